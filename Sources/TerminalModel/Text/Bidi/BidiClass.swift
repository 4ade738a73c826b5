/// The bidirectional class of a character (UAX #9, table 4).
enum BidiClass: UInt8, CaseIterable, Sendable {
  case left, right, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator, nonspacingMark
  case boundaryNeutral, paragraphSeparator, segmentSeparator, whitespace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride, popDirectionalFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popIsolate

  /// Cost: logarithmic in the table.
  init(_ scalar: Unicode.Scalar) { self = Self(scalar.value, in: BidiTable.changes) ?? .left }

  var opensIsolate: Bool { self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate }

  /// Neutral or an isolate's mark (`NI` of the rules).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .popIsolate: true
    default: opensIsolate
    }
  }

  /// The direction that neutral characters beside it see: numbers count as right (rule N1).
  var strong: BidiClass? {
    switch self {
    case .left: .left
    case .right, .arabicLetter, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }
}

/// Which isolates of a text match (definition BD9).
struct Isolates {
  /// The place of the mark that ends what one begins, and the other way round.
  private(set) var end: [Int: Int] = [:]
  private(set) var start: [Int: Int] = [:]

  init(_ classes: [BidiClass]) {
    var open: [Int] = []
    for (place, kind) in classes.enumerated() {
      if kind == .paragraphSeparator {
        open = []
      } else if kind.opensIsolate {
        open.append(place)
      } else if kind == .popIsolate, let opener = open.popLast() {
        end[opener] = place
        start[place] = opener
      }
    }
  }
}

extension Sequence<BidiClass> {
  /// The level by the first letter that is not isolated (rules P2 and P3); nil without one.
  var levelOfFirstLetter: UInt8? {
    var isolates = 0
    for kind in self {
      switch kind {
      case .left where isolates == 0: return 0
      case .right where isolates == 0, .arabicLetter where isolates == 0: return 1
      case .paragraphSeparator: return nil
      case .popIsolate: isolates = Swift.max(0, isolates - 1)
      default: if kind.opensIsolate { isolates += 1 }
      }
    }
    return nil
  }
}
