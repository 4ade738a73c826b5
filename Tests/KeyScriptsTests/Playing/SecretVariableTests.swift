import Testing

@testable import KeyScripts

@Suite("Variables that stand for secrets")
struct SecretVariableTests {
  private static let form = """
      - {id: plan, type: select, secret: true, options: [free, team, team-2, {value: 7, label: Seven}]}
      - {id: tags, type: multiselect, secret: true, options: [ab, abc, abcd]}
      - {id: sure, type: boolean, secret: true}
      - {id: pin, type: integer, secret: true}

    """
  private static let answers =
    #"Expect answers {"plan": "$PLAN", "tags": "$TAGS", "sure": "$SURE", "pin": "$PIN"}"#
  private static let typed = "Type $PLAN\nEnter\nType $TAGS\nEnter\nType $SURE\nEnter\nType $PIN\nEnter\n"

  @Test(
    "one typed into a choice chooses what it holds, as --set takes it",
    arguments: [
      ["PLAN": "team", "TAGS": "abcd,ab", "SURE": "yes", "PIN": "17"],
      ["PLAN": "7", "TAGS": #"["ab", "abc", "abcd"]"#, "SURE": "false", "PIN": " 17 "],
      ["PLAN": "Seven", "TAGS": "[]", "SURE": "true", "PIN": "+17"],
    ])
  func chosen(variables: [String: String]) {
    #expect(play(Self.form, Self.typed + Self.answers, variables: variables) == "")
  }

  @Test("what stands for something else is not what was answered")
  func other() {
    let variables = ["PLAN": "free", "TAGS": "ab", "SURE": "no", "PIN": "1"]
    #expect(
      play(
        Self.form, Self.typed + #"Expect answers {"plan": "$OTHER", "tags": "$TAGS", "sure": "$SURE", "pin": "$PIN"}"#,
        variables: variables.merging(["OTHER": "team"]) { $1 }
      ).hasPrefix("a.keys:10: Expect answers"))
  }

  @Test("Return keeps what a variable has chosen, and Down goes on from there")
  func going() {
    #expect(
      play(Self.form, "Type $PLAN\nDown\nSpace\nExpect value plan \"team-2\"\n", variables: ["PLAN": "team"]) == "")
  }

  @Test("what is no answer of a choice is typed, and searches it")
  func searched() {
    #expect(
      play(
        Self.form, "Type $PLAN\nEnter\nExpect value plan \"free\"\n", variables: ["PLAN": "fr"], granted: ["PLAN"])
        == "")
  }

  @Test("a form begins with secret answers from variables")
  func given() {
    let variables = ["PLAN": "7", "TAGS": "abc", "SURE": "yes", "PIN": "17"]
    #expect(
      play(
        Self.form,
        #"Answers {"plan": "$PLAN", "tags": "$TAGS", "sure": "$SURE", "pin": "$PIN"}"# + "\nEnter 4\n" + Self.answers,
        variables: variables) == "")
    #expect(
      play(
        "  - {id: doors, type: list, fields: [{id: code, type: integer, secret: true}]}\n",
        #"Answers {"doors": [{"code": "$A"}, {"code": 2}]}"# + "\nF10\n"
          + #"Expect answers {"doors": [{"code": "$A"}, {"code": 2}]}"#,
        variables: ["A": "1"]) == "")
  }

  private static let open = """
      - {id: token, type: password}
      - {id: name}
      - {id: leaving, type: password, onChange: {focus: name}}
      - {id: city, type: select, secret: true, options: [Paris, Rome]}
    toolbar: [{label: Reveal, key: F7, action: toggleReveal}]

    """

  @Test(
    "one that is not granted is typed into a secret field, and nothing of it anywhere else",
    arguments: [
      "Tab\nType $KEY", "Tab\nPaste $KEY", "Tab 2\nType $KEY", "Type $LINES", "Tab 3\nType $KEY", "End\nTab\nType $KEY",
    ])
  func ungranted(lines: String) {
    let variables = ["KEY": "AKIA-17", "LINES": "one\nAKIA-17\n"]
    let report = play(Self.open, lines + "\n", variables: variables)
    #expect(report.contains("may type the environment variable '"))
    #expect(report.contains("\nhelp: --allow-env "))
    #expect(!report.contains("17") && !report.contains("AKIA"))
    #expect(play(Self.open, lines + "\n", variables: variables, granted: ["KEY", "LINES"]) == "")
    #expect(play(Self.open, "Env KEY \"x\"\nEnv LINES \"y\"\n" + lines + "\n", variables: variables) == "")
  }

  @Test("what is granted to every form is granted here")
  func harmless() {
    #expect(play(Self.open, "Tab\nType $USER\nExpect value name \"ada\"\n", variables: ["USER": "ada"]) == "")
  }

  @Test("one that is not granted stands for no answer but a secret, and is not seen where a secret is shown")
  func unseen() {
    let variables = ["KEY": "AKIA-17"]
    #expect(play(Self.open, "Type $KEY\nExpect value token \"$KEY\"\n", variables: variables) == "")
    let guess = "Tab\nType \"AKIA-17\"\nExpect value name \"$KEY\"\n"
    #expect(play(Self.open, guess, variables: variables).hasPrefix("a.keys:4: Expect value name"))
    #expect(play(Self.open, guess, variables: variables, granted: ["KEY"]) == "")
    let look = "Type $KEY\nF7\nExpect screen /Token +AKIA-17/\n"
    #expect(play(Self.open, look, variables: variables).hasPrefix("a.keys:4: Expect screen"))
    #expect(play(Self.open, look, variables: variables, granted: ["KEY"]) == "")
  }

  @Test("one that is not set is a mistake of the script, at its place")
  func unset() {
    #expect(
      play(Self.form, #"Answers {"pin": "$PIN"}"# + "\n") == """
        a.keys:2:1: error: the environment variable 'PIN' is not set
        2 | Answers {"pin": "$PIN"}
          | ^^^^^^^^^^^^^^^^^^^^^^^
        help: set it where the script is run, or with Env PIN "…"

        """)
  }
}
