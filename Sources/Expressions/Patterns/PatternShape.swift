/// The structure of a pattern, for those who translate it into another language of regular expressions.
package indirect enum PatternShape: Sendable {
  case empty
  /// One scalar of these ranges, which are sorted and disjoint.
  case scalars([ClosedRange<UInt32>])
  case textStart
  case textEnd
  case sequence([PatternShape])
  case alternatives([PatternShape])
  /// `maximum` is nil for unbounded repetition.
  case repeated(PatternShape, minimum: Int, maximum: Int?)
  /// Something that needs more than one scalar of context, or Unicode's categories.
  case other
}

extension Pattern {
  /// The structure of the pattern. Parses its source again.
  package var shape: PatternShape {
    var parser = PatternParser(source, dialect)
    guard let tree = try? parser.parse() else { return .other }
    return PatternShape(tree, parser.sets)
  }
}

extension PatternShape {
  fileprivate init(_ node: PatternNode, _ sets: [ScalarSet]) {
    switch node {
    case .empty: self = .empty
    case .scalar(let scalar, ignoringCase: false): self = .scalars([scalar...scalar])
    case .scalar(let scalar, ignoringCase: true):
      let (lower, upper) = scalar.simpleCases
      var set = ScalarSet([lower...lower, upper...upper])
      set.normalize()
      self = .scalars(set.ranges)
    case .set(let index): self = sets[index].exactRanges.map { .scalars($0) } ?? .other
    case .assertion(.textStart): self = .textStart
    case .assertion(.textEnd): self = .textEnd
    case .assertion: self = .other
    case .sequence(let parts): self = .sequence(parts.map { PatternShape($0, sets) })
    case .alternatives(let parts): self = .alternatives(parts.map { PatternShape($0, sets) })
    case .repeated(let part, let minimum, let maximum):
      self = .repeated(PatternShape(part, sets), minimum: minimum, maximum: maximum)
    }
  }
}

extension ScalarSet {
  /// The members as ranges; nil if categories or letter case decide about some.
  fileprivate var exactRanges: [ClosedRange<UInt32>]? {
    guard categoryMask == 0, !ignoresCase else { return nil }
    return isNegated ? complement : ranges
  }
}
