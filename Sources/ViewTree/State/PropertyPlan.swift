import AttributeGraph

/// Where the dynamic properties of a view type lie, found once for each type.
package enum PropertyPlan {
  package struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var plans: [ObjectIdentifier: [Field]] = [:]
  private static var conformances = {
    var conformances = SharedConformances((any DynamicProperty.Type).self)
    conformances.remember(State<Bool>.self)
    conformances.remember(Binding<Bool>.self)
    conformances.remember(Environment<Bool>.self)
    conformances.exclude(TupleView<EmptyView>.self)
    return conformances
  }()

  /// Avoids the search for a property of a higher layer; a generic type is remembered for all its specialisations.
  package static func remember(_ type: any DynamicProperty.Type) { conformances.remember(type) }

  /// Spares the search of a type that is no dynamic property.
  package static func rememberPlain(_ type: Any.Type) { plainTypes.insert(ObjectIdentifier(type)) }

  private static var plainTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self),
    ObjectIdentifier(Double.self), ObjectIdentifier(Text.self), ObjectIdentifier([Int].self),
  ]

  /// The dynamic properties among the stored members of `type`, in order. The first call for a type reflects it.
  static func fields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    var fields: [Field] = []
    // Asking for a conformance is slow; only structs are worth it, and the plainest of them are not.
    for member in Reflection.knownMembers(of: type)
    where member.kind == .structure && !plainTypes.contains(ObjectIdentifier(member.type)) {
      if let property = conformances.conformance(of: member.type) {
        fields.append(Field(offset: member.offset, type: property))
      }
    }
    plans[key] = fields
    return fields
  }
}
