import FormDefinitions
import Platform
import TerminalDriver
import TestSupport
import Values

@testable import FormProofs

/// Asks about definitions written in tests.
enum Asking {
  static func definition(_ text: String) throws -> FormDefinition {
    let reading = DefinitionReader.read(Array("formline: 1\n\(text)".utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    guard reading.isUsable, let definition = reading.definition else {
      throw Refusal(messages: reading.diagnostics.map(\.message))
    }
    return definition
  }

  /// A definition with mistakes.
  struct Refusal: Error {
    var messages: [String]
  }

  /// What is found in a form, `verdict kind field` each.
  static func findings(in text: String, solver: SMTSolver? = nil) throws -> [String] {
    try findings(in: definition(text), solver: solver).map(\.summary)
  }

  static func findings(
    in definition: FormDefinition, solver: SMTSolver? = nil, isImported: Bool = false, steps: Int = 60_000
  ) -> [Finding] {
    let form = ProofForm(definition, in: world, isImported: isImported)
    return FormProof(form, prover: prover(form, solver, steps: steps)).run()
  }

  static func prover(_ form: ProofForm, _ solver: SMTSolver?, steps: Int = 60_000) -> Prover {
    Prover(
      form, solver: solver, clock: ProofClock(whole: .seconds(600), question: .seconds(5)) { MonotonicClock.now },
      steps: steps)
  }

  /// The world of key scripts.
  static let world = ProofWorld(
    now: Instant.epoch.adding(seconds: 1_767_225_600),
    environment: ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"])

  /// z3, as the command asks it.
  static var z3: SMTSolver { SMTSolver(ask: askZ3) }

  private static func askZ3(_ script: String, _ milliseconds: Int) -> SMTSolver.Reply {
    let outcome = ChildProcess.runToEnd(
      ["z3", "-smt2", "-in", "-memory:512"], input: Array(script.utf8), timeout: .milliseconds(milliseconds + 500))
    switch outcome.ending {
    case .exited: return .output(String(decoding: outcome.output, as: UTF8.self))
    default: return .failed("ended otherwise")
    }
  }
}

extension Finding {
  var summary: String { [verdict.rawValue, kind.rawValue, field ?? "-"].joined(separator: " ") }
}
