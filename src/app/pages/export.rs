//! The export panel: a game to the clipboard, a file or a QR code.

use crate::app::capabilities::Capabilities;
use crate::app::effect::{FileEffect, TerminalEffect};
use crate::app::keymap::{BACK_TO_START, ENDS, choose, enter};
use crate::app::page_link::PageLink;
use crate::app::pages::prelude::*;
use crate::app::qr_content::QrContent;
use crate::app::session::session_record::{record, record_with_lines};
use crate::records::{Form, Record};
use crate::rules::Variant;
use crate::words;

pub static KEYS: KeyTable = KeyTable::panel(
    "export",
    &[
        &choose("key-choose-format"),
        ENDS,
        &[enter("key-do-export", "bar-export"), BACK_TO_START.help("key-close")],
    ],
);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Copy(Form),
    File(Form),
    /// An image of the board, to a file.
    Image,
    Qr(Form),
    /// A link to the web page, to the clipboard.
    CopyLink,
    /// A QR code of that link.
    QrLink,
    /// A board with a question, to the clipboard.
    CopyCard,
    /// The same to a file.
    FileCard,
}

/// All ways, in the order of the panel.
const WAYS: [Way; 20] = [
    Way::Copy(Form::Transcript),
    Way::Copy(Form::Board),
    Way::Copy(Form::Ggf),
    Way::CopyLink,
    Way::CopyCard,
    Way::Copy(Form::Link),
    Way::Copy(Form::Picture),
    Way::QrLink,
    Way::Qr(Form::Board),
    Way::Qr(Form::Transcript),
    Way::Qr(Form::Link),
    Way::Image,
    Way::File(Form::Svg),
    Way::File(Form::Picture),
    Way::File(Form::Ggf),
    Way::File(Form::Sgf),
    Way::File(Form::Pgn),
    Way::File(Form::Transcript),
    Way::File(Form::Json),
    Way::FileCard,
];

/// Ways for a variant, in the order of the panel.
pub fn ways(variant: Variant) -> Vec<Way> {
    let can_hold = |way: &Way| way.form().is_none_or(|form| form.can_hold(variant));
    WAYS.into_iter().filter(can_hold).collect()
}

impl Way {
    /// Form of the text; `None` for an image.
    const fn form(self) -> Option<Form> {
        match self {
            Self::Copy(form) | Self::File(form) | Self::Qr(form) => Some(form),
            Self::Image | Self::CopyLink | Self::QrLink | Self::CopyCard | Self::FileCard => None,
        }
    }
}

/// The game to export: up to the current moment, and as a whole.
#[derive(Clone, Debug)]
pub struct Exported {
    board: Record,
    whole: Record,
    /// Name of the player, for strangers.
    own: String,
    link: PageLink,
    card: Option<String>,
}

impl Exported {
    /// Game of a session; a replayed game is exported as a whole. `link` leads to it, unless it is the game itself; `card`
    /// asks about it.
    pub fn of(
        session: &GameSession,
        is_looked_through: bool,
        link: Option<PageLink>,
        card: Option<String>,
    ) -> Self {
        let (board, own) = (record(session), session.identity.names[0].clone());
        let whole = if is_looked_through { record_with_lines(session) } else { board.clone() };
        // At its start a replayed game leads to the whole.
        let linked = if board.game.played().is_empty() { &whole } else { &board };
        let link = link.unwrap_or_else(|| PageLink::Game(Box::new(linked.game.clone())));
        Self { board, whole, own, link, card }
    }

    /// Whether there is something that a link could open.
    fn has_link(&self) -> bool {
        PageLink::parse(&self.link.to_string()).is_some()
    }

    /// Link to the web page; its end alone without an address.
    fn link(&self, cx: &Context) -> String {
        format!("{}#{}", cx.page_address(), self.link)
    }

    /// Record that a form writes: the line on the board if the form shows a single position or would be empty, else the
    /// whole game.
    fn in_form(&self, form: Form) -> &Record {
        match form {
            Form::Board | Form::Picture | Form::Link => &self.board,
            _ if self.whole.game.played().is_empty() && !form.keeps_lines() => &self.board,
            _ => &self.whole,
        }
    }

    fn written(&self, form: Form) -> String {
        form.write_signed(self.in_form(form), &self.own)
    }

