import TerminalModel
package import ViewTree
import Wording

/// The bottom row: the toolbar's items. If they do not all fit, the last one stays, and those that do not fit move into
/// a menu.
package final class ToolbarBarNode: ContainerNode {
  /// The item that opens the menu; the last child.
  let more: ToolbarMoreNode
  private static let gap = 2.0

  override init(host: ViewHost) {
    more = ToolbarMoreNode(host: host)
    super.init(host: host)
    more.bar = self
    show([])
  }

  /// Shows items in sequence, followed by the menu.
  func show(_ items: [ViewList]) { content = .sequence(items + [.node(more)]) }

  private var items: ArraySlice<DisplayNode> { children.dropLast() }

  /// The items that fit a width, and the menu.
  private struct Arrangement {
    var shown: [DisplayNode]
    var showsMore: Bool
    var width: Double
  }

  private func arrangement(in width: Double?) -> Arrangement {
    let wanted = items.filter { $0.size(fitting: .unspecified).width > 0 }
    let whole = Arrangement(shown: wanted, showsMore: false, width: Self.width(of: wanted))
    guard let width, whole.width > width, let last = wanted.last else { return whole }
    var total = Self.width(of: [last]) + Self.gap + more.width
    guard total <= width else {
      return Arrangement(shown: [], showsMore: more.width <= width, width: min(width, more.width))
    }
    var shown: [DisplayNode] = []
    for item in wanted.dropLast() {
      let next = total + Self.width(of: [item]) + Self.gap
      guard next <= width else { break }
      (total, shown) = (next, shown + [item])
    }
    return Arrangement(shown: shown + [last], showsMore: true, width: total)
  }

  private static func width(of items: [DisplayNode]) -> Double {
    items.reduce(0) { $0 + $1.size(fitting: .unspecified).width } + Double(max(0, items.count - 1)) * gap
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(in: proposal.finiteWidth)
    let height = arrangement.shown.map { $0.size(fitting: .unspecified).height }.max() ?? 1
    let menu = arrangement.showsMore ? more.size(fitting: .unspecified) : .zero
    let end = arrangement.width - more.width + menu.width
    let width = arrangement.showsMore ? max(arrangement.width, min(end, proposal.width ?? end)) : arrangement.width
    return Size(width: width, height: max(height, menu.height))
  }

  package override func layOut(in size: Size) {
    let arrangement = arrangement(in: size.width)
    let shown = Set(arrangement.shown.map(ObjectIdentifier.init))
    var x = 0.0
    for item in items {
      guard shown.contains(ObjectIdentifier(item)) else {
        item.place(at: .zero, size: .zero)
        continue
      }
      let wanted = item.size(fitting: .unspecified)
      item.place(at: Point(x: x, y: 0), size: wanted)
      x += wanted.width + Self.gap
    }
    hidden = arrangement.showsMore ? items.filter { !shown.contains(ObjectIdentifier($0)) } : []
    // An open menu that would extend beyond the edge is moved left.
    let menu = more.size(fitting: .unspecified)
    let left = max(0, min(x, size.width - menu.width))
    more.labelColumn = x - left
    more.place(
      at: Point(x: left, y: 0),
      size: arrangement.showsMore ? Size(width: min(menu.width, size.width - left), height: menu.height) : .zero)
  }

  package override func childrenWereReplaced() {
    setNeedsLayout()
    ToolbarStore.of(host).keysDidChange()
  }

  // The buttons of the row.

  /// The items in the menu.
  private(set) var hidden: [DisplayNode] = []

  /// The enabled visible buttons, from left to right.
  var shownButtons: [ButtonControl] { items.filter { $0.size.width > 0 }.flatMap(\.innerButtons).filter(\.isEnabled) }

  var buttons: [ButtonControl] { items.flatMap(\.innerButtons) }
}

/// The bottom row as a view.
struct ToolbarBar: LeafView {
  static func makeNode(inputs: ViewInputs) -> ToolbarBarNode {
    let node = ToolbarBarNode(host: inputs.host)
    ToolbarStore.of(inputs.host).bar = node
    return node
  }

  func update(_ node: ToolbarBarNode, environment: EnvironmentValues) {
    node.more.theme = environment.theme
    node.more.language = environment.language
  }
}

/// The item of the bottom row that opens a menu of the items that do not fit.
final class ToolbarMoreNode: ContainerNode, PopupOwner {
  private var label: String { "⋯ " + Message.formMoreItem.text(in: language) }
  var width: Double { Double(TextWidth.columns(of: label)) }

  @Anchored var bar: ToolbarBarNode?
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
  var language = DisplayLanguage.english { didSet { if language != oldValue { setNeedsLayout() } } }
  /// The column of the label in this node.
  var labelColumn = 0.0 { didSet { if labelColumn != oldValue { setNeedsDisplay() } } }
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  var popup: Popup? {
    didSet {
      guard popup !== oldValue else { return }
      popup?.owner = self
      content = popup.map { .node($0) } ?? .empty
      oldValue?.didClose()
    }
  }

  func toggle() { toggleMenu(of: bar?.hidden.flatMap(\.innerButtons).map { .button($0) } ?? []) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let list = children.first?.size(fitting: .unspecified) ?? .zero
    return Size(width: max(width, list.width), height: 1 + list.height)
  }

  override func layOut(in size: Size) {
    children.first?.place(at: Point(x: 0, y: 1), size: Size(width: size.width, height: max(0, size.height - 1)))
  }

  override func draw(in canvas: Canvas) {
    var style = theme.value
    if isSelected { style.attributes.insert(.inverse) }
    canvas.write(label, at: Point(x: labelColumn, y: 0), style: style)
  }
}
