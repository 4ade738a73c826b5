/// The variables that stand in a recording for what must not be written, each with what it stood for.
///
/// A field's variable has its name and holds its answer; what stood there on the way has the name with a number.
nonisolated package struct RecordedSecrets: Sendable {
  private(set) var values: [String: String] = [:]
  /// What stood in secret fields in the end, by their places.
  private(set) var answers: [String: String] = [:]

  package init() {}

  /// What a variable stood for.
  package subscript(name: String) -> String? { values[name] }

  /// The variable for something that stood in a secret field.
  mutating func variable(for content: String, at place: String) -> String {
    let name = Self.variable(ofField: place)
    var candidate = name
    var number = 0
    while let taken = values[candidate], taken != content {
      number += 1
      candidate = "\(name)_\(number)"
    }
    values[candidate] = content
    return candidate
  }

  /// The variable for the answer of a secret field.
  mutating func variable(forAnswer content: String, at place: String) -> String {
    answers[place] = content
    return variable(for: content, at: place)
  }

  // The same text elsewhere.

  /// A shorter secret is looked for only as a whole text: it stands in many words by chance.
  private static let leastPartLength = 4

  /// The variable for a text that is a secret as a whole.
  func variable(for text: String) -> String? {
    text.isEmpty ? nil : values.filter { $0.value == text }.keys.min()
  }

  /// Whether a text gives a secret away: is one, or has one in it.
  func standIn(_ text: String) -> Bool {
    pieces(of: text).contains { if case .environment = $0 { true } else { false } }
  }

  /// A text with the variables of the secrets that stand in it, the longest first.
  func pieces(of text: String) -> [ScriptText] {
    if text.isEmpty { return [] }
    if let name = variable(for: text) { return [.environment(name)] }
    let length = text.utf8.count
    let parts = values.filter { $0.value.count >= Self.leastPartLength && $0.value.utf8.count < length }
      .sorted { ($1.value.utf8.count, $0.key) < ($0.value.utf8.count, $1.key) }
    if parts.isEmpty { return [.literal(text)] }
    let bytes = Array(text.utf8)
    var pieces: [ScriptText] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard let (name, content) = parts.first(where: { bytes[index...].starts(with: $0.value.utf8) }) else {
        index += 1
        continue
      }
      if start < index { pieces.append(.literal(String(decoding: bytes[start..<index], as: UTF8.self))) }
      pieces.append(.environment(name))
      index += content.utf8.count
      start = index
    }
    if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  /// A text for people, with the names of secrets in their places.
  package func concealed(_ text: String) -> String {
    pieces(of: text).map { if case .literal(let text) = $0 { text } else { "\($0)" } }.joined()
  }

  // Names.

  /// The variable that stands for the answer of a secret field: its id, or place in rows, in capitals.
  package static func variable(ofField place: String) -> String {
    let name = place.uppercased().unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar) ? String(scalar) : "_"
    }.joined()
    return ScriptText.isVariableName(name) ? name : "_" + name
  }
}
