# seen.tcl --
#
#       What each who sits at one screen has seen of a match, and so what they
#       have to be told when they sit down.
#
#   set seen [::wargame::table::Seen new MATCH ANSWERS]    all there is so far
#                      was seen; ANSWERS: program-answers.tcl
#       opens          notes that both begin to look on: of what was done before
#                      they have seen no more than they had
#       saw WHO...     notes that those have seen what was done since then
#       read WHO       notes that they have seen the match, and have read what
#                      they were told
#       looked WHO     something was shown to them
#       hasLooked SIDE N   since action N, or before this was made: to any of
#                      that side
#       acted WHO      what their side has done up to now and they have not
#                      seen as others' was done by them
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
    # Began: how long the match was.  Opened: when they began to look on.  Saw:
    # by who, {FROM TO} each.  Each else: by who, up to which action.
    variable Match Began Opened Saw Read Looked Acted Answers

    constructor {match answers} {
        set Answers $answers
        set Match $match
        set Began [$match length]
        set Opened $Began
        lassign {} Saw Read Looked Acted
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

    foreach {method marks} {read {Looked Read} looked Looked acted Acted} {
        method $method {who} [format {
            foreach marks {%s} {
                dict set $marks $who [$Match length]
            }
        } $marks]
    }

    method opens {} {
        set Opened [$Match length]
    }

    method saw {args} {
        foreach who $args {
            set spans [expr {[dict exists $Saw $who] ? [dict get $Saw $who]
                : {}}]
            if {[lindex $spans end 0] eq $Opened} {
                set spans [lrange $spans 0 end-1]
            }
            dict set Saw $who [linsert $spans end \
                    [list $Opened [$Match length]]]
            my looked $who
        }
    }

    method HasSeen {who n} {
        # What led to the common view is seen there.
        foreach one [list $who [::wargame::match::sitterSide $who]] {
            foreach span [expr {[dict exists $Saw $one]
                    ? [dict get $Saw $one] : {}}] {
                if {$n >= [lindex $span 0] && $n <= [lindex $span 1]} {
                    return 1
                }
            }
        }
        return 0
    }

    method hasLooked {side n} {
        foreach who [concat $side [dict keys $Looked $side.*]] {
            if {[my Upto $Looked $who] >= $n} {
                return 1
            }
        }
        return 0
    }

    method unseen {who} {
        set side [::wargame::match::sitterSide $who]
        set read [my Upto $Read $who]
        return [lmap event [$Match events $side [expr {$read + 1}]] {
            set n [dict get $event n]
            if {[dict get $event what] ne "umpire_note" && ([my HasSeen $who $n]
                    || [my IsOwn $event $who $side])} continue
            set event
        }]
    }

    method IsOwn {event who side} {
        # Of several commanders each knows what they have done themselves.
        set n [dict get $event n]
        return [expr {[dict get $event side] eq $side
            && ![$Answers isTaken $n]
            && ($who eq $side || $n <= [my Upto $Acted $who])}]
    }
}
