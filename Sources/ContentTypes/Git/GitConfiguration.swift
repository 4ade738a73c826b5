/// The variables of git's configuration, read from its files as git-config(1) describes them, without git.
package struct GitConfiguration: Hashable, Sendable {
  /// One variable: `section.subsection.name = value`.
  package struct Entry: Hashable, Sendable {
    /// In lower case.
    package let section: String
    /// As written; nil if there is none.
    package let subsection: String?
    /// In lower case.
    package let name: String
    /// Nil for a name alone, which means true.
    package let value: String?
  }

  /// Every variable in the order of the files; a later one overrides an earlier.
  package var entries: [Entry]
  /// The lines, counted from 1, that are not git's syntax. git refuses such a file; here they are skipped.
  package var malformedLines: [Int]

  /// The last value of a variable; names in lower case. Nil too for a name alone.
  package func value(_ section: String, _ name: String, subsection: String? = nil) -> String? {
    entries.last { $0.section == section && $0.name == name && $0.subsection == subsection }?.value
  }
}

extension GitConfiguration {
  /// The configuration that git would use in the working directory: the system's file, the user's two, the
  /// repository's, in git's order, each with the files it includes, one level deep.
  package init(reading facts: SystemFacts, repository: GitRepository?) {
    entries = []
    malformedLines = []
    for path in Self.paths(facts: facts, repository: repository) {
      guard let text = facts.readFile(path) else { continue }
      for entry in GitConfiguration(parsing: text).entries {
        entries.append(entry)
        guard let included = Self.included(by: entry, of: path, facts: facts, repository: repository),
          let text = facts.readFile(included)
        else { continue }
        entries += GitConfiguration(parsing: text).entries
      }
    }
  }

  private static func paths(facts: SystemFacts, repository: GitRepository?) -> [String] {
    let environment = facts.environment
    var paths: [String] = []
    let isWithoutSystem = ["1", "true", "yes", "on"].contains(environment["GIT_CONFIG_NOSYSTEM"]?.lowercased() ?? "")
    if !isWithoutSystem { paths.append(environment["GIT_CONFIG_SYSTEM"] ?? "/etc/gitconfig") }
    if let global = environment["GIT_CONFIG_GLOBAL"] {
      paths.append(global)
    } else {
      let home = facts.environment["HOME"] ?? facts.homeDirectory
      if let xdg = environment["XDG_CONFIG_HOME"], !xdg.isEmpty {
        paths.append("\(xdg)/git/config")
      } else if let home {
        paths.append("\(home)/.config/git/config")
      }
      if let home { paths.append("\(home)/.gitconfig") }
    }
    if let repository { paths.append("\(repository.commonDirectory)/config") }
    return paths
  }

  /// The file that `include.path`, or `includeIf` with a `gitdir:` condition that holds, names.
  private static func included(
    by entry: Entry, of file: String, facts: SystemFacts, repository: GitRepository?
  ) -> String? {
    guard entry.name == "path", let path = entry.value, !path.isEmpty else { return nil }
    let home = facts.environment["HOME"] ?? facts.homeDirectory
    switch (entry.section, entry.subsection) {
    case ("include", nil): break
    case ("includeif", let condition?):
      guard let repository, holds(condition, file: file, home: home, repository: repository) else { return nil }
    default: return nil
    }
    return absolute(path, relativeTo: file, home: home)
  }

  /// Conditions without wildcards: a directory at any depth (`gitdir:~/work/`) or the repository itself.
  private static func holds(_ condition: String, file: String, home: String?, repository: GitRepository) -> Bool {
    guard let colon = condition.firstIndex(of: ":") else { return false }
    let keyword = condition[..<colon]
    guard keyword == "gitdir" || keyword == "gitdir/i" else { return false }
    var pattern = String(condition[condition.index(after: colon)...])
    if pattern.hasSuffix("/**") { pattern.removeLast(2) }
    guard !pattern.isEmpty, !pattern.contains(where: { "*?[".contains($0) }) else { return false }
    if pattern.hasPrefix("~/") || pattern.hasPrefix("./") {
      guard
        let path = absolute(
          pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern,
          relativeTo: file, home: home)
      else { return false }
      pattern = path
    }
    var directory = repository.directory
    if keyword == "gitdir/i" {
      pattern = pattern.lowercased()
      directory = directory.lowercased()
    }
    if pattern.hasPrefix("/") { return pattern.hasSuffix("/") ? directory.hasPrefix(pattern) : directory == pattern }
    // A relative pattern matches at any depth.
    return pattern.hasSuffix("/") ? directory.contains("/\(pattern)") : directory.hasSuffix("/\(pattern)")
  }

  private static func absolute(_ path: String, relativeTo file: String, home: String?) -> String? {
    if path.hasPrefix("/") { return path }
    if path.hasPrefix("~/") { return home.map { $0 + path.dropFirst() } }
    guard let slash = file.lastIndex(of: "/") else { return nil }
    return file[...slash] + path
  }
}

