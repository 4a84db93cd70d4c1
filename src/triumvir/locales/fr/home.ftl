# Les pages autour des jeux : accueil, règles, à propos, une mauvaise adresse.

home-motto = Trois jeux de Rome à une même table
# Ce que les moteurs de recherche montrent de la page.
home-description = Trois jeux de Rome à une même table : Caesar!, Circus Maximus et Caesar & Cleopatra
# Devant les noms des jeux qui suivent les trois.
home-also = Aussi ici :
home-front-page = Triumvir, accueil
home-language = Langue
home-pages = Pages
home-find = Trouver une partie
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
home-picture-circus-maximus = Cinq marchands devant les arcades d’une arène
home-picture-caesar = Des jetons sur les frontières d’Italia et d’Africa
home-say-caesar-cleopatra = Gagnez les patriciens de Rome, par un sourire, de l’or ou un poignard.
home-say-circus-maximus = Trois jours de marché noir : enchérissez pour les faveurs, les billets et les visiteurs.
home-say-caesar = César et Pompée se partagent la mer, frontière après frontière.
home-players = { $kind ->
    [exactly] { $most } joueurs
    [or] { $least } ou { $most } joueurs
   *[to] { $least } à { $most } joueurs
}
home-minutes = { $count } minutes
home-play-now = Jouer
home-learn = Apprendre
home-friend = Entre amis
home-screen = Même écran
home-options = Options
home-options-of = { $game } : options

# La feuille avant une partie

home-who-plays = Qui joue ?
home-company-bots = contre des bots
home-company-friends = avec des amis
home-company-screen = tous devant cet écran
home-company-alone = en solo
home-company-alone-caesar = en solo contre Crassus
home-seats = Combien de joueurs ?
home-my-seat = Votre place
home-helpers = Places tenues par des bots
home-level = Force des bots
home-level-novice = Novice
home-level-about-novice = prend ce qui paraît bon, et se trompe souvent
home-level-apprentice = Apprenti
home-level-about-apprentice = voit bien l’étape suivante, mais pas au-delà
home-level-citizen = Citoyen
home-level-about-citizen = réfléchit un peu à vos réponses
home-level-senator = Sénateur
home-level-about-senator = voit loin et se trompe rarement
home-level-consul = Consul
home-level-about-consul = réfléchit aussi longtemps qu’un invité peut attendre
home-level-dictator = Dictateur
home-level-about-dictator = a appris de milliers de parties et ne fait grâce à personne
home-listed = Qui peut venir ?
home-listed-no = toute personne qui a le lien
home-listed-yes = tout le monde : la table figure parmi les tables ouvertes
home-play = Jouer
home-make-link = Créer le lien

# Le lien


# Tables

home-mine = Vos tables
home-mine-none = Aucune pour l’instant. Les tables où vous jouez apparaîtront ici.
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs pour l’instant. Invitez un ami, ou ouvrez une table à tout le monde.
home-your-turn = à vous
home-with = avec { $names }
home-against = { $count ->
    [one] contre { $names }
   *[other] contre { $names }
}
home-with-all = tous devant un écran
home-with-nobody = personne d’autre encore
home-alone = en solo
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
home-won = gagnée
home-shared = victoire partagée
home-lost = perdue
home-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
home-ended-resigned = abandon
home-ended-agreed = arrêtée avant la fin
home-ended-imported = un enregistrement importé
home-option = { $name } : { $value }
home-sit = S’asseoir
home-look-on = regarder
home-show-all = Tout montrer ({ $count })
home-fewer = Les plus récentes seulement (sur { $count })
home-bring = Ouvrir un enregistrement…
home-no-record = { $file } n’est pas l’enregistrement d’une partie.

# Moi

