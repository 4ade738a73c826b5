package import FormImports
package import Pictures
package import TerminalModel
package import Values

/// One command of a key script. `description` is a line that parses to the same command.
nonisolated package enum KeyScriptCommand: Equatable, Sendable {
  // Settings, before the first action.

  /// The definition file, relative to the script, and its kind if it is in another format that its content does not
  /// identify.
  case form(path: String, kind: ImportedKind? = nil)
  /// A program and its arguments in place of a form, such as a shell script that asks for itself; it runs in the
  /// script's folder.
  case command([String])
  case size(columns: Int, rows: Int)
  case environment(name: String, value: String)
  /// The time of the form's clocks.
  case now(Instant)
  /// A line of readline's init file; repeatable.
  case inputrc(String)
  /// Prefilled answers, a JSON object.
  case answers(JSONValue)
  /// A host's reply: see `KeyScript.reply(to:)`. Repeatable.
  case host(name: String, JSONValue)

  // Actions.

  case type(ScriptText)
  case key(Key, count: Int)
  /// Sent as a bracketed paste.
  case paste(ScriptText)
  /// Sent unchanged.
  case bytes([UInt8])
  case click(ClickTarget)
  case scroll(ScrollDirection, count: Int)
  case resize(columns: Int, rows: Int)
  /// Advances the virtual clock.
  case wait(Duration)
  case expect(ScriptExpectation)
  case snapshot(name: String, SnapshotStyle)

  /// The target of a click: a text on the screen, or a cell; column and row count from 1.
  nonisolated package enum ClickTarget: Equatable, Sendable {
    case label(String)
    case cell(column: Int, row: Int)
  }

  /// The direction of the mouse wheel.
  nonisolated package enum ScrollDirection: String, Sendable, CaseIterable {
    case up = "Up"
    case down = "Down"
  }

  /// The environment variable that it types or pastes.
  var typedVariable: String? {
    switch self {
    case .type(let text), .paste(let text): text.variable
    default: nil
    }
  }

  /// True for commands that prepare the run, which precede the first action.
  package var isSetting: Bool {
    switch self {
    case .form, .command, .size, .environment, .now, .inputrc, .answers, .host: true
    default: false
    }
  }

  /// True if the command names the form or program to test.
  var isSubject: Bool {
    switch self {
    case .form, .command: true
    default: false
    }
  }

  /// True if the command applies to programs that handle the terminal themselves, of which only the screen is known.
  var isForPrograms: Bool {
    switch self {
    case .command, .size, .environment, .type, .key, .paste, .bytes, .resize, .wait: true
    case .expect(.screen), .expect(.noScreen), .expect(.line), .expect(.status): true
    default: false
    }
  }

  /// True if the command has no effect on the form.
  package var isObservation: Bool {
    switch self {
    case .expect, .snapshot: true
    default: false
    }
  }
}

nonisolated extension KeyScriptCommand: CustomStringConvertible {
  /// The command as a line of a script, without the newline.
  package var description: String {
    switch self {
    case .form(let path, let kind):
      "Form \(KeyScriptCommand.word(path))" + (kind.map { " \($0.rawValue)" } ?? "")
    case .command(let words): (["Command"] + words.map(KeyScriptCommand.word)).joined(separator: " ")
    case .size(let columns, let rows): "Size \(columns) \(rows)"
    case .environment(let name, let value): "Env \(name) \(ScriptText.quoted(value))"
    case .now(let moment): "Now \(moment)"
    case .inputrc(let line): "Inputrc \(ScriptText.quoted(line))"
    case .answers(let value): "Answers \(value)"
    case .host(let name, let value): "Host \(name) \(value)"
    case .type(let text): "Type \(text)"
    case .key(let key, let count): KeyScriptCommand.pressed(key, count)
    case .paste(let text): "Paste \(text)"
    case .bytes(let bytes): (["Bytes"] + bytes.map(\.hexadecimal)).joined(separator: " ")
    case .click(.label(let label)): "Click \(ScriptText.quoted(label))"
    case .click(.cell(let column, let row)): "Click \(column) \(row)"
    case .scroll(let direction, let count): KeyScriptCommand.counted("Scroll \(direction.rawValue)", count)
    case .resize(let columns, let rows): "Resize \(columns) \(rows)"
    case .wait(let duration): "Wait \(duration.shortText)"
    case .expect(let expectation): "Expect \(expectation)"
    case .snapshot(let name, .plain): "Snapshot \(name)"
    case .snapshot(let name, .styled): "Snapshot \(name) styled"
    }
  }

  /// A key by name; nil for one that types a character.
  private static func pressed(_ key: Key, _ count: Int) -> String {
    guard let character = key.typedCharacter, character != " " else { return counted(key.name, count) }
    return "Type \(ScriptText.quoted(String(repeating: character, count: count)))"
  }

  private static func counted(_ words: String, _ count: Int) -> String { count == 1 ? words : "\(words) \(count)" }

  /// A path as one word, quoted only if needed.
  private static func word(_ path: String) -> String {
    let plain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "_-./~+@,=".unicodeScalars.contains(scalar)
    }
    return plain && !path.isEmpty ? path : ScriptText.quoted(path)
  }
}
