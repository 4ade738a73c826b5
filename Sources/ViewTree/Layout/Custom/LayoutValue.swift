/// A value that a view gives the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// Attaches a value for the layout around the content; see `View.layoutValue(key:value:)`.
public struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  let value: Key.Value

  package static func makeNode(inputs: ViewInputs) -> LayoutValueNode { LayoutValueNode(host: inputs.host) }

  package func update(_ node: LayoutValueNode, environment: EnvironmentValues) {
    node.values[ObjectIdentifier(Key.self)] = value
    node.setNeedsLayout()
    node.valuesDidChange?()
  }
}

/// Carries values for the layout around it.
package final class LayoutValueNode: UnaryNode {
  var values: [ObjectIdentifier: Any] = [:]
  var valuesDidChange: (() -> Void)?
}

extension View {
  /// Gives the layout around this view a value, which it reads by the key.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> ModifiedContent<Self, LayoutValueModifier<Key>> {
    modifier(LayoutValueModifier(value: value))
  }
}
