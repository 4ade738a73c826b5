import ContentTypes
import DefinedForms
import FormModels
import Testing

/// Histories as the texts that are kept.
struct HistoryLinesTests {
  private static let mail = HistoryTopic(.emailAddress)

  private static func entry(_ text: String, form: String? = "/f.yaml", field: String? = "email") -> HistorySource.Entry
  {
    .init(text: text, contentType: .emailAddress, form: form, field: field)
  }

  @Test(arguments: [
    ("ada@example.com", "ada@example.com\t/f.yaml\temail\n"),
    ("two\nlines\tand \\n\r", #"two\nlines\tand \\n\r"# + "\t/f.yaml\temail\n"),
    ("日本語 👨‍👩‍👧 \u{1B}[m", "日本語 👨‍👩‍👧 \u{1B}[m\t/f.yaml\temail\n"),
  ])
  func `an answer is a line, whatever it holds`(text: String, line: String) {
    #expect(HistoryLines.text(of: [Self.entry(text)]) == line)
    #expect(HistoryLines.read(line, of: Self.mail) == [Self.entry(text)])
  }

  @Test func `an answer to a form without a name has none`() {
    let entry = Self.entry("a@b.c", form: nil)
    #expect(HistoryLines.text(of: [entry]) == "a@b.c\t\temail\n")
    #expect(HistoryLines.read("a@b.c\t\temail\n", of: Self.mail) == [entry])
  }

  @Test func `lines that are no answers are passed over`() {
    #expect(HistoryLines.read("\nx\n\t\t\na\tb\na\tb\tc\td\n\\\t\\\t\\\n", of: Self.mail) == [])
  }

  @Test func `an answer given again moves to the end, and the oldest make room`() {
    let again = [Self.entry("a"), Self.entry("b"), Self.entry("a", field: "other"), Self.entry("a")]
    #expect(HistoryLines.text(of: again) == "b\t/f.yaml\temail\na\t/f.yaml\tother\na\t/f.yaml\temail\n")
    let many = (0...HistoryLines.mostEntries).map { Self.entry("\($0)") }
    let kept = HistoryLines.read(HistoryLines.text(of: many), of: Self.mail)
    #expect(kept == Array(many.dropFirst()))
  }

  @Test func `each content type has a file name of its own`() {
    let names = TextContentType.allCases.map { HistoryTopic($0).name } + [HistoryTopic(nil).name]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
  }
}
