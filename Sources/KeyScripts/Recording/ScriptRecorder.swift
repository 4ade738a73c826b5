package import FormDefinitions
package import FormImports
import TerminalModel
import Values

/// Converts a person's actions to a key script.
///
/// Consecutive characters become one `Type`, repeated keys one line with a count; times are dropped. Input into a
/// secret field becomes `Type $NAME` of the result, plus keys that leave the field or act elsewhere. So does input into
/// another field while it contains a secret.
nonisolated package struct ScriptRecorder: Sendable {
  private let settings: [KeyScriptCommand]
  private let given: [AnswerValue.Member]
  private var inputs: [RecordedInput] = []

  /// A recording of the form at `form`, a path relative to the script.
  /// - Parameters:
  ///   - kind: The format of the file, if it must be given.
  ///   - settings: Further settings before the first action.
  ///   - given: The initial answers.
  package init(
    form: String, kind: ImportedKind? = nil, columns: Int = 80, rows: Int = 24, settings: [KeyScriptCommand] = [],
    given: [AnswerValue.Member] = []
  ) {
    let size = (columns, rows) == (80, 24) ? [] : [KeyScriptCommand.size(columns: columns, rows: rows)]
    self.settings = [.form(path: form, kind: kind)] + size + settings
    self.given = given
  }

  /// The form's state when the latest input arrived.
  package var latest: RecordedState? { inputs.last?.before }

  package mutating func record(_ input: RecordedInput) { inputs.append(input) }

  /// The recording with the outcome: the submitted answers (secret ones as `"$NAME"`), or that the form was cancelled or,
  /// where a signal has ended it, still runs.
  package func finish(
    _ end: RecordedState, answers: [AnswerValue.Member]?, of definition: FormDefinition, path: String = ""
  ) -> RecordedScript {
    var secrets = RecordedSecrets()
    let concealedAnswers = answers.map { answers in
      Self.concealed(answers, of: definition) { secrets.variable(for: $0, at: $1) }
    }
    let concealedGiven = Self.concealed(given, of: definition) { secrets.variable(for: $0, at: $1) }
    var actions = actions(until: end, &secrets)
    if answers == nil, end.outcome == nil { addLastSecret(to: &secrets) }
    // All secrets are known only now, so fields that contained one are concealed in a second pass.
    let lent = visits(until: end, with: secrets)
    if !lent.isEmpty { actions = self.actions(until: end, &secrets, concealing: lent) }
    var settings = settings
    if !given.isEmpty { settings.append(.answers(Self.without(secrets, concealedGiven))) }
    let unsubmitted: ScriptExpectation.FormState = end.outcome == nil ? .running : .cancelled
    return RecordedScript(
      settings: settings, actions: actions,
      ending: Self.ending(
        Self.isWhole(answers ?? [], of: definition) ? concealedAnswers : nil,
        or: answers == nil ? unsubmitted : .submitted, secrets),
      secrets: secrets, path: path)
  }

  /// The outcome of the form. If answers cannot be written, or a secret is embedded in one, only the state.
  private static func ending(
    _ answers: JSONValue?, or state: ScriptExpectation.FormState, _ secrets: RecordedSecrets
  ) -> ScriptExpectation {
    guard let answers else { return .state(state) }
    let named = answers.naming(secrets)
    return named.givesAway(secrets) ? .state(.submitted) : .answers(named)
  }

  /// The given answers without those that embed a secret, where no variable can be used.
  private static func without(_ secrets: RecordedSecrets, _ given: JSONValue) -> JSONValue {
    guard case .object(let members) = given else { return given }
    return .object(members.filter { !$0.value.givesAway(secrets) })
  }

  /// Where a signal has ended the form, nobody knows what its last input did: it may have completed a secret that also
  /// stands elsewhere.
  private func addLastSecret(to secrets: inout RecordedSecrets) {
    guard let last = inputs.last, let field = last.before.focused, field.isSecret, field.kind == .typed else { return }
    switch last.command {
    case .type(.literal(let text)), .paste(.literal(let text)):
      _ = secrets.variable(for: field.content + text, at: field.place)
    default: break
    }
  }

  // Answers.

  /// True if answers can be written with variables for the secrets in them.
  private static func isWhole(_ answers: [AnswerValue.Member], of definition: FormDefinition) -> Bool {
    answers.allSatisfy { answer in
      definition.field(answer.name).map { !answer.value.holdsStrangersBesideSecrets(of: $0) } ?? true
    }
  }

  private static func concealed(
    _ answers: [AnswerValue.Member], of definition: FormDefinition,
    variable: (_ content: String, _ place: String) -> String
  ) -> JSONValue {
    .object(
      answers.map { answer in
        let field = definition.field(answer.name)
        let value = field.map { concealed(answer.value, at: answer.name, in: $0, variable) } ?? answer.value
        return .init(name: answer.name, value: value.json)
      })
  }

  /// An answer with secrets replaced by variables. An empty answer is not secret.
  private static func concealed(
    _ value: AnswerValue, at place: String, in field: FieldDefinition,
    _ variable: (_ content: String, _ place: String) -> String
  ) -> AnswerValue {
    guard field.list == nil else {
      return value.mappingRows(of: field, keepsStrangers: !field.holdsSecrets) { answer, inner, row in
        concealed(answer, at: "\(place)[\(row)].\(inner.id)", in: inner, variable)
      }
    }
    return field.isSecret && !value.isEmpty ? .string("$" + variable(value.text, place)) : value
  }

  // Actions.

  /// - Parameter concealed: The inputs to treat as if typed into a secret field.
  private func actions(
    until end: RecordedState, _ secrets: inout RecordedSecrets, concealing concealed: Set<Int> = []
  ) -> [KeyScriptCommand] {
    var actions: [KeyScriptCommand] = []
    let lentPlaces = Set(concealed.compactMap { inputs[$0].before.focused?.place })
    func type(_ content: String, from state: RecordedState) {
      guard let field = state.focused else { return }
      actions += Self.typing(into: field, content, &secrets, isLent: lentPlaces.contains(field.place))
    }
    /// The state before the pending edits of a secret field.
    var start: RecordedState?
    /// The key before, if it acts only together with the next.
    var prefix: KeyScriptCommand?
    for (index, input) in inputs.enumerated() {
      var before = input.before
      if concealed.contains(index) { before.focused?.isSecret = true }
      let after = state(after: index, end)
      guard let field = before.focused, field.isSecret else {
        prefix = nil
        actions.append(Self.accepted(by: input, after) ?? input.command)
        continue
      }
      if start?.focused?.place != field.place { start = before }
      let change = SecretChange(input.command, in: field, before: before, after: after)
      let first = start ?? before
      if change.isKept {
        type(change.contentBefore, from: first)
        actions += [prefix, input.command].compactMap(\.self)
        start = nil
      } else if index + 1 == inputs.count || after.focused?.place != field.place {
        type(change.contentAfter, from: first)
        start = nil
      }
      prefix = !change.isKept && input.command == Self.prefix ? input.command : nil
    }
    return actions
  }

  /// The only prefix of readline's own bindings that is a key; those of an inputrc do not hold in a recording.
  private static let prefix = KeyScriptCommand.key(Key(.character("x"), .control), count: 1)

  /// The rest of a suggestion that a key has accepted, as typed text: another machine may not suggest it.
  private static func accepted(by input: RecordedInput, _ after: RecordedState) -> KeyScriptCommand? {
    guard case .key = input.command, let field = input.before.focused, let suggestion = field.suggestion,
      after.focused?.place == field.place, after.focused?.content == suggestion, suggestion.hasPrefix(field.content),
      suggestion != field.content
    else { return nil }
    return .type(.literal(String(suggestion.dropFirst(field.content.count))))
  }

  private func state(after index: Int, _ end: RecordedState) -> RecordedState {
    index + 1 < inputs.count ? inputs[index + 1].before : end
  }

  /// The inputs of all visits to non-secret fields during which the field contained a secret.
  private func visits(until end: RecordedState, with secrets: RecordedSecrets) -> Set<Int> {
    var found: Set<Int> = []
    var start = inputs.startIndex
    while start < inputs.endIndex {
      let field = inputs[start].before.focused
      let isSame = { (input: RecordedInput) in input.before.focused?.place == field?.place }
      let next = inputs[start...].firstIndex { !isSame($0) } ?? inputs.endIndex
      defer { start = next }
      guard let field, !field.isSecret, field.kind == .typed else { continue }
      let visit = start..<next
      let last = state(after: next - 1, end)
      let contents =
        visit.compactMap { inputs[$0].before.focused?.content }
        + [last.focused?.place == field.place ? last.focused?.content : last.left].compactMap(\.self)
      if contents.contains(where: secrets.standIn) { found.formUnion(visit) }
    }
    return found
  }

  /// The commands that change a secret field's content.
  /// - Parameter isLent: True for a field that is not secret, but contains a secret.
  private static func typing(
    into field: RecordedState.Field, _ content: String, _ secrets: inout RecordedSecrets, isLent: Bool
  ) -> [KeyScriptCommand] {
    guard field.content != content else { return [] }
    var commands: [KeyScriptCommand] = []
    if field.kind == .typed, !field.content.isEmpty { commands = clearing(field.content) }
    if isLent { return commands + secrets.pieces(of: content).map { .type($0) } }
    if !content.isEmpty { commands.append(.type(.environment(secrets.variable(for: content, at: field.place)))) }
    return commands
  }

  /// Keys that empty a field without revealing the length of its content.
  private static func clearing(_ content: String) -> [KeyScriptCommand] {
    content.contains("\n")
      ? [.key(Key(.backspace), count: (content.count / 100 + 1) * 100)]
      : [.key(Key(.end), count: 1), .key(Key(.character("u"), .control), count: 1)]
  }
}

