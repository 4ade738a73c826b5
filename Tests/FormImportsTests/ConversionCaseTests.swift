import FormDefinitions
import FormImports
import Platform
import Testing

/// Small files of every kind, and what becomes of each: `Cases/KIND.txt` has them below one another.
///
///     == an input
///     name: Bug
///     …
///     -- becomes
///       - id: x
///     …
///
/// With `RECORD_CASES=1` the files are written anew, and the tests fail: somebody has to look at the difference.
struct ConversionCaseTests {
  struct Case {
    let name: String
    let file: String
    let outcome: String
  }

  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Cases"

  /// The kinds of which all that a file holds is asked.
  static let kinds = ImportedKind.allCases.filter { ![.crd, .openAPI, .helm, .inputs, .mcpb].contains($0) }

  @Test(arguments: kinds) func `every file becomes what it did`(kind: ImportedKind) throws {
    let path = "\(Self.folder)/\(kind.rawValue).txt"
    let cases = try Self.cases(at: path)
    #expect(cases.count >= 80)
    if getenv("RECORD_CASES") != nil {
      let text = cases.map { "== \($0.name)\n\($0.file)-- becomes\n\(Self.outcome(of: $0.file, kind))" }.joined()
      try Self.write(text, to: path)
      Issue.record("the cases were written anew: look at the difference")
      return
    }
    for item in cases {
      let found = Self.outcome(of: item.file, kind)
      #expect(found == item.outcome, "\(kind.rawValue): \(item.name)")
    }
  }

  /// A definition that is printed is one of ours, without mistakes, with the same names of answers.
  @Test(arguments: kinds) func `every definition reads as one`(kind: ImportedKind) throws {
    for item in try Self.cases(at: "\(Self.folder)/\(kind.rawValue).txt") {
      guard let form = Self.form(item.file, kind), form.reading.isUsable else { continue }
      let reading = DefinitionReader.read(Array(form.definitionText.utf8), path: "d") { _ in
        .failure(ResourceError(reason: "no such file"))
      }
      #expect(reading.diagnostics.map(\.message) == [], "\(kind.rawValue): \(item.name)")
      let (ours, theirs) = (reading.definition, form.reading.definition)
      #expect(ours?.fields.map(\.answerName) == theirs?.fields.map(\.answerName), "\(kind.rawValue): \(item.name)")
      #expect(ours?.answerShape == theirs?.answerShape, "\(kind.rawValue): \(item.name)")
    }
  }

  static func form(_ text: String, _ kind: ImportedKind) -> ImportedForm? {
    var options = ImportOptions()
    options.kind = kind
    options.asksTitle = false
    return ImportedForm.read(Array(text.utf8), path: "f", options: options, reading: ReadingOptions())
  }

  /// What is wrong or passed over, then the fields.
  private static func outcome(of text: String, _ kind: ImportedKind) -> String {
    guard let form = form(text, kind) else { return "nothing\n" }
    let told = form.reading.diagnostics.map { diagnostic in
      "\(diagnostic.severity == .error ? "error" : "warning"): \(diagnostic.line):\(diagnostic.column): "
        + "\(diagnostic.message)\n"
    }
    guard form.reading.isUsable else { return told.joined() }
    let head = "formline: 1\n"
    let definition = form.definitionText.hasPrefix(head) ? form.definitionText.dropFirst(head.count) : ""
    return told.joined() + definition
  }

  // Files.

  static func cases(of kind: ImportedKind) throws -> [Case] { try cases(at: "\(folder)/\(kind.rawValue).txt") }

  private static func cases(at path: String) throws -> [Case] {
    var cases: [Case] = []
    var (name, file, outcome, isOutcome) = ("", "", "", false)
    func end() { if !name.isEmpty { cases.append(Case(name: name, file: file, outcome: outcome)) } }
    for line in try read(path).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        end()
        (name, file, outcome, isOutcome) = (String(line.dropFirst(3)), "", "", false)
      } else if line == "-- becomes" {
        isOutcome = true
      } else if isOutcome {
        outcome += line + "\n"
      } else {
        file += line + "\n"
      }
    }
    end()
    return cases
  }

  private static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw CaseError.unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw CaseError.unreadable(path) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
  }

  private enum CaseError: Error { case unreadable(String) }
}
