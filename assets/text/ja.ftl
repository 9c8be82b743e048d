# ゲームが話すことばのすべて、日本語。順序と名前は en.ftl と同じで、書式もそこに説明がある。
#
# 用語は日本オセロ連盟のもの：TERMS.md を参照。

## The start screen

start-resume = 続ける
start-suspended = 以前の対局（{ $count }）
start-play = 対局
start-play-variant = { $game }。{ $about }
start-set-up = 設定して対局…
start-set-up-about = ルール、手番、時計、開始局面を選びます。
start-set-up-title = 対局の設定
start-more = その他…
start-more-about = 設定、三目並べ、局面編集、エンジン、大会。
start-more-title = その他
start-due = 復習 { $due }
start-begin = 対局開始
start-begin-about = 下の設定で対局します。
start-learn = 学ぶ
start-learn-done = { $done }/{ $count }
start-learn-about = 最初の一手から高度な戦術までのレッスン。
start-learn-newcomer = リバーシは初めて？ 短い五つのレッスンから。
start-players = 対局者
start-players-one = 対コンピュータ
start-players-one-about = コンピュータと対局します。
start-players-two = 二人
start-players-two-about = 一つのキーボードで二人が対局します。
start-players-watch = コンピュータ同士
start-players-watch-about = コンピュータ同士の対局を見ます。
start-side = あなたの色
start-side-random = ランダム
start-side-random-about = 色はランダムに決まります。
start-side-first = あなたは{ $side }、先手です。
start-side-second = あなたは{ $side }、後手です。
start-side-open = あなたは{ $side }です。先手はどちらでも。
start-opponent = 相手
start-opponent-level = レベル
start-opponent-level-about = 左右キー：人のような相手に。レベルはランダムから全力まで。
start-opponent-person = 人のような相手
start-opponent-person-about = 78,000局から学び、大会選手のように打ちます。
start-opponent-engine = エンジン
start-level = レベル
start-name = 名前
start-level-newcomer = 初めてならレベル1から3を。{ $about }
start-game = ゲーム
start-first = 先手
start-first-custom-about = Xが先手です。
start-first-coin = 抽選
start-first-coin-about = 先手は抽選で決まります。
start-first-you = あなた
start-first-you-about = あなたが先手です。
start-first-computer = コンピュータ
start-first-computer-about = コンピュータが先手です。
start-beginning = 開始局面
beginning-standard = 標準
beginning-about-standard = 中央に四つの石を交互に置きます。
beginning-balanced = 互角の序盤
beginning-about-balanced = 互角になる八手が打たれています。
beginning-random = ランダムな手
beginning-about-random = ランダムな八手が打たれています。何が起こるかわかりません。
beginning-parallel = 平行
beginning-about-parallel = 中央に四つの石、同じ色が隣り合います。
beginning-handicap = { $who ->
    [you] あなたに隅{ $corners }個
   *[black] 黒に隅{ $corners }個
}
beginning-handicap-about = { $who ->
    [you] あなたは隅を{ $corners }個持って始めます。レーティングには数えません。
   *[black] 黒は隅を{ $corners }個持って始めます。
}
start-clock = 時計
clock-none = なし
clock-none-about = 時間制限なし。
clock-no-limit = 無制限
clock-each = 持ち時間は各{ $control }。
clock-odds = { $black }は{ $black-control }、{ $white }は{ $white-control }。
clock-increment = { $main }、一手ごとに{ $increment }加算
clock-only-increment = { $increment }、一手ごとに同じだけ加算
clock-byo-yomi = { $moves ->
    [1] { $main }、その後一手{ $period }
   *[other] { $main }、その後{ $moves }手ごとに{ $period }
}
clock-periods = { $spare ->
    [0] { $main }、その後一手{ $period }
   *[other] { $main }、その後一手{ $period }、超過は{ $spare }回まで
}
time-hours = { $count }時間
time-minutes = { $count }分
time-seconds = { $count ->
   *[other] { $seconds }秒
}
start-library = 棋譜
start-library-about = 棋譜を見る、探す、書き出す。
start-puzzles = 詰めオセロ
start-puzzles-due = 今日の復習は{ $due }問です。
start-puzzles-about = ただ一つの正解手を探します。毎日新しい一問。
start-practice = 練習
start-practice-about = 自分の失敗を、しなくなるまで打ち直します。
start-practice-due = 今日の復習は{ $due }局面です。
copy-place = { $place }（写し）
analysis-place = 検討
start-analysis = 検討
start-analysis-last = { $date ->
    [none] 検討を再開します（中でn：新しい検討）。
   *[other] { $date }の検討を再開します（中でn：新しい検討）。
}
start-analysis-about = 序盤をたどり、実戦例を見て、自分の変化を残します。
start-statistics = 成績
start-statistics-about = 成績とレーティング。
start-settings = 設定
start-settings-about = テーマ、ヒント、名前など。
start-guests = エンジン
start-guests-about = 他のプログラムと対局：試す、記録を読む。
start-guest-about = 設定にある他のプログラム。
start-tic-tac-toe-about = 三つ並べたら勝ち。易しいものから無敵まで五段階。
start-editor = 局面編集
start-editor-about = 好きな局面を作り、対局や検討をします。
start-help = ヘルプ
start-help-about = ルール、用語、すべてのキー。
start-quit = 終了
start-quit-about = ゲームを終了します。
start-unfinished = { $moves ->
    [0] { $players }：まだ一手も打っていません。
   *[other] { $players }、{ $moves }手まで：{ $black-discs }対{ $white-discs }。
}
start-unfinished-marking = { $game }、{ $moves }手まで。

overview-title = あなたの成績
overview-games = { $games }局：{ $wins }勝 { $losses }敗 { $draws }分
overview-last = 前回の対局 { $dot } { $result }
rules-title = 遊び方
rules-turns = { $black }と{ $white }が交互に打ちます。{ $black }が先手です。
rules-turns-coin = { $black }が黒、{ $white }が白。先手は抽選です。
rules-place = 置く石と自分の別の石とで、相手の石の列をはさむように打ちます。
rules-flip = はさんだ石は、すべての方向で同時に自分の色に返ります。
rules-must = 一手ごとに少なくとも一つは返さなければなりません。打てる場所には小さな印が出ます。
rules-pass = 返せる石がなければパスです。
rules-end-stuck = 手番の側に打てる所がなければ終局です。石の多い方が勝ちます。
rules-end = 両者とも打てなくなったら終局、石の多い方が勝ちます。
rules-end-fewest = 両者とも打てなくなったら終局、石の少ない方が勝ちます。
rules-overture = はじめに中央へ交互に四つの石を置きます（二つ目は一つ目の隣）。この間は返りません。
rules-example = { $side }の番：{ $squares }はそれぞれ一つはさみます。
rules-keys = 矢印キーでカーソルを動かしてEnter、またはマスをクリックします。
rules-line = 交互に打ち、縦、横、斜めのどれかに三つ並べた方が勝ちます。
rules-first-steps = 最初のこつ
rules-corners = 隅を取りましょう。隅の石は二度と返りません。
rules-x-squares = 空いている隅の隣には打たないように。
rules-anti-corners = 隅は避けましょう。隅の石はずっと自分の石です。
rules-anti-few = 自分の石の内側で少しだけ返し、残りは相手に返させます。
rules-few = 序盤は石が少ない方が有利です。打てる所が多く残ります。
terms-title = 用語
term-corner = 隅
term-corner-about = a1、a8、h1、h8。取れば最後まで安全
term-edge = 辺
term-edge-about = 盤の外側の行と列
term-x-square = X
term-x-square-about = 隅の斜め隣：b2、b7、g2、g7
term-c-square = C
term-c-square-about = 辺の上で隅の隣、b1やa2など
term-flip = 返す
term-flip-about = はさんだ石を自分の色にする
term-stable = 確定石
term-stable-about = もう返されることのない石
term-mobility = 着手可能数
term-mobility-about = 選べる手の数
term-frontier = 開放面
term-frontier-about = 空きマスに接した自分の石。相手に手を与える
term-quiet = 中割り
term-quiet-about = 内側の石だけを返す手
term-wedge = 割り込み
term-wedge-about = 辺で相手の二つの石の間に入る石
term-region = 空き領域
term-region-about = つながった空きマスの集まり
term-parity = 偶数理論
term-parity-about = 各領域で最後に打つのはどちらか。自分がよい
term-opening = 序盤
term-opening-about = 最初の数手。よく打たれる形には名前がある
term-margin = 石差
term-margin-about = 自分の石数から相手の石数を引いた数。+4は4石リード
term-exact = 読み切り
term-exact-about = 推定でなく終局まで証明済み。=で示す
term-marks = ?! ? ??
term-marks-about = 緩手、悪手、大悪手：勝つ見込みを5、12、25%以上失う手
term-accuracy = 精度
term-accuracy-about = 手が保った勝つ見込みの割合。大悪手は0%、損のない手は100%
term-corners = 角の印
term-corners-about = 盤上の印：最後の手と、それで返った石

motto-flips = はさんで返して最後まで
motto-fewest = なるべく返さずに
motto-line = 三つ並べて勝ち

rule-reversi = 黒が先手。打てなければパス。
rule-reversi-book = 本のルール、Xが黒。打てる所がなくなった時点で終局。
rule-anti = 石の少ない方が勝ち。他は普通のルール。
rule-6x6 = 小さい盤。他は普通のルール。
rule-4x4 = 一番小さい盤。一局一分。
rule-overture = 中央に交互に四つ置いてから、普通に打ちます。
rule-tictactoe = 三つ並べたら勝ち。

level-random = 打てる所にでたらめに打つ。
level-greedy = いつも一番多く返す。
level-rookie = 隅を取り、なければ一番多く返す。
level-novice = 基本は知っているが、よく間違える。
level-amateur = 手を広く残すが、まだ間違いが多い。
level-club = 小さな間違いが多く、時々大きな間違い。
level-expert = 小さな間違い、大きな間違いはまれ。
level-master = 小さな間違いだけ。
level-grandmaster = 時々一、二石損をする。
level-champion = 全力：全コア、一手五秒まで。
level-matched = 同じ強さ
level-matched-about = あなたの強さ（今は{ $rating }）で打ち、勝敗は半々。
level-partner = あなたと同じ強さ。
level-person = { $name }、{ $rating }
level-person-rare = { $about }この強さの棋譜は少ない。
level-pupil = 勝てるなら勝ち、でなければ防ぐ。
level-regular = 「生徒」に加え、隅と中央を好む。
level-veteran = 「常連」に加え、最初の返事がよい。
level-perfect = 決して負けず、罠を仕掛ける。

## A game

move-number = { $number }手目
empties = 空き{ $count }
step-mode = ステップ
not-saved = 未保存
values-for-black = 評価値は黒から
values-for-white = 評価値は白から

player-you = あなた
player-computer = コンピュータ
level-number = レベル{ $number }
level-rating = レート{ $rating }
level-like-people = { $rating }の人の打ち方
full-name = { $name }（{ $side }）
score-title = スコア
games-won-title = 勝ち数
score = { $black } { $black-points }、{ $white } { $white-points }
score-drawn = { $black } { $black-points }、{ $white } { $white-points }、引き分け{ $drawn }
drawn = 引き分け{ $count }

turn-with-rule = { $turn }。{ $rule }
your-turn = あなたの番：{ $side }{ $urgent }
their-turn = { $name }の番{ $urgent }
enter-lets-move = Enter：{ $name }が打ちます
thinking = { $name }が考えています
thinking-later = { $name }はまもなく考えます：{ $place }
place-in-line = { $place ->
    [1] 次の順番です
   *[other] { $place }番目です
}
thinking-ahead = { $name }が考えています（{ $depth }手先）
column-typed = { $column }列。続いて行を1から8で
urgent-block = 。{ $squares }を防ぐこと
urgent-lost = 。全部は防げません：{ $squares }
urgent-win = { $count ->
   *[other] 。{ $squares }で勝ち
}
and = { $one }と{ $two }
must-pass = { $who ->
    [you] 打てる所がありません。パスです
   *[other] { $name }は打てる所がなくパスです
}
passed = { $who ->
    [you] 打てる所がないのでパスします
   *[other] { $name }は打てる所がなくパスします
}
plays = { $who ->
    [you] あなたは{ $square }に打ちました
   *[other] { $name }は{ $square }に打ちました
}
plays-flips = { $who ->
    [you] あなたは{ $square }に打ち、{ $flips }を返しました
   *[other] { $name }は{ $square }に打ち、{ $flips }を返しました
}
replay-start = 開始局面：{ $side }の番

win-on-time = { $who ->
    [you] 時間切れであなたの勝ち
   *[other] 時間切れで{ $name }の勝ち
}
win-resigned = { $who ->
    [you] 相手の投了であなたの勝ち
   *[other] 投了で{ $name }の勝ち
}
win-left = { $who ->
    [you] あなたの勝ち：相手が去りました
   *[other] { $name }の勝ち：相手が去りました
}
win = { $who ->
    [you] あなたの勝ち
   *[other] { $name }の勝ち
}
win-by = { $who ->
    [you] あなたの{ $lead }石勝ち
   *[other] { $name }の{ $lead }石勝ち
}
lead = { $who ->
    [you] あなたがリード
   *[other] { $name }がリード
}
lead-by = { $who ->
    [you] あなたが{ $lead }石リード
   *[other] { $name }が{ $lead }石リード
}
draw = 引き分け
even = 互角
rating-change = { $rating }（{ $gained }）
rating-at-first = 約{ $rating }
rated = あなたのレーティング：{ $rating }
rated-proposing = { $rated }。レベル{ $number }（{ $name }）が互角の相手です
fewest-win = 石の少ない方が勝ち
official = { $outcome ->
    [draw] 公式スコア{ $black }-{ $white }：空きマスは等分
   *[win] 公式スコア{ $black }-{ $white }：空きマスは勝者に
}
ending-line = 三つ並び：{ $squares }
ending-both-stuck = 両者とも打てません
ending-stuck = { $side }は打てる所がありません
ending-time = { $who ->
    [you] あなたの時間切れ
   *[other] { $name }の時間切れ
}
result-corners = { $result ->
    [won] { $count ->
       *[other] 隅{ $squares }を取りました
    }
   *[lost] { $count ->
       *[other] 隅{ $squares }を取られました
    }
}
result-accuracy = 精度：約{ $accuracy }
ending-resigned = { $who ->
    [you] あなたの投了
   *[other] { $name }の投了
}
ending-left = { $who ->
    [you] あなたが退席しました
   *[other] { $name }が退席しました
}
result-title = 終局

lines-title = 変化
lines-loss = (-{ $loss })
lines-course = 黒から見た評価値
lines-course-progress = 解析中…{ $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = 棋譜
moves-title-opening = 棋譜 { $dot } { $opening }
pass = パス

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] あなたの番 - outflank
   *[other] { $name }の番 - outflank
}

## The coach

coach-title = コーチ
coach-title-sure = コーチ：{ $looked }
coach-over = 終局しました（v：検討）。
coach-pass = パスです。
coach-looking = 盤面を見ています…
lines-solving = 読み切り中：空き{ $empties }
lines-solved = { $winner ->
    [draw] 読み切り：引き分け。
   *[side] 読み切り：{ $side }の{ $discs }石勝ち。
}

sentences = { $ended ->
    [yes] { $first }{ $second }
   *[no] { $first }。{ $second }
}

## What was played in a position

explorer-games = { $count ->
   *[other] { $shown }局
}
analysis-title = { $side }番
analysis-over = 終局しました。
analysis-looking = 読んでいます…
analysis-empty = 着手するか、定石名を打つか、棋譜を貼り付けてください。
analysis-empty-then = E：局面を作る。G：棋譜を開く。
analysis-why = なぜ{ $square }か？
analysis-costs = { $square }は{ $loss }石の損。
explorer-mean = 平均
explorer-value = 評価
explorer-line = 予想手順
explorer-played = 割合
explorer-count = 局数
explorer-indexing = 棋譜を読み込み中：{ $percent }%。
explorer-none = この局面になった棋譜はありません
explorer-none-filtered = 絞り込みに合う棋譜はここを通っていません
explorer-nowhere = 名前に「{ $name }」を含む大会はありません
explorer-no-such-player = 名前に「{ $name }」を含む選手はいません
explorer-favourite-costs = { $percent }%が{ $square }と打ちますが、{ $cost }石の損。{ $best }がまさります。
explorer-costs = { $square }は{ $cost }石の損。{ $best }がまさります。
explorer-move-once = { $square }：{ $games }{ $winner ->
    [black] 、黒の勝ち。
    [white] 、白の勝ち。
   *[none] 、引き分け。
}
explorer-move = { $square }：{ $games }。黒勝ち{ $black }、白勝ち{ $white }{ $has-draws ->
    [yes] 、引き分け{ $draws }。
   *[no] 。
}
explorer-margin = 黒の石差：平均{ $mean }、中央値{ $median }。
explorer-by-last = 最も多く打ったのは{ $player }（{ $games }）。最後は{ $year }年。
explorer-by = 最も多く打ったのは{ $player }（{ $games }）。
explorer-values-book = 数字はすべて黒から。評価値は定石。
explorer-last = 最後は{ $year }年。

## The opening trainer

