import FormDefinitions
import Values

/// A recorded session before it becomes a key script: settings, actions and outcome, including typed secrets.
nonisolated package struct RecordedScript: Sendable {
  /// Precede the first action.
  package var settings: [KeyScriptCommand]
  package var actions: [KeyScriptCommand]
  /// The outcome of the form.
  package var ending: ScriptExpectation
  package var secrets: RecordedSecrets
  package var path: String

  /// The script: consecutive characters become one `Type`, repeated keys one line with a count.
  package var script: KeyScript {
    var joined: [KeyScriptCommand] = []
    for command in actions {
      if let last = joined.last, let both = last.joined(with: command) {
        joined[joined.count - 1] = both
      } else {
        joined.append(command)
      }
    }
    let commands = settings + joined.flatMap { $0.concealed(secrets) } + [.expect(ending)]
    return KeyScript(path: path, lines: commands.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) })
  }

  /// The variables for secrets that the script uses, sorted.
  package var variables: [String] {
    let words = Set(script.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" })
    return secrets.values.keys.filter { words.contains("$" + $0) }.sorted()
  }

  /// Adds a wait wherever a command of the definition may have had an effect, which scripts see only then.
  package mutating func waitForCommands() {
    let wait = KeyScriptCommand.wait(.seconds(1))
    actions =
      [wait]
      + actions.flatMap { command -> [KeyScriptCommand] in
        if case .type = command { [command] } else { [command, wait] }
      }
  }
}

nonisolated extension KeyScriptCommand {
  /// Equivalent commands with secrets replaced by variables.
  fileprivate func concealed(_ secrets: RecordedSecrets) -> [KeyScriptCommand] {
    switch self {
    case .type(.literal(let text)): secrets.pieces(of: text).map { .type($0) }
    case .paste(.literal(let text)): secrets.pieces(of: text).map { .paste($0) }
    default: [self]
    }
  }

  /// This command and the next merged into one; nil if they cannot be.
  fileprivate func joined(with next: KeyScriptCommand) -> KeyScriptCommand? {
    switch (self, next) {
    case (.type(.literal(let text)), .type(.literal(let more))): .type(.literal(text + more))
    case (.key(let key, let count), .key(let same, let more))
    where key == same && count + more <= ScriptParser.counts.upperBound:
      .key(key, count: count + more)
    case (.bytes(let bytes), .bytes(let more)): .bytes(bytes + more)
    case (.scroll(let direction, let count), .scroll(let same, let more))
    where direction == same && count + more <= ScriptParser.counts.upperBound:
      .scroll(direction, count: count + more)
    // Dragging a window produces many sizes; only the last matters.
    case (.resize, .resize): next
    case (.wait(let duration), .wait(let more)): .wait(duration + more)
    default: nil
    }
  }
}

/// The variables that replace secrets in a recording, with their values. A field's variable is named after it; those of
/// intermediate values are numbered.
nonisolated package struct RecordedSecrets: Sendable {
  private(set) var values: [String: String] = [:]

  package init() {}

  package subscript(name: String) -> String? { values[name] }

  /// The variable for the content of a secret field.
  mutating func variable(for content: String, at place: String) -> String {
    let name = Self.variable(ofField: place)
    var candidate = name
    var number = 0
    while let taken = values[candidate], taken != content {
      number += 1
      candidate = "\(name)_\(number)"
    }
    values[candidate] = content
    return candidate
  }

  // The same text in other places.

  /// Shorter secrets are only replaced as whole texts, since they occur in many words by chance.
  private static let leastPartLength = 4

  /// The variable for a text that equals a secret.
  func variable(for text: String) -> String? { text.isEmpty ? nil : values.filter { $0.value == text }.keys.min() }

  /// True if a text is or contains a secret.
  func standIn(_ text: String) -> Bool {
    pieces(of: text).contains { if case .environment = $0 { true } else { false } }
  }

  /// A text split at the secrets in it, which become variables; longer secrets take precedence.
  func pieces(of text: String) -> [ScriptText] {
    if text.isEmpty { return [] }
    if let name = variable(for: text) { return [.environment(name)] }
    let length = text.utf8.count
    let parts = values.filter { $0.value.count >= Self.leastPartLength && $0.value.utf8.count < length }
      .sorted { ($1.value.utf8.count, $0.key) < ($0.value.utf8.count, $1.key) }
    if parts.isEmpty { return [.literal(text)] }
    let bytes = Array(text.utf8)
    var pieces: [ScriptText] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard let (name, content) = parts.first(where: { bytes[index...].starts(with: $0.value.utf8) }) else {
        index += 1
        continue
      }
      if start < index { pieces.append(.literal(String(decoding: bytes[start..<index], as: UTF8.self))) }
      pieces.append(.environment(name))
      index += content.utf8.count
      start = index
    }
    if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  /// A text for display, with secrets replaced by variable names.
  package func concealed(_ text: String) -> String {
    pieces(of: text).map { if case .literal(let text) = $0 { text } else { "\($0)" } }.joined()
  }

  // Names.

  /// The variable for a secret field: its id, or place in rows, in capitals.
  package static func variable(ofField place: String) -> String {
    let name = place.uppercased().unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar) ? String(scalar) : "_"
    }.joined()
    return FieldDefinition.isID(name) ? name : "_" + name
  }
}

nonisolated extension JSONValue {
  /// The value with each text or number that is a secret replaced by `"$NAME"`.
  func naming(_ secrets: RecordedSecrets) -> JSONValue {
    switch self {
    case .string(let text): secrets.variable(for: text).map { .string("$" + $0) } ?? self
    case .number: secrets.variable(for: "\(self)").map { .string("$" + $0) } ?? self
    case .array(let elements): .array(elements.map { $0.naming(secrets) })
    case .object(let members): .object(members.map { .init(name: $0.name, value: $0.value.naming(secrets)) })
    default: self
    }
  }

  /// True if the value contains a secret.
  func givesAway(_ secrets: RecordedSecrets) -> Bool {
    switch self {
    case .string(let text): secrets.standIn(text)
    case .number: secrets.standIn("\(self)")
    case .array(let elements): elements.contains { $0.givesAway(secrets) }
    case .object(let members): members.contains { $0.value.givesAway(secrets) }
    default: false
    }
  }
}
