/// Line breaking opportunities (UAX #14, with the numbers of section 8.2, example 7). South-East Asian scripts, which
/// need a dictionary, are treated as alphabetic.
public enum LineBreaks {
  /// The Unicode version of the line breaking classes.
  public static var unicodeVersion: String { LineBreakTable.unicodeVersion }

  /// True for each scalar before which a line may be broken; false for the first. Linear in the text.
  public static func opportunities(in text: some StringProtocol) -> [Bool] {
    var units: [Unit] = []
    var count = 0
    for scalar in text.unicodeScalars {
      append(LineBreakClass(scalar), at: count, to: &units)
      count += 1
    }
    var breaks = [Bool](repeating: false, count: count)
    guard !units.isEmpty else { return breaks }
    markNumbers(&units)
    var context = Context(units[0])
    for place in units.indices.dropFirst() {
      breaks[units[place].start] = mayBreak(before: place, in: units, context)
      context.pass(units[place])
    }
    return breaks
  }

  /// A text in lines of at most `columns`: broken where it may be, or inside a word that is longer than a line. Spaces at
  /// a break are dropped, newlines stay breaks. Linear in the text.
  package static func lines(of text: String, columns: Int) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      let breaks = opportunities(in: paragraph)
      var lines: [Substring] = []
      var (rest, used, place) = (paragraph, 0, 0)
      // What of the line ends at the last opportunity, and its columns.
      var (word, before) = (paragraph.startIndex, 0)
      for index in paragraph.indices {
        let width = TextWidth.columns(of: paragraph[index])
        if breaks[place] { (word, before) = (index, used) }
        if used + width > columns, paragraph[index] != " ", index > rest.startIndex {
          if word == rest.startIndex { (word, before) = (index, used) }
          lines.append(rest[..<word].trimmingTrailingSpaces)
          rest = paragraph[word...]
          (used, before) = (used - before, 0)
        }
        used += width
        place += paragraph[index].unicodeScalars.count
      }
      return lines + [used > columns ? rest.trimmingTrailingSpaces : rest]
    }
  }

  /// A scalar with the marks that follow it (LB9).
  private struct Unit {
    var kind: LineBreakClass
    let start: Int
    /// True if its last scalar is a joiner.
    var endsInJoiner = false
    /// True if it continues the number of the unit before (LB25).
    var continuesNumber = false
  }

  private static func append(_ kind: LineBreakClass, at start: Int, to units: inout [Unit]) {
    guard kind == .combiningMark || kind == .zeroWidthJoiner else {
      return units.append(Unit(kind: kind, start: start))
    }
    let isJoiner = kind == .zeroWidthJoiner
    if let last = units.last, !last.kind.endsLine, last.kind != .space, last.kind != .zeroWidthSpace {
      units[units.count - 1].endsInJoiner = isJoiner
    } else {
      // LB10
      units.append(Unit(kind: .alphabetic, start: start, endsInJoiner: isJoiner))
    }
  }

  /// LB25: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)? is not broken.
  private static func markNumbers(_ units: inout [Unit]) {
    var place = 0
    while place < units.count {
      guard units[place].kind == .numeric else {
        place += 1
        continue
      }
      var start = place
      func precedes(_ test: (LineBreakClass) -> Bool) -> Bool { start > 0 && test(units[start - 1].kind) }
      if precedes({ $0.isOpening || $0 == .hyphen }) { start -= 1 }
      if precedes({ $0 == .prefix || $0 == .postfix }) { start -= 1 }
      var end = place + 1
      func follows(_ test: (LineBreakClass) -> Bool) -> Bool { end < units.count && test(units[end].kind) }
      while follows({ $0 == .numeric || $0 == .slash || $0 == .infix }) { end += 1 }
      if follows({ $0 == .closing || $0.isParenthesis }) { end += 1 }
      if follows({ $0 == .prefix || $0 == .postfix }) { end += 1 }
      for inside in start + 1..<max(start + 1, end) { units[inside].continuesNumber = true }
      place = end
    }
  }

  /// The units before the place to decide on.
  private struct Context {
    /// The last unit before any spaces, and whether there are spaces.
    var last: Unit
    var hasSpaces = false
    /// The class of the unit before `last`, if they are adjacent.
    var beforeLast: LineBreakClass?
    /// The number of consecutive regional indicators.
    var indicators = 0

    init(_ first: Unit) {
      last = first
      hasSpaces = first.kind == .space
      indicators = first.kind == .regionalIndicator ? 1 : 0
    }

    mutating func pass(_ unit: Unit) {
      guard unit.kind != .space else {
        hasSpaces = true
        return
      }
      beforeLast = hasSpaces ? nil : last.kind
      last = unit
      hasSpaces = false
      indicators = unit.kind == .regionalIndicator ? indicators + 1 : 0
    }
  }

  private static func mayBreak(before place: Int, in units: [Unit], _ context: Context) -> Bool {
    let before = context.last.kind
    let unit = units[place]
    let after = unit.kind
    // LB5, LB4, LB6, LB7
    if before == .carriageReturn, after == .lineFeed, !context.hasSpaces { return false }
    if units[place - 1].kind.endsLine { return true }
    if after.endsLine || after == .space || after == .zeroWidthSpace { return false }
    if before == .zeroWidthSpace { return true }  // LB8
    if units[place - 1].endsInJoiner { return false }  // LB8a
    if after == .wordJoiner || (before == .wordJoiner && !context.hasSpaces) { return false }  // LB11
    if before == .glue, !context.hasSpaces { return false }  // LB12
    if after == .glue, !context.hasSpaces, before != .breakAfter, before != .hyphen { return false }  // LB12a
    if unit.continuesNumber { return false }  // LB25
    switch after {  // LB13
    case .exclamation: return false
    case .closing, .parenthesis, .wideParenthesis, .infix, .slash:
      if before != .numeric || context.hasSpaces { return false }
    default: break
    }
    if before.isOpening { return false }  // LB14
    if before == .quotation, after.isOpening { return false }  // LB15
    if before == .closing || before.isParenthesis, after == .nonstarter { return false }  // LB16
    if before == .breakOnEitherSide, after == .breakOnEitherSide { return false }  // LB17
    if context.hasSpaces { return true }  // LB18
    return mayBreak(between: before, and: after, context)
  }

  /// LB19 to LB31, for adjacent units.
  private static func mayBreak(between before: LineBreakClass, and after: LineBreakClass, _ context: Context) -> Bool {
    if before == .quotation || after == .quotation { return false }  // LB19
    if before == .contingent || after == .contingent { return true }  // LB20
    switch after {  // LB21, LB22
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if before == .breakBefore { return false }
    if context.beforeLast == .hebrew, before == .hyphen || before == .breakAfter { return false }  // LB21a
    if before == .slash, after == .hebrew { return false }  // LB21b
    if before.isAlphabetic, after == .numeric || after.isAlphabetic { return false }  // LB23, LB28
    if before == .numeric, after.isAlphabetic { return false }  // LB23
    if before == .prefix, after.isPictograph || after.isHangul || after.isAlphabetic { return false }  // LB23a, 24, 27
    if before == .postfix, after.isAlphabetic { return false }  // LB24
    if before.isAlphabetic, after == .prefix || after == .postfix { return false }  // LB24
    if before.isPictograph || before.isHangul, after == .postfix { return false }  // LB23a, LB27
    if joinsSyllable(before, after) { return false }  // LB26
    if before == .infix, after.isAlphabetic { return false }  // LB29
    if before.isAlphabetic || before == .numeric, after == .opening { return false }  // LB30
    if before == .parenthesis, after.isAlphabetic || after == .numeric { return false }  // LB30
    if before == .regionalIndicator, after == .regionalIndicator { return context.indicators.isMultiple(of: 2) }
    if before == .emojiBase || before == .reservedPictograph, after == .emojiModifier { return false }  // LB30b
    return true
  }

  /// LB26.
  private static func joinsSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .leadingJamo: after == .leadingJamo || after == .vowelJamo || after == .syllableLV || after == .syllableLVT
    case .vowelJamo, .syllableLV: after == .vowelJamo || after == .trailingJamo
    case .trailingJamo, .syllableLVT: after == .trailingJamo
    default: false
    }
  }
}

/// The line breaking class of a scalar (UAX #14) after LB1, in the order of the generated table.
enum LineBreakClass: UInt8 {
  case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
  case combiningMark, zeroWidthJoiner
  case opening, wideOpening, closing, parenthesis, wideParenthesis, quotation, exclamation, infix, slash
  case nonstarter, breakOnEitherSide, breakAfter, hyphen, breakBefore, contingent, hebrew, inseparable
  case numeric, prefix, postfix, ideographic
  /// A code point that Unicode reserves for future pictographs.
  case reservedPictograph
  case emojiBase, emojiModifier
  case leadingJamo, vowelJamo, trailingJamo, syllableLV, syllableLVT
  case regionalIndicator

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x61...0x7a, 0x41...0x5a: self = .alphabetic
    case 0x4e00...0x9fff: self = .ideographic
    default: self = Self(value, in: LineBreakTable.changes) ?? .alphabetic
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

extension Substring {
  fileprivate var trimmingTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
