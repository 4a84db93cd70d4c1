# La page d’une analyse : la chance, l’adresse et le meilleur choix.
rv-title = Analyse
rv-finished =
    { $unit ->
        [turn]
            { $turns ->
                [one] Analyse · finie après { $turns } tour
               *[other] Analyse · finie après { $turns } tours
            }
        [day]
            { $turns ->
                [one] Analyse · finie après { $turns } jour
               *[other] Analyse · finie après { $turns } jours
            }
       *[action]
            { $turns ->
                [one] Analyse · finie après { $turns } action
               *[other] Analyse · finie après { $turns } actions
            }
    }
rv-result = Le résultat
rv-replay = Revoir
rv-at =
    { $unit ->
        [turn]
            { $turn ->
                [0] Mise en place
               *[other] Tour { $turn }
            }
        [day] Jour { $turn }
       *[action] Action { $turn }
    }
rv-in =
    { $unit ->
        [turn]
            { $turn ->
                [0] pendant la mise en place
               *[other] au tour { $turn }
            }
        [day] au jour { $turn }
       *[action] à l’action { $turn }
    }
rv-seen-by = La partie vue par
rv-judged-by = Sur quoi l’analyse se fonde
rv-known =
    { $you ->
        [yes] Ce que vous pouviez savoir
       *[no] Ce que l’on pouvait savoir
    }
rv-truth = À jeu découvert
rv-link = Lien vers ce moment
rv-shared = Toute personne qui a le lien peut maintenant lire cette analyse.

# Le graphique
rv-graph = Chances de gagner, tour par tour
rv-key-own =
    { $you ->
        [yes] votre décision
       *[no] décision : { $name }
    }
rv-key-other = décision : { $name }
rv-key-others = décisions des autres
rv-key-luck =
    { $you ->
        [yes] chance pour vous
       *[no] chance : { $name }
    }
rv-key-luck-against = malchance
rv-key-truth = toutes cartes ouvertes
rv-field = Les autres
rv-even = équilibre
rv-slider = À travers la partie
rv-slider-at = { $at } : { $chance } sur 100
rv-slider-own = la décision coûte { $points }
rv-slider-luck-gave = la chance donne { $points }
rv-slider-luck-took = la chance prend { $points }
rv-slider-others-gave = les autres donnent { $points }
rv-slider-others-took = les autres prennent { $points }
rv-slider-truth = toutes cartes ouvertes { $chance }
rv-list = En liste
rv-list-when = Quand
rv-list-chance = Chances
rv-list-luck = Hasard
rv-list-own = Décisions
rv-list-others = Les autres
rv-list-truth = Toutes cartes ouvertes

# En trois phrases
rv-story = En trois phrases
rv-story-nothing-to-decide = Il n’y avait rien à décider.
rv-story-played =
    { $you ->
        [yes] Vous avez joué avec une précision de { $percent } %.
       *[no] { $name } a joué avec une précision de { $percent } %.
    }
rv-story-played-clean =
    { $you ->
        [yes] Vous avez joué sans faute, avec une précision de { $percent } %.
       *[no] { $name } a joué sans faute, avec une précision de { $percent } %.
    }
rv-story-played-small =
    { $you ->
        [yes] Vous avez joué avec une précision de { $percent } % : aucune décision n’a coûté à elle seule 5 sur 100, mais toutes ensemble { $points }.
       *[no] { $name } a joué avec une précision de { $percent } % : aucune décision n’a coûté à elle seule 5 sur 100, mais toutes ensemble { $points }.
    }
rv-story-luck-even = La chance s’est équilibrée.
rv-story-luck-deal-gave =
    { $you ->
        [yes] La donne a augmenté vos chances de gagner de { $points } sur 100.
       *[no] La donne a augmenté les chances de gagner de { $points } sur 100.
    }
rv-story-luck-deal-took =
    { $you ->
        [yes] La donne a réduit vos chances de gagner de { $points } sur 100.
       *[no] La donne a réduit les chances de gagner de { $points } sur 100.
    }
