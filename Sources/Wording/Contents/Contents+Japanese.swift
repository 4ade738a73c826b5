extension ContentSentence {
  var japanese: String {
    var text = japaneseNoun
    if let country { text += "（\(country.code)）" }
    text += "を入力してください"
    if let example { text += "（例：\(example)）" }
    return text
  }

  private var japaneseNoun: String {
    switch wanted {
    case .emailAddress: "正しいメールアドレス"
    case .url, .messagingURL: "正しい URL "
    case .hostName: "正しいホスト名"
    case .telephoneNumber: "正しい電話番号"
    case .callingCode: "正しい国番号"
    case .telephonePart: "電話番号のこの部分の数字だけ"
    case .postalCode: "正しい郵便番号"
    case .cardNumber: "正しいカード番号"
    case .cardExpiration: "正しい有効期限（月と年）"
    case .expirationDate: "正しい有効期限"
    case .expirationYear: "正しい有効期限の年"
    case .oneTimeCode: "正しいコード"
    case .securityCode: "正しいセキュリティコード"
    case .eid: "正しい EID "
    case .imei: "正しい IMEI "
    case .dayOfMonth: "正しい日"
    case .month: "正しい月"
    case .expirationMonth: "正しい有効期限の月"
    case .amount: "正しい金額"
    case .birthdate: "正しい生年月日（年-月-日）"
    case .birthYear: "正しい生年（4 桁）"
    case .dateTime: "正しい日時"
    case .flightNumber: "正しい便名"
    case .trackingNumber: "正しい追跡番号"
    case .branchName: "正しいブランチ名"
    case .countryCode: "正しい国コード（2 文字）"
    case .currencyCode: "正しい通貨コード（3 文字）"
    case .languageCode: "正しい言語コード"
    case .timeZone: "正しいタイムゾーン"
    }
  }
}

extension ContentFault {
  var japanese: String {
    switch self {
    case .cannotContain(let shown): "\(Self.japanese(shown))は使えません"
    case .tooLong: "長すぎます"

    case .missingAt: "@ がありません"
    case .moreThanOneAt: "@ が二つ以上あります"
    case .missingLocalPart: "@ の前がありません"
    case .missingDomain: "@ の後がありません"
    case .missingDot: "@ の後にドットがありません"
    case .dotBeforeAt: "@ の前のドットが一つ余分です"
    case .dotAfterAt: "@ の後のドットが一つ余分です"
    case .hyphenBesideDot: "ハイフンはドットや @ の隣に置けません"
    case .comma: "ドットの場所にコンマがあります"
    case .cannotStandBeforeAt(let shown): "@ の前に\(Self.japanese(shown))は使えません"
    case .cannotStandAfterAt(let shown): "@ の後に\(Self.japanese(shown))は使えません"

    case .missingScheme: "先頭に https:// がありません"
    case .missingSlashes(let scheme): "\(scheme): の後に // がありません"
    case .missingHost: "// の後にホスト名がありません"
    case .missingRest: "コロンの後に何もありません"
    case .badHost: "ホスト名が正しくありません"
    case .badPort: "ホスト名の後のポートが 65535 以下の数ではありません"
    case .notAURL: ":// までを省いてください"
    case .dotTooMany: "ドットが一つ余分です"
    case .hyphenAtEnd: "各部分の先頭や末尾にハイフンは置けません"
    case .partTooLong: "ドットの間が 63 文字を超えています"
    case .longerThan(let letters): "\(letters) 文字を超えています"

    case .onlyDigits: "数字だけにしてください"
    case .tooFewDigits(let count): "数字が \(count) 桁しかありません"
    case .tooManyDigits(let count): "数字が \(count) 桁あり、多すぎます"
    case .needsDigits(let range, let found): "\(Self.digits(range)) 桁必要です（現在 \(found) 桁）"
    case .networkLength(let network, let lengths, let found):
      "\(network) の番号は \(Self.listed(lengths, comma: "、", or: " または ", to: "～")) 桁です（現在 \(found) 桁）"
    case .wrongDigit: "少なくとも一つの数字が違います"
    case .misplacedPlus: "+ は先頭にだけ置けます"
    case .unknownCallingCode(let code): "+\(code) の国はありません"
    case .callingCodeForm: "+ と 1～3 桁の数字です"

    case .isNumber(let range): "\(range.lowerBound)～\(range.upperBound) の数です"
    case .isFrom(let range): "\(range.lowerBound)～\(range.upperBound) にしてください"
    case .monthNumberOrName: "1～12 の数か、三月のような名前です"
    case .cardMonth: "月は 01～12 です"
    case .cardExpired: "このカードは期限切れです"
    case .cardValidTooLong(let years): "\(years) 年より長く有効なカードはありません"
    case .inFuture: "未来の日付です"
    case .tooLongAgo(let years): "\(years) 年より前です"
    case .noSuchDay: "その日はありません"
    case .noSuchTime: "その時刻はありません"

    case .airline: "航空会社の 2～3 文字で始まります"
    case .flightDigits: "航空会社の後に 1～4 桁の数字が続きます"
    case .trackingLength(let found): "英数字が 6～40 文字必要です（現在 \(found) 文字）"

    case .twoDots: "ドットを二つ続けられません"
    case .endsInLock: "各部分の末尾に .lock は使えません"
    case .misplacedSlash: "スラッシュは名前の間にだけ置けます"
    case .atBrace: "@{ は使えません"
    case .leadingHyphen: "先頭にハイフンは置けません"
    case .lonelyAt: "@ だけでは別の意味になります"
    case .partWithLeadingDot: "各部分の先頭にドットは置けません"
    case .trailingDot: "末尾にドットは置けません"

    case .meant(let name): "\(name) のことですか？"
    case .other(let phrase): phrase.japanese
    }
  }

  private static func japanese(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "空白"
    case .invisibleSpaces: "見えない空白"
    case .controlCharacters: "制御文字"
    case .character(let character): "「\(character)」"
    }
  }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    listed(Array(range), comma: "、", or: " または ", to: "～")
  }
}
