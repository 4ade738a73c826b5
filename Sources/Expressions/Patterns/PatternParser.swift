/// Parses a regular expression by recursive descent.
struct PatternParser {
  struct Flags {
    var ignoresCase = false
    var dotMatchesNewline = false
    var isMultiline = false
  }

  let dialect: Pattern.Dialect
  /// True to take also what cannot be matched in linear time: lookaround, backreferences, any number of repetitions; and
  /// character properties that are not known here.
  let onlyJudges: Bool
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar and of the end.
  let offsets: [Int]
  var position = 0
  var flags = Flags()
  private(set) var sets: [ScalarSet] = []
  private var depth = 0
  private var groups = 0
  private var groupNames: Set<String> = []
  /// What backreferences refer to, which may come later.
  var referencedGroup = 0
  var referencedNames: Set<String> = []

  static let longestSource = 10_000
  static let deepestNesting = 100
  static let mostRepetitions = 1000
  static let largestProgram = 20_000

  init(_ source: String, _ dialect: Pattern.Dialect = .expression, onlyJudges: Bool = false) {
    self.dialect = dialect
    self.onlyJudges = onlyJudges
    scalars = Array(source.unicodeScalars)
    var offset = 0
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  mutating func parse() throws(PatternError) -> PatternNode {
    if scalars.count > PatternParser.longestSource { throw mistake(.tooLong, from: 0, to: scalars.count) }
    let tree = try alternatives()
    if position < scalars.count { throw mistake(.unopenedGroup, from: position, to: position + 1) }
    if tree.size > PatternParser.largestProgram { throw mistake(.tooLarge, from: 0, to: scalars.count) }
    if referencedGroup > groups || !referencedNames.isSubset(of: groupNames) {
      throw mistake(.unknownReference, from: 0, to: scalars.count)
    }
    return tree
  }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  func looking(at text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  /// A mistake between two positions, by default up to the present one.
  func mistake(_ mistake: PatternMistake, from start: Int, to end: Int? = nil) -> PatternError {
    PatternError(mistake, at: offsets[start]..<offsets[min(end ?? position, scalars.count)])
  }

  /// A node for a set, with the current flags applied.
  mutating func node(for set: ScalarSet) -> PatternNode {
    var set = set
    set.ignoresCase = flags.ignoresCase
    set.normalize()
    sets.append(set)
    return .set(sets.count - 1)
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .alternatives(parts)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let next, next != "|", next != ")" {
      let start = position
      if dialect == .expression, looking(at: "\\Q") {
        let literals = quotedText()
        parts += literals.dropLast()
        if let last = literals.last { parts.append(try quantified(last, from: start)) }
        continue
      }
      let part = try operand()
      parts.append(try quantified(part, from: start))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func operand() throws(PatternError) -> PatternNode {
    let start = position
    guard let scalar = next else { return .empty }
    switch scalar {
    case "(": return try group()
    case "[": return try bracketExpression()
    case "\\": return try escape()
    case "*", "+", "?": throw mistake(.nothingToRepeat(scalar), from: start, to: start + 1)
    case "{":
      if try repetitionCounts() != nil { throw mistake(.nothingToRepeat(scalar), from: start) }
    default: break
    }
    position += 1
    switch scalar {
    case ".":
      let stops = dialect == .schema ? ScalarSet.lineTerminator : ScalarSet([10...10])
      var anything = flags.dotMatchesNewline ? ScalarSet() : stops
      anything.isNegated = true
      sets.append(anything)
      return .set(sets.count - 1)
    case "^": return .assertion(flags.isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(flags.isMultiline ? .lineEnd : .textEnd)
    default: return .scalar(scalar.value, ignoringCase: flags.ignoresCase)
    }
  }

  private mutating func quotedText() -> [PatternNode] {
    position += 2
    var parts: [PatternNode] = []
    while let scalar = next {
      if looking(at: "\\E") {
        position += 2
        break
      }
      parts.append(.scalar(scalar.value, ignoringCase: flags.ignoresCase))
      position += 1
    }
    return parts
  }

  /// A parenthesis and its contents; `(?i)` changes the flags until the end of the enclosing group.
  private mutating func group() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    depth += 1
    defer { depth -= 1 }
    if depth > PatternParser.deepestNesting { throw mistake(.tooDeep, from: start, to: start + 1) }
    let outerFlags = flags
    if take("?") {
      guard try groupPrefix(from: start) else { return .empty }
    } else {
      groups += 1
    }
    let body = try alternatives()
    if !take(")") { throw mistake(.unclosedGroup, from: start, to: start + 1) }
    flags = outerFlags
    return body
  }

  /// Parses after `(?`; false if it was only flags, as in `(?i)`.
  private mutating func groupPrefix(from start: Int) throws(PatternError) -> Bool {
    if take(":") { return true }
    for lookaround in ["=", "!", "<=", "<!"] where looking(at: lookaround) {
      if onlyJudges {
        position += lookaround.count
        return true
      }
      throw mistake(.lookaround, from: start, to: position + lookaround.count)
    }
    if looking(at: ">") { throw mistake(.atomicGroup, from: start, to: position + 1) }
    if dialect == .schema, looking(at: "P<") { throw mistake(.unknownSchemaGroup, from: start) }
    if looking(at: "<") || looking(at: "P<") {
      position += looking(at: "<") ? 1 : 2
      groups += 1
      groupNames.insert(try groupName(from: start))
      return true
    }
    return try flagLetters(from: start)
  }

  /// A name up to `>`.
  mutating func groupName(from start: Int) throws(PatternError) -> String {
    let nameStart = position
    while let scalar = next, scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
      position += 1
    }
    let name = text(from: nameStart)
    guard !name.isEmpty, take(">") else { throw mistake(.groupName, from: start) }
    return name
  }

  private mutating func flagLetters(from start: Int) throws(PatternError) -> Bool {
    if dialect == .schema { throw mistake(.unknownSchemaGroup, from: start, to: position + 1) }
    var setsFlag = true
    while let scalar = next {
      position += 1
      switch scalar {
      case "i": flags.ignoresCase = setsFlag
      case "s": flags.dotMatchesNewline = setsFlag
      case "m": flags.isMultiline = setsFlag
      // Swaps greedy and lazy, which makes no difference here.
      case "U": break
      case "-" where setsFlag: setsFlag = false
      case ":": return true
      case ")": return false
      default: throw mistake(.unknownGroup, from: start)
      }
    }
    throw mistake(.unclosedGroup, from: start, to: start + 1)
  }
}

extension PatternParser {
  /// Applies the quantifier that follows, if any.
  mutating func quantified(_ part: PatternNode, from start: Int) throws(PatternError) -> PatternNode {
    let quantifierStart = position
    guard let (minimum, maximum) = try quantifier() else { return part }
    _ = take("?")
    let following = position
    if try quantifier() != nil { throw mistake(.stackedQuantifiers, from: quantifierStart) }
    position = following
    if onlyJudges { return part }
    let node = PatternNode.repeated(part, minimum: minimum, maximum: maximum)
    if node.size > PatternParser.largestProgram { throw mistake(.tooLarge, from: start) }
    return node
  }

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return try repetitionCounts()
  }

  /// `{2}`, `{2,}` or `{2,5}`; any other brace is literal, and nothing is consumed.
  mutating func repetitionCounts() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    let start = position
    guard take("{"), let minimum = count() else {
      position = start
      return nil
    }
    var maximum: Int? = minimum
    if take(",") { maximum = count() }
    guard take("}") else {
      position = start
      return nil
    }
    if max(minimum, maximum ?? 0) > PatternParser.mostRepetitions, !onlyJudges {
      throw mistake(.tooManyRepetitions, from: start)
    }
    if let maximum, maximum < minimum { throw mistake(.repetitionOrder, from: start) }
    return (minimum, maximum)
  }

  mutating func count() -> Int? {
    var value: Int?
    while let digit = next.flatMap({ ("0"..."9").contains($0) ? Int($0.value) - 48 : nil }) {
      value = min((value ?? 0) * 10 + digit, 1_000_000)
      position += 1
    }
    return value
  }
}
