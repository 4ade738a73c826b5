import FormTesting
import Testing

/// Fields for paths complete as a shell does, and know where a path leads.
@Suite struct PathFieldTests {
  private static let files = [
    "notes.txt": "", "src/main.swift": "", "src/mask.swift": "", "src/mask/a.txt": "", ".git/config": "",
    "/home/user/docs/letter.txt": "", "/etc/hosts": "",
  ]

  private func form(_ keys: String) throws -> FormSession<String> {
    try FormSession(
      definition: "formline: 1\nfields: [{id: file, type: path\(keys)}, {id: last}]", files: Self.files)
  }

  @Test(arguments: [
    ("n", "notes.txt"), ("s", "src/"), ("src/ma", "src/ma"), ("src/mai", "src/main.swift"), ("src/mas", "src/mask"),
    (".g", ".git/"), ("/e", "/etc/"), ("/etc/h", "/etc/hosts"), ("~", "~/"), ("~/d", "~/docs/"),
    ("~/docs/l", "~/docs/letter.txt"),
  ])
  func `Tab completes as far as there is no choice`(typed: String, completed: String) throws {
    let form = try form("")
    form.type(typed)
    form.press("Tab")
    #expect(form.focusedField == "file")
    #expect(form.line(1).hasPrefix("▌ File  \(completed)"))
  }

  @Test(
    "a file that is dropped on the terminal, which pastes its path quoted, is that path",
    arguments: [
      ("'/my dir/a b.txt' ", "/my dir/a b.txt"), (#"/my\ dir/a\ \(1\).txt "#, "/my dir/a (1).txt"),
      (#""/my dir/\$a\b""#, #"/my dir/$a\b"#), (#"'/it'\''s' "#, "/it's"), ("/etc/hosts ", "/etc/hosts"),
      ("'/a b' '/c d' ", "'/a b' '/c d'"), ("'/a b", "'/a b"), ("'notes.txt'", "'notes.txt'"), ("a b", "a b"),
    ])
  func dropped(pasted: String, path: String) throws {
    let form = try form("")
    form.paste(pasted)
    #expect(form.answers["file"] == .string(path))
    let text = try FormSession(definition: "formline: 1\nfields: [{id: file}]")
    text.paste(pasted)
    #expect(text.answers["file"] == .string(pasted))
  }

  @Test(arguments: ["", "x", "notes.txt", "src/main.swift", "nowhere/"])
  func `where nothing follows, Tab goes on as everywhere`(typed: String) throws {
    let form = try form("")
    form.type(typed)
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test func `Tab in front of the end of the text completes nothing`() throws {
    let form = try form("")
    form.type("src/mai")
    form.press("Left")
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test func `where there is a choice, Tab lists it, and then goes on`() throws {
    let form = try form("")
    form.type("src/mas")
    form.press("Tab")
    form.press("Tab")
    #expect(form.screen.contains { $0.contains("src/mask.swift") })
    #expect(form.screen.contains { $0.contains("src/mask/") })
    form.press("Esc")
    #expect(form.focusedField == "file")
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test func `of directories, only those are offered where only those will do`() throws {
    let form = try form(", kind: directory")
    form.type("src/mas")
    form.press("Tab")
    #expect(form.line(1).hasPrefix("▌ File  src/mask/"))
    form.press("Ctrl+U")
    form.type("n")
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test(
    arguments: [
      ("mustExist: true", "nothing.txt", "There is no such file or directory"),
      ("mustExist: true, kind: file", "nothing.txt", "There is no such file"),
      ("mustExist: true, kind: directory", "nothing", "There is no such directory"),
      ("mustExist: true, kind: file", "src", "This is a directory; name a file"),
      ("kind: file", "src/", "This is a directory; name a file"),
      ("mustExist: true, kind: directory", "notes.txt", "This is not a directory"),
      ("kind: directory", "notes.txt", "This is not a directory"), ("mustExist: true", "notes.txt", nil),
      ("mustExist: true", "~/docs", nil), ("mustExist: true, kind: directory", "src", nil),
      ("kind: file", "new.txt", nil),
      ("mustExist: true", "", nil), ("kind: directory", "new", nil),
    ] as [(String, String, String?)])
  func `where a path leads is looked at when the field is left`(keys: String, typed: String, error: String?) throws {
    let form = try form(", \(keys)")
    form.type(typed)
    #expect(form.errors == [:])
    form.press("Enter")
    #expect(form.errors == (error.map { ["file": [$0]] } ?? [:]))
  }

  @Test(arguments: [("~/docs", "/home/user/docs"), ("~", "/home/user"), ("~ada/x", "~ada/x"), ("a~", "a~")])
  func `the answer has the home directory in place of the tilde, the field what was typed`(
    typed: String, answer: String
  )
    throws
  {
    let form = try form("")
    form.type(typed)
    #expect(form.value(of: "file") == .string(answer))
    #expect(form.line(1) == "▌ File  \(typed)")
  }
}
