import Testing

@testable import FormControls
@testable import Formline

/// Containers of an app's own that arrange sections.
@Suite("Sections given to a container") struct SectionReaderTests {
  /// The title beside what it is the title of.
  private struct Beside<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      Group(sections: content) { sections in
        Text("\(sections.count) sections")
        ForEach(sections) { section in
          HStack {
            VStack { section.header }.frame(width: 6, alignment: .leading)
            VStack {
              section.content
              section.footer
            }
            Text("(\(section.content.count))")
          }
        }
      }
    }
  }

  @Test func `a container receives the sections with their parts, and what stands in none`() {
    struct Page: View {
      @State private var isLong = false
      var body: some View {
        VStack {
          Beside {
            Text("free")
            Section("One", footer: "end of one") {
              Text("a")
              ForEach(0..<(isLong ? 3 : 1), id: \.self) { Text("row \($0)") }
            }
            Section { Text("b") }
            if isLong { Section("Two") { Text("c") } }
            Text("rest")
          }
          Toggle("long", isOn: $isLong)
        }
      }
    }
    let form = TestForm(columns: 30, rows: 14) { Page() }
    #expect(
      form.lines.dropLast() == [
        "4 sections", "       free (1)", "One    a          (2)", "       row 0", "       end of one", "       b (1)",
        "       rest (1)",
      ])
    form.press("Tab", "Space")
    #expect(
      form.lines.dropLast() == [
        "5 sections", "       free (1)", "One    a          (4)", "       row 0", "       row 1", "       row 2",
        "       end of one", "       b (1)", "Two    c (1)", "       rest (1)",
      ])
  }

  @Test func `titles and footers that are views are parts as well`() {
    let form = TestForm(columns: 30, rows: 14) {
      Beside {
        Section {
          Text("a")
          Text("b")
        } header: {
          Text("One")
        } footer: {
          Text("end of one")
        }
        Section(header: Text("Two")) { Text("c") }
        Section("Three") { Text("d") }
      }
    }
    #expect(
      form.lines == [
        "3 sections", "One    a          (2)", "       b", "       end of one", "Two    c (1)", "Three  d (1)",
      ])
  }

  @Test func `sections elsewhere are as they were`() {
    let form = TestForm(columns: 30, rows: 8) {
      Form { Section("One", footer: "end") { Text("a") } }
    }
    #expect(form.lines == ["", "  One", "  a", "  end"])
  }
}
