import TestSupport
import ViewTree

extension ViewPlan {
  private static let words = [
    "a", "to be", "日本語", "wide 日 and é", "one two three four", "🇩🇪 👩‍👩‍👧 emoji", "averyveryverylongword", "",
    "first\nsecond", "『括弧』、点。", "  indented text",
  ]

  /// A plan with at most so many levels.
  static func random(depth: Int, using generator: inout SeededGenerator) -> ViewPlan {
    func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    func maybe(_ range: ClosedRange<Int>) -> Double? {
      Bool.random(using: &generator) ? Double(Int.random(in: range, using: &generator)) : nil
    }
    func inner() -> ViewPlan { random(depth: depth - 1, using: &generator) }
    func several() -> [ViewPlan] { (0..<Int.random(in: 0...4, using: &generator)).map { _ in inner() } }
    guard depth > 0, Int.random(in: 0..<6, using: &generator) > 0 else {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return .spacer(length(0...2))
      case 1: return .divider
      default: return .text(words.randomElement(using: &generator) ?? "")
      }
    }
    switch Int.random(in: 0..<19, using: &generator) {
    case 0, 1:
      let alignment = [VerticalAlignment.top, .center, .bottom].randomElement(using: &generator) ?? .top
      return .row(several(), spacing: length(0...2) / 2, alignment)
    case 2, 3:
      let alignment = [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &generator) ?? .leading
      return .column(several(), spacing: length(0...1), alignment)
    case 4: return .layers(several())
    case 5: return .list(several().enumerated().map { ListedPlan(id: $0, plan: $1) })
    case 6: return .group(several())
    case 7: return .scrolling(several())
    case 8: return .padded(inner(), Edge(rawValue: Int.random(in: 0...15, using: &generator)), length(0...2) / 2)
    case 9: return .framed(inner(), width: maybe(0...12), height: maybe(0...5))
    case 10:
      let minimum = maybe(0...6)
      return .bounded(
        inner(), minWidth: minimum, idealWidth: maybe(6...8),
        maxWidth: Bool.random(using: &generator) ? .infinity : maybe(8...14), maxHeight: maybe(1...5))
    case 11: return .bordered(inner())
    case 12: return .coloured(inner(), UInt8.random(in: 1...6, using: &generator))
    case 13: return .overlaid(inner(), inner())
    case 14: return .backed(inner(), inner())
    case 15:
      return .fixed(
        inner(), horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator))
    case 16: return .important(inner(), length(0...2) - 1)
    case 17: return .limited(inner(), Int.random(in: 1...2, using: &generator))
    default: return Bool.random(using: &generator) ? .measured(inner()) : .optional(maybe(0...1).map { _ in inner() })
    }
  }

  /// The plan with one place changed.
  func changed(depth: Int, using generator: inout SeededGenerator) -> ViewPlan {
    guard depth > 0, Int.random(in: 0..<4, using: &generator) > 0 else {
      return .random(depth: depth, using: &generator)
    }
    func inner(_ plan: ViewPlan) -> ViewPlan { plan.changed(depth: depth - 1, using: &generator) }
    func one(of plans: [ViewPlan]) -> [ViewPlan] {
      var plans = plans
      guard let index = plans.indices.randomElement(using: &generator) else { return [inner(.divider)] }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: plans.insert(.random(depth: depth - 1, using: &generator), at: index)
      case 1: plans.remove(at: index)
      default: plans[index] = inner(plans[index])
      }
      return plans
    }
    func oneRow(of rows: [ListedPlan]) -> [ListedPlan] {
      var rows = rows
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: rows.shuffle(using: &generator)
      case 1: rows.append(ListedPlan(id: (rows.map(\.id).max() ?? 0) + 1, plan: inner(.divider)))
      case 2: _ = rows.popLast()
      default:
        if let index = rows.indices.randomElement(using: &generator) { rows[index].plan = inner(rows[index].plan) }
      }
      return rows
    }
    switch self {
    case .text, .spacer, .divider: return .random(depth: depth, using: &generator)
    case .row(let plans, let spacing, let alignment): return .row(one(of: plans), spacing: spacing, alignment)
    case .column(let plans, let spacing, let alignment): return .column(one(of: plans), spacing: spacing, alignment)
    case .layers(let plans): return .layers(one(of: plans))
    case .list(let rows): return .list(oneRow(of: rows))
    case .group(let plans): return .group(one(of: plans))
    case .scrolling(let plans): return .scrolling(one(of: plans))
    case .padded(let plan, let edges, let length):
      return Bool.random(using: &generator) ? .padded(inner(plan), edges, length) : .padded(plan, edges, 2 - length)
    case .framed(let plan, let width, let height):
      return Bool.random(using: &generator)
        ? .framed(inner(plan), width: width, height: height)
        : .framed(plan, width: height.map { $0 * 2 }, height: width.map { $0 / 2 })
    case .bounded(let plan, let minWidth, let idealWidth, let maxWidth, let maxHeight):
      return .bounded(inner(plan), minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, maxHeight: maxHeight)
    case .bordered(let plan): return .bordered(inner(plan))
    case .coloured(let plan, let colour):
      return Bool.random(using: &generator) ? .coloured(inner(plan), colour) : .coloured(plan, colour % 6 + 1)
    case .overlaid(let plan, let other):
      return Bool.random(using: &generator) ? .overlaid(inner(plan), other) : .overlaid(plan, inner(other))
    case .backed(let plan, let other):
      return Bool.random(using: &generator) ? .backed(inner(plan), other) : .backed(plan, inner(other))
    case .fixed(let plan, let horizontal, let vertical):
      return .fixed(inner(plan), horizontal: horizontal, vertical: vertical)
    case .important(let plan, let priority): return .important(inner(plan), priority)
    case .limited(let plan, let lines): return .limited(inner(plan), lines)
    case .measured(let plan): return .measured(inner(plan))
    case .optional(let plan): return .optional(plan.map { inner($0) })
    }
  }
}
