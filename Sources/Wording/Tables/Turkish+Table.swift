// swift-format-ignore-file
/// The messages in Turkish: made by generate-messages.py from tr.po, not by hand.
enum TurkishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 16, 29, 31, 34, 36, 38, 119, 226, 276, 340, 420, 525, 551,
    585, 633, 689, 697, 719, 779, 835, 889, 963, 971, 985, 1006, 1041, 1098,
    1103, 1134, 1163, 1179, 1201, 1213, 1233, 1245, 1345, 1396, 1403, 1422, 1441, 1475,
    1511, 1570, 1610, 1702, 1742, 1754, 1767, 1778, 1809, 1845, 1889, 1898, 1906, 1914,
    1922, 1928, 1936, 1944, 1951, 1957, 1962, 1970, 1976, 1988, 1998, 2005, 2014, 2021,
    2030, 2037, 2041, 2047, 2051, 2059, 2066, 2071, 2075, 2081, 2089, 2095, 2100, 2107,
    2119, 2131, 2142, 2150, 2157, 2167, 2181, 2194, 2215, 2223, 2234, 2242, 2250, 2272,
    2323, 2363, 2387, 2483, 2536, 2595, 2666, 2716, 2771, 2795, 2844, 2888, 2933, 2973,
    3003, 3055, 3101, 3131, 3181, 3192, 3198, 3215, 3222, 3228, 3243, 3279, 3315, 3364,
    3391, 3452, 3468, 3483, 3508, 3534, 3560, 3576, 3606, 3632, 3650, 3664, 3679, 3717,
    3725, 3729, 3761, 3803, 3815, 3826, 3883, 3893, 3935, 3957, 3983, 4001, 4023, 4045,
    4060, 4090, 4126, 4140, 4160, 4185, 4226, 4274, 4334, 4352, 4416, 4436, 4496, 4531,
    4595, 4659, 4777, 4798, 4844, 4861, 4881, 4902, 4921, 4941, 4969, 4998, 5038, 5066,
    5090, 5118, 5146, 5164, 5184, 5216, 5249, 5270, 5290, 5311, 5331, 5360, 5381, 5402,
    5433, 5462, 5514, 5529, 5551, 5575, 5602, 5658, 5732, 5753, 5776, 5810, 5845, 5867,
    5887, 5909, 5937, 5967, 6008, 6069, 6150, 6183, 6225, 6269, 6288, 6317, 6360, 6410,
    6459, 6505, 6549, 6594, 6611, 6636, 6657, 6699, 6721, 6752, 6805, 6849, 6880, 6911,
    6920, 6957, 6974, 7029, 7078, 7147, 7210, 7225, 7237, 7251, 7265, 7281, 7297, 7305,
    7313, 7318, 7329, 7339, 7360, 7377, 7402, 7435, 7446, 7463, 7487, 7499, 7509, 7528,
    7535, 7546, 7560, 7579, 7597, 7611, 7628, 7661, 7666, 7671, 7679, 7688, 7707, 7729,
    7745, 7758, 7772, 7784, 7806, 7821, 7835, 7858, 7871, 7890, 7902, 7915, 7924, 7944,
    7954, 7980, 8004, 8028, 8055, 8076, 8084, 8102, 8117, 8130, 8141, 8159, 8183, 8224,
    8241, 8270, 8285, 8304, 8349, 8372, 8463, 8584, 8589, 8595, 8603, 8611, 8617, 8621,
    8733, 8755, 8786, 8804, 8824, 8842, 8882, 8894, 8912, 9001, 9031, 9069, 9112, 9129,
    9145, 9195, 9259, 9294, 9455, 9593, 9614, 9664, 9737, 9762, 9783, 9812, 9893, 10005,
    10033, 10086, 10108, 10118, 10128, 10140, 10164, 10189, 10231, 10273, 10319, 10347, 10364, 10389,
    10420, 10452, 10509, 10533, 10561, 10612, 10645, 10678, 10695, 10723, 10740, 10758, 10776, 10792,
    10823, 10842, 10889, 10931, 10958, 10988, 11026, 11048, 11083, 11125, 11147, 11172, 11195, 11215,
    11223, 11234, 11250, 11270, 11276, 11281, 11284, 11302, 11312, 11332, 11361, 11370, 11455, 11540,
    11590, 11704, 11724, 11772, 11876, 11884, 11903, 11921, 11931, 11945, 11955, 11972, 11999, 12036,
    12073, 12116, 12153, 12190, 12241, 12281, 12313, 12345, 12370, 12396, 12429, 12461, 12489, 12551,
    12579, 12595, 12644, 12697, 12739, 12765, 12789, 12829, 12854, 12882, 12916, 12951, 12986, 13011,
    13065, 13091, 13118, 13228, 13248, 13282, 13302, 13322, 13369, 13413, 13454, 13483, 13517, 13566,
    13579, 13599, 13638, 13675, 13692, 13723, 13728, 13733, 13739, 13749, 13753, 13762, 13769, 13775,
    13782, 13792, 13804, 13812, 13921, 14052, 14121, 14185, 14189, 14213, 14222, 14233, 14237, 14244,
    14246, 14261, 14275, 14282, 14288, 14300, 14371, 14380, 14393, 14405, 14420, 14426, 14448, 14470,
    14482, 14502, 14533, 14556, 14586, 14631, 14705, 14741, 14883, 14962, 15003, 15051, 15100, 15151,
    15251, 15294, 15327, 15374, 15413, 15496, 15524, 15561, 15604, 15623, 15670, 15699, 15711, 15757,
    15777, 15814, 15826, 15849, 15860, 15894, 15915, 15938, 15982, 16020, 16120, 16208, 16244, 16278,
    16310,
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
    Satır silindi: {0} geri alır
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
    Delete sil
    baştan başlamak için yazın
    Yeniden Delete bu yanıtları siler
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
    rakamlar
    büyük adımlarla
    sütuna göre sırala
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
    Yukarı, Aşağı: devamı; başka: geri
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
    {0} veya {1} yazın.
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
    ös
    akşam
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
    Devam et ({1}): {0}
    Başka yerde açık ({1}): {0}
    Gönderildi ({1}): {0}
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
    Burada düzeltilen yanıtlar silindi
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
