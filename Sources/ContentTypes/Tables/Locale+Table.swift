// swift-format-ignore-file
/// Conventions of locales (CLDR): made by generate-locale-table.py, not by hand.
extension LocaleName {
  /// `decimal|group|least digits before a group|digits of a group|percentage|amount|date|locales`, the root's first.
  package static let conventions: StaticString = """
    .|,|1|3|0%|¤0|dd/MM/y|root
    .|,|1|3|0%|¤\u{A0}0|dd/MM/y|aa bew byn frr fur gez lag rif sid ssy sw tig wal yi pa_PK
    .|,|1|3|0\u{A0}%|¤\u{A0}0|dd.MM.y|ab
    ,|\u{A0}|1|3|0%|¤\u{A0}0|y-MM-dd|ady ht kbd ts
    ,|\u{A0}|1|3|0%|¤0|y-MM-dd|af nr ss tok ve
    ,|\u{A0}|1|3|0%|0¤|d/M/y|agq kab shi
    .|,|1|3|0%|¤0|d/M/y|ak bm doi ga haw ig kn th ur yo en_AU en_HK en_JM en_SG en_ZW es_BR es_BZ es_CU es_DO es_HN \
    es_NI es_SV es_US zh_HK zh_MO
    .|,|1|3|0%|¤\u{A0}0|d/M/y|an bal ha kek mai mni quc sat trw ta_MY ta_SG
    .|,|1|3|0%|¤\u{A0}0|y-MM-dd|ann apc arn ary bgc blt bo bss cho ckb csw gn hnj hrx ii io isv jbo ken kpe lmo lrc \
    ltg lzz mdf mg mgo mhn mic moh mrh mww myv mzn nso nv ny oka pi pis raj rhg sd sdh sgs shn skr sma smj sms sus suz \
    trv vmw vo wa wae wbp xdq za az_IQ az_IR ha_SD ku_IQ ku_IR mn_CN
    .|,|1|3|0%|0\u{A0}¤|d/M/y|ar my
    .|,|1|2|0%|¤\u{A0}0|d-M-y|as dv
    .|,|1|3|0%|0\u{A0}¤|dd/MM/y|asa tpi xog
    ,|.|1|3|0%|0\u{A0}¤|d/M/y|ast el ln vi ar_DZ ar_LB ar_LY ar_MA ar_MR ar_TN
    ,|.|1|3|0%|0\u{A0}¤|dd.MM.y|az lld
    ,|\u{A0}|1|3|0%|0\u{A0}¤|dd.MM.y|ba hy kk ky uk
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|d/M/y|bas dua
    ,|\u{A0}|2|3|0\u{A0}%|0\u{A0}¤|d.MM.y|be
    .|,|1|3|0%|0¤|dd/MM/y|bez ksb lg luo rwk sbp
    ,|\u{A0}|2|3|0%|0\u{A0}¤|d.MM.y|bg pl
    ٫|،|1|3|0%|¤\u{A0}0|y-MM-dd|bgn
    .|,|1|3|0%|¤0|y-MM-dd|bho si sn st tn ug zu en_CA
    ,|\u{202F}|1|3|%\u{A0}0|¤\u{A0}0|M/d/y|blo
    .|,|1|2|0%|0¤|d/M/y|bn ccp
    .|,|1|3|0%|¤\u{A0}0|y/M/d|bqi fa
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|dd/MM/y|br gl en_FI en_NO
    .|,|1|3|0%|¤\u{A0}0|d/MM/y|brh es_PE
    .|,|1|2|0%|¤\u{A0}0|dd-MM-y|brx
    ,|.|1|3|0%|0\u{A0}¤|d. M. y.|bs sr
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|y-MM-dd|bua lt se sv en_SE fr_CA
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|d/M/y|ca
    .|,|1|3|0%|¤\u{A0}0|M/d/y|cad cic gaa lkt mus osa sd_IN
    .|,|1|3|0%|¤\u{A0}0|y/MM/dd|cch kaj kcg
    .|,|1|3|0\u{A0}%|0\u{A0}¤|y-MM-dd|ce
    .|,|1|3|0%|¤0|M/d/y|ceb chr cop en fil om ti
    .|,|1|3|0\u{A0}%|¤\u{A0}0|dd/MM/y|co
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|dd.MM.y|cs nb nn no ru tk tt se_FI
    .|,|1|3|0\u{A0}%|¤\u{A0}0|y.MM.dd|cu
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|y.MM.dd|cv
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|dd.MM.y|da de fo lb ro
    ,|.|1|3|0\u{A0}%|¤\u{A0}0|dd.MM.y|de_AT
    .|'|1|3|0%|¤\u{A0}0|dd.MM.y|de_CH de_LI en_CH it_CH
    .|\u{A0}|1|3|0%|0¤|d/M/y|dje khq ses twq
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|d.M.y|dsb hsb mk
    ,|\u{A0}|1|3|0%|0\u{A0}¤|d/M/y|dyo ewo ff ksf nmg yav
    .|,|1|2|0\u{A0}%|¤0|y-MM-dd|dz
    .|,|3|3|0%|¤0|M/d/y|ee
    .|,|1|3|0%|¤0|dd/MM/y|en_AE en_AG en_AI en_BB en_BM en_BS en_BW en_BZ en_CC en_CK en_CM en_CX en_CY en_DG en_DM \
    en_ER en_FJ en_FK en_FM en_GB en_GD en_GG en_GH en_GI en_GM en_GS en_GY en_IE en_IL en_IM en_IO en_JE en_KE en_KI \
    en_KN en_KY en_LC en_LR en_LS en_MG en_MO en_MS en_MT en_MU en_MW en_MY en_NA en_NF en_NG en_NR en_NU en_NZ en_PG \
    en_PK en_PN en_PW en_RW en_SB en_SC en_SD en_SH en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG \
    en_VC en_VG en_VU en_WS en_ZM es_MX zh_SG
    ,|.|1|3|0\u{A0}%|¤\u{A0}0|dd/MM/y|en_AT
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|dd/MM/y|en_DE en_DK fr_LU
    ,|\u{202F}|1|3|0%|0\u{A0}¤|dd/MM/y|en_FR en_GE
    ,|.|1|3|0%|¤0|dd/MM/y|en_ID ms_ID
    .|,|1|2|0%|¤0|dd/MM/y|en_IN
    .|,|1|3|0%|¤\u{A0}0|d-M-y|en_MV
    ,|\u{A0}|1|3|0%|¤0|y/MM/dd|en_ZA
    ,|\u{202F}|1|3|0%|0\u{202F}¤|y-MM-dd|eo
    ,|.|2|3|0\u{A0}%|0\u{A0}¤|d/M/y|es
    ,|.|1|3|0%|¤0|dd-MM-y|es_CL
    ,|.|1|3|0%|¤0|d/MM/y|es_CO
    ,|\u{A0}|1|3|0%|¤0|d/M/y|es_CR
    .|,|1|3|0%|¤0|MM/dd/y|es_PA es_PR
    ,|\u{A0}|2|3|0%|0\u{A0}¤|dd.MM.y|et ka lv
    ,|.|1|3|%\u{A0}0|0\u{A0}¤|y/M/d|eu
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|d.M.y|fi smn sv_AX sv_FI
    ,|\u{202F}|1|3|0\u{A0}%|0\u{A0}¤|dd/MM/y|fr
    ,|\u{202F}|1|3|0\u{A0}%|0\u{A0}¤|d/MM/y|fr_BE
    ,|'|1|3|0%|0\u{A0}¤|dd.MM.y|fr_CH
    .|,|1|3|0\u{A0}%|0\u{A0}¤|dd/MM/y|fr_RW
    ,|.|1|3|0%|¤\u{A0}0|dd-MM-y|fy jv nl wo
    .|'|1|3|0\u{A0}%|0\u{A0}¤|dd.MM.y|gsw
    .|,|1|2|0%|¤0|d/M/y|gu hi kxv ml mr pa sa te xnr bn_IN
    .|,|1|3|0%|0\u{A0}¤|d.M.y|he
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|dd. MM. y.|hr
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|d. M. y.|hr_BA
    ,|\u{A0}|1|3|0%|0\u{A0}¤|y. MM. dd.|hu
    ,|.|2|3|0%|¤\u{A0}0|dd-MM-y|ia
    ,|.|1|3|0%|¤0|d/M/y|id lo mua sg su es_AR es_BO es_EC es_VE
    ,|\u{A0}|1|3|0%|¤\u{A0}0|d.M.y|ie
    ,|.|1|3|0%|0\u{A0}¤|d.M.y|is
    ,|.|1|3|0%|0\u{A0}¤|dd/MM/y|it lij sc en_BE en_ES en_IT en_PL en_RO en_SI
    .|,|1|3|0%|¤\u{A0}0|MM/dd/y|iu
    .|,|1|3|0%|¤0|y/MM/dd|ja en_JP
    ,|.|1|3|0%|¤\u{A0}0|y-MM-dd|jgo rw
    .|,|1|3|0%|¤\u{A0}0|dd.MM.y|kaa os prg szl
    ,|\u{A0}|1|3|0%|0\u{A0}¤|dd/MM/y|kea tg tzm uz en_CZ en_EE en_HU en_LT en_LV en_PT en_SK en_UA pt_AO
    ,|.|1|3|0%|¤\u{A0}0|dd/MM/y|kgp mgh nnh pt yrl en_NL sw_CD
    .|\u{A0}|1|3|0%|0¤|dd-MM-y|kk_CN
    ,|.|1|3|0%|¤\u{A0}0|dd/MM y|kkj
    ,|.|1|3|0\u{A0}%|¤0|y-MM-dd|kl
    .|,|1|3|0%|0¤|d/M/y|km
    .|,|1|3|0%|¤0|y. M. d.|ko
    .|,|1|2|0%|¤0|d-M-y|kok
    .|،|1|3|0%|¤0|M/d/y|ks
    .|,|1|3|0\u{A0}%|¤\u{A0}0|d. M. y|ksh
    ,|.|1|3|%0|0\u{A0}¤|dd.MM.y|ku
    .|,|1|3|0%|¤\u{A0}0|d M y|la
    ,|.|1|3|0%|0¤|d/M/y|lu seh
    .|\u{A0}|1|3|0%|¤\u{A0}0|d/M/y|mfe to
    .|,|1|3|0%|¤\u{A0}0|dd-MM-y|mi pap
    .|,|1|3|0%|¤\u{A0}0|y.MM.dd|mn
    .|,|1|3|0%|¤0|d/MM/y|ms nus es_GT
    ,|.|1|3|0%|¤\u{A0}0|d/MM/y|ms_BN nl_BE
    .|,|1|3|0\u{A0}%|¤\u{A0}0|d.MM.y|nds
    .|,|1|2|0%|¤\u{A0}0|y/M/d|ne
    .|،|1|3|0%|¤\u{A0}0|y-MM-dd|nqo
    .|,|1|3|0\u{202F}%|¤\u{A0}0|dd/MM/y|oc
    .|,|1|2|0%|¤0|M/d/y|or
    ,|.|1|3|0%|0\u{A0}¤|y-MM-dd|pms
    ,|.|1|3|0%|¤\u{A0}0|y/M/d|ps uz_AF
    ,|\u{A0}|2|3|0%|0\u{A0}¤|dd/MM/y|pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL
    .|,|1|3|0\u{A0}%|¤\u{A0}0|d/M/y|qu
    ,|.|1|3|0\u{A0}%|¤\u{A0}0|d/M/y|qu_BO
    ,|\u{202F}|1|3|0%|¤0|dd-MM-y|rm
    ,|.|1|3|0\u{A0}%|0¤|d/M/y|rn
    ,|\u{A0}|2|3|0\u{A0}%|0\u{A0}¤|dd.MM.y|ru_UA
    ,|\u{A0}|1|3|0%|0\u{A0}¤|y/M/d|sah
    ,|.|1|3|0%|¤\u{A0}0|d/M/y|scn es_PY es_UY
    ,|\u{A0}|1|3|0\u{A0}%|0\u{A0}¤|d. M. y|sk
    ,|.|1|3|0\u{A0}%|0\u{A0}¤|d. M. y|sl
    ,|\u{A0}|2|3|0%|0\u{A0}¤|d.M.y|sq
    .|,|1|3|0%|¤\u{A0}0|d-MM-y|syr
    .|,|1|2|0%|¤\u{A0}0|d/M/y|ta
    ,|.|1|3|%0|¤0|d.MM.y|tr
    .|\u{A0}|1|3|0%|0\u{A0}¤|y-MM-dd|tyv
    ,|\u{202F}|1|3|0%|0\u{202F}¤|dd/MM/y|vec
    .|\u{A0}|1|3|0%|¤0|M/d/y|xh
    .|,|1|3|0%|¤0|y/M/d|yue zh
    ,|\u{A0}|1|3|0\u{A0}%|0¤|d/M/y|zgh
    """

