//! The public items of the core: a list that no change alters unseen.

use quote::{ToTokens, quote};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Fields, ImplItem, Item, TraitItem, Type, UseTree, Visibility};

/// The modules of the core by path: `engine::level`.
struct Modules(BTreeMap<String, Vec<Item>>);

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Code on one line, with blanks between words alone.
fn code(tokens: impl ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    words.iter().fold(String::new(), |line, word| {
        let is_apart = line.ends_with(is_word) && word.starts_with(is_word);
        line + if is_apart { " " } else { "" } + word
    })
}

impl Modules {
    fn read() -> Self {
        let mut modules = Self(BTreeMap::new());
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/core");
        modules.add("", &root.join("lib.rs"), &root);
        modules
    }

    /// Adds a module of a file, and those below it.
    fn add(&mut self, path: &str, file: &Path, folder: &Path) {
        let text =
            fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let items = syn::parse_file(&text).expect("Rust").items;
        let below: Vec<String> = items
            .iter()
            .filter_map(|item| match item {
                Item::Mod(module) if module.content.is_none() => Some(module.ident.to_string()),
                _ => None,
            })
            .collect();
        self.0.insert(path.to_owned(), items);
        for name in below {
            let file: PathBuf = folder.join(format!("{name}.rs"));
            let path = if path.is_empty() { name.clone() } else { format!("{path}::{name}") };
            self.add(&path, &file, &folder.join(&name));
        }
    }

    /// The definition that a name of a module leads to, through what that module hands on.
    fn find(&self, module: &str, name: &str) -> Option<&Item> {
        let items = self.0.get(module)?;
        let is_it = |item: &&Item| name_of(item).is_some_and(|it| it == name);
        items.iter().find(is_it).or_else(|| {
            exports(items).into_iter().find(|(_, shown)| shown == name).and_then(|(path, _)| {
                let (inner, name) = path.rsplit_once("::")?;
                self.find(&absolute(module, inner), name)
            })
        })
    }

    /// Lists the public items of a module and of those below it.
    fn list(&self, module: &str, lines: &mut Vec<String>) {
        let at = |name: &str| {
            if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
        };
        let items = &self.0[module];
        for item in items {
            match item {
                Item::Mod(inner) if is_public(&inner.vis) && inner.content.is_none() => {
                    self.list(&at(&inner.ident.to_string()), lines);
                }
                item => {
                    if let Some(name) = name_of(item).filter(|_| is_item_public(item)) {
                        self.describe(&at(&name), item, lines);
                    }
                }
            }
        }
        for (path, shown) in exports(items) {
            let Some((inner, name)) = path.rsplit_once("::") else { continue };
            let found = self.find(&absolute(module, inner), name);
            match found {
                Some(item) => self.describe(&at(&shown), item, lines),
                // Made by a macro.
                None => lines.push(at(&shown)),
            }
        }
    }

