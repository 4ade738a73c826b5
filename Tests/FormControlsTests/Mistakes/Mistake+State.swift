import FormControls
import Observation

extension Mistake {
  private struct Writer: View {
    @State private var count = 0
    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  private struct BoundWriter: View {
    @Binding var count: Int
    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  private struct Lender: View {
    @State private var count = 0
    var body: some View { BoundWriter(count: $count) }
  }

  private struct Marking: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      count += 1
      return content
    }
  }

  private struct StorageWriter: View {
    @AppStorage("count") private var count = 0
    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  private struct FocusWriter: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      isFocused = true
      return TextField("Name", text: .constant("")).focused($isFocused)
    }
  }

  @propertyWrapper private struct Counted: DynamicProperty {
    @State private var count = 0
    var wrappedValue: Int { count }
    func update() { count += 1 }
  }

  private struct Counting: View {
    @Counted private var count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Reader: View {
    @State private var count = 3
    let early: Int

    init() {
      early = 0
      _ = count
    }

    var body: some View { Text("\(count)") }
  }

  private struct EarlyWriter: View {
    @State private var count = 3
    init(_ count: Int) { self.count = count }
    var body: some View { Text("\(count)") }
  }

  private struct EarlyBinder: View {
    @State private var text = ""
    private let binding: Binding<String>

    init() {
      let state = State(initialValue: "")
      binding = state.projectedValue
    }

    var body: some View { TextField("Name", text: binding) }
  }

  @Observable final class Library { var title = "Books" }

  private struct Heading: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.title) }
  }

  private struct Titled: ViewModifier {
    @Environment(Library.self) private var library
    func body(content: Content) -> some View { content }
  }

  static let state = [
    Mistake("a state written in a body", "state was written during the body of Writer: the write is ignored") { _ in
      Writer()
    },
    Mistake(
      "a binding written in a body", "state was written during the body of BoundWriter: the write is ignored"
    ) { _ in Lender() },
    Mistake(
      "a state written in the body of a modifier", "state was written during the body of Marking: the write is ignored"
    ) { _ in Text("a").modifier(Marking()) },
    Mistake(
      "a stored value written in a body", "state was written during the body of StorageWriter: the write is ignored"
    ) { _ in StorageWriter() },
    Mistake(
      "a focus state written in a body", "state was written during the body of FocusWriter: the write is ignored"
    ) { _ in FocusWriter() },
    Mistake("a state written in update()", "state was written during the body of Counting: the write is ignored") { _ in
      Counting()
    },
    Mistake(
      "a state read in init",
      "a State<Int> in the body of Page was read before its view was in a tree, as in an init: "
        + "that gives its initial value, and nothing depends on it"
    ) { _ in Reader() },
    Mistake(
      "a state written in init",
      "a State<Int> in the body of Page was written before its view was in a tree, as in an "
        + "init: that has no effect; another initial value is given with State(initialValue:)"
    ) { EarlyWriter($0) },
    Mistake(
      "a state bound in init",
      "a State<String> in the body of Page was read before its view was in a tree, as in an "
        + "init: that gives its initial value, and nothing depends on it"
    ) { _ in EarlyBinder() },
    Mistake(
      "a missing environment object",
      "Heading in the body of Page needs an object of type Library: give it one with "
        + "environment(_:); it is left out"
    ) { step in if step % 2 == 0 { Heading() } },
    Mistake(
      "a missing environment object of a modifier",
      "Titled in the body of Page needs an object of type Library: give it "
        + "one with environment(_:); it is left out"
    ) { _ in Text("a").modifier(Titled()) },
  ]
}
