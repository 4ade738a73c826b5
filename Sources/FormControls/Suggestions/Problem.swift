import TerminalModel
public import ViewTree

private struct ProblemKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The problem that the app reports for the field.
  package var problem: String? {
    get { self[ProblemKey.self] }
    set { self[ProblemKey.self] = newValue }
  }
}

extension View {
  /// Shows a problem below a field, as for its content type; nil shows none. The library's own problems have priority.
  /// Leaving the field is never prevented.
  ///
  ///     DatePicker("Until", selection: $end).problem(end < start ? "The end is before the start" : nil)
  public func problem(_ sentence: String?) -> some View { environment({ $1(&$0.problem) }, sentence) }
}

/// The problem shown below a field.
final class ProblemNode: DisplayNode {
  let sentence: String
  private let theme: Theme
  /// The columns before the sentence, which begins where the text of the field does.
  private var inset: Int { parent?.leadingBox?.inset ?? 0 }

  init(_ sentence: String, theme: Theme, host: ViewHost) {
    self.sentence = sentence
    self.theme = theme
    super.init(host: host)
  }

  private func lines(columns: Int?) -> [[StyledText]] {
    TextWrapping.lines(of: [StyledText(DisplayText.visible("✗ " + sentence), style: theme.error)], columns: columns)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.finiteWidth
    let lines = lines(columns: width.map { max(1, cellCount($0) - inset) })
    let ideal = lines.map { $0.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }.max() ?? 0
    return Size(width: width ?? Double(ideal + inset), height: Double(lines.count))
  }

  override func draw(in canvas: Canvas) {
    for (row, line) in lines(columns: max(1, cellCount(size.width) - inset)).enumerated() {
      canvas.write(line, at: Point(x: Double(inset), y: Double(row)))
    }
  }
}
