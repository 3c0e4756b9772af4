import Testing

@testable import EditorCore

@Suite struct MessagesTests {
    static let problems: [SaveProblem] = [
        .changedOutside, .vanished, .exists(size: 1_234, modified: 0), .noSuchFolder(FilePath("a")),
        .diskFull(needed: 5_000_000), .notConfirmed(errno: 5), .othersKept(FilePath("a.theirs")),
        .failed(errno: 5), .readOnly, .putBack(errno: 5), .damaged(errno: 5, old: nil),
        .damaged(errno: 5, old: FilePath("/state/1.old")), .unprotected(.otherNames),
        .refused(.closedFolder), .refused(.notPermitted), .refused(.readOnlyDisk),
        .refused(.notAFile), .refused(.immutable), .refused(.linkLoop), .refused(.nameTooLong),
        .refused(.notARealFile), .refused(.strangersLink), .refused(.sizeLimit),
    ]

    @Test(arguments: problems)
    func `every failure is a sentence`(problem: SaveProblem) {
        let sentence = Messages.cannotSave("draft.txt", problem)
        #expect(sentence.hasSuffix(".") && sentence.first?.isLowercase == (sentence.hasPrefix("draft.txt")))
    }

    @Test(arguments: problems)
    func `every failure of the settings is a sentence without a stop`(problem: SaveProblem) {
        let sentence = Messages.cannotSaveSettings(problem)
        #expect(sentence.hasPrefix("settings ") || sentence.hasPrefix("your settings "))
        #expect(!sentence.hasSuffix("."))
    }

    @Test(arguments: [.otherNames, .foreignOwner, .closedFolder, .mountPoint, .metadata] as [InPlaceReason])
    func `every reason to write in place is told`(reason: InPlaceReason) {
        let sentence = Messages.savedInPlace("draft.txt", reason)
        #expect(sentence.hasPrefix("saved; draft.txt ") && sentence.contains("written in place"))
    }

    @Test(arguments: [
        (0, "1 Jan 1970"), (1_709_164_800, "29 Feb 2024"), (-86_400, "31 Dec 1969"),
        (1_796_000_000, "30 Nov 2026"),
    ])
    func `dates are right`(seconds: Int64, expected: String) {
        #expect("\(CalendarDate(nanoseconds: seconds * 1_000_000_000))" == expected)
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1_500, "2 KB"), (2_400_000, "2 MB"), (1_000_000_000, "1 GB"),
    ])
    func `sizes are said as people say them`(count: Int, expected: String) {
        #expect(Messages.bytes(count) == expected)
    }
}
