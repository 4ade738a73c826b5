/// One way to call a function. The receiver of a method is its first operand.
struct Signature {
  let operands: [ExpressionType]
  let result: ExpressionType

  init(_ operands: ExpressionType..., gives result: ExpressionType) {
    self.operands = operands
    self.result = result
  }
}
