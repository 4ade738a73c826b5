import TerminalModel

/// A line across the stack around it.
public struct Divider: LeafView {
  /// A line in the current text style, dimmed.
  public init() {}

  package final class Node: DisplayNode {
    var style = Style.plain {
      didSet { if style != oldValue { setNeedsDisplay() } }
    }

    private var isVerticalLine: Bool { (parent as? StackNode)?.layout.axis == .horizontal }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      func bounded(_ length: Double?) -> Double {
        guard let length, length.isFinite else { return 1 }
        return max(1, length)
      }
      return isVerticalLine
        ? Size(width: 1, height: bounded(proposal.height)) : Size(width: bounded(proposal.width), height: 1)
    }

    package override func draw(in canvas: Canvas) {
      if isVerticalLine {
        for row in 0..<cellCount(size.height) { canvas.write("│", at: Point(x: 0, y: Double(row)), style: style) }
      } else {
        canvas.write(String(repeating: "─", count: max(0, cellCount(size.width))), at: .zero, style: style)
      }
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  package func update(_ node: Node, environment: EnvironmentValues) {
    var style = environment.textStyle
    style.attributes.insert(.dim)
    node.style = style
  }
}