    pub fn copy(&self, form: Form, cx: &mut Context) -> Effects {
        cx.announce(News::Copied);
        TerminalEffect::Copy(self.text(form)).into()
    }

    /// Text of a form, without the last line end.
    fn text(&self, form: Form) -> String {
        self.written(form).trim_end().to_owned()
    }

    fn save(&self, form: Form) -> Effects {
        let content = self.written(form).into_bytes();
        FileEffect::Save { extension: form.extension(), content }.into()
    }

    fn save_image(&self) -> Effects {
        FileEffect::SaveImage(Box::new(self.board.game.clone())).into()
    }
}

#[derive(Clone, Debug)]
pub struct ExportPage {
    game: Exported,
    capabilities: Capabilities,
    /// Whether there is a web page for links.
    has_page: bool,
    /// Chosen way.
    pub list: ListCursor,
}

impl ExportPage {
    /// Panel with the ways that these capabilities allow.
    pub fn new(game: Exported, cx: &Context) -> Self {
        let has_page = !cx.page_address().is_empty();
        Self { game, capabilities: cx.capabilities, has_page, list: ListCursor::default() }
    }

    pub fn ways(&self) -> Vec<Way> {
        let is_allowed = |way: &Way| match way {
            Way::CopyCard | Way::FileCard if self.game.card.is_none() => false,
            Way::Copy(_) | Way::CopyLink | Way::CopyCard => self.capabilities.clipboard,
            Way::FileCard | Way::File(_) | Way::Image => self.capabilities.files,
            Way::Qr(_) => true,
            Way::QrLink => self.has_page,
        };
        ways(self.game.board.game.variant()).into_iter().filter(is_allowed).collect()
    }

    fn take(&mut self, cx: &mut Context) -> Reaction {
        let effects = match self.ways().get(self.list.at) {
            None => return Reaction::none(),
            Some(Way::Copy(form)) => self.game.copy(*form, cx),
            Some(Way::File(form)) => self.game.save(*form),
            Some(Way::Image) => self.game.save_image(),
            Some(Way::Qr(form)) => {
                let text = self.game.text(*form);
                if text.is_empty() {
                    cx.refuse(Refusal::NoMoves);
                    return Reaction::navigate(Navigation::Back);
                }
                return Reaction::navigate(Navigation::Qr(QrContent::Form(*form, text)));
            }
            Some(Way::CopyLink | Way::QrLink) if !self.game.has_link() => {
                cx.refuse(Refusal::NoMoves);
                return Reaction::navigate(Navigation::Back);
            }
            Some(Way::CopyCard) => {
                cx.announce(News::Copied);
                TerminalEffect::Copy(self.game.card.clone().unwrap_or_default()).into()
            }
            Some(Way::FileCard) => {
                let content = self.game.card.clone().unwrap_or_default().into_bytes();
                FileEffect::Save { extension: "txt", content }.into()
            }
            Some(Way::CopyLink) => {
                cx.announce(News::Copied);
                TerminalEffect::Copy(self.game.link(cx)).into()
            }
            Some(Way::QrLink) => {
                let content = QrContent::Page(self.game.link(cx));
                return Reaction::navigate(Navigation::Qr(content));
            }
        };
        Reaction { effects, navigate: Navigation::Back }
    }
}

impl PageBehavior for ExportPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn list(&mut self, _: &Context) -> Option<(&mut ListCursor, usize)> {
        let count = self.ways().len();
        Some((&mut self.list, count))
    }

    fn open_line(&mut self, cx: &mut Context) -> Reaction {
        self.take(cx)
    }

    fn typed(&self, _: &Context) -> Option<String> {
        self.ways().get(self.list.at).copied().map(way)
    }
}

/// Short name of a way.
pub fn way(way: Way) -> String {
    let form = |form: Form| words::of("form", &form.to_string());
    let card = || words::of("form", "card");
    match way {
        Way::Copy(it) => say!("export-copy", form = form(it)),
        Way::File(it) => say!("export-save", form = form(it)),
        Way::Qr(it) => say!("export-qr", form = form(it)),
        Way::Image => say!("export-image"),
        Way::CopyLink => say!("export-copy-link"),
        Way::QrLink => say!("export-qr-link"),
        Way::CopyCard => say!("export-copy", form = card()),
        Way::FileCard => say!("export-save", form = card()),
    }
}
