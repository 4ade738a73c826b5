import FormTesting
import Foundation
import Ported
import Testing

/// Screens that were written for SwiftUI, driven to their ends by keys.
@MainActor struct PortedTests {
  @Test func `a checkout is filled in, refused, and paid`() {
    let form = FormSession(Checkout(), columns: 70, rows: 40)
    #expect(form.screen[0] == "  Checkout")
    form.type("Ada\n")
    form.type("ada@example.com\n")
    form.type("High Street 1\n")
    form.type("000\n")
    form.press("Tab")
    form.press("Right")
    form.press("Tab")
    form.press("Tab")
    form.press("Shift+Up")
    #expect(form.snapshot().contains("€49.50"))
    #expect(form.snapshot().contains("We deliver everywhere."))
    form.press("Tab")
    form.press("Space")
    form.press("Tab")
    form.type("Enjoy")
    form.press("Tab")
    form.press("Enter")
    #expect(form.snapshot().contains("The card was declined"))
    form.press("Enter")
    #expect(!form.snapshot().contains("The card was declined"))
    for _ in 0..<6 { form.press("Shift+Tab") }
    form.press("Ctrl+U")
    form.type("123")
    for _ in 0..<6 { form.press("Tab") }
    form.press("Enter")
    #expect(form.snapshot().contains("Thank you, Ada!"))
    #expect(form.snapshot().contains("2 copies for 49.5"))
    form.press("Tab")
    form.press("Enter")
    #expect(form.snapshot().contains("High Street 1"))
  }

  @Test func `settings are changed, a password on a screen of its own, everything reset`() {
    let form = FormSession(SettingsPage(), columns: 70, rows: 40)
    form.press("Tab")
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("ada")
    form.press("Tab")
    form.press("Enter")
    #expect(form.screen[0] == "  Password")
    form.type("secret")
    form.press("Tab")
    form.type("secret")
    form.press("Tab")
    form.press("Enter")
    #expect(form.snapshot().contains("ada"))
    form.press("Ctrl+End")
    form.press("Enter")
    #expect(form.snapshot().contains("This cannot be undone."))
    form.press("Tab")
    form.press("Tab")
    form.press("Shift+Tab")
    form.press("Escape")
    #expect(form.snapshot().contains("ada"))
    form.press("Ctrl+Home")
    form.press("Right")
    #expect(form.snapshot().contains("Version 1.0"))
    form.press("Left")
    #expect(form.snapshot().contains("ada"))
  }

  @Test func `a list is moved, shortened, added to, and edited row by row`() throws {
    let form = FormSession(ListEditor(), columns: 70, rows: 20)
    func rows() -> [String] {
      form.screen.flatMap { line in ["Milk", "Bread", "Eggs", "Tea", "Oat milk"].filter { line.contains($0) } }
    }
    #expect(rows() == ["Milk", "Bread", "Eggs"])
    form.press("Tab")
    form.press("Ctrl+Down")
    #expect(rows() == ["Bread", "Milk", "Eggs"])
    form.press("Tab")
    form.press("Shift+F8")
    #expect(rows() == ["Bread", "Milk"])
    form.press("Ctrl+Home")
    form.press("Enter")
    #expect(form.screen.prefix(3) == ["  Bread", "", "▌ Name    Bread"])
    form.press("Ctrl+U")
    form.type("Tea")
    form.press("Escape")
    #expect(rows() == ["Tea", "Milk"])
    try form.click("Add")
    form.type("Eggs\n")
    #expect(rows() == ["Tea", "Milk", "Eggs"])
  }

  @Test func `the film of the manual is that of these keys`() throws {
    let form = FormSession(ListEditor(), columns: 56, rows: 12)
    let film = try form.film("A shopping list") {
      form.wait(.seconds(1))
      form.press("Tab")
      form.wait(.milliseconds(600))
      form.press("Ctrl+Down")
      form.wait(.milliseconds(600))
      form.press("Shift+F8")
      form.wait(.milliseconds(800))
      form.press("Enter")
      form.wait(.milliseconds(600))
      form.press("Ctrl+U")
      form.type("Oat milk")
      form.press("Tab", 2)
      form.press("Space")
      form.wait(.milliseconds(800))
      form.press("Escape")
      form.wait(.milliseconds(800))
      try form.click("Add")
      form.wait(.milliseconds(400))
      form.type("Tea\n")
      form.wait(.seconds(1))
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let place = root.appending(path: "Sources/Formline/Formline.docc/Resources/list-editor.svg")
    // `make record` writes it anew.
    if ProcessInfo.processInfo.environment["FORMLINE_RECORD"] != nil { try Data(film.utf8).write(to: place) }
    #expect(try film == String(contentsOf: place, encoding: .utf8))
  }
}
