# Todo lo que dice el juego, en español. El orden y los nombres son los de en.ftl, que explica el formato.
#
# Se trata de tú al jugador. $other y $own pueden ser "tu rival", y en los titulares también "ti": allí van siempre tras
# una preposición. Los términos: véase TERMS.md.

## The start screen

start-resume = Continuar
start-suspended = { $count ->
    [one] Partida anterior
   *[other] Partidas anteriores ({ $count })
}
start-play = Jugar
start-play-variant = { $game }. { $about }
start-set-up = Preparar...
start-set-up-about = Elige reglas, color, reloj y posición inicial.
start-set-up-title = Preparar una partida
start-more = Más...
start-more-about = Ajustes, tres en raya, editor, motores, torneos.
start-more-title = Más
start-due = pendientes: { $due }
start-begin = Empezar partida
start-begin-about = Jugar con lo elegido abajo.
start-learn = Aprender
start-learn-done = { $done } de { $count }
start-learn-about = Lecciones, desde la primera jugada hasta la táctica avanzada.
start-learn-newcomer = ¿No conoces el Reversi? Bastan cinco lecciones breves.
start-players = Jugadores
start-players-one = tú - ordenador
start-players-one-about = Jugar contra el ordenador.
start-players-two = dos personas
start-players-two-about = Dos jugadores en un mismo teclado.
start-players-watch = dos ordenadores
start-players-watch-about = Ver al ordenador jugar contra sí mismo.
start-side = Juegas con
start-side-random = al azar
start-side-random-about = Tu color se sortea.
start-side-first = Juegas con { $side } y empiezas.
start-side-second = Juegas con { $side } y empieza tu rival.
start-side-open = Juegas con { $side }, empiece quien empiece.
start-opponent = Rival
start-opponent-level = un nivel
start-opponent-level-about = Izquierda o derecha: una persona como rival. Los niveles van del azar a la fuerza máxima.
start-opponent-person = como una persona
start-opponent-person-about = Juega como los jugadores de torneo de cierta puntuación; lo aprendió de 78.000 partidas.
start-opponent-engine = un motor
start-level = Nivel
start-name = Nombre
start-level-newcomer = ¿Empiezas? Prueba los niveles 1 a 3. { $about }
start-game = Juego
start-first = Empieza
start-first-custom-about = Empieza X.
start-first-coin = a cara o cruz
start-first-coin-about = Una moneda decide quién empieza.
start-first-you = tú
start-first-you-about = Empiezas tú.
start-first-computer = ordenador
start-first-computer-about = Empieza el ordenador.
start-beginning = Posición
beginning-standard = normal
beginning-about-standard = Cuatro fichas en el centro, cruzadas.
beginning-balanced = equilibrada
beginning-about-balanced = Ya hay ocho jugadas hechas; nadie tiene ventaja.
beginning-random = jugadas al azar
beginning-about-random = Ya hay ocho jugadas al azar; puede pasar de todo.
beginning-parallel = en paralelo
beginning-about-parallel = Cuatro fichas en el centro, las de cada uno juntas.
beginning-handicap = { $corners ->
    [one] 1 esquina
   *[other] { $corners } esquinas
} { $who ->
    [you] para ti
   *[black] para Negro
}
beginning-handicap-about = { $who ->
    [you] Empiezas con { $corners ->
        [one] una esquina
       *[other] { $corners } esquinas
    }. La partida no cuenta para tu puntuación.
   *[black] Negro empieza con { $corners ->
        [one] una esquina
       *[other] { $corners } esquinas
    }.
}
start-clock = Reloj
clock-none = ninguno
clock-none-about = Sin límite de tiempo.
clock-no-limit = sin límite
clock-each = Cada uno tiene { $control }.
clock-odds = { $black } tiene { $black-control }, { $white } tiene { $white-control }.
clock-increment = { $main }, más { $increment } por jugada
clock-only-increment = { $increment }, más otro tanto por jugada
clock-byo-yomi = { $moves ->
    [one] { $main }, luego { $period } por jugada
   *[other] { $main }, luego { $period } cada { $moves } jugadas
}
clock-periods = { $spare ->
    [0] { $main }, luego { $period } por jugada
    [1] { $main }, luego { $period } por jugada; puedes excederte una vez
    [2] { $main }, luego { $period } por jugada; puedes excederte dos veces
   *[other] { $main }, luego { $period } por jugada; puedes excederte { $spare } veces
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
start-library = Biblioteca
start-library-about = Ver, buscar y exportar tus partidas.
start-puzzles = Problemas
start-puzzles-due = { $due ->
    [one] 1 problema para repetir hoy.
   *[other] { $due } problemas para repetir hoy.
}
start-puzzles-about = Encuentra la única jugada que sirve. Un problema nuevo cada día.
start-practice = Práctica
start-practice-about = Vuelve a tus propios errores hasta dejar de cometerlos.
start-practice-due = { $due ->
    [one] 1 posición toca hoy.
   *[other] { $due } posiciones tocan hoy.
}
copy-place = { $place } (copia)
analysis-place = Análisis
start-analysis = Análisis
start-analysis-last = { $date ->
    [none] Seguir con tu análisis (allí n: análisis nuevo).
   *[other] Seguir con tu análisis del { $date } (allí n: análisis nuevo).
}
start-analysis-about = Recorre aperturas, mira qué se ha jugado y guarda tus variantes.
start-statistics = Estadísticas
start-statistics-about = Tus resultados y tu puntuación.
start-settings = Ajustes
start-settings-about = Tema, ayudas, nombres y más.
start-guests = Motores
start-guests-about = Otros programas como rivales: pruébalos y lee sus registros.
start-guest-about = Otro programa, de tus ajustes.
start-tic-tac-toe-about = Gana quien hace tres en raya. Cinco niveles, de fácil a invencible.
start-editor = Editor de posiciones
start-editor-about = Coloca una posición y luego juégala o analízala.
start-help = Ayuda
start-help-about = Las reglas, un glosario y todas las teclas.
start-quit = Salir
start-quit-about = Dejar el juego.
start-unfinished = { $moves ->
    [0] { $players }: aún sin jugadas.
    [one] { $players }, tras 1 jugada: { $black-discs } a { $white-discs }.
   *[other] { $players }, tras { $moves } jugadas: { $black-discs } a { $white-discs }.
}
start-unfinished-marking = { $moves ->
    [one] { $game }, tras 1 jugada.
   *[other] { $game }, tras { $moves } jugadas.
}

overview-title = Tus partidas
overview-games = { $games ->
    [one] 1 partida: ganadas { $wins }, empatadas { $draws }, perdidas { $losses }
   *[other] { $games } partidas: ganadas { $wins }, empatadas { $draws }, perdidas { $losses }
}
overview-last = Última partida { $dot } { $result }
rules-title = Cómo se juega
rules-turns = { $black } y { $white } juegan por turnos; empieza { $black }.
rules-turns-coin = { $black } lleva negras, { $white } lleva blancas; una moneda decide quién empieza.
rules-place = Pon una ficha de modo que una fila de fichas del rival quede entre ella y otra ficha tuya.
rules-flip = Todas las fichas encerradas pasan a tu color, en todas las direcciones a la vez.
rules-must = Cada jugada debe encerrar al menos una ficha. Unas marcas muestran dónde puedes jugar.
rules-pass = Si no puedes encerrar ninguna ficha, tienes que pasar.
rules-end-stuck = La partida acaba cuando el jugador al que le toca no tiene jugada legal. Gana quien tiene más fichas.
rules-end = Cuando nadie puede jugar, gana quien tiene más fichas.
rules-end-fewest = Cuando nadie puede jugar, gana quien tiene menos fichas.
rules-overture = Primero los jugadores ponen por turnos cuatro fichas en el centro (la segunda junto a la primera); estas no voltean nada.
rules-example = Juega { $side }: { $squares } encierran una ficha cada una.
rules-keys = Mueve el cursor con las flechas y pulsa Enter, o haz clic en una casilla.
rules-line = Se juega por turnos. Gana quien antes hace tres en raya: en fila, en columna o en diagonal.
rules-first-steps = Primeros pasos
rules-corners = Toma esquinas: una ficha en una esquina ya no se puede voltear.
rules-x-squares = Evita las casillas junto a una esquina vacía.
rules-anti-corners = Evita las esquinas: una ficha allí es tuya para siempre.
rules-anti-few = Voltea pocas fichas, en medio de las tuyas: el rival tendrá que voltear el resto.
rules-few = Al principio es mejor tener menos fichas: suelen quedarte más jugadas.
terms-title = Palabras del juego
term-corner = esquina
term-corner-about = a1, a8, h1 o h8; segura hasta el final
term-edge = borde
term-edge-about = las filas y columnas exteriores
term-x-square = casilla X
term-x-square-about = en diagonal junto a una esquina: b2, b7, g2, g7
term-c-square = casilla C
term-c-square-about = en el borde junto a una esquina, como b1 o a2
term-flip = voltear
term-flip-about = dar tu color a una ficha encerrada
term-stable = ficha estable
term-stable-about = una ficha que ya nunca se puede voltear
term-mobility = movilidad
term-mobility-about = cuántas jugadas tienes para elegir
term-frontier = frontera
term-frontier-about = tus fichas junto a casillas vacías; cada una da jugadas al rival
term-quiet = jug. tranquila
term-quiet-about = una jugada que solo voltea fichas interiores
term-wedge = cuña
term-wedge-about = una ficha entre dos del rival en un borde
term-region = región
term-region-about = un grupo de casillas vacías unidas
term-parity = paridad
term-parity-about = quién hace la última jugada en una región; mejor que seas tú
term-opening = apertura
term-opening-about = las primeras jugadas; las más comunes tienen nombre
term-margin = diferencia
term-margin-about = tus fichas menos las del rival; +4: 4 por delante
term-exact = exacto
term-exact-about = demostrado hasta el final, no estimado; se marca =
term-marks = ?! ? ??
term-marks-about = imprecisión, error, error grave: una jugada que cuesta al menos el 5, el 12 o el 25 por ciento de tus opciones de ganar
term-accuracy = prec.
term-accuracy-about = precisión: la parte de tus opciones de ganar que tus jugadas conservaron; un error grave vale 0 %, una jugada que no cuesta nada 100 %
term-corners = ángulos
term-corners-about = en el tablero: la última jugada y las fichas que volteó

motto-flips = enciérralas y consérvalas
motto-fewest = encierra las menos posibles
motto-line = tres en raya y ganas

rule-reversi = Empieza Negro; quien no puede jugar tiene que pasar.
rule-reversi-book = Reglas del libro, X es Negro: la partida acaba cuando un jugador no tiene jugada legal.
rule-anti = Gana quien tiene menos fichas. Lo demás, como siempre.
rule-6x6 = Un tablero más pequeño. Lo demás, como siempre.
rule-4x4 = El tablero más pequeño: una partida en un minuto.
rule-overture = Los jugadores ponen por turnos cuatro fichas en el centro y luego juegan como siempre.
rule-tictactoe = Gana quien hace tres en raya.

level-random = Juega cualquier jugada legal.
level-greedy = Voltea siempre todas las fichas que puede.
level-rookie = Toma esquinas; si no, voltea el máximo de fichas.
level-novice = Conoce lo básico, pero falla a menudo.
level-amateur = Se guarda opciones; comete aún muchos errores.
level-club = Muchos errores pequeños y alguno grande.
level-expert = Errores pequeños, rara vez uno grande.
level-master = Solo errores pequeños.
level-grandmaster = Regala una o dos fichas de vez en cuando.
level-champion = Fuerza máxima: todos los núcleos, hasta cinco segundos por jugada.
level-matched = Como yo
level-matched-about = Juega a tu nivel (ahora { $rating }): ganas más o menos la mitad.
level-partner = Tan fuerte como tú.
level-person = { $name }, { $rating }
level-person-rare = { $about } Se conocen pocas partidas de jugadores así.
level-pupil = Gana si puede; si no, bloquea.
level-regular = Como Alumno, y luego prefiere esquinas y centro.
level-veteran = Como Habitual, con una primera respuesta bien elegida.
level-perfect = Nunca pierde, y tiende trampas.

## A game

move-number = jugada { $number }
empties = vacías: { $count }
step-mode = paso a paso
not-saved = sin guardar
values-for-black = valores para Negro
values-for-white = valores para Blanco

player-you = Tú
player-computer = Ordenador
level-number = nivel { $number }
level-rating = puntuación { $rating }
level-like-people = como los de { $rating }
full-name = { $name } ({ $side })
score-title = Marcador
games-won-title = Partidas ganadas
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, empates { $drawn }
drawn = empates { $count }

turn-with-rule = { $turn }. { $rule }
your-turn = Te toca: juega { $side }{ $urgent }
their-turn = Juega { $name }{ $urgent }
enter-lets-move = Enter: juega { $name }
thinking = { $name } piensa
thinking-later = { $name } pensará pronto: eres { $place }
place-in-line = { $place ->
    [1] el siguiente
   *[other] el número { $place } de la cola
}
thinking-ahead = { $depth ->
    [one] { $name } piensa (a 1 jugada)
   *[other] { $name } piensa (a { $depth } jugadas)
}
column-typed = Columna { $column }; ahora escribe la fila, de 1 a 8
urgent-block = ; hay que bloquear { $squares }
urgent-lost = ; no puedes bloquearlas todas: { $squares }
urgent-win = { $count ->
    [one] ; { $squares } gana
   *[other] ; { $squares } ganan
}
and = { $one } y { $two }
must-pass = { $who ->
    [you] No tienes jugada legal y debes pasar
   *[other] { $name } no tiene jugada legal y debe pasar
}
passed = { $who ->
    [you] No tienes jugada legal y pasas
   *[other] { $name } no tiene jugada legal y pasa
}
plays = { $who ->
    [you] Juegas { $square }
   *[other] { $name } juega { $square }
}
plays-flips = { $who ->
    [you] Juegas { $square } y volteas { $flips }
   *[other] { $name } juega { $square } y voltea { $flips }
}
replay-start = El comienzo: juega { $side }

win-on-time = { $who ->
    [you] Ganas por tiempo
   *[other] { $name } gana por tiempo
}
win-resigned = { $who ->
    [you] Ganas por abandono
   *[other] { $name } gana por abandono
}
win-left = { $who ->
    [you] Ganas: tu rival se ha ido
   *[other] Gana { $name }: el rival se ha ido
}
win = { $who ->
    [you] Ganas
   *[other] { $name } gana
}
win-by = { $who ->
    [you] Ganas por { $lead }
   *[other] { $name } gana por { $lead }
}
lead = { $who ->
    [you] Vas ganando
   *[other] { $name } va ganando
}
lead-by = { $who ->
    [you] Vas ganando por { $lead }
   *[other] { $name } va ganando por { $lead }
}
draw = Empate
even = Igualados
rating-change = { $rating } ({ $gained })
rating-at-first = alrededor de { $rating }
rated = Tu puntuación: { $rating }
rated-proposing = { $rated }. El nivel { $number } ({ $name }) sería de tu fuerza
fewest-win = gana quien tiene menos fichas
official = { $outcome ->
    [draw] marcador oficial { $black }-{ $white }: las casillas vacías se reparten
   *[win] marcador oficial { $black }-{ $white }: las casillas vacías son del ganador
}
ending-line = tres en raya: { $squares }
ending-both-stuck = nadie puede jugar
ending-stuck = { $side } no tiene jugada legal
ending-time = { $who ->
    [you] se te acabó el tiempo
   *[other] a { $name } se le acabó el tiempo
}
result-corners = { $result ->
    [won] { $count ->
        [one] Tenías la esquina { $squares }
       *[other] Tenías las esquinas { $squares }
    }
   *[lost] { $count ->
        [one] Perdiste la esquina { $squares }
       *[other] Perdiste las esquinas { $squares }
    }
}
result-accuracy = Precisión: unos { $accuracy }
ending-resigned = { $who ->
    [you] abandonaste
   *[other] { $name } abandonó
}
ending-left = { $who ->
    [you] dejaste la partida
   *[other] { $name } dejó la partida
}
result-title = Fin de la partida

lines-title = Variantes
lines-loss = (-{ $loss })
lines-course = Valores para Negro
lines-course-progress = Analizando... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = Jugadas
moves-title-opening = Jugadas { $dot } { $opening }
pass = pasa

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] Te toca - outflank
   *[other] Juega { $name } - outflank
}

## The coach

coach-title = Entrenador
coach-title-sure = Entrenador: { $looked }
coach-over = La partida ha terminado (v: repaso).
coach-pass = Tienes que pasar.
coach-looking = Miro el tablero...
lines-solving = Resolviendo: { $empties } casillas vacías
lines-solved = { $winner ->
    [draw] Resuelto: empate.
   *[side] Resuelto: { $side } gana por { $discs }.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [one] 1 partida
   *[other] { $shown } partidas
}
analysis-title = Juega { $side }
analysis-over = La partida ha terminado.
analysis-looking = buscando...
analysis-empty = Juega, escribe una apertura o pega una partida.
analysis-empty-then = E: montar una posición. G: abrir una partida.
analysis-why = ¿Por qué { $square }?
analysis-costs = { $square } pierde { $loss } fichas.
explorer-mean = media
explorer-value = valor
explorer-line = línea probable
explorer-played = jugada
explorer-count = part.
explorer-indexing = Leyendo las partidas de tu biblioteca: { $percent } %.
explorer-none = Ninguna partida de tu biblioteca llegó a esta posición
explorer-none-filtered = Ninguna partida del filtro pasó por aquí
explorer-nowhere = Ningún nombre de torneo contiene «{ $name }»
explorer-no-such-player = Ningún nombre de jugador contiene «{ $name }»
explorer-favourite-costs = { $cost ->
    [one] El { $percent } % juega { $square }, que cuesta 1 ficha; { $best } es mejor.
   *[other] El { $percent } % juega { $square }, que cuesta { $cost } fichas; { $best } es mejor.
}
explorer-costs = { $cost ->
    [one] { $square } cuesta 1 ficha; mejor { $best }.
   *[other] { $square } cuesta { $cost } fichas; mejor { $best }.
}
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , la ganó Negro.
    [white] , la ganó Blanco.
   *[none] , empate.
}
explorer-move = { $square }: { $games }. Negro ganó el { $black }, Blanco el { $white }{ $has-draws ->
    [yes] , empates { $draws }.
   *[no] .
}
explorer-margin = Diferencia de Negro: media { $mean }, mediana { $median }.
explorer-by-last = Jugada sobre todo por { $player } ({ $games }); la última en { $year }.
explorer-by = Jugada sobre todo por { $player } ({ $games }).
explorer-values-book = Todos los números para Negro. Valores: el libro de aperturas.
explorer-last = La última en { $year }.

## The opening trainer

opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = Blanco responde en diagonal: sólida, y el comienzo de Cow y Buffalo.
opening-x-square-opening = Negro regala una esquina en la quinta jugada: partida perdida; tiene nombre solo como advertencia.
opening-snake = Negro rodea la fila por debajo y guarda pocas fichas; igualados.
opening-stuck-peasant = Blanco va pronto al borde del centro y deja elegir a Negro; igualados.
opening-lysons = Blanco deja el centro enseguida por un juego abierto; igualados con cuidado.
opening-nordic-peasant = Negro responde al otro lado del tablero; f5 sostiene el juego de Blanco.
opening-danish-peasant = Negro encierra a Blanco y espera; una sola respuesta mantiene la igualdad.
opening-classic-peasant = Negro sale al borde izquierdo para conservar el tempo; con c7 Blanco aguanta.
opening-pyramid = Las fichas de Negro forman una pirámide; Blanco entra por b6.
opening-heath = Negro salta junto a la fila de Blanco para atraerlo fuera; un poco mejor para Negro.
opening-classic-heath = La respuesta habitual a d2 de Blanco: ambos van por el borde del centro; igualados.
opening-mimura-variation-ii = Una trampa: con f6 Blanco queda mejor.
opening-heath-bat = Negro une el Heath con el Bat y guarda muchas jugadas.
opening-iwasaki-variation = Una variante más tranquila del Heath; igualados.
opening-heath-chimney = Blanco responde al Heath desde dentro con e3; a Negro le queda una pequeña ventaja.
opening-raccoon-dog = Un farol: d2 da a Blanco el mejor juego, casi todas las demás no.
opening-rocket = Negro pasa disparado junto a las fichas de Blanco; con e3 Blanco tiene algo más.
opening-hamilton = Negro dobla el Rocket; Blanco tiene una pequeña ventaja a la izquierda.
opening-lollipop = La respuesta de Blanco al Rocket: Negro tiene que ceder terreno.
opening-cow = Negro sigue compacto en la diagonal; la forma más calmada de jugarla.
opening-chimney = Blanco apila fichas hacia arriba en el centro; igualados.
opening-cow-bat = Ambos abren dos alas; largas variantes conocidas, iguales con juego exacto.
opening-bat-piau-continuation-2 = Negro sale por la izquierda; Blanco debe hallar e6.
opening-melnikov = Negro conserva muchas jugadas y deja a Blanco algunas fichas más.
opening-bat-kling-continuation = Una larga variante forzada en el borde izquierdo; d7 mantiene a Blanco por delante.
opening-bat-kling-alternative = Blanco va enseguida al borde izquierdo; Negro está algo mejor.
opening-rose-v-toth = Negro cierra el hueco en f5; lleva el nombre de una partida Rose-Toth; igualados.
opening-tanida = Blanco sale por d2 para dejar el exterior a Negro; pequeña ventaja de Negro.
opening-aircraft = Las fichas de Negro se abren como alas; Blanco tiene dos buenas respuestas.
opening-sailboat = Blanco deja pocas jugadas a Negro, que debe hallar c6.
opening-maruoka = Blanco se mete en d7 bajo las fichas de Negro; igualados.
opening-landau = Negro juega por dentro a la derecha; Blanco debe responder c7.
opening-buffalo = Negro embiste a través del tablero: juego agudo, y Blanco tiene una sola mejor respuesta.
opening-maruoka-buffalo = Negro toma la siguiente casilla de Blanco en el Buffalo; se responde e3.
opening-tanida-buffalo = Blanco recorta las jugadas de Negro; Negro aguanta con f3.
opening-hokuriku-buffalo = Blanco rellena f5 y mantiene cerrado el juego; igualados.
opening-wing-variation = Blanco copia la forma de Negro; Negro pierde algunas fichas si le dan mano libre.
opening-semi-wing-variation = Blanco se contiene y Negro tiene demasiado que hacer; algunas fichas menos para Negro.
opening-parallel-opening = Blanco se alinea junto a la fila de Negro: la respuesta más débil a la primera jugada.
opening-perpendicular-opening = Las fichas de Blanco quedan en ángulo recto con las de Negro: la respuesta más jugada.
opening-collay = Negro deja el camino habitual en la tercera jugada; c5 lo castiga.
opening-rabbit = Negro sigue de frente: el camino a la Rose y sus muchas ramas.
opening-mimura = Blanco se aparta antes de la Rose; Negro obtiene algo más.
opening-shaman = Negro espera en c6 en vez de la Rose; Blanco responde a la izquierda.
opening-inoue = Negro sube en vez de la Rose; pequeña ventaja de Blanco.
opening-iago = Blanco responde al Inoue desde dentro y deja poco a Negro.
opening-bhagat = Negro sube pronto; Blanco queda bien con c3.
opening-rose = La vía principal del Rabbit: equilibrada y conocida hasta muy avanzada la partida.
opening-flat = Negro se extiende a la izquierda de la Rose; igualados y muy estudiado.
opening-rotating-flat = Blanco gira el Flat en f5; Negro responde b4.
opening-murakami-variation = Negro prueba b3 en el Rotating Flat; b4 de Blanco lo pone a prueba.
opening-rotating-flat-kling-continuation = Una larga variante con poco que elegir; Blanco sigue una ficha por delante.
opening-rose-birth = Blanco da nueva vida a la Rose por la derecha; Negro debe seguir con precisión.
opening-brightstein = Blanco abre por abajo para liberarse; Negro toma g6.
opening-rose-birdie = Negro sale por la derecha de la Rose-Birth; Blanco responde g6.
opening-rose-tamenori-kling = Blanco rellena f6 y mantiene cerrada la derecha; igualados.
opening-greenberg = Negro deja a Blanco jugadas tranquilas arriba; algo mejor para Blanco.
opening-ralle = Blanco espera dentro en vez de e2; igualados.
opening-horse = Negro cede la casilla d6 a cambio de libertad; una ficha más o menos para Blanco.
opening-ganglion = Blanco deja la perpendicular por la izquierda; Negro mantiene el equilibrio con f3.
opening-swallow = Negro deja pocas jugadas a Blanco; f4 es la única buena.
opening-no-cat-continuation = Una larga variante equilibrada; Negro sigue con d7.
opening-italian = Negro sube recto en vez del Cat; pequeña ventaja de Blanco.
opening-cat = Negro se enrosca por arriba; jugable, con pequeña ventaja de Blanco.
opening-sakaguchi = Blanco ha salido mejor del Cat; Negro se defiende.
opening-berner = Negro va al borde derecho en el Cat; f6 mantiene a Blanco por delante.
opening-bent-ganglion = Blanco se dobla hacia fuera demasiado pronto; f3 da a Negro el mejor juego.
opening-tiger = Negro sigue en el centro con muchas jugadas: la apertura más jugada de todas.
opening-stephenson = Negro juega dentro y espera; igualados y sólido para ambos.
opening-no-kung = Blanco evita el Kung con b4; igualados con cuidado.
opening-no-kung-continuation = Una variante conocida con pequeña ventaja de Blanco.
opening-compoth = Blanco rellena c6 y mantiene cerrado el juego; igualados.
opening-f-a-t-draw = Una partida entera conocida como empate: f4 mantiene la igualdad para Blanco.
opening-lightning-bolt = Las fichas de Negro hacen un zigzag; se responde g5.
opening-kung = Blanco sale pronto a g5; con c6 Negro queda mejor.
opening-leaders-tiger = Negro toma d3 y deja c3 a Blanco; algo mejor para Blanco.
opening-brightwell = Negro juega d6 y guarda menos jugadas; c6 es lo mejor para Blanco.
opening-ishii = Un largo cambio a la derecha deja a Negro una ficha por delante.
opening-mainline-tiger = La línea principal del Tiger: larga, bien conocida e igualada.
opening-rose-bill = Negro se mete en f7 y deja pocas jugadas a Blanco; lo usual es g5.
opening-tamenori = Blanco sube en el Rose-Bill y deja f3 a Negro; igualados.
opening-central-rose-bill = Blanco toma la casilla g5; con el mejor juego, empate, como dice su otro nombre.
opening-aubrey = Blanco sale a g6; con f3 Negro queda mejor.
opening-aubrey-feldborg-continuation = Blanco vuelve al centro tras g6; a Negro le queda ventaja.

trainer-title = Entrenador de aperturas
trainer-title-opening = Entrenador de aperturas: { $opening }
trainer-asked = Juega { $side }: ¿qué jugada haces?
trainer-replying = Tu rival responde.
trainer-over = Fin de la variante.
trainer-nothing = Ninguna de tus partidas o variantes sigue desde aquí.
trainer-nothing-how = Retrocede, importa más partidas o añade jugadas en el análisis.
trainer-wrong = Tu variante juega { $right }, no { $square }.
trainer-as-good = { $square } es igual de buena; tu variante juega { $right }.
trainer-wrong-loss = { $loss ->
    [one] Tu variante juega { $right }. { $square } cuesta 1 ficha.
   *[other] Tu variante juega { $right }. { $square } cuesta { $loss } fichas.
}
trainer-costs = { $loss ->
    [one] { $square } cuesta 1 ficha; mejor { $right }.
   *[other] { $square } cuesta { $loss } fichas; mejor { $right }.
}
trainer-score = Aciertos: { $right } de { $asked }. Variantes hechas: { $lines }.
trainer-score-lines = Aciertos: { $right } de { $asked }. Variantes hechas: { $lines } de { $all }.
trainer-due = { $due ->
    [one] 1 posición para repetir hoy.
   *[other] { $due } posiciones para repetir hoy.
}
trainer-enter-next = Enter: la siguiente variante.
trainer-enter-right = Juégala ahora, o pulsa Enter para verla.
trainer-right = Bien: { $square }.
holes-title = Huecos en las variantes de { $side }
holes-count = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
hole-games = { $games } partidas ({ $share } %)
hole-move = { $line } { $square }
holes-looking = Busco en las partidas de tu biblioteca
holes-none = Tus variantes de { $side } responden a toda jugada hecha dos veces o más
holes-no-lines = Aún no tienes variantes desde aquí
holes-enter = Enter: ir allí y añadir tu respuesta
games-here-title = Partidas que llegaron a esta posición

refusal-lines = elige de 1 a 8 mejores variantes, o 0 para las palabras del entrenador
coach-line = Variante probable: { $line }.
coach-looking-at = Miro { $square }...
coach-best = { $lead ->
    [0] Mejor: { $square } { $score }
   *[other] Mejor: { $square } { $score } ({ $lead } más que { $next })
}
coach-as-good = { $square } { $score }: tan buena como { $best }
coach-worse = { $square } { $score }, pierde { $loss }; mejor { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] Casi nadie con { $rating } juega esto
   *[no] El { $percent } % de los jugadores con { $rating } juega esto
}
people-trap = Una trampa para { $some } de cada { $all } jugadores con { $rating }
people-hidden = { $rare ->
    [yes] La jugada que pocos ven: casi nadie con { $rating } la juega
   *[no] La jugada que pocos ven: el { $percent } % con { $rating } la juega
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }; cuesta { $loss }.
}
people-find = { $clause }; el { $percent } % encuentra { $square }.
people-solve = { $rare ->
    [yes] Casi nadie con { $rating } encuentra la primera jugada.
   *[no] El { $percent } % de los jugadores con { $rating } encuentra la primera jugada.
}
people-favourite = { $loss ->
    [0] Su favorita es { $square } ({ $percent } %).
   *[other] Su favorita es { $square } ({ $percent } %), que cuesta { $loss }.
}
people-mistakes = { $common ->
    [0] Ninguno de los { $all } errores es común con { $rating }.
   *[other] Errores comunes con { $rating }: { $common } de { $all }; los comete al menos un jugador de cada cuatro.
}

sure-exact = exacto
sure-depth = { $depth ->
    [one] a 1 jugada
   *[other] a { $depth } jugadas
}
looked-exact = resuelto
looked-depth = { $depth ->
    [one] vista 1 jugada
   *[other] vistas { $depth } jugadas
}

review-title = Repaso
review-title-move = Jugada { $number }: { $looked }
review-title-game = La partida
review-title-game-so-far = La partida hasta ahora ({ $done }/{ $all })
review-pass = Un pase forzado.
review-analysing = Analizando...
review-looking = Miro la partida...
review-later = El repaso de tu partida empieza pronto: eres { $place }
review-deeper = Analizando... { $done }/{ $all }
review-few-moves = Muy pocas jugadas para decir qué decide la partida.
review-so-far = De momento, ningún error.
review-perfect = Una partida perfecta: nadie cometió un error.
review-keys = Enter: el error más caro. [ ]: error anterior, siguiente. t: probar otra jugada. d: ejercicio.
review-lost-discs = { $loss ->
    [one] { $side } jugó aquí { $square } y perdió 1 ficha.
   *[other] { $side } jugó aquí { $square } y perdió { $loss } fichas.
}
card-missed-by-both = Desde aquí, ambos bandos dejaron una casilla durante { $span } jugadas: { $count } veces era la mejor jugada. ¿Cuál?
card-missed = Desde aquí, { $side } dejó { $count } veces en { $span } jugadas una casilla que era la mejor jugada. ¿Cuál?
card-better = ¿Qué es mejor?
card-turn = Juega { $side } ({ $disc }).
review-best = { $square } { $score }: la mejor jugada
review-good = { $square } { $score }: buena, pierde { $loss }; mejor { $best } { $best-score }
review-inaccuracy = { $square } { $score }: imprecisión, pierde { $loss }; mejor { $best } { $best-score }
review-same-winner = { $square } { $score }: pierde { $loss }, gana el mismo; mejor { $best } { $best-score }
review-already-lost = { $square } { $score }: pierde { $loss }, ya perdida; mejor { $best } { $best-score }
review-still-won = { $square } { $score }: pierde { $loss }, aún ganada; mejor { $best } { $best-score }
review-legend = ?! imprecisión, ? error, ?? grave
moves-legend = tenue: común con { $rating }
review-mistake = { $square } { $score }: error, pierde { $loss }; mejor { $best } { $best-score }
review-blunder = { $square } { $score }: error grave, pierde { $loss }; mejor { $best } { $best-score }
review-book = { $square } { $score }: jugada de libro
review-book-named = { $square } { $score }: jugada de libro ({ $opening })
review-lost-lead = { $who ->
    [you] La jugada { $number } ({ $square }) perdió tu ventaja.
   *[other] La jugada { $number } ({ $square }) perdió la ventaja de { $side }.
}
review-missed-win = { $who ->
    [you] La jugada { $number } ({ $square }) dejó escapar tu victoria.
   *[other] La jugada { $number } ({ $square }) dejó escapar la victoria de { $side }.
}
review-lost-even = { $who ->
    [you] La jugada { $number } ({ $square }) te hizo perder una partida igualada.
   *[other] La jugada { $number } ({ $square }) hizo perder a { $side } una partida igualada.
}
review-gave-lead = { $who ->
    [you] La jugada { $number } ({ $square }) regaló gran parte de tu ventaja.
   *[other] La jugada { $number } ({ $square }) regaló gran parte de la ventaja de { $side }.
}
review-last-chance = { $who ->
    [you] La jugada { $number } ({ $square }) perdió tu última oportunidad real.
   *[other] La jugada { $number } ({ $square }) perdió la última oportunidad real de { $side }.
}
review-turned-figures = { $best } { $then }; { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] gana por { $margin }
    [loss] pierde por { $margin }
    [draw] empata
    [ahead] lleva unas { $margin } de ventaja
    [behind] queda unas { $margin } por detrás
   *[even] queda más o menos igualada
}
review-no-single-move = Ninguna jugada la decidió por sí sola.
review-never-in-doubt = El resultado nunca estuvo en duda.
review-course-of = Resultado esperado para { $name }
review-course-at = jugada { $number }: { $value }
review-times = Tiempo por jugada
review-time-of = jugada { $number }: { $seconds } s
review-accuracy = prec.
review-lost = pérd.

