import Testing

@testable import TerminalModel

@Suite("what the environment tells of the terminal")
struct TerminalCapabilitiesTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette256),
    (["TERM": "xterm"], .ansi16), (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], .palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "linux"], .ansi16),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["TERM": "vt100"], .none),
    (["TERM": "xterm-mono"], .none),
    ([:], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
    (["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16),
    (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .none),
  ])
  func `the colour depth`(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalCapabilities.from(environment: environment).colorDepth == depth)
  }

  @Test func `what the user asks for decides`() {
    let quiet = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    #expect(TerminalCapabilities.from(environment: quiet, color: .always).colorDepth == .palette256)
    #expect(TerminalCapabilities.from(environment: [:], isTerminal: false, color: .always).colorDepth == .ansi16)
    #expect(TerminalCapabilities.from(environment: ["TERM": "xterm-kitty"], color: .never).colorDepth == .none)
  }

  @Test func `without a terminal there are no colours unless forced`() {
    let environment = ["TERM": "xterm-256color"]
    #expect(TerminalCapabilities.from(environment: environment, isTerminal: false).colorDepth == .none)
    let forced = environment.merging(["CLICOLOR_FORCE": "1"]) { $1 }
    #expect(TerminalCapabilities.from(environment: forced, isTerminal: false).colorDepth == .palette256)
  }

  @Test func `a multiplexer hides what is around it`() {
    let inside = TerminalCapabilities.from(environment: [
      "TERM": "tmux-256color", "TMUX": "/tmp/tmux", "TERM_PROGRAM": "ghostty",
    ])
    #expect(!inside.kittyKeyboard && !inside.synchronizedOutput && inside.reflowsLines)
    let outside = TerminalCapabilities.from(environment: ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"])
    #expect(outside.kittyKeyboard && outside.synchronizedOutput && outside.hyperlinks)
  }

  @Test(arguments: [
    (["TERM": "linux"], false), (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], false), (["TERM": "screen"], false),
    (["TERM": "screen", "TMUX": "x"], true), (["TERM": "xterm-256color", "VTE_VERSION": "7000"], true),
  ])
  func `which terminals wrap lines anew`(environment: [String: String], reflows: Bool) {
    #expect(TerminalCapabilities.from(environment: environment).reflowsLines == reflows)
  }
}
