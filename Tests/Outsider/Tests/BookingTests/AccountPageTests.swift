import DefinedForms
import FormTesting
import Testing

@testable import Accounts

/// A form from a definition that is a view among others.
@MainActor struct AccountPageTests {
  @Test func `accounts are added one after the other, and focus is a case of the generated enum`() throws {
    let form = FormSession(AccountPage(signUp: try SignUp.definition()), focus: SignUp.Field.self)
    #expect(form.focus == .name)
    form.type("Ada\nada@example.com\n")
    #expect(form.focus == .plan)
    form.press("F10")
    #expect(form.focus == .name)
    #expect(form.snapshot().contains("Ada: free"))
    form.type("Grace\n")
    #expect(form.focus == .email)
    #expect(form.line(1) == "Field: email")
  }
}
