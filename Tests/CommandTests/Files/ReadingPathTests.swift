import FormDefinitions
import TestSupport
import Testing
import Values

/// A text means the same however it comes into a form: on the command line, in a file, typed, pasted, or as a line.
struct ReadingPathTests {
  private let folder = TemporaryFolder()

  /// A field of a German form, what somebody writes, and the answer.
  private struct Reading {
    let field: String
    let text: String
    let answer: JSONValue
  }

  private static let readings = [
    Reading(field: "type: date", text: "5.2.2026", answer: "2026-02-05"),
    Reading(field: "type: date", text: "20260205", answer: "2026-02-05"),
    Reading(field: "type: date", text: "5. Februar 2026", answer: "2026-02-05"),
    Reading(field: "type: time", text: "9", answer: "09:00:00"),
    Reading(field: "type: time", text: "0930", answer: "09:30:00"),
    Reading(field: "type: datetime", text: "5.2.2026 9:30", answer: "2026-02-05T09:30:00Z"),
    Reading(field: "type: number", text: "1.234,5", answer: 1234.5),
    Reading(field: "type: number, unit: €", text: "1.234,50 €", answer: 1234.5),
    Reading(field: "type: select, options: [free, team]", text: "TEAM", answer: "team"),
    Reading(field: "type: select, options: {list: countries}", text: "deutschland", answer: "DE"),
    Reading(field: "contentType: countryName", text: "de", answer: "Germany"),
    Reading(field: "contentType: countryName", text: "Deutschland", answer: "Deutschland"),
    Reading(field: "contentType: country", text: "germany", answer: "DE"),
    Reading(field: "contentType: currency", text: "euro", answer: "EUR"),
    Reading(field: "contentType: language", text: "German", answer: "de"),
    Reading(field: "contentType: timeZone", text: "new york", answer: "America/New_York"),
    Reading(field: "contentType: cc-type", text: "visa", answer: "Visa"),
    Reading(field: "type: select, options: {list: countries}", text: "Côte d'Ivoire", answer: "CI"),
    Reading(field: "type: select, options: {list: languages}", text: "Deutsch", answer: "de"),
    Reading(field: "type: select, options: {list: languages}", text: "german", answer: "de"),
    Reading(field: "type: select, options: {list: currencies}", text: "US-Dollar", answer: "USD"),
    Reading(field: "type: multiselect, options: {list: currencies}", text: "Euro", answer: ["EUR"]),
    Reading(field: "contentType: country", text: "Frankreich", answer: "FR"),
    Reading(field: "contentType: currency", text: "schweizer franken", answer: "CHF"),
    Reading(field: "contentType: language", text: "Französisch", answer: "fr"),
    Reading(field: "contentType: countryName, pattern: '^[a-z]*$'", text: "germany", answer: "germany"),
    Reading(field: "contentType: email", text: " ada@example.com ", answer: "ada@example.com"),
    Reading(field: "capitalization: words", text: "ada lovelace-king", answer: "Ada Lovelace-King"),
    Reading(field: "capitalization: sentences", text: "yes. no", answer: "Yes. No"),
    Reading(field: "type: boolean, yesLabel: Ausrollen, noLabel: Lassen", text: "ausrollen", answer: true),
    Reading(field: "type: boolean, yesLabel: Ja, noLabel: Jetzt nicht", text: "Jetzt nicht", answer: false),
    Reading(field: "type: boolean, default: null", text: "ja", answer: true),
    Reading(field: "mask: (999) 999-9999", text: "2125550123", answer: "(212) 555-0123"),
  ]

  init() {
    let fields = Self.readings.enumerated().map { "  - {id: f\($0), \($1.field)}\n" }
    folder.write("form.yaml", "formline: 1\nfields:\n" + fields.joined())
  }

