# Mitteilungen: was Abwesenden geschickt wird. Nie eine Karte, nie eine Stellung.

notice-turn = { $count ->
    [one] Du bist am Zug: { $game }, gegen { $names }
   *[other] Du bist am Zug: { $game }, mit { $names }
}
notice-time = Deine Zeit wird knapp: { $game }, mit { $names }
notice-asked = Du wirst etwas gefragt: { $game }, mit { $names }
notice-over = Das Spiel ist zu Ende: { $game }, mit { $names }
notice-begun = Das Spiel hat begonnen: { $game }, mit { $names }
notice-sat = Jemand hat sich an deinen Tisch gesetzt: { $game }
notice-table-turn = Am Zug: { $names } ({ $game })
notice-table-time = Die Zeit wird knapp für { $names } ({ $game })
notice-table-asked = Eine Frage an alle: { $game }
notice-table-over = Das Spiel ist zu Ende: { $game }, mit { $names }
notice-table-begun = Das Spiel hat begonnen: { $game }, mit { $names }
notice-table-sat = Jetzt am Tisch: { $names } ({ $game })
notice-wanted = Jemand sucht eine Partie: { $game }
notice-evening = Der Spielabend beginnt: { $name } ({ $game })
notice-test = Ein Test: Mitteilungen dieses Servers kommen hier an.
notice-feed = Triumvir: Meine Tische

# Das Blatt: was, auf welchem Weg, und wann nicht.

notices-title = Mitteilungen
notices-on = an
notices-off = aus
notices-kind-turn = Ich bin am Zug
notices-kind-turn-about = eine Mitteilung je Tisch
notices-kind-time = Meine Zeit wird knapp
notices-kind-time-about = bei Partien Zug um Zug, einmal je Frage
notices-kind-asked = Jemand bittet um meine Zustimmung
notices-kind-asked-about = auch wenn die Zeit des Gegners abgelaufen ist und du wählst, was folgt
notices-kind-over = Ein Spiel ist zu Ende
notices-kind-begun = Ein Spiel beginnt
notices-kind-sat = Jemand setzt sich an meinen Tisch
notices-kind-evening = Ein Spielabend beginnt, bei dem ich mitmache
notices-wanted = Jemand sucht eine Partie
notices-wanted-about = höchstens einmal in der Stunde; niemand wird genannt
notices-ways = Auf welchem Weg
notices-push = Dieser Browser
notices-push-about = Push; auf dem iPhone nur vom Home-Bildschirm aus
notices-push-off = Aus
notices-push-denied = Dieser Browser lässt keine Mitteilungen zu. Erlaube sie in seinen Einstellungen für diese Seite.
notices-push-none = Diesen Browser erreicht kein Push. Wähle einen anderen Weg.
notices-others = Andere Browser
notices-others-about = { $count ->
    [one] noch ein Browser von dir bekommt sie
   *[other] noch { $count } Browser von dir bekommen sie
}
notices-webhook = Webhook
notices-webhook-about = Discord, Slack, Matrix: eine Zeile und ein Link
notices-webhook-address = Adresse des Webhooks
notices-webhook-secret = Signiert mit { $secret }. Das wird nur einmal gezeigt.
notices-webhook-failing = { $count ->
    [one] Die letzte Mitteilung kam nicht an.
   *[other] Die letzten { $count } Mitteilungen kamen nicht an.
}
notices-feed = Feed und Kalender
notices-feed-about = privat, mit jeder Frist
notices-feed-once = Wer diese Adressen hat, kann mitlesen. Sie werden nur einmal gezeigt.
notices-feed-made = erstellt am { $date }
notices-atom = Feed
notices-calendar = Kalender
notices-add = Hinzufügen
notices-make = Erstellen
notices-renew = Neue Adressen
notices-remove = Entfernen
notices-remove-what = Entfernen: { $what }
notices-switch-on = Einschalten
notices-copy = Kopieren
notices-copied = Kopiert
notices-test = Test senden
notices-test-worked = { $count ->
    [one] Der Test ist angekommen.
   *[other] Alle { $count } Tests sind angekommen.
}
notices-test-failed = { $count ->
    [one] Ein Test ist nicht angekommen. Prüfe seine Adresse.
   *[other] { $count } Tests sind nicht angekommen. Prüfe ihre Adressen.
}
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-none = keine
notices-quiet-bar = Ruhe von { $from } bis { $to }, dazwischen Mitteilungen.
notices-quiet-bar-none = Mitteilungen zu jeder Stunde.
notices-quiet-zone = nach der Uhr in { $zone }
notices-never = „Du bist am Zug: Caesar!, gegen Anna“, und ein Link. Nie eine Karte, nie etwas Verborgenes.

# E-Mails, wo der Gastgeber einen Mailserver hat.

mail-confirm-subject = Triumvir: dein Code
mail-confirm-text =
    Jemand, vermutlich du, möchte dem Konto { $name } diese E-Mail-Adresse geben. Der Code ist

    { $code }

    Gib ihn innerhalb einer Stunde auf der Seite ein. Wenn du es nicht warst, ist nichts zu tun.
mail-reset-subject = Triumvir: ein neues Passwort
mail-reset-text =
    Jemand, vermutlich du, hat das Passwort von { $name } vergessen. Mit diesem Link kannst du ein neues setzen. Er gilt einmal, eine Stunde lang:

    { $url }

    Wenn du es nicht warst, ist nichts zu tun.
mail-foot = Du bekommst dies, weil du diese Adresse bestätigt hast. Hier entfernst du sie: { $url }
notices-mail = E-Mail
