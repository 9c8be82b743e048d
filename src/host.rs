//! A host runs an app: it carries out the app's effects by services from outside, and knows when the next frame, key or
//! tick is due. The program, each session of a server, the web page and the plain view run one.

mod app_host;
mod key_buttons;
mod patience;
mod services;

pub use app_host::{AppHost, HostEffect};
pub use key_buttons::KeyButtons;
pub use patience::Patience;
pub use services::HostServices;
