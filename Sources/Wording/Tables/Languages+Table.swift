// swift-format-ignore-file
/// The languages that are built in: made by generate-messages.py, not by hand.
extension DisplayLanguage {
  /// English, `en`.
  public static let english = DisplayLanguage(place: 0)
  /// German, `de`.
  public static let german = DisplayLanguage(place: 1)
  /// French, `fr`.
  public static let french = DisplayLanguage(place: 2)
  /// Spanish, `es`.
  public static let spanish = DisplayLanguage(place: 3)
  /// Chinese, `zh`.
  public static let chinese = DisplayLanguage(place: 4)
  /// Japanese, `ja`.
  public static let japanese = DisplayLanguage(place: 5)
  /// Polish, `pl`.
  public static let polish = DisplayLanguage(place: 6)
  /// Ukrainian, `uk`.
  public static let ukrainian = DisplayLanguage(place: 7)
  /// Arabic, `ar`.
  public static let arabic = DisplayLanguage(place: 8)
  /// Hebrew, `he`.
  public static let hebrew = DisplayLanguage(place: 9)
  /// Hindi, `hi`.
  public static let hindi = DisplayLanguage(place: 10)
  /// Korean, `ko`.
  public static let korean = DisplayLanguage(place: 11)
  /// Turkish, `tr`.
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
