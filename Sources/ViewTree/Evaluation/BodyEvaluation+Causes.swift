package import AttributeGraph
@_spi(Reflection) import Swift

/// A dynamic property that can tell whether what it stands for has changed.
package protocol ChangeReporting {
  /// Whether it has changed since the last evaluation of a body; asked while that body is evaluated again.
  func hasChanged(since body: AttributeID, in graph: Graph) -> Bool
}

extension BodyEvaluation {
  /// Why the body is evaluated: `@identity` for a view that is new, `@self` for another view value, the stored names of
  /// dynamic properties, `@dependencies` for observable objects. Empty when something asked for it without a change.
  var causes: [String] {
    guard host.graph.hasValue(body) else { return ["@self", "@identity"] + properties { _, _ in true } }
    let own = host.graph.hasChanged(container, since: body) ? ["@self"] : []
    let causes = own + properties(where: hasChanged)
    return causes.isEmpty && isObserved ? ["@dependencies"] : causes
  }

  /// The names of the dynamic properties that a condition holds for.
  private func properties(where condition: (any DynamicProperty.Type, UnsafeRawPointer) -> Bool) -> [String] {
    var names: [String] = []
    _forEachField(of: view, options: PropertyPlan.ignoringUnknown) { name, offset, type, _ in
      if let type = type as? any DynamicProperty.Type, condition(type, value + offset) {
        names.append(String(cString: name))
      }
      return true
    }
    return names
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
  /// Says why this body is being evaluated, a line on the diagnostics stream: `Counter: _count changed.`. To be called in
  /// `body`, while looking for evaluations that are not needed.
  public static func _printChanges() {
    guard let evaluation = BodyEvaluation.current, evaluation.view == Self.self else { return }
    let causes = evaluation.causes
    evaluation.host.issues.log(
      "\(Self.self): \(causes.isEmpty ? "unchanged" : causes.joined(separator: ", ") + " changed").")
  }
}
