import FormDefinitions
import Testing

/// What is wrong with a file as JSON; a `.json` file, and input that begins like JSON, is nothing else.
struct JSONMistakesTests {
  @Test(arguments: [
    (#"{"formline": tru}"#, "1:14: this is not a JSON value; did you mean true?"),
    (
      #"{"formline": 1,}"#,
      "1:16: expected a name in quotes here; names stand in double quotes, and no comma stands before '}'"
    ),
    (#"{"formline": 012}"#, "1:14: this is not a JSON number; write it like 12, -0.5 or 1e3"),
    (#"{"formline" 1}"#, "1:13: expected ':' here; write \"name\": value"),
    (#"{"formline": 1} x"#, "1:17: expected the end here; a JSON text is one value; remove what follows it"),
    ("{\n  \"a\": \"x", "2:8: the text that begins here is never closed; end it with \""),
    ("{\n  \"a\": [1", "2:8: the '[' that opens here is never closed; end it with ']'"),
    (
      "{\"a\": \"\u{1}\"}",
      "1:8: the control character U+0001 is not allowed in a file; write it as \"\\u0001\" in double quotes"
    ),
    (#"{"a": "\x"}"#, #"1:8: unknown escape in a text; JSON's escapes are \" \\ \/ \b \f \n \r \t and \u00e9"#),
    ("formline: 1", "1:1: this is not a JSON value; text stands in double quotes"),
    ("  \n", "1:1: the file is empty; a form begins with 'formline: 1'"),
    (String(repeating: "[", count: 65), "1:65: nested more than 64 levels deep; no form needs that many"),
  ])
  func `a mistake has a place and a hint`(text: String, mistake: String) {
    #expect(mistakes(text, path: "f.json") == [mistake])
  }

  @Test func `a key that occurs twice names the line of the first`() {
    #expect(
      mistakes("{\"formline\": 1,\n\"title\": \"a\",\n\"title\": \"b\", \"fields\": [{\"id\": \"a\"}]}", path: "-")
        == ["3:1: duplicate key 'title'; the first is on line 2"])
  }

  @Test(arguments: [
    "\t{\"formline\"\n:\n1, \"fields\"\n: [{\"id\": \"a\"}]}",
    "{\n\t\"formline\": 1,\n\t\"fields\": [{\"id\": \"a\"}]\n}",
    #"{"formline": 1, "title": "Grin \uD83D\uDE00 \u007f", "fields": [{"id": "a"}]}"#,
    "\u{FEFF}{\"formline\": 1, \"title\": \"\u{7F}\u{2028}\", \"fields\": [{\"id\": \"a\"}]}",
  ])
  func `what is JSON is read, wherever its blanks are`(text: String) {
    #expect(mistakes(text, path: "standard input") == [])
  }

  @Test(arguments: [
    "{ \"formline\": 1, fields: [{id: a}] }", "{\n  \"formline\": 1, # one\n  \"fields\": [{id: a}],\n}",
  ])
  func `what has a blank after its brace may be YAML, unless its name says JSON`(text: String) {
    #expect(mistakes(text, path: "f.yaml") == [])
    #expect(mistakes(text, path: "f.json").count == 1)
  }

  @Test func `a name of any length is read`() {
    let name = String(repeating: "x", count: 2000)
    #expect(mistakes("{\"\(name)\": 1}", path: "f.json").allSatisfy { !$0.contains("JSON") && !$0.contains("':'") })
  }

  private func mistakes(_ text: String, path: String) -> [String] {
    DefinitionReader.read(Array(text.utf8), path: path, resources: resource).diagnostics
      .map { "\($0.line):\($0.column): \($0.message); \($0.help ?? "")" }
  }
}
