public import AttributeGraph

/// One of the views passed to a container, which the container can place anywhere.
public struct Subview: PrimitiveView, Identifiable {
  /// Identifies the view as long as it exists.
  public struct ID: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  let node: DisplayNode

  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The value attached with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node[key]
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: \.id) { subview, _ in ViewOutputs(subview.node) }
  }
}

/// The views passed to a container, in order. As a view, it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  package init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// An app's custom container, made from the individual views of its content; see `Group.init(subviews:transform:)`.
public struct SubviewsReader<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let collector = SubviewsCollector(host: inputs.host)
    collector.content = Base._makeView(graph.makeProjection(view) { $0.base }, inputs: inputs.eager).list
    let subviews = collector.subviews
    let result = graph.makeRule { $0.value(view).transform($0.value(subviews)) }
    // The collector lives as long as the collected views.
    graph.onRemoval { collector.content = .empty }
    return Result._makeView(result, inputs: inputs)
  }
}

extension ViewInputs {
  /// The same inputs, with every row of a `ForEach` made.
  fileprivate var eager: ViewInputs {
    var copy = self
    copy.makesRowsLazily = false
    return copy
  }
}

/// Collects the nodes of a view list without being their parent.
private final class SubviewsCollector: ContainerNode {
  let subviews: Attribute<SubviewsCollection>

  override init(host: ViewHost) {
    subviews = host.graph.makeSource(SubviewsCollection([]))
    super.init(host: host)
  }

  override var adoptsChildren: Bool { false }

  override func childrenWereReplaced() {
    for node in children.flatMap(\.layoutValueNodes) { node.valuesDidChange = { [weak self] in self?.tell() } }
    tell()
  }

  private func tell() {
    guard host.graph.isValid(subviews.id) else { return }
    host.graph.setValue(subviews, SubviewsCollection(children.map(Subview.init)))
  }
}

extension Group {
  /// A custom container, made from the individual views of a content, whatever their types, with the values attached by
  /// `layoutValue(key:value:)`.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in HStack { Text("•"); subview } }
  ///     }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init { SubviewsReader(base: view, transform: transform) }
  }
}
