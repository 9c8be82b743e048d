# Tutto ciò che il gioco dice, in italiano. Ordine e nomi sono quelli di en.ftl, che spiega il formato.
#
# Si dà del tu. $other e $own possono essere "l'avversario": non vengono mai dopo a, di, da o su. I termini sono quelli
# dei giocatori italiani: vedi TERMS.md.

## The start screen

start-resume = Riprendi
start-suspended = { $count ->
    [one] Partita precedente
   *[other] Partite precedenti ({ $count })
}
start-play = Gioca
start-play-variant = { $game }. { $about }
start-set-up = Prepara...
start-set-up-about = Scegli regole, colore, orologio e posizione iniziale.
start-set-up-title = Prepara una partita
start-more = Altro...
start-more-about = Impostazioni, tris, editor, motori, tornei.
start-more-title = Altro
start-due = { $due } da rifare
start-begin = Inizia partita
start-begin-about = Gioca con le scelte qui sotto.
start-learn = Impara
start-learn-done = { $done } di { $count }
start-learn-about = Lezioni, dalla prima mossa alla tattica avanzata.
start-learn-newcomer = Non conosci Reversi? Bastano cinque brevi lezioni.
start-players = Giocatori
start-players-one = tu - computer
start-players-one-about = Gioca contro il computer.
start-players-two = due persone
start-players-two-about = Due giocatori alla stessa tastiera.
start-players-watch = due computer
start-players-watch-about = Guarda il computer giocare contro se stesso.
start-side = Giochi con
start-side-random = a caso
start-side-random-about = Il tuo colore è tirato a sorte.
start-side-first = Sei { $side } e muovi per primo.
start-side-second = Sei { $side } e muovi per secondo.
start-side-open = Sei { $side }, chiunque cominci.
start-opponent = Avversario
start-opponent-level = un livello
start-opponent-level-about = Sinistra o destra: una persona come avversario. I livelli vanno dal caso alla piena forza.
start-opponent-person = stile umano
start-opponent-person-about = Gioca come i giocatori di torneo di un certo punteggio: imparato da 78.000 partite.
start-opponent-engine = un motore
start-level = Livello
start-name = Nome
start-level-newcomer = Primi passi? Prova i livelli da 1 a 3. { $about }
start-game = Gioco
start-first = Comincia
start-first-custom-about = Comincia X.
start-first-coin = testa o croce
start-first-coin-about = Una moneta decide chi comincia.
start-first-you = tu
start-first-you-about = Cominci tu.
start-first-computer = computer
start-first-computer-about = Comincia il computer.
start-beginning = Posizione
beginning-standard = normale
beginning-about-standard = Quattro pedine al centro, incrociate.
beginning-balanced = equilibrata
beginning-about-balanced = Otto mosse sono già giocate; nessuno è in vantaggio.
beginning-random = mosse a caso
beginning-about-random = Otto mosse a caso sono già giocate; può succedere di tutto.
beginning-parallel = affiancate
beginning-about-parallel = Quattro pedine al centro, quelle di ciascuno una accanto all'altra.
beginning-handicap = { $corners ->
    [one] 1 angolo
   *[other] { $corners } angoli
} { $who ->
    [you] per te
   *[black] al Nero
}
beginning-handicap-about = { $who ->
    [you] Cominci con { $corners ->
        [one] un angolo
       *[other] { $corners } angoli
    }. La partita non conta per il tuo punteggio.
   *[black] Il Nero comincia con { $corners ->
        [one] un angolo
       *[other] { $corners } angoli
    }.
}
start-clock = Orologio
clock-none = nessuno
clock-none-about = Senza limite di tempo.
clock-no-limit = senza limite
clock-each = Ognuno ha { $control }.
clock-odds = { $black } ha { $black-control }, { $white } ha { $white-control }.
clock-increment = { $main }, più { $increment } a ogni mossa
clock-only-increment = { $increment }, più altrettanto a ogni mossa
clock-byo-yomi = { $moves ->
    [one] { $main }, poi { $period } per ogni mossa
   *[other] { $main }, poi { $period } ogni { $moves } mosse
}
clock-periods = { $spare ->
    [0] { $main }, poi { $period } per ogni mossa
    [1] { $main }, poi { $period } per ogni mossa; puoi sforare una volta
    [2] { $main }, poi { $period } per ogni mossa; puoi sforare due volte
   *[other] { $main }, poi { $period } per ogni mossa; puoi sforare { $spare } volte
}
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-seconds = { $count ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
start-library = Archivio
start-library-about = Sfoglia, cerca ed esporta le tue partite.
start-puzzles = Problemi
start-puzzles-due = { $due ->
    [one] 1 problema da rifare oggi.
   *[other] { $due } problemi da rifare oggi.
}
start-puzzles-about = Trova l'unica mossa che funziona. Ogni giorno un problema nuovo.
start-practice = Esercizio
start-practice-about = Rigioca i tuoi errori finché non li fai più.
start-practice-due = { $due ->
    [one] 1 posizione da ripassare oggi.
   *[other] { $due } posizioni da ripassare oggi.
}
copy-place = { $place } (copia)
analysis-place = Analisi
start-analysis = Analisi
start-analysis-last = { $date ->
    [none] Riprendi la tua analisi (n: nuova analisi).
   *[other] Riprendi la tua analisi del { $date } (n: nuova analisi).
}
start-analysis-about = Percorri le aperture, guarda che cosa si è giocato e tieni le tue varianti.
start-statistics = Statistiche
start-statistics-about = I tuoi risultati e il tuo punteggio.
start-settings = Impostazioni
start-settings-about = Tema, aiuti, nomi e altro.
start-guests = Motori
start-guests-about = Altri programmi come avversari: provali e leggi i loro messaggi.
start-guest-about = Un altro programma, dalle tue impostazioni.
start-tic-tac-toe-about = Tre in fila vincono. Cinque livelli, da facile a imbattibile.
start-editor = Editor di posizioni
start-editor-about = Componi una posizione, poi giocala o analizzala.
start-help = Aiuto
start-help-about = Le regole, un glossario e tutti i tasti.
start-quit = Esci
start-quit-about = Lascia il gioco.
start-unfinished = { $moves ->
    [0] { $players }: ancora nessuna mossa.
    [one] { $players }, dopo 1 mossa: { $black-discs } a { $white-discs }.
   *[other] { $players }, dopo { $moves } mosse: { $black-discs } a { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, dopo 1 mossa.
   *[other] { $game }, dopo { $moves } mosse.
}

overview-title = Le tue partite
overview-games = { $games ->
    [one] 1 partita: { $wins } vinte, { $draws } pari, { $losses } perse
   *[other] { $games } partite: { $wins } vinte, { $draws } pari, { $losses } perse
}
overview-last = Ultima partita { $dot } { $result }
rules-title = Come si gioca
rules-turns = { $black } e { $white } muovono a turno; comincia { $black }.
rules-turns-coin = { $black } è il Nero, { $white } è il Bianco; una moneta decide chi comincia.
rules-place = Metti una pedina in modo che una fila di pedine avversarie si trovi tra essa e un'altra tua pedina.
rules-flip = Tutte le pedine chiuse prendono il tuo colore, in tutte le direzioni insieme.
rules-must = Ogni mossa deve chiudere almeno una pedina. Piccoli segni mostrano dove puoi giocare.
rules-pass = Se non puoi chiudere nessuna pedina, devi passare.
rules-end-stuck = La partita finisce quando chi ha il tratto non ha mosse legali. Vince chi ha più pedine.
rules-end = Quando nessuno può muovere, vince chi ha più pedine.
rules-end-fewest = Quando nessuno può muovere, vince chi ha meno pedine.
rules-overture = Prima i giocatori mettono a turno quattro pedine al centro (la seconda accanto alla prima); queste non girano nulla.
rules-example = Muove { $side }: { $squares } chiudono una pedina ciascuna.
rules-keys = Sposta il cursore con le frecce e premi Enter, o clicca su una casella.
rules-line = Si gioca a turno. Vince chi per primo ne ha tre in fila: in riga, in colonna o in diagonale.
rules-first-steps = Primi passi
rules-corners = Prendi gli angoli: una pedina in angolo non si può più girare.
rules-x-squares = Evita le caselle accanto a un angolo vuoto.
rules-anti-corners = Evita gli angoli: una pedina lì resta tua per sempre.
rules-anti-few = Gira poche pedine, in mezzo alle tue: l'avversario dovrà girare il resto.
rules-few = All'inizio è meglio avere meno pedine: di solito ti restano più mosse.
terms-title = Le parole del gioco
term-corner = angolo
term-corner-about = a1, a8, h1 o h8; sicuro fino alla fine
term-edge = bordo
term-edge-about = le righe e le colonne esterne
term-x-square = casella X
term-x-square-about = in diagonale accanto a un angolo: b2, b7, g2, g7
term-c-square = casella C
term-c-square-about = sul bordo accanto a un angolo, come b1 o a2
term-flip = girare
term-flip-about = dare il proprio colore a una pedina chiusa
term-stable = pedina stabile
term-stable-about = una pedina che non si può più girare
term-mobility = mobilità
term-mobility-about = quante mosse hai a disposizione
term-frontier = frontiera
term-frontier-about = le tue pedine accanto a caselle vuote; ognuna dà mosse all'avversario
term-quiet = mossa tranquilla
term-quiet-about = una mossa che gira solo pedine interne
term-wedge = cuneo
term-wedge-about = una pedina tra due pedine avversarie su un bordo
term-region = regione
term-region-about = un gruppo di caselle vuote contigue
term-parity = parità
term-parity-about = chi fa l'ultima mossa in una regione; meglio che sia tu
term-opening = apertura
term-opening-about = le prime mosse; le più comuni hanno un nome
term-margin = scarto
term-margin-about = le tue pedine meno quelle avversarie; +4: 4 in più
term-exact = esatto
term-exact-about = dimostrato fino alla fine, non stimato; si scrive =
term-marks = ?! ? ??
term-marks-about = imprecisione, errore, svista: una mossa che costa almeno il 5, il 12 o il 25 per cento delle tue possibilità di vincere
term-accuracy = prec.
term-accuracy-about = precisione: la parte delle tue possibilità che le tue mosse hanno conservato; una svista vale 0%, una mossa che non costa nulla 100%
term-corners = angoletti
term-corners-about = sulla scacchiera: l'ultima mossa e le pedine che ha girato

motto-flips = chiudile e tienile
motto-fewest = chiudine il meno possibile
motto-line = tre in fila e hai vinto

rule-reversi = Comincia il Nero; chi non può muovere deve passare.
rule-reversi-book = Regole del libro, X è il Nero: la partita finisce quando un giocatore non ha mosse legali.
rule-anti = Vince chi ha meno pedine. Per il resto regole normali.
rule-6x6 = Una scacchiera più piccola. Per il resto regole normali.
rule-4x4 = La scacchiera più piccola: una partita in un minuto.
rule-overture = I giocatori mettono a turno quattro pedine al centro, poi si gioca come sempre.
rule-tictactoe = Tre in fila vincono.

level-random = Gioca una mossa legale qualsiasi.
level-greedy = Gira sempre il maggior numero possibile di pedine.
level-rookie = Prende gli angoli, altrimenti gira quante più pedine può.
level-novice = Conosce le basi ma sbaglia spesso.
level-amateur = Si lascia aperte più possibilità; fa ancora molti errori.
level-club = Molti piccoli errori e ogni tanto uno grosso.
level-expert = Piccoli errori, di rado uno grosso.
level-master = Solo piccoli errori.
level-grandmaster = Regala ogni tanto una o due pedine.
level-champion = Piena forza: tutti i processori, fino a cinque secondi per mossa.
level-matched = Come me
level-matched-about = Gioca alla tua forza (ora { $rating }): vinci circa la metà.
level-partner = Forte quanto te.
level-person = { $name }, { $rating }
level-person-rare = { $about } Di giocatori così si conoscono poche partite.
level-pupil = Vince se può, altrimenti blocca.
level-regular = Come l'Allievo, poi preferisce angoli e centro.
level-veteran = Come l'Habitué, con una prima risposta ben scelta.
level-perfect = Non perde mai e tende trappole.

## A game

move-number = mossa { $number }
empties = { $count } vuote
step-mode = passo passo
not-saved = non salvata
values-for-black = valori per il Nero
values-for-white = valori per il Bianco

player-you = Tu
player-computer = Computer
level-number = livello { $number }
level-rating = punteggio { $rating }
level-like-people = come chi ha { $rating }
full-name = { $name } ({ $side })
score-title = Punti
games-won-title = Partite vinte
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, { $drawn } pari
drawn = { $count } pari

turn-with-rule = { $turn }. { $rule }
your-turn = Tocca a te: muove { $side }{ $urgent }
their-turn = Muove { $name }{ $urgent }
enter-lets-move = Enter: muove { $name }
thinking = { $name } pensa
thinking-later = { $name } penserà tra poco: sei { $place }
place-in-line = { $place ->
    [1] il prossimo
   *[other] il numero { $place } in fila
}
thinking-ahead = { $depth ->
    [one] { $name } pensa (1 mossa avanti)
   *[other] { $name } pensa ({ $depth } mosse avanti)
}
column-typed = Colonna { $column }; ora scrivi la riga, da 1 a 8
urgent-block = ; bisogna bloccare { $squares }
urgent-lost = ; non puoi bloccarle tutte: { $squares }
urgent-win = { $count ->
    [one] ; { $squares } vince
   *[other] ; { $squares } vincono
}
and = { $one } e { $two }
must-pass = { $who ->
    [you] Non hai mosse legali e devi passare
   *[other] { $name } non ha mosse legali e deve passare
}
passed = { $who ->
    [you] Non hai mosse legali e passi
   *[other] { $name } non ha mosse legali e passa
}
plays = { $who ->
    [you] Giochi { $square }
   *[other] { $name } gioca { $square }
}
plays-flips = { $who ->
    [you] Giochi { $square } e giri { $flips }
   *[other] { $name } gioca { $square } e gira { $flips }
}
replay-start = L'inizio: muove { $side }

win-on-time = { $who ->
    [you] Hai vinto per il tempo
   *[other] { $name } ha vinto per il tempo
}
win-resigned = { $who ->
    [you] Hai vinto per abbandono
   *[other] { $name } ha vinto per abbandono
}
win-left = { $who ->
    [you] Vinci: il tuo avversario se n’è andato
   *[other] Vince { $name }: l’avversario se n’è andato
}
win = { $who ->
    [you] Hai vinto
   *[other] { $name } ha vinto
}
win-by = { $who ->
    [you] Hai vinto di { $lead }
   *[other] { $name } ha vinto di { $lead }
}
lead = { $who ->
    [you] Sei in vantaggio
   *[other] { $name } è in vantaggio
}
lead-by = { $who ->
    [you] Sei in vantaggio di { $lead }
   *[other] { $name } è in vantaggio di { $lead }
}
draw = Pareggio
even = Parità
rating-change = { $rating } ({ $gained })
rating-at-first = circa { $rating }
rated = Il tuo punteggio: { $rating }
rated-proposing = { $rated }. Il livello { $number } ({ $name }) sarebbe alla pari
fewest-win = vince chi ha meno pedine
official = { $outcome ->
    [draw] punteggio ufficiale { $black }-{ $white }: le caselle vuote si dividono
   *[win] punteggio ufficiale { $black }-{ $white }: le caselle vuote vanno a chi vince
}
ending-line = tre in fila: { $squares }
ending-both-stuck = nessuno può muovere
ending-stuck = { $side } non ha mosse legali
ending-time = { $who ->
    [you] il tuo tempo è finito
   *[other] { $name } ha finito il tempo
}
result-corners = { $result ->
    [won] { $count ->
        [one] Avevi l'angolo { $squares }
       *[other] Avevi gli angoli { $squares }
    }
   *[lost] { $count ->
        [one] Hai perso l'angolo { $squares }
       *[other] Hai perso gli angoli { $squares }
    }
}
result-accuracy = Precisione: circa { $accuracy }
ending-resigned = { $who ->
    [you] hai abbandonato
   *[other] { $name } ha abbandonato
}
ending-left = { $who ->
    [you] hai lasciato la partita
   *[other] { $name } ha lasciato la partita
}
result-title = Fine della partita

lines-title = Varianti
lines-loss = (-{ $loss })
lines-course = Valori per il Nero
lines-course-progress = Analisi... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Mosse
moves-title-opening = Mosse { $dot } { $opening }
pass = passo

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] Tocca a te - outflank
   *[other] Muove { $name } - outflank
}

## The coach

coach-title = Istruttore
coach-title-sure = Istruttore: { $looked }
coach-over = La partita è finita (v: revisione).
coach-pass = Devi passare.
coach-looking = Guardo la scacchiera...
lines-solving = Soluzione: { $empties } caselle vuote
lines-solved = { $winner ->
    [draw] Risolto: pareggio.
   *[side] Risolto: { $side } vince di { $discs }.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [one] 1 partita
   *[other] { $shown } partite
}
analysis-title = Muove { $side }
analysis-over = La partita è finita.
analysis-looking = cerca...
analysis-empty = Gioca, scrivi un'apertura o incolla una partita.
analysis-empty-then = E: componi una posizione. G: apri una partita.
analysis-why = Perché { $square }?
analysis-costs = { $square } perde { $loss } pedine.
explorer-mean = media
explorer-value = valore
explorer-line = seguito
explorer-played = scelta
explorer-count = partite
explorer-indexing = Leggo le partite del tuo archivio: { $percent }%.
explorer-none = Nessuna partita del tuo archivio ha raggiunto questa posizione
explorer-none-filtered = Nessuna partita del filtro è passata di qui
explorer-nowhere = Nessun nome di torneo contiene «{ $name }»
explorer-no-such-player = Nessun nome di giocatore contiene «{ $name }»
explorer-favourite-costs = { $cost ->
    [one] { $percent } su 100 giocano { $square }, che costa 1 pedina; { $best } è meglio.
   *[other] { $percent } su 100 giocano { $square }, che costa { $cost } pedine; { $best } è meglio.
}
explorer-costs = { $cost ->
    [one] { $square } costa 1 pedina; meglio { $best }.
   *[other] { $square } costa { $cost } pedine; meglio { $best }.
}
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , vinta dal Nero.
    [white] , vinta dal Bianco.
   *[none] , patta.
}
explorer-move = { $square }: { $games }. Il Nero ha vinto { $black }, il Bianco { $white }{ $has-draws ->
    [yes] , pari { $draws }.
   *[no] .
}
explorer-margin = Scarto del Nero: media { $mean }, mediana { $median }.
explorer-by-last = Giocata soprattutto da { $player } ({ $games }); l'ultima nel { $year }.
explorer-by = Giocata soprattutto da { $player } ({ $games }).
explorer-values-book = Tutti i numeri per il Nero. Valori: il libro d'aperture.
explorer-last = L'ultima nel { $year }.

## The opening trainer

opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = Il Bianco risponde in diagonale: solida, e l'inizio di Cow e Buffalo.
opening-x-square-opening = Il Nero regala un angolo alla quinta mossa: partita persa, con un nome come avvertimento.
opening-snake = Il Nero gira sotto la fila e tiene poche pedine; i due sono pari.
opening-stuck-peasant = Il Bianco va presto al bordo del centro e lascia scegliere al Nero; pari.
opening-lysons = Il Bianco lascia subito il centro per un gioco aperto; pari con attenzione.
opening-nordic-peasant = Il Nero risponde dall'altra parte della scacchiera; f5 tiene insieme il gioco del Bianco.
opening-danish-peasant = Il Nero chiude il Bianco e aspetta; una sola risposta tiene la parità.
opening-classic-peasant = Il Nero esce al bordo sinistro per tenere il tratto; c7 regge per il Bianco.
opening-pyramid = Le pedine del Nero formano una piramide; il Bianco entra in b6.
opening-heath = Il Nero salta accanto alla fila del Bianco per attirarlo fuori; appena meglio per il Nero.
opening-classic-heath = La solita risposta a d2 del Bianco: si va lungo il bordo del centro; pari.
opening-mimura-variation-ii = Una trappola: con f6 il Bianco sta meglio.
opening-heath-bat = Il Nero unisce Heath e Bat e tiene molte mosse.
opening-iwasaki-variation = Una variante più tranquilla della Heath; pari.
opening-heath-chimney = Il Bianco risponde alla Heath dall'interno con e3; al Nero resta un piccolo vantaggio.
opening-raccoon-dog = Un bluff: d2 dà al Bianco il gioco migliore, quasi tutte le altre mosse no.
opening-rocket = Il Nero sfreccia oltre le pedine del Bianco; con e3 il Bianco ha qualcosa in più.
opening-hamilton = Il Nero raddoppia la Rocket; il Bianco ha un piccolo vantaggio a sinistra.
opening-lollipop = La risposta del Bianco alla Rocket: il Nero deve cedere terreno.
opening-cow = Il Nero resta compatto nella diagonale; il modo più calmo di giocarla.
opening-chimney = Il Bianco impila pedine verso l'alto al centro; pari.
opening-cow-bat = Entrambi aprono due ali; lunghe varianti note, pari col gioco esatto.
opening-bat-piau-continuation-2 = Il Nero esce a sinistra; il Bianco deve trovare e6.
opening-melnikov = Il Nero tiene molte mosse e lascia al Bianco qualche pedina in più.
opening-bat-kling-continuation = Una lunga variante forzata sul bordo sinistro; d7 tiene avanti il Bianco.
opening-bat-kling-alternative = Il Bianco va subito al bordo sinistro; il Nero sta un po' meglio.
opening-rose-v-toth = Il Nero chiude il buco in f5; dal nome di una partita Rose-Toth, pari.
opening-tanida = Il Bianco esce in d2 per lasciare l'esterno al Nero; piccolo vantaggio per il Nero.
opening-aircraft = Le pedine del Nero si aprono come ali; il Bianco ha due buone risposte.
opening-sailboat = Il Bianco lascia poche mosse al Nero, che deve trovare c6.
opening-maruoka = Il Bianco si infila in d7 sotto le pedine del Nero; pari.
opening-landau = Il Nero gioca all'interno a destra; il Bianco deve rispondere c7.
opening-buffalo = Il Nero carica attraverso la scacchiera: tagliente, e il Bianco ha una sola risposta migliore.
opening-maruoka-buffalo = Il Nero prende la prossima casella del Bianco nella Buffalo; si risponde e3.
opening-tanida-buffalo = Il Bianco taglia le mosse del Nero; il Nero regge con f3.
opening-hokuriku-buffalo = Il Bianco riempie f5 e tiene chiuso il gioco; pari.
opening-wing-variation = Il Bianco copia la forma del Nero; il Nero perde qualche pedina se gli si lascia mano libera.
opening-semi-wing-variation = Il Bianco si trattiene e dà troppo da fare al Nero; qualche pedina in meno per il Nero.
opening-parallel-opening = Il Bianco si mette accanto alla fila del Nero: la risposta più debole alla prima mossa.
opening-perpendicular-opening = Le pedine del Bianco stanno ad angolo retto con quelle del Nero: la risposta più giocata.
opening-collay = Il Nero lascia la via abituale alla terza mossa; c5 lo punisce.
opening-rabbit = Il Nero va dritto: la via verso la Rose e i suoi molti rami.
opening-mimura = Il Bianco si scansa prima della Rose; il Nero ha qualcosa in più.
opening-shaman = Il Nero aspetta in c6 invece della Rose; il Bianco risponde a sinistra.
opening-inoue = Il Nero sale invece della Rose; piccolo vantaggio per il Bianco.
opening-iago = Il Bianco risponde alla Inoue dall'interno e lascia poco al Nero.
opening-bhagat = Il Nero sale presto; il Bianco sta bene con c3.
opening-rose = La via maestra della Rabbit: equilibrata, e nota fin dentro la partita.
opening-flat = Il Nero si allarga a sinistra della Rose; pari, e molto studiata.
opening-rotating-flat = Il Bianco gira la Flat in f5; il Nero risponde b4.
opening-murakami-variation = Il Nero prova b3 nella Rotating Flat; la prova è b4.
opening-rotating-flat-kling-continuation = Una lunga variante con poche scelte; il Bianco resta avanti di una pedina.
opening-rose-birth = Il Bianco dà nuova vita alla Rose a destra; il Nero deve seguire con precisione.
opening-brightstein = Il Bianco apre in basso per liberarsi; il Nero prende g6.
opening-rose-birdie = Il Nero esce a destra dalla Rose-Birth; il Bianco risponde g6.
opening-rose-tamenori-kling = Il Bianco riempie f6 e tiene chiusa la destra; pari.
opening-greenberg = Il Nero lascia al Bianco mosse tranquille in alto; un po' meglio per il Bianco.
opening-ralle = Il Bianco aspetta all'interno invece di e2; pari.
opening-horse = Il Nero cede il punto d6 per la libertà; circa una pedina per il Bianco.
opening-ganglion = Il Bianco lascia la perpendicolare a sinistra; il Nero tiene l'equilibrio con f3.
opening-swallow = Il Nero lascia poche mosse al Bianco; f4 è l'unica buona.
opening-no-cat-continuation = Una lunga variante equilibrata; il Nero continua con d7.
opening-italian = Il Nero sale dritto invece della Cat; piccolo vantaggio per il Bianco.
opening-cat = Il Nero si avvolge in alto; giocabile, con un piccolo vantaggio per il Bianco.
opening-sakaguchi = Il Bianco è uscito meglio dalla Cat; il Nero si difende.
opening-berner = Il Nero va al bordo destro nella Cat; f6 tiene avanti il Bianco.
opening-bent-ganglion = Il Bianco piega fuori troppo presto; f3 dà al Nero il gioco migliore.
opening-tiger = Il Nero resta al centro con molte mosse: l'apertura più giocata di tutte.
opening-stephenson = Il Nero gioca all'interno e aspetta; pari, e solida per entrambi.
opening-no-kung = Il Bianco evita la Kung con b4; pari con attenzione.
opening-no-kung-continuation = Una variante nota con un piccolo vantaggio per il Bianco.
opening-compoth = Il Bianco riempie c6 e tiene chiuso il gioco; pari.
opening-f-a-t-draw = Un'intera partita nota come pareggio: f4 tiene la parità per il Bianco.
opening-lightning-bolt = Le pedine del Nero fanno uno zigzag; si risponde g5.
opening-kung = Il Bianco esce presto in g5; con c6 il Nero sta meglio.
opening-leaders-tiger = Il Nero prende d3 e lascia c3 al Bianco; un po' meglio per il Bianco.
opening-brightwell = Il Nero gioca d6 e tiene meno mosse; c6 è la migliore per il Bianco.
opening-ishii = Un lungo scambio a destra lascia il Nero avanti di una pedina.
opening-mainline-tiger = La linea principale della Tiger: lunga, ben nota e pari.
opening-rose-bill = Il Nero si infila in f7 e lascia poche mosse al Bianco; di solito g5.
opening-tamenori = Il Bianco sale nella Rose-Bill e lascia f3 al Nero; pari.
opening-central-rose-bill = Il Bianco prende il punto g5; col gioco migliore un pareggio, come dice l'altro suo nome.
opening-aubrey = Il Bianco esce in g6; con f3 il Nero sta meglio.
opening-aubrey-feldborg-continuation = Il Bianco torna al centro dopo g6; al Nero resta un vantaggio.

trainer-title = Allenatore d'aperture
trainer-title-opening = Allenatore d'aperture: { $opening }
trainer-asked = Muove { $side }: che cosa giochi?
trainer-replying = L'avversario risponde.
trainer-over = Fine della variante.
trainer-nothing = Nessuna tua partita o variante continua da qui.
trainer-nothing-how = Torna indietro, importa altre partite o aggiungi mosse nell'analisi.
trainer-wrong = La tua variante gioca { $right }, non { $square }.
trainer-as-good = { $square } è altrettanto buona; la tua variante gioca { $right }.
trainer-wrong-loss = { $loss ->
    [one] La tua variante gioca { $right }. { $square } costa 1 pedina.
   *[other] La tua variante gioca { $right }. { $square } costa { $loss } pedine.
}
trainer-costs = { $loss ->
    [one] { $square } costa 1 pedina; meglio { $right }.
   *[other] { $square } costa { $loss } pedine; meglio { $right }.
}
trainer-score = { $right } giuste su { $asked }. Varianti fatte: { $lines }.
trainer-score-lines = { $right } giuste su { $asked }. Varianti fatte: { $lines } di { $all }.
trainer-due = { $due ->
    [one] 1 posizione da ripetere oggi.
   *[other] { $due } posizioni da ripetere oggi.
}
trainer-enter-next = Enter: la prossima variante.
trainer-enter-right = Giocala ora, o premi Enter per vederla.
trainer-right = Giusto: { $square }.
holes-title = Buchi nelle varianti: { $side }
holes-count = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
hole-games = { $games } partite ({ $share }%)
hole-move = { $line } { $square }
holes-looking = Cerco nelle partite del tuo archivio
holes-none = Le tue varianti per { $side } rispondono a ogni mossa giocata almeno due volte
holes-no-lines = Non hai ancora varianti da qui
holes-enter = Enter: vai lì e aggiungi la tua risposta
games-here-title = Partite che hanno raggiunto questa posizione

refusal-lines = scegli da 1 a 8 varianti migliori, o 0 per le parole dell'istruttore
coach-line = Probabile seguito: { $line }.
coach-looking-at = Guardo { $square }...
coach-best = { $lead ->
    [0] Migliore: { $square } { $score }
   *[other] Migliore: { $square } { $score } ({ $lead } più di { $next })
}
coach-as-good = { $square } { $score }: buona quanto { $best }
coach-worse = { $square } { $score }, perde { $loss }; migliore { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Quasi nessuno sui { $rating } la gioca
   *[no] Sui { $rating } la giocano { $percent } giocatori su 100
}
people-trap = Una trappola: ci cadono { $some } giocatori su { $all } sui { $rating }
people-hidden = { $rare ->
    [yes] La mossa che pochi trovano: quasi nessuno sui { $rating } la gioca
   *[no] La mossa che pochi trovano: sui { $rating } la giocano { $percent } su 100
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }; costa { $loss }.
}
people-find = { $clause }; { $percent } su 100 trovano { $square }.
people-solve = { $rare ->
    [yes] Quasi nessuno sui { $rating } trova la prima mossa.
   *[no] Sui { $rating } trovano la prima mossa { $percent } giocatori su 100.
}
people-favourite = { $loss ->
    [0] La loro preferita è { $square } ({ $percent }%).
   *[other] La loro preferita è { $square } ({ $percent }%), che costa { $loss }.
}
people-mistakes = { $common ->
    [0] Nessuno dei { $all } errori è comune sui { $rating }.
   *[other] { $common } dei { $all } errori sono comuni sui { $rating }: li fa almeno un giocatore su quattro.
}

sure-exact = esatto
sure-depth = { $depth ->
    [one] 1 mossa avanti
   *[other] { $depth } mosse avanti
}
looked-exact = risolto
looked-depth = { $depth ->
    [one] vista 1 mossa
   *[other] viste { $depth } mosse
}

review-title = Revisione
review-title-move = Mossa { $number }: { $looked }
review-title-game = La partita
review-title-game-so-far = La partita finora ({ $done }/{ $all })
review-pass = Un passo forzato.
review-analysing = Analisi...
review-looking = Guardo la partita...
review-later = La revisione della tua partita comincia tra poco: sei { $place }
review-deeper = Analisi... { $done }/{ $all }
review-few-moves = Troppe poche mosse per dire che cosa decide la partita.
review-so-far = Finora nessun errore.
review-perfect = Una partita perfetta: nessuno ha sbagliato.
review-keys = Enter: l'errore peggiore. [ ]: errore precedente, seguente. t: prova un'altra mossa. d: esercizio.
review-lost-discs = { $loss ->
    [one] { $side } ha giocato qui { $square } e ha perso 1 pedina.
   *[other] { $side } ha giocato qui { $square } e ha perso { $loss } pedine.
}
card-missed-by-both = Da qui entrambi hanno lasciato una casella per { $span } mosse: { $count } volte era la mossa migliore. Quale?
card-missed = Da qui { $side } ha lasciato { $count } volte in { $span } mosse una casella che era la mossa migliore. Quale?
card-better = Che cosa è meglio?
card-turn = Muove { $side } ({ $disc }).
review-best = { $square } { $score }: la mossa migliore
review-good = { $square } { $score }: buona, perde { $loss }; migliore { $best } { $best-score }
review-inaccuracy = { $square } { $score }: imprecisione, perde { $loss }; migliore { $best } { $best-score }
review-same-winner = { $square } { $score }: perde { $loss }, stesso vincitore; migliore { $best } { $best-score }
review-already-lost = { $square } { $score }: perde { $loss }, già persa; migliore { $best } { $best-score }
review-still-won = { $square } { $score }: perde { $loss }, ancora vinta; migliore { $best } { $best-score }
review-legend = ?! imprecisione, ? errore, ?? svista
moves-legend = tenue: comune sui { $rating }
review-mistake = { $square } { $score }: errore, perde { $loss }; migliore { $best } { $best-score }
review-blunder = { $square } { $score }: svista, perde { $loss }; migliore { $best } { $best-score }
review-book = { $square } { $score }: mossa di libro
review-book-named = { $square } { $score }: mossa di libro ({ $opening })
review-lost-lead = { $who ->
    [you] La mossa { $number } ({ $square }) ti è costata il vantaggio.
   *[other] { $side } ha perso il vantaggio con la mossa { $number } ({ $square }).
}
review-missed-win = { $who ->
    [you] La mossa { $number } ({ $square }) ti è costata la vittoria.
   *[other] { $side } ha mancato la vittoria con la mossa { $number } ({ $square }).
}
review-lost-even = { $who ->
    [you] La mossa { $number } ({ $square }) ti ha fatto perdere una partita pari.
   *[other] { $side } ha perso una partita pari con la mossa { $number } ({ $square }).
}
review-gave-lead = { $who ->
    [you] La mossa { $number } ({ $square }) ha regalato buona parte del tuo vantaggio.
   *[other] { $side } ha regalato buona parte del vantaggio con la mossa { $number } ({ $square }).
}
review-last-chance = { $who ->
    [you] La mossa { $number } ({ $square }) ha sprecato la tua ultima vera occasione.
   *[other] { $side } ha sprecato l'ultima vera occasione con la mossa { $number } ({ $square }).
}
review-turned-figures = { $best } { $then }; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] vince di { $margin }
    [loss] perde di { $margin }
    [draw] pareggia
    [ahead] è avanti di circa { $margin }
    [behind] è sotto di circa { $margin }
   *[even] è circa in parità
}
review-no-single-move = Nessuna singola mossa l'ha decisa.
review-never-in-doubt = Il risultato non è mai stato in dubbio.
review-course-of = Risultato atteso: { $name }
review-course-at = mossa { $number }: { $value }
review-times = Tempo per mossa
review-time-of = mossa { $number }: { $seconds } s
review-accuracy = prec.
review-lost = ped.

