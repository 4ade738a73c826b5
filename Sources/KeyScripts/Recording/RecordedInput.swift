package import DefinedForms
import FormModels
import FormDefinitions
import Formline
package import TerminalModel

/// A person's input while a form is recorded, as a line of a script, and the state of the form when it arrived.
nonisolated package struct RecordedInput: Equatable, Sendable {
  package var command: KeyScriptCommand
  package var before: RecordedState

  package init(_ command: KeyScriptCommand, before: RecordedState) {
    self.command = command
    self.before = before
  }
}

nonisolated extension KeyScriptCommand {
  /// The line for an input token; nil for tokens that scripts do not replay: replies, focus reports, drags, button
  /// releases and malformed bytes. A long paste may have several tokens, which become separate pastes.
  package init?(_ token: InputToken) {
    switch token {
    case .keyRelease: return nil
    case .key(let press): self = press.key.map(KeyScriptCommand.init) ?? .bytes(press.bytes)
    case .paste(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self = .paste(.literal(text))
    case .mouse(let event):
      switch event.kind {
      case .press: self = .click(.cell(column: event.column + 1, row: event.row + 1))
      case .wheelUp: self = .scroll(.up, count: 1)
      case .wheelDown: self = .scroll(.down, count: 1)
      case .release, .drag, .wheelLeft, .wheelRight: return nil
      }
    case .malformed, .focusIn, .focusOut, .cursorPosition, .reply, .clipboard, .background, .foreground: return nil
    }
  }

  /// The line that presses a key once.
  init(_ key: Key) { self = key.typedCharacter.map { .type(.literal(String($0))) } ?? .key(key, count: 1) }
}

/// The state of a form between two inputs.
nonisolated package struct RecordedState: Equatable, Sendable {
  package var focused: Field?
  /// The current content of the previously focused field; nil if it no longer exists.
  package var left: String?
  /// Counts the changes of all other fields except secret ones, and of rows that come, go or move.
  package var others = 0
  /// True while the form itself asks a question.
  package var isAsking = false
  /// How the form ended.
  package var outcome: Session.Outcome?

  nonisolated package struct Field: Equatable, Sendable {
    /// Its id or, in a list's rows, its place: `guests[0].code`.
    package var place: String
    /// The typed text; for a choice, the answer.
    package var content: String
    package var kind = Kind.typed
    package var isSecret = false
    /// The content after accepting the shown suggestion.
    package var suggestion: String?
  }

  nonisolated package enum Kind: Sendable {
    case typed
    /// Answered with arrows and clicks, which then reveal as much as letters.
    case chosen
  }

  package init(focused: Field? = nil, left: String? = nil) {
    self.focused = focused
    self.left = left
  }
}

extension RecordedState {
  package init(of form: RunningForm, after previous: RecordedState?) {
    outcome = form.session.outcome
    isAsking = form.isAskingToCancel
    func content(of place: String) -> String? {
      // Nothing is typed into a list itself, which may be long.
      form.model.field(place)?.list == nil ? form.content(of: place) : ""
    }
    left = (previous?.focused?.place).flatMap(content)
    let field = form.focusedField.flatMap(form.model.field)
    focused = form.focusedField.flatMap { place in
      guard let definition = field?.definition, let content = content(of: place) else { return nil }
      let isChosen = [.boolean, .select, .multiselect].contains(definition.type)
      // The number of rows in a secret list is not secret.
      return Field(
        place: place, content: content, kind: isChosen ? .chosen : .typed,
        isSecret: definition.isSecret && !definition.type.hasRows, suggestion: form.suggestion)
    }
    others = form.model.openChanges - (field?.openChanges ?? 0)
  }
}
