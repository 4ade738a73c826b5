import DefinedForms
import FormDefinitions
import FormImports
import FormProofs
import Formline
import KeyScripts
import LineEditing
import TerminalModel
import Values

/// Writes scripts that play witnesses: it fills in the form as a person would, looks at what became of it, and notes the
/// keys. Answers that cannot be typed, such as rows of lists, are given before the first key.
struct AnswerTypist {
  let definition: FormDefinition
  let imported: ImportedForm?
  /// The path of the script.
  let path: String
  let settings: [KeyScriptCommand]

  /// The fields whose answers no keys give.
  nonisolated struct Untyped: Error {
    let fields: [String]
  }

  func script(of steps: [Witness.Step]) -> Result<KeyScript, Untyped> {
    var given: [String: AnswerValue] = [:]
    // Each round gives beforehand what the last could not type.
    while true {
      var typing = Typing(self, given)
      let untyped = typing.perform(steps)
      if untyped.isEmpty { return .success(typing.script) }
      let before = given
      for (id, value) in untyped { given[id] = value }
      if given == before { return .failure(Untyped(fields: untyped.map(\.id))) }
    }
  }
}

/// One attempt to type answers.
private struct Typing {
  private let definition: FormDefinition
  private let path: String
  private var commands: [KeyScriptCommand]
  private let form: RunningForm
  private let host: VirtualHost

  init(_ typist: AnswerTypist, _ given: [String: AnswerValue]) {
    (definition, path) = (typist.definition, typist.path)
    let members = definition.fields.compactMap { field in
      given[field.id].map { JSONValue.Member(name: field.answerName, value: $0.json) }
    }
    commands = typist.settings + (members.isEmpty ? [] : [.answers(.object(members))])
    let environment = ScriptEnvironment()
    var configuration = environment.configuration
    configuration.inputs.prefilled = given
    configuration.inputs.judges.whole = typist.imported?.judge()
    (host, form) = VirtualHost.showing(
      definition, configuration, capabilities: .from(environment: environment.terminalVariables))
  }

