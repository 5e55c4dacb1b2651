#!/bin/sh
# count.sh -- what "make check" came to, in the folder that it ran in.
#
#       count.sh STATUS     STATUS is make's own
#
# Each C test program counts as a test: its result is in a .trs beside it.
# Those in Tcl left their totals in tests.total.  Names the programs that did
# not pass; the last line is "N passed, N failed, N skipped".  Exit status 1 if
# anything failed.

status=$1
results=$(find . -name '*.trs' -exec sed -n 's/^:test-result: //p' {} +)
find . -name '*.trs' -exec grep -L '^:test-result: PASS' {} + |
    sed 's|^\./\(.*\)\.trs$|check: see \1.log|' >&2
of () {
    printf '%s\n' "$results" | grep -c -E "^($1)"
}

if [ -f tests.total ]; then
    read -r passed _ failed _ skipped _ <tests.total
else
    echo "check: the Tcl tests did not end" >&2
    passed=0 failed=1 skipped=0
fi
passed=$((passed + $(of PASS)))
failed=$((failed + $(of 'FAIL|ERROR|XPASS')))
skipped=$((skipped + $(of 'SKIP|XFAIL')))
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
    echo "check: make check failed before its tests" >&2
    failed=1
fi
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
