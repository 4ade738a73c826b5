import AttributeGraph

/// The byte offsets of the dynamic properties of a view type, computed once for each type.
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

  /// Registers a property type of a higher layer, to avoid the search; a generic type covers all its specialisations.
  package static func remember(_ type: any DynamicProperty.Type) { conformances.remember(type) }

  /// Registers a type that is no dynamic property, to avoid the search.
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
    // A conformance lookup is slow: only structs are looked up, without the most common plain ones.
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
