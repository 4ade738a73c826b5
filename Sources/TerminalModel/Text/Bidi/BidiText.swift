/// The Unicode Bidirectional Algorithm (UAX #9): in which order the characters of a text stand on the screen.
///
/// A text is one line: the levels of its characters by rules P2 to I2, and their order by L1 and L2. Cost: linear in it.
package struct BidiText {
  /// The direction of a paragraph.
  package enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
    /// That of the first letter with a direction; left to right without one (rules P2 and P3).
    case ofFirstLetter
  }

  /// The level of the paragraph: 0 from the left, 1 from the right.
  package let baseLevel: UInt8
  /// The level of each character; nil for those that take no part, such as embedding marks (rule X9).
  package private(set) var levels: [UInt8?]
  private let classes: [BidiClass]

  package init(_ scalars: some Collection<Unicode.Scalar>, direction: Direction = .ofFirstLetter) {
    let scalars = Array(scalars)
    self.init(classes: scalars.map(BidiClass.init), scalars: scalars, direction: direction)
  }

  /// Characters by their classes alone; without `scalars`, none is a bracket.
  init(classes: [BidiClass], scalars: [Unicode.Scalar], direction: Direction) {
    self.classes = classes
    baseLevel =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .ofFirstLetter: classes.levelOfFirstLetter ?? 0
      }
    let explicit = ExplicitLevels(classes, base: baseLevel)
    levels = explicit.levels
    for sequence in explicit.sequences() {
      var run = IsolatingRun(sequence, classes: explicit.classes, level: explicit.level(of: sequence), scalars: scalars)
      run.resolve(between: explicit.borders(of: sequence))
      for (place, level) in zip(sequence, run.levels()) { levels[place] = level }
    }
    resetBlanks()
  }

  /// Rule L1: separators, and blanks before them and at the end of a line, have the level of the paragraph.
  private mutating func resetBlanks() {
    var isAtEnd = true
    for place in levels.indices.reversed() {
      switch classes[place] {
      case .paragraphSeparator, .segmentSeparator:
        levels[place] = baseLevel
        isAtEnd = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
        if isAtEnd { levels[place] = baseLevel }
      case _ where levels[place] == nil: continue
      default: isAtEnd = false
      }
    }
  }

  /// The places of the characters from left to right (rule L2); those that take no part are left out.
  package func order() -> [Int] {
    var order = levels.indices.filter { levels[$0] != nil }
    let shown = order.compactMap { levels[$0] }
    guard let highest = shown.max(), let lowestOdd = shown.filter({ !$0.isMultiple(of: 2) }).min() else { return order }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < shown.count {
        guard (levels[order[start]] ?? 0) >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, (levels[order[end]] ?? 0) >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// True if a character is shown mirrored where it has a glyph for that: brackets read from the right (rule L4).
  package func isMirrored(_ place: Int) -> Bool { levels[place].map { !$0.isMultiple(of: 2) } ?? false }

  /// The mirrored one of a bracket or another character that has one; any other as it is.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var low = 0
    var high = BidiTable.mirrored.count
    while low < high {
      let middle = (low + high) / 2
      if BidiTable.mirrored[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < BidiTable.mirrored.count, BidiTable.mirrored[low] == scalar.value else { return scalar }
    return Unicode.Scalar(BidiTable.mirrors[low]) ?? scalar
  }

  /// True if a text may need another order than its own: it has a letter that is read from the right, or a mark of
  /// direction. Cost: linear in the text, a comparison for a character below U+0590.
  package static func isNeeded(by text: some Collection<Unicode.Scalar>) -> Bool {
    text.contains { scalar in
      guard scalar.value >= 0x590 else { return false }
      return switch BidiClass(scalar) {
      case .right, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride, .rightToLeftIsolate: true
      default: false
      }
    }
  }
}
