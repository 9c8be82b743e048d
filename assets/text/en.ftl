# Everything the game says, in English: a message a sentence, in the order in which a player meets them.
#
# The format is Fluent (projectfluent.org). A message is `name = text`; `{ $argument }` is filled in by the
# game, and a choice by an argument (`{ $count -> [one] ... *[other] ... }`) takes care of plurals and of who
# is spoken to. Names of arguments that come up often:
#   $square, $best, $other   squares, such as f5
#   $name, $side             a player's name; a side: Black, White, X or O
#   $who                     you: the reader is meant; other: somebody else is
#   $score, $value           discs, signed where the sign matters: +4, 0, -12
# Sentences of the status line and of a refusal have no full stop; those of the coach have one.
# Move numbers run from 1 to 60.

## The start screen

start-resume = Continue
start-suspended = { $count ->
    [one] Earlier game
   *[other] Earlier games ({ $count })
}
start-play = Play
# $game: the variant; $about: the level or the players.
start-play-variant = { $game }. { $about }
start-set-up = Set up...
start-set-up-about = Choose rules, sides, clock and starting position.
start-set-up-title = Set up a game
start-more = More...
start-more-about = Settings, tic-tac-toe, editor, engines, tournaments.
start-more-title = More
start-due = { $due } due
start-begin = Start the game
start-begin-about = Play with the setup below.
start-learn = Learn
start-learn-done = { $done } of { $count }
start-learn-about = Lessons, from your first move to advanced tactics.
start-learn-newcomer = New to Reversi? Learn it in five short steps.
start-players = Players
start-players-one = you vs computer
start-players-one-about = Play against the computer.
start-players-two = two people
start-players-two-about = Two players at one keyboard.
start-players-watch = two computers
start-players-watch-about = Watch the computer play itself.
start-side = You play
start-side-random = random
start-side-random-about = You get a random colour.
start-side-first = You play { $side } and move first.
start-side-second = You play { $side } and move second.
start-side-open = You play { $side }, whoever moves first.
start-opponent = Opponent
start-opponent-level = a level
start-opponent-level-about = Left and Right also offer human-like opponents. Levels run from random to full strength.
start-opponent-person = human-like
start-opponent-person-about = Plays as tournament players of a rating do, learnt from 78,000 games.
start-opponent-engine = an engine
start-level = Level
start-name = Name
start-level-newcomer = New here? Try levels 1 to 3. { $about }
start-game = Game
start-first = Moves first
start-first-custom-about = X moves first.
start-first-coin = coin toss
start-first-coin-about = A coin toss decides who moves first.
start-first-you = you
start-first-you-about = You move first.
start-first-computer = computer
start-first-computer-about = The computer moves first.
start-beginning = Position
beginning-standard = standard
beginning-about-standard = Four discs in the middle, crosswise.
beginning-balanced = balanced opening
beginning-about-balanced = Eight moves are made for you; neither side is ahead.
beginning-random = random moves
beginning-about-random = Eight random moves are made for you; anything can happen.
beginning-parallel = side by side
beginning-about-parallel = Four discs in the middle, those of each side next to each other.
# $who: you, or black where two people or two computers play.
beginning-handicap = { $corners ->
    [one] 1 corner
   *[other] { $corners } corners
} { $who ->
    [you] for you
   *[black] for Black
}
beginning-handicap-about = { $who ->
    [you] You begin with { $corners ->
        [one] a corner
       *[other] { $corners } corners
    }. The game does not count for your rating.
   *[black] Black begins with { $corners ->
        [one] a corner
       *[other] { $corners } corners
    }.
}
start-clock = Clock
clock-none = none
clock-none-about = No time limit.
clock-no-limit = no limit
clock-each = Each side has { $control }.
clock-odds = { $black } has { $black-control }, { $white } has { $white-control }.
clock-increment = { $main }, plus { $increment } after every move
clock-only-increment = { $increment }, plus the same after every move
clock-byo-yomi = { $moves ->
    [one] { $main }, then { $period } for every move
   *[other] { $main }, then { $period } for every { $moves } moves
}
clock-periods = { $spare ->
    [0] { $main }, then { $period } for every move
    [1] { $main }, then { $period } for every move; you may go over once
    [2] { $main }, then { $period } for every move; you may go over twice
   *[other] { $main }, then { $period } for every move; you may go over { $spare } times
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
start-library = Library
start-library-about = Browse, search and export your games.
start-puzzles = Puzzles
start-puzzles-due = { $due ->
    [one] 1 puzzle to try again today.
   *[other] { $due } puzzles to try again today.
}
start-puzzles-about = Find the one move that works. A new puzzle every day.
start-practice = Practice
start-practice-about = Replay your own mistakes until you stop making them.
start-practice-due = { $due ->
    [one] 1 position is due today.
   *[other] { $due } positions are due today.
}
# Where a game would say which tournament it is from: what a board of one's own lines is found by in the library.
copy-place = { $place } (copy)
analysis-place = Analysis
start-analysis = Analysis
start-analysis-last = { $date ->
    [none] Resume your analysis (n inside: new analysis).
   *[other] Resume your analysis of { $date } (n inside: new analysis).
}
start-analysis-about = Walk through openings, see what was played, and keep your own lines.
start-statistics = Statistics
start-statistics-about = Your results and rating.
start-settings = Settings
start-settings-about = Theme, hints, names and more.
start-guests = Engines
start-guests-about = Other programs to play against: try them out and read their logs.
start-guest-about = Another program, from your settings.
start-tic-tac-toe-about = Three in a row wins. Five levels, from easy to unbeatable.
start-editor = Position editor
start-editor-about = Set up any position, then play or analyse it.
start-help = Help
start-help-about = The rules, a word list and all keys.
start-quit = Quit
start-quit-about = Leave the game.
# $players: such as You - Rookie.
start-unfinished = { $moves ->
    [0] { $players }: no moves played yet.
    [one] { $players }, after 1 move: { $black-discs } to { $white-discs }.
   *[other] { $players }, after { $moves } moves: { $black-discs } to { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, after 1 move.
   *[other] { $game }, after { $moves } moves.
}

overview-title = Your games
overview-games = { $games ->
    [one] 1 game: { $wins } won, { $draws } drawn, { $losses } lost
   *[other] { $games } games: { $wins } won, { $draws } drawn, { $losses } lost
}
overview-last = Last game { $dot } { $result }
rules-title = How to play
rules-turns = { $black } and { $white } take turns; { $black } moves first.
rules-turns-coin = { $black } is black, { $white } is white; a coin toss decides who moves first.
rules-place = Place a disc so that a line of your opponent's discs lies between it and another disc of yours.
rules-flip = All the discs you trap flip to your colour, in every direction at once.
rules-must = Every move must trap at least one disc. Small marks show where you can play.
rules-pass = If you cannot trap a disc, you must pass.
rules-end-stuck = The game ends when the player to move has no legal move. Most discs wins.
rules-end = When neither side can move, the player with more discs wins.
rules-end-fewest = When neither side can move, the player with fewer discs wins.
rules-overture = First the players take turns placing four discs in the centre (the second next to the first); these don't flip anything.
rules-example = { $side } to move: { $squares } each trap one disc.
rules-keys = Move the cursor with the arrow keys and press Enter, or click a square.
rules-line = Take turns. The first to get three in a row wins: across, down or diagonally.
rules-first-steps = First steps
rules-corners = Take corners: a disc in a corner can never be flipped.
rules-x-squares = Stay off the squares next to an empty corner.
rules-anti-corners = Stay away from corners: a disc there is yours for good.
rules-anti-few = Flip few discs, deep inside your own, so that your opponent has to flip the rest.
rules-few = Early on, having fewer discs is better: it usually leaves you more moves.
terms-title = Words you will meet
term-corner = corner
term-corner-about = a1, a8, h1 or h8; safe for the rest of the game
term-edge = edge
term-edge-about = the outer rows and columns
term-x-square = X-square
term-x-square-about = diagonally next to a corner: b2, b7, g2, g7
term-c-square = C-square
term-c-square-about = on the edge, next to a corner, such as b1 or a2
term-flip = flip
term-flip-about = turn a trapped disc over to your colour
term-stable = stable disc
term-stable-about = a disc that can never be flipped again
term-mobility = mobility
term-mobility-about = how many moves you can choose from
term-frontier = frontier
term-frontier-about = your discs next to empty squares; each one gives your opponent moves
term-quiet = quiet move
term-quiet-about = a move that flips only inner discs
term-wedge = wedge
term-wedge-about = a disc between two of your opponent's discs on an edge
term-region = region
term-region-about = a group of connected empty squares
term-parity = parity
term-parity-about = who gets the last move in a region; you want that to be you
term-opening = opening
term-opening-about = the first moves; the common ones have names
term-margin = margin
term-margin-about = your discs minus your opponent's; +4 means 4 ahead
term-exact = exact
term-exact-about = proven to the end of the game, not estimated; shown as =
term-marks = ?! ? ??
term-marks-about = inaccuracy, mistake, blunder: a move that costs at least 5, 12 or 25 percent of your chance to win
term-accuracy = acc.
term-accuracy-about = the share of your winning chances your moves kept; a blunder counts as 0%, a move that costs nothing as 100%
term-corners = marked corners
term-corners-about = on the board: the last move, and the discs it flipped

motto-flips = trap them, keep them
motto-fewest = trap as few as you can
motto-line = three in a row, and you win

rule-reversi = Black moves first; a player who cannot move must pass.
rule-reversi-book = Book rules, X is black: the game ends when a player has no legal move.
rule-anti = Fewest discs wins. Otherwise normal rules.
rule-6x6 = A smaller board. Otherwise normal rules.
rule-4x4 = The smallest board: a game takes a minute.
rule-overture = Players take turns placing four discs in the centre, then play as usual.
rule-tictactoe = Three in a row wins.

level-random = Plays any legal move.
level-greedy = Always flips as many discs as it can.
level-rookie = Takes corners, otherwise flips the most discs.
level-novice = Knows the basics but often slips.
level-amateur = Keeps its options open; still makes many mistakes.
level-club = Many small mistakes, and a big one now and then.
level-expert = Small mistakes, seldom a big one.
level-master = Small mistakes only.
level-grandmaster = Gives away a disc or two now and then.
level-champion = Full strength: all cores, up to five seconds a move.
level-matched = Match me
level-matched-about = Plays at your strength ({ $rating } now), so you win about half.
level-partner = As strong as you are.
level-person = { $name }, { $rating }
level-person-rare = { $about } Few games of such players are known.
level-pupil = Wins if it can, otherwise blocks.
level-regular = Like Pupil, then prefers corners and the centre.
level-veteran = Like Regular, with a well-chosen first reply.
level-perfect = Never loses, and sets traps.

## A game

move-number = move { $number }
empties = { $count } empty
step-mode = step mode
not-saved = not saved
values-for-black = values for Black
values-for-white = values for White

player-you = You
player-computer = Computer
level-number = level { $number }
level-rating = rating { $rating }
level-like-people = like people of { $rating }
full-name = { $name } ({ $side })
score-title = Score
games-won-title = Games won
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, { $drawn } drawn
drawn = { $count } drawn

# Before the first move, the rule of a variant follows.
turn-with-rule = { $turn }. { $rule }
your-turn = Your turn ({ $side }){ $urgent }
their-turn = { $name } to move{ $urgent }
enter-lets-move = Press Enter to let { $name } move
thinking = { $name } is thinking
thinking-later = { $name } will think soon: you are { $place }
place-in-line = { $place ->
    [1] next in line
    [2] 2nd in line
    [3] 3rd in line
   *[other] number { $place } in line
}
thinking-ahead = { $depth ->
    [one] { $name } is thinking (1 move ahead)
   *[other] { $name } is thinking ({ $depth } moves ahead)
}
column-typed = Column { $column }; now type the row, 1 to 8
urgent-block = ; { $squares } must be blocked
urgent-lost = ; you can't block them all: { $squares }
urgent-win = { $count ->
    [one] ; { $squares } wins
   *[other] ; { $squares } win
}
and = { $one } and { $two }
must-pass = { $who ->
    [you] You have no legal move and must pass
   *[other] { $name } has no legal move and must pass
}
passed = { $who ->
    [you] You have no legal move, so you pass
   *[other] { $name } has no legal move and passes
}
plays = { $who ->
    [you] You play { $square }
   *[other] { $name } plays { $square }
}
plays-flips = { $who ->
    [you] You play { $square } and flip { $flips }
   *[other] { $name } plays { $square } and flips { $flips }
}
replay-start = The start: { $side } to move

win-on-time = { $who ->
    [you] You win on time
   *[other] { $name } wins on time
}
win-resigned = { $who ->
    [you] You win by resignation
   *[other] { $name } wins by resignation
}
win-left = { $who ->
    [you] You win: your opponent has left
   *[other] { $name } wins: the opponent has left
}
win = { $who ->
    [you] You win
   *[other] { $name } wins
}
win-by = { $who ->
    [you] You win by { $lead }
   *[other] { $name } wins by { $lead }
}
lead = { $who ->
    [you] You lead
   *[other] { $name } leads
}
lead-by = { $who ->
    [you] You lead by { $lead }
   *[other] { $name } leads by { $lead }
}
draw = A draw
even = Even
rating-change = { $rating } ({ $gained })
rating-at-first = about { $rating }
rated = Your rating: { $rating }
rated-proposing = { $rated }. Try level { $number } ({ $name }) next: about your strength
fewest-win = the fewest discs win
official = { $outcome ->
    [draw] official score { $black }-{ $white }: empty squares are shared
   *[win] official score { $black }-{ $white }: empty squares go to the winner
}
ending-line = three in a row: { $squares }
ending-both-stuck = neither side can move
ending-stuck = { $side } has no legal move
ending-time = { $who ->
    [you] you ran out of time
   *[other] { $name } ran out of time
}
# What the corners taught in a finished game.
result-corners = { $result ->
    [won] { $count ->
        [one] You held the corner { $squares }
       *[other] You held the corners { $squares }
    }
   *[lost] { $count ->
        [one] You lost the corner { $squares }
       *[other] You lost the corners { $squares }
    }
}
result-accuracy = Accuracy: about { $accuracy }
ending-resigned = { $who ->
    [you] you resigned
   *[other] { $name } resigned
}
ending-left = { $who ->
    [you] you left the game
   *[other] { $name } left the game
}
result-title = Game over

lines-title = Lines
# A move that lost discs, after it: (-4).
lines-loss = (-{ $loss })
lines-course = Values for Black
lines-course-progress = Analysing... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Moves
moves-title-opening = Moves { $dot } { $opening }
pass = pass

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] Your turn - outflank
   *[other] { $name } to move - outflank
}

## The coach

coach-title = Coach
coach-title-sure = Coach: { $looked }
coach-over = The game is over (v: review).
coach-pass = You must pass.
coach-looking = Looking at the board...
lines-solving = Solving: { $empties } empty squares
lines-solved = { $winner ->
    [draw] Solved: a draw.
   *[side] Solved: { $side } wins by { $discs }.
}

# Two sentences in a row; the first may be a headline without a full stop.
sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

# $shown is the count with its thousands apart: 66,123.
explorer-games = { $count ->
    [one] 1 game
   *[other] { $shown } games
}
analysis-title = { $side } to move
analysis-over = The game is over.
analysis-looking = looking...
analysis-empty = Play moves, type an opening, or paste a game.
analysis-empty-then = E: set up a position. G: open a game.
analysis-why = Why { $square }?
analysis-costs = { $square } loses { $loss } discs.
# Titles of columns, six letters at most: Black's mean margin, and what the engine or the book says of the move for
# the side to move. $is-black: yes or no.
explorer-mean = average
explorer-value = value
explorer-line = likely line
explorer-played = played
explorer-count = games
explorer-indexing = Reading the games in your library: { $percent }%.
explorer-none = No game in your library reached this position
explorer-none-filtered = No game matching the filter came here
explorer-nowhere = No tournament's name contains '{ $name }'
explorer-no-such-player = No player's name contains '{ $name }'
# The favourite move costs discs: 80% play f5, and it costs 4 discs; better d6.
explorer-favourite-costs = { $cost ->
    [one] { $percent }% play { $square }, which costs 1 disc; { $best } is better.
   *[other] { $percent }% play { $square }, which costs { $cost } discs; { $best } is better.
}
explorer-costs = { $cost ->
    [one] { $square } costs 1 disc; better { $best }.
   *[other] { $square } costs { $cost } discs; better { $best }.
}
# $games is explorer-games; the shares are in percent, with the sign.
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , Black won it.
    [white] , White won it.
   *[none] , a draw.
}
explorer-move = { $square }: { $games }. Black won { $black }, White { $white }{ $has-draws ->
    [yes] , drawn { $draws }.
   *[no] .
}
explorer-margin = Black's margin: average { $mean }, median { $median }.
explorer-by-last = Played most by { $player } ({ $games }); last in { $year }.
explorer-by = Played most by { $player } ({ $games }).
explorer-values-book = All numbers for Black. Values: the opening book.
explorer-last = Last in { $year }.

## The opening trainer

