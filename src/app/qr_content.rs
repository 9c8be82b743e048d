//! The content of a QR code.

use crate::records::Form;

/// Content of a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QrContent {
    /// A game in this form.
    Form(Form, String),
    /// A link to the web page.
    Page(String),
}
