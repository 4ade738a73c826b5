import ArgumentParser
import Testing

@testable import FormlineCommand

/// Most calls are `formline run FILE`, which is read without the parser of arguments; the two must agree.
@MainActor
struct PlainCallTests {
  private nonisolated static let flags = [
    "--fullscreen", "--accessible", "--no-mouse", "--no-draft", "--no-history", "--allow-commands", "--allow-files",
    "--review",
  ]

  @Test(
    "a plain call means what the parser says it means",
    arguments: [["run", "form.yaml"], ["run", "a b.json", "--no-draft"], ["run"] + flags + ["form.yaml"]])
  func plain(arguments: [String]) throws {
    let plain = try #require(RunCall(plain: arguments))
    #expect("\(plain)" == "\(try RunCommand.parse(Array(arguments.dropFirst())).call)")
  }

  @Test("every selection of flags, before the file and after it, means what the parser says it means")
  func selections() throws {
    for selection in 0..<(1 << Self.flags.count) {
      let flags = Self.flags.indices.filter { selection & 1 << $0 != 0 }.map { Self.flags[$0] }
      let arguments = Array(flags.prefix(flags.count / 2)) + ["form.yaml"] + flags.suffix(flags.count - flags.count / 2)
      let plain = try #require(RunCall(plain: ["run"] + arguments))
      #expect("\(plain)" == "\(try RunCommand.parse(arguments).call)", "\(arguments)")
    }
  }

  @Test(
    "whatever else is asked for is left to the parser",
    arguments: [
      [], ["run"], ["check", "form.yaml"], ["run", "--help"], ["run", "-"], ["run", "--", "form.yaml"],
      ["run", "a.yaml", "b.yaml"], ["run", "form.yaml", "--no-drafts"], ["run", "form.yaml", "--timeout", "5s"],
      ["run", "form.yaml", "--fullscreen=yes"], ["run", "form.yaml", "--resume", "--no-draft"], ["--version"],
    ])
  func others(arguments: [String]) { #expect(RunCall(plain: arguments) == nil) }
}
