/// Parses the arguments of `Expect`.
nonisolated extension ScriptParser {
  static let expectationWords = [
    "focus", "value", "error", "no", "suggestion", "toolbar", "visible", "screen", "line", "cursor", "updates",
    "running", "submitted", "cancelled", "answers", "submits", "status",
  ]
  static let absenceWords = ["error", "errors", "toolbar", "visible", "screen"]

  static func expectation(_ scanner: inout LineScanner) throws(PlacedMistake) -> ScriptExpectation {
    let (word, range) = try scanner.word(
      "what to expect", form: "Expect focus email, or another of \(list(expectationWords))")
    switch word {
    case "focus":
      let field = try field(form: "Expect focus email or Expect focus none", &scanner)
      return .focus(field == "none" ? nil : field)
    case "value":
      let form = "Expect value email \"ada@b.c\""
      return .value(field: try field(form: form, &scanner), try scanner.json(form: form).value)
    case "error":
      let form = "Expect error email /valid email/ or Expect error email \"Not a valid email\""
      return .error(field: try field(form: form, &scanner), try textExpectation(form: form, &scanner))
    case "no": return try absence(&scanner)
    case "suggestion": return .suggestion(try scanner.string(form: "Expect suggestion \"ada@example.com\""))
    case "toolbar": return .toolbar(try scanner.string(form: "Expect toolbar \"Next\""))
    case "visible": return .visible(field: try field(form: "Expect visible seats", &scanner))
    case "screen": return .screen(try scanner.pattern(form: "Expect screen /Create .* account/"))
    case "line":
      let form = "Expect line 3 \"exact text\""
      return .line(row: try number("row", in: cells, form: form, &scanner), try scanner.string(form: form))
    case "cursor":
      let form = "Expect cursor 12 3"
      let column = try number("column", in: cells, form: form, &scanner)
      return .cursor(column: column, row: try number("row", in: cells, form: form, &scanner))
    case "updates": return try updates(&scanner)
    case "answers": return .answers(try answers(form: "Expect answers {\"name\": \"Ada\"}", &scanner))
    case "status":
      return .status(try number("status", in: 0...255, form: "Expect status 0", &scanner))
    case "submits": return .submits(try submits(&scanner))
    default:
      if let state = ScriptExpectation.FormState(rawValue: word) { return .state(state) }
      throw PlacedMistake(mistake: .notAnOption(word, what: "expectation", options: expectationWords), utf8Range: range)
    }
  }

  private static func absence(_ scanner: inout LineScanner) throws(PlacedMistake) -> ScriptExpectation {
    let (word, range) = try scanner.word(
      "what not to expect", form: "Expect no errors, or another of \(list(absenceWords))")
    switch word {
    case "error": return .noError(field: try field(form: "Expect no error email or Expect no errors", &scanner))
    case "errors": return .noErrors
    case "toolbar":
      guard scanner.next() != nil else { return .noToolbar(nil) }
      return .noToolbar(try scanner.string(form: "Expect no toolbar \"Next\""))
    case "visible": return .notVisible(field: try field(form: "Expect no visible seats", &scanner))
    case "screen": return .noScreen(try scanner.pattern(form: "Expect no screen /Create .* account/"))
    default:
      throw PlacedMistake(mistake: .notAnOption(word, what: "expectation", options: absenceWords), utf8Range: range)
    }
  }

  private static func textExpectation(
    form: String, _ scanner: inout LineScanner
  ) throws(PlacedMistake) -> TextExpectation {
    if scanner.next() == UInt8(ascii: "/") { return .pattern(try scanner.pattern(form: form)) }
    return .exact(try scanner.string(form: form))
  }

  private static func updates(_ scanner: inout LineScanner) throws(PlacedMistake) -> ScriptExpectation {
    let form = "Expect updates <= 2"
    let comparison = try scanner.value("a comparison", form: form, else: ScriptMistake.notComparison) { word in
      ScriptExpectation.Comparison(rawValue: word)
    }
    return .updates(comparison, try number("number of updates", in: 0...1_000_000, form: form, &scanner))
  }

  private static func submits(_ scanner: inout LineScanner) throws(PlacedMistake) -> [String] {
    var fields: [String] = []
    while scanner.next() != nil { fields.append(try field(form: "Expect submits name email", &scanner)) }
    return fields
  }

  /// A field's id; for fields in rows it may contain brackets and dots.
  private static func field(form: String, _ scanner: inout LineScanner) throws(PlacedMistake) -> String {
    let (word, range) = try scanner.word("the id of a field", form: form)
    let isID = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "_.-[]".unicodeScalars.contains(scalar)
    }
    guard isID else { throw PlacedMistake(mistake: .notFieldID(word), utf8Range: range) }
    return word
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
