// Made of signup.yaml by 'formline swift', which also says whether it still fits: --check.
import DefinedForms

/// Create your account
nonisolated struct Signup: Codable, Equatable, Sendable {
  /// The fields, for a focus state.
  nonisolated enum Field: String, CaseIterable, Sendable {
    case name
    case email
    case username
    case password
    case again
    case plan
    case seats
    case news
  }

  /// Full name
  var name: String

  /// E-mail
  var email: String

  /// User name
  var username: String

  /// Password
  var password: String

  /// Password, again
  var again: String

  /// Plan
  var plan: Plan?

  /// Seats
  var seats: Int?

  /// Newsletter
  var news: Bool

  /// An answer to Plan.
  nonisolated enum Plan: String, Codable, CaseIterable, Sendable {
    /// Free
    case free
    /// Team
    case team
    /// Business
    case business
  }

  /// The form; files that it names are looked for in the working directory.
  static func definition(granting grants: Grants = Grants()) throws -> FormDefinition {
    try FormDefinition(
      text: #"""
        # yaml-language-server: $schema=../Sources/Formline/Formline.docc/Resources/definition.schema.json
        # A sign-up form: the one `make demo` shows.
        #
        # The user name follows the e-mail address until somebody edits it, seats exist only on the team plan, and the toolbar
        # has items for the passwords alone. Try it: `formline run forms/signup.yaml`.

        formline: 1
        title: Create your account
        description: One minute, *promise*.
        submitLabel: Create account

        fields:
          - id: name
            label: Full name
            contentType: name
            required: true
            placeholder: Ada Lovelace

          - id: email
            label: E-mail
            contentType: emailAddress
            required: true

          - id: username
            label: User name
            contentType: username
            default: {cel: "email.split('@')[0].lowerAscii()"}
            required: true
            minLength: 3
            maxLength: 20
            description: Small letters, digits and `_`.
            validate:
              - rule: self.matches('^[a-z][a-z0-9_]*$')
                message: Begin with a small letter, then small letters, digits and _ only

          - id: password
            type: password
            contentType: newPassword
            required: true
            minLength: 10
            description: Ten characters or more; a *sentence* is fine.

          - id: again
            type: password
            label: Password, again
            required: true

          - id: plan
            type: select
            options:
              - {value: free, label: Free, description: "one person, for trying out"}
              - {value: team, label: Team, description: €8 a seat and month}
              - {value: business, label: Business, description: single sign-on and audit log}
            default: free

          - id: seats
            type: integer
            when: plan == 'team'
            minimum: 2
            maximum: 500
            default: 5

          - id: news
            type: boolean
            label: Newsletter
            description: Once a month, what is new.

        toolbar:
          - previous
          - next
          - clear
          - {label: Reveal, key: F7, for: [password, again], action: toggleReveal}

        validate:
          - rule: password == again
            message: The passwords differ
            at: again

        """#, name: "Signup", granting: grants)
  }

  /// Asks for the answers on the terminal.
  @MainActor static func run(
    _ placement: FormPlacement = .inline, answers: FormAnswers = [:],
    granting grants: Grants = Grants()
  ) throws -> RunOutcome<Signup> {
    try definition(granting: grants).run(placement, answers: answers, as: Signup.self)
  }
}
