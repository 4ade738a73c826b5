import Testing

@testable import Values

/// What clocks show in places that set them forward and back.
struct ZoneRulesTests {
  @Test(arguments: [
    ("UTC0", "2026-07-01T12:00", "Z"), ("GMT0", "2026-07-01T12:00", "+00:00"), ("JST-9", "2026-07-01T12:00", "+09:00"),
    ("<+0530>-5:30", "2026-07-01T12:00", "+05:30"), ("NST3:30NDT,M3.2.0,M11.1.0", "2026-01-01T00:00", "-03:30"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:59", "+01:00"),
    // What is passed over is read as if the clock had not been set forward; what is shown twice, as the first.
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T02:30", "+01:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T03:00", "+02:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T02:30", "+02:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T03:00", "+01:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-01-01T00:00", "+13:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-07-01T00:00", "+12:00"), ("EST5EDT", "2026-07-01T00:00", "-04:00"),
    ("AAA-1BBB,J60,J300", "2024-03-01T03:00", "+02:00"), ("AAA-1BBB,59,300", "2026-03-01T03:00", "+02:00"),
  ])
  func `a rule that is written out`(rule: String, local: String, offset: String) throws {
    let zone = try #require(ZoneRules(posix: rule))
    #expect(try Instant(parsing: local, zone: zone).description == local + ":00" + offset)
  }

  @Test(arguments: [
    "", "Asia/Tokyo", "X1", "CET", "CET-1CEST,M13.1.0,M1.1.0", "CET-1CEST,M3.5.0", "CET-1CEST,x,y", "A-1",
  ])
  func `what is no rule`(text: String) { #expect(ZoneRules(posix: text) == nil) }

  @Test func `a file that is none, or is cut off, is none`() {
    let header = Array("TZif2".utf8) + Array(repeating: UInt8(0), count: 39)
    for bytes in [[], Array("TZif".utf8), header, header + header, header + Array("TZif2".utf8)] {
      #expect(ZoneRules(file: bytes) == nil)
    }
  }

  @Test func `an offset that was given stays, and that of the zone is left out`() throws {
    let tokyo = try #require(ZoneRules(posix: "JST-9"))
    #expect(try Instant(parsing: "2026-11-22T06:00+09:00").short(in: tokyo) == "2026-11-22 06:00")
    #expect(try Instant(parsing: "2026-11-22T06:00Z").short(in: tokyo) == "2026-11-22 06:00Z")
    #expect(try Instant(parsing: "2026-11-22T06:00Z").description == "2026-11-22T06:00:00Z")
  }
}
