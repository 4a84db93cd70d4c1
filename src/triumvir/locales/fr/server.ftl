# Le serveur de tables : refus, ce qui se passe autour du jeu, et la page simple.

onlooker = un spectateur

# Refus

refusal-database = La base de données est inutilisable : { $reason }
refusal-database-url = La base de données s’écrit postgresql://…, et non { $url }://…
refusal-database-driver = PostgreSQL a besoin du paquet asyncpg : installez triumvir[postgres].
refusal-database-version = La base de données est à la version { $found }, ce programme a besoin de { $wanted }. Pour la mettre à jour : triumvir db upgrade
refusal-database-newer = La base de données est à la version { $found }, plus récente que ce programme. Prenez un Triumvir plus récent.
refusal-backup-broken = { $file } n’est pas une sauvegarde complète de Triumvir. Rien n’a changé.
refusal-restore-not-empty = Cette base contient déjà quelque chose. Remettez la sauvegarde dans un dossier de données vide ou une base vide.
refusal-sqlite-version = Ce Python contient SQLite { $found }, et il faut { $wanted } ou plus récent. Prenez un Python plus récent, ou PostgreSQL : --database
refusal-key = La clé dans { $file } est trop courte. Déplacez le fichier pour en obtenir une nouvelle ; les invités devront alors se présenter de nouveau.
refusal-folder-in-use = Un autre serveur utilise déjà { $folder }. Pour en avoir plusieurs, prenez PostgreSQL : --database
refusal-port = Le serveur ne peut pas utiliser { $where } : { $reason }. Peut-être tourne-t-il déjà ; --port permet de choisir un autre port.
refusal-unavailable = La base de données est injoignable pour l’instant. Rien n’a changé ; veuillez réessayer.
refusal-closing = Le serveur est sur le point de s’arrêter. Rien n’a changé ; veuillez réessayer dans un instant.
refusal-no-page = Il n’y a rien à cette adresse.
refusal-no-table = Cette table n’existe pas.
refusal-no-lesson = Cette leçon n’existe pas.
refusal-lesson-step = Cela appartient à une autre étape de la leçon. Rouvrez la leçon.
refusal-revision = Cette table joue à { $game } selon la révision { $revision } des règles, que ce serveur n’a pas.
refusal-game-gone = Cette table joue à { $game }, que ce serveur n’a pas. Si la partie est finie, on peut encore télécharger son enregistrement.
refusal-broken-table = Cette table est endommagée et ne peut pas être ouverte. Les autres tables ne sont pas touchées ; si la partie est finie, on peut encore télécharger son enregistrement.
refusal-weak-bot = Un bot qui joue pour quelqu’un est l’un de ceux-ci : { $known }.
refusal-locked = L’hôte a verrouillé cette table. Personne d’autre ne peut s’asseoir.
refusal-removed = L’hôte vous a fait quitter cette table.
refusal-nobody-there = Il n’y a personne à écarter à cette place.
refusal-chat-closed = Seules les personnes assises à la table peuvent écrire ici. L’hôte peut aussi laisser écrire les spectateurs.
refusal-no-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
refusal-foreign-seat = Cette place n’est pas la vôtre.
refusal-handed = Un bot joue à votre place. Reprenez-la d’abord.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-which-seat = Vous avez plusieurs places. Dites laquelle.
refusal-not-started = La partie n’a pas encore commencé.
refusal-over = La partie est terminée.
refusal-started = La partie a déjà commencé.
refusal-not-your-turn = Ce n’est pas le tour de cette place.
refusal-nothing-to-undo = { $count ->
    [0] Il n’y a rien à annuler.
    [one] Une seule action peut être annulée.
   *[other] Seules { $count } actions peuvent être annulées.
}
refusal-undo-needs-consent = Quelque chose a été montré, ou quelqu’un a joué depuis. Les autres doivent d’abord accepter.
refusal-not-over = La partie n’est pas encore terminée.
refusal-branch-over = Il n’y a plus rien à jouer à partir d’ici.
refusal-rematch-made = Il y a déjà une revanche : table { $table }.
refusal-proposal-waits = Une autre proposition attend encore des réponses.
refusal-no-proposal = Rien n’a été proposé.
refusal-agreed-already = Vous avez déjà accepté.
refusal-no-bot = Il n’y a pas de bot nommé { $name }. Il y a { $known }.
refusal-seat-taken = Cette place est déjà prise.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
refusal-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refusal-bot-plays = Un bot joue déjà à cette place.
refusal-not-away = { $name } est là, ou l’était il y a un instant.
refusal-no-bot-plays = Aucun bot ne joue à cette place.
refusal-resigned = Un joueur qui a abandonné ne peut pas revenir.
refusal-name = Un nom demande au moins une lettre ou un chiffre.
refusal-code = Ce code n’est pas valable. Un code sert une fois, pendant dix minutes.
refusal-accounts-off = Ce serveur ne tient pas de comptes. Vous pouvez jouer comme invité.
refusal-account-already = Vous avez déjà un compte.
refusal-no-account = Vous n’avez pas encore de compte ici.
refusal-no-such-account = Aucun compte ne s’appelle { $name }.
refusal-webhook-address = Cette adresse ne convient pas à un webhook. Elle commence par https:// et porte un nom.
refusal-webhook-private = Cette adresse mène à un réseau privé. L’hôte peut l’autoriser.
refusal-push-address = Ce navigateur ne peut pas recevoir de notifications. Essayez un autre moyen.
refusal-time-zone = Ce serveur ne connaît pas votre fuseau horaire. Choisissez les heures calmes sur un autre appareil.
refusal-ways = Vous en avez déjà { $most }. Retirez-en d’abord.
refusal-no-way = Ce moyen n’existe plus.
refusal-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement.
refusal-no-passkeys = Les clés d’accès ne marchent pas à cette adresse. Il leur faut https et un nom.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-mail-address = Ce n’est pas une adresse e-mail.
refusal-mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
refusal-no-provider = Ce serveur n’a pas de fournisseur par lequel se connecter.
refusal-provider = La réponse du fournisseur n’est pas valable. Recommencez.
refusal-provider-away = Le fournisseur est injoignable. Réessayez plus tard ou choisissez une autre voie.
refusal-provider-unknown = Aucun compte d’ici n’est lié au vôtre chez { $provider }. Connectez-vous autrement, puis liez-le sous « Mon compte ».
refusal-provider-taken = Un autre compte d’ici y est déjà lié.
refusal-passkeys = Il y a déjà { $most } clés d’accès. Retirez-en une d’abord.
refusal-no-passkey = Cette clé d’accès n’existe plus.
refusal-last-passkey = C’est votre seule clé. Choisissez d’abord un mot de passe ou ajoutez une clé d’accès.
refusal-scope = Ce jeton ne le permet pas. Il lui faut le droit { $scope }.
refusal-scopes = Choisissez ce que le programme peut faire.
refusal-programs = Il y a déjà { $most } jetons. Révoquez-en un d’abord.
refusal-bots = Vous avez déjà { $most } bots. C’est le maximum.
refusal-no-program = Ce jeton n’est plus valable.
refusal-no-device = Cet appareil n’est plus connecté.
refusal-invitation = Un compte sur ce serveur demande une invitation. Demandez un lien à l’hôte.
refusal-name-length = Le nom d’un compte a de { $least } à { $most } caractères.
refusal-name-signs = Utilisez les lettres d’un seul alphabet, des chiffres, des espaces, des traits d’union ou des apostrophes.
refusal-name-reserved = Le nom { $name } est réservé au serveur ou à un jeu. Choisissez un autre nom.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } ici, ou presque. Choisissez un autre nom.
refusal-password = Ce n’est pas votre mot de passe. Veuillez réessayer.
refusal-password-short = Ce mot de passe est trop court. Il lui faut au moins { $least } caractères.
refusal-password-weak = Ce mot de passe se devine trop facilement. Trois mots font un bon mot de passe.
refusal-login = Le nom et le mot de passe ne vont pas ensemble. Vérifiez-les, ou connectez-vous autrement.
refusal-recovery = Le nom et le code ne vont pas ensemble. Chaque code sert une fois.
refusal-link = Ce lien n’est plus valable. Demandez-en un nouveau.
refusal-tries = Il y a eu trop d’essais. Attendez une minute, puis réessayez.
refusal-erase-name = Ce n’est pas votre nom. Écrivez-le exactement comme il est affiché.
refusal-no-person = Personne de ce nom n’a de page ici.
refusal-no-guest = Cet invité n’existe pas.
refusal-banned = Cet invité est banni de ce serveur.
refusal-maintenance = Ce serveur est en maintenance : ni nouvel invité ni nouvelle table pour le moment. { $text }
refusal-chat-length = Une ligne de discussion compte de 1 à { $most } caractères.
refusal-chat-rate = Pas si vite, s’il vous plaît. Les autres veulent lire aussi.
refusal-rate = C’était trop rapide. Attendez un instant, s’il vous plaît.
refusal-room = Votre réseau a déjà tant enregistré aujourd’hui qu’il n’y a plus de place. Revenez demain, s’il vous plaît.
refusal-hello-first = Le premier message est hello, avec la version.
refusal-version = Ce serveur parle la version { $wanted } du protocole, pas { $found }.
refusal-mutes = Vous masquez déjà { $most } personnes. Affichez-en d’abord une de nouveau.
refusal-watches = Une connexion peut suivre { $most } tables au plus.
refusal-sockets = Cette adresse a déjà { $most } connexions ouvertes ; elle ne peut en avoir plus.
refusal-fault = Une erreur s’est produite chez nous. Rien n’a changé.
refusal-socket-only = Cette commande demande une connexion ouverte (WebSocket).
refusal-origin = Cette page n’appartient pas au serveur et ne peut pas agir pour vous.
refusal-no-cookie = Le serveur ne vous connaît pas encore. Ouvrez d’abord la page d’accueil.
refusal-query = { $name } doit être un nombre entier.
refusal-shape = Cette requête est mal formée ({ $reason }).
refusal-too-deep = L’enregistrement est imbriqué trop profondément.
refusal-too-large = C’est trop grand. Le maximum est { $most }.
refusal-table-full = Cette table compte { $most } événements, le maximum. On peut seulement jouer la partie jusqu’au bout.
refusal-too-many-tables = Vous avez { $most } tables inachevées. Terminez-en d’abord quelques-unes.
refusal-record-later = L’enregistrement montre des cartes cachées. Vous l’aurez à la fin de la partie.
refusal-table-link = Le lien d’une table ressemble à http://127.0.0.1:8000/t/1jtUpVQC9sm0, pas à { $link }.
refusal-no-free-seat = Aucune place n’est libre à cette table.
refusal-server-away = Le serveur { $url } est injoignable : { $reason }.
refusal-processes = { $count ->
    [one] Un seul processus n’a pas besoin de PostgreSQL.
   *[other] { $count } processus demandent PostgreSQL. Indiquez une base avec --database, ou prenez un seul processus.
}

