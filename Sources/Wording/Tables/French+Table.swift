// swift-format-ignore-file
/// The messages in French: made by generate-messages.py from fr.po, not by hand.
enum FrenchTable {
  static let plural: StaticString = "n == 0 || n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"

  static let ends: [UInt32] = [
    7, 18, 29, 32, 34, 36, 124, 228, 313, 391, 489, 524, 583, 660,
    761, 769, 810, 926, 1015, 1098, 1212, 1220, 1239, 1258, 1282, 1328, 1335, 1371,
    1394, 1414, 1426, 1447, 1459, 1552, 1609, 1615, 1630, 1652, 1697, 1726, 1781, 1820,
    1910, 1945, 1960, 1974, 1991, 2022, 2068, 2112, 2121, 2133, 2141, 2149, 2159, 2177,
    2186, 2197, 2206, 2214, 2222, 2225, 2236, 2241, 2247, 2255, 2264, 2275, 2286, 2295,
    2301, 2309, 2319, 2331, 2340, 2348, 2356, 2366, 2370, 2374, 2389, 2403, 2415, 2420,
    2427, 2438, 2457, 2476, 2481, 2493, 2514, 2564, 2616, 2648, 2731, 2777, 2843, 2919,
    2973, 3039, 3072, 3125, 3177, 3230, 3282, 3330, 3381, 3428, 3470, 3530, 3541, 3558,
    3568, 3577, 3590, 3627, 3663, 3709, 3761, 3778, 3792, 3833, 3871, 3912, 3937, 3983,
    4019, 4045, 4072, 4099, 4157, 4169, 4173, 4209, 4247, 4257, 4270, 4331, 4344, 4403,
    4435, 4482, 4514, 4549, 4587, 4608, 4646, 4693, 4743, 4791, 4878, 4962, 5049, 5076,
    5160, 5270, 5413, 5444, 5486, 5501, 5527, 5552, 5579, 5605, 5642, 5678, 5713, 5753,
    5789, 5814, 5835, 5855, 5876, 5898, 5925, 5953, 5991, 6028, 6060, 6110, 6139, 6163,
    6186, 6221, 6277, 6303, 6329, 6349, 6389, 6415, 6442, 6469, 6500, 6531, 6576, 6617,
    6667, 6719, 6744, 6788, 6833, 6885, 6942, 6995, 7051, 7105, 7124, 7157, 7183, 7233,
    7259, 7288, 7348, 7415, 7452, 7462, 7484, 7546, 7604, 7683, 7754, 7784, 7811, 7838,
    7867, 7896, 7926, 7934, 7943, 7957, 7966, 7973, 8002, 8017, 8038, 8065, 8093, 8123,
    8145, 8157, 8175, 8189, 8204, 8221, 8249, 8264, 8286, 8307, 8339, 8347, 8355, 8363,
    8378, 8387, 8405, 8420, 8447, 8475, 8498, 8526, 8538, 8559, 8577, 8588, 8598, 8619,
    8631, 8656, 8680, 8705, 8726, 8755, 8776, 8799, 8810, 8825, 8840, 8860, 8880, 8921,
    8935, 8957, 8971, 8993, 9049, 9086, 9144, 9241, 9271, 9294, 9375, 9399, 9426, 9460,
    9475, 9505, 9569, 9623, 9657, 9790, 9994, 10018, 10069, 10150, 10185, 10213, 10245, 10327,
    10436, 10463, 10516, 10543, 10557, 10570, 10582, 10595, 10609, 10692, 10772, 10849, 10876, 10892,
    10917, 10951, 10980, 11045, 11068, 11096, 11144, 11176, 11210, 11226, 11256, 11271, 11287, 11311,
    11327, 11358, 11377, 11425, 11476, 11507, 11533, 11561, 11587, 11627, 11671, 11697, 11723, 11740,
    11759, 11773, 11788, 11806, 11845, 11851, 11856, 11859, 11870, 11880, 11901, 11929, 11939, 12018,
    12099, 12160, 12360, 12398, 12481, 12624, 12636, 12659, 12688, 12720, 12749, 12767, 12788, 12815,
    12853, 12886, 12928, 12969, 13011, 13073, 13117, 13161, 13206, 13235, 13260, 13297, 13326, 13363,
    13434, 13462, 13486, 13550, 13604, 13696, 13724, 13748, 13785, 13814, 13850, 13872, 13901, 13925,
    13945, 13988, 14011, 14033, 14167, 14191, 14292, 14315, 14342, 14400, 14443, 14494, 14531, 14569,
    14624, 14649, 14698, 14721, 14766, 14805, 14821, 14836, 14844, 14858, 14868, 14872, 14883, 14891,
    14897, 14905, 14918, 14930, 14944, 15024, 15181, 15256, 15386, 15390, 15400, 15402, 15411, 15455,
    15458, 15463, 15470, 15481, 15485, 15690, 15824, 15833, 15843, 15851, 15869, 15878, 15892, 15919,
    15933, 15955, 15975, 15996, 16024, 16095, 16175, 16342, 16413, 16464, 16513, 16573, 16628, 16722,
    16775, 16824, 16868, 16902, 16958, 16988, 17003, 17086, 17108, 17136, 17148, 17172, 17180, 17219,
    17264, 17374, 17439, 17483, 17523, 17553,
  ]

