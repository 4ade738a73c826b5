/// The kind of text that a sentence asks for. Each language says it as the object of a request: `a valid email address`.
package enum WantedContent: Hashable, Sendable, CaseIterable {
  case emailAddress, url, messagingURL, hostName
  case telephoneNumber, callingCode, telephonePart
  case postalCode
  case cardNumber, cardExpiration, expirationDate, expirationYear
  case oneTimeCode, securityCode, eid, imei
  case dayOfMonth, month, expirationMonth
  case amount
  case birthdate, birthYear, dateTime
  case flightNumber, trackingNumber
  case branchName
  case countryCode, currencyCode, languageCode, timeZone

  /// A text that is one, where that helps.
  var example: String? {
    switch self {
    case .emailAddress: "name@example.com"
    case .url: "https://example.com"
    case .messagingURL: "xmpp:name@example.com"
    case .hostName: "host.example.com"
    case .telephoneNumber: "+44 20 7946 0958"
    case .callingCode: "+44"
    case .cardExpiration: "09/30"
    case .expirationYear: "2030"
    case .amount: "12.50"
    case .birthdate: "1990-12-31"
    case .birthYear: "1990"
    case .dateTime: "2030-12-31 14:30"
    case .flightNumber: "LH 400"
    case .branchName: "feature/login"
    case .countryCode: "DE"
    case .currencyCode: "EUR"
    case .languageCode: "pt-BR"
    case .timeZone: "Europe/Berlin"
    case .telephonePart, .postalCode, .cardNumber, .expirationDate, .oneTimeCode, .securityCode, .eid, .imei,
      .dayOfMonth, .month, .expirationMonth, .trackingNumber:
      nil
    }
  }

  /// The words of a language, as the object of a request.
  func text(in say: DisplayLanguage) -> String {
    switch self {
    case .emailAddress:
      say(
        "a valid email address", "eine gültige E-Mail-Adresse", "une adresse e-mail valable",
        "una dirección de correo válida", "有效的电子邮件地址", "正しいメールアドレス")
    case .url, .messagingURL:
      say("a valid URL", "eine gültige URL", "une URL valable", "una URL válida", "有效的网址", "正しい URL ")
    case .hostName:
      say(
        "a valid host name", "einen gültigen Rechnernamen", "un nom d’hôte valable", "un nombre de equipo válido",
        "有效的主机名", "正しいホスト名")
    case .telephoneNumber:
      say(
        "a valid telephone number", "eine gültige Telefonnummer", "un numéro de téléphone valable",
        "un número de teléfono válido", "有效的电话号码", "正しい電話番号")
    case .callingCode:
      say(
        "a valid country code", "eine gültige Landesvorwahl", "un indicatif de pays valable",
        "un prefijo de país válido", "有效的国家代码", "正しい国番号")
    case .telephonePart:
      say(
        "only the digits of this part of the telephone number", "nur die Ziffern dieses Teils der Telefonnummer",
        "seulement les chiffres de cette partie du numéro de téléphone",
        "solo las cifras de esta parte del número de teléfono", "电话号码中这一部分的数字", "電話番号のこの部分の数字だけ")
    case .postalCode:
      say(
        "a valid postal code", "eine gültige Postleitzahl", "un code postal valable", "un código postal válido",
        "有效的邮政编码", "正しい郵便番号")
    case .cardNumber:
      say(
        "a valid card number", "eine gültige Kartennummer", "un numéro de carte valable", "un número de tarjeta válido",
        "有效的卡号", "正しいカード番号")
    case .cardExpiration:
      say(
        "a valid expiration date as month and year", "ein gültiges Ablaufdatum als Monat und Jahr",
        "une date d’expiration valable, mois et année", "una fecha de caducidad válida, mes y año", "有效的到期月份和年份",
        "正しい有効期限（月と年）")
    case .expirationDate:
      say(
        "a valid expiration date", "ein gültiges Ablaufdatum", "une date d’expiration valable",
        "una fecha de caducidad válida", "有效的到期日", "正しい有効期限")
    case .expirationYear:
      say(
        "a valid expiration year", "ein gültiges Ablaufjahr", "une année d’expiration valable",
        "un año de caducidad válido", "有效的到期年份", "正しい有効期限の年")
    case .oneTimeCode:
      say("a valid code", "einen gültigen Code", "un code valable", "un código válido", "有效的验证码", "正しいコード")
    case .securityCode:
      say(
        "a valid security code", "einen gültigen Sicherheitscode", "un code de sécurité valable",
        "un código de seguridad válido", "有效的安全码", "正しいセキュリティコード")
    case .eid: say("a valid EID", "eine gültige EID", "un EID valable", "un EID válido", "有效的 EID", "正しい EID ")
    case .imei: say("a valid IMEI", "eine gültige IMEI", "un IMEI valable", "un IMEI válido", "有效的 IMEI", "正しい IMEI ")
    case .dayOfMonth:
      say(
        "a valid day of the month", "einen gültigen Tag des Monats", "un jour du mois valable", "un día del mes válido",
        "有效的日期（日）", "正しい日")
    case .month: say("a valid month", "einen gültigen Monat", "un mois valable", "un mes válido", "有效的月份", "正しい月")
    case .expirationMonth:
      say(
        "a valid expiration month", "einen gültigen Ablaufmonat", "un mois d’expiration valable",
        "un mes de caducidad válido", "有效的到期月份", "正しい有効期限の月")
    case .amount:
      say("a valid amount", "einen gültigen Betrag", "un montant valable", "un importe válido", "有效的金额", "正しい金額")
    case .birthdate:
      say(
        "a valid date of birth as year-month-day", "ein gültiges Geburtsdatum als Jahr-Monat-Tag",
        "une date de naissance valable, année-mois-jour", "una fecha de nacimiento válida, año-mes-día",
        "有效的出生日期（年-月-日）", "正しい生年月日（年-月-日）")
    case .birthYear:
      say(
        "a valid year of birth with four digits", "ein gültiges Geburtsjahr mit vier Ziffern",
        "une année de naissance valable de quatre chiffres", "un año de nacimiento válido de cuatro cifras",
        "有效的四位数出生年份", "正しい生年（4 桁）")
    case .dateTime:
      say(
        "a valid date and time", "einen gültigen Tag mit Uhrzeit", "une date et une heure valables",
        "una fecha con hora válida", "有效的日期和时间", "正しい日時")
    case .flightNumber:
      say(
        "a valid flight number", "eine gültige Flugnummer", "un numéro de vol valable", "un número de vuelo válido",
        "有效的航班号", "正しい便名")
    case .trackingNumber:
      say(
        "a valid tracking number", "eine gültige Sendungsnummer", "un numéro de suivi valable",
        "un número de seguimiento válido", "有效的运单号", "正しい追跡番号")
    case .branchName:
      say(
        "a valid branch name", "einen gültigen Namen für einen Branch", "un nom de branche valable",
        "un nombre de rama válido", "有效的分支名", "正しいブランチ名")
    case .countryCode:
      say(
        "a valid country code of two letters", "einen gültigen Ländercode aus zwei Buchstaben",
        "un code de pays valable de deux lettres", "un código de país válido de dos letras", "有效的两位字母国家代码",
        "正しい国コード（2 文字）")
    case .currencyCode:
      say(
        "a valid currency code of three letters", "einen gültigen Währungscode aus drei Buchstaben",
        "un code de monnaie valable de trois lettres", "un código de moneda válido de tres letras", "有效的三位字母货币代码",
        "正しい通貨コード（3 文字）")
    case .languageCode:
      say(
        "a valid language code", "einen gültigen Sprachcode", "un code de langue valable", "un código de idioma válido",
        "有效的语言代码", "正しい言語コード")
    case .timeZone:
      say(
        "a valid time zone", "eine gültige Zeitzone", "un fuseau horaire valable", "una zona horaria válida", "有效的时区",
        "正しいタイムゾーン")
    }
  }
}

