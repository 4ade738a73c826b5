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
    2412, 2417, 2423, 2433, 2444, 2459, 2480, 2486, 2494, 2504, 2514, 2536, 2583, 2628,
    2646, 2719, 2764, 2822, 2891, 2932, 2986, 3017, 3060, 3102, 3144, 3185, 3213, 3260,
    3308, 3342, 3404, 3415, 3432, 3443, 3453, 3461, 3491, 3522, 3558, 3585, 3645, 3660,
    3675, 3712, 3742, 3774, 3796, 3832, 3876, 3897, 3918, 3940, 3979, 3988, 3992, 4022,
    4056, 4066, 4085, 4127, 4139, 4199, 4234, 4265, 4300, 4332, 4367, 4392, 4440, 4500,
    4522, 4556, 4587, 4644, 4692, 4769, 4785, 4865, 4882, 4959, 4992, 5072, 5153, 5255,
    5288, 5329, 5345, 5362, 5381, 5401, 5423, 5451, 5481, 5515, 5546, 5574, 5611, 5636,
    5662, 5687, 5714, 5739, 5757, 5774, 5803, 5833, 5865, 5890, 5912, 5944, 5967, 6021,
    6045, 6069, 6091, 6128, 6190, 6256, 6277, 6301, 6335, 6358, 6378, 6409, 6435, 6458,
    6484, 6519, 6579, 6658, 6700, 6743, 6788, 6805, 6838, 6880, 6931, 6982, 7030, 7077,
    7123, 7141, 7174, 7195, 7237, 7261, 7290, 7341, 7391, 7422, 7455, 7469, 7496, 7509,
    7562, 7613, 7683, 7760, 7776, 7797, 7813, 7832, 7850, 7869, 7878, 7886, 7896, 7903,
    7911, 7934, 7947, 7974, 8002, 8017, 8039, 8071, 8092, 8104, 8125, 8135, 8152, 8168,
    8189, 8209, 8227, 8246, 8271, 8279, 8287, 8294, 8315, 8324, 8343, 8355, 8382, 8402,
    8426, 8455, 8468, 8490, 8505, 8522, 8532, 8558, 8576, 8597, 8617, 8634, 8651, 8666,
    8673, 8698, 8712, 8726, 8741, 8758, 8782, 8822, 8843, 8869, 8885, 8906, 8974, 9002,
    9083, 9195, 9202, 9212, 9218, 9225, 9232, 9257, 9273, 9361, 9389, 9409, 9437, 9453,
    9479, 9545, 9604, 9641, 9820, 10009, 10026, 10056, 10110, 10140, 10158, 10193, 10278, 10386,
    10416, 10472, 10503, 10517, 10524, 10531, 10548, 10563, 10636, 10712, 10782, 10807, 10829, 10855,
    10882, 10917, 10958, 10983, 11007, 11054, 11084, 11111, 11127, 11160, 11182, 11205, 11234, 11255,
    11287, 11307, 11358, 11399, 11429, 11452, 11481, 11510, 11544, 11580, 11604, 11634, 11661, 11675,
    11688, 11709, 11739, 11768, 11774, 11779, 11782, 11792, 11802, 11815, 11836, 11845, 11928, 12008,
    12067, 12230, 12260, 12317, 12452, 12459, 12480, 12501, 12517, 12541, 12562, 12578, 12609, 12642,
    12670, 12706, 12753, 12795, 12845, 12875, 12910, 12940, 12970, 12989, 13015, 13039, 13071, 13135,
    13168, 13199, 13267, 13326, 13405, 13433, 13459, 13491, 13529, 13567, 13598, 13635, 13659, 13694,
    13737, 13768, 13798, 13952, 13976, 14043, 14063, 14085, 14146, 14209, 14255, 14298, 14348, 14398,
    14421, 14460, 14489, 14540, 14573, 14594, 14602, 14608, 14620, 14630, 14634, 14643, 14648, 14654,
    14661, 14673, 14685, 14699, 14807, 15056, 15118, 15246, 15292, 15347, 15349, 15371, 15394, 15406,
    15428, 15449, 15455, 15458, 15509, 15620, 15629, 15637, 15643, 15659, 15669, 15700, 15719, 15734,
    15755, 15788, 15808, 15837, 15882, 15946, 15990, 16220, 16302, 16359, 16416, 16475, 16527, 16651,
    16693, 16733, 16798, 16846, 16935, 16958, 17001, 17019, 17076, 17113, 17143, 17229, 17250, 17278,
    17287, 17307, 17318, 17353, 17379, 17411, 17453, 17554, 17634, 17679, 17739, 17764,
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
