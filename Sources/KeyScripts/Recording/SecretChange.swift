import TerminalModel

/// What an event in a secret field did there, and so whether a recording may and must have it.
nonisolated struct SecretChange {
  /// Whether it is written: it led elsewhere, acted elsewhere, or may have been meant to.
  let isKept: Bool
  /// What must stand in the field before it, where it is kept.
  let contentBefore: String
  let contentAfter: String

  init(
    _ event: RecordedInput.Event, in field: RecordedState.Field, before: RecordedState, after: RecordedState
  ) {
    let stays = after.focused?.place == field.place
    contentAfter = (stays ? after.focused?.content : after.left) ?? field.content
    let changes = contentAfter != field.content
    let actsElsewhere = before.others != after.others
    // Keys of the question whether to cancel are no part of an answer.
    let isAnswer = before.isAsking || after.isAsking
    isKept =
      switch event {
      case .text, .paste, .bytes: isAnswer
      case .scroll, .resize: true
      case .click: isAnswer || !stays || !changes && (field.kind == .typed || actsElsewhere)
      case .key(let key):
        if key.typedCharacter != nil {
          isAnswer
        } else if isAnswer || !stays || after.outcome != nil {
          true
        } else if key.base.isFunctionKey {
          // What it does here and elsewhere belongs together; emptying a field tells nothing.
          !changes || actsElsewhere || contentAfter.isEmpty
        } else {
          !changes && (actsElsewhere || Self.mayAct(key, on: field.kind))
        }
      }
    // What a key has chosen before it went on, it does not choose when it is played.
    contentBefore = field.kind == .chosen ? contentAfter : field.content
  }

  /// Whether a key that has changed nothing may have been meant for the form.
  private static func mayAct(_ key: Key, on kind: RecordedState.Kind) -> Bool {
    switch key.base {
    case .enter, .tab: true
    case .up, .down, .pageUp, .pageDown: kind == .typed
    default: ["Ctrl+C", "Ctrl+J", "Ctrl+M", "Ctrl+I"].contains(key.name)
    }
  }
}

nonisolated extension KeyBase {
  fileprivate var isFunctionKey: Bool { if case .function = self { true } else { false } }
}