  private func expectAnswers(_ arguments: [String], input: String = "") throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--lang", "de"] + arguments, input: input, environment: ["TZ": "UTC"], folder: folder)
    let answers = Self.readings.enumerated().map { JSONValue.Member(name: "f\($0)", value: $1.answer) }
    #expect(try JSONParser.parse(command.output) == .object(answers), "\(arguments): \(command.error)")
  }

  @Test func `given on the command line`() throws {
    try expectAnswers(["--no-input"] + Self.readings.enumerated().flatMap { ["--set", "f\($0)=\($1.text)"] })
  }

  @Test func `given in a file`() throws {
    let answers = Self.readings.enumerated().map { JSONValue.Member(name: "f\($0)", value: .string($1.text)) }
    folder.write("answers.json", "\(JSONValue.object(answers))")
    try expectAnswers(["--no-input", "--answers", "answers.json"])
  }

  @Test(
    "what is chosen or switched on is given in a file as on the command line",
    arguments: [
      (#"{"on": "ja"}"#, ["on=ja"], #"{"on": true, "colours": []}"#),
      (#"{"on": "off"}"#, ["on=off"], #"{"on": false, "colours": []}"#),
      (#"{"colours": "GREEN, rot"}"#, ["colours=GREEN, rot"], #"{"on": false, "colours": ["red", "green"]}"#),
      (#"{"colours": "GREEN، rot"}"#, ["colours=GREEN، rot"], #"{"on": false, "colours": ["red", "green"]}"#),
      (#"{"colours": "GREEN、rot"}"#, ["colours=GREEN，rot"], #"{"on": false, "colours": ["red", "green"]}"#),
      (
        #"{"colours": ["GREEN", "rot"]}"#, ["colours=GREEN", "colours=rot"],
        #"{"on": false, "colours": ["red", "green"]}"#
      ),
    ])
  func choices(file: String, assignments: [String], answers: String) throws {
    folder.write(
      "choices.yaml",
      """
      formline: 1
      fields:
        - {id: on, type: boolean}
        - {id: colours, type: multiselect, options: [{value: red, label: Rot}, green]}
      """)
    folder.write("a.json", file)
    for way in [["--answers", "a.json"], assignments.flatMap { ["--set", $0] }] {
      let command = try DetachedCommand(["run", "choices.yaml", "--lang", "de", "--no-input"] + way, folder: folder)
      #expect(command.output == answers + "\n", "\(way): \(command.error)")
    }
  }

  @Test func `a text of nothing is no answer`() throws {
    folder.write("t.yaml", "formline: 1\nfields: [{id: a}, {id: rows, type: list, fields: [{id: b, type: path}]}]\n")
    folder.write("a.json", #"{"a": "", "rows": [{"b": ""}]}"#)
    for way in [["--answers", "a.json"], ["--set", "a=", "--set", #"rows={"b": ""}"#]] {
      let command = try DetachedCommand(["run", "t.yaml", "--no-input"] + way, folder: folder)
      #expect(command.output == #"{"a": null, "rows": [{"b": null}]}"# + "\n", "\(way)")
    }
  }

  /// What no list of options and no kind of number has, and what is not as it looks.
  @Test(arguments: [
    ("type: select, options: [a], other: true", "z\ny", "z y" as JSONValue),
    ("type: select, options: [a], other: true", " z\u{1b}\u{85}\t", "z"),
    ("type: select, options: [a, b], other: true", " a ", "a"),
    ("type: select, options: [abc], other: true", "a\tb", "abc"), ("type: select, options: [abc]", "a\tb", "abc"),
    ("type: select, options: {cel: \"['abc']\"}, other: true", "a\tb", "abc"),
    ("type: select, options: {cel: \"['x']\"}, other: true", "a\tb ", "ab"),
    ("type: select, options: {cel: \"['abc']\"}", "ab", "abc"),
    ("type: path", " /nowhere/x", "/nowhere/x"), ("type: path", "a b ", "a b"),
    ("type: multiselect, options: [a], other: true", " z ", .array(["z"])),
    ("type: multiselect, options: [a], other: true", " a ", .array(["a"])),
    ("type: multiselect, options: [a], other: true", "", .array([])),
    ("type: select, options: [x, X]", "x", "x"), ("type: select, options: [x, X]", "X", "X"),
    ("type: select, options: [é, a]", "e\u{301}", "é"), ("type: select, options: [\"e\\u0301\", a]", "é", "e\u{301}"),
    ("type: select, options: [İzmir, Isparta]", "izmir", "İzmir"),
    ("type: select, options: [İzmir, Isparta]", "ısparta", "Isparta"),
    ("type: select, options: [Isparta, Diyarbakır]", "DİYARBAKIR", "Diyarbakır"),
    ("type: select, options: [ı, i]", "ı", "ı"), ("type: select, options: [ı, i]", "i", "i"),
    ("type: select, options: [Köln, Kolumbien]", "koln", "Köln"), ("type: select, options: [e, é]", "É", "é"),
    ("type: select, options: [Größe, Gros]", "GRÖSSE", "Größe"),
    ("type: select, options: [Łódź, Lublin]", "lodz", "Łódź"),
    ("type: select, options: [\"Côte d'Ivoire\", Congo]", "cote d’ivoire", "Côte d'Ivoire"),
    ("type: select, options: [الأحد, السبت]", "الاحد", "الأحد"), ("type: select, options: [й, и]", "и", "и"),
    ("type: boolean, yesLabel: Kalır, noLabel: İptal", "iptal", false),
    ("type: boolean, yesLabel: Deploy, noLabel: Wait, default: true", "w", false),
    ("type: boolean, yesLabel: Deploy, noLabel: Wait", "depl", true),
    ("type: boolean, yesLabel: Nuke, noLabel: Keep, default: true", "n", false),
    ("type: boolean, yesLabel: Kalır, noLabel: İptal", "KALIR", true),
    ("type: number", "-0.0", 0.0), ("default: ''", "", .null), ("default: {cel: \"''\"}", "", .null),
  ])
  func `the same at every door`(field: String, text: String, answer: JSONValue) throws {
    folder.write("one.yaml", "formline: 1\nfields: [{id: v, \(field)}, {id: z}]\n")
    let given = JSONValue.string(text).text(.compact)
    let isNumber = field.contains("number")
    let isSeveral = field.contains("multiselect")
    folder.write("a.json", "{\"v\": \(isNumber ? text : isSeveral ? "[\(given)]" : given)}")
    let bytes = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    let pasted = text.isEmpty ? "" : "Bytes 1b 5b 32 30 30 7e \(bytes) 1b 5b 32 30 31 7e\n"
    folder.write("k.keys", pasted + "Tab\nF10\n")
    var ways = [["--no-input", "--set", "v=\(text)"], ["--no-input", "--answers", "a.json"], ["--keys", "k.keys"]]
    if !text.contains("\n") { ways.append(["--accessible"]) }
    for way in ways {
      let command = try DetachedCommand(["run", "one.yaml"] + way, input: text + "\n\n", folder: folder)
      #expect(try JSONParser.parse(command.output)["v"] == answer, "\(way): \(command.output)\(command.error)")
    }
  }

  @Test(arguments: [
    ("countries", ["DE", "AT"], ["AT", "DE"]), ("languages", ["de", "cs"], ["cs", "de"]),
    ("currencies", ["USD", "AED"], ["AED", "USD"]),
  ])
  func `several answers stand in one order in every language`(
    list: String, chosen: [String], answer: [JSONValue]
  ) throws {
    folder.write("s.yaml", "formline: 1\nfields: [{id: v, type: multiselect, options: {list: \(list)}}, {id: z}]\n")
    folder.write("a.json", "{\"v\": [\"\(chosen[0])\", \"\(chosen[1])\"]}")
    for language in ["en", "de", "ja"] {
      let typed = chosen.map { "Type \"\($0)\"\nSpace\n" }.joined()
      folder.write("k.keys", "Env LC_MESSAGES \"\(language)\"\n\(typed)F10\n")
      let given = ["--lang", language]
      for way in [
        given + ["--no-input", "--set", "v=\(chosen[0])", "--set", "v=\(chosen[1])"],
        given + ["--no-input", "--answers", "a.json"], given + ["--accessible"], ["--keys", "k.keys"],
      ] {
        let command = try DetachedCommand(
          ["run", "s.yaml"] + way, input: chosen.joined(separator: ", ") + "\n\n", folder: folder)
        #expect(try JSONParser.parse(command.output)["v"] == .array(answer), "\(way): \(command.error)")
      }
    }
  }

  @Test(arguments: ["capitalization: characters", "capitalization: characters, type: textarea"])
  func `a text is capitalized alike in every language`(field: String) throws {
    folder.write("c.yaml", "formline: 1\nfields: [{id: v, \(field)}, {id: z}]\n")
    let text = "istanbul"
    for language in ["C.UTF-8", "tr_TR.UTF-8", "az_AZ.UTF-8"] {
      folder.write("k.keys", "Env LC_ALL \"\(language)\"\nType \"\(text)\"\nTab\nF10\n")
      for way in [["--no-input", "--set", "v=\(text)"], ["--accessible"], ["--keys", "k.keys"]] {
        let command = try DetachedCommand(
          ["run", "c.yaml"] + way, input: text + "\n.\n\n", environment: ["LC_ALL": language], folder: folder)
        let answer = try JSONParser.parse(command.output)["v"]
        #expect(answer == .string(text.uppercased()), "\(language) \(way): \(command.error)")
      }
    }
  }

  @Test(arguments: [
    ("2.0", "2,0", "2"), ("5.", "5,", "5"), ("5.00", "5,00", "5"), ("1e2", "1e2", "100"), ("1000.0", "1000,0", "1000"),
    ("1,000.0", "1.000,0", "1000"), ("-0.0", "-0,0", "0"), ("1e18", "1e18", "1000000000000000000"),
    ("0.50", "0,50", "0.5"), ("1,234.50", "1.234,50", "1234.5"),
  ])
  func `a number is written alike in every language and notation`(english: String, german: String, bytes: String) throws
  {
    let total = "{id: total, type: computed, cel: \"v == null ? 0.0 : v * 1.0\"}"
    folder.write(
      "n.yaml",
      """
      formline: 1
      fields:
        - {id: v, type: number}
        - \(total)
        - {id: rows, type: list, fields: [{id: v, type: number}, \(total)]}
      """)
    folder.write("a.json", "{\"v\": \(bytes.contains(".") ? bytes : bytes + ".")0}")
    let answer = "{\"v\": \(bytes), \"total\": \(bytes), \"rows\": []}\n"
    for (language, text) in [("en", english), ("de", german)] {
      folder.write("k.keys", "Env LC_MESSAGES \"\(language)\"\nType \"\(text)\"\nTab\nF10\n")
      let given = ["--lang", language]
      for way in [
        given + ["--no-input", "--set", "v=\(text)"], given + ["--no-input", "--answers", "a.json"],
        given + ["--accessible"], ["--keys", "k.keys"],
      ] {
        let command = try DetachedCommand(["run", "n.yaml"] + way, input: text + "\n\n\n", folder: folder)
        #expect(command.output == answer, "\(way): \(command.error)")
      }
    }
    let rows = try DetachedCommand(
      ["run", "n.yaml", "--no-input", "--set", "rows=[{\"v\": \(bytes)}]"], folder: folder)
    #expect(rows.output.contains("\"rows\": [{\"v\": \(bytes), \"total\": \(bytes)}]"), "\(rows.output)\(rows.error)")
  }

  @Test func `a number that would become zero is refused like one that is too large`() throws {
    folder.write("n.yaml", "formline: 1\nfields: [{id: v, type: number}]\n")
    for number in ["1e-400", "-1e-350", "1e-500", "1e400"] {
      folder.write("a.json", "{\"v\": \(number)}")
      for way in [["--set", "v=\(number)"], ["--answers", "a.json"]] {
        let command = try DetachedCommand(["run", "n.yaml", "--no-input"] + way, folder: folder)
        #expect(command.status == 2 && command.output.isEmpty, "\(number) \(way): \(command.output)")
      }
    }
  }

  @Test(arguments: ["  lead", "trail  ", "\u{A0}x\u{A0}", "x, y", " a b "])
  func `a text in a list keeps its blanks as one in a field does`(text: String) throws {
    folder.write("b.yaml", "formline: 1\nfields: [{id: v, type: list, item: {type: text}}, {id: z}]\n")
    let item = JSONValue.string(text)
    folder.write("a.json", "{\"v\": [\(item.text(.compact))]}")
    folder.write("k.keys", "Space\nType \"\(text)\"\nEnter\nF10\n")
    for way in [
      ["--no-input", "--set", "v=\(text)"], ["--no-input", "--answers", "a.json"], ["--keys", "k.keys"],
    ] {
      let command = try DetachedCommand(["run", "b.yaml"] + way, folder: folder)
      #expect(try JSONParser.parse(command.output)["v"] == [item], "\(way): \(command.error)")
    }
    folder.write(
      "m.yaml", "formline: 1\nfields: [{id: v, type: map, item: {}}, {id: n, type: list, item: {type: integer}}]\n")
    let map = try DetachedCommand(
      ["run", "m.yaml", "--no-input", "--set", "v=k=\(text)", "--set", "n= 3 "], folder: folder)
    #expect(
      try JSONParser.parse(map.output) == ["v": .object([.init(name: "k", value: item)]), "n": [3]], "\(map.error)")
  }

  @Test func `keys of a map are texts like others`() throws {
    folder.write("m.yaml", "formline: 1\nfields: [{id: v, type: map, item: {}}]\n")
    let given = #"{"a\nb\u001b\u0085": "x\u001by"}"#
    folder.write("a.json", "{\"v\": \(given)}")
    for way in [["--set", "v=\(given)"], ["--answers", "a.json"]] {
      let command = try DetachedCommand(["run", "m.yaml", "--no-input"] + way, folder: folder)
      #expect(command.output == "{\"v\": {\"a b\": \"xy\"}}\n", "\(way)")
      #expect(command.error.contains("without its control characters"), "\(way): \(command.error)")
    }
  }

  @Test func `a field that refuses several lines refuses them at every door`() throws {
    folder.write("l.yaml", "formline: 1\nfields: [{id: v, pastedLines: refused}]\n")
    folder.write("a.json", #"{"v": "a\nb"}"#)
    for way in [["--set", "v=a\nb"], ["--answers", "a.json"]] {
      let command = try DetachedCommand(["run", "l.yaml", "--no-input"] + way, folder: folder)
      #expect(command.status == 2)
      #expect(command.error.contains("the text has several lines, and the field takes one"), "\(command.error)")
    }
  }

  @Test(arguments: [
    ("2026-03-29 03:00", "Shift+Down", "2026-03-29T01:59:00+01:00"),
    ("2026-03-29 01:59", "Shift+Up", "2026-03-29T03:00:00+02:00"),
    ("2026-10-25T02:59:00+02:00", "Shift+Up", "2026-10-25T02:00:00+01:00"),
    ("2026-10-25T02:00:00+01:00", "Shift+Down", "2026-10-25T02:59:00+02:00"),
    // The cursor on the hour, then on the day.
    ("2026-03-29 01:30", "Ctrl+A\nCtrl+Right\nCtrl+Right\nCtrl+Right\nRight\nShift+Up", "2026-03-29T03:30:00+02:00"),
    ("2026-03-28 02:30", "Ctrl+A\nRight 9\nShift+Up", "2026-03-29T03:30:00+02:00"),
    ("2026-03-28 12:30", "Ctrl+A\nRight 9\nShift+Up", "2026-03-29T12:30:00+02:00"),
    ("2026-10-24 02:30", "Ctrl+A\nRight 9\nShift+Up", "2026-10-25T02:30:00+02:00"),
  ])
  func `a step over a change of the clocks is a step`(start: String, keys: String, answer: String) throws {
    folder.write("d.yaml", "formline: 1\nfields: [{id: v, type: datetime}, {id: z}]\n")
    folder.write("k.keys", "Env TZ \"Europe/Berlin\"\nType \"\(start)\"\nTab\nShift+Tab\n\(keys)\nF10\n")
    let command = try DetachedCommand(["run", "d.yaml", "--keys", "k.keys"], folder: folder)
    #expect(command.output == "{\"v\": \"\(answer)\", \"z\": null}\n", "\(command.error)")
  }

  @Test func `a path is looked up whether it is given or played by keys`() throws {
    folder.write("there", "")
    folder.write("d.yaml", "formline: 1\nfields: [{id: p, type: path, mustExist: true, kind: file}]\n")
    for (path, status) in [("there", 0), ("nowhere", 1)] {
      folder.write("k.keys", "Type \"\(path)\"\nF10\n")
      let command = try DetachedCommand(["run", "d.yaml", "--keys", "k.keys"], folder: folder)
      #expect(command.status == Int32(status), "\(command.error)")
      #expect(command.output.isEmpty == (status != 0))
    }
  }

  @Test(arguments: ["Type", "Paste"])
  func `typed and pasted`(word: String) throws {
    let lines = Self.readings.enumerated().map { index, reading in
      // A list is searched, and what is found is chosen by Return.
      let isList = reading.field.contains("select")
      return "Expect focus f\(index)\n\(isList ? "Type" : word) \"\(reading.text)\"\n\(isList ? "Enter" : "Tab")\n"
    }
    folder.write("k.keys", "Form form.yaml\nEnv LC_MESSAGES \"de\"\n" + lines.joined() + "F10\n")
    try expectAnswers(["--keys", "k.keys"])
  }

  @Test func `said in a line`() throws {
    try expectAnswers(["--accessible"], input: Self.readings.map { $0.text + "\n" }.joined())
  }

  @Test(arguments: [
    ("en", "type: date", "3/4/2026", "2026-03-04", "2026-04-03"), ("de", "type: number", "1.234", "1234", "1,234"),
    ("en", "type: integer", "1.000", "1", "1000"), ("de", "type: integer", "1.000", "1", "1000"),
    ("es", "type: number", "1.234", "1234", "1,234"), ("zh", "type: date", "3/4/2026", "2026-03-04", "2026-04-03"),
  ])
  func `what can mean two things is refused with both`(
    language: String, field: String, text: String, one: String, other: String
  ) throws {
    folder.write("two.yaml", "formline: 1\nfields: [{id: a, \(field)}]\n")
    folder.write("a.json", "{\"a\": \"\(text)\"}")
    folder.write(
      "k.keys",
      """
      Form two.yaml
      Env LC_MESSAGES "\(language)"
      Paste "\(text)"
      F10
      Expect running
      Expect error a /\(one).*\(other)/
      Ctrl+C
      """)
    let ways = [["--no-input", "--set", "a=\(text)"], ["--no-input", "--answers", "a.json"], ["--accessible"]]
    for way in ways {
      let command = try DetachedCommand(
        ["run", "two.yaml", "--lang", language] + way, input: text + "\n", environment: ["TZ": "UTC"], folder: folder)
      #expect(command.status != 0)
      #expect(command.error.contains(one) && command.error.contains(other), "\(way): \(command.error)")
    }
    let keys = try DetachedCommand(["run", "two.yaml", "--keys", "k.keys"], folder: folder)
    #expect(keys.status == 130, "\(keys.error)")
  }

  @Test func `with a script, days are those of its clock at every door`() throws {
    folder.write(
      "days.yaml", "formline: 1\nfields: [{id: a, type: date}, {id: b, type: date}, {id: c, type: datetime}]\n")
    folder.write("b.yaml", "b: tomorrow")
    folder.write("k.keys", "Now 2027-12-31T23:30:00Z\nEnv TZ \"Europe/Berlin\"\nF10\n")
    let command = try DetachedCommand(
      [
        "run", "days.yaml", "--keys", "k.keys", "--set", "a=tomorrow", "--answers", "b.yaml", "--set",
        "c=2027-07-01 9:00",
      ], environment: ["TZ": "UTC"], folder: folder)
    #expect(
      command.output == "{\"a\": \"2028-01-02\", \"b\": \"2028-01-02\", \"c\": \"2027-07-01T09:00:00+02:00\"}\n",
      "\(command.error)")
  }

  @Test func `a number in JSON is that number in every language`() throws {
    folder.write("n.yaml", "formline: 1\nfields: [{id: a, type: number}]\n")
    folder.write("a.json", "{\"a\": 1.234}")
    let command = try DetachedCommand(
      ["run", "n.yaml", "--lang", "de", "--no-input", "--answers", "a.json"], folder: folder)
    #expect(command.output == "{\"a\": 1.234}\n")
  }

  @Test func `control characters are left out, and that is said`() throws {
    folder.write("t.yaml", "formline: 1\nfields: [{id: a}]\n")
    folder.write("a.json", #"{"a": "x\u0007y"}"#)
    let given = try DetachedCommand(["run", "t.yaml", "--no-input", "--set", "a=x\u{7}y"], folder: folder)
    #expect(given.output == "{\"a\": \"xy\"}\n")
    #expect(given.error == "formline: warning: --set: 'a' is taken without its control characters\n")
    let read = try DetachedCommand(["run", "t.yaml", "--no-input", "--answers", "a.json"], folder: folder)
    #expect(read.output == "{\"a\": \"xy\"}\n")
    #expect(read.error == "formline: warning: a.json: 'a' is taken without its control characters\n")
    let said = try DetachedCommand(["run", "t.yaml", "--accessible"], input: "x\u{7}y\n", folder: folder)
    #expect(said.output == "{\"a\": \"xy\"}\n")
    #expect(said.error.contains("Control characters were left out"))
  }
}
