import TerminalModel
import ViewTree

/// A part of a text that is drawn again as selected, over a row that shows the text from a place on.
struct SelectedText {
  let text: String
  /// The part, in UTF-8 bytes of the text.
  let range: Range<Int>

  /// - Parameters:
  ///   - start: The first byte that the row shows.
  ///   - origin: Where the row begins.
  func draw(in canvas: Canvas, rowFrom start: Int, at origin: Point, style: Style) {
    guard range.lowerBound >= start, range.upperBound <= text.utf8.count else { return }
    var style = style
    style.attributes.insert(.inverse)
    let column = TextWidth.columns(of: visible(start..<range.lowerBound))
    canvas.write(visible(range), at: Point(x: origin.x + Double(column), y: origin.y), style: style)
  }

  private func visible(_ range: Range<Int>) -> String {
    DisplayText.visible(String(Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))))
  }
}
