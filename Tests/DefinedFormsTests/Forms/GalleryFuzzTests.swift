import Foundation
import FormDefinitions
import Wording
import TestSupport
import Testing

@testable import KeyScripts

/// Somebody types at random into every definition in forms/; `make long` lets them do so for longer.
@Suite struct GalleryFuzzTests {
  /// How many scripts a form is played.
  nonisolated static let scripts = FuzzEffort.factor

  private static let files = FileAccess(
    read: { path in
      FileManager.default.contents(atPath: path).map { .success(Array($0)) }
        ?? .failure(ResourceError(reason: "no such file"))
    }, write: { _, _ in ResourceError(reason: "tests write nothing") })

  @Test(arguments: GalleryTests.names, ["", "he"])
  func `whatever is typed, the screen is that of a full redraw and focus is on a field that exists`(
    name: String, language: String
  ) throws {
    let path = GalleryTests.folder + "/" + name
    let reading = DefinitionReader.read(try Self.files.read(path).get(), path: name) { name in
      Self.files.read(GalleryTests.folder + "/" + name)
    }
    var definition = try #require(reading.definition)
    if !language.isEmpty { definition.language = try #require(DisplayLanguage(rawValue: language)) }
    var player = ScriptPlayer(files: Self.files)
    player.isStrict = true
    player.endsWithForm = true
    for number in 1...Self.scripts {
      var random = FuzzScript(of: definition, at: path, seed: 1, number: number)
      let script = random.script(at: "x.keys", actions: 40)
      let outcome = player.play(script).outcome
      guard outcome != .passed else { continue }
      let details = TestReport.prettyDetails(of: ScriptResult(path: name, duration: .zero, outcome: outcome))
      Issue.record("\(script.text)\n\(details)")
    }
  }
}
