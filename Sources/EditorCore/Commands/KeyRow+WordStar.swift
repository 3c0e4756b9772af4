extension KeyRow {
    /// The keys of WordStar: the diamond of Ctrl with E, S, D, X, and the prefixes Ctrl-K for blocks and files, Ctrl-Q
    /// for quick moves, Ctrl-O for the screen. The second key is the same with Ctrl held or not.
    ///
    /// What WordStar has and a text here has not, such as print codes and overtyping, is left out; Ctrl-B belongs to
    /// terminal multiplexers. What loses its key to the diamond has one behind a prefix.
    static let wordstar = [
        // Moving
        KeyRow("ctrl+s", .moveLeft), KeyRow("ctrl+d", .moveRight), KeyRow("ctrl+e", .moveUp),
        KeyRow("ctrl+x", .moveDown), KeyRow("ctrl+a", .moveWordLeft), KeyRow("ctrl+f", .moveWordRight),
        KeyRow("ctrl+r", .pageUp), KeyRow("ctrl+c", .pageDown), KeyRow("ctrl+w", .scrollUp),
        KeyRow("ctrl+z", .scrollDown), KeyRow("ctrl+q s", .moveToRowStart), KeyRow("ctrl+q d", .moveToRowEnd),
        KeyRow("ctrl+q r", .moveToDocumentStart), KeyRow("ctrl+q c", .moveToDocumentEnd),
        KeyRow("ctrl+q e", .moveParagraphUp), KeyRow("ctrl+q x", .moveParagraphDown),
        KeyRow("ctrl+q p", .lastEdit), KeyRow("ctrl+q i", .goTo),
        // Deleting and taking back
        KeyRow("ctrl+g", .deleteForward), KeyRow("ctrl+t", .deleteWordForward),
        KeyRow("ctrl+y", .deleteParagraph), KeyRow("ctrl+q y", .deleteToParagraphEnd),
        KeyRow("ctrl+u", .undo), KeyRow("ctrl+q u", .redo),
        // Finding
        KeyRow("ctrl+q f", .find), KeyRow("ctrl+q a", .replace), KeyRow("ctrl+l", .findNext),
        KeyRow("ctrl+q l", .nextMistake),
        // Blocks
        KeyRow("ctrl+k b", .toggleMark), KeyRow("ctrl+k k", .keepSelection), KeyRow("ctrl+k h", .cancel),
        KeyRow("ctrl+k c", .copy), KeyRow("ctrl+k v", .paste), KeyRow("ctrl+k y", .cut),
        KeyRow("ctrl+k a", .selectAll),
        // Files
        KeyRow("ctrl+k s", .save), KeyRow("ctrl+k d", .saveAndClose), KeyRow("ctrl+k x", .saveAndQuit),
        KeyRow("ctrl+k q", .quit), KeyRow("ctrl+k e", .openDocument), KeyRow("ctrl+k w", .closeDocument),
        // The screen
        KeyRow("ctrl+o k", .togglePanel), KeyRow("ctrl+o t", .focusPanel), KeyRow("ctrl+o l", .redraw),
        KeyRow("ctrl+o r", .rewrap), KeyRow("ctrl+o s", .settings),
    ]
}
