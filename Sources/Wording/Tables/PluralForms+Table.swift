// swift-format-ignore-file
/// Plural forms by language (CLDR): made by Catalogues/generate-plural-forms.py, not by hand.
enum PluralForms {
  /// The field `Plural-Forms` of a catalogue's header.
  static func field(of language: LanguageTag) -> String {
    switch language.primary {
    case "aa", "ab", "agq", "ann", "apc", "arn", "ba", "bas", "bew", "bgc", "bgn", "blt", "bm", "bo", "bss", "byn",
      "cad", "cch", "ccp", "cho", "cic", "co", "cop", "cu", "cv", "dav", "dje", "dua", "dyo", "dz", "ebu", "ewo",
      "frr", "gaa", "gez", "gn", "guz", "hnj", "id", "ie", "ig", "ii", "ja", "jbo", "jv", "kaa", "kam", "kde",
      "kea", "ken", "kgp", "khq", "ki", "kln", "km", "ko", "kok", "kpe", "ksf", "kxv", "la", "lkt", "lmo", "lo",
      "lrc", "ltg", "lu", "luo", "luy", "mai", "mdf", "mer", "mfe", "mgh", "mhn", "mi", "mic", "mni", "moh", "ms",
      "mua", "mus", "my", "myv", "mzn", "nds", "nmg", "nqo", "nus", "nv", "oc", "osa", "pis", "qu", "quc", "raj",
      "rhg", "rif", "rn", "rw", "sa", "sah", "sbp", "ses", "sg", "shn", "sid", "skr", "su", "szl", "tg", "th", "to",
      "tok", "tpi", "trv", "trw", "tt", "twq", "tyv", "vai", "vi", "vmw", "wal", "wbp", "wo", "xnr", "yav", "yo",
      "yrl", "yue", "za", "zgh", "zh":
      "nplurals=1; plural=0;"
    case "ak", "bho", "csw", "ln", "mg", "nso", "pa", "ti", "wa":
      "nplurals=2; plural=n >= 0 && n <= 1 ? 0 : 1;"
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "pcm", "zu":
      "nplurals=2; plural=n > 1;"
    case "ar":
      "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 && n % 100 <= 99 ? 4 : 5;"
    case "be", "bs", "hr", "ru", "sr", "uk":
      "nplurals=3; plural=n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;"
    case "blo", "ksh":
      "nplurals=3; plural=n == 0 ? 0 : n == 1 ? 1 : 2;"
    case "br":
      "nplurals=5; plural=n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91 ? 0 : n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92 ? 1 : (n % 10 >= 3 && n % 10 <= 4 || n % 10 == 9) && (n % 100 < 10 || n % 100 > 19) && (n % 100 < 70 || n % 100 > 79) && (n % 100 < 90 || n % 100 > 99) ? 2 : n != 0 && n % 1000000 == 0 ? 3 : 4;"
    case "ca", "es", "it", "lld", "scn", "vec":
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
    case "fr", "ht":
      "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"
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
    case "pt":
      "nplurals=3; plural=n >= 0 && n <= 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"
    case "ro":
      "nplurals=3; plural=n == 1 ? 0 : n == 0 || (n != 1 && n % 100 >= 1 && n % 100 <= 19) ? 1 : 2;"
    case "shi":
      "nplurals=3; plural=n == 0 || n == 1 ? 0 : n >= 2 && n <= 10 ? 1 : 2;"
    case "tzm":
      "nplurals=2; plural=(n >= 0 && n <= 1) || (n >= 11 && n <= 99) ? 0 : 1;"
    default: "nplurals=2; plural=n != 1;"
    }
  }
}
