# Allt som spelet säger, på svenska. Ordning och namn är de i en.ftl, som också förklarar formatet.
#
# Spelaren tilltalas med du. $other och $own kan vara "motståndaren", och i rubrikerna även "dig": där står de aldrig som
# subjekt. Termerna: se TERMS.md.

## The start screen

start-resume = Fortsätt
start-suspended = { $count ->
    [one] Tidigare parti
   *[other] Tidigare partier ({ $count })
}
start-play = Spela
start-play-variant = { $game }. { $about }
start-set-up = Ställ in...
start-set-up-about = Välj regler, färg, klocka och startställning.
start-set-up-title = Ställ in ett parti
start-more = Mer...
start-more-about = Inställningar, luffarschack, redigerare, motorer, turneringar.
start-more-title = Mer
start-due = { $due } att göra
start-begin = Börja partiet
start-begin-about = Spela med valen nedan.
start-learn = Lär dig
start-learn-done = { $done } av { $count }
start-learn-about = Lektioner, från första draget till avancerad taktik.
start-learn-newcomer = Ny på Reversi? Lär dig i fem korta steg.
start-players = Spelare
start-players-one = du mot datorn
start-players-one-about = Spela mot datorn.
start-players-two = två personer
start-players-two-about = Två spelare vid samma tangentbord.
start-players-watch = två datorer
start-players-watch-about = Se datorn spela mot sig själv.
start-side = Du spelar
start-side-random = slumpas
start-side-random-about = Din färg lottas.
start-side-first = Du har { $side } och drar först.
start-side-second = Du har { $side } och drar som tvåa.
start-side-open = Du har { $side }, vem som än börjar.
start-opponent = Motståndare
start-opponent-level = en nivå
start-opponent-level-about = Vänster eller höger: en person att möta. Nivåerna går från slump till full styrka.
start-opponent-person = människolik
start-opponent-person-about = Spelar som turneringsspelare med en viss rating, lärt av 78 000 partier.
start-opponent-engine = en motor
start-level = Nivå
start-name = Namn
start-level-newcomer = Ny här? Pröva nivåerna 1 till 3. { $about }
start-game = Spel
start-first = Börjar
start-first-custom-about = X börjar.
start-first-coin = slantsingling
start-first-coin-about = En slant avgör vem som börjar.
start-first-you = du
start-first-you-about = Du börjar.
start-first-computer = datorn
start-first-computer-about = Datorn börjar.
start-beginning = Ställning
beginning-standard = vanlig
beginning-about-standard = Fyra brickor i mitten, i kors.
beginning-balanced = jämn öppning
beginning-about-balanced = Åtta drag är gjorda åt dig; ingen ligger före.
beginning-random = slumpdrag
beginning-about-random = Åtta slumpdrag är gjorda åt dig; allt kan hända.
beginning-parallel = sida vid sida
beginning-about-parallel = Fyra brickor i mitten, vardera sidans bredvid varandra.
beginning-handicap = { $corners ->
    [one] 1 hörn
   *[other] { $corners } hörn
} { $who ->
    [you] till dig
   *[black] till Svart
}
beginning-handicap-about = { $who ->
    [you] Du börjar med { $corners ->
        [one] ett hörn
       *[other] { $corners } hörn
    }. Partiet räknas inte för din rating.
   *[black] Svart börjar med { $corners ->
        [one] ett hörn
       *[other] { $corners } hörn
    }.
}
start-clock = Klocka
clock-none = ingen
clock-none-about = Utan tidsgräns.
clock-no-limit = utan gräns
clock-each = Vardera sidan har { $control }.
clock-odds = { $black } har { $black-control }, { $white } har { $white-control }.
clock-increment = { $main } plus { $increment } per drag
clock-only-increment = { $increment } plus lika mycket per drag
clock-byo-yomi = { $moves ->
    [one] { $main }, sedan { $period } för varje drag
   *[other] { $main }, sedan { $period } per { $moves } drag
}
clock-periods = { $spare ->
    [0] { $main }, sedan { $period } för varje drag
    [1] { $main }, sedan { $period } för varje drag; du får överskrida tiden en gång
    [2] { $main }, sedan { $period } för varje drag; du får överskrida tiden två gånger
   *[other] { $main }, sedan { $period } för varje drag; du får överskrida tiden { $spare } gånger
}
time-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
time-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
time-seconds = { $count ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
start-library = Partisamling
start-library-about = Bläddra bland, sök och exportera dina partier.
start-puzzles = Problem
start-puzzles-due = { $due ->
    [one] 1 problem att pröva igen i dag.
   *[other] { $due } problem att pröva igen i dag.
}
start-puzzles-about = Hitta det enda drag som håller. Ett nytt problem varje dag.
start-practice = Öva
start-practice-about = Spela om dina egna misstag tills du slutar göra dem.
start-practice-due = { $due ->
    [one] 1 ställning står på tur i dag.
   *[other] { $due } ställningar står på tur i dag.
}
copy-place = { $place } (kopia)
analysis-place = Analys
start-analysis = Analys
start-analysis-last = { $date ->
    [none] Fortsätt din analys (n därinne: ny analys).
   *[other] Fortsätt din analys från { $date } (n därinne: ny analys).
}
start-analysis-about = Gå igenom öppningar, se vad som spelats och spara egna varianter.
start-statistics = Statistik
start-statistics-about = Dina resultat och din rating.
start-settings = Inställningar
start-settings-about = Tema, tips, namn och mer.
start-guests = Motorer
start-guests-about = Andra program att möta: pröva dem och läs deras loggar.
start-guest-about = Ett annat program, från dina inställningar.
start-tic-tac-toe-about = Tre i rad vinner. Fem nivåer, från lätt till oslagbar.
start-editor = Ställningsredigerare
start-editor-about = Ställ upp en ställning och spela eller analysera den.
start-help = Hjälp
start-help-about = Reglerna, en ordlista och alla tangenter.
start-quit = Avsluta
start-quit-about = Lämna spelet.
start-unfinished = { $moves ->
    [0] { $players }: inga drag ännu.
    [one] { $players }, efter 1 drag: { $black-discs } mot { $white-discs }.
   *[other] { $players }, efter { $moves } drag: { $black-discs } mot { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, efter 1 drag.
   *[other] { $game }, efter { $moves } drag.
}

overview-title = Dina partier
overview-games = { $games ->
    [one] 1 parti: vunna { $wins }, oavgjorda { $draws }, förlorade { $losses }
   *[other] { $games } partier: vunna { $wins }, oavgjorda { $draws }, förlorade { $losses }
}
overview-last = Senaste partiet { $dot } { $result }
rules-title = Så spelar man
rules-turns = { $black } och { $white } drar växelvis; { $black } börjar.
rules-turns-coin = { $black } är svart, { $white } är vit; en slant avgör vem som börjar.
rules-place = Lägg en bricka så att en rad av motståndarens brickor ligger mellan den och en annan av dina brickor.
rules-flip = Alla brickor du stänger in vänds till din färg, i alla riktningar på en gång.
rules-must = Varje drag måste stänga in minst en bricka. Små märken visar var du kan spela.
rules-pass = Kan du inte stänga in någon bricka måste du passa.
rules-end-stuck = Partiet slutar när spelaren vid draget saknar tillåtet drag. Flest brickor vinner.
rules-end = När ingen kan dra vinner den som har flest brickor.
rules-end-fewest = När ingen kan dra vinner den som har färst brickor.
rules-overture = Först lägger spelarna växelvis fyra brickor i mitten (den andra intill den första); de vänder ingenting.
rules-example = { $side } vid draget: { $squares } stänger in en bricka var.
rules-keys = Flytta markören med piltangenterna och tryck Enter, eller klicka på en ruta.
rules-line = Dra växelvis. Den som först får tre i rad vinner: vågrätt, lodrätt eller diagonalt.
rules-first-steps = Första stegen
rules-corners = Ta hörn: en bricka i ett hörn kan aldrig vändas.
rules-x-squares = Håll dig borta från rutorna intill ett tomt hörn.
rules-anti-corners = Håll dig borta från hörnen: en bricka där är din för alltid.
rules-anti-few = Vänd få brickor, mitt bland dina egna, så att motståndaren får vända resten.
rules-few = I början är det bättre att ha färre brickor: oftast får du då fler drag.
terms-title = Ord du möter
term-corner = hörn
term-corner-about = a1, a8, h1 eller h8; säkert resten av partiet
term-edge = kant
term-edge-about = de yttre raderna och kolumnerna
term-x-square = X-ruta
term-x-square-about = diagonalt intill ett hörn: b2, b7, g2, g7
term-c-square = C-ruta
term-c-square-about = på kanten intill ett hörn, som b1 eller a2
term-flip = vända
term-flip-about = ge en instängd bricka din färg
term-stable = stabil bricka
term-stable-about = en bricka som aldrig mer kan vändas
term-mobility = rörlighet
term-mobility-about = hur många drag du har att välja på
term-frontier = front
term-frontier-about = dina brickor intill tomma rutor; var och en ger motståndaren drag
term-quiet = tyst drag
term-quiet-about = ett drag som bara vänder inre brickor
term-wedge = kil
term-wedge-about = en bricka mellan två av motståndarens på en kant
term-region = område
term-region-about = en grupp sammanhängande tomma rutor
term-parity = paritet
term-parity-about = vem som drar sist i ett område; helst du
term-opening = öppning
term-opening-about = de första dragen; de vanliga har namn
term-margin = marginal
term-margin-about = dina brickor minus motståndarens; +4 är 4 före
term-exact = exakt
term-exact-about = bevisat till partiets slut, inte uppskattat; visas med =
term-marks = ?! ? ??
term-marks-about = oprecist drag, misstag, blunder: ett drag som kostar minst 5, 12 eller 25 procent av din vinstchans
term-accuracy = prec.
term-accuracy-about = precision: den del av din vinstchans som dina drag behöll; en blunder räknas som 0 %, ett drag som inte kostar något som 100 %
term-corners = vinkelmärken
term-corners-about = på brädet: senaste draget och brickorna det vände

motto-flips = stäng in dem, behåll dem
motto-fewest = stäng in så få du kan
motto-line = tre i rad, och du vinner

rule-reversi = Svart börjar; den som inte kan dra måste passa.
rule-reversi-book = Bokens regler, X är svart: partiet slutar när en spelare saknar tillåtet drag.
rule-anti = Färst brickor vinner. I övrigt vanliga regler.
rule-6x6 = Ett mindre bräde. I övrigt vanliga regler.
rule-4x4 = Det minsta brädet: ett parti tar en minut.
rule-overture = Spelarna lägger växelvis fyra brickor i mitten och spelar sedan som vanligt.
rule-tictactoe = Tre i rad vinner.

level-random = Spelar vilket tillåtet drag som helst.
level-greedy = Vänder alltid så många brickor det går.
level-rookie = Tar hörn, annars flest brickor.
level-novice = Kan grunderna men slarvar ofta.
level-amateur = Håller möjligheter öppna; gör fortfarande många misstag.
level-club = Många små misstag och ett stort då och då.
level-expert = Små misstag, sällan ett stort.
level-master = Bara små misstag.
level-grandmaster = Ger bort en eller två brickor ibland.
level-champion = Full styrka: alla kärnor, upp till fem sekunder per drag.
level-matched = Som jag
level-matched-about = Spelar på din styrka (nu { $rating }), så du vinner ungefär hälften.
level-partner = Lika stark som du.
level-person = { $name }, { $rating }
level-person-rare = { $about } Få partier av sådana spelare är kända.
level-pupil = Vinner om det går, annars blockerar den.
level-regular = Som Elev, föredrar sedan hörn och mitten.
level-veteran = Som Stamgäst, med ett väl valt första svar.
level-perfect = Förlorar aldrig, och gillrar fällor.

## A game

move-number = drag { $number }
empties = tomma: { $count }
step-mode = stegläge
not-saved = inte sparat
values-for-black = värden för Svart
values-for-white = värden för Vit

player-you = Du
player-computer = Dator
level-number = nivå { $number }
level-rating = rating { $rating }
level-like-people = som spelare på { $rating }
full-name = { $name } ({ $side })
score-title = Ställning
games-won-title = Vunna partier
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, oavgjorda: { $drawn }
drawn = oavgjorda: { $count }

turn-with-rule = { $turn }. { $rule }
your-turn = Din tur: { $side } vid draget{ $urgent }
their-turn = { $name } vid draget{ $urgent }
enter-lets-move = Enter låter { $name } dra
thinking = { $name } tänker
thinking-later = { $name } tänker snart: du är { $place }
place-in-line = { $place ->
    [1] näst på tur
   *[other] nummer { $place } i kön
}
thinking-ahead = { $depth ->
    [one] { $name } tänker (1 drag framåt)
   *[other] { $name } tänker ({ $depth } drag framåt)
}
column-typed = Kolumn { $column }; skriv nu raden, 1 till 8
urgent-block = ; { $squares } måste blockeras
urgent-lost = ; du kan inte blockera alla: { $squares }
urgent-win = { $count ->
    [one] ; { $squares } vinner
   *[other] ; { $squares } vinner
}
and = { $one } och { $two }
must-pass = { $who ->
    [you] Du saknar tillåtet drag och måste passa
   *[other] { $name } saknar tillåtet drag och måste passa
}
passed = { $who ->
    [you] Du saknar tillåtet drag och passar
   *[other] { $name } saknar tillåtet drag och passar
}
plays = { $who ->
    [you] Du spelar { $square }
   *[other] { $name } spelar { $square }
}
plays-flips = { $who ->
    [you] Du spelar { $square } och vänder { $flips }
   *[other] { $name } spelar { $square } och vänder { $flips }
}
replay-start = Starten: { $side } vid draget

win-on-time = { $who ->
    [you] Du vinner på tid
   *[other] { $name } vinner på tid
}
win-resigned = { $who ->
    [you] Du vinner: motståndaren gav upp
   *[other] { $name } vinner: motståndaren gav upp
}
win-left = { $who ->
    [you] Du vinner: din motståndare har gått
   *[other] { $name } vinner: motståndaren har gått
}
win = { $who ->
    [you] Du vinner
   *[other] { $name } vinner
}
win-by = { $who ->
    [you] Du vinner med { $lead }
   *[other] { $name } vinner med { $lead }
}
lead = { $who ->
    [you] Du leder
   *[other] { $name } leder
}
lead-by = { $who ->
    [you] Du leder med { $lead }
   *[other] { $name } leder med { $lead }
}
draw = Oavgjort
even = Lika
rating-change = { $rating } ({ $gained })
rating-at-first = omkring { $rating }
rated = Din rating: { $rating }
rated-proposing = { $rated }. Nivå { $number } ({ $name }) vore jämnt
fewest-win = färst brickor vinner
official = { $outcome ->
    [draw] officiellt { $black }-{ $white }: tomma rutor delas
   *[win] officiellt { $black }-{ $white }: tomma rutor går till segraren
}
ending-line = tre i rad: { $squares }
ending-both-stuck = ingen kan dra
ending-stuck = { $side } saknar tillåtet drag
ending-time = { $who ->
    [you] din tid tog slut
   *[other] tiden tog slut för { $name }
}
result-corners = { $result ->
    [won] { $count ->
        [one] Du hade hörnet { $squares }
       *[other] Du hade hörnen { $squares }
    }
   *[lost] { $count ->
        [one] Du förlorade hörnet { $squares }
       *[other] Du förlorade hörnen { $squares }
    }
}
result-accuracy = Precision: cirka { $accuracy }
ending-resigned = { $who ->
    [you] du gav upp
   *[other] { $name } gav upp
}
ending-left = { $who ->
    [you] du lämnade partiet
   *[other] { $name } lämnade partiet
}
result-title = Partiet är slut

lines-title = Varianter
lines-loss = (-{ $loss })
lines-course = Värden för Svart
lines-course-progress = Analyserar... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Drag
moves-title-opening = Drag { $dot } { $opening }
pass = pass

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] Din tur - outflank
   *[other] { $name } vid draget - outflank
}

## The coach

coach-title = Tränare
coach-title-sure = Tränare: { $looked }
coach-over = Partiet är slut (v: genomgång).
coach-pass = Du måste passa.
coach-looking = Tittar på brädet...
lines-solving = Löser: { $empties } tomma rutor
lines-solved = { $winner ->
    [draw] Löst: oavgjort.
   *[side] Löst: { $side } vinner med { $discs }.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [one] 1 parti
   *[other] { $shown } partier
}
analysis-title = { $side } vid draget
analysis-over = Partiet är slut.
analysis-looking = räknar...
analysis-empty = Spela drag, skriv en öppning eller klistra in ett parti.
analysis-empty-then = E: ställ upp en ställning. G: öppna ett parti.
analysis-why = Varför { $square }?
analysis-costs = { $square } förlorar { $loss } brickor.
explorer-mean = medel
explorer-value = värde
explorer-line = trolig följd
explorer-played = spelat
explorer-count = partier
explorer-indexing = Läser partierna i din samling: { $percent } %.
explorer-none = Inget parti i din samling har nått den här ställningen
explorer-none-filtered = Inget parti i filtret kom hit
explorer-nowhere = Inget turneringsnamn innehåller ”{ $name }”
explorer-no-such-player = Inget spelarnamn innehåller ”{ $name }”
explorer-favourite-costs = { $cost ->
    [one] { $percent } % spelar { $square }, som kostar 1 bricka; { $best } är bättre.
   *[other] { $percent } % spelar { $square }, som kostar { $cost } brickor; { $best } är bättre.
}
explorer-costs = { $cost ->
    [one] { $square } kostar 1 bricka; bättre { $best }.
   *[other] { $square } kostar { $cost } brickor; bättre { $best }.
}
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , Svart vann.
    [white] , Vit vann.
   *[none] , oavgjort.
}
explorer-move = { $square }: { $games }. Svart vann { $black }, Vit { $white }{ $has-draws ->
    [yes] , oavgjort { $draws }.
   *[no] .
}
explorer-margin = Svarts marginal: medel { $mean }, median { $median }.
explorer-by-last = Mest spelat av { $player } ({ $games }); senast { $year }.
explorer-by = Mest spelat av { $player } ({ $games }).
explorer-values-book = Alla tal för Svart. Värden: öppningsboken.
explorer-last = Senast { $year }.

## The opening trainer

opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = Vit svarar diagonalt: sunt, och början på Cow och Buffalo.
opening-x-square-opening = Svart ger bort ett hörn i femte draget: ett förlorat parti, med namn som varning.
opening-snake = Svart böjer av under raden och behåller få brickor; jämnt.
opening-stuck-peasant = Vit går tidigt till mittens kant och låter Svart välja; jämnt.
opening-lysons = Vit lämnar mitten genast för ett öppet spel; jämnt vid noggrant spel.
opening-nordic-peasant = Svart svarar på andra sidan brädet; f5 håller ihop Vits spel.
opening-danish-peasant = Svart stänger in Vit och väntar; bara ett svar håller balansen.
opening-classic-peasant = Svart går ut till vänsterkanten för att behålla tempot; c7 håller för Vit.
opening-pyramid = Svarts brickor bildar en pyramid; Vit bryter in på b6.
opening-heath = Svart hoppar ut bredvid Vits rad för att locka ut Vit; en aning bättre för Svart.
opening-classic-heath = Det vanliga svaret på Vits d2: båda går längs mittens kant; jämnt.
opening-mimura-variation-ii = En fälla: med f6 får Vit det bättre spelet.
opening-heath-bat = Svart förenar Heath med Bat och behåller många drag.
opening-iwasaki-variation = En lugnare sidovariant av Heath; jämnt.
opening-heath-chimney = Vit svarar på Heath inifrån med e3; Svart behåller ett litet övertag.
opening-raccoon-dog = En bluff: d2 ger Vit det bättre spelet, de flesta andra drag inte.
opening-rocket = Svart går ut förbi Vits brickor; Vit får lite mer med e3.
opening-hamilton = Svart dubblar Rocket; Vit har ett litet övertag till vänster.
opening-lollipop = Vits svar på Rocket: Svart måste ge efter.
opening-cow = Svart håller ihop i diagonalöppningen; det lugnaste sättet att spela den.
opening-chimney = Vit staplar brickor uppåt i mitten; jämnt.
opening-cow-bat = Båda breder ut två vingar; långa kända varianter, jämna vid exakt spel.
opening-bat-piau-continuation-2 = Svart går ut till vänster; Vit måste hitta e6.
opening-melnikov = Svart behåller gott om drag och låter Vit ha några brickor fler.
opening-bat-kling-continuation = En lång tvingad variant på vänsterkanten; d7 håller Vit före.
opening-bat-kling-alternative = Vit går genast till vänsterkanten; Svart står lite bättre.
opening-rose-v-toth = Svart stänger gapet på f5; efter ett parti Rose mot Toth, jämnt.
opening-tanida = Vit slinker ut på d2 för att ge Svart utsidan; litet övertag för Svart.
opening-aircraft = Svarts brickor breder ut sig som vingar; Vit har två bra svar.
opening-sailboat = Vit ger Svart få drag; Svart måste hitta c6.
opening-maruoka = Vit kryper in på d7 under Svarts brickor; jämnt.
opening-landau = Svart spelar inne till höger; Vit måste svara c7.
opening-buffalo = Svart stormar över brädet: skarpt, och Vit har ett enda bästa svar.
opening-maruoka-buffalo = Svart tar Vits nästa ruta i Buffalo; svaret är e3.
opening-tanida-buffalo = Vit skär ner Svarts drag; Svart håller med f3.
opening-hokuriku-buffalo = Vit fyller i f5 och håller spelet slutet; jämnt.
opening-wing-variation = Vit härmar Svarts form; Svart förlorar några brickor om Vit får fria händer.
opening-semi-wing-variation = Vit avvaktar och ger Svart för mycket att göra; några brickor mindre för Svart.
opening-parallel-opening = Vit ställer upp bredvid Svarts rad: det svagaste svaret på första draget.
opening-perpendicular-opening = Vits brickor står vinkelrätt mot Svarts: det mest spelade svaret.
opening-collay = Svart lämnar den vanliga vägen i tredje draget; c5 straffar det.
opening-rabbit = Svart spelar rakt fram: vägen till Rose och dess många grenar.
opening-mimura = Vit kliver åt sidan före Rose; Svart får lite mer.
opening-shaman = Svart väntar på c6 i stället för Rose; Vit svarar till vänster.
opening-inoue = Svart går uppåt i stället för Rose; litet övertag för Vit.
opening-iago = Vit svarar på Inoue inifrån och ger Svart lite.
opening-bhagat = Svart går uppåt tidigt; Vit står bra med c3.
opening-rose = Huvudvägen i Rabbit: balanserad och känd långt in i partiet.
opening-flat = Svart breder ut sig till vänster om Rose; jämnt och väl utforskat.
opening-rotating-flat = Vit vrider Flat på f5; Svart svarar b4.
opening-murakami-variation = Svart prövar b3 i Rotating Flat; provet är b4.
opening-rotating-flat-kling-continuation = En lång variant med få val; Vit ligger en bricka före.
opening-rose-birth = Vit ger Rose nytt liv på högersidan; Svart måste följa noga.
opening-brightstein = Vit öppnar nedtill för att frigöra sig; Svart tar g6.
opening-rose-birdie = Svart går ut till höger i Rose-Birth; Vit svarar g6.
opening-rose-tamenori-kling = Vit fyller f6 och håller högersidan sluten; jämnt.
opening-greenberg = Svart ger Vit tysta drag upptill; lite bättre för Vit.
opening-ralle = Vit väntar inne i stället för e2; jämnt.
opening-horse = Svart ger upp d6 för frihet; någon bricka till Vit.
opening-ganglion = Vit lämnar den vinkelräta öppningen till vänster; Svart håller balansen med f3.
opening-swallow = Svart ger Vit få drag; f4 är det enda bra.
opening-no-cat-continuation = En lång balanserad variant; Svart fortsätter med d7.
opening-italian = Svart går rakt uppåt i stället för Cat; litet övertag för Vit.
opening-cat = Svart ringlar sig runt upptill; spelbart, med litet övertag för Vit.
opening-sakaguchi = Vit har kommit bättre ur Cat; Svart försvarar sig.
opening-berner = Svart går till högerkanten i Cat; f6 håller Vit före.
opening-bent-ganglion = Vit böjer utåt för tidigt; f3 ger Svart det bättre spelet.
opening-tiger = Svart håller sig i mitten med många drag: den mest spelade öppningen av alla.
opening-stephenson = Svart spelar inne och väntar; jämnt och stadigt för båda.
opening-no-kung = Vit undviker Kung med b4; jämnt vid noggrant spel.
opening-no-kung-continuation = En känd variant med litet övertag för Vit.
opening-compoth = Vit fyller c6 och håller spelet slutet; jämnt.
opening-f-a-t-draw = Ett helt parti känt som oavgjort: f4 håller balansen för Vit.
opening-lightning-bolt = Svarts brickor bildar en sicksack; svaret är g5.
opening-kung = Vit går tidigt ut till g5; c6 ger Svart det bättre spelet.
opening-leaders-tiger = Svart tar d3 och lämnar c3 till Vit; lite bättre för Vit.
opening-brightwell = Svart spelar d6 och behåller färre drag; c6 är Vits bästa.
opening-ishii = Ett långt byte till höger lämnar Svart en bricka före.
opening-mainline-tiger = Huvudvarianten i Tiger: lång, väl känd och jämn.
opening-rose-bill = Svart kryper in på f7 och ger Vit få drag; g5 är vanligt.
opening-tamenori = Vit går uppåt i Rose-Bill och låter Svart få f3; jämnt.
opening-central-rose-bill = Vit tar g5; med bästa spel oavgjort, som dess andra namn säger.
opening-aubrey = Vit går ut till g6; med f3 får Svart det bättre spelet.
opening-aubrey-feldborg-continuation = Vit vänder tillbaka till mitten efter g6; Svart behåller ett övertag.

trainer-title = Öppningstränare
trainer-title-opening = Öppningstränare: { $opening }
trainer-asked = { $side } vid draget: vad spelar du?
trainer-replying = Motståndaren svarar.
trainer-over = Slut på varianten.
trainer-nothing = Inget av dina partier och ingen av dina varianter fortsätter härifrån.
trainer-nothing-how = Gå tillbaka, importera fler partier eller lägg till drag på analysbrädet.
trainer-wrong = Din variant spelar { $right }, inte { $square }.
trainer-as-good = { $square } är lika bra; din variant spelar { $right }.
trainer-wrong-loss = { $loss ->
    [one] Din variant spelar { $right }. { $square } kostar 1 bricka.
   *[other] Din variant spelar { $right }. { $square } kostar { $loss } brickor.
}
trainer-costs = { $loss ->
    [one] { $square } kostar 1 bricka; bättre { $right }.
   *[other] { $square } kostar { $loss } brickor; bättre { $right }.
}
trainer-score = { $right } av { $asked } rätt. Klara varianter: { $lines }.
trainer-score-lines = { $right } av { $asked } rätt. Klara varianter: { $lines } av { $all }.
trainer-due = { $due ->
    [one] 1 ställning att repetera i dag.
   *[other] { $due } ställningar att repetera i dag.
}
trainer-enter-next = Enter: nästa variant.
trainer-enter-right = Spela det nu, eller tryck Enter för att se det.
trainer-right = Rätt: { $square }.
holes-title = Luckor i varianterna för { $side }
holes-count = { $count ->
    [one] 1 drag
   *[other] { $count } drag
}
hole-games = { $games } partier ({ $share } %)
hole-move = { $line } { $square }
holes-looking = Söker i partierna i din samling
holes-none = Dina varianter för { $side } svarar på varje drag som spelats minst två gånger
holes-no-lines = Du har inga varianter härifrån än
holes-enter = Enter: gå dit och lägg till ditt svar
games-here-title = Partier som nått den här ställningen

refusal-lines = välj 1 till 8 bästa varianter, eller 0 för tränarens ord
coach-line = Trolig fortsättning: { $line }.
coach-looking-at = Tittar på { $square }...
coach-best = { $lead ->
    [0] Bäst: { $square } { $score }
   *[other] Bäst: { $square } { $score } ({ $lead } mer än { $next })
}
coach-as-good = { $square } { $score }: lika bra som { $best }
coach-worse = { $square } { $score }, förlorar { $loss }; bäst { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Knappt någon på { $rating } spelar detta
   *[no] { $percent } % av spelarna på { $rating } spelar detta
}
people-trap = En fälla: { $some } av { $all } spelare på { $rating } går i den
people-hidden = { $rare ->
    [yes] Draget få hittar: knappt någon på { $rating } spelar det
   *[no] Draget få hittar: { $percent } % av spelarna på { $rating } spelar det
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }; det kostar { $loss }.
}
people-find = { $clause }; { $percent } % hittar { $square }.
people-solve = { $rare ->
    [yes] Knappt någon på { $rating } hittar det första draget.
   *[no] { $percent } % av spelarna på { $rating } hittar det första draget.
}
people-favourite = { $loss ->
    [0] Deras favorit är { $square } ({ $percent } %).
   *[other] Deras favorit är { $square } ({ $percent } %), som kostar { $loss }.
}
people-mistakes = { $common ->
    [0] Inget av de { $all } misstagen är vanligt på { $rating }.
   *[other] Av de { $all } misstagen hör { $common } till de vanliga på { $rating }: minst var fjärde spelare gör sådana.
}

sure-exact = exakt
sure-depth = { $depth ->
    [one] 1 drag framåt
   *[other] { $depth } drag framåt
}
looked-exact = löst
looked-depth = { $depth ->
    [one] sett 1 drag framåt
   *[other] sett { $depth } drag framåt
}

review-title = Genomgång
review-title-move = Drag { $number }: { $looked }
review-title-game = Partiet
review-title-game-so-far = Partiet hittills ({ $done }/{ $all })
review-pass = Ett tvingat pass.
review-analysing = Analyserar...
review-looking = Tittar på partiet...
review-later = Genomgången av ditt parti börjar snart: du är { $place }
review-deeper = Analyserar... { $done }/{ $all }
review-few-moves = För få drag för att säga vad som avgör partiet.
review-so-far = Inga misstag hittills.
review-perfect = Ett perfekt parti: ingen gjorde något misstag.
review-keys = Enter: dyraste misstaget. [ ]: föregående, nästa misstag. t: pröva ett annat drag. d: övning.
review-lost-discs = { $loss ->
    [one] { $side } spelade { $square } här och förlorade 1 bricka.
   *[other] { $side } spelade { $square } här och förlorade { $loss } brickor.
}
card-missed-by-both = Härifrån lämnade båda sidor en ruta i { $span } drag: { $count } gånger var den bästa draget. Vilken?
card-missed = Härifrån lämnade { $side } { $count } gånger inom { $span } drag en ruta som var bästa draget. Vilken?
card-better = Vad är bättre?
card-turn = { $side } ({ $disc }) vid draget.
review-best = { $square } { $score }: bästa draget
review-good = { $square } { $score }: bra, förlorar { $loss }; bäst { $best } { $best-score }
review-inaccuracy = { $square } { $score }: oprecist, förlorar { $loss }; bäst { $best } { $best-score }
review-same-winner = { $square } { $score }: förlorar { $loss }, samma segrare; bäst { $best } { $best-score }
review-already-lost = { $square } { $score }: förlorar { $loss }, redan förlorat; bäst { $best } { $best-score }
review-still-won = { $square } { $score }: förlorar { $loss }, fortfarande vunnet; bäst { $best } { $best-score }
review-legend = ?! oprecist, ? misstag, ?? blunder
moves-legend = blekt: vanligt på { $rating }
review-mistake = { $square } { $score }: misstag, förlorar { $loss }; bäst { $best } { $best-score }
review-blunder = { $square } { $score }: blunder, förlorar { $loss }; bäst { $best } { $best-score }
review-book = { $square } { $score }: bokdrag
review-book-named = { $square } { $score }: bokdrag ({ $opening })
review-lost-lead = { $who ->
    [you] Drag { $number } ({ $square }) förlorade din ledning.
   *[other] Drag { $number } ({ $square }) förlorade ledningen för { $side }.
}
review-missed-win = { $who ->
    [you] Drag { $number } ({ $square }) missade din vinstchans.
   *[other] Drag { $number } ({ $square }) missade vinstchansen för { $side }.
}
review-lost-even = { $who ->
    [you] Drag { $number } ({ $square }) förlorade ett jämnt parti för dig.
   *[other] Drag { $number } ({ $square }) förlorade ett jämnt parti för { $side }.
}
review-gave-lead = { $who ->
    [you] Drag { $number } ({ $square }) gav bort mycket av din ledning.
   *[other] Drag { $number } ({ $square }) gav bort mycket av ledningen för { $side }.
}
review-last-chance = { $who ->
    [you] Drag { $number } ({ $square }) gav bort din sista riktiga chans.
   *[other] Drag { $number } ({ $square }) gav bort sista riktiga chansen för { $side }.
}
review-turned-figures = { $best } { $then }; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] vinner med { $margin }
    [loss] förlorar med { $margin }
    [draw] blir oavgjort
    [ahead] leder med ungefär { $margin }
    [behind] ligger under med ungefär { $margin }
   *[even] är ungefär jämnt
}
review-no-single-move = Inget enskilt drag avgjorde det.
review-never-in-doubt = Resultatet var aldrig i fara.
review-course-of = Väntat resultat: { $name }
review-course-at = drag { $number }: { $value }
review-times = Tid per drag
review-time-of = drag { $number }: { $seconds } s
review-accuracy = prec
review-lost = tapp