fact-only-move = { $who ->
    [you] { $square } è la tua unica mossa legale.
   *[other] { $square } è l'unica mossa legale per { $own }.
}
fact-takes-corner = { $square } è un angolo: nessuno potrà mai girarlo.
fact-gives-corner = { $square } apre l'angolo { $corner } per { $other }.
fact-leaves-corner = Dopo { $square }, { $other } può ancora prendere l'angolo { $corner }.
fact-defends-corner = { $square } tiene { $other } fuori dall'angolo { $corner }.
fact-threatens-corner = { $square } minaccia di prendere l'angolo { $corner } alla prossima mossa.
fact-misses-corner = { $who ->
    [you] Potevi prendere l'angolo { $corner }.
   *[other] { $own } poteva prendere l'angolo { $corner }.
}
fact-x-square = { $square } è una casella X, in diagonale accanto all'angolo vuoto { $corner }.
fact-c-square = { $square } è una casella C, accanto all'angolo vuoto { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } rende stabile almeno 1 tua pedina: non si potrà più girare.
       *[other] { $square } rende stabili almeno { $count } tue pedine: non si potranno più girare.
    }
   *[other] { $count ->
        [one] { $square } rende stabile almeno 1 pedina per { $own }: non si potrà più girare.
       *[other] { $square } rende stabili almeno { $count } pedine per { $own }: non si potranno più girare.
    }
}
fact-restricts = { $after ->
    [0] Dopo { $square }, { $other } non ha mosse.
    [one] Dopo { $square }, { $other } ha solo 1 mossa invece di { $before }.
   *[other] Dopo { $square }, { $other } ha { $after } mosse invece di { $before }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] Dopo { $square } hai 1 mossa invece di { $before }.
       *[other] Dopo { $square } hai { $after } mosse invece di { $before }.
    }
   *[other] { $after ->
        [one] Dopo { $square }, { $own } ha 1 mossa invece di { $before }.
       *[other] Dopo { $square }, { $own } ha { $after } mosse invece di { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Mosse dopo { $square }: tu { $ours }, { $other } { $theirs }.
   *[other] Mosse dopo { $square }: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = Dopo { $square } { $other } risponderebbe { $reply }; dopo { $next } { $reply-then }.
fact-was-shared = { $square } era aperta a entrambi; ora { $other } non può più averla.
fact-takes-moves = Dopo { $square }, { $other } non può più giocare: { $moves }.
fact-quiet = { $square } è una mossa tranquilla: gira solo pedine interne.
fact-forces-pass = Dopo { $square }, { $other } non ha mosse e deve passare.
fact-ends-game = { $square } chiude la partita.
fact-wipes-out = Dopo { $square }, { $other } resta senza nemmeno una pedina.
fact-allows-wipe-out = { $who ->
    [you] Dopo { $square }, { $reply } ti lascia senza nemmeno una pedina.
   *[other] Dopo { $square }, { $reply } lascia { $own } senza nemmeno una pedina.
}
fact-leaves-no-safe-move = Dopo { $square }, { $other } ha solo mosse che cedono un angolo.
fact-runs-out-of-safe-moves = { $who ->
    [you] Dopo { $square }, ogni mossa che ti resta cede un angolo.
   *[other] Dopo { $square }, { $own } ha solo mosse che cedono un angolo.
}
fact-fills-edge = { $who ->
    [you] { $square } ti dà tutto il bordo { $edge }.
   *[other] Con { $square }, { $own } ha tutto il bordo { $edge }.
}
fact-wedges = { $square } è un cuneo nel bordo { $edge }, contro { $other }.
fact-leaves-hole = { $square } lascia un buco in { $hole }, dove { $other } può fare un cuneo.
fact-unbalanced-edge = { $shape ->
    [five] { $square } sbilancia il bordo { $edge }: cinque in fila e un buco in { $gap }.
   *[four] { $square } sbilancia il bordo { $edge }: quattro pedine, un buco in { $gap } e una quinta.
}
fact-balanced-edge = { $who ->
    [you] { $square } ti dà un bordo { $edge } bilanciato: tutte e sei le caselle tra gli angoli.
   *[other] Con { $square }, { $own } ha un bordo { $edge } bilanciato: tutte e sei le caselle tra gli angoli.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [one] { $square } riempie una casella isolata: lì l'ultima mossa è tua.
       *[other] { $square } entra in una regione di { $count }, un numero dispari: lì dovresti muovere per ultimo.
    }
   *[other] { $count ->
        [one] { $square } riempie una casella isolata: lì { $own } fa l'ultima mossa.
       *[other] { $square } entra in una regione di { $count }, un numero dispari: lì { $own } dovrebbe muovere per ultimo.
    }
}
fact-even-region = { $who ->
    [you] { $square } entra in una regione di { $count }, un numero pari: lì l'avversario dovrebbe muovere per ultimo.
   *[other] { $square } entra in una regione di { $count }, un numero pari: lì { $other } dovrebbe muovere per ultimo.
}
fact-fills-region = { $square } riempie l'ultima casella vuota della sua regione: nessuno può rispondere lì.
fact-swindle = { $who ->
    [you] { $count ->
        [one] Dopo { $square } puoi giocare { $at }, ma { $other } no.
       *[other] Dopo { $square } puoi giocare nella regione di { $count } caselle attorno a { $at }, ma { $other } no.
    }
   *[other] { $count ->
        [one] Dopo { $square }, { $own } può giocare { $at }, ma { $other } no.
       *[other] Dopo { $square }, { $own } può giocare nella regione di { $count } caselle attorno a { $at }, ma { $other } no.
    }
}
fact-flips-most = { $count ->
    [one] { $square } gira 1 pedina, più di ogni altra mossa.
   *[other] { $square } gira { $count } pedine, più di ogni altra mossa.
}
fact-flips-fewest = { $count ->
    [one] { $square } gira solo 1 pedina; nessuna mossa ne gira meno.
   *[other] { $square } gira solo { $count } pedine; nessuna mossa ne gira meno.
}
fact-fewest-replies = { $count ->
    [0] Dopo { $square }, { $other } non ha mosse.
    [one] Dopo { $square }, { $other } ha solo 1 mossa; nessun'altra mossa ne lascia meno.
   *[other] Dopo { $square }, { $other } ha { $count } mosse; nessun'altra mossa ne lascia meno.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [one] { $square } ti fa vincere subito l'angolo { $corner }.
           *[other] { $square } ti fa vincere l'angolo { $corner }, { $plies } mosse dopo.
        }
       *[other] { $plies ->
            [one] Dopo { $square }, { $taker } prende subito l'angolo { $corner }.
           *[other] Dopo { $square }, { $taker } prende l'angolo { $corner }, { $plies } mosse dopo.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [one] { $square } ti costa subito l'angolo { $corner }.
           *[other] { $square } ti costa l'angolo { $corner }, { $plies } mosse dopo.
        }
       *[other] { $plies ->
            [one] Dopo { $square }, { $taker } prende subito l'angolo { $corner }.
           *[other] Dopo { $square }, { $taker } ottiene l'angolo { $corner }, { $plies } mosse dopo.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [one] Dopo { $square } devi passare alla prossima mossa.
       *[other] Dopo { $square } devi passare tra { $plies } mosse.
    }
   *[other] { $plies ->
        [one] Dopo { $square }, { $passer } deve passare alla prossima mossa.
       *[other] Dopo { $square }, { $passer } deve passare tra { $plies } mosse.
    }
}
fact-answer = La risposta migliore per { $other } è { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } mosse dopo avresti 1 mossa, { $other } { $other-made } (con { $best }: { $own-best } a { $other-best }).
       *[other] { $plies } mosse dopo avresti { $own-made } mosse, { $other } { $other-made } (con { $best }: { $own-best } a { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } mosse dopo { $own } avrebbe 1 mossa, { $other } { $other-made } (con { $best }: { $own-best } a { $other-best }).
       *[other] { $plies } mosse dopo { $own } avrebbe { $own-made } mosse, { $other } { $other-made } (con { $best }: { $own-best } a { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } mosse dopo avresti 1 pedina stabile (con { $best }: { $more }).
       *[other] { $plies } mosse dopo avresti { $less } pedine stabili (con { $best }: { $more }).
    }
   *[other] { $less ->
        [one] { $plies } mosse dopo { $own } avrebbe 1 pedina stabile (con { $best }: { $more }).
       *[other] { $plies } mosse dopo { $own } avrebbe { $less } pedine stabili (con { $best }: { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } mosse dopo, { $more } tue pedine toccano caselle vuote; dopo { $best } solo { $fewer }.
   *[other] { $plies } mosse dopo, { $own } ha { $more } pedine accanto a caselle vuote; dopo { $best } solo { $fewer }.
}
fact-later-targets = { $plies } mosse dopo, { $other } ha solo { $fewer } pedine accanto a caselle vuote; dopo { $best }, { $more }.
fact-fewer-targets = { $fewer ->
    [one] Dopo { $square }, { $other } ha 1 pedina accanto a una casella vuota; con { $best } sarebbero { $more }.
   *[other] Dopo { $square }, { $other } ha { $fewer } pedine accanto a caselle vuote; con { $best } sarebbero { $more }.
}
fact-more-replies = { $count ->
    [one] Dopo { $square }, { $other } ha 1 mossa; con { $best } sarebbero { $least }.
   *[other] Dopo { $square }, { $other } ha { $count } mosse; con { $best } sarebbero { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] Dopo { $square } hai 1 mossa; dopo { $best } ne avresti { $most }.
       *[other] Dopo { $square } hai { $count } mosse; dopo { $best } ne avresti { $most }.
    }
   *[other] { $count ->
        [one] Dopo { $square }, { $own } ha 1 mossa; dopo { $best } ne avrebbe { $most }.
       *[other] Dopo { $square }, { $own } ha { $count } mosse; dopo { $best } ne avrebbe { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } ti espone: 1 tua pedina tocca una casella vuota ({ $least } dopo { $best }).
       *[other] { $square } ti espone: { $count } tue pedine toccano caselle vuote ({ $least } dopo { $best }).
    }
   *[other] { $count ->
        [one] { $square } espone { $own }: 1 pedina tocca una casella vuota ({ $least } dopo { $best }).
       *[other] { $square } espone { $own }: { $count } pedine toccano caselle vuote ({ $least } dopo { $best }).
    }
}
fact-more-open = { $count ->
    [one] Le pedine che { $square } gira toccano 1 casella vuota; quelle di { $best } ne toccano { $least }.
   *[other] Le pedine che { $square } gira toccano { $count } caselle vuote; quelle di { $best } ne toccano { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] Dopo { $square } non hai mosse tranquille; dopo { $best } ne avresti { $most }.
        [one] Dopo { $square } hai 1 mossa tranquilla; dopo { $best } ne avresti { $most }.
       *[other] Dopo { $square } hai { $count } mosse tranquille; dopo { $best } ne avresti { $most }.
    }
   *[other] { $count ->
        [0] Dopo { $square }, { $own } non ha mosse tranquille; dopo { $best } ne avrebbe { $most }.
        [one] Dopo { $square }, { $own } ha 1 mossa tranquilla; dopo { $best } ne avrebbe { $most }.
       *[other] Dopo { $square }, { $own } ha { $count } mosse tranquille; dopo { $best } ne avrebbe { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] La ricerca vede { $best } avanti di 1 pedina, entro il suo margine d'errore.
   *[other] La ricerca vede { $best } avanti di { $loss } pedine, entro il suo margine d'errore.
}
fact-deep-difference = { $seen ->
    [0] Una ricerca più corta trova { $square } buona quanto { $best }: la differenza si vede molte mosse dopo.
    [one] Una ricerca più corta vede { $best } avanti di 1 sola pedina: la differenza si vede molte mosse dopo.
   *[other] Una ricerca più corta vede { $best } avanti di sole { $seen } pedine: la differenza si vede molte mosse dopo.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] Dopo { $square } ci si aspetta { $line }: alla fine sei avanti di { $margin }.
        [behind] Dopo { $square } ci si aspetta { $line }: alla fine sei indietro di { $margin }.
       *[even] Dopo { $square } ci si aspetta { $line } e una partita pari.
    }
   *[other] { $outcome ->
        [even] Dopo { $square } ci si aspetta { $line } e una partita pari.
       *[other] Dopo { $square } ci si aspetta { $line }: alla fine { $leader } è avanti di { $margin }.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] Col gioco migliore vinci di { $margin } dopo { $square }.
        [behind] Col gioco migliore perdi di { $margin } dopo { $square }.
       *[even] Col gioco migliore { $square } porta al pareggio.
    }
   *[other] { $outcome ->
        [even] Col gioco migliore { $square } porta al pareggio.
       *[other] Col gioco migliore { $leader } vince di { $margin } dopo { $square }.
    }
}
fact-opens-up = { $square } gira pedine esterne e apre { $moves-count } nuove mosse per { $other }: { $moves }.
fact-wall = { $who ->
    [you] { $square } mette altre { $discs-count } tue pedine accanto a caselle vuote.
   *[other] Con { $square }, { $own } ha altre { $discs-count } pedine accanto a caselle vuote.
}
fact-flips-many-ways = { $square } gira in { $ways } direzioni insieme, presto nella partita.
fact-early-edge = { $square } va al bordo mentre al centro ci sono buone mosse.
fact-leaves-centre = { $who ->
    [you] { $square } è fuori dalle 16 caselle centrali, e dentro hai ancora mosse.
   *[other] { $square } è fuori dalle 16 caselle centrali, e { $own } ha ancora mosse dentro.
}
fact-takes-last-safe-move = { $square } era per { $other } l'unica mossa che non cedeva un angolo.
fact-poisons-moves = { $who ->
    [you] Dopo { $square } tutte le nuove mosse per { $other } ti danno un angolo: { $moves }.
   *[other] Dopo { $square } tutte le nuove mosse per { $other } cedono un angolo: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] Dopo { $square } ogni pedina sulla diagonale verso { $corner } è tua: { $other } non può ancora prenderlo.
   *[other] Dopo { $square } { $own } ha ogni pedina sulla diagonale verso { $corner }: { $other } non può ancora prenderlo.
}
fact-cuts-diagonal = { $square } mette una pedina sulla diagonale verso { $corner }, dove tutte erano di { $other }.
fact-double-threat = { $square } minaccia { $corner } e { $corner-too }: uno dei due cade.
fact-stoner-trap = { $square } attacca il buco accanto a { $corner }: un angolo cade qualunque cosa { $other } giochi.
fact-flips-more = { $square } gira { $count } pedine; { $best } ne gira { $least }.
fact-could-wait = { $other } non può giocare { $square }, né ora né dopo { $best }: prima { $best }, poi { $square }.
fact-last-in-region = { $last-who ->
    [you] Col gioco migliore muovi per ultimo nella regione { $region }.
   *[other] Col gioco migliore { $last } muove per ultimo nella regione { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] Alla fine hai 1 pedina sul bordo { $edge }; con { $best } sarebbero { $more }.
       *[other] Alla fine hai { $less } pedine sul bordo { $edge }; con { $best } sarebbero { $more }.
    }
   *[other] { $less ->
        [one] Alla fine { $own } ha 1 pedina sul bordo { $edge }; con { $best } sarebbero { $more }.
       *[other] Alla fine { $own } ha { $less } pedine sul bordo { $edge }; con { $best } sarebbero { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] Tra { $plies } mosse non hai più pedine.
   *[other] Tra { $plies } mosse { $wiped } non ha più pedine.
}
fact-sacrifices-corner = { $other } prende { $corner }, ma cede in cambio { $corner-too }.
fact-passes-to-win = { $who ->
    [you] { $plies } mosse dopo devi passare, e così vinci la partita.
   *[other] { $plies } mosse dopo { $own } deve passare, e così vince la partita.
}
fact-gives-access = { $square } lascia giocare { $other } in { $moves }, in una regione finora chiusa.
fact-gives-access-many = { $square } lascia giocare { $other } in { $moves-count } caselle di una regione finora chiusa.
fact-leaves-quiet-moves = { $moves-count ->
    [one] Dopo { $square }, { $other } ha una mossa tranquilla in { $moves }; { $best } la impedirebbe.
   *[other] Dopo { $square }, { $other } ha mosse tranquille in { $moves }; { $best } le impedirebbe.
}
fact-opens-move = { $moves-count ->
    [one] { $square } rende possibile { $reply }, la risposta migliore per { $other }; { $best } no.
   *[other] { $square } apre { $moves } per { $other }; la risposta migliore è { $reply }.
}
fact-leaves-open = La risposta migliore per { $other } è { $reply }; { $best } la impedirebbe.
fact-leaves-moves = Risposte forti per { $other }: { $replies }; { $best } le impedirebbe.
fact-answers = { $who ->
    [you] La risposta migliore per { $other } è { $reply }. Dopo { $best } potresti replicare { $answer }; dopo { $square } e { $reply } no.
   *[other] La risposta migliore per { $other } è { $reply }. Dopo { $best }, { $own } potrebbe replicare { $answer }; dopo { $square } e { $reply } no.
}
fact-comes-later = { $square } può aspettare: dopo { $best } e la risposta è buona quanto ogni altra mossa.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] Se { $other } risponde { $reply }, hai 1 mossa; dopo { $best } e { $reply } ne avresti { $most }.
       *[other] Se { $other } risponde { $reply }, hai { $count } mosse; dopo { $best } e { $reply } ne avresti { $most }.
    }
   *[other] { $count ->
        [one] Se { $other } risponde { $reply }, { $own } ha 1 mossa; dopo { $best } e { $reply } ne avrebbe { $most }.
       *[other] Se { $other } risponde { $reply }, { $own } ha { $count } mosse; dopo { $best } e { $reply } ne avrebbe { $most }.
    }
}
fact-closes-square = Dopo { $square } la risposta migliore per { $other } è { $reply }, e { $best } non è più possibile.
fact-too-early = { $other } non può giocare { $square }, né ora né dopo { $best }: poteva aspettare.
fact-shared-first = { $who ->
    [you] Solo tu puoi giocare { $square }, quindi può aspettare; { $best } può giocarla anche { $other }.
   *[other] Solo { $own } può giocare { $square }, quindi può aspettare; { $best } può giocarla anche { $other }.
}
fact-both-want = Entrambi possono giocare { $best }; dopo { $square }, { $other } può ancora.
fact-takes-back = { $square } riprende { $disc }.
fact-shares-square = { $who ->
    [you] Solo tu potevi giocare { $best }; dopo { $square } può anche { $other }.
   *[other] Solo { $own } poteva giocare { $best }; dopo { $square } può anche { $other }.
}
fact-ripens = { $cost ->
    [one] Dopo { $best } la mossa giusta è { $next }; ora perderebbe 1 pedina.
   *[other] Dopo { $best } la mossa giusta è { $next }; ora perderebbe { $cost } pedine.
}
fact-prepares = { $who ->
    [you] Dopo { $best } la tua prossima mossa sarebbe { $next }; dopo { $square } e { $reply } lì non puoi giocare.
   *[other] Dopo { $best }, { $own } giocherebbe poi { $next }; dopo { $square } e { $reply } non può.
}
fact-leaves-square = { $who ->
    [you] Ora { $other } prende { $at }, la casella che dovevi prendere.
   *[other] Ora { $other } prende { $at }, la casella che { $own } doveva prendere.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } mosse dopo ogni tua mossa cede un angolo; dopo { $best } succede più tardi.
   *[other] { $plies } mosse dopo { $own } ha solo mosse che cedono un angolo; dopo { $best } succede più tardi.
}
edge-top = superiore
edge-bottom = inferiore
edge-left = sinistro
edge-right = destro

## What a reason comes down to, in at most eight words

headline-only-move = { $square } è l'unica mossa legale.
headline-takes-corner = { $role ->
    [better] { $square } prenderebbe l'angolo.
   *[made] { $square } prende l'angolo.
}
headline-gives-corner = { $square } apre l'angolo { $corner } per { $other }.
headline-leaves-corner = { $square }: angolo { $corner } aperto per { $other }.
headline-defends-corner = { $role ->
    [better] { $square } difenderebbe l'angolo { $corner }.
   *[made] { $square } difende l'angolo { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } minaccerebbe l'angolo { $corner }.
   *[made] { $square } minaccia l'angolo { $corner }.
}
headline-misses-corner = { $square } manca l'angolo { $corner }.
headline-x-square = { $square } mette in pericolo l'angolo { $corner }.
headline-c-square = { $square } indebolisce l'angolo { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } renderebbe stabili delle pedine.
   *[made] { $square } rende stabili delle pedine.
}
headline-restricts = { $square }: meno mosse per { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } apre { $moves } per { $other }.
   *[other] { $square } apre la scacchiera per { $other }.
}
headline-flips-many-ways = { $square } gira in troppe direzioni.
headline-early-edge = { $square } va al bordo troppo presto.
headline-leaves-centre = { $square } lascia il centro troppo presto.
headline-gives-access = { $moves-count ->
    [1] { $square } fa entrare { $other } in { $moves }.
    [2] { $square } fa entrare { $other } in { $moves }.
   *[other] { $square } fa entrare { $other } in una regione.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square } lascia la tranquilla { $moves } per { $other }.
    [2] { $square } lascia tranquille { $moves } per { $other }.
   *[other] { $square }: una mossa tranquilla per { $other }.
}
headline-wall = { $square } offre un muro per { $other }.
headline-gains-moves = { $square } apre nuove mosse per { $own }.
headline-quiet = { $role ->
    [better] { $square } sarebbe una mossa tranquilla.
   *[made] { $square } è una mossa tranquilla.
}
headline-forces-pass = { $role ->
    [better] { $square } farebbe passare { $other }.
   *[made] { $square } fa passare { $other }.
}
headline-ends-game = { $square } chiude la partita.
headline-wipes-out = { $role ->
    [better] { $square } eliminerebbe { $other }.
   *[made] { $square } elimina { $other }.
}
headline-allows-wipe-out = { $square } espone { $own }: eliminazione possibile per { $other }.
headline-leaves-no-safe-move = { $role ->
    [better] { $square }: nessuna mossa sicura per { $other }.
   *[made] { $square }: nessuna mossa sicura per { $other }.
}
headline-runs-out-of-safe-moves = { $square } era l'ultima mossa sicura.
headline-takes-last-safe-move = { $role ->
    [better] { $square } toglierebbe l'ultima mossa sicura.
   *[made] { $square } toglie l'ultima mossa sicura.
}
headline-poisons-moves = { $role ->
    [better] { $square }: solo mosse avvelenate per { $other }.
   *[made] { $square }: solo mosse avvelenate per { $other }.
}
headline-controls-diagonal = { $role ->
    [better] { $square } sarebbe sicura sulla sua diagonale.
   *[made] { $square } è sicura sulla sua diagonale.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } taglierebbe la diagonale verso { $corner }.
   *[made] { $square } taglia la diagonale verso { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } minaccerebbe { $corner } e { $corner-too }.
   *[made] { $square } minaccia { $corner } e { $corner-too } insieme.
}
headline-stoner-trap = { $role ->
    [better] { $square } tenderebbe una trappola di Stoner.
   *[made] { $square } tende una trappola di Stoner in { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } completerebbe il bordo { $edge }.
   *[made] { $square } completa il bordo { $edge }.
}
headline-wedges = { $role ->
    [better] { $square } sarebbe un cuneo nel bordo { $edge }.
   *[made] { $square } è un cuneo nel bordo { $edge }.
}
headline-leaves-hole = { $square } lascia un buco in { $hole }.
headline-unbalanced-edge = { $square } sbilancia il bordo { $edge }.
headline-balanced-edge = { $role ->
    [better] { $square } bilancerebbe il bordo { $edge }.
   *[made] { $square } bilancia il bordo { $edge }.
}
headline-odd-region = { $role ->
    [better] { $square } entrerebbe in una regione dispari.
   *[made] { $square } entra in una regione dispari.
}
headline-even-region = { $square } apre una regione pari.
headline-fills-region = { $role ->
    [better] { $square } riempirebbe un buco isolato.
   *[made] { $square } riempie un buco isolato.
}
headline-swindle = { $role ->
    [better] { $square } terrebbe { $at } per { $own }.
   *[made] { $square } tiene { $at } per { $own }.
}
headline-flips-most = { $square } gira più di ogni altra mossa.
headline-flips-fewest = { $role ->
    [better] { $square } girerebbe meno pedine.
   *[made] { $square } gira meno pedine di tutte.
}
headline-fewest-replies = { $role ->
    [better] { $square }: il minimo di mosse per { $other }.
   *[made] { $square }: il minimo di mosse per { $other }.
}
headline-as-many-moves = { $square }: { $ours } mosse contro { $theirs }.
headline-allows = { $square } permette { $reply }; { $next } permette { $reply-then }.
headline-was-shared = { $square } era aperta a entrambi.
headline-takes-moves = { $square }: alcune mosse in meno per { $other }.
headline-answer = { $effect ->
    [quiet] { $square }: risposta tranquilla { $reply } per { $other }.
    [restricts] { $square } permette { $reply }, che toglie mosse.
    [takes-moves] { $square } permette { $reply }, che toglie mosse.
    [gains-moves] { $square } permette { $reply }, che apre nuove mosse.
    [threatens-corner] { $square } permette { $reply }, che minaccia { $effect-corner }.
    [defends-corner] { $square } permette { $reply }, che difende { $effect-corner }.
    [swindle] Dopo { $reply }, { $effect-at } resta solo per { $other }.
    [forces-pass] { $square } permette { $reply }, che fa passare.
    [takes-last-safe-move] { $square } permette { $reply }: ultima mossa sicura.
    [leaves-no-safe-move] { $square } permette { $reply }: nessuna mossa sicura.
    [poisons-moves] { $square } permette { $reply }: mosse nuove avvelenate.
    [controls-diagonal] { $square } permette { $reply }, sicura sulla diagonale.
    [double-threat] { $square } permette { $reply }, che minaccia due angoli.
    [stoner-trap] { $square } permette la trappola di Stoner { $reply }.
    [fills-edge] { $square } permette { $reply }, che completa un bordo.
    [wedges] { $square } permette il cuneo { $reply }.
    [odd-region] { $square }: regione dispari in { $reply } per { $other }.
    [fills-region] { $square }: casella isolata { $reply } per { $other }.
    [gains-stable] { $square } permette { $reply }: pedine stabili.
   *[other] { $square } trascura la risposta { $reply }.
}
headline-later-moves = { $square }: poche mosse poi per { $own }.
headline-later-frontier = { $square } espone poi { $own }.
headline-later-targets = { $square }: poi poco da girare per { $own }.
headline-later-safe = { $square }: meno pedine stabili per { $own }.
headline-more-replies = { $square }: troppe mosse per { $other }.
headline-fewer-moves = { $few ->
    [few] { $square }: troppo poche mosse per { $own }.
   *[many] { $square }: meno mosse per { $own }.
}
headline-more-frontier = { $square } espone troppe pedine.
headline-fewer-targets = { $square }: poco da girare per { $own }.
headline-more-open = { $square } gira pedine allo scoperto.
headline-fewer-quiet-moves = { $square }: meno mosse tranquille per { $own }.
headline-flips-more = { $square } gira troppe pedine troppo presto.
headline-could-wait = { $square } poteva aspettare.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } apre { $reply }, che minaccia { $effect-corner }.
    [double-threat] { $square } apre { $reply }, che minaccia due angoli.
    [quiet] { $square } apre la mossa tranquilla { $reply }.
    [forces-pass] { $square } apre { $reply }, che fa passare.
    [leaves-no-safe-move] { $square } apre { $reply }: nessuna mossa sicura.
    [restricts] { $square } apre { $reply }, che toglie mosse.
    [takes-moves] { $square } apre { $reply }, che toglie mosse.
    [wedges] { $square } apre il cuneo { $reply }.
    [takes-back] { $square } apre { $reply }, che la riprende.
   *[other] { $square } apre { $reply } per { $other }.
}
headline-leaves-open = { $best } chiuderebbe { $reply } per { $other }.
headline-leaves-moves = { $replies-count ->
    [2] { $square }: { $replies-first } e { $replies-last } per { $other }.
   *[other] { $square }: { $replies-count } risposte forti per { $other }.
}
headline-answers = { $best } preparerebbe { $answer } contro { $reply }.
headline-comes-later = Prima { $best }, poi { $square }.
headline-fewer-answers = { $square }: per { $own } meno risposte a { $reply }.
headline-closes-square = { $square } fa chiudere { $best }: tocca a { $other }.
headline-too-early = { $square } è presto: impossibile per { $other }.
headline-shared-first = { $square } poteva aspettare; { $best } serve a entrambi.
headline-both-want = Entrambi vogliono { $best }; { $square } la lascia.
headline-takes-back = { $square } riprende { $disc }.
headline-shares-square = { $square } apre { $best } per { $other }.
headline-ripens = { $best } renderebbe buona { $next }.
headline-prepares = { $best } preparerebbe { $next }.
headline-leaves-square = { $effect ->
    [quiet] Ora per { $other } c'è { $at }, mossa tranquilla.
    [restricts] Ora per { $other } c'è { $at }, che toglie mosse.
    [takes-moves] Ora per { $other } c'è { $at }, che toglie mosse.
    [gains-moves] Ora per { $other } c'è { $at }, che apre mosse.
    [threatens-corner] Ora per { $other } c'è { $at }, che minaccia { $effect-corner }.
    [defends-corner] Ora per { $other } c'è { $at }, che difende { $effect-corner }.
    [swindle] Ora per { $other } c'è { $at }, e in esclusiva { $effect-at }.
    [forces-pass] Ora per { $other } c'è { $at }, che fa passare.
    [takes-last-safe-move] Ora per { $other } c'è { $at }: nessuna mossa sicura.
    [leaves-no-safe-move] Ora per { $other } c'è { $at }: nessuna mossa sicura.
    [poisons-moves] Ora per { $other } c'è { $at }: mosse nuove avvelenate.
    [controls-diagonal] Ora per { $other } c'è { $at }, sicura sulla diagonale.
    [double-threat] Ora per { $other } c'è { $at }: due angoli minacciati.
    [stoner-trap] Ora per { $other } c'è { $at }, trappola di Stoner.
    [fills-edge] Ora per { $other } c'è { $at }, che completa un bordo.
    [wedges] Ora per { $other } c'è { $at }, un cuneo.
    [odd-region] Ora per { $other } c'è { $at } in una regione dispari.
    [fills-region] Ora per { $other } c'è { $at } e l'ultima mossa.
    [gains-stable] Ora per { $other } c'è { $at }, con pedine stabili.
   *[other] Ora per { $other } c'è { $at }, che volevano entrambi.
}
headline-runs-out-in-line = { $square }: presto senza mosse sicure per { $own }.
headline-edge-at-end = { $square } cede il bordo { $edge }.
headline-sacrifices-corner = { $role ->
    [better] { $square } scambierebbe { $corner } con { $corner-too }.
   *[made] { $square } scambia { $corner } con { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } vincerebbe passando più tardi.
   *[made] { $square } vince passando più tardi.
}
headline-nearly-as-good = { $square } è buona quasi quanto { $best }.
headline-deep-difference = { $best } è meglio, molte mosse dopo.
headline-expects = Segui la variante dopo { $square }.
headline-exact = Dopo { $square } il resto è dimostrato.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } vincerebbe l'angolo { $corner }.
       *[made] { $square } vince l'angolo { $corner }.
    }
   *[other] { $square } perde l'angolo { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square }: poi un passo forzato per { $own }.
   *[other] { $role ->
        [better] { $square } farebbe passare { $other } più tardi.
       *[made] { $square } fa passare { $other } più tardi.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } otterrebbe l'ultima mossa lì.
       *[made] { $square } ottiene l'ultima mossa lì.
    }
   *[other] { $region-count ->
        [2] { $square } cede l'ultima mossa in { $region }.
       *[other] { $square }: ultima mossa per { $other }.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square }: poi nessuna pedina per { $own }.
   *[other] { $role ->
        [better] { $square } eliminerebbe { $other }.
       *[made] { $square } elimina { $other }.
    }
}
reason-none = Nessuna ragione spicca da sola: confronta le varianti.
reason-all-of-loss = Questo basta a spiegare la perdita.
reason-part-of-loss = Questo spiega circa { $discs } delle { $loss } pedine perse.
person-you = te
person-opponent = l'avversario

