import FormControls
import Testing

/// What `textContentType` does for a field of the library.
@Suite struct ContentTypeFieldTests {
  private struct Person: View {
    let facts: SystemFacts
    @State private var given = ""
    @State private var family = ""
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""

    var body: some View {
      Form {
        TextField("Given", text: $given).textContentType(.givenName)
        TextField("Family", text: $family).textContentType(.familyName)
        TextField("Name", text: $name).textContentType(.name)
        TextField("Email", text: $email).textContentType(.emailAddress)
        SecureField("New", text: $password).textContentType(.newPassword)
      }
      .validatesContent()
      .environment(\.facts, FactsSource { facts })
    }
  }

  private func open(inputrc: String = "") -> TestForm {
    let facts = SystemFacts(fullName: "Ada King Lovelace", environment: ["EMAIL": "ada@example.com"])
    let form = TestForm(columns: 60, inputrc: inputrc.isEmpty ? .none : .text(inputrc)) { Person(facts: facts) }
    form.press("Tab")
    return form
  }

  @Test("the sources of the type suggest: the system, and the other fields of the form")
  func sources() {
    let form = open()
    #expect(form.lines[0] == "▌ Given   Ada")
    form.type("Grace\tHopper\t")
    form.press("Alt+Down")
    #expect(
      form.lines[2...4] == [
        "▌ Name    Grace Hopper", "▌         › Grace Hopper       this form", "▌           Ada King Lovelace  user",
      ])
    form.press("Esc", "Tab")
    #expect(form.linesWithCursor[3] == "▌ Email   ▏ada@example.com")
  }

  @Test(
    "a key that moves right at the end accepts what is suggested, whatever was typed before",
    arguments: [("", false), ("set editing-mode vi", false), ("set editing-mode vi\nset keyseq-timeout 10", true)],
    ["Right", "End"])
  func acceptance(mode: (inputrc: String, replaces: Bool), key: String) {
    let form = open(inputrc: mode.inputrc)
    if mode.replaces {
      form.type("x")
      form.press("Esc")
      form.type("R")
    }
    form.type("Ad")
    #expect(form.lines[0] == "▌ Given   Ada")
    form.press(key)
    #expect(form.linesWithCursor[0] == "▌ Given   Ada▏")
  }

  @Test("an empty field shows what its type looks like")
  func hints() {
    let form = TestForm(columns: 60) { Person(facts: SystemFacts()) }
    #expect(form.lines[0] == "  Given   Ada")
    #expect(form.lines[3] == "  Email   name@example.com")
  }

  @Test("what cannot be right is said below the field once it is left, and until it is right")
  func problems() {
    let form = open()
    form.press("Tab", "Tab", "Tab")
    form.type("ada")
    #expect(!form.screen.contains("✗"))
    form.press("Tab")
    #expect(
      form.lines[4...5] == [
        "          ✗ Enter a valid email address, such as", "          name@example.com: the @ sign is missing",
      ])
    form.press("Shift+Tab")
    form.type("@example.co")
    #expect(!form.screen.contains("✗"))
  }

  @Test("a new password is made on request, never shown as a ghost")
  func newPassword() {
    let form = open()
    form.press("Shift+Tab")
    #expect(form.linesWithCursor[4] == "▌ New     ▏a long passphrase")
    form.press("Alt+Down")
    #expect(form.lines[4] == "▌ New     a long passphrase")
    #expect(form.lines[5].hasPrefix("▌         › "))
    form.press("Enter")
    #expect(form.lines[4].contains("••••••••"))
  }
}

/// Types that are chosen rather than typed open their list while somebody types.
@Suite struct ChosenTypeFieldTests {
  private struct Fields: View {
    @State private var country = ""
    @State private var currency = ""
    @State private var note = ""

    var body: some View {
      Form {
        TextField("Country", text: $country).textContentType(.countryName)
        TextField("Currency", text: $currency).textContentType(.terminal.currency)
        TextField("Note", text: $note)
      }
      .onSubmit {}
      .environment(\.facts, FactsSource { SystemFacts() })
    }
  }

  private func open(typing text: String) -> TestForm {
    let form = TestForm(columns: 60) { Fields() }
    form.press("Tab")
    form.type(text)
    return form
  }

