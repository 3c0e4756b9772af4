import EditorCore
import Glibc

/// What belongs to a file besides its content and must be the same after the file was replaced.
struct FileMetadata: Equatable, Sendable {
    var mode: UInt32
    var user, group: UInt32
    /// Extended attributes: the writer's own, access control lists, security labels.
    var attributes: [[UInt8]: [UInt8]]

    /// Reads what an open file has.
    init(of descriptor: Int32, calls: any SystemCalls) throws(SystemError) {
        let status = try calls.status(of: descriptor)
        (mode, user, group) = (status.mode, status.user, status.group)
        attributes = [:]
        do throws(SystemError) {
            for name in try calls.attributeNames(descriptor) {
                attributes[name] = try calls.attribute(name, descriptor)
            }
        } catch  where error.errno == EOPNOTSUPP {
            attributes = [:]
        }
    }

    /// Gives an open file all of this, then reads it back.
    ///
    /// Only what differs is set: some file systems forbid every change of owner or mode and yet have the
    /// right ones. The owner comes first, because a change of owner takes setuid and setgid away.
    func apply(to descriptor: Int32, calls: any SystemCalls) throws(RenameObstacle) {
        do throws(SystemError) {
            let status = try calls.status(of: descriptor)
            if (status.user, status.group) != (user, group) {
                try calls.setOwner(descriptor, user: user, group: group)
            }
        } catch {
            throw error.errno == EPERM
                ? .keepsItsPlace(.foreignOwner) : .problem(SaveProblem(error))
        }
        do throws(SystemError) {
            try applyAttributes(to: descriptor, calls: calls)
            if try calls.status(of: descriptor).mode != mode { try calls.setMode(descriptor, mode) }
            if try FileMetadata(of: descriptor, calls: calls) != self { throw SystemError(errno: EOPNOTSUPP) }
        } catch {
            switch error.errno {
            case EPERM, EACCES, EOPNOTSUPP, ENODATA, ERANGE, E2BIG: throw .keepsItsPlace(.metadata)
            default: throw .problem(SaveProblem(error))
            }
        }
    }

    private func applyAttributes(to descriptor: Int32, calls: any SystemCalls) throws(SystemError) {
        let present = try FileMetadata(of: descriptor, calls: calls).attributes
        for name in present.keys where attributes[name] == nil {
            // A folder can hand its own access list down to a new file.
            try calls.removeAttribute(name, descriptor)
        }
        for (name, value) in attributes where present[name] != value {
            try calls.setAttribute(name, value, descriptor)
        }
    }
}
