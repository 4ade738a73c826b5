// Made of sign-up.yaml by 'formline swift', which also says whether it still fits: --check.
import DefinedForms

/// Sign up
nonisolated struct SignUp: Codable, Equatable, Sendable {
  /// The fields, for a focus state.
  nonisolated enum Field: String, CaseIterable, Sendable {
    case name
    case email
    case plan
    case seats
  }

  /// Name
  var name: String

  /// Email
  var email: String

  /// Plan
  var plan: Plan

  /// Seats
  var seats: Int?

  /// An answer to Plan.
  nonisolated enum Plan: String, Codable, CaseIterable, Sendable {
    case free
    case team
  }

  /// The form; files that it names are looked for in the working directory.
  static func definition(granting grants: Grants = Grants()) throws -> FormDefinition {
    try FormDefinition(
      text: #"""
        formline: 1
        title: Sign up
        fields:
          - {id: name, required: true}
          - {id: email, contentType: email, required: true}
          - {id: plan, type: select, options: [free, team], default: free, required: true}
          - {id: seats, type: integer, minimum: 1, when: "plan == 'team'", required: true}

        """#, name: "SignUp", granting: grants)
  }

  /// Asks for the answers on the terminal.
  @MainActor static func run(
    _ placement: FormPlacement = .inline, answers: FormAnswers = [:],
    granting grants: Grants = Grants()
  ) throws -> RunOutcome<SignUp> {
    try definition(granting: grants).run(placement, answers: answers, as: SignUp.self)
  }
}
