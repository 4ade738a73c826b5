/// A file in another format on its way to a definition: its values with their positions, and its mistakes.
///
/// An importer walks `root`, reports what it cannot convert, and builds a definition tree in which each value keeps its
/// position in the foreign file. That tree is parsed like any definition, so every mistake is reported at a position in
/// the foreign file.
package struct ForeignFile {
  /// The top-level value; nil if the file could not be read.
  package let root: DefinitionNode?
  private let source: SourceText
  private var problems: ProblemList

  /// Parses JSON, up to the first mistake.
  package init(json bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsedAsJSON()
    root = outcome.root.map { DefinitionNode(node: $0) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Parses YAML or JSON by the rules of definition files.
  package init(yaml bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    root = outcome.root.map { DefinitionNode(node: $0) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Parses JSON or YAML 1.1: unquoted `yes`, `no`, `on` and `off` are booleans, `0644` is octal.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    root = outcome.root.map { DefinitionNode(node: $0.readAsVersion11) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Reports something that cannot be converted.
  /// - Parameter message: Lower case, no final period.
  package mutating func report(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help), at: node.node.range)
  }

  /// Reports something that is ignored.
  package mutating func warn(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help).asWarning, at: node.node.range)
  }

  /// The text of a scalar; warns if it differs from what is written in the file.
  package mutating func text(of node: DefinitionNode?) -> String? {
    guard let node, let text = node.writtenText else { return nil }
    if let written = node.sourceText, written != text {
      warn("\(written) is the number \(text)", help: "put it in quotes to keep it as it is written", at: node)
    }
    return text
  }

  /// The mistakes so far, in file order.
  package var diagnostics: [Diagnostic] { source.diagnostics(problems) }

  /// The result for a file that cannot be converted to a definition.
  package var unread: DefinitionReading {
    DefinitionReading(
      definition: nil, diagnostics: diagnostics, refusedCommands: [], refusedHosts: [], source: source)
  }

  /// Parses the definition built from the file.
  package func reading(of tree: DefinitionNode, options: ReadingOptions) -> DefinitionReading {
    parse(tree, options).reading
  }

  /// Parses the definition and, if defaults violate their own rules, drops these defaults with a warning instead of an
  /// error, which would mean nothing to the author of the foreign format.
  /// - Returns: The result, and the tree that it was parsed from.
  package func readingWithoutWrongDefaults(
    of tree: DefinitionNode, options: ReadingOptions
  ) -> (reading: DefinitionReading, tree: DefinitionNode) {
    let (reading, wrong) = parse(tree, options)
    guard !reading.isUsable, !wrong.isEmpty else { return (reading, tree) }
    let bare = tree.withoutDefaults { $0.stands(at: wrong) }
    var (other, left) = parse(bare, options)
    guard left.isEmpty, other.isUsable else { return (reading, tree) }
    other.diagnostics = reading.diagnostics.map { diagnostic in
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
    return (other, bare)
  }

  /// Also returns the offsets of the mistakes.
  private func parse(
    _ tree: DefinitionNode, _ options: ReadingOptions
  ) -> (reading: DefinitionReading, mistakes: Set<Int>) {
    var parser = DefinitionParser(source: source, options: options) { _ in .failure(.outside) }
    let definition = parser.parseForm(tree.node)
    var problems = problems
    problems.add(parser.problems)
    let reading = DefinitionReading(
      definition: definition, diagnostics: source.diagnostics(problems),
      refusedCommands: source.diagnostics(parser.refusedCommands),
      refusedHosts: source.diagnostics(parser.refusedHosts), source: source)
    let mistakes = parser.problems.problems.filter { $0.problem.severity == .error }.map(\.range.utf8Offset)
    return (reading, Set(mistakes))
  }
}

/// A value of a file, or of a definition built from it, with its position.
package struct DefinitionNode: Sendable {
  fileprivate let node: YAMLNode

  fileprivate init(node: YAMLNode) { self.node = node }

  // Reading.

  /// The entries of an object, in order.
  package var members: [(name: String, value: DefinitionNode)]? {
    node.mapping?.map { ($0.key, DefinitionNode(node: $0.value)) }
  }

  /// The keys of an object, each at its own position.
  package var keys: [DefinitionNode] {
    node.mapping?.map { pair in
      DefinitionNode(
        node: YAMLNode(content: .scalar(YAMLScalar(text: pair.key, style: .doubleQuoted)), range: pair.keyRange))
    } ?? []
  }

  package var items: [DefinitionNode]? { node.sequence?.map { DefinitionNode(node: $0) } }

  package var text: String? { node.string }

  /// A scalar's text as the foreign format sees it: a number in its shortest form, so that `1.10` is `1.1`; everything
  /// else as written. Nil for null and for collections.
  package var writtenText: String? {
    guard let scalar = node.scalar else { return nil }
    switch scalar.resolved {
    case .null: return nil
    case .integer(let value): return String(value)
    case .number(let value) where value.isFinite: return value.description
    default: return scalar.text
    }
  }

  /// A scalar as written in the file.
  package var sourceText: String? { node.scalar?.text }

  /// The whole value, without positions.
  package var value: AnswerValue { AnswerValue(node) }

  /// The kind of value, as diagnostics name it: `a list`.
  package var kindName: String { node.mapping == nil ? node.kindName : "an object" }

  /// The value of a member of an object.
  package subscript(name: String) -> DefinitionNode? {
    node.mapping?.first { $0.key == name }.map { DefinitionNode(node: $0.value) }
  }

  // Building. New values take the position of this one.

  /// A string.
  package func text(_ text: String) -> DefinitionNode { scalar(text, .doubleQuoted) }

  /// An unquoted scalar.
  package func plain(_ text: String) -> DefinitionNode { scalar(text, .plain) }

  package func number(_ value: Int) -> DefinitionNode { scalar(String(value), .plain) }

  package func flag(_ value: Bool) -> DefinitionNode { scalar(value ? "true" : "false", .plain) }

  package func list(_ items: [DefinitionNode]) -> DefinitionNode {
    DefinitionNode(node: YAMLNode(content: .sequence(items.map(\.node)), range: node.range))
  }

  /// An object with keys of a definition; members with a nil value are omitted.
  package func object(_ members: KeyValuePairs<String, DefinitionNode?>) -> DefinitionNode {
    let pairs = members.compactMap { name, value in
      value.map { YAMLPair(key: name, keyRange: $0.node.range, value: $0.node) }
    }
    return DefinitionNode(node: YAMLNode(content: .mapping(pairs), range: node.range))
  }

  /// This object with a member added or replaced.
  /// - Parameter others: The members to insert after; at the end if none is present.
  package func setting(_ name: String, _ value: DefinitionNode?, behind others: [String] = []) -> DefinitionNode {
    guard let value else { return self }
    var pairs = node.mapping ?? []
    let pair = YAMLPair(key: name, keyRange: value.node.range, value: value.node)
    if let index = pairs.firstIndex(where: { $0.key == name }) {
      pairs[index] = pair
    } else if let index = pairs.lastIndex(where: { others.contains($0.key) }) {
      pairs.insert(pair, at: index + 1)
    } else {
      pairs.append(pair)
    }
    return DefinitionNode(node: YAMLNode(content: .mapping(pairs), range: node.range))
  }

  /// This object without a member.
  package func without(_ name: String) -> DefinitionNode {
    DefinitionNode(
      node: YAMLNode(content: .mapping((node.mapping ?? []).filter { $0.key != name }), range: node.range))
  }

  /// True if this value or a nested one is at one of the offsets.
  fileprivate func stands(at places: Set<Int>) -> Bool {
    if places.contains(node.range.utf8Offset) { return true }
    switch node.content {
    case .scalar: return false
    case .sequence(let items): return items.contains { DefinitionNode(node: $0).stands(at: places) }
    case .mapping(let pairs): return pairs.contains { DefinitionNode(node: $0.value).stands(at: places) }
    }
  }

  /// This definition without those defaults of fields for which `isMeant` is true.
  fileprivate func withoutDefaults(where isMeant: (DefinitionNode) -> Bool) -> DefinitionNode {
    func bare(_ node: YAMLNode, _ isField: Bool) -> YAMLNode {
      switch node.content {
      case .sequence(let items): return YAMLNode(content: .sequence(items.map { bare($0, isField) }), range: node.range)
      case .mapping(let pairs):
        let kept = pairs.compactMap { pair -> YAMLPair? in
          if isField, pair.key == "default", isMeant(DefinitionNode(node: pair.value)) { return nil }
          switch pair.key {
          case "fields", "item", "key":
            return YAMLPair(key: pair.key, keyRange: pair.keyRange, value: bare(pair.value, true))
          case "sections": return YAMLPair(key: pair.key, keyRange: pair.keyRange, value: bare(pair.value, false))
          default: return pair
          }
        }
        return YAMLNode(content: .mapping(kept), range: node.range)
      case .scalar: return node
      }
    }
    return DefinitionNode(node: bare(node, false))
  }

  /// This definition, counting lengths in code points if it limits any, as other formats do.
  package var countingCodePoints: DefinitionNode {
    func hasLengths(_ node: YAMLNode) -> Bool {
      switch node.content {
      case .scalar: false
      case .sequence(let items): items.contains(where: hasLengths)
      case .mapping(let pairs):
        pairs.contains { pair in
          switch pair.key {
          case "minLength", "maxLength": true
          case "fields", "sections", "item", "key": hasLengths(pair.value)
          default: false
          }
        }
      }
    }
    guard hasLengths(node) else { return self }
    return setting(
      "lengths", text("codePoints"), behind: ["formline", "title", "description", "submitLabel", "answer"])
  }

  /// A value at this value's position.
  package func value(_ value: AnswerValue) -> DefinitionNode {
    switch value {
    case .null: plain("null")
    case .bool(let flag): self.flag(flag)
    case .integer, .number: plain(value.text)
    case .string(let text): self.text(text)
    case .list(let items): list(items.map { self.value($0) })
    case .object(let members):
      DefinitionNode(
        node: YAMLNode(
          content: .mapping(
            members.map { YAMLPair(key: $0.name, keyRange: node.range, value: self.value($0.value).node) }),
          range: node.range))
    }
  }

  /// The value as definition text: mappings and lists in block style, everything else on one line.
  package var definitionText: String {
    var text = ""
    write(node, indent: "", into: &text)
    return text
  }

  private func write(_ node: YAMLNode, indent: String, into text: inout String) {
    for pair in node.mapping ?? [] {
      text += "\(indent)\(YAMLText.scalar(pair.key)):"
      writeValue(pair.value, indent: indent + "  ", into: &text)
    }
    for item in node.sequence ?? [] {
      guard item.mapping?.isEmpty == false else {
        text += "\(indent)- \(YAMLText.value(AnswerValue(item)))\n"
        continue
      }
      var lines = ""
      write(item, indent: indent + "  ", into: &lines)
      text += "\(indent)- \(lines.dropFirst(indent.utf8.count + 2))"
    }
  }

  private func writeValue(_ node: YAMLNode, indent: String, into text: inout String) {
    if node.mapping?.isEmpty == false || node.sequence?.isEmpty == false {
      text += "\n"
      write(node, indent: indent, into: &text)
    } else {
      text += " \(YAMLText.value(AnswerValue(node)))\n"
    }
  }

  private func scalar(_ text: String, _ style: YAMLScalar.Style) -> DefinitionNode {
    DefinitionNode(node: YAMLNode(content: .scalar(YAMLScalar(text: text, style: style)), range: node.range))
  }
}
