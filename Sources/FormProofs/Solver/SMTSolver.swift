internal import FormDefinitions

/// A solver for claims that search cannot decide, spoken to in SMT-LIB. A solver that is missing, dies, hangs or answers
/// something else leaves a claim undecided, in its own words.
package final class SMTSolver {
  /// What came of one question.
  package enum Reply {
    case output(String)
    /// It ended in another way, which these words describe.
    case failed(String)
  }

  /// Asks the solver one script, within a time in milliseconds.
  private let ask: (_ script: String, _ milliseconds: Int) -> Reply

  package init(ask: @escaping (_ script: String, _ milliseconds: Int) -> Reply) { self.ask = ask }

  func decide(_ claim: Claim, of form: ProofForm, within question: ProofClock.Question) -> Prover.Decision {
    do throws(Untranslatable) {
      // First with answers that can be played; if there are none, whether there are any.
      switch try answer(SMTClaim(form, claim, .playable), question) {
      case .model(let answers):
        return form.meets(claim, answers)
          ? .possible(answers) : .undecided("the solver's answers do not hold in the form")
      case .core: break
      case .unknown(let words): return .undecided(words)
      }
      let all = try SMTClaim(form, claim, .all)
      switch answer(all, question) {
      case .model: return .undecided("only answers with unusual characters or on another day may show it")
      case .core(let conflict): return all.approximation.map { .undecided($0) } ?? .impossible(conflict)
      case .unknown(let words): return .undecided(words)
      }
    } catch {
      return .undecided(error.words)
    }
  }

  private enum Answer {
    case model([AnswerValue])
    case core(Conflict)
    case unknown(String)
  }

  private func answer(_ claim: SMTClaim, _ question: ProofClock.Question) -> Answer {
    let time = question.milliseconds()
    guard time > 0 else { return .unknown("the time ran out") }
    let output: String
    switch ask(claim.text(milliseconds: time), time) {
    case .output(let text): output = text
    case .failed(let words): return .unknown("the solver \(words)")
    }
    guard let answers = SMTAnswer.read(output), let first = answers.first else {
      return .unknown("the solver said: \(ProofForm.short(output))")
    }
    switch first {
    case .word("sat"):
      guard answers.count > 1, case .list(let pairs) = answers[1] else { break }
      var values: [String: SMTAnswer] = [:]
      for case .list(let pair) in pairs {
        if pair.count == 2, case .word(let name) = pair[0] { values[name] = pair[1] }
      }
      return .model(claim.answers(values))
    case .word("unsat"):
      // The values, which there are none of, come before the core as an error.
      guard claim.asksForCore else { return .core(Conflict(goals: [], constraints: [])) }
      guard case .list(let names)? = answers.last else { break }
      return .core(claim.conflict(names.compactMap { if case .word(let name) = $0 { name } else { nil } }))
    case .word("unknown"), .word("timeout"): return .unknown("the solver does not know")
    default: break
    }
    return .unknown("the solver said: \(ProofForm.short(output))")
  }
}

extension ProofForm {
  /// True if answers meet a claim as the form itself evaluates it.
  func meets(_ claim: Claim, _ answers: [AnswerValue]) -> Bool {
    let situation = Situation(self, answers: answers)
    return foci(of: claim).contains { focus in
      situation.focus = focus
      return claim.goals.allSatisfy(situation.meets)
        && claim.constraints.allSatisfy { constraint in
          switch constraint {
          case .section, .when: true
          case .fits, .own, .required, .rule: situation.keeps(constraint)
          }
        }
    }
  }
}
