import FormDefinitions
import Testing

@testable import KeyScripts

@Suite("Random scripts")
struct FuzzScriptTests {
  private func script(seed: UInt64, number: Int) throws -> KeyScript {
    let text = "formline: 1\nfields:\n  - {id: plan, type: select, options: [onlyhere]}\n"
    let reading = DefinitionReader.read(Array(text.utf8), path: "a.yaml") { _ in .failure(ResourceError(reason: "")) }
    var random = FuzzScript(of: try #require(reading.definition), at: "a.yaml", seed: seed, number: number)
    return random.script(at: "x.keys", actions: 60)
  }

  @Test("the same seed and number give the same script, others give another")
  func seeds() throws {
    let first = try script(seed: 7, number: 1)
    #expect(try script(seed: 7, number: 1) == first)
    #expect(try script(seed: 7, number: 2) != first)
    #expect(try script(seed: 8, number: 1) != first)
    #expect(first.actions.count == 60)
  }

  @Test("every script reads back as it was made", arguments: 1...30)
  func readsBack(number: Int) throws {
    let made = try script(seed: 3, number: number)
    let read = KeyScript.parse(made.text, path: "x.keys")
    #expect(read.diagnostics == [])
    #expect(read.script.text == made.text)
    #expect(read.script.actions.count == made.actions.count)
  }

  @Test("what the form offers is typed")
  func options() throws {
    let texts = try (1...20).map { try script(seed: 1, number: $0).text }
    #expect(texts.contains { $0.contains("Type \"onlyhere\"") })
  }
}
