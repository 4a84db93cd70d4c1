# Die Lektionen von Caesar!

lesson-first-province = Deine erste Provinz
lesson-first-province-aim = Du bist Caesar. Setze deine zwölf Marker vor Pompeius, dann gewinnst du.
lesson-first-province-gap = Hispania Ulterior hat noch eine freie Grenze. Pompeius hat dort eine 4.
lesson-first-province-close = Lege dein Schiff 5/1 dorthin, mit der 5 zu Hispania Ulterior.
lesson-first-province-close-wrong = So bleibt Hispania Ulterior offen. Fülle die letzte Grenze mit dem Schiff 5/1.
lesson-first-province-close-turned = Die 1 zeigt zu Hispania Ulterior: Pompeius kontrolliert sie mit 4. Drehe den Stein.
lesson-first-province-bonus = Sie gehört dir. Du hast sie geschlossen, also auch ihr Bonus: Nutze Reichtum.
lesson-first-province-bonus-wrong = Entscheide zuerst über den Bonus: Nutze Reichtum.
lesson-first-province-bonus-declined = Einen Bonus nutzt du jetzt oder nie. Reichtum bringt einen Stein mehr: Nutze ihn.
lesson-first-province-won = Eine Provinz, ein Marker gesetzt und ein größerer Vorrat. Noch elf.

lesson-borders = Nachbarn
lesson-borders-neighbour = Hispania Citerior grenzt an deine Provinz und hat noch eine freie Grenze.
lesson-borders-close = Lege das Schwert 5/1 dorthin, mit der 5 zu Hispania Citerior.
lesson-borders-close-wrong = Hispania Citerior bleibt offen. Fülle die letzte Grenze mit dem Schwert 5/1.
lesson-borders-close-turned = Die 1 zeigt zu Hispania Citerior: Pompeius kontrolliert sie mit 2. Drehe den Stein.
lesson-borders-tactics = Ein Marker für die Provinz, einer für die gemeinsame Grenze. Nutze jetzt Taktik.
lesson-borders-tactics-wrong = Entscheide zuerst über den Bonus: Nutze Taktik.
lesson-borders-tactics-declined = Taktik bringt dir sofort einen Extrazug. Nutze sie.
lesson-borders-again = Ein Extrazug: Lege einen beliebigen Stein, wo er passt.
lesson-borders-again-wrong = Lege einen Stein aus deinem Vorrat.
lesson-borders-won = Zwei benachbarte Provinzen brachten drei Marker. Nachbarn sind mehr wert.

lesson-might = Macht
lesson-might-look = In Hispania Citerior liegt Macht. Pompeius hat dort 4; eine Grenze ist frei.
lesson-might-close = Schließe sie mit dem Schwert 6/0, die 6 zu Hispania Citerior.
lesson-might-close-wrong = Hispania Citerior bleibt offen. Fülle die letzte Grenze mit dem Schwert 6/0.
lesson-might-close-turned = So zeigt die 0 zu Hispania Citerior: Pompeius kontrolliert sie. Drehe den Stein.
lesson-might-turn = In Gallia Cisalpina, noch offen, führt Pompeius. Drehe dort seinen Stein um.
lesson-might-turn-wrong = Dieser Stein schadet dir weniger. Drehe den zwischen Gallia Cisalpina und Italia um.
lesson-might-turn-closed = Hispania Citerior ist geschlossen, dort ändert sich nichts. Wähle eine offene Provinz.
lesson-might-turn-declined = Macht nutzt du jetzt oder nie. Drehe einen Stein um.
lesson-might-won = Ein umgedrehter Stein zählt nichts. Gallia Cisalpina steht dir wieder offen.

