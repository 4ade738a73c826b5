extension Evaluation {
  /// Calls a function; the receiver of a method is the first value.
  mutating func call(
    _ function: Function, _ given: [ExpressionValue], _ node: SyntaxNode.ID, _ operands: [SyntaxNode.ID]
  ) throws(EvaluationError) -> ExpressionValue {
    let values = function == .dyn ? given : given.plain
    let result: ExpressionValue? =
      switch function {
      case .size: values.count == 1 ? try size(values[0], node) : nil
      case .startsWith, .endsWith, .contains: try comparison(function, values, node)
      case .matches: try dynamicMatch(values, node)
      case .int, .uint, .double, .string, .bool, .bytes, .timestamp, .duration, .dyn, .type:
        values.count == 1 ? try conversion(function, values[0], node) : nil
      case .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear, .getHours, .getMinutes,
        .getSeconds, .getMilliseconds:
        try timeComponent(function, values, node)
      case .split, .lowerAscii, .upperAscii, .trim, .replace, .reverse: try rewriting(function, values, node)
      case .join: try joining(values, node)
      case .charAt: try character(values, node)
      case .substring: try substring(values, node)
      case .indexOf, .lastIndexOf: try index(function, values, node)
      case .format: try formatting(values, node)
      case .sum, .min, .max: try aggregate(function, values, node)
      }
    guard let result else { throw failure(node, function.rawValue, operands, values) }
    return result
  }

  mutating func match(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ value: ExpressionValue, _ pattern: Pattern
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let text) = value else { throw failure(node, "matches", [operand], [value]) }
    try charge(cost(of: pattern, in: text), node)
    return .bool(try found(pattern, in: text, node))
  }

  private func found(_ pattern: Pattern, in text: String, _ node: SyntaxNode.ID) throws(EvaluationError) -> Bool {
    guard let isFound = pattern.matchesAnywhere(in: text) else { throw error(.tooManySteps, node) }
    return isFound
  }

  private mutating func dynamicMatch(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let text) = values[0], case .string(let source) = values[1] else {
      return nil
    }
    try charge(1 + source.utf8.count, node)
    guard let pattern = try? Pattern(parsing: source) else { throw error(.invalidPattern, node) }
    try charge(cost(of: pattern, in: text), node)
    return .bool(try found(pattern, in: text, node))
  }

  private func cost(of pattern: Pattern, in text: String) -> Int {
    1 + (pattern.program.count + 4) * text.utf8.count / Evaluation.bytesPerStep
  }

  private mutating func size(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError)
    -> ExpressionValue?
  {
    switch value {
    case .string(let text):
      try charge(text.utf8.count / Evaluation.bytesPerStep, node)
      return .int(Int64(text.unicodeScalars.count))
    case .bytes(let bytes): return .int(Int64(bytes.count))
    case .list(let list): return .int(Int64(list.count))
    case .map(let map): return .int(Int64(map.count))
    default: return nil
    }
  }

  private mutating func comparison(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let text) = values[0], case .string(let part) = values[1] else { return nil }
    try charge(part.utf8.count / Evaluation.bytesPerStep, node)
    switch function {
    case .startsWith: return .bool(text.utf8.starts(with: part.utf8))
    case .endsWith: return .bool(text.utf8.reversed().starts(with: part.utf8.reversed()))
    default:
      let search = try textSearch(for: part, in: text, node)
      return .bool(search.next(from: 0) != nil)
    }
  }

  /// Charges for a search in advance: at most the product of both lengths.
  mutating func textSearch(
    for part: String, in text: String, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> TextSearch {
    let search = TextSearch(for: part, in: text)
    let partCost = min(part.utf8.count, text.utf8.count) / 16 + 1
    try charge(1 + text.utf8.count * partCost / Evaluation.bytesPerStep, node)
    return search
  }
}

/// Aggregates of lists of numbers. Unanswered ones are ignored; a sum of whole numbers and decimals is a decimal.
extension Evaluation {
  private mutating func aggregate(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 1, case .list(let items) = values[0] else { return nil }
    try charge(items.count, node)
    let numbers = items.filter { $0 != .null }
    guard let first = numbers.first else { return function == .sum ? .int(0) : .null }
    let kinds: Set<ExpressionKind> = first.kind == .uint ? [.uint] : [.int, .double]
    guard numbers.allSatisfy({ kinds.contains($0.kind) }) else { return nil }
    switch function {
    case .min: return numbers.min { $0.order(to: $1) == .before }
    case .max: return numbers.max { $0.order(to: $1) == .before }
    default: return try sum(numbers, node)
    }
  }

