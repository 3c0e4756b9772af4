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

    @Test func `these tests run with their caller's rights`() {
        #expect(Rights.ofProcess().problem == nil)
    }
}
