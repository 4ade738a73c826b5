/// The levels that marks of direction give to a text (UAX #9, rules X1 to X10).
struct ExplicitLevels {
  /// Overridden where an override holds.
  private(set) var classes: [BidiClass]
  private let originals: [BidiClass]
  /// nil for what takes no part.
  private(set) var levels: [UInt8?]
  private let isolates: Isolates
  private let base: UInt8

  /// The deepest level (definition BD2).
  private static let deepest: UInt8 = 125

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    originals = classes
    isolates = Isolates(classes)
    self.base = base
    levels = Array(repeating: base, count: classes.count)
    resolve()
  }

  /// Rules X1 to X9.
  private mutating func resolve() {
    var stack = [Status(level: base)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for (place, kind) in originals.enumerated() {
      let current = stack[stack.count - 1]
      switch kind {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
        levels[place] = nil
        let isRight = kind == .rightToLeftEmbedding || kind == .rightToLeftOverride
        let next = Self.next(after: current.level, isRight: isRight)
        if next <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? =
            kind == .rightToLeftOverride ? .right : kind == .leftToRightOverride ? .left : nil
          stack.append(Status(level: next, override: override))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        levels[place] = current.level
        if let override = current.override { classes[place] = override }
        var isRight = kind == .rightToLeftIsolate
        if kind == .firstStrongIsolate {
          let end = isolates.end[place] ?? originals.count
          isRight = originals[(place + 1)..<end].levelOfFirstLetter == 1
        }
        let next = Self.next(after: current.level, isRight: isRight)
        if next <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: next, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[place] = outer.level
        if let override = outer.override { classes[place] = override }
      case .popDirectionalFormat:
        levels[place] = nil
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !current.isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
      case .boundaryNeutral: levels[place] = nil
      case .paragraphSeparator: levels[place] = base
      default:
        levels[place] = current.level
        if let override = current.override { classes[place] = override }
      }
    }
  }

  private static func next(after level: UInt8, isRight: Bool) -> UInt8 {
    isRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// The places of each isolating run sequence (definition BD13).
  func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    var runOfStart: [Int: Int] = [:]
    var previous: UInt8?
    for (place, level) in levels.enumerated() {
      guard let level else { continue }
      if level != previous {
        runOfStart[place] = runs.count
        runs.append([])
        previous = level
      }
      runs[runs.count - 1].append(place)
    }
    var sequences: [[Int]] = []
    for run in runs {
      // One that goes on an isolating sequence is part of it.
      if let first = run.first, isolates.start[first] != nil { continue }
      var sequence = run
      while let last = sequence.last, let end = isolates.end[last], let next = runOfStart[end] {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  func level(of sequence: [Int]) -> UInt8 { sequence.first.flatMap { levels[$0] } ?? base }

  /// The directions at both ends of a sequence (rule X10).
  func borders(of sequence: [Int]) -> (start: BidiClass, end: BidiClass) {
    guard let first = sequence.first, let last = sequence.last else { return (.left, .left) }
    let own = level(of: sequence)
    let before = levels[..<first].last { $0 != nil } ?? base
    let after: UInt8? =
      originals[last].opensIsolate && isolates.end[last] == nil
      ? base : levels[(last + 1)...].first { $0 != nil } ?? base
    func direction(_ level: UInt8?) -> BidiClass { max(own, level ?? base).isMultiple(of: 2) ? .left : .right }
    return (direction(before), direction(after))
  }
}
