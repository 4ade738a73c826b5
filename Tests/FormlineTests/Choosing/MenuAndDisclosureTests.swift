import Formline
import TerminalModel
import Testing

@Suite struct MenuAndDisclosureTests {
  private struct Menus: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Name", text: $text)
        Menu("Export") {
          Text("Formats")
          Button("JSON") { log("json") }
          Button("YAML") { log("yaml") }.keyboardShortcut("F8")
          Button("XML") { log("xml") }.disabled(true)
          Menu("More") { Button("CSV") { log("csv") } }
        }
      }
    }
  }

  @Test("a menu opens its actions below it, with their keys, headings and what is off dimmed")
  func menu() {
    let log = Log()
    let form = TestForm(columns: 50) { Menus(log: log) }
    form.press("Tab", "Tab", "Enter")
    #expect(
      form.lines.prefix(7) == [
        "  Name", "› Export ▾", "  Formats", "› JSON", "  YAML     F8", "  XML", "  More …",
      ])
    form.press("Down", "Enter")
    #expect(log.take() == ["yaml"])
    #expect(form.lines.prefix(2) == ["  Name", "› Export ▾"])
    form.press("Space", "Up", "Space")
    #expect(form.lines.prefix(3) == ["  Name", "› Export ▾", "› CSV"])
    form.press("Enter", "F8")
    #expect(log.take() == ["csv", "yaml"])
  }

  private struct Groups: View {
    @State private var text = ""
    var body: some View {
      Form {
        TextField("Name", text: $text)
        DisclosureGroup("Advanced") {
          TextField("Port", text: $text)
        }
      }
    }
  }

  @Test("a group opens and closes with Return, Space, the arrows at its side, and the mouse")
  func disclosure() {
    let form = TestForm(columns: 50) { Groups() }
    #expect(form.lines.prefix(2) == ["  Name", "▸ Advanced"])
    form.press("Tab", "Tab", "Enter")
    #expect(form.lines.prefix(3) == ["  Name", "▾ Advanced", "  Port"])
    form.press("Space", "Right", "Right")
    #expect(form.lines.prefix(3) == ["  Name", "▾ Advanced", "  Port"])
    form.press("Tab")
    #expect(form.markedRow == "Port")
    form.press("Shift+Tab", "Left")
    #expect(form.lines[1] == "▸ Advanced")
    form.click("Advanced")
    #expect(form.lines[1] == "▾ Advanced")
  }

  @Test("a link is a hyperlink of the terminal, whatever stands in its address")
  func link() {
    let session = Session(
      columns: 40, rows: 8, capabilities: TerminalCapabilities(colorDepth: .none, hyperlinks: true)
    ) { _ in Link("Docs", destination: "https://example.com/a b\u{1B}]0;x\u{7}é") }
    let bytes = String(decoding: session.frame(), as: UTF8.self)
    #expect(bytes.contains("https://example.com/a%20b%1B]0;x%07%C3%A9"))
    #expect(!bytes.contains("]0;x\u{7}"))
  }
}
