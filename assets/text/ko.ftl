# 게임이 하는 모든 말, 한국어. 순서와 이름은 en.ftl과 같고 형식도 그 파일에 설명되어 있다.
#
# 칸 이름과 사람 이름 뒤에는 받침에 따라 달라지는 조사를 쓰지 않는다: "{ $square }에 두면", "{ $name } 차례".
# 흑, 백, 상대방, 당신은 모두 받침으로 끝나므로 "이, 은, 을, 과"를 붙인다. 용어는 TERMS.md를 참고한다.

## The start screen

start-resume = 이어 두기
start-suspended = 지난 대국 ({ $count })
start-play = 대국
start-play-variant = { $game }. { $about }
start-set-up = 대국 설정...
start-set-up-about = 규칙, 색, 시계, 시작 배치를 고릅니다.
start-set-up-title = 대국 설정
start-more = 더보기...
start-more-about = 설정, 틱택토, 배치 편집, 엔진, 대회.
start-more-title = 더보기
start-due = 복습 { $due }
start-begin = 대국 시작
start-begin-about = 아래 설정으로 대국합니다.
start-learn = 배우기
start-learn-done = { $done }/{ $count }
start-learn-about = 첫수부터 고급 전술까지 배우는 강의.
start-learn-newcomer = 리버시가 처음인가요? 짧은 강의 다섯 개로 배워 보세요.
start-players = 대국자
start-players-one = 나 대 컴퓨터
start-players-one-about = 컴퓨터와 둡니다.
start-players-two = 두 사람
start-players-two-about = 키보드 하나로 두 사람이 둡니다.
start-players-watch = 컴퓨터끼리
start-players-watch-about = 컴퓨터끼리 두는 대국을 봅니다.
start-side = 내 색
start-side-random = 무작위
start-side-random-about = 색을 무작위로 정합니다.
start-side-first = 당신은 { $side }, 먼저 둡니다.
start-side-second = 당신은 { $side }, 나중에 둡니다.
start-side-open = 누가 먼저 두든 당신은 { $side }입니다.
start-opponent = 상대
start-opponent-level = 단계
start-opponent-level-about = 좌우 키: 사람처럼 두는 상대. 단계는 무작위부터 최강까지.
start-opponent-person = 사람처럼
start-opponent-person-about = 78,000판으로 배워 그 레이팅의 대회 선수처럼 둡니다.
start-opponent-engine = 엔진
start-level = 단계
start-name = 이름
start-level-newcomer = 처음이라면 1~3단계부터. { $about }
start-game = 게임
start-first = 먼저 둘 쪽
start-first-custom-about = X부터 둡니다.
start-first-coin = 동전
start-first-coin-about = 동전을 던져 먼저 둘 쪽을 정합니다.
start-first-you = 나
start-first-you-about = 당신이 먼저 둡니다.
start-first-computer = 컴퓨터
start-first-computer-about = 컴퓨터가 먼저 둡니다.
start-beginning = 시작 배치
beginning-standard = 표준
beginning-about-standard = 가운데에 돌 네 개를 엇갈려 놓습니다.
beginning-balanced = 균형 잡힌 초반
beginning-about-balanced = 여덟 수를 미리 두고 시작합니다. 어느 쪽도 앞서지 않습니다.
beginning-random = 무작위 수
beginning-about-random = 여덟 수를 무작위로 미리 둡니다. 무슨 일이든 생길 수 있습니다.
beginning-parallel = 나란히
beginning-about-parallel = 가운데에 돌 네 개, 같은 색끼리 나란히 놓습니다.
beginning-handicap = { $who ->
    [you] 내게 귀 { $corners }개
   *[black] 흑에게 귀 { $corners }개
}
beginning-handicap-about = { $who ->
    [you] 당신은 귀 { $corners }개를 갖고 시작합니다. 레이팅에는 반영되지 않습니다.
   *[black] 흑은 귀 { $corners }개를 갖고 시작합니다.
}
start-clock = 시계
clock-none = 없음
clock-none-about = 시간 제한이 없습니다.
clock-no-limit = 제한 없음
clock-each = 양쪽 각각 { $control }.
clock-odds = { $black }: { $black-control }, { $white }: { $white-control }.
clock-increment = { $main }, 한 수마다 { $increment } 추가
clock-only-increment = { $increment }, 한 수마다 같은 시간 추가
clock-byo-yomi = { $moves ->
    [1] { $main }, 그 뒤 한 수에 { $period }
   *[other] { $main }, 그 뒤 { $moves }수마다 { $period }
}
clock-periods = { $spare ->
    [0] { $main }, 그 뒤 한 수에 { $period }
   *[other] { $main }, 그 뒤 한 수에 { $period }, { $spare }번까지 초과 가능
}
time-hours = { $count }시간
time-minutes = { $count }분
time-seconds = { $seconds }초
start-library = 기보함
start-library-about = 대국을 보고, 찾고, 내보냅니다.
start-puzzles = 문제
start-puzzles-due = 오늘 다시 풀 문제 { $due }개.
start-puzzles-about = 통하는 단 한 수를 찾으세요. 매일 새 문제가 나옵니다.
start-practice = 연습
start-practice-about = 내 실수를 다시 풀며 고쳐 갑니다.
start-practice-due = 오늘 복습할 국면 { $due }개.
copy-place = { $place } (사본)
analysis-place = 분석
start-analysis = 분석
start-analysis-last = { $date ->
    [none] 분석을 이어 갑니다 (안에서 n: 새 분석).
   *[other] { $date }의 분석을 이어 갑니다 (안에서 n: 새 분석).
}
start-analysis-about = 초반을 살피고, 사람들이 둔 수를 보고, 내 변화를 남깁니다.
start-statistics = 통계
start-statistics-about = 당신의 성적과 레이팅.
start-settings = 설정
start-settings-about = 테마, 힌트, 이름 등.
start-guests = 엔진
start-guests-about = 상대할 다른 프로그램: 시험하고 기록을 봅니다.
start-guest-about = 설정에 있는 다른 프로그램.
start-tic-tac-toe-about = 셋을 이으면 이깁니다. 쉬움부터 무적까지 다섯 단계.
start-editor = 배치 편집
start-editor-about = 배치를 만들어 두거나 분석합니다.
start-help = 도움말
start-help-about = 규칙, 용어, 모든 키.
start-quit = 종료
start-quit-about = 게임을 종료합니다.
start-unfinished = { $moves ->
    [0] { $players }: 아직 둔 수가 없습니다.
   *[other] { $players }, { $moves }수째: { $black-discs } 대 { $white-discs }.
}
start-unfinished-marking = { $game }, { $moves }수째.

overview-title = 내 대국
overview-games = { $games }판: { $wins }승 { $draws }무 { $losses }패
overview-last = 지난 대국 { $dot } { $result }
rules-title = 두는 법
rules-turns = { $black }, { $white } 번갈아 둡니다. 먼저 두는 쪽: { $black }.
rules-turns-coin = 흑: { $black }, 백: { $white }. 동전을 던져 먼저 둘 쪽을 정합니다.
rules-place = 상대 돌의 줄이 새 돌과 내 다른 돌 사이에 끼이도록 돌을 놓습니다.
rules-flip = 끼인 돌은 모든 방향에서 한꺼번에 내 색으로 뒤집힙니다.
rules-must = 한 수마다 상대 돌을 하나 이상 사이에 끼워야 합니다. 둘 수 있는 칸에 작은 표시가 있습니다.
rules-pass = 끼울 돌이 없으면 패스해야 합니다.
rules-end-stuck = 둘 차례에 둘 곳이 없으면 끝납니다. 돌이 많은 쪽이 이깁니다.
rules-end = 양쪽 다 둘 곳이 없으면 돌이 많은 쪽이 이깁니다.
rules-end-fewest = 양쪽 다 둘 곳이 없으면 돌이 적은 쪽이 이깁니다.
rules-overture = 먼저 번갈아 가운데에 돌 네 개를 놓습니다(둘째 돌은 첫째 돌 옆에). 이때는 뒤집히지 않습니다.
rules-example = { $side } 차례: { $squares }에 두면 돌 하나가 끼입니다.
rules-keys = 화살표 키로 커서를 옮기고 Enter를 누르거나 칸을 클릭합니다.
rules-line = 번갈아 둡니다. 가로, 세로, 대각선으로 먼저 셋을 이으면 이깁니다.
rules-first-steps = 첫걸음
rules-corners = 귀를 차지하세요. 귀의 돌은 절대 뒤집히지 않습니다.
rules-x-squares = 빈 귀 옆의 칸에는 두지 마세요.
rules-anti-corners = 귀를 피하세요. 거기 놓인 돌은 영원히 당신 것입니다.
rules-anti-few = 자기 돌 깊숙한 곳에서 조금만 뒤집어, 나머지는 상대방이 뒤집게 하세요.
rules-few = 초반에는 돌이 적은 편이 낫습니다. 대개 둘 곳이 더 많이 남습니다.
terms-title = 자주 나오는 말
term-corner = 귀
term-corner-about = a1, a8, h1, h8. 끝까지 안전한 칸
term-edge = 변
term-edge-about = 바깥쪽 줄
term-x-square = X칸
term-x-square-about = 귀의 대각선 옆: b2, b7, g2, g7
term-c-square = C칸
term-c-square-about = 변에서 귀 바로 옆: b1, a2 등
term-flip = 뒤집기
term-flip-about = 끼인 돌을 내 색으로 바꾸는 것
term-stable = 굳은돌
term-stable-about = 다시는 뒤집히지 않는 돌
term-mobility = 행동력
term-mobility-about = 고를 수 있는 수의 개수
term-frontier = 바깥돌
term-frontier-about = 빈칸에 닿은 내 돌. 하나하나가 상대방에게 둘 곳을 줍니다
term-quiet = 조용한 수
term-quiet-about = 안쪽 돌만 뒤집는 수
term-wedge = 쐐기
term-wedge-about = 변에서 상대 돌 둘 사이에 박힌 돌
term-region = 구역
term-region-about = 서로 이어진 빈칸들
term-parity = 홀짝
term-parity-about = 구역의 마지막 수를 누가 두는가. 내가 두는 쪽이 좋습니다
term-opening = 초반
term-opening-about = 처음 몇 수. 흔한 것에는 이름이 있습니다
term-margin = 돌 차이
term-margin-about = 내 돌에서 상대 돌을 뺀 수. +4는 4개 앞섬
term-exact = 확정
term-exact-about = 어림이 아니라 끝까지 증명된 값. =로 표시
term-marks = ?! ? ??
term-marks-about = 느슨한 수, 실수, 대실수: 승률을 5, 12, 25% 이상 잃는 수
term-accuracy = 정확도
term-accuracy-about = 승률을 지킨 비율. 대실수는 0%, 잃은 것이 없는 수는 100%
term-corners = 모서리 표시
term-corners-about = 판 위에서: 마지막 수와 그 수가 뒤집은 돌

motto-flips = 끼워서 지켜라
motto-fewest = 되도록 적게 끼워라
motto-line = 셋을 이으면 승리

rule-reversi = 흑이 먼저 둡니다. 둘 곳이 없으면 패스해야 합니다.
rule-reversi-book = 책의 규칙, X가 흑. 둘 곳이 없는 사람이 나오면 끝납니다.
rule-anti = 돌이 적은 쪽이 이깁니다. 그 밖은 보통 규칙.
rule-6x6 = 작은 판. 그 밖은 보통 규칙.
rule-4x4 = 가장 작은 판. 한 판에 1분.
rule-overture = 가운데에 번갈아 돌 네 개를 놓은 뒤 보통처럼 둡니다.
rule-tictactoe = 셋을 이으면 이깁니다.

level-random = 둘 수 있는 아무 곳에나 둡니다.
level-greedy = 언제나 가장 많이 뒤집습니다.
level-rookie = 귀에 둘 수 있으면 두고, 아니면 가장 많이 뒤집습니다.
level-novice = 기본은 알지만 자주 실수합니다.
level-amateur = 둘 곳을 남겨 두지만 아직 실수가 많습니다.
level-club = 작은 실수가 많고 가끔 크게 실수합니다.
level-expert = 작은 실수를 하고 큰 실수는 드뭅니다.
level-master = 작은 실수만 합니다.
level-grandmaster = 가끔 돌 한두 개를 내줍니다.
level-champion = 최강. 모든 코어로 한 수에 5초까지 생각합니다.
level-matched = 내 실력에 맞게
level-matched-about = 당신의 실력(지금 { $rating })에 맞춰 둡니다. 절반쯤 이기게 됩니다.
level-partner = 당신과 같은 실력.
level-person = { $name }, { $rating }
level-person-rare = { $about } 이 정도 선수의 대국은 많지 않습니다.
level-pupil = 이길 수 있으면 이기고, 아니면 막습니다.
level-regular = 학생처럼 두되 귀와 가운데를 먼저 봅니다.
level-veteran = 단골처럼 두고, 첫 응수를 잘 고릅니다.
level-perfect = 절대 지지 않고 함정을 놓습니다.

## A game

move-number = { $number }수
empties = 빈칸 { $count }
step-mode = 한 수씩 진행
not-saved = 저장 안 됨
values-for-black = 흑 기준 값
values-for-white = 백 기준 값

player-you = 나
player-computer = 컴퓨터
level-number = { $number }단계
level-rating = { $rating }점
level-like-people = { $rating }점 선수처럼
full-name = { $name } ({ $side })
score-title = 점수
games-won-title = 이긴 판
score = { $black } { $black-points }, { $white } { $white-points }
score-drawn = { $black } { $black-points }, { $white } { $white-points }, 무승부 { $drawn }
drawn = 무승부 { $count }

turn-with-rule = { $turn }. { $rule }
your-turn = 당신 차례: { $side }{ $urgent }
their-turn = { $name } 차례{ $urgent }
enter-lets-move = Enter를 누르면 둡니다: { $name }
thinking = { $name } 생각 중
thinking-later = { $name } 곧 생각 시작: { $place }
place-in-line = { $place ->
    [1] 다음 순서
   *[other] 대기 { $place }번
}
thinking-ahead = { $name } 생각 중 ({ $depth }수 앞)
column-typed = { $column }열. 이제 행 1~8을 입력하세요
urgent-block = ; 막아야 할 곳: { $squares }
urgent-lost = ; 다 막을 수 없음: { $squares }
urgent-win = ; 이기는 곳: { $squares }
and = { $one }, { $two }
must-pass = { $who ->
    [you] 둘 곳이 없어 패스해야 합니다
   *[other] { $name }: 둘 곳이 없어 패스해야 합니다
}
passed = { $who ->
    [you] 둘 곳이 없어 패스합니다
   *[other] { $name }: 둘 곳이 없어 패스
}
plays = { $who ->
    [you] 당신: { $square }
   *[other] { $name }: { $square }
}
plays-flips = { $who ->
    [you] 당신: { $square }, { $flips }개 뒤집음
   *[other] { $name }: { $square }, { $flips }개 뒤집음
}
replay-start = 시작 국면: { $side } 차례

win-on-time = { $who ->
    [you] 당신의 시간승
   *[other] { $name } 시간승
}
win-resigned = { $who ->
    [you] 상대의 기권으로 당신의 승리
   *[other] 기권으로 { $name } 승리
}
win-left = { $who ->
    [you] 당신의 승리: 상대가 떠났습니다
   *[other] { $name } 승리: 상대가 떠났습니다
}
win = { $who ->
    [you] 당신의 승리
   *[other] { $name } 승리
}
win-by = { $who ->
    [you] 당신의 승리, { $lead }개 차
   *[other] { $name } 승리, { $lead }개 차
}
lead = { $who ->
    [you] 당신이 앞섭니다
   *[other] { $name } 우세
}
lead-by = { $who ->
    [you] 당신이 { $lead }개 앞섭니다
   *[other] { $name } { $lead }개 우세
}
draw = 무승부
even = 동점
rating-change = { $rating } ({ $gained })
rating-at-first = 약 { $rating }
rated = 내 레이팅: { $rating }
rated-proposing = { $rated }. { $number }단계({ $name }) 정도면 호각입니다
fewest-win = 돌이 적은 쪽이 승리
official = { $outcome ->
    [draw] 공식 점수 { $black }-{ $white }: 빈칸은 나눕니다
   *[win] 공식 점수 { $black }-{ $white }: 빈칸은 이긴 쪽의 것
}
ending-line = 셋을 이음: { $squares }
ending-both-stuck = 양쪽 다 둘 곳 없음
ending-stuck = { $side }: 둘 곳 없음
ending-time = { $who ->
    [you] 당신의 시간 초과
   *[other] { $name } 시간 초과
}
result-corners = { $result ->
    [won] 당신이 지킨 귀: { $squares }
   *[lost] 당신이 잃은 귀: { $squares }
}
result-accuracy = 정확도: 약 { $accuracy }
ending-resigned = { $who ->
    [you] 당신의 기권
   *[other] { $name } 기권
}
ending-left = { $who ->
    [you] 당신이 대국에서 나감
   *[other] { $name } 대국에서 나감
}
result-title = 대국 끝

lines-title = 변화
lines-loss = (-{ $loss })
lines-course = 흑 기준 값
lines-course-progress = 분석 중... { $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = 수순
moves-title-opening = 수순 { $dot } { $opening }
pass = 패스

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] 당신 차례 - outflank
   *[other] { $name } 차례 - outflank
}

## The coach

coach-title = 코치
coach-title-sure = 코치: { $looked }
coach-over = 대국이 끝났습니다 (v: 복기).
coach-pass = 패스해야 합니다.
coach-looking = 판을 보는 중...
lines-solving = 푸는 중: 빈칸 { $empties }
lines-solved = { $winner ->
    [draw] 풀림: 무승부.
   *[side] 풀림: { $side } { $discs }개 차 승리.
}

sentences = { $ended ->
    [yes] { $first } { $second }
   *[no] { $first }. { $second }
}

## What was played in a position

explorer-games = { $count ->
    [1] 1판
   *[other] { $shown }판
}
analysis-title = { $side } 차례
analysis-over = 대국이 끝났습니다.
analysis-looking = 읽는 중...
analysis-empty = 두거나, 오프닝 이름을 치거나, 기보를 붙여 넣으세요.
analysis-empty-then = E: 국면 만들기. G: 대국 열기.
analysis-why = 왜 { $square }인가?
analysis-costs = { $square }: { $loss }개 손해.
explorer-mean = 평균
explorer-value = 값
explorer-line = 예상 수순
explorer-played = 비율
explorer-count = 대국
explorer-indexing = 기보함의 대국을 읽는 중: { $percent }%.
explorer-none = 기보함에 이 국면이 나온 대국이 없습니다
explorer-none-filtered = 조건에 맞으면서 이 국면이 나온 대국이 없습니다
explorer-nowhere = 이름에 '{ $name }' 글자가 들어간 대회가 없습니다
explorer-no-such-player = 이름에 '{ $name }' 글자가 들어간 선수가 없습니다
explorer-favourite-costs = { $percent }%가 { $square }에 두어 { $cost }개를 잃습니다. { $best } 쪽이 낫습니다.
explorer-costs = { $square }에 두면 { $cost }개 손해. 더 나은 수: { $best }.
explorer-move-once = { $square }: { $games }{ $winner ->
    [black] , 흑 승.
    [white] , 백 승.
   *[none] , 무승부.
}
explorer-move = { $square }: { $games }. 흑승 { $black }, 백승 { $white }{ $has-draws ->
    [yes] , 무승부 { $draws }.
   *[no] .
}
explorer-margin = 흑의 돌 차이: 평균 { $mean }, 중앙값 { $median }.
explorer-by-last = 가장 많이 둔 사람: { $player } ({ $games }). 마지막: { $year }년.
explorer-by = 가장 많이 둔 사람: { $player } ({ $games }).
explorer-values-book = 모든 수치는 흑 기준. 값: 오프닝 북.
explorer-last = 마지막: { $year }년.

## The opening trainer

