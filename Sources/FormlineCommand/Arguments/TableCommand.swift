import ArgumentParser

/// A command whose options stand in one table: its help, its completions and its reading come from there.
nonisolated protocol TableCommand: ParsableCommand, CustomReflectable {
  @RowBuilder<Self> static var rows: [CommandRow<Self>] { get }
  /// The name of the command that this one is a part of.
  static var parent: String? { get }
  /// What reads standard input in every call; nil if only a file that is called '-' does.
  static var standardInputReader: String? { get }
  /// Finds options that exclude each other.
  func checkOptions() throws
  @MainActor func perform() throws
  /// Reads the arguments of the command and runs it.
  /// - Throws: What is wrong with them, a request for help, and how the command ends.
  static func run(_ words: [String]) throws
}

nonisolated extension TableCommand {
  static var rows: [CommandRow<Self>] { [] }
  static var parent: String? { nil }
  static var standardInputReader: String? { nil }

  func checkOptions() throws {}

  @MainActor func perform() throws { throw CleanExit.helpRequest(self) }

  func run() throws {
    // `main` is on the main thread, and nobody else has the command.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }

  static func run(_ words: [String]) throws {
    var command = try read(words)
    try command.run()
  }

  /// Reads the arguments of a command.
  /// - Parameter standardInputReader: What reads standard input already, besides what always does.
  static func read(_ words: [String], standardInputReader: String? = nil) throws -> Self {
    StandardError.configure(asIn: words)
    var reader = standardInputReader ?? Self.standardInputReader
    do {
      let command = try reading(words) { word in
        if let reader {
          let what = reader == word ? "\(word) is given twice" : "\(reader) and \(word) both name it"
          throw ValidationError("Standard input can be read only once: \(what).")
        }
        reader = word
      }
      if let command {
        try command.checkOptions()
        return command
      }
    } catch let error as ValidationError {
      throw complaint(error.message)
    }
    var other = try parsed(words)
    if other is Self {
      // ArgumentParser takes the next word for the value after '--option=', and an unknown option for the first argument
      // where everything behind that is passed on.
      if let open = words.first(where: { option($0, in: rows)?.value == "" }) {
        throw complaint("Missing value for '\(open.dropLast())'")
      }
      let unknown = words.first { $0.utf8.first == UInt8(ascii: "-") && option($0, in: rows) == nil }
      if unknown == "--version" { throw CleanExit.message(RootCommand.configuration.version) }
      throw complaint("Unknown option '\(unknown ?? "")'")
    }
    // Help was asked for.
    try other.run()
    throw ExitCode.success
  }

  /// Wrong usage that is not ArgumentParser's business.
  private static func complaint(_ sentence: String) -> CommandFailure {
    let name = ["formline", parent, configuration.commandName].compactMap(\.self).joined(separator: " ")
    let usage = RootCommand.usageString(for: Self.self)
    return CommandFailure(usage: "\(sentence)\nUsage: \(usage)\n  See '\(name) --help' for more information.")
  }

  /// What ArgumentParser makes of the arguments, or says of them.
  static func parsed(_ words: [String]) throws -> any ParsableCommand {
    do {
      return try RootCommand.parseAsRoot([parent, configuration.commandName].compactMap(\.self) + words)
    } catch {
      throw RootCommand.exitCode(for: error).isSuccess
        ? error : CommandFailure(usage: RootCommand.fullMessage(for: error))
    }
  }

  /// The command; nil if an argument is unknown, missing or no such value.
  /// - Parameter useStandardInput: Called for each word that names it.
  /// - Throws: A request for help.
  static func reading(
    _ words: [String], useStandardInput: (_ word: String) throws -> Void = { _ in }
  ) throws -> Self? {
    let rows = rows
    var command = Self()
    var given = [Bool](repeating: false, count: rows.count)
    var hasOnlyArguments = false
    func note(_ row: CommandRow<Self>, _ text: String) throws {
      if row.isInput, text == "-" { try useStandardInput(row.isArgument ? "'-'" : "'--\(row.name) -'") }
    }
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if !hasOnlyArguments, word == "--" {
        hasOnlyArguments = true
        continue
      }
      guard !hasOnlyArguments, word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        guard let place = rows.indices.first(where: { rows[$0].isArgument && (!given[$0] || rows[$0].repeats) }) else {
          return nil
        }
        given[place] = true
        try note(rows[place], word)
        guard rows[place].take(&command, word) else { return nil }
        if case .rest = rows[place].kind {
          for word in words[index...] { _ = rows[place].take(&command, word) }
          break
        }
        continue
      }
      if word == "--help" || word == "-h" { throw CleanExit.helpRequest(Self.self) }
      guard let (place, value) = option(word, in: rows) else { return nil }
      given[place] = true
      switch rows[place].kind {
      case .flag:
        guard value?.isEmpty ?? true, rows[place].take(&command, "") else { return nil }
      case .option(let anyText):
        // ArgumentParser takes nothing after '=' for a missing value.
        guard value != "" else { return nil }
        var text = value ?? ""
        if value == nil {
          guard index < words.count else { return nil }
          text = words[index]
          // Likely the next option, whose value was forgotten.
          if !anyText, text.utf8.first == UInt8(ascii: "-"), text != "-" { return nil }
          index += 1
        }
        try note(rows[place], text)
        guard rows[place].take(&command, text) else { return nil }
      case .argument, .rest: return nil
      }
    }
    for (place, row) in rows.enumerated() where given[place] ? row.excluded != nil : row.isRequired {
      guard given[place], let other = row.excluded else { return nil }
      if zip(rows, given).contains(where: { $0.name == other && $1 }) { return nil }
    }
    return command
  }

  /// The row of a long option, and the value after `=`.
  private static func option(_ word: String, in rows: [CommandRow<Self>]) -> (place: Int, value: String?)? {
    guard word.utf8.starts(with: "--".utf8) else { return nil }
    let body = word.utf8.dropFirst(2)
    let end = body.firstIndex(of: UInt8(ascii: "=")) ?? body.endIndex
    let name = Substring(body[..<end])
    guard let place = rows.firstIndex(where: { !$0.isArgument && $0.name == name }) else { return nil }
    return (place, end == body.endIndex ? nil : String(Substring(body[body.index(after: end)...])))
  }
}

/// What ArgumentParser needs to know.
nonisolated extension TableCommand {
  var customMirror: Mirror {
    Mirror(self, children: Self.rows.compactMap { row in row.declaration.map { (row.name, $0.make()) } })
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RowKey.self)
    for row in Self.rows { try row.declaration?.decode(container) }
    self.init()
  }
}

nonisolated extension CommandRow {
  fileprivate var isArgument: Bool {
    switch kind {
    case .flag, .option: false
    case .argument, .rest: true
    }
  }
}
