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
    /// Whether the line has more before the text.
    package var isCutBefore = false
    /// Whether the line has more behind the text.
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
