//! The update function: the only place where the app changes.

use crate::app::effect::{Effect, Effects, OpponentEffect, SearchId, TerminalEffect};
use crate::app::key::Key;
use crate::app::keymap::{self, Command};
use crate::app::message::{
    CoachNews, Impossible, Message, OpponentNews, PageEvent, Target, Written,
};
use crate::app::notice::News;
use crate::app::pages::export::{ExportPage, Exported};
use crate::app::pages::palette::PalettePage;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::row::PaletteAction;
use crate::app::settings::viewport::{Absence, BellCause};
use crate::app::stack::lobby_events::note_lobby_event;
use crate::app::stack::navigation::{self, open_help, open_library};
use crate::app::stack::palette_choice::choose_from_palette;
use crate::app::stack::records_given::{paste, take_file};
use crate::app::stack::requests::{request_advice, request_more, request_shares};
use crate::app::stack::square_letter::{NextKey, SquareLetter};
use crate::app::stack::state::App;
use crate::app::stack::store_events::note_store_event;
use crate::app::stack::switches::handle_switch;
use crate::app::text::refusal::Refusal;
use crate::coach::Finding;
use crate::opponents::OpponentError;
use crate::records::Form;
use crate::rules::Notation;
use crate::store::{Address, AskerId, StoreEvent, View};
use std::time::Duration;

/// Handles a message at time `now`, counted from the start of the program, and returns its effects.
pub fn update(app: &mut App, now: Duration, message: Message) -> Effects {
    let language = app.cx.language.clone();
    language.scope(|| take_step(app, now, message))
}

fn take_step(app: &mut App, now: Duration, message: Message) -> Effects {
    let had_turn = is_players_turn(app);
    // While the program is suspended no clock runs.
    let mut effects = match message {
        Message::Resumed => Effects::none(),
        _ => charge_clock(app, now),
    };
    app.cx.now = app.cx.now.max(now);
    effects.append(dispatch(app, message));
    effects.append(proceed(app));
    app.note_unfinished();
    if !had_turn && is_players_turn(app) {
        effects.append(app.cx.ring(BellCause::Turn).into());
    }
    permitted(app, effects).in_session(app.cx.session_id)
}

/// Effects that the app's capabilities allow. A program that may not be started answers with an error.
fn permitted(app: &mut App, effects: Effects) -> Effects {
    let capabilities = app.cx.capabilities;
    let mut allowed = Effects::none();
    for effect in effects {
        if capabilities.allows(&effect) {
            allowed.push(effect);
            continue;
        }
        if !capabilities.assistance && !matches!(effect, Effect::Lobby(_)) {
            app.cx.refuse(Refusal::NoAssistance);
        }
        if let Effect::Opponent(OpponentEffect::Choose(id, _)) = effect {
            let news = OpponentNews::Done(Err(OpponentError::Unknown));
            allowed.append(notify_pages(app, &PageEvent::Opponent(id, &news)));
        }
    }
    allowed
}

/// Whether a person is to move, or the game is over.
fn is_players_turn(app: &App) -> bool {
    // The topmost open game is the one in play.
    let playing = app.pages().rev().find(|page| page.played().is_some());
    let others = app.pages().filter(|page| page.played().is_none());
    playing.into_iter().chain(others).any(|page| page.awaits_player())
}

