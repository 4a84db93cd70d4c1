# Trouver une partie, et comment chacun joue.

lobby-title = Trouver une partie
lobby-someone = Jouer avec quelqu’un
lobby-game = Jeu
lobby-pace = Temps
lobby-stakes = Partie classée ou pour le plaisir
lobby-looking-for = { $count ->
    [0] personne encore
    [one] une personne cherche
   *[other] { $count } personnes cherchent
}
lobby-pace-quick = 5 + 15
lobby-pace-quick-about = Cinq minutes chacun, et quinze secondes de plus par réponse
lobby-pace-live = 10 + 20
lobby-pace-live-about = Dix minutes chacun, et vingt secondes de plus par réponse
lobby-pace-turns = En différé
lobby-pace-turns-about = Trois jours chacun, et un jour de plus par réponse
lobby-rated = Classée, places au sort
lobby-fun = Pour le plaisir
lobby-needs-account = Les parties classées demandent un compte.
lobby-keep = Garder vos parties
lobby-look = Trouver quelqu’un
lobby-looking = Recherche
lobby-near = Nous cherchons quelqu’un autour de { $rating }, de plus en plus largement toutes les cinq secondes.
lobby-near-fun = Nous cherchons quelqu’un, de plus en plus largement toutes les cinq secondes.
lobby-anybody = Nous cherchons quelqu’un qui a envie de jouer, quel que soit son niveau.
lobby-harmless = En attendant, jouez contre un bot ; quand quelqu’un arrive, vous pouvez le quitter sans conséquence.
lobby-stop = Arrêter
lobby-meanwhile = Jouer en attendant
lobby-found = Trouvé
lobby-here = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
}
lobby-strength = { $rating } ± { $deviation }
lobby-reliable = { $count ->
    [one] { $kept ->
        [0] la seule partie n’a pas été jouée jusqu’au bout
       *[other] la seule partie a été jouée jusqu’au bout
    }
   *[other] { $kept } des { $count } dernières parties jouées jusqu’au bout
}
lobby-seconds = { $count ->
    [0] Dites oui maintenant.
    [one] Une seconde pour dire oui.
   *[other] { $count } secondes pour dire oui.
}
lobby-yes = Jouer
lobby-no = Pas maintenant
lobby-agreed = Vous avez dit oui. Les autres doivent encore accepter.
lobby-lapsed = Les vingt secondes sont passées et la recherche est terminée. Relancez-la quand vous voulez.
lobby-mine = Vos parties
lobby-mine-wait = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
}
lobby-mine-more = { $count ->
    [one] encore une sur la page d’accueil
   *[other] encore { $count } sur la page d’accueil
}
lobby-open = Tables ouvertes
lobby-open-about = asseyez-vous, la partie commence quand tous sont là
lobby-own-table = Ouvrir une table
lobby-tell = Être prévenu quand quelqu’un cherche une partie
lobby-tell-way = Aucun moyen de vous prévenir n’est encore choisi.
lobby-best = Les meilleurs
lobby-best-when = Quand
lobby-best-now = maintenant
lobby-best-none = Personne ici pour l’instant. Il suffit de trois parties classées.
lobby-best-rank = Rang
lobby-best-name = Nom
lobby-best-rating = Classement
lobby-best-games = Parties
lobby-best-you = vous
lobby-unsure = encore incertain

rating-heading = Classements
rating-pace-live = en direct
rating-pace-turns = en différé
rating-pace-none = sans pendule
rating-pace-bots = estimation, contre des bots
rating-games = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
rating-curve = { $game }, { $pace } : { $last } ± { $deviation } après la dernière partie, { $first } au début de cette ligne.
rating-with-you = Contre vous
rating-with-you-line = { $game } : gagnées { $won }, perdues { $lost }, sur { $count }
rating-changed = Classement { $before } → { $after } ± { $deviation }
rating-why-address = Non classée : deux comptes jouent à la même adresse.
rating-why-pair = Non classée : ces joueurs se sont déjà rencontrés dix fois aujourd’hui.
rating-why-short = Non classée : tous les joueurs n’ont pas joué.
rating-why-host = Non classée : l’hôte en a décidé ainsi.

cup-about = Chacun rencontre tous les autres, une fois à chaque place. La coupe commence quand tous sont là.
cup-taken = places prises : { $taken } sur { $size }
cup-about-on = Chacun rencontre tous les autres, une fois à chaque place.
cup-games-over = Parties finies : { $over } sur { $count }
cup-winner-of-cup = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la coupe.
cup-sit = Prendre place
cup-leave = Laisser la place
cup-look = Regarder
cup-free = libre
cup-table = Tableau
cup-games = Parties
cup-points = Points
cup-won = Gagnées
cup-sb = SB
cup-sb-about = Le SB (Sonneborn-Berger) départage les ex æquo : ce sont les points des adversaires battus.
cup-pair = { $first } – { $second }
cup-winner = { $name } gagne
cup-tie = égalité
cup-goes-on = en cours

evening-list = Soirées et coupes
evening-about = Une rencontre après l’autre, jusqu’à la fin du temps. Deux points pour une victoire, un pour une victoire partagée.
evening-come = { $count ->
    [0] personne pour l’instant
    [one] une personne participe
   *[other] { $count } personnes participent
}
evening-came = { $count ->
    [0] personne n’a participé
    [one] une personne a participé
   *[other] { $count } personnes ont participé
}
evening-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
evening-points-a-win = deux points par victoire
evening-join = Participer
evening-look = Regarder
evening-leave = Arrêter
evening-needs-account = Une soirée demande un nom durable.
evening-coming = commence { $when }
evening-playing = dure jusqu’à { $when }
evening-ending = Le temps est écoulé. Les parties commencées comptent encore.
evening-over = terminée
evening-until = Jusqu’à la fin
evening-before = Avant le début
evening-joined-early = Vous participez. Soyez là au début, et la première partie viendra d’elle-même.
evening-wait = Vous êtes libre. La prochaine rencontre vient dans quelques secondes.
evening-wait-long = Personne d’autre n’est libre. En attendant, jouez contre un bot, sans points, et quittez-le sans dommage.
evening-your-game = Votre partie est en cours.
evening-to-game = À votre partie
evening-watching = Vous regardez. Participez avant la fin, et vous jouerez aussi.
evening-next = Partie suivante
evening-back = Retour à la soirée
evening-over-yours = La partie est terminée.
evening-away = absent
evening-free = libre
evening-at-table = joue
evening-state = En ce moment
evening-no-games = Aucune partie n’a encore commencé.
evening-nobody = Personne ne participe encore.
evening-tie = { $names } se partagent la victoire
evening-not-counted = ne compte pas
evening-sb-about = Le SB (Sonneborn-Berger) départage les ex æquo : ce sont les points des adversaires classés derrière.
evening-winner-of-evening = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la soirée.
