/// The typed handle of a value that a graph keeps up to date.
///
/// Copying it is free. It owns nothing: the subgraph in which the attribute was made does.
nonisolated public struct Attribute<Value>: Hashable, Sendable {
  /// The same handle without its type.
  public let id: AttributeID

  /// The handle of an attribute whose type is known otherwise.
  package init(id: AttributeID) { self.id = id }
}
