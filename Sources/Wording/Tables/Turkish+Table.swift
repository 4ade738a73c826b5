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
    5411, 5467, 5488, 5511, 5545, 5580, 5602, 5622, 5644, 5672, 5702, 5743, 5804, 5885,
    5918, 5960, 6004, 6023, 6052, 6095, 6145, 6194, 6240, 6284, 6329, 6346, 6371, 6392,
    6434, 6456, 6487, 6540, 6584, 6615, 6646, 6655, 6692, 6709, 6764, 6813, 6882, 6945,
    6960, 6972, 6986, 7000, 7016, 7032, 7040, 7048, 7053, 7064, 7074, 7095, 7112, 7137,
    7170, 7181, 7198, 7222, 7234, 7244, 7263, 7270, 7281, 7295, 7314, 7332, 7346, 7363,
    7396, 7401, 7406, 7414, 7430, 7443, 7457, 7469, 7491, 7506, 7520, 7543, 7556, 7575,
    7587, 7600, 7609, 7629, 7639, 7665, 7689, 7713, 7740, 7761, 7769, 7787, 7802, 7815,
    7826, 7844, 7868, 7905, 7922, 7951, 7966, 7985, 8030, 8053, 8144, 8265, 8270, 8276,
    8284, 8292, 8298, 8310, 8328, 8417, 8447, 8485, 8528, 8545, 8561, 8611, 8675, 8710,
    8871, 9009, 9028, 9078, 9151, 9176, 9197, 9226, 9307, 9419, 9447, 9500, 9522, 9532,
    9542, 9554, 9578, 9603, 9645, 9687, 9733, 9761, 9778, 9803, 9834, 9866, 9923, 9947,
    9975, 10026, 10059, 10092, 10109, 10137, 10154, 10172, 10190, 10206, 10237, 10256, 10303, 10345,
    10372, 10402, 10440, 10462, 10497, 10539, 10561, 10586, 10609, 10629, 10637, 10648, 10664, 10684,
    10690, 10695, 10698, 10716, 10726, 10746, 10775, 10784, 10869, 10954, 11004, 11118, 11138, 11186,
    11290, 11298, 11317, 11335, 11345, 11359, 11369, 11386, 11413, 11450, 11487, 11530, 11567, 11604,
    11655, 11695, 11727, 11759, 11784, 11810, 11843, 11875, 11903, 11965, 11993, 12009, 12058, 12111,
    12153, 12179, 12203, 12243, 12268, 12296, 12330, 12365, 12400, 12425, 12479, 12505, 12532, 12642,
    12662, 12696, 12716, 12736, 12783, 12827, 12868, 12897, 12931, 12980, 12993, 13013, 13052, 13089,
    13106, 13137, 13142, 13147, 13153, 13163, 13167, 13176, 13183, 13189, 13196, 13206, 13218, 13226,
    13335, 13466, 13535, 13599, 13603, 13627, 13636, 13647, 13658, 13660, 13675, 13689, 13696, 13702,
    13714, 13785, 13794, 13807, 13819, 13834, 13840, 13862, 13884, 13896, 13916, 13947, 13970, 14000,
    14045, 14119, 14155, 14297, 14376, 14417, 14465, 14514, 14565, 14665, 14708, 14741, 14788, 14827,
    14910, 14938, 14981, 15000, 15047, 15076, 15088, 15134, 15154, 15191, 15203, 15226, 15237, 15271,
    15292, 15315, 15359, 15459, 15547, 15583, 15617, 15649,
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
