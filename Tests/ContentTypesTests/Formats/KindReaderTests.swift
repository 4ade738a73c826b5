import ContentTypes
import Testing
import TestSupport
import Values
import Wording

/// What people mean by what they type, in every language. It is Wednesday, 4 February 2026, 14:07:31.
@Suite struct KindReaderTests {
  /// A text of a kind in a language, and what it is read as.
  struct Reading: CustomTestStringConvertible, Sendable {
    let language: DisplayLanguage
    let kind, text, result: String

    var testDescription: String { "\(language.rawValue) \(kind) \(text)" }

    /// `de date 5.2.2026 → 2026-02-05`, a line each; several texts that mean the same stand between bars.
    static func all(in table: String) -> [Reading] {
      table.split(separator: "\n").flatMap { line -> [Reading] in
        let halves = line.split(separator: "→", maxSplits: 1).map(String.init)
        let head = halves[0].split(separator: " ", maxSplits: 2).map(String.init)
        let result = halves.count == 2 ? String(halves[1].dropFirst()) : ""
        return head[2].split(separator: "|").map { text in
          Reading(
            language: DisplayLanguage(rawValue: head[0]) ?? .english, kind: head[1],
            text: String(text.dropFirst().dropLast()), result: result)
        }
      }
    }

    /// What the reader makes of it.
    func read() throws(Misreading) -> String {
      let reader = KindReader(
        language: language, today: CalendarDate(year: 2026, month: 2, day: 4),
        now: ClockTime(hour: 14, minute: 7, second: 31))
      switch kind {
      case "date": return try reader.date(text).iso
      case "time": return try reader.time(text).iso
      case "datetime":
        let moment = try reader.dateTime(text)
        return "\(moment.date.iso) \(moment.time.iso)"
      default: return try reader.number(text, unit: "€").description
      }
    }
  }

  @Test(arguments: Reading.all(in: readings))
  func `a text that means one thing is taken`(reading: Reading) throws {
    #expect(try reading.read() == reading.result)
  }

  @Test(arguments: Reading.all(in: refusals))
  func `a text that means nothing, or two things, is refused`(reading: Reading) {
    #expect(throws: Misreading.self) { try reading.read() }
  }

