internal import Expressions

/// Options and suggestions, and the files and commands that provide them.
extension DefinitionParser {
  mutating func parseOptions(_ pair: YAMLPair) -> OptionsSource? {
    if let items = pair.value.items {
      if items.isEmpty { report(.noOptions, at: pair.value.range) }
      return .list(OptionList(parseOptionList(items)))
    }
    switch parseSource(pair, allowed: [.lines, .list, .cel, .command, .host], of: "options") {
    case .list(let list): return .list(list.options(in: options.displayLanguage))
    case .lines(let lines): return .lines(lines)
    case .computed(let expression): return .computed(expression)
    case .live(let source):
      noteRefusal(of: source)
      return .live(source)
    case .history, nil: return nil
    }
  }

  mutating func parseSuggestions(_ pair: YAMLPair) -> SuggestionsSource? {
    if let items = pair.value.items {
      if items.isEmpty { report(.empty("'suggestions'"), at: pair.value.range) }
      return .list(items.compactMap { text($0, "a suggestion", allowsEmpty: false) })
    }
    switch parseSource(pair, allowed: [.lines, .command, .host, .history], of: "suggestions") {
    case .lines(let lines): return .lines(lines)
    case .live(let source): return .live(source)
    case .history: return .history
    case .computed, .list, nil: return nil
    }
  }

  mutating func parseCheck(_ pair: YAMLPair) -> LiveCheck? {
    guard let keys = keys(of: pair.value, as: LiveCheckKey.self) else { return nil }
    var providers: [LiveSource.Provider] = []
    var inputs: [String]?
    var timeout: Duration?
    var message: String?
    var names = 0
    for (key, pair) in keys {
      switch key {
      case .command, .host:
        names += 1
        if let provider = provider(key == .host ? .host : .command, pair) { providers.append(provider) }
      case .of: inputs = parseInputs(pair)
      case .timeout: timeout = duration(pair)
      case .message: message = translated(pair)
      }
    }
    guard names == 1 else { return refuse(.exactlyOne(of: ["command", "host"], in: "'check'"), at: pair.value.range) }
    guard let provider = providers.first else { return nil }
    let source = liveSource(provider, inputs, timeout)
    noteRefusal(of: source)
    return LiveCheck(source: source, message: message)
  }

  /// Records that the form needs a command that was not granted.
  private mutating func noteRefusal(of source: LiveSource) {
    guard !options.grants.commands, let command = source.command else { return }
    refusedCommands.add(.commandRefused(command.arguments[0]), at: command.range)
  }

  private func liveSource(_ provider: LiveSource.Provider, _ inputs: [String]?, _ timeout: Duration?) -> LiveSource {
    var source = LiveSource(provider: provider, inputs: inputs, timeout: timeout ?? .seconds(5))
    if case .command(var command) = provider {
      command.timeout = source.timeout
      source.provider = .command(command)
    }
    return source
  }

  private mutating func provider(_ key: SourceKey, _ pair: YAMLPair) -> LiveSource.Provider? {
    if key == .command { return parseCommand(pair).map { .command($0) } }
    guard let name = text(pair), !name.isEmpty else { return nil }
    guard LiveSource.isHostName(name) else { return refuse(.badHost(name), at: pair.value.range) }
    if !options.grants.hosts.contains(name) { refusedHosts.add(.hostRefused(name), at: pair.value.range) }
    return .host(name)
  }

  /// `of`: the fields whose answers are passed to a source.
  private mutating func parseInputs(_ pair: YAMLPair) -> [String]? {
    guard let items = list(pair, of: "fields", allowsEmpty: true) else { return nil }
    return items.compactMap { item in
      guard let id = text(item, "a field", allowsEmpty: false) else { return nil }
      references.append(PendingReference(id: id, use: .sourceInput, range: item.range))
      return id
    }
  }

  // MARK: Options

  private mutating func parseOptionList(_ items: [DefinitionNode]) -> [OptionDefinition] {
    var options: [OptionDefinition] = []
    options.reserveCapacity(items.count)
    var seen: [AnswerValue: SourceRange] = [:]
    for item in items {
      var valueRange = item.range
      guard let option = parseOption(item, valueRange: &valueRange) else { continue }
      if let first = seen.noted(option.value.canonical, at: valueRange) {
        report(.duplicateOption(option.value.text), at: valueRange, first: first)
      } else {
        options.append(option)
      }
    }
    return options
  }

  private mutating func parseOption(_ node: DefinitionNode, valueRange: inout SourceRange) -> OptionDefinition? {
    guard node.mapping != nil else { return optionValue(node, allowsEmpty: false).map { OptionDefinition(value: $0) } }
    guard let keys = keys(of: node, as: OptionKey.self) else { return nil }
    var option = OptionDefinition(value: .null)
    var label: String?
    for (key, pair) in keys {
      switch key {
      case .value:
        // With a label, the empty text can be told from no answer.
        option.value = optionValue(pair.value, allowsEmpty: keys.contains { $0.key == .label }) ?? .null
        valueRange = pair.value.range
      case .label: label = translated(pair)
      case .description: option.description = optionalTranslated(pair)
      case .disabled: option.isDisabled = bool(pair) ?? false
      case .required: option.isRequired = bool(pair) ?? false
      }
    }
    guard option.value != .null else { return nil }
    option.label = label ?? option.value.text
    return option
  }

