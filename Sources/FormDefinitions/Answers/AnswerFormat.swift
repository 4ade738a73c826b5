internal import Values

/// Output formats for answers, always in form order.
///
/// | format | answers `name` (Ada), `bio` (two lines), `tags` (several values), `age` (no answer) |
/// | --- | --- |
/// | `json` | `{"name": "Ada", "bio": "one\ntwo", "tags": ["a"], "age": null}` |
/// | `yaml` | `name: Ada`, `bio: "one\ntwo"`, `tags: ["a"]`, `age: null`, one per line |
/// | `env` | `name="Ada"`, `bio="one\ntwo"`, `tags="[\"a\"]"`, `age=""` |
/// | `shell` | `name='Ada'`, `bio='one` and on the next line `two'`, `tags='["a"]'`, `age=''` |
/// | `bash` | as `shell`, but `tags=('a')` |
/// | `lines` | `Ada`, `one\ntwo`, `["a"]`, an empty line |
///
/// Lists and objects are compact JSON in `env`, `shell` and `lines`, and in `bash` the items of a list are; an empty one
/// is empty there, like any other missing answer. `lines` escapes a backslash as `\\`, a newline as `\n`, a
/// carriage return as `\r` and NUL as `\0`, and nothing else.
///
/// `env` is a dotenv file. Its double quotes escape `\\`, `\"`, `\n`, `\r` and `\$`; without the last, docker compose
/// would expand variables in answers. systemd's EnvironmentFile does not unescape `\n` and `\r`, and python-dotenv does
/// not unescape `\$`; both keep them as written.
package enum AnswerFormat: String, Sendable, CaseIterable {
  case json, yaml, env, shell, bash, lines

  /// True if it writes each field every time, so that a reader takes nothing from before for an answer.
  package var isFlat: Bool { self != .json && self != .yaml }

  package var hasVariables: Bool { isFlat && self != .lines }

  /// How long a text may become in which answers stand in many places.
  package static let mostFilledBytes = 16 << 20

  /// Why answers cannot be written in a format.
  package enum EncodingError: Error, Sendable, Hashable {
    /// The answer contains NUL, which no variable can hold.
    case nulInVariable(id: String)
    /// What a template, or a file with variables, makes of the answers exceeds the limit.
    case textTooLong

    package var message: String {
      switch self {
      case .nulInVariable(let id): "the answer '\(id)' contains NUL, which a variable cannot hold"
      case .textTooLong:
        "the answers make a text of more than \(AnswerFormat.mostFilledBytes >> 20) MiB, or it takes too long"
      }
    }
  }

  /// The answers as text, with a trailing newline.
  package func encode(_ answers: [(id: String, value: AnswerValue)]) throws(EncodingError) -> String {
    switch self {
    case .json:
      return JSONValue.object(answers.map { JSONValue.Member(name: $0.id, value: $0.value.json) }).text(.spaced) + "\n"
    case .yaml:
      if answers.isEmpty { return "{}\n" }
      return Self.lines(answers) { "\(YAMLText.scalar($0.id)): \(YAMLText.value($0.value))" }
    case .lines: return Self.lines(answers) { Self.escaped(Self.flat($0.value)) }
    case .env, .shell, .bash:
      for answer in answers where answer.value.holdsNUL { throw .nulInVariable(id: answer.id) }
      return Self.lines(answers) { "\($0.id)=\(assigned($0.value))" }
    }
  }

  /// The right side of an assignment.
  private func assigned(_ value: AnswerValue) -> String {
    switch value {
    case .list(let items) where self == .bash:
      "(" + items.map { Self.shellQuoted($0.text) }.joined(separator: " ") + ")"
    default: self == .env ? Self.doubleQuoted(Self.flat(value)) : Self.shellQuoted(Self.flat(value))
    }
  }

  private static func flat(_ value: AnswerValue) -> String { value.isEmpty ? "" : value.text }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": #"\\"#, "\n": #"\n"#, "\r": #"\r"#, "\0": #"\0"#,
  ]

  /// A text as one line of `lines`.
  package static func escaped(_ text: String) -> String { text.escaped { escapes[$0] } }

  /// A text in double quotes for a dotenv file.
  private static func doubleQuoted(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\\": #"\\"#
      case "\"": #"\""#
      case "$": #"\$"#
      case "\n": #"\n"#
      case "\r": #"\r"#
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// A text in single quotes, safe for `eval` (POSIX shell, section 2.2.2).
  private static func shellQuoted(_ text: String) -> String { "'" + text.escaped { $0 == "'" ? #"'\''"# : nil } + "'" }

  private static func lines(
    _ answers: [(id: String, value: AnswerValue)], _ line: ((id: String, value: AnswerValue)) -> String
  ) -> String {
    answers.reduce(into: "") { $0 += line($1) + "\n" }
  }
}

extension AnswerValue {
  fileprivate var holdsNUL: Bool {
    if case .list(let items) = self { return items.contains(where: \.holdsNUL) }
    return text.utf8.contains(0)
  }
}
