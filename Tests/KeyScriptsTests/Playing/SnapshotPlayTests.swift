import Testing

@testable import KeyScripts

@Suite("Snapshots in scripts")
struct SnapshotPlayTests {
  private func folder(_ lines: String) -> MemoryFolder {
    MemoryFolder([
      "forms/a.yaml": "formline: 1\nfields:\n  - {id: name}\n",
      "forms/a.keys": "Form a.yaml\nSize 50 8\n" + lines,
    ])
  }

  @Test("a missing snapshot fails until it is written, which fails too, so that somebody looks")
  func missing() {
    let folder = folder("Type \"Ada\"\nSnapshot filled\n")
    let screen = """
        ┌──────────────────────────────────────────────────┐
        │▌ Name  Ada                                       │
        │       [ Submit ]                                 │
        │                                                  │
        │  F1 Help  F4 Clear                     ⏎ Submit  │
        └──────────────────────────────────────────────────┘

      """
    #expect(
      folder.report("forms/a.keys") == """
        forms/a.keys:4: Snapshot filled
          expected: the screen in forms/filled.screen
          found:    no such file; 'formline test --update' writes it
        \(screen)
        """)
    #expect(
      folder.report("forms/a.keys", mode: .update)
        == """
        forms/a.keys:4: Snapshot filled
          expected: the screen in forms/filled.screen
          found:    written anew:
                    + ▌ Name  Ada
                    +        [ Submit ]
                    +
                    +   F1 Help  F4 Clear                     ⏎ Submit
        \(screen)
        """.replacing("+\n", with: "+ \n"))
    #expect(
      folder.files["forms/filled.screen"]
        == "▌ Name  Ada\n       [ Submit ]\n\n  F1 Help  F4 Clear                     ⏎ Submit\n")
    #expect(folder.report("forms/a.keys") == "")
    #expect(folder.report("forms/a.keys", mode: .update) == "")
  }

  @Test("a different one fails with the difference")
  func different() {
    let folder = folder("Type \"Ada\"\nSnapshot filled\nExpect focus none\n")
    folder.files["forms/filled.screen"] =
      "▌ Name  Bob\n       [ Submit ]\n\n  F1 Help  F4 Clear                     ⏎ Submit\n"
    let report = folder.report("forms/a.keys")
    #expect(
      report.hasPrefix(
        """
        forms/a.keys:4: Snapshot filled
          expected: the screen in forms/filled.screen
          found:    - ▌ Name  Bob
                    + ▌ Name  Ada
        """))
  }

  @Test("writing goes on to the last snapshot of a script")
  func several() {
    let folder = folder("Snapshot one\nType \"Ada\"\nSnapshot two styled\n")
    #expect(folder.report("forms/a.keys", mode: .update).hasPrefix("forms/a.keys:3: Snapshot one\n"))
    #expect(folder.files["forms/one.screen"]?.contains("Name") == true)
    #expect(folder.files["forms/two.screen"]?.hasPrefix("50x8, cursor 12 1\n1|▌ Name  Ada\n :1") == true)
    #expect(folder.report("forms/a.keys") == "")
  }

  @Test("a snapshot that cannot be written says why")
  func unwritable() {
    let folder = folder("Snapshot one\n")
    folder.isWritable = false
    #expect(folder.report("forms/a.keys", mode: .update).contains("found:    it cannot be written: the disk is full\n"))
  }

  @Test(
    "a secret that is shown is in no snapshot and no report",
    arguments: [
      ("{id: a, type: password}", "Type \"hunter2\"\nF7", "hunter2", "•••••••"),
      ("{id: a, type: textarea, rows: 1, secret: true}", "Type \"hunter2\"\nF7", "hunter2", "•••••••"),
      ("{id: a, type: boolean, secret: true}", "Space\nF7", "yes", "••••••"),
      ("{id: a, type: select, secret: true, options: [hunter2, b]}", "Down\nSpace", "● b", "○ b"),
      ("{id: a, type: select, secret: true, options: [b], other: true}", "Type \"hunter2\"\nF7", "hunter2", "○ ••••••"),
      (
        "{id: a, type: multiselect, secret: true, options: [b], other: true}", "Type \"hunter2\"\nSpace\nF7",
        "hunter2", "[ ] ••••••"
      ),
    ])
  func secret(field: String, keys: String, shown: String, hidden: String) {
    let folder = MemoryFolder([
      "forms/a.yaml": "formline: 1\ntoolbar: [reveal]\nfields: [\(field)]\n",
      "forms/a.keys":
        "Form a.yaml\nSize 50 8\n\(keys)\nExpect screen /\(shown)/\nSnapshot shown\nExpect screen /\(shown)/\n",
    ])
    let written = folder.report("forms/a.keys", mode: .update)
    #expect(written.contains(hidden))
    #expect(!written.contains(shown))
    #expect(folder.report("forms/a.keys") == "")
    folder.files["forms/a.keys"]?.append("Expect line 1 \"x\"\n")
    let failed = folder.report("forms/a.keys")
    #expect(failed.contains(": Expect line 1 \"x\"\n"))
    #expect(failed.contains(hidden))
    #expect(!failed.contains(shown))
  }

  @Test(
    "what was typed in place of a secret option is in no snapshot, chosen or not",
    arguments: ["select", "multiselect"], ["", "Space\n", "Tab\n"])
  func secretOthers(type: String, keys: String) {
    let folder = MemoryFolder([
      "forms/a.yaml":
        "formline: 1\nfields: [{id: a, type: \(type), secret: true, options: [b], other: true}, {id: z}]\n",
      "forms/a.keys": "Form a.yaml\nSize 50 12\nType \"hunter2\"\n\(keys)Snapshot shown\nExpect running\n",
    ])
    let written = folder.report("forms/a.keys", mode: .update)
    #expect(written.contains("••••••") && !written.contains("hunter2"))
    #expect(folder.report("forms/a.keys") == "")
  }
}
