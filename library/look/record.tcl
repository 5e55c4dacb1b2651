# record.tcl --
#
#       What happened, line by line, with the dice as small pictures.
#
#   set record [::wargame::look::Record new PATH PICTURES]
#       show LINES     {STYLE TEXT DICE}...; the last is in sight.  STYLE: round
#                      won lost loss soft, or a side's word
#       text           -> the text widget
#       retheme        its colours and fonts again

need look/dice look/room-buttons look/theme

package require Tk

if {![info object isa class ::wargame::look::Record]} {
    oo::class create ::wargame::look::Record
}

oo::define ::wargame::look::Record {
    variable Path Text Pictures Lines

    constructor {path pictures} {
        set Path $path
        set Pictures $pictures
        set Lines {}
        ttk::frame $Path
        set Text [text $Path.text -wrap word -borderwidth 0 -width 20 \
                -height 6 -highlightthickness 0 -state disabled -cursor {} \
                -takefocus 0 -yscrollcommand \
                [list ::wargame::look::roomScrolled $Path.bar]]
        ttk::scrollbar $Path.bar -command [list $Text yview]
        grid $Text -row 0 -column 0 -sticky nsew
        grid $Path.bar -row 0 -column 1 -sticky ns
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1
        # Odds that come or grow below it take of its height.
        bind $Text <Configure> [list $Text see end]
        my retheme
    }

    method text {} {
        return $Text
    }

    method retheme {} {
        $Text configure -background [::wargame::look::theme color leaf] \
            -foreground [::wargame::look::theme color ink] \
            -font [::wargame::look::theme font body] \
            -padx [::wargame::look::theme size margin] \
            -pady [::wargame::look::theme size gap]
        set indent [::wargame::look::theme px 16]
        foreach {tag font color left above} {
            round caption link 0 8      won heading ink 0 8
            soft italic inkSoft 0 2     loss small ink 1 0
            lost smallBold bad 1 0      french body frenchDark 0 3
            russian body russianDark 0 3
        } {
            $Text tag configure $tag -font [::wargame::look::theme font $font] \
                -foreground [::wargame::look::theme color $color] \
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
        $Text configure -state normal
        if {$same == 0 || [lrange $lines 0 $same-1] ne $Lines} {
            $Text delete 1.0 end
            set same 0
        }
        foreach line [lrange $lines $same end] {
            lassign $line style text dice
            foreach die $dice {
                $Text image create end -image [$Pictures picture \
                    [::wargame::look::dice svg {*}$die] \
                    [::wargame::look::theme size logDie]]
                $Text tag add $style end-2c
            }
            if {$dice ne ""} {
                set text " $text"
            }
            $Text insert end $text\n $style
        }
        $Text configure -state disabled
        $Text see end
        set Lines $lines
    }
}
