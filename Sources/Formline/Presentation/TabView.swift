public import AttributeGraph
import LineEditing
import TerminalModel
public import ViewTree

/// Pages of which one is shown, below a row of their titles. Left and Right, the first letter of a title, or the mouse
/// select a page. Hidden pages keep their state.
///
///     TabView {
///       Tab("Account", systemImage: "person") { AccountForm() }
///       Tab("Network", systemImage: "network") { NetworkForm() }
///     }
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: Binding<SelectionValue>?
  @Controlled private var control: TabControl

  /// Pages of which the one with the selected tag is shown.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  public var body: some View {
    let selected = selection.map { PickerSelection($0) }
    VStack {
      TabTitles(isFocused: control.isFocused, selected: selected?.tag, choose: selected?.choose, control: control)
        .focusTarget(control)
        .padding(.bottom, 1)
      TabPages(content: content, control: control)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first is shown initially.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

/// A page of a `TabView`.
public struct Tab<Content: View>: View {
  private let label: ControlLabel
  private let value: AnyHashable?
  private let content: Content
  private var count = 0

  init(_ label: ControlLabel, _ value: AnyHashable?, _ content: Content) {
    self.label = label
    self.value = value
    self.content = content
  }

  /// A page with a title. The image is ignored.
  public init(_ title: some LabelText, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(ControlLabel(title), nil, content())
  }

  /// A page with a title, shown while its value is selected. The image is ignored.
  public init(
    _ title: some LabelText, systemImage name: String, value: some Hashable, @ViewBuilder content: () -> Content
  ) { self.init(ControlLabel(title), PickerSelection.tag(value), content()) }

  /// Adds a count to the title of the page.
  public func badge(_ count: Int) -> Tab { changing(self) { $0.count = count } }

  public var body: some View {
    VStack { content }.modifier(TabItemModifier(label: label, tag: value, count: count))
  }
}

/// Names a page; see `View.tabItem(_:)`.
public struct TabItemModifier: PrimitiveModifier {
  let label: ControlLabel
  var tag: AnyHashable?
  /// A number behind the title, unless it is 0.
  var count = 0

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let words = LabelWords()
    words.make(of: graph.makeProjection(modifier) { AnyView($0.label) }, inputs: inputs)
    return TabPage._makeView(
      graph.makeProjection(modifier) { TabPage(item: $0, words: words) }, inputs: inputs, content: content)
  }
}

/// The page that a title names.
private struct TabPage: ContainerModifier {
  let item: TabItemModifier
  let words: LabelWords

  static func makeNode(inputs: ViewInputs) -> TabItemNode {
    let node = TabItemNode(host: inputs.host)
    node.presence = Presence(inside: inputs.presence)
    node.presence?.show(false)
    return node
  }

  static func contentInputs(_ inputs: ViewInputs, node: TabItemNode) -> ViewInputs {
    changing(inputs) { $0.presence = node.presence }
  }

  func update(_ node: TabItemNode, environment: EnvironmentValues) {
    node.tag = item.tag
    node.words = { [item, words] in
      let title = words.text(of: item.label)
      return title.isEmpty || item.count == 0 ? title : "\(title) (\(item.count))"
    }
    node.host.afterUpdate { [weak node] in node?.pages?.titlesDidChange() }
  }
}

package final class TabItemNode: ContainerNode {
  fileprivate var words: () -> String = { "" }
  var title: String { words() }
  var tag: AnyHashable?
  /// Visible while the page is shown.
  fileprivate var presence: Presence?

  fileprivate var pages: TabsNode? { enclosing(TabsNode.self) }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }
  package override var drawsBehindChildren: Bool { false }
  package override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  package override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}

extension View {
  /// Names this page of a `TabView` by the text of a label.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> ModifiedContent<Self, TabItemModifier> {
    modifier(TabItemModifier(label: ControlLabel(views: label())))
  }
}

extension ModifiedContent where Content: View, Modifier == TabItemModifier {
  /// Adds a count to the title of the page.
  public func badge(_ count: Int) -> ModifiedContent {
    ModifiedContent(
      content: content, modifier: TabItemModifier(label: modifier.label, tag: modifier.tag, count: count))
  }
}

private struct TabPages<Content: View>: ContainerView {
  let content: Content
  let control: TabControl

  func update(_ node: TabsNode, environment: EnvironmentValues) {
    node.control = control
    control.behaviour.pages = node
  }
}

/// The pages, of which one is shown.
final class TabsNode: ContainerNode, PlainNode {
  @Anchored var control: TabControl?
  fileprivate var selected = 0 { didSet { if selected != oldValue { show() } } }

  override func childrenWereReplaced() {
    show()
    titlesDidChange()
  }

  private func show() {
    for (index, child) in children.enumerated() { child.isHidden = index != selected }
    setNeedsLayout()
    setNeedsDisplay()
    let store = FocusStore.of(host)
    if let focused = store.focused, focused.node?.isInside(self) == true { store.check(focused) }
    ToolbarStore.of(host).layersDidChange()
    // The selected page is known only when all have been made.
    host.afterUpdate { [weak self] in
      guard let self else { return }
      for (index, child) in children.enumerated() { Self.item(of: child).node?.presence?.show(index == selected) }
    }
  }

