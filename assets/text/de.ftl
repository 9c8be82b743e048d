# Alles, was das Spiel sagt, auf Deutsch. Reihenfolge und Namen sind die von en.ftl, das auch das Format erklärt.
#
# Der Spieler wird geduzt. Die Gegenseite heißt so, weil das Wort im Nominativ und im Akkusativ gleich lautet: Es steht
# nur in diesen Fällen, ebenso $other und $own. Begriffe: siehe TERMS.md.

## The start screen

start-resume = Weiterspielen
start-suspended = { $count ->
    [one] Frühere Partie
   *[other] Frühere Partien ({ $count })
}
start-play = Spielen
start-play-variant = { $game }. { $about }
start-set-up = Einrichten...
start-set-up-about = Regeln, Seiten, Uhr und Anfangsstellung wählen.
start-set-up-title = Partie einrichten
start-more = Mehr...
start-more-about = Einstellungen, Tic-Tac-Toe, Editor, Engines, Turniere.
start-more-title = Mehr
start-due = { $due } fällig
start-begin = Partie beginnen
start-begin-about = Mit dieser Auswahl spielen.
start-learn = Lernen
start-learn-done = { $done } von { $count }
start-learn-about = Lektionen, vom ersten Zug bis zur Taktik für Kenner.
start-learn-newcomer = Neu bei Reversi? Fünf kurze Schritte genügen.
start-players = Spieler
start-players-one = gegen Computer
start-players-one-about = Gegen den Computer spielen.
start-players-two = zwei Personen
start-players-two-about = Zwei Spieler an einer Tastatur.
start-players-watch = zwei Computer
start-players-watch-about = Zusehen, wie der Computer gegen sich selbst spielt.
start-side = Du spielst
start-side-random = zufällig
start-side-random-about = Deine Farbe wird ausgelost.
start-side-first = Du hast { $side } und ziehst zuerst.
start-side-second = Du hast { $side } und ziehst als Zweiter.
start-side-open = Du hast { $side }, wer auch immer beginnt.
start-opponent = Gegner
start-opponent-level = eine Stufe
start-opponent-level-about = Links oder Rechts: ein Mensch als Gegner. Die Stufen reichen vom Zufall bis zur vollen Stärke.
start-opponent-person = wie ein Mensch
start-opponent-person-about = Spielt wie Turnierspieler einer Wertung, gelernt aus 78.000 Partien.
start-opponent-engine = eine Engine
start-level = Stufe
start-name = Name
start-level-newcomer = Neu hier? Versuche die Stufen 1 bis 3. { $about }
start-game = Spiel
start-first = Wer beginnt
start-first-custom-about = X beginnt.
start-first-coin = Münzwurf
start-first-coin-about = Eine Münze entscheidet, wer beginnt.
start-first-you = du
start-first-you-about = Du beginnst.
start-first-computer = Computer
start-first-computer-about = Der Computer beginnt.
start-beginning = Stellung
beginning-standard = üblich
beginning-about-standard = Vier Steine in der Mitte, über Kreuz.
beginning-balanced = ausgeglichene Eröffnung
beginning-about-balanced = Acht Züge sind schon gemacht; keine Seite ist voraus.
beginning-random = zufällige Züge
beginning-about-random = Acht zufällige Züge sind schon gemacht; alles ist möglich.
beginning-parallel = nebeneinander
beginning-about-parallel = Vier Steine in der Mitte, die jeder Seite nebeneinander.
beginning-handicap = { $corners ->
    [one] 1 Ecke
   *[other] { $corners } Ecken
} { $who ->
    [you] für dich
   *[black] für Schwarz
}
beginning-handicap-about = { $who ->
    [you] Du beginnst mit { $corners ->
        [one] einer Ecke
       *[other] { $corners } Ecken
    }. Die Partie zählt nicht für deine Wertung.
   *[black] Schwarz beginnt mit { $corners ->
        [one] einer Ecke
       *[other] { $corners } Ecken
    }.
}
start-clock = Uhr
clock-none = keine
clock-none-about = Ohne Zeitlimit.
clock-no-limit = ohne Limit
clock-each = Jede Seite hat { $control }.
clock-odds = { $black } hat { $black-control }, { $white } hat { $white-control }.
clock-increment = { $main } und { $increment } je Zug dazu
clock-only-increment = { $increment } und ebenso viel je Zug dazu
clock-byo-yomi = { $moves ->
    [one] { $main }, dann { $period } für jeden Zug
   *[other] { $main }, dann { $period } für je { $moves } Züge
}
clock-periods = { $spare ->
    [0] { $main }, dann { $period } für jeden Zug
    [1] { $main }, dann { $period } für jeden Zug; einmal darfst du überziehen
    [2] { $main }, dann { $period } für jeden Zug; zweimal darfst du überziehen
   *[other] { $main }, dann { $period } für jeden Zug; { $spare }-mal darfst du überziehen
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
start-library = Archiv
start-library-about = Deine Partien ansehen, durchsuchen und exportieren.
start-puzzles = Aufgaben
start-puzzles-due = { $due ->
    [one] 1 Aufgabe ist heute zu wiederholen.
   *[other] { $due } Aufgaben sind heute zu wiederholen.
}
start-puzzles-about = Finde den einen Zug, der zum Ziel führt. Jeden Tag eine neue Aufgabe.
start-practice = Üben
start-practice-about = Kehre zu deinen eigenen Fehlern zurück, bis du sie nicht mehr machst.
start-practice-due = { $due ->
    [one] 1 Stellung ist heute fällig.
   *[other] { $due } Stellungen sind heute fällig.
}
copy-place = { $place } (Kopie)
analysis-place = Analyse
start-analysis = Analyse
start-analysis-last = { $date ->
    [none] Deine Analyse fortsetzen (dort n: neue Analyse).
   *[other] Deine Analyse vom { $date } fortsetzen (dort n: neue Analyse).
}
start-analysis-about = Eröffnungen durchgehen, sehen, was gespielt wurde, und eigene Varianten behalten.
start-statistics = Statistik
start-statistics-about = Deine Ergebnisse und deine Wertung.
start-settings = Einstellungen
start-settings-about = Farben, Hilfen, Namen und mehr.
start-guests = Engines
start-guests-about = Andere Programme als Gegner: ausprobieren und ihre Protokolle lesen.
start-guest-about = Ein anderes Programm, aus deinen Einstellungen.
start-tic-tac-toe-about = Drei in einer Reihe gewinnen. Fünf Stufen, von leicht bis unschlagbar.
start-editor = Stellungseditor
start-editor-about = Eine Stellung aufbauen, dann spielen oder analysieren.
start-help = Hilfe
start-help-about = Die Regeln, ein Glossar und alle Tasten.
start-quit = Beenden
start-quit-about = Das Spiel verlassen.
start-unfinished = { $moves ->
    [0] { $players }: noch kein Zug.
    [one] { $players }, nach 1 Zug: { $black-discs } zu { $white-discs }.
   *[other] { $players }, nach { $moves } Zügen: { $black-discs } zu { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, nach 1 Zug.
   *[other] { $game }, nach { $moves } Zügen.
}

overview-title = Deine Partien
overview-games = { $games ->
    [one] 1 Partie: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
   *[other] { $games } Partien: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
}
overview-last = Letzte Partie { $dot } { $result }
rules-title = So wird gespielt
rules-turns = { $black } und { $white } ziehen abwechselnd; { $black } beginnt.
rules-turns-coin = { $black } ist Schwarz, { $white } ist Weiß; eine Münze entscheidet, wer beginnt.
rules-place = Setze einen Stein so, dass eine Reihe gegnerischer Steine zwischen ihm und einem anderen deiner Steine liegt.
rules-flip = Alle eingeschlossenen Steine nehmen deine Farbe an, in allen Richtungen zugleich.
rules-must = Jeder Zug muss mindestens einen Stein einschließen. Kleine Markierungen zeigen, wo du setzen kannst.
rules-pass = Kannst du keinen Stein einschließen, musst du passen.
rules-end-stuck = Die Partie endet, wenn der Spieler am Zug nicht ziehen kann. Die meisten Steine gewinnen.
rules-end = Kann keine Seite mehr ziehen, gewinnt, wer mehr Steine hat.
rules-end-fewest = Kann keine Seite mehr ziehen, gewinnt, wer weniger Steine hat.
rules-overture = Zuerst setzen die Spieler abwechselnd vier Steine in die Mitte (den zweiten neben den ersten); diese drehen nichts um.
rules-example = { $side } am Zug: { $squares } schließen je einen Stein ein.
rules-keys = Bewege den Cursor mit den Pfeiltasten und drücke Enter, oder klicke ein Feld an.
rules-line = Zieht abwechselnd. Wer zuerst drei in einer Reihe hat, gewinnt: waagerecht, senkrecht oder schräg.
rules-first-steps = Erste Schritte
rules-corners = Nimm Ecken: Ein Stein in der Ecke kann nie umgedreht werden.
rules-x-squares = Meide die Felder neben einer leeren Ecke.
rules-anti-corners = Meide die Ecken: Ein Stein dort bleibt für immer deiner.
rules-anti-few = Drehe wenige Steine um, mitten unter deinen eigenen; den Rest muss dann die Gegenseite umdrehen.
rules-few = Am Anfang sind weniger Steine besser: Meist bleiben dir so mehr Züge.
terms-title = Begriffe
term-corner = Ecke
term-corner-about = a1, a8, h1 oder h8; sicher bis zum Ende der Partie
term-edge = Rand
term-edge-about = die äußeren Reihen und Spalten
term-x-square = X-Feld
term-x-square-about = schräg neben einer Ecke: b2, b7, g2, g7
term-c-square = C-Feld
term-c-square-about = am Rand, neben einer Ecke, etwa b1 oder a2
term-flip = umdrehen
term-flip-about = einem eingeschlossenen Stein die eigene Farbe geben
term-stable = sicherer Stein
term-stable-about = ein Stein, der nie mehr umgedreht werden kann
term-mobility = Mobilität
term-mobility-about = wie viele Züge du zur Auswahl hast
term-frontier = Front
term-frontier-about = deine Steine neben leeren Feldern; jeder gibt der Gegenseite Züge
term-quiet = stiller Zug
term-quiet-about = ein Zug, der nur innere Steine umdreht
term-wedge = Keil
term-wedge-about = ein Stein zwischen zwei gegnerischen Steinen am Rand
term-region = Gebiet
term-region-about = eine Gruppe zusammenhängender leerer Felder
term-parity = Parität
term-parity-about = wer in einem Gebiet zuletzt zieht; am besten du
term-opening = Eröffnung
term-opening-about = die ersten Züge; die häufigen haben Namen
term-margin = Abstand
term-margin-about = deine Steine minus die der Gegenseite; +4: 4 voraus
term-exact = exakt
term-exact-about = bis zum Ende der Partie bewiesen, nicht geschätzt; Zeichen =
term-marks = ?! ? ??
term-marks-about = Ungenauigkeit, Fehler, Patzer: ein Zug, der mindestens 5, 12 oder 25 Prozent deiner Gewinnchancen kostet
term-accuracy = Gen.
term-accuracy-about = Genauigkeit: der Teil deiner Gewinnchancen, den deine Züge behalten; ein Patzer zählt 0 %, ein Zug, der nichts kostet, 100 %
term-corners = Winkelmarken
term-corners-about = auf dem Brett: der letzte Zug und die Steine, die er umgedreht hat

motto-flips = einschließen und behalten
motto-fewest = so wenig wie möglich
motto-line = drei in Reihe gewinnen

rule-reversi = Schwarz beginnt; wer nicht ziehen kann, muss passen.
rule-reversi-book = Regeln des Buches, X ist Schwarz: Die Partie endet, wenn ein Spieler nicht ziehen kann.
rule-anti = Die wenigsten Steine gewinnen. Sonst die üblichen Regeln.
rule-6x6 = Ein kleineres Brett. Sonst die üblichen Regeln.
rule-4x4 = Das kleinste Brett: eine Partie in einer Minute.
rule-overture = Die Spieler setzen abwechselnd vier Steine in die Mitte und spielen dann wie üblich.
rule-tictactoe = Drei in einer Reihe gewinnen.

level-random = Spielt irgendeinen erlaubten Zug.
level-greedy = Dreht immer so viele Steine um wie möglich.
level-rookie = Nimmt Ecken, sonst die meisten Steine.
level-novice = Kennt die Grundlagen, patzt aber oft.
level-amateur = Hält sich Züge offen; macht noch viele Fehler.
level-club = Viele kleine Fehler und ab und zu ein großer.
level-expert = Kleine Fehler, selten ein großer.
level-master = Nur kleine Fehler.
level-grandmaster = Gibt hin und wieder ein, zwei Steine her.
level-champion = Volle Stärke: alle Kerne, bis zu fünf Sekunden je Zug.
level-matched = Wie ich
level-matched-about = Spielt so stark wie du (jetzt { $rating }): Du gewinnst etwa die Hälfte.
level-partner = So stark wie du.
level-person = { $name }, { $rating }
level-person-rare = { $about } Von solchen Spielern kennt man wenige Partien.
level-pupil = Gewinnt, wenn es geht, und blockiert sonst.
level-regular = Wie der Schüler, bevorzugt dann Ecken und Mitte.
level-veteran = Wie der Stammgast, mit einer gut gewählten ersten Antwort.
level-perfect = Verliert nie und stellt Fallen.

## A game

move-number = Zug { $number }
empties = { $count } leer
step-mode = Schrittmodus
not-saved = nicht gespeichert
values-for-black = Werte für Schwarz
values-for-white = Werte für Weiß

player-you = Du
player-computer = Computer
level-number = Stufe { $number }
level-rating = Wertung { $rating }
level-like-people = wie Spieler mit { $rating }
full-name = { $name } ({ $side })
score-title = Stand
games-won-title = Gewonnene Partien
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, { $drawn } unentschieden
drawn = { $count } unentschieden

turn-with-rule = { $turn }. { $rule }
your-turn = Du bist dran: { $side } am Zug{ $urgent }
their-turn = { $name } am Zug{ $urgent }
enter-lets-move = Enter: { $name } zieht
thinking = { $name } denkt nach
thinking-later = { $name } denkt bald nach: Du bist { $place }
place-in-line = { $place ->
    [1] als Nächster dran
   *[other] Nummer { $place } in der Warteschlange
}
thinking-ahead = { $depth ->
    [one] { $name } denkt nach (1 Zug voraus)
   *[other] { $name } denkt nach ({ $depth } Züge voraus)
}
column-typed = Spalte { $column }; tippe jetzt die Reihe, 1 bis 8
urgent-block = ; { $squares } muss blockiert werden
urgent-lost = ; du kannst nicht alle blockieren: { $squares }
urgent-win = { $count ->
    [one] ; { $squares } gewinnt
   *[other] ; { $squares } gewinnen
}
and = { $one } und { $two }
must-pass = { $who ->
    [you] Du kannst nicht ziehen und musst passen
   *[other] { $name } kann nicht ziehen und muss passen
}
passed = { $who ->
    [you] Du kannst nicht ziehen und passt
   *[other] { $name } kann nicht ziehen und passt
}
plays = { $who ->
    [you] Du spielst { $square }
   *[other] { $name } spielt { $square }
}
plays-flips = { $who ->
    [you] Du spielst { $square } und drehst { $flips } um
   *[other] { $name } spielt { $square } und dreht { $flips } um
}
replay-start = Der Anfang: { $side } am Zug

win-on-time = { $who ->
    [you] Du gewinnst auf Zeit
   *[other] { $name } gewinnt auf Zeit
}
win-resigned = { $who ->
    [you] Du gewinnst durch Aufgabe
   *[other] { $name } gewinnt durch Aufgabe
}
win-left = { $who ->
    [you] Du gewinnst: dein Gegner ist gegangen
   *[other] { $name } gewinnt: der Gegner ist gegangen
}
win = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
win-by = { $who ->
    [you] Du gewinnst mit { $lead }
   *[other] { $name } gewinnt mit { $lead }
}
lead = { $who ->
    [you] Du führst
   *[other] { $name } führt
}
lead-by = { $who ->
    [you] Du führst mit { $lead }
   *[other] { $name } führt mit { $lead }
}
draw = Unentschieden
even = Gleichstand
rating-change = { $rating } ({ $gained })
rating-at-first = etwa { $rating }
rated = Deine Wertung: { $rating }
rated-proposing = { $rated }. Stufe { $number } ({ $name }) wäre so stark wie du
fewest-win = die wenigsten Steine gewinnen
official = { $outcome ->
    [draw] amtlich { $black }-{ $white }: leere Felder werden geteilt
   *[win] amtlich { $black }-{ $white }: leere Felder gehen an den Sieger
}
ending-line = drei in einer Reihe: { $squares }
ending-both-stuck = keine Seite kann ziehen
ending-stuck = { $side } kann nicht ziehen
ending-time = { $who ->
    [you] deine Zeit ist abgelaufen
   *[other] { $name } hat keine Zeit mehr
}
result-corners = { $result ->
    [won] { $count ->
        [one] Du hattest die Ecke { $squares }
       *[other] Du hattest die Ecken { $squares }
    }
   *[lost] { $count ->
        [one] Du hast die Ecke { $squares } verloren
       *[other] Du hast die Ecken { $squares } verloren
    }
}
result-accuracy = Genauigkeit: etwa { $accuracy }
ending-resigned = { $who ->
    [you] du hast aufgegeben
   *[other] { $name } hat aufgegeben
}
ending-left = { $who ->
    [you] du hast die Partie verlassen
   *[other] { $name } hat die Partie verlassen
}
result-title = Ende der Partie

lines-title = Varianten
lines-loss = (-{ $loss })
lines-course = Werte für Schwarz
lines-course-progress = Analyse... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Züge
moves-title-opening = Züge { $dot } { $opening }
pass = passt

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] Du bist dran - outflank
   *[other] { $name } am Zug - outflank
}

## The coach

coach-title = Trainer
coach-title-sure = Trainer: { $looked }
coach-over = Die Partie ist zu Ende (v: Rückblick).
coach-pass = Du musst passen.
coach-looking = Ich sehe mir das Brett an...
lines-solving = Wird gelöst: { $empties } leere Felder
lines-solved = { $winner ->
    [draw] Gelöst: unentschieden.
   *[side] Gelöst: { $side } gewinnt mit { $discs }.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [one] 1 Partie
   *[other] { $shown } Partien
}
analysis-title = { $side } am Zug
analysis-over = Die Partie ist zu Ende.
analysis-looking = rechnet...
analysis-empty = Spiele Züge, tippe eine Eröffnung oder füge eine Partie ein.
analysis-empty-then = E: Stellung aufbauen. G: Partie öffnen.
analysis-why = Warum { $square }?
analysis-costs = { $square } verliert { $loss } Steine.
explorer-mean = Schnitt
explorer-value = Wert
explorer-line = wohl weiter
explorer-played = Anteil
explorer-count = Partien
explorer-indexing = Die Partien in deinem Archiv werden gelesen: { $percent } %.
explorer-none = Keine Partie in deinem Archiv kam in diese Stellung
explorer-none-filtered = Keine Partie dieses Filters kam hierher
explorer-nowhere = Kein Turniername enthält „{ $name }“
explorer-no-such-player = Kein Spielername enthält „{ $name }“
explorer-favourite-costs = { $cost ->
    [one] { $percent } % spielen { $square }, das 1 Stein kostet; { $best } ist besser.
   *[other] { $percent } % spielen { $square }, das { $cost } Steine kostet; { $best } ist besser.
}
explorer-costs = { $cost ->
    [one] { $square } kostet 1 Stein; besser { $best }.
   *[other] { $square } kostet { $cost } Steine; besser { $best }.
}
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , Schwarz gewann sie.
    [white] , Weiß gewann sie.
   *[none] , unentschieden.
}
explorer-move = { $square }: { $games }. Schwarz gewann { $black }, Weiß { $white }{ $has-draws ->
    [yes] , unentschieden { $draws }.
   *[no] .
}
explorer-margin = Abstand für Schwarz: im Mittel { $mean }, Median { $median }.
explorer-by-last = Am häufigsten von { $player } gespielt ({ $games }); zuletzt { $year }.
explorer-by = Am häufigsten von { $player } gespielt ({ $games }).
explorer-values-book = Alle Zahlen für Schwarz. Werte: das Eröffnungsbuch.
explorer-last = Zuletzt { $year }.

## The opening trainer

opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = Weiß antwortet schräg: solide, und der Anfang von Cow und Buffalo.
opening-x-square-opening = Schwarz verschenkt im fünften Zug eine Ecke: eine verlorene Partie, die als Warnung einen Namen hat.
opening-snake = Schwarz biegt unter der Reihe herum und behält wenige Steine; beide Seiten stehen gleich.
opening-stuck-peasant = Weiß geht früh an den Rand der Mitte und lässt Schwarz die Wahl; ausgeglichen.
opening-lysons = Weiß verlässt die Mitte sofort und sucht ein freies Spiel; mit Umsicht ausgeglichen.
opening-nordic-peasant = Schwarz antwortet auf der anderen Seite des Bretts; f5 hält das Spiel von Weiß zusammen.
opening-danish-peasant = Schwarz sperrt Weiß ein und wartet; nur eine Antwort hält Weiß im Gleichgewicht.
opening-classic-peasant = Schwarz geht an den linken Rand, um das Tempo zu behalten; mit c7 hält Weiß stand.
opening-pyramid = Die Steine von Schwarz bilden eine Pyramide; Weiß bricht auf b6 ein.
opening-heath = Schwarz springt neben die Reihe von Weiß, um sie nach außen zu locken; einen Hauch besser für Schwarz.
opening-classic-heath = Die übliche Antwort auf d2: Beide gehen am Rand der Mitte entlang; ausgeglichen.
opening-mimura-variation-ii = Eine Falle: Mit f6 steht Weiß besser.
opening-heath-bat = Schwarz verbindet Heath und Bat und behält viele Züge.
opening-iwasaki-variation = Eine ruhigere Nebenvariante des Heath; ausgeglichen.
opening-heath-chimney = Weiß antwortet auf das Heath von innen mit e3; Schwarz behält einen kleinen Vorteil.
opening-raccoon-dog = Ein Bluff: d2 gibt Weiß das bessere Spiel, die meisten anderen Züge nicht.
opening-rocket = Schwarz schießt an den Steinen von Weiß vorbei; Weiß hat mit e3 etwas mehr.
opening-hamilton = Schwarz verdoppelt den Rocket; Weiß hat links einen kleinen Vorteil.
opening-lollipop = Die Antwort von Weiß auf den Rocket: Schwarz muss Raum geben.
opening-cow = Schwarz bleibt in der Diagonaleröffnung kompakt; so spielt sie sich am ruhigsten.
opening-chimney = Weiß stapelt Steine in der Mitte nach oben; ausgeglichen.
opening-cow-bat = Beide Seiten breiten zwei Flügel aus; lange bekannte Varianten, bei genauem Spiel ausgeglichen.
opening-bat-piau-continuation-2 = Schwarz geht links hinaus; Weiß muss e6 finden.
opening-melnikov = Schwarz behält viele Züge und lässt Weiß ein paar Steine mehr.
opening-bat-kling-continuation = Eine lange erzwungene Variante am linken Rand; d7 hält Weiß vorn.
opening-bat-kling-alternative = Weiß geht sofort an den linken Rand; Schwarz steht etwas besser.
opening-rose-v-toth = Schwarz schließt die Lücke auf f5; nach einer Partie Rose gegen Toth, ausgeglichen.
opening-tanida = Weiß schlüpft auf d2 hinaus und überlässt Schwarz das Äußere; kleiner Vorteil für Schwarz.
opening-aircraft = Die Steine von Schwarz stehen wie Flügel; Weiß hat zwei gute Antworten.
opening-sailboat = Weiß lässt Schwarz wenige Züge; Schwarz muss c6 finden.
opening-maruoka = Weiß schmiegt sich auf d7 unter die Steine von Schwarz; ausgeglichen.
opening-landau = Schwarz spielt rechts innen; Weiß muss mit c7 antworten.
opening-buffalo = Schwarz stürmt über das Brett: scharf, und Weiß hat nur eine beste Antwort.
opening-maruoka-buffalo = Schwarz nimmt im Buffalo das nächste Feld von Weiß; die Antwort ist e3.
opening-tanida-buffalo = Weiß beschneidet die Züge von Schwarz; Schwarz hält sich mit f3.
opening-hokuriku-buffalo = Weiß füllt auf f5 und hält die Partie geschlossen; ausgeglichen.
opening-wing-variation = Weiß ahmt die Form von Schwarz nach; Schwarz verliert ein paar Steine, wenn Weiß freie Hand hat.
opening-semi-wing-variation = Weiß hält sich zurück, und Schwarz hat zu viel zu tun; ein paar Steine weniger für Schwarz.
opening-parallel-opening = Weiß reiht sich neben der Reihe von Schwarz auf: die schwächste Antwort auf den ersten Zug.
opening-perpendicular-opening = Die Steine von Weiß stehen rechtwinklig zu denen von Schwarz: die häufigste Antwort.
opening-collay = Schwarz verlässt im dritten Zug den üblichen Weg; c5 bestraft es.
opening-rabbit = Schwarz spielt geradeaus weiter: der Weg zur Rose und ihren vielen Zweigen.
opening-mimura = Weiß weicht vor der Rose aus; Schwarz bekommt etwas mehr.
opening-shaman = Schwarz wartet auf c6 statt der Rose; Weiß antwortet links.
opening-inoue = Schwarz geht nach oben statt in die Rose; kleiner Vorteil für Weiß.
opening-iago = Weiß antwortet auf den Inoue von innen und lässt Schwarz wenig.
opening-bhagat = Schwarz geht früh nach oben; Weiß steht mit c3 gut.
opening-rose = Der Hauptweg des Rabbit: ausgeglichen und weit in die Partie hinein bekannt.
opening-flat = Schwarz breitet sich links von der Rose aus; ausgeglichen und gut erforscht.
opening-rotating-flat = Weiß dreht den Flat auf f5; Schwarz antwortet b4.
opening-murakami-variation = Schwarz versucht b3 im Rotating Flat; die Probe ist b4.
opening-rotating-flat-kling-continuation = Eine lange Variante mit wenig Auswahl; Weiß bleibt einen Stein voraus.
opening-rose-birth = Weiß gibt der Rose rechts neues Leben; Schwarz muss genau folgen.
opening-brightstein = Weiß öffnet unten, um sich zu befreien; Schwarz nimmt g6.
opening-rose-birdie = Schwarz geht rechts aus der Rose-Birth hinaus; Weiß antwortet g6.
opening-rose-tamenori-kling = Weiß füllt f6 und hält die rechte Seite geschlossen; ausgeglichen.
opening-greenberg = Schwarz lässt Weiß oben stille Züge; etwas besser für Weiß.
opening-ralle = Weiß wartet innen statt auf e2; ausgeglichen.
opening-horse = Schwarz gibt das Feld d6 für Freiheit auf; etwa ein Stein für Weiß.
opening-ganglion = Weiß verlässt die Senkrechte links; Schwarz hält mit f3 das Gleichgewicht.
opening-swallow = Schwarz lässt Weiß wenige Züge; f4 ist der einzige gute Zug.
opening-no-cat-continuation = Eine lange ausgeglichene Variante; Schwarz setzt mit d7 fort.
opening-italian = Schwarz geht gerade nach oben statt in die Cat; kleiner Vorteil für Weiß.
opening-cat = Schwarz rollt sich oben herum; spielbar, mit kleinem Vorteil für Weiß.
opening-sakaguchi = Weiß ist aus der Cat besser herausgekommen; Schwarz verteidigt.
opening-berner = Schwarz geht in der Cat an den rechten Rand; f6 hält Weiß vorn.
opening-bent-ganglion = Weiß biegt zu früh nach außen; f3 gibt Schwarz das bessere Spiel.
opening-tiger = Schwarz bleibt mit vielen Zügen in der Mitte: die meistgespielte Eröffnung von allen.
opening-stephenson = Schwarz spielt innen und wartet; ausgeglichen und für beide solide.
opening-no-kung = Weiß vermeidet den Kung mit b4; mit Umsicht ausgeglichen.
opening-no-kung-continuation = Eine bekannte Variante mit kleinem Vorteil für Weiß.
opening-compoth = Weiß füllt c6 und hält die Partie geschlossen; ausgeglichen.
opening-f-a-t-draw = Eine ganze Partie, die als Unentschieden bekannt ist: f4 hält Weiß im Gleichgewicht.
opening-lightning-bolt = Die Steine von Schwarz bilden einen Zickzack; g5 ist die Antwort.
opening-kung = Weiß geht früh nach g5 hinaus; mit c6 steht Schwarz besser.
opening-leaders-tiger = Schwarz nimmt d3 und überlässt Weiß c3; etwas besser für Weiß.
opening-brightwell = Schwarz spielt d6 und behält weniger Züge; für Weiß ist c6 am besten.
opening-ishii = Ein langer Abtausch rechts lässt Schwarz einen Stein voraus.
opening-mainline-tiger = Die Hauptvariante des Tiger: lang, gut bekannt und ausgeglichen.
opening-rose-bill = Schwarz schmiegt sich auf f7 an und lässt Weiß wenige Züge; üblich ist g5.
opening-tamenori = Weiß geht in der Rose-Bill nach oben und überlässt Schwarz f3; ausgeglichen.
opening-central-rose-bill = Weiß nimmt das Feld g5; bei bestem Spiel unentschieden, wie ihr anderer Name sagt.
opening-aubrey = Weiß geht nach g6 hinaus; mit f3 steht Schwarz besser.
opening-aubrey-feldborg-continuation = Weiß kehrt nach g6 in die Mitte zurück; Schwarz behält einen Vorteil.

trainer-title = Eröffnungstrainer
trainer-title-opening = Eröffnungstrainer: { $opening }
trainer-asked = { $side } am Zug: Was spielst du?
trainer-replying = Die Gegenseite antwortet.
trainer-over = Ende der Variante.
trainer-nothing = Keine deiner Partien oder Varianten geht von hier aus weiter.
trainer-nothing-how = Geh zurück, importiere mehr Partien oder füge Züge auf dem Analysebrett hinzu.
trainer-wrong = Deine Variante spielt { $right }, nicht { $square }.
trainer-as-good = { $square } ist ebenso gut; deine Variante spielt { $right }.
trainer-wrong-loss = { $loss ->
    [one] Deine Variante spielt { $right }. { $square } kostet 1 Stein.
   *[other] Deine Variante spielt { $right }. { $square } kostet { $loss } Steine.
}
trainer-costs = { $loss ->
    [one] { $square } kostet 1 Stein; besser { $right }.
   *[other] { $square } kostet { $loss } Steine; besser { $right }.
}
trainer-score = { $right } von { $asked } richtig. Varianten: { $lines }.
trainer-score-lines = { $right } von { $asked } richtig. Varianten: { $lines } von { $all }.
trainer-due = { $due ->
    [one] 1 Stellung ist heute zu wiederholen.
   *[other] { $due } Stellungen sind heute zu wiederholen.
}
trainer-enter-next = Enter: nächste Variante.
trainer-enter-right = Spiele ihn jetzt, oder sieh ihn mit Enter an.
trainer-right = Richtig: { $square }.
holes-title = Lücken in den Varianten für { $side }
holes-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
hole-games = { $games } Partien ({ $share } %)
hole-move = { $line } { $square }
holes-looking = Die Partien in deinem Archiv werden durchsucht
holes-none = Deine Varianten für { $side } antworten auf jeden Zug, der mindestens zweimal gespielt wurde
holes-no-lines = Du hast von hier aus noch keine Varianten
holes-enter = Enter: dorthin gehen und deine Antwort hinzufügen
games-here-title = Partien, die in diese Stellung kamen

refusal-lines = wähle 1 bis 8 beste Varianten, oder 0 für die Worte des Trainers
coach-line = Wahrscheinlich folgt: { $line }.
coach-looking-at = Ich sehe mir { $square } an...
coach-best = { $lead ->
    [0] Bester Zug: { $square } { $score }
   *[other] Bester Zug: { $square } { $score } ({ $lead } mehr als { $next })
}
coach-as-good = { $square } { $score }: so gut wie { $best }
coach-worse = { $square } { $score }, verliert { $loss }; am besten { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Kaum jemand mit { $rating } spielt das
   *[no] { $percent } % der Spieler mit { $rating } spielen das
}
people-trap = Eine Falle für { $some } von { $all } Spielern mit { $rating }
people-hidden = { $rare ->
    [yes] Der Zug, den wenige finden: Kaum jemand mit { $rating } spielt ihn
   *[no] Der Zug, den wenige finden: { $percent } % der Spieler mit { $rating } spielen ihn
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }; der Zug kostet { $loss }.
}
people-find = { $clause }; { $percent } % finden { $square }.
people-solve = { $rare ->
    [yes] Kaum jemand mit { $rating } findet den ersten Zug.
   *[no] { $percent } % der Spieler mit { $rating } finden den ersten Zug.
}
people-favourite = { $loss ->
    [0] Am liebsten spielen sie { $square } ({ $percent } %).
   *[other] Am liebsten spielen sie { $square } ({ $percent } %), das { $loss } kostet.
}
people-mistakes = { $common ->
    [0] Keiner der { $all } Fehler ist bei { $rating } häufig.
   *[other] Von { $all } Fehlern bei { $rating } häufig: { $common } (mindestens jeder vierte Spieler macht sie).
}

sure-exact = exakt
sure-depth = { $depth ->
    [one] 1 Zug voraus
   *[other] { $depth } Züge voraus
}
looked-exact = gelöst
looked-depth = { $depth ->
    [one] 1 Zug vorausgerechnet
   *[other] { $depth } Züge vorausgerechnet
}

review-title = Rückblick
review-title-move = Zug { $number }: { $looked }
review-title-game = Die Partie
review-title-game-so-far = Die Partie bis jetzt ({ $done }/{ $all })
review-pass = Erzwungenes Passen.
review-analysing = Analyse...
review-looking = Ich sehe mir die Partie an...
review-later = Der Rückblick auf deine Partie beginnt bald: Du bist { $place }
review-deeper = Analyse... { $done }/{ $all }
review-few-moves = Zu wenige Züge, um zu sagen, was die Partie entscheidet.
review-so-far = Bisher keine Fehler.
review-perfect = Eine perfekte Partie: Keine Seite hat einen Fehler gemacht.
review-keys = Enter: teuerster Fehler. [ ]: voriger, nächster Fehler. t: anderen Zug versuchen. d: üben.
review-lost-discs = { $loss ->
    [one] { $side } spielte hier { $square } und verlor 1 Stein.
   *[other] { $side } spielte hier { $square } und verlor { $loss } Steine.
}
card-missed-by-both = Von hier an ließen beide Seiten { $span } Züge lang ein Feld liegen: { $count }-mal war es der beste Zug. Welches?
card-missed = Von hier an ließ { $side } innerhalb von { $span } Zügen { $count }-mal ein Feld liegen, das der beste Zug war. Welches?
card-better = Was ist besser?
card-turn = { $side } ({ $disc }) ist am Zug.
review-best = { $square } { $score }: der beste Zug
review-good = { $square } { $score }: gut, verliert { $loss }; am besten { $best } { $best-score }
review-inaccuracy = { $square } { $score }: ungenau, verliert { $loss }; am besten { $best } { $best-score }
review-same-winner = { $square } { $score }: verliert { $loss }, gleicher Sieger; am besten { $best } { $best-score }
review-already-lost = { $square } { $score }: verliert { $loss }, schon verloren; am besten { $best } { $best-score }
review-still-won = { $square } { $score }: verliert { $loss }, noch gewonnen; am besten { $best } { $best-score }
review-legend = ?! ungenau, ? Fehler, ?? Patzer
moves-legend = blass: häufig bei { $rating }
review-mistake = { $square } { $score }: Fehler, verliert { $loss }; am besten { $best } { $best-score }
review-blunder = { $square } { $score }: Patzer, verliert { $loss }; am besten { $best } { $best-score }
review-book = { $square } { $score }: Buchzug
review-book-named = { $square } { $score }: Buchzug ({ $opening })
review-lost-lead = { $who ->
    [you] Zug { $number } ({ $square }) hat deine Führung verspielt.
   *[other] Zug { $number } ({ $square }) hat die Führung von { $side } verspielt.
}
review-missed-win = { $who ->
    [you] Zug { $number } ({ $square }) hat deinen Gewinn vergeben.
   *[other] Zug { $number } ({ $square }) hat den Gewinn von { $side } vergeben.
}
review-lost-even = { $who ->
    [you] Zug { $number } ({ $square }) hat eine ausgeglichene Partie für dich verloren.
   *[other] Zug { $number } ({ $square }) hat eine ausgeglichene Partie für { $side } verloren.
}
review-gave-lead = { $who ->
    [you] Zug { $number } ({ $square }) hat viel von deiner Führung verschenkt.
   *[other] Zug { $number } ({ $square }) hat viel von der Führung von { $side } verschenkt.
}
review-last-chance = { $who ->
    [you] Zug { $number } ({ $square }) hat deine letzte echte Chance vergeben.
   *[other] Zug { $number } ({ $square }) hat die letzte echte Chance von { $side } vergeben.
}
review-turned-figures = { $best } { $then }; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] gewinnt mit { $margin }
    [loss] verliert mit { $margin }
    [draw] wird unentschieden
    [ahead] führt mit etwa { $margin }
    [behind] liegt etwa { $margin } zurück
   *[even] ist etwa ausgeglichen
}
review-no-single-move = Kein einzelner Zug hat sie entschieden.
review-never-in-doubt = Das Ergebnis stand nie in Frage.
review-course-of = Erwartetes Ergebnis: { $name }
review-course-at = Zug { $number }: { $value }
review-times = Zeit je Zug
review-time-of = Zug { $number }: { $seconds } s
review-accuracy = Gen.
review-lost = verl.

