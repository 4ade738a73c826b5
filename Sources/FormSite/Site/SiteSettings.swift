import TerminalModel
import Values

/// What `site.yaml` says: who may do what, within which limits, and what becomes of answers.
nonisolated package struct SiteSettings: Sendable, Equatable {
  var title: String?
  var store = StoreLocation.file
  /// In file order.
  var people: [Person] = []
  var grants: [Grant] = []
  var quotas = Quotas()
  /// In file order, which is that in which they run.
  var hooks: [Hook] = []
  /// The public keys that sealed secrets can be opened with, as `age` writes them.
  var recipients: [String] = []
  var retention = Retention()
  /// The programs that forms may run for options, suggestions and checks, as definitions write them.
  var commands: Set<String> = []

  /// Where the tables are.
  enum StoreLocation: Sendable, Equatable {
    /// In `formline.db` beside `site.yaml`.
    case file
    /// In the database of PostgreSQL that a URI names.
    case postgres(String)
  }

  struct Person: Sendable, Equatable {
    var name: String
    var keys: [PublicKey] = []
    var groups: [String] = []
  }

  /// Nobody may what no grant says.
  struct Grant: Sendable, Equatable {
    var people: [String] = []
    var groups: [String] = []
    /// Nil: every form.
    var forms: [String]? = []
    var permissions: Set<Permission> = []
  }

  enum Permission: String, Sendable, CaseIterable {
    /// Open a form, keep drafts, submit.
    case fill
    /// See what one has submitted oneself.
    case seeOwn = "see-own"
    /// See what everybody has submitted.
    case seeAll = "see-all"
    /// Submit a revision of what was submitted.
    case amend
    /// Publish a new version of the form.
    case publish
    /// Take all submissions out.
    case export
  }

  struct Quotas: Sendable, Equatable {
    /// Open sessions of one person, and of the site; nil for any number.
    var sessions: Int?
    var siteSessions: Int?
    /// Of one person.
    var submissionsAnHour: Int?
    /// Of all drafts of one person.
    var draftBytes: Int?
    /// Without a key, after which a session ends, its draft kept.
    var idle: Duration?
  }

  struct Retention: Sendable, Equatable {
    /// After which the answers of submissions are purged, and drafts removed; nil keeps them.
    var submissions: Duration?
    var drafts: Duration?
  }

  /// What is done with each submission of a form.
  struct Hook: Sendable, Equatable {
    enum Target: Sendable, Equatable {
      /// A program and its arguments, relative to the site's folder, with the answers on standard input.
      case command([String])
      /// A URL, to which the answers are posted.
      case post(String)
    }

    /// What it is given of secret answers.
    enum Secrets: String, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// All, before the submission is stored; if it fails, nothing is stored.
      case direct
      /// Each encrypted to the recipients.
      case sealed
    }

    var name: String
    /// Nil: every form.
    var form: String?
    var target: Target
    var timeout = Duration.seconds(30)
    /// How often a try that failed is repeated.
    var retries = 10
    var secrets = Secrets.none

    func isFor(_ form: String) -> Bool { self.form == nil || self.form == form }
  }
}

nonisolated extension SiteSettings {
  /// The person that a key belongs to.
  func person(with key: PublicKey) -> Person? {
    people.first { $0.keys.contains { $0.blob == key.blob } }
  }

  func person(named name: String) -> Person? { people.first { $0.name == name } }

  /// What a person may do with a form.
  func permissions(of person: Person, for form: String) -> Set<Permission> {
    grants.reduce(into: []) { permissions, grant in
      guard grant.forms?.contains(form) ?? true,
        grant.people.contains(person.name) || !Set(grant.groups).isDisjoint(with: person.groups)
      else { return }
      permissions.formUnion(grant.permissions)
    }
  }

  func hooks(of form: String) -> [Hook] { hooks.filter { $0.isFor(form) } }
}

/// A public key of ssh, as `authorized_keys` has it: `ssh-ed25519 AAAA… ada@laptop`.
nonisolated struct PublicKey: Sendable, Equatable {
  let type: String
  /// In Base64.
  let blob: String
  /// As `ssh-keygen -l` shows it, and sshd's `%f`: `SHA256:…`.
  let fingerprint: String

  /// The kinds of keys that sshd takes.
  static let types = [
    "ssh-ed25519", "sk-ssh-ed25519@openssh.com", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com", "ssh-rsa",
  ]

  /// Reads a type and a key, what stands behind them passed over; nil for other texts, and for options before them.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2, Self.types.contains(String(words[0])), let bytes = Base64.decoded(Array(words[1].utf8)[...])
    else { return nil }
    // The key names its type once more (RFC 4253, section 6.6).
    let name = Array(words[0].utf8)
    let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count > 4 + name.count, length == name.count, bytes[4..<(4 + length)].elementsEqual(name) else {
      return nil
    }
    type = String(words[0])
    blob = String(words[1])
    fingerprint = "SHA256:" + Base64.encoded(Digest.bytes(of: bytes))
  }
}
