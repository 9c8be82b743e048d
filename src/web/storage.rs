//! The browser's private file system, and the start of a page with it.

use crate::{EngineWorker, PageStart, PlainPage, WebPage};
use outflank::store::StoreError;
use outflank::words::KnownLanguage;
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHPoolCfgBuilder, install};
use std::path::PathBuf;
use wasm_bindgen::prelude::wasm_bindgen;

/// Name of the library's file.
const LIBRARY: &str = "games.sqlite";
/// Folder of the browser's private file system.
const FOLDER: &str = "outflank";

/// Makes the browser's private file system the home of the library. Only one tab can have it. Errors: a sentence if it
/// is not available; the library is then in memory.
#[wasm_bindgen]
pub async fn take_storage() -> Result<(), String> {
    let pool = OpfsSAHPoolCfgBuilder::new().directory(FOLDER).build();
    install::<WasmOsCallback>(&pool, true).await.map(drop).map_err(|error| error.to_string())
}

#[wasm_bindgen]
impl PlainPage {
    /// The plain view, with the library of [`take_storage`] and the clock of the browser.
    #[wasm_bindgen(constructor)]
    pub fn open(settings: Option<String>, seed: u64) -> Self {
        let engine = EngineWorker::with_browser_clock();
        Self::begin(engine, PathBuf::from(LIBRARY), settings.unwrap_or_default(), seed)
    }
}

#[wasm_bindgen]
impl WebPage {
    /// A page with a terminal of this size. `storage` is `kept` after [`take_storage`], `tab` if another tab has it,
    /// and anything else without storage. `languages` are the tags that the browser prefers, by commas.
    #[wasm_bindgen(constructor)]
    pub fn open(
        columns: u16,
        rows: u16,
        seed: u64,
        settings: Option<String>,
        storage: &str,
        address: String,
        languages: &str,
    ) -> Self {
        let unkept = match storage {
            "kept" => None,
            "tab" => Some(StoreError::OtherTab),
            _ => Some(StoreError::NoStorage),
        };
        let library = PathBuf::from(LIBRARY);
        let language = KnownLanguage::preferred(languages.split(','));
        let size = (columns, rows);
        Self::begin(PageStart { size, seed, settings, library, unkept, address, language })
    }
}
