/// How a value stands as text in a field, and what is made of what a person types there.
///
///     TextField("Price", value: $price, format: .currency(code: "EUR"))
///
/// Both directions know the user's locale: `1234.5` is `1.234,5` in German. What was written by `format` is always
/// read back by `parse`, up to rounding.
public protocol FieldFormat: Hashable, Sendable {
  /// What is formatted.
  associatedtype Value: Equatable

  /// The value as text.
  /// - Parameter locale: The user's; nil for the C locale, which belongs to no place.
  func format(_ value: Value, locale: LocaleName?) -> String

  /// The value of a text, or nil where it is none, such as a number too large for its type.
  func parse(_ text: String, locale: LocaleName?) -> Value?
}