opening-idea = { $name }：{ $idea }
opening-idea-japanese = { $name }（{ $japanese }）：{ $idea }
opening-diagonal-opening = 白が斜めに応じる堅実な形。牛定石やバッファローの入口。
opening-x-square-opening = 黒が五手目で隅を与える。負けの形で、戒めとして名がある。
opening-snake = 黒が列の下へ回り、石を少なく保つ。互角。
opening-stuck-peasant = 白が早く中央の端に出て、黒に選ばせる。互角。
opening-lysons = 白がすぐ中央を離れて軽く打つ。気をつければ互角。
opening-nordic-peasant = 黒が反対側で応じる。白はf5で持ちこたえる。
opening-danish-peasant = 黒が白を閉じ込めて待つ。白の互角の返事は一つだけ。
opening-classic-peasant = 黒が左辺へ出て手を保つ。白はc7で持ちこたえる。
opening-pyramid = 黒の石がピラミッドの形。白はb6から入る。
opening-heath = 黒が白の列の横へ跳び、白を外へ誘う。黒がわずかによい。
opening-classic-heath = 白のd2への普通の返事。互いに中央の縁に沿う。互角。
opening-mimura-variation-ii = 罠の形：白はf6で優勢になる。
opening-heath-bat = 黒がヒースとコウモリを合わせ、手を多く残す。
opening-iwasaki-variation = ヒースの穏やかな変化。互角。
opening-heath-chimney = 白がヒースに内側からe3と応じる。黒がわずかによい。
opening-raccoon-dog = はったりの形：d2なら白がよく、他の手の多くはそうでない。
opening-rocket = 黒が白の石を越えて飛ぶ。白はe3で少しよい。
opening-hamilton = 黒がロケットを重ねる。白が左側でわずかによい。
opening-lollipop = ロケットへの白の返事。黒は譲らねばならない。
opening-cow = 黒が斜め取りで石をまとめる。最も穏やかな打ち方。
opening-chimney = 白が中央に石を積み上げる。互角。
opening-cow-bat = 互いに両翼を広げる。長い定石があり、正確に打てば互角。
opening-bat-piau-continuation-2 = 黒が左へ出る。白はe6を見つける必要がある。
opening-melnikov = 黒は手を多く残し、白に数石譲る。
opening-bat-kling-continuation = 左辺の長い一本道。白はd7でリードを保つ。
opening-bat-kling-alternative = 白がすぐ左辺へ。黒が少しよい。
opening-rose-v-toth = 黒がf5の穴をふさぐ。ローズ対トートの一局から。互角。
opening-tanida = 白がd2へ抜け、外側を黒に残す。黒がわずかによい。
opening-aircraft = 黒の石が翼のように広がる。白のよい返事は二つ。
opening-sailboat = 白が黒の手を減らす。黒はc6を見つける必要がある。
opening-maruoka = 白が黒の石の下、d7へもぐり込む。互角。
opening-landau = 黒が右の内側に打つ。白の返事はc7。
opening-buffalo = 黒が盤を突っ切る鋭い形。白の最善の返事は一つ。
opening-maruoka-buffalo = 黒がバッファローで白の次の手を奪う。返事はe3。
opening-tanida-buffalo = 白が黒の手を絞る。黒はf3で持ちこたえる。
opening-hokuriku-buffalo = 白がf5を埋め、閉じた形を保つ。互角。
opening-wing-variation = 白が黒の形をまねる。自由に打たせると黒が数石損。
opening-semi-wing-variation = 白が控え、黒は手に余る。黒が数石損。
opening-parallel-opening = 白が黒の列に平行に並ぶ。初手への最も弱い返事。
opening-perpendicular-opening = 白の石が黒と直角に立つ。最も多く打たれる返事。
opening-collay = 黒が三手目で普通の道を離れる。c5でとがめられる。
opening-rabbit = 黒がまっすぐ打つ。ローズとその多くの枝への道。
opening-mimura = 白がローズの前でわきへそれる。黒が少しよい。
opening-shaman = 黒がローズの代わりにc6で待つ。白は左で応じる。
opening-inoue = 黒がローズの代わりに上へ。白がわずかによい。
opening-iago = 白がイノウエに内側から応じ、黒の手を少なくする。
opening-bhagat = 黒が早く上へ出る。白はc3でよい。
opening-rose = 兎定石の本道。互角で、深くまで研究されている。
opening-flat = 黒がローズの左側に広がる。互角で、研究が多い。
opening-rotating-flat = 白がf5でフラットを回す。黒の返事はb4。
opening-murakami-variation = ローテイティング・フラットで黒がb3を試す。白のb4が試金石。
opening-rotating-flat-kling-continuation = 選択の少ない長い変化。白が一石リードを保つ。
opening-rose-birth = 白がローズの右側を生かす。黒は正確に応じる必要がある。
opening-brightstein = 白が下を開いて手を作る。黒はg6を取る。
opening-rose-birdie = 黒がローズ・バースの右へ出る。白の返事はg6。
opening-rose-tamenori-kling = 白がf6を埋め、右を閉じておく。互角。
opening-greenberg = 黒が上に白の中割りを残す。白が少しよい。
opening-ralle = 白がe2の代わりに内側で待つ。互角。
opening-horse = 黒がd6の点を捨てて自由を得る。白が一石ほどよい。
opening-ganglion = 白が左で縦取りの形を離れる。黒はf3で互角を保つ。
opening-swallow = 黒が白の手を少なくする。よい手はf4だけ。
opening-no-cat-continuation = 長い互角の変化。黒はd7と続ける。
opening-italian = 黒が猫の代わりにまっすぐ上へ。白がわずかによい。
opening-cat = 黒が上から巻き込む。打てるが、白がわずかによい。
opening-sakaguchi = 白が猫から抜け出して優勢。黒は守りに回る。
opening-berner = 黒が猫で右辺へ。白はf6でリードを保つ。
opening-bent-ganglion = 白が早く外へ曲がりすぎる。黒はf3で優勢。
opening-tiger = 黒が中央にとどまり手が多い。最も多く打たれる序盤。
opening-stephenson = 黒が内側に打って待つ。互角で、双方とも堅実。
opening-no-kung = 白がb4でカンを避ける。気をつければ互角。
opening-no-kung-continuation = 白がわずかによい、知られた変化。
opening-compoth = 白がc6を埋め、閉じた形を保つ。互角。
opening-f-a-t-draw = 引き分けと知られた一局。白はf4で互角を保つ。
opening-lightning-bolt = 黒の石がジグザグになる。返事はg5。
opening-kung = 白が早くg5へ出る。黒はc6で優勢。
opening-leaders-tiger = 黒がd3を取り、c3を白に残す。白が少しよい。
opening-brightwell = 黒がd6と打ち、手が減る。白の最善はc6。
opening-ishii = 右側の長いやりとりで、黒が一石リード。
opening-mainline-tiger = 虎の本筋。長く、よく知られ、互角。
opening-rose-bill = 黒がf7へもぐり、白の手を減らす。普通はg5。
opening-tamenori = 白がローズビルで上へ動き、f3を黒に許す。互角。
opening-central-rose-bill = 白がg5の点を取る。最善なら引き分けで、別名の通り。
opening-aubrey = 白がg6へ出る。黒はf3で優勢。
opening-aubrey-feldborg-continuation = 白がg6の後で中央へ戻る。黒が優位を保つ。

trainer-title = 序盤の練習
trainer-title-opening = 序盤の練習：{ $opening }
trainer-asked = { $side }の番：どう打ちますか？
trainer-replying = 相手が応じます。
trainer-over = 変化の終わりです。
trainer-nothing = ここから先の棋譜も変化もありません。
trainer-nothing-how = 戻るか、棋譜を取り込むか、検討盤に手を加えてください。
trainer-wrong = あなたの変化は{ $right }で、{ $square }ではありません。
trainer-as-good = { $square }も同じくらいよい手。あなたの変化は{ $right }です。
trainer-wrong-loss = あなたの変化は{ $right }。{ $square }は{ $loss }石の損です。
trainer-costs = { $square }は{ $loss }石の損。{ $right }がまさります。
trainer-score = { $asked }問中{ $right }問正解。終えた変化：{ $lines }。
trainer-score-lines = { $asked }問中{ $right }問正解。終えた変化：{ $lines }/{ $all }。
trainer-due = 今日の復習は{ $due }局面です。
trainer-enter-next = Enter：次の変化。
trainer-enter-right = 今打つか、Enterで見る。
trainer-right = 正解：{ $square }。
holes-title = { $side }の変化の穴
holes-count = { $count }手
hole-games = { $games }局（{ $share }%）
hole-move = { $line } { $square }
holes-looking = 棋譜を調べています
holes-none = { $side }の変化は、二度以上打たれた手すべてに答えています
holes-no-lines = ここからの変化はまだありません
holes-enter = Enter：そこへ行き、答えを加える
games-here-title = この局面になった棋譜

refusal-lines = 最善の変化を1から8で、0で表示しない
coach-line = 予想手順：{ $line }。
coach-looking-at = { $square }を見ています…
coach-best = { $lead ->
    [0] 最善：{ $square } { $score }
   *[other] 最善：{ $square } { $score }（{ $next }より{ $lead }よい）
}
coach-as-good = { $square } { $score }：{ $best }と同じくらいよい
coach-worse = { $square } { $score }、{ $loss }石の損。最善は{ $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] { $rating }の人はほとんどこう打ちません
   *[no] レート{ $rating }の人の{ $percent }%がこう打ちます
}
people-trap = 罠：レート{ $rating }の人の{ $all }人に{ $some }人がかかります
people-hidden = { $rare ->
    [yes] 見つけにくい手：{ $rating }の人はほとんど打ちません
   *[no] 見つけにくい手：{ $rating }の人で打つのは{ $percent }%です
}
people-costs = { $loss ->
    [0] { $clause }。
   *[other] { $clause }。{ $loss }石の損。
}
people-find = { $clause }。{ $square }を見つけるのは{ $percent }%。
people-solve = { $rare ->
    [yes] { $rating }の人で初手を見つける人はほとんどいません。
   *[no] { $rating }の人の{ $percent }%が初手を見つけます。
}
people-favourite = { $loss ->
    [0] 一番多いのは{ $square }（{ $percent }%）。
   *[other] 一番多いのは{ $square }（{ $percent }%）、{ $loss }石の損。
}
people-mistakes = { $common ->
    [0] { $all }の失敗に、{ $rating }でよくあるものはありません。
   *[other] 失敗{ $all }回のうち{ $common }回はレート{ $rating }でよくあるもの：四人に一人以上が打ちます。
}

sure-exact = 読み切り
sure-depth = { $depth }手先
looked-exact = 読み切り
looked-depth = { $depth }手先まで読み

review-title = 検討
review-title-move = { $number }手目：{ $looked }
review-title-game = 一局のまとめ
review-title-game-so-far = ここまでのまとめ（{ $done }/{ $all }）
review-pass = パスです。
review-analysing = 解析中…
review-looking = 棋譜を見ています…
review-later = まもなく検討が始まります：{ $place }
review-deeper = 解析中…{ $done }/{ $all }
review-few-moves = 手数が少なく、勝敗を分けた手は言えません。
review-so-far = ここまで失敗はありません。
review-perfect = 完璧な一局：どちらにも失敗がありません。
review-keys = Enter：最大の失敗。[ ]：前後の失敗。t：別の手を試す。d：練習。
review-lost-discs = { $loss ->
    [one] { $side }はここで{ $square }と打ち、1石損しました。
   *[other] { $side }はここで{ $square }と打ち、{ $loss }石損しました。
}
card-missed-by-both = ここから{ $span }手の間、双方が同じマスを逃しました。最善手だったのは{ $count }回。どこでしょう？
card-missed = ここから{ $span }手の間に、{ $side }は最善手の同じマスを{ $count }回逃しました。どこでしょう？
card-better = もっと良い手は？
card-turn = { $side }（{ $disc }）の番です。
review-best = { $square } { $score }：最善手
review-good = { $square } { $score }：好手、{ $loss }石の損。最善は{ $best } { $best-score }
review-inaccuracy = { $square } { $score }：緩手、{ $loss }石の損。最善は{ $best } { $best-score }
review-same-winner = { $square } { $score }：{ $loss }石の損、勝者は同じ。最善は{ $best } { $best-score }
review-already-lost = { $square } { $score }：{ $loss }石の損、すでに負け。最善は{ $best } { $best-score }
review-still-won = { $square } { $score }：{ $loss }石の損、まだ勝ち。最善は{ $best } { $best-score }
review-legend = ?! 緩手、? 悪手、?? 大悪手
moves-legend = 薄い印：{ $rating }でよくある
review-mistake = { $square } { $score }：悪手、{ $loss }石の損。最善は{ $best } { $best-score }
review-blunder = { $square } { $score }：大悪手、{ $loss }石の損。最善は{ $best } { $best-score }
review-book = { $square } { $score }：定石の手
review-book-named = { $square } { $score }：定石の手（{ $opening }）
review-lost-lead = { $who ->
    [you] { $number }手目（{ $square }）でリードを失いました。
   *[other] { $number }手目（{ $square }）で{ $side }はリードを失いました。
}
review-missed-win = { $who ->
    [you] { $number }手目（{ $square }）で勝ちを逃しました。
   *[other] { $number }手目（{ $square }）で{ $side }は勝ちを逃しました。
}
review-lost-even = { $who ->
    [you] { $number }手目（{ $square }）で互角の局面を落としました。
   *[other] { $number }手目（{ $square }）で{ $side }は互角の局面を落としました。
}
review-gave-lead = { $who ->
    [you] { $number }手目（{ $square }）でリードの多くを失いました。
   *[other] { $number }手目（{ $square }）で{ $side }はリードの多くを失いました。
}
review-last-chance = { $who ->
    [you] { $number }手目（{ $square }）で最後のチャンスを逃しました。
   *[other] { $number }手目（{ $square }）で{ $side }は最後のチャンスを逃しました。
}
review-turned-figures = { $best }なら{ $then }、{ $square }は{ $made }（{ $sure }）。
review-turned-figure = { $result ->
    [win] { $margin }石勝ち
    [loss] { $margin }石負け
    [draw] 引き分け
    [ahead] 約{ $margin }石リード
    [behind] 約{ $margin }石ビハインド
   *[even] ほぼ互角
}
review-no-single-move = 一手で決まった局ではありません。
review-never-in-doubt = 結果は終始明らかでした。
review-course-of = { $name }の予想結果
review-course-at = { $number }手目：{ $value }
review-times = 一手の時間
review-time-of = { $number }手目：{ $seconds }秒
review-accuracy = 精度
review-lost = 損

fact-only-move = { $who ->
    [you] { $square }があなたの唯一の合法手です。
   *[other] { $square }が{ $own }の唯一の合法手です。
}
fact-takes-corner = { $square }は隅。二度と返されません。
fact-gives-corner = { $square }で{ $other }が隅{ $corner }を取れます。
fact-leaves-corner = { $square }の後も、{ $other }は隅{ $corner }を取れます。
fact-defends-corner = { $square }は隅{ $corner }を{ $other }から守ります。
fact-threatens-corner = { $square }は次に隅{ $corner }をねらいます。
fact-misses-corner = { $who ->
    [you] 隅{ $corner }を取ることができました。
   *[other] { $own }は隅{ $corner }を取ることができました。
}
fact-x-square = { $square }はX、空いた隅{ $corner }の斜め隣です。
fact-c-square = { $square }はC、空いた隅{ $corner }の隣です。
fact-gains-stable = { $who ->
    [you] { $square }であなたの確定石が少なくとも{ $count }個増えます。
   *[other] { $square }で{ $own }の確定石が少なくとも{ $count }個増えます。
}
fact-restricts = { $after ->
    [0] { $square }で{ $other }は打てる所がなくなります。
   *[other] { $square }は{ $other }の手を{ $before }から{ $after }に減らします。
}
fact-gains-moves = { $who ->
    [you] { $square }の後、あなたの手は{ $before }から{ $after }に増えます。
   *[other] { $square }の後、{ $own }の手は{ $before }から{ $after }に増えます。
}
fact-as-many-moves = { $who ->
    [you] { $square }の後の手の数：あなた{ $ours }、{ $other }{ $theirs }。
   *[other] { $square }の後の手の数：{ $own }{ $ours }、{ $other }{ $theirs }。
}
fact-allows = { $square }には{ $other }は{ $reply }、{ $next }には{ $reply-then }と応じます。
fact-was-shared = { $square }には双方が打てました。もう{ $other }は打てません。
fact-takes-moves = { $square }は{ $other }から次の手を奪います：{ $moves }。
fact-quiet = { $square }は中割り。内側の石だけを返します。
fact-forces-pass = { $square }で{ $other }は打てる所がなく、パスになります。
fact-ends-game = { $square }で終局します。
fact-wipes-out = { $square }で{ $other }の石は一つもなくなります。
fact-allows-wipe-out = { $who ->
    [you] { $square }の後、{ $reply }であなたの石は一つもなくなります。
   *[other] { $square }の後、{ $reply }で{ $own }の石は一つもなくなります。
}
fact-leaves-no-safe-move = { $square }で{ $other }には隅を渡す手しか残りません。
fact-runs-out-of-safe-moves = { $who ->
    [you] { $square }の後、あなたには隅を渡す手しか残りません。
   *[other] { $square }の後、{ $own }には隅を渡す手しか残りません。
}
fact-fills-edge = { $who ->
    [you] { $square }で{ $edge }辺がすべてあなたのものになります。
   *[other] { $square }で{ $edge }辺がすべて{ $own }のものになります。
}
fact-wedges = { $square }は{ $edge }辺で{ $other }の石の間に入ります。
fact-leaves-hole = { $square }は{ $hole }に穴を残し、{ $other }が入れます。
fact-unbalanced-edge = { $shape ->
    [five] { $square }で{ $edge }辺がウイングになります。五つ並び、{ $gap }が空きます。
   *[four] { $square }で{ $edge }辺が崩れた形になります。四つと一つの間、{ $gap }が空きます。
}
fact-balanced-edge = { $who ->
    [you] { $square }であなたの{ $edge }辺は山になります。隅の間の六マスです。
   *[other] { $square }で{ $own }の{ $edge }辺は山になります。隅の間の六マスです。
}
fact-odd-region = { $who ->
    [you] { $count ->
        [1] { $square }は一マスの穴を埋め、そこの最後の手になります。
       *[other] { $square }は{ $count }マスの領域に入ります。奇数なので、最後の手はあなたになるはずです。
    }
   *[other] { $count ->
        [1] { $square }は一マスの穴を埋め、{ $own }がそこの最後の手を打ちます。
       *[other] { $square }は{ $count }マスの領域に入ります。奇数なので、最後の手は{ $own }になるはずです。
    }
}
fact-even-region = { $who ->
    [you] { $square }は{ $count }マスの領域に入ります。偶数なので、最後の手は相手になるはずです。
   *[other] { $square }は{ $count }マスの領域に入ります。偶数なので、最後の手は{ $other }になるはずです。
}
fact-fills-region = { $square }は領域の最後のマスを埋めます。そこに返事はできません。
fact-swindle = { $who ->
    [you] { $count ->
        [1] { $square }の後、{ $at }にはあなたは打てますが{ $other }は打てません。
       *[other] { $square }の後、{ $at }のまわり{ $count }マスの領域にはあなたは打てますが{ $other }は打てません。
    }
   *[other] { $count ->
        [1] { $square }の後、{ $at }には{ $own }は打てますが{ $other }は打てません。
       *[other] { $square }の後、{ $at }のまわり{ $count }マスの領域には{ $own }は打てますが{ $other }は打てません。
    }
}
fact-flips-most = { $square }は{ $count }石返します。どの手よりも多い数です。
fact-flips-fewest = { $square }が返すのは{ $count }石だけ。これより少ない手はありません。
fact-fewest-replies = { $count ->
    [0] { $square }で{ $other }は打てる所がなくなります。
   *[other] { $square }の後、{ $other }の手は{ $count }。これより少なくする手はありません。
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [1] { $square }ですぐに隅{ $corner }が取れます。
           *[other] { $square }の{ $plies }手後に隅{ $corner }が取れます。
        }
       *[other] { $plies ->
            [1] { $square }の後、すぐに{ $taker }が隅{ $corner }を取ります。
           *[other] { $square }の{ $plies }手後に{ $taker }が隅{ $corner }を取ります。
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [1] { $square }だとすぐに隅{ $corner }を取られます。
           *[other] { $square }は{ $plies }手後に隅{ $corner }を失います。
        }
       *[other] { $plies ->
            [1] { $square }の後、すぐに{ $taker }が隅{ $corner }を取ります。
           *[other] { $square }の{ $plies }手後に{ $taker }が隅{ $corner }を取ります。
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [1] { $square }の後、次の番はパスになります。
       *[other] { $square }の{ $plies }手後にパスになります。
    }
   *[other] { $plies ->
        [1] { $square }の後、{ $passer }は次の番がパスになります。
       *[other] { $square }の{ $plies }手後に{ $passer }がパスになります。
    }
}
fact-answer = { $other }の最善の返事は{ $reply }です。
fact-later-moves = { $who ->
    [you] { $plies }手先で、あなたの手は{ $own-made }、{ $other }は{ $other-made }（{ $best }なら{ $own-best }対{ $other-best }）。
   *[other] { $plies }手先で、{ $own }の手は{ $own-made }、{ $other }は{ $other-made }（{ $best }なら{ $own-best }対{ $other-best }）。
}
fact-later-safe = { $who ->
    [you] { $plies }手先で、あなたの確定石は{ $less }個（{ $best }なら{ $more }個）。
   *[other] { $plies }手先で、{ $own }の確定石は{ $less }個（{ $best }なら{ $more }個）。
}
fact-later-frontier = { $who ->
    [you] { $plies }手先で、あなたの石{ $more }個が空きマスに接します（{ $best }なら{ $fewer }個）。
   *[other] { $plies }手先で、{ $own }の石{ $more }個が空きマスに接します（{ $best }なら{ $fewer }個）。
}
fact-later-targets = { $plies }手先で、空きマスに接する{ $other }の石は{ $fewer }個だけです（{ $best }なら{ $more }個）。
fact-fewer-targets = { $square }の後、空きマスに接する{ $other }の石は{ $fewer }個（{ $best }なら{ $more }個）。
fact-more-replies = { $square }の後、{ $other }の手は{ $count }（{ $best }なら{ $least }）。
fact-fewer-moves = { $who ->
    [you] { $square }の後、あなたの手は{ $count }（{ $best }なら{ $most }）。
   *[other] { $square }の後、{ $own }の手は{ $count }（{ $best }なら{ $most }）。
}
fact-more-frontier = { $who ->
    [you] { $square }で、あなたの石{ $count }個が空きマスに接します（{ $best }なら{ $least }個）。
   *[other] { $square }で、{ $own }の石{ $count }個が空きマスに接します（{ $best }なら{ $least }個）。
}
fact-more-open = { $square }が返す石の開放度は{ $count }、{ $best }なら{ $least }です。
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] { $square }の後、あなたに中割りはありません（{ $best }なら{ $most }手）。
       *[other] { $square }の後、あなたの中割りは{ $count }手（{ $best }なら{ $most }手）。
    }
   *[other] { $count ->
        [0] { $square }の後、{ $own }に中割りはありません（{ $best }なら{ $most }手）。
       *[other] { $square }の後、{ $own }の中割りは{ $count }手（{ $best }なら{ $most }手）。
    }
}
fact-nearly-as-good = 探索では{ $best }が{ $loss }石よいですが、誤差の範囲です。
fact-deep-difference = { $seen ->
    [0] 浅い探索では{ $square }と{ $best }は同じ。差は何手も先に現れます。
   *[other] 浅い探索では{ $best }が{ $seen }石よいだけ。差は何手も先に現れます。
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] { $square }の後は{ $line }、あなたの{ $margin }石勝ちの見込みです。
        [behind] { $square }の後は{ $line }、あなたの{ $margin }石負けの見込みです。
       *[even] { $square }の後は{ $line }、互角の見込みです。
    }
   *[other] { $outcome ->
        [even] { $square }の後は{ $line }、互角の見込みです。
       *[other] { $square }の後は{ $line }、{ $leader }の{ $margin }石勝ちの見込みです。
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] 最善なら、{ $square }の後はあなたの{ $margin }石勝ちです。
        [behind] 最善なら、{ $square }の後はあなたの{ $margin }石負けです。
       *[even] 最善なら、{ $square }は引き分けです。
    }
   *[other] { $outcome ->
        [even] 最善なら、{ $square }は引き分けです。
       *[other] 最善なら、{ $square }の後は{ $leader }の{ $margin }石勝ちです。
    }
}
fact-opens-up = { $square }は外側の石を返し、{ $other }に新しく{ $moves-count }手を与えます：{ $moves }。
fact-wall = { $who ->
    [you] { $square }で、空きマスに接するあなたの石が{ $discs-count }個増えます。
   *[other] { $square }で、空きマスに接する{ $own }の石が{ $discs-count }個増えます。
}
fact-flips-many-ways = { $square }は序盤に{ $ways }方向を一度に返します。
fact-early-edge = { $square }は、中によい手があるのに辺へ出ます。
fact-leaves-centre = { $who ->
    [you] { $square }は中央16マスの外です。あなたには内側の手がまだあります。
   *[other] { $square }は中央16マスの外です。{ $own }には内側の手がまだあります。
}
fact-takes-last-safe-move = { $square }は、隅を渡さない{ $other }のただ一つの手でした。
fact-poisons-moves = { $who ->
    [you] { $square }の後、{ $other }の新しい手は、どれもあなたに隅を渡します：{ $moves }。
   *[other] { $square }の後、{ $other }の新しい手は、どれも{ $own }に隅を渡します：{ $moves }。
}
fact-controls-diagonal = { $who ->
    [you] { $square }の後、{ $corner }への斜めの線はすべてあなたの石。{ $other }はまだ隅を取れません。
   *[other] { $square }の後、{ $corner }への斜めの線はすべて{ $own }の石。{ $other }はまだ隅を取れません。
}
fact-cuts-diagonal = { $square }は、すべて{ $other }の石だった{ $corner }への斜めの線に石を入れます。
fact-double-threat = { $square }は{ $corner }と{ $corner-too }を同時にねらい、次にどちらかが取れます。
fact-stoner-trap = { $square }は{ $corner }の隣のすき間を攻めます。{ $other }がどう打っても隅が取れます。
fact-flips-more = { $square }は{ $count }石、{ $best }は{ $least }石返します。
fact-could-wait = { $other }は今も{ $best }の後も{ $square }に打てません。先に{ $best }、後で{ $square }です。
fact-last-in-region = { $last-who ->
    [you] 最善なら、領域{ $region }の最後の手はあなたです。
   *[other] 最善なら、領域{ $region }の最後の手は{ $last }です。
}
fact-edge-at-end = { $who ->
    [you] 最後に{ $edge }辺に残るあなたの石は{ $less }個、{ $best }なら{ $more }個です。
   *[other] 最後に{ $edge }辺に残る{ $own }の石は{ $less }個、{ $best }なら{ $more }個です。
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] { $plies }手であなたの石はなくなります。
   *[other] { $plies }手で{ $wiped }の石はなくなります。
}
fact-sacrifices-corner = { $other }は{ $corner }を取りますが、代わりに{ $corner-too }を渡します。
fact-passes-to-win = { $who ->
    [you] { $plies }手後にあなたはパスになり、それで勝ちます。
   *[other] { $plies }手後に{ $own }はパスになり、それで勝ちます。
}
fact-gives-access = { $square }で{ $other }は、今まで打てなかった領域の{ $moves }に打てるようになります。
fact-gives-access-many = { $square }で{ $other }は、打てなかった領域の{ $moves-count }マスに打てます。
fact-leaves-quiet-moves = { $square }は{ $other }に中割り{ $moves }を残します。{ $best }なら防げます。
fact-opens-move = { $moves-count ->
    [one] { $square }で{ $other }の最善の返事{ $reply }が打てるようになります。{ $best }なら打てません。
   *[other] { $square }で{ $other }は{ $moves }に打てるようになり、最善の返事は{ $reply }です。
}
fact-leaves-open = { $other }の最善の返事は{ $reply }。{ $best }なら防げます。
fact-leaves-moves = { $other }の有力な返事は{ $replies }。{ $best }なら防げます。
fact-answers = { $who ->
    [you] { $other }の最善の返事は{ $reply }。{ $best }なら{ $answer }で応じられますが、{ $square }と{ $reply }の後では打てません。
   *[other] { $other }の最善の返事は{ $reply }。{ $best }なら{ $own }は{ $answer }で応じられますが、{ $square }と{ $reply }の後では打てません。
}
fact-comes-later = { $square }は待てます。{ $best }とその返事の後でも、一番よい手です。
fact-fewer-answers = { $who ->
    [you] { $other }の返事{ $reply }の後、あなたの手は{ $count }（{ $best }と{ $reply }の後なら{ $most }）。
   *[other] { $other }の返事{ $reply }の後、{ $own }の手は{ $count }（{ $best }と{ $reply }の後なら{ $most }）。
}
fact-closes-square = { $square }の後、{ $other }の最善の返事は{ $reply }で、{ $best }はもう打てません。
fact-too-early = { $other }は今も{ $best }の後も{ $square }に打てません。待てた手です。
fact-shared-first = { $who ->
    [you] { $square }に打てるのはあなただけなので待てます。{ $best }には{ $other }も打てます。
   *[other] { $square }に打てるのは{ $own }だけなので待てます。{ $best }には{ $other }も打てます。
}
fact-both-want = { $best }には双方が打てます。{ $square }の後も{ $other }は打てます。
fact-takes-back = { $square }は{ $disc }を返します。
fact-shares-square = { $who ->
    [you] { $best }に打てるのはあなただけでした。{ $square }の後は{ $other }も打てます。
   *[other] { $best }に打てるのは{ $own }だけでした。{ $square }の後は{ $other }も打てます。
}
fact-ripens = { $best }の後なら{ $next }がよい手。今は{ $cost }石の損です。
fact-prepares = { $who ->
    [you] { $best }なら次に{ $next }が打てますが、{ $square }と{ $reply }の後では打てません。
   *[other] { $best }なら{ $own }は次に{ $next }が打てますが、{ $square }と{ $reply }の後では打てません。
}
fact-leaves-square = { $who ->
    [you] あなたが打つべきだった{ $at }を{ $other }に打たれます。
   *[other] { $own }が打つべきだった{ $at }を{ $other }に打たれます。
}
fact-runs-out-in-line = { $who ->
    [you] { $plies }手先で、あなたの手はどれも隅を渡します。{ $best }ならもっと後です。
   *[other] { $plies }手先で、{ $own }の手はどれも隅を渡します。{ $best }ならもっと後です。
}
edge-top = 上
edge-bottom = 下
edge-left = 左
edge-right = 右

