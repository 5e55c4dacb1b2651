# calibrate.tcl --
#
#       WARGAME_BUILD=DIR tclsh calibrate.tcl ?MATCHES? ?SEED? ?OPTION VALUE ...?
#
#       How many victory points a French player of some competence (french.tcl)
#       comes to against the automaton, by seeds: the least, the quarters, the
#       most, and how often each level of 10.2.  For doc/berezina.md.

set given $argv
set argv {}
foreach part {start french} {
    source [file join [file dirname [info script]] $part.tcl]
}

# whole --
#
#       A match by that seed: {POINTS LEVEL}.
proc whole {seed options} {
    expr {srand($seed)}
    set match [wargame::match::Match start berezina solitaire $options 0]
    ney watch $match
    while {[$match side] ne "nobody"} {
        if {[$match side] eq "chance"} {
            $match do chance [chance $match]
        } else {
            ney play
        }
    }
    set result [list [$match score umpire 0] [$match query umpire level]]
    $match destroy
    return $result
}

proc calibrate {{matches 100} {first 1} args} {
    set results {}
    for {set seed $first} {$seed < $first + $matches} {incr seed} {
        lappend results [whole $seed $args]
        puts -nonewline "[lindex $results end 0] "
        flush stdout
    }
    puts ""
    set points [lsort -integer [lmap result $results { lindex $result 0 }]]
    puts "$matches matches from seed $first $args: least [lindex $points 0],\
            quarters [lmap part {1 2 3} {
                lindex $points [expr {$part * $matches / 4}]
            }], most [lindex $points end], mean [format %.0f [expr {
                double([::tcl::mathop::+ {*}$points]) / $matches}]]"
    puts "French decisive, substantial, marginal, draw, Russian marginal,\
            substantial, decisive: [lmap level {0 1 2 3 4 5 6} {
                llength [lsearch -all -index 1 $results $level]
            }]"
}

set model [wargame::match::Match start berezina solitaire {} 0]
Frenchman create ney $model
$model destroy
calibrate {*}$given
exit
