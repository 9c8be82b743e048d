//! A tournament on the screen: what is to be seen of it, who plays at this keyboard, and what is lost by leaving.

use crate::support::desk::Desk;
use outflank::app::KeyCode;
use outflank::app::{App, Effect, Message, Page, Target, TournamentNews, TournamentPage};
use outflank::club::{
    EndedGame, Format, GameScore, LiveTournament, ScheduledGame, Tournament, TournamentPlan,
};
use outflank::engine::Stop;
use outflank::opponents::{LocalPlayer, PendingMove, Referee, SyncedOpponent};
use outflank::rules::{Color, Forfeit, ForfeitReason, Game, GameClocks, Square, Variant};
use rand::SeedableRng as _;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

const NAMES: [&str; 4] = ["Ada", "Berta", "Carl", "Dora"];

/// A round robin of four, each pair once, with nothing played.
fn desk() -> (Desk, Vec<ScheduledGame>) {
    let plan = TournamentPlan { format: Format::RoundRobin, players: 4, rounds: 1, games: 1 };
    let tournament = Tournament::new(plan).expect("it makes sense");
    let games = tournament.schedule();
    let mut desk = Desk::new();
    let names = NAMES.map(str::to_owned).to_vec();
    desk.app.watch_tournament(LiveTournament::new("Friday".to_owned(), names, tournament));
    desk.resize(80, 24);
    (desk, games)
}

fn page(app: &App) -> &TournamentPage {
    let mut pages = app.pages().filter_map(|page| match page {
        Page::Tournament(page) => Some(&**page),
        _ => None,
    });
    pages.next_back().expect("it stays there")
}

fn game() -> Game {
    Game::new(Variant::REVERSI, Color::Black)
}

fn begin(desk: &mut Desk, board: usize, scheduled: ScheduledGame, clock: Option<&str>) {
    let time_controls = [clock.map(|text| text.parse().expect("a clock")); 2];
    let opening = game();
    let news = TournamentNews::Begun { board, scheduled, opening, time_controls };
    desk.notify(Message::Tournament(news));
}

fn ask(desk: &mut Desk, board: usize) -> Receiver<Square> {
    let (turn, answers) = PendingMove::new();
    desk.notify(Message::Tournament(TournamentNews::Turn { board, turn }));
    answers
}

/// The answer, once delivered.
fn answered(desk: &mut Desk, answers: &Receiver<Square>) -> Option<Square> {
    for effect in desk.effects.drain(..) {
        if let Effect::Answer(turn, square) = effect {
            turn.play(square);
        }
    }
    answers.try_recv().ok()
}

fn screen_at(desk: &mut Desk, width: u16, height: u16) -> String {
    desk.resize(width, height);
    desk.screen()
}

fn end(desk: &mut Desk, scheduled: ScheduledGame, discs: [u32; 2], fault: Option<&str>) {
    let score = GameScore::counted(discs);
    let mut ended = game();
    let forfeit = Forfeit { loser: Color::White, reason: ForfeitReason::Time };
    if fault.is_some() {
        ended.end_by(forfeit).expect("it is under way");
    }
    let news = EndedGame { scheduled, score, fault: fault.map(str::to_owned) };
    desk.notify(Message::Tournament(TournamentNews::Ended(news, Box::new(ended))));
}

