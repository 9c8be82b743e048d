//! [`PageBehavior`] of the analysis page.

use super::keys::{COMMENT_KEYS, FILTER_KEYS, KEYS};
use super::{AnalysisPage, text};
use crate::app::context::LIVE;
use crate::app::course;
use crate::app::key::Key;
use crate::app::message::{CoachNews, GuestNews};
use crate::app::move_entry::ENTRY;
use crate::app::pages::line;
use crate::app::pages::prelude::*;
use crate::app::session::playback::LinePlayback;
use crate::coach::{Advice, Finding, Question};
use crate::rules::NodeId;
use crate::store::StoreEvent;

impl PageBehavior for AnalysisPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::board(&KEYS, &self.session, &self.entry)
    }

    fn parts_mut(&mut self) -> PagePartsMut<'_> {
        PagePartsMut::board(&mut self.session, &mut self.entry)
    }

    fn keys(&self) -> &'static KeyTable {
        match (&self.comment, &self.filtering) {
            (Some(_), _) => &COMMENT_KEYS,
            (None, Some(_)) => &FILTER_KEYS,
            (None, None) if self.entry.is_open() => &ENTRY,
            (None, None) => &KEYS,
        }
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        self.key(key);
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        self.paste(text).then(Effects::none)
    }

    fn handle_typed_move(&mut self, text: &str, cx: &mut Context) -> Reaction {
        self.play_typed(text, cx);
        Reaction::none()
    }

    fn point(&mut self, square: Square, cx: &mut Context) -> Reaction {
        self.play(square, cx);
        Reaction::none()
    }

    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        match target {
            // Clicks are ignored in a text field, because the text belongs to the current ply.
            _ if self.keys() != self.main_keys() => {}
            Target::Square(square) => return self.point(square, cx),
            Target::Node(node) => self.jump_to(node),
            _ => {}
        }
        Reaction::none()
    }

    fn live_question(&self, cx: &Context) -> Option<Question> {
        self.coach_question(cx)
    }

    /// The engine's advice on the current position, whether it goes on or was stopped.
    fn live_advice<'a>(&self, cx: &'a Context) -> Option<&'a Advice> {
        let question = Question::of(&self.session.game, LIVE)?;
        cx.coach.on(&question).filter(|_| cx.capabilities.assistance)
    }

    /// The engine's values stand on the board.
    fn values<'a>(&self, cx: &'a Context) -> Option<&'a Advice> {
        self.live_advice(cx)
    }

    fn is_looked_through(&self) -> bool {
        true
    }

    fn lines_left(&self) -> Option<&GameSession> {
        Some(&self.session)
    }

    /// Saves changes, and requests explorer statistics and guest analysis, while in front. Evaluates the tree even
    /// while another page is in front.
    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        let mut effects = Effects::none();
        if is_front {
            effects.append(self.save_changes(cx).into());
            let explorer = self.explorer.as_mut();
            effects.append(explorer.and_then(|it| it.turn_to(&self.session.game)).into());
        }
        effects.append(self.value_tree(cx).into());
        effects.append(self.limit_search(cx).into());
        let is_in_sight = is_front && !cx.viewport.is_too_small();
        effects.append(self.request_analysis(is_in_sight, cx).into());
        effects
    }

    fn next_wake(&self, cx: &Context) -> Option<Duration> {
        self.search_ends_at(cx)
    }

    fn key_word(&self, command: Command, cx: &Context) -> Option<&'static str> {
        (command == Command::ToggleEngine && self.looks(cx)).then_some("bar-engine-off")
    }

    fn offers(&self, command: Command, cx: &Context) -> bool {
        command != Command::ToggleEngine || cx.capabilities.assistance
    }

    fn leave(&mut self) -> Effects {
        self.end()
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        if self.handle_command_while_typing(command, cx) {
            return Reaction::none();
        }
        if let Some(refusal) = self.refusal(command, cx) {
            cx.refuse(refusal);
            return Reaction::none();
        }
        if let Some(navigate) = self.destination(command) {
            return Reaction::navigate(navigate);
        }
        self.carry_out(command, cx)
    }

    fn typed(&self, _: &Context) -> Option<String> {
        text::typed(self)
    }

    fn status(&self, cx: &Context) -> String {
        text::status(self, cx)
    }

    fn guest_text(&self, cx: &Context) -> Option<CoachText> {
        text::analyst(self, cx.settings.notation(self.session.setup.variant))
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        match event {
            // The copy replaces the game here only; the pages beneath keep the original.
            PageEvent::Store(_, StoreEvent::TreeSaved { slot, game, .. })
                if self.session.shows_tree(*slot) =>
            {
                self.session.identity.id = Some(*game);
            }
            PageEvent::Store(_, StoreEvent::Imported { .. }) => {
                self.keep_comment();
                self.values.tree_changed();
            }
            PageEvent::Store(_, event) => {
                if let Some(explorer) = &mut self.explorer {
                    explorer.on_store_event(event);
                }
            }
            PageEvent::Coach(id, CoachNews::Found(Finding::Value(value))) => {
                self.note_value(*id, Some(*value), cx);
            }
            PageEvent::Coach(id, CoachNews::Done | CoachNews::Failed) => {
                self.note_value(*id, None, cx);
            }
            PageEvent::Guest(GuestNews::Opinions(id, opinions)) => {
                if let Some(analyst) = &mut self.analyst {
                    analyst.on_opinions(*id, opinions.clone());
                }
            }
            _ => {}
        }
        Reaction::none()
    }
}

