/// A set of Unicode scalars: the meaning of a bracket expression or a shorthand such as `\d`.
struct ScalarSet: Equatable, Sendable {
  /// Sorted and disjoint once `normalize()` has run.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// One bit per general category, by its index in `categories`.
  private(set) var categoryMask: UInt32 = 0
  var isNegated = false
  var ignoresCase = false

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    self.ranges = ranges
    normalize()
  }

  func contains(_ scalar: UInt32) -> Bool {
    let found = holds(scalar) || (ignoresCase && holdsAnotherCase(of: scalar))
    return found != isNegated
  }

  mutating func insert(_ range: ClosedRange<UInt32>) { ranges.append(range) }

  mutating func insert(_ other: ScalarSet) {
    ranges += other.isNegated ? other.complement : other.ranges
    categoryMask |= other.categoryMask
  }

  mutating func insert(categories mask: UInt32) { categoryMask |= mask }

  /// Sorts and merges the ranges, and adds case-folded forms of short ranges if case is ignored.
  mutating func normalize() {
    if ignoresCase {
      for range in ranges where range.count <= 512 {
        for scalar in range { ranges.append(scalar.caseFolded...scalar.caseFolded) }
      }
    }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  private func holds(_ scalar: UInt32) -> Bool {
    isInRanges(scalar) || categoryMask != 0 && categoryMask & ScalarSet.categoryBit(of: scalar) != 0
  }

  private func holdsAnotherCase(of scalar: UInt32) -> Bool {
    let (lower, upper) = scalar.simpleCases
    return (lower != scalar && holds(lower)) || (upper != scalar && holds(upper)) || holds(scalar.caseFolded)
  }

  private func isInRanges(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  var complement: [ClosedRange<UInt32>] {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return gaps
  }
}

extension ScalarSet {
  static let digit = ScalarSet([48...57])
  static let word = ScalarSet([48...57, 65...90, 95...95, 97...122])
  /// RE2's `\s` does not include the vertical tab.
  static let space = ScalarSet([9...10, 12...13, 32...32])

  /// ECMA-262, 12.2 and 12.3: WhiteSpace and LineTerminator.
  static let unicodeSpace = ScalarSet([
    9...13, 32...32, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F,
    0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// ECMA-262, 12.3.
  static let lineTerminator = ScalarSet([10...10, 13...13, 0x2028...0x2029])

  /// The set of a POSIX class name such as `alpha`, nil for an unknown one.
  static func posix(_ name: String) -> ScalarSet? {
    switch name {
    case "alnum": ScalarSet([48...57, 65...90, 97...122])
    case "alpha": ScalarSet([65...90, 97...122])
    case "ascii": ScalarSet([0...127])
    case "blank": ScalarSet([9...9, 32...32])
    case "cntrl": ScalarSet([0...31, 127...127])
    case "digit": digit
    case "graph": ScalarSet([33...126])
    case "lower": ScalarSet([97...122])
    case "print": ScalarSet([32...126])
    case "punct": ScalarSet([33...47, 58...64, 91...96, 123...126])
    case "space": ScalarSet([9...13, 32...32])
    case "upper": ScalarSet([65...90])
    case "word": word
    case "xdigit": ScalarSet([48...57, 65...70, 97...102])
    default: nil
    }
  }

  /// The bits of a general category or group of categories, by any name in Unicode: `Lu`, `L`, `Letter`,
  /// `gc=Decimal_Number`. Nil for an unknown name.
  static func categoryMask(named name: String) -> UInt32? {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2 && ["gc", "General_Category"].contains(parts[0]), let word = parts.last
    else { return nil }
    if word == "Any", parts.count == 1 { return ~0 }
    let short = longNames[String(word)] ?? String(word)
    let mask = categories.enumerated().reduce(UInt32(0)) { mask, entry in
      let isMember = entry.element.name == short || entry.element.name.prefix(1) == short
      let isCased = short == "LC" && ["Ll", "Lu", "Lt"].contains(entry.element.name)
      return isMember || isCased ? mask | 1 << UInt32(entry.offset) : mask
    }
    return mask == 0 ? nil : mask
  }

  /// PropertyValueAliases.txt of the Unicode Character Database, `gc`.
  private static let longNames = [
    "Letter": "L", "Cased_Letter": "LC", "Lowercase_Letter": "Ll", "Uppercase_Letter": "Lu", "Titlecase_Letter": "Lt",
    "Modifier_Letter": "Lm", "Other_Letter": "Lo", "Mark": "M", "Combining_Mark": "M", "Nonspacing_Mark": "Mn",
    "Spacing_Mark": "Mc", "Enclosing_Mark": "Me", "Number": "N", "Decimal_Number": "Nd", "digit": "Nd",
    "Letter_Number": "Nl", "Other_Number": "No", "Punctuation": "P", "punct": "P", "Connector_Punctuation": "Pc",
    "Dash_Punctuation": "Pd", "Open_Punctuation": "Ps", "Close_Punctuation": "Pe", "Initial_Punctuation": "Pi",
    "Final_Punctuation": "Pf", "Other_Punctuation": "Po", "Symbol": "S", "Math_Symbol": "Sm", "Currency_Symbol": "Sc",
    "Modifier_Symbol": "Sk", "Other_Symbol": "So", "Separator": "Z", "Space_Separator": "Zs", "Line_Separator": "Zl",
    "Paragraph_Separator": "Zp", "Other": "C", "Control": "Cc", "cntrl": "Cc", "Format": "Cf", "Surrogate": "Cs",
    "Private_Use": "Co", "Unassigned": "Cn",
  ]

  static func categoryBit(of scalar: UInt32) -> UInt32 {
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory,
      let position = categories.firstIndex(where: { $0.category == category })
    else { return 0 }
    return 1 << UInt32(position)
  }

  private static let categories: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Ll", .lowercaseLetter), ("Lu", .uppercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
    ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
    ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
    ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
    ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
    ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
    ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
    ("Cn", .unassigned),
  ]
}

extension UInt32 {
  /// The scalar's one-to-one lower and upper case forms; the scalar itself if there is none.
  var simpleCases: (lower: UInt32, upper: UInt32) {
    if self < 128 {
      if (65...90).contains(self) { return (self + 32, self) }
      if (97...122).contains(self) { return (self, self - 32) }
      return (self, self)
    }
    guard let properties = Unicode.Scalar(self)?.properties else { return (self, self) }
    return (properties.lowercaseMapping.onlyScalar ?? self, properties.uppercaseMapping.onlyScalar ?? self)
  }

  /// The common form of scalars that differ only in case.
  var caseFolded: UInt32 {
    if self < 128 { return simpleCases.lower }
    return simpleCases.upper.simpleCases.lower
  }
}

extension String {
  fileprivate var onlyScalar: UInt32? { unicodeScalars.count == 1 ? unicodeScalars.first?.value : nil }
}
