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
    return .failure(InvalidScript(diagnostics: diagnostics.map(\.description)))
  }

  private static let maximumBytes = 5 << 20
}
