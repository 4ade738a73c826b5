import FormDefinitions
import FormModels
import Testing

/// A form that nobody draws: what is handed out of it stands by itself.
@Suite struct UndrawnFormTests {
  private static let definition = """
    formline: 1
    fields:
      - {id: name, required: true, onChange: {set: {greeting: "'Hello ' + name"}}}
      - {id: greeting}
      - {id: guests, type: list, fields: [{id: guest, required: true}]}
      - {id: length, type: computed, cel: size(greeting)}
    validate: [{rule: "name != 'nobody'", message: "Somebody"}]
    """

  private func form() throws -> UndrawnForm {
    let reading = DefinitionReader.read(Array(Self.definition.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    return UndrawnForm(try #require(reading.definition), inputs: FormInputs())
  }

  @Test func `a model can be used when its form is gone`() throws {
    let model = try form().model
    #expect(model.problems().map(\.id) == ["name"])
    try #require(model.field("name")).edit(.string("Ada"))
    model.host.update()
    #expect(model.field("length")?.finalAnswer.text == "9")
    #expect(model.problems().isEmpty)
    model.refuse([("name", "not today")])
    #expect(model.shownErrors.map(\.message) == ["not today"])
  }

  @Test func `nothing is left of a form that is gone`() throws {
    weak var model: FormModel?
    do {
      let form = try form()
      model = form.model
      form.set([("name", .string("Ada"))], problems: [("name", "not today")])
      #expect(model?.answers.count == 4)
    }
    #expect(model == nil)
  }
}
