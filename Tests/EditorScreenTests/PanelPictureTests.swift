import EditorCore
import EditorTestSupport
import Testing

/// Every kind in every arrangement on screens of many sizes, as pictures in Goldens/. To make them anew, and then look at
/// them: `CLEANWRITER_RECORD=1 swift test --filter PanelPicture`.
struct PanelPictureTests {
    static let sizes = [(20, 40), (30, 50), (24, 80), (40, 100), (60, 200)].map {
        GridSize(rows: $0.0, columns: $0.1)
    }

    @Test(arguments: PanelKind.allCases)
    func `each kind looks as it did`(_ kind: PanelKind) throws {
        let pictures = [KeyboardPanelState.Arrangement.docked, .undocked, .split].flatMap { arrangement in
            Self.sizes.map { size in
                Self.titled(
                    PanelPicture(
                        PanelFace(kind), arrangement, on: size, choices: Self.choices(kind),
                        change: Self.filling), arrangement)
            }
        }
        try Golden.expect(pictures.joined(separator: "\n\n") + "\n", in: Self.path("panel-\(kind.rawValue)"))
    }

    @Test func `pages, strips and plain labels look as they did`() throws {
        let small = GridSize(rows: 24, columns: 80)
        let phone = GridSize(rows: 20, columns: 40)
        var choices = PanelChoices()
        choices.hasJapanese = true
        choices.showsTypeahead = true
        var plain = choices
        plain.usesPlainLabels = true
        let tallPhone = GridSize(rows: 28, columns: 45)
        let pages = [small, phone, tallPhone].flatMap { size in
            [
                PanelPicture(PanelFace(.letters), .docked, on: size, choices: choices) {
                    $0.hands.shift = .once
                    $0.candidates = ["page", "pages", "panel"]
                },
                PanelPicture(PanelFace(.letters), .docked, on: size, choices: choices) { $0.hands.page = 1 },
                PanelPicture(PanelFace(.letters), .docked, on: size, choices: choices) { $0.hands.page = 2 },
                PanelPicture(PanelFace(.symbols), .docked, on: size, choices: choices) { $0.hands.page = 1 },
                PanelPicture(PanelFace(.japanese), .docked, on: size, choices: choices) {
                    $0.hands.spellsInLatin = true
                },
            ]
                + PanelKind.allCases.map {
                    PanelPicture(PanelFace($0), .docked, on: size, choices: plain) { content in
                        content.candidates = ["ka", "kana"]
                        content.candidatePage = "1/2"
                    }
                } + [PanelPicture(PanelFace(.letters), .split, on: size, choices: plain)]
        }
        let text = pages.map(\.letters).joined(separator: "\n\n") + "\n"
        try Golden.expect(text, in: Self.path("panel-pages"))
    }

    private static func choices(_ kind: PanelKind) -> PanelChoices {
        var choices = PanelChoices()
        choices.hasJapanese = kind == .japanese
        return choices
    }

    private static func filling(_ content: inout PanelContent) {
        guard content.face.kind == .japanese else { return }
        content.candidates = ["今日", "京", "強", "協", "きょう", "キョウ", "経", "供", "橋", "鏡", "恐"]
        content.candidatePage = "1/3"
    }

    private static func titled(_ picture: PanelPicture, _ wanted: KeyboardPanelState.Arrangement) -> String {
        let size = picture.state.stage.size
        let shown = "\(picture.content.face.kind.rawValue) \(picture.content.arrangement)"
        return "\(size.columns)×\(size.rows) \(wanted): \(shown)\n\(picture.letters)"
    }

    private static func path(_ name: String) -> String {
        #filePath.replacing("PanelPictureTests.swift", with: "Goldens/\(name).txt")
    }
}
