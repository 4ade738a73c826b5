import FormDefinitions
import Testing

/// The definition of a text that has no mistakes.
func definition(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> FormDefinition {
  let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml", resources: resource)
  for diagnostic in reading.diagnostics {
    Issue.record("\(diagnostic.rendered(color: false))", sourceLocation: sourceLocation)
  }
  return try #require(reading.definition, sourceLocation: sourceLocation)
}

/// The only field of a form; `keys` are its keys in braces but for the id, which is `a`.
func field(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> FieldDefinition {
  let form = try definition(
    "formline: 1\nfields:\n  - {id: a, \(keys)}\n", sourceLocation: sourceLocation)
  return try #require(form.fields.first, sourceLocation: sourceLocation)
}
