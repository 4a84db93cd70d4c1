# Ce que refusent les règles, les enregistrements et les options. Identifiants : docs/texts.md

refusal-not-now = Impossible maintenant : { $action }.
refusal-game-over = La partie est terminée.
refusal-not-to-act = Ce n’est pas à vous de jouer.
refusal-seat-unknown = La place { $number } n’existe pas. Les places sont numérotées de 0 à { $last }.
refusal-action-form = Une action est un texte, et non { $found }.
refusal-action-unknown = Ce jeu n’a pas d’action { $found }.
refusal-undo-too-many = { $most ->
    [0] Il n’y a rien à annuler.
    [one] Une seule action peut être annulée.
   *[other] Seules { $most } actions peuvent être annulées.
}
refusal-dealt-twice = Une donne vient d’un donneur ou d’une graine, pas des deux.

# Options

refusal-game-unknown = Il n’y a pas de jeu « { $found } ». Les jeux sont { $known }.
refusal-no-revision = { $title } a les révisions 1 à { $last } de ses règles, pas { $found }.
refusal-option-unknown = { $title } n’a pas d’option « { $option } ». { $known ->
    [none] Ce jeu n’a pas d’options.
   *[other] Ses options sont { $known }.
}
refusal-option-value = L’option « { $option } » ne peut pas valoir { $found }. Elle peut valoir { $known }.
refusal-seat-count = { $title } est un jeu pour { $least ->
    [1] { $most ->
        [1] un joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}, pas pour { $found }.

# Enregistrements

refusal-record-json = Ce n’est pas un enregistrement : le fichier n’est pas du JSON ({ $detail }).
refusal-record-object = Ce n’est pas un enregistrement : il faut un objet JSON, non { $found }.
refusal-record-lacks = L’enregistrement est incomplet : « { $key } » manque.
refusal-record-unknown = La clé { $key } n’a pas sa place dans un enregistrement.
refusal-record-version = L’enregistrement est de la version { $found } ; ce programme lit la version { $wanted }.
refusal-record-revision = L’enregistrement suit la révision { $found } des règles ({ $title }) ; ce programme a la révision { $wanted }.
refusal-record-form = « { $key } » est mal formé dans l’enregistrement : { $found }.
refusal-record-deal = Dans l’enregistrement, « deal » contient soit « seed », soit « commitment », « salt » et « secret ».
refusal-record-action = L’action { $number } de l’enregistrement est mal formée : il faut une place et un texte.
refusal-record-undo = L’entrée { $number } de l’enregistrement annule { $count ->
    [one] une action
   *[other] { $count } actions
}, mais { $most ->
    [0] il n’y en a aucune
   *[other] il n’y en a que { $most }
}.
refusal-record-undo-form = « undo » demande un nombre à partir de 1, non { $found }.
refusal-record-short = { $count ->
    [0] L’enregistrement n’a aucune entrée
    [one] L’enregistrement n’a qu’une entrée
   *[other] L’enregistrement n’a que { $count } entrées
}, non { $found }.
refusal-record-replay = L’enregistrement enfreint les règles à l’action { $number }, « { $text } ». { $reason }
refusal-record-secret = Le secret de cette donne sera publié à la fin de la partie.
refusal-record-commitment = Le secret publié ne correspond pas au sceau de la donne.
refusal-record-outcome = L’enregistrement indique un résultat auquel ses actions ne mènent pas.

# Documents et feuille des cartes

refusal-document-kind = { $where } : { $expected ->
    [object] un objet est attendu
    [text-keys] des clés en texte sont attendues
    [list] une liste est attendue
    [number] un nombre entier est attendu
    [bool] true ou false est attendu
   *[text] un texte est attendu
}, non { $found }.
refusal-document-length = { $where } : { $count ->
    [0] aucune entrée n’est attendue
    [one] une entrée est attendue
   *[other] { $count } entrées sont attendues
}, non { $found }.
refusal-document-most = { $where } : au plus { $most } entrées attendues, { $found } trouvées.
refusal-document-range = { $where } : il faut { $low } à { $high }, non { $found }.
refusal-document-word = { $where } : { $found } n’est pas possible. Sont possibles : { $known }.
refusal-document-lacks = { $where } : « { $key } » manque.
refusal-document-unknown = { $where } : « { $key } » est inconnu. Sont connus : { $known }.
refusal-sheet-tickets = Feuille des cartes : il y a { $count } billets (CM-1), mais cette feuille en a { $found }.
refusal-sheet-kinds = Feuille des cartes : il y a { $count } sortes de faveurs (CM-5), mais cette feuille en a { $found }.
refusal-sheet-lays = Feuille des cartes : { $where } doit poser au moins un jeton (CA-62).
refusal-sheet-balance = Feuille des cartes : { $where } prend { $gained } et rend { $spent } ; les deux doivent être égaux pour que la rangée garde sa taille (CA-57).

# Positions : { $where } est un chemin comme votes.pile ; la première des { $rules } suit en entier

refusal-position-conflict = « { $where } » ne s’accorde pas avec le reste de la position.
refusal-position-rule = « { $where } » ne s’accorde pas avec les règles ({ $rules }).
refusal-position-part = « { $where } » est illisible. { $reason }
refusal-position-onlooker = Pour deviner, il faut la vue d’une place, pas celle d’un spectateur.

# Bots, leçons et arène

refusal-bot-unknown = Aucun bot ne s’appelle « { $found } ». Les bots sont { $known } ; avec un temps de réflexion, comme consul@200ms, ils jouent à ce rythme.
refusal-program-late = Le programme du bot n’a pas répondu à temps. ({ $detail })
refusal-program-nonsense = Le programme du bot ne respecte pas le protocole. ({ $detail })
refusal-program-illegal = Le programme du bot a choisi une action qui n’était pas proposée. ({ $detail })
refusal-program-gone = Le programme du bot ne tourne pas. ({ $detail })
refusal-lesson-form = Leçon { $where } : « { $key } » est incorrect. ({ $detail })
refusal-lesson-unknown = Aucune leçon ne s’appelle « { $found } ». Les leçons sont { $known }.
refusal-arena-worker = Un processus de calcul a été arrêté, peut-être faute de mémoire. Moins de --workers en demandent moins.
refusal-arena-extra = { $text } n’est pas installé ici. Pour l’installer : { $detail }
refusal-arena-command = « { $found } » n’est pas une commande. ({ $detail })
refusal-arena-no-command = « { $text } » doit être suivi d’une commande, par exemple { $text }./mybot.
refusal-arena-players = Il manque des joueurs. Il en faut au moins { $count } ; nommés : { $found }.
refusal-arena-round = { $where }, ligne { $number } : ce n’est pas une manche d’arène. ({ $detail })
refusal-arena-other = { $where } vient d’une autre arène : « { $key } » y vaut { $found }, et non { $text }.
refusal-arena-locked = Une autre arène écrit dans { $where }.
refusal-arena-file = { $where } n’est pas un fichier d’arène. ({ $detail })
refusal-arena-version = { $where } est une arène de version { $found } ; ce programme lit la version { $wanted }.
