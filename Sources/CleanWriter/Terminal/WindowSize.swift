import EditorCore
import Glibc

/// The size that the terminal on `descriptor` tells; where it tells none, as a serial line does, LINES and COLUMNS,
/// and failing those 24 × 80.
func windowSize(of descriptor: Int32) -> GridSize {
    var size = winsize()
    let told = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return GridSize(
        rows: told && size.ws_row > 0 ? Int(size.ws_row) : environmentSide("LINES") ?? 24,
        columns: told && size.ws_col > 0 ? Int(size.ws_col) : environmentSide("COLUMNS") ?? 80)
}

private func environmentSide(_ name: String) -> Int? {
    guard let value = getenv(name), let side = Int(String(cString: value)) else { return nil }
    return (1...10_000).contains(side) ? side : nil
}
