internal import CLibYAML

/// Builds the tree from libyaml's events, iteratively, within limits.
struct YAMLComposer {
  private struct Anchored {
    var node: DefinitionNode
    var nodeCount: Int
  }

  /// A collection that is still open.
  private struct Frame {
    var isMapping: Bool
    var isFlow: Bool
    var start: Int
    var anchor: String?
    var items: [DefinitionNode] = []
    var pairs: [YAMLPair] = []
    /// A mapping key without its value yet; nil after an invalid key.
    var key: (text: String, range: SourceRange)?
    var awaitsValue = false
    var seen: [String: SourceRange] = [:]
    var nodeCount = 1
  }

  private let text: PreparedYAML
  private var root: DefinitionNode?
  private var hasRoot = false
  private var problems = ProblemList()
  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var openAnchors: Set<String> = []
  private var aliasedNodes = 0
  /// A cache of the last position: marks come nearly in order, so the next one is near.
  private var cursor = (character: 0, byte: 0)

  init(text: PreparedYAML) { self.text = text }

  func outcome() -> YAMLReader.Outcome {
    YAMLReader.Outcome(root: root, problems: problems, isEmpty: root == nil && problems.isEmpty)
  }

  /// Handles one event; returns false to stop.
  mutating func take(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      guard !hasRoot else {
        let place = range(event)
        report(.severalDocuments, at: place)
        return false
      }
      hasRoot = true
      return true
    case YAML_SCALAR_EVENT: return takeScalar(event)
    case YAML_ALIAS_EVENT: return takeAlias(event)
    case YAML_SEQUENCE_START_EVENT:
      let style = event.data.sequence_start.style
      return begin(
        event, isMapping: false, isFlow: style == YAML_FLOW_SEQUENCE_STYLE, anchor: event.data.sequence_start.anchor,
        tag: event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      let style = event.data.mapping_start.style
      return begin(
        event, isMapping: true, isFlow: style == YAML_FLOW_MAPPING_STYLE, anchor: event.data.mapping_start.anchor,
        tag: event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return end(event)
    default: return true
    }
  }

  mutating func fail(_ problem: YAMLSyntaxProblem) {
    root = nil
    let bytes = text.bytes
    var place = problem.byteOffset ?? byteOffset(character: problem.index ?? 0)
    let isAtEnd = !bytes[min(place, bytes.count)...].contains { $0 > 0x20 }
    if problem.pointsAtOpening || (problem.isUnclosed && isAtEnd), let opening = problem.contextIndex {
      place = byteOffset(character: opening)
    }
    report(problem.problem(in: bytes, at: place), at: sourceRange(place..<min(place + 1, bytes.count)))
  }

  // MARK: Nodes

  private mutating func takeScalar(_ event: yaml_event_t) -> Bool {
    let data = event.data.scalar
    let content = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
    let style: YAMLScalar.Style =
      switch data.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .plain
      }
    var place = byteRange(event)
    if data.anchor != nil || data.tag != nil { place = skipProperties(place) }
    let visible = style == .block ? place.lowerBound..<(place.lowerBound + 1) : firstLine(place)
    let range = sourceRange(visible)
    var scalar = YAMLScalar(text: content, style: style)
    if let tag = string(data.tag) {
      if let tagged = YAMLScalar(text: content, style: style, tag: tag) {
        scalar = tagged
      } else {
        let range = tagRange(event)
        report(.unknownTag(tag), at: range)
      }
    }
    let node = DefinitionNode(content: .scalar(scalar), range: range)
    if let anchor = string(data.anchor) { anchors[anchor] = Anchored(node: node, nodeCount: 1) }
    return add(node, nodeCount: 1)
  }

  private mutating func takeAlias(_ event: yaml_event_t) -> Bool {
    let name = string(event.data.alias.anchor) ?? ""
    let place = range(event)
    if openAnchors.contains(name) {
      report(.aliasOfItself(name), at: place)
      return false
    }
    guard let anchored = anchors[name] else {
      report(.unknownAlias(name), at: place)
      return false
    }
    aliasedNodes += anchored.nodeCount
    let limit = YAMLLimits.aliasedNodes
    guard aliasedNodes <= limit else {
      report(.aliasesTooLarge(limit: limit), at: place)
      return false
    }
    return add(anchored.node, nodeCount: anchored.nodeCount)
  }

  private mutating func begin(
    _ event: yaml_event_t, isMapping: Bool, isFlow: Bool, anchor: UnsafeMutablePointer<UInt8>?,
    tag: UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    let place = skipProperties(byteRange(event))
    let limit = YAMLLimits.depth
    guard frames.count < limit else {
      report(.nestedTooDeep(limit: limit), at: sourceRange(place))
      return false
    }
    if let tag = string(tag), tag != "!", tag != "tag:yaml.org,2002:\(isMapping ? "map" : "seq")" {
      let range = tagRange(event)
      report(.unknownTag(tag), at: range)
    }
    let anchor = string(anchor)
    if let anchor { openAnchors.insert(anchor) }
    frames.append(Frame(isMapping: isMapping, isFlow: isFlow, start: place.lowerBound, anchor: anchor))
    return true
  }

