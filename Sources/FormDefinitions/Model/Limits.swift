/// The bounds of an ordered value, with JSON Schema's meaning (validation vocabulary, section 6.2).
package struct Limits<Value: Comparable & Sendable>: Sendable {
  package var minimum: Value?
  package var maximum: Value?
  package var exclusiveMinimum: Value?
  package var exclusiveMaximum: Value?
  /// Greater than 0.
  package var multipleOf: Number?

  package init() {}
}
