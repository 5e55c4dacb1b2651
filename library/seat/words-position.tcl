# words-position.tcl --
#
#       What stands where, told in sentences to one viewer: all of it, or what a
#       name is looked for.
#
#   set position [::wargame::seat::WordsPosition new SEATMATCH TABLE VIEWER
#           TELLCMD]
#       tell           the whole position, and which pages lie beside the board
#       look TEXT      the places, and those of the pieces, whose names have
#                      that; and the pages
#
#       asTyped TEXT   in words that fit typing
#
#   TELLCMD is called with a sentence and how it is written: ask, soft, event.

need base/words match/seat-match

if {![info object isa class ::wargame::seat::WordsPosition]} {
    oo::class create ::wargame::seat::WordsPosition
}

oo::define ::wargame::seat::WordsPosition {
    variable SeatMatch Table Presenter Viewer TellCmd

    constructor {seatMatch table viewer tellCmd} {
        set SeatMatch $seatMatch
        set Table $table
        set Presenter [$table presenter]
        set Viewer $viewer
        set TellCmd $tellCmd
    }

    method Tell {text tag} {
        {*}$TellCmd $text $tag
    }

    method tell {} {
        foreach line [concat [[$Presenter sentences] describe \
                [$SeatMatch moment $Viewer]] \
                [[$Presenter sentences] recallAll \
                [$SeatMatch moment $Viewer [list $Table view $Viewer]]]] {
            my Tell [::wargame::seat::asTyped $line] soft
        }
        set pages [my Pages]
        if {[llength $pages]} {
            set titles [lmap page $pages { lindex $page 1 }]
            my Tell [::wargame::base::say words.pages \
                    [::wargame::base::sayList $titles]] soft
        }
    }

    method Pages {} {
        # What lies beside the board.
        return [expr {[[$Presenter panels] hasLedger] ? [[$Presenter panels] \
                ledger [$SeatMatch moment $Viewer]] : {}}]
    }

    method Page {page} {
        # In sentences; pieces by their names.
        lassign $page - title parts
        my Tell $title ask
        foreach part $parts {
            lassign $part kind what
            if {$kind eq "pieces"} {
                # Who is hidden has none, and is counted in the line before.
                set what [::wargame::base::sayList [lmap piece $what {
                    if {![dict exists [lindex $piece 0] key]} continue
                    [$Presenter words] unitName [dict get [lindex $piece 0] key]
                }]]
            }
            my Tell $what [expr {$kind in {heading strong} ? "ask" : "soft"}]
        }
    }

    method look {text} {
        set found {}
        foreach page [my Pages] {
            if {[string first [string tolower $text] \
                    [string tolower [lindex $page 1]]] >= 0} {
                my Page $page
                lappend found $page
            }
        }
        set moment [$SeatMatch moment $Viewer]
        foreach line [[$Presenter sentences] find $moment $text] {
            my Tell $line soft
            lappend found $line
        }
        if {[llength $found] == 0} {
            my Tell [::wargame::base::say words.noPlace $text] event
        }
    }
}

# asTyped --
#
#       What is asked in such words as fit typing, for nothing is clicked or
#       dragged there.
proc ::wargame::seat::asTyped {text} {
    return [string map [::wargame::base::say words.instead] $text]
}
