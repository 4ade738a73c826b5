import Testing
import ViewTree

@Suite("Static types") struct StaticTypeTests {
  struct Page: View {
    let isOn: Bool

    @ViewBuilder private var kept: some View {
      if isOn { Text("a") } else { Divider() }
    }

    private var erased: AnyView { isOn ? AnyView(Text("a")) : AnyView(Divider()) }

    @ViewBuilder var body: some View {
      kept
      erased
      switch isOn {
      case true: Text("on")
      case false: EmptyView()
      }
    }
  }

  @Test func `a body shows its structure in its type, but for what is erased`() {
    #expect(
      "\(type(of: Page(isOn: true).body))"
        == "TupleView<Pack{_ConditionalContent<Text, Divider>, AnyView, _ConditionalContent<Text, EmptyView>}>")
  }
}
