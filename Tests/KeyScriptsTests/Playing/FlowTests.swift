import Testing

@testable import KeyScripts

@Suite("Ways through a form")
struct FlowTests {
  @Test("Return goes from field to field and submits the form from the last")
  func enterChain() {
    #expect(
      play(
        "  - {id: name}\n  - {id: email}\n",
        """
        Type "Ada"
        Enter
        Expect focus email
        Type "a@b.c"
        Enter
        Expect submitted
        Expect submits name email
        Expect answers {"name": "Ada", "email": "a@b.c"}
        """) == "")
  }

  @Test("Tab and Shift+Tab go round, Up and Down too")
  func moving() {
    #expect(
      play(
        "  - {id: a}\n  - {id: b}\n  - {id: c}\n",
        """
        Tab 2
        Expect focus c
        Tab
        Expect focus none
        Tab
        Expect focus a
        Shift+Tab 2
        Expect focus c
        Up
        Expect focus b
        Down
        Expect focus c
        """) == "")
  }

  @Test("a submission with errors goes to the first of them; correcting it takes the error away")
  func errors() {
    #expect(
      play(
        "  - {id: name, required: true}\n  - {id: age, type: integer, minimum: 18}\n",
        """
        Tab
        Type "17"
        F10
        Expect running
        Expect focus name
        Expect error name /required/
        Expect error age /at least 18/
        Expect screen /2 answers need attention/
        Type "Ada"
        Expect no error name
        Tab
        Backspace
        Type "8"
        Expect no errors
        Enter
        Expect answers {"name": "Ada", "age": 18}
        """) == "")
  }

  @Test func `in vi's command mode Space chooses and Esc ends an operator`() {
    #expect(
      play(
        """
          - {id: one, type: select, options: [x, y, z, w]}
          - {id: some, type: multiselect, options: [x, y, z]}
          - {id: flag, type: boolean}
          - {id: text}

        """,
        """
        Inputrc "set editing-mode vi"
        Esc
        Type "jj "
        Expect value one "z"
        Type "k"
        Enter
        Expect value one "y"
        Esc
        Type " j "
        Expect value some ["x", "y"]
        Enter
        Esc
        Space
        Expect value flag true
        Tab
        Type "abc"
        Esc
        Type "d"
        Esc
        Expect value text "abc"
        Expect running
        Expect no screen /Discard/
        """) == "")
  }

  @Test("Esc cancels at once where nothing was typed, and asks where something was")
  func cancelling() {
    #expect(play("  - {id: a}\n", "Esc\nExpect cancelled") == "")
    #expect(
      play(
        "  - {id: a}\n",
        """
        Type "x"
        Esc
        Expect running
        Expect screen /Discard what you typed/
        Type "n"
        Expect no screen /Discard/
        Expect value a "x"
        Esc
        Type "y"
        Expect cancelled
        """) == "")
  }

  @Test(
    "control characters of a paste are left out",
    arguments: ["text", "textarea"])
  func pastedControlCharacters(type: String) {
    #expect(
      play(
        "  - {id: a, type: \(type)}\n",
        """
        Paste "x\\e[31my\\u{7}"
        Expect screen /x\\[31my/
        Expect value a "x[31my"
        Backspace 2
        Expect value a "x[31"
        """) == "")
  }

  @Test("lists, toggles and dates have keys of their own")
  func otherFields() {
    #expect(
      play(
        """
          - {id: plan, type: select, options: [free, team, enterprise]}
          - {id: tags, type: multiselect, options: [a, b, c]}
          - {id: news, type: boolean}
          - {id: start, type: date}

        """,
        """
        Expect value plan null
        Down
        Expect value plan null
        Space
        Expect value plan "team"
        Type "ent"
        Expect value plan "team"
        Enter
        Expect value plan "enterprise"
        Space
        Down 2
        Space
        Expect value tags ["a", "c"]
        Enter
        Space
        Expect value news true
        Type "n"
        Expect value news false
        Right
        Expect value news false
        Type "y"
        Expect value news true
        Enter
        Shift+Up
        Expect value start "2026-01-01"
        Up
        Expect value start "2026-01-02"
        Enter
        Expect answers {"plan": "enterprise", "tags": ["a", "c"], "news": true, "start": "2026-01-02"}
        """) == "")
  }

  @Test("a paste keeps its lines in a text area and becomes one line elsewhere")
  func pasting() {
    #expect(
      play(
        "  - {id: line}\n  - {id: area, type: textarea}\n",
        """
        Paste "one\\ntwo"
        Expect value line "one two"
        Expect running
        Tab
        Paste "one\\ntwo"
        Expect value area "one\\ntwo"
        Enter
        Type "three\\nfour"
        Expect value area "one\\ntwo\\nthree\\nfour"
        Ctrl+J
        Expect submitted
        """) == "")
  }

  @Test("a click on a label goes to its field, one on a toolbar item runs it")
  func clicking() {
    #expect(
      play(
        "  - {id: a, label: First}\n  - {id: b, label: Second}\n",
        """
        Click "Second"
        Expect focus b
        Expect updates > 0
        Click 13 1
        Expect focus a
        Type "x"
        Click "Clear"
        Expect value a null
        Click "Next"
        Expect focus b
        """) == "")
  }

  @Test func `a text that is read from the right is found as it is written`() {
    #expect(
      play(
        "  - {id: a, label: שם}\n  - {id: b, label: \"עיר (2)\"}\n",
        """
        Env LC_MESSAGES "he"
        Click "עיר (2)"
        Expect focus b
        Expect screen /עיר \\(2\\)/
        Expect no screen /עירי/
        """) == "")
  }

  @Test("after a change of size everything stands where it belongs, also for the mouse")
  func resizing() {
    #expect(
      play(
        "  - {id: a, label: First}\n  - {id: b, label: Second}\n",
        """
        Type "some text"
        Resize 30 10
        Expect line 1 "▌ First"
        Expect line 2 "▌   some text"
        Expect cursor 14 2
        Click "Second"
        Expect focus b
        Resize 80 24
        Expect line 1 "  First   some text"
        Expect no screen /First(.|\\n)*First/
        """) == "")
  }

  @Test("a form taller than the terminal keeps the focused field in sight; the wheel scrolls")
  func scrolling() {
    let fields = (1...30).map { "  - {id: f\($0)}\n" }.joined()
    #expect(
      play(
        fields,
        """
        Size 80 10
        Expect no screen /F30/
        Shift+Tab 2
        Expect focus f30
        Expect screen /▌ F30/
        Expect no screen /^  F1$/
        Shift+Tab 7
        Expect focus f23
        Scroll Up
        Expect screen /^  F20/
        Expect screen /▌ F23/
        Scroll Up 20
        Expect no screen /▌/
        Expect focus f23
        Type "x"
        Expect screen /▌ F23 +x/
        """) == "")
  }

  @Test("bytes go through as they are, split sequences and all")
  func bytes() {
    #expect(
      play(
        "  - {id: a}\n  - {id: b}\n",
        """
        Bytes 61 c3 a9 1b 5b 44
        Type "-"
        Expect value a "a-é"
        Bytes 1b 5b 33 7e
        Expect value a "a-"
        Bytes 1b
        Type "y"
        Expect cancelled
        """) == "")
  }

  @Test("readline's own keys work, in emacs and in vi")
  func readline() {
    #expect(
      play(
        "  - {id: a}\n  - {id: b}\n",
        """
        Type "one two three"
        Ctrl+W 2
        Expect value a "one "
        Ctrl+_ 2
        Expect value a "one two three"
        Ctrl+A
        Alt+d
        Expect value a " two three"
        Ctrl+A
        Ctrl+D
        Expect value a "two three"
        Ctrl+K
        Tab
        Ctrl+Y
        Expect value b "two three"
        """) == "")
    #expect(
      play(
        "  - {id: a}\n",
        """
        Inputrc "set editing-mode vi"
        Type "one two three"
        Esc
        Expect running
        Type "0dwA!"
        Expect value a "two three!"
        Esc
        Type "u"
        Expect value a "two three"
        """) == "")
  }

  @Test("own bindings hold, whatever has the focus")
  func bindings() {
    #expect(
      play(
        "  - {id: a}\n  - {id: b, type: boolean}\n  - {id: c}\n",
        """
        Inputrc "\\"\\\\C-t\\": form-next-field"
        Inputrc "\\"jk\\": form-previous-field"
        Ctrl+T 2
        Expect focus c
        Type "jk"
        Expect focus b
        Ctrl+T
        Type "j"
        Type "k"
        Expect focus c
        Expect value c "jk"
        """) == "")
  }

  @Test("a suggestion from the environment is accepted with Right or Ctrl+E")
  func suggestions() {
    let form = "  - {id: email, contentType: email}\n"
    for key in ["Right", "Ctrl+E"] {
      #expect(
        play(
          form,
          """
          Env EMAIL "ada@example.com"
          Expect suggestion "ada@example.com"
          Expect screen /ada@example.com/
          Type "ad"
          Expect suggestion "ada@example.com"
          Expect value email "ad"
          \(key)
          Expect value email "ada@example.com"
          Enter
          Expect submitted
          """) == "")
    }
    #expect(play(form, "Type \"ad\"\nRight\nExpect value email \"ad\"") == "")
  }

  @Test("the machine does not show: user, home and time are fixed")
  func world() {
    #expect(
      play(
        """
          - {id: who, default: {cel: "env.USER + ' ' + env.HOME + ' ' + env.LANG"}}
          - {id: size, type: computed, cel: "size(env)"}
          - {id: day, type: computed, cel: "string(today)"}

        """,
        """
        Env X "1"
        Expect value who "user /home/user C.UTF-8"
        Expect value size 4
        Expect value day "2026-01-01T00:00:00Z"
        """) == "")
  }

  @Test("prefilled answers stand, and are typed over")
  func prefilled() {
    #expect(
      play(
        "  - {id: name}\n  - {id: seats, type: integer}\n",
        """
        Answers {"seats": 3, "name": "Ada"}
        Type " L."
        Enter 2
        Expect answers {"name": "Ada L.", "seats": 3}
        """) == "")
  }

  @Test("a typed character evaluates no body, in forms of any size")
  func updates() {
    for count in [2, 300] {
      let fields = (1...count).map { "  - {id: f\($0)}\n" }.joined()
      #expect(play(fields, "Type \"a\"\nExpect updates == 0\nType \"bc\"\nExpect updates == 0") == "")
    }
  }

  @Test("waiting lets nothing happen that was not due")
  func waiting() {
    #expect(play("  - {id: a}\n", "Type \"x\"\nWait 500ms\nWait 2m\nExpect value a \"x\"\nExpect running") == "")
  }
}
