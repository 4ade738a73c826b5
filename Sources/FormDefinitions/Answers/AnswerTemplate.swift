/// A text with the answers in it, by a part of Mustache (mustache.5): variables, sections, inverted sections, comments.
///
///     {{type}}{{#scope}}({{scope}}){{/scope}}: {{subject}}
///     {{#receipts}}
///     - {{day}}: {{amount}}
///     {{/receipts}}
///
/// Nothing is escaped: the text is no HTML. A section stands where its answer is neither empty nor false, for a list
/// once for each item; inside, `.` is the answer or the item, and the fields of an item can be named. Tags of sections
/// that are alone on a line leave none. Secrets are written where they are named, and left out of rows as a whole.
package struct AnswerTemplate: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case variable(String)
    case section(String, isInverted: Bool, [Part])
  }

  let parts: [Part]
  /// The fields of the form, which know what is a secret.
  let fields: [FieldDefinition]

  /// The most bytes that a text may have, and steps that it may take.
  static let limits = (bytes: 16 << 20, steps: 1_000_000)

  /// The text with some answers in it.
  /// - Throws: `templateTooLong`; costs no more than that whatever the template.
  package func text(_ answers: [(id: String, value: AnswerValue)]) throws(AnswerFormat.EncodingError) -> String {
    var writing = TemplateWriting()
    let form = AnswerValue.object(answers.map { AnswerValue.Member($0.id, $0.value) })
    try writing.write(parts, [TemplateWriting.Scope(value: form, fields: fields)])
    return writing.text
  }
}

/// A template while its text is written.
private struct TemplateWriting {
  /// Something that tags can name: the form, the item of a list, or what a section is about.
  struct Scope {
    var value: AnswerValue
    /// The fields of the value's members, or of those of its items.
    var fields: [FieldDefinition]
  }

  var text = ""
  private var steps = 0

  /// - Parameter context: Where names are looked up, the innermost last.
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
    if steps > AnswerTemplate.limits.steps { throw .templateTooLong(bytes: AnswerTemplate.limits.bytes) }
  }

  private mutating func add(_ more: String) throws(AnswerFormat.EncodingError) {
    text += more
    if text.utf8.count > AnswerTemplate.limits.bytes { throw .templateTooLong(bytes: AnswerTemplate.limits.bytes) }
  }

  private mutating func find(_ name: String, _ context: [Scope]) throws(AnswerFormat.EncodingError) -> Scope {
    if name == "." { return context.last ?? Scope(value: .null, fields: []) }
    for scope in context.reversed() {
      guard case .object(let members) = scope.value else { continue }
      try walk(1 + members.count / 64)
      guard let member = members.first(where: { $0.name == name }) else { continue }
      return Scope(value: member.value, fields: scope.fields.first { $0.id == name }?.list?.fields ?? [])
    }
    return Scope(value: .null, fields: [])
  }

  private func isThere(_ value: AnswerValue) -> Bool { !value.isEmpty && value != .bool(false) }

  /// A value as people write it: several chosen ones with commas between. Secrets are in it only if they were named
  /// themselves: those among the members of an object are left out.
  private func shown(_ scope: Scope) -> String {
    let value = scope.value.withoutSecrets(of: scope.fields)
    guard case .list(let items) = value, !items.contains(where: \.isCollection) else { return value.text }
    return items.map(\.text).joined(separator: ", ")
  }
}

extension AnswerValue {
  /// The same without the members of objects that are secrets.
  /// - Parameter fields: Those of the object, or of the objects in the list.
  package func withoutSecrets(of fields: [FieldDefinition]) -> AnswerValue {
    guard fields.contains(where: \.holdsSecrets) else { return self }
    switch self {
    case .list(let items): return .list(items.map { $0.withoutSecrets(of: fields) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          guard let field = fields.first(where: { $0.id == member.name }) else { return member }
          if field.isSecret { return nil }
          return Member(member.name, member.value.withoutSecrets(of: field.list?.fields ?? []))
        })
    default: return self
    }
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
    return (AnswerTemplate(parts: parts, fields: form.fields), [])
  }
}
