/// Options and suggestions, and the files and commands they come from.
extension DefinitionParser {
  mutating func parseOptions(_ pair: YAMLPair) -> OptionsSource? {
    if let items = pair.value.sequence {
      if items.isEmpty { report(.noOptions, at: pair.value.range) }
      return .list(parseOptionList(items))
    }
    switch parseSource(pair, allowed: [.lines, .cel, .command], wanted: "a list of options") {
    case .lines(let file): return .lines(file)
    case .computed(let expression): return .computed(expression)
    case .command(let command):
      refuse(command)
      return .command(command)
    case .history, nil: return nil
    }
  }

  mutating func parseSuggestions(_ pair: YAMLPair) -> SuggestionsSource? {
    if let items = pair.value.sequence {
      if items.isEmpty { report(.empty("'suggestions'"), at: pair.value.range) }
      return .list(items.compactMap { text($0, "a suggestion", allowsEmpty: false) })
    }
    switch parseSource(pair, allowed: [.lines, .command, .history], wanted: "a list of suggestions") {
    case .lines(let file): return .lines(file)
    case .command(let command): return .command(command)
    case .history: return .history
    case .computed, nil: return nil
    }
  }

  mutating func parseCheck(_ pair: YAMLPair) -> CommandCheck? {
    guard let keys = keys(of: pair.value, as: CommandCheckKey.self) else { return nil }
    var command: CommandDefinition?
    var timeout: Duration?
    var message: String?
    for (key, pair) in keys {
      switch key {
      case .command: command = parseCommand(pair)
      case .timeout: timeout = duration(pair)
      case .message: message = translated(pair)
      }
    }
    guard var command else { return nil }
    refuse(command)
    if let timeout { command.timeout = timeout }
    return CommandCheck(command: command, message: message)
  }

  /// Notes that the form cannot do without a command that may not run.
  private mutating func refuse(_ command: CommandDefinition) {
    guard !options.grants.commands else { return }
    refusedCommands.add(.commandRefused(command.arguments[0]), at: command.range)
  }

  // MARK: Options

  private mutating func parseOptionList(_ items: [YAMLNode]) -> [OptionDefinition] {
    var options: [OptionDefinition] = []
    options.reserveCapacity(items.count)
    var seen: [AnswerValue: SourceRange] = [:]
    for item in items {
      var valueRange = item.range
      guard let option = parseOption(item, valueRange: &valueRange) else { continue }
      let comparable = option.value.canonical
      if let first = seen[comparable] {
        report(.duplicateOption(option.value.text), at: valueRange, first: first)
      } else {
        seen[comparable] = valueRange
        options.append(option)
      }
    }
    return options
  }

  private mutating func parseOption(_ node: YAMLNode, valueRange: inout SourceRange) -> OptionDefinition? {
    guard node.mapping != nil else { return optionValue(node).map { OptionDefinition(value: $0) } }
    guard let keys = keys(of: node, as: OptionKey.self) else { return nil }
    var option = OptionDefinition(value: .null)
    var label: String?
    for (key, pair) in keys {
      switch key {
      case .value:
        option.value = optionValue(pair.value) ?? .null
        valueRange = pair.value.range
      case .label: label = translated(pair)
      case .description: option.description = optionalTranslated(pair)
      case .disabled: option.isDisabled = bool(pair) ?? false
      }
    }
    guard option.value != .null else { return nil }
    option.label = label ?? option.value.text
    return option
  }

  private mutating func optionValue(_ node: YAMLNode) -> AnswerValue? {
    let value = node.scalar.map { AnswerValue($0.resolved) }
    guard let value, value != .null else {
      report(.wrongKind("an option", wanted: Problem.optionValue, found: node.kindName), at: node.range)
      return nil
    }
    if value == .string("") { report(.emptyText("an option"), at: node.range) }
    if node.scalar?.resolved == .number(.nan) || value.numeric.map({ !$0.double.isFinite }) ?? false {
      report(
        .wrongKind("an option", wanted: Problem.optionValue, found: "'\(node.scalar?.text ?? "")'"), at: node.range)
      return nil
    }
    warnOfOctal(node)
    return value
  }

  // MARK: Sources

  private enum Source {
    case lines(LinesFile)
    case command(CommandDefinition)
    case history
    case computed(DefinitionExpression)
  }

