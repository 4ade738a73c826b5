internal import Values

/// A file in another format on its way to a definition: its values with their positions, and its mistakes.
///
/// An importer walks `root`, reports what it cannot convert, and builds a definition tree in which each value keeps its
/// position in the foreign file. That tree is parsed like any definition, so every mistake is reported at a position in
/// the foreign file.
package final class ForeignFile {
  /// The top-level value; nil if the file could not be read.
  package let root: DefinitionNode?
  private let source: SourceText
  private var problems: ProblemList

  /// Parses JSON, up to the first mistake.
  /// - Parameter bare: The same bytes, with spaces in place of what JSON has not; nil if there is nothing such.
  package convenience init(json bytes: [UInt8], bare: [UInt8]? = nil, path: String) {
    self.init(bytes, path) { _ in SourceText(path: path, bytes: bare ?? bytes).parsedAsJSON() }
  }

  /// Parses YAML or JSON by the rules of definition files.
  package convenience init(yaml bytes: [UInt8], path: String) { self.init(bytes, path) { $0.parsed() } }

  /// Parses JSON or YAML 1.1: unquoted `yes`, `no`, `on` and `off` are booleans, `0644` is octal.
  /// - Parameter lines: The number of lines before it in its file.
  package convenience init(_ bytes: [UInt8], path: String, behind lines: Int = 0) {
    self.init(bytes, path, behind: lines) { source in
      var outcome = source.parsed()
      // JSON has neither merge keys nor other words for true.
      if !outcome.isJSON { outcome.root = outcome.root?.readAsVersion11 }
      return outcome
    }
  }

  private init(_ source: SourceText, _ root: DefinitionNode?, _ problems: ProblemList) {
    (self.source, self.root, self.problems) = (source, root, problems)
  }

  /// Makes files like this one, with its mistakes so far.
  package var copies: @Sendable () -> ForeignFile {
    let (source, root, problems) = (source, root, problems)
    return { ForeignFile(source, root, problems) }
  }

  /// The documents of a file of several, each with the positions that it has in the file; at least one.
  package static func documents(_ bytes: [UInt8], path: String) -> [ForeignFile] {
    let mark = Array("---".utf8)
    let newline = UInt8(ascii: "\n")
    var starts: [(offset: Int, line: Int)] = [(0, 0)]
    var (offset, line) = (0, 0)
    while let end = bytes[offset...].firstIndex(of: newline) {
      (offset, line) = (end + 1, line + 1)
      let isMark = bytes[offset...].starts(with: mark) && (bytes.dropFirst(offset + 3).first.map { $0 <= 0x20 } ?? true)
      if isMark { starts.append((offset, line)) }
    }
    if starts.count == 1 { return [ForeignFile(bytes, path: path)] }
    let files = starts.enumerated().compactMap { index, start -> ForeignFile? in
      let end = index + 1 < starts.count ? starts[index + 1].offset : bytes.count
      let text = bytes[start.offset..<end]
      // Empty documents, and those of comments, are none.
      let hasContent = text.split(separator: newline).contains { line in
        let rest = line.drop { $0 <= 0x20 }
        return !(rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.starts(with: mark))
      }
      guard hasContent else { return nil }
      return ForeignFile(Array(text), path: path, behind: start.line)
    }
    return files.isEmpty ? [ForeignFile(bytes, path: path)] : files
  }

  /// The value of a YAML text, and what is wrong with it.
  package static func value(ofYAML text: String) -> (value: AnswerValue?, problem: String?) {
    let file = ForeignFile(Array(text.utf8), path: "yaml")
    if let problem = file.problems.problems.first?.problem.message { return (nil, problem) }
    return (file.root?.value ?? .null, nil)
  }

  private init(
    _ bytes: [UInt8], _ path: String, behind lines: Int = 0, _ parse: (SourceText) -> YAMLReader.Outcome
  ) {
    source = SourceText(path: path, bytes: bytes, behind: lines)
    let outcome = parse(source)
    root = outcome.root
    problems = outcome.problems
    if outcome.isEmpty { problems.add(Problem("the file is empty"), at: .beginning) }
  }

  /// Reports something that cannot be converted.
  /// - Parameters:
  ///   - message: Lower case, no final period.
  ///   - field: The id of the field, if a value of one is wrong.
  ///   - hidesLine: True where the line may hold a secret.
  package func report(
    _ message: String, help: String? = nil, of field: String? = nil, at node: DefinitionNode, hidesLine: Bool = false
  ) {
    var problem = Problem(message, help: help)
    problem.field = field
    problems.add(hidesLine ? problem.withoutSource : problem, at: node.range)
  }

  /// Reports why there is no value.
  package func refuse<Value>(_ message: String, help: String? = nil, at node: DefinitionNode) -> Value? {
    report(message, help: help, at: node)
    return nil
  }

  /// Reports a number that would be written as another one.
  package func refuseLostNumbers() {
    if let lost = root?.firstLostNumber { problems.add(.lostNumber, at: lost.range) }
  }

  /// Reports something that is ignored.
  package func warn(_ message: String, help: String? = nil, at node: DefinitionNode, hidesLine: Bool = false) {
    let problem = Problem(message, help: help).asWarning
    problems.add(hidesLine ? problem.withoutSource : problem, at: node.range)
  }

  /// The text of a scalar; warns if it differs from what is written in the file.
  package func text(of node: DefinitionNode?) -> String? {
    guard let node, let text = node.writtenText else { return nil }
    if let written = node.sourceText, written != text {
      warn("\(written) is the number \(text)", help: "put it in quotes to keep it as it is written", at: node)
    }
    return text
  }

  /// The mistakes so far, in file order.
  package var diagnostics: [Diagnostic] { source.diagnostics(problems) }

  /// True if further mistakes are only counted.
  package var isFull: Bool { problems.isFull }

  package var hasErrors: Bool { problems.problems.contains { $0.problem.severity == .error } }

  /// The result for a file that cannot be converted to a definition.
  package var unread: DefinitionReading {
    DefinitionReading(diagnostics: diagnostics, source: source)
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
    other.diagnostics = reading.diagnostics.map(\.asWarning)
    return (other, bare)
  }

  /// Also returns the offsets of the mistakes.
  private func parse(
    _ tree: DefinitionNode, _ options: ReadingOptions
  ) -> (reading: DefinitionReading, mistakes: Set<Int>) {
    var parser = DefinitionParser(source: source, options: options) { _ in .failure(.outside) }
    let reading = parser.reading(of: tree, in: source, adding: problems)
    let mistakes = parser.problems.problems.filter { $0.problem.severity == .error }.map(\.range.utf8Offset)
    return (reading, Set(mistakes))
  }
}

