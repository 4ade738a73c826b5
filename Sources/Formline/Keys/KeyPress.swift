import TerminalModel

/// A key that was pressed, for `onKeyPress` actions.
public struct KeyPress: Hashable, Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Phases from their bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It goes on being held. Where the terminal does not tell, each repetition is a press.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is released: only terminals with the kitty keyboard protocol tell, and only of keys that type nothing.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What an action has made of a key.
  public enum Result: Hashable, Sendable {
    /// Nobody else gets the key.
    case handled
    /// The key goes on to actions further out, and then to readline.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key, without what was held.
  public let key: KeyEquivalent
  /// What the key types; empty for keys that type nothing, and while Ctrl or Alt is held.
  public let characters: String
  /// What was held.
  public let modifiers: EventModifiers

  init(_ key: Key, phase: Phases) {
    self.phase = phase
    self.key = KeyEquivalent(base: key.base)
    modifiers = EventModifiers(key.modifiers)
    characters = key.base == .space && key.modifiers.isEmpty ? " " : key.typedCharacter.map(String.init) ?? ""
  }
}

/// What an `onKeyPress` action has made of a key.
public typealias KeyPressResult = KeyPress.Result
