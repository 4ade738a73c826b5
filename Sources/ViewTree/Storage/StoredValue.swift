/// A value as it is kept between runs.
public enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
}

/// Where values are kept between runs, by their keys. Trees do no I/O: whoever runs one brings it.
public protocol ValueStore: AnyObject {
  /// The value of a key; nil if none is kept.
  func value(for key: String) -> StoredValue?
  /// Keeps a value, or none, for a key. It must not wait for a disk.
  func setValue(_ value: StoredValue?, for key: String)
}
