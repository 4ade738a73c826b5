package import TerminalModel

/// A key that was pressed, for `onKeyPress` actions.
public struct KeyPress: Hashable, Sendable {
  /// The events of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The phases from their bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held; terminals that do not report this send another press.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released; reported only by terminals with the kitty keyboard protocol, and only for keys that type
    /// nothing.
    public static let up = Phases(rawValue: 4)
    /// All events.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of an action for a key.
  public enum Result: Hashable, Sendable {
    /// The action has handled the key.
    case handled
    /// The key is passed on to outer actions, and then to readline.
    case ignored
  }

  /// The event of the key.
  public let phase: Phases
  /// The key without its modifiers.
  public let key: KeyEquivalent
  /// The typed text; empty for keys that type nothing, and while Ctrl or Alt is held.
  public let characters: String
  /// The modifiers held.
  public let modifiers: EventModifiers

  init(_ key: Key, phase: Phases) {
    self.phase = phase
    self.key = KeyEquivalent(base: key.base)
    modifiers = EventModifiers(key.modifiers)
    characters = key.base == .space && key.modifiers.isEmpty ? " " : key.typedCharacter.map(String.init) ?? ""
  }
}

/// The result of an `onKeyPress` action.
public typealias KeyPressResult = KeyPress.Result

/// A key on the keyboard, without modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  package let base: KeyBase

  /// The key that types a character.
  public nonisolated init(_ character: Character) { base = Key(typing: character).base }

  /// The key that types a character.
  public nonisolated init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  package nonisolated init(base: KeyBase) { self.base = base }

  /// Return, also called Enter.
  public static let `return` = KeyEquivalent(base: .enter)
  /// Esc.
  public static let escape = KeyEquivalent(base: .escape)
  /// Tab.
  public static let tab = KeyEquivalent(base: .tab)
  /// The space bar.
  public static let space = KeyEquivalent(base: .space)
  /// Backspace: deletes the character before the cursor.
  public static let delete = KeyEquivalent(base: .backspace)
  /// Delete: deletes the character under the cursor.
  public static let deleteForward = KeyEquivalent(base: .delete)
  /// Up.
  public static let upArrow = KeyEquivalent(base: .up)
  /// Down.
  public static let downArrow = KeyEquivalent(base: .down)
  /// Left, in a language from the right, too.
  public static let leftArrow = KeyEquivalent(base: .left)
  /// Right, in a language from the right, too.
  public static let rightArrow = KeyEquivalent(base: .right)
  /// Home.
  public static let home = KeyEquivalent(base: .home)
  /// End.
  public static let end = KeyEquivalent(base: .end)
  /// Page Up.
  public static let pageUp = KeyEquivalent(base: .pageUp)
  /// Page Down.
  public static let pageDown = KeyEquivalent(base: .pageDown)
}

/// Modifier keys held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The modifiers from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// Command, which terminals do not report: it is replaced by the key that the environment's `commandKey` names.
  public static let command = EventModifiers(rawValue: 1)
  /// Option, which is Alt.
  public static let option = EventModifiers(rawValue: 2)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 4)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 8)

  /// The modifiers that the terminal reports.
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.alt) { insert(.option) }
    if modifiers.contains(.control) { insert(.control) }
  }
}

/// The key that replaces Command.
public enum CommandKey: Hashable, Sendable {
  /// Alt, which most terminals pass on.
  case alt
  /// Ctrl.
  case control
}

/// The characters that an `onKeyPress` action handles.
public struct KeyCharacters: Sendable {
  private let test: @Sendable (Character) -> Bool

  /// The characters for which a test is true.
  public nonisolated init(where test: @escaping @Sendable (Character) -> Bool) { self.test = test }

  /// The characters of a text.
  public nonisolated init(charactersIn text: String) {
    let characters = Set(text)
    self.init { characters.contains($0) }
  }

  /// True if a character is in the set.
  public nonisolated func contains(_ character: Character) -> Bool { test(character) }

  /// All other characters.
  public nonisolated var inverted: KeyCharacters { KeyCharacters { [test] in !test($0) } }

  /// The union with another set.
  public nonisolated func union(_ other: KeyCharacters) -> KeyCharacters {
    KeyCharacters { [test] in test($0) || other.test($0) }
  }

  /// Letters of any script.
  public nonisolated static let letters = KeyCharacters(where: \.isLetter)
  /// Upper-case letters.
  public nonisolated static let uppercaseLetters = KeyCharacters(where: \.isUppercase)
  /// Lower-case letters.
  public nonisolated static let lowercaseLetters = KeyCharacters(where: \.isLowercase)
  /// Digits of any script.
  public nonisolated static let decimalDigits = KeyCharacters(where: \.isWholeNumber)
  /// Letters and digits.
  public nonisolated static let alphanumerics = letters.union(decimalDigits)
  /// Punctuation marks.
  public nonisolated static let punctuationCharacters = KeyCharacters(where: \.isPunctuation)
  /// Currency, mathematical and other symbols.
  public nonisolated static let symbols = KeyCharacters(where: \.isSymbol)
  /// Whitespace.
  public nonisolated static let whitespaces = KeyCharacters(where: \.isWhitespace)
}
