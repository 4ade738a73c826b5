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
    #expect(play(Self.form, "Type $PLAN\nEnter\nExpect value plan \"free\"\n", variables: ["PLAN": "fr"]) == "")
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
