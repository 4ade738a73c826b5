package import AttributeGraph
public import OpenCombine
public import ViewTree

/// An observable object that somebody else owns. Every change that it announces evaluates the view, read or not.
///
/// The object is not kept: one that a view makes itself, as in `@ObservedObject var store = Store()`, is another one
/// each time the view is made. Such an object belongs in a `StateObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  private var watch: ObjectWatch<ObjectType>?

  /// An object to observe.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// An object to observe.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to members of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, watch: watch) }

  /// Bindings to the members of an observable object: `$store.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let watch: ObjectWatch<ObjectType>?

    /// A binding to a member.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<Member> {
      if let location = watch?.location(keyPath) { return Binding(location: location) }
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host, watch: ObjectWatch(inputs: inputs)), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    unowned let host: ViewHost
    let watch: ObjectWatch<ObjectType>
    private weak var last: ObjectType?
    /// The object before the last one. The actions that hold it end with the body that comes after it.
    private weak var former: ObjectType?
    /// The number of objects so far.
    private var count = 0
    /// The number of successive objects that nobody has kept.
    private var losses = 0

    init(host: ViewHost, watch: ObjectWatch<ObjectType>) {
      self.host = host
      self.watch = watch
    }

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
      let object = property.pointee.wrappedValue
      let isOther = object !== last
      watch.follow(object)
      property.pointee.watch = watch
      guard isOther else { return }
      losses = count >= 2 && former == nil ? losses + 1 : 0
      count += 1
      (former, last) = (last, object)
      if losses == 3 {
        host.report(
          "an ObservedObject of type \(ObjectType.self)\(ViewHost.currentBody.map(ViewHost.place(inBodyOf:)) ?? "") is a "
            + "new object each time its view is made: what a view makes itself belongs in a StateObject")
      }
    }
  }
}

extension ObservedObject: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    watch?.hasChanged(since: body, in: graph) ?? false
  }
}
