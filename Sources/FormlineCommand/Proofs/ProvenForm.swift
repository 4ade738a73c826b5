import DefinedForms
import FormDefinitions
import FormImports
import FormProofs
import KeyScripts
import TerminalDriver
import Values

/// A form about which everything is asked, with the witnesses replayed.
struct ProvenForm {
  private let path: String
  private let reading: DefinitionReading
  private let definition: FormDefinition
  private let imported: ImportedForm?
  private let kind: ImportedKind?
  private let grants: Grants
  private let timeout: Duration

  init(
    _ path: String, _ reading: DefinitionReading, _ imported: ImportedForm?, kind: ImportedKind?, grants: Grants,
    timeout: Duration
  ) {
    guard let definition = reading.definition else { preconditionFailure("a provable form has a definition") }
    self.path = path
    self.reading = reading
    self.definition = definition
    self.imported = imported
    self.kind = kind
    self.grants = grants
    self.timeout = timeout
  }

  /// Makes readline and the C library behave alike on every machine: scripts are played in this process.
  static func isolateFromMachine() {
    var variables = ScriptEnvironment().variables
    variables["PATH"] = ProcessEnvironment.variable("PATH")
    ProcessEnvironment.replace(with: variables)
  }

  /// Asks everything, and plays every witness.
  /// - Parameter folder: Where scripts are written; nil writes none.
  func report(writingTo folder: String?) throws(CommandFailure) -> ProofReport {
    if let folder, !Folder.make(folder) { throw CommandFailure(.unwritable, "the folder '\(folder)' cannot be made") }
    let (form, prover) = question
    let findings = FormProof(form, prover: prover).run()
    var report = ProofReport()
    var names: Set<String> = []
    for var finding in findings {
      var script: String?
      if let witness = finding.witness {
        let name = unused(witness.name, among: &names)
        switch play(witness, named: name, in: folder) {
        case .success(let played):
          // Without a folder, the script itself.
          script = folder == nil ? played.text : played.path
          if folder != nil { try write(played) }
        case .failure(let defect):
          finding.verdict = .undecided
          finding.message = "whether \(finding.message)"
          finding.help = "the answers found for it do not show it when they are played: \(defect.words)"
        }
      }
      report.add(finding, at: reading, script: script)
    }
    return report
  }

  /// Writes scripts that reach everything that can be reached.
  /// - Returns: A line for each, and for what is not reached.
  func cover(in folder: String) throws(CommandFailure) -> [String] {
    guard Folder.make(folder) else { throw CommandFailure(.unwritable, "the folder '\(folder)' cannot be made") }
    let (form, prover) = question
    var names: Set<String> = []
    let cover = ScriptCover(form, prover: prover) { witness, onState in
      let name = unused(witness.name, among: &names)
      return try? play(witness, named: name, in: folder, onState: onState).get()
    }
    for entry in cover.entries { try write(entry.script) }
    return cover.entries.map { "\($0.script.path): \($0.shows ?? "the form is submitted as it is")" }
      + cover.unreachable.map { "cannot be reached: \($0.description)" }
      + cover.missed.map { "not reached: \($0.description)" }
  }

  private var question: (form: ProofForm, prover: Prover) {
    let form = ProofForm(definition, in: .ofScripts, isImported: imported != nil)
    let clock = ProofClock(whole: timeout) { MonotonicClock.now }
    return (form, Prover(form, solver: .installed, clock: clock))
  }

  // Witnesses.

  /// Why a witness does not show what it should.
  private struct Defect: Error {
    var words: String
  }

  private func play(
    _ witness: Witness, named name: String, in folder: String?, onState: @escaping (RunningForm) -> Void = { _ in }
  ) -> Result<KeyScript, Defect> {
    let script = "\(folder ?? path.folderPath)/\(name).keys"
    let form = RelativePath.of(path, from: script, in: Machine.workingDirectory ?? "/")
    let typist = AnswerTypist(
      definition: definition, imported: imported, path: script, settings: [.form(path: form, kind: kind)])
    let written: KeyScript
    switch typist.script(of: witness.steps) {
    case .success(let script): written = script
    case .failure(let untyped):
      return .failure(Defect(words: "no keys answer \(untyped.fields.joined(separator: ", "))"))
    }
    var player = ScriptPlayer(files: .system(granting: grants))
    player.isStrict = true
    player.onState = onState
    let parsed = KeyScript.parse(written.text, path: script).script
    var configuration = ScriptEnvironment(of: parsed).configuration
    configuration.inputs.files = player.files.paths?.beside(path, granting: grants.files)
    configuration.inputs.judges.whole = imported?.judge()
    let played = player.play(parsed, definition: definition, configuration: configuration)
    switch played.outcome {
    case .passed: return .success(written)
    case .failed(let failure):
      return .failure(Defect(words: "expected \(failure.expected), found \(failure.found)"))
    case .invalid(let problems): return .failure(Defect(words: problems.first?.message ?? "the script is invalid"))
    }
  }

  private func write(_ script: KeyScript) throws(CommandFailure) {
    try OutputFile.write("# Written by formline prove.\n" + script.text, to: script.path, links: .replaced)
  }

  /// The stem of the form's file and a name, as a file name that no other script of the run has.
  private func unused(_ name: String, among names: inout Set<String>) -> String {
    let stem = path.fileName.split(separator: ".").first.map(String.init) ?? "form"
    let words = (stem + "-" + name).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let plain = words.joined(separator: "-")
    var unused = plain
    var number = 2
    while !names.insert(unused).inserted {
      unused = "\(plain)-\(number)"
      number += 1
    }
    return unused
  }
}

extension ProofWorld {
  /// What forms see in scripts.
  static var ofScripts: ProofWorld {
    let environment = ScriptEnvironment()
    return ProofWorld(now: environment.moment, environment: environment.variables)
  }
}