fact-only-move = { $who ->
    [you] { $square } ist dein einziger erlaubter Zug.
   *[other] { $square } ist der einzige erlaubte Zug für { $own }.
}
fact-takes-corner = { $square } ist eine Ecke: Niemand kann sie je umdrehen.
fact-gives-corner = { $square } lässt { $other } die Ecke { $corner } nehmen.
fact-leaves-corner = Nach { $square } kann { $other } immer noch die Ecke { $corner } nehmen.
fact-defends-corner = { $square } hält { $other } von der Ecke { $corner } fern.
fact-threatens-corner = { $square } droht, als Nächstes die Ecke { $corner } zu nehmen.
fact-misses-corner = { $who ->
    [you] Du hättest die Ecke { $corner } nehmen können.
   *[other] { $own } hätte die Ecke { $corner } nehmen können.
}
fact-x-square = { $square } ist ein X-Feld, schräg neben der leeren Ecke { $corner }.
fact-c-square = { $square } ist ein C-Feld, neben der leeren Ecke { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } macht mindestens 1 deiner Steine sicher: Er kann nie mehr umgedreht werden.
       *[other] { $square } macht mindestens { $count } deiner Steine sicher: Sie können nie mehr umgedreht werden.
    }
   *[other] { $count ->
        [one] { $square } macht für { $own } mindestens 1 Stein sicher: Er kann nie mehr umgedreht werden.
       *[other] { $square } macht für { $own } mindestens { $count } Steine sicher: Sie können nie mehr umgedreht werden.
    }
}
fact-restricts = { $after ->
    [0] Nach { $square } hat { $other } keinen Zug.
    [one] Nach { $square } hat { $other } nur 1 Zug, vorher { $before }.
   *[other] { $square } verringert die Züge für { $other } von { $before } auf { $after }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] Nach { $square } hast du 1 Zug, vorher { $before }.
       *[other] Nach { $square } hast du { $after } Züge, vorher { $before }.
    }
   *[other] { $after ->
        [one] Nach { $square } hat { $own } 1 Zug, vorher { $before }.
       *[other] Nach { $square } hat { $own } { $after } Züge, vorher { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Züge nach { $square }: du { $ours }, { $other } { $theirs }.
   *[other] Züge nach { $square }: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = Nach { $square } würde { $other } mit { $reply } antworten, nach { $next } mit { $reply-then }.
fact-was-shared = { $square } war für beide offen; jetzt kann { $other } es nicht mehr haben.
fact-takes-moves = Nach { $square } kann { $other } diese Züge nicht mehr spielen: { $moves }.
fact-quiet = { $square } ist ein stiller Zug: Er dreht nur innere Steine um.
fact-forces-pass = Nach { $square } hat { $other } keinen Zug und muss passen.
fact-ends-game = { $square } beendet die Partie.
fact-wipes-out = Nach { $square } hat { $other } keinen einzigen Stein mehr.
fact-allows-wipe-out = { $who ->
    [you] Nach { $square } und { $reply } hast du keinen einzigen Stein mehr.
   *[other] Nach { $square } und { $reply } hat { $own } keinen einzigen Stein mehr.
}
fact-leaves-no-safe-move = Nach { $square } hat { $other } nur noch Züge, die eine Ecke hergeben.
fact-runs-out-of-safe-moves = { $who ->
    [you] Nach { $square } gibt jeder Zug, der dir bleibt, eine Ecke her.
   *[other] Nach { $square } hat { $own } nur noch Züge, die eine Ecke hergeben.
}
fact-fills-edge = { $who ->
    [you] { $square } bringt dir den ganzen Rand { $edge }.
   *[other] Mit { $square } hat { $own } den ganzen Rand { $edge }.
}
fact-wedges = { $square } treibt einen Keil in den Rand { $edge }.
fact-leaves-hole = { $square } lässt auf { $hole } ein Loch, in das { $other } einen Keil setzen kann.
fact-unbalanced-edge = { $shape ->
    [five] { $square } macht den Rand { $edge } unausgewogen: fünf in einer Reihe und eine Lücke auf { $gap }.
   *[four] { $square } macht den Rand { $edge } unausgewogen: vier Steine, eine Lücke auf { $gap } und ein fünfter.
}
fact-balanced-edge = { $who ->
    [you] { $square } bringt dir einen ausgewogenen Rand { $edge }: alle sechs Felder zwischen den Ecken.
   *[other] Mit { $square } hat { $own } einen ausgewogenen Rand { $edge }: alle sechs Felder zwischen den Ecken.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [one] { $square } füllt ein einzelnes Feld: Den letzten Zug dort hast du.
       *[other] { $square } geht in ein Gebiet von { $count } Feldern, eine ungerade Zahl: Zuletzt solltest du dort ziehen.
    }
   *[other] { $count ->
        [one] { $square } füllt ein einzelnes Feld: Den letzten Zug dort hat { $own }.
       *[other] { $square } geht in ein Gebiet von { $count } Feldern, eine ungerade Zahl: Zuletzt sollte dort { $own } ziehen.
    }
}
fact-even-region = { $who ->
    [you] { $square } geht in ein Gebiet von { $count } Feldern, eine gerade Zahl: Zuletzt sollte dort die Gegenseite ziehen.
   *[other] { $square } geht in ein Gebiet von { $count } Feldern, eine gerade Zahl: Zuletzt sollte dort { $other } ziehen.
}
fact-fills-region = { $square } füllt das letzte leere Feld seines Gebiets: Niemand kann dort antworten.
fact-swindle = { $who ->
    [you] { $count ->
        [one] Nach { $square } kannst du { $at } spielen, { $other } aber nicht.
       *[other] Nach { $square } kannst du im Gebiet um { $at } ({ $count } Felder) spielen, { $other } aber nicht.
    }
   *[other] { $count ->
        [one] Nach { $square } kann { $own } { $at } spielen, { $other } aber nicht.
       *[other] Nach { $square } kann { $own } im Gebiet um { $at } ({ $count } Felder) spielen, { $other } aber nicht.
    }
}
fact-flips-most = { $count ->
    [one] { $square } dreht 1 Stein um, mehr als jeder andere Zug.
   *[other] { $square } dreht { $count } Steine um, mehr als jeder andere Zug.
}
fact-flips-fewest = { $count ->
    [one] { $square } dreht nur 1 Stein um; kein Zug dreht weniger um.
   *[other] { $square } dreht nur { $count } Steine um; kein Zug dreht weniger um.
}
fact-fewest-replies = { $count ->
    [0] Nach { $square } hat { $other } keinen Zug.
    [one] Nach { $square } hat { $other } nur 1 Zug; kein anderer Zug lässt weniger.
   *[other] Nach { $square } hat { $other } { $count } Züge; kein anderer Zug lässt weniger.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [one] { $square } bringt dir sofort die Ecke { $corner }.
           *[other] { $square } bringt dir die Ecke { $corner }, { $plies } Züge später.
        }
       *[other] { $plies ->
            [one] Nach { $square } nimmt { $taker } sofort die Ecke { $corner }.
           *[other] Nach { $square } nimmt { $taker } die Ecke { $corner }, { $plies } Züge später.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [one] { $square } kostet dich sofort die Ecke { $corner }.
           *[other] { $square } kostet dich die Ecke { $corner }, { $plies } Züge später.
        }
       *[other] { $plies ->
            [one] Nach { $square } nimmt { $taker } sofort die Ecke { $corner }.
           *[other] Nach { $square } bekommt { $taker } die Ecke { $corner }, { $plies } Züge später.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [one] Nach { $square } musst du im nächsten Zug passen.
       *[other] Nach { $square } musst du in { $plies } Zügen passen.
    }
   *[other] { $plies ->
        [one] Nach { $square } muss { $passer } im nächsten Zug passen.
       *[other] Nach { $square } muss { $passer } in { $plies } Zügen passen.
    }
}
fact-answer = Die beste Antwort für { $other } ist { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } Züge weiter hättest du 1 Zug, { $other } { $other-made } (mit { $best }: { $own-best } zu { $other-best }).
       *[other] { $plies } Züge weiter hättest du { $own-made } Züge, { $other } { $other-made } (mit { $best }: { $own-best } zu { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } Züge weiter hätte { $own } 1 Zug, { $other } { $other-made } (mit { $best }: { $own-best } zu { $other-best }).
       *[other] { $plies } Züge weiter hätte { $own } { $own-made } Züge, { $other } { $other-made } (mit { $best }: { $own-best } zu { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } Züge weiter hättest du 1 sicheren Stein (mit { $best }: { $more }).
       *[other] { $plies } Züge weiter hättest du { $less } sichere Steine (mit { $best }: { $more }).
    }
   *[other] { $less ->
        [one] { $plies } Züge weiter hätte { $own } 1 sicheren Stein (mit { $best }: { $more }).
       *[other] { $plies } Züge weiter hätte { $own } { $less } sichere Steine (mit { $best }: { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } Züge später grenzen { $more } deiner Steine an leere Felder; nach { $best } nur { $fewer }.
   *[other] { $plies } Züge später hat { $own } { $more } Steine neben leeren Feldern; nach { $best } nur { $fewer }.
}
fact-later-targets = { $plies } Züge später hat { $other } nur { $fewer } Steine neben leeren Feldern; nach { $best } { $more }.
fact-fewer-targets = { $fewer ->
    [one] Nach { $square } hat { $other } 1 Stein neben einem leeren Feld; nach { $best } wären es { $more }.
   *[other] Nach { $square } hat { $other } { $fewer } Steine neben leeren Feldern; nach { $best } wären es { $more }.
}
fact-more-replies = { $count ->
    [one] Nach { $square } hat { $other } 1 Zug; nach { $best } wären es { $least }.
   *[other] Nach { $square } hat { $other } { $count } Züge; nach { $best } wären es { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] Nach { $square } hast du 1 Zug; nach { $best } wären es { $most }.
       *[other] Nach { $square } hast du { $count } Züge; nach { $best } wären es { $most }.
    }
   *[other] { $count ->
        [one] Nach { $square } hat { $own } 1 Zug; nach { $best } wären es { $most }.
       *[other] Nach { $square } hat { $own } { $count } Züge; nach { $best } wären es { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } macht dich angreifbar: 1 deiner Steine grenzt an ein leeres Feld ({ $least } nach { $best }).
       *[other] { $square } macht dich angreifbar: { $count } deiner Steine grenzen an leere Felder ({ $least } nach { $best }).
    }
   *[other] { $count ->
        [one] { $square } macht { $own } angreifbar: 1 Stein grenzt an ein leeres Feld ({ $least } nach { $best }).
       *[other] { $square } macht { $own } angreifbar: { $count } Steine grenzen an leere Felder ({ $least } nach { $best }).
    }
}
fact-more-open = { $count ->
    [one] Die Steine, die { $square } umdreht, berühren 1 leeres Feld; die von { $best } berühren { $least }.
   *[other] Die Steine, die { $square } umdreht, berühren { $count } leere Felder; die von { $best } berühren { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] Nach { $square } hast du keinen stillen Zug; nach { $best } wären es { $most }.
        [one] Nach { $square } hast du 1 stillen Zug; nach { $best } wären es { $most }.
       *[other] Nach { $square } hast du { $count } stille Züge; nach { $best } wären es { $most }.
    }
   *[other] { $count ->
        [0] Nach { $square } hat { $own } keinen stillen Zug; nach { $best } wären es { $most }.
        [one] Nach { $square } hat { $own } 1 stillen Zug; nach { $best } wären es { $most }.
       *[other] Nach { $square } hat { $own } { $count } stille Züge; nach { $best } wären es { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] Die Suche sieht { $best } 1 Stein vorn; das liegt im Rahmen ihrer Ungenauigkeit.
   *[other] Die Suche sieht { $best } { $loss } Steine vorn; das liegt im Rahmen ihrer Ungenauigkeit.
}
fact-deep-difference = { $seen ->
    [0] Eine kürzere Suche findet { $square } so gut wie { $best }: Der Unterschied zeigt sich erst viele Züge später.
    [one] Eine kürzere Suche sieht { $best } nur 1 Stein vorn: Der Unterschied zeigt sich erst viele Züge später.
   *[other] Eine kürzere Suche sieht { $best } nur { $seen } Steine vorn: Der Unterschied zeigt sich erst viele Züge später.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] Nach { $square } folgt wohl { $line }: Am Ende liegst du { $margin } vorn.
        [behind] Nach { $square } folgt wohl { $line }: Am Ende liegst du { $margin } zurück.
       *[even] Nach { $square } folgt wohl { $line } und eine ausgeglichene Partie.
    }
   *[other] { $outcome ->
        [even] Nach { $square } folgt wohl { $line } und eine ausgeglichene Partie.
       *[other] Nach { $square } folgt wohl { $line }: Am Ende liegt { $leader } { $margin } vorn.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] Bei bestem Spiel gewinnst du nach { $square } mit { $margin }.
        [behind] Bei bestem Spiel verlierst du nach { $square } mit { $margin }.
       *[even] Bei bestem Spiel führt { $square } zum Unentschieden.
    }
   *[other] { $outcome ->
        [even] Bei bestem Spiel führt { $square } zum Unentschieden.
       *[other] Bei bestem Spiel gewinnt { $leader } nach { $square } mit { $margin }.
    }
}
fact-opens-up = { $square } dreht äußere Steine um und öffnet { $moves-count } neue Züge für { $other }: { $moves }.
fact-wall = { $who ->
    [you] { $square } stellt { $discs-count } weitere deiner Steine neben leere Felder.
   *[other] Nach { $square } hat { $own } { $discs-count } Steine mehr neben leeren Feldern.
}
fact-flips-many-ways = { $square } dreht in { $ways } Richtungen zugleich um, und das früh in der Partie.
fact-early-edge = { $square } geht an den Rand, solange es in der Mitte gute Züge gibt.
fact-leaves-centre = { $who ->
    [you] { $square } liegt außerhalb der mittleren 16 Felder, und du hast innen noch Züge.
   *[other] { $square } liegt außerhalb der mittleren 16 Felder, und { $own } hat innen noch Züge.
}
fact-takes-last-safe-move = { $square } war für { $other } der einzige Zug, der keine Ecke hergab.
fact-poisons-moves = { $who ->
    [you] Nach { $square } bringen alle neuen Züge für { $other } dir eine Ecke: { $moves }.
   *[other] Nach { $square } geben alle neuen Züge für { $other } eine Ecke her: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] Nach { $square } gehören dir alle Steine auf der Diagonale zu { $corner }; { $other } kann die Ecke noch nicht nehmen.
   *[other] Nach { $square } hat { $own } alle Steine auf der Diagonale zu { $corner }; { $other } kann die Ecke noch nicht nehmen.
}
fact-cuts-diagonal = { $square } setzt einen Stein auf die Diagonale zu { $corner }, auf der alle { $other } gehörten.
fact-double-threat = { $square } bedroht { $corner } und { $corner-too }: Eine von beiden fällt als Nächstes.
fact-stoner-trap = { $square } greift die Lücke neben { $corner } an: Eine Ecke fällt, was auch immer { $other } spielt.
fact-flips-more = { $square } dreht { $count } Steine um; { $best } nur { $least }.
fact-could-wait = { $square } kann { $other } nicht spielen, weder jetzt noch nach { $best }: zuerst { $best }, dann { $square }.
fact-last-in-region = { $last-who ->
    [you] Bei bestem Spiel ziehst du zuletzt im Gebiet { $region }.
   *[other] Bei bestem Spiel zieht { $last } zuletzt im Gebiet { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] Am Ende hast du 1 Stein am Rand { $edge }; mit { $best } wären es { $more }.
       *[other] Am Ende hast du { $less } Steine am Rand { $edge }; mit { $best } wären es { $more }.
    }
   *[other] { $less ->
        [one] Am Ende hat { $own } 1 Stein am Rand { $edge }; mit { $best } wären es { $more }.
       *[other] Am Ende hat { $own } { $less } Steine am Rand { $edge }; mit { $best } wären es { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] In { $plies } Zügen hast du keinen Stein mehr.
   *[other] In { $plies } Zügen hat { $wiped } keinen Stein mehr.
}
fact-sacrifices-corner = { $other } nimmt { $corner }, gibt dafür aber { $corner-too } her.
fact-passes-to-win = { $who ->
    [you] { $plies } Züge später musst du passen, und das gewinnt die Partie.
   *[other] { $plies } Züge später muss { $own } passen, und das gewinnt die Partie.
}
fact-gives-access = { $square } lässt { $other } auf { $moves } spielen, in einem Gebiet, das bisher verschlossen war.
fact-gives-access-many = { $square } lässt { $other } auf { $moves-count } Felder eines Gebiets, das bisher verschlossen war.
fact-leaves-quiet-moves = { $moves-count ->
    [one] Nach { $square } hat { $other } einen stillen Zug auf { $moves }; { $best } würde das verhindern.
   *[other] Nach { $square } hat { $other } stille Züge auf { $moves }; { $best } würde das verhindern.
}
fact-opens-move = { $moves-count ->
    [one] { $square } ermöglicht { $reply }, die beste Antwort für { $other }; { $best } nicht.
   *[other] { $square } öffnet { $moves } für { $other }; die beste Antwort ist { $reply }.
}
fact-leaves-open = Die beste Antwort für { $other } ist { $reply }; { $best } würde sie verhindern.
fact-leaves-moves = Starke Antworten für { $other }: { $replies }; { $best } würde sie verhindern.
fact-answers = { $who ->
    [you] Die beste Antwort für { $other } ist { $reply }. Nach { $best } könntest du darauf { $answer } spielen; nach { $square } und { $reply } nicht.
   *[other] Die beste Antwort für { $other } ist { $reply }. Nach { $best } könnte { $own } darauf { $answer } spielen; nach { $square } und { $reply } nicht.
}
fact-comes-later = { $square } kann warten: Nach { $best } und der Antwort ist es so gut wie jeder andere Zug.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] Spielt { $other } dann { $reply }, hast du 1 Zug; nach { $best } und { $reply } wären es { $most }.
       *[other] Spielt { $other } dann { $reply }, hast du { $count } Züge; nach { $best } und { $reply } wären es { $most }.
    }
   *[other] { $count ->
        [one] Spielt { $other } dann { $reply }, hat { $own } 1 Zug; nach { $best } und { $reply } wären es { $most }.
       *[other] Spielt { $other } dann { $reply }, hat { $own } { $count } Züge; nach { $best } und { $reply } wären es { $most }.
    }
}
fact-closes-square = Nach { $square } ist { $reply } die beste Antwort für { $other }, und { $best } geht nicht mehr.
fact-too-early = { $square } kann { $other } nicht spielen, weder jetzt noch nach { $best }: Der Zug konnte warten.
fact-shared-first = { $who ->
    [you] { $square } kannst nur du spielen, es kann also warten; { $best } kann auch { $other } spielen.
   *[other] { $square } kann nur { $own } spielen, es kann also warten; { $best } kann auch { $other } spielen.
}
fact-both-want = Beide Seiten können { $best } spielen; nach { $square } kann { $other } es immer noch.
fact-takes-back = { $square } nimmt { $disc } zurück.
fact-shares-square = { $who ->
    [you] { $best } konntest nur du spielen; nach { $square } kann es auch { $other }.
   *[other] { $best } konnte nur { $own } spielen; nach { $square } kann es auch { $other }.
}
fact-ripens = { $cost ->
    [one] Nach { $best } ist { $next } der richtige Zug; jetzt würde er 1 Stein verlieren.
   *[other] Nach { $best } ist { $next } der richtige Zug; jetzt würde er { $cost } Steine verlieren.
}
fact-prepares = { $who ->
    [you] Nach { $best } wäre { $next } dein nächster Zug; nach { $square } und { $reply } kannst du dort nicht setzen.
   *[other] Nach { $best } wäre { $next } der nächste Zug für { $own }; nach { $square } und { $reply } geht er nicht mehr.
}
fact-leaves-square = { $who ->
    [you] { $other } bekommt jetzt { $at }, das Feld, das du hättest nehmen sollen.
   *[other] { $other } bekommt jetzt { $at }, das Feld, das { $own } hätte nehmen sollen.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } Züge weiter gibt jeder deiner Züge eine Ecke her; nach { $best } kommt das später.
   *[other] { $plies } Züge weiter hat { $own } nur Züge, die eine Ecke hergeben; nach { $best } kommt das später.
}
edge-top = oben
edge-bottom = unten
edge-left = links
edge-right = rechts

## What a reason comes down to, in at most eight words

headline-only-move = { $square } ist der einzige erlaubte Zug.
headline-takes-corner = { $role ->
    [better] { $square } würde die Ecke nehmen.
   *[made] { $square } nimmt die Ecke.
}
headline-gives-corner = { $square } lässt { $other } an die Ecke { $corner }.
headline-leaves-corner = { $square }: Ecke { $corner } bleibt offen für { $other }.
headline-defends-corner = { $role ->
    [better] { $square } würde die Ecke { $corner } verteidigen.
   *[made] { $square } verteidigt die Ecke { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } würde die Ecke { $corner } bedrohen.
   *[made] { $square } bedroht die Ecke { $corner }.
}
headline-misses-corner = { $square } lässt die Ecke { $corner } aus.
headline-x-square = { $square } bringt die Ecke { $corner } in Gefahr.
headline-c-square = { $square } schwächt die Ecke { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } würde Steine sicher machen.
   *[made] { $square } macht Steine sicher.
}
headline-restricts = { $square }: weniger Züge für { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } öffnet { $moves } für { $other }.
   *[other] { $square } öffnet das Brett für { $other }.
}
headline-flips-many-ways = { $square } dreht in zu viele Richtungen um.
headline-early-edge = { $square } geht zu früh an den Rand.
headline-leaves-centre = { $square } verlässt die Mitte zu früh.
headline-gives-access = { $moves-count ->
    [1] { $square } lässt { $other } auf { $moves }.
    [2] { $square } lässt { $other } auf { $moves }.
   *[other] { $square } lässt { $other } in ein Gebiet.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square }: der stille Zug { $moves } für { $other }.
    [2] { $square }: stille Züge { $moves } für { $other }.
   *[other] { $square }: ein stiller Zug für { $other }.
}
headline-wall = { $square }: eine offene Mauer für { $other }.
headline-gains-moves = { $square } öffnet neue Züge für { $own }.
headline-quiet = { $role ->
    [better] { $square } wäre ein stiller Zug.
   *[made] { $square } ist ein stiller Zug.
}
headline-forces-pass = { $role ->
    [better] { $square } würde { $other } zum Passen zwingen.
   *[made] { $square } zwingt { $other } zum Passen.
}
headline-ends-game = { $square } beendet die Partie.
headline-wipes-out = { $role ->
    [better] { $square } würde { $other } vom Brett fegen.
   *[made] { $square } fegt { $other } vom Brett.
}
headline-allows-wipe-out = { $square } lässt { $other } alle Steine umdrehen.
headline-leaves-no-safe-move = { $role ->
    [better] { $square }: kein sicherer Zug mehr für { $other }.
   *[made] { $square }: kein sicherer Zug mehr für { $other }.
}
headline-runs-out-of-safe-moves = { $square } war der letzte sichere Zug.
headline-takes-last-safe-move = { $role ->
    [better] { $square } würde den letzten sicheren Zug wegnehmen.
   *[made] { $square } nimmt den letzten sicheren Zug weg.
}
headline-poisons-moves = { $role ->
    [better] { $square }: nur vergiftete Züge für { $other }.
   *[made] { $square }: nur vergiftete Züge für { $other }.
}
headline-controls-diagonal = { $role ->
    [better] { $square } wäre auf seiner Diagonale sicher.
   *[made] { $square } ist auf seiner Diagonale sicher.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } würde die Diagonale zu { $corner } brechen.
   *[made] { $square } bricht die Diagonale zu { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } würde { $corner } und { $corner-too } bedrohen.
   *[made] { $square } bedroht { $corner } und { $corner-too } zugleich.
}
headline-stoner-trap = { $role ->
    [better] { $square } würde eine Stoner-Falle stellen.
   *[made] { $square } stellt eine Stoner-Falle auf { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } würde den Rand { $edge } vollenden.
   *[made] { $square } vollendet den Rand { $edge }.
}
headline-wedges = { $role ->
    [better] { $square } wäre ein Keil am Rand { $edge }.
   *[made] { $square } ist ein Keil am Rand { $edge }.
}
headline-leaves-hole = { $square } lässt auf { $hole } ein Loch.
headline-unbalanced-edge = { $square }: Der Rand { $edge } bleibt unausgewogen.
headline-balanced-edge = { $role ->
    [better] { $square } würde den Rand { $edge } ausgewogen machen.
   *[made] { $square } macht den Rand { $edge } ausgewogen.
}
headline-odd-region = { $role ->
    [better] { $square } ginge in ein ungerades Gebiet.
   *[made] { $square } geht in ein ungerades Gebiet.
}
headline-even-region = { $square } öffnet ein gerades Gebiet.
headline-fills-region = { $role ->
    [better] { $square } würde ein einzelnes Loch füllen.
   *[made] { $square } füllt ein einzelnes Loch.
}
headline-swindle = { $role ->
    [better] { $square } würde { $at } für { $own } sichern.
   *[made] { $square } sichert { $at } für { $own }.
}
headline-flips-most = { $square } dreht die meisten Steine um.
headline-flips-fewest = { $role ->
    [better] { $square } würde die wenigsten Steine umdrehen.
   *[made] { $square } dreht die wenigsten Steine um.
}
headline-fewest-replies = { $role ->
    [better] { $square }: die wenigsten Züge für { $other }.
   *[made] { $square }: die wenigsten Züge für { $other }.
}
headline-as-many-moves = { $square }: { $ours } Züge gegen { $theirs }.
headline-allows = { $square } erlaubt { $reply }, { $next } erlaubt { $reply-then }.
headline-was-shared = { $square } war für beide Seiten offen.
headline-takes-moves = { $square }: weniger Züge für { $other }.
headline-answer = { $effect ->
    [quiet] { $square }: stille Antwort { $reply } für { $other }.
    [restricts] { $square } lässt { $reply } zu, das Züge wegnimmt.
    [takes-moves] { $square } lässt { $reply } zu, das Züge wegnimmt.
    [gains-moves] { $square } lässt { $reply } zu, das Züge öffnet.
    [threatens-corner] { $square } lässt { $reply } zu, das { $effect-corner } bedroht.
    [defends-corner] { $square } lässt { $reply } zu, das { $effect-corner } verteidigt.
    [swindle] Nach { $reply } ist { $effect-at } nur für { $other } frei.
    [forces-pass] { $square } lässt { $reply } zu, das zum Passen zwingt.
    [takes-last-safe-move] { $reply } nimmt danach den letzten sicheren Zug weg.
    [leaves-no-safe-move] { $square } lässt { $reply } zu: kein sicherer Zug.
    [poisons-moves] { $square } lässt { $reply } zu: vergiftete neue Züge.
    [controls-diagonal] { $square } lässt { $reply } zu, sicher auf der Diagonale.
    [double-threat] { $square } lässt { $reply } zu, das zwei Ecken bedroht.
    [stoner-trap] { $square } lässt die Stoner-Falle { $reply } zu.
    [fills-edge] { $square } lässt { $reply } zu, das einen Rand vollendet.
    [wedges] { $square } lässt den Keil { $reply } zu.
    [odd-region] { $square }: ungerades Gebiet auf { $reply } für { $other }.
    [fills-region] { $square }: einzelnes Feld { $reply } für { $other }.
    [gains-stable] { $square } lässt { $reply } zu: sichere Steine.
   *[other] { $square } übersieht die Antwort { $reply }.
}
headline-later-moves = { $square }: später zu wenige Züge für { $own }.
headline-later-frontier = { $square } macht { $own } später angreifbar.
headline-later-targets = { $square }: später wenig umzudrehen für { $own }.
headline-later-safe = { $square }: weniger sichere Steine für { $own }.
headline-more-replies = { $square }: zu viele Züge für { $other }.
headline-fewer-moves = { $few ->
    [few] { $square }: zu wenige Züge für { $own }.
   *[many] { $square }: weniger Züge für { $own }.
}
headline-more-frontier = { $square } legt zu viele Steine frei.
headline-fewer-targets = { $square }: wenig umzudrehen für { $own }.
headline-more-open = { $square } dreht Steine im Freien um.
headline-fewer-quiet-moves = { $square }: weniger stille Züge für { $own }.
headline-flips-more = { $square } dreht zu früh zu viel um.
headline-could-wait = { $square } hätte warten können.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } öffnet { $reply }, das { $effect-corner } bedroht.
    [double-threat] { $square } öffnet { $reply }, das zwei Ecken bedroht.
    [quiet] { $square } öffnet den stillen Zug { $reply }.
    [forces-pass] { $square } öffnet { $reply }, das zum Passen zwingt.
    [leaves-no-safe-move] { $square } öffnet { $reply }: kein sicherer Zug bleibt.
    [restricts] { $square } öffnet { $reply }, das Züge nimmt.
    [takes-moves] { $square } öffnet { $reply }, das Züge nimmt.
    [wedges] { $square } öffnet den Keil { $reply }.
    [takes-back] { $square } öffnet { $reply }, das ihn zurücknimmt.
   *[other] { $square } öffnet { $reply } für { $other }.
}
headline-leaves-open = { $best } würde { $reply } für { $other } schließen.
headline-leaves-moves = { $replies-count ->
    [2] { $square }: { $replies-first } und { $replies-last } für { $other }.
   *[other] { $square }: { $replies-count } starke Antworten für { $other }.
}
headline-answers = { $best } würde { $answer } gegen { $reply } vorbereiten.
headline-comes-later = Zuerst { $best }, dann { $square }.
headline-fewer-answers = { $square }: für { $own } weniger Antworten auf { $reply }.
headline-closes-square = { $square } lässt { $other } das Feld { $best } schließen.
headline-too-early = { $square } ist zu früh, unspielbar für { $other }.
headline-shared-first = { $square } konnte warten; { $best } wollen beide.
headline-both-want = Beide wollen { $best }; { $square } überlässt es.
headline-takes-back = { $square } nimmt { $disc } zurück.
headline-shares-square = { $square } öffnet { $best } für { $other }.
headline-ripens = { $best } würde { $next } gut machen.
headline-prepares = { $best } würde { $next } vorbereiten.
headline-leaves-square = { $effect ->
    [quiet] Jetzt { $at } für { $other }, ein stiller Zug.
    [restricts] Jetzt { $at } für { $other }: weniger Züge danach.
    [takes-moves] Jetzt { $at } für { $other }: weniger Züge danach.
    [gains-moves] Jetzt { $at } für { $other }: öffnet neue Züge.
    [threatens-corner] Jetzt { $at } für { $other }: bedroht { $effect-corner }.
    [defends-corner] Jetzt { $at } für { $other }: verteidigt { $effect-corner }.
    [swindle] Jetzt { $at } für { $other }, und { $effect-at } dazu.
    [forces-pass] Jetzt { $at } für { $other }: zwingt zum Passen.
    [takes-last-safe-move] Jetzt { $at } für { $other }: kein sicherer Zug.
    [leaves-no-safe-move] Jetzt { $at } für { $other }: kein sicherer Zug.
    [poisons-moves] Jetzt { $at } für { $other }: vergiftete neue Züge.
    [controls-diagonal] Jetzt { $at } für { $other }, auf sicherer Diagonale.
    [double-threat] Jetzt { $at } für { $other }: zwei Ecken bedroht.
    [stoner-trap] Jetzt { $at } für { $other }, eine Stoner-Falle.
    [fills-edge] Jetzt { $at } für { $other }: vollendet einen Rand.
    [wedges] Jetzt { $at } für { $other }, ein Keil.
    [odd-region] Jetzt { $at } für { $other }, in ungeradem Gebiet.
    [fills-region] Jetzt { $at } für { $other }, der letzte Zug.
    [gains-stable] Jetzt { $at } für { $other }, und sichere Steine.
   *[other] Jetzt { $at } für { $other }; beide wollen es.
}
headline-runs-out-in-line = { $square }: bald keine sicheren Züge für { $own }.
headline-edge-at-end = { $square } gibt den Rand { $edge } auf.
headline-sacrifices-corner = { $role ->
    [better] { $square } würde { $corner } gegen { $corner-too } tauschen.
   *[made] { $square } tauscht { $corner } gegen { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } würde durch späteres Passen gewinnen.
   *[made] { $square } gewinnt durch späteres Passen.
}
headline-nearly-as-good = { $square } ist fast so gut wie { $best }.
headline-deep-difference = { $best } ist besser, aber viele Züge später.
headline-expects = Folge der Variante nach { $square }.
headline-exact = Nach { $square } ist der Rest bewiesen.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } würde die Ecke { $corner } gewinnen.
       *[made] { $square } gewinnt die Ecke { $corner }.
    }
   *[other] { $square } verliert die Ecke { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square } zwingt { $own } später zum Passen.
   *[other] { $role ->
        [better] { $square } würde { $other } zum Passen zwingen.
       *[made] { $square } zwingt { $other } später zum Passen.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } würde dort den letzten Zug bekommen.
       *[made] { $square } bekommt dort den letzten Zug.
    }
   *[other] { $region-count ->
        [2] { $square } lässt { $other } zuletzt auf { $region } ziehen.
       *[other] { $square } lässt { $other } dort zuletzt ziehen.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square } fegt { $own } später vom Brett.
   *[other] { $role ->
        [better] { $square } würde { $other } vom Brett fegen.
       *[made] { $square } fegt { $other } vom Brett.
    }
}
reason-none = Kein einzelner Grund sticht heraus: Vergleiche die Varianten.
reason-all-of-loss = Das allein erklärt den Verlust.
reason-part-of-loss = Das erklärt etwa { $discs } der { $loss } verlorenen Steine.
person-you = dich
person-opponent = die Gegenseite

