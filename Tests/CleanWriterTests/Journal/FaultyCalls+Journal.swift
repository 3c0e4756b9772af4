@testable import CleanWriter

extension FaultyCalls: JournalCalls {
    func syncData(_ descriptor: Int32) throws(SystemError) {
        try perform(.syncData) { () throws(SystemError) in try real.syncData(descriptor) }
    }
    func names(in folder: Int32) throws(SystemError) -> [[UInt8]] {
        try perform(.names) { () throws(SystemError) in try real.names(in: folder) }
    }
}