home-you = Vous
home-name = Votre nom, tel que les autres le voient
home-save = Enregistrer
home-name-saved = Vous vous appelez maintenant { $name }.
home-account = Compte
home-notices = Notifications
home-my-account = Votre compte
home-my-page = Votre page
home-keep = Garder vos parties
home-log-in = Se connecter
home-device = Un autre appareil
home-device-about = Soyez le même invité sur les deux, avec les mêmes tables : créez un code ici et saisissez-le là-bas.
home-make-code = Créer un code
home-code-about = { $minutes ->
    [one] Il sert une seule fois, pendant { $minutes } minute.
   *[other] Il sert une seule fois, pendant { $minutes } minutes.
}
home-enter-code = J’ai un code
home-use-code = L’utiliser
home-welcome = Content de vous revoir, { $name }.

# Les règles

rules-title = Règles
rules-intro = Les règles de chaque jeu, dans nos propres mots. Chaque règle a un numéro, auquel renvoie le journal d’une table.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-by = Auteur : { $designer }. { $publisher }, { $year }.
rules-traditional = Jeu traditionnel romain.
rules-own = Notre propre résumé ; il ne remplace pas la règle de l’éditeur.
rules-play = Jouer
rules-link = Lien vers la règle { $rule }
rules-all = Toutes les règles

# À propos

about-title = À propos de Triumvir
about-what = Triumvir est une table pour trois jeux romains. Jouez contre des bots qui valent la peine d’être battus, contre un ami au bout du monde, ou à plusieurs devant un écran ; en anglais, en allemand, en français et en tchèque, sur un téléphone comme sur un grand écran, à la souris, au doigt, au clavier ou avec un lecteur d’écran.
about-unofficial = Triumvir est l’œuvre non officielle de passionnés. Elle n’a aucun lien avec les auteurs ni avec les éditeurs. Titres et marques appartiennent à leurs éditeurs, les jeux à leurs auteurs ; tous les dessins et les textes d’ici sont les nôtres. Si un jeu vous plaît, achetez-le : il est encore plus beau les cartes en main.
about-games = Les jeux
about-fair = Une donne loyale
about-fair-how = Avant de donner la première carte, la table scelle son secret et montre le sceau (une empreinte SHA-256). Tous les mélanges découlent de ce secret. À la fin de la partie, le secret est montré, et chacun peut refaire tous les mélanges et voir que rien n’a été changé. Les bots reçoivent ce qu’un joueur assis à leur place a le droit de voir, et rien d’autre.
about-fair-verify = Téléchargez l’enregistrement d’une partie terminée et vérifiez vous-même :
about-privacy = Vie privée
about-privacy-cookie = Un cookie contient un numéro signé, par lequel la table vous reconnaît, et rien d’autre. Il n’y a ni publicité ni mesure d’audience, et rien n’est chargé depuis d’autres sites. La langue et les couleurs restent dans votre navigateur. Votre nom, vos actions et ce que vous écrivez dans la discussion sont gardés avec les tables sur ce serveur.
about-credits = Crédits
about-icons = Icônes de ces artistes :
about-icons-more = autres
about-fonts = Caractères
about-fonts-cinzel = Cinzel de Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Logiciels
about-software-page = Cette page utilise
about-software-server = Le serveur utilise
about-source = Code source
about-source-license = Triumvir est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, transmettez-le. Son code source est fourni avec le paquet triumvir, comme le serveur de cette page :

# Une mauvaise adresse

lost-title = Aucun chemin ne mène ici
lost-say = Tous les chemins ne mènent donc pas à Rome. Il n’y a pas de page à cette adresse, ou il n’y en a plus.
lost-home = Retour à l’accueil

# Apprendre

learn-title = Apprendre en jouant
learn-intro = De courtes leçons à la vraie table. Partez quand vous voulez : la leçon vous attend.
learn-begin = Commencer
learn-all = Leçons de tous les jeux
learn-finished = terminée
learn-lesson = Leçon { $number }
learn-step = Étape { $step } sur { $steps }
learn-leave = Quitter la leçon
learn-not-so = Pas tout à fait
learn-would-follow = Voici ce qui suivrait. Rien n’est encore joué.
learn-take-back = Annuler
learn-done = Bien joué
learn-next = Suite : { $lesson }
learn-course = Leçons
learn-course-done = { $done } sur { $all } terminées
learn-play = Jouer une partie
learn-show-me = Voir comment
learn-shown = Voici comment faire. Rien n’est encore joué.
learn-try = Essayer
learn-skip = Passer cette étape
learn-continue = Continuer
learn-read = Lisez le texte, puis continuez.
learn-not-now = Pas à cette étape. Le texte dit quoi faire.
learn-over = Vous avez réussi cette leçon.
home-logout = Se déconnecter
home-logout-about = Sans un code créé sur un autre appareil, vous ne pourrez pas redevenir cet invité.
home-logout-account = Vous pouvez vous reconnecter à tout moment.
home-logout-here = Sur cet appareil
home-logout-everywhere = Partout
home-trouble = ne s’ouvre plus
home-trouble-record = télécharger l’enregistrement

