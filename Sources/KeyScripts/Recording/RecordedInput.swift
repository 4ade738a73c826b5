package import TerminalModel

/// Something a person did at the terminal while a form was recorded.
nonisolated package struct RecordedInput: Equatable, Sendable {
  package var event: Event
  /// How the form stood when it came.
  package var before: RecordedState
  /// The words that were clicked; nil where there were none.
  package var clicked: String?

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

  package init(_ event: Event, before: RecordedState, clicked: String? = nil) {
    self.event = event
    self.before = before
    self.clicked = clicked
  }
}

nonisolated extension RecordedInput.Event {
  /// What a script can say of an input token; nil for what it does not replay: replies, focus reports, drags, the
  /// release of a button, and what is refused because it is no text. Several tokens of one long paste become several pastes.
  package init?(_ token: InputToken) {
    switch token {
    case .keyRelease: return nil
    case .key(let press):
      if let key = press.key { self = .key(key) } else { self = .bytes(press.bytes) }
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
    case .malformed, .focusIn, .focusOut, .cursorPosition, .reply, .clipboard: return nil
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
