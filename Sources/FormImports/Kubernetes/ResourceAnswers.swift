internal import FormDefinitions
internal import Values

/// The answers of a custom resource's form as the resource, and a given resource as answers.
struct ResourceAnswers: Sendable {
  private let version: CustomResourceFile.Version
  private let schema: StructuralSchema
  private let server: ResourceServer
  private let definition: FormDefinition
  private let old: AnswerValue?
  /// The paths of the fields that are YAML.
  private let yaml: Set<[String]>

  init(
    _ version: CustomResourceFile.Version, _ server: ResourceServer, _ definition: FormDefinition, old: AnswerValue?
  ) {
    (self.version, self.server, self.definition, self.old) = (version, server, definition, old)
    schema = server.schema
    let areas = definition.fields.filter { $0.type == .textarea }.map(\.answerPath)
    yaml = Set(areas.filter { [server] in server.schema(at: $0)?.type != "string" })
  }

  /// The schema of a value that is asked for as YAML.
  func schema(ofYAMLAt path: [String]) -> JSONValue? {
    yaml.contains(path) ? server.schema(at: path)?.node.value.json : nil
  }

  // MARK: Given resources

  /// Documents over the resource that is edited, as answers.
  func given(_ documents: [GivenDocument]) -> PartialForm.Given {
    var given = PartialForm.Given()
    let hidesLines = schema.holdsSecret
    let strangers = GivenDocument.Mistakes(in: documents, hidesLines: hidesLines)
    let refused = GivenDocument.Mistakes(in: documents, hidesLines: hidesLines)
    reportStrangers(in: documents, to: strangers)
    var resource = old.map { withoutFixed(ResourceServer.pruned($0, by: schema).value) } ?? .object([])
    if let status = old?["status"] { resource = resource.setting("status", status) }
    for document in documents {
      resource = Self.laid(withoutFixed(document.value), over: resource, by: schema) ?? .object([])
    }
    let problems = server.verdict(of: resource, old: old, rules: .skipped).problems.filter { $0.kind != .missing }
    let objects = Set(definition.fields.lazy.flatMap(\.answerPath.objectsAround))
    let lasting = GivenDocument.Mistakes(in: documents, hidesLines: hidesLines)
    let misfits = GivenDocument.Mistakes(in: documents, hidesLines: hidesLines)
    let places = FieldsByPath(definition.fields)
    for problem in problems {
      let isObject = objects.contains(problem.path) && documents.contains { $0.value.value(at: problem.path) != nil }
      let mistakes = isObject ? lasting : problem.kind == .type ? misfits : refused
      mistakes.report(problem.text, of: places.place(of: problem.path, in: resource)?.id, at: problem.path)
    }
    let verdict = SchemaVerdict(refused: problems.map(\.path), forbidden: [])
    let fields = Dictionary(firstOfEach: definition.fields.map { ($0.id, $0) })
    for answer in definition.verbatim(resource, by: verdict) {
      let field = answer.field.flatMap { fields[$0] }
      var isHeld = false
      if let field, let schema = server.schema(at: answer.path) {
        let shown = encoded(answer.value, by: schema, at: answer.path)
        given.answers[field.id] = field.shown(of: shown)
        isHeld = field.holdsAsGiven(answer.value) && shown == answer.value
      }
      if !isHeld { given.verbatim.append(answer) }
    }
    (given.strangers, given.misfits) = (strangers.diagnostics, misfits.diagnostics)
    (given.lasting, given.refused) = (lasting.diagnostics, refused.diagnostics)
    return given
  }

  /// The resource without what its form writes itself, and without status.
  private func withoutFixed(_ resource: AnswerValue) -> AnswerValue {
    .object(
      (resource.members ?? []).filter { !["apiVersion", "kind", "status"].contains($0.name) }.map { .init($0, $1) })
  }

  private func reportStrangers(in documents: [GivenDocument], to mistakes: GivenDocument.Mistakes) {
    for document in documents {
      for path in ResourceServer.pruned(document.value, by: schema).lost where path.first != "status" {
        // What is not shown needs no search among all names.
        let known = mistakes.areFull ? [] : server.schema(at: path.dropLast())?.properties.map(\.name) ?? []
        let name = path.joined(separator: ".")
        mistakes.report(
          "'\(name)' is not in the schema of \(version.kind)",
          help: path.last.flatMap { NearestWord.hint(for: $0, among: known) }, of: name, at: path, isName: true)
      }
      for (name, own) in [("apiVersion", "\(version.group)/\(version.name)"), ("kind", version.kind)] {
        // What chose the form among several has the version, too.
        guard let other = document.value[name], other != .string(own),
          name != "kind" || other != .string(version.title)
        else { continue }
        mistakes.report("the \(name) is always \(own), not \(other.text)", help: "leave it out", at: [name])
      }
    }
  }

