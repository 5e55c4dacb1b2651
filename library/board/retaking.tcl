# retaking.tcl --
#
#       Another click where the last one took a token up.
#
#   set retaking [::wargame::board::Retaking new VIEWPORT TOKENS OFFERS HELD
#           SPREAD SELECTION INPUT SPREADCMD]
#       afresh               a click elsewhere begins with all of a stack
#       isStill X Y          is the pointer, at that point of the window, still
#                            where the click was?  The stack may have spread
#                            under it
#       click TOKEN          does that click, with TOKEN there now, or "".  What
#                            is held does what it does where it stands; else
#                            TOKEN of the same stack is taken, or the next of
#                            the stack that was not yet, if it can be led; or
#                            what is held is put back.  -> is one taken?
#       isDeed X Y           would a click there do that?  No second click of a
#                            double click does
#       taking SPACE         the token under the pointer, if a click there would
#                            take it up in place of going to SPACE, or to where
#                            it is ("" for SPACE); else "", as while a button is
#                            down
#       SPREADCMD is called with SPACE and SIDE to spread a stack

if {![info object isa class ::wargame::board::Retaking]} {
    oo::class create ::wargame::board::Retaking
}

oo::define ::wargame::board::Retaking {
    # Taken: those of one stack that such clicks have taken, the newest last.
    variable Viewport Tokens Offers Held Spread Selection Input SpreadCmd Taken

    constructor {viewport tokens offers held spread selection input \
            spreadCmd} {
        foreach name {Viewport Tokens Offers Held Spread Selection Input} {
            set $name [set [string tolower $name]]
        }
        set SpreadCmd $spreadCmd
        set Taken {}
    }

    method afresh {} {
        set Taken {}
    }

    method isStill {x y} {
        return [$Held isTakenAt {*}[$Viewport onCanvas $x $y]]
    }

    method isDeed {x y} {
        return [expr {[$Held token] ne "" && [$Held heldBy] eq "mouse"
            && [$Offers has [$Held space]] && [my isStill $x $y]}]
    }

    method click {token} {
        set home [$Held space]
        if {[$Offers has $home]} {
            $Input drop $home
            return 0
        }
        set held [$Held token]
        set stack [list $home [$Tokens get $held side]]
        set others [my Others $held $token]
        $Input cancel
        foreach other $others {
            if {[$Spread stack] ne $stack} {
                {*}$SpreadCmd {*}$stack
            }
            # No click: nothing is done where it stands.
            if {[$Input tell lead $other] && [$Held token] eq $other} {
                lappend Taken $other
                return 1
            }
        }
        set Taken {}
        return 0
    }

    method Others {held token} {
        # TOKEN first, then those after HELD, and round.
        set ids [$Spread ids]
        set at [lsearch -exact $ids $held]
        if {$at < 0} {
            return {}
        }
        if {![llength $Taken]} {
            set Taken [list $held]
        }
        set others [lmap id [concat [lrange $ids $at+1 end] \
                [lrange $ids 0 $at]] {
            if {$id in $Taken || ![$Selection may $id]} continue
            set id
        }]
        if {$token in $others} {
            set others [linsert [lsearch -all -inline -not -exact $others \
                    $token] 0 $token]
        }
        return $others
    }

    method taking {goal} {
        lassign [$Input under] space other
        set held [$Held token]
        if {$goal ni [list "" $space] || ![$Selection may $other]
                || [$Input offers $space] || [$Held heldBy] eq "key"
                || $other in [list $held {*}[$Selection tokens]]
                || ($held eq "" && [$Selection isGoal $other 0])} {
            return ""
        }
        return $other
    }
}
