import DefinedForms
import FormDefinitions
import TerminalModel

/// A definition made from the arguments of `ask`: the same text is printed, read and run.
nonisolated struct AskedForm {
  let definition: FormDefinition
  /// The source of the definition.
  let text: String
  /// The field ids of named questions, by name; a reserved word cannot be an id.
  let ids: [String: String]

  /// The names by field id.
  let names: [String: String]

  /// The name of a question, or its label if it has none.
  func name(of field: FieldDefinition) -> String { names[field.id] ?? field.label }

  /// - Parameter isArriving: True if the options have yet to be read.
  /// - Throws: The problems of the options, which they name as given.
  init(_ request: AskRequest, isArriving: Bool, reading options: ReadingOptions) throws(CommandFailure) {
    var lines = DefinitionLines()
    lines.add("formline: 1")
    for (key, value) in request.formKeys {
      lines.add("\(key.rawValue): \(DefinitionLines.scalar(value, key.row.shape))", from: "--\(key.optionName)")
    }
    lines.add("toolbar: []")
    lines.add("fields:")
    var ids: [String: String] = [:]
    var used = UsedIDs()
    for item in request.items {
      let first = lines.count
      let id = try Self.id(of: item, in: request.kind, besides: &used)
      if let name = item[.id] {
        ids[name] = id
        used.insert(id)
      }
      lines.add(item, id: id, delimiter: request.delimiter, isArriving: isArriving)
      let defaults = item.keys.filter { $0.key == .default }
      if !defaults.isEmpty {
        // A default is parsed as typed into the field, so the field is read without it first.
        let field = try Self.read(DefinitionLines(lines, from: first), isArriving, options).fields[0]
        let option = defaults.last?.option ?? ""
        lines.add("    default: \(try Self.value(of: defaults.map(\.value), from: option, for: field))", from: option)
      }
    }
    definition = try Self.read(lines, isArriving, options)
    text = lines.text
    self.ids = ids
    names = Dictionary(ids.map { ($1, $0) }, uniquingKeysWith: min)
  }

  /// An id that equals the name or, if that is reserved, resembles it.
  private static func id(
    of item: AskRequest.Item, in kind: AskKind, besides used: inout UsedIDs
  ) throws(CommandFailure) -> String {
    guard let name = item[.id] else { return "answer" }
    guard FieldDefinition.isID(name) else {
      throw CommandFailure(
        .usage, "'\(name)' is no name for an answer: names have letters, digits and '_', no digit first")
    }
    return FieldDefinition.isReserved(id: name) ? used.id(for: name) : name
  }

  private static func read(
    _ lines: DefinitionLines, _ isArriving: Bool, _ options: ReadingOptions
  ) throws(CommandFailure) -> FormDefinition {
    let reading = DefinitionReader.read(Array(lines.text.utf8), path: "arguments", options: options) { _ in
      .failure(.outside)
    }
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, var definition = reading.definition else {
      throw CommandFailure(.usage, problems: errors.map(lines.report))
    }
    if isArriving, var choice = definition.sections[0].fields[0].choice {
      choice.options = .arriving
      definition.sections[0].fields[0].kind = .choice(choice)
    }
    return definition
  }

  /// A default in definition syntax, parsed like typed text.
  private static func value(
    of texts: [String], from option: String, for field: FieldDefinition
  ) throws(CommandFailure) -> String {
    guard !field.isSecret else {
      throw CommandFailure(.usage, "\(option): a secret has no default, since all users of the machine see arguments")
    }
    if texts.count > 1, field.type == .select, option == "--selected" {
      throw CommandFailure(.usage, "\(option): one option is chosen; '--multiple' lets several be")
    }
    // A definition says it, too, and so is of every day on which it is read.
    if field.type == .date, texts.last == "today" { return "today" }
    // Parsed one by one, since an option may contain a comma.
    var single = field
    if field.type == .multiselect { single.type = .select }
    var values: [AnswerValue] = []
    for text in texts {
      switch AnswerConversion.parse(typed: text, for: single, in: .system) {
      case .success(let value): values.append(value)
      case .failure(let mismatch):
        throw CommandFailure(
          .usage, problems: [ReportedProblem(ofOption: option, mismatch.message, hint: mismatch.help)])
      }
    }
    if field.type == .multiselect { return YAMLText.value(.list(values)) }
    return YAMLText.value(values.last ?? .null)
  }
}

/// The lines of a definition, each with the option that it comes from.
nonisolated struct DefinitionLines {
  private var lines: [(text: String, option: String?)] = []

  init() {}

  /// A form with only the fields from a line on.
  init(_ others: DefinitionLines, from first: Int) {
    lines = [("formline: 1", nil), ("fields:", nil)] + others.lines[first...]
  }

  var count: Int { lines.count }
  var text: String { lines.reduce(into: "") { $0 += $1.text + "\n" } }

  mutating func add(_ text: String, from option: String? = nil) { lines.append((text, option)) }

  /// Adds a field without its default.
  mutating func add(_ item: AskRequest.Item, id: String, delimiter: Character?, isArriving: Bool) {
    let type: FieldType = item.kind == .choose && item.isMultiple ? .multiselect : item.kind.types[0]
    add("  - id: \(id)", from: "--id")
    add("    type: \(type.rawValue)")
    if let name = item[.id], name != id, item[.label] == nil {
      add("    label: \(YAMLText.scalar(FieldDefinition.readableLabel(for: name)))")
    }
    var written: Set<FieldKey> = [.id, .default]
    for (key, _, option) in item.keys where written.insert(key).inserted {
      let all = item.keys.filter { $0.key == key }.map(\.value)
      let text =
        key.row.shape.optionForm == .repeated
        ? "[\(all.map(YAMLText.scalar).joined(separator: ", "))]" : Self.scalar(all[all.count - 1], key.row.shape)
      add("    \(key.rawValue): \(text)", from: option)
    }
    guard item.kind == .choose else { return }
    // A choice without an answer makes no sense here.
    if type == .select, item[.required] == nil { add("    required: true") }
    // Nobody knows yet which, or how many.
    if isArriving { return add("    options: {cel: \"[]\"}") }
    add("    options:", from: "the options")
    for option in item.options { add("      - \(Self.option(option, delimiter))", from: "the options") }
  }

  private static func option(_ text: String, _ delimiter: Character?) -> String {
    guard let delimiter else { return YAMLText.scalar(text) }
    let (label, value) = TextLines.parts(of: text, delimiter: delimiter)
    return "{value: \(YAMLText.scalar(value)), label: \(YAMLText.scalar(label))}"
  }

  /// A value given as text, in definition syntax.
  static func scalar(_ text: String, _ shape: ValueShape) -> String {
    switch shape.plainForm {
    case .flag where ["true", "false"].contains(text): text
    case .number where isNumber(text): text
    default: YAMLText.scalar(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    Double(text) != nil && text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
  }

  /// A diagnostic, attributed to the option that caused it.
  func report(_ diagnostic: Diagnostic) -> ReportedProblem {
    let line = lines.indices.contains(diagnostic.line - 1) ? lines[diagnostic.line - 1].option : nil
    return ReportedProblem(ofOption: line, diagnostic.message, hint: diagnostic.help)
  }
}

nonisolated extension ReportedProblem {
  /// The problem of an option's value.
  fileprivate init(ofOption option: String?, _ message: String, hint: String?) {
    let sentence = "formline: " + (option.map { "\($0): " } ?? "") + message
    let lines = [sentence] + (hint.map { ["help: \($0)"] } ?? [])
    self.init(message, hint: hint, text: lines.map { DisplayText.visible($0) }.joined(separator: "\n"))
  }
}
