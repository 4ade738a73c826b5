import FormControls

extension Mistake {
  private struct Shared: View {
    let step: Int
    @FocusState private var focus: Int?
    var body: some View {
      TextField("One", text: .constant("")).focused($focus, equals: 1)
      TextField("Two", text: .constant("")).focused($focus, equals: 1)
      Text("").onChange(of: step) { focus = focus == nil ? 1 : nil }
    }
  }

  private struct Nowhere: View {
    let step: Int
    @FocusState private var focus: Int?
    var body: some View {
      TextField("One", text: .constant("")).focused($focus, equals: 0)
      Text("").onChange(of: step) { focus = step }
    }
  }

  private struct EarlyFocus: View {
    @FocusState private var focus: Int?
    init() { focus = 1 }
    var body: some View { TextField("One", text: .constant("")).focused($focus, equals: 1) }
  }

  static let controls = [
    Mistake(
      "a picker whose tags are of another type",
      "a Picker in the body of Page has a tag of type String and a selection of "
        + "type Int: it cannot be chosen"
    ) { step in
      Picker("Plan", selection: .constant(1)) {
        Text("Free").tag(1)
        Text("Team \(step)").tag("2")
      }
    },
    Mistake(
      "two views for one value of a focus state",
      "a FocusState in the body of Shared was set to 1: the first of several "
        + "views that stand for it is taken: VStack/0/TextField 'One', VStack/1/TextField 'Two'"
    ) { Shared(step: $0) },
    Mistake(
      "no view for a value of a focus state",
      "a FocusState in the body of Nowhere was set to 1, but no view that can have "
        + "focus stands for it: focus stays where it is"
    ) { Nowhere(step: $0) },
    Mistake(
      "a focus state set in init",
      "a FocusState<Optional<Int>> in the body of Page was set before its view was in a tree, as in an init: that has no effect, "
        + "onAppear is the place for it"
    ) { _ in EarlyFocus() },
    Mistake(
      "a shortcut that is no key", "'Foo+x' is the name of no key: the keyboard shortcut in the body of Page is ignored"
    ) { _ in Button("A") {}.keyboardShortcut("Foo+x") },
    Mistake("a key that is none", "'Foo+x' is the name of no key: the onKeyPress for it in the body of Page is ignored")
    {
      _ in Text("a").onKeyPress("Foo+x") { .handled }
    },
  ]
}
