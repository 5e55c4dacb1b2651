# card-rows.tcl --
#
#       The rows of a card, scrolled: one goes from one to another, and what has
#       the keyboard is in sight.
#
#   set rows [::wargame::panels::CardRows new PATH BELOW CALLS]
#       PATH       a frame, which gets a canvas and a bar that scrolls it, for
#                  the caller to lay; it goes with that canvas
#       BELOW      the button to which one goes down from the last row
#       CALLS      as of a CardRow; and fit, when sizes have changed; soon, the
#                  same when idle; most, the pixels that rows in sight may take;
#                  pointed ROW, focused ROW, when pointer or keyboard is on it
#       list, scroll, all    the canvas, its bar, and what is as high as all
#       show ROWS  shows these rows, of which only what differs is made again; a
#                  row that has just become "now" is scrolled into sight.
#                  Not all are filled at once: rows-coming.tcl
#       rows       -> what it shows
#       buttons    paths of the buttons of all rows
#       firsts     {HARM BUTTON}... of the first choice of each
#       needs      pixels that all rows are high; first: the first with a choice
#       fit WIDTH ABOVE UNDER    so wide, with so much scrolled above and under
#       wrap WIDTH    breaks their words for a card so wide inside
#       seek WHAT  moves the keyboard to the row with that focus; false if none
#                  has
#       reveal WHAT    scrolls it into sight, and stays

need base/objects look/composing look/focus look/scroll-bar look/theme \
        panels/card-row panels/panel-buttons panels/rows-coming

package require Tk

if {![info object isa class ::wargame::panels::CardRows]} {
    oo::class create ::wargame::panels::CardRows
}