  /// A value over another one: objects are merged, null takes away unless it is a value, anything else replaces.
  private static func laid(
    _ value: AnswerValue, over base: AnswerValue?, by schema: StructuralSchema?
  ) -> AnswerValue? {
    switch value {
    case .null:
      // Where the schema says nothing, null is data, and there may be something to take away.
      return schema.map(\.isNullable) ?? (base == nil) ? .null : nil
    case .object(let members):
      let under = base?.members ?? []
      let (over, before) = (value.membersByName, base?.membersByName ?? [:])
      func new(_ name: String, _ value: AnswerValue) -> AnswerValue.Member? {
        laid(value, over: before[name], by: schema?[name]).map { .init(name, $0) }
      }
      let kept = under.compactMap { name, value in over[name].map { new(name, $0) } ?? AnswerValue.Member(name, value) }
      return .object(kept + members.filter { before[$0.name] == nil }.compactMap { new($0.name, $0.value) })
    case .list(let items): return .list(items.map { laid($0, over: nil, by: schema?.items) ?? .null })
    default: return value
    }
  }

  // MARK: Resources of answers

  /// The resource, with what was given and not changed as it was.
  func resource(
    of answers: FieldAnswers, _ verbatim: [VerbatimAnswer],
    _ problems: inout [(path: [String], message: String)]
  ) -> AnswerValue {
    let whole = definition.value(of: answers, verbatim) { decoded($0, by: schema, at: [], &problems) }
    return Self.ordered(Self.withRequiredObjects(whole, schema), schema, isRoot: true)
  }

  /// A required object may be empty; what it lacks is judged.
  private static func withRequiredObjects(_ value: AnswerValue, _ schema: StructuralSchema) -> AnswerValue {
    guard case .object = value, schema.isAskedInParts else { return value }
    let members = value.membersByName
    let objects = schema.properties.compactMap { name, inner -> VerbatimAnswer? in
      guard inner.isAskedInParts else { return nil }
      let isNeeded = schema.required.contains(name) && inner.defaultValue == nil
      guard let present = members[name] ?? (isNeeded ? .object([]) : nil) else { return nil }
      return VerbatimAnswer(withRequiredObjects(present, inner), at: [name])
    }
    return value.laying(objects)
  }

  /// The members in the order of the schema; others behind them.
  private static func ordered(_ value: AnswerValue, _ schema: StructuralSchema?, isRoot: Bool = false) -> AnswerValue {
    switch value {
    case .object(let members):
      let names = (isRoot ? ["apiVersion", "kind", "metadata", "spec"] : []) + (schema?.properties.map(\.name) ?? [])
      let places = Dictionary(firstOfEach: names.enumerated().map { ($1, $0) })
      let sorted = members.enumerated().sorted { one, other in
        let (a, b) = (places[one.element.name] ?? .max, places[other.element.name] ?? .max)
        return a == b ? one.offset < other.offset : a < b
      }
      return .object(sorted.map { .init($1.name, ordered($1.value, schema?[$1.name])) })
    case .list(let items): return .list(items.map { ordered($0, schema?.items) })
    default: return value
    }
  }

  // MARK: What is asked in other words

  /// A value as the answer of its field: YAML where it is asked for as such, an int-or-string as text.
  private func encoded(_ value: AnswerValue, by schema: StructuralSchema, at path: [String]) -> AnswerValue {
    if yaml.contains(path), value != .null { return .string(String(YAMLText.block(value).dropLast())) }
    switch value {
    case .integer(let number) where schema.isIntOrString: return .string("\(number)")
    case .string(let text) where schema.isIntOrString:
      return .string(Int64(text) == nil && !text.hasPrefix("\"") ? text : "\"\(text)\"")
    case .object(let members):
      return .object(
        members.map { member in
          .init(member.name, schema[member.name].map { encoded(member.value, by: $0, at: []) } ?? member.value)
        })
    case .list(let items):
      guard let inner = schema.items else { return value }
      return .list(items.map { encoded($0, by: inner, at: []) })
    default: return value
    }
  }

  /// The value that an answer stands for; reports YAML that cannot be read.
  private func decoded(
    _ value: AnswerValue, by schema: StructuralSchema, at path: [String], isItem: Bool = false,
    _ problems: inout [(path: [String], message: String)]
  ) -> AnswerValue {
    switch value {
    case .string(let text) where yaml.contains(path):
      let (read, problem) = ForeignFile.value(ofYAML: text)
      if let problem { problems.append((path, problem)) }
      return read ?? value
    case .string(let text) where schema.isIntOrString:
      if let number = Int64(text) { return .integer(number) }
      guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1 else { return value }
      return AnswerValue(parsing: Array(text.utf8)) ?? value
    case .null where isItem && (schema.type == "string" || schema.isIntOrString) && !schema.isNullable:
      return .string("")
    case .object(let members):
      let hasKeys = schema.additional != nil
      return .object(
        members.map { member in
          guard let inner = schema[member.name] else { return member }
          return .init(
            member.name,
            decoded(member.value, by: inner, at: path + [member.name], isItem: hasKeys, &problems))
        })
    case .list(let items):
      guard let inner = schema.items else { return value }
      return .list(
        items.enumerated().map { decoded($1, by: inner, at: path + ["\($0)"], isItem: true, &problems) })
    default: return value
    }
  }
}
