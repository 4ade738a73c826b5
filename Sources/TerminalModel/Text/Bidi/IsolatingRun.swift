/// An isolating run sequence whose weak and neutral characters get a direction (UAX #9, rules W1 to I2).
struct IsolatingRun {
  private var classes: [BidiClass]
  private let originals: [BidiClass]
  private let level: UInt8
  private let scalars: [Unicode.Scalar?]

  /// - Parameters:
  ///   - places: Its characters in the text.
  ///   - scalars: Those of the whole text; empty if only classes are known.
  init(_ places: [Int], classes: [BidiClass], level: UInt8, scalars: [Unicode.Scalar]) {
    self.classes = places.map { classes[$0] }
    originals = self.classes
    self.level = level
    self.scalars = scalars.isEmpty ? [] : places.map { scalars[$0] }
  }

  private var embedding: BidiClass { level.isMultiple(of: 2) ? .left : .right }

  mutating func resolve(between borders: (start: BidiClass, end: BidiClass)) {
    resolveWeak(after: borders.start)
    resolveBrackets(after: borders.start)
    resolveNeutral(between: borders)
  }

  /// The level of each character (rules I1 and I2).
  func levels() -> [UInt8] {
    classes.map { kind in
      switch kind {
      case .right: level.isMultiple(of: 2) ? level + 1 : level
      case .arabicNumber, .europeanNumber: level.isMultiple(of: 2) ? level + 2 : level + 1
      case .left: level.isMultiple(of: 2) ? level : level + 1
      default: level
      }
    }
  }

  /// Rules W1 to W7.
  private mutating func resolveWeak(after start: BidiClass) {
    // W1: a mark is as what it stands on.
    var previous = start
    for place in classes.indices {
      if classes[place] == .nonspacingMark {
        classes[place] = previous.opensIsolate || previous == .popIsolate ? .otherNeutral : previous
      }
      previous = classes[place]
    }
    // W2 and W3: numbers after an Arabic letter are Arabic; then it is a letter from the right.
    var strong = start
    for place in classes.indices {
      switch classes[place] {
      case .left, .right, .arabicLetter: strong = classes[place]
      case .europeanNumber where strong == .arabicLetter: classes[place] = .arabicNumber
      default: break
      }
    }
    for place in classes.indices where classes[place] == .arabicLetter { classes[place] = .right }
    // W4: one separator between two numbers of a kind.
    for place in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[place - 1], classes[place + 1])
      switch classes[place] {
      case .europeanSeparator where before == .europeanNumber && after == .europeanNumber:
        classes[place] = .europeanNumber
      case .commonSeparator where before == after && (before == .europeanNumber || before == .arabicNumber):
        classes[place] = before
      default: break
      }
    }
    // W5 and W6: terminators beside European numbers; what is left over is neutral.
    var place = 0
    while place < classes.count {
      guard classes[place] == .europeanTerminator else {
        place += 1
        continue
      }
      var end = place
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      let isBeside =
        place > 0 && classes[place - 1] == .europeanNumber || end < classes.count && classes[end] == .europeanNumber
      for each in place..<end { classes[each] = isBeside ? .europeanNumber : .otherNeutral }
      place = end
    }
    for place in classes.indices where classes[place] == .europeanSeparator || classes[place] == .commonSeparator {
      classes[place] = .otherNeutral
    }
    // W7: European numbers after a letter from the left.
    strong = start
    for place in classes.indices {
      switch classes[place] {
      case .left, .right: strong = classes[place]
      case .europeanNumber where strong == .left: classes[place] = .left
      default: break
      }
    }
  }

  /// Rule N0: a pair of brackets has the direction of what it encloses, or of what is before it.
  private mutating func resolveBrackets(after start: BidiClass) {
    for (open, close) in bracketPairs() {
      var found: BidiClass?
      for place in open + 1..<close {
        guard let strong = classes[place].strong else { continue }
        found = strong
        if strong == embedding { break }
      }
      guard let found else { continue }
      var direction = embedding
      if found != embedding {
        let before = classes[..<open].last { $0.strong != nil }?.strong ?? start
        if before == found { direction = found }
      }
      for bracket in [open, close] {
        classes[bracket] = direction
        // Marks on a bracket go with it.
        for place in (bracket + 1)..<max(bracket + 1, classes.count) {
          guard originals[place] == .nonspacingMark else { break }
          classes[place] = direction
        }
      }
    }
  }

  /// Definition BD16, in the order of the opening brackets.
  private func bracketPairs() -> [(open: Int, close: Int)] {
    guard !scalars.isEmpty else { return [] }
    var stack: [(closing: UInt32, place: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for place in classes.indices where classes[place] == .otherNeutral && originals[place] == .otherNeutral {
      guard let scalar = scalars[place], let bracket = BidiBracket(scalar) else { continue }
      switch bracket {
      case .opening(let closing):
        if stack.count == 63 { return [] }
        stack.append((closing, place))
      case .closing(let own):
        guard let match = stack.lastIndex(where: { $0.closing == own }) else { continue }
        pairs.append((stack[match].place, place))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Rules N1 and N2.
  private mutating func resolveNeutral(between borders: (start: BidiClass, end: BidiClass)) {
    var place = 0
    while place < classes.count {
      guard classes[place].isNeutral else {
        place += 1
        continue
      }
      var end = place
      while end < classes.count, classes[end].isNeutral { end += 1 }
      let before = place == 0 ? borders.start : classes[place - 1].strong ?? embedding
      let after = end == classes.count ? borders.end : classes[end].strong ?? embedding
      for each in place..<end { classes[each] = before == after ? before : embedding }
      place = end
    }
  }
}

/// A bracket of a pair (`Bidi_Paired_Bracket`).
enum BidiBracket {
  /// With the closing one, in its canonical form.
  case opening(closing: UInt32)
  case closing(UInt32)

  init?(_ scalar: Unicode.Scalar) {
    // The canonical equivalents of U+3008 and U+3009.
    let value = scalar.value == 0x2329 ? 0x3008 : scalar.value == 0x232A ? 0x3009 : scalar.value
    if let place = BidiTable.opening.firstIndex(of: value) {
      self = .opening(closing: BidiTable.closing[place])
    } else if BidiTable.closing.contains(value) {
      self = .closing(value)
    } else {
      return nil
    }
  }
}
