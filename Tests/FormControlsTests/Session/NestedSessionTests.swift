import FormControls
import Testing

/// An action may run another form to its end before it returns.
struct NestedSessionTests {
  private struct Outer: View {
    @Binding var name: String
    let open: () -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Address") { open() }
        TextField("Other", text: .constant("")).onSubmit { open() }
      }
    }
  }

  private struct Inner: View {
    @Binding var city: String
    var body: some View { TextField("City", text: $city) }
  }

  enum Way: CaseIterable, Sendable { case key, mouse, macro, submission }

  @Test(arguments: Way.allCases)
  func `a form that a button of another form opens is filled in, and the outer one goes on`(_ way: Way) {
    let name = Box("")
    let city = Box("")
    var opened = 0
    let bindings = #""\C-t": "\C-mlost""#
    let outer = TestForm(inputrc: .text(bindings)) {
      Outer(name: Binding(get: { name.value }, set: { name.value = $0 })) {
        opened += 1
        let inner = TestForm(inputrc: .text(bindings)) {
          Inner(city: Binding(get: { city.value }, set: { city.value = $0 }))
        }
        inner.press("Tab")
        inner.type("Rome")
        inner.press("Ctrl+B")
      }
    }
    outer.press("Tab")
    outer.type("Ad")
    switch way {
    case .key: outer.press("Tab", "Enter")
    case .mouse: outer.click("Address")
    case .macro: outer.press("Tab", "Ctrl+T")
    case .submission: outer.press("Tab", "Tab", "Enter")
    }
    #expect(opened == 1)
    #expect(city.value == "Rome")
    outer.press("Ctrl+Home", "End")
    outer.type("a")
    #expect(name.value == "Ada")
    #expect(city.value == "Rome")
  }

  @Test func `keys typed ahead of a form in a form go to the outer one`() {
    let name = Box("")
    let outer = TestForm {
      Outer(name: Binding(get: { name.value }, set: { name.value = $0 })) {
        TestForm { Inner(city: .constant("")) }.press("Tab")
      }
    }
    outer.press("Tab", "Tab")
    outer.send(Array("\r\u{1B}[Zme".utf8))
    #expect(name.value == "me")
  }
}
