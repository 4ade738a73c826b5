import TerminalModel
public import ViewTree

/// A text with an address that the terminal opens (OSC 8), often with Ctrl and a click.
public struct Link: View {
  let title: String
  let destination: String
  @Environment(\.labels) private var labels

  /// A link to a URL. Characters that a URL cannot contain are percent-encoded (RFC 3986, 2.1).
  public init(_ title: some LabelText, destination: String) {
    self.title = title.labelText
    self.destination = destination
  }

  /// A link with the text of a label.
  public init(destination: String, @ViewBuilder label: () -> some View) {
    self.init(ControlLabel(views: label()).title, destination: destination)
  }

  public var body: some View {
    // In a row of a form, the link is aligned with the labels.
    LinkLeaf(title: DisplayText.visible(title, lines: .single), address: destination)
      .padding(.leading, labels == .shown ? FieldRowNode.margin : 0)
  }
}

private struct LinkLeaf: LeafView {
  let title: String
  let address: String

  final class Node: DisplayNode, PlainNode {
    var leaf = LinkLeaf(title: "", address: "")
    var theme = Theme.standard

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let ideal = Double(TextWidth.columns(of: leaf.title))
      return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(in canvas: Canvas) {
      let style = canvas.linking(changing(theme.selection) { $0.attributes.insert(.underline) }, to: leaf.address)
      canvas.write(leaf.title, at: .zero, style: style, columns: cellCount(size.width))
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.leaf = self
    node.theme = environment.theme
    node.setNeedsLayout()
    node.setNeedsDisplay()
  }
}
