import CAllocations

/// Characters typed into a field of some kind, and what is allocated meanwhile once everything is warm.
struct TypedText {
  let name: String
  /// The field, as a definition says it.
  let field: String
  /// What is typed and taken back in the end, character by character.
  let text: String
  /// Allocations of an optimised build for the whole text.
  let limit: Int

  static let all = [
    TypedText(
      name: "a text of up to 15 bytes", field: "type: text", text: "up to fifteen b", limit: 1),
    TypedText(
      name: "a longer text", field: "type: text", text: "a text that is longer than fifteen", limit: 21),
    TypedText(
      name: "a secret", field: "type: secret", text: "a passphrase of many words", limit: 13),
    TypedText(
      name: "a text area", field: "type: textarea", text: "a text that is longer than fifteen", limit: 89),
    TypedText(
      name: "a text area that wraps its lines", field: "type: textarea, default: \(Self.almostALine)",
      text: "words that go on in the next line", limit: 197),
  ]

  private static let almostALine = String(repeating: "word ", count: 12) + "end "

  private static let rounds = 20

  var measurement: Measurement {
    let bench = Workbench(Workbench.read(Array("formline: 1\nfields: [{id: f, \(field)}]\n".utf8)))
    let keys = text.utf8.map { [$0] }
    var (allocated, deleting) = (0, 0)
    let measured = Measurement("type \(name)", count: Self.rounds, warmUp: 5) { round in
      let before = callocations_count()
      for key in keys { _ = bench.press(key) }
      let between = callocations_count()
      for _ in keys { _ = bench.press([0x7f]) }
      guard round >= 5 else { return }
      allocated += Int(between - before)
      deleting += Int(callocations_count() - between)
    }
    let typed = allocated / Self.rounds
    #if !DEBUG
      Workloads.require(typed <= limit, "\(name): \(typed) allocations for \(keys.count) characters")
    #endif
    return Measurement(
      Measurement(measured, dividedBy: Int64(2 * keys.count)),
      note: "\(typed) allocations in \(keys.count) characters, \(deleting / Self.rounds) while they are deleted")
  }
}
