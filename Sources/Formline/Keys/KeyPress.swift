package import TerminalModel

/// A key that was pressed, for `onKeyPress` actions.
public struct KeyPress: Hashable, Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Phases from their bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held; terminals that do not report it send another press.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is released: only terminals with the kitty keyboard protocol tell, and only of keys that type nothing.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What an action did with a key.
  public enum Result: Hashable, Sendable {
    /// The key goes no further.
    case handled
    /// The key is passed on to outer actions, and then to readline.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key without its modifiers.
  public let key: KeyEquivalent
  /// What the key types; empty for keys that type nothing, and while Ctrl or Alt is held.
  public let characters: String
  /// The modifiers that were held.
  public let modifiers: EventModifiers

  init(_ key: Key, phase: Phases) {
    self.phase = phase
    self.key = KeyEquivalent(base: key.base)
    modifiers = EventModifiers(key.modifiers)
    characters = key.base == .space && key.modifiers.isEmpty ? " " : key.typedCharacter.map(String.init) ?? ""
  }
}

/// What an `onKeyPress` action did with a key.
public typealias KeyPressResult = KeyPress.Result

/// A key as the person presses it, without modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  package let base: KeyBase

  /// The key that types a character.
  public nonisolated init(_ character: Character) { base = Key(typing: character).base }

  /// The key that types a character.
  public nonisolated init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  package nonisolated init(base: KeyBase) { self.base = base }

  /// The key that ends a line, also called Enter.
  public static let `return` = KeyEquivalent(base: .enter)
  /// Esc.
  public static let escape = KeyEquivalent(base: .escape)
  /// Tab.
  public static let tab = KeyEquivalent(base: .tab)
  /// The space bar.
  public static let space = KeyEquivalent(base: .space)
  /// Backspace: deletes what stands before the cursor.
  public static let delete = KeyEquivalent(base: .backspace)
  /// Delete: deletes what stands under the cursor.
  public static let deleteForward = KeyEquivalent(base: .delete)
  /// The arrow up.
  public static let upArrow = KeyEquivalent(base: .up)
  /// The arrow down.
  public static let downArrow = KeyEquivalent(base: .down)
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent(base: .left)
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent(base: .right)
  /// Home.
  public static let home = KeyEquivalent(base: .home)
  /// End.
  public static let end = KeyEquivalent(base: .end)
  /// Page up.
  public static let pageUp = KeyEquivalent(base: .pageUp)
  /// Page down.
  public static let pageDown = KeyEquivalent(base: .pageDown)
}

/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Modifiers from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// Terminals are not told of Command: it stands for the key that the environment's `commandKey` names.
  public static let command = EventModifiers(rawValue: 1)
  /// Option, which is Alt.
  public static let option = EventModifiers(rawValue: 2)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 4)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 8)

  /// What the terminal reports as held.
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.alt) { insert(.option) }
    if modifiers.contains(.control) { insert(.control) }
  }
}

/// The key that stands for Command.
public enum CommandKey: Hashable, Sendable {
  /// Alt, which most terminals pass on.
  case alt
  /// Ctrl.
  case control
}

/// Characters that an `onKeyPress` action is for.
public struct KeyCharacters: Sendable {
  private let test: @Sendable (Character) -> Bool

  /// The characters for which a test is true.
  public nonisolated init(where test: @escaping @Sendable (Character) -> Bool) { self.test = test }

  /// The characters of a text.
  public nonisolated init(charactersIn text: String) {
    let characters = Set(text)
    self.init { characters.contains($0) }
  }

  /// True if a character is one of them.
  public nonisolated func contains(_ character: Character) -> Bool { test(character) }

  /// All others.
  public nonisolated var inverted: KeyCharacters { KeyCharacters { [test] in !test($0) } }

  /// These and those of another set.
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
  /// Signs of currencies, of mathematics and others.
  public nonisolated static let symbols = KeyCharacters(where: \.isSymbol)
  /// Blanks.
  public nonisolated static let whitespaces = KeyCharacters(where: \.isWhitespace)
}