fact-only-move = { $who ->
    [you] { $square } är ditt enda tillåtna drag.
   *[other] { $square } är det enda tillåtna draget för { $own }.
}
fact-takes-corner = { $square } är ett hörn: ingen kan någonsin vända det.
fact-gives-corner = { $square } låter { $other } ta hörnet { $corner }.
fact-leaves-corner = Efter { $square } kan { $other } fortfarande ta hörnet { $corner }.
fact-defends-corner = { $square } håller { $other } borta från hörnet { $corner }.
fact-threatens-corner = { $square } hotar att ta hörnet { $corner } härnäst.
fact-misses-corner = { $who ->
    [you] Du kunde ha tagit hörnet { $corner }.
   *[other] { $own } kunde ha tagit hörnet { $corner }.
}
fact-x-square = { $square } är en X-ruta, diagonalt intill det tomma hörnet { $corner }.
fact-c-square = { $square } är en C-ruta, intill det tomma hörnet { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } gör minst 1 av dina brickor stabil: den kan aldrig mer vändas.
       *[other] { $square } gör minst { $count } av dina brickor stabila: de kan aldrig mer vändas.
    }
   *[other] { $count ->
        [one] { $square } gör minst 1 bricka stabil för { $own }: den kan aldrig mer vändas.
       *[other] { $square } gör minst { $count } brickor stabila för { $own }: de kan aldrig mer vändas.
    }
}
fact-restricts = { $after ->
    [0] { $square } lämnar { $other } utan drag.
    [one] { $square } ger { $other } bara 1 drag i stället för { $before }.
   *[other] { $square } minskar dragen för { $other } från { $before } till { $after }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] Efter { $square } har du 1 drag, tidigare { $before }.
       *[other] Efter { $square } har du { $after } drag, tidigare { $before }.
    }
   *[other] { $after ->
        [one] Efter { $square } har { $own } 1 drag, tidigare { $before }.
       *[other] Efter { $square } har { $own } { $after } drag, tidigare { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Drag efter { $square }: du { $ours }, { $other } { $theirs }.
   *[other] Drag efter { $square }: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = Efter { $square } skulle { $other } svara { $reply }, efter { $next } { $reply-then }.
fact-was-shared = { $square } var öppet för båda; nu kan { $other } inte få det.
fact-takes-moves = { $square } tar de här dragen från { $other }: { $moves }.
fact-quiet = { $square } är ett tyst drag: det vänder bara inre brickor.
fact-forces-pass = { $square } lämnar { $other } utan drag: { $other } måste passa.
fact-ends-game = { $square } avslutar partiet.
fact-wipes-out = { $square } lämnar { $other } utan en enda bricka.
fact-allows-wipe-out = { $who ->
    [you] Efter { $square } lämnar { $reply } dig utan en enda bricka.
   *[other] Efter { $square } lämnar { $reply } { $own } utan en enda bricka.
}
fact-leaves-no-safe-move = { $square } ger { $other } bara drag som ger bort ett hörn.
fact-runs-out-of-safe-moves = { $who ->
    [you] Efter { $square } ger varje drag du har kvar bort ett hörn.
   *[other] Efter { $square } ger varje drag { $own } har kvar bort ett hörn.
}
fact-fills-edge = { $who ->
    [you] { $square } ger dig hela { $edge }.
   *[other] { $square } ger { $own } hela { $edge }.
}
fact-wedges = { $square } kilar in sig mellan brickor som { $other } har på { $edge }.
fact-leaves-hole = { $square } lämnar ett hål på { $hole }, där { $other } kan kila in sig.
fact-unbalanced-edge = { $shape ->
    [five] { $square } gör { $edge } obalanserad: fem i rad och en lucka på { $gap }.
   *[four] { $square } gör { $edge } obalanserad: fyra brickor, en lucka på { $gap } och en femte.
}
fact-balanced-edge = { $who ->
    [you] { $square } gör { $edge } balanserad för dig: alla sex rutorna mellan hörnen.
   *[other] { $square } gör { $edge } balanserad för { $own }: alla sex rutorna mellan hörnen.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [one] { $square } fyller en ensam ruta, så du får sista draget där.
       *[other] { $square } går in i ett område på { $count }, ett udda tal: du bör dra sist där.
    }
   *[other] { $count ->
        [one] { $square } fyller en ensam ruta, så { $own } får sista draget där.
       *[other] { $square } går in i ett område på { $count }, ett udda tal: { $own } bör dra sist där.
    }
}
fact-even-region = { $who ->
    [you] { $square } går in i ett område på { $count }, ett jämnt tal: motståndaren bör dra sist där.
   *[other] { $square } går in i ett område på { $count }, ett jämnt tal: { $other } bör dra sist där.
}
fact-fills-region = { $square } fyller sista tomma rutan i sitt område: ingen kan svara där.
fact-swindle = { $who ->
    [you] { $count ->
        [one] Efter { $square } kan du spela { $at }, men inte { $other }.
       *[other] Efter { $square } kan du spela i området på { $count } rutor kring { $at }, men inte { $other }.
    }
   *[other] { $count ->
        [one] Efter { $square } kan { $own } spela { $at }, men inte { $other }.
       *[other] Efter { $square } kan { $own } spela i området på { $count } rutor kring { $at }, men inte { $other }.
    }
}
fact-flips-most = { $count ->
    [one] { $square } vänder 1 bricka, fler än något annat drag.
   *[other] { $square } vänder { $count } brickor, fler än något annat drag.
}
fact-flips-fewest = { $count ->
    [one] { $square } vänder bara 1 bricka; inget drag vänder färre.
   *[other] { $square } vänder bara { $count } brickor; inget drag vänder färre.
}
fact-fewest-replies = { $count ->
    [0] { $square } lämnar { $other } utan drag.
    [one] { $square } ger { $other } bara 1 drag; inget annat drag ger färre.
   *[other] { $square } ger { $other } { $count } drag; inget annat drag ger färre.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [one] { $square } vinner hörnet { $corner } åt dig genast.
           *[other] { $square } vinner hörnet { $corner } åt dig, { $plies } drag senare.
        }
       *[other] { $plies ->
            [one] Efter { $square } tar { $taker } hörnet { $corner } genast.
           *[other] Efter { $square } tar { $taker } hörnet { $corner }, { $plies } drag senare.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [one] { $square } kostar dig hörnet { $corner } genast.
           *[other] { $square } kostar dig hörnet { $corner }, { $plies } drag senare.
        }
       *[other] { $plies ->
            [one] Efter { $square } tar { $taker } hörnet { $corner } genast.
           *[other] Efter { $square } får { $taker } hörnet { $corner }, { $plies } drag senare.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [one] Efter { $square } måste du passa nästa gång.
       *[other] Efter { $square } måste du passa om { $plies } drag.
    }
   *[other] { $plies ->
        [one] Efter { $square } måste { $passer } passa nästa gång.
       *[other] Efter { $square } måste { $passer } passa om { $plies } drag.
    }
}
fact-answer = Bästa svaret för { $other } är { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } drag senare skulle du ha 1 drag mot { $other-made } för { $other } (med { $best }: { $own-best } mot { $other-best }).
       *[other] { $plies } drag senare skulle du ha { $own-made } drag mot { $other-made } för { $other } (med { $best }: { $own-best } mot { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } drag senare skulle { $own } ha 1 drag mot { $other-made } för { $other } (med { $best }: { $own-best } mot { $other-best }).
       *[other] { $plies } drag senare skulle { $own } ha { $own-made } drag mot { $other-made } för { $other } (med { $best }: { $own-best } mot { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } drag senare skulle du ha 1 stabil bricka (med { $best }: { $more }).
       *[other] { $plies } drag senare skulle du ha { $less } stabila brickor (med { $best }: { $more }).
    }
   *[other] { $less ->
        [one] { $plies } drag senare skulle { $own } ha 1 stabil bricka (med { $best }: { $more }).
       *[other] { $plies } drag senare skulle { $own } ha { $less } stabila brickor (med { $best }: { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } drag senare gränsar { $more } av dina brickor till tomma rutor; efter { $best } bara { $fewer }.
   *[other] { $plies } drag senare har { $own } { $more } brickor intill tomma rutor; efter { $best } bara { $fewer }.
}
fact-later-targets = { $plies } drag senare har { $other } bara { $fewer } brickor intill tomma rutor; efter { $best } { $more }.
fact-fewer-targets = { $fewer ->
    [one] Efter { $square } har { $other } 1 bricka intill en tom ruta; efter { $best } vore det { $more }.
   *[other] Efter { $square } har { $other } { $fewer } brickor intill tomma rutor; efter { $best } vore det { $more }.
}
fact-more-replies = { $count ->
    [one] { $square } ger { $other } 1 drag; { $best } skulle ge { $least }.
   *[other] { $square } ger { $other } { $count } drag; { $best } skulle ge { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] Efter { $square } har du 1 drag; efter { $best } skulle du ha { $most }.
       *[other] Efter { $square } har du { $count } drag; efter { $best } skulle du ha { $most }.
    }
   *[other] { $count ->
        [one] Efter { $square } har { $own } 1 drag; efter { $best } vore det { $most }.
       *[other] Efter { $square } har { $own } { $count } drag; efter { $best } vore det { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } blottar dig: 1 av dina brickor gränsar till en tom ruta ({ $least } efter { $best }).
       *[other] { $square } blottar dig: { $count } av dina brickor gränsar till tomma rutor ({ $least } efter { $best }).
    }
   *[other] { $count ->
        [one] { $square } blottar { $own }: 1 bricka gränsar till en tom ruta ({ $least } efter { $best }).
       *[other] { $square } blottar { $own }: { $count } brickor gränsar till tomma rutor ({ $least } efter { $best }).
    }
}
fact-more-open = { $count ->
    [one] Brickorna som { $square } vänder rör vid 1 tom ruta; de som { $best } vänder rör vid { $least }.
   *[other] Brickorna som { $square } vänder rör vid { $count } tomma rutor; de som { $best } vänder rör vid { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] Efter { $square } har du inget tyst drag; efter { $best } skulle du ha { $most }.
        [one] Efter { $square } har du 1 tyst drag; efter { $best } skulle du ha { $most }.
       *[other] Efter { $square } har du { $count } tysta drag; efter { $best } skulle du ha { $most }.
    }
   *[other] { $count ->
        [0] Efter { $square } har { $own } inget tyst drag; efter { $best } vore det { $most }.
        [one] Efter { $square } har { $own } 1 tyst drag; efter { $best } vore det { $most }.
       *[other] Efter { $square } har { $own } { $count } tysta drag; efter { $best } vore det { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] Sökningen sätter { $best } 1 bricka före, vilket ligger inom felmarginalen.
   *[other] Sökningen sätter { $best } { $loss } brickor före, vilket ligger inom felmarginalen.
}
fact-deep-difference = { $seen ->
    [0] En kortare sökning finner { $square } lika bra som { $best }: skillnaden syns många drag senare.
    [one] En kortare sökning sätter { $best } bara 1 bricka före: skillnaden syns många drag senare.
   *[other] En kortare sökning sätter { $best } bara { $seen } brickor före: skillnaden syns många drag senare.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] Efter { $square } väntas { $line }: du slutar { $margin } före.
        [behind] Efter { $square } väntas { $line }: du slutar { $margin } efter.
       *[even] Efter { $square } väntas { $line } och ett jämnt parti.
    }
   *[other] { $outcome ->
        [even] Efter { $square } väntas { $line } och ett jämnt parti.
       *[other] Efter { $square } väntas { $line }: { $leader } slutar { $margin } före.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] Med bästa spel vinner du med { $margin } efter { $square }.
        [behind] Med bästa spel förlorar du med { $margin } efter { $square }.
       *[even] Med bästa spel leder { $square } till oavgjort.
    }
   *[other] { $outcome ->
        [even] Med bästa spel leder { $square } till oavgjort.
       *[other] Med bästa spel vinner { $leader } med { $margin } efter { $square }.
    }
}
fact-opens-up = { $square } vänder yttre brickor och ger { $other } { $moves-count } nya drag: { $moves }.
fact-wall = { $who ->
    [you] { $square } ställer { $discs-count } fler av dina brickor intill tomma rutor.
   *[other] { $square } ger { $own } { $discs-count } fler brickor intill tomma rutor.
}
fact-flips-many-ways = { $square } vänder i { $ways } riktningar på en gång, tidigt i partiet.
fact-early-edge = { $square } går till kanten när det finns bra drag i mitten.
fact-leaves-centre = { $who ->
    [you] { $square } ligger utanför de 16 mittrutorna, och du har drag kvar där inne.
   *[other] { $square } ligger utanför de 16 mittrutorna, och { $own } har drag kvar där inne.
}
fact-takes-last-safe-move = { $square } var det enda draget för { $other } som inte gav bort ett hörn.
fact-poisons-moves = { $who ->
    [you] Efter { $square } ger alla nya drag för { $other } dig ett hörn: { $moves }.
   *[other] Efter { $square } ger alla nya drag för { $other } { $own } ett hörn: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] Efter { $square } är varje bricka på diagonalen till { $corner } din, så { $other } kan inte ta hörnet än.
   *[other] Efter { $square } har { $own } varje bricka på diagonalen till { $corner }, så { $other } kan inte ta hörnet än.
}
fact-cuts-diagonal = { $square } lägger en bricka på diagonalen till { $corner }, där { $other } hade alla.
fact-double-threat = { $square } hotar { $corner } och { $corner-too }: ett av dem faller härnäst.
fact-stoner-trap = { $square } angriper luckan intill { $corner }: ett hörn faller vad { $other } än spelar.
fact-flips-more = { $square } vänder { $count } brickor; { $best } vänder { $least }.
fact-could-wait = { $other } kan inte spela { $square }, varken nu eller efter { $best }: först { $best }, sedan { $square }.
fact-last-in-region = { $last-who ->
    [you] Med bästa spel drar du sist i området { $region }.
   *[other] Med bästa spel drar { $last } sist i området { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] Till slut har du 1 bricka på { $edge }; med { $best } vore det { $more }.
       *[other] Till slut har du { $less } brickor på { $edge }; med { $best } vore det { $more }.
    }
   *[other] { $less ->
        [one] Till slut har { $own } 1 bricka på { $edge }; med { $best } vore det { $more }.
       *[other] Till slut har { $own } { $less } brickor på { $edge }; med { $best } vore det { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] Om { $plies } drag har du ingen bricka kvar.
   *[other] Om { $plies } drag har { $wiped } ingen bricka kvar.
}
fact-sacrifices-corner = { $other } tar { $corner } men ger upp { $corner-too } i gengäld.
fact-passes-to-win = { $who ->
    [you] { $plies } drag senare måste du passa, och det vinner partiet.
   *[other] { $plies } drag senare måste { $own } passa, och det vinner partiet.
}
fact-gives-access = { $square } låter { $other } spela på { $moves }, i ett område som var stängt.
fact-gives-access-many = { $square } låter { $other } spela på { $moves-count } rutor i ett område som var stängt.
fact-leaves-quiet-moves = { $moves-count ->
    [one] { $square } lämnar { $other } ett tyst drag på { $moves }; { $best } skulle hindra det.
   *[other] { $square } lämnar { $other } tysta drag på { $moves }; { $best } skulle hindra det.
}
fact-opens-move = { $moves-count ->
    [one] { $square } gör { $reply } möjligt, bästa svaret för { $other }; det gör inte { $best }.
   *[other] { $square } öppnar { $moves } för { $other }; bästa svaret är { $reply }.
}
fact-leaves-open = Bästa svaret för { $other } är { $reply }; { $best } skulle hindra det.
fact-leaves-moves = Starka svar för { $other }: { $replies }; { $best } skulle hindra dem.
fact-answers = { $who ->
    [you] Bästa svaret för { $other } är { $reply }. Efter { $best } kunde du svara { $answer }; efter { $square } och { $reply } går det inte.
   *[other] Bästa svaret för { $other } är { $reply }. Efter { $best } kunde { $own } svara { $answer }; efter { $square } och { $reply } går det inte.
}
fact-comes-later = { $square } kan vänta: efter { $best } och svaret är det lika bra som något drag.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] Svarar { $other } { $reply } har du 1 drag; efter { $best } och { $reply } skulle du ha { $most }.
       *[other] Svarar { $other } { $reply } har du { $count } drag; efter { $best } och { $reply } skulle du ha { $most }.
    }
   *[other] { $count ->
        [one] Svarar { $other } { $reply } har { $own } 1 drag; efter { $best } och { $reply } vore det { $most }.
       *[other] Svarar { $other } { $reply } har { $own } { $count } drag; efter { $best } och { $reply } vore det { $most }.
    }
}
fact-closes-square = Efter { $square } är { $reply } bästa svaret för { $other }, och { $best } går inte längre.
fact-too-early = { $other } kan inte spela { $square }, varken nu eller efter { $best }: det kunde vänta.
fact-shared-first = { $who ->
    [you] Bara du kan spela { $square }, så det kan vänta; { $best } kan också { $other } spela.
   *[other] Bara { $own } kan spela { $square }, så det kan vänta; { $best } kan också { $other } spela.
}
fact-both-want = Båda sidor kan spela { $best }; efter { $square } kan { $other } det fortfarande.
fact-takes-back = { $square } tar tillbaka { $disc }.
fact-shares-square = { $who ->
    [you] Bara du kunde spela { $best }; efter { $square } kan { $other } det också.
   *[other] Bara { $own } kunde spela { $best }; efter { $square } kan { $other } det också.
}
fact-ripens = { $cost ->
    [one] Efter { $best } är { $next } rätt drag; nu skulle det förlora 1 bricka.
   *[other] Efter { $best } är { $next } rätt drag; nu skulle det förlora { $cost } brickor.
}
fact-prepares = { $who ->
    [you] Efter { $best } vore ditt nästa drag { $next }; efter { $square } och { $reply } kan du inte spela där.
   *[other] Efter { $best } kunde { $own } sedan spela { $next }; efter { $square } och { $reply } går det inte.
}
fact-leaves-square = { $who ->
    [you] { $other } får nu { $at }, rutan du borde ha tagit.
   *[other] { $other } får nu { $at }, rutan { $own } borde ha tagit.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } drag senare ger varje drag du har bort ett hörn; efter { $best } kommer det senare.
   *[other] { $plies } drag senare ger varje drag { $own } har bort ett hörn; efter { $best } kommer det senare.
}
edge-top = överkanten
edge-bottom = underkanten
edge-left = vänsterkanten
edge-right = högerkanten

## What a reason comes down to, in at most eight words

headline-only-move = { $square } är det enda tillåtna draget.
headline-takes-corner = { $role ->
    [better] { $square } skulle ta hörnet.
   *[made] { $square } tar hörnet.
}
headline-gives-corner = { $square } ger { $other } hörnet { $corner }.
headline-leaves-corner = { $square } lämnar hörnet { $corner } åt { $other }.
headline-defends-corner = { $role ->
    [better] { $square } skulle försvara hörnet { $corner }.
   *[made] { $square } försvarar hörnet { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } skulle hota hörnet { $corner }.
   *[made] { $square } hotar hörnet { $corner }.
}
headline-misses-corner = { $square } missar hörnet { $corner }.
headline-x-square = { $square } sätter hörnet { $corner } i fara.
headline-c-square = { $square } försvagar hörnet { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } skulle göra brickor stabila.
   *[made] { $square } gör brickor stabila.
}
headline-restricts = { $square } tar drag från { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } öppnar { $moves } för { $other }.
   *[other] { $square } öppnar brädet för { $other }.
}
headline-flips-many-ways = { $square } vänder i för många riktningar.
headline-early-edge = { $square } går till kanten för tidigt.
headline-leaves-centre = { $square } lämnar mitten för tidigt.
headline-gives-access = { $moves-count ->
    [1] { $square } släpper in { $other } på { $moves }.
    [2] { $square } släpper in { $other } på { $moves }.
   *[other] { $square } släpper in { $other } i ett område.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square } ger { $other } det tysta { $moves }.
    [2] { $square } ger { $other } de tysta { $moves }.
   *[other] { $square } ger { $other } ett tyst drag.
}
headline-wall = { $square } blottar en mur för { $other }.
headline-gains-moves = { $square } öppnar nya drag för { $own }.
headline-quiet = { $role ->
    [better] { $square } vore ett tyst drag.
   *[made] { $square } är ett tyst drag.
}
headline-forces-pass = { $role ->
    [better] { $square } skulle tvinga { $other } att passa.
   *[made] { $square } tvingar { $other } att passa.
}
headline-ends-game = { $square } avslutar partiet.
headline-wipes-out = { $role ->
    [better] { $square } skulle sopa bort { $other }.
   *[made] { $square } sopar bort { $other }.
}
headline-allows-wipe-out = { $square } låter { $other } sopa bort { $own }.
headline-leaves-no-safe-move = { $role ->
    [better] { $square } skulle lämna { $other } utan säkert drag.
   *[made] { $square } lämnar { $other } utan säkert drag.
}
headline-runs-out-of-safe-moves = { $square } var sista säkra draget.
headline-takes-last-safe-move = { $role ->
    [better] { $square } skulle ta sista säkra draget.
   *[made] { $square } tar sista säkra draget.
}
headline-poisons-moves = { $role ->
    [better] { $square } skulle ge { $other } bara förgiftade drag.
   *[made] { $square } ger { $other } bara förgiftade drag.
}
headline-controls-diagonal = { $role ->
    [better] { $square } vore säkert på sin diagonal.
   *[made] { $square } är säkert på sin diagonal.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } skulle bryta diagonalen till { $corner }.
   *[made] { $square } bryter diagonalen till { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } skulle hota { $corner } och { $corner-too }.
   *[made] { $square } hotar { $corner } och { $corner-too } samtidigt.
}
headline-stoner-trap = { $role ->
    [better] { $square } skulle gillra en Stonerfälla.
   *[made] { $square } gillrar en Stonerfälla på { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } skulle fylla { $edge }.
   *[made] { $square } fyller { $edge }.
}
headline-wedges = { $role ->
    [better] { $square } vore en kil på { $edge }.
   *[made] { $square } är en kil på { $edge }.
}
headline-leaves-hole = { $square } lämnar ett hål på { $hole }.
headline-unbalanced-edge = { $square } lämnar { $edge } obalanserad.
headline-balanced-edge = { $role ->
    [better] { $square } skulle göra { $edge } balanserad.
   *[made] { $square } gör { $edge } balanserad.
}
headline-odd-region = { $role ->
    [better] { $square } skulle gå in i ett udda område.
   *[made] { $square } går in i ett udda område.
}
headline-even-region = { $square } öppnar ett jämnt område.
headline-fills-region = { $role ->
    [better] { $square } skulle fylla ett ensamt hål.
   *[made] { $square } fyller ett ensamt hål.
}
headline-swindle = { $role ->
    [better] { $square } skulle spara { $at } åt { $own }.
   *[made] { $square } sparar { $at } åt { $own }.
}
headline-flips-most = { $square } vänder fler än något annat drag.
headline-flips-fewest = { $role ->
    [better] { $square } skulle vända färst brickor.
   *[made] { $square } vänder färst brickor.
}
headline-fewest-replies = { $role ->
    [better] { $square } skulle ge { $other } färst drag.
   *[made] { $square } ger { $other } färst drag.
}
headline-as-many-moves = { $square }: { $ours } drag mot { $theirs }.
headline-allows = { $square } tillåter { $reply }, { $next } tillåter { $reply-then }.
headline-was-shared = { $square } var öppet för båda sidor.
headline-takes-moves = { $square } tar drag från { $other }.
headline-answer = { $effect ->
    [quiet] { $square } ger { $other } det tysta svaret { $reply }.
    [restricts] { $square } låter { $reply } ta bort drag.
    [takes-moves] { $square } låter { $reply } ta bort drag.
    [gains-moves] { $square } tillåter { $reply }, som öppnar nya drag.
    [threatens-corner] { $square } tillåter { $reply }, som hotar { $effect-corner }.
    [defends-corner] { $square } tillåter { $reply }, som försvarar { $effect-corner }.
    [swindle] Efter { $reply } är { $effect-at } bara för { $other }.
    [forces-pass] { $square } tillåter { $reply }, som tvingar fram pass.
    [takes-last-safe-move] { $square } låter { $reply } ta sista säkra draget.
    [leaves-no-safe-move] { $square } tillåter { $reply }: inget säkert drag återstår.
    [poisons-moves] { $square } tillåter { $reply }: nya drag är förgiftade.
    [controls-diagonal] { $square } tillåter { $reply }, säkert på sin diagonal.
    [double-threat] { $square } tillåter { $reply }, som hotar två hörn.
    [stoner-trap] { $square } tillåter Stonerfällan { $reply }.
    [fills-edge] { $square } tillåter { $reply }, som fyller en kant.
    [wedges] { $square } tillåter kilen { $reply }.
    [odd-region] { $square } ger { $other } udda området vid { $reply }.
    [fills-region] { $square } ger { $other } den ensamma rutan { $reply }.
    [gains-stable] { $square } tillåter { $reply }, som ger stabila brickor.
   *[other] { $square } förbiser svaret { $reply }.
}
headline-later-moves = { $square } ger { $own } för få drag senare.
headline-later-frontier = { $square } blottar { $own } senare.
headline-later-targets = { $square } ger { $own } lite att vända senare.
headline-later-safe = { $square } ger { $own } färre stabila brickor.
headline-more-replies = { $square } ger { $other } för många drag.
headline-fewer-moves = { $few ->
    [few] { $square } ger { $own } för få drag.
   *[many] { $square } ger { $own } färre drag.
}
headline-more-frontier = { $square } blottar för många brickor.
headline-fewer-targets = { $square } ger { $own } lite att vända.
headline-more-open = { $square } vänder brickor i det öppna.
headline-fewer-quiet-moves = { $square } ger { $own } färre tysta drag.
headline-flips-more = { $square } vänder för många för tidigt.
headline-could-wait = { $square } kunde ha väntat.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } öppnar { $reply }, som hotar { $effect-corner }.
    [double-threat] { $square } öppnar { $reply }, som hotar två hörn.
    [quiet] { $square } öppnar det tysta draget { $reply }.
    [forces-pass] { $square } öppnar { $reply }, som tvingar till pass.
    [leaves-no-safe-move] { $square } öppnar { $reply }: inget säkert drag kvar.
    [restricts] { $square } öppnar { $reply }, som tar drag.
    [takes-moves] { $square } öppnar { $reply }, som tar drag.
    [wedges] { $square } öppnar kilen { $reply }.
    [takes-back] { $square } öppnar { $reply }, som tar tillbaka.
   *[other] { $square } öppnar { $reply } för { $other }.
}
headline-leaves-open = { $best } skulle stänga { $reply } för { $other }.
headline-leaves-moves = { $replies-count ->
    [2] { $square } ger { $other } { $replies-first } och { $replies-last }.
   *[other] { $square } ger { $other } { $replies-count } starka svar.
}
headline-answers = { $best } skulle förbereda { $answer } mot { $reply }.
headline-comes-later = Först { $best }, sedan { $square }.
headline-fewer-answers = { $square } ger { $own } färre svar på { $reply }.
headline-closes-square = { $square } låter { $other } stänga { $best }.
headline-too-early = { $square } kommer för tidigt, omöjligt för { $other }.
headline-shared-first = { $square } kunde vänta; båda vill ha { $best }.
headline-both-want = Båda vill ha { $best }; { $square } lämnar det.
headline-takes-back = { $square } tar tillbaka { $disc }.
headline-shares-square = { $square } öppnar { $best } för { $other }.
headline-ripens = { $best } skulle göra { $next } bra.
headline-prepares = { $best } skulle förbereda { $next }.
headline-leaves-square = { $effect ->
    [quiet] Nu går det tysta { $at } till { $other }.
    [restricts] Nu går { $at } till { $other } och tar drag.
    [takes-moves] Nu går { $at } till { $other } och tar drag.
    [gains-moves] Nu går { $at } till { $other }: nya drag.
    [threatens-corner] Nu går { $at } till { $other } och hotar { $effect-corner }.
    [defends-corner] Nu går { $at } till { $other }: { $effect-corner } försvaras.
    [swindle] Nu går { $at } och { $effect-at } till { $other }.
    [forces-pass] Nu går { $at } till { $other }: tvingat pass.
    [takes-last-safe-move] Nu går { $at } till { $other }: inget säkert drag.
    [leaves-no-safe-move] Nu går { $at } till { $other }: inget säkert drag.
    [poisons-moves] Nu går { $at } till { $other }: förgiftade drag.
    [controls-diagonal] Nu går { $at } till { $other }, säkert på diagonalen.
    [double-threat] Nu går { $at } till { $other } och hotar två hörn.
    [stoner-trap] Nu går { $at } till { $other }, en Stonerfälla.
    [fills-edge] Nu går { $at } till { $other } och fyller en kant.
    [wedges] Nu går { $at } till { $other }, en kil.
    [odd-region] Nu går { $at } till { $other } i ett udda område.
    [fills-region] Nu går { $at } till { $other }: sista draget.
    [gains-stable] Nu går { $at } till { $other }: stabila brickor.
   *[other] Nu går { $at }, som båda ville ha, till { $other }.
}
headline-runs-out-in-line = { $square } lämnar snart { $own } utan säkra drag.
headline-edge-at-end = { $square } ger upp { $edge }.
headline-sacrifices-corner = { $role ->
    [better] { $square } skulle byta hörnet { $corner } mot { $corner-too }.
   *[made] { $square } byter hörnet { $corner } mot { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } skulle vinna genom pass senare.
   *[made] { $square } vinner genom pass senare.
}
headline-nearly-as-good = { $square } är nästan lika bra som { $best }.
headline-deep-difference = { $best } är bättre, många drag senare.
headline-expects = Följ varianten efter { $square }.
headline-exact = Resten är bevisad efter { $square }.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } skulle vinna hörnet { $corner }.
       *[made] { $square } vinner hörnet { $corner }.
    }
   *[other] { $square } förlorar hörnet { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square } tvingar { $own } att passa senare.
   *[other] { $role ->
        [better] { $square } skulle tvinga { $other } att passa senare.
       *[made] { $square } tvingar { $other } att passa senare.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } skulle få sista draget där.
       *[made] { $square } får sista draget där.
    }
   *[other] { $region-count ->
        [2] { $square } ger { $other } sista draget på { $region }.
       *[other] { $square } ger { $other } sista draget.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square } låter { $own } bli bortsopad.
   *[other] { $role ->
        [better] { $square } skulle sopa bort { $other }.
       *[made] { $square } sopar bort { $other }.
    }
}
reason-none = Inget enskilt skäl sticker ut: jämför varianterna.
reason-all-of-loss = Det förklarar ensamt förlusten.
reason-part-of-loss = Det förklarar omkring { $discs } av de { $loss } förlorade brickorna.
person-you = dig
person-opponent = motståndaren

