import Expressions
import FormDefinitions

/// What the rows of a list read outside of it, and how often that has changed.
struct Surroundings {
  private let names: [String]
  private var last: [ExpressionValue?] = []
  private(set) var changes = 0

  init(_ names: Set<String>) { self.names = names.sorted() }

  /// What it is now. In a rule, it becomes a dependency.
  func values(around list: FieldModel) -> [ExpressionValue?] {
    [.bool(list.exists.value)] + names.map { list.lookup($0) }
  }

  /// - Returns: True if the values differ from the last ones.
  @discardableResult
  mutating func take(_ values: [ExpressionValue?]) -> Bool {
    guard values != last else { return false }
    last = values
    changes += 1
    return true
  }
}

/// The answers of the rows of a list, of which a change exchanges those of the rows that have changed.
struct KnownAnswers {
  private var answers: [AnswerValue] = []
  /// How rows stood, and what they read outside the list, when the answers were taken; nil before.
  private var state: (arrangement: Int, surroundings: Int)?
  private var changed: [RowModel] = []

  mutating func rowDidChange(_ row: RowModel) {
    guard state != nil, changed.last !== row else { return }
    changed.append(row)
    // Nobody asks for the answers any more.
    if changed.count > max(100, answers.count) { self = KnownAnswers() }
  }

  mutating func take(
    of rows: [RowModel], _ state: (arrangement: Int, surroundings: Int), _ answer: (RowModel) -> AnswerValue
  ) -> [AnswerValue] {
    if let known = self.state, known == state {
      for row in changed where row.isInList { answers[row.position] = answer(row) }
    } else {
      answers = rows.map(answer)
      self.state = state
    }
    changed = []
    return answers
  }
}

/// The number of missing answers in the rows of a list, as a sum that is brought up to date by the rows that have changed.
struct MissingCount {
  /// The number without that of the rows in `uncounted`; nil until it is asked for.
  private var counted: Int?
  private var uncounted: [RowModel] = []

  /// Called when everything may have changed.
  mutating func forgetAll() { counted = nil }

  mutating func rowDidChange(_ row: RowModel) {
    guard counted != nil, row.missingKnown != nil else { return }
    rowWasRemoved(row)
    uncounted.append(row)
  }

  mutating func rowWasInserted(_ row: RowModel) { if counted != nil { uncounted.append(row) } }

  mutating func rowWasRemoved(_ row: RowModel) {
    if let count = row.missingKnown {
      counted? -= count
      row.missingKnown = nil
    } else {
      uncounted.removeAll { $0 === row }
    }
  }

  mutating func count(in rows: [RowModel]) -> Int {
    if counted == nil {
      for row in rows { row.missingKnown = nil }
      (counted, uncounted) = (0, rows)
    }
    for row in uncounted where row.missingKnown == nil {
      let count = row.missing
      row.missingKnown = count
      counted? += count
    }
    uncounted = []
    return counted ?? 0
  }
}
