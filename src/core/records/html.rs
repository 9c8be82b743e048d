//! Text of HTML: tags go, their lines stay; values of `<param>` become lines of their own.

/// Whether a text is HTML.
pub(super) fn is_html(text: &str) -> bool {
    let begin: String = text.chars().take(LOOK).collect::<String>().to_lowercase();
    let has = |tag: &str| begin.contains(tag);
    let starts = begin.trim_start().starts_with('<');
    starts && begin.contains('>')
        || ["<br", "<p>", "<div", "<td", "<param", "<applet", "<span", "<pre", "<html", "<li>"]
            .into_iter()
            .any(has)
}

/// Characters within which HTML is recognized.
const LOOK: usize = 4_000;

/// Longest tag in bytes.
const LONGEST_TAG: usize = 4_000;

/// Tags that begin a line.
const LINES: [&str; 12] =
    ["br", "p", "div", "tr", "li", "pre", "table", "h1", "h2", "h3", "hr", "param"];

const ENTITIES: [(&str, char); 12] = [
    ("nbsp", ' '),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("amp", '&'),
    ("apos", '\''),
    ("middot", '·'),
    ("bull", '•'),
    ("rarr", '→'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("thinsp", ' '),
];

/// The text without tags.
pub(super) fn text_of(html: &str) -> String {
    let mut text = String::new();
    let lower = html.to_ascii_lowercase();
    let mut rest = html;
    while let Some(at) = rest.find(['<', '&']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('&') {
            let (letter, length) = entity(rest).unwrap_or(('&', 1));
            text.push(letter);
            rest = &rest[length..];
            continue;
        }
        let is_tag =
            rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!'));
        let mut letters = rest.bytes().take(LONGEST_TAG);
        let Some(end) = letters.position(|byte| byte == b'>').filter(|_| is_tag) else {
            text.push('<');
            rest = &rest[1..];
            continue;
        };
        let tag = &rest[1..end];
        rest = &rest[end + 1..];
        let name: String =
            tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        let name = name.to_lowercase();
        if LINES.contains(&&*name) {
            text.push('\n');
        } else if matches!(&*name, "td" | "th") && tag.starts_with('/') {
            text.push('\t');
        }
        if matches!(&*name, "script" | "style") && !tag.starts_with('/') {
            let close = format!("</{name}");
            let end = lower[html.len() - rest.len()..].find(&close).unwrap_or(rest.len());
            rest = &rest[end..];
        }
        if name == "param"
            && let Some(value) = value_of(tag)
        {
            text.push_str(value);
            text.push('\n');
        }
    }
    text.push_str(rest);
    text
}

/// Value of a tag's `value` attribute.
fn value_of(tag: &str) -> Option<&str> {
    let at = tag.to_ascii_lowercase().find("value")?;
    let value = tag[at + "value".len()..].trim_start().strip_prefix('=')?.trim_start();
    match value.chars().next()? {
        mark @ ('"' | '\'') => value[1..].split(mark).next(),
        _ => value.split(char::is_whitespace).next(),
    }
}

/// Character of an entity at the start of a text, and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.get(..text.len().min(12))?.find(';')?;
    let name = &text[1..end];
    let code = |name: &str| match name.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => name.parse().ok(),
    };
    let letter = match name.strip_prefix('#') {
        Some(name) => char::from_u32(code(name)?)?,
        None => ENTITIES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((letter, end + 1))
}
