package import FormDefinitions
package import Values

/// A form of which only a part is asked: what is required, and what was opened. Schemas of infrastructure have
/// thousands of optional values, of which a person needs few.
package struct PartialForm: Sendable {
  /// The part that is asked besides what is required.
  package struct Opening: Sendable {
    /// The paths that are opened, each with the values directly in it.
    package var paths: [[String]] = []
    /// True if `paths` replaces what is opened without being asked for.
    package var isOnly = false
    /// True to ask for everything.
    package var isAll = false
    /// True for a line for each optional object that is not opened, with its path for `--only`.
    package var namesClosed = false
    /// The key that opens paths while the form runs, for these lines; nil if none does.
    package var key: String?
    /// The documents of answers, each of whose values is asked for; later ones lie over earlier ones.
    package var given: [GivenDocument] = []
    /// The values that are typed, each in the objects around it; they are asked for, too.
    package var typed: [AnswerValue] = []
    /// The resource that is edited.
    package var old: AnswerValue?

    /// Every value that is there already.
    var values: [AnswerValue] { [old].compactMap { $0 } + given.map(\.value) + typed }

    package init() {}
  }

  /// Every path that can be opened, with its description; an object before what is in it.
  package let candidates: @Sendable () -> [Candidate]
  /// The paths that are opened, those among them that nobody needs to open.
  let paths: [[String]]
  /// The form with a part of it opened.
  package let opened: @Sendable (Opening) -> ImportedForm
  /// The path that a name with dots means, as questions name values; nil for others. Names on the way may have dots.
  package let path: @Sendable (_ name: String) -> [String]?
  /// Documents of the format as answers of the form, over what is edited.
  package let given: @Sendable (_ documents: [GivenDocument]) -> Given
  /// The value of the format that answers of the form stand for, and its problems by path.
  package let finished: @Sendable (_ answers: FieldAnswers, [VerbatimAnswer]) -> Outcome
  /// The JSON Schema of a value that is asked for as YAML, by its path; nil for others. In the format it is no text.
  package let yaml: @Sendable (_ path: [String]) -> JSONValue?
  /// True if the format knows better than the fields what must be answered.
  package var decidesWhatIsRequired = false
  /// Warnings about the given values, such as parts that are left out.
  package var warnings: [String] = []

  package typealias Candidate = (path: [String], description: String)

  /// What is given, as answers of the form.
  package struct Given {
    package var answers: [String: AnswerValue] = [:]
    /// All of it, which is written as it is given unless somebody changes it.
    package var verbatim: [VerbatimAnswer] = []
    /// The names that the format does not know.
    package var strangers: [Diagnostic] = []
    /// The values of other types than their fields have.
    package var misfits: [Diagnostic] = []
    /// The values that the format refuses.
    package var refused: [Diagnostic] = []
    /// Those that stand for objects with fields in them, so that nobody is asked for better ones.
    package var lasting: [Diagnostic] = []
  }

  /// A finished value.
  package struct Outcome: Sendable {
    package var value: AnswerValue
    package var problems: [(path: [String], message: String)] = []
    /// What could not be decided, or is odd.
    package var remarks: [String] = []
  }
}

extension PartialForm.Opening {
  /// The line of an optional object in one that is asked: what is in it, and how it is asked.
  /// - Parameter count: The number of values in it.
  func closedLine(of node: DefinitionNode, _ count: Int, at path: [String]) -> DefinitionNode {
    let values = "\(count) \(count == 1 ? "value" : "values")"
    let ways = key.map { "opened with \($0) or" } ?? "asked with"
    return node.object([
      "title": path.last.map(FieldDefinition.readableLabel(for:)), "type": "string", "readOnly": true,
      "default": "\(values), \(ways) --only \(path.joined(separator: "."))",
    ])
  }
}

extension PartialForm {
  /// The paths that can still be opened: values that are not asked for, and objects with such values directly in them or
  /// with none that are asked for. Linear in the schema.
  /// - Parameter definition: That of this form.
  package func closed(in definition: FormDefinition) -> [Candidate] {
    let candidates = candidates()
    let asked = Set(definition.fields.filter(\.hasAnswer).map(\.answerPath))
    let opened = Set(paths)
    // By object: whether it has values directly in it, one that is not asked for, and any below that is.
    var contents: [[String]: (hasValues: Bool, isClosed: Bool, isAsked: Bool)] = [:]
    var found: [Candidate] = []
    // What is in an object comes behind it.
    for candidate in candidates.reversed() {
      let path = candidate.path
      let parent = Array(path.dropLast())
      let own = contents.removeValue(forKey: path)
      var around = contents[parent] ?? (false, false, false)
      let isAsked = own?.isAsked ?? asked.contains(path)
      around.isAsked = around.isAsked || isAsked
      if own == nil {
        around.hasValues = true
        around.isClosed = around.isClosed || !isAsked
      }
      contents[parent] = around
      let isClosed = own.map { $0.isClosed || !$0.hasValues && !$0.isAsked } ?? !isAsked
      if isClosed, !opened.contains(path) { found.append(candidate) }
    }
    return found.reversed()
  }

  /// The path that a name with dots opens; that of its parts if there is none.
  package func path(opening name: String) -> [String] {
    path(name) ?? name.split(separator: ".").map(String.init)
  }
}

