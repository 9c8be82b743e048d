#!/bin/sh
# Builds packages into target/package:
#
#     sh assets/packages/build.sh deb         for Debian, with cargo-deb
#     sh assets/packages/build.sh rpm         for Fedora and openSUSE, with cargo-generate-rpm
#     sh assets/packages/build.sh server      the server for Debian, with its user and its service
#
# Archives of the program alone are made by `dist build`.
set -eu
cd "$(dirname "$0")/../.."
out=target/package
mkdir -p "$out"

# What every package has beside the program, as the program itself tells it.
write_documents() {
    "$1" man >"$out/outflank.1"
    "$1" man --lang ja >"$out/outflank.ja.1"
    "$1" man --lang fr >"$out/outflank.fr.1"
    "$1" completions bash >"$out/outflank.bash"
    "$1" completions fish >"$out/outflank.fish"
    "$1" completions zsh >"$out/_outflank"
}

build() {
    cargo build --profile dist --locked -p outflank
    write_documents "${CARGO_TARGET_DIR:-target}/dist/outflank"
}

pack_server() {
    # In a folder of its own, since the features differ.
    export CARGO_TARGET_DIR=target/server
    cargo build --profile dist --locked -p outflank --features serve
    write_documents target/server/dist/outflank
    target/server/dist/outflank serve setup localhost unit |
        sed 's,/usr/local/bin,/usr/bin,' >"$out/outflank.service"
    cargo deb --no-build --profile dist --locked --variant server --output "$out/"
}

for package in "$@"; do
    case "$package" in
    deb) build && cargo deb --no-build --profile dist --locked --output "$out/" ;;
    rpm) build && cargo generate-rpm --profile dist --output "$out/" ;;
    server) (pack_server) ;;
    *)
        echo "unknown package '$package': deb, rpm or server" >&2
        exit 2
        ;;
    esac
done
