import Foundation
import TerminalModel
import TestSupport
import Testing

@testable import TerminalEmulation

/// The same bytes into tmux and into the virtual terminal. One tmux server shows many streams, one window each.
@Suite("The virtual terminal and tmux", .needs(.tmux))
struct TmuxComparisonTests {
  nonisolated static let columns = 14
  nonisolated static let rows = 6

  @Test("the examples give the same screen in tmux")
  func examples() throws {
    let streams = VirtualTerminalTests.examples
      .filter { example in
        // tmux 3.3 joins no clusters of several wide scalars.
        !example.stream.unicodeScalars.contains { $0.value > 0x1f000 || $0.value == 0xfe0f }
          // Half a wide character in the first column survives in tmux 3.3.
          && example.name != "half a wide character is none"
      }
      .map { Array($0.stream.utf8) }
    try expectSameScreens(streams)
  }

  @Test("random streams of ASCII and every control give the same screen in tmux", arguments: [1, 2] as [UInt64])
  func randomControls(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try expectSameScreens((0..<40).map { _ in RandomStream.controls(length: 60, using: &random) })
  }

  @Test("random streams of wide and combining characters give the same screen in tmux")
  func randomWideText() throws {
    var random = SeededGenerator(seed: 5)
    try expectSameScreens((0..<40).map { _ in RandomStream.wideText(length: 60, using: &random) })
  }

  private func expectSameScreens(_ streams: [[UInt8]]) throws {
    let tmux = Tmux(columns: TmuxComparisonTests.columns, rows: TmuxComparisonTests.rows)
    defer { tmux.stop() }
    let captures = try tmux.screens(of: streams)
    for (stream, capture) in zip(streams, captures) {
      var terminal = VirtualTerminal(columns: TmuxComparisonTests.columns, rows: TmuxComparisonTests.rows)
      terminal.feed(stream)
      let text = DisplayText.visible(String(decoding: stream, as: UTF8.self), lines: .single)
      #expect(terminal.lines == capture.lines, "\(text)")
      #expect([terminal.cursor.column, terminal.cursor.row] == capture.cursor, "\(text)")
      #expect(terminal.unsupported == [])
      // The styled capture is itself a stream: it must style every character alike.
      var styled = VirtualTerminal(columns: TmuxComparisonTests.columns, rows: TmuxComparisonTests.rows)
      styled.feed(capture.styledRows.joined(separator: "\r\n"))
      #expect(styles(of: terminal) == styles(of: styled), "\(text)")
    }
  }

  /// The styles of what is written on each row, not of blanks: tmux shows those in its own way.
  private func styles(of terminal: VirtualTerminal) -> [String] {
    (0..<terminal.rows).map { row in
      terminal.cells(inRow: row).map { cell in
        if case .character(let character) = cell.content, character != " " { "\(character) \(cell.style)" } else { "" }
      }.joined(separator: "|")
    }
  }
}
