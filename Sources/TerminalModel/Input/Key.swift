/// A key with its modifiers; an upper-case letter is the lower-case one with Shift. Keys that legacy terminals cannot
/// tell apart (Tab and Ctrl+I) differ here; `legacyEquivalent` is the one they report.
package struct Key: Hashable, Sendable {
  package var base: KeyBase
  package var modifiers: KeyModifiers

  package init(_ base: KeyBase, _ modifiers: KeyModifiers = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// The key that types `character`.
  package init(typing character: Character) {
    if let lower = Key.lowerCase(of: character) {
      self.init(.character(lower), .shift)
    } else {
      self.init(.character(character))
    }
  }

  /// The character the key types when neither Ctrl nor Alt is held.
  package var typedCharacter: Character? {
    guard case .character(let character) = base, modifiers.subtracting(.shift).isEmpty else { return nil }
    return modifiers.contains(.shift) ? Key.upperCase(of: character) : character
  }

  /// What a terminal without the kitty keyboard protocol reports for this key: Tab for Ctrl+I, Enter for Shift+Enter.
  package var legacyEquivalent: Key {
    var decoder = KeyDecoder()
    decoder.push(bytes)
    decoder.flush()
    guard case .key(let press)? = decoder.next(), let key = press.key else { return self }
    return key
  }

  /// The lower-case form of an upper-case letter, if the conversion is reversible.
  static func lowerCase(of character: Character) -> Character? {
    guard character.isUppercase else { return nil }
    let lower = character.lowercased()
    guard lower.count == 1, let letter = lower.first, letter != character, lower.uppercased() == String(character)
    else { return nil }
    return letter
  }

  static func upperCase(of character: Character) -> Character {
    let upper = character.uppercased()
    guard upper.count == 1, let letter = upper.first, letter.lowercased() == String(character) else { return character }
    return letter
  }
}

/// A key without its modifiers.
package enum KeyBase: Hashable, Sendable {
  /// The character typed without Shift: letters in lower case.
  case character(Character)
  case enter
  case tab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  /// F1 to F12.
  case function(Int)

  package static let space = KeyBase.character(" ")
}

/// Keys held while another is pressed.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // The bits of xterm's modifier parameter less one.
  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)

  /// Decodes the modifier parameter of a control sequence, 1 for none. Meta counts as Alt; lock keys are ignored.
  init(parameter: Int) {
    let bits = UInt8(truncatingIfNeeded: max(0, parameter - 1))
    let meta: KeyModifiers = bits & 0b10_0000 != 0 ? .alt : []
    self = KeyModifiers(rawValue: bits & 0b111).union(meta)
  }

  var parameter: Int { Int(rawValue) + 1 }
}
