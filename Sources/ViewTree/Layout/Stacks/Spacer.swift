import TerminalModel

/// Space that grows along the axis of the enclosing stack, as far as no other view needs it.
public struct Spacer: LeafView {
  let minimum: Size

  /// Makes a spacer of at least a length, by default 0; see ``Lengths``.
  public init(minLength: Double? = nil) {
    let length = minLength ?? 0
    minimum = Size(width: Lengths.columns(ofGap: length), height: Lengths.rows(ofGap: length))
  }

  /// Makes a spacer of at least some cells.
  package init(minLength: Int) { minimum = Size(width: Double(minLength), height: Double(minLength)) }

  package final class Node: DisplayNode {
    let axis: Axis?
    var minimum = Size.zero {
      didSet {
        guard minimum != oldValue else { return }
        setNeedsLayout()
        host.watchLengths(of: self)
      }
    }

    init(host: ViewHost, axis: Axis?) {
      self.axis = axis
      super.init(host: host)
    }

    package override var layoutPriority: Double { -.infinity }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      // If the layout is chosen at run time, the parent knows the axis.
      let axis = axis ?? parent?.spacerAxis
      return Size(
        width: axis == .vertical ? 0 : max(minimum.width, proposal.width ?? 0),
        height: axis == .horizontal ? 0 : max(minimum.height, proposal.height ?? 0))
    }

    override var givenLengths: [GivenLength] {
      guard let axis = axis ?? parent?.spacerAxis else { return [] }
      return [GivenLength("a spacer's minimum length", minimum.length(along: axis), along: axis)]
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host, axis: inputs.stackAxis) }
  package func update(_ node: Node, environment: EnvironmentValues) { node.minimum = minimum }
}

/// A line across the enclosing stack.
public struct Divider: LeafView {
  /// Makes a line in the current text style, dimmed.
  public init() {}

  package final class Node: DisplayNode {
    let isVertical: Bool
    var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }

    init(host: ViewHost, isVertical: Bool) {
      self.isVertical = isVertical
      super.init(host: host)
    }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      func bounded(_ length: Double?) -> Double {
        guard let length, length.isFinite else { return 1 }
        return max(1, length)
      }
      return isVertical
        ? Size(width: 1, height: bounded(proposal.height)) : Size(width: bounded(proposal.width), height: 1)
    }

    package override func draw(in canvas: Canvas) {
      let isNarrow = TextWidth.Ambiguous.current == .narrow
      if isVertical {
        for row in canvas.visibleRows(of: size.height) {
          canvas.write(isNarrow ? "│" : "|", at: Point(x: 0, y: Double(row)), style: style)
        }
      } else {
        let columns = canvas.cells(of: Rect(origin: .zero, size: size)).columns
        canvas.write(String(repeating: isNarrow ? "─" : "-", count: columns), at: .zero, style: style)
      }
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node {
    Node(host: inputs.host, isVertical: inputs.stackAxis == .horizontal)
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    var style = environment.textStyle
    style.attributes.insert(.dim)
    node.style = style
  }
}
