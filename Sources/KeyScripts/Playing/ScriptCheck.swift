import FormDefinitions
import LineEditing
package import Values

/// Checks a script against its form before it is played, and reports all mistakes.
struct ScriptCheck {
  let script: KeyScript
  let source: ScriptSource
  let definition: FormDefinition
  /// True if the script may open parts of the form, whose fields are not known before.
  var opensParts = false

  /// Returns the prefilled answers, and the mistakes in order of the lines.
  /// - Parameter variable: The value of a variable; nil if it is not set.
  func run(
    variable: @escaping (_ name: String) -> String?
  ) -> (answers: [String: AnswerValue], mistakes: [Diagnostic]) {
    var answers: [String: AnswerValue] = [:]
    var mistakes: [Diagnostic] = []
    let known = definition.fields.map(\.id).filter { !$0.isEmpty }
    let ids = Set(known + definition.answerNames.values)
    for line in script.lines {
      switch line.command {
      case .answers(let value):
        var unset: [String] = []
        let given = SecretAnswers(definition: definition, variable: variable).filled(value, unset: &unset)
        mistakes += unset.map { source.diagnostic(.unsetVariable($0), at: "$" + $0, of: line) }
        let reading = AnswersReader.read(
          Array(given.description.utf8), path: script.path, for: definition, in: ScriptEnvironment(of: script).reading)
        // As with files of answers, a later one wins.
        answers.merge(reading.answers) { $1 }
        for diagnostic in reading.diagnostics where diagnostic.severity == .error {
          let mistake = ScriptMistake.badAnswers(diagnostic.message, help: diagnostic.help)
          mistakes.append(
            definition.hasSecrets ? source.diagnostic(mistake, hiding: line) : source.diagnostic(mistake, of: line))
        }
      case .type(.environment(let name)), .paste(.environment(let name)):
        if variable(name) == nil { mistakes.append(source.diagnostic(.unsetVariable(name), at: "$" + name, of: line)) }
      case .command: mistakes.append(source.diagnostic(.programForForm, of: line))
      case .expect(.status): mistakes.append(source.diagnostic(.statusOfForm, of: line))
      case .expect(let expectation) where !opensParts:
        for id in expectation.fields where !ids.contains(id) && !ids.contains(Self.outermost(id)) {
          mistakes.append(source.diagnostic(.unknownField(id, known: known), at: id, of: line))
        }
      default: break
      }
    }
    mistakes += inputrcMistakes()
    return (answers, mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  /// The outermost list of a place: `rows` for `rows[2].name`.
  private static func outermost(_ id: String) -> String { String(id.prefix { $0 != "[" && $0 != "." }) }

  /// The init file for readline.
  var inputrc: InputrcSource {
    let lines = script.inputrc
    return lines.isEmpty ? .none : .text(lines.joined(separator: "\n"))
  }

  /// True if readline takes a line of an init file as `$include`.
  private static func includesFile(_ line: Substring) -> Bool {
    let directive = line.drop(while: \.isWhitespace)
    return directive.first == "$"
      && directive.dropFirst().drop(while: \.isWhitespace).lowercased().hasPrefix("include")
  }

  /// The problems that readline reports for the `Inputrc` lines, at these lines.
  private func inputrcMistakes() -> [Diagnostic] {
    guard inputrc != .none else { return [] }
    // Checked first, since readline would read these files and quote them.
    let including = script.lines.filter { line in
      guard case .inputrc(let text) = line.command else { return false }
      return text.split(whereSeparator: \.isNewline).contains(where: Self.includesFile)
    }
    guard including.isEmpty else { return including.map { source.diagnostic(.inputrcIncludesFile, of: $0) } }
    let problems = VirtualHost.problems(of: inputrc)
    // A single command may contain several lines of the file.
    var lines: [KeyScriptLine] = []
    for line in script.lines {
      guard case .inputrc(let text) = line.command else { continue }
      lines += Array(repeating: line, count: text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
    return problems.compactMap { problem in
      let number = problem.hasPrefix("line ") ? Int(problem.dropFirst(5).prefix { $0 != ":" }) : nil
      guard let line = lines.indices.contains((number ?? 1) - 1) ? lines[(number ?? 1) - 1] : nil else { return nil }
      let message = number == nil ? problem : String(problem.drop { $0 != ":" }.dropFirst(2))
      return source.diagnostic(.badInputrc(message), of: line)
    }
  }
}

nonisolated extension ScriptExpectation {
  /// This expectation with field names replaced by ids.
  func naming(fields id: (String) -> String) -> ScriptExpectation {
    switch self {
    case .focus(let field): .focus(field.map(id))
    case .value(let field, let value): .value(field: id(field), value)
    case .error(let field, let text): .error(field: id(field), text)
    case .noError(let field): .noError(field: id(field))
    case .visible(let field): .visible(field: id(field))
    case .notVisible(let field): .notVisible(field: id(field))
    case .submits(let fields): .submits(fields.map(id))
    default: self
    }
  }

  var fields: [String] {
    var fields: [String] = []
    _ = naming { name in
      fields.append(name)
      return name
    }
    return fields
  }
}

/// The answers of a script, in which `"$NAME"` stands for a secret answer.
nonisolated struct SecretAnswers {
  let definition: FormDefinition
  /// The value of a variable; nil if it is not set.
  let variable: (_ name: String) -> String?
  /// True if a variable may also stand for answers that are not secret.
  var isGranted: (_ name: String) -> Bool = { _ in false }

  /// The answers with variables replaced by their values, which are parsed as typed.
  /// - Parameter unset: Collects the names of unset variables.
  func filled(_ answers: JSONValue, unset: inout [String]) -> JSONValue {
    guard case .object(let members) = answers else { return answers }
    return .object(filled(members, fields: definition.fields, &unset))
  }

  func match(_ stated: JSONValue, _ answer: JSONValue, of field: FieldDefinition?) -> Bool {
    var unset: [String] = []
    if let field, filled(stated, field, &unset) == answer { return unset.isEmpty }
    let isSecret = field?.isSecret ?? false
    return stated.matches(answer) { isSecret || isGranted($0) ? variable($0) : nil }
  }

  private func filled(
    _ members: [JSONValue.Member], fields: [FieldDefinition], _ unset: inout [String]
  ) -> [JSONValue.Member] {
    members.map { member in
      guard let field = fields.first(where: { $0.id == member.name }) else { return member }
      return JSONValue.Member(name: member.name, value: filled(member.value, field, &unset))
    }
  }

  private func filled(_ value: JSONValue, _ field: FieldDefinition, _ unset: inout [String]) -> JSONValue {
    if let fields = field.list?.fields, case .array(let rows) = value {
      return .array(
        rows.map { row in
          guard case .object(let members) = row else { return row }
          return .object(filled(members, fields: fields, &unset))
        })
    }
    guard field.isSecret, case .string(let text) = value, text.first == "$",
      FieldDefinition.isID(String(text.dropFirst()))
    else { return value }
    guard let content = variable(String(text.dropFirst())) else {
      unset.append(String(text.dropFirst()))
      return .null
    }
    guard case .success(let answer) = AnswerConversion.parse(typed: content, for: field) else {
      return .string(content)
    }
    return answer.json
  }
}

nonisolated extension JSONValue {
  /// True if `found` matches what a script states: it is equal or, for the text `$NAME`, equals that variable, which is
  /// how scripts state secret answers.
  package func matches(_ found: JSONValue, environment: (String) -> String?) -> Bool {
    if self == found { return true }
    switch (self, found) {
    case (.string(let text), .string(let content)):
      guard text.first == "$", let value = environment(String(text.dropFirst())) else { return false }
      return value.utf8.elementsEqual(content.utf8)
    case (.string(let text), .number), (.string(let text), .bool):
      return text.first == "$" && environment(String(text.dropFirst())) == "\(found)"
    case (.array(let expected), .array(let elements)):
      return expected.count == elements.count
        && zip(expected, elements).allSatisfy { $0.matches($1, environment: environment) }
    case (.object(let expected), .object(let members)):
      return expected.count == members.count
        && expected.allSatisfy { member in
          found[member.name].map { member.value.matches($0, environment: environment) } ?? false
        }
    default: return false
    }
  }
}