## Tic-tac-toe

line-wins = { $square } gewinnt: drei in einer Reihe.
line-misses-win = { $who ->
    [you] Mit { $at } könntest du sofort gewinnen.
   *[other] Mit { $at } könnte { $own } sofort gewinnen.
}
line-blocks = { $square } hindert { $other } an drei in einer Reihe.
line-leaves-win = Nach { $square } gewinnt { $other } mit { $at }.
line-forks = { $square } macht eine Gabel: { $one } und { $two } gewinnen beide, und nur eins lässt sich blockieren.
line-takes-fork = { $square } nimmt das Feld, auf dem { $other } eine Gabel hätte.
line-allows-fork = Nach { $square } macht { $other } mit { $at } eine Gabel.
line-threatens = { $square } droht mit { $at }; { $other } muss dort blockieren.
line-takes-centre = In der Mitte treffen sich vier Reihen.
line-ends = { $outcome ->
    [win] { $who ->
        [you] Bei perfektem Spiel gewinnst du.
       *[other] Bei perfektem Spiel gewinnt { $own }.
    }
    [loss] { $who ->
        [you] Bei perfektem Spiel verlierst du.
       *[other] Bei perfektem Spiel verliert { $own }.
    }
   *[draw] Bei perfektem Spiel wird es unentschieden.
}
line-best = { $square } ist am besten.
line-worse = { $best } ist besser als { $square }.
line-place-centre = Der Zug liegt in der Mitte.
line-place-corner = Der Zug liegt in einer Ecke.
line-place-side = Der Zug liegt an einer Seite.
line-nudge-wins = Du kannst sofort gewinnen.
line-nudge-blocks = Die Gegenseite droht drei in einer Reihe.
line-nudge-forks = Es gibt eine Gabel: ein Zug, zwei Drohungen.
line-nudge-takes-fork = Die Gegenseite macht gleich eine Gabel.
line-nudge-threatens = Stelle eine Drohung auf, damit die Gegenseite blockieren muss.
line-nudge-lines = Suche das Feld mit den meisten offenen Reihen.

## Principles, and what there is to practise

principle-corners = Eine Ecke kann nie umgedreht werden und hält die Ränder neben sich fest.
principle-x-squares = Ein Stein neben einer leeren Ecke verschenkt oft diese Ecke.
principle-mobility = Wer mehr Züge hat, kann warten; der andere muss etwas hergeben.
principle-walls = Steine neben leeren Feldern geben der anderen Seite Züge.
principle-few-discs = Am Anfang sind weniger Steine besser: Die Gegenseite hat weniger umzudrehen.
principle-centre = Am Anfang halten Züge nahe der Mitte deine Steine zusammen und öffnen wenig.
principle-quiet-moves = Ein stiller Zug dreht nur innere Steine um und öffnet nichts.
principle-safe-moves = Wem zuerst die sicheren Züge ausgehen, der muss eine Ecke hergeben.
principle-parity = Wer in einem Gebiet zuletzt zieht, behält, was dieser Zug umdreht.
principle-edges = Ein Rand mit Lücke ist angreifbar; ein voller oder ausgewogener ist schwer zu brechen.
principle-wedges = Ein Keil zwischen zwei Steinen am Rand kann eine Ecke gewinnen.
principle-stability = Sichere Steine können nie umgedreht werden und zählen auch am Ende.
principle-passing = Wer passen muss, schenkt der Gegenseite zwei Züge hintereinander.
principle-wipe-out = Wer keinen Stein mehr hat, hat verloren, so früh es auch ist.
principle-swindles = Ein Feld, auf das nur du setzen kannst, bleibt dir für später.
principle-sacrifices = Eine Ecke darf man hergeben, wenn man mehr dafür bekommt.
principle-diagonals = Ein X-Feld ist sicher, solange dir die ganze Diagonale gehört.
principle-threats = Ein Zug kann nicht auf zwei Drohungen antworten.
principle-answers = Suche vor deinem Zug die beste Antwort der Gegenseite.
principle-counting = Zähle gegen Ende jede Variante bis zum letzten Feld aus.
subject-corners = Ecken
subject-x-squares = Felder neben Ecken
subject-mobility = Mobilität
subject-walls = Mauern und offene Stellungen
subject-few-discs = am Anfang wenig umdrehen
subject-centre = am Anfang nahe der Mitte bleiben
subject-quiet-moves = stille Züge
subject-safe-moves = sichere Züge
subject-parity = Parität
subject-edges = Ränder
subject-wedges = Keile
subject-stability = sichere Steine
subject-passing = erzwungenes Passen
subject-wipe-out = vom Brett fegen
subject-swindles = Felder für nur eine Seite
subject-sacrifices = Opfer
subject-diagonals = Diagonalen
subject-threats = Doppeldrohungen
subject-answers = Antworten der Gegenseite
subject-counting = das Ende auszählen

look-fewest-replies = Welcher markierte Zug lässt der Gegenseite die wenigsten Antworten?
look-quiet = Welcher markierte Zug dreht nur innere Steine um?
look-fewest-flips = Welcher markierte Zug dreht die wenigsten Steine um?
look-wanted = Welches markierte Feld hätte die Gegenseite gern?
look-replies = Finde zu jedem markierten Zug die beste Antwort der Gegenseite.
nudge-only-move = Du hast nur einen Zug.
nudge-mirrored = Alle Züge sind hier Spiegelbilder voneinander: spiel irgendeinen.
nudge-corners = Sieh dir die Ecken an.
nudge-x-squares = Sieh dir die Felder neben den Ecken an.
nudge-mobility = Zähle die Züge, die du der Gegenseite lässt.
nudge-walls = Sieh dir die Steine neben leeren Feldern an.
nudge-few-discs = Suche einen Zug, der wenige Steine umdreht.
nudge-centre = Sieh dir die Mitte des Bretts an.
nudge-quiet-moves = Gibt es einen stillen Zug?
nudge-safe-moves = Zähle die sicheren Züge beider Seiten.
nudge-parity = Zähle die leeren Felder in jedem Gebiet.
nudge-edges = Sieh dir die Ränder an.
nudge-wedges = Suche eine Lücke in einem Rand.
nudge-stability = Suche Steine, die nie mehr umgedreht werden können.
nudge-passing = Kannst du die Gegenseite zum Passen zwingen?
nudge-wipe-out = Zähle die Steine der Gegenseite.
nudge-swindles = Suche ein Feld, auf das nur du setzen kannst.
nudge-sacrifices = Lohnt es sich, eine Ecke herzugeben?
nudge-diagonals = Sieh dir die langen Diagonalen an.
nudge-threats = Suche zwei Drohungen zugleich.
coach-more = Mehr mit i.
coach-candidates = { $moves }: Einer davon ist der beste.
coach-two = { $one } oder { $other }: Einer von beiden ist der beste.
coach-book = { $square } ist ein Buchzug. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] Du lagst die meiste Zeit vorn.
   *[other] { $side } lag die meiste Zeit vorn.
}
summary-trailed = { $side-who ->
    [you] Du lagst die meiste Zeit zurück.
   *[other] { $side } lag die meiste Zeit zurück.
}
summary-changed = Die Führung wechselte { $count }-mal.
summary-close = Die Partie war lange knapp.
summary-uneven = { $side-who ->
    [you] Du lagst in { $ahead } von { $count } Zügen vorn und in { $behind } zurück.
   *[other] { $side } lag in { $ahead } von { $count } Zügen vorn und in { $behind } zurück.
}
summary-opening = Das war die Eröffnung { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: { $square } kostete dich dort { $loss } Steine; { $best } ist der bessere Buchzug.
   *[other] { $name }: { $square } kostete { $side } dort { $loss } Steine; { $best } ist der bessere Buchzug.
}
summary-pattern = { $side-who ->
    [you] { $count } deiner { $of } Fehler { $pattern } (zuletzt Zug { $last }).
   *[other] { $count } der { $of } Fehler von { $side } { $pattern } (zuletzt Zug { $last }).
}
summary-practise = Als Nächstes zu üben: { $subject }.
summary-missed-by-both = { $span } Züge lang ließen beide { $square } liegen: { $count }-mal war es der beste Zug.
summary-missed = { $side-who ->
    [you] Du hast { $square }, deinen besten Zug, innerhalb von { $span } Zügen { $count }-mal ausgelassen.
   *[other] { $side } hat { $square }, den besten Zug, innerhalb von { $span } Zügen { $count }-mal ausgelassen.
}
summary-good = { $side-who ->
    [you] Du warst gut in der Phase { $phase }: { $accuracy } % Genauigkeit.
   *[other] { $side } war gut in der Phase { $phase }: { $accuracy } % Genauigkeit.
}
phase-opening = Eröffnung
phase-midgame = Mittelspiel
phase-endgame = Endspiel
pattern-corners = verschenkten oder verpassten Ecken
pattern-x-squares = lagen neben einer leeren Ecke
pattern-mobility = verschenkten Züge
pattern-walls = öffneten das Brett
pattern-few-discs = drehten zu viele Steine um
pattern-centre = verließen die Mitte zu früh
pattern-quiet-moves = gaben stille Züge auf
pattern-safe-moves = verbrauchten sichere Züge
pattern-parity = gaben den letzten Zug in einem Gebiet her
pattern-edges = schwächten einen Rand
pattern-wedges = ließen Löcher in einem Rand
pattern-stability = gaben sichere Steine auf
pattern-passing = führten zum Passen
pattern-wipe-out = riskierten, vom Brett gefegt zu werden
pattern-swindles = gaben ein eigenes Feld auf
pattern-sacrifices = verpassten ein Opfer
pattern-diagonals = gaben eine Diagonale auf
pattern-threats = verpassten eine Doppeldrohung
pattern-answers = übersahen eine Antwort
pattern-counting = waren falsch ausgezählte Endspiele

## An expected line, move by move

line-title = Variante nach { $square }
line-other = Tab: die Variante nach { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] Am Ende liegst du { $margin } vorn ({ $sure }).
        [behind] Am Ende liegst du { $margin } zurück ({ $sure }).
       *[even] Eine ausgeglichene Partie ({ $sure }).
    }
   *[other] { $outcome ->
        [even] Eine ausgeglichene Partie ({ $sure }).
       *[other] Am Ende liegt { $leader } { $margin } vorn ({ $sure }).
    }
}
line-gap = { $best } ist { $gap ->
    [one] 1 Stein
   *[other] { $gap } Steine
} besser als { $made }.
line-here = { $who ->
    [you] Hier hast du { $own } { $own ->
        [one] Zug
       *[other] Züge
    }, die Gegenseite { $other }.
   *[other] Hier hat { $side } { $own } { $own ->
        [one] Zug
       *[other] Züge
    }, { $rival } { $other }.
}
line-none = Hier ist keine Variante zu zeigen.

## A move tried again

retry-title = Noch einmal
retry-better = Hier wurde { $square } gespielt. Finde einen besseren Zug. v: zurück zum Rückblick
retry-after-best = { $square } war der beste Zug. Versuche einen anderen. v: zurück zum Rückblick
retry-unknown = Hier wurde { $square } gespielt. Versuche einen anderen Zug. v: zurück zum Rückblick
retry-same = { $tried } { $score } ({ $sure }): noch einmal derselbe Zug
retry-even = { $tried } { $score } ({ $sure }): so gut wie { $square }
retry-gains = { $tried } { $score } ({ $sure }): { $gain } besser als { $square }
retry-loses = { $tried } { $score } ({ $sure }): { $loss } schlechter als { $square }
retry-is-best = { $text }; kein Zug ist besser
retry-short = { $text }. Der beste Zug bringt { $short } mehr. u: noch einmal


## Puzzles

puzzle-title = Aufgabe { $id }, Stärke { $strength }
puzzle-number = Aufgabe { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } zieht und gewinnt.
goal-draw = { $side } zieht und hält unentschieden.
goal-save-discs = { $side } am Zug. Gewinnen geht nicht: Verliere so knapp wie möglich.
goal-wipe-out = { $side } zieht und fegt die andere Seite vom Brett.
puzzle-right = { $square } ist richtig. Die Gegenseite antwortet { $answer }. Und nun?
puzzle-right-pass = { $square } ist richtig. Die Gegenseite muss passen. Und nun?
puzzle-wrong = Nicht { $square }: { $answer } widerlegt es.
puzzle-wrong-pass = Nicht { $square }.
puzzle-solved = { $misses ->
    [0] Gelöst! { $end }
    [one] Gelöst, mit 1 Fehlversuch. { $end }
   *[other] Gelöst, mit { $misses } Fehlversuchen. { $end }
}
puzzle-motifs = Ideen: { $motifs }.
puzzle-calculate = Keine besondere Idee: rechnen.
puzzle-go-on = Richtig. Und nun?
puzzle-same-idea = Dieselbe Idee wie in deiner Partie: { $subject }.
puzzle-end-win = Du gewinnst mit { $lead }.
puzzle-end-draw = Es ist unentschieden.
puzzle-end-loss = Du verlierst nur mit { $lead }.
puzzle-end-wipe-out = Du fegst die Gegenseite vom Brett.
puzzle-shown = Das ist die Lösung. { $end }
puzzle-line = Beste Variante: { $line }.
puzzle-rating = Deine Aufgabenwertung: { $rating }.
puzzle-comes-back = Diese Aufgabe kommt morgen wieder.
puzzle-daily-late = Die Aufgabe des Tages hast du schon gelöst. Diesmal zählt sie nicht.
puzzle-daily-title = Aufgabe des Tages, { $day }
puzzle-daily-line = outflank, Aufgabe des Tages { $day }: { $blocks }, { $streak ->
    [one] 1 Tag in Folge
   *[other] { $streak } Tage in Folge
}
puzzle-which-idea = Gelöst. Welche dieser Ideen steckt dahinter?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Ja: { $idea }.
puzzle-idea-wrong = Nicht { $named }, sondern { $idea }.
puzzle-ideas-named = { $known } von { $asked } Ideen erkannt.
refusal-copy-puzzle = Nur die Aufgabe des Tages hat ein Ergebnis zum Kopieren
refusal-name-idea = Tippe ihre Nummer, 1 bis 4
puzzles-drill = Finden und erklären
puzzles-drill-about = Finde den Zug, dann nenne die Idee.
puzzle-none = Hier ist keine Aufgabe übrig.
puzzle-none-missed = { $waiting ->
    [0] Nichts zu wiederholen.
    [one] Heute nichts zu wiederholen. 1 Aufgabe kommt später wieder.
   *[other] Heute nichts zu wiederholen. { $waiting } Aufgaben kommen später wieder.
}
puzzle-rush = Sprint, { $minutes } Minuten
puzzle-rush-about = Löse so viele, wie du in { $minutes } Minuten kannst. Nach { $most } Fehlern ist Schluss.
puzzle-rush-left = Noch { $left }. { $goal }
puzzle-rush-score = { $solved } gelöst, Fehler: { $misses } von { $most }.
puzzle-rush-over = { $solved ->
    [one] 1 Aufgabe gelöst.
   *[other] { $solved } Aufgaben gelöst.
}
puzzle-rush-time = Die Zeit ist um!
puzzle-rush-misses = Drei Fehler: Der Sprint ist vorbei.
puzzle-rush-best = Ein neuer Rekord!
puzzle-rush-not-best = Dein Rekord: { $best }.
puzzles-title = Aufgaben
puzzles-none-due = Heute ist keine Aufgabe zu wiederholen
puzzles-sample = { $empty ->
    [one] { $side } am Zug, { $empty } leeres Feld
   *[other] { $side } am Zug, { $empty } leere Felder
}
puzzles-count = { $solved } von { $count } gelöst
puzzles-near = Für dich
puzzles-near-about = Aufgaben, die zu deiner Stärke passen. Nur der erste Versuch wird gewertet.
puzzles-daily = Aufgabe von heute
puzzles-daily-about = Die Aufgabe von heute, für alle dieselbe ({ $day }).
puzzles-daily-done = Für heute erledigt. Die nächste kommt um Mitternacht UTC.
puzzles-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-missed = Noch einmal
puzzles-missed-about = Aufgaben, die du falsch gelöst hast, bis du sie richtig löst.
puzzles-due = { $count } fällig
puzzles-best = Rekord { $best }
puzzles-calculate = tief rechnen
puzzles-calculate-about = Aufgaben ohne besondere Idee.
puzzles-theme-about = Thema: { $motif }.
motif-quiet-move = ein stiller Zug
motif-few-discs = wenig umdrehen
motif-mobility = wenige Züge lassen
motif-last-safe-move = der letzte sichere Zug
motif-wedge = ein Keil
motif-stoner-trap = eine Stoner-Falle
motif-unbalanced-edge = ein unausgewogener Rand
motif-double-attack = ein Doppelangriff
motif-diagonal = die Diagonale beherrschen
motif-parity = Parität
motif-against-parity = gegen die Parität
motif-forced-pass = zum Passen zwingen
motif-no-safe-move = kein sicherer Zug mehr
motif-passing-to-win = passen und gewinnen
motif-swindle = ein Feld nur für dich
motif-corner-refused = eine Ecke stehen lassen
motif-corner-taken = eine Ecke nehmen
motif-corner-offered = eine Ecke hergeben
motif-x-square = ein X-Feld
motif-c-square = ein C-Feld
motif-only-escape = der einzige Ausweg
motif-wipe-out = vom Brett fegen
plain-puzzle-help = Tippe deinen Zug, etwa f5. Wörter: hint, solution, board, quit.
plain-puzzle-again = Versuche es noch einmal.
plain-puzzle-next = Enter: nächste Aufgabe, oder tippe quit.

## Lessons