# Ce qui se passe à une table

log-sit = { $text } s’assoit.
log-bot = Le bot { $text } s’assoit.
log-leave = { $name } quitte sa place.
log-start = La partie commence.
log-undo = { $count ->
    [one] { $name } annule la dernière action.
   *[other] { $name } annule les { $count } dernières actions.
}
log-propose-end = { $name } propose d’arrêter la partie ici.
log-propose-undo = { $count ->
    [one] { $name } voudrait annuler la dernière action.
   *[other] { $name } voudrait annuler les { $count } dernières actions.
}
log-propose-rematch = { $name } aimerait rejouer.
log-agree = { $name } accepte.
log-decline = { $name } refuse.
log-end-agreed = Tous acceptent d’arrêter la partie ici.
log-end-imported = L’enregistrement s’arrête ici.
log-resign = { $name } abandonne.
log-hand = Désormais un bot joue pour { $name }.
log-take = { $name } est de retour et continue.
log-name = Quelqu’un s’appelle désormais { $text }.
log-move = Quelqu’un s’est connecté et continue à jouer.
log-rematch = Il y a une revanche.
log-lock-on = L’hôte verrouille la table.
log-lock-off = L’hôte déverrouille la table.
log-admit-on = Les spectateurs peuvent maintenant écrire.
log-admit-off = Les spectateurs ne peuvent plus que lire.
log-remove = L’hôte écarte un joueur : { $name }.
log-end-closed = L’hôte ferme la table.

