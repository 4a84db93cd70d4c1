# Slova, která potřebuje každá hra i každý program.

# Výčty: „4, 1 a 3“
list-comma = { ", " }
list-and = { $first } a { $last }
list-empty = nic

# Popisek před tím, co pojmenovává.
label = { $label }:

seat-numbered = Hráč { $number }

# Druh možností, který jeho hra nepojmenovala.
kind-unnamed = { $kind }

outcome-winner = Vítězí { $winner }.
outcome-draw = O vítězství se dělí { $winner }.
outcome-lost = { $loser } prohrává.

# Boti

level-novice = Nováček
level-apprentice = Učeň
level-citizen = Občan
level-senator = Senátor
level-consul = Konzul
level-dictator = Diktátor
level-random = Náhoda
level-greedy = Hrabivec
# Bot, který hraje za toho, kdo je pryč.
bot-name = { $level } (bot)
bot-known = { $name } ({ $level })

# Vlastní jméno bota: pět pro každou úroveň, aby se u jednoho stolu nikdo nejmenoval stejně.
bot-novice-1 = Titus
bot-novice-2 = Fabia
bot-novice-3 = Rufus
bot-novice-4 = Livilla
bot-novice-5 = Servius
bot-apprentice-1 = Felix
bot-apprentice-2 = Junia
bot-apprentice-3 = Tiro
bot-apprentice-4 = Sabina
bot-apprentice-5 = Varro
bot-citizen-1 = Quintus
bot-citizen-2 = Marcela
bot-citizen-3 = Decimus
bot-citizen-4 = Kornélie
bot-citizen-5 = Silván
bot-senator-1 = Cato
bot-senator-2 = Aurélie
bot-senator-3 = Hortensius
bot-senator-4 = Lívia
bot-senator-5 = Catulus
bot-consul-1 = Scipio
bot-consul-2 = Terentia
bot-consul-3 = Marius
bot-consul-4 = Oktávie
bot-consul-5 = Metellus
bot-dictator-1 = Sulla
bot-dictator-2 = Fulvia
bot-dictator-3 = Cincinnatus
bot-dictator-4 = Agrippina
bot-dictator-5 = Fabius
bot-random-1 = Faustus
bot-random-2 = Fortuna
bot-random-3 = Prosper
bot-random-4 = Alea
bot-random-5 = Secundus
bot-greedy-1 = Verres
bot-greedy-2 = Poppaea
bot-greedy-3 = Lucullus
bot-greedy-4 = Licinia
bot-greedy-5 = Trimalchio

# Začátek každého přehledu pravidel

intro-minute = Hra za minutu
intro-aim-label = Cíl
intro-turn-label = Tah
intro-end-label = Konec
intro-picture = Stůl
intro-play = Příklad
