# 游戏说的每一句话，简体中文。顺序和名称与 en.ftl 相同，格式也在那里说明。
#
# 用语取自黑白棋（奥赛罗）棋手的习惯：见 TERMS.md。

## The start screen

start-resume = 继续
start-suspended = 之前的对局（{ $count }）
start-play = 对局
start-play-variant = { $game }。{ $about }
start-set-up = 设置对局…
start-set-up-about = 选择规则、执子、计时和起始局面。
start-set-up-title = 设置对局
start-more = 更多…
start-more-about = 设置、井字棋、编辑局面、引擎、比赛。
start-more-title = 更多
start-due = 待复习 { $due }
start-begin = 开始对局
start-begin-about = 按下面的设置开始。
start-learn = 学习
start-learn-done = { $done }/{ $count }
start-learn-about = 从第一步到高级战术的课程。
start-learn-newcomer = 第一次下黑白棋？从五节短课开始。
start-players = 棋手
start-players-one = 你对电脑
start-players-one-about = 与电脑对局。
start-players-two = 两个人
start-players-two-about = 两人共用一个键盘。
start-players-watch = 电脑对电脑
start-players-watch-about = 观看电脑自己对局。
start-side = 你执
start-side-random = 随机
start-side-random-about = 颜色随机决定。
start-side-first = 你执{ $side }，先行。
start-side-second = 你执{ $side }，后行。
start-side-open = 你执{ $side }，先后不定。
start-opponent = 对手
start-opponent-level = 等级
start-opponent-level-about = 左右键：像人一样的对手。等级从随机到全力。
start-opponent-person = 像人一样
start-opponent-person-about = 从78,000局棋学来，像某一等级分的比赛棋手。
start-opponent-engine = 引擎
start-level = 等级
start-name = 名字
start-level-newcomer = 新手请试1到3级。{ $about }
start-game = 游戏
start-first = 先行
start-first-custom-about = X先行。
start-first-coin = 抽签
start-first-coin-about = 抽签决定谁先行。
start-first-you = 你
start-first-you-about = 你先行。
start-first-computer = 电脑
start-first-computer-about = 电脑先行。
start-beginning = 局面
beginning-standard = 标准
beginning-about-standard = 中央四子，交叉摆放。
beginning-balanced = 均势开局
beginning-about-balanced = 已下八步，双方均势。
beginning-random = 随机几步
beginning-about-random = 已随机下八步，什么都可能发生。
beginning-parallel = 平行
beginning-about-parallel = 中央四子，同色相邻。
beginning-handicap = { $who ->
    [you] 让你{ $corners }个角
   *[black] 让黑{ $corners }个角
}
beginning-handicap-about = { $who ->
    [you] 你开局就有{ $corners }个角。这局不计等级分。
   *[black] 黑棋开局就有{ $corners }个角。
}
start-clock = 计时
clock-none = 无
clock-none-about = 不限时。
clock-no-limit = 不限时
clock-each = 每方{ $control }。
clock-odds = { $black } { $black-control }，{ $white } { $white-control }。
clock-increment = { $main }，每步加{ $increment }
clock-only-increment = { $increment }，每步再加同样多
clock-byo-yomi = { $moves ->
    [1] { $main }，之后每步{ $period }
   *[other] { $main }，之后每{ $moves }步{ $period }
}
clock-periods = { $spare ->
    [0] { $main }，之后每步{ $period }
   *[other] { $main }，之后每步{ $period }，可超时{ $spare }次
}
time-hours = { $count }小时
time-minutes = { $count }分钟
time-seconds = { $count ->
   *[other] { $seconds }秒
}
start-library = 棋谱库
start-library-about = 浏览、查找和导出棋谱。
start-puzzles = 习题
start-puzzles-due = 今天有{ $due }道习题要重做。
start-puzzles-about = 找出唯一的好棋。每天一道新题。
start-practice = 练习
start-practice-about = 重下自己的失误，直到不再犯。
start-practice-due = 今天有{ $due }个局面要复习。
copy-place = { $place }（副本）
analysis-place = 分析
start-analysis = 分析
start-analysis-last = { $date ->
    [none] 继续分析（进入后按n：新的分析）。
   *[other] 继续{ $date }的分析（进入后按n：新的分析）。
}
start-analysis-about = 浏览开局，看看前人怎么下，记下自己的变化。
start-statistics = 统计
start-statistics-about = 你的战绩和等级分。
start-settings = 设置
start-settings-about = 主题、提示、名字等等。
start-guests = 引擎
start-guests-about = 其他程序作对手：试用，查看记录。
start-guest-about = 设置中的另一个程序。
start-tic-tac-toe-about = 三子连线获胜。五个等级，从容易到不败。
start-editor = 编辑局面
start-editor-about = 摆出任意局面，然后对局或分析。
start-help = 帮助
start-help-about = 规则、术语和所有按键。
start-quit = 退出
start-quit-about = 退出游戏。
start-unfinished = { $moves ->
    [0] { $players }：还没有下棋。
   *[other] { $players }，{ $moves }步后：{ $black-discs }比{ $white-discs }。
}
start-unfinished-marking = { $game }，{ $moves }步后。

overview-title = 你的对局
overview-games = { $games }局：{ $wins }胜 { $losses }负 { $draws }和
overview-last = 上一局 { $dot } { $result }
rules-title = 怎么下
rules-turns = { $black }和{ $white }轮流下，{ $black }先行。
rules-turns-coin = { $black }执黑，{ $white }执白，抽签决定谁先行。
rules-place = 落子要使对方的一排子夹在它和自己的另一子之间。
rules-flip = 被夹住的子在所有方向上同时翻成你的颜色。
rules-must = 每步至少要夹住一子。小标记显示可以下的地方。
rules-pass = 不能夹住任何子时必须停一手。
rules-end-stuck = 轮到的一方无处可下时终局，子多者胜。
rules-end = 双方都不能下时终局，子多者胜。
rules-end-fewest = 双方都不能下时终局，子少者胜。
rules-overture = 先在中央轮流摆四子（第二子挨着第一子），这时不翻子。
rules-example = 轮到{ $side }：{ $squares }各夹住一子。
rules-keys = 用方向键移动光标后按Enter，或点击格子。
rules-line = 轮流下。横、竖、斜任一方向先连成三子者胜。
rules-first-steps = 入门要点
rules-corners = 占角：角上的子永远不会被翻。
rules-x-squares = 不要下在空角旁边的格子。
rules-anti-corners = 避开角：角上的子永远是你的。
rules-anti-few = 少翻子，只翻被自己的子围住的，让对方去翻其余的。
rules-few = 开局时子少更好：通常能留下更多的棋步。
terms-title = 常用术语
term-corner = 角
term-corner-about = a1、a8、h1、h8，占了就一直安全
term-edge = 边
term-edge-about = 棋盘最外的行和列
term-x-square = 星位
term-x-square-about = 角的斜邻：b2、b7、g2、g7
term-c-square = C位
term-c-square-about = 边上紧邻角的格子，如b1、a2
term-flip = 翻
term-flip-about = 把夹住的子变成自己的颜色
term-stable = 稳定子
term-stable-about = 永远不会再被翻的子
term-mobility = 行动力
term-mobility-about = 可以选择的棋步数
term-frontier = 前沿子
term-frontier-about = 紧邻空格的己方子，每个都给对方棋步
term-quiet = 静步
term-quiet-about = 只翻内部子的一步
term-wedge = 楔入
term-wedge-about = 在边上插入对方两子之间
term-region = 空区
term-region-about = 相连的一组空格
term-parity = 奇偶性
term-parity-about = 每个空区里谁下最后一步，最好是你
term-opening = 开局
term-opening-about = 最初几步，常见的都有名字
term-margin = 子差
term-margin-about = 己方子数减对方子数，+4表示领先4子
term-exact = 精确
term-exact-about = 证明到终局，而非估计，以=表示
term-marks = ?! ? ??
term-marks-about = 缓着、失误、大错：至少失去5、12、25%胜率的棋
term-accuracy = 准确
term-accuracy-about = 你的棋保住的胜率份额，大错为0%，无损为100%
term-corners = 角标
term-corners-about = 棋盘上：最后一步和它翻的子

motto-flips = 夹住翻过来，守到最后
motto-fewest = 能少翻就少翻
motto-line = 三子连线就赢

rule-reversi = 黑先，无处可下须停一手。
rule-reversi-book = 书本规则，X为黑：一方无处可下即终局。
rule-anti = 子少者胜，其余照常。
rule-6x6 = 小棋盘，其余照常。
rule-4x4 = 最小的棋盘，一分钟一局。
rule-overture = 先轮流在中央摆四子，然后照常。
rule-tictactoe = 三子连线获胜。

level-random = 随便下一步合法的棋。
level-greedy = 总是翻得最多。
level-rookie = 占角，否则翻得最多。
level-novice = 懂基础，但常出错。
level-amateur = 保留选择，但失误仍多。
level-club = 小失误多，偶有大错。
level-expert = 小失误，很少大错。
level-master = 只有小失误。
level-grandmaster = 偶尔亏一两子。
level-champion = 全力：所有核心，每步最多五秒。
level-matched = 与我相当
level-matched-about = 按你的水平下（现为{ $rating }），胜负各半。
level-partner = 和你一样强。
level-person = { $name }，{ $rating }
level-person-rare = { $about }这样的棋手棋谱很少。
level-pupil = 能赢就赢，否则防守。
level-regular = 像学生，还偏爱角和中心。
level-veteran = 像常客，第一手应对更好。
level-perfect = 从不输，还设陷阱。

## A game

move-number = 第{ $number }步
empties = 空{ $count }
step-mode = 逐步
not-saved = 未保存
values-for-black = 评分以黑为准
values-for-white = 评分以白为准

player-you = 你
player-computer = 电脑
level-number = { $number }级
level-rating = 等级分{ $rating }
level-like-people = 像{ $rating }分的人
full-name = { $name }（{ $side }）
score-title = 比分
games-won-title = 胜局
score = { $black } { $black-points }，{ $white } { $white-points }
score-drawn = { $black } { $black-points }，{ $white } { $white-points }，和{ $drawn }
drawn = 和{ $count }

turn-with-rule = { $turn }。{ $rule }
your-turn = 轮到你：{ $side }{ $urgent }
their-turn = 轮到{ $name }{ $urgent }
enter-lets-move = 按Enter让{ $name }下
thinking = { $name }在思考
thinking-later = { $name }很快就思考：{ $place }
place-in-line = { $place ->
    [1] 下一个就是你
   *[other] 你排第{ $place }
}
thinking-ahead = { $name }在思考（{ $depth }步）
column-typed = { $column }列，再输入行号1到8
urgent-block = ；必须防住{ $squares }
urgent-lost = ；防不住全部：{ $squares }
urgent-win = { $count ->
   *[other] ；{ $squares }获胜
}
and = { $one }和{ $two }
must-pass = { $who ->
    [you] 你无处可下，必须停一手
   *[other] { $name }无处可下，必须停一手
}
passed = { $who ->
    [you] 你无处可下，停一手
   *[other] { $name }无处可下，停一手
}
plays = { $who ->
    [you] 你下{ $square }
   *[other] { $name }下{ $square }
}
plays-flips = { $who ->
    [you] 你下{ $square }，翻{ $flips }
   *[other] { $name }下{ $square }，翻{ $flips }
}
replay-start = 起始：轮到{ $side }

win-on-time = { $who ->
    [you] 对方超时，你赢了
   *[other] 对方超时，{ $name }赢了
}
win-resigned = { $who ->
    [you] 对方认输，你赢了
   *[other] 对方认输，{ $name }赢了
}
win-left = { $who ->
    [you] 你获胜：对手已离开
   *[other] { $name }获胜：对手已离开
}
win = { $who ->
    [you] 你赢了
   *[other] { $name }赢了
}
win-by = { $who ->
    [you] 你赢{ $lead }子
   *[other] { $name }赢{ $lead }子
}
lead = { $who ->
    [you] 你领先
   *[other] { $name }领先
}
lead-by = { $who ->
    [you] 你领先{ $lead }子
   *[other] { $name }领先{ $lead }子
}
draw = 和棋
even = 均势
rating-change = { $rating }（{ $gained }）
rating-at-first = 约{ $rating }
rated = 你的等级分：{ $rating }
rated-proposing = { $rated }。{ $number }级（{ $name }）与你相当
fewest-win = 子少者胜
official = { $outcome ->
    [draw] 正式比分{ $black }-{ $white }：空格平分
   *[win] 正式比分{ $black }-{ $white }：空格归胜方
}
ending-line = 三子连线：{ $squares }
ending-both-stuck = 双方都不能下
ending-stuck = { $side }无处可下
ending-time = { $who ->
    [you] 你超时了
   *[other] { $name }超时了
}
result-corners = { $result ->
    [won] { $count ->
       *[other] 你占住了角{ $squares }
    }
   *[lost] { $count ->
       *[other] 你丢了角{ $squares }
    }
}
result-accuracy = 准确率：约{ $accuracy }
ending-resigned = { $who ->
    [you] 你认输了
   *[other] { $name }认输了
}
ending-left = { $who ->
    [you] 你离开了对局
   *[other] { $name }离开了对局
}
result-title = 终局

lines-title = 变化
lines-loss = (-{ $loss })
lines-course = 黑方评分
lines-course-progress = 分析中…{ $done }/{ $all }
lines-hidden = (+{ $count })
moves-title = 棋谱
moves-title-opening = 棋谱 { $dot } { $opening }
pass = 停

title = outflank
title-of = { $text } - outflank
title-turn = { $who ->
    [you] 轮到你 - outflank
   *[other] 轮到{ $name } - outflank
}

## The coach

coach-title = 教练
coach-title-sure = 教练：{ $looked }
coach-over = 已终局（v：复盘）。
coach-pass = 你必须停一手。
coach-looking = 正在看棋盘…
lines-solving = 求解中：空{ $empties }
lines-solved = { $winner ->
    [draw] 已解：和棋。
   *[side] 已解：{ $side }赢{ $discs }子。
}

sentences = { $ended ->
    [yes] { $first }{ $second }
   *[no] { $first }。{ $second }
}

## What was played in a position

explorer-games = { $count ->
   *[other] { $shown }局
}
analysis-title = 轮到{ $side }
analysis-over = 已终局。
analysis-looking = 计算中…
analysis-empty = 可以落子、输入开局名，或粘贴一局棋。
analysis-empty-then = E：摆局面。G：打开棋局。
analysis-why = 为什么下{ $square }？
analysis-costs = { $square }亏{ $loss }子。
explorer-mean = 平均
explorer-value = 评分
explorer-line = 预计下法
explorer-played = 占比
explorer-count = 局数
explorer-indexing = 正在读取棋谱库：{ $percent }%。
explorer-none = 棋谱库中没有到过这个局面的棋局
explorer-none-filtered = 筛选的棋局没有到过这里
explorer-nowhere = 没有名称含“{ $name }”的比赛
explorer-no-such-player = 没有名字含“{ $name }”的棋手
explorer-favourite-costs = { $percent }%的人下{ $square }，亏{ $cost }子；{ $best }更好。
explorer-costs = { $square }亏{ $cost }子；{ $best }更好。
explorer-move-once = { $square }：{ $games }{ $winner ->
    [black] ，黑胜。
    [white] ，白胜。
   *[none] ，和棋。
}
explorer-move = { $square }：{ $games }。黑胜{ $black }，白胜{ $white }{ $has-draws ->
    [yes] ，和{ $draws }。
   *[no] 。
}
explorer-margin = 黑方子差：平均{ $mean }，中位数{ $median }。
explorer-by-last = 下得最多的是{ $player }（{ $games }），最近在{ $year }年。
explorer-by = 下得最多的是{ $player }（{ $games }）。
explorer-values-book = 数字都以黑为准。评分：开局库。
explorer-last = 最近在{ $year }年。

## The opening trainer

opening-idea = { $name }：{ $idea }
opening-idea-japanese = { $name }（{ $japanese }）：{ $idea }
opening-diagonal-opening = 白斜线应对：稳健，牛和水牛由此开始。
opening-x-square-opening = 黑第五步就送角：必败，以名为戒。
opening-snake = 黑从下面绕过一排，子少；均势。
opening-stuck-peasant = 白早早走到中央边缘，让黑选择；均势。
opening-lysons = 白立刻离开中央，求松散的棋；小心则均势。
opening-nordic-peasant = 黑在另一侧应对；白靠f5支撑。
opening-danish-peasant = 黑封住白并等待；白只有一步能保均势。
opening-classic-peasant = 黑走到左边保住步数；白以c7支撑。
opening-pyramid = 黑子成金字塔；白从b6打入。
opening-heath = 黑跳到白排旁边引白外出；黑略好。
opening-classic-heath = 对白d2的通常应对：双方沿中央边缘走；均势。
opening-mimura-variation-ii = 陷阱：白以f6得优。
opening-heath-bat = 黑合并石楠与蝙蝠，保留许多棋步。
opening-iwasaki-variation = 石楠较平静的变化；均势。
opening-heath-chimney = 白从内部以e3应石楠；黑略优。
opening-raccoon-dog = 虚张声势：d2使白得优，其他多数不能。
opening-rocket = 黑越过白子；白以e3略得便宜。
opening-hamilton = 黑加倍火箭；白左侧略优。
opening-lollipop = 白对火箭的应对：黑须退让。
opening-cow = 黑在斜线开局中保持紧凑，最平静的下法。
opening-chimney = 白在中央向上叠子；均势。
opening-cow-bat = 双方展开两翼；定式很长，准确应对则均势。
opening-bat-piau-continuation-2 = 黑从左侧走出；白须找到e6。
opening-melnikov = 黑保留大量棋步，让白多几子。
opening-bat-kling-continuation = 左边一条长的强制线；d7使白保持领先。
opening-bat-kling-alternative = 白立刻走左边；黑稍好。
opening-rose-v-toth = 黑补f5的缺口；因罗斯对托特一局得名，均势。
opening-tanida = 白从d2溜出，把外面留给黑；黑略优。
opening-aircraft = 黑子展开如翼；白有两个好应。
opening-sailboat = 白限制黑的棋步；黑须找到c6。
opening-maruoka = 白在黑子下的d7收进；均势。
opening-landau = 黑在右侧内部下；白须应c7。
opening-buffalo = 黑横冲棋盘：尖锐，白只有一个最佳应对。
opening-maruoka-buffalo = 黑在水牛中占白的下一步；应e3。
opening-tanida-buffalo = 白削减黑的棋步；黑以f3支撑。
opening-hokuriku-buffalo = 白填f5保持封闭；均势。
opening-wing-variation = 白模仿黑的形状；任其发展黑亏几子。
opening-semi-wing-variation = 白按兵不动，黑应接不暇；黑亏几子。
opening-parallel-opening = 白与黑排平行：对第一步最弱的应对。
opening-perpendicular-opening = 白子与黑子成直角：下得最多的应对。
opening-collay = 黑第三步离开常路；c5惩罚之。
opening-rabbit = 黑直走：通往玫瑰及其众多分支。
opening-mimura = 白在玫瑰之前避开；黑略得便宜。
opening-shaman = 黑以c6等待代替玫瑰；白左侧应对。
opening-inoue = 黑向上代替玫瑰；白略优。
opening-iago = 白从内部应井上定式，限制黑。
opening-bhagat = 黑早早上行；白以c3应对良好。
opening-rose = 兔的主路：均衡，研究很深。
opening-flat = 黑沿玫瑰左侧展开；均势，研究很多。
opening-rotating-flat = 白在f5转动平板；黑应b4。
opening-murakami-variation = 黑在旋转平板中试b3；白b4是考验。
opening-rotating-flat-kling-continuation = 选择很少的长线；白领先一子。
opening-rose-birth = 白在右侧激活玫瑰；黑须紧跟。
opening-brightstein = 白从下方打开局面；黑占g6。
opening-rose-birdie = 黑从玫瑰诞生右侧走出；白应g6。
opening-rose-tamenori-kling = 白填f6封住右侧；均势。
opening-greenberg = 黑在上方给白留静步；白稍好。
opening-ralle = 白在内部等待代替e2；均势。
opening-horse = 黑弃d6一点换自由；白约好一子。
opening-ganglion = 白从左侧离开垂直；黑以f3保持均衡。
opening-swallow = 黑限制白的棋步；只有f4好。
opening-no-cat-continuation = 长而均衡的一线；黑接d7。
opening-italian = 黑直上代替猫；白略优。
opening-cat = 黑从上方卷绕；可下，白略优。
opening-sakaguchi = 白从猫中走出领先；黑防守。
opening-berner = 黑在猫中走右边；f6使白保持领先。
opening-bent-ganglion = 白过早外弯；f3使黑得优。
opening-tiger = 黑留在中央，棋步多：下得最多的开局。
opening-stephenson = 黑内部下并等待；均势，双方稳固。
opening-no-kung = 白以b4避开Kung；小心则均势。
opening-no-kung-continuation = 白略优的已知变化。
opening-compoth = 白填c6保持封闭；均势。
opening-f-a-t-draw = 已知为和棋的整局：f4使白保持均势。
opening-lightning-bolt = 黑子成锯齿；应g5。
opening-kung = 白早早走g5；c6使黑得优。
opening-leaders-tiger = 黑占d3，把c3留给白；白稍好。
opening-brightwell = 黑下d6，棋步减少；白最佳c6。
opening-ishii = 右侧长的交换，黑领先一子。
opening-mainline-tiger = 虎的主线：长，研究透彻，均势。
opening-rose-bill = 黑在f7收进，限制白；通常g5。
opening-tamenori = 白在玫瑰比尔中上行，让黑得f3；均势。
opening-central-rose-bill = 白占g5；双方最佳为和，正如其别名。
opening-aubrey = 白走出g6；黑以f3得优。
opening-aubrey-feldborg-continuation = 白g6后回到中央；黑保持优势。

