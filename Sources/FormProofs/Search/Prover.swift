internal import FormDefinitions

/// Decides claims within a budget: first by search, then by asking the solver if there is one.
package final class Prover {
  let form: ProofForm
  private let solver: SMTSolver?
  private let clock: ProofClock
  private let steps: Int

  /// - Parameter steps: How many values the search may try for one claim.
  package init(_ form: ProofForm, solver: SMTSolver? = nil, clock: ProofClock, steps: Int = 60_000) {
    self.steps = steps
    self.form = form
    self.solver = solver
    self.clock = clock
  }

  /// The same of another form, in what is left of the time.
  func asking(_ form: ProofForm) -> Prover { Prover(form, solver: solver, clock: clock, steps: steps) }

  /// What is known about a claim.
  enum Decision {
    /// These answers meet it, one for each field.
    case possible([AnswerValue])
    /// Nothing meets it; these goals and constraints exclude each other.
    case impossible(Conflict)
    /// Why it is not known.
    case undecided(String)
  }

  /// - Parameter left: Constraints that are left out.
  func decide(_ goals: [Goal], _ demand: Demand, without left: Set<Constraint> = []) -> Decision {
    if clock.isOver { return .undecided("the time ran out") }
    let claim = form.claim(goals, demand, without: left)
    let question = clock.beginQuestion()
    let reason: String
    switch search(claim, question) {
    case .found(let answers): return .possible(answers)
    case .none(isWhole: true): return .impossible(conflict(of: goals, demand, left, claim, question))
    case .none(isWhole: false): reason = "no representative answers show it, and there are others"
    case .stopped: reason = question.isLate() ? "the time ran out" : "there are too many combinations of answers"
    }
    guard let solver else { return .undecided(reason) }
    return solver.decide(claim, of: form, within: question)
  }

  private func search(_ claim: Claim, _ question: ProofClock.Question) -> ValueSearch.Result {
    var search = ValueSearch(form, claim, steps: steps, isLate: question.isLate)
    return search.run()
  }

  /// Leaves out one constraint after the other, and keeps those without which the claim can be met.
  private func conflict(
    of goals: [Goal], _ demand: Demand, _ left: Set<Constraint>, _ claim: Claim,
    _ question: ProofClock.Question
  ) -> Conflict {
    var dropped = left
    for constraint in claim.constraints {
      let less = form.claim(goals, demand, without: dropped.union([constraint]))
      if case .none(isWhole: true) = search(less, question) { dropped.insert(constraint) }
    }
    return Conflict(goals: goals, constraints: claim.constraints.filter { !dropped.contains($0) })
  }
}

/// What excludes each other.
struct Conflict {
  var goals: [Goal]
  var constraints: [Constraint]
}

/// The time for a form and for each question about it.
package final class ProofClock {
  /// Nanoseconds that only grow.
  private let now: () -> Int64
  private let end: Int64
  private let share: Int64

  /// - Parameters:
  ///   - whole: The time for all questions.
  ///   - question: The time for one of them.
  package init(whole: Duration, question: Duration = .seconds(1), now: @escaping () -> Int64) {
    self.now = now
    end = now() + Self.nanoseconds(whole)
    share = Self.nanoseconds(question)
  }

  var isOver: Bool { now() >= end }

  struct Question {
    /// True once its time is over.
    let isLate: () -> Bool
    /// The time left, in milliseconds.
    let milliseconds: () -> Int
  }

  func beginQuestion() -> Question {
    let limit = min(end, now() + share)
    let now = now
    return Question(isLate: { now() >= limit }, milliseconds: { max(0, Int((limit - now()) / 1_000_000)) })
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue + attoseconds / 1_000_000_000
  }
}
