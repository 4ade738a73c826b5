extension Country {
  /// `code|German|French|Spanish|Chinese|Japanese|Polish|Ukrainian|Arabic|Hebrew|Hindi|Korean|Turkish`, the names of CLDR.
  static let namesTable = """
    AD|Andorra|Andorre|Andorra|安道尔|アンドラ|Andora|Андорра|أندورا|אנדורה|एंडोरा|안도라|Andorra
    AE|Vereinigte Arabische Emirate|Émirats arabes unis|Emiratos Árabes Unidos|阿拉伯联合酋长国|アラブ首長国連邦|Zjednoczone Emiraty Ar\
    abskie|Обʼєднані Арабські Емірати|الإمارات العربية المتحدة|איחוד האמירויות הערביות|संयुक्त अरब अमीरात|아랍에미리트|Birleş\
    ik Arap Emirlikleri
    AF|Afghanistan|Afghanistan|Afganistán|阿富汗|アフガニスタン|Afganistan|Афганістан|أفغانستان|אפגניסטן|अफ़गानिस्तान|아프가니스탄|Afga\
    nistan
    AG|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|安提瓜和巴布达|アンティグア・バーブーダ|Antigua i Barbuda|Антигуа і Барбуд\
    а|أنتيغوا وبربودا|אנטיגואה וברבודה|एंटिगुआ और बरबुडा|앤티가 바부다|Antigua ve Barbuda
    AI|Anguilla|Anguilla|Anguila|安圭拉|アンギラ|Anguilla|Ангілья|أنغويلا|אנגווילה|एंग्विला|앵귈라|Anguilla
    AL|Albanien|Albanie|Albania|阿尔巴尼亚|アルバニア|Albania|Албанія|ألبانيا|אלבניה|अल्बानिया|알바니아|Arnavutluk
    AM|Armenien|Arménie|Armenia|亚美尼亚|アルメニア|Armenia|Вірменія|أرمينيا|ארמניה|आर्मेनिया|아르메니아|Ermenistan
    AO|Angola|Angola|Angola|安哥拉|アンゴラ|Angola|Ангола|أنغولا|אנגולה|अंगोला|앙골라|Angola
    AQ|Antarktis|Antarctique|Antártida|南极洲|南極|Antarktyda|Антарктика|أنتاركتيكا|אנטארקטיקה|अंटार्कटिका|남극 대륙|Antarktika
    AR|Argentinien|Argentine|Argentina|阿根廷|アルゼンチン|Argentyna|Аргентина|الأرجنتين|ארגנטינה|अर्जेंटीना|아르헨티나|Arjantin
    AS|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|美属萨摩亚|米領サモア|Samoa Amerykańskie|Американське Самоа|ساموا الأ\
    مريكية|סמואה האמריקנית|अमेरिकी समोआ|아메리칸 사모아|Amerikan Samoası
    AT|Österreich|Autriche|Austria|奥地利|オーストリア|Austria|Австрія|النمسا|אוסטריה|ऑस्ट्रिया|오스트리아|Avusturya
    AU|Australien|Australie|Australia|澳大利亚|オーストラリア|Australia|Австралія|أستراليا|אוסטרליה|ऑस्ट्रेलिया|오스트레일리아|Avustralya
    AW|Aruba|Aruba|Aruba|阿鲁巴|アルバ|Aruba|Аруба|أروبا|ארובה|अरूबा|아루바|Aruba
    AX|Ålandinseln|Îles Åland|Islas Aland|奥兰群岛|オーランド諸島|Wyspy Alandzkie|Аландські Острови|جزر آلاند|איי אולנד|एलैंड द्वी\
    पसमूह|올란드 제도|Åland Adaları
    AZ|Aserbaidschan|Azerbaïdjan|Azerbaiyán|阿塞拜疆|アゼルバイジャン|Azerbejdżan|Азербайджан|أذربيجان|אזרבייג׳ן|अज़रबैजान|아제르바이잔|A\
    zerbaycan
    BA|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|波斯尼亚和黑塞哥维那|ボスニア・ヘルツェゴビナ|Bośnia i Hercegowina|Бос\
    нія і Герцеговина|البوسنة والهرسك|בוסניה והרצגובינה|बोस्निया और हर्ज़ेगोविना|보스니아 헤르체고비나|Bosna-Hersek
    BB|Barbados|Barbade|Barbados|巴巴多斯|バルバドス|Barbados|Барбадос|بربادوس|ברבדוס|बारबाडोस|바베이도스|Barbados
    BD|Bangladesch|Bangladesh|Bangladés|孟加拉国|バングラデシュ|Bangladesz|Бангладеш|بنغلاديش|בנגלדש|बांग्लादेश|방글라데시|Bangladeş
    BE|Belgien|Belgique|Bélgica|比利时|ベルギー|Belgia|Бельгія|بلجيكا|בלגיה|बेल्जियम|벨기에|Belçika
    BF|Burkina Faso|Burkina Faso|Burkina Faso|布基纳法索|ブルキナファソ|Burkina Faso|Буркіна-Фасо|بوركينا فاسو|בורקינה פאסו|बुर्किन\
    ा फ़ासो|부르키나파소|Burkina Faso
    BG|Bulgarien|Bulgarie|Bulgaria|保加利亚|ブルガリア|Bułgaria|Болгарія|بلغاريا|בולגריה|बुल्गारिया|불가리아|Bulgaristan
    BH|Bahrain|Bahreïn|Baréin|巴林|バーレーン|Bahrajn|Бахрейн|البحرين|בחריין|बहरीन|바레인|Bahreyn
    BI|Burundi|Burundi|Burundi|布隆迪|ブルンジ|Burundi|Бурунді|بوروندي|בורונדי|बुरुंडी|부룬디|Burundi
    BJ|Benin|Bénin|Benín|贝宁|ベナン|Benin|Бенін|بنين|בנין|बेनिन|베냉|Benin
    BL|St. Barthélemy|Saint-Barthélemy|San Bartolomé|圣巴泰勒米|サン・バルテルミー|Saint-Barthélemy|Сен-Бартелемі|سان بارتليمي|סנט בר\
    תולומיאו|सेंट बार्थेलेमी|생바르텔레미|Saint Barthelemy
    BM|Bermuda|Bermudes|Bermudas|百慕大|バミューダ|Bermudy|Бермудські Острови|برمودا|ברמודה|बरमूडा|버뮤다|Bermuda
    BN|Brunei Darussalam|Brunei|Brunéi|文莱|ブルネイ|Brunei|Бруней|بروناي|ברוניי|ब्रूनेई|브루나이|Brunei
    BO|Bolivien|Bolivie|Bolivia|玻利维亚|ボリビア|Boliwia|Болівія|بوليفيا|בוליביה|बोलीविया|볼리비아|Bolivya
    BQ|Karibische Niederlande|Pays-Bas caribéens|Caribe neerlandés|荷属加勒比区|オランダ領カリブ|Niderlandy Karaibskie|Карибські Ніде\
    рланди|هولندا الكاريبية|האיים הקריביים ההולנדיים|कैरिबियन नीदरलैंड|네덜란드령 카리브|Karayip Hollandası
    BR|Brasilien|Brésil|Brasil|巴西|ブラジル|Brazylia|Бразилія|البرازيل|ברזיל|ब्राज़ील|브라질|Brezilya
    BS|Bahamas|Bahamas|Bahamas|巴哈马|バハマ|Bahamy|Багамські Острови|جزر البهاما|איי בהאמה|बहामास|바하마|Bahamalar
    BT|Bhutan|Bhoutan|Bután|不丹|ブータン|Bhutan|Бутан|بوتان|בהוטן|भूटान|부탄|Butan
    BV|Bouvetinsel|Île Bouvet|Isla Bouvet|布韦岛|ブーベ島|Wyspa Bouveta|Острів Буве|جزيرة بوفيه|האי בובה|बोवेत द्वीप|부베섬|Bouve\
    t Adası
    BW|Botsuana|Botswana|Botsuana|博茨瓦纳|ボツワナ|Botswana|Ботсвана|بوتسوانا|בוטסואנה|बोत्स्वाना|보츠와나|Botsvana
    BY|Belarus|Biélorussie|Bielorrusia|白俄罗斯|ベラルーシ|Białoruś|Білорусь|بيلاروس|בלארוס|बेलारूस|벨라루스|Belarus
    BZ|Belize|Belize|Belice|伯利兹|ベリーズ|Belize|Беліз|بليز|בליז|बेलीज़|벨리즈|Belize
    CA|Kanada|Canada|Canadá|加拿大|カナダ|Kanada|Канада|كندا|קנדה|कनाडा|캐나다|Kanada
    CC|Kokosinseln|Îles Cocos|Islas Cocos|科科斯（基林）群岛|ココス(キーリング)諸島|Wyspy Kokosowe|Кокосові (Кілінг) Острови|جزر كوكوس (كي\
    لينغ)|איי קוקוס (קילינג)|कोकोस (कीलिंग) द्वीपसमूह|코코스 제도|Cocos (Keeling) Adaları
    CD|Kongo-Kinshasa|Congo-Kinshasa|República Democrática del Congo|刚果（金）|コンゴ民主共和国(キンシャサ)|Demokratyczna Republika Kong\
    a|Конго – Кіншаса|الكونغو - كينشاسا|קונגו - קינשאסה|कांगो - किंशासा|콩고-킨샤사|Kongo - Kinşasa
    CF|Zentralafrikanische Republik|République centrafricaine|República Centroafricana|中非共和国|中央アフリカ共和国|Republika Środko\
    woafrykańska|Центральноафриканська Республіка|جمهورية أفريقيا الوسطى|הרפובליקה המרכז-אפריקאית|मध्य अफ़्रीकी गणराज्य\
    |중앙 아프리카 공화국|Orta Afrika Cumhuriyeti
    CG|Kongo-Brazzaville|Congo-Brazzaville|Congo|刚果（布）|コンゴ共和国(ブラザビル)|Kongo|Конго – Браззавіль|الكونغو - برازافيل|קונגו \
    - ברזאויל|कांगो – ब्राज़ाविल|콩고-브라자빌|Kongo - Brazavil
    CH|Schweiz|Suisse|Suiza|瑞士|スイス|Szwajcaria|Швейцарія|سويسرا|שווייץ|स्विट्ज़रलैंड|스위스|İsviçre
    CI|Côte d'Ivoire|Côte d'Ivoire|Côte d'Ivoire|科特迪瓦|コートジボワール|Côte d'Ivoire|Кот-дʼІвуар|ساحل العاج|חוף השנהב|कोत दिवुआ\
    र|코트디부아르|Côte d'Ivoire
    CK|Cookinseln|Îles Cook|Islas Cook|库克群岛|クック諸島|Wyspy Cooka|Острови Кука|جزر كوك|איי קוק|कुक द्वीपसमूह|쿡 제도|Cook Adal\
    arı
    CL|Chile|Chili|Chile|智利|チリ|Chile|Чилі|تشيلي|צ׳ילה|चिली|칠레|Şili
    CM|Kamerun|Cameroun|Camerún|喀麦隆|カメルーン|Kamerun|Камерун|الكاميرون|קמרון|कैमरून|카메룬|Kamerun
    CN|China|Chine|China|中国|中国|Chiny|Китай|الصين|סין|चीन|중국|Çin
    CO|Kolumbien|Colombie|Colombia|哥伦比亚|コロンビア|Kolumbia|Колумбія|كولومبيا|קולומביה|कोलंबिया|콜롬비아|Kolombiya
    CR|Costa Rica|Costa Rica|Costa Rica|哥斯达黎加|コスタリカ|Kostaryka|Коста-Рика|كوستاريكا|קוסטה ריקה|कोस्टारिका|코스타리카|Kosta Ri\
    ka
    CU|Kuba|Cuba|Cuba|古巴|キューバ|Kuba|Куба|كوبا|קובה|क्यूबा|쿠바|Küba
    CV|Cabo Verde|Cap-Vert|Cabo Verde|佛得角|カーボベルデ|Republika Zielonego Przylądka|Кабо-Верде|الرأس الأخضر|כף ורדה|केप वर्ड\
    |카보베르데|Cabo Verde
    CW|Curaçao|Curaçao|Curazao|库拉索|キュラソー|Curaçao|Кюрасао|كوراساو|קוראסאו|कुरासाओ|퀴라소|Curaçao
    CX|Weihnachtsinsel|Île Christmas|Isla de Navidad|圣诞岛|クリスマス島|Wyspa Bożego Narodzenia|Острів Різдва|جزيرة كريسماس|אי \
    חג המולד|क्रिसमस द्वीप|크리스마스섬|Christmas Adası
    CY|Zypern|Chypre|Chipre|塞浦路斯|キプロス|Cypr|Кіпр|قبرص|קפריסין|साइप्रस|키프로스|Kıbrıs
    CZ|Tschechien|Tchéquie|Chequia|捷克|チェコ|Czechy|Чехія|التشيك|צ׳כיה|चेकिया|체코|Çekya
    DE|Deutschland|Allemagne|Alemania|德国|ドイツ|Niemcy|Німеччина|ألمانيا|גרמניה|जर्मनी|독일|Almanya
    DJ|Dschibuti|Djibouti|Yibuti|吉布提|ジブチ|Dżibuti|Джибуті|جيبوتي|ג׳יבוטי|जिबूती|지부티|Cibuti
    DK|Dänemark|Danemark|Dinamarca|丹麦|デンマーク|Dania|Данія|الدانمرك|דנמרק|डेनमार्क|덴마크|Danimarka
    DM|Dominica|Dominique|Dominica|多米尼克|ドミニカ国|Dominika|Домініка|دومينيكا|דומיניקה|डोमिनिका|도미니카|Dominika
    DO|Dominikanische Republik|République dominicaine|República Dominicana|多米尼加共和国|ドミニカ共和国|Dominikana|Домініканська Рес\
    публіка|جمهورية الدومينيكان|הרפובליקה הדומיניקנית|डोमिनिकन गणराज्य|도미니카 공화국|Dominik Cumhuriyeti
    DZ|Algerien|Algérie|Argelia|阿尔及利亚|アルジェリア|Algieria|Алжир|الجزائر|אלג׳יריה|अल्जीरिया|알제리|Cezayir
    EC|Ecuador|Équateur|Ecuador|厄瓜多尔|エクアドル|Ekwador|Еквадор|الإكوادور|אקוודור|इक्वाडोर|에콰도르|Ekvador
    EE|Estland|Estonie|Estonia|爱沙尼亚|エストニア|Estonia|Естонія|إستونيا|אסטוניה|एस्टोनिया|에스토니아|Estonya
    EG|Ägypten|Égypte|Egipto|埃及|エジプト|Egipt|Єгипет|مصر|מצרים|मिस्र|이집트|Mısır
    EH|Westsahara|Sahara occidental|Sáhara Occidental|西撒哈拉|西サハラ|Sahara Zachodnia|Західна Сахара|الصحراء الغربية|סהרה המ\
    ערבית|पश्चिमी सहारा|서사하라|Batı Sahra
    ER|Eritrea|Érythrée|Eritrea|厄立特里亚|エリトリア|Erytrea|Еритрея|إريتريا|אריתריאה|इरिट्रिया|에리트리아|Eritre
    ES|Spanien|Espagne|España|西班牙|スペイン|Hiszpania|Іспанія|إسبانيا|ספרד|स्पेन|스페인|İspanya
    ET|Äthiopien|Éthiopie|Etiopía|埃塞俄比亚|エチオピア|Etiopia|Ефіопія|إثيوبيا|אתיופיה|इथियोपिया|에티오피아|Etiyopya
    FI|Finnland|Finlande|Finlandia|芬兰|フィンランド|Finlandia|Фінляндія|فنلندا|פינלנד|फ़िनलैंड|핀란드|Finlandiya
    FJ|Fidschi|Fidji|Fiyi|斐济|フィジー|Fidżi|Фіджі|فيجي|פיג׳י|फ़िजी|피지|Fiji
    FK|Falklandinseln|Îles Malouines|Islas Malvinas|福克兰群岛|フォークランド諸島|Falklandy|Фолклендські Острови|جزر فوكلاند|איי פוקל\
    נד|फ़ॉकलैंड द्वीपसमूह|포클랜드 제도|Falkland Adaları
    FM|Mikronesien|Micronésie|Micronesia|密克罗尼西亚|ミクロネシア連邦|Mikronezja|Мікронезія|ميكرونيزيا|מיקרונזיה|माइक्रोनेशिया|미크로네시\
    아|Mikronezya
    FO|Färöer|Îles Féroé|Islas Feroe|法罗群岛|フェロー諸島|Wyspy Owcze|Фарерські Острови|جزر فارو|איי פארו|फ़ेरो द्वीपसमूह|페로 제도|\
    Faroe Adaları
    FR|Frankreich|France|Francia|法国|フランス|Francja|Франція|فرنسا|צרפת|फ़्रांस|프랑스|Fransa
    GA|Gabun|Gabon|Gabón|加蓬|ガボン|Gabon|Габон|الغابون|גבון|गैबॉन|가봉|Gabon
    GB|Vereinigtes Königreich|Royaume-Uni|Reino Unido|英国|イギリス|Wielka Brytania|Велика Британія|المملكة المتحدة|בריטניה|य\
    ूनाइटेड किंगडम|영국|Birleşik Krallık
    GD|Grenada|Grenade|Granada|格林纳达|グレナダ|Grenada|Гренада|غرينادا|גרנדה|ग्रेनाडा|그레나다|Grenada
    GE|Georgien|Géorgie|Georgia|格鲁吉亚|ジョージア|Gruzja|Грузія|جورجيا|גאורגיה|जॉर्जिया|조지아|Gürcistan
    GF|Französisch-Guayana|Guyane française|Guayana Francesa|法属圭亚那|仏領ギアナ|Gujana Francuska|Французька Гвіана|غويانا الفر\
    نسية|גיאנה הצרפתית|फ़्रेंच गुयाना|프랑스령 기아나|Fransız Guyanası
    GG|Guernsey|Guernesey|Guernesey|根西岛|ガーンジー|Guernsey|Гернсі|غيرنزي|גרנזי|गर्नसी|건지|Guernsey
    GH|Ghana|Ghana|Ghana|加纳|ガーナ|Ghana|Гана|غانا|גאנה|घाना|가나|Gana
    GI|Gibraltar|Gibraltar|Gibraltar|直布罗陀|ジブラルタル|Gibraltar|Гібралтар|جبل طارق|גיברלטר|जिब्राल्टर|지브롤터|Cebelitarık
    GL|Grönland|Groenland|Groenlandia|格陵兰|グリーンランド|Grenlandia|Гренландія|غرينلاند|גרינלנד|ग्रीनलैंड|그린란드|Grönland
    GM|Gambia|Gambie|Gambia|冈比亚|ガンビア|Gambia|Гамбія|غامبيا|גמביה|गाम्बिया|감비아|Gambiya
    GN|Guinea|Guinée|Guinea|几内亚|ギニア|Gwinea|Гвінея|غينيا|גינאה|गिनी|기니|Gine
    GP|Guadeloupe|Guadeloupe|Guadalupe|瓜德罗普|グアドループ|Gwadelupa|Гваделупа|غوادلوب|גוואדלופ|ग्वाडेलूप|과들루프|Guadeloupe
    GQ|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|赤道几内亚|赤道ギニア|Gwinea Równikowa|Екваторіальна Гвінея|غينيا ال\
    استوائية|גינאה המשוונית|इक्वेटोरियल गिनी|적도 기니|Ekvator Ginesi
    GR|Griechenland|Grèce|Grecia|希腊|ギリシャ|Grecja|Греція|اليونان|יוון|यूनान|그리스|Yunanistan
    GS|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Islas Georgia del Sur y \
    Sandwich del Sur|南乔治亚和南桑威奇群岛|サウスジョージア・サウスサンドウィッチ諸島|Georgia Południowa i Sandwich Południowy|Південна Джорджія та Пі\
    вденні Сандвічеві Острови|جورجيا الجنوبية وجزر ساندويتش الجنوبية|ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים|दक्षिण जॉर\
    ्जिया और दक्षिण सैंडविच द्वीपसमूह|사우스조지아 사우스샌드위치 제도|Güney Georgia ve Güney Sandwich Adaları
    GT|Guatemala|Guatemala|Guatemala|危地马拉|グアテマラ|Gwatemala|Гватемала|غواتيمالا|גואטמלה|ग्वाटेमाला|과테말라|Guatemala
    GU|Guam|Guam|Guam|关岛|グアム|Guam|Гуам|غوام|גואם|गुआम|괌|Guam
    GW|Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|几内亚比绍|ギニアビサウ|Gwinea Bissau|Гвінея-Бісау|غينيا بيساو|גינאה-ביסאו|गिनी-बि\
    साउ|기니비사우|Gine-Bissau
    GY|Guyana|Guyana|Guyana|圭亚那|ガイアナ|Gujana|Гаяна|غيانا|גיאנה|गुयाना|가이아나|Guyana
    HK|Sonderverwaltungsregion Hongkong|R.A.S. chinoise de Hong Kong|RAE de Hong Kong (China)|中国香港特别行政区|中華人民共和国香港特別行政区|\
    SRA Hongkong (Chiny)|Гонконг, ОАР Китаю|هونغ كونغ الصينية (منطقة إدارية خاصة)|הונג קונג (אזור מנהלי מיוחד של סין)|ह\
    ाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)|홍콩(중국 특별행정구)|Çin Hong Kong ÖİB
    HM|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Islas Heard y McDonald|赫德岛和麦克唐纳群岛|ハード島・マクドナルド諸島|Wyspy Heard i M\
    cDonalda|Острови Герд і Макдоналд|جزيرة هيرد وجزر ماكدونالد|איי הרד ומקדונלד|हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह|허드 \
    맥도널드 제도|Heard Adası ve McDonald Adaları
    HN|Honduras|Honduras|Honduras|洪都拉斯|ホンジュラス|Honduras|Гондурас|هندوراس|הונדורס|होंडूरास|온두라스|Honduras
    HR|Kroatien|Croatie|Croacia|克罗地亚|クロアチア|Chorwacja|Хорватія|كرواتيا|קרואטיה|क्रोएशिया|크로아티아|Hırvatistan
    HT|Haiti|Haïti|Haití|海地|ハイチ|Haiti|Гаїті|هايتي|האיטי|हैती|아이티|Haiti
    HU|Ungarn|Hongrie|Hungría|匈牙利|ハンガリー|Węgry|Угорщина|هنغاريا|הונגריה|हंगरी|헝가리|Macaristan
    ID|Indonesien|Indonésie|Indonesia|印度尼西亚|インドネシア|Indonezja|Індонезія|إندونيسيا|אינדונזיה|इंडोनेशिया|인도네시아|Endonezya
    IE|Irland|Irlande|Irlanda|爱尔兰|アイルランド|Irlandia|Ірландія|أيرلندا|אירלנד|आयरलैंड|아일랜드|İrlanda
    IL|Israel|Israël|Israel|以色列|イスラエル|Izrael|Ізраїль|إسرائيل|ישראל|इज़राइल|이스라엘|İsrail
    IM|Isle of Man|Île de Man|Isla de Man|马恩岛|マン島|Wyspa Man|Острів Мен|جزيرة مان|האי מאן|आइल ऑफ़ मैन|맨섬|Man Adası
    IN|Indien|Inde|India|印度|インド|Indie|Індія|الهند|הודו|भारत|인도|Hindistan
    IO|Britisches Territorium im Indischen Ozean|Territoire britannique de l'océan Indien|Territorio Británico del Océa\
    no Índico|英属印度洋领地|英領インド洋地域|Brytyjskie Terytorium Oceanu Indyjskiego|Британська територія в Індійському океані|الإقل\
    يم البريطاني في المحيط الهندي|הטריטוריה הבריטית באוקיינוס ההודי|ब्रिटिश हिंद महासागरीय क्षेत्र|영국령 인도양 지역|Britanya \
    Hint Okyanusu Toprakları
    IQ|Irak|Irak|Irak|伊拉克|イラク|Irak|Ірак|العراق|עיראק|इराक|이라크|Irak
    IR|Iran|Iran|Irán|伊朗|イラン|Iran|Іран|إيران|איראן|ईरान|이란|İran
    IS|Island|Islande|Islandia|冰岛|アイスランド|Islandia|Ісландія|آيسلندا|איסלנד|आइसलैंड|아이슬란드|İzlanda
    IT|Italien|Italie|Italia|意大利|イタリア|Włochy|Італія|إيطاليا|איטליה|इटली|이탈리아|İtalya
    JE|Jersey|Jersey|Jersey|泽西岛|ジャージー|Jersey|Джерсі|جيرسي|ג׳רזי|जर्सी|저지|Jersey
    JM|Jamaika|Jamaïque|Jamaica|牙买加|ジャマイカ|Jamajka|Ямайка|جامايكا|ג׳מייקה|जमैका|자메이카|Jamaika
    JO|Jordanien|Jordanie|Jordania|约旦|ヨルダン|Jordania|Йорданія|الأردن|ירדן|जॉर्डन|요르단|Ürdün
    JP|Japan|Japon|Japón|日本|日本|Japonia|Японія|اليابان|יפן|जापान|일본|Japonya
    KE|Kenia|Kenya|Kenia|肯尼亚|ケニア|Kenia|Кенія|كينيا|קניה|केन्या|케냐|Kenya
    KG|Kirgisistan|Kirghizstan|Kirguistán|吉尔吉斯斯坦|キルギス|Kirgistan|Киргизстан|قيرغيزستان|קירגיזסטן|किर्गिज़स्तान|키르기스스탄|Kı\
    rgızistan
    KH|Kambodscha|Cambodge|Camboya|柬埔寨|カンボジア|Kambodża|Камбоджа|كمبوديا|קמבודיה|कंबोडिया|캄보디아|Kamboçya
    KI|Kiribati|Kiribati|Kiribati|基里巴斯|キリバス|Kiribati|Кірибаті|كيريباتي|קיריבאטי|किरिबाती|키리바시|Kiribati
    KM|Komoren|Comores|Comoras|科摩罗|コモロ|Komory|Комори|جزر القمر|קומורו|कोमोरोस|코모로|Komorlar
    KN|St. Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|圣基茨和尼维斯|セントクリストファー・ネーヴィス|Saint Kitts i Nev\
    is|Сент-Кітс і Невіс|سانت كيتس ونيفيس|סנט קיטס ונוויס|सेंट किट्स और नेविस|세인트키츠 네비스|Saint Kitts ve Nevis
    KP|Nordkorea|Corée du Nord|Corea del Norte|朝鲜|北朝鮮|Korea Północna|Північна Корея|كوريا الشمالية|קוריאה הצפונית|उत्तर\
     कोरिया|북한|Kuzey Kore
    KR|Südkorea|Corée du Sud|Corea del Sur|韩国|韓国|Korea Południowa|Південна Корея|كوريا الجنوبية|קוריאה הדרומית|दक्षिण क\
    ोरिया|대한민국|Güney Kore
    KW|Kuwait|Koweït|Kuwait|科威特|クウェート|Kuwejt|Кувейт|الكويت|כווית|कुवैत|쿠웨이트|Kuveyt
    KY|Kaimaninseln|Îles Caïmans|Islas Caimán|开曼群岛|ケイマン諸島|Kajmany|Кайманові Острови|جزر كايمان|איי קיימן|कैमेन द्वीपसमू\
    ह|케이맨 제도|Cayman Adaları
    KZ|Kasachstan|Kazakhstan|Kazajistán|哈萨克斯坦|カザフスタン|Kazachstan|Казахстан|كازاخستان|קזחסטן|कज़ाखस्तान|카자흐스탄|Kazakistan
    LA|Laos|Laos|Laos|老挝|ラオス|Laos|Лаос|لاوس|לאוס|लाओस|라오스|Laos
    LB|Libanon|Liban|Líbano|黎巴嫩|レバノン|Liban|Ліван|لبنان|לבנון|लेबनान|레바논|Lübnan
    LC|St. Lucia|Sainte-Lucie|Santa Lucía|圣卢西亚|セントルシア|Saint Lucia|Сент-Люсія|سانت لوسيا|סנט לוסיה|सेंट लूसिया|세인트루시아|Sa\
    int Lucia
    LI|Liechtenstein|Liechtenstein|Liechtenstein|列支敦士登|リヒテンシュタイン|Liechtenstein|Ліхтенштейн|ليختنشتاين|ליכטנשטיין|लिचेंस\
    ्टीन|리히텐슈타인|Liechtenstein
    LK|Sri Lanka|Sri Lanka|Sri Lanka|斯里兰卡|スリランカ|Sri Lanka|Шрі-Ланка|سريلانكا|סרי לנקה|श्रीलंका|스리랑카|Sri Lanka
    LR|Liberia|Liberia|Liberia|利比里亚|リベリア|Liberia|Ліберія|ليبيريا|ליבריה|लाइबेरिया|라이베리아|Liberya
    LS|Lesotho|Lesotho|Lesoto|莱索托|レソト|Lesotho|Лесото|ليسوتو|לסוטו|लेसोथो|레소토|Lesotho
    LT|Litauen|Lituanie|Lituania|立陶宛|リトアニア|Litwa|Литва|ليتوانيا|ליטא|लिथुआनिया|리투아니아|Litvanya
    LU|Luxemburg|Luxembourg|Luxemburgo|卢森堡|ルクセンブルク|Luksemburg|Люксембург|لوكسمبورغ|לוקסמבורג|लग्ज़मबर्ग|룩셈부르크|Lüksemburg
    LV|Lettland|Lettonie|Letonia|拉脱维亚|ラトビア|Łotwa|Латвія|لاتفيا|לטביה|लातविया|라트비아|Letonya
    LY|Libyen|Libye|Libia|利比亚|リビア|Libia|Лівія|ليبيا|לוב|लीबिया|리비아|Libya
    MA|Marokko|Maroc|Marruecos|摩洛哥|モロッコ|Maroko|Марокко|المغرب|מרוקו|मोरक्को|모로코|Fas
    MC|Monaco|Monaco|Mónaco|摩纳哥|モナコ|Monako|Монако|موناكو|מונקו|मोनाको|모나코|Monako
    MD|Republik Moldau|Moldavie|Moldavia|摩尔多瓦|モルドバ|Mołdawia|Молдова|مولدوفا|מולדובה|मॉल्डोवा|몰도바|Moldova
    ME|Montenegro|Monténégro|Montenegro|黑山|モンテネグロ|Czarnogóra|Чорногорія|الجبل الأسود|מונטנגרו|मोंटेनेग्रो|몬테네그로|Karadağ
    MF|St. Martin|Saint-Martin|San Martín|法属圣马丁|サン・マルタン|Saint-Martin|Сен-Мартен|سان مارتن|סן מרטן|सेंट मार्टिन|생마르탱|Sai\
    nt Martin
    MG|Madagaskar|Madagascar|Madagascar|马达加斯加|マダガスカル|Madagaskar|Мадагаскар|مدغشقر|מדגסקר|मेडागास्कर|마다가스카르|Madagaskar
    MH|Marshallinseln|Îles Marshall|Islas Marshall|马绍尔群岛|マーシャル諸島|Wyspy Marshalla|Маршаллові Острови|جزر مارشال|איי מרשל\
    |मार्शल द्वीपसमूह|마셜 제도|Marshall Adaları
    MK|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|北马其顿|北マケドニア|Macedonia Północna|Північна Македонія|مقدونيا ا\
    لشمالية|מקדוניה הצפונית|उत्तरी मकदूनिया|북마케도니아|Kuzey Makedonya
    ML|Mali|Mali|Mali|马里|マリ|Mali|Малі|مالي|מאלי|माली|말리|Mali
    MM|Myanmar|Myanmar (Birmanie)|Myanmar (Birmania)|缅甸|ミャンマー (ビルマ)|Mjanma (Birma)|Мʼянма (Бірма)|ميانمار (بورما)|מיאנמ\
    ר (בורמה)|म्यांमार (बर्मा)|미얀마|Myanmar (Burma)
    MN|Mongolei|Mongolie|Mongolia|蒙古|モンゴル|Mongolia|Монголія|منغوليا|מונגוליה|मंगोलिया|몽골|Moğolistan
    MO|Sonderverwaltungsregion Macau|R.A.S. chinoise de Macao|RAE de Macao (China)|中国澳门特别行政区|中華人民共和国マカオ特別行政区|SRA Makau \
    (Chiny)|Макао, ОАР Китаю|منطقة ماكاو الإدارية الخاصة|מקאו (אזור מנהלי מיוחד של סין)|मकाऊ (विशेष प्रशासनिक क्षेत्र च\
    ीन)|마카오(중국 특별행정구)|Çin Makao ÖİB
    MP|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|北马里亚纳群岛|北マリアナ諸島|Mariany Północne|Північні Мар\
    іанські Острови|جزر ماريانا الشمالية|איי מריאנה הצפוניים|उत्तरी मारियाना द्वीपसमूह|북마리아나제도|Kuzey Mariana Adaları
    MQ|Martinique|Martinique|Martinica|马提尼克|マルティニーク|Martynika|Мартиніка|جزر المارتينيك|מרטיניק|मार्टीनिक|마르티니크|Martinik
    MR|Mauretanien|Mauritanie|Mauritania|毛里塔尼亚|モーリタニア|Mauretania|Мавританія|موريتانيا|מאוריטניה|मॉरिटानिया|모리타니|Moritan\
    ya
    MS|Montserrat|Montserrat|Montserrat|蒙特塞拉特|モントセラト|Montserrat|Монтсеррат|مونتسرات|מונסראט|मोंटसेरात|몬트세라트|Montserrat
    MT|Malta|Malte|Malta|马耳他|マルタ|Malta|Мальта|مالطا|מלטה|माल्टा|몰타|Malta
    MU|Mauritius|Maurice|Mauricio|毛里求斯|モーリシャス|Mauritius|Маврикій|موريشيوس|מאוריציוס|मॉरीशस|모리셔스|Mauritius
    MV|Malediven|Maldives|Maldivas|马尔代夫|モルディブ|Malediwy|Мальдіви|جزر المالديف|האיים המלדיביים|मालदीव|몰디브|Maldivler
    MW|Malawi|Malawi|Malaui|马拉维|マラウイ|Malawi|Малаві|ملاوي|מלאווי|मलावी|말라위|Malavi
    MX|Mexiko|Mexique|México|墨西哥|メキシコ|Meksyk|Мексика|المكسيك|מקסיקו|मैक्सिको|멕시코|Meksika
    MY|Malaysia|Malaisie|Malasia|马来西亚|マレーシア|Malezja|Малайзія|ماليزيا|מלזיה|मलेशिया|말레이시아|Malezya
    MZ|Mosambik|Mozambique|Mozambique|莫桑比克|モザンビーク|Mozambik|Мозамбік|موزمبيق|מוזמביק|मोज़ांबिक|모잠비크|Mozambik
    NA|Namibia|Namibie|Namibia|纳米比亚|ナミビア|Namibia|Намібія|ناميبيا|נמיביה|नामीबिया|나미비아|Namibya
    NC|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|新喀里多尼亚|ニューカレドニア|Nowa Kaledonia|Нова Каледонія|كاليدونيا الجديدة\
    |קלדוניה החדשה|न्यू कैलेडोनिया|뉴칼레도니아|Yeni Kaledonya
    NE|Niger|Niger|Níger|尼日尔|ニジェール|Niger|Нігер|النيجر|ניז׳ר|नाइजर|니제르|Nijer
    NF|Norfolkinsel|Île Norfolk|Isla Norfolk|诺福克岛|ノーフォーク島|Norfolk|Острів Норфолк|جزيرة نورفولك|האי נורפוק|नॉरफ़ॉक द्वीप\
    |노퍽섬|Norfolk Adası
    NG|Nigeria|Nigeria|Nigeria|尼日利亚|ナイジェリア|Nigeria|Нігерія|نيجيريا|ניגריה|नाइजीरिया|나이지리아|Nijerya
    NI|Nicaragua|Nicaragua|Nicaragua|尼加拉瓜|ニカラグア|Nikaragua|Нікарагуа|نيكاراغوا|ניקרגואה|निकारागुआ|니카라과|Nikaragua
    NL|Niederlande|Pays-Bas|Países Bajos|荷兰|オランダ|Holandia|Нідерланди|هولندا|הולנד|नीदरलैंड|네덜란드|Hollanda
    NO|Norwegen|Norvège|Noruega|挪威|ノルウェー|Norwegia|Норвегія|النرويج|נורווגיה|नॉर्वे|노르웨이|Norveç
    NP|Nepal|Népal|Nepal|尼泊尔|ネパール|Nepal|Непал|نيبال|נפאל|नेपाल|네팔|Nepal
    NR|Nauru|Nauru|Nauru|瑙鲁|ナウル|Nauru|Науру|ناورو|נאורו|नाउरु|나우루|Nauru
    NU|Niue|Niue|Niue|纽埃|ニウエ|Niue|Ніуе|نيوي|ניווה|नीयू|니우에|Niue
    NZ|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|新西兰|ニュージーランド|Nowa Zelandia|Нова Зеландія|نيوزيلندا|ניו זילנד|न्यूज़ीलै\
    ंड|뉴질랜드|Yeni Zelanda
    OM|Oman|Oman|Omán|阿曼|オマーン|Oman|Оман|عُمان|עומאן|ओमान|오만|Umman
    PA|Panama|Panama|Panamá|巴拿马|パナマ|Panama|Панама|بنما|פנמה|पनामा|파나마|Panama
    PE|Peru|Pérou|Perú|秘鲁|ペルー|Peru|Перу|بيرو|פרו|पेरू|페루|Peru
    PF|Französisch-Polynesien|Polynésie française|Polinesia Francesa|法属波利尼西亚|仏領ポリネシア|Polinezja Francuska|Французька Пол\
    інезія|بولينيزيا الفرنسية|פולינזיה הצרפתית|फ़्रेंच पोलिनेशिया|프랑스령 폴리네시아|Fransız Polinezyası
    PG|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|巴布亚新几内亚|パプアニューギニア|Papua-Nowa Gwinea|Папуа-Нова Гвін\
    ея|بابوا غينيا الجديدة|פפואה גינאה החדשה|पापुआ न्यू गिनी|파푸아뉴기니|Papua Yeni Gine
    PH|Philippinen|Philippines|Filipinas|菲律宾|フィリピン|Filipiny|Філіппіни|الفلبين|הפיליפינים|फ़िलिपींस|필리핀|Filipinler
    PK|Pakistan|Pakistan|Pakistán|巴基斯坦|パキスタン|Pakistan|Пакистан|باكستان|פקיסטן|पाकिस्तान|파키스탄|Pakistan
    PL|Polen|Pologne|Polonia|波兰|ポーランド|Polska|Польща|بولندا|פולין|पोलैंड|폴란드|Polonya
    PM|St. Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|圣皮埃尔和密克隆群岛|サンピエール島・ミクロン島|Saint-Pierre i Mi\
    quelon|Сен-Пʼєр і Мікелон|سان بيير ومكويلون|סנט פייר ומיקלון|सेंट पिएरे और मिक्वेलान|생피에르 미클롱|Saint Pierre ve Mique\
    lon
    PN|Pitcairninseln|Îles Pitcairn|Islas Pitcairn|皮特凯恩群岛|ピトケアン諸島|Pitcairn|Острови Піткерн|جزر بيتكيرن|איי פיטקרן|पिटकै\
    र्न द्वीपसमूह|핏케언 제도|Pitcairn Adaları
    PR|Puerto Rico|Porto Rico|Puerto Rico|波多黎各|プエルトリコ|Portoryko|Пуерто-Рико|بورتوريكو|פוארטו ריקו|पोर्टो रिको|푸에르토리코|Po\
    rto Riko
    PS|Palästinensische Autonomiegebiete|Territoires palestiniens|Territorios Palestinos|巴勒斯坦领土|パレスチナ自治区|Terytoria Pale\
    styńskie|Палестинські території|الأراضي الفلسطينية|השטחים הפלסטיניים|फ़िलिस्तीनी क्षेत्र|팔레스타인 지구|Filistin Bölgeleri
    PT|Portugal|Portugal|Portugal|葡萄牙|ポルトガル|Portugalia|Португалія|البرتغال|פורטוגל|पुर्तगाल|포르투갈|Portekiz
    PW|Palau|Palaos|Palaos|帕劳|パラオ|Palau|Палау|بالاو|פלאו|पलाऊ|팔라우|Palau
    PY|Paraguay|Paraguay|Paraguay|巴拉圭|パラグアイ|Paragwaj|Парагвай|باراغواي|פרגוואי|पराग्वे|파라과이|Paraguay
    QA|Katar|Qatar|Catar|卡塔尔|カタール|Katar|Катар|قطر|קטאר|क़तर|카타르|Katar
    RE|Réunion|La Réunion|Reunión|留尼汪|レユニオン|Reunion|Реюньйон|روينيون|ראוניון|रियूनियन|레위니옹|Reunion
    RO|Rumänien|Roumanie|Rumanía|罗马尼亚|ルーマニア|Rumunia|Румунія|رومانيا|רומניה|रोमानिया|루마니아|Romanya
    RS|Serbien|Serbie|Serbia|塞尔维亚|セルビア|Serbia|Сербія|صربيا|סרביה|सर्बिया|세르비아|Sırbistan
    RU|Russland|Russie|Rusia|俄罗斯|ロシア|Rosja|Росія|روسيا|רוסיה|रूस|러시아|Rusya
    RW|Ruanda|Rwanda|Ruanda|卢旺达|ルワンダ|Rwanda|Руанда|رواندا|רואנדה|रवांडा|르완다|Ruanda
    SA|Saudi-Arabien|Arabie saoudite|Arabia Saudí|沙特阿拉伯|サウジアラビア|Arabia Saudyjska|Саудівська Аравія|المملكة العربية السع\
    ودية|ערב הסעודית|सऊदी अरब|사우디아라비아|Suudi Arabistan
    SB|Salomonen|Îles Salomon|Islas Salomón|所罗门群岛|ソロモン諸島|Wyspy Salomona|Соломонові Острови|جزر سليمان|איי שלמה|सोलोमन द\
    ्वीपसमूह|솔로몬 제도|Solomon Adaları
    SC|Seychellen|Seychelles|Seychelles|塞舌尔|セーシェル|Seszele|Сейшельські Острови|سيشل|איי סיישל|सेशेल्स|세이셸|Seyşeller
    SD|Sudan|Soudan|Sudán|苏丹|スーダン|Sudan|Судан|السودان|סודן|सूडान|수단|Sudan
    SE|Schweden|Suède|Suecia|瑞典|スウェーデン|Szwecja|Швеція|السويد|שוודיה|स्वीडन|스웨덴|İsveç
    SG|Singapur|Singapour|Singapur|新加坡|シンガポール|Singapur|Сінгапур|سنغافورة|סינגפור|सिंगापुर|싱가포르|Singapur
    SH|St. Helena|Sainte-Hélène|Santa Elena|圣赫勒拿|セントヘレナ|Wyspa Świętej Heleny|Острів Святої Єлени|سانت هيلينا|סנט הלנה|स\
    ेंट हेलेना|세인트헬레나|Saint Helena
    SI|Slowenien|Slovénie|Eslovenia|斯洛文尼亚|スロベニア|Słowenia|Словенія|سلوفينيا|סלובניה|स्लोवेनिया|슬로베니아|Slovenya
    SJ|Spitzbergen und Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|斯瓦尔巴和扬马延|スバールバル諸島・ヤンマイエン島|Svalbard i Jan Ma\
    yen|Шпіцберген та Ян-Маєн|سفالبارد وجان ماين|סבאלברד ויאן מאיין|स्वालबार्ड और जान मायेन|스발바르제도-얀마웬섬|Svalbard ve Jan\
     Mayen
    SK|Slowakei|Slovaquie|Eslovaquia|斯洛伐克|スロバキア|Słowacja|Словаччина|سلوفاكيا|סלובקיה|स्लोवाकिया|슬로바키아|Slovakya
    SL|Sierra Leone|Sierra Leone|Sierra Leona|塞拉利昂|シエラレオネ|Sierra Leone|Сьєрра-Леоне|سيراليون|סיירה לאון|सिएरा लियोन|시에라\
    리온|Sierra Leone
    SM|San Marino|Saint-Marin|San Marino|圣马力诺|サンマリノ|San Marino|Сан-Марино|سان مارينو|סן מרינו|सैन मेरीनो|산마리노|San Marino
    SN|Senegal|Sénégal|Senegal|塞内加尔|セネガル|Senegal|Сенегал|السنغال|סנגל|सेनेगल|세네갈|Senegal
    SO|Somalia|Somalie|Somalia|索马里|ソマリア|Somalia|Сомалі|الصومال|סומליה|सोमालिया|소말리아|Somali
    SR|Suriname|Suriname|Surinam|苏里南|スリナム|Surinam|Суринам|سورينام|סורינאם|सूरीनाम|수리남|Surinam
    SS|Südsudan|Soudan du Sud|Sudán del Sur|南苏丹|南スーダン|Sudan Południowy|Південний Судан|جنوب السودان|דרום סודן|दक्षिण सू\
    डान|남수단|Güney Sudan
    ST|São Tomé und Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|圣多美和普林西比|サントメ・プリンシペ|Wyspy Świętego Tomasza i Ks\
    iążęca|Сан-Томе і Принсіпі|ساو تومي وبرينسيبي|סאו טומה ופרינסיפה|साओ टोम और प्रिंसिपे|상투메 프린시페|Sao Tome ve Principe
    SV|El Salvador|Salvador|El Salvador|萨尔瓦多|エルサルバドル|Salwador|Сальвадор|السلفادور|אל סלבדור|अल सल्वाडोर|엘살바도르|El Salvad\
    or
    SX|Sint Maarten|Saint-Martin (partie néerlandaise)|Sint Maarten|荷属圣马丁|シント・マールテン|Sint Maarten|Сінт-Мартен|سانت مارتن\
    |סנט מארטן|सिंट मार्टिन|신트마르턴|Sint Maarten
    SY|Syrien|Syrie|Siria|叙利亚|シリア|Syria|Сирія|سوريا|סוריה|सीरिया|시리아|Suriye
    SZ|Eswatini|Eswatini|Esuatini|斯威士兰|エスワティニ|Eswatini|Есватіні|إسواتيني|אסוואטיני|एस्वाटिनी|에스와티니|Esvatini
    TC|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|特克斯和凯科斯群岛|タークス・カイコス諸島|Turks i Caicos|Остро\
    ви Теркс і Кайкос|جزر توركس وكايكوس|איי טרקס וקייקוס|तुर्क और कैकोज़ द्वीपसमूह|터크스 케이커스 제도|Turks ve Caicos Adaları
    TD|Tschad|Tchad|Chad|乍得|チャド|Czad|Чад|تشاد|צ׳אד|चाड|차드|Çad
    TF|Französische Süd- und Antarktisgebiete|Terres australes françaises|Territorios Australes Franceses|法属南部领地|仏領極南諸島\
    |Francuskie Terytoria Południowe i Antarktyczne|Французькі Південні Території|الأقاليم الجنوبية الفرنسية|הטריטוריות\
     הדרומיות של צרפת|फ़्रांसीसी दक्षिणी क्षेत्र|프랑스령 남방 지역|Fransız Güney Toprakları
    TG|Togo|Togo|Togo|多哥|トーゴ|Togo|Того|توغو|טוגו|टोगो|토고|Togo
    TH|Thailand|Thaïlande|Tailandia|泰国|タイ|Tajlandia|Таїланд|تايلاند|תאילנד|थाईलैंड|태국|Tayland
    TJ|Tadschikistan|Tadjikistan|Tayikistán|塔吉克斯坦|タジキスタン|Tadżykistan|Таджикистан|طاجيكستان|טג׳יקיסטן|ताजिकिस्तान|타지키스탄|\
    Tacikistan
    TK|Tokelau|Tokelau|Tokelau|托克劳|トケラウ|Tokelau|Токелау|توكيلاو|טוקלאו|तोकेलाउ|토켈라우|Tokelau
    TL|Timor-Leste|Timor oriental|Timor-Leste|东帝汶|東ティモール|Timor Wschodni|Тимор-Лешті|تيمور - ليشتي|טימור-לסטה|तिमोर-लेस्\
    त|동티모르|Timor-Leste
    TM|Turkmenistan|Turkménistan|Turkmenistán|土库曼斯坦|トルクメニスタン|Turkmenistan|Туркменістан|تركمانستان|טורקמניסטן|तुर्कमेनिस\
    ्तान|투르크메니스탄|Türkmenistan
    TN|Tunesien|Tunisie|Túnez|突尼斯|チュニジア|Tunezja|Туніс|تونس|תוניסיה|ट्यूनीशिया|튀니지|Tunus
    TO|Tonga|Tonga|Tonga|汤加|トンガ|Tonga|Тонга|تونغا|טונגה|टोंगा|통가|Tonga
    TR|Türkei|Turquie|Turquía|土耳其|トルコ|Turcja|Туреччина|تركيا|טורקיה|तुर्किये|튀르키예|Türkiye
    TT|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|特立尼达和多巴哥|トリニダード・トバゴ|Trynidad i Tobago|Тринідад і Тобаго|\
    ترينيداد وتوباغو|טרינידד וטובגו|त्रिनिदाद और टोबैगो|트리니다드 토바고|Trinidad ve Tobago
    TV|Tuvalu|Tuvalu|Tuvalu|图瓦卢|ツバル|Tuvalu|Тувалу|توفالو|טובאלו|तुवालू|투발루|Tuvalu
    TW|Taiwan|Taïwan|Taiwán|台湾|台湾|Tajwan|Тайвань|تايوان|טייוואן|ताइवान|대만|Tayvan
    TZ|Tansania|Tanzanie|Tanzania|坦桑尼亚|タンザニア|Tanzania|Танзанія|تنزانيا|טנזניה|तंज़ानिया|탄자니아|Tanzanya
    UA|Ukraine|Ukraine|Ucrania|乌克兰|ウクライナ|Ukraina|Україна|أوكرانيا|אוקראינה|यूक्रेन|우크라이나|Ukrayna
    UG|Uganda|Ouganda|Uganda|乌干达|ウガンダ|Uganda|Уганда|أوغندا|אוגנדה|युगांडा|우간다|Uganda
    UM|Amerikanische Überseeinseln|Îles mineures éloignées des États-Unis|Islas menores alejadas de EE. UU.|美国本土外小岛屿|合衆\
    国領有小離島|Dalekie Wyspy Mniejsze Stanów Zjednoczonych|Віддалені острови США|جزر الولايات المتحدة النائية|האיים המרוחקי\
    ם הקטנים של ארה״ב|यू॰एस॰ आउटलाइंग द्वीपसमूह|미국령 해외 제도|ABD Küçük Harici Adaları
    US|Vereinigte Staaten|États-Unis|Estados Unidos|美国|アメリカ合衆国|Stany Zjednoczone|Сполучені Штати|الولايات المتحدة|ארצות\
     הברית|संयुक्त राज्य|미국|Amerika Birleşik Devletleri
    UY|Uruguay|Uruguay|Uruguay|乌拉圭|ウルグアイ|Urugwaj|Уругвай|أورغواي|אורוגוואי|उरूग्वे|우루과이|Uruguay
    UZ|Usbekistan|Ouzbékistan|Uzbekistán|乌兹别克斯坦|ウズベキスタン|Uzbekistan|Узбекистан|أوزبكستان|אוזבקיסטן|उज़्बेकिस्तान|우즈베키스탄|\
    Özbekistan
    VA|Vatikanstadt|État de la Cité du Vatican|Ciudad del Vaticano|梵蒂冈|バチカン市国|Watykan|Ватикан|الفاتيكان|הוותיקן|वेटिकन \
    सिटी|바티칸 시국|Vatikan
    VC|St. Vincent und die Grenadinen|Saint-Vincent-et-les Grenadines|San Vicente y las Granadinas|圣文森特和格林纳丁斯|セントビンセント及\
    びグレナディーン諸島|Saint Vincent i Grenadyny|Сент-Вінсент і Гренадіни|سانت فنسنت وجزر غرينادين|סנט וינסנט והגרנדינים|सेंट व\
    िंसेंट और ग्रेनाडाइंस|세인트빈센트그레나딘|Saint Vincent ve Grenadinler
    VE|Venezuela|Venezuela|Venezuela|委内瑞拉|ベネズエラ|Wenezuela|Венесуела|فنزويلا|ונצואלה|वेनेज़ुएला|베네수엘라|Venezuela
    VG|Britische Jungferninseln|Îles Vierges britanniques|Islas Vírgenes Británicas|英属维尔京群岛|英領ヴァージン諸島|Brytyjskie Wyspy \
    Dziewicze|Британські Віргінські Острови|جزر فيرجن البريطانية|איי הבתולה הבריטיים|ब्रिटिश वर्जिन द्वीपसमूह|영국령 버진아일랜\
    드|Britanya Virjin Adaları
    VI|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|美属维尔京群岛|米領ヴァージン諸島|Wyspy Dziew\
    icze Stanów Zjednoczonych|Віргінські Острови (США)|جزر فيرجن الأمريكية|איי הבתולה של ארצות הברית|यू॰एस॰ वर्जिन द्वी\
    पसमूह|미국령 버진아일랜드|ABD Virjin Adaları
    VN|Vietnam|Viêt Nam|Vietnam|越南|ベトナム|Wietnam|Вʼєтнам|فيتنام|וייטנאם|वियतनाम|베트남|Vietnam
    VU|Vanuatu|Vanuatu|Vanuatu|瓦努阿图|バヌアツ|Vanuatu|Вануату|فانواتو|ונואטו|वनुआतू|바누아투|Vanuatu
    WF|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|瓦利斯和富图纳|ウォリス・フツナ|Wallis i Futuna|Уолліс і Футуна|جزر والس وفو\
    تونا|איי ווליס ופוטונה|वालिस और फ़्यूचूना|왈리스-푸투나 제도|Wallis ve Futuna
    WS|Samoa|Samoa|Samoa|萨摩亚|サモア|Samoa|Самоа|ساموا|סמואה|समोआ|사모아|Samoa
    YE|Jemen|Yémen|Yemen|也门|イエメン|Jemen|Ємен|اليمن|תימן|यमन|예멘|Yemen
    YT|Mayotte|Mayotte|Mayotte|马约特|マヨット|Majotta|Майотта|مايوت|מאיוט|मायोते|마요트|Mayotte
    ZA|Südafrika|Afrique du Sud|Sudáfrica|南非|南アフリカ|Republika Południowej Afryki|Південно-Африканська Республіка|جنوب أف\
    ريقيا|דרום אפריקה|दक्षिण अफ़्रीका|남아프리카|Güney Afrika
    ZM|Sambia|Zambie|Zambia|赞比亚|ザンビア|Zambia|Замбія|زامبيا|זמביה|ज़ाम्बिया|잠비아|Zambiya
    ZW|Simbabwe|Zimbabwe|Zimbabue|津巴布韦|ジンバブエ|Zimbabwe|Зімбабве|زيمبابوي|זימבבואה|ज़िम्बाब्वे|짐바브웨|Zimbabve
    """
}
