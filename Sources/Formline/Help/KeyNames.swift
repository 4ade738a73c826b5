import LineEditing
import TerminalModel

/// Key sequences as people write them: `Ctrl+X Ctrl+E`, `Shift+Tab`.
enum KeyNames {
  /// The name of a sequence; nil where part of it is no key that has one.
  static func name(of sequence: [UInt8]) -> String? {
    keys(of: sequence).map { $0.map(\.name).joined(separator: " ") }
  }

  private static func keys(of sequence: [UInt8]) -> [Key]? {
    var decoder = KeyDecoder()
    decoder.push(sequence)
    // As if nothing followed.
    decoder.flush()
    var keys: [Key] = []
    while let token = decoder.next() {
      guard case .key(let press) = token, let key = press.key else { return nil }
      keys.append(key)
    }
    return keys
  }

  /// The name of the simplest keys that run a function: few, with few modifiers, short; nil if none does.
  static func simplest(for function: String, in editor: LineEditor) -> String? {
    let candidates = editor.keySequences(of: function).compactMap { sequence -> [Key]? in
      guard let keys = keys(of: sequence) else { return nil }
      // What only some terminals send for a key does not count, where the usual sequence means something else.
      let usual = keys.flatMap(\.bytes)
      return usual == sequence || editor.isBound(keySequence: usual) == function ? keys : nil
    }
    return candidates.min { effort($0) < effort($1) }.map { $0.map(\.name).joined(separator: " ") }
  }

  private static func effort(_ keys: [Key]) -> (Int, Int, Int, Int) {
    let modifiers = keys.reduce(0) { $0 + $1.modifiers.rawValue.nonzeroBitCount }
    return (keys.count, modifiers, keys.reduce(0) { $0 + rarity($1) }, keys.reduce(0) { $0 + $1.name.utf8.count })
  }

  /// Of keys that are pressed alone, those with names of their own before letters, and those before signs.
  private static func rarity(_ key: Key) -> Int {
    guard key.modifiers.isEmpty, case .character(let character) = key.base else { return 0 }
    return character.isLetter ? 1 : 2
  }

  /// Names beside one another, what their beginnings have in common once: `Ctrl+U/K`, `Home, End`.
  static func joined(_ names: [String]) -> String {
    guard let first = names.first, names.count > 1, let plus = first.lastIndex(of: "+") else {
      return names.joined(separator: ", ")
    }
    let modifiers = first[...plus]
    guard names.allSatisfy({ $0.hasPrefix(modifiers) && !$0.contains(" ") }) else {
      return names.joined(separator: ", ")
    }
    return modifiers + names.map { String($0.dropFirst(modifiers.count)) }.joined(separator: "/")
  }
}