opening-idea = { $name }: { $idea }
opening-idea-japanese = { $name } ({ $japanese }): { $idea }
opening-diagonal-opening = 백이 대각선으로 응합니다. 견실하며 카우와 버팔로의 출발점.
opening-x-square-opening = 흑이 다섯째 수에 귀를 내줍니다. 이미 진 대국이며, 경고 삼아 이름이 붙었습니다.
opening-snake = 흑이 줄 아래로 돌아 돌을 적게 유지합니다. 호각.
opening-stuck-peasant = 백이 일찍 가운데의 변으로 나가 흑에게 선택을 맡깁니다. 호각.
opening-lysons = 백이 곧바로 가운데를 떠나 벌어진 모양으로 갑니다. 조심하면 호각.
opening-nordic-peasant = 흑이 판의 반대편에서 응합니다. 백은 f5로 버팁니다.
opening-danish-peasant = 흑이 백을 가두고 기다립니다. 백이 호각을 지키는 응수는 하나뿐.
opening-classic-peasant = 흑이 왼쪽 변으로 나가 주도권을 지킵니다. 백은 c7로 버팁니다.
opening-pyramid = 흑 돌이 피라미드를 이룹니다. 백은 b6으로 파고듭니다.
opening-heath = 흑이 백의 줄 옆으로 뛰어 백을 밖으로 꾑니다. 흑이 조금 낫습니다.
opening-classic-heath = 백의 d2에 대한 보통 응수. 양쪽이 가운데의 변을 따라갑니다. 호각.
opening-mimura-variation-ii = 함정: 백이 f6으로 유리해집니다.
opening-heath-bat = 흑이 히스와 배트를 합쳐 많은 수를 남깁니다.
opening-iwasaki-variation = 히스의 더 조용한 곁가지. 호각.
opening-heath-chimney = 백이 히스에 안쪽 e3으로 응합니다. 흑이 조금 앞섭니다.
opening-raccoon-dog = 허세: 백은 d2로 유리해지지만, 다른 수로는 대부분 그렇지 않습니다.
opening-rocket = 흑이 백 돌을 지나쳐 나갑니다. 백이 e3으로 조금 더 얻습니다.
opening-hamilton = 흑이 로켓을 겹칩니다. 왼쪽에서 백이 조금 앞섭니다.
opening-lollipop = 로켓에 대한 백의 응수. 흑이 물러나야 합니다.
opening-cow = 흑이 대각선 초반에서 뭉쳐 있습니다. 가장 차분한 방법.
opening-chimney = 백이 가운데에 돌을 위로 쌓습니다. 호각.
opening-cow-bat = 양쪽이 두 날개를 펼칩니다. 긴 변화가 알려져 있고, 정확히 두면 호각.
opening-bat-piau-continuation-2 = 흑이 왼쪽으로 나갑니다. 백은 e6을 찾아야 합니다.
opening-melnikov = 흑이 많은 수를 지키고 백에게 돌 몇 개를 더 줍니다.
opening-bat-kling-continuation = 왼쪽 변의 긴 외길. d7로 백이 앞섭니다.
opening-bat-kling-alternative = 백이 바로 왼쪽 변으로 갑니다. 흑이 조금 낫습니다.
opening-rose-v-toth = 흑이 f5의 틈을 막습니다. 로즈와 토트의 대국에서 온 이름, 호각.
opening-tanida = 백이 d2로 빠져 흑에게 바깥을 남깁니다. 흑이 조금 앞섭니다.
opening-aircraft = 흑 돌이 날개처럼 퍼집니다. 백에게 좋은 응수가 둘.
opening-sailboat = 백이 흑의 수를 줄입니다. 흑은 c6을 찾아야 합니다.
opening-maruoka = 백이 흑 돌 아래 d7로 들어갑니다. 호각.
opening-landau = 흑이 오른쪽 안에 둡니다. 백은 c7로 응해야 합니다.
opening-buffalo = 흑이 판을 가로질러 돌진합니다. 날카롭고, 백의 최선은 하나.
opening-maruoka-buffalo = 버팔로에서 흑이 백의 다음 칸을 빼앗습니다. 응수는 e3.
opening-tanida-buffalo = 백이 흑의 수를 줄입니다. 흑은 f3으로 버팁니다.
opening-hokuriku-buffalo = 백이 f5를 메워 판을 닫아 둡니다. 호각.
opening-wing-variation = 백이 흑의 모양을 따라 합니다. 놓아 두면 흑이 돌 몇 개를 잃습니다.
opening-semi-wing-variation = 백이 물러서 흑에게 할 일을 너무 많이 줍니다. 흑이 돌 몇 개 손해.
opening-parallel-opening = 백이 흑의 줄 옆에 늘어섭니다. 첫수에 대한 가장 약한 응수.
opening-perpendicular-opening = 백 돌이 흑 돌과 직각을 이룹니다. 가장 많이 두는 응수.
opening-collay = 흑이 셋째 수에 보통 길을 벗어납니다. 백은 c5로 응징합니다.
opening-rabbit = 흑이 곧게 나아갑니다. 로즈와 그 많은 가지로 가는 길.
opening-mimura = 백이 로즈 앞에서 비켜섭니다. 흑이 조금 더 얻습니다.
opening-shaman = 흑이 로즈 대신 c6에서 기다립니다. 백은 왼쪽에서 응합니다.
opening-inoue = 흑이 로즈 대신 위로 갑니다. 백이 조금 앞섭니다.
opening-iago = 백이 이노우에에 안쪽에서 응해 흑에게 남기는 것이 적습니다.
opening-bhagat = 흑이 일찍 판 위쪽으로 갑니다. 백은 c3이 좋습니다.
opening-rose = 래빗의 큰길. 균형이 잡혀 있고 아주 뒤쪽까지 알려져 있습니다.
opening-flat = 흑이 로즈의 왼쪽을 따라 퍼집니다. 호각이며 많이 연구되었습니다.
opening-rotating-flat = 백이 f5로 플랫을 돌립니다. 흑의 응수는 b4.
opening-murakami-variation = 흑이 로테이팅 플랫에서 b3을 시도합니다. 백의 b4가 시험대.
opening-rotating-flat-kling-continuation = 갈림길이 적은 긴 변화. 백이 한 개 앞섭니다.
opening-rose-birth = 백이 오른쪽에서 로즈를 되살립니다. 흑은 바짝 따라가야 합니다.
opening-brightstein = 백이 아래를 열어 국면을 풉니다. 흑은 g6을 차지합니다.
opening-rose-birdie = 흑이 로즈버스의 오른쪽으로 나갑니다. 백의 응수는 g6.
opening-rose-tamenori-kling = 백이 f6을 메워 오른쪽을 닫아 둡니다. 호각.
opening-greenberg = 흑이 백에게 위쪽의 조용한 수를 남깁니다. 백이 조금 낫습니다.
opening-ralle = 백이 e2 대신 안에서 기다립니다. 호각.
opening-horse = 흑이 자유를 얻으려 d6을 내줍니다. 백이 한 개쯤 앞섭니다.
opening-ganglion = 백이 왼쪽으로 직각 초반을 벗어납니다. 흑은 f3으로 균형을 지킵니다.
opening-swallow = 흑이 백의 수를 줄입니다. 좋은 수는 f4뿐.
opening-no-cat-continuation = 균형 잡힌 긴 변화. 흑은 d7로 잇습니다.
opening-italian = 흑이 캣 대신 곧게 위로 갑니다. 백이 조금 앞섭니다.
opening-cat = 흑이 위쪽을 감아 돕니다. 둘 만하지만 백이 조금 앞섭니다.
opening-sakaguchi = 백이 캣에서 앞서 나왔습니다. 흑이 지킵니다.
opening-berner = 흑이 캣에서 오른쪽 변으로 갑니다. f6으로 백이 앞섭니다.
opening-bent-ganglion = 백이 너무 일찍 밖으로 굽습니다. 흑은 f3으로 유리해집니다.
opening-tiger = 흑이 가운데에서 많은 수를 지킵니다. 가장 많이 두는 초반.
opening-stephenson = 흑이 안에 두고 기다립니다. 호각이며 양쪽 다 견실합니다.
opening-no-kung = 백이 b4로 쿵을 피합니다. 조심하면 호각.
opening-no-kung-continuation = 백이 조금 앞서는 알려진 변화.
opening-compoth = 백이 c6을 메워 판을 닫아 둡니다. 호각.
opening-f-a-t-draw = 무승부로 알려진 한 판. f4로 백이 호각을 지킵니다.
opening-lightning-bolt = 흑 돌이 지그재그를 이룹니다. 응수는 g5.
opening-kung = 백이 일찍 g5로 나갑니다. 흑은 c6으로 유리해집니다.
opening-leaders-tiger = 흑이 d3을 차지하고 c3을 백에게 남깁니다. 백이 조금 낫습니다.
opening-brightwell = 흑이 d6에 두어 수가 줄어듭니다. 백의 최선은 c6.
opening-ishii = 오른쪽의 긴 공방 끝에 흑이 한 개 앞섭니다.
opening-mainline-tiger = 타이거의 주 변화. 길고 잘 알려졌으며 호각.
opening-rose-bill = 흑이 f7로 들어가 백의 수를 줄입니다. 보통은 g5.
opening-tamenori = 백이 로즈빌에서 위로 가고 흑에게 f3을 줍니다. 호각.
opening-central-rose-bill = 백이 요점 g5를 차지합니다. 다른 이름이 말하듯 최선이면 무승부.
opening-aubrey = 백이 g6으로 나갑니다. 흑은 f3으로 유리해집니다.
opening-aubrey-feldborg-continuation = 백이 g6 뒤에 가운데로 돌아옵니다. 흑이 앞섭니다.

trainer-title = 초반 훈련
trainer-title-opening = 초반 훈련: { $opening }
trainer-asked = { $side } 차례: 어디에 두겠습니까?
trainer-replying = 상대방이 응합니다.
trainer-over = 변화의 끝.
trainer-nothing = 여기서 이어지는 당신의 대국이나 변화가 없습니다.
trainer-nothing-how = 되돌아가거나, 대국을 더 들여오거나, 분석판에 수를 더하세요.
trainer-wrong = { $square }, 아닙니다. 당신의 변화는 { $right }.
trainer-as-good = { $square }도 똑같이 좋습니다. 당신의 변화는 { $right }.
trainer-wrong-loss = 당신의 변화는 { $right }. { $square }에 두면 { $loss }개 손해.
trainer-costs = { $square }에 두면 { $loss }개 손해. 더 나은 수: { $right }.
trainer-score = { $asked }문제 중 { $right }개 정답. 마친 변화: { $lines }.
trainer-score-lines = { $asked }문제 중 { $right }개 정답. 마친 변화: { $lines }/{ $all }.
trainer-due = 오늘 복습할 국면 { $due }개.
trainer-enter-next = Enter: 다음 변화.
trainer-enter-right = 지금 두거나, Enter로 봅니다.
trainer-right = 정답: { $square }.
holes-title = { $side } 변화의 빈틈
holes-count = { $count }수
hole-games = { $games }판 ({ $share }%)
hole-move = { $line } { $square }
holes-looking = 기보함의 대국에서 찾는 중
holes-none = 두 번 이상 둔 수에는 모두 { $side } 변화의 답이 있습니다
holes-no-lines = 여기서 시작하는 변화가 아직 없습니다
holes-enter = Enter: 그곳으로 가서 답을 더하기
games-here-title = 이 국면이 나온 대국

refusal-lines = 최선의 변화를 볼 개수 1~8, 코치의 말은 0을 누르세요
coach-line = 예상 수순: { $line }.
coach-looking-at = { $square } 보는 중...
coach-best = { $lead ->
    [0] 최선: { $square } { $score }
   *[other] 최선: { $square } { $score } ({ $next }보다 { $lead }개 나음)
}
coach-as-good = { $square } { $score }: { $best }만큼 좋음
coach-worse = { $square } { $score }, { $loss }개 손해. 최선 { $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] { $rating }점 선수는 거의 두지 않는 수
   *[no] { $rating }점 선수의 { $percent }%가 두는 수
}
people-trap = 함정: { $rating }점 선수 { $all }명 중 { $some }명이 걸립니다
people-hidden = { $rare ->
    [yes] 찾기 어려운 수: { $rating }점 선수는 거의 두지 않습니다
   *[no] 찾기 어려운 수: { $rating }점 선수의 { $percent }%만 둡니다
}
people-costs = { $loss ->
    [0] { $clause }.
   *[other] { $clause }. { $loss }개 손해.
}
people-find = { $clause }. { $square } 찾는 사람: { $percent }%.
people-solve = { $rare ->
    [yes] { $rating }점 선수는 첫수를 거의 찾지 못합니다.
   *[no] { $rating }점 선수의 { $percent }%가 첫수를 찾습니다.
}
people-favourite = { $loss ->
    [0] 가장 많이 두는 수는 { $square } ({ $percent }%).
   *[other] 가장 많이 두는 수는 { $square } ({ $percent }%), { $loss }개 손해.
}
people-mistakes = { $common ->
    [0] 실수 { $all }개 중 { $rating }점에서 흔한 것은 없습니다.
   *[other] 실수 { $all }개 중 { $common }개는 { $rating }점에서 흔합니다: 네 명에 한 명 이상이 합니다.
}

sure-exact = 확정
sure-depth = { $depth }수 앞
looked-exact = 끝까지 읽음
looked-depth = { $depth }수 앞까지 읽음

review-title = 복기
review-title-move = { $number }수: { $looked }
review-title-game = 대국
review-title-game-so-far = 지금까지의 대국 ({ $done }/{ $all })
review-pass = 어쩔 수 없는 패스.
review-analysing = 분석 중...
review-looking = 대국을 보는 중...
review-later = 대국의 복기가 곧 시작됩니다: { $place }
review-deeper = 분석 중... { $done }/{ $all }
review-few-moves = 승부처를 말하기에는 수가 너무 적습니다.
review-so-far = 지금까지 실수가 없습니다.
review-perfect = 완벽한 대국: 양쪽 다 실수가 없었습니다.
review-keys = Enter: 가장 큰 실수. [ ]: 이전, 다음 실수. t: 다른 수 두어 보기. d: 연습.
review-lost-discs = { $loss ->
    [one] { $side }이 여기서 { $square }에 두어 1개 손해를 보았습니다.
   *[other] { $side }이 여기서 { $square }에 두어 { $loss }개 손해를 보았습니다.
}
card-missed-by-both = 여기부터 { $span }수 동안 양쪽이 같은 칸을 놓쳤습니다. 최선의 수였던 것은 { $count }번입니다. 어디일까요?
card-missed = 여기부터 { $span }수 안에 { $side }은 최선의 수인 같은 칸을 { $count }번 놓쳤습니다. 어디일까요?
card-better = 더 좋은 수는?
card-turn = { $side }({ $disc }) 차례.
review-best = { $square } { $score }: 최선의 수
review-good = { $square } { $score }: 좋은 수, { $loss }개 손해. 최선 { $best } { $best-score }
review-inaccuracy = { $square } { $score }: 느슨한 수, { $loss }개 손해. 최선 { $best } { $best-score }
review-same-winner = { $square } { $score }: { $loss }개 손해, 승패는 그대로. 최선 { $best } { $best-score }
review-already-lost = { $square } { $score }: { $loss }개 손해, 이미 진 대국. 최선 { $best } { $best-score }
review-still-won = { $square } { $score }: { $loss }개 손해, 아직 이김. 최선 { $best } { $best-score }
review-legend = ?! 느슨한 수, ? 실수, ?? 대실수
moves-legend = 흐림: { $rating }점에서 흔함
review-mistake = { $square } { $score }: 실수, { $loss }개 손해. 최선 { $best } { $best-score }
review-blunder = { $square } { $score }: 대실수, { $loss }개 손해. 최선 { $best } { $best-score }
review-book = { $square } { $score }: 정석
review-book-named = { $square } { $score }: 정석 ({ $opening })
review-lost-lead = { $who ->
    [you] { $number }수({ $square })에서 당신의 우세가 사라졌습니다.
   *[other] { $number }수({ $square })에서 { $side }의 우세가 사라졌습니다.
}
review-missed-win = { $who ->
    [you] { $number }수({ $square })에서 당신이 이길 기회를 놓쳤습니다.
   *[other] { $number }수({ $square })에서 { $side }이 이길 기회를 놓쳤습니다.
}
review-lost-even = { $who ->
    [you] { $number }수({ $square })에서 당신이 호각이던 대국을 그르쳤습니다.
   *[other] { $number }수({ $square })에서 { $side }이 호각이던 대국을 그르쳤습니다.
}
review-gave-lead = { $who ->
    [you] { $number }수({ $square })에서 당신의 우세가 크게 줄었습니다.
   *[other] { $number }수({ $square })에서 { $side }의 우세가 크게 줄었습니다.
}
review-last-chance = { $who ->
    [you] { $number }수({ $square })에서 당신의 마지막 기회가 사라졌습니다.
   *[other] { $number }수({ $square })에서 { $side }의 마지막 기회가 사라졌습니다.
}
review-turned-figures = { $best } { $then }, { $square } { $made } ({ $sure }).
review-turned-figure = { $result ->
    [win] { $margin }개 차 승리
    [loss] { $margin }개 차 패배
    [draw] 무승부
    [ahead] 약 { $margin }개 앞섬
    [behind] 약 { $margin }개 뒤짐
   *[even] 거의 비슷함
}
review-no-single-move = 승패를 가른 한 수는 없습니다.
review-never-in-doubt = 승부는 처음부터 뚜렷했습니다.
review-course-of = 예상 결과: { $name }
review-course-at = { $number }수: { $value }
review-times = 한 수의 시간
review-time-of = { $number }수: { $seconds }초
review-accuracy = 정확
review-lost = 손해

