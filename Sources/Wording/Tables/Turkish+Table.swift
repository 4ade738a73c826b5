// swift-format-ignore-file
/// The messages in Turkish: made by generate-messages.py from tr.po, not by hand.
enum TurkishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 16, 29, 31, 34, 36, 38, 119, 169, 233, 313, 418, 444, 478,
    526, 582, 590, 612, 672, 728, 782, 856, 864, 878, 899, 934, 991, 996,
    1035, 1064, 1080, 1102, 1114, 1134, 1146, 1246, 1297, 1304, 1323, 1342, 1376, 1412,
    1471, 1511, 1603, 1643, 1655, 1668, 1676, 1707, 1740, 1784, 1793, 1801, 1809, 1817,
    1823, 1831, 1839, 1846, 1852, 1857, 1865, 1871, 1883, 1893, 1900, 1909, 1916, 1925,
    1932, 1936, 1942, 1946, 1954, 1961, 1966, 1970, 1976, 1984, 1990, 1995, 2002, 2014,
    2026, 2037, 2045, 2052, 2062, 2076, 2089, 2110, 2118, 2129, 2137, 2145, 2167, 2218,
    2258, 2282, 2378, 2431, 2490, 2561, 2611, 2666, 2690, 2739, 2783, 2828, 2868, 2898,
    2950, 2996, 3026, 3076, 3087, 3093, 3110, 3117, 3123, 3138, 3174, 3210, 3259, 3286,
    3347, 3363, 3378, 3403, 3429, 3455, 3471, 3501, 3527, 3545, 3559, 3574, 3612, 3620,
    3624, 3656, 3698, 3710, 3721, 3778, 3788, 3830, 3852, 3878, 3896, 3918, 3940, 3955,
    3985, 4021, 4035, 4055, 4080, 4121, 4169, 4229, 4247, 4311, 4331, 4391, 4426, 4490,
    4554, 4672, 4693, 4739, 4756, 4776, 4797, 4816, 4836, 4864, 4893, 4933, 4961, 4985,
    5013, 5041, 5059, 5079, 5111, 5144, 5165, 5185, 5206, 5226, 5255, 5276, 5297, 5328,
    5357, 5409, 5424, 5446, 5470, 5497, 5553, 5627, 5648, 5671, 5705, 5740, 5762, 5782,
    5804, 5832, 5862, 5903, 5964, 6045, 6078, 6120, 6164, 6183, 6212, 6255, 6305, 6354,
    6400, 6444, 6489, 6506, 6531, 6552, 6594, 6616, 6647, 6700, 6744, 6775, 6806, 6815,
    6852, 6869, 6924, 6973, 7042, 7105, 7120, 7132, 7146, 7160, 7176, 7192, 7200, 7208,
    7213, 7224, 7234, 7255, 7272, 7297, 7330, 7341, 7358, 7382, 7394, 7404, 7423, 7430,
    7441, 7455, 7474, 7492, 7506, 7523, 7556, 7561, 7566, 7574, 7590, 7603, 7617, 7629,
    7651, 7666, 7680, 7703, 7716, 7735, 7747, 7760, 7769, 7789, 7799, 7825, 7849, 7873,
    7900, 7921, 7929, 7947, 7962, 7975, 7986, 8004, 8028, 8065, 8082, 8111, 8126, 8145,
    8190, 8213, 8304, 8425, 8430, 8436, 8444, 8452, 8458, 8462, 8574, 8596, 8627, 8645,
    8665, 8683, 8723, 8735, 8753, 8842, 8872, 8910, 8953, 8970, 8986, 9036, 9100, 9135,
    9296, 9434, 9453, 9503, 9576, 9601, 9622, 9651, 9732, 9844, 9872, 9925, 9947, 9957,
    9967, 9979, 10003, 10028, 10070, 10112, 10158, 10186, 10203, 10228, 10259, 10291, 10348, 10372,
    10400, 10451, 10484, 10517, 10534, 10562, 10579, 10597, 10615, 10631, 10662, 10681, 10728, 10770,
    10797, 10827, 10865, 10887, 10922, 10964, 10986, 11011, 11034, 11054, 11062, 11073, 11089, 11109,
    11115, 11120, 11123, 11141, 11151, 11171, 11200, 11209, 11294, 11379, 11429, 11543, 11563, 11611,
    11715, 11723, 11742, 11760, 11770, 11784, 11794, 11811, 11838, 11875, 11912, 11955, 11992, 12029,
    12080, 12120, 12152, 12184, 12209, 12235, 12268, 12300, 12328, 12390, 12418, 12434, 12483, 12536,
    12578, 12604, 12628, 12668, 12693, 12721, 12755, 12790, 12825, 12850, 12904, 12930, 12957, 13067,
    13087, 13121, 13141, 13161, 13208, 13252, 13293, 13322, 13356, 13405, 13418, 13438, 13477, 13514,
    13531, 13562, 13567, 13572, 13578, 13588, 13592, 13601, 13608, 13614, 13621, 13631, 13643, 13651,
    13760, 13891, 13960, 14024, 14028, 14052, 14061, 14072, 14083, 14085, 14100, 14114, 14121, 14127,
    14139, 14210, 14219, 14232, 14244, 14259, 14265, 14287, 14309, 14321, 14341, 14372, 14395, 14425,
    14470, 14544, 14580, 14722, 14801, 14842, 14890, 14939, 14990, 15090, 15133, 15166, 15213, 15252,
    15335, 15363, 15406, 15425, 15472, 15501, 15513, 15559, 15579, 15616, 15628, 15651, 15662, 15696,
    15717, 15740, 15784, 15884, 15972, 16008, 16042, 16074,
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
    Temizlendi: {0} geri getirir
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
    seçenek yok
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
    SS:DD
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
    En az {0} olmalı
    En çok {0} olmalı: şimdi {1}\u{1F}En çok {0} olmalı: şimdi {1}
    En çok {0} olmalı
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
    “{0}”, {1}. ve {2}. satırların anahtarı: her biri bir kez olabilir
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
    Bu, 14:30:00Z gibi UTC farkıyla yazılmış bir saat değil
    Bu, 2026-02-28T14:30:00Z gibi UTC farkıyla yazılmış bir tarih ve saat değil
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
    aç
    {0} soru; boş satır köşeli ayraç içindekini alır\u{1F}{0} soru; boş satır köşeli ayraç içindekini alır
    Soru {0}, toplam {1}.
    Yazdıklarınız gösterilmez.
    Bu sırayla: {0}.
    {0} rakam\u{1F}{0} rakam
    {0} harf\u{1F}{0} harf
    {0} harf veya rakam\u{1F}{0} harf veya rakam
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
    Başka yerde açık: {0} ({1})
    Gönderildi: {0} ({1})
    Gönderildi. Alındı no: {0}
    Daha önce gönderilmişti. Alındı no: {0}
    Gönderilmedi: daha önce {0} numarasıyla başka yanıtlar gönderilmiş
    taslaklarınıza ayrılan yer doldu
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
    Bu form başka bir oturumunuzda açık ve orada kalıyor; burada yenisi başlıyor
    Daha yeni bir sürümü var
    Gönderilmedi: {0} başarısız oldu ({1})
    Gönderilmedi: {0}
    Gönderilmedi: gizli değerler şifrelenemiyor
    {0} kapalı, açılış: {1}
    {0} kapalı
    {0} soru sizi bekliyor\u{1F}{0} soru sizi bekliyor
    Yanıtla: {0} ({1})
    {0} soruyor, son yanıt zamanı: {1}
    {0} soruyor
    Neden reddediyorsunuz?
    Reddedildi
    {0} bunu zaten sonuçlandırmış
    yanıt süresi doldu
    {0} soruyu geri çekti
    Site yöneticileri bu oturumu sonlandırdı
    site.yaml hatalı ({0} itibarıyla); önceki doğru hali kullanılıyor: bkz. 'formline site check'
    Gönderilip gönderilmediği bilinmiyor; gönderdikleriniz arasında şunu arayın: {0}
    Yazdıklarınız kaydedilmiyor: {0}
    {0}, {1} bayttan uzun; kısaltın
    Burada sizin için bir şey yok

    """
}