## What a reason comes down to, in at most eight words

headline-only-move = { $square }は唯一の合法手。
headline-takes-corner = { $role ->
    [better] { $square }なら隅が取れます。
   *[made] { $square }は隅を取ります。
}
headline-gives-corner = { $square }は{ $other }に隅{ $corner }を与えます。
headline-leaves-corner = { $square }は{ $other }に隅{ $corner }を残します。
headline-defends-corner = { $role ->
    [better] { $square }なら隅{ $corner }を守れます。
   *[made] { $square }は隅{ $corner }を守ります。
}
headline-threatens-corner = { $role ->
    [better] { $square }なら隅{ $corner }をねらえます。
   *[made] { $square }は隅{ $corner }をねらいます。
}
headline-misses-corner = { $square }は隅{ $corner }を逃します。
headline-x-square = { $square }は隅{ $corner }を危うくします。
headline-c-square = { $square }は隅{ $corner }を弱めます。
headline-gains-stable = { $role ->
    [better] { $square }なら確定石ができます。
   *[made] { $square }で確定石ができます。
}
headline-restricts = { $square }は{ $other }の手を奪います。
headline-opens-up = { $moves-count ->
    [3] { $square }で{ $other }が{ $moves }に打てるようになります。
   *[other] { $square }は{ $other }の打てる手を増やします。
}
headline-flips-many-ways = { $square }は多方向に返しすぎます。
headline-early-edge = { $square }は辺に出るのが早すぎます。
headline-leaves-centre = { $square }は中央を離れるのが早すぎます。
headline-gives-access = { $moves-count ->
    [1] { $square }で{ $other }が{ $moves }に入れます。
    [2] { $square }で{ $other }が{ $moves }に入れます。
   *[other] { $square }は{ $other }を領域に入れます。
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square }は{ $other }に中割り{ $moves }を残します。
    [2] { $square }は{ $other }に中割り{ $moves }を残します。
   *[other] { $square }は{ $other }に中割りを残します。
}
headline-wall = { $square }は{ $other }の前に壁を作ります。
headline-gains-moves = { $square }は{ $own }の新しい手を作ります。
headline-quiet = { $role ->
    [better] { $square }なら中割りです。
   *[made] { $square }は中割りです。
}
headline-forces-pass = { $role ->
    [better] { $square }なら{ $other }はパスです。
   *[made] { $square }で{ $other }はパスです。
}
headline-ends-game = { $square }で終局です。
headline-wipes-out = { $role ->
    [better] { $square }なら{ $other }は全滅です。
   *[made] { $square }で{ $other }は全滅です。
}
headline-allows-wipe-out = { $square }では{ $own }が{ $other }に全滅させられます。
headline-leaves-no-safe-move = { $role ->
    [better] { $square }なら{ $other }に安全な手は残りません。
   *[made] { $square }で{ $other }に安全な手は残りません。
}
headline-runs-out-of-safe-moves = { $square }が最後の安全な手でした。
headline-takes-last-safe-move = { $role ->
    [better] { $square }なら最後の安全な手を奪えます。
   *[made] { $square }は最後の安全な手を奪います。
}
headline-poisons-moves = { $role ->
    [better] { $square }なら{ $other }に増えるのは打ちたくない手だけです。
   *[made] { $square }で{ $other }に増えるのは打ちたくない手だけです。
}
headline-controls-diagonal = { $role ->
    [better] { $square }なら斜めの線で安全です。
   *[made] { $square }は斜めのラインが通って安全です。
}
headline-cuts-diagonal = { $role ->
    [better] { $square }なら{ $corner }への斜めの線を切れます。
   *[made] { $square }は{ $corner }への斜めの線を切ります。
}
headline-double-threat = { $role ->
    [better] { $square }なら{ $corner }と{ $corner-too }をねらえます。
   *[made] { $square }は{ $corner }と{ $corner-too }を同時にねらいます。
}
headline-stoner-trap = { $role ->
    [better] { $square }ならストナーが決まります。
   *[made] { $square }で{ $corner }にストナーが決まります。
}
headline-fills-edge = { $role ->
    [better] { $square }なら{ $edge }辺が完成します。
   *[made] { $square }で{ $edge }辺が完成します。
}
headline-wedges = { $role ->
    [better] { $square }なら{ $edge }辺に割り込めます。
   *[made] { $square }は{ $edge }辺に割り込みます。
}
headline-leaves-hole = { $square }は{ $hole }に穴を残します。
headline-unbalanced-edge = { $square }は{ $edge }辺の形を崩します。
headline-balanced-edge = { $role ->
    [better] { $square }なら{ $edge }辺が山になります。
   *[made] { $square }で{ $edge }辺が山になります。
}
headline-odd-region = { $role ->
    [better] { $square }なら奇数の領域に入れます。
   *[made] { $square }は奇数の領域に入ります。
}
headline-even-region = { $square }は偶数の領域に入ります。
headline-fills-region = { $role ->
    [better] { $square }なら一マスの穴を埋めます。
   *[made] { $square }は一マスの穴を埋めます。
}
headline-swindle = { $role ->
    [better] { $square }なら{ $at }は{ $own }だけの手です。
   *[made] { $square }で{ $at }は{ $own }だけの手です。
}
headline-flips-most = { $square }はどの手よりも多く返します。
headline-flips-fewest = { $role ->
    [better] { $square }なら返す石が一番少ない。
   *[made] { $square }は返す石が一番少ない手です。
}
headline-fewest-replies = { $role ->
    [better] { $square }なら{ $other }の手が一番少ない。
   *[made] { $square }で{ $other }の手が一番少なくなります。
}
headline-as-many-moves = { $square }で手の数は{ $ours }対{ $theirs }。
headline-allows = { $square }は{ $reply }を、{ $next }は{ $reply-then }を許します。
headline-was-shared = { $square }には双方が打てました。
headline-takes-moves = { $square }は{ $other }の手を奪います。
headline-answer = { $effect ->
    [quiet] { $square }は{ $other }に中割りの返事{ $reply }を残します。
    [restricts] { $square }には手を奪う{ $reply }があります。
    [takes-moves] { $square }には手を奪う{ $reply }があります。
    [gains-moves] { $square }には手を増やす{ $reply }があります。
    [threatens-corner] { $square }には{ $effect-corner }をねらう{ $reply }があります。
    [defends-corner] { $square }には{ $effect-corner }を守る{ $reply }があります。
    [swindle] { $reply }の後、{ $effect-at }に打てるのは{ $other }だけ。
    [forces-pass] { $square }にはパスを強いる{ $reply }があります。
    [takes-last-safe-move] { $square }は{ $reply }に最後の安全な手を奪われます。
    [leaves-no-safe-move] { $square }には{ $reply }があり、安全な手が残りません。
    [poisons-moves] { $square }には新しい手を毒にする{ $reply }があります。
    [controls-diagonal] { $square }には斜めで安全な{ $reply }があります。
    [double-threat] { $square }には隅を二つねらう{ $reply }があります。
    [stoner-trap] { $square }にはストナー{ $reply }があります。
    [fills-edge] { $square }には辺を完成する{ $reply }があります。
    [wedges] { $square }には割り込み{ $reply }があります。
    [odd-region] { $square }は奇数の領域{ $reply }を{ $other }に残します。
    [fills-region] { $square }は一マスの{ $reply }を{ $other }に残します。
    [gains-stable] { $square }には確定石を作る{ $reply }があります。
   *[other] { $square }は返事{ $reply }を見落としています。
}
headline-later-moves = { $square }は後で{ $own }の手が足りなくなります。
headline-later-frontier = { $square }は後で{ $own }の石がさらされます。
headline-later-targets = { $square }は後で{ $own }の返す石が減ります。
headline-later-safe = { $square }は{ $own }の確定石が少なくなります。
headline-more-replies = { $square }は{ $other }の手を残しすぎます。
headline-fewer-moves = { $few ->
    [few] { $square }は{ $own }の手が少なすぎます。
   *[many] { $square }は{ $own }の手が減ります。
}
headline-more-frontier = { $square }は石をさらしすぎます。
headline-fewer-targets = { $square }は{ $own }の返す石を減らします。
headline-more-open = { $square }は開放度の大きい手です。
headline-fewer-quiet-moves = { $square }は{ $own }の中割りを減らします。
headline-flips-more = { $square }は早くから返しすぎます。
headline-could-wait = { $square }は待てた手です。
headline-opens-move = { $effect ->
    [threatens-corner] { $square }は{ $effect-corner }をねらう{ $reply }を許します。
    [double-threat] { $square }は隅を二つねらう{ $reply }を許します。
    [quiet] { $square }は中割り{ $reply }を許します。
    [forces-pass] { $square }はパスを強いる{ $reply }を許します。
    [leaves-no-safe-move] { $square }は{ $reply }を許し、安全な手がなくなります。
    [restricts] { $square }は手を奪う{ $reply }を許します。
    [takes-moves] { $square }は手を奪う{ $reply }を許します。
    [wedges] { $square }は割り込み{ $reply }を許します。
    [takes-back] { $square }はすぐ返される{ $reply }を許します。
   *[other] { $square }で{ $other }が{ $reply }に打てるようになります。
}
headline-leaves-open = { $best }なら{ $other }の{ $reply }を防げました。
headline-leaves-moves = { $replies-count ->
    [2] { $square }は{ $other }に{ $replies-first }と{ $replies-last }を残します。
   *[other] { $square }は{ $other }に好手を{ $replies-count }つ残します。
}
headline-answers = { $best }なら{ $reply }に{ $answer }で応じられます。
headline-comes-later = 先に{ $best }、次に{ $square }。
headline-fewer-answers = { $square }は{ $reply }への{ $own }の応手が減ります。
headline-closes-square = { $square }の後、{ $other }に{ $best }を塞がれます。
headline-too-early = { $square }は早すぎます。{ $other }は打てません。
headline-shared-first = { $square }は待てます。{ $best }は双方が打ちたい所です。
headline-both-want = 双方が打ちたい{ $best }を、{ $square }は残します。
headline-takes-back = { $square }は{ $disc }を返します。
headline-shares-square = { $square }で{ $other }も{ $best }に打てるようになります。
headline-ripens = { $best }なら{ $next }がよい手になります。
headline-prepares = { $best }は{ $next }の準備になります。
headline-leaves-square = { $effect ->
    [quiet] { $other }に中割り{ $at }を打たれます。
    [restricts] { $other }に手を奪う{ $at }を打たれます。
    [takes-moves] { $other }に手を奪う{ $at }を打たれます。
    [gains-moves] { $other }に手を増やす{ $at }を打たれます。
    [threatens-corner] { $other }に{ $effect-corner }をねらう{ $at }を打たれます。
    [defends-corner] { $other }に{ $effect-corner }を守る{ $at }を打たれます。
    [swindle] { $other }に{ $at }を打たれ、{ $effect-at }も取られます。
    [forces-pass] { $other }にパスを強いる{ $at }を打たれます。
    [takes-last-safe-move] { $other }に{ $at }を打たれ、安全な手がなくなります。
    [leaves-no-safe-move] { $other }に{ $at }を打たれ、安全な手がなくなります。
    [poisons-moves] { $other }に{ $at }を打たれ、増えるのは悪い手だけです。
    [controls-diagonal] { $other }に斜めで安全な{ $at }を打たれます。
    [double-threat] { $other }に隅を二つねらう{ $at }を打たれます。
    [stoner-trap] { $other }にストナー{ $at }を打たれます。
    [fills-edge] { $other }に辺を完成する{ $at }を打たれます。
    [wedges] { $other }に割り込み{ $at }を打たれます。
    [odd-region] { $other }に奇数の領域の{ $at }を打たれます。
    [fills-region] { $other }に{ $at }と最後の手を打たれます。
    [gains-stable] { $other }に確定石を作る{ $at }を打たれます。
   *[other] { $other }に双方が打ちたい{ $at }を打たれます。
}
headline-runs-out-in-line = { $square }ではすぐに{ $own }の安全な手がなくなります。
headline-edge-at-end = { $square }は{ $edge }辺を明け渡します。
headline-sacrifices-corner = { $role ->
    [better] { $square }なら隅{ $corner }と{ $corner-too }の交換です。
   *[made] { $square }は隅{ $corner }と{ $corner-too }を交換します。
}
headline-passes-to-win = { $role ->
    [better] { $square }なら後のパスで勝ちです。
   *[made] { $square }は後のパスで勝ちます。
}
headline-nearly-as-good = { $square }は{ $best }とほぼ同じです。
headline-deep-difference = 何手も先で{ $best }がまさります。
headline-expects = { $square }の後の手順を見てください。
headline-exact = { $square }の後は読み切りです。
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square }なら隅{ $corner }が取れます。
       *[made] { $square }で隅{ $corner }が取れます。
    }
   *[other] { $square }は隅{ $corner }を失います。
}
headline-pass-in-line = { $passer-side ->
    [own] { $square }では後で{ $own }がパスになります。
   *[other] { $role ->
        [better] { $square }なら後で{ $other }がパスになります。
       *[made] { $square }で後で{ $other }がパスになります。
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square }ならそこの最後の手が打てます。
       *[made] { $square }でそこの最後の手が打てます。
    }
   *[other] { $region-count ->
        [2] { $square }は{ $region }の最後の手を{ $other }に譲ります。
       *[other] { $square }は最後の手を{ $other }に譲ります。
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square }では{ $own }が全滅します。
   *[other] { $role ->
        [better] { $square }なら{ $other }が全滅します。
       *[made] { $square }で{ $other }が全滅します。
    }
}
reason-none = これという一つの理由はありません。手順を比べてください。
reason-all-of-loss = これだけで損のすべてが説明できます。
reason-part-of-loss = { $loss }石の損のうち約{ $discs }石がこれによります。
person-you = あなた
person-opponent = 相手

