import TestSupport

/// Plans made and changed by chance.
struct FormPlanMaker {
  var generator: SeededGenerator
  private var lastNumber = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func several(depth: Int) -> [FormPlan] {
    var plans: [FormPlan] = []
    for _ in 0..<random(4) { plans.append(plan(depth: depth)) }
    return plans
  }

  /// A plan of at most so many levels.
  mutating func plan(depth: Int) -> FormPlan {
    guard depth > 0 else {
      switch random(5) {
      case 0: return .note("note \(random(9))")
      case 1: return .toggle(number())
      default: return .field(number())
      }
    }
    switch random(10) {
    case 0: return .group(several(depth: depth - 1))
    case 1: return .section("Section \(random(9))", several(depth: depth - 1))
    case 2, 3: return .rows(several(depth: depth - 1).map { PlannedRow(id: number(), plan: $0) })
    case 4: return .optional(random(3) == 0 ? nil : plan(depth: depth - 1))
    case 5: return .either(random(2) == 0, plan(depth: depth - 1))
    case 6: return .erased(plan(depth: depth - 1))
    case 7: return .identified(random(3), plan(depth: depth - 1))
    case 8: return .disabled(random(3) == 0, plan(depth: depth - 1))
    default: return .padded(plan(depth: depth - 1), Double(random(3)))
    }
  }

  /// The plan with one place changed.
  mutating func changed(_ plan: FormPlan, depth: Int) -> FormPlan {
    guard depth > 0, random(5) > 0 else { return self.plan(depth: depth) }
    switch plan {
    case .field, .toggle, .note: return self.plan(depth: 0)
    case .group(let plans): return .group(changed(plans, depth: depth))
    case .section(let title, let plans): return .section(title, changed(plans, depth: depth))
    case .rows(let rows): return .rows(changed(rows, depth: depth))
    case .optional(let inner):
      guard let inner else { return .optional(self.plan(depth: depth - 1)) }
      return .optional(random(3) == 0 ? nil : changed(inner, depth: depth - 1))
    case .either(let isFirst, let inner):
      return random(2) == 0 ? .either(!isFirst, inner) : .either(isFirst, changed(inner, depth: depth - 1))
    case .erased(let inner): return .erased(changed(inner, depth: depth - 1))
    case .identified(let id, let inner):
      return random(2) == 0 ? .identified(random(3), inner) : .identified(id, changed(inner, depth: depth - 1))
    case .disabled(let isDisabled, let inner):
      return random(2) == 0
        ? .disabled(!isDisabled, inner) : .disabled(isDisabled, changed(inner, depth: depth - 1))
    case .padded(let inner, let length):
      return random(2) == 0 ? .padded(inner, Double(random(3))) : .padded(changed(inner, depth: depth - 1), length)
    }
  }

  private mutating func changed(_ plans: [FormPlan], depth: Int) -> [FormPlan] {
    var plans = plans
    guard !plans.isEmpty else { return [plan(depth: depth - 1)] }
    let index = random(plans.count)
    switch random(4) {
    case 0: plans.insert(plan(depth: depth - 1), at: index)
    case 1: plans.remove(at: index)
    default: plans[index] = changed(plans[index], depth: depth - 1)
    }
    return plans
  }

  private mutating func changed(_ rows: [PlannedRow], depth: Int) -> [PlannedRow] {
    var rows = rows
    guard !rows.isEmpty else { return [PlannedRow(id: number(), plan: plan(depth: depth - 1))] }
    let index = random(rows.count)
    switch random(5) {
    case 0: rows.insert(PlannedRow(id: number(), plan: plan(depth: depth - 1)), at: index)
    case 1: rows.remove(at: index)
    case 2: rows.shuffle(using: &generator)
    default: rows[index].plan = changed(rows[index].plan, depth: depth - 1)
    }
    return rows
  }
}
