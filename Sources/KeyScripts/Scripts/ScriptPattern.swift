import _StringProcessing

/// A regular expression of a script, kept as its source: Swift's syntax, `^` and `$` at every line, `.` within a line.
nonisolated package struct ScriptPattern: Equatable, Sendable {
  /// The expression without its slashes; a slash within stands for itself.
  package let source: String

  /// Longer expressions and deeper nesting are refused, since the compiler of expressions is recursive.
  static let maximumLength = 1000
  static let maximumNesting = 50

  /// The expression `source`, not checked: `problem` tells whether it can be used.
  package init(source: String) {
    self.source = source
  }

  /// Why the expression cannot be used, in words; nil for a good one.
  package var problem: String? {
    guard source.utf8.count <= ScriptPattern.maximumLength else {
      return "it is longer than \(ScriptPattern.maximumLength) bytes"
    }
    guard
      source.utf8.count(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") })
        <= ScriptPattern.maximumNesting
    else { return "it has more than \(ScriptPattern.maximumNesting) groups" }
    do throws(any Error) {
      _ = try Regex(source)
      return nil
    } catch {
      return VisibleText.of("\(error)")
    }
  }

  /// Whether the expression occurs anywhere in `text`; false for one that does not compile.
  package func matches(_ text: String) -> Bool {
    guard problem == nil, let expression = try? Regex(source) else { return false }
    return text.firstMatch(of: expression.anchorsMatchLineEndings()) != nil
  }
}

nonisolated extension ScriptPattern: CustomStringConvertible {
  /// As a script writes it: `/Create .* account/`.
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
