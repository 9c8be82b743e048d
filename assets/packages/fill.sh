#!/bin/sh
# Fills version, address and checksums into the manifests, and writes them to target/package:
#
#     sh assets/packages/fill.sh https://github.com/OWNER/outflank
#
# The checksums are those of what `dist build` left in target/distrib.
set -eu
cd "$(dirname "$0")/../.."
url=$1
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
to=target/package
mkdir -p "$to"

script="s,@VERSION@,$version,g;s,@URL@,$url,g"
for archive in target/distrib/*.tar.gz target/distrib/*.tar.xz target/distrib/*.zip; do
    [ -f "$archive" ] || continue
    checksum=$(sha256sum "$archive" | cut -d ' ' -f 1)
    script="$script;s,@SHA256-$(basename "$archive")@,$checksum,g"
done
for manifest in assets/packages/aur/* assets/packages/winget/* assets/packages/outflank.rb assets/packages/scoop.json; do
    filled="$to/$(basename "$manifest")"
    sed "$script" "$manifest" >"$filled"
    if grep -n '@[A-Z0-9][^ @]*@' "$filled"; then
        echo "$manifest: target/distrib lacks these archives" >&2
        exit 1
    fi
done
