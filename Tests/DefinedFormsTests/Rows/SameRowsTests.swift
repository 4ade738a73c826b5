import FormTesting
import Formline
import Testing

/// Lists in definitions and lists in views are edited alike: the same keys leave the same rows, and focus in the same one.
@Suite struct SameRowsTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    @State private var items = ["a", "b", "c", "d"].enumerated().map { Item(id: $0.offset, name: $0.element) }

    var body: some View {
      List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
      Text("= " + items.map(\.name).joined(separator: " "))
    }
  }

  static let definition = """
    fields:
      - {id: rows, type: list, default: [{name: a}, {name: b}, {name: c}, {name: d}], fields: [{id: name}]}
    """

  /// Keys, and the rows they leave once `!` is typed.
  nonisolated static let cases: [(keys: [String], rows: String)] = [
    ([], "a! b c d"),
    (["Shift+F8"], "b! c d"),
    (["Tab", "Shift+F8"], "a c! d"),
    (["Tab", "Tab", "Tab", "Shift+F8"], "a b c!"),
    (["Ctrl+Down"], "b a! c d"),
    (["Ctrl+Down", "Ctrl+Down", "Ctrl+Up"], "b a! c d"),
    (["Ctrl+Up"], "a! b c d"),
    (["Tab", "Tab", "Tab", "Ctrl+Down"], "a b c d!"),
    (["Tab", "Tab", "Ctrl+Up", "Ctrl+Up", "Shift+F8", "Ctrl+Down"], "b a! d"),
  ]

  @Test(arguments: cases)
  func `the same keys leave the same rows, and focus in the same one`(keys: [String], rows: String) throws {
    let defined = try FormSession(Self.definition)
    let viewed = FormSession(Rows())
    viewed.press("Tab")
    for key in keys {
      defined.press(key)
      viewed.press(key)
    }
    defined.type("!")
    viewed.type("!")
    #expect(viewed.screen.contains("= " + rows))
    let names: [JSONValue] = rows.split(separator: " ").map { ["name": .string(String($0))] }
    #expect(defined.value(of: "rows") == .array(names))
  }

  @Test func `the help names what can be done to a row, in both`() throws {
    let defined = try FormSession(Self.definition, rows: 40)
    let viewed = FormSession(Rows(), rows: 40)
    viewed.press("Tab")
    for help in [defined.help, viewed.help] { #expect(help.contains { $0.contains("move it up, down") }) }
    #expect(defined.help.contains { $0.contains("add a row, remove it") })
    #expect(viewed.help.contains { $0.contains("Shift+F8") && $0.contains("remove the row") })
    #expect(!viewed.help.contains { $0.contains("add a row") || $0.contains("bring a removed row back") })
  }
}

extension FormSession {
  /// The screen of the help.
  fileprivate var help: [String] {
    press("F1")
    defer { press("Esc") }
    return screen
  }
}
