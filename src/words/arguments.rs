//! Messages and their arguments from values: a serializer of `serde`.
//!
//! The variant of the value names the message; each field is an argument of its name, by its type:
//!
//! | type | arguments |
//! |---|---|
//! | number, text | `NAME` |
//! | [`Square`] | `NAME`, such as `d3` |
//! | [`Bitboard`] | `NAME`, the squares separated by blanks; `NAME-count`; `NAME-first`, `NAME-last` |
//! | list of squares | `NAME`, the squares separated by blanks |
//! | [`Color`] | `NAME`, as the listener calls that side; `NAME-who`, `you` or `other`; `NAME-side`, `own` or `other` |
//! | another unit enum | `NAME`, the message of its variant in the family of that name: `edge-top` |
//! | a value of the outer type | `NAME`, its variant, and its fields as `NAME-FIELD`; `none` without one |

use crate::language::{self, Argument};
use outflank_core::rules::{Bitboard, Color, Square};
use serde::ser::{self, Impossible, Serialize};
use std::fmt;

/// Names of the two sides in a sentence.
pub trait Naming {
    fn name(&self, side: Color) -> String;
    /// Form of address: `you` or `other`.
    fn who(&self, side: Color) -> &'static str;
    /// `own` for the side that moves, `other` for the opponent; `None` in a sentence about no move.
    fn place(&self, _side: Color) -> Option<&'static str> {
        None
    }
}

/// A value as a message: the name of its variant, and its arguments.
pub struct MessageArguments<'a> {
    naming: &'a dyn Naming,
    /// Variant of the value, which names the message.
    pub variant: &'static str,
    pub list: Vec<(String, Argument)>,
    /// Type of the value.
    outer: &'static str,
    /// Name of the argument that is being added; empty for the value itself.
    name: String,
    /// Field of that argument.
    field: &'static str,
    /// Type of the wrapper around the number to come.
    wrapper: &'static str,
}

impl<'a> MessageArguments<'a> {
    /// Arguments of an enum's value.
    pub fn of(value: &impl Serialize, naming: &'a dyn Naming) -> Self {
        let mut arguments = Self {
            naming,
            variant: "",
            list: Vec::new(),
            outer: "",
            name: String::new(),
            field: "",
            wrapper: "",
        };
        let collected = value.serialize(&mut arguments);
        debug_assert!(collected.is_ok(), "{}: {collected:?}", arguments.name);
        arguments
    }

    /// Adds an argument.
    pub fn add(&mut self, name: &str, argument: impl Into<Argument>) {
        self.list.push((name.to_owned(), argument.into()));
    }

    /// The message of the family that belongs to the variant.
    pub fn message(&self, family: &str) -> String {
        let list = self.list.iter().map(|(name, argument)| (name.as_str(), argument.clone()));
        language::message(&format!("{family}-{}", self.variant), &list.collect::<Vec<_>>())
    }

    /// Adds the argument whose turn it is, with an ending to its name.
    fn put(&mut self, ending: &str, argument: impl Into<Argument>) {
        self.list.push((format!("{}{ending}", self.name), argument.into()));
    }

    /// Adds a square, or lengthens a list of squares.
    fn put_square(&mut self, square: Square) {
        match self.list.last_mut() {
            Some((name, Argument::Text(list))) if *name == self.name => {
                list.push(' ');
                list.push_str(&square.to_string());
            }
            _ => self.put("", square.to_string()),
        }
    }

    fn put_set(&mut self, set: Bitboard) {
        let names: Vec<String> = set.squares().map(|square| square.to_string()).collect();
        self.put("-count", set.len());
        self.put("-first", names.first().cloned().unwrap_or_default());
        self.put("-last", names.last().cloned().unwrap_or_default());
        self.put("", names.join(" "));
    }

    fn put_color(&mut self, color: Color) {
        let naming = self.naming;
        self.put("", naming.name(color));
        self.put("-who", naming.who(color));
        if let Some(place) = naming.place(color) {
            self.put("-side", place);
        }
    }