fn dispatch(app: &mut App, message: Message) -> Effects {
    match message {
        Message::Key(key) => return press(app, key),
        Message::Type(text) => return play_typed(app, &text),
        Message::Choose(target) => return choose(app, target),
        Message::Scroll(lines) => {
            let (page, cx) = app.front();
            let reaction = page.handle_scroll(lines, cx);
            return react(app, reaction);
        }
        Message::Paste(text) => return paste(app, &text),
        Message::Dropped(bytes) => return take_file(app, bytes),
        Message::Link(link) => return navigation::follow_link(app, &link),
        Message::Resize(width, height) => {
            (app.cx.viewport.width, app.cx.viewport.height) = (width, height);
        }
        Message::Focus(is_there) => {
            app.cx.viewport.unfocused = (!is_there).then(Absence::default);
        }
        Message::Pictures(cell) => app.cx.viewport.cell = cell,
        Message::Terminal(traits) => {
            app.cx.viewport.traits = traits;
            app.cx.choose_language();
        }
        Message::Drawn(rooms) => app.cx.viewport.rooms = rooms,
        Message::Opponent(id, news) => return notify_pages(app, &PageEvent::Opponent(id, &news)),
        Message::Guest(news) => return notify_pages(app, &PageEvent::Guest(&news)),
        Message::Tournament(news) => return notify_pages(app, &PageEvent::Tournament(&news)),
        Message::Coach(id, news) => return on_coach_news(app, id, &news),
        Message::Store(address, event) => return on_store_event(app, address, event),
        Message::Written(Written::Game(path)) => app.cx.announce(News::Saved(path)),
        Message::Written(Written::Settings) => {
            app.cx.unsaved_settings = None;
            app.cx.announce(News::SettingsKept);
        }
        Message::Written(Written::SettingsAside(name)) => {
            app.cx.announce(News::SettingsAside(name));
        }
        Message::Impossible(Impossible::Save(why)) => app.cx.refuse(Refusal::NotSaved(why)),
        Message::Impossible(Impossible::Remember(why)) => {
            app.cx.unsaved_settings = Some(why.clone());
            app.cx.refuse(Refusal::NotRemembered(why));
        }
        Message::Impossible(Impossible::Suspend) => app.cx.refuse(Refusal::NoShell),
        Message::Lobby(event) => {
            let effects = note_lobby_event(app, &event);
            return effects.and(notify_pages(app, &PageEvent::Lobby(&event)));
        }
        Message::Announce(news) => app.cx.announce(news),
        Message::Ending => app.cx.is_leaving = true,
        Message::Tick => return stop_waiting(app),
        Message::Resumed => {}
    }
    Effects::none()
}

/// Advances everything automatic.
fn proceed(app: &mut App) -> Effects {
    let mut effects = Effects::none();
    let front = app.stack.top().0;
    for (id, page) in app.stack.iter_mut() {
        if let Some(session) = page.session_mut() {
            session.end_motion(app.cx.now);
        }
        effects.append(page.proceed(id == front, &mut app.cx).asked_by(id));
    }
    effects.append(request_advice(app).into());
    effects.append(request_shares(app).into());
    effects.append(app.autosave());
    effects.append(request_more(app));
    effects
}

/// Charges the time since the last update to the side to move.
fn charge_clock(app: &mut App, now: Duration) -> Effects {
    let time = now.saturating_sub(app.cx.now);
    let mut effects = Effects::none();
    let front = app.stack.top().0;
    for (id, page) in app.stack.iter_mut() {
        effects.append(page.charge_clock(time, id == front, &mut app.cx));
    }
    effects
}

/// Plays a move typed as a whole.
fn play_typed(app: &mut App, text: &str) -> Effects {
    app.cx.notice = None;
    let (page, cx) = app.front();
    let reaction = page.handle_typed_move(text, cx);
    react(app, reaction)
}

/// Handles a key: completes a square whose letter was typed, else carries out the letter's command first.
fn press(app: &mut App, key: Key) -> Effects {
    let key = if app.keys().takes_text() { key } else { key.in_latin() };
    let Some(letter) = app.square_letter.take() else { return press_alone(app, key) };
    match letter.followed_by(key) {
        NextKey::Square(square) => play_typed(app, &square),
        NextKey::Dropped => Effects::none(),
        NextKey::Other(command) => {
            let effects = command.map_or_else(Effects::none, |it| handle_command(app, it));
            effects.and(press_alone(app, key))
        }
    }
}

