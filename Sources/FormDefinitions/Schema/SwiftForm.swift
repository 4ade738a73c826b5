/// A definition as Swift: an enum of its fields, a structure of its answers, and a function that asks for them.
///
///     struct Signup: Codable, Equatable, Sendable {
///       enum Field: String, CaseIterable, Sendable { case email }
///       var email: String
///       static func definition(…) throws -> FormDefinition
///       static func run(…) throws -> RunOutcome<Signup>
///     }
package struct SwiftForm {
  package let name: String
  private let definition: FormDefinition
  private let text: String

  /// - Parameters:
  ///   - text: The source of the definition; it is embedded in the output.
  ///   - name: The name of the structure; adjusted if it is not a valid type name or is one of the library's.
  package init(_ definition: FormDefinition, text: String, name: String) {
    self.definition = definition
    // Other line breaks would not survive in a Swift literal.
    self.text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    var names = SwiftNames(taken: SwiftNames.ofLibrary)
    self.name = names.type(for: name, otherwise: "Form")
  }

  /// The text of the Swift file.
  /// - Parameter source: The name of the definition's file.
  package func source(of file: String) -> String {
    var lines = SwiftLines()
    lines.add(
      "// Made of \(SwiftLines.comment(file)) by 'formline swift', which also says whether it still fits: --check.")
    lines.add("import DefinedForms")
    lines.add("")
    lines.addComment(definition.title ?? "The answers to \(file).")
    lines.add("nonisolated struct \(name): Codable, Equatable, Sendable {")
    addFields(to: &lines)
    let fields = definition.sections.flatMap { section in
      section.fields.filter(\.hasAnswer).map { (field: $0, mayBeAbsent: section.when != nil) }
    }
    var types = SwiftNames(taken: SwiftNames.ofLibrary.union([name]))
    add(fields, to: &lines, &types)
    lines.addGap()
    addDefinition(to: &lines)
    lines.add("}")
    return lines.text
  }

  private func addFields(to lines: inout SwiftLines) {
    lines.indented {
      $0.addComment("The fields, for a focus state.")
      $0.add("nonisolated enum Field: String, CaseIterable, Sendable {")
      var names = SwiftNames(taken: ["allCases", "none", "some"])
      $0.indented { lines in
        for field in definition.fields where field.type.isEditable {
          lines.addCase(names.value(for: field.id, otherwise: "field"), for: field.id)
        }
        // An enum with a raw type must have a case.
        if !definition.fields.contains(where: \.type.isEditable) { lines.add("case noField = \"\"") }
      }
      $0.add("}")
    }
  }

  /// Adds the properties of a structure, the types that they need and, if names differ, the coding keys.
  private func add(
    _ fields: [(field: FieldDefinition, mayBeAbsent: Bool)], to lines: inout SwiftLines, _ types: inout SwiftNames
  ) {
    var names = SwiftNames(taken: [])
    var keys: [(name: SwiftNames.Value, key: String)] = []
    var nested: [SwiftLines] = []
    lines.indented { lines in
      for (field, mayBeAbsent) in fields {
        let name = names.value(for: field.id, otherwise: "answer")
        keys.append((name, field.answerName))
        let type = type(of: field, &types, &nested)
        lines.addGap()
        lines.addComment(field.label)
        lines.add("var \(name.written): \(type)\(mayBeAbsent || Self.mayBeUnanswered(field) ? "?" : "")")
      }
      if keys.contains(where: { $0.name.bare != $0.key }) {
        lines.addGap()
        lines.add("nonisolated private enum CodingKeys: String, CodingKey {")
        lines.indented { lines in for (name, key) in keys { lines.addCase(name, for: key) } }
        lines.add("}")
      }
      for body in nested {
        lines.addGap()
        lines.add(body)
      }
    }
  }

  /// True if an answer may be null or absent after submission.
  private static func mayBeUnanswered(_ field: FieldDefinition) -> Bool {
    guard case .always = field.when else { return true }
    switch field.type {
    case .multiselect, .list, .map: return false
    case .boolean: if field.valueOfNobody == .bool(false) { return false }
    case .computed: return true
    default: break
    }
    if case .always = field.required, case .always = field.enabled { return false }
    return true
  }

  /// The type of an answer, without its optional.
  private func type(
    of field: FieldDefinition, _ types: inout SwiftNames, _ nested: inout [SwiftLines]
  ) -> String {
    switch field.type {
    case .text, .password, .textarea, .path, .note: return "String"
    case .integer: return "Int"
    case .number: return "Double"
    case .boolean: return "Bool"
    case .date: return "CalendarDate"
    case .time: return field.carriesOffset ? "String" : "ClockTime"
    case .datetime: return "Instant"
    case .computed: return "JSONValue"
    case .select: return optionType(of: field, &types, &nested)
    case .multiselect: return "[\(optionType(of: field, &types, &nested))]"
    case .list, .map:
      guard let list = field.list else { return "JSONValue" }
      let fields = list.fields.filter(\.hasAnswer)
      let element =
        list.holdsSingles
        ? fields.last.map { type(of: $0, &types, &nested) } ?? "JSONValue"
        : row(fields.dropFirst(list.isMap ? 1 : 0), of: field, &types, &nested)
      return list.isMap ? "[String: \(element)]" : "[\(element)]"
    }
  }

  /// The name of the structure for a list's rows; also adds the structure to `nested`.
  private func row(
    _ fields: ArraySlice<FieldDefinition>, of field: FieldDefinition, _ types: inout SwiftNames,
    _ nested: inout [SwiftLines]
  ) -> String {
    let name = types.type(for: field.id, otherwise: "Rows", ending: "Row")
    var ownTypes = types.inside
    var body = SwiftLines()
    body.addComment("A row of \(field.label).")
    body.add("nonisolated struct \(name): Codable, Equatable, Sendable {")
    add(fields.map { (field: $0, mayBeAbsent: false) }, to: &body, &ownTypes)
    body.add("}")
    nested.append(body)
    return name
  }

  /// Choices with more options become `String`.
  private static let mostCases = 100

  private func optionType(
    of field: FieldDefinition, _ types: inout SwiftNames, _ nested: inout [SwiftLines]
  ) -> String {
    guard let choice = field.choice else { return "JSONValue" }
    let options: OptionList
    switch choice.options {
    case .lines, .arriving: return "String"
    case .live(let source): return source.command == nil ? "JSONValue" : "String"
    case .computed: return "JSONValue"
    case .list(let list): options = list
    }
    func all(_ fits: (AnswerValue) -> Bool) -> Bool { options.allSatisfy { fits($0.value) } }
    if all({ if case .integer = $0 { true } else { false } }) { return "Int" }
    if all({ $0.numeric != nil }) { return "Double" }
    if all({ if case .bool = $0 { true } else { false } }) { return "Bool" }
    guard all({ if case .string = $0 { true } else { false } }) else { return "JSONValue" }
    guard !choice.takesOther, (1...Self.mostCases).contains(options.count) else { return "String" }
    let name = types.type(for: field.id, otherwise: "Choice", ending: "Choice", onlyIfTaken: true)
    var body = SwiftLines()
    body.addComment("An answer to \(field.label).")
    body.add("nonisolated enum \(name): String, Codable, CaseIterable, Sendable {")
    var names = SwiftNames(taken: ["allCases", "none", "some"])
    body.indented { lines in
      for option in options {
        let value = option.value.text
        if option.label != value { lines.addComment(option.label) }
        lines.addCase(names.value(for: value, otherwise: "value"), for: value)
      }
    }
    body.add("}")
    nested.append(body)
    return name
  }

  private func addDefinition(to lines: inout SwiftLines) {
    lines.indented { lines in
      lines.addComment("The form; files that it names are looked for in the working directory.")
      lines.add("static func definition(granting grants: Grants = Grants()) throws -> FormDefinition {")
      lines.indented { lines in
        let hashes = SwiftLines.hashes(for: text)
        lines.add("try FormDefinition(")
        lines.indented { lines in
          lines.add("text: \(hashes)\"\"\"")
          lines.indented { lines in
            // The last line of a literal has no newline.
            let content = text.hasSuffix("\n") ? text : text + "\n"
            for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
              lines.add(SwiftLines.raw(String(line), hashes: hashes))
            }
          }
          lines.add("  \"\"\"\(hashes), name: \"\(name)\", granting: grants)")
        }
      }
      lines.add("}")
      lines.add("")
      lines.addComment("Asks for the answers on the terminal.")
      lines.add("@MainActor static func run(")
      lines.add("  _ placement: FormPlacement = .inline, answers: FormAnswers = [:],")
      lines.add("  granting grants: Grants = Grants()")
      lines.add(") throws -> RunOutcome<\(name)> {")
      lines.add("  try definition(granting: grants).run(placement, answers: answers, as: \(name).self)")
      lines.add("}")
    }
  }
}

