import AttributeGraph
import TestSupport

/// How an attribute of a random graph is computed from others, given by their position. An attribute only refers to
/// those before it.
enum Formula {
  case source
  case sum([Int])
  /// Many inputs give the same value, so changes stop here.
  case remainder(Int, of: Int)
  /// Reads one of two, as the parity of the first says.
  case choice(Int, Int, Int)
  /// Makes attributes of its own, other ones for each value of the first, and reads them.
  case branch(Int, Int)
}

/// A graph with the formulas it was made from, which can be evaluated from scratch.
final class RandomGraph {
  let graph = Graph()
  private(set) var formulas: [Formula] = []
  private(set) var attributes: [Attribute<Int>] = []
  /// By position; rules have none.
  private(set) var sourceValues: [Int: Int] = [:]
  /// How often each rule has run since the last edit.
  private(set) var runs: [Int: Int] = [:]
  /// What the outputs saw last, by the position of the attribute they read.
  private(set) var seen: [Int: Int] = [:]
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  func random(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  /// Makes an attribute that refers to any of the positions below `limit`, or to the newest ones.
  func addRandom(below limit: Int) {
    let position = attributes.count
    func operand() -> Int {
      let prefersNew = position > limit && random(below: 2) == 0
      return prefersNew ? limit + random(below: position - limit) : random(below: limit)
    }
    guard position >= 4 else { return add(.source) }
    switch random(below: 6) {
    case 0: add(.source)
    case 1: add(.sum((0..<random(below: 5)).map { _ in operand() }))
    case 2: add(.remainder(2 + random(below: 3), of: operand()))
    case 3, 4: add(.choice(operand(), operand(), operand()))
    default: add(.branch(operand(), operand()))
    }
  }

  /// Makes an output that notes down the value of an attribute.
  func addOutput(reading position: Int) {
    let attribute = attributes[position]
    graph.makeOutput { [unowned self] in seen[position] = $0.value(attribute) }
  }

  func set(_ position: Int, to value: Int) {
    runs = [:]
    let isOther = sourceValues[position] != value
    sourceValues[position] = value
    precondition(graph.setValue(attributes[position], value) == isOther)
  }

  func invalidate(_ position: Int) {
    runs = [:]
    graph.invalidate(attributes[position].id)
  }

  /// Forgets the attributes from a position on; they were removed from the graph.
  func forget(from position: Int) {
    sourceValues = sourceValues.filter { $0.key < position }
    seen = seen.filter { $0.key < position }
    formulas.removeSubrange(position...)
    attributes.removeSubrange(position...)
    runs = [:]
  }

  /// All values, computed without the graph.
  func evaluateFromScratch() -> [Int] {
    var values: [Int] = []
    for (position, formula) in formulas.enumerated() {
      let value =
        switch formula {
        case .source: sourceValues[position, default: 0]
        case .sum(let operands): operands.reduce(1) { ($0 + values[$1]) % 1000 }
        case .remainder(let divisor, let operand): values[operand] % divisor
        case .choice(let condition, let first, let second): values[values[condition] % 2 == 0 ? first : second]
        case .branch(let selector, let operand):
          values[selector] % 3 == 0 ? 7 : (values[operand] + values[selector] % 3) * 2 % 1000
        }
      values.append(value)
    }
    return values
  }

  private func add(_ formula: Formula) {
    let position = attributes.count
    func rule(_ function: @escaping (Graph) -> Int) -> Attribute<Int> {
      graph.makeRule { [unowned self] graph in
        runs[position, default: 0] += 1
        return function(graph)
      }
    }
    let operands = attributes
    formulas.append(formula)
    switch formula {
    case .source:
      let value = random(below: 10)
      sourceValues[position] = value
      attributes.append(graph.makeSource(value))
    case .sum(let positions):
      attributes.append(rule { graph in positions.reduce(1) { ($0 + graph.value(operands[$1])) % 1000 } })
    case .remainder(let divisor, let operand):
      attributes.append(rule { $0.value(operands[operand]) % divisor })
    case .choice(let condition, let first, let second):
      attributes.append(rule { $0.value(operands[$0.value(operands[condition]) % 2 == 0 ? first : second]) })
    case .branch(let selector, let operand):
      let branch = graph.makeRule(Branch(selector: operands[selector], operand: operands[operand]))
      attributes.append(rule { $0.value($0.value(branch)) })
    }
  }

  /// A structure rule: owns a subgraph for each value of the selector in turn.
  private struct Branch: Rule {
    let selector: Attribute<Int>
    let operand: Attribute<Int>
    var shown: (number: Int, subgraph: Subgraph, result: Attribute<Int>)?

    mutating func evaluate(in graph: Graph) -> Attribute<Int> {
      let number = graph.value(selector) % 3
      if let shown, shown.number == number { return shown.result }
      shown?.subgraph.remove()
      let subgraph = graph.makeSubgraph()
      let operand = operand
      let result = graph.withSubgraph(subgraph) {
        guard number > 0 else { return graph.makeSource(7) }
        let added = graph.withSubgraph(graph.makeSubgraph()) { graph.makeRule { $0.value(operand) + number } }
        return graph.makeRule { $0.value(added) * 2 % 1000 }
      }
      shown = (number, subgraph, result)
      return result
    }
  }
}
