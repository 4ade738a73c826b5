package import FormDefinitions

/// A command's description of itself: its subcommands and arguments.
///
/// Two formats are supported: the output of `TOOL --experimental-dump-help` of tools made with swift-argument-parser,
/// JSON of version 0 (ToolInfo); and specs of carapace, YAML (carapace.sh, "Specs").
package struct ToolDescription: Sendable {
  package let name: String
  package let summary: String
  private var flags: [ToolArgument] = []
  /// The flags of this command and of those around it that its subcommands have, too: they share one list.
  private var persistent: [ToolArgument] = []
  private var positionals: [ToolArgument] = []
  package var subcommands: [ToolDescription] = []
  /// The subcommand that runs if none is named.
  package var defaultSubcommand: String?

  package var arguments: [ToolArgument] { flags + persistent + positionals }

  /// Parses a description. Nil for other text, which is reported.
  package init?(_ file: ForeignFile) {
    guard let root = file.root else { return nil }
    if let command = root["command"], root["serializationVersion"] != nil {
      guard root["serializationVersion"]?.writtenText == "0" else {
        file.report("only version 0 of this description is known", at: root["serializationVersion"] ?? root)
        return nil
      }
      self.init(dump: command, in: file)
    } else if root["name"]?.text != nil, root["fields"] == nil {
      self.init(spec: root, inherited: [], in: file)
    } else {
      file.report(
        "this does not describe a command",
        help: "what '--experimental-dump-help' prints does, or a spec of carapace", at: root)
      return nil
    }
  }

  /// The subcommands named by words, and the remaining words.
  package func path(of words: [String]) -> (commands: [ToolDescription], rest: ArraySlice<String>) {
    var commands = [self]
    var rest = words[...]
    while let word = rest.first, let next = commands[commands.count - 1].subcommands.first(where: { $0.name == word }) {
      commands.append(next)
      rest = rest.dropFirst()
    }
    return (commands, rest)
  }

  // swift-argument-parser.

  private init?(dump node: DefinitionNode, in file: ForeignFile) {
    guard let name = node["commandName"]?.text else {
      file.report("a command needs a 'commandName' that is a text", at: node["commandName"] ?? node)
      return nil
    }
    self.name = name
    summary = node["abstract"]?.text ?? ""
    flags = (node["arguments"]?.items ?? []).compactMap(ToolArgument.init(dump:))
    defaultSubcommand = node["defaultSubcommand"]?.text
    for inner in node["subcommands"]?.items ?? []
    where inner["shouldDisplay"]?.value != .bool(false) && inner["commandName"]?.text != "help" {
      if let command = ToolDescription(dump: inner, in: file) { subcommands.append(command) }
    }
  }

  // carapace.

  private init?(spec node: DefinitionNode, inherited: [ToolArgument], in file: ForeignFile) {
    guard let name = node["name"]?.writtenText else {
      file.report("a command needs a 'name'", at: node)
      return nil
    }
    self.name = name
    summary = node["description"]?.text ?? ""
    let values = node["completion"]?["flag"]?.membersByName ?? [:]
    func flags(_ key: String) -> [ToolArgument] {
      (node[key]?.members ?? []).compactMap { ToolArgument(flag: $0.name, $0.value, values: values) }
    }
    persistent = inherited
    persistent += flags("persistentflags")
    self.flags = flags("flags")
    let completion = node["completion"]
    for (index, place) in (completion?["positional"]?.items ?? []).enumerated() {
      positionals.append(ToolArgument(positional: "argument \(index + 1)", place, isRepeating: false))
    }
    if let rest = completion?["positionalany"] {
      positionals.append(ToolArgument(positional: "arguments", rest, isRepeating: true))
    }
    for inner in node["commands"]?.items ?? [] where inner["hidden"]?.value != .bool(true) {
      if let command = ToolDescription(spec: inner, inherited: persistent, in: file) { subcommands.append(command) }
    }
  }
}

