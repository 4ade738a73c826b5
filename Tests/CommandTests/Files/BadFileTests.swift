import TestSupport
import Testing

@Suite struct BadFileTests {
  @Test func `a missing file is 66`() throws {
    let command = try DetachedCommand(["run", "none.yaml"])
    #expect(command.status == 66)
    #expect(command.error == "formline: cannot read 'none.yaml': No such file or directory\n")
  }

  @Test func `a directory is 66`() throws {
    let folder = TemporaryFolder()
    folder.makeFolder("forms")
    folder.write("forms/form.yaml", "formline: 1\nfields: [{id: a}]\n")
    let command = try DetachedCommand(["run", "forms"], folder: folder)
    #expect(command.status == 66)
    #expect(command.error == "formline: cannot read 'forms': Is a directory\n")
  }

  /// Files that are no definitions.
  enum NoDefinition: String, CaseIterable {
    case empty
    case text
    case notUTF8
    case fiftyMegabytes
    case anchorBomb
    case nul

    var bytes: [UInt8] {
      switch self {
      case .empty: []
      case .text: Array("hello".utf8)
      case .notUTF8: [0x61, 0x3A, 0x20, 0xFF, 0xFE]
      case .fiftyMegabytes: [UInt8](repeating: 0x61, count: 50_000_000)
      case .anchorBomb: Array(BadFileTests.bomb.utf8)
      case .nul: [0x61, 0x00]
      }
    }
  }

  @Test("a file that is no definition is 65, for a second of the processor at most", arguments: NoDefinition.allCases)
  func noDefinition(file: NoDefinition) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", file.bytes)
    let command = try DetachedCommand(["run", "form.yaml"], folder: folder, processorSeconds: 1)
    #expect(command.status == 65)
    #expect(command.output == "")
    #expect(command.error.contains("form.yaml"))
  }

  private static let bomb: String = {
    let names = Array("abcdefghij")
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (last, next) in zip(names, names.dropFirst()) {
      text += "\(next): &\(next) [" + Array(repeating: "*\(last)", count: 9).joined(separator: ", ") + "]\n"
    }
    return text
  }()

  @Test func `every mistake of a definition is told at once`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: a, type: emial}
        - {id: a, lable: B}

      """)
    let command = try DetachedCommand(["run", "form.yaml"], folder: folder)
    #expect(command.status == 65)
    #expect(command.error.contains("form.yaml:3:19: error: "))
    #expect(command.error.contains("form.yaml:4:"))
  }

  @Test func `answers that do not fit are 65, all at once, before anything is asked`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    folder.write("answers.json", "{\"nme\": \"Ada\", \"seats\": \"x\"}")
    let command = try DetachedCommand(
      ["run", "form.yaml", "--answers", "answers.json", "--set", "plan=huge", "--no-input"], folder: folder)
    #expect(command.status == 65)
    #expect(command.error.contains("answers.json:1:2: error: no field is called 'nme'"))
    #expect(command.error.contains("'seats': 'x' is not a whole number"))
    #expect(command.error.contains("formline: --set: 'plan': 'huge' is not one of the options"))
    #expect(command.output == "")
  }

  @Test func `an answers file that is missing is 66`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    #expect(try DetachedCommand(["run", "form.yaml", "--answers", "none.json"], folder: folder).status == 66)
  }
}