## Tic-tac-toe

line-wins = { $square } vinner: tre i rad.
line-misses-win = { $who ->
    [you] Du kunde ha vunnit genast med { $at }.
   *[other] { $own } kunde ha vunnit genast med { $at }.
}
line-blocks = { $square } hindrar { $other } från tre i rad.
line-leaves-win = Efter { $square } vinner { $other } med { $at }.
line-forks = { $square } gör en gaffel: både { $one } och { $two } vinner, och bara en kan blockeras.
line-takes-fork = { $square } tar rutan där { $other } skulle få en gaffel.
line-allows-fork = Efter { $square } gör { $other } en gaffel med { $at }.
line-threatens = { $square } hotar { $at }, så { $other } måste blockera där.
line-takes-centre = Fyra rader möts i mitten.
line-ends = { $outcome ->
    [win] { $who ->
        [you] Med perfekt spel vinner du.
       *[other] Med perfekt spel vinner { $own }.
    }
    [loss] { $who ->
        [you] Med perfekt spel förlorar du.
       *[other] Med perfekt spel förlorar { $own }.
    }
   *[draw] Med perfekt spel blir det oavgjort.
}
line-best = { $square } är bäst.
line-worse = { $best } är bättre än { $square }.
line-place-centre = Draget är i mitten.
line-place-corner = Draget är i ett hörn.
line-place-side = Draget är på en sida.
line-nudge-wins = Du kan vinna genast.
line-nudge-blocks = Motståndaren hotar tre i rad.
line-nudge-forks = Det finns en gaffel: ett drag, två hot.
line-nudge-takes-fork = Motståndaren är på väg att göra en gaffel.
line-nudge-threatens = Hota, så att motståndaren måste blockera.
line-nudge-lines = Sök rutan med flest öppna rader.

## Principles, and what there is to practise

principle-corners = Ett hörn kan aldrig vändas och håller fast kanterna intill.
principle-x-squares = En bricka intill ett tomt hörn ger ofta bort hörnet.
principle-mobility = Den som har fler drag kan vänta; den andra måste ge upp något.
principle-walls = Brickor intill tomma rutor ger den andra spelaren drag.
principle-few-discs = Tidigt är färre brickor bättre: motståndaren får mindre att vända.
principle-centre = Tidigt håller drag nära mitten ihop dina brickor och öppnar lite.
principle-quiet-moves = Ett tyst drag vänder bara inre brickor och öppnar ingenting.
principle-safe-moves = Den som först får slut på säkra drag måste ge upp ett hörn.
principle-parity = Den som drar sist i ett område behåller det som draget vänder.
principle-edges = En kant med lucka kan angripas; en full eller balanserad är svår att bryta.
principle-wedges = En bricka inkilad mellan två andra på en kant kan vinna ett hörn.
principle-stability = Stabila brickor kan aldrig vändas, så de räknas även i slutet.
principle-passing = Den som måste passa ger motståndaren två drag i rad.
principle-wipe-out = Den som inte har en enda bricka har förlorat, hur tidigt det än är.
principle-swindles = En ruta som bara du kan spela är din att spara.
principle-sacrifices = Ett hörn är värt att ge upp när du får mer för det.
principle-diagonals = En X-ruta är säker så länge du har hela diagonalen.
principle-threats = Ett drag kan inte svara på två hot.
principle-answers = Sök motståndarens bästa svar innan du drar.
principle-counting = Mot slutet: räkna varje variant till sista rutan.
subject-corners = hörn
subject-x-squares = rutor intill hörn
subject-mobility = rörlighet
subject-walls = murar och öppna ställningar
subject-few-discs = vända få brickor tidigt
subject-centre = hålla sig nära mitten tidigt
subject-quiet-moves = tysta drag
subject-safe-moves = säkra drag
subject-parity = paritet
subject-edges = kanter
subject-wedges = kilar
subject-stability = stabila brickor
subject-passing = tvingade pass
subject-wipe-out = bortsopningar
subject-swindles = rutor för bara en sida
subject-sacrifices = offer
subject-diagonals = diagonaler
subject-threats = dubbelhot
subject-answers = motståndarens svar
subject-counting = räkna slutet

look-fewest-replies = Vilket märkt drag ger motståndaren färst svar?
look-quiet = Vilket märkt drag vänder bara inre brickor?
look-fewest-flips = Vilket märkt drag vänder färst brickor?
look-wanted = Vilken märkt ruta skulle motståndaren vilja spela?
look-replies = Hitta bästa svaret på varje märkt drag.
nudge-only-move = Du har bara ett drag.
nudge-mirrored = Här är alla drag spegelbilder av varandra: spela vilket som helst.
nudge-corners = Titta på hörnen.
nudge-x-squares = Titta på rutorna intill hörnen.
nudge-mobility = Räkna dragen du ger motståndaren.
nudge-walls = Titta på brickorna intill tomma rutor.
nudge-few-discs = Sök ett drag som vänder få brickor.
nudge-centre = Titta på brädets mitt.
nudge-quiet-moves = Finns det ett tyst drag?
nudge-safe-moves = Räkna bådas säkra drag.
nudge-parity = Räkna de tomma rutorna i varje område.
nudge-edges = Titta på kanterna.
nudge-wedges = Sök en lucka i en kant.
nudge-stability = Sök brickor som aldrig kan vändas.
nudge-passing = Kan du tvinga motståndaren att passa?
nudge-wipe-out = Räkna motståndarens brickor.
nudge-swindles = Sök en ruta som bara du kan spela.
nudge-sacrifices = Är ett hörn värt att ge upp?
nudge-diagonals = Titta på de långa diagonalerna.
nudge-threats = Sök två hot på en gång.
coach-more = Tryck på i för mer.
coach-candidates = { $moves }: ett av dem är bäst.
coach-two = { $one } eller { $other }: ett av de två är bäst.
coach-book = { $square } är ett bokdrag. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] Du låg före nästan hela partiet.
   *[other] { $side } låg före nästan hela partiet.
}
summary-trailed = { $side-who ->
    [you] Du låg efter nästan hela partiet.
   *[other] { $side } låg efter nästan hela partiet.
}
summary-changed = Ledningen växlade { $count } gånger.
summary-close = Partiet var länge jämnt.
summary-uneven = { $side-who ->
    [you] Du låg före i { $ahead } av { $count } drag och efter i { $behind }.
   *[other] { $side } låg före i { $ahead } av { $count } drag och efter i { $behind }.
}
summary-opening = Öppningen var { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: { $square } kostade dig { $loss } brickor där; { $best } är det bättre bokdraget.
   *[other] { $name }: { $square } kostade { $side } { $loss } brickor där; { $best } är det bättre bokdraget.
}
summary-pattern = { $side-who ->
    [you] { $count } av dina { $of } misstag { $pattern } (senast drag { $last }).
   *[other] { $count } av { $of } misstag för { $side } { $pattern } (senast drag { $last }).
}
summary-practise = Värt att öva härnäst: { $subject }.
summary-missed-by-both = I { $span } drag lät båda { $square } vara: { $count } gånger var det bästa draget.
summary-missed = { $side-who ->
    [you] Du lät { $square }, ditt bästa drag, vara { $count } gånger inom { $span } drag.
   *[other] { $side } lät { $square }, bästa draget, vara { $count } gånger inom { $span } drag.
}
summary-good = { $side-who ->
    [you] Bra { $phase } av dig: { $accuracy } % precision.
   *[other] Bra { $phase } av { $side }: { $accuracy } % precision.
}
phase-opening = öppning
phase-midgame = mittspel
phase-endgame = slutspel
pattern-corners = gav bort eller missade hörn
pattern-x-squares = låg intill ett tomt hörn
pattern-mobility = gav bort drag
pattern-walls = öppnade brädet
pattern-few-discs = vände för många brickor
pattern-centre = lämnade mitten för tidigt
pattern-quiet-moves = gav upp tysta drag
pattern-safe-moves = förbrukade säkra drag
pattern-parity = gav bort sista draget i ett område
pattern-edges = försvagade en kant
pattern-wedges = lämnade hål på en kant
pattern-stability = gav upp stabila brickor
pattern-passing = ledde till ett pass
pattern-wipe-out = riskerade bortsopning
pattern-swindles = gav upp en egen ruta
pattern-sacrifices = missade ett offer
pattern-diagonals = gav upp en diagonal
pattern-threats = missade ett dubbelhot
pattern-answers = förbisåg ett svar
pattern-counting = berodde på felräkning i slutspelet

## An expected line, move by move

line-title = Variant efter { $square }
line-other = Tab: varianten efter { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] Du slutar { $margin } före ({ $sure }).
        [behind] Du slutar { $margin } efter ({ $sure }).
       *[even] Ett jämnt parti ({ $sure }).
    }
   *[other] { $outcome ->
        [even] Ett jämnt parti ({ $sure }).
       *[other] { $leader } slutar { $margin } före ({ $sure }).
    }
}
line-gap = { $best } är { $gap ->
    [one] 1 bricka
   *[other] { $gap } brickor
} bättre än { $made }.
line-here = { $who ->
    [you] Här har du { $own } { $own ->
        [one] drag
       *[other] drag
    }, motståndaren { $other }.
   *[other] Här har { $side } { $own } { $own ->
        [one] drag
       *[other] drag
    }, { $rival } { $other }.
}
line-none = Här finns ingen variant att visa.

## A move tried again

retry-title = Pröva igen
retry-better = Här spelades { $square }. Hitta ett bättre drag. v: tillbaka till genomgången
retry-after-best = { $square } var bästa draget. Pröva ett annat. v: tillbaka till genomgången
retry-unknown = Här spelades { $square }. Pröva ett annat drag. v: tillbaka till genomgången
retry-same = { $tried } { $score } ({ $sure }): samma drag igen
retry-even = { $tried } { $score } ({ $sure }): lika bra som { $square }
retry-gains = { $tried } { $score } ({ $sure }): { $gain } bättre än { $square }
retry-loses = { $tried } { $score } ({ $sure }): { $loss } sämre än { $square }
retry-is-best = { $text }; inget drag är bättre
retry-short = { $text }. Bästa draget ger { $short } mer. u: pröva igen


## Puzzles

puzzle-title = Problem { $id }, styrka { $strength }
puzzle-number = Problem { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } drar och vinner.
goal-draw = { $side } drar och når oavgjort.
goal-save-discs = { $side } vid draget. Det går inte att vinna: förlora med så lite som möjligt.
goal-wipe-out = { $side } drar och sopar bort den andra sidan.
puzzle-right = { $square } är rätt. Motståndaren svarar { $answer }. Och nu?
puzzle-right-pass = { $square } är rätt. Motståndaren måste passa. Och nu?
puzzle-wrong = Inte { $square }: { $answer } slår det.
puzzle-wrong-pass = Inte { $square }.
puzzle-solved = { $misses ->
    [0] Löst! { $end }
    [one] Löst, med 1 miss. { $end }
   *[other] Löst, med { $misses } missar. { $end }
}
puzzle-motifs = Idéer: { $motifs }.
puzzle-calculate = Ingen särskild idé: räkna.
puzzle-go-on = Rätt. Och nu?
puzzle-same-idea = Samma idé som i ditt parti: { $subject }.
puzzle-end-win = Du vinner med { $lead }.
puzzle-end-draw = Det blir oavgjort.
puzzle-end-loss = Du förlorar med bara { $lead }.
puzzle-end-wipe-out = Du sopar bort motståndaren.
puzzle-shown = Här är lösningen. { $end }
puzzle-line = Bästa variant: { $line }.
puzzle-rating = Din problemrating: { $rating }.
puzzle-comes-back = Du får se det här problemet igen i morgon.
puzzle-daily-late = Du har redan löst dagens problem. Den här gången räknas inte.
puzzle-daily-title = Dagens problem, { $day }
puzzle-daily-line = outflank, dagens problem { $day }: { $blocks }, { $streak ->
    [one] 1 dag i rad
   *[other] { $streak } dagar i rad
}
puzzle-which-idea = Löst. Vilken av de här idéerna ligger bakom?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Ja: { $idea }.
puzzle-idea-wrong = Inte { $named } utan { $idea }.
puzzle-ideas-named = { $known } av { $asked } idéer rätt.
refusal-copy-puzzle = Bara dagens problem har ett resultat att kopiera
refusal-name-idea = Skriv dess nummer, 1 till 4
puzzles-drill = Hitta och förklara
puzzles-drill-about = Hitta draget, nämn sedan idén.
puzzle-none = Här finns inga problem kvar.
puzzle-none-missed = { $waiting ->
    [0] Inget att pröva igen.
    [one] Inget att pröva igen i dag. 1 problem kommer tillbaka senare.
   *[other] Inget att pröva igen i dag. { $waiting } problem kommer tillbaka senare.
}
puzzle-rush = Snabblösning, { $minutes } minuter
puzzle-rush-about = Lös så många du hinner på { $minutes } minuter. Efter { $most } fel är det slut.
puzzle-rush-left = { $left } kvar. { $goal }
puzzle-rush-score = Lösta: { $solved }, fel: { $misses } av { $most }.
puzzle-rush-over = { $solved ->
    [one] 1 problem löst.
   *[other] { $solved } problem lösta.
}
puzzle-rush-time = Tiden är ute!
puzzle-rush-misses = Tre fel: det är slut.
puzzle-rush-best = Nytt rekord!
puzzle-rush-not-best = Ditt rekord: { $best }.
puzzles-title = Problem
puzzles-none-due = Inget problem att repetera i dag
puzzles-sample = { $empty ->
    [one] { $side } vid draget, { $empty } tom ruta
   *[other] { $side } vid draget, { $empty } tomma rutor
}
puzzles-count = { $solved } av { $count } lösta
puzzles-near = För dig
puzzles-near-about = Problem på din nivå. Bara första försöket räknas.
puzzles-daily = Dagens problem
puzzles-daily-about = Dagens problem, lika för alla ({ $day }).
puzzles-daily-done = Klart för i dag. Nästa kommer vid midnatt UTC.
puzzles-streak = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
}
puzzles-missed = Försök igen
puzzles-missed-about = Problem du missat, tills du löser dem.
puzzles-due = { $count } att göra
puzzles-best = rekord { $best }
puzzles-calculate = djup beräkning
puzzles-calculate-about = Problem utan särskild idé.
puzzles-theme-about = Tema: { $motif }.
motif-quiet-move = ett tyst drag
motif-few-discs = vända få brickor
motif-mobility = ge få drag
motif-last-safe-move = sista säkra draget
motif-wedge = en kil
motif-stoner-trap = en Stonerfälla
motif-unbalanced-edge = en obalanserad kant
motif-double-attack = ett dubbelangrepp
motif-diagonal = behärska diagonalen
motif-parity = paritet
motif-against-parity = mot pariteten
motif-forced-pass = tvinga fram ett pass
motif-no-safe-move = inget säkert drag kvar
motif-passing-to-win = passa för att vinna
motif-swindle = en egen ruta
motif-corner-refused = låta ett hörn vara
motif-corner-taken = ta ett hörn
motif-corner-offered = ge upp ett hörn
motif-x-square = en X-ruta
motif-c-square = en C-ruta
motif-only-escape = enda utvägen
motif-wipe-out = en bortsopning
plain-puzzle-help = Skriv ditt drag, till exempel f5. Ord: hint, solution, board, quit.
plain-puzzle-again = Pröva igen.
plain-puzzle-next = Tryck Enter för nästa problem, eller skriv quit.

## Lessons

