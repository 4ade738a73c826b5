/// How one scalar takes part in breaking lines (UAX #14), after the resolution of LB1.
///
/// The order is that of the generated table.
enum LineBreakClass: UInt8 {
  case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
  case combiningMark, zeroWidthJoiner
  case opening, wideOpening, closing, parenthesis, wideParenthesis, quotation, exclamation, infix, slash
  case nonstarter, breakOnEitherSide, breakAfter, hyphen, breakBefore, contingent, hebrew, inseparable
  case numeric, prefix, postfix, ideographic
  /// A code point that Unicode keeps for a pictograph to come.
  case reservedPictograph
  case emojiBase, emojiModifier
  case leadingJamo, vowelJamo, trailingJamo, syllableLV, syllableLVT
  case regionalIndicator

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x61...0x7a, 0x41...0x5a: self = .alphabetic
    case 0x4e00...0x9fff: self = .ideographic
    default: self = Self.lookUp(value)
    }
  }

  private static func lookUp(_ value: UInt32) -> LineBreakClass {
    LineBreakTable.changes.withUnsafeBufferPointer { changes in
      var low = 0
      var high = changes.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if changes[middle] & 0xff_ffff <= value { low = middle } else { high = middle }
      }
      return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: changes[low] >> 24)) ?? .alphabetic
    }
  }

  var isAlphabetic: Bool { self == .alphabetic || self == .hebrew }
  var isOpening: Bool { self == .opening || self == .wideOpening }
  var isParenthesis: Bool { self == .parenthesis || self == .wideParenthesis }
  var isPictograph: Bool { self == .ideographic || self == .reservedPictograph || isEmoji }
  var isEmoji: Bool { self == .emojiBase || self == .emojiModifier }
  var isHangul: Bool { isJamo || self == .syllableLV || self == .syllableLVT }
  var isJamo: Bool { self == .leadingJamo || self == .vowelJamo || self == .trailingJamo }
  /// LB4 to LB6.
  var endsLine: Bool { self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine }
}
