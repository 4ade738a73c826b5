/// The words for days, months and times that a person may type, in small letters and without a point.
package struct CalendarWords: Sendable {
  /// From Monday on; of each its name, then its short forms.
  package let weekdays: [[String]]
  /// From January on, likewise.
  package let months: [[String]]
  /// Days counted from today.
  package let days: [String: Int]
  /// Phrases for a number of days or weeks from today, and how many days one of them is.
  package let spans: [(phrase: SpokenPhrase, days: Int)]
  /// What stands before or after the name of a weekday: of the coming one, of one that may be the coming one or the one
  /// after it, of that in the next week.
  package let weekdayAffixes: (coming: [String], next: [String], nextWeek: [String])
  /// What stands at a time before noon, and after it.
  package let morning, afternoon: [String]
  /// What may stand between the parts of a date and says nothing, `5 de febrero`.
  package let fillers: Set<String>
  /// Twelve o'clock at noon and at midnight, and the current time.
  package let noon, midnight, now: [String]
  /// Phrases for a time, those that begin like another one first.
  package let clock: [SpokenPhrase]
  /// What may stand before a time and says nothing, `at half past two`.
  package let timeAffixes: [String]
  /// Numbers in words.
  package let numbers: [String: Int]

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

  /// Pairs of a text and a number, `a|b=1,c=2`.
  private static func pairs(_ text: String) -> [(text: Substring, number: Int)] {
    text.split(separator: ",").flatMap { pair in
      let halves = pair.split(separator: "=")
      return halves[0].split(separator: "|").map { ($0, Int(halves[1]) ?? 0) }
    }
  }

  private static func spans(_ text: String) -> [(phrase: SpokenPhrase, days: Int)] {
    pairs(text).map { (SpokenPhrase($0.text), $0.number) }
  }

  private static func clock(_ text: String) -> [SpokenPhrase] {
    pairs(text).map { SpokenPhrase($0.text, minutes: $0.number) }
  }

  private static func numbers(_ text: String) -> [String: Int] {
    Dictionary(pairs(text).map { (String($0.text), $0.number) }, uniquingKeysWith: { first, _ in first })
  }

  private static let english = CalendarWords(
    weekdays: listed(
      "monday|mon,tuesday|tue|tues,wednesday|wed,thursday|thu|thur|thurs,friday|fri,saturday|sat,sunday|sun"),
    months: listed(
      "january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|sept,"
        + "october|oct,november|nov,december|dec"),
    days: [
      "today": 0, "tomorrow": 1, "day after tomorrow": 2, "the day after tomorrow": 2, "yesterday": -1,
      "day before yesterday": -2, "the day before yesterday": -2,
    ],
    spans: spans(
      "in N days|in N day|N days from now|N day from now=1,in N weeks|in N week|N weeks from now|N week from now=7,"
        + "N days ago|N day ago=-1,N weeks ago|N week ago=-7"),
    weekdayAffixes: (coming: ["this coming ", "this ", "coming ", "on "], next: ["next "], nextWeek: []),
    morning: ["am", "a.m.", "a.m", "in the morning"],
    afternoon: ["pm", "p.m.", "p.m", "in the afternoon", "in the evening"], fillers: ["of", "the"],
    noon: ["noon", "midday", "12 noon"], midnight: ["midnight", "12 midnight"], now: ["now", "right now"],
    clock: clock(
      "half past H=30,a quarter past H|quarter past H=15,a quarter to H|quarter to H=-15,M minutes past H|M past H=1,"
        + "M minutes to H|M to H=-1,H o'clock|H o’clock|H oclock=0"),
    timeAffixes: ["at "],
    numbers: numbers(
      "a|an|one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,twenty=20,"
        + "twenty-five|twenty five=25,thirty=30"))

  private static let german = CalendarWords(
    weekdays: listed("montag|mo,dienstag|di,mittwoch|mi,donnerstag|do,freitag|fr,samstag|sonnabend|sa,sonntag|so"),
    months: listed(
      "januar|jänner|jan,februar|feb,märz|mär|mrz,april|apr,mai,juni|jun,juli|jul,august|aug,september|sep|sept,"
        + "oktober|okt,november|nov,dezember|dez"),
    days: ["heute": 0, "morgen": 1, "übermorgen": 2, "gestern": -1, "vorgestern": -2],
    spans: spans(
      "in N tagen|in N tag=1,in N wochen|in N woche=7,vor N tagen|vor N tag=-1,vor N wochen|vor N woche=-7"),
    weekdayAffixes: (
      coming: ["diesen ", "dieser ", "kommenden ", "kommender ", "am "],
      next: ["nächsten ", "nächster ", "nächste "], nextWeek: []
    ),
    morning: ["vormittags", "morgens"], afternoon: ["nachmittags", "abends"], fillers: ["den", "der"],
    noon: ["mittag", "mittags"], midnight: ["mitternacht"], now: ["jetzt"],
    clock: clock(
      "halb H=-30,viertel nach H=15,viertel vor H=-15,M minuten nach H|M nach H=1,M minuten vor H|M vor H=-1,H uhr M=1,"
        + "H uhr=0"),
    timeAffixes: ["um "],
    numbers: numbers(
      "ein|eine|einem|einer|eins=1,zwei=2,drei=3,vier=4,fünf=5,sechs=6,sieben=7,acht=8,neun=9,zehn=10,elf=11,zwölf=12,"
        + "fünfzehn=15,zwanzig=20,fünfundzwanzig=25,dreißig=30"))

  private static let french = CalendarWords(
    weekdays: listed("lundi|lun,mardi|mar,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam,dimanche|dim"),
    months: listed(
      "janvier|janv|jan,février|fevrier|févr|fév,mars,avril|avr,mai,juin,juillet|juil,août|aout,septembre|sept,"
        + "octobre|oct,novembre|nov,décembre|decembre|déc"),
    days: [
      "aujourd'hui": 0, "aujourd’hui": 0, "demain": 1, "après-demain": 2, "hier": -1, "avant-hier": -2,
    ],
    spans: spans(
      "dans N jours|dans N jour=1,dans N semaines|dans N semaine=7,il y a N jours|il y a N jour=-1,"
        + "il y a N semaines|il y a N semaine=-7"),
    weekdayAffixes: (coming: ["ce "], next: [" prochain"], nextWeek: []),
    morning: ["du matin"], afternoon: ["de l'après-midi", "de l’après-midi", "du soir"], fillers: ["le"],
    noon: ["midi"], midnight: ["minuit"], now: ["maintenant"],
    clock: clock(
      "H heures et demie|H heure et demie=30,H heures et quart|H heure et quart=15,"
        + "H heures moins le quart|H heure moins le quart=-15,H heures moins M|H heure moins M=-1,H heures M|H heure M=1,"
        + "H heures|H heure=0"),
    timeAffixes: ["à "],
    numbers: numbers(
      "un|une=1,deux=2,trois=3,quatre=4,cinq=5,six=6,sept=7,huit=8,neuf=9,dix=10,onze=11,douze=12,quinze=15,vingt=20,"
        + "vingt-cinq=25,trente=30"))

  private static let spanish = CalendarWords(
    weekdays: listed(
      "lunes|lun,martes|mar,miércoles|miercoles|mié,jueves|jue,viernes|vie,sábado|sabado|sáb,domingo|dom"),
    months: listed(
      "enero|ene,febrero|feb,marzo|mar,abril|abr,mayo|may,junio|jun,julio|jul,agosto|ago,septiembre|setiembre|sept|sep,"
        + "octubre|oct,noviembre|nov,diciembre|dic"),
    days: ["antes de ayer": -2, "hoy": 0, "mañana": 1, "pasado mañana": 2, "ayer": -1, "anteayer": -2],
    spans: spans(
      "en N días|en N dias|en N día|dentro de N días|dentro de N dias|dentro de N día=1,"
        + "en N semanas|en N semana|dentro de N semanas|dentro de N semana=7,hace N días|hace N dias|hace N día=-1,"
        + "hace N semanas|hace N semana=-7"),
    weekdayAffixes: (
      coming: ["este ", "el "], next: ["el próximo ", "próximo ", "el proximo ", "proximo ", " próximo", " que viene"],
      nextWeek: []
    ),
    morning: ["a. m.", "a.m.", "am", "de la mañana"], afternoon: ["p. m.", "p.m.", "pm", "de la tarde", "de la noche"],
    fillers: ["de", "del", "el"],
    noon: ["mediodía", "mediodia", "al mediodía"], midnight: ["medianoche"], now: ["ahora", "ahora mismo"],
    clock: clock(
      "H y media=30,H y cuarto=15,H menos cuarto=-15,H y M=1,H menos M=-1,H en punto|H horas|H hora=0"),
    timeAffixes: ["a las ", "a la ", "las ", "la "],
    numbers: numbers(
      "un|una|uno=1,dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,quince=15,"
        + "veinte=20,veinticinco=25,treinta=30"))

  private static let chinese = CalendarWords(
    weekdays: listed(
      "星期一|周一|礼拜一,星期二|周二|礼拜二,星期三|周三|礼拜三,星期四|周四|礼拜四,星期五|周五|礼拜五,星期六|周六|礼拜六,"
        + "星期日|星期天|周日|周天|礼拜天"),
    months: listed("一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月"),
    days: ["今天": 0, "明天": 1, "后天": 2, "昨天": -1, "前天": -2],
    spans: spans(
      "N天后|N天以后=1,N周后|N个星期后=7,N天前=-1,N周前|N个星期前=-7"),
    weekdayAffixes: (coming: ["这个", "这", "本"], next: [], nextWeek: ["下个", "下"]),
    morning: ["上午", "早上"],
    afternoon: ["下午", "晚上"], fillers: [],
    noon: ["中午", "正午"], midnight: ["午夜"], now: ["现在"],
    clock: clock(
      "H点半=30,H点一刻=15,H点三刻=45,差一刻H点=-15,H点M分|H点M=1,H点整|H点=0"),
    timeAffixes: [],
    numbers: numbers(
      "零=0,一=1,二|两=2,三=3,四=4,五=5,六=6,七=7,八=8,九=9,十=10,十一=11,十二=12,十五=15,二十=20,二十五=25,三十=30,四十=40,"
        + "四十五=45,五十=50"))

  private static let japanese = CalendarWords(
    weekdays: listed("月曜日|月曜,火曜日|火曜,水曜日|水曜,木曜日|木曜,金曜日|金曜,土曜日|土曜,日曜日|日曜"),
    months: listed("一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月"),
    days: ["今日": 0, "本日": 0, "明日": 1, "明後日": 2, "昨日": -1, "一昨日": -2],
    spans: spans(
      "N日後=1,N週間後=7,N日前=-1,N週間前=-7"),
    weekdayAffixes: (coming: ["今週の"], next: ["次の"], nextWeek: ["来週の"]),
    morning: ["午前"],
    afternoon: ["午後"], fillers: [],
    noon: ["正午"], midnight: ["真夜中"], now: ["今"],
    clock: clock(
      "H时半=30,H时M分=1,H时ちょうど|H时=0"),
    timeAffixes: [],
    numbers: numbers(
      "零=0,一=1,二=2,三=3,四=4,五=5,六=6,七=7,八=8,九=9,十=10,十一=11,十二=12,十五=15,二十=20,二十五=25,三十=30,四十=40,"
        + "四十五=45,五十=50"))
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
