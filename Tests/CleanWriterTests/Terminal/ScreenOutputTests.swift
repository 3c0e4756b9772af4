import Glibc
import Testing

@testable import CleanWriter

@Suite struct ScreenOutputTests {
    private func write(_ bytes: [UInt8], to output: ScreenOutput) {
        #expect(fwrite(bytes, 1, bytes.count, output.file) == bytes.count)
    }

    @Test func `what is written comes out once, and in order`() throws {
        let output = try ScreenOutput()
        #expect(output.take().isEmpty)
        write(Array("one ".utf8), to: output)
        write(Array("two".utf8), to: output)
        #expect(output.take() == Array("one two".utf8) && output.take().isEmpty)
    }

    @Test func `a common screen finds room whatever its cells are`() throws {
        let output = try ScreenOutput()
        output.makeRoom(forCells: 24 * 80)
        let page = (0..<24 * 80 * 80).map { UInt8(truncatingIfNeeded: $0) }
        write(page, to: output)
        #expect(output.take() == page)
    }

    @Test func `the largest screen finds room again and again`() throws {
        let output = try ScreenOutput()
        output.makeRoom(forCells: 500 * 1_000)
        let page = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 % 251) }
        for _ in 0..<3 {
            write(page, to: output)
            #expect(output.take() == page && output.take().isEmpty)
        }
    }

    @Test func `a screen that grows takes along nothing that was taken`() throws {
        let output = try ScreenOutput()
        output.makeRoom(forCells: 24 * 80)
        write([1, 2, 3], to: output)
        #expect(output.take() == [1, 2, 3])
        output.makeRoom(forCells: 500 * 1_000)
        write([4], to: output)
        #expect(output.take() == [4])
    }
}
