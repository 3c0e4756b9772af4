extension KeyBinding {
    /// The keys of Emacs that a text has a use for: motion, Ctrl-X for files, Ctrl-K, Ctrl-W and Ctrl-Y, Ctrl-S.
    ///
    /// A killed text is one on the clipboard. What loses its key has one behind Ctrl-C, which Emacs leaves to its users.
    static let emacs = [
        // Moving
        KeyBinding("ctrl+b", .moveLeft), KeyBinding("ctrl+f", .moveRight), KeyBinding("ctrl+p", .moveUp),
        KeyBinding("ctrl+n", .moveDown), KeyBinding("ctrl+a", .moveToRowStart),
        KeyBinding("ctrl+e", .moveToRowEnd),
        KeyBinding("ctrl+v", .pageDown), KeyBinding("alt+v", .pageUp), KeyBinding("alt+a", .moveParagraphUp),
        KeyBinding("alt+e", .moveParagraphDown),
        // Deleting and taking back
        KeyBinding("ctrl+d", .deleteForward), KeyBinding("ctrl+k", .deleteToParagraphEnd),
        KeyBinding("ctrl+_", .undo), KeyBinding("ctrl+x u", .undo), KeyBinding("ctrl+x r", .redo),
        KeyBinding("ctrl+t", .transposeLetters), KeyBinding("alt+t", .transposeWords),
        // The region
        KeyBinding("ctrl+space", .toggleMark), KeyBinding("ctrl+w", .cut), KeyBinding("alt+w", .copy),
        KeyBinding("ctrl+y", .paste), KeyBinding("ctrl+x h", .selectAll), KeyBinding("ctrl+g", .cancel),
        // Finding
        KeyBinding("ctrl+s", .find), KeyBinding("ctrl+r", .findPrevious), KeyBinding("alt+%", .replace),
        KeyBinding("alt+$", .nextMistake), KeyBinding("ctrl+c g", .goTo),
        // Files and windows
        KeyBinding("ctrl+x ctrl+s", .save), KeyBinding("ctrl+x ctrl+w", .saveAs),
        KeyBinding("ctrl+x ctrl+c", .quit),
        KeyBinding("ctrl+x ctrl+f", .openDocument), KeyBinding("ctrl+x b", .nextDocument),
        KeyBinding("ctrl+x k", .closeDocument), KeyBinding("ctrl+c n", .newDocument),
        KeyBinding("ctrl+z", .suspend),
        // Words and screen
        KeyBinding("alt+q", .rewrap), KeyBinding("alt+u", .upperCase), KeyBinding("alt+l", .lowerCase),
        KeyBinding("alt+c", .titleCase), KeyBinding("ctrl+l", .redraw), KeyBinding("ctrl+c p", .runCommand),
        KeyBinding("ctrl+c h", .help), KeyBinding("ctrl+c k", .togglePanel),
        KeyBinding("ctrl+c t", .focusPanel),
        KeyBinding("ctrl+c f", .floatPanel), KeyBinding("ctrl+c l", .chooseSpelling),
        KeyBinding("ctrl+c v", .vary),
        KeyBinding("ctrl+c s", .showStatus),
    ]
}
