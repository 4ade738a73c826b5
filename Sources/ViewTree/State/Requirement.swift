import AttributeGraph

/// What a property of a view needs from the environment, so that the body can be evaluated at all.
package struct Requirement {
  /// What is needed and how it is given, for the report: "an object of type Store: give it one with …".
  let remedy: String
  /// Given the address of the property inside the view value, which is not bound yet.
  let isMet: (UnsafeRawPointer, EnvironmentValues) -> Bool

  package init(remedy: String, isMet: @escaping (UnsafeRawPointer, EnvironmentValues) -> Bool) {
    self.remedy = remedy
    self.isMet = isMet
  }
}

/// The remedy for the first requirement that is not met; nil when all are.
private struct Lack<Container>: Rule {
  let container: Attribute<Container>
  let environment: Attribute<EnvironmentValues>
  let requirements: [(offset: Int, requirement: Requirement)]

  func evaluate(in graph: Graph) -> String? {
    let environment = graph.value(environment)
    return withUnsafePointer(to: graph.value(container)) { container in
      requirements.first { !$0.requirement.isMet(UnsafeRawPointer(container) + $0.offset, environment) }?
        .requirement.remedy
    }
  }
}

extension ViewInputs {
  /// Makes content that needs something from the environment; it is there only where it has that.
  func makeContent<Container>(
    of container: Attribute<Container>, requiring requirements: [(offset: Int, requirement: Requirement)],
    _ make: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let lack = graph.makeRule(Lack(container: container, environment: environment, requirements: requirements))
    return switching(on: lack, key: { $0 == nil }) { lack, inputs in
      guard let lack else { return make(inputs) }
      inputs.host.report("\(Container.self)\(inputs.host.place(of: container.id)) needs \(lack); it is left out")
      return ViewOutputs(.empty)
    }
  }
}
