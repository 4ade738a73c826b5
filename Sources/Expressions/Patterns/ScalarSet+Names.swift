extension ScalarSet {
  static let digit = ScalarSet([48...57])
  static let word = ScalarSet([48...57, 65...90, 95...95, 97...122])
  /// RE2's `\s` has no vertical tab.
  static let space = ScalarSet([9...10, 12...13, 32...32])

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

  /// The bits of a general category (`Lu`) or a group of them (`L`); nil for an unknown name.
  static func categoryMask(named name: String) -> UInt32? {
    if name == "Any" { return ~0 }
    let mask = categories.enumerated().reduce(UInt32(0)) { mask, entry in
      entry.element.name == name || entry.element.name.prefix(1) == name ? mask | 1 << UInt32(entry.offset) : mask
    }
    return mask == 0 ? nil : mask
  }

  /// The bit of the category a scalar is in.
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
  /// The scalar's one-to-one lower and upper case forms; itself where there is none.
  var simpleCases: (lower: UInt32, upper: UInt32) {
    if self < 128 {
      if (65...90).contains(self) { return (self + 32, self) }
      if (97...122).contains(self) { return (self, self - 32) }
      return (self, self)
    }
    guard let properties = Unicode.Scalar(self)?.properties else { return (self, self) }
    return (properties.lowercaseMapping.onlyScalar ?? self, properties.uppercaseMapping.onlyScalar ?? self)
  }

  /// The form that scalars which differ only in case share.
  var caseFolded: UInt32 {
    if self < 128 { return simpleCases.lower }
    return simpleCases.upper.simpleCases.lower
  }
}

extension String {
  fileprivate var onlyScalar: UInt32? {
    unicodeScalars.count == 1 ? unicodeScalars.first?.value : nil
  }
}
