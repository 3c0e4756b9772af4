extension KeyBinding {
    /// The keys of WordStar: the diamond of Ctrl with E, S, D, X, and the prefixes Ctrl-K for blocks and files, Ctrl-Q
    /// for quick moves, Ctrl-O for the screen. The second key is the same with Ctrl held or not.
    ///
    /// What WordStar has and a text here has not, such as print codes and overtyping, is left out; Ctrl-B belongs to
    /// terminal multiplexers. What loses its key to the diamond has one behind a prefix.
    static let wordstar = [
        // Moving
        KeyBinding("ctrl+s", .moveLeft), KeyBinding("ctrl+d", .moveRight), KeyBinding("ctrl+e", .moveUp),
        KeyBinding("ctrl+x", .moveDown), KeyBinding("ctrl+a", .moveWordLeft),
        KeyBinding("ctrl+f", .moveWordRight),
        KeyBinding("ctrl+r", .pageUp), KeyBinding("ctrl+c", .pageDown), KeyBinding("ctrl+w", .scrollUp),
        KeyBinding("ctrl+z", .scrollDown), KeyBinding("ctrl+q s", .moveToRowStart),
        KeyBinding("ctrl+q d", .moveToRowEnd),
        KeyBinding("ctrl+q r", .moveToDocumentStart), KeyBinding("ctrl+q c", .moveToDocumentEnd),
        KeyBinding("ctrl+q e", .moveParagraphUp), KeyBinding("ctrl+q x", .moveParagraphDown),
        KeyBinding("ctrl+q p", .lastEdit), KeyBinding("ctrl+q i", .goTo),
        // Deleting and taking back
        KeyBinding("ctrl+g", .deleteForward), KeyBinding("ctrl+t", .deleteWordForward),
        KeyBinding("ctrl+y", .deleteParagraph), KeyBinding("ctrl+q y", .deleteToParagraphEnd),
        KeyBinding("ctrl+u", .undo), KeyBinding("ctrl+q u", .redo),
        // Finding
        KeyBinding("ctrl+q f", .find), KeyBinding("ctrl+q a", .replace), KeyBinding("ctrl+l", .findNext),
        KeyBinding("ctrl+q l", .nextMistake),
        // Blocks
        KeyBinding("ctrl+k b", .toggleMark), KeyBinding("ctrl+k k", .keepSelection),
        KeyBinding("ctrl+k h", .cancel),
        KeyBinding("ctrl+k c", .copy), KeyBinding("ctrl+k v", .paste), KeyBinding("ctrl+k y", .cut),
        KeyBinding("ctrl+k a", .selectAll),
        // Files
        KeyBinding("ctrl+k s", .save), KeyBinding("ctrl+k d", .saveAndClose),
        KeyBinding("ctrl+k x", .saveAndQuit),
        KeyBinding("ctrl+k q", .quit), KeyBinding("ctrl+k e", .openDocument),
        KeyBinding("ctrl+k w", .closeDocument),
        // The screen
        KeyBinding("ctrl+o k", .togglePanel), KeyBinding("ctrl+o t", .focusPanel),
        KeyBinding("ctrl+o l", .redraw),
        KeyBinding("ctrl+o r", .rewrap), KeyBinding("ctrl+o s", .settings),
    ]
}
