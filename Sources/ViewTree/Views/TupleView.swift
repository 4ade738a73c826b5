public import AttributeGraph

/// Several views one after the other, as `ViewBuilder` makes them; each has an identity by its position.
public struct TupleView<each Content> {
  var content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    var lists: [ViewList] = []
    // Stored members lie one after the other, each at the next multiple of its alignment.
    var end = 0
    func make<Member: View>(_: Member.Type) {
      let alignment = MemoryLayout<Member>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      end = offset + MemoryLayout<Member>.size
      let member = inputs.graph.makeProjection(view, byteOffset: offset, as: Member.self)
      lists.append(Member._makeView(member, inputs: inputs).list)
    }
    repeat make((each Content).self)
    return ViewOutputs(.sequence(lists))
  }
}