  private mutating func optionValue(_ node: DefinitionNode, allowsEmpty: Bool) -> AnswerValue? {
    guard let value = node.scalar?.resolved, value != .null else {
      return refuse(.wrongKind("an option", wanted: Problem.optionValue, found: node.kindName), at: node.range)
    }
    if value == .string(""), !allowsEmpty { report(.emptyText("an option"), at: node.range) }
    if let number = value.numeric, !number.double.isFinite {
      return refuse(
        .wrongKind("an option", wanted: Problem.optionValue, found: "'\(node.scalar?.text ?? "")'"), at: node.range)
    }
    warnOfOctal(node)
    return value
  }

  // MARK: Sources

  private enum Source {
    case lines(TextLines)
    case live(LiveSource)
    case history
    case list(KnownList)
    case computed(DefinitionExpression)
  }

  private mutating func parseSource(_ pair: YAMLPair, allowed: [SourceKey], of what: String) -> Source? {
    guard let entries = pair.value.mapping else {
      let forms = allowed.map { "{\($0.rawValue): …}" }
      return refuse(
        .wrongKind("'\(pair.key)'", wanted: .list(of: what, or: forms), found: pair.value.phrase),
        at: pair.value.range)
    }
    var known: [(key: SourceKey, pair: YAMLPair)] = []
    let names = allowed + (allowed.contains(.command) ? [.of, .timeout] : [])
    for entry in entries {
      if let key = SourceKey(rawValue: entry.key), names.contains(key) {
        known.append((key, entry))
      } else {
        report(.unknownKey(entry.key, of: "'\(pair.key)'", known: names.map(\.rawValue)), at: entry.keyRange)
      }
    }
    let sources = known.filter { $0.key != .timeout && $0.key != .of }
    guard let (key, entry) = sources.first, sources.count == 1 else {
      if !sources.isEmpty || known.count == entries.count {
        report(.exactlyOne(of: allowed.map(\.rawValue), in: "'\(pair.key)'"), at: pair.value.range)
      }
      return nil
    }
    switch key {
    case .lines: return parseLines(entry, isNeeded: !allowed.contains(.history)).map { .lines($0) }
    case .cel: return parseExpression(entry, for: .options).map { .computed($0) }
    case .list: return word(entry, as: "list", plural: "lists").map { (list: KnownList) in .list(list) }
    case .history: return bool(entry) == true ? .history : nil
    case .command, .host:
      guard let provider = provider(key, entry) else { return nil }
      let inputs = known.first { $0.key == .of }.map(\.pair)
      let timeout = known.first { $0.key == .timeout }.map(\.pair)
      return .live(liveSource(provider, inputs.flatMap { parseInputs($0) }, timeout.flatMap { duration($0) }))
    case .timeout, .of: return nil
    }
  }

  private mutating func parseCommand(_ pair: YAMLPair) -> CommandDefinition? {
    if let line = pair.value.text { return refuse(.commandIsText(line), at: pair.value.range) }
    guard let items = list(pair, of: "words", allowsEmpty: true) else { return nil }
    let arguments = items.compactMap { text($0, "an argument", allowsEmpty: true) }
    guard arguments.count == items.count else { return nil }
    guard let program = arguments.first, !program.isEmpty else { return refuse(.emptyCommand(), at: pair.value.range) }
    return CommandDefinition(arguments: arguments, range: pair.value.range)
  }
}

extension LiveSource {
  /// True if a text is a valid name for what a hosting program provides.
  package static func isHostName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || "_-.".utf8.contains(byte)
      }
  }
}

/// Files with one item per line.
extension DefinitionParser {
  /// The longest file of lines that is read, in bytes.
  static let linesLimit = 5 * 1024 * 1024

  /// The file of `{lines: FILE}`; mistakes in its lines are reported at their own places.
  /// - Parameter isNeeded: False to leave out a file that may not be read.
  private mutating func parseLines(_ pair: YAMLPair, isNeeded: Bool) -> TextLines? {
    guard let path = text(pair), !path.isEmpty else { return nil }
    if let lines = linesFiles[path] { return lines }
    guard options.grants.files == .anywhere || Self.staysInFolder(path) else {
      if isNeeded { report(.pathLeaves(path), at: pair.value.range) }
      return nil
    }
    switch resources(path) {
    case .failure(.noFolder):
      if isNeeded { report(.pathWithoutFolder(path), at: pair.value.range) }
      return nil
    case .failure(let error) where error.isOutside:
      if isNeeded { report(.pathLeaves(path), at: pair.value.range) }
      return nil
    case .failure(let error):
      return refuse(.unreadableFile(path, reason: error.reason), at: pair.value.range)
    case .success(let bytes):
      guard bytes.count <= Self.linesLimit else {
        return refuse(.linesTooLong(path, limit: Self.linesLimit), at: pair.value.range)
      }
      return linesFile(path, bytes, at: pair.value.range)
    }
  }

  private mutating func linesFile(_ path: String, _ bytes: [UInt8], at range: SourceRange) -> TextLines? {
    let source = SourceText(path: path.hasPrefix("/") ? path : folder + path, bytes: bytes)
    if String(validating: bytes, as: UTF8.self) == nil {
      linesDiagnostics += source.diagnostics(TextLines.encodingProblems(of: bytes))
      return nil
    }
    let lines = TextLines(of: bytes)
    if lines.isEmpty { report(.noLines(path), at: range) }
    if lines.hasDuplicates { linesDiagnostics += source.diagnostics(TextLines.duplicateProblems(of: bytes)) }
    linesFiles[path] = lines
    return lines
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
