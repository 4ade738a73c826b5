/// One place where an expression reads a free name.
package struct VariableUse: Hashable, Sendable {
  package let name: String
  /// UTF-8 offsets into the source of the expression.
  package let range: Range<Int>
}
