import TerminalModel

/// The contents of `site.yaml`: permissions, quotas, retention and hooks.
nonisolated package struct SiteSettings: Sendable, Equatable {
  var title: String?
  var store = StoreLocation.file
  /// When a receipt is given.
  var durability = Durability.local
  /// The most connections to PostgreSQL that the processes of a machine have at the same time.
  var connections = 20
  /// In file order.
  var people: [Person] = []
  var identify = Identify()
  var grants: [Grant] = []
  var quotas = Quotas()
  /// In file order, which is the order of execution.
  var hooks: [Hook] = []
  /// The public keys that sealed secrets are encrypted to, in the format of `age`.
  var recipients: [String] = []
  var retention = Retention()
  /// When forms are open, by name; a form that is not named is open.
  var schedules: [String: Schedule] = [:]
  /// The folders, relative to the site's, into which the path fields of forms lead, by name.
  var folders: [String: String] = [:]
  var log: LogPlace?
  /// The programs that forms may run for options, suggestions and checks, spelled as in definitions.
  var commands: Set<String> = []

  enum StoreLocation: Sendable, Equatable {
    /// In `formline.db` next to `site.yaml`.
    case file
    /// In the PostgreSQL database with this URI.
    case postgres(String)
  }

  /// How people are known who are not in site.yaml, or whose groups are not.
  struct Identify: Sendable, Equatable {
    /// The public keys of certificate authorities, or the names of files with them, relative to the site's folder.
    var certificates: [String] = []
    /// True to give people the groups of the system's account that has their name.
    var systemGroups = false
    /// A program that says who has a key, and its arguments; nil to ask none.
    var command: [String]?

    /// True if people may come who are not in site.yaml.
    var knowsOthers: Bool { !certificates.isEmpty || command != nil }
    /// True if people may be in groups that are not in site.yaml.
    var knowsOtherGroups: Bool { systemGroups || command != nil }
    var isUsed: Bool { knowsOthers || knowsOtherGroups }
  }

  /// When a form can be filled in.
  struct Schedule: Sendable, Equatable {
    /// In milliseconds since 1970; nil for no limit.
    var opens: Int64?
    var closes: Int64?
  }

  /// Where the service writes down what happens.
  enum LogPlace: Sendable, Equatable {
    case journal
    /// A file, relative to the site's folder.
    case file(String)
  }

  enum Durability: String, Sendable, CaseIterable {
    /// When the server has committed: to its own disk, and to what it waits for by its own configuration.
    case local
    /// When a synchronous standby has it, too.
    case standby
  }

  struct Person: Sendable, Equatable {
    var name: String
    var keys: [PublicKey] = []
    var groups: [String] = []
  }

  /// Permissions for people on forms; anything not granted is forbidden.
  struct Grant: Sendable, Equatable {
    var people: [String] = []
    var groups: [String] = []
    /// Nil for all forms.
    var forms: [String]? = []
    var permissions: Set<Permission> = []
    /// The people and groups who may be asked.
    var of: [String] = []
  }

  enum Permission: String, Sendable, CaseIterable {
    /// Open a form, save drafts, submit.
    case fill
    /// See one's own submissions.
    case seeOwn = "see-own"
    /// See everyone's submissions.
    case seeAll = "see-all"
    /// Submit a revision of a submission.
    case amend
    /// Publish a new version of the form.
    case publish
    case export
    /// Ask somebody else to fill in the form.
    case request
  }

  struct Quotas: Sendable, Equatable {
    /// Concurrent sessions of one person.
    var sessions = 20
    /// Concurrent sessions of the site; nil for no limit.
    var siteSessions: Int?
    /// Commands of its form that one session runs at the same time; those beyond wait.
    var processes = 8
    /// Submissions per hour of one person.
    var submissionsAnHour: Int?
    /// Total bytes of one person's drafts.
    var draftBytes: Int?
    /// Bytes of one answer.
    var fieldBytes = 262_144
    /// Keys a second that are taken from one session; those beyond wait. A paste counts as one.
    var keysASecond = 200
    /// Processor time of one session, in seconds.
    var cpuSeconds = 60
    /// Time without a key after which a session ends; its draft is kept.
    var idle: Duration?
  }

  struct Retention: Sendable, Equatable {
    /// The age at which the answers of submissions are purged, and drafts removed; nil keeps them.
    var submissions: Duration?
    var drafts: Duration?
  }

  /// What happens with each submission of a form.
  struct Hook: Sendable, Equatable {
    enum Target: Sendable, Equatable {
      /// A program and its arguments, relative to the site's folder; it gets the answers on standard input.
      case command([String])
      /// A URL to which the answers are posted.
      case post(String)
    }

    /// Which secret answers a hook gets.
    enum Secrets: String, Sendable, CaseIterable {
      /// None.
      case none
      /// All of them, before the submission is stored; if the hook fails, nothing is stored.
      case direct
      /// All of them, encrypted to the recipients.
      case sealed
    }

    var name: String
    /// Nil for all forms.
    var form: String?
    var target: Target
    var timeout = Duration.seconds(30)
    /// The number of retries after a failure.
    var retries = Self.usualRetries
    static let usualRetries = 10
    var secrets = Secrets.none
    var events: Set<HookEvent> = [.submitted, .amended]
    /// The files of more headers and of the key that signs, relative to the site's folder.
    var headers: String?
    var sign: String?

    func isFor(_ form: String) -> Bool { self.form == nil || self.form == form }
  }
}

