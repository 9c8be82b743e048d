# Tout ce que dit le jeu, en français. L'ordre et les noms sont ceux de en.ftl, qui explique le format.
#
# Le joueur est vouvoyé. Les termes sont ceux de la Fédération française d'Othello : voir TERMS.md.

## The start screen

start-resume = Continuer
start-suspended = { $count ->
    [one] Partie précédente
   *[other] Parties précédentes ({ $count })
}
start-play = Jouer
start-play-variant = { $game }. { $about }
start-set-up = Préparer...
start-set-up-about = Règles, camps, pendule et position de départ.
start-set-up-title = Préparer une partie
start-more = Autres...
start-more-about = Réglages, morpion, éditeur, moteurs, tournois.
start-more-title = Autres
start-due = { $due } à revoir
start-begin = Commencer la partie
start-begin-about = Jouer avec les choix ci-dessous.
start-learn = Apprendre
start-learn-done = { $done } sur { $count }
start-learn-about = Des leçons, du premier coup à la tactique avancée.
start-learn-newcomer = Vous découvrez Reversi ? Cinq petites leçons suffisent.
start-players = Joueurs
start-players-one = vous, ordinateur
start-players-one-about = Jouer contre l'ordinateur.
start-players-two = deux personnes
start-players-two-about = Deux joueurs au même clavier.
start-players-watch = deux ordinateurs
start-players-watch-about = Regarder l'ordinateur jouer contre lui-même.
start-side = Vous jouez
start-side-random = au hasard
start-side-random-about = Votre couleur est tirée au sort.
start-side-first = Vous avez { $side } et jouez en premier.
start-side-second = Vous avez { $side } et jouez en second.
start-side-open = Vous avez { $side }, peu importe qui commence.
start-opponent = Adversaire
start-opponent-level = un niveau
start-opponent-level-about = Gauche ou droite : jouer contre une personne. Les niveaux vont du hasard à la pleine force.
start-opponent-person = façon humaine
start-opponent-person-about = Joue comme les joueurs de tournoi d'un classement, appris de 78 000 parties.
start-opponent-engine = un moteur
start-level = Niveau
start-name = Nom
start-level-newcomer = Vous débutez ? Essayez les niveaux 1 à 3. { $about }
start-game = Jeu
start-first = Commence
start-first-custom-about = X commence.
start-first-coin = tirage au sort
start-first-coin-about = Le sort décide qui commence.
start-first-you = vous
start-first-you-about = Vous commencez.
start-first-computer = l'ordinateur
start-first-computer-about = L'ordinateur commence.
start-beginning = Position
beginning-standard = normale
beginning-about-standard = Quatre pions au centre, en croix.
beginning-balanced = ouverture équilibrée
beginning-about-balanced = Huit coups sont déjà joués ; aucun camp n'a l'avantage.
beginning-random = coups au hasard
beginning-about-random = Huit coups au hasard sont déjà joués ; tout peut arriver.
beginning-parallel = côte à côte
beginning-about-parallel = Quatre pions au centre, ceux de chaque camp l'un à côté de l'autre.
beginning-handicap = { $corners ->
    [one] { $corners } coin
   *[other] { $corners } coins
} { $who ->
    [you] pour vous
   *[black] pour Noir
}
beginning-handicap-about = { $who ->
    [you] Vous commencez avec { $corners ->
        [one] un coin
       *[other] { $corners } coins
    }. La partie ne compte pas pour votre classement.
   *[black] Noir commence avec { $corners ->
        [one] un coin
       *[other] { $corners } coins
    }.
}
start-clock = Pendule
clock-none = sans
clock-none-about = Temps illimité.
clock-no-limit = illimité
clock-each = Chaque camp a { $control }.
clock-odds = { $black } a { $black-control }, { $white } a { $white-control }.
clock-increment = { $main }, plus { $increment } par coup
clock-only-increment = { $increment }, plus autant par coup
clock-byo-yomi = { $moves ->
    [1] { $main }, puis { $period } par coup
   *[other] { $main }, puis { $period } pour { $moves } coups
}
clock-periods = { $spare ->
    [0] { $main }, puis { $period } par coup
    [1] { $main }, puis { $period } par coup ; un dépassement permis
    [2] { $main }, puis { $period } par coup ; deux dépassements permis
   *[other] { $main }, puis { $period } par coup ; { $spare } dépassements permis
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
start-library = Bibliothèque
start-library-about = Parcourir, chercher et exporter vos parties.
start-puzzles = Problèmes
start-puzzles-due = { $due ->
    [one] { $due } problème à refaire aujourd'hui.
   *[other] { $due } problèmes à refaire aujourd'hui.
}
start-puzzles-about = Trouver le seul bon coup. Un nouveau problème chaque jour.
start-practice = Entraînement
start-practice-about = Rejouer vos propres erreurs jusqu'à ne plus les faire.
start-practice-due = { $due ->
    [one] { $due } position à revoir aujourd'hui.
   *[other] { $due } positions à revoir aujourd'hui.
}
copy-place = { $place } (copie)
analysis-place = Analyse
start-analysis = Analyse
start-analysis-last = { $date ->
    [none] Reprendre votre analyse (n : nouvelle analyse).
   *[other] Reprendre votre analyse du { $date } (n : nouvelle analyse).
}
start-analysis-about = Parcourir les ouvertures, voir ce qui s'est joué, garder vos lignes.
start-statistics = Statistiques
start-statistics-about = Vos résultats et votre classement.
start-settings = Réglages
start-settings-about = Thème, aides, noms et plus encore.
start-guests = Moteurs
start-guests-about = D'autres programmes pour adversaires : les essayer, lire leurs journaux.
start-guest-about = Un autre programme, d'après vos réglages.
start-tic-tac-toe-about = Trois en ligne gagnent. Cinq niveaux, du facile à l'imbattable.
start-editor = Éditeur de position
start-editor-about = Poser une position, puis la jouer ou l'analyser.
start-help = Aide
start-help-about = Les règles, un lexique et toutes les touches.
start-quit = Quitter
start-quit-about = Quitter le jeu.
start-unfinished = { $moves ->
    [0] { $players } : aucun coup joué.
    [one] { $players }, après { $moves } coup : { $black-discs } à { $white-discs }.
   *[other] { $players }, après { $moves } coups : { $black-discs } à { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, après { $moves } coup.
   *[other] { $game }, après { $moves } coups.
}

overview-title = Vos parties
overview-games = { $games ->
    [one] { $games } partie : { $wins } gagnée, { $draws } nulle, { $losses } perdue
   *[other] { $games } parties : { $wins } gagnées, { $draws } nulles, { $losses } perdues
}
overview-last = Dernière partie { $dot } { $result }
rules-title = Comment jouer
rules-turns = { $black } et { $white } jouent à tour de rôle ; { $black } commence.
rules-turns-coin = { $black } est noir, { $white } est blanc ; le sort décide qui commence.
rules-place = Posez un pion de façon qu'une rangée de pions adverses se trouve entre lui et un autre de vos pions.
rules-flip = Tous les pions ainsi encadrés prennent votre couleur, dans toutes les directions à la fois.
rules-must = Chaque coup doit encadrer au moins un pion. De petites marques montrent où vous pouvez jouer.
rules-pass = Si vous ne pouvez encadrer aucun pion, vous devez passer.
rules-end-stuck = La partie finit quand le joueur au trait n'a pas de coup légal. Le plus grand nombre de pions gagne.
rules-end = Quand aucun camp ne peut jouer, celui qui a le plus de pions gagne.
rules-end-fewest = Quand aucun camp ne peut jouer, celui qui a le moins de pions gagne.
rules-overture = D'abord les joueurs posent tour à tour quatre pions au centre (le deuxième à côté du premier) ; ils ne retournent rien.
rules-example = Trait à { $side } : { $squares } encadrent chacun un pion.
rules-keys = Déplacez le curseur avec les flèches et tapez Enter, ou cliquez sur une case.
rules-line = Jouez à tour de rôle. Le premier à aligner trois signes gagne : en ligne, en colonne ou en diagonale.
rules-first-steps = Premiers pas
rules-corners = Prenez les coins : un pion dans un coin ne peut plus être retourné.
rules-x-squares = Évitez les cases voisines d'un coin vide.
rules-anti-corners = Évitez les coins : un pion y reste à vous pour toujours.
rules-anti-few = Retournez peu de pions, bien au milieu des vôtres : l'adversaire devra retourner le reste.
rules-few = Au début, mieux vaut avoir moins de pions : il vous reste en général plus de coups.
terms-title = Le vocabulaire
term-corner = coin
term-corner-about = a1, a8, h1 ou h8 ; acquis pour le reste de la partie
term-edge = bord
term-edge-about = les rangées et colonnes extérieures
term-x-square = case X
term-x-square-about = en diagonale d'un coin : b2, b7, g2, g7
term-c-square = case C
term-c-square-about = sur le bord, à côté d'un coin, comme b1 ou a2
term-flip = retourner
term-flip-about = donner votre couleur à un pion encadré
term-stable = pion définitif
term-stable-about = un pion qui ne peut plus jamais être retourné
term-mobility = mobilité
term-mobility-about = le nombre de coups que vous avez au choix
term-frontier = frontière
term-frontier-about = vos pions voisins de cases vides ; chacun donne des coups à l'adversaire
term-quiet = coup tranquille
term-quiet-about = un coup qui ne retourne que des pions intérieurs
term-wedge = insertion
term-wedge-about = un pion entre deux pions adverses sur un bord
term-region = région
term-region-about = un groupe de cases vides qui se touchent
term-parity = parité
term-parity-about = qui joue le dernier coup d'une région ; mieux vaut que ce soit vous
term-opening = ouverture
term-opening-about = les premiers coups ; les plus courants ont un nom
term-margin = écart
term-margin-about = vos pions moins ceux de l'adversaire ; +4 : 4 d'avance
term-exact = exact
term-exact-about = prouvé jusqu'à la fin de la partie, et non estimé ; marqué =
term-marks = ?! ? ??
term-marks-about = imprécision, erreur, gaffe : un coup qui coûte au moins 5, 12 ou 25 % de vos chances de gain
term-accuracy = préc.
term-accuracy-about = la part de vos chances de gain que vos coups ont gardée ; une gaffe vaut 0 %, un coup qui ne coûte rien 100 %
term-corners = angles marqués
term-corners-about = sur l'othellier : le dernier coup et les pions qu'il a retournés

motto-flips = encadrer et garder
motto-fewest = encadrer le moins possible
motto-line = trois en ligne pour gagner

rule-reversi = Noir commence ; qui ne peut pas jouer doit passer.
rule-reversi-book = Règles du livre, X est noir : la partie finit quand un joueur n'a pas de coup légal.
rule-anti = Le moins de pions gagne. Sinon, les règles habituelles.
rule-6x6 = Un othellier plus petit. Sinon, les règles habituelles.
rule-4x4 = Le plus petit othellier : une minute par partie.
rule-overture = Les joueurs posent tour à tour quatre pions au centre, puis jouent comme d'habitude.
rule-tictactoe = Trois en ligne gagnent.

level-random = Joue n'importe quel coup légal.
level-greedy = Retourne toujours le plus de pions possible.
level-rookie = Prend les coins, sinon retourne le plus de pions.
level-novice = Connaît les bases, mais trébuche souvent.
level-amateur = Garde ses possibilités ; fait encore beaucoup d'erreurs.
level-club = Beaucoup de petites erreurs, et une grosse de temps en temps.
level-expert = De petites erreurs, rarement une grosse.
level-master = Seulement de petites erreurs.
level-grandmaster = Donne un pion ou deux de temps en temps.
level-champion = Pleine force : tous les cœurs, jusqu'à cinq secondes par coup.
level-matched = À ma force
level-matched-about = Joue à votre force ({ $rating } en ce moment) : vous gagnez une fois sur deux.
level-partner = Aussi fort que vous.
level-person = { $name }, { $rating }
level-person-rare = { $about } On connaît peu de parties de tels joueurs.
level-pupil = Gagne s'il peut, sinon bloque.
level-regular = Comme l'Élève, puis préfère les coins et le centre.
level-veteran = Comme l'Habitué, avec une première réponse bien choisie.
level-perfect = Ne perd jamais, et tend des pièges.

## A game

move-number = coup { $number }
empties = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
step-mode = pas à pas
not-saved = non enregistrée
values-for-black = valeurs pour Noir
values-for-white = valeurs pour Blanc

player-you = Vous
player-computer = Ordinateur
level-number = niveau { $number }
level-rating = classement { $rating }
level-like-people = comme les { $rating }
full-name = { $name } ({ $side })
score-title = Score
games-won-title = Parties gagnées
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}
drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}

turn-with-rule = { $turn }. { $rule }
your-turn = À vous : trait à { $side }{ $urgent }
their-turn = À { $name } de jouer{ $urgent }
enter-lets-move = Enter : { $name } joue
thinking = { $name } réfléchit
thinking-later = { $name } réfléchira bientôt : vous êtes { $place }
place-in-line = { $place ->
    [1] le prochain
    [2] 2e dans la file
   *[other] { $place }e dans la file
}
thinking-ahead = { $depth ->
    [one] { $name } réfléchit ({ $depth } coup d'avance)
   *[other] { $name } réfléchit ({ $depth } coups d'avance)
}
column-typed = Colonne { $column } ; tapez maintenant la rangée, de 1 à 8
urgent-block =  ; il faut bloquer { $squares }
urgent-lost =  ; impossible de tout bloquer : { $squares }
urgent-win = { $count ->
    [one]  ; { $squares } gagne
   *[other]  ; { $squares } gagnent
}
and = { $one } et { $two }
must-pass = { $who ->
    [you] Vous n'avez pas de coup légal et devez passer
   *[other] { $name } n'a pas de coup légal et doit passer
}
passed = { $who ->
    [you] Vous n'avez pas de coup légal : vous passez
   *[other] { $name } n'a pas de coup légal et passe
}
plays = { $who ->
    [you] Vous jouez { $square }
   *[other] { $name } joue { $square }
}
plays-flips = { $who ->
    [you] Vous jouez { $square } et retournez { $flips }
   *[other] { $name } joue { $square } et retourne { $flips }
}
replay-start = Le début : trait à { $side }

win-on-time = { $who ->
    [you] Vous gagnez au temps
   *[other] { $name } gagne au temps
}
win-resigned = { $who ->
    [you] Vous gagnez par abandon
   *[other] { $name } gagne par abandon
}
win-left = { $who ->
    [you] Vous gagnez : votre adversaire est parti
   *[other] { $name } gagne : l’adversaire est parti
}
win = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
}
win-by = { $who ->
    [you] Vous gagnez de { $lead }
   *[other] { $name } gagne de { $lead }
}
lead = { $who ->
    [you] Vous menez
   *[other] { $name } mène
}
lead-by = { $who ->
    [you] Vous menez de { $lead }
   *[other] { $name } mène de { $lead }
}
draw = Partie nulle
even = Égalité
rating-change = { $rating } ({ $gained })
rating-at-first = environ { $rating }
rated = Votre classement : { $rating }
rated-proposing = { $rated }. Le niveau { $number } ({ $name }) serait à votre mesure
fewest-win = le moins de pions gagne
official = { $outcome ->
    [draw] score officiel { $black }-{ $white } : les cases vides sont partagées
   *[win] score officiel { $black }-{ $white } : les cases vides vont au vainqueur
}
ending-line = trois en ligne : { $squares }
ending-both-stuck = aucun camp ne peut jouer
ending-stuck = { $side } n'a pas de coup légal
ending-time = { $who ->
    [you] votre temps est écoulé
   *[other] { $name } n'a plus de temps
}
result-corners = { $result ->
    [won] { $count ->
        [one] Vous teniez le coin { $squares }
       *[other] Vous teniez les coins { $squares }
    }
   *[lost] { $count ->
        [one] Vous avez perdu le coin { $squares }
       *[other] Vous avez perdu les coins { $squares }
    }
}
result-accuracy = Précision : environ { $accuracy }
ending-resigned = { $who ->
    [you] vous avez abandonné
   *[other] { $name } a abandonné
}
ending-left = { $who ->
    [you] vous avez quitté la partie
   *[other] { $name } a quitté la partie
}
result-title = Fin de la partie

lines-title = Lignes
lines-loss = (-{ $loss })
lines-course = Valeurs pour Noir
lines-course-progress = Analyse... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Coups
moves-title-opening = Coups { $dot } { $opening }
pass = passe

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] À vous de jouer - outflank
   *[other] À { $name } de jouer - outflank
}

## The coach

