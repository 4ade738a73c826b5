/// A text template for answers in a subset of Mustache (mustache.5): variables, sections, inverted sections, comments.
///
///     {{type}}{{#scope}}({{scope}}){{/scope}}: {{subject}}
///     {{#receipts}}
///     - {{day}}: {{amount}}
///     {{/receipts}}
///
/// Nothing is HTML-escaped. A section is rendered if its answer is neither empty nor false, for a list once per item;
/// inside, `.` is the answer or the item, and an item's fields are in scope. A section tag alone on a line leaves no
/// empty line. A secret is rendered where it is named, but omitted when a whole row is rendered.
package struct AnswerTemplate: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case variable(String)
    case section(String, isInverted: Bool, [Part])
  }

  let parts: [Part]
  /// The fields of the form, to identify secrets.
  let fields: [FieldDefinition]

  fileprivate static let mostSteps = 1_000_000

  /// Renders the template.
  /// - Throws: `textTooLong`, which also bounds the cost for any template.
  package func text(_ answers: [(id: String, value: AnswerValue)]) throws(AnswerFormat.EncodingError) -> String {
    var writing = TemplateWriting()
    let form = AnswerValue.object(answers.map { AnswerValue.Member($0.id, $0.value) })
    try writing.write(parts, [TemplateWriting.Scope(value: form, fields: FieldList(fields))])
    return writing.text
  }
}

/// The state of rendering a template.
private struct TemplateWriting {
  /// A value in which tags are looked up: the form, a list item or a section's answer.
  struct Scope {
    var value: AnswerValue
    /// The fields of the value's members, or of its items' members.
    var fields: FieldList
    /// Where the members are.
    let places = LookUpTable<[String: Int]>()
    /// The map that it is, with entries as members.
    var map: FieldDefinition?
  }

  var text = ""
  private var steps = 0

  /// - Parameter context: The scopes in which names are looked up, innermost last.
  mutating func write(
    _ parts: [AnswerTemplate.Part], _ context: [Scope]
  ) throws(AnswerFormat.EncodingError) {
    for part in parts {
      try walk(1)
      switch part {
      case .text(let own): try add(own)
      case .variable(let name): try add(shown(try find(name, context)))
      case .section(let name, let isInverted, let inside):
        let found = try find(name, context)
        guard isThere(found.value) != isInverted else { continue }
        guard !isInverted, case .list(let items) = found.value else {
          try write(inside, isInverted ? context : context + [found])
          continue
        }
        for item in items { try write(inside, context + [Scope(value: item, fields: found.fields)]) }
      }
    }
  }

  private mutating func walk(_ count: Int) throws(AnswerFormat.EncodingError) {
    steps += count
    if steps > AnswerTemplate.mostSteps { throw .textTooLong }
  }

  private mutating func add(_ more: String) throws(AnswerFormat.EncodingError) {
    text += more
    if text.utf8.count > AnswerFormat.mostFilledBytes { throw .textTooLong }
  }

  private mutating func find(_ name: String, _ context: [Scope]) throws(AnswerFormat.EncodingError) -> Scope {
    if name == "." { return context.last ?? Scope(value: .null, fields: FieldList([])) }
    for scope in context.reversed() {
      guard case .object(let members) = scope.value else { continue }
      try walk(1)
      guard let member = members.member(name, scope.places) else { continue }
      let field = scope.fields.field(name)
      return Scope(
        value: member.value, fields: field?.list?.table ?? FieldList([]),
        map: field.flatMap { $0.type == .map && !$0.isSecret ? $0 : nil })
    }
    return Scope(value: .null, fields: FieldList([]))
  }

  private func isThere(_ value: AnswerValue) -> Bool { !value.isEmpty && value != .bool(false) }

  /// A value as text, several options separated by commas. Includes a secret only if that was named itself; secret
  /// members of an object are omitted.
  private func shown(_ scope: Scope) -> String {
    let fields = scope.fields.fields
    let value = scope.map.map { scope.value.withoutSecrets(of: $0) } ?? scope.value.withoutSecrets(of: fields)
    guard case .list(let items) = value, !items.contains(where: \.isCollection) else { return value.text }
    return items.map(\.text).joined(separator: ", ")
  }
}

extension AnswerValue {
  /// The value without secret members of objects.
  /// - Parameter fields: The fields of the object, or of the objects in the list.
  fileprivate func withoutSecrets(of fields: [FieldDefinition]) -> AnswerValue {
    guard fields.contains(where: \.holdsSecrets) else { return self }
    switch self {
    case .list(let items): return .list(items.map { $0.withoutSecrets(of: fields) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          guard let field = fields.first(where: { $0.id == member.name }), !field.isSecret else { return nil }
          return Member(member.name, member.value.withoutSecrets(of: field))
        })
    default: return self
    }
  }
}

extension AnswerTemplate {
  /// Parses a template for the answers of a form.
  /// - Returns: The template, or nil and its mistakes in file order.
  package static func read(
    _ bytes: [UInt8], path: String, for form: FormDefinition
  ) -> (template: AnswerTemplate?, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, bytes: bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      var problems = ProblemList()
      problems.add(.textNotUTF8, at: .beginning)
      return (nil, source.diagnostics(problems))
    }
    var parser = TemplateParser(bytes, fields: form.fields)
    let parts = parser.parse()
    guard parser.problems.isEmpty else { return (nil, source.diagnostics(parser.problems)) }
    return (AnswerTemplate(parts: parts, fields: form.fields), [])
  }
}
