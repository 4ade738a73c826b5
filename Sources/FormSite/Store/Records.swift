import CNettle
import Glibc
import Values

/// Who performs an action, as recorded in the audit.
nonisolated package struct Actor: Sendable, Equatable {
  /// The name in `site.yaml`; for an owner on the machine itself, `local:` and the account name.
  package var person: String

  static let local = "local:"
  /// The fingerprint of the key used to connect.
  package var key: String?
  /// The address of the client.
  package var address: String?

  /// How other people are told of somebody, without the notation of the audit.
  static func shownName(of person: String) -> String {
    person.hasPrefix(local) ? String(person.dropFirst(local.count)) : person
  }

  package init(person: String, key: String? = nil, address: String? = nil) {
    self.person = person
    self.key = key
    self.address = address
  }
}

/// A row of a table.
nonisolated protocol StoredRow {
  static var table: String { get }
  static var columns: String { get }
  /// - Parameter row: The values of the columns.
  init(_ row: [SQLValue])
}

nonisolated extension Database {
  /// Rows of a table.
  /// - Parameter rest: What follows the name of the table in the statement.
  func rows<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> [Row] {
    try run("SELECT \(Row.columns) FROM \(Row.table) \(rest)", values).map(Row.init)
  }

  /// The first of these rows.
  func row<Row: StoredRow>(_ rest: String, _ values: SQLValue...) throws(StoreError) -> Row? {
    try run("SELECT \(Row.columns) FROM \(Row.table) \(rest)", values).first.map(Row.init)
  }
}

/// A published definition.
nonisolated struct FormVersion: StoredRow, Sendable, Equatable {
  /// The order of publication across all forms.
  var sequence: Int64
  var form: String
  /// The digest of the canonical definition, independent of its formatting.
  var hash: String
  var published: String
  var publisher: String
  /// The original text of the file.
  var definition: String
  /// The contents of the files that it names, by name, as a JSON object.
  var files: String
  var answerSchema: String

  static let table = "version"
  static let columns = "sequence, form, hash, published, \"by\", definition, files, answer_schema"

  /// The values of the columns.
  var values: [SQLValue] {
    [
      .integer(sequence), .text(form), .text(hash), .text(published), .text(publisher), .text(definition),
      .text(files), .text(answerSchema),
    ]
  }

  /// The digest recorded in the audit.
  var digest: String { Digest.text(of: values) }

  /// What a purge leaves of the text of a question that brought its own form: another one, without fields.
  static let purgedQuestion =
    #"{"message": "purged", "requestedSchema": {"type": "object", "properties": {}}}"#
  var isPurged: Bool { definition == Self.purgedQuestion }
}

nonisolated extension FormVersion {
  init(_ row: [SQLValue]) {
    self.init(
      sequence: row[0].integer ?? 0, form: row[1].string, hash: row[2].string, published: row[3].string,
      publisher: row[4].string, definition: row[5].string, files: row[6].string, answerSchema: row[7].string)
  }
}

/// Unsubmitted answers.
nonisolated struct StoredDraft: StoredRow, Sendable, Equatable {
  /// Also the id of the future submission.
  var id: String
  var form: String
  var version: String
  var person: String
  /// In the format of draft files: answers and partially typed text, no secrets.
  var answers: String
  var focus: String?
  var changed: String
  /// The submission that it revises.
  var replaces: String?
  /// True while a session has it.
  var isOpen = false

  /// True if it answers a request, and so is no draft of its form: its id follows from that, all others are of version 7.
  var answersRequest: Bool { !TimeOrderedID.isChoosable(id) }

  static let table = "draft"
  static let columns = "id, form, version, person, answers, focus, changed, replaces, lease_owner, lease_until"
}

nonisolated extension StoredDraft {
  init(_ row: [SQLValue]) {
    self.init(
      id: row[0].string, form: row[1].string, version: row[2].string, person: row[3].string, answers: row[4].string,
      focus: row[5].text, changed: row[6].string, replaces: row[7].text,
      isOpen: StoredLease(row[8].text, until: row[9].integer ?? 0).isAlive)
  }
}

