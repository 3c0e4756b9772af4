/// Why a test could not go on; shown as the reason of its failure.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