#[test]
fn standings_games_and_boards_are_on_one_page() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], Some("5m"));
    begin(&mut desk, 1, games[1], Some("5m"));
    let [black, white] = games[0].players.map(|player| NAMES[player]);
    end(&mut desk, games[0], [40, 24], None);
    end(&mut desk, games[1], [64, 0], Some("it ran out of time"));
    let screen = screen_at(&mut desk, 120, 40);
    for text in ["Friday", "Standings", "round 2 of 3, 2 games played", "points", "Elo"] {
        assert!(screen.contains(text), "{text}:\n{screen}");
    }
    assert!(screen.contains(&format!("{black} 40-24 {white}")), "{screen}");
    assert!(screen.contains("64-0") && screen.contains("it ran out of time"), "{screen}");
    assert_eq!(page(&desk.app).live.ended().len(), 2);
    // The same news once more change nothing.
    end(&mut desk, games[0], [10, 54], None);
    assert_eq!(page(&desk.app).live.ended().len(), 2);
    for (width, height) in [(26, 12), (40, 30), (63, 20), (64, 13), (80, 24), (200, 60)] {
        let screen = screen_at(&mut desk, width, height);
        assert!(
            screen.contains("Standings") && screen.contains("Ada"),
            "{width}x{height}:\n{screen}"
        );
    }
}

#[test]
fn a_local_player_sees_the_board_and_plays_on_it() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], None);
    assert_eq!(desk.app.keys().name, "tournament");
    let answers = ask(&mut desk, 0);
    assert_eq!(desk.app.keys().name, "tournament-board");
    let name = NAMES[games[0].players[0]];
    assert!(desk.says().contains(&format!("{name}, your move")), "{}", desk.says());
    // A square that flips nothing is refused, and it stays the same person's turn.
    desk.keys(":a1");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &answers), None);
    assert!(page(&desk.app).is_asked());
    desk.keys(":f5");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &answers), "f5".parse().ok());
    assert!(!page(&desk.app).is_asked(), "each turn is answered once");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &answers), None);
}

#[test]
fn a_click_and_the_cursor_play_too() {
    for by_mouse in [false, true] {
        let (mut desk, games) = desk();
        begin(&mut desk, 0, games[0], None);
        let answers = ask(&mut desk, 0);
        if by_mouse {
            desk.notify(Message::Choose(Target::Square("d3".parse().expect("a square"))));
        } else {
            let cursor = page(&desk.app).close().expect("in large").session.view.cursor;
            assert!(game().legal_moves().contains(cursor), "it waits on a legal square");
            desk.key(KeyCode::Tab);
            desk.key(KeyCode::Enter);
        }
        assert!(answered(&mut desk, &answers).is_some(), "by mouse: {by_mouse}");
    }
}

#[test]
fn who_waits_on_another_board_is_next() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], None);
    begin(&mut desk, 1, games[1], None);
    let first = ask(&mut desk, 0);
    let second = ask(&mut desk, 1);
    assert_eq!(page(&desk.app).at, 0, "no player is interrupted");
    desk.keys(":d3");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &first), "d3".parse().ok());
    assert_eq!(page(&desk.app).at, 1);
    desk.keys(":c4");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &second), "c4".parse().ok());
}

#[test]
fn a_turn_is_over_when_the_game_goes_on_without_it() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], Some("1s"));
    let answers = ask(&mut desk, 0);
    end(&mut desk, games[0], [64, 0], Some("it ran out of time"));
    assert!(!page(&desk.app).is_asked());
    assert!(answers.recv_timeout(Duration::ZERO).is_err());
    assert!(desk.says().contains("time"), "{}", desk.says());
}

#[test]
fn leaving_is_asked_for_twice_until_it_is_over() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], None);
    desk.keys("q");
    assert!(!desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    assert!(desk.says().contains("again"), "{}", desk.says());
    desk.keys("q");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    let (mut desk, games) = self::desk();
    for game in games {
        begin(&mut desk, 0, game, None);
        end(&mut desk, game, [33, 31], None);
    }
    while let Some(game) = page(&desk.app).live.tournament().schedule().first().copied() {
        end(&mut desk, game, [33, 31], None);
    }
    assert!(desk.says().contains("Tournament over"), "{}", desk.says());
    desk.keys("q");
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)), "nothing is lost");
}

