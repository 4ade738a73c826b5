/// One instruction of a compiled regular expression (Thompson's construction; Cox, "Regular Expression Matching: the
/// Virtual Machine Approach"). The next instruction follows unless a target is named.
enum PatternInstruction: Equatable, Sendable {
  case scalar(UInt32)
  /// Compared after folding case.
  case foldedScalar(UInt32)
  case set(Int)
  case assertion(PatternAssertion)
  case jump(Int)
  /// Goes on at both places.
  case split(Int, Int)
  case accept
}
