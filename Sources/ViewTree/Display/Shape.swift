public import TerminalModel

/// A view that fills the proposed size with this colour.
extension Color: @MainActor View, @MainActor PrimitiveView, @MainActor NodeUpdating, @MainActor LeafView {
  package static func makeNode(inputs: ViewInputs) -> ShapeNode { ShapeNode(host: inputs.host) }

  package func update(_ node: ShapeNode, environment: EnvironmentValues) {
    node.show(.rectangle, filled: environment.shown(self), line: nil)
  }
}

extension Color {
  /// A colour from its components, 0 to 1. The opacity is ignored: cells are opaque.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
    self = .rgb(part(red), part(green), part(blue))
  }

  /// A grey, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white) }

  /// The accent colour.
  public static let tint = accentColor
  /// The grey for tertiary content.
  public static let tertiary = gray
  /// The grey for quaternary content.
  public static let quaternary = gray
  /// As `secondary`.
  public var tertiary: Color { secondary }
  /// As `secondary`.
  public var quaternary: Color { secondary }
  /// The terminal's default colour, as for every material.
  public static let regularMaterial = standard, thinMaterial = standard, ultraThinMaterial = standard
  /// The terminal's default colour, as for every material.
  public static let thickMaterial = standard, ultraThickMaterial = standard, bar = standard

  /// This colour unchanged: cells are opaque.
  public func opacity(_ opacity: Double) -> Color { self }
  /// This colour unchanged: a cell has only one.
  public var gradient: Color { self }
}

/// A simple shape in the proposed size: cells filled with a colour, or an outline.
///
/// Corners are those of cells; a circle in a single row is a dot.
@MainActor
public protocol Shape: View {
  /// The kind of the shape.
  var figure: ShapeFigure { get }
}

/// The shapes that cells can show.
public nonisolated enum ShapeFigure: Hashable, Sendable {
  /// All cells of its frame.
  case rectangle
  /// A rectangle whose outline has round corners.
  case rounded
  /// The ellipse in its frame.
  case round
}

extension Shape {
  /// This shape, filled with the style around it.
  public var body: some View { ShapeFill(figure: figure, color: nil, isLine: false) }

  /// This shape filled with a colour.
  public func fill(_ color: Color = .standard) -> ShapeFill { ShapeFill(figure: figure, color: color, isLine: false) }
  /// The outline of this shape.
  public func stroke(_ color: Color = .standard, lineWidth: Double = 1) -> ShapeFill {
    ShapeFill(figure: figure, color: color, isLine: true)
  }
  /// The outline of this shape, inside its edges like every outline.
  public func strokeBorder(_ color: Color = .standard, lineWidth: Double = 1) -> ShapeFill { stroke(color) }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Fills the room that it is given.
  public nonisolated init() {}
  public var figure: ShapeFigure { .rectangle }
}

/// How a corner is rounded; all corners are those of cells.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins slowly.
  case continuous
}

/// A rectangle whose outline has round corners.
public struct RoundedRectangle: Shape {
  /// Corners are those of cells, whatever their radius.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
  public var figure: ShapeFigure { .rounded }
}

/// A rectangle whose outline has round corners.
public struct Capsule: Shape {
  /// Corners are those of cells.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public var figure: ShapeFigure { .rounded }
}

/// A circle, approximated by cells.
public struct Circle: Shape {
  /// Fills the room that it is given: round where that has twice as many columns as rows.
  public nonisolated init() {}
  public var figure: ShapeFigure { .round }
}

/// An ellipse, approximated by cells.
public struct Ellipse: Shape {
  /// Fills the room that it is given.
  public nonisolated init() {}
  public var figure: ShapeFigure { .round }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose outline has round corners.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose outline has round corners.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle, approximated by cells.
  public static var circle: Circle { Circle() }
}

/// A shape in a colour: filled, or as an outline.
public struct ShapeFill: LeafView {
  let figure: ShapeFigure
  /// The text colour if nil.
  let color: Color?
  let isLine: Bool

  package static func makeNode(inputs: ViewInputs) -> ShapeNode { ShapeNode(host: inputs.host) }

  package func update(_ node: ShapeNode, environment: EnvironmentValues) {
    let color = environment.shown(color ?? environment.textStyle.foreground)
    node.show(figure, filled: isLine ? nil : color, line: isLine ? color : nil)
  }
}

/// Cells filled with a colour, or an outline.
package final class ShapeNode: DisplayNode {
  private struct Look: Equatable {
    var figure = ShapeFigure.rectangle
    var filled: Color?
    var line: Color?
  }

  private var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  func show(_ figure: ShapeFigure, filled: Color?, line: Color?) {
    look = Look(figure: figure, filled: filled, line: line)
  }

  /// The colour that fills all its cells; nil for an outline, a round shape or the default colour.
  var solidColor: Color? {
    look.figure == .round || look.line != nil || look.filled == .standard || look.filled == .clear
      ? nil : look.filled
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    func length(_ offered: Double?) -> Double { offered.map { $0.isFinite ? max(0, $0) : 1 } ?? 1 }
    return Size(width: length(proposal.width), height: length(proposal.height))
  }

  package override func draw(in canvas: Canvas) {
    if let color = look.line { return color == .clear ? () : drawLine(Style(foreground: color), in: canvas) }
    guard let color = look.filled, color != .clear else { return }
    let isDot = look.figure == .round && cellCount(size.height) <= 1
    if isDot || color == .standard {
      guard look.figure == .round else { return }
      canvas.write("●", at: .zero, style: Style(foreground: color))
      return
    }
    let style = Style(background: color)
    guard look.figure == .round else { return canvas.fill(Rect(origin: .zero, size: size), style: style) }
    for row in canvas.visibleRows(of: size.height) {
      // Half the width of the ellipse at the middle of the row.
      let distance = (Double(row) + 0.5) / size.height * 2 - 1
      let half = (max(0, 1 - distance * distance)).squareRoot() * size.width / 2
      let frame = Rect(
        origin: Point(x: (size.width / 2 - half).rounded(), y: Double(row)),
        size: Size(width: (half * 2).rounded(), height: 1))
      canvas.fill(frame, style: style)
    }
  }

  private func drawLine(_ style: Style, in canvas: Canvas) {
    BorderModifier.draw(look.figure == .rectangle ? .plain : .rounded, size: size, style: style, in: canvas)
  }
}

extension View {
  /// Puts a view over this one; see `overlay(alignment:content:)`.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { self.overlay(alignment: alignment) { overlay } }

  /// Puts a view behind this one; see `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self.background(alignment: alignment) { background } }

  /// Gives this view a background colour. The shape is ignored: cells have corners.
  public func background(_ color: Color, in shape: some Shape) -> some View {
    background(color)
  }

  /// Draws a line around this view, a cell wide.
  public func border(_ color: Color, width: Double) -> some View { border(color) }
}
