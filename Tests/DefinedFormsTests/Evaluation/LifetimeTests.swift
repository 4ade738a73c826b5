import DefinedForms
import FormModels
import FormDefinitions
import Formline
import TerminalModel
import Testing

/// What a form holds goes with it: what was typed stays nowhere.
@Suite struct LifetimeTests {
  private final class Traces {
    weak var form: RunningForm?
    weak var model: FormModel?
    weak var session: Session?
    weak var field: FieldModel?
  }

  private func fillIn(_ definition: String) throws -> Traces {
    let traces = Traces()
    let reading = DefinitionReader.read(Array("formline: 1\n\(definition)".utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    let form = RunningForm(
      try #require(reading.definition), configuration: FormConfiguration(), columns: 60, rows: 20, placement: .inline,
      capabilities: TerminalCapabilities())
    _ = form.session.frame()
    form.session.receive("Ada\tx\t".utf8, at: 0)
    _ = form.session.frame()
    (traces.form, traces.model, traces.session) = (form, form.model, form.session)
    traces.field = form.model.field("a")
    return traces
  }

  @Test(
    "nothing is left of a form that is over",
    arguments: [
      "fields: [{id: a}]", "fields: [{id: a}, {id: b, type: password}]",
      "fields: [{id: a, default: {cel: \"b\"}}, {id: b}, {id: c, type: computed, cel: a}]",
      "fields: [{id: a, type: select, options: [x, y]}, {id: b, type: textarea}, {id: c, type: boolean}]",
      "fields: [{id: a, when: b}, {id: b, type: boolean}]\ntoolbar: [next, clear, reveal, done]",
      "fields: [{id: a, suggestions: [Ada, Adele]}, {id: b, type: path}, {id: c, contentType: email}]",
      "fields: [{id: a}, {id: b, type: list, default: [{c: x}, {c: y}], fields: [{id: c, type: password}]}]",
      "layout: pages\nsections: [{fields: [{id: a}]}, {when: a == 'x', fields: [{id: b}]}]",
      "fields: [{id: a, validate: [{rule: self != b, message: Same}]}, {id: b}]",
    ])
  func nothingIsLeft(definition: String) throws {
    let traces = try fillIn(definition)
    #expect(traces.form == nil, "the form")
    #expect(traces.session == nil, "the session")
    #expect(traces.model == nil, "the model")
    #expect(traces.field == nil, "the field")
  }
}