list-more = { $count } till nedanför
learn-title = Lär dig
learn-next = Bräde { $number } av { $count }: { $task }
learn-passed = godkänd
learn-exam = prov { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } lektioner
   *[other] { $passed } av { $count } godkända
}
lesson-title = { $title }, { $number } av { $count }
lesson-title-exam = { $title }, prov { $number } av { $count }
lesson-source = Från ett parti: { $source }.
lesson-right = Rätt!
lesson-lesser = { $square } gör det, men det finns bättre.
lesson-wrong = Inte { $square }.
lesson-not-that = Inte { $square }.
lesson-empty = Den rutan är tom.
lesson-other-disc = Den rutan har { $side }.
lesson-wrong-number = Inte { $number }.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } av { $count })
lesson-go-on = Enter: vidare
lesson-again = Enter: pröva igen
lesson-pass = Enter: passa
lesson-to-move = { $side } vid draget
lesson-mark = Pilarna flyttar, Enter märker rutan
lesson-type-number = Skriv ett tal och tryck Enter
lesson-done = { $title }: klar.
lesson-exam-score = Prov: { $right } av { $count } rätt på första försöket.
lesson-passed = Du klarade det.
lesson-not-passed = Inte godkänd än: bara ett fel är tillåtet. Öppna lektionen igen för ett nytt försök.
lesson-next = Enter: nästa lektion
lesson-first-game = Enter: spela ett första parti (nivå 1). ]: nästa lektion
lesson-last = Enter: tillbaka
lesson-line = Sedan: { $plies }.
ply = { $side } { $square } { $does }
ply-between = {"; "}
ply-takes-corner = tar hörnet
ply-ends-game = avslutar partiet
ply-forces-pass = lämnar inget drag: pass
ply-traps = gillrar en fälla bredvid { $corner }
ply-threatens-both = hotar { $corner } och { $corner-too }
ply-gives-corner = ger upp { $corner }
ply-threatens-corner = hotar { $corner }
ply-defends-corner = försvarar { $corner }
ply-wedges = slår in en kil
ply-fills-region = fyller området
ply-leaves-no-safe-move = lämnar bara drag som ger upp ett hörn
ply-quiet = är tyst
ply-flips = { $count ->
    [one] vänder 1 bricka
   *[other] vänder { $count } brickor
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Skriv numret på en lektion, 1 till { $count }, eller quit.
plain-lesson-help = Skriv en ruta, till exempel d3, eller ett tal där det efterfrågas. Enter går vidare. Ord: again, next, back, board, lessons, quit.

## Practice

practice-title = Öva
practice-title-due = Öva, { $due } på tur
practice-title-solved = Öva, { $due } på tur, { $right }/{ $asked } lösta
practice-none = Inga misstag att öva på än.
practice-none-today = Inget står på tur i dag.
practice-none-about = Inget på tur i dag om: { $subject }.
practice-other-subject = s: nästa ämne.
practice-only = Bara { $subject }. s: nästa ämne.
practice-done = Klart för i dag: { $right }/{ $asked } lösta.
practice-next = Nästa står på tur { $day }.
practice-how = Gå igenom ett parti du spelat (v): dina misstag dyker upp här.
practice-review = Enter: gå igenom ditt senaste parti ({ $black }-{ $white }).
practice-from-level = Från ditt parti mot { $level } ({ $tag }) { $day }.
practice-from-opponent = Från ditt parti mot { $opponent } { $day }.
practice-from = Från ditt parti { $day }.
practice-waiting = { $count ->
    [one] 1 ny ställning väntar till i morgon.
   *[other] { $count } nya ställningar väntar till i morgon.
}
practice-solved = Lösta för gott: { $count }.
practice-question = { $side } vid draget. Hitta bästa draget.
practice-played = { $loss ->
    [one] Här spelade du { $square } och förlorade 1 bricka.
   *[other] Här spelade du { $square } och förlorade { $loss } brickor.
}
practice-right = { $square } { $score }: rätt, bästa draget.
practice-right-among = { $square } { $score }: rätt. Lika bra: { $best }.
practice-nearly = { $square } { $score }: gott nog. Bäst: { $best }, värt { $costs } mer.
practice-better = { $square } { $score }: { $gained } bättre än { $made }. Bäst: { $best }, värt { $costs } mer.
practice-wrong = { $costs ->
    [one] { $square } förlorar 1 bricka. Bäst: { $best }.
   *[other] { $square } förlorar { $costs } brickor. Bäst: { $best }.
}
practice-solved-now = Löst för gott.
practice-later = Du får se det igen senare.
practice-again = { $days ->
    [one] Du får se det igen i morgon.
   *[other] Du får se det igen om { $days } dagar.
}
practice-puzzle-next = Nu ett problem med samma idé.
practice-title-drill = Övning, { $due } kvar
practice-drill-done = Övningen klar: { $right }/{ $asked } rätt direkt.
practice-drill-puzzles = { $count ->
    [one] Enter: ett problem ({ $subject }).
   *[other] Enter: { $count } problem ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] Ett missat problem står på tur. Enter: pröva igen.
   *[other] { $count } missade problem står på tur. Enter: pröva igen.
}
practice-enter-puzzles = Enter: missade problem
editor-title = Ställningsredigerare
editor-empty = Brädet är tomt.
editor-stray = { $count ->
    [one] Inget parti leder hit: { $squares } rör ingen annan bricka.
   *[other] Inget parti leder hit: { $squares } rör ingen annan bricka.
}
editor-how = Skriv rad för rad: x lägger svart, o vit, - lämnar rutan tom.
editor-then = t: vem som drar, n: töm, s: start, a: analysera, p: spela.
position-discs = Svart { $black }, Vit { $white }
position-to-move = { $discs }. { $side } vid draget.
position-must-pass = { $discs }. { $side } måste passa.
position-over = { $discs }. Partiet är slut.
practice-to-move = { $side } vid draget
practice-enter-next = Enter: nästa ställning

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch }: på
news-off = { $switch }: av
news-people-on = tränaren säger vad spelare på { $rating } spelar
switch-step-mode = stegläge
switch-animation = animering
switch-mouse = mus
switch-hints = tips
switch-values = värden
switch-coach = tränare
switch-people = människors drag
switch-numbers = dragnummer
news-hints-on = tips: på{ $urgent }
news-hints-off = Tips dolda
news-turned = brädet vridet: { $degrees } grader
news-theme = tema: { $theme } (tills du avslutar)
news-mistakes-both = [ och ] går nu igenom bådas misstag
news-mistakes-of = [ och ] går nu igenom misstagen av { $side }
news-time-is-up = { $who ->
    [you] Din tid är slut: partiet går vidare men räknas inte längre
   *[other] Tiden är slut för { $name }: partiet går vidare men räknas inte längre
}
news-saved = sparat: { $path }
news-settings-aside = dina gamla inställningar finns nu i { $name }
news-imported-one = tillagt i samlingen
news-imported-known = finns redan i samlingen
news-imported = tillagda i samlingen: { $new }, fanns redan: { $known }
news-imported-partly = tillagda i samlingen: { $new }, fanns redan: { $known }, oläsliga: { $refused }
news-step-by-itself = stegläge på: tryck Enter för att fortsätta
news-own-game = ett nytt parti härifrån
news-own-game-redo = ett nytt parti härifrån; r spelar om de ursprungliga dragen
news-pasted = Vänster/höger: stega; Enter: spela vidare härifrån
news-missed = Inte { $made }: { $right } var rätt
news-copied = kopierat (om din terminal tillåter det)
news-kept-again = partier sparas igen
news-settings-kept = inställningarna sparade
news-deleted = raderat (u: ångra)
news-import-undone = partier från senaste importen raderade: { $count } (u: ångra)
news-board-taken = Det inklistrade brädet är uppställt.
news-analysis-continued = Din analys från { $date }. n: en ny.
news-tree-analysed = Analyserar alla varianter i bakgrunden. t: stoppa.
news-tree-done = { $count ->
    [one] Analysen klar: 1 ställning.
   *[other] Analysen klar: { $count } ställningar.
}
news-tree-analysis-stopped = Analysen stoppad
news-line-taken = Den väntade fortsättningen är nu en variant. r: följ den.
news-promoted = Varianten flyttad uppåt.
news-line-deleted = Raderad. z: hämta tillbaka den.
news-line-restored = Den är tillbaka.
news-lines-copied = Ett annat fönster ändrade varianterna. Dina sparades med en kopia av partiet.
news-idle-soon = Är du kvar? Tryck på en tangent inom en minut för att stanna
news-restored = partiet återställt

## What is not possible, and what to do instead

refusal-over = partiet är slut (n: nytt parti)
refusal-turn = inte din tur: { $name } vid draget
refusal-turn-enter = inte din tur: Enter låter { $name } dra
refusal-must-pass = { $who ->
    [you] Du saknar tillåtet drag och måste passa: tryck Enter
   *[other] { $name } saknar tillåtet drag och måste passa: tryck Enter
}
refusal-coach-failed = ett fel i outflank avbröt tränarens tänkande
refusal-no-move = datorn hittade inget tillåtet drag: Enter försöker igen
refusal-opponent = inget drag från { $name } ({ $why }): Enter försöker igen
refusal-take-back = inget att ta tillbaka
refusal-redo = inget att göra om
refusal-before-retry = här prövas bara det här draget igen (v: tillbaka till genomgången)
refusal-no-resigning = det finns inget parti att ge upp
refusal-no-typing = du tittar bara på det här partiet
refusal-no-number = här efterfrågas inget tal
refusal-type-number = skriv ett tal och tryck Enter
refusal-column = det finns ingen kolumn { $digit }: skriv 1 till 8 för a till h
refusal-half-move = skriv raden också, 1 till 8, eller använd pilarna
refusal-turn-board = bara Reversi-brädet kan vridas
refusal-row = det finns ingen rad { $digit }: skriv 1 till 8
refusal-square = ”{ $text }” är ingen ruta: skriv { $range }
refusal-guest-unsuited = { $name } kan inte spela från den här starten: byt ställning eller motståndare
refusal-coach = tränaren kan bara 8x8-Reversi där flest brickor vinner
refusal-no-coach-here = I det här partiet tiger coachen: v granskar det efteråt
refusal-coach-silent = ingen tränare här: den kan bara 8x8-Reversi där flest brickor vinner
refusal-no-people = människors drag är kända bara för vanlig Reversi
refusal-values = värden finns bara för 8x8-Reversi där flest brickor vinner
refusal-review = inga drag att gå igenom än
refusal-reviewed = gå igenom partiet först (v)
refusal-review-begun = genomgången har just börjat: försök igen om en stund
refusal-mistake = inga misstag hittade
refusal-more = mer finns inte att säga här
refusal-explain = Inget att förklara än. Tryck på i för tränaren.
refusal-over-here = här är partiet slut: gå tillbaka först
refusal-retry = gå till ett drag först och pröva sedan ett annat
refusal-export = inget parti att exportera
refusal-nothing-to-solve = ingen kan dra här
refusal-nothing-to-delete = gå först till draget du vill radera
refusal-no-move-or-opening = ”{ $text }” är varken ett drag eller namnet på en öppning
refusal-no-times = inga tider är kända för det här partiet
refusal-no-moves = inget drag har spelats än
refusal-no-link = länken öppnar ingen ställning, inget problem och ingen lektion
refusal-not-in-line = inte det heller: Enter visar det rätta
refusal-qr = det är för långt för en QR-kod
refusal-no-library = partier sparas inte: det finns ingen samling att öppna
refusal-analysis = partier med de här reglerna kan inte analyseras
refusal-line-known = den väntade fortsättningen finns redan: r följer den
refusal-end-of-line = här slutar varianten: spela ett drag för att gå vidare
refusal-variation = här finns inga varianter
refusal-mark = det finns inget drag att märka än
refusal-undelete = inget att ångra
refusal-no-import = det finns ingen import att ångra
refusal-lost-key = din nyckel går inte att använda här (RSA kräver 2048 bitar): du är gäst
refusal-record = det är inget läsbart parti: { $why }
refusal-pasted = inklistrat, { $kind }: { $why }
refusal-not-saved = partiet kunde inte sparas: { $why }
refusal-settings-not-saved = inställningarna kunde inte sparas: { $why }
refusal-shell = inget skal att återvända till
refusal-not-kept = partier sparas inte: { $why }
refusal-set-aside = samlingen var skadad och heter nu { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (och { $more } till)

sure-why = Är du säker? { $why }
sure-look = Är du säker? Se vad { $other } kan göra efter { $square }.
resign-sure = { $who ->
    [you] Ge upp partiet? Det räknas som förlust
   *[other] { $name } ger upp: är du säker?
}
take-back-to = { $number ->
    [0] Ta tillbaka till starten?
   *[other] Ta tillbaka till drag { $number }?
}
typed-filter-empty = Filter, till exempel tastet white 2010-2019 @open won:black, people eller own (tomt: alla)
typed-filter = Filter: { $text }_
typed-comment = Kommentar: { $text }_
typed-move = Ditt drag: { $text }_
typed-search = Sök: { $text }_
typed-name = Ditt namn: { $text }_
typed-opponent = Andra spelarens namn: { $text }_

## The game library

library-title = Partisamling
library-empty = Inga partier än: spela ett, eller läs in en fil med outflank import
library-nothing = inget hittat (Esc: alla partier)
library-view-empty = inga partier här (Tab: en annan lista)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, oavslutat
library-unfinished-place = { $black } - { $white }{ $score }, oavslutat, { $place }
library-legend = * oavslutat
library-count = { $at } av { $total }
library-by = efter { $sort }
library-date = Datum
library-score = Res.
library-opening = Öppning
library-place = Turnering
view-all = alla partier
view-own = spelade här
view-unfinished = oavslutade
view-imported = importerade
view-deleted = raderade
outcome-won = vunna
outcome-lost = förlorade
outcome-drawn = oavgjorda
outcome-black = Svart vinner
outcome-white = Vit vinner
sort-date = datum
sort-black = Svart
sort-white = Vit
sort-result = resultat
sort-opening = öppning

## Export, paste

export-title = Exportera partiet
export-copy = kopiera { $form }
export-image = spara brädet som PNG-bild
export-save = spara { $form }
export-qr = QR-kod: { $form }
export-copy-link = kopiera en länk till webbsidan
export-qr-link = QR-kod för en länk till webbsidan
form-transcript = dragen
form-board = ställningen (text)
form-ggf = som GGF
form-sgf = som SGF, med varianter
form-pgn = som PGN, med varianter
form-svg = ett numrerat diagram (SVG)
form-picture = en bild av brädet (SVG)
form-json = som JSON
form-link = en länk till ställningen (Hamlite)
form-card = ett kort: brädet och en fråga
qr-board = Ställningen: 64 rutor från a1 och vem som drar
qr-transcript = Partiets drag
qr-link = En länk som öppnar ställningen i Hamlite, ett bräde på webben
qr-too-small = Fönstret är för litet för QR-koden: { $width }x{ $height } behövs.
pasted-title = Inklistrat
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count ->
    [one] 1 parti
   *[other] { $count } partier
}
pasted-complaints = { $count ->
    [one] 1 parti kunde inte läsas
   *[other] { $count } partier kunde inte läsas
}
pasted-part = { $read } av { $moves } drag går att läsa: Enter öppnar dem.
pasted-open-kept = Enter öppnar; ditt parti finns kvar.
pasted-open = Enter öppnar.
pasted-add = Enter lägger till dem i samlingen.
pasted-discard = Esc: kasta.

## Statistics

statistics-phases = Brickor förlorade genom misstag, per genomgånget parti
statistics-title = Statistik { $dot } { $game }
statistics-none = Du har inte avslutat något parti mot datorn än.
statistics-level = Nivå
statistics-all = Alla
statistics-games = part.
statistics-won = vunna
statistics-drawn = oavg.
statistics-lost = förl.
statistics-average = medel
statistics-best = max
statistics-streak = Vinster i rad: { $now } (rekord { $longest })
statistics-scale = medel och max är marginaler i brickor; nivå 3 har rating 1000.
statistics-rating = Rating { $value } { $sign } { $spread }
statistics-puzzles = Problem: { $solved } av { $tried } lösta på första försöket.
statistics-puzzle-range = Ditt rating är mellan { $low } och { $high }.
statistics-course = Rating efter varje parti
statistics-weaknesses = Det som kostar dig mest
statistics-mistakes = misstag
statistics-discs = brickor
statistics-before = förut
statistics-lately = nu
trend-better = bättre
trend-same = lika
trend-worse = sämre
trend-unknown = { "" }
statistics-scale-weaknesses = förut och nu är förlorade brickor per parti, i dina 20 senaste genomgångna partier.
guests-title = Motorer
guests-none = Inga motorer än. Lägg till en i config.toml och starta om outflank. Till exempel:
guests-none-protocol = Protokollet är "gtp" eller "nboard".
guests-keys = Enter: pröva den, högst tio sekunder
guests-log = Vad { $name } sade
guests-log-empty = Inget än. Den startar när den får frågan om ett drag.
guests-log-below = { $count } till nedanför
guest-trial-under-way = Prövar…
guest-works = fungerar: { $seconds } s per drag
guest-works-as = fungerar: { $name }, { $seconds } s per drag
player-guest = motor

## Tournaments

tournament-standings = Ställning
tournament-ended = Partier
tournament-points = poäng
tournament-elo = Elo
tournament-results = V-O-F
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] rond { $round } av { $rounds }
    [one] rond { $round } av { $rounds }, 1 parti spelat
   *[other] rond { $round } av { $rounds }, { $count } partier spelade
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: förstora brädet. q: stoppa
tournament-over = Turneringen är slut: { $name } vinner
tournament-passes = { $name } måste passa
tournament-your-move = { $name }, din tur{ $urgent }
analyst-title = { $name } (djup { $depth })
analyst-looking = Tänker...
refusal-no-engines = Inga motorer än: sidan Motorer visar hur man lägger till en
refusal-rush = Det avslutar din rusning. Tryck igen för att avsluta den
refusal-clock-runs = ditt parti pågår och klockan går: en gång till lämnar
refusal-tournament = Oavslutade partier får inget resultat. Tryck q igen för att stoppa

statistics-keys = Vänster/höger: andra spel

## Settings

