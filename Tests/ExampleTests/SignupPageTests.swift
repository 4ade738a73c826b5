import DefinedForms
import FormTesting
import Testing

@testable import SignupExample

@Suite struct SignupPageTests {
  private func open() throws -> FormSession<Signup.Field> {
    FormSession(SignupPage(definition: try Signup.definition()), columns: 70, rows: 30)
  }

  @Test("focus is an enum of the fields of the file, which the views around it read and set")
  func focus() throws {
    let form = try open()
    #expect(form.focus == .name)
    form.type("Ada Lovelace\nada@example.com\n")
    #expect(form.focus == .username)
    #expect(form.line(1) == "Others see it as @ada.")
    form.press("F6")
    #expect(form.focus == .email)
  }

  @Test("answers that are right submit the page, and are a value of the generated type")
  func answers() throws {
    let answers: FormAnswers = [
      "name": "Ada", "email": "ada@example.com", "username": "ada", "password": "a long sentence",
      "again": "a long sentence", "plan": "team", "seats": 3, "news": true,
    ]
    let signup = try answers.decode(as: Signup.self)
    #expect(signup.plan == .team)
    #expect(signup.seats == 3)
    let form = try open()
    form.press("F10")
    #expect(form.isRunning)
    #expect(form.focus == .name)
    #expect(form.snapshot().contains("Full name is required"))
  }
}
