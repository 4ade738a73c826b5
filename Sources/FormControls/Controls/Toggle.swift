public import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree
import Wording

/// A choice between on and off, with Space, `y`/`n`, Left/Right between answers side by side, or a press of the mouse.
public struct Toggle: View {
  private let label: ControlLabel
  let isOn: Binding<Bool>
  private var secrecy = ToggleSecrecy.shown
  private var answers = ToggleAnswers()
  @Controlled private var control: ToggleControl

  /// A toggle that changes a Boolean value. An image is ignored.
  public init(_ title: some LabelText, systemImage name: String? = nil, isOn: Binding<Bool>) {
    label = ControlLabel(title)
    self.isOn = isOn
  }

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
    self.label = ControlLabel(views: label())
    self.isOn = isOn
  }

  /// This toggle for a hidden choice.
  /// - Parameter isMade: True if there is a choice to hide.
  package func secure(isMade: Bool) -> Toggle { changing(self) { $0.secrecy = isMade ? .hidden : .open } }

  /// This toggle with custom words for the two answers.
  /// - Parameter decide: Called after `y` or `n`, for a question that these letters answer at once, with both answers
  ///   shown.
  package func answering(yes: String?, no: String?, decide: (() -> Void)? = nil) -> Toggle {
    changing(self) { $0.answers = ToggleAnswers(yes: yes, no: no, decide: decide) }
  }

  /// This toggle for a choice that may be undecided: both answers are shown, and which of them was given.
  /// - Parameter isMade: True once there is an answer.
  package func undecided(isMade: Bool) -> Toggle { changing(self) { $0.answers.isMade = isMade } }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    // Which style there is may change, but not whether there is one.
    guard inputs.graph.peek(inputs.environment)[style: (any ToggleStyle).self] != nil else {
      return inputs.makeBody(of: view)
    }
    let styled = inputs.graph.makeProjection(view) { StyledToggle(label: $0.label, isOn: $0.isOn) }
    return StyledToggle._makeView(styled, inputs: inputs)
  }

  public var body: some View {
    FieldRow(label) {
      ToggleMark(
        isOn: isOn.wrappedValue, binding: isOn, isFocused: control.isFocused, secrecy: secrecy, answers: answers,
        control: control
      )
      .focusTarget(control)
    }
  }
}

/// The words for the two answers, and the action after one was given by its letter.
fileprivate struct ToggleAnswers {
  /// Nil for the default word in the user's language.
  var yes: String?
  var no: String?
  var decide: (() -> Void)?
  /// Whether an answer was given; nil if there is always one.
  var isMade: Bool?

  /// The word of its own for an answer.
  subscript(answer: Bool) -> String? { answer ? yes : no }
}

/// How a choice between on and off is drawn.
private enum ToggleSecrecy {
  case shown
  /// A secret without an answer.
  case open
  /// A secret with an answer.
  case hidden
}

/// Shows the state of a toggle.
private struct ToggleMark: LeafView {
  let isOn: Bool
  let binding: Binding<Bool>
  let isFocused: Bool
  let secrecy: ToggleSecrecy
  let answers: ToggleAnswers
  let control: ToggleControl