trainer-title = 开局练习
trainer-title-opening = 开局练习：{ $opening }
trainer-asked = 轮到{ $side }：你怎么下？
trainer-replying = 对手应对。
trainer-over = 变化结束。
trainer-nothing = 你的棋谱和变化都没有从这里继续。
trainer-nothing-how = 请退回，导入更多棋谱，或在分析棋盘加入棋步。
trainer-wrong = 你的变化下{ $right }，不是{ $square }。
trainer-as-good = { $square }同样好；你的变化下{ $right }。
trainer-wrong-loss = 你的变化下{ $right }。{ $square }亏{ $loss }子。
trainer-costs = { $square }亏{ $loss }子；{ $right }更好。
trainer-score = { $asked }题对{ $right }。完成的变化：{ $lines }。
trainer-score-lines = { $asked }题对{ $right }。完成的变化：{ $lines }/{ $all }。
trainer-due = 今天有{ $due }个局面要复习。
trainer-enter-next = Enter：下一条变化。
trainer-enter-right = 现在下，或按Enter看答案。
trainer-right = 正确：{ $square }。
holes-title = { $side }变化的缺口
holes-count = { $count }步
hole-games = { $games }局（{ $share }%）
hole-move = { $line } { $square }
holes-looking = 正在搜索棋谱库
holes-none = { $side }的变化已应对所有下过两次以上的棋
holes-no-lines = 这里还没有你的变化
holes-enter = Enter：去那里加上你的应对
games-here-title = 到过这个局面的棋局

refusal-lines = 选1到8条最佳变化，0为不显示
coach-line = 可能的变化：{ $line }。
coach-looking-at = 正在看{ $square }…
coach-best = { $lead ->
    [0] 最佳：{ $square } { $score }
   *[other] 最佳：{ $square } { $score }（比{ $next }多{ $lead }）
}
coach-as-good = { $square } { $score }：与{ $best }一样好
coach-worse = { $square } { $score }，亏{ $loss }；最佳{ $best } { $best-score }

## What people of a strength play

people-usual = { $rare ->
    [yes] { $rating }分的棋手几乎不这样下
   *[no] { $rating }分的棋手有{ $percent }%这样下
}
people-trap = 陷阱：{ $rating }分的棋手{ $all }人中有{ $some }人上当
people-hidden = { $rare ->
    [yes] 难找的一步：{ $rating }分的棋手几乎不下
   *[no] 难找的一步：{ $rating }分的棋手只有{ $percent }%下
}
people-costs = { $loss ->
    [0] { $clause }。
   *[other] { $clause }；亏{ $loss }子。
}
people-find = { $clause }；{ $percent }%找到{ $square }。
people-solve = { $rare ->
    [yes] { $rating }分的棋手几乎找不到第一步。
   *[no] { $rating }分的棋手有{ $percent }%找到第一步。
}
people-favourite = { $loss ->
    [0] 最多人下{ $square }（{ $percent }%）。
   *[other] 最多人下{ $square }（{ $percent }%），亏{ $loss }子。
}
people-mistakes = { $common ->
    [0] { $all }个失误中没有{ $rating }分的棋手常犯的。
   *[other] { $all }个失误中有{ $common }个是{ $rating }分的棋手常犯的：四人中至少一人会犯。
}

sure-exact = 精确
sure-depth = { $depth }步
looked-exact = 已算清
looked-depth = 已看{ $depth }步

review-title = 复盘
review-title-move = 第{ $number }步：{ $looked }
review-title-game = 全局
review-title-game-so-far = 至此的棋局（{ $done }/{ $all }）
review-pass = 被迫停一手。
review-analysing = 分析中…
review-looking = 正在看棋局…
review-later = 你的复盘很快开始：{ $place }
review-deeper = 分析中…{ $done }/{ $all }
review-few-moves = 步数太少，说不出胜负手。
review-so-far = 至此没有失误。
review-perfect = 完美的一局：双方都没有失误。
review-keys = Enter：最大的失误。[ ]：前后失误。t：换一步试试。d：练习。
review-lost-discs = { $loss ->
    [one] { $side }在此下{ $square }，亏了1子。
   *[other] { $side }在此下{ $square }，亏了{ $loss }子。
}
card-missed-by-both = 从这里起的{ $span }手内，双方都放过了同一格：它有{ $count }次是最佳着。是哪一格？
card-missed = 从这里起的{ $span }手内，{ $side }有{ $count }次放过了同一个最佳着。是哪一格？
card-better = 怎样更好？
card-turn = 轮到{ $side }（{ $disc }）。
review-best = { $square } { $score }：最佳
review-good = { $square } { $score }：好棋，亏{ $loss }；最佳{ $best } { $best-score }
review-inaccuracy = { $square } { $score }：缓着，亏{ $loss }；最佳{ $best } { $best-score }
review-same-winner = { $square } { $score }：亏{ $loss }，胜负不变；最佳{ $best } { $best-score }
review-already-lost = { $square } { $score }：亏{ $loss }，已是败局；最佳{ $best } { $best-score }
review-still-won = { $square } { $score }：亏{ $loss }，仍是胜局；最佳{ $best } { $best-score }
review-legend = ?! 缓着，? 失误，?? 大错
moves-legend = 淡：{ $rating }分常见
review-mistake = { $square } { $score }：失误，亏{ $loss }；最佳{ $best } { $best-score }
review-blunder = { $square } { $score }：大错，亏{ $loss }；最佳{ $best } { $best-score }
review-book = { $square } { $score }：定式
review-book-named = { $square } { $score }：定式（{ $opening }）
review-lost-lead = { $who ->
    [you] 第{ $number }步（{ $square }）丢了你的领先。
   *[other] 第{ $number }步（{ $square }）丢了{ $side }的领先。
}
review-missed-win = { $who ->
    [you] 第{ $number }步（{ $square }）错过了取胜。
   *[other] 第{ $number }步（{ $square }）使{ $side }错过了取胜。
}
review-lost-even = { $who ->
    [you] 第{ $number }步（{ $square }）使你由均势转为败势。
   *[other] 第{ $number }步（{ $square }）使{ $side }由均势转为败势。
}
review-gave-lead = { $who ->
    [you] 第{ $number }步（{ $square }）送掉了你不少领先。
   *[other] 第{ $number }步（{ $square }）送掉了{ $side }不少领先。
}
review-last-chance = { $who ->
    [you] 第{ $number }步（{ $square }）丢掉了你最后的真正机会。
   *[other] 第{ $number }步（{ $square }）丢掉了{ $side }最后的真正机会。
}
review-turned-figures = { $best }{ $then }；{ $square }{ $made }（{ $sure }）。
review-turned-figure = { $result ->
    [win] 赢{ $margin }子
    [loss] 输{ $margin }子
    [draw] 和棋
    [ahead] 约领先{ $margin }子
    [behind] 约落后{ $margin }子
   *[even] 大致均势
}
review-no-single-move = 没有哪一步单独决定胜负。
review-never-in-doubt = 胜负始终没有悬念。
review-course-of = { $name }的预期结果
review-course-at = 第{ $number }步：{ $value }
review-times = 每步用时
review-time-of = 第{ $number }步：{ $seconds }秒
review-accuracy = 准确
review-lost = 亏

fact-only-move = { $who ->
    [you] { $square }是你唯一的合法棋步。
   *[other] { $square }是{ $own }唯一的合法棋步。
}
fact-takes-corner = { $square }是角：谁也翻不了它。
fact-gives-corner = { $square }让{ $other }占角{ $corner }。
fact-leaves-corner = { $square }之后，{ $other }仍能占角{ $corner }。
fact-defends-corner = { $square }守住角{ $corner }，不让{ $other }占。
fact-threatens-corner = { $square }威胁下一步占角{ $corner }。
fact-misses-corner = { $who ->
    [you] 你本可占角{ $corner }。
   *[other] { $own }本可占角{ $corner }。
}
fact-x-square = { $square }是星位，在空角{ $corner }的斜邻。
fact-c-square = { $square }是C位，紧邻空角{ $corner }。
fact-gains-stable = { $who ->
    [you] { $square }使你的至少{ $count }子成为稳定子。
   *[other] { $square }使{ $own }的至少{ $count }子成为稳定子。
}
fact-restricts = { $after ->
    [0] { $square }使{ $other }无处可下。
   *[other] { $square }把{ $other }的棋步从{ $before }减到{ $after }。
}
fact-gains-moves = { $who ->
    [you] { $square }之后，你的棋步从{ $before }增到{ $after }。
   *[other] { $square }之后，{ $own }的棋步从{ $before }增到{ $after }。
}
fact-as-many-moves = { $who ->
    [you] { $square }之后的棋步：你{ $ours }，{ $other }{ $theirs }。
   *[other] { $square }之后的棋步：{ $own }{ $ours }，{ $other }{ $theirs }。
}
fact-allows = { $square }之后{ $other }会应{ $reply }；{ $next }之后会应{ $reply-then }。
fact-was-shared = { $square }双方都能下；现在{ $other }得不到了。
fact-takes-moves = { $square }夺去{ $other }的这些棋步：{ $moves }。
fact-quiet = { $square }是静步：只翻内部的子。
fact-forces-pass = { $square }使{ $other }无处可下，必须停一手。
fact-ends-game = { $square }使对局结束。
fact-wipes-out = { $square }使{ $other }一子不剩。
fact-allows-wipe-out = { $who ->
    [you] { $square }之后，{ $reply }使你一子不剩。
   *[other] { $square }之后，{ $reply }使{ $own }一子不剩。
}
fact-leaves-no-safe-move = { $square }使{ $other }只剩送角的棋。
fact-runs-out-of-safe-moves = { $who ->
    [you] { $square }之后，你只剩送角的棋。
   *[other] { $square }之后，{ $own }只剩送角的棋。
}
fact-fills-edge = { $who ->
    [you] { $square }使整条{ $edge }边归你。
   *[other] { $square }使整条{ $edge }边归{ $own }。
}
fact-wedges = { $square }楔入{ $other }在{ $edge }边的两子之间。
fact-leaves-hole = { $square }在{ $hole }留下空洞，{ $other }可以楔入。
fact-unbalanced-edge = { $shape ->
    [five] { $square }使{ $edge }边失衡：五子相连，{ $gap }空着。
   *[four] { $square }使{ $edge }边失衡：四子相连，隔空格{ $gap }再有一子。
}
fact-balanced-edge = { $who ->
    [you] { $square }使你的{ $edge }边平衡：占满两角之间六格。
   *[other] { $square }使{ $own }的{ $edge }边平衡：占满两角之间六格。
}
fact-odd-region = { $who ->
    [you] { $count ->
        [1] { $square }填上单独一格，最后一步归你。
       *[other] { $square }下进{ $count }格的空区，是奇数：最后一步应归你。
    }
   *[other] { $count ->
        [1] { $square }填上单独一格，最后一步归{ $own }。
       *[other] { $square }下进{ $count }格的空区，是奇数：最后一步应归{ $own }。
    }
}
fact-even-region = { $who ->
    [you] { $square }下进{ $count }格的空区，是偶数：最后一步应归对手。
   *[other] { $square }下进{ $count }格的空区，是偶数：最后一步应归{ $other }。
}
fact-fills-region = { $square }填上空区的最后一格：谁也不能在那里应。
fact-swindle = { $who ->
    [you] { $count ->
        [1] { $square }之后，你能下{ $at }而{ $other }不能。
       *[other] { $square }之后，{ $at }周围{ $count }格的空区你能下而{ $other }不能。
    }
   *[other] { $count ->
        [1] { $square }之后，{ $own }能下{ $at }而{ $other }不能。
       *[other] { $square }之后，{ $at }周围{ $count }格的空区{ $own }能下而{ $other }不能。
    }
}
fact-flips-most = { $square }翻{ $count }子，比其他任何一步都多。
fact-flips-fewest = { $square }只翻{ $count }子，没有更少的。
fact-fewest-replies = { $count ->
    [0] { $square }使{ $other }无处可下。
   *[other] { $square }给{ $other }留下{ $count }步，没有更少的。
}
fact-in-line = { $taker-side ->
    [own] { $who ->
        [you] { $plies ->
            [1] { $square }立刻为你赢得角{ $corner }。
           *[other] { $square }在{ $plies }步后为你赢得角{ $corner }。
        }
       *[other] { $plies ->
            [1] { $square }之后，{ $taker }立刻占角{ $corner }。
           *[other] { $square }之后{ $plies }步，{ $taker }占角{ $corner }。
        }
    }
   *[other] { $who ->
        [you] { $plies ->
            [1] { $square }立刻丢角{ $corner }。
           *[other] { $square }在{ $plies }步后丢角{ $corner }。
        }
       *[other] { $plies ->
            [1] { $square }之后，{ $taker }立刻占角{ $corner }。
           *[other] { $square }之后{ $plies }步，{ $taker }占角{ $corner }。
        }
    }
}
fact-pass-in-line = { $passer-who ->
    [you] { $plies ->
        [1] { $square }之后，你下一手必须停。
       *[other] { $square }之后{ $plies }步，你必须停一手。
    }
   *[other] { $plies ->
        [1] { $square }之后，{ $passer }下一手必须停。
       *[other] { $square }之后{ $plies }步，{ $passer }必须停一手。
    }
}
fact-answer = { $other }的最佳应对是{ $reply }。
fact-later-moves = { $who ->
    [you] { $plies }步后，你有{ $own-made }步，{ $other }有{ $other-made }步（下{ $best }则{ $own-best }比{ $other-best }）。
   *[other] { $plies }步后，{ $own }有{ $own-made }步，{ $other }有{ $other-made }步（下{ $best }则{ $own-best }比{ $other-best }）。
}
fact-later-safe = { $who ->
    [you] { $plies }步后，你有{ $less }个稳定子（下{ $best }则{ $more }个）。
   *[other] { $plies }步后，{ $own }有{ $less }个稳定子（下{ $best }则{ $more }个）。
}
fact-later-frontier = { $who ->
    [you] { $plies }步后，你有{ $more }子紧邻空格（下{ $best }则只有{ $fewer }子）。
   *[other] { $plies }步后，{ $own }有{ $more }子紧邻空格（下{ $best }则只有{ $fewer }子）。
}
fact-later-targets = { $plies }步后，{ $other }只有{ $fewer }子紧邻空格（下{ $best }则有{ $more }子）。
fact-fewer-targets = { $square }之后，{ $other }有{ $fewer }子紧邻空格（下{ $best }则有{ $more }子）。
fact-more-replies = { $square }给{ $other }留下{ $count }步，{ $best }只留{ $least }步。
fact-fewer-moves = { $who ->
    [you] { $square }之后你有{ $count }步，下{ $best }则有{ $most }步。
   *[other] { $square }之后{ $own }有{ $count }步，下{ $best }则有{ $most }步。
}
fact-more-frontier = { $who ->
    [you] { $square }使你暴露：{ $count }子紧邻空格（下{ $best }则{ $least }子）。
   *[other] { $square }使{ $own }暴露：{ $count }子紧邻空格（下{ $best }则{ $least }子）。
}
fact-more-open = { $square }的散度（所翻的子紧邻的空格数）为{ $count }，{ $best }只有{ $least }。
fact-fewer-quiet-moves = { $who ->
    [you] { $count ->
        [0] { $square }之后你没有静步，下{ $best }则有{ $most }步。
       *[other] { $square }之后你有{ $count }步静步，下{ $best }则有{ $most }步。
    }
   *[other] { $count ->
        [0] { $square }之后{ $own }没有静步，下{ $best }则有{ $most }步。
       *[other] { $square }之后{ $own }有{ $count }步静步，下{ $best }则有{ $most }步。
    }
}
fact-nearly-as-good = 搜索认为{ $best }好{ $loss }子，在误差之内。
fact-deep-difference = { $seen ->
    [0] 浅的搜索认为{ $square }与{ $best }一样好：差别在许多步后才显出。
   *[other] 浅的搜索认为{ $best }只好{ $seen }子：差别在许多步后才显出。
}
fact-expects = { $who ->
    [you] { $outcome ->
        [ahead] { $square }之后预计{ $line }：你最后领先{ $margin }子。
        [behind] { $square }之后预计{ $line }：你最后落后{ $margin }子。
       *[even] { $square }之后预计{ $line }，均势。
    }
   *[other] { $outcome ->
        [even] { $square }之后预计{ $line }，均势。
       *[other] { $square }之后预计{ $line }：{ $leader }最后领先{ $margin }子。
    }
}
fact-exact = { $who ->
    [you] { $outcome ->
        [ahead] 双方最佳时，{ $square }之后你赢{ $margin }子。
        [behind] 双方最佳时，{ $square }之后你输{ $margin }子。
       *[even] 双方最佳时，{ $square }成和棋。
    }
   *[other] { $outcome ->
        [even] 双方最佳时，{ $square }成和棋。
       *[other] 双方最佳时，{ $square }之后{ $leader }赢{ $margin }子。
    }
}
fact-opens-up = { $square }翻外侧的子，给{ $other }{ $moves-count }步新棋：{ $moves }。
fact-wall = { $who ->
    [you] { $square }使你又有{ $discs-count }子紧邻空格。
   *[other] { $square }使{ $own }又有{ $discs-count }子紧邻空格。
}
fact-flips-many-ways = { $square }在开局就向{ $ways }个方向翻子。
fact-early-edge = { $square }在中间还有好棋时就走边。
fact-leaves-centre = { $who ->
    [you] { $square }在中央16格之外，而你里面还有棋。
   *[other] { $square }在中央16格之外，而{ $own }里面还有棋。
}
fact-takes-last-safe-move = { $square }原是{ $other }唯一不送角的一步。
fact-poisons-moves = { $who ->
    [you] { $square }之后，{ $other }的新棋步都送你角：{ $moves }。
   *[other] { $square }之后，{ $other }的新棋步都送{ $own }角：{ $moves }。
}
fact-controls-diagonal = { $who ->
    [you] { $square }之后，通向{ $corner }的斜线全是你的子，{ $other }暂时占不了这个角。
   *[other] { $square }之后，通向{ $corner }的斜线全是{ $own }的子，{ $other }暂时占不了这个角。
}
fact-cuts-diagonal = { $square }在通向{ $corner }的斜线上插入一子，那里原来全是{ $other }的子。
fact-double-threat = { $square }同时威胁{ $corner }和{ $corner-too }：必得其一。
fact-stoner-trap = { $square }攻击{ $corner }旁的空隙：无论{ $other }怎么下都丢一角。
fact-flips-more = { $square }翻{ $count }子，{ $best }翻{ $least }子。
fact-could-wait = { $other }现在和{ $best }之后都不能下{ $square }：先下{ $best }，{ $square }以后再下。
fact-last-in-region = { $last-who ->
    [you] 双方最佳时，空区{ $region }的最后一步归你。
   *[other] 双方最佳时，空区{ $region }的最后一步归{ $last }。
}
fact-edge-at-end = { $who ->
    [you] 最后你在{ $edge }边有{ $less }子，下{ $best }则有{ $more }子。
   *[other] 最后{ $own }在{ $edge }边有{ $less }子，下{ $best }则有{ $more }子。
}
fact-wipe-out-in-line = { $wiped-who ->
    [you] { $plies }步后你一子不剩。
   *[other] { $plies }步后{ $wiped }一子不剩。
}
fact-sacrifices-corner = { $other }占{ $corner }，但要让出{ $corner-too }。
fact-passes-to-win = { $who ->
    [you] { $plies }步后你须停一手，因此取胜。
   *[other] { $plies }步后{ $own }须停一手，因此取胜。
}
fact-gives-access = { $square }让{ $other }能在{ $moves }下，那里本来进不去。
fact-gives-access-many = { $square }让{ $other }能下到{ $moves-count }格，那里本来进不去。
fact-leaves-quiet-moves = { $square }给{ $other }留下静步{ $moves }，{ $best }可以防止。
fact-opens-move = { $moves-count ->
    [one] { $square }使{ $other }的最佳应对{ $reply }成为可能，{ $best }不会。
   *[other] { $square }给{ $other }打开{ $moves }，最佳应对是{ $reply }。
}
fact-leaves-open = { $other }的最佳应对是{ $reply }，{ $best }可以防止。
fact-leaves-moves = { $other }的有力应对是{ $replies }，{ $best }可以防止。
fact-answers = { $who ->
    [you] { $other }的最佳应对是{ $reply }。下{ $best }后你可以{ $answer }回应；下{ $square }和{ $reply }之后不能。
   *[other] { $other }的最佳应对是{ $reply }。下{ $best }后{ $own }可以{ $answer }回应；下{ $square }和{ $reply }之后不能。
}
fact-comes-later = { $square }可以等：{ $best }和应对之后，它仍是最好的一步。
fact-fewer-answers = { $who ->
    [you] { $other }应{ $reply }后，你有{ $count }步；{ $best }和{ $reply }之后则有{ $most }步。
   *[other] { $other }应{ $reply }后，{ $own }有{ $count }步；{ $best }和{ $reply }之后则有{ $most }步。
}
fact-closes-square = { $square }之后{ $other }的最佳应对是{ $reply }，{ $best }不再能下。
fact-too-early = { $other }现在和{ $best }之后都不能下{ $square }：它可以等。
fact-shared-first = { $who ->
    [you] { $square }只有你能下，可以等；{ $best }{ $other }也能下。
   *[other] { $square }只有{ $own }能下，可以等；{ $best }{ $other }也能下。
}
fact-both-want = 双方都能下{ $best }；{ $square }之后{ $other }仍然能下。
fact-takes-back = { $square }夺回{ $disc }。
fact-shares-square = { $who ->
    [you] { $best }原来只有你能下；{ $square }之后{ $other }也能下。
   *[other] { $best }原来只有{ $own }能下；{ $square }之后{ $other }也能下。
}
fact-ripens = { $best }之后{ $next }是好棋；现在下亏{ $cost }子。
fact-prepares = { $who ->
    [you] { $best }之后你下一步是{ $next }；{ $square }和{ $reply }之后你不能下那里。
   *[other] { $best }之后{ $own }下一步是{ $next }；{ $square }和{ $reply }之后{ $own }不能下那里。
}
fact-leaves-square = { $who ->
    [you] { $other }现在得到{ $at }，那是你该占的格子。
   *[other] { $other }现在得到{ $at }，那是{ $own }该占的格子。
}
fact-runs-out-in-line = { $who ->
    [you] { $plies }步后你的每一步都送角；下{ $best }则更晚。
   *[other] { $plies }步后{ $own }的每一步都送角；下{ $best }则更晚。
}
edge-top = 上
edge-bottom = 下
edge-left = 左
edge-right = 右

