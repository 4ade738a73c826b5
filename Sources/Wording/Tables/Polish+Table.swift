// swift-format-ignore-file
/// The messages in Polish: made by generate-messages.py from pl.po, not by hand.
enum PolishTable {
  static let plural: StaticString = "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"

  static let ends: [UInt32] = [
    6, 20, 32, 35, 38, 40, 42, 145, 246, 333, 416, 514, 550, 604,
    712, 838, 846, 891, 981, 1071, 1149, 1256, 1264, 1279, 1296, 1316, 1357, 1364,
    1399, 1427, 1445, 1466, 1475, 1488, 1498, 1602, 1650, 1656, 1670, 1692, 1734, 1770,
    1835, 1870, 1951, 1987, 2001, 2015, 2027, 2054, 2088, 2127, 2134, 2145, 2155, 2165,
    2176, 2183, 2190, 2197, 2204, 2210, 2216, 2219, 2236, 2247, 2257, 2264, 2271, 2284,
    2294, 2301, 2308, 2317, 2325, 2334, 2340, 2347, 2353, 2359, 2369, 2373, 2377, 2394,
    2412, 2417, 2423, 2433, 2444, 2459, 2470, 2491, 2497, 2505, 2515, 2525, 2547, 2594,
    2639, 2657, 2730, 2775, 2833, 2902, 2943, 2997, 3028, 3071, 3113, 3155, 3196, 3224,
    3271, 3319, 3353, 3415, 3426, 3432, 3449, 3460, 3470, 3478, 3508, 3539, 3575, 3602,
    3662, 3677, 3692, 3729, 3759, 3791, 3813, 3849, 3893, 3914, 3935, 3957, 3996, 4005,
    4009, 4039, 4073, 4083, 4102, 4144, 4156, 4216, 4251, 4282, 4317, 4349, 4384, 4409,
    4457, 4517, 4539, 4573, 4604, 4661, 4709, 4786, 4802, 4882, 4899, 4976, 5009, 5089,
    5170, 5272, 5305, 5346, 5362, 5379, 5398, 5418, 5440, 5468, 5498, 5532, 5563, 5591,
    5628, 5653, 5679, 5704, 5731, 5756, 5774, 5791, 5820, 5850, 5882, 5907, 5929, 5961,
    5984, 6038, 6062, 6086, 6108, 6145, 6207, 6273, 6294, 6318, 6352, 6375, 6395, 6426,
    6452, 6475, 6501, 6536, 6596, 6675, 6717, 6760, 6805, 6822, 6855, 6897, 6948, 6999,
    7047, 7094, 7140, 7158, 7191, 7212, 7254, 7278, 7307, 7358, 7408, 7439, 7472, 7486,
    7513, 7526, 7579, 7630, 7700, 7777, 7793, 7814, 7830, 7849, 7867, 7886, 7895, 7903,
    7913, 7920, 7928, 7951, 7964, 7991, 8019, 8034, 8056, 8088, 8109, 8121, 8142, 8152,
    8169, 8185, 8206, 8226, 8244, 8263, 8288, 8296, 8304, 8311, 8332, 8341, 8360, 8372,
    8399, 8419, 8443, 8472, 8485, 8507, 8522, 8539, 8549, 8575, 8593, 8614, 8634, 8651,
    8668, 8683, 8690, 8715, 8729, 8743, 8758, 8775, 8799, 8839, 8860, 8886, 8902, 8923,
    8991, 9019, 9100, 9212, 9219, 9229, 9235, 9242, 9249, 9257, 9421, 9440, 9475, 9499,
    9528, 9560, 9621, 9646, 9662, 9750, 9778, 9798, 9826, 9842, 9868, 9934, 9993, 10030,
    10209, 10398, 10415, 10445, 10499, 10529, 10547, 10582, 10667, 10775, 10805, 10861, 10892, 10906,
    10913, 10920, 10937, 10952, 11025, 11101, 11171, 11196, 11218, 11244, 11271, 11306, 11347, 11372,
    11396, 11443, 11473, 11500, 11516, 11549, 11571, 11594, 11623, 11644, 11676, 11696, 11747, 11788,
    11818, 11841, 11870, 11899, 11933, 11969, 11993, 12023, 12050, 12064, 12077, 12098, 12128, 12157,
    12163, 12168, 12171, 12181, 12191, 12204, 12225, 12234, 12317, 12397, 12456, 12619, 12649, 12706,
    12841, 12848, 12869, 12890, 12906, 12930, 12951, 12967, 12998, 13031, 13059, 13095, 13142, 13184,
    13234, 13264, 13299, 13329, 13359, 13378, 13404, 13428, 13460, 13524, 13557, 13588, 13656, 13715,
    13794, 13822, 13848, 13880, 13918, 13956, 13987, 14024, 14048, 14083, 14126, 14157, 14187, 14341,
    14365, 14432, 14452, 14474, 14535, 14598, 14644, 14687, 14737, 14787, 14810, 14849, 14878, 14929,
    14962, 14983, 14991, 14997, 15009, 15019, 15023, 15032, 15037, 15043, 15050, 15062, 15074, 15088,
    15196, 15445, 15507, 15635, 15681, 15736, 15738, 15760, 15783, 15795, 15817, 15838, 15844, 15847,
    15898, 16009, 16018, 16026, 16032, 16048, 16058, 16089, 16108, 16123, 16144, 16177, 16197, 16226,
    16271, 16335, 16379, 16609, 16691, 16748, 16805, 16864, 16916, 17040, 17082, 17122, 17187, 17235,
    17324, 17347, 17390, 17408, 17465, 17502, 17532, 17618, 17639, 17667, 17676, 17696, 17707, 17742,
    17768, 17800, 17842, 17943, 18023, 18068, 18128, 18153,
  ]

