import Testing

@testable import FormDefinitions

/// Texts that ask for too much are refused at once.
struct YAMLLimitTests {
  private func messages(_ text: String) -> [String] {
    YAMLReader.read(Array(text.utf8)).problems.problems.map(\.problem.message)
  }

  @Test func `a file of more than 5 MiB is not looked at`() {
    let bytes = [UInt8](repeating: 0x61, count: 5 * 1024 * 1024 + 1)
    #expect(
      YAMLReader.read(bytes).problems.problems.map(\.problem.message) == [
        "the file is too large: 5242881 bytes, at most 5242880 are read"
      ])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `deep nesting is refused`(opening: String) {
    #expect(messages(String(repeating: opening, count: 5000)) == ["nested more than 64 levels deep"])
  }

  /// Each level repeats the one before it: a tree of 3^30 nodes.
  private static let bomb = (1..<30).reduce(into: "a0: &a0 [x, x]\n") { text, level in
    text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
  }

  @Test func `an alias bomb is counted, not built`() {
    #expect(messages(Self.bomb) == ["the aliases of this file repeat more than 100000 values"])
  }

  @Test func `an alias bomb as a key is counted too`() {
    let small = Self.bomb.split(separator: "\n").prefix(9).joined(separator: "\n")
    #expect(messages(small + "\n? *a8\n: v\n") == ["a key must be text, not a list or a mapping"])
  }

  @Test func `aliases within the limit are free`() {
    let text = "a: &a [1, 2, 3]\nb:\n" + String(repeating: "  - *a\n", count: 10_000)
    #expect(messages(text).isEmpty)
  }

  @Test func `UTF-16 and other bytes are not UTF-8`() {
    let utf16: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
    #expect(YAMLReader.read(utf16).problems.problems.map(\.problem.help) == ["it looks like UTF-16; save it as UTF-8"])
    let latin1: [UInt8] = [0x61, 0x3A, 0x20, 0xE9, 0x0A]
    #expect(YAMLReader.read(latin1).problems.problems.map(\.range.utf8Offset) == [3])
  }

  @Test func `a byte order mark is no part of the text`() {
    let outcome = YAMLReader.read([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8))
    #expect(outcome.root?.mapping?.first?.key == "a")
    #expect(outcome.root?.mapping?.first?.keyRange == SourceRange(utf8Offset: 3, utf8Length: 1))
  }
}
