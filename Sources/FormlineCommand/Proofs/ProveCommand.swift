import ArgumentParser
import FormDefinitions
import FormImports
import TerminalDriver

/// `formline prove FILE…`
struct ProveCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Find what can never happen in a form, and what can but should not.",
    discussion: """
      Whatever can happen comes with a key script that plays it; what never can, with the conditions that exclude each \
      other. What is neither shown nor proved within the time is called undecided, and does not count. If the program \
      z3 is installed, it decides much of what otherwise stays undecided. Nothing of the form runs.

      Exit status: 0 nothing was found, 1 something was or a definition is wrong, 64 wrong usage or a grant is missing, \
      66 a file cannot be read.
      """)

  var paths: [String] = []
  var source = ImportFileOptions()
  var granted = GrantOptions()
  var scripts: String?
  var cover: String?
  var timeout = TimeLimit(.seconds(60))
  var problems = ProblemOptions()

  static var rows: [CommandRow<Self>] {
    [
      .arguments("paths", "The forms' definitions.", completion: .definition) {
        $0.paths.append($1)
      }.input
    ]
    ImportFileOptions.rows { $1(&$0.source) }
    GrantOptions.rows { $1(&$0.granted) }
    [
      .option("scripts", "Write the key scripts that show what can happen here.", value: "folder") { $0.scripts = $1 },
      .option(
        "cover", "Write key scripts here that reach everything that can be reached.",
        value: "folder"
      ) { $0.cover = $1 },
      .option(
        "timeout", default: TimeLimit(.seconds(60)), "The time for the proofs of one file, such as 10s.",
        value: "duration"
      ) {
        $0.timeout = $1
      },
    ]
    ProblemOptions.rows { $1(&$0.problems) }
  }

  func checkOptions() throws {
    if cover != nil, scripts != nil {
      throw ValidationError("'--cover' and '--scripts' exclude each other.")
    }
    if cover != nil || scripts != nil { try paths.forEach(FormFile.checkHasName) }
  }

  @MainActor func perform() throws(CommandFailure) {
    ProvenForm.isolateFromMachine()
    var reports: [ProofReport] = []
    var lines: [String] = []
    var mistakes: [Diagnostic] = []
    var unreadable: [ReportedProblem] = []
    var misused: [ReportedProblem] = []
    for path in paths {
      let (reading, imported): (DefinitionReading, ImportedForm?)
      do throws(CommandFailure) {
        (reading, imported) = try FormFile(path, options: granted.reading, imports: source.options).readForm()
      } catch {
        if error.status == .usage {
          misused += error.problems.filter { !misused.contains($0) }
        } else {
          unreadable += error.problems
        }
        continue
      }
      guard reading.isUsable else {
        mistakes += reading.diagnostics
        continue
      }
      let form = ProvenForm(
        path, reading, imported, kind: source.kind, grants: granted.grants, timeout: timeout.duration)
      if let cover { lines += try form.cover(in: cover) }
      reports.append(try form.report(writingTo: scripts))
    }
    let wrong = mistakes.map(\.reported) + unreadable
    if problems.format == .json {
      try StandardOutput.print(reports.map(\.jsonLines).joined() + ReportedProblem.jsonLines(wrong))
    } else {
      try StandardOutput.print(lines.map { $0 + "\n" }.joined() + ProofReport.text(of: reports))
      StandardError.report(wrong)
    }
    guard misused.isEmpty else { throw CommandFailure(.usage, problems: misused) }
    if let failure = CommandFailure(checked: mistakes, unreadable) { throw failure }
    if reports.contains(where: \.hasFindings) { throw CommandFailure(.failure) }
  }
}
