import Testing

@testable import FormConversations

/// A line on a terminal that has nothing but characters and backspaces.
struct LineDisplayTests {
  @Test(arguments: [1, 2, 7, 30])
  func `whoever types a long line and takes it back sees its end`(columns: Int) {
    let whole = String(repeating: "0123456789", count: 6)
    let lengths = Array(1...60) + (0..<60).reversed()
    var display = LineDisplay(columns: columns)
    var (cells, cursor) = ([Character](), 0)
    for length in lengths {
      let text = String(whole.prefix(length))
      for character in String(decoding: display.show(text, point: length), as: UTF8.self) {
        guard character != "\u{8}" else {
          cursor -= 1
          continue
        }
        cells = Array(cells.prefix(cursor)) + [character] + cells.dropFirst(cursor + 1)
        cursor += 1
      }
      let seen = String(cells.prefix(cursor))
      #expect(text.hasSuffix(seen) && (columns < 3 || text.isEmpty == seen.isEmpty), "\(length): \(seen)")
      #expect(cells.dropFirst(cursor).allSatisfy { $0 == " " })
    }
  }
}
