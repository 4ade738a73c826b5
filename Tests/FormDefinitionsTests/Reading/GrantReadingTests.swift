import Testing

@testable import FormDefinitions

/// What a definition wants and is granted, or not.
struct GrantReadingTests {
  private static let definition = #"""
    formline: 1
    fields:
      - {id: a, default: {cel: "env.TEAM + env['SHELL']"}, suggestions: {lines: ../words.txt}}
      - {id: b, type: select, options: {lines: /etc/shells}, when: "has(env.TEAM) && env.TEAM != env.HOME"}
      - {id: c, check: {command: [/bin/true, -v]}, suggestions: {command: [ls]}}

    """#

  private func read(_ grants: Grants) -> DefinitionReading {
    DefinitionReader.read(
      Array(Self.definition.utf8), path: "f.yaml", options: ReadingOptions(grants: grants)
    ) { $0 == "/etc/shells" ? .success(Array("/bin/sh\n".utf8)) : .failure(ResourceError(reason: "no such file")) }
  }

  @Test func `what is not granted is refused at its place`() {
    let reading = read(Grants())
    let all = reading.diagnostics(with: reading.refusedCommands)
    #expect(!reading.isUsable && all.allSatisfy(\.isRefusal))
    #expect(
      all.map { $0.rendered(color: false) }.joined(separator: "\n") == #"""
        f.yaml:3:29: error: the definition may not read the environment variable 'TEAM'
        3 |   - {id: a, default: {cel: "env.TEAM + env['SHELL']"}, suggestions: {lines: ../words.txt}}
          |                             ^^^^^^^^
        help: --allow-env TEAM lets it; has(env.TEAM) asks whether it may
        f.yaml:3:40: error: the definition may not read the environment variable 'SHELL'
        3 |   - {id: a, default: {cel: "env.TEAM + env['SHELL']"}, suggestions: {lines: ../words.txt}}
          |                                        ^^^^^^^^^^^^
        help: --allow-env SHELL lets it; has(env.SHELL) asks whether it may
        f.yaml:4:44: error: '/etc/shells' leaves the folder of the definition
        4 | … {id: b, type: select, options: {lines: /etc/shells}, when: "has(env.TEAM) && env.TEAM != env.HOME"}
          |                                          ^^^^^^^^^^^
        help: move the file there; --allow-files lets it be read where it is
        f.yaml:5:30: error: the definition may not run '/bin/true'
        5 |   - {id: c, check: {command: [/bin/true, -v]}, suggestions: {command: [ls]}}
          |                              ^^^^^^^^^^^^^^^
        help: --allow-commands lets it run its commands
        """#)
  }

  @Test func `what is refused stands among other mistakes, in file order`() {
    let text = """
      formline: 1
      fields:
        - {id: a, type: select, options: {command: [ls]}}
        - {id: b, tipe: x, suggestions: {lines: plans.txt}}
        - {id: c, check: {host: there}}
        - {id: d, type: select, options: {lines: twice.txt}}
        - {id: e, default: {cel: env.TEAM}}

      """
    let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml", resources: resource)
    let all = reading.diagnostics(with: reading.refusedCommands + reading.refusedHosts)
    #expect(
      all.map { "\($0.path):\($0.line)" } == ["f.yaml:3", "f.yaml:4", "f.yaml:5", "f.yaml:7", "twice.txt:3"])
  }

  @Test func `a definition without a folder names no file`() {
    let text =
      "formline: 1\nfields: [{id: b, type: select, options: {lines: a.txt}}, {id: c, suggestions: {lines: a.txt}}]\n"
    let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml") { _ in .failure(.noFolder) }
    #expect(
      reading.diagnostics.map { $0.rendered(color: false) } == [
        """
        f.yaml:2:49: error: 'a.txt' is in no folder, since the definition is not in a file
        2 | fields: [{id: b, type: select, options: {lines: a.txt}}, {id: c, suggestions: {lines: a.txt}}]
          |                                                 ^^^^^
        help: --folder DIR names its folder
        """
      ])
  }

  @Test func `what is granted is there`() {
    var grants = Grants()
    grants.variables = ["TEAM", "SHELL"]
    grants.commands = true
    grants.files = .anywhere
    let reading = read(grants)
    // The suggestions are not there, whoever may read them.
    #expect(reading.diagnostics.map(\.message) == ["cannot read '../words.txt': no such file"])
    #expect(reading.refusedCommands == [])
    #expect(reading.definition?.variables == ["TEAM", "SHELL", "HOME"])
  }

  @Test func `four variables are visible, and those that were granted`() {
    var grants = Grants()
    grants.variables = ["TEAM"]
    let all = ["LANG": "1", "USER": "2", "HOME": "3", "TERM": "4", "TEAM": "5", "SHELL": "6", "home": "7"]
    #expect(grants.visible(in: all).keys.sorted() == ["HOME", "LANG", "TEAM", "TERM", "USER"])
  }
}