# One sentence on the idea of each opening.
opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = White answers on the diagonal: sound, and the start of the Cow and the Buffalo.
opening-x-square-opening = Black gives a corner on move five: a lost game, named as a warning.
opening-snake = Black bends round below the row and keeps few discs; both sides are level.
opening-stuck-peasant = White goes to the edge of the middle early and lets Black choose; level.
opening-lysons = White goes outside early; balanced if careful.
opening-nordic-peasant = Black answers on the other side of the board; f5 holds White's game together.
opening-danish-peasant = Black shuts White in and waits; one answer only keeps White even.
opening-classic-peasant = Black goes out to the left edge to keep the move; c7 holds for White.
opening-pyramid = Black's discs form a pyramid; White breaks in at b6.
opening-heath = Black jumps out beside White's row to lure White outside; a shade better for Black.
opening-classic-heath = The usual reply to White's d2: both go along the edge of the middle; level.
opening-mimura-variation-ii = A trap: White gets the better game with f6.
opening-heath-bat = Black joins the Heath with the Bat and keeps many moves.
opening-iwasaki-variation = A quieter side line of the Heath; level.
opening-heath-chimney = White answers the Heath from inside with e3; Black keeps a small edge.
opening-raccoon-dog = A bluff: d2 gives White the better game, most other moves do not.
opening-rocket = Black shoots past White's discs; White gets a little more with e3.
opening-hamilton = Black doubles the Rocket; White has a small edge on the left.
opening-lollipop = White's answer to the Rocket: Black has to give ground.
opening-cow = Black stays compact in the diagonal opening; the calmest way to play it.
opening-chimney = White stacks discs upwards in the middle; level.
opening-cow-bat = Both sides spread two wings; long known lines, level with exact play.
opening-bat-piau-continuation-2 = Black goes out on the left; White must find e6.
opening-melnikov = Black keeps a wealth of moves and lets White have a few discs more.
opening-bat-kling-continuation = A long forcing line on the left edge; d7 keeps White ahead.
opening-bat-kling-alternative = White goes to the left edge at once; Black is a little better.
opening-rose-v-toth = Black closes the gap at f5; named after a game of Rose against Toth, level.
opening-tanida = White slips out at d2 to leave Black the outside; a small edge for Black.
opening-aircraft = Black's discs spread like wings; White has two good answers.
opening-sailboat = White leaves Black few moves; Black has to find c6.
opening-maruoka = White tucks in at d7 under Black's discs; level.
opening-landau = Black plays inside on the right; White must answer c7.
opening-buffalo = Black charges across the board: sharp, and White has one best answer.
opening-maruoka-buffalo = Black takes White's next square in the Buffalo; e3 answers.
opening-tanida-buffalo = White cuts Black's moves down; Black holds with f3.
opening-hokuriku-buffalo = White fills in at f5 and keeps the game closed; level.
opening-wing-variation = White copies Black's shape; Black loses a few discs if allowed a free hand.
opening-semi-wing-variation = White hangs back and gives Black too much to do; a few discs down for Black.
opening-parallel-opening = White lines up beside Black's row: the weakest answer to the first move.
opening-perpendicular-opening = White's discs stand at right angles to Black's: the most played answer.
opening-collay = Black leaves the usual path on move three; c5 punishes it.
opening-rabbit = Black plays straight on: the way to the Rose and its many branches.
opening-mimura = White steps aside before the Rose; Black gets a little more.
opening-shaman = Black waits at c6 in place of the Rose; White answers on the left.
opening-inoue = Black goes upwards in place of the Rose; a small edge for White.
opening-iago = White answers the Inoue from inside and leaves Black little.
opening-bhagat = Black goes up the board early; White does well with c3.
opening-rose = The main road of the Rabbit: balanced, and known far into the game.
opening-flat = Black spreads along the left side of the Rose; level, with much known about it.
opening-rotating-flat = White turns the Flat round at f5; Black answers b4.
opening-murakami-variation = Black tries b3 in the Rotating Flat; White's b4 is the test.
opening-rotating-flat-kling-continuation = A long line with few choices; White stays a disc ahead.
opening-rose-birth = White gives the Rose new life on the right side; Black must follow closely.
opening-brightstein = White opens below to free the position; Black takes g6.
opening-rose-birdie = Black goes out to the right of the Rose-Birth; White answers g6.
opening-rose-tamenori-kling = White fills f6 and keeps the right side closed; level.
opening-greenberg = Black leaves White quiet moves above; a little better for White.
opening-ralle = White waits inside in place of e2; level.
opening-horse = Black gives up the point d6 for freedom; a disc or so for White.
opening-ganglion = White leaves the perpendicular on the left; Black keeps the balance with f3.
opening-swallow = Black leaves White few moves; f4 is the only good one.
opening-no-cat-continuation = A long balanced line; Black continues with d7.
opening-italian = Black goes straight up in place of the Cat; a small edge for White.
opening-cat = Black curls round the top; playable, with a small edge for White.
opening-sakaguchi = White has come out ahead from the Cat; Black defends.
opening-berner = Black goes to the right edge in the Cat; f6 keeps White ahead.
opening-bent-ganglion = White bends outwards too early; f3 gives Black the better game.
opening-tiger = Black keeps to the middle with many moves: the most played opening of all.
opening-stephenson = Black plays inside and waits; level, and solid for both.
opening-no-kung = White avoids the Kung by b4; level with care.
opening-no-kung-continuation = A known line in which White has a small edge.
opening-compoth = White fills in at c6 and keeps the game closed; level.
opening-f-a-t-draw = A whole game known as a draw: f4 keeps White even.
opening-lightning-bolt = Black's discs make a zigzag; g5 answers it.
opening-kung = White goes out to g5 early; c6 gives Black the better game.
opening-leaders-tiger = Black takes d3 and leaves c3 to White; a little better for White.
opening-brightwell = Black plays d6 and keeps fewer moves; c6 is White's best.
opening-ishii = A long exchange on the right leaves Black a disc ahead.
opening-mainline-tiger = The main line of the Tiger: long, well known and level.
opening-rose-bill = Black tucks in at f7 and leaves White few moves; g5 is usual.
opening-tamenori = White moves upwards in the Rose-Bill and lets Black have f3; level.
opening-central-rose-bill = White takes the point g5; with best play a draw, as its other name says.
opening-aubrey = White goes out to g6; Black gets the better game with f3.
opening-aubrey-feldborg-continuation = White comes back to the middle after g6; Black keeps an edge.

trainer-title = Opening trainer
trainer-title-opening = Opening trainer: { $opening }
trainer-asked = { $side } to move: what is your move?
trainer-replying = Your opponent replies.
trainer-over = End of the line.
trainer-nothing = None of your games or lines goes on from here.
trainer-nothing-how = Step back, import more games, or add moves on the analysis board.
trainer-wrong = Your line plays { $right }, not { $square }.
trainer-as-good = { $square } is as good; your line plays { $right }.
trainer-wrong-loss = { $loss ->
    [one] Your line plays { $right }. { $square } costs 1 disc.
   *[other] Your line plays { $right }. { $square } costs { $loss } discs.
}
trainer-costs = { $loss ->
    [one] { $square } costs 1 disc; better { $right }.
   *[other] { $square } costs { $loss } discs; better { $right }.
}
trainer-score = { $right } of { $asked } right. Lines done: { $lines }.
trainer-score-lines = { $right } of { $asked } right. Lines done: { $lines } of { $all }.
trainer-due = { $due ->
    [one] 1 position to repeat today.
   *[other] { $due } positions to repeat today.
}
trainer-enter-next = Enter: the next line.
trainer-enter-right = Play it now, or press Enter to see it.
trainer-right = Right: { $square }.
holes-title = Gaps in the lines for { $side }
holes-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
# A move that people play and a line has no answer to, in two parts: 1,234 games (12%), and f5 d6 c3 g5?
hole-games = { $games } games ({ $share }%)
hole-move = { $line } { $square }
holes-looking = Searching the games in your library
holes-none = Your lines for { $side } answer every move that was played twice or more
holes-no-lines = You have no lines from here yet
holes-enter = Enter: go there and add your answer
games-here-title = Games that reached this position

refusal-lines = choose 1 to 8 best lines, or 0 for the coach's words
coach-line = Likely line: { $line }.
coach-looking-at = Looking at { $square }...
coach-best = { $lead ->
    [0] Best: { $square } { $score }
   *[other] Best: { $square } { $score } ({ $lead } more than { $next })
}
coach-as-good = { $square } { $score }: as good as { $best }
coach-worse = { $square } { $score }, loses { $loss }; best { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Hardly any players at { $rating } play this
   *[no] { $percent }% of players at { $rating } play this
}
people-trap = A trap: { $some } of { $all } players at { $rating } fall into it
people-hidden = { $rare ->
    [yes] The move few find: hardly any players at { $rating } play it
   *[no] The move few find: { $percent }% of players at { $rating } play it
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }; it costs { $loss }.
}
people-find = { $clause }; { $percent }% find { $square }.
people-solve = { $rare ->
    [yes] Hardly any players at { $rating } find the first move.
   *[no] { $percent }% of players at { $rating } find the first move.
}
people-favourite = { $loss ->
    [0] Their favourite is { $square } ({ $percent }%).
   *[other] Their favourite is { $square } ({ $percent }%), which costs { $loss }.
}
people-mistakes = { $common ->
    [0] None of the { $all } mistakes is common at { $rating }.
   *[other] { $common } of the { $all } mistakes are common at { $rating }: at least one player in four makes them.
}

sure-exact = exact
sure-depth = { $depth ->
    [one] 1 move ahead
   *[other] { $depth } moves ahead
}
looked-exact = solved
looked-depth = { $depth ->
    [one] looked 1 move ahead
   *[other] looked { $depth } moves ahead
}

review-title = Review
review-title-move = Move { $number }: { $looked }
review-title-game = The game
review-title-game-so-far = The game so far ({ $done }/{ $all })
review-pass = A forced pass.
review-analysing = Analysing...
review-looking = Looking at the game...
review-later = The review of your game begins soon: you are { $place }
review-deeper = Analysing... { $done }/{ $all }
review-few-moves = The game is too young for a verdict.
review-so-far = No mistakes so far.
review-perfect = A perfect game: neither side made a mistake.
review-keys = Enter: costliest mistake. [ ]: previous, next mistake. t: try another move. d: drill.
review-lost-discs = { $loss ->
    [one] { $side } played { $square } here and lost 1 disc.
   *[other] { $side } played { $square } here and lost { $loss } discs.
}
card-missed-by-both = From here on, both sides left one square for { $span } moves: { $count } times it was the best move. Which one?
card-missed = From here on, { $side } left one square { $count } times within { $span } moves, and it was the best move. Which one?
card-better = What is better?
card-turn = { $side } ({ $disc }) to move.
review-best = { $square } { $score }: the best move
review-good = { $square } { $score }: good, loses { $loss }; best { $best } { $best-score }
review-inaccuracy = { $square } { $score }: inaccuracy, loses { $loss }; best { $best } { $best-score }
review-same-winner = { $square } { $score }: loses { $loss }, same winner; best { $best } { $best-score }
review-already-lost = { $square } { $score }: loses { $loss }, already lost; best { $best } { $best-score }
review-still-won = { $square } { $score }: loses { $loss }, still winning; best { $best } { $best-score }
review-legend = ?! inaccuracy, ? mistake, ?? blunder
moves-legend = faint: common at { $rating }
review-mistake = { $square } { $score }: mistake, loses { $loss }; best { $best } { $best-score }
review-blunder = { $square } { $score }: blunder, loses { $loss }; best { $best } { $best-score }
review-book = { $square } { $score }: book move
review-book-named = { $square } { $score }: book move ({ $opening })
review-lost-lead = { $who ->
    [you] Move { $number } ({ $square }) lost your lead.
   *[other] Move { $number } ({ $square }) lost { $side }'s lead.
}
review-missed-win = { $who ->
    [you] Move { $number } ({ $square }) missed your chance to win.
   *[other] Move { $number } ({ $square }) missed { $side }'s chance to win.
}
review-lost-even = { $who ->
    [you] Move { $number } ({ $square }) lost an even game for you.
   *[other] Move { $number } ({ $square }) lost an even game for { $side }.
}
review-gave-lead = { $who ->
    [you] Move { $number } ({ $square }) gave much of your lead away.
   *[other] Move { $number } ({ $square }) gave much of { $side }'s lead away.
}
review-last-chance = { $who ->
    [you] Move { $number } ({ $square }) gave up your last real chance.
   *[other] Move { $number } ({ $square }) gave up { $side }'s last real chance.
}
review-turned-figures = { $best } { $then }; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] wins by { $margin }
    [loss] loses by { $margin }
    [draw] draws
    [ahead] leads by about { $margin }
    [behind] trails by about { $margin }
   *[even] is about even
}
review-no-single-move = No single move decided it.
review-never-in-doubt = The result was never in doubt.
review-course-of = Expected result for { $name }
review-course-at = move { $number }: { $value }
review-times = Time per move
review-time-of = move { $number }: { $seconds } s
review-accuracy = acc.
review-lost = lost

