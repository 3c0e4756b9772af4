/// Work on files that the session asks the edge for; answers come back through `Terminal.wait`.
public enum FileRequest: Sendable {
    /// Read a file; answered by `opened` or `openFailed`, then by `appended` and `loadEnded` while it streams.
    case open(DocumentID, FilePath)
    /// Go on reading a text that was opened before the screen was up; asked for when the first frame is on it, so that
    /// nothing competes with that frame. Answered by `appended` and `loadEnded`.
    case load(DocumentID)
    /// Write a snapshot; answered by `saved` or `saveFailed`.
    case save(DocumentID, SaveOrder)
    /// List names that begin as `prefix` does, for the Tab key; answered by `names`.
    case complete(FilePath)
    /// Read the writer's settings file anew; answered by `settings`.
    case readSettings
    /// Write the settings file; the stamp is that of the file when it was read. Answered by `settingsSaved`.
    case saveSettings(SettingsText)
    /// Keep something of the program's own for the next run; answered by `keepFailed` alone.
    case keep(StateFile, [UInt8])
    /// Look for texts that former runs have left unsaved; answered by `left`.
    case findLeft
    /// Let journals go whose words are safe, or were given up.
    case forgetLeft([[UInt8]])
    /// Find words for writing Japanese; answered by `dictionary`.
    case readDictionary
    /// Ask the dictionaries; answered by `spelling`.
    case spelling(SpellingRequest)
    /// Note in the journals what happened to a document; news of them come as `journal`.
    case journal(DocumentID, [JournalEntry])
    /// Put the journals on the disk before anything else is done; no answer.
    case syncJournals
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
    /// Names for the Tab key, whole paths, folders with a final slash.
    case names(prefix: FilePath, [FilePath])
    /// The settings file as it is now.
    case settings(Result<SettingsText, SettingsProblem>)
    /// What became of the settings file that was to be written.
    case settingsSaved(SettingsText, Result<FileStamp, SaveProblem>)
    /// What was to be remembered could not be written.
    case keepFailed(StateFile, SaveProblem)
    /// News of the journals.
    case journal(JournalNews)
    /// Texts that former runs have left unsaved, the newest first.
    case left([LeftText])
    /// Words for writing Japanese, and what was chosen of them before.
    case dictionary(DictionaryAnswer)
    /// What the dictionaries say.
    case spelling(SpellingAnswer)
}
