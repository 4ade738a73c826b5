import FormTesting
import Formline
import Foundation
import Ported
import Testing

/// Five screens with the lengths of an app, run with another import and nothing else: this program links
/// FormlineFoundation, so that lengths are points.
@MainActor struct LengthsTests {
  /// Compares the first screen with the one recorded beside the tests; FORMLINE_RECORD=1 records it anew.
  private func check<Screen: View>(_ name: String, _ screen: Screen) throws {
    for (columns, rows) in [(80, 24), (40, 20)] {
      let form = FormSession(screen, columns: columns, rows: rows)
      #expect(form.issues.isEmpty)
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Screens/\(name)-\(columns)x\(rows).txt")
      let shown = form.snapshot()
      if ProcessInfo.processInfo.environment["FORMLINE_RECORD"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try shown.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == shown, "\(name) in \(columns) by \(rows)")
    }
  }

  @Test func `lengths are points where FormlineFoundation is linked`() { #expect(Lengths.current == .points) }

  @Test func `the first screens are in sight at once`() throws {
    try check("sign-in", SignIn())
    try check("onboarding", Onboarding())
    try check("preferences", Preferences())
    try check("contacts", Contacts())
    try check("survey", Survey())
  }

  @Test func `signing in, by keys alone`() {
    let form = FormSession(SignIn())
    form.type("ada@example.com\n")
    form.type("wrong\n")
    #expect(form.contains("Wrong e-mail or password"))
    form.press("Ctrl+U")
    form.type("secret\n")
    #expect(form.contains("Hello, ada@example.com!"))
  }

  @Test func `the first steps, by keys alone`() {
    let form = FormSession(Onboarding())
    form.press("Tab")
    form.press("Enter")
    #expect(form.contains("Together"))
    form.press("Enter")
    #expect(form.contains("About you"))
  }

  @Test func `a contact is found, none is found, and one is added`() {
    let form = FormSession(Contacts())
    form.press("Tab")
    form.type("grace")
    #expect(form.contains("Grace Hopper") && !form.contains("Ada Lovelace"))
    form.type("xx")
    #expect(form.contains("Nobody called gracexx"))
    form.press("F2")
    form.type("Joan Clarke")
    #expect(form.contains("Joan Clarke"))
  }

  @Test func `a survey is answered and sent`() {
    let form = FormSession(Survey())
    form.press("Tab")
    form.press("Tab")
    form.press("Tab")
    form.press("Enter")
    #expect(form.contains("★"))
    form.press("Shift+Tab", 3)
    form.press("Enter")
    #expect(form.contains("You gave 3 stars."))
  }
}