## Tic-tac-toe

line-wins = { $square }で勝ち：三つ並びます。
line-misses-win = { $who ->
    [you] { $at }ですぐに勝てました。
   *[other] { $own }は{ $at }ですぐに勝てました。
}
line-blocks = { $square }は{ $other }の三つ並びを防ぎます。
line-leaves-win = { $square }の後、{ $other }は{ $at }で勝ちます。
line-forks = { $square }は両取り：{ $one }と{ $two }のどちらでも勝ち、防げるのは一つだけです。
line-takes-fork = { $square }は{ $other }が両取りを作るマスを先に取ります。
line-allows-fork = { $square }の後、{ $other }は{ $at }で両取りです。
line-threatens = { $square }は{ $at }をねらい、{ $other }はそこを防ぐしかありません。
line-takes-centre = 中央には四本の線が集まります。
line-ends = { $outcome ->
    [win] { $who ->
        [you] 最善なら、あなたの勝ちです。
       *[other] 最善なら、{ $own }の勝ちです。
    }
    [loss] { $who ->
        [you] 最善なら、あなたの負けです。
       *[other] 最善なら、{ $own }の負けです。
    }
   *[draw] 最善なら、引き分けです。
}
line-best = { $square }が最善です。
line-worse = { $best }は{ $square }よりよい手です。
line-place-centre = 手は中央です。
line-place-corner = 手は隅です。
line-place-side = 手は辺です。
line-nudge-wins = すぐに勝てます。
line-nudge-blocks = 相手は三つ並べようとしています。
line-nudge-forks = 両取りがあります。一手で二つのねらい。
line-nudge-takes-fork = 相手は両取りをねらっています。
line-nudge-threatens = ねらいを作り、相手に防がせましょう。
line-nudge-lines = 開いた線が一番多く集まるマスを探しましょう。

## Principles, and what there is to practise

principle-corners = 隅は決して返されず、隣の辺の支えになります。
principle-x-squares = 空いた隅の隣の石は、その隅を渡すことがよくあります。
principle-mobility = 手の多い方は待てます。少ない方は何かを譲ることになります。
principle-walls = 空きマスに接した石は、相手に手を与えます。
principle-few-discs = 序盤は石が少ない方が有利。相手の返す石が減ります。
principle-centre = 序盤は中央近くの手が石をまとめ、あまり開きません。
principle-quiet-moves = 中割りは内側の石だけを返し、何も開きません。
principle-safe-moves = 先に安全な手がなくなった方が隅を渡します。
principle-parity = 領域で最後に打つ方が、返した石を保ちます。
principle-edges = すき間のある辺は攻められます。埋まった辺や山は崩れにくい。
principle-wedges = 辺で二つの石の間に入った石は、隅につながります。
principle-stability = 確定石は返されず、最後まで数に入ります。
principle-passing = パスをすると相手に二手続けて打たれます。
principle-wipe-out = 石がなくなれば、どんなに早くても負けです。
principle-swindles = 自分だけが打てるマスは、後に取っておけます。
principle-sacrifices = もっと得るなら、隅を渡す価値があります。
principle-diagonals = 斜めの線をすべて持つ間は、Xも安全です。
principle-threats = 一手で二つのねらいは防げません。
principle-answers = 打つ前に、相手の最善の返事を探しましょう。
principle-counting = 終盤は、最後のマスまで数えましょう。
subject-corners = 隅
subject-x-squares = 隅の隣のマス
subject-mobility = 着手可能数
subject-walls = 壁と開いた形
subject-few-discs = 序盤は少なく返す
subject-centre = 序盤は中央に
subject-quiet-moves = 中割り
subject-safe-moves = 安全な手
subject-parity = 偶数理論
subject-edges = 辺
subject-wedges = 割り込み
subject-stability = 確定石
subject-passing = パス
subject-wipe-out = 全滅
subject-swindles = 一方だけが打てるマス
subject-sacrifices = 捨て石
subject-diagonals = 斜めの線
subject-threats = 二つのねらい
subject-answers = 相手の返事
subject-counting = 終盤の石数計算

look-fewest-replies = 相手の返事が一番少なくなる印の手はどれ？
look-quiet = 内側の石だけを返す印の手はどれ？
look-fewest-flips = 返す石が一番少ない印の手はどれ？
look-wanted = 相手が打ちたい印のマスはどれ？
look-replies = 印の手それぞれへの相手の最善の返事を探しましょう。
nudge-only-move = 手は一つだけです。
nudge-mirrored = ここではどの手も互いに鏡像です。どれでも打てます。
nudge-corners = 隅を見ましょう。
nudge-x-squares = 隅の隣のマスを見ましょう。
nudge-mobility = 相手に残す手を数えましょう。
nudge-walls = 空きマスに接した石を見ましょう。
nudge-few-discs = 少しだけ返す手を探しましょう。
nudge-centre = 盤の中央を見ましょう。
nudge-quiet-moves = 中割りはありませんか？
nudge-safe-moves = 両者の安全な手を数えましょう。
nudge-parity = 各領域の空きマスを数えましょう。
nudge-edges = 辺を見ましょう。
nudge-wedges = 辺のすき間を探しましょう。
nudge-stability = もう返されない石を探しましょう。
nudge-passing = 相手をパスにできませんか？
nudge-wipe-out = 相手の石を数えましょう。
nudge-swindles = 自分だけが打てるマスを探しましょう。
nudge-sacrifices = 隅を渡す価値はありませんか？
nudge-diagonals = 長い斜めの線を見ましょう。
nudge-threats = 同時に二つのねらいを探しましょう。
coach-more = iでもっと見る。
coach-candidates = { $moves }：このうち一つが最善です。
coach-two = { $one }か{ $other }、どちらかが最善です。
coach-book = { $square }は定石の手です。{ $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] ほぼずっとあなたがリードしていました。
   *[other] ほぼずっと{ $side }がリードしていました。
}
summary-trailed = { $side-who ->
    [you] ほぼずっとあなたが追う展開でした。
   *[other] ほぼずっと{ $side }が追う展開でした。
}
summary-changed = リードは{ $count }回入れ替わりました。
summary-close = 長らく接戦でした。
summary-uneven = { $side-who ->
    [you] { $count }手のうち{ $ahead }手でリードし、{ $behind }手で追っていました。
   *[other] { $side }は{ $count }手のうち{ $ahead }手でリードし、{ $behind }手で追っていました。
}
summary-opening = 序盤は{ $name }でした。
summary-opening-lost = { $side-who ->
    [you] { $name }：{ $square }で{ $loss }石損しました。定石は{ $best }です。
   *[other] { $name }：{ $square }で{ $side }は{ $loss }石損しました。定石は{ $best }です。
}
summary-pattern = { $side-who ->
    [you] あなたの失敗{ $of }回のうち{ $count }回は{ $pattern }（最後は{ $last }手目）。
   *[other] { $side }の失敗{ $of }回のうち{ $count }回は{ $pattern }（最後は{ $last }手目）。
}
summary-practise = 次の練習のすすめ：{ $subject }。
summary-missed-by-both = { $span }手の間、双方とも{ $square }を見送りました。{ $count }回は最善手でした。
summary-missed = { $side-who ->
    [you] { $span }手の間に{ $count }回、最善手の{ $square }を見送りました。
   *[other] { $side }は{ $span }手の間に{ $count }回、最善手の{ $square }を見送りました。
}
summary-good = { $side-who ->
    [you] あなたの{ $phase }は見事でした：精度{ $accuracy }%。
   *[other] { $side }の{ $phase }は見事でした：精度{ $accuracy }%。
}
phase-opening = 序盤
phase-midgame = 中盤
phase-endgame = 終盤
pattern-corners = 隅を渡すか逃したものでした
pattern-x-squares = 空いた隅の隣でした
pattern-mobility = 手を与えたものでした
pattern-walls = 盤面を開いたものでした
pattern-few-discs = 返しすぎでした
pattern-centre = 中央を早く離れたものでした
pattern-quiet-moves = 中割りを失ったものでした
pattern-safe-moves = 安全な手を使い切ったものでした
pattern-parity = 領域の最後の手を譲ったものでした
pattern-edges = 辺を弱めたものでした
pattern-wedges = 辺に穴を残したものでした
pattern-stability = 確定石を失ったものでした
pattern-passing = パスにつながったものでした
pattern-wipe-out = 全滅の危険を招いたものでした
pattern-swindles = 自分だけのマスを手放したものでした
pattern-sacrifices = 捨て石を見逃したものでした
pattern-diagonals = 斜めの線を失ったものでした
pattern-threats = 二つのねらいを見逃したものでした
pattern-answers = 返事を見落としたものでした
pattern-counting = 終盤の数え違いでした

## An expected line, move by move

line-title = { $square }の後の手順
line-other = Tab：{ $square }の後の手順
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] あなたの{ $margin }石勝ち（{ $sure }）。
        [behind] あなたの{ $margin }石負け（{ $sure }）。
       *[even] 互角（{ $sure }）。
    }
   *[other] { $outcome ->
        [even] 互角（{ $sure }）。
       *[other] { $leader }の{ $margin }石勝ち（{ $sure }）。
    }
}
line-gap = { $best }は{ $made }より{ $gap }石よい手です。
line-here = { $who ->
    [you] ここであなたの手は{ $own }、相手は{ $other }です。
   *[other] ここで{ $side }の手は{ $own }、{ $rival }は{ $other }です。
}
line-none = ここに見せる手順はありません。

## A move tried again

retry-title = もう一度
retry-better = 実戦は{ $square }。よりよい手を探しましょう。v：検討に戻る
retry-after-best = { $square }が最善でした。別の手を試しましょう。v：検討に戻る
retry-unknown = 実戦は{ $square }。別の手を試しましょう。v：検討に戻る
retry-same = { $tried } { $score }（{ $sure }）：同じ手です
retry-even = { $tried } { $score }（{ $sure }）：{ $square }と同じくらいよい
retry-gains = { $tried } { $score }（{ $sure }）：{ $square }より{ $gain }石よい
retry-loses = { $tried } { $score }（{ $sure }）：{ $square }より{ $loss }石悪い
retry-is-best = { $text }。これより上はありません
retry-short = { $text }。最善手はさらに{ $short }石よい。u：もう一度


## Puzzles

puzzle-title = 第{ $id }問、レート{ $strength }
puzzle-number = 第{ $id }問
puzzle-question = { $title }。{ $goal }
goal-win = { $side }の番。勝つ手を見つけましょう。
goal-draw = { $side }の番。引き分けに持ち込みましょう。
goal-save-discs = { $side }の番。勝てない局面です。負けの石差を最小にしましょう。
goal-wipe-out = { $side }の番、全滅させてください。
puzzle-right = { $square }が正解。相手の返事は{ $answer }。次は？
puzzle-right-pass = { $square }が正解。相手はパス。次は？
puzzle-wrong = { $square }ではありません。{ $answer }があります。
puzzle-wrong-pass = { $square }ではありません。
puzzle-solved = { $misses ->
    [0] 正解！ { $end }
   *[other] 正解（誤り{ $misses }回）。{ $end }
}
puzzle-motifs = 着想：{ $motifs }。
puzzle-calculate = 特別な着想はなく、読みの問題です。
puzzle-go-on = 正解。次は？
puzzle-same-idea = 実戦と同じ着想：{ $subject }。
puzzle-end-win = { $lead }石勝ちです。
puzzle-end-draw = 引き分けです。
puzzle-end-loss = { $lead }石負けで済みます。
puzzle-end-wipe-out = 相手は全滅です。
puzzle-shown = 答えはこちら。{ $end }
puzzle-line = 最善の手順：{ $line }。
puzzle-rating = 詰めオセロのレーティング：{ $rating }。
puzzle-comes-back = 明日もう一度出ます。
puzzle-daily-late = 今日の一問はもう解きました。今回は数えません。
puzzle-daily-title = 今日の一問、{ $day }
puzzle-daily-line = outflank、今日の一問 { $day }：{ $blocks }、{ $streak }日連続
puzzle-which-idea = 正解。その着想はどれ？
puzzle-idea = { $number } { $idea }
puzzle-idea-right = その通り：{ $idea }。
puzzle-idea-wrong = { $named }ではなく、{ $idea }です。
puzzle-ideas-named = { $asked }問中{ $known }問の着想が正解。
refusal-copy-puzzle = コピーできる結果は今日の一問だけです
refusal-name-idea = 番号を1から4で
puzzles-drill = 見つけて説明
puzzles-drill-about = 手を見つけ、狙いを答えます。
puzzle-none = ここに問題は残っていません。
puzzle-none-missed = { $waiting ->
    [0] 復習する問題はありません。
   *[other] 今日の復習はありません。後で{ $waiting }問出ます。
}
puzzle-rush = ラッシュ、{ $minutes }分
puzzle-rush-about = { $minutes }分間に解けるだけ解きます。誤り{ $most }回で終わり。
puzzle-rush-left = 残り{ $left }。{ $goal }
puzzle-rush-score = 正解{ $solved }、誤り{ $misses }/{ $most }。
puzzle-rush-over = { $solved }問正解。
puzzle-rush-time = 時間です！
puzzle-rush-misses = 誤り三回で終了です。
puzzle-rush-best = 新記録！
puzzle-rush-not-best = 自己記録：{ $best }。
puzzles-title = 詰めオセロ
puzzles-none-due = 今日の復習はありません
puzzles-sample = { $side }の番、空き{ $empty }
puzzles-count = { $solved }/{ $count }問正解
puzzles-near = あなた向け
puzzles-near-about = 実力に合った問題。数えるのは最初の一回だけ。
puzzles-daily = 今日の問題
puzzles-daily-about = 今日の問題、世界共通（{ $day }）。
puzzles-daily-done = 今日は済みました。次は協定世界時の0時です。
puzzles-streak = { $days }日
puzzles-missed = もう一度
puzzles-missed-about = 間違えた問題を、解けるまで繰り返します。
puzzles-due = 復習{ $count }
puzzles-best = 最高{ $best }
puzzles-calculate = 深い読み
puzzles-calculate-about = 特別な着想のない問題。
puzzles-theme-about = テーマ：{ $motif }。
motif-quiet-move = 中割り
motif-few-discs = 少なく返す
motif-mobility = 手を少なく残す
motif-last-safe-move = 最後の安全な手
motif-wedge = 割り込み
motif-stoner-trap = ストナー
motif-unbalanced-edge = 崩れた辺
motif-double-attack = 二つのねらい
motif-diagonal = 斜めラインの支配
motif-parity = 偶数理論
motif-against-parity = 逆偶数
motif-forced-pass = 相手のパス
motif-no-safe-move = 安全な手がない
motif-passing-to-win = パスで勝つ
motif-swindle = 連打
motif-corner-refused = 隅を取らない
motif-corner-taken = 隅を取る
motif-corner-offered = 隅を渡す
motif-x-square = X打ち
motif-c-square = C打ち
motif-only-escape = 唯一のしのぎ
motif-wipe-out = 全滅
plain-puzzle-help = 手をf5のように入力します。ことば：hint, solution, board, quit。
plain-puzzle-again = もう一度。
plain-puzzle-next = Enterで次の問題、またはquit。

## Lessons

list-more = 下にあと{ $count }
learn-title = 学ぶ
learn-next = 盤{ $number }/{ $count }：{ $task }
learn-passed = 合格
learn-exam = 試験{ $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count }レッスン
   *[other] { $passed }/{ $count }合格
}
lesson-title = { $title }、{ $number }/{ $count }
lesson-title-exam = { $title }、試験{ $number }/{ $count }
lesson-source = 棋譜から：{ $source }。
lesson-right = 正解！
lesson-lesser = { $square }もそうですが、もっとよい手があります。
lesson-wrong = { $square }ではありません。
lesson-not-that = { $square }ではありません。
lesson-empty = そのマスは空きです。
lesson-other-disc = それは{ $side }の石です。
lesson-wrong-number = { $number }ではありません。
lesson-number = { $ask } { $typed }
lesson-found = { $ask }（{ $found }/{ $count }）
lesson-go-on = Enter：続ける
lesson-again = Enter：もう一度
lesson-pass = Enter：パス
lesson-to-move = { $side }の番
lesson-mark = 矢印で動かし、Enterで印
lesson-type-number = 数を入力してEnter
lesson-done = { $title }：終わりました。
lesson-exam-score = 試験：{ $count }問中{ $right }問が一回で正解。
lesson-passed = 合格です。
lesson-not-passed = まだ合格ではありません。誤りは一つまで。もう一度開いて受け直せます。
lesson-next = Enter：次のレッスン
lesson-first-game = Enter：最初の対局（レベル1）。]：次のレッスン
lesson-last = Enter：戻る
lesson-line = 続き：{ $plies }。
ply = { $side }{ $square }（{ $does }）
ply-between = 、
ply-takes-corner = 隅を取る
ply-ends-game = 終局
ply-forces-pass = 打つ手がなくパス
ply-traps = { $corner }の隣に罠
ply-threatens-both = { $corner }と{ $corner-too }をねらう
ply-gives-corner = { $corner }を渡す
ply-threatens-corner = { $corner }をねらう
ply-defends-corner = { $corner }を守る
ply-wedges = 割り込む
ply-fills-region = 空き領域を埋める
ply-leaves-no-safe-move = 隅を渡す手しか残さない
ply-quiet = 中割り
ply-flips = { $count ->
    [one] 1石返す
   *[other] { $count }石返す
}
plain-to-move = { $who }（{ $letter }）
plain-choose-lesson = レッスンの番号を1から{ $count }で、またはquit。
plain-lesson-help = マスをd3のように、または求められた数を入力。Enterで続行。ことば：again, next, back, board, lessons, quit。

## Practice

