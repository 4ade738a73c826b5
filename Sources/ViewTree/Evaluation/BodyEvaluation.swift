package import AttributeGraph

struct BodyEvaluation {
  /// The innermost evaluation; nil outside of bodies.
  private(set) static var current: BodyEvaluation?

  /// The type of the view or modifier.
  let view: Any.Type
  unowned(unsafe) let host: ViewHost
  let container: AttributeID
  let body: AttributeID
  /// True if the body has read observable objects.
  let isObserved: Bool
  /// The view with its dynamic properties bound, during the evaluation.
  let value: UnsafeRawPointer

  /// Runs `evaluate` as this evaluation.
  func run<Result>(_ evaluate: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return evaluate()
  }
}

/// A dynamic property that can tell whether its value has changed.
package protocol ChangeReporting {
  /// True if it has changed since the body's last evaluation; called while that body is evaluated again.
  func hasChanged(since body: AttributeID, in graph: Graph) -> Bool
}

extension BodyEvaluation {
  /// Why the body is evaluated: `@identity` for a new view, `@self` for a changed view value, the stored names of
  /// dynamic properties, `@dependencies` for observable objects. Empty without a change.
  var causes: [String] {
    guard host.graph.hasValue(body) else { return ["@self", "@identity"] + properties { _, _ in true } }
    let own = host.graph.hasChanged(container, since: body) ? ["@self"] : []
    let causes = own + properties(where: hasChanged)
    return causes.isEmpty && isObserved ? ["@dependencies"] : causes
  }

  /// The names of the dynamic properties that satisfy a condition.
  private func properties(where condition: (any DynamicProperty.Type, UnsafeRawPointer) -> Bool) -> [String] {
    zip(Reflection.namesOfKnownMembers(of: view), Reflection.knownMembers(of: view)).compactMap { name, member in
      guard let type = member.type as? any DynamicProperty.Type, condition(type, value + member.offset) else {
        return nil
      }
      return name
    }
  }

  private func hasChanged(_ type: any DynamicProperty.Type, at field: UnsafeRawPointer) -> Bool {
    func ask<Property: ChangeReporting>(_: Property.Type) -> Bool {
      field.assumingMemoryBound(to: Property.self).pointee.hasChanged(since: body, in: host.graph)
    }
    if let reporting = type as? any ChangeReporting.Type { return ask(reporting) }
    return PropertyPlan.fields(of: type).contains { hasChanged($0.type, at: field + $0.offset) }
  }
}

extension View {
  /// Logs why this body is being evaluated, as a line on the diagnostics stream: `Counter: _count changed.`. To be
  /// called in `body`, to find unnecessary evaluations.
  public static func _printChanges() {
    guard let evaluation = BodyEvaluation.current, evaluation.view == Self.self else { return }
    let causes = evaluation.causes
    evaluation.host.issues.log(
      "\(Self.self): \(causes.isEmpty ? "unchanged" : causes.joined(separator: ", ") + " changed").")
  }
}

extension ViewHost {
  /// The innermost body in which an attribute was made.
  package func body(around attribute: AttributeID) -> AttributeID? {
    graph.origin(of: attribute) { $0 is any BodyMaking.Type }
  }

  /// The origin of an attribute for a report: " in the body of Counter", preferably a body outside of the library;
  /// empty if there is none.
  package func place(of attribute: AttributeID) -> String {
    authorsBody(of: attribute).flatMap(view).map(Self.place) ?? ""
  }

  /// The nearest enclosing body of an attribute that is not the library's; if there is none, the nearest one.
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

  /// The place for a report. The view's generic arguments are left out: they are long and say less than its name.
  package static func place(inBodyOf view: Any.Type) -> String { " in the body of \("\(view)".prefix { $0 != "<" })" }

  package static var currentBody: Any.Type? { BodyEvaluation.current?.view }

  private static func isOfTheLibrary(_ type: Any.Type) -> Bool {
    ["ViewTree", "FormControls", "Formline", "FormlineCombine"].contains(String(reflecting: type).prefix { $0 != "." })
  }
}
