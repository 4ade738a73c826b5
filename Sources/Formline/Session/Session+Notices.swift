import LineEditing
import TerminalModel
import Wording

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