coach-title = Entraîneur
coach-title-sure = Entraîneur : { $looked }
coach-over = La partie est finie (v : revue).
coach-pass = Vous devez passer.
coach-looking = J'examine l'othellier...
lines-solving = Résolution : { $empties } cases vides
lines-solved = { $winner ->
    [draw] Résolu : partie nulle.
   *[side] Résolu : { $side } gagne de { $discs }.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
analysis-title = { $side } joue
analysis-over = La partie est finie.
analysis-looking = recherche...
analysis-empty = Jouez, tapez une ouverture ou collez une partie.
analysis-empty-then = E : composer une position. G : ouvrir une partie.
analysis-why = Pourquoi { $square } ?
analysis-costs = { $square } perd { $loss } pions.
explorer-mean = moyen.
explorer-value = valeur
explorer-line = suite probable
explorer-played = joué
explorer-count = parties
explorer-indexing = Lecture des parties de votre bibliothèque : { $percent } %.
explorer-none = Aucune partie de votre bibliothèque n'a atteint cette position
explorer-none-filtered = Aucune partie du filtre n'est passée ici
explorer-nowhere = Aucun nom de tournoi ne contient « { $name } »
explorer-no-such-player = Aucun nom de joueur ne contient « { $name } »
explorer-favourite-costs = { $cost ->
    [one] { $percent } % jouent { $square }, qui coûte { $cost } pion ; { $best } est meilleur.
   *[other] { $percent } % jouent { $square }, qui coûte { $cost } pions ; { $best } est meilleur.
}
explorer-costs = { $cost ->
    [one] { $square } coûte { $cost } pion ; mieux : { $best }.
   *[other] { $square } coûte { $cost } pions ; mieux : { $best }.
}
explorer-move-once = { $square } : { $games }{ $winner ->
    [black] , gagnée par Noir.
    [white] , gagnée par Blanc.
   *[none] , nulle.
}
explorer-move = { $square } : { $games }. Noir a gagné { $black }, Blanc { $white }{ $has-draws ->
    [yes] , nulles { $draws }.
   *[no] .
}
explorer-margin = Écart de Noir : moyenne { $mean }, médiane { $median }.
explorer-by-last = Joué surtout par { $player } ({ $games }) ; la dernière fois en { $year }.
explorer-by = Joué surtout par { $player } ({ $games }).
explorer-values-book = Tous les nombres sont pour Noir. Valeurs : la bibliothèque d'ouvertures.
explorer-last = La dernière fois en { $year }.

## The opening trainer

opening-idea = { $name } : { $idea }
opening-idea-japanese = { $name } ({ $japanese }) : { $idea }
opening-diagonal-opening = Blanc répond en diagonale : solide, et la porte du Cow et du Buffalo.
opening-x-square-opening = Noir donne un coin au cinquième coup : une partie perdue, nommée en guise d'avertissement.
opening-snake = Noir contourne la rangée par le bas et garde peu de pions ; les deux camps sont à égalité.
opening-stuck-peasant = Blanc gagne tôt le bord du centre et laisse le choix à Noir ; égal.
opening-lysons = Blanc quitte le centre aussitôt pour une partie libre ; égal avec du soin.
opening-nordic-peasant = Noir répond de l'autre côté de l'othellier ; f5 tient la partie de Blanc.
opening-danish-peasant = Noir enferme Blanc et attend ; une seule réponse garde l'égalité.
opening-classic-peasant = Noir sort vers le bord gauche pour garder le trait ; c7 tient pour Blanc.
opening-pyramid = Les pions de Noir forment une pyramide ; Blanc y entre en b6.
opening-heath = Noir saute à côté de la rangée de Blanc pour l'attirer dehors ; un souffle mieux pour Noir.
opening-classic-heath = La réponse habituelle au d2 de Blanc : chacun longe le bord du centre ; égal.
opening-mimura-variation-ii = Un piège : Blanc obtient la meilleure partie avec f6.
opening-heath-bat = Noir joint le Heath au Bat et garde beaucoup de coups.
opening-iwasaki-variation = Une variante plus calme du Heath ; égal.
opening-heath-chimney = Blanc répond au Heath de l'intérieur par e3 ; Noir garde un petit avantage.
opening-raccoon-dog = Un bluff : d2 donne la meilleure partie à Blanc, la plupart des autres coups non.
opening-rocket = Noir file au-delà des pions de Blanc ; Blanc obtient un peu plus avec e3.
opening-hamilton = Noir double le Rocket ; Blanc a un petit avantage à gauche.
opening-lollipop = La réponse de Blanc au Rocket : Noir doit céder du terrain.
opening-cow = Noir reste groupé dans la diagonale ; la façon la plus calme de la jouer.
opening-chimney = Blanc empile des pions vers le haut au centre ; égal.
opening-cow-bat = Chacun déploie deux ailes ; de longues lignes connues, égales si l'on joue exactement.
opening-bat-piau-continuation-2 = Noir sort à gauche ; Blanc doit trouver e6.
opening-melnikov = Noir garde quantité de coups et laisse quelques pions de plus à Blanc.
opening-bat-kling-continuation = Une longue ligne forcée sur le bord gauche ; d7 garde l'avance de Blanc.
opening-bat-kling-alternative = Blanc va aussitôt au bord gauche ; Noir est un peu mieux.
opening-rose-v-toth = Noir bouche le trou en f5 ; du nom d'une partie Rose-Toth, égal.
opening-tanida = Blanc sort en d2 pour laisser l'extérieur à Noir ; petit avantage à Noir.
opening-aircraft = Les pions de Noir se déploient comme des ailes ; Blanc a deux bonnes réponses.
opening-sailboat = Blanc laisse peu de coups à Noir, qui doit trouver c6.
opening-maruoka = Blanc se glisse en d7 sous les pions de Noir ; égal.
opening-landau = Noir joue à l'intérieur à droite ; Blanc doit répondre c7.
opening-buffalo = Noir charge à travers l'othellier : tranchant, et Blanc n'a qu'une bonne réponse.
opening-maruoka-buffalo = Noir prend la case que Blanc voulait dans le Buffalo ; e3 répond.
opening-tanida-buffalo = Blanc réduit les coups de Noir ; Noir tient avec f3.
opening-hokuriku-buffalo = Blanc remplit f5 et garde la partie fermée ; égal.
opening-wing-variation = Blanc imite la forme de Noir ; laissé libre, il fait perdre quelques pions à Noir.
opening-semi-wing-variation = Blanc se retient et donne trop à faire à Noir, qui perd quelques pions.
opening-parallel-opening = Blanc s'aligne à côté de la rangée de Noir : la plus faible réponse au premier coup.
opening-perpendicular-opening = Les pions de Blanc sont à angle droit de ceux de Noir : la réponse la plus jouée.
opening-collay = Noir quitte le chemin habituel au troisième coup ; c5 le punit.
opening-rabbit = Noir continue tout droit : le chemin du Rose et de ses nombreuses branches.
opening-mimura = Blanc s'écarte avant le Rose ; Noir obtient un peu plus.
opening-shaman = Noir attend en c6 au lieu du Rose ; Blanc répond à gauche.
opening-inoue = Noir monte au lieu du Rose ; petit avantage à Blanc.
opening-iago = Blanc répond à l'Inoue de l'intérieur et laisse peu à Noir.
opening-bhagat = Noir remonte tôt l'othellier ; Blanc s'en sort bien avec c3.
opening-rose = La grande route du Rabbit : équilibrée, et connue très loin.
opening-flat = Noir s'étend sur le côté gauche du Rose ; égal, et très étudié.
opening-rotating-flat = Blanc fait pivoter le Flat par f5 ; Noir répond b4.
opening-murakami-variation = Noir essaie b3 dans le Rotating Flat ; b4 de Blanc est la question.
opening-rotating-flat-kling-continuation = Une longue ligne avec peu de choix ; Blanc garde un pion d'avance.
opening-rose-birth = Blanc ranime le Rose sur la droite ; Noir doit suivre de près.
opening-brightstein = Blanc ouvre en bas pour libérer la position ; Noir prend g6.
opening-rose-birdie = Noir sort à droite du Rose-Birth ; Blanc répond g6.
opening-rose-tamenori-kling = Blanc remplit f6 et garde la droite fermée ; égal.
opening-greenberg = Noir laisse à Blanc des coups tranquilles en haut ; un peu mieux pour Blanc.
opening-ralle = Blanc attend à l'intérieur au lieu de e2 ; égal.
opening-horse = Noir cède la case d6 contre de la liberté ; environ un pion pour Blanc.
opening-ganglion = Blanc quitte la perpendiculaire à gauche ; Noir garde l'équilibre avec f3.
opening-swallow = Noir laisse peu de coups à Blanc ; f4 est le seul bon.
opening-no-cat-continuation = Une longue ligne équilibrée ; Noir continue par d7.
opening-italian = Noir monte tout droit au lieu du Cat ; petit avantage à Blanc.
opening-cat = Noir s'enroule par le haut ; jouable, avec un petit avantage à Blanc.
opening-sakaguchi = Blanc est sorti du Cat avec l'avantage ; Noir se défend.
opening-berner = Noir va au bord droit dans le Cat ; f6 garde l'avance de Blanc.
opening-bent-ganglion = Blanc se tourne trop tôt vers l'extérieur ; f3 donne la meilleure partie à Noir.
opening-tiger = Noir reste au centre avec beaucoup de coups : l'ouverture la plus jouée de toutes.
opening-stephenson = Noir joue à l'intérieur et attend ; égal, et solide pour les deux.
opening-no-kung = Blanc évite le Kung par b4 ; égal avec du soin.
opening-no-kung-continuation = Une ligne connue où Blanc a un petit avantage.
opening-compoth = Blanc remplit c6 et garde la partie fermée ; égal.
opening-f-a-t-draw = Une partie entière connue pour nulle : f4 garde l'égalité pour Blanc.
opening-lightning-bolt = Les pions de Noir font un zigzag ; g5 y répond.
opening-kung = Blanc sort tôt en g5 ; c6 donne la meilleure partie à Noir.
opening-leaders-tiger = Noir prend d3 et laisse c3 à Blanc ; un peu mieux pour Blanc.
opening-brightwell = Noir joue d6 et garde moins de coups ; c6 est le meilleur de Blanc.
opening-ishii = Un long échange à droite laisse un pion d'avance à Noir.
opening-mainline-tiger = La ligne principale du Tiger : longue, bien connue et égale.
opening-rose-bill = Noir se glisse en f7 et laisse peu de coups à Blanc ; g5 est d'usage.
opening-tamenori = Blanc monte dans le Rose-Bill et laisse f3 à Noir ; égal.
opening-central-rose-bill = Blanc prend le point g5 ; nulle si l'on joue au mieux, comme le dit son autre nom.
opening-aubrey = Blanc sort en g6 ; Noir obtient la meilleure partie avec f3.
opening-aubrey-feldborg-continuation = Blanc revient au centre après g6 ; Noir garde un avantage.

trainer-title = Répétiteur d'ouvertures
trainer-title-opening = Répétiteur d'ouvertures : { $opening }
trainer-asked = Trait à { $side } : quel est votre coup ?
trainer-replying = Votre adversaire répond.
trainer-over = Fin de la ligne.
trainer-nothing = Aucune de vos parties ou lignes ne continue d'ici.
trainer-nothing-how = Reculez, importez d'autres parties ou ajoutez des coups sur l'othellier d'analyse.
trainer-wrong = Votre ligne joue { $right }, pas { $square }.
trainer-as-good = { $square } est aussi bon ; votre ligne joue { $right }.
trainer-wrong-loss = { $loss ->
    [one] Votre ligne joue { $right }. { $square } coûte { $loss } pion.
   *[other] Votre ligne joue { $right }. { $square } coûte { $loss } pions.
}
trainer-costs = { $loss ->
    [one] { $square } coûte { $loss } pion ; mieux : { $right }.
   *[other] { $square } coûte { $loss } pions ; mieux : { $right }.
}
trainer-score = { $right } justes sur { $asked }. Lignes finies : { $lines }.
trainer-score-lines = { $right } justes sur { $asked }. Lignes finies : { $lines } sur { $all }.
trainer-due = { $due ->
    [one] { $due } position à répéter aujourd'hui.
   *[other] { $due } positions à répéter aujourd'hui.
}
trainer-enter-next = Enter : la ligne suivante.
trainer-enter-right = Jouez-le maintenant, ou Enter pour le voir.
trainer-right = Juste : { $square }.
holes-title = Trous dans les lignes de { $side }
holes-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
hole-games = { $games } parties ({ $share } %)
hole-move = { $line } { $square }
holes-looking = Recherche des parties de votre bibliothèque
holes-none = Vos lignes de { $side } répondent à tous les coups joués deux fois ou plus
holes-no-lines = Vous n'avez pas encore de ligne à partir d'ici
holes-enter = Enter : y aller et ajouter votre réponse
games-here-title = Parties passées par cette position

refusal-lines = choisissez de 1 à 8 lignes, ou 0 pour les mots de l'entraîneur
coach-line = Suite probable : { $line }.
coach-looking-at = J'examine { $square }...
coach-best = { $lead ->
    [0] Meilleur : { $square } { $score }
   *[other] Meilleur : { $square } { $score } ({ $lead } de plus que { $next })
}
coach-as-good = { $square } { $score } : aussi bon que { $best }
coach-worse = { $square } { $score }, perd { $loss } ; meilleur : { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Presque aucun joueur classé { $rating } ne joue ce coup
   *[no] { $percent } % des joueurs classés { $rating } jouent ce coup
}
people-trap = Un piège : { $some } joueurs classés { $rating } sur { $all } y tombent
people-hidden = { $rare ->
    [yes] Le coup que peu trouvent : presque aucun joueur classé { $rating } ne le joue
   *[no] Le coup que peu trouvent : { $percent } % des joueurs classés { $rating } le jouent
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause } ; il coûte { $loss }.
}
people-find = { $clause } ; { $percent } % trouvent { $square }.
people-solve = { $rare ->
    [yes] Presque aucun joueur classé { $rating } ne trouve le premier coup.
   *[no] { $percent } % des joueurs classés { $rating } trouvent le premier coup.
}
people-favourite = { $loss ->
    [0] Leur préféré est { $square } ({ $percent } %).
   *[other] Leur préféré est { $square } ({ $percent } %), qui coûte { $loss }.
}
people-mistakes = { $common ->
    [0] Aucune des { $all } erreurs n'est courante à { $rating }.
    [one] { $common } des { $all } erreurs est courante à { $rating } : au moins un joueur sur quatre la fait.
   *[other] { $common } des { $all } erreurs sont courantes à { $rating } : au moins un joueur sur quatre les fait.
}

sure-exact = exact
sure-depth = { $depth ->
    [one] { $depth } coup d'avance
   *[other] { $depth } coups d'avance
}
looked-exact = résolu
looked-depth = { $depth ->
    [one] vu 1 coup d'avance
   *[other] vu { $depth } coups d'avance
}

review-title = Revue
review-title-move = Coup { $number } : { $looked }
review-title-game = La partie
review-title-game-so-far = La partie jusqu'ici ({ $done }/{ $all })
review-pass = Une passe forcée.
review-analysing = Analyse...
review-looking = J'examine la partie...
review-later = La revue de votre partie commence bientôt : vous êtes { $place }
review-deeper = Analyse... { $done }/{ $all }
review-few-moves = Trop peu de coups pour dire ce qui décide la partie.
review-so-far = Aucune erreur jusqu'ici.
review-perfect = Une partie parfaite : aucun camp n'a fait d'erreur.
review-keys = Enter : l'erreur la plus chère. [ ] : erreur précédente, suivante. t : essayer un autre coup. d : exercice.
review-lost-discs = { $loss ->
    [one] { $side } a joué { $square } ici et a perdu 1 pion.
   *[other] { $side } a joué { $square } ici et a perdu { $loss } pions.
}
card-missed-by-both = À partir d'ici, les deux camps ont laissé une case pendant { $span } coups : { $count } fois c'était le meilleur coup. Laquelle ?
card-missed = À partir d'ici, { $side } a laissé { $count } fois en { $span } coups une case qui était le meilleur coup. Laquelle ?
card-better = Qu'est-ce qui est mieux ?
card-turn = { $side } ({ $disc }) au trait.
review-best = { $square } { $score } : le meilleur coup
review-good = { $square } { $score } : bon, perd { $loss } ; meilleur : { $best } { $best-score }
review-inaccuracy = { $square } { $score } : imprécision, perd { $loss } ; meilleur : { $best } { $best-score }
review-same-winner = { $square } { $score } : perd { $loss }, même vainqueur ; meilleur : { $best } { $best-score }
review-already-lost = { $square } { $score } : perd { $loss }, déjà perdu ; meilleur : { $best } { $best-score }
review-still-won = { $square } { $score } : perd { $loss }, toujours gagnant ; meilleur : { $best } { $best-score }
review-legend = ?! imprécision, ? erreur, ?? gaffe
moves-legend = pâle : courant à { $rating }
review-mistake = { $square } { $score } : erreur, perd { $loss } ; meilleur : { $best } { $best-score }
review-blunder = { $square } { $score } : gaffe, perd { $loss } ; meilleur : { $best } { $best-score }
review-book = { $square } { $score } : coup connu
review-book-named = { $square } { $score } : coup connu ({ $opening })
review-lost-lead = { $who ->
    [you] Le coup { $number } ({ $square }) a perdu votre avantage.
   *[other] Le coup { $number } ({ $square }) a perdu l'avantage de { $side }.
}
review-missed-win = { $who ->
    [you] Le coup { $number } ({ $square }) a laissé passer votre gain.
   *[other] Le coup { $number } ({ $square }) a laissé passer le gain de { $side }.
}
review-lost-even = { $who ->
    [you] Le coup { $number } ({ $square }) vous a fait perdre une partie égale.
   *[other] Le coup { $number } ({ $square }) a fait perdre à { $side } une partie égale.
}
review-gave-lead = { $who ->
    [you] Le coup { $number } ({ $square }) a rendu une bonne part de votre avantage.
   *[other] Le coup { $number } ({ $square }) a rendu une bonne part de l'avantage de { $side }.
}
review-last-chance = { $who ->
    [you] Le coup { $number } ({ $square }) a gâché votre dernière vraie chance.
   *[other] Le coup { $number } ({ $square }) a gâché la dernière vraie chance de { $side }.
}
review-turned-figures = { $best } { $then } ; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] gagne de { $margin }
    [loss] perd de { $margin }
    [draw] fait nulle
    [ahead] mène d'environ { $margin }
    [behind] est mené d'environ { $margin }
   *[even] est à peu près égal
}
review-no-single-move = Aucun coup n'a décidé à lui seul.
review-never-in-doubt = Le résultat n'a jamais fait de doute.
review-course-of = Résultat attendu pour { $name }
review-course-at = coup { $number } : { $value }
review-times = Temps par coup
review-time-of = coup { $number } : { $seconds } s
review-accuracy = préc.
review-lost = perdu

