/// A value of a YAML document with its position.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  var content: Content
  /// The range for the caret: a scalar's text, a collection's first line.
  var range: SourceRange

  /// The kind of value, as diagnostics name it.
  var kindName: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar):
      switch scalar.resolved {
      case .null: "nothing"
      case .bool: "a boolean"
      case .integer: "a whole number"
      case .number: "a number"
      case .string: "text"
      }
    }
  }

  /// The value in an error message: `text 'yes'`, `a list`.
  var phrase: String {
    guard let text = string else { return kindName }
    return "text \(Problem.quoted(text))"
  }

  var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  var mapping: [YAMLPair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  /// True if the value is `null`, `~` or absent.
  var isNull: Bool { scalar?.resolved == .null }

  /// The value's text if it is a string: quoted, or plain and not resolved to another type.
  var string: String? { if case .string(let text)? = scalar?.resolved { text } else { nil } }
}

extension YAMLNode {
  /// The tree as resolved by YAML 1.1 (type repository): unquoted `yes` and `off` are booleans, `0644` is octal, `1:30`
  /// is sexagesimal. Dates stay text.
  var readAsVersion11: YAMLNode {
    var node = self
    switch content {
    case .sequence(let items): node.content = .sequence(items.map(\.readAsVersion11))
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { YAMLPair(key: $0.key, keyRange: $0.keyRange, value: $0.value.readAsVersion11) })
    case .scalar(var scalar):
      guard scalar.style == .plain, let resolved = YAMLVersion11.resolve(scalar.text) else { return self }
      scalar.resolved = resolved
      node.content = .scalar(scalar)
    }
    return node
  }
}

/// A key of a mapping and its value; keys are always text.
struct YAMLPair: Sendable {
  var key: String
  var keyRange: SourceRange
  var value: YAMLNode
}
