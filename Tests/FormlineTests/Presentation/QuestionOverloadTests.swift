import Formline
import Testing

/// Questions as SwiftUI's other overloads ask them: what is asked, and in which order what follows happens.
@Suite struct QuestionOverloadTests {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "The card was declined" }
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "item \(id)" }
  }

  enum Kind: CaseIterable, Sendable {
    case text, subject, error, errorWithMessage, alert, item, confirmation, confirmationOfSubject, untitled
  }

  private struct Screen: View {
    let kind: Kind
    let log: Log
    @State private var isAsking = false
    @State private var item: Item?
    @State private var failure: Failure? = Failure()

    init(kind: Kind, log: Log) {
      self.kind = kind
      self.log = log
    }

    private var isOpen: Bool { isAsking || item != nil }

    private func act(_ name: String) { log("\(name) while \(isOpen ? "asked" : "ended")") }

    private var page: some View {
      Button("Ask") { if kind == .item { item = Item(id: 7) } else { isAsking = true } }
        .onChange(of: isOpen) { _, isOpen in log(isOpen ? "asked" : "ended") }
    }

    var body: some View {
      switch kind {
      case .text:
        page.alert(Text("Delete **all**?"), isPresented: $isAsking) {
          Button("Delete") { act("delete") }
        } message: {
          Text("For ever.")
        }
      case .subject:
        page.alert(Text("Delete?"), isPresented: $isAsking, presenting: Item(id: 3)) { item in
          Button("Delete \(item.name)") { act("delete \(item.id)") }
        } message: {
          Text("It is \($0.name).")
        }
      case .error:
        page.alert(isPresented: $isAsking, error: failure) { Button("OK") { act("ok") } }
      case .errorWithMessage:
        page.alert(isPresented: $isAsking, error: failure) { _ in
          Button("Again") { act("again") }
        } message: { _ in
          Text("Try another one.")
        }
      case .alert:
        page.alert(isPresented: $isAsking) {
          Alert(
            title: Text("Delete?"), message: Text("For ever."),
            primaryButton: .destructive(Text("Delete")) { act("delete") }, secondaryButton: .cancel { act("cancel") })
        }
      case .item:
        page.alert(item: $item) {
          Alert(title: Text("About \($0.name)"), dismissButton: .default(Text("Fine")) { act("fine") })
        }
      case .confirmation:
        page.confirmationDialog(Text("Sure?"), isPresented: $isAsking, titleVisibility: .visible) {
          Button("Yes") { act("yes") }
          Button("No", role: .cancel) { act("no") }
        }
      case .confirmationOfSubject:
        page.confirmationDialog("Sure?", isPresented: $isAsking, presenting: Item(id: 2)) { item in
          Button("Yes, \(item.name)") { act("yes") }
        } message: {
          Text("About \($0.name).")
        }
      case .untitled:
        page.confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .hidden) {
          Button("Yes") { act("yes") }
        }
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let lines: [String]
    let events: [String]
    var testDescription: String { "\(kind)" }
  }

  nonisolated static let cases = [
    Case(
      kind: .text, lines: ["  Ask", "", "  Delete all?", "  For ever.", "  › Delete"],
      events: ["asked", "delete while asked", "ended"]),
    Case(
      kind: .subject, lines: ["  Ask", "", "  Delete?", "  It is item 3.", "  › Delete item 3"],
      events: ["asked", "delete 3 while asked", "ended"]),
    Case(
      kind: .error, lines: ["  Ask", "", "  The card was declined", "  › OK"],
      events: ["asked", "ok while asked", "ended"]),
    Case(
      kind: .errorWithMessage, lines: ["  Ask", "", "  The card was declined", "  Try another one.", "  › Again"],
      events: ["asked", "again while asked", "ended"]),
    Case(
      kind: .alert, lines: ["  Ask", "", "  Delete?", "  For ever.", "    Delete  › Cancel"],
      events: ["asked", "cancel while asked", "ended"]),
    Case(
      kind: .item, lines: ["  Ask", "", "  About item 7", "  › Fine"], events: ["asked", "fine while asked", "ended"]),
    Case(
      kind: .confirmation, lines: ["  Ask", "", "  Sure?", "  › Yes    No"],
      events: ["asked", "yes while asked", "ended"]),
    Case(
      kind: .confirmationOfSubject, lines: ["  Ask", "", "  Sure?", "  About item 2.", "  › Yes, item 2"],
      events: ["asked", "yes while asked", "ended"]),
    Case(kind: .untitled, lines: ["  Ask", "", "  › Yes"], events: ["asked", "yes while asked", "ended"]),
  ]

  @Test(arguments: cases) func `what it asks, and what its button does before it ends`(_ test: Case) {
    let log = Log()
    let form = TestForm(columns: 50) { Screen(kind: test.kind, log: log) }
    form.press("Tab", "Enter")
    #expect(form.lines == test.lines)
    form.press("Enter")
    #expect(log.take() == test.events)
    #expect(form.lines == ["› Ask"])
  }
}