result-resigned = { $name } a abandonné.
result-closed = L’hôte a fermé la table.
result-agreed = Les joueurs ont décidé d’arrêter la partie avant la fin.
result-imported = C’est un enregistrement importé.

# Ce qu’un lien montre là où il est envoyé

page-description = Trois jeux de Rome à une même table, contre des bots ou entre amis, sans compte ni adresse électronique.
page-invitation = { $name } vous invite à jouer à { $game }
page-invitation-about = Une place est libre. Ni compte ni adresse électronique : ouvrez le lien et asseyez-vous.
page-table = { $game }, une table
page-table-about = Regardez cette partie, ou commencez la vôtre.
page-not-built = La page n’est pas construite dans cette installation. Dans les sources, make web la construit ; l’API se trouve sous /api/v1.

# Le conseiller
refusal-coach-rated = Dans une partie classée, le conseiller n’aide personne.
refusal-coach-consent = On peut consulter le conseiller si toutes les personnes à la table l’acceptent. Proposez-le-leur.
refusal-coach-no-move = Vous n’avez pas joué cette action, ou elle a été annulée.
refusal-coach-no-choice = Ce choix n’est pas possible maintenant.
refusal-coach-busy = Le conseiller est occupé. Redemandez dans un instant.
refusal-review-later = Une partie est analysée quand elle est finie.
refusal-review-nothing = Rien n’a été joué ici. Il n’y a rien à analyser.
refusal-review-private = Seules les personnes qui ont joué ici peuvent voir cette analyse. Demandez un lien à l’une d’elles.
refusal-too-many-reviews = { $most } de vos parties attendent leur analyse. Redemandez quand l’une d’elles sera prête.
refusal-reviews-busy = Trop d’analyses sont en attente. Réessayez plus tard.
refusal-work-members = Seuls les membres peuvent prêter un ordinateur. Gardez d’abord vos parties pour devenir membre.
refusal-work-engine = Ce serveur demande les analyses d’une autre version : { $wanted }. Mettez triumvir à jour.
refusal-work-lost = Cette analyse n’est plus la vôtre. Demandez-en une autre.
refusal-work-implausible = Cette analyse ne peut pas être juste : { $reason }.
log-propose-coach = { $name } propose que chacun puisse consulter le conseiller.
log-coach-on = Tous acceptent : chacun peut consulter le conseiller.
log-coach-hint = { $name } demande un indice au conseiller.
log-coach-why = { $name } interroge le conseiller sur une action.
log-coach-guard = { $name } reçoit du conseiller une mise en garde.