fact-only-move = { $who ->
    [you] { $square } is your only legal move.
   *[other] { $square } is { $own }'s only legal move.
}
fact-takes-corner = { $square } is a corner: nobody can ever flip it.
fact-gives-corner = { $square } lets { $other } take corner { $corner }.
fact-leaves-corner = After { $square }, { $other } can still take corner { $corner }.
fact-defends-corner = { $square } keeps { $other } out of corner { $corner }.
fact-threatens-corner = { $square } threatens to take corner { $corner } next.
fact-misses-corner = { $who ->
    [you] You could have taken corner { $corner }.
   *[other] { $own } could have taken corner { $corner }.
}
fact-x-square = { $square } is an X-square, diagonally next to the empty corner { $corner }.
fact-c-square = { $square } is a C-square, next to the empty corner { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } makes at least 1 of your discs stable: it can never be flipped.
       *[other] { $square } makes at least { $count } of your discs stable: they can never be flipped.
    }
   *[other] { $count ->
        [one] { $square } makes at least 1 of { $own }'s discs stable: it can never be flipped.
       *[other] { $square } makes at least { $count } of { $own }'s discs stable: they can never be flipped.
    }
}
fact-restricts = { $after ->
    [0] { $square } leaves { $other } with no moves.
    [one] { $square } leaves { $other } just 1 move, down from { $before }.
   *[other] { $square } cuts { $other }'s moves from { $before } to { $after }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] After { $square }, you have 1 move, up from { $before }.
       *[other] After { $square }, you have { $after } moves, up from { $before }.
    }
   *[other] { $after ->
        [one] After { $square }, { $own } has 1 move, up from { $before }.
       *[other] After { $square }, { $own } has { $after } moves, up from { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Moves after { $square }: you { $ours }, { $other } { $theirs }.
   *[other] Moves after { $square }: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = After { $square }, { $other } would answer { $reply }; after { $next }, { $reply-then }.
fact-was-shared = { $square } was open to both sides; now { $other } can't have it.
fact-takes-moves = { $square } takes these moves away from { $other }: { $moves }.
fact-quiet = { $square } is a quiet move: it flips only inner discs.
fact-forces-pass = { $square } leaves { $other } with no moves: { $other } must pass.
fact-ends-game = { $square } ends the game.
fact-wipes-out = { $square } leaves { $other } without a single disc.
fact-allows-wipe-out = { $who ->
    [you] After { $square }, { $reply } leaves you without a single disc.
   *[other] After { $square }, { $reply } leaves { $own } without a single disc.
}
fact-leaves-no-safe-move = { $square } leaves { $other } only moves that give up a corner.
fact-runs-out-of-safe-moves = { $who ->
    [you] After { $square }, every move you have left gives up a corner.
   *[other] After { $square }, every move { $own } has left gives up a corner.
}
fact-fills-edge = { $who ->
    [you] { $square } gives you the whole { $edge } edge.
   *[other] { $square } gives { $own } the whole { $edge } edge.
}
fact-wedges = { $square } wedges in between { $other }'s discs on the { $edge } edge.
fact-leaves-hole = { $square } leaves a hole at { $hole }, where { $other } can wedge in.
fact-unbalanced-edge = { $shape ->
    [five] { $square } makes an unbalanced { $edge } edge: five in a row and a gap at { $gap }.
   *[four] { $square } makes an unbalanced { $edge } edge: four discs, a gap at { $gap } and a fifth.
}
fact-balanced-edge = { $who ->
    [you] { $square } gives you a balanced { $edge } edge: all six squares between the corners.
   *[other] { $square } gives { $own } a balanced { $edge } edge: all six squares between the corners.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [one] { $square } fills a lone square, so you get the last move there.
       *[other] { $square } goes into a region of { $count }, an odd number: you should move last there.
    }
   *[other] { $count ->
        [one] { $square } fills a lone square, so { $own } gets the last move there.
       *[other] { $square } goes into a region of { $count }, an odd number: { $own } should move last there.
    }
}
fact-even-region = { $who ->
    [you] { $square } goes into a region of { $count }, an even number: your opponent should move last there.
   *[other] { $square } goes into a region of { $count }, an even number: { $other } should move last there.
}
fact-fills-region = { $square } fills the last empty square of its region: nobody can answer there.
fact-swindle = { $who ->
    [you] { $count ->
        [one] After { $square }, you can play { $at } but { $other } can't.
       *[other] After { $square }, you can play in the { $count }-square region around { $at } but { $other } can't.
    }
   *[other] { $count ->
        [one] After { $square }, { $own } can play { $at } but { $other } can't.
       *[other] After { $square }, { $own } can play in the { $count }-square region around { $at } but { $other } can't.
    }
}
fact-flips-most = { $count ->
    [one] { $square } flips 1 disc, more than any other move.
   *[other] { $square } flips { $count } discs, more than any other move.
}
fact-flips-fewest = { $count ->
    [one] { $square } flips just 1 disc; no move flips fewer.
   *[other] { $square } flips only { $count } discs; no move flips fewer.
}
fact-fewest-replies = { $count ->
    [0] { $square } leaves { $other } with no moves.
    [one] { $square } leaves { $other } just 1 move; no other move leaves fewer.
   *[other] { $square } leaves { $other } { $count } moves; no other move leaves fewer.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [one] { $square } wins you corner { $corner } right away.
           *[other] { $square } wins you corner { $corner }, { $plies } moves later.
        }
       *[other] { $plies ->
            [one] After { $square }, { $taker } takes corner { $corner } right away.
           *[other] After { $square }, { $taker } takes corner { $corner }, { $plies } moves later.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [one] { $square } costs you corner { $corner } right away.
           *[other] { $square } costs you corner { $corner }, { $plies } moves later.
        }
       *[other] { $plies ->
            [one] After { $square }, { $taker } takes corner { $corner } right away.
           *[other] After { $square }, { $taker } gets corner { $corner }, { $plies } moves later.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [one] After { $square }, you must pass next turn.
       *[other] After { $square }, you must pass in { $plies } moves.
    }
   *[other] { $plies ->
        [one] After { $square }, { $passer } must pass next turn.
       *[other] After { $square }, { $passer } must pass in { $plies } moves.
    }
}
fact-answer = { $other }'s best reply is { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } moves on, you'd have 1 move to { $other }'s { $other-made } (with { $best }: { $own-best } to { $other-best }).
       *[other] { $plies } moves on, you'd have { $own-made } moves to { $other }'s { $other-made } (with { $best }: { $own-best } to { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } moves on, { $own } would have 1 move to { $other }'s { $other-made } (with { $best }: { $own-best } to { $other-best }).
       *[other] { $plies } moves on, { $own } would have { $own-made } moves to { $other }'s { $other-made } (with { $best }: { $own-best } to { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } moves on, you'd have 1 stable disc (with { $best }: { $more }).
       *[other] { $plies } moves on, you'd have { $less } stable discs (with { $best }: { $more }).
    }
   *[other] { $less ->
        [one] { $plies } moves on, { $own } would have 1 stable disc (with { $best }: { $more }).
       *[other] { $plies } moves on, { $own } would have { $less } stable discs (with { $best }: { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } moves later, { $more } of your discs border empty squares; after { $best }, only { $fewer }.
   *[other] { $plies } moves later, { $more } of { $own }'s discs border empty squares; after { $best }, only { $fewer }.
}
fact-later-targets = { $plies } moves later, only { $fewer } of { $other }'s discs border empty squares; after { $best }, { $more }.
fact-fewer-targets = { $fewer ->
    [one] { $square } leaves 1 of { $other }'s discs bordering an empty square; { $best } would leave { $more }.
   *[other] { $square } leaves { $fewer } of { $other }'s discs bordering empty squares; { $best } would leave { $more }.
}
fact-more-replies = { $count ->
    [one] { $square } leaves { $other } 1 move; { $best } would leave { $least }.
   *[other] { $square } leaves { $other } { $count } moves; { $best } would leave { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] After { $square }, you have 1 move; after { $best }, you'd have { $most }.
       *[other] After { $square }, you have { $count } moves; after { $best }, you'd have { $most }.
    }
   *[other] { $count ->
        [one] After { $square }, { $own } has 1 move; after { $best }, { $own } would have { $most }.
       *[other] After { $square }, { $own } has { $count } moves; after { $best }, { $own } would have { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } exposes you: 1 of your discs borders an empty square ({ $least } after { $best }).
       *[other] { $square } exposes you: { $count } of your discs border empty squares ({ $least } after { $best }).
    }
   *[other] { $count ->
        [one] { $square } exposes { $own }: 1 disc borders an empty square ({ $least } after { $best }).
       *[other] { $square } exposes { $own }: { $count } discs border empty squares ({ $least } after { $best }).
    }
}
fact-more-open = { $count ->
    [one] The discs that { $square } flips touch 1 empty square; those that { $best } flips touch { $least }.
   *[other] The discs that { $square } flips touch { $count } empty squares; those that { $best } flips touch { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] After { $square }, you have no quiet move; after { $best }, you'd have { $most }.
        [one] After { $square }, you have 1 quiet move; after { $best }, you'd have { $most }.
       *[other] After { $square }, you have { $count } quiet moves; after { $best }, you'd have { $most }.
    }
   *[other] { $count ->
        [0] After { $square }, { $own } has no quiet move; after { $best }, { $own } would have { $most }.
        [one] After { $square }, { $own } has 1 quiet move; after { $best }, { $own } would have { $most }.
       *[other] After { $square }, { $own } has { $count } quiet moves; after { $best }, { $own } would have { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] The search puts { $best } 1 disc ahead, which is within its error.
   *[other] The search puts { $best } { $loss } discs ahead, which is within its error.
}
fact-deep-difference = { $seen ->
    [0] A shorter search finds { $square } as good as { $best }: the difference shows many moves later.
    [one] A shorter search puts { $best } only 1 disc ahead: the difference shows many moves later.
   *[other] A shorter search puts { $best } only { $seen } discs ahead: the difference shows many moves later.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] After { $square }, expect { $line }: you end { $margin } ahead.
        [behind] After { $square }, expect { $line }: you end { $margin } behind.
       *[even] After { $square }, expect { $line } and an even game.
    }
   *[other] { $outcome ->
        [even] After { $square }, expect { $line } and an even game.
       *[other] After { $square }, expect { $line }: { $leader } ends { $margin } ahead.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] With best play, you win by { $margin } after { $square }.
        [behind] With best play, you lose by { $margin } after { $square }.
       *[even] With best play, { $square } leads to a draw.
    }
   *[other] { $outcome ->
        [even] With best play, { $square } leads to a draw.
       *[other] With best play, { $leader } wins by { $margin } after { $square }.
    }
}
fact-opens-up = { $square } flips outer discs and gives { $other } { $moves-count } new moves: { $moves }.
fact-wall = { $who ->
    [you] { $square } puts { $discs-count } more of your discs next to empty squares.
   *[other] { $square } puts { $discs-count } more of { $own }'s discs next to empty squares.
}
fact-flips-many-ways = { $square } flips in { $ways } directions at once, early in the game.
fact-early-edge = { $square } goes to the edge while there are good moves in the middle.
fact-leaves-centre = { $who ->
    [you] { $square } is outside the middle 16 squares, and you still have moves inside.
   *[other] { $square } is outside the middle 16 squares, and { $own } still has moves inside.
}
fact-takes-last-safe-move = { $square } was { $other }'s only move that gave no corner away.
fact-poisons-moves = { $who ->
    [you] After { $square }, { $other }'s new moves all give you a corner: { $moves }.
   *[other] After { $square }, { $other }'s new moves all give { $own } a corner: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] After { $square }, every disc on the diagonal to { $corner } is yours, so { $other } can't take it yet.
   *[other] After { $square }, every disc on the diagonal to { $corner } is { $own }'s, so { $other } can't take it yet.
}
fact-cuts-diagonal = { $square } puts a disc on the diagonal to { $corner }, where every disc was { $other }'s.
fact-double-threat = { $square } threatens { $corner } and { $corner-too }: one of them falls next.
fact-stoner-trap = { $square } attacks the gap beside { $corner }: a corner falls whatever { $other } plays.
fact-flips-more = { $square } flips { $count } discs; { $best } flips { $least }.
fact-could-wait = { $other } can't play { $square }, now or after { $best }: play { $best } first, { $square } later.
fact-last-in-region = { $last-who ->
    [you] With best play, you move last in the region { $region }.
   *[other] With best play, { $last } moves last in the region { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] You end up with 1 disc on the { $edge } edge; { $best } would give you { $more }.
       *[other] You end up with { $less } discs on the { $edge } edge; { $best } would give you { $more }.
    }
   *[other] { $less ->
        [one] { $own } ends up with 1 disc on the { $edge } edge; { $best } would make it { $more }.
       *[other] { $own } ends up with { $less } discs on the { $edge } edge; { $best } would make it { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] In { $plies } moves you have no disc left.
   *[other] In { $plies } moves { $wiped } has no disc left.
}
fact-sacrifices-corner = { $other } takes { $corner } but gives up { $corner-too } in return.
fact-passes-to-win = { $who ->
    [you] { $plies } moves later you have to pass, and that wins the game.
   *[other] { $plies } moves later { $own } has to pass, and that wins the game.
}
fact-gives-access = { $square } lets { $other } play at { $moves }, in a region that was closed to them.
fact-gives-access-many = { $square } lets { $other } play at { $moves-count } squares of a region that was closed to them.
fact-leaves-quiet-moves = { $moves-count ->
    [one] { $square } leaves { $other } a quiet move at { $moves }; { $best } would prevent that.
   *[other] { $square } leaves { $other } quiet moves at { $moves }; { $best } would prevent that.
}
fact-opens-move = { $moves-count ->
    [one] { $square } makes { $reply } possible, { $other }'s best reply; { $best } doesn't.
   *[other] { $square } opens { $moves } to { $other }; the best reply is { $reply }.
}
fact-leaves-open = { $other }'s best reply is { $reply }; { $best } would prevent it.
fact-leaves-moves = { $other } has strong replies at { $replies }; { $best } would prevent them.
fact-answers = { $who ->
    [you] { $other }'s best reply is { $reply }. After { $best }, you could answer it with { $answer }; after { $square } and { $reply }, you can't.
   *[other] { $other }'s best reply is { $reply }. After { $best }, { $own } could answer it with { $answer }; after { $square } and { $reply }, { $own } can't.
}
fact-comes-later = { $square } can wait: after { $best } and the reply, it is as good as any move.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] After { $other }'s reply { $reply }, you have 1 move; after { $best } and { $reply }, you'd have { $most }.
       *[other] After { $other }'s reply { $reply }, you have { $count } moves; after { $best } and { $reply }, you'd have { $most }.
    }
   *[other] { $count ->
        [one] After { $other }'s reply { $reply }, { $own } has 1 move; after { $best } and { $reply }, { $own } would have { $most }.
       *[other] After { $other }'s reply { $reply }, { $own } has { $count } moves; after { $best } and { $reply }, { $own } would have { $most }.
    }
}
fact-closes-square = After { $square }, { $other }'s best reply is { $reply }, and { $best } is no longer possible.
fact-too-early = { $other } can't play { $square }, now or after { $best }: it could wait.
fact-shared-first = { $who ->
    [you] Only you can play { $square }, so it can wait; { $other } can play { $best } too.
   *[other] Only { $own } can play { $square }, so it can wait; { $other } can play { $best } too.
}
fact-both-want = Both sides can play { $best }; after { $square }, { $other } still can.
fact-takes-back = { $square } takes { $disc } back.
fact-shares-square = { $who ->
    [you] Only you could play { $best }; after { $square }, { $other } can too.
   *[other] Only { $own } could play { $best }; after { $square }, { $other } can too.
}
fact-ripens = { $cost ->
    [one] After { $best }, { $next } is the move; now it would lose 1 disc.
   *[other] After { $best }, { $next } is the move; now it would lose { $cost } discs.
}
fact-prepares = { $who ->
    [you] After { $best }, your next move would be { $next }; after { $square } and { $reply }, you can't play there.
   *[other] After { $best }, { $own }'s next move would be { $next }; after { $square } and { $reply }, { $own } can't play there.
}
fact-leaves-square = { $who ->
    [you] { $other } now gets { $at }, the square you should have taken.
   *[other] { $other } now gets { $at }, the square { $own } should have taken.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } moves on, every move you have gives up a corner; after { $best }, that comes later.
   *[other] { $plies } moves on, every move { $own } has gives up a corner; after { $best }, that comes later.
}
edge-top = top
edge-bottom = bottom
edge-left = left
edge-right = right

## What a reason comes down to, in at most eight words

headline-only-move = { $square } is the only legal move.
headline-takes-corner = { $role ->
    [better] { $square } would take the corner.
   *[made] { $square } takes the corner.
}
headline-gives-corner = { $square } gives { $other } the corner { $corner }.
headline-leaves-corner = { $square } leaves { $other } the corner { $corner }.
headline-defends-corner = { $role ->
    [better] { $square } would defend the corner { $corner }.
   *[made] { $square } defends the corner { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } would threaten the corner { $corner }.
   *[made] { $square } threatens the corner { $corner }.
}
headline-misses-corner = { $square } misses the corner { $corner }.
headline-x-square = { $square } puts the corner { $corner } at risk.
headline-c-square = { $square } weakens the corner { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } would make discs stable.
   *[made] { $square } makes discs stable.
}
headline-restricts = { $square } takes moves away from { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } opens { $moves } to { $other }.
   *[other] { $square } opens the board for { $other }.
}
headline-flips-many-ways = { $square } flips in too many directions.
headline-early-edge = { $square } goes to the edge too early.
headline-leaves-centre = { $square } leaves the centre too early.
headline-gives-access = { $moves-count ->
    [1] { $square } lets { $other } into { $moves }.
    [2] { $square } lets { $other } into { $moves }.
   *[other] { $square } lets { $other } into a region.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square } leaves { $other } the quiet move { $moves }.
    [2] { $square } leaves { $other } quiet moves: { $moves }.
   *[other] { $square } leaves { $other } a quiet move.
}
headline-wall = { $square } exposes a wall to { $other }.
headline-gains-moves = { $square } opens new moves for { $own }.
headline-quiet = { $role ->
    [better] { $square } would be a quiet move.
   *[made] { $square } is a quiet move.
}
headline-forces-pass = { $role ->
    [better] { $square } would make { $other } pass.
   *[made] { $square } makes { $other } pass.
}
headline-ends-game = { $square } ends the game.
headline-wipes-out = { $role ->
    [better] { $square } would wipe { $other } out.
   *[made] { $square } wipes { $other } out.
}
headline-allows-wipe-out = { $square } lets { $other } wipe { $own } out.
headline-leaves-no-safe-move = { $role ->
    [better] { $square } would leave { $other } no safe move.
   *[made] { $square } leaves { $other } no safe move.
}
headline-runs-out-of-safe-moves = { $square } was the last safe move.
headline-takes-last-safe-move = { $role ->
    [better] { $square } would take the last safe move.
   *[made] { $square } takes the last safe move away.
}
headline-poisons-moves = { $role ->
    [better] { $square } would give { $other } only poisoned moves.
   *[made] { $square } gives { $other } only poisoned moves.
}
headline-controls-diagonal = { $role ->
    [better] { $square } would be safe on its diagonal.
   *[made] { $square } is safe on its diagonal.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } would break the diagonal to { $corner }.
   *[made] { $square } breaks the diagonal to { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } would threaten { $corner } and { $corner-too }.
   *[made] { $square } threatens { $corner } and { $corner-too } at once.
}
headline-stoner-trap = { $role ->
    [better] { $square } would set a Stoner trap.
   *[made] { $square } sets a Stoner trap at { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } would complete the { $edge } edge.
   *[made] { $square } completes the { $edge } edge.
}
headline-wedges = { $role ->
    [better] { $square } would wedge into the { $edge } edge.
   *[made] { $square } wedges into the { $edge } edge.
}
headline-leaves-hole = { $square } leaves a hole at { $hole }.
headline-unbalanced-edge = { $square } leaves the { $edge } edge unbalanced.
headline-balanced-edge = { $role ->
    [better] { $square } would make a balanced { $edge } edge.
   *[made] { $square } makes a balanced { $edge } edge.
}
headline-odd-region = { $role ->
    [better] { $square } would move into an odd region.
   *[made] { $square } moves into an odd region.
}
headline-even-region = { $square } opens an even region.
headline-fills-region = { $role ->
    [better] { $square } would fill a single hole.
   *[made] { $square } fills a single hole.
}
headline-swindle = { $role ->
    [better] { $square } would keep { $at } for { $own }.
   *[made] { $square } keeps { $at } for { $own }.
}
headline-flips-most = { $square } flips more than any other move.
headline-flips-fewest = { $role ->
    [better] { $square } would flip the fewest discs.
   *[made] { $square } flips the fewest discs.
}
headline-fewest-replies = { $role ->
    [better] { $square } would leave { $other } the fewest moves.
   *[made] { $square } leaves { $other } the fewest moves.
}
headline-as-many-moves = { $square }: { $ours } moves against { $theirs }.
headline-allows = { $square } allows { $reply }; { $next } allows { $reply-then }.
headline-was-shared = { $square } was open to both sides.
headline-takes-moves = { $square } takes moves away from { $other }.
headline-answer = { $effect ->
    [quiet] { $square } leaves { $other } the quiet reply { $reply }.
    [restricts] { $square } lets { $reply } take moves away.
    [takes-moves] { $square } lets { $reply } take moves away.
    [gains-moves] { $square } allows { $reply }, which opens new moves.
    [threatens-corner] { $square } allows { $reply }, which threatens { $effect-corner }.
    [defends-corner] { $square } allows { $reply }, which defends { $effect-corner }.
    [swindle] After { $reply }, only { $other } can play { $effect-at }.
    [forces-pass] { $square } allows { $reply }, which forces a pass.
    [takes-last-safe-move] { $square } lets { $reply } take the last safe move.
    [leaves-no-safe-move] { $square } allows { $reply }: no safe move remains.
    [poisons-moves] { $square } allows { $reply }, whose new moves are poisoned.
    [controls-diagonal] { $square } allows { $reply }, safe on its diagonal.
    [double-threat] { $square } allows { $reply }, which threatens two corners.
    [stoner-trap] { $square } allows the Stoner trap { $reply }.
    [fills-edge] { $square } allows { $reply }, which completes an edge.
    [wedges] { $square } allows the wedge { $reply }.
    [odd-region] { $square } leaves { $other } the odd region at { $reply }.
    [fills-region] { $square } leaves { $other } the lone square { $reply }.
    [gains-stable] { $square } allows { $reply }, which makes stable discs.
   *[other] { $square } overlooks the reply { $reply }.
}
headline-later-moves = { $square } leaves { $own } short of moves later.
headline-later-frontier = { $square } leaves { $own } exposed later.
headline-later-targets = { $square } leaves { $own } little to flip later.
headline-later-safe = { $square } leaves { $own } fewer stable discs.
headline-more-replies = { $square } leaves { $other } too many moves.
headline-fewer-moves = { $few ->
    [few] { $square } leaves { $own } too few moves.
   *[many] { $square } leaves { $own } fewer moves.
}
headline-more-frontier = { $square } exposes too many discs.
headline-fewer-targets = { $square } leaves { $own } little to flip.
headline-more-open = { $square } flips discs in the open.
headline-fewer-quiet-moves = { $square } leaves { $own } fewer quiet moves.
headline-flips-more = { $square } flips too many discs too early.
headline-could-wait = { $square } could have waited.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } opens { $reply }, which threatens { $effect-corner }.
    [double-threat] { $square } opens { $reply }, which threatens two corners.
    [quiet] { $square } opens the quiet move { $reply }.
    [forces-pass] { $square } opens { $reply }, which forces a pass.
    [leaves-no-safe-move] { $square } opens { $reply }: no safe move remains.
    [restricts] { $square } opens { $reply }, which takes moves away.
    [takes-moves] { $square } opens { $reply }, which takes moves away.
    [wedges] { $square } opens the wedge { $reply }.
    [takes-back] { $square } opens { $reply }, which takes it back.
   *[other] { $square } opens { $reply } to { $other }.
}
headline-leaves-open = { $best } would close { $reply } to { $other }.
headline-leaves-moves = { $replies-count ->
    [2] { $square } leaves { $other } { $replies-first } and { $replies-last }.
   *[other] { $square } leaves { $other } { $replies-count } strong replies.
}
headline-answers = { $best } would prepare { $answer } against { $reply }.
headline-comes-later = { $best } comes first, then { $square }.
headline-fewer-answers = { $square } leaves { $own } fewer answers to { $reply }.
headline-closes-square = { $square } lets { $other } close { $best }.
headline-too-early = { $square } is too early: { $other } can't play there.
headline-shared-first = { $square } could wait; both want { $best }.
headline-both-want = Both want { $best }; { $square } leaves it.
headline-takes-back = { $square } takes { $disc } back.
headline-shares-square = { $square } opens { $best } to { $other }.
headline-ripens = { $best } would make { $next } good.
headline-prepares = { $best } would prepare { $next }.
headline-leaves-square = { $effect ->
    [quiet] { $other } now gets the quiet move { $at }.
    [restricts] { $other } now gets { $at }, taking moves away.
    [takes-moves] { $other } now gets { $at }, taking moves away.
    [gains-moves] { $other } now gets { $at }, opening new moves.
    [threatens-corner] { $other } now gets { $at }, threatening { $effect-corner }.
    [defends-corner] { $other } now gets { $at }, defending { $effect-corner }.
    [swindle] { $other } now gets { $at }, and { $effect-at } alone.
    [forces-pass] { $other } now gets { $at }, forcing a pass.
    [takes-last-safe-move] { $other } now gets { $at }: no safe move remains.
    [leaves-no-safe-move] { $other } now gets { $at }: no safe move remains.
    [poisons-moves] { $other } now gets { $at }, whose moves are poisoned.
    [controls-diagonal] { $other } now gets { $at }, safe on its diagonal.
    [double-threat] { $other } now gets { $at }, threatening two corners.
    [stoner-trap] { $other } now gets { $at }, a Stoner trap.
    [fills-edge] { $other } now gets { $at }, completing an edge.
    [wedges] { $other } now gets { $at }, a wedge.
    [odd-region] { $other } now gets { $at } in an odd region.
    [fills-region] { $other } now gets { $at } and the last move.
    [gains-stable] { $other } now gets { $at } and stable discs.
   *[other] { $other } now gets { $at }, which both want.
}
headline-runs-out-in-line = { $square } soon leaves { $own } without safe moves.
headline-edge-at-end = { $square } gives up the { $edge } edge.
headline-sacrifices-corner = { $role ->
    [better] { $square } would trade corner { $corner } for { $corner-too }.
   *[made] { $square } trades corner { $corner } for { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } would win by passing later.
   *[made] { $square } wins by passing later.
}
headline-nearly-as-good = { $square } is nearly as good as { $best }.
headline-deep-difference = { $best } is better, many moves later.
headline-expects = Follow the line after { $square }.
headline-exact = The rest is proven after { $square }.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } would win the corner { $corner }.
       *[made] { $square } wins the corner { $corner }.
    }
   *[other] { $square } loses the corner { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square } makes { $own } pass later.
   *[other] { $role ->
        [better] { $square } would make { $other } pass later.
       *[made] { $square } makes { $other } pass later.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } would get the last move there.
       *[made] { $square } gets the last move there.
    }
   *[other] { $region-count ->
        [2] { $square } lets { $other } finish { $region }.
       *[other] { $square } gives { $other } the last move.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square } gets { $own } wiped out.
   *[other] { $role ->
        [better] { $square } would wipe { $other } out.
       *[made] { $square } wipes { $other } out.
    }
}
reason-none = No single reason stands out: compare the lines.
reason-all-of-loss = That alone explains the loss.
reason-part-of-loss = That explains about { $discs } of the { $loss } discs lost.
person-you = you
person-opponent = your opponent

