import Expressions

/// The value of an aggregate over the rows of a list, brought up to date by the rows that have changed.
///
/// It keeps what each row contributes, and a summary of each block of rows: after a change of one row, that row and the
/// summary of its block are made anew, and the summaries are added up.
final class KnownAggregate {
  private let expression: Expression
  private let aggregate: ListAggregate
  private unowned let list: ListModel
  private var blocks: [Block] = []
  private var rowCount = 0
  /// What all rows come to, as long as the summaries stay.
  private var whole: Summary?
  /// What rows and their parts read outside the list, for which the parts are known.
  private var surroundings = -1
  private var others: [ExpressionValue?] = []

  /// Consecutive rows.
  private struct Block {
    /// What the rows contribute; nil for those that are new.
    var parts: [ListAggregate.Part?]
    /// The places of rows that have changed since.
    var changed: [Int] = []
    /// What they come to, but for the changes.
    var summary: Summary
    /// False if rows came or went, or if a change has to be added up with the others.
    var isSummed = false

    init(_ parts: [ListAggregate.Part?], ofKind kind: ListAggregate.Kind) {
      self.parts = parts
      summary = Summary(ofKind: kind)
    }

    static let usualLength = 128

    /// Called before places change.
    mutating func forgetChanged() {
      for place in changed { parts[place] = nil }
      changed = []
      isSummed = false
    }
  }

  init(_ aggregate: ListAggregate, of expression: Expression, over list: ListModel) {
    self.expression = expression
    self.aggregate = aggregate
    self.list = list
    list.aggregates.append(self)
  }

  // What has changed.

  func rowDidChange(at index: Int) {
    guard index < rowCount else { return }
    let (block, place) = place(of: index)
    if blocks[block].changed.last != place { blocks[block].changed.append(place) }
  }

  func rowWasInserted(at index: Int) {
    guard index <= rowCount, !blocks.isEmpty else { return rowsWereReplaced() }
    let (block, place) = place(of: index)
    blocks[block].forgetChanged()
    blocks[block].parts.insert(nil, at: place)
    rowCount += 1
    guard blocks[block].parts.count > 2 * Block.usualLength else { return }
    let rest = Array(blocks[block].parts[Block.usualLength...])
    blocks[block].parts.removeSubrange(Block.usualLength...)
    blocks.insert(Block(rest, ofKind: aggregate.kind), at: block + 1)
  }

  func rowWasRemoved(at index: Int) {
    guard index < rowCount else { return }
    let (block, place) = place(of: index)
    blocks[block].forgetChanged()
    blocks[block].parts.remove(at: place)
    rowCount -= 1
    if blocks[block].parts.isEmpty {
      blocks.remove(at: block)
      whole = nil
    }
  }

  func rowsWereReplaced() { forgetParts(of: 0) }

  private func forgetParts(of count: Int) {
    (rowCount, whole) = (count, nil)
    blocks = stride(from: 0, to: count, by: Block.usualLength).map { start in
      Block(Array(repeating: nil, count: min(Block.usualLength, count - start)), ofKind: aggregate.kind)
    }
  }

  /// The block of a row, and its place there; the end of the last block for the row after the last.
  private func place(of index: Int) -> (block: Int, place: Int) {
    var rest = index
    for block in blocks.indices.dropLast() {
      if rest < blocks[block].parts.count { return (block, rest) }
      rest -= blocks[block].parts.count
    }
    return (blocks.count - 1, rest)
  }

  // The value.

  /// The value, or why there is none; nil if the aggregate must be evaluated as a whole. In a rule, what it is made from
  /// becomes a dependency.
  func value(in scope: any ExpressionScope) -> Result<ExpressionValue, EvaluationError>? {
    guard let rows = list.observe() else { return nil }
    if aggregate.countsRows { return .success(.int(Int64(rows.count))) }
    let others = aggregate.others.sorted().map { scope.lookup($0) }
    if list.surroundingsOfValues != surroundings || others != self.others || rowCount != rows.count {
      (surroundings, self.others) = (list.surroundingsOfValues, others)
      forgetParts(of: rows.count)
    }
    return list.field.form.graph.untracked { result(of: summary(of: rows, in: scope)) }
  }

