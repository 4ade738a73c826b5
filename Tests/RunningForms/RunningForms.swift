import Formline

/// Asks on the terminal from where its argument says: RunningFormTests drives it.
@main enum RunningForms {
  static func main() async {
    switch CommandLine.arguments.last {
    case "behind an await":
      try? await Task.sleep(for: .milliseconds(1))
      say(Question().run().answer)
    case "twice":
      say(Question().run().answer)
      await Task.yield()
      say(Question().run(.fullscreen).answer)
    case "in an action", "in a task": say(Opening(isTask: CommandLine.arguments.last == "in a task").run().answer)
    case let place? where place.hasPrefix("stuck in "): Stuck(place: String(place.dropFirst(9))).run()
    default: say(Question().run().answer)
    }
  }

  static func say(_ answer: String?) { print(answer.map { "answer: \($0)" } ?? "no answer") }
}

/// One field, and a task that says it has run.
struct Question: AnsweringView {
  @State private var city = ""
  @State private var isReady = false
  @Environment(\.dismiss) private var dismiss

  var answer: String { isReady ? city : city + " before its task" }

  var body: some View {
    Form {
      TextField("City", text: $city).onSubmit { dismiss() }
      Text(isReady ? "ready" : "waiting")
    }
    .task {
      await Task.yield()
      isReady = true
    }
  }
}

/// A form whose button runs another one.
struct Opening: AnsweringView {
  let isTask: Bool
  @State private var name = ""
  @State private var city: String?
  @Environment(\.dismiss) private var dismiss

  init(isTask: Bool) { self.isTask = isTask }

  var answer: String { "\(name) of \(city ?? "nowhere")" }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Text(city ?? "not asked yet")
      Button("Ask") { if isTask { Task { ask() } } else { ask() } }.keyboardShortcut("F5")
      Button("End") { dismiss() }.keyboardShortcut("F6")
    }
  }

  private func ask() { city = Question().run().answer }
}

/// A form that hangs in one place, once something is typed.
struct Stuck: View {
  let place: String
  @State private var city = ""

  var body: some View {
    if place == "a body", !city.isEmpty { hang() }
    // On readline's own stack.
    if place == "readline" { _ = rl_bind_key(0x78) { _, _ in hang() } }
    return Form {
      TextField("City", text: $city).onSubmit { if place == "an action" { hang() } }
      Hanging(isStuck: place == "layout" && !city.isEmpty) { Text("below") }
    }
    .onChange(of: city) {
      // Doubles its steps with each letter.
      if place == "a pattern" { _ = try? Regex("(a|a)+b").wholeMatch(in: String(repeating: "a", count: 60)) }
    }
  }
}

private struct Hanging: Layout {
  let isStuck: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    if isStuck { hang() }
    return Size(width: 5, height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// readline's function, to have a command of our own.
@_silgen_name("rl_bind_key")
nonisolated private func rl_bind_key(_ key: Int32, _ command: @convention(c) (Int32, Int32) -> Int32) -> Int32

nonisolated private func hang() -> Never {
  var rounds = 0
  while true { rounds &+= 1 }
}
