internal import Values
internal import Wording

/// Plain values.
extension DefinitionParser {
  /// A string; unquoted numbers and booleans are reported.
  mutating func text(_ node: DefinitionNode, _ subject: String, allowsEmpty: Bool) -> String? {
    if let text = node.text {
      if text.isEmpty, !allowsEmpty { report(.emptyText(subject), at: node.range) }
      return text
    }
    if let scalar = node.scalar, scalar.resolved != .null {
      report(.unquotedText(subject, found: node.kindName, text: scalar.text), at: node.range)
    } else {
      report(.wrongKind(subject, wanted: .text, found: node.kindName), at: node.range)
    }
    return nil
  }

  mutating func text(_ pair: YAMLPair) -> String? { text(pair.value, "'\(pair.key)'", allowsEmpty: false) }

  /// A name, or a list of names that form a path.
  mutating func names(_ pair: YAMLPair) -> [String]? {
    guard pair.value.items != nil else { return text(pair).map { [$0] } }
    let names = (list(pair, of: "names", allowsEmpty: false) ?? []).compactMap {
      text($0, "'\(pair.key)'", allowsEmpty: false)
    }
    guard names.count <= YAMLLimits.depth else {
      return refuse(.nestedTooDeep(limit: YAMLLimits.depth), at: pair.value.range)
    }
    return names.isEmpty ? nil : names
  }

  mutating func bool(_ pair: YAMLPair) -> Bool? {
    guard case .bool(let value)? = pair.value.scalar?.resolved else {
      reportKind(of: pair, wanted: .boolean, YAMLTrap.booleanHint)
      return nil
    }
    return value
  }

  /// - Parameters:
  ///   - isNumber: True if a number was expected: another one is told as it was written.
  ///   - hint: Help for values that YAML takes for another kind.
  private mutating func reportKind(
    of pair: YAMLPair, wanted: WantedKind, isNumber: Bool = false, _ hint: (YAMLScalar) -> String?
  ) {
    let scalar = pair.value.scalar
    let number = isNumber && scalar?.resolved.numeric != nil ? scalar?.text.quotable : nil
    report(
      .wrongKind("'\(pair.key)'", wanted: wanted, found: number ?? pair.value.phrase, help: scalar.flatMap(hint)),
      at: pair.value.range)
  }

  mutating func wholeNumber(_ pair: YAMLPair, minimum: Int) -> Int? {
    let value: Int? =
      switch pair.value.scalar?.resolved {
      case .integer(let value)?: Int(exactly: value)
      // As in JSON Schema, a number is whole by its value, not its spelling.
      case .number(let value)?: Int(exactly: value)
      default: nil
      }
    guard let value else {
      reportKind(of: pair, wanted: .wholeNumber, isNumber: true, YAMLTrap.numberHint)
      return nil
    }
    warnOfOctal(pair.value)
    guard value >= minimum else {
      return refuse(.belowMinimum("'\(pair.key)'", minimum: minimum), at: pair.value.range)
    }
    return value
  }

  mutating func number(_ pair: YAMLPair) -> Number? {
    warnOfOctal(pair.value)
    switch pair.value.scalar?.resolved {
    case .integer(let value): return .integer(value)
    case .number(let value) where value.isFinite: return .number(value)
    default:
      reportKind(of: pair, wanted: .number, isNumber: true, YAMLTrap.numberHint)
      return nil
    }
  }

