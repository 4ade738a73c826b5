extension Country {
  /// `code|name|calling code|currency|postal forms|postal example`.
  static let table = """
    AD|Andorra|376|EUR|AD###,###|AD100
    AE|United Arab Emirates|971|AED||
    AF|Afghanistan|93|AFN|####|1001
    AG|Antigua & Barbuda|1|XCD||
    AI|Anguilla|1|XCD|AI-####,####|2640
    AL|Albania|355|ALL|####|1001
    AM|Armenia|374|AMD|####,######|375010
    AO|Angola|244|AOA||
    AQ|Antarctica||||
    AR|Argentina|54|ARS|####,@####,@####@@@|C1070AAM
    AS|American Samoa|1|USD|#####,#####-####|96799
    AT|Austria|43|EUR|####|1010
    AU|Australia|61|AUD|####|2060
    AW|Aruba|297|AWG||
    AX|Åland Islands|358|EUR|#####|22150
    AZ|Azerbaijan|994|AZN|####|1000
    BA|Bosnia & Herzegovina|387|BAM|#####|71000
    BB|Barbados|1|BBD|BB#####,#####|BB23026
    BD|Bangladesh|880|BDT|####|1340
    BE|Belgium|32|EUR|####|4000
    BF|Burkina Faso|226|XOF||
    BG|Bulgaria|359|EUR|####|1000
    BH|Bahrain|973|BHD|###,####|317
    BI|Burundi|257|BIF||
    BJ|Benin|229|XOF||
    BL|St. Barthélemy|590|EUR|#####|97100
    BM|Bermuda|1|BMD|@@ **|FL 07
    BN|Brunei|673|BND|@@####|BT2328
    BO|Bolivia|591|BOB||
    BQ|Caribbean Netherlands|599|USD||
    BR|Brazil|55|BRL|#####-###|40301-110
    BS|Bahamas|1|BSD||
    BT|Bhutan|975|BTN|#####|11001
    BV|Bouvet Island||NOK||
    BW|Botswana|267|BWP||
    BY|Belarus|375|BYN|######|223016
    BZ|Belize|501|BZD||
    CA|Canada|1|CAD|@#@ #@#|K1A 0B1
    CC|Cocos (Keeling) Islands|61|AUD|####|6799
    CD|Congo - Kinshasa|243|CDF||
    CF|Central African Republic|236|XAF||
    CG|Congo - Brazzaville|242|XAF||
    CH|Switzerland|41|CHF|####|3001
    CI|Côte d'Ivoire|225|XOF||
    CK|Cook Islands|682|NZD||
    CL|Chile|56|CLP|#######|8340457
    CM|Cameroon|237|XAF||
    CN|China|86|CNY|######|266033
    CO|Colombia|57|COP|######|111221
    CR|Costa Rica|506|CRC|#####,####|1000
    CU|Cuba|53|CUP|#####|10700
    CV|Cape Verde|238|CVE|####|7600
    CW|Curaçao|599|XCG||
    CX|Christmas Island|61|AUD|####|6798
    CY|Cyprus|357|EUR|####|2008
    CZ|Czechia|420|CZK|### ##|110 00
    DE|Germany|49|EUR|#####|10115
    DJ|Djibouti|253|DJF||
    DK|Denmark|45|DKK|####|8660
    DM|Dominica|1|XCD||
    DO|Dominican Republic|1|DOP|#####|11903
    DZ|Algeria|213|DZD|#####|40304
    EC|Ecuador|593|USD|######|090105
    EE|Estonia|372|EUR|#####|69501
    EG|Egypt|20|EGP|#####|12411
    EH|Western Sahara|212|MAD|#####|70000
    ER|Eritrea|291|ERN||
    ES|Spain|34|EUR|#####|28039
    ET|Ethiopia|251|ETB|####|1000
    FI|Finland|358|EUR|#####|00550
    FJ|Fiji|679|FJD||
    FK|Falkland Islands|500|FKP|@@@@ #@@|FIQQ 1ZZ
    FM|Micronesia|691|USD|#####,#####-####|96941
    FO|Faroe Islands|298|DKK|###|100
    FR|France|33|EUR|#####|75008
    GA|Gabon|241|XAF||
    GB|United Kingdom|44|GBP|@# #@@,@## #@@,@@# #@@,@@## #@@,@#@ #@@,@@#@ #@@,@@@ #@@,BFPO ####,BFPO ###,BFPO ##,BFPO #\
    |SW1A 1AA
    GD|Grenada|1|XCD||
    GE|Georgia|995|GEL|####|0101
    GF|French Guiana|594|EUR|#####|97300
    GG|Guernsey|44|GBP|@@# #@@,@@## #@@|GY1 1AA
    GH|Ghana|233|GHS||
    GI|Gibraltar|350|GIP|@@## #@@|GX11 1AA
    GL|Greenland|299|DKK|####|3900
    GM|Gambia|220|GMD||
    GN|Guinea|224|GNF|###|001
    GP|Guadeloupe|590|EUR|#####|97100
    GQ|Equatorial Guinea|240|XAF||
    GR|Greece|30|EUR|### ##|151 24
    GS|South Georgia & South Sandwich Islands||GBP|@@@@ #@@|SIQQ 1ZZ
    GT|Guatemala|502|GTQ|#####|09001
    GU|Guam|1|USD|#####,#####-####|96910
    GW|Guinea-Bissau|245|XOF|####|1000
    GY|Guyana|592|GYD||
    HK|Hong Kong|852|HKD||
    HM|Heard Island & McDonald Islands||AUD|####|7050
    HN|Honduras|504|HNL|#####|31301
    HR|Croatia|385|EUR|#####|10000
    HT|Haiti|509|HTG|####|6120
    HU|Hungary|36|HUF|####|1037
    ID|Indonesia|62|IDR|#####|40115
    IE|Ireland|353|EUR|@** ****|A65 F4E2
    IL|Israel|972|ILS|#######,#####|9614303
    IM|Isle of Man|44|GBP|@@# #@@,@@## #@@|IM2 1AA
    IN|India|91|INR|######|110034
    IO|British Indian Ocean Territory|246|USD|@@@@ #@@|BBND 1ZZ
    IQ|Iraq|964|IQD|#####|31001
    IR|Iran|98|IRR|#####-#####|11936-12345
    IS|Iceland|354|ISK|###|320
    IT|Italy|39|EUR|#####|00144
    JE|Jersey|44|GBP|@@# #@@,@@## #@@|JE1 1AA
    JM|Jamaica|1|JMD||
    JO|Jordan|962|JOD|#####|11937
    JP|Japan|81|JPY|###-####|100-0001
    KE|Kenya|254|KES|#####|20100
    KG|Kyrgyzstan|996|KGS|######|720001
    KH|Cambodia|855|KHR|######,#####|120101
    KI|Kiribati|686|AUD||
    KM|Comoros|269|KMF||
    KN|St. Kitts & Nevis|1|XCD||
    KP|North Korea|850|KPW||
    KR|South Korea|82|KRW|#####|03051
    KW|Kuwait|965|KWD|#####|54541
    KY|Cayman Islands|1|KYD|KY#-####|KY1-1100
    KZ|Kazakhstan|7|KZT|######|040900
    LA|Laos|856|LAK|#####|01160
    LB|Lebanon|961|LBP|####,#### ####|2038 3054
    LC|St. Lucia|1|XCD||
    LI|Liechtenstein|423|CHF|####|9496
    LK|Sri Lanka|94|LKR|#####|20000
    LR|Liberia|231|LRD|####|1000
    LS|Lesotho|266|LSL|###|100
    LT|Lithuania|370|EUR|LT-#####,#####|04340
    LU|Luxembourg|352|EUR|####|4750
    LV|Latvia|371|EUR|LV-####,####|LV-1073
    LY|Libya|218|LYD||
    MA|Morocco|212|MAD|#####|53000
    MC|Monaco|377|EUR|#####|98000
    MD|Moldova|373|MDL|MD-####,####|MD-2012
    ME|Montenegro|382|EUR|#####|81257
    MF|St. Martin|590|EUR|#####|97100
    MG|Madagascar|261|MGA|###|501
    MH|Marshall Islands|692|USD|#####,#####-####|96960
    MK|North Macedonia|389|MKD|####|1314
    ML|Mali|223|XOF||
    MM|Myanmar (Burma)|95|MMK|#####|11181
    MN|Mongolia|976|MNT|#####|65030
    MO|Macao|853|MOP||
    MP|Northern Mariana Islands|1|USD|#####,#####-####|96950
    MQ|Martinique|596|EUR|#####|97220
    MR|Mauritania|222|MRU||
    MS|Montserrat|1|XCD||
    MT|Malta|356|EUR|@@@ ####,@@@ ###,@@@ ##|NXR 01
    MU|Mauritius|230|MUR|#####,###@@###|42602
    MV|Maldives|960|MVR|#####|20026
    MW|Malawi|265|MWK||
    MX|Mexico|52|MXN|#####|02860
    MY|Malaysia|60|MYR|#####|43000
    MZ|Mozambique|258|MZN|####|1102
    NA|Namibia|264|NAD|#####|10001
    NC|New Caledonia|687|XPF|#####|98814
    NE|Niger|227|XOF|####|8001
    NF|Norfolk Island|672|AUD|####|2899
    NG|Nigeria|234|NGN|######|930283
    NI|Nicaragua|505|NIO|#####|52000
    NL|Netherlands|31|EUR|#### @@|1012 AB
    NO|Norway|47|NOK|####|0025
    NP|Nepal|977|NPR|#####|44601
    NR|Nauru|674|AUD||
    NU|Niue|683|NZD||
    NZ|New Zealand|64|NZD|####|6001
    OM|Oman|968|OMR|###|133
    PA|Panama|507|PAB||
    PE|Peru|51|PEN|#####|02001
    PF|French Polynesia|689|XPF|#####|98709
    PG|Papua New Guinea|675|PGK|###|111
    PH|Philippines|63|PHP|####|1008
    PK|Pakistan|92|PKR|#####|44000
    PL|Poland|48|PLN|##-###|00-950
    PM|St. Pierre & Miquelon|508|EUR|#####|97500
    PN|Pitcairn Islands||NZD|@@@@ #@@|PCRN 1ZZ
    PR|Puerto Rico|1|USD|#####,#####-####|00930
    PS|Palestine|970|ILS||
    PT|Portugal|351|EUR|####-###|2725-079
    PW|Palau|680|USD|#####,#####-####|96940
    PY|Paraguay|595|PYG|####|1536
    QA|Qatar|974|QAR||
    RE|Réunion|262|EUR|#####|97400
    RO|Romania|40|RON|######|060274
    RS|Serbia|381|RSD|#####,######|11000
    RU|Russia|7|RUB|######|247112
    RW|Rwanda|250|RWF||
    SA|Saudi Arabia|966|SAR|#####,#####-####|11564
    SB|Solomon Islands|677|SBD||
    SC|Seychelles|248|SCR||
    SD|Sudan|249|SDG|#####|11042
    SE|Sweden|46|SEK|### ##|114 55
    SG|Singapore|65|SGD|######|546080
    SH|St. Helena, Ascension & Tristan da Cunha|290|SHP|@@@@ #@@|STHL 1ZZ
    SI|Slovenia|386|EUR|####|4000
    SJ|Svalbard & Jan Mayen|47|NOK|####|9170
    SK|Slovakia|421|EUR|### ##|010 01
    SL|Sierra Leone|232|SLE||
    SM|San Marino|378|EUR|#####|47890
    SN|Senegal|221|XOF|#####|12500
    SO|Somalia|252|SOS|@@ #####|JH 09010
    SR|Suriname|597|SRD||
    SS|South Sudan|211|SSP||
    ST|São Tomé & Príncipe|239|STN||
    SV|El Salvador|503|USD|####|1101
    SX|Sint Maarten|1|XCG||
    SY|Syria|963|SYP||
    SZ|Eswatini|268|SZL|@###|H100
    TC|Turks & Caicos Islands|1|USD|@@@@ #@@|TKCA 1ZZ
    TD|Chad|235|XAF||
    TF|French Southern and Antarctic Lands||EUR||
    TG|Togo|228|XOF||
    TH|Thailand|66|THB|#####|10150
    TJ|Tajikistan|992|TJS|######|735450
    TK|Tokelau|690|NZD||
    TL|Timor-Leste|670|USD||
    TM|Turkmenistan|993|TMT|######|744000
    TN|Tunisia|216|TND|####|1002
    TO|Tonga|676|TOP||
    TR|Türkiye|90|TRY|#####|01960
    TT|Trinidad & Tobago|1|TTD||
    TV|Tuvalu|688|AUD||
    TW|Taiwan|886|TWD|###,#####,######|104
    TZ|Tanzania|255|TZS|#####,####|6090
    UA|Ukraine|380|UAH|#####|15432
    UG|Uganda|256|UGX||
    UM|U.S. Outlying Islands||USD|#####|96898
    US|United States|1|USD|#####,#####-####|94103
    UY|Uruguay|598|UYU|#####|11600
    UZ|Uzbekistan|998|UZS|######|702100
    VA|Vatican City|39|EUR|#####|00120
    VC|St. Vincent & Grenadines|1|XCD|VC####|VC0100
    VE|Venezuela|58|VES|####|1010
    VG|British Virgin Islands|1|USD|VG####|VG1110
    VI|U.S. Virgin Islands|1|USD|#####,#####-####|00802-1222
    VN|Vietnam|84|VND|######,#####|700000
    VU|Vanuatu|678|VUV||
    WF|Wallis & Futuna|681|XPF|#####|98600
    WS|Samoa|685|WST||
    YE|Yemen|967|YER||
    YT|Mayotte|262|EUR|#####|97600
    ZA|South Africa|27|ZAR|####|0083
    ZM|Zambia|260|ZMW|#####|50100
    ZW|Zimbabwe|263|USD||
    """
}
