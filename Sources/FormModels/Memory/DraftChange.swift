package import FormDefinitions
import Values

/// What has changed since a draft was saved. A store may write it behind the draft, as a line of JSON, instead of the
/// whole draft again: a key in a long list then writes its row.
///
///     {"answers":{"city":"Rome"},"rows":{"guests":{"moved":[[null,2]],"set":{"2":{"name":"Ada"}}}},"focus":"guests[2].name"}
nonisolated package struct DraftChange: Sendable, Equatable {
  /// The answers of changed fields, except lists; null for those with text that cannot be parsed.
  package var answers: [String: AnswerValue] = [:]
  /// The fields that are no longer answered, since their text cannot be parsed.
  package var unanswered: [String] = []
  package var rows: [String: RowsChange] = [:]
  /// All of them.
  package var typed: [String: String] = [:]
  /// All of them, as in a draft; nil if they are as they were.
  package var given: [String: GivenRows]?
  package var focus: String?

  package init() {}
}

/// The changes of a list: first rows move, then some have other contents.
nonisolated package struct RowsChange: Sendable, Equatable {
  /// A row that came, went or moved.
  package struct Move: Sendable, Equatable {
    /// Its index before; nil for a new row.
    package let from: Int?
    /// Its index afterwards; nil for a removed one.
    package let to: Int?
  }

  package var moves: [Move] = []
  /// The new contents of rows, by index.
  package var contents: [Int: AnswerValue] = [:]

  package init() {}
}

nonisolated extension DraftChange {
  /// One line, with its end.
  package var line: [UInt8] {
    var members: [AnswerValue.Member] = []
    func add(_ name: String, _ values: [AnswerValue.Member]) {
      if !values.isEmpty { members.append(.init(name, .object(values.sorted { $0.name < $1.name }))) }
    }
    add("answers", answers.map { .init($0.key, $0.value) })
    if !unanswered.isEmpty { members.append(.init("unanswered", .list(unanswered.sorted().map { .string($0) }))) }
    add("rows", rows.map { .init($0.key, $0.value.value) })
    add("typed", typed.map { .init($0.key, .string($0.value)) })
    if let given {
      let lists = given.sorted { $0.key < $1.key }.map { AnswerValue.Member($0.key, $0.value.value) }
      members.append(.init("given", .object(lists)))
    }
    if let focus { members.append(.init("focus", .string(focus))) }
    var writer = JSONWriter(layout: .compact)
    writer.write(AnswerValue.object(members).json)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The members of a draft's object after the changes in lines behind it. The rest is dropped from the first line on
  /// that is incomplete.
  static func apply(_ lines: ArraySlice<UInt8>, to draft: [AnswerValue.Member]) -> [AnswerValue.Member] {
    var changed = ChangedDraft(draft)
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard case .object(let members)? = AnswerValue(parsing: Array(line)) else { break }
      changed.apply(members)
    }
    return changed.members
  }
}

nonisolated extension RowsChange {
  fileprivate var value: AnswerValue {
    func index(_ index: Int?) -> AnswerValue { index.map { .integer(Int64($0)) } ?? .null }
    let set = contents.sorted { $0.key < $1.key }.map { AnswerValue.Member("\($0.key)", $0.value) }
    return .object([
      .init("moved", .list(moves.map { .list([index($0.from), index($0.to)]) })), .init("set", .object(set)),
    ])
  }

  /// Changes rows accordingly. Indices that do not fit are passed over.
  fileprivate static func apply(_ change: AnswerValue, to rows: inout [AnswerValue]) {
    if case .list(let moves)? = change.member("moved") {
      for case .list(let ends) in moves where ends.count == 2 {
        var row = AnswerValue.object([])
        if case .integer(let from) = ends[0], rows.indices.contains(Int(from)) { row = rows.remove(at: Int(from)) }
        if case .integer(let to) = ends[1], (0...rows.count).contains(Int(to)) { rows.insert(row, at: Int(to)) }
      }
    }
    guard case .object(let contents)? = change.member("set") else { return }
    for row in contents {
      if let index = Int(row.name), rows.indices.contains(index) { rows[index] = row.value }
    }
  }
}

/// A draft to which changes are applied.
private nonisolated struct ChangedDraft {
  private var others: [AnswerValue.Member]
  /// nil for those that were taken away, so that the places of the others stay.
  private var answers: [AnswerValue.Member?] = []
  private var places: [String: Int] = [:]
  /// The answers that rows have changed in, as arrays that are changed in place.
  private var lists: [String: [AnswerValue]] = [:]

  init(_ draft: [AnswerValue.Member]) {
    others = draft
    guard case .object(let members)? = AnswerValue.object(draft).member("answers") else { return }
    for member in members { set(member.value, of: member.name) }
  }

  mutating func apply(_ change: [AnswerValue.Member]) {
    let change = AnswerValue.object(change)
    if case .object(let new)? = change.member("answers") { for answer in new { set(answer.value, of: answer.name) } }
    if case .list(let names)? = change.member("unanswered") {
      for case .string(let name) in names { places.removeValue(forKey: name).map { answers[$0] = nil } }
    }
    if case .object(let changes)? = change.member("rows") {
      for list in changes {
        if lists[list.name] == nil, case .list(let rows)? = places[list.name].flatMap({ answers[$0]?.value }) {
          lists[list.name] = rows
        }
        RowsChange.apply(list.value, to: &lists[list.name, default: []])
      }
    }
    let whole = ["typed", "focus"] + (change.member("given") == nil ? [] : ["given"])
    others.removeAll { whole.contains($0.name) }
    for name in whole { if let value = change.member(name) { others.append(.init(name, value)) } }
  }

  private mutating func set(_ value: AnswerValue, of name: String) {
    if let place = places[name] {
      answers[place]?.value = value
    } else {
      places[name] = answers.count
      answers.append(.init(name, value))
    }
  }

  var members: [AnswerValue.Member] {
    var whole = self
    for (name, rows) in lists { whole.set(.list(rows), of: name) }
    return whole.others.filter { $0.name != "answers" } + [.init("answers", .object(whole.answers.compactMap(\.self)))]
  }
}

nonisolated extension AnswerValue {
  func member(_ name: String) -> AnswerValue? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }
}
