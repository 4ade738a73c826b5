import FormDefinitions
import Platform
import TerminalDriver
import Values

/// Who somebody is, and by what that is known.
nonisolated struct Identification: Sendable, Equatable {
  enum Ground: Sendable, Equatable {
    /// A key in site.yaml.
    case key
    /// A certificate of an authority in site.yaml, for a name in it.
    case certificate(authority: String, principal: String)
    /// What the site's command has answered.
    case command
    /// An owner of the site stands in for the person.
    case owner
  }

  /// With all their groups.
  var person: SiteSettings.Person
  let ground: Ground

  /// What the audit has of a login.
  var record: String {
    let ground =
      switch ground {
      case .key: "key"
      case .certificate(let authority, let principal): "certificate \(authority) \(principal)"
      case .command: "command"
      case .owner: "owner"
      }
    return person.groups.isEmpty ? ground : "\(ground); groups \(person.groups.joined(separator: " "))"
  }
}

/// What somebody has logged in with. sshd has verified it.
nonisolated struct Credential: Sendable, Equatable {
  let key: PublicKey
  let certificate: Certificate?
  /// As sshd names it: that of the certificate, if there is one.
  let type: String

  /// - Parameter text: A type and a key or certificate: `ssh-ed25519 AAAA…`.
  init?(_ text: String) {
    if let key = PublicKey(text) {
      (self.key, certificate, type) = (key, nil, key.type)
    } else if let certificate = Certificate(text) {
      (key, self.certificate) = (certificate.key, certificate)
      type = String(text.prefix { $0 != " " })
    } else {
      return nil
    }
  }
}

nonisolated extension Site {
  /// Who has a key or certificate: first whom a key in site.yaml names, then a certificate that names somebody of
  /// site.yaml, then whom the command names. Without a command, the first name in a certificate is enough.
  /// - Parameter address: Of the client, if it is known yet.
  /// - Returns: Nil if it is nobody's.
  /// - Throws: If the command cannot tell.
  func identify(_ credential: Credential, address: String?) throws(SiteFailure) -> Identification? {
    guard var found = try known(credential, address: address) else { return nil }
    found.person = withSystemGroups(found.person)
    return found
  }

  private func known(_ credential: Credential, address: String?) throws(SiteFailure) -> Identification? {
    if let person = settings.person(with: credential.key) { return Identification(person: person, ground: .key) }
    let certificate = credential.certificate.flatMap { certificate in
      authorities.contains { $0.fingerprint == certificate.authority.fingerprint } ? certificate : nil
    }
    let principals = certificate?.principals.filter(SiteName.isValid) ?? []
    func certified(_ person: SiteSettings.Person, _ authority: PublicKey) -> Identification {
      Identification(
        person: person, ground: .certificate(authority: authority.fingerprint, principal: person.name))
    }
    if let certificate, let person = principals.lazy.compactMap(settings.person(named:)).first {
      return certified(person, certificate.authority)
    }
    if let command = settings.identify.command {
      return try answer(of: command, credential, certificate?.principals ?? [], address: address)
    }
    guard let certificate, let name = principals.first else { return nil }
    return certified(SiteSettings.Person(name: name), certificate.authority)
  }

  /// A person with the groups of the account that has their name, if the site wants that.
  func withSystemGroups(_ person: SiteSettings.Person) -> SiteSettings.Person {
    guard settings.identify.systemGroups else { return person }
    var person = person
    for group in SystemGroups.names(of: person.name) where !person.groups.contains(group) {
      person.groups.append(group)
    }
    return person
  }

  /// The keys whose certificates the site accepts. A file that cannot be read has none.
  var authorities: [PublicKey] {
    settings.identify.certificates.flatMap { place in
      PublicKey(place).map { [$0] } ?? (try? Authorities.read(place, in: folder)) ?? []
    }
  }

  // The command.

  /// How long the command may take.
  private static var patience: Duration { .seconds(10) }

  private func answer(
    of command: [String], _ credential: Credential, _ principals: [String], address: String?
  ) throws(SiteFailure) -> Identification? {
    let question: JSONValue = [
      "fingerprint": .string(credential.key.fingerprint), "type": .string(credential.type),
      "principals": .array(principals.map { .string($0) }), "address": .optional(address),
    ]
    // For sshd, which asks from anywhere.
    _ = chdir(folder)
    let outcome = ChildProcess.runToEnd(
      command, environment: HookMessage.environment, input: Array("\(question)\n".utf8), timeout: Self.patience,
      limit: 1 << 16)
    switch outcome.ending {
    case .exited(status: 0):
      guard let person = Self.person(in: outcome.output) else {
        throw unknown("it did not answer with {\"person\": …, \"groups\": […]}")
      }
      // Somebody of site.yaml has the groups there, too.
      var whole = settings.person(named: person.name) ?? person
      for group in person.groups where !whole.groups.contains(group) { whole.groups.append(group) }
      return Identification(person: whole, ground: .command)
    case .exited(status: 1): return nil
    default: throw unknown(HookMessage.failure(outcome) ?? "it failed")
    }
  }

  private func unknown(_ reason: String) -> SiteFailure {
    SiteLog(self).note("identify", ["error": reason], isProblem: true)
    return SiteFailure(
      .unavailable, "who has this key cannot be asked now; try again in a moment, or tell the owners of the site")
  }

  private static func person(in output: [UInt8]) -> SiteSettings.Person? {
    guard let answer = try? JSONParser.parse(String(decoding: output, as: UTF8.self)),
      let name = answer["person"]?.string, SiteName.isValid(name)
    else { return nil }
    var person = SiteSettings.Person(name: name)
    switch answer["groups"] {
    case nil, .null?: break
    case .array(let groups)?:
      person.groups = groups.compactMap { $0.string.flatMap { SiteName.isValid($0) ? $0 : nil } }
      guard person.groups.count == groups.count else { return nil }
    default: return nil
    }
    return person
  }
}

/// Names of people and groups, which stand in lists, in the log and in the audit.
nonisolated enum SiteName {
  /// True for a short name without blanks, controls and colons.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 256
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f && $0 != UInt8(ascii: ":") }
  }
}

/// Files with the public keys of certificate authorities, a line each as in `TrustedUserCAKeys` of sshd.
nonisolated enum Authorities {
  /// - Throws: Why there is none in the file, a phrase.
  static func read(_ path: String, in folder: String) throws(Mistake) -> [PublicKey] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, below: folder + "/", limit: 1 << 20)
    } catch {
      throw Mistake(reason: "'\(path)' cannot be read: \(error.phrase)")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { $0.trimmed }
    let keys = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let read = keys.compactMap { PublicKey(String($0)) }
    guard read.count == keys.count, !read.isEmpty else {
      throw Mistake(reason: "'\(path)' has a line that is no public key of ssh, or none")
    }
    return read
  }

  struct Mistake: Error {
    let reason: String
  }
}
