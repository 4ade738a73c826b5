import AttributeGraph
package import ViewTree

/// Which field has focus, as a value that can be read and set.
///
/// A `Bool` says whether one view has focus; an optional, usually an enum of all fields, says which of several.
/// Setting it moves focus, moving focus sets it, and it is false or nil when focus is in none of the bound views.
///
///     enum Field: Hashable { case name, email }
///     @FocusState private var focus: Field?
///
///     TextField("Name", text: $name).focused($focus, equals: .name)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// Focus of one view; it starts without.
  public init() where Value == Bool { unfocused = false }

  /// Focus among several views; it starts with none.
  public init<Field: Hashable>() where Value == Field? { unfocused = nil }

  /// The field that has focus. Setting a value that no view in the tree stands for leaves focus where it is.
  public var wrappedValue: Value {
    get { location?.value?.get() ?? unfocused }
    nonmutating set { location?.assign(newValue) }
  }

  /// What `focused(_:equals:)` takes.
  public var projectedValue: Binding { Binding(location: location ?? FocusLocation(unfocused: unfocused, host: nil)) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// The field that has focus.
    public var wrappedValue: Value {
      get { location.value?.get() ?? location.unfocused }
      nonmutating set { location.assign(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host, subgraph: inputs.graph.currentSubgraph), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let host: ViewHost
    let subgraph: Subgraph
    var location: FocusLocation<Value>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let state = field.assumingMemoryBound(to: FocusState<Value>.self)
      if location == nil {
        location = graph.withSubgraph(subgraph) { FocusLocation(unfocused: state.pointee.unfocused, host: host) }
      }
      state.pointee.location = location
    }
  }
}

/// Where a focus state is kept, and which controls stand for which of its values.
package final class FocusLocation<Value: Hashable> {
  let unfocused: Value
  /// Where the value is kept; nil for a state whose view is not in a tree.
  package let value: StateLocation<Value>?
  private weak var host: ViewHost?
  private var targets: [Value: [Control]] = [:]

  package init(unfocused: Value, host: ViewHost?) {
    self.unfocused = unfocused
    self.host = host
    value = host.map { StateLocation(unfocused, in: $0.graph) }
  }

  func attach(_ control: Control, as fieldValue: Value) { targets[fieldValue, default: []].append(control) }

  func detach(_ control: Control, as fieldValue: Value) {
    targets[fieldValue]?.removeAll { $0 === control }
    if targets[fieldValue]?.isEmpty == true { targets[fieldValue] = nil }
  }

  /// The value that a control stands for.
  package func fieldValue(of control: Control) -> Value? {
    control.bindings.first { $0.location === self }?.value.base as? Value
  }

  /// The value changes at once; focus follows when the views are up to date, so that a view made by the same change
  /// can take it. If none can, the value goes back to what is true.
  package func assign(_ newValue: Value) {
    guard let value, let host, value.get() != newValue else { return }
    let store = FocusStore.of(host)
    value.set(newValue, transaction: Transaction())
    store.request { [self, unowned host] in
      let wanted = host.graph.untracked { value.get() }
      if wanted == unfocused {
        if let focused = store.focused, focused.isBound(to: self) { store.focus(nil) }
        return
      }
      let candidates = targets[wanted] ?? []
      if candidates.contains(where: { $0 === store.focused }) { return }
      if candidates.count > 1 { host.report("several views are focused for the value \(wanted): the first one is taken") }
      if let target = store.first(of: candidates) {
        store.focus(target)
      } else {
        value.set(actual(in: store), transaction: Transaction())
      }
    }
  }

  private func actual(in store: FocusStore) -> Value {
    for (fieldValue, controls) in targets where controls.contains(where: { $0 === store.focused }) {
      return fieldValue
    }
    return unfocused
  }

  /// Focus has moved: the value says so. A move between two views of this state is one change.
  func focusMoved(to fieldValue: Value?, in store: FocusStore) {
    guard let value else { return }
    if let fieldValue {
      value.set(fieldValue, transaction: Transaction())
    } else if store.focused?.isBound(to: self) != true {
      value.set(unfocused, transaction: Transaction())
    }
  }
}

/// One focus state bound to a control, its type hidden.
package struct FocusBinding {
  let location: AnyObject
  let value: AnyHashable
  let attach: (Control) -> Void
  let detach: (Control) -> Void
  let changed: (_ isFocused: Bool, FocusStore) -> Void

  init<Value: Hashable>(_ location: FocusLocation<Value>, value: Value) {
    self.location = location
    self.value = value
    attach = { location.attach($0, as: value) }
    detach = { location.detach($0, as: value) }
    changed = { isFocused, store in location.focusMoved(to: isFocused ? value : nil, in: store) }
  }

  func focusChanged(to new: Control?, from old: Control?) {
    guard let store = (new ?? old)?.focus else { return }
    changed(new != nil, store)
  }
}

/// The focus states bound around a view.
package struct FocusBindings {
  var list: [FocusBinding]
}
