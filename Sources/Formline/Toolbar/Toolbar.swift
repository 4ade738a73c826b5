public import AttributeGraph
public import ViewTree

/// Where a toolbar item stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The bottom row, as the row above a software keyboard.
  case keyboard
}

/// Views of a toolbar that stand together.
public struct ToolbarItemGroup<Content: View>: View {
  let content: Content

  /// A group of items in the bottom row.
  public init(placement: ToolbarItemPlacement = .keyboard, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// One view of a toolbar.
public struct ToolbarItem<Content: View>: View {
  let content: Content

  /// An item in the bottom row.
  public init(placement: ToolbarItemPlacement = .keyboard, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The toolbar items of a tree, in the order in which their views stand.
package final class ToolbarStore {
  private(set) var lists: [(order: Int, list: ViewList)] = []
  private var made = 0
  weak var bar: ToolbarBarNode? {
    didSet { refresh() }
  }

  private init() {}

  package static func of(_ host: ViewHost) -> ToolbarStore {
    let key = ObjectIdentifier(ToolbarStore.self)
    if let known = host.attachments[key] as? ToolbarStore { return known }
    let store = ToolbarStore()
    host.attachments[key] = store
    return store
  }

  /// Adds items; the answer names them for `remove`.
  func add(_ list: ViewList) -> Int {
    made += 1
    lists.append((made, list))
    refresh()
    return made
  }

  func remove(_ order: Int) {
    lists.removeAll { $0.order == order }
    refresh()
  }

  /// The enabled buttons in the bottom row, from left to right.
  var buttons: [ButtonControl] {
    guard let bar else { return [] }
    var buttons: [ButtonControl] = []
    var node: DisplayNode? = bar.next(skippingChildren: false)
    while let current = node, current.isInside(bar) {
      if let button = (current as? FocusNode)?.control as? ButtonControl, button.isEnabled { buttons.append(button) }
      node = current.next(skippingChildren: false)
    }
    return buttons
  }

  private func refresh() { bar?.content = .sequence(lists.map(\.list)) }
}

/// Puts items into the bottom row; see `View.toolbar(content:)`.
public struct ToolbarModifier<Items: View>: PrimitiveModifier {
  let items: Items

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let store = ToolbarStore.of(inputs.host)
    let items = Items._makeView(
      inputs.graph.makeProjection(modifier, \.items), inputs: inputs.with(ToolbarTrait()).inToolbar())
    let order = store.add(items.list)
    inputs.graph.onRemoval { store.remove(order) }
    return outputs
  }
}

/// Marks controls that stand in the toolbar: they are reached by their keys, not by moving focus.
package struct ToolbarTrait {}

private struct IsInToolbarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  package var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}

extension ViewInputs {
  private struct InToolbar: Rule {
    let base: Attribute<EnvironmentValues>

    func evaluate(in graph: Graph) -> EnvironmentValues {
      var values = graph.value(base)
      values.isInToolbar = true
      return values
    }
  }

  func inToolbar() -> ViewInputs {
    var copy = self
    copy.environment = graph.makeRule(InToolbar(base: environment))
    return copy
  }
}

/// The bottom row: the toolbar's items one after the other, as far as they fit.
package final class ToolbarBarNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: 0, spacing: 2) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let ideal = stack.measure(children, proposal: .unspecified)
    guard let width = proposal.width, width.isFinite else { return ideal }
    return Size(width: min(ideal.width, width), height: ideal.height)
  }

  package override func layOut(in size: Size) {
    var x = 0.0
    for child in children {
      let wanted = child.size(fitting: .unspecified)
      // An item that does not fit whole is left out rather than cut.
      let fits = x + wanted.width <= size.width
      child.place(at: Point(x: x, y: 0), size: fits ? wanted : .zero)
      x += wanted.width + 2
    }
  }

  package override func childrenWereReplaced() { setNeedsLayout() }
}

/// The bottom row as a view.
struct ToolbarBar: LeafView {
  static func makeNode(inputs: ViewInputs) -> ToolbarBarNode {
    let node = ToolbarBarNode(host: inputs.host)
    ToolbarStore.of(inputs.host).bar = node
    return node
  }

  func update(_ node: ToolbarBarNode, environment: EnvironmentValues) {}
}

extension View {
  /// Puts items into the bottom row. The items of all views are shown, in the order of the views; make them depend
  /// on focus to show only some.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
}
