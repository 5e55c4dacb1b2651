# victory.tcl --
#
#       The victory panel: both sides' points, piece by piece.
#
#   set panel [::wargame::panels::VictoryPanel new PATH MATCH VIEWER DOCMD]
#                 see panel.tcl
#       scene     -> what is drawn: see present/victory.tcl
#
#   When the match is over it has buttons for what can be looked at then: they
#   send <<WargameSee>> to the window with report, replay or map as its data,
#   where somebody listens.

need base/words look/theme panels/panel panels/victory-bars \
        panels/victory-page panels/victory-side

if {![info object isa class ::wargame::panels::VictoryPanel]} {
    oo::class create ::wargame::panels::VictoryPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::VictoryPanel {
    variable Path Match Viewer Presenter Scene Page Bars Side

    method FirstButtons {} {
        return [list [$Page canvas]]
    }

    method scene {} {
        return $Scene
    }

    method Build {} {
        set Page [::wargame::panels::VictoryPage new $Path \
                [namespace code {my Draw}]]
        set Bars [::wargame::panels::VictoryBars new $Page]
        set Side [::wargame::panels::VictorySide new $Page $Presenter \
                [namespace code {my Block}]]
        my Keys [$Page canvas]
        ttk::frame $Path.bar
        grid $Path.bar -row 1 -column 0 -columnspan 2 -sticky ew \
                -padx [$Page pad] -pady [::wargame::look::theme px 10]
    }

    method Onward {} {
        # What can be looked at when all is over.
        set top [winfo toplevel $Path]
        if {[$Match side] ne "nobody" || [bind $top <<WargameSee>>] eq ""} {
            return {}
        }
        return [lmap what {report replay map} {
            dict create label [::wargame::base::say victory.see.$what] \
                    tells See style [expr {
                        $what eq "report" ? "Default.TButton" : ""}] \
                    command [list event generate $top <<WargameSee>> \
                        -data $what]
        }]
    }

    method refresh {} {
        set Scene [[$Presenter victory] scene [$Match moment $Viewer]]
        $Page draw
        my Buttons $Path.bar [my Onward]
    }

    method Draw {width} {
        set pad [$Page pad]
        set y [my Heading $width]
        if {[dict exists $Scene scale]} {
            set y [$Bars scale [dict get $Scene scale] \
                    [expr {$y + $pad / 2}] $width]
        } else {
            set y [$Bars balance [dict get $Scene sides] \
                    [expr {$y + $pad / 2}] $width]
        }
        if {[dict exists $Scene story]} {
            set y [$Bars story [dict get $Scene story] $y $width]
        }
        return [my Sides $y $width]
    }

    method Heading {width} {
        # Returns the y below it, as what follows does.
        set pad [$Page pad]
        set winner [dict get $Scene winner]
        set y [$Page text [expr {$width / 2}] $pad n title [expr {
            $winner eq "" ? "ink" : "${winner}Dark"}] [dict get $Scene heading]]
        return [$Page text [expr {$width / 2}] $y n subtitle inkSoft \
                [dict get $Scene text] -width [expr {$width - 2 * $pad}] \
                -justify center]
    }

    method Sides {y width} {
        # Side by side, a line between them.
        set pad [$Page pad]
        set bottom $y
        set half [expr {($width - 3 * $pad) / 2}]
        foreach side [dict get $Scene sides] left [list $pad \
                [expr {2 * $pad + $half}]] {
            set bottom [expr {max($bottom, \
                    [$Side show $side $left [expr {$y + $pad / 2}] $half])}]
        }
        [$Page canvas] create line [expr {$width / 2}] [expr {$y + $pad / 2}] \
                [expr {$width / 2}] $bottom \
                -fill [::wargame::look::theme color rule]
        return $bottom
    }
}
