# poses.tcl --
#
#       La Bataille de la Moskowa: what units can do where they stand: change
#       their formation, write, or charge, which begins by a click on the enemy,
#       too.

need base/words present/gestures

if {![info object isa class ::wargame::moskowa::Poses]} {
    oo::class create ::wargame::moskowa::Poses {
        superclass ::wargame::present::Gestures
    }
}

oo::define ::wargame::moskowa::Poses {
    variable Words Reader

    method hasPoses {} {
        return 1
    }

    method poses {moment units} {
        # By what they can do, with how many of them.
        set able [dict create]
        foreach unit $units {
            foreach action [my Query $moment can $unit] {
                dict lappend able $action $unit
            }
        }
        if {[llength $units] > 1} {
            dict unset able top
        } else {
            # Of several the enemy answers to the first.
            set able [dict merge [my Charges $moment $units] $able]
        }
        set all [llength $units]
        return [list {*}[lmap {action some} $able {
            list [my PoseLabel $action [llength $some] $all] \
                    [my Each $moment $some [list $action]] \
                    {*}[expr {$action in {road field} ? "road" : {}}]
        }] {*}[lmap {action why} [$Reader lacks $moment $units] {
            list [::wargame::base::say why.says [$Words label $action] \
                    [$Words why $why]] {} "" $why
        }]]
    }

    method PoseLabel {action some all} {
        set label [$Words label $action]
        return [expr {$all == 1 ? $label : [::wargame::base::say why.says \
            $label [::wargame::base::sayCount moskowa.group.pieces $some]]}]
    }

    method Query {moment topic unit} {
        return [$moment query "$topic [$Reader slotOf [$moment view] $unit]"]
    }

    method Each {moment units actions} {
        # Each is taken up first, unless it is in hand, and then put down; not
        # who writes, whose words are asked for, nor who is to charge.
        set after [expr {[lindex $actions 0 0] in {write declare} ? {} : {put}}]
        set hand [my inHand $moment]
        set take [expr {[$moment decision] eq "deploy" ? "lift" : "take"}]
        return [concat {*}[lmap unit $units {
            concat [expr {$unit eq $hand && $unit eq [lindex $units 0] ? {}
                : [list [list $take $unit]]}] $actions $after
        }]]
    }

    method Charges {moment units} {
        # {declare HEX} -> UNIT
        return [concat {*}[lmap unit $units {
            concat {*}[lmap hex [my Query $moment declares $unit] {
                list [list declare $hex] [list $unit]
            }]
        }]]
    }

    method waysOut {moment unit ways} {
        # Who begins near an enemy may charge there.
        return [concat {*}[lmap {action units} [my Charges $moment \
                [list $unit]] {
            list [lindex $action 1] [my Each $moment $units [list $action]]
        }]]
    }
}