## Tic-tac-toe

line-wins = { $square } wins: three in a row.
line-misses-win = { $who ->
    [you] You could win at once with { $at }.
   *[other] { $own } could win at once with { $at }.
}
line-blocks = { $square } keeps { $other } from three in a row.
line-leaves-win = After { $square }, { $other } wins with { $at }.
line-forks = { $square } makes a fork: { $one } and { $two } both win, and only one can be blocked.
line-takes-fork = { $square } takes the square where { $other } would have a fork.
line-allows-fork = After { $square }, { $other } makes a fork with { $at }.
line-threatens = { $square } threatens { $at }, so { $other } must block there.
line-takes-centre = Four lines meet in the middle.
line-ends = { $outcome ->
    [win] { $who ->
        [you] With perfect play, you win.
       *[other] With perfect play, { $own } wins.
    }
    [loss] { $who ->
        [you] With perfect play, you lose.
       *[other] With perfect play, { $own } loses.
    }
   *[draw] With perfect play, it is a draw.
}
line-best = { $square } is best.
line-worse = { $best } is better than { $square }.
line-place-centre = The move is in the middle.
line-place-corner = The move is in a corner.
line-place-side = The move is on a side.
line-nudge-wins = You can win at once.
line-nudge-blocks = Your opponent threatens three in a row.
line-nudge-forks = There is a fork: one move, two threats.
line-nudge-takes-fork = Your opponent is about to make a fork.
line-nudge-threatens = Make a threat, so that your opponent must block.
line-nudge-lines = Look for the square with the most open lines.

## Principles, and what there is to practise

principle-corners = A corner can never be flipped, and it anchors the edges beside it.
principle-x-squares = A disc next to an empty corner often gives that corner away.
principle-mobility = Whoever runs out of moves first must give up a corner.
principle-walls = Discs next to empty squares give the other player moves.
principle-few-discs = Early in the game, fewer discs are better: they give your opponent less to flip.
principle-centre = Early in the game, moves near the centre keep your discs together and open little.
principle-quiet-moves = A quiet move flips only inner discs and opens nothing.
principle-safe-moves = Whoever runs out of safe moves first must give up a corner.
principle-parity = Whoever plays last in an area keeps what that move flips.
principle-edges = An edge with a gap can be attacked; a full or balanced one is hard to break.
principle-wedges = A disc wedged between two others on an edge can win a corner.
principle-stability = Stable discs can never be flipped, so they still count at the end.
principle-passing = A player who must pass gives the opponent two moves in a row.
principle-wipe-out = A player without a single disc has lost, however early it is.
principle-swindles = A square that only you can play is yours to keep for later.
principle-sacrifices = A corner is worth giving up when you get more for it.
principle-diagonals = An X-square is safe as long as you hold the whole diagonal.
principle-threats = One move can't answer two threats.
principle-answers = Before you move, look for your opponent's best reply.
principle-counting = Near the end, count each line to the last square.
subject-corners = corners
subject-x-squares = squares next to corners
subject-mobility = mobility
subject-walls = walls and open positions
subject-few-discs = taking few discs early
subject-centre = staying near the centre early
subject-quiet-moves = quiet moves
subject-safe-moves = safe moves
subject-parity = parity
subject-edges = edges
subject-wedges = wedges
subject-stability = stable discs
subject-passing = forced passes
subject-wipe-out = wipe-outs
subject-swindles = squares only one side can play
subject-sacrifices = sacrifices
subject-diagonals = diagonals
subject-threats = double threats
subject-answers = your opponent's replies
subject-counting = counting the end

look-fewest-replies = Which marked move leaves your opponent the fewest replies?
look-quiet = Which marked move flips only inner discs?
look-fewest-flips = Which marked move flips the fewest discs?
look-wanted = Which marked square would your opponent like to play?
look-replies = Find your opponent's best reply to each marked move.
nudge-only-move = You have only one move.
nudge-mirrored = All moves are mirror images of each other here: play any.
nudge-corners = Look at the corners.
nudge-x-squares = Look at the squares next to the corners.
nudge-mobility = Count the moves you leave your opponent.
nudge-walls = Look at the discs that border empty squares.
nudge-few-discs = Look for a move that flips few discs.
nudge-centre = Look at the middle of the board.
nudge-quiet-moves = Is there a quiet move?
nudge-safe-moves = Count the safe moves of both sides.
nudge-parity = Count the empty squares in each region.
nudge-edges = Look at the edges.
nudge-wedges = Look for a gap in an edge.
nudge-stability = Look for discs that can never be flipped.
nudge-passing = Can you make your opponent pass?
nudge-wipe-out = Count your opponent's discs.
nudge-swindles = Look for a square that only you can play.
nudge-sacrifices = Is a corner worth giving up?
nudge-diagonals = Look at the long diagonals.
nudge-threats = Look for two threats at once.
coach-more = Press i for more.
coach-candidates = { $moves }: one of them is best.
coach-two = { $one } or { $other }: one of these two is best.
coach-book = { $square } is a book move. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] You were ahead for most of the game.
   *[other] { $side } was ahead for most of the game.
}
summary-trailed = { $side-who ->
    [you] You were behind for most of the game.
   *[other] { $side } was behind for most of the game.
}
summary-changed = The lead changed hands { $count } times.
summary-close = The game was close for a long time.
summary-uneven = { $side-who ->
    [you] You were ahead in { $ahead } of { $count } moves, and behind in { $behind }.
   *[other] { $side } was ahead in { $ahead } of { $count } moves, and behind in { $behind }.
}
summary-opening = This was the { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: { $square } cost you { $loss } discs there; { $best } is the better book move.
   *[other] { $name }: { $square } cost { $side } { $loss } discs there; { $best } is the better book move.
}
summary-pattern = { $side-who ->
    [you] { $count } of your { $of } mistakes { $pattern } (most recently move { $last }).
   *[other] { $count } of { $side }'s { $of } mistakes { $pattern } (most recently move { $last }).
}
summary-practise = Worth practising next: { $subject }.
summary-missed-by-both = For { $span } moves, both sides left { $square }: { $count } times it was the best move.
summary-missed = { $side-who ->
    [you] You left { $square }, your best move, { $count } times within { $span } moves.
   *[other] { $side } left { $square }, the best move, { $count } times within { $span } moves.
}
summary-good = { $side-who ->
    [you] Your { $phase } was good: { $accuracy }% accuracy.
   *[other] { $side }'s { $phase } was good: { $accuracy }% accuracy.
}
phase-opening = opening
phase-midgame = midgame
phase-endgame = endgame
pattern-corners = gave away or missed corners
pattern-x-squares = were next to an empty corner
pattern-mobility = gave away moves
pattern-walls = opened the board
pattern-few-discs = flipped too many discs
pattern-centre = left the centre too early
pattern-quiet-moves = gave up quiet moves
pattern-safe-moves = used up safe moves
pattern-parity = gave away the last move in a region
pattern-edges = weakened an edge
pattern-wedges = left holes on an edge
pattern-stability = gave up stable discs
pattern-passing = led to a pass
pattern-wipe-out = risked a wipe-out
pattern-swindles = gave up a square of one's own
pattern-sacrifices = missed a sacrifice
pattern-diagonals = gave up a diagonal
pattern-threats = missed a double threat
pattern-answers = overlooked a reply
pattern-counting = were miscounted endings

## An expected line, move by move

line-title = Line after { $square }
line-other = Tab: the line after { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] You end { $margin } ahead ({ $sure }).
        [behind] You end { $margin } behind ({ $sure }).
       *[even] An even game ({ $sure }).
    }
   *[other] { $outcome ->
        [even] An even game ({ $sure }).
       *[other] { $leader } ends { $margin } ahead ({ $sure }).
    }
}
line-gap = { $best } is { $gap ->
    [one] 1 disc
   *[other] { $gap } discs
} better than { $made }.
line-here = { $who ->
    [you] Here you have { $own } { $own ->
        [one] move
       *[other] moves
    }, your opponent { $other }.
   *[other] Here { $side } has { $own } { $own ->
        [one] move
       *[other] moves
    }, { $rival } { $other }.
}
line-none = There is no line to show here.

## A move tried again

retry-title = Try again
retry-better = { $square } was played here. Find a better move. v: back to the review
retry-after-best = { $square } was the best move. Try another. v: back to the review
retry-unknown = { $square } was played here. Try another move. v: back to the review
retry-same = { $tried } { $score } ({ $sure }): the same move again
retry-even = { $tried } { $score } ({ $sure }): as good as { $square }
retry-gains = { $tried } { $score } ({ $sure }): { $gain } better than { $square }
retry-loses = { $tried } { $score } ({ $sure }): { $loss } worse than { $square }
retry-is-best = { $text }; no move is better
retry-short = { $text }. The best move gains { $short } more. u: try again


## Puzzles

puzzle-title = Puzzle { $id }, rated { $strength }
puzzle-number = Puzzle { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } to move and win.
goal-draw = { $side } to move and draw.
goal-save-discs = { $side } to move. You can't win this one: lose by as little as possible.
goal-wipe-out = { $side } to move and wipe the other side out.
puzzle-right = { $square } is right. Your opponent answers { $answer }. What now?
puzzle-right-pass = { $square } is right. Your opponent has to pass. What now?
puzzle-wrong = Not { $square }: the reply { $answer } refutes it.
puzzle-wrong-pass = Not { $square }.
puzzle-solved = { $misses ->
    [0] Solved! { $end }
    [one] Solved, with 1 miss. { $end }
   *[other] Solved, with { $misses } misses. { $end }
}
puzzle-motifs = Ideas: { $motifs }.
puzzle-calculate = No special idea: calculate.
puzzle-go-on = Right. What now?
puzzle-same-idea = The same idea as in your game: { $subject }.
puzzle-end-win = You win by { $lead }.
puzzle-end-draw = It's a draw.
puzzle-end-loss = You lose by only { $lead }.
puzzle-end-wipe-out = You wipe your opponent out.
puzzle-shown = Here's the solution. { $end }
puzzle-line = Best line: { $line }.
puzzle-rating = Your puzzle rating: { $rating }.
puzzle-comes-back = You'll see this puzzle again tomorrow.
puzzle-daily-late = You've already solved today's puzzle. This time doesn't count.
puzzle-daily-title = Daily puzzle, { $day }
puzzle-daily-line = outflank, daily puzzle { $day }: { $blocks }, { $streak ->
    [one] 1 day in a row
   *[other] { $streak } days in a row
}
puzzle-which-idea = Solved. Which of these ideas is behind it?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Yes: { $idea }.
puzzle-idea-wrong = Not { $named }, but { $idea }.
puzzle-ideas-named = { $known } of { $asked } ideas named.
refusal-copy-puzzle = Only the daily puzzle has a result to copy
refusal-name-idea = Type its number, 1 to 4
puzzles-drill = Find and explain
puzzles-drill-about = Find the move, then name the idea.
puzzle-none = No puzzle is left here.
puzzle-none-missed = { $waiting ->
    [0] Nothing to try again.
    [one] Nothing to try again today. 1 puzzle comes back later.
   *[other] Nothing to try again today. { $waiting } puzzles come back later.
}
puzzle-rush = Rush, { $minutes } minutes
puzzle-rush-about = Solve as many as you can in { $minutes } minutes. { $most } mistakes and it's over.
puzzle-rush-left = { $left } left. { $goal }
puzzle-rush-score = { $solved } solved, mistakes: { $misses } of { $most }.
puzzle-rush-over = { $solved ->
    [one] 1 puzzle solved.
   *[other] { $solved } puzzles solved.
}
puzzle-rush-time = Time's up!
puzzle-rush-misses = Three misses: rush over.
puzzle-rush-best = A new record!
puzzle-rush-not-best = Your record: { $best }.
puzzles-title = Puzzles
puzzles-none-due = No puzzle to repeat today
puzzles-sample = { $empty ->
    [one] { $side } to move, { $empty } empty square
   *[other] { $side } to move, { $empty } empty squares
}
puzzles-count = { $solved } of { $count } solved
puzzles-near = For you
puzzles-near-about = Puzzles at your level. Only your first try is rated.
puzzles-daily = Today's puzzle
puzzles-daily-about = Today's puzzle, the same for everybody ({ $day }).
puzzles-daily-done = Done for today. The next one comes at midnight UTC.
puzzles-streak = { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-missed = Try again
puzzles-missed-about = Puzzles you missed, repeated until you solve them.
puzzles-due = { $count } due
puzzles-best = best { $best }
puzzles-calculate = deep calculation
puzzles-calculate-about = Puzzles without a special idea.
puzzles-theme-about = Theme: { $motif }.
motif-quiet-move = a quiet move
motif-few-discs = flipping few discs
motif-mobility = leaving few moves
motif-last-safe-move = the last safe move
motif-wedge = a wedge
motif-stoner-trap = a Stoner trap
motif-unbalanced-edge = an unbalanced edge
motif-double-attack = a double attack
motif-diagonal = controlling the diagonal
motif-parity = parity
motif-against-parity = breaking parity
motif-forced-pass = making your opponent pass
motif-no-safe-move = out of safe moves
motif-passing-to-win = passing to win
motif-swindle = a swindle
motif-corner-refused = leaving a corner alone
motif-corner-taken = taking a corner
motif-corner-offered = giving a corner up
motif-x-square = an X-square
motif-c-square = a C-square
motif-only-escape = the only escape
motif-wipe-out = wipe-out
plain-puzzle-help = Type your move, such as f5. Words: hint, solution, board, quit.
plain-puzzle-again = Try again.
plain-puzzle-next = Press Enter for the next puzzle, or type quit.

## Lessons

list-more = { $count } more below
learn-title = Learn
learn-next = Board { $number } of { $count }: { $task }
learn-passed = passed
learn-exam = exam { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } lessons
   *[other] { $passed } of { $count } passed
}
lesson-title = { $title }, { $number } of { $count }
lesson-title-exam = { $title }, exam { $number } of { $count }
lesson-source = From a game: { $source }.
lesson-right = Right!
lesson-lesser = { $square } does that, but there is better.
lesson-wrong = Not { $square }.
lesson-not-that = Not { $square }.
lesson-empty = That square is empty.
lesson-other-disc = { $side } has that one.
lesson-wrong-number = Not { $number }.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } of { $count })
lesson-go-on = Enter: go on
lesson-again = Enter: try again
lesson-pass = Enter: pass
lesson-to-move = { $side } to move
lesson-mark = Arrows move, Enter marks the square
lesson-type-number = Type a number, then press Enter
lesson-done = { $title }: finished.
lesson-exam-score = Exam: { $right } of { $count } right first time.
lesson-passed = You passed.
lesson-not-passed = Not passed yet: you may miss only one. Open the lesson again to retake it.
lesson-next = Enter: the next lesson
lesson-first-game = Enter: play a first game (level 1). ]: the next lesson
lesson-last = Enter: back
lesson-line = Then: { $plies }.
ply = { $side } { $square } { $does }
ply-between = {"; "}
ply-takes-corner = takes the corner
ply-ends-game = ends the game
ply-forces-pass = leaves no move: a pass
ply-traps = sets a trap beside { $corner }
ply-threatens-both = attacks { $corner } and { $corner-too }
ply-gives-corner = gives up { $corner }
ply-threatens-corner = attacks { $corner }
ply-defends-corner = defends { $corner }
ply-wedges = wedges in
ply-fills-region = fills the region
ply-leaves-no-safe-move = leaves only moves that give up a corner
ply-quiet = is quiet
ply-flips = { $count ->
    [one] flips 1 disc
   *[other] flips { $count } discs
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Type the number of a lesson, 1 to { $count }, or quit.
plain-lesson-help = Type a square, such as d3, or a number where one is asked for. Enter goes on. Words: again, next, back, board, lessons, quit.

## Practice

practice-title = Practice
practice-title-due = Practice, { $due } due
practice-title-solved = Practice, { $due } due, { $right }/{ $asked } solved
practice-none = No mistakes to practise yet.
practice-none-today = Nothing is due today.
practice-none-about = Nothing about { $subject } is due today.
practice-other-subject = s: the next subject.
practice-only = Only { $subject }. s: the next subject.
practice-done = Done for today: { $right }/{ $asked } solved.
practice-next = The next one is due on { $day }.
practice-how = Review a game you played (v): your mistakes appear here.
practice-review = Enter: review your last game ({ $black }-{ $white }).
practice-from-level = From your game against { $level } ({ $tag }) on { $day }.
practice-from-opponent = From your game against { $opponent } on { $day }.
practice-from = From your game on { $day }.
practice-waiting = { $count ->
    [one] 1 new position waits for tomorrow.
   *[other] { $count } new positions wait for tomorrow.
}
practice-solved = Solved for good: { $count }.
practice-question = { $side } to move. Find the best move.
practice-played = { $loss ->
    [one] You played { $square } here and lost 1 disc.
   *[other] You played { $square } here and lost { $loss } discs.
}
practice-right = { $square } { $score }: correct, the best move.
practice-right-among = { $square } { $score }: correct. Equally good: { $best }.
practice-nearly = { $square } { $score }: good enough. Best: { $best }, worth { $costs } more.
practice-better = { $square } { $score }: { $gained } better than { $made }. Best: { $best }, worth { $costs } more.
practice-wrong = { $costs ->
    [one] { $square } loses 1 disc. Best: { $best }.
   *[other] { $square } loses { $costs } discs. Best: { $best }.
}
practice-solved-now = Solved for good.
practice-later = You'll see it again later.
practice-again = { $days ->
    [one] You'll see it again tomorrow.
   *[other] You'll see it again in { $days } days.
}
practice-puzzle-next = Next, a puzzle with the same idea.
practice-title-drill = Drill, { $due } to go
practice-drill-done = Drill over: { $right }/{ $asked } right at first.
practice-drill-puzzles = { $count ->
    [one] Enter: one puzzle ({ $subject }).
   *[other] Enter: { $count } puzzles ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] A puzzle you missed is due. Enter: try it again.
   *[other] { $count } puzzles you missed are due. Enter: try them again.
}
practice-enter-puzzles = Enter: missed puzzles
editor-title = Position editor
editor-empty = The board is empty.
editor-stray = { $count ->
    [one] No game leads here: { $squares } touches no other disc.
   *[other] No game leads here: { $squares } touch no other disc.
}
editor-how = Type row by row: x sets a black disc, o a white one, - leaves the square empty.
editor-then = t: side to move, n: empty, s: start, a: analyse, p: play on.
position-discs = Black { $black }, White { $white }
position-to-move = { $discs }. { $side } to move.
position-must-pass = { $discs }. { $side } must pass.
position-over = { $discs }. The game is over.
practice-to-move = { $side } to move
practice-enter-next = Enter: next position

