/// The arguments after the program's name, as the raw bytes that the system passes. `CommandLine.arguments` would
/// repair names that are no UTF-8, and the file of that name would not be found.
func processArguments() -> [[UInt8]] {
    var arguments: [[UInt8]] = []
    var index = 1
    while let text = CommandLine.unsafeArgv[index] {
        var bytes: [UInt8] = []
        var next = text
        while next.pointee != 0 {
            bytes.append(UInt8(bitPattern: next.pointee))
            next += 1
        }
        arguments.append(bytes)
        index += 1
    }
    return arguments
}
