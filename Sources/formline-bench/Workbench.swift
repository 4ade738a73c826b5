import ContentTypes
import DefinedForms
import FormDefinitions
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

/// A form of so many fields, driven without a terminal.
struct Workbench {
  let form: DefinedForm

  init(fields count: Int) { self.init(Self.read(Self.definition(fields: count))) }

  init(_ definition: FormDefinition) {
    form = Self.makeForm(definition)
    _ = form.session.frame()
  }

  /// A definition of so many required text fields in one section.
  static func definition(fields count: Int) -> [UInt8] {
    var text = "formline: 1\ntitle: Bench\nfields:\n"
    for index in 0..<count { text += "  - {id: f\(index), type: text, label: Field \(index), maxLength: 100000}\n" }
    return Array(text.utf8)
  }

  /// - Parameter file: The bytes of every file that the definition names.
  static func read(_ bytes: [UInt8], file: [UInt8]? = nil) -> FormDefinition {
    let reading = DefinitionReader.read(bytes, path: "bench.yaml") { _ in
      file.map { .success($0) } ?? .failure(ResourceError(reason: "none"))
    }
    guard let definition = reading.definition, reading.diagnostics.isEmpty else {
      preconditionFailure("the bench's own definition is wrong")
    }
    return definition
  }

  static func makeForm(_ definition: FormDefinition) -> DefinedForm {
    DefinedForm(
      definition, configuration: FormConfiguration(), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities.from(environment: ["TERM": "xterm-256color"]))
  }

  /// A key, and the bytes of the frame that answers it.
  func press(_ bytes: [UInt8]) -> [UInt8] {
    form.session.receive(bytes, at: 0)
    return form.session.frame()
  }
}
