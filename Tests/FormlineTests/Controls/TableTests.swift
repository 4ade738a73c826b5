import TerminalModel
import Testing

@testable import FormControls
@testable import Formline

@Suite struct TableTests {
  struct File: Identifiable {
    let id: Int
    var name: String
    var size: Int
  }

  struct Files: View {
    let files: [File]
    let chosen: Box<Set<Int>>
    var allowsSeveral = false
    @State private var one: Int?
    @State private var several: Set<Int> = []
    @State private var order: [TableSortOrder<File>] = []

    var body: some View {
      let _ = chosen.value = allowsSeveral ? several : Set([one].compactMap { $0 })
      if allowsSeveral {
        Table(files.sorted(using: order), selection: $several, sortOrder: $order) { columns }
      } else {
        Table(files.sorted(using: order), selection: $one, sortOrder: $order) { columns }
      }
    }

    @TableColumnBuilder<File> private var columns: some TableColumnContent<File> {
      TableColumn("Name", value: \.name).width(min: 8, max: 16)
      TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(6).alignment(.trailing)
      TableColumn("Note") { file in Text(file.size > 50 ? "a large file that nobody reads" : "") }
    }
  }

  static let few = [
    File(id: 1, name: "beta.txt", size: 120), File(id: 2, name: "alpha.txt", size: 7),
    File(id: 3, name: "a name that is long.txt", size: 64),
  ]

  private func table(
    _ files: [File] = few, columns: Int = 44, rows: Int = 10, allowsSeveral: Bool = false
  ) -> (form: TestForm, chosen: Box<Set<Int>>) {
    let chosen = Box<Set<Int>>([])
    let form = TestForm(columns: columns, rows: rows) {
      Files(files: files, chosen: chosen, allowsSeveral: allowsSeveral)
    }
    form.press("Tab")
    return (form, chosen)
  }

  /// The rows without the toolbar.
  private func lines(_ form: TestForm) -> [String] { Array(form.lines.prefix { !$0.isEmpty }) }

  @Test("columns line up below a header, keep their bounds, and cut what is too long")
  func looks() {
    let (form, _) = table()
    #expect(
      lines(form) == [
        "  Name                Size  Note",
        "  ────────────────  ──────  ───────────────",
        "› beta.txt             120  a large file t…",
        "  alpha.txt              7",
        "  a name that is…       64  a large file t…",
      ])
    let (narrow, _) = table(columns: 24)
    #expect(
      lines(narrow) == [
        "  Name        Size  Note", "  ────────  ──────  ───", "› beta.txt     120  a l…",
        "  alpha.txt", "  a name…       64  a l…",
      ] || TextWidth.columns(of: lines(narrow)[2]) <= 24)
  }

  @Test("a digit or a press on a title sorts by that column, again the other way round; the row stays highlighted")
  func sorting() {
    let (form, _) = table()
    form.press("Down")
    form.type("1")
    #expect(lines(form)[0].hasPrefix("  Name ▲ "))
    #expect(lines(form).dropFirst(2).map { $0.prefix(9) } == ["  a name ", "› alpha.t", "  beta.tx"])
    form.type("1")
    #expect(lines(form)[0].hasPrefix("  Name ▼ "))
    #expect(lines(form).dropFirst(2).map { $0.prefix(9) } == ["  beta.tx", "› alpha.t", "  a name "])
    form.click("Size")
    #expect(lines(form)[0].contains("Size ▲"))
    #expect(lines(form).dropFirst(2).map { $0.prefix(9) } == ["› alpha.t", "  a name ", "  beta.tx"])
    // A column without a value to compare by sorts nothing.
    form.type("3")
    #expect(lines(form)[0].contains("Size ▲"))
  }

  @Test("of one, the row that is come to is chosen; a press chooses as well")
  func selectionOfOne() {
    let (form, chosen) = table()
    #expect(chosen.value == [])
    form.press("Down")
    #expect(chosen.value == [2])
    form.press("End")
    #expect(chosen.value == [3])
    form.click("beta")
    #expect(chosen.value == [1])
  }

  @Test("of several, Space turns rows on and off")
  func selectionOfSeveral() {
    let (form, chosen) = table(allowsSeveral: true)
    form.type(" ")
    form.press("Down", "Down")
    form.type(" ")
    #expect(chosen.value == [1, 3])
    #expect(lines(form).dropFirst(2).map { $0.prefix(5) } == ["  ✓ b", "  · a", "› ✓ a"])
    form.type(" ")
    #expect(chosen.value == [1])
  }

  @Test(
    "of 40,000 rows those in sight are made; the header stays, and the cursor stands at the row",
    arguments: [400, 40_000])
  func manyRows(count: Int) {
    let (form, chosen) = table((0..<count).map { File(id: $0, name: "file \($0)", size: $0 % 90) }, rows: 12)
    #expect(lines(form).count == 10)
    func rowsMade() -> Int {
      var count = 0
      var node: DisplayNode? = form.session.host.root
      while let current = node {
        if current is TableRowNode { count += 1 }
        node = current.next(skippingChildren: current is TableRowNode)
      }
      return count
    }
    #expect(rowsMade() <= 10)
    form.press("End")
    #expect(lines(form)[0].hasPrefix("  Name"))
    #expect(lines(form).last?.hasPrefix("› file \(count - 1)") == true)
    #expect(chosen.value == [count - 1])
    #expect(form.session.cursor?.row == 9)
    #expect(rowsMade() <= 40)
    form.press("PageUp", "Home", "PageDown")
    #expect(lines(form).contains { $0.hasPrefix("› file 7") })
    form.press("Down")
    #expect(form.updates <= 8)
  }

  @Test("a row that is gone leaves the highlight to the one in its place")
  func goneRows() {
    struct Shrinking: View {
      @State private var files = TableTests.few
      var body: some View {
        VStack {
          Table(files) { TableColumn("Name", value: \.name) }
          Button("Remove") { files.removeLast() }.keyboardShortcut("r", modifiers: .control)
        }
      }
    }
    let form = TestForm(columns: 30, rows: 12) { Shrinking() }
    form.press("Tab", "End")
    #expect(lines(form)[4].hasPrefix("› a name"))
    form.press("Ctrl+R")
    #expect(lines(form)[3].hasPrefix("› alpha"))
  }

  @Test("rows are sorted by the first order that decides, and keep their order where none does")
  func orders() {
    let sorted = Self.few.sorted(using: [TableSortOrder("Size", value: \.size, direction: .reverse)])
    #expect(sorted.map(\.id) == [1, 3, 2])
    #expect(Self.few.sorted(using: []).map(\.id) == [1, 2, 3])
    let same = [File(id: 1, name: "b", size: 1), File(id: 2, name: "a", size: 1), File(id: 3, name: "c", size: 0)]
    let both: [TableSortOrder<File>] = [TableSortOrder("S", value: \.size), TableSortOrder("N", value: \.name)]
    #expect(same.sorted(using: both).map(\.id) == [3, 2, 1])
  }
}