    /// Lists an item with its parts, under a path.
    fn describe(&self, path: &str, item: &Item, lines: &mut Vec<String>) {
        let mut line = |text: String| lines.push(text);
        let name = name_of(item).expect("it has a name");
        match item {
            Item::Fn(it) => line(format!("{path}: {}", code(&it.sig))),
            Item::Const(it) => line(format!("{path}: const {}", code(&it.ty))),
            Item::Static(it) => line(format!("{path}: static {}", code(&it.ty))),
            Item::Type(it) => line(format!("{path}: type {}", code(&it.ty))),
            Item::Trait(it) => {
                line(format!("{path}: trait{}", code(&it.generics)));
                for part in &it.items {
                    if let TraitItem::Fn(method) = part {
                        line(format!("{path}::{}: {}", method.sig.ident, code(&method.sig)));
                    }
                }
            }
            Item::Struct(it) => {
                line(format!("{path}: struct{}{}", code(&it.generics), openness(&it.attrs)));
                for (at, field) in it.fields.iter().enumerate().filter(|(_, it)| is_public(&it.vis))
                {
                    let name =
                        field.ident.as_ref().map_or_else(|| at.to_string(), ToString::to_string);
                    line(format!("{path}.{name}: {}", code(&field.ty)));
                }
            }
            Item::Enum(it) => {
                line(format!("{path}: enum{}{}", code(&it.generics), openness(&it.attrs)));
                for variant in &it.variants {
                    let fields = match &variant.fields {
                        Fields::Unit => String::new(),
                        Fields::Unnamed(fields) => {
                            let types = fields.unnamed.iter().map(|field| &field.ty);
                            code(quote!((#(#types),*)))
                        }
                        Fields::Named(fields) => {
                            let parts = fields.named.iter().map(|field| {
                                let (name, of) = (&field.ident, &field.ty);
                                quote!(#name: #of)
                            });
                            format!(" {{ {} }}", parts.map(code).collect::<Vec<_>>().join(", "))
                        }
                    };
                    line(format!("{path}::{}{fields}", variant.ident));
                }
            }
            _ => return,
        }
        for item in self.0.values().flatten() {
            let Item::Impl(block) = item else { continue };
            let Type::Path(of) = &*block.self_ty else { continue };
            let is_its = of.path.segments.last().is_some_and(|last| last.ident == name);
            if block.trait_.is_some() || !is_its {
                continue;
            }
            for part in &block.items {
                match part {
                    ImplItem::Fn(method) if is_public(&method.vis) => {
                        line(format!("{path}::{}: {}", method.sig.ident, code(&method.sig)));
                    }
                    ImplItem::Const(it) if is_public(&it.vis) => {
                        line(format!("{path}::{}: const {}", it.ident, code(&it.ty)));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// ` non-exhaustive` for an item that may grow.
fn openness(attributes: &[syn::Attribute]) -> &'static str {
    let is_open = |it: &syn::Attribute| code(it).contains("non_exhaustive");
    if attributes.iter().any(is_open) { " non-exhaustive" } else { "" }
}

fn name_of(item: &Item) -> Option<String> {
    Some(match item {
        Item::Fn(it) => it.sig.ident.to_string(),
        Item::Const(it) => it.ident.to_string(),
        Item::Static(it) => it.ident.to_string(),
        Item::Type(it) => it.ident.to_string(),
        Item::Trait(it) => it.ident.to_string(),
        Item::Struct(it) => it.ident.to_string(),
        Item::Enum(it) => it.ident.to_string(),
        _ => return None,
    })
}

fn is_item_public(item: &Item) -> bool {
    match item {
        Item::Fn(it) => is_public(&it.vis),
        Item::Const(it) => is_public(&it.vis),
        Item::Static(it) => is_public(&it.vis),
        Item::Type(it) => is_public(&it.vis),
        Item::Trait(it) => is_public(&it.vis),
        Item::Struct(it) => is_public(&it.vis),
        Item::Enum(it) => is_public(&it.vis),
        _ => false,
    }
}

/// Paths that a module hands on, and the names under which they are seen.
fn exports(items: &[Item]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for item in items {
        if let Item::Use(it) = item
            && is_public(&it.vis)
        {
            leaves(&it.tree, "", &mut found);
        }
    }
    found
}

fn leaves(tree: &UseTree, before: &str, found: &mut Vec<(String, String)>) {
    let at =
        |name: &str| if before.is_empty() { name.to_owned() } else { format!("{before}::{name}") };
    match tree {
        UseTree::Path(it) => leaves(&it.tree, &at(&it.ident.to_string()), found),
        UseTree::Name(it) => found.push((at(&it.ident.to_string()), it.ident.to_string())),
        UseTree::Rename(it) => found.push((at(&it.ident.to_string()), it.rename.to_string())),
        UseTree::Group(group) => group.items.iter().for_each(|it| leaves(it, before, found)),
        UseTree::Glob(_) => panic!("{before} is handed on as a whole"),
    }
}

/// A path as seen from the root, given the module that names it.
fn absolute(module: &str, path: &str) -> String {
    match path.strip_prefix("crate::") {
        Some(path) => path.to_owned(),
        None if module.is_empty() => path.to_owned(),
        None => format!("{module}::{}", path.trim_start_matches("self::")),
    }
}

#[test]
fn public_items_of_the_core_change_in_sight_only() {
    let mut lines = Vec::new();
    Modules::read().list("", &mut lines);
    lines.sort();
    lines.dedup();
    insta::assert_snapshot!("public_items", lines.join("\n"));
}