fact-only-move = { $who ->
    [you] { $square } est votre seul coup légal.
   *[other] { $square } est le seul coup légal de { $own }.
}
fact-takes-corner = { $square } est un coin : personne ne pourra jamais le retourner.
fact-gives-corner = { $square } laisse { $other } prendre le coin { $corner }.
fact-leaves-corner = Après { $square }, { $other } peut toujours prendre le coin { $corner }.
fact-defends-corner = { $square } ferme le coin { $corner } à { $other }.
fact-threatens-corner = { $square } menace de prendre ensuite le coin { $corner }.
fact-misses-corner = { $who ->
    [you] Vous auriez pu prendre le coin { $corner }.
   *[other] { $own } aurait pu prendre le coin { $corner }.
}
fact-x-square = { $square } est une case X, en diagonale du coin vide { $corner }.
fact-c-square = { $square } est une case C, à côté du coin vide { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } rend définitif au moins { $count } de vos pions : il ne sera plus jamais retourné.
       *[other] { $square } rend définitifs au moins { $count } de vos pions : ils ne seront plus jamais retournés.
    }
   *[other] { $count ->
        [one] { $square } rend définitif au moins { $count } pion de { $own } : il ne sera plus jamais retourné.
       *[other] { $square } rend définitifs au moins { $count } pions de { $own } : ils ne seront plus jamais retournés.
    }
}
fact-restricts = { $after ->
    [0] { $square } ne laisse aucun coup à { $other }.
    [one] { $square } ne laisse que { $after } coup à { $other }, au lieu de { $before }.
   *[other] { $square } réduit les coups de { $other } de { $before } à { $after }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] Après { $square }, vous avez { $after } coup, au lieu de { $before }.
       *[other] Après { $square }, vous avez { $after } coups, au lieu de { $before }.
    }
   *[other] { $after ->
        [one] Après { $square }, { $own } a { $after } coup, au lieu de { $before }.
       *[other] Après { $square }, { $own } a { $after } coups, au lieu de { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Coups après { $square } : vous { $ours }, { $other } { $theirs }.
   *[other] Coups après { $square } : { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = Après { $square }, { $other } répondrait { $reply } ; après { $next }, { $reply-then }.
fact-was-shared = { $square } était ouvert aux deux camps ; { $other } ne peut plus l'avoir.
fact-takes-moves = { $square } enlève ces coups à { $other } : { $moves }.
fact-quiet = { $square } est un coup tranquille : il ne retourne que des pions intérieurs.
fact-forces-pass = { $square } ne laisse aucun coup à { $other } : { $other } doit passer.
fact-ends-game = { $square } termine la partie.
fact-wipes-out = { $square } ne laisse pas un seul pion à { $other }.
fact-allows-wipe-out = { $who ->
    [you] Après { $square }, { $reply } ne vous laisse pas un seul pion.
   *[other] Après { $square }, { $reply } ne laisse pas un seul pion à { $own }.
}
fact-leaves-no-safe-move = { $square } ne laisse à { $other } que des coups qui donnent un coin.
fact-runs-out-of-safe-moves = { $who ->
    [you] Après { $square }, tous les coups qui vous restent donnent un coin.
   *[other] Après { $square }, tous les coups qui restent à { $own } donnent un coin.
}
fact-fills-edge = { $who ->
    [you] { $square } vous donne tout le bord { $edge }.
   *[other] { $square } donne à { $own } tout le bord { $edge }.
}
fact-wedges = { $square } s'insère entre les pions de { $other } sur le bord { $edge }.
fact-leaves-hole = { $square } laisse un trou en { $hole }, où { $other } peut s'insérer.
fact-unbalanced-edge = { $shape ->
    [five] { $square } déséquilibre le bord { $edge } : cinq pions de suite et un vide en { $gap }.
   *[four] { $square } déséquilibre le bord { $edge } : quatre pions, un vide en { $gap } et un cinquième.
}
fact-balanced-edge = { $who ->
    [you] { $square } vous donne un bord { $edge } équilibré : les six cases entre les coins.
   *[other] { $square } donne à { $own } un bord { $edge } équilibré : les six cases entre les coins.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [1] { $square } remplit une case isolée : vous y jouez le dernier coup.
       *[other] { $square } entre dans une région de { $count }, un nombre impair : vous devriez y jouer le dernier coup.
    }
   *[other] { $count ->
        [1] { $square } remplit une case isolée : { $own } y joue le dernier coup.
       *[other] { $square } entre dans une région de { $count }, un nombre impair : { $own } devrait y jouer le dernier coup.
    }
}
fact-even-region = { $who ->
    [you] { $square } entre dans une région de { $count }, un nombre pair : votre adversaire devrait y jouer le dernier coup.
   *[other] { $square } entre dans une région de { $count }, un nombre pair : { $other } devrait y jouer le dernier coup.
}
fact-fills-region = { $square } remplit la dernière case vide de sa région : personne ne peut y répondre.
fact-swindle = { $who ->
    [you] { $count ->
        [1] Après { $square }, vous pouvez jouer { $at }, mais pas { $other }.
       *[other] Après { $square }, vous pouvez jouer dans la région de { $count } cases autour de { $at }, mais pas { $other }.
    }
   *[other] { $count ->
        [1] Après { $square }, { $own } peut jouer { $at }, mais pas { $other }.
       *[other] Après { $square }, { $own } peut jouer dans la région de { $count } cases autour de { $at }, mais pas { $other }.
    }
}
fact-flips-most = { $count ->
    [one] { $square } retourne { $count } pion, plus que tout autre coup.
   *[other] { $square } retourne { $count } pions, plus que tout autre coup.
}
fact-flips-fewest = { $count ->
    [one] { $square } ne retourne que { $count } pion ; aucun coup n'en retourne moins.
   *[other] { $square } ne retourne que { $count } pions ; aucun coup n'en retourne moins.
}
fact-fewest-replies = { $count ->
    [0] { $square } ne laisse aucun coup à { $other }.
    [one] { $square } ne laisse que { $count } coup à { $other } ; aucun autre coup n'en laisse moins.
   *[other] { $square } laisse { $count } coups à { $other } ; aucun autre coup n'en laisse moins.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [1] { $square } vous gagne aussitôt le coin { $corner }.
           *[other] { $square } vous gagne le coin { $corner }, { $plies } coups plus tard.
        }
       *[other] { $plies ->
            [1] Après { $square }, { $taker } prend aussitôt le coin { $corner }.
           *[other] Après { $square }, { $taker } prend le coin { $corner }, { $plies } coups plus tard.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [1] { $square } vous coûte aussitôt le coin { $corner }.
           *[other] { $square } vous coûte le coin { $corner }, { $plies } coups plus tard.
        }
       *[other] { $plies ->
            [1] Après { $square }, { $taker } prend aussitôt le coin { $corner }.
           *[other] Après { $square }, { $taker } obtient le coin { $corner }, { $plies } coups plus tard.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [1] Après { $square }, vous devez passer au prochain tour.
       *[other] Après { $square }, vous devez passer dans { $plies } coups.
    }
   *[other] { $plies ->
        [1] Après { $square }, { $passer } doit passer au prochain tour.
       *[other] Après { $square }, { $passer } doit passer dans { $plies } coups.
    }
}
fact-answer = La meilleure réponse de { $other } est { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } coups plus loin, vous auriez { $own-made } coup contre { $other-made } pour { $other } (avec { $best } : { $own-best } contre { $other-best }).
       *[other] { $plies } coups plus loin, vous auriez { $own-made } coups contre { $other-made } pour { $other } (avec { $best } : { $own-best } contre { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } coups plus loin, { $own } aurait { $own-made } coup contre { $other-made } pour { $other } (avec { $best } : { $own-best } contre { $other-best }).
       *[other] { $plies } coups plus loin, { $own } aurait { $own-made } coups contre { $other-made } pour { $other } (avec { $best } : { $own-best } contre { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } coups plus loin, vous auriez { $less } pion définitif (avec { $best } : { $more }).
       *[other] { $plies } coups plus loin, vous auriez { $less } pions définitifs (avec { $best } : { $more }).
    }
   *[other] { $less ->
        [one] { $plies } coups plus loin, { $own } aurait { $less } pion définitif (avec { $best } : { $more }).
       *[other] { $plies } coups plus loin, { $own } aurait { $less } pions définitifs (avec { $best } : { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } coups plus tard, { $more } de vos pions touchent des cases vides ; après { $best }, seulement { $fewer }.
   *[other] { $plies } coups plus tard, { $more } pions de { $own } touchent des cases vides ; après { $best }, seulement { $fewer }.
}
fact-later-targets = { $plies } coups plus tard, seulement { $fewer } pions de { $other } touchent des cases vides ; après { $best }, { $more }.
fact-fewer-targets = { $fewer ->
    [one] { $square } laisse { $fewer } pion de { $other } au contact d'une case vide ; { $best } en laisserait { $more }.
   *[other] { $square } laisse { $fewer } pions de { $other } au contact de cases vides ; { $best } en laisserait { $more }.
}
fact-more-replies = { $count ->
    [one] { $square } laisse { $count } coup à { $other } ; { $best } en laisserait { $least }.
   *[other] { $square } laisse { $count } coups à { $other } ; { $best } en laisserait { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] Après { $square }, vous avez { $count } coup ; après { $best }, vous en auriez { $most }.
       *[other] Après { $square }, vous avez { $count } coups ; après { $best }, vous en auriez { $most }.
    }
   *[other] { $count ->
        [one] Après { $square }, { $own } a { $count } coup ; après { $best }, { $own } en aurait { $most }.
       *[other] Après { $square }, { $own } a { $count } coups ; après { $best }, { $own } en aurait { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } vous expose : { $count } de vos pions touche une case vide ({ $least } après { $best }).
       *[other] { $square } vous expose : { $count } de vos pions touchent des cases vides ({ $least } après { $best }).
    }
   *[other] { $count ->
        [one] { $square } expose { $own } : { $count } pion touche une case vide ({ $least } après { $best }).
       *[other] { $square } expose { $own } : { $count } pions touchent des cases vides ({ $least } après { $best }).
    }
}
fact-more-open = { $count ->
    [one] Les pions que { $square } retourne touchent { $count } case vide ; ceux que { $best } retourne, { $least }.
   *[other] Les pions que { $square } retourne touchent { $count } cases vides ; ceux que { $best } retourne, { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] Après { $square }, vous n'avez aucun coup tranquille ; après { $best }, vous en auriez { $most }.
        [one] Après { $square }, vous avez { $count } coup tranquille ; après { $best }, vous en auriez { $most }.
       *[other] Après { $square }, vous avez { $count } coups tranquilles ; après { $best }, vous en auriez { $most }.
    }
   *[other] { $count ->
        [0] Après { $square }, { $own } n'a aucun coup tranquille ; après { $best }, { $own } en aurait { $most }.
        [one] Après { $square }, { $own } a { $count } coup tranquille ; après { $best }, { $own } en aurait { $most }.
       *[other] Après { $square }, { $own } a { $count } coups tranquilles ; après { $best }, { $own } en aurait { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] La recherche place { $best } { $loss } pion devant, ce qui reste dans sa marge d'erreur.
   *[other] La recherche place { $best } { $loss } pions devant, ce qui reste dans sa marge d'erreur.
}
fact-deep-difference = { $seen ->
    [0] Une recherche plus courte juge { $square } aussi bon que { $best } : la différence n'apparaît que bien plus tard.
    [one] Une recherche plus courte ne place { $best } que { $seen } pion devant : la différence n'apparaît que bien plus tard.
   *[other] Une recherche plus courte ne place { $best } que { $seen } pions devant : la différence n'apparaît que bien plus tard.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] Après { $square }, attendez-vous à { $line } : vous finissez avec { $margin } d'avance.
        [behind] Après { $square }, attendez-vous à { $line } : vous finissez avec { $margin } de retard.
       *[even] Après { $square }, attendez-vous à { $line } et à une partie égale.
    }
   *[other] { $outcome ->
        [even] Après { $square }, attendez-vous à { $line } et à une partie égale.
       *[other] Après { $square }, attendez-vous à { $line } : { $leader } finit avec { $margin } d'avance.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] Si chacun joue au mieux, vous gagnez de { $margin } après { $square }.
        [behind] Si chacun joue au mieux, vous perdez de { $margin } après { $square }.
       *[even] Si chacun joue au mieux, { $square } mène à la nulle.
    }
   *[other] { $outcome ->
        [even] Si chacun joue au mieux, { $square } mène à la nulle.
       *[other] Si chacun joue au mieux, { $leader } gagne de { $margin } après { $square }.
    }
}
fact-opens-up = { $square } retourne des pions extérieurs et donne { $moves-count } nouveaux coups à { $other } : { $moves }.
fact-wall = { $who ->
    [you] { $square } met { $discs-count } de vos pions de plus au contact de cases vides.
   *[other] { $square } met { $discs-count } pions de { $own } de plus au contact de cases vides.
}
fact-flips-many-ways = { $square } retourne dans { $ways } directions à la fois, tôt dans la partie.
fact-early-edge = { $square } va au bord alors qu'il reste de bons coups au milieu.
fact-leaves-centre = { $who ->
    [you] { $square } sort des 16 cases du centre, alors que vous y avez encore des coups.
   *[other] { $square } sort des 16 cases du centre, alors que { $own } y a encore des coups.
}
fact-takes-last-safe-move = { $square } était le seul coup de { $other } qui ne donnait pas de coin.
fact-poisons-moves = { $who ->
    [you] Après { $square }, les nouveaux coups de { $other } vous donnent tous un coin : { $moves }.
   *[other] Après { $square }, les nouveaux coups de { $other } donnent tous un coin à { $own } : { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] Après { $square }, toute la diagonale vers { $corner } est à vous : { $other } ne peut pas encore prendre ce coin.
   *[other] Après { $square }, toute la diagonale vers { $corner } est à { $own } : { $other } ne peut pas encore prendre ce coin.
}
fact-cuts-diagonal = { $square } pose un pion sur la diagonale vers { $corner }, où tous étaient à { $other }.
fact-double-threat = { $square } menace { $corner } et { $corner-too } : l'un des deux tombe ensuite.
fact-stoner-trap = { $square } attaque le vide à côté de { $corner } : un coin tombe quoi que joue { $other }.
fact-flips-more = { $square } retourne { $count } pions ; { $best }, { $least }.
fact-could-wait = { $other } ne peut pas jouer { $square }, ni maintenant ni après { $best } : d'abord { $best }, { $square } plus tard.
fact-last-in-region = { $last-who ->
    [you] Si chacun joue au mieux, vous jouez le dernier coup dans la région { $region }.
   *[other] Si chacun joue au mieux, { $last } joue le dernier coup dans la région { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] À la fin, il vous reste { $less } pion sur le bord { $edge } ; avec { $best }, { $more }.
       *[other] À la fin, il vous reste { $less } pions sur le bord { $edge } ; avec { $best }, { $more }.
    }
   *[other] { $less ->
        [one] À la fin, il reste à { $own } { $less } pion sur le bord { $edge } ; avec { $best }, { $more }.
       *[other] À la fin, il reste à { $own } { $less } pions sur le bord { $edge } ; avec { $best }, { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] Dans { $plies } coups, vous n'avez plus aucun pion.
   *[other] Dans { $plies } coups, { $wiped } n'a plus aucun pion.
}
fact-sacrifices-corner = { $corner } tombe, mais { $other } cède { $corner-too } en échange.
fact-passes-to-win = { $who ->
    [you] { $plies } coups plus tard, vous devez passer, et cela gagne la partie.
   *[other] { $plies } coups plus tard, { $own } doit passer, et cela gagne la partie.
}
fact-gives-access = { $square } permet à { $other } de jouer en { $moves }, dans une région qui lui était fermée.
fact-gives-access-many = { $square } permet à { $other } de jouer sur { $moves-count } cases d'une région qui lui était fermée.
fact-leaves-quiet-moves = { $moves-count ->
    [one] { $square } laisse à { $other } un coup tranquille en { $moves } ; { $best } l'empêcherait.
   *[other] { $square } laisse à { $other } des coups tranquilles en { $moves } ; { $best } les empêcherait.
}
fact-opens-move = { $moves-count ->
    [one] { $square } rend possible { $reply }, la meilleure réponse de { $other } ; pas { $best }.
   *[other] { $square } ouvre { $moves } à { $other } ; la meilleure réponse est { $reply }.
}
fact-leaves-open = La meilleure réponse de { $other } est { $reply } ; { $best } l'empêcherait.
fact-leaves-moves = Fortes réponses de { $other } : { $replies } ; { $best } les empêcherait.
fact-answers = { $who ->
    [you] La meilleure réponse de { $other } est { $reply }. Après { $best }, vous pourriez y répondre par { $answer } ; après { $square } et { $reply }, non.
   *[other] La meilleure réponse de { $other } est { $reply }. Après { $best }, { $own } pourrait y répondre par { $answer } ; après { $square } et { $reply }, non.
}
fact-comes-later = { $square } peut attendre : après { $best } et la réponse, il vaudra tout autre coup.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] Après la réponse { $reply } de { $other }, vous avez { $count } coup ; après { $best } et { $reply }, vous en auriez { $most }.
       *[other] Après la réponse { $reply } de { $other }, vous avez { $count } coups ; après { $best } et { $reply }, vous en auriez { $most }.
    }
   *[other] { $count ->
        [one] Après la réponse { $reply } de { $other }, { $own } a { $count } coup ; après { $best } et { $reply }, { $own } en aurait { $most }.
       *[other] Après la réponse { $reply } de { $other }, { $own } a { $count } coups ; après { $best } et { $reply }, { $own } en aurait { $most }.
    }
}
fact-closes-square = Après { $square }, la meilleure réponse de { $other } est { $reply }, et { $best } n'est plus possible.
fact-too-early = { $other } ne peut pas jouer { $square }, ni maintenant ni après { $best } : ce coup pouvait attendre.
fact-shared-first = { $who ->
    [you] Vous seul pouvez jouer { $square } : ce coup peut attendre ; { $best } est ouvert aussi à { $other }.
   *[other] Seul le camp { $own } peut jouer { $square } : ce coup peut attendre ; { $best } est ouvert aussi à { $other }.
}
fact-both-want = Les deux camps peuvent jouer { $best } ; après { $square }, { $other } le peut encore.
fact-takes-back = { $square } reprend { $disc }.
fact-shares-square = { $who ->
    [you] Vous seul pouviez jouer { $best } ; après { $square }, { $other } le peut aussi.
   *[other] Seul le camp { $own } pouvait jouer { $best } ; après { $square }, { $other } le peut aussi.
}
fact-ripens = { $cost ->
    [one] Après { $best }, le bon coup est { $next } ; maintenant il perdrait { $cost } pion.
   *[other] Après { $best }, le bon coup est { $next } ; maintenant il perdrait { $cost } pions.
}
fact-prepares = { $who ->
    [you] Après { $best }, votre coup suivant serait { $next } ; après { $square } et { $reply }, vous ne pouvez pas y jouer.
   *[other] Après { $best }, le coup suivant de { $own } serait { $next } ; après { $square } et { $reply }, { $own } ne peut pas y jouer.
}
fact-leaves-square = { $who ->
    [you] { $at } va maintenant à { $other } : c'est la case que vous auriez dû prendre.
   *[other] { $at } va maintenant à { $other } : c'est la case que { $own } aurait dû prendre.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } coups plus loin, tous vos coups donnent un coin ; après { $best }, cela vient plus tard.
   *[other] { $plies } coups plus loin, tous les coups de { $own } donnent un coin ; après { $best }, cela vient plus tard.
}
edge-top = du haut
edge-bottom = du bas
edge-left = gauche
edge-right = droit

## What a reason comes down to, in at most eight words

headline-only-move = { $square } est le seul coup légal.
headline-takes-corner = { $role ->
    [better] { $square } prendrait le coin.
   *[made] { $square } prend le coin.
}
headline-gives-corner = { $square } ouvre le coin { $corner } pour { $other }.
headline-leaves-corner = { $square } : coin { $corner } toujours ouvert pour { $other }.
headline-defends-corner = { $role ->
    [better] { $square } défendrait le coin { $corner }.
   *[made] { $square } défend le coin { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } menacerait le coin { $corner }.
   *[made] { $square } menace le coin { $corner }.
}
headline-misses-corner = { $square } laisse passer le coin { $corner }.
headline-x-square = { $square } met le coin { $corner } en danger.
headline-c-square = { $square } affaiblit le coin { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } donnerait des pions définitifs.
   *[made] { $square } donne des pions définitifs.
}
headline-restricts = { $square } : moins de coups pour { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } ouvre { $moves } à { $other }.
   *[other] { $square } ouvre le jeu pour { $other }.
}
headline-flips-many-ways = { $square } retourne dans trop de directions.
headline-early-edge = { $square } va trop tôt au bord.
headline-leaves-centre = { $square } quitte trop tôt le centre.
headline-gives-access = { $moves-count ->
    [1] { $square } fait entrer { $other } en { $moves }.
    [2] { $square } fait entrer { $other } en { $moves }.
   *[other] { $square } ouvre une région à { $other }.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square } laisse à { $other } le tranquille { $moves }.
    [2] { $square } laisse à { $other } les tranquilles { $moves }.
   *[other] { $square } : un coup tranquille pour { $other }.
}
headline-wall = { $square } expose un mur à { $other }.
headline-gains-moves = { $square } ouvre de nouveaux coups pour { $own }.
headline-quiet = { $role ->
    [better] { $square } serait un coup tranquille.
   *[made] { $square } est un coup tranquille.
}
headline-forces-pass = { $role ->
    [better] Avec { $square }, passe forcée pour { $other }.
   *[made] { $square } : passe forcée pour { $other }.
}
headline-ends-game = { $square } termine la partie.
headline-wipes-out = { $role ->
    [better] { $square } prendrait tous les pions à { $other }.
   *[made] { $square } prend tous les pions à { $other }.
}
headline-allows-wipe-out = { $square } : bientôt plus aucun pion pour { $own }.
headline-leaves-no-safe-move = { $role ->
    [better] { $square } ne laisserait aucun coup sûr à { $other }.
   *[made] { $square } ne laisse aucun coup sûr à { $other }.
}
headline-runs-out-of-safe-moves = { $square } était le dernier coup sûr.
headline-takes-last-safe-move = { $role ->
    [better] { $square } prendrait le dernier coup sûr.
   *[made] { $square } prend le dernier coup sûr.
}
headline-poisons-moves = { $role ->
    [better] { $square } ne donnerait à { $other } que des coups empoisonnés.
   *[made] { $square } ne donne à { $other } que des coups empoisonnés.
}
headline-controls-diagonal = { $role ->
    [better] { $square } serait sûr sur sa diagonale.
   *[made] { $square } est sûr sur sa diagonale.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } couperait la diagonale vers { $corner }.
   *[made] { $square } coupe la diagonale vers { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } menacerait { $corner } et { $corner-too }.
   *[made] { $square } menace { $corner } et { $corner-too } à la fois.
}
headline-stoner-trap = { $role ->
    [better] { $square } tendrait un piège de Stoner.
   *[made] { $square } tend un piège de Stoner en { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } compléterait le bord { $edge }.
   *[made] { $square } complète le bord { $edge }.
}
headline-wedges = { $role ->
    [better] { $square } s'insérerait dans le bord { $edge }.
   *[made] { $square } s'insère dans le bord { $edge }.
}
headline-leaves-hole = { $square } laisse un trou en { $hole }.
headline-unbalanced-edge = { $square } déséquilibre le bord { $edge }.
headline-balanced-edge = { $role ->
    [better] { $square } donnerait un bord { $edge } équilibré.
   *[made] { $square } donne un bord { $edge } équilibré.
}
headline-odd-region = { $role ->
    [better] { $square } entrerait dans une région impaire.
   *[made] { $square } entre dans une région impaire.
}
headline-even-region = { $square } ouvre une région paire.
headline-fills-region = { $role ->
    [better] { $square } remplirait une case isolée.
   *[made] { $square } remplit une case isolée.
}
headline-swindle = { $role ->
    [better] { $square } garderait { $at } pour { $own }.
   *[made] { $square } garde { $at } pour { $own }.
}
headline-flips-most = { $square } retourne plus que tout autre coup.
headline-flips-fewest = { $role ->
    [better] { $square } retournerait le moins de pions.
   *[made] { $square } retourne le moins de pions.
}
headline-fewest-replies = { $role ->
    [better] { $square } laisserait le moins de coups à { $other }.
   *[made] { $square } laisse le moins de coups à { $other }.
}
headline-as-many-moves = { $square } : { $ours } coups contre { $theirs }.
headline-allows = { $square } permet { $reply } ; { $next } permet { $reply-then }.
headline-was-shared = { $square } était ouvert aux deux camps.
headline-takes-moves = { $square } : des coups en moins pour { $other }.
headline-answer = { $effect ->
    [quiet] { $square } laisse à { $other } la réponse tranquille { $reply }.
    [restricts] { $square } permet { $reply }, qui enlève des coups.
    [takes-moves] { $square } permet { $reply }, qui enlève des coups.
    [gains-moves] { $square } permet { $reply }, qui ouvre de nouveaux coups.
    [threatens-corner] { $square } permet { $reply }, qui menace { $effect-corner }.
    [defends-corner] { $square } permet { $reply }, qui défend { $effect-corner }.
    [swindle] Après { $reply }, { $effect-at } n'est plus qu'à { $other }.
    [forces-pass] { $square } permet { $reply }, qui force une passe.
    [takes-last-safe-move] { $square } laisse { $reply } prendre le dernier coup sûr.
    [leaves-no-safe-move] { $square } permet { $reply } : plus aucun coup sûr.
    [poisons-moves] { $square } permet { $reply }, dont les coups empoisonnent.
    [controls-diagonal] { $square } permet { $reply }, sûr sur sa diagonale.
    [double-threat] { $square } permet { $reply }, qui menace deux coins.
    [stoner-trap] { $square } permet le piège de Stoner { $reply }.
    [fills-edge] { $square } permet { $reply }, qui complète un bord.
    [wedges] { $square } permet l'insertion { $reply }.
    [odd-region] { $square } laisse à { $other } la région impaire en { $reply }.
    [fills-region] { $square } laisse à { $other } la case isolée { $reply }.
    [gains-stable] { $square } permet { $reply }, qui donne des pions définitifs.
   *[other] { $square } oublie la réponse { $reply }.
}
headline-later-moves = { $square } : trop peu de coups ensuite pour { $own }.
headline-later-frontier = { $square } : des pions exposés ensuite pour { $own }.
headline-later-targets = { $square } : peu à retourner ensuite pour { $own }.
headline-later-safe = { $square } : moins de pions définitifs pour { $own }.
headline-more-replies = { $square } : trop de coups pour { $other }.
headline-fewer-moves = { $few ->
    [few] { $square } : trop peu de coups pour { $own }.
   *[many] { $square } : moins de coups pour { $own }.
}
headline-more-frontier = { $square } expose trop de pions.
headline-fewer-targets = { $square } : peu à retourner pour { $own }.
headline-more-open = { $square } retourne des pions à découvert.
headline-fewer-quiet-moves = { $square } : moins de coups tranquilles pour { $own }.
headline-flips-more = { $square } retourne trop de pions trop tôt.
headline-could-wait = { $square } aurait pu attendre.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } ouvre { $reply }, qui menace { $effect-corner }.
    [double-threat] { $square } ouvre { $reply }, qui menace deux coins.
    [quiet] { $square } ouvre le coup tranquille { $reply }.
    [forces-pass] { $square } ouvre { $reply }, qui force une passe.
    [leaves-no-safe-move] { $square } ouvre { $reply } : plus aucun coup sûr.
    [restricts] { $square } ouvre { $reply }, qui enlève des coups.
    [takes-moves] { $square } ouvre { $reply }, qui enlève des coups.
    [wedges] { $square } ouvre l'insertion { $reply }.
    [takes-back] { $square } ouvre { $reply }, qui le reprend.
   *[other] { $square } ouvre { $reply } à { $other }.
}
headline-leaves-open = { $best } fermerait { $reply } à { $other }.
headline-leaves-moves = { $replies-count ->
    [2] { $square } laisse { $replies-first } et { $replies-last } à { $other }.
   *[other] { $square } laisse { $replies-count } fortes réponses à { $other }.
}
headline-answers = { $best } préparerait { $answer } contre { $reply }.
headline-comes-later = D'abord { $best }, ensuite { $square }.
headline-fewer-answers = { $square } : moins de réponses à { $reply } pour { $own }.
headline-closes-square = { $square } laisse { $other } fermer { $best }.
headline-too-early = { $square } vient trop tôt : injouable pour { $other }.
headline-shared-first = { $square } pouvait attendre ; { $best } tente les deux.
headline-both-want = Tous deux veulent { $best } ; { $square } le laisse.
headline-takes-back = { $square } reprend { $disc }.
headline-shares-square = { $square } ouvre { $best } à { $other }.
headline-ripens = { $best } rendrait { $next } bon.
headline-prepares = { $best } préparerait { $next }.
headline-leaves-square = { $effect ->
    [quiet] Le coup tranquille { $at } est pour { $other }.
    [restricts] { $at }, qui enlève des coups, est pour { $other }.
    [takes-moves] { $at }, qui enlève des coups, est pour { $other }.
    [gains-moves] { $at }, qui ouvre des coups, est pour { $other }.
    [threatens-corner] { $at }, qui menace { $effect-corner }, est pour { $other }.
    [defends-corner] { $at }, qui défend { $effect-corner }, est pour { $other }.
    [swindle] { $at } est pour { $other }, et { $effect-at } aussi.
    [forces-pass] { $at }, qui force une passe, est pour { $other }.
    [takes-last-safe-move] { $at } est pour { $other } : plus aucun coup sûr.
    [leaves-no-safe-move] { $at } est pour { $other } : plus aucun coup sûr.
    [poisons-moves] { $at }, aux coups empoisonnés, est pour { $other }.
    [controls-diagonal] { $at }, sûr sur sa diagonale, est pour { $other }.
    [double-threat] { $at }, qui menace deux coins, est pour { $other }.
    [stoner-trap] { $at }, un piège de Stoner, est pour { $other }.
    [fills-edge] { $at }, qui complète un bord, est pour { $other }.
    [wedges] { $at }, une insertion, est pour { $other }.
    [odd-region] { $at }, en région impaire, est pour { $other }.
    [fills-region] { $at } et le dernier coup sont pour { $other }.
    [gains-stable] { $at } et des pions définitifs sont pour { $other }.
   *[other] { $at }, que tous deux veulent, est pour { $other }.
}
headline-runs-out-in-line = { $square } : bientôt plus aucun coup sûr pour { $own }.
headline-edge-at-end = { $square } abandonne le bord { $edge }.
headline-sacrifices-corner = { $role ->
    [better] { $square } échangerait le coin { $corner } contre { $corner-too }.
   *[made] { $square } échange le coin { $corner } contre { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } gagnerait par une passe plus tard.
   *[made] { $square } gagne par une passe plus tard.
}
headline-nearly-as-good = { $square } vaut presque { $best }.
headline-deep-difference = { $best } est meilleur, bien des coups plus tard.
headline-expects = Suivez la ligne après { $square }.
headline-exact = La suite est prouvée après { $square }.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } gagnerait le coin { $corner }.
       *[made] { $square } gagne le coin { $corner }.
    }
   *[other] { $square } perd le coin { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square } : une passe plus tard pour { $own }.
   *[other] { $role ->
        [better] { $square } forcerait plus tard une passe de { $other }.
       *[made] { $square } force plus tard une passe de { $other }.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } y aurait le dernier coup.
       *[made] { $square } y a le dernier coup.
    }
   *[other] { $region-count ->
        [2] { $square } donne le dernier coup en { $region }.
       *[other] { $square } donne le dernier coup à { $other }.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square } : à la fin, plus aucun pion pour { $own }.
   *[other] { $role ->
        [better] { $square } prendrait tous les pions à { $other }.
       *[made] { $square } prend tous les pions à { $other }.
    }
}
reason-none = Aucune raison ne se détache : comparez les lignes.
reason-all-of-loss = Cela suffit à expliquer la perte.
reason-part-of-loss = Cela explique environ { $discs } des { $loss } pions perdus.
person-you = vous
person-opponent = votre adversaire

