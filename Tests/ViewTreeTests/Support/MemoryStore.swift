import ViewTree

/// A store that remembers what it was told, for as long as a test holds it.
final class MemoryStore: ValueStore {
  var values: [String: StoredValue] = [:]
  private(set) var writes = 0

  func value(for key: String) -> StoredValue? { values[key] }

  func setValue(_ value: StoredValue?, for key: String) {
    values[key] = value
    writes += 1
  }
}