## Tic-tac-toe

line-wins = { $square } vince: tre in fila.
line-misses-win = { $who ->
    [you] Potresti vincere subito con { $at }.
   *[other] { $own } potrebbe vincere subito con { $at }.
}
line-blocks = { $square } impedisce tre in fila: { $other } è bloccato.
line-leaves-win = Dopo { $square }, { $other } vince con { $at }.
line-forks = { $square } fa una forchetta: { $one } e { $two } vincono entrambe, e se ne blocca una sola.
line-takes-fork = { $square } prende la casella dove { $other } avrebbe una forchetta.
line-allows-fork = Dopo { $square }, { $other } fa una forchetta con { $at }.
line-threatens = { $square } minaccia { $at }: { $other } deve bloccare lì.
line-takes-centre = Al centro si incontrano quattro file.
line-ends = { $outcome ->
    [win] { $who ->
        [you] Col gioco perfetto vinci.
       *[other] Col gioco perfetto { $own } vince.
    }
    [loss] { $who ->
        [you] Col gioco perfetto perdi.
       *[other] Col gioco perfetto { $own } perde.
    }
   *[draw] Col gioco perfetto è un pareggio.
}
line-best = { $square } è la migliore.
line-worse = { $best } è meglio di { $square }.
line-place-centre = La mossa è al centro.
line-place-corner = La mossa è in un angolo.
line-place-side = La mossa è su un lato.
line-nudge-wins = Puoi vincere subito.
line-nudge-blocks = L'avversario minaccia tre in fila.
line-nudge-forks = C'è una forchetta: una mossa, due minacce.
line-nudge-takes-fork = L'avversario sta per fare una forchetta.
line-nudge-threatens = Fai una minaccia: l'avversario dovrà bloccare.
line-nudge-lines = Cerca la casella con più file aperte.

## Principles, and what there is to practise

principle-corners = Un angolo non si può girare e tiene saldi i bordi accanto.
principle-x-squares = Una pedina accanto a un angolo vuoto spesso regala quell'angolo.
principle-mobility = Chi ha più mosse può aspettare; l'altro deve cedere qualcosa.
principle-walls = Le pedine accanto a caselle vuote danno mosse a chi sta di fronte.
principle-few-discs = All'inizio è meglio avere meno pedine: l'avversario ha meno da girare.
principle-centre = All'inizio le mosse vicino al centro tengono unite le pedine e aprono poco.
principle-quiet-moves = Una mossa tranquilla gira solo pedine interne e non apre nulla.
principle-safe-moves = Chi finisce per primo le mosse sicure deve cedere un angolo.
principle-parity = Chi gioca per ultimo in una zona tiene ciò che gira.
principle-edges = Un bordo con un buco si può attaccare; uno pieno o bilanciato è duro.
principle-wedges = Un cuneo tra due pedine su un bordo può vincere un angolo.
principle-stability = Le pedine stabili non si girano mai e contano ancora alla fine.
principle-passing = Chi deve passare regala all'altro due mosse di fila.
principle-wipe-out = Chi non ha più pedine ha perso, per quanto sia presto.
principle-swindles = Una casella che solo tu puoi giocare resta tua per dopo.
principle-sacrifices = Un angolo si può cedere se si ottiene di più.
principle-diagonals = Una casella X è sicura finché tieni tutta la diagonale.
principle-threats = Una mossa non può rispondere a due minacce.
principle-answers = Prima di muovere cerca la risposta migliore dell'avversario.
principle-counting = Verso la fine conta ogni variante fino all'ultima casella.
subject-corners = angoli
subject-x-squares = caselle accanto agli angoli
subject-mobility = mobilità
subject-walls = muri e posizioni aperte
subject-few-discs = girare poco all'inizio
subject-centre = restare al centro all'inizio
subject-quiet-moves = mosse tranquille
subject-safe-moves = mosse sicure
subject-parity = parità
subject-edges = bordi
subject-wedges = cunei
subject-stability = pedine stabili
subject-passing = passi forzati
subject-wipe-out = eliminazioni
subject-swindles = caselle di uno solo
subject-sacrifices = sacrifici
subject-diagonals = diagonali
subject-threats = doppie minacce
subject-answers = risposte dell'avversario
subject-counting = contare il finale

look-fewest-replies = Quale mossa segnata lascia meno risposte all'avversario?
look-quiet = Quale mossa segnata gira solo pedine interne?
look-fewest-flips = Quale mossa segnata gira meno pedine?
look-wanted = Quale casella segnata vorrebbe giocare l'avversario?
look-replies = Trova la risposta migliore a ogni mossa segnata.
nudge-only-move = Hai una sola mossa.
nudge-mirrored = Qui tutte le mosse sono immagini speculari: giocane una qualsiasi.
nudge-corners = Guarda gli angoli.
nudge-x-squares = Guarda le caselle accanto agli angoli.
nudge-mobility = Conta le mosse che lasci all'avversario.
nudge-walls = Guarda le pedine accanto a caselle vuote.
nudge-few-discs = Cerca una mossa che giri poche pedine.
nudge-centre = Guarda il centro della scacchiera.
nudge-quiet-moves = C'è una mossa tranquilla?
nudge-safe-moves = Conta le mosse sicure di entrambi.
nudge-parity = Conta le caselle vuote di ogni regione.
nudge-edges = Guarda i bordi.
nudge-wedges = Cerca un buco in un bordo.
nudge-stability = Cerca pedine che non si possono più girare.
nudge-passing = Puoi far passare l'avversario?
nudge-wipe-out = Conta le pedine dell'avversario.
nudge-swindles = Cerca una casella che solo tu puoi giocare.
nudge-sacrifices = Vale la pena cedere un angolo?
nudge-diagonals = Guarda le diagonali lunghe.
nudge-threats = Cerca due minacce insieme.
coach-more = Premi i per saperne di più.
coach-candidates = { $moves }: una di queste è la migliore.
coach-two = { $one } o { $other }: una delle due è la migliore.
coach-book = { $square } è una mossa di libro. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] Sei stato in vantaggio per quasi tutta la partita.
   *[other] { $side } è stato in vantaggio per quasi tutta la partita.
}
summary-trailed = { $side-who ->
    [you] Sei stato in svantaggio per quasi tutta la partita.
   *[other] { $side } è stato in svantaggio per quasi tutta la partita.
}
summary-changed = Il vantaggio è cambiato { $count } volte.
summary-close = La partita è stata a lungo in bilico.
summary-uneven = { $side-who ->
    [you] Eri in vantaggio in { $ahead } mosse su { $count } e in svantaggio in { $behind }.
   *[other] { $side } era in vantaggio in { $ahead } mosse su { $count } e in svantaggio in { $behind }.
}
summary-opening = Apertura: { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: lì { $square } ti è costata { $loss } pedine; { $best } è la mossa di libro migliore.
   *[other] { $name }: lì { $square } è costata { $loss } pedine ({ $side }); { $best } è la mossa di libro migliore.
}
summary-pattern = { $side-who ->
    [you] { $count } dei tuoi { $of } errori { $pattern } (l'ultimo alla mossa { $last }).
   *[other] { $side }: { $count } errori su { $of } { $pattern } (l'ultimo alla mossa { $last }).
}
summary-practise = Da allenare ora: { $subject }.
summary-missed-by-both = Per { $span } mosse entrambi hanno lasciato { $square }: { $count } volte era la mossa migliore.
summary-missed = { $side-who ->
    [you] Hai lasciato { $square }, la tua mossa migliore, { $count } volte in { $span } mosse.
   *[other] { $side } ha lasciato { $square }, la mossa migliore, { $count } volte in { $span } mosse.
}
summary-good = { $side-who ->
    [you] Fase giocata bene: { $phase }, precisione { $accuracy }%.
   *[other] { $side } ha giocato bene una fase: { $phase }, precisione { $accuracy }%.
}
phase-opening = apertura
phase-midgame = mediogioco
phase-endgame = finale
pattern-corners = hanno ceduto o mancato angoli
pattern-x-squares = erano accanto a un angolo vuoto
pattern-mobility = hanno regalato mosse
pattern-walls = hanno aperto la scacchiera
pattern-few-discs = hanno girato troppe pedine
pattern-centre = hanno lasciato il centro troppo presto
pattern-quiet-moves = hanno rinunciato a mosse tranquille
pattern-safe-moves = hanno consumato mosse sicure
pattern-parity = hanno ceduto l'ultima mossa di una regione
pattern-edges = hanno indebolito un bordo
pattern-wedges = hanno lasciato buchi su un bordo
pattern-stability = hanno rinunciato a pedine stabili
pattern-passing = hanno portato a un passo
pattern-wipe-out = hanno rischiato l'eliminazione
pattern-swindles = hanno ceduto una casella propria
pattern-sacrifices = hanno mancato un sacrificio
pattern-diagonals = hanno ceduto una diagonale
pattern-threats = hanno mancato una doppia minaccia
pattern-answers = non hanno visto una risposta
pattern-counting = erano finali contati male

## An expected line, move by move

line-title = Variante dopo { $square }
line-other = Tab: la variante dopo { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] Alla fine sei avanti di { $margin } ({ $sure }).
        [behind] Alla fine sei indietro di { $margin } ({ $sure }).
       *[even] Una partita pari ({ $sure }).
    }
   *[other] { $outcome ->
        [even] Una partita pari ({ $sure }).
       *[other] Alla fine { $leader } è avanti di { $margin } ({ $sure }).
    }
}
line-gap = { $best } è meglio di { $made } di { $gap ->
    [one] 1 pedina
   *[other] { $gap } pedine
}.
line-here = { $who ->
    [you] Qui hai { $own } { $own ->
        [one] mossa
       *[other] mosse
    }, l'avversario { $other }.
   *[other] Qui { $side } ha { $own } { $own ->
        [one] mossa
       *[other] mosse
    }, { $rival } { $other }.
}
line-none = Qui non c'è nessuna variante da mostrare.

## A move tried again

retry-title = Riprova
retry-better = Qui si è giocata { $square }. Trova una mossa migliore. v: torna alla revisione
retry-after-best = { $square } era la mossa migliore. Provane un'altra. v: torna alla revisione
retry-unknown = Qui si è giocata { $square }. Prova un'altra mossa. v: torna alla revisione
retry-same = { $tried } { $score } ({ $sure }): di nuovo la stessa mossa
retry-even = { $tried } { $score } ({ $sure }): buona quanto { $square }
retry-gains = { $tried } { $score } ({ $sure }): { $gain } meglio di { $square }
retry-loses = { $tried } { $score } ({ $sure }): { $loss } peggio di { $square }
retry-is-best = { $text }; nessuna mossa è migliore
retry-short = { $text }. La mossa migliore rende { $short } in più. u: riprova


## Puzzles

puzzle-title = Problema { $id }, forza { $strength }
puzzle-number = Problema { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } muove e vince.
goal-draw = { $side } muove e pareggia.
goal-save-discs = Muove { $side }. Vincere non si può: perdi di meno possibile.
goal-wipe-out = { $side } muove ed elimina ogni pedina avversaria.
puzzle-right = { $square } è giusta. L'avversario risponde { $answer }. E ora?
puzzle-right-pass = { $square } è giusta. L'avversario deve passare. E ora?
puzzle-wrong = Non { $square }: { $answer } la confuta.
puzzle-wrong-pass = Non { $square }.
puzzle-solved = { $misses ->
    [0] Risolto! { $end }
    [one] Risolto, con 1 errore. { $end }
   *[other] Risolto, con { $misses } errori. { $end }
}
puzzle-motifs = Idee: { $motifs }.
puzzle-calculate = Nessuna idea particolare: calcola.
puzzle-go-on = Giusto. E ora?
puzzle-same-idea = La stessa idea della tua partita: { $subject }.
puzzle-end-win = Vinci di { $lead }.
puzzle-end-draw = È un pareggio.
puzzle-end-loss = Perdi solo di { $lead }.
puzzle-end-wipe-out = Elimini l'avversario.
puzzle-shown = Ecco la soluzione. { $end }
puzzle-line = Variante migliore: { $line }.
puzzle-rating = Il tuo punteggio nei problemi: { $rating }.
puzzle-comes-back = Rivedrai questo problema domani.
puzzle-daily-late = Hai già risolto il problema di oggi. Questa volta non conta.
puzzle-daily-title = Problema del giorno, { $day }
puzzle-daily-line = outflank, problema del giorno { $day }: { $blocks }, { $streak ->
    [one] 1 giorno di fila
   *[other] { $streak } giorni di fila
}
puzzle-which-idea = Risolto. Quale di queste idee c'è dietro?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Sì: { $idea }.
puzzle-idea-wrong = Non { $named }, ma { $idea }.
puzzle-ideas-named = { $known } idee riconosciute su { $asked }.
refusal-copy-puzzle = Solo il problema del giorno ha un risultato da copiare
refusal-name-idea = Scrivi il suo numero, da 1 a 4
puzzles-drill = Trova e spiega
puzzles-drill-about = Trova la mossa, poi nomina l'idea.
puzzle-none = Qui non restano problemi.
puzzle-none-missed = { $waiting ->
    [0] Niente da rifare.
    [one] Oggi niente da rifare. 1 problema torna più avanti.
   *[other] Oggi niente da rifare. { $waiting } problemi tornano più avanti.
}
puzzle-rush = Corsa, { $minutes } minuti
puzzle-rush-about = Risolvine più che puoi in { $minutes } minuti. Dopo { $most } errori è finita.
puzzle-rush-left = Restano { $left }. { $goal }
puzzle-rush-score = { $solved } risolti, errori: { $misses } di { $most }.
puzzle-rush-over = { $solved ->
    [one] 1 problema risolto.
   *[other] { $solved } problemi risolti.
}
puzzle-rush-time = Tempo scaduto!
puzzle-rush-misses = Tre errori: la corsa è finita.
puzzle-rush-best = Nuovo primato!
puzzle-rush-not-best = Il tuo primato: { $best }.
puzzles-title = Problemi
puzzles-none-due = Oggi nessun problema da ripetere
puzzles-sample = { $empty ->
    [one] Muove { $side }, { $empty } casella vuota
   *[other] Muove { $side }, { $empty } caselle vuote
}
puzzles-count = { $solved } risolti su { $count }
puzzles-near = Per te
puzzles-near-about = Problemi al tuo livello. Conta solo il primo tentativo.
puzzles-daily = Problema di oggi
puzzles-daily-about = Il problema di oggi, uguale per tutti ({ $day }).
puzzles-daily-done = Fatto per oggi. Il prossimo arriva a mezzanotte UTC.
puzzles-streak = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
puzzles-missed = Riprova
puzzles-missed-about = Problemi che hai sbagliato, finché non li risolvi.
puzzles-due = { $count } da rifare
puzzles-best = primato { $best }
puzzles-calculate = calcolo profondo
puzzles-calculate-about = Problemi senza un'idea particolare.
puzzles-theme-about = Tema: { $motif }.
motif-quiet-move = una mossa tranquilla
motif-few-discs = girare poche pedine
motif-mobility = lasciare poche mosse
motif-last-safe-move = l'ultima mossa sicura
motif-wedge = un cuneo
motif-stoner-trap = una trappola di Stoner
motif-unbalanced-edge = un bordo sbilanciato
motif-double-attack = un doppio attacco
motif-diagonal = controllare la diagonale
motif-parity = parità
motif-against-parity = contro la parità
motif-forced-pass = far passare l'avversario
motif-no-safe-move = nessuna mossa sicura
motif-passing-to-win = passare per vincere
motif-swindle = una casella solo tua
motif-corner-refused = lasciar stare un angolo
motif-corner-taken = prendere un angolo
motif-corner-offered = cedere un angolo
motif-x-square = una casella X
motif-c-square = una casella C
motif-only-escape = l'unica via d'uscita
motif-wipe-out = un'eliminazione
plain-puzzle-help = Scrivi la tua mossa, come f5. Parole: hint, solution, board, quit.
plain-puzzle-again = Riprova.
plain-puzzle-next = Premi Enter per il prossimo problema, o scrivi quit.

## Lessons