/// What importers read of a file.
extension DefinitionNode {
  package var isObject: Bool { mapping != nil }

  /// The entries of an object, in order.
  package var members: [(name: String, value: DefinitionNode)]? { mapping?.map { ($0.key, $0.value) } }

  /// The first member of each name, where many are looked up.
  package var membersByName: [String: DefinitionNode] {
    Dictionary(firstOfEach: (mapping ?? []).map { ($0.key, $0.value) })
  }

  /// The keys of an object, each at its own position.
  package var keys: [DefinitionNode] { mapping?.map { .scalar($0.key, .doubleQuoted, at: $0.keyRange) } ?? [] }

  /// A scalar's text as the foreign format sees it: a number in its shortest form, so that `1.10` is `1.1`; everything
  /// else as written. Nil for null and for collections.
  package var writtenText: String? {
    guard let scalar else { return nil }
    switch scalar.resolved {
    case .null: return nil
    case .integer(let value): return String(value)
    case .number(let value) where value.isFinite: return value.description
    default: return scalar.text
    }
  }

  /// The position in the file, in bytes.
  package var place: Int { range.utf8Offset }

  package var sourceText: String? { scalar?.text }

  /// The value of a member of an object.
  package subscript(name: String) -> DefinitionNode? { mapping?.first { $0.key == name }?.value }
}

/// A value from which a part of a definition is built: a text, a number, a boolean, a list, or a node with a position of
/// its own.
package protocol DefinitionPart {
  /// The node for the value; it takes the given position if the value has none.
  func node(at place: DefinitionNode) -> DefinitionNode
}

extension String: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode { .scalar(self, .doubleQuoted, at: place.range) }
}

extension Int: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode { place.plain(String(self)) }
}

extension Bool: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode { place.plain(String(self)) }
}

extension Array: DefinitionPart where Element: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode {
    DefinitionNode(content: .sequence(map { $0.node(at: place) }), range: place.range)
  }
}

extension AnswerValue: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode {
    switch self {
    case .null: place.plain("null")
    case .bool, .integer, .number: place.plain(text)
    case .string(let text): text.node(at: place)
    case .list(let items): items.node(at: place)
    case .object(let members):
      DefinitionNode(
        content: .mapping(
          members.map { YAMLPair(key: $0.name, keyRange: place.range, value: $0.value.node(at: place)) }),
        range: place.range)
    }
  }
}

extension DefinitionNode: DefinitionPart {
  package func node(at place: DefinitionNode) -> DefinitionNode { self }
}

/// Building. New values take the position of this one.
extension DefinitionNode {
  fileprivate static func scalar(_ text: String, _ style: YAMLScalar.Style, at range: SourceRange) -> DefinitionNode {
    DefinitionNode(content: .scalar(YAMLScalar(text: text, style: style)), range: range)
  }

  /// A value at this position, even if it has its own.
  package func text(_ text: String) -> DefinitionNode { text.node(at: self) }

  package func plain(_ text: String) -> DefinitionNode { .scalar(text, .plain, at: range) }