fact-only-move = { $who ->
    [you] { $square }: 당신이 둘 수 있는 유일한 수입니다.
   *[other] { $square }: { $own }이 둘 수 있는 유일한 수입니다.
}
fact-takes-corner = { $square }: 귀입니다. 아무도 뒤집을 수 없습니다.
fact-gives-corner = { $square }에 두면 { $other }이 귀 { $corner }에 둘 수 있습니다.
fact-leaves-corner = { $square }에 두어도 { $other }이 여전히 귀 { $corner }에 둘 수 있습니다.
fact-defends-corner = { $square }에 두면 { $other }이 귀 { $corner }에 두지 못합니다.
fact-threatens-corner = { $square }에 두면 다음에 귀 { $corner }에 두려 합니다.
fact-misses-corner = { $who ->
    [you] 당신이 귀 { $corner }에 둘 수 있었습니다.
   *[other] { $own }이 귀 { $corner }에 둘 수 있었습니다.
}
fact-x-square = { $square }: 빈 귀 { $corner }의 대각선 옆, X칸입니다.
fact-c-square = { $square }: 빈 귀 { $corner }의 바로 옆, C칸입니다.
fact-gains-stable = { $who ->
    [you] { $square }에 두면 당신의 돌 적어도 { $count }개가 굳은돌이 됩니다. 다시는 뒤집히지 않습니다.
   *[other] { $square }에 두면 { $own }의 돌 적어도 { $count }개가 굳은돌이 됩니다. 다시는 뒤집히지 않습니다.
}
fact-restricts = { $after ->
    [0] { $square }에 두면 { $other }의 둘 곳이 없어집니다.
   *[other] { $square }에 두면 { $other }의 둘 곳이 { $before }곳에서 { $after }곳으로 줄어듭니다.
}
fact-gains-moves = { $who ->
    [you] { $square }에 두면 당신의 둘 곳이 { $before }곳에서 { $after }곳으로 늘어납니다.
   *[other] { $square }에 두면 { $own }의 둘 곳이 { $before }곳에서 { $after }곳으로 늘어납니다.
}
fact-as-many-moves = { $who ->
    [you] { $square } 다음 둘 곳: 당신 { $ours }, { $other } { $theirs }.
   *[other] { $square } 다음 둘 곳: { $own } { $ours }, { $other } { $theirs }.
}
fact-allows = { $square } 뒤에 { $other }의 응수는 { $reply }, { $next } 뒤에는 { $reply-then }입니다.
fact-was-shared = { $square }에는 양쪽 다 둘 수 있었습니다. 이제 { $other }은 두지 못합니다.
fact-takes-moves = { $square }에 두면 { $other }이 둘 수 없게 되는 곳: { $moves }.
fact-quiet = { $square }: 안쪽 돌만 뒤집는 조용한 수입니다.
fact-forces-pass = { $square }에 두면 { $other }은 둘 곳이 없어 패스해야 합니다.
fact-ends-game = { $square }에 두면 대국이 끝납니다.
fact-wipes-out = { $square }에 두면 { $other }의 돌이 하나도 남지 않습니다.
fact-allows-wipe-out = { $who ->
    [you] { $square }에 두면 { $reply } 다음 당신의 돌이 하나도 남지 않습니다.
   *[other] { $square }에 두면 { $reply } 다음 { $own }의 돌이 하나도 남지 않습니다.
}
fact-leaves-no-safe-move = { $square }에 두면 { $other }의 남은 수는 모두 귀를 내줍니다.
fact-runs-out-of-safe-moves = { $who ->
    [you] { $square }에 두면 당신의 남은 수는 모두 귀를 내줍니다.
   *[other] { $square }에 두면 { $own }의 남은 수는 모두 귀를 내줍니다.
}
fact-fills-edge = { $who ->
    [you] { $square }에 두면 { $edge } 변이 모두 당신의 것이 됩니다.
   *[other] { $square }에 두면 { $edge } 변이 모두 { $own }의 것이 됩니다.
}
fact-wedges = { $square }: { $edge } 변에서 { $other }의 돌 사이에 쐐기를 박습니다.
fact-leaves-hole = { $square }에 두면 { $hole }에 틈이 생겨 { $other }이 쐐기를 박을 수 있습니다.
fact-unbalanced-edge = { $shape ->
    [five] { $square }에 두면 { $edge } 변이 불균형해집니다: 돌 다섯이 이어지고 { $gap }에 틈.
   *[four] { $square }에 두면 { $edge } 변이 불균형해집니다: 돌 넷, { $gap }의 틈, 그리고 돌 하나.
}
fact-balanced-edge = { $who ->
    [you] { $square }에 두면 { $edge } 변이 균형을 이룹니다: 귀 사이 여섯 칸이 모두 당신의 것.
   *[other] { $square }에 두면 { $edge } 변이 균형을 이룹니다: 귀 사이 여섯 칸이 모두 { $own }의 것.
}
fact-odd-region = { $who ->
    [you] { $count ->
        [1] { $square }: 외딴 칸을 메워 당신이 그곳의 마지막 수를 둡니다.
       *[other] { $square }: 빈칸이 홀수({ $count })인 구역에 둡니다. 그곳의 마지막 수는 당신이 두게 됩니다.
    }
   *[other] { $count ->
        [1] { $square }: 외딴 칸을 메워 { $own }이 그곳의 마지막 수를 둡니다.
       *[other] { $square }: 빈칸이 홀수({ $count })인 구역에 둡니다. 그곳의 마지막 수는 { $own }이 두게 됩니다.
    }
}
fact-even-region = { $who ->
    [you] { $square }: 빈칸이 짝수({ $count })인 구역에 둡니다. 그곳의 마지막 수는 상대방이 두게 됩니다.
   *[other] { $square }: 빈칸이 짝수({ $count })인 구역에 둡니다. 그곳의 마지막 수는 { $other }이 두게 됩니다.
}
fact-fills-region = { $square }: 구역의 마지막 빈칸을 메웁니다. 아무도 거기서 응할 수 없습니다.
fact-swindle = { $who ->
    [you] { $count ->
        [1] { $square }에 두면 { $at }에는 당신만 둘 수 있고 { $other }은 두지 못합니다.
       *[other] { $square }에 두면 { $at } 둘레 { $count }칸 구역에는 당신만 둘 수 있고 { $other }은 두지 못합니다.
    }
   *[other] { $count ->
        [1] { $square }에 두면 { $at }에는 { $own }만 둘 수 있고 { $other }은 두지 못합니다.
       *[other] { $square }에 두면 { $at } 둘레 { $count }칸 구역에는 { $own }만 둘 수 있고 { $other }은 두지 못합니다.
    }
}
fact-flips-most = { $square }: { $count }개를 뒤집습니다. 다른 어떤 수보다 많습니다.
fact-flips-fewest = { $square }: { $count }개만 뒤집습니다. 더 적게 뒤집는 수는 없습니다.
fact-fewest-replies = { $count ->
    [0] { $square }에 두면 { $other }의 둘 곳이 없어집니다.
   *[other] { $square }에 두면 { $other }의 둘 곳은 { $count }곳. 더 적게 남기는 수는 없습니다.
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [1] { $square }에 두면 당신이 바로 귀 { $corner }에 둡니다.
           *[other] { $square }에 두면 당신이 { $plies }수 뒤 귀 { $corner }에 둡니다.
        }
       *[other] { $plies ->
            [1] { $square }에 두면 { $taker }이 바로 귀 { $corner }에 둡니다.
           *[other] { $square }에 두면 { $taker }이 { $plies }수 뒤 귀 { $corner }에 둡니다.
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [1] { $square }에 두면 당신은 바로 { $corner } 귀를 잃습니다.
           *[other] { $square }에 두면 당신은 { $plies }수 뒤 { $corner } 귀를 잃습니다.
        }
       *[other] { $plies ->
            [1] { $square }에 두면 { $taker }이 바로 귀 { $corner }에 둡니다.
           *[other] { $square }에 두면 { $taker }이 { $plies }수 뒤 귀 { $corner }에 둡니다.
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [1] { $square }에 두면 당신은 다음 차례에 패스해야 합니다.
       *[other] { $square }에 두면 당신은 { $plies }수 뒤 패스해야 합니다.
    }
   *[other] { $plies ->
        [1] { $square }에 두면 { $passer }은 다음 차례에 패스해야 합니다.
       *[other] { $square }에 두면 { $passer }은 { $plies }수 뒤 패스해야 합니다.
    }
}
fact-answer = { $other }의 최선의 응수는 { $reply }.
fact-later-moves = { $who ->
    [you] { $plies }수 뒤 둘 곳: 당신 { $own-made }, { $other } { $other-made } ({ $best }에 두면 { $own-best } 대 { $other-best }).
   *[other] { $plies }수 뒤 둘 곳: { $own } { $own-made }, { $other } { $other-made } ({ $best }에 두면 { $own-best } 대 { $other-best }).
}
fact-later-safe = { $who ->
    [you] { $plies }수 뒤 당신의 굳은돌은 { $less }개 ({ $best }에 두면 { $more }개).
   *[other] { $plies }수 뒤 { $own }의 굳은돌은 { $less }개 ({ $best }에 두면 { $more }개).
}
fact-later-frontier = { $who ->
    [you] { $plies }수 뒤 당신의 바깥돌은 { $more }개. { $best }에 두면 { $fewer }개뿐입니다.
   *[other] { $plies }수 뒤 { $own }의 바깥돌은 { $more }개. { $best }에 두면 { $fewer }개뿐입니다.
}
fact-later-targets = { $plies }수 뒤 { $other }의 바깥돌은 { $fewer }개뿐. { $best }에 두면 { $more }개입니다.
fact-fewer-targets = { $square }에 두면 { $other }의 바깥돌은 { $fewer }개. { $best }에 두면 { $more }개입니다.
fact-more-replies = { $square }에 두면 { $other }의 둘 곳은 { $count }곳. { $best }에 두면 { $least }곳입니다.
fact-fewer-moves = { $who ->
    [you] { $square }에 두면 당신의 둘 곳은 { $count }곳. { $best }에 두면 { $most }곳입니다.
   *[other] { $square }에 두면 { $own }의 둘 곳은 { $count }곳. { $best }에 두면 { $most }곳입니다.
}
fact-more-frontier = { $who ->
    [you] { $square }에 두면 당신의 돌이 드러납니다: 바깥돌 { $count }개 ({ $best }에 두면 { $least }개).
   *[other] { $square }에 두면 { $own }의 돌이 드러납니다: 바깥돌 { $count }개 ({ $best }에 두면 { $least }개).
}
fact-more-open = { $square }에 두어 뒤집는 돌은 빈칸 { $count }개에 닿고, { $best }에 두어 뒤집는 돌은 { $least }개에 닿습니다.
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] { $square }에 두면 당신에게 조용한 수가 없습니다. { $best }에 두면 { $most }개입니다.
       *[other] { $square }에 두면 당신의 조용한 수는 { $count }개. { $best }에 두면 { $most }개입니다.
    }
   *[other] { $count ->
        [0] { $square }에 두면 { $own }에게 조용한 수가 없습니다. { $best }에 두면 { $most }개입니다.
       *[other] { $square }에 두면 { $own }의 조용한 수는 { $count }개. { $best }에 두면 { $most }개입니다.
    }
}
fact-nearly-as-good = 탐색으로는 { $best } 쪽이 { $loss }개 낫지만, 오차 범위 안입니다.
fact-deep-difference = { $seen ->
    [0] 짧은 탐색으로는 { $square }, { $best } 모두 똑같습니다. 차이는 여러 수 뒤에 드러납니다.
   *[other] 짧은 탐색으로는 { $best } 쪽이 { $seen }개 나을 뿐입니다. 차이는 여러 수 뒤에 드러납니다.
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] { $square }에 두면 예상 수순은 { $line }. 결국 당신이 { $margin }개 앞섭니다.
        [behind] { $square }에 두면 예상 수순은 { $line }. 결국 당신이 { $margin }개 뒤처집니다.
       *[even] { $square }에 두면 예상 수순은 { $line }, 호각입니다.
    }
   *[other] { $outcome ->
        [even] { $square }에 두면 예상 수순은 { $line }, 호각입니다.
       *[other] { $square }에 두면 예상 수순은 { $line }. 결국 { $leader }이 { $margin }개 앞섭니다.
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] { $square } 다음 서로 최선으로 두면 당신이 { $margin }개 차로 이깁니다.
        [behind] { $square } 다음 서로 최선으로 두면 당신이 { $margin }개 차로 집니다.
       *[even] { $square } 다음 서로 최선으로 두면 무승부입니다.
    }
   *[other] { $outcome ->
        [even] { $square } 다음 서로 최선으로 두면 무승부입니다.
       *[other] { $square } 다음 서로 최선으로 두면 { $leader }이 { $margin }개 차로 이깁니다.
    }
}
fact-opens-up = { $square }에 두면 바깥돌을 뒤집어 { $other }에게 새로 둘 곳 { $moves-count }곳을 줍니다: { $moves }.
fact-wall = { $who ->
    [you] { $square }에 두면 당신의 바깥돌이 { $discs-count }개 늘어납니다.
   *[other] { $square }에 두면 { $own }의 바깥돌이 { $discs-count }개 늘어납니다.
}
fact-flips-many-ways = { $square }: 초반부터 한꺼번에 { $ways }방향으로 뒤집습니다.
fact-early-edge = { $square }: 가운데에 좋은 수가 있는데 변으로 나갑니다.
fact-leaves-centre = { $who ->
    [you] { $square }: 가운데 16칸의 바깥입니다. 아직 안쪽에 당신이 둘 곳이 있습니다.
   *[other] { $square }: 가운데 16칸의 바깥입니다. 아직 안쪽에 { $own }이 둘 곳이 있습니다.
}
fact-takes-last-safe-move = { $square }: 귀를 내주지 않는 { $other }의 유일한 수였습니다.
fact-poisons-moves = { $who ->
    [you] { $square } 뒤 { $other }에게 새로 생긴 수는 모두 당신에게 귀를 내줍니다: { $moves }.
   *[other] { $square } 뒤 { $other }에게 새로 생긴 수는 모두 { $own }에게 귀를 내줍니다: { $moves }.
}
fact-controls-diagonal = { $who ->
    [you] { $square } 다음에는 { $corner } 쪽 대각선의 돌이 모두 당신의 것이라 { $other }은 아직 그 귀에 두지 못합니다.
   *[other] { $square } 다음에는 { $corner } 쪽 대각선의 돌이 모두 { $own }의 것이라 { $other }은 아직 그 귀에 두지 못합니다.
}
fact-cuts-diagonal = { $square }에 두면 모두 { $other }의 돌이던 { $corner } 쪽 대각선에 돌이 들어갑니다.
fact-double-threat = { $square }에 두면 귀 { $corner }, { $corner-too } 두 곳을 함께 노립니다. 다음에 하나를 얻습니다.
fact-stoner-trap = { $square }: 귀 { $corner } 옆의 틈을 노립니다. { $other }은 어디에 두든 귀 하나를 잃습니다.
fact-flips-more = { $square }에 두면 { $count }개를 뒤집습니다. { $best }에 두면 { $least }개입니다.
fact-could-wait = { $other }은 지금도 { $best } 다음에도 { $square }에 두지 못합니다. 먼저 { $best }, 그다음 { $square }.
fact-last-in-region = { $last-who ->
    [you] 서로 최선으로 두면 이 구역의 마지막 수는 당신이 둡니다: { $region }.
   *[other] 서로 최선으로 두면 이 구역의 마지막 수는 { $last }이 둡니다: { $region }.
}
fact-edge-at-end = { $who ->
    [you] 종국에 당신이 { $edge } 변에 갖는 돌은 { $less }개. { $best }에 두면 { $more }개입니다.
   *[other] 종국에 { $own }이 { $edge } 변에 갖는 돌은 { $less }개. { $best }에 두면 { $more }개입니다.
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] { $plies }수 뒤 당신의 돌이 하나도 남지 않습니다.
   *[other] { $plies }수 뒤 { $wiped }의 돌이 하나도 남지 않습니다.
}
fact-sacrifices-corner = { $other }이 { $corner } 귀에 두지만, 대신 { $corner-too } 귀를 내줍니다.
fact-passes-to-win = { $who ->
    [you] { $plies }수 뒤 당신이 패스하게 되지만, 그 패스로 이깁니다.
   *[other] { $plies }수 뒤 { $own }이 패스하게 되지만, 그 패스로 이깁니다.
}
fact-gives-access = { $square }에 두면 닫혀 있던 구역에 { $other }이 둘 수 있게 됩니다: { $moves }.
fact-gives-access-many = { $square }에 두면 닫혀 있던 구역의 { $moves-count }칸에 { $other }이 둘 수 있게 됩니다.
fact-leaves-quiet-moves = { $square }에 두면 { $other }에게 조용한 수가 남습니다: { $moves }. { $best }에 두면 막을 수 있습니다.
fact-opens-move = { $moves-count ->
    [one] { $square }에 두면 { $other }에게 최선의 응수가 열립니다: { $reply }. { $best }에 두면 열리지 않습니다.
   *[other] { $square }에 두면 { $other }에게 열리는 칸: { $moves }. 최선의 응수는 { $reply }.
}
fact-leaves-open = { $other }의 최선의 응수는 { $reply }. { $best }에 두면 막을 수 있습니다.
fact-leaves-moves = { $other }의 좋은 응수: { $replies }. { $best }에 두면 막을 수 있습니다.
fact-answers = { $who ->
    [you] { $other }의 최선의 응수는 { $reply }. { $best }에 두었다면 당신이 { $answer }에 두어 응할 수 있지만, { $square }, { $reply } 다음에는 두지 못합니다.
   *[other] { $other }의 최선의 응수는 { $reply }. { $best }에 두었다면 { $own }이 { $answer }에 두어 응할 수 있지만, { $square }, { $reply } 다음에는 두지 못합니다.
}
fact-comes-later = { $square }: 나중에 두어도 됩니다. { $best }, 그리고 응수 다음에도 가장 좋은 수 가운데 하나입니다.
fact-fewer-answers = { $who ->
    [you] { $other }이 { $reply }에 두면 당신의 둘 곳은 { $count }곳. { $best }, { $reply } 다음이면 { $most }곳입니다.
   *[other] { $other }이 { $reply }에 두면 { $own }의 둘 곳은 { $count }곳. { $best }, { $reply } 다음이면 { $most }곳입니다.
}
fact-closes-square = { $square } 다음 { $other }의 최선의 응수는 { $reply }. 그러면 { $best }에 더는 두지 못합니다.
fact-too-early = { $other }은 지금도 { $best } 다음에도 { $square }에 두지 못합니다. 나중에 두어도 됐습니다.
fact-shared-first = { $who ->
    [you] { $square }에는 당신만 둘 수 있어 나중에 두어도 됩니다. { $best }에는 { $other }도 둘 수 있습니다.
   *[other] { $square }에는 { $own }만 둘 수 있어 나중에 두어도 됩니다. { $best }에는 { $other }도 둘 수 있습니다.
}
fact-both-want = { $best }에는 양쪽 다 둘 수 있습니다. { $square } 다음에도 { $other }은 둘 수 있습니다.
fact-takes-back = { $square }: { $disc }을 도로 뒤집습니다.
fact-shares-square = { $who ->
    [you] { $best }에는 당신만 둘 수 있었습니다. { $square } 다음에는 { $other }도 둘 수 있습니다.
   *[other] { $best }에는 { $own }만 둘 수 있었습니다. { $square } 다음에는 { $other }도 둘 수 있습니다.
}
fact-ripens = { $best } 다음에는 { $next }에 둘 때가 됩니다. 지금 두면 { $cost }개 손해입니다.
fact-prepares = { $who ->
    [you] { $best } 다음 당신의 수는 { $next }. { $square }, { $reply } 다음에는 거기 둘 수 없습니다.
   *[other] { $best } 다음 { $own }의 수는 { $next }. { $square }, { $reply } 다음에는 거기 둘 수 없습니다.
}
fact-leaves-square = { $who ->
    [you] 이제 { $other }이 { $at }에 둡니다. 당신이 두었어야 할 칸입니다.
   *[other] 이제 { $other }이 { $at }에 둡니다. { $own }이 두었어야 할 칸입니다.
}
fact-runs-out-in-line = { $who ->
    [you] { $plies }수 뒤 당신의 수는 모두 귀를 내주게 됩니다. { $best }에 두면 그때가 더 늦게 옵니다.
   *[other] { $plies }수 뒤 { $own }의 수는 모두 귀를 내주게 됩니다. { $best }에 두면 그때가 더 늦게 옵니다.
}
edge-top = 위쪽
edge-bottom = 아래쪽
edge-left = 왼쪽
edge-right = 오른쪽

## What a reason comes down to, in at most eight words

headline-only-move = { $square }: 유일한 수.
headline-takes-corner = { $role ->
    [better] { $square }에 두면 귀를 얻습니다.
   *[made] { $square }: 귀를 얻습니다.
}
headline-gives-corner = { $square }: { $other }에게 귀 { $corner } 허용.
headline-leaves-corner = { $square }: { $other }에게 귀 { $corner } 그대로 허용.
headline-defends-corner = { $role ->
    [better] { $square }에 두면 { $corner } 귀를 지킵니다.
   *[made] { $square }: { $corner } 귀를 지킵니다.
}
headline-threatens-corner = { $role ->
    [better] { $square }에 두면 { $corner } 귀를 노립니다.
   *[made] { $square }: { $corner } 귀를 노립니다.
}
headline-misses-corner = { $square }: { $corner } 귀를 놓칩니다.
headline-x-square = { $square }: { $corner } 귀가 위험해집니다.
headline-c-square = { $square }: { $corner } 귀가 약해집니다.
headline-gains-stable = { $role ->
    [better] { $square }에 두면 굳은돌이 생깁니다.
   *[made] { $square }: 굳은돌이 생깁니다.
}
headline-restricts = { $square }: { $other }의 둘 곳을 줄입니다.
headline-opens-up = { $moves-count ->
    [3] { $square }: { $moves }에 { $other }이 두게 됩니다.
   *[other] { $square }: { $other }에게 판을 열어 줍니다.
}
headline-flips-many-ways = { $square }: 너무 여러 방향으로 뒤집습니다.
headline-early-edge = { $square }: 너무 일찍 변으로 나갑니다.
headline-leaves-centre = { $square }: 너무 일찍 가운데를 떠납니다.
headline-gives-access = { $moves-count ->
    [1] { $square }: { $other }이 { $moves }에 들어옵니다.
    [2] { $square }: { $other }이 { $moves }에 들어옵니다.
   *[other] { $square }: { $other }에게 구역을 열어 줍니다.
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square }: { $other }에게 남는 조용한 수 { $moves }.
    [2] { $square }: { $other }에게 남는 조용한 수 { $moves }.
   *[other] { $square }: { $other }에게 조용한 수를 줍니다.
}
headline-wall = { $square }: { $other }에게 벽을 드러냅니다.
headline-gains-moves = { $square }: { $own }에게 새로 둘 곳이 생깁니다.
headline-quiet = { $role ->
    [better] { $square }에 두면 조용한 수입니다.
   *[made] { $square }: 조용한 수입니다.
}
headline-forces-pass = { $role ->
    [better] { $square }에 두면 { $other }이 패스합니다.
   *[made] { $square }: { $other }이 패스합니다.
}
headline-ends-game = { $square }: 대국을 끝냅니다.
headline-wipes-out = { $role ->
    [better] { $square }에 두면 { $other }의 돌이 전멸합니다.
   *[made] { $square }: { $other }의 돌이 전멸합니다.
}
headline-allows-wipe-out = { $square }: { $other }에게 { $own }의 돌이 전멸합니다.
headline-leaves-no-safe-move = { $role ->
    [better] { $square }에 두면 { $other }에게 안전한 수가 없습니다.
   *[made] { $square }: { $other }에게 안전한 수가 없습니다.
}
headline-runs-out-of-safe-moves = { $square }: 마지막 안전한 수였습니다.
headline-takes-last-safe-move = { $role ->
    [better] { $square }에 두면 마지막 안전한 수를 빼앗습니다.
   *[made] { $square }: 마지막 안전한 수를 빼앗습니다.
}
headline-poisons-moves = { $role ->
    [better] { $square }에 두면 { $other }의 새 수는 모두 독입니다.
   *[made] { $square }: { $other }의 새 수는 모두 독입니다.
}
headline-controls-diagonal = { $role ->
    [better] { $square }에 두면 대각선이 안전합니다.
   *[made] { $square }: 대각선이 안전합니다.
}
headline-cuts-diagonal = { $role ->
    [better] { $square }에 두면 { $corner } 쪽 대각선을 끊습니다.
   *[made] { $square }: { $corner } 쪽 대각선을 끊습니다.
}
headline-double-threat = { $role ->
    [better] { $square }에 두면 { $corner }, { $corner-too } 귀를 노립니다.
   *[made] { $square }: { $corner }, { $corner-too } 귀를 함께 노립니다.
}
headline-stoner-trap = { $role ->
    [better] { $square }에 두면 스토너 함정을 놓습니다.
   *[made] { $square }: { $corner }에 스토너 함정을 놓습니다.
}
headline-fills-edge = { $role ->
    [better] { $square }에 두면 { $edge } 변을 다 채웁니다.
   *[made] { $square }: { $edge } 변을 다 채웁니다.
}
headline-wedges = { $role ->
    [better] { $square }에 두면 { $edge } 변에 쐐기를 박습니다.
   *[made] { $square }: { $edge } 변에 쐐기를 박습니다.
}
headline-leaves-hole = { $square }: { $hole }에 틈이 남습니다.
headline-unbalanced-edge = { $square }: { $edge } 변이 불균형해집니다.
headline-balanced-edge = { $role ->
    [better] { $square }에 두면 { $edge } 변이 균형을 이룹니다.
   *[made] { $square }: { $edge } 변이 균형을 이룹니다.
}
headline-odd-region = { $role ->
    [better] { $square }에 두면 홀수 구역에 들어갑니다.
   *[made] { $square }: 홀수 구역에 들어갑니다.
}
headline-even-region = { $square }: 짝수 구역에 들어갑니다.
headline-fills-region = { $role ->
    [better] { $square }에 두면 외딴 칸을 메웁니다.
   *[made] { $square }: 외딴 칸을 메웁니다.
}
headline-swindle = { $role ->
    [better] { $square }에 두면 { $at } 자리는 { $own }만의 것입니다.
   *[made] { $square }: { $at } 자리는 { $own }만의 것입니다.
}
headline-flips-most = { $square }: 가장 많이 뒤집습니다.
headline-flips-fewest = { $role ->
    [better] { $square }에 두면 가장 적게 뒤집습니다.
   *[made] { $square }: 가장 적게 뒤집습니다.
}
headline-fewest-replies = { $role ->
    [better] { $square }에 두면 { $other }의 둘 곳이 가장 적습니다.
   *[made] { $square }: { $other }의 둘 곳이 가장 적습니다.
}
headline-as-many-moves = { $square }: 둘 곳 { $ours } 대 { $theirs }.
headline-allows = { $square }은 { $reply }, { $next }은 { $reply-then } 허용.
headline-was-shared = { $square }: 양쪽 다 둘 수 있던 칸입니다.
headline-takes-moves = { $square }: { $other }의 둘 곳을 빼앗습니다.
headline-answer = { $effect ->
    [quiet] { $square }: { $other }에게 조용한 응수 { $reply }.
    [restricts] { $square }: 응수 { $reply }, 둘 곳이 줄어듭니다.
    [takes-moves] { $square }: 응수 { $reply }, 둘 곳이 줄어듭니다.
    [gains-moves] { $square }: 응수 { $reply }, 새로 둘 곳이 생깁니다.
    [threatens-corner] { $square }: 응수 { $reply }, { $effect-corner } 귀를 노립니다.
    [defends-corner] { $square }: 응수 { $reply }, { $effect-corner } 귀를 지킵니다.
    [swindle] { $reply } 다음 { $effect-at }에는 { $other }만 둡니다.
    [forces-pass] { $square }: 응수 { $reply }에 패스해야 합니다.
    [takes-last-safe-move] { $square }: 응수 { $reply }에 안전한 수를 잃습니다.
    [leaves-no-safe-move] { $square }: 응수 { $reply }, 안전한 수가 없습니다.
    [poisons-moves] { $square }: 응수 { $reply }, 새 수는 모두 독입니다.
    [controls-diagonal] { $square }: 응수 { $reply }, 대각선이 안전합니다.
    [double-threat] { $square }: 응수 { $reply }, 귀 둘을 노립니다.
    [stoner-trap] { $square }: 스토너 함정 { $reply } 허용.
    [fills-edge] { $square }: 응수 { $reply }, 변을 다 채웁니다.
    [wedges] { $square }: 쐐기 { $reply } 허용.
    [odd-region] { $square }: { $other }에게 홀수 구역 { $reply }.
    [fills-region] { $square }: { $other }에게 외딴 칸 { $reply }.
    [gains-stable] { $square }: 응수 { $reply }, 굳은돌이 생깁니다.
   *[other] { $square }: 응수 { $reply }, 못 본 수입니다.
}
headline-later-moves = { $square }: 나중에 { $own }의 둘 곳이 모자랍니다.
headline-later-frontier = { $square }: 나중에 { $own }의 돌이 드러납니다.
headline-later-targets = { $square }: 나중에 { $own }이 뒤집을 돌이 적습니다.
headline-later-safe = { $square }: { $own }의 굳은돌이 줄어듭니다.
headline-more-replies = { $square }: { $other }의 둘 곳이 너무 많습니다.
headline-fewer-moves = { $few ->
    [few] { $square }: { $own }의 둘 곳이 너무 적습니다.
   *[many] { $square }: { $own }의 둘 곳이 줄어듭니다.
}
headline-more-frontier = { $square }: 너무 많은 돌이 드러납니다.
headline-fewer-targets = { $square }: { $own }이 뒤집을 돌이 적습니다.
headline-more-open = { $square }: 바깥이 트인 돌을 뒤집습니다.
headline-fewer-quiet-moves = { $square }: { $own }의 조용한 수가 줄어듭니다.
headline-flips-more = { $square }: 너무 일찍 너무 많이 뒤집습니다.
headline-could-wait = { $square }: 나중에 두어도 됐습니다.
headline-opens-move = { $effect ->
    [threatens-corner] { $square }: { $effect-corner } 귀를 노리는 { $reply }, 이제 가능합니다.
    [double-threat] { $square }: 귀 둘을 노리는 { $reply }, 이제 가능합니다.
    [quiet] { $square }: 조용한 수 { $reply }, 이제 가능합니다.
    [forces-pass] { $square }: 패스시키는 { $reply }, 이제 가능합니다.
    [leaves-no-safe-move] { $square }: { $reply } 다음 안전한 수가 없습니다.
    [restricts] { $square }: 둘 곳을 줄이는 { $reply }, 이제 가능합니다.
    [takes-moves] { $square }: 둘 곳을 줄이는 { $reply }, 이제 가능합니다.
    [wedges] { $square }: 쐐기 { $reply }, 이제 가능합니다.
    [takes-back] { $square }: 도로 뒤집는 { $reply }, 이제 가능합니다.
   *[other] { $square }: { $reply }에 { $other }이 두게 됩니다.
}
headline-leaves-open = { $best }에 두면 { $other }은 { $reply }에 못 둡니다.
headline-leaves-moves = { $replies-count ->
    [2] { $square }: { $other }에게 { $replies-first }, { $replies-last } 허용.
   *[other] { $square }: { $other }에게 좋은 응수 { $replies-count }개.
}
headline-answers = { $best }에 두면 { $reply } 다음 { $answer }에 둘 수 있습니다.
headline-comes-later = 먼저 { $best }, 그다음 { $square }.
headline-fewer-answers = { $square }: { $reply }에 응할 { $own }의 수가 줄어듭니다.
headline-closes-square = { $square }: { $other }이 { $best } 자리를 막습니다.
headline-too-early = { $square }: 너무 이릅니다. { $other }은 두지 못합니다.
headline-shared-first = { $square }: 나중에 두고, 서로 노리는 { $best } 먼저.
headline-both-want = 서로 노리는 { $best }, { $square }에 두면 남습니다.
headline-takes-back = { $square }: { $disc }을 도로 뒤집습니다.
headline-shares-square = { $square }: { $best }에 { $other }도 두게 됩니다.
headline-ripens = { $best } 다음 { $next }에 두면 좋습니다.
headline-prepares = { $best }에 두면 { $next } 준비.
headline-leaves-square = { $effect ->
    [quiet] 이제 { $other }이 조용한 수 { $at }에 둡니다.
    [restricts] 이제 { $other }이 { $at }에 두어 둘 곳을 줄입니다.
    [takes-moves] 이제 { $other }이 { $at }에 두어 둘 곳을 줄입니다.
    [gains-moves] 이제 { $other }이 { $at }에 두어 둘 곳을 늘립니다.
    [threatens-corner] 이제 { $other }이 { $at }에 두어 { $effect-corner } 귀를 노립니다.
    [defends-corner] 이제 { $other }이 { $at }에 두어 { $effect-corner } 귀를 지킵니다.
    [swindle] 이제 { $other }이 { $at }에 두고 { $effect-at }에도 혼자 둡니다.
    [forces-pass] 이제 { $other }이 { $at }에 두어 패스시킵니다.
    [takes-last-safe-move] 이제 { $other }이 { $at }에 두어 안전한 수가 없습니다.
    [leaves-no-safe-move] 이제 { $other }이 { $at }에 두어 안전한 수가 없습니다.
    [poisons-moves] 이제 { $other }이 { $at }에 두어 새 수는 모두 독입니다.
    [controls-diagonal] 이제 { $other }이 { $at }에 두고 대각선도 안전합니다.
    [double-threat] 이제 { $other }이 { $at }에 두어 귀 둘을 노립니다.
    [stoner-trap] 이제 { $other }이 { $at }에 스토너 함정을 놓습니다.
    [fills-edge] 이제 { $other }이 { $at }에 두어 변을 다 채웁니다.
    [wedges] 이제 { $other }이 { $at }에 쐐기를 박습니다.
    [odd-region] 이제 { $other }이 홀수 구역 { $at }에 둡니다.
    [fills-region] 이제 { $other }이 { $at }에 두어 마지막 수까지 얻습니다.
    [gains-stable] 이제 { $other }이 { $at }에 두어 굳은돌까지 얻습니다.
   *[other] 이제 { $other }이 서로 노리던 { $at }에 둡니다.
}
headline-runs-out-in-line = { $square }: 곧 { $own }의 안전한 수가 떨어집니다.
headline-edge-at-end = { $square }: { $edge } 변을 내줍니다.
headline-sacrifices-corner = { $role ->
    [better] { $square }에 두면 { $corner } 귀를 주고 { $corner-too } 귀를 얻습니다.
   *[made] { $square }: { $corner } 귀를 주고 { $corner-too } 귀를 얻습니다.
}
headline-passes-to-win = { $role ->
    [better] { $square }에 두면 나중의 패스로 이깁니다.
   *[made] { $square }: 나중의 패스로 이깁니다.
}
headline-nearly-as-good = { $square }: 거의 { $best }만큼 좋습니다.
headline-deep-difference = { $best }: 여러 수 뒤에 더 낫습니다.
headline-expects = { $square } 다음의 변화를 따라가 보세요.
headline-exact = { $square } 다음은 끝까지 증명되었습니다.
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square }에 두면 { $corner } 귀를 얻습니다.
       *[made] { $square }: { $corner } 귀를 얻습니다.
    }
   *[other] { $square }: { $corner } 귀를 잃습니다.
}
headline-pass-in-line = { $passer-side ->
    [own] { $square }: 나중에 { $own }이 패스합니다.
   *[other] { $role ->
        [better] { $square }에 두면 나중에 { $other }이 패스합니다.
       *[made] { $square }: 나중에 { $other }이 패스합니다.
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square }에 두면 그곳의 마지막 수를 둡니다.
       *[made] { $square }: 그곳의 마지막 수를 둡니다.
    }
   *[other] { $region-count ->
        [2] { $square }: { $region }의 마지막 수는 { $other }의 것.
       *[other] { $square }: 마지막 수를 { $other }에게 줍니다.
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square }: { $own }의 돌이 전멸합니다.
   *[other] { $role ->
        [better] { $square }에 두면 { $other }의 돌이 전멸합니다.
       *[made] { $square }: { $other }의 돌이 전멸합니다.
    }
}
reason-none = 뚜렷한 이유 하나를 꼽기 어렵습니다. 변화를 비교해 보세요.
reason-all-of-loss = 그것만으로 손해가 설명됩니다.
reason-part-of-loss = 그것으로 손해 { $loss }개 중 { $discs }개쯤이 설명됩니다.
person-you = 당신
person-opponent = 상대방

