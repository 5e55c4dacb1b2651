# report.tcl --
#
#       Recorded matches, and what their report counts, after start.tcl.

if {[testConstraint display]} {
    source [file join [file dirname [info script]] table.tcl]
}
namespace eval ::wargame {
    ::wargame::base::need shell/main
    ::wargame::base::need base/words shell/options present/presenter \
            match/luck match/tally \
            look/markup report/report-csv
}
testConstraint xmllint [expr {[auto_execok xmllint] ne ""}]

proc recorded {name {n ""}} {
    # A match of games/, or its first n actions.
    global root
    set whole [wargame::match::Match load \
            [readFile [file join $root tests games $name.game]]]
    if {$n eq ""} {
        return $whole
    }
    set match [$whole at $n]
    $whole destroy
    return $match
}

proc ledger {match viewer} {
    set presenter [wargame::present::presenterOf [dict get [$match about] game]]
    set fights [wargame::match::luck fights $match $viewer $presenter]
    $presenter destroy
    return $fights
}

proc counted {fights} {
    # Of each side: dice, sixths expected, thirty-sixths of variance, hits.
    return [lmap sum [wargame::match::luck sums $fights] {
        dict with sum {
            list $dice [format %.2f [expr {6 * $expected}]] \
                    [format %.2f [expr {36 * $variance}]] $rolled
        }
    }]
}

proc turns {match viewer} {
    set presenter [wargame::present::presenterOf [dict get [$match about] game]]
    set turns [wargame::match::tally turns $match $viewer $presenter]
    $presenter destroy
    return $turns
}
