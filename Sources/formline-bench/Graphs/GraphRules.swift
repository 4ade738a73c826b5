import AttributeGraph

/// One more than another attribute.
struct Successor: Rule {
  let number: Attribute<Int>
  func evaluate(in graph: Graph) -> Int { graph.value(number) + 1 }
}

/// The sum of two attributes.
struct Sum: Rule {
  let left, right: Attribute<Int>
  func evaluate(in graph: Graph) -> Int { graph.value(left) + graph.value(right) }
}

/// The sum of many attributes.
struct Total: Rule {
  let numbers: [Attribute<Int>]

  func evaluate(in graph: Graph) -> Int {
    var total = 0
    for number in numbers { total += graph.value(number) }
    return total
  }
}

/// Whether an attribute is negative, which hardly ever changes.
struct IsNegative: Rule {
  let number: Attribute<Int>
  func evaluate(in graph: Graph) -> Bool { graph.value(number) < 0 }
}

/// 1 or 0.
struct Indicator: Rule {
  let condition: Attribute<Bool>
  func evaluate(in graph: Graph) -> Int { graph.value(condition) ? 1 : 0 }
}
