import FormControls
import Testing

/// Two forms side by side, each a section for Tab and for the arrows, and bindings handed down to parts.
@Suite struct TwoFormsScreenTests {
  private enum Field: Hashable { case sender(Int), receiver(Int) }

  private struct Address: View {
    let name: (Int) -> Field
    @Binding var lines: [String]
    @FocusState.Binding var focus: Field?

    init(lines: Binding<[String]>, focus: FocusState<Field?>.Binding, name: @escaping (Int) -> Field) {
      _lines = lines
      _focus = focus
      self.name = name
    }

    var body: some View {
      VStack {
        ForEach(0..<2, id: \.self) { index in
          TextField("line \(index)", text: $lines[index]).frame(width: 12).focused($focus, equals: name(index))
        }
        Button("Copy") { lines[1] = lines[0] }
      }
    }
  }

  private struct Letter: View {
    let log: Log
    @State private var sender = ["", ""]
    @State private var receiver = ["", ""]
    @FocusState private var focus: Field?

    init(log: Log) { self.log = log }

    var body: some View {
      HStack(alignment: .top, spacing: 2) {
        Address(lines: $sender, focus: $focus) { .sender($0) }.focusSection()
        Address(lines: $receiver, focus: $focus) { .receiver($0) }.focusSection()
      }
      .defaultFocus($focus, .sender(0))
      .onChange(of: focus) {
        switch focus {
        case .sender(let line): log("s\(line)")
        case .receiver(let line): log("r\(line)")
        case nil: log("-")
        }
      }
    }
  }

  @Test("Tab goes through one form and then the other; the side arrows cross over")
  func order() {
    let log = Log()
    let form = TestForm(columns: 40) { Letter(log: log) }
    form.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    #expect(log.take() == ["s0", "s1", "-", "r0", "r1", "-", "s0"])
    form.type("Ada")
    form.press("Tab", "Tab", "Right")
    #expect(log.take() == ["s1", "-"])
    #expect(form.lines.last == "  Copy        › Copy")
    form.press("Up")
    #expect(log.take() == ["r1"])
  }

  @Test("each part edits its own lines")
  func parts() {
    let form = TestForm(columns: 40) { Letter(log: Log()) }
    form.type("Ada")
    form.press("Tab", "Tab", "Space", "Tab")
    form.type("Bo")
    #expect(form.lines.prefix(2) == ["Ada           Bo", "Ada           line 1"])
  }
}
