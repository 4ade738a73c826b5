/// The untyped handle of an attribute.
///
/// A handle stays distinct after its attribute was removed: the slot may be used again, the generation is not.
nonisolated public struct AttributeID: Hashable, Sendable {
  /// The slot in the graph's node pool; 0 is never an attribute.
  let index: UInt32
  /// How often the slot had been freed when the attribute was made.
  let generation: UInt32
}

nonisolated extension AttributeID: CustomStringConvertible {
  /// The slot and its generation, such as `#12.1`.
  public var description: String { "#\(index).\(generation)" }
}
