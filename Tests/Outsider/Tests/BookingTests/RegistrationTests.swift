import FormTesting
import Testing

/// A form that is a definition.
@MainActor struct RegistrationTests {
  static let definition = """
    formline: 1
    fields:
      - {id: name, required: true}
      - {id: login, pattern: "[a-z]+", check: {command: [is-free], message: Somebody has this name}}
      - {id: seats, type: integer, minimum: 1, when: "login != null"}
    """

  @Test func `answers are those of the definition`() throws {
    let form = try FormSession(definition: Self.definition)
    form.type("Ada\n")
    #expect(form.focus == "login")
    form.type("ada\n")
    #expect(form.exists("seats"))
    form.type("0\n")
    #expect(form.errors == ["seats": ["This must be at least 1"]])
    form.press("Ctrl+U")
    form.type("3\n")
    #expect(form.isSubmitted)
    #expect(form.answers == ["name": "Ada", "login": "ada", "seats": 3])
  }

  @Test func `a check is answered by the test`() async throws {
    let form = try FormSession(
      definition: Self.definition,
      commands: .answered { arguments, input in
        (status: arguments == ["is-free"] && input == "ada" ? 1 : 0, output: "")
      })
    form.type("Ada\nada\n")
    #expect(form.errors == [:])
    await form.settle()
    #expect(form.errors == ["login": ["Somebody has this name"]])
  }

  @Test func `every mistake of a definition is thrown at once`() {
    let error = #expect(throws: FormDefinitionError.self) {
      try FormSession(definition: "formline: 1\nfields:\n  - {id: a, type: txt}\n  - {id: a}\n")
    }
    #expect(error?.diagnostics.count == 2)
  }
}
