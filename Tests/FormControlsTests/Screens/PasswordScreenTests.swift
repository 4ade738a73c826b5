import FormControls
import Testing

/// A password that a button of the app's own shows: two fields that stand in for one another.
@Suite struct PasswordScreenTests {
  private struct Password: View {
    enum Field: Hashable { case plain, secure }

    let log: Log
    @State private var shows = false
    @State private var password = ""
    @FocusState private var focus: Field?

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        Group {
          if shows {
            TextField("Password", text: $password).focused($focus, equals: .plain)
          } else {
            SecureField("Password", text: $password).focused($focus, equals: .secure)
          }
        }
        Button(shows ? "Hide" : "Show") {
          shows.toggle()
          focus = shows ? .plain : .secure
        }
        .keyboardShortcut("F5")
      }
      .onChange(of: focus) { old, new in
        log("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test("focus goes from one to the other in one change, and typing goes on")
  func showing() {
    let log = Log()
    let form = TestForm(columns: 50) { Password(log: log) }
    form.press("Tab")
    form.type("secre")
    form.press("F5")
    form.type("t")
    #expect(form.lines[0] == "▌ Password  secret")
    form.press("F5")
    form.type("!")
    #expect(form.linesWithCursor[0] == "▌ Password  •••••••▏")
    #expect(log.take() == ["nil to secure", "secure to plain", "plain to secure"])
    #expect(form.issues == [])
  }
}
