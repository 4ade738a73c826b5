/// A file of another format on its way to a definition: its values with their places, and what is wrong with it.
///
/// A reader of the format walks `root`, reports what it cannot take, and makes the tree of a definition in which each
/// value keeps the place where it was found. That tree is read as every definition is, so that whatever is wrong with
/// it is told at a place of the foreign file.
package struct ForeignFile {
  /// The value that the file is; nil where it could not be read.
  package let root: DefinitionNode?
  private let source: SourceText
  private var problems: ProblemList

  /// Reads JSON, up to the first mistake.
  package init(json bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsedAsJSON()
    root = outcome.root.map { DefinitionNode(node: $0) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Reads YAML, or JSON, as definitions are read.
  package init(yaml bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    root = outcome.root.map { DefinitionNode(node: $0) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Reads JSON, or YAML by the rules of version 1.1: unquoted `yes`, `no`, `on` and `off` are booleans, `0644` is octal.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    root = outcome.root.map { DefinitionNode(node: $0.readAsVersion11) }
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Something that no form can be made of.
  /// - Parameter message: Lower case, no final period.
  package mutating func report(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help), at: node.node.range)
  }

  /// Something that is passed over.
  package mutating func warn(_ message: String, help: String? = nil, at node: DefinitionNode) {
    problems.add(Problem(message, help: help).asWarning, at: node.node.range)
  }

  /// The text of a scalar, with a warning where it is another than the one that stands in the file.
  package mutating func text(of node: DefinitionNode?) -> String? {
    guard let node, let text = node.writtenText else { return nil }
    if let written = node.sourceText, written != text {
      warn("\(written) is the number \(text)", help: "put it in quotes to keep it as it is written", at: node)
    }
    return text
  }

  /// What has been found wrong so far, in file order.
  package var diagnostics: [Diagnostic] { source.diagnostics(problems) }

  /// The reading of a file that no definition can be made of.
  package var unread: DefinitionReading {
    DefinitionReading(
      definition: nil, diagnostics: diagnostics, refusedCommands: [], refusedHosts: [], source: source)
  }

  /// Reads the definition that was made of the file.
  package func reading(of tree: DefinitionNode, options: ReadingOptions) -> DefinitionReading {
    parse(tree, options).reading
  }

  /// The same without the defaults that their own rules refuse, which says nothing to the owner of the format: they are
  /// left out, with a warning.
  /// - Returns: What was read, and the definition that it was read from.
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

  /// The places of mistakes are offsets.
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

/// A value of a file, or of a definition that is made of one, with its place.
package struct DefinitionNode: Sendable {
  fileprivate let node: YAMLNode

  fileprivate init(node: YAMLNode) { self.node = node }

  // What it is.

  /// The entries of an object, in order.
  package var members: [(name: String, value: DefinitionNode)]? {
    node.mapping?.map { ($0.key, DefinitionNode(node: $0.value)) }
  }

  /// The keys of an object, each at its own place.
  package var keys: [DefinitionNode] {
    node.mapping?.map { pair in
      DefinitionNode(
        node: YAMLNode(content: .scalar(YAMLScalar(text: pair.key, style: .doubleQuoted)), range: pair.keyRange))
    } ?? []
  }

  package var items: [DefinitionNode]? { node.sequence?.map { DefinitionNode(node: $0) } }

  package var text: String? { node.string }

  /// The text that the owner of the format makes of a scalar, whatever it stands for: a number in its shortest form, so
  /// that `1.10` is `1.1`; everything else as it was written. nil for what is null, or no scalar.
  package var writtenText: String? {
    guard let scalar = node.scalar else { return nil }
    switch scalar.resolved {
    case .null: return nil
    case .integer(let value): return String(value)
    case .number(let value) where value.isFinite: return value.description
    default: return scalar.text
    }
  }

  /// A scalar as it stands in the file.
  package var sourceText: String? { node.scalar?.text }

  /// The whole value, without places.
  package var value: AnswerValue { AnswerValue(node) }

  /// What it is, in the words diagnostics use: `a list`.
  package var kindName: String { node.mapping == nil ? node.kindName : "an object" }

  /// The value of a member of an object.
  package subscript(name: String) -> DefinitionNode? {
    node.mapping?.first { $0.key == name }.map { DefinitionNode(node: $0.value) }
  }

  // What is made.

  /// A text at the place of this value.
  package func text(_ text: String) -> DefinitionNode { scalar(text, .doubleQuoted) }

  /// A value that is written without quotes.
  package func plain(_ text: String) -> DefinitionNode { scalar(text, .plain) }

  package func number(_ value: Int) -> DefinitionNode { scalar(String(value), .plain) }

  package func flag(_ value: Bool) -> DefinitionNode { scalar(value ? "true" : "false", .plain) }

  package func list(_ items: [DefinitionNode]) -> DefinitionNode {
    DefinitionNode(node: YAMLNode(content: .sequence(items.map(\.node)), range: node.range))
  }

  /// An object of keys of a definition; those without a value are left out.
  package func object(_ members: KeyValuePairs<String, DefinitionNode?>) -> DefinitionNode {
    let pairs = members.compactMap { name, value in
      value.map { YAMLPair(key: name, keyRange: $0.node.range, value: $0.node) }
    }
    return DefinitionNode(node: YAMLNode(content: .mapping(pairs), range: node.range))
  }

  /// The same object with one more member, or with another value of the one it has of this name.
  /// - Parameter others: The members that it stands behind; all of them where none is there.
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

  /// The same object without a member.
  package func without(_ name: String) -> DefinitionNode {
    DefinitionNode(
      node: YAMLNode(content: .mapping((node.mapping ?? []).filter { $0.key != name }), range: node.range))
  }

  /// Whether it, or a value in it, stands at one of the places.
  fileprivate func stands(at places: Set<Int>) -> Bool {
    if places.contains(node.range.utf8Offset) { return true }
    switch node.content {
    case .scalar: return false
    case .sequence(let items): return items.contains { DefinitionNode(node: $0).stands(at: places) }
    case .mapping(let pairs): return pairs.contains { DefinitionNode(node: $0.value).stands(at: places) }
    }
  }

  /// The same definition without those defaults of its fields that are meant.
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

  /// The same definition, with its lengths counted in code points where it has any: others count them so.
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

  /// A value at the place of this one.
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

  /// The value as a definition file: mappings and lists in blocks, everything else on a line.
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
