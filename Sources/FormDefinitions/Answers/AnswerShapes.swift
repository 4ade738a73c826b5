internal import Values

/// Converts lists and maps to rows of fields and back.
extension ListTraits {
  /// The rows of an answer, each an object keyed by field id. Those of a map may be in a list, too: while it is filled in,
  /// they may have equal keys, or none.
  package func rows(of answer: AnswerValue) -> [AnswerValue] {
    switch (shape, answer) {
    case (.objects, .list(let rows)), (.entries, .list(let rows)), (.entriesOfObjects, .list(let rows)): return rows
    case (.values, .list(let values)): return values.map { .object([.init(fields[0].id, $0)]) }
    case (.entries, .object(let entries)), (.entriesOfObjects, .object(let entries)):
      return entries.map { entry in
        let value: [AnswerValue.Member] =
          shape == .entries ? [.init(fields[fields.count - 1].id, entry.value)] : entry.value.members
        return .object([.init(fields[0].id, .string(entry.name))] + value)
      }
    default: return []
    }
  }

  /// The answer of rows, in a list if those of another answer are.
  package func answer(of rows: [AnswerValue], like other: AnswerValue) -> AnswerValue {
    if isMap, case .list = other { .list(rows) } else { answer(of: rows) }
  }

  /// The answer of rows. Among rows with the same key, the last wins.
  package func answer(of rows: [AnswerValue]) -> AnswerValue {
    func value(_ row: AnswerValue, _ field: FieldDefinition) -> AnswerValue {
      row.members.first { $0.name == field.id }?.value ?? .null
    }
    switch shape {
    case .objects: return .list(rows)
    case .values: return .list(rows.map { value($0, fields[0]) })
    case .entries, .entriesOfObjects:
      var entries: [AnswerValue.Member] = []
      var places: [String: Int] = [:]
      for row in rows {
        let key = value(row, fields[0]).text
        let entry =
          shape == .entries
          ? value(row, fields[fields.count - 1]) : .object(row.members.filter { $0.name != fields[0].id })
        if let index = places[key] {
          entries[index].value = entry
        } else {
          places[key] = entries.count
          entries.append(.init(key, entry))
        }
      }
      return .object(entries)
    }
  }
}

extension AnswerValue {
  /// The answer of a list or map with the answers in its rows replaced; nil leaves one out. Other answers stay.
  /// - Parameters:
  ///   - keepsStrangers: False to leave out what no field of a row has.
  ///   - change: Given an answer in a row, its field and the index of the row.
  package func mappingRows(
    of field: FieldDefinition, keepsStrangers: Bool = true,
    _ change: (AnswerValue, _ field: FieldDefinition, _ row: Int) -> AnswerValue?
  ) -> AnswerValue {
    guard let list = field.list, self != .null else { return self }
    return list.answer(
      of: list.rows(of: self).enumerated().map { index, row in
        guard case .object(let members) = row else { return row }
        return .object(
          members.compactMap { member in
            if member.strangerPath != nil { return keepsStrangers ? member : nil }
            guard let field = list.field(member.name) else { return nil }
            return change(member.value, field, index).map { Member(member.name, $0) }
          })
      }, like: self)
  }

  /// True if an answer in the rows of a list or map is as asked. Copies nothing.
  func hasInRows(of field: FieldDefinition, _ isWanted: (AnswerValue, FieldDefinition) -> Bool) -> Bool {
    guard let list = field.list, self != .null else { return false }
    return list.rows(of: self).contains { row in
      row.members.contains { member in
        guard member.strangerPath == nil, let field = list.field(member.name) else { return false }
        return isWanted(member.value, field)
      }
    }
  }

  /// True if a text in it has line breaks or tabs.
  package var holdsLines: Bool {
    switch self {
    case .string(let text): text.contains { $0.endsLine || $0 == "\t" }
    case .list(let items): items.contains(where: \.holdsLines)
    case .object(let members): members.contains { $0.value.holdsLines }
    default: false
    }
  }

  /// True for a date with a time, and a list that holds one, that does not say its offset from UTC.
  func lacksOffset(in field: FieldDefinition) -> Bool {
    if field.type == .datetime, case .string(let text) = self {
      return (try? Instant(parsing: text, zone: .utc)) != (try? Instant(parsing: text, zone: ZoneRules(utcOffset: 60)))
    }
    return hasInRows(of: field) { $0.lacksOffset(in: $1) }
  }

  /// The answer of a field that is not secret, without the secret answers in its rows, and what may be one.
  package func withoutSecrets(of field: FieldDefinition) -> AnswerValue {
    guard field.holdsSecrets else { return self }
    return mappingRows(of: field, keepsStrangers: false) { answer, inner, _ in
      inner.isSecret ? nil : answer.withoutSecrets(of: inner)
    }
  }