setting-on = på
settings-title = Inställningar
settings-board = Bräde
settings-help = Tips och tränare
settings-game = Dina partier
settings-program = Program
settings-advanced = Avancerat...
settings-advanced-about = Inställningar som få behöver.
setting-off = av
setting-theme = Tema
setting-board = Brädets storlek
setting-board-about = Hur stor en ruta högst får vara.
setting-simple = Enkelt
setting-simple-about = Bara brädet, ställningen och fem tangenter, så stort som möjligt.
setting-pictures = Bilder
setting-pictures-about = Runda brickor som bilder: terminaler med kitty, sixel eller iTerm2.
setting-pictures-none = Den här terminalen visar inga bilder.
setting-width = Tecknens bredd
setting-width-about = Kolumner som tecken som brickan tar; två undviks.
setting-turned = Vrid brädet
setting-turned-about = Vrid brädet medurs (B i ett parti).
setting-degrees = { $degrees } grader
setting-labels = Koordinater
setting-labels-about = Bokstäver och siffror runt brädet.
setting-key-signs = Tangenttecken
setting-key-signs-about = Pilar och Retur som tecken i tangentraden: ↑↓ ←→ ⏎.
setting-numbers = Dragnummer
setting-numbers-about = Nummer på brickorna när du ser på ett parti (#).
setting-animation = Animering
setting-animation-about = Visa brickorna vändas.
setting-human-pace = Mänsklig takt
setting-human-pace-about = Människolika motståndare tar upp till två sekunder per drag.
setting-hints = Tips
setting-hints-about = En prick på varje tillåten ruta.
setting-flip-marks = Förhandsvisning
setting-flip-marks-about = Märk brickorna som draget skulle vända.
setting-values = Värden
setting-values-about = Väntad slutmarginal, i brickor.
setting-coach = Tränare
setting-people = Människors drag
setting-people-about = Tränaren säger vad spelare av din styrka spelar.
setting-peers = Jämför med
setting-peers-about = Vems drag tränaren jämför med.
setting-peers-own = din styrka
setting-peers-rated = rating { $rating }
setting-language = Språk
setting-language-about = Språket på skärmen.
setting-language-system = systemets
setting-warning = Varning
setting-warning-about = Fråga ”är du säker?” före ett drag som kostar mycket.
warning-off = av
warning-blunder = blundrar
warning-mistake = misstag
warning-inaccuracy = oprecisa drag
setting-coach-about = Visa bästa draget och varför.
setting-step = Stegläge
setting-step-about = Datorn väntar på Enter.
setting-flag = När tiden är slut
setting-flag-loses = förlorar
setting-flag-plays-on = spelar vidare
setting-flag-loses-about = Den vars tid tar slut förlorar.
setting-flag-plays-on-about = Partiet går vidare men räknas inte längre för din rating.
setting-clock = Klocka
setting-number-pad = Sifferordning
setting-number-pad-on = siffertangenter
setting-number-pad-off = läsordning
setting-number-pad-on-about = Luffarschack: 7 8 9 är översta raden.
setting-number-pad-off-about = Luffarschack: 1 2 3 är översta raden.
setting-mouse = Mus
setting-mouse-about = Stäng av för att markera text i terminalen.
setting-bell = Ljudsignal
setting-bell-about = En signal när det är din tur och du är i ett annat fönster.
setting-quiet = Tysta timmar
setting-quiet-about = Ingen signal under dessa timmar.
setting-quiet-none = inga
setting-quiet-hours = { $from } till { $to }
setting-threads = Analystrådar
setting-threads-about = Fler trådar är snabbare; bara en ger upprepbara resultat.
setting-memory = Analysminne
setting-memory-about = Minne för analysbrädet.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = Ditt namn
setting-name-about = Tryck Enter för att ändra.
setting-name-unset = Du
setting-opponent = Andra spelaren
setting-opponent-about = Andra spelarens namn i partier för två.
setting-opponent-unset = efter färg
setting-page = Webbsida
setting-page-about = Adressen som länkar och QR-koder leder till. Enter för att ändra.
setting-page-unset = ingen
setting-level = Förvald nivå
setting-level-about = Förvald på startskärmen.
setting-side = Förvald färg
setting-side-about = Förvald på startskärmen.
theme-own = Ditt eget tema.
theme-auto = Efter terminalen: classic, eller paper på ljus bakgrund.
theme-classic = Grön filt i en ram av valnöt.
theme-midnight = Djupblått, för natten.
theme-paper = Bläck på papper, för ljusa bakgrunder.
theme-contrast = Grått, blått, orange: fungerar för färgblinda.
theme-mono = Ingen färg alls: former och klamrar.
theme-ascii = X och O, bara ASCII.

## Keys

own-keys-no-set = okänd tangentuppsättning ”{ $name }”: bara vi är tillåtet
own-keys-no-command = okänt kommando ”{ $name }”: se outflank manual keys
own-keys-no-key = okänd tangent ”{ $key }”: använd ett tecken, Up, Enter, F2, Ctrl-X...
own-keys-none = ingen användbar tangent för ”{ $name }”
own-keys-twice = { $key } är både { $one } och { $two }: de vanliga tangenterna gäller
own-look-no-base = okänd bas ”{ $name }”: classic, midnight, paper, contrast
own-look-no-role = okänd färgroll ”{ $role }”: se outflank manual settings
own-look-no-color = { $role } tar en färg som #26804f, inte ”{ $color }”
own-look-contrast = { $one } på { $other } syns dåligt: kontrast { $ratio }, minst { $least } krävs
palette-title = Kommandon
palette-typed = > { $text }_
palette-nothing = inget sådant kommando
palette-start = Startskärm
palette-library = Partisamling
palette-analysis = Analysbräde
palette-page = Gå till: { $name }
palette-lesson = Lektion: { $name }
palette-puzzle = Problem: { $name }
palette-game = Spel: { $name }
palette-level = Nivå: { $name }
palette-person = Som en människa: { $name }
palette-against = Spela mot: { $name }
palette-setup = Ställ in: { $name }
palette-theme = Tema: { $name }
palette-editor = Ställningsredigerare

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = ångra tillbaka
synonyms-redo = igen framåt
synonyms-hints = hjälp tillåtna prickar drag visa ledtråd
synonyms-values = värden värde bedömning marginal analysera
synonyms-coach = råd bästa förslag tips förklara
synonyms-people = folk populärt vanligt människor spelare styrka andel procent
synonyms-why = skäl förklara detalj
synonyms-line = variant fortsättning
synonyms-review = misstag analysera blundrar precision
synonyms-new-game = börja om starta spela
synonyms-resign = ge upp förlora
synonyms-theme = färger färg tema utseende mörkt ljust
synonyms-turn-board = vrid vänd riktning sida
synonyms-animation = vända fart
synonyms-step = paus vänta
synonyms-look = tema
synonyms-copy = urklipp drag protokoll
synonyms-export = spara dela fil bild svg
synonyms-help = tangenter regler handbok genvägar kommandon
synonyms-quit = avsluta lämna stäng
synonyms-try-again = försök
synonyms-game-drill = övning öva misstag i det här partiet
synonyms-library = partier historik sparade arkiv sök importera bibliotek turnering
synonyms-practice = träning övningar misstag
synonyms-analysis = utforska öppningar bok varianter studera tränare
synonyms-statistics = rating resultat elo framsteg
synonyms-start = meny hem start
synonyms-learn = lektioner kurs skola
synonyms-puzzles = problem taktik
synonyms-settings = alternativ konfigurera namn ljud signal mus språk bilder enkel stor
synonyms-engines = edax gtp nboard program
synonyms-editor = redigera ställa upp bräde ställning
synonyms-lesson = lära lektion
synonyms-puzzle = problem
synonyms-daily = dagens dagligt
synonyms-near = styrka nivå
synonyms-drill = drill idé
synonyms-game = variant regler othello
synonyms-level = nivå svårighet
synonyms-setup-level = svårighet nybörjare svårare lättare starkare svagare
synonyms-person = person människa folk motståndare
synonyms-clock = klocka tid
keys-palette = I kommandolistan
key-palette = Hitta ett kommando efter namn
key-run = Utför kommandot
bar-run = utför

help-rules = Regler
help-page = Den här sidan
help-keys = Alla tangenter
help-more-keys = Alla tangenter finns på nästa flik (höger).
help-more = mer nedanför
help-manual = Handboken säger mer: kör outflank manual i ett skal.
keys-board = I ett parti
keys-start = På startskärmen
keys-entry = När du skriver ett drag
keys-result = Efter ett parti
keys-library = Partisamling
keys-replay = När du ser på ett parti
keys-editor = Ställningsredigerare
keys-analysis = Analys
keys-trainer = Öppningstränare
keys-holes = Luckor i repertoaren
keys-games-here = Partier från en ställning
keys-line = Väntad fortsättning
keys-practice = Öva
keys-learn = Lektioner
keys-lesson = I en lektion
keys-puzzles = Problem
keys-puzzle = I ett problem
keys-settings = Inställningar
keys-guests = Motorer
keys-tournament = Turnering
keys-tournament-board = Turnering: ett bräde
keys-statistics = Statistik
keys-help = På hjälpsidan
keys-anywhere = Överallt

key-click = Spela en ruta; välj i en meny, tangentraden eller draglistan
key-wheel = Rulla draglistan
key-help = Hjälp: reglerna och alla tangenter
key-quit = Avsluta (partiet sparas); när du skriver, Ctrl-C
key-suspend = Gå till skalet; `fg` tar tillbaka spelet
key-repaint = Rita om skärmen
key-theme = Nästa tema
key-export = Exportera partiet: kopiera eller spara i en fil
key-copy = Kopiera dragen
key-values = Väntad slutmarginal för varje tillåtet drag
key-people = Tränare: vad spelare av din styrka spelar
key-coach = Tränare: en knuff, idén, sedan bästa draget och varför
key-review = Gå igenom partiet drag för drag
key-review-retry = Gå igenom partiet; när du prövar om: tillbaka till genomgången
key-type = Skriv en ruta för att spela den; efter : tryck Enter
key-next-legal = Nästa, föregående tillåtna ruta
key-hints = Tips på/av (kort väntan, om du skriver h4): tillåtna rutor; i luffarschack vinster och hot
key-library = Partisamling
key-back-start = Tillbaka till startskärmen
key-back-start-saved = Tillbaka till startskärmen (partiet sparas)
key-page = Sida upp, sida ner
key-ends = Till början, till slutet
key-cursor = Flytta markören
key-play = Spela vid markören; i stegläge: nästa drag
key-digits = Kolumn, sedan rad: 81 är överst till höger; i luffarschack en siffra
key-take-back = Ta tillbaka (mot datorn: till din egen tur)
key-resign = Ge upp: partiet är förlorat
key-take-back-to = Ta tillbaka till det draget
key-turn = Vrid brädet 90 grader
key-times = Tid per drag i stället för resultatet
key-numbers = Dragnummer på/av
key-redo = Gör om ett drag du tog tillbaka
key-new = Nytt parti (det här sparas)
key-step = Stegläge: datorn väntar på Enter
key-animation = Animering på/av
key-mouse = Mus på/av (av: terminalen markerar text)
key-scroll-log = Rulla draglistan
key-start = Börja, eller ändra valet
key-analyst = Visa varianter från: nästa motor, av
key-choose-board = Välj ett bräde
key-see-board = Förstora
key-next-board = Nästa eller föregående bräde
key-next-legal-or-board = Nästa tillåtna ruta på din tur, annars nästa bräde
key-scroll-standings = Rulla ställningen
key-play-on-turn = Spela på din tur
key-back-tournament = Tillbaka till ställningen
key-choose-guest = Välj en motor
key-try-guest = Pröva den, högst tio sekunder
key-scroll-guest-log = Rulla loggen
key-choose-line = Välj en rad
key-change = Ändra inställningen
key-play-entry = Spela draget
key-cancel = Avbryt
key-again = Spela igen
key-even = Spela mot en nivå som passar dig
key-new-setup = Ställ in ett annat parti
key-undo-last = Ta tillbaka senaste draget
key-close-result = Stäng panelen och se brädet
key-scroll = Rulla
key-tab = Byt flik
key-close = Stäng
key-change-save = Ändra och spara
key-change-name = Ändra; skriv ett namn
key-save-name = Spara namnet
key-keep-name = Behåll det gamla namnet
key-open = Öppna partiet; fortsätt ett oavslutat
key-choose-game = Välj ett parti
key-search = Sök efter namn, datum, turnering eller öppning
key-view = Visa: alla, spelade här, oavslutade, importerade, raderade
key-sort = Ordna efter datum, Svart, Vit, resultat, öppning
key-outcome = Visa: alla, vunna, förlorade, oavgjorda, Svart vinner, Vit vinner
key-opponent = Visa partier mot den här motståndaren
key-event = Visa partier från den här turneringen
key-delete = Radera partiet; bland de raderade: återställ det
key-undelete = Ångra senaste raderingen
key-undo-import = Radera partierna från senaste importen
key-clear-back = Töm sökningen, sedan tillbaka till startskärmen
key-finish-search = Färdigskrivet
key-clear-search = Töm sökningen
key-step-move = Ett drag bakåt, framåt
key-step-ten = Tio drag bakåt, framåt
key-mistakes = Föregående, nästa misstag
key-mistakes-of = Visa misstag av: båda, Svart, Vit
key-try-again = Pröva igen: spela ett annat drag här
key-game-drill = Övning: misstag i partiet, sedan problem
key-detail = Varför: nästa skäl i detalj
key-line = Spela igenom den väntade fortsättningen
key-other-line = Det andra dragets variant
key-leave-line = Lämna varianten
key-replay-enter = Spela vidare härifrån; i en genomgång nästa misstag
key-play-on = Spela vidare härifrån som nytt parti
key-back = Tillbaka
key-another-game = Andra spel
key-sure = Spela det ändå
key-choose-weakness = Välj en svaghet
key-practise-weakness = Öva på den
key-weakness-lesson = Öppna lektionen
key-weakness-puzzles = Lös problem om den
key-edit = Redigera ställningen
key-place-black = Lägg en svart bricka, åt höger
key-place-white = Lägg en vit bricka, åt höger
key-erase = Töm rutan, åt höger
key-cycle = Växla svart, vit, tom
key-other-side = Byt vem som drar
key-empty-board = Töm brädet
key-start-board = Tillbaka till startställningen
key-swap-colors = Byt färgerna
key-rotate = Vrid brädet 90 grader
key-mirror = Spegla brädet
key-undo-edit = Ångra
key-analyse-position = Analysera ställningen
key-play-position = Spela vidare mot datorn
key-analyse = Analysera partiet: varianter, kommentarer, tecken
key-analysis-play = Spela här: följ varianten eller börja en
key-step-back = Ett drag bakåt
key-step-on = Ett drag framåt
key-variations = Föregående, nästa variant
key-comment = Kommentera senaste draget
key-mark = Märk senaste draget: !, !!, !?, ?!, ?, ??
key-explore = Visa vad som spelats här, eller dölj det
key-games-here = Lista partierna som nått den här ställningen
key-train = Träna härifrån: dina varianter, eller bra svar på vanliga drag
key-new-analysis = Börja en ny analys; den här sparas om den har varianter eller kommentarer
key-analyse-tree = Analysera alla varianter i bakgrunden; igen: stoppa
key-engine = Starta eller stoppa motorn
key-solve = Lös: räkna till partiets slut, hur lång tid det än tar; igen: stoppa
key-solve-position = Lös ställningen
key-holes = Hitta luckor: vanliga drag din repertoar inte svarar på
key-train-play = Svara med det här draget; i slutet av en variant nästa
key-train-again = Börja om varianten
key-open-hole = Gå till det här draget
key-choose-hole = Välj ett drag
key-filter = Filtrera partier: spelare, år, turnering eller resultat
key-use-filter = Använd det här filtret
key-drop-filter = Avbryt
key-open-here = Öppna partiet vid det här draget
key-best-lines = Visa så här många bästa varianter; 0: inga
key-take-line = Lägg till den väntade fortsättningen som variant
key-promote = Flytta upp varianten
key-delete-line = Radera draget och allt som följer
key-restore-line = Hämta tillbaka det raderade
key-fold = Dölj varianterna, eller visa dem
key-save-comment = Spara kommentaren
key-drop-comment = Lämna den som den var
key-subject = Öva bara ett ämne; igen för nästa
key-choose-lesson = Välj en lektion
key-open-lesson = Öppna lektionen
key-lesson-answer = Spela, märk eller svara; sedan vidare
key-lesson-number = Skriv ett tal där det efterfrågas
key-lesson-again = Pröva igen, eller börja om brädet
key-lesson-boards = Föregående / nästa bräde i lektionen
key-lesson-leave = Tillbaka till lektionerna
key-choose-puzzles = Välj
key-open-puzzles = Öppna
key-puzzle-play = Spela draget; sedan vidare
key-puzzle-again = Ta tillbaka ett felaktigt drag
key-puzzle-name = Nämn idén, i en drill
key-puzzle-idea = Visa idéerna; då får du halva poängen
key-practice-idea = Visa idén bakom det bästa draget
key-puzzle-solution = Visa lösningen
key-puzzle-share = Dela problemet: länk, ställning, QR-kod
key-lesson-share = Dela lektionen: länk, ställning, QR-kod
key-puzzle-copy = Kopiera resultatet av dagens problem
key-puzzle-leave = Tillbaka till problemen
key-practice-play = Spela vid markören; sedan nästa ställning
key-choose-format = Välj ett format
key-do-export = Exportera
key-accept = Godta
key-discard = Kasta

bar-help = hjälp
bar-quit = avsluta
bar-type = skriv
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = nästa
bar-hints-show = visa tips
bar-hints-hide = dölj tips
bar-back = tillbaka
bar-leave = lämna
bar-play = spela
bar-coach = tränare
bar-values = värden
bar-undo = ångra
bar-undo-import = ångra import
bar-resign = ge upp
bar-take-back = ta tillbaka
bar-redo = gör om
bar-new = nytt
bar-start = start
bar-choose = öppna
bar-move = flytta
bar-next-mistake = nästa misstag
bar-change = ändra
bar-cancel = avbryt
bar-again = spela igen
bar-even = jämn nivå
bar-review = genomgång
bar-review-mattered = se vad som avgjorde
bar-new-setup = nytt parti
bar-board = bräde
bar-scroll = rulla
bar-close = stäng
bar-tab = annan flik
bar-ok = OK
bar-open = öppna
bar-search = sök
bar-view = lista
bar-sort = ordna
bar-filter = filter
bar-delete = radera
bar-restore = återställ
bar-done = klar
bar-clear = töm
bar-step = steg
bar-ends = början/slut
bar-mistakes = misstag
bar-own-mistakes = dina misstag
bar-next-board = nästa bräde
bar-tournament = ställning
bar-try = pröva
bar-try-again = pröva igen
bar-retry = annat drag
bar-game-drill = övning
bar-why = varför
bar-line = variant
bar-other-line = annan variant
bar-play-on = spela vidare
bar-first-game = första partiet
bar-costliest = värsta felet
bar-copy = kopiera
bar-set = lägg
bar-turn = vem drar
bar-analyse = analysera
bar-explore = partier
bar-train = träna
bar-solve = lös
bar-once-more = börja om
bar-lines = varianter
bar-engine-on = starta motor
bar-engine-off = stoppa motor
bar-variation = variant
bar-comment = kommentar
bar-idea = idé
bar-puzzles = problem
bar-lesson = lektion
bar-solution = lösning
bar-export = exportera
bar-practise = öva
bar-answer = svara
bar-mark = märk
bar-subject = ämne
bar-game = spel
bar-discard = kasta
bar-result = resultat
bar-pass = passa
bar-next-move = nästa drag
bar-go-on = fortsätt

## The end

farewell = Tack för att du spelade outflank!
farewell-score = { $title }: { $score }.
farewell-final = Slutresultat: { $score }. { $verdict }.
farewell-current = Ställning just nu: { $score }. { $verdict }.
farewell-opening = Öppning: { $name }.
farewell-continue = För att fortsätta: { $command }
farewell-unfinished = Oavslutat: { $command }
farewell-guest = I en dag kommer du tillbaka med användarnamnet { $name }.
farewell-memory = outflank avslutades eftersom minnet tog slut.

## Line by line (--plain)

plain-menu-title = outflank: Reversi och luffarschack
plain-menu-play = Spela Reversi
plain-menu-tic-tac-toe = Spela luffarschack
plain-menu-learn = Lektioner
plain-menu-puzzles = Problem
plain-page-not-kept = Partier sparas inte: { $why }.
plain-page-library = Partierna finns i vyn med bräde.
plain-menu-library = Dina partier och genomgångar
plain-menu-settings = Inställningar
plain-menu-quit = Avsluta
plain-menu-number = Nummer:
plain-menu-help = Skriv ett tal från 0 till { $count }.
plain-library-help = Skriv ett tal för att öppna ett parti, Enter för fler, 0 för menyn.
plain-library-game = Skriv 1 för en genomgång, 0 för listan.
plain-library-reviewing = Går igenom partiet. Det tar några sekunder...
plain-library-empty = Inga partier än. Skriv 0 för menyn.
plain-library-end = Inga fler partier. Skriv 0 för menyn.
plain-settings-help = Skriv ett tal från 1 till { $count } för att ändra, 0 för menyn. Namn: tal och namn.
plain-welcome = Välkommen till { $game }! { $rule } Skriv help för att se kommandona.
plain-welcome-letters = Välkommen till { $game }! { $rule } Svart är X, Vit är O. Skriv help för att se kommandona.
plain-sides = Du har { $yours }. Datorn har { $its }, { $level }.
plain-you-first = Du börjar.
plain-computer-first = Datorn börjar.
plain-side-first = { $side } börjar.
plain-taken-back = Tillbakataget: { $squares }.
plain-clocks = Tid kvar: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Skriv { $black } eller { $white }, eller help
plain-type-yes = Skriv yes eller no, eller undo
plain-type-enter = Tryck Enter, eller skriv help
plain-type-move = Skriv ett drag, eller help
plain-type-example = Skriv ett drag som { $square }, eller help
plain-type-example-digits = Skriv ett drag som { $square } (eller { $digits }), eller help
plain-how-letters = Ett drag är en ruta: bokstav och siffra (h1), eller två siffror, kolumn och rad (81).
plain-how-digits = Ett drag är en siffra: 1 2 3 är översta raden, från vänster.
plain-how-pad = Ett drag är en siffra, som på siffertangenterna: 7 8 9 är översta raden.
plain-how-none = Med --board none beskrivs dragen bara i ord.
plain-ask-side = Vill du vara { $black } eller { $white }?
plain-ask-step = Tryck Enter för att se datorns drag:
plain-ask-again = Vill du spela igen? (yes eller no)
plain-ask-move = Ditt drag:
plain-ask-move-of = { $side } drar:
plain-hints = du kan spela { $squares }{ $urgent }
plain-result-why = { $verdict }; { $reason }
plain-best = { $square } är bäst: det leder till { $score } ({ $sure }). { $why }
plain-worth-best = { $square } leder till { $score } ({ $sure }); inget drag är bättre. { $why }
plain-worth = { $square } leder till { $score } ({ $sure }); { $best } är bättre ({ $best-score }). { $why }
plain-no-game = Inget parti pågår
plain-nothing-to-move = Det finns inget drag att göra
plain-no-move-yet = Inget drag har gjorts än
plain-illegal = { $square } är inget tillåtet drag
plain-no-coach-here = Här finns ingen tränare
plain-too-long = Den raden är för lång
plain-not-your-turn = Det är datorns tur
plain-yes-no = Svara yes eller no
plain-not-understood = Det förstod jag inte
plain-over = Partiet är slut
plain-empty = Den raden är tom
plain-none = inga
word-hints = lista dina tillåtna drag varje tur (på/av)
word-undo = ta tillbaka ditt senaste drag
word-board = visa brädet igen
word-score = visa ställningen i brickor
word-best = visa bästa draget och varför
word-resign = ge upp partiet
word-why = betygsätt och förklara senaste draget; `why f4` gäller f4
word-help = visa den här listan (eller ?)
word-quit = avsluta partiet (eller q)

## The library of games on disk

store-locked = ett annat program använder samlingen
store-other-tab = en annan flik med sidan har dina partier
store-no-storage = webbläsaren ger sidan inget utrymme
store-disk-full = disken är full
store-read-only = samlingen är skrivskyddad
store-cannot-open = samlingen kan inte öppnas
store-not-permitted = ingen rätt att skriva i samlingen
store-damaged = samlingen är skadad
store-disk-silent = disken svarar inte
store-disk = kunde inte skriva till disken: { $why }
store-folder = kunde inte skapa { $folder }: { $why }
store-newer = { $path } är från en nyare version: uppdatera outflank för att öppna den
store-no-library = filen är ingen samling från outflank, eller så är den skadad
store-newer-library = filen är från en nyare version av outflank
store-foreign = samlingen hör till ett annat program: flytta den för att börja en ny
store-index-damaged = ställningsregistret är skadat och kan inte byggas om här: dina partier är trygga
store-no-game = parti { $id } kan inte läsas: { $why }
store-no-such-game = det finns inget parti { $id }
store-unwanted = behövs inte längre
store-other = samlingen kan inte användas: { $why }

## Other programs

opponent-not-started = den kunde inte startas: { $why }
opponent-no-folder = det finns ingen mapp { $folder }
opponent-no-command = dess kommando är tomt eller har ett oavslutat citattecken
opponent-gone = den avslutades
opponent-hangs = den svarade inte på { $command } inom { $seconds } s
opponent-nonsense = den svarade på { $command } med ”{ $answer }”
opponent-refused = den vägrade { $command }: ”{ $why }”
opponent-slow = den hann inte med provet på { $seconds } s
opponent-illegal = den spelade otillåtet, { $why }
opponent-unknown = dina inställningar nämner ingen sådan motor
opponent-unsuited = den spelar bara vanlig Reversi
opponent-no-move = den skickade inget drag
opponent-failed = ett fel i outflank avbröt dess tänkande
opponent-silent = GTP-motorer kan inte rapportera analys; använd NBoard-protokollet

## The explorer: what is typed

error-damaged-block = ett block i registret är skadat
error-filter-years = ”{ $value }” är inget år eller årsintervall, som 2010-2019
error-filter-winner = ”{ $value }”: won:black, won:draw eller won:white
error-filter-word = ”{ $value }” är inget filter: won:black, 2010-2019, @turnering, people, own eller en spelares namn
error-filter-side-alone = ”{ $value }” behöver ett spelarnamn före sig

## Records that cannot be read

error-tree-json-no-parent = variant { $value } följer ett drag som inte kommer före den
error-tree-json-not-a-square = variant { $number }: ”{ $text }” är ingen ruta
error-tree-json-refused = variant { $number }: { $reason }
error-board-cell-count = brädet har { $found } rutor i stället för { $wanted }
error-board-not-a-cell = ruta { $number } är { $found }: en ruta är X, O eller -
error-board-not-a-side = efter brädet kommer X eller O, vem som drar, inte { $value }
error-wthor-too-short = för kort för en WTHOR-fil
error-wthor-other-length = huvudet lovar { $promised } poster om { $size } byte, men { $found } byte följer
error-wthor-other-board = dess bräde har { $value } rader: bara 8 är kända
error-wthor-solitaires = den innehåller problem (solitärer), inte partier
error-game-not-a-square = drag { $number } är { $byte }, som inte är någon ruta: 10 gånger raden plus kolumnen
error-game-refused = drag { $number } ({ $square }) är otillåtet: { $reason }
error-game-too-many-discs = dess { $value } svarta brickor är fler än 64
error-json-no-record = det är inget parti i JSON: { $value }
error-json-other-game = okänt spel ”{ $value }”: { $known }
error-json-board = dess start: { $value }
error-site-cut-short = det är avklippt
error-site-no-moves = det har inga drag
error-site-other-game = det är ett parti { $value }, inte reversi1
error-grid-twice = nummer { $number } står två gånger
error-grid-missing = nummer { $number } saknas
error-table-moves = det har inga drag
part-game = parti { $number }
part-line = rad { $number }
part-object = objekt { $number }
reading-stops = { $why } ({ $read } av { $moves } drag går att läsa)
reading-guess = gissning: { $moves } av { $words } ord är drag
reading-turned = brädet är spegelvänt, för det började med svart på d4 och e5
no-reading-empty = det är tomt
no-reading-form = det är ingen läsbar form: drag, ställning, PGN, GGF, SGF, WTHOR, OBF, JSON, tabell
no-reading-moves = det finns inga drag
no-reading-bytes = det är ingen text och ingen hel WTHOR-fil
no-reading-names = det är namnen i WTHOR: ta .wtb-filerna bredvid
no-reading-yet = en { $name }-fil: den formen går inte att läsa än
error-sgf-cut-short = det är avhugget
error-sgf-empty = det finns inget mellan parenteserna
error-sgf-other-game = det är spel nummer { $value } i SGF; Othello är nummer 2
error-sgf-other-size = dess bräde är { $value }: bara 8, 6 och 4 stöds
error-sgf-not-a-square = rad { $line }: ”{ $text }” är ingen ruta
error-sgf-two-discs = dess start har två brickor på { $value }
error-sgf-set-up-later = rad { $line }: brickor läggs efter första draget
error-sgf-refused = rad { $line }: { $text } avvisas: { $reason }
error-sgf-long-comment = rad { $line }: bara de första { $max-comment } tecknen i kommentaren behålls
error-sgf-wrong-side = rad { $line }: { $text } är ett drag av { $side }, men { $side } är inte vid draget
error-ggf-cut-short = det är avhugget
error-ggf-other-game = det är ett parti { $value }, inte Othello
error-ggf-other-type = okänd typ ”{ $value }”: 8, 8a, 6 och 4 är kända, med s, r, k, b eller w
error-ggf-board = dess start BO: { $value }
error-ggf-not-a-move = drag { $number }: ”{ $text }” är varken en ruta eller PA
error-ggf-refused = drag { $number } ({ $text }) är otillåtet: { $reason }
error-ggf-wrong-side = drag { $number } är av { $side }, som inte är vid draget
error-obf-not-a-score = { $value } är inget resultat mellan -64 och +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = sidan vid draget har inget val där
error-not-a-puzzle-not-unique = det har inte ett enda rätt drag: { $first } och { $second } håller båda resultatet, eller färre än { $min } brickor skiljer dem
error-lesson = rad { $line }: { $fault }
error-lesson-fault-no-title = en lektion börjar med sin titel: # Titel
error-lesson-fault-no-summary = under titeln står på en rad vad man lär sig
error-lesson-fault-no-board = ett bräde börjar med sin titel: ## Titel
error-lesson-fault-no-boards = lektionen har inget bräde
error-lesson-fault-unknown-key = okänd nyckel ”{ $value }”: nycklarna är board, moves, turn, from, ask, task, answer, claim, then, right, lesser och wrong
error-lesson-fault-twice = ”{ $value }” finns två gånger
error-lesson-fault-missing = brädet ovan saknar ”{ $value }”
error-lesson-fault-side = ”{ $value }” är ingen sida: black eller white
error-lesson-fault-task = okänd uppgift ”{ $value }”: play, mark, count, total, pass eller finish
error-lesson-fault-then = "{ $value }" är inget antal drag från 1 till 6, eller så frågas inte efter ett drag
error-lesson-fault-square = ”{ $value }” är ingen ruta
error-lesson-fault-answer = svaret är { $value }
error-lesson-fault-claim = okänt påstående ”{ $value }”
error-lesson-fault-untrue = inte sant: { $value }
error-lesson-fault-loses = { $square } förlorar { $loss } brickor enligt en sökning: skriv 'lesser { $square }: ...'
error-lesson-fault-not-lesser = { $square } förlorar { $loss } brickor enligt en sökning, färre än 4: det hör till svaret
error-lesson-fault-refuses = { $square } är inget svar men { $loss } brickor bättre enligt en sökning: ta en annan ställning
error-lesson-fault-not-wrong = { $value } är inget fel svar här
error-untrue-fact = { $not ->
    [yes] { $first } är inte { $second }
   *[no] { $first } är { $second }
}
error-untrue-number = det är { $first }, inte { $second }
error-untrue-squares = rutorna är { $value }
error-task-too-many-empties = { $first } rutor är tomma: uppgiften räknas ända till slutet, högst { $second } får vara tomma
error-task-no-move = sidan vid draget saknar tillåtet drag
error-task-no-pass = sidan vid draget har ett tillåtet drag och kan inte passa
error-task-no-answer = inget tillåtet drag svarar på uppgiften
error-task-not-legal = { $value } är inget tillåtet drag
error-task-not-empty = { $value } är inte tom
error-task-out-of-reach = bästa resultatet är { $value }: det utfallet går inte att nå
error-unknown-task = okänd uppgift ”{ $value }”: play, mark, count, total, pass eller finish

## Other programs: names

error-guest-name = ett namn har 1 till { $most } bokstäver, siffror, ”-”, ”_”, ”.” eller ”+”

## Tournaments: plans

error-plan-players = en turnering har 2 till { $most } spelare, inte { $value }
error-plan-rounds = en turnering har 1 till { $most } ronder, inte { $value }
error-plan-swiss-rounds = en schweizer med { $players } spelare har högst { $most } ronder, inte { $rounds }
error-plan-games = två spelare har 1 till { $most } partier, inte { $value }

## The engine: files and memory

error-weights-no-weights = filen är ingen viktfil från outflank
error-weights-other-version = vikterna har version { $value }; version { $version } behövs (outflank-train fit gör nya)
error-weights-damaged = vikterna är skadade
error-people-no-weights = ingen människofil från outflank
error-people-other-version = människofilen har version { $value }; version { $version } behövs (outflank-train people gör en ny)
error-people-damaged = människofilen är skadad
error-out-of-memory = { $mebibytes } MiB minne finns inte
error-book-no-book = ingen öppningsbok från outflank
error-book-other-version = öppningsboken har version { $value }; version { $version } behövs
error-book-damaged = öppningsboken är skadad
error-no-such-level = det finns ingen nivå { $number }: nivåerna går från 1 till { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = ingen walkover
error-time-control-not-a-time = ”{ $value }” är ingen tid: skriv 90s, 5m, 1h30m eller 5:00
error-time-control-too-long = ”{ $value }” är för långt: högst 100 timmar
error-time-control-not-a-count = ”{ $value }” är inget tal från 1 till 1000
error-time-control-no-time = det finns ingen tid att spela på
error-not-a-square = ”{ $value }” är ingen ruta: rutorna går från a1 till h8
error-play-over = partiet är slut
error-play-can-move = du kan inte passa när du har ett tillåtet drag
error-play-must-pass = det finns inget tillåtet drag: du måste passa
error-transcript-not-a-move = drag { $number }: ”{ $text }” är ingen ruta: rutorna går från { $range }
error-transcript-refused = drag { $number } ({ $text }) är otillåtet: { $reason }
error-transcript-too-long = ett protokoll har högst { $max-length } tecken
error-tree-full = ett parti kan ha högst { $max-nodes } drag, alla varianter medräknade
error-tree-too-much-text = en kommentar kan ha högst { $max-comment } tecken, och alla i ett parti { $max-text }
error-tree-played = partiets egna drag står kvar som de spelades
error-tree-main-line = det är redan huvudvarianten

## The command line: what is wrong with it

usage-needs-value = { $argument } behöver ett värde
usage-invalid-of = ogiltigt värde ”{ $value }” för { $name }: { $allowed }
usage-unknown-of = { $what }: ”{ $value }” är okänt: { $allowed }
usage-invalid = ogiltigt värde ”{ $value }” för { $name }
usage-unknown-option = okänd flagga ”{ $name }”: se outflank --help
usage-unknown-command = okänt kommando ”{ $command }”: se outflank --help
usage-missing = { $argument } saknas: se outflank --help
usage-twice = { $name } kan bara anges en gång
usage-conflict = { $argument } kan inte användas med { $other }

## The command line: values of options

value-level = okänd nivå ”{ $text }”: nivåerna går från 1 till { $count }
value-player = okänd spelare ”{ $text }”: level:1 till level:{ $count }, eller { $names }
value-player-or-person = okänd spelare ”{ $text }”: level:1 till level:{ $count }, person:{ $least } till person:{ $most }, eller { $names }
value-person = ingen spelar som ”{ $text }”: människors rating går från { $least } till { $most } i steg om 100
value-person-game = människor spelar bara vanlig Reversi
value-guest-game = { $name } kan bara vanlig Reversi
value-engines = { $sentence }; dina motorer: { $names }
value-protocol-game = { $protocol }: spelarna kan bara vanlig Reversi
file-unreadable-why = { $file } kunde inte läsas: { $why }
value-no-openings = { $file } har inga öppningar
value-depth = ett heltal från 1 till 20
value-no-command = '{ $text }' nämner inget program
value-mebibytes = 1 till 65536 MiB
value-seconds = 0.001 till 86400 sekunder
value-clocks = { $why }; till exempel 5m, 5m+3s, 10m/30s, 10m/3x30s eller 10m,5m för Svart och Vit
value-count = ett heltal från 1 till 1000000
value-address = en adress med port, till exempel 0.0.0.0:2022 eller [::]:2022
value-threads = 1 till 256 trådar
value-concurrency = 1 till 256 partier samtidigt
value-factor = 0.001 till 1000
value-patience = 1 till 86400 hela sekunder
value-games = 1 till 1000000 partier
value-whole = ett heltal från 0
value-seed = ett heltal från 0 till { $most }
value-number = ett heltal från 1
cli-less-memory = { $wanted } MiB minne finns inte: använder { $granted } MiB
cli-rules-reversi = --rules gäller bara Reversi
cli-first = --first gäller bara --rules book och tictactoe: annars börjar alltid Svart
cli-level-auto = --level auto fungerar bara i Reversi med vanliga regler
value-or-auto = { $why }, eller auto
cli-watch-players = watch behöver två spelare, till exempel level:3 level:4
cli-start-reversi = --start gäller bara Reversi med vanliga regler
cli-start-gtp = { $name } kan inte spela från den här starten: GTP kan inte skicka den

## The command line: files, games, commands

file-unreadable = { $file } kunde inte läsas
file-unwritable = { $file } kunde inte skrivas
cli-serve-no-home = systemet känner ingen hemmapp: ange en med --data FOLDER
cli-serve-not-built = det här bygget har ingen server: bygg med cargo build --release --features serve
cli-no-interrupt = kunde inte hantera Ctrl-C
manual-title = Handboken till outflank. För att läsa en sida:
cli-no-topic = okänt ämne ”{ $topic }”: { $topics }
cli-no-image = bilden kunde inte kodas
cli-plain-first = --plain står ensamt, eller efter play, watch, learn eller puzzle
cli-no-output = utdata kunde inte skrivas
cli-no-input = indata kan inte läsas
cli-input-failed = indata kunde inte läsas
cli-lesson = okänd lektion ”{ $text }”: 1 till { $count }, eller { $names }
cli-lesson-checked = { $file }: { $boards } bräden och { $exam } i provet, allt sant
cli-no-puzzle = det finns inget problem om det än
cli-puzzle-ended = problemet kunde inte fortsätta
cli-solve-it = Lös det: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, rad { $line }: { $why }
cli-many-empties = { $empties } rutor är tomma: högst { $most }
value-to = 1 till { $count }
cli-explore-for-black = Marginaler och bokvärden gäller Svart.
cli-explore-reversi = bara Reversi utforskas
cli-index-anew = ställningsregistret var skadat och byggs om: dina partier är trygga
cli-no-such-player = inget spelarnamn innehåller ”{ $name }”
cli-no-such-event = inget turneringsnamn innehåller ”{ $name }”
cli-over-here = här är partiet slut
cli-must-pass = { $side } måste passa
cli-index-incomplete = ofullständigt: { $through } av { $target } partier finns i ställningsregistret
cli-index-stopped = ställningsregistret är inte fullständigt: { $why }
cli-to-move = { $side } vid draget
cli-no-game-in = inget parti hittat i { $file }: { $why }
cli-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
cli-only-guess = { $file }: inget parti i känd form; { $guess }: --guess tar dem
cli-more-unreadable = { $file }: och { $more } till som inte kunde läsas
cli-no-such-game = --game { $number }: filen har { $games }
cli-one-game-of = --to { $form } tar ett parti, men filen har { $count }: välj ett med --game N
cli-cannot-hold = --to { $form } kan inte rymma { $game }; det kan: { $forms }
cli-no-home = det finns ingen hemmapp att spara partier i
cli-set-aside = samlingen var skadad och är nu { $name }
cli-imported = { $file }: { $games } ({ $format }), nya: { $new }, fanns redan: { $known }
cli-is-library = { $file } är en samling av partier: import läser den
cli-no-files = det finns ingen fil i { $folder }
import-form = form
import-games = partier
import-new = nya
import-known = kända
import-repaired = rättade
import-refused = avvisade
import-all = alla
import-more = och { $more } till; --json nämner alla
cli-left-out = --to { $form } utelämnar varianter och kommentarer i { $count ->
    [one] 1 parti
   *[other] { $count } partier
}: sgf, pgn och json behåller dem
cli-library-format = samling
cli-file-exists = { $file } finns redan: välj ett nytt namn
cli-one-game = --to { $form } tar ett parti: välj ett med --id N
cli-game-why = parti { $id }: { $why }
cli-game-unreadable = parti { $id } kunde inte läsas: { $why }
cli-no-games = inga partier hittade
cli-game-ended = partiet kunde inte fortsätta
cli-lesson-ended = lektionen kunde inte fortsätta
cli-needs-terminal = outflank behöver en terminal; utan en, använd outflank { $command }
cli-no-position = ”{ $text }” är ingen Reversi-ställning
cli-solve-long = rad { $line }: { $empties } tomma rutor kan ta mycket lång tid; Ctrl-C visar vad som hittats
cli-line = rad { $line }: { $why }
cli-solve-wrong = FEL: filen säger { $stated }
cli-solve-stopped = stoppat: inte exakt, djup { $depth }
cli-solved = { $count } ställningar, { $nodes } noder, { $seconds } sekunder, { $rate } noder/s
cli-passes = { $name } saknar tillåtet drag och passar
cli-hint-people = Efter värdet: andelen med rating { $rating } som spelar draget.
cli-hint = { $exact ->
    [yes] { $name } vid draget, { $sure }
   *[no] { $name } vid draget, uppskattat, { $sure }
}
cli-no-result = stoppat: inget resultat än
cli-review-reversi = tränaren kan bara 8x8-Reversi där flest brickor vinner
cli-review-position = det finns inga drag i den: outflank hint --position ser på ett bräde
cli-review-margins = Väntad marginal för den som drar:
cli-review-exact = exakt
cli-review-depth = { $count } drag
cli-review-better = , förlorar { $loss }: bättre { $best } ({ $score })
cli-review-opening = bok ({ $name })
cli-review-book = bok
cli-review-account = { $moves } drag, { $loss } förlorade brickor, precision { $accuracy } %: { $counts }
cli-tournament-ended = turneringen kunde inte fortsätta
cli-tournament-again = för att fortsätta, kör samma kommando igen: { $file } har partierna
event-own-players = { $file } har egna spelare: ange inga andra
event-opening = öppning ”{ $text }”: { $why }
event-opening-over = öppningen ”{ $text }” avslutar partiet
event-one-start = bara en av start, opening-plies och openings kan anges
event-two-paces = en turnering har clock eller move-time, inte båda
event-opening-plies = opening-plies: högst { $most }
event-no-name = ”{ $text }” behöver ett namn eller ett kommando
event-takes = { $key } tar { $what }
event-formats = round-robin, swiss eller knockout
event-time = en tid som "5m+3s"
event-transcripts = en lista av protokoll
event-players = en lista som ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = okänd inställning ”{ $key }”
event-out = utslagen i rond { $round }
event-bye = med frirond
event-fault = { $name } förlorar parti { $game } vid bord { $table } i rond { $round }: { $why }
event-file = { $file } kunde inte användas
event-other-games = { $file } har partier från en annan turnering: ange en annan fil med --save
event-no-game = { $file }: rad { $line } är inget parti i den här turneringen
event-not-kept = partiet kunde inte sparas
event-so-far = { $games } partier; rond { $round }, { $open } kvar
event-new-game = { $name }: ett nytt parti, efter { $played } öppningsdrag.
event-your-move-by = { $name } ({ $side }, { $seconds } s kvar), ditt drag (q: stanna här):
event-your-move = { $name } ({ $side }), ditt drag (q: stanna här):
event-flips-nothing = { $square } vänder ingenting.
event-type-square = Skriv en ruta som d3.
match-opening-plies = --opening-plies: högst { $most } i det här spelet
match-title = { $first } mot { $second }
match-elo = { $elo }, plus eller minus { $error } (95 %)
match-auto = auto (rating { $rating } på slutet)
match-two-autos = auto anpassar sig till den andra spelaren: två har ingen att anpassa sig till
match-no-elo = okänt: inget parti blev klart
match-boundless = utan gräns: en sida har vunnit allt
match-fault = { $player ->
    [first] första spelaren förlorar ett parti vid drag { $ply }: { $why }
   *[second] andra spelaren förlorar ett parti vid drag { $ply }: { $why }
}
match-claims = två hypoteser som elo0=0,elo1=10, och om du vill alpha=0.05,beta=0.05
match-claims-order = { $usage }; elo0 är mindre än elo1
match-error-rates = alpha och beta är felrisker från 0.0001 till 0.5
match-at-most = högst { $elo } Elo bättre
match-at-least = minst { $elo } Elo bättre
match-undecided = inte avgjort
match-ratio = log-likelihoodkvot { $ratio } av { $lower } till { $upper }
match-risks = fel i { $alpha } % av fallen under { $below }, i { $beta } % över { $above }

grade-best = bäst
grade-good = bra
grade-inaccuracy = oprecist
grade-mistake = misstag
grade-blunder = blunder
grades-best = { $count } bästa
grades-good = { $count } bra
grades-inaccuracy = { $count ->
    [one] { $count } oprecist
   *[other] { $count } oprecisa
}
grades-mistake = { $count } misstag
grades-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blundrar
}

## Settings and files that cannot be read, moves that are not legal

window-too-small = Fönstret är för litet: { $width }x{ $height } behövs
illegal-occupied = { $square } är upptagen
illegal-flips-nothing = { $square } vänder ingenting
illegal-not-yet = { $square } kommer senare: nu { $others } eller { $last }
illegal-not-yet-only = { $square } kommer senare: nu { $other }
illegal-taken = { $square } är tagen
illegal-off-board = { $square } ligger inte på brädet
record-position = { $count ->
    [one] en ställning med { $count } tom ruta
   *[other] en ställning med { $count } tomma rutor
}
sgf-cut = { $why }: utelämnat därifrån
sgf-left-out = utelämnat: { $names }
file-larger = den är större än { $most }
file-none = det är ingen fil
config-takes = { $key } tar { $allowed }, inte { $found }
config-unreadable = kan inte läsas: { $why }
engines-too-many = fler än { $most } motorer
engines-level-name = en nivå heter så
engines-table = den tar en tabell med ett kommando
engines-text = en text
engines-protocols = "gtp" eller "nboard"
engines-lines = en lista av rader
engines-seconds = 1 till { $most } sekunder
engines-no-command = den behöver ett kommando
engines-threads = threads behöver { $text } i kommandot
record-game = { $count ->
    [one] { $game }, { $count } drag
   *[other] { $game }, { $count } drag
}

## Sides and games

side-black = Svart
side-white = Vit
game-reversi = Reversi
game-anti = Anti-Reversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, ouvertyr
game-reversi-book = Reversi, X och O
game-tictactoe = Luffarschack

person-1000 = Tar hörn och kanter; vart nionde drag förlorar tio brickor eller mer.
person-1100 = Går tidigt till kanten; vart tionde drag förlorar tio brickor eller mer.
person-1200 = Förlorar två brickor per drag i öppningen och 3,4 i mittspelet.
person-1300 = Förlorar tre brickor per drag i mittspelet och 2,5 i slutspelet.
person-1400 = Öppnar hyggligt; vart tjugonde drag förlorar tio brickor eller mer.
person-1500 = Håller sig först från kanten; förlorar 2,4 brickor per drag i mittspelet.
person-1600 = Förlorar en bricka per drag i öppningen och 1,4 i slutspelet.
person-1700 = Lämnar de flesta hörn till senare; vart fyrtionde drag förlorar tio brickor.
person-1800 = Håller sig inne i öppningen; förlorar 1,5 brickor per drag i mittspelet.
person-1900 = Tar hörn sent; förlorar en bricka per drag i slutspelet.
person-2000 = Gör sällan fel: en halv bricka per drag i öppningen.

level-name-random = Slump
level-name-greedy = Girig
level-name-rookie = Nybörjare
level-name-novice = Novis
level-name-amateur = Amatör
level-name-club = Klubb
level-name-expert = Expert
level-name-master = Mästare
level-name-grandmaster = Stormästare
level-name-champion = Champion
level-name-pupil = Elev
level-name-regular = Stamgäst
level-name-veteran = Veteran
level-name-perfect = Perfekt

pictures-auto = auto
pictures-on = på
pictures-off = av
width-auto = auto
width-narrow = en kolumn
width-wide = två kolumner
scale-auto = auto
scale-small = liten
scale-medium = mellan
scale-large = stor

keys-digits = siffror
keys-arrows = pilar
keys-click = klick, tryck
keys-wheel = hjul

square-range = { $first } till { $last }

## The server

serve-no-folder = servern kan inte använda mappen { $path }
serve-no-store = databasen { $store } kan inte användas
serve-newer-store = databasen { $store } hör till en nyare version: uppdatera den här servern också
serve-invalid-store = { $value } är ingen adress till en PostgreSQL-server: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = servern talar inte TLS med databasen: anslut via socket, privat nät eller tunnel
serve-no-host-key = värdnyckeln { $path } kunde inte läsas eller skapas
serve-open-host-key = andra användare kan läsa värdnyckeln { $path }: begränsa den med chmod 600
serve-no-address = servern kan inte lyssna på { $address }
serve-friend = Din vän skriver: { $line }
serve-listening = ssh: lyssnar på { $address }
serve-web = webbsida: lyssnar på { $address }
serve-fingerprint = värdnyckel: { $fingerprint }
serve-banner = outflank: Reversi över ssh. Ingen nyckel? Anslut som guest@...
serve-unknown-command = okänt kommando ”{ $command }”: plain, eller hint POSITION
serve-tournament-no-name = turneringen behöver ett namn
serve-tournament-twice = { $name } står två gånger i listan
serve-tournament-two-paces = en turnering har klocka eller dagar, inte båda
serve-tournament-players = en turnering har players eller weekly, ett av dem
serve-weekly-hour = { $text } är ingen timme i veckan: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = en veckoturnering är swiss eller knockout
serve-weekly-days = en veckoturnering spelas i ett svep: med klocka, inte med dagar
serve-weekly-fields = en veckoturnering har ett parti per möte och inga resultat i filen
serve-tournament-days = ett drag tar 1 till { $most } dagar
serve-tournament-no-round = ett resultat nämner rond { $round }: det finns bara { $most }
serve-tournament-self = ett resultat har { $name } mot { $name }
serve-tournament-discs = båda sidor har tillsammans högst 64 brickor
serve-come-later = Konton kan inte läsas just nu: kom tillbaka senare.
serve-restarting = Omstart: ditt parti är i säkerhet, kom tillbaka om en minut.
serve-no-hook = hooken { $path } är inget program
serve-can-start = servern kan starta
serve-setup-data = { $path } är ingen mapp för en tjänst: en absolut sökväg utan blanksteg, utanför /home, /root, /run/user och /tmp, som enheten döljer
serve-no-motd = dagens meddelande { $path } kunde inte läsas
serve-folder-taken = en annan server körs redan i mappen { $path }
serve-tournament-stranger = { $name } har ett resultat men finns inte bland spelarna
cli-host-name = namnet på en dator, såsom play.example.org
cli-fingerprint = en nyckels fingeravtryck, som ssh-keygen -lf KEY.pub skriver det: SHA256:...
serve-no-accounts = kontona kunde inte läsas
serve-needs-screen = detta behöver en skärm: anslut från en terminal, utan -T

## People

start-people = Folk
start-people-about = Möt folk: spela, utmana, titta.
start-people-turns = { $count ->
    [one] din tur i 1 parti
   *[other] din tur i { $count } partier
}
lobby-title = Folk
lobby-title-you = Folk: { $name }
lobby-own-games = Dina partier
lobby-here = { $count ->
    [one] 1 här
   *[other] { $count } här
}
lobby-seeks = Öppna inbjudningar
lobby-running = Pågående partier
lobby-unattended = en spelare är borta
lobby-finished = Dagens partier
lobby-people = Här nu
lobby-new-seek = Ny inbjudan...
lobby-new-seek-about = Bjud alla här på ett parti.
lobby-about = Spela mot människor eller datorn.
lobby-alone = Ingen annan är här än.
lobby-leave-game = Lämna ett tredagarsparti...
lobby-leave-game-about = Enter: erbjud ett parti som väntar här, med tre dagar för varje drag.
lobby-play-alone = Nivåer, lektioner, problem
lobby-play-alone-about = Enter: allt som spelas ensam, med tränaren och alla nivåer.
lobby-play-now = Spela nu
lobby-house = en dator på ungefär { $strength }
lobby-watch = Titta på { $black } - { $white }
lobby-play-now-about = Enter: ett parti genast, mot någon som väntar eller mot huset.
lobby-name-waits = { $name } väntar
lobby-play-now-person = Enter: spela mot { $name } ({ $terms }).
lobby-daily-about = Enter: dagens problem, samma för alla.
lobby-race-solved = { $count } löste
lobby-race-best = bäst { $time }, { $name }
lobby-race-own = Du tog { $time }: plats { $place } av { $count }.
lobby-house-plays = huset spelar bara Reversi vid ett tillfälle
lobby-choose-name = Välj ditt namn...
lobby-choose-name-about = Välj ett namn: det går bara en gång.
lobby-guest-code = Kom tillbaka inom en dag:
lobby-type-name = Ditt namn för gott: { $name }_
lobby-own-game-about = Enter: gå till partiet.
lobby-time-yours = Du har { $left } för ditt drag.
lobby-time-theirs = { $name } har { $left }.
lobby-time-vacation = { $name } är på semester och har { $left }.
left-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
left-hours = { $hours ->
    [one] { $hours } timme
   *[other] { $hours } timmar
}
lobby-own-seek = { $name } (du)
lobby-own-challenge = Du utmanar { $name }
lobby-own-seek-about = Din inbjudan. Enter tar tillbaka den.
lobby-challenge = { $name } utmanar dig
lobby-seek-about = Enter: spela mot { $name } på de villkoren.
lobby-running-about = Enter: titta på partiet.
lobby-finished-about = Enter: spela upp partiet; x där kopierar en länk till det.
lobby-won = du vann
lobby-lost = du förlorade
lobby-you = { $name } (du)
lobby-you-about = Det här är du. Enter: bjud alla på ett parti.
lobby-person-about = Enter: utmana { $name }.
lobby-your-turn = din tur
lobby-playing = spelar
lobby-tournament = { $name }, rond { $round } av { $rounds }
lobby-tournament-over = { $name }: { $winner } har vunnit
lobby-hour = { $day ->
    [1] måndag { $time }
    [2] tisdag { $time }
    [3] onsdag { $time }
    [4] torsdag { $time }
    [5] fredag { $time }
    [6] lördag { $time }
   *[other] söndag { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 spelare
   *[other] { $count } spelare
}
lobby-weekly-entered = { $count ->
    [one] hittills bara du
   *[other] { $count } spelare, du också
}
lobby-weekly-about = Partierna börjar { $hour } ({ $zone }). Enter: anmäl dig.
lobby-weekly-in = Du är anmäld till { $hour } ({ $zone }). Enter: avanmäl dig.
lobby-weekly-guest = Partierna börjar { $hour } ({ $zone }). Gäster kan inte anmäla sig: anslut med en nyckel (ssh-keygen gör en).
lobby-tournament-full = turneringen är full
lobby-round = rond { $round }
lobby-you-wait = du väntar
lobby-waits = väntar på dig
lobby-is-here = är här
lobby-round-about = Ditt parti mot { $name }: du har { $side }. Enter: spela.
lobby-round-wait = Partiet börjar när { $name } är redo. Enter: vänta inte längre.
lobby-standings = Ställning
lobby-standings-about = Enter: turneringens ställning och resultat.
lobby-standings-keys = PgUp och PgDn visar mer. Esc: tillbaka till lobbyn.
lobby-muted = tystad
lobby-moves = { $count ->
    [one] 1 drag
   *[other] { $count } drag
}
lobby-waiting = Väntar på lobbyn...
lobby-cut-off = Partierna kan inte sparas just nu.
lobby-ladder-title = Topplista
lobby-ladder-about = De bästa spelarna.
lobby-ladder-empty = Ingen har en etablerad rating än.
lobby-ladder-games = { $count ->
    [one] 1 parti
   *[other] { $count } partier
}
lobby-name-taken = namnet är upptaget
lobby-no-name = ditt namn förblir som det är
lobby-guest-terms = gäster spelar utan rating och i ett sträck: anslut med en nyckel för mer
lobby-busy = avsluta ditt parti först
lobby-too-many-seeks = du har nog med inbjudningar: ta tillbaka en först
lobby-too-many-games = du har redan 50 korrespondenspartier: avsluta ett först
lobby-seek-gone = inbjudan finns inte längre
lobby-no-game = det finns inget sådant parti
lobby-not-your-game = det är inte ditt parti
lobby-not-here = spelaren är inte här
lobby-not-your-turn = det är inte din tur
lobby-no-offer = det finns inget erbjudande att svara på
lobby-not-away = motståndaren måste först vara borta i två minuter
lobby-has-time = det finns tid kvar
seek-title = Bjud på ett parti
seek-title-to = Utmana { $name }
seek-pace = Tid
seek-rated = Med rating
seek-rated-yes = ja
seek-rated-no = nej
seek-rated-about = Resultatet ändrar bådas rating. Ingen tränare under partiet.
seek-casual-about = Resultatet ändrar ingen rating.
seek-house-about = Om ingen kommer spelar en dator efter 20 sekunder.
seek-side = Du spelar
seek-side-random = slumpas
seek-side-about = Din sida av brädet.
seek-game = Spel
pace-days = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
}
pace-live-about = Båda spelar i ett sträck.
pace-days-about = { $days ->
    [one] Korrespondens: varje drag inom en dag.
   *[other] Korrespondens: varje drag inom { $days } dagar.
}
terms-rated = med rating
terms-casual = utan rating
shared-title = { $black } - { $white }
shared-rematch = { $name } erbjuder revansch: Enter
shared-rematch-offered = Din revansch väntar på { $name }
shared-next = De spelar igen: Enter
shared-your-turn = Din tur: { $side } vid draget
shared-turn = { $name } ({ $side }) vid draget
shared-looking-back = Tillbakablick ({ $at } av { $count }): { $last }
shared-away = { $name } är borta
shared-claim-in = { $name } är borta: om { $time } kan du kräva vinsten
shared-call-off-in = { $name } är borta: om { $time } kan du ställa in partiet
shared-call-off = { $name } har varit borta i två minuter: W ställer in partiet
shared-may-leave = Du kan gå: partiet väntar bland dina partier.
shared-vacation = { $name } är på semester
shared-comment = Två drag efter
shared-book = { $square }: bokdrag
shared-book-named = { $square }: bokdrag ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } ger { $loss } { $loss ->
    [one] bricka
   *[other] brickor
} mer
shared-claim = { $name } har varit borta i två minuter: W kräver vinsten
shared-offer-sent = Ditt erbjudande väntar på svar
shared-draw-offered = { $name } erbjuder oavgjort
shared-take-back-offered = { $name } ber att få ta tillbaka ett drag
shared-watching = { $count ->
    [one] , 1 åskådare
   *[other] , { $count } åskådare
}
shared-paused = Partiet vilar: drag kan inte sparas just nu
shared-unsaved = Inte sparat. { $status }
shared-aborted = Partiet inställt: det hade knappt börjat
shared-draw = Oavgjort genom överenskommelse
shared-rating = Din rating: { $before } -> { $after }
shared-resign = Ge upp? Enter: ja
shared-leave = Lämna? Klockan går vidare. Enter: ja
shared-greeting = { $name }: { $greeting }
greeting-hello = Hej!
greeting-good-luck = Lycka till!
greeting-well-played = Bra spelat!
greeting-nice-move = Fint drag!
greeting-sorry = Förlåt!
greeting-thanks = Tack!
greetings-muted = 0 { $muted ->
    [yes] visa hälsningar
   *[no] visa inga hälsningar
}
refusal-assistance = tränare och motorer är av under ditt parti med rating
news-shared-game-begun = Ditt parti har börjat: du hittar det under Folk
news-declined = { $name } avböjer
news-challenged = { $name } utmanar dig: se Folk
news-came = { $name } är här nu: se lobbyn
news-named = Ditt namn är { $name }
keys-lobby = Folk
keys-account-name = Namn
keys-seek = Inbjudan
keys-shared-game = Parti med folk
keys-watched-game = Som åskådare
keys-shared-resign = Ge upp
keys-shared-leave = Lämna ett parti
keys-greetings = Hälsningar
key-lobby-enter = Spela, titta eller utmana
key-lobby-seek = Bjud alla på ett parti
key-lobby-drop = Ta tillbaka din inbjudan, avböj en utmaning
key-lobby-ladder = Topplistan och tillbaka
key-account-name = Ta det här namnet
key-post-seek = Lägg ut inbjudan
key-shared-enter = Spela vid markören; erbjud revansch
key-watch-next = Titta på de tvås nästa parti
key-accept-offer = Godta erbjudandet
key-decline = Avböj erbjudandet, eller ta tillbaka ditt
key-claim = Kräv vinsten
key-offer-take-back = Be att få ta tillbaka ett drag
key-offer-draw = Erbjud oavgjort
key-greet = Skicka en hälsning
key-shared-coach = Coach: bara i granskningen efteråt
key-greeting = Skicka den här hälsningen
bar-seek = bjud in
bar-drop = ta bort
bar-ladder = topplista
bar-post = lägg ut
bar-accept = godta
bar-decline = avböj
bar-claim = kräv
bar-draw = oavgjort
bar-greet = hälsa
bar-rematch = revansch
bar-watch = titta