## What a reason comes down to, in at most eight words

headline-only-move = { $square }是唯一的合法棋步。
headline-takes-corner = { $role ->
    [better] { $square }可以占角。
   *[made] { $square }占角。
}
headline-gives-corner = { $square }把角{ $corner }送给{ $other }。
headline-leaves-corner = { $square }把角{ $corner }留给{ $other }。
headline-defends-corner = { $role ->
    [better] { $square }可以守住角{ $corner }。
   *[made] { $square }守住角{ $corner }。
}
headline-threatens-corner = { $role ->
    [better] { $square }可以威胁角{ $corner }。
   *[made] { $square }威胁角{ $corner }。
}
headline-misses-corner = { $square }错过角{ $corner }。
headline-x-square = { $square }使角{ $corner }有危险。
headline-c-square = { $square }削弱角{ $corner }。
headline-gains-stable = { $role ->
    [better] { $square }可以做出稳定子。
   *[made] { $square }做出稳定子。
}
headline-restricts = { $square }限制{ $other }的行动力。
headline-opens-up = { $moves-count ->
    [3] { $square }给{ $other }打开{ $moves }。
   *[other] { $square }给{ $other }打开局面。
}
headline-flips-many-ways = { $square }翻的方向太多。
headline-early-edge = { $square }走边太早。
headline-leaves-centre = { $square }离开中央太早。
headline-gives-access = { $moves-count ->
    [1] { $square }让{ $other }进入{ $moves }。
    [2] { $square }让{ $other }进入{ $moves }。
   *[other] { $square }让{ $other }进入空区。
}
headline-leaves-quiet-moves = { $moves-count ->
    [1] { $square }给{ $other }留下静步{ $moves }。
    [2] { $square }给{ $other }留下静步{ $moves }。
   *[other] { $square }给{ $other }留下静步。
}
headline-wall = { $square }把一堵墙暴露给{ $other }。
headline-gains-moves = { $square }给{ $own }打开新棋步。
headline-quiet = { $role ->
    [better] { $square }会是静步。
   *[made] { $square }是静步。
}
headline-forces-pass = { $role ->
    [better] { $square }可以迫使{ $other }停一手。
   *[made] { $square }迫使{ $other }停一手。
}
headline-ends-game = { $square }使对局结束。
headline-wipes-out = { $role ->
    [better] { $square }可以吃光{ $other }。
   *[made] { $square }吃光{ $other }。
}
headline-allows-wipe-out = { $square }让{ $other }吃光{ $own }。
headline-leaves-no-safe-move = { $role ->
    [better] { $square }可以使{ $other }没有安全棋步。
   *[made] { $square }使{ $other }没有安全棋步。
}
headline-runs-out-of-safe-moves = { $square }用掉了最后的安全棋步。
headline-takes-last-safe-move = { $role ->
    [better] { $square }可以夺去最后的安全棋步。
   *[made] { $square }夺去最后的安全棋步。
}
headline-poisons-moves = { $role ->
    [better] { $square }会使{ $other }的新棋步都有毒。
   *[made] { $square }使{ $other }的新棋步都有毒。
}
headline-controls-diagonal = { $role ->
    [better] { $square }在斜线上会是安全的。
   *[made] { $square }在斜线上是安全的。
}
headline-cuts-diagonal = { $role ->
    [better] { $square }能切断通向{ $corner }的斜线。
   *[made] { $square }切断通向{ $corner }的斜线。
}
headline-double-threat = { $role ->
    [better] { $square }可以同时威胁{ $corner }和{ $corner-too }。
   *[made] { $square }同时威胁{ $corner }和{ $corner-too }。
}
headline-stoner-trap = { $role ->
    [better] { $square }可以设斯通纳陷阱。
   *[made] { $square }在{ $corner }设斯通纳陷阱。
}
headline-fills-edge = { $role ->
    [better] { $square }可以占满{ $edge }边。
   *[made] { $square }占满{ $edge }边。
}
headline-wedges = { $role ->
    [better] { $square }可以楔入{ $edge }边。
   *[made] { $square }楔入{ $edge }边。
}
headline-leaves-hole = { $square }在{ $hole }留下空洞。
headline-unbalanced-edge = { $square }使{ $edge }边失衡。
headline-balanced-edge = { $role ->
    [better] { $square }可以做成平衡的{ $edge }边。
   *[made] { $square }做成平衡的{ $edge }边。
}
headline-odd-region = { $role ->
    [better] { $square }可以下进奇数空区。
   *[made] { $square }下进奇数空区。
}
headline-even-region = { $square }进入偶数空区。
headline-fills-region = { $role ->
    [better] { $square }可以填上单独的空洞。
   *[made] { $square }填上单独的空洞。
}
headline-swindle = { $role ->
    [better] { $square }可以把{ $at }留给{ $own }。
   *[made] { $square }把{ $at }留给{ $own }。
}
headline-flips-most = { $square }比其他任何一步翻得都多。
headline-flips-fewest = { $role ->
    [better] { $square }翻的子会最少。
   *[made] { $square }翻的子最少。
}
headline-fewest-replies = { $role ->
    [better] { $square }可以使{ $other }的棋步最少。
   *[made] { $square }使{ $other }的棋步最少。
}
headline-as-many-moves = { $square }：棋步{ $ours }比{ $theirs }。
headline-allows = { $square }让出{ $reply }；{ $next }让出{ $reply-then }。
headline-was-shared = { $square }双方都能下。
headline-takes-moves = { $square }夺去{ $other }的棋步。
headline-answer = { $effect ->
    [quiet] { $square }给{ $other }留下静步应对{ $reply }。
    [restricts] { $square }允许{ $reply }夺去棋步。
    [takes-moves] { $square }允许{ $reply }夺去棋步。
    [gains-moves] { $square }允许{ $reply }打开新棋步。
    [threatens-corner] { $square }允许{ $reply }威胁{ $effect-corner }。
    [defends-corner] { $square }允许{ $reply }守住{ $effect-corner }。
    [swindle] { $reply }之后，只有{ $other }能下{ $effect-at }。
    [forces-pass] { $square }允许{ $reply }，迫使停一手。
    [takes-last-safe-move] { $square }让{ $reply }夺去最后的安全棋步。
    [leaves-no-safe-move] { $square }允许{ $reply }：不再有安全棋步。
    [poisons-moves] { $square }允许{ $reply }，新棋步都有毒。
    [controls-diagonal] { $square }允许{ $reply }，它在斜线上安全。
    [double-threat] { $square }允许{ $reply }同时威胁两角。
    [stoner-trap] { $square }允许斯通纳陷阱{ $reply }。
    [fills-edge] { $square }允许{ $reply }占满一边。
    [wedges] { $square }允许楔入{ $reply }。
    [odd-region] { $square }把{ $reply }的奇数空区留给{ $other }。
    [fills-region] { $square }把单独一格{ $reply }留给{ $other }。
    [gains-stable] { $square }允许{ $reply }做出稳定子。
   *[other] { $square }忽视了应对{ $reply }。
}
headline-later-moves = { $square }使{ $own }以后棋步不足。
headline-later-frontier = { $square }使{ $own }以后暴露。
headline-later-targets = { $square }使{ $own }以后没什么可翻。
headline-later-safe = { $square }使{ $own }稳定子较少。
headline-more-replies = { $square }给{ $other }的棋步太多。
headline-fewer-moves = { $few ->
    [few] { $square }使{ $own }棋步太少。
   *[many] { $square }使{ $own }棋步减少。
}
headline-more-frontier = { $square }暴露太多子。
headline-fewer-targets = { $square }使{ $own }没什么可翻。
headline-more-open = { $square }散度太大。
headline-fewer-quiet-moves = { $square }使{ $own }静步减少。
headline-flips-more = { $square }太早翻太多子。
headline-could-wait = { $square }本可以等。
headline-opens-move = { $effect ->
    [threatens-corner] { $square }打开威胁{ $effect-corner }的{ $reply }。
    [double-threat] { $square }打开威胁两角的{ $reply }。
    [quiet] { $square }打开静步{ $reply }。
    [forces-pass] { $square }打开迫使停一手的{ $reply }。
    [leaves-no-safe-move] { $square }打开{ $reply }：不再有安全棋步。
    [restricts] { $square }打开夺去棋步的{ $reply }。
    [takes-moves] { $square }打开夺去棋步的{ $reply }。
    [wedges] { $square }打开楔入点{ $reply }。
    [takes-back] { $square }打开能夺回它的{ $reply }。
   *[other] { $square }给{ $other }打开{ $reply }。
}
headline-leaves-open = { $best }可以对{ $other }封住{ $reply }。
headline-leaves-moves = { $replies-count ->
    [2] { $square }给{ $other }留下{ $replies-first }和{ $replies-last }。
   *[other] { $square }给{ $other }留下{ $replies-count }个好应。
}
headline-answers = { $best }可以准备以{ $answer }应{ $reply }。
headline-comes-later = 先{ $best }，再{ $square }。
headline-fewer-answers = { $square }使{ $own }对{ $reply }的应对减少。
headline-closes-square = { $square }让{ $other }封住{ $best }。
headline-too-early = { $square }太早：{ $other }下不了那里。
headline-shared-first = { $square }可以等；{ $best }双方都要。
headline-both-want = 双方都要{ $best }；{ $square }把它留下。
headline-takes-back = { $square }夺回{ $disc }。
headline-shares-square = { $square }给{ $other }打开{ $best }。
headline-ripens = { $best }可以使{ $next }成为好棋。
headline-prepares = { $best }可以准备{ $next }。
headline-leaves-square = { $effect ->
    [quiet] { $other }现在得到静步{ $at }。
    [restricts] { $other }现在得到夺去棋步的{ $at }。
    [takes-moves] { $other }现在得到夺去棋步的{ $at }。
    [gains-moves] { $other }现在得到打开新棋步的{ $at }。
    [threatens-corner] { $other }现在得到威胁{ $effect-corner }的{ $at }。
    [defends-corner] { $other }现在得到守住{ $effect-corner }的{ $at }。
    [swindle] { $other }现在得到{ $at }，并独占{ $effect-at }。
    [forces-pass] { $other }现在得到迫使停一手的{ $at }。
    [takes-last-safe-move] { $other }现在得到{ $at }：不再有安全棋步。
    [leaves-no-safe-move] { $other }现在得到{ $at }：不再有安全棋步。
    [poisons-moves] { $other }现在得到使棋步有毒的{ $at }。
    [controls-diagonal] { $other }现在得到斜线上安全的{ $at }。
    [double-threat] { $other }现在得到威胁两角的{ $at }。
    [stoner-trap] { $other }现在得到斯通纳陷阱{ $at }。
    [fills-edge] { $other }现在得到占满一边的{ $at }。
    [wedges] { $other }现在得到楔入点{ $at }。
    [odd-region] { $other }现在得到奇数空区的{ $at }。
    [fills-region] { $other }现在得到{ $at }和最后一步。
    [gains-stable] { $other }现在得到{ $at }和稳定子。
   *[other] { $other }现在得到双方都要的{ $at }。
}
headline-runs-out-in-line = { $square }不久使{ $own }没有安全棋步。
headline-edge-at-end = { $square }放弃{ $edge }边。
headline-sacrifices-corner = { $role ->
    [better] { $square }可以用角{ $corner }换{ $corner-too }。
   *[made] { $square }用角{ $corner }换{ $corner-too }。
}
headline-passes-to-win = { $role ->
    [better] { $square }以后靠停一手取胜。
   *[made] { $square }以后靠停一手取胜。
}
headline-nearly-as-good = { $square }与{ $best }几乎一样好。
headline-deep-difference = 许多步后{ $best }更好。
headline-expects = 请看{ $square }之后的变化。
headline-exact = { $square }之后已全部算清。
headline-in-line = { $taker-side ->
    [own] { $role ->
        [better] { $square }可以赢得角{ $corner }。
       *[made] { $square }赢得角{ $corner }。
    }
   *[other] { $square }丢角{ $corner }。
}
headline-pass-in-line = { $passer-side ->
    [own] { $square }使{ $own }以后停一手。
   *[other] { $role ->
        [better] { $square }可以使{ $other }以后停一手。
       *[made] { $square }使{ $other }以后停一手。
    }
}
headline-last-in-region = { $last-side ->
    [own] { $role ->
        [better] { $square }可以得到那里的最后一步。
       *[made] { $square }得到那里的最后一步。
    }
   *[other] { $region-count ->
        [2] { $square }把{ $region }的最后一步让给{ $other }。
       *[other] { $square }把最后一步让给{ $other }。
    }
}
headline-wipe-out-in-line = { $wiped-side ->
    [own] { $square }使{ $own }被吃光。
   *[other] { $role ->
        [better] { $square }可以吃光{ $other }。
       *[made] { $square }吃光{ $other }。
    }
}
reason-none = 没有单独突出的原因：请比较变化。
reason-all-of-loss = 仅此就说明了全部损失。
reason-part-of-loss = 亏的{ $loss }子中约{ $discs }子由此造成。
person-you = 你
person-opponent = 对手

