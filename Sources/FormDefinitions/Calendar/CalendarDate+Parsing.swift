package import ContentTypes

extension CalendarDate {
  /// Reads `2026-02-28` (RFC 3339 `full-date`), or says what is impossible about it.
  package init(parsing text: String) throws(CalendarError) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = DigitText.value(bytes[0..<4]), let month = DigitText.value(bytes[5..<7]),
      let day = DigitText.value(bytes[8..<10])
    else { throw .notADate(text) }
    guard year >= 1 else { throw .noSuchYear(year) }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw .noSuchDay(day, year: year, month: month)
    }
    self = date
  }
}