extension FormDefinition {
  /// Answers as a value of the format, with what was given and not changed as it was.
  /// - Parameter decoded: The value of the format that written answers stand for.
  func value(
    of answers: FieldAnswers, _ verbatim: [VerbatimAnswer],
    decoded: (_ written: AnswerValue) -> AnswerValue
  ) -> AnswerValue {
    func value(_ answers: FieldAnswers) -> AnswerValue {
      answers.isEmpty ? .object([]) : decoded(.object(written(answers).map { AnswerValue.Member($0.id, $0.value) }))
    }
    let standing = verbatim.filter { $0.shown == nil }
    let ids = Set(standing.compactMap(\.field))
    let own = value(answers.filter { !ids.contains($0.id) })
    let changed = verbatim.filter { $0.shown != nil }
    let shown = value(changed.compactMap { answer in answer.field.flatMap { id in answer.shown.map { (id, $0) } } })
    let restored = changed.compactMap { answer -> VerbatimAnswer? in
      let (now, before) = (own.value(at: answer.path) ?? .null, shown.value(at: answer.path) ?? .null)
      guard !now.isEmpty || before.isEmpty else { return nil }
      return VerbatimAnswer(now.restored(from: before, as: answer.value), at: answer.path)
    }
    return own.laying(standing + restored)
  }
}

extension [String] {
  /// The path that a name with dots means in nested objects, whose names may have dots themselves; nil if there is none.
  init?<Object>(named name: Substring, in object: Object, _ member: (Object, String) -> Object?) {
    if member(object, String(name)) != nil {
      self = [String(name)]
      return
    }
    for dot in name.indices where name[dot] == "." {
      guard let inner = member(object, String(name[..<dot])),
        let rest = [String](named: name[name.index(after: dot)...], in: inner, member)
      else { continue }
      self = [String(name[..<dot])] + rest
      return
    }
    return nil
  }
}

extension AnswerValue {
  /// The paths of all values in nested objects; of an empty object its own.
  var leafPaths: [[String]] {
    guard case .object(let members) = self, !members.isEmpty else { return [[]] }
    return members.flatMap { member in member.value.leafPaths.map { [member.name] + $0 } }
  }

  /// True for a list with an empty text in it, given or typed as JSON.
  var holdsEmptyItems: Bool {
    switch self {
    case .list(let items): items.contains(.string(""))
    case .string(let text): AnswerValue(parsing: Array(text.utf8)).map { $0 != self && $0.holdsEmptyItems } ?? false
    default: false
    }
  }

  /// The value at a path through objects; nil if there is none.
  func value(at path: some Sequence<String>) -> AnswerValue? {
    var value = self
    for name in path {
      guard let next = value[name] else { return nil }
      value = next
    }
    return value
  }

  /// The value with answers over it: of objects the members are merged, anything else is replaced.
  func laying(_ answers: [VerbatimAnswer]) -> AnswerValue {
    let tree = LaidValue(self)
    for answer in answers { tree.lay(answer.value, at: answer.path[...]) }
    return tree.value
  }

  /// The values of an object by their names, where many are looked up; none for anything else.
  var membersByName: [String: AnswerValue] { Dictionary(firstOfEach: (members ?? []).map { ($0.name, $0.value) }) }

  /// The object with a member added or replaced.
  func setting(_ name: String, _ value: AnswerValue) -> AnswerValue {
    guard case .object(var members) = self else { return .object([Member(name, value)]) }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(Member(name, value))
    }
    return .object(members)
  }
}

/// Paths, among which others are looked for.
struct PathSet: Sendable {
  private let paths: Set<[String]>
  private let around: Set<[String]>

  init(_ paths: [[String]]) {
    self.paths = Set(paths)
    around = Set(paths.lazy.flatMap { path in path.indices.map { Array(path[..<$0]) } })
  }

  func holds(_ path: [String]) -> Bool { paths.contains(path) }

  /// True if there is a path to something inside.
  func leadsOn(from path: [String]) -> Bool { around.contains(path) }

  /// True if there is the path of something around, besides the whole.
  func holdsSomething(around path: [String]) -> Bool { path.indices.dropFirst().contains { holds(Array(path[..<$0])) } }
}

/// A value in which the value at a path through objects is found in steps that grow with the path.
struct IndexedValue: Sendable {
  private let value: AnswerValue
  private let members: [String: IndexedValue]

  init(_ value: AnswerValue) {
    self.value = value
    members = value.membersByName.mapValues(IndexedValue.init)
  }

  subscript(path: some Collection<String>) -> AnswerValue? {
    path.reduce(self as IndexedValue?) { $0?.members[$1] }?.value
  }

  /// The value at a path, or the innermost around it: a list where the path goes on in one.
  subscript(nearest path: some Collection<String>) -> AnswerValue {
    var place = self
    for name in path {
      guard let inner = place.members[name] else { break }
      place = inner
    }
    return place.value
  }
}

/// A value while others are laid over it.
private final class LaidValue {
  /// nil for an object.
  private var whole: AnswerValue?
  private var names: [String] = []
  private var members: [String: LaidValue] = [:]

  init(_ value: AnswerValue) { set(value) }

  var value: AnswerValue {
    whole ?? .object(names.compactMap { name in members[name].map { AnswerValue.Member(name, $0.value) } })
  }

  func lay(_ value: AnswerValue, at path: ArraySlice<String> = []) {
    if let name = path.first {
      if whole != nil { set(.object([])) }
      member(name).lay(value, at: path.dropFirst())
    } else if case .object(let others) = value, whole == nil {
      for other in others { member(other.name).lay(other.value) }
    } else {
      set(value)
    }
  }

  private func member(_ name: String) -> LaidValue {
    if let member = members[name] { return member }
    let new = LaidValue(.object([]))
    names.append(name)
    members[name] = new
    return new
  }

  private func set(_ value: AnswerValue) {
    (whole, names, members) = (value, [], [:])
    guard case .object(let own) = value else { return }
    whole = nil
    for own in own { member(own.name).set(own.value) }
  }
}
