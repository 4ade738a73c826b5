package import AttributeGraph
package import LineEditing
public import ViewTree

/// The purpose of a view that can have focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The interactions from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is pressed: it gets focus by keys, not by the mouse.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view accepts typed input: it gets focus by keys and by the mouse.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view focusable; see `View.focusable(_:interactions:)`.
package struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @Controlled var control: FocusableControl

  package func body(content: Content) -> some View {
    control.isFocusable = isFocusable
    control.comesWithMouse = interactions.contains(.edit)
    return content.environment({ $1(&$0.isFocused) }, control.isFocused).focusTarget(control)
  }
}

/// The behaviour of a view whose only interaction is focus.
package final class FocusableControl: Control {
  var isFocusable = true { didSet { if !isFocusable, oldValue { focus.check(self) } } }
  var comesWithMouse = true

  package override var takesFocus: Bool { isFocusable }
  package override var takesFocusFromMouse: Bool { isFocusable && comesWithMouse }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .forwardChar: moveSideways(by: command.steps)
    case .backwardChar: moveSideways(by: -command.steps)
    default: return false
    }
    return true
  }
}

extension Control {
  /// Handles Right, or Left if negative, in a control that has no use for it.
  func moveSideways(by count: Int) {
    let direction = count > 0 ? MoveCommandDirection.right : .left
    for _ in 0..<min(abs(count), 1000) {
      if let command = inputs.trait(MoveCommand.self) { command.action(direction) } else { focus.move(direction) }
    }
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if the nearest enclosing focusable view has focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Makes this view focusable, for its `onKeyPress`, `onMoveCommand` and `onExitCommand` actions. The interactions
  /// determine whether a press of the mouse focuses it.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}

/// Hands a trait on to the controls inside, such as an action.
///
/// Not internal, since the compiler of another module must know the type: the runtime would take long to find it.
package struct TraitModifier<Value>: PrimitiveModifier {
  let value: Value
  /// Adds the trait; `value` reads the modifier's current value.
  let add: (_ inputs: ViewInputs, _ value: @escaping () -> Value) -> ViewInputs

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(graph.peek(modifier).add(inputs) { [unowned graph] in graph.peek(modifier).value })
  }
}

extension View {
  /// Hands a trait on to the controls inside; `add` adds it.
  package func trait<Value>(
    of value: Value, add: @escaping (_ inputs: ViewInputs, _ value: @escaping () -> Value) -> ViewInputs
  ) -> ModifiedContent<Self, TraitModifier<Value>> { modifier(TraitModifier(value: value, add: add)) }
}

/// The action for arrow keys in the controls inside.
struct MoveCommand {
  let action: (MoveCommandDirection) -> Void
}

extension View {
  /// Runs an action for arrow keys while focus is inside this view, instead of moving focus; the innermost one runs.
  /// Controls keep the keys that they use: Left and Right in a text, Up and Down in a list.
  public func onMoveCommand(perform action: @escaping (MoveCommandDirection) -> Void) -> some View {
    trait(of: action) { inputs, action in inputs.with(MoveCommand { action()($0) }) }
  }
}

/// The action for Esc in the controls inside, if nothing is open.
struct ExitCommand {
  let action: () -> Void
}

extension View {
  /// Runs an action for Esc while focus is inside this view and nothing is open there, instead of cancelling the form;
  /// the innermost one runs.
  public func onExitCommand(perform action: @escaping () -> Void) -> some View {
    trait(of: action) { inputs, action in inputs.with(ExitCommand { action()() }) }
  }
}
