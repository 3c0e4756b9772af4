/// Text of unknown origin made safe for a line on a terminal, for messages written while no page is shown.
///
/// Letters, marks, digits, punctuation, symbols and the plain space stay; controls, bidi overrides, invisible and
/// unassigned scalars become `\u{…}`, bytes that are no UTF-8 the replacement sign.
///
/// - Complexity: O(n), n being the bytes.
func printable(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if isPrintable(scalar) {
            text.unicodeScalars.append(scalar)
        } else {
            text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }
    return text
}

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: true
    }
}
