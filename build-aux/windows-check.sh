#!/bin/sh
# windows-check.sh -- try under Wine what windows.sh made:  make windows-check
#
#   windows-check.sh BUILD WHERE ?PATTERN...?
#
# BUILD and WHERE are those of windows.sh.  Runs the tests in C, then those in
# Tcl that need no display and look at no source, by the Tcl of the zip; or
# those alone whose names are like a pattern ("fuzz-*" "match*").  A line a
# file; what each said lies in WHERE/check/said.  Some fuzzers play fewer
# matches than on other systems.  Exit status 1 if one failed.  Wine is needed
# besides what windows.sh needs.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
where=$(cd "$2" && pwd)
shift 2
check=$where/check
limit=${WINDOWS_LIMIT:-1800}            # seconds that one file may take
failed=0

version=$(sed -n 's/^PACKAGE_VERSION = //p' "$build/Makefile")
program=$where/grognard-$version
tclsh=$program/bin/tclsh86.exe

WINEPREFIX=$check/wine
WINEDEBUG=-all
LC_ALL=C.UTF-8
WARGAME_BUILD=Z:$check/build
WINEPATH=Z:$program/bin         # where the libraries lie
export WINEPREFIX WINEDEBUG LC_ALL WARGAME_BUILD WINEPATH
unset DISPLAY

# A build folder, as tests in Tcl know one: with the package of the zip.
make_folder () {
    rm -rf "$check/build" "$check/made" &&
        mkdir -p "$check/build" "$check/made" "$check/said" &&
        ln -s "$program/lib/tcl/wargame$version" "$check/build/package" &&
        for part in doc maps grognard desktop; do
            ln -s "$build/$part" "$check/build/$part"
        done
}

# is_asked NAME PATTERN...: is it like one of them, or are there none?
is_asked () {
    name=$1
    shift
    [ $# -gt 0 ] || return 0
    for pattern in "$@"; do
        # shellcheck disable=SC2254
        case $name in $pattern) return 0 ;; esac
    done
    return 1
}

# try NAME PROGRAM ARGUMENT...: a line of it; what it said is kept.
try () {
    name=$1
    shift
    began=$(date +%s)
    status=0
    (cd "$check/made" && timeout "$limit" wine "$@") \
        >"$check/said/$name" 2>&1 </dev/null || status=$?
    total=$(tr -d '\r' <"$check/said/$name" |
        sed -n 's/.*\tTotal\t/Total /p' | tail -n 1 | tr '\t' ' ')
    case $total in *"Failed 0") ;; ?*) status=1 ;; esac
    case $status in
        0) word=ok ;;
        *) word=FAILED failed=$((failed + 1)) ;;
    esac
    printf '%-6s %-28s %s (%s s)\n' "$word" "$name" "$total" \
        $(($(date +%s) - began))
}

# How many matches a fuzzer plays here, where that is not as on other systems.
matches_of () {
    case $1 in
        fuzz-kill) echo 50 1 ;;
        fuzz-damage) echo 1000 1 ;;
        fuzz-rules) echo 20 1 ;;
        fuzz-match | fuzz-gate) echo 2 1 ;;
    esac
}

try_c () {
    files=$("$root/build-aux/windows.sh" "$build" "$where" c-tests) || {
        echo "FAILED the tests in C: they cannot be built"
        failed=$((failed + 1))
        return 0
    }
    for file in $files; do
        name=$(basename "$file" .exe)
        is_asked "$name" "$@" || continue
        # shellcheck disable=SC2046
        try "$name" "$where/build/$file" $(matches_of "$name")
    done
}

# Windows read a script in an encoding of their own, unless they are told.
try_tcl () {
    for file in "$root"/tests/*/*.test; do
        name=$(basename "$file" .test)
        case $file in */ui-* | */house/* | */desktop/*) continue ;; esac
        is_asked "$name" "$@" || continue
        mkdir -p "$check/made/$name"
        try "$name" "$tclsh" -encoding utf-8 "Z:$file" \
            -tmpdir "Z:$check/made/$name"
    done
}

make_folder
try_c "$@"
try_tcl "$@"
echo "windows: $failed failed"
[ "$failed" = 0 ]
