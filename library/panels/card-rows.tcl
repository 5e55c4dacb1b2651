# card-rows.tcl --
#
#       The rows of a card: how they look, and how one goes from one to another.

need look/key-press look/button-bar look/theme

oo::define ::wargame::panels::CardPanel {
    method ShowRows {} {
        # Only those that differ: a list that jumps is hard to use.
        set look [list [::wargame::look::theme size drag] \
                [font actual [::wargame::look::theme font body]]]
        if {$look ne $Look} {
            destroy {*}[winfo children $Card.list.rows]
            set Rows {}
            set Look $look
        }
        set at [$Card.list yview]
        set had $Rows
        set Rows [dict get $Scene rows]
        set n 0
        foreach row $Rows {
            if {$n >= [llength $had] || $row ne [lindex $had $n]} {
                my ShowRow [expr {$n + 1}] $row
            }
            incr n
        }
        for {} {$n < [llength $had]} {incr n} {
            destroy $Card.list.rows.r[expr {$n + 1}]
        }
        if {$had ne $Rows} {
            $Card.list yview moveto [lindex $at 0]
            # What is new has its size a moment later.
            after cancel $Wait
            set Wait [after 1 [namespace code {my Settled}]]
        }
    }

    method Settled {} {
        set Wait ""
        my Fit
        update idletasks
        if {[info object isa object [self]] && [winfo exists $Card.list.rows]} {
            my ShowNow
            # What has the focus is in sight whatever else is.
            if {[regexp "^$Card\\.list\\.rows\\.r\\d+" [focus] row]} {
                my ScrollTo $row
            }
        }
    }

    method ShowRow {n row} {
        # The n-th anew, in its place.
        set frame $Card.list.rows.r$n
        set before $Card.list.rows.r[expr {$n - 1}]
        destroy $frame
        ttk::frame $frame -padding [list [::wargame::look::theme size margin] \
                [::wargame::look::theme px 5]]
        set others [pack slaves $Card.list.rows]
        if {$n > 1} {
            pack $frame -fill x -after $before
            raise $frame $before
        } elseif {[llength $others]} {
            pack $frame -fill x -before [lindex $others 0]
            lower $frame [lindex $others 0]
        } else {
            pack $frame -fill x
        }
        my Row $frame $row
        foreach window [concat $frame [winfo children $frame]] {
            my Keys $window
        }
        bind $frame <Enter> [namespace code [list my Pointed $n]]
    }

    method Pointed {n} {
        my Focused [lindex $Rows $n-1]
    }

    method ShowNow {} {
        # The row that has just become what is looked at.
        set n [lsearch -exact [lmap row $Rows {
            expr {[dict exists $row now] && [dict get $row now]}
        }] 1]
        if {$n >= 0} {
            my ScrollTo $Card.list.rows.r[expr {$n + 1}]
        }
    }

    method Row {frame row} {
        if {[dict exists $row section]} {
            my RowSection $frame [dict get $row section]
            return
        }
        set row [dict merge {
            faces {} arrow 0 title "" line "" state "" choices {} first 0
        } $row]
        my RowFaces $frame $row
        # Its buttons stand below its words, or above them.
        set first [dict get $row first]
        set below [my RowWords $frame $row [expr {$first ? 2 : 1}]]
        set choices [lmap choice [dict get $row choices] {
            if {![my IsHeeded $choice]} continue
            set choice
        }]
        if {[llength $choices]} {
            my RowButtons [ttk::frame $frame.bar] $choices
            grid $frame.bar -column 1 -sticky ew \
                -row [expr {$first ? 1 : $below}] -pady [lmap gap [expr {
                    $first ? {0 3} : {3 0}}] {::wargame::look::theme px $gap}]
        }
        grid columnconfigure $frame 1 -weight 1
    }

    method RowSection {frame title} {
        ttk::label $frame.section -text $title \
            -font [::wargame::look::theme font caption] \
            -foreground [::wargame::look::theme color link]
        ttk::separator $frame.under
        pack $frame.section -anchor w
        pack $frame.under -fill x
    }

    method RowFaces {frame row} {
        set faces [dict get $row faces]
        set size [expr {[dict exists $row size] ? [dict get $row size]
            : [llength $faces] > 4 ? 30 : 44}]
        ttk::frame $frame.faces
        set n 0
        foreach face $faces {
            ttk::label $frame.faces.f[incr n] -image [my Block $face {} $size]
            grid $frame.faces.f$n -row [expr {($n - 1) / 7}] \
                    -column [expr {2 * (($n - 1) % 7)}]
        }
        if {[dict get $row arrow]} {
            ttk::label $frame.faces.arrow -text \u2192 \
                    -font [::wargame::look::theme font heading]
            grid $frame.faces.arrow -row 0 -column 1
        }
        if {$n == 0} {
            $frame.faces configure -width 1 -height 1
        }
        # Many faces stand above the words, few beside them.
        if {$n > 3} {
            grid $frame.faces -row 0 -column 0 -columnspan 2 -sticky w
        } else {
            grid $frame.faces -row 1 -column 0 -rowspan 3 -sticky nw \
                    -padx \
                    [list 0 [::wargame::look::theme px [expr {$n ? 8 : 0}]]]
        }
    }

    method RowWords {frame row line} {
        # From that line of the grid on; returns the line below.
        set state [dict get $row state]
        foreach {key font color} [list \
            title bodyBold [expr {$state eq "off" ? "inkFaint" : "ink"}] \
            line small [expr {$state in {off ""} ? "inkSoft" : $state}]
        ] {
            if {[dict get $row $key] ne ""} {
                ttk::label $frame.$key -text [dict get $row $key] \
                    -font [::wargame::look::theme font $font] \
                    -foreground [::wargame::look::theme color $color]
                grid $frame.$key -row $line -column 1 -sticky w
                incr line
            }
        }
        return $line
    }

    method RowButtons {bar choices} {
        set n 0
        foreach choice $choices {
            set cell [ttk::frame $bar.c[incr n]]
            ttk::button $cell.b -text [dict get $choice label] \
                -style [expr {[dict exists $choice best]
                    && [dict get $choice best] ? "Default.TButton"
                    : "Row.TButton"}] -command [my Command $choice]
            pack $cell.b -fill x
            bind $cell.b <Left> {::wargame::look::barFocus %W -1}
            bind $cell.b <Right> {::wargame::look::barFocus %W 1}
            bind $cell.b <Up> [namespace code {my Step %W -1}]
            bind $cell.b <Down> [namespace code {my Step %W 1}]
            bind $cell.b <FocusIn> [namespace code {my See %W}]
            my Keys $cell.b
        }
        bind $bar <Configure> [list ::wargame::look::barFlow $bar]
        ::wargame::look::barFlow $bar
    }

    method Step {button step} {
        # To the first button of the row before or after that has one; past the
        # last row, to the buttons below.
        set rows [winfo children $Card.list.rows]
        regexp {^.*\.r\d+} $button row
        for {set i [lsearch -exact $rows $row]} {1} {} {
            incr i $step
            if {$i < 0 || $i >= [llength $rows]} {
                if {$step > 0 && [winfo exists $Card.bar.c1.b]} {
                    focus $Card.bar.c1.b
                }
                return -code break
            }
            if {[winfo exists [lindex $rows $i].bar.c1.b]} {
                focus [lindex $rows $i].bar.c1.b
                return -code break
            }
        }
    }

    method See {button} {
        # The focus is there: scroll the row into sight, and tell of it.
        regexp {^.*\.r(\d+)} $button row number
        my Pointed $number
        my ScrollTo $row
    }

    method ScrollTo {row} {
        set all [expr {double(max(1, [my Whole]))}]
        lassign [$Card.list yview] first last
        set y [expr {[my TopHigh] + [winfo y $row]}]
        set top [expr {$y / $all}]
        set bottom [expr {($y + [winfo height $row]) / $all}]
        if {$top < $first} {
            $Card.list yview moveto $top
        } elseif {$bottom > $last} {
            # It goes by whole steps.
            $Card.list yview moveto [expr {$bottom - ($last - $first)
                + [$Card.list cget -yscrollincrement] / $all}]
        }
    }

    method RowOf {what} {
        # The row whose focus this is, or "".
        set n 0
        foreach row $Rows {
            incr n
            if {[dict exists $row focus] && [dict get $row focus] eq $what
                    && [dict exists $row choices]} {
                return $Card.list.rows.r$n
            }
        }
        return ""
    }

    method reveal {what} {
        set row [my RowOf $what]
        if {$row ne ""} {
            my ScrollTo $row
        }
    }

    method seek {what} {
        set row [my RowOf $what]
        if {![winfo exists $row.bar.c1.b]} {
            return 0
        }
        focus $row.bar.c1.b
        return 1
    }

    method Focused {row} {
        if {$Focus ne "" && [dict exists $row focus]} {
            uplevel #0 [list {*}$Focus [dict get $row focus]]
        }
    }
}
