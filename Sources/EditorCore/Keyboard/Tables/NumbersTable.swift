/// The number pad. Done has the cell at the lower left that number pads leave empty, and is on no other kind.
enum NumbersTable {
    static let table = KeyTable(
        ["123,", "456.", "789-"].map { row in half(KeyRow(row.map { .sign(String($0), width: 8) })) } + [
            half(
                KeyRow([
                    PanelKey("Done", spoken: "done", .done, width: 8), .sign("0", width: 8),
                    .sign(":", width: 4), .sign("%", width: 4), FunctionKey.backspace("⌫", 8),
                ]))
        ])

    private static func half(_ row: KeyRow) -> KeyRow {
        var row = row
        row.cut = 2
        return row
    }
}
