// swift-format-ignore-file
/// The messages in Turkish: made by generate-messages.py from tr.po, not by hand.
enum TurkishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 16, 29, 31, 34, 36, 38, 119, 226, 276, 340, 420, 525, 551,
    585, 633, 689, 697, 719, 779, 835, 889, 963, 971, 985, 1006, 1041, 1098,
    1103, 1142, 1171, 1187, 1209, 1221, 1241, 1253, 1353, 1404, 1411, 1430, 1449, 1483,
    1519, 1578, 1618, 1710, 1750, 1762, 1775, 1783, 1814, 1847, 1891, 1900, 1908, 1916,
    1924, 1930, 1938, 1946, 1953, 1959, 1964, 1972, 1978, 1990, 2000, 2007, 2016, 2023,
    2032, 2039, 2043, 2049, 2053, 2061, 2068, 2073, 2077, 2083, 2091, 2097, 2102, 2109,
    2121, 2133, 2144, 2152, 2159, 2169, 2183, 2196, 2217, 2225, 2236, 2244, 2252, 2274,
    2325, 2365, 2389, 2485, 2538, 2597, 2668, 2718, 2773, 2797, 2846, 2890, 2935, 2975,
    3005, 3057, 3103, 3133, 3183, 3194, 3200, 3217, 3224, 3230, 3245, 3281, 3317, 3366,
    3393, 3454, 3470, 3485, 3510, 3536, 3562, 3578, 3608, 3634, 3652, 3666, 3681, 3719,
    3727, 3731, 3763, 3805, 3817, 3828, 3885, 3895, 3937, 3959, 3985, 4003, 4025, 4047,
    4062, 4092, 4128, 4142, 4162, 4187, 4228, 4276, 4336, 4354, 4418, 4438, 4498, 4533,
    4597, 4661, 4779, 4800, 4846, 4863, 4883, 4904, 4923, 4943, 4971, 5000, 5040, 5068,
    5092, 5120, 5148, 5166, 5186, 5218, 5251, 5272, 5292, 5313, 5333, 5362, 5383, 5404,
    5435, 5464, 5516, 5531, 5553, 5577, 5604, 5660, 5734, 5755, 5778, 5812, 5847, 5869,
    5889, 5911, 5939, 5969, 6010, 6071, 6152, 6185, 6227, 6271, 6290, 6319, 6362, 6412,
    6461, 6507, 6551, 6596, 6613, 6638, 6659, 6701, 6723, 6754, 6807, 6851, 6882, 6913,
    6922, 6959, 6976, 7031, 7080, 7149, 7212, 7227, 7239, 7253, 7267, 7283, 7299, 7307,
    7315, 7320, 7331, 7341, 7362, 7379, 7404, 7437, 7448, 7465, 7489, 7501, 7511, 7530,
    7537, 7548, 7562, 7581, 7599, 7613, 7630, 7663, 7668, 7673, 7681, 7697, 7710, 7724,
    7736, 7758, 7773, 7787, 7810, 7823, 7842, 7854, 7867, 7876, 7896, 7906, 7932, 7956,
    7980, 8007, 8028, 8036, 8054, 8069, 8082, 8093, 8111, 8135, 8181, 8198, 8227, 8242,
    8261, 8306, 8329, 8420, 8541, 8546, 8552, 8560, 8568, 8574, 8578, 8690, 8712, 8743,
    8761, 8781, 8799, 8839, 8851, 8869, 8958, 8988, 9026, 9069, 9086, 9102, 9152, 9216,
    9251, 9412, 9550, 9569, 9619, 9692, 9717, 9738, 9767, 9848, 9960, 9988, 10041, 10063,
    10073, 10083, 10095, 10119, 10144, 10186, 10228, 10274, 10302, 10319, 10344, 10375, 10407, 10464,
    10488, 10516, 10567, 10600, 10633, 10650, 10678, 10695, 10713, 10731, 10747, 10778, 10797, 10844,
    10886, 10913, 10943, 10981, 11003, 11038, 11080, 11102, 11127, 11150, 11170, 11178, 11189, 11205,
    11225, 11231, 11236, 11239, 11257, 11267, 11287, 11316, 11325, 11410, 11495, 11545, 11659, 11679,
    11727, 11831, 11839, 11858, 11876, 11886, 11900, 11910, 11927, 11954, 11991, 12028, 12071, 12108,
    12145, 12196, 12236, 12268, 12300, 12325, 12351, 12384, 12416, 12444, 12506, 12534, 12550, 12599,
    12652, 12694, 12720, 12744, 12784, 12809, 12837, 12871, 12906, 12941, 12966, 13020, 13046, 13073,
    13183, 13203, 13237, 13257, 13277, 13324, 13368, 13409, 13438, 13472, 13521, 13534, 13554, 13593,
    13630, 13647, 13678, 13683, 13688, 13694, 13704, 13708, 13717, 13724, 13730, 13737, 13747, 13759,
    13767, 13876, 14007, 14076, 14140, 14144, 14168, 14177, 14188, 14199, 14201, 14216, 14230, 14237,
    14243, 14255, 14326, 14335, 14348, 14360, 14375, 14381, 14403, 14425, 14437, 14457, 14488, 14511,
    14541, 14586, 14660, 14696, 14838, 14917, 14958, 15006, 15055, 15106, 15206, 15249, 15282, 15329,
    15368, 15451, 15479, 15522, 15541, 15588, 15617, 15629, 15675, 15695, 15732, 15744, 15767, 15778,
    15812, 15833, 15856, 15900, 15938, 16038, 16126, 16162, 16196, 16228,
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
    Enter,Tab,Esc,Boşluk,Geri,Delete,Yukarı,Aşağı,Sol,Sağ,Home,End,PageUp,PageDown,Insert,Ctrl,Alt,Shift
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
    Yukarı, Aşağı: devamı; başka tuş: geri
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
    Bu oturum işlemci süresini tüketti
    site.yaml hatalı ({0} itibarıyla); önceki doğru hali kullanılıyor: bkz. 'formline site check'
    Gönderilip gönderilmediği bilinmiyor; gönderdikleriniz arasında şunu arayın: {0}
    Yazdıklarınız kaydedilmiyor: {0}
    {0}, {1} bayttan uzun; kısaltın
    Burada sizin için bir şey yok

    """
}
