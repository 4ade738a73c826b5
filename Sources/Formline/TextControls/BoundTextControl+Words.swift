import LineEditing
import ViewTree

/// A double click makes the word under the pointer the region between mark and point, and copies it into the kill ring:
/// in any field, `yank` puts it in again.
extension BoundTextControl {
  func selectWord() {
    guard let word = word(at: buffer.point), buffer.kind != .secret else { return }
    buffer.mark = word.lowerBound
    buffer.point = word.upperBound
    buffer.copyRegion()
    selection = word
    screenDidChange()
  }

  /// The letters and digits around a place, as `forward-word` and `backward-word` see words; nil between words.
  private func word(at utf8Offset: Int) -> Range<Int>? {
    let text = shown
    let place = text.utf8.index(text.startIndex, offsetBy: min(utf8Offset, text.utf8.count))
    guard place < text.endIndex, text[place].isPartOfWord else { return nil }
    let start = text[..<place].lastIndex { !$0.isPartOfWord }.map { text.index(after: $0) } ?? text.startIndex
    let end = text[place...].firstIndex { !$0.isPartOfWord } ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  /// Another key, and nothing is selected any more.
  func forgetSelection() {
    guard selection != nil else { return }
    selection = nil
    screenDidChange()
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
