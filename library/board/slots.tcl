# slots.tcl --
#
#       In which slot of its stack each token of a board lies.  While the same
#       is asked, a token that leaves its stack leaves its slot empty, and one
#       that comes fills an empty one or lies on top: the others stay where a
#       hand finds them.  Those whose order is a rule (ranked) never lie in
#       another.
#
#   set slots [::wargame::board::Slots new TOKENS]
#       steady SIDE WHAT...  notes what side 0 or 1 is asked now; if that has
#                            changed, all slots are given out again.  Nothing
#                            for another SIDE
#       group APART          {SPACE SIDE} -> its tokens, lowest first, "" for an
#                            empty slot; of the tokens as they are now.  In
#                            APART, the stack that is spread, or "", they keep
#                            their order whatever is asked

if {![info object isa class ::wargame::board::Slots]} {
    oo::class create ::wargame::board::Slots
}

oo::define ::wargame::board::Slots {
    # Laid: what group told last; Afresh: of what was asked before that.
    variable Tokens Asked Laid Afresh

    constructor {tokens} {
        set Tokens $tokens
        set Asked ""
        set Laid [dict create]
        set Afresh 0
    }

    method steady {side args} {
        if {$side in {0 1} && [list $side $args] ne $Asked} {
            set Asked [list $side $args]
            set Afresh 1
        }
    }

    method group {apart} {
        set before [expr {$Afresh ? [my Open $apart] : $Laid}]
        set Afresh 0
        set Laid [my InOrder]
        if {$Asked ne ""} {
            set Laid [dict map {stack ids} $Laid {
                set slots [expr {[dict exists $before $stack]
                    ? [dict get $before $stack] : $ids}]
                expr {$slots eq $ids ? $ids : [my Kept $slots $ids]}
            }]
        }
        return $Laid
    }

    method Open {apart} {
        # What stays of all that was laid, without its empty slots.
        if {![dict exists $Laid $apart]} {
            return {}
        }
        return [list $apart [lsearch -all -inline -exact -not \
                [dict get $Laid $apart] ""]]
    }

    method InOrder {} {
        set stacks [dict create]
        foreach id [$Tokens ids] {
            set token [$Tokens get $id]
            dict lappend stacks \
                [list [dict get $token space] [dict get $token side]] \
                [list [dict get $token order] $id]
        }
        return [dict map {stack ids} $stacks {
            # Most are alone.
            if {[llength $ids] > 1} {
                set ids [lsort -integer -index 0 $ids]
            }
            lmap pair $ids { lindex $pair 1 }
        }]
    }

    method Kept {slots ids} {
        # Who was there stays; of those that were not, each in the first empty.
        set kept [lmap id $slots {
            expr {$id in $ids ? $id : ""}
        }]
        if {[$Tokens get [lindex $ids 0] ranked]} {
            return [my Ranked $kept $ids]
        }
        foreach id $ids {
            if {$id in $kept} continue
            set empty [lsearch -exact $kept ""]
            if {$empty < 0} {
                lappend kept $id
            } else {
                lset kept $empty $id
            }
        }
        return $kept
    }

    method Ranked {kept ids} {
        # Each comes after the one that it lies upon, in an empty slot if there
        # is one.
        set slots $kept
        set after -1
        foreach id $ids {
            if {$id ni $slots} {
                incr after
                if {$after < [llength $slots]
                        && [lindex $slots $after] eq ""} {
                    lset slots $after $id
                } else {
                    set slots [linsert $slots $after $id]
                }
            }
            set after [lsearch -exact $slots $id]
        }
        return [expr {[lsearch -all -inline -exact -not $slots ""] eq $ids
            ? $slots : $ids}]
    }
}
