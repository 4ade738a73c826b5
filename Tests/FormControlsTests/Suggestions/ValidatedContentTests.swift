import Testing
import TestSupport

@testable import FormControls

/// As in SwiftUI, a content type suggests and fills; it judges only where the app asks for it.
@Suite struct ValidatedContentTests {
  private struct Code: View {
    let validates: Bool
    @State private var digits = ["", "", ""]

    var body: some View {
      HStack {
        ForEach(0..<3) { index in
          TextField("·", text: $digits[index]).textContentType(.oneTimeCode).keyboardType(.numberPad).frame(width: 8)
        }
      }
      .validatesContent(validates)
    }
  }

  @Test("boxes of one digit each are not judged as codes")
  func suggests() {
    let form = TestForm(columns: 60) { Code(validates: false) }
    for digit in ["1", "2", "3"] {
      form.type(digit)
      form.press("Tab")
    }
    #expect(!form.screen.contains("✗"))
  }

  @Test("with validatesContent() they are")
  func judges() {
    let form = TestForm(columns: 60) { Code(validates: true) }
    form.type("1")
    form.press("Tab")
    #expect(form.screen.contains("✗"))
  }
}