## Tic-tac-toe

line-wins = { $square } gagne : trois en ligne.
line-misses-win = { $who ->
    [you] Vous pouviez gagner aussitôt avec { $at }.
   *[other] { $own } pouvait gagner aussitôt avec { $at }.
}
line-blocks = { $square } empêche { $other } d'aligner trois signes.
line-leaves-win = Après { $square }, { $other } gagne avec { $at }.
line-forks = { $square } fait une fourchette : { $one } et { $two } gagnent, et on ne peut en bloquer qu'une.
line-takes-fork = { $square } prend la case où { $other } aurait une fourchette.
line-allows-fork = Après { $square }, { $other } fait une fourchette avec { $at }.
line-threatens = { $square } menace { $at } : { $other } doit y bloquer.
line-takes-centre = Quatre lignes se croisent au milieu.
line-ends = { $outcome ->
    [win] { $who ->
        [you] Si chacun joue au mieux, vous gagnez.
       *[other] Si chacun joue au mieux, { $own } gagne.
    }
    [loss] { $who ->
        [you] Si chacun joue au mieux, vous perdez.
       *[other] Si chacun joue au mieux, { $own } perd.
    }
   *[draw] Si chacun joue au mieux, la partie est nulle.
}
line-best = { $square } est le meilleur.
line-worse = { $best } est meilleur que { $square }.
line-place-centre = Le coup est au milieu.
line-place-corner = Le coup est dans un coin.
line-place-side = Le coup est sur un côté.
line-nudge-wins = Vous pouvez gagner tout de suite.
line-nudge-blocks = Votre adversaire menace d'aligner trois signes.
line-nudge-forks = Il y a une fourchette : un coup, deux menaces.
line-nudge-takes-fork = Votre adversaire va faire une fourchette.
line-nudge-threatens = Faites une menace, pour que votre adversaire doive bloquer.
line-nudge-lines = Cherchez la case où se croisent le plus de lignes ouvertes.

## Principles, and what there is to practise

principle-corners = Un coin ne peut jamais être retourné, et il ancre les bords voisins.
principle-x-squares = Un pion à côté d'un coin vide donne souvent ce coin.
principle-mobility = Qui a plus de coups peut attendre ; l'autre doit céder quelque chose.
principle-walls = Les pions au contact de cases vides donnent des coups à l'autre joueur.
principle-few-discs = En début de partie, mieux vaut peu de pions : l'adversaire a moins à retourner.
principle-centre = En début de partie, les coups près du centre gardent vos pions groupés et ouvrent peu.
principle-quiet-moves = Un coup tranquille ne retourne que des pions intérieurs et n'ouvre rien.
principle-safe-moves = Le premier qui n'a plus de coup sûr doit céder un coin.
principle-parity = Qui joue le dernier dans une région garde ce que ce coup retourne.
principle-edges = Un bord troué peut être attaqué ; un bord plein ou équilibré est difficile à briser.
principle-wedges = Un pion inséré entre deux autres sur un bord peut gagner un coin.
principle-stability = Les pions définitifs ne sont plus retournés : ils comptent encore à la fin.
principle-passing = Qui doit passer donne deux coups de suite à l'adversaire.
principle-wipe-out = Qui n'a plus un seul pion a perdu, même très tôt.
principle-swindles = Une case que vous seul pouvez jouer se garde pour plus tard.
principle-sacrifices = Un coin se cède quand on obtient plus en échange.
principle-diagonals = Une case X est sûre tant que toute la diagonale est à vous.
principle-threats = Un seul coup ne pare pas deux menaces.
principle-answers = Avant de jouer, cherchez la meilleure réponse de l'adversaire.
principle-counting = Vers la fin, comptez chaque ligne jusqu'à la dernière case.
subject-corners = les coins
subject-x-squares = les cases voisines des coins
subject-mobility = la mobilité
subject-walls = les murs et les positions ouvertes
subject-few-discs = retourner peu au début
subject-centre = rester au centre au début
subject-quiet-moves = les coups tranquilles
subject-safe-moves = les coups sûrs
subject-parity = la parité
subject-edges = les bords
subject-wedges = les insertions
subject-stability = les pions définitifs
subject-passing = les passes forcées
subject-wipe-out = les éliminations
subject-swindles = les cases d'un seul camp
subject-sacrifices = les sacrifices
subject-diagonals = les diagonales
subject-threats = les doubles menaces
subject-answers = les réponses de l'adversaire
subject-counting = le calcul de la fin

look-fewest-replies = Quel coup marqué laisse le moins de réponses à votre adversaire ?
look-quiet = Quel coup marqué ne retourne que des pions intérieurs ?
look-fewest-flips = Quel coup marqué retourne le moins de pions ?
look-wanted = Quelle case marquée votre adversaire voudrait-il jouer ?
look-replies = Trouvez la meilleure réponse à chaque coup marqué.
nudge-only-move = Vous n'avez qu'un seul coup.
nudge-mirrored = Ici, tous les coups sont des images miroir : jouez n'importe lequel.
nudge-corners = Regardez les coins.
nudge-x-squares = Regardez les cases voisines des coins.
nudge-mobility = Comptez les coups que vous laissez à l'adversaire.
nudge-walls = Regardez les pions au contact de cases vides.
nudge-few-discs = Cherchez un coup qui retourne peu de pions.
nudge-centre = Regardez le centre de l'othellier.
nudge-quiet-moves = Y a-t-il un coup tranquille ?
nudge-safe-moves = Comptez les coups sûrs des deux camps.
nudge-parity = Comptez les cases vides de chaque région.
nudge-edges = Regardez les bords.
nudge-wedges = Cherchez un trou dans un bord.
nudge-stability = Cherchez des pions qui ne seront plus retournés.
nudge-passing = Pouvez-vous faire passer votre adversaire ?
nudge-wipe-out = Comptez les pions de votre adversaire.
nudge-swindles = Cherchez une case que vous seul pouvez jouer.
nudge-sacrifices = Un coin vaut-il d'être cédé ?
nudge-diagonals = Regardez les grandes diagonales.
nudge-threats = Cherchez deux menaces à la fois.
coach-more = Tapez i pour en savoir plus.
coach-candidates = { $moves } : l'un d'eux est le meilleur.
coach-two = { $one } ou { $other } : l'un des deux est le meilleur.
coach-book = { $square } est un coup connu. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] Vous avez mené presque toute la partie.
   *[other] { $side } a mené presque toute la partie.
}
summary-trailed = { $side-who ->
    [you] Vous avez été mené presque toute la partie.
   *[other] { $side } a été mené presque toute la partie.
}
summary-changed = L'avantage a changé de camp { $count } fois.
summary-close = La partie est longtemps restée serrée.
summary-uneven = { $side-who ->
    [you] Vous avez mené pendant { $ahead } coups sur { $count }, et été mené pendant { $behind }.
   *[other] { $side } a mené pendant { $ahead } coups sur { $count }, et été mené pendant { $behind }.
}
summary-opening = L'ouverture était : { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name } : { $square } vous y a coûté { $loss } pions ; { $best } est le meilleur coup connu.
   *[other] { $name } : { $square } y a coûté { $loss } pions à { $side } ; { $best } est le meilleur coup connu.
}
summary-pattern = { $side-who ->
    [you] { $count } de vos { $of } erreurs { $pattern } (la dernière au coup { $last }).
   *[other] { $count } des { $of } erreurs de { $side } { $pattern } (la dernière au coup { $last }).
}
summary-practise = À travailler ensuite : { $subject }.
summary-missed-by-both = Pendant { $span } coups, les deux camps ont laissé { $square } : { $count } fois, c'était le meilleur coup.
summary-missed = { $side-who ->
    [you] Vous avez laissé { $square }, votre meilleur coup, { $count } fois en { $span } coups.
   *[other] { $side } a laissé { $square }, le meilleur coup, { $count } fois en { $span } coups.
}
summary-good = { $side-who ->
    [you] Bien joué dans votre { $phase } : { $accuracy } % de précision.
   *[other] { $side } a bien joué la phase « { $phase } » : { $accuracy } % de précision.
}
phase-opening = ouverture
phase-midgame = milieu de partie
phase-endgame = fin de partie
pattern-corners = ont donné ou manqué des coins
pattern-x-squares = touchaient un coin vide
pattern-mobility = ont donné des coups
pattern-walls = ont ouvert le jeu
pattern-few-discs = ont retourné trop de pions
pattern-centre = ont quitté trop tôt le centre
pattern-quiet-moves = ont gaspillé des coups tranquilles
pattern-safe-moves = ont usé des coups sûrs
pattern-parity = ont donné le dernier coup d'une région
pattern-edges = ont affaibli un bord
pattern-wedges = ont laissé des trous dans un bord
pattern-stability = ont cédé des pions définitifs
pattern-passing = ont mené à une passe
pattern-wipe-out = ont risqué l'élimination
pattern-swindles = ont cédé une case réservée
pattern-sacrifices = ont manqué un sacrifice
pattern-diagonals = ont cédé une diagonale
pattern-threats = ont manqué une double menace
pattern-answers = ont oublié une réponse
pattern-counting = étaient des fins mal comptées

## An expected line, move by move

line-title = Ligne après { $square }
line-other = Tab : la ligne après { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] Vous finissez avec { $margin } d'avance ({ $sure }).
        [behind] Vous finissez avec { $margin } de retard ({ $sure }).
       *[even] Une partie égale ({ $sure }).
    }
   *[other] { $outcome ->
        [even] Une partie égale ({ $sure }).
       *[other] { $leader } finit avec { $margin } d'avance ({ $sure }).
    }
}
line-gap = { $best } vaut { $gap ->
    [one] { $gap } pion
   *[other] { $gap } pions
} de plus que { $made }.
line-here = { $who ->
    [you] Ici vous avez { $own } { $own ->
        [one] coup
       *[other] coups
    }, votre adversaire { $other }.
   *[other] Ici { $side } a { $own } { $own ->
        [one] coup
       *[other] coups
    }, { $rival } { $other }.
}
line-none = Il n'y a pas de ligne à montrer ici.

## A move tried again

retry-title = Nouvel essai
retry-better = { $square } a été joué ici. Trouvez mieux. v : retour à la revue
retry-after-best = { $square } était le meilleur coup. Essayez-en un autre. v : retour à la revue
retry-unknown = { $square } a été joué ici. Essayez un autre coup. v : retour à la revue
retry-same = { $tried } { $score } ({ $sure }) : encore le même coup
retry-even = { $tried } { $score } ({ $sure }) : aussi bon que { $square }
retry-gains = { $tried } { $score } ({ $sure }) : { $gain } de mieux que { $square }
retry-loses = { $tried } { $score } ({ $sure }) : { $loss } de moins que { $square }
retry-is-best = { $text } ; aucun coup n'est meilleur
retry-short = { $text }. Le meilleur coup vaut { $short } de plus. u : réessayer


## Puzzles

puzzle-title = Problème { $id }, classé { $strength }
puzzle-number = Problème { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } joue et gagne.
goal-draw = { $side } joue et fait nulle.
goal-save-discs = Trait à { $side }. Pas de gain ici : perdez le moins possible.
goal-wipe-out = { $side } joue et prend tous les pions.
puzzle-right = { $square } est juste. Votre adversaire répond { $answer }. Et maintenant ?
puzzle-right-pass = { $square } est juste. Votre adversaire doit passer. Et maintenant ?
puzzle-wrong = Pas { $square } : { $answer } le réfute.
puzzle-wrong-pass = Pas { $square }.
puzzle-solved = { $misses ->
    [0] Résolu ! { $end }
    [one] Résolu, avec { $misses } essai manqué. { $end }
   *[other] Résolu, avec { $misses } essais manqués. { $end }
}
puzzle-motifs = Idées : { $motifs }.
puzzle-calculate = Pas d'idée particulière : calculez.
puzzle-go-on = Juste. Et maintenant ?
puzzle-same-idea = La même idée que dans votre partie : { $subject }.
puzzle-end-win = Vous gagnez de { $lead }.
puzzle-end-draw = Partie nulle.
puzzle-end-loss = Vous ne perdez que de { $lead }.
puzzle-end-wipe-out = Votre adversaire n'a plus un pion.
puzzle-shown = Voici la solution. { $end }
puzzle-line = Meilleure ligne : { $line }.
puzzle-rating = Votre classement aux problèmes : { $rating }.
puzzle-comes-back = Vous reverrez ce problème demain.
puzzle-daily-late = Vous avez déjà résolu le problème du jour. Cette fois ne compte pas.
puzzle-daily-title = Problème du jour, { $day }
puzzle-daily-line = outflank, problème du jour { $day } : { $blocks }, { $streak ->
    [one] { $streak } jour de suite
   *[other] { $streak } jours de suite
}
puzzle-which-idea = Résolu. Laquelle de ces idées est en jeu ?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Oui : { $idea }.
puzzle-idea-wrong = Pas { $named }, mais { $idea }.
puzzle-ideas-named = { $known } idées nommées sur { $asked }.
refusal-copy-puzzle = Seul le problème du jour a un résultat à copier
refusal-name-idea = Tapez son numéro, de 1 à 4
puzzles-drill = Trouver et expliquer
puzzles-drill-about = Trouvez le coup, puis nommez l'idée.
puzzle-none = Il ne reste aucun problème ici.
puzzle-none-missed = { $waiting ->
    [0] Rien à refaire.
    [one] Rien à refaire aujourd'hui. { $waiting } problème reviendra plus tard.
   *[other] Rien à refaire aujourd'hui. { $waiting } problèmes reviendront plus tard.
}
puzzle-rush = Course, { $minutes } minutes
puzzle-rush-about = Résolvez-en le plus possible en { $minutes } minutes. { $most } erreurs et c'est fini.
puzzle-rush-left = Il reste { $left }. { $goal }
puzzle-rush-score = Résolus : { $solved }, erreurs : { $misses } sur { $most }.
puzzle-rush-over = { $solved ->
    [one] { $solved } problème résolu.
   *[other] { $solved } problèmes résolus.
}
puzzle-rush-time = Temps écoulé !
puzzle-rush-misses = Trois erreurs : la course est finie.
puzzle-rush-best = Un nouveau record !
puzzle-rush-not-best = Votre record : { $best }.
puzzles-title = Problèmes
puzzles-none-due = Aucun problème à répéter aujourd'hui
puzzles-sample = { $empty ->
    [one] Trait à { $side }, { $empty } case vide
   *[other] Trait à { $side }, { $empty } cases vides
}
puzzles-count = { $solved } résolus sur { $count }
puzzles-near = Pour vous
puzzles-near-about = Des problèmes à votre niveau. Seul le premier essai compte.
puzzles-daily = Problème du jour
puzzles-daily-about = Celui d'aujourd'hui, le même pour tous ({ $day }).
puzzles-daily-done = Fait pour aujourd'hui. Le prochain arrive à minuit UTC.
puzzles-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-missed = À refaire
puzzles-missed-about = Les problèmes manqués, répétés jusqu'à ce que vous les résolviez.
puzzles-due = { $count } à refaire
puzzles-best = record { $best }
puzzles-calculate = calcul profond
puzzles-calculate-about = Des problèmes sans idée particulière.
puzzles-theme-about = Thème : { $motif }.
motif-quiet-move = un coup tranquille
motif-few-discs = retourner peu de pions
motif-mobility = laisser peu de coups
motif-last-safe-move = le dernier coup sûr
motif-wedge = une insertion
motif-stoner-trap = un piège de Stoner
motif-unbalanced-edge = un bord déséquilibré
motif-double-attack = une double attaque
motif-diagonal = tenir la diagonale
motif-parity = la parité
motif-against-parity = jouer contre la parité
motif-forced-pass = faire passer l'adversaire
motif-no-safe-move = plus aucun coup sûr
motif-passing-to-win = passer pour gagner
motif-swindle = une case réservée
motif-corner-refused = laisser un coin
motif-corner-taken = prendre un coin
motif-corner-offered = céder un coin
motif-x-square = une case X
motif-c-square = une case C
motif-only-escape = la seule issue
motif-wipe-out = une élimination
plain-puzzle-help = Tapez votre coup, par exemple f5. Mots : hint, solution, board, quit.
plain-puzzle-again = Essayez encore.
plain-puzzle-next = Enter pour le problème suivant, ou tapez quit.

## Lessons

