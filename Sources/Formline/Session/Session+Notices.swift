package import LineEditing
import TerminalModel
package import Wording

/// What could not be done with the last key, in a phrase at the right of the bottom row.
extension Session {
  /// Says why something was not done, until the next key.
  package func show(notice: String) { chrome.notice.value = notice }

  /// The same in the form's language.
  func show(notice: Phrase) { show(notice: notice.text(in: language)) }

  /// Something else happens now.
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
  /// Why nothing was pasted.
  package var notPasted: Phrase {
    switch self {
    case .severalLines: .oneLineNotPasted
    case .notText: .noTextNotPasted
    }
  }

  /// Why a text is as it was before somebody edited it elsewhere.
  var unchanged: Phrase {
    switch self {
    case .severalLines: .oneLineUnchanged
    case .notText: .noTextUnchanged
    }
  }
}

extension Session {
  /// What came of a text in the user's own editor.
  package enum ExternalEdit {
    case edited(String)
    /// Nothing, for a reason in words.
    case failed(reason: String)
  }

  /// `edit-and-execute-command`: edits the focused text in the user's editor. The result is one undoable edit, and is
  /// not submitted.
  func editExternally() {
    guard let control = focus.focused as? TextControl else { return show(notice: .editsOnlyText) }
    guard control.buffer.kind != .secret else { return show(notice: .editsNoSecret) }
    guard let onEdit else { return show(notice: .noEditor) }
    switch onEdit(control.buffer.text) {
    case .failed(let reason): show(notice: reason)
    case .edited(let text):
      do throws(PasteRefusal) {
        let accepted = try control.buffer.pastePolicy.accepted(Array(text.utf8))
        if accepted != control.buffer.text { control.replaceText(accepted) }
      } catch {
        show(notice: error.unchanged)
      }
    }
  }
}
