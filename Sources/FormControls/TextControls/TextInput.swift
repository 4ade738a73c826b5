package import AttributeGraph
import TerminalModel
package import ViewTree

/// Shows the text that a control edits, and keeps the control up to date with its view.
package struct TextInput<Node: TextInputNode>: LeafView {
  let control: TextControl
  let text: Binding<String>
  /// The placeholder of the empty field; nil for an example of its content type.
  let prompt: String?
  /// True if the prompt is the title of the field, which is shown nowhere else.
  var isTitle = false
  var lines = TextControl.Lines.one
  var height = TextAreaHeight.fixed(rows: 1)
  var isSecure = false
  package var trigger = SubmitTriggers.text
  var editing: EditingActions?
  /// Steps the value of a field that is not a plain text, such as a date.
  package var step: ValueStep?
  /// The day that the text denotes, if it is a date.
  package var date: DateChoice?

  package init(_ control: TextControl, text: Binding<String>, prompt: String?) {
    self.control = control
    self.text = text
    self.prompt = prompt
  }

  /// The text has its own rule, so that a typed character evaluates only that and no body.
  package static func made(_ node: Node, of view: Attribute<TextInput>, inputs: ViewInputs) {
    inputs.follow(inputs.graph.makeProjection(view) { $0.text }) { node.show($0) }
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    control.text = text
    control.trigger = trigger
    control.editing = editing
    control.display = node
    node.control = control
    if let step { (control.step, control.date) = (step, date) }
    if control.settingsEnvironment != environment {
      control.lines = lines
      control.readSettings(of: environment, isSecure: isSecure, isValue: step != nil)
      node.theme = environment.controlTheme
      node.textOrder = environment.textOrder
      node.hidesLength = environment.textInput.hidesSecretLength
      node.sign = !environment.isEnabled ? "" : control.date != nil ? "▾" : control.step != nil ? "▴▾" : ""
      node.inset = environment.boxInset
      node.isMarkedWrong = environment.textInput.isWrong
    }
    node.height = height
    node.isTitle = isTitle
    // Afterwards, the control tells of focus, so that moving it evaluates no body.
    node.isFocused = node.host.graph.untracked { control.isFocused }
    node.update(prompt: prompt ?? control.example)
  }
}

/// The number of rows of a text.
enum TextAreaHeight: Equatable {
  case fixed(rows: Int)
  /// As many as fit; `rows` without a bound.
  case flexible(rows: Int)
  /// As many as the text needs; scrolls beyond the maximum.
  case growing(mostRows: Int)
}