list-more = { $count } de plus en dessous
learn-title = Apprendre
learn-next = Othellier { $number } sur { $count } : { $task }
learn-passed = réussie
learn-exam = examen { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } leçons
   *[other] { $passed } réussies sur { $count }
}
lesson-title = { $title }, { $number } sur { $count }
lesson-title-exam = { $title }, examen { $number } sur { $count }
lesson-source = Tiré d'une partie : { $source }.
lesson-right = Juste !
lesson-lesser = { $square } convient, mais il y a mieux.
lesson-wrong = Pas { $square }.
lesson-not-that = Pas { $square }.
lesson-empty = Cette case est vide.
lesson-other-disc = Ce pion est à { $side }.
lesson-wrong-number = Pas { $number }.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } sur { $count })
lesson-go-on = Enter : continuer
lesson-again = Enter : réessayer
lesson-pass = Enter : passer
lesson-to-move = Trait à { $side }
lesson-mark = Les flèches déplacent, Enter marque la case
lesson-type-number = Tapez un nombre, puis Enter
lesson-done = { $title } : terminée.
lesson-exam-score = Examen : { $right } sur { $count } justes du premier coup.
lesson-passed = Réussi.
lesson-not-passed = Pas encore réussi : une seule erreur est permise. Rouvrez la leçon pour recommencer.
lesson-next = Enter : la leçon suivante
lesson-first-game = Enter : une première partie (niveau 1). ] : la leçon suivante
lesson-last = Enter : retour
lesson-line = Ensuite : { $plies }.
ply = { $side } { $square } { $does }
ply-between = {" ; "}
ply-takes-corner = prend le coin
ply-ends-game = termine la partie
ply-forces-pass = ne laisse aucun coup : passe
ply-traps = tend un piège près de { $corner }
ply-threatens-both = attaque { $corner } et { $corner-too }
ply-gives-corner = abandonne { $corner }
ply-threatens-corner = attaque { $corner }
ply-defends-corner = défend { $corner }
ply-wedges = s'insère
ply-fills-region = remplit la région
ply-leaves-no-safe-move = ne laisse que des coups qui abandonnent un coin
ply-quiet = est tranquille
ply-flips = { $count ->
    [one] retourne 1 pion
   *[other] retourne { $count } pions
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Tapez le numéro d'une leçon, de 1 à { $count }, ou quit.
plain-lesson-help = Tapez une case, comme d3, ou le nombre demandé. Enter continue. Mots : again, next, back, board, lessons, quit.

## Practice

practice-title = Entraînement
practice-title-due = Entraînement, { $due } à revoir
practice-title-solved = Entraînement, { $due } à revoir, { $right }/{ $asked } résolues
practice-none = Pas encore d'erreur à travailler.
practice-none-today = Rien à revoir aujourd'hui.
practice-none-about = Rien à revoir aujourd'hui sur ce thème : { $subject }.
practice-other-subject = s : le thème suivant.
practice-only = Seulement { $subject }. s : le thème suivant.
practice-done = Fini pour aujourd'hui : { $right }/{ $asked } résolues.
practice-next = La prochaine revient le { $day }.
practice-how = Faites la revue d'une partie jouée (v) : vos erreurs paraissent ici.
practice-review = Enter : revoir votre dernière partie ({ $black }-{ $white }).
practice-from-level = De votre partie contre { $level } ({ $tag }) du { $day }.
practice-from-opponent = De votre partie contre { $opponent } du { $day }.
practice-from = De votre partie du { $day }.
practice-waiting = { $count ->
    [one] { $count } nouvelle position attend demain.
   *[other] { $count } nouvelles positions attendent demain.
}
practice-solved = Acquises : { $count }.
practice-question = Trait à { $side }. Trouvez le meilleur coup.
practice-played = { $loss ->
    [one] Vous avez joué { $square } ici et perdu { $loss } pion.
   *[other] Vous avez joué { $square } ici et perdu { $loss } pions.
}
practice-right = { $square } { $score } : juste, le meilleur coup.
practice-right-among = { $square } { $score } : juste. Aussi bon : { $best }.
practice-nearly = { $square } { $score } : assez bon. Meilleur : { $best }, qui vaut { $costs } de plus.
practice-better = { $square } { $score } : { $gained } de mieux que { $made }. Meilleur : { $best }, qui vaut { $costs } de plus.
practice-wrong = { $costs ->
    [one] { $square } perd { $costs } pion. Meilleur : { $best }.
   *[other] { $square } perd { $costs } pions. Meilleur : { $best }.
}
practice-solved-now = Acquise pour de bon.
practice-later = Vous la reverrez plus tard.
practice-again = { $days ->
    [1] Vous la reverrez demain.
   *[other] Vous la reverrez dans { $days } jours.
}
practice-puzzle-next = Ensuite, un problème sur la même idée.
practice-title-drill = Exercice, encore { $due }
practice-drill-done = Exercice terminé : { $right }/{ $asked } du premier coup.
practice-drill-puzzles = { $count ->
    [one] Enter : un problème ({ $subject }).
   *[other] Enter : { $count } problèmes ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] { $count } problème manqué est à refaire. Enter : réessayer.
   *[other] { $count } problèmes manqués sont à refaire. Enter : réessayer.
}
practice-enter-puzzles = Enter : problèmes manqués
editor-title = Éditeur de position
editor-empty = L'othellier est vide.
editor-stray = { $count ->
    [one] Aucune partie ne mène ici : { $squares } ne touche aucun autre pion.
   *[other] Aucune partie ne mène ici : { $squares } ne touchent aucun autre pion.
}
editor-how = Rangée par rangée : x pose un pion noir, o un blanc, - laisse la case vide.
editor-then = t : trait, n : vide, s : départ, a : analyser, p : jouer.
position-discs = Noir { $black }, Blanc { $white }
position-to-move = { $discs }. Trait à { $side }.
position-must-pass = { $discs }. { $side } doit passer.
position-over = { $discs }. La partie est finie.
practice-to-move = Trait à { $side }
practice-enter-next = Enter : position suivante

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch } : oui
news-off = { $switch } : non
news-people-on = l'entraîneur dit ce que jouent les { $rating }
switch-step-mode = pas à pas
switch-animation = animation
switch-mouse = souris
switch-hints = aides
switch-values = valeurs
switch-coach = entraîneur
switch-people = coups des joueurs
switch-numbers = numéros des coups
news-hints-on = aides : oui{ $urgent }
news-hints-off = Aides masquées
news-turned = othellier tourné de { $degrees } degrés
news-theme = thème : { $theme } (jusqu'à la sortie)
news-mistakes-both = [ et ] parcourent les erreurs des deux camps
news-mistakes-of = [ et ] parcourent les erreurs de { $side }
news-time-is-up = { $who ->
    [you] Votre temps est écoulé : la partie continue, mais ne compte plus
   *[other] { $name } n'a plus de temps : la partie continue, mais ne compte plus
}
news-saved = enregistré : { $path }
news-settings-aside = vos anciens réglages sont maintenant dans { $name }
news-imported-one = ajoutée à la bibliothèque
news-imported-known = déjà dans la bibliothèque
news-imported = { $new } ajoutées à la bibliothèque, { $known } déjà connues
news-imported-partly = { $new } ajoutées à la bibliothèque, { $known } déjà connues, { $refused } illisibles
news-step-by-itself = pas à pas : Enter pour continuer
news-own-game = une nouvelle partie à partir d'ici
news-own-game-redo = une nouvelle partie à partir d'ici ; r rejoue les coups d'origine
news-pasted = gauche/droite : parcourir ; Enter : jouer à partir d'ici
news-missed = Pas { $made } : { $right } était juste
news-copied = copié (si votre terminal le permet)
news-kept-again = les parties sont de nouveau enregistrées
news-settings-kept = réglages enregistrés
news-deleted = supprimée (u : annuler)
news-import-undone = parties du dernier import supprimées : { $count } (u : annuler)
news-board-taken = La position collée est en place.
news-analysis-continued = Votre analyse du { $date }. n : une nouvelle.
news-tree-analysed = Analyse de toutes les lignes en arrière-plan. t : arrêter.
news-tree-done = { $count ->
    [one] Analyse finie : { $count } position.
   *[other] Analyse finie : { $count } positions.
}
news-tree-analysis-stopped = Analyse arrêtée
news-line-taken = La ligne attendue est maintenant une variante. r : la suivre.
news-promoted = Variante remontée.
news-line-deleted = Supprimée. z : la rétablir.
news-line-restored = La revoilà.
news-lines-copied = Une autre fenêtre a changé ces variantes. Les vôtres sont enregistrées avec une copie de la partie.
news-idle-soon = Êtes-vous là ? Tapez une touche d'ici une minute pour rester
news-restored = partie rétablie

## What is not possible, and what to do instead

refusal-over = la partie est finie (n : nouvelle partie)
refusal-turn = pas à vous : c'est à { $name } de jouer
refusal-turn-enter = pas à vous : Enter pour que { $name } joue
refusal-must-pass = { $who ->
    [you] Vous n'avez pas de coup légal et devez passer : Enter
   *[other] { $name } n'a pas de coup légal et doit passer : Enter
}
refusal-coach-failed = une faute d'outflank a arrêté la réflexion de l'entraîneur
refusal-no-move = l'ordinateur n'a trouvé aucun coup légal : Enter pour réessayer
refusal-opponent = { $name } n'a pas joué ({ $why }) : Enter pour réessayer
refusal-take-back = rien à reprendre
refusal-redo = rien à rejouer
refusal-before-retry = on ne rejoue ici que ce coup (v : retour à la revue)
refusal-no-resigning = il n'y a pas de partie à abandonner
refusal-no-typing = vous ne faites que regarder cette partie
refusal-no-number = aucun nombre n'est demandé ici
refusal-type-number = tapez un nombre, puis Enter
refusal-column = pas de colonne { $digit } : tapez de 1 à 8 pour a à h
refusal-half-move = tapez aussi la rangée, de 1 à 8, ou utilisez les flèches
refusal-turn-board = seul l'othellier de Reversi se tourne
refusal-row = pas de rangée { $digit } : tapez de 1 à 8
refusal-square = « { $text } » n'est pas une case : tapez { $range }
refusal-guest-unsuited = { $name } ne sait pas jouer de ce départ : changez le départ ou l'adversaire
refusal-coach = l'entraîneur ne connaît que le Reversi 8x8 où le plus de pions gagne
refusal-no-coach-here = Dans cette partie, le coach se tait : v l'analyse à la fin
refusal-coach-silent = pas d'entraîneur ici : il ne connaît que le Reversi 8x8 où le plus de pions gagne
refusal-no-people = les coups des joueurs ne sont connus qu'au Reversi normal
refusal-values = les valeurs n'existent qu'au Reversi 8x8 où le plus de pions gagne
refusal-review = pas encore de coup à revoir
refusal-reviewed = faites d'abord la revue de la partie (v)
refusal-review-begun = la revue vient de commencer : réessayez dans un instant
refusal-mistake = aucune erreur trouvée
refusal-more = c'est tout ce qu'il y a à dire ici
refusal-explain = Rien à expliquer encore. Tapez i pour l'entraîneur.
refusal-over-here = la partie est finie ici : reculez d'abord
refusal-retry = allez d'abord à un coup, puis essayez-en un autre
refusal-export = aucune partie à exporter
refusal-nothing-to-solve = aucun camp ne peut jouer ici
refusal-nothing-to-delete = allez d'abord au coup à supprimer
refusal-no-move-or-opening = « { $text } » n'est ni un coup ni le nom d'une ouverture
refusal-no-times = aucun temps n'est connu pour cette partie
refusal-no-moves = aucun coup n'a encore été joué
refusal-no-link = ce lien n'ouvre ni position, ni problème, ni leçon
refusal-not-in-line = celui-là non plus : Enter montre le bon
refusal-qr = c'est trop long pour un code QR
refusal-no-library = les parties ne sont pas enregistrées : pas de bibliothèque à ouvrir
refusal-analysis = les parties à ces règles ne s'analysent pas
refusal-line-known = la ligne attendue y est déjà : r la suit
refusal-end-of-line = fin de la ligne : jouez un coup pour continuer
refusal-variation = il n'y a pas de variante ici
refusal-mark = il n'y a pas encore de coup à marquer
refusal-undelete = rien à annuler
refusal-no-import = il n'y a pas d'import à annuler
refusal-lost-key = votre clé ne convient pas ici (RSA : 2048 bits au moins) : vous êtes un invité
refusal-record = je ne sais pas lire cette partie : { $why }
refusal-pasted = { $kind } collé : { $why }
refusal-not-saved = partie non enregistrée : { $why }
refusal-settings-not-saved = réglages non enregistrés : { $why }
refusal-shell = aucun shell où retourner
refusal-not-kept = les parties ne sont pas enregistrées : { $why }
refusal-set-aside = la bibliothèque était abîmée et s'appelle maintenant { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (et { $more } autres)

sure-why = Vraiment ? { $why }
sure-look = Vraiment ? Regardez ce que { $other } peut jouer après { $square }.
resign-sure = { $who ->
    [you] Abandonner cette partie ? Elle compte comme perdue
   *[other] { $name } abandonne : vraiment ?
}
take-back-to = { $number ->
    [0] Reprendre jusqu'au début ?
   *[other] Reprendre jusqu'au coup { $number } ?
}
typed-filter-empty = Filtre, comme tastet white 2010-2019 @open won:black, people, ou own (vide : toutes les parties)
typed-filter = Filtre : { $text }_
typed-comment = Commentaire : { $text }_
typed-move = Votre coup : { $text }_
typed-search = Recherche : { $text }_
typed-name = Votre nom : { $text }_
typed-opponent = Nom du second joueur : { $text }_

## The game library

library-title = Bibliothèque
library-empty = Aucune partie encore : jouez-en une, ou importez un fichier avec outflank import
library-nothing = rien trouvé (Esc : toutes les parties)
library-view-empty = aucune partie ici (Tab : une autre liste)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, inachevée
library-unfinished-place = { $black } - { $white }{ $score }, inachevée, { $place }
library-legend = * inachevée
library-count = { $at } sur { $total }
library-by = par { $sort }
library-date = Date
library-score = Score
library-opening = Ouverture
library-place = Tournoi
view-all = toutes
view-own = jouées ici
view-unfinished = inachevées
view-imported = importées
view-deleted = supprimées
outcome-won = gagnées
outcome-lost = perdues
outcome-drawn = nulles
outcome-black = Noir gagne
outcome-white = Blanc gagne
sort-date = date
sort-black = Noir
sort-white = Blanc
sort-result = résultat
sort-opening = ouverture

## Export, paste

export-title = Exporter la partie
export-copy = copier { $form }
export-image = enregistrer l'othellier en image PNG
export-save = enregistrer { $form }
export-qr = code QR : { $form }
export-copy-link = copier un lien vers la page web
export-qr-link = code QR d'un lien vers la page web
form-transcript = les coups
form-board = la position (texte)
form-ggf = en GGF
form-sgf = en SGF, avec les variantes
form-pgn = en PGN, avec les variantes
form-svg = un diagramme numéroté (SVG)
form-picture = une image de l'othellier (SVG)
form-json = en JSON
form-link = un lien vers la position (Hamlite)
form-card = une carte : le plateau et une question
qr-board = La position : 64 cases à partir de a1, et le trait
qr-transcript = Les coups de la partie
qr-link = Un lien qui ouvre la position dans Hamlite, un othellier sur le web
qr-too-small = La fenêtre est trop petite pour ce code QR : il faut { $width }x{ $height }.
pasted-title = Collé
pasted-what = { $kind } : { $summary }
pasted-games = { $kind } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
pasted-complaints = { $count ->
    [one] { $count } partie illisible
   *[other] { $count } parties illisibles
}
pasted-part = { $read } coups sur { $moves } sont lisibles : Enter les ouvre.
pasted-open-kept = Enter pour l'ouvrir ; votre partie est gardée.
pasted-open = Enter pour l'ouvrir.
pasted-add = Enter pour les ajouter à la bibliothèque.
pasted-discard = Esc : laisser.

## Statistics

statistics-phases = Pions perdus par erreurs, par partie revue
statistics-title = Statistiques { $dot } { $game }
statistics-none = Vous n'avez pas encore fini de partie contre l'ordinateur.
statistics-level = Niveau
statistics-all = Tous
statistics-games = part.
statistics-won = gain
statistics-drawn = nul
statistics-lost = perte
statistics-average = moy.
statistics-best = max.
statistics-streak = Gains de suite : { $now } (record { $longest })
statistics-scale = moy. et max. sont des écarts en pions ; le niveau 3 est classé 1000.
statistics-rating = Classement { $value } { $sign } { $spread }
statistics-puzzles = Problèmes : { $solved } résolus sur { $tried } au premier essai.
statistics-puzzle-range = Votre classement est entre { $low } et { $high }.
statistics-course = Classement après chaque partie
statistics-weaknesses = Ce qui vous coûte le plus
statistics-mistakes = erreurs
statistics-discs = pions
statistics-before = avant
statistics-lately = récent
trend-better = mieux
trend-same = égal
trend-worse = pire
trend-unknown = { "" }
statistics-scale-weaknesses = avant et récent : pions perdus par partie, dans vos 20 dernières parties revues.
guests-title = Moteurs
guests-none = Pas encore de moteur. Ajoutez-en un à config.toml et relancez outflank. Par exemple :
guests-none-protocol = Le protocole est "gtp" ou "nboard".
guests-keys = Enter : l'essayer, en dix secondes au plus
guests-log = Ce qu'a dit { $name }
guests-log-empty = Rien encore. Il démarre quand on lui demande un coup.
guests-log-below = { $count } de plus en dessous
guest-trial-under-way = Essai…
guest-works = marche : { $seconds } s par coup
guest-works-as = marche : { $name }, { $seconds } s par coup
player-guest = moteur

## Tournaments

tournament-standings = Classement
tournament-ended = Parties
tournament-points = points
tournament-elo = Elo
tournament-results = G-N-P
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] ronde { $round } sur { $rounds }
    [one] ronde { $round } sur { $rounds }, { $count } partie jouée
   *[other] ronde { $round } sur { $rounds }, { $count } parties jouées
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter : agrandir l'othellier. q : arrêter
tournament-over = Tournoi fini : { $name } gagne
tournament-passes = { $name } doit passer
tournament-your-move = { $name }, à vous{ $urgent }
analyst-title = { $name } (profondeur { $depth })
analyst-looking = Réflexion...
refusal-no-engines = Pas encore de moteur : la page Moteurs montre comment en ajouter
refusal-rush = Votre course finit avec cela. Encore une fois pour la finir
refusal-clock-runs = votre partie continue et la pendule tourne : encore une fois pour quitter
refusal-tournament = Les parties inachevées n'auront pas de résultat. Encore q pour arrêter

statistics-keys = gauche/droite : autres jeux

## Settings

setting-on = oui
settings-title = Réglages
settings-board = Othellier
settings-help = Aides et entraîneur
settings-game = Vos parties
settings-program = Programme
settings-advanced = Avancé...
settings-advanced-about = Réglages dont peu ont besoin.
setting-off = non
setting-theme = Thème
setting-board = Taille des cases
setting-board-about = La plus grande taille d'une case.
setting-simple = Simple
setting-simple-about = Seulement l'othellier, le score et cinq touches, en grand.
setting-pictures = Images
setting-pictures-about = Des pions ronds en images : terminaux kitty, sixel ou iTerm2.
setting-pictures-none = Ce terminal n'affiche pas d'images.
setting-width = Largeur de signe
setting-width-about = Colonnes que prend un signe comme le disque ; à deux, on l'évite.
setting-turned = Rotation
setting-turned-about = Tourner l'othellier à droite (B pendant une partie).
setting-degrees = { $degrees } degrés
setting-labels = Coordonnées
setting-labels-about = Lettres et chiffres autour de l'othellier.
setting-key-signs = Signes de touches
setting-key-signs-about = Flèches et Entrée en signes dans la ligne des touches : ↑↓ ←→ ⏎.
setting-numbers = Numéros des coups
setting-numbers-about = Des numéros sur les pions d'une partie parcourue (#).
setting-animation = Animation
setting-animation-about = Montrer les pions qui se retournent.
setting-human-pace = Rythme humain
setting-human-pace-about = Les adversaires « façon humaine » prennent jusqu'à deux secondes par coup.
setting-hints = Aides
setting-hints-about = Un point sur chaque case légale.
setting-flip-marks = Aperçu
setting-flip-marks-about = Marquer les pions que le coup retournerait.
setting-values = Valeurs
setting-values-about = Écart final attendu, en pions.
setting-coach = Entraîneur
setting-people = Coups des joueurs
setting-people-about = L'entraîneur dit ce que jouent les joueurs de votre force.
setting-peers = Ces joueurs
setting-peers-about = À quels coups l'entraîneur compare.
setting-peers-own = votre niveau
setting-peers-rated = classés { $rating }
setting-language = Langue
setting-language-about = La langue de l'écran.
setting-language-system = du système
setting-warning = Mise en garde
setting-warning-about = Demander « Vraiment ? » avant un coup qui coûte cher.
warning-off = jamais
warning-blunder = gaffes
warning-mistake = erreurs
warning-inaccuracy = imprécisions
setting-coach-about = Montrer le meilleur coup et pourquoi.
setting-step = Pas à pas
setting-step-about = L'ordinateur attend Enter.
setting-flag = Temps écoulé
setting-flag-loses = perdu
setting-flag-plays-on = on continue
setting-flag-loses-about = Qui dépasse son temps perd.
setting-flag-plays-on-about = La partie continue, mais ne compte plus pour le classement.
setting-clock = Pendule
setting-number-pad = Touches morpion
setting-number-pad-on = pavé numérique
setting-number-pad-off = sens de lecture
setting-number-pad-on-about = Morpion : 7 8 9 est la rangée du haut.
setting-number-pad-off-about = Morpion : 1 2 3 est la rangée du haut.
setting-mouse = Souris
setting-mouse-about = À couper pour sélectionner du texte dans le terminal.
setting-bell = Cloche
setting-bell-about = Sonner une fois quand c'est à vous et qu'une autre fenêtre est active.
setting-quiet = Heures calmes
setting-quiet-about = Pas de cloche pendant ces heures.
setting-quiet-none = aucune
setting-quiet-hours = de { $from } h à { $to } h
setting-threads = Fils d'analyse
setting-threads-about = Plus de fils, plus vite ; un seul donne des résultats répétables.
setting-memory = Mémoire d'analyse
setting-memory-about = Mémoire pour l'othellier d'analyse.
setting-plain-number = { $number }
setting-mebibytes = { $number } Mio
setting-name = Votre nom
setting-name-about = Enter pour modifier.
setting-name-unset = Vous
setting-opponent = Second joueur
setting-opponent-about = Nom du second joueur dans les parties à deux.
setting-opponent-unset = par couleur
setting-page = Page web
setting-page-about = Adresse où mènent liens et codes QR. Enter pour modifier.
setting-page-unset = aucune
setting-level = Niveau par défaut
setting-level-about = Proposé à l'écran de départ.
setting-side = Camp par défaut
setting-side-about = Proposé à l'écran de départ.
theme-own = Votre propre thème.
theme-auto = Selon le terminal : classic, ou paper sur fond clair.
theme-classic = Feutre vert dans un cadre de noyer.
theme-midnight = Bleu profond, pour la nuit.
theme-paper = Encre sur papier, pour les fonds clairs.
theme-contrast = Gris, bleu, orange : sûr pour les daltoniens.
theme-mono = Aucune couleur : des formes et des crochets.
theme-ascii = X et O, ASCII seulement.

## Keys