/// Unique Swift names made from arbitrary text.
private struct SwiftNames {
  /// A name, bare and as written in its declaration, with backquotes if needed.
  struct Value {
    let bare: String
    var written: String { SwiftNames.keywords.contains(bare) ? "`\(bare)`" : bare }
  }

  /// Those of this scope behind those of the ones around it, which none of them copies.
  private var scopes: [Set<String>]
  /// The next number for each name that was taken: many may be alike.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String>) { scopes = [taken] }

  var inside: SwiftNames {
    var inside = self
    inside.scopes.append([])
    return inside
  }

  private func isTaken(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  /// A name for a case or a property: `fullName` for `full_name` and `Full name`.
  mutating func value(for text: String, otherwise: String) -> Value {
    let words = Self.words(of: text)
    var name = words.first.map {
      Self.isAbbreviation($0) ? $0.lowercased() : $0.prefix(1).lowercased() + $0.dropFirst()
    }
    name = name.map { $0 + words.dropFirst().map(Self.capitalized).joined() }
    return Value(bare: unique(Self.beginning(name ?? "", otherwise: otherwise)))
  }

  /// A name for a type: `FullName` for `full_name`.
  /// - Parameters:
  ///   - ending: The suffix of the name.
  ///   - onlyIfTaken: True to omit the suffix if the name is free without it.
  mutating func type(for text: String, otherwise: String, ending: String = "Form", onlyIfTaken: Bool = false) -> String
  {
    let name = Self.beginning(Self.words(of: text).map(Self.capitalized).joined(), otherwise: otherwise)
    let isFree = !isTaken(name) && !Self.keywords.contains(name)
    if isFree, onlyIfTaken || ending == "Form" { return unique(name) }
    return unique(name.hasSuffix(ending) && isFree ? name : name + ending)
  }

  private mutating func unique(_ name: String) -> String {
    var unique = Self.impossible.contains(name) ? name + "Value" : name
    while isTaken(unique) {
      let number = numbers[name] ?? 2
      unique = "\(name)\(name.last?.isNumber ?? false ? "v" : "")\(number)"
      numbers[name] = number + 1
    }
    scopes[scopes.count - 1].insert(unique)
    return unique
  }

  private static func beginning(_ name: String, otherwise: String) -> String {
    guard let first = name.unicodeScalars.first else { return otherwise }
    return first.properties.isIDStart ? name : otherwise + name
  }

  private static func isAbbreviation(_ word: String) -> Bool { word.allSatisfy { $0.isUppercase || $0.isNumber } }
  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The words of a text, split at characters that are invalid in names.
  private static func words(of text: String) -> [String] {
    text.split { character in
      character == "_"
        || !character.unicodeScalars.allSatisfy { $0.properties.isIDContinue && !$0.properties.isJoinControl }
    }.map(String.init)
  }

  /// Names that are invalid for types and members, even in backquotes.
  private static let impossible: Set = ["Type", "Protocol", "self", "init", "Self", "Any"]

  /// Reserved words of declarations, statements and expressions, from The Swift Programming Language.
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Types that the output uses, and types of the library that a program is likely to use.
  static let ofLibrary: Set = [
    "Field", "CodingKeys", "String", "Int", "Double", "Bool", "Codable", "Encodable", "Decodable", "Equatable",
    "Sendable", "CaseIterable", "CodingKey", "MainActor", "CalendarDate", "ClockTime", "Instant", "JSONValue",
    "FormDefinition", "FormAnswers", "FormPlacement", "RunOutcome", "Grants", "DefinedForm", "FormDefinitionError",
    "Optional", "Array", "Set", "Dictionary", "Error", "Result", "Task", "Any", "Never", "Void", "Character", "Swift",
    "DefinedForms", "Formline", "Form", "View", "Text", "TextField", "SecureField", "TextEditor", "Toggle", "Button",
    "Picker", "Menu", "Link", "List", "Table", "Section", "Group", "Label", "Slider", "Stepper", "State", "Binding",
    "Environment", "FocusState", "Theme", "Color", "Spacer", "Divider", "Image", "Font",
  ]
}

private struct SwiftLines {
  private var lines: [String] = []
  private var depth = 0

