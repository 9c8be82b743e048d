//! Files of what the engine knows begin with their kind, their version and a checksum of the rest.

use std::borrow::Cow;

/// A kind of file.
#[derive(Clone, Copy, Debug)]
pub struct FileHeader {
    /// The first bytes.
    pub kind: &'static [u8; 16],
    /// The byte after them.
    pub version: u8,
}

/// The error of bytes that are no such file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Its first bytes name no such kind.
    OtherKind,
    /// Its version is this one, which we do not read.
    OtherVersion(u8),
    /// The checksum says something else than the rest.
    Damaged,
}

impl FileHeader {
    /// Bytes before the rest: kind, version, checksum.
    const HEADER: usize = 16 + 1 + 4;

    /// The file with this content.
    pub fn close(self, content: &[u8]) -> Vec<u8> {
        let checksum = crc32fast::hash(content).to_le_bytes();
        [self.kind, &[self.version][..], &checksum, content].concat()
    }

    /// The content of a file.
    ///
    /// # Errors
    ///
    /// [`Broken`] says what is wrong with them.
    pub fn open(self, bytes: Cow<'static, [u8]>) -> Result<Cow<'static, [u8]>, Broken> {
        let (kind, rest) = bytes.split_first_chunk().ok_or(Broken::OtherKind)?;
        if kind != self.kind {
            return Err(Broken::OtherKind);
        }
        let (&[version, checksum @ ..], content) =
            rest.split_first_chunk::<5>().ok_or(Broken::Damaged)?;
        if version != self.version {
            return Err(Broken::OtherVersion(version));
        }
        if u32::from_le_bytes(checksum) != crc32fast::hash(content) {
            return Err(Broken::Damaged);
        }
        Ok(match bytes {
            Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[Self::HEADER..]),
            Cow::Owned(mut bytes) => {
                bytes.drain(..Self::HEADER);
                Cow::Owned(bytes)
            }
        })
    }
}