lesson-senate = Der Senat und der Sieg
lesson-senate-count = Du hast noch vier Marker und zwei Senate: Ein dritter nimmt drei Marker.
lesson-senate-find = In Cyrene liegt ein dritter Senat. Du führst; eine Grenze ist frei.
lesson-senate-win = Schließe Cyrene mit dem Lorbeer 2/2: Ein Lorbeer passt an jede Grenze.
lesson-senate-win-wrong = Das schließt Cyrene nicht. Die freie Grenze liegt zwischen Africa und Cyrene.
lesson-senate-won = Ein Marker auf Cyrene, drei unter dem dritten Senat: Der letzte gewinnt sofort.

lesson-modules = Die drei Module
lesson-modules-hide = Numidia – Africa ist ein Kontrollposten. Lege das Schwert 5/1 dort verdeckt hin.
lesson-modules-hide-wrong = An Kontrollposten darfst du verdeckt legen. Versuche es zwischen Numidia und Africa.
lesson-modules-bank = Der Stein zählt nichts, aber du darfst einen Bonus aus der Bank ziehen.
lesson-modules-bank-wrong = Ziehe einen Bonus aus der Bank.
lesson-modules-bank-declined = Dann läge der Stein umsonst dort. Ziehe einen Bonus.
lesson-modules-wealth = Reichtum aus der Bank wirkt wie jeder andere: Nutze ihn.
lesson-modules-wealth-wrong = Nutze Reichtum.
lesson-modules-centurion = Einige Züge später. Schließe Achaia mit dem Schwert 6/0, die 6 zu Macedonia.
lesson-modules-centurion-wrong = In Achaia führst du schon. Fülle die letzte Grenze mit dem Schwert 6/0.
lesson-modules-recruit = Ein Zenturio: Statt zu ziehen, nimmst du von deinen dreien das Schwert 7/0.
lesson-modules-recruit-wrong = Wähle einen deiner Zenturionen.
lesson-modules-recruit-other = Ein guter Stein, aber Gallia braucht bald das Schwert 7/0. Nimm dieses.
lesson-modules-poison = Noch später. Schließe Gallia mit dem Schwert 3/3 und nutze das Gift.
lesson-modules-poison-wrong = Fülle die Grenze zwischen Gallia und Hispania Citerior mit dem Schwert 3/3.
lesson-modules-poison-declined = Gift verkleinert den Vorrat von Pompeius bis zum Ende. Nutze es.
lesson-modules-won = Pompeius hat einen Stein weniger zur Wahl. Du kennst jetzt alle drei Module.

lesson-crassus = Allein gegen Crassus
lesson-crassus-begin = Crassus spielt nach seinen Plättchen, ohne eigenen Willen. Lasse ihn beginnen.
lesson-crassus-begin-wrong = Lasse Crassus beginnen.
lesson-crassus-row = Seine Steine liegen offen: Du siehst, was er als Nächstes legen kann.
lesson-crassus-first = Beginne mit dem Schiff 4/2 zwischen Asia und Aegyptus, die 4 zu Asia.
lesson-crassus-first-wrong = Lege das Schiff 4/2 zwischen Asia und Aegyptus, mit der 4 zu Asia.
lesson-crassus-asia = Crassus hat gleichgezogen. Schließe Asia bei Syria mit dem Lorbeer 2/2.
lesson-crassus-asia-wrong = Asia bleibt offen. Fülle die Grenze zwischen Asia und Syria mit dem Lorbeer 2/2.
lesson-crassus-tactics = Asia gehört dir, bevor Crassus die Provinz nehmen konnte. Nutze Taktik.
lesson-crassus-tactics-wrong = Entscheide zuerst über den Bonus: Nutze Taktik.
lesson-crassus-tactics-declined = Taktik bringt dir einen Extrazug, und Syria wartet. Nutze sie.
lesson-crassus-syria = Schließe Syria mit dem Schwert 5/1, die 5 zu Syria.
lesson-crassus-syria-wrong = Syria hat eine freie Grenze, zu Aegyptus hin. Die 5 zeigt zu Syria.
lesson-crassus-won = Asia, Syria und die Grenze dazwischen. Bei Gleichstand hätte Crassus sie bekommen.