# À quoi sert une option

home-about-caesar-cleopatra-action-deck = Vous ordonnez vos treize cartes Action avant la partie, ou vous commencez aussitôt.
home-about-caesar-cleopatra-orgies = Les Orgies sont des cartes Question de confiance sans question. Moins il y en a, plus souvent la question est posée.
home-about-circus-maximus-caesar = César vient à un spectacle avec deux visiteurs de plus, et l’on peut y vendre une faveur comme place à côté de lui.
home-about-caesar-poison = Trois bonus qui renvoient un jeton adverse dans le sac ; chacun commence avec trois jetons.
home-about-caesar-centurions = Trois jetons plus forts pour chaque camp, et des bonus qui les font entrer en jeu.
home-about-caesar-checkpoints = À trois frontières, on peut poser un jeton face cachée pour un bonus de la banque ; ce module demande les deux autres.
home-about-caesar-level = Le nombre de jetons que Crassus pioche et pose à son tour.
home-about-caesar-harder = Chaque bonus inutile à Crassus lui fait alors poser un marqueur.

# Une table où la partie continue

home-out = Votre compte est déconnecté de ce navigateur
home-out-about = Reconnectez-vous, et vos parties sont de retour.
home-out-stay = Rester invité
home-resume-turn = À vous de jouer à { $game }
home-resume-running = Une partie est en cours : { $game }
home-resume-more =
    { $count ->
        [one] une autre table vous attend
       *[other] { $count } autres tables vous attendent
    }
home-resume-go = Continuer
home-more-choices = Place et options

# Pendules
home-time-live = en direct, { $given } min + { $increment } s
home-time-turns = en différé, { $given } h + { $increment } h
home-clock = Pendule
home-stakes = Partie classée ou pour le plaisir
home-stakes-fun = pour le plaisir
home-stakes-rated = classée
home-stakes-match = match classé
home-stakes-about-fun = Toutes les options, les bots et le conseiller sont permis ; rien n’est compté.
home-stakes-about-rated = Les classements changent : chacun a un compte et une seule place, les places sont tirées au sort au début, options habituelles, ni bots ni conseiller. Deux comptes à une même adresse ne sont pas classés.
home-stakes-about-match = Deux parties classées. La seconde commence d’elle-même, places échangées et nouvelle donne.
home-stakes-account = Les parties classées demandent un nom durable.
home-stakes-keep = Garder les parties
home-clock-about-none = Chacun réfléchit aussi longtemps qu’il veut.
home-clock-about-live = En une seule séance : des minutes en réserve, et des secondes pour chaque réponse. Répondre aussitôt ne coûte rien.
home-clock-about-turns = Sur plusieurs jours : une réserve d’heures ou de jours, et davantage pour chaque réponse.
home-clock-none = Sans pendule
home-clock-quick = En direct, 5 min + 15 s
home-clock-usual = En direct, 10 min + 20 s
home-clock-calm = En direct, 15 min + 30 s
home-clock-day = En différé, 1 jour + 4 h
home-clock-days = En différé, 3 jours + 12 h
home-clock-slow = En différé, 3 jours + 36 h

# A form was sent with a field that is not as it has to be.
home-field-missing = Il manque quelque chose ici. Veuillez remplir ce champ.
home-field-short = C’est trop court. Il faut au moins { $least } caractères.
home-field-mail = Ce n’est pas une adresse e-mail. Elle ressemble à nom@example.org.
