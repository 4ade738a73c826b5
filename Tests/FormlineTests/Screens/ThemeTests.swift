import TerminalModel
import Testing

@testable import Formline

/// Themes on terminals with all colours, with few and with none.
@Suite struct ThemeTests {
  /// How a style comes out on a terminal of so many colours.
  private func look(_ style: Style, _ depth: ColorDepth) -> String {
    "\(style.foreground.degraded(to: depth)) \(style.background.degraded(to: depth)) \(style.attributes.rawValue)"
  }

  @Test(
    "what must not be confused looks different in every theme, however few colours there are",
    arguments: ["standard", "dark", "light", "mono", "high-contrast"])
  func distinct(name: String) throws {
    let wanted = try #require(Theme.named(name))
    for depth in ColorDepth.allCases {
      let theme = wanted.legible(at: depth)
      let pairs: [(String, Style, Style)] = [
        ("value and placeholder", theme.value, theme.placeholder),
        ("label and that of the focused field", theme.label, theme.focusedLabel),
        ("title and value", theme.title, theme.value), ("section and label", theme.section, theme.label),
        ("hint and value", theme.hint, theme.value), ("error and hint", theme.error, theme.hint),
        ("key and what it does", theme.key, theme.value),
      ]
      for (what, one, other) in pairs {
        #expect(look(one, depth) != look(other, depth), "\(theme.name), \(depth): \(what)")
      }
    }
  }

  @Test("without any colour or attribute, marks tell focus, choice and errors")
  func marks() {
    struct States: View {
      @State private var isOn = true
      @State private var text = ""
      @State private var choice = 1
      var body: some View {
        Form {
          TextField("Name", text: $text, prompt: "none yet")
          Toggle("On", isOn: $isOn)
          Picker("One", selection: $choice) {
            Text("first").tag(0)
            Text("second").tag(1)
          }
        }
      }
    }
    let form = TestForm { States() }
    #expect(form.lines == ["  Name  none yet", "  On    [✓] yes", "  One   second  ▾"])
    form.press("Tab", "Tab", "Space")
    #expect(form.lines == ["  Name  none yet", "▌ On    [ ] no", "  One   second  ▾"])
    form.press("Tab")
    #expect(form.lines.suffix(2) == ["▌ One     ○ first", "▌       › ● second"])
  }

  @Test(
    "on a terminal that says that it is light, the standard theme has colours that are seen there",
    arguments: [(ColorDepth.palette256, "ffff/ffff/ffff", Color.ansi(4)), (.trueColor, "1b1b/1f1f/2727", .ansi(6))])
  func background(depth: ColorDepth, color: String, accent: Color) {
    struct Name: View {
      @State private var name = ""
      var body: some View { Form { TextField("Name", text: $name) } }
    }
    let form = TestForm(colorDepth: depth) { Name() }
    form.press("Tab")
    #expect(form.style(column: 2, row: 0).foreground == .ansi(6))
    form.send(Array("\u{1B}]11;rgb:\(color)\u{1B}\\".utf8))
    #expect(form.style(column: 2, row: 0).foreground == accent)
    #expect(form.lines == ["▌ Name"])
    form.type("Ada")
    #expect(form.lines == ["▌ Name  Ada"])
  }

  @Test("what is disabled looks so, its label too")
  func disabled() {
    struct Disabled: View {
      @State private var text = "x"
      var body: some View {
        Form {
          TextField("Able", text: $text)
          TextField("Unable", text: $text).disabled(true)
        }
      }
    }
    let form = TestForm { Disabled() }
    let faint = Theme.standard.disabled
    #expect(form.style(column: 2, row: 0) == Theme.standard.label)
    #expect(form.style(column: 2, row: 1) == faint)
    #expect(form.style(column: 10, row: 1) == faint)
  }

  @Test(
    "labels stand at the left of their column, at its right, or above what belongs to them",
    arguments: [
      (FormStyle.automatic, ["  Name         Ada", "  Telephone *  1"]),
      (.columns, ["         Name  Ada", "  Telephone *  1"]),
      (.grouped, ["  Name", "    Ada", "  Telephone *", "    1"]),
    ])
  func styles(style: FormStyle, lines: [String]) {
    struct Two: View {
      @State private var name = "Ada"
      @State private var telephone = "1"
      let style: FormStyle
      var body: some View {
        Form {
          TextField("Name", text: $name)
          FieldRow("Telephone", isRequired: true) { TextField("", text: $telephone) }
        }
        .formStyle(style)
      }
    }
    #expect(TestForm { Two(style: style) }.lines == lines)
  }

  @Test(
    "in twenty columns labels stand above in every style, and all of the room is the value's",
    arguments: [FormStyle.automatic, .columns, .grouped])
  func narrowStyles(style: FormStyle) {
    struct Two: View {
      @State private var name = "Ada"
      @State private var telephone = "0123456789 0123456789"
      let style: FormStyle
      var body: some View {
        Form {
          Section("Who", footer: "As in the passport") {
            TextField("Name", text: $name)
            FieldRow("Telephone number", isRequired: true) { TextField("", text: $telephone) }
          }
        }
        .formStyle(style)
      }
    }
    let form = TestForm(columns: 20, rows: 12) { Two(style: style) }
    #expect(
      form.lines == [
        "", "  Who", "  Name", "  Ada", "  Telephone number *", "  0123456789 012345…", "  As in the passport",
      ])
    form.press("Tab", "Tab")
    form.type("!")
    #expect(form.lines[4] == "▌ Telephone number *")
    #expect(form.lines[5].hasSuffix("0123456789!"))
  }

  @Test("a value that is too long ends in an ellipsis until it is edited")
  func longValues() {
    struct Long: View {
      @State private var text = "0123456789012345678901234567890123456789"
      var body: some View { Form { TextField("Name", text: $text) } }
    }
    let form = TestForm(columns: 46, rows: 8) { Long() }
    #expect(form.lines == ["  Name  0123456789012345678901234567890123456…"])
    form.press("Tab")
    #expect(form.lines[0].hasSuffix("90123456789"))
  }
}
