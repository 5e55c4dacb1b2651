# mapunder.tcl --
#
#       What stands under an area and under a border in a map of areas.
#
#       mapUnder under KEYWORD AT    area or border, what the word belongs
#                                    under, or ""; fails if the last line that
#                                    was not under another began something else
#       mapUnder area MAP KEY KEYWORD WORDS     the map with the line added
#       mapUnder border MAP BORDER KEYWORD WORDS      the border with it

need ground/mapwords

namespace eval ::wargame::ground::mapUnder {
    namespace export under area border
    namespace ensemble create
    namespace import ::wargame::ground::mapWords::*

    variable Words {
        area {
            village supply headquarters stood circle star fleche label stand
        }
        border {
            line to water ford dam bridge french_bridge slope woods swamp road
            startline
        }
    }
}

proc ::wargame::ground::mapUnder::under {keyword at} {
    variable Words
    foreach {what a words} [list area an [dict get $Words area] \
            border a [dict get $Words border]] {
        if {$keyword ni $words} continue
        if {$at ne $what} {
            fail "\"$keyword\" belongs under $a $what"
        }
        return $what
    }
    return ""
}

proc ::wargame::ground::mapUnder::area {map key keyword words} {
    switch -- $keyword {
        village {
            dict set map area $key village $words
        }
        supply {
            lassign $words side symbols point
            dict set map area $key supply [list \
                    [Side $map $side] [oneOf $symbols {1 2}] \
                    {*}[points $point]]
        }
        headquarters - stood {
            set blocks [dict get $map area $key $keyword]
            dict set map area $key $keyword [lappend blocks {*}$words]
        }
        circle {
            lassign $words number colour half point
            set next [expr {[dict get $map area $key index] + 1}]
            if {$number != $next} {
                fail "the circle is $number, the area is number $next"
            }
            dict set map area $key circle [list $number \
                    [oneOf $colour {green yellow red}] \
                    [oneOf $half {north south}] {*}[points $point]]
        }
        star - fleche {
            dict set map area $key star [list $keyword {*}[points {*}$words]]
        }
        label {
            set lines [lassign $words size point angle]
            dict set map area $key label [list \
                    [oneOf $size {small medium large}] {*}[points $point] \
                    [number $angle] {*}$lines]
        }
        stand {
            set points [lassign $words side]
            dict set map area $key stand [Side $map $side] \
                    [points {*}$points]
        }
    }
    return $map
}

# Side --
#
#       side0 or side1, of a word that the file has for it.
proc ::wargame::ground::mapUnder::Side {map word} {
    set words [dict get $map sides]
    if {$words eq {}} {
        fail "\"$word\" before \"sides\" says who they are"
    }
    return side[lsearch -exact $words [oneOf $word $words]]
}

proc ::wargame::ground::mapUnder::border {map border keyword words} {
    switch -- $keyword {
        line {
            dict lappend border lines [points {*}$words]
        }
        to {
            set lines [dict get $border lines]
            if {$lines eq ""} {
                fail "\"to\" goes on with no line"
            }
            dict set border lines [lreplace $lines end end \
                    [concat [lindex $lines end] [points {*}$words]]]
        }
        water {
            lassign $words kind name
            dict set border water [oneOf $kind {stream river}]
            dict set border stream $name
        }
        ford - dam - bridge - french_bridge {
            if {[dict get $border water] eq ""} {
                fail "a $keyword where there is no water"
            }
            lassign $words name point
            dict lappend border crossings $keyword $name {*}[points $point]
        }
        slope - swamp {
            foreach key $words {
                oneOf [known $map $key] \
                        [list [dict get $border a] [dict get $border b]]
            }
            dict set border $keyword $words
        }
        woods - startline {
            dict set border $keyword 1
        }
        road {
            dict set border road $words
        }
    }
    return $border
}
