import FormDefinitions
import TestSupport
import Testing

/// Definitions with random damage: reading always ends, with diagnostics that point into the file.
struct DefinitionFuzzTests {
  private static let seed = """
    formline: 1
    title: "Create \\u00e9 account"
    layout: pages
    sections:
      - id: one
        fields:
          - {id: email, contentType: email, required: true, onSubmit: [{focus: plan}, submit]}
          - id: plan
            type: select
            options: &plans [free, {value: team, label: Team}]
            default: team
          - id: other
            type: multiselect
            options: *plans
            when: "plan == 'team' && email != ''"
      - title: Deux 日本
        fields:
          - {id: day, type: date, minimum: 2026-01-01}
          - id: people
            type: list
            fields: [{id: name}]
    toolbar: [done, {label: A, key: F2, action: {insert: "x"}}]
    validate: [{rule: plan != '', message: No}]
    """

  @Test(arguments: 0..<8)
  func `damage never crashes the reader`(stream: UInt64) {
    var random = SeededGenerator(seed: stream)
    let pool = Array("{}[]:,-#&*!|>'\"%@`\\\n\t ?~0aé\u{1}".utf8) + [0xFF, 0x00, 0xE2]
    for _ in 0..<60 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = pool.randomElement(using: &random) ?? 0
        case 1: bytes.insert(pool.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: place)
        }
      }
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let reading = DefinitionReader.read(bytes, path: "f.yaml", resources: resource)
      for diagnostic in reading.diagnostics {
        #expect((1...lineCount).contains(diagnostic.line))
        #expect(diagnostic.column >= 1 && diagnostic.caretLength >= 1)
        let shown = diagnostic.rendered(color: false)
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{7F}" })
      }
    }
  }
}