  static let texts: StaticString = """
    {0}: 
    od {0} do {1}
    {0} lub {1}
     
    , 
    t
    n
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    brakuje {0} wymaganej odpowiedzi\u{1F}brakuje {0} wymaganych odpowiedzi\u{1F}brakuje {0} wymaganych odpowiedzi
    {0} odpowiedź wymaga uwagi\u{1F}{0} odpowiedzi wymagają uwagi\u{1F}{0} odpowiedzi wymaga uwagi
    wpisane odpowiedzi są zachowane; następne uruchomienie formularza je zaproponuje
    wpisane odpowiedzi, poza tajnymi, są zachowane; następne uruchomienie formularza je zaproponuje
    wybrano {0}\u{1F}wybrano {0}\u{1F}wybrano {0}
    wybrano {0} z {1}\u{1F}wybrano {0} z {1}\u{1F}wybrano {0} z {1}
    wybrano {0}, trzeba co najmniej {1}\u{1F}wybrano {0}, trzeba co najmniej {1}\u{1F}wybrano {0}, trzeba co najmniej {1}
    wybrano {0} z {2}, trzeba co najmniej {1}\u{1F}wybrano {0} z {2}, trzeba co najmniej {1}\u{1F}wybrano {0} z {2}, trzeba co najmniej {1}
    {0} {2}
    {0} odpowiedź\u{1F}{0} odpowiedzi\u{1F}{0} odpowiedzi
    {0} odpowiedź z dzisiaj, {1}\u{1F}{0} odpowiedzi z dzisiaj, {1}\u{1F}{0} odpowiedzi z dzisiaj, {1}
    {0} odpowiedź z wczoraj, {1}\u{1F}{0} odpowiedzi z wczoraj, {1}\u{1F}{0} odpowiedzi z wczoraj, {1}
    {0} odpowiedź z {1}, {2}\u{1F}{0} odpowiedzi z {1}, {2}\u{1F}{0} odpowiedzi z {1}, {2}
    {0}; {1} kolejna nie ma już pola\u{1F}{0}; {1} kolejne nie mają już pola\u{1F}{0}; {1} kolejnych nie ma już pola
    Wyślij
    Krok {0} z {1}
    {0}: inne strony
    Sprawdź odpowiedzi
    Enter na odpowiedzi pozwala ją zmienić
    Wróć
    Usunięto wiersz: {0} go przywraca
    Wyczyszczono: {0} przywraca
    {0}: do tej listy
    {0}, wiersz {1}, {2}
    {0} pyta
    Pyta program
    Host: {0}
    Zgódź się tylko, jeśli znasz ten host; stronę otwórz samodzielnie: nic nie otworzy się za ciebie
    Uwaga: ta nazwa hosta może wyglądać jak inna
    Razem
    Dodaj kolejny
    Dodaj (najwyżej {0})
    i jeszcze {0}\u{1F}i jeszcze {0}\u{1F}i jeszcze {0}
    Odrzucić wpisane odpowiedzi? [t/N]
    Opuścić formularz? Wpisane odpowiedzi zostaną zachowane [t/N]
    Ten formularz uruchamia polecenia:
    Dowolny klawisz przechodzi dalej i pozwala je uruchomić; Esc opuszcza formularz
    Kontynuować od miejsca przerwania?
    ↑↓ wybór
    ⏎ kontynuuj
    Del odrzuć
    pisz, aby zacząć od nowa
    Ponowne Del odrzuci te odpowiedzi
    Numer albo n, aby zacząć od nowa [1]
    Edytuj
    Poprzednie
    Następne
    Wyczyść
    Podpowiedz
    Cofnij
    Pokaż
    Anuluj
    Gotowe
    Dodaj
    Usuń
    OK
    Zapytaj ponownie
    Dodaj pole
    Wszystkie
    Żadne
    Odmów
    Zgadzam się
    Kalendarz
    Szukaj
    gotowe
    przejdź
    wyślij
    dołącz
    trasa
    szukaj
    enter
    dalej
    kontynuuj
    tak
    nie
    Nowe zgłoszenie
    Puste zgłoszenie
    Opis
    Klucz
    Wartość
    wybierz…
    nic nie pasuje
    brak opcji
    pisz, aby filtrować
    Pomoc
    Więcej
    {0} z {1}
    {0} z {1}
    pn wt śr cz pt so nd
    W edytorze otwierają się tylko pola tekstowe
    Tajnych pól nie można otworzyć w edytorze
    Nie ma tu edytora
    Nie można uruchomić edytora „{0}”: podaj swój w VISUAL lub EDITOR
    Nie można uruchomić edytora „{0}”: {1}
    Edytor „{0}” nie zakończył pracy: nic nie zmieniono
    Edytor „{0}” zakończył się ze statusem {1}: nic nie zmieniono
    Edytor „{0}” zakończył sygnał {1}
    Tekst z „{0}” nie jest w UTF-8: nic nie zmieniono
    Nie wrócił żaden tekst: {0}
    Nic nie zmieniono: to pole ma jeden wiersz
    Nic nie wklejono: to pole ma jeden wiersz
    Nic nie zmieniono: tekst nie jest w UTF-8
    Nic nie wklejono: tekst nie jest w UTF-8
    Pominięto znaki sterujące
    Wklejono tylko początek: tekst jest za długi
    „{0}” zależy od: {1}; jeszcze niedostępne
    „{0}” nie jest teraz możliwe
    Nic nie wpisano: klawisz wysłał bajty, które nie są UTF-8
    RRRR-MM-DD
    GG:MM
    RRRR-MM-DD GG:MM
    WSTAWIANIE
    POLECENIA
    ZAMIANA
    Tu można wpisać tylko cyfry
    Tu można wpisać tylko liczby
    Tu można wpisać tylko znaki ASCII
    Nie ma na to miejsca w {0}
    „{0}” nie jest tu wartością: przywrócono poprzednią
    sprawdzanie…
    wczytywanie…
    Ta odpowiedź nie została przyjęta
    Sprawdzanie trwało za długo
    Nie udało się sprawdzić: {0}
    Brak podpowiedzi: {0}
    Nie udało się wczytać opcji: {0}
    polecenie zakończyło się ze statusem {0}
    trwało to za długo
    nie zwróciło listy
    nie zwróciło wyniku
    polecenie nie wypisało tekstu w UTF-8
    wymagane
    t/n
    numery oddzielone przecinkami
    zakończ wierszem z samą kropką
    bez zmian
    nie można wybrać
    Podaj nazwę lub numer opcji, od 1 do {0}
    Błąd: {0}
    {0} {2} ma {3} dzień\u{1F}{0} {2} ma {3} dni\u{1F}{0} {2} ma {3} dni
    {0} wiersz\u{1F}{0} wiersze\u{1F}{0} wierszy
    {0} znak\u{1F}{0} znaki\u{1F}{0} znaków
    {0} godzina\u{1F}{0} godziny\u{1F}{0} godzin
    {0} minuta\u{1F}{0} minuty\u{1F}{0} minut
    {0} sekunda\u{1F}{0} sekundy\u{1F}{0} sekund
    Odpowiedź jest wymagana
    Odpowiedź jest wymagana: wybierz jedną opcję
    Odpowiedź jest wymagana: wybierz co najmniej jedną opcję
    Wybierz jedną opcję
    Wybierz co najmniej jedną opcję
    Dodaj co najmniej jeden wiersz
    Odpowiedź jest wymagana: dodaj co najmniej jeden wiersz
    Odpowiedź jest wymagana: odpowiedz tak lub nie
    Co najmniej {0}: jest {1}\u{1F}Co najmniej {0}: są {1}\u{1F}Co najmniej {0}: jest {1}
    Co najmniej {0}
    Co najwyżej {0}: jest {1}\u{1F}Co najwyżej {0}: są {1}\u{1F}Co najwyżej {0}: jest {1}
    Co najwyżej {0}
    Co najmniej {0}: jest {1}\u{1F}Co najmniej {0}: są {1}\u{1F}Co najmniej {0}: jest {1}
    Co najmniej {0}: nie ma żadnego
    Co najwyżej {0}: jest {1}\u{1F}Co najwyżej {0}: są {1}\u{1F}Co najwyżej {0}: jest {1}
    Możliwe tylko co {0} dzień\u{1F}Możliwe tylko co {0} dni\u{1F}Możliwe tylko co {0} dni
    Możliwe tylko co {0} dzień od {1}\u{1F}Możliwe tylko co {0} dni od {1}\u{1F}Możliwe tylko co {0} dni od {1}
    Możliwe tylko w odstępach: {0}
    Możliwe tylko w odstępach: {0}, od {1}
    Wiersz {0}, {1}
    To nie jest data
    {0} nie jest datą
    To nie jest godzina
    {0} nie jest godziną
    To nie jest data z godziną
    {0} nie jest datą z godziną
    {0} pasuje do: {1}; wybierz jedno
    To powinno wyglądać tak: {0}
    To nie ma wymaganej postaci
    To jest za długie, by to sprawdzić
    Wypełnij całość: {0}
    Musi być co najmniej {0}
    Może być najwyżej {0}
    Musi być więcej niż {0}
    Musi być mniej niż {0}
    Najwcześniej {0}
    Najpóźniej {0}
    Musi być później niż {0}
    Musi być wcześniej niż {0}
    Musi być wielokrotnością {0}
    Trzeba wybrać „{0}”
    To nie to samo co {0}
    Schemat na to nie pozwala ({0})
    Wybierz jedną z opcji
    „{0}” nie jest teraz dostępne: wybierz co innego
    Nie można wybrać: {0}
    Wybierz co najmniej {0}
    Wybierz najwyżej {0}
    Żadne dwa nie mogą być takie same
    Wiersze {0} i {1} są takie same: każdy może być tylko raz
    „{0}” to klucz wierszy {1} i {2}: każdy może być tylko raz
    Nie ma takiego pliku
    Nie ma takiego katalogu
    Nie ma takiego pliku ani katalogu
    To katalog; podaj plik
    To nie jest katalog
    {0}: nieprawidłowa odpowiedź
    Musi być spełnione: {0}
    Podaj istniejący plik
    Podaj istniejący katalog
    Podaj istniejący plik lub katalog
    To nie jest godzina z różnicą od UTC, taka jak 14:30:00Z
    To nie jest data z godziną i różnicą od UTC, taka jak 2026-02-28T14:30:00Z
    To nie jest czas trwania, taki jak P1DT2H
    To nie jest adres IPv4, taki jak 192.0.2.1
    To nie jest adres IPv6, taki jak 2001:db8::1
    To nie jest UUID
    To nie jest wyrażenie regularne
    To nie jest wskaźnik JSON, taki jak /a/0
    To nie jest względny wskaźnik JSON, taki jak 1/a
    To nie jest nazwa hosta, taka jak host.example.com
    To nie jest URI, taki jak https://example.com/a
    To nie jest odwołanie URI, takie jak ../a?b=c
    To nie jest szablon URI, taki jak /users/{id}
    {0} jest za duże
    {0} nie jest liczbą całkowitą
    {0} nie jest liczbą
    {0} nie jest liczbą; zapisz ją tak: {1}
    {0} to ani tak, ani nie
    {0} nie jest żadną z opcji
    {0} może znaczyć {1} lub {2}: wpisz, o co chodzi
    {0} może znaczyć dwie rzeczy: wpisz w całości
    wartość nie jest listą JSON
    wartość nie jest obiektem JSON
    wpisany tekst
    czy chodziło o „{0}”?
    opcje to {0}
    „{0}” nie jest datą; zapisz ją tak: 2026-02-28
    „{0}” nie jest godziną; zapisz ją tak: 14:30
    „{0}” nie jest datą z godziną; zapisz ją tak: 2026-02-28 14:30
    „{0}” nie jest przesunięciem względem UTC; zapisz je tak: +01:00 lub Z
    nie ma roku {0}
    nie ma miesiąca {0}
    nie ma dnia {0}
    nie ma godziny {0}
    nie ma minuty {0}
    nie ma sekundy {0}
    Klawisze
    To pole
    Formularz
    Edycja
    Wiersze
    dodaj wiersz, usuń go
    usuń wiersz
    przesuń w górę, w dół
    przywróć usunięty wiersz
    znajdź wiersz
    wiersz wyżej, niżej
    następna, poprzednia wartość
    przyjmij podpowiedź
    podpowiedzi
    pokaż wpisany tekst
    kalendarz
    otwórz, zamknij
    zatwierdź pole
    opcja wyżej, niżej
    zaznacz lub odznacz
    wyślij formularz
    co się nie zgadza
    wybierz widoczne, żadne
    wybierz
    filtruj
    litery
    włącz lub wyłącz
    tak, nie
    naciśnij przycisk
    nowy wiersz
    następne, poprzednie pole
    pole wyżej, niżej
    pierwsze, ostatnie pole
    poprzednia, następna strona
    pół ekranu
    zamknij, potem anuluj
    anuluj od razu
    narysuj ponownie
    wstrzymaj
    początek, koniec wiersza
    początek, koniec
    słowo wstecz, dalej
    wytnij słowo przed
    wytnij słowo po
    wytnij przed, po
    wklej wycięte
    cofnij
    wcześniejsze odpowiedzi
    szukaj w nich
    vi: polecenia
    vi: wstawianie
    w twoim edytorze
    dowolny klawisz: wróć
    Up, Down: więcej; inny klawisz: wróć
    zrozumiano jako: {0}
    odpowiedź podana, ukryta
    brak odpowiedzi
    {0}: brak odpowiedzi
    dane wejściowe skończyły się, zanim padły wszystkie odpowiedzi
    Ten wiersz nie jest w UTF-8
    Naciśnij Enter, aby wysłać, lub wpisz nazwę pytania, aby zmienić odpowiedź
    „{0}” objaśnia pytanie, „{1}” wraca do poprzedniego, „{2}” odczytuje odpowiedzi, „{3}” kończy
    wstecz
    przejrzyj
    pomoc
    skasuj
    koniec
    otwórz
    {0} pytanie; pusty wiersz przyjmuje to, co w nawiasach\u{1F}{0} pytania; pusty wiersz przyjmuje to, co w nawiasach\u{1F}{0} pytań; pusty wiersz przyjmuje to, co w nawiasach
    Pytanie {0} z {1}.
    Wpisywany tekst nie jest widoczny.
    W tej kolejności: {0}.
    {0} cyfra\u{1F}{0} cyfry\u{1F}{0} cyfr
    {0} litera\u{1F}{0} litery\u{1F}{0} liter
    {0} litera lub cyfra\u{1F}{0} litery lub cyfry\u{1F}{0} liter lub cyfr
    To jest pierwsze pytanie
    Wpisz {0} lub n
    Przywrócono wcześniejsze odpowiedzi: „{0}” je odczytuje, „{1}” do nich wraca.
    {0}, wiersz {1}: zachować?
    {0}: dodać wiersz?
    {0}: dodać kolejny wiersz?
    {0}, wiersz {1}
    Odpowiedź jest wymagana.
    Odpowiedź nie jest wymagana: naciśnij Enter, aby ją pominąć.
    Naciśnij Enter, aby przyjąć wartość w nawiasach: {0}.
    „{0}” przy dowolnym pytaniu: {1}
    Ponadto „{0}” wraca do poprzedniego pytania, „{1}” odczytuje odpowiedzi, „{2}” powtarza to objaśnienie, „{3}” usuwa odpowiedź, „{4}” kończy bez wysyłania.
    {0} opcja: wpisz część nazwy, aby ją wyświetlić, jeśli pasuje\u{1F}{0} opcje: wpisz część nazwy, aby wyświetlić pasujące\u{1F}{0} opcji: wpisz część nazwy, aby wyświetlić pasujące
    Wpisz {0} lub n.
    Podaj numer lub nazwę opcji.
    Podaj numery lub nazwy opcji, oddzielone przecinkami.
    Podaj liczbę całkowitą{0}.
    Podaj liczbę{0}.
    Podaj odpowiedź w postaci {0}{1}.
    Odpowiedź może mieć dowolnie wiele wierszy{0}; zakończ wierszem z samą kropką.
    Odpowiedź może mieć dowolnie wiele wierszy{0} i nie będzie widoczna; zakończ wierszem z samą kropką.
    Odpowiadaj wiersz po wierszu.
    Odpowiedz w jednym wierszu{0}; nie będzie on widoczny.
    Odpowiedz w jednym wierszu{0}.
    od {0} do {1}
    od {0}
    do {0}
    więcej niż {0}
    mniej niż {0}
     (od {0} do {1} znaku)\u{1F} (od {0} do {1} znaków)\u{1F} (od {0} do {1} znaków)
     (co najmniej {0} znak)\u{1F} (co najmniej {0} znaki)\u{1F} (co najmniej {0} znaków)
     (najwyżej {0} znak)\u{1F} (najwyżej {0} znaki)\u{1F} (najwyżej {0} znaków)
    prawidłowy adres e-mail
    prawidłowy adres URL
    prawidłową nazwę hosta
    prawidłowy numer telefonu
    prawidłowy numer kierunkowy kraju
    tylko cyfry tej części numeru telefonu
    prawidłowy kod pocztowy
    prawidłowy numer karty
    prawidłową datę ważności (miesiąc i rok)
    prawidłową datę ważności
    prawidłowy rok ważności
    prawidłowy kod
    prawidłowy kod zabezpieczający
    prawidłowy numer EID
    prawidłowy numer IMEI
    prawidłowy dzień miesiąca
    prawidłowy miesiąc
    prawidłowy miesiąc ważności
    prawidłową kwotę
    prawidłową datę urodzenia (rok-miesiąc-dzień)
    prawidłowy rok urodzenia (cztery cyfry)
    prawidłową datę z godziną
    prawidłowy numer lotu
    prawidłowy numer przesyłki
    prawidłową nazwę gałęzi
    prawidłowy dwuliterowy kod kraju
    prawidłowy trzyliterowy kod waluty
    prawidłowy kod języka
    prawidłową strefę czasową
    imię i nazwisko na karcie
    ul. Długa 12
    Mieszkanie 3
    Miasto, województwo
    długie hasło z kilku słów
    {0} cyfra\u{1F}{0} cyfry\u{1F}{0} cyfr
    MM/RR
    RRRR
    DD
    Podaj {0}
    {0} ({2})
    {0}, np. {1}
    {0}, np. {1} lub {2}
    {0}: {1}
    Ta karta straciła ważność: podaj datę ważności, która jeszcze nie minęła
    Ta karta straciła ważność: podaj rok ważności, który jeszcze nie minął
    Podaj datę urodzenia, która nie przypada w przyszłości
    Podaj datę urodzenia sprzed nie więcej niż {0} roku\u{1F}Podaj datę urodzenia sprzed nie więcej niż {0} lat\u{1F}Podaj datę urodzenia sprzed nie więcej niż {0} lat
    {0} cyfrę\u{1F}{0} cyfry\u{1F}{0} cyfr
    ma tylko {0} cyfrę\u{1F}ma tylko {0} cyfry\u{1F}ma tylko {0} cyfr
    ma {0} cyfrę, więcej niż jakikolwiek numer\u{1F}ma {0} cyfry, więcej niż jakikolwiek numer\u{1F}ma {0} cyfr, więcej niż jakikolwiek numer
    spacji
    niewidocznych spacji
    znaków sterujących
    znaku „{0}”
    nie może zawierać {0}
    adres jest za długi
    brakuje znaku @
    jest więcej niż jeden znak @
    brakuje części przed znakiem @
    brakuje części po znaku @
    w części po znaku @ nie ma kropki
    przed znakiem @ jest o jedną kropkę za dużo
    po znaku @ jest o jedną kropkę za dużo
    łącznik nie może stać obok kropki ani znaku @
    zamiast kropki jest przecinek
    przed znakiem @ nie może być {0}
    po znaku @ nie może być {0}
    na początku brakuje https://
    po {0}: brakuje //
    po // brakuje nazwy hosta
    po dwukropku nic nie ma
    nazwa hosta jest nieprawidłowa
    port po nazwie hosta musi być liczbą nie większą niż 65535
    usuń wszystko do :// włącznie
    jest o jedną kropkę za dużo
    żadna część nie może zaczynać się ani kończyć łącznikiem
    jedna z części między kropkami ma więcej niż 63 znaki
    ma więcej niż {0} znak\u{1F}ma więcej niż {0} znaki\u{1F}ma więcej niż {0} znaków
    może zawierać tylko cyfry
    musi mieć {0}, a nie {1}
    numery {0} mają {1}, a nie {2}
    co najmniej jedna cyfra jest błędna
    znak + może stać tylko na początku
    żaden kraj nie ma numeru +{0}
    to znak + i od jednej do trzech cyfr
    to liczba od {0} do {1}
    musi być w zakresie od {0} do {1}
    to liczba od 1 do 12 lub nazwa, np. marzec
    miesiąc to liczba od 01 do 12
    ta karta straciła ważność
    żadna karta nie jest ważna dłużej niż {0} rok\u{1F}żadna karta nie jest ważna dłużej niż {0} lata\u{1F}żadna karta nie jest ważna dłużej niż {0} lat
    to data z przyszłości
    to ponad {0} rok temu\u{1F}to ponad {0} lata temu\u{1F}to ponad {0} lat temu
    nie ma takiego dnia
    nie ma takiej godziny
    zaczyna się od dwu- lub trzyliterowego kodu linii lotniczej
    po kodzie linii lotniczej musi być od jednej do czterech cyfr
    musi mieć od 6 do 40 liter i cyfr, a nie {0}
    nie może zawierać dwóch kropek z rzędu
    żadna część nie może kończyć się na .lock
    ukośnik może stać tylko między dwiema nazwami
    nie może zawierać @{
    nie może zaczynać się od łącznika
    sam znak @ ma inne znaczenie
    żadna część nie może zaczynać się od kropki
    nie może kończyć się kropką
    czy chodziło o {0}?
    schowek
    zegar
    środowisko
    generator
    git
    historia
    host
    lista
    region
    podpowiedzi
    użytkownik
    ten formularz
    poniedziałek|pon,wtorek|wt|wto,środa|śr|śro,czwartek|czw,piątek|pt|pią,sobota|sob,niedziela|niedz|nie
    styczeń|sty|stycznia,luty|lut|lutego,marzec|mar|marca,kwiecień|kwi|kwietnia,maj|maja,czerwiec|cze|czerwca,lipiec|lip|lipca,sierpień|sie|sierpnia,wrzesień|wrz|września,październik|paź|października,listopad|lis|listopada,grudzień|gru|grudnia
    przedwczoraj=-2,wczoraj=-1,dzisiaj|dziś=0,jutro=1,pojutrze=2
    za N dni|za N dzień=1,za N tygodnie|za N tygodni|za N tydzień=7,N dni temu|N dzień temu=-1,N tygodnie temu|N tygodni temu=-7
    w_|we_|ten_|ta_|to_|najbliższy_|najbliższa_
    następny_|następna_|następne_|przyszły_|przyszła_
    -
    rano|przed południem
    po południu|wieczorem
    dnia|r|roku
    południe|w południe
    północ|o północy
    teraz
    o_
    wpół do H=-30,kwadrans po H=15,za kwadrans H=-15
    jeden|jedna|jedną=1,dwa|dwie=2,trzy=3,cztery=4,pięć=5,sześć=6,siedem=7,osiem=8,dziewięć=9,dziesięć=10
    dayFirst
    Uruchom
    Opcje
    Wiersz poleceń
    Polecenie
    Po jednej wartości w wierszu.
    Co chcesz zrobić?
    Wypełnij: {0}
    Kontynuuj: {0} ({1})
    Otwarte gdzie indziej: {0} ({1})
    Wysłano: {0} ({1})
    Wysłano. Potwierdzenie: {0}
    Wysłano już wcześniej. Potwierdzenie: {0}
    Nie wysłano: jako {0} wysłano już wcześniej inne odpowiedzi
    na twoje wersje robocze nie ma już miejsca
    Można wysyłać najwyżej {0} raz na godzinę; spróbuj ponownie później\u{1F}Można wysyłać najwyżej {0} razy na godzinę; spróbuj ponownie później\u{1F}Można wysyłać najwyżej {0} razy na godzinę; spróbuj ponownie później
    Otwartych jest za dużo sesji; zakończ którąś lub spróbuj ponownie później
    Magazyn danych jest zajęty; za chwilę wyślij ponownie
    W magazynie danych nie ma już miejsca; nic nie wysłano
    Nie można zapisywać w magazynie danych; nic nie wysłano
    Magazyn danych jest nieosiągalny; nic nie wysłano
    Magazyn danych jest nieosiągalny. Zaczekaj: sesja zostanie wznowiona, gdy magazyn znów będzie dostępny (Ctrl-C kończy)
    Magazyn danych odpowiada powoli. Zaczekaj
    {0} musi być ścieżką w katalogu {1}
    Magazyn danych odmówił przyjęcia odpowiedzi; nic nie wysłano
    Ten formularz jest otwarty w innej twojej sesji
    Ten formularz jest otwarty w innej twojej sesji i tam pozostaje; tutaj zaczyna się nowy
    Istnieje nowsza wersja
    Nie wysłano: nie powiodło się {0} ({1})
    Nie wysłano: {0}
    Nie wysłano: nie można zaszyfrować tajnych odpowiedzi
    Formularz {0} jest zamknięty do {1}
    Formularz {0} jest zamknięty
    {0} pytanie czeka na ciebie\u{1F}{0} pytania czekają na ciebie\u{1F}{0} pytań czeka na ciebie
    Odpowiedz: {0} ({1})
    {0} pyta; odpowiedź do {1}
    {0} pyta
    Dlaczego odmawiasz?
    Odmówiono
    sprawa jest już załatwiona ({0})
    termin odpowiedzi minął
    pytanie zostało wycofane ({0})
    Operatorzy serwisu zakończyli tę sesję
    site.yaml zawiera błędy od {0}; obowiązuje ostatnia poprawna wersja: zobacz 'formline site check'
    Nie wiadomo, czy to wysłano; poszukaj {0} wśród swoich wysłanych formularzy
    Wpisywane odpowiedzi nie są zapisywane: {0}
    {0}: odpowiedź przekracza limit bajtów ({1}); skróć ją
    Nie ma tu nic dla ciebie

    """
}
