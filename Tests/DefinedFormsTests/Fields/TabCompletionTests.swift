import FormTesting
import Testing

/// Tab in fields that complete, and where it is bound to readline's own completion.
struct TabCompletionTests {
  private func open(_ inputrc: String = "") throws -> FormSession<String> {
    try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: color, suggestions: [green, greenish, grey, Blue, "blue sky", red]}
          - {id: mail, contentType: email}
          - {id: path, type: path}
          - {id: last}
        """, environment: ["GIT_AUTHOR_EMAIL": "ada@example.com"], inputrc: inputrc)
  }

  @Test(arguments: [
    ("gr", "gre"), ("gree", "green"), ("greeni", "greenish"), ("r", "red"), ("b", "Blue"), ("BLUE s", "blue sky"),
  ])
  func `Tab completes what all suggestions have in common`(typed: String, completed: String) throws {
    let form = try open()
    form.type(typed)
    form.press("Tab")
    #expect(form.value(of: "color") == .string(completed))
    #expect(form.focusedField == "color")
    form.press("Ctrl+_")
    #expect(form.value(of: "color") == .string(typed))
  }

  @Test(arguments: ["", "x", "red", "greenish"])
  func `where there is nothing to complete, Tab goes on`(typed: String) throws {
    let form = try open()
    form.type(typed)
    form.press("Tab")
    #expect(form.focusedField == "mail")
  }

  @Test func `where there is a choice Tab lists it, and Tab takes from the list`() throws {
    let form = try open()
    form.type("gre")
    form.press("Tab")
    #expect(form.screen.joined().contains("greenish"))
    #expect(form.screen.joined().contains("grey"))
    form.press("Down")
    form.press("Tab")
    #expect(form.value(of: "color") == .string("greenish"))
    form.press("Tab")
    #expect(form.focusedField == "mail")
  }

  @Test func `what only follows from a content type is not taken by Tab`() throws {
    let form = try open()
    form.press("Tab")
    form.type("a")
    form.press("Tab")
    #expect(form.value(of: "mail") == "a")
    #expect(form.focusedField == "path")
  }

  @Test func `another key of form-next-field never completes`() throws {
    let form = try open("\"\\C-o\": form-next-field")
    form.type("gree")
    form.press("Ctrl+O")
    #expect(form.value(of: "color") == "gree")
    #expect(form.focusedField == "mail")
  }

  @Test(arguments: ["complete", "menu-complete"])
  func `who has Tab on readline's own completion gets that, and goes on where there is nothing`(function: String) throws
  {
    let form = try open("\"\\t\": \(function)\n\"\\e[Z\": menu-complete-backward")
    form.press("Tab")
    #expect(form.focusedField == "mail")
    form.press("Shift+Tab")
    form.type("greenis")
    form.press("Tab")
    #expect(form.value(of: "color") == "greenish")
    form.press("Tab")
    #expect(form.focusedField == "mail")
    form.press("Tab")
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test func `possible completions are listed below the field`() throws {
    let form = try open()
    form.type("bl")
    form.press("Alt+=")
    #expect(form.screen.joined().contains("blue sky"))
    form.press("Esc")
    #expect(!form.screen.joined().contains("›"))
  }
}
