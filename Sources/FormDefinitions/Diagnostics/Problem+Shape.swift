internal import Expressions

/// Values of the wrong kind and keys in the wrong place.
extension Problem {
  /// `subject` names the value: `'title'`, `an option`.
  static func wrongKind(_ subject: String, wanted: WantedKind, found: String, help: String? = nil) -> Problem {
    Problem("\(subject) must be \(wanted.phrase), not \(found)", help: help ?? wanted.help)
  }

  static func unquotedText(_ subject: String, found: String, text: String) -> Problem {
    Problem("\(subject) must be text, not \(found)", help: "put it in quotes: \"\(text)\"")
  }

  static func emptyText(_ subject: String) -> Problem {
    Problem("\(subject) must not be empty", help: "write something, or leave the key out")
  }

  static func unknownKey(_ key: String, of owner: String, known: [String]) -> Problem {
    if key == "<<" {
      return Problem(
        "merge keys ('<<') are not part of YAML 1.2", help: "repeat the keys, or give the whole value an alias")
    }
    if let meant = otherKeyNames[key.lowercased()], known.contains(meant) {
      return Problem("unknown key \(quoted(key)) in \(owner)", help: "did you mean '\(meant)'?")
    }
    return Problem(
      "unknown key \(quoted(key)) in \(owner)", help: suggestion(for: key, among: known, plural: "keys of \(owner)"))
  }

  /// The keys' names in other form formats.
  private static let otherKeyNames = [
    "choices": "options", "values": "options", "help": "description", "hint": "description", "regex": "pattern",
    "min": "minimum", "max": "maximum", "step": "multipleOf", "if": "when", "showif": "when", "rules": "validate",
  ]

  static func missingKey(_ key: String, in owner: String) -> Problem {
    Problem("\(owner) needs '\(key)'", help: addition(of: key))
  }

  /// An example of a missing key.
  static func addition(of key: String) -> String {
    let examples = [
      "action": "next", "cel": "price * count", "command": "[program, argument]", "fields": "[{id: name}]",
      "id": "name", "label": "Next", "message": "What is wrong", "options": "[one, two]", "rule": "self != ''",
      "then": "next", "value": "one",
    ]
    return examples[key].map { "add it, as in \(key): \($0)" } ?? "add it"
  }

  static func unknownWord(_ word: String, _ what: String, plural: String, known: [String]) -> Problem {
    Problem("unknown \(what) \(quoted(word))", help: suggestion(for: word, among: known, plural: plural))
  }

  static func belowMinimum(_ subject: String, minimum: Int) -> Problem {
    Problem("\(subject) must be at least \(minimum)", help: "write \(minimum) or more")
  }

  static func octal(_ text: String, value: Int64) -> Problem {
    Problem(
      "'\(text)' is \(value), not an octal number",
      help: "write \(value), or 0o\(text.drop { $0 == "0" }) if you mean octal")
  }

  static func exactlyOne(of keys: [String], in owner: String) -> Problem {
    Problem(
      "\(owner) takes exactly one of \(keys.map { "'\($0)'" }.alternatives)", help: "write one of them, and no other")
  }

  static func notADuration(_ text: String) -> Problem {
    Problem("\(quoted(text)) is not a duration", help: "write it like 500ms, 5s or 2m")
  }

  static func badHost(_ name: String) -> Problem {
    Problem(
      "the name of a host must be letters, digits, '_', '-' and '.', not \(quoted(name))",
      help: "write it like regions")
  }

  static func sourceOfNote(_ id: String) -> Problem {
    Problem("'\(id)' is a note and has no answer to give", help: "name a field that takes an answer")
  }

  static func sourceOfSecret(_ id: String) -> Problem {
    Problem("'\(id)' is a secret, and secrets are given to no source", help: "leave it out")
  }

  static let checkOfSecret = Problem(
    "a host is not asked about a secret: secrets go out when the form is submitted",
    help: "the program checks it in 'form/submit'")

  static func emptyCommand() -> Problem {
    Problem("'command' must name a program", help: "write it as a list: [program, argument, …]")
  }

  static func commandIsText(_ text: String) -> Problem {
    Problem(
      "'command' must be a list, not text",
      help: "no shell is involved; write [\(text.split(separator: " ").joined(separator: ", "))]")
  }

  static func pathLeaves(_ path: String) -> Problem {
    Problem(
      "\(quoted(path)) leaves the folder of the definition",
      help: "move the file there; --allow-files lets it be read where it is"
    ).asRefusal
  }

  static func pathWithoutFolder(_ path: String) -> Problem {
    Problem(
      "\(quoted(path)) is in no folder, since the definition is not in a file",
      help: "--folder DIR names its folder"
    ).asRefusal
  }

  static func commandRefused(_ program: String) -> Problem {
    Problem("the definition may not run \(quoted(program))", help: "--allow-commands lets it run its commands")
      .asRefusal
  }

  static func hostRefused(_ name: String) -> Problem {
    Problem(
      "no program provides \(quoted(name))",
      help: "a program runs the form by 'formline drive' and provides it; in a key script, write Host \(name) […]"
    ).asRefusal
  }

  static func variableRefused(_ name: String) -> Problem {
    Problem(
      "the definition may not read the environment variable \(quoted(name))",
      help: "--allow-env \(name) lets it; has(env.\(name)) asks whether it may"
    ).asRefusal
  }

  static func unreadableFile(_ path: String, reason: String) -> Problem {
    Problem("cannot read \(quoted(path)): \(reason)", help: "paths begin at the folder of the definition")
  }

  static let textNotUTF8 = Problem("this is not UTF-8 text", help: "save the file as UTF-8")

  static func linesTooLong(_ path: String, limit: Int) -> Problem {
    Problem("\(quoted(path)) is too large: at most \(limit) bytes are read", help: "keep fewer lines in it")
  }

  static func noLines(_ path: String) -> Problem {
    Problem("\(quoted(path)) has no lines", help: "write one on each line")
  }

  static func notALanguage(_ name: String, of key: String) -> Problem {
    Problem(
      "\(quoted(name)) is not a language: '\(key)' must be text, or texts by language",
      help: "write it like {en: Name, de: Name, pt-BR: Nome}")
  }

  static func duplicateLanguage(_ name: String, of key: String) -> Problem {
    Problem("'\(key)' has two texts in '\(name)'")
  }

  static func duplicateLine(_ line: String) -> Problem { Problem("duplicate line \(quoted(line))") }

  /// Of warnings alone, another warning.
  static func moreMistakes(_ count: Int) -> Problem {
    Problem(count == 1 ? "1 more mistake is not shown" : "\(count) more mistakes are not shown")
  }

  static func firstPlace(line: Int) -> String { "the first is on line \(line)" }
}