oo::define ::wargame::panels::CardRows {
    # Rows: CardRows' objects, from above; Looks: the sizes they were made for;
    # Wait: what is due when the new ones have their size; High: of the list.
    variable List Scroll Below Calls Rows Looks Wait Above Under Coming High

    constructor {path below calls} {
        lassign [list $path.list $path.scroll $below $calls] \
                List Scroll Below Calls
        lassign {{} "" "" 0 0 0} Rows Looks Wait Above Under High
        set Coming [::wargame::panels::RowsComing create \
                [self namespace]::Coming [dict get $calls fit] {*}[lmap \
                method {Step Focused} { namespace code [list my $method] }]]
        canvas $List -highlightthickness 0 -borderwidth 0 -height 60 \
                -width [::wargame::look::theme px 320] -takefocus 0
        ::wargame::look::scrollBar $Scroll $List
        # In a frame as high as all: see card-layout.tcl.
        frame $List.all
        ttk::frame $List.rows
        place $List.rows -in $List.all -relwidth 1
        $List create window 0 0 -anchor nw -window $List.all -tags in \
                -width [$List cget -width] -height [$List cget -height]
        ::wargame::base::goesWith $List [self]
        foreach window [list $List $List.rows] {
            bind $window <Configure> [dict get $calls soon]
        }
    }

    destructor {
        after cancel $Wait
    }

    foreach {method name} {list List scroll Scroll all List.all} {
        method $method {} [format {return $%s} $name]
    }

    method rows {} {
        return [lmap row $Rows { $row scene }]
    }

    method buttons {} {
        return [concat {*}[lmap row $Rows { $row buttons }]]
    }

    method firsts {} {
        return [concat {*}[lmap row $Rows {
            set scene [dict merge {choices {}} [$row scene]]
            ::wargame::panels::withHarm [lrange [dict get $scene choices] 0 0] \
                    [$row bar]
        }]]
    }

    method needs {} {
        return [winfo reqheight $List.rows]
    }

    method first {} {
        return [::tcl::mathop::+ {*}[lrange [lmap row $Rows {
            if {[$row button] eq ""} continue
            winfo reqheight [$row frame]
        }] 0 0]]
    }

    method show {rows} {
        # Only those that differ: a list that jumps is hard to use.
        my Renew
        set at [$List yview]
        ::wargame::panels::retell $Rows $rows
        if {[my rows] eq $rows} {
            return
        }
        ::wargame::look::composeLater
        set before $List.rows
        set kept [my Kept $rows]
        set Rows [lmap row $kept scene $rows {
            if {$row eq ""} {
                set row [my Make $before $scene]
            }
            set before [$row frame]
            set row
        }]
        $Coming show $Rows [expr {[join $kept ""] eq ""}]
        $List yview moveto [lindex $at 0]
        # What is new has its size a moment later.
        after cancel $Wait
        set Wait [after 1 [namespace code {my Settled}]]
    }

    method Kept {rows} {
        # Of each its row where one says the same, else "", in the order of
        # before; the others go.
        set had [my rows]
        set from 0
        set kept [lmap scene $rows {
            set n [lsearch -exact -start $from $had $scene]
            if {$n >= 0} {
                set from [expr {$n + 1}]
            }
            lindex $Rows $n
        }]
        foreach row $Rows {
            if {$row ni $kept} {
                destroy [$row frame]
            }
        }
        return $kept
    }

    method Renew {} {
        # All, where blocks or letters have another size.
        set looks [list [::wargame::look::theme size drag] \
                [font actual [::wargame::look::theme font body]]]
        if {$looks ne $Looks} {
            destroy {*}[winfo children $List.rows]
            set Rows {}
            set Looks $looks
        }
    }

    method Make {before scene} {
        # In its place: behind that row's frame, or else in the frame of all.
        for {set n 1} {[winfo exists $List.rows.r$n]} {incr n} {}
        set frame $List.rows.r$n
        ttk::frame $frame -padding [list [::wargame::look::theme size margin] \
                [::wargame::look::theme px 5]]
        set others [pack slaves $List.rows]
        if {$before ne "$List.rows"} {
            pack $frame -fill x -after $before
            raise $frame $before
        } elseif {[llength $others]} {
            pack $frame -fill x -before [lindex $others 0]
            lower $frame [lindex $others 0]
        } else {
            pack $frame -fill x
        }
        set row [::wargame::panels::CardRow new $frame $scene $Calls 1]
        bind $frame <Enter> [namespace code [list my Pointed $row]]
        return $row
    }

    method Settled {} {
        set Wait ""
        {*}[dict get $Calls fit]
        $Coming inSight $List.rows [{*}[dict get $Calls most]]
        if {[info object isa object [self]] && [winfo exists $List.rows]} {
            my ShowNow
            my ShowFocused
        }
    }

    method ShowNow {} {
        foreach row $Rows {
            if {[dict get [dict merge {now 0} [$row scene]] now]} {
                my ScrollTo $row
            }
        }
    }

    method ShowFocused {} {
        # What has the focus is in sight whatever else is.
        foreach row $Rows {
            if {[string match [$row frame].* [focus]]} {
                my ScrollTo $row
            }
        }
    }

    method fit {width above under} {
        lassign [list $above $under] Above Under
        $List itemconfigure in -width $width -height [my All]
        place $List.rows -y $above
        $List configure \
                -scrollregion [list 0 0 $width [my All]] \
                -yscrollincrement [::wargame::look::theme px 20] \
                -background [::wargame::look::theme color paper]
        if {$High != [set High [winfo height $List]]} {
            my ShowFocused
        }
    }

    method All {} {
        return [expr {max(1, $Above + [my needs] + $Under)}]
    }

    method wrap {width} {
        # Words of pairs stand all beside them, or all below.
        set tight [expr {1 in [lmap row $Rows { $row tight $width }]}]
        foreach row $Rows {
            $row wrap $width $tight
        }
    }

    # ---- from one to another ----

    method Step {row step} {
        # To the first button of the row before or after that has one; past the
        # last row, to the buttons below.
        $Coming all
        for {set i [lsearch -exact $Rows $row]} {1} {} {
            incr i $step
            if {$i < 0 || $i >= [llength $Rows]} {
                if {$step > 0 && [winfo exists $Below]} {
                    ::wargame::look::focusOn $Below
                }
                return -code break
            }
            set button [[lindex $Rows $i] button]
            if {$button ne ""} {
                ::wargame::look::focusOn $button
                return -code break
            }
        }
    }

    method Pointed {row} {
        {*}[dict get $Calls pointed] [$row scene]
    }

    method Focused {row} {
        {*}[dict get $Calls focused] [$row scene]
        my ScrollTo $row
    }

    method ScrollTo {row} {
        set frame [$row frame]
        set all [expr {double([my All])}]
        lassign [$List yview] first last
        set top [expr {($Above + [winfo y $frame]) / $all}]
        set bottom [expr {$top + [winfo height $frame] / $all}]
        # Of one higher than the list its buttons.  It goes by whole steps.
        set high [expr {$bottom - $top > $last - $first}]
        if {$bottom > $last || ($high && $top < $first)} {
            $List yview moveto [expr {$bottom - ($last - $first)
                + [$List cget -yscrollincrement] / $all}]
        } elseif {$top < $first} {
            $List yview moveto $top
        }
    }

    method RowOf {what} {
        $Coming all
        foreach row $Rows {
            set scene [$row scene]
            if {[dict exists $scene focus] && [dict get $scene focus] eq $what
                    && [dict exists $scene choices]} {
                return $row
            }
        }
        return ""
    }

    method reveal {what} {
        foreach row [my RowOf $what] {
            my ScrollTo $row
        }
    }

    method seek {what} {
        set row [my RowOf $what]
        if {$row eq "" || [$row button] eq ""} {
            return 0
        }
        ::wargame::look::focusOn [$row button]
        return 1
    }
}
