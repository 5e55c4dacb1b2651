#!/bin/sh
# sheets.sh -- pictures of all that is asked and shown, to look at quickly
#
#       sh doc/sheets.sh BUILD FOLDER [SIZE [TEXT [LANGUAGE [ARGUMENT...]]]]
#
#       BUILD     the folder where grognard is built
#       FOLDER    gets the sheets, two pictures on each
#       SIZE      1366x768, or that of another screen; one of 3000 pixels or
#                 more across is dense
#       TEXT      100, percent
#       LANGUAGE  en
#       ARGUMENT  of tests/support/make-pictures.tcl: -game monday, -only 'h*'
#
# First every question, then the windows beside a table.  It needs xvfb-run.

root=$(cd "$(dirname "$0")/.." && pwd) || exit 1
WARGAME_BUILD=$(cd "${1:?the folder where grognard is built}" && pwd) || exit 1
export WARGAME_BUILD
folder=${2:?the folder for the sheets}
size=${3:-1366x768} text=${4:-100} language=${5:-en}
shift $(($# < 5 ? $# : 5))
dots=96
if [ "${size%x*}" -ge 3000 ]; then
    dots=192
fi
for what in prompts windows; do
    xvfb-run -a -s "-screen 0 ${size}x24 -dpi $dots" \
        tclsh "$root/tests/support/make-pictures.tcl" "$folder/$what" \
        -size "$size" -text "$text" -language "$language" -what "$what" "$@" ||
        exit 1
done