## Tic-tac-toe

line-wins = { $square }: 셋을 이어 이깁니다.
line-misses-win = { $who ->
    [you] 당신은 { $at }에 두면 바로 이깁니다.
   *[other] { $own } 쪽은 { $at }에 두면 바로 이깁니다.
}
line-blocks = { $square }: { $other } 쪽이 셋을 잇지 못하게 막습니다.
line-leaves-win = { $square } 다음 { $other } 쪽이 { $at }에 두어 이깁니다.
line-forks = { $square }: 이중 위협입니다. { $one }, { $two } 모두 이기는데 하나만 막을 수 있습니다.
line-takes-fork = { $square }: { $other } 쪽이 이중 위협을 만들 칸을 빼앗습니다.
line-allows-fork = { $square } 다음 { $other } 쪽이 { $at }에 두어 이중 위협을 만듭니다.
line-threatens = { $square }: { $at } 자리를 노려 { $other } 쪽이 거기를 막아야 합니다.
line-takes-centre = 한가운데에서는 네 줄이 만납니다.
line-ends = { $outcome ->
    [win] { $who ->
        [you] 완벽하게 두면 당신이 이깁니다.
       *[other] 완벽하게 두면 { $own } 쪽이 이깁니다.
    }
    [loss] { $who ->
        [you] 완벽하게 두면 당신이 집니다.
       *[other] 완벽하게 두면 { $own } 쪽이 집니다.
    }
   *[draw] 완벽하게 두면 비깁니다.
}
line-best = { $square }: 최선입니다.
line-worse = { $square }보다 { $best } 쪽이 낫습니다.
line-place-centre = 그 수는 한가운데에 있습니다.
line-place-corner = 그 수는 귀에 있습니다.
line-place-side = 그 수는 변에 있습니다.
line-nudge-wins = 바로 이길 수 있습니다.
line-nudge-blocks = 상대방이 셋을 이으려 합니다.
line-nudge-forks = 이중 위협이 있습니다: 한 수로 두 곳을 노립니다.
line-nudge-takes-fork = 상대방이 이중 위협을 만들려 합니다.
line-nudge-threatens = 한 곳을 노려 상대방이 막게 하세요.
line-nudge-lines = 열린 줄이 가장 많은 칸을 찾으세요.

## Principles, and what there is to practise

principle-corners = 귀는 절대 뒤집히지 않고, 옆의 변을 받쳐 줍니다.
principle-x-squares = 빈 귀 옆의 돌은 그 귀를 내주기 쉽습니다.
principle-mobility = 둘 곳이 많은 쪽은 기다릴 수 있고, 다른 쪽은 무언가를 내줘야 합니다.
principle-walls = 빈칸에 닿은 돌은 상대에게 둘 곳을 줍니다.
principle-few-discs = 초반에는 돌이 적을수록 좋습니다. 상대방이 뒤집을 것이 적습니다.
principle-centre = 초반에 가운데 가까이 두면 돌이 모이고 열리는 곳이 적습니다.
principle-quiet-moves = 조용한 수는 안쪽 돌만 뒤집고 아무것도 열지 않습니다.
principle-safe-moves = 안전한 수가 먼저 떨어진 쪽이 귀를 내줘야 합니다.
principle-parity = 구역의 마지막 수를 둔 쪽은 그 수로 뒤집은 돌을 지킵니다.
principle-edges = 틈이 있는 변은 공격받고, 가득 차거나 균형 잡힌 변은 깨기 어렵습니다.
principle-wedges = 변에서 두 돌 사이에 박힌 쐐기는 귀를 얻을 수 있습니다.
principle-stability = 굳은돌은 절대 뒤집히지 않아 끝까지 남습니다.
principle-passing = 패스하는 쪽은 상대에게 두 수를 잇달아 줍니다.
principle-wipe-out = 돌이 하나도 없으면 아무리 이르더라도 집니다.
principle-swindles = 나만 둘 수 있는 칸은 나중을 위해 아껴 둘 수 있습니다.
principle-sacrifices = 더 많이 얻는다면 귀를 내줄 만합니다.
principle-diagonals = 대각선을 모두 쥐고 있는 동안 X칸은 안전합니다.
principle-threats = 한 수로 두 위협을 모두 막을 수는 없습니다.
principle-answers = 두기 전에 상대방의 최선의 응수를 찾으세요.
principle-counting = 끝이 가까우면 변화마다 마지막 칸까지 세세요.
subject-corners = 귀
subject-x-squares = 귀 옆의 칸
subject-mobility = 행동력
subject-walls = 벽과 열린 국면
subject-few-discs = 초반에 적게 뒤집기
subject-centre = 초반에 가운데에 머물기
subject-quiet-moves = 조용한 수
subject-safe-moves = 안전한 수
subject-parity = 홀짝
subject-edges = 변
subject-wedges = 쐐기
subject-stability = 굳은돌
subject-passing = 패스
subject-wipe-out = 전멸
subject-swindles = 한쪽만 둘 수 있는 칸
subject-sacrifices = 희생
subject-diagonals = 대각선
subject-threats = 이중 위협
subject-answers = 상대방의 응수
subject-counting = 종반 계산

look-fewest-replies = 표시된 수 중 상대방의 응수를 가장 적게 남기는 것은?
look-quiet = 표시된 수 중 안쪽 돌만 뒤집는 것은?
look-fewest-flips = 표시된 수 중 가장 적게 뒤집는 것은?
look-wanted = 표시된 칸 중 상대방이 두고 싶어 하는 곳은?
look-replies = 표시된 수마다 상대방의 최선의 응수를 찾으세요.
nudge-only-move = 둘 곳이 하나뿐입니다.
nudge-mirrored = 여기서는 모든 수가 서로 거울상입니다. 아무 데나 두세요.
nudge-corners = 귀를 보세요.
nudge-x-squares = 귀 옆의 칸을 보세요.
nudge-mobility = 상대방에게 남기는 둘 곳을 세어 보세요.
nudge-walls = 빈칸에 닿은 돌을 보세요.
nudge-few-discs = 적게 뒤집는 수를 찾으세요.
nudge-centre = 판의 가운데를 보세요.
nudge-quiet-moves = 조용한 수가 있나요?
nudge-safe-moves = 양쪽의 안전한 수를 세어 보세요.
nudge-parity = 구역마다 빈칸을 세어 보세요.
nudge-edges = 변을 보세요.
nudge-wedges = 변의 틈을 찾으세요.
nudge-stability = 절대 뒤집히지 않을 돌을 찾으세요.
nudge-passing = 상대방을 패스시킬 수 있나요?
nudge-wipe-out = 상대방의 돌을 세어 보세요.
nudge-swindles = 나만 둘 수 있는 칸을 찾으세요.
nudge-sacrifices = 귀를 내줄 만한가요?
nudge-diagonals = 긴 대각선을 보세요.
nudge-threats = 한꺼번에 두 곳을 노려 보세요.
coach-more = i: 더 보기.
coach-candidates = { $moves }: 이 중 하나가 최선입니다.
coach-two = { $one } 또는 { $other }: 둘 중 하나가 최선입니다.
coach-book = { $square }은 정석의 수입니다. { $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] 당신이 대국 대부분에서 앞섰습니다.
   *[other] { $side }이 대국 대부분에서 앞섰습니다.
}
summary-trailed = { $side-who ->
    [you] 당신이 대국 대부분에서 뒤처졌습니다.
   *[other] { $side }이 대국 대부분에서 뒤처졌습니다.
}
summary-changed = 우세가 { $count }번 뒤바뀌었습니다.
summary-close = 오랫동안 팽팽한 대국이었습니다.
summary-uneven = { $side-who ->
    [you] 당신은 { $count }수 중 { $ahead }수에서 앞서고 { $behind }수에서 뒤처졌습니다.
   *[other] { $side }은 { $count }수 중 { $ahead }수에서 앞서고 { $behind }수에서 뒤처졌습니다.
}
summary-opening = 초반: { $name }.
summary-opening-lost = { $side-who ->
    [you] { $name }: 당신은 { $square }에 두어 { $loss }개를 잃었습니다. 정석은 { $best }.
   *[other] { $name }: { $side }은 { $square }에 두어 { $loss }개를 잃었습니다. 정석은 { $best }.
}
summary-pattern = { $side-who ->
    [you] 당신의 실수 { $of }개 중 { $count }개: { $pattern } (마지막은 { $last }수째).
   *[other] { $side }의 실수 { $of }개 중 { $count }개: { $pattern } (마지막은 { $last }수째).
}
summary-practise = 다음에 연습할 만한 것: { $subject }.
summary-missed-by-both = { $span }수 동안 양쪽 다 { $square }을 두지 않았습니다. { $count }번은 최선이었습니다.
summary-missed = { $side-who ->
    [you] { $span }수 동안 { $count }번, 당신의 최선이던 { $square }을 두지 않았습니다.
   *[other] { $span }수 동안 { $count }번, { $side }의 최선이던 { $square }을 두지 않았습니다.
}
summary-good = { $side-who ->
    [you] 당신의 { $phase }이 좋았습니다: 정확도 { $accuracy }%.
   *[other] { $side }의 { $phase }이 좋았습니다: 정확도 { $accuracy }%.
}
phase-opening = 초반
phase-midgame = 중반
phase-endgame = 종반
pattern-corners = 귀를 내주거나 놓침
pattern-x-squares = 빈 귀 옆에 둠
pattern-mobility = 둘 곳을 내줌
pattern-walls = 판을 열어 줌
pattern-few-discs = 너무 많이 뒤집음
pattern-centre = 너무 일찍 가운데를 떠남
pattern-quiet-moves = 조용한 수를 내줌
pattern-safe-moves = 안전한 수를 써 버림
pattern-parity = 구역의 마지막 수를 내줌
pattern-edges = 변을 약하게 함
pattern-wedges = 변에 틈을 남김
pattern-stability = 굳은돌을 내줌
pattern-passing = 패스하게 됨
pattern-wipe-out = 전멸의 위험
pattern-swindles = 나만의 칸을 내줌
pattern-sacrifices = 희생을 놓침
pattern-diagonals = 대각선을 내줌
pattern-threats = 이중 위협을 놓침
pattern-answers = 응수를 못 봄
pattern-counting = 종반 계산을 그르침

## An expected line, move by move

line-title = { $square } 다음의 변화
line-other = Tab: { $square } 다음의 변화
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] 결국 당신이 { $margin }개 앞섭니다 ({ $sure }).
        [behind] 결국 당신이 { $margin }개 뒤처집니다 ({ $sure }).
       *[even] 호각입니다 ({ $sure }).
    }
   *[other] { $outcome ->
        [even] 호각입니다 ({ $sure }).
       *[other] 결국 { $leader }이 { $margin }개 앞섭니다 ({ $sure }).
    }
}
line-gap = { $made }보다 { $best } 쪽이 { $gap }개 낫습니다.
line-here = { $who ->
    [you] 여기서 둘 곳은 당신 { $own }, 상대방 { $other }.
   *[other] 여기서 둘 곳은 { $side } { $own }, { $rival } { $other }.
}
line-none = 여기서 보여 줄 변화가 없습니다.

## A move tried again

retry-title = 다시 두기
retry-better = 여기서 둔 수는 { $square }. 더 나은 수를 찾으세요. v: 복기로
retry-after-best = { $square }에 둔 것이 최선이었습니다. 다른 수를 두어 보세요. v: 복기로
retry-unknown = 여기서 둔 수는 { $square }. 다른 수를 두어 보세요. v: 복기로
retry-same = { $tried } { $score } ({ $sure }): 같은 수
retry-even = { $tried } { $score } ({ $sure }): { $square }만큼 좋음
retry-gains = { $tried } { $score } ({ $sure }): { $square }보다 { $gain }개 나음
retry-loses = { $tried } { $score } ({ $sure }): { $square }보다 { $loss }개 못함
retry-is-best = { $text }. 더 나은 수는 없음
retry-short = { $text }. 최선의 수는 { $short }개 더 얻음. u: 다시

## Puzzles

puzzle-title = 문제 { $id }, 난이도 { $strength }
puzzle-number = 문제 { $id }
puzzle-question = { $title }. { $goal }
goal-win = { $side } 차례: 이기는 수를 찾으세요.
goal-draw = { $side } 차례: 비기는 수를 찾으세요.
goal-save-discs = { $side } 차례. 이길 수는 없습니다. 돌 차이를 되도록 줄이세요.
goal-wipe-out = { $side } 차례: 상대의 돌을 전멸시키세요.
puzzle-right = { $square }, 정답입니다. 상대방의 응수는 { $answer }. 다음은?
puzzle-right-pass = { $square }, 정답입니다. 상대방은 패스해야 합니다. 다음은?
puzzle-wrong = { $square }, 아닙니다: { $answer }에 당합니다.
puzzle-wrong-pass = { $square }, 아닙니다.
puzzle-solved = { $misses ->
    [0] 풀었습니다! { $end }
   *[other] { $misses }번 틀리고 풀었습니다. { $end }
}
puzzle-motifs = 수법: { $motifs }.
puzzle-calculate = 특별한 수법 없음: 수읽기.
puzzle-go-on = 정답입니다. 다음은?
puzzle-same-idea = 당신의 대국과 같은 수법: { $subject }.
puzzle-end-win = { $lead }개 차로 이깁니다.
puzzle-end-draw = 비깁니다.
puzzle-end-loss = { $lead }개 차로만 집니다.
puzzle-end-wipe-out = 상대방의 돌을 전멸시킵니다.
puzzle-shown = 정답은 이렇습니다. { $end }
puzzle-line = 최선의 변화: { $line }.
puzzle-rating = 내 문제 레이팅: { $rating }.
puzzle-comes-back = 이 문제는 내일 다시 나옵니다.
puzzle-daily-late = 오늘의 문제는 이미 풀었습니다. 이번 결과는 반영되지 않습니다.
puzzle-daily-title = 오늘의 문제, { $day }
puzzle-daily-line = outflank, 오늘의 문제 { $day }: { $blocks }, { $streak }일 연속
puzzle-which-idea = 풀었습니다. 어떤 수법이었나요?
puzzle-idea = { $number } { $idea }
puzzle-idea-right = 맞습니다: { $idea }.
puzzle-idea-wrong = 아닙니다: { $named }. 정답은 { $idea }.
puzzle-ideas-named = 수법 { $asked }개 중 { $known }개를 맞혔습니다.
refusal-copy-puzzle = 결과를 복사할 수 있는 것은 오늘의 문제뿐입니다
refusal-name-idea = 번호 1~4를 입력하세요
puzzles-drill = 찾고 설명하기
puzzles-drill-about = 수를 찾고 수법을 고릅니다.
puzzle-none = 여기 남은 문제가 없습니다.
puzzle-none-missed = { $waiting ->
    [0] 다시 풀 문제가 없습니다.
   *[other] 오늘 다시 풀 문제는 없습니다. 나중에 { $waiting }개가 돌아옵니다.
}
puzzle-rush = 러시, { $minutes }분
puzzle-rush-about = { $minutes }분 동안 되도록 많이 푸세요. { $most }번 틀리면 끝납니다.
puzzle-rush-left = 남은 시간 { $left }. { $goal }
puzzle-rush-score = { $solved }개 풂, 틀림: { $misses }/{ $most }.
puzzle-rush-over = { $solved }문제를 풀었습니다.
puzzle-rush-time = 시간이 다 됐습니다!
puzzle-rush-misses = 세 번 틀렸습니다. 러시 끝.
puzzle-rush-best = 새 기록!
puzzle-rush-not-best = 내 기록: { $best }.
puzzles-title = 문제
puzzles-none-due = 오늘 다시 풀 문제가 없습니다
puzzles-sample = { $side } 차례, 빈칸 { $empty }
puzzles-count = { $solved }/{ $count } 풂
puzzles-near = 맞춤 문제
puzzles-near-about = 실력에 맞는 문제. 첫 시도만 레이팅에 반영됩니다.
puzzles-daily = 오늘의 문제
puzzles-daily-about = 모두에게 같은 오늘의 문제 ({ $day }).
puzzles-daily-done = 오늘은 끝났습니다. 다음 문제는 UTC 자정에 나옵니다.
puzzles-streak = { $days }일
puzzles-missed = 다시 풀기
puzzles-missed-about = 틀린 문제를 풀 때까지 되풀이합니다.
puzzles-due = 복습 { $count }
puzzles-best = 최고 { $best }
puzzles-calculate = 깊은 수읽기
puzzles-calculate-about = 특별한 수법이 없는 문제.
puzzles-theme-about = 주제: { $motif }.
motif-quiet-move = 조용한 수
motif-few-discs = 적게 뒤집기
motif-mobility = 둘 곳 줄이기
motif-last-safe-move = 마지막 안전한 수
motif-wedge = 쐐기
motif-stoner-trap = 스토너 함정
motif-unbalanced-edge = 불균형한 변
motif-double-attack = 이중 공격
motif-diagonal = 대각선 장악
motif-parity = 홀짝
motif-against-parity = 홀짝 거스르기
motif-forced-pass = 패스시키기
motif-no-safe-move = 안전한 수 없음
motif-passing-to-win = 패스로 이기기
motif-swindle = 혼자 두는 칸
motif-corner-refused = 귀를 미루기
motif-corner-taken = 귀를 얻기
motif-corner-offered = 귀를 내주기
motif-x-square = X칸
motif-c-square = C칸
motif-only-escape = 유일한 탈출
motif-wipe-out = 전멸
plain-puzzle-help = 수를 f5처럼 입력하세요. 명령: hint, solution, board, quit.
plain-puzzle-again = 다시 해 보세요.
plain-puzzle-next = Enter: 다음 문제, quit: 종료.

## Lessons

list-more = 아래에 { $count }개 더
learn-title = 배우기
learn-next = 판 { $number }/{ $count }: { $task }
learn-passed = 합격
learn-exam = 시험 { $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] 강의 { $count }개
   *[other] { $passed }/{ $count } 합격
}
lesson-title = { $title }, { $number }/{ $count }
lesson-title-exam = { $title }, 시험 { $number }/{ $count }
lesson-source = 대국에서: { $source }.
lesson-right = 정답!
lesson-lesser = { $square }, 맞지만 더 나은 수가 있습니다.
lesson-wrong = { $square }, 아닙니다.
lesson-not-that = { $square }, 아닙니다.
lesson-empty = 빈칸입니다.
lesson-other-disc = { $side }의 돌입니다.
lesson-wrong-number = { $number }, 아닙니다.
lesson-number = { $ask } { $typed }
lesson-found = { $ask } ({ $found }/{ $count })
lesson-go-on = Enter: 계속
lesson-again = Enter: 다시
lesson-pass = Enter: 패스
lesson-to-move = { $side } 차례
lesson-mark = 화살표로 옮기고 Enter로 표시
lesson-type-number = 숫자를 입력하고 Enter
lesson-done = { $title }: 끝.
lesson-exam-score = 시험: { $count }문제 중 { $right }문제를 한 번에 맞혔습니다.
lesson-passed = 합격입니다.
lesson-not-passed = 아직 합격이 아닙니다. 하나만 틀릴 수 있습니다. 강의를 다시 열어 재시험을 보세요.
lesson-next = Enter: 다음 강의
lesson-first-game = Enter: 첫 대국 두기 (1단계). ]: 다음 강의
lesson-last = Enter: 돌아가기
lesson-line = 이어서: { $plies }.
ply = { $side } { $square }({ $does })
ply-between = {", "}
ply-takes-corner = 귀를 차지
ply-ends-game = 대국 끝
ply-forces-pass = 둘 곳이 없어 패스
ply-traps = { $corner } 옆에 함정
ply-threatens-both = { $corner }과 { $corner-too } 위협
ply-gives-corner = { $corner } 내줌
ply-threatens-corner = { $corner } 위협
ply-defends-corner = { $corner } 방어
ply-wedges = 쐐기
ply-fills-region = 구역 채움
ply-leaves-no-safe-move = 귀를 내주는 수만 남김
ply-quiet = 조용한 수
ply-flips = { $count ->
    [one] 1개 뒤집음
   *[other] { $count }개 뒤집음
}
plain-to-move = { $who } ({ $letter })
plain-choose-lesson = 강의 번호 1~{ $count }, 또는 quit.
plain-lesson-help = d3 같은 칸이나, 숫자를 묻는 곳에서는 숫자를 입력하세요. Enter로 넘어갑니다. 명령: again, next, back, board, lessons, quit.

