# record.tcl --
#
#       What happened, line by line, with the dice as small pictures.
#
#   set record [::wargame::look::Record new PATH PICTURES]
#       show LINES     {STYLE TEXT DICE}...; the last is in sight.  STYLE: round
#                      won lost loss soft, loss0, loss1 of a side, or its word
#       text           -> the text widget
#       retheme        takes its colours and fonts again

need look/dice look/paper look/theme

package require Tk

if {![info object isa class ::wargame::look::Record]} {
    oo::class create ::wargame::look::Record
}

oo::define ::wargame::look::Record {
    variable Paper Text Pictures Lines

    constructor {path pictures} {
        set Pictures $pictures
        set Lines {}
        set Paper [::wargame::look::Paper new $path -width 20 -height 6]
        set Text [$Paper text]
        # Odds that come or grow below it take of its height.
        bind $Text <Configure> [list $Text see end]
        my retheme
    }

    method text {} {
        return $Text
    }

    method retheme {} {
        $Paper retheme
        $Text configure -padx [::wargame::look::theme size margin] \
            -pady [::wargame::look::theme size gap]
        set indent [::wargame::look::theme px 16]
        foreach {tag font color left above} {
            round caption link 0 8      won heading ink 0 8
            soft italic inkSoft 0 2     loss small ink 1 0
            loss0 small side0Dark 1 0   loss1 small side1Dark 1 0
            lost smallBold bad 1 0      side0 body side0Dark 0 3
            side1 body side1Dark 0 3
        } {
            $Paper style $tag $font $color \
                -lmargin1 [expr {$left * $indent}] \
                -lmargin2 [expr {($left + 1) * $indent}] \
                -spacing1 [::wargame::look::theme px $above]
        }
        set lines $Lines
        set Lines {}
        my show $lines
    }

    method show {lines} {
        # Only what is new is added, unless what was there has changed.
        set same [llength $Lines]
        if {$same == 0 || [lrange $lines 0 $same-1] ne $Lines} {
            $Paper write
            set same 0
        }
        $Paper change {
            foreach line [lrange $lines $same end] {
                my Line {*}$line
            }
        }
        $Text see end
        set Lines $lines
    }

    method Line {style text {dice {}}} {
        foreach die $dice {
            $Text image create end -image [$Pictures picture \
                [::wargame::look::dice svg {*}$die] \
                [::wargame::look::theme size logDie]]
            $Text tag add $style end-2c
        }
        $Text insert end [expr {$dice eq "" ? $text : " $text"}]\n $style
    }
}
