import FormDefinitions
import LineEditing

@testable import Expressions
@testable import FormControls
@testable import Formline

/// The tables of the manual, in Markdown.
nonisolated enum KeyTable {
  static func markdown<Key: DefinitionKey>(of keys: Key.Type) -> String {
    let areFields = Key.self == FieldKey.self
    var rows = [
      areFields ? "| key | for | meaning |" : "| key | meaning |", areFields ? "| --- | --- | --- |" : "| --- | --- |",
    ]
    for key in Key.allCases {
      let types = (key as? FieldKey).map { " \(self.types(of: $0)) |" } ?? ""
      let meaning = key.summary.replacing("|", with: "\\|").replacing("*", with: "\\*")
        .replacing(#/(\{[^{}]*\}|--[a-z-]+)/#) { "`\($0.output.0)`" }
      rows.append("| `\(key.rawValue)` |\(types) \(meaning)\(key.isRequired ? " Required." : "") |")
    }
    return rows.map { $0 + "\n" }.joined()
  }

  /// The types that a key is for, the short way.
  private static func types(of key: FieldKey) -> String {
    let missing = FieldType.allCases.filter { !key.types.contains($0) }
    if missing.isEmpty { return "all" }
    if missing.count <= 2 { return "all but " + missing.map(\.rawValue).joined(separator: ", ") }
    return key.types.map(\.rawValue).joined(separator: ", ")
  }

  /// Formline's commands, with their keys in emacs mode.
  @MainActor static func commands() -> String {
    let editor = LineEditor.shared
    editor.start(inputrc: .none)
    let rows = CommandName.allCases.filter(\.isOwn).map { name in
      let keys = editor.keySequences(of: name).compactMap { KeyNames.name(of: $0, in: .english) }.map {
        $0.replacing("+", with: "-")
      }
      // Terminals send more than one sequence for some keys.
      let distinct = keys.indices.filter { !keys[..<$0].contains(keys[$0]) }.map { keys[$0] }
      return "| `\(name.spelling)` | \(distinct.joined(separator: ", ")) | \(name.summary) |\n"
    }
    return "| command | keys | does |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// Who gets a key.
  @MainActor static func responders() -> String {
    let rows = Responder.chain.enumerated().map { place, responder in
      "| \(place + 1) | \(responder.name.rawValue) | \(responder.kinds.joined(separator: ", ")) | \(responder.takes) |\n"
    }
    return "| | responder | is offered | takes |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  /// Words in one paragraph, in lines of at most 120 characters.
  static func words(_ words: [String]) -> String {
    var lines = [""]
    for (place, word) in words.enumerated() {
      let piece = "`\(word)`" + (place == words.count - 1 ? "" : ",")
      if lines[lines.count - 1].count + piece.count >= 120 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? piece : " " + piece
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The cases of a type, behind one another.
  static func listed<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> String {
    Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  /// Every function of expressions with the ways to call it.
  static func functions() -> String {
    let rows = Function.allCases.map { function in
      let calls = function.signatures.map { signature in
        var operands = signature.operands.map(\.description)
        guard function.allows(.method) else {
          return "`\(function.rawValue)(\(operands.joined(separator: ", ")))` → \(signature.result)"
        }
        let receiver = operands.removeFirst()
        return "`\(receiver).\(function.rawValue)(\(operands.joined(separator: ", ")))` → \(signature.result)"
      }
      return "| `\(function.rawValue)` | \(calls.joined(separator: "; ")) |\n"
    }
    return "| function | how it is called, and what it gives |\n| --- | --- |\n" + rows.joined()
  }
}
