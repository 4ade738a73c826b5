import DefinedForms
import FormDefinitions
import FormProofs
import KeyScripts
import TerminalDriver
import Values

/// What a set of scripts reaches of each form that they play.
struct CoverageReport {
  private struct Form {
    var path: String
    var coverage: FormCoverage
  }

  private var forms: [Form] = []
  private let granted: GrantOptions
  private let timeout: Duration

  /// Plays the scripts of definitions once more and notes what they pass. Scripts of programs, and those that cannot be
  /// played, reach nothing.
  init(of scripts: [String], granted: GrantOptions, timeout: Duration) {
    self.granted = granted
    self.timeout = timeout
    let variables = ProcessEnvironment.variables
    ProvenForm.isolateFromMachine()
    for path in scripts { play(path, variables) }
  }

  private mutating func play(_ path: String, _ variables: [String: String]) {
    var player = ScriptPlayer(files: .system(granting: granted.grants), variables: { variables[$0] })
    guard case .success(let script) = player.load(path), let named = script.form else { return }
    let file = RelativePath.absolute(
      named.hasPrefix("/") ? named : "\(path)/../\(named)", in: Machine.workingDirectory ?? "/")
    guard let coverage = coverage(of: file, granting: script) else { return }
    coverage.begin()
    player.onState = { coverage.note(CoverageMoment($0)) }
    _ = player.play(script)
  }

  private mutating func coverage(of file: String, granting script: KeyScript) -> FormCoverage? {
    if let known = forms.first(where: { $0.path == file }) { return known.coverage }
    var grants = granted.grants
    grants.variables.formUnion(script.environment.map(\.name))
    grants.hosts.formUnion(script.hosts.map(\.name))
    guard let (reading, imported) = try? FormFile(file, options: ReadingOptions(grants: grants)).readForm(),
      reading.isUsable, let definition = reading.definition
    else { return nil }
    let form = ProofForm(definition, in: .ofScripts, isImported: imported != nil)
    let clock = ProofClock(whole: timeout) { MonotonicClock.now }
    let coverage = FormCoverage(form, prover: Prover(form, solver: .installed, clock: clock))
    forms.append(Form(path: file, coverage: coverage))
    return coverage
  }

  /// A point that no script reaches.
  private enum Miss { case unreached, unreachable }

  private func misses(_ form: Form) -> [(point: CoveragePoint, miss: Miss)] {
    form.coverage.points.filter { !form.coverage.reached.contains($0) }.map { point in
      if case .impossible = form.coverage.way(to: point) { (point, .unreachable) } else { (point, .unreached) }
    }
  }

  /// A paragraph a form: how much is reached of what can be reached, and a line for each that is not.
  var text: String {
    forms.map { form in
      let missed = misses(form)
      let possible = form.coverage.points.count - missed.count { $0.miss == .unreachable }
      let reached = form.coverage.points.count - missed.count
      let percent = possible == 0 ? 100 : reached * 100 / possible
      let lines = missed.map {
        "  \($0.miss == .unreachable ? "cannot be reached" : "not reached"): \($0.point.description)\n"
      }
      return "\(shown(form.path)): \(reached) of \(possible) reached (\(percent) %)\n\(lines.joined())"
    }.joined()
  }

  /// One object a line: `form`, `point` and `reached`, which is `true`, `false` or, of what cannot be reached, `null`.
  var jsonLines: String {
    forms.flatMap { form in
      let missed = Dictionary(firstOfEach: misses(form).map { ($0.point, $0.miss) })
      return form.coverage.points.map { point -> String in
        let reached: JSONValue =
          switch missed[point] {
          case nil: .bool(true)
          case .unreached: .bool(false)
          case .unreachable: .null
          }
        let line: JSONValue = [
          "form": .string(shown(form.path)), "point": .string(point.description), "reached": reached,
        ]
        return "\(line)\n"
      }
    }.joined()
  }

  /// The path relative to the working directory, if it is below it.
  private func shown(_ path: String) -> String {
    let folder = (Machine.workingDirectory ?? "/") + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
