# Les pages autour des jeux : accueil, règles, à propos, une mauvaise adresse.

home-motto = Trois jeux de Rome à une même table
home-front-page = Triumvir, accueil
home-language = Langue
home-pages = Pages
home-rules = Règles
home-about = À propos et crédits
home-theme-light = Page claire
home-theme-dark = Page sombre
home-menu = Menu
home-close = Fermer
home-unofficial = Non officiel. Titres et marques appartiennent à leurs éditeurs.
home-no-answer = Le serveur ne répond pas. Veuillez réessayer dans un instant.

# Les jeux

home-picture-caesar-cleopatra = César et Cléopâtre face à face
home-picture-circus-maximus = Cinq marchands devant les arcades d'une arène
home-picture-caesar = Des jetons sur les frontières d'Italia et d'Africa
home-say-caesar-cleopatra = Gagnez les patriciens de Rome, par un sourire, de l'or ou un poignard.
home-say-circus-maximus = Trois jours de marché noir : faveurs, places et visiteurs.
home-say-caesar = César et Pompée se partagent la mer, frontière après frontière.
home-players = { $kind ->
    [exactly] { $most } joueurs
    [or] { $least } ou { $most } joueurs
   *[to] { $least } à { $most } joueurs
}
home-minutes = { $count } minutes
home-play-now = Jouer
home-friend = Entre amis
home-screen = Même écran
home-options = Options
home-options-of = { $game } : options

# La feuille avant une partie

home-who-plays = Qui joue ?
home-company-bots = contre des robots
home-company-friends = avec des amis
home-company-screen = tous devant cet écran
home-company-alone = en solitaire
home-company-alone-caesar = seul contre Crassus
home-seats = Combien de joueurs ?
home-my-seat = Ma place
home-helpers = Places tenues par des robots
home-level = Force des robots
home-level-novice = Novice
home-level-about-novice = prend ce qui paraît bon, et se trompe souvent
home-level-apprentice = Apprenti
home-level-about-apprentice = voit bien le pas suivant, mais pas plus loin
home-level-citizen = Citoyen
home-level-about-citizen = réfléchit un peu à vos réponses
home-level-senator = Sénateur
home-level-about-senator = prévoit, et se trompe rarement
home-level-consul = Consul
home-level-about-consul = réfléchit aussi longtemps qu'un invité peut attendre
home-listed = Qui peut venir ?
home-listed-no = qui a le lien
home-listed-yes = tout le monde : elle figure parmi les tables ouvertes
home-play = Jouer
home-make-link = Créer le lien

# Le lien

home-qr = Code QR du lien vers cette table
home-link = Envoyez ce lien
home-copy = Copier
home-copied = Copié
home-share = Partager
home-seat-free = libre
home-invite-link = Qui ouvre le lien peut prendre une place libre. Quand tout le monde est là, l'un de vous lance la partie.
home-invite-public = Qui ouvre le lien, ou le trouve parmi les tables ouvertes, peut prendre une place libre. Quand tout le monde est là, l'un de vous lance la partie.
home-go-to-table = Vers la table

# Tables

home-mine = Mes tables
home-mine-none = Aucune encore. Jouez, et vous la retrouverez ici.
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs pour l'instant. Invitez un ami et ouvrez la table à tout le monde.
home-your-turn = à vous
home-with = avec { $names }
home-against = contre { $names }
home-with-all = tous devant un écran
home-with-nobody = personne d'autre encore
home-alone = en solitaire
home-alone-caesar = contre Crassus, { $level }
home-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
home-can-begin = peut commencer
home-to-play = { $count ->
    [one] à { $names } de jouer
   *[other] à { $names } de jouer
}
home-won = gagné
home-shared = partagé
home-lost = perdu
home-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
home-ended-resigned = abandon
home-ended-agreed = arrêtée avant la fin
home-ended-imported = un enregistrement
home-option = { $name } : { $value }
home-sit = S'asseoir
home-look-on = regarder
home-show-all = Tout montrer ({ $count })
home-fewer = Montrer les plus récentes des { $count }
home-bring = Ouvrir un enregistrement …
home-no-record = { $file } n'est pas l'enregistrement d'une partie.

# Moi

home-you = Vous
home-name = Votre nom, tel que les autres le voient
home-save = Enregistrer
home-name-saved = Vous vous appelez maintenant { $name }.
home-device = Un autre appareil
home-device-about = Soyez-y le même invité, avec les mêmes tables : créez un code ici et saisissez-le là-bas.
home-make-code = Créer un code
home-code-about = Il sert une fois, pendant { $minutes } minutes.
home-enter-code = J'ai un code
home-use-code = L'utiliser
home-welcome = Bon retour, { $name }.

# Les règles

rules-title = Règles
rules-intro = Ce que dit chaque jeu, avec nos propres mots. Chaque ligne porte un numéro, et le journal d'une table le cite.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-by = De { $designer }. { $publisher }, { $year }.
rules-own = Notre propre résumé ; il ne remplace pas la règle de l'éditeur.
rules-play = Jouer
rules-link = Lien vers la règle { $rule }
rules-all = Toutes les règles

# À propos

about-title = À propos de Triumvir
about-what = Triumvir est une table pour trois jeux romains. Jouez contre des robots qui valent la peine d'être battus, contre un ami au bout du monde, ou à plusieurs devant un écran ; en anglais, en allemand, en français et en tchèque, sur un téléphone comme sur un grand écran, à la souris, au doigt, au clavier ou avec un lecteur d'écran.
about-unofficial = Triumvir est l'œuvre non officielle de passionnés. Elle n'a aucun lien avec les auteurs ni avec les éditeurs. Titres et marques appartiennent à leurs éditeurs, les jeux à leurs auteurs ; tous les dessins et les textes d'ici sont les nôtres. Si un jeu vous plaît, achetez-le : il est encore plus beau les cartes en main.
about-games = Les jeux
about-fair = Une donne honnête
about-fair-how = Avant de donner la première carte, la table scelle son secret et montre le sceau (une empreinte SHA-256). Tous les mélanges découlent de ce secret. Après le dernier coup le secret est montré, et chacun peut refaire tous les mélanges et voir que rien n'a été changé. Les robots reçoivent ce qu'un joueur assis à leur place a le droit de voir, et rien d'autre.
about-fair-verify = Téléchargez l'enregistrement d'une partie finie et vérifiez vous-même :
about-privacy = Vie privée
about-privacy-cookie = Un cookie contient un numéro signé, par lequel la table vous reconnaît, et rien d'autre. Il n'y a ni compte, ni publicité, ni mesure d'audience, et aucune page d'autrui n'est chargée. Langue et couleurs restent dans votre navigateur. Votre nom, vos coups et ce que vous écrivez dans la discussion sont gardés avec les tables sur ce serveur.
about-credits = Crédits
about-icons = Icônes de ces artistes :
about-icons-more = autres
about-fonts = Caractères
about-fonts-cinzel = Cinzel de Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Logiciels
about-software-page = Cette page est faite avec
about-software-server = Le serveur est fait avec
about-source = Code source
about-source-license = Triumvir est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, transmettez-le. Son code source vient avec le paquet triumvir, et avec lui le serveur qui fournit cette page :

# Une mauvaise adresse

lost-title = Aucun chemin ne mène ici
lost-say = Tous les chemins ne mènent donc pas à Rome. Il n'y a pas de page à cette adresse, ou il n'y en a plus.
lost-home = Vers l'accueil
