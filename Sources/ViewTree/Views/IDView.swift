public import AttributeGraph

/// A view with an explicit identity; see `View.id(_:)`.
public struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let outputs = inputs.switching(on: view, key: { $0.id }) { _, inputs in
      Content._makeView(graph.makeProjection(view) { $0.content }, inputs: inputs)
    }
    if case .dynamic(let list) = outputs.list {
      list.part = { [unowned graph, unowned list] id in
        graph.isValid(view.id) && graph.peek(view).identifier == id ? list.content : nil
      }
    }
    return outputs
  }
}

/// A view value that carries an id, which can be asked for without making the view.
protocol IdentifiedView {
  var identifier: AnyHashable { get }
}

extension IDView: IdentifiedView {
  var identifier: AnyHashable { AnyHashable(id) }
}

extension View {
  /// Binds the identity of this view to a value: when the value changes, its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(content: self, id: id) }
}
