/// Puts what happened into words, in one place. Each sentence says what happened, what is safe, and what to do.
public enum Messages {
    /// A file cannot be opened; begins with its name and has no full stop.
    public static func cannotOpen(_ name: String, _ problem: OpenProblem) -> String {
        "\(name) \(reason(problem))"
    }

    /// A scratch page could not go along with its text.
    static func scratchStays(_ carriage: ScratchCarriage) -> String {
        let former = carriage.former.map { text($0.lastComponent) } ?? "texts without a name"
        return
            "the scratch page of \(former) could not go along to \(text(carriage.owner.lastComponent)); it is safe where it was"
    }

    /// There is no scratch page, as a sentence without a full stop.
    static func noScratch(_ problem: OpenProblem) -> String {
        switch problem {
        case .noSuchFolder: "there is no place for a scratch page: the environment names no home folder"
        default: "the scratch page \(reason(problem))"
        }
    }

    /// What is wrong, as the rest of a sentence that begins with the name.
    static func reason(_ problem: OpenProblem) -> String {
        switch problem {
        case .isDirectory: "is a folder, not a text"
        case .isFIFO, .isSocket, .isDevice, .isVirtual: "is not a file that can be written in"
        case .notPermitted: "may not be read by you"
        case .linkLoop: "is a link that leads back to itself"
        case .nameTooLong: "has too long a name"
        case .noSuchFolder: "is in a folder that does not exist"
        case .tooLarge: "is larger than this machine's memory can hold"
        case .shrank: "got shorter while it was being read"
        case .failed(let errno): "could not be read: \(fault(errno))"
        }
    }

    /// A file that another window has open.
    static func openElsewhere(_ neighbour: Neighbour, _ name: String) -> String {
        let place = [
            neighbour.terminal.isEmpty ? nil : neighbour.terminal, neighbour.host.map { "on \($0)" },
            "since \(neighbour.since)",
        ].compactMap(\.self).joined(separator: " ")
        return "\(name) is open in another window (\(place))."
    }

    /// A file that an editor of another make seems to have open.
    static func openIn(_ editor: ForeignEditor, _ name: String) -> String {
        let owner = editor.owner.isEmpty ? "" : " (\(editor.owner))"
        return "\(name) seems to be open in \(editor.name) too\(owner); save with care"
    }

    /// A text that another window has taken over.
    static func handedOver(_ name: String, to terminal: String) -> String {
        "\(name) goes on in the other window" + (terminal.isEmpty ? "" : " (\(terminal))")
    }

    /// What has become of the file of an open text, as the rest of a sentence that begins with the name.
    static func nowUnreadable(_ problem: OpenProblem) -> String {
        switch problem {
        case .isDirectory: "is a folder now"
        case .isFIFO, .isSocket, .isDevice, .isVirtual: "is no plain file now"
        case .notPermitted, .linkLoop, .nameTooLong, .noSuchFolder, .tooLarge, .shrank, .failed:
            "can no longer be read"
        }
    }

    /// What is to be known of a file before anything is written.
    static func remark(
        _ remark: OpenedText.Remark, on path: FilePath, storingKey: String
    ) -> String {
        switch remark {
        case .folderIsMissing:
            "the folder \(text(path.folder?.bytes ?? path.bytes)) is not there yet; it can be made when you save"
        case .holdsOtherBytes:
            "some bytes are no UTF-8, and stay as they are; \(storingKey) reads them as Latin-1"
        }
    }