## Parties classées, et comment en chercher une

refusal-rated-account = Une partie classée demande un compte. Gardez d’abord vos parties, ou jouez pour le plaisir.
refusal-rated-once = Vous avez déjà une place à cette table classée.
refusal-rated-people = Dans une partie classée, seules des personnes jouent, chacune à une place. Jouez pour le plaisir si des bots doivent participer.
refusal-rated-options = Une partie classée se joue avec les options habituelles. Jouez pour le plaisir pour en choisir d’autres.
refusal-rated-match = Un match se joue à deux.
refusal-rated-hand = Une partie classée ne peut pas être confiée à un bot. Abandonnez si vous ne voulez pas continuer.
log-rated = La partie est classée.
log-lots = Les places sont tirées au sort.
refusal-pool-none = Vous ne cherchez pas de partie. Cherchez de nouveau.
refusal-pool-crowded = Trop de personnes cherchent une partie depuis votre adresse. Attendez que quelques-unes aient trouvé.
refusal-pool-lapsed = Plusieurs propositions sont restées sans réponse depuis votre adresse, pendant que d’autres attendaient. Cherchez de nouveau dans quelques minutes.
refusal-pool-gone = Cette offre n’est plus valable. Vous cherchez de nouveau une partie.
refusal-pool-game = On ne peut pas chercher d’adversaire pour ce jeu ici.
# Pendules
refusal-clock-limits = Cette pendule ne peut pas être réglée ainsi. La réserve va de { $least } à { $most } secondes.
refusal-no-clock = Il n’y a pas de pendule à cette table.
refusal-paused = La partie est en pause. Remettez d’abord les pendules en marche.
refusal-not-paused = La partie n’est pas en pause.
refusal-give-others = On ne peut donner du temps qu’à un autre joueur.
refusal-time-enough = { $name } a déjà bien assez de temps.
refusal-time-left = L’autre joueur a encore du temps.
refusal-own-time = Votre temps aussi est écoulé.
refusal-holiday-already = Vous êtes déjà en vacances.
refusal-no-holiday = Vous n’êtes pas en vacances.
refusal-holiday-days = { $left ->
    [0] Il ne vous reste aucun jour de vacances cette année ; il y en a { $most }.
    [one] Il vous reste un jour de vacances cette année ; il y en a { $most }.
   *[other] Il vous reste { $left } jours de vacances cette année ; il y en a { $most }.
}
log-propose-pause = { $name } demande une pause.
log-pause = Les pendules s’arrêtent.
log-resume = { $name } remet les pendules en marche.
log-flag = { $name } n’a plus de temps.
log-warn = { $name } n’a plus beaucoup de temps.
log-wait = On attend { $name }.
log-give = { $count ->
    [60] { $name } reçoit une minute.
   *[other] { $name } reçoit un jour.
}
log-holiday = { $name } part en vacances. La pendule s’arrête.
log-back = { $name } revient de vacances.
log-end-time = La partie se termine : { $name } n’a plus de temps.
log-end-time-both = La partie se termine : personne n’a plus de temps.
result-time = { $name } a dépassé son temps.
result-time-both = Les deux joueurs ont dépassé leur temps.

