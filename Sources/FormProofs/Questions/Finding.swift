package import FormDefinitions

/// Something that is proved, shown or left open about a form.
package struct Finding: Sendable {
  /// How sure it is.
  package enum Verdict: String, Sendable {
    /// It can never happen, whatever is answered.
    case never
    /// It can happen, and should not.
    case can
    /// Neither was shown within the limits.
    case undecided
  }

  /// What it is about.
  package enum Kind: String, Sendable, CaseIterable {
    /// A field, section, option or toolbar item that is never reached.
    case unreachable
    /// A condition or rule, or a part of one, that always holds.
    case alwaysTrue
    /// A condition or rule, or a part of one, that never holds.
    case neverTrue
    /// Rules that exclude each other.
    case contradiction
    /// A field that no answer satisfies.
    case noValue
    /// An option with which the form cannot be submitted.
    case refusedOption
    /// A form, or a state of one, that cannot be submitted.
    case deadEnd
    /// A page that cannot be left forwards with valid answers.
    case stuckPage
    /// A computed value that fails.
    case failure
    /// A default that another answer makes wrong.
    case wrongDefault
    /// A secret that something visible tells.
    case secret
    /// An answer of the previous version that becomes no answer of this one.
    case unmapped
  }

  package var verdict: Verdict
  package var kind: Kind
  package var field: String?
  package var place: ProofPlace
  /// Lower case, no final period.
  package var message: String
  /// The conditions that exclude each other, or why it is undecided.
  package var help: String?
  /// Shows that it can happen.
  package var witness: Witness?
}

/// What shows that something can happen: answers, and what is seen after them.
package struct Witness: Sendable {
  package enum Step: Sendable {
    /// Give these answers, by field id; other answers stay.
    case answer(FieldAnswers)
    case focus(String)
    /// Press Return in the focused field.
    case submitField
    case submit
    case expect(Expectation)
  }

  package enum Expectation: Sendable, Hashable {
    case visible(String)
    case notVisible(String)
    case value(String, AnswerValue)
    case error(String, message: String)
    case noError(String)
    case toolbar(String)
    case noToolbar(String)
    case running
    case submitted
  }

  /// A few words for the name of its script: `rack-never`.
  package var name: String
  package var steps: [Step]

  package init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  /// The answers of all steps; the last one of a field wins.
  package var answers: FieldAnswers {
    var answers: FieldAnswers = []
    for case .answer(let given) in steps {
      for (id, value) in given {
        answers.removeAll { $0.id == id }
        answers.append((id, value))
      }
    }
    return answers
  }
}