practice-title = 練習
practice-title-due = 練習、復習{ $due }
practice-title-solved = 練習、復習{ $due }、正解{ $right }/{ $asked }
practice-none = 練習する失敗はまだありません。
practice-none-today = 今日の復習はありません。
practice-none-about = 「{ $subject }」の今日の復習はありません。
practice-other-subject = s：次のテーマ。
practice-only = 「{ $subject }」だけ。s：次のテーマ。
practice-done = 今日は終わり：正解{ $right }/{ $asked }。
practice-next = 次の復習は{ $day }です。
practice-how = 打った棋譜を検討すると（v）、失敗がここに出ます。
practice-review = Enter：最後の対局（{ $black }-{ $white }）を検討する。
practice-from-level = { $day }の{ $level }（{ $tag }）との対局から。
practice-from-opponent = { $day }の{ $opponent }との対局から。
practice-from = { $day }の対局から。
practice-waiting = 新しい{ $count }局面は明日です。
practice-solved = 修了：{ $count }。
practice-question = { $side }の番。最善手を探しましょう。
practice-played = ここで{ $square }と打ち、{ $loss }石損しました。
practice-right = { $square } { $score }：正解、最善手です。
practice-right-among = { $square } { $score }：正解。同じくよい手：{ $best }。
practice-nearly = { $square } { $score }：まずまず。最善は{ $best }、さらに{ $costs }石。
practice-better = { $square } { $score }：{ $made }より{ $gained }石よい。最善は{ $best }、さらに{ $costs }石。
practice-wrong = { $square }は{ $costs }石の損。最善は{ $best }。
practice-solved-now = 修了です。
practice-later = また後で出ます。
practice-again = { $days ->
    [1] 明日また出ます。
   *[other] { $days }日後にまた出ます。
}
practice-puzzle-next = 次は同じ着想の詰めオセロです。
practice-title-drill = 練習：残り{ $due }問
practice-drill-done = 練習終了：一度で正解 { $right }/{ $asked }。
practice-drill-puzzles = { $count ->
    [one] Enter：同じ考え方の問題を1問（{ $subject }）。
   *[other] Enter：同じ考え方の問題を{ $count }問（{ $subject }）。
}
practice-puzzles-due = 間違えた詰めオセロの復習が{ $count }問。Enter：解く。
practice-enter-puzzles = Enter：間違えた問題
editor-title = 局面編集
editor-empty = 盤は空です。
editor-stray = { $count ->
   *[other] この局面になる対局はありません。{ $squares }が他の石に接していません。
}
editor-how = 一行ずつ入力：xは黒石、oは白石、-は空き。
editor-then = t：手番、n：空にする、s：初形、a：検討、p：対局。
position-discs = 黒{ $black }、白{ $white }
position-to-move = { $discs }。{ $side }の番。
position-must-pass = { $discs }。{ $side }はパス。
position-over = { $discs }。終局です。
practice-to-move = { $side }の番
practice-enter-next = Enter：次の局面

## What has happened

news-with-turn = { $news }。{ $turn }
news-on = { $switch }：オン
news-off = { $switch }：オフ
news-people-on = コーチは{ $rating }の人の打ち方も伝えます
switch-step-mode = ステップ
switch-animation = アニメーション
switch-mouse = マウス
switch-hints = ヒント
switch-values = 評価値
switch-coach = コーチ
switch-people = 人の手
switch-numbers = 手数
news-hints-on = ヒント：オン{ $urgent }
news-hints-off = ヒントを消しました
news-turned = 盤の回転：{ $degrees }度
news-theme = テーマ：{ $theme }（終了まで）
news-mistakes-both = [と]で両者の失敗をたどります
news-mistakes-of = [と]で{ $side }の失敗をたどります
news-time-is-up = { $who ->
    [you] 時間切れ：対局は続きますが、成績には入りません
   *[other] { $name }の時間切れ：対局は続きますが、成績には入りません
}
news-saved = 保存しました：{ $path }
news-settings-aside = 以前の設定は{ $name }に移しました
news-imported-one = 棋譜に加えました
news-imported-known = すでに棋譜にあります
news-imported = { $new }局を加えました。{ $known }局はすでにあります
news-imported-partly = { $new }局を加えました。{ $known }局はすでにあり、{ $refused }局は読めません
news-step-by-itself = ステップ：オン。Enterで続けます
news-own-game = ここから新しい対局です
news-own-game-redo = ここから新しい対局です。rで元の手をたどります
news-pasted = 左右：たどる、Enter：ここから対局
news-missed = { $made }ではなく{ $right }でした
news-copied = コピーしました（端末が許せば）
news-kept-again = 棋譜を再び保存しています
news-settings-kept = 設定を保存しました
news-deleted = 削除しました（u：元に戻す）
news-import-undone = 最後の取り込みの{ $count }局を削除しました（u：元に戻す）
news-board-taken = 貼り付けた局面を置きました。
news-analysis-continued = { $date }の検討です。n：新しい検討。
news-tree-analysed = すべての変化を解析しています。t：止める。
news-tree-done = 解析が終わりました：{ $count }局面。
news-tree-analysis-stopped = 解析を止めました
news-line-taken = 予想手順を変化に加えました。r：たどる。
news-promoted = 変化を上げました。
news-line-deleted = 削除しました。z：元に戻す。
news-line-restored = 元に戻しました。
news-lines-copied = 別の窓で変化が変わりました。あなたの変化は写しに保存しました。
news-idle-soon = まだいますか？ 一分以内に何かキーを押してください
news-restored = 棋譜を元に戻しました

## What is not possible, and what to do instead

refusal-over = 終局しています（n：新しい対局）
refusal-turn = { $name }の番です
refusal-turn-enter = { $name }の番です：Enterで打たせます
refusal-must-pass = { $who ->
    [you] 打てる所がありません。Enterでパスします
   *[other] { $name }は打てる所がありません。Enterでパスします
}
refusal-coach-failed = outflankの不具合でコーチの思考が止まりました
refusal-no-move = コンピュータが手を見つけられません：Enterでもう一度
refusal-opponent = { $name }から手が来ません（{ $why }）：Enterでもう一度
refusal-take-back = 戻せる手がありません
refusal-redo = 進める手がありません
refusal-before-retry = ここで試すのはこの一手だけです（v：検討に戻る）
refusal-no-resigning = 投了する対局がありません
refusal-no-typing = この対局は観戦だけです
refusal-no-number = ここでは数を聞いていません
refusal-type-number = 数を入力してEnter
refusal-column = { $digit }列はありません：1から8がaからhです
refusal-half-move = 行も1から8で入力するか、矢印キーを使ってください
refusal-turn-board = 回せるのはリバーシの盤だけです
refusal-row = { $digit }行はありません：1から8です
refusal-square = 「{ $text }」はマスではありません：{ $range }です
refusal-guest-unsuited = { $name }はこの開始局面では打てません：局面か相手を変えてください
refusal-coach = コーチが見るのは石の多い方が勝つ8x8のリバーシだけです
refusal-no-coach-here = この対局にコーチは出ません：終局後にvで検討できます
refusal-coach-silent = ここにコーチはいません：石の多い方が勝つ8x8のリバーシだけです
refusal-no-people = 人の手がわかるのは標準のリバーシだけです
refusal-values = 評価値は石の多い方が勝つ8x8のリバーシだけです
refusal-review = まだ検討する手がありません
refusal-reviewed = 先に検討してください（v）
refusal-review-begun = 検討は始まったばかりです：少し待ってください
refusal-mistake = 失敗は見つかりません
refusal-more = ここで言えるのはこれだけです
refusal-explain = まだ説明はありません。iでコーチ。
refusal-over-here = ここは終局です：先に戻ってください
refusal-retry = 先に手まで進んでから、別の手を試してください
refusal-export = 書き出す棋譜がありません
refusal-nothing-to-solve = ここは両者とも打てません
refusal-nothing-to-delete = 先に削除する手へ行ってください
refusal-no-move-or-opening = 「{ $text }」は手でも序盤の名前でもありません
refusal-no-times = この棋譜に時間の記録はありません
refusal-no-moves = まだ一手も打たれていません
refusal-no-link = このリンクでは局面、問題、レッスンは開けません
refusal-not-in-line = それでもありません：Enterで正解を見ます
refusal-qr = QRコードには長すぎます
refusal-no-library = 棋譜は保存されていません：開くものがありません
refusal-analysis = このルールの対局は検討できません
refusal-line-known = 予想手順はすでにあります：rでたどります
refusal-end-of-line = 変化の終わりです：打つと続きます
refusal-variation = ここに変化はありません
refusal-mark = 印をつける手がまだありません
refusal-undelete = 元に戻すものがありません
refusal-no-import = 取り消す取り込みはありません
refusal-lost-key = この鍵は使えません（RSAは2048ビット以上）。ゲストとして入りました
refusal-record = 読めない棋譜です：{ $why }
refusal-pasted = 貼り付けた{ $kind }：{ $why }
refusal-not-saved = 棋譜を保存できませんでした：{ $why }
refusal-settings-not-saved = 設定を保存できませんでした：{ $why }
refusal-shell = 戻るシェルがありません
refusal-not-kept = 棋譜は保存されていません：{ $why }
refusal-set-aside = 棋譜のファイルが壊れていたので{ $name }に移しました
refusal-settings = { $file }、{ $first }
refusal-settings-more = { $file }、{ $first }（他に{ $more }）

sure-why = 本当に？ { $why }
sure-look = 本当に？ { $square }の後、{ $other }に何ができるか見てみましょう。
resign-sure = { $who ->
    [you] 投了しますか？ 負けになります
   *[other] { $name }が投了します。本当に？
}
take-back-to = { $number ->
    [0] 最初まで戻しますか？
   *[other] { $number }手目まで戻しますか？
}
typed-filter-empty = 絞り込み（例：tastet white 2010-2019 @open won:black、people、own。空欄：すべて）
typed-filter = 絞り込み：{ $text }_
typed-comment = コメント：{ $text }_
typed-move = あなたの手：{ $text }_
typed-search = 検索：{ $text }_
typed-name = あなたの名前：{ $text }_
typed-opponent = 二人目の名前：{ $text }_

## The game library

library-title = 棋譜
library-empty = 棋譜はまだありません：対局するか、outflank importで取り込んでください
library-nothing = 見つかりません（Esc：すべて）
library-view-empty = ここに棋譜はありません（Tab：別の一覧）
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }、{ $place }
library-unfinished = { $black } - { $white }{ $score }、途中
library-unfinished-place = { $black } - { $white }{ $score }、途中、{ $place }
library-legend = * 途中
library-count = { $at }/{ $total }
library-by = { $sort }順
library-date = 日付
library-score = スコア
library-opening = 序盤
library-place = 大会
view-all = すべて
view-own = ここでの対局
view-unfinished = 途中
view-imported = 取り込み
view-deleted = 削除済み
outcome-won = 勝ち
outcome-lost = 負け
outcome-drawn = 引き分け
outcome-black = 黒勝ち
outcome-white = 白勝ち
sort-date = 日付
sort-black = 黒
sort-white = 白
sort-result = 結果
sort-opening = 序盤

## Export, paste

export-title = 棋譜を書き出す
export-copy = { $form }をコピー
export-image = 盤面をPNG画像で保存
export-save = { $form }を保存
export-qr = { $form }のQRコード
export-copy-link = ウェブページへのリンクをコピー
export-qr-link = ウェブページへのリンクのQRコード
form-transcript = 手順
form-board = 局面（文字）
form-ggf = GGF
form-sgf = SGF（変化つき）
form-pgn = PGN（変化つき）
form-svg = 手数つきの図（SVG）
form-picture = 盤面の絵（SVG）
form-json = JSON
form-link = 局面へのリンク（Hamlite）
form-card = カード：盤面と問題
qr-board = 局面：a1からの64マスと手番
qr-transcript = 棋譜の手順
qr-link = ウェブの盤Hamliteで局面を開くリンク
qr-too-small = 窓がこのQRコードには小さすぎます：{ $width }x{ $height }が必要です。
pasted-title = 貼り付け
pasted-what = { $kind }：{ $summary }
pasted-games = { $kind }：{ $count }局
pasted-complaints = { $count }局は読めませんでした
pasted-part = { $moves } 手のうち { $read } 手を読めます: Enter で開きます。
pasted-open-kept = Enterで開きます。今の対局は残ります。
pasted-open = Enterで開きます。
pasted-add = Enterで棋譜に加えます。
pasted-discard = Esc：捨てる。

## Statistics

statistics-phases = 検討した一局あたりの失敗による損
statistics-title = 成績 { $dot } { $game }
statistics-none = コンピュータとの対局がまだ終わっていません。
statistics-level = レベル
statistics-all = 全体
statistics-games = 局
statistics-won = 勝
statistics-drawn = 分
statistics-lost = 敗
statistics-average = 平均
statistics-best = 最高
statistics-streak = 連勝：{ $now }（最高{ $longest }）
statistics-scale = 平均と最高は石差。レベル3がレート1000。
statistics-rating = レーティング{ $value } { $sign } { $spread }
statistics-puzzles = 詰めオセロ：{ $tried }問中{ $solved }問を一回で正解。
statistics-puzzle-range = レーティングは{ $low }から{ $high }の間です。
statistics-course = 対局ごとのレーティング
statistics-weaknesses = 一番損をしているもの
statistics-mistakes = 失敗
statistics-discs = 石
statistics-before = 以前
statistics-lately = 最近
trend-better = 改善
trend-same = 同じ
trend-worse = 悪化
trend-unknown = { "" }
statistics-scale-weaknesses = 以前と最近は、検討した最近の20局の一局あたりの損（石）。
guests-title = エンジン
guests-none = エンジンはまだありません。config.tomlに加えてoutflankを再起動してください。例：
guests-none-protocol = プロトコルは"gtp"か"nboard"です。
guests-keys = Enter：試す（十秒まで）
guests-log = { $name }の記録
guests-log-empty = まだありません。手を求められると起動します。
guests-log-below = 下にあと{ $count }
guest-trial-under-way = 試しています…
guest-works = 動作：一手{ $seconds }秒
guest-works-as = 動作：{ $name }、一手{ $seconds }秒
player-guest = エンジン

## Tournaments

tournament-standings = 順位
tournament-ended = 対局
tournament-points = 得点
tournament-elo = Elo
tournament-results = 勝-分-敗
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] { $rounds }回戦中{ $round }回戦
   *[other] { $rounds }回戦中{ $round }回戦、{ $count }局終了
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter：盤を大きく。q：止める
tournament-over = 大会終了：{ $name }の優勝
tournament-passes = { $name }はパスです
tournament-your-move = { $name }、あなたの番です{ $urgent }
analyst-title = { $name }（深さ{ $depth }）
analyst-looking = 考えています…
refusal-no-engines = エンジンはまだありません：エンジンのページに加え方があります
refusal-rush = ラッシュが終わります。もう一度押すと終了します
refusal-clock-runs = 対局中で時計が進んでいます：もう一度で離れます
refusal-tournament = 途中の対局は結果なしになります。もう一度qで止めます

statistics-keys = 左右：他のゲーム

## Settings

setting-on = オン
settings-title = 設定
settings-board = 盤
settings-help = ヒントとコーチ
settings-game = 対局
settings-program = プログラム
settings-advanced = 詳細設定…
settings-advanced-about = あまり使わない設定。
setting-off = オフ
setting-theme = テーマ
setting-board = 盤の大きさ
setting-board-about = マスの大きさの上限。
setting-simple = 簡素
setting-simple-about = 盤とスコアと五つのキーだけを大きく。
setting-pictures = 画像
setting-pictures-about = 丸い石を画像で描く：kitty、sixel、iTerm2の端末。
setting-pictures-none = この端末は画像を表示できません。
setting-width = 記号の幅
setting-width-about = 円などの記号が占める桁数。2桁なら使わない。
setting-turned = 盤の回転
setting-turned-about = 盤を時計回りに回す（対局中はB）。
setting-degrees = { $degrees }度
setting-labels = 座標
setting-labels-about = 盤のまわりの文字と数字。
setting-key-signs = キーの記号
setting-key-signs-about = キーの行で矢印とEnterを記号で表示: ↑↓ ←→ ⏎。
setting-numbers = 手数
setting-numbers-about = 棋譜を見る時に石に手数を出す（#）。
setting-animation = アニメーション
setting-animation-about = 石が返る様子を見せる。
setting-human-pace = 人の速さ
setting-human-pace-about = 人のような相手は一手二秒まで考えます。
setting-hints = ヒント
setting-hints-about = 打てるマスに点を出す。
setting-flip-marks = 返る石
setting-flip-marks-about = その手で返る石に印をつける。
setting-values = 評価値
setting-values-about = 予想される最後の石差。
setting-coach = コーチ
setting-people = 人の手
setting-people-about = 同じ強さの人の打ち方をコーチが伝えます。
setting-peers = どの人か
setting-peers-about = コーチが比べる人たち。
setting-peers-own = 同じくらいの強さ
setting-peers-rated = レート{ $rating }
setting-language = 言語
setting-language-about = 画面の言語。
setting-language-system = システムの言語
setting-warning = 警告
setting-warning-about = 大きく損をする手の前に「本当に？」と聞く。
warning-off = なし
warning-blunder = 大悪手
warning-mistake = 悪手
warning-inaccuracy = 緩手
setting-coach-about = 最善手とその理由を見せる。
setting-step = ステップ
setting-step-about = コンピュータはEnterを待ちます。
setting-flag = 時間切れ
setting-flag-loses = 負け
setting-flag-plays-on = 続ける
setting-flag-loses-about = 時間切れは負けです。
setting-flag-plays-on-about = 対局は続きますが、レーティングには数えません。
setting-clock = 時計
setting-number-pad = 三目並べのキー
setting-number-pad-on = テンキー
setting-number-pad-off = 読む順
setting-number-pad-on-about = 三目並べ：7 8 9が上の行。
setting-number-pad-off-about = 三目並べ：1 2 3が上の行。
setting-mouse = マウス
setting-mouse-about = オフにすると端末で文字を選べます。
setting-bell = ベル
setting-bell-about = 別の窓にいる時、自分の番で一度鳴らす。
setting-quiet = 静かな時間
setting-quiet-about = この時間はベルを鳴らさない。
setting-quiet-none = なし
setting-quiet-hours = { $from }時から{ $to }時
setting-threads = 検討のスレッド
setting-threads-about = 多いほど速く、一つなら結果が再現します。
setting-memory = 検討のメモリ
setting-memory-about = 検討盤のメモリ。
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = あなたの名前
setting-name-about = Enterで編集。
setting-name-unset = あなた
setting-opponent = 二人目
setting-opponent-about = 二人対局での二人目の名前。
setting-opponent-unset = 色の名前
setting-page = ウェブページ
setting-page-about = リンクとQRコードの行き先。Enterで編集。
setting-page-unset = なし
setting-level = 初期レベル
setting-level-about = 最初の画面での初期値。
setting-side = 初期の色
setting-side-about = 最初の画面での初期値。
theme-own = 自作のテーマ。
theme-auto = 端末に合わせる：classic、明るい背景ではpaper。
theme-classic = 緑のフェルトにくるみの枠。
theme-midnight = 夜の深い青。
theme-paper = 紙にインク、明るい背景に。
theme-contrast = 灰、青、橙：色覚によらず見やすい。
theme-mono = 色なし：形と括弧だけ。
theme-ascii = XとO、ASCIIだけ。

## Keys

