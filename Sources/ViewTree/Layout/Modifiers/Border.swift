public import TerminalModel

/// The characters of a border.
public enum BorderStyle: Hashable, Sendable {
  /// `┌─┐`
  case plain
  /// `╭─╮`
  case rounded
  /// `┏━┓`
  case heavy
  /// `╔═╗`
  case double

  /// Corners from the upper left clockwise, then the horizontal and the vertical line.
  var characters: [String] {
    // The lines would not meet if each character were two columns wide.
    guard TextWidth.Ambiguous.current == .narrow else { return ["+", "+", "+", "+", "-", "|"] }
    return switch self {
    case .plain: ["┌", "┐", "┘", "└", "─", "│"]
    case .rounded: ["╭", "╮", "╯", "╰", "─", "│"]
    case .heavy: ["┏", "┓", "┛", "┗", "━", "┃"]
    case .double: ["╔", "╗", "╝", "╚", "═", "║"]
    }
  }
}

/// A line around the content.
package struct BorderModifier: LayoutModifier {
  let color: Color
  let border: BorderStyle

  package final class Node: PaddingModifier.Node {
    var border = BorderStyle.plain { didSet { if border != oldValue { setNeedsDisplay() } } }
    var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }

    package required init(host: ViewHost) {
      super.init(host: host)
      insets = EdgeInsets(1, at: .all)
    }

    /// If space is short, the content covers the line.
    package override var drawsBehindChildren: Bool { true }

    package override func draw(in canvas: Canvas) { BorderModifier.draw(border, size: size, style: style, in: canvas) }
  }

  /// Draws a line along the edges of a size.
  static func draw(_ border: BorderStyle, size: Size, style: Style, in canvas: Canvas) {
    let cells = canvas.cells(of: Rect(origin: .zero, size: size))
    guard cells.columns >= 2, cells.rows >= 2, style.foreground != .clear else { return }
    let characters = border.characters
    let line = String(repeating: characters[4], count: cells.columns - 2)
    let right = Double(cells.columns - 1)
    let bottom = cells.rows - 1
    for row in canvas.visibleRows(of: size.height) {
      let y = Double(row)
      switch row {
      case 0: canvas.write(characters[0] + line + characters[1], at: .zero, style: style)
      case bottom: canvas.write(characters[3] + line + characters[2], at: Point(x: 0, y: y), style: style)
      default:
        canvas.write(characters[5], at: Point(x: 0, y: y), style: style)
        canvas.write(characters[5], at: Point(x: right, y: y), style: style)
      }
    }
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.border = border
    node.style = Style(foreground: color)
  }
}

extension View {
  /// Draws a line around this view. It takes space: a cell at each edge.
  public func border(_ color: Color = .standard, style: BorderStyle = .plain) -> some View {
    modifier(BorderModifier(color: color, border: style))
  }
}

/// A background colour for the content.
package struct BackgroundModifier: LayoutModifier {
  var color: Color

  /// The interpolated colour.
  package typealias AnimatableData = ColorVector
  /// The colour.
  package var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color(towards: color) ?? color }
  }

  package final class Node: UnaryNode {
    var color = Color.standard { didSet { if color != oldValue { setNeedsDisplay() } } }

    package override var background: Color? { color == .standard || color == .clear ? nil : color }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { color == .standard || color == .clear }

  package static func hasMotion(in environment: EnvironmentValues) -> Bool {
    EnvironmentValues.hasColorsBetween(environment)
  }

  package func update(_ node: Node, environment: EnvironmentValues) { node.color = environment.shown(color) }
}

extension View {
  /// Sets the background colour of this view. Changes are animated between colours with components, which those of the
  /// terminal's palette lack.
  public func background(_ color: Color) -> some View {
    modifier(BackgroundModifier(color: color))
  }
}
