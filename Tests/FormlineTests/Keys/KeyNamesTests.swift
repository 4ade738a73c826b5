import LineEditing
import Testing

@testable import Formline

/// Key sequences as the help writes them.
struct KeyNamesTests {
  @Test(
    arguments: [
      ([0x18, 0x05], "Ctrl+X Ctrl+E"), ([0x1B, 0x66], "Alt+f"), ([0x1B, 0x5B, 0x41], "Up"), ([0x1B], "Esc"),
      ([0x09], "Tab"), ([0x7F], "Backspace"), ([0x1B, 0x4F, 0x50], "F1"), ([0x6A, 0x6B], "j k"),
      ([0x1B, 0x5B, 0x39, 0x39, 0x7E], nil),
    ] as [([UInt8], String?)])
  func `a sequence has the names of its keys`(sequence: [UInt8], name: String?) {
    #expect(KeyNames.name(of: sequence) == name)
  }

  @Test(arguments: [
    ([], ""), (["Home", "End"], "Home, End"), (["Ctrl+U", "Ctrl+K"], "Ctrl+U/K"),
    (["Ctrl+Home", "Ctrl+End"], "Ctrl+Home/End"),
    (["Tab", "Shift+Tab"], "Tab, Shift+Tab"), (["Ctrl+X u", "Ctrl+X r"], "Ctrl+X u, Ctrl+X r"), (["Alt+b"], "Alt+b"),
  ])
  func `names have their beginnings in common once`(names: [String], joined: String) {
    #expect(KeyNames.joined(names) == joined)
  }

  @Test func `the simplest keys are told, and only such as every terminal sends`() {
    LineEditor.shared.start(inputrc: .text("\"\\C-x\\C-n\": kill-word\n\"\\e[5C\": form-redo"))
    LineEditor.shared.activate(nil)
    func simplest(_ command: CommandName) -> String? { KeyNames.simplest(for: command, in: .shared) }
    #expect(simplest(.beginningOfLine) == "Home")
    #expect(simplest(.forwardWord) == "Alt+f")
    #expect(simplest(.killWord) == "Alt+d")
    #expect(simplest(.redo) == nil)
    #expect(simplest(.reveal) == nil)
  }
}