impl AnalysisPage {
    /// Reason why a command cannot be carried out on this position.
    fn refusal(&self, command: Command, cx: &Context) -> Option<Refusal> {
        let is_over = self.session.game.is_over();
        let has_lines = self.tree().children(self.at).next().is_some();
        match command {
            Command::Holes | Command::GamesHere if !cx.keeps() => Some(Refusal::NoLibrary),
            Command::Solve | Command::Train | Command::GamesHere if is_over => {
                Some(Refusal::OverHere)
            }
            Command::Train if !cx.keeps() && !has_lines => Some(Refusal::NoLibrary),
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
    fn carry_out(&mut self, command: Command, cx: &mut Context) -> Reaction {
        match command {
            Command::ToggleEngine => return Reaction::effects(self.toggle_engine(cx)),
            Command::AnalyseTree if let Some(count) = self.values.finished() => {
                cx.announce(News::TreeDone(count));
            }
            Command::AnalyseTree => {
                let is_on = self.values.toggle();
                cx.announce(if is_on { News::TreeAnalysed } else { News::TreeAnalysisStopped });
            }
            Command::Solve if self.is_solving() => self.solving = None,
            Command::Solve => self.solve(),
            Command::Explore => self.explore(cx),
            Command::FilterGames => self.filtering = Some(String::new()),
            Command::NextLegal | Command::PreviousLegal if self.explored().is_some() => {
                self.step_through_moves(command == Command::NextLegal);
            }
            Command::Activate => self.play(self.session.view.cursor, cx),
            Command::TakeBack => self.step_back(cx),
            Command::Replay => self.step_on(cx),
            Command::First => self.jump_to(NodeId::ROOT),
            Command::Last => {
                let end = self.tree().line(self.at).last().copied();
                self.jump_to(end.unwrap_or(NodeId::ROOT));
            }
            Command::PreviousVariation => self.turn(false, cx),
            Command::NextVariation => self.turn(true, cx),
            Command::TakeLine => self.take_line(cx),
            Command::Promote => self.promote(cx),
            Command::Delete => self.delete(cx),
            Command::Restore => self.restore(cx),
            Command::Mark => self.mark(cx),
            Command::Comment => self.begin_comment(),
            Command::Fold => self.is_folded = !self.is_folded,
            Command::Digit(count) => self.show_best_lines(count, cx),
            Command::NextAnalyst => return Reaction::effects(self.next_analyst(cx)),
            Command::TypeMove => self.entry.open(),
            Command::Detail => {
                cx.coach.next_detail(Some(self.session.view.cursor));
            }
            Command::ShowLine => {
                let advice = cx.coach.advice();
                let playback =
                    advice.and_then(|advice| LinePlayback::of_advice(&self.session, advice, None));
                return line::open(playback, cx);
            }
            _ => {
                course::steer(&mut self.session, command, cx);
            }
        }
        Reaction::none()
    }
}
