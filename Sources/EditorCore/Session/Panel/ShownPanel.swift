/// The panel as it is on the screen.
struct ShownPanel {
    var content: PanelContent
    var frame: PanelFrame
    var layout: PanelLayout
    /// This panel alone.
    private var painted: Frame?

    init(_ content: PanelContent, in frame: PanelFrame) {
        self.content = content
        self.frame = frame
        layout = PanelLayout(content, in: frame)
    }

    /// Draws the panel in front of a page. What looks the same from key to key is painted once: a float as a whole, of a
    /// docked panel all but the rule, in which the foot line speaks.
    ///
    /// - Parameter offset: rows by which a docked panel still lies below its place while it slides.
    mutating func paint(into screen: inout Frame, offset: Int = 0) {
        let painter = PanelPainter(content, layout, in: frame)
        guard content.arrangement == .docked else {
            let picture = picture(of: screen.size, by: painter)
            for part in frame.parts { screen.take(part, from: picture) }
            return
        }
        painter.paintRule(into: &screen, offset: offset)
        let picture = picture(of: screen.size, by: painter)
        let first = frame.bounds.origin.row + offset + 1
        for row in first..<max(first, screen.size.rows) {
            screen.take(row: row, from: picture, offset: offset)
        }
    }

    /// The panel on an empty screen.
    private mutating func picture(of size: GridSize, by painter: PanelPainter) -> Frame {
        if let painted, painted.size == size { return painted }
        var blank = Frame(size: size)
        painter.paint(into: &blank)
        painted = blank
        return blank
    }
}
