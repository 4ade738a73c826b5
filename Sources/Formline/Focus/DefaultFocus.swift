public import AttributeGraph
package import ViewTree

/// When a default focus is followed.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// When the view appears and nothing has focus.
  case automatic
  /// Also when somebody moves focus into the view with keys.
  case userInitiated
}

/// Gives focus to a view when the content appears; see `View.defaultFocus(_:_:priority:)`.
public struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let first = graph.peek(modifier)
    let scope = DefaultFocusScope { [unowned graph] cause in
      guard graph.isValid(modifier.id) else { return [] }
      let modifier = graph.peek(modifier)
      guard cause == .automatic || modifier.priority == .userInitiated else { return [] }
      return modifier.location.targets(of: modifier.value)
    }
    let outputs = content(inputs.deriving { DefaultFocusScopes(list: ($0?.list ?? []) + [scope]) })
    let host = inputs.host
    host.afterUpdate { [unowned host] in
      let store = FocusStore.of(host)
      if store.focused == nil, !store.hasRequests { first.location.assign(first.value) }
    }
    return outputs
  }
}

/// A part of the tree that says which of its controls focus goes to.
final class DefaultFocusScope {
  /// What brings focus here.
  enum Cause {
    /// A dialog has opened around it.
    case automatic
    /// The person moves it.
    case userInitiated
  }

  /// The controls that are preferred; of several the first in tree order that can have focus.
  let preferred: (Cause) -> [Control]

  init(preferred: @escaping (Cause) -> [Control]) { self.preferred = preferred }
}

/// The scopes around a view, the innermost last.
struct DefaultFocusScopes {
  var list: [DefaultFocusScope]
}

extension FocusStore {
  /// Where a move to a control ends: scopes that it enters may prefer another one inside.
  func preferred(for target: Control) -> Control {
    guard let entered = target.inputs.trait(DefaultFocusScopes.self)?.list else { return target }
    let left = focused?.inputs.trait(DefaultFocusScopes.self)?.list ?? []
    for scope in entered where !left.contains(where: { $0 === scope }) {
      if let control = first(of: scope.preferred(.userInitiated)) { return control }
    }
    return target
  }

  /// The default that a scope around one of the controls names for focus that comes by itself.
  func automaticDefault(among controls: [Control]) -> Control? {
    let scopes = controls.flatMap { $0.inputs.trait(DefaultFocusScopes.self)?.list ?? [] }
    return scopes.lazy.compactMap { self.first(of: $0.preferred(.automatic)) }.first
  }
}

extension View {
  /// Sets the focus state when this view appears and nothing has focus yet. What `onAppear` sets comes first.
  /// - Parameter priority: Whether keys that move focus into the view go to the same control.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value, priority: priority))
  }
}
