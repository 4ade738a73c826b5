import ContentTypes
import Testing

private func name(_ files: [String: String], environment: [String: String] = [:]) -> String? {
  let facts = SystemFacts.ada(files: files, environment: environment)
  return GitConfiguration(reading: facts, repository: GitRepository(facts: facts)).user["name"]
}

private func user(_ name: String) -> String { "[user]\nname = \(name)\n" }

struct GitFilesTests {
  @Test func `system, XDG, home and repository override each other in this order`() {
    var files = ["/etc/gitconfig": user("system")]
    #expect(name(files) == "system")
    files["/home/ada/.config/git/config"] = user("xdg")
    #expect(name(files) == "xdg")
    files["/home/ada/.gitconfig"] = user("home")
    #expect(name(files) == "home")
    files["/home/ada/work/.git/HEAD"] = "ref: refs/heads/main\n"
    files["/home/ada/work/.git/config"] = user("repository")
    #expect(name(files) == "repository")
  }

  @Test func `the environment says where the files are`() {
    let files = [
      "/etc/gitconfig": user("system"), "/x/git/config": user("xdg"), "/global": user("global"),
      "/system": user("other system"), "/root/.gitconfig": user("root"),
    ]
    #expect(name(files, environment: ["XDG_CONFIG_HOME": "/x"]) == "xdg")
    #expect(name(files, environment: ["GIT_CONFIG_GLOBAL": "/global"]) == "global")
    #expect(name(files, environment: ["GIT_CONFIG_SYSTEM": "/system"]) == "other system")
    #expect(name(files, environment: ["GIT_CONFIG_NOSYSTEM": "1"]) == nil)
    #expect(name(files, environment: ["HOME": "/root"]) == "root")
  }

  @Test func `the repository is found upwards`() {
    let files = ["/home/ada/.git/HEAD": "ref: refs/heads/main\n"]
    #expect(GitRepository(facts: .ada(files: files, workingDirectory: "/home/ada/a/b"))?.directory == "/home/ada/.git")
    #expect(GitRepository(facts: .ada(files: files, workingDirectory: "/home")) == nil)
    #expect(GitRepository(facts: .ada(files: files, workingDirectory: nil)) == nil)
    #expect(GitRepository(facts: .ada(files: ["/.git/HEAD": ""], workingDirectory: "/"))?.directory == "/.git")
  }

  @Test func `a linked worktree shares its configuration and branches`() throws {
    let files = [
      "/home/ada/work/.git": "gitdir: ../main/.git/worktrees/work\n",
      "/home/ada/main/.git/worktrees/work/HEAD": "ref: refs/heads/topic\n",
      "/home/ada/main/.git/worktrees/work/commondir": "../..\n",
      "/home/ada/main/.git/packed-refs": "0123 refs/heads/main\n0123 refs/heads/topic\n",
    ]
    let facts = SystemFacts.ada(files: files)
    let repository = try #require(GitRepository(facts: facts))
    #expect(repository.commonDirectory == "/home/ada/main/.git")
    #expect(repository.branches(facts: facts) == ["topic", "main"])
  }

  @Test func `branches are the one checked out, then packed and loose ones by name`() throws {
    let files = [
      "/home/ada/work/.git/HEAD": "ref: refs/heads/main\n",
      "/home/ada/work/.git/packed-refs":
        "# pack-refs with: peeled\nab refs/heads/main\nab refs/heads/old\nab refs/tags/v1\n^ab\nab refs/remotes/origin/x\n",
      "/home/ada/work/.git/refs/heads/main": "ab\n",
      "/home/ada/work/.git/refs/heads/feature/login": "ab\n",
      "/home/ada/work/.git/refs/heads/feature/more/deep": "ab\n",
    ]
    let facts = SystemFacts.ada(files: files)
    let repository = try #require(GitRepository(facts: facts))
    #expect(repository.branches(facts: facts) == ["main", "feature/login", "feature/more/deep", "old"])
  }

  @Test func `a detached head is no branch`() throws {
    let facts = SystemFacts.ada(files: ["/home/ada/work/.git/HEAD": "0123456789abcdef\n"])
    #expect(try #require(GitRepository(facts: facts)).branches(facts: facts) == [])
  }
}
