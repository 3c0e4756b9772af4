import Testing

@testable import CleanWriter

@Suite struct MonotonicClockTests {
    @Test(
        arguments: [
            (.zero, 0), (.seconds(-5), 0), (.nanoseconds(1), 1), (.milliseconds(50), 50),
            (.microseconds(50_001), 51), (.seconds(1_000_000), 86_400_000),
        ] as [(Duration, Int32)])
    func `a sleep is rounded up to whole milliseconds and has an end`(span: Duration, milliseconds: Int32) {
        #expect(span.pollMilliseconds == milliseconds)
    }
}
