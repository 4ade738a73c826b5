extension Currency {
  /// `code|German|French|Spanish|Chinese|Japanese|Polish|Ukrainian|Arabic|Hebrew|Hindi|Korean|Turkish`, the names of CLDR.
  static let namesTable = """
    AED|VAE-Dirham|dirham des Émirats arabes unis|dírham de los Emiratos Árabes Unidos|阿联酋迪拉姆|アラブ首長国連邦ディルハム|dirham ZEA|\
    дирхам ОАЕ|درهم إماراتي|דירהם של איחוד הנסיכויות הערביות|संयुक्त अरब अमीरात दिरहम|아랍에미리트 디르함|Birleşik Arap Emirlikl\
    eri dirhemi
    AFN|Afghanischer Afghani|afghani afghan|afgani afgano|阿富汗尼|アフガニスタン アフガニー|afgani afgańskie|афганський афгані|أفغاني|\
    אפגני אפגני|अफ़गान अफ़गानी|아프가니스탄 아프가니|Afganistan afganisi
    ALL|Albanischer Lek|lek albanais|lek albanés|阿尔巴尼亚列克|アルバニア レク|lek albański|албанський лек|ليك ألباني|לק אלבני|अल्बा\
    नियाई लेक|알바니아 레크|Arnavutluk leki
    AMD|Armenischer Dram|dram arménien|dram armenio|亚美尼亚德拉姆|アルメニア ドラム|dram armeński|вірменський драм|درام أرميني|דראם א\
    רמני|आर्मेनियाई द्राम|아르메니아 드람|Ermenistan dramı
    AOA|Angolanischer Kwanza|kwanza angolais|kuanza angoleño|安哥拉宽扎|アンゴラ クワンザ|kwanza angolska|ангольська кванза|كوانزا أ\
    نغولي|קואנזה אנגולי|अंगोला क्वांज़ा|앙골라 콴자|Angola kvanzası
    ARS|Argentinischer Peso|peso argentin|peso argentino|阿根廷比索|アルゼンチン ペソ|peso argentyńskie|аргентинський песо|بيزو أرجن\
    تيني|פסו ארגנטינאי|अर्जेंटीनी पेसो|아르헨티나 페소|Arjantin pesosu
    AUD|Australischer Dollar|dollar australien|dólar australiano|澳大利亚元|オーストラリア ドル|dolar australijski|австралійський дол\
    ар|دولار أسترالي|דולר אוסטרלי|ऑस्ट्रेलियाई डॉलर|호주 달러|Avustralya doları
    AWG|Aruba-Florin|florin arubais|florín arubeño|阿鲁巴弗罗林|アルバ フロリン|florin arubański|арубський флорин|فلورن أروبي|פלורין\
     של ארובה|अरूबाई फ़्लोरिन|아루바 플로린|Aruba florini
    AZN|Aserbaidschan-Manat|manat azéri|manat azerbaiyano|阿塞拜疆马纳特|アゼルバイジャン マナト|manat azerski|азербайджанський манат|مان\
    ات أذربيجان|מאנאט אזרבייג׳ני|अज़रबैजानी मैनेट|아제르바이잔 마나트|Azerbaycan manatı
    BAM|Konvertible Mark Bosnien und Herzegowina|mark convertible bosniaque|marco convertible de Bosnia y Herzegovina|波\
    斯尼亚-黑塞哥维那可兑换马克|ボスニア・ヘルツェゴビナ 兌換マルク (BAM)|marka zamienna Bośni i Hercegowiny|конвертована марка Боснії і Герцеговини|\
    مارك البوسنة والهرسك قابل للتحويل|מארק סחיר של בוסניה והרצגובינה|बोस्निया हर्ज़ेगोविना परिवर्तनीय मार्क|보스니아-헤르체고비나\
     태환 마르크|Konvertibl Bosna Hersek markı
    BBD|Barbados-Dollar|dollar barbadien|dólar barbadense|巴巴多斯元|バルバドス ドル|dolar barbadoski|барбадоський долар|دولار بربا\
    دوسي|דולר ברבדיאני|बार्बेडियन डॉलर|바베이도스 달러|Barbados doları
    BDT|Bangladesch-Taka|taka bangladeshi|taka bangladesí|孟加拉塔卡|バングラデシュ タカ|taka bengalska|бангладеська така|تاكا بنغلاد\
    يشي|טאקה בנגלדשי|बांग्लादेशी टका|방글라데시 타카|Bangladeş takası
    BHD|Bahrain-Dinar|dinar bahreïni|dinar bareiní|巴林第纳尔|バーレーン ディナール|dinar bahrański|бахрейнський динар|دينار بحريني|די\
    נר בחרייני|बहरीनी दिनार|바레인 디나르|Bahreyn dinarı
    BIF|Burundi-Franc|franc burundais|franco burundés|布隆迪法郎|ブルンジ フラン|frank burundyjski|бурундійський франк|فرنك بروندي|\
    פרנק בורונדי|बुरूंडी फ़्रैंक|부룬디 프랑|Burundi frangı
    BMD|Bermuda-Dollar|dollar bermudien|dólar bermudeño|百慕大元|バミューダ ドル|dolar bermudzki|бермудський долар|دولار برمودي|דו\
    לר ברמודה|बरमूडा डॉलर|버뮤다 달러|Bermuda doları
    BND|Brunei-Dollar|dollar brunéien|dólar bruneano|文莱元|ブルネイ ドル|dolar brunejski|брунейський долар|دولار بروناي|דולר בר\
    וניי|ब्रूनेई डॉलर|부루나이 달러|Brunei doları
    BOB|Bolivianischer Boliviano|boliviano bolivien|boliviano|玻利维亚诺|ボリビア ボリビアーノ|boliviano boliwijskie|болівійський болі\
    віано|بوليفيانو بوليفي|בוליביאנו|बोलिवियाई बोलिवियानो|볼리비아 볼리비아노|Bolivya bolivyanosu
    BRL|Brasilianischer Real|réal brésilien|real brasileño|巴西雷亚尔|ブラジル レアル|real brazylijski|бразильський реал|ريال برازي\
    لي|ריאל ברזילאי|ब्राज़ीली रियाल|브라질 레알|Brezilya reali
    BSD|Bahamas-Dollar|dollar bahaméen|dólar bahameño|巴哈马元|バハマ ドル|dolar bahamski|багамський долар|دولار باهامي|דולר בהא\
    מי|बहामाई डॉलर|바하마 달러|Bahama doları
    BTN|Bhutan-Ngultrum|ngultrum bouthanais|gultrum butanés|不丹努尔特鲁姆|ブータン ニュルタム|ngultrum bhutański|бутанський нгултрум|ن\
    ولتوم بوتاني|נגולטרום בהוטני|भूटानी नंगलट्रम|부탄 눌투눔|Butan ngultrumu
    BWP|Botswanischer Pula|pula botswanais|pula botsuano|博茨瓦纳普拉|ボツワナ プラ|pula botswańska|ботсванська пула|بولا بتسواني|פ\
    ולה בוטסואני|बोत्सवानियाई पुला|보츠와나 풀라|Botsvana pulası
    BYN|Weißrussischer Rubel|rouble biélorusse|rublo bielorruso|白俄罗斯卢布|ベラルーシ ルーブル|rubel białoruski|білоруський рубль|رو\
    بل بيلاروسي|רובל בלרוסי|बेलारूसी रूबल|벨라루스 루블|Belarus rublesi
    BZD|Belize-Dollar|dollar bélizéen|dólar beliceño|伯利兹元|ベリーズ ドル|dolar belizeński|белізький долар|دولار بليزي|דולר בלי\
    זי|बेलीज़ डॉलर|벨리즈 달러|Belize doları
    CAD|Kanadischer Dollar|dollar canadien|dólar canadiense|加拿大元|カナダ ドル|dolar kanadyjski|канадський долар|دولار كندي|דו\
    לר קנדי|कनाडाई डॉलर|캐나다 달러|Kanada doları
    CDF|Kongo-Franc|franc congolais|franco congoleño|刚果法郎|コンゴ フラン|frank kongijski|конголезький франк|فرنك كونغولي|פרנק \
    קונגולזי|कोंगोली फ़्रैंक|콩고 프랑|Kongo frangı
    CHF|Schweizer Franken|franc suisse|franco suizo|瑞士法郎|スイス フラン|frank szwajcarski|швейцарський франк|فرنك سويسري|פרנק \
    שוויצרי|स्विस फ़्रैंक|스위스 프랑|İsviçre frangı
    CLP|Chilenischer Peso|peso chilien|peso chileno|智利比索|チリ ペソ|peso chilijskie|чилійський песо|بيزو تشيلي|פסו צ׳ילאני|च\
    िली पेसो|칠레 페소|Şili pesosu
    CNY|Renminbi Yuan|yuan renminbi chinois|yuan renminbi|人民币|中国人民元|juan chiński|китайський юань|يوان صيني|יואן סיני|ची\
    नी युआन|중국 위안화|Çin yuanı
    COP|Kolumbianischer Peso|peso colombien|peso colombiano|哥伦比亚比索|コロンビア ペソ|peso kolumbijskie|колумбійський песо|بيزو ك\
    ولومبي|פסו קולומביאני|कोलंबियाई पेसो|콜롬비아 페소|Kolombiya pesosu
    CRC|Costa-Rica-Colón|colón costaricain|colón costarricense|哥斯达黎加科朗|コスタリカ コロン|colon kostarykański|костариканський ко\
    лон|كولن كوستاريكي|קולון קוסטה־ריקני|कोस्टा रिका कोलोन|코스타리카 콜론|Kosta Rika kolonu
    CUP|Kubanischer Peso|peso cubain|peso cubano|古巴比索|キューバ ペソ|peso kubańskie|кубинський песо|بيزو كوبي|פסו קובני|क्यूबा\
    ई पेसो|쿠바 페소|Küba pesosu
    CVE|Cabo-Verde-Escudo|escudo capverdien|escudo de Cabo Verde|佛得角埃斯库多|カーボベルデ エスクード|escudo zielonoprzylądkowe|ескудо \
    Кабо-Верде|اسكودو الرأس الأخضر|אסקודו כף ורדה|केप वर्ड एस्कूडो|카보베르데 에스쿠도|Cape Verde esküdosu
    CZK|Tschechische Krone|couronne tchèque|corona checa|捷克克朗|チェコ コルナ|korona czeska|чеська крона|كرونة تشيكية|קורונה צ׳\
    כית|चेक गणराज्य कोरुना|체코 코루나|Çek korunası
    DJF|Dschibuti-Franc|franc djiboutien|franco yibutiano|吉布提法郎|ジブチ フラン|frank dżibutyjski|джибутійський франк|فرنك جيبو\
    تي|פרנק ג׳יבוטי|जिबूती फ़्रैंक|지부티 프랑|Cibuti frangı
    DKK|Dänische Krone|couronne danoise|corona danesa|丹麦克朗|デンマーク クローネ|korona duńska|данська крона|كرونة دنماركية|כתר דנ\
    י|डैनिश क्रोन|덴마크 크로네|Danimarka kronu
    DOP|Dominikanischer Peso|peso dominicain|peso dominicano|多米尼加比索|ドミニカ ペソ|peso dominikańskie|домініканський песо|بيزو\
     الدومنيكان|פסו דומיניקני|डोमिनिकन पेसो|도미니카 페소|Dominik pesosu
    DZD|Algerischer Dinar|dinar algérien|dinar argelino|阿尔及利亚第纳尔|アルジェリア ディナール|dinar algierski|алжирський динар|دينار جز\
    ائري|דינר אלג׳ירי|अल्जीरियाई दिनार|알제리 디나르|Cezayir dinarı
    EGP|Ägyptisches Pfund|livre égyptienne|libra egipcia|埃及镑|エジプト ポンド|funt egipski|єгипетський фунт|جنيه مصري|לירה מצרי\
    ת|मिस्र पाउंड|이집트 파운드|Mısır lirası
    ERN|Eritreischer Nakfa|nafka érythréen|nakfa eritreo|厄立特里亚纳克法|エリトリア ナクファ|nakfa erytrejska|еритрейська накфа|ناكفا أ\
    ريتري|נאקפה אריתראי|इरीट्रियन नाक्फ़ा|에리트레아 낙파|Eritre nakfası
    ETB|Äthiopischer Birr|birr éthiopien|bir etíope|埃塞俄比亚比尔|エチオピア ブル|birr etiopski|ефіопський бир|بير أثيوبي|ביר אתיופי\
    |इथियोपियन बिर|에티오피아 비르|Etiyopya birri
    EUR|Euro|euro|euro|欧元|ユーロ|euro|євро|يورو|אירו|यूरो|유로|Euro
    FJD|Fidschi-Dollar|dollar fidjien|dólar fiyiano|斐济元|フィジー ドル|dolar fidżyjski|фіджійський долар|دولار فيجي|דולר פיג׳י\
    |फ़िजी डॉलर|피지 달러|Fiji doları
    FKP|Falkland-Pfund|livre des îles Malouines|libra malvinense|福克兰群岛镑|フォークランド（マルビナス）諸島 ポンド|funt falklandzki|фунт Фолк\
    лендських островів|جنيه جزر فوكلاند|לירה של איי פוקלנד|फ़ॉकलैंड द्वीपसमूह पाउंड|포클랜드제도 파운드|Falkland Adaları lirası
    GBP|Britisches Pfund|livre sterling|libra esterlina|英镑|英国ポンド|funt szterling|англійський фунт|جنيه إسترليني|לירה שטר\
    לינג|ब्रिटिश पाउंड स्टर्लिंग|영국 파운드|İngiliz sterlini
    GEL|Georgischer Lari|lari géorgien|lari georgiano|格鲁吉亚拉里|ジョージア ラリ|lari gruzińskie|грузинський ларі|لارى جورجي|לארי \
    גאורגי|जॉर्जियन लारी|조지아 라리|Gürcistan larisi
    GHS|Ghanaischer Cedi|cédi ghanéen|cedi ghanés|加纳塞地|ガーナ セディ|cedi ghańskie|ганський седі|سيدي غانا|סדי גאני|घानियन से\
    डी|가나 세디|Gana sedisi
    GIP|Gibraltar-Pfund|livre de Gibraltar|libra gibraltareña|直布罗陀镑|ジブラルタル ポンド|funt gibraltarski|гібралтарський фунт|جن\
    يه جبل طارق|פאונד גיברלטר|जिब्राल्टर पाउंड|지브롤터 파운드|Cebelitarık lirası
    GMD|Gambia-Dalasi|dalasi gambien|dalasi gambiano|冈比亚达拉西|ガンビア ダラシ|dalasi gambijskie|гамбійський даласі|دلاسي غامبي|ד\
    לסי גמבי|गैंबियन डलासी|감비아 달라시|Gambiya dalasisi
    GNF|Guinea-Franc|franc guinéen|franco guineano|几内亚法郎|ギニア フラン|frank gwinejski|гвінейський франк|فرنك غينيا|פרנק גינא\
    י|गिनीयन फ़्रैंक|기니 프랑|Gine frangı
    GTQ|Guatemaltekischer Quetzal|quetzal guatémaltèque|quetzal guatemalteco|危地马拉格查尔|グアテマラ ケツァル|quetzal gwatemalski|гва\
    темальський кетсаль|كوتزال غواتيمالا|קצאל גואטמלי|ग्वाटेमाला क्वेटज़ल|과테말라 케트살|Guatemala quetzalı
    GYD|Guyana-Dollar|dollar du Guyana|dólar guyanés|圭亚那元|ガイアナ ドル|dolar gujański|гаянський долар|دولار غيانا|דולר גיאני\
    |गयानीज़ डॉलर|가이아나 달러|Guyana doları
    HKD|Hongkong-Dollar|dollar de Hong Kong|dólar hongkonés|港元|香港ドル|dolar hongkoński|гонконгський долар|دولار هونغ كونغ\
    |דולר הונג קונגי|हाँगकाँग डॉलर|홍콩 달러|Hong Kong doları
    HNL|Honduras-Lempira|lempira hondurien|lempira hondureño|洪都拉斯伦皮拉|ホンジュラス レンピラ|lempira honduraska|гондураська лемпіра\
    |ليمبيرا هنداروس|למפירה הונדורי|होंडुरन लेम्पिरा|온두라스 렘피라|Honduras lempirası
    HTG|Haitianische Gourde|gourde haïtienne|gurde haitiano|海地古德|ハイチ グールド|gourde haitański|гаїтянський гурд|جوردى هايتي\
    |גורד האיטי|हैतियाई गर्ड|아이티 구르드|Haiti gurdu
    HUF|Ungarischer Forint|forint hongrois|forinto húngaro|匈牙利福林|ハンガリー フォリント|forint węgierski|угорський форинт|فورينت ه\
    نغاري|פורינט הונגרי|हंगेरियन फ़ोरिंट|헝가리 포린트|Macar forinti
    IDR|Indonesische Rupiah|roupie indonésienne|rupia indonesia|印度尼西亚卢比|インドネシア ルピア|rupia indonezyjska|індонезійська руп\
    ія|روبية إندونيسية|רופיה אינדונזית|इंडोनेशियाई रुपिया|인도네시아 루피아|Endonezya rupisi
    ILS|Israelischer Neuer Schekel|nouveau shekel israélien|nuevo séquel israelí|以色列新谢克尔|イスラエル新シェケル|nowy szekel izraels\
    ki|ізраїльський новий шекель|شيكل إسرائيلي جديد|שקל חדש|इज़राइली न्यू शेकेल|이스라엘 신권 세켈|Yeni İsrail şekeli
    INR|Indische Rupie|roupie indienne|rupia india|印度卢比|インド ルピー|rupia indyjska|індійська рупія|روبية هندي|רופי הודי|भार\
    तीय रुपया|인도 루피|Hindistan rupisi
    IQD|Irakischer Dinar|dinar irakien|dinar iraquí|伊拉克第纳尔|イラク ディナール|dinar iracki|іракський динар|دينار عراقي|דינר עירא\
    קי|इराकी दिनार|이라크 디나르|Irak dinarı
    IRR|Iranischer Rial|riyal iranien|rial iraní|伊朗里亚尔|イラン リアル|rial irański|іранський ріал|ريال إيراني|ריאל איראני|ईरान\
    ी रियाल|이란 리얄|İran riyali
    ISK|Isländische Krone|couronne islandaise|corona islandesa|冰岛克朗|アイスランド クローナ|korona islandzka|ісландська крона|كرونة\
     أيسلندية|כתר איסלנדי|आइसलैंडिक क्रोना|아이슬란드 크로나|İzlanda kronu
    JMD|Jamaika-Dollar|dollar jamaïcain|dólar jamaicano|牙买加元|ジャマイカ ドル|dolar jamajski|ямайський долар|دولار جامايكي|דולר\
     ג׳מייקני|जमैकन डॉलर|자메이카 달러|Jamaika doları
    JOD|Jordanischer Dinar|dinar jordanien|dinar jordano|约旦第纳尔|ヨルダン ディナール|dinar jordański|йорданський динар|دينار أردني\
    |דינר ירדני|जॉर्डनियन दिनार|요르단 디나르|Ürdün dinarı
    JPY|Japanischer Yen|yen japonais|yen japonés|日元|日本円|jen japoński|японська єна|ين ياباني|ין יפני|जापानी येन|일본 엔화|Ja\
    pon yeni
    KES|Kenia-Schilling|shilling kényan|chelín keniano|肯尼亚先令|ケニア シリング|szyling kenijski|кенійський шилінг|شلن كينيي|שילי\
    נג קנייתי|केन्याई शिलिंग|케냐 실링|Kenya şilini
    KGS|Kirgisischer Som|som kirghize|som kirguís|吉尔吉斯斯坦索姆|キルギス ソム|som kirgiski|киргизький сом|سوم قيرغستاني|סום קירגיז\
    י|किर्गिस्तानी सोम|키르기스스탄 솜|Kırgızistan somu
    KHR|Kambodschanischer Riel|riel cambodgien|riel camboyano|柬埔寨瑞尔|カンボジア リエル|riel kambodżański|камбоджійський рієль|ري\
    يال كمبودي|ריל קמבודי|कंबोडियाई रियाल|캄보디아 리엘|Kamboçya rieli
    KMF|Komoren-Franc|franc comorien|franco comorense|科摩罗法郎|コモロ フラン|frank komoryjski|коморський франк|فرنك جزر القمر|פר\
    נק קומורואי|कोमोरियन फ़्रैंक|코모르 프랑|Komorlar frangı
    KPW|Nordkoreanischer Won|won nord-coréen|won norcoreano|朝鲜元|北朝鮮ウォン|won północnokoreański|північнокорейський вон|وون\
     كوريا الشمالية|וון צפון קוריאני|उत्तर कोरियाई वॉन|조선 민주주의 인민 공화국 원|Kuzey Kore wonu
    KRW|Südkoreanischer Won|won sud-coréen|won surcoreano|韩元|韓国ウォン|won południowokoreański|південнокорейський вон|وون ك\
    وريا الجنوبية|וון דרום קוריאני|दक्षिण कोरियाई वॉन|대한민국 원|Güney Kore wonu
    KWD|Kuwait-Dinar|dinar koweïtien|dinar kuwaití|科威特第纳尔|クウェート ディナール|dinar kuwejcki|кувейтський динар|دينار كويتي|דינר\
     כוויתי|कुवैती दिनार|쿠웨이트 디나르|Kuveyt dinarı
    KYD|Kaiman-Dollar|dollar des îles Caïmans|dólar de las Islas Caimán|开曼元|ケイマン諸島 ドル|dolar kajmański|долар Кайманових \
    островів|دولار جزر كيمن|דולר קיימני|कैमेन द्वीपसमूह डॉलर|케이맨 제도 달러|Cayman Adaları doları
    KZT|Kasachischer Tenge|tenge kazakh|tengue kazajo|哈萨克斯坦坚戈|カザフスタン テンゲ|tenge kazachskie|казахстанський тенге|تينغ كاز\
    اخستاني|טנגה קזחסטני|कज़ाखिस्तानी टेंज़|카자흐스탄 텡게|Kazakistan tengesi
    LAK|Laotischer Kip|kip laotien|kip laosiano|老挝基普|ラオス キープ|kip laotański|лаоський кіп|كيب لاوسي|קיפ לאי|लाओशियन किप|라\
    오스 키프|Laos kipi
    LBP|Libanesisches Pfund|livre libanaise|libra libanesa|黎巴嫩镑|レバノン ポンド|funt libański|ліванський фунт|ليرة لبنانية|ליר\
    ה לבנונית|लेबनानी पाउंड|레바논 파운드|Lübnan lirası
    LKR|Sri-Lanka-Rupie|roupie srilankaise|rupia esrilanquesa|斯里兰卡卢比|スリランカ ルピー|rupia lankijska|шрі-ланкійська рупія|روب\
    ية سريلانكية|רופי סרי לנקי|श्रीलंकाई रुपया|스리랑카 루피|Sri Lanka rupisi
    LRD|Liberianischer Dollar|dollar libérien|dólar liberiano|利比里亚元|リベリア ドル|dolar liberyjski|ліберійський долар|دولار ل\
    يبيري|דולר ליברי|लाइबेरियाई डॉलर|라이베리아 달러|Liberya doları
    LSL|Loti|loti lesothan|loti lesotense|莱索托洛蒂|レソト ロティ|loti sotyjskie|лесотський лоті|لوتي ليسوتو|לוטי לסותי|लेसोथो लो\
    टी|레소토 로티|Lesotho lotisi
    LYD|Libyscher Dinar|dinar libyen|dinar libio|利比亚第纳尔|リビア ディナール|dinar libijski|лівійський динар|دينار ليبي|דינר לובי|\
    लीबियाई दिनार|리비아 디나르|Libya dinarı
    MAD|Marokkanischer Dirham|dirham marocain|dírham marroquí|摩洛哥迪拉姆|モロッコ ディルハム|dirham marokański|марокканський дирхам|\
    درهم مغربي|דירהם מרוקאי|मोरक्को दिरहम|모로코 디르함|Fas dirhemi
    MDL|Moldau-Leu|leu moldave|leu moldavo|摩尔多瓦列伊|モルドバ レイ|lej mołdawski|молдовський лей|ليو مولدوفي|לאו מולדובני|मोल्डो\
    वन लियू|몰도바 레이|Moldova leyi
    MGA|Madagaskar-Ariary|ariary malgache|ariari malgache|马达加斯加阿里亚里|マダガスカル アリアリ|ariary malgaski|малагасійський аріарі|أ\
    رياري مدغشقر|אריארי מלגשי|मालागासी आरियरी|마다가스카르 아리아리|Madagaskar ariarisi
    MKD|Mazedonischer Denar|denar macédonien|dinar macedonio|马其顿第纳尔|マケドニア デナル|denar macedoński|македонський денар|دينار\
     مقدوني|דינר מקדוני|मैसीडोनियन दिनार|마케도니아 디나르|Makedonya dinarı
    MMK|Myanmarischer Kyat|kyat myanmarais|kiat de Myanmar|缅甸元|ミャンマー チャット|kiat birmański|кʼят Мʼянми|كيات ميانمار|קיאט \
    מיאנמרי|म्यांमार क्याट|미얀마 키얏|Myanmar kyatı
    MNT|Mongolischer Tögrög|tugrik mongol|tugrik mongol|蒙古图格里克|モンゴル トグログ|tugrik mongolski|монгольський тугрик|توغروغ من\
    غولي|טוגרוג מונגולי|मंगोलियाई टगरिक|몽골 투그릭|Moğolistan tugriki
    MOP|Macao-Pataca|pataca macanaise|pataca macaense|澳门币|マカオ パタカ|pataca Makau|патака Макао|باتاكا ماكاوي|פטקה של מקאו|\
    मेकानीज़ पाटाका|마카오 파타카|Makao patakası
    MRU|Mauretanischer Ouguiya|ouguiya mauritanien|uguiya mauritano|毛里塔尼亚乌吉亚|モーリタニア ウギア|ugija mauretańska|мавританська \
    угія|أوقية موريتانية|אואוגויה מאוריטני|मॉरीटेनियन ओगुइया|모리타니 우기야|Moritanya ugiyası
    MUR|Mauritius-Rupie|roupie mauricienne|rupia mauriciana|毛里求斯卢比|モーリシャス ルピー|rupia maurytyjska|маврикійська рупія|روبي\
    ة موريشيوسية|רופי מאוריציני|मॉरिशियन रुपया|모리셔스 루피|Mauritius rupisi
    MVR|Malediven-Rufiyaa|rufiyaa maldivienne|rufiya maldiva|马尔代夫卢菲亚|モルディブ ルフィア|rupia malediwska|мальдівська руфія|روفي\
    ه جزر المالديف|רופיה מלדיבית|मालदीवी रुफ़िया|몰디브 제도 루피아|Maldiv rufiyaası
    MWK|Malawi-Kwacha|kwacha malawite|kuacha malauí|马拉维克瓦查|マラウィ クワチャ|kwacha malawijska|малавійська квача|كواشا مالاوي|ק\
    ואצ׳ה מלאווי|मालावियन क्वाचा|말라위 콰차|Malavi kvaçası
    MXN|Mexikanischer Peso|peso mexicain|peso mexicano|墨西哥比索|メキシコ ペソ|peso meksykańskie|мексиканський песо|بيزو مكسيكي|פ\
    סו מקסיקני|मैक्सिकन पेसो|멕시코 페소|Meksika pesosu
    MYR|Malaysischer Ringgit|ringgit malais|ringit malasio|马来西亚林吉特|マレーシア リンギット|ringgit malezyjski|малайзійський рингіт|\
    رينغيت ماليزي|רינגיט מלזי|मलेशियाई रिंगित|말레이시아 링깃|Malezya ringgiti
    MZN|Mosambikanischer Metical|metical mozambicain|metical mozambiqueño|莫桑比克美提卡|モザンビーク メティカル|metical mozambicki|мозам\
    біцький метикал|متكال موزمبيقي|מטיקל מוזמביני|मोज़ाम्बिकन मेटिकल|모잠비크 메티칼|Mozambik metikali
    NAD|Namibia-Dollar|dollar namibien|dólar namibio|纳米比亚元|ナミビア ドル|dolar namibijski|намібійський долар|دولار ناميبي|דול\
    ר נמיבי|नामीबियाई डॉलर|나미비아 달러|Namibya doları
    NGN|Nigerianischer Naira|naira nigérian|naira nigeriano|尼日利亚奈拉|ナイジェリア ナイラ|naira nigeryjska|нігерійська найра|نايرا \
    نيجيري|נאירה ניגרי|नाइजीरियाई नाइरा|나이지리아 나이라|Nijerya nairası
    NIO|Nicaragua-Córdoba|córdoba oro nicaraguayen|córdoba oro|尼加拉瓜科多巴|ニカラグア コルドバ オロ|cordoba nikaraguańska|нікарагуансь\
    ка кордоба|قرطبة نيكاراغوا|קורדובה ניקרגואה|निकारागुअन कोरडोबा|니카라과 코르도바|Nikaragua kordobası
    NOK|Norwegische Krone|couronne norvégienne|corona noruega|挪威克朗|ノルウェー クローネ|korona norweska|норвезька крона|كرونة نرو\
    يجية|כתר נורווגי|नॉर्वेजियन क्रोन|노르웨이 크로네|Norveç kronu
    NPR|Nepalesische Rupie|roupie népalaise|rupia nepalí|尼泊尔卢比|ネパール ルピー|rupia nepalska|непальська рупія|روبية نيبالي|רו\
    פי נפאלי|नेपाली रुपया|네팔 루피|Nepal rupisi
    NZD|Neuseeland-Dollar|dollar néo-zélandais|dólar neozelandés|新西兰元|ニュージーランド ドル|dolar nowozelandzki|новозеландський д\
    олар|دولار نيوزيلندي|דולר ניו זילנדי|न्यूज़ीलैंड डॉलर|뉴질랜드 달러|Yeni Zelanda doları
    OMR|Omanischer Rial|riyal omanais|rial omaní|阿曼里亚尔|オマーン リアル|rial omański|оманський ріал|ريال عماني|ריאל עומאני|ओमान\
    ी रियाल|오만 리알|Umman riyali
    PAB|Panamaischer Balboa|balboa panaméen|balboa panameño|巴拿马巴波亚|パナマ バルボア|balboa panamski|панамське бальбоа|بالبوا بن\
    مي|בלבואה פנמי|पनामेनियन बैल्बोआ|파나마 발보아|Panama balboası
    PEN|Peruanischer Sol|sol péruvien|sol peruano|秘鲁索尔|ペルー ソル|sol peruwiański|перуанський новий сол|سول بيروفي|סול פרוא\
    ני|पेरूवियन सोल|페루 솔|Peru solü
    PGK|Papua-neuguineischer Kina|kina papouan-néo-guinéen|kina papú|巴布亚新几内亚基那|パプアニューギニア キナ|kina papuańska|кіна Папуа-Н\
    ової Ґвінеї|كينا بابوا غينيا الجديدة|קינה של פפואה גינאה החדשה|पापुआ न्यू गिनीयन किना|파푸아뉴기니 키나|Papua Yeni Gine kin\
    ası
    PHP|Philippinischer Peso|peso philippin|peso filipino|菲律宾比索|フィリピン ペソ|peso filipińskie|філіппінський песо|بيزو فلبين\
    ي|פסו פיליפיני|फ़िलिपीनी पेसो|필리핀 페소|Filipinler pesosu
    PKR|Pakistanische Rupie|roupie pakistanaise|rupia pakistaní|巴基斯坦卢比|パキスタン ルピー|rupia pakistańska|пакистанська рупія|ر\
    وبية باكستاني|רופי פקיסטני|पाकिस्तानी रुपया|파키스탄 루피|Pakistan rupisi
    PLN|Polnischer Złoty|zloty polonais|esloti polaco|波兰兹罗提|ポーランド ズウォティ|złoty polski|польський злотий|زلوتي بولندي|זלוט\
    י פולני|पोलिश ज़्लॉटी|폴란드 즈워티|Polonya zlotisi
    PYG|Paraguayischer Guaraní|guaraní paraguayen|guaraní paraguayo|巴拉圭瓜拉尼|パラグアイ グアラニ|guarani paragwajskie|парагвайськи\
    й гуарані|غواراني باراغواي|גוארני פרגוואי|पैराग्वियन गुआरानी|파라과이 과라니|Paraguay guaranisi
    QAR|Katar-Riyal|riyal qatari|rial catarí|卡塔尔里亚尔|カタール リアル|rial katarski|катарський ріал|ريال قطري|ריאל קטארי|क़तरी र\
    ियाल|카타르 리얄|Katar riyali
    RON|Rumänischer Leu|leu roumain|leu rumano|罗马尼亚列伊|ルーマニア レイ|lej rumuński|румунський лей|ليو روماني|לאו רומני|रोमानिय\
    ाई ल्यू|루마니아 레우|Romen leyi
    RSD|Serbischer Dinar|dinar serbe|dinar serbio|塞尔维亚第纳尔|セルビア ディナール|dinar serbski|сербський динар|دينار صربي|דינר סרבי\
    |सर्बियन दिनार|세르비아 디나르|Sırp dinarı
    RUB|Russischer Rubel|rouble russe|rublo ruso|俄罗斯卢布|ロシア ルーブル|rubel rosyjski|російський рубль|روبل روسي|רובל רוסי|रूस\
    ी रूबल|러시아 루블|Rus rublesi
    RWF|Ruanda-Franc|franc rwandais|franco ruandés|卢旺达法郎|ルワンダ フラン|frank ruandyjski|руандійський франк|فرنك رواندي|פרנק \
    רואנדי|रवांडाई फ़्रैंक|르완다 프랑|Ruanda frangı
    SAR|Saudi-Rial|riyal saoudien|rial saudí|沙特里亚尔|サウジ リヤル|rial saudyjski|саудівський ріал|ريال سعودي|ריאל סעודי|सउदी र\
    ियाल|사우디아라비아 리얄|Suudi Arabistan riyali
    SBD|Salomonen-Dollar|dollar des îles Salomon|dólar salomonense|所罗门群岛元|ソロモン諸島 ドル|dolar Wysp Salomona|долар Соломонов\
    их Островів|دولار جزر سليمان|דולר איי שלמה|सोलोमन द्वीपसमूह डॉलर|솔로몬 제도 달러|Solomon Adaları doları
    SCR|Seychellen-Rupie|roupie des Seychelles|rupia seychellense|塞舌尔卢比|セーシェル ルピー|rupia seszelska|сейшельська рупія|روب\
    ية سيشيلية|רופי סיישלי|सेशेल्सियाई रुपया|세이셸 루피|Seyşeller rupisi
    SDG|Sudanesisches Pfund|livre soudanaise|libra sudanesa|苏丹镑|スーダン ポンド|funt sudański|суданський фунт|جنيه سوداني|לירה\
     סודנית|सूडानी पाउंड|수단 파운드|Sudan lirası
    SEK|Schwedische Krone|couronne suédoise|corona sueca|瑞典克朗|スウェーデン クローナ|korona szwedzka|шведська крона|كرونة سويدية|כ\
    תר שוודי|स्वीडीश क्रोना|스웨덴 크로나|İsveç kronu
    SGD|Singapur-Dollar|dollar de Singapour|dólar singapurense|新加坡元|シンガポール ドル|dolar singapurski|сінгапурський долар|دول\
    ار سنغافوري|דולר סינגפורי|सिंगापुर डॉलर|싱가포르 달러|Singapur doları
    SHP|St.-Helena-Pfund|livre de Sainte-Hélène|libra de Santa Elena|圣赫勒拿群岛磅|セントヘレナ ポンド|funt Świętej Heleny|фунт остров\
    а Святої Єлени|جنيه سانت هيلين|פאונד סנט הלני|सेंट हेलेना पाउंड|세인트헬레나 파운드|Saint Helena lirası
    SLE|Sierra-leonischer Leone|leone sierra-léonais|leona sierraleonesa|塞拉利昂新利昂|シエラレオネ レオン|leone sierraleoński|леоне С\
    ьєрра-Леоне|ليون سيراليوني|ליאון סיירה לאוני|सिएरा लियोनियन लियोन|시에라리온 리온|Sierra Leone leonesi
    SOS|Somalia-Schilling|shilling somalien|chelín somalí|索马里先令|ソマリア シリング|szyling somalijski|сомалійський шилінг|شلن صو\
    مالي|שילינג סומלי|सोमाली शिलिंग|소말리아 실링|Somali şilini
    SRD|Suriname-Dollar|dollar surinamais|dólar surinamés|苏里南元|スリナム ドル|dolar surinamski|суринамський долар|دولار سورينا\
    مي|דולר סורינאמי|सूरीनामी डॉलर|수리남 달러|Surinam doları
    SSP|Südsudanesisches Pfund|livre sud-soudanaise|libra sursudanesa|南苏丹镑|南スーダン ポンド|funt południowosudański|південносу\
    данський фунт|جنيه جنوب السودان|לירה דרום-סודנית|दक्षिण सूडानी पाउंड|남수단 파운드|Güney Sudan lirası
    STN|São-toméischer Dobra|dobra santoméen|dobra santotomense|圣多美和普林西比多布拉|サントメ・プリンシペ ドブラ|dobra Wysp Świętego Tomasza \
    i Książęcej|добра Сан-Томе і Прінсіпі|دوبرا ساو تومي وبرينسيبي|דוברה של סאו טומה ופרינסיפה|साओ टोम और प्रिंसिपे डोब\
    रा|상투메 프린시페 도브라|Sao Tome ve Principe dobrası
    SYP|Syrisches Pfund|livre syrienne|libra siria|叙利亚镑|シリア ポンド|funt syryjski|сирійський фунт|ليرة سورية|לירה סורית|सीर\
    ियाई पाउंड|시리아 파운드|Suriye lirası
    SZL|Swasiländischer Lilangeni|lilangeni swazi|lilangeni esuatiní|斯威士兰里兰吉尼|スワジランド リランゲニ|lilangeni Suazi|свазілендськ\
    ий лілангені|ليلانجيني سوازيلندي|לילנגני סווזילנדי|स्वाज़ी लिलांजेनी|스와질란드 릴랑게니|Svaziland lilangenisi
    THB|Thailändischer Baht|baht thaïlandais|bat tailandés|泰铢|タイ バーツ|baht tajski|таїландський бат|باخت تايلاندي|בהט תאי\
    לנדי|थाई बहत|태국 바트|Tayland bahtı
    TJS|Tadschikistan-Somoni|somoni tadjik|somoni tayiko|塔吉克斯坦索莫尼|タジキスタン ソモニ|somoni tadżyckie|таджицький сомоні|سوموني \
    طاجيكستاني|סומוני טג׳קיסטני|ताजिकिस्तानी सोमोनी|타지키스탄 소모니|Tacikistan somonisi
    TMT|Turkmenistan-Manat|nouveau manat turkmène|manat turcomano|土库曼斯坦马纳特|トルクメニスタン マナト|manat turkmeński|туркменський м\
    анат|مانات تركمانستان|מאנאט טורקמני|तुर्कमेनिस्तानी मैनत|투르크메니스탄 마나트|Türkmenistan manatı
    TND|Tunesischer Dinar|dinar tunisien|dinar tunecino|突尼斯第纳尔|チュニジア ディナール|dinar tunezyjski|туніський динар|دينار تونسي\
    |דינר טוניסאי|ट्यूनीशियाई दिनार|튀니지 디나르|Tunus dinarı
    TOP|Tongaischer Paʻanga|pa'anga tongan|paanga tongano|汤加潘加|トンガ パ・アンガ|pa'anga tongijska|тонганська паанга|بانغا تونغ\
    ا|פאנגה טונגי|टोंगन पांगा|통가 파앙가|Tonga paʻangası
    TRY|Türkische Lira|livre turque|lira turca|土耳其里拉|トルコ リラ|lira turecka|турецька ліра|ليرة تركية|לירה טורקית חדשה|तुर्\
    की लीरा|튀르키예 리라|Türk lirası
    TTD|Trinidad-und-Tobago-Dollar|dollar de Trinité-et-Tobago|dólar de Trinidad y Tobago|特立尼达和多巴哥元|トリニダード・トバゴ ドル|dolar\
     trynidadzki|долар Тринідаду і Тобаго|دولار ترينداد وتوباغو|דולר טרינידדי|त्रिनिदाद और टोबैगो डॉलर|트리니다드 토바고 달러|Tri\
    nidad ve Tobago doları
    TWD|Neuer Taiwan-Dollar|nouveau dollar taïwanais|nuevo dólar taiwanés|新台币|新台湾ドル|nowy dolar tajwański|новий тайвансь\
    кий долар|دولار تايواني|דולר טייוואני חדש|नया ताईवानी डॉलर|신 타이완 달러|Yeni Tayvan doları
    TZS|Tansania-Schilling|shilling tanzanien|chelín tanzano|坦桑尼亚先令|タンザニア シリング|szyling tanzański|танзанійський шилінг|ش\
    لن تنزاني|שילינג טנזני|तंज़ानियाई शिलिंग|탄자니아 실링|Tanzanya şilini
    UAH|Ukrainische Hrywnja|hryvnia ukrainienne|grivna ucraniana|乌克兰格里夫纳|ウクライナ フリヴニャ|hrywna ukraińska|українська гривня\
    |هريفنيا أوكراني|הריבנה אוקראיני|यूक्रेनियन रिव्निया|우크라이나 그리브나|Ukrayna grivnası
    UGX|Uganda-Schilling|shilling ougandais|chelín ugandés|乌干达先令|ウガンダ シリング|szyling ugandyjski|угандійський шилінг|شلن أ\
    وغندي|שילינג אוגנדי|युगांडाई शिलिंग|우간다 실링|Uganda şilini
    USD|US-Dollar|dollar des États-Unis|dólar estadounidense|美元|米ドル|dolar amerykański|долар США|دولار أمريكي|דולר אמריק\
    אי|यूएस डॉलर|미국 달러|ABD doları
    UYU|Uruguayischer Peso|peso uruguayen|peso uruguayo|乌拉圭比索|ウルグアイ ペソ|peso urugwajskie|уругвайський песо|بيزو اوروغواي\
    |פסו אורוגוואי|उरुग्वियन पेसो|우루과이 페소|Uruguay pesosu
    UZS|Usbekistan-Sum|sum ouzbek|sum uzbeko|乌兹别克斯坦苏姆|ウズベキスタン スム|som uzbecki|узбецький сум|سوم أوزبكستاني|סום אוזבקי|उज\
    ़्बेकिस्तानी सोम|우즈베키스탄 숨|Özbekistan somu
    VES|Venezolanischer Bolívar|bolivar vénézuélien|bolívar venezolano|委内瑞拉玻利瓦尔|ベネズエラ ボリバル|boliwar wenezuelski|венесуел\
    ьський болівар|بوليفار فنزويلي|בוליבר ונצואלי|वेनेज़ुएला बोलिवर|베네수엘라 볼리바르|Venezuela bolivarı
    VND|Vietnamesischer Dong|dông vietnamien|dong vietnamita|越南盾|ベトナム ドン|dong wietnamski|вʼєтнамський донг|دونج فيتنامي\
    |דונג וייטנאמי|वियतनामी डोंग|베트남 동|Vietnam dongu
    VUV|Vanuatu-Vatu|vatu vanuatuan|vatu vanuatense|瓦努阿图瓦图|バヌアツ バツ|vatu wanuackie|вануатський вату|فاتو فانواتو|ואטו של\
     ונואטו|वनुआतू वातू|바누아투 바투|Vanuatu vatusu
    WST|Samoanischer Tala|tala samoan|tala samoano|萨摩亚塔拉|サモア タラ|tala samoańskie|самоанська тала|تالا ساموا|טאלה סמואי|स\
    मोआई ताला|서 사모아 탈라|Samoa talası
    XAF|CFA-Franc (BEAC)|franc CFA (BEAC)|franco CFA de África Central|中非法郎|中央アフリカ CFA フラン|frank CFA BEAC|центральноафр\
    иканський франк|فرنك وسط أفريقي|פרנק CFA מרכז אפריקני|केंद्रीय अफ़्रीकी CFA फ़्रैंक|중앙아프리카 CFA 프랑|Orta Afrika CFA f\
    rangı
    XCD|Ostkaribischer Dollar|dollar des Caraïbes orientales|dólar del Caribe Oriental|东加勒比元|東カリブ ドル|dolar wschodniokar\
    aibski|східнокарибський долар|دولار شرق الكاريبي|דולר מזרח קריבי|पूर्वी कैरिबियाई डॉलर|동카리브 달러|Doğu Karayip doları
    XCG|Karibischer Gulden|florin caribéen|florín caribeño|加勒比盾|カリブ ギルダー|gulden karaibski|карибський гульден|غيلدر كاري\
    بي|גילדר של הקריביים|कैरीबियन गिल्डर|카리브 길더|Karayip guldeni
    XOF|CFA-Franc (BCEAO)|franc CFA (BCEAO)|franco CFA de África Occidental|西非法郎|西アフリカ CFA フラン|frank CFA|західноафрикан\
    ський франк|فرنك غرب أفريقي|פרנק CFA מערב אפריקני|पश्चिमी अफ़्रीकी CFA फ़्रैंक|서아프리카 CFA 프랑|Batı Afrika CFA frangı
    XPF|CFP-Franc|franc CFP|franco CFP|太平洋法郎|CFP フラン|frank CFP|французький тихоокеанський франк|فرنك سي إف بي|פרנק פולי\
    נזיה הצרפתית|[CFP] फ़्रैंक|CFP 프랑|CFP frangı
    YER|Jemen-Rial|riyal yéménite|rial yemení|也门里亚尔|イエメン リアル|rial jemeński|єменський ріал|ريال يمني|ריאל תימני|यमनी रिय\
    ाल|예멘 리알|Yemen riyali
    ZAR|Südafrikanischer Rand|rand sud-africain|rand sudafricano|南非兰特|南アフリカ ランド|rand południowoafrykański|південноафрик\
    анський ранд|راند جنوب أفريقيا|ראנד דרום אפריקאי|दक्षिण अफ़्रीकी रैंड|남아프리카 랜드|Güney Afrika randı
    ZMW|Kwacha|kwacha zambien|kuacha zambiano|赞比亚克瓦查|ザンビア クワチャ|kwacha zambijska|замбійська квача|كواشا زامبي|קוואצ׳ה זמ\
    בי|ज़ाम्बियन क्वाचा|잠비아 콰차|Zambiya kvaçası
    ZWG|Simbabwe-Gold|or du Zimbabwe|oro zimbabuense|津巴布韦金元|ジンバブエ ゴールド|złoto Zimbabwe|зімбабвійський золотий|ذهب زيمباب\
    وي|זהב של זימבבואה|ज़िंबाब्वियन गोल्ड|짐바브웨 골드|Zimbabve altını
    """
}
