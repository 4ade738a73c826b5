import FormControls
import Testing

@Suite("Data that is gone") struct LostDataTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  struct Items: View {
    let reach: (Binding<[Item]>) -> Void
    @State private var items = [Item(id: 1, text: "one"), Item(id: 2, text: "two"), Item(id: 3, text: "three")]
    @FocusState private var focus: Int?

    var body: some View {
      reach($items)
      return Form {
        ForEach($items) { $item in TextField("Item", text: $item.text).focused($focus, equals: item.id) }
        Text("focus \(focus.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func `a row whose data goes while it has focus leaves no focus, and what is typed is not written elsewhere`() {
    var items = Binding.constant([Item]())
    let form = TestForm { Items { items = $0 } }
    form.press("Tab", "Tab")
    #expect(form.lines.contains { $0.contains("focus 2") })
    items.wrappedValue.remove(at: 1)
    form.type("x")
    #expect(form.lines.contains { $0.contains("focus none") })
    #expect(items.wrappedValue.map(\.text) == ["one", "three"])
    #expect(form.issues == [])
  }

  @Test func `a row that moves keeps its focus, and what is typed goes into its own data`() {
    var items = Binding.constant([Item]())
    let form = TestForm { Items { items = $0 } }
    form.press("Tab", "Tab", "End")
    items.wrappedValue.reverse()
    form.draw()
    form.type("!")
    #expect(items.wrappedValue.map(\.text) == ["three", "two!", "one"])
  }
}
