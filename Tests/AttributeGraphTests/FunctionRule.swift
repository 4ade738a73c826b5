import AttributeGraph

/// A rule given as a closure.
struct FunctionRule<Value>: Rule {
  let function: (Graph) -> Value

  func evaluate(in graph: Graph) -> Value { function(graph) }
}

extension Graph {
  func rule<Value>(_ function: @escaping (Graph) -> Value) -> Attribute<Value> {
    makeRule(FunctionRule(function: function))
  }

  @discardableResult func output(_ function: @escaping (Graph) -> Void) -> Attribute<Void> {
    makeOutput(FunctionRule(function: function))
  }
}
