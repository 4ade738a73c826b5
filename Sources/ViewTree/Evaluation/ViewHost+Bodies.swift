package import AttributeGraph

extension ViewHost {
  /// Marks bodies to be evaluated again although nothing has changed, which must not change anything either.
  /// - Parameter choose: Whether the body of a node of the graph is one of them.
  /// - Returns: How many bodies were marked.
  package func evaluateBodiesAgain(where choose: (AttributeID) -> Bool) -> Int {
    let bodies = graph.attributes { $0 is any BodyMaking.Type }.filter(choose)
    for body in bodies { graph.invalidate(body) }
    return bodies.count
  }

  /// The body that an attribute was computed from.
  package func body(around attribute: AttributeID) -> AttributeID? {
    graph.origin(of: attribute) { $0 is any BodyMaking.Type }
  }

  /// Where an attribute comes from, for a report: " in the body of Counter"; nothing where there is no body around it.
  func place(of attribute: AttributeID) -> String {
    let isBody = graph.content(of: attribute) is any BodyMaking.Type
    let body = isBody ? attribute : body(around: attribute)
    guard let body = body.flatMap(graph.content) as? any BodyMaking.Type else { return "" }
    // What the view is made of says less than its name, and is longer.
    return " in the body of \("\(body.view)".prefix { $0 != "<" })"
  }
}
