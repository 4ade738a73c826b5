/// A value that a view passes to the enclosing layout.
@MainActor
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// Attaches a value for the enclosing layout; see `View.layoutValue(key:value:)`.
package struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  let value: Key.Value

  package func update(_ node: LayoutValueNode, environment: EnvironmentValues) {
    node.values[ObjectIdentifier(Key.self)] = value
    node.setNeedsLayout()
    node.valuesDidChange?()
  }
}

/// Carries values for the enclosing layout.
package final class LayoutValueNode: UnaryNode {
  fileprivate(set) var values: [ObjectIdentifier: Any] = [:]
  var valuesDidChange: (() -> Void)?

  package func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    // Of an optional type, a cast would make a value of none.
    values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value }
  }
}

extension DisplayNode {
  /// The value attached to the view of this node.
  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    for node in layoutValueNodes {
      if let value = node.value(for: key) { return value }
    }
    return Key.defaultValue
  }

  /// The nodes that carry values for the enclosing layout, from the outside in.
  var layoutValueNodes: some Sequence<LayoutValueNode> {
    sequence(first: self) { ($0 as? UnaryNode)?.child }.lazy.compactMap { $0 as? LayoutValueNode }
  }
}

extension View {
  /// Attaches a value to this view that the enclosing layout reads by its key.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
