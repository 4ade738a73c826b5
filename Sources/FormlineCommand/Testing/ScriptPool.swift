import KeyScripts
import TerminalDriver
import Values

/// Plays scripts in several processes, so that a crash or hang affects only one. The processes are reused during the
/// pool's lifetime.
final class ScriptPool {
  /// The settings of a pool.
  struct Options {
    /// The number of concurrent processes.
    var workers = Machine.processors
    /// The time limit for one script.
    var limit = Duration.seconds(30)
    var updatesSnapshots = false
    /// What definitions may access.
    var granted: GrantOptions
    /// True to check the invariants of all forms after every line.
    var isStrict = false
    var endsWithForm = false
  }

  struct Job {
    var path: String
    /// The script's text; nil to read its file.
    var text: String?
  }

  private let options: Options
  /// Contains the sandboxes; nil if it cannot be created, in which case commands are refused.
  private let scratch: ScratchFolder?
  private var seats: [Seat] = []
  private var started = 0

  /// A process and its current job.
  private final class Seat {
    let process: WorkerProcess
    /// The index of the script it plays; nil while idle.
    var script: Int?
    var start: Int64 = 0
    /// The line that it started last.
    var line: (number: Int, command: String)?

    init(_ process: WorkerProcess) { self.process = process }
  }

  /// Creates a pool without processes. From now on, terminating signals take effect when the pool works.
  init(_ options: Options) throws(CommandFailure) {
    self.options = options
    // Must come before the scratch folder, which has to be removed on a signal.
    ProcessSignals.noteEnding()
    ProcessSignals.endByNumber()
    do throws(FileError) {
      scratch = try ScratchFolder(named: "formline-test")
    } catch {
      scratch = nil
      guard options.granted.allowCommands else { return }
      throw CommandFailure(.failure, "there is no place for temporary files: \(error)")
    }
  }

  isolated deinit { close() }

  /// Ends the processes and removes their files.
  func close() {
    seats = []
    scratch?.remove()
  }

  /// Plays scripts.
  /// - Parameter progress: Called with each result, in any order.
  /// - Returns: The results in the order of the scripts.
  /// - Throws: A terminating signal, or why no process could be started.
  func run(
    _ jobs: [Job], progress: (_ index: Int, ScriptResult) -> Void = { _, _ in }
  ) throws(CommandFailure) -> TestReport {
    var results = [ScriptResult?](repeating: nil, count: jobs.count)
    var next = 0
    while next < jobs.count || seats.contains(where: { $0.script != nil }) {
      while seats.count < min(options.workers, jobs.count), next < jobs.count { try addSeat() }
      for seat in seats where seat.script == nil && next < jobs.count {
        begin(next, jobs[next], at: seat)
        next += 1
      }
      for (index, outcome) in try awaitResults() {
        var result = outcome
        result.path = jobs[index].path
        results[index] = result
        progress(index, result)
      }
    }
    return TestReport(results: results.compactMap { $0 })
  }

  /// Waits until a process has a result, has ended or has exceeded the limit.
  private func awaitResults() throws(CommandFailure) -> [(index: Int, result: ScriptResult)] {
    let busy = seats.filter { $0.script != nil }
    let deadline = busy.map { $0.start + options.limit.nanoseconds }.min()
    if let signal = WorkerProcess.wait(for: busy.map(\.process), until: deadline) {
      close()
      throw CommandFailure(.signal(signal))
    }
    var results: [(Int, ScriptResult)] = []
    for seat in busy {
      guard let script = seat.script else { continue }
      let isAlive = seat.process.receive()
      if let result = readResult(at: seat) {
        seat.script = nil
        results.append((script, result))
      } else if !isAlive {
        seats.removeAll { $0 === seat }
        results.append((script, crashed(seat)))
      } else if MonotonicClock.now >= seat.start + options.limit.nanoseconds {
        seats.removeAll { $0 === seat }
        seat.process.end()
        results.append((script, hung(seat)))
      }
    }
    return results
  }

  private func addSeat() throws(CommandFailure) {
    started += 1
    seats.append(Seat(try start(in: scratch.map { "\($0.path)/\(started)" } ?? "")))
  }

  private func start(in folder: String) throws(CommandFailure) -> WorkerProcess {
    var arguments = [Machine.executable ?? "formline", WorkerCommand.name, folder]
    if options.updatesSnapshots { arguments.append("--update") }
    if options.isStrict { arguments.append("--strict") }
    if options.endsWithForm { arguments.append("--end-with-form") }
    arguments += options.granted.arguments
    var environment = ProcessEnvironment.variables
    // A backtrace would take minutes to symbolicate, and does not help a form's author.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    do throws(SystemError) {
      return try WorkerProcess(arguments, environment: environment)
    } catch {
      throw CommandFailure(.failure, "no process can be started: \(error.sentence)")
    }
  }

  private func begin(_ index: Int, _ job: Job, at seat: Seat) {
    seat.script = index
    seat.start = MonotonicClock.now
    seat.line = nil
    let text = job.text.map { JSONValue.string($0) } ?? .null
    seat.process.send("\(["path": .string(job.path), "text": text] as JSONValue)")
  }

  /// Reads available output, up to a result.
  private func readResult(at seat: Seat) -> ScriptResult? {
    while let line = seat.process.nextLine() {
      guard let json = try? JSONParser.parse(String(line.dropFirst(2))) else { continue }
      if line.hasPrefix("R ") { return ScriptResult(json: json) }
      if case .array(let place) = json, place.count == 2, case .string(let command) = place[1],
        let number = Int(place[0].description)
      {
        seat.line = (number, command)
      }
    }
    return nil
  }

  // Failures of the process itself.

  private func crashed(_ seat: Seat) -> ScriptResult {
    let end = seat.process.waitForEnd()
    let ending =
      "the process that played it "
      + (end.signal == 0 ? "ended with status \(end.status)" : "crashed: \(SignalName.text(end.signal))")
    let words = String(decoding: seat.process.lastErrors, as: UTF8.self).split(separator: "\n").map(String.init)
    return failure(seat, expected: "the form to go on", found: ([ending] + words).joined(separator: "\n"))
  }

  private func hung(_ seat: Seat) -> ScriptResult {
    let limit = options.limit.shortText
    return failure(seat, expected: "the form to come to rest", found: "it was stopped: \(limit) were not enough")
  }

  private func failure(_ seat: Seat, expected: String, found: String) -> ScriptResult {
    let line = seat.line ?? (1, "")
    return ScriptResult(
      path: "", duration: .nanoseconds(MonotonicClock.now - seat.start),
      outcome: .failed(ScriptFailure(line: line.number, command: line.command, expected: expected, found: found)))
  }
}