list-more = altre { $count } sotto
learn-title = Impara
learn-next = Scacchiera { $number } di { $count }: { $task }
learn-passed = superata
learn-exam = esame { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } lezioni
   *[other] { $passed } superate su { $count }
}
lesson-title = { $title }, { $number } di { $count }
lesson-title-exam = { $title }, esame { $number } di { $count }
lesson-source = Da una partita: { $source }.
lesson-right = Giusto!
lesson-lesser = { $square } lo fa, ma c'è di meglio.
lesson-wrong = Non { $square }.
lesson-not-that = Non { $square }.
lesson-empty = Quella casella è vuota.
lesson-other-disc = Lì c'è { $side }.
lesson-wrong-number = Non { $number }.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } di { $count })
lesson-go-on = Enter: avanti
lesson-again = Enter: riprova
lesson-pass = Enter: passa
lesson-to-move = Muove { $side }
lesson-mark = Le frecce spostano, Enter segna la casella
lesson-type-number = Scrivi un numero, poi premi Enter
lesson-done = { $title }: finita.
lesson-exam-score = Esame: { $right } su { $count } giuste al primo colpo.
lesson-passed = Superata.
lesson-not-passed = Non ancora superata: è permesso un solo errore. Riapri la lezione per riprovare.
lesson-next = Enter: la prossima lezione
lesson-first-game = Enter: gioca una prima partita (livello 1). ]: la prossima lezione
lesson-last = Enter: indietro
lesson-line = Poi: { $plies }.
ply = { $side } { $square } { $does }
ply-between = {"; "}
ply-takes-corner = prende l'angolo
ply-ends-game = finisce la partita
ply-forces-pass = non lascia mosse: si passa
ply-traps = tende una trappola accanto a { $corner }
ply-threatens-both = attacca { $corner } e { $corner-too }
ply-gives-corner = cede { $corner }
ply-threatens-corner = attacca { $corner }
ply-defends-corner = difende { $corner }
ply-wedges = fa cuneo
ply-fills-region = riempie la regione
ply-leaves-no-safe-move = lascia solo mosse che cedono un angolo
ply-quiet = è tranquilla
ply-flips = { $count ->
    [one] gira 1 pedina
   *[other] gira { $count } pedine
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Scrivi il numero di una lezione, da 1 a { $count }, o quit.
plain-lesson-help = Scrivi una casella, come d3, o un numero dove è chiesto. Enter va avanti. Parole: again, next, back, board, lessons, quit.

## Practice

practice-title = Esercizio
practice-title-due = Esercizio, { $due } da rifare
practice-title-solved = Esercizio, { $due } da rifare, { $right }/{ $asked } risolte
practice-none = Ancora nessun errore da ripassare.
practice-none-today = Oggi niente da rifare.
practice-none-about = Oggi niente da rifare sul tema: { $subject }.
practice-other-subject = s: il prossimo tema.
practice-only = Solo { $subject }. s: il prossimo tema.
practice-done = Fatto per oggi: { $right }/{ $asked } risolte.
practice-next = La prossima è per il { $day }.
practice-how = Rivedi una partita che hai giocato (v): i tuoi errori compaiono qui.
practice-review = Enter: rivedi la tua ultima partita ({ $black }-{ $white }).
practice-from-level = Dalla tua partita contro { $level } ({ $tag }) del { $day }.
practice-from-opponent = Dalla tua partita contro { $opponent } del { $day }.
practice-from = Dalla tua partita del { $day }.
practice-waiting = { $count ->
    [one] 1 posizione nuova aspetta domani.
   *[other] { $count } posizioni nuove aspettano domani.
}
practice-solved = Risolte per sempre: { $count }.
practice-question = Muove { $side }. Trova la mossa migliore.
practice-played = { $loss ->
    [one] Qui hai giocato { $square } e perso 1 pedina.
   *[other] Qui hai giocato { $square } e perso { $loss } pedine.
}
practice-right = { $square } { $score }: giusto, la mossa migliore.
practice-right-among = { $square } { $score }: giusto. Altrettanto buona: { $best }.
practice-nearly = { $square } { $score }: può andare. Migliore: { $best }, vale { $costs } in più.
practice-better = { $square } { $score }: { $gained } meglio di { $made }. Migliore: { $best }, vale { $costs } in più.
practice-wrong = { $costs ->
    [one] { $square } perde 1 pedina. Migliore: { $best }.
   *[other] { $square } perde { $costs } pedine. Migliore: { $best }.
}
practice-solved-now = Risolta per sempre.
practice-later = La rivedrai più avanti.
practice-again = { $days ->
    [one] La rivedrai domani.
   *[other] La rivedrai tra { $days } giorni.
}
practice-puzzle-next = Ora un problema con la stessa idea.
practice-title-drill = Esercizio, ancora { $due }
practice-drill-done = Esercizio finito: { $right }/{ $asked } al primo colpo.
practice-drill-puzzles = { $count ->
    [one] Enter: un problema ({ $subject }).
   *[other] Enter: { $count } problemi ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] Un problema sbagliato è da rifare. Enter: riprova.
   *[other] { $count } problemi sbagliati sono da rifare. Enter: riprova.
}
practice-enter-puzzles = Enter: problemi sbagliati
editor-title = Editor di posizioni
editor-empty = La scacchiera è vuota.
editor-stray = { $count ->
    [one] Nessuna partita porta qui: { $squares } non tocca nessun'altra pedina.
   *[other] Nessuna partita porta qui: { $squares } non toccano nessun'altra pedina.
}
editor-how = Riga per riga: x mette il Nero, o il Bianco, - lascia vuota la casella.
editor-then = t: chi muove, n: vuota, s: inizio, a: analizza, p: gioca.
position-discs = Nero { $black }, Bianco { $white }
position-to-move = { $discs }. Muove { $side }.
position-must-pass = { $discs }. { $side } deve passare.
position-over = { $discs }. La partita è finita.
practice-to-move = Muove { $side }
practice-enter-next = Enter: prossima posizione

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch }: sì
news-off = { $switch }: no
news-people-on = l'istruttore dice che cosa giocano i giocatori sui { $rating }
switch-step-mode = passo passo
switch-animation = animazione
switch-mouse = mouse
switch-hints = aiuti
switch-values = valori
switch-coach = istruttore
switch-people = mosse umane
switch-numbers = numeri delle mosse
news-hints-on = aiuti: sì{ $urgent }
news-hints-off = Aiuti nascosti
news-turned = scacchiera ruotata: { $degrees } gradi
news-theme = tema: { $theme } (finché non esci)
news-mistakes-both = [ e ] ora scorrono gli errori di entrambi
news-mistakes-of = [ e ] ora scorrono gli errori: { $side }
news-time-is-up = { $who ->
    [you] Il tuo tempo è finito: la partita continua, ma non conta più
   *[other] { $name } ha finito il tempo: la partita continua, ma non conta più
}
news-saved = salvato: { $path }
news-settings-aside = le tue vecchie impostazioni sono ora in { $name }
news-imported-one = aggiunta all'archivio
news-imported-known = già nell'archivio
news-imported = { $new } aggiunte all'archivio, { $known } già presenti
news-imported-partly = { $new } aggiunte all'archivio, { $known } già presenti, { $refused } illeggibili
news-step-by-itself = passo passo: premi Enter per continuare
news-own-game = una nuova partita da qui
news-own-game-redo = una nuova partita da qui; r rigioca le mosse originali
news-pasted = Sinistra/destra: scorri; Enter: gioca da qui
news-missed = Non { $made }: era giusta { $right }
news-copied = copiato (se il tuo terminale lo permette)
news-kept-again = le partite si salvano di nuovo
news-settings-kept = impostazioni salvate
news-deleted = cancellata (u: annulla)
news-import-undone = partite dell'ultima importazione cancellate: { $count } (u: annulla)
news-board-taken = La scacchiera incollata è pronta.
news-analysis-continued = La tua analisi del { $date }. n: una nuova.
news-tree-analysed = Analizzo tutte le varianti in sottofondo. t: ferma.
news-tree-done = { $count ->
    [one] Analisi finita: 1 posizione.
   *[other] Analisi finita: { $count } posizioni.
}
news-tree-analysis-stopped = Analisi fermata
news-line-taken = Il seguito previsto è ora una variante. r: seguila.
news-promoted = Variante spostata in su.
news-line-deleted = Cancellata. z: riprendila.
news-line-restored = Eccola di nuovo.
news-lines-copied = Un'altra finestra ha cambiato queste varianti. Le tue sono salvate con una copia della partita.
news-idle-soon = Ci sei ancora? Premi un tasto entro un minuto per restare
news-restored = partita ripristinata

## What is not possible, and what to do instead

refusal-over = la partita è finita (n: nuova partita)
refusal-turn = non tocca a te: muove { $name }
refusal-turn-enter = non tocca a te: Enter fa muovere { $name }
refusal-must-pass = { $who ->
    [you] Non hai mosse legali e devi passare: premi Enter
   *[other] { $name } non ha mosse legali e deve passare: premi Enter
}
refusal-coach-failed = un guasto in outflank ha fermato l'istruttore
refusal-no-move = il computer non ha trovato mosse legali: Enter per riprovare
refusal-opponent = nessuna mossa da { $name } ({ $why }): Enter per riprovare
refusal-take-back = niente da ritirare
refusal-redo = niente da rigiocare
refusal-before-retry = qui si riprova solo questa mossa (v: torna alla revisione)
refusal-no-resigning = non c'è partita da abbandonare
refusal-no-typing = questa partita la stai solo guardando
refusal-no-number = qui non è chiesto nessun numero
refusal-type-number = scrivi un numero, poi premi Enter
refusal-column = non c'è la colonna { $digit }: scrivi da 1 a 8 per a-h
refusal-half-move = scrivi anche la riga, da 1 a 8, o usa le frecce
refusal-turn-board = si può ruotare solo la scacchiera di Reversi
refusal-row = non c'è la riga { $digit }: scrivi da 1 a 8
refusal-square = «{ $text }» non è una casella: le caselle vanno da { $range }
refusal-guest-unsuited = { $name } non può giocare da questa posizione: cambia posizione o avversario
refusal-coach = l'istruttore conosce solo Reversi 8x8 in cui vince chi ha più pedine
refusal-no-coach-here = In questa partita il coach tace: v la rivede alla fine
refusal-coach-silent = qui niente istruttore: conosce solo Reversi 8x8 in cui vince chi ha più pedine
refusal-no-people = le mosse umane si conoscono solo per Reversi normale
refusal-values = i valori ci sono solo per Reversi 8x8 in cui vince chi ha più pedine
refusal-review = ancora nessuna mossa da rivedere
refusal-reviewed = prima rivedi la partita (v)
refusal-review-begun = la revisione è appena cominciata: riprova tra un momento
refusal-mistake = nessun errore trovato
refusal-more = qui non c'è altro da dire
refusal-explain = Ancora niente da spiegare. i chiama l'istruttore.
refusal-over-here = qui la partita è finita: prima torna indietro
refusal-retry = prima va' a una mossa, poi provane un'altra
refusal-export = nessuna partita da esportare
refusal-nothing-to-solve = qui nessuno può muovere
refusal-nothing-to-delete = prima va' alla mossa da cancellare
refusal-no-move-or-opening = «{ $text }» non è una mossa né il nome di un'apertura
refusal-no-times = di questa partita non si conoscono i tempi
refusal-no-moves = non si è ancora giocata nessuna mossa
refusal-no-link = questo link non apre nessuna posizione, problema o lezione
refusal-not-in-line = nemmeno quella: Enter mostra quella giusta
refusal-qr = è troppo lungo per un codice QR
refusal-no-library = le partite non si salvano: non c'è archivio da aprire
refusal-analysis = le partite con queste regole non si possono analizzare
refusal-line-known = il seguito previsto c'è già: r lo segue
refusal-end-of-line = qui la variante finisce: gioca una mossa per continuare
refusal-variation = qui non ci sono varianti
refusal-mark = ancora nessuna mossa da segnare
refusal-undelete = niente da annullare
refusal-no-import = non c'è un'importazione da annullare
refusal-lost-key = la tua chiave qui non va (RSA richiede 2048 bit): sei un ospite
refusal-record = non è una partita leggibile: { $why }
refusal-pasted = incollato, { $kind }: { $why }
refusal-not-saved = la partita non si è potuta salvare: { $why }
refusal-settings-not-saved = le impostazioni non si sono potute salvare: { $why }
refusal-shell = non c'è una shell a cui tornare
refusal-not-kept = le partite non si salvano: { $why }
refusal-set-aside = l'archivio era danneggiato e ora si chiama { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (e altri { $more })

sure-why = Sei sicuro? { $why }
sure-look = Sei sicuro? Guarda che cosa può fare { $other } dopo { $square }.
resign-sure = { $who ->
    [you] Abbandoni questa partita? Conta come persa
   *[other] { $name } abbandona: sei sicuro?
}
take-back-to = { $number ->
    [0] Ritirare fino all'inizio?
   *[other] Ritirare fino alla mossa { $number }?
}
typed-filter-empty = Filtro, come tastet white 2010-2019 @open won:black, people o own (vuoto: tutte le partite)
typed-filter = Filtro: { $text }_
typed-comment = Commento: { $text }_
typed-move = La tua mossa: { $text }_
typed-search = Cerca: { $text }_
typed-name = Il tuo nome: { $text }_
typed-opponent = Nome del secondo giocatore: { $text }_

## The game library

library-title = Archivio
library-empty = Ancora nessuna partita: giocane una, o leggi un file con outflank import
library-nothing = niente trovato (Esc: tutte le partite)
library-view-empty = qui nessuna partita (Tab: un'altra lista)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, non finita
library-unfinished-place = { $black } - { $white }{ $score }, non finita, { $place }
library-legend = * non finita
library-count = { $at } di { $total }
library-by = per { $sort }
library-date = Data
library-score = Punti
library-opening = Apertura
library-place = Torneo
view-all = tutte le partite
view-own = giocate qui
view-unfinished = non finite
view-imported = importate
view-deleted = cancellate
outcome-won = vinte
outcome-lost = perse
outcome-drawn = pari
outcome-black = vince il Nero
outcome-white = vince il Bianco
sort-date = data
sort-black = Nero
sort-white = Bianco
sort-result = risultato
sort-opening = apertura

## Export, paste

export-title = Esporta la partita
export-copy = copia { $form }
export-image = salva la scacchiera come immagine PNG
export-save = salva { $form }
export-qr = codice QR: { $form }
export-copy-link = copia un link alla pagina web
export-qr-link = codice QR di un link alla pagina web
form-transcript = le mosse
form-board = la posizione (testo)
form-ggf = come GGF
form-sgf = come SGF, con varianti
form-pgn = come PGN, con varianti
form-svg = un diagramma numerato (SVG)
form-picture = un'immagine della scacchiera (SVG)
form-json = come JSON
form-link = un link alla posizione (Hamlite)
form-card = una scheda: il tavoliere e una domanda
qr-board = La posizione: 64 caselle da a1 in poi e chi muove
qr-transcript = Le mosse della partita
qr-link = Un link che apre la posizione in Hamlite, una scacchiera sul web
qr-too-small = La finestra è troppo piccola per questo codice QR: servono { $width }x{ $height }.
pasted-title = Incollato
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
pasted-complaints = { $count ->
    [one] 1 partita non si è potuta leggere
   *[other] { $count } partite non si sono potute leggere
}
pasted-part = { $read } mosse su { $moves } sono leggibili: Enter le apre.
pasted-open-kept = Enter per aprire; la tua partita resta.
pasted-open = Enter per aprire.
pasted-add = Enter per aggiungerle all'archivio.
pasted-discard = Esc: scarta.

## Statistics

statistics-phases = Pedine perse per errori, per partita rivista
statistics-title = Statistiche { $dot } { $game }
statistics-none = Non hai ancora finito una partita contro il computer.
statistics-level = Livello
statistics-all = Tutti
statistics-games = part.
statistics-won = vinte
statistics-drawn = pari
statistics-lost = perse
statistics-average = media
statistics-best = max
statistics-streak = Vittorie di fila: { $now } (record { $longest })
statistics-scale = media e max sono scarti in pedine; il livello 3 ha punteggio 1000.
statistics-rating = Punteggio { $value } { $sign } { $spread }
statistics-puzzles = Problemi: { $solved } risolti su { $tried } al primo tentativo.
statistics-puzzle-range = Il tuo punteggio è fra { $low } e { $high }.
statistics-course = Punteggio dopo ogni partita
statistics-weaknesses = Che cosa ti costa di più
statistics-mistakes = errori
statistics-discs = pedine
statistics-before = prima
statistics-lately = ora
trend-better = meglio
trend-same = uguale
trend-worse = peggio
trend-unknown = { "" }
statistics-scale-weaknesses = prima e ora sono pedine perse per partita, nelle tue ultime 20 partite riviste.
guests-title = Motori
guests-none = Ancora nessun motore. Aggiungine uno a config.toml e riavvia outflank. Per esempio:
guests-none-protocol = Il protocollo è "gtp" o "nboard".
guests-keys = Enter: provalo, al massimo dieci secondi
guests-log = Che cosa ha detto { $name }
guests-log-empty = Ancora niente. Parte quando gli si chiede una mossa.
guests-log-below = altre { $count } sotto
guest-trial-under-way = Lo provo…
guest-works = funziona: { $seconds } s per mossa
guest-works-as = funziona: { $name }, { $seconds } s per mossa
player-guest = motore

## Tournaments

tournament-standings = Classifica
tournament-ended = Partite
tournament-points = punti
tournament-elo = Elo
tournament-results = V-P-S
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] turno { $round } di { $rounds }
    [one] turno { $round } di { $rounds }, 1 partita giocata
   *[other] turno { $round } di { $rounds }, { $count } partite giocate
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: ingrandisci la scacchiera. q: ferma
tournament-over = Torneo finito: vince { $name }
tournament-passes = { $name } deve passare
tournament-your-move = { $name }, tocca a te{ $urgent }
analyst-title = { $name } (profondità { $depth })
analyst-looking = Pensa...
refusal-no-engines = Ancora nessun motore: la pagina Motori mostra come aggiungerne uno
refusal-rush = Così la tua corsa finisce. Premi di nuovo per finirla
refusal-clock-runs = la partita continua e l'orologio corre: ancora una volta per uscire
refusal-tournament = Le partite non finite non avranno risultato. Premi di nuovo q per fermare

statistics-keys = Sinistra/destra: altri giochi

## Settings

