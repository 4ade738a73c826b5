import FormControls
import Testing

/// A tag that can be chosen is not reported.
@Suite struct PickerTagTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cherry
    var id: String { rawValue }
  }

  private struct Page<Selection: Hashable, Content: View>: View {
    let chosen: Box<Selection>
    @State private var selection: Selection
    let content: Content

    init(_ chosen: Box<Selection>, @ViewBuilder content: () -> Content) {
      self.chosen = chosen
      _selection = State(initialValue: chosen.value)
      self.content = content()
    }

    var body: some View {
      chosen.value = selection
      return Picker("Flavor", selection: $selection) { content }
    }
  }

  private func check<Selection: Hashable>(
    _ first: Selection, chooses second: Selection, @ViewBuilder _ content: () -> some View
  ) {
    let chosen = Box(first)
    let form = TestForm { Page(chosen) { content() } }
    form.press("Tab", "Down", "Enter")
    #expect(chosen.value == second)
    #expect(form.issues == [])
  }

  @Test func `tags that may be missing, beside one for none`() {
    check(Flavor?.none, chooses: .vanilla) {
      Text("None").tag(nil as Flavor?)
      ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
    }
  }

  @Test func `a tag that may be missing for a value that may not`() {
    check(Flavor.vanilla, chooses: .cherry) { ForEach(Flavor.allCases) { Text($0.rawValue).tag(Flavor?.some($0)) } }
  }

  @Test func `a tag below other modifiers`() {
    check(Flavor.vanilla, chooses: .cherry) {
      ForEach(Flavor.allCases) { Text($0.rawValue).tag($0).padding(.leading, 1).bold().opacity(0.5) }
    }
  }

  @Test func `a tag in a branch, in a section, in a group`() {
    check(Flavor.vanilla, chooses: .cherry) {
      Section("Sweet") {
        ForEach(Flavor.allCases) { flavor in
          Group { if flavor == .cherry { Text("red").tag(flavor) } else { Text("white").tag(flavor) } }
        }
      }
    }
  }

  @Test func `a tag of a view of an app's own`() {
    struct Row: View {
      let flavor: Flavor
      var body: some View { Text(flavor.rawValue).tag(flavor) }
    }
    check(Flavor.vanilla, chooses: .cherry) { ForEach(Flavor.allCases) { Row(flavor: $0) } }
  }
}
