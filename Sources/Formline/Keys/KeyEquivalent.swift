package import TerminalModel

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
