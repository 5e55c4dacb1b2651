# shellcheck shell=sh disable=SC2154
# systems.sh -- what is missing to build, and what each system calls it.
# Sourced by setup.sh, which has say() and $me.

# Tk's and libsodium's headers, by pkg-config or by their own scripts.
has_tk () {
    pkg-config --exists tk 2>/dev/null ||
        pkg-config --exists tk8.6 2>/dev/null || {
        libdir=$(echo 'puts [::tcl::pkgconfig get libdir,runtime]' |
            "${TCLSH:-tclsh}" 2>/dev/null)
        for folder in "$libdir" "$libdir"/tk[89]* "${libdir%/*}"/tk[89]* \
                /usr/lib/tk[89]* /usr/lib64 /usr/lib64/tk[89]*; do
            [ -n "$folder" ] && [ -r "$folder/tkConfig.sh" ] && return 0
        done
        return 1
    }
}

# A list of words for people: what is not there.
list_missing () {
    missing=
    for tool in cc:C-compiler make autoconf automake pkg-config swig \
            rsvg-convert; do
        command -v "${tool%%:*}" >/dev/null || missing="$missing ${tool##*:}"
    done
    command -v libtoolize >/dev/null || command -v glibtoolize >/dev/null ||
        missing="$missing libtool"
    command -v tclsh8.6 >/dev/null || command -v tclsh >/dev/null ||
        missing="$missing Tcl"
    has_tk || missing="$missing Tk"
    for part in librsvg-2.0 cairo libwebp libsodium; do
        pkg-config --exists "$part" 2>/dev/null || missing="$missing $part"
    done
    if [ "$me" = check ]; then
        command -v xvfb-run >/dev/null || command -v Xvfb >/dev/null ||
            missing="$missing Xvfb"
    fi
}

# Which system this is: the first name of os-release that is known.
system_name () {
    case $(uname -s) in
        Darwin) echo macos; return ;;
        MINGW* | MSYS*) echo msys; return ;;
    esac
    # In a process of its own: the file sets variables.
    # shellcheck disable=SC1090
    for name in $(. "${OS_RELEASE:-/etc/os-release}" 2>/dev/null &&
            echo "$ID" "$ID_LIKE"); do
        case $name in
            fedora | rhel | centos) echo fedora; return ;;
            arch) echo arch; return ;;
            opensuse* | suse | sles) echo suse; return ;;
            alpine) echo alpine; return ;;
        esac
    done
    echo other
}

# The command by which a system of that name gets all of it.
how_to_install () {
    case $1 in
        fedora)
            echo "sudo dnf install gcc make autoconf automake libtool" \
                "pkgconf-pkg-config swig tcl-devel tk-devel librsvg2-devel" \
                "librsvg2-tools cairo-devel libwebp-devel libsodium-devel" \
                "xorg-x11-server-Xvfb xorg-x11-xauth" \
                "google-eb-garamond-fonts urw-base35-fonts" \
                "dejavu-sans-fonts" ;;
        arch)
            echo "sudo pacman -S --needed base-devel swig tcl tk librsvg" \
                "cairo libwebp libsodium xorg-server-xvfb xorg-xauth" \
                "gsfonts ttf-dejavu" ;;
        suse)
            echo "sudo zypper install gcc make autoconf automake libtool" \
                "pkg-config swig tcl-devel tk-devel librsvg-devel" \
                "rsvg-convert cairo-devel libwebp-devel libsodium-devel" \
                "xorg-x11-server-Xvfb xauth dejavu-fonts" ;;
        alpine)
            echo "sudo apk add build-base autoconf automake libtool" \
                "pkgconf swig tcl tcl-dev tk tk-dev librsvg-dev" \
                "rsvg-convert cairo-dev libwebp-dev libsodium-dev" \
                "xvfb-run font-dejavu font-eb-garamond" ;;
        macos)
            echo "brew install autoconf automake libtool pkg-config swig" \
                "tcl-tk librsvg cairo webp libsodium font-eb-garamond" ;;
        msys)
            echo "pacman -S --needed base-devel autotools" \
                "mingw-w64-ucrt-x86_64-{gcc,pkgconf,swig,tcl,tk,librsvg,cairo,libwebp,libsodium}" ;;
    esac
}

# Elsewhere than on Debian: say how to get what is missing.
name_missing () {
    list_missing
    [ -n "$missing" ] || return 0
    say "missing:$missing"
    how=$(how_to_install "$(system_name)")
    if [ -n "$how" ]; then
        say "to get it:  $how"
    else
        say "get them from your system: a C compiler, make, autoconf," \
            "automake, libtool, pkg-config, SWIG 4, Tcl and Tk 8.6 or 9.0" \
            "with headers, librsvg, Cairo, libwebp and libsodium with" \
            "headers, rsvg-convert and, for ./check, xvfb-run"
    fi
    return 1
}
