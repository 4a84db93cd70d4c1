# Ce qui est pareil pour tous aujourd’hui : l’énigme et la donne du jour.
daily-title = Aujourd’hui
daily-intro = Les mêmes pour tous. De nouvelles arrivent chaque jour à minuit, temps universel.
daily-puzzle = Énigme du jour
daily-deal = Donne du jour
daily-leave = Quitter

puzzle-find = Trouvez le meilleur choix
puzzle-ask = Un choix est nettement meilleur que tous les autres. Lequel ?
puzzle-once = Votre première réponse compte.
puzzle-nobody = Personne ne l’a encore essayée.
puzzle-solved = { $tried ->
    [one] { $solved ->
        [0] Un essai, pas encore trouvée.
        [one] Un essai, et trouvée.
       *[other] Un essai.
    }
   *[other] Trouvée { $solved } fois sur { $tried }.
}
puzzle-solve = Résoudre
puzzle-right = Trouvé
puzzle-wrong = Il y a mieux
puzzle-well = { $choice } : c’est le meilleur choix.
puzzle-better = Le mieux : { $choice }
puzzle-follows = La table montre ce qui suivrait votre choix.
puzzle-follows-best = La table montre ce qui suivrait le meilleur choix.
puzzle-show-mine = Montrer votre choix
puzzle-show-best = Montrer le meilleur choix
puzzle-show-before = Montrer l’énigme
puzzle-tomorrow = La prochaine arrive demain.
puzzle-done-right = résolue
puzzle-done-wrong = pas trouvée

deal-as = { $role }, contre le bot { $level }
deal-seat = Place { $number } sur { $seats }, contre des bots ({ $level })
deal-same = La même donne pour tous. Chacun la joue une fois, sans conseiller et sans rien annuler.
deal-nobody = Personne ne l’a encore terminée.
deal-played = { $count ->
    [one] Terminée une fois.
   *[other] Terminée { $count } fois.
}
deal-best = Le meilleur résultat : { $points } à { $others }
deal-best-points = Le meilleur résultat, en points : { $points }
deal-play = Jouer la donne
deal-go-on = Continuer
deal-see = Voir les résultats
deal-look = Revoir votre partie
deal-gave-up = Vous avez abandonné. Demain, il y en aura une autre.
deal-won = Victoire, { $margin } d’avance
deal-lost = Défaite, { $margin } de retard
deal-even = Victoire à égalité de points
deal-even-lost = Défaite à égalité de points
deal-rank = Rang { $rank } sur { $count }
deal-results = Résultats
deal-spread = La fréquence de chaque résultat
deal-you = vous
deal-times = { $times } fois
deal-share = Partager votre résultat
deal-copied = Copié. Aucune carte n’est révélée.
deal-line = Triumvir, donne du jour { $day } : { $game }, { $result }, rang { $rank } sur { $count }
deal-hidden = Les résultats apparaissent quand vous avez terminé. Rien n’est révélé avant.
deal-past = La donne du { $day }
deal-none = Personne n’a joué cette donne.