  func titlesDidChange() { control?.behaviour.pagesDidChange() }

  private var shown: DisplayNode? { children.indices.contains(selected) ? children[selected] : nil }

  override var drawsBehindChildren: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> Size { shown?.size(fitting: proposal) ?? .zero }

  override func layOut(in size: Size) {
    for child in children {
      child.place(at: .zero, size: child.isHidden ? .zero : child.size(fitting: proposal(answeredBy: size)))
    }
  }

  fileprivate var items: [(title: String, tag: AnyHashable?)] {
    children.enumerated().map { index, child in
      let (node, tag) = Self.item(of: child)
      return (node.flatMap { $0.title.isEmpty ? nil : $0.title } ?? "\(index + 1)", tag)
    }
  }

  /// The name of a page, and its tag.
  private static func item(of page: DisplayNode) -> (node: TabItemNode?, tag: AnyHashable?) {
    var found: TabItemNode?
    var tag: AnyHashable?
    var node: DisplayNode? = page
    while let current = node {
      if found == nil, let item = current as? TabItemNode { (found, tag) = (item, tag ?? item.tag) }
      if let item = current as? TagNode { tag = tag ?? item.tag }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return (found, tag)
  }
}

private struct TabTitles: LeafView {
  let isFocused: Bool
  let selected: AnyHashable?
  let choose: ((AnyHashable) -> Void)?
  let control: TabControl

  final class Node: DisplayNode, PlainNode {
    @Anchored var control: TabControl?
    var isFocused = false
    var theme = Theme.standard

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let ideal = Double(control?.behaviour.columns.last?.upperBound ?? 0)
      return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(in canvas: Canvas) {
      guard let control = control?.behaviour else { return }
      for (index, columns) in control.columns.enumerated() {
        let isShown = index == control.shown
        let style = isShown ? (isFocused ? theme.focusedLabel : theme.selection) : theme.hint
        let title = isShown ? "[\(control.titles[index])]" : " \(control.titles[index]) "
        canvas.write(title, at: Point(x: Double(columns.lowerBound), y: 0), style: style)
      }
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.control = control
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    control.behaviour.row = node
    control.behaviour.select(selected, choose: choose)
    node.setNeedsDisplay()
  }
}

typealias TabControl = DelegatingControl<TabBehaviour>

final class TabBehaviour: ControlBehaviour {
  unowned let control: Control
  @Anchored fileprivate var pages: TabsNode?
  @Anchored fileprivate var row: DisplayNode?
  private var selected: AnyHashable?
  private var choose: ((AnyHashable) -> Void)?
  private var tags: [AnyHashable?] = []
  fileprivate private(set) var titles: [String] = []

  init(of control: Control) { self.control = control }
  fileprivate var shown: Int { pages?.selected ?? 0 }

  fileprivate var columns: [Range<Int>] {
    var end = 2
    return titles.map { title in
      let start = end
      end += TextWidth.columns(of: title) + 2
      return start..<end
    }
  }

  fileprivate func select(_ tag: AnyHashable?, choose: ((AnyHashable) -> Void)?) {
    selected = tag
    self.choose = choose
    show()
  }

  fileprivate func pagesDidChange() {
    let items = pages?.items ?? []
    titles = items.map { DisplayText.visible($0.title, lines: .single) }
    tags = items.map(\.tag)
    show()
    row?.setNeedsLayout()
    row?.setNeedsDisplay()
  }

  private func show() {
    guard let pages, !tags.isEmpty else { return }
    let index = selected.flatMap { selected in tags.firstIndex { $0 == selected } }
    pages.selected = index ?? min(pages.selected, tags.count - 1)
  }

  private func go(to index: Int) {
    guard titles.indices.contains(index), let pages else { return }
    if let choose, let tag = tags[index] { choose(tag) } else { pages.selected = index }
    row?.setNeedsDisplay()
  }

  /// Goes as far as there are tabs.
  private func step(by tabs: Int) {
    let index = min(max(0, shown + tabs), titles.count - 1)
    if index != shown { go(to: index) }
  }

  var viewName: String { "TabView" }
  var contents: ControlContents {
    ControlContents(value: titles.indices.contains(shown) ? titles[shown] : "", options: titles)
  }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.forwardChar, .backwardChar], text: .helpNextValue) + [contents.entry(.helpLetters, .helpChoose)]
      + contents.entries([.beginningOfLine, .endOfLine], text: .helpStartEnd)
  }

  var cursor: Point? {
    columns.indices.contains(shown) ? Point(x: Double(columns[shown].lowerBound + 1), y: 0) : .zero
  }

  func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .forwardChar: step(by: command.steps)
    case .backwardChar: step(by: -command.steps)
    case .beginningOfLine: go(to: 0)
    case .endOfLine: go(to: titles.count - 1)
    default: return false
    }
    return true
  }

  func typed(_ text: String) {
    let places = titles.indices.sorted { ($0 <= shown ? 1 : 0, $0) < ($1 <= shown ? 1 : 0, $1) }
    if let found = places.first(where: { titles[$0].folded.hasPrefix(text.folded) }) { go(to: found) }
  }

  func click(at point: Point) {
    if let index = columns.firstIndex(where: { $0.contains(Int(point.x)) }) { go(to: index) }
  }
}
