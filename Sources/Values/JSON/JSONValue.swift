/// A JSON value (RFC 8259), which can be written as a literal: `["name": "Ada", "seats": 3, "notes": nil]`.
///
/// Equality compares the data: members in any order, numbers by value, strings by code points.
public indirect enum JSONValue: Sendable, Equatable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number with all its digits.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members, in the order in which they were written.
  case object([Member])

  /// A name and its value in an object. `JSONParser` ensures that names are unique within an object.
  public struct Member: Sendable, Equatable {
    /// The name, without quotes and escapes.
    public var name: String
    /// The value of that name.
    public var value: JSONValue

    /// A member of an object.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
    }
  }

  /// The integer `value`.
  public static func integer(_ value: some FixedWidthInteger) -> JSONValue { .number(JSONNumber(value)) }

  /// The member of an object called `name`; nil if there is none or the value is not an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left.count == right.count && left.allSatisfy { right.contains($0) }
    default: false
    }
  }
}

extension JSONValue {
  /// The text; nil for another value.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The integer, if it fits; nil for another value.
  package var int: Int? { if case .number(let number) = self { Int(number.text) } else { nil } }
  /// The members of an object; nil for another value.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The texts of a list; nil for another value.
  package var strings: [String]? {
    guard case .array(let items) = self else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Infinities and NaN, which JSON cannot represent, become null, as in JavaScript.
  public init(floatLiteral value: Double) { self = JSONNumber(value).map { .number($0) } ?? .null }

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}
