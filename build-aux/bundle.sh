#!/bin/sh
# bundle.sh -- a macOS application of a build folder:  make bundle
#
#   bundle.sh BUILD
#
# Makes BUILD/Grognard.app: the package, the program, its icon, and what Finder
# is told of both.  It runs with the Tcl and Tk it was built with, which are not
# in it.  doc/macos.md says what was tried of it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
setting () {
    sed -n "s/^$1 = //p" "$build/Makefile"
}
version=$(setting PACKAGE_VERSION)
tclsh=$(setting TCLSH)
app_id=$(setting APP_ID)
app=$build/Grognard.app
inside=$app/Contents
package=$inside/Resources/lib/tcl/wargame$version

rm -rf "$app"
mkdir -p "$inside/MacOS" "$inside/Resources/bin" "$package"
cp -RL "$build/package/." "$package/"
rm -f "$package/stamp"
cp "$build/grognard" "$inside/Resources/bin/"
"$tclsh" "$root/build-aux/icns.tcl" "$build/desktop/icons" \
    "$inside/Resources/grognard.icns"
sed -e "s|@PACKAGE_VERSION@|$version|" -e "s|@APP_ID@|$app_id|" \
    "$root/desktop/Info.plist.in" >"$inside/Info.plist"
cat >"$inside/MacOS/grognard" <<END
#!/bin/sh
me=\$0
while [ -L "\$me" ]; do
    to=\$(readlink "\$me")
    case \$to in
    /*) me=\$to ;;
    *) me=\$(dirname "\$me")/\$to ;;
    esac
done
here=\$(cd "\$(dirname "\$me")/.." && pwd) || exit 1
exec '$tclsh' "\$here/Resources/bin/grognard" "\$@"
END
chmod +x "$inside/MacOS/grognard"
echo "$app"
