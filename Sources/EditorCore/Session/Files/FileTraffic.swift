/// Work on files that the session asks the edge for; answers come back through `Terminal.wait`.
public enum FileRequest: Sendable {
    /// Read a file; answered by `opened` or `openFailed`, then by `appended` and `loadEnded` while it streams.
    case open(DocumentID, FilePath)
    /// Read the scratch page of a file, or the one of texts without a name; answered by `opened` or `openFailed`.
    case openScratch(DocumentID, of: FilePath?)
    /// Have the scratch page of a file, or the one of texts without a name, go along to a file's new name; the stamp is
    /// that of an open page. Answered by `scratchCarried`.
    case carryScratch(DocumentID, ScratchCarriage)
    /// Go on reading a text that was opened before the screen was up; asked for when the first frame is on it, so that
    /// nothing competes with that frame. Answered by `appended` and `loadEnded`.
    case load(DocumentID)
    /// Write a snapshot; answered by `saved` or `saveFailed`.
    case save(DocumentID, SaveOrder)
    /// Give a file another name, without taking the place of another; answered by `moved`.
    case move(DocumentID, MoveOrder)
    /// Watch a file that a document has from now on, in place of the one before; news of it come as `stirred`. A writer
    /// also claims it, and hears of others by `openElsewhere` and `openIn`.
    case attend(DocumentID, FilePath, FileStamp?, isWriter: Bool)
    /// Ask another window for the text; answered by `handedOver`.
    case takeOver(DocumentID, Neighbour, KnownFile)
    /// Answer another window that has asked for the text, after the journals are on the disk; answered by
    /// `handOverEnded` where it is given.
    case handOver(DocumentID, HandOverTicket, isGiven: Bool)
    /// Read what the folders of a file want of it; answered by `wishes`.
    case findWishes(DocumentID, FilePath)
    /// A document is left: its file is no more watched or claimed; no answer.
    case release(DocumentID)
    /// See whether somebody else has changed a file, and go on watching it; answered by `looked`.
    case look(DocumentID, KnownFile)
    /// List names that begin as `prefix` does, for the Tab key; answered by `names`.
    case complete(FilePath)
    /// See whether files are there and when they were changed; answered by `glanced`.
    case glance([FilePath])
    /// Read the writer's settings file anew; answered by `settings`.
    case readSettings
    /// Write the settings file; the stamp is that of the file when it was read. Answered by `settingsSaved`.
    case saveSettings(SettingsText)
    /// Keep something of the program's own for the next run; answered by `keepFailed` alone.
    case keep(StateFile, any KeptState)
    /// Change one line of what is kept so, whatever other windows have written there; answered as `keep` is.
    case note(StateFile, NoteChange)
    /// Read what was looked for in former runs; answered by `searches`.
    case recallSearches
    /// Look for texts that former runs have left unsaved; the names are those of the open documents. Answered by
    /// `cutSaves` and `left`, where there are any.
    case findLeft([DocumentID: FilePath])
    /// Take journals, so that no other window does; answered by `leftClaimed`.
    case claimLeft([[UInt8]])
    /// Let other windows take them again.
    case releaseLeft([[UInt8]])
    /// Let journals go whose words are safe.
    case forgetLeft([[UInt8]])
    /// Let journals go whose words the writer has given up. They can be brought back for a week.
    case giveUpLeft([[UInt8]])
    /// Look for those; the names are those of the open documents. Answered by `givenUp`.
    case findGivenUp([DocumentID: FilePath])
    /// Write a version of a file into it whose save was cut off; answered by `mended`.
    case mend(CutSave, CutSave.Version)
    /// Look for what was done to a file in former runs; the text is the one that it has. Answered by `undo`, or not when
    /// there is nothing.
    case findUndo(DocumentID, FilePath, Rope)
    /// Find words for writing Japanese; answered by `dictionary`.
    case readDictionary
    /// Ask the dictionaries; answered by `spelling`.
    case spelling(SpellingRequest)
    /// Read in folders; answered by `folder`.
    case folder(FolderRequest)
    /// Note in the journals what happened to a document; news of them come as `journal`.
    case journal(DocumentID, [JournalEntry])
    /// Put the journals on the disk before anything else is done; no answer.
    case syncJournals
    /// Compare two texts; answered by `compared`.
    case compare(ComparisonOrder)
    /// Look for older versions of a file; answered by `versions`.
    case findVersions(DocumentID, VersionsOrder)
    /// Read a version of a file; answered by `version`.
    case readVersion(DocumentID, FilePath, VersionInfo)
    /// Let all versions of a file go; answered by `versionsForgotten`.
    case forgetVersions(FilePath)
    /// Ask the clipboard of the machine; asked for only where there is a program for it. Answered by `clipboard`.
    case clipboard(ClipboardRequest)
    /// Note what was written, and tell the time and what is noted for today; answered by `writing`.
    case writing(WritingOrder)
    /// Read all notes of writing; answered by `writingRecords`.
    case readWriting
    /// Add a line to the panel's log, where one was asked for; no answer.
    case log(String)
}

