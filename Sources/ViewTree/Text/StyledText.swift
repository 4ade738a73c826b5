package import TerminalModel

/// A stretch of visible text in one style.
package struct StyledText: Equatable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
