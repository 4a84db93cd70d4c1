# Comptes : garder ses parties, codes de secours, appareils, connexion.

account-title = Garder vos parties
account-name = Nom
account-password = Mot de passe
account-show = Montrer le mot de passe
account-log-in = Se connecter
account-not-now = Pas maintenant

# Ce qui est proposé après une partie

account-offer-keep = Garder vos parties

# Nom et mot de passe

account-keep-lead = Jusqu’ici, seul ce navigateur vous connaît, sous le nom { $name }. Gardez ce que vous avez, sur chacun de vos appareils.
account-kept-games = chaque partie jouée, à revoir étape par étape
account-kept-tables = vos tables, où que vous soyez
account-kept-name = un seul nom à toutes les tables
account-no-mail = Pas d’e-mail, rien à confirmer, une minute au plus.
account-steps = Étapes
account-step-name = Nom et clé
account-step-codes = Codes de secours
account-step-done = Terminé
account-call = Comment faut-il vous appeler ?
account-free = Le nom { $name } est libre ici
account-try-name = Ajoutez un surnom, à la romaine :
account-password-about = Dix caractères ou plus. Trois mots font un bon mot de passe.
account-password-left = { $count ->
    [one] Encore un caractère, et il sera assez long.
   *[other] Encore { $count } caractères, et il sera assez long.
}
account-codes-next = Viennent ensuite huit codes de secours, au cas où vous perdriez votre clé.
account-keep = Garder vos parties
account-known = Vous avez déjà un compte ?

# Les codes

account-welcome = Bienvenue, { $name }
account-codes-lead = Vos parties sont gardées. Huit codes vous ouvrent la porte si vous perdez votre clé ; chacun sert une fois.
account-codes-print = imprimez-les et glissez-les dans un livre que vous aimez
account-codes-save = ou enregistrez-les avec vos mots de passe
account-codes-no-copy = Nous n’en gardons aucune copie lisible.
account-codes = Huit codes de secours
account-print = Imprimer
account-save = Enregistrer
account-copy = Copier
account-copied = Copié
account-codes-safe = Ils sont en lieu sûr. Je sais qu’ils ne seront plus montrés.
account-done = Terminé
account-codes-again = Vous pouvez en créer huit nouveaux à tout moment.
account-codes-file = Codes de secours pour { $name } à l’adresse { $address }, { $date }. Chacun sert une fois.

# Appareils

account-mine = Votre compte
account-another = Sur un autre appareil
account-another-lead = Ouvrez-y Triumvir et choisissez Se connecter : avec le nom et le mot de passe, ou avec un code créé ici. Il sert une fois, pendant dix minutes.
account-make-code = Créer un code
account-devices = Appareils
account-device = { $browser } sur { $system }
account-device-unknown = Un programme
account-here = celui-ci
account-since = depuis le { $date }
account-last = utilisé { $when }
account-log-out = Se déconnecter
account-log-out-of = Se déconnecter : { $device }
account-log-out-everywhere = Se déconnecter partout
account-log-out-sure = Se déconnecter sur tous les appareils, celui-ci compris ?
account-keys = Clés
account-codes-left = { $count ->
    [0] il n’en reste aucun
    [8] les huit sont là
    [one] il en reste un sur huit
   *[other] il en reste { $count } sur 8
}
account-codes-kind = Codes de secours
account-new-codes = En créer huit nouveaux
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le nouveau mot de passe est valable dès maintenant. Tous les autres appareils sont déconnectés.
account-prove = Entrez votre mot de passe pour continuer.
account-go-on = Continuer
account-yours = Vos données
account-export = Tout télécharger
account-export-about = Un fichier zip avec votre compte, vos classements, les enregistrements de vos parties terminées et tout ce que vous avez écrit dans les discussions.
account-erase = Effacer le compte
account-erase-about = Votre nom, vos messages, vos appareils et vos codes disparaissent pour toujours. Les parties jouées avec d’autres restent lisibles, sans votre nom ; là où une partie continue, un bot prend votre place.
account-erase-name = Pour confirmer, écrivez votre nom : { $name }

# Connexion

account-welcome-back = Vous revoilà
account-back-lead = Vos tables et vos parties sont là où vous les avez laissées.
account-bring = Emporter vos tables
account-bring-about = Ce navigateur a joué à ces tables sous le nom { $name }.
account-way-code = Un code d’un autre appareil
account-way-code-about = créé là-bas, sous Votre compte
account-way-recovery = Un code de secours
account-way-recovery-about = l’un des huit
account-way-host = Demander à l’hôte
account-way-host-about = un lien qui sert une fois
account-host-lead = La personne qui tient ce serveur peut créer pour vous un lien pour choisir un nouveau mot de passe. Dites-lui votre nom ici.
account-code = Code
account-new-password-about = Il vous faut un nouveau mot de passe. Tous les autres appareils seront déconnectés.
account-reset = Choisir un nouveau mot de passe
account-reset-lead = Ce lien a été créé pour vous. Il ne sert qu’une fois.
account-set = Enregistrer et se connecter

# La page d’une personne

