import EditorCore
import EditorTestSupport
import Testing

/// Who is told, in which order, and for how long.
struct PanelHubTests {
    /// What observers heard, in order.
    private final class Record {
        var entries: [String] = []
        var kept: [PanelKeeper] = []
    }

    /// Somebody who holds an observation and can let it go.
    private final class PanelKeeper {
        private var observation: PanelObservation?

        init(_ hub: PanelHub, _ receive: @escaping (PanelNotice) -> Void) {
            observation = hub.observe(receive)
        }

        func letGo() { observation = nil }
    }

    private let hub = PanelHub()
    private let record = Record()

    private func keeper(_ name: String, _ then: @escaping (PanelNotice) -> Void = { _ in }) -> PanelKeeper {
        PanelKeeper(hub) { [record] notice in
            record.entries.append("\(name) \(notice.name)")
            then(notice)
        }
    }

    private func notices(_ names: PanelNotice.Name...) -> [PanelNotice] {
        names.map { PanelNotice($0, from: .unknown, to: .unknown, face: PanelFace(.help)) }
    }

    @Test func `each notice is told to all, in the order in which they asked, before the next`() {
        record.kept = [keeper("page"), keeper("log")]
        hub.post(notices(.willShow, .didShow))
        #expect(record.entries == ["page willShow", "log willShow", "page didShow", "log didShow"])
    }

    @Test func `who lets the observation go is told no more, and the others still are`() {
        let page = keeper("page")
        record.kept = [keeper("log")]
        page.letGo()
        hub.post(notices(.willHide))
        #expect(record.entries == ["log willHide"])
    }

    @Test func `an observation ends with the scope that holds it`() {
        func watch() {
            let observation = hub.observe { [record] in record.entries.append("\($0.name)") }
            hub.post(notices(.willShow))
            _ = consume observation
        }
        watch()
        hub.post(notices(.willHide))
        #expect(record.entries == ["willShow"])
    }

    @Test func `an observer may end its own observation in a notice`() {
        record.kept = [keeper("page") { [record] _ in record.kept[0].letGo() }, keeper("log")]
        hub.post(notices(.willShow, .didShow))
        #expect(record.entries == ["page willShow", "log willShow", "log didShow"])
    }

    @Test func `an observer ended by another in a notice does not hear of that notice`() {
        record.kept = [keeper("page") { [record] _ in record.kept[1].letGo() }, keeper("log")]
        hub.post(notices(.willShow))
        #expect(record.entries == ["page willShow"])
    }

    @Test func `an observer that comes in a notice hears the next one`() {
        record.kept = [
            keeper("page") { [record] notice in
                if notice.name == .willShow { record.kept.append(keeper("late")) }
            }
        ]
        hub.post(notices(.willShow, .didShow))
        #expect(record.entries == ["page willShow", "page didShow", "late didShow"])
    }

    @Test func `what is posted in a notice is told after what was posted before`() {
        record.kept = [
            keeper("page") { [hub] notice in
                if notice.name == .didChangeFrame { hub.post(notices(.willHide)) }
            }, keeper("log"),
        ]
        hub.post(notices(.didChangeFrame, .didShow))
        #expect(
            record.entries == [
                "page didChangeFrame", "log didChangeFrame", "page didShow", "log didShow",
                "page willHide", "log willHide",
            ])
    }

    @Test func `a page whose observation has ended is whole, and stays so`() {
        let simulator = PanelSimulator.after(.show(nil))
        simulator.endObservation()
        simulator.page.adopt(.unknown)
        #expect(simulator.page.height == 39)
        simulator.take(.hide)
        simulator.take(.show(.japanese))
        #expect(simulator.page.height == 39)
    }
}
