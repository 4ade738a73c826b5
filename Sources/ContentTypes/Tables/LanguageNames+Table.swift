extension Language {
  /// `code|German|French|Spanish|Chinese|Japanese|Polish|Ukrainian|Arabic|Hebrew|Hindi|Korean|Turkish`, the names of CLDR.
  static let namesTable = """
    aa|Afar|afar|afar|阿法尔语|アファル語|afar|афарська|الأفارية|אפארית|अफ़ार|아파르어|Afar
    ab|Abchasisch|abkhaze|abjasio|阿布哈西亚语|アブハズ語|abchaski|абхазька|الأبخازية|אבחזית|अब्ख़ाज़ियन|압카즈어|Abhazca
    ae|Avestisch|avestique|avéstico|阿维斯塔语|アヴェスタ語|awestyjski|авестійська|الأفستية|אבסטן|अवस्ताई|아베스타어|Avestçe
    af|Afrikaans|afrikaans|afrikáans|南非荷兰语|アフリカーンス語|afrikaans|африкаанс|الأفريقانية|אפריקאנס|अफ़्रीकी|아프리칸스어|Afrikaanca
    ak|Akan|akan|akan|阿肯语|アカン語|akan|акан|الأكانية|אקאן|अकन|아칸어|Akan
    am|Amharisch|amharique|amárico|阿姆哈拉语|アムハラ語|amharski|амхарська|الأمهرية|אמהרית|अम्हेरी|암하라어|Amharca
    an|Aragonesisch|aragonais|aragonés|阿拉贡语|アラゴン語|aragoński|арагонська|الأراغونية|אראגונית|अरागोनी|아라곤어|Aragonca
    ar|Arabisch|arabe|árabe|阿拉伯语|アラビア語|arabski|арабська|العربية|ערבית|अरबी|아랍어|Arapça
    as|Assamesisch|assamais|asamés|阿萨姆语|アッサム語|asamski|ассамська|الأسامية|אסאמית|असमिया|아삼어|Assamca
    av|Awarisch|avar|avar|阿瓦尔语|アヴァル語|awarski|аварська|الأوارية|אווארית|अवेरिक|아바릭어|Avar dili
    ay|Aymara|aymara|aimara|艾马拉语|アイマラ語|ajmara|аймара|الأيمارا|איימארית|आयमारा|아이마라어|Aymara
    az|Aserbaidschanisch|azerbaïdjanais|azerbaiyano|阿塞拜疆语|アゼルバイジャン語|azerbejdżański|азербайджанська|الأذربيجانية|אזרית|अ\
    ज़रबैजानी|아제르바이잔어|Azerbaycan dili
    ba|Baschkirisch|bachkir|baskir|巴什基尔语|バシキール語|baszkirski|башкирська|الباشكيرية|בשקירית|बशख़िर|바슈키르어|Başkırtça
    be|Belarussisch|biélorusse|bielorruso|白俄罗斯语|ベラルーシ語|białoruski|білоруська|البيلاروسية|בלארוסית|बेलारूसी|벨라루스어|Belaru\
    sça
    bg|Bulgarisch|bulgare|búlgaro|保加利亚语|ブルガリア語|bułgarski|болгарська|البلغارية|בולגרית|बुल्गारियाई|불가리아어|Bulgarca
    bi|Bislama|bichelamar|bislama|比斯拉马语|ビスラマ語|bislama|біслама|البيسلامية|ביסלמה|बिस्लामा|비슬라마어|Bislama
    bm|Bambara|bambara|bambara|班巴拉语|バンバラ語|bambara|бамбара|البامبارا|במבארה|बाम्बारा|밤바라어|Bambara
    bn|Bengalisch|bengali|bengalí|孟加拉语|ベンガル語|bengalski|бенгальська|البنغالية|בנגלית|बांग्ला|벵골어|Bengalce
    bo|Tibetisch|tibétain|tibetano|藏语|チベット語|tybetański|тибетська|التبتية|טיבטית|तिब्बती|티베트어|Tibetçe
    br|Bretonisch|breton|bretón|布列塔尼语|ブルトン語|bretoński|бретонська|البريتونية|ברטונית|ब्रेटन|브르타뉴어|Bretonca
    bs|Bosnisch|bosniaque|bosnio|波斯尼亚语|ボスニア語|bośniacki|боснійська|البوسنية|בוסנית|बोस्नियाई|보스니아어|Boşnakça
    ca|Katalanisch|catalan|catalán|加泰罗尼亚语|カタロニア語|kataloński|каталонська|الكتالانية|קטלאנית|कातालान|카탈로니아어|Katalanca
    ce|Tschetschenisch|tchétchène|checheno|车臣语|チェチェン語|czeczeński|чеченська|الشيشانية|צ׳צ׳נית|चेचन|체첸어|Çeçence
    ch|Chamorro|chamorro|chamorro|查莫罗语|チャモロ語|czamorro|чаморро|التشامورو|צ׳מורו|कमोरो|차모로어|Çamorro dili
    co|Korsisch|corse|corso|科西嘉语|コルシカ語|korsykański|корсиканська|الكورسيكية|קורסיקנית|कोर्सीकन|코르시카어|Korsikaca
    cr|Cree|cree|cree|克里语|クリー語|kri|крі|الكرى|קרי|क्री|크리어|Krice
    cs|Tschechisch|tchèque|checo|捷克语|チェコ語|czeski|чеська|التشيكية|צ׳כית|चेक|체코어|Çekçe
    cu|Kirchenslawisch|slavon d'église|eslavo eclesiástico|教会斯拉夫语|教会スラブ語|cerkiewnosłowiański|церковнословʼянська|سلافية\
     كنسية|סלאבית כנסייתית עתיקה|चर्च साल्विक|교회 슬라브어|Kilise Slavcası
    cv|Tschuwaschisch|tchouvache|chuvasio|楚瓦什语|チュヴァシ語|czuwaski|чуваська|التشوفاشي|צ׳ובאש|चूवाश|추바시어|Çuvaşça
    cy|Walisisch|gallois|galés|威尔士语|ウェールズ語|walijski|валлійська|الويلزية|וולשית|वेल्श|웨일스어|Galce
    da|Dänisch|danois|danés|丹麦语|デンマーク語|duński|данська|الدانمركية|דנית|डेनिश|덴마크어|Danca
    de|Deutsch|allemand|alemán|德语|ドイツ語|niemiecki|німецька|الألمانية|גרמנית|जर्मन|독일어|Almanca
    dv|Dhivehi|maldivien|divehi|迪维希语|ディベヒ語|malediwski|дивехі|المالديفية|דיבהי|दिवेही|디베히어|Divehi dili
    dz|Dzongkha|dzongkha|dzongkha|宗卡语|ゾンカ語|dzongkha|дзонг-ке|دزونكا|דזונקה|ज़ोन्गखा|종카어|Dzongkha
    ee|Ewe|éwé|ewé|埃维语|エウェ語|ewe|еве|الإيوي|אווה|ईवे|에웨어|Ewe
    el|Griechisch|grec|griego|希腊语|ギリシャ語|grecki|грецька|اليونانية|יוונית|यूनानी|그리스어|Yunanca
    en|Englisch|anglais|inglés|英语|英語|angielski|англійська|الإنجليزية|אנגלית|अंग्रेज़ी|영어|İngilizce
    eo|Esperanto|espéranto|esperanto|世界语|エスペラント語|esperanto|есперанто|الإسبرانتو|אספרנטו|एस्पेरेंतो|에스페란토어|Esperanto
    es|Spanisch|espagnol|español|西班牙语|スペイン語|hiszpański|іспанська|الإسبانية|ספרדית|स्पेनिश|스페인어|İspanyolca
    et|Estnisch|estonien|estonio|爱沙尼亚语|エストニア語|estoński|естонська|الإستونية|אסטונית|एस्टोनियाई|에스토니아어|Estonca
    eu|Baskisch|basque|euskera|巴斯克语|バスク語|baskijski|баскська|الباسكية|בסקית|बास्क|바스크어|Baskça
    fa|Persisch|persan|persa|波斯语|ペルシア語|perski|перська|الفارسية|פרסית|फ़ारसी|페르시아어|Farsça
    ff|Ful|peul|fula|富拉语|フラ語|fulani|фула|الفولانية|פולה|फुलाह|풀라어|Fula dili
    fi|Finnisch|finnois|finés|芬兰语|フィンランド語|fiński|фінська|الفنلندية|פינית|फ़िनिश|핀란드어|Fince
    fj|Fidschi|fidjien|fiyiano|斐济语|フィジー語|fidżijski|фіджі|الفيجية|פיג׳ית|फिजियन|피지어|Fiji dili
    fo|Färöisch|féroïen|feroés|法罗语|フェロー語|farerski|фарерська|الفاروية|פארואזית|फ़ैरोइज़|페로어|Faroe dili
    fr|Französisch|français|francés|法语|フランス語|francuski|французька|الفرنسية|צרפתית|फ़्रेंच|프랑스어|Fransızca
    fy|Westfriesisch|frison occidental|frisón occidental|西弗里西亚语|西フリジア語|zachodniofryzyjski|західнофризька|الفريزيان|פריז\
    ית מערבית|पश्चिमी फ़्रिसियाई|서부 프리지아어|Batı Frizcesi
    ga|Irisch|irlandais|irlandés|爱尔兰语|アイルランド語|irlandzki|ірландська|الأيرلندية|אירית|आयरिश|아일랜드어|İrlandaca
    gd|Gälisch (Schottland)|gaélique écossais|gaélico escocés|苏格兰盖尔语|スコットランド・ゲール語|szkocki gaelicki|шотландська гельська\
    |الغيلية الأسكتلندية|גאלית סקוטית|स्कॉटिश गाएलिक|스코틀랜드 게일어|İskoç Gaelcesi
    gl|Galicisch|galicien|gallego|加利西亚语|ガリシア語|galicyjski|галісійська|الجاليكية|גליציאנית|गैलिशियन|갈리시아어|Galiçyaca
    gn|Guaraní|guarani|guaraní|瓜拉尼语|グアラニー語|guarani|гуарані|الغوارانية|גוארני|गुआरानी|과라니어|Guarani dili
    gu|Gujarati|goudjarati|guyaratí|古吉拉特语|グジャラート語|gudżarati|гуджараті|الغوجاراتية|גוג׳ארטי|गुजराती|구자라트어|Güceratça
    gv|Manx|mannois|manés|马恩语|マン島語|manx|менкська|المنكية|מאנית|मैंक्स|맹크스어|Man dili
    ha|Haussa|haoussa|hausa|豪萨语|ハウサ語|hausa|хауса|الهوسا|האוסה|हौसा|하우사어|Hausa dili
    he|Hebräisch|hébreu|hebreo|希伯来语|ヘブライ語|hebrajski|іврит|العبرية|עברית|हिब्रू|히브리어|İbranice
    hi|Hindi|hindi|hindi|印地语|ヒンディー語|hindi|гінді|الهندية|הינדי|हिन्दी|힌디어|Hintçe
    ho|Hiri-Motu|hiri motu|hiri motu|希里莫图语|ヒリモツ語|hiri motu|хірі-моту|الهيري موتو|הירי מוטו|हिरी मोटू|히리 모투어|Hiri Motu
    hr|Kroatisch|croate|croata|克罗地亚语|クロアチア語|chorwacki|хорватська|الكرواتية|קרואטית|क्रोएशियाई|크로아티아어|Hırvatça
    ht|Haiti-Kreolisch|créole haïtien|criollo haitiano|海地克里奥尔语|ハイチ・クレオール語|kreolski haitański|гаїтянська креольська|الكر\
    يولية الهايتية|קריאולית (האיטי)|हैतियाई|아이티어|Haiti Kreyolu
    hu|Ungarisch|hongrois|húngaro|匈牙利语|ハンガリー語|węgierski|угорська|الهنغارية|הונגרית|हंगेरियाई|헝가리어|Macarca
    hy|Armenisch|arménien|armenio|亚美尼亚语|アルメニア語|ormiański|вірменська|الأرمنية|ארמנית|आर्मेनियाई|아르메니아어|Ermenice
    hz|Herero|héréro|herero|赫雷罗语|ヘレロ語|herero|гереро|الهيريرو|הררו|हरैरो|헤레로어|Herero dili
    ia|Interlingua|interlingua|interlingua|国际语|インターリングア|interlingua|інтерлінгва|اللّغة الوسيطة|‏אינטרלינגואה|इंटरलिंगुआ\
    |인터링구아|İnterlingua
    id|Indonesisch|indonésien|indonesio|印度尼西亚语|インドネシア語|indonezyjski|індонезійська|الإندونيسية|אינדונזית|इंडोनेशियाई|인도네\
    시아어|Endonezce
    ie|Interlingue|interlingue|interlingue|国际文字（E）|インターリング|interlingue|інтерлінгве|الإنترلينج|אינטרלינגה|इंटरलिंग|인테르링구\
    에|Interlingue
    ig|Igbo|igbo|igbo|伊博语|イボ語|igbo|ігбо|الإيجبو|איגבו|ईग्बो|이그보어|İbo dili
    ii|Yi|yi du Sichuan|yi de Sichuán|凉山彝语|四川イ語|syczuański|сичуаньська ї|السيتشيون يي|סצ׳ואן יי|सिचुआन यी|쓰촨 이어|Sichuan\
     Yi
    ik|Inupiak|inupiaq|inupiaq|伊努皮克语|イヌピアック語|inupiak|інупіак|الإينبياك|אינופיאק|इनुपियाक्|이누피아크어|İnyupikçe
    io|Ido|ido|ido|伊多语|イド語|ido|ідо|الإيدو|אידו|इडौ|이도어|Ido
    is|Isländisch|islandais|islandés|冰岛语|アイスランド語|islandzki|ісландська|الأيسلندية|איסלנדית|आइसलैंडिक|아이슬란드어|İzlandaca
    it|Italienisch|italien|italiano|意大利语|イタリア語|włoski|італійська|الإيطالية|איטלקית|इतालवी|이탈리아어|İtalyanca
    iu|Inuktitut|inuktitut|inuktitut|因纽特语|イヌクティトット語|inuktitut|інуктитут|الإينكتيتت|אינוקטיטוט|इनुक्टिटुट|이눅티투트어|İnuktit\
    ut dili
    ja|Japanisch|japonais|japonés|日语|日本語|japoński|японська|اليابانية|יפנית|जापानी|일본어|Japonca
    jv|Javanisch|javanais|javanés|爪哇语|ジャワ語|jawajski|яванська|الجاوية|יאוואית|जावानीज़|자바어|Cava dili
    ka|Georgisch|géorgien|georgiano|格鲁吉亚语|ジョージア語|gruziński|грузинська|الجورجية|גאורגית|जॉर्जियाई|조지아어|Gürcüce
    kg|Kongolesisch|kikongo|kongo|刚果语|コンゴ語|kongo|конґолезька|الكونغو|קונגו|कोंगो|콩고어|Kongo dili
    ki|Kikuyu|kikuyu|kikuyu|吉库尤语|キクユ語|kikuju|кікуйю|الكيكيو|קיקויו|किकुयू|키쿠유어|Kikuyu
    kj|Kwanyama|kuanyama|kuanyama|宽亚玛语|クワニャマ語|kwanyama|кунама|كوانياما|קואניאמה|क्वान्यामा|쿠안야마어|Kuanyama
    kk|Kasachisch|kazakh|kazajo|哈萨克语|カザフ語|kazachski|казахська|الكازاخستانية|קזחית|कज़ाख़|카자흐어|Kazakça
    kl|Grönländisch|groenlandais|groenlandés|格陵兰语|グリーンランド語|grenlandzki|калааллісут|الكالاليست|גרינלנדית|कलालीसुत|그린란드어|\
    Grönland dili
    km|Khmer|khmer|jemer|高棉语|クメール語|khmerski|кхмерська|الخميرية|חמרית|खमेर|크메르어|Khmer dili
    kn|Kannada|kannada|canarés|卡纳达语|カンナダ語|kannada|каннада|الكانادا|קנאדה|कन्नड़|칸나다어|Kannada dili
    ko|Koreanisch|coréen|coreano|韩语|韓国語|koreański|корейська|الكورية|קוריאנית|कोरियाई|한국어|Korece
    kr|Kanuri|kanouri|kanuri|卡努里语|カヌリ語|kanuri|канурі|الكانوري|קאנורי|कनुरी|칸누리어|Kanuri dili
    ks|Kaschmiri|cachemiri|cachemir|克什米尔语|カシミール語|kaszmirski|кашмірська|الكشميرية|קשמירית|कश्मीरी|카슈미르어|Keşmir dili
    ku|Kurdisch|kurde|kurdo|库尔德语|クルド語|kurdyjski|курдська|الكردية|כורדית|कुर्दिश|쿠르드어|Kürtçe
    kv|Komi|komi|komi|科米语|コミ語|komi|комі|الكومي|קומי|कोमी|코미어|Komi
    kw|Kornisch|cornique|córnico|康沃尔语|コーンウォール語|kornijski|корнська|الكورنية|קורנית|कोर्निश|콘월어|Kernevekçe
    ky|Kirgisisch|kirghize|kirguís|吉尔吉斯语|キルギス語|kirgiski|киргизька|القيرغيزية|קירגיזית|किर्गीज़|키르기스어|Kırgızca
    la|Latein|latin|latín|拉丁语|ラテン語|łaciński|латинська|اللاتينية|לטינית|लैटिन|라틴어|Latince
    lb|Luxemburgisch|luxembourgeois|luxemburgués|卢森堡语|ルクセンブルク語|luksemburski|люксембурзька|اللكسمبورغية|לוקסמבורגית|लग्ज\
    ़मबर्गी|룩셈부르크어|Lüksemburgca
    lg|Ganda|ganda|ganda|卢干达语|ガンダ語|ganda|ганда|الغاندا|גאנדה|गांडा|간다어|Ganda
    li|Limburgisch|limbourgeois|limburgués|林堡语|リンブルフ語|limburski|лімбургійська|الليمبورغية|לימבורגית|लिंबर्गिश|림버거어|Limb\
    urgca
    ln|Lingala|lingala|lingala|林加拉语|リンガラ語|lingala|лінгала|اللينجالا|לינגלה|लिंगाला|링갈라어|Lingala
    lo|Laotisch|lao|lao|老挝语|ラオ語|laotański|лаоська|اللاوية|לאו|लाओ|라오어|Lao dili
    lt|Litauisch|lituanien|lituano|立陶宛语|リトアニア語|litewski|литовська|الليتوانية|ליטאית|लिथुआनियाई|리투아니아어|Litvanca
    lu|Luba-Katanga|luba-katanga (kiluba)|luba-katanga|鲁巴加丹加语|ルバ・カタンガ語|luba-katanga|луба-катанга|اللوبا كاتانغا|לובה-קט\
    נגה|ल्यूबा-कटांगा|루바-카탄가어|Luba-Katanga
    lv|Lettisch|letton|letón|拉脱维亚语|ラトビア語|łotewski|латиська|اللاتفية|לטבית|लातवियाई|라트비아어|Letonca
    mg|Malagasy|malgache|malgache|马拉加斯语|マダガスカル語|malgaski|малагасійська|الملغاشي|מלגשית|मालागासी|말라가시어|Malgaşça
    mh|Marschallesisch|marshallais|marshalés|马绍尔语|マーシャル語|marszalski|маршалльська|المارشالية|מרשלית|मार्शलीज़|마셜어|Marsha\
    ll Adaları dili
    mi|Māori|maori|maorí|毛利语|マオリ語|maoryjski|маорі|الماورية|מאורית|माओरी|마오리어|Maori dili
    mk|Mazedonisch|macédonien|macedonio|马其顿语|マケドニア語|macedoński|македонська|المقدونية|מקדונית|मकदूनियाई|마케도니아어|Makedonca
    ml|Malayalam|malayalam|malayálam|马拉雅拉姆语|マラヤーラム語|malajalam|малаялам|المالايالامية|מליאלאם|मलयालम|말라얄람어|Malayalam dili
    mn|Mongolisch|mongol|mongol|蒙古语|モンゴル語|mongolski|монгольська|المنغولية|מונגולית|मंगोलियाई|몽골어|Moğolca
    mr|Marathi|marathi|maratí|马拉地语|マラーティー語|marathi|маратхі|الماراثية|מראטהית|मराठी|마라티어|Marathi dili
    ms|Malaiisch|malais|malayo|马来语|マレー語|malajski|малайська|الماليزية|מלאית|मलय|말레이어|Malayca
    mt|Maltesisch|maltais|maltés|马耳他语|マルタ語|maltański|мальтійська|المالطية|מלטית|माल्टीज़|몰타어|Maltaca
    my|Birmanisch|birman|birmano|缅甸语|ミャンマー語|birmański|бірманська|البورمية|בורמזית|बर्मीज़|버마어|Birman dili
    na|Nauruisch|nauruan|nauruano|瑙鲁语|ナウル語|nauruański|науру|النورو|נאורית|नाउरू|나우루어|Nauru dili
    nb|Norwegisch (Bokmål)|norvégien bokmål|noruego bokmal|书面挪威语|ノルウェー語(ブークモール)|norweski (bokmål)|норвезька (букмол)|ال\
    نرويجية بوكمال|נורווגית ספרותית|नॉर्वेजियाई बोकमाल|노르웨이어(보크말)|Norveççe Bokmål
    nd|Nord-Ndebele|ndébélé du Nord|ndebele septentrional|北恩德贝勒语|北ンデベレ語|ndebele północny|північна ндебеле|النديبيل الشم\
    الية|נדבלה צפונית|उत्तरी देबेल|북부 은데벨레어|Kuzey Ndebele
    ne|Nepalesisch|népalais|nepalí|尼泊尔语|ネパール語|nepalski|непальська|النيبالية|נפאלית|नेपाली|네팔어|Nepalce
    ng|Ndonga|ndonga|ndonga|恩东加语|ンドンガ語|ndonga|ндонга|الندونجا|נדונגה|डोन्गा|느동가어|Ndonga
    nl|Niederländisch|néerlandais|neerlandés|荷兰语|オランダ語|niderlandzki|нідерландська|الهولندية|הולנדית|डच|네덜란드어|Felemenkçe
    nn|Norwegisch (Nynorsk)|norvégien nynorsk|noruego nynorsk|挪威尼诺斯克语|ノルウェー語 (ニーノシュク)|norweski (nynorsk)|норвезька (нюн\
    ошк)|النرويجية نينورسك|נורווגית חדשה|नॉर्वेजियाई नॉयनॉर्स्क|노르웨이어(니노르스크)|Norveççe Nynorsk
    no|Norwegisch|norvégien|noruego|挪威语|ノルウェー語|norweski|норвезька|النرويجية|נורווגית|नॉर्वेजियाई|노르웨이어|Norveççe
    nr|Süd-Ndebele|ndébélé du Sud|ndebele meridional|南恩德贝勒语|南ンデベレ語|ndebele południowy|ндебелє південна|النديبيل الجنوبي\
    |נדבלה דרומית|दक्षिण देबेल|남부 은데벨레어|Güney Ndebele
    nv|Navajo|navajo|navajo|纳瓦霍语|ナバホ語|nawaho|навахо|النافاجو|נאוואחו|नवाहो|나바호어|Navaho dili
    ny|Nyanja|chewa|nyanja|齐切瓦语|ニャンジャ語|njandża|ньянджа|النيانجا|ניאנג׳ה|न्यानजा|냔자어|Nyanja
    oc|Okzitanisch|occitan|occitano|奥克语|オック語|oksytański|окситанська|الأوكسيتانية|אוקסיטנית|ओसीटान|오크어|Oksitan dili
    oj|Ojibwa|ojibwa|ojibwa|奥吉布瓦语|オジブウェー語|odżibwa|оджібва|الأوجيبوا|אוג׳יבווה|ओजिब्वा|오지브와어|Ojibva dili
    om|Oromo|oromo|oromo|奥罗莫语|オロモ語|oromo|оромо|الأورومية|אורומו|ओरोमो|오로모어|Oromo dili
    or|Oriya|odia|oriya|奥里亚语|オディア語|orija|одія|الأورية|אורייה|ओड़िया|오리야어|Oriya dili
    os|Ossetisch|ossète|osético|奥塞梯语|オセット語|osetyjski|осетинська|الأوسيتيك|אוסטית|ओस्सेटिक|오세트어|Osetçe
    pa|Punjabi|pendjabi|punyabí|旁遮普语|パンジャブ語|pendżabski|панджабі|البنجابية|פנג׳אבי|पंजाबी|펀자브어|Pencapça
    pi|Pali|pali|pali|巴利语|パーリ語|palijski|палі|البالية|פאלי|पाली|팔리어|Pali
    pl|Polnisch|polonais|polaco|波兰语|ポーランド語|polski|польська|البولندية|פולנית|पोलिश|폴란드어|Lehçe
    ps|Paschtu|pachto|pastún|普什图语|パシュトゥー語|paszto|пушту|البشتو|פאשטו|पश्तो|파슈토어|Peştuca
    pt|Portugiesisch|portugais|portugués|葡萄牙语|ポルトガル語|portugalski|португальська|البرتغالية|פורטוגזית|पुर्तगाली|포르투갈어|Por\
    tekizce
    qu|Quechua|quechua|quechua|克丘亚语|ケチュア語|keczua|кечуа|كيشوا|קצ׳ואה|क्वेचुआ|케추아어|Keçuva dili
    rm|Rätoromanisch|romanche|romanche|罗曼什语|ロマンシュ語|retoromański|ретороманська|الرومانشية|רומאנש|रोमान्श|로만시어|Romanşça
    rn|Rundi|roundi|kirundi|隆迪语|ルンディ語|rundi|рунді|الرندي|קירונדי|रुन्दी|룬디어|Kirundi
    ro|Rumänisch|roumain|rumano|罗马尼亚语|ルーマニア語|rumuński|румунська|الرومانية|רומנית|रोमानियाई|루마니아어|Rumence
    ru|Russisch|russe|ruso|俄语|ロシア語|rosyjski|російська|الروسية|רוסית|रूसी|러시아어|Rusça
    rw|Kinyarwanda|kinyarwanda|kinyarwanda|卢旺达语|キニアルワンダ語|kinya-ruanda|кіньяруанда|الكينيارواندا|קנירואנדית|किन्यारवांडा\
    |르완다어|Kinyarwanda
    sa|Sanskrit|sanskrit|sánscrito|梵语|サンスクリット語|sanskryt|санскрит|السنسكريتية|סנסקריט|संस्कृत|산스크리트어|Sanskrit
    sc|Sardisch|sarde|sardo|萨丁语|サルデーニャ語|sardyński|сардинська|السردينية|סרדינית|सार्दिनियन|사르디니아어|Sardunya dili
    sd|Sindhi|sindhi|sindi|信德语|シンド語|sindhi|синдхі|السندية|סינדהית|सिंधी|신디어|Sindhi dili
    se|Nordsamisch|same du Nord|sami septentrional|北方萨米语|北サーミ語|północnolapoński|північносаамська|سامي الشمالية|סמי צפונ\
    ית|नॉर्दन सामी|북부 사미어|Kuzey Laponcası
    sg|Sango|sango|sango|桑戈语|サンゴ語|sango|санго|السانجو|סנגו|सांगो|산고어|Sango
    sh|Serbo-Kroatisch|serbo-croate|serbocroata|塞尔维亚-克罗地亚语|セルボ・クロアチア語|serbsko-chorwacki|сербсько-хорватська|صربية-كروات\
    ية|סרבו-קרואטית|सेर्बो-क्रोएशियाई|세르비아-크로아티아어|Sırp-Hırvat Dili
    si|Singhalesisch|cingalais|cingalés|僧伽罗语|シンハラ語|syngaleski|сингальська|السنهالية|סינהלה|सिंहली|싱할라어|Sinhali dili
    sk|Slowakisch|slovaque|eslovaco|斯洛伐克语|スロバキア語|słowacki|словацька|السلوفاكية|סלובקית|स्लोवाक|슬로바키아어|Slovakça
    sl|Slowenisch|slovène|esloveno|斯洛文尼亚语|スロベニア語|słoweński|словенська|السلوفانية|סלובנית|स्लोवेनियाई|슬로베니아어|Slovence
    sm|Samoanisch|samoan|samoano|萨摩亚语|サモア語|samoański|самоанська|الساموائية|סמואית|सामोन|사모아어|Samoa dili
    sn|Shona|shona|shona|绍纳语|ショナ語|shona|шона|الشونا|שונה|शोणा|쇼나어|Şona dili
    so|Somali|somali|somalí|索马里语|ソマリ語|somalijski|сомалі|الصومالية|סומלית|सोमाली|소말리아어|Somalice
    sq|Albanisch|albanais|albanés|阿尔巴尼亚语|アルバニア語|albański|албанська|الألبانية|אלבנית|अल्बानियाई|알바니아어|Arnavutça
    sr|Serbisch|serbe|serbio|塞尔维亚语|セルビア語|serbski|сербська|الصربية|סרבית|सर्बियाई|세르비아어|Sırpça
    ss|Swazi|swati|suazi|斯瓦蒂语|スワジ語|suazi|сисваті|السواتي|סאווזי|स्वाती|시스와티어|Sisvati
    st|Süd-Sotho|sotho du Sud|sotho meridional|南索托语|南部ソト語|sotho południowy|південна сото|السوتو الجنوبية|סותו דרומית|दक\
    ्षिणी सेसेथो|남부 소토어|Güney Sotho dili
    su|Sundanesisch|soundanais|sundanés|巽他语|スンダ語|sundajski|сунданська|السوندانية|סונדנזית|सुंडानी|순다어|Sunda dili
    sv|Schwedisch|suédois|sueco|瑞典语|スウェーデン語|szwedzki|шведська|السويدية|שוודית|स्वीडिश|스웨덴어|İsveççe
    sw|Suaheli|swahili|suajili|斯瓦希里语|スワヒリ語|suahili|суахілі|السواحلية|סווהילי|स्वाहिली|스와힐리어|Svahili dili
    ta|Tamil|tamoul|tamil|泰米尔语|タミル語|tamilski|тамільська|التاميلية|טמילית|तमिल|타밀어|Tamilce
    te|Telugu|télougou|telugu|泰卢固语|テルグ語|telugu|телугу|التيلوغوية|טלוגו|तेलुगू|텔루구어|Telugu dili
    tg|Tadschikisch|tadjik|tayiko|塔吉克语|タジク語|tadżycki|таджицька|الطاجيكية|טג׳יקית|ताजिक|타지크어|Tacikçe
    th|Thailändisch|thaï|tailandés|泰语|タイ語|tajski|тайська|التايلاندية|תאית|थाई|태국어|Tayca
    ti|Tigrinya|tigrigna|tigriña|提格利尼亚语|ティグリニア語|tigrinia|тигринья|التغرينية|תיגרינית|तिग्रीन्या|티그리냐어|Tigrinya dili
    tk|Turkmenisch|turkmène|turcomano|土库曼语|トルクメン語|turkmeński|туркменська|التركمانية|טורקמנית|तुर्कमेन|투르크멘어|Türkmence
    tl|Tagalog|tagalog|tagalo|他加禄语|タガログ語|tagalski|тагальська|التاغالوغية|טאגאלוג|टैगलॉग|타갈로그어|Tagalogca
    tn|Tswana|tswana|setsuana|茨瓦纳语|ツワナ語|setswana|тсвана|التسوانية|סוואנה|सेत्स्वाना|츠와나어|Setsvana
    to|Tongaisch|tongien|tongano|汤加语|トンガ語|tonga|тонганська|التونغية|טונגאית|टोंगन|통가어|Tonga dili
    tr|Türkisch|turc|turco|土耳其语|トルコ語|turecki|турецька|التركية|טורקית|तुर्की|튀르키예어|Türkçe
    ts|Tsonga|tsonga|tsonga|聪加语|ツォンガ語|tsonga|тсонга|السونجا|טסונגה|सोंगा|총가어|Tsonga
    tt|Tatarisch|tatar|tártaro|鞑靼语|タタール語|tatarski|татарська|التترية|טטרית|तातार|타타르어|Tatarca
    tw|Twi|twi|twi|契维语|トウィ語|twi|тві|التوي|טווי|ट्वी|트위어|Tvi
    ty|Tahitisch|tahitien|tahitiano|塔希提语|タヒチ語|tahitański|таїтянська|التاهيتية|טהיטית|ताहितियन|타히티어|Tahiti dili
    ug|Uigurisch|ouïghour|uigur|维吾尔语|ウイグル語|ujgurski|уйгурська|الأويغورية|אויגורית|उईग़ूर|위구르어|Uygurca
    uk|Ukrainisch|ukrainien|ucraniano|乌克兰语|ウクライナ語|ukraiński|українська|الأوكرانية|אוקראינית|यूक्रेनियाई|우크라이나어|Ukraynaca
    ur|Urdu|ourdou|urdu|乌尔都语|ウルドゥー語|urdu|урду|الأوردية|אורדו|उर्दू|우르두어|Urduca
    uz|Usbekisch|ouzbek|uzbeko|乌兹别克语|ウズベク語|uzbecki|узбецька|الأوزبكية|אוזבקית|उज़्बेक|우즈베크어|Özbekçe
    ve|Venda|venda|venda|文达语|ベンダ語|venda|венда|الفيندا|וונדה|वेन्दा|벤다어|Venda dili
    vi|Vietnamesisch|vietnamien|vietnamita|越南语|ベトナム語|wietnamski|вʼєтнамська|الفيتنامية|וייטנאמית|वियतनामी|베트남어|Vietnamca
    vo|Volapük|volapük|volapük|沃拉普克语|ヴォラピュク語|wolapik|волапюк|لغة الفولابوك|‏וולאפיק|वोलापुक|볼라퓌크어|Volapük
    wa|Wallonisch|wallon|valón|瓦隆语|ワロン語|waloński|валлонська|الولونية|ולונית|वाल्लून|왈론어|Valonca
    wo|Wolof|wolof|wólof|沃洛夫语|ウォロフ語|wolof|волоф|الولوفية|וולוף|वोलोफ़|월로프어|Volofça
    xh|Xhosa|xhosa|xhosa|科萨语|コサ語|khosa|кхоса|الخوسا|קוסה|ख़ोसा|코사어|Zosa dili
    yi|Jiddisch|yiddish|yidis|意第绪语|イディッシュ語|jidysz|їдиш|اليديشية|יידיש|यहूदी|이디시어|Yidiş
    yo|Yoruba|yoruba|yoruba|约鲁巴语|ヨルバ語|joruba|йоруба|اليوروبا|יורובה|योरूबा|요루바어|Yorubaca
    za|Zhuang|zhuang|zhuang|壮语|チワン語|czuang|чжуан|الزهيونج|זואנג|ज़ुआंग|주앙어|Zhuangca
    zh|Chinesisch|chinois|chino|中文|中国語|chiński|китайська|الصينية|סינית|चीनी|중국어|Çince
    zu|Zulu|zoulou|zulú|祖鲁语|ズールー語|zulu|зулуська|الزولو|זולו|ज़ुलू|줄루어|Zuluca
    """
}
