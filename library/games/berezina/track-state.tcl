# track-state.tcl --
#
#       The rest of the track bar of Napoleon at the Berezina: the bridges of
#       each ford, the Army of the Danube, what chance has brought, victory so
#       far.

need base/words look/bar-art look/theme games/berezina/bridges \
        games/berezina/events \
        games/berezina/ledger-victory games/berezina/track-parts

namespace eval ::wargame::berezina::trackState {
    namespace export bridges danube chance victory
    namespace ensemble create
    namespace import ::wargame::berezina::trackParts::*
}

# ---- bridges ----

proc ::wargame::berezina::trackState::bridges {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    # From the north.
    set fords [::wargame::berezina::byFord [survey $view bridges]]
    set pitch [expr {$wide / double([dict size $fords])}]
    foreach hex [lsort [dict keys $fords]] {
        set two [dict get $fords $hex]
        set begun [lmap bridge $two {
            if {![::wargame::berezina::isBegun $bridge]} continue
            set bridge
        }]
        put scene [::wargame::look::barArt box $x $y [expr {$pitch - 3}] $high \
                [::wargame::look::theme tint desk deskText 0.08] deskEdge]
        put scene [line [expr {$x + ($pitch - 3) / 2}] \
                [expr {$y + 0.3 * $high}] [expr {0.29 * $high}] middle \
                [expr {$pitch - 7}] [::wargame::berezina::fordName $hex] \
                [expr {[llength $begun] ? "deskText" : "deskSoft"}]]
        foreach bridge $two {
            set row [dict get $bridge number]
            Bridge scene [expr {$bridge in $begun ? $bridge : ""}] \
                    [expr {$x + 3}] [expr {$y + (0.12 + 0.29 * $row) * $high}] \
                    [expr {$pitch - 9}] [expr {0.22 * $high}]
        }
        item scene $x $y $pitch $high bridges $hex
        set x [expr {$x + $pitch}]
    }
}

# Bridge --
#
#       Its two halves, west at the left, section by section; when it is
#       finished, how many more it bears this turn and the die that breaks it.
proc ::wargame::berezina::trackState::Bridge {sceneVar bridge x y wide high} {
    upvar 1 $sceneVar scene
    set east not_begun
    set west not_begun
    dict with bridge {}
    set half [::wargame::berezina::sections finis]
    set done [expr {$west eq "finis"}]
    set east [::wargame::berezina::sections $east]
    set west [::wargame::berezina::sections $west]
    set span [expr {$done ? 0.5 * $wide : $wide}]
    set river [expr {0.05 * $wide}]
    set section [expr {($span - $river) / (2.0 * $half)}]
    for {set i 0} {$i < 2 * $half} {incr i} {
        set at [expr {$x + $i * $section + ($i >= $half ? $river : 0)}]
        set built [expr {$bridge ne ""
            && ($i < $half ? $i < $west : 2 * $half - $i <= $east)}]
        put scene [::wargame::look::barArt box $at $y [expr {$section - 0.8}] \
                $high \
                [expr {!$built ? "none" : $russian ? "side1Light"
                    : $done ? "gold" : "deskText"}] \
                [expr {$bridge eq ""
                    ? [::wargame::look::theme tint deskSoft desk 0.55] : \
                            "deskSoft"}] \
                0.7]
    }
    if {$done} {
        set text \u00d7$left
        if {$breaks} {
            append text " \u2685$breaks[expr {$breaks < 6 ? "+" : ""}]"
        }
        put scene [line [expr {$x + $wide}] [expr {$y + 0.95 * $high}] \
                [expr {1.25 * $high}] end [expr {0.48 * $wide}] $text \
                [expr {$breaks ? "gold" : "deskText"}]]
    }
}

# ---- the Army of the Danube, and chance ----

# Cell --
#
#       Two lines in a frame.
proc ::wargame::berezina::trackState::Cell {sceneVar x y wide high above below
        color} {
    upvar 1 $sceneVar scene
    put scene [::wargame::look::barArt box $x $y $wide $high \
            [::wargame::look::theme tint desk deskText 0.08] deskEdge]
    foreach {text share size ink} [list $above 0.38 0.3 deskSoft \
            $below 0.8 0.32 $color] {
        put scene [line [expr {$x + $wide / 2.0}] [expr {$y + $share * $high}] \
                [expr {$size * $high}] middle [expr {$wide - 6}] $text $ink]
    }
}

