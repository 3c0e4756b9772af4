/// Replacing all hits that are left, gathered first and then made in one step.
extension EditorSession {
    /// Gathers what is left for one slice; at the end all of it is replaced.
    func gather() {
        guard var replacing = finding.replacing, case .gathering(var walk, var plan) = replacing.work else {
            return
        }
        // The plan is changed in place: two owners would copy it in every slice.
        finding.replacing = nil
        replacing.work = .seeking(walk)
        let ending = replacedLineEnding
        let goal = walk.search.work + searchSlice
        slice: while walk.search.work < goal {
            switch walk.next(in: view.text, budget: goal - walk.search.work) {
            case .hit(let hit):
                let bytes = replacing.replacement.bytes(for: hit, in: view.text, ending)
                plan.replace(hit.range, by: bytes, in: view.text)
            case .unfinished: break slice
            case .done:
                guard replacing.goToNextStretch() else { return carryOut(plan, replacing) }
                walk = replacing.walkAhead
                break slice
            case .failed(let problem): return endReplacing(replacing, Messages.cannotFind(problem))
            }
        }
        replacing.work = .gathering(walk, plan)
        finding.replacing = replacing
        let done = walk.reached - walk.scope.lowerBound
        showWork("Replacing… \(min(99, done / max(1, walk.scope.count / 100))) %")
    }

    private func carryOut(_ plan: ReplacingPlan, _ replacing: Replacing) {
        let (caret, top) = (plan.followed[0], plan.followed[1])
        let edits = plan.edits(of: view.text)
        view.place(view.selection.range.lowerBound)
        view.make(edits, leaving: Selection(caret: caret), at: now)
        view.viewport.show(top: view.layout.row(containing: top, .downstream, in: view.text).start)
        let total = replacing.count + plan.count
        let taken = replacing.count == 0 ? "it" : "the last \(plan.count)"
        endReplacing(replacing, "\(total) replaced; \(keymap.label(of: .undo)) takes \(taken) back")
    }
}
