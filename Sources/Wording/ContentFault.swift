/// The fault of a text, as a clause that follows a colon. None quotes more of the text than a
/// character, a number or the code of a country.
package enum ContentFault: Error, Hashable, Sendable {
  /// What a person calls a character that cannot be typed as it is shown.
  package enum Shown: Hashable, Sendable {
    case spaces, invisibleSpaces, controlCharacters
    case character(Character)
  }

  case cannotContain(Shown)
  case tooLong

  // E-mail addresses.
  case missingAt, moreThanOneAt, missingLocalPart, missingDomain, missingDot
  case dotBeforeAt, dotAfterAt, hyphenBesideDot, comma
  case cannotStandBeforeAt(Shown), cannotStandAfterAt(Shown)

  // URLs and host names.
  case missingScheme, missingSlashes(scheme: String), missingHost, missingRest, badHost, badPort
  case notAURL, dotTooMany, hyphenAtEnd, partTooLong, longerThan(Int)

  // Digits.
  case onlyDigits
  case tooFewDigits(Int), tooManyDigits(Int)
  case needsDigits(ClosedRange<Int>, found: Int)
  case networkLength(String, [Int], found: Int)
  case wrongDigit
  case misplacedPlus, unknownCallingCode(String), callingCodeForm

  // Numbers, days and times.
  case isNumber(ClosedRange<Int>), isFrom(ClosedRange<Int>), monthNumberOrName
  case cardMonth, cardExpired, cardValidTooLong(years: Int)
  case inFuture, tooLongAgo(years: Int)
  case noSuchDay, noSuchTime

  // Flights and parcels.
  case airline, flightDigits, trackingLength(found: Int)

  // Branches.
  case twoDots, endsInLock, misplacedSlash, atBrace, leadingHyphen, lonelyAt, partWithLeadingDot, trailingDot

  case meant(String)
  /// A phrase that other values share.
  case other(ProblemPhrase)

  /// The clause alone.
  package func text(in say: DisplayLanguage) -> String {
    func digits(_ counts: some BidirectionalCollection<Int>) -> String {
      say.listed(counts) + " "
        + (counts.elementsEqual([1])
          ? say("digit", "Ziffer", "chiffre", "cifra", "位数字", "桁")
          : say("digits", "Ziffern", "chiffres", "cifras", "位数字", "桁"))
    }
    func name(_ shown: Shown) -> String {
      switch shown {
      case .spaces: say("spaces", "Leerzeichen", "les espaces", "espacios", "空格", "空白")
      case .invisibleSpaces:
        say(
          "invisible spaces", "unsichtbare Leerzeichen", "les espaces invisibles", "espacios invisibles", "不可见的空格",
          "見えない空白")
      case .controlCharacters:
        say(
          "control characters", "Steuerzeichen", "les caractères de contrôle", "caracteres de control", "控制字符", "制御文字")
      case .character(let character):
        say(
          "'\(character)'", "Zeichen wie „\(character)“", "les caractères comme « \(character) »", "«\(character)»",
          "“\(character)”", "「\(character)」")
      }
    }

    return switch self {
    case .cannotContain(let shown):
      say(
        "it cannot contain \(name(shown))", "\(name(shown)) dürfen nicht darin stehen",
        "\(name(shown)) ne peuvent pas y figurer", "no puede contener \(name(shown))", "不能包含\(name(shown))",
        "\(name(shown))は使えません")
    case .tooLong: say("it is too long", "sie ist zu lang", "c’est trop long", "es demasiado largo", "太长", "長すぎます")

    case .missingAt:
      say("the @ sign is missing", "das @ fehlt", "il manque le signe @", "falta el signo @", "缺少 @", "@ がありません")
    case .moreThanOneAt:
      say(
        "there is more than one @ sign", "es gibt mehr als ein @", "il y a plus d’un signe @", "hay más de un signo @",
        "有多个 @", "@ が二つ以上あります")
    case .missingLocalPart:
      say(
        "the part before the @ sign is missing", "der Teil vor dem @ fehlt", "il manque ce qui précède le signe @",
        "falta la parte anterior al signo @", "@ 之前缺少内容", "@ の前がありません")
    case .missingDomain:
      say(
        "the part after the @ sign is missing", "der Teil nach dem @ fehlt", "il manque ce qui suit le signe @",
        "falta la parte posterior al signo @", "@ 之后缺少内容", "@ の後がありません")
    case .missingDot:
      say(
        "the part after the @ sign has no dot", "der Teil nach dem @ hat keinen Punkt",
        "il n’y a pas de point après le signe @", "la parte posterior al signo @ no tiene punto", "@ 之后没有点",
        "@ の後にドットがありません")
    case .dotBeforeAt:
      say(
        "there is a dot too many before the @ sign", "vor dem @ ist ein Punkt zu viel",
        "il y a un point de trop avant le signe @", "sobra un punto antes del signo @", "@ 之前多了一个点", "@ の前のドットが一つ余分です")
    case .dotAfterAt:
      say(
        "there is a dot too many after the @ sign", "nach dem @ ist ein Punkt zu viel",
        "il y a un point de trop après le signe @", "sobra un punto después del signo @", "@ 之后多了一个点", "@ の後のドットが一つ余分です"
      )
    case .hyphenBesideDot:
      say(
        "a hyphen cannot stand beside a dot or the @ sign",
        "ein Bindestrich darf nicht neben einem Punkt oder dem @ stehen",
        "un trait d’union ne peut pas toucher un point ni le signe @",
        "un guion no puede estar junto a un punto ni al signo @", "连字符不能挨着点或 @", "ハイフンはドットや @ の隣に置けません")
    case .comma:
      say(
        "there is a comma where a dot belongs", "ein Komma steht, wo ein Punkt hingehört",
        "il y a une virgule à la place d’un point", "hay una coma en lugar de un punto", "应为点的地方是逗号", "ドットの場所にコンマがあります")
    case .cannotStandBeforeAt(let shown):
      say(
        "\(name(shown)) cannot stand before the @ sign", "\(name(shown)) dürfen nicht vor dem @ stehen",
        "\(name(shown)) ne peuvent pas figurer avant le signe @", "antes del signo @ no puede haber \(name(shown))",
        "@ 之前不能有\(name(shown))", "@ の前に\(name(shown))は使えません")
    case .cannotStandAfterAt(let shown):
      say(
        "\(name(shown)) cannot stand after the @ sign", "\(name(shown)) dürfen nicht nach dem @ stehen",
        "\(name(shown)) ne peuvent pas figurer après le signe @", "después del signo @ no puede haber \(name(shown))",
        "@ 之后不能有\(name(shown))", "@ の後に\(name(shown))は使えません")

    case .missingScheme:
      say(
        "https:// is missing at the start", "am Anfang fehlt https://", "il manque https:// au début",
        "falta https:// al principio", "开头缺少 https://", "先頭に https:// がありません")
    case .missingSlashes(let scheme):
      say(
        "// is missing after \(scheme):", "nach \(scheme): fehlt //", "il manque // après \(scheme):",
        "falta // después de \(scheme):", "\(scheme): 之后缺少 //", "\(scheme): の後に // がありません")
    case .missingHost:
      say(
        "the host name is missing after //", "nach // fehlt der Rechnername", "il manque le nom d’hôte après //",
        "falta el nombre del equipo después de //", "// 之后缺少主机名", "// の後にホスト名がありません")
    case .missingRest:
      say(
        "nothing follows the colon", "nach dem Doppelpunkt kommt nichts", "rien ne suit les deux-points",
        "no hay nada después de los dos puntos", "冒号之后没有内容", "コロンの後に何もありません")
    case .badHost:
      say(
        "the host name is not a valid one", "der Rechnername ist nicht gültig", "le nom d’hôte n’est pas valable",
        "el nombre del equipo no es válido", "主机名无效", "ホスト名が正しくありません")
    case .badPort:
      say(
        "the port after the host name is not a number up to 65535",
        "der Port nach dem Rechnernamen ist keine Zahl bis 65535",
        "le port après le nom d’hôte n’est pas un nombre jusqu’à 65535",
        "el puerto después del nombre del equipo no es un número hasta 65535", "主机名之后的端口不是不超过 65535 的数",
        "ホスト名の後のポートが 65535 以下の数ではありません")
    case .notAURL:
      say(
        "leave out everything up to ://", "alles bis :// weglassen", "omettre tout jusqu’à ://", "omite todo hasta ://",
        "请去掉 :// 及之前的内容", ":// までを省いてください")
    case .dotTooMany:
      say(
        "there is a dot too many", "ein Punkt ist zu viel", "il y a un point de trop", "sobra un punto", "多了一个点",
        "ドットが一つ余分です")
    case .hyphenAtEnd:
      say(
        "no part can begin or end with a hyphen", "kein Teil darf mit einem Bindestrich beginnen oder enden",
        "aucune partie ne peut commencer ni finir par un trait d’union",
        "ninguna parte puede empezar ni acabar con un guion", "各部分不能以连字符开头或结尾", "各部分の先頭や末尾にハイフンは置けません")
    case .partTooLong:
      say(
        "a part between dots has more than 63 letters", "ein Teil zwischen Punkten hat mehr als 63 Zeichen",
        "une partie entre deux points a plus de 63 caractères", "una parte entre puntos tiene más de 63 caracteres",
        "点之间的一部分超过 63 个字符", "ドットの間が 63 文字を超えています")
    case .longerThan(let letters):
      say(
        "it has more than \(letters) letters", "er hat mehr als \(letters) Zeichen",
        "il y a plus de \(letters) caractères", "tiene más de \(letters) caracteres", "超过 \(letters) 个字符",
        "\(letters) 文字を超えています")

    case .onlyDigits:
      say(
        "it has only digits", "nur Ziffern dürfen darin stehen", "il ne faut que des chiffres", "solo tiene cifras",
        "只能是数字", "数字だけにしてください")
    case .tooFewDigits(let count):
      say(
        "it has only \(digits([count]))", "sie hat nur \(digits([count]))", "il n’y a que \(digits([count]))",
        "solo tiene \(digits([count]))", "只有 \(digits([count]))", "数字が \(count) 桁しかありません")
    case .tooManyDigits(let count):
      say(
        "it has \(count) digits, more than any number has", "sie hat \(count) Ziffern, mehr als jede Nummer",
        "il y a \(count) chiffres, plus que dans tout numéro", "tiene \(count) cifras, más que cualquier número",
        "有 \(digits([count]))，多于任何号码", "数字が \(count) 桁あり、多すぎます")
    case .needsDigits(let range, let found):
      say(
        "it needs \(digits(range)), not \(found)", "nötig sind \(digits(range)), nicht \(found)",
        "il faut \(digits(range)), et non \(found)", "necesita \(digits(range)), no \(found)",
        "需要 \(digits(range))，而不是 \(found) 位", "\(digits(range))必要です（現在 \(found) 桁）")
    case .networkLength(let network, let lengths, let found):
      say(
        "\(network) numbers have \(digits(lengths)), not \(found)",
        "Nummern von \(network) haben \(digits(lengths)), nicht \(found)",
        "les numéros \(network) ont \(digits(lengths)), et non \(found)",
        "los números de \(network) tienen \(digits(lengths)), no \(found)",
        "\(network) 卡号有 \(digits(lengths))，而不是 \(found) 位",
        "\(network) の番号は \(digits(lengths))です（現在 \(found) 桁）")
    case .wrongDigit:
      say(
        "at least one digit is wrong", "mindestens eine Ziffer ist falsch", "au moins un chiffre est faux",
        "al menos una cifra está mal", "至少有一位数字不对", "少なくとも一つの数字が違います")
    case .misplacedPlus:
      say(
        "the + can only stand at the start", "das + darf nur am Anfang stehen", "le + ne peut figurer qu’au début",
        "el + solo puede estar al principio", "+ 只能在开头", "+ は先頭にだけ置けます")
    case .unknownCallingCode(let code):
      say(
        "no country has +\(code)", "kein Land hat +\(code)", "aucun pays n’a +\(code)", "ningún país tiene +\(code)",
        "没有国家使用 +\(code)", "+\(code) の国はありません")
    case .callingCodeForm:
      say(
        "it is a + and one to three digits", "ein + und eine bis drei Ziffern", "un + et un à trois chiffres",
        "un + y de una a tres cifras", "应为 + 和一到三位数字", "+ と 1～3 桁の数字です")

    case .isNumber(let range):
      say(
        "a number from \(range.lowerBound) to \(range.upperBound)",
        "eine Zahl von \(range.lowerBound) bis \(range.upperBound)",
        "un nombre de \(range.lowerBound) à \(range.upperBound)",
        "un número de \(range.lowerBound) a \(range.upperBound)", "应为 \(range.lowerBound) 到 \(range.upperBound) 的数",
        "\(range.lowerBound)～\(range.upperBound) の数です")
    case .isFrom(let range):
      say(
        "it is from \(range.lowerBound) to \(range.upperBound)",
        "er geht von \(range.lowerBound) bis \(range.upperBound)", "il va de \(range.lowerBound) à \(range.upperBound)",
        "va de \(range.lowerBound) a \(range.upperBound)", "应在 \(range.lowerBound) 到 \(range.upperBound) 之间",
        "\(range.lowerBound)～\(range.upperBound) にしてください")
    case .monthNumberOrName:
      say(
        "a number from 1 to 12 or a name, such as March", "eine Zahl von 1 bis 12 oder ein Name wie März",
        "un nombre de 1 à 12 ou un nom, comme mars", "un número de 1 a 12 o un nombre, como marzo", "1 到 12 的数或名称，例如三月",
        "1～12 の数か、三月のような名前です")
    case .cardMonth:
      say(
        "the month is 01 to 12", "der Monat geht von 01 bis 12", "le mois va de 01 à 12", "el mes va de 01 a 12",
        "月份应为 01 到 12", "月は 01～12 です")
    case .cardExpired:
      say(
        "this card has expired", "diese Karte ist abgelaufen", "cette carte a expiré", "esta tarjeta ha caducado",
        "此卡已过期", "このカードは期限切れです")
    case .cardValidTooLong(let years):
      say(
        "no card is valid for more than \(years) years", "keine Karte gilt länger als \(years) Jahre",
        "aucune carte n’est valable plus de \(years) ans", "ninguna tarjeta vale más de \(years) años",
        "没有卡的有效期超过 \(years) 年", "\(years) 年より長く有効なカードはありません")
    case .inFuture:
      say(
        "it is in the future", "das liegt in der Zukunft", "c’est dans l’avenir", "está en el futuro", "不能晚于今天",
        "未来の日付です")
    case .tooLongAgo(let years):
      say(
        "it is more than \(years) years ago", "das ist mehr als \(years) Jahre her",
        "c’était il y a plus de \(years) ans", "fue hace más de \(years) años", "距今超过 \(years) 年", "\(years) 年より前です")
    case .noSuchDay:
      say(
        "there is no such day", "diesen Tag gibt es nicht", "ce jour n’existe pas", "ese día no existe", "没有这一天",
        "その日はありません")
    case .noSuchTime:
      say(
        "there is no such time of day", "diese Uhrzeit gibt es nicht", "cette heure n’existe pas", "esa hora no existe",
        "没有这个时刻", "その時刻はありません")

    case .airline:
      say(
        "it begins with the airline's two or three letters",
        "sie beginnt mit den zwei oder drei Buchstaben der Fluggesellschaft",
        "il commence par les deux ou trois lettres de la compagnie",
        "empieza con las dos o tres letras de la aerolínea", "以航空公司的两到三个字母开头", "航空会社の 2～3 文字で始まります")
    case .flightDigits:
      say(
        "one to four digits follow the airline", "nach der Fluggesellschaft kommen eine bis vier Ziffern",
        "un à quatre chiffres suivent la compagnie", "después de la aerolínea van de una a cuatro cifras",
        "航空公司之后是一到四位数字", "航空会社の後に 1～4 桁の数字が続きます")
    case .trackingLength(let found):
      say(
        "it needs 6 to 40 letters and digits, not \(found)",
        "nötig sind 6 bis 40 Buchstaben und Ziffern, nicht \(found)",
        "il faut de 6 à 40 lettres et chiffres, et non \(found)", "necesita de 6 a 40 letras y cifras, no \(found)",
        "需要 6 到 40 个字母和数字，而不是 \(found) 个", "英数字が 6～40 文字必要です（現在 \(found) 文字）")

    case .twoDots:
      say(
        "it cannot contain two dots in a row", "zwei Punkte dürfen nicht aufeinander folgen",
        "deux points ne peuvent pas se suivre", "no puede contener dos puntos seguidos", "不能有连续的两个点", "ドットを二つ続けられません")
    case .endsInLock:
      say(
        "no part can end with .lock", "kein Teil darf mit .lock enden", "aucune partie ne peut finir par .lock",
        "ninguna parte puede acabar en .lock", "各部分不能以 .lock 结尾", "各部分の末尾に .lock は使えません")
    case .misplacedSlash:
      say(
        "a slash can only stand between two names", "ein Schrägstrich darf nur zwischen zwei Namen stehen",
        "une barre oblique ne peut figurer qu’entre deux noms", "una barra solo puede estar entre dos nombres",
        "斜杠只能在两个名称之间", "スラッシュは名前の間にだけ置けます")
    case .atBrace:
      say(
        "it cannot contain @{", "@{ darf nicht darin stehen", "@{ ne peut pas y figurer", "no puede contener @{",
        "不能包含 @{", "@{ は使えません")
    case .leadingHyphen:
      say(
        "it cannot begin with a hyphen", "ein Bindestrich darf nicht am Anfang stehen",
        "un trait d’union ne peut pas figurer au début", "no puede empezar con un guion", "不能以连字符开头", "先頭にハイフンは置けません")
    case .lonelyAt:
      say(
        "@ alone has another meaning", "@ allein bedeutet etwas anderes", "@ seul a un autre sens",
        "@ solo significa otra cosa", "单独的 @ 另有含义", "@ だけでは別の意味になります")
    case .partWithLeadingDot:
      say(
        "no part can begin with a dot", "kein Teil darf mit einem Punkt beginnen",
        "aucune partie ne peut commencer par un point", "ninguna parte puede empezar con un punto", "各部分不能以点开头",
        "各部分の先頭にドットは置けません")
    case .trailingDot:
      say(
        "it cannot end with a dot", "ein Punkt darf nicht am Ende stehen", "un point ne peut pas figurer à la fin",
        "no puede acabar en un punto", "不能以点结尾", "末尾にドットは置けません")

    case .meant(let name):
      say(
        "did you mean \(name)?", "war \(name) gemeint?", "était-ce \(name) ?", "¿querías decir \(name)?",
        "是否指 \(name)？", "\(name) のことですか？")
    case .other(let phrase): phrase.text(in: say)
    }
  }
}
