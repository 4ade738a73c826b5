// swift-format-ignore-file
/// The messages in French: made by generate-messages.py from fr.po, not by hand.
enum FrenchTable {
  static let plural: StaticString = "n == 0 || n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"

  static let ends: [UInt32] = [
    7, 18, 29, 33, 36, 38, 40, 128, 235, 339, 424, 502, 600, 635,
    694, 771, 872, 880, 921, 1037, 1126, 1209, 1323, 1331, 1350, 1369, 1393, 1439,
    1446, 1478, 1505, 1528, 1548, 1560, 1581, 1593, 1686, 1743, 1749, 1764, 1786, 1831,
    1860, 1915, 1954, 2044, 2079, 2094, 2108, 2125, 2156, 2202, 2246, 2255, 2267, 2275,
    2283, 2293, 2311, 2320, 2331, 2340, 2348, 2356, 2359, 2370, 2387, 2392, 2398, 2406,
    2415, 2426, 2437, 2446, 2452, 2460, 2470, 2482, 2491, 2499, 2507, 2517, 2521, 2525,
    2540, 2554, 2566, 2571, 2578, 2589, 2608, 2629, 2648, 2653, 2658, 2670, 2682, 2703,
    2753, 2805, 2837, 2926, 2978, 3050, 3132, 3192, 3264, 3297, 3350, 3402, 3455, 3507,
    3555, 3606, 3666, 3708, 3768, 3779, 3785, 3802, 3812, 3821, 3834, 3871, 3907, 3953,
    3996, 4048, 4065, 4079, 4120, 4158, 4199, 4224, 4270, 4306, 4332, 4359, 4386, 4444,
    4456, 4460, 4496, 4534, 4544, 4557, 4618, 4631, 4690, 4722, 4769, 4801, 4836, 4874,
    4895, 4933, 4980, 4995, 5019, 5049, 5099, 5147, 5234, 5247, 5331, 5343, 5430, 5457,
    5541, 5651, 5794, 5825, 5867, 5882, 5908, 5933, 5960, 5986, 6023, 6059, 6094, 6118,
    6152, 6188, 6213, 6234, 6254, 6275, 6297, 6314, 6331, 6358, 6384, 6411, 6439, 6477,
    6514, 6546, 6602, 6631, 6655, 6678, 6713, 6769, 6846, 6872, 6898, 6918, 6958, 6984,
    7011, 7038, 7069, 7100, 7145, 7211, 7292, 7333, 7383, 7435, 7460, 7504, 7549, 7601,
    7658, 7711, 7767, 7821, 7840, 7873, 7899, 7949, 7975, 8004, 8064, 8131, 8168, 8204,
    8214, 8236, 8257, 8319, 8377, 8456, 8527, 8557, 8584, 8611, 8640, 8669, 8699, 8707,
    8716, 8730, 8739, 8746, 8775, 8790, 8811, 8838, 8857, 8885, 8915, 8937, 8949, 8967,
    8981, 8996, 9013, 9041, 9061, 9083, 9104, 9136, 9144, 9152, 9160, 9169, 9184, 9202,
    9217, 9226, 9244, 9259, 9286, 9314, 9337, 9365, 9377, 9398, 9416, 9427, 9437, 9458,
    9470, 9495, 9519, 9544, 9565, 9594, 9615, 9638, 9649, 9664, 9679, 9699, 9719, 9754,
    9768, 9790, 9804, 9826, 9882, 9919, 9977, 10088, 10095, 10102, 10107, 10115, 10123, 10130,
    10318, 10340, 10378, 10400, 10438, 10473, 10543, 10573, 10596, 10673, 10697, 10724, 10758, 10773,
    10803, 10867, 10921, 10955, 11113, 11317, 11343, 11394, 11475, 11510, 11538, 11570, 11652, 11761,
    11788, 11841, 11868, 11882, 11895, 11907, 11920, 11934, 12017, 12097, 12174, 12201, 12217, 12242,
    12276, 12305, 12370, 12393, 12421, 12469, 12501, 12535, 12551, 12581, 12596, 12612, 12636, 12652,
    12683, 12702, 12750, 12801, 12832, 12858, 12886, 12912, 12952, 12996, 13022, 13048, 13065, 13084,
    13098, 13113, 13131, 13170, 13176, 13181, 13184, 13195, 13205, 13226, 13254, 13264, 13343, 13424,
    13485, 13685, 13723, 13806, 13949, 13961, 13984, 14013, 14045, 14074, 14092, 14113, 14140, 14178,
    14211, 14253, 14294, 14336, 14398, 14442, 14486, 14531, 14560, 14585, 14622, 14651, 14688, 14759,
    14787, 14811, 14875, 14929, 15021, 15049, 15073, 15110, 15139, 15175, 15197, 15226, 15250, 15270,
    15313, 15336, 15358, 15492, 15516, 15617, 15640, 15667, 15725, 15768, 15819, 15856, 15894, 15949,
    15974, 16023, 16046, 16091, 16130, 16146, 16161, 16169, 16183, 16193, 16197, 16208, 16216, 16222,
    16230, 16243, 16255, 16269, 16349, 16506, 16581, 16711, 16715, 16725, 16727, 16736, 16772, 16780,
    16783, 16788, 16795, 16806, 16810, 17015, 17149, 17158, 17168, 17176, 17194, 17203, 17217, 17244,
    17258, 17280, 17308, 17328, 17349, 17377, 17448, 17495, 17662, 17733, 17784, 17833, 17893, 17948,
    18042, 18084, 18134, 18187, 18236, 18323, 18367, 18407, 18441, 18459, 18515, 18545, 18560, 18643,
    18665, 18693, 18705, 18729, 18737, 18762, 18795, 18821, 18866, 18911, 19021, 19086, 19130, 19170,
    19200,
  ]

