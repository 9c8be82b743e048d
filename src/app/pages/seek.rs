//! Terms of an offer to play: to all, or to one person.

use crate::app::cycle::next;
use crate::app::keymap::{CANCEL, ENDS, accept, choose, sideways};
use crate::app::pages::lobby::text::pace_sentence;
use crate::app::pages::prelude::*;
use crate::lobby::{AccountId, GamePace, GameTerms, LobbyRequest, SideWish};
use crate::rules::Variant;
use strum::VariantArray as _;

pub static KEYS: KeyTable = KeyTable::panel(
    "seek",
    &[
        &[accept("key-post-seek", "bar-post")],
        &choose("key-choose-line"),
        ENDS,
        &sideways("key-change", "bar-change"),
    ],
)
.back(CANCEL);

/// Line of the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum TermsLine {
    Pace,
    Rated,
    Side,
    Game,
}

#[derive(Clone, Debug, Default)]
pub struct SeekPage {
    pub terms: GameTerms,
    /// The challenged person; `None` for an offer to all.
    pub to: Option<(AccountId, String)>,
    /// Chosen line.
    pub list: ListCursor,
    /// Whether a guest plays, who has no rating.
    has_guest: bool,
}

/// Variants that people play against each other here.
const VARIANTS: [Variant; 3] = [Variant::REVERSI, Variant::ANTI, Variant::SIX_BY_SIX];

impl SeekPage {
    pub fn new(to: Option<(AccountId, String)>, cx: &Context) -> Self {
        let view = cx.people.view.as_deref();
        let people = view.map(|view| view.people.as_slice()).unwrap_or_default();
        let is_to_guest = |to: &(AccountId, String)| {
            people.iter().any(|row| row.account == to.0 && row.rating.is_none())
        };
        let is_guest = view.is_none_or(|view| view.rating.is_none());
        let has_guest = is_guest || to.as_ref().is_some_and(is_to_guest);
        // Where all others are guests, an offer to all is one that they can take.
        let mut others = people.iter().filter(|row| !row.is_you).peekable();
        let are_guests = others.peek().is_some() && others.all(|row| row.rating.is_none());
        let is_casual = has_guest || to.is_none() && are_guests;
        let terms = GameTerms { is_rated: !is_casual, ..GameTerms::default() };
        Self { terms, to, list: ListCursor::default(), has_guest }
    }

    /// An offer to all that waits where no one is.
    pub fn to_wait(cx: &Context) -> Self {
        let mut page = Self::new(None, cx);
        page.terms.pace = GamePace::Days(3);
        page
    }

    /// Lines that the player can change: guests play at one sitting and unrated.
    pub fn lines(&self) -> Vec<TermsLine> {
        let can_change = |line: &TermsLine| match line {
            TermsLine::Rated => !self.has_guest && self.terms.may_be_rated(),
            TermsLine::Pace | TermsLine::Side | TermsLine::Game => true,
        };
        TermsLine::VARIANTS.iter().copied().filter(can_change).collect()
    }

    /// Whether a computer takes the offer if no one else does.
    fn may_meet_house(&self, cx: &Context) -> bool {
        let has_house = cx.people.view.as_ref().is_some_and(|view| view.house.is_some());
        let GameTerms { pace, is_rated, variant, .. } = self.terms;
        has_house && self.to.is_none() && pace.is_live() && !is_rated && variant.is_tournament()
    }

    fn change(&mut self, forward: bool) {
        let lines = self.lines();
        let Some(line) = lines.get(self.list.at) else { return };
        match line {
            TermsLine::Pace => {
                let is_possible = |pace: &GamePace| pace.is_live() || !self.has_guest;
                let paces: Vec<GamePace> =
                    GamePace::PACES.into_iter().filter(is_possible).collect();
                self.terms.pace = next(self.terms.pace, &paces, forward);
            }
            TermsLine::Rated => self.terms.is_rated = !self.terms.is_rated,
            TermsLine::Side => {
                self.terms.side = next(self.terms.side, SideWish::VARIANTS, forward);
            }
            TermsLine::Game => {
                self.terms.variant = next(self.terms.variant, &VARIANTS, forward);
                self.terms.is_rated = !self.has_guest && self.terms.may_be_rated();
            }
        }
        let place = self.lines().iter().position(|it| it == line);
        self.list.at = place.unwrap_or(0);
    }
}

impl PageBehavior for SeekPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        let count = self.lines().len();
        Some((&mut self.list, count))
    }

    /// A click changes the line.
    fn open_line(&mut self, _: &mut Context) -> Reaction {
        self.change(true);
        Reaction::none()
    }

    fn handle_command(&mut self, command: Command, _: &mut Context) -> Reaction {
        match command {
            Command::Left => self.change(false),
            Command::Right => self.change(true),
            Command::Activate => {
                let request = match &self.to {
                    Some((account, _)) => LobbyRequest::Challenge(*account, self.terms),
                    None => LobbyRequest::Post(self.terms),
                };
                return Reaction { navigate: Navigation::Back, ..Reaction::effect(request) };
            }
            Command::Back => return Reaction::navigate(Navigation::Back),
            _ => {}
        }
        Reaction::none()
    }

    fn status(&self, cx: &Context) -> String {
        match self.lines().get(self.list.at) {
            Some(TermsLine::Pace) if self.may_meet_house(cx) => {
                format!("{} {}", pace_sentence(self.terms.pace), say!("seek-house-about"))
            }
            Some(TermsLine::Pace) => pace_sentence(self.terms.pace),
            Some(TermsLine::Rated) if self.terms.is_rated => say!("seek-rated-about"),
            Some(TermsLine::Rated) => say!("seek-casual-about"),
            Some(TermsLine::Side) => say!("seek-side-about"),
            Some(TermsLine::Game) | None => crate::words::of("rule", self.terms.variant.key),
        }
    }
}
