package import AttributeGraph

/// A stored property that feeds a view from outside: state, bindings, the environment. Only structs are looked at.
///
/// Types composed of other dynamic properties only need to conform; `update()` runs before each evaluation of the
/// body, after the properties inside have been bound.
///
///     @MainActor struct Counter: DynamicProperty {
///       @State private var count = 0
///       @Environment(\.isEnabled) private var isEnabled
///     }
public protocol DynamicProperty {
  /// Binds this property of a view at `fieldOffset` (in bytes), once for the identity of the view.
  static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs)

  /// Runs before each evaluation of the body. It must not write state.
  mutating func update()
}

extension DynamicProperty {
  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    for field in PropertyPlan.fields(of: Self.self) {
      field.type._makeProperty(in: &buffer, fieldOffset: fieldOffset + field.offset, inputs: inputs)
    }
    buffer.append(UpdateBox<Self>(), fieldOffset: fieldOffset)
  }

  public mutating func update() {}
}

/// What binds one dynamic property in place each time the body is evaluated.
package protocol DynamicPropertyBox {
  /// - Parameter field: The address of the property inside the view value.
  mutating func update(field: UnsafeMutableRawPointer, in graph: Graph)
}

/// The bound dynamic properties of one view.
public struct DynamicPropertyBuffer {
  private var boxes: [(offset: Int, box: any DynamicPropertyBox)] = []
  /// Without what the body cannot be evaluated; mostly empty.
  private(set) var requirements: [(offset: Int, requirement: Requirement)] = []

  init(container: Any.Type, inputs: ViewInputs) {
    for field in PropertyPlan.fields(of: container) {
      field.type._makeProperty(in: &self, fieldOffset: field.offset, inputs: inputs)
    }
  }

  /// Adds the box of the property at a byte offset.
  package mutating func append(_ box: any DynamicPropertyBox, fieldOffset: Int) {
    boxes.append((fieldOffset, box))
  }

  /// Leaves the view out where a property at a byte offset lacks what it needs.
  package mutating func require(_ requirement: Requirement, fieldOffset: Int) {
    requirements.append((fieldOffset, requirement))
  }

  mutating func update(at container: UnsafeMutableRawPointer, in graph: Graph) {
    for index in boxes.indices {
      boxes[index].box.update(field: container + boxes[index].offset, in: graph)
    }
  }
}

/// Calls `update()` of a composed property once the properties inside are bound.
private struct UpdateBox<Property: DynamicProperty>: DynamicPropertyBox {
  func update(field: UnsafeMutableRawPointer, in graph: Graph) {
    field.assumingMemoryBound(to: Property.self).pointee.update()
  }
}
