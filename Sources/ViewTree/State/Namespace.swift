import AttributeGraph

/// A unique identity for each view, with which views name what belongs together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A value that is unique to one view.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private static var last: UInt64 = 0
  private var id = ID(number: 0)

  /// A namespace; its identity stays the same as long as the view exists.
  public init() {}

  /// The identity; outside of views, all are the same.
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
