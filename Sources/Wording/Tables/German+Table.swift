// swift-format-ignore-file
/// The messages in German: made by generate-messages.py from de.po, not by hand.
enum GermanTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 18, 31, 33, 36, 38, 40, 124, 240, 290, 363, 442, 541, 567,
    609, 667, 741, 749, 775, 835, 899, 955, 1045, 1054, 1074, 1089, 1107, 1154,
    1162, 1199, 1233, 1254, 1274, 1284, 1303, 1316, 1417, 1476, 1482, 1502, 1531, 1563,
    1589, 1645, 1681, 1765, 1807, 1822, 1839, 1854, 1885, 1927, 1970, 1981, 1989, 1996,
    2003, 2013, 2026, 2033, 2043, 2050, 2062, 2072, 2075, 2086, 2103, 2108, 2114, 2123,
    2133, 2142, 2149, 2156, 2160, 2167, 2177, 2183, 2190, 2198, 2205, 2216, 2219, 2224,
    2236, 2249, 2262, 2273, 2278, 2292, 2308, 2327, 2349, 2355, 2360, 2372, 2384, 2405,
    2450, 2498, 2525, 2606, 2649, 2715, 2776, 2824, 2880, 2910, 2959, 3009, 3058, 3108,
    3139, 3191, 3247, 3282, 3331, 3342, 3348, 3365, 3375, 3382, 3391, 3423, 3454, 3496,
    3525, 3579, 3596, 3612, 3649, 3684, 3713, 3736, 3781, 3814, 3834, 3853, 3872, 3927,
    3934, 3938, 3968, 4006, 4019, 4034, 4101, 4113, 4154, 4175, 4199, 4222, 4245, 4270,
    4284, 4316, 4365, 4388, 4422, 4457, 4508, 4556, 4611, 4626, 4681, 4696, 4751, 4777,
    4832, 4910, 5002, 5036, 5077, 5092, 5111, 5130, 5152, 5174, 5197, 5220, 5255, 5281,
    5314, 5353, 5379, 5408, 5437, 5464, 5494, 5510, 5526, 5551, 5575, 5612, 5644, 5675,
    5710, 5751, 5801, 5832, 5864, 5896, 5927, 5992, 6075, 6101, 6129, 6147, 6190, 6210,
    6232, 6252, 6283, 6319, 6371, 6427, 6495, 6526, 6567, 6610, 6629, 6662, 6696, 6739,
    6785, 6829, 6867, 6909, 6926, 6951, 6970, 7012, 7039, 7072, 7129, 7183, 7213, 7243,
    7255, 7278, 7298, 7352, 7405, 7469, 7536, 7558, 7583, 7606, 7631, 7656, 7682, 7689,
    7701, 7714, 7725, 7732, 7761, 7777, 7794, 7823, 7836, 7861, 7885, 7902, 7914, 7929,
    7942, 7961, 7979, 8006, 8025, 8043, 8060, 8090, 8098, 8106, 8117, 8129, 8138, 8153,
    8164, 8188, 8212, 8233, 8255, 8267, 8294, 8311, 8324, 8333, 8356, 8369, 8387, 8411,
    8436, 8463, 8490, 8503, 8522, 8535, 8547, 8561, 8579, 8604, 8646, 8662, 8689, 8707,
    8735, 8776, 8803, 8874, 8988, 8996, 9007, 9013, 9022, 9032, 9040, 9165, 9184, 9219,
    9247, 9270, 9299, 9353, 9377, 9408, 9493, 9518, 9549, 9585, 9600, 9625, 9695, 9747,
    9778, 9933, 10083, 10109, 10171, 10257, 10293, 10322, 10352, 10433, 10540, 10568, 10621, 10650,
    10662, 10677, 10692, 10705, 10721, 10765, 10815, 10865, 10894, 10912, 10941, 10969, 10997, 11044,
    11071, 11098, 11143, 11169, 11194, 11215, 11247, 11265, 11284, 11315, 11337, 11365, 11388, 11434,
    11477, 11509, 11534, 11563, 11603, 11651, 11701, 11728, 11751, 11770, 11786, 11796, 11806, 11822,
    11846, 11852, 11857, 11860, 11879, 11889, 11903, 11926, 11935, 12032, 12128, 12192, 12341, 12364,
    12411, 12494, 12506, 12530, 12544, 12566, 12597, 12613, 12625, 12648, 12673, 12699, 12736, 12768,
    12801, 12864, 12905, 12940, 12976, 13001, 13020, 13050, 13084, 13118, 13174, 13198, 13220, 13277,
    13327, 13383, 13416, 13443, 13480, 13514, 13546, 13565, 13597, 13623, 13647, 13694, 13723, 13750,
    13827, 13852, 13913, 13938, 13966, 14033, 14088, 14143, 14188, 14219, 14273, 14300, 14344, 14376,
    14416, 14452, 14469, 14484, 14488, 14497, 14505, 14509, 14517, 14525, 14531, 14538, 14550, 14559,
    14568, 14659, 14805, 14861, 14961, 15003, 15035, 15037, 15056, 15075, 15083, 15098, 15110, 15116,
    15120, 15240, 15408, 15417, 15428, 15437, 15450, 15457, 15473, 15495, 15511, 15533, 15559, 15581,
    15604, 15635, 15704, 15744, 15902, 15980, 16044, 16096, 16167, 16226, 16332, 16377, 16418, 16473,
    16529, 16624, 16669, 16713, 16735, 16791, 16819, 16839, 16890, 16913, 16932, 16942, 16963, 16973,
    16999, 17038, 17071, 17113, 17158, 17249, 17332, 17376, 17421, 17450,
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
    Zeile entfernt: {0} holt sie zurück
    Geleert: {0} stellt es wieder her
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
    Der Editor '{0}' ist nicht zu starten: VISUAL oder EDITOR auf den eigenen setzen
    Der Editor '{0}' ist nicht zu starten: {1}
    Der Editor '{0}' ist nicht zu Ende gekommen: nichts ist geändert
    Der Editor '{0}' endete mit Status {1}: nichts ist geändert
    Der Editor '{0}' wurde durch Signal {1} beendet
    Der Text aus '{0}' ist kein UTF-8: nichts ist geändert
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
    '{0}' wird jetzt nicht angeboten: anderes wählen
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
    Hoch, Runter: mehr; andere Taste: zurück
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
    Mit {0} oder n antworten.
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
    nachmittags|abends
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
    Fortsetzen: {0} ({1})
    Anderswo offen: {0} ({1})
    Abgesendet: {0} ({1})
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