## L’énigme et la donne du jour

refusal-daily-sealed = C’est la donne d’aujourd’hui. Sa table et son enregistrement s’ouvrent à tous quand la journée est finie.
refusal-daily-alone = La donne du jour se joue en solitaire, et rien ne peut être annulé.
refusal-coach-daily = Le conseiller n’aide pas pour la donne du jour.
refusal-no-puzzle = Il n’y a pas d’énigmes pour ce jeu.
refusal-no-deal = Il n’y a pas de donne du jour pour ce jeu.
refusal-no-day = Il n’y a rien à voir pour ce jour. Choisissez l’un des soixante derniers jours.
refusal-puzzle-no-choice = Ce choix ne fait pas partie de l’énigme.
log-daily = La donne du jour, { $text }.
log-branch = Cette partie reprend une partie terminée à l’étape { $count }. Elle ne compte pas.
refusal-no-answer = Cette réponse à l’avance n’existe pas dans ce jeu.
refusal-no-cup = Cette coupe n’existe pas.
refusal-cup-full = Toutes les places de cette coupe sont prises. Attendez la prochaine.
refusal-cup-begun = La coupe a commencé. Vous pouvez seulement abandonner des parties.
refusal-cup-shape = Une coupe demande un nom, un rythme connu et { $least } à { $most } personnes.
refusal-cup-game = Une mini-coupe demande un jeu à deux.
refusal-no-evening = Cette soirée n’existe pas.
refusal-evening-over = La soirée est terminée. Venez à la prochaine.
refusal-evening-full = { $most } personnes participent déjà. Venez à la prochaine soirée.
refusal-evening-shape = Une soirée demande un nom, le rythme quick ou live, { $least } à { $most } minutes et un début d’ici un an.
