#!/bin/sh
# pictures.sh -- make the pictures of the documents again
#
#       sh doc/pictures.sh BUILD        BUILD: the folder where grognard is built
#
# Moments of the matches in tests/games, as "grognard shot" shows them, in 240
# colours (ImageMagick).

root=$(cd "$(dirname "$0")/.." && pwd) || exit 1
build=${1:?the folder where grognard is built}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# NAME WINDOW MATCH ACTIONS [OPTION...]: a match after so many actions; its
# file has six lines before the first.
picture () {
    name=$1 window=$2 match=$3 actions=$4
    shift 4
    head -n $((6 + actions)) "$root/tests/games/$match.game" \
        >"$work/$name.game" &&
    "$build/grognard" shot "$work/$name.game" -out "$work/$name.png" \
        -window "$window" "$@" &&
    convert "$work/$name.png" -strip -dither FloydSteinberg -colors 240 \
        -define png:compression-level=9 "PNG8:$root/doc/pictures/$name.png"
}

day=borodino-borodino
monday=monday-monday
berezina=berezina-solitaire
moskowa=moskowa-afternoon
picture start       start   $day      0   -size 1200x730 &&
picture table       table   $day      358 -size 1200x760 -side french &&
picture deployment  table   $day      2   -size 1200x760 &&
picture battle      battle  diagram-2 157 -size 1180x760 &&
picture supply      supply  $day      137 -size 1200x760 &&
picture victory     victory $day      99999 -size 1080x560 &&
picture monday      table   $monday   231 -size 1200x760 -side french &&
picture monday-battle battle monday-last_blood 161 -size 1180x760 &&
picture berezina    table   $berezina 758 -size 1200x760 &&
picture berezina-morale table $berezina 560 -size 1200x760 &&
picture moskowa-charge table $moskowa 398 -size 1200x760 -side french &&
picture moskowa-afar board   moskowa-historical 0 -size 1200x760 &&
picture umpire      role    $day      213 -size 1120x710 -side umpire &&
picture rules       rules   $day      213 -size 1000x640 &&
picture tutorial    tutorial $day     2   -size 1200x760
