/// How many items a `multiselect` or `list` answer may have.
package struct ItemLimits: Sendable {
  package var minItems: Int?
  package var maxItems: Int?
  package var uniqueItems = false
}
