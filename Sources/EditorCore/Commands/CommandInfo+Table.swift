extension CommandInfo {
    /// Every command once: its name, its default keys, what it does.
    ///
    /// Each has a chord that any terminal sends: Ctrl with a letter, or Escape and a character. The selecting twins have
    /// theirs by way of the mark: Alt-A, then the plain motion.
    public static let all: [CommandInfo] =
        files + documents + program + editing + finding + spelling + deleting + moving + selecting + tools
        + page + look + goals + panel

    private static let files = [
        CommandInfo(.save, "save", ["ctrl+s", "alt+w"], "Write the text to its file.", in: .files),
        CommandInfo(.saveAs, "save as", ["alt+e"], "Write the text to another file (elsewhere).", in: .files),
        CommandInfo(.newDocument, "new", ["ctrl+n"], "Begin an empty text.", in: .files),
        CommandInfo(
            .openDocument, "open", ["ctrl+o", "alt+8 b"], "Open a file from the list of its folder.",
            in: .files),
        CommandInfo(
            .countBook, "count folder", ["alt+8 w"], "Count the words of all texts of this folder.",
            in: .files),
        CommandInfo(
            .showStoring, "encoding and line ends", ["alt+8 e"],
            "See how this text is stored, and change that.", in: .files),
        CommandInfo(
            .nextDocument, "next text", ["alt+t", "ctrl+pagedown"], "Turn to the next open text.", in: .files),
        CommandInfo(
            .recover, "recover", ["alt+y"], "Open a text that was left unsaved, or was given up.", in: .files),
        CommandInfo(
            .versions, "versions", ["alt+h"], "Look at older versions of this text, and go back to one.",
            in: .files),
        CommandInfo(
            .scratchPage, "scratch page", ["alt+x"], "Turn to the page for cuttings of this text, and back.",
            in: .files),
        CommandInfo(
            .moveToScratch, "move to scratch", ["alt+8 x"], "Move the selection to the scratch page.",
            in: .files),
        CommandInfo(.closeDocument, "close", ["ctrl+w"], "Close this text.", in: .files),
        CommandInfo(
            .saveAndClose, "save and close", ["alt+8 z"], "Save this text, then close it.", in: .files),
        CommandInfo(
            .saveAndQuit, "save and quit", ["alt+8 q"], "Save this text, then leave the program.", in: .files),
        CommandInfo(.quit, "quit", ["ctrl+q", "alt+q"], "Leave the program.", in: .files),
    ]

    private static let program = [
        CommandInfo(
            .cancel, "cancel", ["esc"], "Take one step back, or turn to a question that waits.",
            in: .program),
        CommandInfo(
            .help, "help", ["ctrl+_", "f1"], "Show all commands and their keys; type to find some.",
            in: .program),
        CommandInfo(
            .runCommand, "run command", ["ctrl+p"], "Run a command by some letters of its name.",
            in: .program),
        CommandInfo(
            .showStatus, "status", ["alt+c"],
            "Show name, state and the place of the caret.", in: .program),
        CommandInfo(.settings, "settings", ["alt+;"], "Change the settings in a form.", in: .program),
        CommandInfo(.redraw, "redraw", ["ctrl+l"], "Draw the whole screen anew.", in: .program),
        CommandInfo(
            .suspend, "suspend", ["alt+z"], "Go back to the shell for a while; fg returns.", in: .program),
    ]

    private static let editing = [
        CommandInfo(.undo, "undo", ["ctrl+z"], "Take the last change back.", in: .editing),
        CommandInfo(.redo, "redo", ["ctrl+y"], "Make the change again that was taken back.", in: .editing),
        CommandInfo(
            .cut, "cut", ["ctrl+x", "shift+delete"], "Move the selection to the clipboard.", in: .editing),
        CommandInfo(
            .copy, "copy", ["ctrl+c", "ctrl+insert"], "Copy the selection to the clipboard.", in: .editing),
        CommandInfo(.paste, "paste", ["ctrl+v", "shift+insert"], "Insert the clipboard.", in: .editing),
        CommandInfo(.selectAll, "select all", ["ctrl+a"], "Select the whole text.", in: .editing),
        CommandInfo(
            .toggleMark, "mark", ["alt+a"], "Begin a selection that plain motion extends; again: end it.",
            in: .editing),
        CommandInfo(
            .keepSelection, "keep selection", ["alt+r k"],
            "End the mark; what is selected stays selected.", in: .editing),
    ]

    private static let finding = [
        CommandInfo(.find, "find", ["ctrl+f"], "Find text while you type it.", in: .finding),
        CommandInfo(
            .findInBook, "find in folder", ["alt+8 f"], "Find text in all texts of this folder.", in: .finding
        ),
        CommandInfo(.findNext, "find next", ["alt+.", "f3"], "Go to the next match.", in: .finding),
        CommandInfo(
            .findPrevious, "find previous", ["alt+,", "shift+f3"], "Go to the match before.", in: .finding),
        CommandInfo(
            .replace, "replace", ["ctrl+r"], "Replace text, hit by hit or all at once.", in: .finding),
        CommandInfo(.goTo, "go to", ["ctrl+g"], "Go to a line or a percentage.", in: .finding),
        CommandInfo(
            .outline, "outline", ["alt+o"], "List the chapters and scenes, to go to one or move it.",
            in: .finding),
        CommandInfo(
            .goBack, "go back", ["alt+8 j"], "Go back to where you came from.", in: .finding),
        CommandInfo(
            .lastEdit, "last edit", ["alt+g"], "Go back to where you last changed something.", in: .finding),
    ]

    private static let spelling = [
        CommandInfo(
            .toggleSpelling, "spelling", ["alt+'"], "Mark misspelt words of this text, or stop marking them.",
            in: .spelling),
        CommandInfo(
            .chooseSpelling, "spelling languages", ["alt+%"], "Choose the languages of this text.",
            in: .spelling),
        CommandInfo(
            .nextMistake, "next mistake", ["alt+$", "f7"],
            "Go to the next misspelt word, and choose what is meant.", in: .spelling),
        CommandInfo(
            .previousMistake, "previous mistake", ["alt+#", "shift+f7"],
            "Go to the misspelt word before.", in: .spelling),
    ]

    private static let deleting = [
        CommandInfo(
            .newline, "new paragraph", ["enter", "shift+enter"], "Begin a new paragraph.", in: .deleting),
        CommandInfo(.insertTab, "tab", ["tab"], "Insert a tab.", in: .deleting),
        CommandInfo(
            .vary, "vary letter", ["alt+v"], "Turn the letter before the caret into é, è or another form.",
            in: .deleting),
        CommandInfo(
            .toggleMarks, "typing marks", ["alt+\""],
            "Set quotes and dashes while you type in this text, or not.",
            in: .deleting),
        CommandInfo(
            .setMarks, "typographic marks", ["alt+*"],
            "Set all quotes and dashes, or those of the selection.", in: .deleting),
        CommandInfo(
            .straightenMarks, "straight marks", ["alt+/"],
            "Make all marks straight, or those of the selection.", in: .deleting),
        CommandInfo(
            .deleteBackward, "delete back", ["backspace", "shift+backspace"],
            "Delete the character before the caret.",
            in: .deleting),
        CommandInfo(
            .deleteForward, "delete", ["delete", "ctrl+d"], "Delete the character at the caret.",
            in: .deleting),
        CommandInfo(
            .deleteWordBackward, "delete word back", ["ctrl+backspace", "alt+backspace"],
            "Delete to the start of the word.", in: .deleting),
        CommandInfo(
            .deleteWordForward, "delete word", ["ctrl+delete", "alt+d"], "Delete to the end of the word.",
            in: .deleting),
        CommandInfo(
            .deleteToParagraphEnd, "delete to paragraph end", ["ctrl+u"],
            "Delete to the end of the paragraph.",
            in: .deleting),
        CommandInfo(
            .deleteParagraph, "delete paragraph", ["alt+r d"], "Delete the paragraph with its line end.",
            in: .deleting),
    ]

    private static let moving = [
        CommandInfo(.moveLeft, "left", ["left", "alt+j"], "One character left.", in: .moving),
        CommandInfo(.moveRight, "right", ["right", "alt+l"], "One character right.", in: .moving),
        CommandInfo(.moveUp, "up", ["up", "alt+i"], "One row up.", in: .moving),
        CommandInfo(.moveDown, "down", ["down", "alt+m"], "One row down.", in: .moving),
        CommandInfo(
            .moveWordLeft, "word left", ["ctrl+left", "alt+left", "alt+b"], "One word left.", in: .moving),
        CommandInfo(
            .moveWordRight, "word right", ["ctrl+right", "alt+right", "alt+f"], "One word right.", in: .moving
        ),
        CommandInfo(
            .moveToRowStart, "row start", ["home", "alt+("],
            "To the start of the row, then of the paragraph.",
            in: .moving),
        CommandInfo(
            .moveToRowEnd, "row end", ["end", "alt+)", "ctrl+e"],
            "To the end of the row, then of the paragraph.",
            in: .moving),
        CommandInfo(
            .moveParagraphUp, "paragraph up", ["ctrl+up", "alt+{"], "One paragraph up.", in: .moving),
        CommandInfo(
            .moveParagraphDown, "paragraph down", ["ctrl+down", "alt+}"], "One paragraph down.", in: .moving),
        CommandInfo(.pageUp, "page up", ["pageup", "alt+p"], "One screenful up.", in: .moving),
        CommandInfo(.pageDown, "page down", ["pagedown", "alt+n"], "One screenful down.", in: .moving),
        CommandInfo(
            .moveToDocumentStart, "start", ["ctrl+home", "alt+<"], "To the start of the text.", in: .moving),
        CommandInfo(
            .moveToDocumentEnd, "end", ["ctrl+end", "alt+>"], "To the end of the text.", in: .moving),
        CommandInfo(.scrollUp, "scroll up", ["alt+-"], "Show one row more above.", in: .moving),
        CommandInfo(.scrollDown, "scroll down", ["alt+=", "alt++"], "Show one row more below.", in: .moving),
    ]

    private static let selecting = [
        CommandInfo(.selectLeft, "select left", ["shift+left"], "Select one character left.", in: .selecting),
        CommandInfo(
            .selectRight, "select right", ["shift+right"], "Select one character right.", in: .selecting),
        CommandInfo(.selectUp, "select up", ["shift+up"], "Select one row up.", in: .selecting),
        CommandInfo(.selectDown, "select down", ["shift+down"], "Select one row down.", in: .selecting),
        CommandInfo(
            .selectWordLeft, "select word left", ["ctrl+shift+left", "alt+shift+left"],
            "Select one word left.",
            in: .selecting),
        CommandInfo(
            .selectWordRight, "select word right", ["ctrl+shift+right", "alt+shift+right"],
            "Select one word right.",
            in: .selecting),
        CommandInfo(
            .selectToRowStart, "select to row start", ["shift+home"], "Select to the start of the row.",
            in: .selecting),
        CommandInfo(
            .selectToRowEnd, "select to row end", ["shift+end"], "Select to the end of the row.",
            in: .selecting),
        CommandInfo(
            .selectParagraphUp, "select paragraph up", ["ctrl+shift+up"], "Select one paragraph up.",
            in: .selecting),
        CommandInfo(
            .selectParagraphDown, "select paragraph down", ["ctrl+shift+down"], "Select one paragraph down.",
            in: .selecting),
        CommandInfo(
            .selectPageUp, "select page up", ["shift+pageup"], "Select one screenful up.", in: .selecting),
        CommandInfo(
            .selectPageDown, "select page down", ["shift+pagedown"], "Select one screenful down.",
            in: .selecting),
        CommandInfo(
            .selectToDocumentStart, "select to start", ["ctrl+shift+home"],
            "Select to the start of the text.",
            in: .selecting),
        CommandInfo(
            .selectToDocumentEnd, "select to end", ["ctrl+shift+end"], "Select to the end of the text.",
            in: .selecting),
    ]

    private static let panel = [
        CommandInfo(
            .togglePanel, "keyboard", ["ctrl+k"], "Show the keyboard panel, or hide it.", in: .panel),
        CommandInfo(
            .focusPanel, "use keyboard", ["ctrl+t"],
            "Walk the panel's keys with arrows or by name; Enter presses.", in: .panel),
        CommandInfo(
            .swapPanelKind, "other keys", ["alt+k"], "Show the keys that were shown before.", in: .panel),
        CommandInfo(
            .floatPanel, "float keyboard", ["alt+u"], "Let the panel float, or dock it again.", in: .panel),
        CommandInfo(
            .splitPanel, "split keyboard", ["alt+s"], "Part the panel in two, or join it again.", in: .panel),
        CommandInfo(.showLetters, "letters", ["alt+1"], "Show letters.", in: .panel),
        CommandInfo(.showNumbers, "numbers", ["alt+2"], "Show the number pad.", in: .panel),
        CommandInfo(.showSymbols, "symbols", ["alt+3"], "Show dashes, quotes and marks.", in: .panel),
        CommandInfo(
            .showExtraRow, "extra row", ["alt+4"], "Show your own row of keys alone.", in: .panel),
        CommandInfo(
            .showJapanese, "japanese", ["alt+5"], "Show kana, when the settings have them on.",
            in: .panel),
        CommandInfo(.showHelpBar, "help bar", ["alt+6"], "Show the keys that are of use now.", in: .panel),
    ]
}
