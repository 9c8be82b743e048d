//! Files that the page takes, by the script that reads them.

use std::process::Command;

/// Texts in old encodings, in hexadecimal digits, and what they are.
fn texts() -> [(&'static str, &'static str); 8] {
    [
        ("8db293a1202d2097e996d83a20663564366333", "佐藤 - 鈴木: f5d6c3"),
        (
            "bab4c6a3202d20ceebccda3a2066356436633320b9f5a4cebea1a4c1",
            "佐藤 - 鈴木: f5d6c3 黒の勝ち",
        ),
        (
            "b1e8c3b6bcf6202d20c0ccbfb5c8f13a2066356436633320c8e6c0cc20c0ccb0e5b4d9",
            "김철수 - 이영희: f5d6c3 흑이 이겼다",
        ),
        (
            "badab7bdcaa4a3acd6d0b9fac6e5cad6d5c5c8fdb6d4c0eecbc43a20663564366333",
            "黑方胜，中国棋手张三对李四: f5d6c3",
        ),
        (
            "4672616ee76f6973204dfc6c6c6572202d204a6f73e93a20663564366333",
            "François Müller - José: f5d6c3",
        ),
        ("1b24423a3446231b2842202d201b24424e6b4c5a1b28423a20663564366333", "佐藤 - 鈴木: f5d6c3"),
        (
            "283b474d5b325d43415b77696e646f77732d313235315d50425bc8e2e0ed5d50575bcfb8f2f05d3b425b66355d29",
            "(;GM[2]CA[windows-1251]PB[Иван]PW[Пётр];B[f5])",
        ),
        ("d096d183d0ba2066356436", "Жук f5d6"),
    ]
}

#[test]
fn texts_in_old_encodings_become_utf_8_in_the_page() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/web/files.mjs");
    for (bytes, text) in texts() {
        let run = format!(
            "import {{ inUtf8 }} from 'file://{script}';
             const bytes = Uint8Array.from('{bytes}'.match(/../g), (it) => parseInt(it, 16));
             process.stdout.write(inUtf8(bytes));"
        );
        let node = Command::new("node").args(["--input-type=module", "-e", &run]).output();
        let Ok(output) = node else { return println!("skipped: there is no node") };
        let complained = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{complained}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), text);
    }
}
