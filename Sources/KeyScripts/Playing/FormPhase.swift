import DefinedForms
import Formline

/// How far a form has come, in the words of scripts. Ctrl-C cancels too.
nonisolated struct FormPhase: CustomStringConvertible {
  let state: ScriptExpectation.FormState
  let description: String

  @MainActor init(_ form: DefinedForm) { self.init(form.session.outcome) }

  init(_ outcome: Session.Outcome?) {
    switch outcome {
    case nil: (state, description) = (.running, "running")
    case .submitted: (state, description) = (.submitted, "submitted")
    case .cancelled: (state, description) = (.cancelled, "cancelled")
    case .interrupted: (state, description) = (.cancelled, "cancelled by Ctrl+C")
    }
  }
}
