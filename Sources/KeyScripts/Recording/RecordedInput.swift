package import DefinedForms
import FormDefinitions
package import Formline
package import TerminalModel

/// Something a person did at the terminal while a form was recorded.
nonisolated package struct RecordedInput: Equatable, Sendable {
  package var event: Event
  /// How the form stood when it came.
  package var before: RecordedState

  nonisolated package enum Event: Equatable, Sendable {
    case text(String)
    case key(Key)
    case paste(String)
    /// What no key stands for.
    case bytes([UInt8])
    /// Column and row from 1.
    case click(column: Int, row: Int)
    case scroll(KeyScriptCommand.ScrollDirection)
    case resize(columns: Int, rows: Int)
  }

  package init(_ event: Event, before: RecordedState) {
    self.event = event
    self.before = before
  }
}

nonisolated extension RecordedInput.Event {
  /// The event of an input token; nil for tokens that scripts do not replay: replies, focus reports, drags, releases of
  /// a button, malformed bytes. The tokens of a long paste are separate pastes.
  package init?(_ token: InputToken) {
    switch token {
    case .keyRelease: return nil
    case .key(let press): if let key = press.key { self = .key(key) } else { self = .bytes(press.bytes) }
    case .paste(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self = .paste(text)
    case .mouse(let event):
      switch event.kind {
      case .press: self = .click(column: event.column + 1, row: event.row + 1)
      case .wheelUp: self = .scroll(.up)
      case .wheelDown: self = .scroll(.down)
      case .release, .drag, .wheelLeft, .wheelRight: return nil
      }
    case .malformed, .focusIn, .focusOut, .cursorPosition, .reply, .clipboard, .background: return nil
    }
  }

  /// The line of a script that does the same.
  var command: KeyScriptCommand {
    switch self {
    case .text(let text): .type(.literal(text))
    case .key(let key): key.typedCharacter.map { .type(.literal(String($0))) } ?? .key(key, count: 1)
    case .paste(let text): .paste(.literal(text))
    case .bytes(let bytes): .bytes(bytes)
    case .click(let column, let row): .click(.cell(column: column, row: row))
    case .scroll(let direction): .scroll(direction, count: 1)
    case .resize(let columns, let rows): .resize(columns: columns, rows: rows)
    }
  }
}

/// How a form stands between two things that a person does.
nonisolated package struct RecordedState: Equatable, Sendable {
  /// The field that has focus.
  package var focused: Field?
  /// What stands now in the field that had focus before; nil where it is gone.
  package var left: String?
  /// A digest of the answers of all other fields, but secret ones; of this process only.
  package var others = 0
  /// True while the form itself asks a question.
  package var isAsking = false
  /// How the form ended.
  package var outcome: Session.Outcome?

  nonisolated package struct Field: Equatable, Sendable {
    /// Its id, or its place in the rows of a list: `guests[0].code`.
    package var place: String
    /// What was typed into it; of a choice, the answer.
    package var content: String
    package var kind: Kind
    package var isSecret: Bool
    /// What it would hold if the suggestion shown in it were accepted.
    package var suggestion: String?

    package init(
      _ place: String, content: String, kind: Kind = .typed, isSecret: Bool = false, suggestion: String? = nil
    ) {
      self.place = place
      self.content = content
      self.kind = kind
      self.isSecret = isSecret
      self.suggestion = suggestion
    }
  }

  nonisolated package enum Kind: Sendable {
    case typed
    /// It is answered with arrows and clicks, which then say as much as letters.
    case chosen
  }

  package init(focused: Field? = nil, left: String? = nil) {
    self.focused = focused
    self.left = left
  }
}

extension RecordedState {
  /// Looks at a form; takes time in proportion to its fields.
  package init(of form: RunningForm, after previous: RecordedState?) {
    outcome = form.session.outcome
    isAsking = form.isAskingToCancel
    left = (previous?.focused?.place).flatMap(form.content)
    focused = form.focusedField.flatMap { place in
      guard let definition = form.model.field(place)?.definition, let content = form.content(of: place) else {
        return nil
      }
      let isChosen = [.boolean, .select, .multiselect].contains(definition.type)
      // Adding rows to a secret list is no secret.
      return Field(
        place, content: content, kind: isChosen ? .chosen : .typed,
        isSecret: definition.isSecret && !definition.type.hasRows, suggestion: form.suggestion)
    }
    var hasher = Hasher()
    for field in form.model.existingInRows where !field.definition.isSecret && !field.definition.type.hasRows {
      let id = field.id
      guard id != focused?.place, field.definition.hasAnswer else { continue }
      hasher.combine(id)
      hasher.combine(form.content(of: id))
    }
    others = hasher.finalize()
  }
}
