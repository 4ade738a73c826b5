import Testing

@testable import TerminalModel

@Suite("display width")
struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("hello world", 11), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("日本語", 6), ("ｶﾅ", 2), ("カナ", 4),
    ("（）", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("🙂", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4),
    ("🇩", 2), ("1️⃣", 2), ("1⃣", 1), ("❤", 1), ("❤️", 2), ("⌚", 2), ("⌚\u{FE0E}", 2), ("©", 1), ("©️", 2), ("a\u{FE0F}", 1),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("नि", 2), ("स्ते", 2), ("ก็", 1), ("\u{200B}", 0), ("\u{301}", 0), ("─│┌", 3), ("…", 1), ("␛", 1),
    ("\u{10FFFD}", 1), ("𠀀", 2), ("شكرا", 4), ("a\u{0}b", 3), ("\u{3000}", 2), ("𝒳", 1),
  ])
  func `a text has the width of its clusters`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
    #expect(TextWidth.columns(of: text[...]) == columns)
    #expect(text.reduce(0) { $0 + TextWidth.columns(of: $1) } == columns)
  }

  @Test func `characters of ambiguous width follow the setting`() {
    #expect(TextWidth.columns(of: "─α§", ambiguous: .narrow) == 3)
    #expect(TextWidth.columns(of: "─α§", ambiguous: .wide) == 6)
    #expect(TextWidth.columns(of: "aé", ambiguous: .wide) == 3)
  }

  @Test(arguments: [(nil, TextWidth.Ambiguous.narrow), ("narrow", .narrow), ("wide", .wide), ("x", .narrow)])
  func `the environment says how wide characters of ambiguous width are`(
    value: String?, width: TextWidth.Ambiguous
  ) {
    let variables = value.map { ["FORMLINE_AMBIGUOUS_WIDTH": $0] } ?? [:]
    #expect(TerminalCapabilities.from(environment: variables).ambiguousWidth == width)
  }

  @Test func `the table is sorted, and changes class at every point`() {
    let starts = WidthTable.changes.map { $0 & 0xff_ffff }
    #expect(starts.first == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(WidthTable.changes, WidthTable.changes.dropFirst()).allSatisfy { $0 >> 24 != $1 >> 24 })
    #expect(WidthTable.changes.allSatisfy { WidthClass(rawValue: UInt8($0 >> 24)) != nil })
  }

  @Test func `the fast paths say what the table says`() {
    func slow(_ value: UInt32) -> UInt8 {
      UInt8(WidthTable.changes.last { $0 & 0xff_ffff <= value }! >> 24)
    }
    for value in [
      0, 0x1f, 0x20, 0x7f, 0x9f, 0xa0, 0xa1, 0x4dff, 0x4e00, 0x9fff, 0xa000, 0xabff, 0xac00, 0xd7a3, 0xd7a4,
    ]
      as [UInt32]
    {
      #expect(WidthClass(Unicode.Scalar(value)!).rawValue == slow(value), "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("a", false), ("日", false), ("e\u{301}", false), ("\u{1112}\u{1161}\u{11ab}", false), ("🙂", false), ("👍🏽", true),
    ("🇩🇪", true), ("👩‍👧", true), ("1️⃣", true), ("नि", true),
  ])
  func `terminals disagree about clusters with several widths or a selector`(cluster: String, isDisputed: Bool) {
    #expect(TextWidth.isDisputed(cluster) == isDisputed)
  }
}