  /// True if there is something in rows with secrets that no field has: it may be another secret.
  package func holdsStrangersBesideSecrets(of field: FieldDefinition) -> Bool {
    guard let list = field.list, field.holdsSecrets else { return false }
    return list.rows(of: self).contains { row in
      row.members.contains { member in
        member.strangerPath != nil
          || list.field(member.name).map { member.value.holdsStrangersBesideSecrets(of: $0) } ?? false
      }
    }
  }
}

/// Converts answers between field ids and the form in which they are read and written: by name, nested in objects.
extension FormDefinition {
  /// The answers in output form, in form order.
  /// - Parameter verbatim: Answers that are written as they were given, completed by what is missing in them.
  package func written(
    _ answers: [(id: String, value: AnswerValue)], verbatim: [VerbatimAnswer] = []
  ) -> [(id: String, value: AnswerValue)] {
    let fields = Dictionary(firstOfEach: fields.map { ($0.id, $0) })
    let tree = AnswerTree()
    var answered = TouchedObjects()
    for path in objects { answered.touch(path[...]) }
    for (id, value) in answers {
      guard let field = fields[id], !field.isUnanswered(by: value) else { continue }
      answered.touch(field.answerPath.dropLast())
    }
    var given = Dictionary(firstOfEach: verbatim.compactMap { answer in answer.field.map { ($0, answer) } })
    for (id, value) in answers {
      let answer = given.removeValue(forKey: id)
      defer { if let answer, answer.shown == nil { tree.complete(answer.value, at: answer.path[...]) } }
      guard let field = fields[id] else {
        tree.add(value, at: [id][...])
        continue
      }
      if let answer, let shown = answer.shown, field.isUnanswered(by: shown), field.isUnanswered(by: value) {
        tree.complete(answer.value, at: answer.path[...])
        continue
      }
      if answerShape == .texts, field.isInAnswers, field.isEmptied(by: value) {
        tree.add(.string(""), at: field.answerPath[...])
        continue
      }
      guard field.isInAnswers, answerShape == .all || field.isWritten(value) else { continue }
      // An empty answer is written only if its object exists anyway.
      let object = field.answerPath.dropLast()
      guard
        answerShape == .all || !field.isUnanswered(by: value) || object.isEmpty
          || answered.contains(Array(object))
      else { continue }
      var named = field.named(value, isWhole: answerShape == .all)
      if let answer, let shown = answer.shown {
        named = named.restored(from: field.named(shown, isWhole: answerShape == .all), as: answer.value)
      }
      tree.add(answerShape == .texts ? named.asTexts : named, at: field.answerPath[...])
    }
    if answerShape == .nested { for path in objects { tree.addObject(at: path[...]) } }
    for answer in verbatim where answer.shown == nil && answer.field.map({ given[$0] != nil }) ?? true {
      tree.complete(answer.value, at: answer.path[...])
    }
    return tree.members.map { (id: $0.name, value: $0.value) }
  }

  /// The names of the answers as variables, by field: the answer's own, where a variable can have it, else the id, with a
  /// number behind it where that is the name of another answer.
  package var variableNames: [String: String] {
    let answered = fields.filter(\.hasAnswer)
    func ownName(_ field: FieldDefinition) -> String? {
      let path = field.answerPath
      return path.count == 1 && FieldDefinition.isID(path[0]) ? path[0] : nil
    }
    var taken = Set(answered.compactMap(ownName))
    return Dictionary(
      firstOfEach: answered.map { field in
        if let name = ownName(field) { return (field.id, name) }
        var name = field.id
        var number = 2
        while !taken.insert(name).inserted { (name, number) = ("\(field.id)_\(number)", number + 1) }
        return (field.id, name)
      })
  }

  /// The answers in output form for flat formats: by id, of every field, also of those that do not exist now. A missing
  /// answer of several values is an empty list, any other null.
  /// - Parameter verbatim: Lists and maps in them are written as they were given.
  package func writtenFlat(
    _ answers: [(id: String, value: AnswerValue)], verbatim: [VerbatimAnswer] = []
  ) -> [(id: String, value: AnswerValue)] {
    let given = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    let standing = Dictionary(firstOfEach: verbatim.compactMap { answer in answer.field.map { ($0, answer) } })
    let fields = fields.filter { $0.hasAnswer && $0.isInAnswers }
    return fields.map { field in
      let value = given[field.id] ?? .null
      if value.isEmpty { return (field.id, field.mayHaveSeveralValues ? .list([]) : .null) }
      let named = field.named(value, isWhole: answerShape == .all)
      guard field.type.hasRows, let answer = standing[field.id] else { return (field.id, named) }
      let shown = answer.shown.map { field.named($0, isWhole: answerShape == .all) }
      return (field.id, shown.map { named.restored(from: $0, as: answer.value) } ?? answer.value)
    }
  }
}

