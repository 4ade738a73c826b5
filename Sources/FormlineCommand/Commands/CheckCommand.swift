import ArgumentParser
import DefinedForms
import FormDefinitions
import FormImports
import TerminalDriver
import Values
import Wording

/// `formline check FILE…`
struct CheckCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every mistake in definition files, with line and column.",
    discussion: """
      No command of a definition runs. Files and variables that one wants and was not granted are named.

      Exit status: 0 no mistakes, 1 mistakes found, 64 wrong usage or a grant is missing, 66 a file cannot be read.
      """)

  /// The formats of reported mistakes.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// On standard error, as text.
    case text
    /// On standard output, as a JSON list for editors.
    case json
    /// On standard output, as GitHub Actions workflow commands.
    case github
    /// On standard output, as a log for code scanning (SARIF 2.1.0).
    case sarif
  }

  var paths: [String] = []
  var source = ImportFileOptions()
  var granted = GrantOptions()
  var format = Format.text
  var problems = ProblemOptions()
  var prove = false
  var timeout = TimeLimit(.seconds(60))

  static var rows: [CommandRow<Self>] {
    [
      .arguments("paths", "Definition files, or folders with such files below them.", completion: .definition) {
        $0.paths.append($1)
      }.input
    ]
    ImportFileOptions.rows { $1(&$0.source) }
    ImportFileOptions.entryRow { $1(&$0.source) }
    GrantOptions.rows { $1(&$0.granted) }
    [
      .option("format", default: Format.text, "How mistakes are reported.") {
        $0.format = $1
      }
    ]
    ProblemOptions.rows { $1(&$0.problems) }
    [
      .flag("prove", "Also report what 'formline prove' finds.") { $0.prove = true },
      .option(
        "timeout", default: TimeLimit(.seconds(60)), "The time for the proofs of one file, such as 10s.",
        value: "duration"
      ) { $0.timeout = $1 },
    ]
  }

  func checkOptions() throws {
    if problems.format == .json, format != .text {
      throw ValidationError("'--problems json' and '--format' exclude each other.")
    }
  }

  @MainActor func perform() throws(CommandFailure) {
    var diagnostics: [Diagnostic] = []
    var unreadable: [ReportedProblem] = []
    var misused: [ReportedProblem] = []
    var proofs: [ProofReport] = []
    var count = 0
    func note(_ failure: CommandFailure) {
      if failure.status == .usage {
        misused += failure.problems.filter { !misused.contains($0) }
      } else {
        unreadable += failure.problems
      }
    }
    for path in paths {
      let files: [String]
      do throws(CommandFailure) {
        files = try Self.definitions(at: path)
      } catch {
        note(error)
        continue
      }
      for file in files {
        do throws(CommandFailure) {
          let (reading, imported) = try FormFile(file, options: granted.reading, imports: source.options).readForm()
          diagnostics += reading.diagnostics
          if imported == nil { diagnostics += catalogueMistakes(beside: file) }
          if prove, reading.isUsable { proofs.append(try self.proof(of: file, reading, imported)) }
          count += 1
        } catch {
          note(error)
        }
      }
    }
    diagnostics += proofs.flatMap(\.diagnostics)
    let found = diagnostics.map(\.reported)
    if problems.format == .json {
      try StandardOutput.print(ReportedProblem.jsonLines(found + unreadable))
    } else {
      switch format {
      case .json: try StandardOutput.print(Diagnostic.json(diagnostics))
      case .github: try StandardOutput.print(ReportedProblem.githubCommands(found + unreadable))
      case .sarif:
        try StandardOutput.print(ReportedProblem.sarif(found + unreadable, version: RootCommand.version))
      case .text where found.isEmpty && count > 0:
        try StandardOutput.print("\(count) \(count == 1 ? "definition" : "definitions") checked, no mistakes\n")
      case .text: StandardError.report(found)
      }
      StandardError.report(unreadable)
    }
    guard misused.isEmpty else { throw CommandFailure(.usage, problems: misused) }
    if let failure = CommandFailure(checked: diagnostics, unreadable) { throw failure }
    if proofs.contains(where: \.hasFindings) { throw CommandFailure(.failure) }
  }

  /// The mistakes in the catalogues of every language beside a definition, `signup.pl.po` beside signup.yaml.
  private func catalogueMistakes(beside file: String) -> [Diagnostic] {
    let (folder, name) = (file.folderOfFile, file.fileName)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let resources = DefinitionFile.resources(of: file, granted.grants)
    return Folder.names(in: folder.isEmpty ? "." : folder).sorted().flatMap { name -> [Diagnostic] in
      guard name.hasPrefix("\(stem)."), let tag = LanguageTag(String(name.dropFirst(stem.count + 1).dropLast(3))),
        TextCatalogue.names(beside: stem, for: tag).contains(name), case .success(let bytes) = resources(name)
      else { return [] }
      return DefinitionReader.catalogue(bytes, path: folder + name).mistakes
    }
  }

  @MainActor private func proof(
    of file: String, _ reading: DefinitionReading, _ imported: ImportedForm?
  ) throws(CommandFailure) -> ProofReport {
    ProvenForm.isolateFromMachine()
    let form = ProvenForm(
      file, reading, imported, kind: source.kind, grants: granted.grants, timeout: timeout.duration)
    return try form.report(writingTo: nil)
  }

  /// The given file or chart; for a folder, every chart, and every YAML and JSON file outside of them, in order.
  private static func definitions(at path: String) throws(CommandFailure) -> [String] {
    guard Folder.exists(at: path), !FormFile.isChart(path) else { return [path] }
    let files = try CommandFailure.reading(Folder.files(below: path))
      .filter { file in DefinitionFile.endings.contains { file.hasSuffix($0) } }
    let charts = files.filter { $0.fileName == "Chart.yaml" }.map(\.folderOfFile)
    // Subcharts belong to the charts around them.
    let folders = Set(charts)
    func isInChart(_ file: String) -> Bool {
      file.indices.contains { file[$0] == "/" && file[...$0] != file && folders.contains(String(file[...$0])) }
    }
    let found = (files + charts).filter { !isInChart($0) }.sorted()
    guard !found.isEmpty else { throw CommandFailure(.unreadable, "there is no definition in '\(path)'") }
    return found
  }
}
