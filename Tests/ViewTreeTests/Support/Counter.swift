import ViewTree

/// A view with a state that a test can write: shows its name and how often it was counted up.
struct Counter: View {
  let name: String
  var counters: Counters?
  @State private var count = 0

  init(_ name: String, in counters: Counters? = nil) {
    self.name = name
    self.counters = counters
  }

  var body: some View {
    counters?.bindings[name] = $count
    return Text("\(name)\(count)")
  }
}

/// The states of counters, by name.
final class Counters {
  fileprivate(set) var bindings: [String: Binding<Int>] = [:]

  func countUp(_ name: String) { bindings[name]?.wrappedValue += 1 }
}

/// Ten members of one type; tens of tens make values with as many fields as a test wants.
struct Ten<Member> {
  var a, b, c, d, e, f, g, h, i, j: Member

  init(_ make: () -> Member) {
    (a, b, c, d, e) = (make(), make(), make(), make(), make())
    (f, g, h, i, j) = (make(), make(), make(), make(), make())
  }

  static var members: [WritableKeyPath<Ten, Member>] { [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j] }
}
