import TerminalModel
import Testing

@testable import FormControls

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
      let theme = wanted.fitted(to: nil, depth: depth)
      let pairs: [(String, Style, Style)] = [
        ("value and placeholder", theme.value, theme.placeholder),
        ("label and that of the focused field", theme.label, theme.focusedLabel),
        ("title and value", theme.title, theme.value), ("section and label", theme.section, theme.label),
        ("error and hint", theme.error, theme.hint),
        ("key and what it does", theme.key, theme.value),
      ]
      // Where boxes have edges, values stand between them.
      let hints = theme.drawsEdges ? [] : [("hint and value", theme.hint, theme.value)]
      for (what, one, other) in pairs + hints {
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
    #expect(
      form.lines == ["  Name  none yet", "  On    [✓] yes", "  One   second                                     ▾"])
    form.press("Tab", "Tab", "Space")
    #expect(
      form.lines == ["  Name  none yet", "▌ On    [ ] no", "  One   second                                     ▾"])
    form.press("Tab")
    #expect(form.lines.suffix(2) == ["▌         ○ first", "▌       › ● second"])
  }

  @Test(
    "once the terminal has reported its colours, boxes are painted between them, whichever comes first",
    arguments: [
      ["11;rgb:ffff/ffff/ffff", "10;rgb:2020/2020/2020"], ["10;rgb:2020/2020/2020", "11;rgb:ffff/ffff/ffff"],
    ])
  func reported(replies: [String]) {
    struct Name: View {
      @State private var name = ""
      var body: some View { Form { TextField("Name", text: $name) } }
    }
    let form = TestForm(colorDepth: .trueColor) { Name() }
    form.press("Tab")
    #expect(form.style(column: 2, row: 0) == Style(attributes: .bold))
    #expect(form.style(column: 9, row: 0).background == .standard)
    for reply in replies { form.send(Array("\u{1B}]\(reply)\u{1B}\\".utf8)) }
    let fitted = Theme.standard.fitted(
      to: TerminalColors(background: .white, foreground: Shade(hex: 0x202020)), depth: .trueColor)
    #expect(form.style(column: 2, row: 0) == fitted.focusedLabel)
    #expect(form.style(column: 9, row: 0).background == fitted.focusedField.background)
    form.type("Ada")
    #expect(form.lines[0].hasPrefix("▌ Name ▌Ada▁"))
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
    "labels stand at the left of their column, or at its right",
    arguments: [
      (FormArrangement.automatic, ["  Name         Ada", "  Telephone *  1"]),
      (.columns, ["         Name  Ada", "  Telephone *  1"]),
      (.grouped, ["  Name         Ada", "  Telephone *  1"]),
    ])
  func styles(style: FormArrangement, lines: [String]) {
    struct Two: View {
      @State private var name = "Ada"
      @State private var telephone = "1"
      let style: FormArrangement
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
    arguments: [FormArrangement.automatic, .columns, .grouped])
  func narrowStyles(style: FormArrangement) {
    struct Two: View {
      @State private var name = "Ada"
      @State private var telephone = "0123456789 0123456789"
      let style: FormArrangement
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
        "", "  Who", "  Name", "  Ada", "  Telephone number *", "  0123456789 01234…", "  As in the passport",
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
    #expect(form.lines == ["  Name  012345678901234567890123456789012345…"])
    form.press("Tab")
    #expect(form.lines[0].hasSuffix("90123456789"))
  }
}
