//! Header of the engine's files: kind, version, checksum.

use std::borrow::Cow;

#[derive(Clone, Copy, Debug)]
pub struct FileHeader {
    pub kind: &'static [u8; 16],
    pub version: u8,
}

/// Error of an invalid header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    OtherKind,
    OtherVersion(u8),
    /// Wrong checksum.
    Damaged,
}

impl FileHeader {
    /// Bytes of kind, version and checksum.
    const HEADER: usize = 16 + 1 + 4;

    pub fn close(self, content: &[u8]) -> Vec<u8> {
        let checksum = crc32fast::hash(content).to_le_bytes();
        [self.kind, &[self.version][..], &checksum, content].concat()
    }

    /// Content of a file. Borrowed bytes are part of the program: their checksum was compared by a test, and reading
    /// them all would delay the start.
    ///
    /// # Errors
    ///
    /// [`Broken`].
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
        let is_foreign = matches!(bytes, Cow::Owned(_));
        if is_foreign && u32::from_le_bytes(checksum) != crc32fast::hash(content) {
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
