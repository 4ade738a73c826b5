public import AttributeGraph
public import TerminalModel

/// Text that is read, not edited. Control characters in it are shown as visible escapes.
public nonisolated struct Text: Equatable, Sendable {
  /// A run of text in one style.
  nonisolated struct Run: Equatable, Sendable {
    var text: String
    var foreground: Color?
    var attributes: TextAttributes = []
    /// The address of a link.
    var link: String?
    /// The text in an environment, such as a value formatted for the user's locale.
    var localized: (@MainActor @Sendable (EnvironmentValues) -> String)?

    /// Closures cannot be compared: runs with an equal `text` are taken to have equal localized texts.
    static func == (first: Run, second: Run) -> Bool {
      first.text == second.text && first.foreground == second.foreground && first.attributes == second.attributes
        && first.link == second.link && (first.localized == nil) == (second.localized == nil)
    }

    func style(in base: Style) -> Style {
      var style = base
      if let foreground { style.foreground = foreground }
      style.attributes.formUnion(attributes)
      return style
    }
  }

  var runs: [Run]
  /// True to indent the continuation lines of a list item to its text instead of its marker.
  private var hasItems = false

  /// Text from a literal: with markup and interpolated texts and values.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) { runs = key.runs }

  /// Text taken verbatim, without markup.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(text: String(content))] }

  /// Text taken verbatim, without markup.
  public init(verbatim content: String) { runs = [Run(text: content)] }

  /// Text with inline markup: `*emphasis*`, `**strong**`, code between backticks, and `[links](https://example.com)`,
  /// which the terminal opens if it can. Unpaired markers are literal text.
  public init(markup content: String) { self.init(of: content, .line) }

  /// Like `init(markup:)`, and with headings and lists.
  package init(blocks content: String) {
    self.init(of: content, .blocks)
    hasItems = true
  }

  init(of content: String, _ extent: Markup.Extent) {
    runs = Markup.spans(of: content, extent).map { Run(text: $0.text, attributes: $0.attributes, link: $0.link) }
  }

  /// Text that depends on the environment.
  /// - Parameter text: Its identity: texts with equal identities must be equal in every environment.
  package init(_ text: String, localized: @escaping @MainActor @Sendable (EnvironmentValues) -> String) {
    runs = [Run(text: text, localized: localized)]
  }

  init(runs: [Run]) { self.runs = runs }

  package var plainText: String { runs.map(\.text).joined() }

  /// Concatenates two texts.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  /// This text in bold.
  public func bold() -> Text { adding(.bold) }
  /// This text in italic.
  public func italic() -> Text { adding(.italic) }
  /// This text underlined.
  public func underline() -> Text { adding(.underline) }
  /// This text struck through, if the terminal supports it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? adding(.strikethrough) : self
  }
  /// This text faint.
  public func dim() -> Text { adding(.dim) }
  /// This text with foreground and background swapped.
  public func inverse() -> Text { adding(.inverse) }

  /// This text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { changing { $0.foreground = color } }

  private func adding(_ attributes: TextAttributes) -> Text { changing { $0.attributes.formUnion(attributes) } }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index]) }
    return Text(runs: runs)
  }
}

extension Text: LeafView {
  package static func makeNode(inputs: ViewInputs) -> TextNode { TextNode(host: inputs.host) }

  package func update(_ node: TextNode, environment: EnvironmentValues) {
    let base = environment.textStyle
    var arrangement = environment.textArrangement
    arrangement.hangsItems = hasItems
    var links: [String] = []
    node.setRuns(
      runs.map { run in
        var style = run.style(in: base)
        if let link = run.link {
          links.append(link)
          style.link = UInt16(clamping: links.count)
        }
        if run.foreground != nil { style.foreground = environment.shown(style.foreground) }
        return StyledText(
          DisplayText.visible(environment.cased(run.localized?(environment) ?? run.text)), style: style)
      },
      arrangement: arrangement, links: links)
  }
}

