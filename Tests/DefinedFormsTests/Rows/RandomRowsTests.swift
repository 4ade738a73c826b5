import FormTesting
import KeyScripts
import TestSupport
import Testing

/// Lists under random keys, against an array of texts.
@Suite struct RandomRowsTests {
  /// What the list should be: the texts of its rows, and the row that has focus; nil is the line below them. Behind that
  /// is the submit button.
  private struct Expected {
    var rows: [String] = []
    var focus: Int?
    var isOnButton = false

    var place: String? { isOnButton ? nil : focus.map { "rows[\($0)].text" } ?? "rows" }

    mutating func press(_ key: String) {
      if isOnButton, key != "Tab", key != "Shift+Tab" { return }
      switch key {
      case "F8":
        let index = focus.map { $0 + 1 } ?? rows.count
        rows.insert("", at: index)
        focus = index
      case "Shift+F8":
        guard let index = focus else { return }
        rows.remove(at: index)
        focus = rows.isEmpty ? nil : min(index, rows.count - 1)
      case "Ctrl+Up", "Ctrl+Down":
        guard let index = focus else { return }
        let target = index + (key == "Ctrl+Up" ? -1 : 1)
        guard rows.indices.contains(target) else { return }
        rows.swapAt(index, target)
        focus = target
      case "Tab": move(by: 1)
      case "Shift+Tab": move(by: -1)
      default: if let focus { rows[focus] += key }
      }
    }

    /// The rows, the line below them, the button, and round the ends.
    private mutating func move(by count: Int) {
      let stops = rows.count + 2
      let place = ((isOnButton ? rows.count + 1 : focus ?? rows.count) + count + stops) % stops
      isOnButton = place == rows.count + 1
      focus = place < rows.count ? place : nil
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func `rows come, go and move as in an array`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = try FormSession("fields: [{id: rows, type: list, fields: [{id: text}]}]", rows: 30)
    var expected = Expected()
    let keys = ["F8", "F8", "Shift+F8", "Ctrl+Up", "Ctrl+Down", "Tab", "Shift+Tab", "a", "b", "c"]
    for step in 0..<200 {
      let key = keys[Int(random.next() % UInt64(keys.count))]
      if key.count == 1 { form.type(key) } else { form.press(key) }
      expected.press(key)
      let rows = expected.rows.map { text -> JSONValue in ["text": text.isEmpty ? nil : .string(text)] }
      #expect(form.value(of: "rows") == .array(rows), "step \(step): \(key)")
      #expect(form.focusedField == expected.place, "step \(step): \(key)")
    }
    #expect(form.issues == [])
  }
}
