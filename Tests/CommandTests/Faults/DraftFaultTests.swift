import Platform
import TestSupport
import Testing

/// Whatever the disk does, and whenever the process ends, the draft is the old one or the new one, whole.
@Suite(.serialized) struct DraftFaultTests {
  private let folder = TemporaryFolder()
  private let form: String
  private static let drafts = "state/formline/drafts"

  init() {
    form = folder.write("form.yaml", "formline: 1\ntitle: Letter\nfields: [{id: name}, {id: city}]\n")
    // The first run makes the folders.
    for name in ["state", "state/formline", Self.drafts] { folder.makeFolder(name) }
  }

  private func draft(_ name: String) -> String {
    """
    {
      "formline": 1,
      "form": "\(form)",
      "answers": {
        "name": "\(name)"
      },
      "focus": "name"
    }

    """
  }

  /// The draft's own name, which depends on where the form is.
  private func draftName() throws -> String {
    let first = try run([:])
    #expect(first.shows("Letter"))
    first.send("Zoe")
    #expect(first.shows("Zoe"))
    first.signal(SIGTERM)
    first.finish()
    let names = folder.names(in: Self.drafts)
    try #require(names.count == 1)
    return names[0]
  }

  private func run(_ faults: [String: String]) throws -> DrivenCommand {
    let environment = ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let command = try DrivenCommand(
      [Executable.formline, "run", form, "--resume", "--inputrc", "none"],
      environment: environment.merging(faults) { $1 })
    return command
  }

  /// Goes on with the draft of Ada, adds to it, and is ended; gives whether the call was reached.
  private func goOn(_ kind: FaultyCalls.Kind, failing call: Int, named name: String) throws -> Bool {
    for file in folder.names(in: Self.drafts) { unlink(folder[Self.drafts + "/" + file]) }
    unlink(folder["calls"])
    folder.write(Self.drafts + "/" + name, draft("Ada"))
    let command = try run(
      FaultyCalls.environment(kind, call: call, in: folder[Self.drafts], log: folder["calls"]))
    if command.shows("Letter") {
      command.send(" Byron")
      _ = command.shows("Byron")
      command.signal(SIGTERM)
    }
    let ending = command.finish()
    switch kind {
    case .kill:
      let wasReached = ending == .signalled(SIGKILL)
      #expect(wasReached || ending?.status == 128 + SIGTERM)
      return wasReached
    case .fail:
      #expect(ending?.status == 128 + SIGTERM)
      return (folder.read("calls")?.split(separator: "\n").count ?? 0) >= call
    }
  }

  @Test("no failing call harms it") func failures() throws {
    let name = try draftName()
    for call in 1... {
      let wasReached = try goOn(.fail, failing: call, named: name)
      let kept = folder.read(Self.drafts + "/" + name)
      #expect(kept == draft("Ada") || kept == draft("Ada Byron"), "call \(call)")
      guard wasReached else {
        #expect(call > 12)
        #expect(kept == draft("Ada Byron"))
        #expect(folder.names(in: Self.drafts) == [name])
        return
      }
    }
  }

  @Test("no end between two calls harms it, and the next run tidies up") func ends() throws {
    let name = try draftName()
    for call in 1... {
      let wasReached = try goOn(.kill, failing: call, named: name)
      let kept = folder.read(Self.drafts + "/" + name)
      #expect(kept == draft("Ada") || kept == draft("Ada Byron"), "call \(call)")
      guard wasReached else {
        #expect(call > 12)
        return
      }
      guard folder.names(in: Self.drafts).count > 2 else { continue }
      let next = try run([:])
      #expect(next.shows("Ada"))
      #expect(folder.names(in: Self.drafts) == [name, name + ".lock"])
      next.send("\u{3}")
      next.finish()
    }
  }
}
