/// An immutable map with ordered entries. Lookup takes constant time; Swift's `==` respects the order.
///
/// Keys are strings, ints, uints or bools; numbers match by value across types (`{1: 'a'}[1u]`).
package struct ExpressionMap: Hashable, Sendable {
  private let storage: Storage

  /// Of entries with the same key, the last value wins, at the position of the first.
  package init(_ entries: [(key: ExpressionValue, value: ExpressionValue)]) { storage = Storage(entries) }

  /// Keys that are told apart already, strings or ints: maps with the same keys share them.
  package init(distinct keys: [ExpressionValue], values: [ExpressionValue]) {
    storage = Storage(distinct: keys, values)
  }

  package var keys: [ExpressionValue] { storage.keys }
  package var values: [ExpressionValue] { storage.values }
  package var count: Int { storage.keys.count }
  package var isEmpty: Bool { storage.keys.isEmpty }

  package subscript(key: ExpressionValue) -> ExpressionValue? { storage.position(of: key).map { storage.values[$0] } }

  package subscript(field name: String) -> ExpressionValue? { self[.string(name)] }

  package static func == (left: ExpressionMap, right: ExpressionMap) -> Bool {
    left.storage === right.storage || (left.keys == right.keys && left.values == right.values)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(values)
  }

  private final class Storage: Sendable {
    let keys: [ExpressionValue]
    let values: [ExpressionValue]
    private static let searched = 8
    /// Indices of entries by lookup key; empty for maps of up to eight entries, which are searched linearly.
    let positions: [ExpressionValue: Int]

    init(_ entries: [(key: ExpressionValue, value: ExpressionValue)]) {
      var keys: [ExpressionValue] = []
      var values: [ExpressionValue] = []
      var positions: [ExpressionValue: Int] = [:]
      keys.reserveCapacity(entries.count)
      values.reserveCapacity(entries.count)
      let isSearched = entries.count <= Self.searched
      for (key, value) in entries {
        let lookup = key.lookupKey ?? key
        let known = isSearched ? keys.firstIndex { ($0.lookupKey ?? $0) == lookup } : positions[lookup]
        if let known {
          values[known] = value
        } else {
          if !isSearched { positions[lookup] = keys.count }
          keys.append(key)
          values.append(value)
        }
      }
      self.keys = keys
      self.values = values
      self.positions = keys.count > Self.searched ? positions : [:]
    }

    init(distinct keys: [ExpressionValue], _ values: [ExpressionValue]) {
      self.keys = keys
      self.values = values
      positions = keys.count > Self.searched ? Dictionary(uniqueKeysWithValues: zip(keys, keys.indices)) : [:]
    }

    func position(of key: ExpressionValue) -> Int? {
      guard let lookup = key.lookupKey else { return nil }
      if !positions.isEmpty { return positions[lookup] }
      return keys.firstIndex { ($0.lookupKey ?? $0) == lookup }
    }
  }
}

extension ExpressionValue {
  /// The key for lookups: an int for any number equal to one; nil for a value that is not a valid key.
  var lookupKey: ExpressionValue? {
    switch self {
    case .bool, .int, .string: self
    case .uint(let value): Int64(exactly: value).map { .int($0) } ?? self
    case .double(let value): value.exactInt.map { .int($0) } ?? value.exactUInt.map { .uint($0) }
    default: nil
    }
  }
}
