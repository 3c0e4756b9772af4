import EditorCore

/// What keyboards have been seen to tell otherwise than they should; where, is told in docs/keyboard.md.
///
/// The program knows none of these. A test puts one between the panel and those who listen, and the page must come to
/// the height that it has without: after every event under all of them but `mute9`, under which it comes to it with
/// the next event that is told.
public enum PanelQuirk: String, CaseIterable, Hashable, Sendable {
    /// A float that goes away says that it hides, though it never showed.
    case ios5Hide
    /// A panel that leaves its dock says only that its frame changes.
    case ios8Gesture
    /// A panel that goes back to its dock says only that its frame changes.
    case noShow
    /// A panel that leaves its dock names the float's foot first, and so seems to be docked there.
    case wrongEndAtFloat
    /// A panel that leaves its dock names the float's own row first: a hide whose frame is on the screen.
    case wrongEndAtOnce
    /// A docked panel that changes its height says nothing.
    case mute9
    /// A float that changes its kind says nothing.
    case muteFloat
    /// A panel that docks shows three times, the first time with no height at all.
    case multiShow
    /// A docked panel on a turned screen shows without having hidden.
    case rotationNoHide
    /// A docked panel on a turned screen says only that its frame will change.
    case rotationChange
    /// The screen has turned before the panel says anything.
    case resizeFirst
    /// The hide of a turned screen is over after the panel has shown again.
    case lateHide
    /// Notices that tell nothing come before, between and after the others.
    case zero

    /// No quirk, and each of those that leave the page right after every event.
    public static let profiles: [PanelQuirk?] = [nil] + allCases.filter { $0 != .mute9 }
}

extension PanelQuirk {
    /// What is told in place of what should be told.
    public func bend(_ change: PanelChange) -> [PanelSignal] {
        let signals = change.signals
        switch self {
        case .ios5Hide where change.floated && change.to.arrangement == nil:
            return signals.flatMap(\.followedByHide)
        case .ios8Gesture where change.leavesDock:
            return signals.filter { $0.name != .willHide && $0.name != .didHide }
        case .noShow where change.floated && change.docks:
            return signals.filter { $0.name != .willShow && $0.name != .didShow }
        case .wrongEndAtFloat where change.leavesDock:
            return change.ending(at: change.to.frame.bounds.origin.row + change.to.frame.bounds.size.rows)
        case .wrongEndAtOnce where change.leavesDock:
            return change.ending(at: change.to.frame.bounds.origin.row)
        case .mute9 where change.staysDocked && !change.isTurn && change.from.frame != change.to.frame:
            return []
        case .muteFloat where change.floated && change.floats && change.from.shown != change.to.shown:
            return signals.filter(\.isScreen)
        case .multiShow where change.from.arrangement == nil && change.docks:
            return signals.flatMap { $0.growing(change.to) }
        case .rotationNoHide where change.isTurn && change.staysDocked:
            return change.turned([.willChangeFrame, .willShow])
        case .rotationChange where change.isTurn && change.staysDocked:
            return change.turned([.willChangeFrame])
        case .resizeFirst where change.isTurn:
            return signals.filter(\.isScreen) + signals.filter { !$0.isScreen }
        case .lateHide where change.isTurn && change.staysDocked:
            return signals.filter { $0.name != .didHide } + signals.filter { $0.name == .didHide }
        case .zero:
            return signals.reduce(change.nothing) { $0 + [$1] + change.nothing }
        default:
            return signals
        }
    }
}
