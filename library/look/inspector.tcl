# inspector.tcl --
#
#       What is known about the place under the pointer.
#
#       set inspector [::wargame::look::Inspector new PATH PRESENTER ?FOCUS?]
#                          a new frame; FOCUS 1: the keyboard can go there
#           paper          the Paper that it is written on
#           show PARTS     of [[$presenter panels] inspect ...]: {heading T}
#                          {line T} {soft T} {good T} {warn T} {label T}
#                          {strong T} {pieces {{FACE MARKS}...}}
#           mapSeen BOOL   is there a map to point at?  Without one there is no
#                          hint to do so
#           clear          shows nothing, and keeps no picture
#           least          the height that it wants at least

need base/words look/paper look/pictures look/theme

if {![info object isa class ::wargame::look::Inspector]} {
    oo::class create ::wargame::look::Inspector
}

oo::define ::wargame::look::Inspector {
    variable Path Presenter Paper Pictures Shown MapSeen

    constructor {path presenter {focus 0}} {
        set Path $path
        set Presenter $presenter
        set Shown ""
        set MapSeen 1
        set Pictures [::wargame::look::Pictures new 60]
        set theme ::wargame::look::theme
        set Paper [::wargame::look::Paper new $Path -bar kept -focus $focus \
                -padx [$theme px 12] -pady [$theme px 8] \
                -spacing3 [$theme px 2]]
        # It is not higher with a bar: panes that are not shown heed that, give
        # it more room, and the bar goes again, for ever.
        grid propagate $Path 0
        $Path configure -width 1 -height [winfo reqheight \
                [$Paper text]]
        foreach {tag font colour} {
            heading area labelRedoubt   line body ink   soft small inkSoft
            good body good   warn body warn   label smallBold ink
            strong bodyBold ink
        } {
            $Paper style $tag $font $colour -lmargin2 [$theme px 10]
        }
        $Paper style hint small inkSoft
        my Blank
    }

    destructor {
        if {[info exists Pictures]} {
            $Pictures destroy
        }
    }

    method paper {} {
        return $Paper
    }

    method least {} {
        # The height that it wants at least, in pixels.
        set theme ::wargame::look::theme
        return [expr {[font metrics [$theme font area] -linespace]
            + 3 * [font metrics [$theme font small] -linespace]
            + [$theme px 24]}]
    }

    method mapSeen {seen} {
        if {$seen != $MapSeen} {
            set MapSeen $seen
            my Blank
        }
    }

    method Blank {} {
        if {!$MapSeen} {
            my show {}
            return
        }
        my show [list [list heading [::wargame::base::say inspector.title]] \
                [list hint [::wargame::base::sayOf [$Presenter game] \
                    inspector.hint]]]
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
        $Paper write
        $Paper change {
            foreach part $parts {
                my Part [$Paper text] {*}$part
            }
        }
        $Pictures trim
    }

    method Part {text kind what} {
        if {[$text index end-1c] ne "1.0"} {
            $text insert end \n
        }
        if {$kind eq "pieces"} {
            my Pieces $what
        } else {
            $text insert end $what $kind
        }
    }

    method Pieces {pieces} {
        set side [::wargame::look::theme px 70]
        foreach piece $pieces {
            lassign $piece face marks
            [$Paper text] image create end -padx 1 -image \
                    [$Pictures picture [[$Presenter look] draw $face $marks] \
                            $side]
        }
    }
}
