/// Everything that the editor can be told to do, as a value that can be listed, compared and replayed.
public enum Command: String, CaseIterable, Hashable, Sendable {
    // Files and windows
    case save, recover, versions, quit, newDocument, openDocument, closeDocument, nextDocument, saveAs
    case scratchPage, moveToScratch
    case countBook, showStoring
    case suspend, redraw, help, runCommand, showStatus, settings
    case saveAndClose, saveAndQuit
    // Undo and clipboard
    case undo, redo, cut, copy, paste, selectAll, toggleMark, keepSelection
    // Finding and going
    case outline, goBack
    case find, findNext, findPrevious, findInBook, replace, goTo, lastEdit
    // Spelling
    case toggleSpelling, chooseSpelling, nextMistake, previousMistake
    // Deleting and inserting
    case newline, insertTab, vary
    // Typographic marks
    case toggleMarks, setMarks, straightenMarks
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward, deleteToParagraphEnd
    case deleteParagraph
    // Moving; each has a twin that selects
    case moveLeft, moveRight, moveUp, moveDown, moveWordLeft, moveWordRight
    case moveToRowStart, moveToRowEnd, moveParagraphUp, moveParagraphDown
    case pageUp, pageDown, moveToDocumentStart, moveToDocumentEnd
    case selectLeft, selectRight, selectUp, selectDown, selectWordLeft, selectWordRight
    case selectToRowStart, selectToRowEnd, selectParagraphUp, selectParagraphDown
    case selectPageUp, selectPageDown, selectToDocumentStart, selectToDocumentEnd
    case scrollUp, scrollDown
    // Text tools
    case rewrap, joinLines, moveTextUp, moveTextDown, sortLines, sortBlocks, transposeWords, transposeLetters
    case changeCase, lowerCase, titleCase, upperCase, sentenceCase
    case growSelection, shrinkSelection, selectSentence, selectParagraph, lookOver
    // Counts and goals
    case showCounts, setGoal, showStatistics, runTimer, toggleDrafting
    // How the page looks
    case turnFocus, focusOff, focusRow, focusSentence, focusParagraph, toggleMarkdown, turnTheme
    case widerPage, narrowerPage, toggleTypewriter, turnParagraphs, hideEverything
    // The keyboard panel
    case togglePanel, focusPanel, swapPanelKind, floatPanel, splitPanel
    case showLetters, showNumbers, showSymbols, showExtraRow, showJapanese, showHelpBar
    // One step back out of whatever is going on
    case cancel
}

extension Command {
    /// The motion that this command selects by; nil when it is no selecting twin. With the mark set, the motion selects
    /// just as the twin does.
    public var motion: Command? { Self.motions[self] }

    private static let motions: [Command: Command] = [
        .selectLeft: .moveLeft, .selectRight: .moveRight, .selectUp: .moveUp, .selectDown: .moveDown,
        .selectWordLeft: .moveWordLeft, .selectWordRight: .moveWordRight,
        .selectToRowStart: .moveToRowStart, .selectToRowEnd: .moveToRowEnd,
        .selectParagraphUp: .moveParagraphUp, .selectParagraphDown: .moveParagraphDown,
        .selectPageUp: .pageUp, .selectPageDown: .pageDown,
        .selectToDocumentStart: .moveToDocumentStart, .selectToDocumentEnd: .moveToDocumentEnd,
    ]
}
