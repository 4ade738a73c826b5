import FormlineCombine
import TestSupport

/// A tree of views without a screen.
final class TestTree {
  let host = ViewHost()
  private(set) var issues: [String] = []

  init<Root: View>(@ViewBuilder _ root: () -> Root) {
    host.reportIssue = { [unowned self] in issues.append($0) }
    host.start(root())
    host.update()
  }

  /// Rules refer to their host: without this every test would leave its tree behind.
  isolated deinit { host.end() }

  func update() { host.update() }
}

typealias Log = TestSupport.Log

/// An owner of state that a test writes, which makes its content from it.
struct Owner<Value, Content: View>: View {
  let handle: Handle<Value>
  @ViewBuilder let content: (Value) -> Content
  @State private var value: Value

  init(_ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.handle = handle
    self.content = content
    _value = State(initialValue: handle.initial)
  }

  var body: some View {
    handle.binding = $value
    return content(value)
  }
}

/// Reaches the state of an owner from outside.
final class Handle<Value> {
  let initial: Value
  fileprivate(set) var binding: Binding<Value>

  init(_ initial: Value) {
    self.initial = initial
    binding = .constant(initial)
  }

  var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// Does something with an object on another thread, and waits for it.
func onAnotherThread<Object>(_ object: Object, _ action: @escaping @Sendable (Object) -> Void) async {
  let carried = Carried(object: object)
  await Task.detached { action(carried.object) }.value
}

private nonisolated struct Carried<Object>: @unchecked Sendable { let object: Object }
