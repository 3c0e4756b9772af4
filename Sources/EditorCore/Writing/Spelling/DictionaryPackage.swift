/// Names of the packages in which Debian has dictionaries for Hunspell.
public enum DictionaryPackage {
    /// Languages whose packages are named by country too, with the country that is meant when none is named.
    private static let countries = ["en": "us", "de": "de", "pt": "pt"]

    /// The package that brings the dictionary `name`, such as `hunspell-en-us` for `en_US` and for `en`, and `hunspell-fr`
    /// for `fr_FR`.
    public static func name(for name: String) -> String {
        let parts = name.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first else { return "hunspell-en-us" }
        guard let usual = countries[language] else { return "hunspell-\(language)" }
        return "hunspell-\(language)-\(parts.count > 1 ? parts[1] : usual)"
    }
}
