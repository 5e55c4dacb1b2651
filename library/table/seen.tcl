# seen.tcl --
#
#       What each side has seen of a match at one screen, and so what it has to
#       be told when it sits down.
#
#   set seen [::wargame::table::Seen new MATCH]     all there is so far was seen
#       saw SIDE...    notes that those sides have seen the match as it is now
#       read SIDE      notes that the side has seen the match, and has read what
#                      it was told
#       looked SIDE     something was shown to that side
#       hasLooked SIDE N   since action N, or before this was made
#       took N         notes that action N was done for its side by the program
#       unseen SIDE    the events that it has not yet looked at: none of its own
#                      deeds, but what was taken for it; a note to it was not
#                      seen when both looked on

if {![info object isa class ::wargame::table::Seen]} {
    oo::class create ::wargame::table::Seen
}

oo::define ::wargame::table::Seen {
    variable Match Saw Read Looked Taken

    constructor {match} {
        set Match $match
        set Saw [dict create 0 [$match length] 1 [$match length]]
        set Read $Saw
        set Looked $Saw
        set Taken [dict create]
    }

    method saw {args} {
        foreach side $args {
            dict set Saw $side [$Match length]
            my looked $side
        }
    }

    method read {side} {
        my saw $side
        dict set Read $side [$Match length]
    }

    method looked {side} {
        dict set Looked $side [$Match length]
    }

    method hasLooked {side n} {
        return [expr {[dict get $Looked $side] >= $n}]
    }

    method took {n} {
        dict set Taken $n 1
    }

    method unseen {side} {
        set saw [dict get $Saw $side]
        set read [dict get $Read $side]
        return [lmap event [$Match events $side [expr {min($saw, $read) + 1}]] {
            set n [dict get $event n]
            if {[dict get $event what] eq "umpire_note" ? $n <= $read
                    : $n <= $saw || ([dict get $event side] eq $side
                        && ![dict exists $Taken $n])} continue
            set event
        }]
    }
}
