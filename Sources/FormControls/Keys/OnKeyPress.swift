package import AttributeGraph
import TerminalModel
public import ViewTree

/// The `onKeyPress` actions around a control, the innermost last.
struct KeyPressActions {
  var actions: [(KeyPress) -> KeyPress.Result] = []

  /// Offers the key to the actions, inner to outer. False if none has handled it.
  func handle(_ press: KeyPress) -> Bool { actions.reversed().contains { $0(press) == .handled } }
}

/// Adds an action for keys; see `View.onKeyPress(_:action:)`.
package struct KeyPressModifier: PrimitiveModifier {
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  /// What an app took for the name of a key.
  var unknownName: String?

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let first = graph.peek(modifier)
    if let name = first.unknownName {
      let place = inputs.host.place(of: modifier.id)
      inputs.host.report("'\(name)' is the name of no key: the onKeyPress for it\(place) is ignored")
      return content(inputs)
    }
    let chrome = SessionChrome.of(inputs.host)
    chrome?.hasKeyPressActions = true
    if first.phases.contains(.up) { chrome?.wantsKeyReleases = true }
    let action = { [unowned graph] (press: KeyPress) -> KeyPress.Result in
      let current = graph.peek(modifier)
      return current.phases.contains(press.phase) ? current.action(press) : .ignored
    }
    return content(inputs.deriving { KeyPressActions(actions: ($0?.actions ?? []) + [action]) })
  }
}

extension View {
  /// Runs an action when a key is pressed while focus is inside this view, before readline or a control handles it. The
  /// name includes modifiers, as in key scripts: `F2`, `Alt+t`, `Ctrl+T`.
  public func onKeyPress(_ name: String, action: @escaping () -> KeyPress.Result) -> some View {
    let key = Key(parsing: name)
    let wanted = key.map { (KeyEquivalent(base: $0.base), EventModifiers($0.modifiers)) }
    let handle = { (press: KeyPress) -> KeyPress.Result in
      wanted.map { $0 == (press.key, press.modifiers) } ?? false ? action() : .ignored
    }
    return modifier(
      KeyPressModifier(phases: [.down, .repeat], action: handle, unknownName: key == nil ? name : nil))
  }

  /// Runs an action when a key is pressed without modifiers while focus is inside this view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { $0.modifiers.isEmpty ? action() : .ignored }
  }

  /// Runs an action in some phases of a key, with any modifiers.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Runs an action for each of several keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored } }

  /// Runs an action for keys that type one of some characters.
  public func onKeyPress(
    characters: KeyCharacters, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { $0.characters.first.map(characters.contains) ?? false ? action($0) : .ignored }
  }

  /// Runs an action for every key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, action: action)) }
}
