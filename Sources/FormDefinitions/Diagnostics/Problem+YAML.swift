internal import Values

/// YAML syntax errors.
extension Problem {
  static func tooLong(utf8Length: Int, limit: Int) -> Problem {
    Problem(
      "the file is too large: \(utf8Length) bytes, at most \(limit) are read",
      help: "options: {lines: FILE} keeps long lists of options in files of their own")
  }

  static func notUTF8(looksLikeUTF16: Bool) -> Problem {
    Problem(
      "the file is not UTF-8 text",
      help: looksLikeUTF16 ? "it looks like UTF-16; save it as UTF-8" : "save it as UTF-8")
  }

  static let emptyFile = Problem("the file is empty", help: "a form begins with 'formline: 1'")

  static let severalDocuments = Problem(
    "only one document is allowed in a file", help: "remove what comes before or after '---' or '...'")

  static func unknownTag(_ tag: String) -> Problem {
    let core = tag.split(separator: ":").last.map { "!!\($0)" } ?? tag
    var problem =
      tag.hasPrefix("tag:yaml.org,2002:")
      ? Problem("the tag '\(core)' does not fit this value", help: "remove the tag")
      : Problem("unknown tag '\(tag)'", help: "remove it; only !!str, !!int, !!float, !!bool and !!null are known")
    problem.unquoted = ("unknown tag", "quote text that begins with !")
    return problem
  }

  static func unknownAlias(_ name: String) -> Problem {
    var problem = Problem(
      "unknown alias '*\(name)'", help: "an anchor '&\(name)' must come before it; quote text that begins with *")
    problem.unquoted = ("unknown alias", "quote text that begins with *")
    return problem
  }

  static func aliasOfItself(_ name: String) -> Problem {
    var problem = Problem("the alias '*\(name)' stands inside of what it repeats", help: "write out what it stands for")
    problem.unquoted = ("an alias stands inside of what it repeats", "quote text that begins with *")
    return problem
  }

  static func aliasesTooLarge(limit: Int) -> Problem {
    Problem("the aliases of this file repeat more than \(limit) values", help: "write out what they stand for")
  }

  static func nestedTooDeep(limit: Int) -> Problem {
    Problem("nested more than \(limit) levels deep", help: "no form needs that many")
  }

  static let keyIsCollection = Problem("a key must be text, not a list or a mapping", help: "write it like key: value")

  static func duplicateKey(_ key: String) -> Problem {
    var problem = Problem("duplicate key \(quoted(key))")
    // The keys of a map may be as secret as its values.
    problem.unquoted = ("duplicate key", nil)
    return problem
  }

  static func controlCharacter(_ value: UInt32) -> Problem {
    let name = String(value, radix: 16, uppercase: true).padded(to: 4)
    return Problem(
      "the control character U+\(name) is not allowed in a file", help: "write it as \"\\u\(name)\" in double quotes")
  }

  static let tabIndentation = Problem("a tab cannot be used here", help: "indent with blanks")

  static func valueCannotStart(with character: Character) -> Problem {
    Problem("a value cannot begin with '\(character)'", help: "put the value in quotes")
  }

  static let colonNotAllowed = Problem(
    "a ':' is not allowed here", help: "put text that contains ': ' in quotes, or check the indentation")

  static func neverClosed(quote: Character) -> Problem {
    quote == "\"" || quote == "'"
      ? Problem("the text that begins here is never closed", help: "end it with \(quote)")
      : Problem("the file ends in the middle of this", help: "close what is open")
  }

  static let missingColon = Problem(
    "expected ':' after a key", help: "write 'key: value', with a blank after the colon")

  static func flowNotClosed(_ closing: Character) -> Problem {
    Problem("expected ',' or '\(closing)'", help: "put text that contains any of , [ ] { } in quotes")
  }

  static func bracketNotClosed(_ bracket: Character) -> Problem {
    Problem("the '\(bracket)' that opens here is never closed", help: "end it with '\(bracket == "[" ? "]" : "}")'")
  }

  static let wrongIndentation = Problem(
    "this line does not fit the lines before it",
    help: "give the keys of one mapping and the items of one list the same indentation")

  static let missingValue = Problem("expected a value here", help: "write one, or null for none")

  static let badEscape = Problem(
    "unknown escape in a text in double quotes", help: "write \\\\ for a backslash, or use single quotes")

  static let wrongYAMLVersion = Problem("only YAML 1.1 and 1.2 are read", help: "remove the %YAML line")

  /// libyaml's own message, where there is no better one.
  static func otherSyntax(_ text: String) -> Problem {
    Problem("not valid YAML: \(text)", help: "put unusual text in quotes")
  }
}
