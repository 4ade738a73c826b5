import Testing

@testable import LineEditing

/// A text with point, keys, and the text with point that comes of them.
nonisolated struct EditCase: CustomTestStringConvertible, Sendable {
  var before: String
  var keys: String
  var after: String
  var testDescription: String { "\(before) \(keys)" }
}

nonisolated func edit(_ before: String, _ keys: String, _ after: String) -> EditCase {
  EditCase(before: before, keys: keys, after: after)
}

enum EditMode: String, CaseIterable, Sendable {
  case emacs, vi
}

/// Text and point of a spelling such as `ab|cd`.
func placed(_ spelling: String) -> (text: String, point: Int) {
  let parts = spelling.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
  return (parts.joined(), parts[0].utf8.count)
}

extension LineBuffer {
  /// The text with `|` where point is.
  var spelling: String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<point] + [0x7C] + bytes[point...], as: UTF8.self)
  }
}

extension LineEditor {
  /// Presses keys, each to its end; the host that is in use handles what comes of them.
  func feed(_ spelling: String) {
    for unit in units(spelling) { press(unit) }
  }

  /// Types a text character by character.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { press(Array(String(scalar).utf8)) }
  }

  func press(_ unit: [UInt8]) {
    feed(key: unit)
    finish()
  }

  /// - Returns: Why the buffer took nothing of it; nil when it took it.
  @discardableResult
  func paste(_ text: String) -> PasteRefusal? { paste(Array(text.utf8)) }

  @discardableResult
  func paste(_ bytes: [UInt8]) -> PasteRefusal? {
    feed(paste: bytes)
    return finish()
  }

  func timeOut() {
    keySequenceTimedOut()
    finish()
  }

  @discardableResult
  private func finish() -> PasteRefusal? {
    var refusal: PasteRefusal?
    while let event = next() {
      if case .refused(let reason) = event { refusal = reason }
      RecordingHost.inUse?.handle(event)
    }
    return refusal
  }
}

/// That of a host who hears of everything and does nothing.
let deafSeat = LineEditor.Seat()

/// A buffer with this text and point, active in a fresh editor.
func open(
  _ spelling: String, kind: LineBuffer.Kind = .line, mode: EditMode = .emacs, inputrc: String = "",
  history: [String] = []
) -> LineBuffer {
  LineEditor.shared.use(by: deafSeat)
  LineEditor.shared.acceptsSuggestionAtEnd = false
  LineEditor.shared.movesInList = false
  LineEditor.shared.start(inputrc: .text((mode == .vi ? "set editing-mode vi\n" : "") + inputrc))
  let (text, point) = placed(spelling)
  let buffer = LineBuffer(text: text, kind: kind)
  for line in history { buffer.addHistory(line) }
  buffer.point = point
  LineEditor.shared.activate(buffer)
  return buffer
}

/// What comes of feeding the keys to a buffer with the text.
func edited(
  _ before: String, _ keys: String, kind: LineBuffer.Kind = .line, mode: EditMode = .emacs, inputrc: String = ""
) -> String {
  let buffer = open(before, kind: kind, mode: mode, inputrc: inputrc, history: ["first entry", "second one"])
  LineEditor.shared.feed(keys)
  return buffer.spelling
}
