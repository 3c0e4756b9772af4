/// What a cell is for. The terminal edge decides how a role looks; nothing in the core names a colour.
public enum StyleRole: UInt8, CaseIterable, Sendable {
    case text, dimmed, heading, mark, selection, hit, currentHit, misspelt, composed, removed, inserted
    case remark, matched, key, keyPressed, keySticky, keyFocused, rule, notice, warning
}
