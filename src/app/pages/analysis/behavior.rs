//! [`PageBehavior`] of the analysis page.

use super::keys::{COMMENT_KEYS, FILTER_KEYS, KEYS};
use super::{AnalysisPage, text};
use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{Command, KeyTable};
use crate::app::message::Target;
use crate::app::message::{CoachNews, GuestNews, PageEvent};
use crate::app::move_entry::{ENTRY, MoveEntry};
use crate::app::notice::News;
use crate::app::page::{PageBehavior, next_frame};
use crate::app::pages::line;
use crate::app::reaction::{Navigation, Reaction};
use crate::app::session::course;
use crate::app::session::game_session::GameSession;
use crate::app::session::playback::LinePlayback;
use crate::app::shared::Shared;
use crate::app::text::coach::of_position;
use crate::app::text::reasons::CoachText;
use crate::app::text::refusal::Refusal;
use crate::coach::Question;
use crate::rules::NodeId;
use crate::store::StoreEvent;
use std::time::Duration;

impl PageBehavior for AnalysisPage {
    fn keys(&self) -> &'static KeyTable {
        match (&self.comment, &self.filtering) {
            (Some(_), _) => &COMMENT_KEYS,
            (None, Some(_)) => &FILTER_KEYS,
            (None, None) if self.entry.is_open() => &ENTRY,
            (None, None) => &KEYS,
        }
    }

    fn main_keys(&self) -> &'static KeyTable {
        &KEYS
    }

    fn entry(&self) -> Option<&MoveEntry> {
        Some(&self.entry)
    }

    fn entry_mut(&mut self) -> Option<&mut MoveEntry> {
        Some(&mut self.entry)
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        self.key(key);
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Shared) -> Option<Effects> {
        self.paste(text).then(Effects::none)
    }

    fn handle_typed_move(&mut self, text: &str, shared: &mut Shared) -> Reaction {
        self.play_typed(text, shared);
        Reaction::none()
    }

    fn handle_click(
        &mut self,
        target: Target,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        match target {
            // Clicks are ignored in a text field, because the text belongs to the current ply.
            _ if self.keys() != self.main_keys() => {}
            Target::Square(square) => self.play(square, shared),
            Target::Node(node) => self.jump_to(node),
            _ => {}
        }
        Reaction::none()
    }

    fn session(&self) -> Option<&GameSession> {
        Some(&self.session)
    }

    fn session_mut(&mut self) -> Option<&mut GameSession> {
        Some(&mut self.session)
    }

    fn live_question(&self, shared: &Shared) -> Option<Question> {
        self.coach_question(shared)
    }

    fn is_looked_through(&self) -> bool {
        true
    }

    fn lines_left(&self) -> Option<&GameSession> {
        Some(&self.session)
    }

    /// Saves changes, and requests explorer statistics and guest analysis, while in front. Evaluates the tree even
    /// while another page is in front.
    fn proceed(&mut self, is_front: bool, shared: &mut Shared) -> Effects {
        let mut effects = Effects::none();
        if is_front {
            effects.append(self.save_changes(shared).into());
            let explorer = self.explorer.as_mut();
            effects.append(explorer.and_then(|it| it.turn_to(&self.session.game)).into());
        }
        effects.append(self.value_tree(shared).into());
        let is_in_sight = is_front && !shared.viewport.is_too_small();
        effects.append(self.request_analysis(is_in_sight, shared).into());
        effects
    }

    fn next_wake(&self, shared: &Shared) -> Option<Duration> {
        next_frame(&self.session, shared)
    }

    fn leave(&mut self) -> Effects {
        self.end()
    }

    fn handle_command(
        &mut self,
        command: Command,
        shared: &mut Shared,
        _: Option<&GameSession>,
    ) -> Reaction {
        if self.handle_command_while_typing(command, shared) {
            return Reaction::none();
        }
        if let Some(refusal) = self.refusal(command, shared) {
            shared.refuse(refusal);
            return Reaction::none();
        }
        if let Some(navigate) = self.destination(command) {
            return Reaction::navigate(navigate);
        }
        self.carry_out(command, shared)
    }

    fn typed(&self, _: &Shared) -> Option<String> {
        text::typed(self)
    }

    fn status(&self, shared: &Shared, _: Option<&GameSession>) -> String {
        text::status(self, shared)
    }

    fn coach_text(&self, shared: &Shared) -> Option<CoachText> {
        if self.best_lines > 0 {
            text::best_lines(self, shared)
        } else {
            of_position(&self.session, self.live_advice(shared), None, shared)
        }
    }

    fn guest_text(&self, shared: &Shared) -> Option<CoachText> {
        text::analyst(self, shared.settings.notation(self.session.setup.variant))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, shared: &mut Shared) -> Reaction {
        match event {
            // The copy replaces the game here only; the pages beneath keep the original.
            PageEvent::Store(_, StoreEvent::TreeSaved { slot, game, .. })
                if self.session.shows_tree(*slot) =>
            {
                self.session.identity.id = Some(*game);
            }
            PageEvent::Store(_, StoreEvent::Imported { .. }) => {
                self.keep_what_was_said();
                self.values.tree_changed();
            }
            PageEvent::Store(_, event) => {
                if let Some(explorer) = &mut self.explorer {
                    explorer.on_store_event(event);
                }
            }
            PageEvent::Coach(id, CoachNews::Value(value)) => {
                self.note_value(*id, Some(*value), shared);
            }
            PageEvent::Coach(id, CoachNews::TreeValued | CoachNews::Failed) => {
                self.note_value(*id, None, shared);
            }
            PageEvent::Guest(GuestNews::Opinions(id, said)) => {
                if let Some(analyst) = &mut self.analyst {
                    analyst.on_opinions(*id, said.clone());
                }
            }
            _ => {}
        }
        Reaction::none()
    }
}

