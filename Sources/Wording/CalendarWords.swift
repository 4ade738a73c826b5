/// The words for days, months and halves of the day that a person may type, in small letters and without a point.
package struct CalendarWords: Sendable {
  /// From Monday on; of each its name, then its short forms.
  package let weekdays: [[String]]
  /// From January on, likewise.
  package let months: [[String]]
  /// Days counted from today.
  package let days: [String: Int]
  /// What stands at a time before noon, and after it.
  package let morning, afternoon: [String]
  /// What may stand between the parts of a date and says nothing, `5 de febrero`.
  package let fillers: Set<String>

  package static func of(_ language: DisplayLanguage) -> CalendarWords {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .chinese: chinese
    case .japanese: japanese
    }
  }

  private static func listed(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split(separator: "|").map(String.init) }
  }

  private static let english = CalendarWords(
    weekdays: listed(
      "monday|mon,tuesday|tue|tues,wednesday|wed,thursday|thu|thur|thurs,friday|fri,saturday|sat,sunday|sun"),
    months: listed(
      "january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|sept,"
        + "october|oct,november|nov,december|dec"),
    days: ["today": 0, "tomorrow": 1, "yesterday": -1], morning: ["am", "a.m.", "a.m"],
    afternoon: ["pm", "p.m.", "p.m"], fillers: ["of", "the"])

  private static let german = CalendarWords(
    weekdays: listed("montag|mo,dienstag|di,mittwoch|mi,donnerstag|do,freitag|fr,samstag|sonnabend|sa,sonntag|so"),
    months: listed(
      "januar|jänner|jan,februar|feb,märz|mär|mrz,april|apr,mai,juni|jun,juli|jul,august|aug,september|sep|sept,"
        + "oktober|okt,november|nov,dezember|dez"),
    days: ["heute": 0, "morgen": 1, "übermorgen": 2, "gestern": -1, "vorgestern": -2],
    morning: ["vormittags", "morgens"], afternoon: ["nachmittags", "abends"], fillers: ["den", "der"])

  private static let french = CalendarWords(
    weekdays: listed("lundi|lun,mardi|mar,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam,dimanche|dim"),
    months: listed(
      "janvier|janv|jan,février|fevrier|févr|fév,mars,avril|avr,mai,juin,juillet|juil,août|aout,septembre|sept,"
        + "octobre|oct,novembre|nov,décembre|decembre|déc"),
    days: [
      "aujourd'hui": 0, "aujourd’hui": 0, "demain": 1, "après-demain": 2, "hier": -1, "avant-hier": -2,
    ], morning: ["du matin"], afternoon: ["de l'après-midi", "de l’après-midi", "du soir"], fillers: ["le"])

  private static let spanish = CalendarWords(
    weekdays: listed(
      "lunes|lun,martes|mar,miércoles|miercoles|mié,jueves|jue,viernes|vie,sábado|sabado|sáb,domingo|dom"),
    months: listed(
      "enero|ene,febrero|feb,marzo|mar,abril|abr,mayo|may,junio|jun,julio|jul,agosto|ago,septiembre|setiembre|sept|sep,"
        + "octubre|oct,noviembre|nov,diciembre|dic"),
    days: ["hoy": 0, "mañana": 1, "pasado mañana": 2, "ayer": -1, "anteayer": -2],
    morning: ["a. m.", "a.m.", "am", "de la mañana"], afternoon: ["p. m.", "p.m.", "pm", "de la tarde", "de la noche"],
    fillers: ["de", "del", "el"])

  private static let chinese = CalendarWords(
    weekdays: listed(
      "星期一|周一|礼拜一,星期二|周二|礼拜二,星期三|周三|礼拜三,星期四|周四|礼拜四,星期五|周五|礼拜五,星期六|周六|礼拜六,"
        + "星期日|星期天|周日|周天|礼拜天"),
    months: listed("一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月"),
    days: ["今天": 0, "明天": 1, "后天": 2, "昨天": -1, "前天": -2], morning: ["上午", "早上"],
    afternoon: ["下午", "晚上"], fillers: [])

  private static let japanese = CalendarWords(
    weekdays: listed("月曜日|月曜,火曜日|火曜,水曜日|水曜,木曜日|木曜,金曜日|金曜,土曜日|土曜,日曜日|日曜"),
    months: listed("一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月"),
    days: ["今日": 0, "本日": 0, "明日": 1, "明後日": 2, "昨日": -1, "一昨日": -2], morning: ["午前"],
    afternoon: ["午後"], fillers: [])
}

extension DisplayLanguage {
  /// A month from 1 to 12 as a heading has it; in Chinese and Japanese nothing, for months are numbers there.
  func name(ofMonth month: Int) -> String {
    let names = self(
      "January February March April May June July August September October November December",
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", "", "")
    return String(names.split(separator: " ")[month - 1])
  }
}