## Tic-tac-toe

line-wins = { $square }获胜：三子连线。
line-misses-win = { $who ->
    [you] 你本可下{ $at }立刻获胜。
   *[other] { $own }本可下{ $at }立刻获胜。
}
line-blocks = { $square }阻止{ $other }连成三子。
line-leaves-win = { $square }之后，{ $other }以{ $at }获胜。
line-forks = { $square }形成双重威胁：{ $one }和{ $two }都能赢，只能防一个。
line-takes-fork = { $square }占去{ $other }的双重威胁点。
line-allows-fork = { $square }之后，{ $other }以{ $at }形成双重威胁。
line-threatens = { $square }威胁{ $at }，{ $other }必须防那里。
line-takes-centre = 四条线在中央相交。
line-ends = { $outcome ->
    [win] { $who ->
        [you] 双方最佳时你获胜。
       *[other] 双方最佳时{ $own }获胜。
    }
    [loss] { $who ->
        [you] 双方最佳时你输。
       *[other] 双方最佳时{ $own }输。
    }
   *[draw] 双方最佳时和棋。
}
line-best = { $square }最佳。
line-worse = { $best }比{ $square }好。
line-place-centre = 这一步在中央。
line-place-corner = 这一步在角上。
line-place-side = 这一步在边上。
line-nudge-wins = 你可以立刻获胜。
line-nudge-blocks = 对手威胁连成三子。
line-nudge-forks = 有双重威胁：一步两个威胁。
line-nudge-takes-fork = 对手将形成双重威胁。
line-nudge-threatens = 制造威胁，迫使对手防守。
line-nudge-lines = 找开放线最多的格子。

## Principles, and what there is to practise

principle-corners = 角永远不会被翻，还支撑旁边的边。
principle-x-squares = 空角旁的子常常送掉那个角。
principle-mobility = 棋步多的一方可以等，另一方必须让步。
principle-walls = 紧邻空格的子给对方棋步。
principle-few-discs = 开局子少更好：对方可翻的更少。
principle-centre = 开局靠近中央的棋使子聚拢，少开放。
principle-quiet-moves = 静步只翻内部的子，不打开任何地方。
principle-safe-moves = 先没有安全棋步的一方必须送角。
principle-parity = 在空区下最后一步的一方保住所翻的子。
principle-edges = 有空隙的边会被攻击，满的或平衡的边难破。
principle-wedges = 边上楔入两子之间的子能赢得角。
principle-stability = 稳定子不会被翻，终局仍然算数。
principle-passing = 停一手使对方连下两步。
principle-wipe-out = 一子不剩就输了，无论多早。
principle-swindles = 只有你能下的格子可以留到以后。
principle-sacrifices = 能换来更多时，角值得放弃。
principle-diagonals = 只要整条斜线是你的，星位就安全。
principle-threats = 一步防不住两个威胁。
principle-answers = 下之前先找对手的最佳应对。
principle-counting = 接近终局时，把每条变化数到最后一格。
subject-corners = 角
subject-x-squares = 角旁的格子
subject-mobility = 行动力
subject-walls = 墙与开放局面
subject-few-discs = 开局少翻子
subject-centre = 开局留在中央
subject-quiet-moves = 静步
subject-safe-moves = 安全棋步
subject-parity = 奇偶性
subject-edges = 边
subject-wedges = 楔入
subject-stability = 稳定子
subject-passing = 被迫停手
subject-wipe-out = 吃光
subject-swindles = 只有一方能下的格子
subject-sacrifices = 弃子
subject-diagonals = 斜线
subject-threats = 双重威胁
subject-answers = 对手的应对
subject-counting = 终局计算

look-fewest-replies = 哪一步标记的棋给对手留下最少的应对？
look-quiet = 哪一步标记的棋只翻内部的子？
look-fewest-flips = 标记的棋步中，哪一步翻子最少？
look-wanted = 哪个标记的格子是对手想下的？
look-replies = 找出对手对每步标记棋的最佳应对。
nudge-only-move = 你只有一步棋。
nudge-mirrored = 这里所有的棋步互为镜像：任选一步。
nudge-corners = 看看角。
nudge-x-squares = 看看角旁的格子。
nudge-mobility = 数数留给对手的棋步。
nudge-walls = 看看紧邻空格的子。
nudge-few-discs = 找一步少翻子的棋。
nudge-centre = 看看棋盘中央。
nudge-quiet-moves = 有静步吗？
nudge-safe-moves = 数数双方的安全棋步。
nudge-parity = 数数每个空区的空格。
nudge-edges = 看看边。
nudge-wedges = 找找边上的空隙。
nudge-stability = 找找不会再被翻的子。
nudge-passing = 能让对手停一手吗？
nudge-wipe-out = 数数对手的子。
nudge-swindles = 找找只有你能下的格子。
nudge-sacrifices = 值得放弃一个角吗？
nudge-diagonals = 看看长斜线。
nudge-threats = 找找同时两个威胁。
coach-more = 按i看更多。
coach-candidates = { $moves }：其中一步最佳。
coach-two = { $one }或{ $other }：其中之一是最佳。
coach-book = { $square }是定式着。{ $opening }

## The game in a paragraph

summary-led = { $side-who ->
    [you] 你大部分时间领先。
   *[other] { $side }大部分时间领先。
}
summary-trailed = { $side-who ->
    [you] 你大部分时间落后。
   *[other] { $side }大部分时间落后。
}
summary-changed = 领先易手{ $count }次。
summary-close = 双方长时间相持不下。
summary-uneven = { $side-who ->
    [you] { $count }步中你领先{ $ahead }步，落后{ $behind }步。
   *[other] { $count }步中{ $side }领先{ $ahead }步，落后{ $behind }步。
}
summary-opening = 开局是{ $name }。
summary-opening-lost = { $side-who ->
    [you] { $name }：{ $square }使你亏{ $loss }子；定式是{ $best }。
   *[other] { $name }：{ $square }使{ $side }亏{ $loss }子；定式是{ $best }。
}
summary-pattern = { $side-who ->
    [you] 你的{ $of }个失误中有{ $count }个{ $pattern }（最近是第{ $last }步）。
   *[other] { $side }的{ $of }个失误中有{ $count }个{ $pattern }（最近是第{ $last }步）。
}
summary-practise = 接下来值得练习：{ $subject }。
summary-missed-by-both = { $span }步之内双方都放过了{ $square }：它有{ $count }次是最佳着。
summary-missed = { $side-who ->
    [you] 你在{ $span }步之内{ $count }次放过了最佳着{ $square }。
   *[other] { $side }在{ $span }步之内{ $count }次放过了最佳着{ $square }。
}
summary-good = { $side-who ->
    [you] 你的{ $phase }很好：准确{ $accuracy }%。
   *[other] { $side }的{ $phase }很好：准确{ $accuracy }%。
}
phase-opening = 开局
phase-midgame = 中局
phase-endgame = 残局
pattern-corners = 送掉或错过了角
pattern-x-squares = 在空角旁边
pattern-mobility = 送掉了棋步
pattern-walls = 打开了局面
pattern-few-discs = 翻子太多
pattern-centre = 过早离开中央
pattern-quiet-moves = 放弃了静步
pattern-safe-moves = 用尽了安全棋步
pattern-parity = 让出了空区的最后一步
pattern-edges = 削弱了边
pattern-wedges = 在边上留了空洞
pattern-stability = 放弃了稳定子
pattern-passing = 导致停一手
pattern-wipe-out = 冒了被吃光的险
pattern-swindles = 放弃了独占的格子
pattern-sacrifices = 错过了弃子
pattern-diagonals = 放弃了斜线
pattern-threats = 错过了双重威胁
pattern-answers = 忽视了应对
pattern-counting = 算错了残局

## An expected line, move by move

line-title = { $square }之后的变化
line-other = Tab：{ $square }之后的变化
line-expect = { $who ->
    [you] { $outcome ->
        [ahead] 你最后领先{ $margin }子（{ $sure }）。
        [behind] 你最后落后{ $margin }子（{ $sure }）。
       *[even] 均势（{ $sure }）。
    }
   *[other] { $outcome ->
        [even] 均势（{ $sure }）。
       *[other] { $leader }最后领先{ $margin }子（{ $sure }）。
    }
}
line-gap = { $best }比{ $made }好{ $gap }子。
line-here = { $who ->
    [you] 这里你有{ $own }步，对手有{ $other }步。
   *[other] 这里{ $side }有{ $own }步，{ $rival }有{ $other }步。
}
line-none = 这里没有可显示的变化。

## A move tried again

retry-title = 再试一次
retry-better = 实战下{ $square }。找更好的棋。v：回到复盘
retry-after-best = { $square }是最佳。试试别的。v：回到复盘
retry-unknown = 实战下{ $square }。试试别的。v：回到复盘
retry-same = { $tried } { $score }（{ $sure }）：还是同一步
retry-even = { $tried } { $score }（{ $sure }）：与{ $square }一样好
retry-gains = { $tried } { $score }（{ $sure }）：比{ $square }好{ $gain }子
retry-loses = { $tried } { $score }（{ $sure }）：比{ $square }差{ $loss }子
retry-is-best = { $text }；没有更好的
retry-short = { $text }。最佳还能多{ $short }子。u：再试


## Puzzles

puzzle-title = 习题{ $id }，等级分{ $strength }
puzzle-number = 习题{ $id }
puzzle-question = { $title }。{ $goal }
goal-win = { $side }先，取胜。
goal-draw = { $side }先，求和。
goal-save-discs = { $side }先。赢不了：尽量少输。
goal-wipe-out = { $side }先，吃光对方。
puzzle-right = { $square }正确。对手应{ $answer }。然后呢？
puzzle-right-pass = { $square }正确。对手停一手。然后呢？
puzzle-wrong = 不是{ $square }：{ $answer }破之。
puzzle-wrong-pass = 不是{ $square }。
puzzle-solved = { $misses ->
    [0] 解开了！{ $end }
   *[other] 解开了，错{ $misses }次。{ $end }
}
puzzle-motifs = 要点：{ $motifs }。
puzzle-calculate = 没有特别要点：计算。
puzzle-go-on = 正确。然后呢？
puzzle-same-idea = 与你的对局要点相同：{ $subject }。
puzzle-end-win = 你赢{ $lead }子。
puzzle-end-draw = 和棋。
puzzle-end-loss = 你只输{ $lead }子。
puzzle-end-wipe-out = 你吃光了对手。
puzzle-shown = 答案如下。{ $end }
puzzle-line = 最佳变化：{ $line }。
puzzle-rating = 你的习题等级分：{ $rating }。
puzzle-comes-back = 明天会再见到这道题。
puzzle-daily-late = 今天的题你已解过，这次不计。
puzzle-daily-title = 每日一题，{ $day }
puzzle-daily-line = outflank，每日一题{ $day }：{ $blocks }，连续{ $streak }天
puzzle-which-idea = 解开了。要点是哪一个？
puzzle-idea = { $number } { $idea }
puzzle-idea-right = 对：{ $idea }。
puzzle-idea-wrong = 不是{ $named }，是{ $idea }。
puzzle-ideas-named = { $asked }个要点答对{ $known }个。
refusal-copy-puzzle = 只有每日一题有可复制的结果
refusal-name-idea = 请输入编号1到4
puzzles-drill = 找出并说明
puzzles-drill-about = 找出这步棋，再说出要点。
puzzle-none = 这里没有剩下的习题。
puzzle-none-missed = { $waiting ->
    [0] 没有要重做的。
   *[other] 今天没有要重做的。以后还有{ $waiting }道。
}
puzzle-rush = 速解，{ $minutes }分钟
puzzle-rush-about = { $minutes }分钟内尽量多解。错{ $most }次就结束。
puzzle-rush-left = 剩{ $left }。{ $goal }
puzzle-rush-score = 解开{ $solved }，错{ $misses }/{ $most }。
puzzle-rush-over = 解开{ $solved }道。
puzzle-rush-time = 时间到！
puzzle-rush-misses = 错三次：结束。
puzzle-rush-best = 新纪录！
puzzle-rush-not-best = 你的纪录：{ $best }。
puzzles-title = 习题
puzzles-none-due = 今天没有要复习的习题
puzzles-sample = 轮到{ $side }，空{ $empty }
puzzles-count = 解开{ $solved }/{ $count }
puzzles-near = 为你挑选
puzzles-near-about = 适合你水平的题。只有第一次计分。
puzzles-daily = 今日习题
puzzles-daily-about = 今天的题，人人相同（{ $day }）。
puzzles-daily-done = 今天完成了。下一题在UTC零点。
puzzles-streak = { $days }天
puzzles-missed = 再试一次
puzzles-missed-about = 做错的题，重复到解开为止。
puzzles-due = 待做{ $count }
puzzles-best = 最好{ $best }
puzzles-calculate = 深入计算
puzzles-calculate-about = 没有特别要点的题。
puzzles-theme-about = 主题：{ $motif }。
motif-quiet-move = 静步
motif-few-discs = 少翻子
motif-mobility = 少留棋步
motif-last-safe-move = 最后的安全棋步
motif-wedge = 楔入
motif-stoner-trap = 斯通纳陷阱
motif-unbalanced-edge = 失衡的边
motif-double-attack = 双重攻击
motif-diagonal = 控制斜线
motif-parity = 奇偶性
motif-against-parity = 反奇偶
motif-forced-pass = 迫使对手停手
motif-no-safe-move = 没有安全棋步
motif-passing-to-win = 停一手取胜
motif-swindle = 独占连下
motif-corner-refused = 放着角不占
motif-corner-taken = 占角
motif-corner-offered = 送角
motif-x-square = 星位
motif-c-square = C位
motif-only-escape = 唯一出路
motif-wipe-out = 吃光
plain-puzzle-help = 输入棋步，如f5。命令：hint, solution, board, quit。
plain-puzzle-again = 再试一次。
plain-puzzle-next = 按Enter做下一题，或输入quit。

## Lessons

list-more = 下面还有{ $count }
learn-title = 学习
learn-next = 棋盘{ $number }/{ $count }：{ $task }
learn-passed = 通过
learn-exam = 考试{ $right }/{ $count }
learn-solved = { $solved }/{ $count }
learn-progress = { $passed ->
    [0] { $count }课
   *[other] 通过{ $passed }/{ $count }
}
lesson-title = { $title }，{ $number }/{ $count }
lesson-title-exam = { $title }，考试{ $number }/{ $count }
lesson-source = 出自对局：{ $source }。
lesson-right = 正确！
lesson-lesser = { $square }也行，但还有更好的。
lesson-wrong = 不是{ $square }。
lesson-not-that = 不是{ $square }。
lesson-empty = 那格是空的。
lesson-other-disc = 那是{ $side }的子。
lesson-wrong-number = 不是{ $number }。
lesson-number = { $ask } { $typed }
lesson-found = { $ask }（{ $found }/{ $count }）
lesson-go-on = Enter：继续
lesson-again = Enter：再试
lesson-pass = Enter：停一手
lesson-to-move = 轮到{ $side }
lesson-mark = 方向键移动，Enter标记格子
lesson-type-number = 输入数字后按Enter
lesson-done = { $title }：完成。
lesson-exam-score = 考试：{ $count }题一次答对{ $right }题。
lesson-passed = 通过了。
lesson-not-passed = 还没通过：最多错一题。重新打开本课可再考。
lesson-next = Enter：下一课
lesson-first-game = Enter：下第一局（1级）。]：下一课
lesson-last = Enter：返回
lesson-line = 接着：{ $plies }。
ply = { $side }{ $square }（{ $does }）
ply-between = 、
ply-takes-corner = 占角
ply-ends-game = 终局
ply-forces-pass = 无棋可下，对方停一手
ply-traps = 在{ $corner }旁设陷阱
ply-threatens-both = 同时威胁{ $corner }和{ $corner-too }
ply-gives-corner = 送出{ $corner }
ply-threatens-corner = 威胁{ $corner }
ply-defends-corner = 守住{ $corner }
ply-wedges = 楔入
ply-fills-region = 填满空区
ply-leaves-no-safe-move = 只留下送角的着法
ply-quiet = 静步
ply-flips = { $count ->
    [one] 翻1子
   *[other] 翻{ $count }子
}
plain-to-move = { $who }（{ $letter }）
plain-choose-lesson = 输入课程编号1到{ $count }，或quit。
plain-lesson-help = 输入格子如d3，或所问的数字。Enter继续。命令：again, next, back, board, lessons, quit。

## Practice

practice-title = 练习
practice-title-due = 练习，待复习{ $due }
practice-title-solved = 练习，待复习{ $due }，答对{ $right }/{ $asked }
practice-none = 还没有要练习的失误。
practice-none-today = 今天没有要复习的。
practice-none-about = 今天没有关于“{ $subject }”的复习。
practice-other-subject = s：下一个主题。
practice-only = 只练“{ $subject }”。s：下一个主题。
practice-done = 今天完成：答对{ $right }/{ $asked }。
practice-next = 下一次在{ $day }。
practice-how = 复盘你下过的一局（v），失误就会出现在这里。
practice-review = Enter：复盘上一局（{ $black }-{ $white }）。
practice-from-level = 出自你{ $day }对{ $level }（{ $tag }）的对局。
practice-from-opponent = 出自你{ $day }对{ $opponent }的对局。
practice-from = 出自你{ $day }的对局。
practice-waiting = { $count }个新局面等到明天。
practice-solved = 已掌握：{ $count }。
practice-question = 轮到{ $side }。找出最佳棋步。
practice-played = 你在这里下了{ $square }，亏{ $loss }子。
practice-right = { $square } { $score }：正确，最佳。
practice-right-among = { $square } { $score }：正确。同样好：{ $best }。
practice-nearly = { $square } { $score }：还行。最佳{ $best }，多{ $costs }子。
practice-better = { $square } { $score }：比{ $made }好{ $gained }子。最佳{ $best }，再多{ $costs }子。
practice-wrong = { $square }亏{ $costs }子。最佳：{ $best }。
practice-solved-now = 已掌握。
practice-later = 以后会再见到。
practice-again = { $days ->
    [1] 明天会再见到。
   *[other] { $days }天后会再见到。
}
practice-puzzle-next = 接下来是要点相同的习题。
practice-title-drill = 练习，还剩{ $due }题
practice-drill-done = 练习结束：一次答对{ $right }/{ $asked }。
practice-drill-puzzles = { $count ->
    [one] Enter：一道习题（{ $subject }）。
   *[other] Enter：{ $count }道习题（{ $subject }）。
}
practice-puzzles-due = 有{ $count }道做错的习题待做。Enter：重做。
practice-enter-puzzles = Enter：做错的习题
editor-title = 编辑局面
editor-empty = 棋盘是空的。
editor-stray = { $count ->
   *[other] 没有对局能到这里：{ $squares }不挨着别的子。
}
editor-how = 逐行输入：x放黑子，o放白子，-为空。
editor-then = t：换手，n：清空，s：初始，a：分析，p：对局。
position-discs = 黑{ $black }，白{ $white }
position-to-move = { $discs }。轮到{ $side }。
position-must-pass = { $discs }。{ $side }停一手。
position-over = { $discs }。已终局。
practice-to-move = 轮到{ $side }
practice-enter-next = Enter：下一个局面

