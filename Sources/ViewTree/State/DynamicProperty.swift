package import AttributeGraph

/// A stored property that feeds a view from outside: state, bindings, the environment. Only structs are searched for
/// them.
///
/// Types composed of other dynamic properties only need to conform; `update()` runs before each evaluation of the
/// body, after the properties inside have been bound.
///
///     struct Counter: DynamicProperty {
///       @State private var count = 0
///       @Environment(\.isEnabled) private var isEnabled
///     }
@MainActor
public protocol DynamicProperty {
  /// Binds this property of a view at `fieldOffset` (in bytes), once for each identity of the view.
  static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs)

  /// Runs before each evaluation of the body. It must not write state.
  mutating func update()
}

extension DynamicProperty {
  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.bindFields(of: Self.self, fieldOffset: fieldOffset, inputs: inputs)
    buffer.append(UpdateBox<Self>(), fieldOffset: fieldOffset)
  }

  public mutating func update() {}
}

/// Binds one dynamic property in place, each time before the body is evaluated.
package protocol DynamicPropertyBox {
  /// - Parameter field: The address of the property inside the view value.
  mutating func update(field: UnsafeMutableRawPointer, in graph: Graph)
}

/// The bound dynamic properties of one view.
public struct DynamicPropertyBuffer {
  private var boxes: [(offset: Int, box: any DynamicPropertyBox)] = []
  /// The requirements without which the body cannot be evaluated; usually empty.
  private(set) var requirements: [(offset: Int, requirement: EnvironmentRequirement)] = []

  init(container: Any.Type, inputs: ViewInputs) { bindFields(of: container, fieldOffset: 0, inputs: inputs) }

  /// Binds the dynamic properties that a type stores, from a byte offset on.
  fileprivate mutating func bindFields(of type: Any.Type, fieldOffset: Int, inputs: ViewInputs) {
    for field in PropertyPlan.fields(of: type) {
      field.type._makeProperty(in: &self, fieldOffset: fieldOffset + field.offset, inputs: inputs)
    }
  }

  /// Adds the box of the property at a byte offset.
  package mutating func append(_ box: any DynamicPropertyBox, fieldOffset: Int) { boxes.append((fieldOffset, box)) }

  /// Leaves the view out if a property at a byte offset lacks what it needs.
  package mutating func require(_ requirement: EnvironmentRequirement, fieldOffset: Int) {
    requirements.append((fieldOffset, requirement))
  }

  mutating func update(at container: UnsafeMutableRawPointer, in graph: Graph) {
    for index in boxes.indices { boxes[index].box.update(field: container + boxes[index].offset, in: graph) }
  }
}

/// Calls `update()` of a composed property once the properties inside are bound.
private struct UpdateBox<Property: DynamicProperty>: DynamicPropertyBox {
  func update(field: UnsafeMutableRawPointer, in graph: Graph) {
    field.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

/// A value whose dynamic properties are bound as if the view had stored them itself, such as a style.
package struct BoundProperties<Value>: DynamicProperty {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.bindFields(of: Value.self, fieldOffset: fieldOffset, inputs: inputs)
  }
}

/// A value that a property needs from the environment for the body to be evaluated at all.
package struct EnvironmentRequirement {
  /// What is missing and how to provide it, for the report: "an object of type Store: give it one with …".
  let remedy: String
  /// Receives the address of the property inside the view value, which is not bound yet.
  let isMet: (UnsafeRawPointer, EnvironmentValues) -> Bool

  package init(remedy: String, isMet: @escaping (UnsafeRawPointer, EnvironmentValues) -> Bool) {
    self.remedy = remedy
    self.isMet = isMet
  }
}

extension ViewInputs {
  /// Makes content with requirements on the environment; it is left out while they are not met.
  func makeContent<Container>(
    of container: Attribute<Container>, requiring requirements: [(offset: Int, requirement: EnvironmentRequirement)],
    _ make: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    // The remedy for the first requirement that is not met, if any.
    let lack = graph.makeRule { [environment] graph -> String? in
      let environment = graph.value(environment)
      return withUnsafePointer(to: graph.value(container)) { container in
        requirements.first { !$0.requirement.isMet(UnsafeRawPointer(container) + $0.offset, environment) }?
          .requirement.remedy
      }
    }
    return switching(on: lack, key: { $0 == nil }) { lack, inputs in
      guard let lack else { return make(inputs) }
      inputs.host.report("\(Container.self)\(inputs.host.place(of: container.id)) needs \(lack); it is left out")
      return ViewOutputs(.empty)
    }
  }
}
