import TerminalDriver
import Testing

@Suite struct LineTerminalTests {
  @Test(
    "ACCESSIBLE asks for plain lines, unless it says no",
    arguments: [
      ("1", true), ("true", true), ("yes", true), ("0", false), ("false", false), ("False", true), ("", false),
      (nil, false),
    ])
  func wanted(value: String?, isWanted: Bool) {
    #expect(LineTerminal.isWanted(in: value.map { ["ACCESSIBLE": $0] } ?? [:]) == isWanted)
  }
}
