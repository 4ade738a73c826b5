package import FormDefinitions
import TerminalModel

/// Makes a key script of what a person did.
///
/// Characters that follow each other become one `Type`, equal keys one line with a count; the time between them is left
/// out. What is done inside a secret field is never written: the first visit that types becomes `Type $NAME`, where the
/// variable holds the field's final content, and of later visits only the keys that leave the field remain.
nonisolated package struct ScriptRecorder: Sendable {
  private var commands: [KeyScriptCommand]
  /// The events of the current visit to a secret field.
  private var visit: (field: RecordedInput.SecretField, events: [RecordedInput.Event])?
  private var typedSecrets: Set<String> = []

  /// A recording of the form at `form`, a path relative to the script.
  /// - Parameter settings: What else stands before the first action.
  package init(form: String, columns: Int = 80, rows: Int = 24, settings: [KeyScriptCommand] = []) {
    commands = [.form(path: form)]
    if (columns, rows) != (80, 24) { commands.append(.size(columns: columns, rows: rows)) }
    commands += settings
  }

  /// The variable that stands for the content of a secret field: its id, or place in rows, in capitals.
  package static func variable(forSecret field: String) -> String {
    let name = field.uppercased().unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar) ? String(scalar) : "_"
    }.joined()
    return ScriptText.isVariableName(name) ? name : "_" + name
  }

  package mutating func record(_ input: RecordedInput) {
    if let visit, visit.field != input.secretField { endVisit(visit) }
    if let field = input.secretField {
      visit = (field, (visit?.events ?? []) + [input.event])
    } else {
      append(input.event)
    }
  }

  /// The script, ending in what came of the form: the answers where it was submitted (secret ones as `"$NAME"`),
  /// otherwise that it was cancelled.
  package mutating func finish(
    answers: JSONValue?, of definition: FormDefinition? = nil, path: String = ""
  ) -> KeyScript {
    if let visit { endVisit(visit) }
    var script = commands
    if case .object(let members) = answers {
      let shown = members.map { member in
        JSONValue.Member(
          name: member.name, value: Self.concealed(member.value, at: member.name, in: definition?.field(member.name)))
      }
      script.append(.expect(.answers(.object(shown))))
    } else {
      script.append(.expect(.state(.cancelled)))
    }
    let lines = script.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) }
    return KeyScript(path: path, lines: lines)
  }

  /// An answer with the variables of secrets in their places.
  private static func concealed(_ value: JSONValue, at place: String, in field: FieldDefinition?) -> JSONValue {
    guard let field, value != .null else { return value }
    if let fields = field.list?.fields, case .array(let rows) = value {
      return .array(
        rows.enumerated().map { index, row in
          guard case .object(let members) = row else { return row }
          return .object(
            members.map { member in
              let field = fields.first { $0.id == member.name }
              return .init(
                name: member.name, value: concealed(member.value, at: "\(place)[\(index)].\(member.name)", in: field))
            })
        })
    }
    return field.isSecret ? .string("$" + variable(forSecret: place)) : value
  }

  private mutating func endVisit(_ ended: (field: RecordedInput.SecretField, events: [RecordedInput.Event])) {
    visit = nil
    let lastEdit = ended.events.indices.last { index in
      // A click that is the last thing done there has led elsewhere.
      if case .click = ended.events[index] { return ended.field.isChosen && index < ended.events.count - 1 }
      return Self.edits(ended.events[index], isChosen: ended.field.isChosen)
    }
    if lastEdit != nil, typedSecrets.insert(ended.field.place).inserted {
      commands.append(.type(.environment(ScriptRecorder.variable(forSecret: ended.field.place))))
    }
    for event in ended.events[((lastEdit ?? -1) + 1)...] { append(event) }
  }

  /// Whether `event` may change an answer, and so belongs to what was typed.
  private static func edits(_ event: RecordedInput.Event, isChosen: Bool) -> Bool {
    switch event {
    case .text, .paste, .bytes: return true
    case .key(let key):
      if isChosen, choosing.contains(key) { return true }
      if key.base == .backspace || key.base == .delete { return true }
      // Chords with a character are editing commands, but for those that submit, go on or cancel.
      guard case .character = key.base else { return false }
      return !["Ctrl+C", "Ctrl+J", "Ctrl+M", "Ctrl+I"].contains(key.name)
    case .click, .scroll, .resize: return false
    }
  }

  /// Keys that choose in lists and toggles.
  private static let choosing: Set<Key> = [
    Key(.up), Key(.down), Key(.left), Key(.right), Key(.home), Key(.end), Key(.pageUp), Key(.pageDown),
    Key(.home, .control), Key(.end, .control),
  ]

  private mutating func append(_ event: RecordedInput.Event) {
    switch event {
    case .text(let text): type(text)
    case .key(let key):
      if let character = key.typedCharacter { return type(String(character)) }
      if case .key(key, let count) = commands.last, count < ScriptParser.counts.upperBound {
        commands[commands.count - 1] = .key(key, count: count + 1)
      } else {
        commands.append(.key(key, count: 1))
      }
    case .paste(let text): commands.append(.paste(.literal(text)))
    case .bytes(let bytes):
      if case .bytes(let before) = commands.last {
        commands[commands.count - 1] = .bytes(before + bytes)
      } else {
        commands.append(.bytes(bytes))
      }
    case .click(let column, let row): commands.append(.click(.cell(column: column, row: row)))
    case .scroll(let direction):
      if case .scroll(direction, let count) = commands.last {
        commands[commands.count - 1] = .scroll(direction, count: count + 1)
      } else {
        commands.append(.scroll(direction, count: 1))
      }
    case .resize(let columns, let rows):
      // A window that is pulled passes many sizes; the last one counts.
      if case .resize = commands.last { commands.removeLast() }
      commands.append(.resize(columns: columns, rows: rows))
    }
  }

  private mutating func type(_ text: String) {
    if case .type(.literal(let before)) = commands.last {
      commands[commands.count - 1] = .type(.literal(before + text))
    } else {
      commands.append(.type(.literal(text)))
    }
  }
}