own-keys-no-set = jeu de touches inconnu « { $name } » : il n'y a que vi
own-keys-no-command = commande inconnue « { $name } » : voir outflank manual keys
own-keys-no-key = touche inconnue « { $key } » : un caractère, Up, Enter, F2, Ctrl-X...
own-keys-none = aucune touche utilisable pour « { $name } »
own-keys-twice = { $key } est à la fois { $one } et { $two } : les touches habituelles restent
own-look-no-base = base inconnue « { $name } » : classic, midnight, paper, contrast
own-look-no-role = rôle de couleur inconnu « { $role } » : voir outflank manual settings
own-look-no-color = { $role } prend une couleur comme #26804f, pas « { $color } »
own-look-contrast = { $one } sur { $other } se voit mal : contraste { $ratio }, il faut au moins { $least }
palette-title = Commandes
palette-typed = > { $text }_
palette-nothing = pas de telle commande
palette-start = Écran de départ
palette-library = Bibliothèque
palette-analysis = Othellier d'analyse
palette-page = Aller à : { $name }
palette-lesson = Leçon : { $name }
palette-puzzle = Problèmes : { $name }
palette-game = Jeu : { $name }
palette-level = Niveau : { $name }
palette-person = Comme une personne : { $name }
palette-against = Jouer contre : { $name }
palette-setup = Préparer : { $name }
palette-theme = Thème : { $name }
palette-editor = Éditeur de position

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = annuler retour arrière reprise
synonyms-redo = encore avancer refaire
synonyms-hints = aide points coups légaux montrer
synonyms-values = valeur score évaluation écart analyser
synonyms-coach = conseil meilleur expliquer aide
synonyms-people = joueurs courant humains force pourcentage
synonyms-why = raison expliquer détail
synonyms-line = variante suite
synonyms-review = erreurs analyser gaffes précision
synonyms-new-game = recommencer jouer
synonyms-resign = abandonner perdre
synonyms-theme = couleurs aspect sombre clair
synonyms-turn-board = tourner orientation
synonyms-animation = vitesse retourner
synonyms-step = pause attendre
synonyms-look = thème
synonyms-copy = presse-papiers coups
synonyms-export = enregistrer partager fichier image svg
synonyms-help = touches règles manuel raccourcis
synonyms-quit = sortir fermer
synonyms-try-again = réessayer
synonyms-game-drill = exercice entraînement erreurs de cette partie
synonyms-library = parties historique archive chercher importer tournoi
synonyms-practice = entraînement exercices erreurs
synonyms-analysis = explorateur ouvertures variantes étude entraîneur
synonyms-statistics = classement résultats elo progrès
synonyms-start = menu accueil
synonyms-learn = leçons cours école
synonyms-puzzles = problèmes tactique
synonyms-settings = options préférences configurer noms cloche souris langue images simple grand
synonyms-engines = edax gtp nboard programmes
synonyms-editor = modifier damier othellier plateau position
synonyms-lesson = apprendre leçon
synonyms-puzzle = problème
synonyms-daily = quotidien jour
synonyms-near = niveau force
synonyms-drill = exercice idée
synonyms-game = variante règles othello
synonyms-level = niveau difficulté
synonyms-setup-level = difficulté débutant difficile facile fort faible
synonyms-person = personne humain adversaire
synonyms-clock = pendule temps
keys-palette = Dans la palette de commandes
key-palette = Trouver une commande par son nom
key-run = Lancer la commande
bar-run = lancer

help-rules = Règles
help-page = Cette page
help-keys = Toutes les touches
help-more-keys = Toutes les touches sont dans l'onglet suivant (droite).
help-more = la suite en dessous
help-manual = Le manuel en dit plus : outflank manual dans un shell.
keys-board = Pendant une partie
keys-start = À l'écran de départ
keys-entry = En tapant un coup
keys-result = Après une partie
keys-library = Bibliothèque
keys-replay = Partie parcourue
keys-editor = Éditeur de position
keys-analysis = Analyse
keys-trainer = Répétiteur d'ouvertures
keys-holes = Trous d'un répertoire
keys-games-here = Parties passées par une position
keys-line = Ligne attendue
keys-practice = Entraînement
keys-learn = Leçons
keys-lesson = Dans une leçon
keys-puzzles = Problèmes
keys-puzzle = Dans un problème
keys-settings = Réglages
keys-guests = Moteurs
keys-tournament = Tournoi
keys-tournament-board = Tournoi : un othellier
keys-statistics = Statistiques
keys-help = À la page d'aide
keys-anywhere = Partout

key-click = Jouer une case ; choisir dans un menu, la ligne des touches ou la liste des coups
key-wheel = Faire défiler les coups
key-help = Aide : les règles et toutes les touches
key-quit = Quitter (la partie est enregistrée) ; en tapant : Ctrl-C
key-suspend = Suspendre vers le shell ; `fg` ramène le jeu
key-repaint = Redessiner l'écran
key-theme = Thème suivant
key-export = Exporter la partie : la copier ou l'enregistrer
key-copy = Copier les coups
key-values = Écart final attendu de chaque coup légal
key-people = Entraîneur : ce que jouent les joueurs de votre force
key-coach = Entraîneur : une piste, l'idée, puis le meilleur coup et pourquoi
key-review = Revoir la partie coup par coup
key-review-retry = Revoir la partie ; pendant un nouvel essai : retour à la revue
key-type = Taper une case pour la jouer ; après : tapez Enter
key-next-legal = Case légale suivante, précédente
key-hints = Aides (courte attente, si vous tapez h4) : cases légales ; au morpion, gains et menaces
key-library = Bibliothèque
key-back-start = Retour à l'écran de départ
key-back-start-saved = Retour à l'écran de départ (la partie est enregistrée)
key-page = Page précédente, suivante
key-ends = Au début, à la fin
key-cursor = Déplacer le curseur
key-play = Jouer au curseur ; pas à pas : coup suivant
key-digits = Colonne, puis rangée : 81 est en haut à droite ; au morpion un chiffre
key-take-back = Reprendre (contre l'ordinateur : jusqu'à votre tour)
key-resign = Abandonner : la partie est perdue
key-take-back-to = Reprendre jusqu'à ce coup
key-turn = Tourner l'othellier de 90 degrés
key-times = Le temps par coup à la place du résultat
key-numbers = Numéros des coups
key-redo = Rejouer un coup repris
key-new = Nouvelle partie (celle-ci est enregistrée)
key-step = Pas à pas : l'ordinateur attend Enter
key-animation = Animation
key-mouse = Souris (sans elle, le terminal sélectionne du texte)
key-scroll-log = Faire défiler les coups
key-start = Commencer, ou changer le choix
key-analyst = Lignes du moteur suivant, ou aucune
key-choose-board = Choisir un othellier
key-see-board = Agrandir
key-next-board = Othellier suivant ou précédent
key-next-legal-or-board = Case légale suivante à votre tour, sinon othellier suivant
key-scroll-standings = Faire défiler le classement
key-play-on-turn = Jouer à votre tour
key-back-tournament = Retour au classement
key-choose-guest = Choisir un moteur
key-try-guest = L'essayer, en dix secondes au plus
key-scroll-guest-log = Faire défiler le journal
key-choose-line = Choisir une ligne
key-change = Changer le réglage
key-play-entry = Jouer le coup
key-cancel = Annuler
key-again = Rejouer
key-even = Jouer un niveau à votre mesure
key-new-setup = Préparer une autre partie
key-undo-last = Reprendre le dernier coup
key-close-result = Fermer le panneau et voir l'othellier
key-scroll = Faire défiler
key-tab = Changer d'onglet
key-close = Fermer
key-change-save = Changer et enregistrer
key-change-name = Changer ; modifier un nom
key-save-name = Enregistrer le nom
key-keep-name = Garder l'ancien nom
key-open = Ouvrir la partie ; continuer une partie inachevée
key-choose-game = Choisir une partie
key-search = Chercher par nom, date, tournoi ou ouverture
key-view = Montrer : toutes, jouées ici, inachevées, importées, supprimées
key-sort = Trier par date, Noir, Blanc, résultat, ouverture
key-outcome = Montrer : tout résultat, gagnées, perdues, nulles, Noir gagne, Blanc gagne
key-opponent = Montrer les parties contre cet adversaire
key-event = Montrer les parties de ce tournoi
key-delete = Supprimer la partie ; dans la liste des supprimées, la rétablir
key-undelete = Annuler la dernière suppression
key-undo-import = Supprimer les parties du dernier import
key-clear-back = Effacer la recherche, puis retour à l'écran de départ
key-finish-search = Finir de taper
key-clear-search = Effacer la recherche
key-step-move = Un coup en arrière, en avant
key-step-ten = Dix coups en arrière, en avant
key-mistakes = Erreur précédente, suivante
key-mistakes-of = Montrer les erreurs : des deux, de Noir, de Blanc
key-try-again = Essayer un autre coup ici
key-game-drill = Exercice : erreurs de cette partie, puis problèmes
key-detail = Pourquoi : la raison suivante en détail
key-line = Parcourir la ligne attendue
key-other-line = La ligne de l'autre coup
key-leave-line = Quitter la ligne
key-replay-enter = Jouer à partir d'ici ; dans une revue, l'erreur suivante
key-play-on = Jouer à partir d'ici une nouvelle partie
key-back = Retour
key-another-game = Autres jeux
key-sure = Le jouer quand même
key-choose-weakness = Choisir une faiblesse
key-practise-weakness = La travailler
key-weakness-lesson = Ouvrir sa leçon
key-weakness-puzzles = Résoudre des problèmes dessus
key-edit = Modifier la position
key-place-black = Poser un pion noir, aller à droite
key-place-white = Poser un pion blanc, aller à droite
key-erase = Vider la case, aller à droite
key-cycle = Noir, blanc, vide tour à tour
key-other-side = Changer le trait
key-empty-board = Vider l'othellier
key-start-board = Remettre la position de départ
key-swap-colors = Échanger les couleurs
key-rotate = Tourner l'othellier de 90 degrés
key-mirror = Refléter l'othellier
key-undo-edit = Annuler
key-analyse-position = Analyser la position
key-play-position = Jouer contre l'ordinateur
key-analyse = Analyser la partie : variantes, commentaires, marques
key-analysis-play = Jouer ici : suivre la ligne ou commencer une variante
key-step-back = Un coup en arrière
key-step-on = Un coup en avant
key-variations = Variante précédente, suivante
key-comment = Commenter le dernier coup
key-mark = Marquer le dernier coup : !, !!, !?, ?!, ?, ??
key-explore = Montrer ce qui s'est joué ici, ou le cacher
key-games-here = Lister les parties passées par cette position
key-train = S'exercer d'ici : vos lignes, ou les bonnes réponses aux coups courants
key-new-analysis = Nouvelle analyse ; celle-ci est gardée si elle a des variantes ou des commentaires
key-analyse-tree = Analyser toutes les lignes en arrière-plan ; encore : arrêter
key-engine = Lancer ou arrêter le moteur
key-solve = Résoudre : chercher jusqu'à la fin, le temps qu'il faut ; encore : arrêter
key-solve-position = Résoudre la position
key-holes = Trouver les trous : les coups courants sans réponse dans votre répertoire
key-train-play = Répondre par ce coup ; au bout d'une ligne, la suivante
key-train-again = Recommencer la ligne
key-open-hole = Aller à ce coup
key-choose-hole = Choisir un coup
key-filter = Filtrer les parties : joueur, année, tournoi ou résultat
key-use-filter = Utiliser ce filtre
key-drop-filter = Annuler
key-open-here = Ouvrir la partie à ce coup
key-best-lines = Montrer autant de meilleures lignes ; 0 : aucune
key-take-line = Ajouter la ligne attendue comme variante
key-promote = Remonter la variante
key-delete-line = Supprimer le coup et tout ce qui suit
key-restore-line = Rétablir ce qui a été supprimé
key-fold = Cacher les variantes, ou les montrer
key-save-comment = Enregistrer le commentaire
key-drop-comment = Le laisser tel quel
key-subject = Un seul thème ; encore : le suivant
key-choose-lesson = Choisir une leçon
key-open-lesson = Ouvrir la leçon
key-lesson-answer = Jouer, marquer ou répondre ; puis continuer
key-lesson-number = Taper un nombre, s'il est demandé
key-lesson-again = Réessayer, ou recommencer cet othellier
key-lesson-boards = Othellier précédent / suivant de la leçon
key-lesson-leave = Retour à la liste des leçons
key-choose-puzzles = Choisir
key-open-puzzles = Ouvrir
key-puzzle-play = Jouer le coup ; puis continuer
key-puzzle-again = Reprendre un mauvais coup
key-puzzle-name = Nommer l'idée, dans un exercice
key-puzzle-idea = Montrer les idées ; la moitié des points alors
key-practice-idea = Montrer l'idée du meilleur coup
key-puzzle-solution = Montrer la solution
key-puzzle-share = Partager ce problème : un lien, la position, un code QR
key-lesson-share = Partager cette leçon : un lien, la position, un code QR
key-puzzle-copy = Copier le résultat du problème du jour
key-puzzle-leave = Retour à la liste des problèmes
key-practice-play = Jouer au curseur ; puis la position suivante
key-choose-format = Choisir un format
key-do-export = Exporter
key-accept = Accepter
key-discard = Laisser

bar-help = aide
bar-quit = quitter
bar-type = taper
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = suivant
bar-hints-show = voir aides
bar-hints-hide = cacher aides
bar-back = retour
bar-leave = quitter
bar-play = jouer
bar-coach = entraîneur
bar-values = valeurs
bar-undo = reprendre
bar-undo-import = annuler l'import
bar-resign = abandonner
bar-take-back = reprendre
bar-redo = rejouer
bar-new = nouvelle
bar-start = commencer
bar-choose = ouvrir
bar-move = choisir
bar-next-mistake = erreur suivante
bar-change = changer
bar-cancel = annuler
bar-again = rejouer
bar-even = à ma force
bar-review = revue
bar-review-mattered = ce qui a compté
bar-new-setup = autre partie
bar-board = othellier
bar-scroll = défiler
bar-close = fermer
bar-tab = autre onglet
bar-ok = OK
bar-open = ouvrir
bar-search = chercher
bar-view = liste
bar-sort = trier
bar-filter = filtrer
bar-delete = supprimer
bar-restore = rétablir
bar-done = fini
bar-clear = effacer
bar-step = parcourir
bar-ends = début/fin
bar-mistakes = erreurs
bar-own-mistakes = vos erreurs
bar-next-board = othellier suivant
bar-tournament = classement
bar-try = essayer
bar-try-again = réessayer
bar-retry = essai
bar-game-drill = exercice
bar-why = pourquoi
bar-line = ligne
bar-other-line = autre ligne
bar-play-on = jouer d'ici
bar-first-game = première partie
bar-costliest = pire erreur
bar-copy = copier
bar-set = poser
bar-turn = trait
bar-analyse = analyser
bar-explore = parties
bar-train = s'exercer
bar-solve = résoudre
bar-once-more = recommencer
bar-lines = meilleures lignes
bar-engine-on = lancer moteur
bar-engine-off = arrêter moteur
bar-variation = variante
bar-comment = commenter
bar-idea = idée
bar-puzzles = problèmes
bar-lesson = leçon
bar-solution = solution
bar-export = exporter
bar-practise = travailler
bar-answer = répondre
bar-mark = marquer
bar-subject = thème
bar-game = jeu
bar-discard = laisser
bar-result = résultat
bar-pass = passer
bar-next-move = coup suivant
bar-go-on = continuer

## The end

farewell = Merci d'avoir joué à outflank !
farewell-score = { $title } : { $score }.
farewell-final = Score final : { $score }. { $verdict }.
farewell-current = Score actuel : { $score }. { $verdict }.
farewell-opening = Ouverture : { $name }.
farewell-continue = Pour continuer : { $command }
farewell-unfinished = Inachevées : { $command }
farewell-guest = Pendant un jour, vous revenez par le nom d'utilisateur { $name }.
farewell-memory = outflank s'est arrêté, faute de mémoire.

## Line by line (--plain)

