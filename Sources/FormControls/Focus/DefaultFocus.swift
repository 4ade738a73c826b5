package import AttributeGraph
public import ViewTree

/// When a default focus applies.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// When the view appears and nothing has focus.
  case automatic
  /// Also when the user moves focus into the view with Tab or the arrow keys.
  case userInitiated
}

/// Focuses a view when the content appears; see `View.defaultFocus(_:_:priority:)`.
package struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  package static func _makeView(
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
    return scope.makeContent(inputs, content) { _ in first.location.assign(first.value) }
  }
}

/// A part of the tree that selects which of its controls is focused.
final class DefaultFocusScope {
  /// The cause of a focus move into the scope.
  enum Cause {
    /// A dialog with the scope has opened.
    case automatic
    /// The user moves focus.
    case userInitiated
  }

  /// The preferred controls; the first of them in tree order that can have focus gets it.
  let preferred: (Cause) -> [Control]

  init(preferred: @escaping (Cause) -> [Control]) { self.preferred = preferred }

  /// Makes the content of the scope.
  /// - Parameter begin: Called when the content has appeared and nothing has focus.
  func makeContent(
    _ inputs: ViewInputs, _ content: (ViewInputs) -> ViewOutputs, begin: @escaping (FocusStore) -> Void
  ) -> ViewOutputs {
    let outputs = content(inputs.deriving { DefaultFocusScopes(list: ($0?.list ?? []) + [self]) })
    inputs.host.afterUpdate { [unowned host = inputs.host] in
      let store = FocusStore.of(host)
      if store.focused == nil, !store.hasRequests { begin(store) }
    }
    return outputs
  }
}

/// The scopes around a view, the innermost last.
struct DefaultFocusScopes {
  var list: [DefaultFocusScope]
}

extension FocusStore {
  /// The target of a move to a control: scopes that it enters may prefer another control inside.
  func preferred(for target: Control) -> Control {
    guard let entered = target.inputs.trait(DefaultFocusScopes.self)?.list else { return target }
    let left = focused?.inputs.trait(DefaultFocusScopes.self)?.list ?? []
    for scope in entered where !left.contains(where: { $0 === scope }) {
      if let control = first(of: scope.preferred(.userInitiated)) { return control }
    }
    return target
  }

  /// The default for automatic focus that a scope around one of the controls sets.
  func automaticDefault(among controls: [Control]) -> Control? {
    let scopes = controls.flatMap { $0.inputs.trait(DefaultFocusScopes.self)?.list ?? [] }
    return scopes.lazy.compactMap { self.first(of: $0.preferred(.automatic)) }.first
  }
}

extension View {
  /// Sets the focus state when this view appears while nothing has focus, after `onAppear`. The priority determines
  /// whether Tab and the arrow keys that move focus into the view lead to the same control.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(location: binding.location, value: value, priority: priority)) }
}

/// The focus scopes around a view, and the scopes in which it prefers focus.
struct FocusNamespaces {
  var scopes: Set<Namespace.ID> = []
  var preferences: [(namespace: Namespace.ID, prefers: () -> Bool)] = []
}

/// Makes the content a focus scope; see `View.focusScope(_:)`.
package struct FocusScopeModifier: PrimitiveModifier {
  let namespace: Namespace.ID

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let namespace = inputs.graph.peek(modifier).namespace
    let host = inputs.host
    let scope = DefaultFocusScope { [unowned host] _ in FocusStore.of(host).preferring(in: namespace) }
    let inner = inputs.deriving { (outer: FocusNamespaces?) in
      changing(outer ?? FocusNamespaces()) { $0.scopes.insert(namespace) }
    }
    return scope.makeContent(inner, content) { store in
      if !store.preferring(in: namespace).isEmpty { store.resetFocus(in: namespace) }
    }
  }
}

extension FocusStore {
  /// The controls of a scope that currently prefer focus, in tree order.
  func preferring(in namespace: Namespace.ID) -> [Control] {
    controls { namespaces in
      namespaces.scopes.contains(namespace)
        && namespaces.preferences.contains { $0.namespace == namespace && $0.prefers() }
    }
  }

  /// Focuses the default of a scope, or its first control if none prefers focus.
  func resetFocus(in namespace: Namespace.ID) {
    request { [self] in
      if let target = preferring(in: namespace).first ?? controls(where: { $0.scopes.contains(namespace) }).first {
        focus(target)
      }
    }
  }

  private func controls(where isWanted: (FocusNamespaces) -> Bool) -> [Control] {
    controls.filter { $0.inputs.trait(FocusNamespaces.self).map(isWanted) ?? false }
  }
}

/// Focuses the default of a focus scope; the type of `resetFocus` in the environment.
public struct ResetFocusAction {
  let host: () -> ViewHost?

  /// Focuses the view of the scope that prefers focus, or else its first one.
  public func callAsFunction(in namespace: Namespace.ID) {
    if let host = host() { FocusStore.of(host).resetFocus(in: namespace) }
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction { nil } }
}

extension EnvironmentValues {
  /// Focuses the default of a focus scope.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes this view a focus scope: the control inside that prefers the default focus gets it when the view appears,
  /// when Tab or an arrow key moves into it, and when it is reset.
  public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(namespace: namespace)) }

  /// Prefers this view when focus moves to the scope. Of several, the first in tree order that can have focus gets it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    trait(of: prefersDefaultFocus) { inputs, prefers in
      inputs.deriving { (outer: FocusNamespaces?) in
        changing(outer ?? FocusNamespaces()) { $0.preferences.append((namespace, prefers)) }
      }
    }
  }
}
