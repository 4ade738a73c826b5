import FormTesting
import Ported
import Testing

/// One screen, tested whole: what it shows, where keys lead, what it refuses, and how it looks.
///
/// `UPDATE=1 swift test` writes the recorded screens anew.
@MainActor struct SignInTests {
  private let form = FormSession(SignIn(), columns: 60, rows: 20)

  @Test func `it begins in the address, and the button waits for both fields`() throws {
    #expect(form.controls.map(\.label) == ["E-mail", "Password", "Stay signed in", "Sign in"])
    #expect(try form.control("E-mail").isFocused)
    #expect(try form.control("Stay signed in").value == "yes")
    #expect(try !form.control("Sign in").isEnabled)
    form.type("ada@example.com\nsecret")
    #expect(try form.control("Sign in").isEnabled)
    try form.expectScreen("sign-in")
  }

  @Test func `Return goes on, then signs in`() throws {
    form.type("ada@example.com\n")
    #expect(try form.control("Password").isFocused)
    form.type("secret\n")
    #expect(form.contains("Hello, ada@example.com!"))
  }

  @Test func `a wrong password is said, and what was typed stays`() throws {
    form.type("ada@example.com\nguess\n")
    #expect(form.contains("Wrong e-mail or password"))
    #expect(try form.control("Password").value == "guess")
    form.press("Ctrl+U")
    form.type("secret\n")
    #expect(!form.contains("Wrong"))
  }

  @Test func `the mouse does what keys do`() throws {
    try form.click("Stay signed in")
    #expect(try form.control("Stay signed in").value == "no")
    try form.click("Password")
    form.type("secret")
    #expect(try form.control("Password").value == "secret")
    #expect(throws: FormMismatch.self) { try form.click("Sign up") }
  }

  @Test func `everything is in reach on a small screen`() throws {
    form.resize(columns: 40, rows: 12)
    for control in form.controls.dropFirst() where control.isEnabled {
      form.press("Tab")
      #expect(try form.control(control.label).isFocused)
    }
    #expect(form.issues.isEmpty)
  }
}
