/// The groups of notices that the table is made of.
extension KeyboardPanelState {
    /// The panel is docked now.
    func showing(from begin: PanelFrame, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        group([.willChangeFrame, .willShow, .didChangeFrame, .didShow], begin, cause, slide)
    }

    /// The panel was docked and is gone.
    func hiding(from begin: PanelFrame, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        group([.willChangeFrame, .willHide, .didChangeFrame, .didHide], begin, cause, slide)
    }

    /// The panel is somewhere else, and the dock has no part in it.
    func moving(from begin: PanelFrame, _ cause: PanelNotice.Cause) -> [PanelNotice] {
        group([.willChangeFrame, .didChangeFrame], begin, cause, .zero)
    }

    private func group(
        _ names: [PanelNotice.Name], _ begin: PanelFrame, _ cause: PanelNotice.Cause, _ slide: Duration
    ) -> [PanelNotice] {
        // What the screen or a setting brings about is there at once: only what hands do is worth watching.
        let duration = begin == frame || cause == .system ? .zero : slide
        return names.map { name in
            var notice = notice(name, begin, frame, cause)
            notice.duration = duration
            notice.curve = duration > .zero ? .easeOut : .none
            return notice
        }
    }

    func notice(
        _ name: PanelNotice.Name, _ begin: PanelFrame, _ end: PanelFrame, _ cause: PanelNotice.Cause
    ) -> PanelNotice {
        PanelNotice(name, from: begin, to: end, face: shown, cause: cause, owner: owner)
    }
}