person-mine = Votre page
person-since = à cette table depuis { $date }
person-edit = Modifier la page
person-settings = Appareils, export, suppression
person-public = Tout le monde peut voir cette page
person-public-about = Sinon, elle n’est visible que pour vous, et les autres ne savent pas qu’elle existe.
person-plays = Joue en
person-portrait = Portrait
person-emblem-amphora = Amphore
person-emblem-eagle = Aigle
person-emblem-grapes = Raisin
person-emblem-horse = Cheval
person-emblem-lotus = Lotus
person-emblem-lyre = Lyre
person-emblem-sandal = Sandale
person-emblem-scarab = Scarabée
person-emblem-snake = Serpent
person-emblem-trireme = Trirème
person-reliability = Fiabilité
person-reliable = { $count ->
    [one] { $kept ->
        [0] la seule partie n’a pas été jouée jusqu’au bout
       *[other] la seule partie a été jouée jusqu’au bout
    }
   *[other] { $kept } des { $count } dernières parties jouées jusqu’au bout
}
person-games = Parties
person-counts = terminées : { $finished }, gagnées : { $won }, en cours : { $playing }
person-cursus = Cursus honorum
person-cursus-about = le plus haut niveau battu dans chaque jeu
person-cursus-beaten = Battus jusqu’à : { $level }.
person-cursus-none = Aucun niveau battu pour l’instant.
person-cursus-next = Ensuite : { $level }
person-cursus-play = Jouer
person-cursus-play-of = Jouer : { $game }, { $level }
person-finished = Parties terminées
person-game = Jeu
person-any-game = Tous les jeux
person-outcome = Résultat
person-any = gagnées ou non
person-any-won = gagnées
person-any-not = non gagnées
person-won = gagnée
person-beaten = perdue
person-tied = égalité
person-with = avec { $names }
person-alone = en solo
person-place = rang { $place } sur { $count }
person-agreed = arrêtée d’un commun accord
person-left = pas jouée jusqu’au bout
person-replay = Revoir
person-replay-of = Revoir : { $game }, { $date }
person-review = Analyse
person-review-of = Analyse : { $game }, { $date }
person-more = En montrer plus
person-none = Aucune partie ici.

# Clés d’accès

account-come-back = Comment vous revenez
account-passkey = Une clé d’accès
account-passkey-about = Votre doigt, votre visage ou le code de cet appareil. Rien à retenir.
account-passkey-not = Les clés d’accès demandent https et une adresse avec un nom, ce que celle-ci n’a pas.
account-password-one = Un mot de passe
account-make-passkey = Créer une clé d’accès
account-add-passkey = Ajouter une clé d’accès
account-with-passkey = Avec une clé d’accès
account-or = ou
account-or-passkey = Laissez vide pour utiliser une clé d’accès.
account-passkey-none = Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.
account-passkey-named = Clé d’accès : { $name }
account-passkey-added = La clé d’accès est ajoutée.
account-remove = Retirer
account-remove-passkey = Retirer la clé d’accès : { $name }
account-set-password = Choisir un mot de passe
account-prove-passkey = Confirmez encore une fois avec l’une de vos clés d’accès.

# Jetons des programmes

account-programs = Programmes
account-programs-about = Un jeton laisse entrer un de vos programmes ; vous pouvez le révoquer.
account-make-token = Créer un jeton
account-token-once = Ceci n’est montré qu’une fois. Donnez-le à votre programme, et à personne d’autre.
account-program-name = À quoi il sert
account-program-may = Ce qu’il peut faire
account-scope-read = peut regarder
account-scope-play = peut jouer
account-scope-read-about = Regarder : tout ce que vous voyez
account-scope-play-about = Jouer : aussi s’asseoir, agir et écrire
account-program-bot = Nom d’un bot (facultatif)
account-program-bot-about = Le programme joue alors sous ce nom, et chacun lit que c’est un bot. Sans nom, il joue à votre place.
account-program-used = utilisé le { $date }
account-program-unused = pas encore utilisé
account-take-back = Révoquer
account-take-back-what = Révoquer le jeton : { $name }

# E-mail, là où l’hôte a un serveur de messagerie

account-mail = E-mail
account-mail-about = Facultatif : pour les avis, et pour revenir si vous oubliez votre mot de passe.
account-add-mail = Ajouter une adresse
account-mail-address = Adresse e-mail
account-mail-code-about = Un code a été envoyé à { $address }. Il est valable une heure.
account-mail-code = Code reçu par e-mail
account-mail-added = L’adresse est confirmée.
account-remove-mail = Retirer l’adresse : { $address }
account-way-mail = Un lien par e-mail
account-way-mail-about = si votre compte a une adresse
account-mail-lead = Dites-nous votre nom ici. Si votre compte a une adresse e-mail, un lien y est envoyé, avec lequel vous choisissez un nouveau mot de passe.
account-send-link = Envoyer le lien
account-link-sent = Si ce compte existe et qu’il a une adresse, un lien est en route. Il sert une fois, pendant une heure.

# Un fournisseur de l’hôte

account-with-provider = Avec { $provider }
account-provider-linked = lié : vous pouvez vous connecter ainsi
account-provider-about = Pas encore lié. Ensuite vous pourrez aussi vous connecter ainsi.
account-link = Lier
account-link-what = Lier ce compte : { $provider }
account-unlink-what = Délier ce compte : { $provider }
account-linked = { $provider } est lié désormais.
