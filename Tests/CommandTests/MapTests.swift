import Foundation
import Testing

/// Sources/ARCHITECTURE.md is true: what it names is there, and what it calls the only place is the only one.
@Suite struct MapTests {
  private static let sources = URL(filePath: ManualCommandTests.root + "/Sources")

  private static let map =
    (try? String(contentsOf: sources.appending(path: "ARCHITECTURE.md"), encoding: .utf8)) ?? ""

  /// What stands between backticks.
  private static let names = Set(map.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }).sorted()

  /// The files of every target by their path in Sources.
  private static let files: [String: String] = {
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    let texts = paths.filter { path in [".swift", ".c", ".h", ".pot"].contains { path.hasSuffix($0) } }.map { path in
      (path, (try? String(contentsOf: sources.appending(path: path), encoding: .utf8)) ?? "")
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }()

  @Test func `the map can be read at one sitting`() {
    #expect(Self.map.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 150)
  }

  @Test(arguments: ["ViewTree", "FormControls"])
  func `a core stays small enough to be held in the head`(room: String) {
    let texts = Self.files.filter { $0.key.hasPrefix(room + "/") }.values
    #expect(!texts.isEmpty && texts.reduce(0) { $0 + $1.count(where: \.isNewline) } <= 14_000)
  }

  @Test func `the map has a row for every target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter { name in
      Self.files.keys.contains { $0.hasPrefix(name + "/") }
    }
    let table = Self.map.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let rooms = Set(
      table.compactMap { $0.split(separator: "|").first }.joined().matches(of: /`([^`]+)`/).map { String($0.output.1) })
    #expect(rooms.count > 30)
    #expect(Set(folders).subtracting(rooms).sorted() == [])
    // Products, and programs of the tests.
    #expect(
      rooms.subtracting(folders).subtracting(["formline", "formline-site", "readline-reference", "running-forms"])
        .sorted() == [])
  }

  @Test(arguments: names.filter { name in [".swift", ".c", ".h", ".pot", "/"].contains { name.hasSuffix($0) } })
  func `a file that the map names is there`(name: String) {
    #expect(
      Self.files.keys.contains { name.hasSuffix("/") ? "/\($0)".contains("/\(name)") : "/\($0)".hasSuffix("/\(name)") })
  }

  @Test(
    arguments: names.filter {
      !$0.hasSuffix(".swift") && $0.wholeMatch(of: /_?[A-Za-z]*[A-Z][A-Za-z]*(\.[a-z][A-Za-z]*)?(\(\))?/) != nil
    })
  func `a type or function that the map names is declared`(name: String) {
    for part in name.replacing("()", with: "").split(separator: ".") {
      let kinds = "(struct|class|enum|protocol|typealias|func|var|let|macro)"
      let isDeclared = Self.files.contains { path, text in
        text.contains("\(part)") && text.range(of: "\\b\(kinds) \(part)\\b", options: .regularExpression) != nil
      }
      let isRoom = Self.files.keys.contains { $0.hasPrefix("\(part)/") }
      #expect(isDeclared || isRoom, "nothing is called \(part)")
    }
  }

  @Test func `a part of a type that the map names is a file`() {
    let parts = Self.names.filter { $0.wholeMatch(of: /[A-Z][A-Za-z]*\+[A-Z][A-Za-z]*/) != nil }
    for part in parts { #expect(Self.files.keys.contains { $0.hasSuffix("/\(part).swift") }, "\(part)") }
  }

  /// The files that a key passes, each with the function that is called there.
  private static let way = map.matches(of: /`([A-Za-z+.]+): ([A-Za-z_]+)`/).map { ($0.output.1, $0.output.2) }

  @Test func `a key passes the files that the map names, each called by one before it`() {
    #expect(Self.way.count > 12)
    var passed: [String] = []
    for (file, function) in Self.way {
      let name = file.hasSuffix(".c") ? "/\(file)" : "/\(file).swift"
      let found = Self.files.filter { $0.key.hasSuffix(name) }
      #expect(found.count == 1, "\(file)")
      guard let text = found.first?.value else { continue }
      let isDeclared = text.contains("func \(function)(") || text.contains(" \(function)(") && file.hasSuffix(".c")
      #expect(isDeclared, "\(file) has no \(function)")
      #expect(passed.isEmpty || passed.contains { $0.contains("\(function)(") }, "nobody calls \(file): \(function)")
      passed.append(text)
    }
  }

  /// What the map says to be in one place only, as what would be seen elsewhere.
  private static let claims: [(text: String, only: [String], pattern: String)] = [
    (
      "The fields of types are found in `AttributeGraph/Reflection.swift` and nowhere else",
      ["AttributeGraph/Reflection.swift", "Platform/FieldReflection.swift"],
      #"Mirror\(reflecting|unsafeBitCast\([A-Za-z.]+, to: Unsafe|@_silgen_name"#
    ),
    (
      "`undocumented.c` is the only file that names symbols outside its headers", ["CReadline/undocumented.c"],
      #"\b_rl_[a-z]"#
    ),
    (
      "in the library only TerminalDriver has a descriptor, a signal or a clock",
      ["TerminalDriver/", "CTerminal/", "CPlatform/", "FormTesting/FormSession+Input.swift"],
      #"\b(clock_gettime|sigaction|signal|fcntl|ioctl|poll|open|tcsetattr|kill)\([A-Z0-9&]|ContinuousClock\("#
    ),
  ]

  @Test(arguments: claims.indices)
  func `what the map calls the only place is the only one`(index: Int) throws {
    let claim = Self.claims[index]
    #expect(Self.map.replacing("\n", with: " ").contains(claim.text), "the map does not say so any more")
    // The service, commands, benchmarks and examples are no part of the library.
    let apart = ["FormSite", "Formline", "Example", "formline-", "running-", "readline-", "CRemote", "CMemory"]
    let library = Self.files.filter { path, _ in
      let room = path.prefix { $0 != "/" }
      return room == "Formline" || room == "FormlineFoundation" || room == "FormlineCombine"
        || !apart.contains { room.hasPrefix($0) || room.hasSuffix($0) }
    }
    let pattern = try NSRegularExpression(pattern: claim.pattern, options: .anchorsMatchLines)
    func has(_ text: String) -> Bool {
      pattern.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
    let found = library.filter { has($0.value) }.keys
    let others = found.filter { path in !claim.only.contains { path.hasPrefix($0) } }
    #expect(others.count < found.count)
    #expect(others.sorted() == [])
  }

  @Test func `the manual has every variable that the command reads, and no other`() throws {
    let manual = try String(
      contentsOf: Self.sources.appending(path: "Formline/Formline.docc/TheCommand.md"), encoding: .utf8)
    let table = try #require(manual.components(separatedBy: "\n## ").first { $0.hasPrefix("Environment\n") })
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
    let told = Set(rows.joined().matches(of: /`([A-Z_]+)`/).map { String($0.output.1) })
    #expect(told.count > 25)
    // The service, tests and the build have their own.
    let command = Self.files.filter { path, _ in
      path.hasSuffix(".swift") && !["FormSite/", "FormTesting/", "MessageTables/"].contains(where: path.hasPrefix)
    }.values
    // A worker sets the one of Swift for itself.
    let read = Set(
      command.flatMap { text in
        text.matches(of: /(?:variable\(|environment\[|variables\[|environment\(|value\()"([A-Z][A-Z_]+)"/).map {
          String($0.output.1)
        }
      }
    ).subtracting(["SWIFT_BACKTRACE"])
    #expect(read.subtracting(told).sorted() == [])
    let named = told.subtracting(read).filter { name in !command.contains { $0.contains("\"\(name)\"") } }
    #expect(named.sorted() == [])
  }
}
