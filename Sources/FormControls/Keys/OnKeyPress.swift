package import AttributeGraph
import TerminalModel
public import ViewTree

/// The `onKeyPress` actions around a control, the innermost last.
struct KeyPressActions {
  struct Link {
    let isFor: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
  }

  var links: [Link] = []

  /// Offers the key to the actions for it, inner to outer. False if none has handled it.
  func handle(_ press: KeyPress) -> Bool {
    links.reversed().contains { $0.isFor(press) && $0.action(press) == .handled }
  }
}

/// The keys that an action handles.
enum KeyPressFilter {
  case all
  case keys(Set<KeyEquivalent>)
  case characters(KeyCharacters)
  /// A key with its modifiers, as in key scripts.
  case name(String)
}

/// Adds an action for keys; see `View.onKeyPress(_:action:)`.
package struct KeyPressModifier: PrimitiveModifier {
  let filter: KeyPressFilter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let first = graph.peek(modifier)
    if case .name(let name) = first.filter, Key(parsing: name) == nil {
      let place = inputs.host.place(of: modifier.id)
      inputs.host.report("'\(name)' is the name of no key: the onKeyPress for it\(place) is ignored")
      return content(inputs)
    }
    let chrome = SessionChrome.of(inputs.host)
    chrome?.hasKeyPressActions = true
    if first.phases.contains(.up) { chrome?.wantsKeyReleases = true }
    let link = KeyPressActions.Link { [unowned graph] in
      graph.peek(modifier).isFor($0)
    } action: { [unowned graph] in
      graph.peek(modifier).action($0)
    }
    return content(inputs.deriving { KeyPressActions(links: ($0?.links ?? []) + [link]) })
  }

  private func isFor(_ press: KeyPress) -> Bool {
    guard phases.contains(press.phase) else { return false }
    switch filter {
    case .all: return true
    case .keys(let keys): return keys.contains(press.key)
    case .characters(let set): return press.characters.first.map(set.contains) ?? false
    case .name(let name):
      guard let key = Key(parsing: name) else { return false }
      return press.key.base == key.base && press.modifiers == EventModifiers(key.modifiers)
    }
  }
}

extension View {
  /// Runs an action when a key is pressed while focus is inside this view, before readline or a control handles it. The
  /// name includes modifiers, as in key scripts: `F2`, `Alt+t`, `Ctrl+T`.
  public func onKeyPress(_ name: String, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(.name(name), phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when a key is pressed without modifiers while focus is inside this view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(.keys([key]), phases: [.down, .repeat]) { $0.modifiers.isEmpty ? action() : .ignored }
  }

  /// Runs an action in some phases of a key, with any modifiers.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.keys([key]), phases: phases, action: action)
  }

  /// Runs an action for each of several keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(.keys(keys), phases: phases, action: action) }

  /// Runs an action for keys that type one of some characters.
  public func onKeyPress(
    characters: KeyCharacters, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(.characters(characters), phases: phases, action: action) }

  /// Runs an action for every key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.all, phases: phases, action: action)
  }

  private func onKeyPress(
    _ filter: KeyPressFilter, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(filter: filter, phases: phases, action: action)) }
}
