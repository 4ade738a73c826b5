import AttributeGraph

/// An identity of its own for each view, with which views name what belongs together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A value that no other view has.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private static var last: UInt64 = 0
  private var id = ID(number: 0)

  /// A namespace; it stays the same as long as the view lives.
  public init() {}

  /// The identity; the same one for all values outside of a view.
  public var wrappedValue: ID { id }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    last += 1
    buffer.append(Box(id: ID(number: last)), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let id: ID

    func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      field.assumingMemoryBound(to: Namespace.self).pointee.id = id
    }
  }
}
