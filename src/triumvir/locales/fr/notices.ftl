# Notifications : ce qui est envoyé aux absents. Jamais une carte, jamais une position.

notice-turn = { $count ->
    [one] À vous de jouer : { $game }, contre { $names }
   *[other] À vous de jouer : { $game }, avec { $names }
}
notice-time = Il vous reste peu de temps : { $game }, avec { $names }
notice-asked = On vous pose une question : { $game }, avec { $names }
notice-over = La partie est terminée : { $game }, avec { $names }
notice-begun = La partie a commencé : { $game }, avec { $names }
notice-sat = Quelqu’un s’est assis à votre table : { $game }
notice-table-turn = À { $names } de jouer ({ $game })
notice-table-time = Il reste peu de temps à { $names } ({ $game })
notice-table-asked = Une question à tous : { $game }
notice-table-over = La partie est terminée : { $game }, avec { $names }
notice-table-begun = La partie a commencé : { $game }, avec { $names }
notice-table-sat = À la table maintenant : { $names } ({ $game })
notice-test = Un essai : les notifications de Triumvir arrivent ici.
notice-wanted = Quelqu’un cherche une partie : { $game }
notice-evening = La soirée commence : { $name } ({ $game })
notice-feed = Triumvir : vos tables

# Le volet : quoi, par quel moyen, et quand se taire.

notices-title = Notifications
notices-on = oui
notices-off = non
notices-kind-turn = C’est à vous de jouer
notices-kind-turn-about = une notification par table
notices-kind-time = Il vous reste peu de temps
notices-kind-time-about = en différé, une fois par question
notices-kind-asked = Votre accord est demandé
notices-kind-asked-about = aussi quand le temps de l’adversaire est écoulé et que vous choisissez la suite
notices-kind-over = Une partie est terminée
notices-kind-begun = Une partie commence
notices-kind-sat = Quelqu’un s’assoit à votre table
notices-ways = Par quel moyen
notices-kind-evening = Une soirée à laquelle je participe commence
notices-wanted = Quelqu’un cherche une partie
notices-wanted-about = une fois par heure au plus ; personne n’est nommé
notices-push = Ce navigateur
notices-push-about = sur iPhone, depuis l’écran d’accueil seulement
notices-push-off = Désactiver
notices-push-denied = Ce navigateur ne le permet pas. Voyez ses réglages pour ce site.
notices-push-none = Ce navigateur ne reçoit pas de push. Choisissez un autre moyen.
notices-others = Autres navigateurs
notices-others-about = { $count ->
    [one] un autre de vos navigateurs les reçoit aussi
   *[other] { $count } autres de vos navigateurs les reçoivent aussi
}
notices-webhook = Webhook
notices-webhook-about = Discord, Slack, Matrix : une ligne et un lien
notices-webhook-address = Adresse du webhook
notices-webhook-secret = Signé avec { $secret }. Ceci n’est montré qu’une fois.
notices-webhook-failing = { $count ->
    [one] La dernière notification n’est pas arrivée.
   *[other] Les { $count } dernières notifications ne sont pas arrivées.
}
notices-feed = Flux et calendrier
notices-feed-about = privés, avec chaque échéance
notices-feed-once = Toute personne qui a ces adresses peut les lire. Elles ne sont montrées qu’une fois.
notices-feed-made = créés le { $date }
notices-atom = Flux
notices-calendar = Calendrier
notices-add = Ajouter
notices-make = Créer
notices-renew = Nouvelles adresses
notices-remove = Retirer
notices-remove-what = Retirer : { $what }
notices-switch-on = Activer
notices-copy = Copier
notices-copied = Copié
notices-test = Envoyer un essai
notices-test-worked = { $count ->
    [one] L’essai est arrivé.
   *[other] Les { $count } essais sont arrivés.
}
notices-test-failed = { $count ->
    [one] Un essai n’est pas arrivé. Vérifiez l’adresse.
   *[other] { $count } essais ne sont pas arrivés. Vérifiez les adresses.
}
notices-quiet = Heures calmes
notices-quiet-from = de
notices-quiet-to = à
notices-quiet-none = aucune
notices-quiet-bar = Silence de { $from } à { $to } ; des notifications le reste du temps.
notices-quiet-bar-none = Des notifications à toute heure.
notices-quiet-zone = fuseau horaire : { $zone }
notices-never = « À vous de jouer : Caesar!, contre Anna », et un lien. Jamais une carte, jamais rien de caché.

# E-mails, là où l’hôte a un serveur de messagerie.

mail-confirm-subject = Triumvir : votre code
mail-confirm-text =
    Quelqu’un, sans doute vous, veut donner cette adresse e-mail au compte { $name }. Le code est

    { $code }

    Saisissez-le sur la page dans l’heure. Si ce n’était pas vous, il n’y a rien à faire.
mail-reset-subject = Triumvir : un nouveau mot de passe
mail-reset-text =
    Quelqu’un, sans doute vous, a oublié le mot de passe du compte { $name }. Ce lien permet d’en choisir un nouveau. Il sert une fois, pendant une heure :

    { $url }

    Si ce n’était pas vous, il n’y a rien à faire.
mail-foot = Vous recevez ceci parce que vous avez confirmé cette adresse. Pour la retirer : { $url }
notices-mail = E-mail
