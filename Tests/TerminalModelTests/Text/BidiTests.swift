import Foundation
import Testing

@testable import TerminalModel

/// Texts in which capitals stand for Hebrew letters, as they are read and as they stand on the screen.
@Suite struct BidiTests {
  private static let letters = Dictionary(
    uniqueKeysWithValues: zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (0x5D0...0x5E9).compactMap(Unicode.Scalar.init)))

  private static func shown(_ text: String, _ direction: BidiText.Direction) -> String {
    let characters = Array(text)
    let scalars = text.unicodeScalars.map { letters[Character($0)] ?? $0 }
    let bidi = BidiText(scalars, direction: direction)
    return String(bidi.order().map { characters[$0] })
  }

  @Test(
    "a text stands on the screen in the order in which it is read",
    arguments: [
      ("abc", .ofFirstLetter, "abc"), ("ABC", .ofFirstLetter, "CBA"), ("abc DEF ghi", .ofFirstLetter, "abc FED ghi"),
      ("ABC def GHI", .ofFirstLetter, "IHG def CBA"), ("ABC 12.50", .ofFirstLetter, "12.50 CBA"),
      ("abc DEF.", .leftToRight, "abc FED."), ("abc DEF.", .rightToLeft, ".FED abc"), ("", .rightToLeft, ""),
      ("ABC (def) GHI", .ofFirstLetter, "IHG )def( CBA"), ("12", .ofFirstLetter, "12"),
    ] as [(String, BidiText.Direction, String)])
  func order(text: String, direction: BidiText.Direction, shown: String) {
    #expect(Self.shown(text, direction) == shown)
  }

  @Test(
    "only texts with letters from the right need it",
    arguments: [("abc é 漢字 👩‍👩‍👧", false), ("abc א", true), ("٣", true), ("\u{202E}abc", true), ("", false)])
  func need(text: String, isNeeded: Bool) { #expect(BidiText.isNeeded(by: text.unicodeScalars) == isNeeded) }

  @Test func `brackets that are read from the right are mirrored`() {
    #expect(BidiText.mirrored("(") == ")")
    #expect(BidiText.mirrored("≤") == "≥")
    #expect(BidiText.mirrored("a") == "a")
  }
}

/// The algorithm against the lines of Unicode's own files: every hundredth, all of them in `make long`.
@Suite struct BidiReferenceTests {
  private static let folder = "/usr/share/unicode/"
  private static let step = ProcessInfo.processInfo.environment["FORMLINE_FUZZ"] == nil ? 100 : 1

  private static func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: folder + name, encoding: .utf8).split(separator: "\n").filter { $0.first != "#" }
  }

  @Test(.needs(.unicodeData)) func `characters have the levels and the order of BidiCharacterTest`() throws {
    var count = 0
    for (place, line) in try Self.lines("BidiCharacterTest.txt").enumerated() where place.isMultiple(of: Self.step) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let direction: BidiText.Direction =
        fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .ofFirstLetter
      let text = BidiText(scalars, direction: direction)
      #expect(text.baseLevel == UInt8(fields[2]), "\(line)")
      #expect(text.levels == fields[3].split(separator: " ").map { UInt8($0) }, "\(line)")
      #expect(text.order() == fields[4].split(separator: " ").compactMap { Int($0) }, "\(line)")
      count += 1
    }
    #expect(count >= 90_000 / Self.step)
  }

  /// The names of the Unicode Character Database, in the order of `BidiClass`.
  private static let classNames = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO", "PDF",
    "LRI", "RLI", "FSI", "PDI",
  ]

  @Test(.needs(.unicodeData)) func `classes have the levels and the order of BidiTest`() throws {
    var (levels, order): ([UInt8?], [Int]) = ([], [])
    var count = 0
    for (place, line) in try Self.lines("BidiTest.txt").enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words[0] == "@Levels:" { levels = words.dropFirst().map { UInt8($0) } }
      if words[0] == "@Reorder:" { order = words.dropFirst().compactMap { Int($0) } }
      guard !line.hasPrefix("@"), place.isMultiple(of: Self.step) else { continue }
      let fields = line.split(separator: ";")
      let classes = fields[0].split(separator: " ").compactMap { name in
        Self.classNames.firstIndex(of: String(name)).flatMap { BidiClass(rawValue: UInt8($0)) }
      }
      let directions = Int(fields[1].filter { $0 != " " }, radix: 16) ?? 0
      for (bit, direction) in [(1, BidiText.Direction.ofFirstLetter), (2, .leftToRight), (4, .rightToLeft)]
      where directions & bit != 0 {
        let text = BidiText(classes: classes, scalars: [], direction: direction)
        #expect(text.levels == levels && text.order() == order, "\(line) \(direction)")
        count += 1
      }
    }
    #expect(count >= 700_000 / Self.step)
  }
}

