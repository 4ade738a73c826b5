// swift-format-ignore-file
/// What sentences are put together by (CLDR): made by Catalogues/generate-conventions.py, not by hand.
enum LanguageConventions {
  /// The field `Plural-Forms` of a catalogue's header.
  static func pluralForms(of language: LanguageTag) -> String {
    switch language.primary {
    case "aa", "ab", "ady", "agq", "ann", "apc", "arn", "ary", "ba", "bas", "bew", "bgc", "bgn", "blt", "bm", "bo",
      "bqi", "brh", "bss", "bua", "byn", "cad", "cch", "ccp", "cho", "cic", "co", "cop", "cu", "dav", "dje", "dua",
      "dyo", "dz", "ebu", "ewo", "frr", "gaa", "gez", "gn", "guz", "hnj", "hrx", "ht", "id", "ig", "ii", "isv",
      "ja", "jbo", "jv", "kaa", "kam", "kbd", "kde", "kea", "kek", "ken", "kgp", "khq", "ki", "kln", "km", "ko",
      "kpe", "ksf", "kxv", "la", "lkt", "lmo", "lo", "lrc", "ltg", "lu", "luo", "luy", "lzz", "mai", "mdf", "mer",
      "mfe", "mgh", "mhn", "mi", "mic", "mni", "moh", "mrh", "ms", "mua", "mus", "mww", "my", "myv", "mzn", "nds",
      "nmg", "nqo", "nus", "nv", "oc", "oka", "osa", "pi", "pis", "pms", "qu", "quc", "raj", "rhg", "rif", "rn",
      "rw", "sa", "sah", "sbp", "ses", "sg", "shn", "sid", "skr", "su", "sus", "suz", "szl", "th", "to", "tok",
      "tpi", "trv", "trw", "tt", "twq", "tyv", "vai", "vmw", "wal", "wbp", "wo", "xdq", "xnr", "yav", "yo", "yrl",
      "yue", "za", "zgh", "zh":
      "nplurals=1; plural=0;"
    case "ak", "bho", "csw", "ln", "mg", "nso", "pa", "ti", "wa":
      "nplurals=2; plural=n >= 0 && n <= 1 ? 0 : 1;"
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "kok", "pcm", "tg", "vi", "zu":
      "nplurals=2; plural=n > 1;"
    case "ar":
      "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 && n % 100 <= 99 ? 4 : 5;"
    case "be", "bs", "hr", "ru", "sr", "uk":
      "nplurals=3; plural=n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;"
    case "blo", "cv", "ksh":
      "nplurals=3; plural=n == 0 ? 0 : n == 1 ? 1 : 2;"
    case "br":
      "nplurals=5; plural=n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91 ? 0 : n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92 ? 1 : (n % 10 >= 3 && n % 10 <= 4 || n % 10 == 9) && (n % 100 < 10 || n % 100 > 19) && (n % 100 < 70 || n % 100 > 79) && (n % 100 < 90 || n % 100 > 99) ? 2 : n != 0 && n % 1000000 == 0 ? 3 : 4;"
    case "ca", "es", "gl", "it", "lld", "scn", "vec":
      "nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"
    case "ceb", "fil":
      "nplurals=2; plural=(n == 1 || n == 2 || n == 3) || (n % 10 != 4 && n % 10 != 6 && n % 10 != 9) ? 0 : 1;"
    case "cs", "sk":
      "nplurals=3; plural=n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;"
    case "cy":
      "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5;"
    case "dsb", "hsb", "sl":
      "nplurals=4; plural=n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 >= 3 && n % 100 <= 4 ? 2 : 3;"
    case "ff", "hy", "kab", "si":
      "nplurals=2; plural=(n == 0 || n == 1) ? 0 : 1;"
    case "fr", "pt":
      "nplurals=3; plural=n >= 0 && n <= 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"
    case "ga":
      "nplurals=5; plural=n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4;"
    case "gd":
      "nplurals=4; plural=(n == 1 || n == 11) ? 0 : (n == 2 || n == 12) ? 1 : (n >= 3 && n <= 10 || n >= 13 && n <= 19) ? 2 : 3;"
    case "gv":
      "nplurals=4; plural=n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : (n % 100 == 0 || n % 100 == 20 || n % 100 == 40 || n % 100 == 60 || n % 100 == 80) ? 2 : 3;"
    case "he", "iu", "naq", "sat", "se", "sma", "smj", "smn", "sms":
      "nplurals=3; plural=n == 1 ? 0 : n == 2 ? 1 : 2;"
    case "is", "mk":
      "nplurals=2; plural=n % 10 == 1 && n % 100 != 11 ? 0 : 1;"
    case "kw":
      "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : (n % 100 == 2 || n % 100 == 22 || n % 100 == 42 || n % 100 == 62 || n % 100 == 82) || (n % 1000 == 0 && (n % 100000 >= 1000 && n % 100000 <= 20000 || n % 100000 == 40000 || n % 100000 == 60000 || n % 100000 == 80000)) || (n != 0 && n % 1000000 == 100000) ? 2 : (n % 100 == 3 || n % 100 == 23 || n % 100 == 43 || n % 100 == 63 || n % 100 == 83) ? 3 : n != 1 && (n % 100 == 1 || n % 100 == 21 || n % 100 == 41 || n % 100 == 61 || n % 100 == 81) ? 4 : 5;"
    case "lag":
      "nplurals=3; plural=n == 0 ? 0 : (n == 0 || n == 1) && n != 0 ? 1 : 2;"
    case "lt":
      "nplurals=3; plural=n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 >= 2 && n % 10 <= 9 && (n % 100 < 11 || n % 100 > 19) ? 1 : 2;"
    case "lv", "prg":
      "nplurals=3; plural=n % 10 == 0 || (n % 100 >= 11 && n % 100 <= 19) ? 0 : n % 10 == 1 && n % 100 != 11 ? 1 : 2;"
    case "mt":
      "nplurals=5; plural=n == 1 ? 0 : n == 2 ? 1 : n == 0 || (n % 100 >= 3 && n % 100 <= 10) ? 2 : n % 100 >= 11 && n % 100 <= 19 ? 3 : 4;"
    case "pl":
      "nplurals=3; plural=n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;"
    case "ro":
      "nplurals=3; plural=n == 1 ? 0 : n == 0 || (n != 1 && n % 100 >= 1 && n % 100 <= 19) ? 1 : 2;"
    case "sgs":
      "nplurals=4; plural=n % 10 == 1 && n % 100 != 11 ? 0 : n == 2 ? 1 : n != 2 && n % 10 >= 2 && n % 10 <= 9 && (n % 100 < 11 || n % 100 > 19) ? 2 : 3;"
    case "shi":
      "nplurals=3; plural=n == 0 || n == 1 ? 0 : n >= 2 && n <= 10 ? 1 : 2;"
    case "tzm":
      "nplurals=2; plural=(n >= 0 && n <= 1) || (n >= 11 && n <= 99) ? 0 : 1;"
    default: "nplurals=2; plural=n != 1;"
    }
  }

