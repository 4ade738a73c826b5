import TerminalModel
import ViewTree

/// A hint of one line that is there only where there is room for all of it.
struct HintText: LeafView {
  let text: String
  let style: Style

  final class Node: DisplayNode {
    var text = "" {
      didSet {
        guard text != oldValue else { return }
        setNeedsLayout()
        setNeedsDisplay()
      }
    }
    var style = Style.plain {
      didSet { if style != oldValue { setNeedsDisplay() } }
    }

    private var ideal: Double { Double(TextWidth.columns(of: text)) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      Size(width: min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(in canvas: Canvas) {
      if size.width >= ideal { canvas.write(text, at: .zero, style: style) }
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.text = text
    node.style = style
  }
}