  private func sum(_ numbers: [ExpressionValue], _ node: SyntaxNode.ID) throws(EvaluationError) -> ExpressionValue {
    if numbers.contains(where: { $0.kind == .double }) {
      let decimals = numbers.compactMap { number -> Double? in
        if case .int(let whole) = number { return Double(whole) }
        if case .double(let value) = number { return value }
        return nil
      }
      return .double(Self.sum(decimals))
    }
    var sum = numbers[0]
    for number in numbers.dropFirst() {
      switch (sum, number) {
      case (.int(let a), .int(let b)): sum = .int(try whole(.add, a, b, node, in: "sum"))
      case (.uint(let a), .uint(let b)): sum = .uint(try whole(.add, a, b, node, in: "sum"))
      default: break
      }
    }
    return sum
  }

  /// What decimals are multiplied with to be added as whole numbers.
  static let scaleOfDecimals = 1e6

  /// Rounds sums of decimals with at most six digits after the point, so that 0.1 + 0.2 is 0.3.
  static func sum(_ values: [Double]) -> Double {
    let scale = scaleOfDecimals
    let scaled = values.map { ($0 * scale).rounded() }
    let total = scaled.reduce(0, +)
    let isExact = zip(values, scaled).allSatisfy { $0 == $1 / scale } && scaled.reduce(0) { $0 + abs($1) } < 0x1p53
    return isExact ? total / scale : values.reduce(0, +)
  }
}

/// The functions of the strings extension that use positions, in Unicode scalars.
extension Evaluation {
  private mutating func character(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let text) = values[0], case .int(let position) = values[1] else { return nil }
    try charge(text.utf8.count / Evaluation.bytesPerStep, node)
    let scalars = text.unicodeScalars
    guard position >= 0, position <= text.utf8.count,
      let index = scalars.index(scalars.startIndex, offsetBy: Int(position), limitedBy: scalars.endIndex)
    else { throw error(.position(function: "charAt"), node) }
    return .string(index == scalars.endIndex ? "" : String(scalars[index]))
  }

  private mutating func substring(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard 2...3 ~= values.count, case .string(let text) = values[0], case .int(let start) = values[1] else {
      return nil
    }
    try charge(text.utf8.count / Evaluation.bytesPerStep, node)
    let scalars = text.unicodeScalars
    let count = Int64(scalars.count)
    var end = count
    if values.count == 3 {
      guard case .int(let given) = values[2] else { return nil }
      end = given
    }
    guard 0 <= start, start <= end, end <= count else { throw error(.position(function: "substring"), node) }
    return .string(String(String.UnicodeScalarView(scalars.dropFirst(Int(start)).prefix(Int(end - start)))))
  }

  private mutating func index(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard 2...3 ~= values.count, case .string(let text) = values[0], case .string(let part) = values[1] else {
      return nil
    }
    let search = try textSearch(for: part, in: text, node)
    let boundaries = search.boundaries
    var start: Int?
    if values.count == 3 {
      guard case .int(let given) = values[2] else { return nil }
      guard given >= 0, given < boundaries.count else { throw error(.position(function: function.rawValue), node) }
      start = boundaries[Int(given)]
    }
    let found = function == .indexOf ? search.next(from: start ?? 0) : search.last(from: start ?? .max)
    return .int(found.flatMap { offset in boundaries.firstIndex(of: offset) }.map(Int64.init) ?? -1)
  }
}

/// Finds a text within another by UTF-8 bytes, which never matches inside a character.
struct TextSearch {
  let text: [UInt8]
  let part: [UInt8]

  init(for part: String, in text: String) {
    self.text = Array(text.utf8)
    self.part = Array(part.utf8)
  }

  /// The byte offset of the first occurrence at or after another offset.
  func next(from start: Int) -> Int? {
    guard let first = part.first else { return start <= text.count ? start : nil }
    guard text.count >= part.count else { return nil }
    var offset = start
    while offset <= text.count - part.count {
      if text[offset] == first, text[offset...].starts(with: part) { return offset }
      offset += 1
    }
    return nil
  }

  /// The byte offset of the last occurrence at or before another offset.
  func last(from start: Int) -> Int? {
    var offset = min(start, text.count - part.count)
    while offset >= 0 {
      if text[offset...].starts(with: part) { return offset }
      offset -= 1
    }
    return nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The byte offsets of the scalars, and the end.
  var boundaries: [Int] { text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count] }
}