@Suite struct VisualLineTests {
  @Test func `a text from the left stands as it is`() {
    #expect(VisualLine("abc é 漢字") == nil)
    #expect(VisualLine("") == nil)
  }

  @Test(
    "every place of a line has its column, and every column its place",
    arguments: [
      // Offsets in bytes: a letter of Hebrew has two.
      ("אבג", "גבא", [0: 2, 2: 1, 4: 0, 6: -1]), ("ab אב", "ab בא", [0: 0, 2: 2, 3: 4, 5: 3, 7: 5]),
      ("א(ב)", "(" + "ב" + ")" + "א", [0: 3, 2: 2, 3: 1, 5: 0, 6: -1]), ("א 漢", "漢 א", [0: 3, 2: 2, 3: 0]),
      ("שָׁ", "שָׁ", [0: 0, 6: -1]),
    ] as [(String, String, [Int: Int])])
  func columns(text: String, shown: String, columns: [Int: Int]) throws {
    let line = try #require(VisualLine(text[...]))
    #expect(String(line.clustersFromLeft.map(\.character)) == shown)
    for (offset, column) in columns {
      #expect(line.column(at: offset) == column, "\(offset)")
      #expect(line.utf8Offset(atColumn: column) == offset, "\(column)")
    }
  }

  @Test(
    "in a line from the right, quotations stand by themselves, and words of programs and numbers from the left",
    arguments: [
      ("ב 2026-12-31", "2026-12-31 ב"), ("ب 2026-12-31.", ".2026-12-31 ب"), ("א (Ctrl+_), ב", "ב ,(Ctrl+_) א"),
      ("א --set a=-5 ב", "ב --set a=-5 א"), ("ב-C++", "C++-ב"), ("א ab cd ב", "ב ab cd א"),
      ("א 'ab אב' ב", "ב 'ab בא' א"), ("א: 'pw' ב", "ב 'pw' :א"), ("א «ab! אב» ב", "ב «ab! בא» א"),
      ("צ'ק ab' ב", "ב 'ab ק'צ"), ("א 'ab", "ab' א"), ("א '' ב", "ב '' א"),
    ])
  func marked(text: String, shown: String) {
    #expect(VisualLine.reordered(text) == shown)
  }

  @Test(
    "in a layout from the right, columns count from there",
    arguments: [
      ("אבג", [0: 0, 2: 1, 4: 2, 6: 3]), ("abc", [0: 2, 1: 1, 2: 0, 3: -1]), ("42", [0: 1, 1: 0, 2: -1]),
      ("א 漢", [0: 0, 2: 1, 3: 2, 6: 4]),
    ] as [(String, [Int: Int])])
  func columnsFromRight(text: String, columns: [Int: Int]) throws {
    let line = try #require(VisualLine(text[...], .fromRight))
    for (offset, column) in columns {
      #expect(line.column(at: offset) == column, "\(offset)")
      #expect(line.utf8Offset(atColumn: column) == offset, "\(column)")
    }
  }

  @Test func `a terminal is told to leave texts as they are written, and put back on every way out`() {
    var capabilities = TerminalCapabilities()
    let order = "\u{1B}[8l", back = "\u{1B}[8h"
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(!text(FrameEncoder.begin(placement: .inline, capabilities: capabilities)).contains(order))
    capabilities.ordersText = true
    #expect(text(FrameEncoder.begin(placement: .inline, capabilities: capabilities)).contains(order))
    #expect(text(FrameEncoder.restoreEverything(placement: .inline, capabilities: capabilities)).contains(back))
    #expect(TerminalMode.leavingAll.contains(back))
  }
}
