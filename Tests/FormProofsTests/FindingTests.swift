import Testing

@testable import FormProofs

/// A small form each, and what is found in it without a solver.
struct FindingTests {
  private func check(_ fields: String, _ rest: String = "", finds expected: [String]) throws {
    #expect(try Asking.findings(in: "fields:\n\(fields)\n\(rest)") == expected)
  }

  private static let choice = "  - {id: kind, type: select, options: [a, b]}\n"

  @Test func `an ordinary form has none`() throws {
    try check(
      Self.choice + """
          - {id: age, type: integer, minimum: 18, maximum: 70, required: true}
          - {id: rack, when: kind == 'a', required: true}
          - {id: name, pattern: "^[a-z]+$", required: true}
        """, "validate: [{rule: \"kind != 'b' || age > 20\", message: Older, at: age}]", finds: [])
  }

  @Test func `a field that waits for what is no option is never shown`() throws {
    try check(Self.choice + "  - {id: rack, when: kind == 'c'}", finds: ["never unreachable rack"])
  }

  @Test func `a field that waits for a number beyond its limits is never shown`() throws {
    try check(
      "  - {id: age, type: integer, maximum: 70}\n  - {id: old, when: age > 70}", finds: ["never unreachable old"])
  }

  @Test func `a field that waits for one that is never shown is not shown either`() throws {
    try check(
      Self.choice + """
          - {id: one, type: boolean, when: kind == 'a'}
          - {id: two, when: "one == true && kind == 'b'"}
        """, finds: ["never unreachable two"])
  }

  private func inRows(_ fields: String, around: String = "", finds expected: [String]) throws {
    let rows = fields.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    try check(around + "  - id: rows\n    type: list\n    fields:\n\(rows)", finds: expected)
  }

  @Test func `what is in rows is asked about, with what it reads around them`() throws {
    try inRows(Self.choice + "  - {id: n, type: integer, minimum: 1, required: true}", finds: [])
    try inRows(Self.choice + "  - {id: rack, when: kind == 'c'}", finds: ["never unreachable rows.rack"])
    try inRows("  - {id: rack, when: kind == 'c'}", around: Self.choice, finds: ["never unreachable rows.rack"])
    try inRows("  - {id: rack, when: kind == 'b'}", around: Self.choice, finds: [])
    try inRows(
      "  - {id: n, type: integer, maximum: 5, validate: [{rule: self > 9, message: More}]}",
      finds: ["undecided noValue rows", "never neverTrue rows.n"])
    try inRows(
      "  - {id: n, type: integer, minimum: 1, required: true}\n  - {id: x, enabled: \"n == null || n > 0\"}",
      finds: ["never alwaysTrue rows.x"])
    // The same name around the list is another field.
    try inRows(Self.choice + "  - {id: rack, when: kind == 'b'}", around: Self.choice, finds: [])
    try inRows(
      "  - {id: kind}\n  - {id: rack, when: other == 'x'}",
      around: Self.choice + "  - {id: other, when: kind == 'a'}\n",
      finds: ["undecided unreachable rows"])
  }

  @Test func `lists in rows are asked about`() throws {
    try inRows(
      "  - id: inner\n    type: list\n    fields:\n      - {id: a, type: boolean}\n      - {id: b, when: a && !a}",
      finds: ["never unreachable rows.inner.b"])
  }

