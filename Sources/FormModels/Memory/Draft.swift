package import FormDefinitions
import Values

/// The unsubmitted answers that the person has changed; secret and computed fields are never included.
nonisolated package struct Draft: Sendable, Equatable {
  /// By field id. Null marks a cleared answer. The answer of a list or map is the list of its rows.
  package var answers: [String: AnswerValue] = [:]
  /// Text that cannot be parsed yet, such as half a date, by field id or, in rows, by place: `guests[0].age`.
  package var typed: [String: String] = [:]
  /// Which of the rows that lists were given theirs are, by field id.
  package var given: [String: GivenRows] = [:]
  /// The field that had focus.
  package var focus: String?
  /// The paths that the person has opened, of a form of which only a part is asked at first.
  package var opened: [String] = []
  /// When it was last saved, in seconds since 1970 UTC; nil if unknown.
  package var saved: Int64?
  /// The number of answers dropped because the definition has changed since.
  package var misfits = 0
  /// Earlier drafts, newest first, that were not resumed when this one was begun.
  package var earlier: [Draft] = []

  package init() {}

  /// The number of answers, with those that are no values yet; a draft of answers that were taken away counts as one.
  package var count: Int {
    guard !isEmpty else { return 0 }
    let ofTexts = typed.keys.map { String($0.prefix { $0 != "[" }) }
    return max(1, Set(answers.filter { !$0.value.isEmpty }.map(\.key) + ofTexts).count)
  }

  package var isEmpty: Bool { answers.isEmpty && typed.isEmpty }

  /// True if a field had focus, or one in its rows.
  func hadFocus(around id: String) -> Bool { focus?.idsAround.contains(id) ?? false }

  /// The part of a value that may be saved: rows are stripped of their secret and computed fields, and beside secrets of
  /// what no field has.
  package static func kept(_ value: AnswerValue, of field: FieldDefinition) -> AnswerValue {
    value.mappingRows(of: field, keepsStrangers: !field.holdsSecrets) { answer, inner, _ in
      inner.isKeptInDrafts ? kept(answer, of: inner) : nil
    }
  }
}

nonisolated extension FieldDefinition {
  /// True if drafts include this field's answer.
  var isKeptInDrafts: Bool { hasAnswer && type != .computed && !isSecret }

  /// True if drafts include this field's text while that cannot be parsed.
  var keepsTypedText: Bool { isKeptInDrafts && !type.hasRows }
}

/// A draft as a file: one JSON object, fields in alphabetical order. The file's modification time is when the draft was
/// saved; earlier drafts store theirs.
///
///     {
///       "formline": 1,
///       "form": "/home/ada/signup.yaml",
///       "answers": {"email": "ada@example.com"},
///       "typed": {"birthday": "1815-1"},
///       "given": {"guests": {"of": "cbf29ce484222325", "rows": [[1, 2], [0, 1]]}},
///       "focus": "birthday",
///       "earlier": [{"saved": "2026-11-21T14:05:00Z", "answers": {"email": "grace@example.com"}}]
///     }
nonisolated extension Draft {
  /// - Parameter form: The absolute path of the definition; nil when it has none.
  package func bytes(form: String?) -> [UInt8] {
    var members: [AnswerValue.Member] = [.init("formline", .integer(1))]
    if let form { members.append(.init("form", .string(form))) }
    members += content
    if !earlier.isEmpty {
      members.append(.init("earlier", .list(earlier.map { .object($0.dated + $0.content) })))
    }
    return Array((AnswerValue.object(members).json.text(.indented) + "\n").utf8)
  }

  private var dated: [AnswerValue.Member] {
    guard let moment = saved.flatMap({ Instant(seconds: $0) }) else { return [] }
    return [.init("saved", .string(moment.description))]
  }

  private var content: [AnswerValue.Member] {
    var members: [AnswerValue.Member] = [.init("answers", Self.object(answers))]
    if !typed.isEmpty { members.append(.init("typed", Self.object(typed.mapValues { .string($0) }))) }
    if !given.isEmpty { members.append(.init("given", Self.object(given.mapValues(\.value)))) }
    if let focus { members.append(.init("focus", .string(focus))) }
    if !opened.isEmpty { members.append(.init("opened", .list(opened.map { .string($0) }))) }
    return members
  }

  private static func object(_ values: [String: AnswerValue]) -> AnswerValue {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
  }

  /// Reads a file written by `bytes(form:)`, dropping what does not fit the current definition: answers of another
  /// type, unknown fields, secret fields.
  ///
  /// - Parameter opening: The definition with paths opened that a draft names, if they can be.
  /// - Returns: The draft and the path of its definition; nil if the bytes are no draft.
  package static func read(
    _ bytes: [UInt8], for definition: FormDefinition, opening: (_ paths: [String]) -> FormDefinition? = { _ in nil }
  ) -> (draft: Draft, form: String?)? {
    let parts = parts(of: bytes)
    guard case .object(let saved)? = AnswerValue(parsing: parts.draft),
      saved.contains(where: { $0.name == "formline" && $0.value == .integer(1) }),
      case let members = parts.changes.isEmpty ? saved : DraftChange.apply(parts.changes, to: saved)
    else { return nil }
    var earlier: [[AnswerValue.Member]] = []
    if case .list(let entries)? = members["earlier"] {
      earlier = entries.compactMap { if case .object(let members) = $0 { members } else { nil } }
    }
    // All drafts are read for the one form that offers them.
    let paths = ([members] + earlier).flatMap(opened(in:))
    let definition = paths.isEmpty ? definition : opening(paths) ?? definition
    guard var draft = Draft(members, for: definition) else { return nil }
    draft.earlier = earlier.compactMap { Draft($0, for: definition) }
    guard case .string(let form)? = members["form"] else { return (draft, nil) }
    return (draft, form)
  }

  /// The object, and the lines of changes behind it; see `DraftChange`.
  private static func parts(of bytes: [UInt8]) -> (draft: [UInt8], changes: ArraySlice<UInt8>) {
    // Everything in the object is indented.
    let (newline, brace) = (UInt8(ascii: "\n"), UInt8(ascii: "}"))
    let end = bytes.indices.dropFirst().dropLast().first { index in
      bytes[index] == brace && bytes[index - 1] == newline && bytes[index + 1] == newline
    }
    return end.map { (Array(bytes[...$0]), bytes[($0 + 2)...]) } ?? (bytes, [])
  }

  private static func opened(in members: [AnswerValue.Member]) -> [String] {
    guard case .list(let paths)? = members["opened"] else { return [] }
    return paths.compactMap { if case .string(let path) = $0 { path } else { nil } }
  }

  /// Nil if the `answers` member is missing.
  private init?(_ members: [AnswerValue.Member], for definition: FormDefinition) {
    guard case .object(let answered)? = members["answers"] else { return nil }
    if case .object(let lists)? = members["given"] {
      for list in lists { given[list.name] = GivenRows(list.value) }
    }
    for answer in answered {
      guard let field = definition.field(answer.name), field.isKeptInDrafts else {
        misfits += 1
        continue
      }
      let value = Self.kept(answer.value, of: field)
      answers[field.id] = fitting(value, of: field, isGiven: given[field.id] != nil)
    }
    if case .object(let texts)? = members["typed"] {
      for entry in texts {
        guard case .string(let text) = entry.value else { continue }
        if let field = definition.field(at: entry.name), field.keepsTypedText {
          typed[entry.name] = text
        } else {
          misfits += 1
        }
      }
    }
    if case .string(let id)? = members["focus"], definition.field(at: id)?.isSecret == false { focus = id }
    opened = Self.opened(in: members)
    if case .string(let text)? = members["saved"] { saved = Instant(rfc3339: text)?.seconds }
  }
}

