/// What a text with a meaning looks like, in a few words, for a field that is empty.
package enum ContentHint: Hashable, Sendable {
  case nameOnCard, street, apartment, cityAndState, passphrase
  case digits(ClosedRange<Int>)
  case monthAndYear, month, year, day

  /// The words of a language.
  package func text(in language: DisplayLanguage) -> String { words.text(in: language) }

  private var words: Words {
    switch self {
    case .nameOnCard:
      Words(
        "name on the card", "Name auf der Karte", "nom sur la carte", "nombre en la tarjeta", "卡上的姓名", "カードの名義")
    case .street:
      Words(
        "12 High Street", "Hauptstraße 12", "12, rue de la Paix", "Calle Mayor, 12", "中山路 12 号", "本町 1-2-3")
    case .apartment: Words("Apartment 3", "Wohnung 3", "appartement 3", "piso 3", "3 号房", "3 号室")
    case .cityAndState: Words("City, State", "Ort, Land", "ville, région", "ciudad, región", "城市，省份", "市区町村、都道府県")
    case .passphrase:
      Words(
        "a long passphrase", "ein langer Satz", "une longue phrase", "una frase larga", "一句长密语", "長い合い言葉")
    case .digits(let range):
      Words(
        Self.listed(range, " or ", " to ") + " digits",
        Self.listed(range, " oder ", " bis ") + " Ziffern",
        Self.listed(range, " ou ", " à ") + " chiffres",
        Self.listed(range, " o ", " a ") + " cifras",
        Self.listed(range, " 或 ", " 到 ") + " 位数字",
        Self.listed(range, " または ", "～") + " 桁の数字")
    case .monthAndYear: Words("MM/YY", "MM/JJ", "MM/AA", "MM/AA", "MM/YY", "MM/YY")
    case .month: Words("MM", "MM", "MM", "MM", "MM", "MM")
    case .year: Words("YYYY", "JJJJ", "AAAA", "AAAA", "YYYY", "YYYY")
    case .day: Words("DD", "TT", "JJ", "DD", "DD", "DD")
    }
  }

  private static func listed(_ range: ClosedRange<Int>, _ or: String, _ to: String) -> String {
    ContentFault.listed(Array(range), comma: ", ", or: or, to: to)
  }
}