fact-only-move = { $who ->
    [you] { $square } es tu única jugada legal.
   *[other] { $square } es la única jugada legal de { $own }.
}
fact-takes-corner = { $square } es una esquina: nadie podrá voltearla nunca.
fact-gives-corner = { $square } deja a { $other } tomar la esquina { $corner }.
fact-leaves-corner = Tras { $square }, { $other } aún puede tomar la esquina { $corner }.
fact-defends-corner = { $square } impide a { $other } tomar la esquina { $corner }.
fact-threatens-corner = { $square } amenaza con tomar la esquina { $corner }.
fact-misses-corner = { $who ->
    [you] Podías haber tomado la esquina { $corner }.
   *[other] { $own } podía haber tomado la esquina { $corner }.
}
fact-x-square = { $square } es una casilla X, en diagonal junto a la esquina vacía { $corner }.
fact-c-square = { $square } es una casilla C, junto a la esquina vacía { $corner }.
fact-gains-stable = { $who ->
    [you] { $count ->
        [one] { $square } hace estable al menos 1 ficha tuya: ya no se puede voltear.
       *[other] { $square } hace estables al menos { $count } fichas tuyas: ya no se pueden voltear.
    }
   *[other] { $count ->
        [one] { $square } hace estable al menos 1 ficha de { $own }: ya no se puede voltear.
       *[other] { $square } hace estables al menos { $count } fichas de { $own }: ya no se pueden voltear.
    }
}
fact-restricts = { $after ->
    [0] { $square } deja a { $other } sin jugadas.
    [one] { $square } deja a { $other } solo 1 jugada; antes tenía { $before }.
   *[other] { $square } reduce las jugadas de { $other } de { $before } a { $after }.
}
fact-gains-moves = { $who ->
    [you] { $after ->
        [one] Tras { $square } tienes 1 jugada; antes, { $before }.
       *[other] Tras { $square } tienes { $after } jugadas; antes, { $before }.
    }
   *[other] { $after ->
        [one] Tras { $square }, { $own } tiene 1 jugada; antes, { $before }.
       *[other] Tras { $square }, { $own } tiene { $after } jugadas; antes, { $before }.
    }
}
fact-as-many-moves = { $who ->
    [you] Jugadas tras { $square }: tú { $ours }, { $other } { $theirs }.
   *[other] Jugadas tras { $square }: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = Tras { $square }, { $other } respondería { $reply }; tras { $next }, { $reply-then }.
fact-was-shared = { $square } estaba abierta para ambos; ahora { $other } ya no la tiene.
fact-takes-moves = { $square } quita a { $other } estas jugadas: { $moves }.
fact-quiet = { $square } es una jugada tranquila: solo voltea fichas interiores.
fact-forces-pass = { $square } deja a { $other } sin jugadas: tiene que pasar.
fact-ends-game = { $square } termina la partida.
fact-wipes-out = { $square } deja a { $other } sin una sola ficha.
fact-allows-wipe-out = { $who ->
    [you] Tras { $square }, { $reply } te deja sin una sola ficha.
   *[other] Tras { $square }, { $reply } deja a { $own } sin una sola ficha.
}
fact-leaves-no-safe-move = { $square } deja a { $other } solo jugadas que ceden una esquina.
fact-runs-out-of-safe-moves = { $who ->
    [you] Tras { $square }, toda jugada que te queda cede una esquina.
   *[other] Tras { $square }, toda jugada que le queda a { $own } cede una esquina.
}
fact-fills-edge = { $who ->
    [you] { $square } te da todo el borde { $edge }.
   *[other] { $square } da a { $own } todo el borde { $edge }.
}
fact-wedges = { $square } mete una cuña entre las fichas de { $other } en el borde { $edge }.
fact-leaves-hole = { $square } deja un hueco en { $hole }, donde { $other } puede meter una cuña.
fact-unbalanced-edge = { $shape ->
    [five] { $square } desequilibra el borde { $edge }: cinco seguidas y un hueco en { $gap }.
   *[four] { $square } desequilibra el borde { $edge }: cuatro fichas, un hueco en { $gap } y una quinta.
}
fact-balanced-edge = { $who ->
    [you] { $square } te da un borde { $edge } equilibrado: las seis casillas entre las esquinas.
   *[other] { $square } da a { $own } un borde { $edge } equilibrado: las seis casillas entre las esquinas.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [one] { $square } llena una casilla suelta: la última jugada allí es tuya.
       *[other] { $square } entra en una región de { $count }, número impar: deberías jugar allí el último.
    }
   *[other] { $count ->
        [one] { $square } llena una casilla suelta: { $own } hace allí la última jugada.
       *[other] { $square } entra en una región de { $count }, número impar: { $own } debería jugar allí el último.
    }
}
fact-even-region = { $who ->
    [you] { $square } entra en una región de { $count }, número par: tu rival debería jugar allí el último.
   *[other] { $square } entra en una región de { $count }, número par: { $other } debería jugar allí el último.
}
fact-fills-region = { $square } llena la última casilla vacía de su región: nadie puede responder allí.
fact-swindle = { $who ->
    [you] { $count ->
        [one] Tras { $square } puedes jugar { $at }, pero { $other } no.
       *[other] Tras { $square } puedes jugar en la región de { $count } casillas en torno a { $at }, pero { $other } no.
    }
   *[other] { $count ->
        [one] Tras { $square }, { $own } puede jugar { $at }, pero { $other } no.
       *[other] Tras { $square }, { $own } puede jugar en la región de { $count } casillas en torno a { $at }, pero { $other } no.
    }
}
fact-flips-most = { $count ->
    [one] { $square } voltea 1 ficha, más que cualquier otra jugada.
   *[other] { $square } voltea { $count } fichas, más que cualquier otra jugada.
}
fact-flips-fewest = { $count ->
    [one] { $square } voltea solo 1 ficha; ninguna jugada voltea menos.
   *[other] { $square } voltea solo { $count } fichas; ninguna jugada voltea menos.
}
fact-fewest-replies = { $count ->
    [0] { $square } deja a { $other } sin jugadas.
    [one] { $square } deja a { $other } solo 1 jugada; ninguna otra deja menos.
   *[other] { $square } deja a { $other } { $count } jugadas; ninguna otra deja menos.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [one] { $square } te da la esquina { $corner } enseguida.
           *[other] { $square } te da la esquina { $corner }, { $plies } jugadas después.
        }
       *[other] { $plies ->
            [one] Tras { $square }, { $taker } toma la esquina { $corner } enseguida.
           *[other] Tras { $square }, { $taker } toma la esquina { $corner }, { $plies } jugadas después.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [one] { $square } te cuesta la esquina { $corner } enseguida.
           *[other] { $square } te cuesta la esquina { $corner }, { $plies } jugadas después.
        }
       *[other] { $plies ->
            [one] Tras { $square }, { $taker } toma la esquina { $corner } enseguida.
           *[other] Tras { $square }, { $taker } consigue la esquina { $corner }, { $plies } jugadas después.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [one] Tras { $square } tienes que pasar en el próximo turno.
       *[other] Tras { $square } tienes que pasar dentro de { $plies } jugadas.
    }
   *[other] { $plies ->
        [one] Tras { $square }, { $passer } tiene que pasar en el próximo turno.
       *[other] Tras { $square }, { $passer } tiene que pasar dentro de { $plies } jugadas.
    }
}
fact-answer = La mejor respuesta de { $other } es { $reply }.
fact-later-moves = { $who ->
    [you] { $own-made ->
        [one] { $plies } jugadas después tendrías 1 jugada y { $other }, { $other-made } (con { $best }: { $own-best } a { $other-best }).
       *[other] { $plies } jugadas después tendrías { $own-made } jugadas y { $other }, { $other-made } (con { $best }: { $own-best } a { $other-best }).
    }
   *[other] { $own-made ->
        [one] { $plies } jugadas después { $own } tendría 1 jugada y { $other }, { $other-made } (con { $best }: { $own-best } a { $other-best }).
       *[other] { $plies } jugadas después { $own } tendría { $own-made } jugadas y { $other }, { $other-made } (con { $best }: { $own-best } a { $other-best }).
    }
}
fact-later-safe = { $who ->
    [you] { $less ->
        [one] { $plies } jugadas después tendrías 1 ficha estable (con { $best }: { $more }).
       *[other] { $plies } jugadas después tendrías { $less } fichas estables (con { $best }: { $more }).
    }
   *[other] { $less ->
        [one] { $plies } jugadas después { $own } tendría 1 ficha estable (con { $best }: { $more }).
       *[other] { $plies } jugadas después { $own } tendría { $less } fichas estables (con { $best }: { $more }).
    }
}
fact-later-frontier = { $who ->
    [you] { $plies } jugadas después, { $more } fichas tuyas tocan casillas vacías; tras { $best }, solo { $fewer }.
   *[other] { $plies } jugadas después, { $more } fichas de { $own } tocan casillas vacías; tras { $best }, solo { $fewer }.
}
fact-later-targets = { $plies } jugadas después, solo { $fewer } fichas de { $other } tocan casillas vacías; tras { $best }, { $more }.
fact-fewer-targets = { $fewer ->
    [one] { $square } deja 1 ficha de { $other } junto a una casilla vacía; { $best } dejaría { $more }.
   *[other] { $square } deja { $fewer } fichas de { $other } junto a casillas vacías; { $best } dejaría { $more }.
}
fact-more-replies = { $count ->
    [one] { $square } deja a { $other } 1 jugada; { $best } dejaría { $least }.
   *[other] { $square } deja a { $other } { $count } jugadas; { $best } dejaría { $least }.
}
fact-fewer-moves = { $who ->
    [you] { $count ->
        [one] Tras { $square } tienes 1 jugada; tras { $best } tendrías { $most }.
       *[other] Tras { $square } tienes { $count } jugadas; tras { $best } tendrías { $most }.
    }
   *[other] { $count ->
        [one] Tras { $square }, { $own } tiene 1 jugada; tras { $best } tendría { $most }.
       *[other] Tras { $square }, { $own } tiene { $count } jugadas; tras { $best } tendría { $most }.
    }
}
fact-more-frontier = { $who ->
    [you] { $count ->
        [one] { $square } te expone: 1 ficha tuya toca una casilla vacía ({ $least } tras { $best }).
       *[other] { $square } te expone: { $count } fichas tuyas tocan casillas vacías ({ $least } tras { $best }).
    }
   *[other] { $count ->
        [one] { $square } expone a { $own }: 1 ficha toca una casilla vacía ({ $least } tras { $best }).
       *[other] { $square } expone a { $own }: { $count } fichas tocan casillas vacías ({ $least } tras { $best }).
    }
}
fact-more-open = { $count ->
    [one] Las fichas que voltea { $square } tocan 1 casilla vacía; las de { $best }, { $least }.
   *[other] Las fichas que voltea { $square } tocan { $count } casillas vacías; las de { $best }, { $least }.
}
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] Tras { $square } no tienes jugadas tranquilas; tras { $best } tendrías { $most }.
        [one] Tras { $square } tienes 1 jugada tranquila; tras { $best } tendrías { $most }.
       *[other] Tras { $square } tienes { $count } jugadas tranquilas; tras { $best } tendrías { $most }.
    }
   *[other] { $count ->
        [0] Tras { $square }, { $own } no tiene jugadas tranquilas; tras { $best } tendría { $most }.
        [one] Tras { $square }, { $own } tiene 1 jugada tranquila; tras { $best } tendría { $most }.
       *[other] Tras { $square }, { $own } tiene { $count } jugadas tranquilas; tras { $best } tendría { $most }.
    }
}
fact-nearly-as-good = { $loss ->
    [one] La búsqueda pone { $best } 1 ficha por delante, dentro de su margen de error.
   *[other] La búsqueda pone { $best } { $loss } fichas por delante, dentro de su margen de error.
}
fact-deep-difference = { $seen ->
    [0] Una búsqueda más corta ve { $square } tan buena como { $best }: la diferencia se ve muchas jugadas después.
    [one] Una búsqueda más corta pone { $best } solo 1 ficha por delante: la diferencia se ve muchas jugadas después.
   *[other] Una búsqueda más corta pone { $best } solo { $seen } fichas por delante: la diferencia se ve muchas jugadas después.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] Tras { $square } cabe esperar { $line }: acabas { $margin } por delante.
        [behind] Tras { $square } cabe esperar { $line }: acabas { $margin } por detrás.
       *[even] Tras { $square } cabe esperar { $line } y una partida igualada.
    }
   *[other] { $outcome ->
        [even] Tras { $square } cabe esperar { $line } y una partida igualada.
       *[other] Tras { $square } cabe esperar { $line }: { $leader } acaba { $margin } por delante.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] Con el mejor juego, ganas por { $margin } tras { $square }.
        [behind] Con el mejor juego, pierdes por { $margin } tras { $square }.
       *[even] Con el mejor juego, { $square } lleva al empate.
    }
   *[other] { $outcome ->
        [even] Con el mejor juego, { $square } lleva al empate.
       *[other] Con el mejor juego, { $leader } gana por { $margin } tras { $square }.
    }
}
fact-opens-up = { $square } voltea fichas exteriores y da a { $other } { $moves-count } jugadas nuevas: { $moves }.
fact-wall = { $who ->
    [you] { $square } pone otras { $discs-count } fichas tuyas junto a casillas vacías.
   *[other] { $square } pone otras { $discs-count } fichas de { $own } junto a casillas vacías.
}
fact-flips-many-ways = { $square } voltea en { $ways } direcciones a la vez, al principio de la partida.
fact-early-edge = { $square } va al borde cuando hay buenas jugadas en el centro.
fact-leaves-centre = { $who ->
    [you] { $square } está fuera de las 16 casillas centrales, y aún tienes jugadas dentro.
   *[other] { $square } está fuera de las 16 casillas centrales, y { $own } aún tiene jugadas dentro.
}
fact-takes-last-safe-move = { $square } era la única jugada de { $other } que no cedía una esquina.
fact-poisons-moves = { $who ->
    [you] Tras { $square }, todas las jugadas nuevas de { $other } te dan una esquina: { $moves }.
   *[other] Tras { $square }, todas las jugadas nuevas de { $other } dan a { $own } una esquina: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] Tras { $square }, todas las fichas de la diagonal a { $corner } son tuyas: { $other } aún no puede tomar la esquina.
   *[other] Tras { $square }, todas las fichas de la diagonal a { $corner } son de { $own }: { $other } aún no puede tomar la esquina.
}
fact-cuts-diagonal = { $square } pone una ficha en la diagonal a { $corner }, donde todas eran de { $other }.
fact-double-threat = { $square } amenaza { $corner } y { $corner-too }: una de las dos cae.
fact-stoner-trap = { $square } ataca el hueco junto a { $corner }: cae una esquina juegue lo que juegue { $other }.
fact-flips-more = { $square } voltea { $count } fichas; { $best } voltea { $least }.
fact-could-wait = { $other } no puede jugar { $square }, ni ahora ni tras { $best }: primero { $best }, luego { $square }.
fact-last-in-region = { $last-who ->
    [you] Con el mejor juego, juegas el último en la región { $region }.
   *[other] Con el mejor juego, { $last } juega el último en la región { $region }.
}
fact-edge-at-end = { $who ->
    [you] { $less ->
        [one] Acabas con 1 ficha en el borde { $edge }; con { $best } serían { $more }.
       *[other] Acabas con { $less } fichas en el borde { $edge }; con { $best } serían { $more }.
    }
   *[other] { $less ->
        [one] { $own } acaba con 1 ficha en el borde { $edge }; con { $best } serían { $more }.
       *[other] { $own } acaba con { $less } fichas en el borde { $edge }; con { $best } serían { $more }.
    }
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] En { $plies } jugadas ya no te queda ninguna ficha.
   *[other] En { $plies } jugadas a { $wiped } ya no le queda ninguna ficha.
}
fact-sacrifices-corner = { $other } toma { $corner }, pero cede { $corner-too } a cambio.
fact-passes-to-win = { $who ->
    [you] { $plies } jugadas después tienes que pasar, y eso gana la partida.
   *[other] { $plies } jugadas después { $own } tiene que pasar, y eso gana la partida.
}
fact-gives-access = { $square } deja a { $other } jugar en { $moves }, en una región que tenía cerrada.
fact-gives-access-many = { $square } deja a { $other } jugar en { $moves-count } casillas de una región que tenía cerrada.
fact-leaves-quiet-moves = { $moves-count ->
    [one] { $square } deja a { $other } una jugada tranquila en { $moves }; { $best } lo impediría.
   *[other] { $square } deja a { $other } jugadas tranquilas en { $moves }; { $best } lo impediría.
}
fact-opens-move = { $moves-count ->
    [one] { $square } hace posible { $reply }, la mejor respuesta de { $other }; { $best } no.
   *[other] { $square } abre { $moves } para { $other }; la mejor respuesta es { $reply }.
}
fact-leaves-open = La mejor respuesta de { $other } es { $reply }; { $best } la impediría.
fact-leaves-moves = Respuestas fuertes de { $other }: { $replies }; { $best } las impediría.
fact-answers = { $who ->
    [you] La mejor respuesta de { $other } es { $reply }. Tras { $best } podrías contestar con { $answer }; tras { $square } y { $reply } no puedes.
   *[other] La mejor respuesta de { $other } es { $reply }. Tras { $best }, { $own } podría contestar con { $answer }; tras { $square } y { $reply } no puede.
}
fact-comes-later = { $square } puede esperar: tras { $best } y la respuesta es tan buena como cualquiera.
fact-fewer-answers = { $who ->
    [you] { $count ->
        [one] Tras la respuesta { $reply } de { $other } tienes 1 jugada; tras { $best } y { $reply } tendrías { $most }.
       *[other] Tras la respuesta { $reply } de { $other } tienes { $count } jugadas; tras { $best } y { $reply } tendrías { $most }.
    }
   *[other] { $count ->
        [one] Tras la respuesta { $reply } de { $other }, { $own } tiene 1 jugada; tras { $best } y { $reply } tendría { $most }.
       *[other] Tras la respuesta { $reply } de { $other }, { $own } tiene { $count } jugadas; tras { $best } y { $reply } tendría { $most }.
    }
}
fact-closes-square = Tras { $square }, la mejor respuesta de { $other } es { $reply }, y { $best } ya no es posible.
fact-too-early = { $other } no puede jugar { $square }, ni ahora ni tras { $best }: podía esperar.
fact-shared-first = { $who ->
    [you] Solo tú puedes jugar { $square }, así que puede esperar; { $best } también la puede jugar { $other }.
   *[other] Solo { $own } puede jugar { $square }, así que puede esperar; { $best } también la puede jugar { $other }.
}
fact-both-want = Ambos bandos pueden jugar { $best }; tras { $square }, { $other } todavía puede.
fact-takes-back = { $square } recupera { $disc }.
fact-shares-square = { $who ->
    [you] Solo tú podías jugar { $best }; tras { $square } también puede { $other }.
   *[other] Solo { $own } podía jugar { $best }; tras { $square } también puede { $other }.
}
fact-ripens = { $cost ->
    [one] Tras { $best }, la jugada es { $next }; ahora perdería 1 ficha.
   *[other] Tras { $best }, la jugada es { $next }; ahora perdería { $cost } fichas.
}
fact-prepares = { $who ->
    [you] Tras { $best }, tu siguiente jugada sería { $next }; tras { $square } y { $reply } no puedes jugar allí.
   *[other] Tras { $best }, la siguiente jugada de { $own } sería { $next }; tras { $square } y { $reply } no puede.
}
fact-leaves-square = { $who ->
    [you] { $other } consigue ahora { $at }, la casilla que debías haber tomado.
   *[other] { $other } consigue ahora { $at }, la casilla que { $own } debía haber tomado.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies } jugadas después, toda jugada tuya cede una esquina; tras { $best }, eso llega más tarde.
   *[other] { $plies } jugadas después, toda jugada de { $own } cede una esquina; tras { $best }, eso llega más tarde.
}
edge-top = superior
edge-bottom = inferior
edge-left = izquierdo
edge-right = derecho

## What a reason comes down to, in at most eight words

headline-only-move = { $square } es la única jugada legal.
headline-takes-corner = { $role ->
    [better] { $square } tomaría la esquina.
   *[made] { $square } toma la esquina.
}
headline-gives-corner = { $square }: esquina { $corner } para { $other }.
headline-leaves-corner = { $square } deja la esquina { $corner } para { $other }.
headline-defends-corner = { $role ->
    [better] { $square } defendería la esquina { $corner }.
   *[made] { $square } defiende la esquina { $corner }.
}
headline-threatens-corner = { $role ->
    [better] { $square } amenazaría la esquina { $corner }.
   *[made] { $square } amenaza la esquina { $corner }.
}
headline-misses-corner = { $square } deja pasar la esquina { $corner }.
headline-x-square = { $square } pone en peligro la esquina { $corner }.
headline-c-square = { $square } debilita la esquina { $corner }.
headline-gains-stable = { $role ->
    [better] { $square } haría estables algunas fichas.
   *[made] { $square } hace estables algunas fichas.
}
headline-restricts = { $square } deja menos jugadas para { $other }.
headline-opens-up = { $moves-count ->
    [3] { $square } abre { $moves } para { $other }.
   *[other] { $square } abre el tablero para { $other }.
}
headline-flips-many-ways = { $square } voltea en demasiadas direcciones.
headline-early-edge = { $square } va al borde demasiado pronto.
headline-leaves-centre = { $square } deja el centro demasiado pronto.
headline-gives-access = { $moves-count ->
    [1] { $square } abre { $moves } para { $other }.
    [2] { $square } abre { $moves } para { $other }.
   *[other] { $square } abre una región para { $other }.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square } deja la tranquila { $moves } para { $other }.
    [2] { $square } deja tranquilas { $moves } para { $other }.
   *[other] { $square } deja una jugada tranquila para { $other }.
}
headline-wall = { $square } deja un muro expuesto a { $other }.
headline-gains-moves = { $square } abre jugadas nuevas para { $own }.
headline-quiet = { $role ->
    [better] { $square } sería una jugada tranquila.
   *[made] { $square } es una jugada tranquila.
}
headline-forces-pass = { $role ->
    [better] { $square } supondría un pase para { $other }.
   *[made] { $square } supone un pase para { $other }.
}
headline-ends-game = { $square } termina la partida.
headline-wipes-out = { $role ->
    [better] { $square } supondría la eliminación para { $other }.
   *[made] { $square } supone la eliminación para { $other }.
}
headline-allows-wipe-out = { $square }: victoria para { $other }, eliminación para { $own }.
headline-leaves-no-safe-move = { $role ->
    [better] { $square } no dejaría jugadas seguras para { $other }.
   *[made] { $square } no deja jugadas seguras para { $other }.
}
headline-runs-out-of-safe-moves = { $square } era la última jugada segura.
headline-takes-last-safe-move = { $role ->
    [better] { $square } quitaría la última jugada segura.
   *[made] { $square } quita la última jugada segura.
}
headline-poisons-moves = { $role ->
    [better] { $square } dejaría solo jugadas envenenadas para { $other }.
   *[made] { $square } deja solo jugadas envenenadas para { $other }.
}
headline-controls-diagonal = { $role ->
    [better] { $square } estaría segura en su diagonal.
   *[made] { $square } está segura en su diagonal.
}
headline-cuts-diagonal = { $role ->
    [better] { $square } cortaría la diagonal a { $corner }.
   *[made] { $square } corta la diagonal a { $corner }.
}
headline-double-threat = { $role ->
    [better] { $square } amenazaría { $corner } y { $corner-too }.
   *[made] { $square } amenaza { $corner } y { $corner-too } a la vez.
}
headline-stoner-trap = { $role ->
    [better] { $square } tendería una trampa de Stoner.
   *[made] { $square } tiende una trampa de Stoner en { $corner }.
}
headline-fills-edge = { $role ->
    [better] { $square } completaría el borde { $edge }.
   *[made] { $square } completa el borde { $edge }.
}
headline-wedges = { $role ->
    [better] { $square } metería una cuña en el borde { $edge }.
   *[made] { $square } mete una cuña en el borde { $edge }.
}
headline-leaves-hole = { $square } deja un hueco en { $hole }.
headline-unbalanced-edge = { $square } deja desequilibrado el borde { $edge }.
headline-balanced-edge = { $role ->
    [better] { $square } equilibraría el borde { $edge }.
   *[made] { $square } equilibra el borde { $edge }.
}
headline-odd-region = { $role ->
    [better] { $square } entraría en una región impar.
   *[made] { $square } entra en una región impar.
}
headline-even-region = { $square } abre una región par.
headline-fills-region = { $role ->
    [better] { $square } llenaría un hueco suelto.
   *[made] { $square } llena un hueco suelto.
}
headline-swindle = { $role ->
    [better] { $square } guardaría { $at } para { $own }.
   *[made] { $square } guarda { $at } para { $own }.
}
headline-flips-most = { $square } voltea más que cualquier otra.
headline-flips-fewest = { $role ->
    [better] { $square } voltearía el mínimo de fichas.
   *[made] { $square } voltea el mínimo de fichas.
}
headline-fewest-replies = { $role ->
    [better] { $square } dejaría menos jugadas para { $other }.
   *[made] { $square } deja menos jugadas para { $other }.
}
headline-as-many-moves = { $square }: { $ours } jugadas contra { $theirs }.
headline-allows = { $square } permite { $reply }; { $next } permite { $reply-then }.
headline-was-shared = { $square } estaba abierta para ambos bandos.
headline-takes-moves = { $square } deja menos jugadas para { $other }.
headline-answer = { $effect ->
    [quiet] { $square } deja la tranquila { $reply } para { $other }.
    [restricts] { $square } permite { $reply }, que quita jugadas.
    [takes-moves] { $square } permite { $reply }, que quita jugadas.
    [gains-moves] { $square } permite { $reply }, que abre jugadas.
    [threatens-corner] { $square } permite { $reply }, que amenaza { $effect-corner }.
    [defends-corner] { $square } permite { $reply }, que defiende { $effect-corner }.
    [swindle] Tras { $reply }, { $effect-at } es solo para { $other }.
    [forces-pass] { $square } permite { $reply }, que obliga a pasar.
    [takes-last-safe-move] { $square } permite { $reply }, que quita la última segura.
    [leaves-no-safe-move] { $square } permite { $reply }: ninguna jugada segura.
    [poisons-moves] { $square } permite { $reply }: jugadas nuevas envenenadas.
    [controls-diagonal] { $square } permite { $reply }, segura en su diagonal.
    [double-threat] { $square } permite { $reply }, que amenaza dos esquinas.
    [stoner-trap] { $square } permite la trampa de Stoner { $reply }.
    [fills-edge] { $square } permite { $reply }, que completa un borde.
    [wedges] { $square } permite la cuña { $reply }.
    [odd-region] { $square } deja la región impar { $reply } para { $other }.
    [fills-region] { $square } deja la casilla suelta { $reply } para { $other }.
    [gains-stable] { $square } permite { $reply }: fichas estables.
   *[other] { $square } no ve la respuesta { $reply }.
}
headline-later-moves = { $square }: más tarde, pocas jugadas para { $own }.
headline-later-frontier = { $square }: fichas expuestas más tarde para { $own }.
headline-later-targets = { $square }: poco que voltear después para { $own }.
headline-later-safe = { $square }: menos fichas estables para { $own }.
headline-more-replies = { $square } deja demasiadas jugadas para { $other }.
headline-fewer-moves = { $few ->
    [few] { $square }: muy pocas jugadas para { $own }.
   *[many] { $square }: menos jugadas para { $own }.
}
headline-more-frontier = { $square } expone demasiadas fichas.
headline-fewer-targets = { $square }: poco que voltear para { $own }.
headline-more-open = { $square } voltea fichas al descubierto.
headline-fewer-quiet-moves = { $square }: menos jugadas tranquilas para { $own }.
headline-flips-more = { $square } voltea demasiado y muy pronto.
headline-could-wait = { $square } podía esperar.
headline-opens-move = { $effect ->
    [threatens-corner] { $square } abre { $reply }, que amenaza { $effect-corner }.
    [double-threat] { $square } abre { $reply }, que amenaza dos esquinas.
    [quiet] { $square } abre la jugada tranquila { $reply }.
    [forces-pass] { $square } abre { $reply }, que obliga a pasar.
    [leaves-no-safe-move] { $square } abre { $reply }: ninguna jugada segura.
    [restricts] { $square } abre { $reply }, que quita jugadas.
    [takes-moves] { $square } abre { $reply }, que quita jugadas.
    [wedges] { $square } abre la cuña { $reply }.
    [takes-back] { $square } abre { $reply }, que la recupera.
   *[other] { $square } abre { $reply } para { $other }.
}
headline-leaves-open = { $best } cerraría { $reply } para { $other }.
headline-leaves-moves = { $replies-count ->
    [2] { $square } deja { $replies-first } y { $replies-last } para { $other }.
   *[other] { $square } deja { $replies-count } respuestas fuertes para { $other }.
}
headline-answers = { $best } prepararía { $answer } contra { $reply }.
headline-comes-later = Primero { $best }, luego { $square }.
headline-fewer-answers = { $square }: menos respuestas a { $reply } para { $own }.
headline-closes-square = { $square } permite a { $other } cerrar { $best }.
headline-too-early = { $square }, demasiado pronto: imposible para { $other }.
headline-shared-first = { $square } podía esperar; ambos quieren { $best }.
headline-both-want = Ambos quieren { $best }; { $square } lo deja.
headline-takes-back = { $square } recupera { $disc }.
headline-shares-square = { $square } abre { $best } para { $other }.
headline-ripens = { $best } haría buena { $next }.
headline-prepares = { $best } prepararía { $next }.
headline-leaves-square = { $effect ->
    [quiet] Ahora la tranquila { $at } es para { $other }.
    [restricts] Ahora { $at } es para { $other } y quita jugadas.
    [takes-moves] Ahora { $at } es para { $other } y quita jugadas.
    [gains-moves] Ahora { $at } es para { $other } y abre jugadas.
    [threatens-corner] Ahora { $at } es para { $other } y amenaza { $effect-corner }.
    [defends-corner] Ahora { $at } es para { $other } y defiende { $effect-corner }.
    [swindle] Ahora { $at } es para { $other }, y { $effect-at } en exclusiva.
    [forces-pass] Ahora { $at } es para { $other } y obliga a pasar.
    [takes-last-safe-move] Ahora { $at } es para { $other }: ninguna jugada segura.
    [leaves-no-safe-move] Ahora { $at } es para { $other }: ninguna jugada segura.
    [poisons-moves] Ahora { $at } es para { $other }: jugadas envenenadas.
    [controls-diagonal] Ahora { $at } es para { $other }, segura en diagonal.
    [double-threat] Ahora { $at } es para { $other }: amenaza dos esquinas.
    [stoner-trap] Ahora { $at } es para { $other }: trampa de Stoner.
    [fills-edge] Ahora { $at } es para { $other } y completa un borde.
    [wedges] Ahora { $at } es para { $other }: una cuña.
    [odd-region] Ahora { $at } es para { $other }, en región impar.
    [fills-region] Ahora { $at } cierra la región para { $other }.
    [gains-stable] Ahora { $at } es para { $other }: fichas estables.
   *[other] Ahora { $at }, que ambos querían, es para { $other }.
}
headline-runs-out-in-line = { $square }: pronto sin jugadas seguras para { $own }.
headline-edge-at-end = { $square } entrega el borde { $edge }.
headline-sacrifices-corner = { $role ->
    [better] { $square } cambiaría la esquina { $corner } por { $corner-too }.
   *[made] { $square } cambia la esquina { $corner } por { $corner-too }.
}
headline-passes-to-win = { $role ->
    [better] { $square } ganaría pasando más tarde.
   *[made] { $square } gana pasando más tarde.
}
headline-nearly-as-good = { $square } es casi tan buena como { $best }.
headline-deep-difference = { $best } es mejor, muchas jugadas después.
headline-expects = Sigue la variante tras { $square }.
headline-exact = Tras { $square }, el resto está demostrado.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square } ganaría la esquina { $corner }.
       *[made] { $square } gana la esquina { $corner }.
    }
   *[other] { $square } pierde la esquina { $corner }.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square }: pase forzado más tarde para { $own }.
   *[other] { $role ->
        [better] { $square } supondría luego un pase para { $other }.
       *[made] { $square }: pase forzado más tarde para { $other }.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square } tendría allí la última jugada.
       *[made] { $square } tiene allí la última jugada.
    }
   *[other] { $region-count ->
        [2] { $square } cede la última en { $region }.
       *[other] { $square } deja la última jugada para { $other }.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square } acaba en eliminación para { $own }.
   *[other] { $role ->
        [better] { $square } acabaría en eliminación para { $other }.
       *[made] { $square } acaba en eliminación para { $other }.
    }
}
reason-none = Ningún motivo destaca: compara las variantes.
reason-all-of-loss = Eso basta para explicar la pérdida.
reason-part-of-loss = Eso explica unas { $discs } de las { $loss } fichas perdidas.
person-you = ti
person-opponent = tu rival

