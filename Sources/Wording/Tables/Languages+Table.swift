// swift-format-ignore-file
/// The languages that are built in: made by generate-messages.py, not by hand.
extension DisplayLanguage {
  public static let english = DisplayLanguage(place: 0)
  public static let german = DisplayLanguage(place: 1)
  public static let french = DisplayLanguage(place: 2)
  public static let spanish = DisplayLanguage(place: 3)
  public static let chinese = DisplayLanguage(place: 4)
  public static let japanese = DisplayLanguage(place: 5)
  public static let polish = DisplayLanguage(place: 6)
  public static let ukrainian = DisplayLanguage(place: 7)
  public static let arabic = DisplayLanguage(place: 8)
  public static let hebrew = DisplayLanguage(place: 9)
  public static let hindi = DisplayLanguage(place: 10)
  public static let korean = DisplayLanguage(place: 11)
  public static let turkish = DisplayLanguage(place: 12)

  static let builtIn: UInt8 = 13
}

extension CatalogueTable {
  static func of(_ place: UInt8) -> CatalogueTable {
    switch place {
    case 1: CatalogueTable("de", GermanTable.texts, GermanTable.ends, GermanTable.plural)
    case 2: CatalogueTable("fr", FrenchTable.texts, FrenchTable.ends, FrenchTable.plural)
    case 3: CatalogueTable("es", SpanishTable.texts, SpanishTable.ends, SpanishTable.plural)
    case 4: CatalogueTable("zh", ChineseTable.texts, ChineseTable.ends, ChineseTable.plural)
    case 5: CatalogueTable("ja", JapaneseTable.texts, JapaneseTable.ends, JapaneseTable.plural)
    case 6: CatalogueTable("pl", PolishTable.texts, PolishTable.ends, PolishTable.plural)
    case 7: CatalogueTable("uk", UkrainianTable.texts, UkrainianTable.ends, UkrainianTable.plural)
    case 8: CatalogueTable("ar", ArabicTable.texts, ArabicTable.ends, ArabicTable.plural)
    case 9: CatalogueTable("he", HebrewTable.texts, HebrewTable.ends, HebrewTable.plural)
    case 10: CatalogueTable("hi", HindiTable.texts, HindiTable.ends, HindiTable.plural)
    case 11: CatalogueTable("ko", KoreanTable.texts, KoreanTable.ends, KoreanTable.plural)
    case 12: CatalogueTable("tr", TurkishTable.texts, TurkishTable.ends, TurkishTable.plural)
    default: CatalogueTable("en", EnglishTable.texts, EnglishTable.ends, EnglishTable.plural)
    }
  }
}
