/// A definition to begin with, written for somebody who goes on by hand: every part has a comment that says what else
/// could stand there.
package struct NewDefinition: Sendable {
  /// A field that many forms have.
  package enum Part: String, CaseIterable, Sendable {
    case name, email, telephone, address, company, date, number, choice, several, yesOrNo, message, password, file
  }

  package var title: String
  package var description: String?
  package var submitLabel: String?
  package var layout: FormDefinition.Layout
  package var parts: [Part]
  /// Labels of text fields beside those.
  package var others: [String]

  package init(
    title: String, description: String? = nil, submitLabel: String? = nil, layout: FormDefinition.Layout = .scroll,
    parts: [Part] = [], others: [String] = []
  ) {
    self.title = title
    self.description = description
    self.submitLabel = submitLabel
    self.layout = layout
    self.parts = parts
    self.others = others
  }

  /// The definition, which has no mistakes. Ends with a newline.
  package func text(named path: String) -> String {
    var lines = [
      "# Try it:        formline run \(path)", "# Find mistakes: formline check \(path)",
      "# Your editor completes the keys with the schema that 'formline schema' prints.", "", "formline: 1",
      "title: \(YAMLText.scalar(title))",
    ]
    if let description { lines.append("description: \(YAMLText.scalar(description))") }
    if let submitLabel { lines.append("submitLabel: \(YAMLText.scalar(submitLabel))") }
    let blocks = fieldBlocks
    switch layout {
    case .scroll: lines += ["", "fields:"] + blocks.joined(separator: [""]).map(Self.indented(by: 2))
    case .pages:
      lines += ["layout: pages", "", "# A page each. 'when' on a section leaves a page out.", "sections:"]
      let half = (blocks.count + 1) / 2
      for (number, page) in [blocks[..<half], blocks[half...]].enumerated() where !page.isEmpty {
        lines += ["  - title: Page \(number + 1)", "    fields:"]
        lines += page.joined(separator: [""]).map(Self.indented(by: 6)) + [""]
      }
      lines.removeLast()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(by columns: Int) -> (String) -> String {
    { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }
  }

  /// The lines of each field. There is always one.
  private var fieldBlocks: [[String]] {
    var used = Set<String>()
    var blocks: [[String]] = []
    for part in parts {
      used.formUnion(part.ids)
      blocks += part.blocks
    }
    for label in others {
      let id = Self.id(for: label, not: used)
      used.insert(id)
      blocks.append(["- id: \(id)", "  label: \(YAMLText.scalar(label))"])
    }
    return blocks.isEmpty ? [["- id: answer", "  required: true"]] : blocks
  }

  /// An id that a label suggests and nothing else has.
  private static func id(for label: String, not used: Set<String>) -> String {
    var id = ""
    for character in label.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        id.append(character)
      } else if id.last != "_" {
        id.append("_")
      }
    }
    while id.hasSuffix("_") { id.removeLast() }
    while id.hasPrefix("_") { id.removeFirst() }
    if id.first?.isNumber ?? true { id = "field_" + id }
    if id.hasSuffix("_") { id.removeLast() }
    if DefinitionParser.reservedIDs.contains(id) { id += "_" }
    guard used.contains(id) else { return id }
    return (2...).lazy.map { "\(id)_\($0)" }.first { !used.contains($0) } ?? id
  }
}