/// Submitted answers.
nonisolated struct Submission: StoredRow, Sendable, Equatable {
  /// A UUIDv7 from the time when the form was opened.
  var id: String
  var form: String
  var version: String
  var person: String
  var opened: String
  var submitted: String
  /// From 1.
  var revision: Int64
  /// The submission that it revises.
  var replaces: String?
  /// A JSON object; nil after a purge.
  var answers: String?

  static let table = "submission"
  static let columns = "id, form, version, person, opened, submitted, revision, replaces, answers, digest"
  static let insertion = "INSERT INTO submission (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"

  /// The values of the columns before the answers.
  var facts: [SQLValue] {
    [
      .text(id), .text(form), .text(version), .text(person), .text(opened), .text(submitted), .integer(revision),
      .optional(replaces),
    ]
  }

  /// The digest of the submission. It includes the digest of the answers, which the audit keeps after a purge.
  func digest(answersDigest: String) -> String { Digest.text(of: facts + [.text(answersDigest)]) }

  var answersDigest: String? { answers.map { Digest.text(of: Array($0.utf8)) } }
}

nonisolated extension Submission {
  init(_ row: [SQLValue]) {
    self.init(
      id: row[0].string, form: row[1].string, version: row[2].string, person: row[3].string, opened: row[4].string,
      submitted: row[5].string, revision: row[6].integer ?? 0, replaces: row[7].text, answers: row[8].text)
  }
}

/// A row of the audit.
nonisolated struct AuditEntry: Sendable, Equatable {
  var sequence: Int64
  var time: String
  var actor: Actor
  /// The action: `submit`, `publish`, `refuse`, …
  var what: String
  /// The object of the action: an id or a form, and a digest if something was stored.
  var subject: String
  /// The digest of the previous row; empty for the first.
  var previous: String

  /// The columns without the position in the audit.
  static let facts = "time, person, key, address, what, subject"
  static let columns = "sequence, \(facts), previous, digest"

  /// A row without a position.
  init(_ time: String, _ actor: Actor, _ what: String, _ subject: String) {
    (sequence, self.time, self.actor, self.what, self.subject, previous) = (0, time, actor, what, subject, "")
  }

  /// - Parameter row: The columns of `facts`.
  init(facts row: ArraySlice<SQLValue>) {
    let texts = row.map(\.text)
    self.init(
      texts[0] ?? "", Actor(person: texts[1] ?? "", key: texts[2], address: texts[3]), texts[4] ?? "", texts[5] ?? "")
  }

  /// The row at a position.
  func placed(at sequence: Int64, after previous: String) -> AuditEntry {
    var placed = self
    (placed.sequence, placed.previous) = (sequence, previous)
    return placed
  }

  /// The values of `facts`.
  var facts: [SQLValue] {
    [.text(time), .text(actor.person), .optional(actor.key), .optional(actor.address), .text(what), .text(subject)]
  }

  /// The digest of the sequence number, the values of `facts`, and the digest of the previous row.
  var digest: String { Digest.text(of: [.integer(sequence)] + facts + [.text(previous)]) }
}

/// A pending delivery of a submission to a hook.
nonisolated struct OutboxEntry: Sendable, Equatable {
  var sequence: Int64
  var submission: String
  var form: String
  var hook: String
  /// Nil for a submission, an amended one or not.
  var event: HookEvent?
  /// What the hook is sent about anything else, as JSON.
  var body: String?
  /// Sealed secret answers, as a JSON object.
  var secrets: String?
  /// The number of tries.
  var attempt: Int64
}