own-keys-no-set = 不明なキーの組「{ $name }」：あるのはviだけです
own-keys-no-command = 不明な命令「{ $name }」：outflank manual keys を見てください
own-keys-no-key = 不明なキー「{ $key }」：文字、Up、Enter、F2、Ctrl-Xなど
own-keys-none = 「{ $name }」に使えるキーがありません
own-keys-twice = { $key }は{ $one }と{ $two }の両方です：元のキーのままにします
own-look-no-base = 不明な基本「{ $name }」：classic, midnight, paper, contrast
own-look-no-role = 不明な色の役割「{ $role }」：outflank manual settings を見てください
own-look-no-color = { $role }は#26804fのような色です：「{ $color }」は使えません
own-look-contrast = { $other }の上の{ $one }は見にくい：コントラスト{ $ratio }、{ $least }以上が必要
palette-title = コマンド
palette-typed = > { $text }_
palette-nothing = そのような命令はありません
palette-start = 最初の画面
palette-library = 棋譜
palette-analysis = 検討盤
palette-page = 移動：{ $name }
palette-lesson = レッスン：{ $name }
palette-puzzle = 詰めオセロ：{ $name }
palette-game = ゲーム：{ $name }
palette-level = レベル：{ $name }
palette-person = 人のような相手：{ $name }
palette-against = 対局：{ $name }
palette-setup = 設定：{ $name }
palette-theme = テーマ：{ $name }
palette-editor = 局面編集

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = 待った 戻す undo
synonyms-redo = 進める やり直し redo
synonyms-hints = 点 合法手 hint
synonyms-values = 値 評価 石差 value
synonyms-coach = 助言 最善 説明 coach
synonyms-people = 人 割合 強さ people
synonyms-why = 理由 説明 why
synonyms-line = 変化 手順 line
synonyms-review = 失敗 解析 精度 review
synonyms-new-game = 最初から 対局 new
synonyms-resign = 負け 降参 resign
synonyms-theme = 色 見た目 暗い 明るい theme
synonyms-turn-board = 向き 回転 turn
synonyms-animation = 速さ 動き animation
synonyms-step = 待つ 一手ずつ step
synonyms-look = テーマ
synonyms-copy = クリップボード 手順 copy
synonyms-export = 保存 共有 ファイル 画像 export
synonyms-help = キー ルール 説明書 help
synonyms-quit = 終わる 閉じる quit
synonyms-try-again = やり直し retry
synonyms-game-drill = 練習 この対局の失敗
synonyms-library = 対局 履歴 検索 取り込み library 大会
synonyms-practice = 練習 訓練 失敗 practice
synonyms-analysis = 序盤 定石 変化 研究 analysis 練習
synonyms-statistics = レーティング 結果 elo stats
synonyms-start = メニュー ホーム start
synonyms-learn = レッスン 入門 学校 learn
synonyms-puzzles = 問題 詰め puzzles
synonyms-settings = 選択 名前 ベル マウス 言語 settings 画像 簡単 大きい
synonyms-engines = edax gtp nboard エンジン
synonyms-editor = 編集 盤 局面 editor
synonyms-lesson = 学ぶ レッスン
synonyms-puzzle = 問題
synonyms-daily = 日替わり 一問
synonyms-near = 強さ
synonyms-drill = ドリル 着想
synonyms-game = 変種 ルール オセロ
synonyms-level = レベル 強さ
synonyms-setup-level = 難易度 初心者 強く 弱く 難しい 易しい
synonyms-person = 人 相手
synonyms-clock = 時計 時間
keys-palette = 命令の一覧で
key-palette = 名前で命令を探す
key-run = 命令を実行
bar-run = 実行

help-rules = ルール
help-page = このページ
help-keys = すべてのキー
help-more-keys = すべてのキーは次のタブに（右）。
help-more = 下に続く
help-manual = 説明書はもっと詳しい：シェルでoutflank manual。
keys-board = 対局中
keys-start = 最初の画面で
keys-entry = 手の入力中
keys-result = 終局後
keys-library = 棋譜の一覧
keys-replay = 棋譜を見る
keys-editor = 局面編集
keys-analysis = 検討盤
keys-trainer = 序盤の練習
keys-holes = レパートリーの穴
keys-games-here = この局面の棋譜
keys-line = 予想手順
keys-practice = 練習
keys-learn = レッスン一覧
keys-lesson = レッスン中
keys-puzzles = 詰めオセロ一覧
keys-puzzle = 問題中
keys-settings = 設定
keys-guests = エンジン
keys-tournament = 大会
keys-tournament-board = 大会の盤
keys-statistics = 成績
keys-help = ヘルプで
keys-anywhere = どこでも

key-click = マスに打つ、メニュー、キーの行、棋譜から選ぶ
key-wheel = 棋譜を送る
key-help = ヘルプ：ルールとすべてのキー
key-quit = 終了（対局は保存）。入力中はCtrl-C
key-suspend = シェルへ中断、`fg`で戻る
key-repaint = 画面を描き直す
key-theme = 次のテーマ
key-export = 棋譜を書き出す：コピーか保存
key-copy = 手順をコピー
key-values = 各合法手の予想される石差
key-people = コーチ：同じ強さの人の打ち方
key-coach = コーチ：ヒント、着想、最善手と理由
key-review = 棋譜を一手ずつ検討
key-review-retry = 棋譜を検討。試している間は検討に戻る
key-type = マスを入力して打つ。:の後はEnter
key-next-legal = 次、前の打てるマス
key-hints = ヒント（h4と打つ場合に備え少し待つ）：打てるマス、三目並べでは勝ちと危険
key-library = 棋譜の一覧
key-back-start = 最初の画面へ
key-back-start-saved = 最初の画面へ（対局は保存）
key-page = 前、次のページ
key-ends = 最初、最後へ
key-cursor = カーソルを動かす
key-play = カーソルに打つ。ステップでは次の手
key-digits = 列、行：81は右上。三目並べは一桁
key-take-back = 待った（コンピュータ戦では自分の番まで）
key-resign = 投了：負けになる
key-take-back-to = その手まで戻す
key-turn = 盤を90度回す
key-times = 結果の代わりに一手の時間
key-numbers = 手数の表示
key-redo = 戻した手を進める
key-new = 新しい対局（この対局は保存）
key-step = ステップ：コンピュータはEnterを待つ
key-animation = アニメーション
key-mouse = マウス（オフ：端末で文字を選べる）
key-scroll-log = 棋譜を送る
key-start = 始める、設定を変える
key-analyst = 次のエンジンの手順、なし
key-choose-board = 盤を選ぶ
key-see-board = 大きくする
key-next-board = 次、前の盤
key-next-legal-or-board = 自分の番なら次の打てるマス、でなければ次の盤
key-scroll-standings = 順位を送る
key-play-on-turn = 自分の番に打つ
key-back-tournament = 順位へ戻る
key-choose-guest = エンジンを選ぶ
key-try-guest = 試す（十秒まで）
key-scroll-guest-log = 記録を送る
key-choose-line = 行を選ぶ
key-change = 設定を変える
key-play-entry = その手を打つ
key-cancel = やめる
key-again = もう一局
key-even = 互角のレベルと対局
key-new-setup = 別の対局を設定
key-undo-last = 最後の手を戻す
key-close-result = 結果を閉じて盤を見る
key-scroll = 送る
key-tab = タブを切り替える
key-close = 閉じる
key-change-save = 変えて保存
key-change-name = 変える、名前を編集
key-save-name = 名前を保存
key-keep-name = 元の名前のまま
key-open = 棋譜を開く、途中の対局を続ける
key-choose-game = 棋譜を選ぶ
key-search = 名前、日付、大会、序盤で探す
key-view = 表示：すべて、ここでの対局、途中、取り込み、削除済み
key-sort = 並べ替え：日付、黒、白、結果、序盤
key-outcome = 表示：すべて、勝ち、負け、引き分け、黒勝ち、白勝ち
key-opponent = この相手との棋譜
key-event = この大会の棋譜
key-delete = 棋譜を削除。削除済みの一覧では元に戻す
key-undelete = 最後の削除を元に戻す
key-undo-import = 最後に取り込んだ棋譜を削除する
key-clear-back = 検索を消し、最初の画面へ
key-finish-search = 入力を終える
key-clear-search = 検索を消す
key-step-move = 一手戻る、進む
key-step-ten = 十手戻る、進む
key-mistakes = 前、次の失敗
key-mistakes-of = 失敗の表示：両者、黒、白
key-try-again = ここで別の手を試す
key-game-drill = 練習：この対局の失敗、続いて問題
key-detail = なぜ：次の理由を詳しく
key-line = 予想手順をたどる
key-other-line = もう一つの手の手順
key-leave-line = 手順を離れる
key-replay-enter = ここから対局。検討では次の失敗
key-play-on = ここから新しい対局
key-back = 戻る
key-another-game = 他のゲーム
key-sure = それでも打つ
key-choose-weakness = 弱点を選ぶ
key-practise-weakness = 練習する
key-weakness-lesson = そのレッスンを開く
key-weakness-puzzles = その問題を解く
key-edit = 局面を編集
key-place-black = 黒石を置いて右へ
key-place-white = 白石を置いて右へ
key-erase = マスを空けて右へ
key-cycle = 黒、白、空きを順に
key-other-side = 手番を替える
key-empty-board = 盤を空にする
key-start-board = 初形に戻す
key-swap-colors = 色を入れ替える
key-rotate = 盤を90度回す
key-mirror = 盤を裏返す
key-undo-edit = 元に戻す
key-analyse-position = 局面を検討
key-play-position = コンピュータと対局
key-analyse = 検討盤で開く：変化、コメント、印
key-analysis-play = ここに打つ：変化をたどるか始める
key-step-back = 一手戻る
key-step-on = 一手進む
key-variations = 前、次の変化
key-comment = 最後の手にコメント
key-mark = 最後の手に印：!、!!、!?、?!、?、??
key-explore = ここでの実戦を見せる、隠す
key-games-here = この局面になった棋譜の一覧
key-train = ここから練習：自分の変化、よくある手への好手
key-new-analysis = 新しい検討。変化やコメントがあれば今のものは保存
key-analyse-tree = すべての変化を解析。もう一度で止める
key-engine = エンジンを動かす・止める
key-solve = 読み切り：終局まで時間の限り探索。もう一度で止める
key-solve-position = 局面を読み切る
key-holes = 穴を探す：レパートリーに答えのないよくある手
key-train-play = この手で答える。変化の終わりでは次へ
key-train-again = 変化を最初から
key-open-hole = この手へ行く
key-choose-hole = 手を選ぶ
key-filter = 棋譜を絞る：選手、年、大会、結果
key-use-filter = この条件で絞る
key-drop-filter = やめる
key-open-here = この手の所で棋譜を開く
key-best-lines = 最善の変化をこの数だけ。0で表示しない
key-take-line = 予想手順を変化に加える
key-promote = 変化を上げる
key-delete-line = 手とその先をすべて削除
key-restore-line = 削除したものを戻す
key-fold = 変化を隠す、見せる
key-save-comment = コメントを保存
key-drop-comment = 元のまま
key-subject = 一つのテーマだけ練習。もう一度で次
key-choose-lesson = レッスンを選ぶ
key-open-lesson = レッスンを開く
key-lesson-answer = 打つ、印をつける、答える。その後続ける
key-lesson-number = 求められたら数を入力
key-lesson-again = もう一度、またはこの盤を最初から
key-lesson-boards = 前、次の盤
key-lesson-leave = レッスンの一覧へ
key-choose-puzzles = 選ぶ
key-open-puzzles = 開く
key-puzzle-play = 打つ。その後続ける
key-puzzle-again = 誤った手を戻す
key-puzzle-name = ドリルで着想を答える
key-puzzle-idea = 着想を見る。得点は半分
key-practice-idea = 最善手の着想を見る
key-puzzle-solution = 答えを見る
key-puzzle-share = この問題を共有：リンク、局面、QRコード
key-lesson-share = このレッスンを共有：リンク、局面、QRコード
key-puzzle-copy = 今日の一問の結果をコピー
key-puzzle-leave = 問題の一覧へ
key-practice-play = カーソルに打つ。その後次の局面
key-choose-format = 形式を選ぶ
key-do-export = 書き出す
key-accept = 受ける
key-discard = 捨てる

bar-help = ヘルプ
bar-quit = 終了
bar-type = 入力
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = 次
bar-hints-show = ヒント表示
bar-hints-hide = ヒント消去
bar-back = 戻る
bar-leave = 離れる
bar-play = 打つ
bar-coach = コーチ
bar-values = 評価値
bar-undo = 待った
bar-undo-import = 取り込み取消
bar-resign = 投了
bar-take-back = 戻す
bar-redo = 進める
bar-new = 新規
bar-start = 開始
bar-choose = 開く
bar-move = 選ぶ
bar-next-mistake = 次の失敗
bar-change = 変更
bar-cancel = やめる
bar-again = もう一局
bar-even = 互角の相手
bar-review = 検討
bar-review-mattered = 勝負所を見る
bar-new-setup = 別の設定
bar-board = 盤
bar-scroll = 送る
bar-close = 閉じる
bar-tab = 別のタブ
bar-ok = OK
bar-open = 開く
bar-search = 検索
bar-view = 一覧
bar-sort = 並べ替え
bar-filter = 絞る
bar-delete = 削除
bar-restore = 戻す
bar-done = 完了
bar-clear = 消す
bar-step = 一手
bar-ends = 最初/最後
bar-mistakes = 失敗
bar-own-mistakes = 自分の失敗
bar-next-board = 次の盤
bar-tournament = 順位
bar-try = 試す
bar-try-again = もう一度
bar-retry = 試す
bar-game-drill = 練習
bar-why = なぜ
bar-line = 手順
bar-other-line = 別の手順
bar-play-on = ここから対局
bar-first-game = 最初の対局
bar-costliest = 最大の失敗
bar-copy = コピー
bar-set = 置く
bar-turn = 手番
bar-analyse = 検討盤
bar-explore = 実戦
bar-train = 練習
bar-solve = 読み切り
bar-once-more = 最初から
bar-lines = 最善の変化
bar-engine-on = エンジン開始
bar-engine-off = エンジン停止
bar-variation = 変化
bar-comment = コメント
bar-idea = 着想
bar-puzzles = 詰めオセロ
bar-lesson = レッスン
bar-solution = 答え
bar-export = 書き出す
bar-practise = 練習
bar-answer = 答える
bar-mark = 印
bar-subject = テーマ
bar-game = ゲーム
bar-discard = 捨てる
bar-result = 結果
bar-pass = パス
bar-next-move = 次の手
bar-go-on = 続ける

## The end

farewell = outflankで遊んでいただきありがとうございました！
farewell-score = { $title }：{ $score }。
farewell-final = 最終スコア：{ $score }。{ $verdict }。
farewell-current = 現在のスコア：{ $score }。{ $verdict }。
farewell-opening = 序盤：{ $name }。
farewell-continue = 続きは：{ $command }
farewell-unfinished = 途中の対局：{ $command }
farewell-guest = 一日の間、ユーザー名{ $name }で戻れます。
farewell-memory = メモリが足りなくなったため、outflankを終了しました。

## Line by line (--plain)

plain-menu-title = outflank：リバーシと三目並べ
plain-menu-play = リバーシ
plain-menu-tic-tac-toe = 三目並べ
plain-menu-learn = レッスン
plain-menu-puzzles = 詰めオセロ
plain-page-not-kept = 棋譜は保存されません：{ $why }。
plain-page-library = 棋譜は盤のある画面にあります。
plain-menu-library = 棋譜と検討
plain-menu-settings = 設定
plain-menu-quit = 終了
plain-menu-number = 番号：
plain-menu-help = 0から{ $count }の番号を入力してください。
plain-library-help = 番号で棋譜を開く、Enterで続き、0でメニュー。
plain-library-game = 1で検討、0で一覧。
plain-library-reviewing = 検討しています。数秒かかります…
plain-library-empty = 棋譜はまだありません。0でメニュー。
plain-library-end = 棋譜はここまでです。0でメニュー。
plain-settings-help = 1から{ $count }の番号で設定を変える、0でメニュー。名前は番号と名前。
plain-welcome = { $game }へようこそ！ { $rule } helpで命令の一覧。
plain-welcome-letters = { $game }へようこそ！ { $rule } 黒はX、白はO。helpで命令の一覧。
plain-sides = あなたは{ $yours }、コンピュータは{ $its }、{ $level }です。
plain-you-first = あなたが先手です。
plain-computer-first = コンピュータが先手です。
plain-side-first = { $side }が先手です。
plain-taken-back = 戻しました：{ $squares }。
plain-clocks = 残り時間：{ $black } { $black-time }、{ $white } { $white-time }
plain-score = { $title }：{ $score }
plain-reason = { $reason }。{ $instead }。
plain-type-side = { $black }か{ $white }を入力、またはhelp
plain-type-yes = yesかno、またはundo
plain-type-enter = Enter、またはhelp
plain-type-move = 手を入力、またはhelp
plain-type-example = 手を{ $square }のように入力、またはhelp
plain-type-example-digits = 手を{ $square }（または{ $digits }）のように入力、またはhelp
plain-how-letters = 手はマスで、文字と数字（h1）、または列と行の二桁（81）です。
plain-how-digits = 手は数字で、1 2 3が上の行、左からです。
plain-how-pad = 手は数字で、テンキーのように7 8 9が上の行です。
plain-how-none = --board noneでは手をことばだけで伝えます。
plain-ask-side = { $black }と{ $white }のどちらにしますか？
plain-ask-step = Enterでコンピュータの手を見る：
plain-ask-again = もう一局打ちますか？（yes か no）
plain-ask-move = あなたの手：
plain-ask-move-of = { $side }の手：
plain-hints = 打てる所は{ $squares }{ $urgent }
plain-result-why = { $verdict }、{ $reason }
plain-best = { $square }が最善で、結果は{ $score }（{ $sure }）。{ $why }
plain-worth-best = { $square }の結果は{ $score }（{ $sure }）。これより上はありません。{ $why }
plain-worth = { $square }の結果は{ $score }（{ $sure }）。{ $best }がまさります（{ $best-score }）。{ $why }
plain-no-game = 対局中ではありません
plain-nothing-to-move = 打つ手はありません
plain-no-move-yet = まだ一手も打たれていません
plain-illegal = { $square }には打てません
plain-no-coach-here = ここにコーチはいません
plain-too-long = 行が長すぎます
plain-not-your-turn = コンピュータの番です
plain-yes-no = yesかnoで答えてください
plain-not-understood = わかりませんでした
plain-over = 終局しています
plain-empty = 行が空です
plain-none = なし
word-hints = 毎回打てる所を出す（オン/オフ）
word-undo = 最後の手を戻す
word-board = 盤をもう一度出す
word-score = スコアを出す
word-best = 最善手と理由を出す
word-resign = 投了する
word-why = 最後の手を評価して説明する。`why f4`でf4を評価
word-help = この一覧を出す（または?）
word-quit = 対局を終える（またはq）

## The library of games on disk

store-locked = 別のプログラムが棋譜を使っています
store-other-tab = このページの別のタブが棋譜を保存しています
store-no-storage = このブラウザはページに保存場所を与えません
store-disk-full = ディスクがいっぱいです
store-read-only = 棋譜は読み取り専用です
store-cannot-open = 棋譜を開けません
store-not-permitted = 棋譜に書き込む権限がありません
store-damaged = 棋譜のファイルが壊れています
store-disk-silent = ディスクが応答しません
store-disk = ディスクに書き込めません：{ $why }
store-folder = { $folder }を作れません：{ $why }
store-newer = { $path }は新しい版のものです：outflankを更新してください
store-no-library = outflankの棋譜ファイルではないか、壊れています
store-newer-library = 新しい版のoutflankで作られたファイルです
store-foreign = 別のプログラムの棋譜です：移動すれば新しく始められます
store-index-damaged = 局面の索引が壊れ、ここでは作り直せません：棋譜は無事です
store-no-game = 棋譜{ $id }を読めません：{ $why }
store-no-such-game = 棋譜{ $id }はありません
store-unwanted = もう必要ありません
store-other = 棋譜を使えません：{ $why }

## Other programs

opponent-not-started = 起動できませんでした：{ $why }
opponent-no-folder = フォルダ{ $folder }がありません
opponent-no-command = 命令が空か、引用符が閉じていません
opponent-gone = 終了しました
opponent-hangs = { $command }に{ $seconds }秒以内に答えませんでした
opponent-nonsense = { $command }に「{ $answer }」と答えました
opponent-refused = { $command }を断りました：「{ $why }」
opponent-slow = { $seconds }秒以内に試しが終わりませんでした
opponent-illegal = 打てない手でした、{ $why }
opponent-unknown = 設定にそのエンジンはありません
opponent-unsuited = 標準のリバーシだけを打ちます
opponent-no-move = 手を送りませんでした
opponent-failed = outflankの不具合で思考が止まりました
opponent-silent = GTPエンジンは解析を伝えられません：NBoardプロトコルを使ってください

## The explorer: what is typed

error-damaged-block = 索引の一部が壊れています
error-filter-years = 「{ $value }」は2010-2019のような年ではありません
error-filter-winner = 「{ $value }」：won:black、won:draw、won:whiteです
error-filter-word = 「{ $value }」では絞れません。使えるのはwon:black、2010-2019、@大会、people、own、選手名
error-filter-side-alone = 「{ $value }」の前に選手名が必要です

## Records that cannot be read