## Practice

practice-title = 연습
practice-title-due = 연습, 복습 { $due }
practice-title-solved = 연습, 복습 { $due }, { $right }/{ $asked } 정답
practice-none = 연습할 실수가 아직 없습니다.
practice-none-today = 오늘 복습할 것이 없습니다.
practice-none-about = 오늘 복습할 '{ $subject }' 국면이 없습니다.
practice-other-subject = s: 다음 주제.
practice-only = { $subject }만. s: 다음 주제.
practice-done = 오늘은 끝: { $right }/{ $asked } 정답.
practice-next = 다음 복습: { $day }.
practice-how = 둔 대국을 복기하면(v) 실수가 여기 나옵니다.
practice-review = Enter: 지난 대국({ $black }-{ $white }) 복기.
practice-from-level = { $day } 대국에서, 상대: { $level } ({ $tag }).
practice-from-opponent = { $day } 대국에서, 상대: { $opponent }.
practice-from = { $day } 대국에서.
practice-waiting = 새 국면 { $count }개가 내일을 기다립니다.
practice-solved = 완전히 익힘: { $count }.
practice-question = { $side } 차례. 최선의 수를 찾으세요.
practice-played = 여기서 { $square }에 두어 { $loss }개를 잃었습니다.
practice-right = { $square } { $score }: 정답, 최선의 수.
practice-right-among = { $square } { $score }: 정답. 똑같이 좋은 수: { $best }.
practice-nearly = { $square } { $score }: 괜찮습니다. 최선: { $best }, { $costs }개 더.
practice-better = { $square } { $score }: { $made }보다 { $gained }개 낫습니다. 최선: { $best }, { $costs }개 더.
practice-wrong = { $square }: { $costs }개 손해. 최선: { $best }.
practice-solved-now = 완전히 익혔습니다.
practice-later = 나중에 다시 나옵니다.
practice-again = { $days ->
    [1] 내일 다시 나옵니다.
   *[other] { $days }일 뒤 다시 나옵니다.
}
practice-puzzle-next = 다음은 같은 수법의 문제.
practice-title-drill = 연습, 남은 문제 { $due }개
practice-drill-done = 연습 끝: 한 번에 정답 { $right }/{ $asked }.
practice-drill-puzzles = { $count ->
    [one] Enter: 문제 1개({ $subject }).
   *[other] Enter: 문제 { $count }개({ $subject }).
}
practice-puzzles-due = 틀린 문제 { $count }개를 다시 풀 때입니다. Enter: 풀기.
practice-enter-puzzles = Enter: 틀린 문제
editor-title = 배치 편집
editor-empty = 판이 비어 있습니다.
editor-stray = 이런 배치는 나올 수 없습니다: { $squares }, 다른 돌에 닿지 않음.
editor-how = 줄마다 입력: x는 흑, o는 백, -는 빈칸.
editor-then = t: 둘 차례, n: 비우기, s: 시작 배치, a: 분석, p: 이어 두기.
position-discs = 흑 { $black }, 백 { $white }
position-to-move = { $discs }. { $side } 차례.
position-must-pass = { $discs }. { $side } 패스.
position-over = { $discs }. 대국 끝.
practice-to-move = { $side } 차례
practice-enter-next = Enter: 다음 국면

## What has happened

news-with-turn = { $news }. { $turn }
news-on = { $switch } 켬
news-off = { $switch } 끔
news-people-on = 코치가 { $rating }점 선수들이 두는 수를 알려 줍니다
switch-step-mode = 한 수씩 진행
switch-animation = 애니메이션
switch-mouse = 마우스
switch-hints = 힌트
switch-values = 값
switch-coach = 코치
switch-people = 사람들이 둔 수
switch-numbers = 수 번호
news-hints-on = 힌트 켬{ $urgent }
news-hints-off = 힌트 숨김
news-turned = 판 돌리기: { $degrees }도
news-theme = 테마: { $theme } (종료할 때까지)
news-mistakes-both = [ 와 ]: 이제 양쪽의 실수를 넘겨 봅니다
news-mistakes-of = [ 와 ]: 이제 { $side }의 실수를 넘겨 봅니다
news-time-is-up = { $who ->
    [you] 시간이 다 됐습니다. 대국은 이어지지만 레이팅에는 반영되지 않습니다
   *[other] { $name }: 시간이 다 됐습니다. 대국은 이어지지만 레이팅에는 반영되지 않습니다
}
news-saved = 저장함: { $path }
news-settings-aside = 이전 설정은 { $name }에 있습니다
news-imported-one = 기보함에 더함
news-imported-known = 이미 기보함에 있음
news-imported = { $new }판을 기보함에 더함, { $known }판은 이미 있음
news-imported-partly = { $new }판을 기보함에 더함, { $known }판은 이미 있음, { $refused }판은 읽지 못함
news-step-by-itself = 한 수씩 진행: Enter로 계속
news-own-game = 여기서부터 새 대국
news-own-game-redo = 여기서부터 새 대국. r: 원래 수를 다시 두기
news-pasted = 좌우: 넘겨 보기, Enter: 여기서 이어 두기
news-missed = { $made }: 오답. 정답은 { $right }
news-copied = 복사함 (터미널이 허용한다면)
news-kept-again = 대국이 다시 저장됩니다
news-settings-kept = 설정 저장됨
news-deleted = 지움 (u: 되돌리기)
news-import-undone = 마지막으로 가져온 { $count }판을 지움 (u: 되돌리기)
news-board-taken = 붙여 넣은 배치를 놓았습니다.
news-analysis-continued = { $date }의 분석. n: 새 분석.
news-tree-analysed = 모든 변화를 백그라운드에서 분석 중. t: 멈춤.
news-tree-done = 분석 끝: 국면 { $count }개.
news-tree-analysis-stopped = 분석을 멈춤
news-line-taken = 예상 수순이 변화가 되었습니다. r: 따라가기.
news-promoted = 변화를 위로 옮겼습니다.
news-line-deleted = 지웠습니다. z: 되살리기.
news-line-restored = 되살렸습니다.
news-lines-copied = 다른 창에서 변화를 바꾸었습니다. 당신의 것은 대국의 사본과 함께 저장되었습니다.
news-idle-soon = 아직 계신가요? 1분 안에 아무 키나 누르세요
news-restored = 대국을 되살림

## What is not possible, and what to do instead

refusal-over = 대국이 끝났습니다 (n: 새 대국)
refusal-turn = 당신 차례가 아닙니다: { $name } 차례
refusal-turn-enter = 당신 차례가 아닙니다. Enter를 누르면 둡니다: { $name }
refusal-must-pass = { $who ->
    [you] 둘 곳이 없어 패스해야 합니다: Enter
   *[other] { $name }: 둘 곳이 없어 패스해야 합니다: Enter
}
refusal-coach-failed = outflank의 오류로 코치의 생각이 중단되었습니다
refusal-no-move = 컴퓨터가 둘 곳을 찾지 못했습니다: Enter로 다시
refusal-opponent = { $name }: 수가 오지 않음 ({ $why }): Enter로 다시
refusal-take-back = 무를 수가 없습니다
refusal-redo = 다시 둘 수가 없습니다
refusal-before-retry = 여기서는 이 한 수만 다시 둡니다 (v: 복기로)
refusal-no-resigning = 기권할 대국이 없습니다
refusal-no-typing = 관전 중인 대국에는 둘 수 없습니다
refusal-no-number = 여기서는 숫자를 묻지 않습니다
refusal-type-number = 숫자를 입력하고 Enter를 누르세요
refusal-column = { $digit }열은 없습니다: a~h는 1~8로 입력하세요
refusal-half-move = 행 1~8도 입력하거나 화살표 키를 쓰세요
refusal-turn-board = 리버시 판만 돌릴 수 있습니다
refusal-row = { $digit }행은 없습니다: 1~8을 입력하세요
refusal-square = '{ $text }', 이런 칸은 없습니다: { $range } 중에서 입력하세요
refusal-guest-unsuited = { $name }: 이 시작 배치에서 둘 수 없습니다. 시작 배치나 상대를 바꾸세요
refusal-coach = 코치는 돌이 많은 쪽이 이기는 8x8 리버시만 복기합니다
refusal-no-coach-here = 이 대국에는 코치가 없습니다: 끝난 뒤 v로 복기하세요
refusal-coach-silent = 여기는 코치가 없습니다. 돌이 많은 쪽이 이기는 8x8 리버시만 압니다
refusal-no-people = 사람들이 둔 수는 표준 리버시에서만 알려져 있습니다
refusal-values = 값은 돌이 많은 쪽이 이기는 8x8 리버시에만 있습니다
refusal-review = 아직 복기할 수가 없습니다
refusal-reviewed = 먼저 대국을 복기하세요 (v)
refusal-review-begun = 복기를 막 시작했습니다. 잠시 뒤 다시 해 보세요
refusal-mistake = 실수가 없습니다
refusal-more = 여기서 할 말은 이것이 전부입니다
refusal-explain = 아직 설명할 것이 없습니다. i: 코치.
refusal-over-here = 여기서 대국이 끝났습니다. 먼저 되돌아가세요
refusal-retry = 먼저 수로 옮겨 간 뒤 다른 수를 두어 보세요
refusal-export = 내보낼 대국이 없습니다
refusal-nothing-to-solve = 여기서는 양쪽 다 둘 곳이 없습니다
refusal-nothing-to-delete = 먼저 지울 수로 가세요
refusal-no-move-or-opening = '{ $text }', 이런 수도 초반 이름도 없습니다
refusal-no-times = 이 대국의 시간은 알려져 있지 않습니다
refusal-no-moves = 아직 둔 수가 없습니다
refusal-no-link = 이 링크로 열리는 국면, 문제, 강의가 없습니다
refusal-not-in-line = 이것도 아닙니다: Enter로 정답을 봅니다
refusal-qr = QR 코드에 담기에는 너무 깁니다
refusal-no-library = 대국이 저장되지 않아 열 기보함이 없습니다
refusal-analysis = 이 규칙의 대국은 분석할 수 없습니다
refusal-line-known = 예상 수순이 이미 있습니다: r로 따라갑니다
refusal-end-of-line = 변화의 끝입니다: 수를 두어 이어 가세요
refusal-variation = 여기에는 변화가 없습니다
refusal-mark = 아직 표시할 수가 없습니다
refusal-undelete = 되돌릴 것이 없습니다
refusal-no-import = 되돌릴 가져오기가 없습니다
refusal-lost-key = 이 키는 쓸 수 없습니다(RSA는 2048비트 이상). 손님으로 들어왔습니다
refusal-record = 읽을 수 없는 기보입니다: { $why }
refusal-pasted = 붙여 넣은 { $kind }: { $why }
refusal-not-saved = 대국을 저장하지 못했습니다: { $why }
refusal-settings-not-saved = 설정을 저장하지 못했습니다: { $why }
refusal-shell = 돌아갈 셸이 없습니다
refusal-not-kept = 대국이 저장되지 않습니다: { $why }
refusal-set-aside = 기보함이 손상되어 이름을 바꿔 두었습니다: { $name }
refusal-settings = { $file }, { $first }
refusal-settings-more = { $file }, { $first } (외 { $more }개)

sure-why = 정말 두겠습니까? { $why }
sure-look = 정말 두겠습니까? { $square } 다음 { $other }이 무엇을 할 수 있는지 보세요.
resign-sure = { $who ->
    [you] 기권하겠습니까? 패배로 기록됩니다
   *[other] { $name } 기권: 확실합니까?
}
take-back-to = { $number ->
    [0] 시작까지 무르겠습니까?
   *[other] { $number }수까지 무르겠습니까?
}
typed-filter-empty = 필터, 예: tastet white 2010-2019 @open won:black, people, own (비우면 모든 대국)
typed-filter = 필터: { $text }_
typed-comment = 메모: { $text }_
typed-move = 당신의 수: { $text }_
typed-search = 찾기: { $text }_
typed-name = 당신의 이름: { $text }_
typed-opponent = 둘째 사람의 이름: { $text }_

## The game library

library-title = 기보함
library-empty = 아직 대국이 없습니다: 한 판 두거나 outflank import로 파일을 들여오세요
library-nothing = 찾은 것이 없습니다 (Esc: 모든 대국)
library-view-empty = 여기에는 대국이 없습니다 (Tab: 다른 목록)
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }, { $place }
library-unfinished = { $black } - { $white }{ $score }, 미완
library-unfinished-place = { $black } - { $white }{ $score }, 미완, { $place }
library-legend = * 미완
library-count = { $at }/{ $total }
library-by = { $sort }순
library-date = 날짜
library-score = 점수
library-opening = 초반
library-place = 대회
view-all = 모든 대국
view-own = 여기서 둔 것
view-unfinished = 미완
view-imported = 들여온 것
view-deleted = 지운 것
outcome-won = 승
outcome-lost = 패
outcome-drawn = 무
outcome-black = 흑승
outcome-white = 백승
sort-date = 날짜
sort-black = 흑
sort-white = 백
sort-result = 결과
sort-opening = 초반

## Export, paste

export-title = 대국 내보내기
export-copy = 복사: { $form }
export-image = 판을 PNG 그림으로 저장
export-save = 저장: { $form }
export-qr = QR 코드: { $form }
export-copy-link = 웹 페이지 링크 복사
export-qr-link = 웹 페이지 링크의 QR 코드
form-transcript = 수순
form-board = 국면 (글자)
form-ggf = GGF
form-sgf = SGF, 변화 포함
form-pgn = PGN, 변화 포함
form-svg = 번호를 매긴 그림 (SVG)
form-picture = 판 그림 (SVG)
form-json = JSON
form-link = 국면 링크 (Hamlite)
form-card = 카드: 판과 질문
qr-board = 국면: a1부터 64칸과 둘 차례
qr-transcript = 대국의 수순
qr-link = 웹의 판 Hamlite에서 국면을 여는 링크
qr-too-small = QR 코드에는 창이 너무 작습니다: { $width }x{ $height } 필요.
pasted-title = 붙여 넣기
pasted-what = { $kind }: { $summary }
pasted-games = { $kind }: { $count }판
pasted-complaints = { $count }판을 읽지 못했습니다
pasted-part = { $moves }수 중 { $read }수를 읽을 수 있습니다: Enter로 엽니다.
pasted-open-kept = Enter: 열기. 두던 대국은 남습니다.
pasted-open = Enter: 열기.
pasted-add = Enter: 기보함에 더하기.
pasted-discard = Esc: 버리기.

## Statistics

statistics-phases = 복기한 대국 한 판당 실수로 잃은 돌
statistics-title = 통계 { $dot } { $game }
statistics-none = 컴퓨터와 끝까지 둔 대국이 아직 없습니다.
statistics-level = 단계
statistics-all = 모두
statistics-games = 대국
statistics-won = 승
statistics-drawn = 무
statistics-lost = 패
statistics-average = 평균
statistics-best = 최고
statistics-streak = 연승: { $now } (최고 { $longest })
statistics-scale = 평균과 최고는 돌 차이. 3단계의 레이팅이 1000입니다.
statistics-rating = 레이팅 { $value } { $sign } { $spread }
statistics-puzzles = 문제: { $tried }개 중 { $solved }개를 한 번에 풂.
statistics-puzzle-range = 레이팅은 { $low }에서 { $high } 사이입니다.
statistics-course = 대국별 레이팅
statistics-weaknesses = 가장 손해가 큰 약점
statistics-mistakes = 실수
statistics-discs = 돌
statistics-before = 이전
statistics-lately = 최근
trend-better = 나아짐
trend-same = 그대로
trend-worse = 나빠짐
trend-unknown = { "" }
statistics-scale-weaknesses = 이전과 최근: 복기한 최근 20국에서 한 판당 잃은 돌.
guests-title = 엔진
guests-none = 아직 엔진이 없습니다. config.toml에 더하고 outflank를 다시 시작하세요. 예:
guests-none-protocol = 프로토콜은 "gtp" 또는 "nboard".
guests-keys = Enter: 시험, 길어야 10초
guests-log = { $name }의 출력
guests-log-empty = 아직 없습니다. 수를 물으면 시작합니다.
guests-log-below = 아래에 { $count }줄 더
guest-trial-under-way = 시험 중…
guest-works = 동작함: 한 수 { $seconds }초
guest-works-as = 동작함: { $name }, 한 수 { $seconds }초
player-guest = 엔진

## Tournaments

tournament-standings = 순위
tournament-ended = 대국
tournament-points = 승점
tournament-elo = Elo
tournament-results = 승-무-패
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] { $rounds }회전 중 { $round }회전
   *[other] { $rounds }회전 중 { $round }회전, { $count }판 둠
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter: 판 크게 보기. q: 멈춤
tournament-over = 대회 끝: { $name } 우승
tournament-passes = { $name } 패스
tournament-your-move = { $name } 차례입니다{ $urgent }
analyst-title = { $name } (깊이 { $depth })
analyst-looking = 생각 중...
refusal-no-engines = 아직 엔진이 없습니다. 더하는 법은 엔진 화면에 있습니다
refusal-rush = 러시가 끝납니다. 한 번 더 누르면 끝냅니다
refusal-clock-runs = 대국이 계속되고 시계가 갑니다: 한 번 더 누르면 나갑니다
refusal-tournament = 끝나지 않은 대국은 결과가 남지 않습니다. q를 한 번 더 누르면 멈춥니다

statistics-keys = 좌우: 다른 게임

## Settings

