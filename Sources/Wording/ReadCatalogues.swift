private import Synchronization

/// The catalogues that were read while the program runs, in that order.
enum ReadCatalogues {
  private static let all = Mutex<[Catalogue]>([])

  /// Nothing is locked while only built-in languages are used.
  static func at(_ language: DisplayLanguage) -> Catalogue? {
    guard language.place >= DisplayLanguage.builtIn else { return nil }
    return all.withLock { $0[Int(language.place - DisplayLanguage.builtIn)] }
  }

  /// The language of the best catalogue for a tag; nil without one of its language.
  static func best(for tag: LanguageTag) -> DisplayLanguage? {
    all.withLock { catalogues in
      guard let best = tag.best(among: catalogues.map(\.tag)),
        let place = catalogues.lastIndex(where: { $0.tag == best })
      else { return nil }
      return DisplayLanguage(place: DisplayLanguage.builtIn + UInt8(place))
    }
  }

  /// nil once there are too many.
  static func add(_ catalogue: Catalogue) -> DisplayLanguage? {
    all.withLock { catalogues in
      if let place = catalogues.firstIndex(of: catalogue) {
        return DisplayLanguage(place: DisplayLanguage.builtIn + UInt8(place))
      }
      guard catalogues.count < 100 else { return nil }
      catalogues.append(catalogue)
      return DisplayLanguage(place: DisplayLanguage.builtIn + UInt8(catalogues.count - 1))
    }
  }
}
