# seen.tcl --
#
#       What each who sits at one screen has seen of a match, and so what they
#       have to be told when they sit down.
#
#   set seen [::wargame::table::Seen new MATCH]     all there is so far was seen
#       saw WHO...     notes that those have seen the match as it is now
#       read WHO       notes that they have seen the match, and have read what
#                      they were told
#       looked WHO     something was shown to them
#       hasLooked SIDE N   since action N, or before this was made: to any of
#                      that side
#       acted WHO      what their side has done up to now and they have not
#                      seen as others' was done by them
#       took N         notes that action N was done for its side by the program
#       unseen WHO     the events that they have not yet looked at: none of
#                      their own deeds, but what was taken for them; a note to
#                      them was not seen when all looked on
#
#   WHO is a side, or one of its commanders: sitter.tcl of match.  What a side
#   has seen all its commanders have.

need match/sitter

if {![info object isa class ::wargame::table::Seen]} {
    oo::class create ::wargame::table::Seen
}

oo::define ::wargame::table::Seen {
    # Began: how long the match was.  Each else: by who, up to which action.
    variable Match Began Saw Read Looked Acted Taken

    constructor {match} {
        set Match $match
        set Began [$match length]
        lassign {} Saw Read Looked Acted Taken
    }

    method Upto {marks who} {
        set upto $Began
        foreach one [list $who [::wargame::match::sitterSide $who]] {
            if {[dict exists $marks $one]} {
                set upto [expr {max($upto, [dict get $marks $one])}]
            }
        }
        return $upto
    }

    foreach {method marks} {read {Saw Looked Read} looked Looked acted Acted} {
        method $method {who} [format {
            foreach marks {%s} {
                dict set $marks $who [$Match length]
            }
        } $marks]
    }

    method saw {args} {
        foreach who $args {
            dict set Saw $who [$Match length]
            my looked $who
        }
    }

    method hasLooked {side n} {
        foreach who [concat $side [dict keys $Looked $side.*]] {
            if {[my Upto $Looked $who] >= $n} {
                return 1
            }
        }
        return 0
    }

    method took {n} {
        dict set Taken $n 1
    }

    method unseen {who} {
        set side [::wargame::match::sitterSide $who]
        set saw [my Upto $Saw $who]
        set read [my Upto $Read $who]
        return [lmap event [$Match events $side [expr {min($saw, $read) + 1}]] {
            set n [dict get $event n]
            if {[dict get $event what] eq "umpire_note" ? $n <= $read
                    : $n <= $saw || [my IsOwn $event $who $side]} continue
            set event
        }]
    }

    method IsOwn {event who side} {
        # Of several commanders each knows what they have done themselves.
        set n [dict get $event n]
        return [expr {[dict get $event side] eq $side
            && ![dict exists $Taken $n]
            && ($who eq $side || $n <= [my Upto $Acted $who])}]
    }
}
