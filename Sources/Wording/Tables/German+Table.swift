// swift-format-ignore-file
/// The messages in German: made by generate-messages.py from de.po, not by hand.
enum GermanTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 18, 31, 34, 36, 38, 122, 172, 245, 324, 423, 449, 491, 549,
    623, 631, 657, 717, 781, 837, 927, 936, 956, 971, 989, 1036, 1044, 1081,
    1102, 1122, 1132, 1151, 1164, 1265, 1324, 1330, 1350, 1379, 1411, 1437, 1493, 1529,
    1613, 1655, 1670, 1687, 1702, 1733, 1775, 1818, 1829, 1837, 1844, 1851, 1861, 1874,
    1881, 1891, 1898, 1910, 1920, 1923, 1934, 1939, 1945, 1954, 1964, 1973, 1980, 1987,
    1991, 1998, 2008, 2014, 2021, 2029, 2036, 2047, 2050, 2055, 2067, 2080, 2093, 2104,
    2109, 2123, 2139, 2161, 2166, 2178, 2199, 2244, 2292, 2319, 2400, 2443, 2509, 2570,
    2618, 2674, 2704, 2753, 2803, 2852, 2902, 2933, 2985, 3034, 3069, 3118, 3129, 3146,
    3156, 3163, 3172, 3204, 3235, 3277, 3331, 3348, 3364, 3401, 3436, 3465, 3488, 3533,
    3566, 3586, 3605, 3624, 3679, 3686, 3690, 3720, 3758, 3771, 3786, 3853, 3865, 3906,
    3927, 3951, 3974, 3997, 4022, 4036, 4068, 4117, 4168, 4216, 4271, 4326, 4381, 4407,
    4462, 4540, 4632, 4666, 4707, 4722, 4741, 4760, 4782, 4804, 4827, 4850, 4885, 4923,
    4962, 4988, 5017, 5046, 5073, 5103, 5140, 5172, 5203, 5238, 5279, 5329, 5360, 5392,
    5424, 5455, 5520, 5546, 5574, 5592, 5635, 5655, 5677, 5697, 5728, 5764, 5816, 5847,
    5888, 5931, 5950, 5983, 6017, 6060, 6106, 6150, 6188, 6230, 6247, 6272, 6291, 6333,
    6360, 6393, 6450, 6504, 6534, 6546, 6569, 6623, 6676, 6740, 6807, 6829, 6854, 6877,
    6902, 6927, 6953, 6960, 6972, 6985, 6996, 7003, 7032, 7048, 7065, 7094, 7119, 7143,
    7160, 7172, 7187, 7200, 7219, 7237, 7264, 7283, 7301, 7318, 7348, 7356, 7364, 7375,
    7387, 7396, 7411, 7422, 7446, 7470, 7491, 7513, 7525, 7552, 7569, 7582, 7591, 7614,
    7627, 7645, 7669, 7694, 7721, 7748, 7761, 7780, 7793, 7805, 7819, 7837, 7862, 7900,
    7916, 7943, 7961, 7989, 8030, 8057, 8128, 8223, 8247, 8278, 8367, 8392, 8423, 8459,
    8474, 8499, 8569, 8621, 8652, 8793, 8943, 8969, 9031, 9117, 9153, 9182, 9212, 9293,
    9400, 9428, 9481, 9510, 9522, 9537, 9552, 9565, 9581, 9625, 9675, 9725, 9754, 9772,
    9801, 9829, 9857, 9904, 9931, 9958, 10003, 10029, 10054, 10075, 10107, 10125, 10144, 10175,
    10197, 10225, 10248, 10294, 10337, 10369, 10394, 10423, 10463, 10511, 10561, 10588, 10611, 10630,
    10646, 10656, 10666, 10682, 10706, 10712, 10717, 10720, 10739, 10749, 10763, 10786, 10795, 10892,
    10988, 11052, 11201, 11224, 11271, 11354, 11366, 11390, 11404, 11426, 11457, 11473, 11485, 11508,
    11533, 11559, 11596, 11628, 11661, 11724, 11765, 11800, 11836, 11861, 11880, 11910, 11944, 11978,
    12034, 12058, 12080, 12137, 12187, 12243, 12276, 12303, 12340, 12374, 12406, 12425, 12457, 12483,
    12507, 12554, 12583, 12610, 12687, 12712, 12773, 12798, 12826, 12893, 12948, 13003, 13048, 13079,
    13133, 13160, 13204, 13236, 13276, 13312, 13329, 13344, 13348, 13357, 13365, 13369, 13377, 13385,
    13391, 13398, 13410, 13419, 13428, 13519, 13665, 13721, 13821, 13863, 13895, 13897, 13916, 13935,
    13943, 13958, 13970, 13976, 13980, 14100, 14268, 14277, 14288, 14297, 14310, 14317, 14333, 14355,
    14371, 14393, 14415, 14438, 14469, 14538, 14608, 14766, 14844, 14908, 14960, 15031, 15090, 15196,
    15251, 15307, 15352, 15396, 15452, 15480, 15500, 15551, 15574, 15593, 15603, 15624, 15634, 15678,
    15720, 15811, 15894, 15938, 15983, 16012,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} bis {1}
    {0} oder {1}
    , 
    j
    n
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember
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
    tippen, um zu filtern
    Mehr
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
    „{0}“ hängt ab von {1}: noch nicht möglich
    „{0}“ ist jetzt nicht möglich
    Eine Taste sandte kein UTF-8: nichts ist getippt
    JJJJ-MM-TT
    JJJJ-MM-TT HH:MM
    EINFÜGEN
    BEFEHL
    ERSETZEN
    Hier werden nur Ziffern getippt
    Hier werden nur Zahlen getippt
    Hier werden nur Zeichen aus ASCII getippt
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
    Pflichtangabe: bitte mindestens eine Zeile anlegen
    Pflichtangabe: bitte mit ja oder nein antworten
    Mindestens {0}: es ist {1}\u{1F}Mindestens {0}: es sind {1}
    Höchstens {0}: es ist {1}\u{1F}Höchstens {0}: es sind {1}
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
    Das hat nicht die verlangte Form: {0}
    Das ist zu lang, um geprüft zu werden
    Bitte {0} ganz ausfüllen
    Das muss mindestens {0} sein
    Das darf höchstens {0} sein
    Das muss mehr als {0} sein
    Das muss weniger als {0} sein
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
    die Eingabe
    war „{0}“ gemeint?
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
    Zeile darüber, darunter
    nächster Wert, voriger
    Vorschlag nehmen
    Vorschläge
    Eingabe zeigen
    der Kalender
    auf- und zuklappen
    Feld abschließen
    Eintrag darüber, darunter
    wählen oder nicht
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
    Up, Down: mehr; andere Taste: zurück
    verstanden: {0}
    beantwortet, nicht gezeigt
    nicht beantwortet
    {0} wurde nicht beantwortet
    die Eingabe endete vor der letzten Frage
    Diese Zeile ist kein UTF-8
    Eine leere Zeile sendet ab; der Name einer Frage führt zu ihr zurück
    „help“ erklärt die Frage, „back“ stellt die vorige, „clear“ nimmt die Antwort weg
    Das ist die erste Frage
    Bitte mit {0} oder n antworten
    Die früheren Antworten sind da: „review“ liest sie vor, „back“ führt zu ihnen.
    {0}, Zeile {1} behalten?
    Eine Zeile zu {0} hinzufügen?
    Noch eine Zeile zu {0} hinzufügen?
    {0}, Zeile {1}
    Eine Antwort ist nötig.
    Eine Antwort ist nicht nötig: mit einer leeren Zeile geht es weiter.
    Eine leere Zeile nimmt, was in Klammern steht: {0}.
    „{0}“ bei jeder Frage: {1}
    Außerdem stellt „back“ die vorige Frage, „review“ liest die Antworten vor, „help“ sagt dies, „clear“ nimmt die Antwort weg.
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
    Abgesendet: {0} ({1})
    Abgesendet. Beleg: {0}
    Bereits abgesendet. Beleg: {0}
    Nicht abgesendet: unter {0} wurden schon andere Antworten abgesendet
    Ihre Entwürfe belegen den ganzen Platz; dieser wird nicht aufgehoben
    Niemand darf mehr als {0}-mal in der Stunde absenden; versuchen Sie es später\u{1F}Niemand darf mehr als {0}-mal in der Stunde absenden; versuchen Sie es später
    Zu viele Sitzungen sind offen; beenden Sie eine oder versuchen Sie es später
    Der Speicher ist beschäftigt; senden Sie gleich noch einmal ab
    Im Speicher ist kein Platz; nichts wurde abgesendet
    In den Speicher kann nicht geschrieben werden; nichts wurde abgesendet
    Der Speicher ist nicht erreichbar; nichts wurde abgesendet
    Der Speicher ist nicht erreichbar. Bitte warten: es geht weiter, sobald er wieder da ist (Strg-C beendet)
    Der Speicher hat es abgelehnt; nichts wurde abgesendet
    Eine andere Ihrer Sitzungen führt dieses Formular fort
    Davon gibt es inzwischen eine andere Fassung
    Nicht abgesendet: {0} ist gescheitert ({1})
    Nicht abgesendet: Geheimes kann nicht versiegelt werden
    {0} ist bis {1} geschlossen
    {0} ist geschlossen
    {0} Frage wartet auf Sie\u{1F}{0} Fragen warten auf Sie
    Beantworten: {0} ({1})
    {0} fragt, bis {1}
    {0} fragt
    Warum lehnen Sie ab?
    Abgelehnt
    Nicht abgesendet: {0} hat es schon erledigt
    Die Betreiber haben diese Sitzung beendet
    site.yaml hat seit {0} Fehler; es gilt, was davor richtig war: siehe 'formline site check'
    Ob es abgesendet wurde, ist nicht bekannt; suchen Sie {0} unter Ihren Einsendungen
    Was Sie eingeben, wird nicht gesichert: {0}
    {0} ist länger als {1} Byte; kürzen Sie es
    Hier gibt es nichts für Sie

    """
}
