/// A regular expression that is matched in time proportional to the text, whatever the expression.
///
/// The syntax is RE2's, with the escapes that JSON Schema authors write (ECMA-262 `\uXXXX`, `\/`, `\cX`). What needs
/// backtracking — backreferences, lookahead, lookbehind, possessive and atomic groups — is an error with its place.
/// Matching answers yes or no, so greedy and lazy quantifiers mean the same.
///
/// | construct | meaning |
/// | --- | --- |
/// | `.` `[a-z]` `[^…]` `[[:alpha:]]` `\d \w \s` and their capitals | one scalar; the shorthands are ASCII |
/// | `\p{L}` `\pN` `\P{Lu}` `\p{Letter}` `\p{gc=Nd}` | Unicode general categories; scripts are not supported |
/// | `x*` `x+` `x?` `x{2}` `x{2,}` `x{2,5}`, each also lazy with `?` | repetition, at most 1000 |
/// | `(…)` `(?:…)` `(?<name>…)` `(?P<name>…)` | groups |
/// | `(?i)` `(?s)` `(?m)` `(?i:…)` `(?-i)` | letter case ignored, `.` matches newlines, `^` `$` match at lines |
/// | `^` `$` `\A` `\z` `\b` `\B` | ends of the text or line, ends of an ASCII word |
/// | `\n \t \r \f \v \a` `\x41` `\x{1F600}` `\u0041` `\u{41}` `\cA` `\0` `\Q…\E` | one scalar, literal text |
///
/// In the dialect of JSON Schema `\s` is every white space of Unicode and U+FEFF, and `.` stops at each of ECMA-262's
/// line terminators.
///
/// The unit of matching is the Unicode scalar. The program of an expression has at most 20,000 instructions; larger
/// ones are an error, so that a match costs at most that many steps a scalar.
package struct Pattern: Sendable, Equatable {
  /// The expression as it was written.
  package let source: String
  let program: [PatternInstruction]
  let sets: [ScalarSet]
  let isAnchoredAtStart: Bool

  /// Whose rules hold where the published ones differ.
  package enum Dialect: Sendable {
    /// RE2's, which CEL refers to.
    case expression
    /// ECMA-262's, which JSON Schema refers to.
    case schema
  }

  /// Compiles an expression. Throws the first mistake in it, with its place.
  package init(parsing source: String, as dialect: Dialect = .expression) throws(PatternError) {
    var parser = PatternParser(source, dialect)
    let tree = try parser.parse()
    var compiler = PatternCompiler(sets: parser.sets)
    compiler.compile(tree)
    self.source = source
    program = compiler.program
    sets = compiler.sets
    isAnchoredAtStart = tree.beginsAtTextStart
  }

  /// Whether any part of the text matches, the meaning of JSON Schema's `pattern` and of `matches`; nil where that cannot
  /// be found out in `steps`.
  package func matchesAnywhere(in text: String, steps: Int = Self.mostSteps) -> Bool? {
    var matcher = PatternMatcher(self, steps: steps)
    return matcher.matches(text, .anywhere)
  }

  /// Whether the text as a whole matches, from its first scalar to its last; nil where that cannot be found out in
  /// `steps`.
  package func matchesWhole(_ text: String, steps: Int = Self.mostSteps) -> Bool? {
    var matcher = PatternMatcher(self, steps: steps)
    return matcher.matches(text, .whole)
  }

  /// A few tenths of a second; what people write as a pattern takes some ten steps a character.
  package static let mostSteps = 30_000_000

  /// Patterns are equal when they are written alike.
  package static func == (left: Pattern, right: Pattern) -> Bool { left.source.hasSameScalars(as: right.source) }
}

/// Runs a pattern's program over a text, all alternatives at once: a scalar is looked at once for each instruction that
/// can be reached there, never again.
struct PatternMatcher {
  enum Extent {
    case anywhere
    case whole
  }

  private let pattern: Pattern
  /// The threads that wait for the next scalar, and those for the one after.
  private var waiting: [Int] = []
  private var following: [Int] = []
  /// The position at which an instruction was last reached: it is entered once a position.
  private var reachedAt: [Int]
  private var pending: [Int] = []
  private var accepted = false
  /// Instructions that may still be looked at.
  private var steps: Int

  init(_ pattern: Pattern, steps: Int) {
    self.pattern = pattern
    self.steps = steps
    reachedAt = Array(repeating: -1, count: pattern.program.count)
  }

  mutating func matches(_ text: String, _ extent: Extent) -> Bool? {
    var scalars = text.unicodeScalars.makeIterator()
    var previous: UInt32?
    var next = scalars.next()?.value
    var position = 0
    let startsEverywhere = extent == .anywhere && !pattern.isAnchoredAtStart
    while true {
      // `waiting` holds the threads that consumed `previous`; `advance` has followed their empty moves.
      if position == 0 || startsEverywhere { enter(0, at: position, previous, next) }
      if accepted && (extent == .anywhere || next == nil) { return true }
      guard let scalar = next, startsEverywhere || !waiting.isEmpty else { return false }
      guard steps >= 0 else { return nil }
      accepted = false
      let afterwards = scalars.next()?.value
      advance(over: scalar, at: position, followedBy: afterwards)
      previous = scalar
      next = afterwards
      position += 1
    }
  }

  private mutating func advance(over scalar: UInt32, at position: Int, followedBy next: UInt32?) {
    let current = waiting
    swap(&waiting, &following)
    waiting.removeAll(keepingCapacity: true)
    steps -= current.count + 1
    for instruction in current where takes(pattern.program[instruction], scalar) {
      enter(instruction + 1, at: position + 1, scalar, next)
    }
  }

  private func takes(_ instruction: PatternInstruction, _ scalar: UInt32) -> Bool {
    switch instruction {
    case .scalar(let wanted): scalar == wanted
    case .foldedScalar(let wanted): scalar == wanted || scalar.caseFolded == wanted
    case .set(let index): pattern.sets[index].contains(scalar)
    case .assertion, .jump, .split, .accept: false
    }
  }

  /// Follows moves that consume no scalar, and adds the instructions that consume one to `waiting`.
  private mutating func enter(_ start: Int, at position: Int, _ previous: UInt32?, _ next: UInt32?) {
    pending.append(start)
    while let instruction = pending.popLast() {
      steps -= 1
      if reachedAt[instruction] == position { continue }
      reachedAt[instruction] = position
      switch pattern.program[instruction] {
      case .scalar, .foldedScalar, .set: waiting.append(instruction)
      case .accept: accepted = true
      case .jump(let target): pending.append(target)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion):
        if assertion.holds(between: previous, and: next) { pending.append(instruction + 1) }
      }
    }
  }
}
