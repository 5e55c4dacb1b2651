# monday-logistics.tcl --
#
#       A Logistics Phase of Bloody Monday, and what is asked, worth and let in
#       there.

source [file join [file dirname [info script]] monday.tcl]

# commanding --
#
#       Blocks on an empty map (put), and a side's Logistics Phase of turn 2,
#       its commander activated where he is; the other side declined.
proc commanding {side lines {options ""}} {
    set match [field $options]
    put $match $lines
    logistics $match $side
    run $match "activate [lindex {F01 R01} $side]"
    return $match
}

# restoring --
#
#       The same without reinforcements: what is restored first.
proc restoring {side lines {options ""}} {
    set match [commanding $side $lines $options]
    while {[$match decision] eq "reinforce"} {
        run $match done
    }
    return $match
}

# order --
#
#       What is asked, and of which side, until an impulse is: done to it all.
proc order {m} {
    set asked {}
    while {[$m decision] ne "impulse"} {
        lappend asked [$m side] [$m decision]
        run $m done
    }
    return $asked
}

# value --
#
#       A side's {STARS AREAS VALUE}.
proc value {m side} {
    return [dict values [$m query umpire "value $side"]]
}

# gates --
#
#       Where a side's reinforcements come in, and how many.
proc gates {m side} {
    set found {}
    foreach gate [$m query umpire "gates $side"] {
        lappend found [number [dict get $gate place]] \
                [expr {[dict exists $gate room] ? [dict get $gate room] : "-"}]
    }
    return $found
}

# reinforced --
#
#       Let come in all who can: to which areas, in order.
proc reinforced {m} {
    set from [$m length]
    while {[$m decision] eq "reinforce"} {
        run $m reinforce
    }
    return [lmap event [told $m reinforced $from] { number [lindex $event 1] }]
}
