private import Synchronization
internal import Values

/// The words for days, months and times that a person may type, in small letters and without a point: the messages
/// `read.…` of a catalogue, whose comments say how they are written.
package struct CalendarWords: Sendable {
  /// From Monday on; of each its name, then its short forms.
  package let weekdays: [[String]]
  /// From January on, likewise.
  package let months: [[String]]
  /// Days counted from today.
  package let days: [String: Int]
  /// Phrases for a number of days or weeks from today, and how many days one of them is.
  package let spans: [(phrase: SpokenPhrase, days: Int)]
  /// What stands before or after the name of a weekday: of the coming one, of one that may be the coming one or the one
  /// after it, of that in the next week.
  package let weekdayAffixes: (coming: [String], next: [String], nextWeek: [String])
  /// What stands at a time before noon, after it, and from five o'clock to midnight.
  package let morning, afternoon, evening: [String]
  /// What may stand between the parts of a date and says nothing, `5 de febrero`.
  package let fillers: Set<String>
  /// Twelve o'clock at noon and at midnight, and the current time.
  package let noon, midnight, now: [String]
  /// Phrases for a time, those that begin like another one first.
  package let clock: [SpokenPhrase]
  /// What may stand before a time and says nothing, `at half past two`.
  package let timeAffixes: [String]
  package let numbers: [String: Int]
  /// True if a date of three numbers that are not joined by points may have the month first.
  package let monthMayBeFirst: Bool

  /// Cost: the catalogue is read once for each language.
  package static func of(_ language: DisplayLanguage) -> CalendarWords {
    known.withLock { words in
      if let known = words[language] { return known }
      let new = CalendarWords(language)
      words[language] = new
      return new
    }
  }

  private static let known = Mutex<[DisplayLanguage: CalendarWords]>([:])

  private init(_ language: DisplayLanguage) {
    // What is typed is folded; these texts are in small letters, but capitals stand for numbers in phrases.
    let say = { (message: Message) in language(message).withoutMarks }
    weekdays = say(.readWeekdays).split(separator: "," as Character).map { Self.alternatives($0) }
    months = say(.readMonths).split(separator: "," as Character).map { Self.alternatives($0) }
    days = Self.numbers(say(.readDays))
    spans = Self.pairs(say(.readSpans)).map { (SpokenPhrase($0.text), $0.number) }
    weekdayAffixes = (
      Self.affixes(say(.readComing)), Self.affixes(say(.readNext)), Self.affixes(say(.readNextWeek))
    )
    morning = Self.alternatives(say(.readMorning))
    afternoon = Self.alternatives(say(.readAfternoon))
    evening = Self.alternatives(say(.readEvening))
    fillers = Set(Self.alternatives(say(.readFillers)))
    noon = Self.alternatives(say(.readNoon))
    midnight = Self.alternatives(say(.readMidnight))
    now = Self.alternatives(say(.readNow))
    clock = Self.pairs(say(.readClock)).map { SpokenPhrase($0.text, minutes: $0.number) }
    timeAffixes = Self.affixes(say(.readTimeAffixes))
    numbers = Self.numbers(say(.readNumbers))
    monthMayBeFirst = say(.readDateOrder).split(separator: " ").contains("monthFirst")
  }

  /// `a|b`; nothing of `-`.
  private static func alternatives(_ text: some StringProtocol) -> [String] {
    text == "-" ? [] : text.split(separator: "|" as Character).map { String($0) }
  }

  /// The same, with `_` for blanks.
  private static func affixes(_ text: String) -> [String] { alternatives(String(text.map { $0 == "_" ? " " : $0 })) }

  /// Pairs of a text and a number, `a|b=1,c=2`; what is no pair is left out.
  private static func pairs(_ text: String) -> [(text: Substring, number: Int)] {
    text.split(separator: "," as Character).flatMap { (pair: Substring) -> [(text: Substring, number: Int)] in
      let halves = pair.split(separator: "=" as Character)
      guard halves.count == 2, let number = Int(halves[1]) else { return [] }
      return halves[0].split(separator: "|").map { ($0, number) }
    }
  }

  private static func numbers(_ text: String) -> [String: Int] {
    Dictionary(firstOfEach: pairs(text).map { (String($0.text), $0.number) })
  }
}