  /// What stands before and after a quotation.
  static func quotation(of language: LanguageTag) -> String {
    switch language.primary {
    case "agq", "bs", "ff", "hu", "nmg", "pl", "ro":
      "„”"
    case "am", "ast", "bas", "be", "bm", "br", "ca", "dua", "dyo", "el", "es", "ewo", "fa", "fr", "gsw", "hy", "it",
      "jgo", "kab", "kk", "kkj", "ksf", "ky", "mg", "mua", "mzn", "nb", "nn", "nnh", "no", "os", "rm", "ru", "rw",
      "sah", "sc", "sg", "shi", "sq", "ti", "uk", "wae", "yav", "zgh":
      "«»"
    case "ar", "ur":
      "”“"
    case "bg", "cs", "de", "dsb", "et", "hr", "hsb", "is", "ka", "ksh", "lb", "lt", "luy", "mk", "nds", "sk", "sl",
      "sr":
      "„“"
    case "fi", "he", "lag", "rn", "se", "sn", "sv", "yi":
      "””"
    case "fur", "ia", "nl", "xh":
      "‘’"
    case "ja", "yue":
      "「」"
    case "kl", "ug":
      "»«"
    default: "“”"
    }
  }

  /// What stands between the members of a list.
  static func separator(of language: LanguageTag) -> String {
    switch language.primary {
    case "am", "ti":
      "፣ "
    case "ar", "bgn", "bqi", "fa", "ks", "ps", "sd", "trw", "ur":
      "، "
    case "ii", "ja", "yue", "zh":
      "、"
    case "my", "shn":
      "၊ "
    case "th":
      " "
    default: ", "
    }
  }

  /// What stands between groups of digits.
  static func groupSeparator(of language: LanguageTag) -> String {
    switch language.primary {
    case "ady", "af", "agq", "ba", "bas", "be", "bg", "br", "bua", "cs", "cv", "dje", "dua", "dyo", "et", "ewo", "ff",
      "fi", "gl", "ht", "hu", "hy", "ie", "ka", "kab", "kbd", "kea", "khq", "kk", "ksf", "ky", "lt", "lv", "mfe",
      "nb", "nmg", "nn", "no", "nr", "pl", "ru", "sah", "se", "ses", "shi", "sk", "smn", "sq", "ss", "sv", "tg",
      "tk", "to", "tok", "ts", "tt", "twq", "tyv", "tzm", "uk", "uz", "ve", "xh", "yav", "zgh":
      "\u{A0}"
    case "ast", "az", "bs", "ca", "da", "de", "dsb", "el", "es", "eu", "fo", "fy", "hr", "hsb", "ia", "id", "is", "it",
      "jgo", "jv", "kgp", "kkj", "kl", "ku", "lb", "lij", "lld", "ln", "lo", "lu", "mgh", "mk", "mua", "nl", "nnh",
      "pms", "ps", "pt", "rn", "ro", "rw", "sc", "scn", "seh", "sg", "sl", "sr", "su", "tr", "vi", "wo", "yrl":
      "."
    case "bgn", "ks", "nqo":
      "،"
    case "blo", "eo", "fr", "rm", "vec":
      "\u{202F}"
    case "gsw":
      "'"
    default: ","
    }
  }
}
