import AttributeGraph

/// What shapes are built of, in the graph and in the naive one alike.
protocol ComparedGraph: AnyObject {
  associatedtype Number
  associatedtype Truth

  init()
  func source(_ value: Int) -> Number
  /// One more than a number.
  func successor(of number: Number) -> Number
  func sum(_ left: Number, _ right: Number) -> Number
  func total(_ numbers: [Number]) -> Number
  /// Hardly ever changes.
  func isNegative(_ number: Number) -> Truth
  /// 1 or 0.
  func indicator(of truth: Truth) -> Number
  func set(_ source: Number, to value: Int)
  func number(_ number: Number) -> Int
  func truth(_ truth: Truth) -> Bool
  var evaluations: Int { get }
}

extension Graph: ComparedGraph {
  func source(_ value: Int) -> Attribute<Int> { makeSource(value) }
  func successor(of number: Attribute<Int>) -> Attribute<Int> { makeRule(Successor(number: number)) }
  func sum(_ left: Attribute<Int>, _ right: Attribute<Int>) -> Attribute<Int> {
    makeRule(Sum(left: left, right: right))
  }
  func total(_ numbers: [Attribute<Int>]) -> Attribute<Int> { makeRule(Total(numbers: numbers)) }
  func isNegative(_ number: Attribute<Int>) -> Attribute<Bool> { makeRule(IsNegative(number: number)) }
  func indicator(of truth: Attribute<Bool>) -> Attribute<Int> { makeRule(Indicator(condition: truth)) }
  func set(_ source: Attribute<Int>, to value: Int) { setValue(source, value) }
  func number(_ number: Attribute<Int>) -> Int { value(number) }
  func truth(_ truth: Attribute<Bool>) -> Bool { value(truth) }
  var evaluations: Int { counters.evaluations }
}

extension NaiveGraph: ComparedGraph {
  func successor(of number: NaiveNode) -> NaiveNode { rule { self.value(number, as: Int.self) + 1 } }
  func sum(_ left: NaiveNode, _ right: NaiveNode) -> NaiveNode {
    rule { self.value(left, as: Int.self) + self.value(right, as: Int.self) }
  }
  func total(_ numbers: [NaiveNode]) -> NaiveNode {
    rule { numbers.reduce(0) { $0 + self.value($1, as: Int.self) } }
  }
  func isNegative(_ number: NaiveNode) -> NaiveNode { rule { self.value(number, as: Int.self) < 0 } }
  func indicator(of truth: NaiveNode) -> NaiveNode { rule { self.value(truth, as: Bool.self) ? 1 : 0 } }
  func set(_ source: NaiveNode, to value: Int) { set(source, value) }
  func number(_ number: NaiveNode) -> Int { value(number, as: Int.self) }
  func truth(_ truth: NaiveNode) -> Bool { value(truth, as: Bool.self) }
}
