import Testing

@testable import KeyScripts

@Suite("Which scripts are run")
struct ScriptDiscoveryTests {
  @Test("scripts are found by name and ordered folder by folder")
  func discovery() {
    let files = [
      "forms/b.keys", "forms/a/z.keys", "forms/a.keys", "forms/a.yaml", "forms/.git/x.keys", "./forms/B.keys",
      "forms/a-b/c.keys", "forms/b.keys", "forms/keys",
    ]
    #expect(
      ScriptDiscovery.scripts(among: files) == [
        "./forms/B.keys", "forms/a/z.keys", "forms/a-b/c.keys", "forms/a.keys", "forms/b.keys",
      ])
  }

  @Test(
    "a filter is a part of the path or a wildcard",
    arguments: [
      ("sign", true), ("forms/", true), ("other", false), ("sign*", true), ("*/signup.*", true), ("*up", false),
      ("signup.key?", true), ("?.keys", false), ("*", true), ("forms/*.keys", true), ("**a*", false),
    ])
  func filters(filter: String, matches: Bool) {
    #expect(ScriptDiscovery.matches("forms/signup.keys", filter: filter) == matches)
  }
}
