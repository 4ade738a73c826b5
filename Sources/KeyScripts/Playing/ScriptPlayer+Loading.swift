import FormDefinitions

extension ScriptPlayer {
  /// Reads the script at `path`.
  package func load(_ path: String) -> Result<KeyScript, InvalidScript> {
    let name = VisibleText.of(path)
    let bytes: [UInt8]
    switch files.read(path) {
    case .success(let read): bytes = read
    case .failure(let error):
      return .failure(
        InvalidScript(diagnostics: ["\(name): error: the script cannot be read: \(error.reason)"], isUnreadable: true))
    }
    guard bytes.count <= Self.maximumBytes else {
      return .failure(InvalidScript(diagnostics: ["\(name): error: the script is larger than 5 MiB"]))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(InvalidScript(diagnostics: ["\(name): error: the script is not UTF-8"]))
    }
    let (script, diagnostics) = KeyScript.parse(text, path: path)
    if diagnostics.isEmpty { return .success(script) }
    let all = (diagnostics + mistakesAgainstForm(in: script)).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return .failure(InvalidScript(diagnostics: all.map(\.description)))
  }

  /// What the form cannot follow of those lines of a script that have no mistake of their own.
  private func mistakesAgainstForm(in script: KeyScript) -> [ScriptDiagnostic] {
    guard let path = script.form, case .success(let reading) = read(path, beside: script.path, nil),
      let definition = reading.definition, reading.isUsable
    else { return [] }
    let check = ScriptCheck(script: script, source: source(of: script), definition: definition)
    return check.run { variable($0, of: script) }.mistakes
  }

  private static let maximumBytes = 5 << 20
}