/// SHA-256 (FIPS 180-4), in hexadecimal.
nonisolated enum Digest {
  static func bytes(of message: [UInt8]) -> [UInt8] {
    var state = sha256_ctx()
    nettle_sha256_init(&state)
    nettle_sha256_update(&state, message.count, message)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&state, digest.count, &digest)
    return digest
  }

  fileprivate static let digits = Array("0123456789abcdef".utf8)

  static func text(of message: [UInt8]) -> String {
    let bytes = bytes(of: message)
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (index, byte) in bytes.enumerated() {
        text[2 * index] = digits[Int(byte >> 4)]
        text[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }

  /// HMAC-SHA256 (RFC 2104) of a message.
  static func text(authenticating message: [UInt8], with key: [UInt8]) -> String {
    var block = key.count > 64 ? bytes(of: key) : key
    block += [UInt8](repeating: 0, count: 64 - block.count)
    return text(of: block.map { $0 ^ 0x5c } + bytes(of: block.map { $0 ^ 0x36 } + message))
  }

  /// The digest of a row as a compact JSON array, reproducible by third parties.
  static func text(of row: [SQLValue]) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.writeArray(count: row.count) { writer, index in
      switch row[index] {
      case .null: writer.write(.null)
      case .integer(let number): writer.write(number)
      case .text(let text): writer.write(text)
      }
    }
    return text(of: writer.bytes)
  }
}

/// The machine's clock in the format of the tables.
nonisolated enum SiteClock {
  /// Milliseconds since 1970 UTC.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// RFC 3339 in UTC with milliseconds, which sorts as text; 1970 for a time that is not in the years 1970 to 9999.
  static func text(_ milliseconds: Int64) -> String {
    guard 0..<253_402_300_800_000 ~= milliseconds else { return text(0) }
    var (seconds, parts) = (time_t(milliseconds / 1000), tm())
    gmtime_r(&seconds, &parts)
    return String(unsafeUninitializedCapacity: 25) { text in
      let count = text.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, 21, "%Y-%m-%dT%H:%M:%S.", &parts) } ?? 0
      }
      for (place, power) in [100, 10, 1].enumerated() {
        text[count + place] = Digest.digits[Int(milliseconds) / power % 10]
      }
      text[count + 3] = UInt8(ascii: "Z")
      return count + 4
    }
  }
}

/// Time-ordered identifiers (RFC 9562): UUIDs of version 7, and of version 8, laid out alike, where the rest is a digest.
nonisolated enum TimeOrderedID {
  static func make(at milliseconds: Int64 = SiteClock.now) -> String {
    var chance = SystemRandomNumberGenerator()
    return make(at: milliseconds, chance.next(), chance.next(), version: 7)
  }

  /// - Parameter digest: At least 16 bytes.
  static func make(at milliseconds: Int64, digest: [UInt8]) -> String {
    let numbers = [0, 8].map { start in digest[start..<(start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return make(at: milliseconds, numbers[0], numbers[1], version: 8)
  }

  private static func make(at milliseconds: Int64, _ first: UInt64, _ second: UInt64, version: UInt64) -> String {
    let time = UInt64(truncatingIfNeeded: milliseconds) & 0xffff_ffff_ffff
    let high = time << 16 | version << 12 | first & 0x0fff
    let low = second & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { text in
      var count = 0
      for number in [high, low] {
        for shift in stride(from: 60, through: 0, by: -4) {
          if [8, 13, 18, 23].contains(count) {
            text[count] = UInt8(ascii: "-")
            count += 1
          }
          text[count] = Digest.digits[Int(number >> shift & 15)]
          count += 1
        }
      }
      return count
    }
  }

  /// The creation time in milliseconds since 1970; nil for any other text.
  static func time(of id: String) -> Int64? {
    let bytes = Array(id.utf8)
    guard bytes.count == 36, [8, 13, 18, 23].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
      "78".utf8.contains(bytes[14]), id.replacing("-", with: "").utf8.count == 32,
      id.utf8.allSatisfy({ "0123456789abcdef-".utf8.contains($0) })
    else { return nil }
    return Int64(id.prefix(8) + id.dropFirst(9).prefix(4), radix: 16)
  }

  /// True for an id that a caller may choose. Those of version 8 can be worked out by others, who must not take them first.
  static func isChoosable(_ id: String) -> Bool { time(of: id) != nil && id.dropFirst(14).first == "7" }
}
