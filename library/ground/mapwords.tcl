# mapwords.tcl --
#
#       The words of a line of a map of areas: what they may be, and how a line
#       fails that says something else.
#
#       mapWords fail MESSAGE ?NUMBER?   who calls it fails at the present line,
#                                or at another
#       mapWords known MAP KEY   the key of an area that the file has named
#       mapWords oneOf WORD WORDS
#       mapWords number WORD
#       mapWords points WORD...  {x y ...} from words like 1200,350

namespace eval ::wargame::ground::mapWords {
    namespace export fail known oneOf number points
    namespace ensemble create
}

proc ::wargame::ground::mapWords::fail {message {number ""}} {
    return -level 2 -code error -errorcode [list WARGAME MAP $number] $message
}

proc ::wargame::ground::mapWords::known {map key} {
    if {![dict exists $map area $key]} {
        fail "no area \"$key\""
    }
    return $key
}

proc ::wargame::ground::mapWords::oneOf {word words} {
    if {$word ni $words} {
        fail "\"$word\" is none of [join $words {, }]"
    }
    return $word
}

proc ::wargame::ground::mapWords::number {word} {
    if {![string is double -strict $word]} {
        fail "\"$word\" is no number"
    }
    return $word
}

proc ::wargame::ground::mapWords::points {args} {
    set points {}
    foreach word $args {
        if {![regexp {^(-?[\d.]+),(-?[\d.]+)$} $word -> x y]} {
            fail "\"$word\" is no point"
        }
        lappend points $x $y
    }
    return $points
}
