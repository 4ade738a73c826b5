package import FormDefinitions
internal import Values

/// Reading custom resource definitions.
extension ImportedForm {
  /// The custom resources that the files of a folder define; nil if they define none.
  package static func customResources(
    in files: [(path: String, bytes: [UInt8])], options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm? {
    let likely = files.filter { CustomResourceFile.isLikely($0.bytes) }
    guard !likely.isEmpty else { return nil }
    let definitions = CustomResourceFile(likely.flatMap { ForeignFile.documents($0.bytes, path: $0.path) })
    guard !definitions.versions.isEmpty else { return nil }
    return customResource(definitions, options: options, reading: reading)
  }

  static func customResource(
    _ definitions: CustomResourceFile, options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm {
    let file = definitions.file
    guard !definitions.versions.isEmpty, !file.hasErrors else {
      if !file.hasErrors, let root = file.root {
        file.report(
          "the file defines no custom resource",
          help: "a definition has 'kind: CustomResourceDefinition' and a version that is served", at: root)
      }
      return ImportedForm(kind: .crd, reading: file.unread)
    }
    let versions = definitions.versions(named: options.selector)
    guard let version = versions.first else {
      if let root = file.root {
        let names = definitions.versions.map(\.title).joined(separator: ", ")
        file.report("there is no '\(options.selector ?? "")' here", help: "there is \(names)", at: root)
      }
      return ImportedForm(kind: .crd, reading: file.unread)
    }
    guard versions.count == 1 else { return choice(among: definitions.versions.map(\.title), .crd, in: file, reading) }
    return customResource(version, options, reading)
  }

  /// A choice of the part of a file that is asked.
  static func choice(
    among names: [String], _ kind: ImportedKind, in file: ForeignFile, _ reading: ReadingOptions
  ) -> ImportedForm {
    guard let root = file.root else { return ImportedForm(kind: kind, reading: file.unread) }
    let options = names.map { root.object(["value": $0]) }
    let field = root.object([
      "id": fieldOfChoices, "type": "select", "label": "Kind", "required": true, "options": options,
    ])
    let tree = root.object(["formline": 1, "title": "Kind", "fields": [field]])
    var form = ImportedForm(
      kind: kind, reading: file.reading(of: tree, options: reading), definitionText: tree.definitionText)
    form.choices = names
    return form
  }

  private static func customResource(
    _ version: CustomResourceFile.Version, _ options: ImportOptions, _ reading: ReadingOptions
  ) -> ImportedForm {
    let file = version.file()
    guard let root = version.node["schema"]?["openAPIV3Schema"], root.isObject else {
      file.report("the version '\(version.name)' of \(version.kind) has no schema", at: version.node)
      return ImportedForm(kind: .crd, reading: file.unread)
    }
    if version.node["deprecated"]?.value == .bool(true) {
      let message = version.node["deprecationWarning"]?.text
      file.warn(message ?? "\(version.group)/\(version.name) \(version.kind) is deprecated", at: version.node)
    }
    let schema = StructuralSchema(root, in: file, isRoot: true)
    guard !file.hasErrors else { return ImportedForm(kind: .crd, reading: file.unread) }
    let server = ResourceServer(schema, of: version)
    return opened(version, server, file.copies, options.opening, reading, standsAlone: options.standsAlone)
  }

  private static func opened(
    _ version: CustomResourceFile.Version, _ server: ResourceServer, _ files: @escaping @Sendable () -> ForeignFile,
    _ opening: PartialForm.Opening, _ reading: ReadingOptions, standsAlone: Bool = false
  ) -> ImportedForm {
    let (file, schema) = (files(), server.schema)
    if let kind = opening.old?["kind"]?.text, let group = opening.old?["apiVersion"]?.text.split(separator: "/").first,
      kind != version.kind || group != version.group
    {
      file.report(
        "what '--old' names is a \(kind) of \(group), and this is the form of \(version.kind) of \(version.group)",
        at: version.node)
    }
    let resource = CustomResourceForm(version, schema, opening)
    let form = SchemaForm(
      resource.asked(at: version.node), at: "", reading.displayLanguage, standsAlone: standsAlone, in: file)
    var imported = ImportedForm(.crd, form.tree?.countingCodePoints, in: file, reading)
    guard let definition = imported.reading.definition else { return imported }
    if standsAlone {
      resource.warnOfLosses(in: definition, to: file)
      imported.tellLosses(in: file)
    }
    let answers = ResourceAnswers(version, server, definition, old: opening.old)
    imported.partial = PartialForm(
      candidates: { CustomResourceForm.candidates(schema) },
      paths: resource.paths,
      opened: { opened(version, server, files, $0, reading) },
      path: { schema.path(named: $0) },
      given: { answers.given($0) },
      finished: { written, verbatim in
        var outcome = PartialForm.Outcome(value: .null)
        outcome.value = answers.resource(of: written, verbatim, &outcome.problems)
        let verdict = server.verdict(of: outcome.value, old: opening.old)
        outcome.problems += verdict.problems.map { ($0.path, $0.message) }
        outcome.remarks = verdict.remarks
        return outcome
      },
      yaml: { answers.schema(ofYAMLAt: $0) }, decidesWhatIsRequired: true,
      warnings: leftOut(of: opening, by: schema, version))
    return imported
  }

  /// What is left out of a resource that is edited or given.
  private static func leftOut(
    of opening: PartialForm.Opening, by schema: StructuralSchema, _ version: CustomResourceFile.Version
  ) -> [String] {
    let unknown = opening.old.map { ResourceServer.pruned($0, by: schema).lost.filter { $0.first != "status" } } ?? []
    return unknown.map { "'\($0.joined(separator: "."))' is not in the schema of \(version.kind): it is left out" }
      + (opening.given.contains { $0.value["status"] != nil } ? ["'status' is the server's own: it is left out"] : [])
  }
}