/// What a text with a meaning looks like, in a few words, for a field that is empty.
package enum ContentHint: Hashable, Sendable {
  case nameOnCard, street, apartment, cityAndState, passphrase
  case digits(ClosedRange<Int>)
  case monthAndYear, month, year, day

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .nameOnCard:
      say("name on the card", "Name auf der Karte", "nom sur la carte", "nombre en la tarjeta", "卡上的姓名", "カードの名義")
    case .street:
      say("12 High Street", "Hauptstraße 12", "12, rue de la Paix", "Calle Mayor, 12", "中山路 12 号", "本町 1-2-3")
    case .apartment: say("Apartment 3", "Wohnung 3", "appartement 3", "piso 3", "3 号房", "3 号室")
    case .cityAndState: say("City, State", "Ort, Land", "ville, région", "ciudad, región", "城市，省份", "市区町村、都道府県")
    case .passphrase:
      say(
        "a long passphrase", "ein langer Satz", "une longue phrase", "una frase larga", "一句长密语", "長い合い言葉")
    case .digits(let range):
      say.listed(range)
        + say(" digits", " Ziffern", " chiffres", " cifras", " 位数字", " 桁の数字")
    case .monthAndYear: say("MM/YY", "MM/JJ", "MM/AA", "MM/AA", "MM/YY", "MM/YY")
    case .month: "MM"
    case .year: say("YYYY", "JJJJ", "AAAA", "AAAA", "YYYY", "YYYY")
    case .day: say("DD", "TT", "JJ", "DD", "DD", "DD")
    }
  }
}
