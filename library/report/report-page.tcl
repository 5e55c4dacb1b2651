# report-page.tcl --
#
#       The after-action report as one page of HTML, from the heading to the
#       last map.
#
#   set page [::wargame::report::ReportPage new REPORT MATCH VIEWER PRESENTER]
#       html               the whole page; once only

need base/files base/words match/luck look/dice look/markup look/theme \
        present/deed-lines report/report-figures report/report-map

if {![info object isa class ::wargame::report::ReportPage]} {
    oo::class create ::wargame::report::ReportPage
}

oo::define ::wargame::report::ReportPage {
    # Standing: the events that stand; ByTurn: number of a turn -> those of it.
    variable Report Match Viewer Presenter Fights Turns Sprites Maps Figures \
            Standing ByTurn

    constructor {report match viewer presenter} {
        set Report $report
        set Match $match
        set Viewer $viewer
        set Presenter $presenter
        set Fights [$report fights]
        set Turns [$report turns]
        my Sort
        set Sprites [::wargame::look::Sprites new]
        set Maps [::wargame::report::ReportMap new $Presenter $Sprites]
        set Figures [::wargame::report::ReportFigures new $report $Presenter]
    }

    destructor {
        foreach part {Figures Maps Sprites} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
    }

    method html {} {
        set body [my Body]
        return [string cat "<!DOCTYPE html>\n" \
            "<html xmlns=\"http://www.w3.org/1999/xhtml\"" \
            " lang=\"[::wargame::base::language]\">\n<head>\n" \
            "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\"" \
            " content=\"width=device-width, initial-scale=1\"/>\n" \
            [my Tag title [my Title]] "\n<style>\n" [my Style] \
            "</style>\n</head>\n<body>\n" [$Sprites symbols] \
            [$Maps ground] \n $body "</body>\n</html>\n"]
    }

    method Tag {name words {class ""}} {
        return [::wargame::look::markup tag $name $words $class]
    }

    method Title {} {
        set about [$Match about]
        return "[$Report said title] - [$Report said \
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
        set html [string cat [my Head] [my Whole] [$Figures course] \
                [$Figures luck] [$Figures analysis]]
        foreach turn [lrange $Turns 0 end-1] {
            append html [my Turn $turn]
        }
        append html [my End [lindex $Turns end]]
        append html "<footer>" [my Tag p [$Report said report.foot]] \
                "</footer>\n"
        return $html
    }

    method Head {} {
        set about [$Match about]
        set html [string cat "<header>\n" \
            [my Tag p [$Report said title] soft] \
            [my Tag h1 [$Report said scenario.[dict get $about scenario]]]]
        dict for {name value} [dict get $about options] {
            append html [my Option $name $value]
        }
        append html [my Tag p [my Result] result] \
            [my Tag p [$Report said report.viewer.[my SeenBy] \
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
        set what [$Report said option.$name]
        set of [$Presenter game].option.$name.$value
        if {[::wargame::base::said $of]} {
            set what [::wargame::base::say why.says $what \
                    [::wargame::base::say $of]]
        }
        return [my Tag p $what soft]
    }

    method SeenBy {} {
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
        return [$Report said $key [[$Presenter words] sideName 0] $first \
                [[$Presenter words] sideName 1] \
            $second [expr {$winner in {0 1} ? [[$Presenter words] sideName \
                    $winner] : ""}] \
            [[$Presenter sentences] victory [$Match moment $Viewer]]]
    }

    # ---- turns ----

    method Heading {turn} {
        return [expr {[dict get $turn title] eq ""
            ? [$Report said report.end] : [dict get $turn title]}]
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
        return [$Figures figure $map [$Report said report.map \
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
        return [append html [my Account [my Told $turn]] [my Log $turn] \
                "</section>\n"]
    }

    method Fight {fight} {
        set html [string cat "<div class=\"fight\">" \
            [my Tag h3 [$Report fightName $fight]]]
        foreach side {0 1} sum [::wargame::match::luck sums [list $fight]] {
            lassign [::wargame::match::luck cells $sum] dice expected rolled
            if {$dice} {
                append html [my Tag p [$Report said report.fight.dice \
                    [[$Presenter words] sideName $side] $dice \
                    $rolled $expected] soft]
            }
        }
        return [append html \
            [my Lines [my Joined [dict get $fight events]]] "</div>\n"]
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

    method Joined {events} {
        return [::wargame::present::deedsTold $Presenter $Match $Viewer $events]
    }

    method Lines {events} {
        set html <ul>
        foreach event $events {
            set text [::wargame::present::deedLine $Presenter $event]
            if {$text eq ""} continue
            append html <li> [::wargame::look::markup text $text]
            append html [my Dice [[$Presenter events] dice $event]] </li>\n
        }
        return [append html </ul>]
    }

    method Sort {} {
        set Standing [::wargame::match::luck standing [$Match events $Viewer]]
        set ByTurn [dict create]
        set number 0
        foreach event $Standing {
            incr number [[$Presenter events] isTurn $event]
            dict lappend ByTurn $number $event
        }
    }

    method Told {turn} {
        # The events of it.
        set number [dict get $turn number]
        return [expr {[dict exists $ByTurn $number]
            ? [dict get $ByTurn $number] : {}}]
    }

    method Whole {} {
        # Of all turns, where a game tells what they did.
        set account [my Account $Standing]
        return [expr {$account eq "" ? "" : [string cat \
                {<section class="turn">} \
                [my Tag h2 [$Report said report.account]] $account \
                "</section>\n"]}]
    }

    method Account {events} {
        set sides [[$Presenter panels] account $events]
        if {![llength $sides]} {
            return ""
        }
        set html "<div class=\"fights\">\n"
        foreach parts $sides {
            append html "<div class=\"fight\">"
            foreach part $parts {
                lassign $part kind text
                append html [my Tag [expr {$kind eq "heading" ? "h3" : "p"}] \
                        $text [expr {$kind eq "soft" ? "soft" : ""}]]
            }
            append html "</div>\n"
        }
        return [append html "</div>\n"]
    }

    method Log {turn} {
        # All that was told in it.
        set told [my Joined [my Told $turn]]
        return [string cat "<details>" \
            [my Tag summary [$Report said report.log [llength $told]]] \
            [my Lines $told] "</details>\n"]
    }

    method End {turn} {
        return [string cat {<section class="turn">} \
            [my Tag h2 [my Heading $turn]] [my MapAt $turn] "</section>\n"]
    }
}
