import FormDefinitions
import Foundation
import Testing

@testable import KeyScripts

/// Every definition in forms/ is right and has a script that plays it to its end.
@Suite struct GalleryTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms").path(percentEncoded: false)

  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
  }()

  private static let files = FileAccess(
    read: { path in
      FileManager.default.contents(atPath: path).map { .success(Array($0)) }
        ?? .failure(ResourceError(reason: "no such file"))
    }, write: { _, _ in ResourceError(reason: "tests write nothing") })

  @Test func `there are forms for the things teams do`() {
    #expect(Self.names.count >= 15)
    #expect(Set(["signup.yaml", "contact.yaml", "survey.yaml", "server-provisioning.yaml"]).isSubset(of: Self.names))
  }

  @Test(arguments: names)
  func `a definition has no mistakes, and begins with what it is for`(name: String) throws {
    let bytes = try Self.files.read(Self.folder + "/" + name).get()
    let reading = DefinitionReader.read(bytes, path: name) { Self.files.read(Self.folder + "/" + $0) }
    #expect(reading.diagnostics.map { $0.rendered(color: false) } == [])
    #expect(name.hasSuffix(".json") || bytes.starts(with: Array("# ".utf8)))
  }

  @Test(arguments: names)
  func `a script plays it to the end, and its screens are as recorded`(name: String) throws {
    let script = Self.folder + "/" + name.prefix { $0 != "." } + ".keys"
    let player = ScriptPlayer(files: Self.files)
    let played = player.play(try player.load(script).get())
    let result = ScriptResult(path: script, duration: .zero, outcome: played.outcome, notes: played.notes)
    #expect(TestReport.prettyDetails(of: result) == "")
    #expect(played.form?.session.outcome == .submitted)
  }

  @Test(arguments: names)
  func `on a terminal that speaks the kitty keyboard protocol the same keys do the same`(name: String) throws {
    let path = Self.folder + "/" + name.prefix { $0 != "." } + ".keys"
    let player = ScriptPlayer(files: Self.files)
    var script = try player.load(path).get()
    script.lines.insert(
      KeyScriptLine(number: 1, command: .environment(name: "TERM", value: "xterm-kitty")), at: 0)
    let played = player.play(script)
    let result = ScriptResult(path: path, duration: .zero, outcome: played.outcome, notes: played.notes)
    #expect(TestReport.prettyDetails(of: result) == "")
    #expect(played.form?.session.outcome == .submitted)
  }

  @Test(arguments: names, [60, 40])
  func `on a narrow terminal the same keys do the same`(name: String, columns: Int) throws {
    let path = Self.folder + "/" + name.prefix { $0 != "." } + ".keys"
    let player = ScriptPlayer(files: Self.files)
    var script = try player.load(path).get()
    let rows = script.size.rows
    script.lines.removeAll { line in
      switch line.command {
      case .size, .snapshot, .expect(.screen), .expect(.noScreen), .expect(.line), .expect(.cursor): true
      default: false
      }
    }
    script.lines.insert(KeyScriptLine(number: 1, command: .size(columns: columns, rows: rows)), at: 0)
    let played = player.play(script)
    let result = ScriptResult(path: path, duration: .zero, outcome: played.outcome, notes: played.notes)
    #expect(TestReport.prettyDetails(of: result) == "")
    #expect(played.form?.session.outcome == .submitted)
  }

  @Test func `every script and screen belongs to a form`() throws {
    let stems = Set(Self.names.map { String($0.prefix { $0 != "." }) })
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder) where !Self.names.contains(file) {
      // What definitions name stands beside them.
      if file.hasSuffix(".txt") { continue }
      // A folder of programs that show a form has its own scripts.
      if !file.contains(".") { continue }
      let stem = String(file.prefix { $0 != "." })
      #expect(stems.contains { stem == $0 || stem.hasPrefix($0 + "-") }, "\(file)")
    }
  }
}
