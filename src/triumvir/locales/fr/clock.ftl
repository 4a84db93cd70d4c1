# Les pendules d’une table : ce qui figure aux places et sur le cartouche, ce qui se dit, les vacances.

clock-d = j
clock-h = h
clock-min = min
clock-days = { $count ->
    [0] 0 jour
    [one] un jour
   *[other] { $count } jours
}
clock-hours = { $count ->
    [0] 0 heure
    [one] une heure
   *[other] { $count } heures
}
clock-minutes = { $count ->
    [0] 0 minute
    [one] une minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [0] 0 seconde
    [one] une seconde
   *[other] { $count } secondes
}
clock-rests = au repos
clock-runs = tourne
clock-low = presque vide
clock-over = temps écoulé
clock-paused = en pause
clock-holiday = en vacances
clock-aloud-30 = Encore une demi-minute.
clock-aloud-10 = Encore dix secondes.
clock-left = il reste { $left }
clock-all = { $name } : { $time }.

clock-who-asked = { $name } demande
clock-say-asked = Les pendules doivent-elles s’arrêter ?
clock-more-asked = Chacun pourra les remettre en marche.
clock-who-paused = Pause
clock-say-paused = Les pendules sont arrêtées.
clock-more-paused = Regardez à loisir. Toute personne à la table peut les remettre en marche.
clock-who-mine = Votre place
clock-say-mine = Un bot joue pour vous.
clock-more-mine = Il sait ce que vous savez, rien de plus.
clock-who-over = { $name } n’est pas là
clock-say-over = { $name } n’a plus de temps.
clock-more-over = { $pace ->
    [live] À vous de choisir. Si vous ne faites rien, la partie est à vous dans dix minutes.
   *[turns] À vous de choisir, aujourd’hui ou demain. Si vous ne faites rien, la partie est à vous dans un jour.
}
clock-say-waited = Vous attendez { $name }.
clock-more-waited = Rien ne se passe tout seul. Vous pouvez encore choisir.
clock-who-away = { $name } joue
clock-say-away = { $name } n’est pas là et a encore { $left } pour revenir.
clock-more-away = Vous n’avez rien à faire.
clock-who-holiday = { $name } joue
clock-say-holiday = { $name } est en vacances jusqu’au { $day }.
clock-more-holiday = Aucune horloge ne tourne d’ici là. Vous n’avez rien à faire.

clock-play-on = Continuer
clock-pause = Pause
clock-resume = Remettre les pendules en marche
clock-ask-pause = Demander une pause
clock-bot = Laisser jouer un bot
clock-bot-unrated = Laisser jouer un bot, sans classement
clock-wait = Attendre
clock-win = Prendre la victoire
clock-give-live = Donner une minute
clock-give-turns = Donner un jour
clock-give-live-to = Donner une minute : { $name }
clock-give-turns-to = Donner un jour : { $name }

clock-holiday-open = Vacances…
clock-holiday-about = Vos pendules s’arrêtent à toutes les tables où vous jouez en différé. Vous avez { $most } jours par an ; un jour entamé compte.
clock-holiday-until = Vous êtes en vacances jusqu’au { $day }.
clock-holiday-left = { $count ->
    [0] Il ne vous reste aucun jour cette année.
    [one] Il vous reste un jour cette année.
   *[other] Il vous reste { $count } jours cette année.
}
clock-holiday-days = Jours à partir de maintenant
clock-holiday-take = Partir en vacances
clock-holiday-end = Je suis de retour

clock-answers = Réponses à l’avance
clock-answers-open = { $count ->
    [0] Réponses à l’avance…
   *[other] Réponses à l’avance ({ $count })…
}
clock-answers-before = Répondez avant la question
clock-answers-about = Répondez dès maintenant à ce que l’on vous demanderait plus tard. Les autres ne voient aucune différence : chaque réponse prend quelques secondes, que vous ayez la carte ou non.
clock-answers-note = Le journal montre chaque réponse comme si vous l’aviez donnée à ce moment-là. Elles valent tant que vous ne les changez pas.
clock-answers-ask = Demander
clock-answers-none = Tout demander
clock-answers-keep = Garder ces réponses