extension AnswerValue {
  /// The value with every number and boolean in it as text; a person types a number without an exponent.
  fileprivate var asTexts: AnswerValue {
    switch self {
    case .bool, .integer, .number: .string(numeric?.decimal?.description ?? text)
    case .list(let items): .list(items.map(\.asTexts))
    case .object(let members): .object(members.map { Member($0.name, $0.value.asTexts) })
    case .null, .string: self
    }
  }
}

extension FieldDefinition {
  /// True if a value is no answer: an empty one, except the empty text where it is an option. Where options are not known
  /// beforehand, the form looks whether it is one, and otherwise has no value.
  package func isUnanswered(by value: AnswerValue) -> Bool {
    guard value.isEmpty else { return false }
    guard value == .string(""), type == .select, let options = choice?.options else { return true }
    return options.areKnown && options.option(with: value) == nil
  }

  /// An answer as it is written: a whole number that was computed has no fraction.
  package func written(_ answer: AnswerValue) -> AnswerValue {
    if type == .computed { return answer.withoutEmptyFractions }
    guard holdsComputed else { return answer }
    return answer.mappingRows(of: self) { value, field, _ in field.written(value) }
  }

  private var holdsComputed: Bool { list?.fields.contains { $0.type == .computed || $0.holdsComputed } ?? false }

  /// The value of a computed field that depends on nothing.
  var constant: AnswerValue? {
    guard let expression = kind.expression, expression.expression.references.isEmpty else { return nil }
    return (try? expression.expression.evaluate { _ in nil }.get()).map { AnswerValue($0) }
  }

  /// True if the answer is a list, or may be one.
  fileprivate var mayHaveSeveralValues: Bool {
    switch type {
    case .multiselect, .computed: true
    default: list.map { !$0.isMap } ?? false
    }
  }

  /// True if an answer is written where empty ones are omitted: `default: null`, `default: ''` and `minItems: 0` make
  /// emptiness an answer.
  func isWritten(_ value: AnswerValue) -> Bool {
    guard isUnanswered(by: value), literalDefault != .null else { return true }
    return list?.items.minItems == 0 || choice?.items.minItems == 0
  }

  /// True if a value takes the default of a text or number away: whoever reads the answers would take it where nothing is
  /// written.
  func isEmptied(by value: AnswerValue) -> Bool {
    guard type.isText || type == .integer || type == .number else { return false }
    return isUnanswered(by: value) && literalDefault ?? .null != .null
  }

  /// True if the default is the empty text: no answer is that.
  package var isEmptyByDefault: Bool { if case .literal(.string(""))? = defaultValue { true } else { false } }

  /// An answer with its objects keyed by answer name.
  /// - Parameter isWhole: True to keep empty answers.
  func named(_ value: AnswerValue, isWhole: Bool) -> AnswerValue {
    guard let list, !isWhole || list.hasNames else {
      guard isUnanswered(by: value), !isWhole, !value.isCollection else { return value }
      // Where empty answers are omitted, a remaining empty one is null, or the empty text if that is the default.
      return isEmptyByDefault ? .string("") : .null
    }
    return list.converted(value) { members in
      let tree = AnswerTree()
      let places = LookUpTable<[String: Int]>()
      for field in list.fields {
        guard let member = members.member(field.id, places) else { continue }
        guard isWhole || field.isWritten(member.value) else { continue }
        tree.add(field.named(member.value, isWhole: isWhole), at: field.answerPath[...])
      }
      for member in members { member.strangerPath.map { tree.add(member.value, at: $0[...]) } }
      return tree.members
    } single: { field, value in
      field.named(value, isWhole: isWhole)
    }
  }

  /// Converts an answer from names to ids. Members without a field keep their name, to be reported later.
  /// - Parameter withStrangers: True to tell apart these members from fields.
  func unnamed(_ value: AnswerValue, withStrangers: Bool = false) -> AnswerValue {
    guard let list, !value.isEmpty, withStrangers || list.hasNames else { return value }
    let fields = Dictionary(firstOfEach: list.fields.map { ($0.answerPath, $0) })
    let objects = Set(list.fields.lazy.flatMap(\.answerPath.objectsAround))
    func row(_ members: [AnswerValue.Member], _ path: [String] = []) -> [AnswerValue.Member] {
      members.flatMap { member -> [AnswerValue.Member] in
        let path = path + [member.name]
        if let field = fields[path] {
          return [.init(field.id, field.unnamed(member.value, withStrangers: withStrangers))]
        }
        if case .object(let inner) = member.value, !inner.isEmpty || !withStrangers,
          objects.contains(path)
        {
          return row(inner, path)
        }
        return [.stranger(path, member.value)]
      }
    }
    return list.converted(value, row: { row($0) }, single: { $0.unnamed($1, withStrangers: withStrangers) })
  }
}