## Tic-tac-toe

line-wins = { $square } gana: tres en raya.
line-misses-win = { $who ->
    [you] Podrías ganar enseguida con { $at }.
   *[other] { $own } podría ganar enseguida con { $at }.
}
line-blocks = { $square } impide el tres en raya de { $other }.
line-leaves-win = Tras { $square }, { $other } gana con { $at }.
line-forks = { $square } hace una horquilla: { $one } y { $two } ganan, y solo se puede bloquear una.
line-takes-fork = { $square } toma la casilla donde { $other } tendría una horquilla.
line-allows-fork = Tras { $square }, { $other } hace una horquilla con { $at }.
line-threatens = { $square } amenaza { $at }: { $other } tiene que bloquear allí.
line-takes-centre = En el centro se cruzan cuatro líneas.
line-ends = { $outcome ->
    [win] { $who ->
        [you] Con juego perfecto, ganas.
       *[other] Con juego perfecto, gana { $own }.
    }
    [loss] { $who ->
        [you] Con juego perfecto, pierdes.
       *[other] Con juego perfecto, pierde { $own }.
    }
   *[draw] Con juego perfecto, es empate.
}
line-best = { $square } es la mejor.
line-worse = { $best } es mejor que { $square }.
line-place-centre = La jugada está en el centro.
line-place-corner = La jugada está en una esquina.
line-place-side = La jugada está en un lado.
line-nudge-wins = Puedes ganar enseguida.
line-nudge-blocks = Tu rival amenaza con hacer tres en raya.
line-nudge-forks = Hay una horquilla: una jugada, dos amenazas.
line-nudge-takes-fork = Tu rival está a punto de hacer una horquilla.
line-nudge-threatens = Crea una amenaza, para que tu rival tenga que bloquear.
line-nudge-lines = Busca la casilla con más líneas abiertas.

## Principles, and what there is to practise

principle-corners = Una esquina no se puede voltear, y sostiene los bordes vecinos.
principle-x-squares = Una ficha junto a una esquina vacía suele regalar esa esquina.
principle-mobility = Quien tiene más jugadas puede esperar; el otro debe ceder algo.
principle-walls = Las fichas junto a casillas vacías dan jugadas al otro.
principle-few-discs = Al principio es mejor tener menos fichas: tu rival tiene menos que voltear.
principle-centre = Al principio, jugar cerca del centro mantiene tus fichas juntas y abre poco.
principle-quiet-moves = Una jugada tranquila solo voltea fichas interiores y no abre nada.
principle-safe-moves = Quien antes se queda sin jugadas seguras tiene que ceder una esquina.
principle-parity = Quien juega el último en una región conserva lo que voltea.
principle-edges = Un borde con hueco se puede atacar; uno lleno o equilibrado, difícilmente.
principle-wedges = Una cuña entre dos fichas en un borde puede ganar una esquina.
principle-stability = Las fichas estables nunca se voltean y cuentan al final.
principle-passing = Quien tiene que pasar regala dos jugadas seguidas.
principle-wipe-out = Quien se queda sin fichas ha perdido, por pronto que sea.
principle-swindles = Guarda para más tarde la casilla que solo tú puedes jugar.
principle-sacrifices = Vale la pena ceder una esquina si se gana más.
principle-diagonals = Una casilla X es segura mientras tengas toda la diagonal.
principle-threats = Una jugada no puede responder a dos amenazas.
principle-answers = Antes de jugar, busca la mejor respuesta de tu rival.
principle-counting = Cerca del final, cuenta cada variante hasta la última casilla.
subject-corners = esquinas
subject-x-squares = casillas junto a esquinas
subject-mobility = movilidad
subject-walls = muros y posiciones abiertas
subject-few-discs = voltear poco al principio
subject-centre = seguir cerca del centro
subject-quiet-moves = jugadas tranquilas
subject-safe-moves = jugadas seguras
subject-parity = paridad
subject-edges = bordes
subject-wedges = cuñas
subject-stability = fichas estables
subject-passing = pases forzados
subject-wipe-out = eliminaciones
subject-swindles = casillas exclusivas
subject-sacrifices = sacrificios
subject-diagonals = diagonales
subject-threats = dobles amenazas
subject-answers = respuestas del rival
subject-counting = contar el final

look-fewest-replies = ¿Qué jugada marcada deja menos respuestas a tu rival?
look-quiet = ¿Qué jugada marcada voltea solo fichas interiores?
look-fewest-flips = ¿Qué jugada marcada voltea menos fichas?
look-wanted = ¿En qué casilla marcada le gustaría jugar a tu rival?
look-replies = Encuentra la mejor respuesta de tu rival a cada jugada marcada.
nudge-only-move = Solo tienes una jugada.
nudge-mirrored = Aquí todas las jugadas son reflejos unas de otras: juega cualquiera.
nudge-corners = Mira las esquinas.
nudge-x-squares = Mira las casillas junto a las esquinas.
nudge-mobility = Cuenta las jugadas que dejas a tu rival.
nudge-walls = Mira las fichas junto a casillas vacías.
nudge-few-discs = Busca una jugada que voltee pocas fichas.
nudge-centre = Mira el centro del tablero.
nudge-quiet-moves = ¿Hay una jugada tranquila?
nudge-safe-moves = Cuenta las jugadas seguras de ambos.
nudge-parity = Cuenta las casillas vacías de cada región.
nudge-edges = Mira los bordes.
nudge-wedges = Busca un hueco en un borde.
nudge-stability = Busca fichas que ya no se puedan voltear.
nudge-passing = ¿Puedes hacer pasar a tu rival?
nudge-wipe-out = Cuenta las fichas de tu rival.
nudge-swindles = Busca una casilla que solo tú puedas jugar.
nudge-sacrifices = ¿Vale la pena ceder una esquina?
nudge-diagonals = Mira las diagonales largas.
nudge-threats = Busca dos amenazas a la vez.
coach-more = Pulsa i para saber más.
coach-candidates = { $moves }: una de ellas es la mejor.
coach-two = { $one } o { $other }: una de las dos es la mejor.
coach-book = { $square } es una jugada de libro. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] Fuiste por delante casi toda la partida.
   *[other] { $side } fue por delante casi toda la partida.
}
summary-trailed = { $side-who ->
    [you] Fuiste por detrás casi toda la partida.
   *[other] { $side } fue por detrás casi toda la partida.
}
summary-changed = La ventaja cambió de manos { $count } veces.
summary-close = La partida estuvo mucho tiempo igualada.
summary-uneven = { $side-who ->
    [you] Fuiste por delante en { $ahead } de { $count } jugadas, y por detrás en { $behind }.
   *[other] { $side } fue por delante en { $ahead } de { $count } jugadas, y por detrás en { $behind }.
}
summary-opening = Se jugó la apertura { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: { $square } te costó allí { $loss } fichas; { $best } es la mejor jugada de libro.
   *[other] { $name }: { $square } costó allí { $loss } fichas a { $side }; { $best } es la mejor jugada de libro.
}
summary-pattern = { $side-who ->
    [you] { $count } de tus { $of } errores { $pattern } (el último, en la jugada { $last }).
   *[other] { $count } de los { $of } errores de { $side } { $pattern } (el último, en la jugada { $last }).
}
summary-practise = Para practicar ahora: { $subject }.
summary-missed-by-both = Durante { $span } jugadas ambos dejaron { $square }: { $count } veces fue la mejor.
summary-missed = { $side-who ->
    [you] Dejaste { $square }, tu mejor jugada, { $count } veces en { $span } jugadas.
   *[other] { $side } dejó { $square }, la mejor jugada, { $count } veces en { $span } jugadas.
}
summary-good = { $side-who ->
    [you] Fase bien jugada: { $phase }, { $accuracy } % de precisión.
   *[other] { $side } jugó bien una fase: { $phase }, { $accuracy } % de precisión.
}
phase-opening = apertura
phase-midgame = medio juego
phase-endgame = final
pattern-corners = regalaron o dejaron pasar esquinas
pattern-x-squares = estaban junto a una esquina vacía
pattern-mobility = regalaron jugadas
pattern-walls = abrieron el tablero
pattern-few-discs = voltearon demasiadas fichas
pattern-centre = dejaron el centro demasiado pronto
pattern-quiet-moves = renunciaron a jugadas tranquilas
pattern-safe-moves = gastaron jugadas seguras
pattern-parity = cedieron la última jugada de una región
pattern-edges = debilitaron un borde
pattern-wedges = dejaron huecos en un borde
pattern-stability = renunciaron a fichas estables
pattern-passing = llevaron a un pase
pattern-wipe-out = arriesgaron la eliminación
pattern-swindles = cedieron una casilla exclusiva
pattern-sacrifices = dejaron pasar un sacrificio
pattern-diagonals = cedieron una diagonal
pattern-threats = dejaron pasar una doble amenaza
pattern-answers = no vieron una respuesta
pattern-counting = eran finales mal contados

## An expected line, move by move

line-title = Variante tras { $square }
line-other = Tab: la variante tras { $square }
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] Acabas { $margin } por delante ({ $sure }).
        [behind] Acabas { $margin } por detrás ({ $sure }).
       *[even] Una partida igualada ({ $sure }).
    }
   *[other] { $outcome ->
        [even] Una partida igualada ({ $sure }).
       *[other] { $leader } acaba { $margin } por delante ({ $sure }).
    }
}
line-gap = { $best } es { $gap ->
    [one] 1 ficha
   *[other] { $gap } fichas
} mejor que { $made }.
line-here = { $who ->
    [you] Aquí tienes { $own } { $own ->
        [one] jugada
       *[other] jugadas
    }, tu rival { $other }.
   *[other] Aquí { $side } tiene { $own } { $own ->
        [one] jugada
       *[other] jugadas
    }, { $rival } { $other }.
}
line-none = Aquí no hay variante que mostrar.

## A move tried again

retry-title = Otra vez
retry-better = Aquí se jugó { $square }. Encuentra una jugada mejor. v: volver al repaso
retry-after-best = { $square } era la mejor jugada. Prueba otra. v: volver al repaso
retry-unknown = Aquí se jugó { $square }. Prueba otra jugada. v: volver al repaso
retry-same = { $tried } { $score } ({ $sure }): otra vez la misma jugada
retry-even = { $tried } { $score } ({ $sure }): tan buena como { $square }
retry-gains = { $tried } { $score } ({ $sure }): { $gain } mejor que { $square }
retry-loses = { $tried } { $score } ({ $sure }): { $loss } peor que { $square }
retry-is-best = { $text }; ninguna jugada es mejor
retry-short = { $text }. La mejor jugada gana { $short } más. u: otra vez


## Puzzles

puzzle-title = Problema { $id }, dificultad { $strength }
puzzle-number = Problema { $id }
puzzle-question = { $title }. { $goal }
goal-win = Juega { $side } y gana.
goal-draw = Juega { $side } y empata.
goal-save-discs = Juega { $side }. No se puede ganar: pierde por la mínima diferencia posible.
goal-wipe-out = Juega { $side } y elimina al otro del tablero.
puzzle-right = { $square } es correcta. Tu rival responde { $answer }. ¿Y ahora?
puzzle-right-pass = { $square } es correcta. Tu rival tiene que pasar. ¿Y ahora?
puzzle-wrong = { $square } no: { $answer } la refuta.
puzzle-wrong-pass = { $square } no.
puzzle-solved = { $misses ->
    [0] ¡Resuelto! { $end }
    [one] Resuelto, con 1 fallo. { $end }
   *[other] Resuelto, con { $misses } fallos. { $end }
}
puzzle-motifs = Ideas: { $motifs }.
puzzle-calculate = Sin idea especial: calcula.
puzzle-go-on = Bien. ¿Y ahora?
puzzle-same-idea = La misma idea que en tu partida: { $subject }.
puzzle-end-win = Ganas por { $lead }.
puzzle-end-draw = Es empate.
puzzle-end-loss = Pierdes solo por { $lead }.
puzzle-end-wipe-out = Eliminas a tu rival.
puzzle-shown = Aquí está la solución. { $end }
puzzle-line = Mejor variante: { $line }.
puzzle-rating = Tu puntuación en problemas: { $rating }.
puzzle-comes-back = Verás otra vez este problema mañana.
puzzle-daily-late = Ya has resuelto el problema de hoy. Esta vez no cuenta.
puzzle-daily-title = Problema del día, { $day }
puzzle-daily-line = outflank, problema del día { $day }: { $blocks }, { $streak ->
    [one] 1 día seguido
   *[other] { $streak } días seguidos
}
puzzle-which-idea = Resuelto. ¿Cuál de estas ideas hay detrás?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = Sí: { $idea }.
puzzle-idea-wrong = No { $named }, sino { $idea }.
puzzle-ideas-named = { $known } de { $asked } ideas acertadas.
refusal-copy-puzzle = Solo el problema del día tiene un resultado que copiar
refusal-name-idea = Escribe su número, de 1 a 4
puzzles-drill = Encontrar y explicar
puzzles-drill-about = Encuentra la jugada y nombra la idea.
puzzle-none = Aquí no quedan problemas.
puzzle-none-missed = { $waiting ->
    [0] Nada que repetir.
    [one] Hoy nada que repetir. 1 problema vuelve más tarde.
   *[other] Hoy nada que repetir. { $waiting } problemas vuelven más tarde.
}
puzzle-rush = Carrera, { $minutes } minutos
puzzle-rush-about = Resuelve cuantos puedas en { $minutes } minutos. Con { $most } fallos se acaba.
puzzle-rush-left = Quedan { $left }. { $goal }
puzzle-rush-score = Resueltos: { $solved }, fallos: { $misses } de { $most }.
puzzle-rush-over = { $solved ->
    [one] 1 problema resuelto.
   *[other] { $solved } problemas resueltos.
}
puzzle-rush-time = ¡Se acabó el tiempo!
puzzle-rush-misses = Tres fallos: fin de la carrera.
puzzle-rush-best = ¡Nuevo récord!
puzzle-rush-not-best = Tu récord: { $best }.
puzzles-title = Problemas
puzzles-none-due = Hoy no hay problemas que repetir
puzzles-sample = { $empty ->
    [one] Juega { $side }, { $empty } casilla vacía
   *[other] Juega { $side }, { $empty } casillas vacías
}
puzzles-count = { $solved } de { $count } resueltos
puzzles-near = Para ti
puzzles-near-about = Problemas a tu medida. Solo puntúa el primer intento.
puzzles-daily = Problema de hoy
puzzles-daily-about = El problema de hoy, igual para todos ({ $day }).
puzzles-daily-done = Hecho por hoy. El próximo llega a medianoche UTC.
puzzles-streak = { $days ->
    [one] 1 día
   *[other] { $days } días
}
puzzles-missed = Otra vez
puzzles-missed-about = Problemas que fallaste, hasta que los resuelvas.
puzzles-due = pendientes: { $count }
puzzles-best = récord { $best }
puzzles-calculate = cálculo profundo
puzzles-calculate-about = Problemas sin idea especial.
puzzles-theme-about = Tema: { $motif }.
motif-quiet-move = una jugada tranquila
motif-few-discs = voltear pocas fichas
motif-mobility = dejar pocas jugadas
motif-last-safe-move = la última jugada segura
motif-wedge = una cuña
motif-stoner-trap = una trampa de Stoner
motif-unbalanced-edge = un borde desequilibrado
motif-double-attack = un ataque doble
motif-diagonal = dominar la diagonal
motif-parity = paridad
motif-against-parity = contra la paridad
motif-forced-pass = hacer pasar al rival
motif-no-safe-move = ninguna jugada segura
motif-passing-to-win = pasar para ganar
motif-swindle = una casilla exclusiva
motif-corner-refused = renunciar a una esquina
motif-corner-taken = tomar una esquina
motif-corner-offered = ceder una esquina
motif-x-square = una casilla X
motif-c-square = una casilla C
motif-only-escape = la única salida
motif-wipe-out = una eliminación
plain-puzzle-help = Escribe tu jugada, como f5. Palabras: hint, solution, board, quit.
plain-puzzle-again = Prueba otra vez.
plain-puzzle-next = Pulsa Enter para el siguiente problema, o escribe quit.

## Lessons

