import ArgumentParser
import FormDefinitions
import KeyScripts
import TerminalDriver
import Values

/// `formline fuzz FILE`
struct FuzzCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Type into a form at random, and write scripts of what breaks it.",
    discussion: """
      What counts: the form crashes or does not come to rest; focus is on a field that does not exist; the screen is \
      not what a full redraw gives; submitted answers break the form's own rules. Each finding is cut to a short script \
      FORM-fuzz-SEED-N.keys, which 'formline test --strict' plays.

      Exit status: 0 nothing was found, 1 something was, 64 wrong usage, 65 the definition is wrong, 66 it cannot be read.
      """)

  var file = FileOptions()
  var seconds = 30
  var seed: UInt64?
  var scripts: Int?
  var folder = "."
  var jobs: Int?
  var timeLimit = TimeLimit(.seconds(10))

  static var rows: [CommandRow<Self>] {
    FileOptions.rows("The form's definition.") { $1(&$0.file) }
    [
      .option("seconds", default: 30, "How long to type.") { $0.seconds = $1 },
      .option("seed", "The seed of the random numbers; by default a new one for each run.") { $0.seed = $1 },
      .option("scripts", "End after so many scripts.", value: "n") {
        $0.scripts = $1
      },
      .option("to", default: ".", "The folder for scripts.", value: "folder") { $0.folder = $1 },
      .option("jobs", "How many scripts are played at once; by default one on each processor.", value: "n") {
        $0.jobs = $1
      },
      .option(
        "time-limit", default: TimeLimit(.seconds(10)), "How long one script may take, such as 10s.", value: "duration"
      ) { $0.timeLimit = $1 },
    ]
  }

  func checkOptions() throws {
    try FormFile.checkHasName(file.path)
    if !(1...86_400).contains(seconds) { throw ValidationError("'--seconds' is from 1 to 86400.") }
    if let scripts, scripts < 1 { throw ValidationError("'--scripts' is at least 1.") }
    if let jobs, !(1...1000).contains(jobs) { throw ValidationError("'--jobs' is from 1 to 1000.") }
  }

  @MainActor func perform() throws(CommandFailure) {
    let definition = try file.file().form().definition
    let seed = seed ?? UInt64(bitPattern: MonotonicClock.now) % 1_000_000
    try FuzzRun(self, definition: definition, seed: seed).perform()
  }
}

struct FuzzRun {
  private let command: FuzzCommand
  private let definition: FormDefinition
  private let seed: UInt64
  private let pool: ScriptPool

  /// The number of actions per script, and of distinct findings that end the run.
  private static let actions = 60
  private static let mostFindings = 10

  init(_ command: FuzzCommand, definition: FormDefinition, seed: UInt64) throws(CommandFailure) {
    self.command = command
    self.definition = definition
    self.seed = seed
    pool = try ScriptPool(
      ScriptPool.Options(
        workers: command.jobs ?? Machine.processors, limit: command.timeLimit.duration,
        granted: command.file.granted, isStrict: true, endsWithForm: true))
  }

  func perform() throws(CommandFailure) {
    let folder = command.folder
    guard folder.isEmpty || Folder.make(folder) else {
      throw CommandFailure(.unwritable, "the folder '\(folder)' cannot be made")
    }
    StandardError.write(["formline: typing into '\(command.file.path)', seed \(seed)"])
    let start = MonotonicClock.now
    let end = start + Int64(command.seconds) * 1_000_000_000
    let limit = command.scripts ?? .max
    var findings: [Finding] = []
    var count = 0
    while count < limit, findings.count < Self.mostFindings, MonotonicClock.now < end {
      let numbers = count + 1...count + min(16, limit - count)
      count = numbers.upperBound
      for finding in try play(numbers, except: findings) where findings.count < Self.mostFindings {
        findings.append(finding)
        try write(finding)
      }
    }
    let time = (MonotonicClock.now - start) / 1_000_000_000
    let what = findings.isEmpty ? "nothing was found" : "\(findings.count) found"
    try StandardOutput.print("\(count) scripts of \(Self.actions) actions in \(time) s, seed \(seed): \(what)\n")
    if !findings.isEmpty { throw CommandFailure(.failure) }
  }

  /// A way to break the form.
  private struct Finding {
    let number: Int
    let failure: ScriptFailure
  }

  /// Plays scripts; returns one per new kind of failure.
  private func play(_ numbers: ClosedRange<Int>, except known: [Finding]) throws(CommandFailure) -> [Finding] {
    let jobs = numbers.map { ScriptPool.Job(path: path(of: $0), text: script(number: $0).text) }
    let results = try pool.run(jobs).results
    var findings: [Finding] = []
    for (number, result) in zip(numbers, results) {
      if case .invalid(let problems) = result.outcome {
        throw CommandFailure(
          .wrongInput, "a script made for the form cannot be played: \(problems.first?.text ?? result.path)")
      }
      guard case .failed(let failure) = result.outcome else { continue }
      let isKnown = (known + findings).contains { $0.failure.kind == failure.kind }
      if !isKnown { findings.append(Finding(number: number, failure: failure)) }
    }
    return findings
  }

  private func script(number: Int) -> KeyScript {
    let path = path(of: number)
    let form = RelativePath.of(command.file.path, from: path, in: Machine.workingDirectory ?? "/")
    var random = FuzzScript(of: definition, at: form, kind: command.file.source.kind, seed: seed, number: number)
    return random.script(at: path, actions: Self.actions)
  }

  private func path(of number: Int) -> String {
    let name = command.file.path.fileName
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (command.folder.isEmpty ? "." : command.folder) + "/\(stem)-fuzz-\(seed)-\(number).keys"
  }

  /// Shortens a failing script, writes it and reports it.
  private func write(_ finding: Finding) throws(CommandFailure) {
    let whole = script(number: finding.number)
    // Every run of a hanging script takes the whole timeout.
    let runs = finding.failure.expected.hasSuffix("come to rest") ? 20 : 300
    let (outcome, _) = try ScriptReduction(pool: pool, maximumRuns: runs).reduce(whole, text: whole.text)
    let origin = "# Found by formline fuzz, seed \(seed), script \(finding.number); formline test --strict plays it.\n"
    try OutputFile.write(origin + (outcome?.text ?? whole.text), to: whole.path, links: .replaced)
    let result =
      outcome?.result
      ?? ScriptResult(path: whole.path, duration: .zero, outcome: .failed(finding.failure))
    try StandardOutput.print(TestReport.prettyDetails(of: result) + "\n")
  }
}

nonisolated extension ScriptFailure {
  /// Equal for findings with the same cause: the expectation and the first line of what was found, without numbers and
  /// quotes.
  fileprivate var kind: String {
    let found = found.split(separator: "\n").first ?? ""
    return expected + "\n" + found.prefix { $0 != "\"" }.filter { !$0.isNumber }
  }
}
