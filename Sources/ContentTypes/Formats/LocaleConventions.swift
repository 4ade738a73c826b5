private import Synchronization

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

  private static func row(of locale: LocaleName) -> Substring {
    let rows: [Substring] = LocaleName.conventions.split(separator: "\n")
    let names = [locale.region.map { "\(locale.language)_\($0)" }, locale.language].compactMap(\.self)
    let found = names.lazy.compactMap { name in
      rows.first { $0[$0.lastIndex(of: "|")!...].dropFirst().split(separator: " ").contains { $0 == name } }
    }.first
    return found ?? rows[0]
  }

  private init(row: Substring) {
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
