import Foundation
import TestSupport
import Testing

/// Answers that were written in a format, given again, are the same answers.
@Suite struct RoundTripTests {
  private let folder = TemporaryFolder()
  private static let textCount = 60

  /// Forty texts, and one field of each kind whose answer is no text.
  private static let form =
    "formline: 1\nfields:\n" + (0..<textCount).map { "  - {id: v\($0), type: textarea}\n" }.joined() + """
        - {id: count, type: integer}
        - {id: share, type: number}
        - {id: flag, type: boolean}
        - {id: day, type: date}
        - {id: tags, type: multiselect, options: [a b, "c,d", "'", 7]}
        - {id: people, type: list, fields: [{id: name}, {id: age, type: integer}]}

      """

  private static let pieces = [
    "", " ", "'", "\"", "\\", "$(touch broken)", "`touch broken`", "; touch broken", "&& touch broken", "\n", "\r\n",
    "\t",
    "${HOME}", "$0", "!x", "*", "~", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\u{202E}", "\u{1B}[31m", "\u{7F}", "\u{85}", "#",
    "null", "yes", "0777", "1:20", "- a", "a: b", "<<EOF", "=", "-n", "--", "%s", "\u{FEFF}",
  ]

  private static func answers(_ random: inout some RandomNumberGenerator) -> [String: Any] {
    var answers: [String: Any] = [:]
    for index in 0..<textCount {
      answers["v\(index)"] =
        (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    answers["count"] = [Int64.min, -1, 0, 7, Int64.max].randomElement(using: &random)
    answers["share"] = [0.1, -2.5e-300, 1.7976931348623157e308].randomElement(using: &random)
    answers["flag"] = Bool.random(using: &random)
    answers["day"] = "2028-02-29"
    answers["tags"] = ["a b", "c,d", "'", 7].filter { _ in Bool.random(using: &random) } as [Any]
    answers["people"] = [["name": pieces.randomElement(using: &random) ?? "", "age": 3]] as [Any]
    return answers
  }

  /// `run` with a file of answers.
  private func output(_ format: String, answers: String) throws -> String {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--output", format, "--answers", answers], folder: folder)
    // Nothing is said but that control characters are left out.
    #expect(command.error.split(separator: "\n").allSatisfy { $0.hasSuffix("without its control characters") })
    return command.output
  }

  @Test("a shell that takes the answers gives them back", arguments: 1...3 as ClosedRange<UInt64>)
  func shell(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    folder.write("form.yaml", Self.form)
    folder.write(
      "given.json", Array(try JSONSerialization.data(withJSONObject: Self.answers(&random))))
    let written = try output("json", answers: "given.json")
    folder.write("answers.sh", try output("shell", answers: "given.json"))
    let ids = (0..<Self.textCount).map { "v\($0)" } + ["count", "share", "flag", "day", "tags", "people"]
    let given = ids.map { "--set \($0)=\"$\($0)\"" }.joined(separator: " ")
    let again = try DetachedCommand(
      executable: "/bin/sh",
      ["-euc", "eval \"$(cat answers.sh)\"; exec \"$0\" run form.yaml --no-input \(given)", Executable.formline],
      folder: folder)
    #expect(again.error == "")
    #expect(again.output == written)
    #expect(!folder.names.contains("broken"))
  }

  @Test("what a file of answers gives, it gives again", arguments: ["json", "yaml"])
  func files(format: String) throws {
    var random = SeededGenerator(seed: 9)
    folder.write("form.yaml", Self.form)
    folder.write(
      "given.json", Array(try JSONSerialization.data(withJSONObject: Self.answers(&random))))
    folder.write("again", try output(format, answers: "given.json"))
    #expect(try output("json", answers: "again") == output("json", answers: "given.json"))
  }
}
