/// A word of an expression.
struct Token: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    /// A name between backquotes, which only a field selection may use.
    case quotedIdentifier(String)
    /// A word the specification keeps for other languages, such as `package`.
    case reserved(String)
    /// An unsigned literal without suffix; its sign is an operator, so the smallest int is one too large here.
    case integer(UInt64)
    case literal(ExpressionValue)
    case string(StringLiteral)
    case symbol(Symbol)
    /// Something already reported.
    case invalid
    case end
  }

  /// Operators and punctuation.
  enum Symbol: String {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case openBrace = "{"
    case closeBrace = "}"
    case dot = "."
    case comma = ","
    case colon = ":"
    case question = "?"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case not = "!"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case and = "&&"
    case or = "||"
    case `in`
  }

  let kind: Kind
  /// UTF-8 offsets into the source.
  let range: Range<Int>
}
