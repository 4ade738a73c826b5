import LineEditing
public import ViewTree

/// What a view that can have focus is for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Interactions from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// It is pressed: focus comes with keys, not with the mouse.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is typed: focus comes with keys and with the mouse.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Gives a view focus; see `View.focusable(_:interactions:)`.
public struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @Controlled private var control: FocusableControl

  init(isFocusable: Bool, interactions: FocusInteractions) {
    self.isFocusable = isFocusable
    self.interactions = interactions
  }

  public func body(content: Content) -> some View {
    control.isFocusable = isFocusable
    control.comesWithMouse = interactions.contains(.edit)
    return content.environment(\.isFocused, control.isFocused).focusTarget(control)
  }
}

/// The behaviour of a view that only has focus.
package final class FocusableControl: Control {
  var isFocusable = true {
    didSet { if !isFocusable, oldValue { focus.leaveLater(self) } }
  }
  var comesWithMouse = true

  package override var takesFocus: Bool { isFocusable }
  package override var takesFocusFromMouse: Bool { isFocusable && comesWithMouse }

  package override func ran(_ function: String) {
    switch function {
    case "forward-char": move(.right)
    case "backward-char": move(.left)
    default: break
    }
  }
}

extension Control {
  /// An arrow key at the side of a control without a use for it.
  func move(_ direction: MoveCommandDirection) {
    if let command = inputs.trait(MoveCommand.self) { command.action(direction) } else { focus.move(direction) }
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has focus; false where there is none.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Lets this view have focus. Keys then go to its `onKeyPress`, `onMoveCommand` and `onExitCommand` actions.
  /// - Parameter interactions: What it is for; decides whether a press of the mouse gives it focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
