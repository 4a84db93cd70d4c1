# Ce que lit un hôte dans le terminal : sauvegardes, examens, nettoyage, administration.

help-backup = Sauvegarder tout dans un fichier : tables, invités et clé. Le serveur peut continuer. Le fichier est relu et vérifié avant d’être annoncé.
help-backup-short = Sauvegarder tout dans un fichier
help-restore = Remettre une sauvegarde dans un dossier de données vide ou une base vide. Arrêtez d’abord le serveur.
help-restore-short = Remettre une sauvegarde en place
help-doctor = Examiner cette machine, le dossier de données et la base de données, et dire ce qui ne va pas et quelles en sont les conséquences.
help-doctor-short = Dire ce qui ne va pas sur cette machine
help-address = L’adresse où l’on trouve le serveur, par exemple https://play.example.org.
help-serve-limit = Une autre limite que celle par défaut, par exemple connections=1000 ; docs/server.md les énumère. Peut être répété.
error-limit = { $given } n’est pas une limite. Écrivez-la comme connections=1000 ; il y a { $known }.
help-trust-proxy = Adresse ou réseau d’un mandataire, par exemple 172.16.0.0/12, que l’on croit sur l’adresse de l’invité. Peut être répété.
error-smtp = Ce n’est pas un serveur de messagerie. Écrivez-le comme smtp://nom:secret@mail.example:587?from=jeux@club.example.
error-oidc = Ce n’est pas un fournisseur. Écrivez-le comme https://client:secret@login.club.example/realm?name=Club.
error-oidc-extra = La connexion par un fournisseur demande l’extra « accounts » : pip install triumvir[accounts].

error-network = { $given } n’est ni une adresse ni un réseau. Écrivez par exemple 10.0.0.5 ou 172.16.0.0/12.

backup-done = { $file } contient tout : invités { $guests }, tables { $tables }, entrées { $entries } ({ $kilobytes } ko). Le fichier a été relu et il est complet. Il contient la clé : gardez-le secret.
restore-done = Remis en place et recompté : invités { $guests }, tables { $tables }, entrées { $entries }.

doctor-python-good = Python { $found } a les correctifs importants.
doctor-python-poor = Python { $found } a des failles connues. Prenez { $wanted } ou plus récent.
doctor-compiled-good = Les règles sont compilées.
doctor-compiled-poor = Les règles ne sont pas compilées : les parties et les bots sont plusieurs fois plus lents. Installez un compilateur C, puis réinstallez Triumvir.
doctor-page-good = La page est là.
doctor-page-bad = La page n’est pas construite, les navigateurs ne voient donc rien. Lancez make web.
doctor-folder-good = On peut écrire dans le dossier de données { $folder }.
doctor-folder-bad = On ne peut pas écrire dans le dossier de données { $folder } : rien ne peut être gardé. Donnez-le à l’utilisateur qui fait tourner le serveur.
doctor-private-good = Personne d’autre ne peut lire le dossier de données.
doctor-private-poor = D’autres utilisateurs de cette machine peuvent lire { $folder } : ni les mains ni la clé ne sont à l’abri. Lancez chmod 700 sur ce dossier.
doctor-space-good = { $megabytes } Mo sont libres.
doctor-space-poor = Seulement { $megabytes } Mo sont libres. Faites de la place avant que le disque soit plein.
doctor-space-bad = Seulement { $megabytes } Mo sont libres. Bientôt, plus aucune action ne pourra être gardée.
doctor-handles-good = Assez de connexions peuvent être ouvertes à la fois.
doctor-handles-poor = Au plus { $count } fichiers et connexions peuvent être ouverts à la fois. Relevez la limite à { $wanted } : ulimit -n, ou LimitNOFILE dans systemd.
doctor-database-good = La base est utilisable (version { $version }).
doctor-database-note = Il n’y a pas encore de base dans { $folder } ; le serveur la crée à son premier démarrage. S’il a déjà tourné, c’était avec un autre dossier : indiquez-le avec --data.
doctor-database-bad = La base n’est pas utilisable. { $reason }
doctor-tls-good = { $address } est à l’abri des oreilles indiscrètes.
doctor-tls-poor = Sans https, quiconque se trouve sur le chemin vers { $address } peut lire les cookies et jouer au nom des autres. Placez un mandataire TLS devant : docs/hosting.md
doctor-proxy-note = Le serveur ne croit un mandataire que s’il est nommé : triumvir serve --trust-proxy ADRESSE, 127.0.0.1 pour un mandataire sur cette machine. Sinon, tous les visiteurs partagent les limites d’une seule adresse.

