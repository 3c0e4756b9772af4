// swift-tools-version:6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "CleanWriter",
    products: [
        .executable(name: "cleanwriter", targets: ["CleanWriter"])
    ],
    targets: [
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        .systemLibrary(name: "CLinux"),
        .target(name: "EditorCore", swiftSettings: strict),
        .executableTarget(
            name: "CleanWriter", dependencies: ["EditorCore", "CLinux", "CNcurses"], swiftSettings: strict),

        .target(
            name: "EditorTestSupport", dependencies: ["EditorCore"], path: "Tests/EditorTestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "EditorCoreTests", dependencies: ["EditorCore", "EditorTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "EditorScreenTests", dependencies: ["EditorCore", "EditorTestSupport"],
            exclude: ["Goldens"],
            swiftSettings: strict),
        .testTarget(
            name: "EditorPropertyTests", dependencies: ["EditorCore", "EditorTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CleanWriterTests", dependencies: ["CleanWriter", "EditorCore", "EditorTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests", dependencies: ["EditorTestSupport"], swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks", dependencies: ["EditorCore", "EditorTestSupport"],
            path: "Tests/Benchmarks", exclude: ["tty"], swiftSettings: strict),
    ]
)
