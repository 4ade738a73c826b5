extension Key {
  /// Parses a name such as `Ctrl+A`, `Alt+f`, `Ctrl+Alt+h`, `Shift+Left`, `F2`, `PageUp`; nil for others. Case matters
  /// only for a single letter.
  package init?(parsing name: String) {
    var modifiers: KeyModifiers = []
    var rest = name[...]
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      guard let modifier = Key.modifierWords[rest[..<plus].lowercased()], !modifiers.contains(modifier) else {
        return nil
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    if let base = Key.bases[rest.lowercased()] {
      self.init(base, modifiers)
    } else if rest.count == 1, let character = rest.first, !Key.isControl(character) {
      let key = Key(typing: character)
      let impliesShift = modifiers.isDisjoint(with: [.control, .alt])
      self.init(key.base, impliesShift ? modifiers.union(key.modifiers) : modifiers)
    } else {
      return nil
    }
  }

  /// The name that `init(parsing:)` parses; modifiers in the order Ctrl, Alt, Shift.
  package var name: String { name { $0 } }

  /// The same with other words for `Ctrl`, `Enter`, ….
  package func name(_ word: (String) -> String) -> String {
    if let character = typedCharacter, character != " " {
      let isLetterWithCase = modifiers.isEmpty || Key.lowerCase(of: character) != nil
      if isLetterWithCase { return String(character) }
    }
    var name = ""
    if modifiers.contains(.control) { name += word("Ctrl") + "+" }
    if modifiers.contains(.alt) { name += word("Alt") + "+" }
    if modifiers.contains(.shift) { name += word("Shift") + "+" }
    return name + word(baseName)
  }

  // MARK: Words

  private static let modifierWords: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "alt": .alt, "meta": .alt, "option": .alt, "shift": .shift,
  ]

  package static let modifierNames = ["Ctrl", "Alt", "Shift", "Control", "Meta"]

  private static let namedBases: [(name: String, base: KeyBase)] = [
    ("Enter", .enter), ("Tab", .tab), ("Esc", .escape), ("Space", .space), ("Backspace", .backspace),
    ("Delete", .delete), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home),
    ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Insert", .insert),
  ]

  private static let otherWords: [String: KeyBase] = [
    "return": .enter, "escape": .escape, "del": .delete, "ins": .insert, "pgup": .pageUp, "pgdn": .pageDown,
    "pgdown": .pageDown,
  ]

  private static let bases: [String: KeyBase] = {
    var bases = otherWords
    for (name, base) in namedBases { bases[name.lowercased()] = base }
    for number in 1...12 { bases["f\(number)"] = .function(number) }
    return bases
  }()

  package static let baseNames: [String] = namedBases.map(\.name) + (1...12).map { "F\($0)" }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) }
  }

  private var baseName: String {
    switch base {
    case .character(" "): return "Space"
    case .character(let character):
      return String(
        modifiers.contains(.control) && !modifiers.contains(.alt) ? Key.upperCase(of: character) : character)
    case .function(let number): return "F\(number)"
    default: return Key.namedBases.first { $0.base == base }?.name ?? ""
    }
  }
}
