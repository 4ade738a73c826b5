internal import Values

/// A value of a file with its position, or of a definition built from such a file.
package struct DefinitionNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([DefinitionNode])
    case mapping([YAMLPair])
  }

  var content: Content
  /// The range for the caret: a scalar's text, a collection's first line.
  var range: SourceRange

  /// The kind of value, as diagnostics about YAML name it.
  var kindName: String { mapping == nil ? value.kindName : "a mapping" }

  /// The value in an error message: `text 'yes'`, `a list`.
  var phrase: String {
    // One beyond all numbers is none, and says so itself.
    if let scalar, case .number(let number) = scalar.resolved, !number.isFinite { return scalar.text.quotable }
    return text.map { "text \(Problem.quoted($0))" } ?? kindName
  }

  var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  var mapping: [YAMLPair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  package var items: [DefinitionNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The value's text if it is a string: quoted, or plain and not resolved to another type.
  package var text: String? { if case .string(let text)? = scalar?.resolved { text } else { nil } }

  /// True if the value is `null`, `~` or absent.
  var isNull: Bool { scalar?.resolved == .null }

  /// The whole value, without positions.
  package var value: AnswerValue {
    switch content {
    case .scalar(let scalar): scalar.resolved
    case .sequence(let items): .list(items.map(\.value))
    case .mapping(let pairs): .object(pairs.map { AnswerValue.Member($0.key, $0.value.value) })
    }
  }

  /// The first number that no value holds as it is written: one that JSON has not (`.inf`, `.nan`), one that is too
  /// large or too small, a whole one of more than 64 bits, or one whose last digits would become others.
  var firstLostNumber: DefinitionNode? {
    switch content {
    case .scalar(let scalar):
      guard case .number(let number) = scalar.resolved else { return nil }
      let digits = scalar.text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      let isKept = DecimalNumber(scalar.text)?.isKept(by: number) ?? (number.isFinite && number != 0)
      return isKept && !digits.allSatisfy(YAMLNumber.isDigit) ? nil : self
    case .sequence(let items): return items.lazy.compactMap(\.firstLostNumber).first
    case .mapping(let pairs): return pairs.lazy.compactMap(\.value.firstLostNumber).first
    }
  }

  /// The tree as resolved by YAML 1.1 (type repository): unquoted `yes` and `off` are booleans, `0644` is octal, `1:30`
  /// is sexagesimal, `<<` merges mappings (merge key). Dates stay text.
  var readAsVersion11: DefinitionNode {
    var node = self
    switch content {
    case .sequence(let items): node.content = .sequence(items.map(\.readAsVersion11))
    case .mapping(let pairs):
      node.content = .mapping(
        Self.merged(pairs.map { YAMLPair(key: $0.key, keyRange: $0.keyRange, value: $0.value.readAsVersion11) }))
    case .scalar(var scalar):
      guard scalar.style == .plain, let resolved = YAMLVersion11.resolve(scalar.text) else { return self }
      scalar.resolved = resolved
      node.content = .scalar(scalar)
    }
    return node
  }

  /// The pairs with those of the mappings that `<<` names in its place: a mapping's own come first, then earlier ones.
  private static func merged(_ pairs: [YAMLPair]) -> [YAMLPair] {
    guard let place = pairs.firstIndex(where: { $0.key == "<<" }) else { return pairs }
    let sources = pairs[place].value.items ?? [pairs[place].value]
    let mappings = sources.compactMap(\.mapping)
    // Of anything else it is a key like others.
    guard mappings.count == sources.count else { return pairs }
    var known = Set(pairs.map(\.key))
    let others = mappings.joined().filter { known.insert($0.key).inserted }
    return pairs[..<place] + others + pairs[(place + 1)...]
  }
}

/// A key of a mapping and its value; keys are always text.
struct YAMLPair: Sendable {
  var key: String
  var keyRange: SourceRange
  var value: DefinitionNode
}
