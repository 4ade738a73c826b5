/// One cell of a terminal's screen.
package struct ScreenCell: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Erased, or never written.
    case blank
    /// A grapheme cluster that begins here.
    case character(Character)
    /// The right half of a wide cluster.
    case continuation
  }

  package var content = Content.blank
  package var style = ScreenStyle()

  /// An erased cell; of the style only the background is kept, as xterm does ("background colour erase").
  static func erased(_ style: ScreenStyle) -> ScreenCell {
    var cell = ScreenCell()
    cell.style.background = style.background
    return cell
  }

  /// Whether nothing was ever written here, nor a coloured blank left.
  package var isUntouched: Bool { content == .blank && style.background == .standard }
}
