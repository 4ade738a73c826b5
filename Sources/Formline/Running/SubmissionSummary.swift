package import TerminalModel

/// The text that an inline form leaves on the terminal: its title, and a line for each answer, with aligned values.
///
///     ✓ Create your account
///       Full name  Ada Lovelace
///       E-mail     ada@example.com
///       Password   ••••••
package struct SubmissionSummary {
  private let title: String?
  private let lines: [(label: String, text: String)]
  private let theme: Theme
  private let textOrder: TextOrder

  /// - Parameters:
  ///   - lines: Labels and values verbatim; they are escaped for display here.
  ///   - title: The title of the form; without one, each line has a check mark.
  package init(_ lines: [(label: String, text: String)], title: String? = nil, theme: Theme, textOrder: TextOrder) {
    self.title = title.map { DisplayText.visible($0, lines: .single) }
    self.lines = lines.map {
      (DisplayText.visible($0.label, lines: .single), DisplayText.visible($0.text, lines: .single))
    }
    self.theme = theme
    self.textOrder = textOrder
  }

  /// The lines for a terminal in raw mode, with the cursor at the left edge in plain style before and after. Long lines
  /// are truncated with an ellipsis.
  package func bytes(columns: Int, capabilities: TerminalCapabilities) -> [UInt8] {
    let widest = lines.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let labelColumns = min(widest, max(8, columns / 2))
    var bytes: [UInt8] = []
    var capabilities = capabilities
    capabilities.page = theme.page
    func add(_ draw: (inout CellGrid) -> Void) {
      var grid = CellGrid(columns: columns, rows: 1)
      grid.textOrder = textOrder
      draw(&grid)
      var encoder = FrameEncoder(placement: .inline, capabilities: capabilities)
      bytes += encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 0))
      // The next line's encoder assumes plain style and the left edge.
      bytes += "\u{1B}[m\r\n".utf8
    }
    if let title {
      add { grid in
        drawMark(into: &grid)
        grid.write(truncating: title, row: 0, from: 2, to: grid.columns, style: theme.title)
      }
    }
    for line in lines {
      add { grid in
        if title == nil { drawMark(into: &grid) }
        grid.write(truncating: line.label, row: 0, from: 2, to: 2 + labelColumns, style: theme.hint)
        grid.write(truncating: line.text, row: 0, from: labelColumns + 4, to: grid.columns, style: theme.value)
      }
    }
    return bytes
  }

  private func drawMark(into grid: inout CellGrid) {
    grid.write("✓", row: 0, column: 0, style: theme.success, clip: grid.bounds)
  }
}