rv-story-luck-draws-gave =
    { $you ->
        [yes] Ce que vous avez pioché a augmenté vos chances de gagner de { $points } sur 100, surtout { $where }.
       *[no] Ce qui a été pioché a augmenté les chances de gagner de { $points } sur 100, surtout { $where }.
    }
rv-story-luck-draws-took =
    { $you ->
        [yes] Ce que vous avez pioché a réduit vos chances de gagner de { $points } sur 100, surtout { $where }.
       *[no] Ce qui a été pioché a réduit les chances de gagner de { $points } sur 100, surtout { $where }.
    }
rv-story-luck-turned-gave =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Les questions de confiance ont augmenté vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Les questions de confiance ont augmenté les chances de gagner de { $points } sur 100, surtout { $where }.
            }
       *[other]
            { $you ->
                [yes] Ce qui a été retourné pour tous a augmenté vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Ce qui a été retourné pour tous a augmenté les chances de gagner de { $points } sur 100, surtout { $where }.
            }
    }
rv-story-luck-turned-took =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Les questions de confiance ont réduit vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Les questions de confiance ont réduit les chances de gagner de { $points } sur 100, surtout { $where }.
            }
       *[other]
            { $you ->
                [yes] Ce qui a été retourné pour tous a réduit vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Ce qui a été retourné pour tous a réduit les chances de gagner de { $points } sur 100, surtout { $where }.
            }
    }
rv-story-turning-none = Aucun moment n’a décidé la partie à lui seul.
rv-story-turning-slowly-gave =
    { $you ->
        [yes] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à tourner en votre faveur { $where }.
       *[no] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à sourire à { $name } { $where }.
    }
rv-story-turning-slowly-took =
    { $you ->
        [yes] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à vous échapper { $where }.
       *[no] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à échapper à { $name } { $where }.
    }
rv-story-turning-own =
    { $you ->
        [yes] La partie a basculé { $where }, par votre propre choix : { $action }.
       *[no] La partie a basculé { $where }, par ce choix : { $action }.
    }
rv-story-turning-resigned =
    { $you ->
        [yes] Vous avez abandonné { $where }, avec encore { $points } sur 100.
       *[no] { $name } a abandonné { $where }, avec encore { $points } sur 100.
    }
rv-story-turning-other-resigned = { $other } a abandonné { $where }, avec encore { $points } sur 100.
rv-story-turning-luck-gave =
    { $you ->
        [yes] La chance a fait basculer la partie { $where } : elle vous a rapporté { $points } sur 100.
       *[no] La chance a fait basculer la partie { $where } : elle a rapporté { $points } sur 100 à { $name }.
    }
rv-story-turning-luck-took =
    { $you ->
        [yes] La malchance a fait basculer la partie { $where } : elle vous a coûté { $points } sur 100.
       *[no] La malchance a fait basculer la partie { $where } : elle a coûté { $points } sur 100 à { $name }.
    }
rv-story-turning-others-gave =
    { $you ->
        [yes] La partie a basculé { $where } : { $other } vous a alors rapporté { $points } sur 100.
       *[no] La partie a basculé { $where } : { $other } a alors rapporté { $points } sur 100 à { $name }.
    }
rv-story-turning-others-took =
    { $you ->
        [yes] La partie a basculé { $where } : { $other } vous a alors pris { $points } sur 100.
       *[no] La partie a basculé { $where } : { $other } a alors pris { $points } sur 100 à { $name }.
    }
rv-story-turning-several-gave =
    { $you ->
        [yes] La partie a basculé { $where } : les autres vous ont alors rapporté { $points } sur 100.
       *[no] La partie a basculé { $where } : les autres ont alors rapporté { $points } sur 100 à { $name }.
    }
rv-story-turning-several-took =
    { $you ->
        [yes] La partie a basculé { $where } : les autres vous ont alors pris { $points } sur 100.
       *[no] La partie a basculé { $where } : les autres ont alors pris { $points } sur 100 à { $name }.
    }
