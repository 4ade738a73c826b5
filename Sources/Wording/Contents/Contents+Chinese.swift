extension ContentSentence {
  var chinese: String {
    var text = "请输入" + chineseNoun
    if let country { text += "（\(country.code)）" }
    if let example { text += "，例如 \(example)" }
    return text
  }

  private var chineseNoun: String {
    switch wanted {
    case .emailAddress: "有效的电子邮件地址"
    case .url, .messagingURL: "有效的网址"
    case .hostName: "有效的主机名"
    case .telephoneNumber: "有效的电话号码"
    case .callingCode: "有效的国家代码"
    case .telephonePart: "电话号码中这一部分的数字"
    case .postalCode: "有效的邮政编码"
    case .cardNumber: "有效的卡号"
    case .cardExpiration: "有效的到期月份和年份"
    case .expirationDate: "有效的到期日"
    case .expirationYear: "有效的到期年份"
    case .oneTimeCode: "有效的验证码"
    case .securityCode: "有效的安全码"
    case .eid: "有效的 EID"
    case .imei: "有效的 IMEI"
    case .dayOfMonth: "有效的日期（日）"
    case .month: "有效的月份"
    case .expirationMonth: "有效的到期月份"
    case .amount: "有效的金额"
    case .birthdate: "有效的出生日期（年-月-日）"
    case .birthYear: "有效的四位数出生年份"
    case .dateTime: "有效的日期和时间"
    case .flightNumber: "有效的航班号"
    case .trackingNumber: "有效的运单号"
    case .branchName: "有效的分支名"
    case .countryCode: "有效的两位字母国家代码"
    case .currencyCode: "有效的三位字母货币代码"
    case .languageCode: "有效的语言代码"
    case .timeZone: "有效的时区"
    }
  }
}

extension ContentFault {
  var chinese: String {
    switch self {
    case .cannotContain(let shown): "不能包含\(Self.chinese(shown))"
    case .tooLong: "太长"

    case .missingAt: "缺少 @"
    case .moreThanOneAt: "有多个 @"
    case .missingLocalPart: "@ 之前缺少内容"
    case .missingDomain: "@ 之后缺少内容"
    case .missingDot: "@ 之后没有点"
    case .dotBeforeAt: "@ 之前多了一个点"
    case .dotAfterAt: "@ 之后多了一个点"
    case .hyphenBesideDot: "连字符不能挨着点或 @"
    case .comma: "应为点的地方是逗号"
    case .cannotStandBeforeAt(let shown): "@ 之前不能有\(Self.chinese(shown))"
    case .cannotStandAfterAt(let shown): "@ 之后不能有\(Self.chinese(shown))"

    case .missingScheme: "开头缺少 https://"
    case .missingSlashes(let scheme): "\(scheme): 之后缺少 //"
    case .missingHost: "// 之后缺少主机名"
    case .missingRest: "冒号之后没有内容"
    case .badHost: "主机名无效"
    case .badPort: "主机名之后的端口不是不超过 65535 的数"
    case .notAURL: "请去掉 :// 及之前的内容"
    case .dotTooMany: "多了一个点"
    case .hyphenAtEnd: "各部分不能以连字符开头或结尾"
    case .partTooLong: "点之间的一部分超过 63 个字符"
    case .longerThan(let letters): "超过 \(letters) 个字符"

    case .onlyDigits: "只能是数字"
    case .tooFewDigits(let count): "只有 \(count) 位数字"
    case .tooManyDigits(let count): "有 \(count) 位数字，多于任何号码"
    case .needsDigits(let range, let found): "需要 \(Self.digits(range)) 位数字，而不是 \(found) 位"
    case .networkLength(let network, let lengths, let found):
      "\(network) 卡号有 \(Self.listed(lengths, comma: "、", or: " 或 ", to: " 到 ")) 位数字，而不是 \(found) 位"
    case .wrongDigit: "至少有一位数字不对"
    case .misplacedPlus: "+ 只能在开头"
    case .unknownCallingCode(let code): "没有国家使用 +\(code)"
    case .callingCodeForm: "应为 + 和一到三位数字"

    case .isNumber(let range): "应为 \(range.lowerBound) 到 \(range.upperBound) 的数"
    case .isFrom(let range): "应在 \(range.lowerBound) 到 \(range.upperBound) 之间"
    case .monthNumberOrName: "1 到 12 的数或名称，例如三月"
    case .cardMonth: "月份应为 01 到 12"
    case .cardExpired: "此卡已过期"
    case .cardValidTooLong(let years): "没有卡的有效期超过 \(years) 年"
    case .inFuture: "不能晚于今天"
    case .tooLongAgo(let years): "距今超过 \(years) 年"
    case .noSuchDay: "没有这一天"
    case .noSuchTime: "没有这个时刻"

    case .airline: "以航空公司的两到三个字母开头"
    case .flightDigits: "航空公司之后是一到四位数字"
    case .trackingLength(let found): "需要 6 到 40 个字母和数字，而不是 \(found) 个"

    case .twoDots: "不能有连续的两个点"
    case .endsInLock: "各部分不能以 .lock 结尾"
    case .misplacedSlash: "斜杠只能在两个名称之间"
    case .atBrace: "不能包含 @{"
    case .leadingHyphen: "不能以连字符开头"
    case .lonelyAt: "单独的 @ 另有含义"
    case .partWithLeadingDot: "各部分不能以点开头"
    case .trailingDot: "不能以点结尾"

    case .meant(let name): "是否指 \(name)？"
    case .other(let phrase): phrase.chinese
    }
  }

  private static func chinese(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "空格"
    case .invisibleSpaces: "不可见的空格"
    case .controlCharacters: "控制字符"
    case .character(let character): "“\(character)”"
    }
  }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    listed(Array(range), comma: "、", or: " 或 ", to: " 到 ")
  }
}