/// What the edge says back about files.
public enum FileAnswer: Sendable {
    /// The first part of a file.
    case opened(DocumentID, OpenedText)
    /// A file that cannot be opened.
    case openFailed(DocumentID, FilePath, OpenProblem)
    /// The next part of a file that streams in, to be put at the end of what was loaded before. When its `breakByte`
    /// differs from what was loaded, the whole text is to be read with the new one.
    case appended(DocumentID, Rope)
    /// The end of the stream; a problem leaves the text incomplete. The stamp is the one after reading.
    case loadEnded(DocumentID, Result<FileStamp?, OpenProblem>)
    /// Everything is on the disk, the folder entry too. The reason is that for which the file was written in place; nil
    /// for a file that was replaced.
    case saved(DocumentID, path: FilePath, FileStamp, inPlace: InPlaceReason?)
    /// Nothing of the writer's was harmed; why it was not saved.
    case saveFailed(DocumentID, path: FilePath, SaveProblem)
    /// What became of a file that was to be moved.
    case moved(DocumentID, MoveOrder, Result<FileMove, MoveProblem>)
    /// What became of a scratch page that was to go along.
    case scratchCarried(DocumentID, ScratchCarriage, Result<CarriedScratch, MoveProblem>)
    /// Something may have happened to a document's file. Said once until it is looked at.
    case stirred(DocumentID)
    /// What the folders of a document's file want of it.
    case wishes(DocumentID, EditorConfig)
    /// What a look at a document's file has shown.
    case looked(DocumentID, OutsideLook)
    /// Another window has the file of a document open.
    case openElsewhere(DocumentID, Neighbour)
    /// An editor of another make seems to have the file of a document open.
    case openIn(DocumentID, ForeignEditor)
    /// What came of asking another window for a document.
    case handedOver(DocumentID, HandOver)
    /// Another window asks for a document.
    case asked(DocumentID, HandOverTicket)
    /// Whether the window that asked for a document has it now, and its terminal.
    case handOverEnded(DocumentID, isGiven: Bool, terminal: String)
    /// Names for the Tab key, whole paths, folders with a final slash.
    case names(prefix: FilePath, [FilePath])
    /// What was seen of files.
    case glanced(FileGlances)
    /// The settings file as it is now.
    case settings(Result<SettingsText, SettingsProblem>)
    /// What became of the settings file that was to be written.
    case settingsSaved(SettingsText, Result<FileStamp, SaveProblem>)
    /// What was to be remembered could not be written.
    case keepFailed(StateFile, SaveProblem)
    /// What was looked for in former runs.
    case searches(SearchMemory)
    /// A comparison that was asked for, by its number.
    case compared(Int, ComparedPage)
    /// The versions of a document's file.
    case versions(DocumentID, VersionList)
    /// The text of a version; nil when it cannot be read.
    case version(DocumentID, VersionInfo, Rope?)
    /// Versions are gone; the bytes that they took.
    case versionsForgotten(FilePath, bytes: Int)
    /// News of the journals.
    case journal(JournalNews)
    /// Texts that former runs have left unsaved, the newest first.
    case left([LeftText])
    /// Texts that were given up and are still kept, the newest first.
    case givenUp([LeftText])
    /// Whether journals are this window's own now.
    case leftClaimed([[UInt8]], Bool)
    /// Saves in place that were cut off.
    case cutSaves([CutSave])
    /// What a file holds after it was put right.
    case mended(CutSave, Result<OpenedText, SaveProblem>)
    /// What was done to a file in former runs.
    case undo(DocumentID, UndoAnswer)
    /// Words for writing Japanese, and what was chosen of them before.
    case dictionary(DictionaryAnswer)
    /// What the dictionaries say.
    case spelling(SpellingAnswer)
    /// What is said of the clipboard of the machine.
    case clipboard(ClipboardAnswer)
    /// What was read in folders.
    case folder(FolderAnswer)
    /// What is known of writing.
    case writing(WritingNews)
    /// All notes of writing and the present time; without them, the errno that says why they cannot be read.
    case writingRecords([WritingRecord], now: LocalMoment, problem: Int32?)
}

/// What became of the undo history of former runs.
public enum UndoAnswer: Sendable {
    /// It leads to the text of the file.
    case found(UndoHistory)
    /// Another program has changed the file since, so it leads nowhere and is gone.
    case stale
    /// It could not be kept for the next run.
    case notKept(errno: Int32)
}

/// Two texts to be compared by a worker.
public struct ComparisonOrder: Sendable {
    /// Which of all comparisons this is.
    public var number: Int
    /// The text before.
    public var old: Rope
    /// What it is called on the page.
    public var oldName: String
    /// The text after.
    public var new: Rope
    /// What it is called on the page.
    public var newName: String
    /// Whether changes are told by signs alone.
    public var spelledOut: Bool

    /// Does the work.
    ///
    /// - Complexity: that of `TextComparison`.
    public func page() -> ComparedPage {
        ComparedPage(
            TextComparison(old: old, new: new), oldName: oldName, newName: newName, spelledOut: spelledOut)
    }
}

/// Versions that are looked for.
public struct VersionsOrder: Sendable {
    /// The file, as named by the writer.
    public var path: FilePath
    /// What it holds: a file that was renamed is known by that.
    public var held: Rope
    /// The text as it is now, with which the versions are compared.
    public var present: Rope
    /// How words are counted.
    public var rule: CountingRule

    /// What the file holds, where the present text is another.
    ///
    /// - Complexity: that of a comparison of the two.
    public func lastSaved(at now: LocalMoment) -> VersionInfo? {
        let since = WordChange(TextComparison(old: held, new: present), by: rule)
        guard since != WordChange(inserted: 0, removed: 0) else { return nil }
        return VersionInfo(
            name: [], seconds: 0, saved: now, words: TextFigures(of: held, by: rule).words, since: since)
    }
}
