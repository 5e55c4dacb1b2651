# auto-answers.tcl --
#
#       La Bataille de la Moskowa: what is answered for a player.

need present/auto-answers

if {![info object isa class ::wargame::moskowa::AutoAnswers]} {
    oo::class create ::wargame::moskowa::AutoAnswers {
        superclass ::wargame::present::AutoAnswers
    }
}

oo::define ::wargame::moskowa::AutoAnswers {
    variable Fires

    method proposed {moment {losses ""}} {
        # Fires that can do no harm are nothing to decide, nor which of equals
        # loses a point.
        set only [next $moment $losses]
        return [expr {$only ne "" || [$moment decision]
                ni {target losses} ? $only
            : [[$moment as [$moment side]] query proposed]}]
    }

    method rest {moment {how ""}} {
        # HOW: as of `fires`, in fires.tcl.
        if {[$moment decision] eq "attempt"} {
            # No square: against a charge on that hex, or while none is
            # declared.
            set view [$moment view]
            return [list [join [list squares {*}[lmap what {
                clock phasing charged
            } { dict get $view $what }]] .] done lasts]
        }
        set rest [$moment query rest]
        return [expr {![dict size $rest] ? {} : [list [dict get $rest phase] \
            [expr {$how eq "rout" && [$moment decision] eq "target"
                ? [list aim [dict get [lindex [$Fires fires $moment $how] 0] \
                    hex]]
                : [dict get $rest action]}]]}]
    }
}
