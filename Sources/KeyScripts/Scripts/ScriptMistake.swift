import FormDefinitions
import TerminalModel
import Values

/// Every mistake in a script, and the only place that words them.
nonisolated enum ScriptMistake: Error, Equatable {
  case commandExpected
  case unknownCommand(String)
  case unknownKey(String)
  case unexpected(String)
  case missing(String, form: String)
  case notAnOption(String, what: String, options: [String])
  case notText(String, form: String)
  case unterminatedString
  case badEscape(String)
  case notPattern(String, form: String)
  case unterminatedPattern
  case badPattern(String)
  case notNumber(String, what: String, range: ClosedRange<Int>)
  case notFieldID(String)
  case notVariable(String)
  case notHost(String)
  case notByte(String)
  case notDuration(String)
  case notMoment(String)
  case notComparison(String)
  case notSnapshotName(String)
  case notObject
  case settingTooLate(String, firstAction: Int)
  case secondForm(firstLine: Int)
  /// A line that does not apply to a program in place of a form.
  case notForPrograms(String)
  case statusOfForm
  /// A line that names a program, where a form is given.
  case programForForm
  case commandNotGranted([String])
  case json(JSONMistake.Kind)
  case tooManyMistakes(Int)

  // Found just before a script is played.

  case noForm
  case unreadableForm(path: String, reason: String)
  case unknownField(String, known: [String])
  case unsetVariable(String)
  case variableNotGranted(String)
  case badAnswers(String, help: String?)
  case badInputrc(String)
  case inputrcIncludesFile

  var message: String {
    switch self {
    case .commandExpected: "a command is expected here"
    case .unknownCommand(let word): "unknown command \(VisibleText.quoted(word))"
    case .unknownKey(let word): "unknown key \(VisibleText.quoted(word))"
    case .unexpected(let word): "unexpected \(VisibleText.quoted(word)) at the end of the command"
    case .missing(let what, _): "\(what) is missing"
    case .notAnOption(let word, let what, _): "unknown \(what) \(VisibleText.quoted(word))"
    case .notText(let word, _): "\(VisibleText.quoted(word)) is not a text in double quotes"
    case .unterminatedString: "unterminated string"
    case .badEscape(let escape): "unknown escape \(VisibleText.quoted(escape))"
    case .notPattern(let word, _): "\(VisibleText.quoted(word)) is not a pattern between slashes"
    case .unterminatedPattern: "unterminated pattern"
    case .badPattern(let problem): "bad pattern: \(problem)"
    case .notNumber(let word, let what, let range):
      "\(VisibleText.quoted(word)) is not a \(what) from \(range.lowerBound) to \(range.upperBound)"
    case .notFieldID(let word): "\(VisibleText.quoted(word)) is not a field id"
    case .notVariable(let word): "\(VisibleText.quoted(word)) is not the name of an environment variable"
    case .notHost(let word): "\(VisibleText.quoted(word)) is not the name of a host"
    case .notByte(let word): "\(VisibleText.quoted(word)) is not a byte in two hexadecimal digits"
    case .notDuration(let word): "\(VisibleText.quoted(word)) is not a duration"
    case .notMoment(let word): "\(VisibleText.quoted(word)) is not a date with a time"
    case .notComparison(let word): "\(VisibleText.quoted(word)) is not a comparison"
    case .notSnapshotName(let word): "\(VisibleText.quoted(word)) cannot be the name of a snapshot"
    case .notObject: "the answers are not a JSON object"
    case .settingTooLate(let word, let line):
      "\(VisibleText.quoted(word)) has no effect after the first action, in line \(line)"
    case .secondForm(let line): "the form is already chosen in line \(line)"
    case .notForPrograms(let line): "\(VisibleText.quoted(line)) says nothing of a program"
    case .statusOfForm: "a form has no exit status"
    case .programForForm: "this script plays a program, not a form"
    case .commandNotGranted(let words): "the script runs \(VisibleText.quoted(words.joined(separator: " ")))"
    case .json(let kind): ScriptMistake.message(for: kind)
    case .tooManyMistakes(let count): "stopped after \(count) mistakes"
    case .noForm: "the script names no form"
    case .unreadableForm(let path, let reason): "the form \(VisibleText.quoted(path)) cannot be read: \(reason)"
    case .unknownField(let id, _): "the form has no field \(VisibleText.quoted(id))"
    case .unsetVariable(let name): "the environment variable \(VisibleText.quoted(name)) is not set"
    case .variableNotGranted(let name):
      "the script may type the environment variable \(VisibleText.quoted(name)) only into a secret field"
    case .badAnswers(let message, _): message
    case .inputrcIncludesFile: "a script has no other files read by readline"
    case .badInputrc(let message): "readline does not understand this: \(message)"
    }
  }

  var help: String? {
    switch self {
    case .commandExpected, .unknownCommand(""):
      "a line begins with a command such as Type or Expect, or with a key such as Enter or Ctrl+A"
    case .unknownCommand(let word): ScriptMistake.help(forCommand: word)
    case .unknownKey(let word):
      if let nearest = Key.nearestName(to: word) {
        "did you mean '\(nearest)'?"
      } else {
        "keys are spelled Enter, F1, Ctrl+A, Alt+f, Shift+Tab"
      }
    case .missing(_, let form), .notText(_, let form), .notPattern(_, let form): "write \(form)"
    case .notAnOption(let word, let what, let options): ScriptMistake.help(nearestTo: word, what: what, among: options)
    case .unterminatedString: "end the text with a double quote; \\\" is a quote within it"
    case .badEscape: "escapes are \\n \\t \\e \\\" \\\\ \\u{1F600}"
    case .unterminatedPattern: "end the pattern with a slash; \\/ is a slash within it"
    case .notFieldID: "ids have letters, digits and '_'"
    case .notVariable: "names have letters, digits and '_', no digit first"
    case .notHost: "write it as the definition does: Host regions [\"eu\"]"
    case .notByte: "write Bytes 1b 5b 33 7e"
    case .notDuration: "write 500ms, 1.5s or 2m, at most a day"
    case .notMoment: "write 2026-02-28T09:30:00Z, or with an offset such as +09:00 in place of Z"
    case .notComparison: "write one of <= < == >= >"
    case .notSnapshotName: "names have letters, digits, '_', '-' and '.', no '.' first"
    case .notForPrograms: "of a program, only Expect screen, Expect line and Expect status are known"
    case .statusOfForm: "write Expect submitted or Expect cancelled; Command PROGRAM plays a program"
    case .programForForm: "'formline test' plays it"
    case .commandNotGranted: "--allow-commands lets it"
    case .notObject: "write {\"name\": \"Ada\"}"
    case .settingTooLate("Size", _): "use Resize to change the size later"
    case .settingTooLate: "move it up"
    case .json(let kind): ScriptMistake.help(for: kind)
    case .noForm: "begin with a line such as Form signup.yaml"
    case .unknownField(let id, let known): ScriptMistake.help(nearestTo: id, amongFields: known)
    case .unsetVariable(let name): "set it where the script is run, or with Env \(name) \"…\""
    case .variableNotGranted(let name): "--allow-env \(name) lets it type it anywhere"
    case .badAnswers(_, let help): help
    case .inputrcIncludesFile: "write the lines of the file instead of $include"
    case .unexpected, .badPattern, .notNumber, .secondForm, .tooManyMistakes, .unreadableForm, .badInputrc: nil
    }
  }

  private static func help(forCommand word: String) -> String {
    if word.count == 1 { return "write Type \(ScriptText.quoted(word)) to type a character" }
    let candidates = ScriptParser.commandWords + (Key.nearestName(to: word).map { [$0] } ?? [])
    return NearestWord.hint(for: word, among: candidates)
      ?? "commands are \(ScriptParser.commandWords.joined(separator: ", ")); any other word is a key"
  }

  private static func help(nearestTo word: String, what: String, among options: [String]) -> String {
    let list = options.joined(separator: ", ")
    return NearestWord.hint(for: word, among: options).map { "\($0) The words are \(list)" } ?? "the words are \(list)"
  }

  private static func help(nearestTo id: String, amongFields known: [String]) -> String? {
    if let hint = NearestWord.hint(for: id, among: known) { return hint }
    guard !known.isEmpty else { return nil }
    let listed = known.prefix(12).joined(separator: ", ")
    return known.count == 1 ? "its only field is \(listed)" : "its fields are \(listed)\(known.count > 12 ? ", …" : "")"
  }

  private static func message(for kind: JSONMistake.Kind) -> String {
    switch kind {
    case .missingValue: "a JSON value is missing"
    case .unexpectedCharacter(let expected): "\(expected) is expected here in the JSON"
    case .unterminatedString: "unterminated string in the JSON"
    case .unterminated(let container): "unterminated \(container) in the JSON"
    case .badEscape(let escape): "unknown escape \(VisibleText.quoted(escape)) in the JSON"
    case .controlCharacter: "a control character in a JSON string"
    case .notUTF8: "the JSON string is not UTF-8"
    case .badNumber(let text): "\(VisibleText.quoted(text)) is not a JSON number"
    case .unknownWord(let word): "\(VisibleText.quoted(word)) is not a JSON value"
    case .duplicateName(let name): "the name \(VisibleText.quoted(name)) occurs twice in the JSON object"
    case .tooDeep(let limit): "the JSON is nested more than \(limit) levels deep"
    }
  }

  private static func help(for kind: JSONMistake.Kind) -> String? {
    switch kind {
    case .missingValue: "write \"text\", 12, true, false, null, […] or {…}"
    case .unknownWord(let word):
      if let nearest = NearestWord.to(word, among: ["true", "false", "null"]) {
        "did you mean \(nearest)?"
      } else {
        "texts stand in double quotes"
      }
    case .badEscape: "escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9"
    case .controlCharacter: "write it as an escape such as \\t"
    default: nil
    }
  }
}
