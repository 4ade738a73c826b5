import FormDefinitions
import Testing

/// Reads a definition called `f.yaml` and compares everything that is said about it. Every error has a hint.
func diagnose(_ definition: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let bytes = Array((definition.isEmpty ? "" : definition + "\n").utf8)
  let reading = DefinitionReader.read(bytes, path: "f.yaml", resources: resource)
  let found = reading.diagnostics.map { $0.rendered(color: false) }.joined(separator: "\n")
  #expect(found == expected, sourceLocation: sourceLocation)
  let bare = reading.diagnostics.filter { $0.severity == .error && $0.help == nil }.map(\.message)
  #expect(bare == [], "what would be right is not said", sourceLocation: sourceLocation)
}

/// The files beside the definitions of these tests.
func resource(_ path: String) -> Result<[UInt8], ResourceError> {
  switch path {
  case "plans.txt", "lists/plans.txt": .success(Array("free\nteam\r\n\nenterprise\n".utf8))
  case "binary.txt": .success([0x61, 0x0A, 0xFF, 0x0A])
  case "empty.txt": .success([])
  case "twice.txt": .success(Array("one\ntwo\none\n".utf8))
  case "large.txt": .success([UInt8](repeating: 0x61, count: 5 * 1024 * 1024 + 1))
  default: .failure(ResourceError(reason: "no such file"))
  }
}
