import TerminalDriver

/// The person at the other end of a session, as identified by sshd.
nonisolated struct Visitor {
  let person: SiteSettings.Person
  let actor: Actor

  /// The owner of the key accepted by sshd: `SSH_USER_AUTH` names a file that contains it (`ExposeAuthInfo yes`).
  init(of site: Site, environment: [String: String]) throws(SiteFailure) {
    guard let path = environment["SSH_USER_AUTH"] else {
      throw SiteFailure(
        .usage, "nobody knows who this is: sshd tells it where its configuration says 'ExposeAuthInfo yes'")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: 1 << 20, kinds: .regularFiles)
    } catch {
      throw SiteFailure(reading: error)
    }
    let keys = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      line.hasPrefix("publickey ") ? PublicKey(String(line.dropFirst("publickey ".count))) : nil
    }
    guard let key = keys.first(where: { site.settings.person(with: $0) != nil }),
      let person = site.settings.person(with: key)
    else { throw SiteFailure(.notFound, "this key is nobody's at this site") }
    self.person = person
    actor = Actor(person: person.name, key: key.fingerprint, address: Self.address(environment))
  }

  /// A person whom an owner of the site stands in for.
  init(named name: String, of site: Site) throws(SiteFailure) {
    guard let person = site.settings.person(named: name) else {
      throw SiteFailure(.notFound, "there is no person '\(name)' in site.yaml")
    }
    self.person = person
    actor = Actor(person: name, address: "local:\(UserAccount.current?.loginName ?? "?")")
  }

  /// `SSH_CONNECTION` begins with the address of the client.
  private static func address(_ environment: [String: String]) -> String? {
    environment["SSH_CONNECTION"]?.split(separator: " ").first.map(String.init)
  }
}
