# Le serveur de tables : refus, ce qui se passe autour du jeu, et la page simple.

onlooker = un spectateur

# Refus

refusal-database = La base de données est inutilisable : { $reason }
refusal-database-url = La base de données s'écrit postgresql://…, et non { $url }://…
refusal-database-driver = PostgreSQL a besoin du paquet asyncpg : installez triumvir[postgres].
refusal-database-version = La base de données est à la version { $found }, ce programme a besoin de { $wanted }. Pour la mettre à jour : triumvir db upgrade
refusal-sqlite-version = Ce Python contient SQLite { $found }, et il faut { $wanted } ou plus récent. Prenez un Python plus récent, ou PostgreSQL : --database
refusal-key = La clé dans { $file } est trop courte ; déplacez le fichier pour en obtenir une nouvelle (tous les invités seront alors des inconnus).
refusal-folder-in-use = Un autre serveur utilise déjà { $folder }. Pour en avoir plusieurs, prenez PostgreSQL : --database
refusal-unavailable = La base de données est injoignable pour l'instant. Rien n'a changé ; veuillez réessayer.
refusal-closing = Le serveur est sur le point de s'arrêter. Rien n'a changé ; veuillez réessayer dans un instant.
refusal-no-page = Il n'y a rien à cette adresse, ou pas de cette façon.
refusal-no-table = Cette table n'existe pas.
refusal-revision = Cette table joue à { $game } selon la révision { $revision } des règles, que ce serveur n'a pas.
refusal-no-seat = Il n'y a pas de place { $seat } ; la dernière est { $last }.
refusal-foreign-seat = Cette place n'est pas la vôtre.
refusal-handed = Un bot joue à votre place. Reprenez-la d'abord.
refusal-not-seated = Vous n'avez pas de place à cette table.
refusal-which-seat = Vous tenez plusieurs places : dites laquelle.
refusal-not-started = La partie n'a pas encore commencé.
refusal-over = La partie est terminée.
refusal-started = La partie a déjà commencé.
refusal-not-your-turn = Ce n'est pas le tour de cette place.
refusal-nothing-to-undo = { $count ->
    [0] Il n'y a rien à reprendre.
    [one] Une seule action peut être reprise.
   *[other] Seules { $count } actions peuvent être reprises.
}
refusal-undo-needs-consent = Quelque chose a été montré, ou quelqu'un a joué depuis : il faut l'accord des autres.
refusal-not-over = La partie n'est pas encore terminée.
refusal-rematch-made = Il y a déjà une revanche : table { $table }.
refusal-proposal-waits = Une autre proposition attend encore des réponses.
refusal-no-proposal = Rien n'a été proposé.
refusal-agreed-already = Vous avez déjà accepté.
refusal-no-bot = Il n'y a pas de bot nommé { $name } ; il y a { $known }.
refusal-seat-taken = Cette place est déjà prise.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
refusal-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refusal-bot-plays = Un bot joue déjà à cette place.
refusal-not-away = { $name } est là, ou l'était il y a un instant.
refusal-no-bot-plays = Aucun bot ne joue à cette place.
refusal-resigned = Qui a abandonné ne revient pas.
refusal-name = Un nom a besoin d'au moins une lettre ou un chiffre.
refusal-code = Ce code n'est pas valable : il sert une fois, pendant dix minutes.
refusal-no-guest = Cet invité n'existe pas.
refusal-chat-length = Une ligne de discussion compte de 1 à { $most } caractères.
refusal-chat-rate = Doucement : les autres veulent lire, eux aussi.
refusal-rate = C'était trop rapide. Veuillez attendre un instant.
refusal-hello-first = Le premier message est hello, avec la version.
refusal-version = Ce serveur parle la version { $wanted } du protocole, pas { $found }.
refusal-watches = Une connexion peut suivre { $most } tables au plus.
refusal-sockets = Cette adresse a déjà { $most } connexions ouvertes ; elle ne peut en avoir plus.
refusal-fault = Une erreur s'est produite chez nous. Rien n'a changé.
refusal-socket-only = Cette commande appartient à un WebSocket.
refusal-origin = Cette page n'est pas la nôtre ; elle ne peut pas agir pour vous.
refusal-no-cookie = Nous ne vous connaissons pas encore : devenez d'abord un invité.
refusal-query = { $name } est un nombre entier.
refusal-too-large = C'est trop grand : { $most } au plus.
refusal-too-many-tables = Vous avez { $most } tables en cours ; terminez-en d'abord quelques-unes.
refusal-record-later = Le compte rendu montre des cartes cachées ; il vient à la fin de la partie.
refusal-table-link = Le lien d'une table ressemble à http://127.0.0.1:8000/t/1jtUpVQC9sm0, pas à { $link }.
refusal-no-free-seat = Aucune place n'est libre à cette table.
refusal-server-away = Le serveur { $url } est injoignable : { $reason }.
refusal-processes = { $count } processus demandent PostgreSQL : nommez-en un avec --database. Avec SQLite il y en a un seul.

# Ce qui se passe à une table

log-sit = { $text } s'assoit.
log-bot = Le bot { $text } s'assoit.
log-leave = { $name } quitte la place.
log-start = La partie commence.
log-undo = { $count ->
    [one] { $name } reprend la dernière action.
   *[other] { $name } reprend les { $count } dernières actions.
}
log-propose-end = { $name } propose d'arrêter la partie ici.
log-propose-undo = { $count ->
    [one] { $name } demande à reprendre la dernière action.
   *[other] { $name } demande à reprendre les { $count } dernières actions.
}
log-propose-rematch = { $name } aimerait rejouer.
log-agree = { $name } accepte.
log-decline = { $name } refuse.
log-end-agreed = Tous acceptent d'arrêter la partie ici.
log-end-imported = Le compte rendu s'arrête ici.
log-resign = { $name } abandonne.
log-hand = Désormais un bot joue pour { $name }.
log-take = { $name } est de retour et continue.
log-name = Quelqu'un s'appelle désormais { $text }.
log-rematch = Il y a une revanche.

result-resigned = { $name } a abandonné.
result-agreed = Les joueurs ont décidé d'arrêter la partie avant la fin.
result-imported = C'est un compte rendu apporté par quelqu'un.
