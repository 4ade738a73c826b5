import CReadline
import Glibc
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

  @Test("descriptors 1 and 2 receive nothing and no terminal mode changes, in a terminal")
  func terminal() throws {
    let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN
    try #require(ioctl(master, 0x4004_5431, &unlocked) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    let slave = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var before = termios(), after = termios()
    tcgetattr(slave, &before)
    fflush(nil)
    let saved = (0...2).map { dup(Int32($0)) }
    for descriptor in 0...2 { dup2(slave, Int32(descriptor)) }
    let buffer = open("|", inputrc: "set bind-tty-special-chars on\nset bell-style audible\nset enable-keypad on")
    editor.feed("'hello world' Ctrl+W Ctrl+C Ctrl+L Left Backspace Alt+5 Ctrl+G Ctrl+R 'x' Ctrl+G Tab Enter")
    let text = buffer.text
    fflush(nil)
    for (descriptor, copy) in saved.enumerated() { dup2(copy, Int32(descriptor)); close(copy) }
    tcgetattr(slave, &after)
    var written = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    #expect(poll(&written, 1, 0) == 0)
    #expect(text == "hell ")
    #expect(before.c_lflag == after.c_lflag && before.c_iflag == after.c_iflag && before.c_oflag == after.c_oflag)
    close(slave)
    close(master)
  }

  @Test("the environment and the signal handlers are left alone")
  func environment() {
    var action = sigaction()
    _ = open("x|")
    editor.feed("'abc' Ctrl+C")
    sigaction(SIGINT, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
    sigaction(SIGWINCH, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
  }
}