plain-menu-title = outflank : Reversi et morpion
plain-menu-play = Jouer au Reversi
plain-menu-tic-tac-toe = Jouer au morpion
plain-menu-learn = Leçons
plain-menu-puzzles = Problèmes
plain-page-not-kept = Les parties ne sont pas gardées : { $why }.
plain-page-library = Les parties sont dans la vue avec othellier.
plain-menu-library = Vos parties et leurs revues
plain-menu-settings = Réglages
plain-menu-quit = Quitter
plain-menu-number = Numéro :
plain-menu-help = Tapez un numéro de 0 à { $count }.
plain-library-help = Tapez un numéro pour ouvrir une partie, Enter pour la suite, 0 pour le menu.
plain-library-game = Tapez 1 pour une revue, 0 pour la liste.
plain-library-reviewing = Revue de la partie. Quelques secondes...
plain-library-empty = Aucune partie encore. Tapez 0 pour le menu.
plain-library-end = Plus de parties. Tapez 0 pour le menu.
plain-settings-help = Tapez un numéro de 1 à { $count } pour changer un réglage, 0 pour le menu. Noms : numéro et nom.
plain-welcome = Bienvenue ! { $game }. { $rule } Tapez help pour voir les commandes.
plain-welcome-letters = Bienvenue ! { $game }. { $rule } Noir est X, Blanc est O. Tapez help pour voir les commandes.
plain-sides = Vous êtes { $yours }. L'ordinateur est { $its }, { $level }.
plain-you-first = Vous commencez.
plain-computer-first = L'ordinateur commence.
plain-side-first = { $side } commence.
plain-taken-back = Repris : { $squares }.
plain-clocks = Temps restant : { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title } : { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Tapez { $black } ou { $white }, ou help
plain-type-yes = Tapez yes ou no, ou undo
plain-type-enter = Enter, ou tapez help
plain-type-move = Tapez un coup, ou help
plain-type-example = Tapez un coup, par exemple { $square }, ou help
plain-type-example-digits = Tapez un coup, par exemple { $square } (ou { $digits }), ou help
plain-how-letters = Un coup est une case : lettre et chiffre (h1), ou deux chiffres, colonne et rangée (81).
plain-how-digits = Un coup est un chiffre : 1 2 3 est la rangée du haut, à partir de la gauche.
plain-how-pad = Un coup est un chiffre, comme sur le pavé numérique : 7 8 9 est la rangée du haut.
plain-how-none = Avec --board none, les coups sont seulement décrits.
plain-ask-side = Voulez-vous être { $black } ou { $white } ?
plain-ask-step = Enter pour voir le coup de l'ordinateur :
plain-ask-again = Voulez-vous rejouer ? (yes ou no)
plain-ask-move = Votre coup :
plain-ask-move-of = Coup de { $side } :
plain-hints = vous pouvez jouer { $squares }{ $urgent }
plain-result-why = { $verdict } ; { $reason }
plain-best = { $square } est le meilleur : il mène à { $score } ({ $sure }). { $why }
plain-worth-best = { $square } mène à { $score } ({ $sure }) ; aucun coup n'est meilleur. { $why }
plain-worth = { $square } mène à { $score } ({ $sure }) ; { $best } est meilleur ({ $best-score }). { $why }
plain-no-game = Aucune partie en cours
plain-nothing-to-move = Il n'y a pas de coup à jouer
plain-no-move-yet = Aucun coup n'a encore été joué
plain-illegal = { $square } n'est pas un coup légal
plain-no-coach-here = Il n'y a pas d'entraîneur ici
plain-too-long = Cette ligne est trop longue
plain-not-your-turn = C'est à l'ordinateur de jouer
plain-yes-no = Répondez yes ou no
plain-not-understood = Je n'ai pas compris
plain-over = La partie est finie
plain-empty = Cette ligne est vide
plain-none = aucun
word-hints = vos coups légaux à chaque tour (oui/non)
word-undo = reprendre votre dernier coup
word-board = montrer encore l'othellier
word-score = montrer le score
word-best = montrer le meilleur coup et pourquoi
word-resign = abandonner la partie
word-why = juger le dernier coup et dire pourquoi ; `why f4` juge f4
word-help = montrer cette liste (ou ?)
word-quit = finir la partie (ou q)

## The library of games on disk

store-locked = un autre programme utilise la bibliothèque
store-other-tab = un autre onglet de cette page garde vos parties
store-no-storage = ce navigateur ne donne pas de mémoire à la page
store-disk-full = le disque est plein
store-read-only = la bibliothèque est en lecture seule
store-cannot-open = la bibliothèque ne s'ouvre pas
store-not-permitted = pas le droit d'écrire dans la bibliothèque
store-damaged = la bibliothèque est abîmée
store-disk-silent = le disque ne répond pas
store-disk = écriture impossible sur le disque : { $why }
store-folder = { $folder } n'a pas pu être créé : { $why }
store-newer = { $path } vient d'une version plus récente : mettez outflank à jour pour l'ouvrir
store-no-library = le fichier n'est pas une bibliothèque d'outflank, ou il est abîmé
store-newer-library = le fichier vient d'une version plus récente d'outflank
store-foreign = la bibliothèque est à un autre programme : déplacez-la pour en commencer une
store-index-damaged = l'index des positions est abîmé et ne peut être refait ici : vos parties sont sauves
store-no-game = la partie { $id } est illisible : { $why }
store-no-such-game = il n'y a pas de partie { $id }
store-unwanted = plus nécessaire
store-other = la bibliothèque est inutilisable : { $why }

## Other programs

opponent-not-started = il n'a pas pu démarrer : { $why }
opponent-no-folder = il n'y a pas de dossier { $folder }
opponent-no-command = sa commande est vide ou a un guillemet ouvert
opponent-gone = il s'est arrêté
opponent-hangs = il n'a pas répondu à { $command } en { $seconds } s
opponent-nonsense = il a répondu « { $answer } » à { $command }
opponent-refused = il a refusé { $command } : « { $why } »
opponent-slow = il n'a pas fini l'essai en { $seconds } s
opponent-illegal = il a joué un coup illégal, { $why }
opponent-unknown = vos réglages ne nomment pas ce moteur
opponent-unsuited = il ne joue que le Reversi normal
opponent-no-move = il n'a envoyé aucun coup
opponent-failed = une faute d'outflank a arrêté sa réflexion
opponent-silent = les moteurs GTP ne savent pas montrer leur analyse : prenez le protocole NBoard

## The explorer: what is typed

error-damaged-block = un bloc de l'index est abîmé
error-filter-years = « { $value } » n'est ni une année ni des années, comme 2010-2019
error-filter-winner = « { $value } » : won:black, won:draw ou won:white
error-filter-word = « { $value } » n'est pas un filtre : won:black, 2010-2019, @tournoi, people, own, ou un nom de joueur
error-filter-side-alone = « { $value } » demande un nom de joueur devant

## Records that cannot be read

error-tree-json-no-parent = la variante { $value } suit un coup qui ne la précède pas
error-tree-json-not-a-square = variante { $number } : « { $text } » n'est pas une case
error-tree-json-refused = variante { $number } : { $reason }
error-board-cell-count = l'othellier a { $found } cases au lieu de { $wanted }
error-board-not-a-cell = la case { $number } est { $found } : une case est X, O ou -
error-board-not-a-side = après l'othellier vient X ou O, le trait, pas { $value }
error-wthor-too-short = trop court pour un fichier WTHOR
error-wthor-other-length = son en-tête promet { $promised } fiches de { $size } octets, mais { $found } octets suivent
error-wthor-other-board = son othellier a { $value } rangées : seul 8 est connu
error-wthor-solitaires = il contient des problèmes (solitaires), pas des parties
error-game-not-a-square = le coup { $number } est { $byte }, qui n'est pas une case : 10 fois la rangée plus la colonne
error-game-refused = le coup { $number } ({ $square }) est illégal : { $reason }
error-game-too-many-discs = ses { $value } pions noirs sont plus de 64
error-json-no-record = ce n'est pas une partie en JSON : { $value }
error-json-other-game = jeu inconnu « { $value } » : { $known }
error-json-board = son départ : { $value }
error-site-cut-short = c'est tronqué
error-site-no-moves = il n'y a pas de coups
error-site-other-game = c'est une partie de { $value }, pas de reversi1
error-grid-twice = le numéro { $number } figure deux fois
error-grid-missing = le numéro { $number } manque
error-table-moves = il n'y a pas de coups
part-game = partie { $number }
part-line = ligne { $number }
part-object = objet { $number }
reading-stops = { $why } ({ $read } coups sur { $moves } sont lisibles)
reading-guess = supposition : { $moves } mots sur { $words } sont des coups
reading-turned = l'othellier est retourné de gauche à droite, car il commençait avec Noir en d4 et e5
no-reading-empty = il n'y a rien dedans
no-reading-form = ce n'est pas une forme lisible : coups, position, PGN, GGF, SGF, WTHOR, OBF, JSON, tableau
no-reading-moves = il n'y a aucun coup
no-reading-bytes = ce n'est ni du texte, ni un fichier WTHOR complet
no-reading-names = ce sont les noms de WTHOR : prenez les fichiers .wtb à côté
no-reading-yet = un fichier { $name } : cette forme n'est pas encore lisible
error-sgf-cut-short = il est tronqué
error-sgf-empty = il n'y a rien entre ses parenthèses
error-sgf-other-game = c'est le jeu numéro { $value } de SGF ; Othello est le numéro 2
error-sgf-other-size = son othellier est de taille { $value } : seules les tailles 8, 6 et 4 sont connues
error-sgf-not-a-square = ligne { $line } : « { $text } » n'est pas une case
error-sgf-two-discs = son départ a deux pions en { $value }
error-sgf-set-up-later = ligne { $line } : des pions sont posés après le premier coup
error-sgf-refused = ligne { $line } : { $text } est refusé : { $reason }
error-sgf-long-comment = ligne { $line } : seuls les { $max-comment } premiers caractères du commentaire sont gardés
error-sgf-wrong-side = ligne { $line } : { $text } est un coup de { $side }, mais ce n'est pas à { $side } de jouer
error-ggf-cut-short = il est tronqué
error-ggf-other-game = c'est une partie de { $value }, pas d'Othello
error-ggf-other-type = type inconnu « { $value } » : 8, 8a, 6 et 4 sont connus, avec s, r, k, b ou w
error-ggf-board = son départ BO : { $value }
error-ggf-not-a-move = coup { $number } : « { $text } » n'est ni une case ni PA
error-ggf-refused = le coup { $number } ({ $text }) est illégal : { $reason }
error-ggf-wrong-side = le coup { $number } est de { $side }, qui n'a pas le trait
error-obf-not-a-score = { $value } n'est pas un score entre -64 et +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = le joueur au trait n'y a pas le choix
error-not-a-puzzle-not-unique = il n'y a pas de seul coup : { $first } et { $second } gardent le résultat, ou moins de { $min } pions les séparent
error-lesson = ligne { $line } : { $fault }
error-lesson-fault-no-title = une leçon commence par son titre : # Titre
error-lesson-fault-no-summary = sous le titre vient ce qu'on apprend, en une ligne
error-lesson-fault-no-board = un othellier commence par son titre : ## Titre
error-lesson-fault-no-boards = la leçon n'a pas d'othellier
error-lesson-fault-unknown-key = clé inconnue « { $value } » : les clés sont board, moves, turn, from, ask, task, answer, claim, then, right, lesser et wrong
error-lesson-fault-twice = « { $value } » y est deux fois
error-lesson-fault-missing = l'othellier ci-dessus n'a pas de « { $value } »
error-lesson-fault-side = « { $value } » n'est pas un camp : black ou white
error-lesson-fault-task = tâche inconnue « { $value } » : play, mark, count, total, pass ou finish
error-lesson-fault-then = « { $value } » n'est pas un nombre de coups de 1 à 6, ou aucun coup n'est demandé
error-lesson-fault-square = « { $value } » n'est pas une case
error-lesson-fault-answer = la réponse est { $value }
error-lesson-fault-claim = affirmation inconnue « { $value } »
error-lesson-fault-untrue = faux : { $value }
error-lesson-fault-loses = { $square } perd { $loss } pions selon une recherche : écrivez « lesser { $square }: ... » pour lui
error-lesson-fault-not-lesser = { $square } perd { $loss } pions selon une recherche, moins de 4 : il fait partie de la réponse
error-lesson-fault-refuses = { $square } n'est pas une réponse et vaut { $loss } pions de plus selon une recherche : prenez une autre position
error-lesson-fault-not-wrong = { $value } n'est pas une mauvaise réponse ici
error-untrue-fact = { $not ->
    [yes] { $first } n'est pas { $second }
   *[no] { $first } est { $second }
}
error-untrue-number = c'est { $first }, pas { $second }
error-untrue-squares = les cases sont { $value }
error-task-too-many-empties = { $first } cases sont vides : cette tâche se compte jusqu'au bout, avec { $second } au plus
error-task-no-move = le joueur au trait n'a pas de coup légal
error-task-no-pass = le joueur au trait a un coup légal et ne peut passer
error-task-no-answer = aucun coup légal ne répond à la tâche
error-task-not-legal = { $value } n'est pas un coup légal
error-task-not-empty = { $value } n'est pas vide
error-task-out-of-reach = le meilleur résultat est { $value } : cette issue est hors d'atteinte
error-unknown-task = tâche inconnue « { $value } » : play, mark, count, total, pass ou finish

## Other programs: names

error-guest-name = un nom a de 1 à { $most } lettres, chiffres, '-', '_', '.' ou '+'

## Tournaments: plans

error-plan-players = un tournoi a de 2 à { $most } joueurs, pas { $value }
error-plan-rounds = un tournoi a de 1 à { $most } rondes, pas { $value }
error-plan-swiss-rounds = un tournoi suisse de { $players } joueurs a au plus { $most } rondes, pas { $rounds }
error-plan-games = deux joueurs jouent de 1 à { $most } parties, pas { $value }

## The engine: files and memory

error-weights-no-weights = pas un fichier de poids d'outflank
error-weights-other-version = les poids sont de version { $value } ; il faut la version { $version } (outflank-train fit en fait de nouveaux)
error-weights-damaged = les poids sont abîmés
error-people-no-weights = pas un fichier de joueurs d'outflank
error-people-other-version = le fichier de joueurs est de version { $value } ; il faut la version { $version } (outflank-train people en fait un nouveau)
error-people-damaged = le fichier de joueurs est abîmé
error-out-of-memory = { $mebibytes } Mio de mémoire ne sont pas disponibles
error-book-no-book = pas une bibliothèque d'ouvertures d'outflank
error-book-other-version = la bibliothèque d'ouvertures est de version { $value } ; il faut la version { $version }
error-book-damaged = la bibliothèque d'ouvertures est abîmée
error-no-such-level = il n'y a pas de niveau { $number } : les niveaux vont de 1 à { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = pas un forfait
error-time-control-not-a-time = « { $value } » n'est pas un temps : écrivez 90s, 5m, 1h30m ou 5:00
error-time-control-too-long = « { $value } » est trop long : 100 heures au plus
error-time-control-not-a-count = « { $value } » n'est pas un nombre de 1 à 1000
error-time-control-no-time = il n'y a pas de temps pour jouer
error-not-a-square = « { $value } » n'est pas une case : les cases vont de a1 à h8
error-play-over = la partie est finie
error-play-can-move = vous ne pouvez passer tant que vous avez un coup légal
error-play-must-pass = il n'y a pas de coup légal : vous devez passer
error-transcript-not-a-move = coup { $number } : « { $text } » n'est pas une case : les cases vont de { $range }
error-transcript-refused = le coup { $number } ({ $text }) est illégal : { $reason }
error-transcript-too-long = une transcription a au plus { $max-length } caractères
error-tree-full = une partie a au plus { $max-nodes } coups, variantes comprises
error-tree-too-much-text = un commentaire a au plus { $max-comment } caractères, et tous ceux d'une partie { $max-text }
error-tree-played = les coups de la partie elle-même restent tels qu'ils furent joués
error-tree-main-line = c'est déjà la ligne principale

## The command line: what is wrong with it

usage-needs-value = { $argument } demande une valeur
usage-invalid-of = valeur invalide « { $value } » pour { $name } : { $allowed }
usage-unknown-of = { $what } inconnu « { $value } » : { $allowed }
usage-invalid = valeur invalide « { $value } » pour { $name }
usage-unknown-option = option inconnue « { $name } » : voir outflank --help
usage-unknown-command = commande inconnue « { $command } » : voir outflank --help
usage-missing = il manque { $argument } : voir outflank --help
usage-twice = { $name } ne peut être donné qu'une fois
usage-conflict = { $argument } ne va pas avec { $other }

## The command line: values of options

value-level = niveau inconnu « { $text } » : les niveaux vont de 1 à { $count }
value-player = joueur inconnu « { $text } » : level:1 à level:{ $count }, ou { $names }
value-player-or-person = joueur inconnu « { $text } » : level:1 à level:{ $count }, person:{ $least } à person:{ $most }, ou { $names }
value-person = personne ne joue comme « { $text } » : les classements vont de { $least } à { $most } par pas de 100
value-person-game = les personnes ne jouent qu'au Reversi normal
value-guest-game = { $name } ne connaît que le Reversi normal
value-engines = { $sentence } ; vos moteurs : { $names }
value-protocol-game = { $protocol } : les joueurs ne connaissent que le Reversi normal
file-unreadable-why = { $file } n'a pas pu être lu : { $why }
value-no-openings = { $file } ne contient pas d'ouvertures
value-depth = un nombre entier de 1 à 20
value-no-command = '{ $text }' ne nomme aucun programme
value-mebibytes = de 1 à 65536 Mio
value-seconds = de 0.001 à 86400 secondes
value-clocks = { $why } ; par exemple 5m, 5m+3s, 10m/30s, 10m/3x30s, ou 10m,5m pour Noir et Blanc
value-count = un nombre entier de 1 à 1000000
value-address = une adresse et un port, comme 0.0.0.0:2022 ou [::]:2022
value-threads = de 1 à 256 fils
value-concurrency = de 1 à 256 parties à la fois
value-factor = de 0.001 à 1000
value-patience = de 1 à 86400 secondes entières
value-games = de 1 à 1000000 parties
value-whole = un nombre entier à partir de 0
value-seed = un nombre entier de 0 à { $most }
value-number = un nombre entier à partir de 1
cli-less-memory = { $wanted } Mio de mémoire ne sont pas disponibles : { $granted } Mio sont pris
cli-rules-reversi = --rules ne vaut que pour Reversi
cli-first = --first ne vaut que pour --rules book et tictactoe : ailleurs Noir commence toujours
cli-level-auto = --level auto ne vaut qu'au Reversi normal
value-or-auto = { $why }, ou auto
cli-watch-players = watch demande deux joueurs, par exemple level:3 level:4
cli-start-reversi = --start ne vaut que pour le Reversi normal
cli-start-gtp = { $name } ne sait pas jouer de ce départ : GTP ne sait pas le transmettre

## The command line: files, games, commands

file-unreadable = { $file } n'a pas pu être lu
file-unwritable = { $file } n'a pas pu être écrit
cli-serve-no-home = le système ne connaît pas de dossier personnel : donnez-en un avec --data DOSSIER
cli-serve-not-built = cette version n'a pas de serveur : cargo build --release --features serve
cli-no-interrupt = Ctrl-C n'a pas pu être pris en charge
manual-title = Le manuel d'outflank. Pour lire une page :
cli-no-topic = sujet inconnu « { $topic } » : { $topics }
cli-no-image = l'image n'a pas pu être encodée
cli-plain-first = --plain va seul, ou après play, watch, learn ou puzzle
cli-no-output = le résultat n'a pas pu être écrit
cli-no-input = l'entrée est illisible
cli-input-failed = l'entrée n'a pas pu être lue
cli-lesson = leçon inconnue « { $text } » : de 1 à { $count }, ou { $names }
cli-lesson-checked = { $file } : { $boards } othelliers et { $exam } à l'examen, tout est vrai
cli-no-puzzle = il n'y a pas encore de problème là-dessus
cli-puzzle-ended = le problème n'a pas pu continuer
cli-solve-it = Pour le résoudre : outflank puzzle --id { $id } --plain
cli-file-line = { $file }, ligne { $line } : { $why }
cli-many-empties = { $empties } cases sont vides : { $most } au plus
value-to = de 1 à { $count }
cli-explore-for-black = Écarts et valeurs sont pour Noir.
cli-explore-reversi = seul le Reversi s'explore
cli-index-anew = l'index des positions était abîmé et se refait : vos parties sont sauves
cli-no-such-player = aucun nom de joueur ne contient « { $name } »
cli-no-such-event = aucun nom de tournoi ne contient « { $name } »
cli-over-here = la partie est finie ici
cli-must-pass = { $side } doit passer
cli-index-incomplete = incomplet : { $through } parties sur { $target } sont dans l'index des positions
cli-index-stopped = l'index des positions n'est pas complet : { $why }
cli-to-move = trait à { $side }
cli-no-game-in = aucune partie dans { $file } : { $why }
cli-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cli-only-guess = { $file } : pas de partie d'une forme connue ; { $guess } : --guess les prend
cli-more-unreadable = { $file } : et { $more } autres illisibles
cli-no-such-game = --game { $number } : le fichier a { $games }
cli-one-game-of = --to { $form } prend une partie, mais le fichier en a { $count } : choisissez avec --game N
cli-cannot-hold = --to { $form } ne peut contenir { $game } ; le peuvent : { $forms }
cli-no-home = il n'y a pas de dossier personnel où garder les parties
cli-set-aside = la bibliothèque était abîmée et s'appelle maintenant { $name }
cli-imported = { $file } : { $games } ({ $format }), { $new } nouvelles, { $known } déjà connues
cli-is-library = { $file } est une bibliothèque de parties : import la lit
cli-no-files = il n'y a pas de fichier dans { $folder }
import-form = forme
import-games = parties
import-new = nouvelles
import-known = connues
import-repaired = réparées
import-refused = refusées
import-all = toutes
import-more = et { $more } de plus ; --json les nomme toutes
cli-left-out = --to { $form } laisse de côté les variantes et commentaires de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : sgf, pgn et json les gardent
cli-library-format = bibliothèque
cli-file-exists = { $file } existe déjà : choisissez un autre nom
cli-one-game = --to { $form } prend une partie : choisissez-la avec --id N
cli-game-why = partie { $id } : { $why }
cli-game-unreadable = la partie { $id } n'a pas pu être lue : { $why }
cli-no-games = aucune partie trouvée
cli-game-ended = la partie n'a pas pu continuer
cli-lesson-ended = la leçon n'a pas pu continuer
cli-needs-terminal = outflank demande un terminal ; sans terminal : outflank { $command }
cli-no-position = « { $text } » n'est pas une position de Reversi
cli-solve-long = ligne { $line } : { $empties } cases vides peuvent prendre très longtemps ; Ctrl-C montre ce qui est trouvé
cli-line = ligne { $line } : { $why }
cli-solve-wrong = FAUX : le fichier dit { $stated }
cli-solve-stopped = arrêté : pas exact, profondeur { $depth }
cli-solved = { $count } positions, { $nodes } nœuds, { $seconds } secondes, { $rate } nœuds/s
cli-passes = { $name } n'a pas de coup légal et passe
cli-hint-people = Après la valeur : la part des joueurs classés { $rating } qui jouent le coup.
cli-hint = { $exact ->
    [yes] Trait à { $name }, { $sure }
   *[no] Trait à { $name }, estimé, { $sure }
}
cli-no-result = arrêté : pas encore de résultat
cli-review-reversi = l'entraîneur ne connaît que le Reversi 8x8 où le plus de pions gagne
cli-review-position = il n'y a pas de coups dedans : outflank hint --position examine un othellier
cli-review-margins = Écart attendu pour le joueur au trait :
cli-review-exact = exact
cli-review-depth = { $count } coups
cli-review-better = , perd { $loss } : mieux { $best } ({ $score })
cli-review-opening = connu ({ $name })
cli-review-book = connu
cli-review-account = { $moves } coups, { $loss } pions perdus, précision { $accuracy } % : { $counts }
cli-tournament-ended = le tournoi n'a pas pu continuer
cli-tournament-again = pour continuer, relancez la même commande : { $file } a les parties
event-own-players = { $file } a ses propres joueurs : n'en donnez pas d'autres
event-opening = ouverture « { $text } » : { $why }
event-opening-over = l'ouverture « { $text } » finit la partie
event-one-start = un seul de start, opening-plies et openings peut être donné
event-two-paces = un tournoi a clock ou move-time, pas les deux
event-opening-plies = opening-plies : { $most } au plus
event-no-name = « { $text } » demande un nom ou une commande
event-takes = { $key } prend { $what }
event-formats = round-robin, swiss ou knockout
event-time = un temps comme "5m+3s"
event-transcripts = une liste de transcriptions
event-players = une liste comme ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = réglage inconnu « { $key } »
event-out = éliminé à la ronde { $round }
event-bye = exempt
event-fault = { $name } perd la partie { $game } de la table { $table } à la ronde { $round } : { $why }
event-file = { $file } est inutilisable
event-other-games = { $file } a les parties d'un autre tournoi : donnez un autre fichier à --save
event-no-game = { $file } : la ligne { $line } n'est pas une partie de ce tournoi
event-not-kept = la partie n'a pas pu être gardée
event-so-far = { $games } parties ; ronde { $round }, encore { $open }
event-new-game = { $name } : une nouvelle partie, après { $played } coups d'ouverture.
event-your-move-by = { $name } ({ $side }, il reste { $seconds } s), votre coup (q : arrêter ici) :
event-your-move = { $name } ({ $side }), votre coup (q : arrêter ici) :
event-flips-nothing = { $square } ne retourne rien.
event-type-square = Tapez une case, comme d3.
match-opening-plies = --opening-plies : { $most } au plus dans ce jeu
match-title = { $first } contre { $second }
match-elo = { $elo }, plus ou moins { $error } (95 %)
match-auto = auto (classement { $rating } à la fin)
match-two-autos = auto se règle sur l'autre joueur : à deux, ils n'ont personne
match-no-elo = inconnu : aucune partie n'est finie
match-boundless = sans borne : un camp a tout gagné
match-fault = { $player ->
    [first] le premier joueur perd une partie au demi-coup { $ply } : { $why }
   *[second] le second joueur perd une partie au demi-coup { $ply } : { $why }
}
match-claims = deux hypothèses comme elo0=0,elo1=10, et au besoin alpha=0.05,beta=0.05
match-claims-order = { $usage } ; elo0 est inférieur à elo1
match-error-rates = alpha et beta sont des taux d'erreur de 0.0001 à 0.5
match-at-most = au plus { $elo } Elo de mieux
match-at-least = au moins { $elo } Elo de mieux
match-undecided = indécis
match-ratio = rapport de log-vraisemblance { $ratio } entre { $lower } et { $upper }
match-risks = faux dans { $alpha } % des cas sous { $below }, dans { $beta } % au-dessus de { $above }

grade-best = meilleur
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grades-best = { $count ->
    [one] { $count } meilleur
   *[other] { $count } meilleurs
}
grades-good = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
grades-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
grades-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
grades-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}

## Settings and files that cannot be read, moves that are not legal