## What has happened

news-with-turn = { $news }。{ $turn }
news-on = { $switch }：开
news-off = { $switch }：关
news-people-on = 教练会说{ $rating }分的棋手怎么下
switch-step-mode = 逐步
switch-animation = 动画
switch-mouse = 鼠标
switch-hints = 提示
switch-values = 评分
switch-coach = 教练
switch-people = 真人下法
switch-numbers = 步数
news-hints-on = 提示：开{ $urgent }
news-hints-off = 提示已隐藏
news-turned = 棋盘旋转：{ $degrees }度
news-theme = 主题：{ $theme }（到退出为止）
news-mistakes-both = [ ]：现在逐个查看双方的失误
news-mistakes-of = [ ]：现在逐个查看{ $side }的失误
news-time-is-up = { $who ->
    [you] 你超时了：对局继续，但不再计分
   *[other] { $name }超时了：对局继续，但不再计分
}
news-saved = 已保存：{ $path }
news-settings-aside = 旧设置现在在{ $name }
news-imported-one = 已加入棋谱库
news-imported-known = 棋谱库中已有
news-imported = 已加入{ $new }局，{ $known }局已有
news-imported-partly = 已加入{ $new }局，{ $known }局已有，{ $refused }局读不了
news-step-by-itself = 逐步：开，按Enter继续
news-own-game = 从这里开始新的一局
news-own-game-redo = 从这里开始新的一局，r重放原来的棋步
news-pasted = 左右：逐步看，Enter：从这里下
news-missed = 不是{ $made }：正确的是{ $right }
news-copied = 已复制（若终端允许）
news-kept-again = 又在保存棋谱了
news-settings-kept = 设置已保存
news-deleted = 已删除（u：恢复）
news-import-undone = 已删除上次导入的{ $count }局（u：恢复）
news-board-taken = 粘贴的局面已摆好。
news-analysis-continued = 你{ $date }的分析。n：新的分析。
news-tree-analysed = 正在后台分析所有变化。t：停止。
news-tree-done = 分析完成：{ $count }个局面。
news-tree-analysis-stopped = 分析已停止
news-line-taken = 预计变化已加入。r：跟着走。
news-promoted = 变化已上移。
news-line-deleted = 已删除。z：恢复。
news-line-restored = 已恢复。
news-lines-copied = 另一个窗口改了这些变化。你的已存入副本。
news-idle-soon = 还在吗？一分钟内按任意键以留下
news-restored = 棋谱已恢复

## What is not possible, and what to do instead

refusal-over = 已终局（n：新的一局）
refusal-turn = 还没轮到你：轮到{ $name }
refusal-turn-enter = 还没轮到你：按Enter让{ $name }下
refusal-must-pass = { $who ->
    [you] 你无处可下，必须停一手：按Enter
   *[other] { $name }无处可下，必须停一手：按Enter
}
refusal-coach-failed = outflank的故障中断了教练的思考
refusal-no-move = 电脑没找到合法棋步：按Enter重试
refusal-opponent = { $name }没有给出棋步（{ $why }）：按Enter重试
refusal-take-back = 没有可悔的棋
refusal-redo = 没有可重做的
refusal-before-retry = 这里只重试这一手（v：回到复盘）
refusal-no-resigning = 没有可认输的对局
refusal-no-typing = 这局你只是观看
refusal-no-number = 这里没有问数字
refusal-type-number = 输入数字后按Enter
refusal-column = 没有{ $digit }列：1到8表示a到h
refusal-half-move = 还要输入行号1到8，或用方向键
refusal-turn-board = 只有黑白棋棋盘能旋转
refusal-row = 没有{ $digit }行：输入1到8
refusal-square = “{ $text }”不是格子：输入{ $range }
refusal-guest-unsuited = { $name }不能从这个局面下：换起始局面或对手
refusal-coach = 教练只看子多者胜的8x8黑白棋
refusal-no-coach-here = 这局没有教练：结束后按v复盘
refusal-coach-silent = 这里没有教练：它只懂子多者胜的8x8黑白棋
refusal-no-people = 只有标准黑白棋才有真人下法的资料
refusal-values = 评分只用于子多者胜的8x8黑白棋
refusal-review = 还没有可复盘的棋步
refusal-reviewed = 先复盘（v）
refusal-review-begun = 复盘刚开始：请稍等
refusal-mistake = 没有发现失误
refusal-more = 这里能说的就这些
refusal-explain = 还没有可解释的。按i叫教练。
refusal-over-here = 这里已终局：先退回
refusal-retry = 先走到一步棋，再试别的
refusal-export = 没有可导出的棋谱
refusal-nothing-to-solve = 这里双方都不能下
refusal-nothing-to-delete = 先走到要删除的棋步
refusal-no-move-or-opening = “{ $text }”既不是棋步也不是开局名
refusal-no-times = 这局没有用时记录
refusal-no-moves = 还没有下过棋
refusal-no-link = 这个链接打不开局面、习题或课程
refusal-not-in-line = 也不是：按Enter看正确的
refusal-qr = 太长，放不进二维码
refusal-no-library = 棋谱没有保存：没有可打开的库
refusal-analysis = 这种规则的棋不能分析
refusal-line-known = 预计变化已在其中：r跟着走
refusal-end-of-line = 变化到头了：再走一步即可继续
refusal-variation = 这里没有变化
refusal-mark = 还没有可标记的棋步
refusal-undelete = 没有可恢复的
refusal-no-import = 没有可撤销的导入
refusal-lost-key = 你的密钥在这里不能用（RSA需2048位以上），你以访客身份进入
refusal-record = 读不懂这个棋谱：{ $why }
refusal-pasted = 粘贴的{ $kind }：{ $why }
refusal-not-saved = 棋谱无法保存：{ $why }
refusal-settings-not-saved = 设置无法保存：{ $why }
refusal-shell = 没有可返回的命令行
refusal-not-kept = 棋谱没有保存：{ $why }
refusal-set-aside = 棋谱库损坏，已改名为{ $name }
refusal-settings = { $file }，{ $first }
refusal-settings-more = { $file }，{ $first }（还有{ $more }处）

sure-why = 确定吗？{ $why }
sure-look = 确定吗？看看{ $square }之后{ $other }能做什么。
resign-sure = { $who ->
    [you] 认输吗？这局算输
   *[other] { $name }认输：确定吗？
}
take-back-to = { $number ->
    [0] 退回到开始吗？
   *[other] 退回到第{ $number }步吗？
}
typed-filter-empty = 筛选，如tastet white 2010-2019 @open won:black、people或own（空：全部）
typed-filter = 筛选：{ $text }_
typed-comment = 注释：{ $text }_
typed-move = 你的棋：{ $text }_
typed-search = 查找：{ $text }_
typed-name = 你的名字：{ $text }_
typed-opponent = 第二人的名字：{ $text }_

## The game library

library-title = 棋谱库
library-empty = 还没有棋谱：请先下一盘棋，或用outflank import导入文件
library-nothing = 没有找到（Esc：全部）
library-view-empty = 这里没有棋谱（Tab：别的列表）
library-game = { $black } - { $white } { $score }
library-game-place = { $black } - { $white } { $score }，{ $place }
library-unfinished = { $black } - { $white }{ $score }，未完
library-unfinished-place = { $black } - { $white }{ $score }，未完，{ $place }
library-legend = * 未完
library-count = { $at }/{ $total }
library-by = 按{ $sort }
library-date = 日期
library-score = 比分
library-opening = 开局
library-place = 赛事
view-all = 全部
view-own = 在此下的
view-unfinished = 未完
view-imported = 导入的
view-deleted = 已删除
outcome-won = 胜
outcome-lost = 负
outcome-drawn = 和
outcome-black = 黑胜
outcome-white = 白胜
sort-date = 日期
sort-black = 黑方
sort-white = 白方
sort-result = 结果
sort-opening = 开局

## Export, paste

export-title = 导出棋谱
export-copy = 复制{ $form }
export-image = 把棋盘存为PNG图片
export-save = 保存{ $form }
export-qr = { $form }的二维码
export-copy-link = 复制网页链接
export-qr-link = 网页链接的二维码
form-transcript = 棋步
form-board = 局面（文字）
form-ggf = GGF
form-sgf = SGF，含变化
form-pgn = PGN，含变化
form-svg = 带步数的图（SVG）
form-picture = 棋盘图片（SVG）
form-json = JSON
form-link = 局面链接（Hamlite）
form-card = 卡片：棋盘和一个问题
qr-board = 局面：从a1起的64格和轮到的一方
qr-transcript = 对局的棋步
qr-link = 在网上棋盘Hamlite打开局面的链接
qr-too-small = 窗口放不下这个二维码：需要{ $width }x{ $height }。
pasted-title = 粘贴
pasted-what = { $kind }：{ $summary }
pasted-games = { $kind }：{ $count }局
pasted-complaints = { $count }局读不了
pasted-part = { $moves } 步中可读 { $read } 步：按 Enter 打开。
pasted-open-kept = 按Enter打开；你的对局会保留。
pasted-open = 按Enter打开。
pasted-add = 按Enter加入棋谱库。
pasted-discard = Esc：丢弃。

## Statistics

statistics-phases = 每局复盘因失误亏的子
statistics-title = 统计 { $dot } { $game }
statistics-none = 你还没有下完与电脑的一局。
statistics-level = 等级
statistics-all = 全部
statistics-games = 局
statistics-won = 胜
statistics-drawn = 和
statistics-lost = 负
statistics-average = 平均
statistics-best = 最好
statistics-streak = 连胜：{ $now }（最多{ $longest }）
statistics-scale = 平均与最好为子差；3级的等级分是1000。
statistics-rating = 等级分{ $value } { $sign } { $spread }
statistics-puzzles = 习题：{ $tried }道中{ $solved }道一次解开。
statistics-puzzle-range = 等级分在{ $low }到{ $high }之间。
statistics-course = 每局后的等级分
statistics-weaknesses = 你亏得最多的
statistics-mistakes = 失误
statistics-discs = 子
statistics-before = 以前
statistics-lately = 最近
trend-better = 好转
trend-same = 相同
trend-worse = 变差
trend-unknown = { "" }
statistics-scale-weaknesses = 以前与最近：最近20局复盘的对局每局亏的子。
guests-title = 引擎
guests-none = 还没有引擎。在config.toml加入一个并重启outflank。例如：
guests-none-protocol = 协议是"gtp"或"nboard"。
guests-keys = Enter：试用，最多十秒
guests-log = { $name }说的话
guests-log-empty = 还没有。要它下棋时才启动。
guests-log-below = 下面还有{ $count }
guest-trial-under-way = 试用中…
guest-works = 可用：每步{ $seconds }秒
guest-works-as = 可用：{ $name }，每步{ $seconds }秒
player-guest = 引擎

## Tournaments

tournament-standings = 名次
tournament-ended = 对局
tournament-points = 得分
tournament-elo = Elo
tournament-results = 胜-和-负
tournament-brightwell = BQ
tournament-progress = { $count ->
    [0] 第{ $round }轮，共{ $rounds }轮
   *[other] 第{ $round }轮，共{ $rounds }轮，已下{ $count }局
}
tournament-game = { $black } { $black-discs }-{ $white-discs } { $white }
tournament-keys = Enter：放大棋盘。q：停止
tournament-over = 比赛结束：{ $name }获胜
tournament-passes = { $name }停一手
tournament-your-move = { $name }，轮到你{ $urgent }
analyst-title = { $name }（深度{ $depth }）
analyst-looking = 思考中…
refusal-no-engines = 还没有引擎：引擎页说明如何加入
refusal-rush = 这会结束冲刺。再按一次结束
refusal-clock-runs = 对局仍在进行，时钟在走：再按一次离开
refusal-tournament = 未完的对局将没有结果。再按q停止

statistics-keys = 左右：其他游戏

## Settings

setting-on = 开
settings-title = 设置
settings-board = 棋盘
settings-help = 提示与教练
settings-game = 你的对局
settings-program = 程序
settings-advanced = 高级设置…
settings-advanced-about = 很少用到的设置。
setting-off = 关
setting-theme = 主题
setting-board = 棋盘大小
setting-board-about = 格子的最大尺寸。
setting-simple = 简洁
setting-simple-about = 只有棋盘、比分和五个键，尽量大。
setting-pictures = 图片
setting-pictures-about = 用图片画圆子：kitty、sixel或iTerm2终端。
setting-pictures-none = 此终端不能显示图片。
setting-width = 符号宽度
setting-width-about = 圆点等符号所占的列数；占两列时不用它们。
setting-turned = 棋盘旋转
setting-turned-about = 顺时针旋转棋盘（对局中按B）。
setting-degrees = { $degrees }度
setting-labels = 坐标
setting-labels-about = 棋盘四周的字母和数字。
setting-key-signs = 按键符号
setting-key-signs-about = 按键行中用符号表示方向键和回车：↑↓ ←→ ⏎。
setting-numbers = 步数
setting-numbers-about = 看棋谱时子上的步数（#）。
setting-animation = 动画
setting-animation-about = 显示翻子。
setting-human-pace = 常人速度
setting-human-pace-about = 像人一样的对手每步最多想两秒。
setting-hints = 提示
setting-hints-about = 在可下的格子上显示点。
setting-flip-marks = 预览翻子
setting-flip-marks-about = 标出这一步会翻的子。
setting-values = 评分
setting-values-about = 预计的最终子差。
setting-coach = 教练
setting-people = 真人下法
setting-people-about = 教练说出与你水平相当的人怎么下。
setting-peers = 比较对象
setting-peers-about = 教练拿谁的棋来比。
setting-peers-own = 与你水平相当
setting-peers-rated = 等级分{ $rating }
setting-language = 语言
setting-language-about = 界面的语言。
setting-language-system = 系统的语言
setting-warning = 警告
setting-warning-about = 下大亏的棋之前问“确定吗？”。
warning-off = 关
warning-blunder = 大错
warning-mistake = 失误
warning-inaccuracy = 缓着
setting-coach-about = 显示最佳棋步及原因。
setting-step = 逐步
setting-step-about = 电脑等你按Enter。
setting-flag = 超时
setting-flag-loses = 判负
setting-flag-plays-on = 继续
setting-flag-loses-about = 超时者负。
setting-flag-plays-on-about = 对局继续，但不计等级分。
setting-clock = 计时
setting-number-pad = 井字棋按键
setting-number-pad-on = 数字键盘
setting-number-pad-off = 阅读顺序
setting-number-pad-on-about = 井字棋：7 8 9是上排。
setting-number-pad-off-about = 井字棋：1 2 3是上排。
setting-mouse = 鼠标
setting-mouse-about = 关掉后可在终端选取文字。
setting-bell = 响铃
setting-bell-about = 你在别的窗口而轮到你时响一次。
setting-quiet = 安静时段
setting-quiet-about = 这段时间内不响铃。
setting-quiet-none = 无
setting-quiet-hours = { $from } 点到 { $to } 点
setting-threads = 分析线程
setting-threads-about = 线程多则快；只有一个时结果可重复。
setting-memory = 分析内存
setting-memory-about = 分析棋盘的内存。
setting-plain-number = { $number }
setting-mebibytes = { $number } MiB
setting-name = 你的名字
setting-name-about = 按Enter编辑。
setting-name-unset = 你
setting-opponent = 第二人
setting-opponent-about = 双人对局中第二人的名字。
setting-opponent-unset = 按颜色
setting-page = 网页
setting-page-about = 链接和二维码指向的地址。按Enter编辑。
setting-page-unset = 无
setting-level = 默认等级
setting-level-about = 起始页的预设。
setting-side = 默认执子
setting-side-about = 起始页的预设。
theme-own = 你自己的主题。
theme-auto = 随终端而定：classic，浅色背景用paper。
theme-classic = 胡桃木框绿毡。
theme-midnight = 夜晚的深蓝。
theme-paper = 纸上墨色，适合浅色背景。
theme-contrast = 灰、蓝、橙：色弱也看得清。
theme-mono = 没有颜色：只有形状和括号。
theme-ascii = X和O，只用ASCII。

## Keys

own-keys-no-set = 未知的键组“{ $name }”：只有vi
own-keys-no-command = 未知的命令“{ $name }”：见outflank manual keys
own-keys-no-key = 未知的键“{ $key }”：用字符、Up、Enter、F2、Ctrl-X等
own-keys-none = “{ $name }”没有可用的键
own-keys-twice = { $key }既是{ $one }又是{ $two }：保留原来的键
own-look-no-base = 未知的基础“{ $name }”：classic, midnight, paper, contrast
own-look-no-role = 未知的颜色用途“{ $role }”：见outflank manual settings
own-look-no-color = { $role }要用#26804f这样的颜色，不是“{ $color }”
own-look-contrast = { $other }上的{ $one }看不清：对比度{ $ratio }，至少要{ $least }
palette-title = 命令
palette-typed = > { $text }_
palette-nothing = 没有这个命令
palette-start = 起始页
palette-library = 棋谱库
palette-analysis = 分析棋盘
palette-page = 转到：{ $name }
palette-lesson = 课程：{ $name }
palette-puzzle = 习题：{ $name }
palette-game = 游戏：{ $name }
palette-level = 等级：{ $name }
palette-person = 像人一样：{ $name }
palette-against = 对手：{ $name }
palette-setup = 设置：{ $name }
palette-theme = 主题：{ $name }
palette-editor = 编辑局面

## Other words a player may type in the palette, separated by blanks

