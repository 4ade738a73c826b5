import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// People who are not in site.yaml, or whose groups are not.
@Suite(.serialized, .needs(.sshd)) struct IdentityTests {
  /// Keys and certificates that are made for a test.
  private struct Keys {
    let folder = TemporaryFolder()

    func make(_ name: String, _ type: String = "ed25519") throws -> String {
      _ = try run("-q", "-t", type, "-N", "", "-C", name, "-f", folder[name])
      return folder.read("\(name).pub") ?? ""
    }

    /// A certificate for a key that was made.
    func certify(_ name: String, as principals: String, by authority: String, _ more: String...) throws -> String {
      let words = ["-q", "-s", folder[authority], "-I", "id", "-n", principals] + more + [folder["\(name).pub"]]
      _ = try DetachedCommand(executable: "/usr/bin/ssh-keygen", words)
      return folder.read("\(name)-cert.pub") ?? ""
    }

    private func run(_ words: String...) throws -> DetachedCommand {
      try DetachedCommand(executable: "/usr/bin/ssh-keygen", words)
    }
  }

  private func serve(
    _ site: SiteFixture, _ shown: String, _ command: String, input: String = ""
  ) throws -> DetachedCommand {
    site.folder.write("shown.auth", "publickey \(shown)\n")
    return try site.serve("shown", command, input: input)
  }

  @Test(arguments: ["ed25519", "rsa", "ecdsa"])
  func `a certificate is read, whatever its key`(type: String) throws {
    let keys = Keys()
    let authority = try keys.make("ca", "ecdsa")
    let key = try keys.make("user", type)
    let certificate = try #require(Certificate(try keys.certify("user", as: "ada,ops team,bob", by: "ca")))
    #expect(certificate.key.fingerprint == PublicKey(key)?.fingerprint)
    #expect(certificate.principals == ["ada", "ops team", "bob"])
    #expect(certificate.authority.fingerprint == PublicKey(authority)?.fingerprint)
    // A host's is nobody's.
    #expect(Certificate(try keys.certify("user", as: "ada", by: "ca", "-h")) == nil)
  }

  @Test func `text that is cut or changed anywhere is no certificate, or another one`() throws {
    let keys = Keys()
    _ = try keys.make("ca")
    _ = try keys.make("user")
    let text = try keys.certify("user", as: "ada", by: "ca")
    let words = text.split(separator: " ")
    var generator = SeededGenerator(seed: 38)
    for length in 0..<words[1].count { _ = Certificate("\(words[0]) \(words[1].prefix(length))") }
    for _ in 0..<500 {
      var bytes = Array(words[1].utf8)
      for _ in 0..<3 { bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(33 + generator.next() % 94) }
      _ = Certificate("\(words[0]) \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(Certificate("ssh-rsa-cert-v01@openssh.com \(words[1])") == nil)
    #expect(Certificate(String(text.prefix(200))) == nil)
  }

  @Test func `a certificate of a known authority lets in whom it names, and the audit says so`() throws {
    let keys = Keys()
    let authority = try keys.make("ca")
    _ = try keys.make("other")
    _ = try keys.make("user")
    let site = SiteFixture(
      "  - {people: [carol], forms: [change], may: [fill, see-own]}\nidentify: {certificates: [ca.pub]}")
    site.folder.write("ca.pub", "# the team's\n\(authority)")
    #expect(try site.own("check").output.hasSuffix("no mistakes\n"))
    // Bob of site.yaml, by a principal that is not the first.
    let asBob = try serve(
      site, try keys.certify("user", as: "root,bob", by: "ca"), "change", input: #"{"summary": "x"}"#)
    #expect(asBob.status == 0, "\(asBob.error)")
    // Carol, whom only a grant names.
    let asCarol = try serve(
      site, try keys.certify("user", as: "carol", by: "ca"), "change", input: #"{"summary": "y"}"#)
    #expect(asCarol.status == 0, "\(asCarol.error)")
    #expect(try site.exported().map { $0["person"] } == ["bob", "carol"])
    let audit = try site.own("audit", "list").output
    let fingerprint = PublicKey(authority)?.fingerprint ?? ""
    #expect(audit.contains("certificate \(fingerprint) bob; groups ops\n"))
    #expect(audit.contains("certificate \(fingerprint) carol\n"))
    // One whom no grant names is served nothing; one of another authority is nobody.
    #expect(try serve(site, try keys.certify("user", as: "dave", by: "ca"), "change", input: "{}").status == 66)
    let foreign = try serve(site, try keys.certify("user", as: "bob", by: "other"), "change", input: "{}")
    #expect(foreign.status == 66 && foreign.error == "formline: this key is nobody's at this site\n")
    // A key in site.yaml still holds, and the audit says which.
    #expect(try site.serve("bob", "").status == 0)
    #expect(try site.own("audit", "list").output.contains("key; groups ops\n"))
  }

  @Test func `a command says who has a key and in which groups, or that it is nobody's`() throws {
    let keys = Keys()
    let key = try keys.make("user")
    let words = key.split(separator: " ").map(String.init)
    let fingerprint = PublicKey(key)?.fingerprint ?? ""
    let site = SiteFixture("identify: {command: [./who.sh]}")
    let script = "#!/bin/sh\ncat > asked\ncat answer\nexit $(cat status)\n"
    chmod(site.folder.write("who.sh", script), 0o755)
    site.folder.write("status", "0")
    site.folder.write("answer", #"{"person": "carol", "groups": ["ops"]}"#)
    let served = try serve(site, key, "change", input: #"{"summary": "x"}"#)
    #expect(served.status == 0, "\(served.error)")
    #expect(
      try JSONParser.parse(site.folder.read("asked") ?? "") == [
        "fingerprint": .string(fingerprint), "type": "ssh-ed25519", "principals": [], "address": "192.0.2.7",
      ])
    #expect(try site.exported().map { $0["person"] } == ["carol"])
    #expect(try site.own("audit", "list").output.contains("command; groups ops\n"))
    // sshd asks first, and hands the key on.
    let line = try site.own("keys", fingerprint, words[0], words[1])
    #expect(
      line.output.hasPrefix("restrict,pty,command=\"") && line.output.hasSuffix("\(words[0]) \(words[1]) carol\n"))
    #expect(try site.own("keys", fingerprint).output == "")
    #expect(try site.own("keys", SiteFixture.adasFingerprint, words[0], words[1]).output != line.output)
    // A person of site.yaml, with another key, has the groups there.
    site.folder.write("answer", #"{"person": "ada"}"#)
    #expect(try serve(site, key, "").output.contains("Incident"))
    site.folder.write("status", "1")
    #expect(try serve(site, key, "").status == 66)
    #expect(try site.own("keys", fingerprint, words[0], words[1]).output == "")
    // One that fails lets nobody in, and is no reason to say that the key is unknown.
    for (status, answer) in [
      ("3", ""), ("0", "carol"), ("0", #"{"person": "a b"}"#), ("0", #"{"person": "c", "groups": "ops"}"#),
    ] {
      site.folder.write("status", status)
      site.folder.write("answer", answer)
      let failed = try serve(site, key, "")
      #expect(
        failed.status == 69 && failed.error.hasPrefix("formline: who has this key cannot be asked now"), "\(answer)")
    }
    // Whom site.yaml knows is not asked about.
    #expect(try site.serve("bob", "").status == 0)
  }

  @Test func `a question to a person is not one to a group of that name`() throws {
    let key = try Keys().make("user")
    let site = SiteFixture("identify: {command: [./who.sh]}")
    let script = "#!/bin/sh\necho '{\"person\": \"carol\", \"groups\": [\"ops\", \"ada\"]}'\n"
    chmod(site.folder.write("who.sh", script), 0o755)
    #expect(try site.own("request", "incident", "--to", "ada", "--id", "hers").status == 0)
    #expect(try site.own("request", "incident", "--to", "ops", "--id", "everybodys").status == 0)
    let list = try serve(site, key, "").output
    #expect(list.contains("everybodys") && !list.contains("hers "), "\(list)")
    #expect(try serve(site, key, "answer hers", input: #"{"what": "x"}"#).status == 66)
    #expect(try site.serve("ada", "answer hers", input: #"{"what": "x"}"#).status == 0)
  }

  @Test func `people have the groups of the system's account of their name, if the site wants that`() throws {
    let grants = "  - {groups: [root], forms: [incident], may: [fill]}\npeople:\n"
    let site = SiteFixture("identify: {systemGroups: true}")
    let text = (site.folder.read("site.yaml") ?? "")
      .replacing("people:\n", with: "people:\n  root: {keys: [\"\(SiteFixture.keys["eve"] ?? "")\"]}\n")
      .replacing("grants:\n", with: "grants:\n\(grants.replacing("people:\n", with: ""))")
    site.folder.write("site.yaml", text)
    #expect(SystemGroups.names(of: "root").contains("root"))
    #expect(SystemGroups.names(of: "no-such-account") == [])
    #expect(try site.own("check").status == 0)
    #expect(try site.serve("eve", "incident", input: #"{"what": "x"}"#).status == 0)
    #expect(try site.serve("bob", "incident", input: #"{"what": "x"}"#).status == 66)
    site.folder.write("site.yaml", text.replacing("systemGroups: true", with: "systemGroups: false"))
    #expect(try site.own("check").error.contains("nobody is in the group 'root'"))
  }

  @Test func `sshd is told which certificates to accept`() throws {
    let keys = Keys()
    let authority = try keys.make("ca")
    let key = try keys.make("user")
    let fingerprint = PublicKey(key)?.fingerprint ?? ""
    let site = SiteFixture("identify: {certificates: [\"\(authority.trimmed)\"]}")
    let words = try keys.certify("user", as: "bob,we\"ird,a b", by: "ca").split(separator: " ").map(String.init)
    let line = try site.own("keys", fingerprint, words[0], words[1]).output
    #expect(line.hasPrefix("restrict,pty,cert-authority,principals=\"bob,we\\\"ird\",command=\""))
    #expect(line.hasSuffix(" \(authority.split(separator: " ").prefix(2).joined(separator: " ")) bob\n"))
    // Where sshd hands on the fingerprint only, people of site.yaml may come.
    #expect(try site.own("keys", fingerprint).output.contains("cert-authority,principals=\"ada,bob\""))
    #expect(try site.own("keys", fingerprint, words[0]).status == 64)
  }

  @Test func `mistakes in how people are identified are told`() throws {
    let site = SiteFixture(
      "identify: {certificates: [none.pub, site.yaml], systemGroups: maybe, command: [./none.sh], x: 1}")
    let checked = try site.own("check")
    #expect(checked.status == 1)
    for part in [
      "'none.pub' cannot be read", "'site.yaml' has a line that is no public key of ssh",
      "'systemGroups' must be true or false", "'./none.sh' cannot be started", "unknown key 'x' in 'identify'",
    ] {
      #expect(checked.error.contains(part), "\(part): \(checked.error)")
    }
  }
}
