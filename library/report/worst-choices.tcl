# worst-choices.tcl --
#
#       The decisions of a match that cost most, in words that are read, each
#       with a button that shows where it was taken.
#
#   set worst [::wargame::report::WorstChoices new PATH NONE SEECMD]
#                       a new frame, with which it goes.  NONE: what is said
#                       where there is no such decision; SEECMD: see
#                       analysis-page.tcl
#       show CHOICES    {N HEADING TEXT DECISION}... of the action N, the
#                       dearest first; DECISION: see choice-words.tcl.  What
#                       stood there already is not written again: it may be
#                       read, or selected, or its button have the keyboard
#       fit HEIGHT      makes it as high as they are, but not over so many
#                       pixels: then they are scrolled

need base/objects base/words look/paper

if {![info object isa class ::wargame::report::WorstChoices]} {
    oo::class create ::wargame::report::WorstChoices
}

oo::define ::wargame::report::WorstChoices {
    # Shown: the CHOICES that stand there, each with the tag choiceN.
    variable Paper Text None SeeCmd Shown

    constructor {path none seeCmd} {
        set None $none
        set SeeCmd $seeCmd
        set Shown {}
        set Paper [::wargame::look::Paper new $path -height 7 -width 20 \
                -focus 1]
        $Paper style heading bodyBold ""
        set Text [$Paper text]
        ::wargame::base::goesWith $path [self]
    }

    method show {choices} {
        if {![llength $choices]} {
            $Paper write $None {}
        } elseif {$choices ne $Shown} {
            $Paper change { my Change $choices }
        }
        set Shown $choices
    }

    method fit {height} {
        set line [font metrics [$Text cget -font] -linespace]
        set all [$Text count -update -ypixels 1.0 end]
        set lines [expr {max(1, int(ceil(min($all, $height) / double($line))))}]
        if {[$Text cget -height] != $lines} {
            $Text configure -height $lines
        }
    }

    method Change {choices} {
        # Who has not gone on from the beginning sees what is new there.
        set goneOn [expr {[lindex [$Text yview] 0] > 0}]
        $Text mark set read @0,0
        my Write $choices
        $Text yview [expr {$goneOn ? "read" : "1.0"}]
    }

    method Write {choices} {
        set stay [my Of $choices $Shown]
        if {![llength $stay] || $stay ne [my Of $Shown $choices]} {
            set stay {}
            $Text delete 1.0 end
        } else {
            my Remove $stay
        }
        $Text mark set here 1.0
        foreach choice $choices {
            if {$choice ni $stay} {
                my Insert {*}$choice
            }
            $Text mark set here choice[lindex $choice 0].last
        }
    }

    method Of {some choices} {
        return [lmap choice $choices {
            if {$choice ni $some} continue
            set choice
        }]
    }

    method Remove {stay} {
        foreach choice $Shown {
            if {$choice ni $stay} {
                set tag choice[lindex $choice 0]
                $Text delete $tag.first $tag.last
            }
        }
    }

    method Insert {n heading better decision} {
        set from [$Text index here]
        $Text insert here $heading heading
        if {$SeeCmd ne ""} {
            my InsertButton $n $decision
        }
        $Text insert here "\n$better\n" {}
        $Text tag add choice$n $from here
    }

    method InsertButton {n decision} {
        # The position in which it was decided.
        ttk::button $Text.see$n -style Row.TButton -cursor arrow \
                -text [::wargame::base::say analysis.see] \
                -command [list {*}$SeeCmd [dict get $decision at] $decision]
        $Text insert here "  " {}
        $Text window create here -window $Text.see$n -align center
    }
}
