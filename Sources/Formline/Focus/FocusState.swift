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

  /// The field that has focus. Setting a value that no view in the tree stands for leaves focus where it is. Setting it
  /// before the view is in a tree, as in its `init`, does nothing and is reported: `onAppear` is the place.
  public var wrappedValue: Value {
    get { location?.value?.get() ?? unfocused }
    nonmutating set {
      if let location { location.assign(newValue) } else { Self.noteEarly("was set") }
    }
  }

  /// What `focused(_:equals:)` takes. Outside a tree it never changes, which is reported.
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
