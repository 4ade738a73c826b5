import Testing

@testable import FormTesting
@testable import TerminalEmulation

/// Texts that would move the cursor, name the window, fill the clipboard, reverse or hide other text: wherever they come
/// from they are shown as what they are, and the answer holds them as they came.
@Suite struct HostileTextTests {
  nonisolated static let texts = [
    "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{9B}31m\u{9D}0;owned\u{9C}",
    "\u{1B}[2J\u{1B}[Hgone", "\u{1B}[201~typed", "\u{1B}[?1049h", "user\u{202E}gpj.exe", "\u{2066}left\u{2069}\u{200F}",
    "zero\u{200B}width\u{FEFF}", "over\rwritten", "back\u{8}\u{8}\u{8}space", "\u{7F}\u{7}\u{5}", "\u{E0041}\u{E0042}",
    "z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}algo", "\u{2028}line\u{2029}", "\u{1B}c\u{1B}#8\u{E}\u{F}",
    String(repeating: "long", count: 5000),
  ]

  /// A double-quoted scalar of YAML.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
        ? String(scalar)
        : "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
    }
    return "\"" + scalars.joined() + "\""
  }

  /// Scalars that never stand on a screen.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  static func expectInert(_ form: FormSession<String>, _ place: String) {
    expectInert(form.host.terminal, place)
    // Drawn step by step or at once, it is the same: nothing moved the cursor behind the form's back.
    let before = form.styledSnapshot()
    form.host.session.redraw()
    form.host.show()
    #expect(form.styledSnapshot() == before, "\(place)")
  }

  static func expectInert(_ terminal: VirtualTerminal, _ place: String) {
    #expect(terminal.title == "" && terminal.clipboard == nil && terminal.bells == 0, "\(place)")
    #expect(terminal.unsupported == [], "\(place)")
    let shown = terminal.lines.joined().unicodeScalars.filter(isForbidden)
    #expect(shown.isEmpty, "\(place): \(shown.map { String($0.value, radix: 16) })")
  }

  private func expectInert(_ form: FormSession<String>, _ place: String) { Self.expectInert(form, place) }

  @Test("in a definition, wherever text may stand", arguments: texts)
  func definitions(text: String) throws {
    let text = Self.quoted(text)
    let definition = """
      formline: 1
      title: \(text)
      description: \(text)
      submitLabel: \(text)
      sections:
        - title: \(text)
          description: \(text)
          fields:
            - {id: name, label: \(text), description: \(text), placeholder: \(text), suggestions: [\(text)]}
            - {id: wrong, default: x, validate: [{rule: "self == 'y'", message: \(text)}]}
            - {id: plan, type: select, options: [a, {value: b, label: \(text), description: \(text)}]}
            - {id: area, type: textarea, default: \(text)}
            - {id: sum, type: computed, cel: "area"}
            - {type: note, label: \(text), description: \(text)}
      toolbar: [next, {label: \(text), key: F5, action: {insert: \(text)}}]
      """
    let form: FormSession<String>
    do throws(FormDefinitionError) {
      form = try FormSession(definition: definition, columns: 60, rows: 40)
    } catch {
      // What is refused is quoted in a message, which is as harmless.
      #expect(error.diagnostics.joined().unicodeScalars.allSatisfy { $0 == "\n" || !Self.isForbidden($0) })
      return
    }
    expectInert(form, "at the beginning")
    for key in ["F5", "Tab", "Tab", "Down", "Down", "Tab", "Tab", "F10", "F1"] where form.isRunning {
      form.press(key)
      expectInert(form, "after \(key)")
    }
  }

  private static let fields = """
    formline: 1
    fields:
      - {id: line}
      - {id: area, type: textarea, rows: 6}
      - {id: same, type: computed, cel: "area"}
    """

  /// What of a text enters an answer: no control characters but tabs and line breaks.
  private static func kept(_ text: String) -> JSONValue {
    let scalars = text.replacing("\r\n", with: "\n").unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0x0D: "\n"
      case 0x09, 0x0A: scalar
      case 0..<0x20, 0x7F...0x9F: nil
      default: scalar
      }
    }
    let kept = String(String.UnicodeScalarView(scalars))
    return kept.isEmpty ? nil : .string(kept)
  }

  @Test("in an answer that was given before", arguments: texts)
  func prefilled(text: String) throws {
    let form = try FormSession(
      definition: Self.fields, answers: .object([.init(name: "area", value: .string(text))]), columns: 60, rows: 30)
    form.press("Tab")
    expectInert(form, "prefilled")
    form.press("F4")
    form.press("Ctrl+_")
    expectInert(form, "undone")
    #expect(form.value(of: "area") == Self.kept(text))
  }

  @Test(
    "in a paste, of which the answer holds all but the control characters",
    arguments: texts.filter { !$0.contains("\r") })
  func pastes(text: String) throws {
    let form = try FormSession(definition: Self.fields, columns: 60, rows: 30)
    form.paste(text)
    expectInert(form, "pasted into a line")
    let isOneLine = !text.contains(where: \.isNewline)
    #expect(!isOneLine || form.value(of: "line") == Self.kept(text.replacing("\u{1B}[201~", with: "")))
    form.press("Tab")
    form.paste(text)
    expectInert(form, "pasted into lines")
    // What would end the paste is taken out by terminals: nobody can type it on the person's behalf.
    #expect(form.value(of: "area") == Self.kept(text.replacing("\u{1B}[201~", with: "")))
  }

  @Test func `the end of a paste inside a paste types nothing that runs`() throws {
    let form = try FormSession(definition: Self.fields)
    form.send(Array("\u{1B}[200~harmless\u{1B}[201~\u{1B}[201~\u{1B}[200~\u{1B}[200~more\u{1B}[201~".utf8))
    #expect(form.isRunning)
    #expect(form.value(of: "line") == .string("harmless[200~more"))
    expectInert(form, "paste in a paste")
  }

  @Test(
    "bytes that are no text are refused, and the form says so",
    arguments: [
      ([0xFF], "Nothing was typed: the key sent bytes that are not UTF-8"),
      ([0xC0, 0xAF], "Nothing was typed: the key sent bytes that are not UTF-8"),
      (
        Array("\u{1B}[200~caf".utf8) + [0xE9] + Array("\u{1B}[201~".utf8),
        "Nothing was pasted: the text is not UTF-8"
      ),
    ])
  func malformed(bytes: [UInt8], notice: String) throws {
    let form = try FormSession(definition: Self.fields, columns: 80, rows: 30)
    for id in ["line", "area"] {
      form.type("Ada")
      form.send(bytes)
      #expect(form.screen.joined().contains(notice))
      form.type("!")
      #expect(!form.screen.joined().contains(notice))
      #expect(form.value(of: id) == .string("Ada!"))
      form.press("Tab")
    }
  }

  @Test("in the environment", arguments: texts)
  func environment(text: String) throws {
    let form = try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: mail, contentType: email}
          - {id: name, contentType: name}
          - {id: seen, type: computed, cel: "'EMAIL' in env ? env.EMAIL : ''"}
        """, columns: 60, environment: ["EMAIL": text, "USER": text, "DEBFULLNAME": text])
    expectInert(form, "suggested")
    form.press("Alt+Down")
    form.press("Right")
    form.press("Tab")
    expectInert(form, "taken")
  }

  @Test func `a line of a million characters, and a hundred thousand lines, are held and shown`() throws {
    let form = try FormSession(definition: Self.fields, columns: 60, rows: 30)
    let line = String(repeating: "0123456789", count: 100_000)
    form.paste(line)
    #expect(form.value(of: "line") == .string(line))
    form.press("Tab")
    let lines = String(repeating: "x\n", count: 100_000)
    form.paste(lines)
    #expect(form.value(of: "area") == .string(lines))
    expectInert(form, "a hundred thousand lines")
  }
}