  var script: KeyScript {
    KeyScript(path: path, lines: commands.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) })
  }

  /// - Returns: The answers that could not be typed.
  mutating func perform(_ steps: [Witness.Step]) -> [(id: String, value: AnswerValue)] {
    defer { form.stopCommands() }
    for step in steps {
      switch step {
      case .answer(let answers):
        let untyped = give(answers)
        if !untyped.isEmpty { return untyped }
      case .focus(let id): moveFocus(to: id)
      case .submitField:
        let field = form.focusedField.flatMap { definition.field($0) }
        press(field?.type == .textarea ? "Ctrl+J" : "Enter")
      case .submit:
        // A search that is open would take the key.
        press("Tab")
        press("F10")
        if form.isReviewing { press("F10") }
      case .expect(let expectation): commands.append(.expect(expectation.asExpected))
      }
    }
    return []
  }

  // Answers.

  private mutating func give(
    _ answers: [(id: String, value: AnswerValue)]
  ) -> [(id: String, value: AnswerValue)] {
    func isGiven(_ answer: (id: String, value: AnswerValue)) -> Bool {
      guard form.exists(answer.id), let field = definition.field(answer.id), let value = form.value(of: answer.id)
      else { return false }
      return value.withoutUnanswered(in: field).isSame(as: answer.value.withoutUnanswered(in: field))
        || field.isUnanswered(by: value) && field.isUnanswered(by: answer.value)
    }
    // An answer may bring a field into existence, or change a default that follows it.
    for _ in 0..<3 {
      for answer in answers where form.exists(answer.id) && !isGiven(answer) {
        guard form.session.outcome == nil, moveFocus(to: answer.id) else { continue }
        enter(answer.value, of: answer.id)
      }
      if answers.allSatisfy(isGiven) { return [] }
    }
    return answers.filter { !isGiven($0) }
  }

  private mutating func enter(_ value: AnswerValue, of id: String) {
    guard let field = definition.field(id), form.session.outcome == nil else { return }
    switch field.type {
    case .boolean:
      for _ in 0..<2 where form.value(of: id)?.isSame(as: value) == false { press("Space") }
    case .select: choose(value, of: id, field)
    case .multiselect: toggle(value, of: id, field)
    case .list, .map, .computed, .note: break
    default:
      clear(id, lines: field.type == .textarea)
      if !value.isEmpty { type(field.type.isText ? value.text : typed(value, field)) }
      press("Tab")
    }
  }

  /// A number or moment as a person types it in the form's language.
  private func typed(_ value: AnswerValue, _ field: FieldDefinition) -> String {
    field.shownText(of: value, zone: .utc)
  }

  private mutating func clear(_ id: String, lines: Bool) {
    guard form.content(of: id)?.isEmpty == false else { return }
    press("Ctrl+E")
    press("Ctrl+U")
    for _ in 0..<40 where lines && form.content(of: id)?.isEmpty == false {
      press("Backspace")
      press("Ctrl+U")
    }
  }

  private func options(of id: String) -> OptionList {
    definition.field(id)?.choice?.options.known ?? []
  }

  private mutating func choose(_ value: AnswerValue, of id: String, _ field: FieldDefinition) {
    let options = options(of: id)
    let current = form.value(of: id) ?? .null
    if field.isUnanswered(by: value) {
      // Choosing what is chosen takes it away.
      return press("Space")
    }
    guard let target = options.firstIndex(where: { $0.value.isSame(as: value) }) else {
      if field.choice?.takesOther == true { type(value.text) }
      return press("Tab")
    }
    if options.count <= 24 {
      let start = options.firstIndex { $0.value.isSame(as: current) } ?? 0
      move(from: start, to: target)
      press("Space")
      if form.value(of: id)?.isSame(as: value) == true { return }
    }
    type(options[target].label)
    press("Tab")
  }

  private mutating func toggle(_ value: AnswerValue, of id: String, _ field: FieldDefinition) {
    guard case .list(let wanted) = value else { return }
    let options = options(of: id)
    func chosen() -> [Int] {
      guard case .list(let items)? = form.value(of: id) else { return [] }
      return options.indices.filter { index in items.contains { $0.isSame(as: options[index].value) } }
    }
    var place = chosen().first ?? 0
    let all = options.indices.filter { index in wanted.contains { $0.isSame(as: options[index].value) } }
    // What is not wanted goes first: there may be a limit.
    let before = Set(chosen())
    for index in before.subtracting(all).sorted() + Set(all).subtracting(before).sorted() {
      move(from: place, to: index)
      press("Space")
      place = index
    }
  }

  private mutating func move(from start: Int, to target: Int) {
    if target > start { press("Down", target - start) } else if target < start { press("Up", start - target) }
  }

  // Keys.

  @discardableResult private mutating func moveFocus(to id: String) -> Bool {
    guard form.focusedField != id else { return true }
    var steps = 0
    while form.session.outcome == nil, steps < 4 * (definition.fields.count + 4) {
      host.press(Key(.tab))
      steps += 1
      guard form.focusedField == id else { continue }
      commands.append(.key(Key(.tab), count: steps))
      return true
    }
    if steps > 0 { commands.append(.key(Key(.tab), count: steps)) }
    return false
  }

  private mutating func press(_ name: String, _ count: Int = 1) {
    guard let key = Key(parsing: name), form.session.outcome == nil else { return }
    commands.append(.key(key, count: count))
    for number in 0..<count where form.session.outcome == nil { host.press(key, as: number == 0 ? .key : .repetition) }
  }

  private mutating func type(_ text: String) {
    guard form.session.outcome == nil else { return }
    commands.append(.type(.literal(text)))
    host.type(text)
  }
}

extension AnswerValue {
  /// The answer of a list or map without what is empty in its rows. Other answers stay.
  fileprivate func withoutUnanswered(in field: FieldDefinition) -> AnswerValue {
    mappingRows(of: field) { answer, inner, _ in
      inner.isUnanswered(by: answer) ? nil : answer.withoutUnanswered(in: inner)
    }
  }
}

extension Witness.Expectation {
  fileprivate var asExpected: ScriptExpectation {
    switch self {
    case .visible(let id): .visible(field: id)
    case .notVisible(let id): .notVisible(field: id)
    case .value(let id, let value): .value(field: id, value.json)
    case .error(let id, let message): .error(field: id, .exact(message))
    case .noError(let id): .noError(field: id)
    case .toolbar(let label): .toolbar(label)
    case .noToolbar(let label): .noToolbar(label)
    case .running: .state(.running)
    case .submitted: .state(.submitted)
    }
  }
}
