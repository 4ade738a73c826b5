internal import ContentTypes
internal import Expressions

/// The keys of text fields.
extension DefinitionParser {
  mutating func parseText(_ key: FieldKey, _ pair: YAMLPair, into traits: inout TextTraits) {
    switch key {
    case .check: traits.check = parseCheck(pair)
    case .contentType: traits.contentType = parseContentType(pair)
    case .suggestions: traits.suggestions = parseSuggestions(pair)
    case .submitLabel:
      traits.submitLabel = word(pair, TextTraits.SubmitLabel.self, "submit label", plural: "submit labels")
    case .minLength: traits.minLength = wholeNumber(pair, minimum: 0)
    case .maxLength: traits.maxLength = wholeNumber(pair, minimum: 0)
    case .pattern: traits.pattern = parsePattern(pair)
    case .format: traits.format = word(pair, TextFormat.self, "format", plural: "formats")
    case .mask: traits.mask = parseMask(pair)
    case .capitalization:
      traits.capitalization = word(pair, Capitalization.self, "capitalization", plural: "capitalizations")
    case .pastedLines:
      traits.pastedLines =
        word(pair, TextTraits.PastedLines.self, "way to paste lines", plural: "ways to paste lines") ?? .joined
    case .rows: traits.rows = wholeNumber(pair, minimum: 1)
    case .mustExist: traits.pathMustExist = bool(pair) ?? false
    case .kind: traits.pathKind = word(pair, TextTraits.PathKind.self, "kind of path", plural: "kinds of paths")
    default: preconditionFailure("'\(key.rawValue)' is no key of text fields")
    }
  }

  private mutating func parseContentType(_ pair: YAMLPair) -> TextContentType? {
    guard let name = text(pair), !name.isEmpty else { return nil }
    if let type = TextContentType(named: name) { return type }
    report(.unknownContentType(name, nearest: TextContentType.nearestName(to: name)), at: pair.value.range)
    return nil
  }

  private mutating func parsePattern(_ pair: YAMLPair) -> Pattern? {
    guard let source = text(pair), !source.isEmpty else { return nil }
    do throws(PatternError) {
      return try Pattern(parsing: source)
    } catch {
      let map = ScalarSource(text: source, source: self.source, utf8Offset: pair.value.range.utf8Offset)
      report(.badPattern(error.message, help: error.help), at: map.range(of: error.range))
      return nil
    }
  }

  private mutating func parseMask(_ pair: YAMLPair) -> InputMask? {
    guard let source = text(pair), !source.isEmpty else { return nil }
    if let mask = InputMask(source) { return mask }
    report(.badMask(source), at: pair.value.range)
    return nil
  }
}