error-tree-json-no-parent = 変化{ $value }の前の手がありません
error-tree-json-not-a-square = 変化{ $number }：「{ $text }」はマスではありません
error-tree-json-refused = 変化{ $number }：{ $reason }
error-board-cell-count = 盤のマスが{ $wanted }でなく{ $found }です
error-board-not-a-cell = マス{ $number }が{ $found }です：X、O、-のどれかです
error-board-not-a-side = 盤の後は手番のXかOで、{ $value }ではありません
error-wthor-too-short = WTHORファイルには短すぎます
error-wthor-other-length = 見出しでは{ $size }バイトの記録が{ $promised }件ですが、続くのは{ $found }バイトです
error-wthor-other-board = 盤が{ $value }行です：8だけがわかります
error-wthor-solitaires = 対局でなく問題（ソリティア）のファイルです
error-game-not-a-square = { $number }手目が{ $byte }で、マスではありません：行の10倍と列の和です
error-game-refused = { $number }手目（{ $square }）は打てません：{ $reason }
error-game-too-many-discs = 黒石{ $value }は64を超えています
error-json-no-record = JSONの棋譜ではありません：{ $value }
error-json-other-game = 不明なゲーム「{ $value }」：{ $known }
error-json-board = 開始局面：{ $value }
error-site-cut-short = 途中で切れています
error-site-no-moves = 手がありません
error-site-other-game = { $value } の対局で、reversi1 ではありません
error-grid-twice = 番号 { $number } が二つあります
error-grid-missing = 番号 { $number } がありません
error-table-moves = 手がありません
part-game = 対局 { $number }
part-line = { $number } 行目
part-object = オブジェクト { $number }
reading-stops = { $why }（{ $moves } 手のうち { $read } 手を読めます）
reading-guess = 推測: { $words } 語のうち { $moves } 語が手です
reading-turned = 黒がd4とe5の初期配置だったので、盤を左右反転しました
no-reading-empty = 何も入っていません
no-reading-form = 読める形式ではありません: 手順、盤面、PGN、GGF、SGF、WTHOR、OBF、JSON、表
no-reading-moves = 手が一つもありません
no-reading-bytes = テキストでも、完全な WTHOR ファイルでもありません
no-reading-names = WTHOR の名前のファイルです: 隣の .wtb ファイルを選んでください
no-reading-yet = { $name } のファイル: この形式はまだ読めません
error-sgf-cut-short = 途中で切れています
error-sgf-empty = 括弧の中が空です
error-sgf-other-game = SGFのゲーム番号が{ $value }です。オセロは2です
error-sgf-other-size = 盤の大きさが{ $value }です：8、6、4だけです
error-sgf-not-a-square = { $line }行目：「{ $text }」はマスではありません
error-sgf-two-discs = 開始局面の{ $value }に石が二つあります
error-sgf-set-up-later = { $line }行目：初手の後に石が置かれています
error-sgf-refused = { $line }行目：{ $text }は打てません：{ $reason }
error-sgf-long-comment = { $line }行目：コメントは最初の{ $max-comment }文字だけ残します
error-sgf-wrong-side = { $line }行目：{ $text }は{ $side }の手ですが、{ $side }の番ではありません
error-ggf-cut-short = 途中で切れています
error-ggf-other-game = オセロでなく{ $value }の棋譜です
error-ggf-other-type = 不明な種類「{ $value }」：8、8a、6、4にs、r、k、b、wです
error-ggf-board = 開始局面BO：{ $value }
error-ggf-not-a-move = { $number }手目：「{ $text }」はマスでもPAでもありません
error-ggf-refused = { $number }手目（{ $text }）は打てません：{ $reason }
error-ggf-wrong-side = { $number }手目は{ $side }の手ですが、番ではありません
error-obf-not-a-score = { $value }は-64から+64の石差ではありません

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = 手番の側に選択がありません
error-not-a-puzzle-not-unique = 唯一の手がありません：{ $first }と{ $second }は結果が同じか、差が{ $min }石未満です
error-lesson = { $line }行目：{ $fault }
error-lesson-fault-no-title = レッスンは題で始まります：# 題
error-lesson-fault-no-summary = 題の下に、学ぶことを一行で書きます
error-lesson-fault-no-board = 盤は題で始まります：## 題
error-lesson-fault-no-boards = レッスンに盤がありません
error-lesson-fault-unknown-key = 不明なキー「{ $value }」：board, moves, turn, from, ask, task, answer, claim, then, right, lesser, wrongです
error-lesson-fault-twice = 「{ $value }」が二度あります
error-lesson-fault-missing = 上の盤に「{ $value }」がありません
error-lesson-fault-side = 「{ $value }」は側ではありません：blackかwhiteです
error-lesson-fault-task = 不明な課題「{ $value }」：play, mark, count, total, pass, finishです
error-lesson-fault-then = 「{ $value }」は1から6の手数ではないか、着手を問う課題ではありません
error-lesson-fault-square = 「{ $value }」はマスではありません
error-lesson-fault-answer = 答えは{ $value }です
error-lesson-fault-claim = 不明な主張「{ $value }」
error-lesson-fault-untrue = 正しくありません：{ $value }
error-lesson-fault-loses = { $square }は探索で{ $loss }石の損です：「lesser { $square }: ...」と書いてください
error-lesson-fault-not-lesser = { $square }の損は探索で{ $loss }石、4未満です：答えに入ります
error-lesson-fault-refuses = { $square }は答えではないのに、探索で{ $loss }石よい手です：別の局面にしてください
error-lesson-fault-not-wrong = { $value }はここでは誤りではありません
error-untrue-fact = { $not ->
    [yes] { $first }は{ $second }ではありません
   *[no] { $first }は{ $second }です
}
error-untrue-number = { $second }でなく{ $first }です
error-untrue-squares = マスは{ $value }です
error-task-too-many-empties = 空きが{ $first }あります：この課題は数え切るので{ $second }までです
error-task-no-move = 手番の側に合法手がありません
error-task-no-pass = 手番の側に合法手があり、パスできません
error-task-no-answer = 課題に合う合法手がありません
error-task-not-legal = { $value }は合法手ではありません
error-task-not-empty = { $value }は空いていません
error-task-out-of-reach = 最善の結果は{ $value }です：その結果には届きません
error-unknown-task = 不明な課題「{ $value }」。使えるのはplay、mark、count、total、pass、finish

## Other programs: names

error-guest-name = 名前は1から{ $most }文字の英数字と'-'、'_'、'.'、'+'です

## Tournaments: plans

error-plan-players = 大会の選手は{ $value }でなく2から{ $most }人です
error-plan-rounds = 大会は{ $value }でなく1から{ $most }回戦です
error-plan-swiss-rounds = { $players }人のスイス式は{ $rounds }でなく{ $most }回戦までです
error-plan-games = 二人の対局は{ $value }でなく1から{ $most }局です

## The engine: files and memory

error-weights-no-weights = outflankの重みファイルではありません
error-weights-other-version = 重みの版は{ $value }です。版{ $version }が必要です（outflank-train fitで作ります）
error-weights-damaged = 重みファイルが壊れています
error-people-no-weights = outflankの人のファイルではありません
error-people-other-version = 人のファイルの版は{ $value }です。版{ $version }が必要です（outflank-train peopleで作ります）
error-people-damaged = 人のファイルが壊れています
error-out-of-memory = メモリ{ $mebibytes } MiBを使えません
error-book-no-book = outflankの定石ファイルではありません
error-book-other-version = 定石ファイルの版は{ $value }です。版{ $version }が必要です
error-book-damaged = 定石ファイルが壊れています
error-no-such-level = レベル{ $number }はありません：1から{ $count }です

## The rules: what is no move, no square, no time

error-not-a-forfeit = 不戦敗ではありません
error-time-control-not-a-time = 「{ $value }」は時間ではありません：90s、5m、1h30m、5:00のように
error-time-control-too-long = 「{ $value }」は長すぎます：100時間まで
error-time-control-not-a-count = 「{ $value }」は1から1000の数ではありません
error-time-control-no-time = 持ち時間がありません
error-not-a-square = 「{ $value }」はマスではありません：a1からh8です
error-play-over = 終局しています
error-play-can-move = 打てる所がある間はパスできません
error-play-must-pass = 打てる所がありません：パスです
error-transcript-not-a-move = { $number }手目：「{ $text }」はマスではありません。マスは{ $range }
error-transcript-refused = { $number }手目（{ $text }）は打てません：{ $reason }
error-transcript-too-long = 手順は{ $max-length }文字までです
error-tree-full = 一局の手は変化も含め{ $max-nodes }までです
error-tree-too-much-text = コメントは{ $max-comment }文字まで、一局で{ $max-text }文字までです
error-tree-played = 対局の手そのものは変えられません
error-tree-main-line = すでに本筋です

## The command line: what is wrong with it

usage-needs-value = { $argument }には値が必要です
usage-invalid-of = { $name }の値「{ $value }」は無効です：{ $allowed }
usage-unknown-of = 不明な{ $what }「{ $value }」：{ $allowed }
usage-invalid = { $name }の値「{ $value }」は無効です
usage-unknown-option = 不明なオプション「{ $name }」：outflank --helpを見てください
usage-unknown-command = 不明な命令「{ $command }」：outflank --helpを見てください
usage-missing = { $argument }がありません：outflank --helpを見てください
usage-twice = { $name }は一度だけです
usage-conflict = { $argument }は{ $other }と一緒に使えません

## The command line: values of options

value-level = 不明なレベル「{ $text }」：1から{ $count }です
value-player = 不明な選手「{ $text }」：level:1からlevel:{ $count }、または{ $names }です
value-player-or-person = 不明な選手「{ $text }」：level:1からlevel:{ $count }、person:{ $least }からperson:{ $most }、または{ $names }です
value-person = 「{ $text }」の人はいません：{ $least }から{ $most }まで100きざみです
value-person-game = 人が打つのは標準のリバーシだけです
value-guest-game = { $name }は標準のリバーシだけです
value-engines = { $sentence }。エンジン：{ $names }
value-protocol-game = { $protocol }：選手は標準のリバーシだけです
file-unreadable-why = { $file }を読めません：{ $why }
value-no-openings = { $file }に序盤がありません
value-depth = 1から20の整数
value-no-command = '{ $text }'にプログラムの名前がありません
value-mebibytes = 1から65536 MiB
value-seconds = 0.001から86400秒
value-clocks = { $why }。例：5m、5m+3s、10m/30s、10m/3x30s、黒と白に10m,5m
value-count = 1から1000000の整数
value-address = 0.0.0.0:2022や[::]:2022のようなアドレスとポート
value-threads = 1から256スレッド
value-concurrency = 同時に1から256局
value-factor = 0.001から1000
value-patience = 1から86400秒の整数
value-games = 1から1000000局
value-whole = 0以上の整数
value-seed = 0から{ $most }の整数
value-number = 1以上の整数
cli-less-memory = メモリ{ $wanted } MiBを使えません：{ $granted } MiBを使います
cli-rules-reversi = --rulesはリバーシだけです
cli-first = --firstは--rules bookとtictactoeだけです：他は黒が先手です
cli-level-auto = --level autoは標準のリバーシだけです
value-or-auto = { $why }、またはauto
cli-watch-players = watchには二人が必要です。例：level:3 level:4
cli-start-reversi = --startは標準のリバーシだけです
cli-start-gtp = { $name }はこの開始局面では打てません：GTPで送れません

## The command line: files, games, commands