synonyms-take-back = 悔棋 退回 undo
synonyms-redo = 重做 前进 redo
synonyms-hints = 点 合法 hint
synonyms-values = 分数 评估 子差 value
synonyms-coach = 建议 最佳 解释 coach
synonyms-people = 大众 比例 水平 people
synonyms-why = 原因 解释 why
synonyms-line = 变化 后续 line
synonyms-review = 失误 分析 准确 review
synonyms-new-game = 重新 开始 new
synonyms-resign = 投降 认负 resign
synonyms-theme = 颜色 外观 深色 浅色 theme
synonyms-turn-board = 方向 旋转 turn
synonyms-animation = 速度 翻子 animation
synonyms-step = 等待 暂停 step
synonyms-look = 主题
synonyms-copy = 剪贴板 棋步 copy
synonyms-export = 保存 分享 文件 图片 export
synonyms-help = 按键 规则 手册 help
synonyms-quit = 离开 关闭 quit
synonyms-try-again = 重试 retry
synonyms-game-drill = 练习 本局失误
synonyms-library = 对局 历史 查找 导入 library 比赛
synonyms-practice = 训练 练习 失误 practice
synonyms-analysis = 开局 定式 变化 研究 analysis 训练
synonyms-statistics = 等级分 结果 elo stats
synonyms-start = 菜单 主页 start
synonyms-learn = 课程 入门 learn
synonyms-puzzles = 题目 战术 puzzles
synonyms-settings = 选项 名字 响铃 鼠标 语言 settings 图片 简单 大
synonyms-engines = edax gtp nboard 程序
synonyms-editor = 编辑 棋盘 局面 editor
synonyms-lesson = 学习 课程
synonyms-puzzle = 习题
synonyms-daily = 每日
synonyms-near = 水平
synonyms-drill = 训练 要点
synonyms-game = 变体 规则 奥赛罗
synonyms-level = 等级 难度
synonyms-setup-level = 难度 初学者 更强 更弱 更难 更容易
synonyms-person = 人 对手
synonyms-clock = 时钟 时间
keys-palette = 在命令面板中
key-palette = 按名称查找命令
key-run = 执行命令
bar-run = 执行

help-rules = 规则
help-page = 本页
help-keys = 所有按键
help-more-keys = 所有按键在下一个标签（右）。
help-more = 下面还有
help-manual = 手册更详细：在命令行运行outflank manual。
keys-board = 对局中
keys-start = 起始页
keys-entry = 输入棋步时
keys-result = 终局后
keys-library = 棋谱库
keys-replay = 看棋谱
keys-editor = 编辑局面
keys-analysis = 分析
keys-trainer = 开局练习
keys-holes = 定式库的缺口
keys-games-here = 到过此局面的棋局
keys-line = 预计变化
keys-practice = 练习
keys-learn = 课程列表
keys-lesson = 课程中
keys-puzzles = 习题列表
keys-puzzle = 习题中
keys-settings = 设置
keys-guests = 引擎
keys-tournament = 比赛
keys-tournament-board = 比赛棋盘
keys-statistics = 统计
keys-help = 帮助页
keys-anywhere = 任何地方

key-click = 在格子落子，选择菜单、按键行或棋谱
key-wheel = 滚动棋谱
key-help = 帮助：规则和所有按键
key-quit = 退出（对局会保存）；输入时用Ctrl-C
key-suspend = 挂起到命令行，`fg`返回
key-repaint = 重画屏幕
key-theme = 下一个主题
key-export = 导出棋谱：复制或存为文件
key-copy = 复制棋步
key-values = 每步合法棋的预计子差
key-people = 教练：与你水平相当的人怎么下
key-coach = 教练：提示、要点、最佳棋步及原因
key-review = 逐步复盘
key-review-retry = 复盘；重试时回到复盘
key-type = 输入格子下棋；:之后按Enter
key-next-legal = 下一个、上一个可下的格子
key-hints = 提示开关（略等，以防你要输入h4）：可下的格子；井字棋中为胜点和威胁
key-library = 棋谱库
key-back-start = 回到起始页
key-back-start-saved = 回到起始页（对局会保存）
key-page = 上一页、下一页
key-ends = 到开头、到结尾
key-cursor = 移动光标
key-play = 在光标处下；逐步时让电脑下
key-digits = 先列后行：81是右上；井字棋一位数
key-take-back = 悔棋（对电脑：退到你的回合）
key-resign = 认输：这局算输
key-take-back-to = 退回到那一步
key-turn = 棋盘旋转90度
key-times = 以每步用时代替结果
key-numbers = 步数开关
key-redo = 重做悔掉的棋
key-new = 新的一局（本局会保存）
key-step = 逐步：电脑等Enter
key-animation = 动画开关
key-mouse = 鼠标开关（关：终端可选文字）
key-scroll-log = 滚动棋谱
key-start = 开始，或改变设置
key-analyst = 显示下一个引擎的变化，或关
key-choose-board = 选择棋盘
key-see-board = 放大
key-next-board = 下一个、上一个棋盘
key-next-legal-or-board = 轮到你时下一个可下的格子，否则下一个棋盘
key-scroll-standings = 滚动名次
key-play-on-turn = 轮到你时下
key-back-tournament = 回到名次
key-choose-guest = 选择引擎
key-try-guest = 试用，最多十秒
key-scroll-guest-log = 滚动记录
key-choose-line = 选择一行
key-change = 改变设置
key-play-entry = 下这步
key-cancel = 取消
key-again = 再来一局
key-even = 与相当的等级对局
key-new-setup = 另设一局
key-undo-last = 悔最后一步
key-close-result = 关闭结果看棋盘
key-scroll = 滚动
key-tab = 切换标签
key-close = 关闭
key-change-save = 改变并保存
key-change-name = 改变，编辑名字
key-save-name = 保存名字
key-keep-name = 保留原名
key-open = 打开棋谱，继续未完的对局
key-choose-game = 选择棋谱
key-search = 按名字、日期、赛事或开局查找
key-view = 显示：全部、在此下的、未完、导入的、已删除
key-sort = 排序：日期、黑方、白方、结果、开局
key-outcome = 显示：全部、胜、负、和、黑胜、白胜
key-opponent = 与这个对手的对局
key-event = 这个赛事的对局
key-delete = 删除棋谱；在已删除列表中恢复
key-undelete = 撤销上次删除
key-undo-import = 删除上次导入的棋谱
key-clear-back = 清除查找，再回到起始页
key-finish-search = 结束输入
key-clear-search = 清除查找
key-step-move = 退一步、进一步
key-step-ten = 退十步、进十步
key-mistakes = 上一个、下一个失误
key-mistakes-of = 显示失误：双方、黑、白
key-try-again = 重试：在这里换一步
key-game-drill = 练习：本局的失误，然后做题
key-detail = 为什么：下一个原因的细节
key-line = 走一遍预计变化
key-other-line = 另一步的变化
key-leave-line = 离开变化
key-replay-enter = 从这里下；复盘中为下一个失误
key-play-on = 从这里下新的一局
key-back = 返回
key-another-game = 其他游戏
key-sure = 仍然下
key-choose-weakness = 选择弱点
key-practise-weakness = 练习它
key-weakness-lesson = 打开它的课程
key-weakness-puzzles = 做相关的习题
key-edit = 编辑局面
key-place-black = 放黑子，右移
key-place-white = 放白子，右移
key-erase = 清空格子，右移
key-cycle = 黑、白、空循环
key-other-side = 换轮到的一方
key-empty-board = 清空棋盘
key-start-board = 恢复初始局面
key-swap-colors = 交换颜色
key-rotate = 棋盘旋转90度
key-mirror = 棋盘镜像
key-undo-edit = 撤销
key-analyse-position = 分析局面
key-play-position = 与电脑对局
key-analyse = 分析棋局：变化、注释、标记
key-analysis-play = 在这里下：跟随或开始变化
key-step-back = 退一步
key-step-on = 进一步
key-variations = 上一个、下一个变化
key-comment = 注释最后一步
key-mark = 标记最后一步：!、!!、!?、?!、?、??
key-explore = 显示或隐藏前人下法
key-games-here = 列出到过此局面的棋局
key-train = 从这里练习：你的变化，或对常见棋的好应
key-new-analysis = 新的分析；有变化或注释时会保存本分析
key-analyse-tree = 后台分析所有变化；再按停止
key-engine = 启动或停止引擎
key-solve = 求解：一直搜到终局；再按停止
key-solve-position = 求解局面
key-holes = 找缺口：定式库没有应对的常见棋
key-train-play = 以这步回答；变化结束时到下一条
key-train-again = 重新开始变化
key-open-hole = 去这一步
key-choose-hole = 选择一步
key-filter = 筛选棋局：棋手、年份、赛事、结果
key-use-filter = 使用这个筛选
key-drop-filter = 取消
key-open-here = 在这一步打开棋局
key-best-lines = 显示这么多最佳变化；0为不显示
key-take-line = 把预计变化加入
key-promote = 变化上移
key-delete-line = 删除这步和之后的一切
key-restore-line = 恢复删除的
key-fold = 隐藏或显示变化
key-save-comment = 保存注释
key-drop-comment = 保持原样
key-subject = 只练一个主题；再按换下一个
key-choose-lesson = 选择课程
key-open-lesson = 打开课程
key-lesson-answer = 下棋、标记或回答，然后继续
key-lesson-number = 问到时输入数字
key-lesson-again = 再试，或重新开始这个棋盘
key-lesson-boards = 上一个、下一个棋盘
key-lesson-leave = 回到课程列表
key-choose-puzzles = 选择
key-open-puzzles = 打开
key-puzzle-play = 下这步，然后继续
key-puzzle-again = 收回错的棋
key-puzzle-name = 训练中说出要点
key-puzzle-idea = 显示要点，得分减半
key-practice-idea = 显示最佳着法的要点
key-puzzle-solution = 显示答案
key-puzzle-share = 分享这题：链接、局面、二维码
key-lesson-share = 分享这课：链接、局面、二维码
key-puzzle-copy = 复制每日一题的结果
key-puzzle-leave = 回到习题列表
key-practice-play = 在光标处下，然后下一个局面
key-choose-format = 选择格式
key-do-export = 导出
key-accept = 接受
key-discard = 丢弃

bar-help = 帮助
bar-quit = 退出
bar-type = 输入
bar-type-square = a1-h8
bar-type-digit = 1-9
bar-next = 下一个
bar-hints-show = 显示提示
bar-hints-hide = 隐藏提示
bar-back = 返回
bar-leave = 离开
bar-play = 下
bar-coach = 教练
bar-values = 评分
bar-undo = 悔棋
bar-undo-import = 撤销导入
bar-resign = 认输
bar-take-back = 退回
bar-redo = 重做
bar-new = 新局
bar-start = 开始
bar-choose = 打开
bar-move = 选择
bar-next-mistake = 下个失误
bar-change = 改变
bar-cancel = 取消
bar-again = 再来一局
bar-even = 相当的对手
bar-review = 复盘
bar-review-mattered = 看胜负处
bar-new-setup = 另设一局
bar-board = 棋盘
bar-scroll = 滚动
bar-close = 关闭
bar-tab = 别的标签
bar-ok = OK
bar-open = 打开
bar-search = 查找
bar-view = 列表
bar-sort = 排序
bar-filter = 筛选
bar-delete = 删除
bar-restore = 恢复
bar-done = 完成
bar-clear = 清除
bar-step = 一步
bar-ends = 首/尾
bar-mistakes = 失误
bar-own-mistakes = 你的失误
bar-next-board = 下个棋盘
bar-tournament = 名次
bar-try = 试用
bar-try-again = 再试
bar-retry = 重试
bar-game-drill = 练习
bar-why = 原因
bar-line = 变化
bar-other-line = 另一变化
bar-play-on = 从这里下
bar-first-game = 第一局
bar-costliest = 最大失误
bar-copy = 复制
bar-set = 放子
bar-turn = 换手
bar-analyse = 分析
bar-explore = 前人
bar-train = 练习
bar-solve = 求解
bar-once-more = 重来
bar-lines = 最佳变化
bar-engine-on = 启动引擎
bar-engine-off = 停止引擎
bar-variation = 变化
bar-comment = 注释
bar-idea = 要点
bar-puzzles = 习题
bar-lesson = 课程
bar-solution = 答案
bar-export = 导出
bar-practise = 练习
bar-answer = 回答
bar-mark = 标记
bar-subject = 主题
bar-game = 游戏
bar-discard = 丢弃
bar-result = 结果
bar-pass = 停
bar-next-move = 下一步
bar-go-on = 继续

## The end

farewell = 感谢游玩outflank！
farewell-score = { $title }：{ $score }。
farewell-final = 最终比分：{ $score }。{ $verdict }。
farewell-current = 当前比分：{ $score }。{ $verdict }。
farewell-opening = 开局：{ $name }。
farewell-continue = 继续请用：{ $command }
farewell-unfinished = 未完：{ $command }
farewell-guest = 一天之内可用用户名{ $name }返回。
farewell-memory = 内存不足，outflank已退出。

## Line by line (--plain)

plain-menu-title = outflank：黑白棋和井字棋
plain-menu-play = 下黑白棋
plain-menu-tic-tac-toe = 下井字棋
plain-menu-learn = 课程
plain-menu-puzzles = 习题
plain-page-not-kept = 棋谱不保存：{ $why }。
plain-page-library = 棋谱在有棋盘的页面里。
plain-menu-library = 你的棋谱与复盘
plain-menu-settings = 设置
plain-menu-quit = 退出
plain-menu-number = 编号：
plain-menu-help = 输入0到{ $count }的编号。
plain-library-help = 输入编号打开棋谱，Enter看更多，0回菜单。
plain-library-game = 输入1复盘，0回列表。
plain-library-reviewing = 正在复盘，需要几秒…
plain-library-empty = 还没有棋谱。输入0回菜单。
plain-library-end = 没有更多棋谱。输入0回菜单。
plain-settings-help = 输入1到{ $count }的编号改变设置，0回菜单。名字：编号和名字。
plain-welcome = 欢迎来下{ $game }！{ $rule }输入help看命令。
plain-welcome-letters = 欢迎来下{ $game }！{ $rule }黑为X，白为O。输入help看命令。
plain-sides = 你执{ $yours }，电脑执{ $its }，{ $level }。
plain-you-first = 你先行。
plain-computer-first = 电脑先行。
plain-side-first = { $side }先行。
plain-taken-back = 已退回：{ $squares }。
plain-clocks = 剩余时间：{ $black } { $black-time }，{ $white } { $white-time }
plain-score = { $title }：{ $score }
plain-reason = { $reason }。{ $instead }。
plain-type-side = 输入{ $black }或{ $white }，或help
plain-type-yes = 输入yes或no，或undo
plain-type-enter = 按Enter，或输入help
plain-type-move = 输入棋步，或help
plain-type-example = 输入棋步如{ $square }，或help
plain-type-example-digits = 输入棋步如{ $square }（或{ $digits }），或help
plain-how-letters = 棋步是格子：字母加数字（h1），或两位数，列与行（81）。
plain-how-digits = 棋步是数字：1 2 3是上排，从左起。
plain-how-pad = 棋步是数字，如数字键盘：7 8 9是上排。
plain-how-none = 用--board none时只用文字描述棋步。
plain-ask-side = 你要{ $black }还是{ $white }？
plain-ask-step = 按Enter看电脑的棋：
plain-ask-again = 再来一局吗？（yes或no）
plain-ask-move = 你的棋：
plain-ask-move-of = { $side }的棋：
plain-hints = 你可以下{ $squares }{ $urgent }
plain-result-why = { $verdict }；{ $reason }
plain-best = { $square }最佳：结果{ $score }（{ $sure }）。{ $why }
plain-worth-best = { $square }结果{ $score }（{ $sure }），没有更好的。{ $why }
plain-worth = { $square }结果{ $score }（{ $sure }），{ $best }更好（{ $best-score }）。{ $why }
plain-no-game = 没有进行中的对局
plain-nothing-to-move = 没有棋可下
plain-no-move-yet = 还没有走过一步棋
plain-illegal = { $square }不是合法棋步
plain-no-coach-here = 这里没有教练
plain-too-long = 这一行太长
plain-not-your-turn = 轮到电脑
plain-yes-no = 请回答yes或no
plain-not-understood = 没有听懂
plain-over = 已终局
plain-empty = 这一行是空的
plain-none = 无
word-hints = 每手列出你的合法棋步（开/关）
word-undo = 悔你的最后一步
word-board = 再显示棋盘
word-score = 显示比分
word-best = 显示最佳棋步及原因
word-resign = 认输
word-why = 评价最后一步并解释；`why f4`评价f4
word-help = 显示这个列表（或?）
word-quit = 结束对局（或q）

## The library of games on disk

store-locked = 另一个程序正在使用棋谱库
store-other-tab = 本页的另一个标签在保存你的棋谱
store-no-storage = 这个浏览器不给网页存储空间
store-disk-full = 磁盘已满
store-read-only = 棋谱库是只读的
store-cannot-open = 棋谱库打不开
store-not-permitted = 没有写入棋谱库的权限
store-damaged = 棋谱库已损坏
store-disk-silent = 磁盘没有响应
store-disk = 无法写入磁盘：{ $why }
store-folder = 无法建立{ $folder }：{ $why }
store-newer = { $path }由更新的版本建立：请更新outflank
store-no-library = 该文件不是outflank的棋谱库，或已损坏
store-newer-library = 该文件由更新版本的outflank建立
store-foreign = 这个棋谱库属于别的程序：移走它才能新建
store-index-damaged = 局面索引损坏，这里无法重建：棋谱是安全的
store-no-game = 读不了棋谱{ $id }：{ $why }
store-no-such-game = 没有棋谱{ $id }
store-unwanted = 不再需要
store-other = 棋谱库不能用：{ $why }

## Other programs

opponent-not-started = 无法启动：{ $why }
opponent-no-folder = 没有文件夹{ $folder }
opponent-no-command = 它的命令为空或引号未闭合
opponent-gone = 它退出了
opponent-hangs = 它在{ $seconds }秒内没有回答{ $command }
opponent-nonsense = 它对{ $command }回答“{ $answer }”
opponent-refused = 它拒绝了{ $command }：“{ $why }”
opponent-slow = 它没能在{ $seconds }秒内完成试用
opponent-illegal = 它下了不合法的棋，{ $why }
opponent-unknown = 你的设置里没有这个引擎
opponent-unsuited = 它只会标准黑白棋
opponent-no-move = 它没有发来棋步
opponent-failed = outflank的故障中断了它的思考
opponent-silent = GTP引擎不能报告分析：请用NBoard协议

## The explorer: what is typed

error-damaged-block = 索引的一块已损坏
error-filter-years = “{ $value }”不是年份或年份范围，如2010-2019
error-filter-winner = “{ $value }”：应为won:black、won:draw或won:white
error-filter-word = “{ $value }”不能筛选：用won:black、2010-2019、@赛事、people、own或棋手名
error-filter-side-alone = “{ $value }”之前要有棋手名

## Records that cannot be read

