import FormDefinitions
import FormProofs
import Values

/// The findings of a form, for people and programs.
nonisolated struct ProofReport {
  /// A finding with its place in the file.
  private struct Entry {
    var finding: Finding
    var diagnostic: Diagnostic
    var script: String?
  }

  private var entries: [Entry] = []

  /// True if something was found; what is undecided does not count.
  var hasFindings: Bool { entries.contains { $0.finding.verdict != .undecided } }

  /// Adds a finding.
  /// - Parameter script: The path of the script that shows it, or its text if it was not written.
  mutating func add(_ finding: Finding, at reading: DefinitionReading, script: String?) {
    let hint = [finding.help, script.flatMap { $0.hasSuffix("\n") ? nil : "played by \($0)" }].compactMap { $0 }.joined(
      separator: "; ")
    let range = finding.place.expression.flatMap { expression in
      finding.place.part.map { reading.range(of: $0, in: expression) }
    }
    var diagnostic = reading.mistake(
      "\(finding.verdict.label): \(finding.message)", help: hint.isEmpty ? nil : hint, at: range ?? finding.place.range)
    diagnostic.severity = .warning
    diagnostic.field = finding.field
    entries.append(Entry(finding: finding, diagnostic: diagnostic, script: script))
  }

  /// The findings as warnings.
  var diagnostics: [Diagnostic] { entries.map(\.diagnostic) }

  /// One object a line: `verdict`, `kind`, the place, `message`, `hint` and, for what can happen, `script`.
  var jsonLines: String { entries.map { "\(json($0))\n" }.joined() }

  private func json(_ entry: Entry) -> JSONValue {
    var problem = entry.diagnostic.reported
    problem.message = entry.finding.message
    problem.hint = entry.finding.help
    problem.severity = .error
    var members = [
      JSONValue.Member(name: "verdict", value: .string(entry.finding.verdict.rawValue)),
      JSONValue.Member(name: "kind", value: .string(entry.finding.kind.rawValue)),
    ]
    if case .object(let place) = problem.json { members += place }
    if let script = entry.script { members.append(JSONValue.Member(name: "script", value: .string(script))) }
    return .object(members)
  }

  /// The reports of all forms, with a last line that counts.
  static func text(of reports: [ProofReport]) -> String {
    guard !reports.isEmpty else { return "" }
    let entries = reports.flatMap(\.entries)
    func count(_ verdict: Finding.Verdict) -> Int { entries.count { $0.finding.verdict == verdict } }
    let found = count(.never) + count(.can)
    let undecided = count(.undecided)
    let forms = reports.count == 1 ? "1 form" : "\(reports.count) forms"
    let last = "\(forms): \(found) found, \(undecided) undecided\n"
    let unwritten = entries.contains { $0.script?.hasSuffix("\n") ?? false }
    let hint = unwritten ? "'--scripts FOLDER' writes key scripts that show what can happen\n" : ""
    return entries.map { $0.diagnostic.reported.text + "\n" }.joined() + hint + last
  }
}

nonisolated extension Finding.Verdict {
  fileprivate var label: String {
    switch self {
    case .never: "never"
    case .can: "can happen"
    case .undecided: "undecided"
    }
  }
}
