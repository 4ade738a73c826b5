import LineEditing
import TerminalModel
import Wording

/// Notices on what the last key could not do, at the right of the bottom row.
extension Session {
  /// Shows why something was not done, until the next key.
  package func show(notice: String) { chrome.notice.value = notice }

  /// Rings the bell, and says why what came in has no effect.
  package func refuseInput(_ notice: String) {
    editor.bellCount += 1
    show(notice: notice)
  }

  /// True for a key that leaves or suspends the form, or that only looks at it.
  package func mayLeave(by press: Keystroke) -> Bool {
    let commands: [CommandName] = [.cancel, .interrupt, .suspend, .help, .redraw, .viMovementMode]
    return press.key == Key(.escape) || editor.command(of: press.bytes).map(commands.contains) ?? false
  }

  /// The same in the form's language.
  func show(notice: Message) { show(notice: notice.text(in: language)) }

  /// Removes the notice before the next input is handled.
  func takeNoticeBack(before token: InputToken) {
    guard !chrome.notice.current.isEmpty else { return }
    switch token {
    case .key, .paste, .malformed: chrome.notice.value = ""
    case .mouse(let event) where event.kind == .press: chrome.notice.value = ""
    default: break
    }
  }
}

extension PasteRefusal {
  /// Explains why nothing was pasted.
  var notPasted: Message {
    switch self {
    case .severalLines: .formOneLineNotPasted
    case .notText: .formNoTextNotPasted
    }
  }

  /// Explains why a text was not changed by an external editor.
  var unchanged: Message {
    switch self {
    case .severalLines: .formOneLineUnchanged
    case .notText: .formNoTextUnchanged
    }
  }
}

extension Session {
  /// The result of editing a text in the user's editor.
  package enum ExternalEdit {
    case edited(String)
    /// Not edited, for a reason in words.
    case failed(reason: String)
  }

  /// `edit-and-execute-command`: edits the focused text in the user's editor. The result is one undoable edit, and is
  /// not submitted.
  func editExternally() {
    guard let control = focus.focused?.textEditing else { return show(notice: .formEditsOnlyText) }
    guard control.buffer.kind != .secret else { return show(notice: .formEditsNoSecret) }
    guard let onEdit else { return show(notice: .formNoEditor) }
    switch onEdit(control.buffer.text) {
    case .failed(let reason): show(notice: reason)
    case .edited(let text):
      do throws(PasteRefusal) {
        let policy = control.buffer.pastePolicy
        let accepted = try policy.accepted(Array(text.utf8))
        if accepted != control.buffer.text { control.replaceText(accepted) }
        if policy.leavesOut(Array(text.utf8)) { show(notice: .formControlsLeftOut) }
      } catch {
        show(notice: error.unchanged)
      }
    }
  }
}