nonisolated extension Draft {
  /// What of a kept answer fits its field; counts what does not. Rows stay, whatever fits in them: what was typed is found
  /// by their numbers.
  private mutating func fitting(_ value: AnswerValue, of field: FieldDefinition, isGiven: Bool) -> AnswerValue? {
    switch (field.type, value) {
    case (.list, .list), (.map, .list):
      return value.mappingRows(of: field) { answer, inner, _ in fitting(answer, of: inner, isGiven: isGiven) }
    // As earlier versions wrote it.
    case (.map, .object): return fitting(.list(field.list?.rows(of: value) ?? []), of: field, isGiven: isGiven)
    default: break
    }
    if case .success(let value) = AnswerConversion.convert(kept: value, isGiven: isGiven, for: field) { return value }
    if !field.isUnanswered(by: value) { misfits += 1 }
    return nil
  }
}

extension [AnswerValue.Member] {
  nonisolated fileprivate subscript(name: String) -> AnswerValue? { first { $0.name == name }?.value }
}

extension Draft {
  /// What the person has changed so far.
  init(of form: FormModel) {
    self.init(ofTextsIn: form)
    opened = form.memory.opened
    for field in form.fields where field.isChanged { field.keep(in: &self) }
  }

  /// What the person has typed that is no answer yet, and where, and which rows were given.
  init(ofTextsIn form: FormModel) {
    self.init()
    for field in form.fields where field.isEdited || !field.search.isEmpty { field.keepText(in: &self) }
    for list in form.lists where list.field.isEdited && list.field.definition.isKeptInDrafts {
      guard let digest = list.digestOfGiven, let origins = list.originsNow else { continue }
      given[list.field.id] = GivenRows(digest: digest, origins: origins)
    }
    focus = form.graph.untracked { form.screen?.focusedField }.flatMap { id in
      form.field(id)?.definition.isSecret == false ? id : nil
    }
  }
}

extension DraftChange {
  /// Takes the answer of a field without rows.
  mutating func take(_ field: FieldModel) {
    guard field.definition.isKeptInDrafts else { return }
    guard field.mismatch == nil else { return unanswered.append(field.definition.id) }
    answers[field.definition.id] = field.form.graph.untracked { field.answer }
  }
}

extension FieldModel {
  fileprivate func keep(in draft: inout Draft) {
    guard definition.isKeptInDrafts, mismatch == nil else { return }
    let contents = form.graph.untracked { contentsNow }
    draft.answers[id] = list == nil ? contents : Draft.kept(contents, of: definition)
  }

  fileprivate func keepText(in draft: inout Draft) {
    for row in list?.madeRows ?? [] {
      for field in row.fields { field.keepText(in: &draft) }
    }
    guard definition.keepsTypedText else { return }
    if mismatch != nil { draft.typed[id] = text.current } else if !search.isEmpty { draft.typed[id] = search }
  }

  /// Takes the field's answer from a draft. No action runs: the draft includes the answers that actions set earlier.
  func restore(from draft: Draft) {
    guard !isEdited else { return }
    if let value = draft.answers[id] {
      wasEdited()
      set(value)
      if let list, let given = draft.given[id], given.digest == list.digestOfGiven {
        list.take(given.origins, given: form.inputs.prefilled[id])
      }
      for place in draft.typed.keys where place.hasPrefix(id + "[") { form.field(place)?.restore(from: draft) }
    } else if isTyped, let text = draft.typed[id] {
      wasEdited()
      read(text)
    }
    if definition.choice != nil, let text = draft.typed[id] { resume(search: text) }
    hasBeenLeft = (isEdited || !search.isEmpty) && !draft.hadFocus(around: id)
  }
}
