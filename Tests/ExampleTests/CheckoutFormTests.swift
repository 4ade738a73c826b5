import FormTesting
import Formline
import Testing

@testable import CheckoutExample

@Suite struct CheckoutFormTests {
  private func open(_ environment: [String: String] = [:]) throws -> FormSession<CheckoutForm.Field> {
    let today = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    return FormSession(CheckoutForm(today: today), columns: 60, rows: 24, environment: environment)
  }

  @Test("a page of sections, values in the user's formats, and nothing wrong yet")
  func screen() throws {
    let form = try open(["LANG": "en_US.UTF-8"])
    #expect(
      form.screen.prefix(17) == [
        "", "  Plan", "  Billed   [monthly]  yearly", "▌ Seats    ‹ 3 ›", "  Budget   €100.00", "  Price    €28.50", "",
        "  When", "  From     MM/DD/YYYY                                 ▾",
        "  Until    MM/DD/YYYY                                 ▾", "", "  Paid with", "  Card     1234 5678 9012 3456",
        "  Expires  MM/YY", "  Buy", "", "  F10 Buy",
      ])
  }

  @Test("rules across fields follow every change, each said below its field")
  func rules() throws {
    let form = try open()
    func problems() -> [String] { form.screen.filter { $0.contains("✗") } }
    form.press("Alt+9")
    form.press("Shift+Up")
    #expect(problems() == ["✗ Budget   €100.00", "           ✗ The price is over the budget"])
    form.press("Tab")
    form.press("Ctrl+U")
    form.type("200")
    #expect(problems() == [])
    form.press("Tab")
    form.type("2026-02-01")
    form.press("Tab")
    form.type("2026-01-05")
    #expect(
      problems() == [
        "✗ Until    2026-01-05                                 ▾", "▌          ✗ The end is before the start",
      ])
    form.press("Ctrl+U")
    #expect(problems() == [])
  }

  @Test("what is missing is said once somebody buys, with focus where it is missing")
  func missing() throws {
    let form = try open()
    form.press("F10")
    #expect(form.focus == .card)
    #expect(form.screen.contains("▌          ✗ A card is needed"))
    form.type("4242424242424242")
    #expect(!form.screen.contains { $0.contains("✗") })
  }

  @Test("Return buys once nothing is wrong, after a question")
  func buying() throws {
    let form = try open()
    try form.click("Card")
    form.type("4242424242424242")
    form.press("Enter")
    #expect(form.screen.contains("  Buy 3 seats?"))
    form.press("Esc")
    #expect(form.isRunning)
    form.press("F10")
    #expect(form.screen.contains { $0.contains("› Buy now") })
    form.press("Enter")
    #expect(form.isSubmitted)
  }
}
