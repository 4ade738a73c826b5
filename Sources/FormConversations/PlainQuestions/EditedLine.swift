import LineEditing
import TerminalDriver
import TerminalModel
import Wording

/// A line edited with readline, displayed with features that every terminal has.
final class EditedLine: LineInput {
  private(set) var line: LineTerminal.Outcome?
  var deadline: Int64? { [rest.time.map { Int64(clamping: $0) }, pause].compactMap(\.self).min() }
  private var rest = RestDeadline()
  private let editor = LineEditor.shared
  private let seat = LineEditor.Seat()
  private var buffer = LineBuffer()
  private var decoder = KeyDecoder()
  private var display = LineDisplay(columns: 79)
  private var isHidden = false
  private var notice: Message?
  /// The most characters of a valid answer; nil for no limit.
  var mostCharacters: Int?
  /// Called with what is typed of a line, once nothing was added for a moment.
  var onPause: ((String) -> Void)?
  /// When that moment is over; nil if nothing was typed.
  private var pause: Int64?
  /// With the writing, what was typed is on the disk within half a second.
  private static let moment: Int64 = 400_000_000
  private let language: DisplayLanguage
  /// Keys that stand for a whole line.
  private let lines: [Key: String]

  init(language: DisplayLanguage, lines: [Key: String]) {
    self.language = language
    self.lines = lines
  }

  func begin(_ echo: LineTerminal.Echo, columns: Int) -> [UInt8] {
    buffer.wipe()
    isHidden = echo == .hidden
    buffer = LineBuffer(kind: isHidden ? .secret : .line)
    buffer.pastePolicy.limit(to: mostCharacters)
    display = LineDisplay(columns: columns)
    line = nil
    editor.use(by: seat)
    editor.activate(buffer)
    return takeTokens()
  }

  func receive(_ bytes: [UInt8]) -> [UInt8] {
    decoder.push(bytes)
    return takeTokens()
  }

  func timeOut() -> [UInt8] {
    let now = MonotonicClock.now
    if let pause, pause <= now {
      self.pause = nil
      onPause?(unfinished)
    }
    guard let time = rest.time, Int64(clamping: time) <= now else { return [] }
    decoder.flush()
    editor.keySequenceTimedOut()
    takeEvents()
    return takeTokens()
  }

  func redraw() -> [UInt8] {
    display = LineDisplay(columns: display.columns)
    return show()
  }

  func takeNotice() -> String? {
    defer { notice = nil }
    return notice?.text(in: language)
  }

  /// What is typed of a line that is visible and not finished.
  var unfinished: String { isHidden || line != nil ? "" : buffer.text }

  func wipe() { buffer.wipe() }

  private func takeTokens() -> [UInt8] {
    while line == nil, let token = decoder.next() {
      switch token {
      case .keyRelease: break
      // Ctrl-D on an empty line is the end of input.
      case .key(let press) where press.bytes == [0x04] && buffer.isEmpty && editor.phase == .ready: line = .end
      case .key(let press):
        if let whole = press.key.flatMap({ lines[$0] }) { line = .text(whole) } else { editor.feed(key: press.bytes) }
      case .paste(let bytes): editor.feed(paste: bytes)
      case .malformed: notice = .formNoTextTyped
      case .mouse, .focusIn, .focusOut, .cursorPosition, .background, .foreground, .reply, .clipboard: break
      }
      takeEvents()
    }
    let timeout = line == nil ? editor.timeout(for: decoder.pending) : nil
    rest.update(after: timeout, pasteFlow: decoder.pasteFlow, now: UInt64(MonotonicClock.now))
    pause = onPause == nil || isHidden || line != nil ? nil : MonotonicClock.now + Self.moment
    return show()
  }

  private func takeEvents() {
    while let event = editor.next() {
      switch event {
      case .command(let command) where command.name == .submit && line == nil: line = .text(buffer.text)
      case .refused(.severalLines): notice = .formOneLineNotPasted
      case .refused(.notText): notice = .formNoTextNotPasted
      case .cut: notice = .formPasteCut
      case .leftOutControls: notice = .formControlsLeftOut
      default: break
      }
    }
  }

  private func show() -> [UInt8] {
    if isHidden { return [] }
    if case .text(let answer) = line, answer.utf8.count <= Self.mostShown { return display.showWhole(answer) }
    return display.show(buffer.text, point: buffer.point)
  }

  /// The longest answer, in bytes, that is shown whole once it is given.
  private static let mostShown = 1000
}
