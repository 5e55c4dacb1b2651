# mapwords.tcl --
#
#       The words of a line of a map of areas: what they may be, and how a line
#       fails that says something else.  Loaded by mapfile.tcl.

# Fail --
#
#       Fails at the present line, or at another.
proc ::wargame::ground::mapfile::Fail {message {number ""}} {
    return -level 2 -code error -errorcode [list WARGAME MAP $number] $message
}

# Known --
#
#       The key of an area that the file has named before.
proc ::wargame::ground::mapfile::Known {map key} {
    if {![dict exists $map area $key]} {
        Fail "no area \"$key\""
    }
    return $key
}

proc ::wargame::ground::mapfile::OneOf {word words} {
    if {$word ni $words} {
        Fail "\"$word\" is none of [join $words {, }]"
    }
    return $word
}

proc ::wargame::ground::mapfile::Number {word} {
    if {![string is double -strict $word]} {
        Fail "\"$word\" is no number"
    }
    return $word
}

# Points --
#
#       {x y ...} from words like 1200,350.
proc ::wargame::ground::mapfile::Points {args} {
    set points {}
    foreach word $args {
        if {![regexp {^(-?[\d.]+),(-?[\d.]+)$} $word -> x y]} {
            Fail "\"$word\" is no point"
        }
        lappend points $x $y
    }
    return $points
}