error-tree-json-no-parent = 变化{ $value }所接的棋步不在它之前
error-tree-json-not-a-square = 变化{ $number }：“{ $text }”不是格子
error-tree-json-refused = 变化{ $number }：{ $reason }
error-board-cell-count = 棋盘有{ $found }格而不是{ $wanted }格
error-board-not-a-cell = 第{ $number }格是{ $found }：应为X、O或-
error-board-not-a-side = 棋盘之后应为轮到的一方X或O，不是{ $value }
error-wthor-too-short = 太短，不是WTHOR文件
error-wthor-other-length = 文件头说有{ $promised }条{ $size }字节的记录，但后面有{ $found }字节
error-wthor-other-board = 它的棋盘有{ $value }行：只认8行
error-wthor-solitaires = 它含的是习题，不是对局
error-game-not-a-square = 第{ $number }步是{ $byte }，不是格子：应为行的10倍加列
error-game-refused = 第{ $number }步（{ $square }）不合法：{ $reason }
error-game-too-many-discs = 它的{ $value }个黑子超过64
error-json-no-record = 它不是JSON棋谱：{ $value }
error-json-other-game = 未知的游戏“{ $value }”：{ $known }
error-json-board = 它的起始局面：{ $value }
error-site-cut-short = 内容被截断
error-site-no-moves = 没有棋步
error-site-other-game = 这是 { $value } 的对局，不是 reversi1
error-grid-twice = 编号 { $number } 出现两次
error-grid-missing = 缺少编号 { $number }
error-table-moves = 没有棋步
part-game = 第 { $number } 局
part-line = 第 { $number } 行
part-object = 对象 { $number }
reading-stops = { $why }（{ $moves } 步中可读 { $read } 步）
reading-guess = 猜测：{ $words } 个词中有 { $moves } 个是棋步
reading-turned = 开局黑棋在d4和e5，棋盘已左右翻转
no-reading-empty = 里面什么都没有
no-reading-form = 不是可读的格式：棋步、棋盘、PGN、GGF、SGF、WTHOR、OBF、JSON、表格
no-reading-moves = 里面没有棋步
no-reading-bytes = 既不是文本，也不是完整的 WTHOR 文件
no-reading-names = 这是 WTHOR 的名字文件：请用旁边的 .wtb 文件
no-reading-yet = { $name } 文件：这种格式还不能读
error-sgf-cut-short = 它被截断了
error-sgf-empty = 括号里什么也没有
error-sgf-other-game = 它是SGF的{ $value }号游戏，黑白棋是2号
error-sgf-other-size = 它的棋盘大小是{ $value }：只支持8、6和4
error-sgf-not-a-square = 第{ $line }行：“{ $text }”不是格子
error-sgf-two-discs = 它的起始局面在{ $value }有两子
error-sgf-set-up-later = 第{ $line }行：第一步之后还放子
error-sgf-refused = 第{ $line }行：{ $text }不能下：{ $reason }
error-sgf-long-comment = 第{ $line }行：注释只保留前{ $max-comment }个字符
error-sgf-wrong-side = 第{ $line }行：{ $text }是{ $side }的棋，但没轮到{ $side }
error-ggf-cut-short = 它被截断了
error-ggf-other-game = 它是{ $value }的对局，不是黑白棋
error-ggf-other-type = 未知的类型“{ $value }”：认8、8a、6和4，加s、r、k、b或w
error-ggf-board = 它的起始BO：{ $value }
error-ggf-not-a-move = 第{ $number }步：“{ $text }”既不是格子也不是PA
error-ggf-refused = 第{ $number }步（{ $text }）不合法：{ $reason }
error-ggf-wrong-side = 第{ $number }步是{ $side }的，但没轮到
error-obf-not-a-score = { $value }不是-64到+64的子差

## Lessons and puzzles that somebody writes

error-not-a-puzzle-no-choice = 轮到的一方没有选择
error-not-a-puzzle-not-unique = 没有唯一的棋步：{ $first }和{ $second }都保持结果，或相差不到{ $min }子
error-lesson = 第{ $line }行：{ $fault }
error-lesson-fault-no-title = 课程以标题开始：# 标题
error-lesson-fault-no-summary = 标题下用一行写明学什么
error-lesson-fault-no-board = 棋盘以标题开始：## 标题
error-lesson-fault-no-boards = 课程没有棋盘
error-lesson-fault-unknown-key = 未知的键“{ $value }”：可用board, moves, turn, from, ask, task, answer, claim, then, right, lesser, wrong
error-lesson-fault-twice = “{ $value }”出现两次
error-lesson-fault-missing = 上面的棋盘没有“{ $value }”
error-lesson-fault-side = “{ $value }”不是一方：black或white
error-lesson-fault-task = 未知的任务“{ $value }”：play, mark, count, total, pass或finish
error-lesson-fault-then = “{ $value }”不是1到6的手数，或者题目不问着法
error-lesson-fault-square = “{ $value }”不是格子
error-lesson-fault-answer = 答案是{ $value }
error-lesson-fault-claim = 未知的断言“{ $value }”
error-lesson-fault-untrue = 不真：{ $value }
error-lesson-fault-loses = { $square }经搜索亏{ $loss }子：请写“lesser { $square }: ...”
error-lesson-fault-not-lesser = { $square }经搜索亏{ $loss }子，不到4：它属于答案
error-lesson-fault-refuses = { $square }不是答案，但经搜索好{ $loss }子：请换一个局面
error-lesson-fault-not-wrong = { $value }在这里不算错
error-untrue-fact = { $not ->
    [yes] { $first }不是{ $second }
   *[no] { $first }是{ $second }
}
error-untrue-number = 是{ $first }，不是{ $second }
error-untrue-squares = 格子是{ $value }
error-task-too-many-empties = 空{ $first }格：这个任务要算到底，最多{ $second }格
error-task-no-move = 轮到的一方没有合法棋步
error-task-no-pass = 轮到的一方有合法棋步，不能停
error-task-no-answer = 没有合法棋步符合任务
error-task-not-legal = { $value }不是合法棋步
error-task-not-empty = { $value }不是空格
error-task-out-of-reach = 最好的结果是{ $value }：那个结果达不到
error-unknown-task = 未知的任务“{ $value }”：play, mark, count, total, pass或finish

## Other programs: names

error-guest-name = 名字有1到{ $most }个字母、数字、'-'、'_'、'.'或'+'

## Tournaments: plans

error-plan-players = 比赛有2到{ $most }名棋手，不是{ $value }
error-plan-rounds = 比赛有1到{ $most }轮，不是{ $value }
error-plan-swiss-rounds = { $players }人的瑞士制最多{ $most }轮，不是{ $rounds }
error-plan-games = 两人之间有1到{ $most }局，不是{ $value }

## The engine: files and memory

error-weights-no-weights = 不是outflank的权重文件
error-weights-other-version = 权重的版本是{ $value }，需要版本{ $version }（outflank-train fit可生成）
error-weights-damaged = 权重已损坏
error-people-no-weights = 不是outflank的棋手文件
error-people-other-version = 棋手文件的版本是{ $value }，需要版本{ $version }（outflank-train people可生成）
error-people-damaged = 棋手文件已损坏
error-out-of-memory = 没有{ $mebibytes } MiB内存可用
error-book-no-book = 不是outflank的开局库
error-book-other-version = 开局库的版本是{ $value }，需要版本{ $version }
error-book-damaged = 开局库已损坏
error-no-such-level = 没有{ $number }级：等级从1到{ $count }

## The rules: what is no move, no square, no time

error-not-a-forfeit = 不是弃权
error-time-control-not-a-time = “{ $value }”不是时间：写90s、5m、1h30m或5:00
error-time-control-too-long = “{ $value }”太长：最多100小时
error-time-control-not-a-count = “{ $value }”不是1到1000的数
error-time-control-no-time = 没有下棋的时间
error-not-a-square = “{ $value }”不是格子：格子从a1到h8
error-play-over = 已终局
error-play-can-move = 有合法棋步时不能停
error-play-must-pass = 没有合法棋步：必须停一手
error-transcript-not-a-move = 第{ $number }步：“{ $text }”不是格子：格子为{ $range }
error-transcript-refused = 第{ $number }步（{ $text }）不合法：{ $reason }
error-transcript-too-long = 棋步最多{ $max-length }个字符
error-tree-full = 一局连变化最多{ $max-nodes }步
error-tree-too-much-text = 一条注释最多{ $max-comment }个字符，一局共{ $max-text }个
error-tree-played = 对局本身的棋步保持原样
error-tree-main-line = 它已经是主线

## The command line: what is wrong with it

usage-needs-value = { $argument }需要一个值
usage-invalid-of = { $name }的值“{ $value }”无效：{ $allowed }
usage-unknown-of = 未知的{ $what }“{ $value }”：{ $allowed }
usage-invalid = { $name }的值“{ $value }”无效
usage-unknown-option = 未知的选项“{ $name }”：见outflank --help
usage-unknown-command = 未知的命令“{ $command }”：见outflank --help
usage-missing = 缺少{ $argument }：见outflank --help
usage-twice = { $name }只能给一次
usage-conflict = { $argument }不能与{ $other }一起用

## The command line: values of options

value-level = 未知的等级“{ $text }”：等级从1到{ $count }
value-player = 未知的棋手“{ $text }”：level:1到level:{ $count }，或{ $names }
value-player-or-person = 未知的棋手“{ $text }”：level:1到level:{ $count }，person:{ $least }到person:{ $most }，或{ $names }
value-person = 没有像“{ $text }”的人：等级分从{ $least }到{ $most }，间隔100
value-person-game = 像人一样的对手只会标准黑白棋
value-guest-game = { $name }只懂标准黑白棋
value-engines = { $sentence }；你的引擎：{ $names }
value-protocol-game = { $protocol }：棋手只懂标准黑白棋
file-unreadable-why = 读不了{ $file }：{ $why }
value-no-openings = { $file }没有开局
value-depth = 1到20的整数
value-no-command = '{ $text }'没有写程序名
value-mebibytes = 1到65536 MiB
value-seconds = 0.001到86400秒
value-clocks = { $why }；例如5m、5m+3s、10m/30s、10m/3x30s，黑白各用10m,5m
value-count = 1到1000000的整数
value-address = 地址和端口，如0.0.0.0:2022或[::]:2022
value-threads = 1到256个线程
value-concurrency = 同时1到256局
value-factor = 0.001到1000
value-patience = 1到86400整秒
value-games = 1到1000000局
value-whole = 从0起的整数
value-seed = 0到{ $most }的整数
value-number = 从1起的整数
cli-less-memory = 没有{ $wanted } MiB内存：改用{ $granted } MiB
cli-rules-reversi = --rules只用于黑白棋
cli-first = --first只用于--rules book和tictactoe：其余总是黑先
cli-level-auto = --level auto只用于标准黑白棋
value-or-auto = { $why }，或auto
cli-watch-players = watch需要两名棋手，例如level:3 level:4
cli-start-reversi = --start只用于标准黑白棋
cli-start-gtp = { $name }不能从这个局面下：GTP无法发送它

## The command line: files, games, commands

file-unreadable = 读不了{ $file }
file-unwritable = 写不了{ $file }
cli-serve-no-home = 系统没有主文件夹：用--data指定
cli-serve-not-built = 这个版本没有服务器：用cargo build --release --features serve构建
cli-no-interrupt = 无法处理Ctrl-C
manual-title = outflank手册。阅读一页：
cli-no-topic = 未知的题目“{ $topic }”：{ $topics }
cli-no-image = 图片无法生成
cli-plain-first = --plain单独用，或在play、watch、learn、puzzle之后
cli-no-output = 无法写出输出
cli-no-input = 输入读不了
cli-input-failed = 输入没能读出
cli-lesson = 未知的课程“{ $text }”：1到{ $count }，或{ $names }
cli-lesson-checked = { $file }：{ $boards }个棋盘，考试{ $exam }个，全部属实
cli-no-puzzle = 还没有这方面的习题
cli-puzzle-ended = 习题无法继续
cli-solve-it = 解题请用：outflank puzzle --id { $id } --plain
cli-file-line = { $file }，第{ $line }行：{ $why }
cli-many-empties = 空{ $empties }格：最多{ $most }格
value-to = 1到{ $count }
cli-explore-for-black = 子差和开局库评分以黑为准。
cli-explore-reversi = 只能探索黑白棋
cli-index-anew = 局面索引损坏，正在重建：棋谱是安全的
cli-no-such-player = 没有名字含“{ $name }”的棋手
cli-no-such-event = 没有名称含“{ $name }”的比赛
cli-over-here = 这里已终局
cli-must-pass = { $side }停一手
cli-index-incomplete = 不完整：{ $target }局中有{ $through }局在局面索引中
cli-index-stopped = 局面索引不完整：{ $why }
cli-to-move = 轮到{ $side }
cli-no-game-in = { $file }中没有棋谱：{ $why }
cli-games = { $count }局
cli-only-guess = { $file }：没有已知格式的对局；{ $guess }：用 --guess 采用
cli-more-unreadable = { $file }：还有{ $more }局读不了
cli-no-such-game = --game { $number }：文件有{ $games }
cli-one-game-of = --to { $form }只要一局，文件有{ $count }局：用--game N选择
cli-cannot-hold = --to { $form }放不下{ $game }；可以用：{ $forms }
cli-no-home = 没有存棋谱的主文件夹
cli-set-aside = 棋谱库损坏，现在是{ $name }
cli-imported = { $file }：{ $games }（{ $format }），新{ $new }，已有{ $known }
cli-is-library = { $file }是棋谱库：用import读取
cli-no-files = { $folder }里没有文件
import-form = 格式
import-games = 局数
import-new = 新
import-known = 已有
import-repaired = 已修正
import-refused = 未收
import-all = 合计
import-more = 另有{ $more }条；--json列出全部
cli-left-out = --to { $form }略去{ $count }局的变化和注释；sgf、pgn和json会保留
cli-library-format = 棋谱库
cli-file-exists = { $file }已存在：请换名
cli-one-game = --to { $form }只要一局：用--id N选择
cli-game-why = 棋谱{ $id }：{ $why }
cli-game-unreadable = 读不了棋谱{ $id }：{ $why }
cli-no-games = 没有找到棋谱
cli-game-ended = 对局无法继续
cli-lesson-ended = 课程无法继续
cli-needs-terminal = outflank需要终端；没有终端请用outflank { $command }
cli-no-position = “{ $text }”不是黑白棋局面
cli-solve-long = 第{ $line }行：空{ $empties }格可能很久；Ctrl-C显示已得结果
cli-line = 第{ $line }行：{ $why }
cli-solve-wrong = 错误：文件写的是{ $stated }
cli-solve-stopped = 已停止：不精确，深度{ $depth }
cli-solved = { $count }个局面，{ $nodes }节点，{ $seconds }秒，每秒{ $rate }节点
cli-passes = { $name }无处可下，停一手
cli-hint-people = 评分之后：{ $rating }分的棋手下这步的比例。
cli-hint = { $exact ->
    [yes] 轮到{ $name }，{ $sure }
   *[no] 轮到{ $name }，估计，{ $sure }
}
cli-no-result = 已停止：还没有结果
cli-review-reversi = 教练只看子多者胜的8x8黑白棋
cli-review-position = 里面没有棋步：看局面用outflank hint --position
cli-review-margins = 轮到一方的预计子差：
cli-review-exact = 精确
cli-review-depth = { $count }步
cli-review-better = ，亏{ $loss }：{ $best }（{ $score }）更好
cli-review-opening = 定式（{ $name }）
cli-review-book = 定式
cli-review-account = { $moves }步，亏{ $loss }子，准确{ $accuracy }%：{ $counts }
cli-tournament-ended = 比赛无法继续
cli-tournament-again = 继续请再运行同一命令：对局在{ $file }
event-own-players = { $file }已指定棋手：不要再指定其他人
event-opening = 开局“{ $text }”：{ $why }
event-opening-over = 开局“{ $text }”使对局结束
event-one-start = start、opening-plies和openings只能给一个
event-two-paces = 比赛只能有clock或move-time，不能两者都有
event-opening-plies = opening-plies：最多{ $most }
event-no-name = “{ $text }”需要名字或命令
event-takes = { $key }要{ $what }
event-formats = round-robin、swiss或knockout
event-time = 如"5m+3s"的时间
event-transcripts = 棋步列表
event-players = 如["level:3", {"{"} name = "Ann", player = "person:Ann" {"}"}]的列表
error-unknown-setting = 未知的设置“{ $key }”
event-out = 第{ $round }轮出局
event-bye = 轮空
event-fault = { $name }输掉第{ $round }轮第{ $table }台第{ $game }局：{ $why }
event-file = { $file }不能用
event-other-games = { $file }是另一场比赛的对局：给--save换个文件
event-no-game = { $file }：第{ $line }行不是本赛对局
event-not-kept = 对局无法保存
event-so-far = { $games }局；第{ $round }轮，还剩{ $open }局
event-new-game = { $name }：新的一局，开局已下{ $played }步。
event-your-move-by = { $name }（{ $side }，剩{ $seconds }秒），你的棋（q：到此为止）：
event-your-move = { $name }（{ $side }），你的棋（q：到此为止）：
event-flips-nothing = { $square }翻不了子。
event-type-square = 输入格子，如d3。
match-opening-plies = --opening-plies：本游戏最多{ $most }
match-title = { $first }对{ $second }
match-elo = { $elo }，误差{ $error }（95%）
match-auto = auto（最后等级分{ $rating }）
match-two-autos = auto跟随对方：两个auto无人可跟
match-no-elo = 未知：没有下完的对局
match-boundless = 没有界限：一方全胜
match-fault = { $player ->
    [first] 第一名棋手在第{ $ply }步输掉一局：{ $why }
   *[second] 第二名棋手在第{ $ply }步输掉一局：{ $why }
}
match-claims = 两个假设，如elo0=0,elo1=10，还可加alpha=0.05,beta=0.05
match-claims-order = { $usage }；elo0小于elo1
match-error-rates = alpha和beta是0.0001到0.5的错误率
match-at-most = 最多强{ $elo } Elo
match-at-least = 至少强{ $elo } Elo
match-undecided = 未定
match-ratio = 对数似然比{ $ratio }（{ $lower }到{ $upper }）
match-risks = 低于{ $below }时错{ $alpha }%，高于{ $above }时错{ $beta }%

grade-best = 最佳
grade-good = 好棋
grade-inaccuracy = 缓着
grade-mistake = 失误
grade-blunder = 大错
grades-best = 最佳{ $count }
grades-good = 好棋{ $count }
grades-inaccuracy = 缓着{ $count }
grades-mistake = 失误{ $count }
grades-blunder = 大错{ $count }

## Settings and files that cannot be read, moves that are not legal

