import FormTesting
import KeyScripts
import Testing

/// What a form gives back.
@Suite struct AnswerTests {
  static let everyType = """
    fields:
      - {id: text}
      - {id: password, type: password}
      - {id: textarea, type: textarea}
      - {id: path, type: path}
      - {id: integer, type: integer}
      - {id: number, type: number}
      - {id: boolean, type: boolean}
      - {id: select, type: select, options: [1, two, true]}
      - {id: multiselect, type: multiselect, options: [a, b, c]}
      - {id: date, type: date}
      - {id: time, type: time}
      - {id: datetime, type: datetime}
      - {id: computed, type: computed, cel: integer + 1}
      - {id: note, type: note, label: Only text}
    """

  @Test func `an untouched form has null for every answer but yes or no and several`() throws {
    let form = try FormSession(Self.everyType)
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(
      form.answers == [
        "text": nil, "password": nil, "textarea": nil, "path": nil, "integer": nil, "number": nil, "boolean": false,
        "select": nil, "multiselect": [], "date": nil, "time": nil, "datetime": nil, "computed": nil,
      ])
  }

  @Test func `prefilled answers of every type come back as they are, in form order`() throws {
    let given: JSONValue = [
      "text": "a b", "password": "hush", "textarea": "one\ntwo", "path": "/tmp", "integer": 7, "number": 1.5,
      "boolean": true, "select": "two", "multiselect": ["a", "c"], "date": "2026-02-28", "time": "10:30:00",
      "datetime": "2026-02-28T10:30:00+01:00",
    ]
    let form = try FormSession(Self.everyType, answers: given)
    form.press("F10")
    #expect(form.isSubmitted)
    let text = given.description.dropLast()
    #expect(form.answers.description == text + #", "computed": 8}"#)
  }

  @Test func `control characters enter no text, given, typed or pasted, and the form says so`() throws {
    let form = try FormSession("fields: [{id: a}, {id: b}, {id: c, type: textarea}]", answers: ["a": "x\u{1B}[31m\ty"])
    #expect(form.line(1) == "▌ A  x[31my")
    form.press("Tab")
    form.send(Array("\u{1B}[200~p\u{1}q\u{7F}\u{85}r\u{1B}[201~".utf8))
    #expect(form.screen.joined().contains("Control characters were left out"))
    form.press("Ctrl+Q")
    form.press("Ctrl+A")
    #expect(form.screen.joined().contains("Control characters were left out"))
    form.type("!")
    form.press("Tab")
    form.send(Array("\u{1B}[200~1\t2\n3\u{0}\u{1B}[201~".utf8))
    form.press("F10")
    #expect(form.answers == ["a": "x[31my", "b": "pqr!", "c": "1\t2\n3"])
  }

