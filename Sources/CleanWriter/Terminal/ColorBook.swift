import EditorCore
import Glibc

/// The numbers by which a terminal knows the colours of a look.
///
/// Where it has true colours but a description of 256, ncurses can only name those. Each colour then has a number of its
/// own, the nearest that is free, and `exactColors` is put in its place in what ncurses writes (`ExactColors`). The
/// rejected way, to give the numbers other colours in the terminal itself, changes other windows too, and stays when the
/// program is killed.
struct ColorBook: Sendable {
    /// What can be told apart on the terminal.
    enum Depth: Hashable, Sendable {
        /// Attributes only.
        case none
        /// The eight colours of ANSI, whose tones the terminal decides; and their bright forms.
        case eight, sixteen
        /// xterm's 256 colours, from 16 on the same everywhere.
        case full
        /// The same in the description of the terminal, and true colours behind it.
        case exact
        /// True colours, whose number is the colour itself; only the first eight are those of ANSI.
        case direct
    }

    /// What the terminal can do.
    let depth: Depth
    /// True colours by their stand-ins.
    private(set) var exactColors: [Int32: RGBColor] = [:]
    private var numbers: [RGBColor: Int32] = [:]

    /// Finds a number for each colour.
    ///
    /// - Parameter taken: numbers that stand for themselves.
    init(_ depth: Depth, colors: [RGBColor], taken: [Int32]) {
        self.depth = depth
        // The terminal's own colours need no numbers, and to look at all 240 is a twentieth of the start.
        guard !colors.isEmpty else { return }
        var free: [NumberedColor]
        switch depth {
        case .full, .exact: free = (16..<256).map(NumberedColor.init)
        case .eight: free = (0..<8).map(NumberedColor.init)
        case .sixteen: free = (0..<16).map(NumberedColor.init)
        case .none, .direct: return
        }
        if depth == .exact { free.removeAll { taken.contains($0.number) } }
        for color in colors where numbers[color] == nil {
            guard let index = PerceptualColor(color).nearest(of: free) else { continue }
            numbers[color] = free[index].number
            if depth == .exact { exactColors[free.remove(at: index).number] = color }
        }
    }

    /// The number of a colour; nil where there are none.
    subscript(color: RGBColor) -> Int32? {
        // Below eight are the colours of ANSI: black comes out as the darkest blue.
        depth == .direct ? max(8, Int32(color.value)) : numbers[color]
    }
}

/// A colour of xterm as it is seen.
struct NumberedColor {
    let number: Int32
    let color: PerceptualColor

    init(_ number: Int32) {
        self.number = number
        color = PerceptualColor(PerceptualColor.xterm(number))
    }
}

/// A colour in OKLab (Björn Ottosson, 2020), in which distances are about those that are seen.
struct PerceptualColor {
    private let lightness, greenRed, blueYellow: Double

    init(_ color: RGBColor) {
        let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    }

    /// The index of the nearest; of equally near ones the first.
    func nearest(of colors: [NumberedColor]) -> Int? {
        colors.indices.min { distance(to: colors[$0].color) < distance(to: colors[$1].color) }
    }

    private func distance(to other: PerceptualColor) -> Double {
        let (a, b, c) = (
            lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
        )
        return a * a + b * b + c * c
    }

    /// The share of light (IEC 61966-2-1).
    private static func linear(_ share: UInt8) -> Double {
        let value = Double(share) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// What xterm shows for a number below 256. Of the first sixteen, terminals have tones of their own.
    static func xterm(_ number: Int32) -> RGBColor {
        let ansi: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        let number = UInt32(clamping: number)
        if number < 16 { return RGBColor(ansi[Int(number)]) }
        if number >= 232 { return RGBColor((8 + 10 * min(number - 232, 23)) * 0x010101) }
        let step = { (digit: UInt32) in digit == 0 ? 0 : 55 + 40 * digit }
        let cube = number - 16
        return RGBColor(step(cube / 36) << 16 | step(cube / 6 % 6) << 8 | step(cube % 6))
    }
}