list-more = { $count } weitere darunter
learn-title = Lernen
learn-next = Brett { $number } von { $count }: { $task }
learn-passed = bestanden
learn-exam = Prüfung { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } Lektionen
   *[other] { $passed } von { $count } bestanden
}
lesson-title = { $title }, { $number } von { $count }
lesson-title-exam = { $title }, Prüfung { $number } von { $count }
lesson-source = Aus einer Partie: { $source }.
lesson-right = Richtig!
lesson-lesser = { $square } leistet das, aber es gibt Besseres.
lesson-wrong = Nicht { $square }.
lesson-not-that = Nicht { $square }.
lesson-empty = Dieses Feld ist leer.
lesson-other-disc = Der gehört { $side }.
lesson-wrong-number = Nicht { $number }.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } von { $count })
lesson-go-on = Enter: weiter
lesson-again = Enter: noch einmal
lesson-pass = Enter: passen
lesson-to-move = { $side } am Zug
lesson-mark = Pfeile bewegen, Enter markiert das Feld
lesson-type-number = Tippe eine Zahl, dann Enter
lesson-done = { $title }: geschafft.
lesson-exam-score = Prüfung: { $right } von { $count } auf Anhieb richtig.
lesson-passed = Bestanden.
lesson-not-passed = Noch nicht bestanden: Nur ein Fehler ist erlaubt. Öffne die Lektion noch einmal.
lesson-next = Enter: nächste Lektion
lesson-first-game = Enter: eine erste Partie spielen (Stufe 1). ]: nächste Lektion
lesson-last = Enter: zurück
lesson-line = Dann: { $plies }.
ply = { $side } { $square } { $does }
ply-between = {"; "}
ply-takes-corner = nimmt die Ecke
ply-ends-game = beendet die Partie
ply-forces-pass = lässt keinen Zug: Passen
ply-traps = stellt eine Falle neben { $corner }
ply-threatens-both = greift { $corner } und { $corner-too } an
ply-gives-corner = gibt { $corner } her
ply-threatens-corner = greift { $corner } an
ply-defends-corner = verteidigt { $corner }
ply-wedges = schlägt einen Keil
ply-fills-region = füllt das Gebiet
ply-leaves-no-safe-move = lässt nur Züge, die eine Ecke hergeben
ply-quiet = ist still
ply-flips = { $count ->
    [one] dreht 1 Stein um
   *[other] dreht { $count } Steine um
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Tippe die Nummer einer Lektion, 1 bis { $count }, oder quit.
plain-lesson-help = Tippe ein Feld, etwa d3, oder eine Zahl, wo eine gefragt ist. Enter geht weiter. Wörter: again, next, back, board, lessons, quit.

## Practice

practice-title = Üben
practice-title-due = Üben, { $due } fällig
practice-title-solved = Üben, { $due } fällig, { $right }/{ $asked } gelöst
practice-none = Noch keine Fehler zum Üben.
practice-none-today = Heute ist nichts fällig.
practice-none-about = Heute ist nichts fällig zum Thema: { $subject }.
practice-other-subject = s: nächstes Thema.
practice-only = Nur { $subject }. s: nächstes Thema.
practice-done = Für heute fertig: { $right }/{ $asked } gelöst.
practice-next = Die nächste Stellung ist am { $day } fällig.
practice-how = Öffne den Rückblick auf eine Partie (v): Deine Fehler erscheinen dann hier.
practice-review = Enter: deine letzte Partie ansehen ({ $black }-{ $white }).
practice-from-level = Aus deiner Partie gegen { $level } ({ $tag }) vom { $day }.
practice-from-opponent = Aus deiner Partie gegen { $opponent } vom { $day }.
practice-from = Aus deiner Partie vom { $day }.
practice-waiting = { $count ->
    [one] 1 neue Stellung wartet auf morgen.
   *[other] { $count } neue Stellungen warten auf morgen.
}
practice-solved = Endgültig gelöst: { $count }.
practice-question = { $side } am Zug. Finde den besten Zug.
practice-played = { $loss ->
    [one] Hier hast du { $square } gespielt und 1 Stein verloren.
   *[other] Hier hast du { $square } gespielt und { $loss } Steine verloren.
}
practice-right = { $square } { $score }: richtig, der beste Zug.
practice-right-among = { $square } { $score }: richtig. Ebenso gut: { $best }.
practice-nearly = { $square } { $score }: gut genug. Am besten: { $best }, { $costs } mehr wert.
practice-better = { $square } { $score }: { $gained } besser als { $made }. Am besten: { $best }, { $costs } mehr wert.
practice-wrong = { $costs ->
    [one] { $square } verliert 1 Stein. Am besten: { $best }.
   *[other] { $square } verliert { $costs } Steine. Am besten: { $best }.
}
practice-solved-now = Endgültig gelöst.
practice-later = Du siehst es später wieder.
practice-again = { $days ->
    [one] Du siehst es morgen wieder.
   *[other] Du siehst es in { $days } Tagen wieder.
}
practice-puzzle-next = Nun eine Aufgabe mit derselben Idee.
practice-title-drill = Übung, noch { $due }
practice-drill-done = Übung zu Ende: { $right }/{ $asked } auf Anhieb richtig.
practice-drill-puzzles = { $count ->
    [one] Enter: eine Aufgabe ({ $subject }).
   *[other] Enter: { $count } Aufgaben ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] Eine falsch gelöste Aufgabe ist fällig. Enter: noch einmal versuchen.
   *[other] { $count } falsch gelöste Aufgaben sind fällig. Enter: noch einmal versuchen.
}
practice-enter-puzzles = Enter: falsch gelöste Aufgaben
editor-title = Stellungseditor
editor-empty = Das Brett ist leer.
editor-stray = { $count ->
    [one] Keine Partie führt hierher: { $squares } berührt keinen anderen Stein.
   *[other] Keine Partie führt hierher: { $squares } berühren keinen anderen Stein.
}
editor-how = Reihe für Reihe tippen: x setzt Schwarz, o Weiß, - lässt das Feld leer.
editor-then = t: wer am Zug ist, n: leeren, s: Anfang, a: analysieren, p: spielen.
position-discs = Schwarz { $black }, Weiß { $white }
position-to-move = { $discs }. { $side } am Zug.
position-must-pass = { $discs }. { $side } muss passen.
position-over = { $discs }. Die Partie ist zu Ende.
practice-to-move = { $side } am Zug
practice-enter-next = Enter: nächste Stellung

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch } an
news-off = { $switch } aus
news-people-on = der Trainer sagt, was Spieler mit { $rating } spielen
switch-step-mode = Schrittmodus
switch-animation = Animation
switch-mouse = Maus
switch-hints = Hinweise
switch-values = Werte
switch-coach = Trainer
switch-people = Züge von Menschen
switch-numbers = Zugnummern
news-hints-on = Hinweise an{ $urgent }
news-hints-off = Hinweise ausgeblendet
news-turned = Brett gedreht: { $degrees } Grad
news-theme = Farben: { $theme } (bis zum Beenden)
news-mistakes-both = [ und ] gehen jetzt durch die Fehler beider Seiten
news-mistakes-of = [ und ] gehen jetzt durch die Fehler von { $side }
news-time-is-up = { $who ->
    [you] Deine Zeit ist um: Die Partie geht weiter, zählt aber nicht mehr
   *[other] Die Zeit von { $name } ist um: Die Partie geht weiter, zählt aber nicht mehr
}
news-saved = gespeichert: { $path }
news-settings-aside = deine alten Einstellungen stehen jetzt in { $name }
news-imported-one = ins Archiv aufgenommen
news-imported-known = schon im Archiv
news-imported = { $new } ins Archiv aufgenommen, { $known } schon da
news-imported-partly = { $new } ins Archiv aufgenommen, { $known } schon da, { $refused } nicht lesbar
news-step-by-itself = Schrittmodus an: weiter mit Enter
news-own-game = ab hier eine neue Partie
news-own-game-redo = ab hier eine neue Partie; r spielt die alten Züge nach
news-pasted = Links/Rechts: durchgehen; Enter: ab hier weiterspielen
news-missed = Nicht { $made }: { $right } war richtig
news-copied = kopiert (wenn dein Terminal es erlaubt)
news-kept-again = Partien werden wieder gespeichert
news-settings-kept = Einstellungen gespeichert
news-deleted = gelöscht (u: rückgängig)
news-import-undone = Partien des letzten Imports gelöscht: { $count } (u: rückgängig)
news-board-taken = Die eingefügte Stellung steht.
news-analysis-continued = Deine Analyse vom { $date }. n: eine neue.
news-tree-analysed = Alle Varianten werden im Hintergrund analysiert. t: anhalten.
news-tree-done = { $count ->
    [one] Analyse fertig: 1 Stellung.
   *[other] Analyse fertig: { $count } Stellungen.
}
news-tree-analysis-stopped = Analyse angehalten
news-line-taken = Die erwartete Variante ist jetzt eingefügt. r: ihr folgen.
news-promoted = Variante nach oben gerückt.
news-line-deleted = Gelöscht. z: zurückholen.
news-line-restored = Wieder da.
news-lines-copied = Ein anderes Fenster hat diese Varianten geändert. Deine stehen bei einer Kopie der Partie.
news-idle-soon = Bist du noch da? Drücke innerhalb einer Minute eine Taste, um zu bleiben
news-restored = Partie wiederhergestellt

## What is not possible, and what to do instead

refusal-over = die Partie ist zu Ende (n: neue Partie)
refusal-turn = du bist nicht dran: { $name } am Zug
refusal-turn-enter = du bist nicht dran: Enter lässt { $name } ziehen
refusal-must-pass = { $who ->
    [you] Du kannst nicht ziehen und musst passen: Drücke Enter
   *[other] { $name } kann nicht ziehen und muss passen: Drücke Enter
}
refusal-coach-failed = ein Fehler in outflank hat das Nachdenken des Trainers beendet
refusal-no-move = der Computer fand keinen erlaubten Zug: Enter versucht es noch einmal
refusal-opponent = kein Zug von { $name } ({ $why }): Enter versucht es noch einmal
refusal-take-back = nichts zurückzunehmen
refusal-redo = nichts zu wiederholen
refusal-before-retry = hier geht es nur um diesen Zug (v: zurück zum Rückblick)
refusal-no-resigning = es gibt keine Partie, die du aufgeben könntest
refusal-no-typing = du siehst dieser Partie nur zu
refusal-no-number = hier ist keine Zahl gefragt
refusal-type-number = tippe eine Zahl, dann Enter
refusal-column = es gibt keine Spalte { $digit }: tippe 1 bis 8 für a bis h
refusal-half-move = tippe auch die Reihe, 1 bis 8, oder nimm die Pfeiltasten
refusal-turn-board = nur das Reversi-Brett lässt sich drehen
refusal-row = es gibt keine Reihe { $digit }: tippe 1 bis 8
refusal-square = „{ $text }“ ist kein Feld: tippe { $range }
refusal-guest-unsuited = { $name } kann ab dieser Stellung nicht spielen: ändere den Anfang oder den Gegner
refusal-coach = der Trainer kennt nur 8x8-Reversi, bei dem die meisten Steine gewinnen
refusal-no-coach-here = In dieser Partie schweigt der Coach: v analysiert sie am Ende
refusal-coach-silent = hier kein Trainer: Er kennt nur 8x8-Reversi, bei dem die meisten Steine gewinnen
refusal-no-people = die Züge von Menschen sind nur für übliches Reversi bekannt
refusal-values = Werte gibt es nur für 8x8-Reversi, bei dem die meisten Steine gewinnen
refusal-review = noch keine Züge für einen Rückblick
refusal-reviewed = öffne zuerst den Rückblick (v)
refusal-review-begun = der Rückblick hat eben erst begonnen: versuche es gleich noch einmal
refusal-mistake = keine Fehler gefunden
refusal-more = mehr ist hier nicht zu sagen
refusal-explain = Noch nichts zu erklären. i ruft den Trainer.
refusal-over-here = hier ist die Partie zu Ende: geh zuerst zurück
refusal-retry = geh zuerst zu einem Zug, dann versuche einen anderen
refusal-export = keine Partie zu exportieren
refusal-nothing-to-solve = hier kann keine Seite ziehen
refusal-nothing-to-delete = geh zuerst zu dem Zug, den du löschen willst
refusal-no-move-or-opening = „{ $text }“ ist weder ein Zug noch der Name einer Eröffnung
refusal-no-times = für diese Partie sind keine Zeiten bekannt
refusal-no-moves = es wurde noch kein Zug gespielt
refusal-no-link = dieser Link öffnet keine Stellung, Aufgabe oder Lektion
refusal-not-in-line = auch der nicht: Enter zeigt den richtigen
refusal-qr = das ist zu lang für einen QR-Code
refusal-no-library = Partien werden nicht gespeichert: Es gibt kein Archiv
refusal-analysis = Partien nach diesen Regeln lassen sich nicht analysieren
refusal-line-known = die erwartete Variante ist schon da: r folgt ihr
refusal-end-of-line = hier endet die Variante: spiele einen Zug, um weiterzugehen
refusal-variation = hier gibt es keine Varianten
refusal-mark = es gibt noch keinen Zug zum Bewerten
refusal-undelete = nichts rückgängig zu machen
refusal-no-import = es gibt keinen Import, der rückgängig zu machen wäre
refusal-lost-key = dein Schlüssel ist hier nicht zu gebrauchen (RSA braucht 2048 Bit): du bist Gast
refusal-record = das ist keine lesbare Partie: { $why }
refusal-pasted = eingefügt, { $kind }: { $why }
refusal-not-saved = die Partie ließ sich nicht speichern: { $why }
refusal-settings-not-saved = die Einstellungen ließen sich nicht speichern: { $why }
refusal-shell = keine Shell, in die es zurückgeht
refusal-not-kept = Partien werden nicht gespeichert: { $why }
refusal-set-aside = das Archiv war beschädigt und heißt jetzt { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (und { $more } mehr)

sure-why = Bist du sicher? { $why }
sure-look = Bist du sicher? Sieh nach, was nach { $square } für { $other } möglich ist.
resign-sure = { $who ->
    [you] Diese Partie aufgeben? Sie zählt als verloren
   *[other] { $name } gibt auf: Bist du sicher?
}
take-back-to = { $number ->
    [0] Bis zum Anfang zurücknehmen?
   *[other] Bis Zug { $number } zurücknehmen?
}
typed-filter-empty = Filter, etwa tastet white 2010-2019 @open won:black, people oder own (leer: alle Partien)
typed-filter = Filter: { $text }_
typed-comment = Kommentar: { $text }_
typed-move = Dein Zug: { $text }_
typed-search = Suche: { $text }_
typed-name = Dein Name: { $text }_
typed-opponent = Name des zweiten Spielers: { $text }_

## The game library

library-title = Archiv
library-empty = Noch keine Partien: spiele eine, oder lies eine Datei mit outflank import ein
library-nothing = nichts gefunden (Esc: alle Partien)
library-view-empty = hier keine Partien (Tab: andere Liste)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, unvollendet
library-unfinished-place = { $black } - { $white }{ $score }, unvollendet, { $place }
library-legend = * unvollendet
library-count = { $at } von { $total }
library-by = nach { $sort }
library-date = Datum
library-score = Stand
library-opening = Eröffnung
library-place = Turnier
view-all = alle Partien
view-own = hier gespielt
view-unfinished = unvollendet
view-imported = importiert
view-deleted = gelöscht
outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden
outcome-black = Schwarz gewinnt
outcome-white = Weiß gewinnt
sort-date = Datum
sort-black = Schwarz
sort-white = Weiß
sort-result = Ergebnis
sort-opening = Eröffnung

## Export, paste

export-title = Partie exportieren
export-copy = kopieren: { $form }
export-image = das Brett als PNG-Bild speichern
export-save = speichern: { $form }
export-qr = QR-Code: { $form }
export-copy-link = einen Link zur Webseite kopieren
export-qr-link = QR-Code eines Links zur Webseite
form-transcript = die Züge
form-board = die Stellung (Text)
form-ggf = als GGF
form-sgf = als SGF, mit Varianten
form-pgn = als PGN, mit Varianten
form-svg = ein nummeriertes Diagramm (SVG)
form-picture = ein Bild des Bretts (SVG)
form-json = als JSON
form-link = ein Link zur Stellung (Hamlite)
form-card = eine Karte: das Brett und eine Frage
qr-board = Die Stellung: 64 Felder von a1 an und wer am Zug ist
qr-transcript = Die Züge der Partie
qr-link = Ein Link, der die Stellung in Hamlite öffnet, einem Brett im Web
qr-too-small = Das Fenster ist zu klein für diesen QR-Code: { $width }x{ $height } nötig.
pasted-title = Eingefügt
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
pasted-complaints = { $count ->
    [one] 1 Partie war nicht lesbar
   *[other] { $count } Partien waren nicht lesbar
}
pasted-part = { $read } von { $moves } Zügen sind lesbar: Enter öffnet sie.
pasted-open-kept = Enter öffnet es; deine Partie bleibt erhalten.
pasted-open = Enter öffnet es.
pasted-add = Enter nimmt sie ins Archiv auf.
pasted-discard = Esc: verwerfen.

## Statistics

statistics-phases = Durch Fehler verlorene Steine je Partie mit Rückblick
statistics-title = Statistik { $dot } { $game }
statistics-none = Du hast noch keine Partie gegen den Computer beendet.
statistics-level = Stufe
statistics-all = Alle
statistics-games = Part.
statistics-won = gew.
statistics-drawn = remis
statistics-lost = verl.
statistics-average = Ø
statistics-best = max.
statistics-streak = Siegesserie: { $now } (längste { $longest })
statistics-scale = Ø und max. sind Abstände in Steinen; Stufe 3 hat die Wertung 1000.
statistics-rating = Wertung { $value } { $sign } { $spread }
statistics-puzzles = Aufgaben: { $solved } von { $tried } auf Anhieb gelöst.
statistics-puzzle-range = Deine Wertung liegt zwischen { $low } und { $high }.
statistics-course = Wertung nach jeder Partie
statistics-weaknesses = Was dich am meisten kostet
statistics-mistakes = Fehler
statistics-discs = Steine
statistics-before = vorher
statistics-lately = jetzt
trend-better = besser
trend-same = gleich
trend-worse = schlechter
trend-unknown = { "" }
statistics-scale-weaknesses = vorher und jetzt sind verlorene Steine je Partie, in deinen letzten 20 Partien mit Rückblick.
guests-title = Engines
guests-none = Noch keine Engines. Füge eine in config.toml hinzu und starte outflank neu. Zum Beispiel:
guests-none-protocol = Das Protokoll ist "gtp" oder "nboard".
guests-keys = Enter: ausprobieren, höchstens zehn Sekunden
guests-log = Was { $name } sagte
guests-log-empty = Noch nichts. Sie startet, wenn sie nach einem Zug gefragt wird.
guests-log-below = { $count } weitere darunter
guest-trial-under-way = Wird ausprobiert…
guest-works = läuft: { $seconds } s je Zug
guest-works-as = läuft: { $name }, { $seconds } s je Zug
player-guest = Engine

## Tournaments

tournament-standings = Tabelle
tournament-ended = Partien
tournament-points = Punkte
tournament-elo = Elo
tournament-results = S-U-N
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] Runde { $round } von { $rounds }
    [one] Runde { $round } von { $rounds }, 1 Partie gespielt
   *[other] Runde { $round } von { $rounds }, { $count } Partien gespielt
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: das Brett vergrößern. q: anhalten
tournament-over = Turnier beendet: { $name } gewinnt
tournament-passes = { $name } muss passen
tournament-your-move = { $name }, du bist dran{ $urgent }
analyst-title = { $name } (Tiefe { $depth })
analyst-looking = Denkt nach...
refusal-no-engines = Noch keine Engines: Die Seite Engines zeigt, wie man eine hinzufügt
refusal-rush = Dein Ansturm endet damit. Noch einmal drücken zum Beenden
refusal-clock-runs = deine Partie läuft weiter, die Uhr auch: noch einmal verlässt sie
refusal-tournament = Unvollendete Partien haben kein Ergebnis. Noch einmal q zum Anhalten

statistics-keys = Links/Rechts: andere Spielarten

## Settings

