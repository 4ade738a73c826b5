/// Texts that a pattern matches, found by walking its program.
extension Pattern {
  /// A text of exactly so many scalars that the pattern matches, for each of the lengths that has one; the shortest of
  /// all comes first. At most `Self.mostExampleSteps` steps.
  package func examples(lengths: Set<Int>) -> [String] {
    var walk = PatternWalk(self, mostSteps: Self.mostExampleSteps)
    return walk.texts(lengths: lengths).filter { matchesAnywhere(in: $0) == true }
  }

  /// A text of a usual length that the pattern matches, to show what it asks for; nil if none is found soon.
  package var example: String? {
    var walk = PatternWalk(self, mostSteps: 4000)
    return walk.texts(lengths: [Self.usualLength]).last { matchesAnywhere(in: $0) == true && !$0.isEmpty }
  }

  private static let usualLength = 6
  private static let mostExampleSteps = 400_000
}

/// A breadth-first walk through the states of a pattern's program: layer by layer, a scalar each.
private struct PatternWalk {
  private struct Step {
    var state: Int
    /// The scalar that led here, and the step before it, in the layer before.
    var scalar: UInt32
    var parent: Int
  }

  private let pattern: Pattern
  private var layers: [[Step]] = []
  private let mostSteps: Int
  private var steps = 0

  init(_ pattern: Pattern, mostSteps: Int) {
    self.pattern = pattern
    self.mostSteps = mostSteps
  }

  mutating func texts(lengths: Set<Int>) -> [String] {
    var found: [String] = []
    var layer = [Step(state: 0, scalar: 0, parent: -1)]
    let longest = lengths.max() ?? 0
    var length = 0
    while !layer.isEmpty, steps < mostSteps, length <= max(longest, found.isEmpty ? 256 : 0) {
      layers.append(layer)
      let closed = closure(of: layer)
      if found.isEmpty || lengths.contains(length), let end = closed.end { found.append(text(to: end)) }
      layer = advanced(closed.waiting)
      length += 1
    }
    return found
  }

  /// The instructions that wait for a scalar, each with its step; and a step at which the text may end.
  private mutating func closure(of layer: [Step]) -> (waiting: [(state: Int, step: Int)], end: Int?) {
    let isStart = layers.count == 1
    var waiting: [(state: Int, step: Int)] = []
    var end: Int?
    var seen: Set<Int> = []
    for (index, step) in layer.enumerated() {
      var pending = [(state: step.state, ended: false)]
      while let (state, ended) = pending.popLast() {
        steps += 1
        guard seen.insert(state * 2 + (ended ? 1 : 0)).inserted else { continue }
        switch pattern.program[state] {
        case .jump(let target): pending.append((target, ended))
        case .split(let one, let other): pending += [(other, ended), (one, ended)]
        case .assertion(.textStart): if isStart { pending.append((state + 1, ended)) }
        case .assertion(.textEnd): pending.append((state + 1, true))
        case .assertion: pending.append((state + 1, ended))
        case .accept: end = end ?? index
        case .scalar, .foldedScalar, .set: if !ended { waiting.append((state, index)) }
        }
      }
    }
    return (waiting, end)
  }

  private mutating func advanced(_ waiting: [(state: Int, step: Int)]) -> [Step] {
    var next: [Step] = []
    for (state, step) in waiting {
      steps += 1
      let scalar: UInt32?
      switch pattern.program[state] {
      case .scalar(let value), .foldedScalar(let value): scalar = value
      case .set(let index): scalar = pattern.sets[index].example(after: layers.count)
      default: scalar = nil
      }
      if let scalar { next.append(Step(state: state + 1, scalar: scalar, parent: step)) }
    }
    return next
  }

  private func text(to step: Int) -> String {
    var scalars: [Unicode.Scalar] = []
    var index = step
    for layer in layers.dropFirst().reversed() {
      Unicode.Scalar(layer[index].scalar).map { scalars.append($0) }
      index = layer[index].parent
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.reversed())
    return text
  }
}

extension ScalarSet {
  /// A member that a person could type, a different one at different positions if there are several.
  fileprivate func example(after position: Int) -> UInt32? {
    let likely = Self.likely.filter(contains)
    if !likely.isEmpty { return likely[position % likely.count] }
    return (UInt32(0x20)...0x24F).first(where: contains) ?? ranges.first?.lowerBound
  }

  private static let likely: [UInt32] =
    "abcdefghij".unicodeScalars.map(\.value)
    + "1234567890".unicodeScalars.map(\.value) + "ABCD-_./: ".unicodeScalars.map(\.value)
}
