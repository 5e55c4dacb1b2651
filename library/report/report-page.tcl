# report-page.tcl --
#
#       The after-action report as a page: its parts, from the heading to the
#       last map.

need base/files base/words match/luck look/dice look/markup look/theme \
        report/report-map

oo::define ::wargame::report::Report {
    variable Match Viewer Presenter Fights Turns Sprites Maps

    method page {} {
        set Sprites [::wargame::look::Sprites new]
        set Maps [::wargame::report::ReportMap new $Presenter $Sprites]
        try {
            set body [my Body]
            return [string cat "<!DOCTYPE html>\n" \
                "<html xmlns=\"http://www.w3.org/1999/xhtml\"" \
                " lang=\"[::wargame::base::language]\">\n<head>\n" \
                "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\"" \
                " content=\"width=device-width, initial-scale=1\"/>\n" \
                [my Tag title [my Title]] "\n<style>\n" [my Style] \
                "</style>\n</head>\n<body>\n" [$Sprites symbols] \
                [$Maps ground] \n $body "</body>\n</html>\n"]
        } finally {
            $Maps destroy
            $Sprites destroy
        }
    }

    method Tag {name words {class ""}} {
        return [::wargame::look::markup tag $name $words $class]
    }

    method Title {} {
        set about [$Match about]
        return "[my Said title] - [my Said \
                scenario.[dict get $about scenario]]"
    }

    method Style {} {
        set style [::wargame::base::readText \
                [file join $::wargame::directory library report report.css]]
        foreach key [lsort -unique [regexp -all -inline {@\w+@} $style]] {
            set color [::wargame::look::theme color [string trim $key @]]
            set style [string map [list $key $color] $style]
        }
        return $style
    }

    method Body {} {
        set html [string cat [my Head] [my Course] [my Luck]]
        foreach turn [lrange $Turns 0 end-1] {
            append html [my Turn $turn]
        }
        append html [my End [lindex $Turns end]]
        append html "<footer>" [my Tag p [my Said report.foot]] "</footer>\n"
        return $html
    }

    method Head {} {
        set about [$Match about]
        set html [string cat "<header>\n" \
            [my Tag p [my Said title] soft] \
            [my Tag h1 [my Said scenario.[dict get $about scenario]]]]
        dict for {name value} [dict get $about options] {
            append html [my Option $name $value]
        }
        append html [my Tag p [my Result] result] \
            [my Tag p [my Said report.eyes.[my Eyes] \
                [expr {$Viewer in {0 1} ? [[$Presenter words] sideName \
                        $Viewer] : ""}]] \
                soft] \
            "</header>\n<nav><p>"
        foreach turn [lrange $Turns 0 end-1] {
            append html "<a href=\"#t[dict get $turn number]\">" \
                [::wargame::look::markup text [my Heading $turn]] "</a> "
        }
        return [append html "</p></nav>\n"]
    }

    method Option {name value} {
        # What is not in use is not told.
        if {$value in {off none}} {
            return ""
        }
        set what [my Said option.$name]
        set of [$Presenter game].option.$name.$value
        if {[::wargame::base::said $of]} {
            set what [::wargame::base::say why.says $what \
                    [::wargame::base::say $of]]
        }
        return [my Tag p $what soft]
    }

    method Eyes {} {
        return [expr {$Viewer in {0 1} ? "side"
            : [$Match side] eq "nobody" ? "all" : $Viewer}]
    }

    method Result {} {
        lassign [dict get [lindex $Turns end] told] first second
        set winner [$Match winner]
        if {[$Match side] ne "nobody"} {
            set key report.open
        } elseif {$winner ni {0 1}} {
            set key report.drawn
        } else {
            set key report.won
        }
        return [my Said $key [[$Presenter words] sideName 0] $first \
                [[$Presenter words] sideName 1] \
            $second [expr {$winner in {0 1} ? [[$Presenter words] sideName \
                    $winner] : ""}] \
            [[$Presenter words] victory [$Match moment $Viewer]]]
    }

    method Figure {svg caption} {
        return [string cat "<figure>" $svg \
                [my Tag figcaption $caption] "</figure>\n"]
    }

    method Course {} {
        set html [string cat [my Tag h2 [my Said report.course]] \
                "\n<div class=\"plots\">\n"]
        dict for {name svg} [my plots] {
            if {$name ne "luck"} {
                append html [my Figure $svg [my Said report.plot.$name]]
            }
        }
        return [append html "</div>\n"]
    }

    method Luck {} {
        if {![llength $Fights]} {
            return ""
        }
        set html [string cat [my Tag h2 [my Said report.luck]] \
            [my Tag p [my Said report.luck.what]]]
        append html "<table><tr>"
        foreach key {side dice expected rolled ahead share word} {
            append html [my Tag th [my Said luck.column.$key] \
                    [expr {$key in {side word} ? "" : "n"}]]
        }
        append html "</tr>\n"
        foreach side {0 1} sum [my sums] {
            append html <tr> [my Tag td [[$Presenter words] sideName $side] \
                    side$side]
            foreach cell [::wargame::match::luck cells $sum] {
                append html [my Tag td $cell n]
            }
            append html [my Tag td \
                    [my Said luck.[::wargame::match::luck word $sum]]] </tr>\n
        }
        append html "</table>\n" \
            [my Figure [dict get [my plots] luck] [my Said report.plot.luck]]
        return [append html [my FightTable]]
    }

    method FightTable {} {
        set html [string cat "<details><summary>" \
            [my Tag span [my Said report.fights [llength $Fights]]] \
            "</summary>\n<table><tr>" [my Tag th [my Said luck.column.turn]] \
            [my Tag th [my Said luck.column.fight]]]
        foreach side {0 1} {
            append html [my Tag th [my Said luck.column.diceOf \
                    [[$Presenter words] sideName $side]] "n side$side"]
            foreach key {expected rolled} {
                append html [my Tag th [my Said luck.column.$key] n]
            }
        }
        append html "</tr>\n"
        foreach fight $Fights {
            append html <tr> [my Tag td [my turnName [dict get $fight turn]]] \
                [my Tag td [my fightName $fight]]
            foreach sum [::wargame::match::luck sums [list $fight]] {
                lassign [::wargame::match::luck cells $sum] dice expected rolled
                append html [my Tag td [expr {$dice ? $dice : ""}] n] \
                    [my Tag td $expected n] [my Tag td $rolled n]
            }
            append html </tr>\n
        }
        return [append html "</table></details>\n"]
    }

    method Heading {turn} {
        return [expr {[dict get $turn title] eq ""
            ? [my Said report.end] : [dict get $turn title]}]
    }

    method MapAt {turn} {
        set then [$Match at [dict get $turn n]]
        try {
            set map [$Maps map $then $Viewer [my Heading $turn]]
        } finally {
            $then destroy
        }
        if {$map eq ""} {
            return ""
        }
        lassign [dict get $turn told] first second
        return [my Figure $map [my Said report.map \
                [[$Presenter words] sideName 0] $first \
            [[$Presenter words] sideName 1] $second]]
    }

    method Turn {turn} {
        set html [format {<section class="turn" id="t%d">} \
                [dict get $turn number]]
        append html [my Tag h2 [my Heading $turn]] \n [my MapAt $turn]
        set fights [lmap fight $Fights {
            if {[dict get $fight turn] != [dict get $turn number]} continue
            set fight
        }]
        if {[llength $fights]} {
            append html "<div class=\"fights\">\n"
            foreach fight $fights {
                append html [my Fight $fight]
            }
            append html "</div>\n"
        }
        return [append html [my Log $turn] "</section>\n"]
    }

    method Fight {fight} {
        set html [string cat "<div class=\"fight\">" \
            [my Tag h3 [my fightName $fight]]]
        foreach side {0 1} sum [::wargame::match::luck sums [list $fight]] {
            lassign [::wargame::match::luck cells $sum] dice expected rolled
            if {$dice} {
                append html [my Tag p [my Said report.fight.dice \
                    [[$Presenter words] sideName $side] $dice \
                    $rolled $expected] soft]
            }
        }
        return [append html [my Lines [dict get $fight events]] "</div>\n"]
    }

    method Dice {thrown} {
        # As many as have room stay in a row.
        if {![llength $thrown]} {
            return ""
        }
        set html " <span class=\"dice\">"
        foreach die $thrown {
            append html "<svg class=\"die\" role=\"img\"><use href=\"" \
                [$Sprites picture $die] "\"/></svg>"
        }
        return [append html </span>]
    }

    method Lines {events} {
        set html <ul>
        foreach event $events {
            set text [[$Presenter words] event $event]
            if {$text eq ""} continue
            append html <li> [::wargame::look::markup text $text]
            append html [my Dice [[$Presenter events] dice $event]] </li>\n
        }
        return [append html </ul>]
    }

    method Log {turn} {
        # All that was told in it.
        set number 0
        set told {}
        foreach event [::wargame::match::luck standing [$Match news $Viewer]] {
            incr number [[$Presenter events] isTurn $event]
            if {$number == [dict get $turn number]} {
                lappend told $event
            }
        }
        return [string cat "<details>" \
            [my Tag summary [my Said report.log [llength $told]]] \
            [my Lines $told] "</details>\n"]
    }

    method End {turn} {
        return [string cat {<section class="turn">} \
            [my Tag h2 [my Heading $turn]] [my MapAt $turn] "</section>\n"]
    }
}