    static func cannotSave(_ name: String, _ problem: SaveProblem) -> String {
        switch problem {
        case .changedOutside: "\(name) was changed by another program since you opened it."
        case .vanished: "\(name) is no longer there."
        case .exists(let size, let modified):
            "\(name) exists already (\(bytes(size)), \(CalendarDate(nanoseconds: modified)))."
        case .noSuchFolder(let folder): "The folder \(text(folder.bytes)) does not exist."
        case .readOnly: "\(name) is read-only."
        case .refused(let refusal): "\(name) \(reason(refusal)). Your text is safe here."
        case .unprotected(let reason):
            "\(name) \(Self.reason(reason)), so it is written in place, and there is nowhere to keep its old version meanwhile."
        case .notUTF16:
            "Not saved: the text holds bytes that \(name) cannot keep, being UTF-16. \(safe) Take them out and save again."
        case .mixesEncodings:
            "\(name) has bytes that are no UTF-8, and now letters that are: other programs will misread the one or the other."
        case .diskFull(let needed):
            "Not saved: the disk is full, \(bytes(needed)) needed. \(safe) Free some space and save again."
        case .notConfirmed(let errno):
            "Written, but the disk did not confirm it: \(fault(errno)). Save again, or to another place."
        case .othersKept(let path):
            "Saved. Another program's version of it was kept as \(text(path.lastComponent))."
        case .putBack(let errno):
            "Not saved: \(fault(errno)). \(name) was put back as it was, your text is safe here. Try another place."
        case .damaged(let errno, let old?):
            "\(name) may be damaged: \(fault(errno)). Its old version is in \(text(old.bytes)), your text is beside it and safe here."
        case .damaged(let errno, nil):
            "\(name) may be damaged: \(fault(errno)). Your text is safe here."
        case .failed(let errno):
            "Not saved: \(fault(errno)). \(safe) Try another place."
        }
    }

    /// A pattern cannot be looked for, or what is to be put in is not fit for it.
    static func cannotFind(_ problem: PatternProblem) -> String {
        switch problem {
        case .missing(let package): "patterns need the package \(package); plain words are found without it"
        case .malformed(let what, let letters): "no pattern yet, letter \(letters + 1): \(what)"
        case .tooHard: "this pattern takes too long here; make it say more"
        case .noGroup(let name): "the pattern has no group \(name); a dollar sign is $$"
        }
    }

    /// Nothing was copied here, and no other clipboard can be asked.
    static let nothingToPaste =
        "nothing was copied here; the terminal's own key pastes from elsewhere: Ctrl-Shift-V, Shift-Insert or a long press"

    /// The first words of a text, with a mark where they are cut.
    static func excerpt(_ words: String) -> String {
        words.count > 24 ? words.prefix(23) + "…" : words
    }

    /// The settings cannot be read, and so not be changed.
    public static func cannotReadSettings(_ problem: SettingsProblem) -> String {
        switch problem {
        case .noPlace: "your settings have no place: the environment names no home folder"
        case .exposed: "your settings were not read: others may write in that file"
        case .unusable: "your settings were not read: that is no plain file of usual size"
        case .failed(let errno): "your settings could not be read: \(fault(errno))"
        }
    }

    static func cannotSaveSettings(_ problem: SaveProblem) -> String {
        switch problem {
        case .changedOutside, .vanished, .exists:
            "settings not saved: another program changed them just now; save again"
        case .noSuchFolder: "settings not saved: there is no folder for them"
        case .readOnly: "settings not saved: that file is read-only"
        case .refused(let refusal): "settings not saved: that file \(reason(refusal))"
        case .diskFull, .unprotected: "settings not saved: the disk is full; free some space and save again"
        case .othersKept(let path):
            "settings saved; another program's version was kept as \(text(path.lastComponent))"
        case .notConfirmed(let errno):
            "settings written, but the disk did not confirm it: \(fault(errno)); save again"
        case .notUTF16, .mixesEncodings: "settings not saved: that file is no plain text"
        case .damaged(let errno, let old):
            "your settings may be damaged: \(fault(errno))"
                + (old.map { "; the old ones are in \(text($0.bytes))" } ?? "")
        case .failed(let errno), .putBack(let errno):
            "settings not saved: \(fault(errno))"
        }
    }

    /// Said once of each file that is written in place.
    static func savedInPlace(_ name: String, _ why: InPlaceReason) -> String {
        "saved; \(name) \(reason(why)), so it is written in place, and stays safe meanwhile"
    }