window-too-small = Fenêtre trop petite : il faut { $width }x{ $height }
illegal-occupied = { $square } est occupée
illegal-flips-nothing = { $square } ne retourne rien
illegal-not-yet = { $square } vient plus tard : maintenant { $others } ou { $last }
illegal-not-yet-only = { $square } vient plus tard : maintenant { $other }
illegal-taken = { $square } est prise
illegal-off-board = { $square } n'est pas sur le plateau
record-position = { $count ->
    [one] une position avec { $count } case vide
   *[other] une position avec { $count } cases vides
}
sgf-cut = { $why } : laissé de côté à partir de là
sgf-left-out = laissés de côté : { $names }
file-larger = il dépasse { $most }
file-none = ce n'est pas un fichier
config-takes = { $key } prend { $allowed }, pas { $found }
config-unreadable = illisible : { $why }
engines-too-many = plus de { $most } moteurs
engines-level-name = un niveau porte ce nom
engines-table = il faut une table avec une commande
engines-text = un texte
engines-protocols = "gtp" ou "nboard"
engines-lines = une liste de lignes
engines-seconds = de 1 à { $most } secondes
engines-no-command = il faut une commande
engines-threads = threads demande { $text } dans la commande
record-game = { $count ->
    [one] { $game }, { $count } coup
   *[other] { $game }, { $count } coups
}

## Sides and games

side-black = Noir
side-white = Blanc
game-reversi = Reversi
game-anti = Anti-reversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, prélude
game-reversi-book = Reversi, X et O
game-tictactoe = Morpion

person-1000 = Prend coins et bords ; un coup sur neuf perd dix pions ou plus.
person-1100 = Va tôt au bord ; un coup sur dix perd dix pions ou plus.
person-1200 = Perd deux pions par coup dans l'ouverture et 3,4 au milieu.
person-1300 = Perd trois pions par coup au milieu et 2,5 en fin de partie.
person-1400 = Ouvre bien ; un coup sur vingt perd dix pions ou plus.
person-1500 = Évite d'abord le bord ; perd 2,4 pions par coup au milieu.
person-1600 = Ouvre à un pion par coup ; perd 1,4 par coup en fin de partie.
person-1700 = Laisse la plupart des coins pour plus tard ; un coup sur quarante perd dix pions.
person-1800 = Reste à l'intérieur dans l'ouverture ; perd 1,5 pion par coup au milieu.
person-1900 = Prend les coins sans hâte ; perd un pion par coup en fin de partie.
person-2000 = Se trompe rarement : un demi-pion par coup dans l'ouverture.

level-name-random = Hasard
level-name-greedy = Glouton
level-name-rookie = Débutant
level-name-novice = Apprenti
level-name-amateur = Amateur
level-name-club = Club
level-name-expert = Expert
level-name-master = Maître
level-name-grandmaster = Grand maître
level-name-champion = Champion
level-name-pupil = Élève
level-name-regular = Habitué
level-name-veteran = Vétéran
level-name-perfect = Parfait

pictures-auto = auto
pictures-on = oui
pictures-off = non
width-auto = auto
width-narrow = une colonne
width-wide = deux colonnes
scale-auto = auto
scale-small = petite
scale-medium = moyenne
scale-large = grande

keys-digits = chiffres
keys-arrows = flèches
keys-click = clic, toucher
keys-wheel = molette

square-range = { $first } à { $last }

## The server

serve-no-folder = le serveur ne peut pas utiliser le dossier { $path }
serve-no-store = la base des personnes { $store } est inutilisable
serve-newer-store = la base des personnes { $store } est d'une version plus récente : mettez aussi ce serveur à jour
serve-invalid-store = { $value } n'est pas l'adresse d'un serveur PostgreSQL : postgres://UTILISATEUR@HÔTE/BASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = le serveur ne parle pas TLS à sa base : passez par un socket, un réseau privé ou un tunnel
serve-no-host-key = la clé d'hôte { $path } n'a pu être ni lue ni créée
serve-open-host-key = d'autres utilisateurs peuvent lire la clé d'hôte { $path } : limitez-la par chmod 600
serve-no-address = le serveur ne peut pas écouter sur { $address }
serve-friend = Votre ami tape : { $line }
serve-listening = ssh : à l'écoute sur { $address }
serve-web = page web : à l'écoute sur { $address }
serve-fingerprint = clé d'hôte : { $fingerprint }
serve-banner = outflank : Reversi par ssh. Pas de clé ? Connectez-vous comme guest@...
serve-unknown-command = commande inconnue « { $command } » : plain, ou hint POSITION
serve-tournament-no-name = le tournoi demande un nom
serve-tournament-twice = { $name } est deux fois dans la liste
serve-tournament-two-paces = un tournoi a une pendule ou des jours, pas les deux
serve-tournament-players = un tournoi a players ou weekly, l’un des deux
serve-weekly-hour = { $text } n’est pas une heure de la semaine : weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = un tournoi hebdomadaire est swiss ou knockout
serve-weekly-days = un tournoi hebdomadaire se joue d’une traite : à la pendule, pas en jours
serve-weekly-fields = un tournoi hebdomadaire a une partie par appariement et aucun résultat dans son fichier
serve-tournament-days = un coup prend de 1 à { $most } jours
serve-tournament-no-round = un résultat nomme la ronde { $round } : il n'y en a que { $most }
serve-tournament-self = un résultat oppose { $name } à { $name }
serve-tournament-discs = les deux camps ensemble ont au plus 64 pions
serve-come-later = Les comptes sont illisibles en ce moment : revenez plus tard.
serve-restarting = Redémarrage : votre partie est en sécurité, revenez dans une minute.
serve-no-hook = le crochet { $path } n'est pas un programme
serve-can-start = le serveur peut démarrer
serve-setup-data = { $path } n’est pas un dossier pour un service : un chemin absolu sans espaces, hors de /home, /root, /run/user et /tmp, que l’unité cache
serve-no-motd = le message du jour { $path } n'a pas pu être lu
serve-folder-taken = un serveur tourne déjà avec le dossier { $path }
serve-tournament-stranger = { $name } a un résultat mais n'est pas parmi les joueurs
cli-host-name = le nom d'une machine, comme play.example.org
cli-fingerprint = l'empreinte d'une clé, telle que la donne ssh-keygen -lf KEY.pub : SHA256:...
serve-no-accounts = les comptes n'ont pas pu être lus
serve-needs-screen = il faut un écran : connectez-vous d'un terminal, sans -T

## People

start-people = Joueurs en ligne
start-people-about = Rencontrer des gens : jouer, défier, regarder.
start-people-turns = { $count ->
    [one] à vous dans { $count } partie
   *[other] à vous dans { $count } parties
}
lobby-title = Joueurs en ligne
lobby-title-you = Joueurs en ligne : { $name }
lobby-own-games = Vos parties
lobby-here = { $count ->
    [one] 1 ici
   *[other] { $count } ici
}
lobby-seeks = Offres ouvertes
lobby-running = Parties en cours
lobby-unattended = un joueur est absent
lobby-finished = Parties du jour
lobby-people = Présents
lobby-new-seek = Nouvelle offre...
lobby-new-seek-about = Proposer une partie à tous.
lobby-about = Jouez contre des gens ou contre l’ordinateur.
lobby-alone = Personne d'autre n'est là.
lobby-leave-game = Laisser une partie de trois jours...
lobby-leave-game-about = Enter : proposer une partie qui attend ici, avec trois jours par coup.
lobby-play-alone = Niveaux, leçons, problèmes
lobby-play-alone-about = Enter : tout ce qui se joue seul, avec l’entraîneur et tous les niveaux.
lobby-play-now = Jouer tout de suite
lobby-house = ordinateur, env. { $strength }
lobby-watch = Regarder { $black } - { $white }
lobby-play-now-about = Enter : une partie tout de suite, avec quelqu'un qui attend ou avec la maison.
lobby-name-waits = { $name } attend
lobby-play-now-person = Enter : jouer contre { $name } ({ $terms }).
lobby-daily-about = Enter : le problème du jour, le même pour tous.
lobby-race-solved = { $count } réussites
lobby-race-best = record { $time }, { $name }
lobby-race-own = Votre temps : { $time }, place { $place } sur { $count }.
lobby-house-plays = la maison ne joue qu'au Reversi en une séance
lobby-choose-name = Choisir votre nom...
lobby-choose-name-about = Choisissez un nom : une seule fois.
lobby-guest-code = Pour revenir dans la journée :
lobby-type-name = Votre nom pour toujours : { $name }_
lobby-own-game-about = Enter : aller à cette partie.
lobby-time-yours = Il vous reste { $left } pour votre coup.
lobby-time-theirs = Il reste { $left } à { $name }.
lobby-time-vacation = { $name } est en vacances, et il lui reste { $left }.
left-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
left-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
lobby-own-seek = { $name } (vous)
lobby-own-challenge = Vous défiez { $name }
lobby-own-seek-about = Votre offre. Enter la retire.
lobby-challenge = { $name } vous défie
lobby-seek-about = Enter : jouer contre { $name } à ces conditions.
lobby-running-about = Enter : regarder cette partie.
lobby-finished-about = Enter : revoir cette partie ; x y copie un lien vers elle.
lobby-won = gagnée
lobby-lost = perdue
lobby-you = { $name } (vous)
lobby-you-about = C'est vous. Enter : proposer une partie à tous.
lobby-person-about = Enter : défier { $name }.
lobby-your-turn = à vous
lobby-playing = joue
lobby-tournament = { $name }, ronde { $round } sur { $rounds }
lobby-tournament-over = { $name } : { $winner } a gagné
lobby-hour = { $day ->
    [1] lundi { $time }
    [2] mardi { $time }
    [3] mercredi { $time }
    [4] jeudi { $time }
    [5] vendredi { $time }
    [6] samedi { $time }
   *[other] dimanche { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
lobby-weekly-entered = { $count ->
    [one] vous seul pour l'instant
   *[other] { $count } joueurs, vous aussi
}
lobby-weekly-about = Les parties commencent le { $hour } ({ $zone }). Enter : s’inscrire.
lobby-weekly-in = Vous êtes inscrit pour le { $hour } ({ $zone }). Enter : se désinscrire.
lobby-weekly-guest = Les parties commencent le { $hour } ({ $zone }). Les invités ne peuvent pas s’inscrire : connectez-vous avec une clé (ssh-keygen en crée une).
lobby-tournament-full = le tournoi est complet
lobby-round = ronde { $round }
lobby-you-wait = vous attendez
lobby-waits = vous attend
lobby-is-here = présent
lobby-round-about = Votre partie contre { $name } : vous avez { $side }. Enter : la jouer.
lobby-round-wait = La partie commence quand { $name } est prêt. Enter : ne plus attendre.
lobby-standings = Classement
lobby-standings-about = Enter : classement et résultats du tournoi.
lobby-standings-keys = PgUp et PgDn montrent la suite. Esc : retour.
lobby-muted = muet
lobby-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
lobby-waiting = En attente du serveur...
lobby-cut-off = Les parties ne peuvent être enregistrées en ce moment.
lobby-ladder-title = Échelle
lobby-ladder-about = Les meilleurs joueurs.
lobby-ladder-empty = Personne n'a encore de classement établi.
lobby-ladder-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lobby-name-taken = ce nom est pris
lobby-no-name = votre nom reste comme il est
lobby-guest-terms = les invités jouent sans classement et d'une traite : pour plus, connectez-vous avec une clé
lobby-busy = finissez d'abord votre partie
lobby-too-many-seeks = vous avez assez d'offres : retirez-en d'abord une
lobby-too-many-games = vous avez déjà 50 parties par correspondance : finissez-en une d'abord
lobby-seek-gone = cette offre n'est plus là
lobby-no-game = il n'y a pas de telle partie
lobby-not-your-game = ce n'est pas votre partie
lobby-not-here = ce joueur n'est pas là
lobby-not-your-turn = ce n'est pas à vous de jouer
lobby-no-offer = il n'y a pas d'offre à laquelle répondre
lobby-not-away = votre adversaire doit d'abord être absent deux minutes
lobby-has-time = il reste du temps
seek-title = Proposer une partie
seek-title-to = Défier { $name }
seek-pace = Temps
seek-rated = Classée
seek-rated-yes = oui
seek-rated-no = non
seek-rated-about = Le résultat change les deux classements. Sans entraîneur.
seek-casual-about = Le résultat ne change aucun classement.
seek-house-about = Si personne ne vient, un ordinateur joue au bout de 20 secondes.
seek-side = Vous jouez
seek-side-random = au hasard
seek-side-about = Votre camp.
seek-game = Jeu
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
pace-live-about = Les deux jouent d'une traite.
pace-days-about = { $days ->
    [one] Par correspondance : chaque coup en { $days } jour.
   *[other] Par correspondance : chaque coup en { $days } jours.
}
terms-rated = classée
terms-casual = amicale
shared-title = { $black } - { $white }
shared-rematch = { $name } propose la revanche : Enter
shared-rematch-offered = Votre revanche attend { $name }
shared-next = Ils rejouent : Enter
shared-your-turn = À vous : trait à { $side }
shared-turn = À { $name } ({ $side }) de jouer
shared-looking-back = Retour en arrière ({ $at } sur { $count }) : { $last }
shared-away = { $name } est absent
shared-claim-in = { $name } est absent : vous pourrez réclamer le gain dans { $time }
shared-call-off-in = { $name } est absent : vous pourrez annuler la partie dans { $time }
shared-call-off = { $name } est absent depuis deux minutes : W annule la partie
shared-may-leave = Vous pouvez partir : la partie attend parmi vos parties.
shared-vacation = { $name } est en vacances
shared-comment = Avec deux coups de retard
shared-book = { $square } : coup connu
shared-book-named = { $square } : coup connu ({ $opening })
shared-judged = { $square } : { $grade }
shared-judged-better = { $square } : { $grade } ; { $best } gagne { $loss } { $loss ->
    [one] pion
   *[other] pions
} de plus
shared-claim = { $name } est absent depuis deux minutes : W réclame le gain
shared-offer-sent = Votre offre attend une réponse
shared-draw-offered = { $name } propose la nulle
shared-take-back-offered = { $name } voudrait reprendre un coup
shared-watching = { $count ->
    [one] , { $count } spectateur
   *[other] , { $count } spectateurs
}
shared-paused = La partie est suspendue : les coups ne peuvent être enregistrés en ce moment
shared-unsaved = Non enregistrée. { $status }
shared-aborted = Partie annulée : elle avait à peine commencé
shared-draw = Nulle d'un commun accord
shared-rating = Votre classement : { $before } -> { $after }
shared-resign = Abandonner ? Enter : oui
shared-leave = Quitter ? La pendule continue de tourner. Enter : oui
shared-greeting = { $name } : { $greeting }
greeting-hello = Bonjour !
greeting-good-luck = Bonne chance !
greeting-well-played = Bien joué !
greeting-nice-move = Joli coup !
greeting-sorry = Pardon !
greeting-thanks = Merci !
greetings-muted = 0 { $muted ->
    [yes] montrer les saluts
   *[no] ne pas montrer les saluts
}
refusal-assistance = ni entraîneur ni moteurs pendant votre partie classée
news-shared-game-begun = Votre partie a commencé : voir Joueurs en ligne
news-declined = { $name } refuse
news-challenged = { $name } vous défie : voir Joueurs en ligne
news-came = { $name } est là : voyez le salon
news-named = Votre nom est { $name }
keys-lobby = Joueurs en ligne
keys-account-name = Nom
keys-seek = Offre
keys-shared-game = Partie en ligne
keys-watched-game = En spectateur
keys-shared-resign = Abandonner
keys-shared-leave = Quitter une partie
keys-greetings = Saluts
key-lobby-enter = Jouer, regarder ou défier
key-lobby-seek = Proposer une partie à tous
key-lobby-drop = Retirer votre offre, refuser un défi
key-lobby-ladder = L'échelle et retour
key-account-name = Prendre ce nom
key-post-seek = Publier l'offre
key-shared-enter = Jouer au curseur ; proposer une revanche
key-watch-next = Regarder la partie suivante des deux
key-accept-offer = Accepter l'offre
key-decline = Refuser l'offre, ou retirer la vôtre
key-claim = Réclamer le gain
key-offer-take-back = Demander à reprendre un coup
key-offer-draw = Proposer la nulle
key-greet = Envoyer un salut
key-shared-coach = Coach : seulement dans l'analyse de fin
key-greeting = Envoyer ce salut
bar-seek = offre
bar-drop = retirer
bar-ladder = échelle
bar-post = publier
bar-accept = accepter
bar-decline = refuser
bar-claim = réclamer
bar-draw = nulle
bar-greet = saluer
bar-rematch = revanche
bar-watch = regarder

lobby-name-form = un nom a de 2 à 20 lettres a-z, chiffres et tirets, une lettre d'abord
lobby-name-reserved = ce nom est réservé
lobby-store-unavailable = les parties ne peuvent être enregistrées en ce moment
account-title = Votre compte
account-add = Ajouter une clé ou un navigateur...
account-add-about = Un code pour votre autre clé ou navigateur, valable dix minutes.
account-recovery = Code de secours...
account-recovery-about = Un code à garder : il vous rend votre compte et remplace les clés perdues. Le précédent n'est plus valable.
account-enter = Entrer un code...
account-enter-about = Joindre cette clé ou ce navigateur à votre autre compte.
account-vacation = Vacances...
account-vacation-about = Vos parties par correspondance attendent. { $left ->
    [one] Il reste { $left } jour cette année.
   *[other] Il reste { $left } jours cette année.
}
account-on-vacation = Vos parties par correspondance attendent encore { $left }. Enter finit vos vacances.
account-type-days = Jours de vacances (de 1 à { $left }) : { $text }_
account-no-vacation = il ne vous reste pas autant de jours de vacances
account-delete = Supprimer le compte...
account-delete-about = Votre nom disparaît ; vos parties restent sans lui.
account-delete-sure = Supprimer votre compte pour de bon ? Enter : oui
account-deleted = Votre compte est supprimé
account-type-code = Code : { $text }_
account-joined = Cette clé est maintenant à { $name } : reconnectez-vous
account-code-add = Entrez-le là-bas d'ici dix minutes :
account-code-recovery = Gardez-le en lieu sûr :
account-no-such-code = pas de tel code, ou il a expiré
account-has-more = cette clé a déjà un nom ou des parties à elle
account-guest = les invités n'ont pas de compte : connectez-vous avec une clé
news-reported = Signalé : l'opérateur examinera ce nom
keys-account = Compte
keys-account-code = Code
keys-account-delete = Supprimer le compte
key-account-choose = Faire cela
key-account-code = Utiliser ce code
key-account-delete = Supprimer le compte
key-account-vacation = Prendre ces jours
key-lobby-account = Votre compte : autres clés, secours, suppression
key-lobby-report = Signaler un nom à l'opérateur
key-lobby-mute = Ignorer une personne ou non : ni saluts, ni défis
bar-account = compte
serve-removed = Cette session a été fermée : par l'opérateur, ou parce que sa clé a été retirée.
lobby-enough-rated = vous deux avez joué trois parties classées en un jour depuis un même réseau : jouez sans classement, ou attendez
lobby-operator-muted = l'opérateur vous a rendu muet : ni salutations ni défis
account-own-key = cette session utilise cette clé : retirez-la depuis une autre
account-keys = Clés...
account-keys-about = Clés et navigateurs qui ouvrent votre compte, avec leur dernier usage ; retirez-en.
account-keys-title = Vos clés
account-browser = navigateur { $digits }
account-ssh-key = clé ssh { $digits }
account-this-key = cette session
account-remove-sure = Retirer { $key } et fermer ses sessions ? Enter : oui
account-ratings = Classement { $live }, par correspondance { $slow }
keys-account-keys = Clés
keys-account-remove = Retirer une clé
key-account-remove = Retirer cette clé
operator-usage = commandes : who, reports, dismiss NOM, ban NOM|CLÉ|RÉSEAU, unban NOM|CLÉ|RÉSEAU, rename NOM NOUVEAU-NOM, kick NOM, mute NOM, unmute NOM
operator-no-server = aucun serveur ne tourne avec ce dossier
operator-no-folder = il n'y a personne dans { $path } : aucun serveur n'a tourné avec ce dossier
operator-backup-full = { $path } contient des fichiers : donnez un nouveau dossier
operator-backed-up = Le dossier est copié dans { $path } : un serveur peut démarrer avec.
operator-no-account = il n'y a pas de compte { $name }
operator-no-target = { $target } n'est ni une clé (SHA256:..., web:...) ni un réseau (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } est une clé d’un opérateur
operator-too-large = { $target } est plus qu’un réseau : au moins /8 en IPv4, /16 en IPv6
operator-backup-inside = { $path } se trouve dans le dossier lui-même : nommez-en un autre
operator-no-key = { $name } n'a pas de clé : expulsez l'invité avec kick, ou bannissez le réseau que who montre
operator-no-reports = aucun nom n'est signalé
operator-report = { $name } : { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}, le dernier le { $day }
operator-dismissed = les signalements de { $name } sont écartés
operator-banned = { $target } est banni :
    { $entries }
operator-unbanned = { $target } peut revenir
operator-not-banned = { $target } n'est pas banni
operator-renamed = { $name } s'appelle maintenant { $new }
operator-kicked = les sessions de { $name } se ferment
operator-muted = { $name } n'envoie ni salutations ni défis
operator-unmuted = { $name } peut de nouveau saluer et défier
operator-no-sessions = il n'y a personne
config-more = config.toml : { $count ->
    [one] { $count } autre ligne qui n'a pas de sens
   *[other] { $count } autres lignes qui n'ont pas de sens
}
config-not-utf-8 = il n'est pas en UTF-8 : certaines lettres sont illisibles
event-no-thread = le système n'a pas de place pour une partie
key-crosstable = Tableau croisé oui/non
key-scroll-crosstable = Autres adversaires du tableau croisé
bar-crosstable = tableau
