internal import Expressions
package import FormDefinitions
internal import Values
internal import Wording

/// A form that asks for the missing arguments of a command, and the command line made of the answers.
///
/// Required arguments come first. All others are options in one list to choose from; chosen ones with a value then have
/// a field each.
package struct ToolForm: Sendable {
  package let reading: DefinitionReading
  package let definitionText: String
  private let asked: [Asked]
  private let given: GivenWords
  /// The arguments that are left out, since their values would be in variables that the user did not grant.
  package let withheld: [Withheld]

  /// An argument whose value would be in an environment variable.
  package struct Withheld: Sendable, Hashable {
    package let argument: ToolArgument
    package let variable: String
  }

  /// Ids of generated fields.
  private static let optionsID = "options"
  private static let lineID = "command_line"

  /// An argument to ask for.
  private struct Asked: Sendable {
    let argument: ToolArgument
    /// The id of its field; nil for a flag, which is only chosen.
    var id: String?
    /// How a secret is passed to the command; nil if it is not secret.
    var way: SecretWay?
    /// True if it is in the list of options to choose from.
    var isChosen: Bool { argument.kind != .positional && !argument.isRequired }
  }

  /// How a secret is passed to a command, since all users of the machine can see arguments.
  private enum SecretWay: Sendable {
    /// On standard input, with these arguments that request it.
    case standardInput([String])
    /// In this environment variable.
    case variable(String)
    /// As an argument, in the absence of alternatives.
    case argument
  }

  /// - Parameters:
  ///   - commands: The command, followed by the subcommands down to the one to run.
  ///   - words: The arguments after their names.
  ///   - file: The source of the description.
  ///   - isRun: False if the command line is only shown, so that no variable is set.
  package init(
    _ commands: [ToolDescription], given words: [String], in file: ForeignFile, at root: DefinitionNode,
    options: ReadingOptions, isRun: Bool
  ) {
    let command = commands[commands.count - 1]
    let given = GivenWords(words, of: command)
    var names = FieldNames()
    _ = names.add(Self.optionsID)
    _ = names.add(Self.lineID)
    (asked, withheld) = Self.asked(
      of: command, besides: given, settable: isRun ? options.grants.variables : nil, &names)
    self.given = given
    let maker = Maker(node: root, language: options.displayLanguage)
    let path = commands.map(\.name).joined(separator: " ")
    let chosen = asked.filter(\.isChosen)
    let fields =
      asked.filter { !$0.isChosen }.map { maker.field($0, isAlways: true) }
      + (chosen.isEmpty ? [] : [maker.optionList(chosen, begun: given.begun)])
      + chosen.filter { $0.id != nil }.map { maker.field($0, isAlways: false) }
      + [maker.preview(of: [path] + given.words, asked)].compactMap(\.self)
    let tree = root.object([
      "formline": 1, "title": DefinitionText.literal(path),
      "description": command.summary.isEmpty ? nil : DefinitionText.literal(command.summary),
      "submitLabel": Message.toolRun.text(in: options.displayLanguage), "fields": fields,
    ])
    reading = file.reading(of: tree, options: options)
    definitionText = tree.definitionText
  }

  private static func asked(
    of command: ToolDescription, besides given: GivenWords, settable: Set<String>?, _ names: inout FieldNames
  ) -> (asked: [Asked], withheld: [Withheld]) {
    var hidden: Set<String> = []
    var asked: [Asked] = []
    var withheld: [Withheld] = []
    let named = command.argumentsByName
    for (place, argument) in command.arguments.enumerated() where !given.holds(argument, at: place) {
      var item = Asked(argument: argument)
      if argument.isSecret {
        item.way = .argument
        if let other = argument.siblings.lazy.compactMap({ named[$0] }).first {
          item.way = .standardInput(other.kind == .flag ? [other.title] : [other.title, "/dev/stdin"])
          hidden.insert(other.title)
        } else if let variable = argument.variable {
          guard settable?.contains(variable) ?? true else {
            withheld.append(Withheld(argument: argument, variable: variable))
            continue
          }
          item.way = .variable(variable)
        }
      }
      if argument.kind != .flag || argument.isRepeating {
        item.id = names.add(String(argument.title.drop { $0 == "-" })).id
      }
      asked.append(item)
    }
    return (asked.filter { !hidden.contains($0.argument.title) }, withheld)
  }

  /// True if there is nothing to ask.
  package var isEmpty: Bool { asked.isEmpty }

  // The command line.

  /// The command to run.
  package struct CommandLine: Sendable {
    package struct Word: Sendable, Hashable {
      package let text: String
      /// The field of a secret value, which is never shown.
      package var secret: String?
    }

    package var words: [Word] = []
    /// A secret for its standard input.
    package var input: String?
    package var variables: [(name: String, value: String)] = []

    fileprivate mutating func add(_ texts: [String], secret: String? = nil) {
      words += texts.map { Word(text: $0, secret: secret) }
    }
  }

  /// The command line for the answers.
  /// - Parameter tool: The words that start the command.
  package func commandLine(_ tool: [String], answers: FieldAnswers) -> CommandLine {
    let values = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    let chosen = Set(Self.texts(values[Self.optionsID] ?? .null))
    var line = CommandLine()
    line.add(tool)
    line.add(given.options)
    var places = CommandLine()
    for item in asked where !item.isChosen || chosen.contains(item.argument.title) {
      let argument = item.argument
      let texts = item.id.map { Self.texts(values[$0] ?? .null) } ?? []
      switch (argument.kind, item.way) {
      case (.flag, _):
        let count = texts.first.flatMap(Int.init) ?? 1
        line.add(Array(repeating: argument.title, count: min(max(count, 1), 100)))
      case (_, .standardInput(let words)?):
        guard let text = texts.first, line.input == nil else { continue }
        line.add(words)
        line.input = text
      case (_, .variable(let name)?):
        if let text = texts.first { line.variables.append((name, text)) }
      case (.option, let way):
        // An option whose value is optional.
        if texts.isEmpty, argument.isValueOptional { line.add([argument.title]) }
        for text in texts {
          guard way == nil else {
            line.add([argument.title])
            line.add([text], secret: item.id)
            continue
          }
          let isOneWord = argument.isValueOptional || (text.hasPrefix("-") && argument.title.hasPrefix("--"))
          line.add(isOneWord ? ["\(argument.title)=\(text)"] : [argument.title, text])
        }
      case (.positional, let way): for text in texts { places.add([text], secret: way == nil ? nil : item.id) }
      }
    }
    let needsEnd = !given.hasEnd && places.words.contains { $0.text.hasPrefix("-") && $0.text != "-" }
    if given.hasEnd || needsEnd { line.add(["--"]) }
    line.add(given.places)
    line.words += places.words
    return line
  }

  /// The values of an answer: one per line or item for several.
  private static func texts(_ value: AnswerValue) -> [String] {
    switch value {
    case .list(let items): items.map(\.text)
    case .string(let text):
      text.split(separator: "\n").map { String($0) }.filter { !$0.isEmpty }
    default: value.text.isEmpty ? [] : [value.text]
    }
  }

  // The form.

  /// Builds the parts of the definition.
  private struct Maker {
    let node: DefinitionNode
    let language: DisplayLanguage

    /// - Parameter isAlways: False for an option, whose field exists only if it is chosen.
    func field(_ item: Asked, isAlways: Bool) -> DefinitionNode {
      let argument = item.argument
      let isNeeded = isAlways ? argument.isRequired : !argument.isValueOptional
      var type = "text"
      var options: [DefinitionNode]?
      var description = argument.summary
      switch argument.value {
      case _ where argument.kind == .flag: type = "integer"
      case _ where item.way != nil: type = "password"
      case .choice(let choices):
        type = argument.isRepeating ? "multiselect" : "select"
        options = choices.map { node.object(["value": $0.value, "description": $0.summary]) }
      case _ where argument.isRepeating:
        type = "textarea"
        let hint = Message.toolOneALine.text(in: language)
        description += description.isEmpty ? hint : (description.last?.isPunctuation ?? false ? " " : ". ") + hint
      case .file, .directory: type = "path"
      case .text: break
      }
      let isPlace = argument.kind == .positional
      let label = isPlace ? FieldDefinition.readableLabel(for: argument.valueName) : argument.title
      return node.object([
        "id": item.id, "type": type, "label": DefinitionText.literal(label),
        "description": description.isEmpty ? nil : DefinitionText.literal(description),
        "placeholder": placeholder(of: argument, type), "options": options,
        "kind": type == "path" && argument.value == .directory ? "directory" : nil,
        "rows": type == "textarea" ? 2 : nil, "minimum": type == "integer" ? 1 : nil,
        "default": type == "integer" ? node.plain("1") : isAlways ? nil : chosenValue(of: argument).map(node.text),
        "required": isNeeded ? true : nil,
        "when": isAlways ? nil : "\(quoted(argument.title)) in \(ToolForm.optionsID)",
      ])
    }

    /// The initial value of a chosen option: the command's default, if it is one of the choices.
    private func chosenValue(of argument: ToolArgument) -> String? {
      guard case .choice(let choices) = argument.value, !argument.isRepeating else { return nil }
      return argument.defaultText.flatMap { text in choices.contains { $0.value == text } ? text : nil }
    }

    private func placeholder(of argument: ToolArgument, _ type: String) -> String? {
      guard type != "integer", type != "multiselect" else { return nil }
      let isNamed = argument.kind == .option && type != "select" && argument.valueName != "value"
      return argument.defaultText ?? (isNamed ? argument.valueName : nil)
    }

    /// The list of options to choose from.
    /// - Parameter begun: Options that were given without their value.
    func optionList(_ items: [Asked], begun: [String]) -> DefinitionNode {
      let options = items.map { item in
        node.object([
          "value": item.argument.title, "label": DefinitionText.literal(item.argument.title),
          "description": item.argument.summary.isEmpty ? nil : DefinitionText.literal(item.argument.summary),
        ])
      }
      let chosen = items.map(\.argument.title).filter(begun.contains)
      return node.object([
        "id": ToolForm.optionsID, "type": "multiselect", "label": Message.toolOptions.text(in: language),
        "options": options, "default": chosen.isEmpty ? nil : chosen,
      ])
    }

    /// The current command line for display, without secrets; words with blanks are quoted. Nil
    /// for a command with so many options, some 200, that it is too much for an expression.
    func preview(of words: [String], _ items: [Asked]) -> DefinitionNode? {
      var parts = [quoted(words.joined(separator: " "))]
      for item in items where item.argument.kind != .positional { parts.append(part(item)) }
      for item in items where item.argument.kind == .positional { parts.append(part(item)) }
      let expression = parts.joined(separator: " + ")
      guard (try? Expression(parsing: expression)) != nil else { return nil }
      return node.object([
        "id": ToolForm.lineID, "type": "computed", "label": Message.toolCommandLine.text(in: language),
        "cel": expression,
      ])
    }

    private func part(_ item: Asked) -> String {
      let title = item.argument.title
      var text = quoted(item.argument.kind == .positional ? "" : " " + title)
      if item.way != nil {
        if case .variable? = item.way { return "''" }
      } else if let id = item.id, item.argument.kind != .flag {
        let alone = item.argument.isValueOptional ? text : "''"
        let values =
          switch item.argument.value {
          case .choice where item.argument.isRepeating: id
          case _ where item.argument.isRepeating: "\(id).split('\\n').filter(x, x != '')"
          default: "[\(id)]"
          }
        text = "(\(id) == null ? \(alone) : \(values).map(x, \(text) + \(shown("x", item.argument))).join())"
      }
      return item.isChosen ? "(\(quoted(title)) in \(ToolForm.optionsID) ? \(text) : '')" : text
    }

    /// An expression for a value in the command line: its separator, and the value, quoted if necessary.
    private func shown(_ value: String, _ argument: ToolArgument) -> String {
      let isLong = argument.title.hasPrefix("--")
      let start = argument.isValueOptional ? "'='" : isLong ? "(\(value).startsWith('-') ? '=' : ' ')" : "' '"
      let word = "\(value).matches('^[A-Za-z0-9_./:=@%+,-]+$') ? \(value)"
      return "\(start) + (\(word) : \"'\" + \(value).replace(\"'\", \"'\\\\''\") + \"'\")"
    }

    /// A text as a literal of an expression.
    private func quoted(_ text: String) -> String {
      "'" + text.escaped { $0 == "\n" ? " " : "\\'".unicodeScalars.contains($0) ? "\\\($0)" : nil } + "'"
    }
  }
}