#[test]
fn the_first_ctrl_c_is_answered_on_the_help_page_and_while_typing() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], None);
    desk.keys("?");
    desk.control('c');
    assert!(!desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
    assert!(desk.screen().contains("again"), "{}", desk.screen());
    let (mut desk, games) = self::desk();
    begin(&mut desk, 0, games[0], None);
    let _answers = ask(&mut desk, 0);
    desk.keys(":c");
    desk.control('c');
    assert!(desk.screen().contains("again"), "{}", desk.screen());
    desk.control('c');
    assert!(desk.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
}

#[test]
fn the_clocks_of_boards_in_sight_run_and_wake_the_screen() {
    let (mut desk, games) = desk();
    assert_eq!(desk.app.wake_at(), None, "nothing runs");
    begin(&mut desk, 0, games[0], None);
    assert_eq!(desk.app.wake_at(), None, "without a limit there is nothing to show");
    begin(&mut desk, 1, games[1], Some("50s"));
    assert_eq!(desk.app.wake_at(), Some(Duration::from_secs(1)));
    desk.now = Duration::from_secs(20);
    desk.notify(Message::Tick);
    let board = page(&desk.app).boards().nth(1).flatten().expect("it is there").clone();
    assert_eq!(board.session.clock(Color::Black).expect("limited").left(), Duration::from_secs(30));
    // What the referee says counts.
    let mut played = game();
    let mut clocks = GameClocks::new(board.session.clocks.time_controls);
    clocks.charge(Duration::from_secs(19));
    played.place("d3".parse().expect("a square")).expect("legal");
    clocks.note_ply(&played);
    let news = TournamentNews::Ply { board: 1, game: Box::new(played), clocks };
    desk.notify(Message::Tournament(news));
    let board = page(&desk.app).boards().nth(1).flatten().expect("it is there").clone();
    assert_eq!(board.session.clock(Color::Black).expect("limited").left(), Duration::from_secs(31));
}

/// At 80x24 the boards had the room, and nothing showed who has met whom.
#[test]
fn a_key_shows_the_crosstable_where_boards_have_the_room() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[1], None);
    end(&mut desk, games[0], [50, 14], None);
    let head = |screen: &str| screen.contains("1    2    3    4");
    assert!(!head(&desk.screen()), "{}", desk.screen());
    desk.keys("c");
    let screen = desk.screen();
    assert!(head(&screen), "{screen}");
    desk.keys("c");
    assert!(!head(&desk.screen()), "{}", desk.screen());
}

/// In a narrow window the crosstable scrolls to the opponents without room.
#[test]
fn the_crosstable_of_many_scrolls_sideways() {
    let plan = TournamentPlan { format: Format::RoundRobin, players: 20, rounds: 1, games: 1 };
    let names = (0..20).map(|at| format!("Player {at}")).collect();
    let mut desk = Desk::new();
    let tournament = Tournament::new(plan).expect("it makes sense");
    desk.app.watch_tournament(LiveTournament::new("Friday".to_owned(), names, tournament));
    desk.resize(80, 24);
    desk.keys("c");
    assert!(!desk.screen().contains("   20"), "{}", desk.screen());
    for _ in 0..30 {
        desk.key(KeyCode::Right);
    }
    let screen = desk.screen();
    assert!(screen.contains("   20") && !screen.contains("   1    2"), "{screen}");
    for _ in 0..30 {
        desk.key(KeyCode::Left);
    }
    assert!(desk.screen().contains("   1    2"), "{}", desk.screen());
}

#[test]
fn a_pasted_record_leads_nowhere_while_a_tournament_is_played() {
    let (mut desk, games) = desk();
    begin(&mut desk, 0, games[0], None);
    let answers = ask(&mut desk, 0);
    desk.notify(Message::Paste("f5d6c3d3c4".to_owned()));
    assert_eq!(desk.app.keys().name, "tournament-board");
    desk.keys(":f5");
    desk.key(KeyCode::Enter);
    assert_eq!(answered(&mut desk, &answers), "f5".parse().ok());
}

