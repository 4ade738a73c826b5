import Formline
import Testing

/// A second screen: what covers the form, and what is as it was when it ends.
@Suite struct ScreenTests {
  private struct Inner: View {
    let log: Log
    @State private var city = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    init(log: Log) { self.log = log }

    var body: some View {
      TextField("City", text: $city)
      Button("Done") {
        log("action, presented \(isPresented)")
        dismiss()
      }
      .onAppear { log("appear") }
      .onDisappear { log("disappear") }
    }
  }

  private struct Outer: View {
    let log: Log
    let covers: Bool
    @State private var name = ""
    @State private var isOpen = false

    init(log: Log, covers: Bool = false) {
      self.log = log
      self.covers = covers
    }

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Open") { isOpen = true }
      }
      .onChange(of: isOpen) { _, isOpen in log("binding \(isOpen)") }
      .toolbar { Button("Save") {} }
      .sheet(isPresented: $isOpen, onDismiss: { log("dismissed") }) { Inner(log: log) }
    }
  }

  enum Way: CaseIterable, Sendable { case action, escape, mouse }

  /// Apple's documentation: the action runs, the binding is false, the content disappears, then `onDismiss` is called.
  @Test(arguments: Way.allCases)
  func `it covers the form, and ends in this order`(_ way: Way) {
    let log = Log()
    let form = TestForm { Outer(log: log) }
    form.type("Ada")
    form.press("Tab", "Enter")
    #expect(log.take() == ["binding true", "appear"] || log.take() == [])
    #expect(!form.screen.contains("Ada"))
    #expect(!form.screen.contains("Save"))
    #expect(form.screen.contains("Esc Back"))
    form.type("Rome")
    #expect(form.screen.contains("Rome"))
    _ = log.take()
    switch way {
    case .action: form.press("Tab", "Enter")
    case .escape: form.press("Escape")
    case .mouse: form.click("Back")
    }
    #expect(
      log.take() == (way == .action ? ["action, presented true"] : []) + ["binding false", "disappear", "dismissed"])
    #expect(form.screen.contains("Ada"))
    #expect(form.screen.contains("Save"))
    #expect(!form.screen.contains("Rome"))
    // Focus is on the button again.
    form.press("Shift+Tab")
    form.type("!")
    #expect(form.screen.contains("Ada!"))
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Item: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  private struct Items: View {
    @State private var item: Item?
    var body: some View {
      VStack {
        Counter()
        Button("One") { item = Item(id: 1, name: "first") }
      }
      .sheet(item: $item) { item in
        Text(item.name)
        Button("Two") { self.item = Item(id: 2, name: "second") }
        Counter()
      }
    }
  }

  @Test func `state of what is covered lives on, and a screen about something else is another one`() {
    let form = TestForm { Items() }
    form.press("Tab", "Enter", "Enter", "Tab", "Enter")
    #expect(form.screen.contains("first"))
    form.press("Tab", "Tab", "Enter")
    #expect(form.screen.contains("Count 1"))
    form.press("Shift+Tab", "Enter")
    #expect(form.screen.contains("second"))
    #expect(form.screen.contains("Count 0"))
    form.press("Escape")
    #expect(form.screen.contains("Count 2"))
  }

  private struct Held: View {
    @State private var isOpen = true
    @State private var isDone = false
    var body: some View {
      Text("below").sheet(isPresented: $isOpen) {
        Toggle("Done", isOn: $isDone).interactiveDismissDisabled(!isDone)
      }
    }
  }

  @Test func `what is held stays until it is let go`() {
    let form = TestForm { Held() }
    form.press("Escape")
    #expect(!form.screen.contains("below"))
    #expect(!form.screen.contains("Back"))
    form.press("Tab", "Space")
    #expect(form.screen.contains("Back"))
    form.press("Escape")
    #expect(form.screen.contains("below"))
    #expect(form.session.outcome == nil)
  }

  private struct Asking: View {
    let log: Log
    @State private var isOpen = false
    @State private var asks = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          TextField("City", text: .constant(""))
          Button("Discard") { asks = true }
            .alert("Sure?", isPresented: $asks) {
              Button("Yes") {
                log("yes")
                isOpen = false
              }
              Button("No", role: .cancel) {}
            }
        }
    }
  }

  @Test func `a question on a second screen gives focus back to it, or ends both`() {
    let log = Log()
    let form = TestForm { Asking(log: log) }
    form.press("Tab", "Enter", "Tab", "Tab", "Enter")
    #expect(form.screen.contains("Sure?"))
    form.press("Escape")
    #expect(form.screen.contains("› Discard"))
    form.press("Enter", "Enter")
    #expect(log.take() == ["yes"])
    #expect(form.screen.contains("› Open"))
  }
}