  static let texts: StaticString = """
    {0} : 
    {0} à {1}
    {0} ou {1}
     
    , 
    o
    n
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    Entrée,Tab,Échap,Espace,Retour,Suppr,Haut,Bas,Gauche,Droite,Début,Fin,PgPréc,PgSuiv,Inser,Ctrl,Alt,Maj
    {0} réponse obligatoire manque\u{1F}{0} réponses obligatoires manquent\u{1F}{0} réponses obligatoires manquent
    {0} réponse est à revoir\u{1F}{0} réponses sont à revoir\u{1F}{0} réponses sont à revoir
    la saisie est conservée et proposée à la prochaine ouverture du formulaire
    la saisie est conservée, secrets exceptés, et proposée à la prochaine ouverture du formulaire
    {0} choisi\u{1F}{0} choisis\u{1F}{0} choisis
    {0} sur {1} choisi\u{1F}{0} sur {1} choisis\u{1F}{0} sur {1} choisis
    {0} choisi, au moins {1}\u{1F}{0} choisis, au moins {1}\u{1F}{0} choisis, au moins {1}
    {0} sur {2} choisi, au moins {1}\u{1F}{0} sur {2} choisis, au moins {1}\u{1F}{0} sur {2} choisis, au moins {1}
    {0} {2}
    {0} réponse\u{1F}{0} réponses\u{1F}{0} réponses
    {0} réponse d’aujourd’hui à {1}\u{1F}{0} réponses d’aujourd’hui à {1}\u{1F}{0} réponses d’aujourd’hui à {1}
    {0} réponse d’hier à {1}\u{1F}{0} réponses d’hier à {1}\u{1F}{0} réponses d’hier à {1}
    {0} réponse du {1} à {2}\u{1F}{0} réponses du {1} à {2}\u{1F}{0} réponses du {1} à {2}
    {0} ; {1} autre n’a plus de champ\u{1F}{0} ; {1} autres n’ont plus de champ\u{1F}{0} ; {1} autres n’ont plus de champ
    Envoyer
    Étape {0} sur {1}
    {0} : autres pages
    Vérifiez vos réponses
    Entrée sur une réponse permet d’y revenir
    Retour
    Ligne ôtée : {0} la rétablit
    Effacé : {0} le rétablit
    {0} : vers cette liste
    {0}, ligne {1}, {2}
    {0} demande
    Un programme demande
    Hôte : {0}
    N’accepter que si cet hôte est connu, puis ouvrir la page soi-même : rien n’est ouvert
    Attention : ce nom d’hôte peut ressembler à un autre
    Total
    Ajouter encore
    Ajouter ({0} au plus)
    et {0} de plus\u{1F}et {0} de plus\u{1F}et {0} de plus
    Abandonner la saisie ? [o/N]
    Quitter le formulaire ? La saisie est conservée [o/N]
    Ce formulaire exécute des commandes :
    Toute touche continue et laisse ces commandes s’exécuter ; Échap quitte le formulaire
    Reprendre la saisie précédente ?
    ↑↓ choisir
    ⏎ reprendre
    Suppr abandonner
    une lettre recommence à zéro
    Suppr encore une fois abandonne ces réponses
    Numéro, ou n pour recommencer à zéro [1]
    Modifier
    Précédent
    Suivant
    Effacer
    Suggérer
    Annuler la frappe
    Afficher
    Abandonner
    Terminé
    Ajouter
    Retirer
    OK
    Redemander
    Ajouter un champ
    Tout
    Aucun
    Refuser
    Accepter
    Calendrier
    Rechercher
    Terminé
    Aller
    Envoyer
    Rejoindre
    Itinéraire
    Chercher
    Entrée
    Suivant
    Continuer
    oui
    non
    Nouveau ticket
    Ticket vierge
    Description
    Clé
    Valeur
    choisir…
    rien ne correspond
    aucun choix possible
    taper pour filtrer
    Aide
    Plus
    {0} sur {1}
    {0} sur {1}
    lu ma me je ve sa di
    Seul un champ de texte s’ouvre dans un éditeur
    Un secret ne peut pas être ouvert dans un éditeur
    Il n’y a pas d’éditeur ici
    Impossible de lancer l’éditeur « {0} » : indiquer le vôtre dans VISUAL ou EDITOR
    Impossible de lancer l’éditeur « {0} » : {1}
    L’éditeur « {0} » ne s’est pas terminé : rien n’est changé
    L’éditeur « {0} » s’est terminé avec le code {1} : rien n’est changé
    L’éditeur « {0} » a été arrêté par le signal {1}
    Le texte de « {0} » n’est pas de l’UTF-8 : rien n’est changé
    Aucun texte n’est revenu : {0}
    Ce champ n’a qu’une ligne : rien n’est changé
    Ce champ n’a qu’une ligne : rien n’est collé
    Ce n’est pas du texte UTF-8 : rien n’est changé
    Ce n’est pas du texte UTF-8 : rien n’est collé
    Les caractères de contrôle ont été retirés
    Le texte est trop long : seul le début est collé
    « {0} » n’est pas encore possible : cela dépend de {1}
    « {0} » n’est pas possible maintenant
    Une touche n’a pas envoyé d’UTF-8 : rien n’est saisi
    AAAA-MM-JJ
    HH:MM
    AAAA-MM-JJ HH:MM
    INSERTION
    COMMANDE
    REMPLACEMENT
    Seuls des chiffres se saisissent ici
    Seuls des nombres se saisissent ici
    Seuls des caractères ASCII se saisissent ici
    Il n’y a pas de place pour cela dans {0}
    « {0} » n’est pas une valeur ici et est retiré
    vérification…
    chargement…
    Cette réponse n’a pas été acceptée
    La vérification a pris trop de temps
    La vérification n’a pas eu lieu : {0}
    Pas de suggestions : {0}
    Les choix n’ont pas pu être chargés : {0}
    la commande a fini avec le code {0}
    cela a pris trop de temps
    aucune liste n’est venue
    aucun verdict n’est venu
    ce que la commande a écrit n’est pas du texte en UTF-8
    obligatoire
    o/n
    numéros séparés par des virgules
    finir par une ligne d’un seul point
    inchangé
    indisponible
    Répondre par le nom ou le numéro d’un choix, de 1 à {0}
    Erreur : {0}
    {0} {2} a {3} jour\u{1F}{0} {2} a {3} jours\u{1F}{0} {2} a {3} jours
    {0} ligne\u{1F}{0} lignes\u{1F}{0} lignes
    {0} caractère\u{1F}{0} caractères\u{1F}{0} caractères
    {0} heure\u{1F}{0} heures\u{1F}{0} heures
    {0} minute\u{1F}{0} minutes\u{1F}{0} minutes
    {0} seconde\u{1F}{0} secondes\u{1F}{0} secondes
    Réponse obligatoire
    Réponse obligatoire : faire un choix
    Réponse obligatoire : faire au moins un choix
    Faire un choix
    Faire au moins un choix
    Ajouter au moins un élément
    Réponse obligatoire : ajouter au moins une ligne
    Réponse obligatoire : répondre par oui ou non
    Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}
    Au moins {0}
    Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}
    Au plus {0}
    Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}
    Au moins {0} : il y en a 0
    Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}
    Il faut avancer par pas de {0} jour\u{1F}Il faut avancer par pas de {0} jours\u{1F}Il faut avancer par pas de {0} jours
    Il faut avancer par pas de {0} jour depuis {1}\u{1F}Il faut avancer par pas de {0} jours depuis {1}\u{1F}Il faut avancer par pas de {0} jours depuis {1}
    Il faut avancer par pas de {0}
    Il faut avancer par pas de {0} depuis {1}
    Ligne {0}, {1}
    Ceci n’est pas une date
    {0} n’est pas une date
    Ceci n’est pas une heure
    {0} n’est pas une heure
    Ceci n’est pas une date avec heure
    {0} n’est pas une date avec heure
    {0} correspond à {1} : choisissez
    Le format attendu : {0}
    Ceci n’a pas la forme demandée
    Ce texte est trop long à vérifier
    Remplir entièrement {0}
    Il faut au moins {0}
    Il faut au plus {0}
    Il faut plus que {0}
    Il faut moins que {0}
    Au plus tôt {0}
    Au plus tard {0}
    Cela doit être après {0}
    Cela doit être avant {0}
    Il faut un multiple de {0}
    « {0} » doit être choisi
    Ce n’est pas la même chose que {0}
    Le schéma ne l’autorise pas ({0})
    Choisir parmi les possibilités
    « {0} » n’est plus proposé : choisir autre chose
    {0} ne peut pas être choisi
    En choisir au moins {0}
    En choisir au plus {0}
    Il ne peut y en avoir deux pareils
    Les lignes {0} et {1} sont pareilles : une seule suffit
    « {0} » est la clé des lignes {1} et {2} : chacune doit être différente
    Ce fichier n’existe pas
    Ce dossier n’existe pas
    Ceci n’existe pas
    C’est un dossier ; il faut un fichier
    Ce n’est pas un dossier
    {0} : réponse non valable
    Condition à remplir : {0}
    Indiquer un fichier qui existe
    Indiquer un dossier qui existe
    Indiquer un fichier ou un dossier qui existe
    Ceci n’est pas une heure avec son décalage UTC comme 14:30:00Z
    Ceci n’est pas une date avec heure et décalage UTC comme 2026-02-28T14:30:00Z
    Ceci n’est pas une durée comme P1DT2H
    Ceci n’est pas une adresse IPv4 comme 192.0.2.1
    Ceci n’est pas une adresse IPv6 comme 2001:db8::1
    Ceci n’est pas un UUID
    Ceci n’est pas une expression régulière
    Ceci n’est pas un pointeur JSON comme /a/0
    Ceci n’est pas un pointeur JSON relatif comme 1/a
    Ceci n’est pas un nom d’hôte comme host.example.com
    Ceci n’est pas une URI comme https://example.com/a
    Ceci n’est pas une référence d’URI comme ../a?b=c
    Ceci n’est pas un modèle d’URI comme /users/{id}
    {0} est trop grand
    {0} n’est pas un nombre entier
    {0} n’est pas un nombre
    {0} n’est pas un nombre ; l’écrire comme {1}
    {0} n’est ni oui ni non
    {0} n’est pas un des choix
    {0} peut vouloir dire {1} ou {2} : écrivez l’un des deux
    {0} peut vouloir dire deux choses : écrivez la réponse en entier
    la valeur n’est pas une liste JSON
    la valeur n’est pas un objet JSON
    la saisie
    était-ce « {0} » ?
    les options sont {0}
    « {0} » n’est pas une date ; l’écrire comme 2026-02-28
    « {0} » n’est pas une heure ; l’écrire comme 14:30
    « {0} » n’est pas une date avec heure ; l’écrire comme 2026-02-28 14:30
    « {0} » n’est pas un décalage UTC ; l’écrire comme +01:00 ou Z
    l’année {0} n’existe pas
    le mois {0} n’existe pas
    le jour {0} n’existe pas
    l’heure {0} n’existe pas
    la minute {0} n’existe pas
    la seconde {0} n’existe pas
    Touches
    Ce champ
    Le formulaire
    Édition
    Lignes
    ajouter une ligne, l’ôter
    ôter la ligne
    la monter, descendre
    rétablir une ligne ôtée
    chercher une ligne
    ligne au-dessus, au-dessous
    valeur suivante, précédente
    prendre la suggestion
    suggestions
    montrer la saisie
    le calendrier
    ouvrir, fermer
    valider le champ
    choix au-dessus, au-dessous
    cocher ou décocher
    envoyer le formulaire
    ce qui est à revoir
    choisir tout l’affiché, rien
    choisir
    filtrer
    lettres
    chiffres
    par grands pas
    trier par colonne
    activer ou non
    oui, non
    presser le bouton
    nouvelle ligne
    champ suivant, précédent
    champ au-dessus, au-dessous
    premier, dernier champ
    page précédente, suivante
    demi-écran
    fermer, puis annuler
    annuler aussitôt
    redessiner
    suspendre
    début, fin de ligne
    début, fin
    mot précédent, suivant
    couper le mot d’avant
    couper le mot d’après
    couper avant, après
    coller ce qui a été coupé
    annuler l’édition
    réponses antérieures
    y chercher
    vi : commandes
    vi : insertion
    dans votre éditeur
    une touche : retour
    Haut, Bas : suite ; sinon : retour
    compris : {0}
    répondu, non montré
    sans réponse
    {0} : pas de réponse
    la saisie s’est terminée avant la dernière question
    Cette ligne n’est pas de l’UTF-8
    Une ligne vide envoie ; le nom d’une question y ramène
    « {0} » explique la question, « {1} » pose la précédente, « {2} » lit les réponses, « {3} » arrête
    retour
    relire
    aide
    effacer
    quitter
    ouvrir
    {0} question ; une ligne vide prend ce qui est entre crochets\u{1F}{0} questions ; une ligne vide prend ce qui est entre crochets\u{1F}{0} questions ; une ligne vide prend ce qui est entre crochets
    Question {0} sur {1}.
    Ce qui est tapé n’est pas montré.
    Dans cet ordre : {0}.
    {0} chiffre\u{1F}{0} chiffres\u{1F}{0} chiffres
    {0} lettre\u{1F}{0} lettres\u{1F}{0} lettres
    {0} lettre ou chiffre\u{1F}{0} lettres ou chiffres\u{1F}{0} lettres ou chiffres
    C’est la première question
    Répondre par {0} ou n
    Les réponses précédentes sont là : « {0} » les lit, « {1} » y mène.
    Garder {0}, ligne {1} ?
    Ajouter une ligne à {0} ?
    Ajouter encore une ligne à {0} ?
    {0}, ligne {1}
    Une réponse est obligatoire.
    La réponse est facultative : une ligne vide passe à la suite.
    Une ligne vide prend ce qui est entre crochets : {0}.
    « {0} » à toute question : {1}
    De plus, « {0} » pose la question d’avant, « {1} » lit les réponses, « {2} » dit ceci, « {3} » retire la réponse, « {4} » arrête sans envoyer.
    {0} choix : une partie d’un nom énumère ceux qui la contiennent\u{1F}{0} choix : une partie d’un nom énumère ceux qui la contiennent\u{1F}{0} choix : une partie d’un nom énumère ceux qui la contiennent
    Répondre par {0} ou {1}.
    Répondre par le numéro d’un choix, ou son nom.
    Répondre par les numéros des choix, ou leurs noms, séparés par des virgules.
    Répondre par un nombre entier{0}.
    Répondre par un nombre{0}.
    Répondre sous la forme {0}{1}.
    Répondre en autant de lignes que voulu{0} ; une ligne d’un seul point termine.
    Répondre en autant de lignes que voulu{0}, qui ne sont pas montrées ; une ligne d’un seul point termine.
    Répondre ligne par ligne.
    Répondre en une ligne{0}, qui n’est pas montrée.
    Répondre en une ligne{0}.
    de {0} à {1}
    au moins {0}
    au plus {0}
    plus que {0}
    moins que {0}
    , de {0} à {1} caractère\u{1F}, de {0} à {1} caractères\u{1F}, de {0} à {1} caractères
    , au moins {0} caractère\u{1F}, au moins {0} caractères\u{1F}, au moins {0} caractères
    , au plus {0} caractère\u{1F}, au plus {0} caractères\u{1F}, au plus {0} caractères
    une adresse e-mail valable
    une URL valable
    un nom d’hôte valable
    un numéro de téléphone valable
    un indicatif de pays valable
    seulement les chiffres de cette partie du numéro de téléphone
    un code postal valable
    un numéro de carte valable
    une date d’expiration valable, mois et année
    une date d’expiration valable
    une année d’expiration valable
    un code valable
    un code de sécurité valable
    un EID valable
    un IMEI valable
    un jour du mois valable
    un mois valable
    un mois d’expiration valable
    un montant valable
    une date de naissance valable, année-mois-jour
    une année de naissance valable de quatre chiffres
    une date et une heure valables
    un numéro de vol valable
    un numéro de suivi valable
    un nom de branche valable
    un code de pays valable de deux lettres
    un code de monnaie valable de trois lettres
    un code de langue valable
    un fuseau horaire valable
    nom sur la carte
    12, rue de la Paix
    appartement 3
    ville, région
    une longue phrase
    {0} chiffres\u{1F}{0} chiffres\u{1F}{0} chiffres
    MM/AA
    AAAA
    JJ
    Saisir {0}
    {0} ({2})
    {0}, par exemple {1}
    {0}, par exemple {1} ou {2}
    {0} : {1}
    Cette carte a expiré : saisir une date d’expiration qui n’est pas passée
    Cette carte a expiré : saisir une année d’expiration qui n’est pas passée
    Saisir une date de naissance qui n’est pas dans l’avenir
    Saisir une date de naissance qui ne remonte pas à plus de {0} an\u{1F}Saisir une date de naissance qui ne remonte pas à plus de {0} ans\u{1F}Saisir une date de naissance qui ne remonte pas à plus de {0} ans
    {0} chiffre\u{1F}{0} chiffres\u{1F}{0} chiffres
    il n’y a que {0} chiffre\u{1F}il n’y a que {0} chiffres\u{1F}il n’y a que {0} chiffres
    il y a {0} chiffre, plus que dans tout numéro\u{1F}il y a {0} chiffres, plus que dans tout numéro\u{1F}il y a {0} chiffres, plus que dans tout numéro
    les espaces
    les espaces invisibles
    les caractères de contrôle
    les caractères comme « {0} »
    {0} ne peuvent pas y figurer
    c’est trop long
    il manque le signe @
    il y a plus d’un signe @
    il manque ce qui précède le signe @
    il manque ce qui suit le signe @
    il n’y a pas de point après le signe @
    il y a un point de trop avant le signe @
    il y a un point de trop après le signe @
    un trait d’union ne peut pas toucher un point ni le signe @
    il y a une virgule à la place d’un point
    {0} ne peuvent pas figurer avant le signe @
    {0} ne peuvent pas figurer après le signe @
    il manque https:// au début
    il manque // après {0}:
    il manque le nom d’hôte après //
    rien ne suit les deux-points
    le nom d’hôte n’est pas valable
    le port après le nom d’hôte n’est pas un nombre jusqu’à 65535
    omettre tout jusqu’à ://
    il y a un point de trop
    aucune partie ne peut commencer ni finir par un trait d’union
    une partie entre deux points a plus de 63 caractères
    il y a plus de {0} caractère\u{1F}il y a plus de {0} caractères\u{1F}il y a plus de {0} caractères
    il ne faut que des chiffres
    il faut {0}, et non {1}
    les numéros {0} ont {1}, et non {2}
    au moins un chiffre est faux
    le + ne peut figurer qu’au début
    aucun pays n’a +{0}
    un + et un à trois chiffres
    un nombre de {0} à {1}
    il va de {0} à {1}
    un nombre de 1 à 12 ou un nom, comme mars
    le mois va de 01 à 12
    cette carte a expiré
    aucune carte n’est valable plus de {0} an\u{1F}aucune carte n’est valable plus de {0} ans\u{1F}aucune carte n’est valable plus de {0} ans
    c’est dans l’avenir
    c’était il y a plus de {0} an\u{1F}c’était il y a plus de {0} ans\u{1F}c’était il y a plus de {0} ans
    ce jour n’existe pas
    cette heure n’existe pas
    il commence par les deux ou trois lettres de la compagnie
    un à quatre chiffres suivent la compagnie
    il faut de 6 à 40 lettres et chiffres, et non {0}
    deux points ne peuvent pas se suivre
    aucune partie ne peut finir par .lock
    une barre oblique ne peut figurer qu’entre deux noms
    @{ ne peut pas y figurer
    un trait d’union ne peut pas figurer au début
    @ seul a un autre sens
    aucune partie ne peut commencer par un point
    un point ne peut pas figurer à la fin
    était-ce {0} ?
    presse-papiers
    horloge
    environnement
    généré
    git
    historique
    machine
    liste
    région
    propositions
    utilisateur
    ce formulaire
    lundi|lun,mardi|mar,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam,dimanche|dim
    janvier|janv|jan,février|fevrier|févr|fév,mars,avril|avr,mai,juin,juillet|juil,août|aout,septembre|sept,octobre|oct,novembre|nov,décembre|decembre|déc
    avant-hier=-2,hier=-1,aujourd'hui|aujourd’hui=0,demain=1,après-demain=2
    dans N jours|dans N jour=1,dans N semaines|dans N semaine=7,il y a N jours|il y a N jour=-1,il y a N semaines|il y a N semaine=-7
    ce_
    _prochain
    -
    du matin
    de l'après-midi|de l’après-midi
    du soir
    le
    midi
    minuit
    maintenant
    à_
    H heures et demie|H heure et demie=30,H heures et quart|H heure et quart=15,H heures moins le quart|H heure moins le quart=-15,H heures moins M|H heure moins M=-1,H heures M|H heure M=1,H heures|H heure=0
    un|une=1,deux=2,trois=3,quatre=4,cinq=5,six=6,sept=7,huit=8,neuf=9,dix=10,onze=11,douze=12,quinze=15,vingt=20,vingt-cinq=25,trente=30
    dayFirst
    Exécuter
    Options
    Ligne de commande
    Commande
    Un par ligne.
    Que souhaitez-vous faire ?
    Remplir : {0}
    Reprendre ({1}) : {0}
    Ouvert ailleurs ({1}) : {0}
    Envoyé ({1}) : {0}
    Envoyé. Reçu : {0}
    Déjà envoyé. Reçu : {0}
    Non envoyé : d’autres réponses ont déjà été envoyées sous {0}
    vos brouillons occupent toute la place permise
    Pas plus de {0} envoi par heure ; réessayez plus tard\u{1F}Pas plus de {0} envois par heure ; réessayez plus tard\u{1F}Pas plus de {0} envois par heure ; réessayez plus tard
    Trop de sessions sont ouvertes ; fermez-en une ou réessayez plus tard
    Le stockage est occupé ; renvoyez dans un instant
    Le stockage est plein ; rien n’a été envoyé
    Le stockage est en lecture seule ; rien n’a été envoyé
    Le stockage est injoignable ; rien n’a été envoyé
    Le stockage est injoignable. Patientez : la suite vient dès son retour (Ctrl-C pour quitter)
    Le stockage tarde à répondre. Patientez
    {0} doit être un chemin à l’intérieur de {1}
    Le stockage l’a refusé ; rien n’a été envoyé
    Une autre de vos sessions poursuit ce formulaire
    Une autre de vos sessions poursuit ce formulaire et le garde ; un nouveau commence ici
    Il en existe désormais une autre révision
    Ce qui est révisé ici a été effacé
    Non envoyé : échec de {0} ({1})
    Non envoyé : {0}
    Non envoyé : les secrets ne peuvent pas être scellés
    {0} est fermé jusqu’au {1}
    {0} est fermé
    {0} question vous attend\u{1F}{0} questions vous attendent\u{1F}{0} questions vous attendent
    Répondre : {0} ({1})
    {0} demande, jusqu’au {1}
    {0} demande
    Pourquoi refusez-vous ?
    Refusé
    {0} l’a déjà réglé
    le délai de réponse est passé
    {0} a retiré la question
    Les exploitants ont mis fin à cette session
    Cette session a épuisé son temps de calcul
    site.yaml contient des erreurs depuis {0} ; la version précédente s’applique : voir 'formline site check'
    On ne sait pas si c’est envoyé ; cherchez {0} dans vos envois
    Votre saisie n’est pas enregistrée : {0}
    {0} dépasse {1} octets ; raccourcissez
    Il n’y a rien ici pour vous

    """
}