file-unreadable = { $file }を読めません
file-unwritable = { $file }に書けません
cli-serve-no-home = ホームフォルダがわかりません：--data フォルダで指定してください
cli-serve-not-built = この版にサーバはありません：cargo build --release --features serve
cli-no-interrupt = Ctrl-Cを扱えません
manual-title = outflankの説明書。ページを読むには：
cli-no-topic = 不明な題目「{ $topic }」：{ $topics }
cli-no-image = 画像を作れません
cli-plain-first = --plainは単独か、play、watch、learn、puzzleの後です
cli-no-output = 出力を書けません
cli-no-input = 入力を読めません
cli-input-failed = 入力を読めませんでした
cli-lesson = 不明なレッスン「{ $text }」：1から{ $count }、または{ $names }
cli-lesson-checked = { $file }：盤{ $boards }、試験{ $exam }、すべて正しい
cli-no-puzzle = その問題はまだありません
cli-puzzle-ended = 問題を続けられません
cli-solve-it = 解くには：outflank puzzle --id { $id } --plain
cli-file-line = { $file }、{ $line }行目：{ $why }
cli-many-empties = 空きが{ $empties }あります：{ $most }までです
value-to = 1から{ $count }
cli-explore-for-black = 石差と定石の値は黒からです。
cli-explore-reversi = 調べられるのはリバーシだけです
cli-index-anew = 局面の索引が壊れていたので作り直しています：棋譜は無事です
cli-no-such-player = 名前に「{ $name }」を含む選手はいません
cli-no-such-event = 名前に「{ $name }」を含む大会はありません
cli-over-here = ここは終局です
cli-must-pass = { $side }はパスです
cli-index-incomplete = 途中：{ $target }局のうち{ $through }局が索引にあります
cli-index-stopped = 局面の索引が完成していません：{ $why }
cli-to-move = { $side }の番
cli-no-game-in = { $file }に棋譜がありません：{ $why }
cli-games = { $count }局
cli-only-guess = { $file }: 知っている形式の対局はありません。{ $guess }: --guess で取り込みます
cli-more-unreadable = { $file }：他に{ $more }局読めません
cli-no-such-game = --game { $number }：ファイルは{ $games }です
cli-one-game-of = --to { $form }は一局ですが、ファイルは{ $count }局です：--game Nで選んでください
cli-cannot-hold = --to { $form }に{ $game }は入りません。入るのは：{ $forms }
cli-no-home = 棋譜を保存するホームフォルダがありません
cli-set-aside = 棋譜のファイルが壊れていたので{ $name }に移しました
cli-imported = { $file }：{ $games }（{ $format }）、新規{ $new }、既存{ $known }
cli-is-library = { $file }は棋譜ファイルです：importで読めます
cli-no-files = { $folder }にファイルがありません
import-form = 形式
import-games = 棋譜
import-new = 新規
import-known = 既存
import-repaired = 補正
import-refused = 拒否
import-all = 合計
import-more = ほか{ $more }件。--jsonですべて示します
cli-left-out = --to { $form }は{ $count }局の変化とコメントを省きます。sgf、pgn、jsonなら残ります
cli-library-format = 棋譜ファイル
cli-file-exists = { $file }はすでにあります：別の名前にしてください
cli-one-game = --to { $form }は一局です：--id Nで選んでください
cli-game-why = 棋譜{ $id }：{ $why }
cli-game-unreadable = 棋譜{ $id }を読めません：{ $why }
cli-no-games = 棋譜が見つかりません
cli-game-ended = 対局を続けられません
cli-lesson-ended = レッスンを続けられません
cli-needs-terminal = outflankには端末が必要です。なければoutflank { $command }
cli-no-position = 「{ $text }」はリバーシの局面ではありません
cli-solve-long = { $line }行目：空き{ $empties }はとても長くかかることがあります。Ctrl-Cでそれまでの結果を出します
cli-line = { $line }行目：{ $why }
cli-solve-wrong = 誤り：ファイルでは{ $stated }
cli-solve-stopped = 中断：読み切りではありません、深さ{ $depth }
cli-solved = { $count }局面、{ $nodes }ノード、{ $seconds }秒、毎秒{ $rate }ノード
cli-passes = { $name }は打てる所がなくパスします
cli-hint-people = 評価値の後：レート{ $rating }の人がその手を打つ割合。
cli-hint = { $exact ->
    [yes] { $name }の番、{ $sure }
   *[no] { $name }の番、推定、{ $sure }
}
cli-no-result = 中断：まだ結果がありません
cli-review-reversi = コーチが見るのは石の多い方が勝つ8x8のリバーシだけです
cli-review-position = 手がありません：局面はoutflank hint --positionで
cli-review-margins = 手番の側の予想される石差：
cli-review-exact = 読み切り
cli-review-depth = { $count }手
cli-review-better = 、{ $loss }石の損：{ $best }（{ $score }）がまさる
cli-review-opening = 定石（{ $name }）
cli-review-book = 定石
cli-review-account = { $moves }手、{ $loss }石の損、精度{ $accuracy }%：{ $counts }
cli-tournament-ended = 大会を続けられません
cli-tournament-again = 続けるには同じ命令をもう一度：{ $file }に対局があります
event-own-players = { $file }で選手が決まっています。ほかの選手は指定しないでください
event-opening = 序盤「{ $text }」：{ $why }
event-opening-over = 序盤「{ $text }」で終局します
event-one-start = start、opening-plies、openingsは一つだけです
event-two-paces = 大会にはclockかmove-timeのどちらか一方だけを書きます
event-opening-plies = opening-plies：{ $most }までです
event-no-name = 「{ $text }」には名前か命令が必要です
event-takes = { $key }は{ $what }です
event-formats = round-robin、swiss、knockout
event-time = "5m+3s"のような時間
event-transcripts = 手順の一覧
event-players = ["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]のような一覧
error-unknown-setting = 不明な設定「{ $key }」
event-out = { $round }回戦で敗退
event-bye = 不戦勝
event-fault = { $name }は{ $round }回戦、卓{ $table }、第{ $game }局を失います：{ $why }
event-file = { $file }を使えません
event-other-games = { $file }は別の大会の対局です：--saveに別のファイルを
event-no-game = { $file }：{ $line }行目はこの大会の対局ではありません
event-not-kept = 対局を保存できません
event-so-far = { $games }局、{ $round }回戦、残り{ $open }
event-new-game = { $name }：新しい対局、序盤{ $played }手の後。
event-your-move-by = { $name }（{ $side }、残り{ $seconds }秒）、あなたの手（q：ここで止める）：
event-your-move = { $name }（{ $side }）、あなたの手（q：ここで止める）：
event-flips-nothing = { $square }では何も返りません。
event-type-square = マスをd3のように入力してください。
match-opening-plies = --opening-plies：このゲームでは{ $most }まで
match-title = { $first }対{ $second }
match-elo = { $elo }、誤差{ $error }（95%）
match-auto = auto（最後のレーティング{ $rating }）
match-two-autos = autoは相手に合わせます：二つでは合わせる相手がいません
match-no-elo = 不明：終わった対局がありません
match-boundless = 限りなし：一方が全勝しました
match-fault = { $player ->
    [first] 一人目は{ $ply }手目で負けです：{ $why }
   *[second] 二人目は{ $ply }手目で負けです：{ $why }
}
match-claims = elo0=0,elo1=10のような二つの仮説、必要ならalpha=0.05,beta=0.05
match-claims-order = { $usage }。elo0はelo1より小さく
match-error-rates = alphaとbetaは0.0001から0.5の誤り率です
match-at-most = Eloで{ $elo }以下の差
match-at-least = Eloで{ $elo }以上の差
match-undecided = 未決
match-ratio = 対数尤度比{ $ratio }（{ $lower }から{ $upper }）
match-risks = { $below }未満では{ $alpha }%、{ $above }超では{ $beta }%の誤り

grade-best = 最善
grade-good = 好手
grade-inaccuracy = 緩手
grade-mistake = 悪手
grade-blunder = 大悪手
grades-best = 最善{ $count }
grades-good = 好手{ $count }
grades-inaccuracy = 緩手{ $count }
grades-mistake = 悪手{ $count }
grades-blunder = 大悪手{ $count }

## Settings and files that cannot be read, moves that are not legal

window-too-small = 窓が小さすぎます：{ $width }x{ $height }が必要
illegal-occupied = { $square }には石があります
illegal-flips-nothing = { $square }では何も返りません
illegal-not-yet = { $square }は後です：今は{ $others }か{ $last }
illegal-not-yet-only = { $square }は後です：今は{ $other }
illegal-taken = { $square }は取られています
illegal-off-board = { $square }は盤の外です
record-position = { $count ->
   *[other] 空き{ $count }の局面
}
sgf-cut = { $why }：そこから先は省きました
sgf-left-out = 省いたもの：{ $names }
file-larger = { $most }を超えています
file-none = ファイルではありません
config-takes = { $key }は{ $allowed }です：{ $found }は使えません
config-unreadable = 読めません：{ $why }
engines-too-many = エンジンが{ $most }を超えています
engines-level-name = その名前のレベルがあります
engines-table = 命令のある表が必要です
engines-text = 文字列
engines-protocols = "gtp"か"nboard"
engines-lines = 行の一覧
engines-seconds = 1から{ $most }秒
engines-no-command = 命令が必要です
engines-threads = threadsには命令の中に{ $text }が必要です
record-game = { $game }、{ $count }手

## Sides and games

side-black = 黒
side-white = 白
game-reversi = リバーシ
game-anti = 逆リバーシ
game-6x6 = リバーシ 6x6
game-4x4 = リバーシ 4x4
game-overture = リバーシ 自由配置
game-reversi-book = リバーシ XとO
game-tictactoe = 三目並べ

person-1000 = 隅と辺を好む。九手に一手は十石以上の損。
person-1100 = 早く辺に出る。十手に一手は十石以上の損。
person-1200 = 一手の損は序盤で二石、中盤で3.4石。
person-1300 = 一手の損は中盤で三石、終盤で2.5石。
person-1400 = 序盤はまずまず。二十手に一手は十石以上の損。
person-1500 = 初めは辺を避ける。中盤の損は一手2.4石。
person-1600 = 序盤の損は一手一石、終盤は1.4石。
person-1700 = 隅を後に残す。四十手に一手は十石の損。
person-1800 = 序盤は内側に打つ。中盤の損は一手1.5石。
person-1900 = 隅を急がない。終盤の損は一手一石。
person-2000 = めったに誤らない。序盤の損は一手半石。

level-name-random = ランダム
level-name-greedy = 欲張り
level-name-rookie = 初心者
level-name-novice = 入門者
level-name-amateur = 愛好者
level-name-club = クラブ
level-name-expert = 上級者
level-name-master = 達人
level-name-grandmaster = 名人
level-name-champion = チャンピオン
level-name-pupil = 生徒
level-name-regular = 常連
level-name-veteran = 古豪
level-name-perfect = 完璧

pictures-auto = 自動
pictures-on = オン
pictures-off = オフ
width-auto = 自動
width-narrow = 1桁
width-wide = 2桁
scale-auto = 自動
scale-small = 小
scale-medium = 中
scale-large = 大

keys-digits = 数字
keys-arrows = 矢印
keys-click = クリック、タップ
keys-wheel = ホイール

square-range = { $first }から{ $last }

## The server

serve-no-folder = サーバはフォルダ{ $path }を使えません
serve-no-store = 人のデータベース{ $store }を使えません
serve-newer-store = 人のデータベース{ $store }は新しい版のものです。このサーバも更新してください
serve-invalid-store = { $value }はPostgreSQLサーバのアドレスではありません：postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = サーバはデータベースとTLSを使いません：ソケット、専用網、トンネルで接続してください
serve-no-host-key = ホスト鍵{ $path }を読むことも作ることもできません
serve-open-host-key = 他の利用者がホスト鍵{ $path }を読めます：chmod 600で制限してください
serve-no-address = サーバは{ $address }で待ち受けられません
serve-friend = 友達の入力：{ $line }
serve-listening = ssh：{ $address }で待ち受け中
serve-web = ウェブページ：{ $address }で待ち受け中
serve-fingerprint = ホスト鍵：{ $fingerprint }
serve-banner = outflank：sshでリバーシ。鍵がなければguest@...で接続
serve-unknown-command = 不明な命令「{ $command }」：plain、またはhint 局面
serve-tournament-no-name = 大会に名前が必要です
serve-tournament-twice = { $name }が二度あります
serve-tournament-two-paces = 大会は時計か日数のどちらかです
serve-tournament-players = 大会にはplayersかweeklyのどちらか一方が必要です
serve-weekly-hour = { $text }は週の時刻ではありません：weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = 毎週の大会はswissかknockoutです
serve-weekly-days = 毎週の大会は一度に打ち切ります：日数ではなく時計を使います
serve-weekly-fields = 毎週の大会は一組一局で、ファイルに結果を書けません
serve-tournament-days = 一手は1から{ $most }日です
serve-tournament-no-round = 結果に第{ $round }ラウンドがありますが、全{ $most }ラウンドです
serve-tournament-self = 結果に{ $name }対{ $name }があります
serve-tournament-discs = 両者で64石までです
serve-come-later = 今は登録を読めません：後でまた来てください。
serve-restarting = 再起動します。対局は保存されています。1分後にまたどうぞ。
serve-no-hook = フック{ $path }はプログラムではありません
serve-can-start = サーバーは起動できます
serve-setup-data = { $path }はサービスのフォルダーに使えません：空白のない絶対パスで、ユニットが隠す/home、/root、/run/user、/tmpの外にしてください
serve-no-motd = 今日のお知らせ{ $path }を読めません
serve-folder-taken = フォルダ{ $path }では別のサーバが動いています
serve-tournament-stranger = { $name }の結果がありますが、参加者にいません
cli-host-name = play.example.orgのようなマシン名
cli-fingerprint = ssh-keygen -lf KEY.pubが示す鍵の指紋：SHA256:...
serve-no-accounts = 登録を読めません
serve-needs-screen = 画面が必要です：-Tなしで端末から接続してください

## People

start-people = みんな
start-people-about = 人に会う：対局、挑戦、観戦。
start-people-turns = { $count }局であなたの番
lobby-title = みんな
lobby-title-you = みんな：{ $name }
lobby-own-games = あなたの対局
lobby-here = { $count }人
lobby-seeks = 対局募集
lobby-running = 進行中の対局
lobby-unattended = 対局者が不在
lobby-finished = 今日の対局
lobby-people = 今いる人
lobby-new-seek = 新しい募集…
lobby-new-seek-about = みんなに対局を募集します。
lobby-about = 人やコンピューターと対局できます。
lobby-alone = ほかにはまだ誰もいません。
lobby-leave-game = 一手三日の対局を残す...
lobby-leave-game-about = Enter：ここで相手を待つ対局を申し出る。一手に三日あります。
lobby-play-alone = レベル・レッスン・問題
lobby-play-alone-about = Enter：一人で遊ぶものすべて。コーチと全レベルがあります。
lobby-play-now = すぐ対局
lobby-house = 約{ $strength }のコンピューター
lobby-watch = 観戦: { $black } - { $white }
lobby-play-now-about = Enter：待っている人か、ハウスとすぐに対局。
lobby-name-waits = { $name }が待っています
lobby-play-now-person = Enter：{ $name }と対局する（{ $terms }）。
lobby-daily-about = Enter：今日の問題、みんな同じです。
lobby-race-solved = { $count }人が正解
lobby-race-best = 最速{ $time } { $name }
lobby-race-own = あなたは{ $time }、{ $count }人中{ $place }位。
lobby-house-plays = ハウスは通しで打つリバーシだけを打ちます
lobby-choose-name = 名前を決める…
lobby-choose-name-about = 名前を決めます。一度だけです。
lobby-guest-code = 一日以内に戻るには
lobby-type-name = ずっと使う名前：{ $name }_
lobby-own-game-about = Enter：この対局へ。
lobby-time-yours = あなたの手番、残り{ $left }です。
lobby-time-theirs = { $name }の残りは{ $left }です。
lobby-time-vacation = { $name }は休暇中、残りは{ $left }です。
left-days = { $days }日
left-hours = { $hours }時間
lobby-own-seek = { $name }（あなた）
lobby-own-challenge = { $name }さんに挑戦中
lobby-own-seek-about = あなたの募集。Enterで取り消します。
lobby-challenge = { $name }があなたに挑戦
lobby-seek-about = Enter：{ $name }とこの条件で対局。
lobby-running-about = Enter：この対局を観戦。
lobby-finished-about = Enter：この対局を再現。そこで x を押すとリンクをコピーします。
lobby-won = 勝ち
lobby-lost = 負け
lobby-you = { $name }（あなた）
lobby-you-about = あなたです。Enter：みんなに対局を募集。
lobby-person-about = Enter：{ $name }に挑戦。
lobby-your-turn = あなたの番
lobby-playing = 対局中
lobby-tournament = { $name }、{ $rounds }回戦中{ $round }回戦
lobby-tournament-over = { $name }：{ $winner }の優勝
lobby-hour = { $day ->
    [1] 月曜日 { $time }
    [2] 火曜日 { $time }
    [3] 水曜日 { $time }
    [4] 木曜日 { $time }
    [5] 金曜日 { $time }
    [6] 土曜日 { $time }
   *[other] 日曜日 { $time }
}
lobby-weekly-players = { $count ->
   *[other] { $count }人
}
lobby-weekly-entered = あなたを含めて{ $count }人
lobby-weekly-about = 対局は{ $hour }（{ $zone }）に始まります。Enter：参加する。
lobby-weekly-in = { $hour }（{ $zone }）の大会に参加登録しました。Enter：取り消す。
lobby-weekly-guest = 対局は{ $hour }（{ $zone }）に始まります。ゲストは登録できません：鍵で接続してください（ssh-keygenで作れます）。
lobby-tournament-full = 大会は満員です
lobby-round = { $round }回戦
lobby-you-wait = 待っています
lobby-waits = あなたを待っています
lobby-is-here = います
lobby-round-about = { $name }との対局：あなたは{ $side }。Enter：打つ。
lobby-round-wait = { $name }の用意ができると始まります。Enter：待つのをやめる。
lobby-standings = 順位
lobby-standings-about = Enter：大会の順位と結果。
lobby-standings-keys = PgUpとPgDnで続き。Esc：戻る。
lobby-muted = 無視
lobby-moves = { $count }手
lobby-waiting = 待っています…
lobby-cut-off = 今は対局を保存できません。
lobby-ladder-title = 番付
lobby-ladder-about = 上位の人たち。
lobby-ladder-empty = レーティングの定まった人はまだいません。
lobby-ladder-games = { $count }局
lobby-name-taken = その名前は使われています
lobby-no-name = 名前はそのままです
lobby-guest-terms = ゲストは、その場で終える対局だけ（レーティングなし）。鍵で接続すれば、ほかもできます
lobby-busy = 先に今の対局を終えてください
lobby-too-many-seeks = 募集が多すぎます：先に一つ取り消してください
lobby-too-many-games = 通信対局はすでに50局あります。まず一局終えてください
lobby-seek-gone = その募集はもうありません
lobby-no-game = その対局はありません
lobby-not-your-game = あなたの対局ではありません
lobby-not-here = その人は今いません
lobby-not-your-turn = あなたの番ではありません
lobby-no-offer = 返事をする申し出がありません
lobby-not-away = 相手が二分間いないことが必要です
lobby-has-time = まだ時間があります
seek-title = 対局を募集
seek-title-to = { $name }に挑戦
seek-pace = 時間
seek-rated = レート戦
seek-rated-yes = はい
seek-rated-no = いいえ
seek-rated-about = 結果は両者のレーティングに入ります。対局中コーチなし。
seek-casual-about = 結果はレーティングに入りません。
seek-house-about = 誰も来なければ20秒後にコンピューターが相手をします。
seek-side = あなたの色
seek-side-random = ランダム
seek-side-about = あなたの側。
seek-game = ゲーム
pace-days = 一手{ $days }日
pace-live-about = 二人がその場で打ち切ります。
pace-days-about = 通信対局：一手{ $days }日以内。
terms-rated = レート戦
terms-casual = 自由
shared-title = { $black } - { $white }
shared-rematch = { $name }さんから再戦の申し込み：Enter
shared-rematch-offered = { $name }さんの返事待ち（再戦）
shared-next = 再戦中：Enter
shared-your-turn = あなたの番：{ $side }
shared-turn = { $name }（{ $side }）の番
shared-looking-back = 振り返り（{ $count }手中{ $at }手目）：{ $last }
shared-away = { $name }は席を外しています
shared-claim-in = { $name }は席を外しています：{ $time }後に勝ちを申し立てられます
shared-call-off-in = { $name }は席を外しています：{ $time }後に対局を取りやめられます
shared-call-off = { $name }は二分間いません：Wで対局を取りやめ
shared-may-leave = 離れても大丈夫です：対局は自分の対局に残ります。
shared-vacation = { $name }は休暇中です
shared-comment = 二手遅れの解説
shared-book = { $square }：定石の手
shared-book-named = { $square }：定石の手（{ $opening }）
shared-judged = { $square }：{ $grade }
shared-judged-better = { $square }：{ $grade }。{ $best }なら{ $loss }石多い
shared-claim = { $name }は二分間いません：Wで勝ちを申し立て
shared-offer-sent = 申し出の返事を待っています
shared-draw-offered = { $name }さんが引き分けを申し出ています
shared-take-back-offered = { $name }さんが待ったを頼んでいます
shared-watching = 、観戦{ $count }人
shared-paused = 対局は中断中：今は手を保存できません
shared-unsaved = 未保存。{ $status }
shared-aborted = 対局は取りやめ：始まったばかりでした
shared-draw = 合意の引き分け
shared-rating = あなたのレーティング：{ $before } -> { $after }
shared-resign = 投了しますか？ Enter：はい
shared-leave = 対局を離れますか？ 時計は進み続けます。 Enter：はい
shared-greeting = { $name }：{ $greeting }
greeting-hello = よろしくお願いします！
greeting-good-luck = 頑張って！
greeting-well-played = 見事でした！
greeting-nice-move = よい手！
greeting-sorry = ごめんなさい！
greeting-thanks = ありがとうございました！
greetings-muted = 0 { $muted ->
    [yes] あいさつを出す
   *[no] あいさつを出さない
}
refusal-assistance = レート戦の間、コーチとエンジンは使えません
news-shared-game-begun = 対局が始まりました：「みんな」にあります
news-declined = { $name }さんは断りました
news-challenged = { $name }さんが挑戦：「みんな」を見てください
news-came = { $name }が来ました：ロビーをご覧ください
news-named = あなたの名前は{ $name }です
keys-lobby = みんな
keys-account-name = 名前
keys-seek = 募集
keys-shared-game = 人との対局
keys-watched-game = 観戦中
keys-shared-resign = 投了
keys-shared-leave = 対局を離れる
keys-greetings = あいさつ
key-lobby-enter = 対局、観戦、挑戦
key-lobby-seek = みんなに対局を募集
key-lobby-drop = 募集を取り消す、挑戦を断る
key-lobby-ladder = 番付と戻り
key-account-name = この名前にする
key-post-seek = 募集を出す
key-shared-enter = カーソルに打つ。再戦を申し出る
key-watch-next = 二人の次の対局を見る
key-accept-offer = 申し出を受ける
key-decline = 申し出を断る、自分のを取り消す
key-claim = 勝ちを申し立てる
key-offer-take-back = 待ったを頼む
key-offer-draw = 引き分けを申し出る
key-greet = あいさつを送る
key-shared-coach = コーチ：終局後の検討だけ
key-greeting = このあいさつを送る
bar-seek = 募集
bar-drop = 取り消し
bar-ladder = 番付
bar-post = 出す
bar-accept = 受ける
bar-decline = 断る
bar-claim = 申し立て
bar-draw = 引き分け
bar-greet = あいさつ
bar-rematch = 再戦
bar-watch = 観戦

lobby-name-form = 名前は2から20文字のa-z、数字、ハイフンで、最初は文字です
lobby-name-reserved = その名前は使えません
lobby-store-unavailable = 今は対局を保存できません
account-title = アカウント
account-add = 鍵かブラウザを加える…
account-add-about = 別の鍵かブラウザのための番号、十分間有効。
account-recovery = 復旧番号…
account-recovery-about = 保管用のコード：登録を取り戻し、失った鍵を置き換えます。前のコードは無効になります。
account-enter = 番号を入力…
account-enter-about = この鍵かブラウザを別の登録につなぎます。
account-vacation = 休暇…
account-vacation-about = 通信対局が待ちます。今年の残りは{ $left }日です。
account-on-vacation = 通信対局はあと{ $left }待ちます。Enterで休暇を終えます。
account-type-days = 休暇の日数（1から{ $left }）：{ $text }_
account-no-vacation = 休暇の残りが足りません
account-delete = 登録を消す…
account-delete-about = 名前は消え、対局は名前なしで残ります。
account-delete-sure = 登録を完全に消しますか？ Enter：はい
account-deleted = 登録を消しました
account-type-code = 番号：{ $text }_
account-joined = この鍵は{ $name }のものになりました：接続し直してください
account-code-add = 十分以内に向こうで入力してください：
account-code-recovery = 安全な所にしまってください：
account-no-such-code = その番号はないか、期限切れです
account-has-more = この鍵にはすでに名前か対局があります
account-guest = ゲストに登録はありません：鍵で接続してください
news-reported = 報告しました：運営者がこの名前を確認します
keys-account = 登録
keys-account-code = 番号
keys-account-delete = 登録を消す
key-account-choose = これをする
key-account-code = この番号を使う
key-account-delete = 登録を消す
key-account-vacation = この日数にする
key-lobby-account = あなたの登録：鍵の追加、復旧、削除
key-lobby-report = 名前を運営者に知らせる
key-lobby-mute = 人を無視する、やめる：あいさつも挑戦も出ない
bar-account = 登録
serve-removed = このセッションは終了しました：運営者によるか、鍵が削除されたためです。
lobby-enough-rated = 同じネットワークの二人は一日に三局までレート戦ができます：レートなしで打つか、お待ちください
lobby-operator-muted = 運営者が発言を止めています：挨拶と挑戦はできません
account-own-key = このセッションで使用中の鍵です：別のセッションから削除してください
account-keys = 鍵...
account-keys-about = この登録を開く鍵とブラウザ、最後に使った日。削除もできます。
account-keys-title = 鍵
account-browser = ブラウザ { $digits }
account-ssh-key = ssh鍵 { $digits }
account-this-key = このセッション
account-remove-sure = { $key }を削除し、そのセッションを終えますか？ Enter：はい
account-ratings = レート { $live }、通信対局 { $slow }
keys-account-keys = 鍵
keys-account-remove = 鍵の削除
key-account-remove = この鍵を削除
operator-usage = 命令：who、reports、dismiss 名前、ban 名前|鍵|ネットワーク、unban 名前|鍵|ネットワーク、rename 名前 新しい名前、kick 名前、mute 名前、unmute 名前
operator-no-server = このフォルダで動いているサーバはありません
operator-no-folder = { $path }に登録がありません：このフォルダでサーバが動いたことはありません
operator-backup-full = { $path }にはファイルがあります。新しいフォルダを指定してください
operator-backed-up = フォルダを{ $path }に写しました。サーバはここから始められます。
operator-no-account = { $name }という登録はありません
operator-no-target = { $target }は鍵（SHA256:...、web:...）でもネットワーク（192.0.2.0/24、2001:db8::/48）でもありません
operator-own-key = { $target }は管理者の鍵です
operator-too-large = { $target }はネットワークとして広すぎます：IPv4は/8以上、IPv6は/16以上
operator-backup-inside = { $path }はフォルダー自身の中にあります：外のフォルダーを指定してください
operator-no-key = { $name }には鍵がありません：kickで退出させるか、whoが示すネットワークを禁止してください
operator-no-reports = 通報された名前はありません
operator-report = { $name }：通報{ $count }件、最後は{ $day }
operator-dismissed = { $name }への通報を消しました
operator-banned = { $target }を禁止しました：
    { $entries }
operator-unbanned = { $target }の禁止を解きました
operator-not-banned = { $target }は禁止されていません
operator-renamed = { $name }は{ $new }になりました
operator-kicked = { $name }のセッションを終えます
operator-muted = { $name }の挨拶と挑戦を止めました
operator-unmuted = { $name }の挨拶と挑戦を許しました
operator-no-sessions = 誰もいません
config-more = config.toml：ほかに{ $count }行が読めません
config-not-utf-8 = UTF-8ではありません：読めない文字があります
event-no-thread = 対局のための余裕がシステムにありません
key-crosstable = 星取表の表示
key-scroll-crosstable = 星取表の他の相手
bar-crosstable = 星取表
