//! Pictures as PNG files, and in the graphics protocols of terminals.
//!
//! Kitty's protocol, with Unicode placeholders: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>. Sixels: *VT330/VT340
//! Programmer Reference Manual*, volume 2, chapter 14 (Digital, 1988). Inline images: iTerm2's documentation.

use crate::ui::Picture;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use ratatui::layout::Size;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A picture as the bytes of a PNG file. Errors: if a side is 0.
pub fn png_file(picture: &Picture) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(png::Filter::Adaptive);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(picture.rgb.as_flattened())?;
    writer.finish()?;
    Ok(bytes)
}

/// Most base64 characters in one of kitty's sequences.
const CHUNK: usize = 4096;

/// Sequences that send a picture to kitty, to be shown by placeholders. Errors: see [`png_file`].
pub fn kitty(picture: &Picture, number: u32) -> Result<String, png::EncodingError> {
    let data = BASE64_STANDARD.encode(png_file(picture)?);
    let mut code = String::new();
    let mut rest = data.as_str();
    let mut keys = format!("q=2,i={number},a=T,U=1,f=100,");
    while !rest.is_empty() {
        let (chunk, behind) = rest.split_at(rest.len().min(CHUNK));
        let more = u8::from(!behind.is_empty());
        // A `String` takes everything.
        let _ = write!(code, "\x1b_G{keys}m={more};{chunk}\x1b\\");
        (rest, keys) = (behind, "q=2,".to_owned());
    }
    Ok(code)
}

/// A cell that kitty replaces by part of the picture that its foreground names. A cell without row and column shows the
/// part to the right of the cell before it.
pub const PLACEHOLDER: &str = "\u{10eeee}";

/// The first cell of a row of placeholders. `None` in rows beyond [`ROWS`], which cannot be named.
pub fn first_placeholder(row: u16) -> Option<String> {
    let row = ROWS.get(usize::from(row))?;
    Some(format!("{PLACEHOLDER}{row}{}", ROWS[0]))
}

/// Combining characters for the rows 0 to 63: the first of kitty's list, those of class 230 since Unicode 6.0.
#[rustfmt::skip]
const ROWS: [char; 64] = [
    '\u{305}', '\u{30d}', '\u{30e}', '\u{310}', '\u{312}', '\u{33d}', '\u{33e}', '\u{33f}',
    '\u{346}', '\u{34a}', '\u{34b}', '\u{34c}', '\u{350}', '\u{351}', '\u{352}', '\u{357}',
    '\u{35b}', '\u{363}', '\u{364}', '\u{365}', '\u{366}', '\u{367}', '\u{368}', '\u{369}',
    '\u{36a}', '\u{36b}', '\u{36c}', '\u{36d}', '\u{36e}', '\u{36f}', '\u{483}', '\u{484}',
    '\u{485}', '\u{486}', '\u{487}', '\u{592}', '\u{593}', '\u{594}', '\u{595}', '\u{597}',
    '\u{598}', '\u{599}', '\u{59c}', '\u{59d}', '\u{59e}', '\u{59f}', '\u{5a0}', '\u{5a1}',
    '\u{5a8}', '\u{5a9}', '\u{5ab}', '\u{5ac}', '\u{5af}', '\u{5c4}', '\u{610}', '\u{611}',
    '\u{612}', '\u{613}', '\u{614}', '\u{615}', '\u{616}', '\u{617}', '\u{657}', '\u{658}',
];

/// A picture as an inline image of iTerm2, on cleared cells. Errors: see [`png_file`].
pub fn inline_image(picture: &Picture, cells: Size) -> Result<String, png::EncodingError> {
    let Picture { width, height, .. } = picture;
    let bytes = png_file(picture)?;
    let mut code = cleared(cells);
    let size = bytes.len();
    let _ = write!(
        code,
        "\x1b]1337;File=inline=1;size={size};width={width}px;height={height}px;doNotMoveCursor=1:{}\x07",
        BASE64_STANDARD.encode(bytes)
    );
    Ok(code)
}

/// Rows of pixels in one row of sixels.
const BAND: usize = 6;

/// A picture as sixels, on cleared cells.
pub fn sixel(picture: &Picture, cells: Size) -> String {
    let (palette, indices) = indexed(picture);
    let mut code = cleared(cells);
    // Pixels that no sixel sets keep their colour; the pixels are square.
    let _ = write!(code, "\x1bP0;1;0q\"1;1;{};{}", picture.width, picture.height);
    for (index, [red, green, blue]) in palette.iter().enumerate() {
        let _ = write!(code, "#{index};2;{red};{green};{blue}");
    }
    let width = picture.width as usize;
    for band in indices.chunks(BAND * width) {
        // For each colour of the band, and each column, a bit for each pixel from above.
        let mut masks: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
        for (at, &index) in band.iter().enumerate() {
            masks.entry(index).or_insert_with(|| vec![0; width])[at % width] |= 1 << (at / width);
        }
        for (at, (index, masks)) in masks.iter().enumerate() {
            let start = if at == 0 { "" } else { "$" };
            let _ = write!(code, "{start}#{index}");
            push_sixels(&mut code, masks);
        }
        code.push('-');
    }
    code.push_str("\x1b\\");
    code
}

