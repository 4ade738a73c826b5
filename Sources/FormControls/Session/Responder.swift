import LineEditing
import TerminalModel
import ViewTree
import Wording

/// Somebody who may take what a person does, and how.
///
/// What comes goes down ``chain`` until a responder takes it. A key that nobody else takes is readline's: it edits the
/// text with focus, or makes of the key a command or typed text, which goes down the chain in turn.
package struct Responder {
  package enum Name: String, CaseIterable {
    case help, host, actions, shortcuts, toolbar, popup, control, row, form, page, session, readline
  }

  package let name: Name
  /// What it takes, for the manual.
  package let takes: String
  /// Takes a key as the terminal sent it.
  private(set) var key: ((Session, Keystroke) -> Bool)?
  /// Takes the end of a key press, which only some terminals tell.
  private(set) var release: ((Session, Key) -> Bool)?
  private(set) var paste: ((Session, [UInt8]) -> Bool)?
  /// Takes what readline made of a key.
  private(set) var command: ((Session, EditorCommand) -> Bool)?
  /// Takes text that was typed where readline edits none.
  private(set) var text: ((Session, String) -> Bool)?
  /// Takes what the mouse does on one of the nodes under it, which are asked from the innermost.
  private(set) var pointer: ((Session, DisplayNode, Pointing) -> Bool)?
  /// The topic of the help with its keys.
  private(set) var topic: (title: Message, entries: (HelpContents) -> [HelpEntry])?

  package static let chain: [Responder] = [
    Responder(
      name: .help,
      takes: "while it is shown, the keys that scroll it; any other but Ctrl-L closes it, and only Ctrl-C goes on",
      key: { $0.helpTakes($1) }, release: { session, _ in session.help != nil }, paste: { $0.helpTakes(paste: $1) },
      pointer: { session, _, pointing in session.helpTakes(pointing) }),
    Responder(
      name: .host, takes: "the keys that the program asks for, such as Ctrl-D at a question",
      key: { $0.onKey?($1) ?? false }),
    Responder(
      name: .actions, takes: "the keys of `onKeyPress` around the control with focus, the innermost first",
      key: { $0.actionsTake($1) }, release: { $0.actionsTake(released: $1) }),
    Responder(
      name: .shortcuts, takes: "the keys of buttons and of items in the bottom row, except Return and Esc",
      key: { $0.shortcutsTake($1) }),
    Responder(
      name: .toolbar,
      takes: "while keys move in the bottom row, every command; one that it has no use for leaves it and goes on",
      command: { $0.toolbarTakes($1) }, text: { $0.toolbarTakes($1) }, pointer: { $0.toolbarTakes($2, on: $1) }),
    Responder(
      name: .popup,
      takes: "commands that move in an open list and choose from it; every command while a calendar is open",
      command: { $0.popupTakes($1) }, text: { $0.popupTakes($1) }, pointer: { $0.popupTakes($2, on: $1) }),
    Responder(
      name: .control, takes: "a few keys, and the commands and the text that the control with focus has a use for",
      key: { $0.controlTakes($1) }, command: { $0.focus.focused?.perform($1) ?? false }, text: { $0.controlTakes($1) },
      pointer: { $0.controlTakes($2, on: $1) }, topic: (.helpThisField, \.fieldKeys)),
    Responder(
      name: .row, takes: "the commands that add, remove and move the row with focus", command: { $0.rowTakes($1) },
      topic: (.helpRows, \.rowKeys)),
    Responder(
      name: .form, takes: "in a form from a file, the commands that submit it and that move among fields and pages",
      command: { $0.fieldScope(of: $0.focus.focused)?.perform($1) ?? false }),
    Responder(
      name: .page, takes: "where nothing can have focus, the commands that scroll; the wheel of the mouse",
      command: { $0.pageTakes($1) }, pointer: { $0.pageTakes($2, on: $1) }),
    Responder(
      name: .session, takes: "every other command, and what is typed while nothing has focus",
      command: { $0.performDefault($1) }, text: { $0.retype($1) }, topic: (.helpTheForm, \.formKeys)),
    Responder(
      name: .readline,
      takes: "every other key: it edits the text with focus; a command or text that it makes of it goes down this list",
      key: { $0.edit(with: $1) }, paste: { $0.edit(with: $1) }, topic: (.helpEditing, \.editingKeys)),
  ]

  /// The kinds of what it takes.
  package var kinds: [String] {
    let kinds = [
      ("keys", key != nil), ("pastes", paste != nil), ("commands", command != nil), ("text", text != nil),
      ("the mouse", pointer != nil),
    ]
    return kinds.filter(\.1).map(\.0)
  }
}

/// Going down the chain.
extension Session {
  /// Asks the responders in order, until one has taken what is offered.
  /// - Returns: True if one has; ``taker`` is then the last that did, since readline offers more in turn.
  @inline(__always)
  func walk(_ take: (_ index: Int) -> Bool?) -> Bool {
    for index in Responder.chain.indices {
      taker = Responder.chain[index].name
      if take(index) == true { return true }
    }
    taker = nil
    return false
  }

  func offer(_ press: Keystroke) {
    let chain = Responder.chain
    followsFocus = true
    // A frame brings the views up to date after an edit.
    _ = walk { index in
      guard chain[index].key?(self, press) == true else { return false }
      if chain[index].name != .readline { settle() }
      return true
    }
  }

  func offer(released key: Key) {
    let chain = Responder.chain
    if walk({ chain[$0].release?(self, key) }) { settle() }
  }

  func offer(paste: [UInt8]) {
    let chain = Responder.chain
    followsFocus = true
    _ = walk { chain[$0].paste?(self, paste) }
  }

  func offer(_ command: EditorCommand) {
    guard outcome == nil else { return }
    let chain = Responder.chain
    syncBuffer()
    // Text typed before the command takes effect first.
    settle()
    if command.name == .redraw {
      // What is open would take it, or close.
      taker = .session
      return redraw()
    }
    _ = walk { chain[$0].command?(self, command) }
    settle()
  }

  func offer(_ text: String) {
    let chain = Responder.chain
    if walk({ chain[$0].text?(self, text) }) { settle() }
  }
}
