import DefinedForms
import FormDefinitions
import FormModels
import TestSupport
import Testing

/// A draft in a file, without a form.
struct DraftFileTests {
  private let folder = TemporaryFolder()

  private func open(limit: Int = DraftFile.mostBytes) throws -> DraftFile {
    let definition = "formline: 1\nfields: [{id: name, type: textarea}]"
    let reading = DefinitionReader.read(Array(definition.utf8), path: "f.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    return try DraftFile(at: folder["draft.json"], form: nil, try #require(reading.definition), limit: limit)
  }

  private func draft(_ name: String) -> Draft {
    var draft = Draft()
    draft.answers = ["name": .string(name)]
    return draft
  }

  /// What the next run is offered.
  private func offered() throws -> [AnswerValue?] {
    let file = try open()
    defer { file.release() }
    return file.earlier.map { $0.answers["name"] }
  }

  @Test func `a draft of several megabytes is offered again`() throws {
    let long = String(repeating: "x", count: 6 << 20)
    let file = try open()
    file.save(draft(long))
    file.finish()
    #expect(file.failure == nil && file.isKept)
    file.release()
    #expect(try offered() == [.string(long)])
  }

  @Test func `one that is too large is said not to be kept, and the one before it stays`() throws {
    let file = try open(limit: 1 << 20)
    file.save(draft("Ada"))
    file.finish()
    file.save(draft(String(repeating: "x", count: 1 << 20)))
    file.finish()
    #expect(file.failure == "the draft is larger than 1 MiB")
    #expect(!file.isKept && !file.canSave)
    file.release()
    #expect(try offered() == [.string("Ada")])
  }
}
