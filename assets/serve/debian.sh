#!/bin/sh
# Builds a Debian package of the server from a program built with the feature serve:
#
#     sh assets/serve/debian.sh target/release/outflank
#
# The package has the program and the service of the manual, and makes the user outflank.
set -eu

program=$1
version=$("$program" --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
package="outflank_${version}_${architecture}.deb"
tree=$(mktemp -d)
trap 'rm -r "$tree"' EXIT

chmod 755 "$tree"
mkdir -p "$tree/DEBIAN" "$tree/usr/bin" "$tree/usr/lib/systemd/system"
install -m 755 "$program" "$tree/usr/bin/outflank"
"$program" manual serve | sed -n '/\[Unit\]/,/WantedBy/s/^ *//p' | sed 's,/usr/local/bin,/usr/bin,' \
    > "$tree/usr/lib/systemd/system/outflank.service"
cat > "$tree/DEBIAN/control" <<CONTROL
Package: outflank
Version: $version
Architecture: $architecture
Maintainer: the operator of this server <root@localhost>
Depends: libc6, adduser
Section: games
Priority: optional
Description: Reversi over ssh and in a browser
 People play over ssh or in a browser's terminal, without an account and without installing anything.
CONTROL
cat > "$tree/DEBIAN/postinst" <<'SCRIPT'
#!/bin/sh
set -e
if ! getent passwd outflank > /dev/null; then
    adduser --system --group --home /var/lib/outflank outflank
fi
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
SCRIPT
chmod 755 "$tree/DEBIAN/postinst"
dpkg-deb --root-owner-group --build "$tree" "$package"
