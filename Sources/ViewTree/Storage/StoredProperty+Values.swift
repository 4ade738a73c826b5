// What can be kept: truth values, numbers, texts, what has one of them as raw value, or none of these.
extension StoredProperty {
  /// A truth value, kept under a key.
  public init(wrappedValue: Bool, _ key: String) where Value == Bool { self.init(.bool(key, wrappedValue)) }

  /// A whole number, kept under a key.
  public init(wrappedValue: Int, _ key: String) where Value == Int { self.init(.integer(key, wrappedValue)) }

  /// A number, kept under a key.
  public init(wrappedValue: Double, _ key: String) where Value == Double { self.init(.number(key, wrappedValue)) }

  /// A text, kept under a key.
  public init(wrappedValue: String, _ key: String) where Value == String { self.init(.text(key, wrappedValue)) }

  /// A value kept as its raw text, such as a case of an enum. Raw values that stand for nothing count as none.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(.text(key, ""), wrappedValue))
  }

  /// A value kept as its raw number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(.integer(key, 0), wrappedValue))
  }

  /// A truth value or none, kept under a key.
  public init(_ key: String) where Value == Bool? { self.init(.optional(.bool(key, false))) }

  /// A whole number or none, kept under a key.
  public init(_ key: String) where Value == Int? { self.init(.optional(.integer(key, 0))) }

  /// A number or none, kept under a key.
  public init(_ key: String) where Value == Double? { self.init(.optional(.number(key, 0))) }

  /// A text or none, kept under a key.
  public init(_ key: String) where Value == String? { self.init(.optional(.text(key, ""))) }
}