setting-on = 켬
settings-title = 설정
settings-board = 판
settings-help = 힌트와 코치
settings-game = 대국
settings-program = 프로그램
settings-advanced = 고급 설정...
settings-advanced-about = 거의 쓰지 않는 설정.
setting-off = 끔
setting-theme = 테마
setting-board = 판 크기
setting-board-about = 칸의 최대 크기.
setting-simple = 간단히
setting-simple-about = 판과 점수, 다섯 키만 되도록 크게.
setting-pictures = 그림
setting-pictures-about = 둥근 돌을 그림으로: kitty, sixel, iTerm2 터미널.
setting-pictures-none = 이 터미널은 그림을 보여 주지 못합니다.
setting-width = 기호 너비
setting-width-about = 원 같은 기호가 차지하는 칸; 두 칸이면 쓰지 않습니다.
setting-turned = 판 돌리기
setting-turned-about = 판을 시계 방향으로 돌립니다 (대국 중 B).
setting-degrees = { $degrees }도
setting-labels = 판 좌표
setting-labels-about = 판 둘레의 글자와 숫자.
setting-key-signs = 키 기호
setting-key-signs-about = 키 줄에서 화살표와 Enter를 기호로 표시: ↑↓ ←→ ⏎.
setting-numbers = 수 번호
setting-numbers-about = 기보를 볼 때 돌 위에 번호 표시 (#).
setting-animation = 애니메이션
setting-animation-about = 돌이 뒤집히는 모습을 보입니다.
setting-human-pace = 사람의 속도
setting-human-pace-about = 사람 같은 상대가 한 수에 2초까지 씁니다.
setting-hints = 힌트
setting-hints-about = 둘 수 있는 칸마다 점을 찍습니다.
setting-flip-marks = 뒤집기 미리 보기
setting-flip-marks-about = 뒤집힐 돌을 표시합니다.
setting-values = 값
setting-values-about = 예상되는 마지막 돌 차이.
setting-coach = 코치
setting-people = 사람들이 둔 수
setting-people-about = 코치가 당신 실력의 사람들이 두는 수를 알려 줍니다.
setting-peers = 비교할 사람들
setting-peers-about = 코치가 누구의 수와 견주는가.
setting-peers-own = 나와 비슷한 실력
setting-peers-rated = { $rating }점
setting-language = 언어
setting-language-about = 화면의 언어.
setting-language-system = 시스템 언어
setting-warning = 경고
setting-warning-about = 크게 잃는 수를 두기 전에 다시 묻습니다.
warning-off = 끔
warning-blunder = 대실수
warning-mistake = 실수
warning-inaccuracy = 느슨한 수
setting-coach-about = 최선의 수와 이유를 보입니다.
setting-step = 한 수씩 진행
setting-step-about = 컴퓨터가 Enter를 기다립니다.
setting-flag = 시간 초과
setting-flag-loses = 패배
setting-flag-plays-on = 계속
setting-flag-loses-about = 시간을 다 쓰면 집니다.
setting-flag-plays-on-about = 대국은 이어지지만 레이팅에는 반영되지 않습니다.
setting-clock = 시계
setting-number-pad = 틱택토 키
setting-number-pad-on = 숫자판
setting-number-pad-off = 읽는 순서
setting-number-pad-on-about = 틱택토: 7 8 9가 윗줄.
setting-number-pad-off-about = 틱택토: 1 2 3이 윗줄.
setting-mouse = 마우스
setting-mouse-about = 끄면 터미널에서 텍스트를 선택할 수 있습니다.
setting-bell = 벨
setting-bell-about = 다른 창에 있을 때 당신 차례가 되면 한 번 울립니다.
setting-quiet = 조용한 시간
setting-quiet-about = 이 시간에는 벨이 울리지 않습니다.
setting-quiet-none = 없음
setting-quiet-hours = { $from }시부터 { $to }시까지
setting-threads = 분석 스레드
setting-threads-about = 많을수록 빠르지만, 하나일 때만 결과가 늘 같습니다.
setting-memory = 분석 메모리
setting-memory-about = 분석판이 쓰는 메모리.
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = 내 이름
setting-name-about = Enter로 고칩니다.
setting-name-unset = 나
setting-opponent = 둘째 사람
setting-opponent-about = 두 사람이 둘 때 둘째 사람의 이름.
setting-opponent-unset = 색에 따라
setting-page = 웹 페이지
setting-page-about = 링크와 QR 코드가 가리키는 주소. Enter로 고칩니다.
setting-page-unset = 없음
setting-level = 기본 단계
setting-level-about = 시작 화면에 미리 골라 둡니다.
setting-side = 기본 색
setting-side-about = 시작 화면에 미리 골라 둡니다.
theme-own = 당신의 테마.
theme-auto = 터미널에 맞춤: classic, 밝은 배경에서는 paper.
theme-classic = 호두나무 틀의 초록 천.
theme-midnight = 밤을 위한 짙은 파랑.
theme-paper = 밝은 배경을 위한 종이 위의 먹.
theme-contrast = 회색, 파랑, 주황: 색각 이상에도 안전.
theme-mono = 색 없이 모양과 괄호만.
theme-ascii = X와 O, ASCII 글자만.

## Keys

own-keys-no-set = 모르는 키 모음 '{ $name }': vi만 됩니다
own-keys-no-command = 모르는 명령 '{ $name }': outflank manual keys: 설명이 있습니다
own-keys-no-key = 모르는 키 '{ $key }': 글자 하나, Up, Enter, F2, Ctrl-X...
own-keys-none = '{ $name }': 쓸 수 있는 키가 없습니다
own-keys-twice = { $key }: { $one }, { $two } 양쪽에 쓰였습니다. 원래 키를 그대로 씁니다
own-look-no-base = 모르는 바탕 '{ $name }': classic, midnight, paper, contrast
own-look-no-role = 모르는 색 이름 '{ $role }': outflank manual settings: 설명이 있습니다
own-look-no-color = { $role }: #26804f 같은 색이어야 합니다, '{ $color }' 아님
own-look-contrast = { $other } 위의 { $one }: 잘 보이지 않습니다. 대비 { $ratio }, 적어도 { $least } 필요
palette-title = 명령
palette-typed = > { $text }_
palette-nothing = 그런 명령이 없습니다
palette-start = 시작 화면
palette-library = 기보함
palette-analysis = 분석판
palette-page = 가기: { $name }
palette-lesson = 강의: { $name }
palette-puzzle = 문제: { $name }
palette-game = 게임: { $name }
palette-level = 단계: { $name }
palette-person = 사람처럼: { $name }
palette-against = 상대: { $name }
palette-setup = 설정: { $name }
palette-theme = 테마: { $name }
palette-editor = 배치 편집

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = 되돌리기 취소 물리기 undo
synonyms-redo = 앞으로 다시 redo
synonyms-hints = 힌트 점 둘곳 보기
synonyms-values = 평가 점수 값 돌차이 분석
synonyms-coach = 조언 최선 추천 도움 설명
synonyms-people = 인기 흔한 사람 선수 비율 퍼센트
synonyms-why = 이유 설명 자세히
synonyms-line = 변화 수순 진행
synonyms-review = 실수 분석 대실수 정확도
synonyms-new-game = 다시 시작 새판
synonyms-resign = 포기 항복 패배
synonyms-theme = 색 색깔 모양 어둡게 밝게
synonyms-turn-board = 뒤집기 회전 방향
synonyms-animation = 뒤집기 속도
synonyms-step = 멈춤 기다림
synonyms-look = 테마
synonyms-copy = 클립보드 수순 기보
synonyms-export = 저장 공유 파일 그림 svg
synonyms-help = 키 규칙 설명서 단축키 명령
synonyms-quit = 나가기 종료 닫기
synonyms-try-again = 재시도
synonyms-game-drill = 연습 이 대국의 실수
synonyms-library = 대국 기록 저장 보관 찾기 들여오기 대회
synonyms-practice = 훈련 연습 실수
synonyms-analysis = 탐색 초반 정석 변화 연구 훈련
synonyms-statistics = 점수 레이팅 성적 결과 elo 발전
synonyms-start = 메뉴 처음 설정
synonyms-learn = 강의 강좌 학교 배움
synonyms-puzzles = 퀴즈 전술 문제
synonyms-settings = 옵션 환경 이름 소리 벨 마우스 언어 그림 간단 크게
synonyms-engines = edax gtp nboard 프로그램
synonyms-editor = 편집 배치 판 국면
synonyms-lesson = 배우기 강의
synonyms-puzzle = 문제
synonyms-daily = 매일
synonyms-near = 실력 수준
synonyms-drill = 훈련 수법
synonyms-game = 변형 규칙 오델로
synonyms-level = 단계 난이도
synonyms-setup-level = 난이도 초보 더 강하게 더 약하게 어렵게 쉽게
synonyms-person = 사람 인간 상대
synonyms-clock = 시계 시간
keys-palette = 명령 창에서
key-palette = 이름으로 명령 찾기
key-run = 명령 실행
bar-run = 실행

help-rules = 규칙
help-page = 이 화면
help-keys = 모든 키
help-more-keys = 모든 키는 다음 탭에 있습니다 (오른쪽).
help-more = 아래에 더
help-manual = 설명서에 더 있습니다: 셸에서 outflank manual.
keys-board = 대국 중
keys-start = 시작 화면
keys-entry = 수 입력
keys-result = 대국 뒤
keys-library = 기보함
keys-replay = 기보 보기
keys-editor = 배치 편집
keys-analysis = 분석
keys-trainer = 초반 훈련
keys-holes = 변화의 빈틈
keys-games-here = 이 국면이 나온 대국
keys-line = 예상 수순
keys-practice = 연습
keys-learn = 강의 목록
keys-lesson = 강의
keys-puzzles = 문제 목록
keys-puzzle = 문제
keys-settings = 설정
keys-guests = 엔진
keys-tournament = 대회
keys-tournament-board = 대회: 판 하나
keys-statistics = 통계
keys-help = 도움말
keys-anywhere = 어디서나

key-click = 칸에 두기, 메뉴, 키 줄, 수순에서 고르기
key-wheel = 수순 넘기기
key-help = 도움말: 규칙과 모든 키
key-quit = 종료 (대국은 저장됨). 입력 중에는 Ctrl-C
key-suspend = 셸로 잠시 나가기. `fg`로 돌아옵니다
key-repaint = 화면 다시 그리기
key-theme = 다음 테마
key-export = 대국 내보내기: 복사하거나 파일로 저장
key-copy = 수순 복사
key-values = 둘 수 있는 곳마다 예상되는 돌 차이
key-people = 코치: 당신 실력의 사람들이 두는 수
key-coach = 코치: 귀띔, 요점, 그다음 최선의 수와 이유
key-review = 대국을 한 수씩 복기
key-review-retry = 복기. 다시 두는 동안에는 복기로 돌아가기
key-type = 칸을 입력하면 둡니다. : 다음에는 Enter
key-next-legal = 다음, 이전 둘 곳
key-hints = 힌트 켬/끔 (h4를 칠 수도 있어 잠깐 기다림). 틱택토에서는 승리와 위협
key-library = 기보함
key-back-start = 시작 화면으로
key-back-start-saved = 시작 화면으로 (대국은 저장됨)
key-page = 한 화면 위로, 아래로
key-ends = 처음으로, 끝으로
key-cursor = 커서 옮기기
key-play = 커서에 두기. 한 수씩 진행에서는 다음 수
key-digits = 열, 그다음 행: 81은 오른쪽 위. 틱택토는 숫자 하나
key-take-back = 무르기 (컴퓨터와 둘 때: 내 차례까지)
key-resign = 기권: 집니다
key-take-back-to = 그 수까지 무르기
key-turn = 판을 90도 돌리기
key-times = 결과 대신 한 수의 시간
key-numbers = 수 번호 켬/끔
key-redo = 무른 수 다시 두기
key-new = 새 대국 (두던 것은 저장됨)
key-step = 한 수씩 진행: 컴퓨터가 Enter를 기다림
key-animation = 애니메이션 켬/끔
key-mouse = 마우스 켬/끔 (끄면 텍스트 선택 가능)
key-scroll-log = 수순 넘기기
key-start = 시작, 또는 설정 바꾸기
key-analyst = 변화를 보일 엔진: 다음, 끔
key-choose-board = 판 고르기
key-see-board = 크게 보기
key-next-board = 다음, 이전 판
key-next-legal-or-board = 내 차례면 다음 둘 곳, 아니면 다음 판
key-scroll-standings = 순위 넘기기
key-play-on-turn = 내 차례에 두기
key-back-tournament = 순위로 돌아가기
key-choose-guest = 엔진 고르기
key-try-guest = 시험, 길어야 10초
key-scroll-guest-log = 기록 넘기기
key-choose-line = 줄 고르기
key-change = 설정 바꾸기
key-play-entry = 수 두기
key-cancel = 취소
key-again = 한 판 더 두기
key-even = 실력에 맞는 단계와 두기
key-new-setup = 다른 대국 설정
key-undo-last = 마지막 수 무르기
key-close-result = 창을 닫고 판 보기
key-scroll = 넘기기
key-tab = 탭 바꾸기
key-close = 닫기
key-change-save = 바꾸고 저장
key-change-name = 바꾸기. 이름 고치기
key-save-name = 이름 저장
key-keep-name = 이전 이름 그대로
key-open = 대국 열기. 미완의 대국은 이어 두기
key-choose-game = 대국 고르기
key-search = 이름, 날짜, 대회, 초반으로 찾기
key-view = 보기: 모두, 여기서 둔 것, 미완, 들여온 것, 지운 것
key-sort = 날짜, 흑, 백, 결과, 초반순 정렬
key-outcome = 보기: 모든 결과, 승, 패, 무, 흑승, 백승
key-opponent = 이 상대와 둔 대국 보기
key-event = 이 대회의 대국 보기
key-delete = 대국 지우기. 지운 목록에서는 되살리기
key-undelete = 마지막으로 지운 것 되살리기
key-undo-import = 마지막으로 가져온 대국 지우기
key-clear-back = 찾기를 비운 뒤 시작 화면으로
key-finish-search = 입력 마치기
key-clear-search = 찾기 비우기
key-step-move = 한 수 뒤로, 앞으로
key-step-ten = 열 수 뒤로, 앞으로
key-mistakes = 이전, 다음 실수
key-mistakes-of = 실수 보기: 양쪽, 흑, 백
key-try-again = 여기서 다른 수 두어 보기
key-game-drill = 연습: 이 대국의 실수, 이어서 문제
key-detail = 이유: 다음 이유를 자세히
key-line = 예상 수순 따라가기
key-other-line = 다른 수의 변화
key-leave-line = 변화에서 나가기
key-replay-enter = 여기서 이어 두기. 복기에서는 다음 실수
key-play-on = 여기서 새 대국으로 이어 두기
key-back = 돌아가기
key-another-game = 다른 게임
key-sure = 그래도 두기
key-choose-weakness = 약점 고르기
key-practise-weakness = 약점 연습
key-weakness-lesson = 그 레슨 열기
key-weakness-puzzles = 그에 대한 문제 풀기
key-edit = 배치 고치기
key-place-black = 흑돌 놓고 오른쪽으로
key-place-white = 백돌 놓고 오른쪽으로
key-erase = 칸 비우고 오른쪽으로
key-cycle = 흑, 백, 빈칸 차례로
key-other-side = 둘 차례 바꾸기
key-empty-board = 판 비우기
key-start-board = 시작 배치로
key-swap-colors = 색 맞바꾸기
key-rotate = 판을 90도 돌리기
key-mirror = 판 뒤집기 (거울)
key-undo-edit = 되돌리기
key-analyse-position = 국면 분석
key-play-position = 컴퓨터와 이어 두기
key-analyse = 대국 분석: 변화, 메모, 표시
key-analysis-play = 여기에 두기: 변화를 따르거나 새로 시작
key-step-back = 한 수 뒤로
key-step-on = 한 수 앞으로
key-variations = 이전, 다음 변화
key-comment = 마지막 수에 메모
key-mark = 마지막 수에 표시: !, !!, !?, ?!, ?, ??
key-explore = 여기서 둔 수 보이기, 숨기기
key-games-here = 이 국면이 나온 대국 목록
key-train = 여기서 훈련: 내 변화, 또는 흔한 수에 대한 좋은 응수
key-new-analysis = 새 분석. 변화나 메모가 있으면 지금 것은 저장됨
key-analyse-tree = 모든 변화를 백그라운드에서 분석. 다시 누르면 멈춤
key-engine = 엔진 켜기/끄기
key-solve = 풀기: 얼마가 걸리든 끝까지 읽기. 다시 누르면 멈춤
key-solve-position = 국면 풀기
key-holes = 빈틈 찾기: 내 변화에 답이 없는 흔한 수
key-train-play = 이 수로 답하기. 변화의 끝에서는 다음 변화
key-train-again = 변화를 처음부터
key-open-hole = 이 수로 가기
key-choose-hole = 수 고르기
key-filter = 대국 필터: 선수, 해, 대회, 결과
key-use-filter = 이 조건 쓰기
key-drop-filter = 취소
key-open-here = 대국을 이 수에서 열기
key-best-lines = 최선의 변화를 이만큼 보기. 0: 보지 않음
key-take-line = 예상 수순을 변화로 더하기
key-promote = 변화를 위로
key-delete-line = 이 수와 그 뒤를 모두 지우기
key-restore-line = 지운 것 되살리기
key-fold = 변화 숨기기, 보이기
key-save-comment = 메모 저장
key-drop-comment = 그대로 두기
key-subject = 한 주제만 연습. 다시 누르면 다음 주제
key-choose-lesson = 강의 고르기
key-open-lesson = 강의 열기
key-lesson-answer = 두기, 표시, 답하기. 그다음 계속
key-lesson-number = 숫자를 묻는 곳에서 숫자 입력
key-lesson-again = 다시, 또는 이 판을 처음부터
key-lesson-boards = 강의의 이전 / 다음 판
key-lesson-leave = 강의 목록으로
key-choose-puzzles = 고르기
key-open-puzzles = 열기
key-puzzle-play = 두기. 그다음 계속
key-puzzle-again = 틀린 수 무르기
key-puzzle-name = 훈련에서 수법 고르기
key-puzzle-idea = 수법 보기. 점수는 절반이 됩니다
key-practice-idea = 최선의 수에 담긴 수법 보기
key-puzzle-solution = 정답 보기
key-puzzle-share = 문제 공유: 링크, 국면, QR 코드
key-lesson-share = 강의 공유: 링크, 국면, QR 코드
key-puzzle-copy = 오늘의 문제 결과 복사
key-puzzle-leave = 문제 목록으로
key-practice-play = 커서에 두기. 그다음 국면
key-choose-format = 형식 고르기
key-do-export = 내보내기
key-accept = 받아들이기
key-discard = 버리기

bar-help = 도움말
bar-quit = 종료
bar-type = 입력
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = 다음
bar-hints-show = 힌트 보기
bar-hints-hide = 힌트 숨기기
bar-back = 뒤로
bar-leave = 나가기
bar-play = 두기
bar-coach = 코치
bar-values = 값
bar-undo = 되돌림
bar-undo-import = 가져오기 취소
bar-resign = 기권
bar-take-back = 무르기
bar-redo = 다시
bar-new = 새 판
bar-start = 시작
bar-choose = 열기
bar-move = 이동
bar-next-mistake = 다음 실수
bar-change = 바꾸기
bar-cancel = 취소
bar-again = 한 판 더
bar-even = 맞수
bar-review = 복기
bar-review-mattered = 승부처 보기
bar-new-setup = 새 설정
bar-board = 판
bar-scroll = 넘기기
bar-close = 닫기
bar-tab = 다른 탭
bar-ok = 확인
bar-open = 열기
bar-search = 찾기
bar-view = 목록
bar-sort = 정렬
bar-filter = 필터
bar-delete = 지우기
bar-restore = 되살리기
bar-done = 완료
bar-clear = 비우기
bar-step = 한 수
bar-ends = 처음/끝
bar-mistakes = 실수
bar-own-mistakes = 내 실수
bar-next-board = 다음 판
bar-tournament = 순위
bar-try = 시험
bar-try-again = 다시
bar-retry = 다시
bar-game-drill = 연습
bar-why = 이유
bar-line = 변화
bar-other-line = 다른 변화
bar-play-on = 이어 두기
bar-first-game = 첫 대국
bar-costliest = 가장 큰 실수
bar-copy = 복사
bar-set = 놓기
bar-turn = 둘 차례
bar-analyse = 분석
bar-explore = 대국
bar-train = 훈련
bar-solve = 풀기
bar-once-more = 처음부터
bar-lines = 최선의 변화
bar-engine-on = 엔진 시작
bar-engine-off = 엔진 정지
bar-variation = 변화
bar-comment = 메모
bar-idea = 수법
bar-puzzles = 문제
bar-lesson = 레슨
bar-solution = 정답
bar-export = 내보내기
bar-practise = 연습
bar-answer = 답
bar-mark = 표시
bar-subject = 주제
bar-game = 게임
bar-discard = 버리기
bar-result = 결과
bar-pass = 패스
bar-next-move = 다음 수
bar-go-on = 계속

## The end

farewell = outflank를 즐겨 주셔서 고맙습니다!
farewell-score = { $title }: { $score }.
farewell-final = 최종 점수: { $score }. { $verdict }.
farewell-current = 현재 점수: { $score }. { $verdict }.
farewell-opening = 초반: { $name }.
farewell-continue = 이어 두려면: { $command }
farewell-unfinished = 미완: { $command }
farewell-guest = 하루 동안 사용자 이름 { $name }(으)로 돌아올 수 있습니다.
farewell-memory = 메모리가 부족하여 outflank를 종료했습니다.

## Line by line (--plain)

plain-menu-title = outflank: 리버시와 틱택토
plain-menu-play = 리버시 두기
plain-menu-tic-tac-toe = 틱택토 두기
plain-menu-learn = 강의
plain-menu-puzzles = 문제
plain-page-not-kept = 대국이 저장되지 않습니다: { $why }.
plain-page-library = 대국은 판이 있는 화면에서 봅니다.
plain-menu-library = 내 대국과 복기
plain-menu-settings = 설정
plain-menu-quit = 종료
plain-menu-number = 번호:
plain-menu-help = 0부터 { $count }까지의 번호를 입력하세요.
plain-library-help = 번호: 대국 열기, Enter: 더 보기, 0: 메뉴.
plain-library-game = 1: 복기, 0: 목록.
plain-library-reviewing = 대국을 복기하는 중. 몇 초 걸립니다...
plain-library-empty = 아직 대국이 없습니다. 0: 메뉴.
plain-library-end = 대국이 더 없습니다. 0: 메뉴.
plain-settings-help = 1부터 { $count }까지의 번호로 설정을 바꿉니다. 0: 메뉴. 이름은 번호와 이름을 함께.
plain-welcome = { $game }! { $rule } help를 입력하면 명령이 나옵니다.
plain-welcome-letters = { $game }! { $rule } 흑은 X, 백은 O. help를 입력하면 명령이 나옵니다.
plain-sides = 당신: { $yours }. 컴퓨터: { $its }, { $level }.
plain-you-first = 당신이 먼저 둡니다.
plain-computer-first = 컴퓨터가 먼저 둡니다.
plain-side-first = 먼저 두는 쪽: { $side }.
plain-taken-back = 무름: { $squares }.
plain-clocks = 남은 시간: { $black } { $black-time }, { $white } { $white-time }
plain-score = { $title }: { $score }
plain-reason = { $reason }. { $instead }.
plain-type-side = { $black } 또는 { $white }, 아니면 help
plain-type-yes = yes 또는 no, 아니면 undo
plain-type-enter = Enter를 누르거나 help
plain-type-move = 수를 입력하거나 help
plain-type-example = { $square } 같은 수를 입력하거나 help
plain-type-example-digits = { $square } (또는 { $digits }) 같은 수를 입력하거나 help
plain-how-letters = 수는 칸입니다: 글자와 숫자(h1), 또는 숫자 둘, 열과 행(81).
plain-how-digits = 수는 숫자입니다: 1 2 3이 윗줄, 왼쪽부터.
plain-how-pad = 수는 숫자판의 숫자입니다: 7 8 9가 윗줄.
plain-how-none = --board none에서는 수를 말로만 알립니다.
plain-ask-side = { $black }, { $white } 중 무엇으로 두겠습니까?
plain-ask-step = Enter를 누르면 컴퓨터가 둡니다:
plain-ask-again = 다시 두겠습니까? (yes 또는 no)
plain-ask-move = 당신의 수:
plain-ask-move-of = { $side }의 수:
plain-hints = 둘 수 있는 곳: { $squares }{ $urgent }
plain-result-why = { $verdict }. { $reason }
plain-best = { $square }: 최선, 결과 { $score } ({ $sure }). { $why }
plain-worth-best = { $square }: 결과 { $score } ({ $sure }). 더 나은 수는 없습니다. { $why }
plain-worth = { $square }: 결과 { $score } ({ $sure }). 더 나은 수: { $best } ({ $best-score }). { $why }
plain-no-game = 두는 대국이 없습니다
plain-nothing-to-move = 둘 수가 없습니다
plain-no-move-yet = 아직 둔 수가 없습니다
plain-illegal = { $square }: 둘 수 없는 곳입니다
plain-no-coach-here = 여기는 코치가 없습니다
plain-too-long = 줄이 너무 깁니다
plain-not-your-turn = 컴퓨터 차례입니다
plain-yes-no = yes 또는 no로 답하세요
plain-not-understood = 알아듣지 못했습니다
plain-over = 대국이 끝났습니다
plain-empty = 빈 줄입니다
plain-none = 없음
word-hints = 차례마다 둘 수 있는 곳 보이기 (켬/끔)
word-undo = 마지막 수 무르기
word-board = 판 다시 보기
word-score = 점수 보기
word-best = 최선의 수와 이유 보기
word-resign = 기권
word-why = 마지막 수를 평가하고 이유를 설명. `why f4`는 f4를 평가
word-help = 이 목록 보기 (또는 ?)
word-quit = 대국 끝내기 (또는 q)

## The library of games on disk

store-locked = 다른 프로그램이 기보함을 쓰고 있습니다
store-other-tab = 이 페이지의 다른 탭이 대국을 저장하고 있습니다
store-no-storage = 이 브라우저는 페이지에 저장 공간을 주지 않습니다
store-disk-full = 디스크가 가득 찼습니다
store-read-only = 기보함은 읽기 전용입니다
store-cannot-open = 기보함을 열 수 없습니다
store-not-permitted = 기보함에 쓸 권한이 없습니다
store-damaged = 기보함이 손상되었습니다
store-disk-silent = 디스크가 응답하지 않습니다
store-disk = 디스크에 쓰지 못했습니다: { $why }
store-folder = { $folder }: 폴더를 만들지 못했습니다: { $why }
store-newer = { $path }: 더 새로운 버전의 것입니다. outflank를 업데이트하세요
store-no-library = outflank의 기보함 파일이 아니거나 손상되었습니다
store-newer-library = 더 새로운 outflank의 파일입니다
store-foreign = 다른 프로그램의 기보함입니다. 옮기면 새로 시작할 수 있습니다
store-index-damaged = 국면 색인이 손상되어 여기서 다시 만들 수 없습니다. 대국은 안전합니다
store-no-game = 대국 { $id }: 읽지 못했습니다: { $why }
store-no-such-game = 대국 { $id }: 없습니다
store-unwanted = 더는 필요 없음
store-other = 기보함을 쓸 수 없습니다: { $why }

## Other programs

opponent-not-started = 시작하지 못했습니다: { $why }
opponent-no-folder = { $folder }: 그런 폴더가 없습니다
opponent-no-command = 명령이 비었거나 따옴표가 닫히지 않았습니다
opponent-gone = 프로그램이 끝났습니다
opponent-hangs = { $command }: { $seconds }초 안에 답이 없었습니다
opponent-nonsense = { $command }: 대답이 '{ $answer }'
opponent-refused = { $command }: 거절함: '{ $why }'
opponent-slow = { $seconds }초 안에 시험을 마치지 못했습니다
opponent-illegal = 둘 수 없는 수를 두었습니다, { $why }
opponent-unknown = 설정에 그런 엔진이 없습니다
opponent-unsuited = 표준 리버시만 둡니다
opponent-no-move = 수를 보내지 않았습니다
opponent-failed = outflank의 오류로 생각이 중단되었습니다
opponent-silent = GTP 엔진은 분석을 알려 줄 수 없습니다. NBoard 프로토콜을 쓰세요

## The explorer: what is typed

error-damaged-block = 색인의 한 덩어리가 손상되었습니다
error-filter-years = '{ $value }': 해나 기간이 아닙니다. 예: 2010-2019
error-filter-winner = '{ $value }': won:black, won:draw, won:white
error-filter-word = '{ $value }': 조건이 아닙니다. won:black, 2010-2019, @대회, people, own, 선수 이름
error-filter-side-alone = '{ $value }': 앞에 선수 이름이 필요합니다

## Records that cannot be read

error-tree-json-no-parent = 변화 { $value }: 앞에 오지 않은 수를 따릅니다
error-tree-json-not-a-square = 변화 { $number }: '{ $text }', 칸이 아닙니다
error-tree-json-refused = 변화 { $number }: { $reason }
error-board-cell-count = 판의 칸이 { $wanted }개가 아니라 { $found }개입니다
error-board-not-a-cell = { $number }번째 칸이 { $found }: 칸은 X, O, - 중 하나입니다
error-board-not-a-side = 판 다음에는 둘 차례 X나 O가 와야 합니다, { $value } 아님
error-wthor-too-short = WTHOR 파일로는 너무 짧습니다
error-wthor-other-length = 헤더에는 { $size }바이트 기록이 { $promised }개라고 되어 있지만 뒤에 { $found }바이트가 있습니다
error-wthor-other-board = 판이 { $value }줄입니다. 8줄만 압니다
error-wthor-solitaires = 대국이 아니라 문제(솔리테어)가 들어 있습니다
error-game-not-a-square = { $number }수: { $byte }, 칸이 아닙니다. 행의 10배 더하기 열이어야 합니다
error-game-refused = { $number }수 ({ $square }): 둘 수 없습니다: { $reason }
error-game-too-many-discs = 흑돌 { $value }개는 64개보다 많습니다
error-json-no-record = JSON 대국이 아닙니다: { $value }
error-json-other-game = 모르는 게임 '{ $value }': { $known }
error-json-board = 시작 배치: { $value }
error-site-cut-short = 중간에 잘렸습니다
error-site-no-moves = 수가 없습니다
error-site-other-game = reversi1이 아니라 { $value } 대국입니다
error-grid-twice = 번호 { $number }이(가) 두 번 나옵니다
error-grid-missing = 번호 { $number }이(가) 없습니다
error-table-moves = 수가 없습니다
part-game = 대국 { $number }
part-line = { $number }번째 줄
part-object = 객체 { $number }
reading-stops = { $why } ({ $moves }수 중 { $read }수를 읽을 수 있습니다)
reading-guess = 추측: 단어 { $words }개 중 { $moves }개가 수입니다
reading-turned = 흑이 d4와 e5에서 시작해 판을 좌우로 뒤집었습니다
no-reading-empty = 내용이 없습니다
no-reading-form = 읽을 수 있는 형식이 아닙니다: 수순, 판, PGN, GGF, SGF, WTHOR, OBF, JSON, 표
no-reading-moves = 수가 없습니다
no-reading-bytes = 텍스트도 아니고 온전한 WTHOR 파일도 아닙니다
no-reading-names = WTHOR의 이름 파일입니다: 옆의 .wtb 파일을 쓰세요
no-reading-yet = { $name } 파일: 이 형식은 아직 읽을 수 없습니다
error-sgf-cut-short = 중간에 끊겼습니다
error-sgf-empty = 괄호 안에 아무것도 없습니다
error-sgf-other-game = SGF의 게임 번호 { $value }: 오델로는 2번입니다
error-sgf-other-size = 판 크기 { $value }: 8, 6, 4만 됩니다
error-sgf-not-a-square = { $line }행: '{ $text }', 칸이 아닙니다
error-sgf-two-discs = 시작 배치의 { $value }에 돌이 둘입니다
error-sgf-set-up-later = { $line }행: 첫수 뒤에 돌을 놓습니다
error-sgf-refused = { $line }행: { $text }, 둘 수 없습니다: { $reason }
error-sgf-long-comment = { $line }행: 메모는 앞의 { $max-comment }자만 남깁니다
error-sgf-wrong-side = { $line }행: { $text }, { $side }의 수인데 { $side } 차례가 아닙니다
error-ggf-cut-short = 중간에 끊겼습니다
error-ggf-other-game = 오델로가 아니라 { $value } 대국입니다
error-ggf-other-type = 모르는 종류 '{ $value }': 8, 8a, 6, 4와 s, r, k, b, w를 압니다
error-ggf-board = 시작 배치 BO: { $value }
error-ggf-not-a-move = { $number }수: '{ $text }', 칸도 PA도 아닙니다
error-ggf-refused = { $number }수 ({ $text }): 둘 수 없습니다: { $reason }
error-ggf-wrong-side = { $number }수: { $side }의 수인데 둘 차례가 아닙니다
error-obf-not-a-score = { $value }: -64에서 +64 사이의 점수가 아닙니다

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = 둘 차례인 쪽에 고를 것이 없습니다
error-not-a-puzzle-not-unique = 유일한 수가 아닙니다: { $first }, { $second } 모두 결과가 같거나 차이가 { $min }개보다 적습니다
error-lesson = { $line }행: { $fault }
error-lesson-fault-no-title = 강의는 제목으로 시작합니다: # 제목
error-lesson-fault-no-summary = 제목 아래에는 배우는 것을 한 줄로 적습니다
error-lesson-fault-no-board = 판은 제목으로 시작합니다: ## 제목
error-lesson-fault-no-boards = 강의에 판이 없습니다
error-lesson-fault-unknown-key = 모르는 열쇠말 '{ $value }': board, moves, turn, from, ask, task, answer, claim, then, right, lesser, wrong
error-lesson-fault-twice = '{ $value }', 두 번 있습니다
error-lesson-fault-missing = 위의 판에 없습니다: '{ $value }'
error-lesson-fault-side = '{ $value }', 색이 아닙니다: black 또는 white
error-lesson-fault-task = 모르는 과제 '{ $value }': play, mark, count, total, pass, finish
error-lesson-fault-then = '{ $value }'는 1에서 6까지의 수순 길이가 아니거나, 수를 묻는 과제가 아닙니다
error-lesson-fault-square = '{ $value }', 칸이 아닙니다
error-lesson-fault-answer = 답은 { $value }
error-lesson-fault-claim = 모르는 주장 '{ $value }'
error-lesson-fault-untrue = 사실이 아닙니다: { $value }
error-lesson-fault-loses = { $square }: 탐색으로 { $loss }개 손해. 'lesser { $square }: ...'로 적으세요
error-lesson-fault-not-lesser = { $square }: 탐색으로 { $loss }개 손해, 4개보다 적습니다. 답에 넣으세요
error-lesson-fault-refuses = { $square }: 답이 아니지만 탐색으로 { $loss }개 더 좋습니다. 다른 국면을 고르세요
error-lesson-fault-not-wrong = { $value }: 여기서 틀린 답이 아닙니다
error-untrue-fact = { $not ->
    [yes] { $first }: { $second } 아님
   *[no] { $first }: { $second }
}
error-untrue-number = { $second } 아님: 맞는 수는 { $first }
error-untrue-squares = 칸은 { $value }
error-task-too-many-empties = 빈칸이 { $first }개입니다. 이 과제는 끝까지 세므로 { $second }개까지입니다
error-task-no-move = 둘 차례인 쪽이 둘 곳이 없습니다
error-task-no-pass = 둘 차례인 쪽이 둘 곳이 있어 패스할 수 없습니다
error-task-no-answer = 둘 수 있는 어떤 수도 과제의 답이 아닙니다
error-task-not-legal = { $value }: 둘 수 없습니다
error-task-not-empty = { $value }: 빈칸이 아닙니다
error-task-out-of-reach = 최선의 결과는 { $value }: 그 결과에는 이를 수 없습니다
error-unknown-task = 모르는 과제 '{ $value }': play, mark, count, total, pass, finish

## Other programs: names

error-guest-name = 이름은 글자, 숫자, '-', '_', '.', '+'로 1~{ $most }자입니다

## Tournaments: plans

error-plan-players = 대회 선수는 2~{ $most }명입니다, { $value } 아님
error-plan-rounds = 대회는 1~{ $most }회전입니다, { $value } 아님
error-plan-swiss-rounds = { $players }명의 스위스는 많아야 { $most }회전입니다, { $rounds } 아님
error-plan-games = 두 선수는 1~{ $most }판을 둡니다, { $value } 아님

## The engine: files and memory

error-weights-no-weights = outflank의 가중치 파일이 아닙니다
error-weights-other-version = 가중치의 버전은 { $value }, 필요한 버전은 { $version } (outflank-train fit으로 새로 만듭니다)
error-weights-damaged = 가중치가 손상되었습니다
error-people-no-weights = outflank의 사람 파일이 아닙니다
error-people-other-version = 사람 파일의 버전은 { $value }, 필요한 버전은 { $version } (outflank-train people로 새로 만듭니다)
error-people-damaged = 사람 파일이 손상되었습니다
error-out-of-memory = 메모리 { $mebibytes } MiB를 얻을 수 없습니다
error-book-no-book = outflank의 오프닝 북이 아닙니다
error-book-other-version = 오프닝 북의 버전은 { $value }, 필요한 버전은 { $version }
error-book-damaged = 오프닝 북이 손상되었습니다
error-no-such-level = { $number }단계는 없습니다: 1부터 { $count }까지입니다

## The rules: what is no move, no square, no time

error-not-a-forfeit = 몰수패가 아닙니다
error-time-control-not-a-time = '{ $value }', 시간이 아닙니다: 90s, 5m, 1h30m, 5:00처럼 적으세요
error-time-control-too-long = '{ $value }', 너무 깁니다: 100시간까지
error-time-control-not-a-count = '{ $value }', 1부터 1000까지의 수가 아닙니다
error-time-control-no-time = 둘 시간이 없습니다
error-not-a-square = '{ $value }', 칸이 아닙니다: a1부터 h8까지
error-play-over = 대국이 끝났습니다
error-play-can-move = 둘 곳이 있는 동안에는 패스할 수 없습니다
error-play-must-pass = 둘 곳이 없습니다. 패스해야 합니다
error-transcript-not-a-move = { $number }수: '{ $text }', 칸이 아닙니다. 칸은 { $range }
error-transcript-refused = { $number }수 ({ $text }): 둘 수 없습니다: { $reason }
error-transcript-too-long = 수순은 { $max-length }자까지입니다
error-tree-full = 한 대국은 변화를 모두 합쳐 { $max-nodes }수까지입니다
error-tree-too-much-text = 메모는 { $max-comment }자까지, 한 대국 전체로는 { $max-text }자까지입니다
error-tree-played = 대국 자체의 수는 둔 그대로 남습니다
error-tree-main-line = 이미 주 변화입니다

## The command line: what is wrong with it

usage-needs-value = { $argument }: 값이 필요합니다
usage-invalid-of = { $name }: 잘못된 값 '{ $value }': { $allowed }
usage-unknown-of = 모르는 { $what } '{ $value }': { $allowed }
usage-invalid = { $name }: 잘못된 값 '{ $value }'
usage-unknown-option = 모르는 옵션 '{ $name }': outflank --help를 보세요
usage-unknown-command = 모르는 명령 '{ $command }': outflank --help를 보세요
usage-missing = { $argument } 없음: outflank --help를 보세요
usage-twice = { $name }: 한 번만 쓸 수 있습니다
usage-conflict = { $argument }: { $other }, 함께 쓸 수 없습니다

## The command line: values of options

value-level = 모르는 단계 '{ $text }': 1부터 { $count }까지
value-player = 모르는 선수 '{ $text }': level:1부터 level:{ $count }까지, 또는 { $names }
value-player-or-person = 모르는 선수 '{ $text }': level:1부터 level:{ $count }까지, person:{ $least }부터 person:{ $most }까지, 또는 { $names }
value-person = '{ $text }', 이렇게 두는 사람은 없습니다: 사람의 레이팅은 { $least }부터 { $most }까지 100점씩입니다
value-person-game = 사람은 표준 리버시만 둡니다
value-guest-game = { $name }: 표준 리버시만 압니다
value-engines = { $sentence }. 당신의 엔진: { $names }
value-protocol-game = { $protocol }: 선수는 표준 리버시만 압니다
file-unreadable-why = { $file }: 읽지 못했습니다: { $why }
value-no-openings = { $file }: 초반이 없습니다
value-depth = 1부터 20까지의 정수
value-no-command = '{ $text }'에 프로그램 이름이 없습니다
value-mebibytes = 1~65536 MiB
value-seconds = 0.001~86400초
value-clocks = { $why }. 예: 5m, 5m+3s, 10m/30s, 10m/3x30s, 흑과 백이 다르면 10m,5m
value-count = 1부터 1000000까지의 정수
value-address = 0.0.0.0:2022나 [::]:2022 같은 주소와 포트
value-threads = 스레드 1~256개
value-concurrency = 한 번에 1~256판
value-factor = 0.001~1000
value-patience = 1~86400초 (정수)
value-games = 1~1000000판
value-whole = 0 이상의 정수
value-seed = 0부터 { $most }까지의 정수
value-number = 1 이상의 정수
cli-less-memory = 메모리 { $wanted } MiB를 얻을 수 없어 { $granted } MiB를 씁니다
cli-rules-reversi = --rules는 리버시에서만 쓰입니다
cli-first = --first는 --rules book과 tictactoe에서만 쓰입니다. 그 밖에는 늘 흑이 먼저 둡니다
cli-level-auto = --level auto는 표준 규칙의 리버시에서만 됩니다
value-or-auto = { $why }, 또는 auto
cli-watch-players = watch에는 선수가 둘 필요합니다. 예: level:3 level:4
cli-start-reversi = --start는 표준 규칙의 리버시에서만 쓰입니다
cli-start-gtp = { $name }: 이 배치에서 둘 수 없습니다. GTP로는 보낼 방법이 없습니다

## The command line: files, games, commands

file-unreadable = { $file }: 읽지 못했습니다
file-unwritable = { $file }: 쓰지 못했습니다
cli-serve-no-home = 홈 폴더를 알 수 없습니다. --data FOLDER로 정하세요
cli-serve-not-built = 이 프로그램에는 서버가 없습니다: cargo build --release --features serve로 만드세요
cli-no-interrupt = Ctrl-C를 다룰 수 없습니다
manual-title = outflank 설명서. 한 쪽을 읽으려면:
cli-no-topic = 모르는 주제 '{ $topic }': { $topics }
cli-no-image = 그림을 만들지 못했습니다
cli-plain-first = --plain은 혼자, 또는 play, watch, learn, puzzle 뒤에 씁니다
cli-no-output = 출력을 쓰지 못했습니다
cli-no-input = 입력을 읽을 수 없습니다
cli-input-failed = 입력을 읽지 못했습니다
cli-lesson = 모르는 강의 '{ $text }': 1부터 { $count }까지, 또는 { $names }
cli-lesson-checked = { $file }: 판 { $boards }개, 시험 { $exam }개, 모두 사실입니다
cli-no-puzzle = 그런 문제는 아직 없습니다
cli-puzzle-ended = 문제를 이어 갈 수 없었습니다
cli-solve-it = 풀기: outflank puzzle --id { $id } --plain
cli-file-line = { $file }, { $line }행: { $why }
cli-many-empties = 빈칸이 { $empties }개입니다: { $most }개까지
value-to = 1부터 { $count }까지
cli-explore-for-black = 돌 차이와 오프닝 북의 값은 흑 기준입니다.
cli-explore-reversi = 리버시만 탐색합니다
cli-index-anew = 국면 색인이 손상되어 다시 만듭니다. 대국은 안전합니다
cli-no-such-player = 이름에 '{ $name }' 글자가 들어간 선수가 없습니다
cli-no-such-event = 이름에 '{ $name }' 글자가 들어간 대회가 없습니다
cli-over-here = 여기서 대국이 끝났습니다
cli-must-pass = { $side } 패스
cli-index-incomplete = 미완: 국면 색인에 { $target }판 중 { $through }판이 있습니다
cli-index-stopped = 국면 색인이 다 되지 않았습니다: { $why }
cli-to-move = { $side } 차례
cli-no-game-in = { $file }: 대국이 없습니다: { $why }
cli-games = { $count }판
cli-only-guess = { $file }: 아는 형식의 대국이 없습니다; { $guess }: --guess로 가져옵니다
cli-more-unreadable = { $file }: 그 밖에 { $more }판을 읽지 못했습니다
cli-no-such-game = --game { $number }: 파일에 { $games } 있습니다
cli-one-game-of = --to { $form }: 한 판만 됩니다. 파일에는 { $count }판: --game N으로 고르세요
cli-cannot-hold = --to { $form }: { $game }을(를) 담을 수 없습니다. 담을 수 있는 것: { $forms }
cli-no-home = 대국을 저장할 홈 폴더가 없습니다
cli-set-aside = 기보함이 손상되어 이름을 바꿔 두었습니다: { $name }
cli-imported = { $file }: { $games } ({ $format }), 새것 { $new }, 이미 있음 { $known }
cli-is-library = { $file }: 기보함입니다. import로 읽습니다
cli-no-files = { $folder }에 파일이 없습니다
import-form = 형식
import-games = 대국
import-new = 새것
import-known = 있던 것
import-repaired = 고침
import-refused = 거부
import-all = 모두
import-more = 그 밖에 { $more }건. --json이 모두 알려 줍니다
cli-left-out = --to { $form }: 대국 { $count }판의 변화와 메모는 빠졌습니다. sgf, pgn, json은 담습니다
cli-library-format = 기보함
cli-file-exists = { $file }: 이미 있습니다. 새 이름을 고르세요
cli-one-game = --to { $form }: 한 판만 됩니다. --id N으로 고르세요
cli-game-why = 대국 { $id }: { $why }
cli-game-unreadable = 대국 { $id }: 읽지 못했습니다: { $why }
cli-no-games = 대국이 없습니다
cli-game-ended = 대국을 이어 갈 수 없었습니다
cli-lesson-ended = 강의를 이어 갈 수 없었습니다
cli-needs-terminal = outflank에는 터미널이 필요합니다. 없다면 outflank { $command }
cli-no-position = '{ $text }', 리버시 국면이 아닙니다
cli-solve-long = { $line }행: 빈칸 { $empties }개는 아주 오래 걸릴 수 있습니다. Ctrl-C를 누르면 그때까지 찾은 것을 보입니다
cli-line = { $line }행: { $why }
cli-solve-wrong = 틀림: 파일에는 { $stated }
cli-solve-stopped = 멈춤: 확정 아님, 깊이 { $depth }
cli-solved = 국면 { $count }개, 노드 { $nodes }개, { $seconds }초, 초당 { $rate }노드
cli-passes = { $name }: 둘 곳이 없어 패스
cli-hint-people = 값 다음: { $rating }점의 사람들이 그 수를 두는 비율.
cli-hint = { $exact ->
    [yes] { $name } 차례, { $sure }
   *[no] { $name } 차례, 어림, { $sure }
}
cli-no-result = 멈춤: 아직 결과 없음
cli-review-reversi = 코치는 돌이 많은 쪽이 이기는 8x8 리버시만 복기합니다
cli-review-position = 수가 없습니다: 판을 보려면 outflank hint --position
cli-review-margins = 둔 쪽에서 본 예상 돌 차이:
cli-review-exact = 확정
cli-review-depth = { $count }수
cli-review-better = , { $loss }개 손해: 더 나은 수 { $best } ({ $score })
cli-review-opening = 정석 ({ $name })
cli-review-book = 정석
cli-review-account = { $moves }수, { $loss }개 잃음, 정확도 { $accuracy }%: { $counts }
cli-tournament-ended = 대회를 이어 갈 수 없었습니다
cli-tournament-again = 이어 가려면 같은 명령을 다시 실행하세요. 대국은 { $file }에 있습니다
event-own-players = { $file }: 선수가 이미 있습니다. 따로 주지 마세요
event-opening = 초반 '{ $text }': { $why }
event-opening-over = 초반 '{ $text }': 대국이 끝나 버립니다
event-one-start = start, opening-plies, openings 중 하나만 쓸 수 있습니다
event-two-paces = 대회에는 clock과 move-time 중 하나만 씁니다
event-opening-plies = opening-plies: { $most }까지
event-no-name = '{ $text }': 이름이나 명령이 필요합니다
event-takes = { $key }: { $what } 필요
event-formats = round-robin, swiss, knockout
event-time = "5m+3s" 같은 시간
event-transcripts = 수순 목록
event-players = ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}] 같은 목록
error-unknown-setting = 모르는 설정 '{ $key }'
event-out = { $round }회전 탈락
event-bye = 부전승
event-fault = { $name }: { $round }회전 { $table }번 테이블 { $game }번째 대국 패배: { $why }
event-file = { $file }: 쓸 수 없었습니다
event-other-games = { $file }: 다른 대회의 대국이 들어 있습니다. --save에 다른 파일을 주세요
event-no-game = { $file }: { $line }행은 이 대회의 대국이 아닙니다
event-not-kept = 대국을 저장하지 못했습니다
event-so-far = { $games }판. { $round }회전, 남은 판 { $open }
event-new-game = { $name }: 새 대국, 초반 { $played }수 다음.
event-your-move-by = { $name } ({ $side }, 남은 시간 { $seconds }초), 당신의 수 (q: 여기서 멈춤):
event-your-move = { $name } ({ $side }), 당신의 수 (q: 여기서 멈춤):
event-flips-nothing = { $square }: 뒤집는 돌이 없습니다.
event-type-square = d3 같은 칸을 입력하세요.
match-opening-plies = --opening-plies: 이 게임에서는 { $most }까지
match-title = { $first } 대 { $second }
match-elo = { $elo }, 오차 { $error } (95%)
match-auto = auto (끝난 뒤 레이팅 { $rating })
match-two-autos = auto는 상대에게 맞춥니다. 둘 다 auto면 맞출 상대가 없습니다
match-no-elo = 알 수 없음: 끝난 대국이 없습니다
match-boundless = 한계 없음: 한쪽이 모두 이겼습니다
match-fault = { $player ->
    [first] 첫째 선수의 패배, { $ply }수: { $why }
   *[second] 둘째 선수의 패배, { $ply }수: { $why }
}
match-claims = elo0=0,elo1=10 같은 두 주장, 원하면 alpha=0.05,beta=0.05도
match-claims-order = { $usage }. elo0은 elo1보다 작아야 합니다
match-error-rates = alpha와 beta는 0.0001부터 0.5까지의 오류율
match-at-most = 많아야 { $elo } Elo 강함
match-at-least = 적어도 { $elo } Elo 강함
match-undecided = 미정
match-ratio = 로그 우도비 { $ratio }, 범위 { $lower }~{ $upper }
match-risks = { $below } 아래면 { $alpha }%, { $above } 위면 { $beta }%의 경우에 틀림

