/// A regular expression that is matched in time linear in the text, whatever the expression.
///
/// The syntax is RE2's, with the escapes used in JSON Schema (ECMA-262 `\uXXXX`, `\/`, `\cX`). Features that require
/// backtracking — backreferences, lookahead, lookbehind, possessive and atomic groups — are reported as errors.
/// Matching only answers yes or no, so greedy and lazy quantifiers are equivalent.
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
/// In the JSON Schema dialect, `\s` also includes all Unicode white space and U+FEFF, `.` does not match any of
/// ECMA-262's line terminators, `[]` matches nothing and `[^]` everything. What RE2 adds is a mistake there: flags,
/// `(?P<name>…)`, `\A`, `\z`, `\a`, `\x{…}`, `\Q…\E` and POSIX classes.
///
/// The unit of matching is the Unicode scalar. A compiled expression has at most 20,000 instructions; larger ones are
/// an error, which bounds the steps per scalar.
package struct Pattern: Sendable, Equatable {
  package let source: String
  let program: [PatternInstruction]
  let sets: [ScalarSet]
  let isAnchoredAtStart: Bool
  let dialect: Dialect

  /// The rules to apply where RE2 and ECMA-262 differ.
  package enum Dialect: Sendable {
    /// RE2, to which CEL refers.
    case expression
    /// ECMA-262, to which JSON Schema refers.
    case schema
  }

  /// Compiles an expression. Throws its first mistake.
  package init(parsing source: String, as dialect: Dialect = .expression) throws(PatternError) {
    var parser = PatternParser(source, dialect)
    let tree = try parser.parse()
    var compiler = PatternCompiler(sets: parser.sets)
    compiler.compile(tree)
    self.source = source
    self.dialect = dialect
    program = compiler.program
    sets = compiler.sets
    isAnchoredAtStart = tree.beginsAtTextStart
  }

  /// True if a text is a regular expression of ECMA-262, whether or not it can be matched here.
  package static func isSyntax(_ text: String) -> Bool {
    var parser = PatternParser(text, .schema, onlyJudges: true)
    return (try? parser.parse()) != nil
  }

  /// True if any part of the text matches, as in JSON Schema's `pattern` and in `matches`; nil if that cannot be
  /// decided within `steps`.
  package func matchesAnywhere(in text: String, steps: Int = Self.mostSteps) -> Bool? {
    var matcher = PatternMatcher(self, steps: steps)
    return matcher.matches(text, .anywhere)
  }

  /// True if the whole text matches; nil if that cannot be decided within `steps`.
  package func matchesWhole(_ text: String, steps: Int = Self.mostSteps) -> Bool? {
    var matcher = PatternMatcher(self, steps: steps)
    return matcher.matches(text, .whole)
  }

  /// A few tenths of a second; typical patterns take some ten steps per character.
  package static let mostSteps = 30_000_000

  /// Patterns are equal if their sources are.
  package static func == (left: Pattern, right: Pattern) -> Bool { left.source.hasSameScalars(as: right.source) }
}

/// Runs a pattern's program over a text, following all alternatives at once: at each scalar, every reachable
/// instruction is executed exactly once.
struct PatternMatcher {
  enum Extent {
    case anywhere
    case whole
  }

  private let pattern: Pattern
  /// The threads waiting for the next scalar, and for the one after.
  private var waiting: [Int] = []
  private var following: [Int] = []
  /// The position at which each instruction was last entered, to enter it once per position.
  private var reachedAt: [Int]
  private var pending: [Int] = []
  private var accepted = false
  /// The remaining instructions that may be executed.
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
      // `waiting` has the threads that consumed `previous`; `advance` has followed their empty transitions.
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

  /// Follows empty transitions, and adds the instructions that consume a scalar to `waiting`.
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