/// The effect of an input in a secret field, and whether it is recorded.
nonisolated struct SecretChange {
  /// True to record the input: it acted elsewhere, or may have been intended to.
  let isKept: Bool
  /// The content that must be typed before a recorded input.
  let contentBefore: String
  let contentAfter: String

  init(_ input: KeyScriptCommand, in field: RecordedState.Field, before: RecordedState, after: RecordedState) {
    let stays = after.focused?.place == field.place
    contentAfter = (stays ? after.focused?.content : after.left) ?? field.content
    let changes = contentAfter != field.content
    let actsElsewhere = before.others != after.others
    // Keys that answer the cancel question are not input of the field.
    let isAnswer = before.isAsking || after.isAsking
    isKept =
      switch input {
      case .click: isAnswer || !stays || !changes && (field.kind == .typed || actsElsewhere)
      case .key(let key, _):
        if isAnswer || !stays || after.outcome != nil {
          true
        } else if key.base.isFunctionKey {
          // Its effects here and elsewhere belong together; emptying a field reveals nothing.
          !changes || actsElsewhere || contentAfter.isEmpty
        } else {
          !changes && (actsElsewhere || Self.mayAct(key, on: field.kind))
        }
      case .scroll, .resize: true
      default: isAnswer
      }
    // A key that both chooses and moves on does not choose during replay.
    contentBefore = field.kind == .chosen ? contentAfter : field.content
  }

  /// True if a key without effect may have been intended for the form.
  private static func mayAct(_ key: Key, on kind: RecordedState.Kind) -> Bool {
    switch key.base {
    case .enter, .tab: true
    case .up, .down, .pageUp, .pageDown: kind == .typed
    default: ["Ctrl+C", "Ctrl+J", "Ctrl+M", "Ctrl+I"].contains(key.name)
    }
  }
}

nonisolated extension KeyBase {
  fileprivate var isFunctionKey: Bool { if case .function = self { true } else { false } }
}
