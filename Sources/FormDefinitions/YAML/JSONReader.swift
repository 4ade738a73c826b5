internal import Values

extension SourceText {
  /// The node tree of the text: JSON for a path that ends in `.json` and text that begins with `[` or `{"`, otherwise
  /// YAML. What has white space after its `{` may be either.
  func parsed() -> YAMLReader.Outcome {
    let text = bytes.dropFirst(byteOrderMarkLength).drop(while: Self.isBlank)
    let rest = text.dropFirst()
    if path.hasSuffix(".json") || text.first == UInt8(ascii: "[") { return parsedAsJSON() }
    guard text.first == UInt8(ascii: "{"), rest.first(where: { !Self.isBlank($0) }) == UInt8(ascii: "\"") else {
      return YAMLReader.read(bytes)
    }
    let json = parsedAsJSON()
    return json.root == nil && rest.first != UInt8(ascii: "\"") ? YAMLReader.read(bytes) : json
  }

  private var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Stops at the first syntax error, but finds all duplicate keys.
  func parsedAsJSON(limit: Int = YAMLLimits.utf8Length) -> YAMLReader.Outcome {
    if let problem = YAMLReader.unreadable(bytes, limit: limit) { return .failure(problem) }
    var outcome = YAMLReader.Outcome()
    outcome.isJSON = true
    guard bytes.dropFirst(byteOrderMarkLength).contains(where: { !Self.isBlank($0) }) else {
      outcome.isEmpty = true
      return outcome
    }
    var parser = JSONParser(bytes[...], at: byteOrderMarkLength, depthLimit: YAMLLimits.depth)
    do throws(JSONMistake) {
      let node = try parser.node()
      try parser.end()
      outcome.root = tree(node)
    } catch {
      outcome.problems.add(Problem(error.kind, byte: bytes[error.utf8Range].first), at: SourceRange(error.utf8Range))
    }
    for duplicate in parser.duplicates {
      outcome.problems.add(
        .duplicateKey(duplicate.name), at: SourceRange(duplicate.utf8Range), first: SourceRange(duplicate.first))
    }
    return outcome
  }

  private func tree(_ node: JSONNode) -> DefinitionNode {
    switch node.content {
    case .null: scalar("null", .plain, node)
    case .bool(let value): scalar(value ? "true" : "false", .plain, node)
    case .number(let number): scalar(number.text, .plain, node)
    case .string(let text): scalar(text, .doubleQuoted, node)
    case .array(let elements): DefinitionNode(content: .sequence(elements.map(tree)), range: firstLine(node))
    case .object(let members):
      DefinitionNode(
        content: .mapping(
          members.map { YAMLPair(key: $0.name, keyRange: SourceRange($0.nameRange), value: tree($0.value)) }),
        range: firstLine(node))
    }
  }

  private func scalar(_ text: String, _ style: YAMLScalar.Style, _ node: JSONNode) -> DefinitionNode {
    DefinitionNode(content: .scalar(YAMLScalar(text: text, style: style)), range: SourceRange(node.utf8Range))
  }

  private func firstLine(_ node: JSONNode) -> SourceRange {
    let line = bytes[node.utf8Range].prefix { $0 != 0x0A && $0 != 0x0D }
    return SourceRange(line.startIndex..<line.endIndex)
  }
}

extension SourceRange {
  fileprivate init(_ range: Range<Int>) { self.init(utf8Offset: range.lowerBound, utf8Length: range.count) }
}

extension Problem {
  /// A JSON syntax error. The text is not quoted, since it may be a secret.
  fileprivate init(_ mistake: JSONMistake.Kind, byte: UInt8?) {
    switch mistake {
    case .missingValue: self = .missingValue
    case .unexpectedCharacter(let expected): self.init("expected \(expected) here", help: Self.help(expected: expected))
    case .unterminatedString: self = .neverClosed(quote: "\"")
    case .unterminated: self = .bracketNotClosed(byte == UInt8(ascii: "[") ? "[" : "{")
    case .badEscape:
      self.init("unknown escape in a text", help: #"JSON's escapes are \" \\ \/ \b \f \n \r \t and \u00e9"#)
    case .controlCharacter: self = .controlCharacter(UInt32(byte ?? 0))
    case .notUTF8: self = .notUTF8(looksLikeUTF16: false)
    case .badNumber: self.init("this is not a JSON number", help: "write it like 12, -0.5 or 1e3")
    case .unknownWord(let word):
      let nearest = NearestWord.to(word, among: ["true", "false", "null"]).map { "did you mean \($0)?" }
      self.init("this is not a JSON value", help: nearest ?? "text stands in double quotes")
    case .duplicateName(let name): self = .duplicateKey(name)
    case .tooDeep(let limit): self = .nestedTooDeep(limit: limit)
    }
  }

  private static func help(expected: String) -> String {
    switch expected {
    case "the end": "a JSON text is one value; remove what follows it"
    case "a name in quotes": "names stand in double quotes, and no comma stands before '}'"
    case "':'": "write \"name\": value"
    case "a JSON value": "text stands in double quotes, and no comma stands before ']'"
    default: "a comma stands between two values"
    }
  }
}
