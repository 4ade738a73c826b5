package import AttributeGraph
public import OpenCombine
public import ViewTree

/// An observable object that a view owns: made once for the identity of the view, kept as long as that lives. Every
/// change that it announces evaluates the view, read or not.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Only the first object counts, so that a view is not another one because of how it would make the next.
  private struct Maker: Equatable {
    let make: () -> ObjectType
    static func == (first: Maker, second: Maker) -> Bool { true }
  }

  private let maker: Maker
  private var object: ObjectType?
  private var watch: ObjectWatch<ObjectType>?

  /// An object, made when the view is evaluated first, and never again.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { maker = Maker(make: thunk) }

  /// The object; outside a view, another one each time.
  public var wrappedValue: ObjectType { object ?? maker.make() }

  /// Bindings to members of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, watch: watch)
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(watch: ObjectWatch(inputs: inputs)), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let watch: ObjectWatch<ObjectType>
    private var object: ObjectType?

    init(watch: ObjectWatch<ObjectType>) { self.watch = watch }

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
      let object = object ?? graph.untracked { property.pointee.maker.make() }
      self.object = object
      watch.follow(object)
      property.pointee.object = object
      property.pointee.watch = watch
    }
  }
}

extension StateObject: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    watch?.hasChanged(since: body, in: graph) ?? false
  }
}
