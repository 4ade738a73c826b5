internal import Values

/// Calls of the functions that Kubernetes adds.
extension Evaluation {
  mutating func call(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID, _ operands: [SyntaxNode.ID]
  ) throws(EvaluationError) -> ExpressionValue {
    let result: ExpressionValue? =
      switch function {
      case .optionalOf, .optionalNone, .optionalOfNonZero, .hasValue, .value, .or, .orValue, .optionalSelect:
        try optional(function, values, node)
      case .setsContains, .setsEquivalent, .setsIntersects: try sets(function, values.plain, node)
      case .listsRange, .isSorted, .sum, .min, .max, .indexOf, .lastIndexOf, .distinct, .flatten, .slice, .sort,
        .reverse, .first, .last:
        try lists(function, values.plain, node, operands)
      case .url, .isURL, .getScheme, .getHost, .getHostname, .getPort, .getEscapedPath, .getQuery:
        try address(function, values, node)
      case .ip, .isIP, .ipIsCanonical, .family, .isUnspecified, .isLoopback, .isLinkLocalMulticast,
        .isLinkLocalUnicast, .isGlobalUnicast, .cidr, .isCIDR, .containsIP, .containsCIDR, .masked, .prefixLength:
        try network(function, values, node)
      case .string:
        switch values[0] {
        case .library(.ip(let address)): .string(address.text)
        case .library(.cidr(let address, let prefix)): .string("\(address.text)/\(prefix)")
        default: try call(Function.string, values, node, operands)
        }
      case .quantity, .isQuantity, .sign, .isInteger, .asInteger, .asApproximateFloat, .add, .sub, .isGreaterThan,
        .isLessThan, .compareTo, .semver, .isSemver, .major, .minor, .patch:
        try measure(function, values, node)
      case .formatNamed, .format, .validate: format(function, values)
      case .find, .findAll: try find(function, values, node)
      }
    guard let result else { throw failure(node, function.rawValue, operands, values) }
    return result
  }

