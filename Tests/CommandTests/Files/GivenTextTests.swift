import TestSupport
import Testing

/// Texts as they are given, scalar for scalar, and what is left of blanks around addresses.
struct GivenTextTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: w}
        - {id: mail, contentType: email}
        - {id: host, contentType: hostname}
        - {id: url, contentType: url}
        - {id: code, type: password}

      """)
  }

  @Test(
    "a value may begin with what combines with the sign before it",
    arguments: ["\u{301}x", "\u{200D}x", "\u{FE0F}x", "\u{1F3FD}", "=\u{338}=", "\u{20DD}"])
  func combining(value: String) throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--output", "shell", "--set", "w=" + value], folder: folder)
    #expect(command.status == 0 && command.error == "")
    #expect(command.output.utf8.starts(with: "w='\(value)'\n".utf8))
  }

  @Test(
    "the key of an entry is the same whichever way it is given",
    arguments: [
      ("capitalization: characters", "abc", "ABC"), ("mask: \"99-99\"", "1234", "12-34"),
      ("type: select, options: [{value: x, label: Ex}]", "ex", "x"), ("minLength: 1", "a\u{1B}b", "ab"),
      ("contentType: email", " a@b.c ", "a@b.c"),
    ])
  func keys(key: String, typed: String, expected: String) throws {
    folder.write("map.yaml", "formline: 1\nfields: [{id: m, type: map, key: {\(key)}, item: {type: integer}}]\n")
    let quoted = typed.replacing("\u{1B}", with: "\\u001b")
    for words in [["--set", "m=\(typed)=5"], ["--set", #"m={"\#(quoted)": 5}"#], ["--answers", "-"]] {
      let command = try DetachedCommand(
        ["run", "map.yaml", "--no-input"] + words, input: #"{"m": {"\#(quoted)": 5}}"#, folder: folder)
      #expect(command.output == #"{"m": {"\#(expected)": 5}}"# + "\n", "\(words): \(command.error)")
    }
  }

  private static let expected = """
    w='  x '
    mail='ada@example.com'
    host='example.com'
    url='https://example.com/a'
    code=' hunter2 '

    """

  private static let given = [
    ("w", "  x "), ("mail", "\n ada@example.com\t\r\n"), ("host", " example.com \n"),
    ("url", "  https://example.com/a\n"),
    ("code", " hunter2 "),
  ]

  @Test func `blanks around addresses go, whether given on the command line or in a file`() throws {
    let sets = Self.given.flatMap { ["--set", "\($0)=\($1)"] }
    let form = ["run", "form.yaml", "--no-input", "--output", "shell"]
    folder.write(
      "answers.json",
      #"{"w": "  x ", "mail": "\n ada@example.com\t\r\n", "host": " example.com \n", "url": "  https://example.com/a\n", "code": " hunter2 "}"#
    )
    for arguments in [sets, ["--answers", "answers.json"]] {
      let command = try DetachedCommand(form + arguments, folder: folder)
      #expect(command.output == Self.expected, "\(command.error)")
    }
  }

  @Test func `they go when the field is left, and when the form is submitted from it`() throws {
    folder.write(
      "form.keys",
      """
      Form form.yaml
      Tab
      Paste " ada@example.com \\n"
      Expect value mail "ada@example.com"
      Tab
      Shift+Tab
      Type "x"
      Expect value mail "ada@example.comx"
      Backspace
      Tab
      Type " example.com "
      Tab
      Type "  https://example.com "
      Ctrl+J
      F10
      Expect answers {"w": null, "mail": "ada@example.com", "host": "example.com", "url": "https://example.com", "code": null}

      """)
    let command = try DetachedCommand(["test", "form.keys"], folder: folder)
    #expect(command.output == "1 passed, 0 failed\n", "\(command.output)")
  }

  @Test func `plain questions take the same`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--output", "shell"],
      input: "\n  ada@example.com \n example.com \n https://example.com \n\n", folder: folder)
    #expect(command.output.contains("mail='ada@example.com'\nhost='example.com'\nurl='https://example.com'\n"))
  }

  @Test func `a secret on the command line is hidden whatever it begins with`() throws {
    folder.write("wait.sh", "cat /proc/$PPID/cmdline | tr '\\0' ' '; echo")
    folder.write(
      "secret.yaml",
      "formline: 1\nfields: [{id: code, type: password}, {id: line, type: select, options: {command: [sh, wait.sh]}}]\n"
    )
    let command = try DetachedCommand(
      ["show", "secret.yaml", "--allow-commands", "--set", "code=\u{301}hunter2"], folder: folder)
    #expect(command.status == 0)
    let run = try DetachedCommand(
      ["run", "secret.yaml", "--allow-commands", "--accessible", "--yes", "--set", "code=\u{301}hunter2"],
      input: "\n1\n",
      folder: folder)
    #expect(run.error.contains("--set code=***") && !run.error.contains("hunter2"), "\(run.error)")
  }
}
