/// A text with the answers in it, by a part of Mustache (mustache.5): variables, sections, inverted sections, comments.
///
///     {{type}}{{#scope}}({{scope}}){{/scope}}: {{subject}}
///     {{#receipts}}
///     - {{day}}: {{amount}}
///     {{/receipts}}
///
/// Nothing is escaped: the text is no HTML. A section stands where its answer is neither empty nor false, for a list
/// once for each item, whose fields, or `.`, can be named inside. Tags of sections that are alone on a line leave none.
package struct AnswerTemplate: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case variable(String)
    case section(String, isInverted: Bool, [Part])
  }

  let parts: [Part]

  /// The text with some answers in it.
  package func text(_ answers: [(id: String, value: AnswerValue)]) -> String {
    var text = ""
    let form = AnswerValue.object(answers.map { AnswerValue.Member($0.id, $0.value) })
    Self.write(parts, [form], to: &text)
    return text
  }

  /// - Parameter context: Where names are looked up, the innermost last.
  private static func write(_ parts: [Part], _ context: [AnswerValue], to text: inout String) {
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .variable(let name): text += shown(value(name, context))
      case .section(let name, let isInverted, let inside):
        let value = value(name, context)
        switch value {
        case _ where isInverted: if !isThere(value) { write(inside, context, to: &text) }
        case .list(let items): for item in items { write(inside, context + [item], to: &text) }
        default: if isThere(value) { write(inside, context, to: &text) }
        }
      }
    }
  }

  private static func value(_ name: String, _ context: [AnswerValue]) -> AnswerValue {
    if name == "." { return context.last ?? .null }
    for case .object(let members) in context.reversed() {
      if let member = members.first(where: { $0.name == name }) { return member.value }
    }
    return .null
  }

  private static func isThere(_ value: AnswerValue) -> Bool { !value.isEmpty && value != .bool(false) }

  /// A value as people write it: several chosen ones with commas between.
  private static func shown(_ value: AnswerValue) -> String {
    guard case .list(let items) = value, !items.contains(where: \.isCollection) else { return value.text }
    return items.map(\.text).joined(separator: ", ")
  }
}

extension AnswerTemplate {
  /// Reads a template for the answers of a form.
  /// - Returns: The template, or nil with its mistakes in file order.
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
