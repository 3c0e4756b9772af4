/// The version of the program; the Makefile reads it from this line.
let version = "0.1.0"

/// The answer to `--version`.
let versionText = "cleanwriter \(version)\n"
