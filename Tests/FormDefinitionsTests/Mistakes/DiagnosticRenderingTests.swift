import FormDefinitions
import Testing

/// How a diagnostic is drawn.
struct DiagnosticRenderingTests {
  @Test func `wide characters and tabs keep the caret in place`() {
    diagnose(
      "formline: 1\nfields:\n  - {id: a, label: 日本\t語, tpye: x}",
      gives: """
        f.yaml:3:26: error: unknown key 'tpye' in a field
        3 |   - {id: a, label: 日本 語, tpye: x}
          |                             ^^^^
        help: did you mean 'type'?
        """)
  }

  @Test func `control characters are shown, never sent`() {
    diagnose(
      "formline: 1\n\"ti\\u001Btle\\u202E\": x\nfields: [{id: a}]",
      gives: """
        f.yaml:2:1: error: unknown key 'ti␛tle⟨202E⟩' in a form
        2 | "ti\\u001Btle\\u202E": x
          | ^^^^^^^^^^^^^^^^^^^
        help: keys of a form are formline, title, description, submitLabel, layout, density, review, history, answer, lengths, \
        fields, sections, toolbar, validate, onSubmit, from
        """)
  }

  @Test func `of a long line the part around the place is shown`() {
    let filler = String(repeating: "x", count: 300)
    diagnose(
      "{\"formline\": 1, \"title\": \"\(filler)\", \"titel\": 1, \"submitLabel\": \"\(filler)\", \"fields\": [{\"id\": \"a\"}]}",
      gives: """
        f.yaml:1:330: error: unknown key 'titel' in a form
        1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "titel": 1, "submitLabel": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          |                                   ^^^^^^^
        help: did you mean 'title'? Keys of a form are formline, title, description, submitLabel, layout, density, review, history, answer, lengths, \
        fields, sections, toolbar, validate, onSubmit, from
        """)
  }

  @Test func `colours set the place, the kind and the caret apart`() {
    let diagnostic = Diagnostic(
      severity: .warning, path: "a", line: 3, column: 2, message: "doubtful", excerpt: .init(text: "xyz", column: 2),
      caretLength: 2, help: "write z")
    #expect(
      diagnostic.rendered(color: true)
        == "\u{1B}[1ma:3:2: \u{1B}[0m\u{1B}[1;33mwarning: \u{1B}[0m\u{1B}[1mdoubtful\u{1B}[0m\n\u{1B}[2m3 |\u{1B}[0m xyz\n"
        + "\u{1B}[2m  |\u{1B}[0m  \u{1B}[1;31m^^\u{1B}[0m\n\u{1B}[2mhelp:\u{1B}[0m write z")
  }

  @Test func `editors get JSON`() {
    let diagnostic = Diagnostic(
      severity: .error, path: "a.yaml", line: 3, column: 2, message: "no \"x\"", excerpt: nil, caretLength: 2, help: "y"
    )
    #expect(
      Diagnostic.json([diagnostic])
        == """
        [
          {"path": "a.yaml", "line": 3, "column": 2, "length": 2, "severity": "error", "message": "no \\"x\\"", "help": "y"}
        ]

        """)
    #expect(Diagnostic.json([]) == "[]\n")
  }

  @Test func `beyond a thousand mistakes are counted`() {
    let text = "formline: 1\nfields:\n" + (0..<1500).map { "  - {id: f\($0), x\($0): 1}\n" }.joined()
    let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml", resources: resource)
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.diagnostics.last?.message == "500 more mistakes are not shown")
  }
}
