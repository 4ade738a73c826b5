import FormTesting
import Formline
import Testing

@testable import SignInExample

@Suite struct SignInFormTests {
  typealias Field = SignInForm.Field

  @Test("Return goes from field to field and ends the form when it is complete")
  func chain() {
    let form = FormSession(
      SignInForm(), focus: SignInForm.Field.self, columns: 60, rows: 12, environment: ["EMAIL": "ada@example.com"])
    #expect(form.focus == .name)
    form.type("Ada\n")
    #expect(form.focus == .email)
    #expect(form.suggestion == "ada@example.com")
    form.press("Right")
    form.press("Enter")
    #expect(form.focus == .password)
    form.type("secret\n")
    #expect(form.isRunning)
    #expect(form.focus == .password)
    #expect(form.line(4) == "▌           ✗ 8 characters or more are needed")
    form.type("s!\n")
    #expect(form.isSubmitted)
  }

  @Test("Return at the end goes to the first field that is wrong, and says what it is")
  func incomplete() {
    let form = FormSession(SignInForm(), focus: SignInForm.Field.self, columns: 60, rows: 12)
    form.press("Enter", 3)
    #expect(form.focus == .name)
    #expect(form.line(2) == "▌           ✗ A name is needed")
    form.type("Ada\n\n\n")
    #expect(form.focus == .email)
    #expect(form.line(2).hasPrefix("✗ E-mail"))
  }

  @Test("the toolbar goes back and forth, its ends are off, and Done waits for a complete form")
  func toolbar() {
    let form = FormSession(SignInForm(), focus: SignInForm.Field.self, columns: 60, rows: 12)
    #expect(form.screen.contains("  F2 Previous  F3 Next  F10 Done                    ⏎ Next"))
    form.press("F2")
    #expect(form.focus == .name)
    form.press("F3")
    form.press("F3")
    #expect(form.focus == .password)
    form.press("F3")
    form.press("F10")
    #expect(form.focus == .password && form.isRunning)
    form.press("F2")
    #expect(form.focus == .email)
  }

  @Test("an address that cannot be one is said to be none when the field is left, and leaving is never prevented")
  func wrongAddress() {
    let form = FormSession(SignInForm(), focus: SignInForm.Field.self, columns: 60, rows: 12)
    form.press("F3")
    form.type("ada")
    form.press("F3")
    #expect(form.focus == .password)
    #expect(form.line(3).hasPrefix("            ✗ "))
    form.press("F2")
    form.type("@example.com")
    #expect(!form.line(3).contains("✗"))
  }
}