/// Letter of a square that a key begins on a page with typed moves.
fn square_letter(app: &App, key: Key, command: Option<Command>) -> Option<SquareLetter> {
    let takes_moves = app.keys().bindings().any(|binding| binding.command == Command::TypeMove);
    if !takes_moves || app.notation() != Notation::Letters {
        return None;
    }
    SquareLetter::of(key, command, app.cx.now, app.offers(Command::TypeMove))
}

/// Carries out the command of a letter after which no digit came in time.
fn stop_waiting(app: &mut App) -> Effects {
    let due = app.square_letter.and_then(|letter| letter.due(app.cx.now));
    let Some(command) = due else { return Effects::none() };
    app.square_letter = None;
    handle_command(app, command)
}

/// Handles a key with its usual meaning: ends animations first.
fn press_alone(app: &mut App, key: Key) -> Effects {
    skip_motion(app);
    let command = keymap::command_for(&app.cx.preferences.keys, app.keys(), key);
    // The key to quit closes what lies over a page first; Ctrl-C quits everywhere.
    let closes = command == Some(Command::Quit) && app.quit_closes() && key.is_plain();
    let command = if closes { Some(Command::Back) } else { command };
    if app.cx.viewport.is_too_small() && !command.is_some_and(Command::works_unseen) {
        return Effects::none();
    }
    if let Some(letter) = square_letter(app, key, command) {
        app.cx.notice = None;
        if let Some(session) = app.session_mut() {
            session.view.column = None;
        }
        app.square_letter = Some(letter);
        return Effects::none();
    }
    if let Some(command) = command {
        return handle_command(app, command);
    }
    // Typing on clears the notice about the last entry.
    app.cx.notice = None;
    let front = app.stack.top().0;
    app.stack.top_mut().handle_key(key).asked_by(front)
}

fn skip_motion(app: &mut App) {
    for (_, page) in app.stack.iter_mut() {
        if let Some(session) = page.session_mut() {
            session.view.still();
        }
    }
}

fn handle_command(app: &mut App, command: Command) -> Effects {
    if !app.cx.capabilities.allows_command(command) {
        return Effects::none();
    }
    if !matches!(command, Command::Suspend | Command::Repaint) {
        app.cx.notice = None;
    }
    let is_own = app.top().overrides(command);
    if let Some(effects) = (!is_own).then(|| handle_global_command(app, command)).flatten() {
        if let Some(session) = app.session_mut() {
            // Any other key discards a typed column without its row.
            session.view.column = None;
        }
        return effects;
    }
    let (page, cx) = app.front();
    let reaction = match page.entry_mut().filter(|entry| entry.is_open()) {
        None => match page.move_in_list(command, cx) {
            Some(reaction) => reaction,
            None => page.handle_command(command, cx),
        },
        Some(entry) => match entry.handle_command(command) {
            Some(text) => page.handle_typed_move(&text, cx),
            None => Reaction::none(),
        },
    };
    react(app, reaction)
}

/// Carries out a command that means the same on every page; `None` for the commands of single pages.
fn handle_global_command(app: &mut App, command: Command) -> Option<Effects> {
    match command {
        Command::Quit if !app.cx.capabilities.quit => {}
        Command::Quit => {
            let objection = app.stack.iter_mut().find_map(|(_, page)| page.object_to_quit());
            if let Some(why) = objection {
                return Some(warn_of_loss(app, why));
            }
            app.cx.is_leaving = true;
            return Some(Effect::Quit.into());
        }
        Command::Suspend => return Some(TerminalEffect::Suspend.into()),
        Command::Repaint => return Some(TerminalEffect::Repaint.into()),
        Command::Help => return Some(open_help(app)),
        Command::Palette => {
            let page = PalettePage::new(app.keys(), &app.cx);
            app.push(page);
        }
        Command::Export => match exported(app) {
            Some(game) => {
                let page = ExportPage::new(game, &app.cx);
                app.push(page);
            }
            None => app.cx.refuse(Refusal::NothingToExport),
        },
        Command::Copy => {
            let game = exported(app)?;
            return Some(game.copy(Form::Transcript, &mut app.cx));
        }
        Command::Library if app.cx.keeps() => return Some(open_library(app, View::All)),
        Command::Library => {}
        _ => return handle_switch(app, command),
    }
    Some(Effects::none())
}