list-more = { $count } más abajo
learn-title = Aprender
learn-next = Tablero { $number } de { $count }: { $task }
learn-passed = superada
learn-exam = examen { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count } lecciones
   *[other] { $passed } de { $count } superadas
}
lesson-title = { $title }, { $number } de { $count }
lesson-title-exam = { $title }, examen { $number } de { $count }
lesson-source = De una partida: { $source }.
lesson-right = ¡Bien!
lesson-lesser = { $square } lo hace, pero hay algo mejor.
lesson-wrong = { $square } no.
lesson-not-that = { $square } no.
lesson-empty = Esa casilla está vacía.
lesson-other-disc = Esa es de { $side }.
lesson-wrong-number = { $number } no.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found } de { $count })
lesson-go-on = Enter: seguir
lesson-again = Enter: otra vez
lesson-pass = Enter: pasar
lesson-to-move = Juega { $side }
lesson-mark = Las flechas mueven, Enter marca la casilla
lesson-type-number = Escribe un número y pulsa Enter
lesson-done = { $title }: terminada.
lesson-exam-score = Examen: { $right } de { $count } a la primera.
lesson-passed = Superada.
lesson-not-passed = Aún no superada: solo se permite un fallo. Abre otra vez la lección para repetirla.
lesson-next = Enter: la siguiente lección
lesson-first-game = Enter: jugar una primera partida (nivel 1). ]: la siguiente lección
lesson-last = Enter: volver
lesson-line = Después: { $plies }.
ply = { $side } { $square } { $does }
ply-between = {"; "}
ply-takes-corner = toma la esquina
ply-ends-game = termina la partida
ply-forces-pass = no deja jugada: se pasa
ply-traps = tiende una trampa junto a { $corner }
ply-threatens-both = ataca { $corner } y { $corner-too }
ply-gives-corner = entrega { $corner }
ply-threatens-corner = ataca { $corner }
ply-defends-corner = defiende { $corner }
ply-wedges = mete una cuña
ply-fills-region = llena la región
ply-leaves-no-safe-move = solo deja jugadas que entregan una esquina
ply-quiet = es tranquila
ply-flips = { $count ->
    [one] voltea 1 ficha
   *[other] voltea { $count } fichas
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = Escribe el número de una lección, de 1 a { $count }, o quit.
plain-lesson-help = Escribe una casilla, como d3, o un número donde se pida. Enter sigue. Palabras: again, next, back, board, lessons, quit.

## Practice

practice-title = Práctica
practice-title-due = Práctica, pendientes: { $due }
practice-title-solved = Práctica, pendientes: { $due }, resueltas: { $right }/{ $asked }
practice-none = Aún no hay errores que practicar.
practice-none-today = Hoy no toca nada.
practice-none-about = Hoy no toca nada sobre: { $subject }.
practice-other-subject = s: el siguiente tema.
practice-only = Solo { $subject }. s: el siguiente tema.
practice-done = Hecho por hoy: { $right }/{ $asked } resueltas.
practice-next = La próxima toca el { $day }.
practice-how = Repasa una partida tuya (v): tus errores aparecen aquí.
practice-review = Enter: repasar tu última partida ({ $black }-{ $white }).
practice-from-level = De tu partida contra { $level } ({ $tag }) del { $day }.
practice-from-opponent = De tu partida contra { $opponent } del { $day }.
practice-from = De tu partida del { $day }.
practice-waiting = { $count ->
    [one] 1 posición nueva espera a mañana.
   *[other] { $count } posiciones nuevas esperan a mañana.
}
practice-solved = Resueltas del todo: { $count }.
practice-question = Juega { $side }. Encuentra la mejor jugada.
practice-played = { $loss ->
    [one] Aquí jugaste { $square } y perdiste 1 ficha.
   *[other] Aquí jugaste { $square } y perdiste { $loss } fichas.
}
practice-right = { $square } { $score }: bien, la mejor jugada.
practice-right-among = { $square } { $score }: bien. Igual de buena: { $best }.
practice-nearly = { $square } { $score }: aceptable. Mejor: { $best }, que da { $costs } más.
practice-better = { $square } { $score }: { $gained } mejor que { $made }. Mejor: { $best }, que da { $costs } más.
practice-wrong = { $costs ->
    [one] { $square } pierde 1 ficha. Mejor: { $best }.
   *[other] { $square } pierde { $costs } fichas. Mejor: { $best }.
}
practice-solved-now = Resuelta del todo.
practice-later = La verás otra vez más tarde.
practice-again = { $days ->
    [one] La verás otra vez mañana.
   *[other] La verás otra vez en { $days } días.
}
practice-puzzle-next = Ahora, un problema con la misma idea.
practice-title-drill = Ejercicio, quedan { $due }
practice-drill-done = Ejercicio terminado: { $right }/{ $asked } a la primera.
practice-drill-puzzles = { $count ->
    [one] Enter: un problema ({ $subject }).
   *[other] Enter: { $count } problemas ({ $subject }).
}
practice-puzzles-due = { $count ->
    [one] Toca un problema que fallaste. Enter: probar otra vez.
   *[other] Tocan { $count } problemas que fallaste. Enter: probar otra vez.
}
practice-enter-puzzles = Enter: problemas fallados
editor-title = Editor de posiciones
editor-empty = El tablero está vacío.
editor-stray = { $count ->
    [one] Ninguna partida llega aquí: { $squares } no toca ninguna otra ficha.
   *[other] Ninguna partida llega aquí: { $squares } no tocan ninguna otra ficha.
}
editor-how = Fila a fila: x = ficha negra, o = ficha blanca, - = casilla vacía.
editor-then = t: quién juega, n: vaciar, s: inicio, a: analizar, p: jugar.
position-discs = Negro { $black }, Blanco { $white }
position-to-move = { $discs }. Juega { $side }.
position-must-pass = { $discs }. { $side } tiene que pasar.
position-over = { $discs }. La partida ha terminado.
practice-to-move = Juega { $side }
practice-enter-next = Enter: siguiente posición

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch }: sí
news-off = { $switch }: no
news-people-on = el entrenador dice qué juegan los de { $rating }
switch-step-mode = paso a paso
switch-animation = animación
switch-mouse = ratón
switch-hints = ayudas
switch-values = valores
switch-coach = entrenador
switch-people = jugadas de la gente
switch-numbers = números de jugada
news-hints-on = ayudas: sí{ $urgent }
news-hints-off = Ayudas ocultas
news-turned = tablero girado: { $degrees } grados
news-theme = tema: { $theme } (hasta que salgas)
news-mistakes-both = [ y ] recorren ahora los errores de ambos
news-mistakes-of = [ y ] recorren ahora los errores de { $side }
news-time-is-up = { $who ->
    [you] Se te acabó el tiempo: la partida sigue, pero ya no cuenta
   *[other] A { $name } se le acabó el tiempo: la partida sigue, pero ya no cuenta
}
news-saved = guardado: { $path }
news-settings-aside = tus ajustes anteriores están ahora en { $name }
news-imported-one = añadida a la biblioteca
news-imported-known = ya está en la biblioteca
news-imported = añadidas a la biblioteca: { $new }; ya estaban: { $known }
news-imported-partly = añadidas a la biblioteca: { $new }; ya estaban: { $known }; ilegibles: { $refused }
news-step-by-itself = paso a paso: pulsa Enter para seguir
news-own-game = una partida nueva desde aquí
news-own-game-redo = una partida nueva desde aquí; r repite las jugadas originales
news-pasted = Izquierda/derecha: recorrer; Enter: jugar desde aquí
news-missed = { $made } no: lo correcto era { $right }
news-copied = copiado (si tu terminal lo permite)
news-kept-again = las partidas vuelven a guardarse
news-settings-kept = ajustes guardados
news-deleted = borrada (u: deshacer)
news-import-undone = partidas de la última importación borradas: { $count } (u: deshacer)
news-board-taken = Se ha colocado el tablero pegado.
news-analysis-continued = Tu análisis del { $date }. n: uno nuevo.
news-tree-analysed = Analizo en segundo plano todas las variantes. t: parar.
news-tree-done = { $count ->
    [one] Análisis listo: 1 posición.
   *[other] Análisis listo: { $count } posiciones.
}
news-tree-analysis-stopped = Análisis parado
news-line-taken = La continuación esperada es ahora una variante. r: seguirla.
news-promoted = Variante subida.
news-line-deleted = Borrada. z: recuperarla.
news-line-restored = Recuperada.
news-lines-copied = Otra ventana cambió estas variantes. Las tuyas están guardadas con una copia de la partida.
news-idle-soon = ¿Sigues ahí? Pulsa una tecla antes de un minuto para quedarte
news-restored = partida recuperada

## What is not possible, and what to do instead

refusal-over = la partida ha terminado (n: nueva partida)
refusal-turn = no te toca: juega { $name }
refusal-turn-enter = no te toca: Enter deja jugar a { $name }
refusal-must-pass = { $who ->
    [you] No tienes jugada legal y debes pasar: pulsa Enter
   *[other] { $name } no tiene jugada legal y debe pasar: pulsa Enter
}
refusal-coach-failed = un fallo de outflank detuvo al entrenador
refusal-no-move = el ordenador no encontró ninguna jugada legal: Enter para probar otra vez
refusal-opponent = ninguna jugada de { $name } ({ $why }): Enter para probar otra vez
refusal-take-back = nada que deshacer
refusal-redo = nada que rehacer
refusal-before-retry = aquí solo se repite esta jugada (v: volver al repaso)
refusal-no-resigning = no hay partida que abandonar
refusal-no-typing = solo estás mirando esta partida
refusal-no-number = aquí no se pide ningún número
refusal-type-number = escribe un número y pulsa Enter
refusal-column = no hay columna { $digit }: escribe de 1 a 8 para a-h
refusal-half-move = escribe también la fila, de 1 a 8, o usa las flechas
refusal-turn-board = solo se puede girar el tablero de Reversi
refusal-row = no hay fila { $digit }: escribe de 1 a 8
refusal-square = «{ $text }» no es una casilla: escribe { $range }
refusal-guest-unsuited = { $name } no puede jugar desde este inicio: cambia la posición o el rival
refusal-coach = el entrenador solo conoce Reversi 8x8 en que gana quien tiene más fichas
refusal-no-coach-here = En esta partida el entrenador calla: v la repasa al final
refusal-coach-silent = aquí sin entrenador: solo conoce Reversi 8x8 en que gana quien tiene más fichas
refusal-no-people = las jugadas de la gente solo se conocen en Reversi normal
refusal-values = solo hay valores en Reversi 8x8 en que gana quien tiene más fichas
refusal-review = aún no hay jugadas que repasar
refusal-reviewed = repasa antes la partida (v)
refusal-review-begun = el repaso acaba de empezar: prueba otra vez en un momento
refusal-mistake = no se encontraron errores
refusal-more = aquí no hay más que decir
refusal-explain = Aún nada que explicar. i llama al entrenador.
refusal-over-here = aquí la partida ha terminado: retrocede antes
refusal-retry = ve antes a una jugada y luego prueba otra
refusal-export = no hay partida que exportar
refusal-nothing-to-solve = aquí nadie puede jugar
refusal-nothing-to-delete = ve antes a la jugada que quieres borrar
refusal-no-move-or-opening = «{ $text }» no es una jugada ni el nombre de una apertura
refusal-no-times = no se conocen los tiempos de esta partida
refusal-no-moves = aún no se ha jugado nada
refusal-no-link = este enlace no abre ninguna posición, problema o lección
refusal-not-in-line = esa tampoco: Enter muestra la correcta
refusal-qr = es demasiado largo para un código QR
refusal-no-library = las partidas no se guardan: no hay biblioteca que abrir
refusal-analysis = las partidas con estas reglas no se pueden analizar
refusal-line-known = la continuación esperada ya está: r la sigue
refusal-end-of-line = aquí acaba la variante: juega para seguir
refusal-variation = aquí no hay variantes
refusal-mark = aún no hay jugada que marcar
refusal-undelete = nada que deshacer
refusal-no-import = no hay ninguna importación que deshacer
refusal-lost-key = tu clave no sirve aquí (RSA necesita 2048 bits): eres un invitado
refusal-record = no es una partida legible: { $why }
refusal-pasted = pegado, { $kind }: { $why }
refusal-not-saved = no se pudo guardar la partida: { $why }
refusal-settings-not-saved = no se pudieron guardar los ajustes: { $why }
refusal-shell = no hay shell a la que volver
refusal-not-kept = las partidas no se guardan: { $why }
refusal-set-aside = la biblioteca estaba dañada y ahora se llama { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (y { $more } más)

sure-why = ¿Seguro? { $why }
sure-look = ¿Seguro? Mira qué puede hacer { $other } tras { $square }.
resign-sure = { $who ->
    [you] ¿Abandonar esta partida? Cuenta como derrota
   *[other] { $name } abandona: ¿seguro?
}
take-back-to = { $number ->
    [0] ¿Deshacer hasta el inicio?
   *[other] ¿Deshacer hasta la jugada { $number }?
}
typed-filter-empty = Filtro, como tastet white 2010-2019 @open won:black, people u own (vacío: todas)
typed-filter = Filtro: { $text }_
typed-comment = Comentario: { $text }_
typed-move = Tu jugada: { $text }_
typed-search = Buscar: { $text }_
typed-name = Tu nombre: { $text }_
typed-opponent = Nombre del segundo jugador: { $text }_

## The game library

library-title = Biblioteca
library-empty = Aún no hay partidas: juega una, o lee un archivo con outflank import
library-nothing = ningún resultado (Esc: todas las partidas)
library-view-empty = aquí no hay partidas (Tab: otra lista)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, sin acabar
library-unfinished-place = { $black } - { $white }{ $score }, sin acabar, { $place }
library-legend = * sin acabar
library-count = { $at } de { $total }
library-by = por { $sort }
library-date = Fecha
library-score = Tanteo
library-opening = Apertura
library-place = Torneo
view-all = todas las partidas
view-own = jugadas aquí
view-unfinished = sin acabar
view-imported = importadas
view-deleted = borradas
outcome-won = ganadas
outcome-lost = perdidas
outcome-drawn = empatadas
outcome-black = gana Negro
outcome-white = gana Blanco
sort-date = fecha
sort-black = Negro
sort-white = Blanco
sort-result = resultado
sort-opening = apertura

## Export, paste

export-title = Exportar la partida
export-copy = copiar { $form }
export-image = guardar el tablero como imagen PNG
export-save = guardar { $form }
export-qr = código QR: { $form }
export-copy-link = copiar un enlace a la página web
export-qr-link = código QR de un enlace a la página web
form-transcript = las jugadas
form-board = la posición (texto)
form-ggf = como GGF
form-sgf = como SGF, con variantes
form-pgn = como PGN, con variantes
form-svg = un diagrama numerado (SVG)
form-picture = una imagen del tablero (SVG)
form-json = como JSON
form-link = un enlace a la posición (Hamlite)
form-card = una tarjeta: el tablero y una pregunta
qr-board = La posición: 64 casillas desde a1 y quién juega
qr-transcript = Las jugadas de la partida
qr-link = Un enlace que abre la posición en Hamlite, un tablero en la web
qr-too-small = La ventana es demasiado pequeña para este código QR: hacen falta { $width }x{ $height }.
pasted-title = Pegado
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
pasted-complaints = { $count ->
    [one] 1 partida no se pudo leer
   *[other] { $count } partidas no se pudieron leer
}
pasted-part = Se pueden leer { $read } de { $moves } jugadas: Enter las abre.
pasted-open-kept = Enter para abrir; tu partida se conserva.
pasted-open = Enter para abrir.
pasted-add = Enter para añadirlas a la biblioteca.
pasted-discard = Esc: descartar.

## Statistics

statistics-phases = Fichas perdidas por errores, por partida repasada
statistics-title = Estadísticas { $dot } { $game }
statistics-none = Aún no has acabado ninguna partida contra el ordenador.
statistics-level = Nivel
statistics-all = Todos
statistics-games = part.
statistics-won = gan.
statistics-drawn = emp.
statistics-lost = perd.
statistics-average = media
statistics-best = máx.
statistics-streak = Victorias seguidas: { $now } (récord { $longest })
statistics-scale = media y máx. son diferencias en fichas; el nivel 3 tiene puntuación 1000.
statistics-rating = Puntuación { $value } { $sign } { $spread }
statistics-puzzles = Problemas: { $solved } de { $tried } resueltos a la primera.
statistics-puzzle-range = Tu puntuación está entre { $low } y { $high }.
statistics-course = Puntuación tras cada partida
statistics-weaknesses = Lo que más te cuesta
statistics-mistakes = errores
statistics-discs = fichas
statistics-before = antes
statistics-lately = ahora
trend-better = mejor
trend-same = igual
trend-worse = peor
trend-unknown = { "" }
statistics-scale-weaknesses = antes y ahora son fichas perdidas por partida, en tus últimas 20 partidas repasadas.
guests-title = Motores
guests-none = Aún no hay motores. Añade uno en config.toml y reinicia outflank. Por ejemplo:
guests-none-protocol = El protocolo es "gtp" o "nboard".
guests-keys = Enter: probarlo, diez segundos como mucho
guests-log = Lo que dijo { $name }
guests-log-empty = Aún nada. Arranca cuando se le pide una jugada.
guests-log-below = { $count } más abajo
guest-trial-under-way = Probando…
guest-works = funciona: { $seconds } s por jugada
guest-works-as = funciona: { $name }, { $seconds } s por jugada
player-guest = motor

## Tournaments

tournament-standings = Clasificación
tournament-ended = Partidas
tournament-points = puntos
tournament-elo = Elo
tournament-results = G-E-P
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] ronda { $round } de { $rounds }
    [one] ronda { $round } de { $rounds }, 1 partida jugada
   *[other] ronda { $round } de { $rounds }, { $count } partidas jugadas
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: ampliar el tablero. q: parar
tournament-over = Torneo terminado: gana { $name }
tournament-passes = { $name } tiene que pasar
tournament-your-move = { $name }, te toca{ $urgent }
analyst-title = { $name } (profundidad { $depth })
analyst-looking = Pensando...
refusal-no-engines = Aún no hay motores: la página Motores muestra cómo añadir uno
refusal-rush = Eso acaba tu carrera. Pulsa otra vez para acabarla
refusal-clock-runs = tu partida sigue y el reloj corre: otra vez para salir
refusal-tournament = Las partidas sin acabar no tendrán resultado. Pulsa q otra vez para parar

statistics-keys = Izquierda/derecha: otros juegos

## Settings

