import FormDefinitions
import TestSupport
import Testing
import Values

/// Days, times and moments as RFC 3339 writes them.
struct CalendarTests {
  @Test(arguments: [
    ("2026-02-29", "February 2026 has 28 days"), ("2024-02-30", "February 2024 has 29 days"),
    ("2026-04-31", "April 2026 has 30 days"), ("2026-13-01", "there is no month 13"),
    ("2026-00-01", "there is no month 0"), ("2026-01-00", "there is no day 0"), ("0000-01-01", "there is no year 0"),
    ("2026-1-1", "'2026-1-1' is not a date; write it like 2026-02-28"),
    ("1/2/2026", "'1/2/2026' is not a date; write it like 2026-02-28"),
  ])
  func `an impossible date says why`(text: String, reason: String) {
    #expect(throws: CalendarError.self) { try Moment(parsing: text, type: .date) }
    #expect(message { () throws(CalendarError) in _ = try Moment(parsing: text, type: .date) } == reason)
  }

  @Test(arguments: [
    ("24:00", "there is no hour 24"), ("12:60", "there is no minute 60"), ("12:30:61", "there is no second 61"),
    ("12:30:60", "there is no second 60"), ("12.30", "'12.30' is not a time; write it like 14:30"),
    ("12:30:00.", "'12:30:00.' is not a time; write it like 14:30"),
  ])
  func `an impossible time says why`(text: String, reason: String) {
    #expect(message { () throws(CalendarError) in _ = try Moment(parsing: text, type: .time) } == reason)
  }

  @Test(arguments: [
    ("2026-02-28T14:30:00Z", "2026-02-28T14:30:00Z"), ("2026-02-28 14:30", "2026-02-28T14:30:00+01:00"),
    ("2026-02-28t14:30:05.250-08:00", "2026-02-28T14:30:05.25-08:00"),
    ("2026-02-28T14:30+00:00", "2026-02-28T14:30:00+00:00"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
  ])
  func `a date and time is written in full`(text: String, full: String) throws {
    #expect(try Moment(parsing: text, type: .datetime, zone: ZoneRules(utcOffset: 60)).description == full)
  }

  @Test func `a date and time says what is impossible`() {
    #expect(
      message { () throws(CalendarError) in _ = try Moment(parsing: "2026-02-28T14:30+1", type: .datetime) }
        == "'+1' is not a UTC offset; write it like +01:00 or Z")
    #expect(
      message { () throws(CalendarError) in _ = try Moment(parsing: "2026-02-30 14:30", type: .datetime) }
        == "February 2026 has 28 days")
    #expect(
      message { () throws(CalendarError) in _ = try Moment(parsing: "tomorrow at ten", type: .datetime) }
        == "'tomorrow at ten' is not a date and time; write it like 2026-02-28 14:30")
  }

  @Test func `moments at different offsets are compared as instants`() throws {
    let berlin = try Moment(parsing: "2026-02-28T14:30+01:00", type: .datetime)
    let london = try Moment(parsing: "2026-02-28T13:30Z", type: .datetime)
    #expect(berlin == london)
    #expect(berlin.stepped(by: 1, size: 60) > london)
  }

  @Test(arguments: [
    ("2026-02-28", 1, 1, "2026-03-01"), ("2024-02-28", 1, 1, "2024-02-29"), ("2026-01-01", -1, 1, "2025-12-31"),
    ("2026-01-01", 2, 7, "2026-01-15"), ("9999-12-31", 1, 1, "9999-12-31"), ("0001-01-01", -5, 1, "0001-01-01"),
  ])
  func `a date steps by days and stops at the ends`(from: String, count: Int, size: Int, to: String) throws {
    #expect(try Moment(parsing: from, type: .date).stepped(by: count, size: size).description == to)
  }

  @Test func `a time steps round the clock, a moment over midnight`() throws {
    #expect(try Moment(parsing: "23:59", type: .time).stepped(by: 1, size: 60).description == "00:00:00")
    #expect(try Moment(parsing: "00:00", type: .time).stepped(by: -1, size: 900).description == "23:45:00")
    let moment = try Moment(parsing: "2026-12-31T23:59+01:00", type: .datetime)
    #expect(moment.stepped(by: 1, size: 60).description == "2027-01-01T00:00:00+01:00")
  }

  private func message(_ body: () throws(CalendarError) -> Void) -> String {
    do throws(CalendarError) {
      try body()
      return "no error"
    } catch {
      return error.message
    }
  }
}