help-admin = Gérer les tables et les invités sur cette machine, que le serveur tourne ou non. Rien de cela n’est accessible depuis le web.
help-admin-short = Gérer les tables et les invités
help-admin-tables = Lister les tables, les plus récentes d’abord : identifiant, jeu, état, personnes, dernière action, hôte.
help-admin-tables-short = Lister les tables
help-admin-guests = Lister les invités, les derniers venus d’abord : identifiant, nom, dernière visite, tables créées.
help-admin-guests-short = Lister les invités
help-admin-close = Terminer une table, quoi qu’on y ait joué.
help-admin-close-short = Terminer une table
help-admin-unseat = Retirer d’une table la personne d’une place (la première est 0). Si la partie a commencé, un bot continue.
help-admin-unseat-short = Retirer quelqu’un d’une table
help-admin-ban = Bannir un invité par son identifiant : son cookie ne vaut plus rien et ses connexions sont coupées.
help-admin-ban-short = Bannir un invité
help-admin-unban = Laisser revenir un invité.
help-admin-unban-short = Laisser revenir un invité
help-admin-broadcast = Dire quelque chose à tous ceux qui sont connectés.
help-admin-broadcast-short = Dire quelque chose à tous
help-admin-maintenance = N’accepter personne de nouveau et ne créer aucune table, en disant pourquoi ; les parties continuent. Le mot off y met fin.
help-admin-maintenance-short = N’accepter personne de nouveau pour un temps
admin-tables-head = identifiant|jeu|état|personnes|dernière|hôte
admin-guests-head = identifiant|nom|vu|tables|
admin-here = ici
admin-banned = banni
admin-closed = La table { $table } est terminée.
admin-unseated = Il n’y a plus personne à la place { $seat } de la table { $table }.
admin-ban-done = { $guest } est banni.
admin-unban-done = { $guest } peut revenir.
admin-broadcast-done = Tous ceux qui sont connectés peuvent le lire.
admin-maintenance-on = Personne de nouveau n’entre et aucune table n’est créée. Pour y mettre fin : triumvir admin maintenance off
admin-maintenance-off = Tout le monde peut de nouveau entrer.

help-db-clean = Dire ce à quoi personne ne revient et qui serait supprimé ; avec --yes, le supprimer. Un serveur fait de même une fois par jour.
help-db-clean-short = Supprimer ce à quoi personne ne revient
help-clean-yes = Supprimer, au lieu de dire ce qui serait supprimé.
help-keep-open = Combien de jours garder les tables qui n’ont jamais commencé ; 0 pour toujours.
help-keep-unfinished = Combien de jours garder les parties inachevées après la dernière action ; 0 pour toujours.
help-keep-imported = Combien de jours garder les enregistrements importés ; 0 pour toujours.
help-keep-finished = Combien de jours garder les parties terminées ; 0, par défaut, pour toujours.
help-keep-chat = Combien de jours garder les messages ; 0 pour toujours.
help-keep-daily = Combien de jours garder les essais d’énigmes et les résultats des donnes du jour ; 0 pour toujours.
help-keep-guests = Combien de jours après leur dernière visite garder les invités sans table ; 0 pour toujours.
clean-open = tables qui n’ont jamais commencé
clean-unfinished = parties inachevées
clean-closed = tables fermées
clean-imported = enregistrements importés
clean-finished = parties terminées
clean-chat = messages
clean-daily = essais d’énigmes et résultats de donnes du jour
clean-codes = codes périmés
clean-guests = invités sans table
clean-would = Voilà ce qui serait supprimé. Rien n’a changé ; --yes le supprime.
clean-done = Voilà ce qui a été supprimé.

