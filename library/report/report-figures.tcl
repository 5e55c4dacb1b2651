# report-figures.tcl --
#
#       What the after-action report shows of the whole match: plots of its
#       course, and tables of luck, in HTML.
#
#   set figures [::wargame::report::ReportFigures new REPORT PRESENTER]
#       figure SVG CAPTION    a picture and what is said below it
#       course             the plots by turns
#       luck               "" where no dice fell
#       analysis           "" where none is kept, or it is not for the viewer

need base/words match/luck look/markup report/analysis-words

if {![info object isa class ::wargame::report::ReportFigures]} {
    oo::class create ::wargame::report::ReportFigures
}

oo::define ::wargame::report::ReportFigures {
    variable Report Presenter

    constructor {report presenter} {
        set Report $report
        set Presenter $presenter
    }

    method Th {key {class ""}} {
        return [my Tag th [$Report said luck.column.$key] $class]
    }

    method Tag {name words {class ""}} {
        return [::wargame::look::markup tag $name $words $class]
    }

    method figure {svg caption} {
        return [string cat "<figure>" $svg \
                [my Tag figcaption $caption] "</figure>\n"]
    }

    method course {} {
        set html [string cat [my Tag h2 [$Report said report.course]] \
                "\n<div class=\"plots\">\n"]
        dict for {name svg} [$Report plots] {
            if {$name ne "luck"} {
                append html [my figure $svg [$Report said report.plot.$name]]
            }
        }
        return [append html "</div>\n"]
    }

    method luck {} {
        if {![llength [$Report fights]]} {
            return ""
        }
        set html [string cat [my Tag h2 [$Report said report.luck]] \
            [my Tag p [$Report said report.luck.what]]]
        append html "<table><tr>"
        foreach key {side dice expected rolled ahead share word} {
            append html [my Th $key \
                    [expr {$key in {side word} ? "" : "n"}]]
        }
        append html "</tr>\n"
        foreach side {0 1} sum [$Report sums] {
            append html <tr> [my Tag td [[$Presenter words] sideName $side] \
                    side$side]
            foreach cell [::wargame::match::luck cells $sum] {
                append html [my Tag td $cell n]
            }
            set word [::wargame::match::luck word $sum]
            append html [my Tag td [$Report said luck.$word]] </tr>\n
        }
        append html "</table>\n" \
                [my figure [dict get [$Report plots] luck] \
                    [$Report said report.plot.luck]]
        return [append html [my FightTable]]
    }

    method analysis {} {
        set words [$Report analysis]
        if {$words eq ""} {
            return ""
        }
        set html [string cat [my Tag h2 [$Report said analysis.page]] \
            [my Tag p [::wargame::report::analysisWhat \
                [$Presenter game] [$Report oneOf]]] \
            [my figure [$words plot 1060] [$Report said analysis.chance]] \
            <table><tr>]
        set class ""
        foreach heading [$words headings] {
            append html [my Tag th $heading $class]
            set class n
        }
        append html </tr>\n
        foreach row [$words rows] {
            append html <tr> [my Tag td [lindex $row 0]]
            foreach cell [lrange $row 1 end] {
                append html [my Tag td $cell n]
            }
            append html </tr>\n
        }
        append html </table>\n [my Tag h3 [$Report said analysis.worst]]
        set worst [$words worst]
        set noChance [$Presenter game].analysis.noChance
        if {[::wargame::base::said $noChance]} {
            append html [my Tag p [::wargame::base::say $noChance]]
        }
        if {![llength $worst]} {
            append html [my Tag p [$Report said analysis.none]]
        }
        foreach choice $worst {
            append html [my Tag p [lindex $choice 0]] \
                    [my Tag p [lindex $choice 1] soft]
        }
        $words destroy
        return $html
    }

    method FightTable {} {
        set fights [$Report fights]
        set html [string cat "<details><summary>" \
                [my Tag span [$Report said report.fights [llength $fights]]] \
                "</summary>\n<table><tr>" [my Th turn] [my Th fight]]
        foreach side {0 1} {
            append html [my Tag th [$Report said luck.column.diceOf \
                    [[$Presenter words] sideName $side]] "n side$side"]
            foreach key {expected rolled} {
                append html [my Th $key n]
            }
        }
        append html "</tr>\n"
        foreach fight $fights {
            set turn [$Report turnName [dict get $fight turn]]
            append html <tr> [my Tag td $turn] \
                    [my Tag td [$Report fightName $fight]]
            foreach sum [::wargame::match::luck sums [list $fight]] {
                lassign [::wargame::match::luck cells $sum] dice expected rolled
                append html [my Tag td [expr {$dice ? $dice : ""}] n] \
                    [my Tag td $expected n] [my Tag td $rolled n]
            }
            append html </tr>\n
        }
        return [append html "</table></details>\n"]
    }
}
