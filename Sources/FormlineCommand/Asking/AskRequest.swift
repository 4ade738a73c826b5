import FormDefinitions
import Values

/// The parsed arguments of `formline ask`.
nonisolated struct AskRequest {
  struct Item {
    let kind: AskKind
    /// The field keys and their values, in the given order, each with the option that set it.
    var keys: [(key: FieldKey, value: String, option: String)] = []
    var options: [String] = []
    var isMultiple = false

    /// The last value of a key.
    subscript(key: FieldKey) -> String? { keys.last { $0.key == key }?.value }

    mutating func add(_ key: FieldKey, _ value: String, by option: String? = nil) {
      keys.append((key, value, option ?? "--\(key.optionName)"))
    }
  }

  let kind: AskKind
  /// The keys of a form, before its questions.
  private(set) var formKeys: [(key: FormKey, value: String)] = []
  private(set) var items: [Item]
  /// Separates the label of an option from its value.
  private(set) var delimiter: Character?
  private(set) var selectsOnlyOne = false
  /// `--output`; nil if not given.
  private(set) var output: String?
  private(set) var leavesSummary = true
  private(set) var printsDefinition = false
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  /// Arguments that are passed on to `formline run`.
  private(set) var runWords: [String] = []
  /// The options by name; computed lazily.
  private var table: [String: AskOption] = [:]

  /// - Parameter words: The arguments after `ask`.
  init(_ words: [String]) throws(CommandFailure) {
    kind = try Self.kind(words.first)
    items = kind == .form ? [] : [Item(kind: kind)]
    var rest = words.dropFirst()
    var positional: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      if word == "-h" {
        wantsHelp = true
      } else if word == "--version" {
        wantsVersion = true
      } else if word.hasPrefix("--") {
        try take(option: word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word.count > 1, Double(word) == nil {
        let help = kind == .choose ? "an option to choose that begins with '-' stands behind '--'" : Self.help(of: kind)
        throw CommandFailure(.usage, "unknown option '\(word)'; \(help)")
      } else {
        positional.append(word)
      }
    }
    guard !wantsHelp, !wantsVersion else { return }
    try take(positional: positional)
    if kind == .form, items.isEmpty { throw CommandFailure(.usage, "a form needs a question, such as '--text name'") }
    for item in items where !item.isMultiple {
      if let option = item.keys.first(where: { $0.key == .minItems || $0.key == .maxItems })?.option {
        throw CommandFailure(.usage, "'\(option)' needs '--multiple'")
      }
    }
  }

  private static func kind(_ word: String?) throws(CommandFailure) -> AskKind {
    let names = AskKind.allCases.map(\.rawValue)
    guard let word, !word.hasPrefix("-") else {
      throw CommandFailure(.usage, "say first what is asked for: \(names.joined(separator: ", "))")
    }
    if let kind = AskKind(rawValue: word) { return kind }
    let type = FieldType(rawValue: word)
    let meant = AskKind.allCases.first { kind in type.map(kind.types.contains) ?? false }?.rawValue
    let nearest = (meant ?? NearestWord.to(word, among: names)).map { "did you mean '\($0)'?" }
    throw CommandFailure(.usage, "unknown kind '\(word)'; \(nearest ?? "kinds are \(names.joined(separator: ", "))")")
  }

  // Options.

  private mutating func take(option word: Substring, _ rest: inout ArraySlice<String>) throws(CommandFailure) {
    let name = String(word.prefix { $0 != "=" })
    let own = items.isEmpty ? AskOption.ofForm(name) : nil
    guard let option = own ?? known(name) else { throw unknown(name) }
    var value = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    if option.form != .flag, value == nil {
      guard let next = rest.popFirst() else { throw CommandFailure(.usage, "'--\(name)' needs a value") }
      value = next
    }
    switch option.meaning {
    case .key(let key): try take(key, value ?? "true")
    case .formKey(let key): formKeys.append((key, value ?? "true"))
    case .question(let kind): begin(kind, value ?? "")
    case .run: runWords += ["--\(name)"] + (option.form == .flag ? [] : [value ?? ""])
    case .own(let own):
      if option.form == .flag, value != nil { throw CommandFailure(.usage, "'--\(name)' takes no value") }
      try take(own, value ?? "")
    }
  }

  private mutating func known(_ name: String) -> AskOption? {
    if table.isEmpty {
      table = Dictionary(firstOfEach: AskOption.known(for: kind).map { ($0.name, $0) })
    }
    return table[name]
  }

  private func unknown(_ name: String) -> CommandFailure {
    // The option may belong to another kind.
    if let other = AskKind.allCases.first(where: { AskOption.known(for: $0).contains { $0.name == name } }) {
      return CommandFailure(.usage, "'--\(name)' is not for '\(kind.rawValue)', but for '\(other.rawValue)'")
    }
    let nearest = NearestWord.to(name, among: table.keys.sorted()).map { "did you mean '--\($0)'?" }
    return CommandFailure(.usage, "unknown option '--\(name)'; \(nearest ?? Self.help(of: kind))")
  }

  private static func help(of kind: AskKind) -> String { "'formline ask \(kind.rawValue) --help' shows all" }

  private mutating func take(_ key: FieldKey, _ value: String) throws(CommandFailure) {
    guard let last = items.indices.last else {
      let sentence = "'--\(key.optionName)' stands behind the question that it is for, such as '--text name'"
      throw CommandFailure(.usage, sentence)
    }
    guard items[last].kind.keys.contains(key) else {
      throw CommandFailure(.usage, "'--\(key.optionName)' is not for '\(items[last].kind.rawValue)'")
    }
    items[last].add(key, value)
  }

  private mutating func begin(_ kind: AskKind, _ value: String) {
    let name = String(value.prefix { $0 != "=" })
    var item = Item(kind: kind)
    item.add(.id, name)
    if name.count < value.count {
      let given = String(value.dropFirst(name.count + 1))
      if kind == .choose {
        item.options = given.split(separator: ",").map(String.init)
      } else {
        item.add(.default, given, by: "--\(kind.rawValue)")
      }
    }
    items.append(item)
  }

  private mutating func take(_ own: AskOption.Own, _ value: String) throws(CommandFailure) {
    switch own {
    case .output: output = value
    case .noSummary: leavesSummary = false
    case .printDefinition: printsDefinition = true
    case .help: wantsHelp = true
    case .multiple, .min, .max, .selected, .labelDelimiter, .selectIfOne:
      guard let last = items.indices.last, items[last].kind == .choose else {
        throw CommandFailure(.usage, "'--\(own.rawValue)' stands behind a '--choose'")
      }
      switch own {
      case .multiple: items[last].isMultiple = true
      case .min: items[last].add(.minItems, value, by: "--min")
      case .max: items[last].add(.maxItems, value, by: "--max")
      case .selected: items[last].add(.default, value, by: "--selected")
      case .selectIfOne: selectsOnlyOne = true
      default:
        guard value.count == 1 else {
          throw CommandFailure(.usage, "'--label-delimiter' is one character, such as ':'")
        }
        delimiter = value.first
      }
    }
  }

  // Positional arguments.

  private mutating func take(positional words: [String]) throws(CommandFailure) {
    guard let label = words.first else { return }
    if kind == .form {
      formKeys.insert((.title, label), at: 0)
    } else {
      items[0].keys.insert((.label, label, "--label"), at: 0)
    }
    guard words.count > 1 else { return }
    guard kind == .choose else {
      throw CommandFailure(.usage, "'\(words[1])' is one word too many; put the question in quotes")
    }
    var seen: Set<String> = []
    items[0].options = words.dropFirst().filter { seen.insert($0).inserted }
  }

  /// Sets options that were read from elsewhere.
  mutating func setOptions(_ options: [String]) { items[0].options = options }
}
