# victory.tcl --
#
#       How Bloody Monday ended, told to the victory panel: stars, morale, and
#       in Last Blood the points item by item.
#
#       victory scene MOMENT PRESENTER   see panels/victory.tcl

need base/files base/words look/theme games/monday/blocks

namespace eval ::wargame::monday::victory {
    namespace export scene
    namespace ensemble create

    variable Rule [dict get [::wargame::base::rulesOf monday topics] victory]
    variable Morale [::wargame::base::constantOf monday morale]
}

proc ::wargame::monday::victory::scene {moment presenter} {
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
            parts [concat [list [Areas $mine $presenter]] \
                [expr {$blood ? [Killed $mine [expr {!$number}]] : {}}] \
                [Lost $theirs $number $blood]]]
    }
    return [dict merge [Headline $view $points $blood $winner $presenter] \
            [dict create winner $winner sides $sides]]
}

# Areas --
#
#       The victory areas of a side, and what each is worth.
proc ::wargame::monday::victory::Areas {mine presenter} {
    set count 0
    set sum 0
    set items {}
    foreach star [dict get $mine stars] {
        lassign $star area points
        incr count
        incr sum $points
        lappend items [list [[$presenter words] placeName $area] $points]
    }
    set fleches [dict get $mine fleches]
    if {$fleches ne {}} {
        # Only all of them together are worth anything.
        set points [dict get $mine together]
        incr count [expr {$points > 0}]
        incr sum $points
        lappend items [list [::wargame::base::say monday.victory.fleches.[expr {
            $points ? "all" : "some"}] [llength $fleches]] $points]
    }
    return [list [::wargame::base::say monday.victory.areas $count] $sum $items]
}

# Killed --
#
#       In Last Blood, the enemy's dead and their points.
proc ::wargame::monday::victory::Killed {mine enemy} {
    set sum 0
    set items {}
    foreach dead [dict get $mine dead] {
        lassign $dead key points
        incr sum $points
        lappend items [list [Face $key $enemy] $points]
    }
    return [list [list [::wargame::base::say monday.victory.killed \
            [llength $items]] $sum $items]]
}

# Lost --
#
#       A side's morale track with its dead; and those that do not count for it.
#       Last Blood has shown them already, as the other's points.
proc ::wargame::monday::victory::Lost {theirs side blood} {
    variable Morale
    lassign {{} {}} counted others
    foreach dead [dict get $theirs dead] {
        lassign $dead key - counts
        lappend [expr {$counts ? "counted" : "others"}] \
                [list [Face $key $side] ""]
    }
    set parts [list [list [::wargame::base::say monday.victory.morale \
        [llength $counted] $Morale] "" [expr {$blood ? {} : $counted}] \
        [list [expr {min($Morale, [llength $counted])}] $Morale]]]
    if {!$blood && $others ne {}} {
        lappend parts [list [::wargame::base::say monday.victory.others \
                [llength $others]] "" $others]
    }
    return $parts
}

proc ::wargame::monday::victory::Face {key side} {
    foreach row [::wargame::roster monday] {
        if {[dict get $row key] eq $key} {
            set face [::wargame::monday::blocks face $row 0]
            dict set face side [::wargame::look::theme side $side]
            return $face
        }
    }
}

proc ::wargame::monday::victory::Headline {view points blood winner presenter} {
    variable Rule
    set french [dict get $points 0 score]
    set russian [dict get $points 1 score]
    if {[dict get $view ended] eq "none"} {
        return [dict create rule $Rule \
            heading [::wargame::base::say monday.victory.soFar] \
            text [::wargame::base::say monday.victory.score.[expr {
                $blood ? "points" : "stars"}] $french $russian]]
    }
    return [dict create rule $Rule \
        heading [expr {$winner eq ""
            ? [::wargame::base::say monday.victory.draw]
            : [::wargame::base::say monday.victory.won \
                    [[$presenter words] sideName $winner]]}] \
        text "[::wargame::base::say monday.ending.[dict get $view ended]]\
            [::wargame::base::say monday.victory.score.[expr {
                $blood ? "points" : "stars"}] $french $russian]"]
}
