public import AttributeGraph
import TerminalModel
public import ViewTree

/// What an `onKeyPress` action has made of a key.
public enum KeyPressResult: Hashable, Sendable {
  /// Nobody else gets the key.
  case handled
  /// The key goes on to actions further out, and then to readline.
  case ignored
}

/// The `onKeyPress` actions around a control, the innermost last.
struct KeyPressActions {
  struct Link {
    let key: Key
    let action: () -> KeyPressResult
  }

  var links: [Link] = []

  /// Offers the key to the actions for it, inner to outer. False if none has handled it.
  func handle(_ key: Key) -> Bool {
    links.reversed().contains { $0.key == key && $0.action() == .handled }
  }
}

/// Adds an action for a key; see `View.onKeyPress(_:action:)`.
public struct KeyPressModifier: PrimitiveModifier {
  let name: ShortcutName
  let action: () -> KeyPressResult

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let name = graph.peek(modifier).name
    guard let key = name.plainKey else {
      if case .named(let name) = name { inputs.host.report("'\(name)' is the name of no key") }
      return content(inputs)
    }
    var actions = inputs.trait(KeyPressActions.self) ?? KeyPressActions()
    actions.links.append(
      KeyPressActions.Link(key: key) { [unowned graph] in graph.peek(modifier).action() })
    return content(inputs.with(actions))
  }
}

extension View {
  /// Runs an action when a key is pressed while focus is inside this view, before readline or a control sees the key.
  /// - Parameter name: The key as in key scripts: `F2`, `Alt+t`, `Ctrl+T`.
  public func onKeyPress(_ name: String, action: @escaping () -> KeyPressResult) -> some View {
    modifier(KeyPressModifier(name: .named(name), action: action))
  }

  /// Runs an action when a key is pressed without modifiers while focus is inside this view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View {
    modifier(KeyPressModifier(name: .key(Key(key.base)), action: action))
  }
}
