internal import TerminalModel
package import Values

/// A problem as data, as far as its position is known. The reporting command chooses the format.
package struct ReportedProblem: Error, Sendable, Hashable {
  package var severity = Diagnostic.Severity.error
  package var path: String?
  /// From 1.
  package var line: Int?
  /// From 1, in Unicode scalars.
  package var column: Int?
  /// In Unicode scalars, from `column` on.
  package var length: Int?
  /// The name of the answer with the problem; `guests[0].name` in the row of a list. Until it is reported, the id of its
  /// field.
  package var id: String?
  /// Lower case without a final period, or a sentence of the form.
  package var message: String
  /// What to do about it.
  package var hint: String?
  /// The problem as text of one or more lines, safe to display.
  package var text: String

  /// A problem without a position.
  package init(_ message: String, id: String? = nil, hint: String? = nil, text: String) {
    self.message = message
    self.id = id
    self.hint = hint
    self.text = text
  }

  /// A problem of a field, whose name precedes the message in `text`.
  package init(of id: String?, _ message: String, hint: String?, text: String) {
    self.init(message, id: id, hint: hint, text: text)
    if let id { self = named(id) }
  }

  /// The problem of a field by another name, with which its message does not begin.
  package func named(_ name: String) -> ReportedProblem {
    var problem = self
    problem.id = name
    let beginning = "'\(name)': "
    if message.hasPrefix(beginning) { problem.message.removeFirst(beginning.count) }
    return problem
  }

  /// A sentence of the command itself; `text` has the command's name before it.
  package init(saying sentence: String) { self.init(sentence, text: "formline: \(DisplayText.visible(sentence))") }

  package init(of id: String, _ message: String) {
    let sentence = "\(id): \(DisplayText.visible(message, lines: .single))"
    self.init(message, id: id, text: "formline: \(DisplayText.visible(sentence))")
  }

  /// A warning of the command itself, which continues.
  package static func warning(_ sentence: String, id: String? = nil) -> ReportedProblem {
    var problem = ReportedProblem(sentence, id: id, text: "formline: warning: \(DisplayText.visible(sentence))")
    problem.severity = .warning
    return problem
  }

  /// A warning of an answer that loses characters.
  package static func withoutControls(_ name: String, in source: String) -> ReportedProblem {
    warning("\(source): '\(name)' is taken without its control characters", id: name)
  }

  /// The same where a schema judges values as they are given, and another one in its place might pass.
  package static func holdsControls(_ name: String) -> ReportedProblem {
    ReportedProblem(of: name, "the text holds control characters, which no answer can have")
  }

  /// A problem at a line of a file.
  package init(path: String, line: Int, message: String, text: String) {
    self.path = path
    self.line = line
    self.message = message
    self.text = text
  }
}

extension [ReportedProblem] {
  /// These problems of fields, which are known by their ids, under the names of their answers.
  package func named(in form: FormDefinition) -> [ReportedProblem] {
    map { problem in problem.id.map { problem.named(form.answerName(of: $0)) } ?? problem }
  }
}

extension Diagnostic {
  package func report(color: Bool) -> ReportedProblem {
    var report = ReportedProblem(of: field ?? unknownName, message, hint: help, text: rendered(color: color))
    (report.severity, report.path, report.line, report.column) = (severity, path, line, column)
    report.length = caretLength
    return report
  }
}

/// The problem as an object with those of `path line column id message hint` that are known; `severity` marks warnings.
extension ReportedProblem {
  package var json: JSONValue {
    .object(known: [
      "path": path.map { .string($0) }, "line": line.map { .integer($0) }, "column": column.map { .integer($0) },
      "id": id.map { .string($0) }, "message": .string(message), "hint": hint.map { .string($0) },
      "severity": severity == .warning ? .string(severity.rawValue) : nil,
    ])
  }

  /// Problems as JSON Lines, one object per line.
  package static func jsonLines(_ problems: [ReportedProblem]) -> String { problems.map { "\($0.json)\n" }.joined() }
}

/// Workflow commands of GitHub Actions: `::error file=forms/a.yaml,line=3,col=13,endColumn=17::unknown key 'tipe'`.
extension ReportedProblem {
  package static func githubCommands(_ problems: [ReportedProblem]) -> String {
    problems.map { $0.githubCommand + "\n" }.joined()
  }

  private var githubCommand: String {
    var properties: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { properties.append("\(name)=\(Self.escaped(value, "%\n:,"))") }
    }
    add("file", path)
    add("line", line.map { String($0) })
    add("col", column.map { String($0) })
    if let column, let length { add("endColumn", String(column + length)) }
    let place = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    let content = [message, hint].compactMap { $0 }.joined(separator: "\n")
    return "::\(severity.rawValue)\(place)::\(Self.escaped(content, "%\n"))"
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    // GitHub ignores what moves the cursor or reorders text, but a terminal does not.
    DisplayText.visible(text.replacing("\r\n", with: "\n")).unicodeScalars.reduce(into: "") { escaped, scalar in
      if special.unicodeScalars.contains(scalar) {
        escaped += UInt8(ascii: scalar).percentEncoded
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A log in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0), as used by code scanning.
extension ReportedProblem {
  /// - Parameter version: The version of the command.
  package static func sarif(_ problems: [ReportedProblem], version: String) -> String {
    let rules: [JSONValue] = [
      ["id": "definition-error", "shortDescription": ["text": "The definition cannot be used"]],
      ["id": "definition-warning", "shortDescription": ["text": "The definition may not say what is meant"]],
    ]
    let driver: JSONValue = ["name": "formline", "version": .string(version), "rules": .array(rules)]
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(problems.map(\.sarifResult)),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
    ]
    return log.text(.indented, escaping: .invisible) + "\n"
  }

  private var sarifResult: JSONValue {
    let content = [message, hint].compactMap { $0 }.joined(separator: "\n")
    let location: JSONValue? = path.map {
      .object(known: ["artifactLocation": ["uri": .string(Self.uri(of: $0))], "region": region])
    }
    return .object(known: [
      "ruleId": .string("definition-\(severity.rawValue)"), "level": .string(severity.rawValue),
      "message": ["text": .string(content)], "locations": location.map { [["physicalLocation": $0]] },
    ])
  }

  private var region: JSONValue? {
    guard let line else { return nil }
    guard let column else { return ["startLine": .integer(line)] }
    return [
      "startLine": .integer(line), "startColumn": .integer(column), "endColumn": .integer(column + (length ?? 1)),
    ]
  }

  /// A path as a URI reference (RFC 3986).
  private static func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(but: "/")
  }
}

extension String {
  /// The id of a field or of what is in its rows, and those of what it is in: of `a[0].b` also `a[0]` and `a`.
  package var idsAround: [String] {
    let ends = utf8.indices.filter { utf8[$0] == UInt8(ascii: ".") || utf8[$0] == UInt8(ascii: "[") }
    return [self] + ends.map { String(self[..<$0]) }
  }
}
