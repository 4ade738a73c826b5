internal import TerminalModel
internal import Values

/// One mistake (or doubtful place) in a file that a person wrote, ready to be shown.
package struct Diagnostic: Error, Sendable, Hashable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably does not say what its author meant.
    case warning
  }

  /// The line of a file, or what stands near the place when the line is long.
  package struct Excerpt: Sendable, Hashable {
    package var text: String
    /// Where in the text the place is, from 1, in Unicode scalars.
    package var column: Int
    /// True if the line has more before the excerpt.
    package var isCutBefore = false
    /// True if the line has more after the excerpt.
    package var isCutBehind = false

    package init(text: String, column: Int) {
      self.text = text
      self.column = column
    }
  }

  package var severity: Severity
  /// The file, as the user named it.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// Lower case, no final period; raw text of the author in single quotes.
  package var message: String
  /// nil when there is no line to show, or it may hold a secret.
  package var excerpt: Excerpt?
  /// Scalars under which the caret line draws `^`, at least 1.
  package var caretLength: Int
  /// What to do about it.
  package var help: String?
  /// The field it is about, where it is about an answer.
  package var field: String?
  /// True if the file is right but needs what nobody has granted.
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

extension Diagnostic.Excerpt {
  init(_ place: SourcePlace) {
    text = place.excerpt
    column = place.excerptColumn
    isCutBefore = place.isCut.before
    isCutBehind = place.isCut.behind
  }
}

extension Diagnostic {
  /// The diagnostic as a JSON object for editors: `path`, `line`, `column`, `length`, `severity`, `message` and, if
  /// there is one, `help`.
  package var json: AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("path", .string(path)), .init("line", .integer(Int64(line))), .init("column", .integer(Int64(column))),
      .init("length", .integer(Int64(caretLength))), .init("severity", .string(severity.rawValue)),
      .init("message", .string(message)),
    ]
    if let help { members.append(.init("help", .string(help))) }
    return .object(members)
  }

  /// Diagnostics as one JSON list, one object a line, with a closing newline.
  package static func json(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + $0.json.json.text(.spaced) }.joined(separator: ",\n") + "\n]\n"
  }

  /// The diagnostic as a person sees it, without a closing newline:
  ///
  ///     forms/signup.yaml:7:11: error: unknown field type 'emial'
  ///     7 |     type: emial
  ///       |           ^^^^^
  ///     help: did you mean 'email'? That is a content type: write 'contentType: email'. Types are …
  ///
  /// Control characters are shown as visible signs; of a long line, the part around the place is.
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

  /// The part of a line that is shown, and what stands below it.
  private struct Picture {
    /// The most scalars that are shown.
    private static let window = 100

    var line: String
    var indentation: String
    var marker: String

    init(_ excerpt: Excerpt, caretLength: Int) {
      let scalars = Array(excerpt.text.unicodeScalars)
      let start = min(excerpt.column - 1, scalars.count)
      // Everything when it fits; else from a third of the window before the place.
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

  /// Colours, or none.
  private struct Paint {
    var isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func red(_ text: String) -> String { wrap(text, "1;31") }
    func yellow(_ text: String) -> String { wrap(text, "1;33") }

    private func wrap(_ text: String, _ style: String) -> String { isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text }
  }
}
