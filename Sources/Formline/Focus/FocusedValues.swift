package import AttributeGraph
public import Observation
public import ViewTree

/// A key of a value that views offer while focus is inside them.
@MainActor
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values offered by the views around the focused one.
///
///     extension FocusedValues {
///       var draft: Binding<String>? {
///         get { self[DraftKey.self] }
///         set { self[DraftKey.self] = newValue }
///       }
///     }
@MainActor
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value offered by the view closest to the focused one, or nil. It changes with focus, and with the offered value.
/// Useful in toolbars.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private var property: FocusedProperty<Value>

  /// Reads a value by its member of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { property = FocusedProperty(keyPath: keyPath) }

  /// The value offered at the current focus.
  public var wrappedValue: Value? { property.value }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(FocusedProperty<Value>.Box(inputs: inputs), fieldOffset: fieldOffset)
  }
}

/// A binding offered by the view closest to the focused one, or nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var property: FocusedProperty<Binding<Value>>

  /// Reads a binding by its member of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { property = FocusedProperty(keyPath: keyPath) }

  /// The value of the binding. Writing it has no effect if no binding is offered.
  public var wrappedValue: Value? {
    get { property.value?.wrappedValue }
    nonmutating set { if let newValue { property.value?.wrappedValue = newValue } }
  }

  /// The binding itself; nil if none is offered.
  public var projectedValue: Binding<Value>? { property.value }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(FocusedProperty<Binding<Value>>.Box(inputs: inputs), fieldOffset: fieldOffset)
  }
}

/// The shared implementation of `FocusedValue` and `FocusedBinding`: the only stored member of each.
private struct FocusedProperty<Value> {
  let keyPath: KeyPath<FocusedValues, Value?>
  var value: Value?

  struct Box: DynamicPropertyBox {
    let inputs: ViewInputs
    let subgraph: Subgraph
    var attribute: Attribute<Value?>?

    init(inputs: ViewInputs) {
      self.inputs = inputs
      subgraph = inputs.graph.currentSubgraph
    }

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: FocusedProperty<Value>.self)
      let keyPath = property.pointee.keyPath
      let attribute =
        self.attribute
        ?? graph.withSubgraph(subgraph) { graph.makeProjection(FocusedValueStore.of(inputs.host).values, keyPath) }
      self.attribute = attribute
      property.pointee.value = graph.value(attribute)
    }
  }
}

/// Offers a value while focus is in the content, or anywhere.
package struct FocusedValueModifier<Value>: PrimitiveModifier {
  enum Reach { case content, scene }

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let reach: Reach

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let reach = graph.peek(modifier).reach
    let offer = { (values: inout FocusedValues) in
      guard graph.isValid(modifier.id) else { return }
      let offered = graph.value(modifier)
      if let value = offered.value { values[keyPath: offered.keyPath] = value }
    }
    guard reach == .scene else {
      return content(inputs.deriving { FocusedValueChain(outer: $0, offer: offer) })
    }
    let chain = FocusedValueChain(outer: nil, offer: offer)
    let host = inputs.host
    let store = FocusedValueStore.of(host)
    store.offerEverywhere(chain)
    host.afterUpdate { store.collectAnew() }
    graph.onRemoval { [unowned host] in
      store.withdraw(chain)
      host.afterUpdate { store.collectAnew() }
    }
    return content(inputs)
  }
}

extension View {
  /// Offers a value while focus is in this view; the view closest to the focused one wins. With nil, nothing is
  /// offered.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, reach: .content))
  }

  /// Offers a value wherever focus is, unless a view around the focused one offers another.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, reach: .scene))
  }
}

/// The key of the object of a type.
private struct ObjectKey<Object: AnyObject>: FocusedValueKey, Hashable {
  typealias Value = Object
}

extension FocusedValues {
  fileprivate subscript<Object: AnyObject>(object key: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads an object by its type; see `View.focusedValue(_:)`.
  public init(_ type: Value.Type) { self.init(\FocusedValues[object: ObjectKey<Value>()]) }
}

extension View {
  /// Offers an object to `@FocusedValue` of its type while focus is in this view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValue(\FocusedValues[object: ObjectKey<Object>()], object)
  }

  /// Offers an object wherever focus is, unless a view around the focused one offers another of its type.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedSceneValue(\FocusedValues[object: ObjectKey<Object>()], object)
  }
}

/// The values offered by the ancestors of a place in the tree while focus is there.
final class FocusedValueChain {
  private let outer: FocusedValueChain?
  /// Adds the value that a view offers, while the view exists; the attributes read become dependencies.
  private let offer: (inout FocusedValues) -> Void

  init(outer: FocusedValueChain?, offer: @escaping (inout FocusedValues) -> Void) {
    self.outer = outer
    self.offer = offer
  }

  func apply(to values: inout FocusedValues) {
    outer?.apply(to: &values)
    offer(&values)
  }
}

/// The values offered at the current focus.
final class FocusedValueStore {
  private(set) lazy var values = graph.withSubgraph(host.rootSubgraph) {
    graph.makeRule { [unowned self] in collect(in: $0) }
  }
  /// The values offered everywhere, the newest last.
  private var everywhere: [FocusedValueChain] = []
  private unowned let host: ViewHost
  private var graph: Graph { host.graph }

  private init(host: ViewHost) {
    self.host = host
    FocusStore.of(host).watch(for: self) { [unowned self] in collectAnew() }
  }

  static func of(_ host: ViewHost) -> FocusedValueStore { host.attachment(orMake: FocusedValueStore(host: host)) }

  private func collect(in graph: Graph) -> FocusedValues {
    var values = FocusedValues()
    for chain in everywhere { chain.apply(to: &values) }
    FocusStore.of(host).focused?.inputs.trait(FocusedValueChain.self)?.apply(to: &values)
    return values
  }

  /// Called when focus has moved, or the values offered everywhere have changed.
  func collectAnew() { if graph.isValid(values.id) { graph.invalidate(values.id) } }

  func offerEverywhere(_ chain: FocusedValueChain) { everywhere.append(chain) }
  func withdraw(_ chain: FocusedValueChain) { everywhere.removeAll { $0 === chain } }
}