  private func optional(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch (function, values.first) {
    case (.optionalNone, _): return .optional(nil)
    case (.optionalOf, let value?): return .optional(value)
    case (.optionalOfNonZero, let value?): return .optional(value.isZero ? ExpressionValue?.none : value)
    case (.hasValue, .optional(let value)?): return .bool(value != nil)
    case (.value, .optional(let value)?):
      guard let value else { throw error(.missingKey(nil), node) }
      return value
    case (.or, .optional(let value)?): return value == nil ? values[1] : values[0]
    case (.orValue, .optional(let value)?): return value ?? values[1]
    case (.optionalSelect, let container?):
      var inner = container
      if case .optional(let value) = container {
        guard let value else { return .optional(nil) }
        inner = value
      }
      switch inner.plain {
      case .map(let map): return .optional(map[values[1]])
      case .list(let items):
        guard case .int(let index) = values[1].lookupKey else { return nil }
        return .optional(items.indices.contains(Int(clamping: index)) ? items[Int(index)] : ExpressionValue?.none)
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func sets(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .list(let one) = values[0], case .list(let other) = values[1] else { return nil }
    var found = 0
    for item in other where one.contains(where: { $0.isEqual(to: item, budget: &steps) }) { found += 1 }
    try charge(0, node)
    switch function {
    case .setsIntersects: return .bool(found > 0)
    case .setsContains: return .bool(found == other.count)
    default:
      var back = 0
      for item in one where other.contains(where: { $0.isEqual(to: item, budget: &steps) }) { back += 1 }
      try charge(0, node)
      return .bool(found == other.count && back == one.count)
    }
  }

  private mutating func lists(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID, _ operands: [SyntaxNode.ID]
  ) throws(EvaluationError) -> ExpressionValue? {
    if function == .listsRange {
      guard case .int(let count) = values[0], count >= 0, count <= Int64(steps) else { return nil }
      try make(elements: Int(count), node)
      return .list((0..<count).map { .int($0) })
    }
    guard case .list(let items) = values[0] else {
      let ofTexts: [LibraryFunction: Function] = [
        .indexOf: .indexOf, .lastIndexOf: .lastIndexOf, .reverse: .reverse,
      ]
      guard let other = ofTexts[function] else { return nil }
      return try call(other, values, node, operands)
    }
    try charge(items.count, node)
    switch function {
    case .first: return .optional(items.first)
    case .last: return .optional(items.last)
    case .reverse: return .list(items.reversed())
    case .sum: return items.isEmpty ? .int(0) : try call(Function.sum, values, node, operands)
    case .min, .max:
      guard var best = items.first else { throw error(.missingKey(nil), node) }
      for item in items.dropFirst() {
        guard let order = item.order(to: best) else { return nil }
        if order == (function == .min ? .before : .after) { best = item }
      }
      return best
    case .isSorted:
      for (one, other) in zip(items, items.dropFirst()) {
        guard let order = one.order(to: other) else { return nil }
        if order == .after { return .bool(false) }
      }
      return .bool(true)
    case .indexOf, .lastIndexOf:
      let indices = items.indices.filter { items[$0].isEqual(to: values[1], budget: &steps) }
      try charge(0, node)
      return .int(Int64((function == .indexOf ? indices.first : indices.last) ?? -1))
    case .distinct:
      var kept: [ExpressionValue] = []
      for item in items where !kept.contains(where: { $0.isEqual(to: item, budget: &steps) }) { kept.append(item) }
      try charge(0, node)
      return .list(kept)
    case .flatten:
      var depth: Int64 = 1
      if values.count > 1, case .int(let given) = values[1] { depth = given }
      guard depth >= 0 else { return nil }
      return .list(Self.flattened(items, depth))
    case .slice:
      guard case .int(let start) = values[1], case .int(let end) = values[2] else { return nil }
      guard 0 <= start, start <= end, end <= items.count else {
        throw error(.indexOutOfRange(index: end, count: items.count), node)
      }
      return .list(Array(items[Int(start)..<Int(end)]))
    case .sort: return try sorted(items, by: items, node).map { .list($0) }
    default: return nil
    }
  }

  private static func flattened(_ items: [ExpressionValue], _ depth: Int64) -> [ExpressionValue] {
    items.flatMap { item -> [ExpressionValue] in
      if depth > 0, let inner = item.listItems { return flattened(inner, depth - 1) }
      return [item]
    }
  }

  /// The items in the order of their keys; nil for keys without an order.
  mutating func sorted(
    _ items: [ExpressionValue], by keys: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> [ExpressionValue]? {
    try charge(items.count * 8, node)
    for key in keys.dropFirst() where key.order(to: keys[0]) == nil { return nil }
    let order = keys.indices.sorted { one, other in
      keys[one].order(to: keys[other]) == .before || (keys[one].order(to: keys[other]) == .same && one < other)
    }
    return order.map { items[$0] }
  }

  private func address(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    switch (function, values[0]) {
    case (.isURL, .string(let text)): return .bool(RequestAddress(text) != nil)
    case (.url, .string(let text)):
      guard let address = RequestAddress(text) else { throw error(.conversion(to: .url, from: .string), node) }
      return .library(.url(address))
    case (_, .library(.url(let address))):
      switch function {
      case .getScheme: return .string(address.scheme)
      case .getHost: return .string(address.host)
      case .getHostname: return .string(address.hostname)
      case .getPort: return .string(address.port)
      case .getEscapedPath: return .string(address.path)
      case .getQuery:
        return .map(
          ExpressionMap(
            address.parameters.map { (key: .string($0.name), value: .list($0.values.map { .string($0) })) }))
      default: return nil
      }
    default: return nil
    }
  }

  private func network(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    func block(_ text: String) -> (NetworkAddress, Int)? {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let address = NetworkAddress(parts[0]), let prefix = Int(parts[1]),
        "\(prefix)" == parts[1], prefix <= address.bytes.count * 8
      else { return nil }
      return (address, prefix)
    }
    switch (function, values[0]) {
    case (.isIP, .string(let text)): return .bool(NetworkAddress(text) != nil)
    case (.isCIDR, .string(let text)): return .bool(block(text) != nil)
    case (.ip, .string(let text)), (.ipIsCanonical, .string(let text)):
      guard let address = NetworkAddress(text) else { throw error(.conversion(to: .ip, from: .string), node) }
      return function == .ip ? .library(.ip(address)) : .bool(address.text == text)
    case (.cidr, .string(let text)):
      guard let (address, prefix) = block(text) else { throw error(.conversion(to: .cidr, from: .string), node) }
      return .library(.cidr(address, prefix: prefix))
    case (_, .library(.ip(let address))):
      switch function {
      case .family: return .int(address.is6 ? 6 : 4)
      case .isUnspecified: return .bool(address.isUnspecified)
      case .isLoopback: return .bool(address.isLoopback)
      case .isLinkLocalMulticast: return .bool(address.isLinkLocalMulticast)
      case .isLinkLocalUnicast: return .bool(address.isLinkLocalUnicast)
      case .isGlobalUnicast: return .bool(address.isGlobalUnicast)
      default: return nil
      }
    case (_, .library(.cidr(let address, let prefix))):
      switch function {
      case .ip: return .library(.ip(address))
      case .prefixLength: return .int(Int64(prefix))
      case .masked: return .library(.cidr(address.masked(prefix), prefix: prefix))
      case .containsIP:
        guard let other = Self.ip(values[1]) else { throw error(.conversion(to: .ip, from: values[1].kind), node) }
        return .bool(other.is6 == address.is6 && other.masked(prefix) == address.masked(prefix))
      case .containsCIDR:
        var inner: (NetworkAddress, Int)?
        if case .string(let text) = values[1] { inner = block(text) }
        if case .library(.cidr(let other, let bits)) = values[1] { inner = (other, bits) }
        guard let (other, bits) = inner else { throw error(.conversion(to: .cidr, from: values[1].kind), node) }
        return .bool(other.is6 == address.is6 && bits >= prefix && other.masked(prefix) == address.masked(prefix))
      default: return nil
      }
    default: return nil
    }
  }

  private static func ip(_ value: ExpressionValue) -> NetworkAddress? {
    switch value {
    case .string(let text): NetworkAddress(text)
    case .library(.ip(let address)): address
    default: nil
    }
  }

  /// Quantities and versions.
  private func measure(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    func order(_ order: Int64) -> ExpressionValue? {
      switch function {
      case .isGreaterThan: .bool(order > 0)
      case .isLessThan: .bool(order < 0)
      case .compareTo: .int(order)
      default: nil
      }
    }
    /// The version of a text, which a second argument allows to be written in other ways.
    func version(_ text: String) -> SemanticVersion? {
      values.count > 1 && values[1] == .bool(true) ? SemanticVersion(normalizing: text) : SemanticVersion(text)
    }
    switch (function, values[0]) {
    case (.isQuantity, .string(let text)): return .bool(Quantity(text) != nil)
    case (.isSemver, .string(let text)): return .bool(version(text) != nil)
    case (.quantity, .string(let text)):
      guard let quantity = Quantity(text) else { throw error(.conversion(to: .quantity, from: .string), node) }
      return .library(.quantity(quantity))
    case (.semver, .string(let text)):
      guard let version = version(text) else { throw error(.conversion(to: .version, from: .string), node) }
      return .library(.version(version))
    case (_, .library(.version(let version))):
      switch function {
      case .major: return .int(Int64(version.numbers[0]))
      case .minor: return .int(Int64(version.numbers[1]))
      case .patch: return .int(Int64(version.numbers[2]))
      default:
        guard values.count == 2, case .library(.version(let other)) = values[1] else { return nil }
        return order(version.compared(to: other))
      }
    case (_, .library(.quantity(let quantity))):
      switch function {
      case .sign: return .int(Int64(quantity.billionths.signum()))
      case .isInteger: return .bool(quantity.integer != nil)
      case .asInteger:
        guard let whole = quantity.integer else { throw error(.overflow(operation: "asInteger"), node) }
        return .int(whole)
      case .asApproximateFloat: return .double(quantity.approximate)
      case .add, .sub:
        var other: Quantity?
        if case .library(.quantity(let quantity)) = values[1] { other = quantity }
        if case .int(let number) = values[1] { other = Quantity(billionths: Int128(number) * 1_000_000_000) }
        guard let other else { return nil }
        guard let sum = quantity.adding(function == .sub ? other.negated : other) else {
          throw error(.overflow(operation: function.rawValue), node)
        }
        return .library(.quantity(sum))
      default:
        guard values.count == 2, case .library(.quantity(let other)) = values[1] else { return nil }
        return order(Int64((quantity.billionths - other.billionths).signum()))
      }
    default: return nil
    }
  }

  /// The longest match of a pattern at the first place where there is one, or empty; or all matches, up to a number of
  /// them (`FindAllString` of Go: an empty match right behind another one is none).
  private mutating func find(
    _ function: LibraryFunction, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let text) = values[0], case .string(let source) = values[1] else { return nil }
    guard let pattern = try? Pattern(parsing: source) else { throw error(.invalidPattern, node) }
    var limit = function == .find ? 1 : Int.max
    if values.count > 2 {
      guard case .int(let number) = values[2] else { return nil }
      if number >= 0 { limit = Int(clamping: number) }
    }
    let scalars = Array(text.unicodeScalars)
    var found: [ExpressionValue] = []
    var (start, end) = (0, -1)
    while found.count < limit, start <= scalars.count, start == 0 || !pattern.isAnchoredAtStart {
      guard let match = try longestMatch(of: pattern, in: scalars, from: start, node) else {
        start += 1
        continue
      }
      if match.isEmpty, match.startIndex == end {
        start += 1
        continue
      }
      found.append(.string(String(String.UnicodeScalarView(match))))
      end = match.endIndex
      start = max(end, start + (match.isEmpty ? 1 : 0))
    }
    return function == .find ? found.first ?? .string("") : .list(found)
  }

  private mutating func longestMatch(
    of pattern: Pattern, in scalars: [Unicode.Scalar], from start: Int, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ArraySlice<Unicode.Scalar>? {
    for end in (start...scalars.count).reversed() {
      try charge(1 + (end - start) * (pattern.program.count + 4) / Self.bytesPerStep, node)
      let part = scalars[start..<end]
      if pattern.matchesWhole(String(String.UnicodeScalarView(part))) ?? false { return part }
    }
    return nil
  }

  private func format(_ function: LibraryFunction, _ values: [ExpressionValue]) -> ExpressionValue? {
    switch (function, values[0]) {
    case (.format, .string(let name)): return NamedFormat(rawValue: name).map { .library(.format($0)) }
    case (.formatNamed, .string(let name)): return .optional(NamedFormat(rawValue: name).map { .library(.format($0)) })
    case (.validate, .library(.format(let format))):
      guard values.count == 2, case .string(let text) = values[1] else { return nil }
      let problems = format.problems(of: text)
      return .optional(problems.isEmpty ? ExpressionValue?.none : .list(problems.map { .string($0) }))
    default: return nil
    }
  }
}

extension ExpressionValue {
  /// True for null, false, zero, and empty texts, lists and maps.
  fileprivate var isZero: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .int(let value): value == 0
    case .uint(let value): value == 0
    case .double(let value): value == 0
    case .string(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    case .list(let items): items.isEmpty
    case .library(.list(let list)): list.items.isEmpty
    case .map(let map): map.isEmpty
    case .duration(let duration): duration == .zero
    default: false
    }
  }
}
