public import TerminalModel

/// Text that is read, not edited. Control characters in it are shown as visible escapes.
public struct Text: LeafView, Equatable {
  /// A stretch of text with one look.
  struct Run: Equatable {
    var text: String
    var foreground: Color?
    var attributes: TextAttributes = []
    /// What is said where it depends on the place: a value in the user's locale.
    var localized: ((EnvironmentValues) -> String)?

    /// Equal values are said in the same way.
    static func == (first: Run, second: Run) -> Bool {
      first.text == second.text && first.foreground == second.foreground && first.attributes == second.attributes
        && (first.localized == nil) == (second.localized == nil)
    }

    func style(in base: Style) -> Style {
      var style = base
      if let foreground { style.foreground = foreground }
      style.attributes.formUnion(attributes)
      return style
    }
  }

  var runs: [Run]

  /// Text as it is.
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(text: String(content))] }

  /// Text as it is.
  public init(verbatim content: String) { runs = [Run(text: content)] }

  /// Text with inline markup: `*emphasis*`, `**strong**` and `` `code` ``. Marks without a partner stand for themselves.
  public init(markup content: String) { runs = InlineMarkup.runs(of: content) }

  /// Text that depends on the environment.
  /// - Parameter text: What tells it from others: equal ones must say the same everywhere.
  package init(_ text: String, localized: @escaping (EnvironmentValues) -> String) {
    runs = [Run(text: text, localized: localized)]
  }

  init(runs: [Run]) { self.runs = runs }

  /// What the text says, without its look.
  package var plainText: String { runs.map(\.text).joined() }

  /// One text after the other.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  /// This text in bold.
  public func bold() -> Text { adding(.bold) }
  /// This text in italic.
  public func italic() -> Text { adding(.italic) }
  /// This text underlined.
  public func underline() -> Text { adding(.underline) }
  /// This text faint.
  public func dim() -> Text { adding(.dim) }
  /// This text with foreground and background exchanged.
  public func inverse() -> Text { adding(.inverse) }

  /// This text in a colour.
  public func foregroundStyle(_ color: Color) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        run.foreground = color
        return run
      })
  }

  private func adding(_ attributes: TextAttributes) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        run.attributes.formUnion(attributes)
        return run
      })
  }

  package static func makeNode(inputs: ViewInputs) -> TextNode { TextNode(host: inputs.host) }

  package func update(_ node: TextNode, environment: EnvironmentValues) {
    let base = environment.textStyle
    node.setRuns(
      runs.map { run in
        var style = run.style(in: base)
        if run.foreground != nil { style.foreground = environment.shown(style.foreground) }
        return StyledText(DisplayText.visible(run.localized?(environment) ?? run.text), style: style)
      },
      arrangement: environment.textArrangement)
  }
}
