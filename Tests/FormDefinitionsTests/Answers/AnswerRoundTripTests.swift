import FormDefinitions
import TestSupport
import Testing
import Values

/// What was written in any format reads back as the same answers.
struct AnswerRoundTripTests {
  private static let form = """
    formline: 1
    fields:
      - {id: name}
      - {id: bio, type: textarea}
      - {id: "no"}
      - {id: age, type: integer}
      - {id: height, type: number}
      - {id: ok, type: boolean}
      - {id: plan, type: select, options: [free, "it's $5", 3, true, "no"]}
      - {id: tags, type: multiselect, options: ["a b", "c\\"d", "e,f", 7]}
      - {id: day, type: date}
      - {id: at, type: datetime}
      - {id: people, type: list, fields: [{id: nick}, {id: born, type: integer}]}
    """

  private static let texts = [
    "", "Ada", "no", "null", "~", "1", "1.5", "true", " lead", "trail ", "a: b", "a #b", "- x", "*a", "&b", "'", "\"",
    "\\",
    "$(rm -rf /)", "`id`", "!x", "%y", "@z", "{", "[", "a'b'c", "é", "😀👨‍👩‍👧", "\u{202E}x", "\u{FEFF}", "\u{1B}[31m",
    "\u{7F}",
    "\u{85}", "\u{2028}", "\u{FFFE}", "0777", "0x1f", "1:20", "2026-01-01", "=", "a=b", "\t", "\\n", "<<", "%YAML 1.2",
  ]

  /// A text, or none: one of nothing is no answer.
  private static func randomText(_ random: inout SeededGenerator, lines: Bool) -> AnswerValue {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += texts.randomElement(using: &random) ?? ""
      if lines, Bool.random(using: &random) {
        text += ["\n", "\n\n", "\n\n\n"].randomElement(using: &random) ?? ""
      }
    }
    // What is a control character enters no value.
    let entered = text.inLines(lines ? .several : .joined)
    return entered.isEmpty ? .null : .string(entered)
  }

  private static func randomAnswers(_ random: inout SeededGenerator) -> [(id: String, value: AnswerValue)] {
    let integers: [Int64] = [0, 1, -1, .max, .min, 42]
    let numbers: [Double] = [0.1, -0.5, 1e300, 2.2250738585072014e-308, 1.7976931348623157e308, 1e21, 123456.789]
    func maybe(_ value: AnswerValue) -> AnswerValue { Int.random(in: 0..<6, using: &random) == 0 ? .null : value }
    let options: [AnswerValue] = [.string("free"), .string("it's $5"), .integer(3), .bool(true), .string("no")]
    let tags: [AnswerValue] = [.string("a b"), .string("c\"d"), .string("e,f"), .integer(7)]
    let rows = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      AnswerValue.object([
        .init("nick", randomText(&random, lines: false)), .init("born", .integer(integers[5])),
      ])
    }
    return [
      ("name", randomText(&random, lines: false)), ("bio", randomText(&random, lines: true)),
      ("no", maybe(.string("x"))), ("age", maybe(.integer(integers.randomElement(using: &random) ?? 0))),
      ("height", maybe(.number(numbers.randomElement(using: &random) ?? 0))),
      ("ok", maybe(.bool(Bool.random(using: &random)))),
      ("plan", maybe(options.randomElement(using: &random) ?? .null)),
      ("tags", .list(tags.filter { _ in Bool.random(using: &random) })), ("day", maybe(.string("2026-02-28"))),
      ("at", maybe(.string("2026-02-28T14:30:00+01:00"))), ("people", .list(rows)),
    ]
  }

  @Test(arguments: [AnswerFormat.json, .yaml])
  func `files of answers give the same answers`(format: AnswerFormat) throws {
    let form = try definition(Self.form)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let answers = Self.randomAnswers(&random)
      let text = try format.encode(answers)
      let (read, diagnostics) = AnswersReader.read(Array(text.utf8), path: "a", for: form)
      try #require(diagnostics.isEmpty, "\(diagnostics.map { $0.rendered(color: false) }) \(text)")
      for (id, value) in answers {
        let found = try #require(read[id])
        #expect(sameBytes(found, value), "\(id): \(found) instead of \(value) in \(text)")
      }
    }
  }

  @Test func `lines of env are assignments of the same answers`() throws {
    let form = try definition(Self.form)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let answers = Self.randomAnswers(&random)
      let lines = try AnswerFormat.env.encode(answers).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == answers.count + 1)
      for ((id, value), line) in zip(answers, lines) {
        // What is between the quotes, its escapes undone.
        let quoted = String(decoding: line.utf8.dropFirst(id.utf8.count + 2).dropLast(), as: UTF8.self)
        let text = Self.unescaped(quoted.replacing(#"\""#, with: "\"").replacing(#"\$"#, with: "$"))
        #expect(line.utf8.starts(with: "\(id)=\"".utf8) && line.utf8.last == UInt8(ascii: "\""))
        let read = try AnswersReader.parse(assignment: "\(id)=\(text)", for: form).get()
        // No answer, no text and no items are one and the same line.
        #expect(sameBytes(read.value, value) || (read.value.isEmpty && value.isEmpty), "\(line)")
      }
    }
  }

  @Test func `lines are the same answers in form order`() throws {
    let form = try definition(Self.form)
    var random = SeededGenerator(seed: 13)
    for _ in 0..<100 {
      let answers = Self.randomAnswers(&random)
      let lines = try AnswerFormat.lines.encode(answers).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == answers.count + 1)
      for ((id, value), line) in zip(answers, lines) {
        let assignment = "\(id)=\(Self.unescaped(String(line)))"
        let read = try AnswersReader.parse(assignment: assignment, for: form).get()
        #expect(sameBytes(read.value, value) || (read.value.isEmpty && value.isEmpty), "\(line)")
      }
    }
  }

  @Test func `lines hold one answer each, escaped`() throws {
    let answers: [(id: String, value: AnswerValue)] = [
      ("a", .string("one\ntwo\\")), ("b", .null), ("c", .list([.string("x"), .integer(1)])), ("d", .bool(true)),
      ("e", .number(1.5)), ("f", .object([.init("k", .string("\n"))])),
    ]
    #expect(try AnswerFormat.lines.encode(answers) == "one\\ntwo\\\\\n\n[\"x\",1]\ntrue\n1.5\n{\"k\":\"\\\\n\"}\n")
  }

  /// A text with its escapes undone; an unknown one stays as it is.
  private static func unescaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: Unicode.Scalar] = ["\\": "\\", "n": "\n", "r": "\r", "0": "\0"]
    var undone = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let escape = scalars.next() else {
        undone.unicodeScalars.append(scalar)
        continue
      }
      if escapes[escape] == nil { undone += "\\" }
      undone.unicodeScalars.append(escapes[escape] ?? escape)
    }
    return undone
  }

  /// Equality that canonical equivalence of Unicode does not blur.
  private func sameBytes(_ left: AnswerValue, _ right: AnswerValue) -> Bool {
    left == right && left.json.text(.compact).utf8.elementsEqual(right.json.text(.compact).utf8)
  }
}
