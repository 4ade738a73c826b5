package import FormDefinitions
internal import Values
internal import Wording

/// The kinds of files that people have and that a form can be made of, by the names of `--from`.
package enum ImportedKind: String, Sendable, CaseIterable {
  case issueForm = "issue-form"
  case giteaIssueForm = "gitea-issue-form"
  case discussionForm = "discussion-form"
  case workflow
  case jsonSchema = "json-schema"
  case awxSurvey = "awx-survey"

  /// The kind of a file by what stands in it, and, where two kinds look alike, where it stands.
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
    } else if WorkflowInputs.triggers(of: root) != nil {
      self = .workflow
    } else if root["$schema"] != nil || (root["type"]?.text == "object" && root["properties"] != nil) {
      self = .jsonSchema
    } else {
      return nil
    }
  }

  /// True for the kinds that end as the text of an issue.
  package var hasBody: Bool { self == .issueForm || self == .giteaIssueForm || self == .discussionForm }
}

/// What a caller decides about a form that is imported.
package struct ImportOptions: Sendable {
  /// The kind of the file; nil to recognise it.
  package var kind: ImportedKind?
  /// True to require nothing in an issue form, as GitHub does in private repositories.
  package var isOptional = false
  /// Whether the title of an issue is asked for.
  package var asksTitle = true

  package init() {}
}

/// A form that was made of a file of another format: one reader a kind makes the tree of a definition, and the reader
/// of definitions does the rest.
package struct ImportedForm: Sendable {
  /// nil for a file of no known kind.
  package let kind: ImportedKind?
  /// The definition, and every mistake at its place in the original file.
  package let reading: DefinitionReading
  /// The definition as a file of ours; empty where none could be made.
  package let definitionText: String
  /// What becomes of the answers to an issue form.
  package let issue: IssueForm?

  /// Reads a file of another format; nil for a definition of ours.
  package static func read(
    _ bytes: [UInt8], path: String, options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm? {
    if options.kind == nil, looksLikeDefinition(bytes) { return nil }
    var file = ForeignFile(bytes, path: path)
    let kind: ImportedKind
    switch (options.kind, file.root) {
    case (let chosen?, _): kind = chosen
    case (nil, nil): return nil
    case (nil, let root?):
      guard root.members != nil || root.items != nil,
        !["formline", "fields", "sections"].contains(where: { root[$0] != nil })
      else { return nil }
      guard let recognised = ImportedKind(of: root, path: path) else {
        let kinds = ImportedKind.allCases.map(\.rawValue).joined(separator: ", ")
        file.report(
          "no form can be recognised in this file",
          help: "a definition begins with 'formline: 1'; --from KIND reads one of \(kinds)", at: root)
        return ImportedForm(nothingOf: file)
      }
      kind = recognised
    }
    guard let root = file.root else { return ImportedForm(nothingOf: file, kind: kind) }
    let language = reading.language.flatMap(DisplayLanguage.init) ?? .english
    var tree: DefinitionNode?
    var issue: IssueForm?
    switch kind {
    case .issueForm, .giteaIssueForm, .discussionForm:
      issue = IssueForm(root, kind: kind, options: options, in: &file)
      tree = issue?.tree
    case .workflow: tree = WorkflowInputs.definition(of: root, in: &file)
    case .awxSurvey: tree = Survey.definition(of: root, in: &file)
    case .jsonSchema: tree = definition(ofSchema: root, language, &file)
    }
    guard let tree, !file.diagnostics.contains(where: { $0.severity == .error }) else {
      return ImportedForm(nothingOf: file, kind: kind)
    }
    var reading = file.reading(of: tree, options: reading)
    // Its lengths are in code points.
    if kind == .jsonSchema { reading.definition = reading.definition?.countingCodePoints }
    return ImportedForm(kind: kind, reading: reading, definitionText: tree.definitionText, issue: issue)
  }

  private init(kind: ImportedKind, reading: DefinitionReading, definitionText: String, issue: IssueForm?) {
    self.kind = kind
    self.reading = reading
    self.definitionText = definitionText
    self.issue = issue
  }

  /// A file that no form can be made of.
  private init(nothingOf file: ForeignFile, kind: ImportedKind? = nil) {
    self.kind = kind
    reading = file.unread
    definitionText = ""
    issue = nil
  }

  /// Keywords that decide what is valid and that no field says: a form without them would take wrong answers.
  private static let beyondFields: Set = [
    "$ref", "$dynamicRef", "allOf", "not", "if", "then", "else", "dependentRequired", "dependentSchemas",
    "dependencies",
    "contains", "prefixItems", "patternProperties", "propertyNames", "minProperties", "maxProperties",
    "unevaluatedProperties", "unevaluatedItems",
  ]

  private static func definition(
    ofSchema root: DefinitionNode, _ language: DisplayLanguage, _ file: inout ForeignFile
  ) -> DefinitionNode? {
    for schema in [root] + (root["properties"]?.members ?? []).map(\.value) {
      for key in schema.keys {
        guard let name = key.text, beyondFields.contains(name) else { continue }
        file.report("'\(name)' cannot be asked for in a flat form", help: "ask for a schema without it", at: key)
      }
    }
    let words = (yes: Phrase.yes.text(in: language), no: Phrase.no.text(in: language))
    let schema = FlatSchema(root, in: &file, words: words)
    guard !schema.fields.isEmpty else { return nil }
    return root.object([
      "formline": root.number(1), "title": root["title"],
      "description": root["description"]?.text.map { root.text(DefinitionText.literal($0)) },
      "fields": root.list(schema.fields),
    ])
  }

  /// Whether a line that is not indented begins with `formline:`, or the file with it in JSON, so that it need not be
  /// read twice.
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

  /// The answers as the owner of the format has them: what nobody answered is left out, and the inputs of a workflow
  /// are texts.
  package func outputAnswers(_ answers: [(id: String, value: AnswerValue)]) -> [(id: String, value: AnswerValue)] {
    answers.filter { !$0.value.isEmpty }
      .map { (id: $0.id, value: kind == .workflow ? .string($0.value.text) : $0.value) }
  }
}