setting-on = an
settings-title = Einstellungen
settings-board = Brett
settings-help = Hinweise und Trainer
settings-game = Deine Partien
settings-program = Programm
settings-advanced = Erweitert...
settings-advanced-about = Einstellungen, die wenige brauchen.
setting-off = aus
setting-theme = Farben
setting-board = Brettgröße
setting-board-about = So groß darf ein Feld höchstens sein.
setting-simple = Einfache Ansicht
setting-simple-about = Nur Brett, Stand und fünf Tasten, so groß wie möglich.
setting-pictures = Bilder
setting-pictures-about = Runde Steine als Bilder: Terminals mit kitty, Sixel oder iTerm2.
setting-pictures-none = Dieses Terminal zeigt keine Bilder.
setting-width = Breite der Zeichen
setting-width-about = Spalten, die Zeichen wie der Stein brauchen; zwei werden vermieden.
setting-turned = Brett drehen
setting-turned-about = Das Brett im Uhrzeigersinn drehen (B in einer Partie).
setting-degrees = { $degrees } Grad
setting-labels = Koordinaten
setting-labels-about = Buchstaben und Ziffern um das Brett.
setting-key-signs = Tastenzeichen
setting-key-signs-about = Pfeile und Eingabe als Zeichen in der Tastenzeile: ↑↓ ←→ ⏎.
setting-numbers = Zugnummern
setting-numbers-about = Nummern auf den Steinen beim Nachspielen (#).
setting-animation = Animation
setting-animation-about = Steine beim Umdrehen zeigen.
setting-human-pace = Menschentempo
setting-human-pace-about = Menschliche Gegner brauchen bis zu zwei Sekunden je Zug.
setting-hints = Hinweise
setting-hints-about = Ein Punkt auf jedem erlaubten Feld.
setting-flip-marks = Vorschau
setting-flip-marks-about = Die Steine markieren, die der Zug umdrehen würde.
setting-values = Werte
setting-values-about = Erwarteter Abstand am Ende, in Steinen.
setting-coach = Trainer
setting-people = Züge von Menschen
setting-people-about = Der Trainer sagt, was Spieler deiner Stärke spielen.
setting-peers = Welche Spieler
setting-peers-about = Mit wessen Zügen der Trainer vergleicht.
setting-peers-own = deine Stärke
setting-peers-rated = Wertung { $rating }
setting-language = Sprache
setting-language-about = Die Sprache auf dem Bildschirm.
setting-language-system = wie das System
setting-warning = Warnung
setting-warning-about = „Bist du sicher?“ vor einem Zug, der viel kostet.
warning-off = aus
warning-blunder = Patzer
warning-mistake = Fehler
warning-inaccuracy = Ungenauigkeit
setting-coach-about = Den besten Zug zeigen und warum.
setting-step = Schrittmodus
setting-step-about = Der Computer wartet auf Enter.
setting-flag = Zeit um
setting-flag-loses = verliert
setting-flag-plays-on = spielt weiter
setting-flag-loses-about = Wem die Zeit ausgeht, der verliert.
setting-flag-plays-on-about = Die Partie geht weiter, zählt aber nicht mehr für deine Wertung.
setting-clock = Uhr
setting-number-pad = Tic-Tac-Toe-Tasten
setting-number-pad-on = Ziffernblock
setting-number-pad-off = Leserichtung
setting-number-pad-on-about = Tic-Tac-Toe: 7 8 9 ist die obere Reihe.
setting-number-pad-off-about = Tic-Tac-Toe: 1 2 3 ist die obere Reihe.
setting-mouse = Maus
setting-mouse-about = Ausschalten, um im Terminal Text zu markieren.
setting-bell = Signalton
setting-bell-about = Ein Ton, wenn du dran bist und gerade in einem anderen Fenster arbeitest.
setting-quiet = Ruhezeit
setting-quiet-about = Kein Ton in diesen Stunden.
setting-quiet-none = keine
setting-quiet-hours = { $from } bis { $to } Uhr
setting-threads = Analyse-Threads
setting-threads-about = Mehr Threads sind schneller; nur einer liefert wiederholbare Ergebnisse.
setting-memory = Analyse-Speicher
setting-memory-about = Speicher für das Analysebrett.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = Dein Name
setting-name-about = Enter zum Ändern.
setting-name-unset = Du
setting-opponent = Zweiter Spieler
setting-opponent-about = Name des zweiten Spielers in Partien zu zweit.
setting-opponent-unset = nach Farbe
setting-page = Webseite
setting-page-about = Adresse, zu der Links und QR-Codes führen. Enter zum Ändern.
setting-page-unset = keine
setting-level = Stufe am Anfang
setting-level-about = Vorgewählt auf der Startseite.
setting-side = Seite am Anfang
setting-side-about = Vorgewählt auf der Startseite.
theme-own = Deine eigenen Farben.
theme-auto = Nach dem Terminal: classic, auf hellem Grund paper.
theme-classic = Grüner Filz in einem Rahmen aus Nussbaum.
theme-midnight = Tiefblau, für die Nacht.
theme-paper = Tinte auf Papier, für helle Hintergründe.
theme-contrast = Grau, Blau, Orange: sicher bei Farbfehlsichtigkeit.
theme-mono = Ganz ohne Farbe: Formen und Klammern.
theme-ascii = X und O, nur ASCII.

## Keys

own-keys-no-set = unbekannter Tastensatz „{ $name }“: nur vi ist erlaubt
own-keys-no-command = unbekannter Befehl „{ $name }“: siehe outflank manual keys
own-keys-no-key = unbekannte Taste „{ $key }“: ein Zeichen, Up, Enter, F2, Ctrl-X...
own-keys-none = keine brauchbare Taste für „{ $name }“
own-keys-twice = { $key } ist sowohl { $one } als auch { $two }: Es bleibt bei den üblichen Tasten
own-look-no-base = unbekannte Grundlage „{ $name }“: classic, midnight, paper, contrast
own-look-no-role = unbekannte Farbrolle „{ $role }“: siehe outflank manual settings
own-look-no-color = { $role } nimmt eine Farbe wie #26804f, nicht „{ $color }“
own-look-contrast = { $one } auf { $other } ist schwer zu sehen: Kontrast { $ratio }, nötig sind mindestens { $least }
palette-title = Befehle
palette-typed = > { $text }_
palette-nothing = kein solcher Befehl
palette-start = Startseite
palette-library = Archiv
palette-analysis = Analysebrett
palette-page = Gehe zu: { $name }
palette-lesson = Lektion: { $name }
palette-puzzle = Aufgaben: { $name }
palette-game = Spiel: { $name }
palette-level = Stufe: { $name }
palette-person = Wie ein Mensch: { $name }
palette-against = Spiele gegen: { $name }
palette-setup = Einrichten: { $name }
palette-theme = Farben: { $name }
palette-editor = Stellungseditor

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = rückgängig undo zurück zurücknehmen
synonyms-redo = nochmal vor redo
synonyms-hints = hilfe hinweis erlaubt punkte züge zeigen
synonyms-values = werte wert bewertung abstand analyse
synonyms-coach = rat bester vorschlag tipp erklären
synonyms-people = leute beliebt häufig menschen spieler stärke anteil prozent
synonyms-why = warum grund erklären genauer
synonyms-line = variante fortsetzung
synonyms-review = fehler analyse patzer genauigkeit rückblick
synonyms-new-game = neu starten spielen
synonyms-resign = aufgeben verlieren
synonyms-theme = farbe farben thema aussehen dunkel hell
synonyms-turn-board = drehen ausrichtung seite
synonyms-animation = umdrehen tempo
synonyms-step = pause warten
synonyms-look = thema
synonyms-copy = zwischenablage züge mitschrift
synonyms-export = speichern teilen datei bild svg
synonyms-help = tasten regeln handbuch befehle
synonyms-quit = beenden verlassen schließen exit
synonyms-try-again = versuchen
synonyms-game-drill = üben übung fehler dieser partie
synonyms-library = partien verlauf gespeichert archiv suche import bibliothek turnier
synonyms-practice = training übung fehler
synonyms-analysis = eröffnungen buch varianten studieren trainer
synonyms-statistics = wertung ergebnisse elo fortschritt
synonyms-start = menü anfang startseite
synonyms-learn = lektionen kurs schule anleitung
synonyms-puzzles = probleme taktik rätsel
synonyms-settings = optionen vorlieben konfiguration namen ton klingel maus sprache bilder einfach groß
synonyms-engines = edax gtp nboard programme
synonyms-editor = bearbeiten aufbauen brett stellung
synonyms-lesson = lernen lektion
synonyms-puzzle = aufgabe rätsel
synonyms-daily = tagesaufgabe täglich
synonyms-near = niveau stärke
synonyms-drill = drill idee
synonyms-game = spielart regeln othello
synonyms-level = stufe schwierigkeit
synonyms-setup-level = schwierigkeit anfänger schwerer leichter stärker schwächer
synonyms-person = mensch leute gegner
synonyms-clock = uhr zeit
keys-palette = In der Befehlsliste
key-palette = Einen Befehl nach seinem Namen finden
key-run = Den Befehl ausführen
bar-run = ausführen

help-rules = Regeln
help-page = Diese Seite
help-keys = Alle Tasten
help-more-keys = Alle Tasten stehen auf der nächsten Seite (Rechts).
help-more = mehr darunter
help-manual = Mehr steht im Handbuch: outflank manual in einer Shell.
keys-board = In einer Partie
keys-start = Auf der Startseite
keys-entry = Einen Zug tippen
keys-result = Nach einer Partie
keys-library = Archiv
keys-replay = Nachspielen
keys-editor = Stellungseditor
keys-analysis = Analyse
keys-trainer = Eröffnungstrainer
keys-holes = Lücken im Repertoire
keys-games-here = Partien zu einer Stellung
keys-line = Erwartete Variante
keys-practice = Üben
keys-learn = Lektionen
keys-lesson = In einer Lektion
keys-puzzles = Aufgaben
keys-puzzle = In einer Aufgabe
keys-settings = Einstellungen
keys-guests = Engines
keys-tournament = Turnier
keys-tournament-board = Turnier: ein Brett
keys-statistics = Statistik
keys-help = Auf der Hilfeseite
keys-anywhere = Überall

key-click = Ein Feld spielen; aus einem Menü, der Tastenzeile oder der Zugliste wählen
key-wheel = Die Zugliste scrollen
key-help = Hilfe: die Regeln und alle Tasten
key-quit = Beenden (die Partie wird gespeichert); beim Tippen mit Ctrl-C
key-suspend = In die Shell zurück; `fg` holt das Spiel wieder
key-repaint = Den Bildschirm neu zeichnen
key-theme = Nächstes Farbschema
key-export = Die Partie exportieren: kopieren oder in eine Datei speichern
key-copy = Die Züge kopieren
key-values = Erwarteter Abstand am Ende für jeden erlaubten Zug
key-people = Trainer: sagen, was Spieler deiner Stärke spielen
key-coach = Trainer: ein Anstoß, die Idee, dann der beste Zug und warum
key-review = Rückblick auf die Partie, Zug für Zug
key-review-retry = Rückblick; beim erneuten Versuch: zurück zum Rückblick
key-type = Ein Feld tippen, um es zu spielen; nach : Enter drücken
key-next-legal = Nächstes, voriges erlaubtes Feld
key-hints = Hinweise an/aus (kurze Pause, falls du h4 tippst): erlaubte Felder; bei Tic-Tac-Toe Gewinne und Drohungen
key-library = Archiv
key-back-start = Zurück zur Startseite
key-back-start-saved = Zurück zur Startseite (die Partie wird gespeichert)
key-page = Seite hoch, Seite runter
key-ends = Zum Anfang, zum Ende
key-cursor = Den Cursor bewegen
key-play = Am Cursor spielen; im Schrittmodus: nächster Zug
key-digits = Spalte, dann Reihe: 81 ist oben rechts; bei Tic-Tac-Toe eine Ziffer
key-take-back = Zurücknehmen (gegen den Computer: bis zu deinem Zug)
key-resign = Aufgeben: Die Partie ist verloren
key-take-back-to = Bis zu diesem Zug zurücknehmen
key-turn = Das Brett um 90 Grad drehen
key-times = Zeit je Zug statt des Ergebnisses
key-numbers = Zugnummern an/aus
key-redo = Einen zurückgenommenen Zug wiederholen
key-new = Neue Partie (diese wird gespeichert)
key-step = Schrittmodus: Der Computer wartet auf Enter
key-animation = Animation an/aus
key-mouse = Maus an/aus (aus: Das Terminal markiert Text)
key-scroll-log = Die Zugliste scrollen
key-start = Beginnen oder die Wahl ändern
key-analyst = Varianten zeigen von: nächste Engine, aus
key-choose-board = Ein Brett wählen
key-see-board = Vergrößern
key-next-board = Nächstes oder voriges Brett
key-next-legal-or-board = Nächstes erlaubtes Feld, wenn du dran bist, sonst nächstes Brett
key-scroll-standings = Die Tabelle scrollen
key-play-on-turn = Spielen, wenn du dran bist
key-back-tournament = Zurück zur Tabelle
key-choose-guest = Eine Engine wählen
key-try-guest = Ausprobieren, höchstens zehn Sekunden
key-scroll-guest-log = Das Protokoll scrollen
key-choose-line = Eine Zeile wählen
key-change = Die Einstellung ändern
key-play-entry = Den Zug spielen
key-cancel = Abbrechen
key-again = Noch einmal spielen
key-even = Eine Stufe spielen, die zu dir passt
key-new-setup = Eine andere Partie einrichten
key-undo-last = Den letzten Zug zurücknehmen
key-close-result = Die Anzeige schließen und das Brett sehen
key-scroll = Scrollen
key-tab = Seite wechseln
key-close = Schließen
key-change-save = Ändern und speichern
key-change-name = Ändern; einen Namen schreiben
key-save-name = Den Namen speichern
key-keep-name = Den alten Namen behalten
key-open = Die Partie öffnen; eine unvollendete fortsetzen
key-choose-game = Eine Partie wählen
key-search = Nach Name, Datum, Turnier oder Eröffnung suchen
key-view = Zeigen: alle, hier gespielt, unvollendet, importiert, gelöscht
key-sort = Ordnen nach Datum, Schwarz, Weiß, Ergebnis, Eröffnung
key-outcome = Zeigen: alle, gewonnen, verloren, unentschieden, Schwarz gewinnt, Weiß gewinnt
key-opponent = Partien gegen diesen Gegner zeigen
key-event = Partien dieses Turniers zeigen
key-delete = Die Partie löschen; in der Liste der gelöschten: zurückholen
key-undelete = Das letzte Löschen rückgängig machen
key-undo-import = Die Partien des letzten Imports löschen
key-clear-back = Die Suche leeren, dann zurück zur Startseite
key-finish-search = Fertig getippt
key-clear-search = Die Suche leeren
key-step-move = Einen Zug zurück, vor
key-step-ten = Zehn Züge zurück, vor
key-mistakes = Voriger, nächster Fehler
key-mistakes-of = Fehler zeigen von: beiden, Schwarz, Weiß
key-try-again = Noch einmal: hier einen anderen Zug spielen
key-game-drill = Üben: Fehler dieser Partie, dann Aufgaben
key-detail = Warum: der nächste Grund genauer
key-line = Die erwartete Variante durchspielen
key-other-line = Die Variante des anderen Zuges
key-leave-line = Die Variante verlassen
key-replay-enter = Ab hier weiterspielen; im Rückblick der nächste Fehler
key-play-on = Ab hier als neue Partie weiterspielen
key-back = Zurück
key-another-game = Andere Spielarten
key-sure = Trotzdem spielen
key-choose-weakness = Eine Schwäche wählen
key-practise-weakness = Sie üben
key-weakness-lesson = Ihre Lektion öffnen
key-weakness-puzzles = Aufgaben dazu lösen
key-edit = Die Stellung bearbeiten
key-place-black = Einen schwarzen Stein setzen, nach rechts
key-place-white = Einen weißen Stein setzen, nach rechts
key-erase = Das Feld leeren, nach rechts
key-cycle = Schwarz, Weiß, leer im Wechsel
key-other-side = Die andere Seite ist am Zug
key-empty-board = Das Brett leeren
key-start-board = Zurück zur Anfangsstellung
key-swap-colors = Die Farben tauschen
key-rotate = Das Brett um 90 Grad drehen
key-mirror = Das Brett spiegeln
key-undo-edit = Rückgängig
key-analyse-position = Die Stellung analysieren
key-play-position = Gegen den Computer weiterspielen
key-analyse = Die Partie analysieren: Varianten, Kommentare, Zeichen
key-analysis-play = Hier spielen: der Variante folgen oder eine beginnen
key-step-back = Einen Zug zurück
key-step-on = Einen Zug vor
key-variations = Vorige, nächste Variante
key-comment = Den letzten Zug kommentieren
key-mark = Den letzten Zug bewerten: !, !!, !?, ?!, ?, ??
key-explore = Zeigen, was hier gespielt wurde, oder verbergen
key-games-here = Partien auflisten, die in diese Stellung kamen
key-train = Ab hier trainieren: deine Varianten, oder gute Antworten auf häufige Züge
key-new-analysis = Eine neue Analyse beginnen; diese wird gespeichert, wenn sie Varianten oder Kommentare hat
key-analyse-tree = Alle Varianten im Hintergrund analysieren; noch einmal: anhalten
key-engine = Engine starten oder anhalten
key-solve = Lösen: bis zum Ende der Partie rechnen, so lange es dauert; noch einmal: anhalten
key-solve-position = Die Stellung lösen
key-holes = Lücken finden: häufige Züge, auf die dein Repertoire nicht antwortet
key-train-play = Mit diesem Zug antworten; am Ende einer Variante die nächste
key-train-again = Die Variante von vorn
key-open-hole = Zu diesem Zug gehen
key-choose-hole = Einen Zug wählen
key-filter = Partien filtern: nach Spieler, Jahr, Turnier oder Ergebnis
key-use-filter = Diesen Filter nehmen
key-drop-filter = Abbrechen
key-open-here = Die Partie bei diesem Zug öffnen
key-best-lines = So viele der besten Varianten zeigen; 0: keine
key-take-line = Die erwartete Variante einfügen
key-promote = Die Variante nach oben rücken
key-delete-line = Den Zug und alles danach löschen
key-restore-line = Gelöschtes zurückholen
key-fold = Die Varianten verbergen oder zeigen
key-save-comment = Den Kommentar speichern
key-drop-comment = Ihn lassen, wie er war
key-subject = Nur ein Thema üben; noch einmal für das nächste
key-choose-lesson = Eine Lektion wählen
key-open-lesson = Die Lektion öffnen
key-lesson-answer = Spielen, markieren oder antworten; dann weiter
key-lesson-number = Eine Zahl tippen, wo eine gefragt ist
key-lesson-again = Noch einmal, oder dieses Brett von vorn
key-lesson-boards = Voriges / nächstes Brett der Lektion
key-lesson-leave = Zurück zur Liste der Lektionen
key-choose-puzzles = Wählen
key-open-puzzles = Öffnen
key-puzzle-play = Den Zug spielen; dann weiter
key-puzzle-again = Einen falschen Zug zurücknehmen
key-puzzle-name = Die Idee benennen, im Drill
key-puzzle-idea = Die Ideen zeigen; es gibt dann die halben Punkte
key-practice-idea = Die Idee hinter dem besten Zug zeigen
key-puzzle-solution = Die Lösung zeigen
key-puzzle-share = Diese Aufgabe teilen: ein Link, die Stellung, ein QR-Code
key-lesson-share = Diese Lektion teilen: ein Link, die Stellung, ein QR-Code
key-puzzle-copy = Das Ergebnis der Aufgabe des Tages kopieren
key-puzzle-leave = Zurück zur Liste der Aufgaben
key-practice-play = Am Cursor spielen; dann die nächste Stellung
key-choose-format = Ein Format wählen
key-do-export = Exportieren
key-accept = Annehmen
key-discard = Verwerfen

bar-help = Hilfe
bar-quit = Ende
bar-type = tippen
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = weiter
bar-hints-show = Hinweise zeigen
bar-hints-hide = Hinweise weg
bar-back = zurück
bar-leave = verlassen
bar-play = spielen
bar-coach = Trainer
bar-values = Werte
bar-undo = rückgängig
bar-undo-import = Import löschen
bar-resign = aufgeben
bar-take-back = zurücknehmen
bar-redo = vor
bar-new = neu
bar-start = Start
bar-choose = öffnen
bar-move = wählen
bar-next-mistake = nächster Fehler
bar-change = ändern
bar-cancel = abbrechen
bar-again = noch einmal
bar-even = passende Stufe
bar-review = Rückblick
bar-review-mattered = was wichtig war
bar-new-setup = neu einrichten
bar-board = Brett
bar-scroll = scrollen
bar-close = schließen
bar-tab = andere Seite
bar-ok = OK
bar-open = öffnen
bar-search = suchen
bar-view = Liste
bar-sort = ordnen
bar-filter = Filter
bar-delete = löschen
bar-restore = zurückholen
bar-done = fertig
bar-clear = leeren
bar-step = Schritt
bar-ends = Anfang/Ende
bar-mistakes = Fehler
bar-own-mistakes = deine Fehler
bar-next-board = nächstes Brett
bar-tournament = Tabelle
bar-try = ausprobieren
bar-try-again = noch einmal
bar-retry = anderer Zug
bar-game-drill = üben
bar-why = warum
bar-line = Variante
bar-other-line = andere Variante
bar-play-on = weiterspielen
bar-first-game = erste Partie
bar-costliest = größter Fehler
bar-copy = kopieren
bar-set = setzen
bar-turn = am Zug
bar-analyse = analysieren
bar-explore = Partien
bar-train = trainieren
bar-solve = lösen
bar-once-more = von vorn
bar-lines = beste Varianten
bar-engine-on = Engine starten
bar-engine-off = Engine anhalten
bar-variation = Variante
bar-comment = Kommentar
bar-idea = Idee
bar-puzzles = Aufgaben
bar-lesson = Lektion
bar-solution = Lösung
bar-export = exportieren
bar-practise = üben
bar-answer = antworten
bar-mark = Zeichen
bar-subject = Thema
bar-game = Spiel
bar-discard = verwerfen
bar-result = Ergebnis
bar-pass = passen
bar-next-move = nächster Zug
bar-go-on = weiter

## The end

farewell = Danke, dass du outflank gespielt hast!
farewell-score = { $title }: { $score }.
farewell-final = Endstand: { $score }. { $verdict }.
farewell-current = Jetziger Stand: { $score }. { $verdict }.
farewell-opening = Eröffnung: { $name }.
farewell-continue = Zum Fortsetzen: { $command }
farewell-unfinished = Unvollendet: { $command }
farewell-guest = Einen Tag lang kommst du mit dem Benutzernamen { $name } wieder.
farewell-memory = outflank wurde beendet, weil der Speicher nicht reichte.

## Line by line (--plain)

plain-menu-title = outflank: Reversi und Tic-Tac-Toe
plain-menu-play = Reversi spielen
plain-menu-tic-tac-toe = Tic-Tac-Toe spielen
plain-menu-learn = Lektionen
plain-menu-puzzles = Aufgaben
plain-page-not-kept = Partien werden nicht gespeichert: { $why }.
plain-page-library = Die Partien stehen in der Ansicht mit Brett.
plain-menu-library = Deine Partien mit Rückblick
plain-menu-settings = Einstellungen
plain-menu-quit = Beenden
plain-menu-number = Nummer:
plain-menu-help = Tippe eine Zahl von 0 bis { $count }.
plain-library-help = Tippe eine Zahl, um eine Partie zu öffnen, Enter für mehr, 0 für das Menü.
plain-library-game = Tippe 1 für einen Rückblick, 0 für die Liste.
plain-library-reviewing = Rückblick auf die Partie. Das dauert ein paar Sekunden...
plain-library-empty = Noch keine Partien. Tippe 0 für das Menü.
plain-library-end = Keine weiteren Partien. Tippe 0 für das Menü.
plain-settings-help = Tippe eine Zahl von 1 bis { $count }, um etwas zu ändern, 0 für das Menü. Namen: Zahl und Name.
plain-welcome = Willkommen bei { $game }! { $rule } Tippe help, um die Befehle zu sehen.
plain-welcome-letters = Willkommen bei { $game }! { $rule } Schwarz ist X, Weiß ist O. Tippe help, um die Befehle zu sehen.
plain-sides = Du hast { $yours }. Der Computer hat { $its }, { $level }.
plain-you-first = Du beginnst.
plain-computer-first = Der Computer beginnt.
plain-side-first = { $side } beginnt.
plain-taken-back = Zurückgenommen: { $squares }.
plain-clocks = Restzeit: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Tippe { $black } oder { $white }, oder help
plain-type-yes = Tippe yes oder no, oder undo
plain-type-enter = Drücke Enter, oder tippe help
plain-type-move = Tippe einen Zug oder help
plain-type-example = Tippe einen Zug wie { $square } oder help
plain-type-example-digits = Tippe einen Zug wie { $square } (oder { $digits }), oder help
plain-how-letters = Ein Zug ist ein Feld: Buchstabe und Ziffer (h1), oder zwei Ziffern, Spalte und Reihe (81).
plain-how-digits = Ein Zug ist eine Ziffer: 1 2 3 ist die obere Reihe, von links.
plain-how-pad = Ein Zug ist eine Ziffer wie auf dem Ziffernblock: 7 8 9 ist die obere Reihe.
plain-how-none = Mit --board none werden Züge nur in Worten beschrieben.
plain-ask-side = Möchtest du { $black } oder { $white }?
plain-ask-step = Enter zeigt den Zug des Computers:
plain-ask-again = Noch einmal spielen? (yes oder no)
plain-ask-move = Dein Zug:
plain-ask-move-of = Zug von { $side }:
plain-hints = du kannst { $squares } spielen{ $urgent }
plain-result-why = { $verdict }; { $reason }
plain-best = { $square } ist am besten: Es führt zu { $score } ({ $sure }). { $why }
plain-worth-best = { $square } führt zu { $score } ({ $sure }); kein Zug ist besser. { $why }
plain-worth = { $square } führt zu { $score } ({ $sure }); { $best } ist besser ({ $best-score }). { $why }
plain-no-game = Es läuft keine Partie
plain-nothing-to-move = Hier ist kein Zug zu machen
plain-no-move-yet = Es wurde noch kein Zug gemacht
plain-illegal = { $square } ist kein erlaubter Zug
plain-no-coach-here = Hier gibt es keinen Trainer
plain-too-long = Diese Zeile ist zu lang
plain-not-your-turn = Der Computer ist am Zug
plain-yes-no = Bitte antworte mit yes oder no
plain-not-understood = Das habe ich nicht verstanden
plain-over = Die Partie ist zu Ende
plain-empty = Diese Zeile ist leer
plain-none = keine
word-hints = deine erlaubten Züge jedes Mal auflisten (an/aus)
word-undo = deinen letzten Zug zurücknehmen
word-board = das Brett noch einmal zeigen
word-score = den Stand zeigen
word-best = den besten Zug zeigen und warum
word-resign = die Partie aufgeben
word-why = den letzten Zug bewerten und erklären; `why f4` bewertet f4
word-help = diese Liste zeigen (oder ?)
word-quit = die Partie beenden (oder q)

## The library of games on disk

store-locked = ein anderes Programm benutzt das Archiv
store-other-tab = ein anderer Tab dieser Seite bewahrt deine Partien auf
store-no-storage = dieser Browser gibt der Seite keinen Speicher
store-disk-full = der Datenträger ist voll
store-read-only = das Archiv ist schreibgeschützt
store-cannot-open = das Archiv lässt sich nicht öffnen
store-not-permitted = keine Erlaubnis, in das Archiv zu schreiben
store-damaged = das Archiv ist beschädigt
store-disk-silent = der Datenträger antwortet nicht
store-disk = konnte nicht auf den Datenträger schreiben: { $why }
store-folder = konnte { $folder } nicht anlegen: { $why }
store-newer = { $path } stammt von einer neueren Version: aktualisiere outflank, um es zu öffnen
store-no-library = die Datei ist kein Archiv von outflank, oder sie ist beschädigt
store-newer-library = die Datei stammt von einer neueren Version von outflank
store-foreign = das Archiv gehört einem anderen Programm: verschiebe es, um ein neues zu beginnen
store-index-damaged = das Verzeichnis der Stellungen ist beschädigt und lässt sich hier nicht erneuern: Deine Partien sind sicher
store-no-game = Partie { $id } ist nicht lesbar: { $why }
store-no-such-game = es gibt keine Partie { $id }
store-unwanted = nicht mehr gebraucht
store-other = das Archiv ist nicht zu benutzen: { $why }

## Other programs

opponent-not-started = sie ließ sich nicht starten: { $why }
opponent-no-folder = es gibt keinen Ordner { $folder }
opponent-no-command = ihr Befehl ist leer oder hat ein offenes Anführungszeichen
opponent-gone = sie hat sich beendet
opponent-hangs = sie hat { $command } nicht innerhalb von { $seconds } s beantwortet
opponent-nonsense = sie hat { $command } mit „{ $answer }“ beantwortet
opponent-refused = sie hat { $command } abgelehnt: „{ $why }“
opponent-slow = sie wurde in { $seconds } s mit dem Versuch nicht fertig
opponent-illegal = sie hat regelwidrig gespielt, { $why }
opponent-unknown = deine Einstellungen nennen keine solche Engine
opponent-unsuited = sie spielt nur übliches Reversi
opponent-no-move = sie hat keinen Zug geschickt
opponent-failed = ein Fehler in outflank hat ihr Nachdenken beendet
opponent-silent = GTP-Engines können keine Analyse melden; nimm dafür das NBoard-Protokoll

## The explorer: what is typed

error-damaged-block = ein Block des Verzeichnisses ist beschädigt
error-filter-years = „{ $value }“ ist kein Jahr und kein Zeitraum wie 2010-2019
error-filter-winner = „{ $value }“: won:black, won:draw oder won:white
error-filter-word = „{ $value }“ ist kein Filter: won:black, 2010-2019, @turnier, people, own oder der Name eines Spielers
error-filter-side-alone = „{ $value }“ braucht davor den Namen eines Spielers

## Records that cannot be read

error-tree-json-no-parent = Variante { $value } folgt auf einen Zug, der nicht vor ihr kommt
error-tree-json-not-a-square = Variante { $number }: „{ $text }“ ist kein Feld
error-tree-json-refused = Variante { $number }: { $reason }
error-board-cell-count = das Brett hat { $found } Felder statt { $wanted }
error-board-not-a-cell = Feld { $number } ist { $found }: Ein Feld ist X, O oder -
error-board-not-a-side = nach dem Brett kommt X oder O, wer am Zug ist, nicht { $value }
error-wthor-too-short = zu kurz für eine WTHOR-Datei
error-wthor-other-length = ihr Kopf verspricht { $promised } Einträge zu { $size } Bytes, es folgen aber { $found } Bytes
error-wthor-other-board = ihr Brett hat { $value } Reihen: Nur 8 sind bekannt
error-wthor-solitaires = sie enthält Probleme (Solitaires), keine Partien
error-game-not-a-square = Zug { $number } ist { $byte }, das ist kein Feld: 10-mal die Reihe und die Spalte
error-game-refused = Zug { $number } ({ $square }) ist nicht erlaubt: { $reason }
error-game-too-many-discs = ihre { $value } Steine von Schwarz sind mehr als 64
error-json-no-record = es ist keine Partie in JSON: { $value }
error-json-other-game = unbekanntes Spiel „{ $value }“: { $known }
error-json-board = ihr Anfang: { $value }
error-site-cut-short = es ist abgeschnitten
error-site-no-moves = es hat keine Züge
error-site-other-game = es ist eine Partie { $value }, nicht reversi1
error-grid-twice = Nummer { $number } steht zweimal da
error-grid-missing = Nummer { $number } fehlt
error-table-moves = es hat keine Züge
part-game = Partie { $number }
part-line = Zeile { $number }
part-object = Objekt { $number }
reading-stops = { $why } ({ $read } von { $moves } Zügen sind lesbar)
reading-guess = geraten: { $moves } von { $words } Wörtern sind Züge
reading-turned = das Brett ist gespiegelt, weil es mit Schwarz auf d4 und e5 begann
no-reading-empty = es ist leer
no-reading-form = es ist keine lesbare Form: Züge, Stellung, PGN, GGF, SGF, WTHOR, OBF, JSON, Tabelle
no-reading-moves = es sind keine Züge darin
no-reading-bytes = es ist kein Text und keine ganze WTHOR-Datei
no-reading-names = es sind die Namen von WTHOR: nimm die .wtb-Dateien daneben
no-reading-yet = eine Datei von { $name }: diese Form kann noch nicht gelesen werden
error-sgf-cut-short = es ist abgeschnitten
error-sgf-empty = zwischen den Klammern steht nichts
error-sgf-other-game = es ist Spiel Nummer { $value } von SGF; Othello ist Nummer 2
error-sgf-other-size = seine Brettgröße ist { $value }: Nur 8, 6 und 4 werden unterstützt
error-sgf-not-a-square = Zeile { $line }: „{ $text }“ ist kein Feld
error-sgf-two-discs = sein Anfang hat zwei Steine auf { $value }
error-sgf-set-up-later = Zeile { $line }: Steine werden nach dem ersten Zug gesetzt
error-sgf-refused = Zeile { $line }: { $text } wird abgelehnt: { $reason }
error-sgf-long-comment = Zeile { $line }: Nur die ersten { $max-comment } Zeichen des Kommentars werden behalten
error-sgf-wrong-side = Zeile { $line }: { $text } ist ein Zug von { $side }, aber { $side } ist nicht am Zug
error-ggf-cut-short = es ist abgeschnitten
error-ggf-other-game = es ist eine Partie { $value }, nicht Othello
error-ggf-other-type = unbekannte Art „{ $value }“: 8, 8a, 6 und 4 sind bekannt, mit s, r, k, b oder w
error-ggf-board = ihr Anfang BO: { $value }
error-ggf-not-a-move = Zug { $number }: „{ $text }“ ist weder ein Feld noch PA
error-ggf-refused = Zug { $number } ({ $text }) ist nicht erlaubt: { $reason }
error-ggf-wrong-side = Zug { $number } ist von { $side }, aber { $side } ist nicht am Zug
error-obf-not-a-score = { $value } ist kein Stand zwischen -64 und +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = die Seite am Zug hat dort keine Wahl
error-not-a-puzzle-not-unique = es gibt nicht nur einen Lösungszug: { $first } und { $second } halten beide das Ergebnis, oder weniger als { $min } Steine liegen zwischen ihnen
error-lesson = Zeile { $line }: { $fault }
error-lesson-fault-no-title = eine Lektion beginnt mit ihrem Titel: # Titel
error-lesson-fault-no-summary = unter dem Titel steht in einer Zeile, was man lernt
error-lesson-fault-no-board = ein Brett beginnt mit seinem Titel: ## Titel
error-lesson-fault-no-boards = die Lektion hat kein Brett
error-lesson-fault-unknown-key = unbekanntes Wort „{ $value }“: möglich sind board, moves, turn, from, ask, task, answer, claim, then, right, lesser und wrong
error-lesson-fault-twice = „{ $value }“ steht zweimal da
error-lesson-fault-missing = das Brett darüber hat kein „{ $value }“
error-lesson-fault-side = „{ $value }“ ist keine Seite: black oder white
error-lesson-fault-task = unbekannte Frage „{ $value }“: play, mark, count, total, pass oder finish
error-lesson-fault-then = „{ $value }“ ist keine Zahl von Halbzügen von 1 bis 6, oder es wird kein Zug verlangt
error-lesson-fault-square = „{ $value }“ ist kein Feld
error-lesson-fault-answer = die Antwort ist { $value }
error-lesson-fault-claim = unbekannte Behauptung „{ $value }“
error-lesson-fault-untrue = nicht wahr: { $value }
error-lesson-fault-loses = { $square } verliert nach einer Suche { $loss } Steine: schreibe dafür 'lesser { $square }: ...'
error-lesson-fault-not-lesser = { $square } verliert nach einer Suche { $loss } Steine, weniger als 4: Es gehört zur Antwort
error-lesson-fault-refuses = { $square } ist keine Antwort und nach einer Suche { $loss } Steine besser: Nimm eine andere Stellung
error-lesson-fault-not-wrong = { $value } ist hier keine falsche Antwort
error-untrue-fact = { $not ->
    [yes] { $first } ist nicht { $second }
   *[no] { $first } ist { $second }
}
error-untrue-number = es ist { $first }, nicht { $second }
error-untrue-squares = die Felder sind { $value }
error-task-too-many-empties = { $first } Felder sind leer: Diese Frage wird ausgezählt, mit höchstens { $second }
error-task-no-move = die Seite am Zug kann nicht ziehen
error-task-no-pass = die Seite am Zug kann ziehen und darf nicht passen
error-task-no-answer = kein erlaubter Zug beantwortet die Frage
error-task-not-legal = { $value } ist kein erlaubter Zug
error-task-not-empty = { $value } ist nicht leer
error-task-out-of-reach = das beste Ergebnis ist { $value }: Dieser Ausgang ist nicht erreichbar
error-unknown-task = unbekannte Frage „{ $value }“: play, mark, count, total, pass oder finish

## Other programs: names

error-guest-name = ein Name hat 1 bis { $most } Buchstaben, Ziffern, „-“, „_“, „.“ oder „+“

## Tournaments: plans

error-plan-players = ein Turnier hat 2 bis { $most } Spieler, nicht { $value }
error-plan-rounds = ein Turnier hat 1 bis { $most } Runden, nicht { $value }
error-plan-swiss-rounds = ein Schweizer Turnier mit { $players } Spielern hat höchstens { $most } Runden, nicht { $rounds }
error-plan-games = zwei Spieler haben 1 bis { $most } Partien, nicht { $value }

## The engine: files and memory

error-weights-no-weights = keine Gewichtsdatei von outflank
error-weights-other-version = die Gewichte haben Version { $value }; nötig ist Version { $version } (outflank-train fit macht neue)
error-weights-damaged = die Gewichte sind beschädigt
error-people-no-weights = keine Spielerdatei von outflank
error-people-other-version = die Spielerdatei hat Version { $value }; nötig ist Version { $version } (outflank-train people macht eine neue)
error-people-damaged = die Spielerdatei ist beschädigt
error-out-of-memory = { $mebibytes } MiB Speicher sind nicht verfügbar
error-book-no-book = kein Eröffnungsbuch von outflank
error-book-other-version = das Eröffnungsbuch hat Version { $value }; nötig ist Version { $version }
error-book-damaged = das Eröffnungsbuch ist beschädigt
error-no-such-level = es gibt keine Stufe { $number }: Die Stufen gehen von 1 bis { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = kein kampfloser Verlust
error-time-control-not-a-time = „{ $value }“ ist keine Zeit: schreibe 90s, 5m, 1h30m oder 5:00
error-time-control-too-long = „{ $value }“ ist zu lang: höchstens 100 Stunden
error-time-control-not-a-count = „{ $value }“ ist keine Zahl von 1 bis 1000
error-time-control-no-time = es gibt keine Zeit zum Spielen
error-not-a-square = „{ $value }“ ist kein Feld: Felder gehen von a1 bis h8
error-play-over = die Partie ist zu Ende
error-play-can-move = du darfst nicht passen, solange du ziehen kannst
error-play-must-pass = es gibt keinen erlaubten Zug: Du musst passen
error-transcript-not-a-move = Zug { $number }: „{ $text }“ ist kein Feld: Felder gehen von { $range }
error-transcript-refused = Zug { $number } ({ $text }) ist nicht erlaubt: { $reason }
error-transcript-too-long = eine Mitschrift hat höchstens { $max-length } Zeichen
error-tree-full = eine Partie hat höchstens { $max-nodes } Züge, mit allen Varianten
error-tree-too-much-text = ein Kommentar hat höchstens { $max-comment } Zeichen, alle einer Partie { $max-text }
error-tree-played = die Züge der Partie selbst bleiben, wie sie gespielt wurden
error-tree-main-line = es ist schon die Hauptvariante

## The command line: what is wrong with it

usage-needs-value = { $argument } braucht einen Wert
usage-invalid-of = ungültiger Wert „{ $value }“ für { $name }: { $allowed }
usage-unknown-of = { $what }: „{ $value }“ ist unbekannt: { $allowed }
usage-invalid = ungültiger Wert „{ $value }“ für { $name }
usage-unknown-option = unbekannte Option „{ $name }“: siehe outflank --help
usage-unknown-command = unbekannter Befehl „{ $command }“: siehe outflank --help
usage-missing = { $argument } fehlt: siehe outflank --help
usage-twice = { $name } kann nur einmal angegeben werden
usage-conflict = { $argument } verträgt sich nicht mit { $other }

## The command line: values of options

value-level = unbekannte Stufe „{ $text }“: Die Stufen gehen von 1 bis { $count }
value-player = unbekannter Spieler „{ $text }“: level:1 bis level:{ $count }, oder { $names }
value-player-or-person = unbekannter Spieler „{ $text }“: level:1 bis level:{ $count }, person:{ $least } bis person:{ $most }, oder { $names }
value-person = niemand spielt wie „{ $text }“: Die Wertungen gehen von { $least } bis { $most } in Schritten von 100
value-person-game = menschliche Gegner spielen nur übliches Reversi
value-guest-game = { $name } kennt nur übliches Reversi
value-engines = { $sentence }; deine Engines: { $names }
value-protocol-game = { $protocol }: Die Spieler kennen nur übliches Reversi
file-unreadable-why = { $file } war nicht lesbar: { $why }
value-no-openings = { $file } enthält keine Eröffnungen
value-depth = eine ganze Zahl von 1 bis 20
value-no-command = '{ $text }' nennt kein Programm
value-mebibytes = 1 bis 65536 MiB
value-seconds = 0.001 bis 86400 Sekunden
value-clocks = { $why }; zum Beispiel 5m, 5m+3s, 10m/30s, 10m/3x30s oder 10m,5m für Schwarz und Weiß
value-count = eine ganze Zahl von 1 bis 1000000
value-address = eine Adresse mit Port, etwa 0.0.0.0:2022 oder [::]:2022
value-threads = 1 bis 256 Threads
value-concurrency = 1 bis 256 Partien zugleich
value-factor = 0.001 bis 1000
value-patience = 1 bis 86400 ganze Sekunden
value-games = 1 bis 1000000 Partien
value-whole = eine ganze Zahl ab 0
value-seed = eine ganze Zahl von 0 bis { $most }
value-number = eine ganze Zahl ab 1
cli-less-memory = { $wanted } MiB Speicher sind nicht verfügbar: benutzt werden { $granted } MiB
cli-rules-reversi = --rules gilt nur für Reversi
cli-first = --first gilt nur für --rules book und tictactoe: Sonst beginnt immer Schwarz
cli-level-auto = --level auto geht nur bei Reversi nach den üblichen Regeln
value-or-auto = { $why }, oder auto
cli-watch-players = watch braucht zwei Spieler, zum Beispiel level:3 level:4
cli-start-reversi = --start gilt nur für Reversi nach den üblichen Regeln
cli-start-gtp = { $name } kann ab dieser Stellung nicht spielen: GTP kann sie nicht senden

## The command line: files, games, commands

file-unreadable = { $file } war nicht lesbar
file-unwritable = { $file } ließ sich nicht schreiben
cli-serve-no-home = das System kennt kein Heimatverzeichnis: gib eins mit --data FOLDER an
cli-serve-not-built = dieses Programm hat keinen Server: baue es mit cargo build --release --features serve
cli-no-interrupt = Ctrl-C ließ sich nicht abfangen
manual-title = Das Handbuch von outflank. So liest man eine Seite:
cli-no-topic = unbekanntes Thema „{ $topic }“: { $topics }
cli-no-image = das Bild ließ sich nicht erzeugen
cli-plain-first = --plain steht allein, oder nach play, watch, learn oder puzzle
cli-no-output = die Ausgabe ließ sich nicht schreiben
cli-no-input = die Eingabe ist nicht zu lesen
cli-input-failed = die Eingabe war nicht zu lesen
cli-lesson = unbekannte Lektion „{ $text }“: 1 bis { $count }, oder { $names }
cli-lesson-checked = { $file }: { $boards } Bretter und { $exam } in der Prüfung, alles wahr
cli-no-puzzle = dazu gibt es noch keine Aufgabe
cli-puzzle-ended = die Aufgabe konnte nicht weitergehen
cli-solve-it = Löse sie: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, Zeile { $line }: { $why }
cli-many-empties = { $empties } Felder sind leer: höchstens { $most }
value-to = 1 bis { $count }
cli-explore-for-black = Abstände und Buchwerte gelten für Schwarz.
cli-explore-reversi = nur Reversi wird erkundet
cli-index-anew = das Verzeichnis der Stellungen war beschädigt und wird erneuert: Deine Partien sind sicher
cli-no-such-player = kein Spielername enthält „{ $name }“
cli-no-such-event = kein Turniername enthält „{ $name }“
cli-over-here = hier ist die Partie zu Ende
cli-must-pass = { $side } muss passen
cli-index-incomplete = unvollständig: { $through } von { $target } Partien stehen im Verzeichnis der Stellungen
cli-index-stopped = das Verzeichnis der Stellungen ist unvollständig: { $why }
cli-to-move = { $side } am Zug
cli-no-game-in = keine Partie in { $file } gefunden: { $why }
cli-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
cli-only-guess = { $file }: keine Partie in bekannter Form; { $guess }: --guess nimmt sie
cli-more-unreadable = { $file }: und { $more } weitere, die nicht lesbar waren
cli-no-such-game = --game { $number }: Die Datei hat { $games }
cli-one-game-of = --to { $form } nimmt eine Partie, die Datei hat aber { $count }: wähle eine mit --game N
cli-cannot-hold = --to { $form } kann { $game } nicht aufnehmen; es geht mit: { $forms }
cli-no-home = es gibt kein Heimatverzeichnis, um Partien zu speichern
cli-set-aside = das Archiv war beschädigt und heißt jetzt { $name }
cli-imported = { $file }: { $games } ({ $format }), { $new } neu, { $known } schon da
cli-is-library = { $file } ist ein Archiv von Partien: import liest es
cli-no-files = in { $folder } ist keine Datei
import-form = Form
import-games = Partien
import-new = neu
import-known = schon da
import-repaired = ausgebessert
import-refused = abgelehnt
import-all = alle
import-more = und { $more } weitere; --json nennt alle
cli-left-out = --to { $form } lässt Varianten und Kommentare von { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} weg: sgf, pgn und json behalten sie
cli-library-format = Archiv
cli-file-exists = { $file } ist schon da: wähle einen neuen Namen
cli-one-game = --to { $form } nimmt eine Partie: wähle eine mit --id N
cli-game-why = Partie { $id }: { $why }
cli-game-unreadable = Partie { $id } war nicht lesbar: { $why }
cli-no-games = keine Partien gefunden
cli-game-ended = die Partie konnte nicht weitergehen
cli-lesson-ended = die Lektion konnte nicht weitergehen
cli-needs-terminal = outflank braucht ein Terminal; ohne eines nimm outflank { $command }
cli-no-position = „{ $text }“ ist keine Reversi-Stellung
cli-solve-long = Zeile { $line }: { $empties } leere Felder können sehr lange dauern; Ctrl-C zeigt, was bis dahin gefunden ist
cli-line = Zeile { $line }: { $why }
cli-solve-wrong = FALSCH: Die Datei sagt { $stated }
cli-solve-stopped = angehalten: nicht exakt, Tiefe { $depth }
cli-solved = { $count } Stellungen, { $nodes } Knoten, { $seconds } Sekunden, { $rate } Knoten/s
cli-passes = { $name } kann nicht ziehen und passt
cli-hint-people = Nach dem Wert: der Anteil der Spieler mit { $rating }, die den Zug spielen.
cli-hint = { $exact ->
    [yes] { $name } am Zug, { $sure }
   *[no] { $name } am Zug, geschätzt, { $sure }
}
cli-no-result = angehalten: noch kein Ergebnis
cli-review-reversi = der Trainer kennt nur 8x8-Reversi, bei dem die meisten Steine gewinnen
cli-review-position = es sind keine Züge darin: outflank hint --position sieht sich ein Brett an
cli-review-margins = Erwarteter Abstand für den, der zieht:
cli-review-exact = exakt
cli-review-depth = { $count } Züge
cli-review-better = , verliert { $loss }: besser { $best } ({ $score })
cli-review-opening = Buch ({ $name })
cli-review-book = Buch
cli-review-account = { $moves } Züge, { $loss } Steine verloren, Genauigkeit { $accuracy } %: { $counts }
cli-tournament-ended = das Turnier konnte nicht weitergehen
cli-tournament-again = zum Fortsetzen denselben Befehl noch einmal: { $file } hat die Partien
event-own-players = { $file } hat eigene Spieler: gib keine anderen an
event-opening = Eröffnung „{ $text }“: { $why }
event-opening-over = Eröffnung „{ $text }“ beendet die Partie
event-one-start = nur eins von start, opening-plies und openings ist möglich
event-two-paces = ein Turnier hat clock oder move-time, nicht beides
event-opening-plies = opening-plies: höchstens { $most }
event-no-name = „{ $text }“ braucht einen Namen oder einen Befehl
event-takes = { $key } nimmt { $what }
event-formats = round-robin, swiss oder knockout
event-time = eine Zeit wie "5m+3s"
event-transcripts = eine Liste von Mitschriften
event-players = eine Liste wie ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = unbekannte Einstellung „{ $key }“
event-out = ausgeschieden in Runde { $round }
event-bye = mit Freilos
event-fault = { $name } verliert Partie { $game } an Tisch { $table } in Runde { $round }: { $why }
event-file = { $file } war nicht zu benutzen
event-other-games = { $file } hat Partien eines anderen Turniers: gib mit --save eine andere Datei an
event-no-game = { $file }: Zeile { $line } ist keine Partie dieses Turniers
event-not-kept = die Partie ließ sich nicht speichern
event-so-far = { $games } Partien; Runde { $round }, noch { $open }
event-new-game = { $name }: eine neue Partie, nach { $played } Zügen der Eröffnung.
event-your-move-by = { $name } ({ $side }, noch { $seconds } s), dein Zug (q: hier anhalten):
event-your-move = { $name } ({ $side }), dein Zug (q: hier anhalten):
event-flips-nothing = { $square } dreht nichts um.
event-type-square = Tippe ein Feld wie d3.
match-opening-plies = --opening-plies: höchstens { $most } in diesem Spiel
match-title = { $first } gegen { $second }
match-elo = { $elo }, plus oder minus { $error } (95 %)
match-auto = auto (Wertung { $rating } am Ende)
match-two-autos = auto passt sich dem anderen Spieler an: zwei davon haben niemanden
match-no-elo = unbekannt: Keine Partie wurde beendet
match-boundless = ohne Grenze: Eine Seite hat alles gewonnen
match-fault = { $player ->
    [first] der erste Spieler verliert eine Partie im Halbzug { $ply }: { $why }
   *[second] der zweite Spieler verliert eine Partie im Halbzug { $ply }: { $why }
}
match-claims = zwei Behauptungen wie elo0=0,elo1=10, auf Wunsch mit alpha=0.05,beta=0.05
match-claims-order = { $usage }; elo0 ist kleiner als elo1
match-error-rates = alpha und beta sind Fehlerraten von 0.0001 bis 0.5
match-at-most = höchstens { $elo } Elo besser
match-at-least = mindestens { $elo } Elo besser
match-undecided = noch offen
match-ratio = Log-Likelihood-Quotient { $ratio } von { $lower } bis { $upper }
match-risks = falsch in { $alpha } % der Fälle unter { $below }, in { $beta } % über { $above }

grade-best = bester
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = Patzer
grades-best = { $count } beste
grades-good = { $count } gute
grades-inaccuracy = { $count ->
    [one] { $count } ungenauer
   *[other] { $count } ungenaue
}
grades-mistake = { $count } Fehler
grades-blunder = { $count } Patzer

## Settings and files that cannot be read, moves that are not legal

window-too-small = Das Fenster ist zu klein: { $width }x{ $height } nötig
illegal-occupied = { $square } ist besetzt
illegal-flips-nothing = { $square } dreht nichts um
illegal-not-yet = { $square } kommt später: jetzt { $others } oder { $last }
illegal-not-yet-only = { $square } kommt später: jetzt { $other }
illegal-taken = { $square } ist besetzt
illegal-off-board = { $square } liegt nicht auf dem Brett
record-position = { $count ->
    [one] eine Stellung mit { $count } leeren Feld
   *[other] eine Stellung mit { $count } leeren Feldern
}
sgf-cut = { $why }: ab da weggelassen
sgf-left-out = weggelassen: { $names }
file-larger = sie ist größer als { $most }
file-none = es ist keine Datei
config-takes = { $key } nimmt { $allowed }, nicht { $found }
config-unreadable = nicht lesbar: { $why }
engines-too-many = mehr als { $most } Engines
engines-level-name = eine Stufe heißt so
engines-table = sie nimmt eine Tabelle mit einem Befehl
engines-text = ein Text
engines-protocols = "gtp" oder "nboard"
engines-lines = eine Liste von Zeilen
engines-seconds = 1 bis { $most } Sekunden
engines-no-command = sie braucht einen Befehl
engines-threads = threads braucht { $text } im Befehl
record-game = { $count ->
    [one] { $game }, { $count } Zug
   *[other] { $game }, { $count } Züge
}

## Sides and games

side-black = Schwarz
side-white = Weiß
game-reversi = Reversi
game-anti = Anti-Reversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, Ouvertüre
game-reversi-book = Reversi, X und O
game-tictactoe = Tic-Tac-Toe

person-1000 = Nimmt Ecken und Ränder; jeder neunte Zug verliert zehn Steine oder mehr.
person-1100 = Geht früh an den Rand; jeder zehnte Zug verliert zehn Steine oder mehr.
person-1200 = Verliert in der Eröffnung zwei Steine je Zug, im Mittelspiel 3,4.
person-1300 = Verliert im Mittelspiel drei Steine je Zug, im Endspiel 2,5.
person-1400 = Eröffnet ordentlich; jeder zwanzigste Zug verliert zehn Steine oder mehr.
person-1500 = Meidet zuerst den Rand; verliert im Mittelspiel 2,4 Steine je Zug.
person-1600 = Verliert in der Eröffnung einen Stein je Zug, im Endspiel 1,4.
person-1700 = Lässt die meisten Ecken für später; jeder vierzigste Zug verliert zehn Steine.
person-1800 = Bleibt in der Eröffnung innen; verliert im Mittelspiel 1,5 Steine je Zug.
person-1900 = Nimmt Ecken spät; verliert im Endspiel einen Stein je Zug.
person-2000 = Irrt selten: ein halber Stein je Zug in der Eröffnung.

level-name-random = Zufall
level-name-greedy = Gierig
level-name-rookie = Neuling
level-name-novice = Anfänger
level-name-amateur = Amateur
level-name-club = Klubspieler
level-name-expert = Experte
level-name-master = Meister
level-name-grandmaster = Großmeister
level-name-champion = Champion
level-name-pupil = Schüler
level-name-regular = Stammgast
level-name-veteran = Veteran
level-name-perfect = Perfekt

pictures-auto = auto
pictures-on = an
pictures-off = aus
width-auto = auto
width-narrow = eine Spalte
width-wide = zwei Spalten
scale-auto = auto
scale-small = klein
scale-medium = mittel
scale-large = groß

keys-digits = Ziffern
keys-arrows = Pfeile
keys-click = Klick, Tippen
keys-wheel = Rad

square-range = { $first } bis { $last }

## The server

serve-no-folder = der Server kann den Ordner { $path } nicht benutzen
serve-no-store = die Spielerdatenbank { $store } ist nicht zu benutzen
serve-newer-store = die Spielerdatenbank { $store } gehört zu einer neueren Version: Aktualisiere auch diesen Server
serve-invalid-store = { $value } ist keine Adresse eines PostgreSQL-Servers: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = der Server spricht mit seiner Datenbank kein TLS: verbinde über einen Socket, ein privates Netz oder einen Tunnel
serve-no-host-key = der Hostschlüssel { $path } war nicht zu lesen oder anzulegen
serve-open-host-key = andere Benutzer können den Hostschlüssel { $path } lesen: schränke es mit chmod 600 ein
serve-no-address = der Server kann auf { $address } nicht lauschen
serve-friend = Dein Freund tippt: { $line }
serve-listening = ssh: lauscht auf { $address }
serve-web = Webseite: lauscht auf { $address }
serve-fingerprint = Hostschlüssel: { $fingerprint }
serve-banner = outflank: Reversi über ssh. Kein Schlüssel? Verbinde dich als guest@...
serve-unknown-command = unbekannter Befehl „{ $command }“: plain, oder hint POSITION
serve-tournament-no-name = das Turnier braucht einen Namen
serve-tournament-twice = { $name } steht zweimal in der Liste
serve-tournament-two-paces = ein Turnier hat eine Uhr oder Tage, nicht beides
serve-tournament-players = ein Turnier hat players oder weekly, eines von beiden
serve-weekly-hour = { $text } ist keine Stunde einer Woche: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = ein wöchentliches Turnier ist swiss oder knockout
serve-weekly-days = ein wöchentliches Turnier wird am Stück gespielt: mit einer Uhr, nicht mit Tagen
serve-weekly-fields = ein wöchentliches Turnier hat eine Partie je Paarung und keine Ergebnisse in der Datei
serve-tournament-days = ein Zug dauert 1 bis { $most } Tage
serve-tournament-no-round = ein Ergebnis nennt Runde { $round }: Es gibt nur { $most }
serve-tournament-self = ein Ergebnis hat { $name } gegen { $name }
serve-tournament-discs = beide Seiten zusammen haben höchstens 64 Steine
serve-come-later = Konten sind gerade nicht lesbar: Bitte komm später wieder.
serve-restarting = Neustart: deine Partie ist sicher, komm in einer Minute wieder.
serve-no-hook = der Hook { $path } ist kein Programm
serve-can-start = der Server kann starten
serve-setup-data = { $path } ist kein Ordner für einen Dienst: ein absoluter Pfad ohne Leerzeichen, außerhalb von /home, /root, /run/user und /tmp, die die Unit verbirgt
serve-no-motd = die Nachricht des Tages { $path } war nicht lesbar
serve-folder-taken = im Ordner { $path } läuft schon ein Server
serve-tournament-stranger = { $name } hat ein Ergebnis, steht aber nicht unter den Spielern
cli-host-name = der Name eines Rechners, etwa play.example.org
cli-fingerprint = der Fingerabdruck eines Schlüssels, wie ihn ssh-keygen -lf KEY.pub nennt: SHA256:...
serve-no-accounts = die Konten waren nicht lesbar
serve-needs-screen = das braucht einen Bildschirm: verbinde dich aus einem Terminal, ohne -T

## People

start-people = Mitspieler
start-people-about = Mitspieler treffen: spielen, herausfordern, zusehen.
start-people-turns = { $count ->
    [one] du bist in 1 Partie dran
   *[other] du bist in { $count } Partien dran
}
lobby-title = Mitspieler
lobby-title-you = Mitspieler: { $name }
lobby-own-games = Deine Partien
lobby-here = { $count ->
    [one] 1 hier
   *[other] { $count } hier
}
lobby-seeks = Offene Gesuche
lobby-running = Laufende Partien
lobby-unattended = ein Spieler ist weg
lobby-finished = Partien des Tages
lobby-people = Jetzt hier
lobby-new-seek = Neues Gesuch...
lobby-new-seek-about = Allen hier eine Partie anbieten.
lobby-about = Spiele gegen Menschen oder den Computer.
lobby-alone = Noch ist niemand sonst da.
lobby-leave-game = Eine Dreitagespartie hinterlassen...
lobby-leave-game-about = Enter: eine Partie anbieten, die hier wartet, mit drei Tagen für jeden Zug.
lobby-play-alone = Stufen, Lektionen, Aufgaben
lobby-play-alone-about = Enter: alles, was man allein spielt, mit dem Trainer und allen Stufen.
lobby-play-now = Jetzt spielen
lobby-house = ein Computer von etwa { $strength }
lobby-watch = Zusehen: { $black } - { $white }
lobby-play-now-about = Enter: sofort eine Partie, mit einem Wartenden oder mit dem Haus.
lobby-name-waits = { $name } wartet
lobby-play-now-person = Enter: gegen { $name } spielen ({ $terms }).
lobby-daily-about = Enter: die Aufgabe des Tages, für alle dieselbe.
lobby-race-solved = { $count } gelöst
lobby-race-best = Bestzeit { $time }, { $name }
lobby-race-own = Du hast { $time } gebraucht: Platz { $place } von { $count }.
lobby-house-plays = das Haus spielt nur Reversi in einem Zug
lobby-choose-name = Wähle deinen Namen...
lobby-choose-name-about = Wähle einen Namen: Das geht nur einmal.
lobby-guest-code = Zurück innerhalb eines Tages:
lobby-type-name = Dein Name auf Dauer: { $name }_
lobby-own-game-about = Enter: zu dieser Partie.
lobby-time-yours = Du hast { $left } für deinen Zug.
lobby-time-theirs = { $name } hat { $left }.
lobby-time-vacation = { $name } hat Urlaub und noch { $left }.
left-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
left-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
lobby-own-seek = { $name } (du)
lobby-own-challenge = Du forderst { $name } heraus
lobby-own-seek-about = Dein Gesuch. Enter zieht es zurück.
lobby-challenge = { $name } fordert dich heraus
lobby-seek-about = Enter: so gegen { $name } spielen.
lobby-running-about = Enter: dieser Partie zusehen.
lobby-finished-about = Enter: diese Partie nachspielen; x kopiert dort einen Link auf sie.
lobby-won = gewonnen
lobby-lost = verloren
lobby-you = { $name } (du)
lobby-you-about = Das bist du. Enter: allen eine Partie anbieten.
lobby-person-about = Enter: { $name } herausfordern.
lobby-your-turn = du bist dran
lobby-playing = spielt
lobby-tournament = { $name }, Runde { $round } von { $rounds }
lobby-tournament-over = { $name }: { $winner } hat gewonnen
lobby-hour = { $day ->
    [1] Montag { $time }
    [2] Dienstag { $time }
    [3] Mittwoch { $time }
    [4] Donnerstag { $time }
    [5] Freitag { $time }
    [6] Samstag { $time }
   *[other] Sonntag { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
lobby-weekly-entered = { $count ->
    [one] bisher nur du
   *[other] { $count } Spieler, auch du
}
lobby-weekly-about = Die Partien beginnen { $hour } ({ $zone }). Enter: anmelden.
lobby-weekly-in = Du bist für { $hour } ({ $zone }) angemeldet. Enter: abmelden.
lobby-weekly-guest = Die Partien beginnen { $hour } ({ $zone }). Gäste können sich nicht anmelden: verbinde dich mit einem Schlüssel (ssh-keygen erzeugt einen).
lobby-tournament-full = das Turnier ist voll
lobby-round = Runde { $round }
lobby-you-wait = du wartest
lobby-waits = wartet auf dich
lobby-is-here = ist hier
lobby-round-about = Deine Partie gegen { $name }: Du hast { $side }. Enter: spielen.
lobby-round-wait = Die Partie beginnt, wenn { $name } bereit ist. Enter: nicht mehr warten.
lobby-standings = Tabelle
lobby-standings-about = Enter: Tabelle und Ergebnisse des Turniers.
lobby-standings-keys = PgUp und PgDn zeigen mehr. Esc: zurück zur Lobby.
lobby-muted = stumm
lobby-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
lobby-waiting = Warte auf die Lobby...
lobby-cut-off = Die Partien lassen sich gerade nicht speichern.
lobby-ladder-title = Rangliste
lobby-ladder-about = Die besten Spieler.
lobby-ladder-empty = Noch hat niemand eine gesicherte Wertung.
lobby-ladder-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
lobby-name-taken = dieser Name ist vergeben
lobby-no-name = dein Name bleibt, wie er ist
lobby-guest-terms = Gäste spielen ungewertet und ohne Unterbrechung: verbinde dich für mehr mit einem Schlüssel
lobby-busy = beende zuerst deine Partie
lobby-too-many-seeks = du hast genug Gesuche: zieh zuerst eins zurück
lobby-too-many-games = du hast schon 50 Fernpartien: beende erst eine
lobby-seek-gone = dieses Gesuch gibt es nicht mehr
lobby-no-game = es gibt keine solche Partie
lobby-not-your-game = das ist nicht deine Partie
lobby-not-here = dieser Spieler ist nicht hier
lobby-not-your-turn = du bist nicht dran
lobby-no-offer = es liegt kein Angebot vor
lobby-not-away = die Gegenseite muss zuerst zwei Minuten weg sein
lobby-has-time = es ist noch Zeit übrig
seek-title = Eine Partie anbieten
seek-title-to = { $name } herausfordern
seek-pace = Zeit
seek-rated = Gewertet
seek-rated-yes = ja
seek-rated-no = nein
seek-rated-about = Das Ergebnis ändert beide Wertungen. Während der Partie kein Trainer.
seek-casual-about = Das Ergebnis ändert keine Wertung.
seek-house-about = Kommt niemand, spielt nach 20 Sekunden ein Computer.
seek-side = Du spielst
seek-side-random = zufällig
seek-side-about = Deine Seite des Bretts.
seek-game = Spiel
pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-live-about = Beide spielen ohne Unterbrechung.
pace-days-about = { $days ->
    [one] Fernpartie: jeder Zug innerhalb eines Tages.
   *[other] Fernpartie: jeder Zug innerhalb von { $days } Tagen.
}
terms-rated = gewertet
terms-casual = ungewertet
shared-title = { $black } - { $white }
shared-rematch = { $name } bietet eine Revanche an: Enter
shared-rematch-offered = Deine Revanche wartet auf { $name }
shared-next = Sie spielen noch einmal: Enter
shared-your-turn = Du bist dran: { $side } am Zug
shared-turn = { $name } ({ $side }) am Zug
shared-looking-back = Rückblick ({ $at } von { $count }): { $last }
shared-away = { $name } ist abwesend
shared-claim-in = { $name } ist abwesend: in { $time } kannst du den Sieg beanspruchen
shared-call-off-in = { $name } ist abwesend: in { $time } kannst du die Partie abbrechen
shared-call-off = { $name } ist seit zwei Minuten abwesend: W bricht die Partie ab
shared-may-leave = Du kannst gehen: Die Partie wartet unter deinen Partien.
shared-vacation = { $name } hat Urlaub
shared-comment = Zwei Züge später
shared-book = { $square }: Buchzug
shared-book-named = { $square }: Buchzug ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } bringt { $loss } { $loss ->
    [one] Stein
   *[other] Steine
} mehr
shared-claim = { $name } ist seit zwei Minuten abwesend: W beansprucht den Sieg
shared-offer-sent = Dein Angebot wartet auf Antwort
shared-draw-offered = { $name } bietet Unentschieden an
shared-take-back-offered = { $name } möchte einen Zug zurücknehmen
shared-watching = { $count ->
    [one] , 1 Zuschauer
   *[other] , { $count } Zuschauer
}
shared-paused = Die Partie ruht: Züge lassen sich gerade nicht speichern
shared-unsaved = Nicht gespeichert. { $status }
shared-aborted = Partie abgebrochen: Sie hatte kaum begonnen
shared-draw = Unentschieden nach Übereinkunft
shared-rating = Deine Wertung: { $before } -> { $after }
shared-resign = Aufgeben? Enter: ja
shared-leave = Verlassen? Die Uhr läuft weiter. Enter: ja
shared-greeting = { $name }: { $greeting }
greeting-hello = Hallo!
greeting-good-luck = Viel Glück!
greeting-well-played = Gut gespielt!
greeting-nice-move = Schöner Zug!
greeting-sorry = Entschuldigung!
greeting-thanks = Danke!
greetings-muted = 0 { $muted ->
    [yes] Grüße zeigen
   *[no] keine Grüße zeigen
}
refusal-assistance = Trainer und Engines ruhen während deiner gewerteten Partie
news-shared-game-begun = Deine Partie hat begonnen: Du findest sie unter „Mitspieler“
news-declined = { $name } lehnt ab
news-challenged = { $name } fordert dich heraus: siehe „Mitspieler“
news-came = { $name } ist jetzt da: siehe die Lobby
news-named = Dein Name ist { $name }
keys-lobby = Mitspieler
keys-account-name = Name
keys-seek = Gesuch
keys-shared-game = Partie mit Mitspielern
keys-watched-game = Als Zuschauer
keys-shared-resign = Aufgeben
keys-shared-leave = Partie verlassen
keys-greetings = Grüße
key-lobby-enter = Spielen, zusehen oder herausfordern
key-lobby-seek = Allen eine Partie anbieten
key-lobby-drop = Dein Gesuch zurückziehen, eine Herausforderung ablehnen
key-lobby-ladder = Rangliste und zurück
key-account-name = Diesen Namen nehmen
key-post-seek = Das Angebot abschicken
key-shared-enter = Am Cursor spielen; eine Revanche anbieten
key-watch-next = Die nächste Partie der beiden ansehen
key-accept-offer = Das Angebot annehmen
key-decline = Das Angebot ablehnen oder deins zurückziehen
key-claim = Den Sieg beanspruchen
key-offer-take-back = Um Rücknahme eines Zuges bitten
key-offer-draw = Unentschieden anbieten
key-greet = Einen Gruß senden
key-shared-coach = Coach: erst in der Analyse am Ende
key-greeting = Diesen Gruß senden
bar-seek = anbieten
bar-drop = zurückziehen
bar-ladder = Rangliste
bar-post = abschicken
bar-accept = annehmen
bar-decline = ablehnen
bar-claim = beanspruchen
bar-draw = Remis
bar-greet = grüßen
bar-rematch = Revanche
bar-watch = zusehen

lobby-name-form = ein Name hat 2 bis 20 Buchstaben a-z, Ziffern und Bindestriche und beginnt mit einem Buchstaben
lobby-name-reserved = dieser Name ist reserviert
lobby-store-unavailable = die Partien lassen sich gerade nicht speichern
account-title = Dein Konto
account-add = Schlüssel oder Browser hinzufügen...
account-add-about = Ein Code für deinen anderen Schlüssel oder Browser, zehn Minuten gültig.
account-recovery = Rettungscode...
account-recovery-about = Ein Code zum Aufheben: Er bringt dein Konto zurück und ersetzt verlorene Schlüssel. Der vorige gilt dann nicht mehr.
account-enter = Code eingeben...
account-enter-about = Diesen Schlüssel oder Browser mit deinem anderen Konto verbinden.
account-vacation = Urlaub...
account-vacation-about = Deine Fernpartien warten. { $left ->
    [one] Noch { $left } Tag in diesem Jahr.
   *[other] Noch { $left } Tage in diesem Jahr.
}
account-on-vacation = Deine Fernpartien warten noch { $left }. Enter beendet deinen Urlaub.
account-type-days = Urlaubstage (1 bis { $left }): { $text }_
account-no-vacation = so viele Urlaubstage hast du nicht mehr
account-delete = Konto löschen...
account-delete-about = Dein Name verschwindet; deine Partien bleiben ohne ihn.
account-delete-sure = Dein Konto endgültig löschen? Enter: ja
account-deleted = Dein Konto ist gelöscht
account-type-code = Code: { $text }_
account-joined = Dieser Schlüssel gehört jetzt zu { $name }: verbinde dich neu
account-code-add = Gib ihn dort innerhalb von zehn Minuten ein:
account-code-recovery = Bewahre ihn sicher auf:
account-no-such-code = kein solcher Code, oder er ist abgelaufen
account-has-more = dieser Schlüssel hat schon einen Namen oder Partien
account-guest = Gäste haben kein Konto: verbinde dich mit einem Schlüssel
news-reported = Gemeldet: Der Betreiber sieht sich diesen Namen an
keys-account = Konto
keys-account-code = Code
keys-account-delete = Das Konto löschen
key-account-choose = Ausführen
key-account-code = Diesen Code nehmen
key-account-delete = Das Konto löschen
key-account-vacation = Diese Tage nehmen
key-lobby-account = Dein Konto: weitere Schlüssel, Rettung, Löschen
key-lobby-report = Einen Namen dem Betreiber melden
key-lobby-mute = Jemanden stumm schalten oder nicht mehr: keine Grüße, keine Herausforderungen
bar-account = Konto
serve-removed = Diese Sitzung wurde beendet: vom Betreiber, oder weil ihr Schlüssel entfernt wurde.
lobby-enough-rated = ihr zwei habt von einem Netz aus an einem Tag drei gewertete Partien gespielt: spielt ungewertet, oder wartet
lobby-operator-muted = der Betreiber hat dich stumm geschaltet: keine Grüße und keine Herausforderungen
account-own-key = diese Sitzung benutzt den Schlüssel: entferne ihn von einer anderen aus
account-keys = Schlüssel...
account-keys-about = Schlüssel und Browser, die dein Konto öffnen, mit ihrer letzten Benutzung; entferne einen.
account-keys-title = Deine Schlüssel
account-browser = Browser { $digits }
account-ssh-key = ssh-Schlüssel { $digits }
account-this-key = diese Sitzung
account-remove-sure = { $key } entfernen und seine Sitzungen beenden? Enter: ja
account-ratings = Wertung { $live }, in Fernpartien { $slow }
keys-account-keys = Schlüssel
keys-account-remove = Schlüssel entfernen
key-account-remove = Diesen Schlüssel entfernen
operator-usage = Befehle: who, reports, dismiss NAME, ban NAME|SCHLÜSSEL|NETZ, unban NAME|SCHLÜSSEL|NETZ, rename NAME NEUER-NAME, kick NAME, mute NAME, unmute NAME
operator-no-server = mit diesem Ordner läuft kein Server
operator-no-folder = in { $path } sind keine Konten: mit diesem Ordner lief noch kein Server
operator-backup-full = in { $path } sind Dateien: nenne einen neuen Ordner
operator-backed-up = Der Ordner ist nach { $path } kopiert: Ein Server kann damit starten.
operator-no-account = es gibt kein Konto { $name }
operator-no-target = { $target } ist weder ein Schlüssel (SHA256:..., web:...) noch ein Netz (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } ist ein Schlüssel eines Betreibers
operator-too-large = { $target } ist mehr als ein Netz: mindestens /8 von IPv4, /16 von IPv6
operator-backup-inside = { $path } liegt im Ordner selbst: nenne einen außerhalb
operator-no-key = { $name } hat keinen Schlüssel: wirf den Gast mit kick hinaus, oder banne das Netz, das who zeigt
operator-no-reports = kein Name ist gemeldet
operator-report = { $name }: { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}, die letzte am { $day }
operator-dismissed = die Meldungen zu { $name } sind verworfen
operator-banned = { $target } ist gebannt:
    { $entries }
operator-unbanned = { $target } darf wiederkommen
operator-not-banned = { $target } ist nicht gebannt
operator-renamed = { $name } heißt jetzt { $new }
operator-kicked = die Sitzungen von { $name } enden
operator-muted = { $name } sendet keine Grüße und keine Herausforderungen
operator-unmuted = { $name } darf wieder grüßen und herausfordern
operator-no-sessions = niemand ist hier
config-more = config.toml: { $count ->
    [one] { $count } weitere Zeile ohne Sinn
   *[other] { $count } weitere Zeilen ohne Sinn
}
config-not-utf-8 = sie ist nicht in UTF-8: manche Buchstaben sind unlesbar
event-no-thread = das System hat keinen Platz für eine Partie
key-crosstable = Kreuztabelle an/aus
key-scroll-crosstable = Andere Gegner der Kreuztabelle
bar-crosstable = Kreuztabelle