  /// An object with keys of a definition; members with a nil value are omitted.
  package func object(_ members: KeyValuePairs<String, (any DefinitionPart)?>) -> DefinitionNode {
    object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// An object whose members have distinct names.
  package func object(_ members: [(name: String, value: any DefinitionPart)]) -> DefinitionNode {
    DefinitionNode(content: .mapping(members.map(pair)), range: range)
  }

  private func pair(_ name: String, _ value: any DefinitionPart) -> YAMLPair {
    let node = value.node(at: self)
    return YAMLPair(key: name, keyRange: node.range, value: node)
  }

  /// This object with a member added or replaced.
  /// - Parameter others: The members to insert after; at the end if none is present.
  package func setting(
    _ name: String, _ value: (any DefinitionPart)?, behind others: [String] = []
  ) -> DefinitionNode {
    guard let pair = value.map({ pair(name, $0) }) else { return self }
    var pairs = mapping ?? []
    if let index = pairs.firstIndex(where: { $0.key == name }) {
      pairs[index] = pair
    } else if let index = pairs.lastIndex(where: { others.contains($0.key) }) {
      pairs.insert(pair, at: index + 1)
    } else {
      pairs.append(pair)
    }
    return DefinitionNode(content: .mapping(pairs), range: range)
  }

  /// This object with other values; anything else as it is.
  package func mappingMembers(_ value: (_ name: String, DefinitionNode) -> DefinitionNode) -> DefinitionNode {
    guard let mapping else { return self }
    let pairs = mapping.map { YAMLPair(key: $0.key, keyRange: $0.keyRange, value: value($0.key, $0.value)) }
    return DefinitionNode(content: .mapping(pairs), range: range)
  }

  package func without(_ name: String) -> DefinitionNode {
    DefinitionNode(content: .mapping((mapping ?? []).filter { $0.key != name }), range: range)
  }

  /// True if this value or a nested one is at one of the offsets.
  fileprivate func stands(at places: Set<Int>) -> Bool {
    if places.contains(range.utf8Offset) { return true }
    return (items ?? mapping?.map(\.value) ?? []).contains { $0.stands(at: places) }
  }

  /// This definition without those defaults of fields for which `isMeant` is true.
  fileprivate func withoutDefaults(isField: Bool = false, where isMeant: (DefinitionNode) -> Bool) -> DefinitionNode {
    var node = self
    switch content {
    case .sequence(let items):
      node.content = .sequence(items.map { $0.withoutDefaults(isField: isField, where: isMeant) })
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.compactMap { pair in
          if isField, pair.key == "default", isMeant(pair.value) { return nil }
          guard Self.keysOfFields.contains(pair.key) else { return pair }
          var pair = pair
          pair.value = pair.value.withoutDefaults(isField: pair.key != "sections", where: isMeant)
          return pair
        })
    case .scalar: break
    }
    return node
  }

  /// The keys of a definition whose values hold fields.
  private static let keysOfFields: Set = ["fields", "sections", "item", "key"]

  /// This definition, counting lengths in code points if it limits any, as other formats do.
  package var countingCodePoints: DefinitionNode {
    guard hasLengths else { return self }
    return setting("lengths", "codePoints", behind: ["formline", "title", "description", "submitLabel", "answer"])
  }

  private var hasLengths: Bool {
    if let items { return items.contains(where: \.hasLengths) }
    return (mapping ?? []).contains { pair in
      pair.key == "minLength" || pair.key == "maxLength"
        || Self.keysOfFields.contains(pair.key) && pair.value.hasLengths
    }
  }

  /// This definition with fields of several lines for texts whose defaults have several: one line would join them.
  package var withRoomForDefaults: DefinitionNode { withRoom(isField: false, isNeeded: false) }

  /// - Parameter isNeeded: True if the default of a list around it has texts of several lines.
  private func withRoom(isField: Bool, isNeeded: Bool) -> DefinitionNode {
    if let items {
      let roomy = items.map { $0.withRoom(isField: isField, isNeeded: isNeeded) }
      return DefinitionNode(content: .sequence(roomy), range: range)
    }
    guard let pairs = mapping else { return self }
    let isNeeded = isNeeded || isField && self["default"]?.value.holdsLines ?? false
    let roomy = pairs.map { pair in
      guard Self.keysOfFields.contains(pair.key) else { return pair }
      let inner = pair.value.withRoom(isField: pair.key != "sections", isNeeded: isNeeded && pair.key != "key")
      return YAMLPair(key: pair.key, keyRange: pair.keyRange, value: inner)
    }
    let node = DefinitionNode(content: .mapping(roomy), range: range)
    guard isField, isNeeded, self["type"]?.text ?? "text" == "text", self["format"] == nil else { return node }
    return node.setting("type", "textarea").without("suggestions")
  }

  package var definitionText: String { YAMLText.block(value, isDefinition: true) }
}