  private mutating func parseSource(_ pair: YAMLPair, allowed: [SourceKey], wanted: String) -> Source? {
    let forms = allowed.map { "{\($0.rawValue): …}" }
    guard let entries = pair.value.mapping else {
      report(
        .wrongKind("'\(pair.key)'", wanted: Problem.alternatives([wanted] + forms), found: pair.value.phrase),
        at: pair.value.range)
      return nil
    }
    var known: [(key: SourceKey, pair: YAMLPair)] = []
    let names = allowed + (allowed.contains(.command) ? [.timeout] : [])
    for entry in entries {
      if let key = SourceKey(rawValue: entry.key), names.contains(key) {
        known.append((key, entry))
      } else {
        report(.unknownKey(entry.key, of: "'\(pair.key)'", known: names.map(\.rawValue)), at: entry.keyRange)
      }
    }
    let sources = known.filter { $0.key != .timeout }
    guard let (key, entry) = sources.first, sources.count == 1 else {
      if !sources.isEmpty || known.count == entries.count {
        report(.exactlyOne(of: allowed.map(\.rawValue), in: "'\(pair.key)'"), at: pair.value.range)
      }
      return nil
    }
    switch key {
    case .lines: return parseLines(entry, isNeeded: !allowed.contains(.history)).map { .lines($0) }
    case .cel: return parseExpression(entry, for: .options).map { .computed($0) }
    case .history: return bool(entry) == true ? .history : nil
    case .command:
      guard var command = parseCommand(entry) else { return nil }
      if let timeout = known.first(where: { $0.key == .timeout })?.pair {
        command.timeout = duration(timeout) ?? command.timeout
      }
      return .command(command)
    case .timeout: return nil
    }
  }

  private mutating func parseCommand(_ pair: YAMLPair) -> CommandDefinition? {
    if let line = pair.value.string {
      report(.commandIsText(line), at: pair.value.range)
      return nil
    }
    guard let items = list(pair, of: "words", allowsEmpty: true) else { return nil }
    let arguments = items.compactMap { text($0, "an argument", allowsEmpty: true) }
    guard arguments.count == items.count else { return nil }
    guard let program = arguments.first, !program.isEmpty else {
      report(.emptyCommand(), at: pair.value.range)
      return nil
    }
    return CommandDefinition(arguments: arguments, range: pair.value.range)
  }
}

/// Files of one item a line.
extension DefinitionParser {
  /// The longest file of lines that is read, in bytes.
  static let linesLimit = 5 * 1024 * 1024

  /// The file of `{lines: FILE}`; mistakes in its lines are reported at their own places.
  /// - Parameter isNeeded: False to leave out a file that may not be read.
  private mutating func parseLines(_ pair: YAMLPair, isNeeded: Bool) -> LinesFile? {
    guard let path = text(pair), !path.isEmpty else { return nil }
    if let file = linesFiles[path] { return file }
    guard options.grants.files == .anywhere || Self.staysInFolder(path) else {
      if isNeeded { report(.pathLeaves(path), at: pair.value.range) }
      return nil
    }
    switch resources(path) {
    case .failure(let error) where error.isOutside:
      if isNeeded { report(.pathLeaves(path), at: pair.value.range) }
      return nil
    case .failure(let error):
      report(.unreadableFile(path, reason: error.reason), at: pair.value.range)
      return nil
    case .success(let bytes):
      guard bytes.count <= Self.linesLimit else {
        report(.linesTooLong(path, limit: Self.linesLimit), at: pair.value.range)
        return nil
      }
      return linesFile(path, bytes, at: pair.value.range)
    }
  }

  private mutating func linesFile(_ path: String, _ bytes: [UInt8], at range: SourceRange) -> LinesFile? {
    let source = SourceText(path: path.hasPrefix("/") ? path : folder + path, bytes: bytes)
    if String(validating: bytes, as: UTF8.self) == nil {
      linesDiagnostics += source.diagnostics(LinesFile.encodingProblems(of: bytes))
      return nil
    }
    let file = LinesFile(path: path, bytes: bytes)
    if file.lines.isEmpty { report(.noLines(path), at: range) }
    if file.lines.hasDuplicates { linesDiagnostics += source.diagnostics(LinesFile.duplicateProblems(of: bytes)) }
    linesFiles[path] = file
    return file
  }

  private static func staysInFolder(_ path: String) -> Bool {
    guard !path.hasPrefix("/") else { return false }
    var depth = 0
    for component in path.split(separator: "/") {
      if component == ".." { depth -= 1 } else if component != "." { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
