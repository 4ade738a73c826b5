extension Currency {
  /// `code|German|French|Spanish|Chinese|Japanese`, the names of CLDR.
  static let namesTable = """
    AED|VAE-Dirham|dirham des Émirats arabes unis|dírham de los Emiratos Árabes Unidos|阿联酋迪拉姆|アラブ首長国連邦ディルハム
    AFN|Afghanischer Afghani|afghani afghan|afgani afgano|阿富汗尼|アフガニスタン アフガニー
    ALL|Albanischer Lek|lek albanais|lek albanés|阿尔巴尼亚列克|アルバニア レク
    AMD|Armenischer Dram|dram arménien|dram armenio|亚美尼亚德拉姆|アルメニア ドラム
    AOA|Angolanischer Kwanza|kwanza angolais|kuanza angoleño|安哥拉宽扎|アンゴラ クワンザ
    ARS|Argentinischer Peso|peso argentin|peso argentino|阿根廷比索|アルゼンチン ペソ
    AUD|Australischer Dollar|dollar australien|dólar australiano|澳大利亚元|オーストラリア ドル
    AWG|Aruba-Florin|florin arubais|florín arubeño|阿鲁巴弗罗林|アルバ フロリン
    AZN|Aserbaidschan-Manat|manat azéri|manat azerbaiyano|阿塞拜疆马纳特|アゼルバイジャン マナト
    BAM|Konvertible Mark Bosnien und Herzegowina|mark convertible bosniaque|marco convertible de Bosnia y Herzegovina|波\
    斯尼亚-黑塞哥维那可兑换马克|ボスニア・ヘルツェゴビナ 兌換マルク (BAM)
    BBD|Barbados-Dollar|dollar barbadien|dólar barbadense|巴巴多斯元|バルバドス ドル
    BDT|Bangladesch-Taka|taka bangladeshi|taka bangladesí|孟加拉塔卡|バングラデシュ タカ
    BGN|Bulgarischer Lew|lev bulgare|leva búlgara|保加利亚列弗|ブルガリア 新レフ
    BHD|Bahrain-Dinar|dinar bahreïni|dinar bareiní|巴林第纳尔|バーレーン ディナール
    BIF|Burundi-Franc|franc burundais|franco burundés|布隆迪法郎|ブルンジ フラン
    BMD|Bermuda-Dollar|dollar bermudien|dólar bermudeño|百慕大元|バミューダ ドル
    BND|Brunei-Dollar|dollar brunéien|dólar bruneano|文莱元|ブルネイ ドル
    BOB|Bolivianischer Boliviano|boliviano bolivien|boliviano|玻利维亚诺|ボリビア ボリビアーノ
    BRL|Brasilianischer Real|réal brésilien|real brasileño|巴西雷亚尔|ブラジル レアル
    BSD|Bahamas-Dollar|dollar bahaméen|dólar bahameño|巴哈马元|バハマ ドル
    BTN|Bhutan-Ngultrum|ngultrum bouthanais|gultrum butanés|不丹努尔特鲁姆|ブータン ニュルタム
    BWP|Botswanischer Pula|pula botswanais|pula botsuano|博茨瓦纳普拉|ボツワナ プラ
    BYN|Weißrussischer Rubel|rouble biélorusse|rublo bielorruso|白俄罗斯卢布|ベラルーシ ルーブル
    BZD|Belize-Dollar|dollar bélizéen|dólar beliceño|伯利兹元|ベリーズ ドル
    CAD|Kanadischer Dollar|dollar canadien|dólar canadiense|加拿大元|カナダ ドル
    CDF|Kongo-Franc|franc congolais|franco congoleño|刚果法郎|コンゴ フラン
    CHF|Schweizer Franken|franc suisse|franco suizo|瑞士法郎|スイス フラン
    CLP|Chilenischer Peso|peso chilien|peso chileno|智利比索|チリ ペソ
    CNY|Renminbi Yuan|yuan renminbi chinois|yuan renminbi|人民币|中国人民元
    COP|Kolumbianischer Peso|peso colombien|peso colombiano|哥伦比亚比索|コロンビア ペソ
    CRC|Costa-Rica-Colón|colón costaricain|colón costarricense|哥斯达黎加科朗|コスタリカ コロン
    CUP|Kubanischer Peso|peso cubain|peso cubano|古巴比索|キューバ ペソ
    CVE|Cabo-Verde-Escudo|escudo capverdien|escudo de Cabo Verde|佛得角埃斯库多|カーボベルデ エスクード
    CZK|Tschechische Krone|couronne tchèque|corona checa|捷克克朗|チェコ コルナ
    DJF|Dschibuti-Franc|franc djiboutien|franco yibutiano|吉布提法郎|ジブチ フラン
    DKK|Dänische Krone|couronne danoise|corona danesa|丹麦克朗|デンマーク クローネ
    DOP|Dominikanischer Peso|peso dominicain|peso dominicano|多米尼加比索|ドミニカ ペソ
    DZD|Algerischer Dinar|dinar algérien|dinar argelino|阿尔及利亚第纳尔|アルジェリア ディナール
    EGP|Ägyptisches Pfund|livre égyptienne|libra egipcia|埃及镑|エジプト ポンド
    ERN|Eritreischer Nakfa|nafka érythréen|nakfa eritreo|厄立特里亚纳克法|エリトリア ナクファ
    ETB|Äthiopischer Birr|birr éthiopien|bir etíope|埃塞俄比亚比尔|エチオピア ブル
    EUR|Euro|euro|euro|欧元|ユーロ
    FJD|Fidschi-Dollar|dollar fidjien|dólar fiyiano|斐济元|フィジー ドル
    FKP|Falkland-Pfund|livre des îles Malouines|libra malvinense|福克兰群岛镑|フォークランド（マルビナス）諸島 ポンド
    GBP|Britisches Pfund|livre sterling|libra esterlina|英镑|英国ポンド
    GEL|Georgischer Lari|lari géorgien|lari georgiano|格鲁吉亚拉里|ジョージア ラリ
    GHS|Ghanaischer Cedi|cédi ghanéen|cedi ghanés|加纳塞地|ガーナ セディ
    GIP|Gibraltar-Pfund|livre de Gibraltar|libra gibraltareña|直布罗陀镑|ジブラルタル ポンド
    GMD|Gambia-Dalasi|dalasi gambien|dalasi gambiano|冈比亚达拉西|ガンビア ダラシ
    GNF|Guinea-Franc|franc guinéen|franco guineano|几内亚法郎|ギニア フラン
    GTQ|Guatemaltekischer Quetzal|quetzal guatémaltèque|quetzal guatemalteco|危地马拉格查尔|グアテマラ ケツァル
    GYD|Guyana-Dollar|dollar du Guyana|dólar guyanés|圭亚那元|ガイアナ ドル
    HKD|Hongkong-Dollar|dollar de Hong Kong|dólar hongkonés|港元|香港ドル
    HNL|Honduras-Lempira|lempira hondurien|lempira hondureño|洪都拉斯伦皮拉|ホンジュラス レンピラ
    HTG|Haitianische Gourde|gourde haïtienne|gurde haitiano|海地古德|ハイチ グールド
    HUF|Ungarischer Forint|forint hongrois|forinto húngaro|匈牙利福林|ハンガリー フォリント
    IDR|Indonesische Rupiah|roupie indonésienne|rupia indonesia|印度尼西亚卢比|インドネシア ルピア
    ILS|Israelischer Neuer Schekel|nouveau shekel israélien|nuevo séquel israelí|以色列新谢克尔|イスラエル新シェケル
    INR|Indische Rupie|roupie indienne|rupia india|印度卢比|インド ルピー
    IQD|Irakischer Dinar|dinar irakien|dinar iraquí|伊拉克第纳尔|イラク ディナール
    IRR|Iranischer Rial|riyal iranien|rial iraní|伊朗里亚尔|イラン リアル
    ISK|Isländische Krone|couronne islandaise|corona islandesa|冰岛克朗|アイスランド クローナ
    JMD|Jamaika-Dollar|dollar jamaïcain|dólar jamaicano|牙买加元|ジャマイカ ドル
    JOD|Jordanischer Dinar|dinar jordanien|dinar jordano|约旦第纳尔|ヨルダン ディナール
    JPY|Japanischer Yen|yen japonais|yen japonés|日元|日本円
    KES|Kenia-Schilling|shilling kényan|chelín keniano|肯尼亚先令|ケニア シリング
    KGS|Kirgisischer Som|som kirghize|som kirguís|吉尔吉斯斯坦索姆|キルギス ソム
    KHR|Kambodschanischer Riel|riel cambodgien|riel camboyano|柬埔寨瑞尔|カンボジア リエル
    KMF|Komoren-Franc|franc comorien|franco comorense|科摩罗法郎|コモロ フラン
    KPW|Nordkoreanischer Won|won nord-coréen|won norcoreano|朝鲜元|北朝鮮ウォン
    KRW|Südkoreanischer Won|won sud-coréen|won surcoreano|韩元|韓国ウォン
    KWD|Kuwait-Dinar|dinar koweïtien|dinar kuwaití|科威特第纳尔|クウェート ディナール
    KYD|Kaiman-Dollar|dollar des îles Caïmans|dólar de las Islas Caimán|开曼元|ケイマン諸島 ドル
    KZT|Kasachischer Tenge|tenge kazakh|tengue kazajo|哈萨克斯坦坚戈|カザフスタン テンゲ
    LAK|Laotischer Kip|kip laotien|kip laosiano|老挝基普|ラオス キープ
    LBP|Libanesisches Pfund|livre libanaise|libra libanesa|黎巴嫩镑|レバノン ポンド
    LKR|Sri-Lanka-Rupie|roupie srilankaise|rupia esrilanquesa|斯里兰卡卢比|スリランカ ルピー
    LRD|Liberianischer Dollar|dollar libérien|dólar liberiano|利比里亚元|リベリア ドル
    LSL|Loti|loti lesothan|loti lesotense|莱索托洛蒂|レソト ロティ
    LYD|Libyscher Dinar|dinar libyen|dinar libio|利比亚第纳尔|リビア ディナール
    MAD|Marokkanischer Dirham|dirham marocain|dírham marroquí|摩洛哥迪拉姆|モロッコ ディルハム
    MDL|Moldau-Leu|leu moldave|leu moldavo|摩尔多瓦列伊|モルドバ レイ
    MGA|Madagaskar-Ariary|ariary malgache|ariari malgache|马达加斯加阿里亚里|マダガスカル アリアリ
    MKD|Mazedonischer Denar|denar macédonien|dinar macedonio|马其顿第纳尔|マケドニア デナル
    MMK|Myanmarischer Kyat|kyat myanmarais|kiat de Myanmar|缅甸元|ミャンマー チャット
    MNT|Mongolischer Tögrög|tugrik mongol|tugrik mongol|蒙古图格里克|モンゴル トグログ
    MOP|Macao-Pataca|pataca macanaise|pataca macaense|澳门币|マカオ パタカ
    MRU|Mauretanischer Ouguiya|ouguiya mauritanien|uguiya mauritano|毛里塔尼亚乌吉亚|モーリタニア ウギア
    MUR|Mauritius-Rupie|roupie mauricienne|rupia mauriciana|毛里求斯卢比|モーリシャス ルピー
    MVR|Malediven-Rufiyaa|rufiyaa maldivienne|rufiya maldiva|马尔代夫卢菲亚|モルディブ ルフィア
    MWK|Malawi-Kwacha|kwacha malawite|kuacha malauí|马拉维克瓦查|マラウィ クワチャ
    MXN|Mexikanischer Peso|peso mexicain|peso mexicano|墨西哥比索|メキシコ ペソ
    MYR|Malaysischer Ringgit|ringgit malais|ringit malasio|马来西亚林吉特|マレーシア リンギット
    MZN|Mosambikanischer Metical|metical mozambicain|metical mozambiqueño|莫桑比克美提卡|モザンビーク メティカル
    NAD|Namibia-Dollar|dollar namibien|dólar namibio|纳米比亚元|ナミビア ドル
    NGN|Nigerianischer Naira|naira nigérian|naira nigeriano|尼日利亚奈拉|ナイジェリア ナイラ
    NIO|Nicaragua-Córdoba|córdoba oro nicaraguayen|córdoba oro|尼加拉瓜科多巴|ニカラグア コルドバ オロ
    NOK|Norwegische Krone|couronne norvégienne|corona noruega|挪威克朗|ノルウェー クローネ
    NPR|Nepalesische Rupie|roupie népalaise|rupia nepalí|尼泊尔卢比|ネパール ルピー
    NZD|Neuseeland-Dollar|dollar néo-zélandais|dólar neozelandés|新西兰元|ニュージーランド ドル
    OMR|Omanischer Rial|riyal omanais|rial omaní|阿曼里亚尔|オマーン リアル
    PAB|Panamaischer Balboa|balboa panaméen|balboa panameño|巴拿马巴波亚|パナマ バルボア
    PEN|Peruanischer Sol|sol péruvien|sol peruano|秘鲁索尔|ペルー ソル
    PGK|Papua-neuguineischer Kina|kina papouan-néo-guinéen|kina papú|巴布亚新几内亚基那|パプアニューギニア キナ
    PHP|Philippinischer Peso|peso philippin|peso filipino|菲律宾比索|フィリピン ペソ
    PKR|Pakistanische Rupie|roupie pakistanaise|rupia pakistaní|巴基斯坦卢比|パキスタン ルピー
    PLN|Polnischer Złoty|zloty polonais|esloti polaco|波兰兹罗提|ポーランド ズウォティ
    PYG|Paraguayischer Guaraní|guaraní paraguayen|guaraní paraguayo|巴拉圭瓜拉尼|パラグアイ グアラニ
    QAR|Katar-Riyal|riyal qatari|rial catarí|卡塔尔里亚尔|カタール リアル
    RON|Rumänischer Leu|leu roumain|leu rumano|罗马尼亚列伊|ルーマニア レイ
    RSD|Serbischer Dinar|dinar serbe|dinar serbio|塞尔维亚第纳尔|セルビア ディナール
    RUB|Russischer Rubel|rouble russe|rublo ruso|俄罗斯卢布|ロシア ルーブル
    RWF|Ruanda-Franc|franc rwandais|franco ruandés|卢旺达法郎|ルワンダ フラン
    SAR|Saudi-Rial|riyal saoudien|rial saudí|沙特里亚尔|サウジ リヤル
    SBD|Salomonen-Dollar|dollar des îles Salomon|dólar salomonense|所罗门群岛元|ソロモン諸島 ドル
    SCR|Seychellen-Rupie|roupie des Seychelles|rupia seychellense|塞舌尔卢比|セーシェル ルピー
    SDG|Sudanesisches Pfund|livre soudanaise|libra sudanesa|苏丹镑|スーダン ポンド
    SEK|Schwedische Krone|couronne suédoise|corona sueca|瑞典克朗|スウェーデン クローナ
    SGD|Singapur-Dollar|dollar de Singapour|dólar singapurense|新加坡元|シンガポール ドル
    SHP|St.-Helena-Pfund|livre de Sainte-Hélène|libra de Santa Elena|圣赫勒拿群岛磅|セントヘレナ ポンド
    SLE|Sierra-leonischer Leone|leone sierra-léonais|leona sierraleonesa|塞拉利昂新利昂|シエラレオネ レオン
    SOS|Somalia-Schilling|shilling somalien|chelín somalí|索马里先令|ソマリア シリング
    SRD|Suriname-Dollar|dollar surinamais|dólar surinamés|苏里南元|スリナム ドル
    SSP|Südsudanesisches Pfund|livre sud-soudanaise|libra sursudanesa|南苏丹镑|南スーダン ポンド
    STN|São-toméischer Dobra|dobra santoméen|dobra santotomense|圣多美和普林西比多布拉|サントメ・プリンシペ ドブラ
    SYP|Syrisches Pfund|livre syrienne|libra siria|叙利亚镑|シリア ポンド
    SZL|Swasiländischer Lilangeni|lilangeni swazi|lilangeni esuatiní|斯威士兰里兰吉尼|スワジランド リランゲニ
    THB|Thailändischer Baht|baht thaïlandais|bat tailandés|泰铢|タイ バーツ
    TJS|Tadschikistan-Somoni|somoni tadjik|somoni tayiko|塔吉克斯坦索莫尼|タジキスタン ソモニ
    TMT|Turkmenistan-Manat|nouveau manat turkmène|manat turcomano|土库曼斯坦马纳特|トルクメニスタン マナト
    TND|Tunesischer Dinar|dinar tunisien|dinar tunecino|突尼斯第纳尔|チュニジア ディナール
    TOP|Tongaischer Paʻanga|pa'anga tongan|paanga tongano|汤加潘加|トンガ パ・アンガ
    TRY|Türkische Lira|livre turque|lira turca|土耳其里拉|トルコ リラ
    TTD|Trinidad-und-Tobago-Dollar|dollar de Trinité-et-Tobago|dólar de Trinidad y Tobago|特立尼达和多巴哥元|トリニダード・トバゴ ドル
    TWD|Neuer Taiwan-Dollar|nouveau dollar taïwanais|nuevo dólar taiwanés|新台币|新台湾ドル
    TZS|Tansania-Schilling|shilling tanzanien|chelín tanzano|坦桑尼亚先令|タンザニア シリング
    UAH|Ukrainische Hrywnja|hryvnia ukrainienne|grivna ucraniana|乌克兰格里夫纳|ウクライナ フリヴニャ
    UGX|Uganda-Schilling|shilling ougandais|chelín ugandés|乌干达先令|ウガンダ シリング
    USD|US-Dollar|dollar des États-Unis|dólar estadounidense|美元|米ドル
    UYU|Uruguayischer Peso|peso uruguayen|peso uruguayo|乌拉圭比索|ウルグアイ ペソ
    UZS|Usbekistan-Sum|sum ouzbek|sum uzbeko|乌兹别克斯坦苏姆|ウズベキスタン スム
    VES|Venezolanischer Bolívar|bolivar vénézuélien|bolívar venezolano|委内瑞拉玻利瓦尔|ベネズエラ ボリバル
    VND|Vietnamesischer Dong|dông vietnamien|dong vietnamita|越南盾|ベトナム ドン
    VUV|Vanuatu-Vatu|vatu vanuatuan|vatu vanuatense|瓦努阿图瓦图|バヌアツ バツ
    WST|Samoanischer Tala|tala samoan|tala samoano|萨摩亚塔拉|サモア タラ
    XAF|CFA-Franc (BEAC)|franc CFA (BEAC)|franco CFA de África Central|中非法郎|中央アフリカ CFA フラン
    XCD|Ostkaribischer Dollar|dollar des Caraïbes orientales|dólar del Caribe Oriental|东加勒比元|東カリブ ドル
    XCG||florin caribéen|florín caribeño||
    XOF|CFA-Franc (BCEAO)|franc CFA (BCEAO)|franco CFA de África Occidental|西非法郎|西アフリカ CFA フラン
    XPF|CFP-Franc|franc CFP|franco CFP|太平洋法郎|CFP フラン
    YER|Jemen-Rial|riyal yéménite|rial yemení|也门里亚尔|イエメン リアル
    ZAR|Südafrikanischer Rand|rand sud-africain|rand sudafricano|南非兰特|南アフリカ ランド
    ZMW|Kwacha|kwacha zambien|kuacha zambiano|赞比亚克瓦查|ザンビア クワチャ
    """
}
