/// Parses a template.
struct TemplateParser {
  private(set) var problems = ProblemList()
  private let bytes: [UInt8]
  private var offset = 0
  /// The fields in scope: those of the form, then those of each enclosing list's rows.
  private var scopes: [FieldList]
  private var open: [OpenSection] = []
  private var parts: [AnswerTemplate.Part] = []

  private struct OpenSection {
    var name: String
    /// The id of the field that has the name.
    var id: String
    var isInverted: Bool
    var range: SourceRange
    /// The parts before it.
    var outer: [AnswerTemplate.Part]
    var addsScope: Bool
  }

  private struct Tag {
    /// `#`, `^`, `/`, `!`, `&` or `{`; 0 for a variable.
    var sigil: UInt8
    var name: String
    /// The range of the name.
    var range: SourceRange
    /// The range of the whole tag.
    var bounds: Range<Int>
  }

  init(_ bytes: [UInt8], fields: [FieldDefinition]) {
    self.bytes = bytes
    scopes = [FieldList(fields)]
  }

  /// Parses the whole text; invalid parts are skipped.
  mutating func parse() -> [AnswerTemplate.Part] {
    while let start = position(of: "{{", from: offset) {
      guard let tag = tag(at: start) else {
        problems.add(.tagNotClosed, at: SourceRange(utf8Offset: start, utf8Length: 2))
        break
      }
      let line = standaloneLine(of: tag)
      addText(upTo: line?.lowerBound ?? start)
      offset = line?.upperBound ?? tag.bounds.upperBound
      take(tag)
    }
    addText(upTo: bytes.count)
    for section in open { problems.add(.sectionNotClosed(section.name), at: section.range) }
    return parts
  }

  private mutating func addText(upTo end: Int) {
    guard end > offset else { return }
    parts.append(.text(String(decoding: bytes[offset..<end], as: UTF8.self)))
  }

  // MARK: Tags

  private func tag(at start: Int) -> Tag? {
    let first = start + 2
    let sigils = "#^/!&{>=".utf8
    let sigil = first < bytes.count && sigils.contains(bytes[first]) ? bytes[first] : 0
    let closing = sigil == UInt8(ascii: "{") ? "}}}" : "}}"
    guard let end = position(of: closing, from: first) else { return nil }
    var name = (sigil == 0 ? first : first + 1)..<max(end, sigil == 0 ? first : first + 1)
    while let byte = bytes[name].first, byte <= 0x20 { name.removeFirst() }
    while let byte = bytes[name].last, byte <= 0x20 { name.removeLast() }
    return Tag(
      sigil: sigil, name: String(decoding: bytes[name], as: UTF8.self),
      range: SourceRange(utf8Offset: name.lowerBound, utf8Length: max(1, name.count)),
      bounds: start..<(end + closing.utf8.count))
  }

  private mutating func take(_ tag: Tag) {
    switch tag.sigil {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "#"), UInt8(ascii: "^"): begin(tag)
    case UInt8(ascii: "/"): end(tag)
    case UInt8(ascii: ">"), UInt8(ascii: "="):
      problems.add(.unknownTemplateTag(String(UnicodeScalar(tag.sigil))), at: tag.range)
    default:
      parts.append(.variable(check(tag)?.id ?? tag.name))
    }
  }

  /// The maximum nesting of sections.
  private static let deepestSections = 64

  private mutating func begin(_ tag: Tag) {
    guard open.count < Self.deepestSections else {
      problems.add(.sectionsTooDeep(Self.deepestSections), at: tag.range)
      // Stop, since every later end tag would be reported as mismatched.
      offset = bytes.count
      open = []
      return
    }
    let field = check(tag)
    let isInverted = tag.sigil == UInt8(ascii: "^")
    let rows = isInverted ? nil : field?.list?.table
    if let rows { scopes.append(rows) }
    open.append(
      OpenSection(
        name: tag.name, id: field?.id ?? tag.name, isInverted: isInverted, range: tag.range, outer: parts,
        addsScope: rows != nil))
    parts = []
  }

  private mutating func end(_ tag: Tag) {
    guard var section = open.last, section.name == tag.name else {
      problems.add(.wrongSectionEnd(tag.name, open: open.last?.name), at: tag.range)
      return
    }
    open.removeLast()
    if section.addsScope { scopes.removeLast() }
    // The parts before it are moved, not copied.
    swap(&parts, &section.outer)
    parts.append(.section(section.id, isInverted: section.isInverted, section.outer))
  }

  /// The field that a tag names, by its id or the name of its answer; reports an unknown name.
  private mutating func check(_ tag: Tag) -> FieldDefinition? {
    // Inside a section, `.` is the section's value or the current item.
    if tag.name == ".", open.contains(where: { !$0.isInverted }) { return nil }
    for (depth, scope) in scopes.enumerated().reversed() {
      let fields = [scope.field(tag.name), scope.field(answering: tag.name)]
      if let field = fields.compactMap(\.self).first(where: \.hasAnswer),
        // Written by its id, it would be the field of that id in the rows.
        !scopes[(depth + 1)...].contains(where: { $0.field(field.id)?.hasAnswer ?? false })
      {
        return field
      }
    }
    problems.add(
      .unknownAnswer(
        tag.name,
        known: scopes.flatMap(\.fields).filter { $0.hasAnswer && $0.answerName != tag.name }.map(\.answerName)),
      at: tag.range)
    return nil
  }

  // MARK: Lines

  /// The whole line of a tag that is alone on it and produces no output.
  private func standaloneLine(of tag: Tag) -> Range<Int>? {
    guard "#^/!".utf8.contains(tag.sigil) else { return nil }
    var start = tag.bounds.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, start >= offset else { return nil }
    var end = tag.bounds.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A else { return nil }
    return start..<min(end + 1, bytes.count)
  }

  private func position(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard start + wanted.count <= bytes.count else { return nil }
    return (start...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