/// One argument of a command.
package struct ToolArgument: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Identified by its position.
    case positional
    /// A name followed by a value.
    case option
    /// A name without a value.
    case flag
  }

  package enum Value: Sendable, Hashable {
    case text
    /// One of these, with their descriptions if known.
    case choice([Choice])
    case file, directory
  }

  package struct Choice: Sendable, Hashable {
    package let value: String
    package var summary: String?
  }

  package let kind: Kind
  /// The names with dashes, preferred one first; empty for a positional.
  package let names: [String]
  /// The placeholder of the value in help.
  package let valueName: String
  package let summary: String
  package var value: Value
  package var isRequired = false
  package var isRepeating = false
  /// True if the value follows `=` or may be omitted.
  package var isValueOptional = false
  /// The default described by the tool.
  package var defaultText: String?

  /// The argument as written: `--output`, or the name of a positional.
  package var title: String { names.first ?? valueName }

  /// Arguments about the tool itself, which are not asked for.
  private static let ofEveryTool: Set = ["--help", "--version", "--experimental-dump-help"]

  fileprivate init?(dump node: DefinitionNode) {
    guard node["shouldDisplay"]?.value != .bool(false) else { return nil }
    switch node["kind"]?.text {
    case "positional": kind = .positional
    case "option": kind = .option
    case "flag": kind = .flag
    default: return nil
    }
    func written(_ name: DefinitionNode) -> String? {
      name["name"]?.text.map { (name["kind"]?.text == "long" ? "--" : "-") + $0 }
    }
    let preferred = node["preferredName"].flatMap(written)
    let all = (node["names"]?.items ?? []).compactMap(written)
    names = [preferred].compactMap { $0 } + all.filter { $0 != preferred }
    guard kind == .positional || !names.isEmpty, Self.ofEveryTool.isDisjoint(with: names) else { return nil }
    valueName = node["valueName"]?.text ?? "value"
    summary = node["abstract"]?.text ?? ""
    let completion = node["completionKind"]
    let values = node["allValues"]?.items ?? completion?["list"]?["values"]?.items ?? []
    if !values.isEmpty {
      value = .choice(values.compactMap { $0.writtenText.map { Choice(value: $0) } })
    } else if completion?["file"] != nil {
      value = .file
    } else if completion?["directory"] != nil {
      value = .directory
    } else {
      value = .text
    }
    isRequired = node["isOptional"]?.value != .bool(true)
    isRepeating = node["isRepeating"]?.value == .bool(true)
    defaultText = node["defaultValue"]?.writtenText
  }

  /// A flag of carapace: `-o, --output=` with its summary. After the names, `=` means a value, `?` an optional value,
  /// `*` repeatable, `!` required, `&` hidden.
  fileprivate init?(flag text: String, _ node: DefinitionNode, values: [String: DefinitionNode]) {
    let marks = text.reversed().prefix { "=?*!&".contains($0) }
    guard !marks.contains("&") else { return nil }
    let written = text.dropLast(marks.count).split(separator: ",").map { String($0.filter { $0 != " " }) }
    names = written.filter { $0.hasPrefix("--") } + written.filter { !$0.hasPrefix("--") }
    guard !names.isEmpty, names.allSatisfy({ $0.hasPrefix("-") && $0.count > 1 }),
      Self.ofEveryTool.isDisjoint(with: names)
    else { return nil }
    kind = marks.contains("=") || marks.contains("?") ? .option : .flag
    isValueOptional = marks.contains("?")
    isRepeating = marks.contains("*")
    isRequired = marks.contains("!")
    valueName = "value"
    summary = node.writtenText ?? node["description"]?.text ?? ""
    let bare = names.map { String($0.drop { $0 == "-" }) }
    value = bare.lazy.compactMap { values[$0] }.first.map(Self.value(of:)) ?? .text
  }

  fileprivate init(positional name: String, _ node: DefinitionNode, isRepeating: Bool) {
    kind = .positional
    names = []
    valueName = name
    summary = ""
    value = Self.value(of: node)
    self.isRepeating = isRepeating
  }

  /// The completions of a value in carapace: words, optionally followed by a tab and a description, or macros, of which
  /// those for files and folders are supported.
  private static func value(of node: DefinitionNode) -> Value {
    let words = (node.items ?? []).compactMap(\.writtenText)
    if words.contains(where: { $0.hasPrefix("$directories") }) { return .directory }
    if words.contains(where: { $0.hasPrefix("$files") }) { return .file }
    let plain = words.filter { !$0.hasPrefix("$") }
    guard !plain.isEmpty, plain.count == words.count else { return .text }
    return .choice(
      plain.map { word in
        let parts = word.split(separator: "\t", maxSplits: 1).map(String.init)
        return Choice(value: parts.first ?? "", summary: parts.dropFirst().first)
      })
  }
}