  private mutating func end(_ event: yaml_event_t) -> Bool {
    guard let frame = frames.popLast() else { preconditionFailure("an end event without its start") }
    var range = sourceRange(frame.start..<(frame.start + 1))
    if frame.isFlow {
      range = sourceRange(firstLine(frame.start..<byteRange(event).upperBound))
    } else if let key = frame.pairs.first?.keyRange {
      range = key
    }
    let node = DefinitionNode(content: frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.items), range: range)
    if let anchor = frame.anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = Anchored(node: node, nodeCount: frame.nodeCount)
    }
    return add(node, nodeCount: frame.nodeCount)
  }

  private mutating func add(_ node: DefinitionNode, nodeCount: Int) -> Bool {
    guard !frames.isEmpty else {
      root = node
      return true
    }
    let last = frames.count - 1
    frames[last].nodeCount += nodeCount
    guard frames[last].isMapping else {
      frames[last].items.append(node)
      return true
    }
    if frames[last].awaitsValue {
      frames[last].awaitsValue = false
      if let key = frames[last].key {
        frames[last].pairs.append(YAMLPair(key: key.text, keyRange: key.range, value: node))
      }
    } else {
      frames[last].awaitsValue = true
      frames[last].key = key(node, in: last)
    }
    return true
  }

  /// The text of a key node; nil, after reporting it, if it is invalid as a key.
  private mutating func key(_ node: DefinitionNode, in frame: Int) -> (text: String, range: SourceRange)? {
    guard let scalar = node.scalar else {
      report(.keyIsCollection, at: node.range)
      return nil
    }
    if let first = frames[frame].seen.noted(scalar.text, at: node.range) {
      report(.duplicateKey(scalar.text), at: node.range, first: first)
      return nil
    }
    return (scalar.text, node.range)
  }

  // MARK: Places

  private mutating func report(
    _ problem: @autoclosure () -> Problem, at range: SourceRange, first: SourceRange? = nil
  ) {
    problems.add(problem(), at: range, first: first)
  }

  private mutating func range(_ event: yaml_event_t) -> SourceRange { sourceRange(firstLine(byteRange(event))) }

  /// The position of a node's tag, or of an anchor before it.
  private mutating func tagRange(_ event: yaml_event_t) -> SourceRange {
    let start = byteRange(event).lowerBound
    let end = text.bytes[start...].firstIndex { $0 <= 0x20 } ?? text.bytes.count
    return sourceRange(start..<end)
  }

  private mutating func byteRange(_ event: yaml_event_t) -> Range<Int> {
    let start = byteOffset(character: Int(event.start_mark.index))
    let end = byteOffset(character: Int(event.end_mark.index))
    return start..<max(start, end)
  }

  private mutating func byteOffset(character index: Int) -> Int {
    if text.isASCII { return min(index, text.bytes.count) }
    if index < cursor.character {
      while index < cursor.character, cursor.byte > 0 {
        cursor.byte -= 1
        if text.bytes[cursor.byte] & 0xC0 != 0x80 { cursor.character -= 1 }
      }
    } else {
      while index > cursor.character, cursor.byte < text.bytes.count {
        cursor.byte += 1
        while cursor.byte < text.bytes.count, text.bytes[cursor.byte] & 0xC0 == 0x80 { cursor.byte += 1 }
        cursor.character += 1
      }
    }
    return cursor.byte
  }

  private func sourceRange(_ range: Range<Int>) -> SourceRange {
    let start = text.sourceOffset(range.lowerBound)
    return SourceRange(utf8Offset: start, utf8Length: text.sourceOffset(range.upperBound) - start)
  }

  /// A range up to the end of its first line.
  private func firstLine(_ range: Range<Int>) -> Range<Int> {
    let bound = min(range.upperBound, text.bytes.count)
    var end = range.lowerBound
    while end < bound, text.bytes[end] != 0x0A, text.bytes[end] != 0x0D { end += 1 }
    return range.lowerBound..<end
  }

  /// The range without the anchor and tag that come before a node's content.
  private func skipProperties(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < text.bytes.count, text.bytes[start] == UInt8(ascii: "&") || text.bytes[start] == UInt8(ascii: "!") {
      while start < text.bytes.count, text.bytes[start] > 0x20 { start += 1 }
      while start < text.bytes.count, text.bytes[start] <= 0x20 { start += 1 }
    }
    return start..<max(start, range.upperBound)
  }

  private func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? { pointer.map { String(cString: $0) } }
}
