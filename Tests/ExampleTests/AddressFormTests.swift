import FormTesting
import Formline
import Testing

@testable import AddressExample

@Suite struct AddressFormTests {
  typealias Field = AddressForm.Field

  private func open() -> FormSession<Field> {
    FormSession(
      AddressForm(), columns: 60, rows: 20, environment: ["NAME": "Ada Lovelace", "LANG": "de_DE.UTF-8"])
  }

  @Test("suggestions come from the user's world, and cities from the app's list")
  func suggestions() {
    let form = open()
    #expect(form.focus == .name)
    #expect(form.suggestion == "Ada Lovelace")
    form.press("Right")
    form.press("Enter")
    #expect(form.suggestion == "Germany")
    form.press("Right")
    form.press("Enter")
    form.type("Unter den Linden 1\n")
    form.type("10117\n")
    #expect(form.focus == .city)
    form.type("Be")
    form.press("Alt+Down")
    form.press("Down")
    #expect(form.screen.contains { $0.contains("› Bern, Switzerland") })
    form.press("Enter")
    #expect(form.isSubmitted)
  }

  @Test("the country decides what a postal code is, and what is wrong is said once the field is left")
  func postalCode() {
    let form = open()
    form.press("Tab")
    form.type("Germany")
    form.press("Tab")
    form.press("Tab")
    form.type("W1A 1AA")
    form.press("Tab")
    #expect(form.screen.contains { $0.contains("✗") && $0.contains("Postleitzahl") })
    form.press("Shift+Tab")
    form.press("Ctrl+U")
    form.type("10117")
    #expect(!form.screen.contains { $0.contains("✗") })
  }

  @Test("Return at the end goes to the first field that is missing")
  func missing() {
    let form = open()
    form.press("Enter", 5)
    #expect(form.isRunning)
    #expect(form.focus == .name)
  }

  @Test("what is only sometimes asked is folded away, and its field grows with the text")
  func present() throws {
    let form = open()
    try form.click("A present")
    form.press("Tab")
    form.type("Happy birthday to you, and may the engine run for another hundred years")
    #expect(form.screen.contains { $0.hasPrefix("▌ Card says") })
    #expect(form.screen.contains { $0.hasSuffix("hundred years") })
    form.press("Enter")
    #expect(form.isRunning)
  }
}