grade-best = 최선
grade-good = 좋은 수
grade-inaccuracy = 느슨한 수
grade-mistake = 실수
grade-blunder = 대실수
grades-best = 최선 { $count }
grades-good = 좋은 수 { $count }
grades-inaccuracy = 느슨한 수 { $count }
grades-mistake = 실수 { $count }
grades-blunder = 대실수 { $count }

## Settings and files that cannot be read, moves that are not legal

window-too-small = 창이 너무 작습니다: { $width }x{ $height } 필요
illegal-occupied = { $square }: 이미 돌이 있습니다
illegal-flips-nothing = { $square }: 뒤집는 돌이 없습니다
illegal-not-yet = { $square }: 나중에 둘 수 있습니다. 지금은 { $others } 또는 { $last }
illegal-not-yet-only = { $square }: 나중에 둘 수 있습니다. 지금은 { $other }
illegal-taken = { $square }: 이미 찼습니다
illegal-off-board = { $square }: 판 밖입니다
record-position = 빈칸 { $count }개인 국면
sgf-cut = { $why }: 여기서부터 빠졌습니다
sgf-left-out = 빠짐: { $names }
file-larger = { $most }보다 큽니다
file-none = 파일이 아닙니다
config-takes = { $key }: { $allowed } 필요, { $found } 아님
config-unreadable = 읽을 수 없습니다: { $why }
engines-too-many = 엔진이 { $most }개보다 많습니다
engines-level-name = 단계와 같은 이름입니다
engines-table = 명령이 든 표가 필요합니다
engines-text = 글
engines-protocols = "gtp" 또는 "nboard"
engines-lines = 줄의 목록
engines-seconds = 1~{ $most }초
engines-no-command = 명령이 필요합니다
engines-threads = threads를 쓰려면 명령에 { $text } 필요
record-game = { $game }, { $count }수

