import Foundation
import TestSupport
import Testing

/// `formline swift` prints what compiles, and knows what it has printed.
@Suite struct SwiftTests {
  private let folder = TemporaryFolder()

  private static let repository = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static func has(_ tool: String) -> Bool {
    path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  private static var hasCompiler: Bool {
    has("swiftc") && FileManager.default.fileExists(atPath: Executable.modules + "/DefinedForms.swiftmodule")
  }

  /// Definitions whose names are hard on a generator.
  private static let odd = [
    "keywords": """
    formline: 1
    fields:
      - {id: class}
      - {id: default, type: boolean}
      - {id: init, type: select, options: [self, Type, init, none, some, allCases, "1.0", "10", "größer als 3", "日本", "\\u0301e"]}
      - {id: hashValue}
      - {id: rawValue}
      - {id: allCases}
      - {id: none}
      - {id: some}
      - {id: definition}
      - {id: run, required: true}
      - {id: Type, type: select, options: [a]}
      - {id: Field, type: select, options: [a, b]}
      - {id: String, type: select, options: [x, y]}
      - {id: encode}
      - {id: hash}
    """,
    "2fa-code": """
    formline: 1
    title: "\\"\\"\\"# and \\\\#(x)"
    fields:
      - {id: _1, label: "*/ \\u0007 {"}
      - {id: __}
      - {id: user_id, type: integer}
      - {id: userID, type: integer}
      - {id: userId, type: integer, name: user-id}
    """,
    "form": """
    formline: 1
    fields: [{type: note, label: Nothing is asked}]
    """,
    "types": """
    formline: 1
    sections:
      - when: many
        fields: [{id: a, required: true}, {id: b, type: multiselect, options: [1, 2.5]}]
      - fields:
          - {id: many, type: boolean}
          - {id: open, type: boolean, default: null}
          - {id: day, type: date, required: true}
          - {id: at, type: time}
          - {id: moment, type: datetime}
          - {id: price, type: number, required: true}
          - {id: total, type: computed, cel: "price == null ? 0.0 : price * 2.0"}
          - {id: country, type: select, options: {list: countries}, required: true}
          - {id: mixed, type: select, options: [1, two, true]}
          - {id: tags, type: list, item: {type: integer}}
          - {id: labels, type: map, item: {type: text}}
          - id: guests
            type: list
            fields:
              - {id: name, required: true}
              - {id: meal, type: select, options: [Fish, Pasta], required: true}
              - {id: guests, type: list, fields: [{id: first_name}]}
    """,
  ]

  @Test func `types are those of the answers, optional where an answer may be missing`() throws {
    folder.write("types.yaml", Self.odd["types"] ?? "")
    let swift = try DetachedCommand(["swift", "types.yaml"], folder: folder).output
    for property in [
      "var a: String?", "var b: [Double]?", "var many: Bool\n", "var open: Bool?", "var day: CalendarDate\n",
      "var at: ClockTime?", "var moment: Instant?", "var price: Double\n", "var total: JSONValue?",
      "var country: String\n",
      "var mixed: JSONValue?", "var tags: [Int]\n", "var labels: [String: String]\n",
      "var guests: [GuestsRow]\n", "var meal: Meal\n", "var firstName: String?",
    ] { #expect(swift.contains(property), "\(property)") }
    #expect(!swift.contains("import Foundation"))
  }

  @Test func `a label in a comment neither ends it nor turns round what is read`() throws {
    let label = #""user\u202E\u2066 nimda\u0007\u2028// x\u200B""#
    folder.write("a.yaml", "formline: 1\nfields: [{id: a, label: \(label)}]\n")
    let swift = try DetachedCommand(["swift", "a.yaml"], folder: folder).output
    #expect(swift.contains("/// user nimda␦ // x\n"))
    // In the definition, which is written out, everything stands as it did in its file.
    #expect(!swift.unicodeScalars.contains { $0.properties.generalCategory == .format })
  }

  @Test func `what was printed is still right until the definition changes`() throws {
    folder.write("sign-up.yaml", "formline: 1\nfields: [{id: email}]\n")
    let written = try DetachedCommand(
      ["swift", "sign-up.yaml", "--to", "S.swift", "--name", "Account"], folder: folder)
    #expect(written.status == 0)
    let same = try DetachedCommand(["swift", "sign-up.yaml", "--check", "S.swift"], folder: folder)
    #expect(same.output == "S.swift is what sign-up.yaml gives\n")
    #expect(same.status == 0)
    folder.write("sign-up.yaml", "formline: 1\nfields: [{id: email}, {id: name}]\n")
    let other = try DetachedCommand(["swift", "sign-up.yaml", "--check", "S.swift"], folder: folder)
    #expect(other.status == 1)
    #expect(
      other.error
        == "formline: S.swift is no longer what sign-up.yaml gives: line 9 differs; 'formline swift sign-up.yaml --to "
        + "S.swift' writes it anew\n")
    folder.write("sign-up.yaml", "formline: 1\nfields: [{id: email, typ: text}]\n")
    #expect(try DetachedCommand(["swift", "sign-up.yaml"], folder: folder).status == 65)
    #expect(try DetachedCommand(["swift", "none.yaml"], folder: folder).status == 66)
    #expect(try DetachedCommand(["swift", "sign-up.yaml", "--check", "none.swift"], folder: folder).status == 65)
  }

  @Test func `the example's file is what its definition gives`() throws {
    let root = Self.repository
    let command = try DetachedCommand(
      ["swift", root + "/forms/signup.yaml", "--check", root + "/Sources/SignupExample/Signup.swift"])
    #expect(command.error == "")
    #expect(command.status == 0)
  }

  @Test func `commands need no grant, files do`() throws {
    folder.write("a.yaml", "formline: 1\nfields: [{id: a, type: select, options: {command: [ls]}}]\n")
    folder.write("b.yaml", "formline: 1\nfields: [{id: a, type: select, options: {lines: /etc/hosts}}]\n")
    #expect(try DetachedCommand(["swift", "a.yaml"], folder: folder).status == 0)
    #expect(try DetachedCommand(["swift", "b.yaml"], folder: folder).status == 64)
    let help = try DetachedCommand(["swift", "--help"], folder: folder).output
    #expect(help.contains("Commands need no grant"))
  }

  /// What is printed for every form and every odd name, each in a file.
  private func printed() throws -> [String] {
    var files: [String] = []
    for (name, text) in Self.odd { folder.write("\(name).yaml", text) }
    let forms = Self.repository + "/forms/"
    let all = try FileManager.default.contentsOfDirectory(atPath: forms).filter {
      $0.hasSuffix(".yaml") || $0.hasSuffix(".json")
    }
    for path in Self.odd.keys.map({ folder["\($0).yaml"] }) + all.map({ forms + $0 }) {
      let name = path.split(separator: "/").last ?? ""
      let command = try DetachedCommand(["swift", path, "--allow-commands", "--allow-env", "ALLOW_COMMANDS"])
      #expect(command.error == "", "\(name)")
      files.append(folder.write("\(name).swift", command.output))
    }
    return files
  }

  @Test(.enabled(if: hasCompiler, "there is no compiler, or no module"))
  func `every form and every odd name compiles`() throws {
    let files = try printed()
    let maps =
      ["CPlatform", "CReadline", "CTerminal"].map { "\(Executable.modules)/../\($0).build/module.modulemap" }
      + [Self.repository + "/Sources/CLibYAML/module.modulemap"]
    let compiler = try DetachedCommand(
      executable: "/usr/bin/env",
      ["swiftc", "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", Executable.modules]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + files,
      environment: ["PATH": Self.path, "HOME": folder.path])
    #expect(compiler.error == "")
    #expect(compiler.status == 0)
  }

  @Test(.enabled(if: has("swift-format"), "swift-format is not installed"))
  func `every form and every odd name is printed as it would be formatted`() throws {
    let lint = try DetachedCommand(
      executable: "/usr/bin/env", ["swift-format", "lint", "--strict"] + printed(),
      environment: ["PATH": Self.path, "HOME": folder.path])
    #expect(lint.error == "")
  }
}
