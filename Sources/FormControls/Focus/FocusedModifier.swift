package import AttributeGraph
public import ViewTree

/// Binds the focus of the content to a focus state; see `View.focused(_:equals:)`.
package struct FocusedModifier<Value: Hashable>: FocusTie {
  package let location: FocusLocation<Value>
  package let value: Value
  package let extent: FocusExtent
}

/// Binds the focus of the content to a name. A separate type, which avoids a runtime check for `Hashable`.
package struct NamedFocusModifier: FocusTie {
  package let location: FocusLocation<String?>
  private let name: () -> String?
  private let link: FocusLink?
  package var value: String? { name() }
  package var extent: FocusExtent { .view }

  /// - Parameters:
  ///   - value: The name. What it is made from becomes a dependency of the tie alone: in a row that has moved, nothing
  ///     else is evaluated.
  ///   - link: A focus state outside of the form, in which the name corresponds to a value.
  package init(location: FocusLocation<String?>, value: @escaping @autoclosure () -> String?, link: FocusLink? = nil) {
    self.location = location
    name = value
    self.link = link
  }

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let first = inputs.graph.peek(modifier)
    guard let link = first.link, let name = inputs.graph.untracked({ first.value }) else {
      return makeTied(modifier, inputs, content)
    }
    return makeTied(modifier, link.bind(name, inputs), content)
  }
}

/// A modifier that ties the content to one value of a focus state.
package protocol FocusTie: PrimitiveModifier {
  associatedtype Value: Hashable
  var location: FocusLocation<Value> { get }
  var value: Value { get }
  var extent: FocusExtent { get }

  /// The inputs of the content, tied to a scope.
  static func tie(_ scope: FocusScope<Value>, into inputs: ViewInputs) -> ViewInputs
}

extension FocusTie {
  package static func tie(_ scope: FocusScope<Value>, into inputs: ViewInputs) -> ViewInputs {
    inputs.deriving { FocusBindings(list: ($0?.list ?? []) + [scope]) }
  }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs { makeTied(modifier, inputs, content) }

  fileprivate static func makeTied(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs, _ content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let first = graph.peek(modifier)
    let scope = FocusScope(location: first.location, value: graph.untracked { first.value }, extent: first.extent)
    scope.location.add(scope)
    graph.onRemoval { scope.location.remove(scope) }
    _ = graph.makeOutput(UpdateFocusScope(modifier: modifier, scope: scope, host: inputs.host))
    return content(tie(scope, into: inputs))
  }
}

private struct UpdateFocusScope<Tie: FocusTie>: Rule {
  let modifier: Attribute<Tie>
  let scope: FocusScope<Tie.Value>
  unowned let host: ViewHost

  func evaluate(in graph: Graph) -> Int {
    let tie = graph.value(modifier)
    let (location, value) = (tie.location, tie.value)
    guard value != scope.value || location !== scope.location else { return 0 }
    // The state may be written only when no evaluation is in progress.
    host.afterUpdate { [scope, unowned host] in
      let former = scope.location
      scope.change(to: value, in: location)
      let store = FocusStore.of(host)
      // A pending move will set the state anyway.
      guard !store.hasRequests else { return }
      scope.focusMoved(in: store)
      if former !== location { former.focusMoved(in: store) }
    }
    return 0
  }
}

extension View {
  /// Keeps the state at `value` while this view has focus, and focuses this view when the state is set to it. The view
  /// is a control, with any modifiers; a view of several controls never has focus itself.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value, extent: .view))
  }

  /// Keeps the state true while this view, or a view inside it, has focus, and focuses it when the state is set to
  /// true.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: binding.location, value: true, extent: .descendants))
  }
}

/// The link of a `focused` modifier: the controls of one view, and their value of a focus state.
package final class FocusScope<Value: Hashable>: FocusBinding {
  private(set) var location: FocusLocation<Value>
  private(set) var value: Value
  private let extent: FocusExtent
  private var controls: [Control] = []

  init(location: FocusLocation<Value>, value: Value, extent: FocusExtent) {
    self.location = location
    self.value = value
    self.extent = extent
  }

  /// True if focus in a control is focus of the view; false if there are several controls.
  var standsForControls: Bool { extent == .descendants || controls.count < 2 }

  /// The controls that can be focused for the value.
  var targets: [Control] { standsForControls ? controls : [] }

  /// True while a move of focus to the value is pending.
  package var awaitsFocus: Bool { location.awaitsFocus(for: value) }

  package func attach(_ control: Control) { controls.append(control) }
  package func detach(_ control: Control) { controls.removeAll { $0 === control } }
  package func focusMoved(in store: FocusStore) { location.focusMoved(in: store) }

  /// Called when the view's value has changed, or its focus state, if its row has moved to another section.
  func change(to newValue: Value, in newLocation: FocusLocation<Value>) {
    guard newValue != value || newLocation !== location else { return }
    location.remove(self)
    value = newValue
    location = newLocation
    location.add(self)
  }
}

/// The controls inside a view to which a `focused` modifier applies.
package enum FocusExtent {
  /// The view itself, which is a control.
  case view
  /// Every control inside.
  case descendants
}

/// A type-erased focus state bound to controls.
package protocol FocusBinding: AnyObject {
  var awaitsFocus: Bool { get }
  func attach(_ control: Control)
  func detach(_ control: Control)
  func focusMoved(in store: FocusStore)
}

/// The focus states bound around a view, the innermost last.
package struct FocusBindings {
  package var list: [any FocusBinding]

  package init(list: [any FocusBinding]) { self.list = list }
}