lobby-name-form = ett namn har 2 till 20 bokstäver a-z, siffror och bindestreck, först en bokstav
lobby-name-reserved = namnet är reserverat
lobby-store-unavailable = partierna kan inte sparas just nu
account-title = Ditt konto
account-add = Lägg till nyckel eller webbläsare...
account-add-about = En kod för din andra nyckel eller webbläsare, giltig i tio minuter.
account-recovery = Räddningskod...
account-recovery-about = En kod att spara: den ger dig kontot tillbaka och ersätter borttappade nycklar. Den förra slutar gälla.
account-enter = Ange en kod...
account-enter-about = Anslut den här nyckeln eller webbläsaren till ditt andra konto.
account-vacation = Semester...
account-vacation-about = Dina korrespondenspartier väntar. { $left ->
    [one] { $left } dag kvar i år.
   *[other] { $left } dagar kvar i år.
}
account-on-vacation = Dina korrespondenspartier väntar { $left } till. Enter avslutar semestern.
account-type-days = Semesterdagar (1 till { $left }): { $text }_
account-no-vacation = du har inte så många semesterdagar kvar
account-delete = Radera kontot...
account-delete-about = Ditt namn försvinner; dina partier finns kvar utan det.
account-delete-sure = Radera ditt konto för gott? Enter: ja
account-deleted = Ditt konto är raderat
account-type-code = Kod: { $text }_
account-joined = Nyckeln hör nu till { $name }: anslut igen
account-code-add = Ange den där inom tio minuter:
account-code-recovery = Förvara den på ett säkert ställe:
account-no-such-code = ingen sådan kod, eller så har den gått ut
account-has-more = nyckeln har redan ett eget namn eller egna partier
account-guest = gäster har inget konto: anslut med en nyckel
news-reported = Anmält: operatören kommer att titta på namnet
keys-account = Konto
keys-account-code = Kod
keys-account-delete = Radera kontot
key-account-choose = Gör detta
key-account-code = Använd den här koden
key-account-delete = Radera kontot
key-account-vacation = Ta de här dagarna
key-lobby-account = Ditt konto: fler nycklar, räddning, radering
key-lobby-report = Anmäl ett namn till operatören
key-lobby-mute = Tysta en person, eller inte: inga hälsningar eller utmaningar
bar-account = konto
serve-removed = Sessionen avslutades: av operatören, eller för att dess nyckel togs bort.
lobby-enough-rated = ni två har spelat tre rankade partier på ett dygn från samma nätverk: spela orankat, eller vänta
lobby-operator-muted = operatören har tystat dig: inga hälsningar och inga utmaningar
account-own-key = den här sessionen använder nyckeln: ta bort den från en annan
account-keys = Nycklar...
account-keys-about = Nycklar och webbläsare som öppnar ditt konto, med senaste användning; ta bort en.
account-keys-title = Dina nycklar
account-browser = webbläsare { $digits }
account-ssh-key = ssh-nyckel { $digits }
account-this-key = den här sessionen
account-remove-sure = Ta bort { $key } och avsluta dess sessioner? Enter: ja
account-ratings = Rating { $live }, korrespondens { $slow }
keys-account-keys = Nycklar
keys-account-remove = Ta bort en nyckel
key-account-remove = Ta bort nyckeln
operator-usage = kommandon: who, reports, dismiss NAMN, ban NAMN|NYCKEL|NÄTVERK, unban NAMN|NYCKEL|NÄTVERK, rename NAMN NYTT-NAMN, kick NAMN, mute NAMN, unmute NAMN
operator-no-server = ingen server körs med den här mappen
operator-no-folder = det finns inga konton i { $path }: ingen server har körts med mappen
operator-backup-full = { $path } har filer: ange en ny mapp
operator-backed-up = Mappen är kopierad till { $path }: en server kan starta från den.
operator-no-account = det finns inget konto { $name }
operator-no-target = { $target } är varken en nyckel (SHA256:..., web:...) eller ett nätverk (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } är en operatörs nyckel
operator-too-large = { $target } är mer än ett nät: minst /8 för IPv4, /16 för IPv6
operator-backup-inside = { $path } ligger i själva mappen: ange en utanför den
operator-no-key = { $name } har ingen nyckel: kasta ut gästen med kick, eller bannlys nätverket som who visar
operator-no-reports = inget namn är anmält
operator-report = { $name }: { $count ->
    [one] { $count } anmälan
   *[other] { $count } anmälningar
}, den senaste { $day }
operator-dismissed = anmälningarna av { $name } är avfärdade
operator-banned = { $target } är bannlyst:
    { $entries }
operator-unbanned = { $target } får komma tillbaka
operator-not-banned = { $target } är inte bannlyst
operator-renamed = { $name } heter nu { $new }
operator-kicked = sessionerna för { $name } avslutas
operator-muted = { $name } skickar inga hälsningar och inga utmaningar
operator-unmuted = { $name } får hälsa och utmana igen
operator-no-sessions = ingen är här
config-more = config.toml: { $count ->
    [one] { $count } rad till utan mening
   *[other] { $count } rader till utan mening
}
config-not-utf-8 = den är inte i UTF-8: vissa bokstäver kan inte läsas
event-no-thread = systemet har inget utrymme för ett parti
key-crosstable = Korstabell på/av
key-scroll-crosstable = Andra motståndare i korstabellen
bar-crosstable = korstabell
