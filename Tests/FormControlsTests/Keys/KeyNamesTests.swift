import LineEditing
import Testing
import Wording

@testable import FormControls

/// Key sequences as the help writes them.
struct KeyNamesTests {
  @Test(
    arguments: [
      ([0x18, 0x05], "Ctrl+X Ctrl+E"), ([0x1B, 0x66], "Alt+f"), ([0x1B, 0x5B, 0x41], "Up"), ([0x1B], "Esc"),
      ([0x09], "Tab"), ([0x7F], "Backspace"), ([0x1B, 0x4F, 0x50], "F1"), ([0x6A, 0x6B], "j k"),
      ([0x1B, 0x5B, 0x39, 0x39, 0x7E], nil),
    ] as [([UInt8], String?)])
  func `a sequence has the names of its keys`(sequence: [UInt8], name: String?) {
    #expect(KeyNames.name(of: sequence, in: .english) == name)
  }

  @Test(
    "a language names them as its keyboards do",
    arguments: [
      ([0x18, 0x05], "de", "Strg+X Strg+E"), ([0x1B, 0x5B, 0x5A], "fr", "Maj+Tab"),
      ([0x1B, 0x5B, 0x35, 0x7E], "es", "RePág"), ([0x0D], "zh", "回车"), ([0x1B, 0x4F, 0x50], "ja", "F1"),
      ([0x1B, 0x66], "pl", "Alt+f"),
    ] as [([UInt8], String, String)])
  func names(sequence: [UInt8], language: String, name: String) throws {
    #expect(KeyNames.name(of: sequence, in: try #require(DisplayLanguage(rawValue: language))) == name)
  }

  @Test func `every control character has a name, which stands in the bottom row while more is awaited`() {
    let own: [UInt8: String] = [0x09: "Tab", 0x0D: "Return", 0x1B: "Esc"]
    for byte in UInt8(1)..<0x20 {
      let name = own[byte] ?? "Ctrl+\(Character(UnicodeScalar(byte + 0x40)))"
      #expect(KeyNames.name(of: [byte], in: .english) == name)
    }
  }

  @Test(arguments: [
    ([], ""), (["Home", "End"], "Home, End"), (["Ctrl+U", "Ctrl+K"], "Ctrl+U/K"),
    (["Ctrl+Home", "Ctrl+End"], "Ctrl+Home/End"),
    (["Tab", "Shift+Tab"], "Tab, Shift+Tab"), (["Ctrl+X u", "Ctrl+X r"], "Ctrl+X u, Ctrl+X r"), (["Alt+b"], "Alt+b"),
  ])
  func `names have their beginnings in common once`(names: [String], joined: String) {
    #expect(KeyNames.joined(names, in: .english) == joined)
  }

  @Test func `the simplest keys are told, and only such as every terminal sends`() {
    LineEditor.shared.start(inputrc: .text("\"\\C-x\\C-n\": kill-word\n\"\\e[5C\": form-redo"))
    LineEditor.shared.activate(nil)
    func simplest(_ command: CommandName) -> String? { KeyNames.simplest(for: command, in: .shared, .english) }
    #expect(simplest(.beginningOfLine) == "Home")
    #expect(simplest(.forwardWord) == "Alt+f")
    #expect(simplest(.killWord) == "Alt+d")
    #expect(simplest(.redo) == nil)
    #expect(simplest(.reveal) == nil)
  }
}
