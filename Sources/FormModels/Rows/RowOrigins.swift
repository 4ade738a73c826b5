import FormDefinitions
import Values

/// Which of the rows that a list was given its rows are: what no field can hold is written from there.
nonisolated package struct RowOrigins: Sendable, Equatable {
  /// Rows that were given one after the other.
  struct Run: Equatable {
    /// The index that the first was given with; nil for rows that were added.
    let first: Int?
    var count: Int
  }

  private(set) var runs: [Run] = []
  /// Those of the lists in rows that somebody has changed, by row and field.
  fileprivate(set) var inner: [Int: [String: RowOrigins]] = [:]

  /// - Parameter rows: By row; nil for one that was added.
  init(_ rows: some Sequence<Int?>) {
    for row in rows {
      if let last = runs.last, last.first.map({ $0 + last.count }) == row {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(first: row, count: 1))
      }
    }
  }

  /// By row; nil if these are not as many rows.
  func rows(_ count: Int) -> [Int?]? {
    guard runs.reduce(0, { $0 + $1.count }) == count else { return nil }
    return runs.flatMap { run in (0..<run.count).map { offset in run.first.map { $0 + offset } } }
  }
}

extension ListModel {
  /// Nil if no row was given. Linear in the rows.
  var originsNow: RowOrigins? {
    guard rowsNow.contains(where: { $0.origin != nil }) else { return nil }
    var origins = RowOrigins(rowsNow.lazy.map(\.origin))
    for row in madeNow where row.isInList && !row.lists.isEmpty {
      let inside = row.originsInside
      if !inside.isEmpty { origins.inner[row.position] = inside }
    }
    return origins
  }

  /// Takes the rows, which were made of another value, for those that were given.
  /// - Parameter given: What has the secrets of the rows; nil to leave them as they are.
  func take(_ origins: RowOrigins, given: AnswerValue? = nil) {
    guard let rows = origins.rows(rowsNow.count) else { return }
    let given = field.definition.holdsSecrets ? given.map(traits.rows) ?? [] : []
    replaceRows(
      by: zip(rowsNow, rows).enumerated().map { index, row in
        var members = row.0.membersNow
        if let origin = row.1, given.indices.contains(origin) {
          traits.addSecrets(of: given[origin].rowMembers, to: &members, origins.inner[index] ?? [:])
        }
        return RowModel(members, at: index, of: self, isGiven: row.1 != nil && field.givenRowsFit, origin: row.1)
      })
    for (index, inner) in origins.inner where rowsNow.indices.contains(index) { rowsNow[index].take(inner) }
  }
}

extension ListTraits {
  /// Adds what no draft has to a row that was made of a given one: its secrets, beside these what no field has, and those
  /// of the rows in it.
  fileprivate func addSecrets(
    of given: [AnswerValue.Member], to members: inout [AnswerValue.Member], _ origins: [String: RowOrigins]
  ) {
    let known = Set(members.map(\.name))
    members += given.filter { $0.strangerPath != nil && !known.contains($0.name) }
    for field in fields where field.holdsSecrets {
      guard let value = given.first(where: { $0.name == field.id })?.value else { continue }
      let place = members.firstIndex { $0.name == field.id }
      guard let inner = field.list, !field.isSecret else {
        if let place { members[place].value = value } else { members.append(.init(field.id, value)) }
        continue
      }
      guard let place else { continue }
      let (rows, givenRows) = (inner.rows(of: members[place].value), inner.rows(of: value))
      // Rows that nobody has changed are where they were.
      let own = origins[field.id]?.rows(rows.count) ?? (rows.count == givenRows.count ? Array(rows.indices) : [])
      guard own.count == rows.count else { continue }
      members[place].value = inner.answer(
        of: zip(rows, own).map { row, origin in
          guard let origin, givenRows.indices.contains(origin) else { return row }
          var members = row.rowMembers
          inner.addSecrets(of: givenRows[origin].rowMembers, to: &members, [:])
          return .object(members)
        }, like: members[place].value)
    }
  }
}

extension RowModel {
  /// The origins of its lists that somebody has changed.
  var originsInside: [String: RowOrigins] {
    guard isMade else { return [:] }
    return lists.filter(\.field.isEdited).reduce(into: [:]) { origins, list in
      origins[list.field.definition.id] = list.originsNow ?? RowOrigins(list.rowsNow.lazy.map { _ in nil })
    }
  }

  func take(_ origins: [String: RowOrigins]) {
    for (id, inner) in origins {
      guard let list = field(id)?.list else { continue }
      list.field.wasEdited()
      list.take(inner)
    }
  }
}

/// As a draft has it: each run with its first index and its number, and the lists in rows.
///
///     {"rows": [[0, 3], [null, 1], [4, 2]], "in": {"2": {"parts": {"rows": [[1, 1], [0, 1]]}}}}
nonisolated extension RowOrigins {
  var value: AnswerValue {
    let numbers = runs.map { run -> AnswerValue in
      .list([run.first.map { .integer(Int64($0)) } ?? .null, .integer(Int64(run.count))])
    }
    let inside = inner.sorted { $0.key < $1.key }.map { index, lists in
      AnswerValue.Member("\(index)", .object(lists.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.value) }))
    }
    return .object(
      [.init("rows", .list(numbers))] + (inside.isEmpty ? [] : [AnswerValue.Member("in", .object(inside))]))
  }

  init?(_ value: AnswerValue) {
    guard case .list(let runs)? = value.member("rows") else { return nil }
    let indices = Int64(0)...Int64(Int32.max)
    for case .list(let run) in runs {
      guard run.count == 2, case .integer(let count) = run[1], indices ~= count else { return nil }
      switch run[0] {
      case .null: self.runs.append(Run(first: nil, count: Int(count)))
      case .integer(let first) where indices ~= first: self.runs.append(Run(first: Int(first), count: Int(count)))
      default: return nil
      }
    }
    guard case .object(let inside)? = value.member("in") else { return }
    for row in inside {
      guard let index = Int(row.name), case .object(let lists) = row.value else { continue }
      for list in lists { inner[index, default: [:]][list.name] = RowOrigins(list.value) }
    }
  }
}

/// The origins of a list's rows, and what the list was given: of anything else, they say nothing.
nonisolated package struct GivenRows: Sendable, Equatable {
  /// Of the given value, without secrets.
  let digest: String
  let origins: RowOrigins

  init(digest: String, origins: RowOrigins) {
    self.digest = digest
    self.origins = origins
  }

  init?(_ value: AnswerValue) {
    guard case .string(let digest)? = value.member("of"), let origins = RowOrigins(value) else { return nil }
    self.init(digest: digest, origins: origins)
  }

  var value: AnswerValue {
    guard case .object(let members) = origins.value else { return .null }
    return .object([.init("of", .string(digest))] + members)
  }

  static func digest(of value: AnswerValue) -> String { String(value.json.text(.compact).stableHash, radix: 16) }
}
