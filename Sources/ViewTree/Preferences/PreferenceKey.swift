import AttributeGraph

/// A value that flows from views to their ancestors, combined on the way.
@MainActor
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view has set one.
  static var defaultValue: Value { get }
  /// Combines the value of the views so far with that of the next, in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// The value of a preference set by a view, at its place in a view list.
package class PreferenceMark {
  let attribute: AttributeID

  init(attribute: AttributeID) { self.attribute = attribute }
}

/// Computes a value from that of the content.
final class KeyedMark<Key: PreferenceKey>: PreferenceMark {
  /// Receives the value of the content, nil if it has none; reads the attributes on which it depends.
  let say: (_ inside: () -> Key.Value?, Graph) -> Key.Value?

  init(attribute: AttributeID, say: @escaping (() -> Key.Value?, Graph) -> Key.Value?) {
    self.say = say
    super.init(attribute: attribute)
  }
}

extension ViewList {
  /// The preference of the views in this list, combined in tree order; nil if there is none. Visits everything in the
  /// list, at any depth.
  func preference<Key: PreferenceKey>(_ key: Key.Type, in graph: Graph) -> Key.Value? {
    switch self {
    case .empty: return nil
    case .node(let node): return (node as? ContainerNode)?.content.preference(key, in: graph)
    case .dynamic(let list): return list.content.preference(key, in: graph)
    case .sequence(let lists): return Self.joined(key, lists.lazy.map { $0.preference(key, in: graph) })
    // Only rows that have been made have a preference.
    case .rows(let rows): return Self.joined(key, rows.made.lazy.map { $0.list.preference(key, in: graph) })
    case .marked(let mark, let list):
      // A mark about to be freed has no preference.
      guard let mark = mark as? KeyedMark<Key>, graph.isValid(mark.attribute) else {
        return list.preference(key, in: graph)
      }
      return mark.say({ list.preference(key, in: graph) }, graph)
    }
  }

  private static func joined<Key: PreferenceKey>(_: Key.Type, _ values: some Sequence<Key.Value?>) -> Key.Value? {
    var joined: Key.Value?
    for case let value? in values {
      if var all = joined {
        Key.reduce(value: &all) { value }
        joined = all
      } else {
        joined = value
      }
    }
    return joined
  }
}