#[test]
fn a_local_player_out_of_time_loses() {
    let mut asked = Vec::new();
    let (sender, turns) = std::sync::mpsc::channel();
    let mut local = SyncedOpponent::new(LocalPlayer::new(move |turn| {
        sender.send(turn).expect("the receiver exists");
    }));
    let mut other = SyncedOpponent::new(LocalPlayer::new(|_| unreachable!("Black never moves")));
    let begin = Instant::now();
    let now = || begin.elapsed();
    let time_controls = [Some("1s".parse().expect("a clock")), None];
    let mut referee = Referee { time_controls, now: &now, on_ply: &mut |_, _| {} };
    let mut random = outflank::engine::Random::seed_from_u64(1);
    let stop = Stop::default();
    let played = referee.play([&mut local, &mut other], game(), &mut random, &stop);
    asked.extend(turns.try_iter());
    assert_eq!(asked.len(), 1);
    let forfeit = played.expect("it was not stopped").game.forfeit().expect("it is lost");
    assert_eq!(forfeit, Forfeit { loser: Color::Black, reason: ForfeitReason::Time });
}

#[cfg(unix)]
mod in_a_terminal {
    use crate::support::pty::{Pty, home};
    use std::fs;

    /// Plays whatever comes next, until the tournament is over.
    fn play_to_the_end(pty: &mut Pty) {
        for _ in 0..200 {
            pty.wait_for_frame("a turn or the end", |screen| {
                screen.contains("your move") || screen.contains("wins") || screen.contains("draw")
            });
            if !pty.screen().contains("your move") {
                return;
            }
            let count = |screen: &str| {
                let words: Vec<&str> = screen.split_whitespace().collect();
                let at = words.iter().position(|word| *word == "empty");
                at.and_then(|at| words[at - 1].parse::<u32>().ok())
            };
            let before = count(&pty.screen());
            // The moves on the board, one after the other: from whichever square to the next legal one.
            pty.send("\t\r");
            pty.wait_for_frame("the move on the board", |screen| count(screen) != before);
        }
        panic!("a game has 60 moves:\n{}", pty.screen());
    }

    #[test]
    fn a_person_plays_a_tournament_on_the_screen() {
        let players = ["tournament", "person:Ada", "level:1", "--games", "1", "--seed", "1"];
        let mut pty = Pty::start(&players, &[]);
        play_to_the_end(&mut pty);
        pty.send("\x1b");
        pty.expect("1 game played");
        pty.send("q");
        assert_eq!(pty.exit_code(), 0);
        pty.expect("round-robin, 2 players, 1 round, 1 game");
        pty.assert_restored();
    }

    #[test]
    fn leaving_keeps_the_tournament_for_later() {
        let folder = home();
        let file = folder.path().join("club.games");
        let save = file.to_str().expect("text");
        let players =
            ["tournament", "person:Ada", "level:1", "level:2", "--seed", "1", "--save", save];
        let mut pty = Pty::start(&players, &[]);
        pty.expect("your move");
        pty.send("q");
        pty.expect("Press q again");
        pty.send("q");
        assert_eq!(pty.exit_code(), 0);
        pty.expect("to continue, run the same command again");
        pty.assert_restored();
        let kept = fs::read_to_string(&file).expect("it is there");
        assert!(kept.lines().count() >= 1, "{kept}");
        let mut pty = Pty::start(&players, &[]);
        pty.expect("your move");
        pty.send("qq");
        assert_eq!(pty.exit_code(), 0);
    }
}

#[test]
fn a_knock_out_has_as_many_rounds_as_the_field_can_be_halved() {
    for (players, rounds) in [(2, 1), (5, 3), (8, 3), (9, 4)] {
        let plan = TournamentPlan { format: Format::Knockout, players, rounds: 1, games: 2 };
        let names = (0..players).map(|at| format!("player {at}")).collect();
        let tournament = Tournament::new(plan).expect("it makes sense");
        let live = LiveTournament::new("Cup".to_owned(), names, tournament);
        assert_eq!(live.round(), [1, rounds], "{players} players");
    }
}