extension GitConfiguration {
  /// The variables of one file's text, `include` being like any other section. Never fails: what git would refuse is
  /// skipped to the end of its line and noted.
  package init(parsing text: String) {
    var parser = Parser(text)
    parser.parse()
    entries = parser.entries
    malformedLines = parser.malformedLines
  }

  /// git's own reader (config.c), a byte at a time.
  private struct Parser {
    var entries: [Entry] = []
    var malformedLines: [Int] = []

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var section: (name: String, subsection: String?)?

    private struct Malformed: Error {}

    init(_ text: String) {
      var bytes = Array(text.utf8)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      self.bytes = bytes
    }

    mutating func parse() {
      while let byte = peek() {
        let start = line
        do throws(Malformed) {
          try parseItem(beginningWith: byte)
        } catch {
          malformedLines.append(start)
          skipLine()
        }
      }
    }

    private mutating func parseItem(beginningWith byte: UInt8) throws(Malformed) {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "#"), UInt8(ascii: ";"): skipLine()
      case UInt8(ascii: "["): try parseHeader()
      case _ where isLetter(byte): try parseVariable()
      default: throw Malformed()
      }
    }

    private mutating func parseHeader() throws(Malformed) {
      advance()
      section = nil
      var name: [UInt8] = []
      while let byte = peek(), isNameByte(byte) || byte == UInt8(ascii: ".") {
        name.append(byte)
        advance()
      }
      let hadSpace = skipBlanks()
      if peek() == UInt8(ascii: "\"") {
        guard hadSpace else { throw Malformed() }
        let subsection = try parseSubsection()
        try expect("]")
        section = (lowercased(name), subsection)
        return
      }
      guard !hadSpace, !name.isEmpty else { throw Malformed() }
      try expect("]")
      // The old spelling [section.subsection] makes both lower case.
      let parts = lowercased(name).split(separator: ".", maxSplits: 1)
      guard let first = parts.first else { throw Malformed() }
      section = (String(first), parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func parseSubsection() throws(Malformed) -> String {
      advance()
      var result: [UInt8] = []
      while var byte = peek(), byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\") {
          advance()
          guard let escaped = peek() else { throw Malformed() }
          byte = escaped
        }
        guard byte != UInt8(ascii: "\n") else { throw Malformed() }
        result.append(byte)
        advance()
      }
      try expect("\"")
      return String(decoding: result, as: UTF8.self)
    }

    private mutating func parseVariable() throws(Malformed) {
      var name: [UInt8] = []
      while let byte = peek(), isNameByte(byte) {
        name.append(byte)
        advance()
      }
      _ = skipBlanks()
      let value: String?
      if peek() == nil || peek() == UInt8(ascii: "\n") {
        value = nil
      } else {
        try expect("=")
        value = try parseValue()
      }
      guard let section else { throw Malformed() }
      entries.append(
        Entry(section: section.name, subsection: section.subsection, name: lowercased(name), value: value))
    }

    /// Quotes may open and close anywhere; white space outside them is trimmed at both ends; a backslash before the
    /// end of the line continues it.
    private mutating func parseValue() throws(Malformed) -> String {
      var result: [UInt8] = []
      var trimmedCount: Int?
      var isQuoted = false
      while let byte = peek(), byte != UInt8(ascii: "\n") {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
          if !isQuoted {
            trimmedCount = trimmedCount ?? result.count
            if result.isEmpty { break }
          }
          result.append(byte)
        case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
          while let next = peek(ahead: 1), next != UInt8(ascii: "\n") { advance() }
        case UInt8(ascii: "\\"):
          trimmedCount = nil
          if let escaped = try parseEscape() { result.append(escaped) }
        case UInt8(ascii: "\""):
          trimmedCount = nil
          isQuoted.toggle()
        default:
          trimmedCount = nil
          result.append(byte)
        }
        advance()
      }
      guard !isQuoted else { throw Malformed() }
      return String(decoding: result.prefix(trimmedCount ?? result.count), as: UTF8.self)
    }

    /// Leaves the position on the escaped byte; nil for a continued line.
    private mutating func parseEscape() throws(Malformed) -> UInt8? {
      advance()
      switch peek() {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\r") where peek(ahead: 1) == UInt8(ascii: "\n"):
        advance()
        return nil
      case UInt8(ascii: "t"): return UInt8(ascii: "\t")
      case UInt8(ascii: "n"): return UInt8(ascii: "\n")
      case UInt8(ascii: "b"): return 0x08
      case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
      case UInt8(ascii: "\""): return UInt8(ascii: "\"")
      default: throw Malformed()
      }
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(Malformed) {
      guard peek() == UInt8(ascii: scalar) else { throw Malformed() }
      advance()
    }

    /// The carriage return of a DOS line end is a blank too.
    private mutating func skipBlanks() -> Bool {
      let start = position
      while let byte = peek(), [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte) { advance() }
      return position > start
    }

    private mutating func skipLine() {
      while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
    }

    private func peek(ahead distance: Int = 0) -> UInt8? {
      position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func advance() {
      guard position < bytes.count else { return }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }

    private func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
      isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
    }

    private func lowercased(_ name: [UInt8]) -> String {
      String(decoding: name, as: UTF8.self).lowercased()
    }
  }
}
