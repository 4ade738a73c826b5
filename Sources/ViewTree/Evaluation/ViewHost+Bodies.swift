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
  /// Bodies of the library's own views are passed over, if there are others.
  package func place(of attribute: AttributeID) -> String {
    authorsBody(of: attribute).flatMap(view).map(Self.place) ?? ""
  }

  /// The nearest body that an attribute comes from and that is not of a view of the library, unless there is no other.
  func authorsBody(of attribute: AttributeID) -> AttributeID? {
    var nearest: AttributeID?
    var next: AttributeID? = attribute
    while let attribute = next {
      if let view = view(ofBody: attribute) {
        if !Self.isOfTheLibrary(view) { return attribute }
        nearest = nearest ?? attribute
      }
      next = body(around: attribute)
    }
    return nearest
  }

  private func view(ofBody attribute: AttributeID) -> Any.Type? {
    (graph.content(of: attribute) as? any BodyMaking.Type)?.view
  }

  /// A place in the body of a view. What the view is made of says less than its name, and is longer.
  package static func place(inBodyOf view: Any.Type) -> String {
    " in the body of \("\(view)".prefix { $0 != "<" })"
  }

  /// The view, or modifier, of the body that is being evaluated.
  package static var currentBody: Any.Type? { BodyEvaluation.current?.view }

  private static func isOfTheLibrary(_ type: Any.Type) -> Bool {
    ["ViewTree", "Formline", "FormlineCombine"].contains(String(reflecting: type).prefix { $0 != "." })
  }
}
