/// The syntax tree of a regular expression.
indirect enum PatternNode: Equatable {
  case empty
  case scalar(UInt32, ignoringCase: Bool)
  /// An index into the parser's sets.
  case set(Int)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// `maximum` is nil for unbounded repetition.
  case repeated(PatternNode, minimum: Int, maximum: Int?)

  /// The number of compiled instructions; saturates, to reject `((a{1000}){1000}){1000}` without expanding it.
  var size: Int {
    switch self {
    case .empty: 0
    case .scalar, .set, .assertion: 1
    case .sequence(let parts): parts.reduce(0) { min($0 + $1.size, PatternNode.tooLarge) }
    case .alternatives(let parts): parts.reduce(0) { min($0 + $1.size + 2, PatternNode.tooLarge) }
    case .repeated(let part, let minimum, let maximum):
      min((part.size + 1) * max(maximum ?? (minimum + 1), 1) + 1, PatternNode.tooLarge)
    }
  }

  static let tooLarge = 1_000_000

  /// True if a match can only begin at the start of the text.
  var beginsAtTextStart: Bool {
    switch self {
    case .assertion(.textStart): true
    case .sequence(let parts): parts.first?.beginsAtTextStart ?? false
    case .alternatives(let parts): parts.allSatisfy(\.beginsAtTextStart)
    case .repeated(let part, let minimum, _): minimum > 0 && part.beginsAtTextStart
    case .empty, .scalar, .set, .assertion: false
    }
  }
}

/// A condition on the position, which consumes no scalar.
enum PatternAssertion: Equatable, Sendable {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary

  func holds(between previous: UInt32?, and next: UInt32?) -> Bool {
    switch self {
    case .textStart: previous == nil
    case .textEnd: next == nil
    case .lineStart: previous == nil || previous == 10
    case .lineEnd: next == nil || next == 10
    case .wordBoundary: isWord(previous) != isWord(next)
    case .noWordBoundary: isWord(previous) == isWord(next)
    }
  }

  private func isWord(_ scalar: UInt32?) -> Bool { scalar.map { ScalarSet.word.contains($0) } ?? false }
}

/// An instruction of a compiled regular expression (Thompson's construction; Cox, "Regular Expression Matching: the
/// Virtual Machine Approach"). The next instruction follows unless a target is given.
enum PatternInstruction: Equatable, Sendable {
  case scalar(UInt32)
  /// Compared after case folding.
  case foldedScalar(UInt32)
  case set(Int)
  case assertion(PatternAssertion)
  case jump(Int)
  /// Continues at both targets.
  case split(Int, Int)
  case accept
}

/// Compiles the syntax tree of a regular expression.
struct PatternCompiler {
  private(set) var program: [PatternInstruction] = []
  let sets: [ScalarSet]

  init(sets: [ScalarSet]) { self.sets = sets }

  mutating func compile(_ tree: PatternNode) {
    emit(tree)
    program.append(.accept)
  }

  private mutating func emit(_ node: PatternNode) {
    switch node {
    case .empty: break
    case .scalar(let scalar, ignoringCase: false): program.append(.scalar(scalar))
    case .scalar(let scalar, ignoringCase: true): program.append(.foldedScalar(scalar.caseFolded))
    case .set(let index): program.append(.set(index))
    case .assertion(let assertion): program.append(.assertion(assertion))
    case .sequence(let parts): for part in parts { emit(part) }
    case .alternatives(let parts): emit(alternatives: parts)
    case .repeated(let part, let minimum, let maximum): emit(part, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func emit(alternatives parts: [PatternNode]) {
    var jumps: [Int] = []
    for (position, part) in parts.enumerated() {
      if position == parts.count - 1 {
        emit(part)
      } else {
        let split = reserve()
        emit(part)
        jumps.append(reserve())
        program[split] = .split(split + 1, program.count)
      }
    }
    for jump in jumps { program[jump] = .jump(program.count) }
  }

  private mutating func emit(_ part: PatternNode, minimum: Int, maximum: Int?) {
    for _ in 0..<minimum { emit(part) }
    guard let maximum else {
      let split = reserve()
      emit(part)
      program.append(.jump(split))
      program[split] = .split(split + 1, program.count)
      return
    }
    let splits = (minimum..<maximum).map { _ in
      let split = reserve()
      emit(part)
      return split
    }
    for split in splits { program[split] = .split(split + 1, program.count) }
  }

  private mutating func reserve() -> Int {
    program.append(.accept)
    return program.count - 1
  }
}