/// Shows an objection to quitting; closes the overlays that would hide it.
fn warn_of_loss(app: &mut App, why: Refusal) -> Effects {
    let mut effects = Effects::none();
    while app.top().is_overlay() {
        effects.append(app.pop());
    }
    app.cx.refuse(why);
    effects
}

/// The game on screen, for export.
fn exported(app: &App) -> Option<Exported> {
    let base = app.base();
    let card = base.card(&app.cx);
    app.shown().map(|session| Exported::of(session, base.is_looked_through(), base.link(), card))
}

/// Carries out the effects and the navigation of a reaction.
fn react(app: &mut App, reaction: Reaction) -> Effects {
    let Reaction { effects, navigate } = reaction;
    let mut effects = effects.asked_by(app.stack.top().0);
    effects.append(match navigate {
        Navigation::Run(action) => run(app, action),
        navigate => navigation::navigate(app, navigate),
    });
    effects
}

/// Sends an event to all pages; only the front page's navigation is carried out.
pub(in crate::app) fn notify_pages(app: &mut App, event: &PageEvent<'_>) -> Effects {
    notify(app, event, |_| true)
}

/// Sends an event to some pages.
fn notify(app: &mut App, event: &PageEvent<'_>, is_meant: impl Fn(AskerId) -> bool) -> Effects {
    let (front, mut effects, mut way) = (app.stack.top().0, Effects::none(), Navigation::Stay);
    for (id, page) in app.stack.iter_mut().filter(|(id, _)| is_meant(*id)) {
        let Reaction { effects: asked, navigate } = page.on_event(event, &mut app.cx);
        effects.append(asked.asked_by(id));
        if id == front {
            way = navigate;
        }
    }
    effects.and(navigation::navigate(app, way))
}

/// Closes the palette and carries out its choice on the page beneath it.
fn run(app: &mut App, action: PaletteAction) -> Effects {
    let effects = app.pop();
    effects.and(match action {
        PaletteAction::Command(command) => handle_command(app, command),
        PaletteAction::Choice(choice) => choose_from_palette(app, choice),
    })
}

fn choose(app: &mut App, target: Target) -> Effects {
    skip_motion(app);
    if let Target::Command(command) = target {
        return handle_command(app, command);
    }
    let (page, cx) = app.front();
    let reaction = page.handle_click(target, cx);
    react(app, reaction)
}

/// Handles news of the coach for the current position, or for the page that sent the request.
fn on_coach_news(app: &mut App, id: SearchId, news: &CoachNews) -> Effects {
    let coach = &mut app.cx.coach;
    match news {
        CoachNews::Found(Finding::Advice(advice)) => {
            coach.on_advice(id, Some((**advice).clone()));
        }
        CoachNews::Found(Finding::Shares(shares)) => app.cx.shares.on_shares(id, shares),
        CoachNews::Done => coach.on_advice(id, None),
        CoachNews::Failed => {
            coach.on_advice(id, None);
            app.cx.refuse(Refusal::CoachFailed);
        }
        CoachNews::InLine(_) | CoachNews::Found(Finding::Step(_) | Finding::Value(_)) => {}
    }
    notify_pages(app, &PageEvent::Coach(id, news))
}

/// Handles an event of the store: the shared part first, then the asking page.
fn on_store_event(app: &mut App, address: Address, event: StoreEvent) -> Effects {
    let is_for_all = note_store_event(app, address, &event);
    let event = PageEvent::Store(address.request, &event);
    notify(app, &event, |page| is_for_all || page == address.asker)
}
