/// Exact byte sequences of keys, as a tree walked one byte at a time.
///
/// It holds what the grammar of control sequences cannot know: what terminfo says of this terminal, and the forms that
/// break the grammar. No sequence in it begins another, so a match is always final and nothing waits; a sequence that
/// would break this is refused, and what was added first stays.
public struct KeySequenceTable: Sendable {
    /// A node of the tree.
    struct Place: Hashable, Sendable {
        fileprivate var index: Int
    }
    private struct Edge: Hashable {
        var from: Int
        var byte: UInt8
    }

    private var edges: [Edge: Int] = [:]
    private var chords: [Int: KeyChord] = [:]
    private var count = 1

    /// A table for one terminal: the keypad first, then what terminfo says, then forms in use that keep to no grammar.
    ///
    /// - Parameter terminfo: pairs of a capability out of `terminfoCapabilities` and its string. Unknown names, empty
    ///   strings and strings that would take a chord away are passed over.
    public init(terminfo: [(capability: String, sequence: [UInt8])] = []) {
        addKeypad()
        addTerminfo(terminfo)
        addRxvtForms()
        addLinuxConsoleForms()
    }

    /// Where a walk begins.
    var start: Place { Place(index: 0) }

    /// The place one byte on, or nil when no sequence goes that way.
    func place(after place: Place, _ byte: UInt8) -> Place? {
        edges[Edge(from: place.index, byte: byte)].map(Place.init)
    }

    /// The key whose sequence ends here.
    func chord(at place: Place) -> KeyChord? { chords[place.index] }

    /// Adds a sequence. Refused, with the answer false, when it does not begin with Escape or has less than three bytes
    /// (such a one would take an Alt chord away), or when it is, begins or goes on from one that is there.
    @discardableResult
    mutating func add(_ sequence: [UInt8], _ chord: KeyChord) -> Bool {
        guard sequence.count >= 3, sequence.first == 0x1B else { return false }
        var node = 0
        var rest = sequence[...]
        while let byte = rest.first, let next = edges[Edge(from: node, byte: byte)] {
            guard chords[next] == nil else { return false }
            node = next
            rest.removeFirst()
        }
        guard !rest.isEmpty else { return false }
        for byte in rest {
            edges[Edge(from: node, byte: byte)] = count
            node = count
            count += 1
        }
        chords[node] = chord
        return true
    }
}
