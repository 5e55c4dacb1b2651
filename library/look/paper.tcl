# paper.tcl --
#
#       A text that is read, with a bar that scrolls it.
#
#   set paper [::wargame::look::Paper new PATH ?OPTION VALUE?...]    a new frame
#       -ground, -ink COLOUR, -face FONT    of the theme: paper, ink, body
#       -focus BOOL    1: the keyboard can go there, and a ring shows it
#       -bar WHEN      always; needed: where there is more than one sees; kept:
#                      the same, its width kept free, so that no line breaks
#                      otherwise because of it
#       -low BOOL      1: with a bar always, its end stays in sight in another
#                      height, if it was
#       other options are those of a text
#   It goes with its frame.
#
#   paper text               the text widget, PATH.text, to bind and to mark
#   paper room               so many lines of its font are as high as it is
#   paper end                its end comes into sight, and no line is cut at the
#                            top: what is left of the height is below the last
#   paper whole              a line that is cut at the top goes out of sight
#   paper fit LINES          so many lines high, with a bar only if it needs one
#                            then
#   paper style TAG FONT COLOUR ?OPTION VALUE?...    font or colour may be ""
#   paper write ?TEXT TAGS?...   puts text in place of all that was there
#   paper change SCRIPT      run by the caller, who may write into the text
#   paper retheme            fonts and colours, after the theme has changed

need base/objects look/scroll-bar look/theme

package require Tk

if {![info object isa class ::wargame::look::Paper]} {
    oo::class create ::wargame::look::Paper
}

proc ::wargame::look::PaperFitted {bar text} {
    if {[winfo exists $text]} {
        $text configure -yscrollcommand \
                [list ::wargame::look::ScrollAsNeeded $bar]
        PaperSized $bar $text
    }
}

proc ::wargame::look::PaperSized {bar text} {
    # Its lines are measured a moment later; it does not tell of a view that it
    # had told of before, when nobody listened.
    if {[winfo exists $text] && [$text cget -yscrollcommand] ne ""} {
        ::wargame::look::ScrollAsNeeded $bar {*}[$text yview]
    }
}

