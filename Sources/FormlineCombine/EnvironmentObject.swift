package import AttributeGraph
public import OpenCombine
public import ViewTree

/// An observable object from the environment of a view. Every change that it announces evaluates the view, read or not.
///
/// A view that asks for an object nobody further out has given is left out and reported.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var watch: ObjectWatch<ObjectType>?

  /// The object of this type.
  public init() {}

  /// The object. There is one wherever a body is evaluated.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure("an EnvironmentObject of type \(ObjectType.self) was used outside a body")
    }
    return object
  }

  /// Bindings to members of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, watch: watch)
  }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.require(
      EnvironmentRequirement(
        remedy: "an object of type \(ObjectType.self): give it one with environmentObject(_:)",
        isMet: { _, environment in environment[object: ObjectKey<ObjectType>()] != nil }), fieldOffset: fieldOffset)
    buffer.append(
      Box(
        environment: inputs.environment, subgraph: inputs.graph.currentSubgraph, watch: ObjectWatch(inputs: inputs)),
      fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let environment: Attribute<EnvironmentValues>
    let subgraph: Subgraph
    let watch: ObjectWatch<ObjectType>
    /// The object alone: other values of the environment do not matter to the view.
    var attribute: Attribute<ObjectType?>?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let attribute =
        self.attribute
        ?? graph.withSubgraph(subgraph) { graph.makeProjection(environment) { $0[object: ObjectKey<ObjectType>()] } }
      self.attribute = attribute
      guard let object = graph.value(attribute) else { return }
      let property = field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
      watch.follow(object)
      property.pointee.object = object
      property.pointee.watch = watch
    }
  }
}

extension EnvironmentObject: ChangeReporting {
  package func hasChanged(since body: AttributeID, in graph: Graph) -> Bool {
    watch?.hasChanged(since: body, in: graph) ?? false
  }
}

extension View {
  /// Gives an observable object to everything inside that has an `EnvironmentObject` of its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[object: ObjectKey<Object>()], object)
  }
}
