import EditorCore
import Testing

/// The rule by which the page makes room, line by line. `make prove` takes the flag away from a copy of the sources
/// and runs one of these, which must fail then; so this file stands on the core alone.
struct PanelPairingTests {
    let stage = PanelStage(size: GridSize(rows: 40, columns: 80), top: 1, bottom: 1)
    let dock = frame(32, rows: 8)
    let lowDock = frame(34, rows: 6)
    let afloat = frame(20, rows: 8)
    let gone = frame(40, rows: 8)

    private static func frame(_ row: Int, rows: Int) -> PanelFrame {
        PanelFrame(
            GridRect(
                origin: GridPosition(row: row, column: 0), size: GridSize(rows: rows, columns: 80)))
    }

    private func pairing(after notices: (PanelNotice.Name, PanelFrame)...) -> PanelPairing {
        var pairing = PanelPairing()
        for (name, end) in notices {
            pairing.receive(PanelNotice(name, from: .unknown, to: end, face: PanelFace(.letters)), on: stage)
        }
        return pairing
    }

    private func expect(
        _ pairing: PanelPairing, _ isPaired: Bool, rows: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(pairing.isPaired == isPaired, sourceLocation: sourceLocation)
        #expect(pairing.rows == rows, sourceLocation: sourceLocation)
    }

    @Test func `a change of frame alone does not shrink a page that saw no show`() {
        expect(pairing(after: (.willChangeFrame, dock)), false, rows: 0)
    }

    @Test func `a show at the foot takes the rows above the foot line`() {
        expect(pairing(after: (.willShow, dock)), true, rows: 7)
    }

    @Test func `another show takes its own rows, and adds nothing to those before`() {
        expect(pairing(after: (.willShow, dock), (.willShow, lowDock)), true, rows: 5)
        expect(pairing(after: (.willShow, dock), (.willShow, dock)), true, rows: 7)
    }

    @Test func `a show elsewhere takes nothing and gives back what was taken`() {
        expect(pairing(after: (.willShow, afloat)), false, rows: 0)
        expect(pairing(after: (.willShow, dock), (.willShow, gone)), false, rows: 0)
    }

    @Test func `a hide gives back what the show took`() {
        expect(pairing(after: (.willShow, dock), (.willHide, gone)), false, rows: 0)
    }

    @Test func `a hide is taken whatever its frame says`() {
        expect(pairing(after: (.willShow, dock), (.willHide, dock)), false, rows: 0)
        expect(pairing(after: (.willShow, dock), (.willHide, .unknown)), false, rows: 0)
    }

    @Test func `a hide without a show gives back nothing`() {
        expect(pairing(after: (.willHide, gone)), false, rows: 0)
        expect(pairing(after: (.willHide, gone), (.willHide, gone), (.willShow, dock)), true, rows: 7)
    }

    @Test func `a change of frame at the foot is taken while the panel shows`() {
        expect(pairing(after: (.willShow, dock), (.willChangeFrame, lowDock)), true, rows: 5)
    }

    @Test func `a change of frame to elsewhere waits for what follows`() {
        expect(pairing(after: (.willShow, dock), (.willChangeFrame, afloat)), true, rows: 7)
        expect(pairing(after: (.willShow, dock), (.willChangeFrame, gone)), true, rows: 7)
    }

    @Test func `a frame changed to the foot makes up for a show that was lost`() {
        expect(pairing(after: (.didChangeFrame, dock)), true, rows: 7)
    }

    @Test func `a frame changed to elsewhere makes up for a hide that was lost`() {
        expect(pairing(after: (.willShow, dock), (.didChangeFrame, afloat)), false, rows: 0)
        expect(pairing(after: (.willShow, dock), (.didChangeFrame, gone)), false, rows: 0)
    }

    @Test(arguments: [PanelNotice.Name.didShow, .didHide])
    func `what is over changes nothing`(_ name: PanelNotice.Name) {
        expect(pairing(after: (name, dock)), false, rows: 0)
        expect(pairing(after: (.willShow, dock), (name, gone)), true, rows: 7)
    }

    @Test(arguments: PanelNotice.Name.allCases.filter { $0 != .willHide })
    func `a frame that tells nothing is ignored`(_ name: PanelNotice.Name) {
        expect(pairing(after: (name, .unknown)), false, rows: 0)
        expect(pairing(after: (.willShow, dock), (name, .unknown)), true, rows: 7)
    }

    @Test func `a page that comes late adopts the frame as it is`() {
        var pairing = PanelPairing()
        pairing.adopt(dock, on: stage)
        expect(pairing, true, rows: 7)
        pairing.adopt(afloat, on: stage)
        expect(pairing, false, rows: 0)
    }
}