  final class Node: DisplayNode, PlainNode {
    @Anchored var control: ToggleControl?
    var secrecy = ToggleSecrecy.shown { didSet { if secrecy != oldValue { setNeedsDisplay() } } }
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    var isFocused = false { didSet { if isFocused != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

    /// The words for the two states.
    var words = (no: "no", yes: "yes") { didSet { if words != oldValue { setNeedsLayout() } } }
    var showsBoth = false
    /// Whether an answer was given; nil if there is always one. If not nil, both answers are shown like options.
    var isMade: Bool? { didSet { if isMade != oldValue { setNeedsDisplay() } } }

    private var secondColumn: Int { TextWidth.columns(of: words.yes) + (isMade == nil ? 3 : 4) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      if showsBoth { return Size(width: Double(secondColumn + TextWidth.columns(of: words.no) + 2), height: 1) }
      let widest = max(TextWidth.columns(of: words.no), TextWidth.columns(of: words.yes), secrecy == .shown ? 0 : 6)
      return Size(width: Double(4 + widest), height: 1)
    }

    override func draw(in canvas: Canvas) {
      if secrecy != .shown, control?.showsSecret != true {
        let style = isFocused ? theme.selection : theme.value
        canvas.write(secrecy == .hidden ? "[•] ••••••" : "[ ]", at: .zero, style: style)
        return
      }
      if showsBoth {
        write(words.yes, isChosen: isOn && isMade != false, column: 0, in: canvas)
        return write(words.no, isChosen: !isOn && isMade != false, column: secondColumn, in: canvas)
      }
      let style = isFocused ? theme.selection : theme.value
      canvas.write(isOn ? "[✓] " + words.yes : "[ ] " + words.no, at: .zero, style: style)
    }

    private func write(_ word: String, isChosen: Bool, column: Int, in canvas: Canvas) {
      let style = !isChosen ? theme.value : isFocused ? theme.focusedLabel : theme.selection
      let plain = isMade == nil ? " \(word) " : "○ \(word)"
      let chosen = isMade == nil ? "[\(word)]" : "● \(word)"
      canvas.write(isChosen ? chosen : plain, at: Point(x: Double(column), y: 0), style: style)
    }

    /// The position of the cursor, on the answer.
    var cursor: Point {
      guard isMade == nil else { return Point(x: Double(isMade == true && !isOn ? secondColumn : 0), y: 0) }
      return Point(x: Double(showsBoth && !isOn ? secondColumn + 1 : 1), y: 0)
    }

    /// The answer at a column, if both are shown.
    func answer(at column: Double) -> Bool? {
      guard showsBoth else { return nil }
      return Int(column) < secondColumn
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.isOn = isOn
    node.control = control
    node.secrecy = secrecy
    control.isSecret = secrecy != .shown
    control.mark = node
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    let language = environment.language
    node.showsBoth = (answers.decide != nil || answers.isMade != nil) && secrecy == .shown
    node.isMade = node.showsBoth ? answers.isMade : nil
    node.words = (
      answers.no.map { DisplayText.visible($0, lines: .single) } ?? Message.formNo.text(in: language),
      answers.yes.map { DisplayText.visible($0, lines: .single) } ?? Message.formYes.text(in: language)
    )
    control.answers = answers
    control.isOn = binding
  }
}

package final class ToggleControl: Control, Concealing {
  var isOn: Binding<Bool>?
  var isSecret = false
  /// True while a secret is shown.
  private(set) var isRevealed = false
  fileprivate var answers = ToggleAnswers()
  /// Called when a letter has answered the question.
  private var decide: (() -> Void)? { answers.decide }
  /// The letters typed so far of a word for an answer.
  private var begunWord = ""
  @Anchored fileprivate var mark: ToggleMark.Node?
  /// True if a style shows the toggle: it may have controls of its own, which have focus instead.
  var isStyled = false
  package override var viewName: String { "Toggle" }
  package override var concealing: (any Concealing)? { self }
  package override var contents: ControlContents {
    ControlContents(value: isOn.map { ($0.wrappedValue ? Message.formYes : .formNo).text(in: language) } ?? "")
  }

  package override var takesFocus: Bool {
    guard isStyled, let node else { return true }
    return !node.controls.contains { $0 !== self && $0.isEnabled && $0.takesFocus }
  }

  package func toggleReveal() {
    guard isSecret else { return }
    isRevealed.toggle()
    secrecyDidChange()
  }

  package func secrecyDidChange() { mark?.setNeedsDisplay() }

  package var showsSecret: Bool { isSecret && isRevealed && !focus.keepsSecretsHidden }

  package override func focusDidLeave() {
    begunWord = ""
    if isRevealed { toggleReveal() }
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .reveal where isSecret: toggleReveal()
    // With two answers side by side, select the one in that direction.
    case .forwardChar where mark?.isMade != nil: isOn?.wrappedValue = false
    case .backwardChar where mark?.isMade != nil: isOn?.wrappedValue = true
    case .forwardChar where mark?.showsBoth == true, .backwardChar where mark?.showsBoth == true:
      isOn?.wrappedValue.toggle()
    default: return false
    }
    return true
  }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    [
      contents.entry(Key(.space), .helpOnOrOff),
      contents.entry("\(contents.language.yes), \(contents.language.no)", .helpYesNo),
    ]
      + contents.entries([
        ([.backwardChar, .forwardChar], mark?.showsBoth == true ? .helpChoose : nil), ([.submit], .helpSubmitField),
      ])
  }