proc ::wargame::berezina::trackState::danube {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    set state [survey $view activation]
    if {[dict get $state released]} {
        set text [::wargame::base::say berezina.tracks.danube.released]
        set color gold
    } elseif {![dict get $state crossed]} {
        set text [::wargame::base::say berezina.tracks.danube.waits]
        set color deskText
    } else {
        set text [::wargame::base::say berezina.tracks.danube.rolls \
                [dict get $state faces]]
        set color deskText
    }
    Cell scene $x $y $wide $high [::wargame::base::say berezina.tracks.danube] \
            $text \
            $color
    item scene $x $y $wide $high danube
}

proc ::wargame::berezina::trackState::chance {sceneVar view x y wide high} {
    # The event of this turn, and what stays of others.
    upvar 1 $sceneVar scene
    set event [dict get $view event]
    Cell scene $x $y $wide $high [Lasting $view] \
        [::wargame::base::say berezina.tracks.event.$event] \
        [expr {$event ne "none" ? "gold" : "deskText"}]
    item scene $x $y $wide $high chance
}

# Lasting --
#
#       What events of earlier turns still do; if there are several, their
#       letters.
proc ::wargame::berezina::trackState::Lasting {view} {
    set stays [survey $view lasting]
    if {[llength $stays] == 0} {
        return [::wargame::base::say berezina.tracks.chance.head]
    } elseif {[llength $stays] == 1} {
        return [::wargame::base::say \
                berezina.tracks.lasting.[lindex $stays 0]]
    }
    return [::wargame::base::say berezina.tracks.lasting.several \
            [join [lmap event $stays {::wargame::berezina::letter $event}] \
                ", "]]
}

# ---- victory so far ----

proc ::wargame::berezina::trackState::victory {sceneVar view x y wide high} {
    upvar 1 $sceneVar scene
    set state [survey $view victory]
    set score [dict get $state score]
    put scene [::wargame::look::barArt box $x $y $wide $high \
            [::wargame::look::theme tint desk deskText 0.08] deskEdge]
    set size [expr {0.46 * $high}]
    set text [::wargame::base::minus $score]
    set much [expr {[::wargame::look::barArt wide $text $size] + 10}]
    put scene [::wargame::look::barArt words [expr {$x + 5}] \
            [expr {$y + 0.46 * $high}] $size start $text]
    put scene [line [expr {$x + $much}] [expr {$y + 0.36 * $high}] \
            [expr {0.29 * $high}] start [expr {$wide - $much - 4}] \
            [::wargame::base::say berezina.level.[dict get $state level]]]
    Gauge scene $state [expr {$x + $much}] \
            [expr {$y + 0.43 * $high}] [expr {$wide - $much - 5}] \
            [expr {0.14 * $high}]
    put scene [line [expr {$x + $wide / 2}] [expr {$y + 0.88 * $high}] \
            [expr {0.28 * $high}] middle [expr {$wide - 8}] \
            [::wargame::base::say berezina.tracks.score \
                [tcl::mathop::+ {*}[dict values [dict get $state out]]] \
                [tcl::mathop::+ {*}[dict values [dict get $state lost]]] \
                [::wargame::berezina::known $state treasures]]]
    item scene $x $y $wide $high victory
}

# Gauge --
#
#       From the worst level to the best, a colour each; the present points are
#       marked.
proc ::wargame::berezina::trackState::Gauge {sceneVar state x y wide high} {
    upvar 1 $sceneVar scene
    set score [dict get $state score]
    set chart [dict get $state chart]
    set draw [dict get $state draw]
    set from 0
    set most [expr {[lindex $chart 0] + 20.0}]
    set levels [llength $chart]
    foreach to [concat [lreverse $chart] $most] {
        set color [expr {$levels > $draw ? "side1"
            : $levels == $draw ? "deskSoft" : "side0"}]
        put scene \
                [::wargame::look::barArt box [expr \
                {$x + $from * $wide / $most}] $y \
                [expr {($to - $from) * $wide / $most}] $high \
                [::wargame::look::theme tint $color desk [expr {
                    0.2 * ($draw - abs($levels - $draw))}]]]
        set from $to
        incr levels -1
    }
    set at [expr {$x + max(0, min($score, $most)) * $wide / $most}]
    put scene [::wargame::look::barArt box [expr {$at - 1.6}] [expr {$y - 2}] \
            3.2 \
            [expr {$high + 4}] glow deskEdge]
}
