import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// Hooks: what runs before a submission is stored, and what runs afterwards.
struct HookTests {
  private func site(_ hook: String, _ script: String, _ rest: String = "") -> SiteFixture {
    let site = SiteFixture("hooks:\n  - \(hook)\n\(rest)")
    chmod(site.folder.write("hooks/ticket.sh", "#!/bin/sh\n" + script), 0o755)
    return site
  }

  private static let hook = "{name: ticket, form: change, command: [./hooks/ticket.sh]}"
  private static let note = "echo \"$FORMLINE_IDEMPOTENCY_KEY $(cat)\" >> log\n"

  @Test func `a command gets the answers on its standard input, and a key that stays the same`() throws {
    let site = site(Self.hook, Self.note)
    let id = try site.submit(#"{"summary": "x", "token": "hunter2"}"#)
    #expect(try site.own("deliver").output == "delivered \(id) to ticket\n")
    #expect(site.folder.read("log") == "\(id)/ticket {\"summary\": \"x\", \"risk\": \"low\"}\n")
    // Once it is delivered, it is not delivered again.
    #expect(try site.own("deliver").output == "")
  }

  @Test func `what it writes to standard output is not read, however much it is`() throws {
    let site = site(Self.hook, "head -c 20000000 /dev/zero\n" + Self.note)
    let id = try site.submit(#"{"summary": "x"}"#)
    #expect(try site.own("deliver").output == "delivered \(id) to ticket\n")
    #expect(site.folder.read("log")?.hasPrefix("\(id)/ticket ") == true)
  }

  @Test func `one that fails is tried again later, and those behind it wait for their turn`() throws {
    let site = site(Self.hook, "[ -e works ] || { echo 'no ticket today' >&2; exit 3; }\n" + Self.note)
    let ids = try ["a", "b", "c"].map { try site.submit("{\"summary\": \"\($0)\"}") }
    let failed = try site.own("deliver")
    #expect(failed.status == 1 && failed.output == "")
    #expect(failed.error == "formline: failed \(ids[0]) to ticket: no ticket today (again in 1s)\n")
    site.folder.write("works", "")
    // It is not due yet.
    #expect(try site.own("deliver").output == "")
    usleep(1_100_000)
    #expect(try site.own("deliver").status == 0)
    let keys = (site.folder.read("log") ?? "").split(separator: "\n").map { $0.prefix { $0 != "/" } }
    #expect(keys == ids.map { $0[...] })
  }

  @Test func `since when one waits is not what an id says that somebody has chosen`() throws {
    let site = site(Self.hook, Self.note)
    let id = "04000000-0000-7000-8000-000000000001"
    #expect(try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#).status == 0)
    let submitted = try site.exported().first?["submitted"]
    #expect(submitted != nil)
    #expect(try JSONParser.parse(try site.own("status", "--json").output)["outbox"]?["oldest"] == submitted)
  }

  @Test func `after the last try it is given up, until somebody asks for another`() throws {
    let site = site(
      "{name: ticket, form: change, command: [./hooks/ticket.sh], retries: 0}", "[ -e works ] || exit 1\n" + Self.note)
    let first = try site.submit(#"{"summary": "a"}"#)
    #expect(try site.own("deliver").error.hasSuffix("it ended with status 1 (given up)\n"))
    let second = try site.submit(#"{"summary": "b"}"#)
    site.folder.write("works", "")
    #expect(try site.own("deliver").output == "delivered \(second) to ticket\n")
    #expect(try site.own("deliver", "--now").output == "1 to be tried again\ndelivered \(first) to ticket\n")
    #expect(try site.own("audit", "list").output.contains("give-up"))
  }

  @Test func `a delivery at once tries each once, holds nothing up, and says what has failed`() throws {
    let site = site(
      "{name: ticket, form: change, command: [./hooks/ticket.sh]}\n"
        + "  - {name: log, form: change, command: [./hooks/log.sh]}", "echo >> tries; exit 1\n")
    chmod(site.folder.write("hooks/log.sh", "#!/bin/sh\n" + Self.note), 0o755)
    let ids = try ["a", "b"].map { try site.submit("{\"summary\": \"\($0)\"}") }
    for count in 1...3 {
      let done = try site.own("deliver", "--now")
      #expect(done.status == 1)
      let delay = 1 << (count - 1)
      #expect(
        done.error == "formline: failed \(ids[0]) to ticket: it ended with status 1 (again in \(delay)s)\n")
      #expect(site.folder.read("tries") == String(repeating: "\n", count: count))
      #expect(try site.own("hooks").output.contains("\(count) \(count == 1 ? "try" : "tries")"))
    }
    #expect(site.folder.read("log")?.split(separator: "\n").count == 2)
    usleep(4_100_000)
    // Nobody has reserved it.
    #expect(try site.own("deliver").status == 1)
    #expect(site.folder.read("tries") == String(repeating: "\n", count: 4))
  }

  @Test func `a delivery at once says what another process tries`() throws {
    let site = site(Self.hook, "touch begun; sleep 5\n")
    let id = try site.submit(#"{"summary": "a"}"#)
    let other = try DrivenCommand([Executable.site, "deliver", site.path])
    #expect(other.waits { site.folder.read("begun") != nil })
    other.signal(SIGKILL)
    #expect(other.finish() != nil)
    let done = try site.own("deliver", "--now")
    #expect(done.status == 0)
    #expect(
      done.error.hasPrefix("formline: \(id) to ticket is being tried elsewhere; if that has ended, it is due again"))
  }

  @Test func `a hook that takes too long is ended`() throws {
    let site = site("{name: ticket, form: change, command: [./hooks/ticket.sh], timeout: 200ms}", "sleep 60\n")
    _ = try site.submit(#"{"summary": "a"}"#)
    #expect(try site.own("deliver").error.contains("it took too long"))
  }

  @Test func `a direct hook gets secrets, and where it fails nothing is stored`() throws {
    let hook = "{name: ticket, form: change, command: [./hooks/ticket.sh], secrets: direct}"
    let site = site(hook, "[ -e works ] || { echo 'vault is sealed' >&2; exit 1; }\n" + Self.note)
    let id = TimeOrderedID.make()
    let input = #"{"summary": "x", "token": "hunter2"}"#
    let refused = try site.serve("bob", "change --id \(id)", input: input)
    #expect(refused.status == 69)
    #expect(refused.error == "formline: Not submitted: ticket has failed (vault is sealed)\n")
    #expect(try site.exported() == [])
    site.folder.write("works", "")
    #expect(try site.serve("bob", "change --id \(id)", input: input).status == 0)
    #expect(
      site.folder.read("log") == "\(id)/ticket {\"summary\": \"x\", \"risk\": \"low\", \"token\": \"hunter2\"}\n")
    #expect(try site.exported().map { $0["answers"] } == [["summary": "x", "risk": "low"]])
    #expect(try site.own("deliver").output == "")
  }

  @Test func `a direct hook does not run for a submission that is refused, nor again for one that is stored`() throws {
    let direct = "{name: ticket, form: change, command: [./hooks/ticket.sh], secrets: direct}"
    let site = site(direct, "cat >> log\n", "quotas: {submissionsAnHour: 1}")
    let id = TimeOrderedID.make()
    for _ in 1...2 {
      #expect(try site.serve("bob", "change --id \(id)", input: #"{"summary": "first"}"#).status == 0)
    }
    let other = try site.serve("bob", "change --id \(id)", input: #"{"summary": "other"}"#)
    #expect(other.status == 2 && other.error.contains("other answers were submitted before"))
    let another = try site.serve("bob", "change", input: #"{"summary": "second"}"#)
    #expect(another.status == 69 && another.error.contains("more than 1 time an hour"))
    #expect(site.folder.read("log") == "{\"summary\": \"first\", \"risk\": \"low\", \"token\": null}\n")
  }

  @Test func `a direct hook does not run for answers to a request that was settled meanwhile`() throws {
    let site = site(
      "{name: ticket, form: change, command: [./hooks/ticket.sh], secrets: direct}", "cat >> log\n")
    #expect(try site.own("request", "change", "--to", "ops", "--id", "q").status == 0)
    let open = try site.open("ada", "answer q")
    #expect(open.shows("Summary"))
    open.send("Late")
    #expect(open.shows("Late"))
    #expect(try site.serve("bob", "answer q", input: #"{"summary": "First"}"#).status == 0)
    open.send("\u{1b}[21~")
    #expect(open.shows("bob has settled it already"))
    open.signal(SIGHUP)
    #expect(site.folder.read("log") == "{\"summary\": \"First\", \"risk\": \"low\", \"token\": null}\n")
  }

  @Test(.needs(.age))
  func `sealed secrets are for the recipients, and gone once they are delivered`() throws {
    let folder = TemporaryFolder()
    let made = try DetachedCommand(
      executable: "/usr/bin/age-keygen", ["-o", folder["key"]], environment: ["PATH": "/usr/bin:/bin"])
    let recipient = made.error.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    let hook = "{name: ticket, form: change, command: [./hooks/ticket.sh], secrets: sealed}"
    let site = site(hook, "cat > sealed\n", "recipients: [\"\(recipient)\"]")
    _ = try site.submit(#"{"summary": "x", "token": "correct horse"}"#)
    #expect(try site.sql("SELECT secrets FROM outbox").output.contains("BEGIN AGE ENCRYPTED FILE"))
    #expect(try site.own("deliver").status == 0)
    let answers = try JSONParser.parse(site.folder.read("sealed") ?? "")
    guard case .string(let armored)? = answers["token"] else {
      Issue.record("the token is missing")
      return
    }
    let opened = try DetachedCommand(
      executable: "/usr/bin/age", ["--decrypt", "-i", folder["key"]], input: armored,
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(opened.output == "correct horse")
    #expect(try site.sql("SELECT secrets FROM outbox").output == "\n")
    for name in ["formline.db", "formline.db-wal"] {
      let bytes = TemporaryFolder.bytes(of: site.folder[name]) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("correct horse"))
    }
  }

  @Test(.needs(.python3)) func `a post has the answers as its body, and a key in its headers`() throws {
    let folder = TemporaryFolder()
    let server = folder.write(
      "server.py",
      """
      import http.server, sys
      class Handler(http.server.BaseHTTPRequestHandler):
          tries = 0
          def do_POST(self):
              Handler.tries += 1
              body = self.rfile.read(int(self.headers['Content-Length'])).decode()
              with open(sys.argv[1] + '/log', 'a') as log:
                  log.write(self.headers['Idempotency-Key'] + ' ' + self.headers['FORMLINE_IDEMPOTENCY_KEY'] + ' ' + body)
              with open(sys.argv[1] + '/heads', 'w') as log:
                  names = ['Authorization', 'X-Team', 'FORMLINE_EVENT', 'FORMLINE_REVISION', 'FORMLINE_REPLACES',
                           'Formline-Signature']
                  log.write(''.join(name + ': ' + str(self.headers[name]) + chr(10) for name in names))
              import hmac, hashlib
              right = 'sha256=' + hmac.new(b'the key', body.encode(), hashlib.sha256).hexdigest()
              assert self.headers['Formline-Signature'] == right
              self.send_response(503 if Handler.tries == 1 else 201)
              self.end_headers()
          def log_message(self, *words): pass
      server = http.server.HTTPServer(('127.0.0.1', 0), Handler)
      open(sys.argv[1] + '/port.new', 'w').write(str(server.server_port))
      import os; os.rename(sys.argv[1] + '/port.new', sys.argv[1] + '/port')
      server.handle_request(); server.handle_request()
      """)
    let process = try DrivenCommand(["/usr/bin/python3", server, folder.path])
    #expect(process.waits { folder.read("port") != nil })
    let port = folder.read("port") ?? ""
    let site = SiteFixture(
      "hooks:\n  - {name: page, form: change, post: \"http://127.0.0.1:\(port)/in\", headers: secrets/chat, "
        + "sign: secrets/chat.key, timeout: 10s}")
    site.folder.makeFolder("secrets")
    site.folder.write("secrets/chat", "# for the chat\nAuthorization: Bearer abc\n\nX-Team: ops\n")
    site.folder.write("secrets/chat.key", "the key\n")
    let id = try site.submit(#"{"summary": "x"}"#)
    let failed = try site.own("deliver")
    #expect(failed.error == "formline: failed \(id) to page: it answered with status 503 (again in 1s)\n")
    #expect(try site.own("deliver", "--now").status == 0)
    let line = "\(id)/page \(id)/page {\"summary\": \"x\", \"risk\": \"low\"}\n"
    #expect(folder.read("log") == line + line)
    process.finish()
    #expect(
      folder.read("heads")?.hasPrefix(
        "Authorization: Bearer abc\nX-Team: ops\nFORMLINE_EVENT: submitted\nFORMLINE_REVISION: 1\nFORMLINE_REPLACES: \n"
      )
        == true)
    unlink(site.folder["secrets/chat.key"])
    let unsigned = try site.submit(#"{"summary": "z"}"#)
    #expect(try site.own("deliver").error.contains("secrets/chat.key"))
    _ = try site.own("purge", unsigned)
    site.folder.write("secrets/chat.key", "the key")
    let unreachable = try site.submit(#"{"summary": "y"}"#)
    #expect(try site.own("deliver").error.hasPrefix("formline: failed \(unreachable) to page: Failed to connect"))
  }

  @Test func `a service reads site.yaml again, and leaves a hook that it does not know for later`() throws {
    let site = site(Self.hook, Self.note)
    let before = site.folder.read("site.yaml") ?? ""
    let after = before + "  - {name: second, form: change, command: [./hooks/ticket.sh]}\n"
    let service = try DrivenCommand([Executable.site, "deliver", "--watch", site.path])
    func isDelivered(_ id: String, _ hook: String) -> Bool {
      (site.folder.read("log") ?? "").contains("\(id)/\(hook) ")
    }
    let first = try site.submit(#"{"summary": "a"}"#)
    #expect(service.waits { isDelivered(first, "ticket") })
    site.folder.write("site.yaml", after)
    let second = try site.submit(#"{"summary": "b"}"#)
    #expect(service.waits { isDelivered(second, "second") })
    // What is killed before it has noted a delivery keeps it reserved for a while, and with it those behind it.
    let noted = "delivered \(second) to second"
    #expect(service.waits { String(decoding: service.standardOutput, as: UTF8.self).contains(noted) })
    service.signal(SIGKILL)
    #expect(service.finish() != nil)
    let third = try site.submit(#"{"summary": "c"}"#)
    // As on a machine with an older checkout.
    site.folder.write("site.yaml", before)
    let missed = try site.own("deliver")
    #expect(missed.status == 1)
    #expect(
      missed.error == "formline: failed \(third) to second: there is no hook 'second' in site.yaml (again in 1s)\n")
    site.folder.write("site.yaml", after)
    usleep(1_100_000)
    #expect(try site.own("deliver").output == "delivered \(third) to second\n")
  }
}
