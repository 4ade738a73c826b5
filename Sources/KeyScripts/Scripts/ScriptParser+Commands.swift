import FormDefinitions
import FormImports
import Values

/// Parses the arguments of commands.
nonisolated extension ScriptParser {
  static func path(_ scanner: inout LineScanner) throws(PlacedMistake) -> String {
    let form = "Form signup.yaml"
    if scanner.next() == UInt8(ascii: "\"") {
      let start = scanner.utf8Offset
      let path = try scanner.string(form: form)
      guard path.isEmpty else { return path }
      throw PlacedMistake(mistake: .missing("the path of a form", form: form), utf8Range: start..<scanner.utf8Offset)
    }
    return try scanner.word("the path of a form", form: form).text
  }

  /// The optional kind of the file.
  static func kind(_ scanner: inout LineScanner) throws(PlacedMistake) -> ImportedKind? {
    guard let (word, range) = scanner.word() else { return nil }
    if let kind = ImportedKind(rawValue: word) { return kind }
    let kinds = ImportedKind.allCases.map(\.rawValue)
    throw PlacedMistake(mistake: .notAnOption(word, what: "kind of file", options: kinds), utf8Range: range)
  }

  /// A program and its arguments, each a word or a quoted text.
  static func words(_ scanner: inout LineScanner) throws(PlacedMistake) -> [String] {
    let form = "Command ./release.sh"
    var words: [String] = []
    while let next = scanner.next() {
      words.append(next == UInt8(ascii: "\"") ? try scanner.string(form: form) : scanner.word()?.text ?? "")
    }
    guard words.first?.isEmpty == false else { throw scanner.missing("a program", form: form) }
    return words
  }

  static func environment(_ scanner: inout LineScanner) throws(PlacedMistake) -> KeyScriptCommand {
    let form = "Env NAME \"value\""
    let name = try scanner.value("the name of a variable", form: form, else: ScriptMistake.notVariable) { name in
      FieldDefinition.isID(name) ? name : nil
    }
    return .environment(name: name, value: try scanner.string(form: form, what: "the value of \(name)"))
  }

  static func moment(_ scanner: inout LineScanner) throws(PlacedMistake) -> Instant {
    try scanner.value("a date with a time", form: "Now 2026-02-28T09:30:00Z", else: ScriptMistake.notMoment) { word in
      Instant(rfc3339: word)
    }
  }

  static func text(form: String, _ scanner: inout LineScanner) throws(PlacedMistake) -> ScriptText {
    guard scanner.next() == UInt8(ascii: "$"), let (word, range) = scanner.word() else {
      return .literal(try scanner.string(form: form))
    }
    let name = String(word.dropFirst())
    guard FieldDefinition.isID(String(name)) else { throw PlacedMistake(mistake: .notVariable(name), utf8Range: range) }
    return .environment(name)
  }

  static func answers(form: String, _ scanner: inout LineScanner) throws(PlacedMistake) -> JSONValue {
    let (value, range) = try scanner.json(form: form)
    guard case .object = value else { throw PlacedMistake(mistake: .notObject, utf8Range: range) }
    return value
  }

  static func host(_ scanner: inout LineScanner) throws(PlacedMistake) -> KeyScriptCommand {
    let form = "Host regions [\"eu\", \"us\"]"
    let name = try scanner.value("the name of a host", form: form, else: ScriptMistake.notHost) { name in
      LiveSource.isHostName(name) ? name : nil
    }
    return .host(name: name, try scanner.json(form: form).value)
  }

  static func bytes(_ scanner: inout LineScanner) throws(PlacedMistake) -> [UInt8] {
    var bytes: [UInt8] = []
    while let (word, range) = scanner.word() {
      guard word.utf8.count == 2, word.allSatisfy(\.isHexDigit), let byte = UInt8(word, radix: 16) else {
        throw PlacedMistake(mistake: .notByte(word), utf8Range: range)
      }
      bytes.append(byte)
    }
    guard !bytes.isEmpty else { throw scanner.missing("a byte", form: "Bytes 1b 5b 33 7e") }
    return bytes
  }

  static func clickTarget(_ scanner: inout LineScanner) throws(PlacedMistake) -> KeyScriptCommand.ClickTarget {
    let form = "Click \"Label\" or Click 12 3"
    guard let first = scanner.next() else { throw scanner.missing("what to click", form: form) }
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else { return .label(try scanner.string(form: form)) }
    let column = try number("column", in: cells, form: form, &scanner)
    return .cell(column: column, row: try number("row", in: cells, form: form, &scanner))
  }

  static func scroll(_ scanner: inout LineScanner) throws(PlacedMistake) -> KeyScriptCommand {
    let (word, range) = try scanner.word("the direction", form: "Scroll Up or Scroll Down 3")
    guard let direction = KeyScriptCommand.ScrollDirection(rawValue: word) else {
      let options = KeyScriptCommand.ScrollDirection.allCases.map(\.rawValue)
      throw PlacedMistake(mistake: .notAnOption(word, what: "direction", options: options), utf8Range: range)
    }
    return .scroll(direction, count: try count(&scanner))
  }

  static func duration(_ scanner: inout LineScanner) throws(PlacedMistake) -> Duration {
    try scanner.value("a duration", form: "Wait 500ms", else: ScriptMistake.notDuration) { word in
      Duration(parsing: word).flatMap { Duration.zero ... .seconds(86_400) ~= $0 ? $0 : nil }
    }
  }

  static func snapshot(_ scanner: inout LineScanner) throws(PlacedMistake) -> KeyScriptCommand {
    let form = "Snapshot filled or Snapshot filled styled"
    let name = try scanner.value("the name of the snapshot", form: form, else: ScriptMistake.notSnapshotName) { name in
      isSnapshotName(name) ? name : nil
    }
    guard let (word, range) = scanner.word() else { return .snapshot(name: name, .plain) }
    guard word == "styled" else {
      throw PlacedMistake(mistake: .notAnOption(word, what: "style", options: ["styled"]), utf8Range: range)
    }
    return .snapshot(name: name, .styled)
  }

  static func size(form: String, _ scanner: inout LineScanner) throws(PlacedMistake) -> (columns: Int, rows: Int) {
    let columns = try number("number of columns", in: cells, form: form, &scanner)
    return (columns, try number("number of rows", in: cells, form: form, &scanner))
  }

  /// The optional number of repetitions; 1 by default.
  static func count(_ scanner: inout LineScanner) throws(PlacedMistake) -> Int {
    guard scanner.next() != nil else { return 1 }
    return try number("count", in: counts, form: "a number", &scanner)
  }

  static func number(
    _ what: String, in range: ClosedRange<Int>, form: String, _ scanner: inout LineScanner
  ) throws(PlacedMistake) -> Int {
    let (word, place) = try scanner.word("the \(what)", form: form)
    guard word.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(word),
      range.contains(number)
    else { throw PlacedMistake(mistake: .notNumber(word, what: what, range: range), utf8Range: place) }
    return number
  }

  /// True if `name` is a valid file name on every system, in the script's folder.
  static func isSnapshotName(_ name: String) -> Bool {
    name.first != "." && name.utf8.count <= 100
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_" || scalar == "-" || scalar == "."
      }
  }
}
