import TerminalModel

/// Makes a key script of what a person did.
///
/// Characters that follow each other become one `Type`, equal keys one line with a count; the time between them is left
/// out. What is done inside a secret field is never written: the first visit that types becomes `Type $NAME`, where the
/// variable holds the field's final content, and of later visits only the keys that leave the field remain.
nonisolated package struct ScriptRecorder: Sendable {
  private var commands: [KeyScriptCommand]
  /// The events of the current visit to a secret field.
  private var visit: (field: String, events: [RecordedInput.Event])?
  private var typedSecrets: Set<String> = []

  /// A recording of the form at `form`, a path relative to the script.
  /// - Parameter settings: What else stands before the first action.
  package init(form: String, columns: Int = 80, rows: Int = 24, settings: [KeyScriptCommand] = []) {
    commands = [.form(path: form)]
    if (columns, rows) != (80, 24) { commands.append(.size(columns: columns, rows: rows)) }
    commands += settings
  }

  /// The variable that stands for the content of a secret field: its id in capitals.
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
  package mutating func finish(answers: JSONValue?, secretFields: Set<String> = [], path: String = "") -> KeyScript {
    if let visit { endVisit(visit) }
    var script = commands
    if case .object(let members) = answers {
      script.append(
        .expect(
          .answers(
            .object(
              members.map { member in
                guard secretFields.contains(member.name), member.value != .null else { return member }
                return .init(name: member.name, value: .string("$" + ScriptRecorder.variable(forSecret: member.name)))
              }))))
    } else {
      script.append(.expect(.state(.cancelled)))
    }
    let lines = script.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) }
    return KeyScript(path: path, lines: lines)
  }

  private mutating func endVisit(_ ended: (field: String, events: [RecordedInput.Event])) {
    visit = nil
    let lastEdit = ended.events.lastIndex(where: ScriptRecorder.edits)
    if lastEdit != nil, typedSecrets.insert(ended.field).inserted {
      commands.append(.type(.environment(ScriptRecorder.variable(forSecret: ended.field))))
    }
    for event in ended.events[((lastEdit ?? -1) + 1)...] { append(event) }
  }

  /// Whether `event` may change a text, and so belongs to what was typed.
  private static func edits(_ event: RecordedInput.Event) -> Bool {
    switch event {
    case .text, .paste, .bytes: return true
    case .key(let key):
      if key.base == .backspace || key.base == .delete { return true }
      // Chords with a character are editing commands, but for those that submit, go on or cancel.
      guard case .character = key.base else { return false }
      return !["Ctrl+C", "Ctrl+J", "Ctrl+M", "Ctrl+I"].contains(key.name)
    case .click, .scroll, .resize: return false
    }
  }

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
