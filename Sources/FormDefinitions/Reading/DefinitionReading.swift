/// What came of reading a definition file: the form as far as it could be understood, and every mistake.
package struct DefinitionReading: Sendable {
  /// nil when the file is not even a mapping. With errors among `diagnostics` it is incomplete and must not be run.
  package var definition: FormDefinition?
  /// In file order; then those of the files it names.
  package var diagnostics: [Diagnostic]
  /// The file itself, to place what later checks find.
  package var source: SourceText

  /// Whether the definition can be run: it was read without an error (warnings do not count).
  package var isUsable: Bool { definition != nil && !diagnostics.contains { $0.severity == .error } }
}
