# inputs-letters.tcl --
#
#       A player without a mouse who goes by the letters on the map, for tests
#       that count inputs: see inputs.tcl.
#
#   set player [LetterPlayer new TABLE]   a KeyNewcomer; the letters stay until
#                   another key than theirs, Done and the rest of the turn is
#                   pressed, after Escape
#   Of what is wanted:
#       {go UNIT PLACE...}    the stack of that one is sent there, those who
#                             find no room to the next place
#       {click UNIT}          what a click on it does
#       {home UNIT}           it is taken up, and put down where it is
#       {press KEY}           wherever the keyboard is, that of a card's button

source [file join [file dirname [info script]] inputs-newcomer.tcl]

if {[info object isa class LetterPlayer]} {
    return
}

oo::class create LetterPlayer {
    superclass KeyNewcomer
    variable Table Match Window Wanted Typing

    constructor {table} {
        next $table
        set Typing 0
    }

    method Answer {} {
        set places [lassign [lindex $Wanted 0] verb unit place]
        if {$verb eq "go" && ([my Goes $unit $place] || [my IsSent $unit $place])} {
            set Wanted [lrange $Wanted 1 end]
            foreach what [list $unit $place {*}$places] {
                my Type $what
                my Settled
            }
        } elseif {$verb in {click home} && $unit in [my Units]} {
            set Wanted [lrange $Wanted 1 end]
            set place [[[my Map] part tokens] get $unit space]
            my Type $unit
            if {$verb eq "home"} {
                my Type $place
            }
            my Settled
        } elseif {$verb eq "press"} {
            set Wanted [lrange $Wanted 1 end]
            my Key $unit
            my Settled
        } else {
            next
        }
    }

    method Key {key} {
        # What is no letter of the map comes after Escape.
        if {!$Typing && $key ni {d D} && [dict size [my Labels]]} {
            next Escape
            update
        }
        next $key
    }

    method Confirm {} {
        # What is asked is read first.
        ::wargame::base::timer pass [::wargame::look::deafMs question]
        next
    }

    method Units {} {
        # Those that can do something now.
        return [expr {[$Table seat] eq "" || [my Waits] || [my Meanwhile] ? {}
            : [dict keys [dict get [[$Table seat] choices] units]]}]
    }

    method Labels {} {
        set board [expr {[$Table seat] eq "" ? "" : [my Map]}]
        return [expr {$board eq "" ? {} : [[$board part labels] all]}]
    }

    method Type {what} {
        if {![dict size [my Labels]]} {
            my ToMap [[my Map] canvas]
            my Key J
            update
        }
        set code [my CodeOf $what]
        if {$code eq ""} {
            my Fault "no letters for $what, [$Match decision]: [my Labels]"
            return
        }
        set Typing 1
        foreach letter [split $code ""] {
            my Key $letter
            update
        }
        set Typing 0
    }

    method CodeOf {what} {
        # Its own, or that of another of its stack.
        set tokens [[my Map] part tokens]
        set found ""
        dict for {code one} [my Labels] {
            if {$one eq $what} {
                return $code
            } elseif {[$tokens has $what] && [$tokens has $one]
                    && [$tokens get $one space] eq [$tokens get $what space]
                    && [$tokens get $one later] == [$tokens get $what later]} {
                set found $code
            }
        }
        return $found
    }
}