## What has happened

# A changed setting, and whose turn it is: Hints shown. Your turn (Black).
news-with-turn = { $news }. { $turn }
news-on = { $switch } on
news-off = { $switch } off
news-people-on = the coach tells what players at { $rating } play
switch-step-mode = step mode
switch-animation = animation
switch-mouse = mouse
switch-hints = hints
switch-values = values
switch-coach = coach
switch-people = what players choose
switch-numbers = move numbers
news-hints-on = Hints shown{ $urgent }
news-hints-off = Hints hidden
news-turned = board rotation: { $degrees } degrees
news-theme = theme: { $theme } (until you quit)
news-mistakes-both = [ and ] now step through both sides' mistakes
news-mistakes-of = [ and ] now step through { $side }'s mistakes
news-time-is-up = { $who ->
    [you] You are out of time: the game goes on, but no longer counts
   *[other] { $name } is out of time: the game goes on, but no longer counts
}
news-saved = saved: { $path }
news-settings-aside = your old settings are now in { $name }
news-imported-one = added to the library
news-imported-known = already in the library
news-imported = { $new } added to the library, { $known } already there
news-imported-partly = { $new } added to the library, { $known } already there, { $refused } unreadable
news-step-by-itself = step mode on: press Enter to continue
news-own-game = a new game from here
news-own-game-redo = a new game from here; r replays the original moves
news-pasted = Left/Right: step through; Enter: play on from here
news-missed = Not { $made }: { $right } was right
news-copied = copied (if your terminal allows it)
news-kept-again = games are being saved again
news-settings-kept = settings saved
news-deleted = deleted (u: undo)
news-import-undone = games of the last import deleted: { $count } (u: undo)
news-board-taken = The pasted board is set up.
news-analysis-continued = Your analysis of { $date }. n: a new one.
news-tree-analysed = Analysing every line in the background. t: stop.
news-tree-done = { $count ->
    [one] Analysis done: 1 position.
   *[other] Analysis done: { $count } positions.
}
news-tree-analysis-stopped = Analysis stopped
news-line-taken = The expected line is a variation now. r: follow it.
news-promoted = Variation moved up.
news-line-deleted = Deleted. z: bring it back.
news-line-restored = It's back.
news-lines-copied = Another window changed these variations. Yours were saved with a copy of the game.
news-idle-soon = Are you still there? Press a key within a minute to stay
news-restored = game restored

## What is not possible, and what to do instead

refusal-over = the game is over (n: new game)
refusal-turn = not your turn: { $name } is to move
refusal-turn-enter = not your turn: press Enter to let { $name } move
refusal-must-pass = { $who ->
    [you] You have no legal move and must pass: press Enter
   *[other] { $name } has no legal move and must pass: press Enter
}
refusal-coach-failed = a fault in outflank ended the coach's thinking
refusal-no-move = the computer found no legal move: press Enter to try again
refusal-opponent = no move from { $name } ({ $why }): press Enter to try again
refusal-take-back = nothing to take back
refusal-redo = nothing to redo
refusal-before-retry = only this move can be tried again (v: back to the review)
refusal-no-resigning = there is no game to resign
refusal-no-typing = you are only watching this game
refusal-no-number = no number is asked for here
refusal-type-number = Type a number, then press Enter
refusal-column = there is no column { $digit }: type 1 to 8 for a to h
refusal-half-move = type the row too, 1 to 8, or use the arrow keys
refusal-turn-board = only the Reversi board can be rotated
refusal-row = there is no row { $digit }: type 1 to 8
refusal-square = '{ $text }' is not a square: type { $range }
refusal-guest-unsuited = { $name } can't play from this start: change Start or pick another opponent
refusal-coach = the coach only reviews 8x8 Reversi where most discs wins
refusal-no-coach-here = No coach during this game: v reviews it at the end
refusal-coach-silent = no coach here: it only knows 8x8 Reversi where most discs wins
refusal-no-people = the moves of people are known only for standard Reversi
refusal-values = values are only for 8x8 Reversi where most discs wins
refusal-review = no moves to review yet
refusal-reviewed = review the game first (v)
refusal-review-begun = the review has only just started: try again in a moment
refusal-mistake = no mistakes found
refusal-more = that is all there is to say here
refusal-explain = Nothing to explain yet. Press i for the coach.
refusal-over-here = the game is over here: step back first
refusal-retry = step to a move first, then try another
refusal-export = no game to export
refusal-nothing-to-solve = neither side can move here
refusal-nothing-to-delete = first go to the move you want to delete
refusal-no-move-or-opening = '{ $text }' is neither a move nor the name of an opening
refusal-no-times = no times are known for this game
refusal-no-moves = no move has been played yet
refusal-no-link = this link opens no position, puzzle or lesson
refusal-not-in-line = not that one either: Enter shows the right one
refusal-qr = that is too long for a QR code
refusal-no-library = games are not being saved: there is no library to open
refusal-analysis = games by these rules cannot be analysed
refusal-line-known = the expected line is there already: r follows it
refusal-end-of-line = this is the end of the line: play a move to go on
refusal-variation = there are no variations here
refusal-mark = there is no move to mark yet
refusal-undelete = nothing to undo
refusal-no-import = there is no import to undo
refusal-lost-key = your key can't be used here (RSA needs 2048 bits): you are a guest
refusal-record = that isn't a game I can read: { $why }
refusal-pasted = pasted { $kind }: { $why }
refusal-not-saved = could not save the game: { $why }
refusal-settings-not-saved = could not save the settings: { $why }
refusal-shell = no shell to return to
refusal-not-kept = games are not being saved: { $why }
refusal-set-aside = the game library was damaged and has been renamed { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (and { $more } more)

sure-why = Are you sure? { $why }
sure-look = Are you sure? Look at what { $other } can do after { $square }.
resign-sure = { $who ->
    [you] Resign this game? It counts as a loss
   *[other] { $name } resigns: are you sure?
}
take-back-to = { $number ->
    [0] Take back to the start?
   *[other] Take back to move { $number }?
}
typed-filter-empty = Filter, such as tastet white 2010-2019 @open won:black, people, or own (empty: all games)
typed-filter = Filter: { $text }_
typed-comment = Comment: { $text }_
typed-move = Your move: { $text }_
typed-search = Search: { $text }_
typed-name = Your name: { $text }_
typed-opponent = Second player's name: { $text }_

## The game library

library-title = Game library
library-empty = No games yet: play one, or import a file with outflank import
library-nothing = nothing found (Esc: all games)
library-view-empty = no games here (Tab: another list)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, unfinished
library-unfinished-place = { $black } - { $white }{ $score }, unfinished, { $place }
library-legend = * unfinished
library-count = { $at } of { $total }
library-by = by { $sort }
library-date = Date
library-score = Score
library-opening = Opening
library-place = Event
view-all = all games
view-own = played here
view-unfinished = unfinished
view-imported = imported
view-deleted = deleted
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
outcome-black = Black wins
outcome-white = White wins
sort-date = date
sort-black = Black
sort-white = White
sort-result = result
sort-opening = opening

## Export, paste

export-title = Export game
export-copy = copy { $form }
export-image = save the board as a PNG image
export-save = save { $form }
export-qr = QR code of { $form }
export-copy-link = copy a link to the web page
export-qr-link = QR code of a link to the web page
form-transcript = the moves
form-board = the position (text)
form-ggf = as GGF
form-sgf = as SGF, with variations
form-pgn = as PGN, with variations
form-svg = a numbered diagram (SVG)
form-picture = a picture of the board (SVG)
form-json = as JSON
form-link = a link to the position (Hamlite)
form-card = a card: the board and a question
qr-board = The position: 64 squares from a1 on, and the side to move
qr-transcript = The moves of the game
qr-link = A link that opens the position in Hamlite, a board on the web
qr-too-small = The window is too small for this QR code: { $width }x{ $height } needed.
pasted-title = Pasted
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count ->
    [one] 1 game
   *[other] { $count } games
}
pasted-complaints = { $count ->
    [one] 1 game could not be read
   *[other] { $count } games could not be read
}
pasted-part = { $read } of { $moves } moves can be read: Enter opens these.
pasted-open-kept = Press Enter to open it; your game is kept.
pasted-open = Press Enter to open it.
pasted-add = Press Enter to add them to the library.
pasted-discard = Esc: discard.

## Statistics

statistics-phases = Discs lost by mistakes, per reviewed game
statistics-title = Statistics { $dot } { $game }
statistics-none = You have not finished a game against the computer yet.
statistics-level = Level
statistics-all = All
statistics-games = games
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-average = avg.
statistics-best = best
statistics-streak = Winning streak: { $now } (best { $longest })
statistics-scale = Average and best: discs won or lost by. Level 3 = 1000.
statistics-rating = Rating { $value } { $sign } { $spread }
statistics-puzzles = Puzzles: { $solved } of { $tried } solved on the first try.
statistics-puzzle-range = Your rating is between { $low } and { $high }.
statistics-course = Rating after each game
statistics-weaknesses = What costs you most
statistics-mistakes = mistakes
statistics-discs = discs
statistics-before = before
statistics-lately = lately
trend-better = better
trend-same = the same
trend-worse = worse
trend-unknown = { "" }
statistics-scale-weaknesses = before and lately are discs lost per game, in your last 20 reviewed games.
# $count is the number of lines below those shown.
guests-title = Engines
guests-none = No engines yet. Add one to config.toml and restart outflank. For example:
guests-none-protocol = The protocol is "gtp" or "nboard".
guests-keys = Enter: try it, in ten seconds at most
guests-log = What { $name } said
guests-log-empty = Nothing yet. It starts when it is asked for a move.
guests-log-below = { $count } more below
guest-trial-under-way = Trying it…
guest-works = works: { $seconds } s a move
guest-works-as = works: { $name }, { $seconds } s a move
player-guest = engine

## Tournaments

tournament-standings = Standings
tournament-ended = Games
tournament-points = points
tournament-elo = Elo
tournament-results = W-D-L
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] round { $round } of { $rounds }
    [one] round { $round } of { $rounds }, 1 game played
   *[other] round { $round } of { $rounds }, { $count } games played
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: enlarge the board. q: stop
tournament-over = Tournament over: { $name } wins
tournament-passes = { $name } has to pass
tournament-your-move = { $name }, your move{ $urgent }
analyst-title = { $name } (depth { $depth })
analyst-looking = Thinking...
refusal-no-engines = No engines yet: the Engines page shows how to add one
refusal-rush = That ends your rush. Press the key again to end it
refusal-clock-runs = your game goes on and its clock runs: once more leaves
refusal-tournament = Unfinished games will have no result. Press q again to stop

statistics-keys = Left/Right: other game types

## Settings

