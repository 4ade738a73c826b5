import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// Several people behind a real sshd: one asks, others answer, some are not in site.yaml.
@Suite(.serialized, .needs(.sshd)) struct SshPeopleTests {
  private let host: SshHost

  init() throws {
    host = try SshHost()
    let keys = try ["robot", "bob", "carol"].map { ($0, try host.makeKey($0)) }
    let groups = ["robot": "robots", "bob": "ops", "carol": "ops"]
    host.write("hooks/chat.sh", "#!/bin/sh\necho $FORMLINE_EVENT $FORMLINE_IDEMPOTENCY_KEY >> told\n", mode: 0o755)
    host.configure(
      """
      people:
      \(keys.map { "  \($0): {keys: [\"\($1)\"], groups: [\(groups[$0] ?? "")]}" }.joined(separator: "\n"))
      grants:
        - {groups: [robots], forms: "*", may: [request], of: [ops]}
        - {groups: [ops], forms: [incident], may: [fill, see-own]}
        - {people: [dave, erin], forms: [change], may: [fill, see-own]}
      identify: {certificates: [ca.pub], command: [./who.sh]}
      hooks:
        - name: chat
          form: change
          on: [requested, answered, declined, withdrawn, expired]
          command: [./hooks/chat.sh]
      """)
    host.write("who.sh", "#!/bin/sh\ngrep -q \"$(cat known)\" && echo '{\"person\": \"erin\"}'\n", mode: 0o755)
    host.write("ca.pub", try host.makeKey("ca"))
    host.write("known", "nobody")
  }

  @Test func `a script asks over ssh, another account answers, and the others are told`() throws {
    #expect(try host.own("check").output.hasSuffix("no mistakes\n"))
    let asked = try host.pipe(
      #"{"summary": "Deploy 7"}"#, into: "request change --to ops --id deploy-7 --expires 2h", as: "robot")
    #expect(asked.status == 0 && asked.output == "deploy-7\n", "\(asked.error)")
    let waiting = try host.start("wait deploy-7", as: "robot")
    let late = try host.log(in: "answer deploy-7", as: "carol")
    #expect(late.shows("robot asks"))
    #expect(late.shows("Deploy 7"))
    let session = try host.log(in: "", as: "bob")
    #expect(session.shows("1 question waits for you"))
    #expect(session.shows("Answer: Change request (robot asks"))
    session.send("\r")
    #expect(session.shows("Decline"))
    #expect(session.shows("Deploy 7"))
    session.send("\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    session.signal(SIGKILL)
    #expect(waiting.finish() == .exited(status: 0))
    let answers = try JSONParser.parse(String(decoding: waiting.standardOutput, as: UTF8.self))
    #expect(answers["summary"] == "Deploy 7")
    // Carol had it open: she is told who was first, and hers is not stored.
    late.send("\u{1b}[21~")
    #expect(late.shows("bob has settled it already"))
    late.signal(SIGKILL)
    #expect(try host.exported().map { $0["person"] } == ["bob"])
    // Nobody else's question is there for the asker, or for others.
    #expect(try host.pipe("{}", into: "answer deploy-7", as: "robot").status == 66)
    #expect(try host.pipe("", into: "wait deploy-7", as: "bob").status == 66)
    #expect(try host.pipe("{}", into: "request change --to robot", as: "robot").status == 66)
  }

  @Test func `a request is declined with a reason, withdrawn, or expires, and the hooks are told`() throws {
    for (id, more) in [("one", ""), ("two", ""), ("three", " --expires 1s")] {
      #expect(try host.pipe("", into: "request change --to bob --id \(id)\(more)", as: "robot").output == "\(id)\n")
    }
    let session = try host.log(in: "answer one", as: "bob")
    #expect(session.shows("Decline"))
    session.send("\u{1b}[20~")
    #expect(session.shows("Why do you decline?"))
    session.send("not today\r")
    #expect(session.shows("Declined"))
    #expect(session.finish() == .exited(status: 0))
    let declined = try host.pipe("", into: "wait one", as: "robot")
    #expect(declined.status == 1)
    #expect(try JSONParser.parse(declined.output) == ["state": "declined", "reason": "not today"])
    #expect(try host.pipe("", into: "withdraw two", as: "robot").output == "withdrawn two\n")
    #expect(try host.pipe("", into: "wait two", as: "robot").output == "{\"state\": \"withdrawn\", \"reason\": null}\n")
    #expect(try host.pipe("", into: "wait three --timeout 30s", as: "robot").status == 1)
    #expect(try host.own("deliver").status == 0)
    let told = (TemporaryFolder.content(of: "\(host.site)/told") ?? "").split(separator: "\n").map(String.init)
    #expect(
      told.sorted() == [
        "declined one/chat/declined", "expired three/chat/expired", "requested one/chat/requested",
        "requested three/chat/requested", "requested two/chat/requested", "withdrawn two/chat/withdrawn",
      ])
  }

  @Test func `an agent's question comes over ssh, and the answers under its names`() throws {
    let request = """
      {"method": "elicitation/create", "params": {"message": "May I deploy?", "requestedSchema": {"type": "object",
      "properties": {"go-ahead": {"type": "boolean"}}, "required": ["go-ahead"]}}}
      """
    let asked = try host.pipe(request, into: "request --elicit --to ops --id agent", as: "robot")
    #expect(asked.status == 0, "\(asked.error)")
    let waiting = try host.start("wait agent", as: "robot")
    let session = try host.log(in: "answer agent", as: "carol")
    #expect(session.shows("May I deploy?"))
    session.send("y\u{1b}[21~")
    #expect(session.shows("Submitted. Receipt: "))
    #expect(waiting.finish() == .exited(status: 0))
    #expect(String(decoding: waiting.standardOutput, as: UTF8.self) == "{\"go-ahead\": true}\n")
  }

  @Test func `somebody with a certificate, and somebody whom a command knows, come in over ssh`() throws {
    let key = try host.makeKey("dave")
    // Nobody knows the key.
    #expect(try host.pipe(#"{"summary": "x"}"#, into: "change", as: "dave").status == 255)
    try host.certify("dave", as: "other,dave", by: "ca")
    // With a command, it decides about names that are not in site.yaml.
    #expect(try host.pipe(#"{"summary": "x"}"#, into: "change", as: "dave").status == 255)
    host.write("known", "other.*dave")
    let certified = try host.pipe(#"{"summary": "x"}"#, into: "change", as: "dave")
    #expect(certified.status == 0, "\(certified.error)")
    try host.certify("dave", as: "bob", by: "ca")
    #expect(try host.pipe("", into: "", as: "dave").output.contains("incident"))
    _ = try host.makeKey("erin")
    host.write("known", (PublicKey(TemporaryFolder.content(of: "\(host.keys)/erin.pub") ?? "")?.fingerprint ?? ""))
    #expect(try host.pipe(#"{"summary": "y"}"#, into: "change", as: "erin").status == 0)
    let audit = try host.own("audit", "list").output.split(separator: "\n").filter { $0.contains("  login  ") }
    let fingerprint = PublicKey(key)?.fingerprint ?? ""
    #expect(audit.contains { $0.contains("erin") && $0.contains(fingerprint) && $0.hasSuffix("command") })
    #expect(audit.contains { $0.contains("bob") && $0.contains(fingerprint) && $0.contains("certificate SHA256:") })
  }
}
