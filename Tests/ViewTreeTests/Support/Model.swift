import ViewTree

/// State that a test can reach from outside: the root view owns it and hands out a binding.
final class Model<Value> {
  fileprivate(set) var binding: Binding<Value>

  init(_ value: Value) { binding = .constant(value) }

  var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// Owns the state of a model and shows a view of its value.
struct Owner<Value, Content: View>: View {
  private let model: Model<Value>
  private let content: (Value) -> Content
  @State private var value: Value

  init(_ model: Model<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.model = model
    self.content = content
    _value = State(initialValue: model.value)
  }

  var body: some View {
    model.binding = $value
    return content(value)
  }
}

/// Owns the state of a model and hands its binding on without reading it.
struct Lender<Value, Content: View>: View {
  private let model: Model<Value>
  private let content: (Binding<Value>) -> Content
  @State private var value: Value

  init(_ model: Model<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.model = model
    self.content = content
    _value = State(initialValue: model.value)
  }

  var body: some View {
    model.binding = $value
    return content($value)
  }
}