## Sides and games

side-black = 흑
side-white = 백
game-reversi = 리버시
game-anti = 안티 리버시
game-6x6 = 리버시 6x6
game-4x4 = 리버시 4x4
game-overture = 리버시, 자유 배치
game-reversi-book = 리버시, X와 O
game-tictactoe = 틱택토

person-1000 = 귀와 변을 차지. 아홉 수에 하나는 돌 열 개 이상 손해.
person-1100 = 일찍 변으로 감. 열 수에 하나는 돌 열 개 이상 손해.
person-1200 = 한 수에 초반 두 개, 중반 3.4개를 잃음.
person-1300 = 한 수에 중반 세 개, 종반 2.5개를 잃음.
person-1400 = 초반은 무난. 스무 수에 하나는 돌 열 개 이상 손해.
person-1500 = 처음에는 변을 피함. 중반에 한 수에 2.4개를 잃음.
person-1600 = 한 수에 초반 한 개, 종반 1.4개를 잃음.
person-1700 = 귀를 대개 나중으로 미룸. 마흔 수에 하나는 열 개 손해.
person-1800 = 초반에 안쪽에 머묾. 중반에 한 수에 1.5개를 잃음.
person-1900 = 귀를 서두르지 않음. 종반에 한 수에 한 개를 잃음.
person-2000 = 실수가 드묾. 초반에 한 수에 반 개를 잃음.

level-name-random = 무작위
level-name-greedy = 욕심쟁이
level-name-rookie = 새내기
level-name-novice = 초보
level-name-amateur = 애호가
level-name-club = 동호인
level-name-expert = 고수
level-name-master = 달인
level-name-grandmaster = 명인
level-name-champion = 챔피언
level-name-pupil = 학생
level-name-regular = 단골
level-name-veteran = 노장
level-name-perfect = 완벽

pictures-auto = 자동
pictures-on = 켬
pictures-off = 끔
width-auto = 자동
width-narrow = 한 칸
width-wide = 두 칸
scale-auto = 자동
scale-small = 작게
scale-medium = 보통
scale-large = 크게

keys-digits = 숫자
keys-arrows = 화살표
keys-click = 클릭, 탭
keys-wheel = 휠

square-range = { $first }~{ $last }

## The server

serve-no-folder = 서버가 쓸 수 없는 폴더입니다: { $path }
serve-no-store = 쓸 수 없는 사용자 데이터베이스입니다: { $store }
serve-newer-store = 사용자 데이터베이스 { $store }는 더 새로운 버전의 것입니다. 이 서버도 업데이트하세요
serve-invalid-store = { $value }: PostgreSQL 서버 주소가 아닙니다: postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = 서버는 데이터베이스에 TLS로 연결하지 않습니다. 소켓, 사설망, 터널로 연결하세요
serve-no-host-key = 호스트 키 { $path }: 읽거나 만들지 못했습니다
serve-open-host-key = 호스트 키 { $path }: 다른 사용자가 읽을 수 있습니다. chmod 600으로 막으세요
serve-no-address = 서버가 { $address }에서 수신 대기할 수 없습니다
serve-friend = 친구는 이렇게 입력합니다: { $line }
serve-listening = ssh: { $address }에서 수신 대기
serve-web = 웹 페이지: { $address }에서 수신 대기
serve-fingerprint = 호스트 키: { $fingerprint }
serve-banner = outflank: ssh로 두는 리버시. 키가 없나요? guest@...로 연결하세요
serve-unknown-command = 모르는 명령 '{ $command }': plain, 또는 hint POSITION
serve-tournament-no-name = 대회에 이름이 필요합니다
serve-tournament-twice = { $name }: 목록에 두 번 있습니다
serve-tournament-two-paces = 대회에는 시계와 일수 중 하나만 씁니다
serve-tournament-players = 대회에는 players와 weekly 중 하나가 있어야 합니다
serve-weekly-hour = { $text }은(는) 주간 시각이 아닙니다: weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = 매주 대회는 swiss 또는 knockout입니다
serve-weekly-days = 매주 대회는 한자리에서 둡니다: 날이 아니라 시계로 둡니다
serve-weekly-fields = 매주 대회는 대진마다 한 판이며 파일에 결과를 적지 않습니다
serve-tournament-days = 한 수는 1~{ $most }일입니다
serve-tournament-no-round = 결과에 { $round }라운드가 있지만 모두 { $most }라운드입니다
serve-tournament-self = 결과에 { $name } 대 { $name }이(가) 있습니다
serve-tournament-discs = 양쪽의 돌은 모두 64개까지입니다
serve-come-later = 지금은 계정을 읽을 수 없습니다. 나중에 다시 와 주세요.
serve-restarting = 다시 시작합니다. 대국은 저장되었습니다. 1분 뒤에 다시 오세요.
serve-no-hook = 훅 { $path }: 프로그램이 아닙니다
serve-can-start = 서버를 시작할 수 있습니다
serve-setup-data = { $path }은(는) 서비스의 폴더가 될 수 없습니다: 공백 없는 절대 경로로, 유닛이 숨기는 /home, /root, /run/user, /tmp 밖이어야 합니다
serve-no-motd = 오늘의 알림 { $path }: 읽지 못했습니다
serve-folder-taken = 폴더 { $path }: 다른 서버가 실행 중입니다
serve-tournament-stranger = { $name }: 결과는 있지만 참가자가 아닙니다
cli-host-name = play.example.org 같은 컴퓨터 이름
cli-fingerprint = ssh-keygen -lf KEY.pub 가 보여 주는 키 지문: SHA256:...
serve-no-accounts = 계정을 읽지 못했습니다
serve-needs-screen = 화면이 필요합니다. -T 없이 터미널에서 연결하세요

## People

start-people = 사람들
start-people-about = 사람을 만나 두고, 도전하고, 구경합니다.
start-people-turns = { $count }판에서 당신 차례
lobby-title = 사람들
lobby-title-you = 사람들: { $name }
lobby-own-games = 내 대국
lobby-here = { $count }명
lobby-seeks = 열린 제안
lobby-running = 진행 중인 대국
lobby-unattended = 대국자 부재
lobby-finished = 오늘의 대국
lobby-people = 접속 중인 사람
lobby-new-seek = 새 제안...
lobby-new-seek-about = 모두에게 대국을 제안합니다.
lobby-about = 사람이나 컴퓨터와 둘 수 있습니다.
lobby-alone = 아직 아무도 없습니다.
lobby-leave-game = 한 수에 사흘인 대국 남기기...
lobby-leave-game-about = Enter: 여기서 상대를 기다리는 대국을 제안합니다. 한 수에 사흘입니다.
lobby-play-alone = 단계, 수업, 문제
lobby-play-alone-about = Enter: 혼자 두는 모든 것, 코치와 모든 단계.
lobby-play-now = 바로 두기
lobby-house = 약 { $strength }의 컴퓨터
lobby-watch = 관전: { $black } - { $white }
lobby-play-now-about = Enter: 기다리는 사람이나 하우스와 바로 한 판.
lobby-name-waits = { $name } 대기 중
lobby-play-now-person = Enter: { $name }와(과) 대국 ({ $terms }).
lobby-daily-about = Enter: 오늘의 문제, 모두에게 같습니다.
lobby-race-solved = { $count }명 해결
lobby-race-best = 최고 { $time } { $name }
lobby-race-own = 당신의 시간은 { $time }, { $count }명 중 { $place }위.
lobby-house-plays = 하우스는 앉은자리에서 두는 리버시만 둡니다
lobby-choose-name = 이름 정하기...
lobby-choose-name-about = 이름을 정합니다. 한 번만 할 수 있습니다.
lobby-guest-code = 하루 안에 다시 오려면
lobby-type-name = 계속 쓸 이름: { $name }_
lobby-own-game-about = Enter: 이 대국으로.
lobby-time-yours = 당신: { $left } 남음.
lobby-time-theirs = { $name }: { $left } 남음.
lobby-time-vacation = { $name }: 휴가 중, { $left } 남음.
left-days = { $days }일
left-hours = { $hours }시간
lobby-own-seek = { $name } (나)
lobby-own-challenge = { $name }님에게 도전 중
lobby-own-seek-about = 당신의 제안. Enter로 철회합니다.
lobby-challenge = { $name }: 당신에게 도전
lobby-seek-about = Enter: 이 조건으로 두기, 상대: { $name }.
lobby-running-about = Enter: 구경하기.
lobby-finished-about = Enter: 이 대국 다시 보기. 거기서 x는 링크를 복사합니다.
lobby-won = 승리
lobby-lost = 패배
lobby-you = { $name } (나)
lobby-you-about = 당신입니다. Enter: 모두에게 대국 제안.
lobby-person-about = Enter: 도전하기, 상대: { $name }.
lobby-your-turn = 내 차례
lobby-playing = 대국 중
lobby-tournament = { $name }, { $rounds }회전 중 { $round }회전
lobby-tournament-over = { $name }: { $winner } 우승
lobby-hour = { $day ->
    [1] 월요일 { $time }
    [2] 화요일 { $time }
    [3] 수요일 { $time }
    [4] 목요일 { $time }
    [5] 금요일 { $time }
    [6] 토요일 { $time }
   *[other] 일요일 { $time }
}
lobby-weekly-players = { $count ->
   *[other] { $count }명
}
lobby-weekly-entered = 나를 포함해 { $count }명
lobby-weekly-about = 대국은 { $hour }({ $zone })에 시작합니다. Enter: 참가 신청.
lobby-weekly-in = { $hour }({ $zone }) 대회에 참가 신청했습니다. Enter: 취소.
lobby-weekly-guest = 대국은 { $hour }({ $zone })에 시작합니다. 손님은 신청할 수 없습니다: 키로 접속하세요(ssh-keygen으로 만듭니다).
lobby-tournament-full = 대회 정원이 찼습니다
lobby-round = { $round }회전
lobby-you-wait = 내가 기다림
lobby-waits = 나를 기다림
lobby-is-here = 접속 중
lobby-round-about = { $name }, 당신의 상대. 당신의 색: { $side }. Enter: 두기.
lobby-round-wait = 상대가 준비되면 대국이 시작됩니다: { $name }. Enter: 그만 기다리기.
lobby-standings = 순위
lobby-standings-about = Enter: 대회의 순위와 결과.
lobby-standings-keys = PgUp, PgDn: 더 보기. Esc: 로비로.
lobby-muted = 차단함
lobby-moves = { $count }수
lobby-waiting = 로비를 기다리는 중...
lobby-cut-off = 지금은 대국을 저장할 수 없습니다.
lobby-ladder-title = 랭킹
lobby-ladder-about = 가장 강한 사람들.
lobby-ladder-empty = 아직 레이팅이 확정된 사람이 없습니다.
lobby-ladder-games = { $count }판
lobby-name-taken = 이미 쓰는 이름입니다
lobby-no-name = 이름은 그대로입니다
lobby-guest-terms = 손님은 레이팅에 반영되지 않는 실시간 대국만 둡니다. 더 하려면 키로 연결하세요
lobby-busy = 먼저 두던 대국을 마치세요
lobby-too-many-seeks = 제안이 충분합니다. 먼저 하나를 철회하세요
lobby-too-many-games = 통신 대국이 이미 50판입니다. 먼저 한 판을 끝내세요
lobby-seek-gone = 이 제안은 사라졌습니다
lobby-no-game = 그런 대국이 없습니다
lobby-not-your-game = 당신의 대국이 아닙니다
lobby-not-here = 지금 접속해 있지 않은 사람입니다
lobby-not-your-turn = 당신 차례가 아닙니다
lobby-no-offer = 답할 제안이 없습니다
lobby-not-away = 상대방이 먼저 2분 동안 자리를 비워야 합니다
lobby-has-time = 시간이 남아 있습니다
seek-title = 대국 제안
seek-title-to = 도전: { $name }
seek-pace = 시간
seek-rated = 레이팅
seek-rated-yes = 예
seek-rated-no = 아니요
seek-rated-about = 결과가 양쪽 레이팅에 반영됩니다. 대국 중 코치 없음.
seek-casual-about = 결과가 레이팅에 반영되지 않습니다.
seek-house-about = 아무도 오지 않으면 20초 뒤 컴퓨터가 둡니다.
seek-side = 내 색
seek-side-random = 무작위
seek-side-about = 당신이 둘 색.
seek-game = 게임
pace-days = 한 수에 { $days }일
pace-live-about = 둘 다 접속해 실시간으로 둡니다.
pace-days-about = 통신 대국: 한 수를 { $days }일 안에 둡니다.
terms-rated = 레이팅
terms-casual = 친선
shared-title = { $black } - { $white }
shared-rematch = { $name } 님의 재대국 신청: Enter
shared-rematch-offered = { $name } 님의 답을 기다리는 중(재대국)
shared-next = 다시 둡니다: Enter
shared-your-turn = 당신 차례: { $side }
shared-turn = { $name } ({ $side }) 차례
shared-looking-back = 되돌아보기({ $count }수 중 { $at }수): { $last }
shared-away = { $name } 자리 비움
shared-claim-in = { $name } 자리 비움. { $time } 뒤 승리 선언 가능
shared-call-off-in = { $name } 자리 비움. { $time } 뒤 대국 취소 가능
shared-call-off = { $name } 2분째 자리 비움. W: 대국 취소
shared-may-leave = 나가도 됩니다. 대국은 내 대국에 남아 있습니다.
shared-vacation = { $name } 휴가 중
shared-comment = 두 수 늦은 해설
shared-book = { $square }: 정석
shared-book-named = { $square }: 정석 ({ $opening })
shared-judged = { $square }: { $grade }
shared-judged-better = { $square }: { $grade }; { $best } 쪽이 { $loss }개 더
shared-claim = { $name } 2분째 자리 비움. W: 승리 선언
shared-offer-sent = 제안을 보냈습니다
shared-draw-offered = { $name } 님이 무승부를 제안합니다
shared-take-back-offered = { $name } 님이 무르기를 요청합니다
shared-watching = , 구경꾼 { $count }명
shared-paused = 대국이 멈췄습니다. 지금은 수를 저장할 수 없습니다
shared-unsaved = 저장 안 됨. { $status }
shared-aborted = 대국 취소: 몇 수 두지 않았습니다
shared-draw = 합의 무승부
shared-rating = 내 레이팅: { $before } -> { $after }
shared-resign = 기권하겠습니까? Enter: 예
shared-leave = 대국에서 나가겠습니까? 시계는 계속 갑니다. Enter: 예
shared-greeting = { $name }: { $greeting }
greeting-hello = 안녕하세요!
greeting-good-luck = 잘 부탁합니다!
greeting-well-played = 잘 두셨습니다!
greeting-nice-move = 좋은 수네요!
greeting-sorry = 미안합니다!
greeting-thanks = 고맙습니다!
greetings-muted = 0 { $muted ->
    [yes] 인사 보이기
   *[no] 인사 숨기기
}
refusal-assistance = 레이팅 대국에서는 코치와 엔진을 쓸 수 없습니다
news-shared-game-begun = 대국이 시작되었습니다. '사람들'에 있습니다
news-declined = { $name } 님이 거절했습니다
news-challenged = { $name }님이 도전합니다. '사람들'을 보세요
news-came = { $name } 님이 왔습니다: 로비를 보세요
news-named = 당신의 이름은 { $name }
keys-lobby = 사람들
keys-account-name = 이름
keys-seek = 제안
keys-shared-game = 사람과의 대국
keys-watched-game = 관전
keys-shared-resign = 기권
keys-shared-leave = 대국에서 나가기
keys-greetings = 인사
key-lobby-enter = 두기, 구경하기, 도전하기
key-lobby-seek = 모두에게 대국 제안
key-lobby-drop = 제안 철회, 도전 거절
key-lobby-ladder = 랭킹, 되돌아가기
key-account-name = 이 이름 쓰기
key-post-seek = 제안 등록
key-shared-enter = 커서에 두기. 재대국 제안
key-watch-next = 두 사람의 다음 대국 보기
key-accept-offer = 제안 받기
key-decline = 제안 거절, 내 제안 철회
key-claim = 승리 선언
key-offer-take-back = 무르기 요청
key-offer-draw = 무승부 제안
key-greet = 인사 보내기
key-shared-coach = 코치: 끝난 뒤의 복기에서만
key-greeting = 이 인사 보내기
bar-seek = 제안
bar-drop = 철회
bar-ladder = 랭킹
bar-post = 등록
bar-accept = 받기
bar-decline = 거절
bar-claim = 승리
bar-draw = 무승부
bar-greet = 인사
bar-rematch = 재대국
bar-watch = 구경

lobby-name-form = 이름은 a~z, 숫자, 붙임표 2~20자, 첫 자는 글자입니다
lobby-name-reserved = 쓸 수 없는 이름입니다
lobby-store-unavailable = 지금은 대국을 저장할 수 없습니다
account-title = 내 계정
account-add = 키나 브라우저 더하기...
account-add-about = 다른 키나 브라우저를 위한 코드, 10분 동안 유효합니다.
account-recovery = 복구 코드...
account-recovery-about = 보관할 코드: 계정을 되찾고 잃어버린 키를 대신합니다. 이전 코드는 무효가 됩니다.
account-enter = 코드 입력...
account-enter-about = 이 키나 브라우저를 내 다른 계정에 연결합니다.
account-vacation = 휴가...
account-vacation-about = 휴가 동안 통신 대국이 멈춥니다. 올해 { $left }일 남았습니다.
account-on-vacation = 통신 대국이 앞으로 { $left } 동안 멈춥니다. Enter로 휴가를 끝냅니다.
account-type-days = 휴가 일수 (1~{ $left }): { $text }_
account-no-vacation = 휴가가 그만큼 남지 않았습니다
account-delete = 계정 삭제...
account-delete-about = 이름은 사라지고 대국은 이름 없이 남습니다.
account-delete-sure = 계정을 완전히 삭제하겠습니까? Enter: 예
account-deleted = 계정을 삭제했습니다
account-type-code = 코드: { $text }_
account-joined = 이 키는 이제 { $name } 계정에 속합니다. 다시 연결하세요
account-code-add = 10분 안에 그곳에서 입력하세요:
account-code-recovery = 안전한 곳에 보관하세요:
account-no-such-code = 그런 코드가 없거나 기한이 지났습니다
account-has-more = 이 키에는 이미 이름이나 대국이 있습니다
account-guest = 손님에게는 계정이 없습니다. 키로 연결하세요
news-reported = 신고했습니다: 운영자가 이 이름을 살펴봅니다
keys-account = 계정
keys-account-code = 코드
keys-account-delete = 계정 삭제
key-account-choose = 선택한 항목 실행
key-account-code = 이 코드 쓰기
key-account-delete = 계정 삭제
key-account-vacation = 이만큼 휴가 쓰기
key-lobby-account = 내 계정: 다른 키, 복구, 삭제
key-lobby-report = 운영자에게 이름 신고
key-lobby-mute = 사람 차단, 풀기: 인사와 도전 없음
bar-account = 계정
serve-removed = 이 세션은 끝났습니다: 운영자가 끝냈거나, 키가 삭제되었습니다.
lobby-enough-rated = 같은 네트워크의 두 사람은 하루에 레이팅 대국을 세 판까지 둘 수 있습니다. 레이팅 없이 두거나 기다리세요
lobby-operator-muted = 운영자가 음소거했습니다: 인사와 도전을 보낼 수 없습니다
account-own-key = 이 세션에서 쓰는 키입니다. 다른 세션에서 지우세요
account-keys = 키...
account-keys-about = 이 계정을 여는 키와 브라우저, 마지막으로 쓴 날. 지울 수도 있습니다.
account-keys-title = 내 키
account-browser = 브라우저 { $digits }
account-ssh-key = ssh 키 { $digits }
account-this-key = 이 세션
account-remove-sure = { $key }: 지우고 그 세션을 끝낼까요? Enter: 예
account-ratings = 레이팅 { $live }, 통신 대국 { $slow }
keys-account-keys = 키
keys-account-remove = 키 지우기
key-account-remove = 이 키 지우기
operator-usage = 명령: who, reports, dismiss 이름, ban 이름|키|네트워크, unban 이름|키|네트워크, rename 이름 새이름, kick 이름, mute 이름, unmute 이름
operator-no-server = 이 폴더로 실행 중인 서버가 없습니다
operator-no-folder = { $path }: 계정이 없습니다. 이 폴더로 실행된 서버가 없습니다
operator-backup-full = { $path }에 파일이 있습니다. 새 폴더를 지정하세요
operator-backed-up = 폴더를 { $path }에 복사했습니다. 서버를 여기서 시작할 수 있습니다.
operator-no-account = { $name }: 그런 계정이 없습니다
operator-no-target = { $target }: 키(SHA256:..., web:...)도 네트워크(192.0.2.0/24, 2001:db8::/48)도 아닙니다
operator-own-key = { $target }은(는) 운영자의 키입니다
operator-too-large = { $target }은(는) 네트워크로는 너무 넓습니다: IPv4는 /8 이상, IPv6는 /16 이상
operator-backup-inside = { $path }은(는) 폴더 자신의 안에 있습니다: 밖의 폴더를 지정하세요
operator-no-key = { $name }: 키가 없습니다. kick으로 내보내거나 who가 보여 주는 네트워크를 차단하세요
operator-no-reports = 신고된 이름이 없습니다
operator-report = { $name }: 신고 { $count }건, 마지막 { $day }
operator-dismissed = { $name }: 신고를 지웠습니다
operator-banned = { $target }: 차단했습니다:
    { $entries }
operator-unbanned = { $target }: 차단을 풀었습니다
operator-not-banned = { $target }: 차단되어 있지 않습니다
operator-renamed = { $name }: 이제 이름은 { $new }
operator-kicked = { $name }: 세션을 끝냅니다
operator-muted = { $name }: 인사와 도전을 막았습니다
operator-unmuted = { $name }: 인사와 도전을 다시 허용했습니다
operator-no-sessions = 아무도 없습니다
config-more = config.toml: 읽을 수 없는 줄이 { $count }줄 더 있습니다
config-not-utf-8 = UTF-8이 아닙니다: 읽을 수 없는 글자가 있습니다
event-no-thread = 시스템에 대국할 여유가 없습니다
key-crosstable = 대전표 켜기/끄기
key-scroll-crosstable = 대전표의 다른 상대
bar-crosstable = 대전표
