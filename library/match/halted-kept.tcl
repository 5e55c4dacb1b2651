# halted-kept.tcl --
#
#       What is left of an order of several pieces that was halted by a
#       question, of the enemy mostly.  It is kept beside the match, in
#       FILE.halted; never in it.
#
#       An order: {from LENGTH asked DECISION plan PLAN refused {...} steps
#       {...}}, of the match when it was given; with whom the rules refused, and
#       what is still to be done.  PLAN and who is refused: of deeds.tcl
#
#       haltedKept leave PATH MATCH SIDE SINCE ORDER   keeps what SIDE's order
#                          has left of its steps, after what was done since the
#                          action SINCE
#       haltedKept of PATH MATCH SIDE   the order that may go on; or ""
#       haltedKept end PATH SIDE
#
#   It holds on to the last action by the hash of its line: what was done before
#   it, or is taken back, is not gone on with.  Whatever else than Done the side
#   answers since ends it.  A file that cannot be read, or was changed by
#   others, holds nothing.

need base/doors base/files

namespace eval ::wargame::match::haltedKept {
    namespace export leave of end
    namespace ensemble create
    variable Longest 200000     ;# bytes
    variable Most 3000          ;# steps, and pieces
}

proc ::wargame::match::haltedKept::leave {path match side since order} {
    set orders [Others $path $side]
    dict set order steps [Left $match $side $since [dict get $order steps]]
    if {[llength [dict get $order steps]]} {
        set n [$match length]
        lappend orders [list $side $n [$match stamp $n] $order]
    }
    Write $path $orders
}

proc ::wargame::match::haltedKept::Left {match side since steps} {
    # Those after the last that was done.
    for {set n [expr {$since + 1}]} {$n <= [$match length]} {incr n} {
        set entry [$match entry $n]
        set at [lsearch -exact $steps [dict get $entry action]]
        if {[dict get $entry side] eq $side && $at >= 0} {
            set steps [lrange $steps $at+1 end]
        }
    }
    return $steps
}

proc ::wargame::match::haltedKept::of {path match side} {
    foreach kept [Read $path] {
        lassign $kept of n hash order
        if {$of eq $side && $n <= [$match length]
                && [$match stamp $n] eq $hash
                && [IsFree $match $side $n]} {
            return $order
        }
    }
    return ""
}

proc ::wargame::match::haltedKept::IsFree {match side n} {
    while {$n < [$match length]} {
        set entry [$match entry [incr n]]
        if {[dict get $entry side] eq $side
                && [dict get $entry action] ne "done"} {
            return 0
        }
    }
    return 1
}

proc ::wargame::match::haltedKept::end {path side} {
    if {[file exists $path.halted]} {
        Write $path [Others $path $side]
    }
}

# ---- the file ----

proc ::wargame::match::haltedKept::Others {path side} {
    return [lmap order [Read $path] {
        if {[lindex $order 0] eq $side} continue
        set order
    }]
}

proc ::wargame::match::haltedKept::Read {path} {
    variable Longest
    set file $path.halted
    if {[catch {
        if {![file isfile $file] || [file size $file] > $Longest} {
            error none
        }
        regexp {^([0-9a-f]{64})\n(.*)\n$} [::wargame::base::readText $file] \
                - sum orders
        if {[::wargame::commitment $orders] ne $sum
                || 0 in [lmap order $orders { IsKept {*}$order }]} {
            error changed
        }
    }]} {
        return {}
    }
    return $orders
}

proc ::wargame::match::haltedKept::IsKept {side n hash order} {
    return [expr {$side in {0 1}
        && [::wargame::base::door number $n 0 999999]
        && [regexp {^[0-9a-f]{8,64}$} $hash]
        && [IsOrder {*}[dict values [::wargame::base::members $order \
            from asked plan refused steps]]]}]
}

proc ::wargame::match::haltedKept::IsOrder {from asked plan refused steps} {
    # Who sent the match may have written it.
    variable Most
    foreach pieces [list [dict get $plan arrive] [dict get $plan short]] {
        if {![::wargame::base::door texts $pieces $Most 40]} {
            return 0
        }
    }
    foreach one [concat $refused [dict get $plan stay]] {
        if {![::wargame::base::door texts $one 10 100]
                || [llength $one] < 3} {
            return 0
        }
    }
    return [expr {[::wargame::base::door number $from 0 999999]
        && [regexp {^\w{1,40}$} $asked]
        && [::wargame::base::door texts $steps $Most 200]}]
}

proc ::wargame::match::haltedKept::Write {path orders} {
    # One that is too long is not gone on with, nor one for which the disk has
    # no room.
    variable Longest
    set text [list {*}$orders]
    catch {
        if {![llength $orders] || [string length $text] > $Longest - 100} {
            file delete $path.halted
        } else {
            ::wargame::replace $path.halted \
                    "[::wargame::commitment $text]\n$text\n"
        }
    }
}
