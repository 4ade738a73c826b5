import TestSupport
import Testing

/// Lists as plain questions.
@Suite struct AccessibleListTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "guests.yaml",
      """
      formline: 1
      fields:
        - id: guests
          type: list
          minItems: 1
          maxItems: 2
          fields: [{id: name, required: true}, {id: age, type: integer}]
      """)
  }

  private func run(_ lines: String, _ options: String...) throws -> DetachedCommand {
    try DetachedCommand(["run", "guests.yaml", "--accessible"] + options, input: lines, folder: folder)
  }

  @Test func `the rows are asked one by one, for as long as there shall be more`() throws {
    let command = try run("\n\n36\nmaybe\ny\nBob\n\n", "--set", #"guests=[{"name": "Ada"}]"#)
    #expect(command.output == #"{"guests": [{"name": "Ada", "age": 36}, {"name": "Bob", "age": null}]}"# + "\n")
    #expect(
      command.error == """
        Keep Guests, row 1? (y/n) [y]: Guests, row 1
        Name (required) [Ada]: Age: Add another row to Guests? (y/n) [n]: Error: Answer y or n
        Add another row to Guests? (y/n) [n]: Guests, row 2
        Name (required): Age: 
        """)
    #expect(command.status == 0)
  }

  @Test func `a list with too few rows is asked for again`() throws {
    let command = try run("n\ny\nAda\n\nn\n")
    #expect(command.output == #"{"guests": [{"name": "Ada", "age": null}]}"# + "\n")
    #expect(command.error.contains("Error: Add at least 1 row: there are none\n"))
  }

  @Test func `a row that is not kept is gone`() throws {
    let command = try run("n\ny\n\n\n\n", "--set", #"guests=[{"name": "Ada"}, {"name": "Bob"}]"#)
    #expect(command.output == #"{"guests": [{"name": "Bob", "age": null}]}"# + "\n")
  }

  @Test func `back leads from question to question, through the rows too`() throws {
    let command = try run("y\nAda\nback\nEve\n3\nback\n4\nreview\nn\n")
    #expect(command.output == #"{"guests": [{"name": "Eve", "age": 4}]}"# + "\n")
    #expect(command.error.contains("Guests: Eve, 4\n"))
    #expect(
      try run("back\ny\nAda\n\nn\n").error.hasPrefix(
        "Add a row to Guests? (y/n) [y]: Error: This is the first question\n"))
  }

  @Test func `help says how a list is answered in its fields`() throws {
    let command = try run("y\nhelp\nAda\n\nn\n")
    #expect(command.error.contains("Answer in one line.\nAn answer is required.\n"))
  }
}