setting-on = sí
settings-title = Ajustes
settings-board = Tablero
settings-help = Ayudas y entrenador
settings-game = Tus partidas
settings-program = Programa
settings-advanced = Avanzado...
settings-advanced-about = Ajustes que pocos necesitan.
setting-off = no
setting-theme = Tema
setting-board = Tamaño
setting-board-about = Lo más grande que puede ser una casilla.
setting-simple = Sencillo
setting-simple-about = Solo el tablero, el marcador y cinco teclas, lo más grande posible.
setting-pictures = Imágenes
setting-pictures-about = Fichas redondas como imágenes: terminales con kitty, sixel o iTerm2.
setting-pictures-none = Este terminal no muestra imágenes.
setting-width = Ancho de los signos
setting-width-about = Columnas que ocupa un signo como el disco; con dos se evita.
setting-turned = Giro del tablero
setting-turned-about = Gira el tablero a la derecha (B en una partida).
setting-degrees = { $degrees } grados
setting-labels = Coordenadas
setting-labels-about = Letras y cifras alrededor del tablero.
setting-key-signs = Signos de teclas
setting-key-signs-about = Flechas e Intro como signos en la línea de teclas: ↑↓ ←→ ⏎.
setting-numbers = Números de jugada
setting-numbers-about = Números en las fichas al ver una partida (#).
setting-animation = Animación
setting-animation-about = Muestra cómo se voltean las fichas.
setting-human-pace = Ritmo humano
setting-human-pace-about = Los rivales humanos tardan hasta dos segundos por jugada.
setting-hints = Ayudas
setting-hints-about = Un punto en cada casilla legal.
setting-flip-marks = Vista previa
setting-flip-marks-about = Marca las fichas que la jugada voltearía.
setting-values = Valores
setting-values-about = Diferencia final esperada, en fichas.
setting-coach = Entrenador
setting-people = Jugadas de la gente
setting-people-about = El entrenador dice qué juega la gente de tu nivel.
setting-peers = Comparar con
setting-peers-about = Con las jugadas de quién compara el entrenador.
setting-peers-own = tu nivel
setting-peers-rated = puntuación { $rating }
setting-language = Idioma
setting-language-about = El idioma de la pantalla.
setting-language-system = del sistema
setting-warning = Aviso
setting-warning-about = Pregunta «¿seguro?» antes de una jugada que cuesta mucho.
warning-off = no
warning-blunder = errores graves
warning-mistake = errores
warning-inaccuracy = imprecisiones
setting-coach-about = Muestra la mejor jugada y por qué.
setting-step = Paso a paso
setting-step-about = El ordenador espera a que pulses Enter.
setting-flag = Sin tiempo
setting-flag-loses = pierde
setting-flag-plays-on = sigue jugando
setting-flag-loses-about = Pierde quien se queda sin tiempo.
setting-flag-plays-on-about = La partida sigue, pero ya no cuenta para tu puntuación.
setting-clock = Reloj
setting-number-pad = Teclas 3 en raya
setting-number-pad-on = teclado numérico
setting-number-pad-off = de lectura
setting-number-pad-on-about = Tres en raya: 7 8 9 es la fila superior.
setting-number-pad-off-about = Tres en raya: 1 2 3 es la fila superior.
setting-mouse = Ratón
setting-mouse-about = Apágalo para seleccionar texto en el terminal.
setting-bell = Timbre
setting-bell-about = Suena una vez cuando te toca y estás en otra ventana.
setting-quiet = Horas de silencio
setting-quiet-about = Sin timbre entre estas horas.
setting-quiet-none = ninguna
setting-quiet-hours = de { $from }:00 a { $to }:00
setting-threads = Hilos de análisis
setting-threads-about = Más hilos son más rápidos; solo uno da resultados repetibles.
setting-memory = Memoria de análisis
setting-memory-about = Memoria para el tablero de análisis.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = Tu nombre
setting-name-about = Pulsa Enter para cambiarlo.
setting-name-unset = Tú
setting-opponent = Segundo jugador
setting-opponent-about = Nombre del segundo jugador en partidas de dos.
setting-opponent-unset = por color
setting-page = Página web
setting-page-about = Dirección a la que llevan enlaces y códigos QR. Enter para cambiarla.
setting-page-unset = ninguna
setting-level = Nivel inicial
setting-level-about = Ya elegido en la pantalla inicial.
setting-side = Color inicial
setting-side-about = Ya elegido en la pantalla inicial.
theme-own = Tu propio tema.
theme-auto = Según el terminal: classic, o paper sobre fondo claro.
theme-classic = Fieltro verde en un marco de nogal.
theme-midnight = Azul profundo, para la noche.
theme-paper = Tinta sobre papel, para fondos claros.
theme-contrast = Gris, azul, naranja: seguro para daltónicos.
theme-mono = Sin color alguno: formas y corchetes.
theme-ascii = X y O, solo ASCII.

## Keys

own-keys-no-set = juego de teclas desconocido «{ $name }»: solo se permite vi
own-keys-no-command = orden desconocida «{ $name }»: véase outflank manual keys
own-keys-no-key = tecla desconocida «{ $key }»: usa un carácter, Up, Enter, F2, Ctrl-X...
own-keys-none = ninguna tecla utilizable para «{ $name }»
own-keys-twice = { $key } es a la vez { $one } y { $two }: quedan las teclas de siempre
own-look-no-base = base desconocida «{ $name }»: classic, midnight, paper, contrast
own-look-no-role = papel de color desconocido «{ $role }»: véase outflank manual settings
own-look-no-color = { $role } toma un color como #26804f, no «{ $color }»
own-look-contrast = { $one } sobre { $other } se ve mal: contraste { $ratio }, al menos { $least }
palette-title = Órdenes
palette-typed = > { $text }_
palette-nothing = ninguna orden así
palette-start = Pantalla inicial
palette-library = Biblioteca
palette-analysis = Análisis
palette-page = Ir a: { $name }
palette-lesson = Lección: { $name }
palette-puzzle = Problemas: { $name }
palette-game = Juego: { $name }
palette-level = Nivel: { $name }
palette-person = Como una persona: { $name }
palette-against = Jugar contra: { $name }
palette-setup = Preparar: { $name }
palette-theme = Tema: { $name }
palette-editor = Editor de posiciones

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = deshacer atrás
synonyms-redo = rehacer adelante
synonyms-hints = ayuda legales puntos jugadas mostrar pista
synonyms-values = valores valor evaluación diferencia analizar
synonyms-coach = consejo mejor sugerencia pista explicar
synonyms-people = gente popular común humanos jugadores fuerza porcentaje
synonyms-why = motivo razón explicar detalle
synonyms-line = variante continuación
synonyms-review = errores analizar fallos precisión revisar
synonyms-new-game = reiniciar empezar jugar nueva
synonyms-resign = abandonar rendirse perder
synonyms-theme = colores color tema aspecto oscuro claro
synonyms-turn-board = girar voltear orientación lado
synonyms-animation = voltear velocidad
synonyms-step = pausa esperar
synonyms-look = tema
synonyms-copy = portapapeles jugadas transcripción
synonyms-export = guardar compartir archivo imagen svg
synonyms-help = teclas reglas manual atajos órdenes
synonyms-quit = salir dejar cerrar
synonyms-try-again = reintentar
synonyms-game-drill = ejercicio practicar errores de esta partida
synonyms-library = partidas historial guardadas archivo buscar importar torneo
synonyms-practice = entrenamiento ejercicios errores
synonyms-analysis = explorador aperturas libro variantes estudio entrenador
synonyms-statistics = puntuación resultados elo progreso
synonyms-start = menú inicio principal
synonyms-learn = lecciones tutorial curso escuela
synonyms-puzzles = problemas táctica
synonyms-settings = opciones preferencias configurar nombres sonido timbre ratón idioma imágenes sencillo grande
synonyms-engines = edax gtp nboard programas
synonyms-editor = editar colocar tablero posición
synonyms-lesson = aprender lección
synonyms-puzzle = problema
synonyms-daily = diario día
synonyms-near = nivel fuerza
synonyms-drill = ejercicio idea
synonyms-game = variante reglas othello
synonyms-level = nivel dificultad
synonyms-setup-level = dificultad principiante difícil fácil fuerte débil
synonyms-person = persona humano gente rival
synonyms-clock = reloj tiempo
keys-palette = En la lista de órdenes
key-palette = Buscar una orden por su nombre
key-run = Ejecutar la orden
bar-run = ejecutar

help-rules = Reglas
help-page = Esta página
help-keys = Todas las teclas
help-more-keys = Todas las teclas están en la siguiente pestaña (derecha).
help-more = más abajo
help-manual = El manual dice más: outflank manual en una shell.
keys-board = En una partida
keys-start = En la pantalla inicial
keys-entry = Al escribir una jugada
keys-result = Tras una partida
keys-library = Biblioteca
keys-replay = Al ver una partida
keys-editor = Editor de posiciones
keys-analysis = Análisis
keys-trainer = Entrenador de aperturas
keys-holes = Huecos del repertorio
keys-games-here = Partidas de una posición
keys-line = Continuación esperada
keys-practice = Práctica
keys-learn = Lecciones
keys-lesson = En una lección
keys-puzzles = Problemas
keys-puzzle = En un problema
keys-settings = Ajustes
keys-guests = Motores
keys-tournament = Torneo
keys-tournament-board = Torneo: un tablero
keys-statistics = Estadísticas
keys-help = En la página de ayuda
keys-anywhere = En todas partes

key-click = Jugar una casilla; elegir de un menú, de las teclas o de la lista de jugadas
key-wheel = Desplazar la lista de jugadas
key-help = Ayuda: las reglas y todas las teclas
key-quit = Salir (la partida se guarda); al escribir, Ctrl-C
key-suspend = Volver a la shell; `fg` trae de nuevo el juego
key-repaint = Redibujar la pantalla
key-theme = Tema siguiente
key-export = Exportar la partida: copiarla o guardarla en un archivo
key-copy = Copiar las jugadas
key-values = Diferencia final esperada de cada jugada legal
key-people = Entrenador: decir qué juega la gente de tu nivel
key-coach = Entrenador: una pista, la idea, luego la mejor jugada y por qué
key-review = Repasar la partida jugada a jugada
key-review-retry = Repasar la partida; al reintentar: volver al repaso
key-type = Escribir una casilla para jugarla; tras : pulsa Enter
key-next-legal = Casilla legal siguiente, anterior
key-hints = Ayudas sí/no (breve espera, por si escribes h4): casillas legales; en tres en raya, victorias y amenazas
key-library = Biblioteca
key-back-start = Volver a la pantalla inicial
key-back-start-saved = Volver a la pantalla inicial (la partida se guarda)
key-page = Página arriba, página abajo
key-ends = Al inicio, al final
key-cursor = Mover el cursor
key-play = Jugar en el cursor; paso a paso: siguiente
key-digits = Columna, luego fila: 81 es arriba a la derecha; en tres en raya, una cifra
key-take-back = Deshacer (contra el ordenador: hasta tu turno)
key-resign = Abandonar: la partida se pierde
key-take-back-to = Deshacer hasta esa jugada
key-turn = Girar el tablero 90 grados
key-times = Tiempo por jugada en vez del resultado
key-numbers = Números de jugada sí/no
key-redo = Rehacer una jugada deshecha
key-new = Nueva partida (esta se guarda)
key-step = Paso a paso: el ordenador espera a Enter
key-animation = Animación sí/no
key-mouse = Ratón sí/no (no: el terminal selecciona texto)
key-scroll-log = Desplazar la lista de jugadas
key-start = Empezar, o cambiar lo elegido
key-analyst = Mostrar variantes de: motor siguiente, ninguno
key-choose-board = Elegir un tablero
key-see-board = Ampliar
key-next-board = Tablero siguiente o anterior
key-next-legal-or-board = Siguiente casilla legal si te toca; si no, siguiente tablero
key-scroll-standings = Desplazar la clasificación
key-play-on-turn = Jugar cuando te toca
key-back-tournament = Volver a la clasificación
key-choose-guest = Elegir un motor
key-try-guest = Probarlo, diez segundos como mucho
key-scroll-guest-log = Desplazar el registro
key-choose-line = Elegir una línea
key-change = Cambiar el ajuste
key-play-entry = Hacer la jugada
key-cancel = Cancelar
key-again = Jugar otra vez
key-even = Jugar con un nivel de tu fuerza
key-new-setup = Preparar otra partida
key-undo-last = Deshacer la última jugada
key-close-result = Cerrar el cuadro y ver el tablero
key-scroll = Desplazar
key-tab = Cambiar de pestaña
key-close = Cerrar
key-change-save = Cambiar y guardar
key-change-name = Cambiar; escribir un nombre
key-save-name = Guardar el nombre
key-keep-name = Dejar el nombre anterior
key-open = Abrir la partida; seguir una sin acabar
key-choose-game = Elegir una partida
key-search = Buscar por nombre, fecha, torneo o apertura
key-view = Mostrar: todas, jugadas aquí, sin acabar, importadas, borradas
key-sort = Ordenar por fecha, Negro, Blanco, resultado, apertura
key-outcome = Mostrar: todas, ganadas, perdidas, empatadas, gana Negro, gana Blanco
key-opponent = Mostrar las partidas contra este rival
key-event = Mostrar las partidas de este torneo
key-delete = Borrar la partida; entre las borradas: recuperarla
key-undelete = Deshacer el último borrado
key-undo-import = Borrar las partidas de la última importación
key-clear-back = Vaciar la búsqueda, luego volver a la pantalla inicial
key-finish-search = Terminar de escribir
key-clear-search = Vaciar la búsqueda
key-step-move = Una jugada atrás, adelante
key-step-ten = Diez jugadas atrás, adelante
key-mistakes = Error anterior, siguiente
key-mistakes-of = Mostrar errores de: ambos, Negro, Blanco
key-try-again = Otra vez: hacer aquí otra jugada
key-game-drill = Ejercicio: errores de esta partida y problemas
key-detail = Por qué: el siguiente motivo en detalle
key-line = Recorrer la continuación esperada
key-other-line = La variante de la otra jugada
key-leave-line = Dejar la variante
key-replay-enter = Jugar desde aquí; en un repaso, el siguiente error
key-play-on = Jugar desde aquí como partida nueva
key-back = Volver
key-another-game = Otros juegos
key-sure = Jugarla de todos modos
key-choose-weakness = Elegir una debilidad
key-practise-weakness = Practicarla
key-weakness-lesson = Abrir su lección
key-weakness-puzzles = Resolver problemas sobre ella
key-edit = Editar la posición
key-place-black = Poner una ficha negra y avanzar a la derecha
key-place-white = Poner una ficha blanca y avanzar a la derecha
key-erase = Vaciar la casilla y avanzar a la derecha
key-cycle = Alternar negra, blanca, vacía
key-other-side = Cambiar quién juega
key-empty-board = Vaciar el tablero
key-start-board = Volver a la posición inicial
key-swap-colors = Cambiar los colores
key-rotate = Girar el tablero 90 grados
key-mirror = Reflejar el tablero
key-undo-edit = Deshacer
key-analyse-position = Analizar la posición
key-play-position = Jugar desde aquí contra el ordenador
key-analyse = Analizar la partida: variantes, comentarios, marcas
key-analysis-play = Jugar aquí: seguir la variante o empezar una
key-step-back = Una jugada atrás
key-step-on = Una jugada adelante
key-variations = Variante anterior, siguiente
key-comment = Comentar la última jugada
key-mark = Marcar la última jugada: !, !!, !?, ?!, ?, ??
key-explore = Mostrar lo que se jugó aquí, u ocultarlo
key-games-here = Listar las partidas que llegaron a esta posición
key-train = Entrenar desde aquí: tus variantes, o buenas respuestas a jugadas comunes
key-new-analysis = Empezar un análisis nuevo; este se guarda si tiene variantes o comentarios
key-analyse-tree = Analizar en segundo plano todas las variantes; otra vez: parar
key-engine = Encender o parar el motor
key-solve = Resolver: mirar hasta el final de la partida, tarde lo que tarde; otra vez: parar
key-solve-position = Resolver la posición
key-holes = Buscar huecos: jugadas comunes sin respuesta en tu repertorio
key-train-play = Responder con esta jugada; al final de una variante, la siguiente
key-train-again = Empezar otra vez la variante
key-open-hole = Ir a esta jugada
key-choose-hole = Elegir una jugada
key-filter = Filtrar partidas: por jugador, año, torneo o resultado
key-use-filter = Usar este filtro
key-drop-filter = Cancelar
key-open-here = Abrir la partida en esta jugada
key-best-lines = Mostrar tantas mejores variantes; 0: ninguna
key-take-line = Añadir la continuación esperada como variante
key-promote = Subir la variante
key-delete-line = Borrar la jugada y todo lo que sigue
key-restore-line = Recuperar lo borrado
key-fold = Ocultar las variantes, o mostrarlas
key-save-comment = Guardar el comentario
key-drop-comment = Dejarlo como estaba
key-subject = Practicar un solo tema; otra vez para el siguiente
key-choose-lesson = Elegir una lección
key-open-lesson = Abrir la lección
key-lesson-answer = Jugar, marcar o responder; luego seguir
key-lesson-number = Escribir un número, donde se pida
key-lesson-again = Otra vez, o empezar de nuevo este tablero
key-lesson-boards = Tablero anterior / siguiente de la lección
key-lesson-leave = Volver a la lista de lecciones
key-choose-puzzles = Elegir
key-open-puzzles = Abrir
key-puzzle-play = Hacer la jugada; luego seguir
key-puzzle-again = Deshacer una jugada equivocada
key-puzzle-name = Nombrar la idea, en un ejercicio
key-puzzle-idea = Mostrar las ideas; entonces vale la mitad
key-practice-idea = Mostrar la idea de la mejor jugada
key-puzzle-solution = Mostrar la solución
key-puzzle-share = Compartir el problema: enlace, posición, código QR
key-lesson-share = Compartir la lección: enlace, posición, código QR
key-puzzle-copy = Copiar el resultado del problema del día
key-puzzle-leave = Volver a la lista de problemas
key-practice-play = Jugar en el cursor; luego la siguiente posición
key-choose-format = Elegir un formato
key-do-export = Exportar
key-accept = Aceptar
key-discard = Descartar

bar-help = ayuda
bar-quit = salir
bar-type = escribir
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = siguiente
bar-hints-show = ver ayudas
bar-hints-hide = sin ayudas
bar-back = volver
bar-leave = salir
bar-play = jugar
bar-coach = entrenador
bar-values = valores
bar-undo = deshacer
bar-undo-import = quitar importación
bar-resign = abandonar
bar-take-back = deshacer
bar-redo = rehacer
bar-new = nueva
bar-start = inicio
bar-choose = abrir
bar-move = mover
bar-next-mistake = sig. error
bar-change = cambiar
bar-cancel = cancelar
bar-again = otra vez
bar-even = a tu nivel
bar-review = repaso
bar-review-mattered = lo decisivo
bar-new-setup = preparar
bar-board = tablero
bar-scroll = desplazar
bar-close = cerrar
bar-tab = pestaña
bar-ok = OK
bar-open = abrir
bar-search = buscar
bar-view = lista
bar-sort = ordenar
bar-filter = filtro
bar-delete = borrar
bar-restore = recuperar
bar-done = listo
bar-clear = vaciar
bar-step = paso
bar-ends = inicio/fin
bar-mistakes = errores
bar-own-mistakes = tus errores
bar-next-board = otro tablero
bar-tournament = tabla
bar-try = probar
bar-try-again = otra vez
bar-retry = reintentar
bar-game-drill = ejercicio
bar-why = por qué
bar-line = variante
bar-other-line = la otra
bar-play-on = jugar aquí
bar-first-game = primera partida
bar-costliest = peor error
bar-copy = copiar
bar-set = poner
bar-turn = turno
bar-analyse = analizar
bar-explore = partidas
bar-train = entrenar
bar-solve = resolver
bar-once-more = de nuevo
bar-lines = variantes
bar-engine-on = iniciar motor
bar-engine-off = parar motor
bar-variation = variante
bar-comment = comentario
bar-idea = idea
bar-puzzles = problemas
bar-lesson = lección
bar-solution = solución
bar-export = exportar
bar-practise = practicar
bar-answer = responder
bar-mark = marcar
bar-subject = tema
bar-game = juego
bar-discard = descartar
bar-result = resultado
bar-pass = pasar
bar-next-move = sig. jugada
bar-go-on = seguir

## The end

farewell = ¡Gracias por jugar a outflank!
farewell-score = { $title }: { $score }.
farewell-final = Resultado final: { $score }. { $verdict }.
farewell-current = Resultado actual: { $score }. { $verdict }.
farewell-opening = Apertura: { $name }.
farewell-continue = Para seguir: { $command }
farewell-unfinished = Sin acabar: { $command }
farewell-guest = Durante un día puedes volver con el usuario { $name }.
farewell-memory = outflank se ha cerrado porque faltaba memoria.

## Line by line (--plain)

plain-menu-title = outflank: Reversi y tres en raya
plain-menu-play = Jugar al Reversi
plain-menu-tic-tac-toe = Jugar al tres en raya
plain-menu-learn = Lecciones
plain-menu-puzzles = Problemas
plain-page-not-kept = Las partidas no se guardan: { $why }.
plain-page-library = Las partidas están en la vista con tablero.
plain-menu-library = Tus partidas y sus repasos
plain-menu-settings = Ajustes
plain-menu-quit = Salir
plain-menu-number = Número:
plain-menu-help = Escribe un número de 0 a { $count }.
plain-library-help = Escribe un número para abrir una partida, Enter para más, 0 para el menú.
plain-library-game = Escribe 1 para un repaso, 0 para la lista.
plain-library-reviewing = Repasando la partida. Tarda unos segundos...
plain-library-empty = Aún no hay partidas. Escribe 0 para el menú.
plain-library-end = No hay más partidas. Escribe 0 para el menú.
plain-settings-help = Escribe un número de 1 a { $count } para cambiar un ajuste, 0 para el menú. Nombres: número y nombre.
plain-welcome = ¡Te damos la bienvenida a { $game }! { $rule } Escribe help para ver las órdenes.
plain-welcome-letters = ¡Te damos la bienvenida a { $game }! { $rule } Negro es X, Blanco es O. Escribe help para ver las órdenes.
plain-sides = Juegas con { $yours }. El ordenador juega con { $its }, { $level }.
plain-you-first = Empiezas tú.
plain-computer-first = Empieza el ordenador.
plain-side-first = Empieza { $side }.
plain-taken-back = Deshechas: { $squares }.
plain-clocks = Tiempo restante: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = Escribe { $black } o { $white }, o help
plain-type-yes = Escribe yes o no, o undo
plain-type-enter = Pulsa Enter, o escribe help
plain-type-move = Escribe una jugada, o help
plain-type-example = Escribe una jugada como { $square }, o help
plain-type-example-digits = Escribe una jugada como { $square } (o { $digits }), o help
plain-how-letters = Una jugada es una casilla: letra y cifra (h1), o dos cifras, columna y fila (81).
plain-how-digits = Una jugada es una cifra: 1 2 3 es la fila superior, desde la izquierda.
plain-how-pad = Una jugada es una cifra, como en el teclado numérico: 7 8 9 es la fila superior.
plain-how-none = Con --board none las jugadas se describen solo con palabras.
plain-ask-side = ¿Quieres ser { $black } o { $white }?
plain-ask-step = Pulsa Enter para ver la jugada del ordenador:
plain-ask-again = ¿Quieres jugar otra vez? (yes o no)
plain-ask-move = Tu jugada:
plain-ask-move-of = Jugada de { $side }:
plain-hints = puedes jugar { $squares }{ $urgent }
plain-result-why = { $verdict }; { $reason }
plain-best = { $square } es la mejor: lleva a { $score } ({ $sure }). { $why }
plain-worth-best = { $square } lleva a { $score } ({ $sure }); ninguna jugada es mejor. { $why }
plain-worth = { $square } lleva a { $score } ({ $sure }); { $best } es mejor ({ $best-score }). { $why }
plain-no-game = No hay partida en curso
plain-nothing-to-move = No hay jugada que hacer
plain-no-move-yet = Aún no se ha hecho ninguna jugada
plain-illegal = { $square } no es una jugada legal
plain-no-coach-here = Aquí no hay entrenador
plain-too-long = Esa línea es demasiado larga
plain-not-your-turn = Le toca al ordenador
plain-yes-no = Responde yes o no
plain-not-understood = No lo he entendido
plain-over = La partida ha terminado
plain-empty = Esa línea está vacía
plain-none = ninguna
word-hints = listar tus jugadas legales en cada turno (sí/no)
word-undo = deshacer tu última jugada
word-board = mostrar otra vez el tablero
word-score = mostrar el marcador
word-best = mostrar la mejor jugada y por qué
word-resign = abandonar la partida
word-why = valorar y explicar la última jugada; `why f4` valora f4
word-help = mostrar esta lista (o ?)
word-quit = terminar la partida (o q)

## The library of games on disk

store-locked = otro programa usa la biblioteca
store-other-tab = otra pestaña de esta página guarda tus partidas
store-no-storage = este navegador no da espacio a la página
store-disk-full = el disco está lleno
store-read-only = la biblioteca es de solo lectura
store-cannot-open = la biblioteca no se puede abrir
store-not-permitted = sin permiso para escribir en la biblioteca
store-damaged = la biblioteca está dañada
store-disk-silent = el disco no responde
store-disk = no se pudo escribir en el disco: { $why }
store-folder = no se pudo crear { $folder }: { $why }
store-newer = { $path } es de una versión más nueva: actualiza outflank para abrirla
store-no-library = el archivo no es una biblioteca de outflank, o está dañado
store-newer-library = el archivo es de una versión más nueva de outflank
store-foreign = la biblioteca es de otro programa: muévela para empezar una nueva
store-index-damaged = el índice de posiciones está dañado y aquí no se puede rehacer: tus partidas están a salvo
store-no-game = no se puede leer la partida { $id }: { $why }
store-no-such-game = no hay partida { $id }
store-unwanted = ya no hace falta
store-other = la biblioteca no se puede usar: { $why }

## Other programs

opponent-not-started = no se pudo arrancar: { $why }
opponent-no-folder = no hay carpeta { $folder }
opponent-no-command = su orden está vacía o tiene comillas sin cerrar
opponent-gone = se cerró
opponent-hangs = no respondió a { $command } en { $seconds } s
opponent-nonsense = respondió a { $command } con «{ $answer }»
opponent-refused = rechazó { $command }: «{ $why }»
opponent-slow = no acabó la prueba en { $seconds } s
opponent-illegal = jugó contra las reglas, { $why }
opponent-unknown = tus ajustes no nombran ese motor
opponent-unsuited = solo juega Reversi normal
opponent-no-move = no envió ninguna jugada
opponent-failed = un fallo de outflank detuvo su pensamiento
opponent-silent = los motores GTP no dan análisis; usa para eso el protocolo NBoard

## The explorer: what is typed

error-damaged-block = un bloque del índice está dañado
error-filter-years = «{ $value }» no es un año ni un periodo, como 2010-2019
error-filter-winner = «{ $value }»: won:black, won:draw o won:white
error-filter-word = «{ $value }» no es un filtro: won:black, 2010-2019, @torneo, people, own o el nombre de un jugador
error-filter-side-alone = «{ $value }» necesita antes el nombre de un jugador

## Records that cannot be read

error-tree-json-no-parent = la variante { $value } sigue a una jugada que no va antes
error-tree-json-not-a-square = variante { $number }: «{ $text }» no es una casilla
error-tree-json-refused = variante { $number }: { $reason }
error-board-cell-count = el tablero tiene { $found } casillas en vez de { $wanted }
error-board-not-a-cell = la casilla { $number } es { $found }: una casilla es X, O o -
error-board-not-a-side = tras el tablero va X u O, quién juega, no { $value }
error-wthor-too-short = demasiado corto para un archivo WTHOR
error-wthor-other-length = su cabecera promete { $promised } registros de { $size } bytes, pero siguen { $found } bytes
error-wthor-other-board = su tablero tiene { $value } filas: solo se conocen 8
error-wthor-solitaires = contiene problemas (solitarios), no partidas
error-game-not-a-square = la jugada { $number } es { $byte }, que no es casilla: 10 por la fila más la columna
error-game-refused = la jugada { $number } ({ $square }) no es legal: { $reason }
error-game-too-many-discs = sus { $value } fichas de Negro son más de 64
error-json-no-record = no es una partida en JSON: { $value }
error-json-other-game = juego desconocido «{ $value }»: { $known }
error-json-board = su inicio: { $value }
error-site-cut-short = está cortado
error-site-no-moves = no tiene jugadas
error-site-other-game = es una partida de { $value }, no de reversi1
error-grid-twice = el número { $number } está dos veces
error-grid-missing = falta el número { $number }
error-table-moves = no tiene jugadas
part-game = partida { $number }
part-line = línea { $number }
part-object = objeto { $number }
reading-stops = { $why } (se pueden leer { $read } de { $moves } jugadas)
reading-guess = suposición: { $moves } de { $words } palabras son jugadas
reading-turned = el tablero se ha reflejado, porque empezaba con Negras en d4 y e5
no-reading-empty = no hay nada dentro
no-reading-form = no es una forma legible: jugadas, posición, PGN, GGF, SGF, WTHOR, OBF, JSON, tabla
no-reading-moves = no hay jugadas
no-reading-bytes = no es texto, ni un archivo WTHOR completo
no-reading-names = son los nombres de WTHOR: usa los archivos .wtb de al lado
no-reading-yet = un archivo de { $name }: esta forma aún no se puede leer
error-sgf-cut-short = está cortado
error-sgf-empty = no hay nada entre sus paréntesis
error-sgf-other-game = es el juego número { $value } de SGF; Othello es el 2
error-sgf-other-size = su tablero es de { $value }: solo se admiten 8, 6 y 4
error-sgf-not-a-square = línea { $line }: «{ $text }» no es una casilla
error-sgf-two-discs = su inicio tiene dos fichas en { $value }
error-sgf-set-up-later = línea { $line }: se ponen fichas tras la primera jugada
error-sgf-refused = línea { $line }: { $text } se rechaza: { $reason }
error-sgf-long-comment = línea { $line }: del comentario quedan solo los primeros { $max-comment } caracteres
error-sgf-wrong-side = línea { $line }: { $text } es de { $side }, pero no le toca a { $side }
error-ggf-cut-short = está cortado
error-ggf-other-game = es una partida de { $value }, no de Othello
error-ggf-other-type = tipo desconocido «{ $value }»: se conocen 8, 8a, 6 y 4, con s, r, k, b o w
error-ggf-board = su inicio BO: { $value }
error-ggf-not-a-move = jugada { $number }: «{ $text }» no es una casilla ni PA
error-ggf-refused = la jugada { $number } ({ $text }) no es legal: { $reason }
error-ggf-wrong-side = la jugada { $number } es de { $side }, a quien no le toca
error-obf-not-a-score = { $value } no es un marcador entre -64 y +64

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = quien juega no tiene allí elección
error-not-a-puzzle-not-unique = no tiene jugada única: { $first } y { $second } mantienen el resultado, o las separan menos de { $min } fichas
error-lesson = línea { $line }: { $fault }
error-lesson-fault-no-title = una lección empieza por su título: # Título
error-lesson-fault-no-summary = bajo el título va, en una línea, lo que se aprende
error-lesson-fault-no-board = un tablero empieza por su título: ## Título
error-lesson-fault-no-boards = la lección no tiene tableros
error-lesson-fault-unknown-key = clave desconocida «{ $value }»: las claves son board, moves, turn, from, ask, task, answer, claim, then, right, lesser y wrong
error-lesson-fault-twice = «{ $value }» está dos veces
error-lesson-fault-missing = el tablero de arriba no tiene «{ $value }»
error-lesson-fault-side = «{ $value }» no es un color: black o white
error-lesson-fault-task = tarea desconocida «{ $value }»: play, mark, count, total, pass o finish
error-lesson-fault-then = «{ $value }» no es un número de jugadas de 1 a 6, o no se pide una jugada
error-lesson-fault-square = «{ $value }» no es una casilla
error-lesson-fault-answer = la respuesta es { $value }
error-lesson-fault-claim = afirmación desconocida «{ $value }»
error-lesson-fault-untrue = no es verdad: { $value }
error-lesson-fault-loses = { $square } pierde { $loss } fichas según una búsqueda: escribe 'lesser { $square }: ...'
error-lesson-fault-not-lesser = { $square } pierde { $loss } fichas según una búsqueda, menos de 4: forma parte de la respuesta
error-lesson-fault-refuses = { $square } no es respuesta y es { $loss } fichas mejor según una búsqueda: elige otra posición
error-lesson-fault-not-wrong = { $value } no es aquí una respuesta equivocada
error-untrue-fact = { $not ->
    [yes] { $first } no es { $second }
   *[no] { $first } es { $second }
}
error-untrue-number = es { $first }, no { $second }
error-untrue-squares = las casillas son { $value }
error-task-too-many-empties = { $first } casillas vacías: esta tarea se cuenta hasta el final, con { $second } como mucho
error-task-no-move = quien juega no tiene jugada legal
error-task-no-pass = quien juega tiene jugada legal y no puede pasar
error-task-no-answer = ninguna jugada legal responde a la tarea
error-task-not-legal = { $value } no es una jugada legal
error-task-not-empty = { $value } no está vacía
error-task-out-of-reach = el mejor resultado es { $value }: ese desenlace no se alcanza
error-unknown-task = tarea desconocida «{ $value }»: play, mark, count, total, pass o finish

## Other programs: names

error-guest-name = un nombre tiene de 1 a { $most } letras, cifras, «-», «_», «.» o «+»

## Tournaments: plans

error-plan-players = un torneo tiene de 2 a { $most } jugadores, no { $value }
error-plan-rounds = un torneo tiene de 1 a { $most } rondas, no { $value }
error-plan-swiss-rounds = un suizo de { $players } jugadores tiene como mucho { $most } rondas, no { $rounds }
error-plan-games = dos jugadores tienen de 1 a { $most } partidas, no { $value }

## The engine: files and memory

error-weights-no-weights = no es un archivo de pesos de outflank
error-weights-other-version = los pesos tienen la versión { $value }; hace falta la versión { $version } (outflank-train fit los hace nuevos)
error-weights-damaged = los pesos están dañados
error-people-no-weights = no es un archivo de gente de outflank
error-people-other-version = el archivo de gente tiene la versión { $value }; hace falta la versión { $version } (outflank-train people lo hace nuevo)
error-people-damaged = el archivo de gente está dañado
error-out-of-memory = no hay { $mebibytes } MiB de memoria
error-book-no-book = no es un libro de aperturas de outflank
error-book-other-version = el libro de aperturas tiene la versión { $value }; hace falta la versión { $version }
error-book-damaged = el libro de aperturas está dañado
error-no-such-level = no hay nivel { $number }: los niveles van de 1 a { $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = no es una incomparecencia
error-time-control-not-a-time = «{ $value }» no es un tiempo: escribe 90s, 5m, 1h30m o 5:00
error-time-control-too-long = «{ $value }» es demasiado largo: 100 horas como mucho
error-time-control-not-a-count = «{ $value }» no es un número de 1 a 1000
error-time-control-no-time = no hay tiempo para jugar
error-not-a-square = «{ $value }» no es una casilla: las casillas van de a1 a h8
error-play-over = la partida ha terminado
error-play-can-move = no puedes pasar mientras tengas jugada legal
error-play-must-pass = no hay jugada legal: tienes que pasar
error-transcript-not-a-move = jugada { $number }: «{ $text }» no es una casilla: las casillas van de { $range }
error-transcript-refused = la jugada { $number } ({ $text }) no es legal: { $reason }
error-transcript-too-long = una transcripción tiene como mucho { $max-length } caracteres
error-tree-full = una partida puede tener como mucho { $max-nodes } jugadas, con todas sus variantes
error-tree-too-much-text = un comentario puede tener { $max-comment } caracteres, y todos los de una partida { $max-text }
error-tree-played = las jugadas de la propia partida quedan como se jugaron
error-tree-main-line = ya es la variante principal

## The command line: what is wrong with it

usage-needs-value = { $argument } necesita un valor
usage-invalid-of = valor no válido «{ $value }» para { $name }: { $allowed }
usage-unknown-of = { $what } desconocido «{ $value }»: { $allowed }
usage-invalid = valor no válido «{ $value }» para { $name }
usage-unknown-option = opción desconocida «{ $name }»: véase outflank --help
usage-unknown-command = orden desconocida «{ $command }»: véase outflank --help
usage-missing = falta { $argument }: véase outflank --help
usage-twice = { $name } solo se puede dar una vez
usage-conflict = { $argument } no se puede usar con { $other }

## The command line: values of options

value-level = nivel desconocido «{ $text }»: los niveles van de 1 a { $count }
value-player = jugador desconocido «{ $text }»: de level:1 a level:{ $count }, o { $names }
value-player-or-person = jugador desconocido «{ $text }»: de level:1 a level:{ $count }, de person:{ $least } a person:{ $most }, o { $names }
value-person = nadie juega como «{ $text }»: las puntuaciones de la gente van de { $least } a { $most } de 100 en 100
value-person-game = la gente solo juega Reversi normal
value-guest-game = { $name } solo conoce Reversi normal
value-engines = { $sentence }; tus motores: { $names }
value-protocol-game = { $protocol }: los jugadores solo conocen Reversi normal
file-unreadable-why = no se pudo leer { $file }: { $why }
value-no-openings = { $file } no tiene aperturas
value-depth = un número entero de 1 a 20
value-no-command = '{ $text }' no nombra ningún programa
value-mebibytes = de 1 a 65536 MiB
value-seconds = de 0.001 a 86400 segundos
value-clocks = { $why }; por ejemplo 5m, 5m+3s, 10m/30s, 10m/3x30s, o 10m,5m para Negro y Blanco
value-count = un número entero de 1 a 1000000
value-address = una dirección con puerto, como 0.0.0.0:2022 o [::]:2022
value-threads = de 1 a 256 hilos
value-concurrency = de 1 a 256 partidas a la vez
value-factor = de 0.001 a 1000
value-patience = de 1 a 86400 segundos enteros
value-games = de 1 a 1000000 partidas
value-whole = un número entero desde 0
value-seed = un número entero de 0 a { $most }
value-number = un número entero desde 1
cli-less-memory = no hay { $wanted } MiB de memoria: se usan { $granted } MiB
cli-rules-reversi = --rules solo vale para Reversi
cli-first = --first solo vale para --rules book y tictactoe: si no, empieza siempre Negro
cli-level-auto = --level auto solo sirve en Reversi con las reglas normales
value-or-auto = { $why }, o auto
cli-watch-players = watch necesita dos jugadores, por ejemplo level:3 level:4
cli-start-reversi = --start solo vale para Reversi con las reglas normales
cli-start-gtp = { $name } no puede jugar desde este inicio: GTP no sabe enviarlo

## The command line: files, games, commands

file-unreadable = no se pudo leer { $file }
file-unwritable = no se pudo escribir { $file }
cli-serve-no-home = el sistema no conoce carpeta personal: da una con --data FOLDER
cli-serve-not-built = este programa no lleva servidor: compílalo con cargo build --release --features serve
cli-no-interrupt = no se pudo atender Ctrl-C
manual-title = El manual de outflank. Para leer una página:
cli-no-topic = tema desconocido «{ $topic }»: { $topics }
cli-no-image = no se pudo codificar la imagen
cli-plain-first = --plain va solo, o tras play, watch, learn o puzzle
cli-no-output = no se pudo escribir la salida
cli-no-input = no se puede leer la entrada
cli-input-failed = no se pudo leer la entrada
cli-lesson = lección desconocida «{ $text }»: de 1 a { $count }, o { $names }
cli-lesson-checked = { $file }: { $boards } tableros y { $exam } en el examen, todo verdadero
cli-no-puzzle = aún no hay problema sobre eso
cli-puzzle-ended = el problema no pudo seguir
cli-solve-it = Resuélvelo: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, línea { $line }: { $why }
cli-many-empties = { $empties } casillas vacías: { $most } como mucho
value-to = de 1 a { $count }
cli-explore-for-black = Las diferencias y los valores del libro son para Negro.
cli-explore-reversi = solo se explora Reversi
cli-index-anew = el índice de posiciones estaba dañado y se rehace: tus partidas están a salvo
cli-no-such-player = ningún nombre de jugador contiene «{ $name }»
cli-no-such-event = ningún nombre de torneo contiene «{ $name }»
cli-over-here = aquí la partida ha terminado
cli-must-pass = { $side } tiene que pasar
cli-index-incomplete = incompleto: { $through } de { $target } partidas están en el índice de posiciones
cli-index-stopped = el índice de posiciones no está completo: { $why }
cli-to-move = juega { $side }
cli-no-game-in = ninguna partida en { $file }: { $why }
cli-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
cli-only-guess = { $file }: ninguna partida en una forma conocida; { $guess }: --guess las toma
cli-more-unreadable = { $file }: y { $more } más que no se pudieron leer
cli-no-such-game = --game { $number }: el archivo tiene { $games }
cli-one-game-of = --to { $form } toma una partida, pero el archivo tiene { $count }: elige una con --game N
cli-cannot-hold = --to { $form } no admite { $game }; sí: { $forms }
cli-no-home = no hay carpeta personal donde guardar partidas
cli-set-aside = la biblioteca estaba dañada y ahora es { $name }
cli-imported = { $file }: { $games } ({ $format }), nuevas: { $new }, ya estaban: { $known }
cli-is-library = { $file } es una biblioteca de partidas: import la lee
cli-no-files = no hay ningún archivo en { $folder }
import-form = forma
import-games = partidas
import-new = nuevas
import-known = ya estaban
import-repaired = arregladas
import-refused = rechazadas
import-all = todas
import-more = y { $more } más; --json las nombra todas
cli-left-out = --to { $form } omite variantes y comentarios de { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: sgf, pgn y json los conservan
cli-library-format = biblioteca
cli-file-exists = { $file } ya existe: elige otro nombre
cli-one-game = --to { $form } toma una partida: elige una con --id N
cli-game-why = partida { $id }: { $why }
cli-game-unreadable = no se pudo leer la partida { $id }: { $why }
cli-no-games = ninguna partida encontrada
cli-game-ended = la partida no pudo seguir
cli-lesson-ended = la lección no pudo seguir
cli-needs-terminal = outflank necesita un terminal; sin él, usa outflank { $command }
cli-no-position = «{ $text }» no es una posición de Reversi
cli-solve-long = línea { $line }: { $empties } casillas vacías pueden tardar mucho; Ctrl-C muestra lo hallado
cli-line = línea { $line }: { $why }
cli-solve-wrong = MAL: el archivo dice { $stated }
cli-solve-stopped = parado: no exacto, profundidad { $depth }
cli-solved = { $count } posiciones, { $nodes } nodos, { $seconds } segundos, { $rate } nodos/s
cli-passes = { $name } no tiene jugada legal y pasa
cli-hint-people = Tras el valor: cuántos con puntuación { $rating } hacen la jugada.
cli-hint = { $exact ->
    [yes] juega { $name }, { $sure }
   *[no] juega { $name }, estimado, { $sure }
}
cli-no-result = parado: aún sin resultado
cli-review-reversi = el entrenador solo conoce Reversi 8x8 en que gana quien tiene más fichas
cli-review-position = no contiene jugadas: outflank hint --position mira una posición
cli-review-margins = Diferencia esperada para quien juega:
cli-review-exact = exacto
cli-review-depth = { $count } jugadas
cli-review-better = , pierde { $loss }: mejor { $best } ({ $score })
cli-review-opening = libro ({ $name })
cli-review-book = libro
cli-review-account = { $moves } jugadas, { $loss } fichas perdidas, precisión { $accuracy } %: { $counts }
cli-tournament-ended = el torneo no pudo seguir
cli-tournament-again = para seguir, repite la misma orden: { $file } tiene las partidas
event-own-players = { $file } tiene sus jugadores: no des otros
event-opening = apertura «{ $text }»: { $why }
event-opening-over = la apertura «{ $text }» termina la partida
event-one-start = solo uno de start, opening-plies y openings
event-two-paces = un torneo tiene clock o move-time, no ambos
event-opening-plies = opening-plies: { $most } como mucho
event-no-name = «{ $text }» necesita un nombre o una orden
event-takes = { $key } toma { $what }
event-formats = round-robin, swiss o knockout
event-time = un tiempo como "5m+3s"
event-transcripts = una lista de transcripciones
event-players = una lista como ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]
error-unknown-setting = ajuste desconocido «{ $key }»
event-out = fuera en la ronda { $round }
event-bye = con descanso
event-fault = { $name } pierde la partida { $game } de la mesa { $table } en la ronda { $round }: { $why }
event-file = { $file } no se pudo usar
event-other-games = { $file } tiene partidas de otro torneo: da otro archivo con --save
event-no-game = { $file }: la línea { $line } no es una partida de este torneo
event-not-kept = no se pudo guardar la partida
event-so-far = { $games } partidas; ronda { $round }, faltan { $open }
event-new-game = { $name }: partida nueva, tras { $played } jugadas de apertura.
event-your-move-by = { $name } ({ $side }, quedan { $seconds } s), te toca (q: parar aquí):
event-your-move = { $name } ({ $side }), te toca (q: parar aquí):
event-flips-nothing = { $square } no voltea nada.
event-type-square = Escribe una casilla como d3.
match-opening-plies = --opening-plies: { $most } como mucho en este juego
match-title = { $first } contra { $second }
match-elo = { $elo }, más o menos { $error } (95 %)
match-auto = auto (puntuación { $rating } al final)
match-two-autos = auto se adapta al otro jugador: dos no tienen a quién adaptarse
match-no-elo = desconocido: no se acabó ninguna partida
match-boundless = sin límites: uno lo ha ganado todo
match-fault = { $player ->
    [first] el primer jugador pierde una partida en la jugada { $ply }: { $why }
   *[second] el segundo jugador pierde una partida en la jugada { $ply }: { $why }
}
match-claims = dos hipótesis como elo0=0,elo1=10, y si se quiere alpha=0.05,beta=0.05
match-claims-order = { $usage }; elo0 es menor que elo1
match-error-rates = alpha y beta son tasas de error de 0.0001 a 0.5
match-at-most = como mucho { $elo } Elo mejor
match-at-least = al menos { $elo } Elo mejor
match-undecided = sin decidir
match-ratio = cociente de log-verosimilitud { $ratio } entre { $lower } y { $upper }
match-risks = se equivoca en el { $alpha } % de los casos bajo { $below }, en el { $beta } % sobre { $above }

grade-best = mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grades-best = { $count ->
    [one] { $count } mejor
   *[other] { $count } mejores
}
grades-good = { $count ->
    [one] { $count } buena
   *[other] { $count } buenas
}
grades-inaccuracy = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}
grades-mistake = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
grades-blunder = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}