    /// Notes the variant of the value itself, or of a value in it.
    fn put_variant(&mut self, outer: &'static str, variant: &'static str) {
        if self.name.is_empty() {
            (self.outer, self.variant) = (outer, variant);
        } else {
            self.put("", variant);
        }
    }

    /// Adds a field.
    fn put_field(
        &mut self,
        field: &'static str,
        value: &(impl Serialize + ?Sized),
    ) -> Result<(), NoArgument> {
        let length = self.name.len();
        if length > 0 {
            self.name.push('-');
        }
        self.name.push_str(field);
        self.field = field;
        value.serialize(&mut *self)?;
        self.name.truncate(length);
        Ok(())
    }
}

/// Error of a value of a type that sentences have no form for. A test finds it.
#[derive(Debug)]
pub struct NoArgument(String);

impl fmt::Display for NoArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no argument of a message: {}", self.0)
    }
}

impl std::error::Error for NoArgument {}

impl ser::Error for NoArgument {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

macro_rules! numbers {
    ($($method:ident: $number:ty),*) => {$(
        fn $method(self, number: $number) -> Result<(), NoArgument> {
            self.put("", number);
            Ok(())
        }
    )*};
}

macro_rules! refuse {
    ($($method:ident($($argument:ty),*) -> $result:ty;)*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$result, NoArgument> {
            Err(NoArgument(stringify!($method).to_owned()))
        }
    )*};
}

type None = Impossible<(), NoArgument>;

impl ser::Serializer for &mut MessageArguments<'_> {
    type Ok = ();
    type Error = NoArgument;
    type SerializeSeq = Self;
    type SerializeStructVariant = Self;
    type SerializeTuple = None;
    type SerializeTupleStruct = None;
    type SerializeTupleVariant = None;
    type SerializeMap = None;
    type SerializeStruct = None;

    numbers! { serialize_u16: u16, serialize_u32: u32, serialize_i32: i32, serialize_i64: i64 }

    fn serialize_u8(self, number: u8) -> Result<(), NoArgument> {
        match (self.wrapper, Square::from_index(number)) {
            ("Square", Some(square)) => self.put_square(square),
            _ => self.put("", number),
        }
        Ok(())
    }

    fn serialize_u64(self, number: u64) -> Result<(), NoArgument> {
        if self.wrapper == "Bitboard" {
            self.put_set(Bitboard(number));
        } else {
            self.put("", number);
        }
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Result<(), NoArgument> {
        self.put("", text);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), NoArgument> {
        self.put("", "none");
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NoArgument> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoArgument> {
        self.wrapper = name;
        value.serialize(&mut *self)?;
        self.wrapper = "";
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), NoArgument> {
        match name {
            "Color" => self.put_color(if variant == "White" { Color::White } else { Color::Black }),
            _ if self.name.is_empty() || name == self.outer => self.put_variant(name, variant),
            _ => self.put("", language::of(self.field, variant)),
        }
        Ok(())
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, NoArgument> {
        self.put_variant(name, variant);
        Ok(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, NoArgument> {
        Ok(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: &T,
    ) -> Result<(), NoArgument> {
        Err(NoArgument(variant.to_owned()))
    }

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_tuple(usize) -> None;
        serialize_tuple_struct(&'static str, usize) -> None;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> None;
        serialize_map(Option<usize>) -> None;
        serialize_struct(&'static str, usize) -> None;
    }
}

impl ser::SerializeSeq for &mut MessageArguments<'_> {
    type Ok = ();
    type Error = NoArgument;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoArgument> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NoArgument> {
        Ok(())
    }
}

impl ser::SerializeStructVariant for &mut MessageArguments<'_> {
    type Ok = ();
    type Error = NoArgument;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        field: &'static str,
        value: &T,
    ) -> Result<(), NoArgument> {
        self.put_field(field, value)
    }

    fn end(self) -> Result<(), NoArgument> {
        Ok(())
    }
}
