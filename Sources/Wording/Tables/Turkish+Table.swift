// swift-format-ignore-file
/// The messages in Turkish: made by generate-messages.py from tr.po, not by hand.
enum TurkishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 16, 29, 32, 34, 36, 117, 167, 231, 311, 416, 442, 476, 524,
    580, 588, 610, 670, 726, 780, 854, 862, 876, 897, 932, 989, 994, 1033,
    1049, 1071, 1083, 1103, 1115, 1215, 1266, 1273, 1292, 1311, 1345, 1381, 1440, 1480,
    1572, 1612, 1624, 1637, 1645, 1676, 1709, 1753, 1762, 1770, 1778, 1786, 1792, 1800,
    1808, 1815, 1821, 1826, 1834, 1840, 1852, 1859, 1868, 1875, 1884, 1891, 1895, 1901,
    1905, 1913, 1920, 1925, 1929, 1935, 1943, 1949, 1954, 1961, 1973, 1985, 1996, 2004,
    2011, 2021, 2035, 2056, 2067, 2075, 2097, 2148, 2188, 2212, 2308, 2361, 2420, 2491,
    2541, 2596, 2620, 2669, 2713, 2758, 2798, 2828, 2880, 2926, 2956, 3006, 3017, 3034,
    3041, 3047, 3062, 3098, 3134, 3183, 3244, 3260, 3275, 3300, 3326, 3352, 3368, 3398,
    3424, 3442, 3456, 3471, 3509, 3517, 3521, 3553, 3595, 3607, 3618, 3675, 3685, 3727,
    3749, 3775, 3793, 3815, 3837, 3852, 3882, 3918, 3959, 4007, 4067, 4131, 4191, 4226,
    4290, 4354, 4472, 4493, 4539, 4556, 4576, 4597, 4616, 4636, 4664, 4693, 4733, 4762,
    4790, 4818, 4836, 4856, 4888, 4921, 4950, 4971, 4992, 5023, 5052, 5104, 5119, 5141,
    5165, 5192, 5248, 5269, 5292, 5326, 5361, 5383, 5403, 5425, 5453, 5483, 5524, 5557,
    5599, 5643, 5662, 5691, 5734, 5784, 5833, 5879, 5923, 5968, 5985, 6010, 6031, 6073,
    6095, 6126, 6179, 6223, 6254, 6263, 6293, 6348, 6397, 6466, 6529, 6544, 6556, 6570,
    6584, 6600, 6616, 6624, 6632, 6637, 6648, 6658, 6679, 6696, 6721, 6754, 6771, 6795,
    6807, 6817, 6836, 6843, 6854, 6868, 6887, 6905, 6919, 6936, 6969, 6974, 6979, 6987,
    7003, 7016, 7030, 7042, 7064, 7079, 7093, 7116, 7129, 7148, 7160, 7173, 7182, 7202,
    7212, 7238, 7262, 7286, 7313, 7334, 7342, 7360, 7375, 7388, 7399, 7417, 7441, 7478,
    7479, 7480, 7481, 7482, 7483, 7484, 7485, 7486, 7487, 7488, 7489, 7490, 7491, 7492,
    7493, 7494, 7495, 7496, 7497, 7498, 7499, 7500, 7501, 7502, 7503, 7504, 7505, 7506,
    7507, 7508, 7509, 7510, 7511, 7512, 7513, 7514, 7515, 7516, 7517, 7518, 7519, 7520,
    7521, 7522, 7523, 7524, 7525, 7526, 7527, 7528, 7529, 7530, 7531, 7532, 7533, 7534,
    7535, 7536, 7537, 7538, 7539, 7540, 7541, 7542, 7543, 7544, 7545, 7546, 7547, 7548,
    7549, 7550, 7551, 7552, 7553, 7554, 7555, 7556, 7557, 7558, 7559, 7560, 7561, 7562,
    7563, 7564, 7565, 7566, 7567, 7568, 7569, 7570, 7571, 7572, 7573, 7574, 7575, 7576,
    7577, 7578, 7579, 7580, 7581, 7582, 7583, 7584, 7585, 7586, 7587, 7588, 7589, 7590,
    7591, 7592, 7593, 7594, 7595, 7596, 7597, 7598, 7599, 7600, 7601, 7602, 7603, 7604,
    7605, 7606, 7607, 7608, 7609, 7610, 7611, 7612, 7613, 7614, 7615, 7616, 7617, 7618,
    7619, 7620, 7621, 7622, 7623, 7624, 7625, 7626, 7627, 7628, 7629, 7630, 7631, 7632,
    7633, 7634, 7635, 7636, 7637, 7746, 7877, 7946, 8010, 8014, 8038, 8047, 8058, 8069,
    8071, 8086, 8100, 8107, 8113, 8125, 8196, 8205, 8206, 8207, 8208, 8209, 8210, 8211,
    8212, 8213, 8214, 8215, 8216, 8217, 8218, 8219, 8220, 8221, 8222, 8223, 8224, 8225,
    8226, 8227, 8228, 8229, 8230, 8231, 8232, 8233, 8234, 8235, 8236, 8237, 8238, 8239,
    8240, 8241, 8242, 8243, 8244, 8245,
  ]

  static let texts: StaticString = """
    {0}: 
    {0}–{1}
    {0} veya {1}
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
    Daha fazla
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
    Gereken biçimde değil: {0}
    Denetlenemeyecek kadar uzun
    {0} tümüyle doldurulmalı
    En az {0} olmalı
    En çok {0} olmalı
    {0} değerinden büyük olmalı
    {0} değerinden küçük olmalı
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
    yazılan
    “{0}” mi demek istediniz?
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









































    """
}
