// swift-format-ignore-file
/// The messages in Polish: made by generate-messages.py from pl.po, not by hand.
enum PolishTable {
  static let plural: StaticString = "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"

  static let ends: [UInt32] = [
    6, 20, 32, 35, 38, 40, 42, 145, 253, 354, 441, 524, 622, 658,
    712, 820, 946, 954, 999, 1089, 1179, 1257, 1364, 1372, 1387, 1404, 1424, 1465,
    1472, 1504, 1532, 1550, 1571, 1580, 1593, 1603, 1707, 1755, 1761, 1775, 1797, 1839,
    1875, 1940, 1975, 2056, 2092, 2106, 2120, 2135, 2162, 2199, 2238, 2245, 2256, 2266,
    2276, 2287, 2294, 2301, 2308, 2315, 2321, 2327, 2330, 2347, 2358, 2368, 2375, 2382,
    2395, 2405, 2412, 2419, 2428, 2436, 2445, 2451, 2458, 2464, 2470, 2480, 2484, 2488,
    2505, 2523, 2528, 2534, 2544, 2555, 2570, 2581, 2602, 2608, 2616, 2626, 2636, 2658,
    2705, 2750, 2768, 2841, 2886, 2944, 3013, 3054, 3108, 3139, 3182, 3224, 3266, 3307,
    3335, 3382, 3430, 3464, 3526, 3537, 3543, 3560, 3571, 3581, 3589, 3619, 3650, 3686,
    3713, 3773, 3788, 3803, 3840, 3870, 3902, 3924, 3960, 4004, 4025, 4046, 4068, 4107,
    4116, 4120, 4150, 4184, 4194, 4213, 4255, 4267, 4327, 4362, 4393, 4428, 4460, 4495,
    4520, 4568, 4628, 4650, 4684, 4715, 4772, 4820, 4897, 4913, 4993, 5010, 5087, 5120,
    5200, 5281, 5383, 5416, 5457, 5473, 5490, 5509, 5529, 5551, 5579, 5609, 5643, 5674,
    5702, 5739, 5764, 5790, 5815, 5842, 5867, 5885, 5902, 5931, 5961, 5993, 6018, 6040,
    6072, 6095, 6149, 6173, 6197, 6219, 6256, 6318, 6384, 6405, 6429, 6463, 6486, 6506,
    6537, 6563, 6586, 6612, 6647, 6707, 6786, 6828, 6871, 6916, 6933, 6966, 7008, 7059,
    7110, 7158, 7205, 7251, 7269, 7302, 7323, 7365, 7389, 7418, 7469, 7519, 7550, 7583,
    7597, 7624, 7637, 7690, 7741, 7811, 7888, 7904, 7925, 7941, 7960, 7978, 7997, 8006,
    8014, 8024, 8031, 8039, 8062, 8075, 8102, 8130, 8145, 8167, 8199, 8220, 8232, 8253,
    8263, 8280, 8296, 8317, 8337, 8355, 8374, 8399, 8407, 8415, 8422, 8428, 8444, 8467,
    8488, 8497, 8516, 8528, 8555, 8575, 8599, 8628, 8641, 8663, 8678, 8695, 8705, 8731,
    8749, 8770, 8790, 8807, 8824, 8839, 8846, 8871, 8885, 8899, 8914, 8931, 8955, 8999,
    9020, 9046, 9062, 9083, 9151, 9179, 9260, 9372, 9379, 9389, 9395, 9402, 9409, 9417,
    9581, 9600, 9635, 9659, 9688, 9720, 9781, 9806, 9822, 9910, 9938, 9958, 9986, 10002,
    10028, 10094, 10153, 10190, 10369, 10558, 10577, 10607, 10661, 10691, 10709, 10744, 10829, 10937,
    10967, 11023, 11054, 11068, 11075, 11082, 11099, 11114, 11187, 11263, 11333, 11358, 11380, 11406,
    11433, 11468, 11509, 11534, 11558, 11605, 11635, 11662, 11678, 11711, 11733, 11756, 11785, 11806,
    11838, 11858, 11909, 11950, 11980, 12003, 12032, 12061, 12095, 12131, 12155, 12185, 12212, 12226,
    12239, 12260, 12290, 12319, 12325, 12330, 12333, 12343, 12353, 12366, 12387, 12396, 12479, 12559,
    12618, 12781, 12811, 12868, 13003, 13010, 13031, 13052, 13068, 13092, 13113, 13129, 13160, 13193,
    13221, 13257, 13304, 13346, 13396, 13426, 13461, 13491, 13521, 13540, 13566, 13590, 13622, 13686,
    13719, 13750, 13818, 13877, 13956, 13984, 14010, 14042, 14080, 14118, 14149, 14186, 14210, 14245,
    14288, 14319, 14349, 14503, 14527, 14594, 14614, 14636, 14697, 14760, 14806, 14849, 14899, 14949,
    14972, 15011, 15040, 15091, 15124, 15145, 15153, 15159, 15171, 15181, 15185, 15194, 15199, 15205,
    15212, 15224, 15236, 15250, 15358, 15607, 15669, 15797, 15843, 15898, 15900, 15922, 15935, 15945,
    15957, 15979, 16000, 16006, 16009, 16060, 16171, 16180, 16188, 16194, 16210, 16220, 16251, 16270,
    16285, 16306, 16339, 16359, 16388, 16433, 16497, 16541, 16771, 16853, 16910, 16967, 17026, 17078,
    17202, 17244, 17284, 17349, 17397, 17486, 17509, 17554, 17597, 17615, 17672, 17709, 17739, 17825,
    17846, 17874, 17883, 17903, 17914, 17949, 17975, 18007, 18049, 18088, 18189, 18269, 18314, 18374,
    18399,
  ]

  static let texts: StaticString = """
    {0}: 
    od {0} do {1}
    {0} lub {1}
     
    , 
    t
    n
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    Enter,Tab,Esc,Spacja,Backspace,Delete,Góra,Dół,Lewo,Prawo,Home,End,PageUp,PageDown,Insert,Ctrl,Alt,Shift
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
    Wiersz usunięty: {0} przywraca
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
    Delete odrzuć
    pisz, aby zacząć od nowa
    Ponowne Delete odrzuci te odpowiedzi
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
    cyfry
    dużymi krokami
    sortuj według kolumny
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
    Góra, Dół: więcej; inny klawisz: wróć
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
    Wpisz {0} lub {1}.
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
    po południu
    wieczorem
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
    Kontynuuj ({1}): {0}
    Otwarte gdzie indziej ({1}): {0}
    Wysłano ({1}): {0}
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
    To, co jest tu zmieniane, zostało usunięte
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
    Ta sesja zużyła swój czas procesora
    site.yaml zawiera błędy od {0}; obowiązuje ostatnia poprawna wersja: zobacz 'formline site check'
    Nie wiadomo, czy to wysłano; poszukaj {0} wśród swoich wysłanych formularzy
    Wpisywane odpowiedzi nie są zapisywane: {0}
    {0}: odpowiedź przekracza limit bajtów ({1}); skróć ją
    Nie ma tu nic dla ciebie

    """
}
