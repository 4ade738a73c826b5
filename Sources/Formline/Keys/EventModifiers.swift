import TerminalModel

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
