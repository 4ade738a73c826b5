package import Values

/// What an `Expect` line of a script asserts. Fields are named by their ids; columns and rows count from 1.
nonisolated package enum ScriptExpectation: Equatable, Sendable {
  /// The focused field; nil is `none`.
  case focus(String?)
  case value(field: String, JSONValue)
  case error(field: String, TextExpectation)
  case noError(field: String)
  case noErrors
  case suggestion(String)
  case toolbar(String)
  /// No toolbar item of that label; without a label, no item at all.
  case noToolbar(String?)
  case visible(field: String)
  case notVisible(field: String)
  case screen(ScriptPattern)
  case noScreen(ScriptPattern)
  /// The whole text of a row, blanks at its end not counted.
  case line(row: Int, String)
  case cursor(column: Int, row: Int)
  /// The number of view bodies evaluated since the last key.
  case updates(Comparison, Int)
  case state(FormState)
  case answers(JSONValue)
  /// The fields whose submit fired so far, in order.
  case submits([String])

  /// How far the form has come.
  nonisolated package enum FormState: String, Sendable, CaseIterable {
    case running, submitted, cancelled
  }

  /// A comparison of numbers, as scripts spell it.
  nonisolated package enum Comparison: String, Sendable, CaseIterable {
    case atMost = "<="
    case less = "<"
    case equal = "=="
    case atLeast = ">="
    case greater = ">"

    /// Whether `left` stands so to `right`.
    package func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .atMost: left <= right
      case .less: left < right
      case .equal: left == right
      case .atLeast: left >= right
      case .greater: left > right
      }
    }
  }
}

nonisolated extension ScriptExpectation: CustomStringConvertible {
  /// What follows the word `Expect`, as a script writes it.
  package var description: String {
    switch self {
    case .focus(let field): "focus \(field ?? "none")"
    case .value(let field, let value): "value \(field) \(value)"
    case .error(let field, let text): "error \(field) \(text)"
    case .noError(let field): "no error \(field)"
    case .noErrors: "no errors"
    case .suggestion(let text): "suggestion \(ScriptText.quoted(text))"
    case .toolbar(let label): "toolbar \(ScriptText.quoted(label))"
    case .noToolbar(let label?): "no toolbar \(ScriptText.quoted(label))"
    case .noToolbar(nil): "no toolbar"
    case .visible(let field): "visible \(field)"
    case .notVisible(let field): "no visible \(field)"
    case .screen(let pattern): "screen \(pattern)"
    case .noScreen(let pattern): "no screen \(pattern)"
    case .line(let row, let text): "line \(row) \(ScriptText.quoted(text))"
    case .cursor(let column, let row): "cursor \(column) \(row)"
    case .updates(let comparison, let count): "updates \(comparison.rawValue) \(count)"
    case .state(let state): state.rawValue
    case .answers(let value): "answers \(value)"
    case .submits(let fields): (["submits"] + fields).joined(separator: " ")
    }
  }
}
