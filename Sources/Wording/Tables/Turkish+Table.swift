// swift-format-ignore-file
/// The messages in Turkish: made by generate-messages.py from tr.po, not by hand.
enum TurkishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 16, 29, 31, 34, 36, 38, 119, 169, 233, 313, 418, 444, 478,
    526, 582, 590, 612, 672, 728, 782, 856, 864, 878, 899, 934, 991, 996,
    1035, 1051, 1073, 1085, 1105, 1117, 1217, 1268, 1275, 1294, 1313, 1347, 1383, 1442,
    1482, 1574, 1614, 1626, 1639, 1647, 1678, 1711, 1755, 1764, 1772, 1780, 1788, 1794,
    1802, 1810, 1817, 1823, 1828, 1836, 1842, 1854, 1864, 1871, 1880, 1887, 1896, 1903,
    1907, 1913, 1917, 1925, 1932, 1937, 1941, 1947, 1955, 1961, 1966, 1973, 1985, 1997,
    2008, 2016, 2023, 2033, 2047, 2068, 2076, 2087, 2095, 2103, 2125, 2176, 2216, 2240,
    2336, 2389, 2448, 2519, 2569, 2624, 2648, 2697, 2741, 2786, 2826, 2856, 2908, 2954,
    2984, 3034, 3045, 3062, 3069, 3075, 3090, 3126, 3162, 3211, 3238, 3299, 3315, 3330,
    3355, 3381, 3407, 3423, 3453, 3479, 3497, 3511, 3526, 3564, 3572, 3576, 3608, 3650,
    3662, 3673, 3730, 3740, 3782, 3804, 3830, 3848, 3870, 3892, 3907, 3937, 3973, 3987,
    4007, 4032, 4073, 4121, 4181, 4245, 4305, 4340, 4404, 4468, 4586, 4607, 4653, 4670,
    4690, 4711, 4730, 4750, 4778, 4807, 4847, 4875, 4899, 4927, 4955, 4973, 4993, 5025,
    5058, 5079, 5099, 5120, 5140, 5169, 5190, 5211, 5242, 5271, 5323, 5338, 5360, 5384,
    5411, 5467, 5488, 5511, 5545, 5580, 5602, 5622, 5644, 5672, 5702, 5743, 5776, 5818,
    5862, 5881, 5910, 5953, 6003, 6052, 6098, 6142, 6187, 6204, 6229, 6250, 6292, 6314,
    6345, 6398, 6442, 6473, 6504, 6513, 6550, 6567, 6622, 6671, 6740, 6803, 6818, 6830,
    6844, 6858, 6874, 6890, 6898, 6906, 6911, 6922, 6932, 6953, 6970, 6995, 7028, 7039,
    7056, 7080, 7092, 7102, 7121, 7128, 7139, 7153, 7172, 7190, 7204, 7221, 7254, 7259,
    7264, 7272, 7288, 7301, 7315, 7327, 7349, 7364, 7378, 7401, 7414, 7433, 7445, 7458,
    7467, 7487, 7497, 7523, 7547, 7571, 7598, 7619, 7627, 7645, 7660, 7673, 7684, 7702,
    7726, 7763, 7780, 7809, 7824, 7843, 7888, 7911, 8002, 8123, 8128, 8134, 8142, 8150,
    8156, 8168, 8186, 8275, 8305, 8343, 8386, 8403, 8419, 8469, 8533, 8568, 8729, 8867,
    8886, 8936, 9009, 9034, 9055, 9084, 9165, 9277, 9305, 9358, 9380, 9390, 9400, 9412,
    9436, 9461, 9503, 9545, 9591, 9619, 9636, 9661, 9692, 9724, 9781, 9805, 9833, 9884,
    9917, 9950, 9967, 9995, 10012, 10030, 10048, 10064, 10095, 10114, 10161, 10203, 10230, 10260,
    10298, 10320, 10355, 10397, 10419, 10444, 10467, 10487, 10495, 10506, 10522, 10542, 10548, 10553,
    10556, 10574, 10584, 10604, 10633, 10642, 10727, 10812, 10862, 10976, 10996, 11044, 11148, 11156,
    11175, 11193, 11203, 11217, 11227, 11244, 11271, 11308, 11345, 11388, 11425, 11462, 11513, 11553,
    11585, 11617, 11642, 11668, 11701, 11733, 11761, 11823, 11851, 11867, 11916, 11969, 12011, 12037,
    12061, 12101, 12126, 12154, 12188, 12223, 12258, 12283, 12337, 12363, 12390, 12500, 12520, 12554,
    12574, 12594, 12641, 12685, 12726, 12755, 12789, 12838, 12851, 12871, 12910, 12947, 12964, 12995,
    13000, 13005, 13011, 13021, 13025, 13034, 13041, 13047, 13054, 13064, 13076, 13084, 13193, 13324,
    13393, 13457, 13461, 13485, 13494, 13505, 13516, 13518, 13533, 13547, 13554, 13560, 13572, 13643,
    13652, 13665, 13677, 13692, 13698, 13720, 13742, 13754, 13774, 13797, 13827, 13872, 13946, 14006,
    14148, 14227, 14268, 14316, 14365, 14416, 14516, 14559, 14592, 14639, 14678, 14706, 14749, 14796,
    14825, 14837, 14883, 14903, 14940, 14952, 14975, 14986, 15035, 15079, 15179, 15267, 15303, 15337,
    15369,
  ]

  static let texts: StaticString = """
    {0}: 
    {0}–{1}
    {0} veya {1}
    .
    , 
    e
    h
    Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
    {0} zorunlu yanıt eksik\u{1F}{0} zorunlu yanıt eksik
    {0} yanıt gözden geçirilmeli\u{1F}{0} yanıt gözden geçirilmeli
    yazdıklarınız saklandı; form bir sonraki açılışında bunları önerecek
    gizli olanlar dışında yazdıklarınız saklandı; form bir sonraki açılışında bunları önerecek
    {0} seçildi\u{1F}{0} seçildi
    {0}/{1} seçildi\u{1F}{0}/{1} seçildi
    {0} seçildi, en az {1}\u{1F}{0} seçildi, en az {1}
    {0}/{2} seçildi, en az {1}\u{1F}{0}/{2} seçildi, en az {1}
    {0} {2}
    {0} yanıt\u{1F}{0} yanıt
    bugün {1} tarihli {0} yanıt\u{1F}bugün {1} tarihli {0} yanıt
    dün {1} tarihli {0} yanıt\u{1F}dün {1} tarihli {0} yanıt
    {1} {2} tarihli {0} yanıt\u{1F}{1} {2} tarihli {0} yanıt
    {0}; {1} yanıtın alanı artık yok\u{1F}{0}; {1} yanıtın alanı artık yok
    Gönder
    Adım {0}/{1}
    {0}: diğer sayfalar
    Yanıtlarınızı gözden geçirin
    Değiştirmek için yanıtın üzerinde Enter’a basın
    Geri
    Satır kaldırıldı: {0} geri getirir
    {0}: bu listeye
    {0}, {1}. satır, {2}
    {0} soruyor
    Bir program soruyor
    Makine: {0}
    Bu makineyi tanıyorsanız kabul edin; sayfayı kendiniz açın: sizin için hiçbir şey açılmaz
    Dikkat: bu makine adı başka bir ada benzeyebilir
    Toplam
    Bir tane daha ekle
    Ekle (en çok {0})
    ve {0} tane daha\u{1F}ve {0} tane daha
    Yazdıklarınız silinsin mi? [e/H]
    Formdan çıkılsın mı? Yazdıklarınız saklanır [e/H]
    Bu form şu komutları çalıştırır:
    Herhangi bir tuş devam eder ve komutların çalışmasına izin verir; Esc formdan çıkar
    Kaldığınız yerden devam edilsin mi?
    ↑↓ seç
    ⏎ devam et
    Del sil
    baştan başlamak için yazın
    Yeniden Del bu yanıtları siler
    Numara, ya da baştan başlamak için n [1]
    Düzenle
    Önceki
    Sonraki
    Temizle
    Öner
    Geri al
    Göster
    İptal
    Bitti
    Ekle
    Kaldır
    Tamam
    Yeniden sor
    Alan ekle
    Tümü
    Hiçbiri
    Reddet
    Kabul et
    Takvim
    Ara
    bitti
    git
    gönder
    katıl
    rota
    ara
    enter
    sonraki
    devam
    evet
    hayır
    Yeni kayıt
    Boş kayıt
    Açıklama
    Anahtar
    Değer
    seçin…
    eşleşen yok
    süzmek için yazın
    Yardım
    Daha fazla
    {0}/{1}
    {0}/{1}
    Pt Sa Ça Pe Cu Ct Pa
    Düzenleyicide yalnızca metin alanları açılır
    Gizli alanlar düzenleyicide açılamaz
    Burada düzenleyici yok
    “{0}” düzenleyicisi çalıştırılamıyor: VISUAL veya EDITOR ile kendinizinkini belirtin
    “{0}” düzenleyicisi çalıştırılamıyor: {1}
    “{0}” düzenleyicisi bitmedi: hiçbir şey değişmedi
    “{0}” düzenleyicisi {1} durumuyla bitti: hiçbir şey değişmedi
    “{0}” düzenleyicisi {1} sinyaliyle sonlandı
    “{0}” metni UTF-8 değil: hiçbir şey değişmedi
    Metin geri gelmedi: {0}
    Hiçbir şey değişmedi: bu alan tek satırlık
    Yapıştırılmadı: bu alan tek satırlık
    Hiçbir şey değişmedi: metin UTF-8 değil
    Yapıştırılmadı: metin UTF-8 değil
    Denetim karakterleri atlandı
    Yalnızca başı yapıştırıldı: metin çok uzun
    “{0}” şunlara bağlı: {1}; henüz olmaz
    “{0}” şu anda yapılamaz
    Yazılmadı: tuş UTF-8 olmayan baytlar gönderdi
    YYYY-AA-GG
    YYYY-AA-GG SS:DD
    EKLEME
    KOMUT
    DEĞİŞTİRME
    Buraya yalnızca rakam yazılabilir
    Buraya yalnızca sayı yazılabilir
    Buraya yalnızca ASCII karakterleri yazılabilir
    Bunun {0} içinde yeri yok
    “{0}” geçerli bir değer değil: önceki geri getirildi
    denetleniyor…
    yükleniyor…
    Bu yanıt kabul edilmedi
    Denetim çok uzun sürdü
    Denetim yapılamadı: {0}
    Öneri yok: {0}
    Seçenekler yüklenemedi: {0}
    komut {0} durumuyla bitti
    çok uzun sürdü
    liste gelmedi
    sonuç gelmedi
    komutun yazdığı UTF-8 metin değil
    zorunlu
    e/h
    virgülle ayrılmış numaralar
    yalnızca nokta olan bir satırla bitirin
    değişmedi
    seçilemez
    Bir seçeneğin adını veya numarasını verin, 1–{0}
    Hata: {0}
    {0} {2} {3} gündür\u{1F}{0} {2} {3} gündür
    {0} satır\u{1F}{0} satır
    {0} karakter\u{1F}{0} karakter
    {0} saat\u{1F}{0} saat
    {0} dakika\u{1F}{0} dakika
    {0} saniye\u{1F}{0} saniye
    Yanıt zorunlu
    Yanıt zorunlu: birini seçin
    Yanıt zorunlu: en az birini seçin
    Birini seçin
    En az birini seçin
    En az bir satır ekleyin
    Yanıt zorunlu: en az bir satır ekleyin
    Yanıt zorunlu: evet veya hayır yanıtı verin
    En az {0} olmalı: şimdi {1}\u{1F}En az {0} olmalı: şimdi {1}
    En çok {0} olmalı: şimdi {1}\u{1F}En çok {0} olmalı: şimdi {1}
    En az {0} olmalı: şimdi {1}\u{1F}En az {0} olmalı: şimdi {1}
    En az {0} olmalı: şimdi hiç yok
    En çok {0} olmalı: şimdi {1}\u{1F}En çok {0} olmalı: şimdi {1}
    {0} günlük adımlarla olmalı\u{1F}{0} günlük adımlarla olmalı
    {1} gününden başlayarak {0} günlük adımlarla olmalı\u{1F}{1} gününden başlayarak {0} günlük adımlarla olmalı
    Adımlar {0} olmalı
    Adımlar {1} anından başlayarak {0} olmalı
    {0}. satır, {1}
    Bu bir tarih değil
    {0} bir tarih değil
    Bu bir saat değil
    {0} bir saat değil
    Bu bir tarih ve saat değil
    {0} bir tarih ve saat değil
    {0} şunlara uyuyor: {1}; birini seçin
    Şöyle görünmelidir: {0}
    Gereken biçimde değil
    Denetlenemeyecek kadar uzun
    {0} tümüyle doldurulmalı
    En az {0} olmalı
    En çok {0} olmalı
    {0} değerinden büyük olmalı
    {0} değerinden küçük olmalı
    En erken {0} olmalı
    En geç {0} olmalı
    {0} sonrası olmalı
    {0} öncesi olmalı
    {0} değerinin katı olmalı
    “{0}” seçilmeli
    {0} ile aynı değil
    Şema buna izin vermiyor ({0})
    Seçeneklerden birini seçin
    “{0}” şu anda sunulmuyor: başka birini seçin
    {0} seçilemez
    En az {0} tane seçin
    En çok {0} tane seçin
    Hiçbir ikisi aynı olamaz
    {0}. ve {1}. satırlar aynı: her biri bir kez olabilir
    Böyle bir dosya yok
    Böyle bir klasör yok
    Böyle bir dosya veya klasör yok
    Bu bir klasör; bir dosya belirtin
    Bu bir klasör değil
    {0} geçerli değil
    Şu sağlanmalı: {0}
    Var olan bir dosya belirtin
    Var olan bir klasör belirtin
    Var olan bir dosya veya klasör belirtin
    Bu, P1DT2H gibi bir süre değil
    Bu, 192.0.2.1 gibi bir IPv4 adresi değil
    Bu, 2001:db8::1 gibi bir IPv6 adresi değil
    Bu bir UUID değil
    Bu bir düzenli ifade değil
    Bu, /a/0 gibi bir JSON işaretçisi değil
    Bu, 1/a gibi göreli bir JSON işaretçisi değil
    Bu, host.example.com gibi bir makine adı değil
    Bu, https://example.com/a gibi bir URI değil
    Bu, ../a?b=c gibi bir URI başvurusu değil
    Bu, /users/{id} gibi bir URI şablonu değil
    {0} çok büyük
    {0} bir tam sayı değil
    {0} bir sayı değil
    {0} bir sayı değil; şöyle yazın: {1}
    {0} ne evet ne hayır
    {0} seçeneklerden biri değil
    {0}, {1} veya {2} olabilir: hangisi olduğunu yazın
    {0} iki anlama gelebilir: tam olarak yazın
    değer bir JSON listesi değil
    değer bir JSON nesnesi değil
    yazılan
    şunu mu demek istediniz: “{0}”?
    seçenekler: {0}
    “{0}” bir tarih değil; şöyle yazın: 2026-02-28
    “{0}” bir saat değil; şöyle yazın: 14:30
    “{0}” bir tarih ve saat değil; şöyle yazın: 2026-02-28 14:30
    “{0}” bir UTC farkı değil; şöyle yazın: +01:00 veya Z
    {0} yılı yok
    {0}. ay yok
    {0}. gün yok
    {0} saati yok
    {0}. dakika yok
    {0}. saniye yok
    Tuşlar
    Bu alan
    Form
    Düzenleme
    Satırlar
    satır ekle, kaldır
    satırı kaldır
    yukarı, aşağı taşı
    kaldırılan satırı geri getir
    satır bul
    üst, alt satır
    sonraki, önceki değer
    öneriyi al
    öneriler
    yazılanı göster
    takvim
    aç, kapat
    alanı onayla
    üst, alt seçenek
    seç ya da seçme
    formu gönder
    yanlış olanlar
    gösterilenlerin hepsi, hiçbiri
    seç
    süz
    harfler
    aç ya da kapat
    evet, hayır
    düğmeye bas
    yeni satır
    sonraki, önceki alan
    üst, alt alan
    ilk, son alan
    önceki, sonraki sayfa
    yarım ekran
    kapat, sonra iptal
    hemen iptal
    yeniden çiz
    duraklat
    satır başı, sonu
    baş, son
    önceki, sonraki sözcük
    önceki sözcüğü kes
    sonraki sözcüğü kes
    öncesini, sonrasını kes
    kesileni yapıştır
    geri al
    önceki yanıtlar
    içlerinde ara
    vi: komutlar
    vi: ekleme
    düzenleyicinizde
    herhangi bir tuş: geri
    Up, Down: devamı; başka tuş: geri
    anlaşılan: {0}
    yanıtlandı, gösterilmiyor
    yanıtlanmadı
    {0} yanıtlanmadı
    girdi, tüm sorular yanıtlanmadan sona erdi
    Bu satır UTF-8 değil
    Göndermek için Enter’a basın; bir yanıtı değiştirmek için sorunun adını yazın
    “{0}” soruyu açıklar, “{1}” önceki soruya döner, “{2}” yanıtlarınızı okur, “{3}” formdan çıkar
    geri
    özet
    yardım
    temizle
    çık
    Bu ilk soru
    {0} veya h yazın
    Önceki yanıtlarınız geri getirildi: “{0}” onları okur, “{1}” onlara döner.
    {0}, {1}. satır kalsın mı?
    {0} listesine bir satır eklensin mi?
    {0} listesine bir satır daha eklensin mi?
    {0}, {1}. satır
    Yanıt zorunlu.
    İsteğe bağlı: atlamak için Enter’a basın.
    Köşeli parantez içindeki değer için Enter’a basın: {0}.
    Herhangi bir soruda “{0}”: {1}
    Ayrıca “{0}” önceki soruya döner, “{1}” yanıtlarınızı okur, “{2}” bunları yineler, “{3}” yanıtı siler, “{4}” göndermeden çıkar.
    {0} seçenek: uyuyorsa görmek için adının bir bölümünü yazın\u{1F}{0} seçenek: uyanları görmek için adın bir bölümünü yazın
    {0} veya h yazın.
    Bir seçeneğin numarasını veya adını yazın.
    Seçeneklerin numaralarını veya adlarını virgülle ayırarak yazın.
    Bir tam sayı yazın{0}.
    Bir sayı yazın{0}.
    Şu biçimde yazın: {0}{1}.
    İstediğiniz kadar satır yazın{0}; yalnızca nokta olan bir satırla bitirin.
    İstediğiniz kadar satır yazın{0}; yazdıklarınız gösterilmez. Yalnızca nokta olan bir satırla bitirin.
    Satır satır yanıtlayın.
    Tek satır yazın{0}; yazdıklarınız gösterilmez.
    Tek satır yazın{0}.
    {0}–{1}
    en az {0}
    en çok {0}
    {0} değerinden büyük
    {0} değerinden küçük
    , {0}–{1} karakter\u{1F}, {0}–{1} karakter
    , en az {0} karakter\u{1F}, en az {0} karakter
    , en çok {0} karakter\u{1F}, en çok {0} karakter
    geçerli bir e-posta adresi
    geçerli bir URL
    geçerli bir makine adı
    geçerli bir telefon numarası
    geçerli bir ülke telefon kodu
    telefon numarasının bu bölümü için yalnızca rakam
    geçerli bir posta kodu
    geçerli bir kart numarası
    ay ve yıl olarak geçerli bir son kullanma tarihi
    geçerli bir son kullanma tarihi
    geçerli bir son kullanma yılı
    geçerli bir kod
    geçerli bir güvenlik kodu
    geçerli bir EID
    geçerli bir IMEI
    geçerli bir gün
    geçerli bir ay
    geçerli bir son kullanma ayı
    geçerli bir tutar
    yıl-ay-gün olarak geçerli bir doğum tarihi
    dört rakamlı geçerli bir doğum yılı
    geçerli bir tarih ve saat
    geçerli bir uçuş numarası
    geçerli bir gönderi takip numarası
    geçerli bir dal adı
    iki harfli geçerli bir ülke kodu
    üç harfli geçerli bir para birimi kodu
    geçerli bir dil kodu
    geçerli bir saat dilimi
    kartın üzerindeki ad
    Atatürk Caddesi 12
    Daire 3
    İlçe, il
    uzun bir parola
    {0} rakam\u{1F}{0} rakam
    AA/YY
    YYYY
    GG
    Lütfen {0} girin
    {0} ({2})
    {0} (örneğin {1})
    {0} (örneğin {1} veya {2})
    {0}: {1}
    Bu kartın süresi dolmuş: lütfen geçmişte olmayan bir son kullanma tarihi girin
    Bu kartın süresi dolmuş: lütfen geçmişte olmayan bir son kullanma yılı girin
    Lütfen gelecekte olmayan bir doğum tarihi girin
    Lütfen {0} yıldan eski olmayan bir doğum tarihi girin\u{1F}Lütfen {0} yıldan eski olmayan bir doğum tarihi girin
    {0} rakam\u{1F}{0} rakam
    yalnızca {0} rakam var\u{1F}yalnızca {0} rakam var
    {0} rakam var, hiçbir numarada bu kadar çok olmaz\u{1F}{0} rakam var, hiçbir numarada bu kadar çok olmaz
    boşluk
    görünmez boşluk
    denetim karakteri
    “{0}”
    {0} içeremez
    çok uzun
    @ işareti eksik
    birden çok @ işareti var
    @ işaretinden önceki bölüm eksik
    @ işaretinden sonraki bölüm eksik
    @ işaretinden sonraki bölümde nokta yok
    @ işaretinden önce bir nokta fazla
    @ işaretinden sonra bir nokta fazla
    tire, noktanın veya @ işaretinin yanında olamaz
    nokta olması gereken yerde virgül var
    @ işaretinden önce {0} olamaz
    @ işaretinden sonra {0} olamaz
    başında https:// eksik
    {0}: sonrasında // eksik
    // sonrasında makine adı eksik
    iki noktadan sonra bir şey yok
    makine adı geçerli değil
    makine adından sonraki port 65535’e kadar bir sayı değil
    :// ve öncesini çıkarın
    bir nokta fazla
    hiçbir bölüm tireyle başlayamaz veya bitemez
    noktalar arasındaki bir bölüm 63 karakterden uzun
    {0} karakterden uzun\u{1F}{0} karakterden uzun
    yalnızca rakam içermeli
    {0} gerekli, şimdi {1}
    {0} numaraları {1} içerir, şimdi {2}
    en az bir rakam yanlış
    + yalnızca başta olabilir
    +{0} hiçbir ülkenin kodu değil
    + ve ardından 1–3 rakam olmalı
    {0}–{1} arası bir sayı olmalı
    {0}–{1} arası olmalı
    1–12 arası bir sayı veya Mart gibi bir ad olmalı
    ay 01–12 arası olmalı
    bu kartın süresi dolmuş
    hiçbir kart {0} yıldan uzun süre geçerli değildir\u{1F}hiçbir kart {0} yıldan uzun süre geçerli değildir
    gelecekte bir tarih
    {0} yıldan eski\u{1F}{0} yıldan eski
    böyle bir gün yok
    böyle bir saat yok
    havayolunun iki veya üç harfiyle başlamalı
    havayolu kodundan sonra 1–4 rakam gelmeli
    6–40 harf ve rakam gerekli, şimdi {0}
    art arda iki nokta içeremez
    hiçbir bölüm .lock ile bitemez
    eğik çizgi yalnızca iki ad arasında olabilir
    @{ içeremez
    tireyle başlayamaz
    tek başına @ başka bir anlama gelir
    hiçbir bölüm noktayla başlayamaz
    noktayla bitemez
    şunu mu demek istediniz: {0}?
    pano
    saat
    ortam
    üretilen
    git
    geçmiş
    makine
    liste
    bölge
    öneriler
    kullanıcı
    bu form
    pazartesi|pzt|pt,salı|sal|sa,çarşamba|çar|ça,perşembe|per|pe,cuma|cum|cu,cumartesi|cmt|ct,pazar|paz|pa
    ocak|oca,şubat|şub,mart|mar,nisan|nis,mayıs|may,haziran|haz,temmuz|tem,ağustos|ağu,eylül|eyl,ekim|eki,kasım|kas,aralık|ara
    evvelsi gün|önceki gün=-2,dün=-1,bugün=0,yarın=1,öbür gün=2
    N gün sonra=1,N hafta sonra=7,N gün önce=-1,N hafta önce=-7
    bu_
    gelecek_|önümüzdeki_
    haftaya_
    öö|sabah
    ös|akşam
    -
    öğle|öğlen
    gece yarısı
    şimdi
    saat_
    H buçuk=30
    bir=1,iki=2,üç=3,dört=4,beş=5,altı=6,yedi=7,sekiz=8,dokuz=9,on=10
    dayFirst
    Çalıştır
    Seçenekler
    Komut satırı
    Komut
    Her satıra bir tane.
    Ne yapmak istersiniz?
    Doldur: {0}
    Devam et: {0} ({1})
    Gönderildi: {0} ({1})
    Gönderildi. Alındı no: {0}
    Daha önce gönderilmişti. Alındı no: {0}
    Gönderilmedi: daha önce {0} numarasıyla başka yanıtlar gönderilmiş
    Taslaklarınıza ayrılan yer doldu; bu taslak kaydedilmedi
    Bir saatte en çok {0} kez gönderilebilir; daha sonra yeniden deneyin\u{1F}Bir saatte en çok {0} kez gönderilebilir; daha sonra yeniden deneyin
    Çok fazla oturum açık; birini sonlandırın veya daha sonra yeniden deneyin
    Depo meşgul; birazdan yeniden gönderin
    Depoda yer kalmadı; hiçbir şey gönderilmedi
    Depoya yazılamıyor; hiçbir şey gönderilmedi
    Depoya ulaşılamıyor; hiçbir şey gönderilmedi
    Depoya ulaşılamıyor. Lütfen bekleyin: yeniden ulaşılınca devam edilir (Ctrl-C sonlandırır)
    Depo geç yanıt veriyor. Lütfen bekleyin
    {0}, {1} içinde bir yol olmalı
    Depo bunu reddetti; hiçbir şey gönderilmedi
    Bu form başka bir oturumunuzda açık
    Daha yeni bir sürümü var
    Gönderilmedi: {0} başarısız oldu ({1})
    Gönderilmedi: gizli değerler şifrelenemiyor
    {0} kapalı, açılış: {1}
    {0} kapalı
    {0} soru sizi bekliyor\u{1F}{0} soru sizi bekliyor
    Yanıtla: {0} ({1})
    {0} soruyor, son yanıt zamanı: {1}
    {0} soruyor
    Neden reddediyorsunuz?
    Reddedildi
    Gönderilmedi: {0} bunu zaten sonuçlandırmış
    Site yöneticileri bu oturumu sonlandırdı
    site.yaml hatalı ({0} itibarıyla); önceki doğru hali kullanılıyor: bkz. 'formline site check'
    Gönderilip gönderilmediği bilinmiyor; gönderdikleriniz arasında şunu arayın: {0}
    Yazdıklarınız kaydedilmiyor: {0}
    {0}, {1} bayttan uzun; kısaltın
    Burada sizin için bir şey yok

    """
}
