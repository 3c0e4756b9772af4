import EditorTestSupport
import Testing

@testable import EditorCore

extension EditorHarness {
    /// Goes from the first field of the settings form to that of a setting.
    func goToField(_ key: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let place = SettingInfo.inForm.firstIndex(where: { $0.key == key }) else {
            Issue.record("the form has no field for \(key)", sourceLocation: sourceLocation)
            return
        }
        press("tab", times: place)
    }
}
