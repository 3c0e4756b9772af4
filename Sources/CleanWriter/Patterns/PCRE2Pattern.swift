import EditorCore

/// A regular expression that PCRE2 has made ready.
///
/// It is compiled with a callout before each of its parts. That is where steps are counted, and where a match ends that
/// takes too many: the library has no other way out of a call that is sure of what it leaves behind.
final class PCRE2Pattern: CompiledPattern {
    /// The steps of one call.
    private struct Meter {
        var steps = 0
        var limit = 0
        var attempt = 0
    }

    let groupCount: Int
    private let code: OpaquePointer
    private let functions: PCRE2Functions
    private let matchData: OpaquePointer
    private let context: OpaquePointer
    private let meter: UnsafeMutablePointer<Meter>

    /// Memory for going back, at most, in KiB.
    private static let heapLimit: UInt32 = 64 << 10

    /// Takes what was compiled; nil when there is no memory left to work with.
    init?(_ code: OpaquePointer, _ functions: PCRE2Functions) {
        guard let matchData = functions.makeMatchData(code, nil),
            let context = functions.makeMatchContext(nil)
        else {
            functions.freeCode(code)
            return nil
        }
        (self.code, self.functions, self.matchData, self.context) = (code, functions, matchData, context)
        var count: UInt32 = 0
        _ = functions.info(code, PCRE2.captureCount, &count)
        groupCount = Int(count)
        meter = .allocate(capacity: 1)
        meter.initialize(to: Meter())
        _ = functions.setHeapLimit(context, Self.heapLimit)
        _ = functions.setCallout(context, Self.count, meter)
    }

    deinit {
        functions.freeMatchContext(context)
        functions.freeMatchData(matchData)
        functions.freeCode(code)
        meter.deallocate()
    }

    func group(named name: String) -> Int? {
        let number = functions.groupNumber(code, name)
        return number > 0 ? Int(number) : nil
    }

    func match(
        in subject: UnsafeRawBufferPointer, from start: Int, _ edges: PatternEdges, steps: Int
    ) -> PatternMatch {
        meter.pointee = Meter(steps: 0, limit: steps, attempt: start)
        var options = PCRE2.noUTFCheck
        if edges.contains(.goesOnBefore) { options |= PCRE2.notBeginningOfLine }
        if edges.contains(.goesOnBehind) { options |= PCRE2.notEndOfLine }
        if edges.contains(.notEmptyAtStart) { options |= PCRE2.notEmptyAtStart }
        // Some versions take no null pointer for an empty text; where it points to is never read.
        let bytes = subject.baseAddress ?? UnsafeRawPointer(meter)
        let result = functions.match(
            code, bytes.assumingMemoryBound(to: UInt8.self), subject.count, start, options, matchData, context
        )
        return PatternMatch(outcome(result), steps: meter.pointee.steps)
    }

    private func outcome(_ result: Int32) -> PatternMatch.Outcome {
        switch result {
        case 1...: .found(groups(Int(result)))
        case PCRE2.noMatch: .none
        case PCRE2.stoppedByCallout: .paused(at: meter.pointee.attempt)
        default: .tooHard
        }
    }

    /// What the groups hold; those behind the last that had a part are not told of.
    private func groups(_ told: Int) -> [Range<Int>?] {
        guard let offsets = functions.offsets(matchData) else { return [] }
        return (0...groupCount).map { group in
            let (lower, upper) = (offsets[2 * group], offsets[2 * group + 1])
            return group < told && lower >= 0 && lower <= upper ? lower..<upper : nil
        }
    }

    /// Called by the library at each step; ends the match when it gives something else than 0.
    private static let count: PCRE2Functions.Callout = { block, data in
        guard let block, let meter = data?.assumingMemoryBound(to: Meter.self) else { return 0 }
        meter.pointee.steps += 1
        if meter.pointee.steps <= meter.pointee.limit { return 0 }
        meter.pointee.attempt = block.load(fromByteOffset: PCRE2.startOfAttempt, as: Int.self)
        return PCRE2.stoppedByCallout
    }
}
