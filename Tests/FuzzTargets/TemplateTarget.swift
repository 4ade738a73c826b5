import FormDefinitions

extension FuzzTarget {
  /// What may be written into a template for answers.
  package static let template = FuzzTarget(
    "template", usual: 500,
    dictionary: [
      "{{", "}}", "{{name}}", "{{#rows}}", "{{^rows}}", "{{/rows}}", "{{.}}", "{{! note }}", "{{{name}}}", "{{&name}}",
      "{{=<% %>=}}", "{{>part}}", "name", "rows", "tags", "secret", "\n", "\r\n", " ", "é", "\u{0}", "\u{1B}[31m",
    ]
  ) { input in
    let fields =
      "formline: 1\nfields: [{id: name}, {id: tags, type: multiselect, options: [a, b]}, {id: secret, type: password}, "
      + "{id: rows, type: list, fields: [{id: name}, {id: n, type: integer}]}]"
    let reading = DefinitionReader.read(Array(fields.utf8), path: "f.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    guard let form = reading.definition else { return "the form of the test is wrong" }
    let (template, diagnostics) = AnswerTemplate.read(input, path: "f.template", for: form)
    if diagnostics.contains(where: {
      $0.rendered(color: false).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    }) {
      return "a message holds a control character"
    }
    guard let template else { return diagnostics.isEmpty ? "nothing was read, and nothing is wrong" : nil }
    let row = AnswerValue.object([.init("name", .string("Zoe")), .init("n", .integer(1))])
    let write: ([(id: String, value: AnswerValue)]) throws -> String = template.text
    let text = try write([
      ("name", .string("Ada")), ("tags", .list([.string("a")])), ("secret", .string("hunter2-Q")),
      ("rows", .list([row, row])),
    ])
    let asksForSecret = String(decoding: input, as: UTF8.self).contains("secret")
    return text.contains("hunter2-Q") && !asksForSecret ? "a secret is written that nobody named" : nil
  }
}
