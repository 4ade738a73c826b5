import TerminalModel
import ViewTree

/// A text field along the vertical axis: as many rows as its text takes.
struct GrowingTextField: View {
  let title: String
  let text: Binding<String>
  let prompt: String?
  @Controlled private var control: GrowingTextControl
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(title: String, text: Binding<String>, prompt: String?) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  /// More rows than these are scrolled through.
  private static let mostRows = 6

  var body: some View {
    FieldRow(title) {
      TextArea(
        text: text.wrappedValue, binding: text, prompt: prompt ?? (areLabelsHidden ? title : nil),
        height: .growing(mostRows: Self.mostRows), isFocused: control.isFocused, control: control
      )
      .focusTarget(control)
    }
  }
}

extension TextField {
  /// The same field along the other axis.
  var growing: GrowingTextField {
    GrowingTextField(title: title, text: text ?? .constant(""), prompt: prompt)
  }
}

/// The behaviour of a field that grows: that of an editor, but Return submits.
package final class GrowingTextControl: TextEditorControl {
  package override func insertsNewline(for key: Int) -> Bool { false }

  override var returnKeyInList: PopupList.ReturnKey { .submits }
}