    /// Why a file keeps its place on the disk, as the rest of a sentence that begins with its name.
    private static func reason(_ reason: InPlaceReason) -> String {
        switch reason {
        case .otherNames: "has another name too"
        case .foreignOwner: "belongs to someone else"
        case .closedFolder: "is in a folder that you may not write in"
        case .mountPoint: "is mounted from elsewhere"
        case .metadata: "has attributes that a new file would lose"
        }
    }

    /// Nothing can be looked up.
    static func cannotSpell(_ problem: SpellingProblem) -> String {
        switch problem {
        case .noLibrary: "spelling needs Hunspell: install the package libhunspell-1.7-0"
        case .noDictionary(let name):
            "there is no dictionary for \(name): install the package \(DictionaryPackage.name(for: name))"
        case .unreadable(let name): "the dictionary for \(name) cannot be read by this system"
        }
    }

    private static let safe = "Your file is as it was, your text is safe here."

    /// A file whose save was cut off could not be put right.
    static func cannotMend(_ name: String, _ problem: SaveProblem) -> String {
        let reason =
            switch problem {
            case .refused(let refusal): "it \(Self.reason(refusal))"
            case .diskFull: "the disk is full"
            case .failed(let errno), .notConfirmed(let errno), .putBack(let errno): fault(errno)
            default: "the file changed meanwhile"
            }
        return "\(name) could not be put right: \(reason). Both versions are still kept."
    }

    /// Something of the program's own that will be forgotten.
    static func cannotKeep(_ what: String, _ problem: SaveProblem) -> String {
        let sentence = "\(what) cannot be remembered for the next time"
        if case .failed(let errno) = problem { return "\(sentence): \(fault(errno))" }
        return sentence
    }

    /// Words are not kept for the case of a crash.
    static func cannotKeepJournal(_ trouble: JournalTrouble) -> String {
        "after a crash, unsaved words could not be brought back: \(reason(trouble)); save often"
    }

    /// Unsaved words have another place than usual.
    static func keptBeside(_ name: String, _ trouble: JournalTrouble) -> String {
        "in case of a crash, unsaved words are kept beside \(name): in the usual place, \(reason(trouble))"
    }

    /// The same as a mark that stays.
    static func notKept(_ trouble: JournalTrouble) -> String { "not kept for a crash: \(reason(trouble))" }

    private static func reason(_ trouble: JournalTrouble) -> String {
        switch trouble {
        case .noFolder: "there is no folder to keep them in"
        case .exposed: "others can read where they are kept"
        case .diskFull: "the disk is full"
        case .failed(let errno): fault(errno)
        }
    }

    static func reason(_ refusal: SaveRefusal) -> String {
        switch refusal {
        case .closedFolder: "is in a folder that you may not write in"
        case .notPermitted: "may not be written by you"
        case .readOnlyDisk: "is on a read-only disk"
        case .notAFile, .notARealFile: "is not a file that can be written in"
        case .immutable: "is locked against changes"
        case .linkLoop: "is a link that leads back to itself"
        case .strangersLink: "is a link that someone else made where anybody can"
        case .nameTooLong: "is too long a name"
        case .sizeLimit: "would be larger than the system allows"
        }
    }

    /// A size as people say it.
    public static func bytes(_ count: Int) -> String {
        switch count {
        case 1: "1 byte"
        case ..<1_000: "\(count) bytes"
        case ..<1_000_000: "\((count + 500) / 1_000) KB"
        case ..<1_000_000_000: "\((count + 500_000) / 1_000_000) MB"
        default: "\((count + 500_000_000) / 1_000_000_000) GB"
        }
    }

    /// A number of words as people say it, such as `1,204 words`.
    static func words(_ count: Int) -> String { count == 1 ? "1 word" : "\(number(count)) words" }

    /// Words that came and went, such as `+214 −12`.
    static func change(_ change: WordChange) -> String {
        if change.inserted == 0, change.removed == 0 { return "the same words" }
        return "+\(number(change.inserted)) −\(number(change.removed))"
    }

    /// A number with a comma behind the thousands.
    static func number(_ count: Int) -> String {
        var digits = String(count)
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
            place -= 3
        }
        return digits
    }

    /// Raw bytes as text to be shown; what is not UTF-8 shows as replacement signs.
    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