  @Test func `a choice between yes and no that is left open is open until somebody answers`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: open, type: boolean, default: null}
        - {id: shut, type: boolean}
        - {id: seen, type: computed, cel: "[open == null, shut == null]"}
      """)
    #expect(form.screen[0...1] == ["▌ Open  ○ yes  ○ no", "  Shut  [ ] no"])
    for _ in 0..<3 { form.press("Tab") }
    #expect(form.answers == ["open": nil, "shut": false, "seen": [true, false]])
    form.press("Space")
    #expect(form.value(of: "open") == true)
    #expect(form.line(1) == "▌ Open  ● yes  ○ no")
    // Right and Left go to the answer that is there.
    form.press("Right")
    #expect(form.value(of: "open") == false)
    #expect(form.line(1) == "▌ Open  ○ yes  ● no")
    form.press("Right")
    form.press("Left")
    #expect(form.value(of: "open") == true)
    form.press("F4")
    #expect(form.value(of: "open") == nil)
    try form.click("○ no")
    #expect(form.value(of: "open") == false)
  }

  @Test func `a time that names no offset is of the person's clock`() throws {
    for (zone, typed, answer) in [
      ("Asia/Tokyo", "2026-11-22 06:00", "2026-11-22T06:00:00+09:00"),
      ("Europe/London", "5.1.2026 9", "2026-01-05T09:00:00+00:00"),
      ("Europe/London", "5.7.2026 9", "2026-07-05T09:00:00+01:00"), ("UTC", "20260105T0900", "2026-01-05T09:00:00Z"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01 9", "2026-07-01T09:00:00+02:00"),
    ] {
      let form = try FormSession("fields: [{id: at, type: datetime}, {id: last}]", environment: ["TZ": zone])
      form.type(typed)
      form.press("Tab")
      #expect(form.value(of: "at") == .string(answer))
      #expect(form.line(1).contains("-") && form.line(1).contains(":00  "))
    }
    let form = try FormSession(
      "fields: [{id: day, type: date, default: {cel: today}}]", environment: ["TZ": "America/New_York"])
    #expect(form.value(of: "day") == "2025-12-31")
  }

  @Test(
    "a date is compared with a time by the clock of the person",
    arguments: [
      ("Asia/Tokyo", "+09:00"), ("Pacific/Kiritimati", "+14:00"), ("UTC", "Z"), ("America/New_York", "-05:00"),
    ])
  func dateBesideTime(zone: String, offset: String) throws {
    let form = try FormSession(
      """
      fields:
        - {id: at, type: datetime}
        - {id: day, type: date, default: {cel: today}}
        - {id: begun, type: computed, cel: "now >= today && now - today < duration('24h')"}
        - {id: same, type: computed, cel: "at >= day && at < day + duration('24h') && at - day == duration('6h')"}
        - {id: end, type: computed, cel: "at + duration('1h')"}
      """, environment: ["TZ": zone])
    guard case .string(let day) = form.value(of: "day") else {
      Issue.record("no day")
      return
    }
    form.type("\(day) 06:00")
    form.press("Tab")
    #expect(form.value(of: "begun") == true)
    #expect(form.value(of: "same") == true)
    #expect(form.value(of: "end") == .string("\(day)T07:00:00\(offset)"))
  }

  @Test func `a number with the comma of other languages is told as it should be`() throws {
    let form = try FormSession("fields: [{id: price, type: number}, {id: last}]")
    form.type("12,5")
    form.press("Tab")
    #expect(form.errors == ["price": ["'12,5' is not a number; write it like 12.5"]])
  }

  @Test func `when a field is left it shows what was understood`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: day, type: date}
        - {id: at, type: time}
        - {id: price, type: number, unit: €, decimals: 2}
        - {id: plain, type: number}
        - {id: sum, type: computed, cel: "[price, plain].sum()", unit: €, decimals: 2}
      """, environment: ["LANG": "de_DE.UTF-8"])
    for text in ["5.2.2026", "9:30 pm", "1234,5", "1.234"] {
      form.type(text)
      form.press("Tab")
    }
    #expect(
      zip(
        form.screen,
        [
          "  Day    2026-02-05 ", "  At     21:30 ", "  Price  1.234,50 € ", "✗ Plain  1.234 ",
          "         ✗ „1.234“ kann 1234 oder 1,234 heißen: das Gemeinte ausschreiben", "", "  Sum    1.234,50 €",
        ]
      ).allSatisfy { $0.hasPrefix($1) }, "\(form.screen)")
  }

  @Test(
    arguments: [
      ("unit: €, decimals: 2", "1,234.50 €", "1,234.50", "1,234.507 €", 1234.507 as JSONValue),
      ("unit: kg", "1,234.5 kg", "1234.5", "1,234.57 kg", 1234.57),
      ("unit: {before: $}, decimals: 2", "$1,234.50", "1,234.50", "$1,234.507", 1234.507),
    ], [false, true])
  func `a unit stands in a number that is left, not in the text that is edited`(
    number: (keys: String, shown: String, edited: String, after: String, value: JSONValue), isInList: Bool
  ) throws {
    let keys = "type: number, \(number.keys)"
    let form = try FormSession(
      "fields: [{id: a}, {id: f, \(isInList ? "type: list, item: {\(keys)}" : keys)}, {id: z}]",
      answers: ["f": isInList ? [1234.5] : 1234.5])
    func isSeen(_ text: String) -> Bool { form.screen.contains { $0.contains("  \(text) ") } }
    #expect(isSeen(number.shown))
    form.press("Tab")
    #expect(isSeen(number.edited))
    form.type("7")
    form.press("Enter")
    #expect(isSeen(number.after))
    #expect(form.value(of: "f") == (isInList ? .array([number.value]) : number.value))
    form.press("Shift+Tab")
    form.press("Shift+Up")
    #expect(form.screen.filter { $0.hasPrefix("▌") }.allSatisfy { !$0.contains(/[€$k]/) })
    #expect(form.errors == [:])
  }

  @Test func `a computed number is rounded to its decimals as money is, a typed one keeps its digits`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, type: number, decimals: 2}
        - {id: b, type: computed, cel: a, decimals: 2}
        - {id: c, type: computed, cel: a}
      """)
    form.type("0.125")
    form.press("Tab")
    for line in ["A  0.125", "B  0.13", "C  0.125"] { #expect(form.contains(line)) }
  }

  @Test func `a day or time that does not exist is told in a sentence`() throws {
    let form = try FormSession("fields: [{id: day, type: date}, {id: at, type: time}, {id: z}]")
    for text in ["2026-13-01", "25:00"] {
      form.type(text)
      form.press("Tab")
    }
    #expect(form.errors == ["day": ["There is no month 13"], "at": ["There is no hour 25"]])
  }
}
