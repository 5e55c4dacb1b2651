# victory.tcl --
#
#       How Bloody Monday ended: stars, morale, and in Last Blood the points
#       item by item; see present/victory.tcl.

need base/files base/words look/theme present/victory games/monday/blocks

namespace eval ::wargame::monday {
    variable VictoryRule \
            [dict get [::wargame::base::rulesOf monday topics] victory]
    variable Morale [::wargame::base::constantOf monday morale]
}

if {![info object isa class ::wargame::monday::Victory]} {
    oo::class create ::wargame::monday::Victory {
        superclass ::wargame::present::Victory
    }
}

oo::define ::wargame::monday::Victory {
    variable Words

    method scene {moment} {
        set points [$moment query points]
        set view [$moment view]
        set blood [expr {[dict get [$moment about] scenario] eq "last_blood"}]
        set winner [expr {[dict get $view ended] ne "none"
                && [dict get $view winner] >= 0
            ? [::wargame::look::theme side [dict get $view winner]] : ""}]
        set sides {}
        foreach side [::wargame::look::theme sides] number {0 1} {
            set mine [dict get $points $number]
            set theirs [dict get $points [expr {!$number}]]
            lappend sides [dict create side $side total [dict get $mine score] \
                {*}[my Decided $view $mine] \
                parts [concat [list [my Areas $mine]] \
                    [expr {$blood ? [my Killed $mine [expr {!$number}]] : {}}] \
                    [my Lost $theirs $number $blood]]]
        }
        return [dict merge [my Headline $view $points $blood $winner] \
                [dict create winner $winner sides $sides]]
    }

    method Areas {mine} {
        # The victory areas of a side, and what each is worth.
        set count 0
        set sum 0
        set items {}
        foreach star [dict get $mine stars] {
            incr count
            incr sum [dict get $star points]
            lappend items [list [$Words placeName [dict get $star area]] \
                    [dict get $star points]]
        }
        set fleches [dict get $mine fleches]
        if {$fleches ne {}} {
            # Only all of them together are worth anything.
            set points [dict get $mine together]
            incr count [expr {$points > 0}]
            incr sum $points
            lappend items [list [::wargame::base::say \
                    monday.victory.fleches.[expr {
                $points ? "all" : "some"}] [llength $fleches]] $points]
        }
        return [list [::wargame::base::say monday.victory.areas $count] $sum \
                $items]
    }

    method Decided {view mine} {
        # What is on the bar if points did not decide.
        return [expr {[dict get $view ended] eq "morale"
            ? [list share [my Broken $mine]] : {}}]
    }

    method Broken {mine} {
        # How many of the enemy's dead are on the enemy's morale track.
        return [llength [lmap dead [dict get $mine dead] {
            if {![dict get $dead counts]} continue
            set dead
        }]]
    }

    method Killed {mine enemy} {
        # In Last Blood, the enemy's dead and their points.
        set sum 0
        set items {}
        foreach dead [dict get $mine dead] {
            incr sum [dict get $dead points]
            lappend items [list [my Face [dict get $dead key] $enemy] \
                    [dict get $dead points]]
        }
        return [list [list [::wargame::base::say monday.victory.killed \
                [llength $items]] $sum $items]]
    }

    method Lost {theirs side blood} {
        # A side's morale track with its dead; and those that do not count for
        # it. Last Blood has shown them already, as the other's points.
        lassign {{} {}} counted others
        foreach dead [dict get $theirs dead] {
            lappend [expr {[dict get $dead counts] ? "counted" : "others"}] \
                    [list [my Face [dict get $dead key] $side] ""]
        }
        set parts [list [list [::wargame::base::say monday.victory.morale \
            [llength $counted] $::wargame::monday::Morale] "" \
                    [expr {$blood ? {} : $counted}] \
            [list [expr {min($::wargame::monday::Morale, [llength $counted])}] \
                    $::wargame::monday::Morale]]]
        if {!$blood && $others ne {}} {
            lappend parts [list [::wargame::base::say monday.victory.others \
                    [llength $others]] "" $others]
        }
        return $parts
    }

    method Face {key side} {
        foreach row [::wargame::roster monday] {
            if {[dict get $row key] eq $key} {
                set face [::wargame::monday::blocks face $row 0]
                dict set face side [::wargame::look::theme side $side]
                return $face
            }
        }
    }

    method Headline {view points blood winner} {
        set how [dict get $view ended]
        if {$how eq "none"} {
            return [dict create rule $::wargame::monday::VictoryRule \
                heading [::wargame::base::say monday.victory.soFar] \
                text [my Score $how $points $blood]]
        }
        return [dict create rule $::wargame::monday::VictoryRule \
            heading [expr {$winner eq ""
                ? [::wargame::base::say monday.victory.draw]
                : [::wargame::base::say monday.victory.won \
                        [$Words sideName $winner]]}] \
            text "[$Words ending $how $winner] [my Score $how $points $blood]"]
    }

    method Score {how points blood} {
        # What the bar shows, in words.
        lassign [lmap side {0 1} {
            set mine [dict get $points $side]
            expr {$how eq "morale" ? [my Broken $mine] : [dict get $mine score]}
        }] french russian
        return [::wargame::base::say monday.victory.score.[expr {
            $how eq "morale" ? "morale" : $blood ? "points" : "stars"}] \
                $french $russian]
    }
}
