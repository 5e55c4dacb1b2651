# words-choices.tcl --
#
#       What can be answered now, as a numbered list of words.  Where there are
#       many answers, those of one piece stand behind one number.
#
#   set choices [::wargame::seat::WordsChoices new SEAT TABLE VIEWER ASKCMD]
#       refresh            asks the match again
#       texts              a line of each: its number and its words
#       leave              no piece is chosen
#       question           what is asked: the same value, the same question
#       before             what the seat asks before it does what was chosen, as
#                          question.tcl's asked has it; or ""
#       numbered TEXT      the number of the one that is called so, or ""
#       numbers            {FIRST LAST}
#       pick NUMBER        does it -> is there one?
#
#   ASKCMD is called when others are offered because a piece was chosen.

need base/words present/apart seat/waiting-card

if {![info object isa class ::wargame::seat::WordsChoices]} {
    oo::class create ::wargame::seat::WordsChoices
}

oo::define ::wargame::seat::WordsChoices {
    variable Seat Table Match Presenter Viewer AskCmd Items Within

    constructor {seat table viewer askCmd} {
        set Seat $seat
        set Table $table
        set Match [$table match]
        set Presenter [$table presenter]
        set Viewer $viewer
        set AskCmd $askCmd
        set Items {}
        set Within ""
    }

    method leave {} {
        set Within ""
    }

    method question {} {
        return [list [$Match stamp] [$Seat offered] [$Seat waits] [my before]]
    }

    method before {} {
        return [[$Seat of question] asked]
    }

    method refresh {} {
        set Items [my Offers]
    }

    method First {} {
        # 0 goes back.
        return [expr {$Within ne "" ? 0 : 1}]
    }

    method numbers {} {
        set first [my First]
        return [list $first [expr {$first + [llength $Items] - 1}]]
    }

    method texts {} {
        set n [my First]
        return [lmap item $Items {
            set text "$n  [lindex $item 0]"
            incr n
            set text
        }]
    }

    method Offers {} {
        # {WORDS COMMAND ?NAME?} each.
        if {[my before] ne ""} {
            lassign [my before] - - label back
            set question [$Seat of question]
            return [list [list $label [list $question press 1]] \
                    [list $back [list $question press 0]]]
        } elseif {[$Seat waits]} {
            return [list [list [::wargame::base::say words.goOn] \
                    [list $Seat goOn]]]
        } elseif {[[$Table turn] is paused]} {
            return [list [list [::wargame::base::say dice.throw] \
                    [list [$Table dice] next]] \
                    [list [::wargame::base::say panel.rollRest] \
                    [list [$Table dice] hurry]]]
        }
        if {[[$Table turn] is resting]} {
            return [::wargame::seat::restingOffers $Table]
        }
        set actions [$Seat offered]
        if {$Within ne ""} {
            return [concat [list [list [::wargame::base::say words.back] \
                    [namespace code [list my Into ""]]]] \
                    [my Single [my Of $actions $Within]]]
        } elseif {[llength $actions] <= 20} {
            return [my Single $actions]
        }
        return [my Grouped $actions]
    }

    method Single {actions} {
        # With what each costs; it may be typed without that.
        return [lmap action $actions pair [::wargame::present::pricedApart \
                $Presenter [$Match moment $Viewer] $actions] {
            linsert $pair 1 [list [$Seat of answers] give $action]
        }]
    }

    method Of {actions unit} {
        return [lmap action $actions {
            if {[lindex $action 1] ne $unit} continue
            set action
        }]
    }

    method Grouped {actions} {
        # Those of a piece behind its name.
        set alone {}
        set many [dict create]
        foreach action $actions {
            set unit [lindex $action 1]
            set count [llength [my Of $actions $unit]]
            if {[llength $action] < 2 || $count == 1} {
                lappend alone $action
            } else {
                dict set many $unit $count
            }
        }
        set groups [my Behind $many]
        set singles [my Single $alone]
        set items {}
        foreach action $actions {
            set unit [lindex $action 1]
            if {$action in [lrange $alone 0 0]} {
                set alone [lrange $alone 1 end]
                set singles [lassign $singles item]
                lappend items $item
            } elseif {[dict exists $groups $unit]} {
                lappend items [dict get $groups $unit]
                dict unset groups $unit
            }
        }
        return $items
    }

    method Behind {many} {
        # UNIT -> what stands for so many actions of it.
        set moment [$Match moment $Viewer]
        set units [dict keys $many]
        set names [::wargame::present::namesApart [$Presenter words] \
                [$Presenter reader] $moment [lmap unit $units {
            my Called $unit [$moment view]
        }] $units]
        return [concat {*}[lmap unit $units name $names {
            list $unit [list [::wargame::base::sayCount words.group \
                    [dict get $many $unit] $name] \
                    [namespace code [list my Into $unit]]]
        }]]
    }

    method Called {unit view} {
        # A piece, and where it is.
        if {[[$Presenter reader] isPlace $unit]} {
            return [[$Presenter words] placeName $unit]
        }
        set place [[$Presenter reader] placeOf $view $unit]
        set name [[$Presenter words] unitName $unit]
        return [expr {$place eq "" ? $name
            : "$name, [[$Presenter words] placeName $place]"}]
    }

    method Into {unit} {
        set Within $unit
        {*}$AskCmd
    }

    method numbered {text} {
        # The number of the one choice that is called so.
        set labels [lmap item $Items {
            string tolower [lindex $item [expr {[llength $item] > 2 ? 2 : 0}]]
        }]
        set at [lsearch -all -exact $labels [string tolower $text]]
        return [expr {[llength $at] == 1
            ? $at + [my First] : ""}]
    }

    method pick {number} {
        scan $number %d number
        set at [expr {$number - [my First]}]
        if {$at < 0 || $at >= [llength $Items]} {
            return 0
        }
        {*}[lindex $Items $at 1]
        return 1
    }
}