nonisolated extension SiteSettings {
  func person(with key: PublicKey) -> Person? {
    people.first { $0.keys.contains { $0.fingerprint == key.fingerprint } }
  }

  func person(named name: String) -> Person? { people.first { $0.name == name } }

  func permissions(of person: Person, for form: String) -> Set<Permission> {
    grants.reduce(into: []) { permissions, grant in
      guard grant.forms?.contains(form) ?? true,
        grant.people.contains(person.name) || !Set(grant.groups).isDisjoint(with: person.groups)
      else { return }
      permissions.formUnion(grant.permissions)
    }
  }

  func hooks(of form: String, _ event: HookEvent) -> [Hook] {
    hooks.filter { $0.isFor(form) && $0.events.contains(event) }
  }

  func hasGroup(_ name: String) -> Bool { people.contains { $0.groups.contains(name) } }

  /// True if a person may ask somebody, or a group, to fill in a form.
  /// - Parameter groups: Of the person who is asked.
  func mayRequest(_ form: String, by person: Person, of asked: String, in groups: [String]) -> Bool {
    grants.contains { grant in
      grant.permissions.contains(.request) && grant.forms?.contains(form) ?? true
        && (grant.people.contains(person.name) || !Set(grant.groups).isDisjoint(with: person.groups))
        && (grant.of.contains(asked) || !Set(grant.of).isDisjoint(with: groups))
    }
  }
}

/// What a hook can be told of.
nonisolated enum HookEvent: String, Sendable, CaseIterable {
  case submitted, amended, purged
  /// Of requests.
  case requested, answered, declined, withdrawn, expired
}

/// An ssh public key in the format of `authorized_keys`: `ssh-ed25519 AAAA… ada@laptop`.
nonisolated struct PublicKey: Sendable, Equatable {
  let type: String
  /// In Base64, with padding only if it was read so.
  let blob: String
  /// As printed by `ssh-keygen -l` and sshd's `%f`: `SHA256:…`.
  let fingerprint: String

  /// The types of keys that sshd accepts: those that certificates are for.
  static let types = Set(Certificate.types.values.map(\.key))

  /// Parses a type and a key, and ignores the rest; nil for other text, including leading options.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2, let bytes = Base64.decoded(Array(words[1].utf8)[...]), let key = PublicKey(blob: bytes),
      key.type == words[0]
    else { return nil }
    (type, blob, fingerprint) = (key.type, String(words[1]), key.fingerprint)
  }

  /// - Parameter bytes: The key, which begins with its type (RFC 4253, section 6.6).
  init?(blob bytes: [UInt8]) {
    var fields = WireReader(bytes[...])
    guard let type = fields.text(), Self.types.contains(type), !fields.isAtEnd else { return nil }
    self.type = type
    blob = Base64.encoded(bytes)
    fingerprint = "SHA256:" + Base64.encoded(Digest.bytes(of: bytes))
  }
}
