/// What a text with a meaning looks like, in a few words, for a field that is empty.
package enum ContentHint: Translated, Hashable, Sendable {
  case nameOnCard, street, apartment, cityAndState, passphrase
  case digits(ClosedRange<Int>)
  case monthAndYear, month, year, day

  /// The words of a language.
  package func text(in language: DisplayLanguage) -> String { words(in: language) }

  var english: String {
    switch self {
    case .nameOnCard: "name on the card"
    case .street: "12 High Street"
    case .apartment: "Apartment 3"
    case .cityAndState: "City, State"
    case .passphrase: "a long passphrase"
    case .digits(let range): Self.listed(range, " or ", " to ") + " digits"
    case .monthAndYear: "MM/YY"
    case .month: "MM"
    case .year: "YYYY"
    case .day: "DD"
    }
  }

  var german: String {
    switch self {
    case .nameOnCard: "Name auf der Karte"
    case .street: "Hauptstraße 12"
    case .apartment: "Wohnung 3"
    case .cityAndState: "Ort, Land"
    case .passphrase: "ein langer Satz"
    case .digits(let range): Self.listed(range, " oder ", " bis ") + " Ziffern"
    case .monthAndYear: "MM/JJ"
    case .month: "MM"
    case .year: "JJJJ"
    case .day: "TT"
    }
  }

  var french: String {
    switch self {
    case .nameOnCard: "nom sur la carte"
    case .street: "12, rue de la Paix"
    case .apartment: "appartement 3"
    case .cityAndState: "ville, région"
    case .passphrase: "une longue phrase"
    case .digits(let range): Self.listed(range, " ou ", " à ") + " chiffres"
    case .monthAndYear: "MM/AA"
    case .month: "MM"
    case .year: "AAAA"
    case .day: "JJ"
    }
  }

  var spanish: String {
    switch self {
    case .nameOnCard: "nombre en la tarjeta"
    case .street: "Calle Mayor, 12"
    case .apartment: "piso 3"
    case .cityAndState: "ciudad, región"
    case .passphrase: "una frase larga"
    case .digits(let range): Self.listed(range, " o ", " a ") + " cifras"
    case .monthAndYear: "MM/AA"
    case .month: "MM"
    case .year: "AAAA"
    case .day: "DD"
    }
  }

  var chinese: String {
    switch self {
    case .nameOnCard: "卡上的姓名"
    case .street: "中山路 12 号"
    case .apartment: "3 号房"
    case .cityAndState: "城市，省份"
    case .passphrase: "一句长密语"
    case .digits(let range): Self.listed(range, " 或 ", " 到 ") + " 位数字"
    case .monthAndYear: "MM/YY"
    case .month: "MM"
    case .year: "YYYY"
    case .day: "DD"
    }
  }

  var japanese: String {
    switch self {
    case .nameOnCard: "カードの名義"
    case .street: "本町 1-2-3"
    case .apartment: "3 号室"
    case .cityAndState: "市区町村、都道府県"
    case .passphrase: "長い合い言葉"
    case .digits(let range): Self.listed(range, " または ", "～") + " 桁の数字"
    case .monthAndYear: "MM/YY"
    case .month: "MM"
    case .year: "YYYY"
    case .day: "DD"
    }
  }

  private static func listed(_ range: ClosedRange<Int>, _ or: String, _ to: String) -> String {
    ContentFault.listed(Array(range), comma: ", ", or: or, to: to)
  }
}