  @Test(arguments: Reading.all(in: readings).filter { $0.kind == "date" })
  func `a date without a time is no date and time`(reading: Reading) {
    let text = reading.text
    #expect(throws: Misreading.calendar(.notADateTime(text))) {
      try Reading(language: reading.language, kind: "datetime", text: text, result: "").read()
    }
  }

  @Test(
    arguments: [
      (.english, "date", "3/4/2026", .twoReadings("2026-03-04", "2026-04-03")),
      (.english, "date", "2/3", .twoReadings("2027-02-03", "2026-03-02")),
      (.english, "datetime", "9 3/4/2026", .twoReadings("2026-03-04 09:00", "2026-04-03 09:00")),
      (.english, "datetime", "midnight tomorrow", .twoReadings("2026-02-05 00:00", "2026-02-06 00:00")),
      (.english, "date", "wednesday", .twoReadings("2026-02-04", "2026-02-11")),
      (.german, "date", "5.2.26", .twoReadings("2026-02-05", "1926-02-05")),
      (.english, "date", "5 Feb 26", .twoReadings("2026-02-05", "1926-02-05")),
      (.english, "datetime", "5 Feb 26 9:30", .twoReadings("2026-02-05 09:30", "1926-02-05 09:30")),
      (.english, "date", "Feb 5, 26", .twoReadings("2026-02-05", "1926-02-05")),
      (.german, "date", "5. Februar 99", .twoReadings("2099-02-05", "1999-02-05")),
      (.french, "date", "le 1er mars 05", .twoReadings("2005-03-01", "1905-03-01")),
      (.english, "date", "31 Feb 26", .calendar(.noSuchDay(31, year: 2026, month: 2))),
      (.english, "date", "5 Feb 9", .calendar(.notADate("5 Feb 9"))),
      (.english, "date", "12 05 Feb", .calendar(.notADate("12 05 Feb"))),
      (.german, "number", "1.234", .twoReadings("1234", "1,234")),
      (.spanish, "number", "12.345", .twoReadings("12345", "12,345")),
      (.english, "date", "next friday", .twoReadings("2026-02-06", "2026-02-13")),
      (.german, "date", "nächster Mittwoch", .twoReadings("2026-02-11", "2026-02-18")),
      (.english, "datetime", "tomorrow midnight", .twoReadings("2026-02-05 00:00", "2026-02-06 00:00")),
      (.english, "datetime", "3/4/2026 9", .twoReadings("2026-03-04 09:00", "2026-04-03 09:00")),
      (.english, "date", "04052027", .twoReadings("2027-04-05", "2027-05-04")),
      (.german, "date", "31042027", .calendar(.noSuchDay(31, year: 2027, month: 4))),
      (.german, "date", "31.4.2026", .calendar(.noSuchDay(31, year: 2026, month: 4))),
      (.english, "time", "09:30:00Z", .calendar(.notATime("09:30:00Z"))),
    ] as [(DisplayLanguage, String, String, Misreading)])
  func `why a text is refused`(language: DisplayLanguage, kind: String, text: String, reason: Misreading) {
    #expect(throws: reason) { try Reading(language: language, kind: kind, text: text, result: "").read() }
  }

  @Test(
    arguments: [
      (.english, "1.000", "1", "1000"), (.english, "-1.000", "-1", "-1000"), (.english, "12.345", "12.345", "12345"),
      (.german, "1.000", "1", "1000"), (.german, "1,000", "1", "1000"), (.german, "1.234", "1,234", "1234"),
      (.french, "1.000", "1", "1000"), (.spanish, "1.000", "1", "1000"), (.chinese, "1.000", "1", "1000"),
      (.japanese, "1.000", "1", "1000"),
    ] as [(DisplayLanguage, String, String, String)])
  func `a whole number with one mark before three digits is refused with both readings`(
    language: DisplayLanguage, text: String, one: String, other: String
  ) {
    let reader = KindReader(language: language, today: nil)
    #expect(throws: Misreading.twoReadings(one, other)) { try reader.number(text, isWhole: true) }
  }

  @Test(
    arguments: [
      (.english, "1,000"), (.english, "1 000"), (.french, "1 000"), (.german, "1'000"), (.german, "1000,00"),
      (.english, "1000.000"),
    ] as [(DisplayLanguage, String)])
  func `groups and fractions that nobody reads in another way are taken`(language: DisplayLanguage, text: String) throws
  {
    let reader = KindReader(language: language, today: nil)
    #expect(try reader.number(text, isWhole: true).description == "1000")
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `what is shown when a field is left reads back as the same value`(language: DisplayLanguage) throws {
    let reader = KindReader(language: language, today: nil)
    var random = SeededGenerator(seed: 11)
    var styles = [NumberStyle()]
    for unit in [nil, "€", "kg", "%"] {
      for decimals in [nil, 0, 2, 3] {
        for isBefore in [false, true] {
          var style = NumberStyle()
          (style.unit, style.decimals, style.unitIsBefore) = (unit, decimals, isBefore)
          styles.append(style)
        }
      }
    }
    for round in 0..<1000 {
      let digits = Int.random(in: -10_000_000...10_000_000, using: &random)
      let number = DecimalNumber(digits).shifted(by: -Int.random(in: 0...6, using: &random))
      let style = styles[round % styles.count]
      for isWhole in [false, true] where !isWhole || number.fraction.isEmpty {
        let text = reader.legible(number, style, isWhole: isWhole)
        #expect(try reader.number(text, unit: style.unit, isWhole: isWhole) == number, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      (.english, "1234.5", 2, "€", false, "1,234.50 €"), (.german, "1234.5", 2, "€", false, "1.234,50 €"),
      (.german, "1234", nil, "€", false, "1234 €"), (.german, "-1234567", nil, "$", true, "-$1.234.567"),
      (.french, "1234.5", 1, "kg", false, "1\u{202F}234,5 kg"), (.japanese, "1234", 0, "CHF", true, "CHF 1,234"),
      (.german, "0.5", nil, nil, false, "0,5"), (.english, "1234", nil, nil, false, "1234"),
    ] as [(DisplayLanguage, String, Int?, String?, Bool, String)])
  func `how numbers stand in a field that was left`(
    language: DisplayLanguage, number: String, decimals: Int?, unit: String?, isBefore: Bool, text: String
  ) throws {
    var style = NumberStyle()
    (style.unit, style.decimals, style.unitIsBefore) = (unit, decimals, isBefore)
    let number = try #require(DecimalNumber(number))
    #expect(KindReader(language: language, today: nil).legible(number, style, isWhole: false) == text)
  }

  private static let readings = """
    de date  vorgestern → 2026-02-02
    de date  -1 | gestern → 2026-02-03
    de date  heute → 2026-02-04
    de date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    de date  05.02.2026 | ２０２６-０２-０５ | Donnerstag | morgen | tomorrow | 5/2/2026 | 5-2-2026 → 2026-02-05
    de date  5. Februar 2026 | 5. Feb. 2026 → 2026-02-05
    de date  Fr | übermorgen | friday → 2026-02-06
    de date  +3 | sa. → 2026-02-07
    de date  sonntag → 2026-02-08
    de date  Mo → 2026-02-09
    de date  Dienstag → 2026-02-10
    de date  + 30 → 2026-03-06
    de date  12. März 2026 → 2026-03-12
    de date  31.12.2026 → 2026-12-31
    de date  15/2/2027 | 15022027 → 2027-02-15
    de date  15.02. 2030 | 15. Februar 2030 | 15 Feb, 2030 → 2030-02-15
    de datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    de datetime  5.2.2026, 14:30 | 2026-02-05T14:30 → 2026-02-05 14:30
    de datetime  morgen 9:30 pm → 2026-02-05 21:30
    de number  -3 → -3
    de number  0.123 → 0.123
    de number  0.5 | ,5 → 0.5
    de number  1,5 | 1.5 → 1.5
    de number  1e3 → 1000
    de number  12 | 12 € | €12 → 12
    de number  1'234 → 1234
    de number  1.234,5 → 1234.5
    de number  1234.567 → 1234.567
    de number  1 234 567 | 1.234.567 → 1234567
    de number  +7 → 7
    de time  12 am → 00:00
    de time  9 | 9 Uhr → 09:00
    de time  9:5 → 09:05
    de time  0930 | 930 | 9.30 | 9h30 | 9 Uhr 30 → 09:30
    de time  09:30:15 | 093015 → 09:30:15
    de time  12pm → 12:00
    de time  3 nachmittags → 15:00
    de time  9:30 pm → 21:30
    de time  23:59 → 23:59
    en date  -1 | yesterday → 2026-02-03
    en date  today → 2026-02-04
    en date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    en date  05.02.2026 | ２０２６-０２-０５ | thursday | Tomorrow | 5 Feb 2026 | Feb 5, 2026 → 2026-02-05
    en date  February 5th 2026 → 2026-02-05
    en date  Fri → 2026-02-06
    en date  +3 | sat. → 2026-02-07
    en date  Sunday → 2026-02-08
    en date  MON → 2026-02-09
    en date  tuesday → 2026-02-10
    en date  the 1st of March 2026 → 2026-03-01
    en date  3/3/2026 → 2026-03-03
    en date  + 30 → 2026-03-06
    en date  15/2/2027 | 2/15/2027 | 2-15-2027 | 15022027 | 02152027 → 2027-02-15
    en datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    en datetime  5.2.2026, 14:30 | 2026-02-05T14:30 → 2026-02-05 14:30
    en datetime  Tomorrow 9:30 pm → 2026-02-05 21:30
    ko date  2026. 2. 5. | 2026.2.5. | 2026. 2. 5 | 2026년 2월 5일 | 2월 5일 → 2026-02-05
    ar date  5\u{200F}/2\u{200F}/2026 | ٥/٢/٢٠٢٦ | 5/2/2026 → 2026-02-05
    he date  5 בפברואר 2026 | 5 פברואר 2026 → 2026-02-05
    hi number  1,00,000 | 100,000 | १,००,००० → 100000
    hi number  12,34,567.5 | 1,234,567.5 → 1234567.5
    ar number  1٫5 | ١٫٥ | 1.5 → 1.5
    ar number  ١٢٣ → 123
    en number  -3 → -3
    en number  0.5 | .5 → 0.5
    en number  1.234 → 1.234
    en number  1e3 → 1000
    en number  12 | 12 € | €12 → 12
    en number  1'234 | 1,234 → 1234
    en number  1,234.5 → 1234.5
    en number  1 234 567 → 1234567
    en number  5. → 5
    en number  +7 → 7
    en time  12 am | 0 am | 0:00 am → 00:00
    en time  0:30 am | am 0:30 → 00:30
    en time  pm half past two → 14:30
    en time  09:30:15.5 | 9:30:15.5 → 09:30:15.5
    en time  9:30:15 pm | 09:30:15 pm → 21:30:15
    ko time  오후 9시 | 오후9시 | 9시 오후 → 21:00
    ko time  오후 9시 30분 | 오후 9시30분 | 오후 9시 반 | 오후 9:30 → 21:30
    ko time  9시30분 | 9시 30분 | 9시반 | 오전 9시30분 → 09:30
    ko time  새벽 3시 → 03:00
    ja time  午前0時 | 午前12時 → 00:00
    ja time  午後0時30分 | 午後12時30分 → 12:30
    zh time  上午0点 → 00:00
    zh time  凌晨3点 | 清晨三点 → 03:00
    hi time  सुबह 9 बजे | 9 बजे सुबह → 09:00
    hi time  शाम साढ़े 5 बजे | शाम साढे 5 बजे → 17:30
    hi date  5 फरवरी 2026 | 5 फ़रवरी 2026 | 5 \u{95E}रवरी 2026 → 2026-02-05
    he date  שישי | יום שישי | בשישי | ביום שישי | ו׳ → 2026-02-06
    en time  9 → 09:00
    en time  9:5 → 09:05
    en time  0930 | 930 | 9.30 | 9h30 → 09:30
    en time  09:30:15 | 093015 → 09:30:15
    en time  12pm → 12:00
    en time  9:30 pm → 21:30
    en time  23:59 → 23:59
    es date  1 ene 2026 → 2026-01-01
    es date  anteayer → 2026-02-02
    es date  -1 | ayer → 2026-02-03
    es date  hoy → 2026-02-04
    es date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    es date  05.02.2026 | ２０２６-０２-０５ | jueves | mañana | tomorrow | 5 de febrero de 2026 → 2026-02-05
    es date  vie | pasado mañana | friday → 2026-02-06
    es date  +3 | sábado → 2026-02-07
    es date  domingo → 2026-02-08
    es date  Lunes → 2026-02-09
    es date  martes → 2026-02-10
    es date  + 30 → 2026-03-06
    es date  3/4/2026 | 3-4-2026 → 2026-04-03
    es date  15/2/2027 | 15022027 → 2027-02-15
    es datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    es datetime  5.2.2026, 14:30 | 2026-02-05T14:30 → 2026-02-05 14:30
    es datetime  mañana 9:30 pm → 2026-02-05 21:30
    es number  -3 → -3
    es number  0.5 → 0.5
    es number  1e3 → 1000
    es number  12 | 12 € | €12 → 12
    es number  12,50 → 12.5
    es number  1'234 → 1234
    es number  1.234,5 → 1234.5
    es number  1 234 567 → 1234567
    es number  +7 → 7
    es time  12 am → 00:00
    es time  9 → 09:00
    es time  9:5 → 09:05
    es time  0930 | 930 | 9.30 | 9h30 → 09:30
    es time  09:30:15 | 093015 → 09:30:15
    es time  12pm → 12:00
    es time  8 de la tarde → 20:00
    es time  9:30 pm | 9:30 p. m. → 21:30
    es time  23:59 → 23:59
    fr date  avant-hier → 2026-02-02
    fr date  -1 | hier → 2026-02-03
    fr date  aujourd'hui → 2026-02-04
    fr date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    fr date  05.02.2026 | ２０２６-０２-０５ | jeudi | demain | tomorrow | 5 févr. 2026 → 2026-02-05
    fr date  ven. | après-demain | friday → 2026-02-06
    fr date  +3 | samedi → 2026-02-07
    fr date  dimanche → 2026-02-08
    fr date  lun → 2026-02-09
    fr date  mardi → 2026-02-10
    fr date  1er mars 2026 → 2026-03-01
    fr date  + 30 → 2026-03-06
    fr date  3/4/2026 | 3-4-2026 → 2026-04-03
    fr date  le 14 juillet 2026 → 2026-07-14
    fr date  15/2/2027 | 15022027 → 2027-02-15
    fr datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    fr datetime  5.2.2026, 14:30 | 2026-02-05T14:30 → 2026-02-05 14:30
    fr datetime  demain 9:30 pm → 2026-02-05 21:30
    fr number  -3 → -3
    fr number  0.5 → 0.5
    fr number  1.234 → 1.234
    fr number  1,5 → 1.5
    fr number  1e3 → 1000
    fr number  12 | 12 € | €12 → 12
    fr number  1'234 → 1234
    fr number  1 234,5 | 1\u{202F}234,5 | 1\u{A0}234,5 → 1234.5
    fr number  1 234 567 → 1234567
    fr number  +7 → 7
    fr time  12 am → 00:00
    fr time  9 | 9h → 09:00
    fr time  9:5 | 9 h 5 → 09:05
    fr time  0930 | 930 | 9.30 | 9h30 → 09:30
    fr time  09:30:15 | 093015 → 09:30:15
    fr time  12pm → 12:00
    fr time  3 h de l'après-midi → 15:00
    fr time  9:30 pm → 21:30
    fr time  23:59 → 23:59
    ja date  一昨日 → 2026-02-02
    ja date  -1 | 昨日 → 2026-02-03
    ja date  今日 → 2026-02-04
    ja date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    ja date  05.02.2026 | ２０２６-０２-０５ | 木曜日 | 明日 | tomorrow | 2026年2月5日 | ２０２６年２月５日 → 2026-02-05
    ja date  金曜 | 明後日 | friday → 2026-02-06
    ja date  +3 | 土曜日 → 2026-02-07
    ja date  日曜日 → 2026-02-08
    ja date  月曜 → 2026-02-09
    ja date  火曜日 → 2026-02-10
    ja date  + 30 → 2026-03-06
    ja date  15/2/2027 | 2/15/2027 → 2027-02-15
    ja datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    ja datetime  5.2.2026, 14:30 | 2026-02-05T14:30 → 2026-02-05 14:30
    ja datetime  明日 9:30 pm → 2026-02-05 21:30
    ja number  -3 → -3
    ja number  0.5 → 0.5
    ja number  1e3 → 1000
    ja number  12 | 12 € | €12 → 12
    ja number  1'234 | １，２３４ → 1234
    ja number  1,234.5 → 1234.5
    ja number  1 234 567 → 1234567
    ja number  +7 → 7
    ja time  12 am → 00:00
    ja time  9 → 09:00
    ja time  9:5 → 09:05
    ja time  0930 | 930 | 9.30 | 9h30 | 午前9時半 → 09:30
    ja time  09:30:15 | 093015 → 09:30:15
    ja time  12pm → 12:00
    ja time  午後3時 → 15:00
    ja time  9:30 pm | 21時30分 → 21:30
    ja time  23:59 → 23:59
    zh date  前天 → 2026-02-02
    zh date  -1 | 昨天 → 2026-02-03
    zh date  今天 → 2026-02-04
    zh date  2026-02-05 | 2026-2-5 | 2026/2/5 | 2026.02.5 | 20260205 |  2026-02-05  | 5.2.2026 → 2026-02-05
    zh date  05.02.2026 | ２０２６-０２-０５ | 星期四 | 明天 | tomorrow | 2026年2月5日 | 2026/02/05 → 2026-02-05
    zh date  周五 | 后天 | friday → 2026-02-06
    zh date  +3 | 礼拜六 → 2026-02-07
    zh date  星期天 → 2026-02-08
    zh date  周一 → 2026-02-09
    zh date  星期二 → 2026-02-10
    zh date  + 30 → 2026-03-06
    zh date  15/2/2027 | 2/15/2027 → 2027-02-15
    zh datetime  2026-02-05 9:30 | 20260205T0930 → 2026-02-05 09:30
    zh datetime  5.2.2026, 14:30 | 2026-02-05T14:30 | 2026年2月5日 14:30 → 2026-02-05 14:30
    zh datetime  2026年2月5日下午3点 → 2026-02-05 15:00
    zh datetime  明天 9:30 pm → 2026-02-05 21:30
    zh number  -3 → -3
    zh number  0.5 → 0.5
    zh number  1e3 → 1000
    zh number  12 | 12 € | €12 → 12
    zh number  １２３ → 123
    zh number  1'234 → 1234
    zh number  1,234.5 → 1234.5
    zh number  1 234 567 → 1234567
    zh number  +7 → 7
    zh time  12 am → 00:00
    zh time  9 → 09:00
    zh time  9:5 → 09:05
    zh time  0930 | 930 | 9.30 | 9h30 | 上午9点半 → 09:30
    zh time  09:30:15 | 093015 → 09:30:15
    zh time  12pm → 12:00
    zh time  下午3点 → 15:00
    zh time  9:30 pm | 21点30分 → 21:30
    zh time  23:59 → 23:59
    en date  in 3 days | in three days | 3 days from now | this saturday → 2026-02-07
    en date  in a week | in 7 days → 2026-02-11
    en date  2 weeks ago → 2026-01-21
    en date  the day after tomorrow | this Friday | on friday → 2026-02-06
    en date  15.02. | 15 February | feb 15th → 2026-02-15
    en date  15/02 | 2/15 | 15 / 2 → 2026-02-15
    en date  3/3 → 2026-03-03
    de date  2/3 → 2026-03-02
    en date  3 march | March 3rd | 3.3. → 2026-03-03
    en date  3 feb | February 3 → 2027-02-03
    en date  29 february → 2028-02-29
    en time  noon | at noon | midday → 12:00
    en time  midnight → 00:00
    en time  now → 14:07
    en time  half past two | half past 2 | at half past two → 02:30
    en time  half past two pm | half past two in the afternoon → 14:30
    en time  quarter to nine | a quarter to 9 | 15 minutes to nine → 08:45
    en time  quarter to one → 12:45
    en time  quarter to one am → 00:45
    en time  twenty past ten → 10:20
    en time  9 o'clock | nine o’clock | at 9 → 09:00
    en datetime  9:30 tomorrow | 9:30 on thursday → 2026-02-05 09:30
    de datetime  9 Uhr morgen → 2026-02-05 09:00
    en datetime  tomorrow noon | noon tomorrow | thursday at noon → 2026-02-05 12:00
    en datetime  in 2 days at half past nine pm → 2026-02-06 21:30
    en datetime  now → 2026-02-04 14:07
    en datetime  5 Feb 2026 9:30 | Feb 5, 2026 9:30 | 5 Feb 0930 | Feb 5 9.30 → 2026-02-05 09:30
    en datetime  5 Feb 1830 | 18:30 5 Feb → 2026-02-05 18:30
    en datetime  5 Feb 20 → 2026-02-05 20:00
    en number  12.50 EUR | EUR 12.50 | 12.5 euros → 12.5
    de date  in 3 Tagen | in drei Tagen | kommenden Samstag → 2026-02-07
    de date  in einer Woche | in 1 Woche → 2026-02-11
    de date  vor 2 Wochen → 2026-01-21
    de date  15.02. | 15. Februar | den 15. Feb. → 2026-02-15
    de date  3.2. → 2027-02-03
    de time  Mittag → 12:00
    de time  Mitternacht → 00:00
    de time  jetzt → 14:07
    de time  halb drei | um halb 3 → 02:30
    de time  halb eins → 12:30
    de time  Viertel vor neun | 15 Minuten vor 9 → 08:45
    de time  zehn nach acht → 08:10
    de time  neun Uhr → 09:00
    de time  neun Uhr dreißig → 09:30
    de number  12,50 EUR | 12,50 Euro → 12.5
    fr date  dans 3 jours | dans trois jours | ce samedi → 2026-02-07
    fr date  dans une semaine → 2026-02-11
    fr date  il y a 2 semaines → 2026-01-21
    fr date  le 15 février | 15 févr. → 2026-02-15
    fr time  midi → 12:00
    fr time  minuit → 00:00
    fr time  deux heures et demie | 2 heures et demie → 02:30
    fr time  neuf heures moins le quart → 08:45
    fr time  à neuf heures | 9 heures → 09:00
    fr time  dix heures vingt → 10:20
    es date  en 3 días | dentro de tres días | este sábado → 2026-02-07
    es date  en una semana → 2026-02-11
    es date  hace 2 semanas → 2026-01-21
    es date  15 de febrero | el 15 de feb → 2026-02-15
    es time  mediodía → 12:00
    es time  medianoche → 00:00
    es time  las dos y media | a las 2 y media → 02:30
    es time  las nueve menos cuarto → 08:45
    es time  las diez y veinte → 10:20
    zh date  3天后 | 三天后 → 2026-02-07
    zh date  2周前 → 2026-01-21
    zh date  2月15日 → 2026-02-15
    zh date  下周五 → 2026-02-13
    zh time  中午 → 12:00
    zh time  两点半 | 2点半 → 02:30
    zh time  九点一刻 → 09:15
    zh time  下午三点二十分 → 15:20
    zh time  现在 → 14:07
    zh time  晚上9点 | 晚上九点 → 21:00
    en time  9:30 in the evening | 9:30 at night → 21:30
    es time  9 de la noche → 21:00
    ko time  밤 11시 → 23:00
    ja date  3日後 | 三日後 → 2026-02-07
    ja date  2週間前 → 2026-01-21
    ja date  2月15日 → 2026-02-15
    ja date  来週の金曜日 → 2026-02-13
    ja time  正午 → 12:00
    ja time  2時半 | 二時半 → 02:30
    ja time  午後三時二十分 → 15:20
    ja time  今 → 14:07
    tr date  3 Kasım 2026 | 3 KASIM 2026 | 3 kasim 2026 → 2026-11-03
    tr date  YARIN | yarın | yarin → 2026-02-05
    tr date  SALI | Salı → 2026-02-10
    de number  1'234.50 | 1’234,50 | 1'234,5 → 1234.5
    fr number  12'345.678 | 12’345,678 → 12345.678
    es date  manana | mañana → 2026-02-05
    es date  este sabado | este sábado → 2026-02-07
    pl date  piatek | piątek → 2026-02-06
    fr date  apres-demain | après-demain → 2026-02-06
    ar date  غداً | غدا | غدًا → 2026-02-05
    """

  private static let refusals = """
    hi number  1,0,000 | 12,34 | 1,00,0 
    en number  1,00,000 
    en date  next friday | in 3 | in days | half past two | 31.4. | 30 february | 5.2 | in 99999 days 
    en time  12 at night | 1 at night | 13 in the evening 
    zh time  晚上12点 | 晚上1点 
    es time  12 de la noche 
    en time  half past 25 | 70 past two | in 3 days | past two | 61 minutes to 3 
    en datetime  tomorrow midnight | noon | 5 Feb 1999 | Feb 5 2030 | 2030 5 Feb | Feb 5, 2026, 
    de date  nächsten Freitag 
    fr date  vendredi prochain 
    es date  el próximo viernes | el viernes que viene 
    ja date  次の金曜日 
    de date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    de date  2/15/2027 | Mittwoch 
    de datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 
    de number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1.234 | 12.345 | 1,234.5 
    de time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    en date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    en date  3/4/2026 | 3-4-2026 | wednesday | 5/2/26 
    en datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 | 3/4/2026 9:00 
    en number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1,5 | 1.234,5 | 1,23 
    en time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    es date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    es date  2/15/2027 | miércoles 
    es datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 
    es number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1.234 
    es time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    fr date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    fr date  2/15/2027 | mercredi 
    fr datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 
    fr number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1,234,5 
    fr time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    ja date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    ja date  3/4/2026 | 水曜日 
    ja datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 
    ja number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1.234,5 
    ja time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    zh date  2026-02-30 | 2026-13-01 | 20261301 | soon | 5.2.26 | 5.2 | 12 | 2026-02 | 1/2/3/4 | 31.4.2026 | +x 
    zh date  3/4/2026 | 星期三 
    zh datetime  2026-02-05 | 14:30 | tomorrow | 2026-02-30 14:30 
    zh number  12a | 1e | --1 | 1 23 | 1..5 | abc | 1,5 
    zh time  24:00 | 9:60 | 13 pm | later | 9:30:99 | 1:2:3:4 | 12345 
    """
}
