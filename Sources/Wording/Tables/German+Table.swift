// swift-format-ignore-file
/// The messages in German: made by generate-messages.py from de.po, not by hand.
enum GermanTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 18, 31, 33, 36, 38, 40, 124, 240, 290, 363, 442, 541, 567,
    609, 667, 741, 749, 775, 835, 899, 955, 1045, 1054, 1074, 1089, 1107, 1154,
    1162, 1194, 1223, 1244, 1264, 1274, 1293, 1306, 1407, 1466, 1472, 1492, 1521, 1553,
    1579, 1635, 1671, 1755, 1797, 1812, 1829, 1844, 1875, 1917, 1960, 1971, 1979, 1986,
    1993, 2003, 2016, 2023, 2033, 2040, 2052, 2062, 2065, 2076, 2093, 2098, 2104, 2113,
    2123, 2132, 2139, 2146, 2150, 2157, 2167, 2173, 2180, 2188, 2195, 2206, 2209, 2214,
    2226, 2239, 2252, 2263, 2268, 2282, 2298, 2317, 2339, 2345, 2350, 2362, 2374, 2395,
    2440, 2488, 2515, 2600, 2647, 2717, 2782, 2834, 2894, 2924, 2973, 3023, 3072, 3122,
    3153, 3205, 3261, 3296, 3345, 3356, 3362, 3379, 3389, 3396, 3405, 3437, 3468, 3510,
    3539, 3593, 3610, 3626, 3663, 3698, 3727, 3750, 3795, 3828, 3848, 3867, 3886, 3941,
    3948, 3952, 3982, 4020, 4033, 4048, 4115, 4127, 4168, 4189, 4213, 4236, 4259, 4284,
    4298, 4330, 4379, 4402, 4436, 4471, 4522, 4570, 4625, 4640, 4695, 4710, 4765, 4791,
    4846, 4924, 5016, 5050, 5091, 5106, 5125, 5144, 5166, 5188, 5211, 5234, 5269, 5295,
    5328, 5367, 5393, 5422, 5451, 5478, 5508, 5524, 5540, 5565, 5589, 5626, 5658, 5689,
    5724, 5765, 5819, 5850, 5882, 5914, 5945, 6010, 6093, 6119, 6147, 6165, 6208, 6228,
    6250, 6270, 6301, 6337, 6389, 6445, 6513, 6544, 6585, 6628, 6647, 6680, 6714, 6757,
    6803, 6847, 6885, 6927, 6944, 6969, 6988, 7030, 7057, 7090, 7147, 7201, 7231, 7261,
    7273, 7296, 7316, 7370, 7423, 7487, 7554, 7576, 7601, 7624, 7649, 7674, 7700, 7707,
    7719, 7732, 7743, 7750, 7779, 7795, 7812, 7841, 7854, 7879, 7903, 7920, 7932, 7947,
    7960, 7979, 7997, 8024, 8043, 8061, 8078, 8108, 8116, 8124, 8135, 8143, 8164, 8192,
    8204, 8213, 8228, 8239, 8263, 8287, 8308, 8330, 8342, 8369, 8386, 8399, 8408, 8431,
    8444, 8462, 8486, 8511, 8538, 8565, 8578, 8597, 8610, 8622, 8636, 8654, 8679, 8713,
    8729, 8756, 8774, 8802, 8843, 8870, 8941, 9055, 9063, 9074, 9080, 9089, 9099, 9107,
    9232, 9251, 9286, 9314, 9337, 9366, 9420, 9444, 9475, 9560, 9585, 9616, 9652, 9667,
    9692, 9762, 9814, 9845, 10000, 10150, 10178, 10240, 10326, 10362, 10391, 10421, 10502, 10609,
    10637, 10690, 10719, 10731, 10746, 10761, 10774, 10790, 10834, 10884, 10934, 10963, 10981, 11010,
    11038, 11066, 11113, 11140, 11167, 11212, 11238, 11263, 11284, 11316, 11334, 11353, 11384, 11406,
    11434, 11457, 11503, 11546, 11578, 11603, 11632, 11672, 11720, 11770, 11797, 11820, 11839, 11855,
    11865, 11875, 11891, 11915, 11921, 11926, 11929, 11948, 11958, 11972, 11995, 12004, 12101, 12197,
    12261, 12410, 12433, 12480, 12563, 12575, 12599, 12613, 12635, 12666, 12682, 12694, 12717, 12742,
    12768, 12805, 12837, 12870, 12933, 12974, 13009, 13045, 13070, 13089, 13119, 13153, 13187, 13243,
    13267, 13289, 13346, 13396, 13452, 13485, 13512, 13549, 13583, 13615, 13634, 13666, 13692, 13716,
    13763, 13792, 13819, 13896, 13921, 13982, 14007, 14035, 14102, 14157, 14212, 14257, 14288, 14342,
    14369, 14413, 14445, 14485, 14521, 14538, 14553, 14557, 14566, 14574, 14578, 14586, 14594, 14600,
    14607, 14619, 14628, 14637, 14728, 14874, 14930, 15030, 15072, 15104, 15106, 15125, 15137, 15144,
    15152, 15167, 15179, 15185, 15189, 15309, 15477, 15486, 15497, 15506, 15519, 15526, 15542, 15564,
    15580, 15602, 15628, 15650, 15673, 15704, 15773, 15813, 15971, 16049, 16113, 16165, 16236, 16295,
    16401, 16446, 16487, 16542, 16598, 16693, 16738, 16779, 16823, 16845, 16901, 16929, 16949, 17000,
    17023, 17042, 17052, 17073, 17083, 17109, 17148, 17181, 17223, 17268, 17359, 17442, 17486, 17531,
    17560,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} bis {1}
    {0} oder {1}
    .
    , 
    j
    n
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    Return,Tab,Esc,Leertaste,Rücktaste,Entf,Hoch,Runter,Links,Rechts,Pos1,Ende,Bild↑,Bild↓,Einfg,Strg,Alt,Umschalt
    {0} Pflichtangabe fehlt\u{1F}{0} Pflichtangaben fehlen
    {0} Antwort ist noch nicht richtig\u{1F}{0} Antworten sind noch nicht richtig
    die Eingaben bleiben erhalten; der nächste Aufruf des Formulars bietet sie an
    die Eingaben bis auf Geheimnisse bleiben erhalten; der nächste Aufruf des Formulars bietet sie an
    {0} gewählt\u{1F}{0} gewählt
    {0} von {1} gewählt\u{1F}{0} von {1} gewählt
    {0} gewählt, mindestens {1}\u{1F}{0} gewählt, mindestens {1}
    {0} von {2} gewählt, mindestens {1}\u{1F}{0} von {2} gewählt, mindestens {1}
    {0} {2}
    {0} Antwort\u{1F}{0} Antworten
    {0} Antwort von heute um {1}\u{1F}{0} Antworten von heute um {1}
    {0} Antwort von gestern um {1}\u{1F}{0} Antworten von gestern um {1}
    {0} Antwort vom {1} um {2}\u{1F}{0} Antworten vom {1} um {2}
    {0}; für {1} weitere gibt es kein Feld mehr\u{1F}{0}; für {1} weitere gibt es kein Feld mehr
    Absenden
    Schritt {0} von {1}
    {0}: blättern
    Antworten prüfen
    Return auf einer Antwort führt zu ihr zurück
    Zurück
    Zeile weg: {0} holt sie zurück
    Geleert: {0} holt es zurück
    {0}: zu dieser Liste
    {0}, Zeile {1}, {2}
    {0} fragt
    Ein Programm fragt
    Rechner: {0}
    Nur zustimmen, wenn dieser Rechner bekannt ist; die Seite dann selbst öffnen: nichts wird geöffnet
    Vorsicht: dieser Rechnername kann wie ein anderer aussehen
    Summe
    Weitere hinzufügen
    Hinzufügen (höchstens {0})
    und {0} weitere\u{1F}und {0} weitere
    Eingaben verwerfen? [j/N]
    Formular verlassen? Die Eingaben bleiben erhalten [j/N]
    Dieses Formular führt Befehle aus:
    Jede Taste macht weiter und lässt diese Befehle laufen; Esc verlässt das Formular
    Dort weitermachen, wo du aufgehört hast?
    ↑↓ wählen
    ⏎ weitermachen
    Entf verwerfen
    ein Buchstabe beginnt von vorn
    Noch einmal Entf verwirft diese Antworten
    Nummer, oder n für einen neuen Anfang [1]
    Bearbeiten
    Zurück
    Weiter
    Leeren
    Vorschlag
    Rückgängig
    Zeigen
    Abbrechen
    Fertig
    Hinzufügen
    Entfernen
    OK
    Neu fragen
    Feld hinzufügen
    Alle
    Keine
    Ablehnen
    Zustimmen
    Kalender
    Suchen
    Fertig
    Los
    Senden
    Beitreten
    Route
    Suchen
    Eingabe
    Weiter
    Fortfahren
    ja
    nein
    Neues Issue
    Leeres Issue
    Beschreibung
    Schlüssel
    Wert
    auswählen…
    nichts gefunden
    nichts zur Auswahl
    tippen, um zu filtern
    Hilfe
    Mehr
    {0} von {1}
    {0} von {1}
    Mo Di Mi Do Fr Sa So
    Nur Textfelder lassen sich im Editor öffnen
    Geheimnisse lassen sich nicht im Editor öffnen
    Hier gibt es keinen Editor
    Der Editor „{0}“ ist nicht zu starten: VISUAL oder EDITOR auf den eigenen setzen
    Der Editor „{0}“ ist nicht zu starten: {1}
    Der Editor „{0}“ ist nicht zu Ende gekommen: nichts ist geändert
    Der Editor „{0}“ endete mit Status {1}: nichts ist geändert
    Der Editor „{0}“ wurde durch Signal {1} beendet
    Der Text aus „{0}“ ist kein UTF-8: nichts ist geändert
    Es kam kein Text zurück: {0}
    Dieses Feld hat eine Zeile: nichts ist geändert
    Dieses Feld hat eine Zeile: nichts ist eingefügt
    Das ist kein Text in UTF-8: nichts ist geändert
    Das ist kein Text in UTF-8: nichts ist eingefügt
    Steuerzeichen sind weggelassen
    Der Text ist zu lang: nur der Anfang ist eingefügt
    „{0}“ ist noch nicht möglich: es hängt ab von {1}
    „{0}“ ist jetzt nicht möglich
    Eine Taste sandte kein UTF-8: nichts ist getippt
    JJJJ-MM-TT
    HH:MM
    JJJJ-MM-TT HH:MM
    EINFÜGEN
    BEFEHL
    ERSETZEN
    Hier werden nur Ziffern getippt
    Hier werden nur Zahlen getippt
    Hier werden nur Zeichen aus ASCII getippt
    Dafür ist in {0} kein Platz
    „{0}“ ist hier kein Wert und wird zurückgenommen
    wird geprüft…
    wird geladen…
    Diese Antwort wurde nicht angenommen
    Die Prüfung hat zu lange gedauert
    Die Prüfung lief nicht: {0}
    Keine Vorschläge: {0}
    Die Auswahl konnte nicht geladen werden: {0}
    der Befehl endete mit Status {0}
    es dauerte zu lange
    es kam keine Liste
    es kam kein Urteil
    was der Befehl geschrieben hat, ist kein Text in UTF-8
    nötig
    j/n
    Nummern mit Kommas dazwischen
    endet mit einer Zeile aus einem Punkt
    unverändert
    nicht wählbar
    Bitte mit Name oder Nummer einer Möglichkeit antworten, 1 bis {0}
    Fehler: {0}
    {0} {2} hat {3} Tag\u{1F}{0} {2} hat {3} Tage
    {0} Zeile\u{1F}{0} Zeilen
    {0} Zeichen\u{1F}{0} Zeichen
    {0} Stunde\u{1F}{0} Stunden
    {0} Minute\u{1F}{0} Minuten
    {0} Sekunde\u{1F}{0} Sekunden
    Pflichtangabe
    Pflichtangabe: bitte auswählen
    Pflichtangabe: bitte mindestens eines auswählen
    Bitte eines auswählen
    Bitte mindestens eines auswählen
    Bitte mindestens eines hinzufügen
    Pflichtangabe: bitte mindestens eine Zeile anlegen
    Pflichtangabe: bitte mit ja oder nein antworten
    Mindestens {0}: es ist {1}\u{1F}Mindestens {0}: es sind {1}
    Mindestens {0}
    Höchstens {0}: es ist {1}\u{1F}Höchstens {0}: es sind {1}
    Höchstens {0}
    Mindestens {0}: es ist {1}\u{1F}Mindestens {0}: es sind {1}
    Mindestens {0}: es sind 0
    Höchstens {0}: es ist {1}\u{1F}Höchstens {0}: es sind {1}
    Das geht nur in Schritten von {0} Tag\u{1F}Das geht nur in Schritten von {0} Tagen
    Das geht nur in Schritten von {0} Tag ab {1}\u{1F}Das geht nur in Schritten von {0} Tagen ab {1}
    Das geht nur in Schritten von {0}
    Das geht nur in Schritten von {0} ab {1}
    Zeile {0}, {1}
    Das ist kein Datum
    {0} ist kein Datum
    Das ist keine Uhrzeit
    {0} ist keine Uhrzeit
    Das ist kein Zeitpunkt
    {0} ist kein Zeitpunkt
    {0} passt zu {1}: bitte auswählen
    Das muss so aussehen: {0}
    Das hat nicht die verlangte Form
    Das ist zu lang, um geprüft zu werden
    Bitte {0} ganz ausfüllen
    Das muss mindestens {0} sein
    Das darf höchstens {0} sein
    Das muss mehr als {0} sein
    Das muss weniger als {0} sein
    Frühestens {0}
    Spätestens {0}
    Das muss nach {0} liegen
    Das muss vor {0} liegen
    Das muss ein Vielfaches von {0} sein
    „{0}“ muss ausgewählt sein
    Das ist nicht dasselbe wie {0}
    Das Schema erlaubt das nicht ({0})
    Bitte eine der Möglichkeiten auswählen
    „{0}“ wird jetzt nicht angeboten: anderes wählen
    {0} kann nicht gewählt werden
    Bitte mindestens {0} auswählen
    Bitte höchstens {0} auswählen
    Keine zwei dürfen gleich sein
    Die Zeilen {0} und {1} sind gleich: jede darf nur einmal da sein
    „{0}“ ist der Schlüssel der Zeilen {1} und {2}: jeder darf nur einmal da sein
    Diese Datei gibt es nicht
    Diesen Ordner gibt es nicht
    Das gibt es nicht
    Das ist ein Ordner; gesucht ist eine Datei
    Das ist kein Ordner
    {0} ist nicht gültig
    Es muss gelten: {0}
    Eine Datei nennen, die es gibt
    Ein Verzeichnis nennen, das es gibt
    Eine Datei oder ein Verzeichnis nennen, das es gibt
    Das ist keine Uhrzeit mit Abstand von UTC wie 14:30:00Z
    Das ist kein Zeitpunkt mit Abstand von UTC wie 2026-02-28T14:30:00Z
    Das ist keine Dauer wie P1DT2H
    Das ist keine IPv4-Adresse wie 192.0.2.1
    Das ist keine IPv6-Adresse wie 2001:db8::1
    Das ist keine UUID
    Das ist kein regulärer Ausdruck
    Das ist kein JSON-Zeiger wie /a/0
    Das ist kein relativer JSON-Zeiger wie 1/a
    Das ist kein Rechnername wie host.example.com
    Das ist keine URI wie https://example.com/a
    Das ist kein URI-Verweis wie ../a?b=c
    Das ist keine URI-Vorlage wie /users/{id}
    {0} ist zu groß
    {0} ist keine ganze Zahl
    {0} ist keine Zahl
    {0} ist keine Zahl; sie sieht so aus: {1}
    {0} ist weder ja noch nein
    {0} ist keine der Möglichkeiten
    {0} kann {1} oder {2} heißen: das Gemeinte ausschreiben
    {0} kann zweierlei heißen: das Gemeinte ausschreiben
    der Wert ist keine JSON-Liste
    der Wert ist kein JSON-Objekt
    die Eingabe
    war „{0}“ gemeint?
    zur Wahl stehen {0}
    „{0}“ ist kein Datum; es sieht so aus: 2026-02-28
    „{0}“ ist keine Uhrzeit; sie sieht so aus: 14:30
    „{0}“ ist kein Zeitpunkt; er sieht so aus: 2026-02-28 14:30
    „{0}“ ist kein Abstand von UTC; er sieht so aus: +01:00 oder Z
    es gibt kein Jahr {0}
    es gibt keinen Monat {0}
    es gibt keinen Tag {0}
    es gibt keine Stunde {0}
    es gibt keine Minute {0}
    es gibt keine Sekunde {0}
    Tasten
    Dieses Feld
    Das Formular
    Bearbeiten
    Zeilen
    Zeile hinzufügen, entfernen
    Zeile entfernen
    nach oben, unten
    entfernte Zeile zurückholen
    Zeile suchen
    Zeile darüber, darunter
    nächster Wert, voriger
    Vorschlag nehmen
    Vorschläge
    Eingabe zeigen
    der Kalender
    auf- und zuklappen
    Feld abschließen
    Eintrag darüber, darunter
    an- oder abwählen
    Formular absenden
    was nicht stimmt
    alle gezeigten wählen, keine
    wählen
    filtern
    Buchstaben
    Ziffern
    in großen Schritten
    nach einer Spalte sortieren
    an oder aus
    ja, nein
    Knopf drücken
    neue Zeile
    nächstes Feld, voriges
    Feld darüber, darunter
    erstes, letztes Feld
    Seite zurück, weiter
    halbe Seite
    schließen, dann abbrechen
    sofort abbrechen
    neu zeichnen
    anhalten
    Anfang, Ende der Zeile
    Anfang, Ende
    Wort zurück, vor
    Wort davor ausschneiden
    Wort danach ausschneiden
    davor, danach ausschneiden
    Ausgeschnittenes einfügen
    rückgängig
    frühere Antworten
    darin suchen
    vi: Befehle
    vi: einfügen
    im eigenen Editor
    beliebige Taste: zurück
    Hoch/Runter: mehr; sonst: zurück
    verstanden: {0}
    beantwortet, nicht gezeigt
    nicht beantwortet
    {0} wurde nicht beantwortet
    die Eingabe endete vor der letzten Frage
    Diese Zeile ist kein UTF-8
    Eine leere Zeile sendet ab; der Name einer Frage führt zu ihr zurück
    „{0}“ erklärt die Frage, „{1}“ stellt die vorige, „{2}“ liest die Antworten vor, „{3}“ bricht ab
    zurück
    übersicht
    hilfe
    löschen
    abbrechen
    öffnen
    {0} Frage; eine leere Zeile übernimmt, was in Klammern steht\u{1F}{0} Fragen; eine leere Zeile übernimmt, was in Klammern steht
    Frage {0} von {1}.
    Was man tippt, wird nicht gezeigt.
    In dieser Reihenfolge: {0}.
    {0} Ziffer\u{1F}{0} Ziffern
    {0} Buchstabe\u{1F}{0} Buchstaben
    {0} Buchstabe oder Ziffer\u{1F}{0} Buchstaben oder Ziffern
    Das ist die erste Frage
    Bitte mit {0} oder n antworten
    Die früheren Antworten sind da: „{0}“ liest sie vor, „{1}“ führt zu ihnen.
    {0}, Zeile {1} behalten?
    Eine Zeile zu {0} hinzufügen?
    Noch eine Zeile zu {0} hinzufügen?
    {0}, Zeile {1}
    Eine Antwort ist nötig.
    Eine Antwort ist nicht nötig: mit einer leeren Zeile geht es weiter.
    Eine leere Zeile nimmt, was in Klammern steht: {0}.
    „{0}“ bei jeder Frage: {1}
    Außerdem stellt „{0}“ die vorige Frage, „{1}“ liest die Antworten vor, „{2}“ sagt dies, „{3}“ nimmt die Antwort weg, „{4}“ bricht ab.
    {0} Möglichkeit: ein Teil eines Namens zählt die auf, die ihn enthalten\u{1F}{0} Möglichkeiten: ein Teil eines Namens zählt die auf, die ihn enthalten
    Mit {0} oder {1} antworten.
    Mit der Nummer einer Möglichkeit oder ihrem Namen antworten.
    Mit den Nummern von Möglichkeiten oder ihren Namen antworten, mit Kommas dazwischen.
    Mit einer ganzen Zahl antworten{0}.
    Mit einer Zahl antworten{0}.
    In der Form {0} antworten{1}.
    In beliebig vielen Zeilen antworten{0}; eine Zeile aus einem Punkt ist das Ende.
    In beliebig vielen Zeilen antworten{0}, die nicht gezeigt werden; eine Zeile aus einem Punkt ist das Ende.
    Zeile für Zeile antworten.
    In einer Zeile antworten{0}, die nicht gezeigt wird.
    In einer Zeile antworten{0}.
    {0} bis {1}
    mindestens {0}
    höchstens {0}
    mehr als {0}
    weniger als {0}
    , {0} bis {1} Zeichen\u{1F}, {0} bis {1} Zeichen
    , mindestens {0} Zeichen\u{1F}, mindestens {0} Zeichen
    , höchstens {0} Zeichen\u{1F}, höchstens {0} Zeichen
    eine gültige E-Mail-Adresse
    eine gültige URL
    einen gültigen Rechnernamen
    eine gültige Telefonnummer
    eine gültige Landesvorwahl
    nur die Ziffern dieses Teils der Telefonnummer
    eine gültige Postleitzahl
    eine gültige Kartennummer
    ein gültiges Ablaufdatum als Monat und Jahr
    ein gültiges Ablaufdatum
    ein gültiges Ablaufjahr
    einen gültigen Code
    einen gültigen Sicherheitscode
    eine gültige EID
    eine gültige IMEI
    einen gültigen Tag des Monats
    einen gültigen Monat
    einen gültigen Ablaufmonat
    einen gültigen Betrag
    ein gültiges Geburtsdatum als Jahr-Monat-Tag
    ein gültiges Geburtsjahr mit vier Ziffern
    einen gültigen Tag mit Uhrzeit
    eine gültige Flugnummer
    eine gültige Sendungsnummer
    einen gültigen Namen für einen Branch
    einen gültigen Ländercode aus zwei Buchstaben
    einen gültigen Währungscode aus drei Buchstaben
    einen gültigen Sprachcode
    eine gültige Zeitzone
    Name auf der Karte
    Hauptstraße 12
    Wohnung 3
    Ort, Land
    ein langer Satz
    {0} Ziffern\u{1F}{0} Ziffern
    MM/JJ
    JJJJ
    TT
    Bitte {0} eingeben
    {0} ({2})
    {0}, etwa {1}
    {0}, etwa {1} oder {2}
    {0}: {1}
    Diese Karte ist abgelaufen: bitte ein Ablaufdatum eingeben, das nicht in der Vergangenheit liegt
    Diese Karte ist abgelaufen: bitte ein Ablaufjahr eingeben, das nicht in der Vergangenheit liegt
    Bitte ein Geburtsdatum eingeben, das nicht in der Zukunft liegt
    Bitte ein Geburtsdatum eingeben, das nicht mehr als {0} Jahr zurückliegt\u{1F}Bitte ein Geburtsdatum eingeben, das nicht mehr als {0} Jahre zurückliegt
    {0} Ziffer\u{1F}{0} Ziffern
    sie hat nur {0} Ziffer\u{1F}sie hat nur {0} Ziffern
    sie hat {0} Ziffer, mehr als jede Nummer\u{1F}sie hat {0} Ziffern, mehr als jede Nummer
    Leerzeichen
    unsichtbare Leerzeichen
    Steuerzeichen
    Zeichen wie „{0}“
    {0} dürfen nicht darin stehen
    sie ist zu lang
    das @ fehlt
    es gibt mehr als ein @
    der Teil vor dem @ fehlt
    der Teil nach dem @ fehlt
    der Teil nach dem @ hat keinen Punkt
    vor dem @ ist ein Punkt zu viel
    nach dem @ ist ein Punkt zu viel
    ein Bindestrich darf nicht neben einem Punkt oder dem @ stehen
    ein Komma steht, wo ein Punkt hingehört
    {0} dürfen nicht vor dem @ stehen
    {0} dürfen nicht nach dem @ stehen
    am Anfang fehlt https://
    nach {0}: fehlt //
    nach // fehlt der Rechnername
    nach dem Doppelpunkt kommt nichts
    der Rechnername ist nicht gültig
    der Port nach dem Rechnernamen ist keine Zahl bis 65535
    alles bis :// weglassen
    ein Punkt ist zu viel
    kein Teil darf mit einem Bindestrich beginnen oder enden
    ein Teil zwischen Punkten hat mehr als 63 Zeichen
    er hat mehr als {0} Zeichen\u{1F}er hat mehr als {0} Zeichen
    nur Ziffern dürfen darin stehen
    nötig sind {0}, nicht {1}
    Nummern von {0} haben {1}, nicht {2}
    mindestens eine Ziffer ist falsch
    das + darf nur am Anfang stehen
    kein Land hat +{0}
    ein + und eine bis drei Ziffern
    eine Zahl von {0} bis {1}
    er geht von {0} bis {1}
    eine Zahl von 1 bis 12 oder ein Name wie März
    der Monat geht von 01 bis 12
    diese Karte ist abgelaufen
    keine Karte gilt länger als {0} Jahr\u{1F}keine Karte gilt länger als {0} Jahre
    das liegt in der Zukunft
    das ist mehr als {0} Jahr her\u{1F}das ist mehr als {0} Jahre her
    diesen Tag gibt es nicht
    diese Uhrzeit gibt es nicht
    sie beginnt mit den zwei oder drei Buchstaben der Fluggesellschaft
    nach der Fluggesellschaft kommen eine bis vier Ziffern
    nötig sind 6 bis 40 Buchstaben und Ziffern, nicht {0}
    zwei Punkte dürfen nicht aufeinander folgen
    kein Teil darf mit .lock enden
    ein Schrägstrich darf nur zwischen zwei Namen stehen
    @{ darf nicht darin stehen
    ein Bindestrich darf nicht am Anfang stehen
    @ allein bedeutet etwas anderes
    kein Teil darf mit einem Punkt beginnen
    ein Punkt darf nicht am Ende stehen
    war {0} gemeint?
    Zwischenablage
    Uhr
    Umgebung
    erzeugt
    git
    früher
    Rechner
    Liste
    Region
    Vorschläge
    Benutzer
    Formular
    montag|mo,dienstag|di,mittwoch|mi,donnerstag|do,freitag|fr,samstag|sonnabend|sa,sonntag|so
    januar|jänner|jan,februar|feb,märz|mär|mrz,april|apr,mai,juni|jun,juli|jul,august|aug,september|sep|sept,oktober|okt,november|nov,dezember|dez
    vorgestern=-2,gestern=-1,heute=0,morgen=1,übermorgen=2
    in N tagen|in N tag=1,in N wochen|in N woche=7,vor N tagen|vor N tag=-1,vor N wochen|vor N woche=-7
    diesen_|dieser_|kommenden_|kommender_|am_
    nächsten_|nächster_|nächste_
    -
    vormittags|morgens
    nachmittags
    abends
    den|der
    mittag|mittags
    mitternacht
    jetzt
    um_
    halb H=-30,viertel nach H=15,viertel vor H=-15,M minuten nach H|M nach H=1,M minuten vor H|M vor H=-1,H uhr M=1,H uhr=0
    ein|eine|einem|einer|eins=1,zwei=2,drei=3,vier=4,fünf=5,sechs=6,sieben=7,acht=8,neun=9,zehn=10,elf=11,zwölf=12,fünfzehn=15,zwanzig=20,fünfundzwanzig=25,dreißig=30
    dayFirst
    Ausführen
    Optionen
    Befehlszeile
    Befehl
    Je Zeile einer.
    Was möchten Sie tun?
    Ausfüllen: {0}
    Fortsetzen ({1}): {0}
    Anderswo offen ({1}): {0}
    Abgesendet ({1}): {0}
    Abgesendet. Beleg: {0}
    Bereits abgesendet. Beleg: {0}
    Nicht abgesendet: unter {0} wurden schon andere Antworten abgesendet
    Ihre Entwürfe belegen den ganzen Platz
    Niemand darf mehr als {0}-mal in der Stunde absenden; versuchen Sie es später\u{1F}Niemand darf mehr als {0}-mal in der Stunde absenden; versuchen Sie es später
    Zu viele Sitzungen sind offen; beenden Sie eine oder versuchen Sie es später
    Der Speicher ist beschäftigt; senden Sie gleich noch einmal ab
    Im Speicher ist kein Platz; nichts wurde abgesendet
    In den Speicher kann nicht geschrieben werden; nichts wurde abgesendet
    Der Speicher ist nicht erreichbar; nichts wurde abgesendet
    Der Speicher ist nicht erreichbar. Bitte warten: es geht weiter, sobald er wieder da ist (Strg-C beendet)
    Der Speicher antwortet langsam. Bitte warten
    {0} muss ein Pfad innerhalb von {1} sein
    Der Speicher hat es abgelehnt; nichts wurde abgesendet
    Eine andere Ihrer Sitzungen führt dieses Formular fort
    Eine andere Ihrer Sitzungen führt dieses Formular fort und behält es; hier beginnt ein neues
    Davon gibt es inzwischen eine andere Fassung
    Was hier geändert wird, wurde gelöscht
    Nicht abgesendet: {0} ist gescheitert ({1})
    Nicht abgesendet: {0}
    Nicht abgesendet: Geheimes kann nicht versiegelt werden
    {0} ist bis {1} geschlossen
    {0} ist geschlossen
    {0} Frage wartet auf Sie\u{1F}{0} Fragen warten auf Sie
    Beantworten: {0} ({1})
    {0} fragt, bis {1}
    {0} fragt
    Warum lehnen Sie ab?
    Abgelehnt
    {0} hat es schon erledigt
    Die Frist für eine Antwort ist vorbei
    {0} hat die Frage zurückgezogen
    Die Betreiber haben diese Sitzung beendet
    Diese Sitzung hat ihre Rechenzeit verbraucht
    site.yaml hat seit {0} Fehler; es gilt, was davor richtig war: siehe 'formline site check'
    Ob es abgesendet wurde, ist nicht bekannt; suchen Sie {0} unter Ihren Einsendungen
    Was Sie eingeben, wird nicht gesichert: {0}
    {0} ist länger als {1} Byte; kürzen Sie es
    Hier gibt es nichts für Sie

    """
}
