//! Codes for bits: streams of numbers, and prefix codes for symbols of unequal frequency.

mod prefix_code;
mod stream;

pub use prefix_code::{PrefixCode, PrefixDecoder};
pub use stream::{BitMark, BitReader, BitWriter};
