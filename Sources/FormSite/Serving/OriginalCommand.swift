import Values

/// A request to the service in `SSH_ORIGINAL_COMMAND`:
///
///     (nothing)                                       the forms, own drafts and submissions
///     FORM [--id UUID]                                fill it in; without a terminal, answers on standard input
///     questions FORM                                  what is open, as JSON; answers on standard input
///     submissions [FORM] [--where CEL] [--since TIME] list of submissions
///     export FORM [--format jsonl|csv] [--where CEL] [--since TIME]
///     publish FORM
///     amend ID
///
/// Words are separated by blanks; quotes allow blanks in a word, and a backslash escapes the next character. Nothing is
/// expanded, and no shell is involved.
nonisolated enum OriginalCommand: Equatable {
  case list
  case fill(form: String, id: String?)
  case questions(form: String)
  case submissions(form: String?, SubmissionFilter)
  case export(form: String, ExportFormat, SubmissionFilter)
  case publish(form: String)
  case amend(id: String)

  /// The reserved words, which cannot be names of forms.
  static let words = ["questions", "submissions", "export", "publish", "amend", "help"]

  /// The maximum length of the text, in bytes.
  private static let limit = 16_384

  /// Parses the text of a command.
  init(parsing text: String) throws(Mistake) {
    guard text.utf8.count <= Self.limit else { throw Mistake("the command is too long") }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) else {
      throw Mistake("the command holds control characters")
    }
    var arguments = Arguments(try Self.split(text))
    guard let first = arguments.next() else {
      self = .list
      return
    }
    switch first {
    case "questions": self = .questions(form: try arguments.word("a form"))
    case "publish": self = .publish(form: try arguments.word("a form"))
    case "amend": self = .amend(id: try arguments.word("the id of a submission"))
    case "submissions":
      let form = arguments.nextWord()
      self = .submissions(form: form, try arguments.options(takesFormat: false).filter)
    case "export":
      let form = try arguments.word("a form")
      let options = try arguments.options(takesFormat: true)
      self = .export(form: form, options.format, options.filter)
    default:
      let id = try arguments.option("--id")
      self = .fill(form: first, id: id)
    }
    try arguments.finish()
  }

  struct Mistake: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// Splits a text into words.
  static func split(_ text: String) throws(Mistake) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { throw Mistake("a quote in the command is not closed") }
    if let word { words.append(word) }
    return words
  }

  /// Arguments that are consumed in order.
  private struct Arguments {
    private var rest: ArraySlice<String>

    init(_ words: [String]) { rest = words[...] }

    mutating func next() -> String? { rest.popFirst() }

    /// The next word, unless it is an option.
    mutating func nextWord() -> String? { rest.first?.hasPrefix("-") == false ? rest.popFirst() : nil }

    mutating func word(_ what: String) throws(Mistake) -> String {
      guard let word = nextWord() else { throw Mistake("the command needs \(what)") }
      return word
    }

    /// The value of an option, if it is next.
    mutating func option(_ name: String) throws(Mistake) -> String? {
      guard let first = rest.first else { return nil }
      if first.hasPrefix(name + "=") {
        rest.removeFirst()
        return String(first.dropFirst(name.count + 1))
      }
      guard first == name else { return nil }
      rest.removeFirst()
      guard let value = rest.popFirst() else { throw Mistake("\(name) needs a value") }
      return value
    }

    /// The remaining options.
    mutating func options(
      takesFormat: Bool
    ) throws(Mistake) -> (filter: SubmissionFilter, format: ExportFormat) {
      var options = (filter: SubmissionFilter(), format: ExportFormat.jsonl)
      while !rest.isEmpty {
        if let condition = try option("--where") {
          options.filter.condition = condition
        } else if let since = try option("--since") {
          options.filter.since = since
        } else if takesFormat, let name = try option("--format") {
          guard let format = ExportFormat(rawValue: name) else {
            throw Mistake("unknown format '\(name)': formats are jsonl and csv")
          }
          options.format = format
        } else {
          return options
        }
      }
      return options
    }

    func finish() throws(Mistake) {
      if let first = rest.first { throw Mistake("unexpected '\(first)' in the command") }
    }
  }
}

/// Selects submissions.
nonisolated package struct SubmissionFilter: Sendable, Equatable {
  /// A condition in CEL with the form's fields and `id`, `person`, `submitted`, `revision` as variables.
  package var condition: String?
  /// A date, a date-time, or a duration before now.
  package var since: String?

  package init(condition: String? = nil, since: String? = nil) {
    self.condition = condition
    self.since = since
  }
}

/// The formats of exported submissions.
nonisolated package enum ExportFormat: String, Sendable, CaseIterable {
  /// One JSON object per line.
  case jsonl
  /// RFC 4180.
  case csv
}