/// The arguments given after the names of a command and its subcommands.
private struct GivenWords: Sendable {
  /// Those before `--` or the end, unchanged.
  private(set) var options: [String] = []
  /// Those after `--`.
  private(set) var places: [String] = []
  private(set) var hasEnd = false
  /// The arguments that are given already: by their titles, positional ones by their places among all.
  private var titles: Set<String> = []
  private var positionals: Set<Int> = []
  /// Trailing options without their value.
  private(set) var begun: [String] = []

  var words: [String] { options + (hasEnd ? ["--"] + places : []) }

  init(_ words: [String], of command: ToolDescription) {
    let named = command.argumentsByName
    var free = command.arguments.enumerated().filter { $0.element.kind == .positional }[...]
    var rest = words[...]
    func takePlace() {
      guard let next = free.first else { return }
      positionals.insert(next.offset)
      // A repeating positional takes all remaining values.
      if !next.element.isRepeating { free = free.dropFirst() }
    }
    while let word = rest.popFirst() {
      if word == "--" {
        hasEnd = true
        places = Array(rest)
        for _ in places { takePlace() }
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        options.append(word)
        takePlace()
        continue
      }
      let name = word.prefix { $0 != "=" }
      guard let argument = named[String(name)] else {
        // The command may accept undocumented options.
        options.append(word)
        continue
      }
      if argument.kind == .option, name.count == word.count, !argument.isValueOptional {
        guard let value = rest.popFirst() else {
          begun.append(argument.title)
          return
        }
        options += [word, value]
      } else {
        options.append(word)
      }
      if !argument.isRepeating { titles.insert(argument.title) }
    }
  }

