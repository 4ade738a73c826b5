import LineEditing
import TerminalModel
package import ViewTree

/// The toolbar and the key for help at the left, what readline and the last key have to say at the right.
struct BottomRow: View {
  @Attached private var chrome: SessionChrome

  private var hasSomethingToSay: Bool {
    !chrome.isBare || ![chrome.status, chrome.notice, chrome.returnHint].allSatisfy(\.value.isEmpty)
  }

  var body: some View {
    if chrome.showsToolbar.value, hasSomethingToSay {
      // In the row, readline's message has the highest priority, the hint on Return the lowest.
      HStack(spacing: 0) {
        // A notice has the room.
        if chrome.showsHelpItem.value, chrome.notice.value.isEmpty { HelpItem().layoutPriority(1) }
        ToolbarBar().layoutPriority(1)
        Spacer()
        StatusText().layoutPriority(2)
        ReturnHint()
      }
      .padding(.horizontal, 2)
      .padding(.top, 1)
    }
  }
}

/// The key for help, before the items of the toolbar.
private struct HelpItem: View {
  @Attached private var chrome: SessionChrome
  @Controlled private var control: PressAreaControl
  @Environment(\.theme) private var theme
  @Environment(\.language) private var language

  var body: some View {
    if let key = chrome.session?.keyName(of: .help) { item(key).padding(.trailing, 2) }
  }

  private func item(_ key: String) -> some View {
    control.action = { [chrome] in chrome.session?.openHelp() }
    return HStack(spacing: 1) {
      HintText(text: key, style: theme.key)
      Text(Message.formHelpItem.text(in: language)).textStyle(theme.value)
    }
    .fixedSize()
    .focusTarget(control)
  }
}

/// A notice about the last key, or else readline's message.
private struct StatusText: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    let notice = chrome.notice.value
    let status = notice.isEmpty ? chrome.status.value : notice
    Text(status.isEmpty ? "" : "  " + status).lineLimit(1).textStyle(notice.isEmpty ? theme.hint : theme.error)
  }
}

/// The effect of Return, and other keys of the focused control.
private struct ReturnHint: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    let hint = chrome.returnHint.value
    HintText(text: hint.isEmpty ? "" : "  " + hint, style: theme.hint)
  }
}

/// Hints on one line, separated by two blanks, of which as many are shown as fit.
package struct HintText: LeafView, Equatable {
  let text: String
  let style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  package final class Node: DisplayNode, PlainNode {
    var text = "" {
      didSet {
        guard text != oldValue else { return }
        setNeedsLayout()
        setNeedsDisplay()
      }
    }
    var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      Size(width: Double(TextWidth.columns(of: shown(in: proposal.width))), height: 1)
    }

    package override func draw(in canvas: Canvas) {
      canvas.write(String(shown(in: size.width)), at: .zero, style: style)
    }

    /// The first of the hints, as many as fit.
    private func shown(in width: Double?) -> Substring {
      var shown = text[...]
      while let width, Double(TextWidth.columns(of: shown)) > width {
        let blank = shown.indices.last { shown[$0] == " " && shown[$0...].dropFirst().first == " " }
        shown = shown[..<(blank ?? shown.startIndex)]
      }
      return shown
    }
  }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.text = text
    node.style = style
  }
}

/// The message on readline in the bottom row: its mode for vi users, a search, a pending argument or key.
enum StatusLine {
  static func text(for status: EditorStatus, in language: DisplayLanguage) -> String {
    var parts: [String] = []
    if let message = status.message, !message.isEmpty { parts.append(message) }
    if !status.pendingKeys.isEmpty { parts.append(describe(status.pendingKeys, in: language)) }
    let mode: Message? =
      switch status.mode {
      case .emacs: nil
      case .viInsert: .formInsertMode
      case .viCommand: .formCommandMode
      case .viReplace: .formReplaceMode
      }
    if let mode { parts.append("-- \(mode.text(in: language)) --") }
    return parts.joined(by: "  ")
  }

  /// The keys of an unfinished sequence by name: `Ctrl+X`, `Esc`.
  private static func describe(_ bytes: [UInt8], in language: DisplayLanguage) -> String {
    bytes.map { KeyNames.name(of: [$0], in: language) ?? "…" }.joined(separator: " ")
  }
}