help-accounts = Qui peut créer un compte : open pour tous, invite pour ceux qui ont un lien de votre part, off pour personne.
help-webhooks-inside = Les webhooks des invités peuvent aussi mener à des adresses privées, et par http : seulement si vous faites confiance à tous.
help-smtp = Le serveur de messagerie pour les avis et les liens vers un nouveau mot de passe, smtp://NOM:MOT-DE-PASSE@HÔTE:587?from=ADRESSE, ou smtps://. Mieux vaut l’environnement, TRIUMVIR_SMTP : d’autres peuvent lire une ligne de commande. Sans lui, pas d’e-mail.
help-oidc = Un fournisseur par lequel on peut se connecter (OpenID Connect), https://CLIENT:SECRET@ÉMETTEUR?name=NOM. Mieux vaut l’environnement, TRIUMVIR_OIDC.
help-account = Aider les gens avec leurs comptes, que le serveur tourne ou non.
help-account-short = Aider les gens avec leurs comptes
help-account-reset = Créer un lien par lequel quelqu’un choisit un nouveau mot de passe. Il sert une fois, pendant un jour ; tous ses appareils sont alors déconnectés.
help-account-reset-short = Créer un lien vers un nouveau mot de passe
help-account-invite = Créer un lien par lequel quelqu’un reçoit un compte, là où il faut une invitation. Il sert une fois, pendant deux semaines.
help-account-invite-short = Créer une invitation
help-account-url = L’adresse à laquelle on atteint le serveur ; par défaut http://127.0.0.1:8000.
account-reset-done = Avec ce lien, { $name } choisit un nouveau mot de passe. Il sert une fois, pendant un jour :
account-invite-done = Avec ce lien, quelqu’un reçoit un compte. Il sert une fois, pendant deux semaines :

help-ratings = Gérer les classements sur cette machine, que le serveur tourne ou non.
help-ratings-short = Gérer les classements
help-ratings-rebuild = Recalculer tous les classements à partir des parties classées, dans leur ordre. Les chiffres restent ceux que le jeu a donnés.
help-ratings-rebuild-short = Recalculer les classements
ratings-rebuilt = { $count ->
    [0] Classements recalculés, aucune partie à relire.
    [one] Classements recalculés, une partie relue.
   *[other] Classements recalculés, { $count } parties relues.
}
help-ratings-of = Montrer qui une personne a rencontré dans des parties classées : parties, victoires, points gagnés, dernière partie. On y voit qui ne doit son classement qu’à un seul adversaire.
help-ratings-of-short = Parties classées d’une personne
ratings-of-head = nom|jeu|parties|victoires|ses parties|points|dernière
help-ratings-agreement = Montre combien de fois chacun a choisi, dans les parties classées, ce que l’analyse juge le meilleur, là où un choix était nettement devant. Les parties classées sans analyse sont mises en attente. Rien d’autre ne se passe.
help-ratings-agreement-short = Montrer qui joue comme un programme
ratings-agreement-head = nom|jeu|parties|questions|comme le programme|
ratings-agreement-high = étonnamment souvent
ratings-agreement-note =
    { $waiting ->
        [0] Un bon joueur est souvent d’accord, lui aussi. Cela ne prouve rien.
        [one] Un bon joueur est souvent d’accord, lui aussi. Cela ne prouve rien. Une autre partie est encore analysée.
       *[other] Un bon joueur est souvent d’accord, lui aussi. Cela ne prouve rien. { $waiting } autres parties sont encore analysées.
    }
help-ratings-unrate = Retirer une partie de tous les classements parce qu’elle n’était pas loyale. Les classements sont recalculés.
help-ratings-unrate-short = Retirer une partie des classements
ratings-unrated = { $table } ne change plus aucun classement.
help-admin-cup = Organiser une mini-coupe de quatre à six personnes : chacun rencontre tous les autres, une fois à chaque place. Elle commence quand toutes les places sont prises.
help-admin-cup-short = Organiser une mini-coupe
help-cup-size = nombre de joueurs, de 4 à 6
help-cup-pace = quick (5 + 15), live (10 + 20) ou turns (jours)
help-cup-rated = les parties sont classées
admin-cup-done = { $name } attend des joueurs à l’adresse { $path }.
help-admin-evening = Annoncez une soirée : une rencontre après l’autre entre ceux qui sont libres, deux points par victoire, jusqu’à la fin du temps. On peut participer avant ou pendant.
help-admin-evening-short = Annoncer une soirée
help-evening-at = quand elle commence : 20:00 ou 2026-12-01T20:00, à l’heure de cette machine ; tout de suite par défaut
help-evening-minutes = combien de minutes elle dure, de 10 à 480 ; 90 par défaut
admin-evening-done = { $name } est annoncée, adresse { $path }.
help-admin-end-evening = Terminez une soirée maintenant. Il n’y a plus de nouvelle rencontre, et les parties commencées comptent.
help-admin-end-evening-short = Terminer une soirée
admin-end-evening-done = La soirée { $evening } est terminée.
