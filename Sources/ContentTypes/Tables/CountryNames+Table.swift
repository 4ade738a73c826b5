extension Country {
  /// `code|German|French|Spanish|Chinese|Japanese`, the names of CLDR.
  static let namesTable = """
    AD|Andorra|Andorre|Andorra|安道尔|アンドラ
    AE|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|阿拉伯联合酋长国|アラブ首長国連邦
    AF|Afghanistan|Afghanistan|Afganistán|阿富汗|アフガニスタン
    AG|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|安提瓜和巴布达|アンティグア・バーブーダ
    AI|Anguilla|Anguilla|Anguila|安圭拉|アンギラ
    AL|Albanien|Albanie|Albania|阿尔巴尼亚|アルバニア
    AM|Armenien|Arménie|Armenia|亚美尼亚|アルメニア
    AO|Angola|Angola|Angola|安哥拉|アンゴラ
    AQ|Antarktis|Antarctique|Antártida|南极洲|南極
    AR|Argentinien|Argentine|Argentina|阿根廷|アルゼンチン
    AS|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|美属萨摩亚|米領サモア
    AT|Österreich|Autriche|Austria|奥地利|オーストリア
    AU|Australien|Australie|Australia|澳大利亚|オーストラリア
    AW|Aruba|Aruba|Aruba|阿鲁巴|アルバ
    AX|Ålandinseln|Îles Åland|Islas Aland|奥兰群岛|オーランド諸島
    AZ|Aserbaidschan|Azerbaïdjan|Azerbaiyán|阿塞拜疆|アゼルバイジャン
    BA|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|波斯尼亚和黑塞哥维那|ボスニア・ヘルツェゴビナ
    BB|Barbados|Barbade|Barbados|巴巴多斯|バルバドス
    BD|Bangladesch|Bangladesh|Bangladés|孟加拉国|バングラデシュ
    BE|Belgien|Belgique|Bélgica|比利时|ベルギー
    BF|Burkina Faso|Burkina Faso|Burkina Faso|布基纳法索|ブルキナファソ
    BG|Bulgarien|Bulgarie|Bulgaria|保加利亚|ブルガリア
    BH|Bahrain|Bahreïn|Baréin|巴林|バーレーン
    BI|Burundi|Burundi|Burundi|布隆迪|ブルンジ
    BJ|Benin|Bénin|Benín|贝宁|ベナン
    BL|St. Barthélemy|Saint-Barthélemy|San Bartolomé|圣巴泰勒米|サン・バルテルミー
    BM|Bermuda|Bermudes|Bermudas|百慕大|バミューダ
    BN|Brunei Darussalam|Brunei|Brunéi|文莱|ブルネイ
    BO|Bolivien|Bolivie|Bolivia|玻利维亚|ボリビア
    BQ|Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|荷属加勒比区|オランダ領カリブ
    BR|Brasilien|Brésil|Brasil|巴西|ブラジル
    BS|Bahamas|Bahamas|Bahamas|巴哈马|バハマ
    BT|Bhutan|Bhoutan|Bután|不丹|ブータン
    BV|Bouvetinsel|Île Bouvet|Isla Bouvet|布韦岛|ブーベ島
    BW|Botsuana|Botswana|Botsuana|博茨瓦纳|ボツワナ
    BY|Belarus|Biélorussie|Bielorrusia|白俄罗斯|ベラルーシ
    BZ|Belize|Belize|Belice|伯利兹|ベリーズ
    CA|Kanada|Canada|Canadá|加拿大|カナダ
    CC|Kokosinseln|Îles Cocos|Islas Cocos|科科斯（基林）群岛|ココス(キーリング)諸島
    CD|Kongo-Kinshasa|Congo-Kinshasa|República Democrática del Congo|刚果（金）|コンゴ民主共和国(キンシャサ)
    CF|Zentralafrikanische Republik|République centrafricaine|República Centroafricana|中非共和国|中央アフリカ共和国
    CG|Kongo-Brazzaville|Congo-Brazzaville|Congo|刚果（布）|コンゴ共和国(ブラザビル)
    CH|Schweiz|Suisse|Suiza|瑞士|スイス
    CI|Côte d'Ivoire|Côte d'Ivoire|Côte d'Ivoire|科特迪瓦|コートジボワール
    CK|Cookinseln|Îles Cook|Islas Cook|库克群岛|クック諸島
    CL|Chile|Chili|Chile|智利|チリ
    CM|Kamerun|Cameroun|Camerún|喀麦隆|カメルーン
    CN|China|Chine|China|中国|中国
    CO|Kolumbien|Colombie|Colombia|哥伦比亚|コロンビア
    CR|Costa Rica|Costa Rica|Costa Rica|哥斯达黎加|コスタリカ
    CU|Kuba|Cuba|Cuba|古巴|キューバ
    CV|Cabo Verde|Cap-Vert|Cabo Verde|佛得角|カーボベルデ
    CW|Curaçao|Curaçao|Curazao|库拉索|キュラソー
    CX|Weihnachtsinsel|Île Christmas|Isla de Navidad|圣诞岛|クリスマス島
    CY|Zypern|Chypre|Chipre|塞浦路斯|キプロス
    CZ|Tschechien|Tchéquie|Chequia|捷克|チェコ
    DE|Deutschland|Allemagne|Alemania|德国|ドイツ
    DJ|Dschibuti|Djibouti|Yibuti|吉布提|ジブチ
    DK|Dänemark|Danemark|Dinamarca|丹麦|デンマーク
    DM|Dominica|Dominique|Dominica|多米尼克|ドミニカ国
    DO|Dominikanische Republik|République dominicaine|República Dominicana|多米尼加共和国|ドミニカ共和国
    DZ|Algerien|Algérie|Argelia|阿尔及利亚|アルジェリア
    EC|Ecuador|Équateur|Ecuador|厄瓜多尔|エクアドル
    EE|Estland|Estonie|Estonia|爱沙尼亚|エストニア
    EG|Ägypten|Égypte|Egipto|埃及|エジプト
    EH|Westsahara|Sahara occidental|Sáhara Occidental|西撒哈拉|西サハラ
    ER|Eritrea|Érythrée|Eritrea|厄立特里亚|エリトリア
    ES|Spanien|Espagne|España|西班牙|スペイン
    ET|Äthiopien|Éthiopie|Etiopía|埃塞俄比亚|エチオピア
    FI|Finnland|Finlande|Finlandia|芬兰|フィンランド
    FJ|Fidschi|Fidji|Fiyi|斐济|フィジー
    FK|Falklandinseln|Îles Malouines|Islas Malvinas|福克兰群岛|フォークランド諸島
    FM|Mikronesien|Micronésie|Micronesia|密克罗尼西亚|ミクロネシア連邦
    FO|Färöer|Îles Féroé|Islas Feroe|法罗群岛|フェロー諸島
    FR|Frankreich|France|Francia|法国|フランス
    GA|Gabun|Gabon|Gabón|加蓬|ガボン
    GB|Vereinigtes Königreich|Royaume-Uni|Reino Unido|英国|イギリス
    GD|Grenada|Grenade|Granada|格林纳达|グレナダ
    GE|Georgien|Géorgie|Georgia|格鲁吉亚|ジョージア
    GF|Französisch-Guayana|Guyane française|Guayana Francesa|法属圭亚那|仏領ギアナ
    GG|Guernsey|Guernesey|Guernesey|根西岛|ガーンジー
    GH|Ghana|Ghana|Ghana|加纳|ガーナ
    GI|Gibraltar|Gibraltar|Gibraltar|直布罗陀|ジブラルタル
    GL|Grönland|Groenland|Groenlandia|格陵兰|グリーンランド
    GM|Gambia|Gambie|Gambia|冈比亚|ガンビア
    GN|Guinea|Guinée|Guinea|几内亚|ギニア
    GP|Guadeloupe|Guadeloupe|Guadalupe|瓜德罗普|グアドループ
    GQ|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|赤道几内亚|赤道ギニア
    GR|Griechenland|Grèce|Grecia|希腊|ギリシャ
    GS|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Islas Georgia del Sur y \
    Sandwich del Sur|南乔治亚和南桑威奇群岛|サウスジョージア・サウスサンドウィッチ諸島
    GT|Guatemala|Guatemala|Guatemala|危地马拉|グアテマラ
    GU|Guam|Guam|Guam|关岛|グアム
    GW|Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|几内亚比绍|ギニアビサウ
    GY|Guyana|Guyana|Guyana|圭亚那|ガイアナ
    HK|Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong (China)|中国香港特别行政区|中華人民共和国香港特別行政区
    HM|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Islas Heard y McDonald|赫德岛和麦克唐纳群岛|ハード島・マクドナルド諸島
    HN|Honduras|Honduras|Honduras|洪都拉斯|ホンジュラス
    HR|Kroatien|Croatie|Croacia|克罗地亚|クロアチア
    HT|Haiti|Haïti|Haití|海地|ハイチ
    HU|Ungarn|Hongrie|Hungría|匈牙利|ハンガリー
    ID|Indonesien|Indonésie|Indonesia|印度尼西亚|インドネシア
    IE|Irland|Irlande|Irlanda|爱尔兰|アイルランド
    IL|Israel|Israël|Israel|以色列|イスラエル
    IM|Isle of Man|Île de Man|Isla de Man|马恩岛|マン島
    IN|Indien|Inde|India|印度|インド
    IO|Britisches Territorium im Indischen Ozean|Territoire britannique de l'océan Indien|Territorio Británico del Océa\
    no Índico|英属印度洋领地|英領インド洋地域
    IQ|Irak|Irak|Irak|伊拉克|イラク
    IR|Iran|Iran|Irán|伊朗|イラン
    IS|Island|Islande|Islandia|冰岛|アイスランド
    IT|Italien|Italie|Italia|意大利|イタリア
    JE|Jersey|Jersey|Jersey|泽西岛|ジャージー
    JM|Jamaika|Jamaïque|Jamaica|牙买加|ジャマイカ
    JO|Jordanien|Jordanie|Jordania|约旦|ヨルダン
    JP|Japan|Japon|Japón|日本|日本
    KE|Kenia|Kenya|Kenia|肯尼亚|ケニア
    KG|Kirgisistan|Kirghizstan|Kirguistán|吉尔吉斯斯坦|キルギス
    KH|Kambodscha|Cambodge|Camboya|柬埔寨|カンボジア
    KI|Kiribati|Kiribati|Kiribati|基里巴斯|キリバス
    KM|Komoren|Comores|Comoras|科摩罗|コモロ
    KN|St. Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|圣基茨和尼维斯|セントクリストファー・ネーヴィス
    KP|Nordkorea|Corée du Nord|Corea del Norte|朝鲜|北朝鮮
    KR|Südkorea|Corée du Sud|Corea del Sur|韩国|韓国
    KW|Kuwait|Koweït|Kuwait|科威特|クウェート
    KY|Kaimaninseln|Îles Caïmans|Islas Caimán|开曼群岛|ケイマン諸島
    KZ|Kasachstan|Kazakhstan|Kazajistán|哈萨克斯坦|カザフスタン
    LA|Laos|Laos|Laos|老挝|ラオス
    LB|Libanon|Liban|Líbano|黎巴嫩|レバノン
    LC|St. Lucia|Sainte-Lucie|Santa Lucía|圣卢西亚|セントルシア
    LI|Liechtenstein|Liechtenstein|Liechtenstein|列支敦士登|リヒテンシュタイン
    LK|Sri Lanka|Sri Lanka|Sri Lanka|斯里兰卡|スリランカ
    LR|Liberia|Liberia|Liberia|利比里亚|リベリア
    LS|Lesotho|Lesotho|Lesoto|莱索托|レソト
    LT|Litauen|Lituanie|Lituania|立陶宛|リトアニア
    LU|Luxemburg|Luxembourg|Luxemburgo|卢森堡|ルクセンブルク
    LV|Lettland|Lettonie|Letonia|拉脱维亚|ラトビア
    LY|Libyen|Libye|Libia|利比亚|リビア
    MA|Marokko|Maroc|Marruecos|摩洛哥|モロッコ
    MC|Monaco|Monaco|Mónaco|摩纳哥|モナコ
    MD|Republik Moldau|Moldavie|Moldavia|摩尔多瓦|モルドバ
    ME|Montenegro|Monténégro|Montenegro|黑山|モンテネグロ
    MF|St. Martin|Saint-Martin|San Martín|法属圣马丁|サン・マルタン
    MG|Madagaskar|Madagascar|Madagascar|马达加斯加|マダガスカル
    MH|Marshallinseln|Îles Marshall|Islas Marshall|马绍尔群岛|マーシャル諸島
    MK|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|北马其顿|北マケドニア
    ML|Mali|Mali|Mali|马里|マリ
    MM|Myanmar|Myanmar (Birmanie)|Myanmar (Birmania)|缅甸|ミャンマー (ビルマ)
    MN|Mongolei|Mongolie|Mongolia|蒙古|モンゴル
    MO|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|中国澳门特别行政区|中華人民共和国マカオ特別行政区
    MP|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|北马里亚纳群岛|北マリアナ諸島
    MQ|Martinique|Martinique|Martinica|马提尼克|マルティニーク
    MR|Mauretanien|Mauritanie|Mauritania|毛里塔尼亚|モーリタニア
    MS|Montserrat|Montserrat|Montserrat|蒙特塞拉特|モントセラト
    MT|Malta|Malte|Malta|马耳他|マルタ
    MU|Mauritius|Maurice|Mauricio|毛里求斯|モーリシャス
    MV|Malediven|Maldives|Maldivas|马尔代夫|モルディブ
    MW|Malawi|Malawi|Malaui|马拉维|マラウイ
    MX|Mexiko|Mexique|México|墨西哥|メキシコ
    MY|Malaysia|Malaisie|Malasia|马来西亚|マレーシア
    MZ|Mosambik|Mozambique|Mozambique|莫桑比克|モザンビーク
    NA|Namibia|Namibie|Namibia|纳米比亚|ナミビア
    NC|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|新喀里多尼亚|ニューカレドニア
    NE|Niger|Niger|Níger|尼日尔|ニジェール
    NF|Norfolkinsel|Île Norfolk|Isla Norfolk|诺福克岛|ノーフォーク島
    NG|Nigeria|Nigeria|Nigeria|尼日利亚|ナイジェリア
    NI|Nicaragua|Nicaragua|Nicaragua|尼加拉瓜|ニカラグア
    NL|Niederlande|Pays-Bas|Países Bajos|荷兰|オランダ
    NO|Norwegen|Norvège|Noruega|挪威|ノルウェー
    NP|Nepal|Népal|Nepal|尼泊尔|ネパール
    NR|Nauru|Nauru|Nauru|瑙鲁|ナウル
    NU|Niue|Niue|Niue|纽埃|ニウエ
    NZ|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|新西兰|ニュージーランド
    OM|Oman|Oman|Omán|阿曼|オマーン
    PA|Panama|Panama|Panamá|巴拿马|パナマ
    PE|Peru|Pérou|Perú|秘鲁|ペルー
    PF|Französisch-Polynesien|Polynésie française|Polinesia Francesa|法属波利尼西亚|仏領ポリネシア
    PG|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|巴布亚新几内亚|パプアニューギニア
    PH|Philippinen|Philippines|Filipinas|菲律宾|フィリピン
    PK|Pakistan|Pakistan|Pakistán|巴基斯坦|パキスタン
    PL|Polen|Pologne|Polonia|波兰|ポーランド
    PM|St. Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|圣皮埃尔和密克隆群岛|サンピエール島・ミクロン島
    PN|Pitcairninseln|Îles Pitcairn|Islas Pitcairn|皮特凯恩群岛|ピトケアン諸島
    PR|Puerto Rico|Porto Rico|Puerto Rico|波多黎各|プエルトリコ
    PS|Palästinensische Autonomiegebiete|Territoires palestiniens|Territorios Palestinos|巴勒斯坦领土|パレスチナ自治区
    PT|Portugal|Portugal|Portugal|葡萄牙|ポルトガル
    PW|Palau|Palaos|Palaos|帕劳|パラオ
    PY|Paraguay|Paraguay|Paraguay|巴拉圭|パラグアイ
    QA|Katar|Qatar|Catar|卡塔尔|カタール
    RE|Réunion|La Réunion|Reunión|留尼汪|レユニオン
    RO|Rumänien|Roumanie|Rumanía|罗马尼亚|ルーマニア
    RS|Serbien|Serbie|Serbia|塞尔维亚|セルビア
    RU|Russland|Russie|Rusia|俄罗斯|ロシア
    RW|Ruanda|Rwanda|Ruanda|卢旺达|ルワンダ
    SA|Saudi-Arabien|Arabie saoudite|Arabia Saudí|沙特阿拉伯|サウジアラビア
    SB|Salomonen|Îles Salomon|Islas Salomón|所罗门群岛|ソロモン諸島
    SC|Seychellen|Seychelles|Seychelles|塞舌尔|セーシェル
    SD|Sudan|Soudan|Sudán|苏丹|スーダン
    SE|Schweden|Suède|Suecia|瑞典|スウェーデン
    SG|Singapur|Singapour|Singapur|新加坡|シンガポール
    SH|St. Helena|Sainte-Hélène|Santa Elena|圣赫勒拿|セントヘレナ
    SI|Slowenien|Slovénie|Eslovenia|斯洛文尼亚|スロベニア
    SJ|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|斯瓦尔巴和扬马延|スバールバル諸島・ヤンマイエン島
    SK|Slowakei|Slovaquie|Eslovaquia|斯洛伐克|スロバキア
    SL|Sierra Leone|Sierra Leone|Sierra Leona|塞拉利昂|シエラレオネ
    SM|San Marino|Saint-Marin|San Marino|圣马力诺|サンマリノ
    SN|Senegal|Sénégal|Senegal|塞内加尔|セネガル
    SO|Somalia|Somalie|Somalia|索马里|ソマリア
    SR|Suriname|Suriname|Surinam|苏里南|スリナム
    SS|Südsudan|Soudan du Sud|Sudán del Sur|南苏丹|南スーダン
    ST|São Tomé und Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|圣多美和普林西比|サントメ・プリンシペ
    SV|El Salvador|Salvador|El Salvador|萨尔瓦多|エルサルバドル
    SX|Sint Maarten|Saint-Martin (partie néerlandaise)|Sint Maarten|荷属圣马丁|シント・マールテン
    SY|Syrien|Syrie|Siria|叙利亚|シリア
    SZ|Eswatini|Eswatini|Esuatini|斯威士兰|エスワティニ
    TC|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|特克斯和凯科斯群岛|タークス・カイコス諸島
    TD|Tschad|Tchad|Chad|乍得|チャド
    TF|Französische Süd- und Antarktisgebiete|Terres australes françaises|Territorios Australes Franceses|法属南部领地|仏領極南諸島
    TG|Togo|Togo|Togo|多哥|トーゴ
    TH|Thailand|Thaïlande|Tailandia|泰国|タイ
    TJ|Tadschikistan|Tadjikistan|Tayikistán|塔吉克斯坦|タジキスタン
    TK|Tokelau|Tokelau|Tokelau|托克劳|トケラウ
    TL|Timor-Leste|Timor oriental|Timor-Leste|东帝汶|東ティモール
    TM|Turkmenistan|Turkménistan|Turkmenistán|土库曼斯坦|トルクメニスタン
    TN|Tunesien|Tunisie|Túnez|突尼斯|チュニジア
    TO|Tonga|Tonga|Tonga|汤加|トンガ
    TR|Türkei|Turquie|Turquía|土耳其|トルコ
    TT|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|特立尼达和多巴哥|トリニダード・トバゴ
    TV|Tuvalu|Tuvalu|Tuvalu|图瓦卢|ツバル
    TW|Taiwan|Taïwan|Taiwán|台湾|台湾
    TZ|Tansania|Tanzanie|Tanzania|坦桑尼亚|タンザニア
    UA|Ukraine|Ukraine|Ucrania|乌克兰|ウクライナ
    UG|Uganda|Ouganda|Uganda|乌干达|ウガンダ
    UM|Amerikanische Überseeinseln|Îles mineures éloignées des États-Unis|Islas menores alejadas de EE. UU.|美国本土外小岛屿|合衆\
    国領有小離島
    US|Vereinigte Staaten|États-Unis|Estados Unidos|美国|アメリカ合衆国
    UY|Uruguay|Uruguay|Uruguay|乌拉圭|ウルグアイ
    UZ|Usbekistan|Ouzbékistan|Uzbekistán|乌兹别克斯坦|ウズベキスタン
    VA|Vatikanstadt|État de la Cité du Vatican|Ciudad del Vaticano|梵蒂冈|バチカン市国
    VC|St. Vincent und die Grenadinen|Saint-Vincent-et-les Grenadines|San Vicente y las Granadinas|圣文森特和格林纳丁斯|セントビンセント及\
    びグレナディーン諸島
    VE|Venezuela|Venezuela|Venezuela|委内瑞拉|ベネズエラ
    VG|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes Británicas|英属维尔京群岛|英領ヴァージン諸島
    VI|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|美属维尔京群岛|米領ヴァージン諸島
    VN|Vietnam|Viêt Nam|Vietnam|越南|ベトナム
    VU|Vanuatu|Vanuatu|Vanuatu|瓦努阿图|バヌアツ
    WF|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|瓦利斯和富图纳|ウォリス・フツナ
    WS|Samoa|Samoa|Samoa|萨摩亚|サモア
    YE|Jemen|Yémen|Yemen|也门|イエメン
    YT|Mayotte|Mayotte|Mayotte|马约特|マヨット
    ZA|Südafrika|Afrique du Sud|Sudáfrica|南非|南アフリカ
    ZM|Sambia|Zambie|Zambia|赞比亚|ザンビア
    ZW|Simbabwe|Zimbabwe|Zimbabue|津巴布韦|ジンバブエ
    """
}
