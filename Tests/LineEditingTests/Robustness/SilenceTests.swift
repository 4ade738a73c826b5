import CReadline
import Foundation
import Platform
import Synchronization
import Testing

@testable import LineEditing

@Suite("readline never touches the terminal")
struct SilenceTests {
  let editor = LineEditor.shared

  @Test("what its commands print is kept from the standard streams and counted")
  func output() {
    let before = fl_captured_bytes()
    let buffer = open(
      "ab|", inputrc: "\"\\C-o\": dump-functions\n\"\\C-t\": dump-variables\n\"\\C-q\": print-last-kbd-macro")
    editor.feed("Ctrl+O Ctrl+T Ctrl+X ( x Ctrl+X ) Ctrl+Q Ctrl+G")
    #expect(fl_captured_bytes() > before)
    #expect(buffer.text == "abx")
    let dumped = fl_captured_bytes()
    editor.feed("'typed' Ctrl+R 'x' Ctrl+G Ctrl+W Ctrl+Y Ctrl+L Alt+2 Ctrl+D Esc")
    #expect(fl_captured_bytes() == dumped)
  }

  // In a process of its own: the standard streams are everybody's.
  @Test("descriptors 1 and 2 receive nothing and no terminal mode changes, in a terminal")
  func terminal() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var path = [CChar](repeating: 0, count: 128)
        let master = platform_pseudo_terminal_open(&path, path.count)
        guard master >= 0 else { exit(2) }
        let slave = Platform.open(path, O_RDWR | O_NOCTTY)
        guard slave >= 0 else { exit(3) }
        var before = termios()
        var after = termios()
        tcgetattr(slave, &before)
        for descriptor in 0...2 { dup2(slave, Int32(descriptor)) }
        let buffer = open(
          "|", inputrc: "set bind-tty-special-chars on\nset bell-style audible\nset enable-keypad on")
        LineEditor.shared.feed(
          "'hello world' Ctrl+W Ctrl+C Ctrl+L Left Backspace Alt+5 Ctrl+G Ctrl+R 'x' Ctrl+G Tab Enter")
        fflush(nil)
        tcgetattr(slave, &after)
        var written = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let isSilent = poll(&written, 1, 0) == 0
        let isUnchanged =
          before.c_lflag == after.c_lflag && before.c_iflag == after.c_iflag && before.c_oflag == after.c_oflag
        exit(isSilent && isUnchanged && buffer.text == "hell " ? 0 : 1)
      }
    }
  }

  // It hung for ever once the other thread had locked the one stream and unlocked the other.
  @Test("another thread may print while readline does")
  func printing() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        alarm(30)
        _ = open("|", inputrc: "\"\\C-q\": print-last-kbd-macro")
        LineEditor.shared.feed("Ctrl+X ( x Ctrl+X )")
        let isDone = Mutex(false)
        Thread.detachNewThread {
          for _ in 0..<100_000 { print("", terminator: "") }
          isDone.withLock { $0 = true }
        }
        while !isDone.withLock({ $0 }) { LineEditor.shared.feed("Ctrl+Q") }
        LineEditor.shared.feed("Ctrl+Q")
        exit(0)
      }
    }
  }

  @Test("the environment and the signal handlers are left alone")
  func environment() {
    // Other tests of this process may have handlers of their own.
    func handlers() -> [Int?] {
      [SIGINT, SIGWINCH].map { signal in
        var action = sigaction()
        sigaction(signal, nil, &action)
        return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) }
      }
    }
    let before = handlers()
    _ = open("x|")
    editor.feed("'abc' Ctrl+C")
    #expect(handlers() == before)
  }
}
