import Testing

@testable import CleanWriter

@Suite struct RightsTests {
    @Test(arguments: [
        (1000, 1000, 1000, 1000, true), (0, 0, 0, 0, true), (1000, 0, 1000, 1000, false),
        (0, 1000, 0, 0, false), (1000, 1000, 1000, 5, false),
    ])
    func `the program runs only with the rights of its caller`(
        user: UInt32, effectiveUser: UInt32, group: UInt32, effectiveGroup: UInt32, runs: Bool
    ) {
        let rights = Rights(
            user: user, effectiveUser: effectiveUser, group: group, effectiveGroup: effectiveGroup)
        #expect((rights.problem == nil) == runs)
    }

    @Test func `who has become root is told for whom words are kept`() {
        var rights = Rights(user: 0, effectiveUser: 0, group: 0, effectiveGroup: 0)
        #expect(rights.warning == nil)
        rights.isBorrowed = true
        #expect(rights.warning?.contains("kept for root") == true)
    }

    @Test func `these tests run with their caller's rights`() {
        #expect(Rights.ofProcess().problem == nil)
    }
}
