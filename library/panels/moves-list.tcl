# moves-list.tcl --
#
#       The list of moves beside the map: a row for each that has been made,
#       with its paragraph; one of them is pointed at.
#
#   set list [::wargame::panels::MovesList new PATH POINTEDCMD LOOKCMD]
#       PATH          a new frame, with which it goes
#       POINTEDCMD    called when another row is pointed at, or none
#       LOOKCMD       called with the number of a row that was clicked
#       text          the text that it is written in
#       retheme       colours and fonts again
#       show MOVES N  the first N of these, see moves.tcl, and no others
#       more N        up to the N-th, those that are new in sight
#       point ROW     points at a row; -1: at none
#       pointed       the row pointed at, or -1
#
#   Up and down point at the one before or after.  A rule's number that is
#   clicked sends <<WargameRule>> to the window.

need base/objects look/paper look/theme

package require Tk

if {![info object isa class ::wargame::panels::MovesList]} {
    oo::class create ::wargame::panels::MovesList
}

oo::define ::wargame::panels::MovesList {
    variable Paper Text PointedCmd LookCmd Moves Listed Pointed

    constructor {path pointedCmd lookCmd} {
        set PointedCmd $pointedCmd
        set LookCmd $lookCmd
        set Moves {}
        set Listed 0
        set Pointed -1
        set theme ::wargame::look::theme
        set Paper [::wargame::look::Paper new $path -focus 1 \
                -padx [$theme px 8] -pady [$theme px 4]]
        set Text [$Paper text]
        ::wargame::base::goesWith $path [self]
        foreach {key step} {Up -1 Down 1} {
            bind $Text <$key> "[namespace code [list my PointBy $step]]; break"
        }
    }

    method pointed {} {
        return $Pointed
    }

    method text {} {
        return $Text
    }

    method retheme {} {
        set theme ::wargame::look::theme
        $Paper retheme
        $Paper style group caption link -spacing1 [$theme px 8]
        $Paper style title bodyBold "" -spacing1 [$theme px 3]
        $Paper style line small inkSoft -lmargin1 [$theme px 10] \
                -lmargin2 [$theme px 10]
        $Paper style rule small link
        $Paper style here "" "" -background [$theme color gold]
        $Text tag bind rule <Enter> [list $Text configure -cursor hand2]
        $Text tag bind rule <Leave> [list $Text configure -cursor arrow]
    }

    method show {moves n} {
        set Moves $moves
        $Paper write
        foreach tag [$Text tag names] {
            if {[string match row* $tag]} {
                $Text tag delete $tag
            }
        }
        set Listed 0
        set Pointed -1
        my more $n
    }

    method more {n} {
        set first [$Text index end-1c]
        $Paper change {
            for {} {$Listed < $n} {incr Listed} {
                my Row $Listed
            }
        }
        $Text see end-1c
        $Text see $first
    }

    method Row {n} {
        set move [lindex $Moves $n]
        if {$n == 0 || [dict get $move group]
                ne [dict get [lindex $Moves $n-1] group]} {
            $Text insert end "[dict get $move group]\n" group
        }
        set row row$n
        $Text insert end [dict get $move title] [list title $row] \
            \n $row [dict get $move line] [list line $row] \
            "  " [list line $row] \
            [dict get $move rule] [list line rule $row rule$n] \n $row
        $Text tag bind $row <Enter> [namespace code [list my point $n]]
        $Text tag bind $row <ButtonRelease-1> [list {*}$LookCmd $n]
        $Text tag bind rule$n <ButtonRelease-1> "[list event generate \
                [winfo toplevel $Text] <<WargameRule>> \
                -data [dict get $move rule]]; break"
    }

    method point {row} {
        if {$row == $Pointed} {
            return
        }
        set Pointed $row
        $Text tag remove here 1.0 end
        if {$row >= 0} {
            $Text tag add here {*}[$Text tag ranges row$row]
            $Text tag lower here
            $Text see row$row.first
            $Text see row$row.last-1c
        }
        {*}$PointedCmd
    }

    method PointBy {step} {
        set row [expr {$Pointed < 0 ? ($step > 0 ? 0 : $Listed - 1)
            : $Pointed + $step}]
        if {$row >= 0 && $row < $Listed} {
            my point $row
        }
    }
}
