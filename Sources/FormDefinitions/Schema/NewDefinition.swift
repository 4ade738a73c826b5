/// A template for a new definition: every part has a comment on further options.
package struct NewDefinition: Sendable {
  /// A common field.
  package enum Part: String, CaseIterable, Sendable {
    case name, email, telephone, address, company, date, number, choice, several, yesOrNo, message, password, file
  }

  package var title: String
  package var description: String?
  package var submitLabel: String?
  package var layout: FormDefinition.Layout
  package var parts: [Part]
  /// Labels of further text fields.
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

  /// The definition, valid and ending in a newline. With a path of the JSON Schema, its first line points editors to
  /// that.
  package func text(named path: String, schema: String? = nil) -> String {
    var lines = [
      schema.map { "# yaml-language-server: $schema=\($0)" }
        ?? "# Your editor completes the keys with the schema that 'formline schema' prints.",
      "# Try it:        formline run \(path)", "# Find mistakes: formline check \(path)", "", "formline: 1",
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

  /// The lines of each field; never empty.
  private var fieldBlocks: [[String]] {
    var used = UsedIDs()
    var blocks: [[String]] = []
    for part in parts {
      for id in part.ids { used.insert(id) }
      blocks += part.blocks
    }
    for label in others {
      let id = used.id(for: label)
      used.insert(id)
      blocks.append(["- id: \(id)", "  label: \(YAMLText.scalar(label))"])
    }
    return blocks.isEmpty ? [["- id: answer", "  required: true"]] : blocks
  }

  /// An id made from a label.
  fileprivate static func id(for label: String) -> String {
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
    return id
  }
}

/// The ids of a form that is made.
package struct UsedIDs {
  private var ids: Set<String> = []
  /// The number behind each id from which on there may be unused ones: many labels may be alike.
  private var next: [String: Int] = [:]

  package init() {}

  package mutating func insert(_ id: String) { ids.insert(id) }

  /// An unused id made from a label.
  package mutating func id(for label: String) -> String {
    let id = NewDefinition.id(for: label)
    guard ids.contains(id) else { return id }
    var number = next[id] ?? 2
    while ids.contains("\(id)_\(number)") { number += 1 }
    next[id] = number
    return "\(id)_\(number)"
  }
}

extension NewDefinition.Part {
  /// The name under which the part is offered.
  package var label: String {
    switch self {
    case .name: "A name"
    case .email: "An e-mail address"
    case .telephone: "A telephone number"
    case .address: "A postal address"
    case .company: "A company, if there is one"
    case .date: "A date"
    case .number: "A number"
    case .choice: "One of several options"
    case .several: "Any of several options"
    case .yesOrNo: "Yes or no"
    case .message: "A longer text"
    case .password: "A password, typed twice"
    case .file: "A file"
    }
  }

  var ids: [String] {
    blocks.compactMap { block in block.first { $0.hasPrefix("- id: ") }.map { String($0.dropFirst(6)) } }
  }

  /// The lines of each of its fields.
  var blocks: [[String]] {
    switch self {
    case .name:
      [
        [
          "# A content type decides suggestions and validation.", "- id: name", "  contentType: name",
          "  required: true",
        ]
      ]
    case .email: [["- id: email", "  label: E-mail", "  contentType: emailAddress", "  required: true"]]
    case .telephone: [["- id: telephone", "  contentType: telephoneNumber", "  placeholder: +44 20 7946 0958"]]
    case .address:
      [
        ["- id: street", "  contentType: streetAddressLine1"], ["- id: postal_code", "  contentType: postalCode"],
        ["- id: city", "  contentType: addressCity"], ["- id: country", "  contentType: country"],
      ]
    case .company:
      [
        ["- id: for_company", "  label: For a company", "  type: boolean"],
        [
          "# 'when' says whether a field exists; one that does not has no answer.", "- id: company",
          "  contentType: organizationName", "  when: for_company == true", "  required: true",
        ],
      ]
    case .date:
      [
        [
          "- id: day", "  type: date", "  # The first value follows the clock until somebody edits it.",
          "  default: {cel: today}", "  validate:", "    - {rule: self >= today, message: That day is over}",
        ]
      ]
    case .number:
      [
        [
          "- id: count", "  type: integer            # or number", "  minimum: 1", "  maximum: 100",
          "  multipleOf: 1            # the step of Up and Down", "  default: 1",
        ]
      ]
    case .choice:
      [
        [
          "- id: choice", "  type: select", "  options:", "    - {value: small, label: Small, description: for one}",
          "    - {value: large, label: Large}", "  # Many options may stand in a file beside this one:",
          "  # options: {lines: choices.txt}", "  default: small",
        ]
      ]
    case .several:
      [
        [
          "- id: several", "  type: multiselect", "  options: [red, green, blue]",
          "  minItems: 0              # 1 asks for one at least",
        ]
      ]
    case .yesOrNo:
      [
        [
          "- id: agreed", "  label: Is that so", "  type: boolean",
          "  description: Shown below the field; may be *emphasised*.",
        ]
      ]
    case .message:
      [["- id: message", "  type: textarea", "  rows: 4", "  maxLength: 2000", "  placeholder: In your own words"]]
    case .password:
      [
        [
          "- id: password", "  type: password           # never shown, nor kept anywhere", "  required: true",
          "  minLength: 10",
        ],
        [
          "- id: again", "  label: Once more", "  type: password", "  required: true",
          "  confirms: password       # must be the same, and is in no answers",
        ],
      ]
    case .file: [["- id: file", "  type: path", "  kind: file               # or directory", "  mustExist: true"]]
    }
  }
}
