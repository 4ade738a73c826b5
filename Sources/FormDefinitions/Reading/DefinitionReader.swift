/// Reads definition files (the format's own documentation: the tables in `Keys`). Pure: whatever else has to be read
/// comes through a closure.
package enum DefinitionReader {
  /// Reads the bytes of a definition, and finds every mistake in it at once.
  ///
  ///     let reading = DefinitionReader.read(bytes, path: "forms/signup.yaml") { path in
  ///       .failure(ResourceError(reason: "no such file"))
  ///     }
  ///     for diagnostic in reading.diagnostics { print(diagnostic.rendered(color: .never)) }
  ///
  /// - Parameters:
  ///   - bytes: The file; more than 5 MiB are refused without being looked at.
  ///   - path: What diagnostics call the file.
  ///   - resources: Gives the bytes of a file relative to the definition's folder. Unless `options` allow other files, it
  ///     is only asked for paths that do not leave that folder by `..`; symbolic links are its own affair.
  package static func read(
    _ bytes: [UInt8], path: String, options: ReadingOptions = ReadingOptions(),
    resources: (_ relativePath: String) -> Result<[UInt8], ResourceError>
  ) -> DefinitionReading {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = YAMLReader.read(bytes)
    var problems = outcome.problems
    var definition: FormDefinition?
    var named: [Diagnostic] = []
    if outcome.isEmpty { problems.add(.emptyFile, at: .beginning) }
    if let root = outcome.root {
      withoutActuallyEscaping(resources) { resources in
        var parser = DefinitionParser(source: source, options: options, resources: resources)
        definition = parser.parseForm(root)
        problems.add(parser.problems)
        named = parser.linesDiagnostics
      }
    }
    return DefinitionReading(
      definition: definition, diagnostics: source.diagnostics(problems) + named, source: source)
  }
}