  /// The day on which a week begins in a region, from 0 for Monday.
  static func firstWeekday(inRegion region: String) -> Int {
    switch region {
    case "MV": 4
    case "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY": 5
    case "AG", "AO", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "CV", "DM", "DO", "ET", "GT", "GU", "HK",
      "HN", "ID", "IL", "IN", "IS", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI",
      "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "ST", "SV", "TH", "TL", "TT", "TW", "UM", "US",
      "VE", "VI", "WS", "YE", "ZA", "ZW": 6
    default: 0
    }
  }

  /// The region in which most of a language's speakers live, if its week does not begin on Monday.
  static func likelyRegion(ofLanguage language: String) -> String? {
    switch language {
    case "ps": "AF"
    case "bn", "ccp": "BD"
    case "hrx", "kgp", "pt", "yrl": "BR"
    case "dz": "BT"
    case "csw", "iu", "mic", "moh", "oka": "CA"
    case "kea": "CV"
    case "kab": "DZ"
    case "ar", "cop": "EG"
    case "aa", "am", "gez", "om", "sid", "ti", "wal": "ET"
    case "kek", "quc": "GT"
    case "yue": "HK"
    case "bew", "id", "jv", "su": "ID"
    case "he": "IL"
    case "as", "bgc", "bho", "brx", "doi", "gu", "hi", "kn", "kok", "ks", "kxv", "mai", "ml", "mni", "mr", "mrh",
      "or", "pa", "raj", "sa", "sat", "ta", "te", "xnr": "IN"
    case "ckb", "syr": "IQ"
    case "bqi", "fa", "lrc", "mzn", "sdh": "IR"
    case "is": "IS"
    case "ja": "JP"
    case "dav", "ebu", "guz", "kam", "ki", "kln", "luo", "luy", "mas", "mer", "saq": "KE"
    case "km": "KH"
    case "ko": "KR"
    case "lo": "LA"
    case "my", "rhg", "shn": "MM"
    case "mt": "MT"
    case "dv": "MV"
    case "mgh", "seh", "vmw": "MZ"
    case "ne", "suz": "NP"
    case "qu": "PE"
    case "ceb", "fil": "PH"
    case "bal", "bgn", "brh", "sd", "skr", "trw", "ur": "PK"
    case "gn": "PY"
    case "apc": "SY"
    case "th": "TH"
    case "trv": "TW"
    case "cad", "cho", "chr", "cic", "en", "haw", "hnj", "lkt", "mus", "mww", "nv", "osa": "US"
    case "af", "nr", "nso", "ss", "st", "tn", "ts", "ve", "xh", "zu": "ZA"
    case "nd", "sn": "ZW"
    default: nil
    }
  }
}