oo::define ::wargame::look::Paper {
    # AtEnd: its end is in sight at that Height.  Open: it may be written into.
    variable Path Text Bar Ground Ink Face Focus Styles AtEnd Height Open

    constructor {path args} {
        set theme ::wargame::look::theme
        set Path $path
        set Text $path.text
        set Styles [dict create]
        set options [dict merge {
            -ground paper -ink ink -face body -focus 0 -bar needed
            -low 0
        } $args]
        foreach {option variable} {
            -ground Ground -ink Ink -face Face -focus Focus -bar bar
            -low low
        } {
            set $variable [dict get $options $option]
            dict unset options $option
        }
        ttk::frame $Path
        ::wargame::base::goesWith $Path [self]
        text $Text {*}[dict merge [list -wrap word -width 1 \
                -height 1 -borderwidth 0 -takefocus $Focus -cursor arrow \
                -insertwidth 0 -insertofftime 0] $options]
        my Close
        grid $Text -row 0 -column 0 -sticky nsew
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1
        set Bar $bar
        my MakeBar
        if {$low} {
            lassign {1 0} AtEnd Height
            $Text configure -yscrollcommand [namespace code {my Scrolled}]
            bind $Text <Configure> [namespace code {my Sized %h}]
        }
        my retheme
    }

    destructor {
        if {[info exists Text] && [interp alias {} $Text] ne ""} {
            interp alias {} $Text {}
        }
    }

    method Close {} {
        # A text of which the state is another is drawn again, line by line over
        # what was there.  So it is never disabled, but answers as if it were.
        set Open 0
        rename $Text [namespace current]::Pen
        interp alias {} $Text {} [namespace current]::my Command
    }

    method Command {what args} {
        if {!$Open} {
            if {$what in {insert delete replace}} {
                return
            } elseif {$what eq "cget" && $args eq "-state"} {
                return disabled
            }
        }
        # A variable that it names is the caller's.
        tailcall [namespace current]::Pen $what {*}$args
    }

    method Scrolled {first last} {
        # Told of another height before that is known: no news of the reader.
        if {[winfo height $Text] == $Height} {
            set AtEnd [expr {$last >= 1}]
        }
        $Path.bar set $first $last
    }

    method Sized {height} {
        set Height $height
        if {$AtEnd} {
            my end
        }
    }

    method end {} {
        $Text tag remove foot 1.0 end
        $Text see end
        lassign [my Cut] lost high
        set left [expr {[winfo height $Text] - 2 * [$Text cget -pady]
            - ($high - $lost)}]
        if {$lost <= 0
                || $left < 2 * [font metrics [$Text cget -font] -linespace]} {
            # Two lines are seen, whatever is above.
            return
        }
        $Text tag configure foot -spacing3 [expr {[$Text cget -spacing3]
            + $high - $lost}]
        $Text tag add foot "end-1c linestart" end
        $Text see end
    }

    method whole {} {
        if {[lindex [my Cut] 0] > 0} {
            $Text yview "@0,0 + 1 display lines"
        }
    }

    method Cut {} {
        # {PIXELS HEIGHT} of the line at the top, of which so many are hidden.
        lassign [$Text dlineinfo @0,0] - y - high
        if {$y eq ""} {
            return {0 0}
        }
        return [list [expr {[$Text cget -highlightthickness]
            + [$Text cget -borderwidth] + [$Text cget -pady] - $y}] $high]
    }

    method MakeBar {} {
        ::wargame::look::scrollBar $Path.bar $Text $Bar
        grid $Path.bar -row 0 -column 1 -sticky ns
        if {$Bar eq "always"} {
            return
        }
        if {$Bar eq "kept"} {
            grid columnconfigure $Path 1 -minsize [winfo reqwidth $Path.bar]
        }
        grid remove $Path.bar
        bind $Text <<WidgetViewSync>> [list after idle \
                [list ::wargame::look::PaperSized $Path.bar $Text]]
    }

    method text {} {
        return $Text
    }

    method room {} {
        return [expr {[winfo height $Text]
            / [font metrics [$Text cget -font] -linespace]}]
    }

    method fit {lines} {
        # A bar that was needed makes lines shorter, and would stay for that:
        # whether it is needed is asked when the text has all the width.
        if {[$Text cget -height] != $lines} {
            $Text configure -height $lines
        }
        if {$Bar ne "always" && [winfo manager $Path.bar] ne ""} {
            $Text configure -yscrollcommand {}
            grid remove $Path.bar
            # Not before all has its place.
            after idle [list after 0 [list ::wargame::look::PaperFitted \
                    $Path.bar $Text]]
        }
    }

    method style {tag font colour args} {
        dict set Styles $tag [list $font $colour]
        $Text tag configure $tag {*}$args
        my Style $tag $font $colour
    }

    method Style {tag font colour} {
        set theme ::wargame::look::theme
        if {$font ne ""} {
            $Text tag configure $tag -font [$theme font $font]
        }
        if {$colour ne ""} {
            $Text tag configure $tag -foreground [$theme color $colour]
        }
    }

    method retheme {} {
        set theme ::wargame::look::theme
        $Text configure -background [$theme color $Ground] \
                -foreground [$theme color $Ink] -font [$theme font $Face] \
                -highlightthickness [expr {$Focus ? [$theme px 2] : 0}] \
                -highlightbackground [$theme color $Ground] \
                -highlightcolor [$theme color focus]
        dict for {tag style} $Styles {
            my Style $tag {*}$style
        }
    }

    method write args {
        my change {
            $Text delete 1.0 end
            if {[llength $args]} {
                $Text insert end {*}$args
            }
        }
    }

    method change {script} {
        set Open 1
        try {
            return [uplevel 1 $script]
        } finally {
            set Open 0
        }
    }
}
