// swift-format-ignore-file
/// The messages in Polish: made by generate-messages.py from pl.po, not by hand.
enum PolishTable {
  static let plural: StaticString = "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"

  static let ends: [UInt32] = [
    6, 17, 29, 30, 33, 35, 37, 140, 241, 328, 411, 509, 545, 599,
    707, 833, 841, 886, 976, 1066, 1144, 1251, 1259, 1274, 1291, 1311, 1352, 1359,
    1394, 1412, 1433, 1442, 1455, 1465, 1569, 1617, 1623, 1637, 1659, 1701, 1737, 1802,
    1837, 1918, 1954, 1968, 1982, 1994, 2021, 2055, 2094, 2101, 2112, 2122, 2132, 2143,
    2150, 2157, 2164, 2171, 2177, 2183, 2186, 2203, 2213, 2220, 2227, 2240, 2250, 2257,
    2264, 2273, 2281, 2290, 2296, 2303, 2309, 2315, 2325, 2329, 2333, 2350, 2368, 2373,
    2379, 2389, 2400, 2415, 2436, 2437, 2445, 2446, 2456, 2478, 2525, 2570, 2588, 2661,
    2706, 2764, 2833, 2874, 2928, 2959, 3002, 3044, 3086, 3127, 3155, 3202, 3250, 3284,
    3346, 3357, 3374, 3385, 3395, 3403, 3433, 3464, 3500, 3560, 3575, 3590, 3627, 3657,
    3689, 3711, 3747, 3791, 3812, 3833, 3855, 3894, 3903, 3907, 3937, 3971, 3981, 4000,
    4042, 4054, 4114, 4149, 4180, 4215, 4247, 4282, 4307, 4355, 4415, 4416, 4417, 4418,
    4475, 4523, 4600, 4680, 4757, 4790, 4870, 4951, 5053, 5086, 5127, 5143, 5160, 5179,
    5199, 5221, 5249, 5279, 5313, 5344, 5372, 5409, 5434, 5460, 5485, 5512, 5537, 5538,
    5539, 5540, 5541, 5573, 5598, 5620, 5652, 5675, 5729, 5753, 5777, 5799, 5836, 5898,
    5919, 5943, 5977, 6000, 6020, 6051, 6077, 6100, 6126, 6161, 6203, 6246, 6291, 6308,
    6341, 6383, 6434, 6485, 6534, 6581, 6627, 6645, 6678, 6699, 6741, 6765, 6794, 6845,
    6895, 6926, 6940, 6967, 6980, 7033, 7084, 7154, 7231, 7247, 7268, 7284, 7303, 7321,
    7340, 7349, 7357, 7367, 7374, 7382, 7405, 7418, 7445, 7473, 7495, 7527, 7548, 7560,
    7581, 7591, 7608, 7624, 7645, 7665, 7683, 7702, 7727, 7735, 7743, 7750, 7771, 7780,
    7799, 7811, 7838, 7858, 7882, 7911, 7924, 7946, 7961, 7978, 7988, 8014, 8032, 8053,
    8073, 8090, 8107, 8122, 8129, 8154, 8168, 8182, 8197, 8214, 8238, 8278, 8279, 8280,
    8281, 8282, 8283, 8284, 8285, 8286, 8287, 8288, 8289, 8290, 8291, 8292, 8293, 8294,
    8295, 8296, 8297, 8298, 8299, 8300, 8301, 8302, 8303, 8304, 8305, 8306, 8307, 8308,
    8309, 8310, 8311, 8312, 8313, 8314, 8315, 8316, 8317, 8318, 8319, 8320, 8321, 8322,
    8323, 8324, 8325, 8326, 8327, 8328, 8329, 8330, 8331, 8332, 8333, 8334, 8335, 8336,
    8337, 8338, 8339, 8340, 8341, 8342, 8343, 8344, 8345, 8346, 8347, 8348, 8349, 8350,
    8351, 8352, 8353, 8354, 8355, 8356, 8357, 8358, 8359, 8360, 8361, 8362, 8363, 8364,
    8365, 8366, 8367, 8368, 8369, 8370, 8371, 8372, 8373, 8374, 8375, 8376, 8377, 8378,
    8379, 8380, 8381, 8382, 8383, 8384, 8385, 8386, 8387, 8388, 8389, 8390, 8391, 8392,
    8393, 8394, 8395, 8396, 8397, 8398, 8399, 8400, 8401, 8402, 8403, 8404, 8405, 8406,
    8407, 8408, 8409, 8410, 8411, 8412, 8413, 8414, 8415, 8416, 8417, 8418, 8419, 8420,
    8421, 8422, 8423, 8424, 8425, 8426, 8427, 8428, 8429, 8430, 8431, 8432, 8433, 8434,
    8435, 8436, 8437, 8438, 8439, 8440, 8441, 8442, 8550, 8799, 8861, 8989, 9035, 9090,
    9092, 9114, 9137, 9149, 9171, 9192, 9198, 9201, 9252, 9363, 9372, 9373, 9374, 9375,
    9376, 9377, 9378, 9379, 9380, 9381, 9382, 9383, 9384, 9385, 9386, 9387, 9388, 9389,
    9390, 9391, 9392, 9393, 9394, 9395, 9396, 9397, 9398, 9399, 9400, 9401, 9402, 9403,
    9404, 9405, 9406, 9407, 9408, 9409, 9410, 9411, 9412,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} do {1}
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

    Więcej

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



    Odpowiedź jest wymagana: dodaj co najmniej jeden wiersz
    Odpowiedź jest wymagana: odpowiedz tak lub nie
    Co najmniej {0}: jest {1}\u{1F}Co najmniej {0}: są {1}\u{1F}Co najmniej {0}: jest {1}
    Co najwyżej {0}: jest {1}\u{1F}Co najwyżej {0}: są {1}\u{1F}Co najwyżej {0}: jest {1}
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
    To nie jest czas trwania, taki jak P1DT2H
    To nie jest adres IPv4, taki jak 192.0.2.1
    To nie jest adres IPv6, taki jak 2001:db8::1
    To nie jest UUID
    To nie jest wyrażenie regularne
    To nie jest wskaźnik JSON, taki jak /a/0
    To nie jest względny wskaźnik JSON, taki jak 1/a
    To nie jest nazwa hosta, taka jak host.example.com
    To nie jest URI, takie jak https://example.com/a
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









































    """
}