setting-on = on
settings-title = Settings
settings-board = Board
settings-help = Hints and coach
settings-game = Your games
settings-program = Program
settings-advanced = Advanced...
settings-advanced-about = Settings that few players need.
setting-off = off
setting-theme = Theme
setting-board = Board size
setting-board-about = The largest a square may be.
setting-simple = Simple
setting-simple-about = A bare table: board, score, five keys.
setting-pictures = Pictures
setting-pictures-about = Draw round discs as images: kitty, sixel or iTerm2 terminals.
setting-pictures-none = This terminal shows no pictures.
setting-width = Width of signs
setting-width-about = Columns that signs such as the disc take; two are avoided.
setting-turned = Board rotation
setting-turned-about = Rotate the board clockwise (B in a game).
setting-degrees = { $degrees } degrees
setting-labels = Board labels
setting-labels-about = Letters and digits around the board.
setting-key-signs = Key signs
setting-key-signs-about = Arrows and Enter as signs in the key line: ↑↓ ←→ ⏎.
setting-numbers = Move numbers
setting-numbers-about = Numbers on the discs in the game viewer (#).
setting-animation = Animation
setting-animation-about = Show discs turning over.
setting-human-pace = Think like a person
setting-human-pace-about = Opponents like people take up to two seconds a move.
setting-hints = Hints
setting-hints-about = Show a dot on every legal square.
setting-flip-marks = Preview flips
setting-flip-marks-about = Mark the discs the move would flip.
setting-values = Values
setting-values-about = Expected final margin, in discs.
setting-coach = Coach
setting-people = What players choose
setting-people-about = The coach tells what people of your strength play.
setting-peers = Compare with
setting-peers-about = Whose moves the coach compares with.
setting-peers-own = about as strong as you
setting-peers-rated = rated { $rating }
setting-language = Language
setting-language-about = The language of the screen.
setting-language-system = that of the system
setting-warning = Warning
setting-warning-about = Ask "are you sure?" before a move that costs a lot.
warning-off = off
warning-blunder = blunders
warning-mistake = mistakes
warning-inaccuracy = inaccuracies
setting-coach-about = Show the best move and why.
setting-step = Step mode
setting-step-about = The computer waits for Enter.
setting-flag = When time runs out
setting-flag-loses = you lose
setting-flag-plays-on = play goes on
setting-flag-loses-about = Whoever runs out of time loses.
setting-flag-plays-on-about = The game goes on, but no longer counts for your rating.
setting-clock = Clock
setting-number-pad = Tic-tac-toe keys
setting-number-pad-on = number pad
setting-number-pad-off = reading order
setting-number-pad-on-about = Tic-tac-toe: 7 8 9 is the top row.
setting-number-pad-off-about = Tic-tac-toe: 1 2 3 is the top row.
setting-mouse = Mouse
setting-mouse-about = Turn off to select text in the terminal.
setting-bell = Bell
setting-bell-about = Ring once when it is your turn and you are in another window.
setting-quiet = Quiet hours
setting-quiet-about = No bell between these hours.
setting-quiet-none = never
setting-quiet-hours = { $from }:00 to { $to }:00
setting-threads = Analysis threads
setting-threads-about = More threads are faster; only one gives repeatable results.
setting-memory = Analysis memory
setting-memory-about = Memory for the analysis board.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = Your name
setting-name-about = Press Enter to edit.
setting-name-unset = You
setting-opponent = Second player
setting-opponent-about = Second player's name in two-player games.
setting-opponent-unset = by colour
setting-page = Web page
setting-page-about = Address that links and QR codes lead to. Press Enter to edit.
setting-page-unset = none
setting-level = Default level
setting-level-about = Preset on the start screen.
setting-side = Default side
setting-side-about = Preset on the start screen.
theme-own = Your own theme.
theme-auto = By the terminal: classic, or paper on a light background.
theme-classic = Green felt in a walnut frame.
theme-midnight = Deep blue, for the night.
theme-paper = Ink on paper, for light backgrounds.
theme-contrast = Grey, blue, orange: safe for colour-blind eyes.
theme-mono = No colour at all: shapes and brackets.
theme-ascii = X and O, plain ASCII only.

## Keys

own-keys-no-set = unknown key set '{ $name }': only vi is allowed
own-keys-no-command = unknown command '{ $name }': see outflank manual keys
own-keys-no-key = unknown key '{ $key }': use a character, Up, Enter, F2, Ctrl-X...
own-keys-none = no usable key for '{ $name }'
own-keys-twice = { $key } is both { $one } and { $two }: the usual keys stay
own-look-no-base = unknown base '{ $name }': classic, midnight, paper, contrast
own-look-no-role = unknown colour role '{ $role }': see outflank manual settings
own-look-no-color = { $role } takes a colour such as #26804f, not '{ $color }'
own-look-contrast = { $one } on { $other } is hard to see: contrast { $ratio }, must be at least { $least }
palette-title = Commands
palette-typed = > { $text }_
palette-nothing = no such command
palette-start = Start screen
palette-library = Game library
palette-analysis = Analysis board
palette-page = Go to: { $name }
palette-lesson = Lesson: { $name }
palette-puzzle = Puzzles: { $name }
palette-game = Game: { $name }
palette-level = Level: { $name }
palette-person = Like a person: { $name }
palette-against = Play against: { $name }
palette-setup = Set up: { $name }
palette-theme = Theme: { $name }
palette-editor = Position editor

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = undo back takeback
synonyms-redo = again forward
synonyms-hints = hint legal dots moves show
synonyms-values = values value score evaluation eval margin analyse
synonyms-coach = advice best suggestion tip explain
synonyms-people = crowd popular common human players strength share percent
synonyms-why = reason explain detail
synonyms-line = variation continuation
synonyms-review = mistakes analyse blunders accuracy
synonyms-new-game = restart start play
synonyms-resign = surrender give lose concede
synonyms-theme = colours colors color colour look skin dark light
synonyms-turn-board = flip turn orientation side
synonyms-animation = flip speed
synonyms-step = pause wait
synonyms-look = theme
synonyms-copy = clipboard moves transcript
synonyms-export = save share file picture svg
synonyms-help = keys rules manual shortcuts commands takebacks
synonyms-quit = exit leave close
synonyms-try-again = retry
synonyms-game-drill = drill exercise practise mistakes of this game
synonyms-library = games history saved archive search import tournament
synonyms-practice = training exercises mistakes
synonyms-analysis = explorer openings opening book variations study trainer
synonyms-statistics = rating stats results elo progress
synonyms-start = menu home setup main
synonyms-learn = lessons tutorial course school
synonyms-puzzles = problems tactics
synonyms-settings = options preferences config configure names sound bell mouse language pictures images simple large
synonyms-engines = edax gtp nboard programs
synonyms-editor = edit setup board position
synonyms-lesson = learn lesson
synonyms-puzzle = puzzle
synonyms-daily = daily day
synonyms-near = near strength level
synonyms-drill = drill idea
synonyms-game = variant rules othello
synonyms-level = level difficulty
synonyms-setup-level = difficulty beginner harder easier stronger weaker
synonyms-person = person human people opponent
synonyms-clock = timer time
keys-palette = In the command palette
key-palette = Find a command by its name
key-run = Run the command
bar-run = run

help-rules = Rules
help-page = This page
help-keys = All keys
help-more-keys = More in the next tab: all keys.
help-more = more below
help-manual = The manual has more: run outflank manual in a shell.
keys-board = In a game
keys-start = On the start screen
keys-entry = Typing a move
keys-result = After a game
keys-library = Game library
keys-replay = Game viewer
keys-editor = Position editor
keys-analysis = Analysis
keys-trainer = Opening trainer
keys-holes = Gaps in a repertoire
keys-games-here = Games that reached a position
keys-line = Expected line
keys-practice = Practice
keys-learn = Lessons
keys-lesson = In a lesson
keys-puzzles = Puzzles
keys-puzzle = In a puzzle
keys-settings = Settings
keys-guests = Engines
keys-tournament = Tournament
keys-tournament-board = Tournament: a board
keys-statistics = Statistics
keys-help = On the help page
keys-anywhere = Anywhere

key-click = Play a square; choose from a menu, the key line or the move log
key-wheel = Scroll the move log
key-help = Help: the rules and all keys
key-quit = Quit (the game is saved); while typing, use Ctrl-C
key-suspend = Suspend to the shell; `fg` brings the game back
key-repaint = Redraw the screen
key-theme = Next theme
key-export = Export the game: copy it or save it to a file
key-copy = Copy the moves
key-values = Expected final margin of each legal move
key-people = Coach: tell what people of your strength play
key-coach = Coach: a nudge, the idea, then the best move and why
key-review = Review the game move by move
key-review-retry = Review the game; while retrying a move: back to the review
key-type = Type a square to play it; after : press Enter
key-next-legal = Next, previous legal square
key-hints = Show or hide hints
key-library = Game library
key-back-start = Back to the start screen
key-back-start-saved = Back to the start screen (the game is saved)
key-page = Page up, page down
key-ends = To the start, to the end
key-cursor = Move the cursor
key-play = Play at the cursor; in step mode: next move
key-digits = Two digits: column, row (81 = h1); in tic-tac-toe one digit
key-take-back = Take back (against the computer: to your own turn)
key-resign = Resign
key-take-back-to = Take back to that move
key-turn = Rotate the board 90 degrees
key-times = Time per move in place of the result
key-numbers = Move numbers on/off
key-redo = Redo a move you took back
key-new = New game (this one is saved)
key-step = Step mode: the computer waits for Enter
key-animation = Animation on/off
key-mouse = Mouse on/off (off: the terminal selects text)
key-scroll-log = Scroll the move log
key-start = Start, or change the setting
key-analyst = Show lines from: next engine, off
key-choose-board = Choose a board
key-see-board = Enlarge
key-next-board = Next or previous board
key-next-legal-or-board = Next legal square on your turn, otherwise next board
key-scroll-standings = Scroll the standings
key-play-on-turn = Play on your turn
key-back-tournament = Back to the standings
key-choose-guest = Choose an engine
key-try-guest = Try it, in ten seconds at most
key-scroll-guest-log = Scroll the log
key-choose-line = Choose a line
key-change = Change the setting
key-play-entry = Play the move
key-cancel = Cancel
key-again = Play again
key-even = Play a level that matches yours
key-new-setup = Set up another game
key-undo-last = Take back the last move
key-close-result = Close the panel and see the board
key-scroll = Scroll
key-tab = Switch tabs
key-close = Close
key-change-save = Change and save
key-change-name = Change; edit a name
key-save-name = Save the name
key-keep-name = Keep the old name
key-open = Open the game; carry on with an unfinished one
key-choose-game = Choose a game
key-search = Search by name, date, event or opening
key-view = Show: all, played here, unfinished, imported, deleted
key-sort = Sort by date, Black, White, result, opening
key-outcome = Show: any result, won, lost, drawn, Black wins, White wins
key-opponent = Show games against this opponent
key-event = Show games of this event
key-delete = Delete the game; in the deleted list, restore it
key-undelete = Undo the last delete
key-undo-import = Delete the games of the last import
key-clear-back = Clear the search, then back to the start screen
key-finish-search = Finish typing
key-clear-search = Clear the search
key-step-move = One move back, forward
key-step-ten = Ten moves back, forward
key-mistakes = Previous, next mistake
key-mistakes-of = Show mistakes of: both, Black, White
key-try-again = Retry: play another move here
key-game-drill = Drill: mistakes of this game, then puzzles
key-detail = Why: the next reason in detail
key-line = Play through the expected line
key-other-line = The line of the other move
key-leave-line = Leave the line
key-replay-enter = Play on from here; in a review, the next mistake
key-play-on = Play on from here as a new game
key-back = Back
key-another-game = Other game types
key-sure = Play it anyway
key-choose-weakness = Choose a weakness
key-practise-weakness = Practise it
key-weakness-lesson = Open its lesson
key-weakness-puzzles = Solve puzzles about it
key-edit = Edit the position
key-place-black = Place a black disc, move right
key-place-white = Place a white disc, move right
key-erase = Clear the square, move right
key-cycle = Cycle black, white, empty
key-other-side = Switch the side to move
key-empty-board = Empty the board
key-start-board = Reset to the starting position
key-swap-colors = Swap the colours
key-rotate = Rotate the board 90 degrees
key-mirror = Mirror the board
key-undo-edit = Undo
key-analyse-position = Analyse the position
key-play-position = Play on against the computer
key-analyse = Analyse the game: variations, comments, marks
key-analysis-play = Play here: follow the line, or begin a variation
key-step-back = One move back
key-step-on = One move on
key-variations = Previous, next variation
key-comment = Comment on the last move
key-mark = Mark the last move: !, !!, !?, ?!, ?, ??
key-explore = Show what was played here, or hide it
key-games-here = List the games that reached this position
key-train = Train from here: your lines, or good replies to common moves
key-new-analysis = Begin a new analysis; this one is saved if it has variations or comments
key-analyse-tree = Analyse every line in the background; again: stop
key-engine = Start or stop the engine
key-solve = Solve: look to the end of the game, however long it takes; again: stop
key-solve-position = Solve the position
key-holes = Find gaps: common moves your repertoire doesn't answer
key-train-play = Answer with this move; at the end of a line, the next one
key-train-again = Begin the line again
key-open-hole = Go to this move
key-choose-hole = Choose a move
key-filter = Filter games: by player, year, tournament or result
key-use-filter = Use this filter
key-drop-filter = Cancel
key-open-here = Open the game at this move
key-best-lines = Show this many of the best lines; 0: none
key-take-line = Add the expected line as a variation
key-promote = Move the variation up
key-delete-line = Delete the move and all that follows
key-restore-line = Bring back what you deleted
key-fold = Hide the variations, or show them
key-save-comment = Save the comment
key-drop-comment = Leave it as it was
key-subject = Practise one subject only; again for the next
key-choose-lesson = Choose a lesson
key-open-lesson = Open the lesson
key-lesson-answer = Play, mark or answer; then go on
key-lesson-number = Type a number, where one is asked for
key-lesson-again = Try again, or start this board over
key-lesson-boards = Previous / next board of the lesson
key-lesson-leave = Back to the list of lessons
key-choose-puzzles = Choose
key-open-puzzles = Open
key-puzzle-play = Play the move; then go on
key-puzzle-again = Take a wrong move back
key-puzzle-name = Name the idea, in a drill
key-puzzle-idea = Show the ideas; you get half the points then
key-practice-idea = Show the idea behind the best move
key-puzzle-solution = Show the solution
key-puzzle-share = Share this puzzle: a link, the position, a QR code
key-lesson-share = Share this lesson: a link, the position, a QR code
key-puzzle-copy = Copy the result of the daily puzzle
key-puzzle-leave = Back to the list of puzzles
key-practice-play = Play at the cursor; then the next position
key-choose-format = Choose a format
key-do-export = Export
key-accept = Accept
key-discard = Discard

bar-help = help
bar-quit = quit
bar-type = type
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = next
bar-hints-show = show hints
bar-hints-hide = hide hints
bar-back = back
bar-leave = leave
bar-play = play
bar-coach = coach
bar-values = values
bar-undo = undo
bar-undo-import = undo import
bar-resign = resign
bar-take-back = take back
bar-redo = redo
bar-new = new
bar-start = start
bar-choose = open
bar-move = move
bar-next-mistake = next mistake
bar-change = change
bar-cancel = cancel
bar-again = play again
bar-even = even match
bar-review = review
bar-review-mattered = see what mattered
bar-new-setup = new setup
bar-board = board
bar-scroll = scroll
bar-close = close
bar-tab = other tab
bar-ok = OK
bar-open = open
bar-search = search
bar-view = list
bar-sort = sort
bar-filter = filter
bar-delete = delete
bar-restore = restore
bar-done = done
bar-clear = clear
bar-step = step
bar-ends = start/end
bar-mistakes = mistakes
bar-own-mistakes = your mistakes
bar-next-board = next board
bar-tournament = standings
bar-try = try it
bar-try-again = try again
bar-retry = retry
bar-game-drill = drill
bar-why = why
bar-line = line
bar-other-line = other line
bar-play-on = play on
bar-first-game = first game
bar-costliest = worst mistake
bar-copy = copy
bar-set = set
bar-turn = side to move
bar-analyse = analyse
bar-explore = games
bar-train = train
bar-solve = solve
bar-once-more = restart line
bar-lines = best lines
bar-engine-on = start engine
bar-engine-off = stop engine
bar-variation = variation
bar-comment = comment
bar-idea = idea
bar-puzzles = puzzles
bar-lesson = lesson
bar-solution = solution
bar-export = export
bar-practise = practise
bar-answer = answer
bar-mark = mark
bar-subject = subject
bar-game = game
bar-discard = discard
bar-result = result
bar-pass = pass
bar-next-move = next move
bar-go-on = continue

## The end

farewell = Thanks for playing outflank!
farewell-score = { $title }: { $score }.
farewell-final = Final score: { $score }. { $verdict }.
farewell-current = Current score: { $score }. { $verdict }.
farewell-opening = Opening: { $name }.
farewell-continue = To continue: { $command }
farewell-unfinished = Unfinished: { $command }
farewell-guest = For a day you come back here with the user name { $name }.
farewell-memory = outflank has ended because memory ran out.

## Line by line (--plain)

plain-menu-title = outflank: Reversi and tic-tac-toe
plain-menu-play = Play Reversi
plain-menu-tic-tac-toe = Play tic-tac-toe
plain-menu-learn = Lessons
plain-menu-puzzles = Puzzles
plain-page-not-kept = Games are not kept: { $why }.
plain-page-library = The games are in the view with a board.
plain-menu-library = Your games and their reviews
plain-menu-settings = Settings
plain-menu-quit = Quit
plain-menu-number = Number:
plain-menu-help = Type a number from 0 to { $count }.
plain-library-help = Type a number to open a game, Enter for more, 0 for the menu.
plain-library-game = Type 1 for a review, 0 for the list.
plain-library-reviewing = Reviewing the game. This takes a few seconds...
plain-library-empty = No games yet. Type 0 for the menu.
plain-library-end = No more games. Type 0 for the menu.
plain-settings-help = Type a number from 1 to { $count } to change a setting, 0 for the menu. Names: number and name.
plain-welcome = Welcome to { $game }! { $rule } Type help to see the commands.
plain-welcome-letters = Welcome to { $game }! { $rule } Black is X, White is O. Type help to see the commands.
plain-sides = You are { $yours }. The computer is { $its }, { $level }.
plain-you-first = You move first.
plain-computer-first = The computer moves first.
plain-side-first = { $side } moves first.
plain-taken-back = Taken back: { $squares }.
plain-clocks = Time left: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Type { $black } or { $white }, or help
plain-type-yes = Type yes or no, or undo
plain-type-enter = Press Enter, or type help
plain-type-move = Type a move, or help
plain-type-example = Type a move such as { $square }, or help
plain-type-example-digits = Type a move such as { $square } (or { $digits }), or help
plain-how-letters = A move is a square: letter and digit (h1), or two digits, column and row (81).
plain-how-digits = A move is a digit: 1 2 3 is the top row, from the left.
plain-how-pad = A move is a digit, as on the number pad: 7 8 9 is the top row.
plain-how-none = With --board none, moves are described in words only.
plain-ask-side = Do you want to be { $black } or { $white }?
plain-ask-step = Press Enter to see the computer's move:
plain-ask-again = Do you want to play again? (yes or no)
plain-ask-move = Your move:
plain-ask-move-of = { $side }'s move:
plain-hints = you can play { $squares }{ $urgent }
plain-result-why = { $verdict }; { $reason }
plain-best = { $square } is best: it leads to { $score } ({ $sure }). { $why }
plain-worth-best = { $square } leads to { $score } ({ $sure }); no move is better. { $why }
plain-worth = { $square } leads to { $score } ({ $sure }); { $best } is better ({ $best-score }). { $why }
plain-no-game = No game in progress
plain-nothing-to-move = There is no move to make
plain-no-move-yet = No move has been made yet
plain-illegal = { $square } is not a legal move
plain-no-coach-here = There is no coach here
plain-too-long = That line is too long
plain-not-your-turn = It is the computer's turn
plain-yes-no = Please answer yes or no
plain-not-understood = I did not understand that
plain-over = The game is over
plain-empty = That line is empty
plain-none = none
word-hints = list your legal moves each turn (on/off)
word-undo = take back your last move
word-board = show the board again
word-score = show the score
word-best = show the best move and why
word-resign = resign the game
word-why = rate the last move and explain why; `why f4` rates f4
word-help = show this list (or ?)
word-quit = end the game (or q)

## The library of games on disk

store-locked = another program is using the game library
store-other-tab = another tab of this page keeps your games
store-no-storage = this browser gives the page no storage
store-disk-full = the disk is full
store-read-only = the game library is read-only
store-cannot-open = the game library cannot be opened
store-not-permitted = no permission to write to the game library
store-damaged = the game library is damaged
store-disk-silent = the disk is not responding
store-disk = could not write to disk: { $why }
store-folder = could not create { $folder }: { $why }
store-newer = { $path } was made by a newer version: update outflank to open it
store-no-library = the file is no game library of outflank, or it is damaged
store-newer-library = the file was made by a newer version of outflank
store-foreign = the game library belongs to another program: move it elsewhere to start a new one
store-index-damaged = the index of positions is damaged and cannot be rebuilt here: your games are safe
store-no-game = game { $id } cannot be read: { $why }
store-no-such-game = there is no game { $id }
store-unwanted = no longer needed
store-other = the game library cannot be used: { $why }

## Other programs

opponent-not-started = it could not be started: { $why }
opponent-no-folder = there is no folder { $folder }
opponent-no-command = its command is empty or has an unclosed quotation mark
opponent-gone = it quit
opponent-hangs = it did not answer { $command } within { $seconds } s
opponent-nonsense = it answered { $command } with '{ $answer }'
opponent-refused = it refused { $command }: '{ $why }'
opponent-slow = it did not get through the trial within { $seconds } s
opponent-illegal = it played illegally, { $why }
opponent-unknown = your settings name no such engine
opponent-unsuited = it only plays standard Reversi
opponent-no-move = it sent no move
opponent-failed = a fault in outflank ended its thinking
opponent-silent = GTP engines can't report analysis; use the NBoard protocol for that

## The explorer: what is typed

error-damaged-block = a block of the index is damaged
error-filter-years = '{ $value }' is not a year or range of years, such as 2010-2019
error-filter-winner = '{ $value }': won:black, won:draw or won:white
error-filter-word = '{ $value }' is no filter: won:black, 2010-2019, @tournament, people, own, or a player's name
error-filter-side-alone = '{ $value }' needs a player's name before it

## Records that cannot be read

error-tree-json-no-parent = variation { $value } follows a move that does not come before it
error-tree-json-not-a-square = variation { $number }: '{ $text }' is not a square
error-tree-json-refused = variation { $number }: { $reason }
error-board-cell-count = the board has { $found } squares instead of { $wanted }
error-board-not-a-cell = square { $number } is { $found }: a square is X, O or -
error-board-not-a-side = after the board comes X or O, the side to move, not { $value }
error-wthor-too-short = too short for a WTHOR file
error-wthor-other-length = its header promises { $promised } records of { $size } bytes, but { $found } bytes follow
error-wthor-other-board = its board has { $value } rows: only 8 are known
error-wthor-solitaires = it contains problems (solitaires), not games
error-game-not-a-square = move { $number } is { $byte }, which is no square: 10 times the row and the column
error-game-refused = move { $number } ({ $square }) is illegal: { $reason }
error-game-too-many-discs = its { $value } discs of Black are more than 64
error-json-no-record = it is not a game in JSON: { $value }
error-json-other-game = unknown game '{ $value }': { $known }
error-json-board = its start: { $value }
error-site-cut-short = it is cut short
error-site-no-moves = it has no moves
error-site-other-game = it is a game of { $value }, not of reversi1
error-grid-twice = number { $number } stands twice
error-grid-missing = number { $number } is missing
error-table-moves = it has no moves
part-game = game { $number }
part-line = line { $number }
part-object = object { $number }
reading-stops = { $why } ({ $read } of { $moves } moves can be read)
reading-guess = guess: { $moves } of { $words } words are moves
reading-turned = the board is turned left to right, since it began with Black on d4 and e5
no-reading-empty = there is nothing in it
no-reading-form = it is no form that can be read: moves, a board, PGN, GGF, SGF, WTHOR, OBF, JSON, a table
no-reading-moves = there are no moves in it
no-reading-bytes = it is no text, and no whole WTHOR file
no-reading-names = it holds the names of WTHOR: take the .wtb files beside it
no-reading-yet = a { $name } file: this form can't be read yet
error-sgf-cut-short = it is cut short
error-sgf-empty = there is nothing between its parentheses
error-sgf-other-game = it is game number { $value } of SGF; Othello is number 2
error-sgf-other-size = its board size is { $value }: only 8, 6 and 4 are supported
error-sgf-not-a-square = line { $line }: '{ $text }' is not a square
error-sgf-two-discs = its start has two discs on { $value }
error-sgf-set-up-later = line { $line }: discs are set after the first move
error-sgf-refused = line { $line }: { $text } is refused: { $reason }
error-sgf-long-comment = line { $line }: only the first { $max-comment } characters of the comment are kept
error-sgf-wrong-side = line { $line }: { $text } is { $side }'s move, but it isn't { $side }'s turn
error-ggf-cut-short = it is cut short
error-ggf-other-game = it is a game of { $value }, not of Othello
error-ggf-other-type = unknown type '{ $value }': 8, 8a, 6 and 4 are known, with s, r, k, b or w
error-ggf-board = its start BO: { $value }
error-ggf-not-a-move = move { $number }: '{ $text }' is neither a square nor PA
error-ggf-refused = move { $number } ({ $text }) is illegal: { $reason }
error-ggf-wrong-side = move { $number } is { $side }'s, who is not to move
error-obf-not-a-score = { $value } is not a score between -64 and +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = the side to move has no choice there
error-not-a-puzzle-not-unique = it has no only move: { $first } and { $second } both keep the result, or less than { $min } discs lie between them
error-lesson = line { $line }: { $fault }
error-lesson-fault-no-title = a lesson begins with its title: # Title
error-lesson-fault-no-summary = below the title stands what one learns, in one line
error-lesson-fault-no-board = a board begins with its title: ## Title
error-lesson-fault-no-boards = the lesson has no board
error-lesson-fault-unknown-key = unknown key '{ $value }': keys are board, moves, turn, from, ask, task, answer, claim, then, right, lesser and wrong
error-lesson-fault-twice = '{ $value }' is there twice
error-lesson-fault-missing = the board above has no '{ $value }'
error-lesson-fault-side = '{ $value }' is not a side: black or white
error-lesson-fault-task = unknown task '{ $value }': play, mark, count, total, pass or finish
error-lesson-fault-then = '{ $value }' is no number of moves from 1 to 6, or no move is asked for
error-lesson-fault-square = '{ $value }' is not a square
error-lesson-fault-answer = the answer is { $value }
error-lesson-fault-claim = unknown claim '{ $value }'
error-lesson-fault-untrue = not true: { $value }
error-lesson-fault-loses = { $square } loses { $loss } discs by a search: write 'lesser { $square }: ...' for it
error-lesson-fault-not-lesser = { $square } loses { $loss } discs by a search, fewer than 4: it belongs to the answer
error-lesson-fault-refuses = { $square } is no answer, and { $loss } discs better by a search: take another position
error-lesson-fault-not-wrong = { $value } is no wrong answer here
error-untrue-fact = { $not ->
    [yes] { $first } is not { $second }
   *[no] { $first } is { $second }
}
error-untrue-number = it is { $first }, not { $second }
error-untrue-squares = the squares are { $value }
error-task-too-many-empties = { $first } squares are empty: this task is counted out, with { $second } at most
error-task-no-move = the side to move has no legal move
error-task-no-pass = the side to move has a legal move and cannot pass
error-task-no-answer = no legal move answers the task
error-task-not-legal = { $value } is not a legal move
error-task-not-empty = { $value } is not empty
error-task-out-of-reach = the best result is { $value }: that outcome is out of reach
error-unknown-task = unknown task '{ $value }': play, mark, count, total, pass or finish

## Other programs: names

error-guest-name = a name has 1 to { $most } letters, digits, '-', '_', '.' or '+'

## Tournaments: plans

error-plan-players = a tournament has 2 to { $most } players, not { $value }
error-plan-rounds = a tournament has 1 to { $most } rounds, not { $value }
error-plan-swiss-rounds = a Swiss of { $players } players has at most { $most } rounds, not { $rounds }
error-plan-games = two players have 1 to { $most } games, not { $value }

## The engine: files and memory

error-weights-no-weights = not a weights file of outflank
error-weights-other-version = the weights have version { $value }; version { $version } is needed (outflank-train fit makes new ones)
error-weights-damaged = the weights are damaged
error-people-no-weights = not a people file of outflank
error-people-other-version = the people file has version { $value }; version { $version } is needed (outflank-train people makes a new one)
error-people-damaged = the people file is damaged
error-out-of-memory = { $mebibytes } MiB of memory are not available
error-book-no-book = not an opening book of outflank
error-book-other-version = the opening book has version { $value }; version { $version } is needed
error-book-damaged = the opening book is damaged
error-no-such-level = there is no level { $number }: levels run from 1 to { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = not a forfeit
error-time-control-not-a-time = '{ $value }' is not a time: write 90s, 5m, 1h30m or 5:00
error-time-control-too-long = '{ $value }' is too long: 100 hours at most
error-time-control-not-a-count = '{ $value }' is not a number from 1 to 1000
error-time-control-no-time = there is no time to play in
error-not-a-square = '{ $value }' is not a square: squares run from a1 to h8
error-play-over = the game is over
error-play-can-move = you cannot pass while you have a legal move
error-play-must-pass = there is no legal move: you must pass
error-transcript-not-a-move = move { $number }: '{ $text }' is not a square: squares run from { $range }
error-transcript-refused = move { $number } ({ $text }) is illegal: { $reason }
error-transcript-too-long = a transcript has at most { $max-length } characters
error-tree-full = a game can have at most { $max-nodes } moves, all its variations included
error-tree-too-much-text = a comment can have at most { $max-comment } characters, and all of a game { $max-text }
error-tree-played = the moves of the game itself stay as they were played
error-tree-main-line = it is the main line already

## The command line: what is wrong with it

usage-needs-value = { $argument } needs a value
usage-invalid-of = invalid value '{ $value }' for { $name }: { $allowed }
usage-unknown-of = unknown { $what } '{ $value }': { $allowed }
usage-invalid = invalid value '{ $value }' for { $name }
usage-unknown-option = unknown option '{ $name }': see outflank --help
usage-unknown-command = unknown command '{ $command }': see outflank --help
usage-missing = missing { $argument }: see outflank --help
usage-twice = { $name } can only be given once
usage-conflict = { $argument } cannot be used with { $other }

## The command line: values of options

value-level = unknown level '{ $text }': levels run from 1 to { $count }
value-player = unknown player '{ $text }': level:1 to level:{ $count }, or { $names }
value-player-or-person = unknown player '{ $text }': level:1 to level:{ $count }, person:{ $least } to person:{ $most }, or { $names }
value-person = no people play as '{ $text }': ratings of people run from { $least } to { $most } in steps of 100
value-person-game = people only play standard Reversi
value-guest-game = { $name } only knows standard Reversi
value-engines = { $sentence }; your engines: { $names }
value-protocol-game = { $protocol }: players only know standard Reversi
file-unreadable-why = { $file } could not be read: { $why }
value-no-openings = { $file } has no openings
value-depth = a whole number from 1 to 20
value-no-command = '{ $text }' names no program
value-mebibytes = 1 to 65536 MiB
value-seconds = 0.001 to 86400 seconds
value-clocks = { $why }; for example 5m, 5m+3s, 10m/30s, 10m/3x30s, or 10m,5m for Black and White
value-count = a whole number from 1 to 1000000
value-address = an address and a port, such as 0.0.0.0:2022 or [::]:2022
value-threads = 1 to 256 threads
value-concurrency = 1 to 256 games at a time
value-factor = 0.001 to 1000
value-patience = 1 to 86400 whole seconds
value-games = 1 to 1000000 games
value-whole = a whole number from 0
value-seed = a whole number from 0 to { $most }
value-number = a whole number from 1
cli-less-memory = { $wanted } MiB of memory are not available: using { $granted } MiB
cli-rules-reversi = --rules only applies to Reversi
cli-first = --first only applies to --rules book and tictactoe: otherwise Black always starts
cli-level-auto = --level auto works only in Reversi by the standard rules
value-or-auto = { $why }, or auto
cli-watch-players = watch needs two players, for example level:3 level:4
cli-start-reversi = --start only applies to Reversi by the standard rules
cli-start-gtp = { $name } can't play from this start: GTP has no way to send it

## The command line: files, games, commands

file-unreadable = { $file } could not be read
file-unwritable = { $file } could not be written
cli-serve-no-home = the system knows no home folder: give one with --data FOLDER
cli-serve-not-built = this build has no server: build it with cargo build --release --features serve
cli-no-interrupt = could not handle Ctrl-C
manual-title = The manual of outflank. To read a page:
cli-no-topic = unknown topic '{ $topic }': { $topics }
cli-no-image = the image could not be encoded
cli-plain-first = --plain stands alone, or after play, watch, learn or puzzle
cli-no-output = the output could not be written
cli-no-input = the input cannot be read
cli-input-failed = the input could not be read
cli-lesson = unknown lesson '{ $text }': 1 to { $count }, or { $names }
cli-lesson-checked = { $file }: { $boards } boards and { $exam } in the exam, all true
cli-no-puzzle = there is no puzzle about that yet
cli-puzzle-ended = the puzzle could not go on
cli-solve-it = Solve it: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, line { $line }: { $why }
cli-many-empties = { $empties } squares are empty: { $most } at most
value-to = 1 to { $count }
cli-explore-for-black = Margins and book values are for Black.
cli-explore-reversi = only Reversi is explored
cli-index-anew = the index of positions was damaged and is built anew: your games are safe
cli-no-such-player = no player's name contains '{ $name }'
cli-no-such-event = no tournament's name contains '{ $name }'
cli-over-here = the game is over here
cli-must-pass = { $side } must pass
cli-index-incomplete = incomplete: { $through } of { $target } games are in the index of positions
cli-index-stopped = the index of positions is not complete: { $why }
cli-to-move = { $side } to move
cli-no-game-in = no game found in { $file }: { $why }
cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-only-guess = { $file }: no game in a known form; { $guess }: --guess takes them
cli-more-unreadable = { $file }: and { $more } more that could not be read
cli-no-such-game = --game { $number }: the file has { $games }
cli-one-game-of = --to { $form } takes one game, but the file has { $count }: choose one with --game N
cli-cannot-hold = --to { $form } cannot hold { $game }: { $forms } can
cli-no-home = there is no home directory to store games in
cli-set-aside = the game library was damaged and is now { $name }
cli-imported = { $file }: { $games } ({ $format }), { $new } new, { $known } already there
cli-is-library = { $file } is a library of games: import reads it
cli-no-files = there is no file in { $folder }
import-form = form
import-games = games
import-new = new
import-known = known
import-repaired = repaired
import-refused = refused
import-all = all
import-more = and { $more } more; --json names all
cli-left-out = --to { $form } leaves out variations and comments of { $count ->
    [one] 1 game
   *[other] { $count } games
}: sgf, pgn and json keep them
cli-library-format = library
cli-file-exists = { $file } is there already: choose a new name
cli-one-game = --to { $form } takes one game: choose one with --id N
cli-game-why = game { $id }: { $why }
cli-game-unreadable = game { $id } could not be read: { $why }
cli-no-games = no games found
cli-game-ended = the game could not go on
cli-lesson-ended = the lesson could not go on
cli-needs-terminal = outflank needs a terminal; without one, use outflank { $command }
cli-no-position = '{ $text }' is not a Reversi position
cli-solve-long = line { $line }: { $empties } empties may take very long; Ctrl-C shows what was found by then
cli-line = line { $line }: { $why }
cli-solve-wrong = WRONG: the file says { $stated }
cli-solve-stopped = stopped: not exact, depth { $depth }
cli-solved = { $count } positions, { $nodes } nodes, { $seconds } seconds, { $rate } nodes/s
cli-passes = { $name } has no legal move and passes
cli-hint-people = After the value: the share of people rated { $rating } who play the move.
cli-hint = { $exact ->
    [yes] { $name } to move, { $sure }
   *[no] { $name } to move, estimated, { $sure }
}
cli-no-result = stopped: no result yet
cli-review-reversi = the coach only reviews 8x8 Reversi where most discs wins
cli-review-position = there are no moves in it: outflank hint --position looks at a board
cli-review-margins = Expected margin for the player to move:
cli-review-exact = exact
cli-review-depth = { $count } moves
cli-review-better = , loses { $loss }: better { $best } ({ $score })
cli-review-opening = book ({ $name })
cli-review-book = book
cli-review-account = { $moves } moves, { $loss } discs lost, accuracy { $accuracy }%: { $counts }
cli-tournament-ended = the tournament could not go on
cli-tournament-again = to continue, run the same command again: { $file } has the games
event-own-players = { $file } has its own players: give no others
event-opening = opening '{ $text }': { $why }
event-opening-over = opening '{ $text }' ends the game
event-one-start = only one of start, opening-plies and openings can be given
event-two-paces = a tournament has clock or move-time, not both
event-opening-plies = opening-plies: at most { $most }
event-no-name = '{ $text }' needs a name or a command
event-takes = { $key } takes { $what }
event-formats = round-robin, swiss or knockout
event-time = a time such as "5m+3s"
event-transcripts = a list of transcripts
event-players = a list such as ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = unknown setting '{ $key }'
event-out = out in round { $round }
event-bye = with a bye
event-fault = { $name } loses game { $game } of table { $table } in round { $round }: { $why }
event-file = { $file } could not be used
event-other-games = { $file } has the games of another tournament: give --save another file
event-no-game = { $file }: line { $line } is no game of this tournament
event-not-kept = the game could not be kept
event-so-far = { $games } games; round { $round }, { $open } to go
event-new-game = { $name }: a new game, after { $played } moves of the opening.
event-your-move-by = { $name } ({ $side }, { $seconds } s left), your move (q: stop here):
event-your-move = { $name } ({ $side }), your move (q: stop here):
event-flips-nothing = { $square } flips nothing.
event-type-square = Type a square such as d3.
match-opening-plies = --opening-plies: at most { $most } in this game
match-title = { $first } against { $second }
match-elo = { $elo }, plus or minus { $error } (95%)
match-auto = auto (rating { $rating } at the end)
match-two-autos = auto matches the other player: two of them have nobody to match
match-no-elo = unknown: no game was finished
match-boundless = without bounds: one side has won everything
match-fault = { $player ->
    [first] the first player loses a game at ply { $ply }: { $why }
   *[second] the second player loses a game at ply { $ply }: { $why }
}
match-claims = two claims such as elo0=0,elo1=10, and if you like alpha=0.05,beta=0.05
match-claims-order = { $usage }; elo0 is less than elo1
match-error-rates = alpha and beta are error rates from 0.0001 to 0.5
match-at-most = at most { $elo } Elo better
match-at-least = at least { $elo } Elo better
match-undecided = undecided
match-ratio = log-likelihood ratio { $ratio } of { $lower } to { $upper }
match-risks = wrong in { $alpha }% of cases below { $below }, in { $beta }% above { $above }

# Grades of moves, and how many moves had one.
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grades-best = { $count } best
grades-good = { $count } good
grades-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
grades-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
grades-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

## Settings and files that cannot be read, moves that are not legal

window-too-small = The window is too small: { $width }x{ $height } needed
illegal-occupied = { $square } is occupied
illegal-flips-nothing = { $square } flips nothing
illegal-not-yet = { $square } comes later: now { $others } or { $last }
illegal-not-yet-only = { $square } comes later: now { $other }
illegal-taken = { $square } is taken
illegal-off-board = { $square } is not on the board
record-position = { $count ->
    [one] a position with { $count } empty square
   *[other] a position with { $count } empty squares
}
sgf-cut = { $why }: left out from there on
sgf-left-out = left out: { $names }
file-larger = it is larger than { $most }
file-none = it is no file
config-takes = { $key } takes { $allowed }, not { $found }
config-unreadable = cannot be read: { $why }
engines-too-many = more than { $most } engines
engines-level-name = a level has this name
engines-table = it takes a table with a command
engines-text = a text
engines-protocols = "gtp" or "nboard"
engines-lines = a list of lines
engines-seconds = 1 to { $most } seconds
engines-no-command = it needs a command
engines-threads = threads needs { $text } in the command
record-game = { $count ->
    [one] { $game }, { $count } move
   *[other] { $game }, { $count } moves
}

## Sides and games

side-black = Black
side-white = White
game-reversi = Reversi
game-anti = Anti-reversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, overture
game-reversi-book = Reversi, X and O
game-tictactoe = Tic-tac-toe

# Opponents that play as people of a rating do, by the measured habits of such people: discs lost a move, moves that
# lose ten discs or more, edges taken in the first twenty moves, corners taken.
person-1000 = Takes corners and edges; one move in nine loses ten discs or more.
person-1100 = Goes to the edge early; one move in ten loses ten discs or more.
person-1200 = Loses two discs a move in the opening and 3.4 in the middle.
person-1300 = Loses three discs a move in the middle and 2.5 in the endgame.
person-1400 = Opens fairly; one move in twenty loses ten discs or more.
person-1500 = Stays off the edge at first; loses 2.4 discs a move in the middle.
person-1600 = Opens at a disc a move; loses 1.4 a move in the endgame.
person-1700 = Leaves most corners for later; one move in forty loses ten discs.
person-1800 = Stays inside in the opening; loses 1.5 discs a move in the middle.
person-1900 = Is slow to take corners; loses one disc a move in the endgame.
person-2000 = Errs seldom: half a disc a move in the opening.

# Names of levels.
level-name-random = Random
level-name-greedy = Greedy
level-name-rookie = Rookie
level-name-novice = Novice
level-name-amateur = Amateur
level-name-club = Club
level-name-expert = Expert
level-name-master = Master
level-name-grandmaster = Grandmaster
level-name-champion = Champion
level-name-pupil = Pupil
level-name-regular = Regular
level-name-veteran = Veteran
level-name-perfect = Perfect

pictures-auto = auto
pictures-on = on
pictures-off = off
width-auto = auto
width-narrow = one column
width-wide = two columns
scale-auto = auto
scale-small = small
scale-medium = medium
scale-large = large

# Keys that stand for several.
keys-digits = digits
keys-arrows = arrows
keys-click = click, tap
keys-wheel = wheel

# Squares from the first to the last: a1 to h8.
square-range = { $first } to { $last }

## The server

serve-no-folder = the server cannot use the folder { $path }
serve-no-store = the database of people { $store } cannot be used
serve-newer-store = the database of people { $store } belongs to a newer version: update this server too
serve-invalid-store = { $value } is no address of a PostgreSQL server: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = the server speaks no TLS to its database: connect over a socket, a private network or a tunnel
serve-no-host-key = the host key { $path } could not be read or created
serve-open-host-key = other users can read the host key { $path }: restrict it with chmod 600
serve-no-address = the server cannot listen on { $address }
serve-friend = Your friend types: { $line }
serve-listening = ssh: listening on { $address }
serve-web = web page: listening on { $address }
serve-fingerprint = host key: { $fingerprint }
serve-banner = outflank: Reversi over ssh. No key? Connect as guest@...
serve-unknown-command = unknown command '{ $command }': plain, or hint POSITION
serve-tournament-no-name = the tournament needs a name
serve-tournament-twice = { $name } is in the list twice
serve-tournament-two-paces = a tournament has a clock or days, not both
serve-tournament-players = a tournament has players or weekly, one of the two
serve-weekly-hour = { $text } is no hour of a week: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = a weekly tournament is swiss or knockout
serve-weekly-days = a weekly tournament is played at one sitting: with a clock, not with days
serve-weekly-fields = a weekly tournament has one game a pairing and no results in its file
serve-tournament-days = a move takes 1 to { $most } days
serve-tournament-no-round = a result names round { $round }: the tournament has { $most }
serve-tournament-self = a result has { $name } against { $name }
serve-tournament-discs = both sides together have at most 64 discs
serve-come-later = Accounts cannot be read at the moment: please come back later.
serve-restarting = Restarting: your game is safe, come back in a minute.
serve-no-hook = the hook { $path } is not a program
serve-can-start = the server can start
serve-setup-data = { $path } is no folder for a service: an absolute path without blanks, outside of /home, /root, /run/user and /tmp, which the unit hides
serve-no-motd = the message of the day { $path } could not be read
serve-folder-taken = another server runs with the folder { $path }
serve-tournament-stranger = { $name } has a result but is not among the players
cli-host-name = a machine's name, such as play.example.org
cli-fingerprint = a key's fingerprint, as ssh-keygen -lf KEY.pub prints it: SHA256:...
serve-no-accounts = the accounts could not be read
serve-needs-screen = this needs a screen: connect from a terminal, without -T

## People

start-people = People
start-people-about = Meet people: play, challenge, watch.
start-people-turns = { $count ->
    [one] your turn in 1 game
   *[other] your turn in { $count } games
}
lobby-title = People
lobby-title-you = People: { $name }
lobby-own-games = Your games
lobby-here = { $count ->
    [one] 1 here
   *[other] { $count } here
}
lobby-seeks = Open seeks
lobby-running = Games being played
lobby-unattended = a player is away
lobby-finished = Games of the day
lobby-people = Here now
lobby-new-seek = Offer a game
lobby-new-seek-about = Offer a game to everyone here.
lobby-about = Play people or the computer.
lobby-alone = Nobody else is here yet.
lobby-leave-game = Leave a three-day game...
lobby-leave-game-about = Enter: offer a game that waits here, with three days for each move.
lobby-play-alone = Levels, lessons, puzzles
lobby-play-alone-about = Enter: everything that is played alone, with the coach and all levels.
lobby-play-now = Play now
lobby-house = a computer of about { $strength }
lobby-watch = Watch { $black } - { $white }
lobby-play-now-about = Enter: a game at once, with a person who waits or with the house.
lobby-name-waits = { $name } waits
lobby-play-now-person = Enter: play { $name } ({ $terms }).
lobby-daily-about = Enter: today's puzzle, the same for all.
lobby-race-solved = { $count } solved
lobby-race-best = best { $time }, { $name }
lobby-race-own = You took { $time }: place { $place } of { $count }.
lobby-house-plays = the house plays Reversi at one sitting only
lobby-choose-name = Choose your name...
lobby-choose-name-about = Choose a name: you can do this once.
lobby-guest-code = Come back within a day:
lobby-type-name = Your name (you can't change it later): { $name }_
lobby-own-game-about = Enter: go to this game.
lobby-time-yours = You have { $left } for your move.
lobby-time-theirs = { $name } has { $left }.
lobby-time-vacation = { $name } is on vacation, and has { $left }.
left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
left-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
lobby-own-seek = { $name } (you)
lobby-own-challenge = You challenge { $name }
lobby-own-seek-about = Your seek. Enter takes it back.
lobby-challenge = { $name } challenges you
lobby-seek-about = Enter: play { $name } on these terms.
lobby-running-about = Enter: watch this game.
lobby-finished-about = Enter: replay this game; x there copies a link to it.
lobby-won = you won
lobby-lost = you lost
lobby-you = { $name } (you)
lobby-you-about = This is you. Enter: offer a game to everyone.
lobby-person-about = Enter: challenge { $name }.
lobby-your-turn = your turn
lobby-playing = playing
lobby-tournament = { $name }, round { $round } of { $rounds }
lobby-tournament-over = { $name }: { $winner } has won
lobby-hour = { $day ->
    [1] Monday { $time }
    [2] Tuesday { $time }
    [3] Wednesday { $time }
    [4] Thursday { $time }
    [5] Friday { $time }
    [6] Saturday { $time }
   *[other] Sunday { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-weekly-entered = { $count ->
    [one] you alone so far
   *[other] { $count } players, you too
}
lobby-weekly-about = The games begin on { $hour } ({ $zone }). Enter: sign up.
lobby-weekly-in = You have signed up for { $hour } ({ $zone }). Enter: sign off.
lobby-weekly-guest = The games begin on { $hour } ({ $zone }). Guests cannot sign up: connect with a key (ssh-keygen makes one).
lobby-tournament-full = the tournament is full
lobby-round = round { $round }
lobby-you-wait = you wait
lobby-waits = waits for you
lobby-is-here = is here
lobby-round-about = Your game against { $name }: you have { $side }. Enter: play it.
lobby-round-wait = The game begins when { $name } is ready. Enter: wait no longer.
lobby-standings = Standings
lobby-standings-about = Enter: standings and results of the tournament.
lobby-standings-keys = PgUp and PgDn show more. Esc: back to the lobby.
lobby-muted = muted
lobby-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
lobby-waiting = Waiting for the lobby...
lobby-cut-off = The games cannot be stored at the moment.
lobby-ladder-title = Ladder
lobby-ladder-about = The best players.
lobby-ladder-empty = Nobody has an established rating yet.
lobby-ladder-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
lobby-name-taken = this name is taken
lobby-no-name = your name stays as it is
lobby-guest-terms = guests play unrated games at one sitting: connect with a key for more
lobby-busy = finish your game first
lobby-too-many-seeks = you have enough seeks: take one back first
lobby-too-many-games = you have 50 games by correspondence already: finish one first
lobby-seek-gone = this seek is gone
lobby-no-game = there is no such game
lobby-not-your-game = this is not your game
lobby-not-here = this player is not here
lobby-not-your-turn = it is not your turn
lobby-no-offer = there is no offer to answer
lobby-not-away = your opponent has to be away for two minutes first
lobby-has-time = there is time left
seek-title = Offer a game
seek-title-to = Challenge { $name }
seek-pace = Time
seek-rated = Rated
seek-rated-yes = yes
seek-rated-no = no
seek-rated-about = The result changes both ratings. No coach during the game.
seek-casual-about = The result changes no rating.
seek-house-about = If nobody comes, a computer plays after 20 seconds.
seek-side = You play
seek-side-random = random
seek-side-about = Your side of the board.
seek-game = Game
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
pace-live-about = Live game: both players stay at the board.
pace-days-about = { $days ->
    [one] By correspondence: each move within a day.
   *[other] By correspondence: each move within { $days } days.
}
terms-rated = rated
terms-casual = casual
shared-title = { $black } - { $white }
shared-rematch = { $name } offers a rematch: Enter
shared-rematch-offered = Your rematch waits for { $name }
shared-next = They play again: Enter
shared-your-turn = Your turn ({ $side })
shared-turn = { $name } ({ $side }) to move
shared-looking-back = Looking back ({ $at } of { $count }): { $last }
shared-away = { $name } is away
shared-claim-in = { $name } is away: you can claim the win in { $time }
shared-call-off-in = { $name } is away: you can call the game off in { $time }
shared-call-off = { $name } has been away for two minutes: W calls the game off
shared-may-leave = You may leave: the game waits among your games.
shared-vacation = { $name } is on vacation
shared-comment = Two moves late
shared-book = { $square }: book move
shared-book-named = { $square }: book move ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } wins { $loss } { $loss ->
    [one] disc
   *[other] discs
} more
shared-claim = { $name } has been away for two minutes: W claims the win
shared-offer-sent = Your offer waits for an answer
shared-draw-offered = { $name } offers a draw
shared-take-back-offered = { $name } asks to take a move back
shared-watching = { $count ->
    [one] , 1 spectator
   *[other] , { $count } spectators
}
shared-paused = The game is paused: moves cannot be stored at the moment
shared-unsaved = Not saved. { $status }
shared-aborted = Game called off: it had hardly begun
shared-draw = Draw by agreement
shared-rating = Your rating: { $before } -> { $after }
shared-resign = Resign? Enter: yes
shared-leave = Leave? The clock runs on. Enter: yes
shared-greeting = { $name }: { $greeting }
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-nice-move = Nice move!
greeting-sorry = Sorry!
greeting-thanks = Thanks!
greetings-muted = 0 { $muted ->
    [yes] show greetings
   *[no] show no greetings
}
refusal-assistance = coach and engines are off during your rated game
news-shared-game-begun = Your game has begun: you find it under People
news-declined = { $name } declines
news-challenged = { $name } challenges you: see People
news-came = { $name } is here now: see the lobby
news-named = Your name is { $name }
keys-lobby = People
keys-account-name = Name
keys-seek = Seek
keys-shared-game = Game with people
keys-watched-game = Watching a game
keys-shared-resign = Resign
keys-shared-leave = Leaving a game
keys-greetings = Greetings
key-lobby-enter = Play, watch or challenge
key-lobby-seek = Offer a game to everyone
key-lobby-drop = Take back your seek, decline a challenge
key-lobby-ladder = Ladder and back
key-account-name = Take this name
key-post-seek = Post the offer
key-shared-enter = Play on the cursor; offer a rematch
key-watch-next = Watch the next game of the two
key-accept-offer = Accept the offer
key-decline = Decline the offer, or take back yours
key-claim = Claim the win
key-offer-take-back = Ask to take a move back
key-offer-draw = Offer a draw
key-greet = Send a greeting
key-shared-coach = Coach: only in the review at the end
key-greeting = Send this greeting
bar-seek = seek
bar-drop = drop
bar-ladder = ladder
bar-post = offer
bar-accept = accept
bar-decline = decline
bar-claim = claim
bar-draw = draw
bar-greet = greet
bar-rematch = rematch
bar-watch = watch

lobby-name-form = a name has 2 to 20 letters a-z, digits and hyphens, a letter first
lobby-name-reserved = this name is reserved
lobby-store-unavailable = the games cannot be stored at the moment
account-title = Your account
account-add = Add a key or a browser...
account-add-about = A code for your other key or browser, valid for ten minutes.
account-recovery = Recovery code...
account-recovery-about = A code to keep: it brings your account back and replaces lost keys. The code before it ends.
account-enter = Enter a code...
account-enter-about = Join this key or browser to your other account.
account-vacation = Vacation...
account-vacation-about = Your games by correspondence wait. { $left ->
    [one] { $left } day is left this year.
   *[other] { $left } days are left this year.
}
account-on-vacation = Your games by correspondence wait for { $left } more. Enter ends your vacation.
account-type-days = Days of vacation (1 to { $left }): { $text }_
account-no-vacation = you have not so many days of vacation left
account-delete = Delete the account...
account-delete-about = Your name goes; your games stay without it.
account-delete-sure = Delete your account for good? Enter: yes
account-deleted = Your account is deleted
account-type-code = Code: { $text }_
account-joined = This key now belongs to { $name }: connect again
account-code-add = Enter it there within ten minutes:
account-code-recovery = Keep it in a safe place:
account-no-such-code = no such code, or it has expired
account-has-more = this key has a name or games of its own already
account-guest = guests have no account: connect with a key
news-reported = Reported: the operator will look at this name
keys-account = Account
keys-account-code = Code
keys-account-delete = Delete the account
key-account-choose = Do this
key-account-code = Use this code
key-account-delete = Delete the account
key-account-vacation = Take these days
key-lobby-account = Your account: more keys, recovery, deletion
key-lobby-report = Report a name to the operator
key-lobby-mute = Mute or unmute a person: no greetings, no challenges
bar-account = account
serve-removed = This session was ended: by the operator, or because its key was removed.
lobby-enough-rated = you two have played three rated games within a day from one network: play unrated, or wait
lobby-operator-muted = the operator has muted you: no greetings and no challenges
account-own-key = this session uses that key: remove it from another one
account-keys = Keys...
account-keys-about = Keys and browsers that open your account, with their last use; remove one.
account-keys-title = Your keys
account-browser = browser { $digits }
account-ssh-key = ssh key { $digits }
account-this-key = this session
account-remove-sure = Remove { $key } and end its sessions? Enter: yes
account-ratings = Rating { $live }, by correspondence { $slow }
keys-account-keys = Keys
keys-account-remove = Remove a key
key-account-remove = Remove this key
operator-usage = commands: who, reports, dismiss NAME, ban NAME|KEY|NETWORK, unban NAME|KEY|NETWORK, rename NAME NEW-NAME, kick NAME, mute NAME, unmute NAME
operator-no-server = no server runs with this folder
operator-no-folder = there are no people in { $path }: no server has run with this folder
operator-backup-full = { $path } has files: name a new folder
operator-backed-up = The folder is copied to { $path }: a server can start from it.
operator-no-account = there is no account { $name }
operator-no-target = { $target } is neither a key (SHA256:..., web:...) nor a network (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } is a key of an operator
operator-too-large = { $target } is more than a network: at least /8 of IPv4, /16 of IPv6
operator-backup-inside = { $path } lies in the folder itself: name one outside of it
operator-no-key = { $name } has no key: kick the guest, or ban the network that who shows
operator-no-reports = no name is reported
operator-report = { $name }: { $count ->
    [one] { $count } report
   *[other] { $count } reports
}, the last on { $day }
operator-dismissed = the reports of { $name } are dropped
operator-banned = { $target } is banned:
    { $entries }
operator-unbanned = { $target } may come again
operator-not-banned = { $target } is not banned
operator-renamed = { $name } is { $new } now
operator-kicked = the sessions of { $name } end
operator-muted = { $name } sends no greetings and no challenges
operator-unmuted = { $name } may greet and challenge again
operator-no-sessions = nobody is here
config-more = config.toml: { $count ->
    [one] { $count } more line that makes no sense
   *[other] { $count } more lines that make no sense
}
config-not-utf-8 = it is not UTF-8: some letters cannot be read
event-no-thread = the system has no room for a game
key-crosstable = Crosstable on/off
key-scroll-crosstable = Other opponents of the crosstable
bar-crosstable = crosstable
