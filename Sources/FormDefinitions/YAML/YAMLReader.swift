// Uses the parser's events directly: wrappers of LibYAML lose end marks, stop at the first duplicate key, and hash
// whole collections as keys (an alias bomb).
internal import CLibYAML

/// Parses YAML 1.2 text into a tree with positions.
struct YAMLReader {
  /// The tree as far as it could be parsed, and the mistakes.
  struct Outcome {
    var root: DefinitionNode?
    var problems = ProblemList()
    /// True for text without a value, such as comments only.
    var isEmpty = false
    /// True if the text was read as JSON.
    var isJSON = false

    static func failure(_ problem: Problem) -> Outcome {
      var outcome = Outcome()
      outcome.problems.add(problem, at: .beginning)
      return outcome
    }
  }

  /// Parses one document in one pass; text over the limit is not parsed at all.
  static func read(_ bytes: [UInt8]) -> Outcome {
    if let problem = unreadable(bytes) { return .failure(problem) }
    let prepared = PreparedYAML(bytes)
    var composer = YAMLComposer(text: prepared)
    prepared.bytes.withUnsafeBufferPointer { buffer in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else { preconditionFailure("no memory for a YAML parser") }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      parseEvents(&parser, into: &composer)
    }
    return composer.outcome()
  }

  private static func parseEvents(_ parser: inout yaml_parser_t, into composer: inout YAMLComposer) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        composer.fail(YAMLSyntaxProblem(parser))
        return
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return }
      guard composer.take(event) else { return }
    }
  }

  /// Why bytes are rejected without parsing: they exceed the limit or are UTF-16.
  static func unreadable(_ bytes: [UInt8], limit: Int = YAMLLimits.utf8Length) -> Problem? {
    guard bytes.count <= limit else { return .tooLong(utf8Length: bytes.count, limit: limit) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0) {
      return .notUTF8(looksLikeUTF16: true)
    }
    return nil
  }
}

/// Resource limits for one YAML text.
enum YAMLLimits {
  /// Bytes of the file.
  static let utf8Length = 5 * 1024 * 1024
  /// Nesting depth of collections.
  static let depth = 64
  /// Nodes added by expanding aliases.
  static let aliasedNodes = 100_000
}