## Settings and files that cannot be read, moves that are not legal

window-too-small = La ventana es demasiado pequeña: hacen falta { $width }x{ $height }
illegal-occupied = { $square } está ocupada
illegal-flips-nothing = { $square } no voltea nada
illegal-not-yet = { $square } viene después: ahora { $others } o { $last }
illegal-not-yet-only = { $square } viene después: ahora { $other }
illegal-taken = { $square } está ocupada
illegal-off-board = { $square } no está en el tablero
record-position = { $count ->
    [one] una posición con { $count } casilla vacía
   *[other] una posición con { $count } casillas vacías
}
sgf-cut = { $why }: omitido desde ahí
sgf-left-out = omitido: { $names }
file-larger = es mayor de { $most }
file-none = no es un archivo
config-takes = { $key } toma { $allowed }, no { $found }
config-unreadable = no se puede leer: { $why }
engines-too-many = más de { $most } motores
engines-level-name = un nivel tiene ese nombre
engines-table = toma una tabla con una orden
engines-text = un texto
engines-protocols = "gtp" o "nboard"
engines-lines = una lista de líneas
engines-seconds = de 1 a { $most } segundos
engines-no-command = necesita una orden
engines-threads = threads necesita { $text } en la orden
record-game = { $count ->
    [one] { $game }, { $count } jugada
   *[other] { $game }, { $count } jugadas
}

