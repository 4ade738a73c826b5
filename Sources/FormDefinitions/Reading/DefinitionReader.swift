internal import Values
package import Wording

/// Reads definition files. Pure: it accesses other files only through a closure.
package enum DefinitionReader {
  /// Reads a definition and reports all its mistakes.
  ///
  ///     let reading = DefinitionReader.read(bytes, path: "forms/signup.yaml") { path in
  ///       .failure(ResourceError(reason: "no such file"))
  ///     }
  ///     for diagnostic in reading.diagnostics { print(diagnostic.rendered(color: false)) }
  ///
  /// - Parameters:
  ///   - bytes: The file; more than 5 MiB are refused without parsing.
  ///   - path: The file's name in diagnostics.
  ///   - resources: Returns the bytes of a file relative to the definition's folder. Unless `options` allow other
  ///     files, paths that leave the folder by `..` are not requested; symbolic links are the closure's responsibility.
  package static func read(
    _ bytes: [UInt8], path: String, options: ReadingOptions = ReadingOptions(),
    resources: @escaping (_ relativePath: String) -> Result<[UInt8], ResourceError>
  ) -> DefinitionReading {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    var problems = outcome.problems
    if outcome.isEmpty { problems.add(.emptyFile, at: .beginning) }
    guard let root = outcome.root else {
      return DefinitionReading(diagnostics: source.diagnostics(problems), source: source)
    }
    var parser = DefinitionParser(source: source, options: options, resources: resources)
    parser.readCatalogue(beside: path)
    var reading = parser.reading(of: root, in: source, adding: problems, naming: FieldPlaces(root).naming)
    reading.definition?.grants = options.grants
    return reading
  }

  /// Reads a catalogue beside a definition; nil with mistakes in it.
  package static func catalogue(
    _ bytes: [UInt8], path: String
  ) -> (texts: TextCatalogue?, mistakes: [Diagnostic]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      var problems = ProblemList()
      problems.add(.textNotUTF8, at: .beginning)
      return (nil, SourceText(path: path, bytes: bytes).diagnostics(problems))
    }
    do throws(Catalogue.Problems) {
      return (try TextCatalogue(text), [])
    } catch {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      let mistakes = error.all.map { problem in
        let line = Array(lines[problem.line - 1].utf8)
        let start = line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? 0
        return Diagnostic(
          path: path, line: problem.line, source: line[...], range: start..<line.count, message: problem.message,
          help: nil)
      }
      return (nil, mistakes)
    }
  }
}

extension DefinitionParser {
  /// The form of a file, with the mistakes in it and those found before.
  /// - Parameter named: Adds the fields that mistakes are in.
  mutating func reading(
    of root: DefinitionNode, in source: SourceText, adding earlier: ProblemList,
    naming named: (ProblemList) -> ProblemList = { $0 }
  ) -> DefinitionReading {
    let definition = parseForm(root)
    var all = earlier
    all.add(problems)
    var diagnostics = source.diagnostics(named(all))
    // The sentence about those that are left out is of no field.
    if all.droppedCount > 0 { diagnostics[diagnostics.count - 1].field = nil }
    return DefinitionReading(
      definition: definition, diagnostics: diagnostics + linesDiagnostics,
      refusedCommands: source.diagnostics(named(refusedCommands)),
      refusedHosts: source.diagnostics(named(refusedHosts)), source: source)
  }
}

/// The result of reading a definition file: the form as far as it could be parsed, and every mistake.
package struct DefinitionReading: Sendable {
  /// nil if the file is not a mapping. If `diagnostics` contain errors, it is incomplete and must not be run.
  package var definition: FormDefinition?
  /// In file order, then those of the files it names; includes access that was not granted.
  package var diagnostics: [Diagnostic]
  /// The refused commands for options and checks, without which the form cannot be filled in.
  package var refusedCommands: [Diagnostic] = []
  /// Hosts that the form names but no program provides.
  package var refusedHosts: [Diagnostic] = []
  /// The source, for the positions of later diagnostics.
  package var source: SourceText

  /// The mistakes with some of what was refused among them: in file order, then those of the files it names.
  package func diagnostics(with refused: [Diagnostic]) -> [Diagnostic] {
    guard !refused.isEmpty else { return diagnostics }
    let own = (diagnostics.filter { $0.path == source.path } + refused).enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    return own.map(\.element) + diagnostics.filter { $0.path != source.path }
  }

  /// A diagnostic for a mistake found elsewhere, such as a source that is not granted where the form is used.
  /// - Parameter message: Lower case, no final period.
  package func mistake(_ message: String, help: String?, at range: SourceRange) -> Diagnostic {
    var problems = ProblemList()
    problems.add(Problem(message, help: help), at: range)
    return source.diagnostics(problems)[0]
  }

  /// Where a part of an expression stands in the file; all of the expression if that is not known.
  /// - Parameter part: UTF-8 offsets into the expression.
  package func range(of part: Range<Int>, in expression: DefinitionExpression) -> SourceRange {
    guard expression.range.utf8Length > 0 else { return expression.range }
    return ScalarSource(text: expression.source, source: source.bytes, utf8Offset: expression.range.utf8Offset)
      .range(of: part)
  }

  /// True if the definition can be run: there are no errors, only warnings.
  package var isUsable: Bool { definition != nil && !diagnostics.contains { $0.severity == .error } }
}

/// Settings that a definition cannot choose itself.
package struct ReadingOptions: Sendable {
  package var grants = Grants()
  /// The preferred language of texts; nil for none in particular.
  package var language: LanguageTag?

  package init(grants: Grants = Grants(), language: LanguageTag? = nil) {
    self.grants = grants
    self.language = language
  }

  /// The language of generated texts.
  package var displayLanguage: DisplayLanguage { language.flatMap(DisplayLanguage.init) ?? .english }
}

/// Why a file named by a definition could not be read.
package struct ResourceError: Error, Sendable, Hashable {
  /// A phrase such as `no such file`.
  package var reason: String
  /// True if the file is outside the definition's folder, after following links, and may not be read.
  package var isOutside = false

  package init(reason: String) { self.reason = reason }

  /// The definition does not come from a file, and no folder was named for it.
  package static let noFolder = ResourceError(reason: "the definition has no folder")

  package static var outside: ResourceError {
    var error = ResourceError(reason: "it is outside the folder of the definition")
    error.isOutside = true
    return error
  }
}