  package override var cursor: Point? { isStyled ? .zero : mark?.cursor }
  package override var submitTrigger: SubmitTriggers? { .text }

  package override func typed(_ text: String) {
    let isPasted = text.count > 1
    let endsAtOnce = decide != nil && isAnswer(text) && begunWord.isEmpty
    let begun = isPasted || endsAtOnce ? [] : answers(begunBy: text.folded)
    if !begun.isEmpty {
      if begun.count == 1 { isOn?.wrappedValue = begun[0] }
    } else if text == " " || text.lowercased() == "x" && decide == nil {
      isOn?.wrappedValue.toggle()
    } else if isPasted || decide == nil || isAnswer(text), let said = said(by: String(text.trimmed)) {
      answer(said)
    } else if isPasted {
      // The sentence behind it must fit the bottom row.
      let quoted = text.count > Self.mostQuoted ? text.prefix(Self.mostQuoted) + "…" : text[...]
      let shown =
        isSecret
        ? language(.problemWhatWasTyped)
        : language.quoted(String(DisplayText.visible(quoted, lines: .single)))
      show(notice: language(.problemTypedNotYesOrNo(shown: shown)))
    } else {
      dropText()
    }
  }

  /// True for the letters that may end a question at once.
  private func isAnswer(_ letter: String) -> Bool {
    ["y", "n", String(language.yes), String(language.no)].contains(letter.folded)
  }

  /// The answers for which the letters typed so far are a word, or else begin one, of which this is the last letter:
  /// `Run`, `on` and Czech's yes, `ano`, have no `n` for no.
  private func answers(begunBy letter: String) -> [Bool] {
    func words(_ answer: Bool) -> [String] {
      [answers[answer]?.folded].compactMap(\.self) + (decide == nil ? language.words(for: answer) : [])
    }
    for letters in [begunWord + letter, letter] {
      let typed = letters.unicodeScalars
      let begun = [true, false].filter { words($0).contains { $0.unicodeScalars.starts(with: typed) } }
      begunWord = begun.isEmpty ? "" : letters
      let named = begun.filter { words($0).contains(letters) }
      if !begun.isEmpty { return named.isEmpty ? begun : named }
    }
    return []
  }

  /// What one of its own words, a word of the language, or the beginning of only one of its own words says.
  private func said(by text: String) -> Bool? {
    let typed = text.folded
    if let named = [true, false].first(where: { answers[$0]?.folded == typed }) ?? language.yesOrNo(text) {
      return named
    }
    let begun = [true, false].filter { !typed.isEmpty && answers[$0]?.folded.hasPrefix(typed) ?? false }
    return begun.count == 1 ? begun[0] : nil
  }

  private func answer(_ answer: Bool) {
    isOn?.wrappedValue = answer
    decide?()
  }

  package override func click(at point: Point) {
    if let answer = mark?.answer(at: point.x) { isOn?.wrappedValue = answer } else { isOn?.wrappedValue.toggle() }
  }

  package override func clickLabel() { isOn?.wrappedValue.toggle() }
}