window-too-small = 窗口太小：需要{ $width }x{ $height }
illegal-occupied = { $square }已有子
illegal-flips-nothing = { $square }翻不了子
illegal-not-yet = { $square }要等以后：现在下{ $others }或{ $last }
illegal-not-yet-only = { $square }要等以后：现在下{ $other }
illegal-taken = { $square }已被占
illegal-off-board = { $square }不在棋盘上
record-position = { $count ->
   *[other] 空{ $count }格的局面
}
sgf-cut = { $why }：从那里起略去
sgf-left-out = 略去：{ $names }
file-larger = 它超过{ $most }
file-none = 它不是文件
config-takes = { $key }要{ $allowed }，不是{ $found }
config-unreadable = 读不了：{ $why }
engines-too-many = 引擎超过{ $most }个
engines-level-name = 有等级叫这个名字
engines-table = 需要含命令的表
engines-text = 文字
engines-protocols = "gtp"或"nboard"
engines-lines = 行的列表
engines-seconds = 1到{ $most }秒
engines-no-command = 需要命令
engines-threads = threads要求命令中有{ $text }
record-game = { $game }，{ $count }步

## Sides and games

side-black = 黑
side-white = 白
game-reversi = 黑白棋
game-anti = 反黑白棋
game-6x6 = 黑白棋 6x6
game-4x4 = 黑白棋 4x4
game-overture = 黑白棋 自由布子
game-reversi-book = 黑白棋 X和O
game-tictactoe = 井字棋

person-1000 = 爱占角和边；九步有一步亏十子以上。
person-1100 = 早早走边；十步有一步亏十子以上。
person-1200 = 开局每步亏两子，中局3.4子。
person-1300 = 中局每步亏三子，残局2.5子。
person-1400 = 开局不错；二十步有一步亏十子以上。
person-1500 = 起初避开边；中局每步亏2.4子。
person-1600 = 开局每步亏一子，残局1.4子。
person-1700 = 多把角留到后面；四十步有一步亏十子。
person-1800 = 开局留在里面；中局每步亏1.5子。
person-1900 = 占角不急；残局每步亏一子。
person-2000 = 很少出错：开局每步亏半子。

level-name-random = 随机
level-name-greedy = 贪心
level-name-rookie = 新手
level-name-novice = 初学
level-name-amateur = 业余
level-name-club = 俱乐部
level-name-expert = 高手
level-name-master = 大师
level-name-grandmaster = 特级大师
level-name-champion = 冠军
level-name-pupil = 学生
level-name-regular = 常客
level-name-veteran = 老手
level-name-perfect = 完美

pictures-auto = 自动
pictures-on = 开
pictures-off = 关
width-auto = 自动
width-narrow = 一列
width-wide = 两列
scale-auto = 自动
scale-small = 小
scale-medium = 中
scale-large = 大

keys-digits = 数字
keys-arrows = 方向键
keys-click = 点击
keys-wheel = 滚轮

square-range = { $first }到{ $last }

## The server

serve-no-folder = 服务器不能使用文件夹{ $path }
serve-no-store = 人员数据库{ $store }不能用
serve-newer-store = 人员数据库{ $store }属于更新的版本：请同时更新此服务器
serve-invalid-store = { $value }不是PostgreSQL服务器地址：postgres://USER@HOST/DATABASE, postgres:///DATABASE?host=FOLDER
serve-store-without-tls = 服务器与数据库之间没有TLS：请经套接字、专用网络或隧道连接
serve-no-host-key = 主机密钥{ $path }无法读取或建立
serve-open-host-key = 其他用户能读主机密钥{ $path }：用chmod 600限制
serve-no-address = 服务器无法监听{ $address }
serve-friend = 你的朋友输入：{ $line }
serve-listening = ssh：监听{ $address }
serve-web = 网页：监听{ $address }
serve-fingerprint = 主机密钥：{ $fingerprint }
serve-banner = outflank：ssh上的黑白棋。没有密钥？用guest@...连接
serve-unknown-command = 未知的命令“{ $command }”：plain，或hint 局面
serve-tournament-no-name = 比赛需要名字
serve-tournament-twice = { $name }在名单中出现两次
serve-tournament-two-paces = 比赛用时钟或天数，不能两者都用
serve-tournament-players = 比赛需要players或weekly，二者择一
serve-weekly-hour = { $text }不是每周的时刻：weekly = "Fri 20:00 Europe/Paris"
serve-weekly-format = 每周比赛为swiss或knockout
serve-weekly-days = 每周比赛一次下完：用时钟，不用天数
serve-weekly-fields = 每周比赛每对一局，文件中没有结果
serve-tournament-days = 每步1到{ $most }天
serve-tournament-no-round = 有一个结果写的是第{ $round }轮，而一共只有{ $most }轮
serve-tournament-self = 有一个结果是{ $name }对{ $name }
serve-tournament-discs = 双方合计最多64子
serve-come-later = 现在读不了账户：请稍后再来。
serve-restarting = 服务器正在重启：对局已保存，请一分钟后再来。
serve-no-hook = 钩子{ $path }不是程序
serve-can-start = 服务器可以启动
serve-setup-data = { $path }不能作为服务的文件夹：须是不含空格的绝对路径，并在单元隐藏的/home、/root、/run/user和/tmp之外
serve-no-motd = 读不了每日消息{ $path }
serve-folder-taken = 文件夹{ $path }已有另一个服务器在运行
serve-tournament-stranger = { $name }有结果，却不在参赛者之中
cli-host-name = 机器名，例如play.example.org
cli-fingerprint = ssh-keygen -lf KEY.pub给出的密钥指纹：SHA256:...
serve-no-accounts = 读不了账户
serve-needs-screen = 这需要屏幕：从终端连接，不加-T

## People

start-people = 棋友
start-people-about = 遇见棋友：对局、挑战、观战。
start-people-turns = { $count }局轮到你
lobby-title = 棋友
lobby-title-you = 棋友：{ $name }
lobby-own-games = 你的对局
lobby-here = { $count }人在
lobby-seeks = 公开约战
lobby-running = 正在进行
lobby-unattended = 有棋手离开
lobby-finished = 今日对局
lobby-people = 在场
lobby-new-seek = 新的约战…
lobby-new-seek-about = 向所有人发出约战。
lobby-about = 与人或电脑对局。
lobby-alone = 还没有别人在。
lobby-leave-game = 留下一局三天一手的对局...
lobby-leave-game-about = Enter：提出一局在这里等待对手的对局，每手三天。
lobby-play-alone = 级别、课程、习题
lobby-play-alone-about = Enter：所有独自进行的内容，有教练和全部级别。
lobby-play-now = 马上对局
lobby-house = 约{ $strength }的电脑
lobby-watch = 观看：{ $black } - { $white }
lobby-play-now-about = Enter：马上与等候者或主场开局。
lobby-name-waits = { $name }在等
lobby-play-now-person = Enter：与{ $name }对局（{ $terms }）。
lobby-daily-about = Enter：今日习题，人人相同。
lobby-race-solved = { $count } 人解出
lobby-race-best = 最快 { $time }，{ $name }
lobby-race-own = 你用了 { $time }：{ $count } 人中第 { $place }。
lobby-house-plays = 主场只下当场完成的黑白棋
lobby-choose-name = 取名…
lobby-choose-name-about = 取一个名字：只能一次。
lobby-guest-code = 一天之内回来：
lobby-type-name = 你永久的名字：{ $name }_
lobby-own-game-about = Enter：去这局。
lobby-time-yours = 你这步还有{ $left }。
lobby-time-theirs = { $name }还有{ $left }。
lobby-time-vacation = { $name }在休假，还有{ $left }。
left-days = { $days }天
left-hours = { $hours }小时
lobby-own-seek = { $name }（你）
lobby-own-challenge = 你向{ $name }挑战
lobby-own-seek-about = 你的约战。Enter撤回。
lobby-challenge = { $name }向你挑战
lobby-seek-about = Enter：按此条件与{ $name }对局。
lobby-running-about = Enter：观看这局。
lobby-finished-about = Enter：回放这局；在那里按 x 复制链接。
lobby-won = 你赢了
lobby-lost = 你输了
lobby-you = { $name }（你）
lobby-you-about = 这是你。Enter：向所有人发出约战。
lobby-person-about = Enter：挑战{ $name }。
lobby-your-turn = 轮到你
lobby-playing = 对局中
lobby-tournament = { $name }，第{ $round }轮，共{ $rounds }轮
lobby-tournament-over = { $name }：{ $winner }获胜
lobby-hour = { $day ->
    [1] 星期一 { $time }
    [2] 星期二 { $time }
    [3] 星期三 { $time }
    [4] 星期四 { $time }
    [5] 星期五 { $time }
    [6] 星期六 { $time }
   *[other] 星期日 { $time }
}
lobby-weekly-players = { $count ->
   *[other] { $count }名棋手
}
lobby-weekly-entered = 含你共{ $count }人
lobby-weekly-about = 对局于{ $hour }（{ $zone }）开始。Enter：报名。
lobby-weekly-in = 你已报名{ $hour }（{ $zone }）的比赛。Enter：取消报名。
lobby-weekly-guest = 对局于{ $hour }（{ $zone }）开始。访客不能报名：请用密钥连接（ssh-keygen可生成）。
lobby-tournament-full = 比赛名额已满
lobby-round = 第{ $round }轮
lobby-you-wait = 你在等
lobby-waits = 在等你
lobby-is-here = 在场
lobby-round-about = 你与{ $name }的对局：你执{ $side }。Enter：下。
lobby-round-wait = { $name }准备好就开始。Enter：不再等。
lobby-standings = 名次
lobby-standings-about = Enter：比赛的名次和结果。
lobby-standings-keys = PgUp和PgDn看更多。Esc：返回。
lobby-muted = 已屏蔽
lobby-moves = { $count }步
lobby-waiting = 等待大厅…
lobby-cut-off = 现在无法保存对局。
lobby-ladder-title = 排行
lobby-ladder-about = 最强的棋友。
lobby-ladder-empty = 还没有人有稳定的等级分。
lobby-ladder-games = { $count }局
lobby-name-taken = 这个名字已被占用
lobby-no-name = 你的名字保持不变
lobby-guest-terms = 访客只能下不计分、一次下完的对局：用密钥连接可不受此限
lobby-busy = 先下完你的对局
lobby-too-many-seeks = 你发出的约战已经够多：先撤回一个
lobby-too-many-games = 你已有50局通信对局：请先下完一局
lobby-seek-gone = 这个约战没有了
lobby-no-game = 没有这局
lobby-not-your-game = 这不是你的对局
lobby-not-here = 这位棋友不在
lobby-not-your-turn = 没轮到你
lobby-no-offer = 没有要回答的提议
lobby-not-away = 对手须先离开两分钟
lobby-has-time = 还有时间
seek-title = 发出约战
seek-title-to = 挑战{ $name }
seek-pace = 时间
seek-rated = 计分
seek-rated-yes = 是
seek-rated-no = 否
seek-rated-about = 结果影响双方等级分。对局中没有教练。
seek-casual-about = 结果不影响等级分。
seek-house-about = 若无人来，20秒后由电脑对局。
seek-side = 你执
seek-side-random = 随机
seek-side-about = 你的一方。
seek-game = 游戏
pace-days = 每步{ $days }天
pace-live-about = 双方一次下完。
pace-days-about = 通信对局：每步{ $days }天之内。
terms-rated = 计分
terms-casual = 不计分
shared-title = { $black } - { $white }
shared-rematch = { $name }提议再战：Enter
shared-rematch-offered = 再战等待{ $name }
shared-next = 他们再下一局：Enter
shared-your-turn = 轮到你：{ $side }
shared-turn = 轮到{ $name }（{ $side }）
shared-looking-back = 回看（共{ $count }手，第{ $at }手）：{ $last }
shared-away = { $name }离开了
shared-claim-in = { $name }离开了：{ $time }后可判胜
shared-call-off-in = { $name }离开了：{ $time }后可取消对局
shared-call-off = { $name }已离开两分钟：按W取消对局
shared-may-leave = 你可以离开：对局会留在你的对局里。
shared-vacation = { $name }在休假
shared-comment = 晚两步的解说
shared-book = { $square }：定式
shared-book-named = { $square }：定式（{ $opening }）
shared-judged = { $square }：{ $grade }
shared-judged-better = { $square }：{ $grade }；{ $best }多{ $loss }子
shared-claim = { $name }已离开两分钟：按W判胜
shared-offer-sent = 你的提议在等回答
shared-draw-offered = { $name }提议和棋
shared-take-back-offered = { $name }请求悔棋
shared-watching = ，观众{ $count }人
shared-paused = 对局暂停：现在无法保存棋步
shared-unsaved = 未保存。{ $status }
shared-aborted = 对局取消：才刚开始
shared-draw = 协议和棋
shared-rating = 你的等级分：{ $before } -> { $after }
shared-resign = 认输吗？Enter：是
shared-leave = 离开对局吗？时钟继续走。Enter：是
shared-greeting = { $name }：{ $greeting }
greeting-hello = 你好！
greeting-good-luck = 祝你好运！
greeting-well-played = 下得好！
greeting-nice-move = 好棋！
greeting-sorry = 抱歉！
greeting-thanks = 谢谢！
greetings-muted = 0 { $muted ->
    [yes] 显示问候
   *[no] 不显示问候
}
refusal-assistance = 计分对局中教练和引擎关闭
news-shared-game-begun = 你的对局开始了：在“棋友”里
news-declined = { $name }拒绝了
news-challenged = { $name }向你挑战：见“棋友”
news-came = { $name }来了：请看大厅
news-named = 你的名字是{ $name }
keys-lobby = 棋友
keys-account-name = 名字
keys-seek = 约战
keys-shared-game = 与人对局
keys-watched-game = 观战
keys-shared-resign = 认输
keys-shared-leave = 离开对局
keys-greetings = 问候
key-lobby-enter = 对局、观战或挑战
key-lobby-seek = 向所有人发出约战
key-lobby-drop = 撤回约战，拒绝挑战
key-lobby-ladder = 排行与返回
key-account-name = 用这个名字
key-post-seek = 发出约战
key-shared-enter = 在光标处下；提议再来一局
key-watch-next = 观看两人的下一局
key-accept-offer = 接受提议
key-decline = 拒绝提议，或撤回自己的
key-claim = 判胜
key-offer-take-back = 请求悔棋
key-offer-draw = 提议和棋
key-greet = 发问候
key-shared-coach = 教练：只在结束后的复盘里
key-greeting = 发这句问候
bar-seek = 约战
bar-drop = 撤回
bar-ladder = 排行
bar-post = 发出
bar-accept = 接受
bar-decline = 拒绝
bar-claim = 判胜
bar-draw = 和棋
bar-greet = 问候
bar-rematch = 再来
bar-watch = 观看

lobby-name-form = 名字有2到20个a-z字母、数字和连字符，字母开头
lobby-name-reserved = 这个名字是保留的
lobby-store-unavailable = 现在无法保存对局
account-title = 你的账户
account-add = 添加密钥或浏览器…
account-add-about = 给你另一个密钥或浏览器的代码，十分钟有效。
account-recovery = 恢复码…
account-recovery-about = 请保存的代码：找回账户，并替换丢失的密钥。之前的代码随即失效。
account-enter = 输入代码…
account-enter-about = 把这个密钥或浏览器并入你的另一账户。
account-vacation = 休假…
account-vacation-about = 你的通信对局会等待。今年还剩{ $left }天。
account-on-vacation = 你的通信对局还等{ $left }。Enter结束休假。
account-type-days = 休假天数（1到{ $left }）：{ $text }_
account-no-vacation = 你没有那么多休假
account-delete = 删除账户…
account-delete-about = 你的名字消失，对局匿名保留。
account-delete-sure = 永久删除你的账户吗？Enter：是
account-deleted = 你的账户已删除
account-type-code = 代码：{ $text }_
account-joined = 这个密钥现在属于{ $name }：请重新连接
account-code-add = 十分钟内在那边输入：
account-code-recovery = 保存在安全的地方：
account-no-such-code = 没有这个代码，或已过期
account-has-more = 这个密钥已有自己的名字或对局
account-guest = 访客没有账户：用密钥连接
news-reported = 已举报：管理员会查看这个名字
keys-account = 账户
keys-account-code = 代码
keys-account-delete = 删除账户
key-account-choose = 做这个
key-account-code = 用这个代码
key-account-delete = 删除账户
key-account-vacation = 休这些天
key-lobby-account = 你的账户：更多密钥、恢复、删除
key-lobby-report = 向管理员举报名字
key-lobby-mute = 屏蔽或取消：没有问候和挑战
bar-account = 账户
serve-removed = 此会话已被结束：由管理员结束，或其密钥已被移除。
lobby-enough-rated = 同一网络的两人一天内已下满三局等级分对局：请下无等级分的对局，或稍后再下
lobby-operator-muted = 管理员已将你禁言：不能问候，也不能挑战
account-own-key = 本会话正在使用该密钥：请从另一会话移除
account-keys = 密钥...
account-keys-about = 能打开此账户的密钥和浏览器及其最后使用日期；可以移除。
account-keys-title = 你的密钥
account-browser = 浏览器 { $digits }
account-ssh-key = ssh密钥 { $digits }
account-this-key = 本会话
account-remove-sure = 移除{ $key }并结束其会话？Enter：是
account-ratings = 等级分 { $live }，通信对局 { $slow }
keys-account-keys = 密钥
keys-account-remove = 移除密钥
key-account-remove = 移除此密钥
operator-usage = 命令：who、reports、dismiss 名字、ban 名字|密钥|网络、unban 名字|密钥|网络、rename 名字 新名字、kick 名字、mute 名字、unmute 名字
operator-no-server = 没有服务器使用此文件夹运行
operator-no-folder = { $path }中没有账户：没有服务器用过此文件夹
operator-backup-full = { $path }中已有文件：请指定新文件夹
operator-backed-up = 文件夹已复制到{ $path }：服务器可由此启动。
operator-no-account = 没有账户{ $name }
operator-no-target = { $target }既不是密钥（SHA256:...、web:...）也不是网络（192.0.2.0/24、2001:db8::/48）
operator-own-key = { $target }是管理员的密钥
operator-too-large = { $target }超出了一个网络：IPv4至少/8，IPv6至少/16
operator-backup-inside = { $path }在该文件夹之内：请指定外部的文件夹
operator-no-key = { $name }没有密钥：用kick请出访客，或封禁who所示的网络
operator-no-reports = 没有被举报的名字
operator-report = { $name }：{ $count }次举报，最近{ $day }
operator-dismissed = 已撤销对{ $name }的举报
operator-banned = 已封禁{ $target }：
    { $entries }
operator-unbanned = { $target }可以再来了
operator-not-banned = { $target }未被封禁
operator-renamed = { $name }现改名为{ $new }
operator-kicked = 结束{ $name }的会话
operator-muted = { $name }不能再问候和挑战
operator-unmuted = { $name }可以再问候和挑战
operator-no-sessions = 没有人在
config-more = config.toml：另有{ $count }行无法理解
config-not-utf-8 = 不是UTF-8：有些字母无法读取
event-no-thread = 系统没有余力进行对局
key-crosstable = 循环赛表开/关
key-scroll-crosstable = 循环赛表的其他对手
bar-crosstable = 循环赛表