  @Test("the list has every entry with a word that begins so, and marks none of several")
  func several() {
    let form = open(typing: "ira")
    #expect(
      form.linesWithCursor[0...2] == ["▌ Country   Ira▏n", "▌             Iran  IR", "▌             Iraq  IQ"])
    form.press("Tab")
    #expect(form.lines[0...1] == ["  Country   Ira", "▌ Currency  EUR"])
    form.press("Shift+Tab")
    form.type("q")
    #expect(form.lines[0...1] == ["▌ Country   Iraq", "  Currency  EUR"])
  }

  @Test("Down begins with the first entry, Up with the last", arguments: [("Down", "Iran"), ("Up", "Iraq")])
  func moving(key: String, country: String) {
    let form = open(typing: "ira")
    form.press(key)
    #expect(form.lines.contains { $0.hasPrefix("▌           › \(country)") })
    form.press("Enter")
    #expect(form.lines[0].hasSuffix(country))
    #expect(form.lines[1].hasSuffix("EUR"))
  }

  @Test("where the text means one thing, that is marked, and leaving the field takes it", arguments: ["Enter", "Tab"])
  func meant(key: String) {
    let form = open(typing: "ger")
    #expect(form.lines[0...1] == ["▌ Country   Germany", "▌           › Germany  DE"])
    form.press(key)
    #expect(form.lines[0] == "  Country   Germany")
    #expect(key == "Enter" || form.lines[1] == "▌ Currency  EUR")
  }

  @Test("a code stands for its entry, though names begin like it")
  func code() {
    let form = open(typing: "de")
    #expect(form.lines[1].hasPrefix("▌             Denmark "))
    #expect(form.lines.contains { $0.hasPrefix("▌           › Germany ") })
  }

  @Test("what stands there whole, or nowhere, opens nothing", arguments: ["Niger", "Atlantis"])
  func nothing(text: String) {
    let form = open(typing: text)
    #expect(form.lines[0...1] == ["▌ Country   \(text)", "  Currency  EUR"])
  }

  @Test("Esc closes it, and what is accepted does not open it again")
  func closing() {
    let form = open(typing: "ger")
    form.press("Esc")
    #expect(form.lines[0...1] == ["▌ Country   Germany", "  Currency  EUR"])
    form.press("Ctrl+E")
    #expect(form.lines[0...1] == ["▌ Country   Germany", "  Currency  EUR"])
  }

  @Test("other fields open none")
  func others() {
    let form = open(typing: "\t\tger")
    #expect(form.lines[2] == "▌ Note      ger")
    #expect(form.lines.count == 3)
  }
}

/// Letters that are raised and text that is concealed, by content type.
@Suite struct ContentTypeTypingTests {
  private struct Fields: View {
    @State private var name = ""
    @State private var code = ""
    @State private var text = ""
    @State private var secret = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).textContentType(.name)
        TextField("Code", text: $code).textContentType(.postalCode)
        TextField("Small", text: $text).textContentType(.name).textInputAutocapitalization(.never)
        TextField("Secret", text: $secret).textContentType(.password)
      }
    }
  }

  @Test("the type says which letters are raised while they are typed or pasted, unless the view does")
  func capitals() {
    let form = TestForm(columns: 50) { Fields() }
    form.press("Tab")
    form.type("ada king-noel")
    form.press("Tab")
    form.type("w1a")
    form.press("Tab")
    form.type("ada")
    #expect(form.lines.prefix(3) == ["  Name    Ada King-Noel", "  Code    W1A", "▌ Small   ada"])
    form.press("Shift+Tab", "Shift+Tab", "Ctrl+U")
    form.paste("van gogh")
    #expect(form.lines[0] == "▌ Name    Van Gogh")
  }

  @Test("a password is concealed whichever field it is typed into")
  func concealed() {
    let form = TestForm(columns: 50) { Fields() }
    form.press("Shift+Tab")
    form.type("hush")
    #expect(form.lines[3] == "▌ Secret  ••••")
    form.press("Ctrl+U", "Tab", "Ctrl+Y")
    #expect(form.lines[0] == "▌ Name    Ada Lovelace")
  }

  @Test(
    "an empty field shows an example in the user's language, of the user's country",
    arguments: [
      ("de_DE", DisplayLanguage.german, ["JJJJ-MM-TT", "10115", "+49"]),
      ("fr_FR", .french, ["AAAA-MM-JJ", "75008", "+33"]), ("C", .english, ["YYYY-MM-DD", "", "+44 20 7946 0958"]),
    ])
  func examples(locale: String, language: DisplayLanguage, hints: [String]) {
    let form = TestForm(columns: 60) {
      Form {
        TextField("A", text: .constant("")).textContentType(.birthdate)
        TextField("B", text: .constant("")).textContentType(.postalCode)
        TextField("C", text: .constant("")).textContentType(.telephoneNumber)
      }
      .environment(\.locale, LocaleName(posix: locale)).environment(\.language, language)
    }
    #expect(form.lines.map { $0.dropFirst(5) } == hints.map { $0[...] })
  }
}