rv-story-turning-end = La partie ne s’est décidée que { $where }, tout à la fin : { $points } sur 100 en dépendaient.

# Le compte
rv-sum = Le compte
rv-sum-start = Avant la donne
rv-sum-deal = La donne
rv-sum-draws = Pioche
rv-sum-turned =
    { $game ->
        [caesar-cleopatra] Questions de confiance
       *[other] Retourné pour tous
    }
rv-sum-own =
    { $you ->
        [yes] Vos décisions
       *[no] Décisions : { $name }
    }
rv-sum-accuracy = { $percent } % du possible
rv-sum-others =
    { $one ->
        [yes] Décisions : { $name }
       *[no] Les autres
    }
rv-sum-most = surtout { $where }
rv-sum-won = Gagné
rv-sum-lost = Perdu
rv-sum-result = Résultat
rv-accuracy = Précision
rv-accuracy-line = { $name } : { $percent } %
rv-accuracy-none = { $name } : rien à décider
rv-note = Une seule partie en dit plus sur la chance que sur l’adresse.

# Trouver mieux
rv-find = Trouvez mieux
rv-find-count = trouvé : { $found } sur { $count }
rv-find-none = Aucune décision n’a coûté 5 points ou plus.
rv-verdict-inaccuracy = une imprécision
rv-verdict-mistake = une erreur
rv-verdict-blunder = une erreur grave
rv-by-you = { $what } ; vous avez trouvé mieux
rv-well = { $count ->
    [2] bien trouvé
   *[other] bien trouvé : le meilleur choix sur { $count }
}
rv-missed = occasion manquée : { $name }
rv-took = coûte { $points } sur 100

# Un moment sur le plateau
rv-ask =
    { $you ->
        [yes] Votre choix : { $action }. Trouvez mieux.
       *[no] { $name } a choisi : { $action }. Trouvez mieux.
    }
rv-ask-how = Choisissez sur le plateau ou dans la liste.
rv-show = Montrer
rv-again = Réessayer
rv-next = Moment suivant
rv-tag-was =
    { $you ->
        [yes] vous
       *[no] joué
    }
rv-tag-better = mieux
rv-answer-found = Trouvé : { $action }.
rv-answer-as-good = Aussi bon que le meilleur : { $action }.
rv-answer-better = Mieux que ce qui a été joué, et il y a mieux encore : { $action }.
rv-answer-same = C’est ce qui a été joué. Un meilleur choix : { $action }.
rv-answer-worse = Pas mieux que ce qui a été joué. Un meilleur choix : { $action }.
rv-answer-unknown = Cela ne fait pas partie des meilleurs choix. Un meilleur choix : { $action }.
rv-answer-shown = Un meilleur choix : { $action }.
rv-answer-well = Bien trouvé : { $action }.
rv-answer-other = { $name } a choisi : { $action }. Un meilleur choix : { $better }.
rv-chances = { $best } sur 100 au lieu de { $played }.
rv-lead = Mieux que tout le reste, de { $points } sur 100.
rv-true = À jeu découvert, le meilleur choix est : { $action }, { $best } sur 100.
rv-true-worth =
    { $points ->
        [0] Ce que l’on ne pouvait pas savoir n’a rien changé ici.
       *[other] Ce que l’on ne pouvait pas savoir valait ici { $points } sur 100.
    }
rv-true-none = Ce moment n’a pas été examiné à jeu découvert.

# Pendant qu’elle se fait
rv-make = Analyser cette partie
rv-making = L’analyse est en cours : { $progress } %.
rv-making-how = Elle prend environ une demi-minute et attend pendant que les bots réfléchissent.
rv-waiting =
    { $ahead ->
        [0] L’analyse commence dans un instant.
        [one] Une autre partie passe avant.
       *[other] { $ahead } autres parties passent avant.
    }
rv-failed = Cette partie n’a pas pu être analysée.
rv-nobody = Personne n’a encore demandé d’analyse de cette partie.
rv-outdated = Cette analyse vient d’une version plus ancienne.
rv-anew = La refaire
