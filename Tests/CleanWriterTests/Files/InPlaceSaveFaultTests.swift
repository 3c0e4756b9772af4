import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Saving in place while calls fail` {
    /// Nil when all is well: the answer is true, and what it says is safe is whole.
    private func complaint(about outcome: SaveOutcome, in scene: InPlaceScene, faults: Int) -> String? {
        let content = scene.folder.text("page")
        switch outcome.result {
        case .success(let stamp):
            if content != InPlaceScene.new {
                return "saved was said and the file holds \(content ?? "nothing")"
            }
            if stamp != scene.folder.status("page")?.stamp { return "the stamp is not the file's" }
        case .failure(.notConfirmed):
            if content != InPlaceScene.new { return "written was said and it is not" }
        case .failure(.damaged(_, let old)):
            guard let old, scene.folder.content(old) == Array(InPlaceScene.old.utf8) else {
                return "the old version is not where it was said to be"
            }
            guard let found = scene.interrupted().first else {
                // The next start finds that the file is well after all.
                return content == InPlaceScene.new ? nil : "the next start finds nothing"
            }
            return scene.complaint(about: found)
        case .failure(let problem):
            if content != InPlaceScene.old { return "\(problem), and the file holds \(content ?? "nothing")" }
        }
        if let complaint = scene.complaintAboutNames { return complaint }
        if case .failure(.notConfirmed) = outcome.result { return nil }
        return faults > 1 || scene.leftOver.isEmpty ? nil : "left behind: \(scene.leftOver)"
    }

    @Test(arguments: [ENOSPC, EIO, EDQUOT, EINTR, EACCES], [true, false])
    func `one failing call leaves a version that is whole and a true answer`(
        errno: Int32, keepsBeside: Bool
    ) throws {
        var number = 1
        var isFired = true
        while isFired {
            let scene = InPlaceScene(keepsBeside: keepsBeside)
            let fault = number
            let calls = FaultyCalls(pieceSize: 8) { _, at in at == fault ? .init(errno: errno) : nil }
            let outcome = scene.saver(calls).save(scene.order)
            isFired = calls.made.count >= number
            let place = isFired ? "\(calls.made[number - 1])" : "none"
            if let complaint = complaint(about: outcome, in: scene, faults: 1) {
                Issue.record("call \(number), \(place): \(complaint)")
            }
            #expect(calls.leaked.isEmpty, "call \(number), \(place)")
            number += 1
        }
        #expect(number > 40)
    }

    @Test(arguments: [ENOSPC, EIO])
    func `after any failure the next save works and is no conflict with ourselves`(errno: Int32) throws {
        var number = 1
        var isFired = true
        while isFired {
            let scene = InPlaceScene()
            let fault = number
            let calls = FaultyCalls(pieceSize: 8) { _, at in at == fault ? .init(errno: errno) : nil }
            let left = scene.saver(calls).save(scene.order).left
            isFired = calls.made.count >= number
            let again = scene.saver().save(scene.order, ours: left)
            if case .failure(let problem) = again.result {
                Issue.record("call \(number), \(calls.made[number - 1]): then \(problem)")
            }
            #expect(scene.folder.text("page") == InPlaceScene.new)
            number += 1
        }
    }

    @Test(arguments: [true, false])
    func `a run that is killed at any call leaves the file whole or both versions to be found`(
        keepsBeside: Bool
    ) throws {
        var number = 1
        var isFired = true
        var found = (mixed: 0, old: 0)
        while isFired {
            let scene = InPlaceScene(keepsBeside: keepsBeside)
            let last = number
            let calls = FaultyCalls(pieceSize: 8) { _, at in at >= last ? .init(errno: EIO) : nil }
            _ = scene.saver(calls).save(scene.order)
            isFired = calls.made.count >= number
            let content = scene.folder.text("page")
            let isWhole = content == InPlaceScene.old || content == InPlaceScene.new
            let place = isFired ? "\(calls.made[number - 1])" : "none"
            if let interrupted = scene.interrupted().first {
                if interrupted.state == .old { found.old += 1 } else { found.mixed += 1 }
                #expect((interrupted.state == .old) == (content == InPlaceScene.old))
                let complaint = scene.complaint(about: interrupted)
                #expect(complaint == nil, "killed at call \(number), \(place)")
            } else {
                #expect(isWhole, "killed at call \(number), \(place)")
            }
            // The first look of the next start removes what nobody needs.
            #expect(scene.leftOver.isEmpty, "killed at call \(number), \(place)")
            number += 1
        }
        #expect(found.mixed > 2 && found.old > 2)
    }

    @Test func `two failing calls lose nothing and make no answer untrue`() throws {
        let clean = InPlaceScene()
        let counted = FaultyCalls { _, _ in nil }
        _ = try clean.saver(counted).save(clean.order).result.get()
        let total = counted.made.count
        let start = try #require(counted.made.firstIndex(of: .reserve))
        for first in 1...total {
            // Faults before the file is touched are covered one by one; a second one meets the second place.
            for second in (max(first, start - 4) + 1)..<(total + 8) {
                let scene = InPlaceScene()
                let calls = FaultyCalls { _, at in at == first || at == second ? .init(errno: EIO) : nil }
                let outcome = scene.saver(calls).save(scene.order)
                if let complaint = complaint(about: outcome, in: scene, faults: 2) {
                    Issue.record("calls \(first) and \(second): \(complaint)")
                }
            }
        }
    }
}