/// The text of a field on the screen: the common part of `TextLineNode` and `TextAreaNode`.
package class TextInputNode: BoxNode, PlainNode {
  @Anchored final var control: TextControl?
  /// The text of the field, even if it is drawn as dots.
  private(set) final var text = ""
  /// False until the first text is set. The control's buffer starts with that text, so it must not be made before.
  private final var isFilled = false
  /// The prompt as it is drawn.
  private(set) final var prompt = ""
  private final var givenPrompt = ""
  final var isFocused = false {
    didSet {
      guard isFocused != oldValue else { return }
      styles = FieldStyles(theme, isFocused: isFocused)
      setNeedsDisplay()
      if isFilled { textDidChange() }
    }
  }
  final var theme = Theme.standard {
    didSet {
      guard theme != oldValue else { return }
      styles = FieldStyles(theme, isFocused: isFocused)
      setNeedsDisplay()
    }
  }
  private(set) final var styles = FieldStyles(.standard, isFocused: false)
  final var textOrder = TextOrder.asWritten {
    didSet {
      ordersText = textOrder != .asWritten
      if textOrder != oldValue { setNeedsDisplay() }
    }
  }
  private(set) final var ordersText = false
  /// A sign after the field, which shows that it opens or steps.
  final var sign = "" { didSet { if sign != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  final var height = TextAreaHeight.fixed(rows: 1) { didSet { if height != oldValue { setNeedsLayout() } } }
  /// True if the prompt is the title of the field: a suggestion in the empty field stands behind it.
  final var isTitle = false { didSet { if isTitle != oldValue { setNeedsDisplay() } } }
  /// True if a masked text always has the same number of dots.
  final var hidesLength = false
  private(set) final var selection: Range<Int>?

  package required override init(host: ViewHost) { super.init(host: host) }

  /// True while the text is drawn as dots.
  private(set) final var isMasked = false

  /// Called when the text may have changed.
  final func show(_ text: String) {
    let control = control
    control?.show(text)
    self.text = text
    isFilled = true
    isMasked = control?.isMasked ?? false
    textDidChange()
  }

  final func update(prompt: String) {
    if prompt != givenPrompt {
      setNeedsDisplay()
      givenPrompt = prompt
      self.prompt = DisplayText.visible(prompt)
    }
    isMasked = control?.isMasked ?? false
    if isFilled { textDidChange() }
  }

  /// Called when a secret was shown or hidden.
  final func secrecyDidChange() {
    isMasked = control?.isMasked ?? false
    setNeedsDisplay()
    textDidChange()
  }

  /// The column at which a line begins: with focus, before one that is read the other way round than the layout there is
  /// room for the cursor after its end.
  final func startColumn(of line: VisualLine?) -> Int {
    isFocused && line?.growsAtEdge == true && line?.columns != 0 ? 1 : 0
  }

  /// Reads the selection of the control.
  final func refreshSelection(of control: TextControl?) {
    let new = isFocused ? control?.selection : nil
    guard new != selection else { return }
    selection = new
    setNeedsDisplay()
  }

  // Overridden by the two kinds.

  /// Called when the text has changed, or is masked now.
  func textDidChange() { refresh() }
  /// Called when point has moved, or the suggestion has changed.
  func refresh() {}
  var cursor: Point? { nil }
  /// The offset to which the cursor goes by a column, the text's own at an edge; nil where the next column is that of the
  /// next character.
  func utf8Offset(besidePoint isForward: Bool) -> Int? { nil }
  /// The offset in the text that is drawn at a point.
  func utf8Offset(at point: Point) -> Int { 0 }

  /// Draws the selected part of a text over a row that shows the text from a byte offset on.
  /// - Parameters:
  ///   - range: The selection in UTF-8 bytes of `text`.
  ///   - order: The row as it stands on the screen, if that is in another order: what is selected may then stand in
  ///     several places.
  final func drawSelection(
    _ range: Range<Int>, of text: String, in canvas: Canvas, rowFrom start: Int, at origin: Point,
    _ order: VisualLine? = nil
  ) {
    guard range.lowerBound >= start, range.upperBound <= text.utf8.count else { return }
    func visible(_ range: Range<Int>) -> String {
      DisplayText.visible(String(Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))))
    }
    var style = styles.value
    style.attributes.insert(.inverse)
    func draw(_ part: String, column: Int) {
      canvas.write(part, at: Point(x: origin.x + Double(column), y: origin.y), style: style)
    }
    guard let order else {
      return draw(visible(range), column: TextWidth.columns(of: visible(start..<range.lowerBound)))
    }
    var offset = range.lowerBound
    var drawn = visible(start..<offset).utf8.count
    for character in Substring(text.utf8.dropFirst(offset).prefix(range.count)) {
      let part = visible(offset..<offset + character.utf8.count)
      draw(part, column: order.column(at: drawn))
      offset += character.utf8.count
      drawn += part.utf8.count
    }
  }

  /// The offset in a text of an offset in the text as it is drawn, where control characters are escapes; in UTF-8 bytes.
  static func offset(in text: some StringProtocol, ofDrawn drawn: Int) -> Int {
    var (offset, used) = (0, 0)
    for character in text {
      if used >= drawn { break }
      used += DisplayText.visible(String(character)).utf8.count
      offset += character.utf8.count
    }
    return offset
  }
}

/// The styles of a text field, computed once instead of for each key.
struct FieldStyles {
  var value: Style
  var placeholder: Style
  /// The style of empty cells.
  var blank: Style

  init(_ theme: Theme, isFocused: Bool) {
    value = theme.inField(theme.value, isFocused: isFocused)
    placeholder = theme.inField(theme.placeholder, isFocused: isFocused)
    blank = isFocused ? theme.focusedField : theme.field
  }

  /// The same styles without underlining, for an area with many rows.
  var ofArea: FieldStyles {
    var styles = self
    let lines = blank.attributes.intersection(.underline)
    styles.value.attributes.subtract(lines)
    styles.placeholder.attributes.subtract(lines)
    styles.blank.attributes.subtract(lines)
    return styles
  }
}
