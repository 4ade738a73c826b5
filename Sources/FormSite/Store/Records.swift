import CNettle
import Glibc
import Values

/// Whoever does something at a site, as the audit names them.
nonisolated package struct Actor: Sendable, Equatable {
  /// The name in `site.yaml`; of an owner at the machine itself, `local:` and the name of the account.
  package var person: String
  /// The fingerprint of the key that they came in with.
  package var key: String?
  /// Where they came from.
  package var address: String?

  package init(person: String, key: String? = nil, address: String? = nil) {
    self.person = person
    self.key = key
    self.address = address
  }
}

/// A definition as it was published.
nonisolated struct FormVersion: Sendable, Equatable {
  /// In the order of publication, over all forms.
  var sequence: Int64
  var form: String
  /// The digest of the canonical definition: what it says, however it is written.
  var hash: String
  var published: String
  var publisher: String
  /// The file as it was.
  var definition: String
  /// The files that it names, by name, as one JSON object.
  var files: String
  /// A JSON Schema of the answers.
  var answerSchema: String

  /// What the audit has of it.
  var digest: String {
    Digest.text(
      of: [
        .integer(sequence), .string(form), .string(hash), .string(published), .string(publisher), .string(definition),
        .string(files), .string(answerSchema),
      ])
  }
}

/// Answers that were not submitted yet.
nonisolated struct StoredDraft: Sendable, Equatable {
  /// That of the submission that will come of it.
  var id: String
  var form: String
  var version: String
  var person: String
  /// As a draft's file has them: answers and half-typed texts, no secrets.
  var answers: String
  var focus: String?
  var changed: String
  /// The submission that it will be a revision of.
  var replaces: String?
}

/// Answers that were submitted.
nonisolated struct Submission: Sendable, Equatable {
  /// UUIDv7, made when the form was opened.
  var id: String
  var form: String
  var version: String
  var person: String
  var opened: String
  var submitted: String
  /// From 1.
  var revision: Int64
  /// The submission that it is a revision of.
  var replaces: String?
  /// One JSON object; nil once it was purged.
  var answers: String?

  /// What the digest of a submission is made of. After a purge the audit still has the digest of the answers.
  func digest(answersDigest: String) -> String {
    Digest.text(
      of: [
        .string(id), .string(form), .string(version), .string(person), .string(opened), .string(submitted),
        .integer(revision), replaces.map { .string($0) } ?? .null, .string(answersDigest),
      ])
  }

  var answersDigest: String? { answers.map { Digest.text(of: Array($0.utf8)) } }
}

/// One row of the audit.
nonisolated struct AuditEntry: Sendable, Equatable {
  var sequence: Int64
  var time: String
  var actor: Actor
  /// A word: `submit`, `publish`, `refuse`, …
  var what: String
  /// What was done it to: an id or a form, and a digest where something was stored.
  var subject: String
  /// The digest of the row before; empty for the first.
  var previous: String

  static let columns = "sequence, time, person, key, address, what, subject, previous, digest"

  /// The digest of one compact JSON array: sequence, what happened, the digest of the row before.
  var digest: String { Digest.text(of: Array("[\(sequence),\(text),\"\(previous)\"]".utf8)) }

  /// What happened, as the values of an array without its brackets.
  var text: String {
    let values: [JSONValue] = [
      .string(time), .string(actor.person), actor.key.map { .string($0) } ?? .null,
      actor.address.map { .string($0) } ?? .null, .string(what), .string(subject),
    ]
    return String(JSONValue.array(values).text(.compact).dropFirst().dropLast())
  }
}

/// What is yet to be done about a submission by a hook.
nonisolated struct OutboxEntry: Sendable, Equatable {
  var sequence: Int64
  var submission: String
  var form: String
  var hook: String
  /// Answers that are secret, sealed, as one JSON object.
  var secrets: String?
  /// How often it was tried.
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

  static func text(of message: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes(of: message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of values written as one compact JSON array, which anybody can make again.
  static func text(of values: [JSONValue]) -> String { text(of: Array(JSONValue.array(values).text(.compact).utf8)) }
}

/// The clock of the machine, as the tables have it.
nonisolated enum SiteClock {
  /// Milliseconds since 1970 UTC.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// RFC 3339 in UTC with milliseconds: texts in the order of the times.
  static func text(_ milliseconds: Int64) -> String {
    let instant = Instant(seconds: milliseconds / 1000) ?? .epoch
    return "\(instant.description.dropLast()).\(Int(milliseconds % 1000).padded(to: 3))Z"
  }
}

/// Identifiers in the order of their making (RFC 9562, UUID version 7).
nonisolated enum TimeOrderedID {
  static func make(at milliseconds: Int64 = SiteClock.now) -> String {
    var chance = SystemRandomNumberGenerator()
    let time = UInt64(milliseconds) & 0xffff_ffff_ffff
    let high = time << 16 | 0x7000 | chance.next() & 0x0fff
    let low = chance.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let digits = Array((hexadecimal(high) + hexadecimal(low)).utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  /// When it was made, in milliseconds since 1970; nil for a text that is no such identifier.
  static func time(of id: String) -> Int64? {
    let bytes = Array(id.utf8)
    guard bytes.count == 36, [8, 13, 18, 23].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
      bytes[14] == UInt8(ascii: "7"), id.replacing("-", with: "").utf8.count == 32,
      id.utf8.allSatisfy({ "0123456789abcdef-".utf8.contains($0) })
    else { return nil }
    return Int64(id.prefix(8) + id.dropFirst(9).prefix(4), radix: 16)
  }

  private static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16).padded(to: 16) }
}
