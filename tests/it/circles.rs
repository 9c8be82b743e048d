//! No circles between files: names are followed through `pub use` to the file that defines them.

use crate::support::sources::{Source, sources};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

/// A module: where its file is, and what it hands on.
struct Module {
    file: PathBuf,
    /// Names that it hands on, with the path that each stands for, from the crate's root.
    handed_on: HashMap<String, Vec<String>>,
    /// Every path that its code names, from the crate's root.
    named: Vec<Vec<String>>,
}

type Modules = BTreeMap<Vec<String>, Module>;

/// The code of a file: no comments, no texts, no tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    // Who may see something says nothing of what is needed.
    lines.collect::<Vec<_>>().join("\n").replace("pub(in crate::app)", "pub")
}

/// The paths of a use tree, such as `a::{b, c::{d, e as f}}`, each with the name that it gets here.
fn use_tree(tree: &str) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    if let Some((stem, rest)) = tree.split_once('{').filter(|(stem, _)| !stem.contains(',')) {
        let stem: Vec<String> =
            stem.trim().trim_end_matches("::").split("::").map(|it| it.trim().to_owned()).collect();
        let stem: Vec<String> = stem.into_iter().filter(|it| !it.is_empty()).collect();
        let inside = rest.rsplit_once('}').map_or(rest, |(inside, _)| inside);
        let paths = parts(inside).into_iter().flat_map(|part| use_tree(&part));
        return paths
            .map(|(path, name)| {
                let is_self = path == ["self"];
                let whole: Vec<String> =
                    stem.iter().cloned().chain(path.into_iter().filter(|_| !is_self)).collect();
                let name = if is_self { stem.last().cloned().unwrap_or_default() } else { name };
                (whole, name)
            })
            .collect();
    }
    let (path, name) =
        tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
    let path: Vec<String> = path.trim().split("::").map(|it| it.trim().to_owned()).collect();
    let name = name.map_or_else(|| path.last().cloned().unwrap_or_default(), |it| it.trim().into());
    vec![(path, name)]
}

/// The parts of a list at its outermost commas.
fn parts(list: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for c in list.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if c == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().expect("there is one").push(c);
        }
    }
    parts.into_iter().filter(|part| !part.trim().is_empty()).collect()
}

/// A path as it stands in a module, from the crate's root; `None` for one of another crate.
fn from_root(path: &[String], here: &[String], modules: &[Vec<String>]) -> Option<Vec<String>> {
    let mut at = here.to_vec();
    let mut rest = path;
    match path.first()?.as_str() {
        // The trainer is a package whose root is its room.
        "crate" => at.truncate(usize::from(here.first().is_some_and(|room| room == "trainer"))),
        "outflank" | "outflank_core" => at.clear(),
        "self" => {}
        "super" => {
            at.pop();
        }
        first => {
            at.push(first.to_owned());
            // A module beside this line; anything else is another crate's.
            if !modules.contains(&at) {
                return None;
            }
        }
    }
    rest = &rest[1..];
    while rest.first().is_some_and(|part| part == "super") {
        at.pop();
        rest = &rest[1..];
    }
    at.extend(rest.iter().cloned());
    Some(at)
}

/// The paths that are written out in code, from the crate's root, the module here or one below it.
fn written_out(code: &str) -> Vec<Vec<String>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let is_use = |statement: &&str| statement.split_whitespace().any(|word| word == "use");
    let statements = code.split(';').filter(|statement| !is_use(statement));
    let words = statements.flat_map(|it| it.split(move |c| !is_part(c)));
    let words = words.filter(|word| word.contains("::"));
    let parts = |word: &str| -> Vec<String> {
        word.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    words.map(parts).filter(|path| !path.is_empty()).collect()
}

fn modules() -> Modules {
    let sources = sources();
    let paths: Vec<Vec<String>> = sources.iter().map(|source| source.module.clone()).collect();
    let mut modules = Modules::new();
    for Source { module: path, file, text } in sources {
        let code = code(&text);
        let (mut handed_on, mut paths_named) = (HashMap::new(), Vec::new());
        for statement in code.split(';') {
            let statement = statement.split_whitespace().collect::<Vec<_>>().join(" ");
            let Some((before, tree)) = statement.split_once("use ") else { continue };
            let is_public = before.trim_end().ends_with("pub") || before.trim_end().ends_with(')');
            for (used, name) in use_tree(tree) {
                if let Some(whole) = from_root(&used, &path, &paths) {
                    if is_public {
                        handed_on.insert(name, whole);
                    } else {
                        paths_named.push(whole);
                    }
                }
            }
        }
        let written = written_out(&code).into_iter();
        paths_named.extend(written.filter_map(|written| from_root(&written, &path, &paths)));
        modules.insert(path, Module { file, handed_on, named: paths_named });
    }
    modules
}

/// The module that defines what a path names.
fn defined_in(modules: &Modules, path: &[String]) -> Option<Vec<String>> {
    let mut at: Vec<String> = Vec::new();
    for (index, part) in path.iter().enumerate() {
        let deeper: Vec<String> = at.iter().cloned().chain([part.clone()]).collect();
        if modules.contains_key(&deeper) {
            at = deeper;
            continue;
        }
        let Some(handed) = modules[&at].handed_on.get(part) else { return Some(at) };
        let whole: Vec<String> =
            handed.iter().cloned().chain(path[index + 1..].iter().cloned()).collect();
        // What a module hands on under its own name stands in it.
        return if whole == path { Some(at) } else { defined_in(modules, &whole) };
    }
    // The module itself was named.
    Some(at)
}

/// Which modules each one needs.
fn needs(modules: &Modules) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let needs = modules.iter().map(|(path, module)| {
        let others = module.named.iter().filter_map(|named| defined_in(modules, named));
        (path.clone(), others.filter(|other| other != path).collect())
    });
    needs.collect()
}

/// The modules that can be reached from one.
fn reached<'a>(
    needs: &'a BTreeMap<Vec<String>, BTreeSet<Vec<String>>>,
    from: &'a Vec<String>,
) -> BTreeSet<&'a Vec<String>> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(here) = open.pop() {
        for next in &needs[here] {
            if reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

#[test]
fn no_file_needs_a_file_that_needs_it() {
    let modules = modules();
    assert!(modules.len() > 100, "the modules were found");
    let needs = needs(&modules);
    let edges: usize = needs.values().map(BTreeSet::len).sum();
    assert!(edges > 300, "and what they need: {edges}");
    let in_circles: Vec<String> = needs
        .keys()
        .filter(|path| reached(&needs, path).contains(path))
        .map(|path| {
            let with = needs[path].iter().filter(|other| reached(&needs, other).contains(path));
            let with: Vec<String> = with.map(|other| other.join("::")).collect();
            format!("{} needs {}", modules[path].file.display(), with.join(", "))
        })
        .collect();
    assert!(in_circles.is_empty(), "circles:\n{}", in_circles.join("\n"));
}

#[test]
fn a_name_is_followed_to_the_file_that_defines_it() {
    let modules = modules();
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<Vec<_>>();
    for (name, file) in [
        ("engine::Stop", "engine::stop"),
        ("rules::Game", "rules::game"),
        ("app::GameSession", "app::session::game_session"),
        ("engine::search::Task", "engine::search::task"),
    ] {
        assert_eq!(defined_in(&modules, &path(name)), Some(path(file)), "{name}");
    }
    let tree = use_tree("crate::a::{self, b, c::{d, e as f}}");
    let names: Vec<&str> = tree.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["a", "b", "d", "f"]);
}
