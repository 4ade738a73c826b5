package import FormDefinitions
internal import Values
internal import Wording

/// The importable file formats, with their names for `--from`.
package enum ImportedKind: String, Sendable, CaseIterable {
  case issueForm = "issue-form"
  case giteaIssueForm = "gitea-issue-form"
  case discussionForm = "discussion-form"
  case workflow
  case jsonSchema = "json-schema"
  case mcp
  case awxSurvey = "awx-survey"
  case ansible
  case crd
  case openAPI = "openapi"
  case helm
  case inputs
  case mcpb

  /// Detects the format from the contents and, if ambiguous, from the path.
  init?(of root: DefinitionNode, path: String) {
    if root["body"]?.items != nil || (root["body"] != nil && root["name"] != nil) {
      if path.contains(".gitea/") || path.contains(".forgejo/") || root["visible"] != nil || root["about"] != nil {
        self = .giteaIssueForm
      } else if path.contains("DISCUSSION_TEMPLATE") || (root["name"] == nil && root["description"] == nil) {
        self = .discussionForm
      } else {
        self = .issueForm
      }
    } else if root["spec"]?.items?.contains(where: { $0["question_name"] != nil }) ?? false {
      self = .awxSurvey
    } else if root.items?.contains(where: { $0["vars_prompt"] != nil }) ?? false {
      self = .ansible
    } else if ElicitedSchema.find(in: root) != nil {
      self = .mcp
    } else if OpenAPISchemas.isDocument(root) {
      self = .openAPI
    } else if WorkflowInputs.triggers(of: root) != nil {
      self = .workflow
    } else if root["$schema"] != nil || (root["type"]?.text == "object" && root["properties"] != nil) {
      self = .jsonSchema
    } else {
      return nil
    }
  }
}

/// The caller's options for an import.
package struct ImportOptions: Sendable {
  /// The format of the file; nil to detect it.
  package var kind: ImportedKind?
  /// True to require nothing in an issue form, as GitHub does in private repositories.
  package var isOptional = false
  /// True to ask for the title of an issue.
  package var asksTitle = true
  /// The JSON pointer of the form in a JSON Schema.
  package var pointer = ""
  /// The part of a file that has several: `KIND/VERSION` of a custom resource, the name of an OpenAPI schema.
  package var selector: String?
  /// The part that is asked, of a form of which not all is.
  package var opening = PartialForm.Opening()
  /// The server, task or configuration whose inputs are asked; nil for all.
  package var entry: String?
  /// Finds the names of given answers, for the few forms that depend on them; nil where a file is read without any.
  package var given: (@Sendable () -> Set<String>)?
  /// True for a definition that is to stand alone, without the file's own rules: what it does not hold is warned of.
  package var standsAlone = false
  /// The person's home folder.
  package var home: String?

  package init() {}
}

