import Formline
import Testing

/// Lists of trees, and rows of a `ForEach` that can be edited.
@Suite struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private struct Tree: View {
    let folders = [
      Folder(
        id: "home", folders: [Folder(id: "ada", folders: [Folder(id: "notes")]), Folder(id: "empty", folders: [])]),
      Folder(id: "readme"),
    ]
    var body: some View { List(folders, children: \.folders) { Text($0.id) } }
  }

  @Test func `a row with children opens and closes, each level further in`() {
    let form = TestForm { Tree() }
    #expect(form.lines == ["▸ home", "readme"])
    form.press("Tab", "Enter")
    #expect(form.lines == ["▾ home", "  ▸ ada", "  ▸ empty", "readme"])
    form.press("Tab", "Right")
    #expect(form.lines == ["▾ home", "  ▾ ada", "    notes", "  ▸ empty", "readme"])
    form.press("Shift+Tab", "Left")
    #expect(form.lines == ["▸ home", "readme"])
  }

  private struct Name: Identifiable {
    let id: Int
    var text: String
  }

  private struct Names: View {
    let log: Box<String>
    @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b"), Name(id: 3, text: "c")]

    init(log: Box<String>) { self.log = log }

    var body: some View {
      log.value = names.map(\.text).joined()
      return List { ForEach($names, editActions: .delete) { $name in Text(name.text) } }
    }
  }

  @Test func `rows of a ForEach are deleted, and not moved where that is not said`() {
    let log = Box("")
    let form = TestForm { Names(log: log) }
    form.press("Tab", "Ctrl+Down")
    #expect(log.value == "abc")
    form.press("Down", "Shift+F8")
    #expect(log.value == "ac")
  }
}
