extension AnswerTemplate {
  /// Reads a template for the answers of a form.
  /// - Returns: The template, or nil with what is wrong with it, in file order.
  package static func read(
    _ bytes: [UInt8], path: String, for form: FormDefinition
  ) -> (template: AnswerTemplate?, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, bytes: bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      var problems = ProblemList()
      problems.add(.templateNotUTF8, at: .beginning)
      return (nil, source.diagnostics(problems))
    }
    var parser = TemplateParser(bytes, fields: form.fields)
    let parts = parser.parse()
    guard parser.problems.isEmpty else { return (nil, source.diagnostics(parser.problems)) }
    return (AnswerTemplate(parts: parts), [])
  }
}
