import LineEditing
package import TerminalModel
package import Wording

/// Names of key sequences for people: `Ctrl+X Ctrl+E`, `Shift+Tab`.
enum KeyNames {
  /// The name of a sequence; nil if a part of it has no name.
  static func name(of sequence: [UInt8], in language: DisplayLanguage) -> String? {
    keys(of: sequence).map { name(of: $0, in: language) }
  }

  /// Most are one key, and to join texts costs the start a search among all conformances.
  static func name(of keys: [Key], in language: DisplayLanguage) -> String {
    keys.count == 1
      ? keys[0].shownName(in: language) : keys.map { $0.shownName(in: language) }.joined(separator: " ")
  }

  /// The keys of a sequence; nil if a part of it is none.
  static func keys(of sequence: [UInt8]) -> [Key]? {
    var decoder = KeyDecoder()
    decoder.push(sequence)
    // The sequence ends here.
    decoder.flush()
    var keys: [Key] = []
    while let token = decoder.next() {
      guard case .key(let press) = token, let key = press.key else { return nil }
      keys.append(key)
    }
    return keys
  }

  /// The name of the simplest keys that run a command (few, with few modifiers, short), if there are any.
  static func simplest(for command: CommandName, in editor: LineEditor, _ language: DisplayLanguage) -> String? {
    let candidates = editor.keySequences(of: command).compactMap { sequence -> [Key]? in
      guard let keys = keys(of: sequence) else { return nil }
      // A sequence that only some terminals send for a key does not count if the usual one is bound to something else.
      let usual = keys.flatMap(\.bytes)
      return usual == sequence || editor.command(of: usual) == command ? keys : nil
    }
    return candidates.min { effort($0) < effort($1) }.map { name(of: $0, in: language) }
  }

  private static func effort(_ keys: [Key]) -> (Int, Int, Int, Int) {
    let modifiers = keys.reduce(0) { $0 + $1.modifiers.rawValue.nonzeroBitCount }
    return (keys.count, modifiers, keys.reduce(0) { $0 + rarity($1) }, keys.reduce(0) { $0 + $1.name.utf8.count })
  }

  /// For keys without modifiers, ranks named keys before letters, and letters before symbols.
  private static func rarity(_ key: Key) -> Int {
    guard key.modifiers.isEmpty, case .character(let character) = key.base else { return 0 }
    return character.isLetter ? 1 : 2
  }

  /// Names with a common prefix only once: `Ctrl+U/K`, `Home, End`.
  static func joined(_ names: [String], in language: DisplayLanguage) -> String {
    guard let first = names.first, names.count > 1, let plus = first.lastIndex(of: "+"),
      names.allSatisfy({ $0.hasPrefix(first[...plus]) && !$0.contains(" ") })
    else { return language.list(names) }
    return first[...plus] + names.map { String($0.dropFirst(first[...plus].count)) }.joined(separator: "/")
  }
}

extension Key {
  /// The name that the language's keyboards have for it; Return for Enter, its name in key scripts.
  package func shownName(in language: DisplayLanguage) -> String {
    name { language.name(ofKey: $0 == "Enter" ? "Return" : $0) }
  }
}
