extension KeyRow {
    /// The keys of Emacs that a text has a use for: motion, Ctrl-X for files, Ctrl-K, Ctrl-W and Ctrl-Y, Ctrl-S.
    ///
    /// A killed text is one on the clipboard. What loses its key has one behind Ctrl-C, which Emacs leaves to its users.
    static let emacs = [
        // Moving
        KeyRow("ctrl+b", .moveLeft), KeyRow("ctrl+f", .moveRight), KeyRow("ctrl+p", .moveUp),
        KeyRow("ctrl+n", .moveDown), KeyRow("ctrl+a", .moveToRowStart), KeyRow("ctrl+e", .moveToRowEnd),
        KeyRow("ctrl+v", .pageDown), KeyRow("alt+v", .pageUp), KeyRow("alt+a", .moveParagraphUp),
        KeyRow("alt+e", .moveParagraphDown),
        // Deleting and taking back
        KeyRow("ctrl+d", .deleteForward), KeyRow("ctrl+k", .deleteToParagraphEnd),
        KeyRow("ctrl+_", .undo), KeyRow("ctrl+x u", .undo), KeyRow("ctrl+x r", .redo),
        KeyRow("ctrl+t", .transposeLetters), KeyRow("alt+t", .transposeWords),
        // The region
        KeyRow("ctrl+space", .toggleMark), KeyRow("ctrl+w", .cut), KeyRow("alt+w", .copy),
        KeyRow("ctrl+y", .paste), KeyRow("ctrl+x h", .selectAll), KeyRow("ctrl+g", .cancel),
        // Finding
        KeyRow("ctrl+s", .find), KeyRow("ctrl+r", .findPrevious), KeyRow("alt+%", .replace),
        KeyRow("alt+$", .nextMistake), KeyRow("ctrl+c g", .goTo),
        // Files and windows
        KeyRow("ctrl+x ctrl+s", .save), KeyRow("ctrl+x ctrl+w", .saveAs), KeyRow("ctrl+x ctrl+c", .quit),
        KeyRow("ctrl+x ctrl+f", .openDocument), KeyRow("ctrl+x b", .nextDocument),
        KeyRow("ctrl+x k", .closeDocument), KeyRow("ctrl+c n", .newDocument), KeyRow("ctrl+z", .suspend),
        // Words and screen
        KeyRow("alt+q", .rewrap), KeyRow("alt+u", .upperCase), KeyRow("alt+l", .lowerCase),
        KeyRow("alt+c", .titleCase), KeyRow("ctrl+l", .redraw), KeyRow("ctrl+c p", .runCommand),
        KeyRow("ctrl+c h", .help), KeyRow("ctrl+c k", .togglePanel), KeyRow("ctrl+c t", .focusPanel),
        KeyRow("ctrl+c f", .floatPanel), KeyRow("ctrl+c l", .chooseSpelling), KeyRow("ctrl+c v", .vary),
        KeyRow("ctrl+c s", .showStatus),
    ]
}
