import TerminalModel
import Values

nonisolated extension KeyScriptCommand: CustomStringConvertible {
  /// The command as a line of a script, without the newline.
  package var description: String {
    switch self {
    case .form(let path): "Form \(KeyScriptCommand.word(path))"
    case .size(let columns, let rows): "Size \(columns) \(rows)"
    case .environment(let name, let value): "Env \(name) \(ScriptText.quoted(value))"
    case .now(let moment): "Now \(moment)"
    case .inputrc(let line): "Inputrc \(ScriptText.quoted(line))"
    case .answers(let value): "Answers \(value)"
    case .type(let text): "Type \(text)"
    case .key(let key, let count): KeyScriptCommand.pressed(key, count)
    case .paste(let text): "Paste \(text)"
    case .bytes(let bytes): (["Bytes"] + bytes.map(KeyScriptCommand.hex)).joined(separator: " ")
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

  /// A key by its name; one that types a character has no name of its own.
  private static func pressed(_ key: Key, _ count: Int) -> String {
    guard let character = key.typedCharacter, character != " " else { return counted(key.name, count) }
    return "Type \(ScriptText.quoted(String(repeating: character, count: count)))"
  }

  private static func counted(_ words: String, _ count: Int) -> String {
    count == 1 ? words : "\(words) \(count)"
  }

  private static func hex(_ byte: UInt8) -> String {
    byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
  }

  /// A path as one word, in quotes only where it needs them.
  private static func word(_ path: String) -> String {
    let plain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "_-./~+@,=".unicodeScalars.contains(scalar)
    }
    return plain && !path.isEmpty ? path : ScriptText.quoted(path)
  }
}
