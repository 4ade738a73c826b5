package import Wording

/// Reads definition files. Pure: other files are read through a closure.
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
    let outcome = source.parsed()
    var problems = outcome.problems
    var definition: FormDefinition?
    var named: [Diagnostic] = []
    var refusedCommands: [Diagnostic] = []
    var refusedHosts: [Diagnostic] = []
    if outcome.isEmpty { problems.add(.emptyFile, at: .beginning) }
    if let root = outcome.root {
      withoutActuallyEscaping(resources) { resources in
        var parser = DefinitionParser(source: source, options: options, resources: resources)
        definition = parser.parseForm(root)
        definition?.grants = options.grants
        problems.add(parser.problems)
        named = parser.linesDiagnostics
        refusedCommands = source.diagnostics(parser.refusedCommands)
        refusedHosts = source.diagnostics(parser.refusedHosts)
      }
    }
    return DefinitionReading(
      definition: definition, diagnostics: source.diagnostics(problems) + named, refusedCommands: refusedCommands,
      refusedHosts: refusedHosts, source: source)
  }
}

/// What came of reading a definition file: the form as far as it could be understood, and every mistake.
package struct DefinitionReading: Sendable {
  /// nil when the file is not even a mapping. With errors among `diagnostics` it is incomplete and must not be run.
  package var definition: FormDefinition?
  /// In file order; then those of the files it names. What the definition wants and was not granted is among them.
  package var diagnostics: [Diagnostic]
  /// The commands for options and checks, where none are granted: a form cannot be filled in without them.
  package var refusedCommands: [Diagnostic]
  /// The hosts that it names and no program provides.
  package var refusedHosts: [Diagnostic]
  /// The file itself, to place what later checks find.
  package var source: SourceText

  /// A mistake that was found by somebody else, such as a source that is not granted where the form is used.
  /// - Parameter message: Lower case, no final period.
  package func mistake(_ message: String, help: String?, at range: SourceRange) -> Diagnostic {
    var problems = ProblemList()
    problems.add(Problem(message, help: help), at: range)
    return source.diagnostics(problems)[0]
  }

  /// True if the definition can be run: there is no error (warnings do not count).
  package var isUsable: Bool { definition != nil && !diagnostics.contains { $0.severity == .error } }
}

/// What a reader of definitions decides that no definition may decide for itself.
package struct ReadingOptions: Sendable {
  package var grants = Grants()
  /// The language that texts are wanted in; nil for none in particular.
  package var language: LanguageTag?

  package init(grants: Grants = Grants(), language: LanguageTag? = nil) {
    self.grants = grants
    self.language = language
  }
}

/// Why a file that a definition names could not be read.
package struct ResourceError: Error, Sendable, Hashable {
  /// A phrase such as `no such file`.
  package var reason: String
  /// True if the file may not be read because it is outside of the definition's folder, links followed.
  package var isOutside = false

  package init(reason: String) { self.reason = reason }

  /// The file is outside the definition's folder.
  package static var outside: ResourceError {
    var error = ResourceError(reason: "it is outside the folder of the definition")
    error.isOutside = true
    return error
  }
}
