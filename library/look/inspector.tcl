# inspector.tcl --
#
#       What is known about the place under the pointer.
#
#       set inspector [::wargame::look::Inspector new PATH SKIN]    a new frame
#           show PARTS     of [$skin inspect ...]: {heading T} {line T} {soft T}
#                          {good T} {warn T} {label T} {strong T} {pieces {{FACE MARKS}...}}
#           clear          nothing, and no picture left
#           least          the height that it wants at least

need base/words look/pictures look/room-buttons look/theme

if {![info object isa class ::wargame::look::Inspector]} {
    oo::class create ::wargame::look::Inspector
}

oo::define ::wargame::look::Inspector {
    variable Path Skin Pictures Shown

    constructor {path skin} {
        set Path $path
        set Skin $skin
        set Shown ""
        set Pictures [::wargame::look::Pictures new 60]
        set theme ::wargame::look::theme
        ttk::frame $Path
        text $Path.text -wrap word -state disabled -takefocus 0 -borderwidth 0 \
                -highlightthickness 0 -background [$theme color leaf] \
                -foreground [$theme color ink] -font [$theme font body] \
                -padx [$theme px 12] -pady [$theme px 8] -cursor arrow \
                -width 1 -height 1 -spacing3 [$theme px 2] \
                -yscrollcommand [list ::wargame::look::roomScrolled $Path.bar]
        # What does not fit can be scrolled to; the bar's room is kept free, so
        # that no line breaks otherwise because of it.
        ttk::scrollbar $Path.bar -command [list $Path.text yview]
        grid $Path.text $Path.bar -sticky nsew
        grid remove $Path.bar
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1
        grid columnconfigure $Path 1 -minsize [winfo reqwidth $Path.bar]
        # Nor is it higher with a bar: panes that are not shown heed that, give
        # it more room, and the bar goes again, for ever.
        grid propagate $Path 0
        $Path configure -width 1 -height [winfo reqheight $Path.text]
        foreach {tag font colour} {
            heading area labelRedoubt   line body ink   soft small inkSoft
            good body good   warn body warn   label smallBold ink
            strong bodyBold ink
        } {
            $Path.text tag configure $tag -font [$theme font $font] \
                    -foreground [$theme color $colour] \
                    -lmargin2 [$theme px 10]
        }
        my Blank
    }

    destructor {
        if {[info exists Pictures]} {
            $Pictures destroy
        }
    }

    method least {} {
        # The height that it wants at least, in pixels.
        set theme ::wargame::look::theme
        return [expr {[font metrics [$theme font area] -linespace]
            + 3 * [font metrics [$theme font small] -linespace]
            + [$theme px 24]}]
    }

    method Blank {} {
        my show [list [list heading [::wargame::base::say inspector.title]] \
                [list soft [::wargame::base::say inspector.hint]]]
    }

    method clear {} {
        my Blank
        $Pictures empty
    }

    method show {parts} {
        if {$parts eq $Shown} {
            return
        }
        set Shown $parts
        set text $Path.text
        $text configure -state normal
        $text delete 1.0 end
        foreach part $parts {
            lassign $part kind what
            if {[$text index end-1c] ne "1.0"} {
                $text insert end \n
            }
            if {$kind eq "pieces"} {
                my Pieces $what
            } else {
                $text insert end $what $kind
            }
        }
        $text configure -state disabled
        $Pictures trim
    }

    method Pieces {pieces} {
        set side [::wargame::look::theme px 70]
        foreach piece $pieces {
            lassign $piece face marks
            $Path.text image create end -padx 1 -image \
                    [$Pictures picture [$Skin draw $face $marks] $side]
        }
    }
}