  static let texts: StaticString = """
    {0} : 
    {0} à {1}
    {0} ou {1}
    , 
    o
    n
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
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
    Ligne supprimée : {0} la rétablit
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
    taper pour filtrer
    Plus
    {0} sur {1}
    lu ma me je ve sa di
    Seul un champ de texte s’ouvre dans un éditeur
    Un secret ne peut pas être ouvert dans un éditeur
    Il n’y a pas d’éditeur ici
    Impossible de lancer l’éditeur '{0}' : indiquer le vôtre dans VISUAL ou EDITOR
    Impossible de lancer l’éditeur '{0}' : {1}
    L’éditeur '{0}' ne s’est pas terminé : rien n’est changé
    L’éditeur '{0}' s’est terminé avec le code {1} : rien n’est changé
    L’éditeur '{0}' a été arrêté par le signal {1}
    Le texte de '{0}' n’est pas de l’UTF-8 : rien n’est changé
    Aucun texte n’est revenu : {0}
    Ce champ n’a qu’une ligne : rien n’est changé
    Ce champ n’a qu’une ligne : rien n’est collé
    Ce n’est pas du texte UTF-8 : rien n’est changé
    Ce n’est pas du texte UTF-8 : rien n’est collé
    Les caractères de contrôle ont été retirés
    Le texte est trop long : seul le début est collé
    « {0} » dépend de {1} : pas encore possible
    « {0} » n’est pas possible maintenant
    Une touche n’a pas envoyé d’UTF-8 : rien n’est saisi
    AAAA-MM-JJ
    AAAA-MM-JJ HH:MM
    INSERTION
    COMMANDE
    REMPLACEMENT
    Seuls des chiffres se saisissent ici
    Seuls des nombres se saisissent ici
    Seuls des caractères ASCII se saisissent ici
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
    Réponse obligatoire : ajouter au moins une ligne
    Réponse obligatoire : répondre par oui ou non
    Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}\u{1F}Au moins {0} : il y en a {1}
    Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}\u{1F}Au plus {0} : il y en a {1}
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
    Ceci n’a pas la forme demandée : {0}
    Ce texte est trop long à vérifier
    Remplir entièrement {0}
    Il faut au moins {0}
    Il faut au plus {0}
    Il faut plus que {0}
    Il faut moins que {0}
    Il faut un multiple de {0}
    « {0} » doit être choisi
    Ce n’est pas la même chose que {0}
    Le schéma ne l’autorise pas ({0})
    Choisir parmi les possibilités
    '{0}' n’est plus proposé : choisir autre chose
    {0} ne peut pas être choisi
    En choisir au moins {0}
    En choisir au plus {0}
    Il ne peut y en avoir deux pareils
    Les lignes {0} et {1} sont pareilles : une seule suffit
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
    la saisie
    était-ce « {0} » ?
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
    ligne au-dessus, au-dessous
    valeur suivante, précédente
    prendre la suggestion
    suggestions
    montrer la saisie
    le calendrier
    ouvrir, fermer
    valider le champ
    choix au-dessus, au-dessous
    choisir ou non
    envoyer le formulaire
    ce qui est à revoir
    choisir tout l’affiché, rien
    choisir
    filtrer
    lettres
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
    Up, Down : suite ; autre touche : retour
    compris : {0}
    répondu, non montré
    sans réponse
    {0} : pas de réponse
    la saisie s’est terminée avant la dernière question
    Cette ligne n’est pas de l’UTF-8
    Une ligne vide envoie ; le nom d’une question y ramène
    « help » explique la question, « back » pose la précédente, « clear » retire la réponse
    C’est la première question
    Répondre par {0} ou n
    Les réponses précédentes sont là : « review » les lit, « back » y mène.
    Garder {0}, ligne {1} ?
    Ajouter une ligne à {0} ?
    Ajouter encore une ligne à {0} ?
    {0}, ligne {1}
    Une réponse est obligatoire.
    La réponse est facultative : une ligne vide passe à la suite.
    Une ligne vide prend ce qui est entre crochets : {0}.
    « {0} » à toute question : {1}
    De plus, « back » pose la question d’avant, « review » lit les réponses, « help » dit ceci, « clear » retire la réponse.
    {0} choix : une partie d’un nom énumère ceux qui la contiennent\u{1F}{0} choix : une partie d’un nom énumère ceux qui la contiennent\u{1F}{0} choix : une partie d’un nom énumère ceux qui la contiennent
    Répondre par {0} ou n.
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
    de l'après-midi|de l’après-midi|du soir
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
    Reprendre : {0} ({1})
    Envoyé : {0} ({1})
    Envoyé. Reçu : {0}
    Déjà envoyé. Reçu : {0}
    Non envoyé : d’autres réponses ont déjà été envoyées sous {0}
    Vos brouillons occupent toute la place permise ; celui-ci n’est pas conservé
    Pas plus de {0} envoi par heure ; réessayez plus tard\u{1F}Pas plus de {0} envois par heure ; réessayez plus tard\u{1F}Pas plus de {0} envois par heure ; réessayez plus tard
    Trop de sessions sont ouvertes ; fermez-en une ou réessayez plus tard
    Le stockage est occupé ; renvoyez dans un instant
    Le stockage est plein ; rien n’a été envoyé
    Le stockage est en lecture seule ; rien n’a été envoyé
    Le stockage est injoignable ; rien n’a été envoyé
    Le stockage est injoignable. Patientez : la suite vient dès son retour (Ctrl-C pour quitter)
    Le stockage l’a refusé ; rien n’a été envoyé
    Une autre de vos sessions poursuit ce formulaire
    Il en existe désormais une autre révision
    Non envoyé : échec de {0} ({1})
    Non envoyé : les secrets ne peuvent pas être scellés
    {0} est fermé jusqu’au {1}
    {0} est fermé
    {0} question vous attend\u{1F}{0} questions vous attendent\u{1F}{0} questions vous attendent
    Répondre : {0} ({1})
    {0} demande, jusqu’au {1}
    {0} demande
    Pourquoi refusez-vous ?
    Refusé
    Non envoyé : {0} l’a déjà réglé
    Les exploitants ont mis fin à cette session
    site.yaml contient des erreurs depuis {0} ; la version précédente s’applique : voir 'formline site check'
    On ne sait pas si c’est envoyé ; cherchez {0} dans vos envois
    Votre saisie n’est pas enregistrée : {0}
    {0} dépasse {1} octets ; raccourcissez
    Il n’y a rien ici pour vous

    """
}
