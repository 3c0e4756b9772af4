/// Keys that the kinds share.
enum FunctionKey {
    static func backspace(_ label: String, _ width: Int) -> PanelKey {
        PanelKey(label, plain: "bksp", spoken: "backspace", .key(.backspace), width: width)
    }
    static func enter(_ label: String, _ width: Int) -> PanelKey {
        PanelKey(label, plain: "enter", spoken: "enter", .key(.enter), width: width)
    }
    static func space(_ width: Int) -> PanelKey { PanelKey("space", plain: "spc", .text(" "), width: width) }
    static func shift(_ width: Int) -> PanelKey { PanelKey("shift", plain: "shft", .shift, width: width) }
    static func rightShift(_ width: Int) -> PanelKey {
        PanelKey("shift", plain: "shft", spoken: "right shift", .shift, width: width)
    }
    static func control(_ width: Int) -> PanelKey {
        PanelKey("ctrl", spoken: "control", .sticky(.control), width: width)
    }
    static func alt(_ width: Int) -> PanelKey { PanelKey("alt", .sticky(.alt), width: width) }
    static func tab(_ width: Int) -> PanelKey { PanelKey("tab", .key(.tab), width: width) }
    static func escape(_ width: Int) -> PanelKey {
        PanelKey("esc", spoken: "escape", .key(.escape), width: width)
    }
    static func signs(to page: Int, _ width: Int) -> PanelKey {
        PanelKey("#+=", spoken: "signs", .page(page), width: width)
    }
    static func left(_ width: Int) -> PanelKey {
        PanelKey("←", plain: "<-", spoken: "left arrow", .key(.left), width: width)
    }
    static func right(_ width: Int) -> PanelKey {
        PanelKey("→", plain: "->", spoken: "right arrow", .key(.right), width: width)
    }
    static func up(_ width: Int) -> PanelKey {
        PanelKey("↑", plain: "^", spoken: "up arrow", .key(.up), width: width)
    }
    static func down(_ width: Int) -> PanelKey {
        PanelKey("↓", plain: "v", spoken: "down arrow", .key(.down), width: width)
    }
}