  @Test func `what excludes each other is named`() throws {
    let definition = try Asking.definition("fields:\n" + Self.choice + "  - {id: rack, when: kind == 'c'}")
    #expect(
      Asking.findings(in: definition).first?.help
        == "these exclude each other: 'when' of 'rack': kind == 'c'; the options of 'kind'")
  }

  @Test func `a condition that is always true is found, and the part of one`() throws {
    try check(
      Self.choice + """
          - {id: n, type: integer, minimum: 1, required: true}
          - {id: x, when: "n == null || n > 0"}
          - {id: y, when: "kind == 'a' && (n == null || n > -5)"}
        """, finds: ["never alwaysTrue x", "never alwaysTrue y"])
  }

  @Test func `a rule that nobody can keep leaves the form a dead end`() throws {
    try check(
      "  - {id: n, type: integer, maximum: 5, required: true, validate: [{rule: self > 9, message: More}]}",
      finds: ["never neverTrue n", "never deadEnd n"].sortedAsFound)
  }

  @Test func `a rule that nobody can break is superfluous`() throws {
    try check(
      "  - {id: n, type: integer, minimum: 5, validate: [{rule: self > 2, message: More}]}",
      finds: ["never alwaysTrue n"])
  }

  @Test func `rules that are never both true exclude each other`() throws {
    try check(
      "  - {id: n, type: integer}\n  - {id: m, type: integer}",
      "validate: [{rule: n > 5, message: A, at: n}, {rule: n < 3, message: B, at: n}]", finds: ["never contradiction -"]
    )
  }

  @Test func `a required field without a valid value is a dead end`() throws {
    #expect(
      try Asking.findings(
        in: "fields: [{id: n, type: integer, multipleOf: 10, minimum: 11, maximum: 19, required: true}]")
        == ["never deadEnd n"])
  }

  @Test(arguments: ["[]", "null", "[[1]]", "[null]"])
  func `a required choice of which an expression gives no options is a dead end`(options: String) throws {
    try check(
      "  - {id: f, type: select, required: true, options: {cel: '\(options)'}}", finds: ["never deadEnd f"])
  }

  @Test func `options that an expression without variables gives are known`() throws {
    try check(
      "  - {id: f, type: select, options: {cel: '[1, 2]'}}\n  - {id: g, when: f == 3}", finds: ["never unreachable g"])
  }

  @Test func `an option with which a rule is broken whatever else is answered is refused`() throws {
    try check(
      "  - {id: kind, type: select, options: [a, b], required: true}\n"
        + "  - {id: n, type: integer, maximum: 5, required: true}",
      "validate: [{rule: \"kind != 'b' || n > 9\", message: More, at: n}]",
      finds: ["never refusedOption kind", "never neverTrue -"])
  }

  @Test func `a computed value that divides by zero can fail, with the answer`() throws {
    let definition = try Asking.definition(
      "fields: [{id: n, type: integer}, {id: share, type: computed, cel: 100 / (n - 20)}]")
    let finding = try #require(Asking.findings(in: definition).first)
    #expect(finding.summary == "can failure share")
    #expect(finding.witness?.answers.map(\.id) == ["n"])
    #expect(finding.witness?.answers.first?.value == .integer(20))
  }

  @Test func `a sum fails where limits let it, and not because a number has none`() throws {
    func found(_ keys: String, _ sum: String) throws -> [String] {
      try Asking.findings(
        in: "fields: [{id: a, type: integer, required: true\(keys)}, {id: c, type: computed, cel: \"\(sum)\"}]")
    }
    #expect(try found(", maximum: 9223372036854775807", "a + 1") == ["can failure c"])
    #expect(try found(", minimum: -9223372036854775808", "-a") == ["can failure c"])
    #expect(try found(", minimum: 1, maximum: 10000000000", "a * a") == ["can failure c"])
    #expect(try found(", maximum: 9223372036854775806", "a + 1") == [])
    for sum in ["a + 1", "a * a * a", "-a", "2 * a - 1"] { #expect(try found("", sum) == [], "\(sum)") }
    // Neither is a division by what is never zero a failure, because a number has no limit on the other side.
    for keys in [", minimum: 21", ", maximum: 19"] {
      #expect(try found(keys, "100 / (a - 20)") == ["undecided failure c"], "\(keys)")
    }
  }

  @Test(
    arguments: [
      (
        "{id: b, type: integer, minimum: -2, maximum: 3, validate: [{rule: self != 6, message: M}]}",
        "these exclude each other: 'b' is answered; not: self != 6; the limits of 'b'"
      ),
      (
        "{id: a, type: integer, required: true, minimum: 2, maximum: 6}, {id: w, when: a == -1}",
        "these exclude each other: 'when' of 'w': a == -1; the limits of 'a'"
      ),
      (
        "{id: a, type: multiselect, options: [p, q]}, {id: w, when: \"'z' in a\"}",
        "these exclude each other: 'when' of 'w': 'z' in a; the options of 'a'"
      ),
      (
        "{id: a, type: boolean}, {id: w, when: a && !a}",
        "no answers meet 'when' of 'w': a && !a"
      ),
      (
        "{id: a}, {id: w, when: \"a == 'x\\\\ty'\"}",
        "these exclude each other: 'when' of 'w': a == 'x\\ty'; the limits of 'a'"
      ),
    ])
  func `the limits that exclude it are named`(fields: String, help: String) throws {
    #expect(try Asking.findings(in: Asking.definition("fields: [\(fields)]")).first?.help == help)
  }

  @Test func `a default that another answer makes wrong is shown`() throws {
    try check(
      Self.choice + """
          - {id: n, type: integer, default: 3, validate: [{rule: "kind != 'b' || self > 5", message: More}]}
        """, finds: ["can wrongDefault n"])
  }

  @Test func `a field that must be answered while it is disabled is shown`() throws {
    try check(
      Self.choice + "  - {id: n, enabled: kind == 'a', required: true}", finds: ["can deadEnd n"])
  }

  @Test func `a secret that decides what is shown is told`() throws {
    try check("  - {id: pw, type: password}\n  - {id: hint, when: pw == 'x'}", finds: ["can secret pw"])
  }

  @Test func `two secrets may be compared, and a secret has rules of its own`() throws {
    try check(
      "  - {id: pw, type: password, validate: [{rule: self.size() > 3, message: Longer}]}\n  - {id: again, type: password}",
      "validate: [{rule: pw == again, message: Differs, at: again}]", finds: [])
  }

  @Test func `a toolbar item that is never shown is found, and a branch that is never taken`() throws {
    try check(
      "  - {id: kind, type: select, options: [a, b], onSubmit: {if: kind == 'c', then: last, else: next}}",
      "toolbar: [{label: Never, key: F2, when: kind == 'd', action: next}]",
      finds: ["never neverTrue kind", "never unreachable -"])
  }

  @Test func `on pages the page is named that cannot be left`() throws {
    #expect(
      try Asking.findings(
        in: """
          layout: pages
          sections:
            - {id: one, fields: [{id: a}]}
            - {id: two, fields: [{id: n, type: integer, required: true, maximum: 3, validate: [{rule: self > 4, message: M}]}]}
          """
      ).contains("never stuckPage n"))
  }

  @Test func `a former answer that never fits is found`() throws {
    #expect(
      try Asking.findings(in: "fields: [{id: n, type: integer}]\nfrom: {set: {n: \"[old]\"}}") == ["never unmapped n"])
  }

  @Test func `without a solver an undecidable question stays open, and says why`() throws {
    let definition = try Asking.definition(
      "fields: [{id: a, type: integer}, {id: b, type: integer}, {id: x, when: \"a > b && b > a\"}]")
    let finding = try #require(Asking.findings(in: definition).first { $0.kind == .unreachable })
    #expect(finding.verdict == .undecided)
    #expect(finding.help == "no representative answers show it, and there are others")
  }

  /// Each field of a claim was a frame of the stack.
  @Test func `a claim of thousands of fields is searched`() throws {
    let options = (0..<1_500).map { "o\($0)" }.joined(separator: ", ")
    let fields = (0..<1_500).map { "{id: a\($0), when: \"s == 'o\($0)'\"}" }.joined(separator: ", ")
    let form = ProofForm(
      try Asking.definition("fields: [{id: s, type: select, options: [\(options)]}, \(fields)]"), in: Asking.world)
    var moments = 0
    let clock = ProofClock(whole: .seconds(1)) {
      moments += 1
      return Int64(moments) * 10_000_000
    }
    #expect(!FormProof(form, prover: Prover(form, clock: clock)).run().isEmpty)
  }

  @Test func `nothing is found once the time is over`() throws {
    let form = ProofForm(try Asking.definition("fields: [{id: a}, {id: b, when: a == 'x'}]"), in: Asking.world)
    let clock = ProofClock(whole: .zero) { 0 }
    let findings = FormProof(form, prover: Prover(form, clock: clock)).run()
    #expect(!findings.isEmpty && findings.allSatisfy { $0.verdict == .undecided && $0.help == "the time ran out" })
  }
}

extension [String] {
  fileprivate var sortedAsFound: [String] { sorted { $0.contains("deadEnd") && !$1.contains("deadEnd") } }
}