## Sides and games

side-black = Negro
side-white = Blanco
game-reversi = Reversi
game-anti = Anti-Reversi
game-6x6 = Reversi, 6x6
game-4x4 = Reversi, 4x4
game-overture = Reversi, preludio
game-reversi-book = Reversi, X y O
game-tictactoe = Tres en raya

person-1000 = Toma esquinas y bordes; una jugada de cada nueve pierde diez fichas o más.
person-1100 = Va pronto al borde; una jugada de cada diez pierde diez fichas o más.
person-1200 = Pierde dos fichas por jugada en la apertura y 3,4 en el medio juego.
person-1300 = Pierde tres fichas por jugada en el medio juego y 2,5 en el final.
person-1400 = Abre bastante bien; una jugada de cada veinte pierde diez fichas o más.
person-1500 = Evita el borde al principio; pierde 2,4 fichas por jugada en el medio juego.
person-1600 = Pierde una ficha por jugada en la apertura y 1,4 en el final.
person-1700 = Deja las esquinas para luego; una jugada de cada cuarenta pierde diez fichas.
person-1800 = Sigue dentro en la apertura; pierde 1,5 fichas por jugada en el medio juego.
person-1900 = Toma tarde las esquinas; pierde una ficha por jugada en el final.
person-2000 = Falla rara vez: media ficha por jugada en la apertura.

level-name-random = Azar
level-name-greedy = Codicioso
level-name-rookie = Novato
level-name-novice = Principiante
level-name-amateur = Aficionado
level-name-club = Club
level-name-expert = Experto
level-name-master = Maestro
level-name-grandmaster = Gran maestro
level-name-champion = Campeón
level-name-pupil = Alumno
level-name-regular = Habitual
level-name-veteran = Veterano
level-name-perfect = Perfecto

pictures-auto = auto
pictures-on = sí
pictures-off = no
width-auto = auto
width-narrow = una columna
width-wide = dos columnas
scale-auto = auto
scale-small = pequeño
scale-medium = mediano
scale-large = grande

keys-digits = cifras
keys-arrows = flechas
keys-click = clic, toque
keys-wheel = rueda

square-range = { $first } a { $last }

## The server

serve-no-folder = el servidor no puede usar la carpeta { $path }
serve-no-store = no se puede usar la base de datos { $store }
serve-newer-store = la base de datos { $store } es de una versión más nueva: actualiza también este servidor
serve-invalid-store = { $value } no es la dirección de un servidor PostgreSQL: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = el servidor no habla TLS con su base de datos: conéctala por socket, red privada o túnel
serve-no-host-key = no se pudo leer o crear la clave { $path }
serve-open-host-key = otros usuarios pueden leer la clave { $path }: restríngela con chmod 600
serve-no-address = el servidor no puede escuchar en { $address }
serve-friend = Tu amigo escribe: { $line }
serve-listening = ssh: escuchando en { $address }
serve-web = página web: escuchando en { $address }
serve-fingerprint = clave del servidor: { $fingerprint }
serve-banner = outflank: Reversi por ssh. ¿Sin clave? Conéctate como guest@...
serve-unknown-command = orden desconocida «{ $command }»: plain, o hint POSITION
serve-tournament-no-name = el torneo necesita un nombre
serve-tournament-twice = { $name } está dos veces en la lista
serve-tournament-two-paces = un torneo tiene reloj o días, no ambos
serve-tournament-players = un torneo tiene players o weekly, uno de los dos
serve-weekly-hour = { $text } no es una hora de la semana: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = un torneo semanal es swiss o knockout
serve-weekly-days = un torneo semanal se juega de una sentada: con reloj, no con días
serve-weekly-fields = un torneo semanal tiene una partida por emparejamiento y ningún resultado en su archivo
serve-tournament-days = una jugada dura de 1 a { $most } días
serve-tournament-no-round = un resultado nombra la ronda { $round }: solo hay { $most }
serve-tournament-self = un resultado tiene a { $name } contra { $name }
serve-tournament-discs = entre ambos tienen como mucho 64 fichas
serve-come-later = Ahora no se pueden leer las cuentas: vuelve más tarde.
serve-restarting = Reinicio: tu partida está a salvo, vuelve en un minuto.
serve-no-hook = el hook { $path } no es un programa
serve-can-start = el servidor puede arrancar
serve-setup-data = { $path } no es carpeta para un servicio: una ruta absoluta sin espacios, fuera de /home, /root, /run/user y /tmp, que la unidad oculta
serve-no-motd = no se pudo leer el mensaje del día { $path }
serve-folder-taken = ya hay un servidor en la carpeta { $path }
serve-tournament-stranger = { $name } tiene un resultado pero no está entre los jugadores
cli-host-name = el nombre de una máquina, como play.example.org
cli-fingerprint = la huella de una clave, como la da ssh-keygen -lf KEY.pub: SHA256:...
serve-no-accounts = no se pudieron leer las cuentas
serve-needs-screen = hace falta una pantalla: conéctate desde un terminal, sin -T

## People

start-people = Gente
start-people-about = Conoce gente: juega, reta, mira.
start-people-turns = { $count ->
    [one] te toca en 1 partida
   *[other] te toca en { $count } partidas
}
lobby-title = Gente
lobby-title-you = Gente: { $name }
lobby-own-games = Tus partidas
lobby-here = { $count ->
    [one] 1 aquí
   *[other] { $count } aquí
}
lobby-seeks = Propuestas abiertas
lobby-running = Partidas en juego
lobby-unattended = falta un jugador
lobby-finished = Partidas del día
lobby-people = Aquí ahora
lobby-new-seek = Nueva propuesta...
lobby-new-seek-about = Ofrece una partida a todos.
lobby-about = Juega contra personas o contra el ordenador.
lobby-alone = Aún no hay nadie más.
lobby-leave-game = Dejar una partida de tres días...
lobby-leave-game-about = Enter: ofrecer una partida que espera aquí, con tres días por jugada.
lobby-play-alone = Niveles, lecciones, problemas
lobby-play-alone-about = Enter: todo lo que se juega a solas, con el entrenador y todos los niveles.
lobby-play-now = Jugar ya
lobby-house = un ordenador de unos { $strength }
lobby-watch = Ver { $black } - { $white }
lobby-play-now-about = Enter: una partida al instante, con quien espere o con la casa.
lobby-name-waits = { $name } espera
lobby-play-now-person = Enter: jugar con { $name } ({ $terms }).
lobby-daily-about = Enter: el problema de hoy, el mismo para todos.
lobby-race-solved = { $count } resueltos
lobby-race-best = mejor { $time }, { $name }
lobby-race-own = Tardaste { $time }: puesto { $place } de { $count }.
lobby-house-plays = la casa solo juega al Reversi de una sentada
lobby-choose-name = Elige tu nombre...
lobby-choose-name-about = Elige un nombre: solo se puede una vez.
lobby-guest-code = Vuelve antes de un día:
lobby-type-name = Tu nombre para siempre: { $name }_
lobby-own-game-about = Enter: ir a esta partida.
lobby-time-yours = Tienes { $left } para tu jugada.
lobby-time-theirs = { $name } tiene { $left }.
lobby-time-vacation = { $name } está de vacaciones, y tiene { $left }.
left-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
left-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
lobby-own-seek = { $name } (tú)
lobby-own-challenge = Retas a { $name }
lobby-own-seek-about = Tu propuesta. Enter la retira.
lobby-challenge = { $name } te reta
lobby-seek-about = Enter: jugar así contra { $name }.
lobby-running-about = Enter: mirar esta partida.
lobby-finished-about = Enter: repasar esta partida; allí, x copia un enlace a ella.
lobby-won = ganaste
lobby-lost = perdiste
lobby-you = { $name } (tú)
lobby-you-about = Eres tú. Enter: ofrecer una partida a todos.
lobby-person-about = Enter: retar a { $name }.
lobby-your-turn = te toca
lobby-playing = jugando
lobby-tournament = { $name }, ronda { $round } de { $rounds }
lobby-tournament-over = { $name }: ha ganado { $winner }
lobby-hour = { $day ->
    [1] lunes { $time }
    [2] martes { $time }
    [3] miércoles { $time }
    [4] jueves { $time }
    [5] viernes { $time }
    [6] sábado { $time }
   *[other] domingo { $time }
}
lobby-weekly-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
lobby-weekly-entered = { $count ->
    [one] de momento solo tú
   *[other] { $count } jugadores, tú también
}
lobby-weekly-about = Las partidas empiezan el { $hour } ({ $zone }). Enter: apuntarse.
lobby-weekly-in = Te has apuntado para el { $hour } ({ $zone }). Enter: borrarse.
lobby-weekly-guest = Las partidas empiezan el { $hour } ({ $zone }). Los invitados no pueden apuntarse: conéctate con una clave (ssh-keygen crea una).
lobby-tournament-full = el torneo está completo
lobby-round = ronda { $round }
lobby-you-wait = esperas
lobby-waits = te espera
lobby-is-here = está aquí
lobby-round-about = Tu partida contra { $name }: juegas con { $side }. Enter: jugarla.
lobby-round-wait = La partida empieza cuando { $name } pueda jugar. Enter: no esperar más.
lobby-standings = Clasificación
lobby-standings-about = Enter: clasificación y resultados del torneo.
lobby-standings-keys = PgUp y PgDn muestran más. Esc: volver a la sala.
lobby-muted = silenciado
lobby-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
lobby-waiting = Esperando a la sala...
lobby-cut-off = Ahora no se pueden guardar las partidas.
lobby-ladder-title = Escalafón
lobby-ladder-about = Los mejores jugadores.
lobby-ladder-empty = Nadie tiene aún una puntuación asentada.
lobby-ladder-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
lobby-name-taken = ese nombre ya está en uso
lobby-no-name = tu nombre queda como está
lobby-guest-terms = los invitados juegan sin puntuar y de una sentada: conéctate con una clave para más
lobby-busy = acaba antes tu partida
lobby-too-many-seeks = tienes bastantes propuestas: retira antes una
lobby-too-many-games = ya tienes 50 partidas por correspondencia: termina una antes
lobby-seek-gone = esa propuesta ya no está
lobby-no-game = no hay tal partida
lobby-not-your-game = no es tu partida
lobby-not-here = ese jugador no está aquí
lobby-not-your-turn = no te toca
lobby-no-offer = no hay oferta que responder
lobby-not-away = tu rival debe llevar antes dos minutos ausente
lobby-has-time = aún queda tiempo
seek-title = Ofrecer una partida
seek-title-to = Retar a { $name }
seek-pace = Tiempo
seek-rated = Puntúa
seek-rated-yes = sí
seek-rated-no = no
seek-rated-about = El resultado cambia ambas puntuaciones. Sin entrenador durante la partida.
seek-casual-about = El resultado no cambia ninguna puntuación.
seek-house-about = Si no viene nadie, a los 20 segundos juega un ordenador.
seek-side = Juegas con
seek-side-random = al azar
seek-side-about = Tu color.
seek-game = Juego
pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
pace-live-about = Se juega de una sentada.
pace-days-about = { $days ->
    [one] Por correspondencia: cada jugada en un día.
   *[other] Por correspondencia: cada jugada en { $days } días.
}
terms-rated = puntúa
terms-casual = no puntúa
shared-title = { $black } - { $white }
shared-rematch = { $name } ofrece la revancha: Enter
shared-rematch-offered = Tu revancha espera a { $name }
shared-next = Juegan otra vez: Enter
shared-your-turn = Te toca: juega { $side }
shared-turn = Juega { $name } ({ $side })
shared-looking-back = Mirando atrás ({ $at } de { $count }): { $last }
shared-away = { $name } no está
shared-claim-in = { $name } no está: puedes reclamar la victoria en { $time }
shared-call-off-in = { $name } no está: puedes anular la partida en { $time }
shared-call-off = { $name } lleva dos minutos ausente: W anula la partida
shared-may-leave = Puedes irte: la partida espera entre tus partidas.
shared-vacation = { $name } está de vacaciones
shared-comment = Dos jugadas después
shared-book = { $square }: jugada de libro
shared-book-named = { $square }: jugada de libro ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } gana { $loss } { $loss ->
    [one] ficha
   *[other] fichas
} más
shared-claim = { $name } lleva dos minutos ausente: W reclama la victoria
shared-offer-sent = Tu oferta espera respuesta
shared-draw-offered = { $name } ofrece empate
shared-take-back-offered = { $name } pide deshacer una jugada
shared-watching = { $count ->
    [one] , 1 espectador
   *[other] , { $count } espectadores
}
shared-paused = La partida está en pausa: ahora no se pueden guardar jugadas
shared-unsaved = Sin guardar. { $status }
shared-aborted = Partida anulada: apenas había empezado
shared-draw = Empate de mutuo acuerdo
shared-rating = Tu puntuación: { $before } -> { $after }
shared-resign = ¿Abandonar? Enter: sí
shared-leave = ¿Salir? El reloj sigue corriendo. Enter: sí
shared-greeting = { $name }: { $greeting }
greeting-hello = ¡Hola!
greeting-good-luck = ¡Suerte!
greeting-well-played = ¡Bien jugado!
greeting-nice-move = ¡Buena jugada!
greeting-sorry = ¡Perdón!
greeting-thanks = ¡Gracias!
greetings-muted = 0 { $muted ->
    [yes] mostrar saludos
   *[no] no mostrar saludos
}
refusal-assistance = entrenador y motores callan durante tu partida puntuada
news-shared-game-begun = Tu partida ha empezado: está en Gente
news-declined = { $name } rechaza la oferta
news-challenged = { $name } te reta: mira en Gente
news-came = { $name } ya está aquí: mira la sala
news-named = Tu nombre es { $name }
keys-lobby = Gente
keys-account-name = Nombre
keys-seek = Propuesta
keys-shared-game = Partida con gente
keys-watched-game = Como espectador
keys-shared-resign = Abandono
keys-shared-leave = Salida de una partida
keys-greetings = Saludos
key-lobby-enter = Jugar, mirar o retar
key-lobby-seek = Ofrecer una partida a todos
key-lobby-drop = Retirar tu propuesta, rechazar un reto
key-lobby-ladder = Ver el escalafón, o volver
key-account-name = Tomar este nombre
key-post-seek = Publicar la oferta
key-shared-enter = Jugar en el cursor; ofrecer la revancha
key-watch-next = Ver la siguiente partida de los dos
key-accept-offer = Aceptar la oferta
key-decline = Rechazar la oferta, o retirar la tuya
key-claim = Reclamar la victoria
key-offer-take-back = Pedir deshacer una jugada
key-offer-draw = Ofrecer empate
key-greet = Enviar un saludo
key-shared-coach = Entrenador: solo en el repaso del final
key-greeting = Enviar este saludo
bar-seek = ofrecer
bar-drop = retirar
bar-ladder = escalafón
bar-post = publicar
bar-accept = aceptar
bar-decline = rechazar
bar-claim = reclamar
bar-draw = empate
bar-greet = saludar
bar-rematch = revancha
bar-watch = mirar

lobby-name-form = un nombre tiene de 2 a 20 letras a-z, cifras y guiones, primero una letra
lobby-name-reserved = ese nombre está reservado
lobby-store-unavailable = ahora no se pueden guardar las partidas
account-title = Tu cuenta
account-add = Añadir una clave o un navegador...
account-add-about = Un código para tu otra clave o navegador, válido diez minutos.
account-recovery = Código de recuperación...
account-recovery-about = Un código para guardar: te devuelve la cuenta y sustituye las claves perdidas. El anterior deja de valer.
account-enter = Introducir un código...
account-enter-about = Une esta clave o navegador a tu otra cuenta.
account-vacation = Vacaciones...
account-vacation-about = Tus partidas por correspondencia esperan. { $left ->
    [one] Queda { $left } día este año.
   *[other] Quedan { $left } días este año.
}
account-on-vacation = Tus partidas por correspondencia esperan aún { $left }. Enter acaba tus vacaciones.
account-type-days = Días de vacaciones (1 a { $left }): { $text }_
account-no-vacation = no te quedan tantos días de vacaciones
account-delete = Borrar la cuenta...
account-delete-about = Tu nombre desaparece; tus partidas quedan sin él.
account-delete-sure = ¿Borrar tu cuenta para siempre? Enter: sí
account-deleted = Tu cuenta está borrada
account-type-code = Código: { $text }_
account-joined = Esta clave es ahora de { $name }: conéctate otra vez
account-code-add = Introdúcelo allí antes de diez minutos:
account-code-recovery = Guárdalo en lugar seguro:
account-no-such-code = no hay tal código, o ha caducado
account-has-more = esta clave ya tiene nombre o partidas propias
account-guest = los invitados no tienen cuenta: conéctate con una clave
news-reported = Denuncia enviada: el responsable mirará ese nombre
keys-account = Cuenta
keys-account-code = Código
keys-account-delete = Borrar la cuenta
key-account-choose = Hacer esto
key-account-code = Usar este código
key-account-delete = Borrar la cuenta
key-account-vacation = Tomar estos días
key-lobby-account = Tu cuenta: más claves, recuperación, borrado
key-lobby-report = Denunciar un nombre al responsable
key-lobby-mute = Silenciar a alguien, o dejar de hacerlo: ni saludos ni retos
bar-account = cuenta
serve-removed = Esta sesión se ha cerrado: por el operador o porque se quitó su clave.
lobby-enough-rated = vosotros dos habéis jugado tres partidas puntuadas en un día desde una misma red: jugad sin puntuar o esperad
lobby-operator-muted = el operador te ha silenciado: ni saludos ni desafíos
account-own-key = esta sesión usa esa clave: quítala desde otra
account-keys = Claves...
account-keys-about = Claves y navegadores que abren tu cuenta, con su último uso; quita alguno.
account-keys-title = Tus claves
account-browser = navegador { $digits }
account-ssh-key = clave ssh { $digits }
account-this-key = esta sesión
account-remove-sure = ¿Quitar { $key } y cerrar sus sesiones? Enter: sí
account-ratings = Puntuación { $live }, por correspondencia { $slow }
keys-account-keys = Claves
keys-account-remove = Quitar una clave
key-account-remove = Quitar esta clave
operator-usage = órdenes: who, reports, dismiss NOMBRE, ban NOMBRE|CLAVE|RED, unban NOMBRE|CLAVE|RED, rename NOMBRE NUEVO-NOMBRE, kick NOMBRE, mute NOMBRE, unmute NOMBRE
operator-no-server = ningún servidor funciona con esta carpeta
operator-no-folder = no hay nadie en { $path }: ningún servidor ha funcionado con esta carpeta
operator-backup-full = { $path } tiene archivos: indica una carpeta nueva
operator-backed-up = La carpeta está copiada en { $path }: un servidor puede arrancar con ella.
operator-no-account = no hay ninguna cuenta { $name }
operator-no-target = { $target } no es ni una clave (SHA256:..., web:...) ni una red (192.0.2.0/24, 2001:db8::/48)
operator-own-key = { $target } es una clave de un operador
operator-too-large = { $target } es más que una red: al menos /8 de IPv4, /16 de IPv6
operator-backup-inside = { $path } está dentro de la propia carpeta: indica una de fuera
operator-no-key = { $name } no tiene clave: expulsa al invitado con kick o veta la red que muestra who
operator-no-reports = no hay ningún nombre denunciado
operator-report = { $name }: { $count ->
    [one] { $count } denuncia
   *[other] { $count } denuncias
}, la última el { $day }
operator-dismissed = las denuncias de { $name } quedan descartadas
operator-banned = { $target } está vetado:
    { $entries }
operator-unbanned = { $target } puede volver
operator-not-banned = { $target } no está vetado
operator-renamed = { $name } se llama ahora { $new }
operator-kicked = las sesiones de { $name } se cierran
operator-muted = { $name } no envía ni saludos ni desafíos
operator-unmuted = { $name } puede volver a saludar y desafiar
operator-no-sessions = no hay nadie
config-more = config.toml: { $count ->
    [one] { $count } línea más sin sentido
   *[other] { $count } líneas más sin sentido
}
config-not-utf-8 = no está en UTF-8: algunas letras no se pueden leer
event-no-thread = el sistema no tiene sitio para una partida
key-crosstable = Tabla cruzada sí/no
key-scroll-crosstable = Otros rivales de la tabla cruzada
bar-crosstable = tabla
