internal import TerminalModel
internal import Values

/// A mistake or warning about a file written by a person, ready to be shown.
package struct Diagnostic: Error, Sendable, Hashable {
  package enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably does not say what its author meant.
    case warning
  }

  /// A line of a file, or its part around the position if it is long.
  package struct Excerpt: Sendable, Hashable {
    package var text: String
    /// The position within the text, from 1, in Unicode scalars.
    package var column: Int
    /// True if the line has more text before the excerpt.
    package var isCutBefore = false
    /// True if the line has more text after the excerpt.
    package var isCutBehind = false

    package init(text: String, column: Int, isCutBefore: Bool = false, isCutBehind: Bool = false) {
      (self.text, self.column) = (text, column)
      (self.isCutBefore, self.isCutBehind) = (isCutBefore, isCutBehind)
    }
  }

  package var severity: Severity
  /// The file, as the user named it.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// Lower case, no final period; quotes from the file in single quotes.
  package var message: String
  /// nil if there is no line to show, or it may contain a secret.
  package var excerpt: Excerpt?
  /// The number of `^` under the excerpt, at least 1.
  package var caretLength: Int
  /// How to fix it.
  package var help: String?
  /// The field, if the problem is one of its answer.
  package var field: String?
  /// The name of an answer that no field has.
  package var unknownName: String?
  /// True if the file is valid but needs access that was not granted.
  package var isRefusal = false

  package init(
    severity: Severity, path: String, line: Int, column: Int, message: String, excerpt: Excerpt?, caretLength: Int = 1,
    help: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.caretLength = caretLength
    self.help = help
  }
}

extension Diagnostic {
  package var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// The diagnostic as a JSON object for editors: `path`, `line`, `column`, `length`, `severity`, `message` and, if
  /// present, `help`.
  private var json: JSONValue {
    let members: JSONValue = [
      "path": .string(path), "line": .integer(line), "column": .integer(column), "length": .integer(caretLength),
      "severity": .string(severity.rawValue), "message": .string(message),
    ]
    return help.map { members.adding(["help": .string($0)]) } ?? members
  }

  /// Diagnostics as a JSON list, one object per line, with a trailing newline.
  package static func json(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + $0.json.text(.spaced) }.joined(separator: ",\n") + "\n]\n"
  }

  /// The diagnostic for display, without a trailing newline:
  ///
  ///     forms/signup.yaml:7:11: error: unknown field type 'emial'
  ///     7 |     type: emial
  ///       |           ^^^^^
  ///     help: did you mean 'email'? That is a content type: write 'contentType: email'. Types are …
  ///
  /// Control characters are made visible; a long line is cut to the part around the position.
  package func rendered(color: Bool) -> String {
    let paint = Paint(isOn: color)
    var text = paint.bold("\(Self.visible(path)):\(line):\(column): ")
    text += severity == .error ? paint.red("error: ") : paint.yellow("warning: ")
    text += paint.bold(Self.visible(message))
    if let excerpt {
      let picture = Picture(excerpt, caretLength: caretLength)
      let gutter = String(line)
      let padding = String(repeating: " ", count: gutter.utf8.count)
      text += "\n" + paint.dim("\(gutter) |") + (picture.line.isEmpty ? "" : " \(picture.line)")
      text += "\n" + paint.dim("\(padding) |") + " \(picture.indentation)" + paint.red(picture.marker)
    }
    if let help { text += "\n" + paint.dim("help:") + " \(Self.visible(help))" }
    return text
  }

  private static func visible(_ text: String) -> String { DisplayText.visible(text, lines: .single) }

  /// The excerpt of a line, and the marker below it.
  private struct Picture {
    /// The maximum number of scalars shown.
    private static let window = 100

    var line: String
    var indentation: String
    var marker: String

    init(_ excerpt: Excerpt, caretLength: Int) {
      let scalars = Array(excerpt.text.unicodeScalars)
      let start = min(excerpt.column - 1, scalars.count)
      // The whole line if it fits; else from a third of the window before the position.
      let fits = scalars.count <= Self.window
      let first = fits ? 0 : max(0, min(start - Self.window / 3, scalars.count - Self.window))
      let last = min(scalars.count, first + Self.window)
      let end = min(start + caretLength, last)
      let before = (first > 0 || excerpt.isCutBefore ? "…" : "") + Self.shown(scalars[first..<start])
      let marked = Self.shown(scalars[start..<max(start, end)])
      let behind =
        Self.shown(scalars[max(start, end)..<last]) + (last < scalars.count || excerpt.isCutBehind ? "…" : "")
      line = before + marked + behind
      indentation = String(repeating: " ", count: TextWidth.columns(of: before))
      marker = String(repeating: "^", count: max(1, TextWidth.columns(of: marked)))
    }

    private static func shown(_ scalars: ArraySlice<UnicodeScalar>) -> String {
      var text = ""
      for scalar in scalars { text.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
      return Diagnostic.visible(text)
    }
  }

  /// Terminal colours, or none.
  private struct Paint {
    var isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "1;31") }
    func yellow(_ text: String) -> String { wrap(text, "1;33") }

    private func wrap(_ text: String, _ style: String) -> String { isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text }
  }
}
