# victory.tcl --
#
#       The victory panel: both sides' points, piece by piece.
#
#   set panel [::wargame::panels::VictoryPanel new PATH MATCH VIEWER DOCMD]   see panel.tcl
#       scene     -> what is drawn; games/GAME/victory.tcl makes it:
#           winner    side's word, or "": nobody's, or not yet
#           heading text rule
#           sides     a list of two dictionaries: side, total, told (the same in
#                     words, if it is not known for sure), parts, a list of
#                     {TITLE VP ITEMS ?TRACK?}; ITEMS: {FACE VP} or {TEXT VP},
#                     VP "" for what has none; TRACK: {FILLED ALL} boxes
#           scale     where one side alone has points: levels, from the worst for
#                     it, {TITLE COLOR LEAST} each; level, the number of its
#                     own; part, how far it is in that, 0 to 1; points
#           story     {TITLE MOST COLOR {LABEL AMOUNT}...}: a bar a turn
#                     Both may be missing

need base/words look/button-bar look/theme panels/panel

if {![info object isa class ::wargame::panels::VictoryPanel]} {
    oo::class create ::wargame::panels::VictoryPanel {
        superclass ::wargame::panels::Panel
    }
}

oo::define ::wargame::panels::VictoryPanel {
    variable Path Match Viewer Presenter Pictures Scene

    method FirstButtons {} {
        return [list $Path.page]
    }

    method scene {} {
        return $Scene
    }

    method Build {} {
        set margin [::wargame::look::theme size margin]
        canvas $Path.page -highlightthickness 0 -borderwidth 0 -takefocus 1 \
                -width 400 -height 300 -yscrollcommand \
                [list ::wargame::look::scrollAsNeeded $Path.scroll]
        ttk::scrollbar $Path.scroll -command [list $Path.page yview]
        grid $Path.page -row 0 -column 0 -sticky nsew
        grid $Path.scroll -row 0 -column 1 -sticky ns
        grid rowconfigure $Path 0 -weight 1
        grid columnconfigure $Path 0 -weight 1
        bind $Path.page <Configure> [namespace code {my Draw}]
        foreach {event way} {
            Button-4 -2 Button-5 2 Up -2 Down 2 Prior -10 Next 10
        } {
            bind $Path.page <$event> [list $Path.page yview scroll $way units]
        }
        my Keys $Path.page
    }

    method refresh {} {
        set Scene [my Part victory scene [$Match moment $Viewer] $Presenter]
        my Draw
    }

    method Text {x y anchor font color text args} {
        # Returns the y below it.
        set item [$Path.page create text $x $y -anchor $anchor \
                -text [::wargame::base::minus $text] \
                -font [::wargame::look::theme font $font] \
                -fill [::wargame::look::theme color $color] {*}$args]
        return [lindex [$Path.page bbox $item] 3]
    }

    method Draw {} {
        set page $Path.page
        $page delete all
        set width [winfo width $page]
        if {$width < 300} {
            return
        }
        set pad [expr {2 * [::wargame::look::theme size margin]}]
        set winner [dict get $Scene winner]
        $page configure -background [::wargame::look::theme color leaf]
        set y [my Text [expr {$width / 2}] $pad n title [expr {
            $winner eq "" ? "ink" : "${winner}Dark"}] [dict get $Scene heading]]
        set y [my Text [expr {$width / 2}] $y n subtitle inkSoft \
                [dict get $Scene text] -width [expr {$width - 2 * $pad}] \
                -justify center]
        if {[dict exists $Scene scale]} {
            set y [my Scale [expr {$y + $pad / 2}] $width $pad]
        } else {
            set y [my Balance [expr {$y + $pad / 2}] $width $pad]
        }
        if {[dict exists $Scene story]} {
            set y [my Story $y $width $pad]
        }
        set bottom $y
        set half [expr {($width - 3 * $pad) / 2}]
        foreach side [dict get $Scene sides] left [list $pad \
                [expr {2 * $pad + $half}]] {
            set bottom [expr {max($bottom, \
                    [my Column $side $left [expr {$y + $pad / 2}] $half])}]
        }
        $page create line [expr {$width / 2}] [expr {$y + $pad / 2}] \
            [expr {$width / 2}] $bottom -fill [::wargame::look::theme color \
            rule]
        $page configure -scrollregion \
                [list 0 0 $width [expr {$bottom + $pad}]] \
                -yscrollincrement [::wargame::look::theme px 20]
    }

    method Balance {y width pad} {
        # One bar, shared as the points are.
        lassign [lmap side [dict get $Scene sides] {dict get $side total}] a b
        lassign [lmap side [dict get $Scene sides] {dict get $side side}] one two
        set high [::wargame::look::theme px 46]
        set all [expr {max(1, $a + $b)}]
        set at [expr {$pad + ($width - 2 * $pad) * ($a + 0.15 * $all)
                / (1.3 * $all)}]
        $Path.page create rectangle $pad $y $at [expr {$y + $high}] -width 0 \
                -fill [::wargame::look::theme color $one]
        $Path.page create rectangle $at $y [expr {$width - $pad}] \
                [expr {$y + $high}] -width 0 -fill [::wargame::look::theme \
                color $two]
        $Path.page create rectangle $pad $y [expr {$width - $pad}] \
                [expr {$y + $high}] -outline [::wargame::look::theme color \
                goldDark] \
                -width 2
        set middle [expr {$y + $high / 2}]
        lassign [lmap side [dict get $Scene sides] {
            dict get [dict merge [list told [dict get $side total]] $side] told
        }] a b
        my Text [expr {$pad * 1.5}] $middle w number leafLift $a
        my Text [expr {$width - $pad * 1.5}] $middle e number leafLift $b
        return [expr {$y + $high}]
    }

    method Column {side x y width} {
        # One side's points, part by part.
        set word [dict get $side side]
        set y [my Text $x $y nw heading ${word}Dark \
                [[$Presenter words] sideName $word]]
        foreach part [dict get $side parts] {
            lassign $part title sum items track
            set top [expr {$y + [::wargame::look::theme px 10]}]
            my Text [expr {$x + $width}] $top ne clock goldDark $sum
            set y [my Text $x $top nw bodyBold ink $title \
                    -width [expr {$width * 0.85}]]
            set y [expr {$y + 4}]
            $Path.page create line $x $y [expr {$x + $width}] $y \
                    -fill [::wargame::look::theme color rule]
            if {$track ne ""} {
                set y [my Track $word {*}$track $x [expr {$y + 6}] $width]
            }
            set y [my Items $items $x [expr {$y + 4}] $width]
        }
        if {[llength [dict get $side parts]] == 0} {
            set y [my Text $x $y nw italic inkSoft \
                    [::wargame::base::say panel.noPoints]]
        }
        return $y
    }

    method Track {side filled all x y width} {
        # Boxes numbered downwards, the first ones filled.  Returns the y below.
        set pace \
                [expr \
                {min([::wargame::look::theme px 34], $width / double($all))}]
        set size [expr {$pace - [::wargame::look::theme px 4]}]
        for {set i 0} {$i < $all} {incr i} {
            set on [expr {$i < $filled}]
            $Path.page create rectangle $x $y [expr {$x + $size}] \
                [expr {$y + $size}] -fill [::wargame::look::theme color [expr {
                    $on ? $side : "leafSunk"}]] \
                -outline [::wargame::look::theme color ${side}Dark]
            my Text [expr {$x + $size / 2}] [expr {$y + $size / 2}] center \
                smallBold [expr {$on ? "leafLift" : "inkSoft"}] \
                [expr {$all - $i}]
            set x [expr {$x + $pace}]
        }
        return [expr {$y + $pace}]
    }

    method Items {items x y width} {
        # Names line by line, blocks side by side with their worth below.
        set size [::wargame::look::theme px 58]
        set line [font metrics [::wargame::look::theme font body] -linespace]
        set left $x
        set blocks 0
        foreach item $items {
            lassign $item thing vp
            if {![my IsFace $thing]} {
                my Text [expr {$x + $width}] $y ne body inkSoft $vp
                set y [my Text $x $y nw body ink $thing]
                continue
            }
            set blocks 1
            if {$left + $size > $x + $width} {
                set left $x
                set y [expr {$y + $size + $line}]
            }
            $Path.page create image [expr {$left + $size / 2}] \
                [expr {$y + $size / 2}] -image [my Block $thing {} 46]
            if {![dict get $thing hidden]} {
                my Text [expr {$left + $size / 2}] [expr {$y + $size - 4}] n \
                        small inkSoft $vp
            }
            set left [expr {$left + $size + 2}]
        }
        return [expr {$blocks ? $y + $size + $line : $y}]
    }

    method IsFace {thing} {
        return [expr {[llength $thing] > 3 && [llength $thing] % 2 == 0
                && [dict exists $thing hidden]}]
    }
}

need panels/victory-scale
