import TerminalModel
import Testing

@testable import FormDefinitions

/// What is wrong with the items of a toolbar.
struct ToolbarMistakesTests {
  @Test func `an unknown ready item`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [prev]
      """#,
      gives: #"""
        f.yaml:4:11: error: unknown toolbar item 'prev'
        4 | toolbar: [prev]
          |           ^^^^
        help: did you mean 'previous'? Ready items are previous, next, clear, undo, suggest, reveal, done, cancel
        """#)
  }

  @Test func `an item without an action`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [{label: Today}]
      """#,
      gives: #"""
        f.yaml:4:11: error: a toolbar item needs 'action'
        4 | toolbar: [{label: Today}]
          |           ^^^^^^^^^^^^^^
        help: add it, as in action: next
        """#)
  }

  @Test func `an unknown key name`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [{label: A, key: Cttrl+T, action: next}]
      """#,
      gives: #"""
        f.yaml:4:27: error: unknown key name 'Cttrl+T'
        4 | toolbar: [{label: A, key: Cttrl+T, action: next}]
          |                           ^^^^^^^
        help: did you mean 'Ctrl+T'?
        """#)
  }

  @Test func `a key that types`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [{label: A, key: t, action: next}]
      """#,
      gives: #"""
        f.yaml:4:27: error: the key 't' types a character
        4 | toolbar: [{label: A, key: t, action: next}]
          |                           ^
        help: use a function key, Alt or Ctrl: F2, Alt+t, Ctrl+T
        """#)
  }

  @Test func `a key that the form needs`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [{label: A, key: Ctrl+C, action: next}]
      """#,
      gives: #"""
        f.yaml:4:27: error: the key 'Ctrl+C' cannot be taken: it cancels at once
        4 | toolbar: [{label: A, key: Ctrl+C, action: next}]
          |                           ^^^^^^
        help: use another, such as F2 or Alt+t
        """#)
  }

  @Test func `a key that terminals report as another`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar: [{label: A, key: Ctrl+M, action: next}]
      """#,
      gives: #"""
        f.yaml:4:27: error: the key 'Ctrl+M' cannot be taken: it submits the field
        4 | toolbar: [{label: A, key: Ctrl+M, action: next}]
          |                           ^^^^^^
        help: use another, such as F2 or Alt+t
        """#)
  }

  @Test func `two items with one key`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: a
      toolbar:
        - {label: A, key: F2, action: next}
        - {label: B, key: f2, action: next}
      """#,
      gives: #"""
        f.yaml:6:21: error: the key 'f2' fires the toolbar item 'A' too
        6 |   - {label: B, key: f2, action: next}
          |                     ^^
        help: the first is on line 5
        """#)
  }

  @Test func `two items with one key for one field`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - {id: a, contentType: email}
      toolbar:
        - {label: A, key: F2, action: next, for: a}
        - {label: B, key: F2, action: next, for: [emailAddress]}
      """#,
      gives: #"""
        f.yaml:6:21: error: the key 'F2' fires the toolbar item 'A' too in the field 'a'
        6 |   - {label: B, key: F2, action: next, for: [emailAddress]}
          |                     ^^
        help: the first is on line 5
        """#)
  }

  @Test func `an item for nothing known`() {
    diagnose(
      #"""
      formline: 1
      fields:
        - id: email
      toolbar: [{label: A, action: next, for: [emial]}]
      """#,
      gives: #"""
        f.yaml:4:42: error: 'for' names neither a field nor a content type: 'emial'
        4 | toolbar: [{label: A, action: next, for: [emial]}]
          |                                          ^^^^^
        help: did you mean 'email'?
        """#)
  }

  @Test func `a ready item twice`() {
    diagnose(
      """
      formline: 1
      fields: [{id: a}]
      toolbar: [next, done, next]
      """,
      gives: """
        f.yaml:3:23: error: the toolbar has 'next' twice
        3 | toolbar: [next, done, next]
          |                       ^^^^
        help: the first is on line 3
        """)
  }

  @Test(
    arguments: [
      ("Entr", "Enter"), ("Crtl+a", "Ctrl+A"), ("Cntrl+Lef", "Ctrl+Left"), ("Bakspace", "Backspace"),
      ("PageUpp", "PageUp"),
      ("Sift+Tab", "Shift+Tab"), ("Ctrl+", nil), ("Xyzzy", nil), ("", nil),
    ] as [(String, String?)])
  func `the nearest name of a key is suggested`(name: String, nearest: String?) {
    #expect(Key.nearestName(to: name) == nearest)
  }
}
