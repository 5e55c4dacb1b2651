# shellcheck shell=sh disable=SC2154
# setup.sh -- what ./play and ./check share: find what is missing, get it,
# build.  Sourced, from the top of the sources, with these set:
#
#       root    the top of the sources
#       build   where to build: a folder in it, from which the sources are "..",
#               so that their path may have spaces
#       me      "play" or "check", for what is said

# What each thing is for, by Debian's names.
build_packages="gcc make autoconf automake libtool pkg-config
    tcl8.6 tcl8.6-dev tk8.6 tk8.6-dev swig
    libcairo2-dev librsvg2-dev librsvg2-bin libwebp-dev libsodium-dev"
font_packages="fonts-ebgaramond fonts-urw-base35 fonts-dejavu-core
    fonts-liberation"
test_packages="xvfb xauth"
# What only makes it faster comes along with others, never by itself.
speed_packages="libharfbuzz-dev"

say () {
    printf '%s: %s\n' "$me" "$*" >&2
}

. "$root/build-aux/systems.sh"

# The tools that build take no path with a space: they are given another name of
# the folder, a link, which is the same as long as the folder is there.
case $root in
    *[[:space:]\"\'\`\$\&\#]*)
        link=${TMPDIR:-/tmp}/grognard-$(id -u)-$(printf %s "$root" | cksum |
            cut -d ' ' -f 1)
        ln -sfn "$root" "$link" 2>/dev/null
        [ "$(cd "$link" && pwd -P)" = "$(cd "$root" && pwd -P)" ] ||
            { say "the path of this folder has spaces in it, and no link to" \
                "it can be made: move it to a path without"; exit 1; }
        root=$link
        build=$root/build ;;
esac

# Is there a file $1, made after $2 was last changed?
is_newer () {
    [ -f "$1" ] && [ -z "$(find "$2" -newer "$1")" ]
}

# Is the program built, and nothing newer of what it is built from?  (The
# scripts of the application are not: the build has links to them.)
is_built () {
    [ -f "$build/built-for-$me" ] &&
        [ -z "$(cd "$root" && find configure.ac Makefile.am build-aux/*.sh \
            generic maps desktop NEWS.md doc/*.in library/*.* -newer "$build/built-for-$me" |
            head -n 1)" ]
}

# What is said of a build that has no other to go on from.
how_long () {
    [ -f "$build/built-for-play" ] || [ -f "$build/built-for-check" ] ||
        echo ", which takes some minutes the first time"
}

# Debian and Ubuntu: install the packages named that are not there.
install_packages () {
    installed=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' "$@" \
        2>/dev/null)"
    missing=
    for package in "$@"; do
        case $installed in
            *" $package=installed "*) ;;
            *) missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0
    missing="$missing $speed_packages"

    say "to build and to draw, these packages of your system are needed:"
    say "   $missing"
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "install them as root:  apt-get install$missing"
            return 1
        fi
        as_root=sudo
        say "installing them with sudo, which may ask for your password"
    fi
    say "this takes a minute or two, once"
    # Lists may be absent or too old: look once more with fresh ones.
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -q --no-install-recommends $missing \
            </dev/null >"$build/apt.log" 2>&1 ||
        { $as_root apt-get update -q </dev/null >"$build/apt.log" 2>&1 &&
            $as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -y -q --no-install-recommends $missing \
                </dev/null >>"$build/apt.log" 2>&1; } ||
        { tail -n 20 "$build/apt.log" >&2
            say "apt-get could not install them; its words are above"
            return 1; }
}

# How far make is by its words in the log: "files of C: 41 of some 520, map:
# monday-card.png, linking: wargame.la".  A first build compiles them all, and
# some that it has made.
how_far () {
    compiled=$(grep -c '^  CC ' "$build/build.log")
    linked=$(sed -n '$s:^  CCLD  *::p' "$build/build.log")
    map=$(sed -n 's:^  GEN  *maps/\([^ ]*\.png\)$:\1:p' "$build/build.log" |
        tail -n 1)
    [ -z "$(how_long)" ] || [ "$compiled" -gt "$all" ] ||
        compiled="$compiled of some $all"
    echo "files of C: $compiled${map:+, map: $map}${linked:+, linking: $linked}"
}

# Says it now and then, if it is another, as long as this script lives.
tell_how_far () {
    told=$(how_far)
    while sleep "${told_every:-15}" >/dev/null 2>&1 && kill -0 $$ 2>/dev/null
    do
        far=$(how_far)
        [ "$far" = "$told" ] || say "$far"
        told=$far
    done
}

# In the midst of what is written to the log: the next part of the build begins.
part () {
    say "$*" 2>&3
}

# All of it.  Says what it does; the long story is in build/build.log.
set_up () {
    { mkdir -p "$build" && [ -w "$build" ] && [ -w "$root" ]; } 2>/dev/null ||
        { say "this folder cannot be written, and building needs that: copy" \
            "it to one of yours, or build by hand as README.md says"
            return 1; }
    if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
        # shellcheck disable=SC2086
        if [ "$me" = check ]; then
            install_packages $build_packages $font_packages $test_packages
        else
            install_packages $build_packages $font_packages
        fi || return 1
    else
        name_missing || return 1
    fi

    # The system's own shell rather than bash: make and libtool start thousands.
    CONFIG_SHELL=${CONFIG_SHELL:-/bin/sh}
    export CONFIG_SHELL
    # Tests want it soon rather than a tenth faster.
    set --
    [ "$me" = play ] || set -- --disable-lto --enable-werror=known
    say "building in ${build#"$PWD"/}$(how_long)"
    : >"$build/build.log"
    all=$(find "$root/generic" -name '*.c' | wc -l | tr -d ' ')
    tell_how_far &
    teller=$!
    {
        { is_newer "$root/configure" "$root/configure.ac" &&
            is_newer "$root/Makefile.in" "$root/Makefile.am" ||
            { part "autoreconf" && (cd "$root" && autoreconf -fi); }; } &&
        cd "$build" &&
        { is_newer config.status "$root/configure" ||
            { part "configure" && ../configure -q "$@"; }; } &&
        part "make: the program and its maps" &&
        # Once more if it fails: a file just linked was seen to be empty for the
        # moment, on a busy disk.  What is really wrong fails again.
        { make -s -j2 || make -s; } &&
        touch built-for-play "built-for-$me"
    } 3>&2 </dev/null >"$build/build.log" 2>&1
    built=$?
    kill "$teller" 2>/dev/null
    [ "$built" -eq 0 ] ||
        { tail -n 30 "$build/build.log" >&2
            say "the build failed; all of its words are in $build/build.log"
            return 1; }
    cd "$root" || return 1
}