  private func summary(of rows: [RowModel], in scope: any ExpressionScope) -> Summary {
    var start = 0
    for block in blocks.indices {
      let end = start + blocks[block].parts.count
      if !blocks[block].changed.isEmpty { takeChanged(inBlock: block, rows[start..<end], in: scope) }
      if !blocks[block].isSummed {
        blocks[block].summary = summary(ofBlock: block, rows[start..<end], in: scope)
        blocks[block].isSummed = true
        whole = nil
      }
      start = end
    }
    if let whole { return whole }
    var sum = Summary(ofKind: aggregate.kind)
    start = 0
    for block in blocks {
      sum.add(block.summary, from: start)
      start += block.parts.count
    }
    whole = sum
    return sum
  }

  /// Makes the parts of changed rows anew. Where they are the same, so is the summary: a name adds nothing to a sum. Where
  /// one can be exchanged in the sums, the others are not added again.
  private func takeChanged(inBlock block: Int, _ rows: ArraySlice<RowModel>, in scope: any ExpressionScope) {
    let changed = blocks[block].changed
    blocks[block].changed = []
    for place in changed {
      let part = part(of: rows[rows.startIndex + place], in: scope)
      let old = blocks[block].parts[place]
      if case .value(let value) = part, case .value(let last)? = old, value == last { continue }
      blocks[block].parts[place] = part
      guard let old, blocks[block].isSummed, blocks[block].summary.exchange(old, for: part) else {
        blocks[block].isSummed = false
        continue
      }
      if !(whole?.exchange(old, for: part) ?? false) { whole = nil }
    }
  }

  private func part(of row: RowModel, in scope: any ExpressionScope) -> ListAggregate.Part {
    expression.part(of: list.element(row), in: aggregate) { scope.lookup($0) }
  }

  private func summary(ofBlock block: Int, _ rows: ArraySlice<RowModel>, in scope: any ExpressionScope) -> Summary {
    var summary = Summary(ofKind: aggregate.kind)
    for (place, row) in rows.enumerated() {
      let part = blocks[block].parts[place] ?? part(of: row, in: scope)
      blocks[block].parts[place] = part
      summary.add(part, at: place)
    }
    return summary
  }

  private func result(of summary: Summary) -> Result<ExpressionValue, EvaluationError>? {
    let truth: Bool?
    switch aggregate.kind {
    // One absorbing element decides despite failures.
    case .all: truth = summary.falses > 0 ? false : nil
    case .exists: truth = summary.trues > 0 ? true : nil
    default: truth = nil
    }
    if let truth { return .success(.bool(truth)) }
    if let index = summary.firstFailure, case let (block, place) = place(of: index),
      case .failed(let error)? = blocks[block].parts[place]
    {
      return .failure(error)
    }
    switch aggregate.kind {
    case .all: return .success(true)
    case .exists: return .success(false)
    case .existsOne: return .success(.bool(summary.values == 1))
    case .size: return .success(.int(Int64(summary.values)))
    case .sum, .min, .max: return summary.number(of: aggregate.kind, adding: addedInOrder).map { .success($0) }
    }
  }

  /// The sum of doubles, rounded after each.
  private func addedInOrder() -> Double {
    var sum = 0.0
    for block in blocks {
      for part in block.parts { if case .value(.double(let number))? = part { sum += number } }
    }
    return sum
  }
}

extension ListAggregate.Part {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}

extension ExpressionValue {
  fileprivate func isBefore(_ other: ExpressionValue) -> Bool { order(to: other) == .before }
}

/// What the parts of consecutive rows come to.
private struct Summary {
  private let seeksExtremes: Bool
  private(set) var values = 0
  private(set) var trues = 0
  private(set) var falses = 0
  private(set) var firstFailure: Int?
  private var ints = 0
  private var doubles = 0
  private var others = 0
  private var intSum: Int64 = 0
  /// The sum of decimals as whole numbers, and that of their sizes; not exact beyond 2^53.
  private var decimals = 0.0
  private var sizes = 0.0
  /// False once a decimal has more digits than are added exactly.
  private var isExact = true
  private var sumsAreExact: Bool { isExact && sizes < 0x1p53 }
  private var hasNaN = false
  private var least: ExpressionValue?
  private var most: ExpressionValue?