extension ListTraits {
  /// The answer with the members of its rows, or the single values in its place, converted.
  fileprivate func converted(
    _ answer: AnswerValue, row: ([AnswerValue.Member]) -> [AnswerValue.Member],
    single: (FieldDefinition, AnswerValue) -> AnswerValue
  ) -> AnswerValue {
    func element(_ value: AnswerValue) -> AnswerValue {
      if holdsSingles { return single(fields[fields.count - 1], value) }
      return if case .object(let members) = value { .object(row(members)) } else { value }
    }
    switch answer {
    case .list(let items) where !isMap: return .list(items.map(element))
    case .object(let entries) where isMap: return .object(entries.map { .init($0.name, element($0.value)) })
    default: return answer
    }
  }

  /// True if a field of its rows has a name other than its id.
  fileprivate var hasNames: Bool {
    fields.contains { $0.path != nil || ($0.list?.hasNames ?? false) }
  }
}

/// Members of a row that no field has: they are named by a JSON pointer (RFC 6901), which is no id.
extension AnswerValue.Member {
  package static func stranger(_ path: [String], _ value: AnswerValue) -> Self {
    let names = path.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
    return Self(names.map { "/" + $0 }.joined(), value)
  }

  /// The names that lead to such a member in the row; nil for the answer of a field.
  package var strangerPath: [String]? {
    guard name.utf8.first == UInt8(ascii: "/") else { return nil }
    return name.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}

extension AnswerValue {
  /// This value with the members that only another one has, everywhere in it.
  fileprivate func completed(by other: AnswerValue) -> AnswerValue {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      var rest = Dictionary(firstOfEach: own.map { ($0.name, $0.value) })
      let known = others.map { member in
        rest.removeValue(forKey: member.name).map { Member(member.name, $0.completed(by: member.value)) } ?? member
      }
      return .object(known + own.filter { rest[$0.name] != nil })
    case (.list(let own), .list(let others)) where own.count == others.count:
      return .list(zip(own, others).map { $0.completed(by: $1) })
    default: return self
    }
  }
}

/// Nested objects with members in insertion order.
private final class AnswerTree {
  private enum Child {
    case value(AnswerValue)
    case tree(AnswerTree)
  }

  private var children: [(name: String, child: Child)] = []
  private var indexes: [String: Int] = [:]

  var members: [AnswerValue.Member] {
    children.map { name, child in
      switch child {
      case .value(let value): AnswerValue.Member(name, value)
      case .tree(let tree): AnswerValue.Member(name, .object(tree.members))
      }
    }
  }

  func add(_ value: AnswerValue, at path: ArraySlice<String>) {
    guard let name = path.last, let tree = tree(at: path.dropLast()) else { return }
    tree.set(.value(value), of: name)
  }

  /// Adds a value, or completes it by the one that is there.
  func complete(_ value: AnswerValue, at path: ArraySlice<String>) {
    guard let name = path.last, let tree = tree(at: path.dropLast()) else { return }
    guard let index = tree.indexes[name] else { return tree.set(.value(value), of: name) }
    let other =
      switch tree.children[index].child {
      case .value(let other): other
      case .tree(let inner): AnswerValue.object(inner.members)
      }
    guard case .tree(let inner) = tree.children[index].child, case .object(let members) = value else {
      return tree.set(.value(value.completed(by: other)), of: name)
    }
    for member in members { inner.complete(member.value, at: [member.name]) }
  }

  /// Adds an empty object, unless the path is taken.
  func addObject(at path: ArraySlice<String>) { _ = tree(at: path) }

  /// The object at a path, created if missing; nil if a value is in the way.
  private func tree(at path: ArraySlice<String>) -> AnswerTree? {
    guard let name = path.first else { return self }
    if let index = indexes[name] {
      guard case .tree(let tree) = children[index].child else { return nil }
      return tree.tree(at: path.dropFirst())
    }
    let tree = AnswerTree()
    set(.tree(tree), of: name)
    return tree.tree(at: path.dropFirst())
  }

  private func set(_ child: Child, of name: String) {
    if let index = indexes[name] {
      children[index].child = child
    } else {
      indexes[name] = children.count
      children.append((name, child))
    }
  }
}
