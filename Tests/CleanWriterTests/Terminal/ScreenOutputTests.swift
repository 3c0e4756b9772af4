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

    @Test func `the largest screen that has a pipe finds room whatever its cells are`() throws {
        let output = try ScreenOutput()
        try output.makeRoom(forCells: 6_500)
        let page = (0..<6_500 * 80).map { UInt8(truncatingIfNeeded: $0) }
        // In pieces as ncurses writes them, which leave the ends of pages empty.
        for start in stride(from: 0, to: page.count, by: 2_235) {
            let piece = Array(page[start..<min(page.count, start + 2_235)])
            #expect(Glibc.write(fileno(output.file), piece, piece.count) == piece.count)
        }
        #expect(output.take() == page)
    }

    @Test func `the largest screen finds room again and again`() throws {
        let output = try ScreenOutput()
        try output.makeRoom(forCells: 500 * 1_000)
        let page = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 % 251) }
        for _ in 0..<3 {
            write(page, to: output)
            #expect(output.take() == page && output.take().isEmpty)
        }
    }

    @Test func `a screen that grows takes along nothing that was taken`() throws {
        let output = try ScreenOutput()
        try output.makeRoom(forCells: 24 * 80)
        write([1, 2, 3], to: output)
        #expect(output.take() == [1, 2, 3])
        try output.makeRoom(forCells: 500 * 1_000)
        write([4], to: output)
        #expect(output.take() == [4])
    }
}
