import AttributeGraph
import TerminalModel
package import ViewTree

/// Where the boxes of a form begin and end, for what is aligned with them outside of its rows.
final class FormEdges {
  /// The first form that is not in another.
  @Anchored private var form: FormNode?
  private var followers: [Anchored<DisplayNode>] = []

  static func of(_ host: ViewHost) -> FormEdges { host.attachment(orMake: FormEdges()) }

  var boxes: Range<Double> { form.map { $0.boxes(in: $0.size.width) } ?? 2..<2 }

  func note(_ candidate: FormNode) {
    if let form, form === candidate || form.isShown && form.isInside(form.host.root) { return }
    form = candidate
    boxesDidChange()
  }

  func boxesDidChange() { for node in followers { node.wrappedValue?.setNeedsLayout() } }

  func follow(_ node: DisplayNode) {
    followers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === node }
    followers.append(Anchored(wrappedValue: node))
  }
}

/// Places its content where the boxes of the form begin.
struct AlignedWithBoxes: ContainerModifier {
  /// The columns between the edge of the form and this view.
  let margin: Double

  func update(_ node: AlignedNode, environment: EnvironmentValues) {
    node.margin = margin
    FormEdges.of(node.host).follow(node)
  }

  final class AlignedNode: ContainerNode, PlainNode {
    var margin = 0.0 { didSet { if margin != oldValue { setNeedsLayout() } } }

    override var drawsBehindChildren: Bool { false }

    /// The column of the box's edge, moved to the left where the content has no room behind it.
    private func leading(in width: Double?, content: Double) -> Double {
      let left = max(0, FormEdges.of(host).boxes.lowerBound - margin)
      return width.map { max(0, min(left, $0 - content)) } ?? left
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let content = children.first?.size(fitting: proposal) ?? .zero
      return Size(width: proposal.finiteWidth ?? content.width, height: content.height)
    }

    override func layOut(in size: Size) {
      guard let child = children.first else { return }
      let least = child.size(fitting: ProposedViewSize(width: 0, height: size.height)).width
      let left = leading(in: size.width, content: least)
      let room = ProposedViewSize(width: size.width - left, height: size.height)
      child.place(at: Point(x: left, y: 0), size: child.size(fitting: room))
    }
  }
}

/// The title of a section; in a roomy or comfortable form a rule follows it, up to the right edge of the boxes.
package struct SectionTitle: View {
  let title: String
  @Environment(\.theme) private var theme
  @Environment(\.formDensity) private var density

  /// - Parameter title: The title, with inline markup.
  package init(_ title: String) { self.title = title }

  package var body: some View {
    if density.hasRules {
      HStack(spacing: 1) {
        Text(markup: title).textStyle(theme.section).layoutPriority(1)
        SectionRule()
      }
    } else {
      Text(markup: title).textStyle(theme.section)
    }
  }
}

private struct SectionRule: LeafView, Equatable {
  final class Node: DisplayNode, PlainNode {
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

    override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: proposal.finiteWidth ?? 0, height: 1) }

    override func draw(in canvas: Canvas) {
      let form = enclosing(FormNode.self)
      let start = screenOrigin.x - (form?.screenOrigin.x ?? 0)
      let length = min(size.width, FormEdges.of(host).boxes.upperBound - start)
      guard length >= 1 else { return }
      canvas.write(String(repeating: "─", count: cellCount(length)), at: .zero, style: style)
    }

    /// As quiet as a box.
    private var style: Style {
      theme.isPainted ? Style(foreground: theme.focusedField.background) : Style(foreground: theme.hint.foreground)
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) { node.theme = environment.theme }
}
