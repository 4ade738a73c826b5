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

  /// The variable that stands for the answer of a secret field: its id, or place in rows, in capitals.
  package static func variable(ofField place: String) -> String {
    let name = place.uppercased().unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar) ? String(scalar) : "_"
    }.joined()
    return ScriptText.isVariableName(name) ? name : "_" + name
  }
}
