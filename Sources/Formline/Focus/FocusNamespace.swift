public import AttributeGraph
public import ViewTree

/// The focus scopes around a view, and those in which it prefers focus.
struct FocusNamespaces {
  var scopes: Set<Namespace.ID> = []
  var preferences: [(namespace: Namespace.ID, prefers: () -> Bool)] = []
}

/// Makes the content a focus scope; see `View.focusScope(_:)`.
public struct FocusScopeModifier: PrimitiveModifier {
  let namespace: Namespace.ID

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let namespace = inputs.graph.peek(modifier).namespace
    let host = inputs.host
    let scope = DefaultFocusScope { [unowned host] _ in FocusStore.of(host).preferring(in: namespace) }
    let inner = inputs.deriving { (outer: FocusNamespaces?) in
      var namespaces = outer ?? FocusNamespaces()
      namespaces.scopes.insert(namespace)
      return namespaces
    }
    let outputs = content(inner.deriving { DefaultFocusScopes(list: ($0?.list ?? []) + [scope]) })
    host.afterUpdate { [unowned host] in
      let store = FocusStore.of(host)
      guard store.focused == nil, !store.hasRequests, !store.preferring(in: namespace).isEmpty else { return }
      store.resetFocus(in: namespace)
    }
    return outputs
  }
}

/// Makes the content the default of a focus scope; see `View.prefersDefaultFocus(_:in:)`.
public struct PrefersDefaultFocusModifier: PrimitiveModifier {
  let prefers: Bool
  let namespace: Namespace.ID

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let namespace = graph.peek(modifier).namespace
    let prefers = { [unowned graph] in graph.isValid(modifier.id) && graph.peek(modifier).prefers }
    return content(
      inputs.deriving { (outer: FocusNamespaces?) in
        var namespaces = outer ?? FocusNamespaces()
        namespaces.preferences.append((namespace, prefers))
        return namespaces
      })
  }
}

extension FocusStore {
  /// The controls of a scope that prefer focus now, in tree order.
  func preferring(in namespace: Namespace.ID) -> [Control] {
    controls { namespaces in
      namespaces.scopes.contains(namespace)
        && namespaces.preferences.contains { $0.namespace == namespace && $0.prefers() }
    }
  }

  /// Gives focus to the default of a scope, and to its first control where none prefers it.
  func resetFocus(in namespace: Namespace.ID) {
    request { [weak self] in
      guard let self else { return }
      if let target = preferring(in: namespace).first ?? controls(where: { $0.scopes.contains(namespace) }).first {
        focus(target)
      }
    }
  }

  private func controls(where isWanted: (FocusNamespaces) -> Bool) -> [Control] {
    controls.filter { $0.inputs.trait(FocusNamespaces.self).map(isWanted) ?? false }
  }
}

/// Gives focus to the default of a focus scope; from the environment as `resetFocus`.
public struct ResetFocusAction {
  let host: () -> ViewHost?

  /// Gives focus to the view of the scope that prefers it, else to its first one.
  public func callAsFunction(in namespace: Namespace.ID) {
    if let host = host() { FocusStore.of(host).resetFocus(in: namespace) }
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction { nil } }
}

extension EnvironmentValues {
  /// Gives focus to the default of a focus scope.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes this view a part of the form with a focus of its own choice: what prefers the default focus inside is where
  /// focus goes when the view appears, when keys move into it, and when it is reset.
  public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(FocusScopeModifier(namespace: namespace)) }

  /// Prefers this view when focus comes to the scope. Of several, the first in tree order that can have it gets it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PrefersDefaultFocusModifier(prefers: prefersDefaultFocus, namespace: namespace))
  }
}
