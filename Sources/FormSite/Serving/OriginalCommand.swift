/// A request to the service in `SSH_ORIGINAL_COMMAND`; `commands` names them all. Without a word, it is the list of forms,
/// own drafts and submissions; `request --elicit --to WHO` is `request` with a request of MCP on standard input.
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
  case request(form: String?, of: String, expires: String?, id: String?)
  case wait(id: String, limit: Duration?)
  case withdraw(id: String)
  case answer(id: String)
  case help

  /// True if it reads from the store and writes nothing.
  var onlyReads: Bool {
    switch self {
    case .list, .questions, .submissions, .help: true
    default: false
    }
  }

  /// How long `wait` waits, nil for no limit, for a store that cannot be reached as well; nil for other commands.
  var waiting: Duration?? { if case .wait(_, let limit) = self { .some(limit) } else { nil } }

  /// The reserved words, which cannot be names of forms.
  static let words = [
    "questions", "submissions", "export", "publish", "amend", "request", "wait", "withdraw", "answer", "help",
  ]

  /// What `ssh HOST help` prints.
  static let overview = """
    Without a command: forms, drafts, submissions, and questions that wait for you.

    \(commands)

    What you may not do is not there for you.

    """

  static let commands = """
      FORM                       fill in a form ('ssh -t'), or submit answers from standard input; --id UUID
      questions FORM|ID          what is open in a form or a request, as JSON
      submissions [FORM]         what was submitted; --since 7d, --where CEL, --limit N, --after ID
      export FORM                everything submitted; --format csv, --raw
      publish FORM               put a new version into service
      amend ID                   submit a revision
      request FORM --to WHO      ask somebody; --expires 2h, --id ID; answers known already on standard input
      wait ID                    the answers of a request; --timeout 10m
      withdraw ID                take a request back
      answer ID                  answer a request ('ssh -t')
      help                       all of this
    """

  /// The maximum length of the text, in bytes.
  private static let limit = 16_384

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
    case "help": self = .help
    case "withdraw": self = .withdraw(id: try arguments.word("the id of a request"))
    case "answer": self = .answer(id: try arguments.word("the id of a request"))
    case "wait":
      let id = try arguments.word("the id of a request")
      let limit = try arguments.option("--timeout").map { text throws(Mistake) in
        guard let limit = SiteReader.duration(text) else { throw Mistake("--timeout must be a span such as 90s or 2h") }
        return limit
      }
      self = .wait(id: id, limit: limit)
    case "request": self = try arguments.request()
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
    private var given: Set<String> = []

    init(_ words: [String]) { rest = words[...] }

    mutating func next() -> String? { rest.popFirst() }

    /// The next word, unless it is an option.
    mutating func nextWord() -> String? { rest.first?.hasPrefix("-") == false ? rest.popFirst() : nil }

    mutating func word(_ what: String) throws(Mistake) -> String {
      guard let word = nextWord() else { throw Mistake("the command needs \(what)") }
      return word
    }

    /// The value of an option, if it is next. None may be given twice: one of the values would not count.
    mutating func option(_ name: String) throws(Mistake) -> String? {
      guard let first = rest.first, first == name || first.hasPrefix(name + "=") else { return nil }
      rest.removeFirst()
      guard given.insert(name).inserted else { throw Mistake("\(name) is there twice") }
      guard first == name else { return String(first.dropFirst(name.count + 1)) }
      guard let value = rest.popFirst() else { throw Mistake("\(name) needs a value") }
      return value
    }

    /// True if an option without a value is next.
    mutating func flag(_ name: String) throws(Mistake) -> Bool {
      guard rest.first == name else { return false }
      rest.removeFirst()
      guard given.insert(name).inserted else { throw Mistake("\(name) is there twice") }
      return true
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
        } else if !takesFormat, let id = try option("--after") {
          options.filter.after = id
        } else if !takesFormat, let count = try option("--limit") {
          guard let limit = Int(count), limit > 0 else { throw Mistake("--limit must be a whole number from 1 on") }
          options.filter.limit = limit
        } else if takesFormat, let name = try option("--format") {
          guard let format = ExportFormat(rawValue: name) else {
            throw Mistake("unknown format '\(name)': formats are jsonl and csv")
          }
          options.format = format
        } else if takesFormat, try flag("--raw") {
          options.filter.isRaw = true
        } else {
          return options
        }
      }
      return options
    }

    /// What follows `request`, in any order.
    mutating func request() throws(Mistake) -> OriginalCommand {
      var (form, of, expires, id, isElicited) = (String?.none, String?.none, String?.none, String?.none, false)
      while !rest.isEmpty {
        if form == nil, let word = nextWord() {
          form = word
        } else if let value = try option("--to") {
          of = value
        } else if let value = try option("--expires") {
          expires = value
        } else if let value = try option("--id") {
          id = value
        } else if try flag("--elicit") {
          isElicited = true
        } else {
          break
        }
      }
      guard let of else { throw Mistake("the command needs --to, a person or a group") }
      guard isElicited != (form != nil) else {
        throw Mistake(isElicited ? "--elicit is in place of a form" : "the command needs a form, or --elicit")
      }
      return .request(form: form, of: of, expires: expires, id: id)
    }

    func finish() throws(Mistake) {
      if let first = rest.first { throw Mistake("unexpected '\(first)' in the command") }
    }
  }
}

/// Selects submissions, and says how they are listed.
nonisolated package struct SubmissionFilter: Sendable, Equatable {
  /// A condition in CEL with the form's fields and `id`, `person`, `submitted`, `revision` as variables.
  package var condition: String?
  /// A date, a date-time, or a duration before now.
  package var since: String?
  /// Only those that are listed after this one, and at most so many; nil for all.
  package var after: String?
  package var limit: Int?
  /// True for cells of CSV as they are, also those that a spreadsheet would run.
  package var isRaw = false

  package init(condition: String? = nil, since: String? = nil, after: String? = nil, limit: Int? = nil) {
    (self.condition, self.since, self.after, self.limit) = (condition, since, after, limit)
  }
}

nonisolated package enum ExportFormat: String, Sendable, CaseIterable {
  /// One JSON object per line.
  case jsonl
  /// RFC 4180.
  case csv
}
