package import TerminalModel

/// Something a person did at the terminal while a form was recorded.
nonisolated package struct RecordedInput: Equatable, Sendable {
  package var event: Event
  /// The secret field that had the focus when it came; nil for any other field.
  package var secretField: SecretField?
  /// Since the start of the recording.
  package var time: Duration

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

  nonisolated package struct SecretField: Equatable, Sendable {
    /// Its id, or its place in the rows of a list: `guests[0].code`.
    package var place: String
    /// Whether it is answered with arrows and clicks, which then say as much as letters.
    package var isChosen: Bool

    package init(_ place: String, isChosen: Bool = false) {
      self.place = place
      self.isChosen = isChosen
    }
  }

  package init(_ event: Event, secretField: SecretField? = nil, time: Duration = .zero) {
    self.event = event
    self.secretField = secretField
    self.time = time
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
      case .release, .drag: return nil
      }
    case .malformed, .focusIn, .focusOut, .reply, .clipboard: return nil
    }
  }
}
