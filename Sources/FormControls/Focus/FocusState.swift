import AttributeGraph
package import ViewTree

/// The focused field, as a value that can be read and set.
///
/// A `Bool` tells whether one view has focus; an optional, usually an enum of all fields, tells which of several has
/// it. Setting it moves focus, moving focus sets it, and it is false or nil while focus is in none of the bound views.
///
///     enum Field: Hashable { case name, email }
///     @FocusState private var focus: Field?
///
///     TextField("Name", text: $name).focused($focus, equals: .name)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// The focus of one view, initially false.
  public init() where Value == Bool { unfocused = false }

  /// The focus among several views, initially nil.
  public init<Field: Hashable>() where Value == Field? { unfocused = nil }

  /// The focused field. Setting a value that belongs to no view does not move focus. Setting it before the view is in a
  /// tree, such as in its `init`, is ignored and reported: use `onAppear`.
  public var wrappedValue: Value {
    get { location?.value?.get() ?? unfocused }
    nonmutating set {
      if let location { location.assign(newValue) } else { Self.noteEarly("was set") }
    }
  }

  /// The argument for `focused(_:equals:)`. Outside a tree it never changes, which is reported.
  public var projectedValue: Binding {
    if let location { return Binding(location: location) }
    Self.noteEarly("was bound")
    return Binding(location: FocusLocation(unfocused: unfocused, host: nil))
  }

  private static func noteEarly(_ use: String) {
    EarlyUse.note(Self.self, use, effect: "that has no effect, onAppear is the place for it")
  }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    package let location: FocusLocation<Value>

    /// The focused field.
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
    unowned let host: ViewHost
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

/// The storage of a focus state, with the views that belong to each of its values.
package final class FocusLocation<Value: Hashable> {
  let unfocused: Value
  /// The stored value; nil for a state whose view is not in a tree.
  package let value: StateValue<Value>?
  @Anchored private var host: ViewHost?
  /// The type of the view that owns the state.
  private let owner: Any.Type?
  /// The mistakes reported so far; each is reported once.
  private var mistakes: Set<Mistake> = []
  private var scopes: [Value: [FocusScope<Value>]] = [:]
  /// True while a focus move to the value is pending.
  private var isWish = false

  private enum Mistake { case shared, nowhere }
  /// Called with each value that is set, before focus follows: the view for it may have to be made.
  private var listeners: [Int: (Value) -> Void] = [:]
  private var lastListener = 0

  package init(unfocused: Value, host: ViewHost?) {
    self.unfocused = unfocused
    self.host = host
    owner = ViewHost.currentBody
    value = host.map { StateValue(unfocused, in: $0.graph) }
  }

  /// Calls a listener before each setting, while the graph's current subgraph exists.
  func beforeSetting(in graph: Graph, _ listener: @escaping (Value) -> Void) {
    lastListener += 1
    listeners[lastListener] = listener
    graph.onRemoval { [self, id = lastListener] in listeners[id] = nil }
  }

  func add(_ scope: FocusScope<Value>) { scopes[scope.value, default: []].append(scope) }

  func remove(_ scope: FocusScope<Value>) {
    scopes[scope.value]?.removeAll { $0 === scope }
    if scopes[scope.value]?.isEmpty == true { scopes[scope.value] = nil }
  }

  /// The value of a control: that of the innermost view around it that is bound to this state.
  package func fieldValue(of control: Control) -> Value? {
    for case let scope as FocusScope<Value> in control.focusScopes.reversed()
    where scope.location === self && scope.standsForControls { return scope.value }
    return nil
  }

  /// The controls that can be focused for a value.
  func targets(of value: Value) -> [Control] { (scopes[value] ?? []).flatMap(\.targets) }

  // Setting.

  /// Changes the value at once; focus follows when the views are up to date, so that a new view can take it. If none
  /// can, the value is reverted. During submit actions, all this is postponed.
  package func assign(_ newValue: Value) {
    guard let value, let host else { return }
    let store = FocusStore.of(host)
    guard !store.keepsWish({ [weak self] in self?.assign(newValue) }) else { return }
    guard value.get() != newValue else { return }
    value.set(newValue, transaction: Transaction())
    for listener in listeners.values { listener(newValue) }
    isWish = true
    store.request(of: owner, dropped: { [weak self] in self?.giveUp(in: store) }) { [weak self] in
      self?.follow(in: store)
    }
  }

  /// True if a move of focus to the value is pending.
  func awaitsFocus(for value: Value) -> Bool {
    guard isWish, let wanted = self.value, let host else { return false }
    return host.graph.untracked { wanted.get() } == value
  }

  private func follow(in store: FocusStore) {
    isWish = false
    guard let value, let host else { return }
    let wanted = host.graph.untracked { value.get() }
    let actual = store.focused.flatMap { fieldValue(of: $0) } ?? unfocused
    guard wanted != actual else { return }
    if wanted == unfocused { return store.focus(nil) }
    // The lazy stack's row that contains the view may not have been made yet.
    if scopes[wanted] == nil { host.makeRow(identifiedBy: AnyHashable(wanted)) { scopes[wanted] != nil } }
    let candidates = scopes[wanted] ?? []
    // Not with flatMap: its result type is new to the runtime, which would search all conformances for it.
    var targets: [Control] = []
    for scope in candidates { targets += scope.targets }
    if candidates.count > 1 {
      let paths = store.inOrder(targets).map(\.path).joined(separator: ", ")
      report(.shared, of: wanted) { "\($0): the first of several views that stand for it is taken: \(paths)" }
    }
    if let target = store.first(of: targets) {
      store.focus(target)
    } else {
      report(.nowhere, of: wanted) { "\($0), but no view that can have focus stands for it: focus stays where it is" }
      value.set(actual, transaction: Transaction())
    }
  }

  /// Called if the state keeps being set: resets it to the current focus.
  private func giveUp(in store: FocusStore) {
    isWish = false
    focusMoved(in: store)
  }

  private func report(_ mistake: Mistake, of value: Value, _ text: (_ subject: String) -> String) {
    guard mistakes.insert(mistake).inserted else { return }
    let place = owner.map(ViewHost.place(inBodyOf:)) ?? ""
    host?.report(text("a FocusState\(place) was set to \(Self.described(value))"))
  }

  /// A value as written in source code, without the optional around it.
  private static func described(_ value: Value) -> String {
    switch value as Any {
    case Optional<Any>.some(let wrapped): "\(wrapped)"
    default: "\(value)"
    }
  }

  /// Called when focus enters or leaves a control of this state. A move between two of them is one change. A pending
  /// request is kept: a view that was just removed does not cancel it.
  func focusMoved(in store: FocusStore) {
    guard !isWish, let value else { return }
    if let focused = store.focused, let field = fieldValue(of: focused) {
      value.set(field, transaction: Transaction())
      value.setWouldBeMissed(true)
    } else {
      value.set(unfocused, transaction: Transaction())
      value.setWouldBeMissed(false)
    }
  }
}