setting-on = sì
settings-title = Impostazioni
settings-board = Scacchiera
settings-help = Aiuti e istruttore
settings-game = Le tue partite
settings-program = Programma
settings-advanced = Avanzate...
settings-advanced-about = Impostazioni che servono a pochi.
setting-off = no
setting-theme = Tema
setting-board = Grandezza
setting-board-about = Quanto può essere grande una casella.
setting-simple = Semplice
setting-simple-about = Solo scacchiera, punti e cinque tasti, più grandi che si può.
setting-pictures = Immagini
setting-pictures-about = Pedine rotonde come immagini: terminali con kitty, sixel o iTerm2.
setting-pictures-none = Questo terminale non mostra immagini.
setting-width = Larghezza dei segni
setting-width-about = Colonne che occupa un segno come il disco; con due si evita.
setting-turned = Rotazione
setting-turned-about = Ruota la scacchiera in senso orario (B in partita).
setting-degrees = { $degrees } gradi
setting-labels = Coordinate
setting-labels-about = Lettere e cifre attorno alla scacchiera.
setting-key-signs = Segni dei tasti
setting-key-signs-about = Frecce e Invio come segni nella riga dei tasti: ↑↓ ←→ ⏎.
setting-numbers = Numeri delle mosse
setting-numbers-about = Numeri sulle pedine rivedendo una partita (#).
setting-animation = Animazione
setting-animation-about = Mostra le pedine che girano.
setting-human-pace = Ritmo umano
setting-human-pace-about = Gli avversari «stile umano» impiegano fino a due secondi a mossa.
setting-hints = Aiuti
setting-hints-about = Un punto su ogni casella legale.
setting-flip-marks = Anteprima
setting-flip-marks-about = Segna le pedine che la mossa girerebbe.
setting-values = Valori
setting-values-about = Scarto finale previsto, in pedine.
setting-coach = Istruttore
setting-people = Mosse umane
setting-people-about = L'istruttore dice che cosa gioca chi ha la tua forza.
setting-peers = Confronto con
setting-peers-about = Di chi sono le mosse con cui l'istruttore confronta le tue.
setting-peers-own = i tuoi pari
setting-peers-rated = chi ha { $rating }
setting-language = Lingua
setting-language-about = La lingua dello schermo.
setting-language-system = del sistema
setting-warning = Avviso
setting-warning-about = Chiede «sei sicuro?» prima di una mossa che costa molto.
warning-off = no
warning-blunder = sviste
warning-mistake = errori
warning-inaccuracy = imprecisioni
setting-coach-about = Mostra la mossa migliore e perché.
setting-step = Passo passo
setting-step-about = Il computer aspetta Enter.
setting-flag = Tempo finito
setting-flag-loses = perde
setting-flag-plays-on = continua
setting-flag-loses-about = Chi finisce il tempo perde.
setting-flag-plays-on-about = La partita continua, ma non conta più per il tuo punteggio.
setting-clock = Orologio
setting-number-pad = Tasti del tris
setting-number-pad-on = tastierino
setting-number-pad-off = riga per riga
setting-number-pad-on-about = Tris: 7 8 9 è la riga in alto.
setting-number-pad-off-about = Tris: 1 2 3 è la riga in alto.
setting-mouse = Mouse
setting-mouse-about = Disattivalo per selezionare testo nel terminale.
setting-bell = Campanello
setting-bell-about = Suona una volta quando tocca a te e sei in un'altra finestra.
setting-quiet = Ore di silenzio
setting-quiet-about = Nessun campanello in queste ore.
setting-quiet-none = nessuna
setting-quiet-hours = dalle { $from } alle { $to }
setting-threads = Thread d'analisi
setting-threads-about = Più thread sono più veloci; solo uno dà risultati ripetibili.
setting-memory = Memoria d'analisi
setting-memory-about = Memoria per la scacchiera d'analisi.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = Il tuo nome
setting-name-about = Premi Enter per cambiarlo.
setting-name-unset = Tu
setting-opponent = Secondo giocatore
setting-opponent-about = Nome del secondo giocatore nelle partite a due.
setting-opponent-unset = per colore
setting-page = Pagina web
setting-page-about = Indirizzo a cui portano link e codici QR. Enter per cambiarlo.
setting-page-unset = nessuna
setting-level = Livello iniziale
setting-level-about = Già scelto nella schermata iniziale.
setting-side = Colore iniziale
setting-side-about = Già scelto nella schermata iniziale.
theme-own = Il tuo tema.
theme-auto = Secondo il terminale: classic, o paper su sfondo chiaro.
theme-classic = Feltro verde in una cornice di noce.
theme-midnight = Blu profondo, per la notte.
theme-paper = Inchiostro su carta, per sfondi chiari.
theme-contrast = Grigio, blu, arancio: sicuri per chi non distingue i colori.
theme-mono = Nessun colore: forme e parentesi.
theme-ascii = X e O, solo ASCII.

## Keys

own-keys-no-set = insieme di tasti sconosciuto «{ $name }»: solo vi è permesso
own-keys-no-command = comando sconosciuto «{ $name }»: vedi il outflank manual keys
own-keys-no-key = tasto sconosciuto «{ $key }»: usa un carattere, Up, Enter, F2, Ctrl-X...
own-keys-none = nessun tasto utilizzabile per «{ $name }»
own-keys-twice = { $key } è sia { $one } sia { $two }: restano i tasti di sempre
own-look-no-base = base sconosciuta «{ $name }»: classic, midnight, paper, contrast
own-look-no-role = ruolo di colore sconosciuto «{ $role }»: vedi il outflank manual settings
own-look-no-color = { $role } vuole un colore come #26804f, non «{ $color }»
own-look-contrast = { $one } su { $other } si vede male: contrasto { $ratio }, almeno { $least }
palette-title = Comandi
palette-typed = > { $text }_
palette-nothing = nessun comando così
palette-start = Schermata iniziale
palette-library = Archivio
palette-analysis = Analisi
palette-page = Vai a: { $name }
palette-lesson = Lezione: { $name }
palette-puzzle = Problemi: { $name }
palette-game = Gioco: { $name }
palette-level = Livello: { $name }
palette-person = Come una persona: { $name }
palette-against = Gioca contro: { $name }
palette-setup = Prepara: { $name }
palette-theme = Tema: { $name }
palette-editor = Editor di posizioni

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = annulla indietro ritira
synonyms-redo = ancora avanti rifai
synonyms-hints = aiuto legali punti mosse mostra suggerimenti
synonyms-values = valori valore valutazione scarto analizza
synonyms-coach = consiglio migliore suggerimento spiega
synonyms-people = gente popolare comune umani giocatori forza percentuale
synonyms-why = perché ragione spiega dettaglio
synonyms-line = variante seguito
synonyms-review = errori analizza sviste precisione revisione
synonyms-new-game = ricomincia inizia gioca nuova
synonyms-resign = abbandona arrendersi perdi
synonyms-theme = colori colore tema aspetto scuro chiaro
synonyms-turn-board = ruota gira orientamento lato
synonyms-animation = gira velocità
synonyms-step = pausa aspetta
synonyms-look = tema
synonyms-copy = appunti mosse trascrizione
synonyms-export = salva condividi file immagine svg
synonyms-help = tasti regole manuale scorciatoie comandi
synonyms-quit = esci lascia chiudi
synonyms-try-again = riprova
synonyms-game-drill = esercizio allenamento errori di questa partita
synonyms-library = partite cronologia salvate archivio cerca importa biblioteca torneo
synonyms-practice = allenamento esercizi errori
synonyms-analysis = aperture libro varianti studio allenatore
synonyms-statistics = punteggio risultati elo progressi
synonyms-start = menu casa inizio principale
synonyms-learn = lezioni corso scuola guida
synonyms-puzzles = problemi tattica
synonyms-settings = opzioni preferenze configurazione nomi suono campanello mouse lingua immagini semplice grande
synonyms-engines = edax gtp nboard programmi
synonyms-editor = modifica prepara scacchiera posizione
synonyms-lesson = impara lezione
synonyms-puzzle = problema
synonyms-daily = giorno quotidiano
synonyms-near = forza livello
synonyms-drill = drill idea
synonyms-game = variante regole othello
synonyms-level = livello difficoltà
synonyms-setup-level = difficoltà principiante difficile facile forte debole
synonyms-person = persona umano gente avversario
synonyms-clock = orologio tempo
keys-palette = Nella lista dei comandi
key-palette = Trova un comando dal nome
key-run = Esegui il comando
bar-run = esegui

help-rules = Regole
help-page = Questa pagina
help-keys = Tutti i tasti
help-more-keys = Tutti i tasti sono nella prossima scheda (destra).
help-more = altro sotto
help-manual = Il manuale dice di più: outflank manual in una shell.
keys-board = In partita
keys-start = Nella schermata iniziale
keys-entry = Scrivendo una mossa
keys-result = Dopo una partita
keys-library = Archivio
keys-replay = Rivedendo una partita
keys-editor = Editor di posizioni
keys-analysis = Analisi
keys-trainer = Allenatore d'aperture
keys-holes = Buchi nel repertorio
keys-games-here = Partite di una posizione
keys-line = Seguito previsto
keys-practice = Esercizio
keys-learn = Lezioni
keys-lesson = In una lezione
keys-puzzles = Problemi
keys-puzzle = In un problema
keys-settings = Impostazioni
keys-guests = Motori
keys-tournament = Torneo
keys-tournament-board = Torneo: una scacchiera
keys-statistics = Statistiche
keys-help = Nella pagina d'aiuto
keys-anywhere = Ovunque

key-click = Gioca una casella; scegli da un menu, dai tasti o dalla lista delle mosse
key-wheel = Scorri la lista delle mosse
key-help = Aiuto: le regole e tutti i tasti
key-quit = Esci (la partita è salvata); mentre scrivi, Ctrl-C
key-suspend = Torna alla shell; `fg` riporta il gioco
key-repaint = Ridisegna lo schermo
key-theme = Prossimo tema
key-export = Esporta la partita: copiala o salvala in un file
key-copy = Copia le mosse
key-values = Scarto finale previsto per ogni mossa legale
key-people = Istruttore: che cosa gioca chi ha la tua forza
key-coach = Istruttore: uno spunto, l'idea, poi la mossa migliore e perché
key-review = Rivedi la partita mossa per mossa
key-review-retry = Rivedi la partita; riprovando una mossa: torna alla revisione
key-type = Scrivi una casella per giocarla; dopo : premi Enter
key-next-legal = Casella legale seguente, precedente
key-hints = Aiuti sì/no (breve attesa, se scrivi h4): caselle legali; nel tris, vittorie e minacce
key-library = Archivio
key-back-start = Torna alla schermata iniziale
key-back-start-saved = Torna alla schermata iniziale (la partita è salvata)
key-page = Pagina su, pagina giù
key-ends = All'inizio, alla fine
key-cursor = Sposta il cursore
key-play = Gioca sul cursore; passo passo: prossima mossa
key-digits = Colonna, poi riga: 81 è in alto a destra; nel tris una cifra
key-take-back = Ritira (contro il computer: fino al tuo turno)
key-resign = Abbandona: la partita è persa
key-take-back-to = Ritira fino a quella mossa
key-turn = Ruota la scacchiera di 90 gradi
key-times = Tempo per mossa al posto del risultato
key-numbers = Numeri delle mosse sì/no
key-redo = Rigioca una mossa ritirata
key-new = Nuova partita (questa è salvata)
key-step = Passo passo: il computer aspetta Enter
key-animation = Animazione sì/no
key-mouse = Mouse sì/no (no: il terminale seleziona testo)
key-scroll-log = Scorri la lista delle mosse
key-start = Comincia, o cambia la scelta
key-analyst = Mostra le varianti di: prossimo motore, nessuno
key-choose-board = Scegli una scacchiera
key-see-board = Ingrandisci
key-next-board = Scacchiera seguente o precedente
key-next-legal-or-board = Prossima casella legale se tocca a te, altrimenti prossima scacchiera
key-scroll-standings = Scorri la classifica
key-play-on-turn = Gioca quando tocca a te
key-back-tournament = Torna alla classifica
key-choose-guest = Scegli un motore
key-try-guest = Provalo, al massimo dieci secondi
key-scroll-guest-log = Scorri i messaggi
key-choose-line = Scegli una riga
key-change = Cambia l'impostazione
key-play-entry = Gioca la mossa
key-cancel = Annulla
key-again = Gioca ancora
key-even = Gioca con un livello alla tua altezza
key-new-setup = Prepara un'altra partita
key-undo-last = Ritira l'ultima mossa
key-close-result = Chiudi il riquadro e guarda la scacchiera
key-scroll = Scorri
key-tab = Cambia scheda
key-close = Chiudi
key-change-save = Cambia e salva
key-change-name = Cambia; scrivi un nome
key-save-name = Salva il nome
key-keep-name = Tieni il nome di prima
key-open = Apri la partita; riprendi una non finita
key-choose-game = Scegli una partita
key-search = Cerca per nome, data, torneo o apertura
key-view = Mostra: tutte, giocate qui, non finite, importate, cancellate
key-sort = Ordina per data, Nero, Bianco, risultato, apertura
key-outcome = Mostra: tutte, vinte, perse, pari, vince il Nero, vince il Bianco
key-opponent = Mostra le partite contro questo avversario
key-event = Mostra le partite di questo torneo
key-delete = Cancella la partita; tra le cancellate: ripristina
key-undelete = Annulla l'ultima cancellazione
key-undo-import = Cancellare le partite dell'ultima importazione
key-clear-back = Svuota la ricerca, poi torna alla schermata iniziale
key-finish-search = Finito di scrivere
key-clear-search = Svuota la ricerca
key-step-move = Una mossa indietro, avanti
key-step-ten = Dieci mosse indietro, avanti
key-mistakes = Errore precedente, seguente
key-mistakes-of = Mostra gli errori di: entrambi, Nero, Bianco
key-try-again = Riprova: gioca qui un'altra mossa
key-game-drill = Esercizio: errori di questa partita, poi problemi
key-detail = Perché: la prossima ragione in dettaglio
key-line = Scorri il seguito previsto
key-other-line = La variante dell'altra mossa
key-leave-line = Lascia la variante
key-replay-enter = Gioca da qui; nella revisione, il prossimo errore
key-play-on = Gioca da qui come nuova partita
key-back = Indietro
key-another-game = Altri giochi
key-sure = Gioca lo stesso
key-choose-weakness = Scegli una debolezza
key-practise-weakness = Allenala
key-weakness-lesson = Apri la sua lezione
key-weakness-puzzles = Risolvi problemi su questo
key-edit = Modifica la posizione
key-place-black = Metti una pedina nera, a destra
key-place-white = Metti una pedina bianca, a destra
key-erase = Svuota la casella, a destra
key-cycle = Nero, Bianco, vuota a turno
key-other-side = Cambia chi muove
key-empty-board = Svuota la scacchiera
key-start-board = Torna alla posizione iniziale
key-swap-colors = Scambia i colori
key-rotate = Ruota la scacchiera di 90 gradi
key-mirror = Specchia la scacchiera
key-undo-edit = Annulla
key-analyse-position = Analizza la posizione
key-play-position = Gioca da qui contro il computer
key-analyse = Analizza la partita: varianti, commenti, segni
key-analysis-play = Gioca qui: segui la variante o cominciane una
key-step-back = Una mossa indietro
key-step-on = Una mossa avanti
key-variations = Variante precedente, seguente
key-comment = Commenta l'ultima mossa
key-mark = Segna l'ultima mossa: !, !!, !?, ?!, ?, ??
key-explore = Mostra che cosa si è giocato qui, o nascondilo
key-games-here = Elenca le partite che hanno raggiunto questa posizione
key-train = Allenati da qui: le tue varianti, o buone risposte alle mosse comuni
key-new-analysis = Nuova analisi; questa è salvata se ha varianti o commenti
key-analyse-tree = Analizza tutte le varianti in sottofondo; ancora: ferma
key-engine = Avvia o ferma il motore
key-solve = Risolvi: fino alla fine della partita, per quanto ci voglia; ancora: ferma
key-solve-position = Risolvi la posizione
key-holes = Trova i buchi: mosse comuni a cui il tuo repertorio non risponde
key-train-play = Rispondi con questa mossa; a fine variante, la prossima
key-train-again = Ricomincia la variante
key-open-hole = Vai a questa mossa
key-choose-hole = Scegli una mossa
key-filter = Filtra le partite: giocatore, anno, torneo o risultato
key-use-filter = Usa questo filtro
key-drop-filter = Annulla
key-open-here = Apri la partita a questa mossa
key-best-lines = Mostra tante varianti migliori; 0: nessuna
key-take-line = Aggiungi il seguito previsto come variante
key-promote = Sposta in su la variante
key-delete-line = Cancella la mossa e tutto ciò che segue
key-restore-line = Riprendi ciò che hai cancellato
key-fold = Nascondi le varianti, o mostrale
key-save-comment = Salva il commento
key-drop-comment = Lascialo com'era
key-subject = Allena un solo tema; ancora per il prossimo
key-choose-lesson = Scegli una lezione
key-open-lesson = Apri la lezione
key-lesson-answer = Gioca, segna o rispondi; poi avanti
key-lesson-number = Scrivi un numero, dove è chiesto
key-lesson-again = Riprova, o ricomincia questa scacchiera
key-lesson-boards = Scacchiera precedente / seguente della lezione
key-lesson-leave = Torna alla lista delle lezioni
key-choose-puzzles = Scegli
key-open-puzzles = Apri
key-puzzle-play = Gioca la mossa; poi avanti
key-puzzle-again = Ritira una mossa sbagliata
key-puzzle-name = Di' l'idea, nell'allenamento
key-puzzle-idea = Mostra le idee; allora valgono metà punti
key-practice-idea = Mostra l'idea della mossa migliore
key-puzzle-solution = Mostra la soluzione
key-puzzle-share = Condividi il problema: link, posizione, codice QR
key-lesson-share = Condividi la lezione: link, posizione, codice QR
key-puzzle-copy = Copia il risultato del problema del giorno
key-puzzle-leave = Torna alla lista dei problemi
key-practice-play = Gioca sul cursore; poi la prossima posizione
key-choose-format = Scegli un formato
key-do-export = Esporta
key-accept = Accetta
key-discard = Scarta

bar-help = aiuto
bar-quit = esci
bar-type = scrivi
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = avanti
bar-hints-show = mostra aiuti
bar-hints-hide = nascondi aiuti
bar-back = indietro
bar-leave = esci
bar-play = gioca
bar-coach = istruttore
bar-values = valori
bar-undo = annulla
bar-undo-import = togli importazione
bar-resign = abbandona
bar-take-back = ritira
bar-redo = rigioca
bar-new = nuova
bar-start = inizio
bar-choose = apri
bar-move = sposta
bar-next-mistake = prossimo errore
bar-change = cambia
bar-cancel = annulla
bar-again = gioca ancora
bar-even = alla pari
bar-review = rivedi
bar-review-mattered = vedi cosa contava
bar-new-setup = altra partita
bar-board = scacchiera
bar-scroll = scorri
bar-close = chiudi
bar-tab = altra scheda
bar-ok = OK
bar-open = apri
bar-search = cerca
bar-view = lista
bar-sort = ordina
bar-filter = filtro
bar-delete = cancella
bar-restore = ripristina
bar-done = fatto
bar-clear = svuota
bar-step = scorri
bar-ends = inizio/fine
bar-mistakes = errori
bar-own-mistakes = i tuoi errori
bar-next-board = altra scacchiera
bar-tournament = classifica
bar-try = prova
bar-try-again = riprova
bar-retry = altra mossa
bar-game-drill = esercizio
bar-why = perché
bar-line = variante
bar-other-line = altra variante
bar-play-on = gioca da qui
bar-first-game = prima partita
bar-costliest = errore peggiore
bar-copy = copia
bar-set = metti
bar-turn = chi muove
bar-analyse = analizza
bar-explore = partite
bar-train = allenati
bar-solve = risolvi
bar-once-more = ricomincia
bar-lines = varianti migliori
bar-engine-on = avvia motore
bar-engine-off = ferma motore
bar-variation = variante
bar-comment = commento
bar-idea = idea
bar-puzzles = problemi
bar-lesson = lezione
bar-solution = soluzione
bar-export = esporta
bar-practise = allena
bar-answer = rispondi
bar-mark = segna
bar-subject = tema
bar-game = gioco
bar-discard = scarta
bar-result = risultato
bar-pass = passa
bar-next-move = prossima mossa
bar-go-on = continua

## The end

farewell = Grazie per aver giocato con outflank!
farewell-score = { $title }: { $score }.
farewell-final = Risultato finale: { $score }. { $verdict }.
farewell-current = Risultato attuale: { $score }. { $verdict }.
farewell-opening = Apertura: { $name }.
farewell-continue = Per continuare: { $command }
farewell-unfinished = Non finita: { $command }
farewell-guest = Per un giorno torni con il nome utente { $name }.
farewell-memory = outflank si è chiuso perché la memoria non bastava.

## Line by line (--plain)

plain-menu-title = outflank: Reversi e tris
plain-menu-play = Gioca a Reversi
plain-menu-tic-tac-toe = Gioca a tris
plain-menu-learn = Lezioni
plain-menu-puzzles = Problemi
plain-page-not-kept = Le partite non si salvano: { $why }.
plain-page-library = Le partite sono nella vista con la scacchiera.
plain-menu-library = Le tue partite e le loro revisioni
plain-menu-settings = Impostazioni
plain-menu-quit = Esci
plain-menu-number = Numero:
plain-menu-help = Scrivi un numero da 0 a { $count }.
plain-library-help = Scrivi un numero per aprire una partita, Enter per altre, 0 per il menu.
plain-library-game = Scrivi 1 per una revisione, 0 per la lista.
plain-library-reviewing = Rivedo la partita. Ci vuole qualche secondo...
plain-library-empty = Ancora nessuna partita. Scrivi 0 per il menu.
plain-library-end = Nessun'altra partita. Scrivi 0 per il menu.
plain-settings-help = Scrivi un numero da 1 a { $count } per cambiare un'impostazione, 0 per il menu. Nomi: numero e nome.
plain-welcome = Benvenuto in { $game }! { $rule } Scrivi help per vedere i comandi.
plain-welcome-letters = Benvenuto in { $game }! { $rule } Il Nero è X, il Bianco è O. Scrivi help per vedere i comandi.
plain-sides = Tu sei { $yours }. Il computer è { $its }, { $level }.
plain-you-first = Cominci tu.
plain-computer-first = Comincia il computer.
plain-side-first = Comincia { $side }.
plain-taken-back = Ritirate: { $squares }.
plain-clocks = Tempo rimasto: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Scrivi { $black } o { $white }, o help
plain-type-yes = Scrivi yes o no, o undo
plain-type-enter = Premi Enter, o scrivi help
plain-type-move = Scrivi una mossa, o help
plain-type-example = Scrivi una mossa come { $square }, o help
plain-type-example-digits = Scrivi una mossa come { $square } (o { $digits }), o help
plain-how-letters = Una mossa è una casella: lettera e cifra (h1), o due cifre, colonna e riga (81).
plain-how-digits = Una mossa è una cifra: 1 2 3 è la riga in alto, da sinistra.
plain-how-pad = Una mossa è una cifra, come sul tastierino: 7 8 9 è la riga in alto.
plain-how-none = Con --board none le mosse sono descritte solo a parole.
plain-ask-side = Vuoi essere { $black } o { $white }?
plain-ask-step = Premi Enter per vedere la mossa del computer:
plain-ask-again = Vuoi giocare ancora? (yes o no)
plain-ask-move = La tua mossa:
plain-ask-move-of = Muove { $side }:
plain-hints = puoi giocare { $squares }{ $urgent }
plain-result-why = { $verdict }; { $reason }
plain-best = { $square } è la migliore: porta a { $score } ({ $sure }). { $why }
plain-worth-best = { $square } porta a { $score } ({ $sure }); nessuna mossa è migliore. { $why }
plain-worth = { $square } porta a { $score } ({ $sure }); { $best } è meglio ({ $best-score }). { $why }
plain-no-game = Nessuna partita in corso
plain-nothing-to-move = Non c'è nessuna mossa da fare
plain-no-move-yet = Non si è ancora fatta nessuna mossa
plain-illegal = { $square } non è una mossa legale
plain-no-coach-here = Qui non c'è l'istruttore
plain-too-long = Questa riga è troppo lunga
plain-not-your-turn = Tocca al computer
plain-yes-no = Rispondi yes o no
plain-not-understood = Non ho capito
plain-over = La partita è finita
plain-empty = Questa riga è vuota
plain-none = nessuna
word-hints = elenca le tue mosse legali a ogni turno (sì/no)
word-undo = ritira la tua ultima mossa
word-board = mostra di nuovo la scacchiera
word-score = mostra i punti
word-best = mostra la mossa migliore e perché
word-resign = abbandona la partita
word-why = valuta e spiega l'ultima mossa; `why f4` valuta f4
word-help = mostra questa lista (o ?)
word-quit = chiudi la partita (o q)

## The library of games on disk

store-locked = un altro programma usa l'archivio
store-other-tab = un'altra scheda di questa pagina tiene le tue partite
store-no-storage = questo browser non dà memoria alla pagina
store-disk-full = il disco è pieno
store-read-only = l'archivio è in sola lettura
store-cannot-open = l'archivio non si può aprire
store-not-permitted = manca il permesso di scrivere nell'archivio
store-damaged = l'archivio è danneggiato
store-disk-silent = il disco non risponde
store-disk = non si è potuto scrivere sul disco: { $why }
store-folder = non si è potuta creare { $folder }: { $why }
store-newer = { $path } viene da una versione più nuova: aggiorna outflank per aprirlo
store-no-library = il file non è un archivio di outflank, o è danneggiato
store-newer-library = il file viene da una versione più nuova di outflank
store-foreign = l'archivio è di un altro programma: spostalo per cominciarne uno nuovo
store-index-damaged = l'indice delle posizioni è danneggiato e qui non si può rifare: le tue partite sono al sicuro
store-no-game = la partita { $id } non si può leggere: { $why }
store-no-such-game = non c'è la partita { $id }
store-unwanted = non serve più
store-other = l'archivio non si può usare: { $why }

## Other programs

opponent-not-started = non si è potuto avviare: { $why }
opponent-no-folder = non c'è la cartella { $folder }
opponent-no-command = il suo comando è vuoto o ha le virgolette aperte
opponent-gone = si è chiuso
opponent-hangs = non ha risposto a { $command } entro { $seconds } s
opponent-nonsense = ha risposto a { $command } con «{ $answer }»
opponent-refused = ha rifiutato { $command }: «{ $why }»
opponent-slow = non ha finito la prova entro { $seconds } s
opponent-illegal = ha giocato contro le regole, { $why }
opponent-unknown = le tue impostazioni non nominano questo motore
opponent-unsuited = gioca solo Reversi normale
opponent-no-move = non ha mandato nessuna mossa
opponent-failed = un guasto in outflank ne ha interrotto la riflessione
opponent-silent = i motori GTP non danno analisi; usa il protocollo NBoard

## The explorer: what is typed

error-damaged-block = un blocco dell'indice è danneggiato
error-filter-years = «{ $value }» non è un anno né un periodo come 2010-2019
error-filter-winner = «{ $value }»: won:black, won:draw o won:white
error-filter-word = «{ $value }» non è un filtro: won:black, 2010-2019, @torneo, people, own o il nome di un giocatore
error-filter-side-alone = «{ $value }» vuole prima il nome di un giocatore

## Records that cannot be read

error-tree-json-no-parent = la variante { $value } segue una mossa che non viene prima
error-tree-json-not-a-square = variante { $number }: «{ $text }» non è una casella
error-tree-json-refused = variante { $number }: { $reason }
error-board-cell-count = la scacchiera ha { $found } caselle invece di { $wanted }
error-board-not-a-cell = la casella { $number } è { $found }: una casella è X, O o -
error-board-not-a-side = dopo la scacchiera viene X o O, chi muove, non { $value }
error-wthor-too-short = troppo corto per un file WTHOR
error-wthor-other-length = la sua testa promette { $promised } record di { $size } byte, ma seguono { $found } byte
error-wthor-other-board = la sua scacchiera ha { $value } righe: si conosce solo 8
error-wthor-solitaires = contiene problemi (solitari), non partite
error-game-not-a-square = la mossa { $number } è { $byte }, che non è una casella: 10 volte la riga più la colonna
error-game-refused = la mossa { $number } ({ $square }) non è legale: { $reason }
error-game-too-many-discs = le sue { $value } pedine nere sono più di 64
error-json-no-record = non è una partita in JSON: { $value }
error-json-other-game = gioco sconosciuto «{ $value }»: { $known }
error-json-board = il suo inizio: { $value }
error-site-cut-short = è troncato
error-site-no-moves = non ha mosse
error-site-other-game = è una partita di { $value }, non di reversi1
error-grid-twice = il numero { $number } compare due volte
error-grid-missing = manca il numero { $number }
error-table-moves = non ha mosse
part-game = partita { $number }
part-line = riga { $number }
part-object = oggetto { $number }
reading-stops = { $why } ({ $read } mosse su { $moves } sono leggibili)
reading-guess = supposizione: { $moves } parole su { $words } sono mosse
reading-turned = la scacchiera è specchiata, perché iniziava con il Nero in d4 ed e5
no-reading-empty = non c'è niente
no-reading-form = non è una forma leggibile: mosse, posizione, PGN, GGF, SGF, WTHOR, OBF, JSON, tabella
no-reading-moves = non ci sono mosse
no-reading-bytes = non è testo, né un file WTHOR intero
no-reading-names = sono i nomi di WTHOR: prendi i file .wtb accanto
no-reading-yet = un file { $name }: questa forma non si può ancora leggere
error-sgf-cut-short = è tronco
error-sgf-empty = tra le parentesi non c'è nulla
error-sgf-other-game = è il gioco numero { $value } di SGF; Othello è il numero 2
error-sgf-other-size = la sua scacchiera è { $value }: si accettano solo 8, 6 e 4
error-sgf-not-a-square = riga { $line }: «{ $text }» non è una casella
error-sgf-two-discs = il suo inizio ha due pedine in { $value }
error-sgf-set-up-later = riga { $line }: si mettono pedine dopo la prima mossa
error-sgf-refused = riga { $line }: { $text } è rifiutata: { $reason }
error-sgf-long-comment = riga { $line }: del commento restano solo i primi { $max-comment } caratteri
error-sgf-wrong-side = riga { $line }: { $text } è una mossa di { $side }, ma non tocca a { $side }
error-ggf-cut-short = è tronco
error-ggf-other-game = è una partita di { $value }, non di Othello
error-ggf-other-type = tipo sconosciuto «{ $value }»: si conoscono 8, 8a, 6 e 4, con s, r, k, b o w
error-ggf-board = il suo inizio BO: { $value }
error-ggf-not-a-move = mossa { $number }: «{ $text }» non è una casella né PA
error-ggf-refused = la mossa { $number } ({ $text }) non è legale: { $reason }
error-ggf-wrong-side = la mossa { $number } ({ $side }) è fuori turno
error-obf-not-a-score = { $value } non è un punteggio tra -64 e +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = lì chi muove non ha scelta
error-not-a-puzzle-not-unique = non ha una mossa unica: { $first } e { $second } tengono entrambe il risultato, o le separano meno di { $min } pedine
error-lesson = riga { $line }: { $fault }
error-lesson-fault-no-title = una lezione comincia col titolo: # Titolo
error-lesson-fault-no-summary = sotto il titolo si dice in una riga che cosa si impara
error-lesson-fault-no-board = una scacchiera comincia col titolo: ## Titolo
error-lesson-fault-no-boards = la lezione non ha scacchiere
error-lesson-fault-unknown-key = chiave sconosciuta «{ $value }»: le chiavi sono board, moves, turn, from, ask, task, answer, claim, then, right, lesser e wrong
error-lesson-fault-twice = «{ $value }» c'è due volte
error-lesson-fault-missing = la scacchiera sopra non ha «{ $value }»
error-lesson-fault-side = «{ $value }» non è un colore: black o white
error-lesson-fault-task = compito sconosciuto «{ $value }»: play, mark, count, total, pass o finish
error-lesson-fault-then = «{ $value }» non è un numero di mosse da 1 a 6, o non si chiede una mossa
error-lesson-fault-square = «{ $value }» non è una casella
error-lesson-fault-answer = la risposta è { $value }
error-lesson-fault-claim = affermazione sconosciuta «{ $value }»
error-lesson-fault-untrue = non è vero: { $value }
error-lesson-fault-loses = { $square } perde { $loss } pedine secondo la ricerca: scrivi 'lesser { $square }: ...'
error-lesson-fault-not-lesser = { $square } perde { $loss } pedine secondo la ricerca, meno di 4: fa parte della risposta
error-lesson-fault-refuses = { $square } non è una risposta ed è migliore di { $loss } pedine secondo la ricerca: scegli un'altra posizione
error-lesson-fault-not-wrong = { $value } non è una risposta sbagliata qui
error-untrue-fact = { $not ->
    [yes] { $first } non è { $second }
   *[no] { $first } è { $second }
}
error-untrue-number = è { $first }, non { $second }
error-untrue-squares = le caselle sono { $value }
error-task-too-many-empties = { $first } caselle sono vuote: questo compito si conta fino in fondo, al massimo con { $second }
error-task-no-move = chi muove non ha mosse legali
error-task-no-pass = chi muove ha una mossa legale e non può passare
error-task-no-answer = nessuna mossa legale risponde al compito
error-task-not-legal = { $value } non è una mossa legale
error-task-not-empty = { $value } non è vuota
error-task-out-of-reach = il risultato migliore è { $value }: quell'esito è fuori portata
error-unknown-task = compito sconosciuto «{ $value }»: play, mark, count, total, pass o finish

## Other programs: names

error-guest-name = un nome ha da 1 a { $most } lettere, cifre, «-», «_», «.» o «+»

## Tournaments: plans

error-plan-players = un torneo ha da 2 a { $most } giocatori, non { $value }
error-plan-rounds = un torneo ha da 1 a { $most } turni, non { $value }
error-plan-swiss-rounds = uno svizzero di { $players } giocatori ha al massimo { $most } turni, non { $rounds }
error-plan-games = due giocatori hanno da 1 a { $most } partite, non { $value }

## The engine: files and memory

error-weights-no-weights = non è un file di pesi di outflank
error-weights-other-version = i pesi hanno la versione { $value }; serve la versione { $version } (outflank-train fit ne fa di nuovi)
error-weights-damaged = i pesi sono danneggiati
error-people-no-weights = non è un file dei giocatori umani di outflank
error-people-other-version = il file dei giocatori umani ha la versione { $value }; serve la versione { $version } (outflank-train people ne fa uno nuovo)
error-people-damaged = il file dei giocatori umani è danneggiato
error-out-of-memory = non ci sono { $mebibytes } MiB di memoria
error-book-no-book = non è un libro d'aperture di outflank
error-book-other-version = il libro d'aperture ha la versione { $value }; serve la versione { $version }
error-book-damaged = il libro d'aperture è danneggiato
error-no-such-level = non c'è il livello { $number }: i livelli vanno da 1 a { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = non è una rinuncia
error-time-control-not-a-time = «{ $value }» non è un tempo: scrivi 90s, 5m, 1h30m o 5:00
error-time-control-too-long = «{ $value }» è troppo lungo: al massimo 100 ore
error-time-control-not-a-count = «{ $value }» non è un numero da 1 a 1000
error-time-control-no-time = non c'è tempo per giocare
error-not-a-square = «{ $value }» non è una casella: le caselle vanno da a1 a h8
error-play-over = la partita è finita
error-play-can-move = non puoi passare finché hai una mossa legale
error-play-must-pass = non ci sono mosse legali: devi passare
error-transcript-not-a-move = mossa { $number }: «{ $text }» non è una casella: le caselle vanno da { $range }
error-transcript-refused = la mossa { $number } ({ $text }) non è legale: { $reason }
error-transcript-too-long = una trascrizione ha al massimo { $max-length } caratteri
error-tree-full = una partita può avere al massimo { $max-nodes } mosse, varianti comprese
error-tree-too-much-text = un commento può avere al massimo { $max-comment } caratteri, e tutti quelli di una partita { $max-text }
error-tree-played = le mosse della partita restano come sono state giocate
error-tree-main-line = è già la variante principale

## The command line: what is wrong with it

usage-needs-value = { $argument } vuole un valore
usage-invalid-of = valore non valido «{ $value }» per { $name }: { $allowed }
usage-unknown-of = { $what } sconosciuto «{ $value }»: { $allowed }
usage-invalid = valore non valido «{ $value }» per { $name }
usage-unknown-option = opzione sconosciuta «{ $name }»: vedi outflank --help
usage-unknown-command = comando sconosciuto «{ $command }»: vedi outflank --help
usage-missing = manca { $argument }: vedi outflank --help
usage-twice = { $name } si può dare una volta sola
usage-conflict = { $argument } non va insieme a { $other }

## The command line: values of options

value-level = livello sconosciuto «{ $text }»: i livelli vanno da 1 a { $count }
value-player = giocatore sconosciuto «{ $text }»: da level:1 a level:{ $count }, o { $names }
value-player-or-person = giocatore sconosciuto «{ $text }»: da level:1 a level:{ $count }, da person:{ $least } a person:{ $most }, o { $names }
value-person = nessuno gioca come «{ $text }»: i punteggi umani vanno da { $least } a { $most } di 100 in 100
value-person-game = gli avversari «stile umano» giocano solo Reversi normale
value-guest-game = { $name } conosce solo Reversi normale
value-engines = { $sentence }; i tuoi motori: { $names }
value-protocol-game = { $protocol }: i giocatori conoscono solo Reversi normale
file-unreadable-why = { $file } non si è potuto leggere: { $why }
value-no-openings = { $file } non ha aperture
value-depth = un numero intero da 1 a 20
value-no-command = '{ $text }' non nomina alcun programma
value-mebibytes = da 1 a 65536 MiB
value-seconds = da 0.001 a 86400 secondi
value-clocks = { $why }; per esempio 5m, 5m+3s, 10m/30s, 10m/3x30s, o 10m,5m per il Nero e il Bianco
value-count = un numero intero da 1 a 1000000
value-address = un indirizzo con la porta, come 0.0.0.0:2022 o [::]:2022
value-threads = da 1 a 256 thread
value-concurrency = da 1 a 256 partite insieme
value-factor = da 0.001 a 1000
value-patience = da 1 a 86400 secondi interi
value-games = da 1 a 1000000 partite
value-whole = un numero intero da 0 in su
value-seed = un numero intero da 0 a { $most }
value-number = un numero intero da 1 in su
cli-less-memory = non ci sono { $wanted } MiB di memoria: se ne usano { $granted }
cli-rules-reversi = --rules vale solo per Reversi
cli-first = --first vale solo per --rules book e tictactoe: altrimenti comincia sempre il Nero
cli-level-auto = --level auto funziona solo in Reversi con le regole normali
value-or-auto = { $why }, o auto
cli-watch-players = watch vuole due giocatori, per esempio level:3 level:4
cli-start-reversi = --start vale solo per Reversi con le regole normali
cli-start-gtp = { $name } non può giocare da questo inizio: GTP non sa mandarlo

## The command line: files, games, commands

file-unreadable = { $file } non si è potuto leggere
file-unwritable = { $file } non si è potuto scrivere
cli-serve-no-home = il sistema non conosce una cartella personale: indicane una con --data FOLDER
cli-serve-not-built = questo programma è senza server: compilalo con cargo build --release --features serve
cli-no-interrupt = non si è potuto gestire Ctrl-C
manual-title = Il manuale di outflank. Per leggere una pagina:
cli-no-topic = argomento sconosciuto «{ $topic }»: { $topics }
cli-no-image = l'immagine non si è potuta codificare
cli-plain-first = --plain sta da solo, o dopo play, watch, learn o puzzle
cli-no-output = l'uscita non si è potuta scrivere
cli-no-input = l'ingresso non si può leggere
cli-input-failed = l'ingresso non si è potuto leggere
cli-lesson = lezione sconosciuta «{ $text }»: da 1 a { $count }, o { $names }
cli-lesson-checked = { $file }: { $boards } scacchiere e { $exam } nell'esame, tutto vero
cli-no-puzzle = su questo non c'è ancora nessun problema
cli-puzzle-ended = il problema non è potuto continuare
cli-solve-it = Risolvilo: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, riga { $line }: { $why }
cli-many-empties = { $empties } caselle vuote: al massimo { $most }
value-to = da 1 a { $count }
cli-explore-for-black = Scarti e valori del libro sono per il Nero.
cli-explore-reversi = si esplora solo Reversi
cli-index-anew = l'indice delle posizioni era danneggiato e si rifà: le tue partite sono al sicuro
cli-no-such-player = nessun nome di giocatore contiene «{ $name }»
cli-no-such-event = nessun nome di torneo contiene «{ $name }»
cli-over-here = qui la partita è finita
cli-must-pass = { $side } deve passare
cli-index-incomplete = incompleto: { $through } partite su { $target } sono nell'indice delle posizioni
cli-index-stopped = l'indice delle posizioni non è completo: { $why }
cli-to-move = muove { $side }
cli-no-game-in = nessuna partita trovata in { $file }: { $why }
cli-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
cli-only-guess = { $file }: nessuna partita in una forma nota; { $guess }: --guess le prende
cli-more-unreadable = { $file }: e altre { $more } che non si sono potute leggere
cli-no-such-game = --game { $number }: il file ha { $games }
cli-one-game-of = --to { $form } vuole una partita, ma il file ne ha { $count }: scegline una con --game N
cli-cannot-hold = --to { $form } non può contenere { $game }; possono: { $forms }
cli-no-home = non c'è una cartella personale per le partite
cli-set-aside = l'archivio era danneggiato e ora si chiama { $name }
cli-imported = { $file }: { $games } ({ $format }), { $new } nuove, { $known } già presenti
cli-is-library = { $file } è un archivio di partite: lo legge import
cli-no-files = non ci sono file in { $folder }
import-form = forma
import-games = partite
import-new = nuove
import-known = già note
import-repaired = corrette
import-refused = rifiutate
import-all = tutte
import-more = e altre { $more }; --json le nomina tutte
cli-left-out = --to { $form } omette varianti e commenti di { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: sgf, pgn e json li tengono
cli-library-format = archivio
cli-file-exists = { $file } c'è già: scegli un altro nome
cli-one-game = --to { $form } vuole una partita: scegline una con --id N
cli-game-why = partita { $id }: { $why }
cli-game-unreadable = la partita { $id } non si è potuta leggere: { $why }
cli-no-games = nessuna partita trovata
cli-game-ended = la partita non è potuta continuare
cli-lesson-ended = la lezione non è potuta continuare
cli-needs-terminal = outflank vuole un terminale; senza, usa outflank { $command }
cli-no-position = «{ $text }» non è una posizione di Reversi
cli-solve-long = riga { $line }: { $empties } caselle vuote possono richiedere molto; Ctrl-C mostra ciò che si è trovato
cli-line = riga { $line }: { $why }
cli-solve-wrong = SBAGLIATO: il file dice { $stated }
cli-solve-stopped = fermato: non esatto, profondità { $depth }
cli-solved = { $count } posizioni, { $nodes } nodi, { $seconds } secondi, { $rate } nodi/s
cli-passes = { $name } non ha mosse legali e passa
cli-hint-people = Dopo il valore: quanti con punteggio { $rating } giocano la mossa.
cli-hint = { $exact ->
    [yes] muove { $name }, { $sure }
   *[no] muove { $name }, stima, { $sure }
}
cli-no-result = fermato: ancora nessun risultato
cli-review-reversi = l'istruttore conosce solo Reversi 8x8 in cui vince chi ha più pedine
cli-review-position = non ci sono mosse: outflank hint --position guarda una posizione
cli-review-margins = Scarto previsto per chi muove:
cli-review-exact = esatto
cli-review-depth = { $count } mosse
cli-review-better = , perde { $loss }: meglio { $best } ({ $score })
cli-review-opening = libro ({ $name })
cli-review-book = libro
cli-review-account = { $moves } mosse, { $loss } pedine perse, precisione { $accuracy }%: { $counts }
cli-tournament-ended = il torneo non è potuto continuare
cli-tournament-again = per continuare ripeti lo stesso comando: { $file } ha le partite
event-own-players = { $file } ha i suoi giocatori: non darne altri
event-opening = apertura «{ $text }»: { $why }
event-opening-over = l'apertura «{ $text }» finisce la partita
event-one-start = solo uno tra start, opening-plies e openings
event-two-paces = un torneo ha clock o move-time, non entrambi
event-opening-plies = opening-plies: al massimo { $most }
event-no-name = «{ $text }» vuole un nome o un comando
event-takes = { $key } vuole { $what }
event-formats = round-robin, swiss o knockout
event-time = un tempo come "5m+3s"
event-transcripts = una lista di trascrizioni
event-players = una lista come ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = impostazione sconosciuta «{ $key }»
event-out = fuori al turno { $round }
event-bye = con riposo
event-fault = { $name } perde la partita { $game } al tavolo { $table } nel turno { $round }: { $why }
event-file = { $file } non si è potuto usare
event-other-games = { $file } ha le partite di un altro torneo: dai un altro file con --save
event-no-game = { $file }: la riga { $line } non è una partita di questo torneo
event-not-kept = la partita non si è potuta salvare
event-so-far = { $games } partite; turno { $round }, ancora { $open }
event-new-game = { $name }: una nuova partita, dopo { $played } mosse d'apertura.
event-your-move-by = { $name } ({ $side }, restano { $seconds } s), tocca a te (q: ferma qui):
event-your-move = { $name } ({ $side }), tocca a te (q: ferma qui):
event-flips-nothing = { $square } non gira nulla.
event-type-square = Scrivi una casella come d3.
match-opening-plies = --opening-plies: al massimo { $most } in questo gioco
match-title = { $first } contro { $second }
match-elo = { $elo }, più o meno { $error } (95%)
match-auto = auto (punteggio { $rating } alla fine)
match-two-autos = auto si adatta all'altro giocatore: due insieme non hanno a chi adattarsi
match-no-elo = sconosciuto: nessuna partita è finita
match-boundless = senza limiti: uno ha vinto tutto
match-fault = { $player ->
    [first] il primo giocatore perde una partita alla mossa { $ply }: { $why }
   *[second] il secondo giocatore perde una partita alla mossa { $ply }: { $why }
}
match-claims = due ipotesi come elo0=0,elo1=10, volendo con alpha=0.05,beta=0.05
match-claims-order = { $usage }; elo0 è minore di elo1
match-error-rates = alpha e beta sono tassi d'errore da 0.0001 a 0.5
match-at-most = al massimo { $elo } Elo in più
match-at-least = almeno { $elo } Elo in più
match-undecided = indeciso
match-ratio = rapporto di verosimiglianza { $ratio } tra { $lower } e { $upper }
match-risks = sbaglia nel { $alpha }% dei casi sotto { $below }, nel { $beta }% sopra { $above }

grade-best = migliore
grade-good = buona
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = svista
grades-best = { $count ->
    [one] { $count } migliore
   *[other] { $count } migliori
}
grades-good = { $count ->
    [one] { $count } buona
   *[other] { $count } buone
}
grades-inaccuracy = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
grades-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
grades-blunder = { $count ->
    [one] { $count } svista
   *[other] { $count } sviste
}

## Settings and files that cannot be read, moves that are not legal

window-too-small = La finestra è troppo piccola: servono { $width }x{ $height }
illegal-occupied = { $square } è occupata
illegal-flips-nothing = { $square } non gira nulla
illegal-not-yet = { $square } viene dopo: ora { $others } o { $last }
illegal-not-yet-only = { $square } viene dopo: ora { $other }
illegal-taken = { $square } è occupata
illegal-off-board = { $square } non è sulla scacchiera
record-position = { $count ->
    [one] una posizione con { $count } casella vuota
   *[other] una posizione con { $count } caselle vuote
}
sgf-cut = { $why }: da lì in poi omesso
sgf-left-out = omessi: { $names }
file-larger = è più grande di { $most }
file-none = non è un file
config-takes = { $key } vuole { $allowed }, non { $found }
config-unreadable = non si può leggere: { $why }
engines-too-many = più di { $most } motori
engines-level-name = un livello ha questo nome
engines-table = vuole una tabella con un comando
engines-text = un testo
engines-protocols = "gtp" o "nboard"
engines-lines = una lista di righe
engines-seconds = da 1 a { $most } secondi
engines-no-command = vuole un comando
engines-threads = threads vuole { $text } nel comando
record-game = { $count ->
    [one] { $game }, { $count } mossa
   *[other] { $game }, { $count } mosse
}

## Sides and games

side-black = Nero
side-white = Bianco
game-reversi = Reversi
game-anti = Antireversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, preludio
game-reversi-book = Reversi, X e O
game-tictactoe = Tris

person-1000 = Prende angoli e bordi; una mossa su nove perde dieci pedine o più.
person-1100 = Va presto al bordo; una mossa su dieci perde dieci pedine o più.
person-1200 = Perde due pedine a mossa in apertura e 3,4 nel mediogioco.
person-1300 = Perde tre pedine a mossa nel mediogioco e 2,5 nel finale.
person-1400 = Apre discretamente; una mossa su venti perde dieci pedine o più.
person-1500 = All'inizio evita il bordo; perde 2,4 pedine a mossa nel mediogioco.
person-1600 = Perde una pedina a mossa in apertura e 1,4 nel finale.
person-1700 = Lascia gli angoli per dopo; una mossa su quaranta perde dieci pedine.
person-1800 = Resta all'interno in apertura; perde 1,5 pedine a mossa nel mediogioco.
person-1900 = Prende tardi gli angoli; perde una pedina a mossa nel finale.
person-2000 = Sbaglia di rado: mezza pedina a mossa in apertura.

level-name-random = Caso
level-name-greedy = Goloso
level-name-rookie = Novellino
level-name-novice = Novizio
level-name-amateur = Dilettante
level-name-club = Circolo
level-name-expert = Esperto
level-name-master = Maestro
level-name-grandmaster = Gran maestro
level-name-champion = Campione
level-name-pupil = Allievo
level-name-regular = Habitué
level-name-veteran = Veterano
level-name-perfect = Perfetto

pictures-auto = auto
pictures-on = sì
pictures-off = no
width-auto = auto
width-narrow = una colonna
width-wide = due colonne
scale-auto = auto
scale-small = piccola
scale-medium = media
scale-large = grande

keys-digits = cifre
keys-arrows = frecce
keys-click = clic, tocco
keys-wheel = rotella

square-range = { $first } a { $last }

## The server

serve-no-folder = il server non può usare la cartella { $path }
serve-no-store = la base di dati { $store } non si può usare
serve-newer-store = la base di dati { $store } è di una versione più nuova: aggiorna anche questo server
serve-invalid-store = { $value } non è l'indirizzo di un server PostgreSQL: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = il server non parla TLS con la base di dati: collegala per socket, rete privata o tunnel
serve-no-host-key = la chiave { $path } non si è potuta leggere o creare
serve-open-host-key = altri utenti possono leggere la chiave { $path }: restringila con chmod 600
serve-no-address = il server non può ascoltare su { $address }
serve-friend = Il tuo amico scrive: { $line }
serve-listening = ssh: in ascolto su { $address }
serve-web = pagina web: in ascolto su { $address }
serve-fingerprint = chiave del server: { $fingerprint }
serve-banner = outflank: Reversi via ssh. Senza chiave? Collegati come guest@...
serve-unknown-command = comando sconosciuto «{ $command }»: plain, o hint POSITION
serve-tournament-no-name = il torneo vuole un nome
serve-tournament-twice = { $name } è due volte nella lista
serve-tournament-two-paces = un torneo ha un orologio o dei giorni, non entrambi
serve-tournament-players = un torneo ha players o weekly, uno dei due
serve-weekly-hour = { $text } non è un’ora della settimana: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = un torneo settimanale è swiss o knockout
serve-weekly-days = un torneo settimanale si gioca in una seduta: con l’orologio, non a giorni
serve-weekly-fields = un torneo settimanale ha una partita per abbinamento e nessun risultato nel file
serve-tournament-days = una mossa dura da 1 a { $most } giorni
serve-tournament-no-round = un risultato nomina il turno { $round }: ce ne sono solo { $most }
serve-tournament-self = un risultato ha { $name } contro { $name }
serve-tournament-discs = i due insieme hanno al massimo 64 pedine
serve-come-later = Gli account ora non si leggono: torna più tardi.
serve-restarting = Riavvio: la tua partita è al sicuro, torna tra un minuto.
serve-no-hook = l'hook { $path } non è un programma
serve-can-start = il server può partire
serve-setup-data = { $path } non è una cartella per un servizio: un percorso assoluto senza spazi, fuori da /home, /root, /run/user e /tmp, che la unit nasconde
serve-no-motd = il messaggio del giorno { $path } non si è potuto leggere
serve-folder-taken = un altro server usa già la cartella { $path }
serve-tournament-stranger = { $name } ha un risultato ma non è tra i giocatori
cli-host-name = il nome di una macchina, come play.example.org
cli-fingerprint = l'impronta di una chiave, come la dà ssh-keygen -lf KEY.pub: SHA256:...
serve-no-accounts = gli account non si sono potuti leggere
serve-needs-screen = serve uno schermo: collegati da un terminale, senza -T

## People

start-people = Persone
start-people-about = Incontra altri giocatori: gioca, sfida, guarda.
start-people-turns = { $count ->
    [one] tocca a te in 1 partita
   *[other] tocca a te in { $count } partite
}
lobby-title = Persone
lobby-title-you = Persone: { $name }
lobby-own-games = Le tue partite
lobby-here = { $count ->
    [one] 1 qui
   *[other] { $count } qui
}
lobby-seeks = Proposte aperte
lobby-running = Partite in corso
lobby-unattended = un giocatore è assente
lobby-finished = Partite del giorno
lobby-people = Qui ora
lobby-new-seek = Nuova proposta...
lobby-new-seek-about = Proponi una partita a tutti i presenti.
lobby-about = Gioca contro persone o contro il computer.
lobby-alone = Non c'è ancora nessun altro.
lobby-leave-game = Lascia una partita da tre giorni...
lobby-leave-game-about = Enter: offri una partita che aspetta qui, con tre giorni per mossa.
lobby-play-alone = Livelli, lezioni, problemi
lobby-play-alone-about = Enter: tutto ciò che si gioca da soli, con l’allenatore e tutti i livelli.
lobby-play-now = Gioca subito
lobby-house = un computer di circa { $strength }
lobby-watch = Guarda { $black } - { $white }
lobby-play-now-about = Enter: una partita subito, con chi aspetta o con la casa.
lobby-name-waits = { $name } aspetta
lobby-play-now-person = Enter: gioca con { $name } ({ $terms }).
lobby-daily-about = Enter: il problema di oggi, lo stesso per tutti.
lobby-race-solved = { $count } risolti
lobby-race-best = record { $time }, { $name }
lobby-race-own = Hai impiegato { $time }: posto { $place } su { $count }.
lobby-house-plays = la casa gioca solo a Reversi in una seduta
lobby-choose-name = Scegli il tuo nome...
lobby-choose-name-about = Scegli un nome: si può fare una volta sola.
lobby-guest-code = Per tornare entro un giorno:
lobby-type-name = Il tuo nome per sempre: { $name }_
lobby-own-game-about = Enter: vai a questa partita.
lobby-time-yours = Hai { $left } per la tua mossa.
lobby-time-theirs = { $name } ha { $left }.
lobby-time-vacation = { $name } è in vacanza, e ha { $left }.
left-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
left-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
lobby-own-seek = { $name } (tu)
lobby-own-challenge = Sfidi { $name }
lobby-own-seek-about = La tua proposta. Enter la ritira.
lobby-challenge = { $name } ti sfida
lobby-seek-about = Enter: gioca contro { $name } così.
lobby-running-about = Enter: guarda questa partita.
lobby-finished-about = Enter: rivedi questa partita; lì x ne copia un link.
lobby-won = hai vinto
lobby-lost = hai perso
lobby-you = { $name } (tu)
lobby-you-about = Sei tu. Enter: proponi una partita a tutti.
lobby-person-about = Enter: sfida { $name }.
lobby-your-turn = tocca a te
lobby-playing = gioca
lobby-tournament = { $name }, turno { $round } di { $rounds }
lobby-tournament-over = { $name }: ha vinto { $winner }
lobby-hour = { $day ->
    [1] lunedì { $time }
    [2] martedì { $time }
    [3] mercoledì { $time }
    [4] giovedì { $time }
    [5] venerdì { $time }
    [6] sabato { $time }
   *[other] domenica { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
lobby-weekly-entered = { $count ->
    [one] per ora solo tu
   *[other] { $count } giocatori, anche tu
}
lobby-weekly-about = Le partite iniziano { $hour } ({ $zone }). Enter: iscriversi.
lobby-weekly-in = Sei iscritto per { $hour } ({ $zone }). Enter: ritirarsi.
lobby-weekly-guest = Le partite iniziano { $hour } ({ $zone }). Gli ospiti non possono iscriversi: collegati con una chiave (ssh-keygen ne crea una).
lobby-tournament-full = il torneo è al completo
lobby-round = turno { $round }
lobby-you-wait = aspetti
lobby-waits = ti aspetta
lobby-is-here = è qui
lobby-round-about = La tua partita contro { $name }: sei { $side }. Enter: gioca.
lobby-round-wait = La partita comincia quando { $name } è pronto. Enter: non aspettare più.
lobby-standings = Classifica
lobby-standings-about = Enter: classifica e risultati del torneo.
lobby-standings-keys = PgUp e PgDn mostrano altro. Esc: torna alla sala.
lobby-muted = silenziato
lobby-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
lobby-waiting = Aspetto la sala...
lobby-cut-off = Le partite ora non si possono salvare.
lobby-ladder-title = Graduatoria
lobby-ladder-about = I giocatori migliori.
lobby-ladder-empty = Nessuno ha ancora un punteggio consolidato.
lobby-ladder-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
lobby-name-taken = questo nome è preso
lobby-no-name = il tuo nome resta com'è
lobby-guest-terms = gli ospiti giocano senza punteggio e in una sola seduta: collegati con una chiave per altro
lobby-busy = prima finisci la tua partita
lobby-too-many-seeks = hai abbastanza proposte: prima ritirane una
lobby-too-many-games = hai già 50 partite per corrispondenza: finiscine prima una
lobby-seek-gone = questa proposta non c'è più
lobby-no-game = non c'è questa partita
lobby-not-your-game = non è la tua partita
lobby-not-here = questo giocatore non è qui
lobby-not-your-turn = non tocca a te
lobby-no-offer = non c'è nessuna offerta a cui rispondere
lobby-not-away = l'avversario deve prima mancare da due minuti
lobby-has-time = resta ancora tempo
seek-title = Proponi una partita
seek-title-to = Sfida { $name }
seek-pace = Tempo
seek-rated = Con punteggio
seek-rated-yes = sì
seek-rated-no = no
seek-rated-about = Il risultato cambia i due punteggi. Niente istruttore durante la partita.
seek-casual-about = Il risultato non cambia nessun punteggio.
seek-house-about = Se non viene nessuno, dopo 20 secondi gioca un computer.
seek-side = Giochi con
seek-side-random = a caso
seek-side-about = Il tuo colore.
seek-game = Gioco
pace-days = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
pace-live-about = Si gioca in una sola seduta.
pace-days-about = { $days ->
    [one] Per corrispondenza: ogni mossa entro un giorno.
   *[other] Per corrispondenza: ogni mossa entro { $days } giorni.
}
terms-rated = con punteggio
terms-casual = senza punteggio
shared-title = { $black } - { $white }
shared-rematch = { $name } offre la rivincita: Enter
shared-rematch-offered = La tua rivincita aspetta { $name }
shared-next = Giocano ancora: Enter
shared-your-turn = Tocca a te: muove { $side }
shared-turn = Muove { $name } ({ $side })
shared-looking-back = Uno sguardo indietro ({ $at } di { $count }): { $last }
shared-away = { $name } è via
shared-claim-in = { $name } è via: potrai chiedere la vittoria tra { $time }
shared-call-off-in = { $name } è via: potrai annullare la partita tra { $time }
shared-call-off = { $name } è via da due minuti: W annulla la partita
shared-may-leave = Puoi andartene: la partita aspetta tra le tue.
shared-vacation = { $name } è in vacanza
shared-comment = Due mosse dopo
shared-book = { $square }: mossa di libro
shared-book-named = { $square }: mossa di libro ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } vale { $loss } { $loss ->
    [one] pedina
   *[other] pedine
} in più
shared-claim = { $name } è via da due minuti: W chiede la vittoria
shared-offer-sent = La tua offerta aspetta risposta
shared-draw-offered = { $name } offre il pareggio
shared-take-back-offered = { $name } chiede di ritirare una mossa
shared-watching = { $count ->
    [one] , 1 spettatore
   *[other] , { $count } spettatori
}
shared-paused = La partita è sospesa: le mosse ora non si possono salvare
shared-unsaved = Non salvata. { $status }
shared-aborted = Partita annullata: era appena cominciata
shared-draw = Pareggio di comune accordo
shared-rating = Il tuo punteggio: { $before } -> { $after }
shared-resign = Abbandoni? Enter: sì
shared-leave = Esci? L'orologio continua a correre. Enter: sì
shared-greeting = { $name }: { $greeting }
greeting-hello = Ciao!
greeting-good-luck = Buona fortuna!
greeting-well-played = Ben giocato!
greeting-nice-move = Bella mossa!
greeting-sorry = Scusa!
greeting-thanks = Grazie!
greetings-muted = 0 { $muted ->
    [yes] mostra i saluti
   *[no] non mostrare i saluti
}
refusal-assistance = istruttore e motori tacciono durante la tua partita con punteggio
news-shared-game-begun = La tua partita è cominciata: la trovi sotto Persone
news-declined = { $name } rifiuta
news-challenged = { $name } ti sfida: vedi Persone
news-came = { $name } è qui ora: vedi la sala
news-named = Il tuo nome è { $name }
keys-lobby = Persone
keys-account-name = Nome
keys-seek = Proposta
keys-shared-game = Partita tra persone
keys-watched-game = Da spettatore
keys-shared-resign = Abbandono
keys-shared-leave = Uscita da una partita
keys-greetings = Saluti
key-lobby-enter = Gioca, guarda o sfida
key-lobby-seek = Proponi una partita a tutti
key-lobby-drop = Ritira la tua proposta, rifiuta una sfida
key-lobby-ladder = Graduatoria e ritorno
key-account-name = Prendi questo nome
key-post-seek = Pubblica la proposta
key-shared-enter = Gioca sul cursore; offri la rivincita
key-watch-next = Guarda la partita successiva dei due
key-accept-offer = Accetta l'offerta
key-decline = Rifiuta l'offerta, o ritira la tua
key-claim = Chiedi la vittoria
key-offer-take-back = Chiedi di ritirare una mossa
key-offer-draw = Offri il pareggio
key-greet = Manda un saluto
key-shared-coach = Coach: solo nella revisione finale
key-greeting = Manda questo saluto
bar-seek = proponi
bar-drop = ritira
bar-ladder = graduatoria
bar-post = pubblica
bar-accept = accetta
bar-decline = rifiuta
bar-claim = chiedi vittoria
bar-draw = pareggio
bar-greet = saluta
bar-rematch = rivincita
bar-watch = guarda

lobby-name-form = un nome ha da 2 a 20 lettere a-z, cifre e trattini, prima una lettera
lobby-name-reserved = questo nome è riservato
lobby-store-unavailable = le partite ora non si possono salvare
account-title = Il tuo account
account-add = Aggiungi una chiave o un browser...
account-add-about = Un codice per l'altra tua chiave o browser, valido dieci minuti.
account-recovery = Codice di recupero...
account-recovery-about = Un codice da conservare: ti ridà l'account e sostituisce le chiavi perse. Il precedente non vale più.
account-enter = Inserisci un codice...
account-enter-about = Unisci questa chiave o browser al tuo altro account.
account-vacation = Vacanza...
account-vacation-about = Le tue partite per corrispondenza aspettano. { $left ->
    [one] Resta { $left } giorno quest'anno.
   *[other] Restano { $left } giorni quest'anno.
}
account-on-vacation = Le tue partite per corrispondenza aspettano ancora { $left }. Enter chiude la vacanza.
account-type-days = Giorni di vacanza (da 1 a { $left }): { $text }_
account-no-vacation = non ti restano tanti giorni di vacanza
account-delete = Elimina l'account...
account-delete-about = Il tuo nome sparisce; le tue partite restano senza.
account-delete-sure = Eliminare per sempre il tuo account? Enter: sì
account-deleted = Il tuo account è eliminato
account-type-code = Codice: { $text }_
account-joined = Questa chiave ora è di { $name }: ricollegati
account-code-add = Inseriscilo lì entro dieci minuti:
account-code-recovery = Tienilo al sicuro:
account-no-such-code = nessun codice così, o è scaduto
account-has-more = questa chiave ha già un nome o delle partite sue
account-guest = gli ospiti non hanno account: collegati con una chiave
news-reported = Segnalato: il gestore guarderà questo nome
keys-account = Account
keys-account-code = Codice
keys-account-delete = Elimina l'account
key-account-choose = Fai questo
key-account-code = Usa questo codice
key-account-delete = Elimina l'account
key-account-vacation = Prendi questi giorni
key-lobby-account = Il tuo account: altre chiavi, recupero, eliminazione
key-lobby-report = Segnala un nome al gestore
key-lobby-mute = Silenzia una persona, o non più: niente saluti né sfide
bar-account = account
serve-removed = Questa sessione è stata chiusa: dal gestore, o perché la sua chiave è stata tolta.
lobby-enough-rated = voi due avete giocato tre partite classificate in un giorno dalla stessa rete: giocate senza classifica, o aspettate
lobby-operator-muted = il gestore ti ha silenziato: niente saluti né sfide
account-own-key = questa sessione usa quella chiave: toglila da un'altra
account-keys = Chiavi...
account-keys-about = Chiavi e browser che aprono il tuo account, con l'ultimo uso; togline uno.
account-keys-title = Le tue chiavi
account-browser = browser { $digits }
account-ssh-key = chiave ssh { $digits }
account-this-key = questa sessione
account-remove-sure = Togliere { $key } e chiudere le sue sessioni? Enter: sì
account-ratings = Punteggio { $live }, per corrispondenza { $slow }
keys-account-keys = Chiavi
keys-account-remove = Togliere una chiave
key-account-remove = Togliere questa chiave
operator-usage = comandi: who, reports, dismiss NOME, ban NOME|CHIAVE|RETE, unban NOME|CHIAVE|RETE, rename NOME NUOVO-NOME, kick NOME, mute NOME, unmute NOME
operator-no-server = nessun server gira con questa cartella
operator-no-folder = non c'è nessuno in { $path }: nessun server ha girato con questa cartella
operator-backup-full = { $path } contiene file: indica una cartella nuova
operator-backed-up = La cartella è copiata in { $path }: un server può partire da lì.
operator-no-account = non c'è nessun account { $name }
operator-no-target = { $target } non è né una chiave (SHA256:..., web:...) né una rete (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } è una chiave di un gestore
operator-too-large = { $target } è più di una rete: almeno /8 di IPv4, /16 di IPv6
operator-backup-inside = { $path } sta nella cartella stessa: indicane una fuori
operator-no-key = { $name } non ha chiavi: espelli l'ospite con kick, o bandisci la rete mostrata da who
operator-no-reports = nessun nome è segnalato
operator-report = { $name }: { $count ->
    [one] { $count } segnalazione
   *[other] { $count } segnalazioni
}, l'ultima il { $day }
operator-dismissed = le segnalazioni di { $name } sono scartate
operator-banned = { $target } è bandito:
    { $entries }
operator-unbanned = { $target } può tornare
operator-not-banned = { $target } non è bandito
operator-renamed = { $name } ora si chiama { $new }
operator-kicked = le sessioni di { $name } si chiudono
operator-muted = { $name } non manda né saluti né sfide
operator-unmuted = { $name } può di nuovo salutare e sfidare
operator-no-sessions = non c'è nessuno
config-more = config.toml: { $count ->
    [one] { $count } altra riga senza senso
   *[other] { $count } altre righe senza senso
}
config-not-utf-8 = non è in UTF-8: alcune lettere non si leggono
event-no-thread = il sistema non ha posto per una partita
key-crosstable = Tabella incrociata sì/no
key-scroll-crosstable = Altri avversari della tabella incrociata
bar-crosstable = tabella
