internal import FormDefinitions

// The allowed keys of a form and its elements, and the ids and labels they define.

extension IssueForm {
  private static let forbidden: Set = ["y", "yes", "on", "off", "true", "false", "no", "n"]

  /// A word in a label that asks for something that must not be published.
  static func forbiddenWord(in label: String) -> String? {
    let words = label.lowercased()
    return ["password", "passphrase"].first { words.contains($0) }
  }

  mutating func identify(
    _ node: DefinitionNode, _ label: String, _ index: Int, _ place: String, _ file: inout ForeignFile
  ) -> (id: String, name: String?) {
    var own = node["id"]?.writtenText
    if let id = own, let idNode = node["id"] {
      if idNode.text == nil { file.report("\(place)'id' must be a string", at: idNode) }
      if id.isEmpty || !id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
        file.report("\(place)'id' can only contain numbers, letters, -, _", at: idNode)
        own = nil
      } else if !seenIDs.insert(id).inserted {
        file.report("body must have unique ids: '\(id)' is there twice", at: idNode)
      }
      if Self.forbidden.contains(id.lowercased()) { file.warn("\(place)'\(id)' is a forbidden key", at: idNode) }
    }
    let likeness = Self.parameterized(label)
    if let earlier = seenLabels[likeness], !(earlier.hasID && own != nil) {
      let message = earlier.label == label ? "body must have unique labels" : "labels are too similar"
      file.report(
        "\(message): '\(label)'", help: "change it, or give both an id", at: node["attributes"]?["label"] ?? node)
    } else {
      seenLabels[likeness] = (label, own != nil)
    }
    let name = own ?? (likeness.isEmpty ? "field_\(index + 1)" : likeness)
    return names.add(name)
  }

  /// An id made from a label like Rails' `parameterize`: lower case, accents removed; digits and `_` are kept,
  /// everything else becomes `-`.
  static func parameterized(_ label: String) -> String {
    var plain = ""
    for character in label.lowercased() { plain += latin[character] ?? String(character) }
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.joined(separator: "-")
  }

  /// ASCII replacements of other letters (I18n, "DEFAULT_APPROXIMATIONS").
  private static let latin: [Character: String] = {
    let letters = [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ðďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "ij": "ĳ", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņň", "ng": "ŋ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř",
      "s": "śŝşš", "ss": "ß", "t": "ţťŧ", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "x": "×", "y": "ýÿŷ", "z": "źżž",
    ]
    return Dictionary(letters.flatMap { plain, others in others.map { ($0, plain) } }, uniquingKeysWith: { $1 })
  }()

  // MARK: Keys

  func permit(_ keys: Set<String>, in node: DefinitionNode, _ place: String, _ file: inout ForeignFile) {
    for key in node.keys {
      guard let name = key.text, !keys.contains(name) else { continue }
      file.report("\(place)'\(name)' is not a permitted key", at: key)
    }
  }

  /// A required text.
  func required(
    _ key: String, in node: DefinitionNode, _ what: String, _ place: String, _ file: inout ForeignFile
  ) -> String? {
    guard let value = node[key] else {
      file.report("\(place)\(what) '\(key)' is missing", at: node)
      return nil
    }
    guard let text = value.text else {
      file.report("\(place)'\(key)' must be a string", at: value)
      return nil
    }
    guard !text.trimmed.isEmpty else {
      file.report("\(place)'\(key)' cannot be empty", at: value)
      return nil
    }
    return text
  }

  /// An optional text.
  func optional(
    _ key: String, in node: DefinitionNode, _ place: String, _ file: inout ForeignFile
  ) -> String? {
    guard let value = node[key], value.value != .null else { return nil }
    guard let text = value.text else {
      guard let written = value.writtenText else {
        file.report("\(place)'\(key)' must be a string", at: value)
        return nil
      }
      file.warn("\(place)'\(key)' must be a string: \(value.takenAs(written))", at: value)
      return written
    }
    return text.isEmpty ? nil : text
  }

  func flag(
    _ key: String, in node: DefinitionNode?, _ place: String, _ file: inout ForeignFile
  ) -> Bool {
    guard let value = node?[key] else { return false }
    guard case .bool(let flag) = value.value else {
      file.report("\(place)'\(key)' must be a boolean", at: value)
      return false
    }
    return flag
  }
}

extension DefinitionNode {
  /// A warning about a value that the original format reads as text.
  func takenAs(_ text: String) -> String {
    sourceText == text ? "\(text) is taken as text" : "\(sourceText ?? "") is taken as the number \(text)"
  }
}
