import EditorCore

extension MemoryFiles.Disk {
    /// The name under which a file is on this disk.
    func real(_ path: FilePath) -> FilePath {
        for (link, target) in links where path.bytes.starts(with: link.bytes) {
            let rest = path.bytes.dropFirst(link.bytes.count)
            if rest.isEmpty || rest.first == UInt8(ascii: "/") { return FilePath(target.bytes + rest) }
        }
        return path
    }

    /// The number that tells a file from all others, whatever it is called.
    func number(of path: FilePath) -> UInt64 {
        let number = numbers[real(path)] ?? UInt64(numbers.count + 1)
        numbers[real(path)] = number
        return number
    }

    /// A stamp that no other state of a file has.
    public func nextStamp(_ size: Int, of path: FilePath) -> FileStamp {
        stampCount += 1
        return FileStamp(
            device: 1, inode: number(of: path), size: size, modified: Int64(stampCount),
            changed: Int64(stampCount))
    }
}
