import ContentTypes
import FormDefinitions
import Values
import Wording

/// Requirements on an answer that JSON Schema cannot express, as sentences: the author's messages, else the form's own
/// error messages.
struct RuleSentences {
  private var acrossFields: [String: [FormRule]] = [:]
  private let runsCommands: Bool

  init(of form: FormDefinition, runsCommands: Bool) {
    self.runsCommands = runsCommands
    for rule in form.rules {
      for id in rule.fields { acrossFields[id, default: []].append(rule) }
    }
  }

  func of(_ field: FieldDefinition) -> [String] { own(field) + acrossFields[field.id, default: []].map(\.message) }

  private func own(_ field: FieldDefinition) -> [String] {
    let say = field.language
    var sentences: [String] = []
    switch field.kind {
    case .text(let traits):
      if let mask = traits.mask { sentences.append(say(.problemWrongMask(mask: mask.source))) }
      if let request = traits.contentType?.request(in: field.language) { sentences.append(request) }
      if traits.pathMustExist { sentences.append(say(traits.nameExisting)) }
      sentences += [traits.check?.message].compactMap(\.self) + absentJudges(of: field)
      if case .live(let source)? = traits.suggestions, let sentence = absent(source, "gives suggestions") {
        sentences.append(sentence)
      }
    case .moment(let limits):
      func shown(_ bound: Moment) -> String { say.numerals.shown(bound.description) }
      sentences += limits.minimum.map { [say(.problemTooEarly(bound: shown($0)))] } ?? []
      sentences += limits.maximum.map { [say(.problemTooLate(bound: shown($0)))] } ?? []
      sentences += limits.exclusiveMinimum.map { [say(.problemNotAfter(bound: shown($0)))] } ?? []
      sentences += limits.exclusiveMaximum.map { [say(.problemNotBefore(bound: shown($0)))] } ?? []
      if case .integer(let step)? = limits.multipleOf {
        sentences.append(say(limits.stepPhrase(Int(step), isDate: field.type == .date)))
      }
    case .choice(let choice):
      sentences += absentJudges(of: field)
      sentences += choice.options.known?.filter(\.isRequired).map { say(.problemMustBeChosen(label: $0.label)) } ?? []
    case .list(let list):
      for inner in list.fields {
        sentences += (own(inner) + [requirement(of: inner)].compactMap(\.self)).map { "\(inner.label): \($0)" }
      }
    case .number, .boolean, .computed, .note: break
    }
    return sentences + field.rules.map { $0.message ?? say(.problemMustHold(rule: $0.rule.source)) }
  }

  /// Sentences about the check and the options of a field whose source cannot be asked here.
  func absentJudges(of field: FieldDefinition) -> [String] {
    var absent = [field.text?.check.flatMap { self.absent($0.source, "checks the answer") }]
    if case .live(let source)? = field.choice?.options { absent.append(self.absent(source, "gives the options")) }
    return absent.compactMap(\.self)
  }

  /// On what the field of a row must be answered; nil if that is always so, or never.
  private func requirement(of field: FieldDefinition) -> String? {
    var conditions: [String] = []
    if case .expression(let when) = field.when { conditions.append(when.source) }
    switch field.required {
    case .never: return nil
    case .always: if conditions.isEmpty { return nil }
    case .expression(let required): conditions.append(required.source)
    }
    let condition = conditions.map { "(\($0))" }.joined(separator: " && ")
    return field.language(.problemMustHold(rule: "!(\(condition)) || \(field.id) != null"))
  }

  /// A sentence about an external source that cannot be asked here; nil if it can.
  private func absent(_ source: LiveSource, _ purpose: String) -> String? {
    switch source.provider {
    case .command(let command):
      guard !runsCommands else { return nil }
      return "The command '\(command.arguments.joined(separator: " "))' \(purpose); --allow-commands lets it run"
    case .host(let name):
      return "A program that runs the form by 'formline drive' provides '\(name)', which \(purpose)"
    }
  }
}

extension TextTraits {
  fileprivate var nameExisting: Message {
    switch pathKind {
    case .file: .problemNameExistingFile
    case .directory: .problemNameExistingDirectory
    case nil: .problemNameExistingFileOrDirectory
    }
  }
}

/// The answers that each field depends on: for its existence, enabling, requiredness, default, options and validity.
struct Dependencies {
  private let fields: [String: FieldDefinition]
  /// The index of each field in the form.
  private let places: [String: Int]
  private var sections: [String: DefinitionExpression] = [:]
  private var acrossFields: [String: Set<String>] = [:]

  init(of form: FormDefinition) {
    let all = form.fields
    places = Dictionary(firstOfEach: all.enumerated().map { ($1.id, $0) })
    fields = Dictionary(firstOfEach: all.map { ($0.id, $0) })
    for section in form.sections {
      guard let condition = section.when else { continue }
      for field in section.fields { sections[field.id] = condition }
    }
    for rule in form.rules {
      for id in rule.fields { acrossFields[id, default: []].formUnion(rule.rule.fields) }
    }
  }

  /// The ids in form order. A computed field is replaced by the fields it is computed from.
  func of(_ field: FieldDefinition) -> [String] {
    var names = read(by: field).union(acrossFields[field.id] ?? [])
    if let condition = sections[field.id] { names.formUnion(condition.fields) }
    var answered: Set<String> = []
    var visited: Set<String> = []
    while let name = names.popFirst() {
      guard visited.insert(name).inserted, let source = fields[name] else { continue }
      if let expression = source.kind.expression {
        names.formUnion(expression.fields)
      } else {
        answered.insert(name)
      }
    }
    answered.remove(field.id)
    return answered.sorted { places[$0, default: 0] < places[$1, default: 0] }
  }

  private func read(by field: FieldDefinition) -> Set<String> {
    var names = Set(field.expressions.flatMap(\.fields))
    for source in field.sources { names.formUnion(source.inputs ?? []) }
    for inner in field.list?.fields ?? [] { names.formUnion(read(by: inner)) }
    // In rows, names refer to the row first.
    names.subtract(field.list?.fields.map(\.id) ?? [])
    return names
  }
}