/// Appends the sixels of one colour, runs shortened; empty ones at the end are left out.
fn push_sixels(code: &mut String, masks: &[u8]) {
    let end = masks.iter().rposition(|&mask| mask != 0).map_or(0, |last| last + 1);
    for run in masks[..end].chunk_by(|one, next| one == next) {
        let sixel = char::from(b'?' + run[0]);
        if run.len() > 3 {
            let _ = write!(code, "!{}{sixel}", run.len());
        } else {
            code.extend(std::iter::repeat_n(sixel, run.len()));
        }
    }
}

/// Most colours of a picture in sixels.
const MOST_COLORS: usize = 256;

/// A palette in percent, the unit of sixels, and the index of each pixel. A picture of too many colours gets them in
/// coarser steps.
fn indexed(picture: &Picture) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut step = 1;
    loop {
        let percent = |channel: u8| {
            let percent = (u32::from(channel) * 100 + 127) / 255;
            ((percent + step / 2) / step * step).min(100) as u8
        };
        let pixels = picture.rgb.iter().map(|pixel| pixel.map(percent));
        let palette: Vec<[u8; 3]> =
            pixels.clone().collect::<BTreeSet<_>>().into_iter().take(MOST_COLORS + 1).collect();
        if palette.len() <= MOST_COLORS {
            let index =
                |pixel| palette.binary_search(&pixel).expect("made from these pixels") as u8;
            let indices = pixels.map(index).collect();
            return (palette, indices);
        }
        step += 1;
    }
}

/// Clears an area of cells right of and below the cursor, which returns.
fn cleared(cells: Size) -> String {
    let Size { width, height } = cells;
    if height == 1 {
        return format!("\x1b[{width}X");
    }
    let row = format!("\x1b[{width}X\x1b[1B");
    format!("{}\x1b[{height}A", row.repeat(usize::from(height)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, rgb: Vec<[u8; 3]>) -> Picture {
        Picture { width, height: rgb.len() as u32 / width, rgb }
    }

    #[test]
    fn sixels_name_each_color_of_a_band_once_and_shorten_runs() {
        let (red, white) = ([255, 0, 0], [255; 3]);
        // Seven rows of five pixels: the sixth column bit of the first band, and a row of the second.
        let mut rgb = vec![red; 35];
        rgb[0] = white;
        rgb[34] = white;
        let code = sixel(&picture(5, rgb), Size::new(1, 1));
        let palette = "#0;2;100;0;0#1;2;100;100;100";
        let first = "#0}!4~$#1@-";
        let second = "#0!4@$#1!4?@-";
        assert_eq!(code, format!("\x1b[1X\x1bP0;1;0q\"1;1;5;7{palette}{first}{second}\x1b\\"));
    }

    #[test]
    fn a_picture_of_many_colors_keeps_to_the_palette_and_near_its_colors() {
        let rgb: Vec<[u8; 3]> = (0..4096u32)
            .map(|at| [(at % 16) as u8 * 17, (at / 16 % 16) as u8 * 17, (at / 256) as u8 * 17])
            .collect();
        let (palette, indices) = indexed(&picture(64, rgb.clone()));
        assert!(palette.len() <= MOST_COLORS, "{}", palette.len());
        for (pixel, index) in rgb.iter().zip(indices) {
            for (channel, percent) in pixel.iter().zip(palette[usize::from(index)]) {
                let wanted = f32::from(*channel) / 2.55;
                assert!((wanted - f32::from(percent)).abs() <= 10.5, "{wanted} {percent}");
            }
        }
    }

    #[test]
    fn a_long_picture_reaches_kitty_in_pieces_that_join_to_its_png() {
        let noise = (0..9000u32).map(|at| at.wrapping_mul(2_654_435_761).to_le_bytes());
        let image = picture(90, noise.map(|[a, b, c, _]| [a, b, c]).collect());
        let code = kitty(&image, 7).expect("an image");
        assert!(code.starts_with("\x1b_Gq=2,i=7,a=T,U=1,f=100,m=1;"));
        let pieces: Vec<&str> = code.split_terminator("\x1b\\").collect();
        assert!(pieces.len() > 2 && pieces.iter().all(|piece| piece.len() < CHUNK + 60));
        let data: String =
            pieces.iter().filter_map(|piece| piece.split_once(';')).map(|it| it.1).collect();
        assert_eq!(
            BASE64_STANDARD.decode(data).expect("base64"),
            png_file(&image).expect("an image")
        );
        assert!(pieces.last().is_some_and(|piece| piece.starts_with("\x1b_Gq=2,m=0;")));
    }
}
