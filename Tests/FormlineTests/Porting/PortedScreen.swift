import Formline
import TestSupport

/// A value, the views that edit it, and what it is: all there is to say of a control stands on its screen.
struct Editing<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View {
    VStack {
      content($value)
      Text("= \(String(describing: value))")
    }
  }
}

/// The screen before and after keys; one in quotes is typed, and `click` is followed by the text that is pressed.
func screens(
  columns: Int = 50, rows: Int = 12, _ keys: String..., @ViewBuilder of view: () -> some View
) -> [[String]] {
  let form = TestForm(columns: columns, rows: rows, view)
  let before = form.lines
  for key in keys {
    if key.hasPrefix("'") {
      form.type(String(key.dropFirst().dropLast()))
    } else if key.hasPrefix("click ") {
      form.click(String(key.dropFirst(6)))
    } else {
      form.press(key)
    }
  }
  return [before, form.lines]
}