impl AnalysisPage {
    /// Reason why a command cannot be carried out on this position.
    fn refusal(&self, command: Command, shared: &Shared) -> Option<Refusal> {
        let is_over = self.session.game.is_over();
        let has_lines = self.tree().children(self.at).next().is_some();
        match command {
            Command::Holes | Command::GamesHere if !shared.keeps() => Some(Refusal::NoLibrary),
            Command::Solve | Command::Train | Command::GamesHere if is_over => {
                Some(Refusal::OverHere)
            }
            Command::Train if !shared.keeps() && !has_lines => Some(Refusal::NoLibrary),
            Command::Delete if self.at == NodeId::ROOT => Some(Refusal::NothingToDelete),
            _ => None,
        }
    }

    fn destination(&self, command: Command) -> Option<Navigation> {
        let game = || Box::new(self.session.game.clone());
        let tree = || Box::new(self.tree().clone());
        let filter = || Box::new(self.filter_in_use());
        Some(match command {
            Command::Back => Navigation::Back,
            Command::Train => Navigation::Train {
                session: Box::new(self.session.clone()),
                tree: tree(),
                node: self.at,
                filter: filter(),
            },
            Command::Holes => Navigation::Holes { tree: tree(), node: self.at, filter: filter() },
            Command::GamesHere => Navigation::GamesHere(game(), filter()),
            Command::NewGame => Navigation::NewAnalysis,
            Command::EditPosition => Navigation::Edit(game()),
            _ => return None,
        })
    }

    /// Carries out a command that stays on this page.
    fn carry_out(&mut self, command: Command, shared: &mut Shared) -> Reaction {
        match command {
            Command::AnalyseTree => {
                let is_on = self.values.toggle();
                shared.announce(if is_on { News::TreeAnalysed } else { News::TreeAnalysisStopped });
            }
            Command::Solve if self.is_solving() => self.solving = None,
            Command::Solve => self.solve(shared),
            Command::Explore => self.explore(shared),
            Command::FilterGames => self.filtering = Some(String::new()),
            Command::NextLegal | Command::PreviousLegal if self.explored().is_some() => {
                self.step_through_moves(command == Command::NextLegal);
            }
            Command::Activate => self.play(self.session.view.cursor, shared),
            Command::TakeBack => self.step_back(shared),
            Command::Replay => self.step_on(shared),
            Command::First => self.jump_to(NodeId::ROOT),
            Command::Last => {
                let end = self.tree().line(self.at).last().copied();
                self.jump_to(end.unwrap_or(NodeId::ROOT));
            }
            Command::PreviousVariation => self.turn(false, shared),
            Command::NextVariation => self.turn(true, shared),
            Command::TakeLine => self.take_line(shared),
            Command::Promote => self.promote(shared),
            Command::Delete => self.delete(shared),
            Command::Restore => self.restore(shared),
            Command::Mark => self.mark(shared),
            Command::Comment => self.begin_comment(),
            Command::Fold => self.is_folded = !self.is_folded,
            Command::Digit(count) => self.show_best_lines(count, shared),
            Command::NextAnalyst => return Reaction::effects(self.next_analyst(shared)),
            Command::TypeMove => self.entry.open(),
            Command::Detail => {
                shared.coach.next_detail(None);
            }
            Command::ShowLine => {
                let advice = shared.coach.said();
                let playback =
                    advice.and_then(|advice| LinePlayback::of_advice(&self.session, advice, None));
                return line::open(playback, shared);
            }
            _ => {
                course::steer(&mut self.session, command, shared);
            }
        }
        Reaction::none()
    }
}