  init(ofKind kind: ListAggregate.Kind) { seeksExtremes = kind == .min || kind == .max }

  mutating func add(_ part: ListAggregate.Part, at index: Int) {
    switch part {
    case .dropped: return
    case .failed: firstFailure = firstFailure ?? index
    case .value(let value):
      values += 1
      add(value)
    }
  }

  /// Exchanges what one row adds.
  /// - Returns: False if the sums do not tell what the others come to: extremes, failures and rounded sums. Nothing has
  ///   changed then.
  mutating func exchange(_ old: ListAggregate.Part, for new: ListAggregate.Part) -> Bool {
    guard !seeksExtremes, sumsAreExact, !old.isFailure, !new.isFailure else { return false }
    var others = self
    if case .value(let value) = old {
      others.values -= 1
      others.add(value, times: -1)
    }
    others.add(new, at: 0)
    guard others.sumsAreExact else { return false }
    self = others
    return true
  }

  /// - Parameter times: 1, or -1 to take the value away from exact sums.
  private mutating func add(_ value: ExpressionValue, times: Int = 1) {
    switch value {
    case .null: return
    case .bool(true): trues += times
    case .bool(false): falses += times
    case .int(let number):
      ints += times
      sizes += Double(number.magnitude) * Double(times)
      intSum = times < 0 ? intSum &- number : intSum &+ number
      note(value)
    case .double(let number):
      doubles += times
      let scaled = (number * ListAggregate.scaleOfDecimals).rounded()
      if number.isNaN { hasNaN = true }
      if number != scaled / ListAggregate.scaleOfDecimals { isExact = false }
      decimals += scaled * Double(times)
      sizes += abs(scaled) * Double(times)
      note(value)
    default: others += times
    }
  }

  /// Of equal values the first counts.
  private mutating func note(_ value: ExpressionValue) {
    guard seeksExtremes else { return }
    if least.map({ value.isBefore($0) }) ?? true { least = value }
    if most.map({ $0.isBefore(value) }) ?? true { most = value }
  }

  /// - Parameter start: The index of the first row of the later ones.
  mutating func add(_ later: Summary, from start: Int) {
    values += later.values
    trues += later.trues
    falses += later.falses
    firstFailure = firstFailure ?? later.firstFailure.map { start + $0 }
    ints += later.ints
    doubles += later.doubles
    others += later.others
    intSum &+= later.intSum
    decimals += later.decimals
    sizes += later.sizes
    isExact = isExact && later.isExact
    hasNaN = hasNaN || later.hasNaN
    guard seeksExtremes else { return }
    if let value = later.least, least.map({ value.isBefore($0) }) ?? true { least = value }
    if let value = later.most, most.map({ $0.isBefore(value) }) ?? true { most = value }
  }

  /// A sum or an extreme of numbers of one kind; nil if it does not follow from the sums of parts.
  /// - Parameter addedInOrder: The sum of doubles of which it does not follow, since they are rounded.
  func number(of kind: ListAggregate.Kind, adding addedInOrder: () -> Double) -> ExpressionValue? {
    guard others + trues + falses == 0, ints == 0 || doubles == 0 else { return nil }
    if kind == .min || kind == .max {
      guard !hasNaN else { return nil }
      return (kind == .min ? least : most) ?? .null
    }
    guard sumsAreExact else { return doubles > 0 ? .double(addedInOrder()) : nil }
    return doubles > 0 ? .double(decimals / ListAggregate.scaleOfDecimals) : .int(intSum)
  }
}

extension KnownAggregate {
  /// The aggregates of an expression over lists of the form, by their nodes.
  /// - Parameter own: The list that is `self`, in a rule of it.
  static func all(of expression: Expression, in form: FormModel, _ own: ListModel?) -> [Int: KnownAggregate] {
    var found: [Int: KnownAggregate] = [:]
    for aggregate in expression.aggregates {
      let named = aggregate.list == "self" ? own : form.field(aggregate.list)?.list
      guard let list = named, list.hasElements, own == nil || !aggregate.others.contains("self") else { continue }
      found[aggregate.node] = KnownAggregate(aggregate, of: expression, over: list)
    }
    return found
  }
}
