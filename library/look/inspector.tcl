# inspector.tcl --
#
#       What is known about the place under the pointer.
#
#       set inspector [::wargame::look::Inspector new PATH PRESENTER ?FOCUS?
#               ?PICKCMD?] a new frame; FOCUS 1: the keyboard can go there.
#                          PICKCMD is called with the name of a piece whose
#                          picture is clicked
#           paper          the Paper that it is written on
#           show PARTS     of [[$presenter panels] inspect ...]: {heading T}
#                          {line T} {soft T} {good T} {warn T} {label T}
#                          {strong T} {pieces {{FACE MARKS ?NAME?}...}}
#           mapSeen BOOL   is there a map to point at?  Without one there is no
#                          hint to do so
#           clear          shows nothing, and keeps no picture
#           least          the height that it wants at least
#           wanted         the height with a whole row of pictures, too
#           heading        the height of a heading with one line below it

need base/words look/paper look/pictures look/theme

if {![info object isa class ::wargame::look::Inspector]} {
    oo::class create ::wargame::look::Inspector
}

oo::define ::wargame::look::Inspector {
    # Named: INDEX -> the piece whose picture is there in the text.
    variable Path Presenter Paper Pictures Shown MapSeen PickCmd Named

    constructor {path presenter {focus 0} {pickCmd ""}} {
        set PickCmd $pickCmd
        set Named [dict create]
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
        set text [$Paper text]
        $text tag bind piece <Button-1> [namespace code {my Picked %x %y}]
        foreach {event cursor} {<Enter> hand2 <Leave> arrow} {
            $text tag bind piece $event [list $text configure -cursor $cursor]
        }
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
        return [my Lines 3]
    }

    method heading {} {
        return [my Lines 1]
    }

    method wanted {} {
        return [expr {[my Lines 3] + [font metrics [::wargame::look::theme \
            font smallBold] -linespace] + [::wargame::look::theme px 72]}]
    }

    method Lines {n} {
        # So many below a heading, in pixels.
        set theme ::wargame::look::theme
        return [expr {[font metrics [$theme font area] -linespace]
            + $n * [font metrics [$theme font small] -linespace]
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
        set Named [dict create]
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
        set side [my Side [llength $pieces]]
        foreach piece $pieces {
            lassign $piece face marks name
            set made [[$Paper text] image create end -padx 1 -image \
                    [$Pictures picture [[$Presenter look] draw $face $marks] \
                            $side]]
            if {$name ne "" && $PickCmd ne ""} {
                set at [[$Paper text] index $made]
                [$Paper text] tag add piece $at
                dict set Named $at $name
            }
        }
    }

    method Side {n} {
        # Of a picture: smaller where a row has room for all then.
        set side [::wargame::look::theme px 70]
        set room [expr {([winfo width [$Paper text]]
            - 2 * [[$Paper text] cget -padx]) / max(1, $n) - 4}]
        return [expr {$room >= 0.75 * $side && $room < $side ? $room : $side}]
    }

    method Picked {x y} {
        set at [[$Paper text] index @$x,$y]
        if {[dict exists $Named $at]} {
            {*}$PickCmd [dict get $Named $at]
        }
    }
}
