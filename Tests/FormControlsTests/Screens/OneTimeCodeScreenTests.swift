import FormControls
import Testing

/// Six boxes of a digit each: typing goes on to the next one, Backspace in an empty one goes back.
@Suite struct OneTimeCodeScreenTests {
  private struct Code: View {
    let log: Log
    @State private var digits = Array(repeating: "", count: 6)
    @FocusState private var box: Int?

    init(log: Log) { self.log = log }

    var body: some View {
      HStack(spacing: 1) {
        ForEach(0..<6, id: \.self) { index in
          TextField("", text: $digits[index], prompt: Text("_"))
            .keyboardType(.numberPad)
            .multilineTextAlignment(.center)
            .frame(width: 2)
            .focused($box, equals: index)
            .onChange(of: digits[index]) { _, new in
              if new.count > 1 { digits[index] = String(new.suffix(1)) }
              if !new.isEmpty { box = index < 5 ? index + 1 : nil }
            }
            .onKeyPress(.delete) {
              guard digits[index].isEmpty, index > 0 else { return .ignored }
              digits[index - 1] = ""
              box = index - 1
              return .handled
            }
        }
      }
      .onAppear { box = 0 }
      .onChange(of: digits) { if digits.allSatisfy({ !$0.isEmpty }) { log(digits.joined()) } }
    }
  }

  @Test("six digits fill six boxes, typed one by one or at once")
  func typing() {
    let log = Log()
    for keys in [["1", "2", "3", "4", "5", "6"], ["123456"]] {
      let form = TestForm(columns: 30) { Code(log: log) }
      for key in keys { form.send(Array(key.utf8)) }
      #expect(form.lines == ["1  2  3  4  5  6"])
      #expect(log.entries.last == "123456")
      #expect(form.session.focus.focused == nil)
    }
  }

  @Test("Backspace takes the digit, and in an empty box the one before")
  func deleting() {
    let log = Log()
    let form = TestForm(columns: 30) { Code(log: log) }
    form.type("123")
    form.press("Backspace", "Backspace")
    #expect(form.linesWithCursor == ["1  ▏_  _  _  _  _"])
    form.type("x9")
    #expect(form.linesWithCursor == ["1  9  ▏_  _  _  _"])
    form.press("Shift+Tab", "Backspace", "Backspace")
    form.type("78")
    #expect(form.lines == ["7  8  _  _  _  _"])
  }
}
