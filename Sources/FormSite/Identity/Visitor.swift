import TerminalDriver

/// The person at the other end of a session, as identified by sshd.
nonisolated struct Visitor {
  let identification: Identification
  /// What they have logged in with; nil for an owner who stands in for them.
  let credential: Credential?
  let actor: Actor

  var person: SiteSettings.Person { identification.person }

  /// The owner of the key accepted by sshd: `SSH_USER_AUTH` names a file that contains it (`ExposeAuthInfo yes`).
  init(of site: Site, environment: [String: String]) throws(SiteFailure) {
    guard let path = environment["SSH_USER_AUTH"] else {
      throw SiteFailure(
        .usage, "nobody knows who this is: sshd tells it where its configuration says 'ExposeAuthInfo yes'")
    }
    let bytes = try SiteFailure.reading(InputFile.read(path, limit: 1 << 20, kinds: .regularFiles))
    let shown = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      line.hasPrefix("publickey ") ? Credential(String(line.dropFirst("publickey ".count))) : nil
    }
    let address = Self.address(environment)
    for credential in shown {
      guard let found = try site.identify(credential, address: address) else { continue }
      (identification, self.credential) = (found, credential)
      actor = Actor(person: found.person.name, key: credential.key.fingerprint, address: address)
      return
    }
    throw SiteFailure(.notFound, "this key is nobody's at this site")
  }

  /// A person whom an owner of the site stands in for.
  init(named name: String, of site: Site) throws(SiteFailure) {
    guard let person = site.settings.person(named: name) else {
      throw SiteFailure(.notFound, "there is no person '\(name)' in site.yaml")
    }
    identification = Identification(person: site.withSystemGroups(person), ground: .owner)
    credential = nil
    actor = Actor(person: name, address: "local:\(UserAccount.current?.loginName ?? "?")")
  }

  /// False if the person may not be here any more: the key, the certificate's authority or the person is gone from
  /// site.yaml, or the command knows nobody of that key. While the command cannot tell, they stay.
  func isWelcome(at site: Site) -> Bool {
    guard let credential else { return site.settings.person(named: person.name) != nil }
    do throws(SiteFailure) {
      return try site.identify(credential, address: actor.address)?.person.name == person.name
    } catch {
      return true
    }
  }

  /// `SSH_CONNECTION` begins with the address of the client.
  private static func address(_ environment: [String: String]) -> String? {
    environment["SSH_CONNECTION"]?.split(separator: " ").first.map(String.init)
  }
}
