import CAllocations
import Formline
import LineEditing
import TerminalModel

/// Characters typed into a field of some kind, and what is allocated meanwhile once everything is warm.
struct TypedText {
  let name: String
  /// The field, as a definition says it; nil for one of the Swift library, which edits a state.
  var field: String?
  /// What readline has for such a field.
  var kind = LineBuffer.Kind.line
  /// What is typed and taken back in the end, character by character.
  let text: String
  /// How many characters the field puts between them, which are taken back too.
  var separators = 0
  /// How often an optimised build may allocate for a character beside readline's own allocations for undoing: a string of
  /// more than 15 bytes for the text, and another where the field makes something else of it. More where every key has
  /// the field read what the text means, or where each copy of a secret is made in memory that is wiped.
  var mostForACharacter = 2

  static let all = [
    TypedText(name: "a text of up to 15 bytes", field: "type: text", text: "up to fifteen b"),
    TypedText(name: "a longer text", field: "type: text", text: "a text that is longer than fifteen"),
    TypedText(name: "a text into a state", text: "a text that is longer than fifteen"),
    TypedText(name: "a text beyond ASCII", field: "type: text", text: "Größe der Tür über 日本語"),
    TypedText(name: "a text with suggestions", field: "type: text, suggestions: [\(suggestion)]", text: suggestion),
    TypedText(
      name: "an e-mail address", field: "type: text, contentType: emailAddress", text: "ada.lovelace@fastmail.com"),
    TypedText(name: "digits into a mask", field: "type: text, mask: (999) 999-9999", text: "2025550123", separators: 4),
    TypedText(
      name: "digits into a longer mask", field: "type: text, mask: 9999 9999 9999 9999 9999",
      text: "12345678901234567890", separators: 4),
    TypedText(
      name: "letters that are raised", field: "type: text, capitalization: words",
      text: "the names of cities and of rivers"),
    TypedText(name: "a date", field: "type: date", text: "2026-02-28", mostForACharacter: 6),
    TypedText(name: "a time", field: "type: time", text: "12:30:45.25", mostForACharacter: 4),
    TypedText(name: "a search in a list", field: "type: select, options: [\(cities)]", text: "north"),
    TypedText(
      name: "a longer search in a list", field: "type: select, options: [\(cities)]",
      text: "north of the city east"),
    TypedText(name: "a number", field: "type: number", text: "1234567890.12345", mostForACharacter: 4),
    TypedText(name: "a secret", field: "type: password", kind: .secret, text: "a passphrase of many words"),
    TypedText(name: "a text area", field: "type: textarea", kind: .text, text: "a text that is longer than fifteen"),
    TypedText(
      name: "a text area that wraps its lines", field: "type: textarea, default: \(almostALine)", kind: .text,
      text: "words that go on in the next line"),
    TypedText(
      name: "a secret text area", field: "type: textarea, secret: true", kind: .secret,
      text: "a text that is longer than fifteen", mostForACharacter: 4),
  ]

  private static let suggestion = "something long that is suggested"
  private static let cities = (1...12).map { "City \($0) of the north-east" }.joined(separator: ", ")
  private static let almostALine = String(repeating: "word ", count: 12) + "end "

  private static let (rounds, warmUp) = (20, 5)

  var measurement: Measurement {
    let press = makeForm()
    let (measured, all) = measure(press)
    let ofReadline = allocationsOfReadline(with: revisions(of: press))
    let typing = all.typing - ofReadline.typing
    let deleting = all.deleting - ofReadline.deleting
    #if !DEBUG
      Workloads.require(
        typing <= mostForACharacter * text.count, "\(name): \(typing) allocations for \(text.count) characters")
    #endif
    return Measurement(
      Measurement(measured, dividedBy: Int64(text.count + deletions)),
      note: "\(typing) allocations in \(text.count) characters, \(deleting) while they are deleted"
        + "; \(ofReadline.typing) and \(ofReadline.deleting) of readline")
  }

  /// A form whose field has focus, as what answers a key with a frame.
  private func makeForm() -> ([UInt8]) -> Void {
    if let field {
      let bench = Workbench(Workbench.read(Array("formline: 1\nfields: [{id: f, \(field)}]\n".utf8)))
      return { _ = bench.press($0) }
    }
    let session = Session(
      columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities.from(environment: ["TERM": "xterm-256color"])
    ) { _ in StateForm() }
    let press: ([UInt8]) -> Void = { key in
      session.receive(key, at: 0)
      _ = session.frame()
    }
    press([9])
    return press
  }

  /// A form of the Swift library.
  private struct StateForm: View {
    @State private var text = ""

    var body: some View { Form { TextField("Text", text: $text) } }
  }

  /// What a field makes of the text after each key of a round; nil where it leaves the text as readline edits it.
  private func revisions(of press: ([UInt8]) -> Void) -> [String?] {
    var (revisions, text): ([String?], String) = ([], "")
    func note(_ edited: String) {
      let made = LineEditor.shared.active?.text ?? ""
      revisions.append(made == edited ? nil : made)
      text = made
    }
    for (key, character) in zip(keys, self.text) {
      press(key)
      note(text + String(character))
    }
    for _ in 0..<deletions {
      press(Self.delete)
      note(String(text.dropLast()))
    }
    return revisions
  }

  /// What readline allocates for the same keys, to undo them: a record for up to twenty ASCII characters, or for each
  /// other one, and two for each that is deleted. Where a field makes another text of a key, both have records.
  private func allocationsOfReadline(with revisions: [String?]) -> (typing: Int, deleting: Int) {
    let buffer = LineBuffer(kind: kind)
    LineEditor.shared.activate(buffer)
    defer { LineEditor.shared.activate(nil) }
    var keys = 0
    return measure { key in
      LineEditor.shared.type(key)
      if let text = revisions[keys % revisions.count] { buffer.revise(text: text, point: text.utf8.count) }
      keys += 1
    }.allocations
  }

  /// Types the text and deletes it again, over and over.
  /// - Returns: The times, and the allocations for the whole text once everything is warm.
  private func measure(
    _ press: ([UInt8]) -> Void
  ) -> (measured: Measurement, allocations: (typing: Int, deleting: Int)) {
    let keys = keys
    var (typing, deleting) = (0, 0)
    let measured = Measurement("type \(name)", count: Self.rounds, warmUp: Self.warmUp) { round in
      let before = callocations_count()
      for key in keys { press(key) }
      let between = callocations_count()
      for _ in 0..<deletions { press(Self.delete) }
      guard round >= Self.warmUp else { return }
      typing += Int(between - before)
      deleting += Int(callocations_count() - between)
    }
    return (measured, (typing / Self.rounds, deleting / Self.rounds))
  }

  private var keys: [[UInt8]] { text.map { Array(String($0).utf8) } }
  private static let delete: [UInt8] = [0x7f]
  private var deletions: Int { text.count + separators }
}
