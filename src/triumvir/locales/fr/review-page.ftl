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
rv-key-luck-against = chance pour l’autre camp
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
        [yes] Vous avez réalisé { $percent } % de ce qui était possible.
       *[no] { $name } a réalisé { $percent } % de ce qui était possible.
    }
rv-story-played-clean =
    { $you ->
        [yes] Vous avez joué sans faute, à { $percent } %.
       *[no] { $name } a joué sans faute, à { $percent } %.
    }
rv-story-played-small =
    { $you ->
        [yes] Vous avez réalisé { $percent } % de ce qui était possible : aucune décision n’a coûté 5 sur 100, mais toutes ensemble { $points }.
       *[no] { $name } a réalisé { $percent } % de ce qui était possible : aucune décision n’a coûté 5 sur 100, mais toutes ensemble { $points }.
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
        [yes] Vos pioches ont augmenté vos chances de gagner de { $points } sur 100, surtout { $where }.
       *[no] Les pioches ont augmenté les chances de gagner de { $points } sur 100, surtout { $where }.
    }
rv-story-luck-draws-took =
    { $you ->
        [yes] Vos pioches ont réduit vos chances de gagner de { $points } sur 100, surtout { $where }.
       *[no] Les pioches ont réduit les chances de gagner de { $points } sur 100, surtout { $where }.
    }
rv-story-luck-turned-gave =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Les votes ont augmenté vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Les votes ont augmenté les chances de gagner de { $points } sur 100, surtout { $where }.
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
                [yes] Les votes ont réduit vos chances de gagner de { $points } sur 100, surtout { $where }.
               *[no] Les votes ont réduit les chances de gagner de { $points } sur 100, surtout { $where }.
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
       *[no] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à tourner ainsi { $where }.
    }
rv-story-turning-slowly-took =
    { $you ->
        [yes] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à vous échapper { $where }.
       *[no] Aucun moment n’a décidé la partie à lui seul ; elle a commencé à échapper { $where }.
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
rv-story-turning-luck-gave = Le hasard a fait basculer la partie { $where } : { $points } sur 100.
rv-story-turning-luck-took = Le hasard a fait basculer la partie { $where } : { $points } sur 100.
rv-story-turning-others-gave = La partie a basculé { $where }, quand { $other } a laissé { $points } sur 100.
rv-story-turning-others-took = La partie a basculé { $where }, quand { $other } a gagné { $points } sur 100.

# Le compte
rv-sum = Le compte
rv-sum-start = Avant la première carte
rv-sum-deal = La donne
rv-sum-draws = Pioches
rv-sum-turned =
    { $game ->
        [caesar-cleopatra] Votes
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
rv-by-you = { $what }, mieux trouvé par vous
rv-well = bien trouvé : le meilleur choix sur { $count }
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
rv-answer-same = C’est ce qui a été joué. Mieux : { $action }.
rv-answer-worse = Pas mieux que ce qui a été joué. Mieux : { $action }.
rv-answer-unknown = Cela ne fait pas partie des meilleurs choix. Mieux : { $action }.
rv-answer-shown = Mieux : { $action }.
rv-answer-well = Bien trouvé : { $action }.
rv-answer-other = { $name } a choisi : { $action }. Mieux : { $better }.
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