  /// A value of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ pair: YAMLPair, as what: String, plural: String
  ) -> Word? {
    guard let text = text(pair) else { return nil }
    if let word = Word(rawValue: text) { return word }
    return refuse(.unknownWord(text, what, plural: plural, known: Word.allCases.map(\.rawValue)), at: pair.value.range)
  }

  /// A duration such as `500ms`, `5s`, `2m` or `1h`.
  mutating func duration(_ pair: YAMLPair) -> Duration? {
    guard let text = text(pair) else { return nil }
    guard let duration = Duration(parsing: text), duration > .zero, duration <= .seconds(86_400) else {
      return refuse(.notADuration(text), at: pair.value.range)
    }
    return duration
  }

  mutating func list(_ pair: YAMLPair, of what: String, allowsEmpty: Bool) -> [DefinitionNode]? {
    guard let items = pair.value.items else {
      return refuse(
        .wrongKind("'\(pair.key)'", wanted: .list(of: what), found: pair.value.phrase), at: pair.value.range)
    }
    if items.isEmpty, !allowsEmpty { report(.empty("'\(pair.key)'"), at: pair.value.range) }
    return items
  }

  mutating func warnOfOctal(_ node: DefinitionNode) {
    if let scalar = node.scalar, let value = YAMLTrap.octalLookalike(scalar) {
      report(.octal(scalar.text, value: value).asWarning, at: node.range)
    }
  }
}

/// Texts in one or several languages: a string, or a mapping of languages to strings.
extension DefinitionParser {
  /// A non-empty text in the requested language.
  mutating func translated(_ pair: YAMLPair) -> String? { translated(pair, allowsEmpty: false) }

  mutating func optionalTranslated(_ pair: YAMLPair) -> String? { translated(pair, allowsEmpty: true) }

  private mutating func translated(_ pair: YAMLPair, allowsEmpty: Bool) -> String? {
    let subject = "'\(pair.key)'"
    guard let entries = pair.value.mapping else {
      return text(pair.value, subject, allowsEmpty: allowsEmpty).map { catalogue?.text(for: $0, at: pair.key) ?? $0 }
    }
    if entries.isEmpty { report(.empty(subject), at: pair.value.range) }
    var texts: [(tag: LanguageTag, text: String)] = []
    var first: [LanguageTag: SourceRange] = [:]
    for entry in entries {
      guard let tag = LanguageTag(entry.key) else {
        report(.notALanguage(entry.key, of: pair.key), at: entry.keyRange)
        continue
      }
      if let earlier = first.noted(tag, at: entry.keyRange) {
        report(.duplicateLanguage(tag.text, of: pair.key), at: entry.keyRange, first: earlier)
      }
      if let text = text(entry.value, "\(subject) in '\(entry.key)'", allowsEmpty: allowsEmpty) {
        texts.append((tag, text))
      }
    }
    let tags = texts.map(\.tag)
    translations.formUnion(tags)
    if let best = (options.language ?? Self.english)?.best(among: tags) {
      return texts.first { $0.tag == best }?.text
    }
    return texts.first.map { catalogue?.text(for: $0.text, at: pair.key) ?? $0.text }
  }

  private static let english = LanguageTag("en")

  /// The catalogue of the form's language beside the definition, `signup.pl.po` beside signup.yaml.
  mutating func readCatalogue(beside path: String) {
    guard let language = options.language else { return }
    let file = path.split(separator: "/").last ?? ""
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    for name in TextCatalogue.names(beside: name, for: language) {
      guard case .success(let bytes) = resources(name) else { continue }
      let (texts, mistakes) = DefinitionReader.catalogue(bytes, path: folder + name)
      linesDiagnostics += mistakes
      catalogue = texts
      if texts != nil { translations.insert(language) }
      return
    }
  }
}

extension FieldDefinition {
  package static func isReserved(id: String) -> Bool { DefinitionParser.reservedIDs.contains(id) }
}

/// Ids.
extension DefinitionParser {
  /// Names that are reserved in expressions: our variables, literals, operators and macros (CEL specification, "Syntax"
  /// and "Macros").
  static let reservedIDs: Set<String> = [
    "self", "focus", "env", "today", "now", "true", "false", "null", "in", "as", "break", "const", "continue", "else",
    "for", "function", "if", "import", "let", "loop", "package", "namespace", "return", "var", "void", "while",
  ]

  mutating func parseID(_ pair: YAMLPair) -> String? {
    guard let id = text(pair), !id.isEmpty else { return nil }
    guard FieldDefinition.isID(id) else { return refuse(.badID(id), at: pair.value.range) }
    if Self.reservedIDs.contains(id) {
      report(.reservedID(id), at: pair.value.range)
      refusedIDs.insert(id)
    }
    return id
  }
}