  /// True if an argument is given already.
  func holds(_ argument: ToolArgument, at place: Int) -> Bool {
    argument.kind == .positional ? positionals.contains(place) : titles.contains(argument.title)
  }
}

extension ToolDescription {
  /// The first argument of each name.
  fileprivate var argumentsByName: [String: ToolArgument] {
    Dictionary(firstOfEach: arguments.flatMap { argument in argument.names.map { ($0, argument) } })
  }
}

extension ToolArgument {
  /// True for a value that is probably secret, judging by the end of its name.
  var isSecret: Bool {
    guard kind != .flag, case .text = value else { return false }
    let words = title.split { !$0.isLetter }.map { $0.lowercased() }
    guard let last = words.last else { return false }
    if ["password", "passwd", "passphrase", "token", "secret", "credential", "credentials", "apikey"].contains(last) {
      return true
    }
    return last == "key" && words.contains { ["api", "private", "access", "secret"].contains($0) }
  }

  /// Names of sibling arguments that read the same secret from standard input or a file.
  var siblings: [String] { ["-stdin", "-from-stdin", "-file"].map { title + $0 } }

  /// The environment variable for the value, if the summary names one: `[env: TOKEN]`.
  var variable: String? {
    for mark in ["[env: ", "(env: ", "[env:", "(env:"] {
      guard let range = summary.firstRange(of: mark) else { continue }
      let name = summary[range.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }
}