/// A form imported from another format: each format has an importer that builds a definition tree, which is then parsed
/// like any definition.
package struct ImportedForm: Sendable {
  /// nil for an unknown format.
  package let kind: ImportedKind?
  /// The definition, with every mistake at its position in the original file.
  package private(set) var reading: DefinitionReading
  /// The form as definition text; empty if there is none.
  package var definitionText = ""
  /// Converts the answers to an issue form.
  package var issue: IssueForm?
  /// Validates the answers against a JSON Schema.
  package var schema: SchemaAnswers?
  /// Opens more of a form of which only a part is asked, and makes its output.
  package var partial: PartialForm?
  /// Fills in the configuration that the answers are for.
  package var inputs: ConfigurationInputs?
  /// The parts of a file that has several, by name; the form is then the choice of one.
  package var choices: [String] = []
  /// The choice among the forms of a folder that this one is.
  package var chooser: IssueChooser?

  /// The field of a choice of one of `choices`.
  package static let fieldOfChoices = "kind"

  /// For a choice among several forms, its field, and which answers to it open a form.
  package var choice: (field: String, opens: (_ answer: String) -> Bool)? {
    if let chooser { return (IssueChooser.field, chooser.opens) }
    let choices = choices
    return choices.isEmpty
      ? nil : (Self.fieldOfChoices, { part in choices.contains { $0 == part || $0.hasPrefix(part + "/") } })
  }

  /// Imports a file of another format; nil for a definition.
  package static func read(
    _ bytes: [UInt8], path: String, options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm? {
    if options.kind == nil, looksLikeDefinition(bytes) { return nil }
    if options.kind == .crd || (options.kind == nil && CustomResourceFile.isLikely(bytes)) {
      return customResource(CustomResourceFile(bytes, path: path), options: options, reading: reading)
    }
    if options.kind == .inputs || options.kind == .mcpb || (options.kind == nil && ConfigurationInputs.isLikely(bytes))
    {
      let file = ForeignFile(json: bytes, bare: ConfigurationInputs.withoutComments(bytes), path: path)
      if let kind = options.kind ?? file.root.flatMap(ConfigurationInputs.kind) {
        return configuration(file, kind, options, reading)
      }
    }
    let file = ForeignFile(bytes, path: path)
    if options.kind == nil {
      guard let root = file.root, root.isObject || root.items != nil,
        !["formline", "fields", "sections"].contains(where: { root[$0] != nil })
      else { return nil }
      if IssueChooser.isConfig(root) {
        return ImportedForm(
          IssueChooser(
            of: path.folderOfFile, config: bytes, files: [], options: options, reading: reading, isAlone: true))
      }
    }
    guard let root = file.root else { return ImportedForm(kind: options.kind, reading: file.unread) }
    guard let kind = options.kind ?? ImportedKind(of: root, path: path) else {
      let kinds = ImportedKind.allCases.map(\.rawValue).joined(separator: ", ")
      file.report(
        "no form can be recognised in this file",
        help: "a definition begins with 'formline: 1'; --from KIND reads one of \(kinds)", at: root)
      return ImportedForm(kind: nil, reading: file.unread)
    }
    var tree: DefinitionNode?
    var issue: IssueForm?
    var schema: SchemaAnswers?
    switch kind {
    case .issueForm, .giteaIssueForm, .discussionForm:
      (issue, tree) = IssueFormReader.read(root, kind: kind, options: options, in: file)
    case .workflow: tree = WorkflowInputs.definition(of: root, in: file)
    case .awxSurvey: tree = Survey.definition(of: root, in: file)
    case .ansible: tree = Playbook.definition(of: root, in: file)
    case .mcp: tree = ElicitedSchema.definition(of: root, reading.displayLanguage, in: file)
    case .helm: file.report("a chart is a folder with Chart.yaml or values.yaml, not a file", at: root)
    case .crd, .inputs, .mcpb: preconditionFailure("\(kind) is read above")
    case .jsonSchema, .openAPI:
      var pointer = options.pointer
      if kind == .openAPI, pointer.isEmpty {
        let schemas = OpenAPISchemas.named(in: root)
        let found = options.selector.map { name in schemas.filter { $0.name == name } } ?? schemas
        guard let first = found.first else {
          file.report(
            options.selector.map { "there is no schema '\($0)' in the document" }
              ?? "the document has no schema of an object",
            help: schemas.isEmpty ? nil : "it has \(schemas.map(\.name).joined(separator: ", "))", at: root)
          break
        }
        guard found.count == 1 else { return choice(among: schemas.map(\.name), kind, in: file, reading) }
        pointer = first.pointer
      }
      let document = OpenAPISchemas.asJSONSchema(root)
      let form = SchemaForm(
        document, at: pointer, reading.displayLanguage, standsAlone: options.standsAlone, in: file)
      tree = form.tree
      schema = SchemaAnswers(form, of: document, at: pointer)
      if let tree, file.hasErrors {
        var unread = file.unread
        unread.diagnostics = file.reading(of: tree, options: reading).diagnostics
        return ImportedForm(kind: kind, reading: unread)
      }
    }
    // A line in an issue joins its lines, as in the browser.
    let roomy = issue == nil ? tree?.withRoomForDefaults : tree
    return ImportedForm(kind, roomy?.countingCodePoints, in: file, reading, issue: issue, schema: schema)
  }

  /// The inputs of an editor's or agent's configuration.
  private static func configuration(
    _ file: ForeignFile, _ kind: ImportedKind, _ options: ImportOptions, _ reading: ReadingOptions
  ) -> ImportedForm {
    guard let root = file.root else { return ImportedForm(kind: kind, reading: file.unread) }
    let (inputs, tree) = ConfigurationInputs.read(
      root, kind: kind, options: options, reading.displayLanguage, in: file)
    var form = ImportedForm(kind, tree?.withRoomForDefaults, in: file, reading)
    form.inputs = inputs
    return form
  }

  /// True if an unindented line, or the JSON object, begins with the key `formline`; avoids parsing such a file twice.
  private static func looksLikeDefinition(_ bytes: [UInt8]) -> Bool {
    let key = Array("formline".utf8)
    var isLineStart = true
    for (index, byte) in bytes.prefix(4096).enumerated() {
      if isLineStart, byte == key[0], bytes[index...].starts(with: key) {
        return bytes.dropFirst(index + key.count).first == UInt8(ascii: ":")
      }
      isLineStart = byte == UInt8(ascii: "\n")
    }
    return bytes.starts(with: Array("{\"formline\":".utf8))
  }

  /// True if an answer without a field is allowed at a path.
  package func takesOther(_ path: [String]) -> Bool {
    return issue.map { path.count == 1 && $0.isUnaskedTitle(path[0]) } ?? false
  }

  /// What the form's schema says of given answers; nil for other formats.
  package var verdict: ((_ document: AnswerValue) -> SchemaVerdict)? {
    schema.map { schema in { document in schema.verdict(on: document) } }
  }

  /// The answers in output form.
  package func written(_ answers: FieldAnswers, verbatim: [VerbatimAnswer]) -> FieldAnswers {
    guard let definition = reading.definition else { return answers }
    guard let schema else { return definition.written(answers, verbatim: verbatim) }
    return definition.written(
      schema.fitting(answers, in: definition), verbatim: schema.fitting(verbatim, in: definition))
  }

  /// Validates the answers, before output, against the JSON Schema that the form was made of; returns problems with the
  /// affected field. Nil for other formats.
  package func judge() -> WholeJudge? {
    guard let definition = reading.definition else { return nil }
    if let partial {
      return WholeJudge(decidesWhatIsRequired: partial.decidesWhatIsRequired) { answers, verbatim in
        let fields = FieldsByPath(definition.fields)
        let outcome = partial.finished(answers, verbatim)
        return outcome.problems.map { path, message in
          let place = fields.place(of: path, in: outcome.value)
          let isAtField = path.isEmpty || place?.leadsToField ?? false
          return (place?.id, isAtField ? message : "\(path.joined(separator: ".")): \(message)")
        }
      }
    }
    guard let schema else { return nil }
    return WholeJudge(decidesWhatIsRequired: true) { answers, verbatim in
      schema.problems(of: written(answers, verbatim: verbatim), in: definition)
    }
  }
}

extension ImportedForm {
  /// The form that was made of a file: none if there is no tree, or the file has mistakes.
  init(
    _ kind: ImportedKind, _ tree: DefinitionNode?, in file: ForeignFile, _ options: ReadingOptions,
    issue: IssueForm? = nil, schema: SchemaAnswers? = nil
  ) {
    guard let tree, !file.hasErrors else {
      self.init(kind: kind, reading: file.unread)
      return
    }
    let (reading, own) = file.readingWithoutWrongDefaults(of: tree, options: options)
    self.init(kind: kind, reading: reading, definitionText: own.definitionText, issue: issue, schema: schema)
  }

  /// Says what was warned of after the file was read.
  mutating func tellLosses(in file: ForeignFile) {
    reading.diagnostics += file.diagnostics.filter { !reading.diagnostics.contains($0) }
  }

  /// A form that chooses among the forms of a folder.
  package init(_ chooser: IssueChooser) {
    self.init(kind: nil, reading: chooser.reading, definitionText: chooser.definitionText)
    self.chooser = chooser
  }
}

/// The fields of a form or row by the paths of their answers.
final class FieldsByPath {
  /// The field at each path, or else the first inside it, one with an answer before a note.
  private var fields: [[String]: FieldDefinition] = [:]
  /// Those of rows, by the id of their list, and the rows of maps by their keys, by the place of the map: many problems
  /// are about few lists.
  private var inRows: [String: FieldsByPath] = [:]
  private var keys: [String: [String: Int]] = [:]

  init(_ all: [FieldDefinition]) {
    for field in all.filter(\.hasAnswer) + all.filter({ !$0.hasAnswer }) {
      for length in 1..<field.answerPath.count {
        let path = Array(field.answerPath.prefix(length))
        fields[path] = fields[path] ?? field
      }
      if field.hasAnswer || fields[field.answerPath] == nil { fields[field.answerPath] = field }
    }
  }

  /// The field at a path, around it, or else inside it.
  subscript(nearest path: [String]) -> FieldDefinition? {
    for length in stride(from: path.count, to: 0, by: -1) {
      let around = Array(path.prefix(length))
      if let field = fields[around], field.answerPath == around { return field }
    }
    return fields[path]
  }

  /// The id of the field nearest to a path, in rows `guests[0].name`; the field, unless the path goes on into its answer
  /// or ends at a row, `guests[0]`; and whether it leads there, rather than to an object around the field.
  /// - Parameter document: The answers, in which the rows of maps are found.
  func place(of path: [String], in document: AnswerValue) -> (id: String, field: FieldDefinition?, leadsToField: Bool)?
  {
    guard let outermost = self[nearest: path] else { return nil }
    var (field, id, rest, answer) = (outermost, outermost.id, path[...], Optional(document))
    var endsAround = false
    func enter(_ inner: FieldDefinition) {
      field = inner
      endsAround = !rest.starts(with: inner.answerPath)
      rest = endsAround ? [] : rest.dropFirst(inner.answerPath.count)
      answer = answer?.value(at: inner.answerPath)
    }
    enter(outermost)
    while let list = field.list, let step = rest.first {
      let entry = list.isMap ? place(of: step, in: answer, at: id) : Int(step)
      guard let index = entry else { break }
      let rows = list.isMap ? answer?.members?.map(\.value) : answer?.items
      answer = rows.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      rest = rest.dropFirst()
      id += "[\(index)]"
      if list.holdsSingles {
        field = list.fields[list.fields.count - 1]
      } else {
        let inner = inRows[field.id] ?? FieldsByPath(list.fields)
        inRows[field.id] = inner
        guard let inner = inner[nearest: Array(rest)] else { return (id, nil, false) }
        enter(inner)
      }
      id += ".\(field.id)"
    }
    return (id, rest.isEmpty ? field : nil, rest.isEmpty && !endsAround)
  }

  private func place(of key: String, in map: AnswerValue?, at id: String) -> Int? {
    let known = keys[id] ?? Dictionary(firstOfEach: (map?.members ?? []).enumerated().map { ($1.name, $0) })
    keys[id] = known
    return known[key]
  }
}
