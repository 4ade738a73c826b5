/// A set of Unicode scalars: what a bracket expression or a shorthand such as `\d` stands for.
struct ScalarSet: Equatable, Sendable {
  /// Sorted and disjoint once `normalize()` has run.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// One bit a general category, by its place in `categories`.
  private(set) var categoryMask: UInt32 = 0
  var isNegated = false
  var ignoresCase = false
  /// The ASCII part of `ranges` as bits.
  private var lowASCII: UInt64 = 0
  private var highASCII: UInt64 = 0

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

  /// Sorts, merges, adds the folded forms of short ranges when case is ignored, and fills the bits.
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
    lowASCII = bits(from: 0)
    highASCII = bits(from: 64)
  }

  private func bits(from first: UInt32) -> UInt64 {
    (0..<64).reduce(0) { $0 | (isInRanges(first + $1) ? 1 << UInt64($1) : 0) }
  }

  private func holds(_ scalar: UInt32) -> Bool {
    if scalar < 64, categoryMask == 0 { return lowASCII >> UInt64(scalar) & 1 == 1 }
    if scalar < 128, categoryMask == 0 { return highASCII >> UInt64(scalar - 64) & 1 == 1 }
    if isInRanges(scalar) { return true }
    return categoryMask != 0 && categoryMask & ScalarSet.categoryBit(of: scalar) != 0
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

  private var complement: [ClosedRange<UInt32>] {
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
