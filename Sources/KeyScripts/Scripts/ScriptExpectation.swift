internal import Expressions
package import Values

/// The assertion of an `Expect` line. Fields are named by id; columns and rows count from 1.
nonisolated package enum ScriptExpectation: Equatable, Sendable {
  /// The focused field; nil is `none`.
  case focus(String?)
  case value(field: String, JSONValue)
  case error(field: String, TextExpectation)
  case noError(field: String)
  case noErrors
  case suggestion(String)
  case toolbar(String)
  /// No toolbar item with that label; without a label, no item at all.
  case noToolbar(String?)
  case visible(field: String)
  case notVisible(field: String)
  case screen(ScriptPattern)
  case noScreen(ScriptPattern)
  /// The whole text of a row without trailing blanks.
  case line(row: Int, String)
  case cursor(column: Int, row: Int)
  /// The number of view bodies evaluated since the last key.
  case updates(Comparison, Int)
  case state(FormState)
  case answers(JSONValue)
  /// The fields submitted so far, in order.
  case submits([String])
  /// The exit status of a program in place of a form.
  case status(Int)

  nonisolated package enum FormState: String, Sendable, CaseIterable { case running, submitted, cancelled }

  nonisolated package enum Comparison: String, Sendable, CaseIterable {
    case atMost = "<="
    case less = "<"
    case equal = "=="
    case atLeast = ">="
    case greater = ">"

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
  /// The text after `Expect` in a script.
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
    case .status(let status): "status \(status)"
    case .submits(let fields): (["submits"] + fields).joined(separator: " ")
    }
  }
}

/// The expected error message: the whole text, or a pattern that occurs in it.
nonisolated package enum TextExpectation: Equatable, Sendable {
  case exact(String)
  case pattern(ScriptPattern)

  /// True if `text` is as expected.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .exact(let expected): expected == text
    case .pattern(let pattern): pattern.matches(text)
    }
  }
}

nonisolated extension TextExpectation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exact(let text): ScriptText.quoted(text)
    case .pattern(let pattern): pattern.description
    }
  }
}

/// A regular expression in the syntax of definitions, stored as source; `^` and `$` match at every line, `.` within a
/// line. Matched in time linear in the text, since anybody may have written the script.
nonisolated package struct ScriptPattern: Equatable, Sendable {
  /// The source without the delimiting slashes; a slash in it is not escaped.
  package let source: String

  /// Does not validate `source`; see `problem`.
  package init(source: String) { self.source = source }

  /// Why the expression is invalid; nil if it is valid.
  package var problem: String? {
    do throws(PatternError) {
      _ = try pattern
      return nil
    } catch {
      return error.message
    }
  }

  private var pattern: Pattern { get throws(PatternError) { try Pattern(parsing: "(?m)" + source) } }

  /// True if the expression occurs in `text`; false if it is invalid, or if that takes too many steps.
  package func matches(_ text: String) -> Bool { (try? pattern)?.matchesAnywhere(in: text) ?? false }
}

nonisolated extension ScriptPattern: CustomStringConvertible {
  /// As written in a script: `/Create .* account/`.
  package var description: String {
    var result = "/"
    var isEscaped = false
    for scalar in source.unicodeScalars {
      switch scalar {
      case "\n": result += isEscaped ? "n" : "\\n"
      case "/" where !isEscaped: result += "\\/"
      default: result.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result + "/"
  }
}
