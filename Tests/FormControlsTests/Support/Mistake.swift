import FormControls
import Testing

/// Something that the author of a view does wrong, and the one sentence that is said of it.
nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whole, as it stands on the diagnostics stream.
  let report: String
  /// What makes the mistake, given a number that each step changes.
  let view: @MainActor @Sendable (_ step: Int) -> AnyView

  init<Content: View>(
    _ name: String, _ report: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (_ step: Int) -> Content
  ) {
    testDescription = name
    self.report = report
    self.view = { AnyView(view($0)) }
  }

  /// It is said once, whole and placed, never on the screen, and the form goes on.
  @MainActor func check() {
    let form = TestForm { Page(mistake: self) }
    for _ in 0..<6 {
      form.press("F5")
      #expect(!form.session.host.needsUpdate)
    }
    #expect(form.issues == [report])
    #expect(form.lines.last?.contains("Next") == true)
    let words = report.prefix(20)
    #expect(!form.screen.contains(words), "\(form.screen)")
    form.session.host.end()
  }
}

/// Shows the view of a mistake, which F5 makes anew.
struct Page: View {
  let mistake: Mistake
  @State private var step = 0

  var body: some View {
    mistake.view(step)
    Button("Next") { step += 1 }.keyboardShortcut("F5")
  }
}
