/// Uses of a property before its view is in a tree, such as in an `init`: they affect only the initial value.
///
/// Uses during the evaluation of a body are reported at once; others by the next tree, in case the view is its root.
package enum EarlyUse {
  private struct Note {
    let property: any DynamicProperty.Type
    let use: String
    let effect: String

    func text(in place: String) -> String {
      "a \(property)\(place) \(use) before its view was in a tree, as in an init: \(effect)"
    }
  }

  private static var notes: [Note] = []
  private static let limit = 20

  /// Reports a use of a property.
  /// - Parameters:
  ///   - property: The type of the property.
  ///   - use: The kind of use: "was read".
  ///   - effect: The consequence of the use.
  package static func note(_ property: any DynamicProperty.Type, _ use: String, effect: String) {
    let note = Note(property: property, use: use, effect: effect)
    if let evaluation = BodyEvaluation.current {
      evaluation.host.report(note.text(in: ViewHost.place(inBodyOf: evaluation.view)))
    } else if notes.count < limit {
      notes.append(note)
    }
  }

  /// Reports the uses of properties that a root view contains, and forgets the others.
  package static func report(of root: Any.Type, to host: ViewHost) {
    guard !notes.isEmpty else { return }
    let due = notes
    notes = []
    let properties = PropertyPlan.fields(of: root).map { ObjectIdentifier($0.type) }
    for note in due where properties.contains(ObjectIdentifier(note.property)) {
      host.report(note.text(in: " of \(root)"))
    }
  }
}
