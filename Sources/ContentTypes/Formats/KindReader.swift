package import Values
package import Wording

/// Parses a date, a time or a number in the form's language.
///
/// Text is accepted only if its meaning is unique. If there are two meanings, it is refused and both are named. ISO
/// 8601 is parsed as such in every language.
package struct KindReader {
  package let language: DisplayLanguage
  /// The person's current date; nil if unknown, in which case words such as `tomorrow` are not accepted.
  package let today: CalendarDate?
  /// The person's current time, to the minute; nil if unknown, in which case `now` is not accepted.
  package let now: ClockTime?

  package init(language: DisplayLanguage, today: CalendarDate?, now: ClockTime? = nil) {
    self.language = language
    self.today = today
    self.now = now.flatMap { ClockTime(hour: $0.hour, minute: $0.minute) }
  }

  /// Longer text cannot be a date or time.
  static let longestMoment = 60

  /// The vocabulary of the form's language, followed by English.
  var vocabularies: [CalendarWords] {
    language == .english ? [.of(.english)] : [.of(language), .of(.english)]
  }
}

/// Why text cannot be parsed.
package enum Misreading: Error, Hashable, Sendable {
  case calendar(CalendarError)
  case notANumber
  /// The text has these two meanings.
  case twoReadings(String, String)
}

extension String {
  /// The text without surrounding white space and marks of direction, with runs of white space replaced by one blank, and
  /// with ASCII in place of full-width digits and punctuation of East Asian keyboards, and of the digits and separators
  /// of Arabic, Persian and Hindi (CLDR's `arab`, `arabext` and `deva`).
  var plainlyTyped: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: text.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0x3002, 0x066B: text.append(".")
      case 0x066C: text.append(",")
      case 0x200E, 0x200F, 0x061C: break
      case 0x0660...0x0669, 0x06F0...0x06F9: text.append(Unicode.Scalar(UInt8(0x30 + scalar.value & 0xF)))
      case 0x0966...0x096F: text.append(Unicode.Scalar(UInt8(0x30 + scalar.value - 0x0966)))
      case 0x2212: text.append("-")
      default: text.append(scalar)
      }
    }
    return String(text).collapsed
  }

  /// A whole number that counts or numbers something, in digits of any language that is read.
  package var typedInteger: Int? { Int(plainlyTyped) }

  /// True if its beginning has digits where the shape has `0`, and otherwise the same characters as the shape.
  func hasShape(_ shape: String) -> Bool {
    utf8.count >= shape.utf8.count
      && zip(utf8, shape.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? 0x30...0x39 ~= $0 : $0 == $1 }
  }
}
