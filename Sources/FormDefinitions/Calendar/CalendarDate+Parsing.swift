package import ContentTypes

extension CalendarDate {
  /// Reads `2026-02-28` (RFC 3339 `full-date`), or says what is impossible about it.
  package init(parsing text: String) throws(CalendarError) {
    // Parts of the text itself: nothing is copied for a date that somebody is typing.
    let bytes = text.utf8
    guard bytes.count == 10, bytes.dropFirst(4).first == UInt8(ascii: "-"),
      bytes.dropFirst(7).first == UInt8(ascii: "-"), let year = DigitText.value(bytes.prefix(4)),
      let month = DigitText.value(bytes.dropFirst(5).prefix(2)), let day = DigitText.value(bytes.suffix(2))
    else { throw .notADate(text) }
    guard year >= 1 else { throw .noSuchYear(year) }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw .noSuchDay(day, year: year, month: month)
    }
    self = date
  }
}
