private import Synchronization

/// The language and region of a POSIX locale such as `de_AT.UTF-8@euro`.
public struct LocaleName: Hashable, Sendable {
  /// ISO 639, two or three letters in lower case.
  public let language: String
  /// ISO 3166-1, two letters in upper case; nil if the locale names none.
  public let region: String?

  /// Parses an environment variable; nil for `C` and `POSIX`, which have no language.
  public init?(posix text: String) {
    let parts = text.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, 2...3 ~= language.count, language.allSatisfy(\.isASCIILetter) else { return nil }
    self.language = language.lowercased()
    let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) }
    self.region = region?.uppercased()
  }

  /// The BCP 47 tag: `de-AT`.
  public var tag: String { region.map { "\(language)-\($0)" } ?? language }
}

/// How a locale writes numbers and dates: a row of the table that is made from CLDR.
struct LocaleConventions: Sendable {
  let numbers: NumberSymbols
  let date: DatePattern

  /// Those of the locale, else of its language, else of most of the world. Cost: the table is searched once for each
  /// locale.
  static func of(_ locale: LocaleName) -> LocaleConventions {
    known.withLock { known in
      if let conventions = known[locale] { return conventions }
      let new = LocaleConventions(row: row(of: locale))
      known[locale] = new
      return new
    }
  }

  private static let known = Mutex<[LocaleName: LocaleConventions]>([:])

  private static func row(of locale: LocaleName) -> String {
    let region = locale.region.flatMap { row(named: "\(locale.language)_\($0)") }
    return region ?? row(named: locale.language) ?? row(named: "root")!
  }

  /// The row that lists a locale. Its names stand between blanks, behind the last bar.
  private static func row(named name: String) -> String? {
    let (wanted, bar, blank, newline) = (Array(name.utf8), UInt8(ascii: "|"), UInt8(ascii: " "), UInt8(ascii: "\n"))
    return LocaleName.conventions.withUTF8Buffer { table -> String? in
      var start = 0
      for place in 1...(table.count - wanted.count) {
        if table[place - 1] == newline { start = place }
        guard table[place] == wanted[0], table[place - 1] == blank || table[place - 1] == bar else { continue }
        let end = place + wanted.count
        guard table[place..<end].elementsEqual(wanted), end == table.count || [blank, newline].contains(table[end])
        else { continue }
        return String(decoding: table[start..<place], as: UTF8.self)
      }
      return nil
    }
  }

  private init(row: String) {
    let columns = row.split(separator: "|").map(String.init)
    numbers = NumberSymbols(
      decimal: Character(columns[0]), group: columns[1], leastBeforeGroup: Int(columns[2])!,
      groupSize: Int(columns[3])!, percent: Self.surrounding(columns[4]), amount: Self.surrounding(columns[5]))
    date = DatePattern(columns[6])
  }

  /// Of a pattern in which `0` is the number.
  private static func surrounding(_ pattern: String) -> NumberSymbols.Surrounding {
    let halves = pattern.split(separator: "0", maxSplits: 1, omittingEmptySubsequences: false)
    return NumberSymbols.Surrounding(before: String(halves[0]), after: String(halves[1]))
  }
}

extension LocaleName {
  /// The day on which a week begins in a calendar, from 0 for Monday; without a region, where most of the language's
  /// speakers live (CLDR's week data and likely subtags).
  package var firstWeekday: Int {
    (region ?? Self.likelyRegion(ofLanguage: language)).map(Self.firstWeekday(inRegion:)) ?? 0
  }
}
