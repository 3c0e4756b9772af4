/// Which versions of a text are kept.
///
/// One is added with a save when the newest is ten minutes older, or when the save takes away so much that the writer may
/// want it back: 500 bytes, or half of the text. They grow fewer with their age: after a day one each hour stays, after two days one each day, after
/// thirty days one each week. The newest five stay whatever their age. What is beyond the room goes, the oldest first.
public enum VersionRules {
    /// Seconds between two versions.
    static let distance: Int64 = 600
    /// Bytes whose loss is worth a version of its own.
    static let greatLoss = 500
    /// Versions that stay whatever their age.
    static let alwaysKept = 5
    /// The part of the room for all that the versions of one text may take.
    private static let share = 4

    /// Whether a text is worth being added.
    ///
    /// - Parameters:
    ///   - saved: when it was saved, in seconds since 1970.
    ///   - newest: when the newest version was; nil when there is none.
    ///   - bytes: its length.
    ///   - loss: bytes by which the text that takes its place is shorter.
    public static func isWorth(saved: Int64, newest: Int64?, bytes: Int, loss: Int) -> Bool {
        guard let newest else { return true }
        let isGreat = loss >= greatLoss || loss > 0 && 2 * loss >= bytes
        return saved - newest >= distance || saved < newest || isGreat
    }

    /// Bytes that the versions of one text may take.
    public static func roomForOne(of room: Int) -> Int { room / share }

    /// Which versions are to go.
    ///
    /// - Parameters:
    ///   - versions: when each was saved, in seconds since 1970, and its bytes, the newest first.
    ///   - room: bytes that they may take.
    /// - Returns: indices, rising.
    /// - Complexity: O(n).
    public static func excess(
        of versions: [(saved: Int64, bytes: Int)], at now: Int64, room: Int
    ) -> [Int] {
        var excess: [Int] = []
        var slots: Set<Slot> = []
        var left = room
        for (index, version) in versions.enumerated() {
            let isNewOfItsTime = slot(of: version.saved, at: now).map { slots.insert($0).inserted } ?? true
            let isWanted = isNewOfItsTime || index < alwaysKept
            // Once one has no room, no older one is kept either.
            if isWanted { left -= version.bytes }
            if !isWanted || left < 0 { excess.append(index) }
        }
        return excess
    }

    /// A time in which one version stays.
    private struct Slot: Hashable {
        var length: Int64
        var number: Int64
    }

    /// The slot of a version; nil for a young one, which needs none.
    private static func slot(of saved: Int64, at now: Int64) -> Slot? {
        let (hour, day): (Int64, Int64) = (3_600, 86_400)
        let length: Int64
        switch now - saved {
        case ..<day: return nil
        case ..<(2 * day): length = hour
        case ..<(30 * day): length = day
        default: length = 7 * day
        }
        return Slot(length: length, number: saved / length)
    }
}