/// The colours of a text are interpolated run by run.
extension Text: Animatable {
  public var animatableData: ColorVector {
    get { ColorVector(runs.map(\.foreground)) }
    set {
      for index in runs.indices { runs[index].foreground = newValue.color(at: index, towards: runs[index].foreground) }
    }
  }

  public static func _makeView(_ view: Attribute<Text>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateText(view: view, node: node, place: inputs.surroundings))
    return ViewOutputs(node)
  }
}

private struct UpdateText: Rule {
  let view: Attribute<Text>
  let node: TextNode
  let place: MotionSurroundings
  var motion = MovingValue<Text>()
  var last: Text?

  mutating func evaluate(in graph: Graph) {
    let text = motion.step(
      from: last, to: graph.value(view), in: graph, at: place, where: EnvironmentValues.hasColorsBetween)
    last = text
    text.update(node, environment: graph.value(place.environment))
  }
}

/// Shows styled text, wrapped to the width it is given.
package final class TextNode: DisplayNode {
  private var runs: [StyledText] = []
  private var arrangement = TextArrangement()
  /// The addresses of the links that the styles of the runs refer to, counted from 1.
  private var links: [String] = []
  private var wrapped: (columns: Int?, limit: Int?, lines: [[StyledText]])?

  package func setRuns(
    _ runs: [StyledText], arrangement: TextArrangement = TextArrangement(), links: [String] = []
  ) {
    guard runs != self.runs || arrangement != self.arrangement || links != self.links else { return }
    self.runs = runs
    self.links = links
    self.arrangement = arrangement
    wrapped = nil
    setNeedsDisplay()
    // Text that takes the same space needs no new layout.
    setNeedsLayoutIfAnswersChanged()
  }

  /// The name in reports; nil for an empty text.
  var nameForReports: String? {
    let text = plainText
    return text.isEmpty ? nil : "the text '\(text.prefix(40))'"
  }

  package var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

  /// - Parameter rows: The number of rows available; at least one line is shown.
  private func lines(columns: Int?, rows: Int?) -> [[StyledText]] {
    let limit = [arrangement.lineLimit, rows].compactMap { $0 }.min().map { max(1, $0) }
    if let wrapped, wrapped.columns == columns, wrapped.limit == limit { return wrapped.lines }
    let lines = TextWrapping.lines(
      of: runs, columns: columns, limit: limit, mode: arrangement.truncation, hangsItems: arrangement.hangsItems)
    wrapped = (columns, limit, lines)
    return lines
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let lines = lines(
      columns: proposal.width.flatMap(Self.cells).map { max(1, $0) }, rows: proposal.height.flatMap(Self.cells))
    let width = lines.reduce(0) { max($0, TextWrapping.width(of: $1)) }
    return Size(width: Double(width), height: Double(max(lines.count, arrangement.leastLines)))
  }

  /// The whole cells in a length; nil if it is unbounded.
  private static func cells(_ length: Double) -> Int? { length < 1e9 ? Int(length) : nil }

  package override func draw(in canvas: Canvas) {
    for (row, line) in lines(columns: cellCount(size.width), rows: cellCount(size.height)).enumerated() {
      var column = 0
      if arrangement.alignment != .leading {
        column = Int((size.width - Double(TextWrapping.width(of: line))) * arrangement.alignment.share)
      }
      let runs = line.map { run in
        var run = run
        // Cells are opaque: a faint background of SwiftUI's may have the very colour of the text on it.
        if run.style.foreground == canvas.background, run.style.background == .standard {
          run.style.foreground = .standard
        }
        let isLink = run.style.link > 0 && Int(run.style.link) <= links.count
        return isLink ? StyledText(run.text, style: canvas.linking(run.style, to: links[Int(run.style.link) - 1])) : run
      }
      canvas.write(runs, at: Point(x: Double(column), y: Double(row)))
    }
  }
}