  /// The lines, each terminated by a newline.
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds lines at the current indentation.
  mutating func add(_ others: SwiftLines) { for line in others.lines { add(line) } }

  /// Adds an empty line, except at the beginning of a block.
  mutating func addGap() { if lines.last?.hasSuffix("{") == false { lines.append("") } }

  /// Adds a case of an enumeration, with its raw value if that is not its name.
  mutating func addCase(_ name: SwiftNames.Value, for value: String) {
    add("case \(name.written)" + (name.bare == value ? "" : " = \(Self.literal(value))"))
  }

  mutating func addComment(_ text: String) { add("/// \(Self.comment(text))") }

  mutating func indented(_ add: (inout SwiftLines) -> Void) {
    depth += 1
    add(&self)
    depth -= 1
  }

  /// A text on one line, without characters that a compiler or a terminal would interpret.
  static func comment(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let shown = words.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control: "␦"
      // Invisible, but able to reorder the text that follows.
      case .format, .lineSeparator, .paragraphSeparator: ""
      default: String(scalar)
      }
    }.joined()
    return shown.isEmpty ? "…" : shown.count > 80 ? shown.prefix(79) + "…" : shown
  }

  static func literal(_ text: String) -> String { "\"" + text.unicodeScalars.map(escaped).joined() + "\"" }

  /// A line of a raw literal, in which nothing reads otherwise than it is (U+202E), and no character is invisible.
  static func raw(_ line: String, hashes: String) -> String {
    line.unicodeScalars.map { $0 == "\t" ? "\t" : invisible($0, escapedBy: "\\" + hashes) ?? String($0) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default: invisible(scalar, escapedBy: "\\") ?? String(scalar)
    }
  }

  private static func invisible(_ scalar: Unicode.Scalar, escapedBy start: String) -> String? {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "\(start)u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }

  /// The number signs that a raw literal of a text needs.
  static func hashes(for text: String) -> String {
    let (quote, backslash, hash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"))
    var (quotes, run, longest) = (0, nil as Int?, 0)
    for byte in text.utf8 {
      if byte == hash, let before = run {
        run = before + 1
        longest = max(longest, before + 1)
      } else {
        quotes = byte == quote ? quotes + 1 : 0
        run = byte == backslash || quotes >= 3 ? 0 : nil
      }
    }
    return String(repeating: "#", count: longest + 1)
  }
}
