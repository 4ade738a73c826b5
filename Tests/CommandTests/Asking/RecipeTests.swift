import Foundation
import TestSupport
import Testing

/// Every recipe of the manual is played as a person would: the snippet as it stands, in a terminal, by a key script.
@Suite struct RecipeTests {
  /// What is typed into a recipe, and what comes of it.
  nonisolated struct Play: Sendable, CustomTestStringConvertible {
    let title: String
    /// Commands before the recipe.
    var setup = ""
    /// The lines of the script.
    let keys: String

    var testDescription: String { title }
  }

  nonisolated private static let repository = """
    git init --quiet --initial-branch main .
    git config user.name Ada; git config user.email ada@example.com
    git commit --quiet --allow-empty --message first
    git branch other
    git tag v1

    """

  nonisolated private static let plays: [Play] = [
    Play(
      title: "A branch name", setup: repository,
      keys: """
        Expect screen /Branch +main/
        Ctrl+U
        Type "Feature"
        Enter
        Expect screen /must look like/
        Ctrl+U
        Type "feature/x"
        Enter
        Expect status 0
        Expect screen /✓ Branch +feature/
        """),
    Play(
      title: "One of many", setup: repository,
      keys: """
        Expect screen /Switch to/
        Type "oth"
        Enter
        Expect screen /Switched to branch 'other'/
        Expect status 0
        """),
    Play(
      title: "Files to delete", setup: "touch one 'two two' three\n",
      keys: """
        Expect screen /Delete which/
        Type "two"
        Space
        Expect screen /✓/
        Enter
        Expect screen /removed 'two two'/
        Expect status 0
        """),
    Play(
      title: "A token",
      keys: """
        Expect screen /Token/
        Type "hunter2"
        Enter
        Expect screen /8/
        Type "-hunter2"
        Enter
        Expect status 0
        Expect no screen /hunter2/
        """),
    Play(
      title: "A deployment",
      keys: """
        Expect screen /Where to/
        Type "prod"
        Enter
        Expect screen /Deploy to prod\\? +Deploy +\\[Wait\\]/
        Type "y"
        Expect screen /deploying to prod/
        Expect status 0
        """),
    Play(
      title: "A range of dates",
      keys: """
        Expect screen /From/
        Type "2026-02-05"
        Enter
        Expect screen /Until/
        Type "2026-02-04"
        Enter
        Expect screen /2026-02-05 or later|at least 2026-02-05|not be before/
        Ctrl+U
        Type "2026-02-07"
        Enter
        Expect screen /from 2026-02-05 until 2026-02-07/
        Expect status 0
        """),
    Play(
      title: "A commit message",
      setup: repository + "touch file; git add file\ntrap 'git --no-pager log --format=%B --max-count 1' EXIT\n",
      keys: """
        Expect screen /Message/
        Type "Add a file"
        Ctrl+J
        Expect screen /^Add a file/
        Expect status 0
        """),
    Play(
      title: "A number with limits",
      keys: """
        Expect screen /Jobs +4/
        Shift+Up
        Enter
        Expect screen /make -j5/
        Expect status 0
        """),
    Play(
      title: "Names for values",
      keys: """
        Expect screen /Lagos/
        Type "lag"
        Enter
        Expect screen /ping 10.0.0.2/
        """),
    Play(
      title: "One of these, or another", setup: repository,
      keys: """
        Expect screen /v1/
        Type "v2"
        Enter
        Expect screen /tagging v2/
        Expect status 0
        """),
    Play(
      title: "A file", setup: "printf 'a\\nb\\n' > letters.txt\n",
      keys: """
        Expect screen /Count the lines of/
        Type "let"
        Tab
        Expect screen /letters.txt/
        Enter
        Expect screen /2 letters.txt/
        Expect status 0
        """),
    Play(
      title: "Several questions at once",
      keys: """
        Expect screen /New site/
        Type "Ada"
        Enter
        Type "team"
        Enter
        Expect screen /Ada has the plan team/
        Expect status 0
        """),
    Play(
      title: "Nobody at the terminal",
      keys: """
        Expect screen /deployed to dev/
        Expect status 0
        Expect no screen /Where to/
        """),
  ]

  /// The snippets of the article by their headings.
  nonisolated private static let snippets: [String: String] = {
    let path = ManualCommandTests.root + "/Sources/Formline/Formline.docc/Recipes.md"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var snippets: [String: String] = [:]
    for section in text.components(separatedBy: "\n## ").dropFirst() {
      let title = section.prefix { $0 != "\n" }
      guard let start = section.range(of: "```bash\n"),
        let end = section.range(of: "```\n", range: start.upperBound..<section.endIndex)
      else { continue }
      snippets[String(title)] = String(section[start.upperBound..<end.lowerBound])
    }
    return snippets
  }()

  @Test func `every recipe is played`() {
    #expect(Self.snippets.count >= 12)
    #expect(Set(Self.snippets.keys) == Set(Self.plays.map(\.title)))
  }

  @Test(arguments: plays)
  func `a recipe does what it says`(play: Play) throws {
    let folder = TemporaryFolder()
    let snippet = try #require(Self.snippets[play.title])
    // The script itself does not stand among what the recipe lists.
    folder.makeFolder("work")
    folder.write("recipe.sh", "cd work\n\(play.setup)\(snippet)")
    let script = folder.write("recipe.keys", "Command bash recipe.sh\nSize 60 20\n\(play.keys)\n")
    let test = try DetachedCommand(["test", "--allow-commands", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(test.status == 0, "\(test.output)\(test.error)")
  }

  @Test func `a program is played only where commands are granted`() throws {
    let folder = TemporaryFolder()
    let script = folder.write("a.keys", "Command true\nExpect status 0\n")
    let refused = try DetachedCommand(["test", script])
    #expect(refused.status == 64)
    #expect(refused.output.contains("--allow-commands lets it"))
    #expect(try DetachedCommand(["test", "--allow-commands", script], environment: ["PATH": "/usr/bin"]).status == 0)
  }

  @Test(
    "of a program only the screen and the status are known",
    arguments: [
      ("Command true\nExpect focus name\n", "says nothing of a program", 65),
      ("Command true\nAnswers {}\n", "says nothing of a program", 65),
      ("Command true\nExpect status 1\n", "status 0", 1),
      ("Command nowhere-to-be-found\nExpect status 0\n", "No such file", 1),
      ("Command true\nForm a.yaml\n", "already chosen in line 1", 65),
    ])
  func refusedLines(text: String, sentence: String, status: Int32) throws {
    let folder = TemporaryFolder()
    let test = try DetachedCommand(
      ["test", "--allow-commands", folder.write("a.keys", text)], environment: ["PATH": "/usr/bin"])
    #expect(test.status == status)
    #expect(test.output.contains(sentence), "\(test.output)")
  }
}
