# mapfile.tcl --
#
#       Reads a map of areas, such as maps/borodino-1812.map, whose first lines
#       say how it is written.  Used by the build, which makes C tables and a
#       picture of it, and by the table, which finds the area under the pointer.
#       No Tk, no rules.
#
#       Areas lie side by side without a gap because they own no outline: each
#       is whatever its borders and the frame close in.

need ground/mapshape ground/mapunder ground/mapwords

namespace eval ::wargame::ground::mapfile {
    namespace export read at inside distance
    namespace ensemble create
    namespace import ::wargame::ground::mapShape::at \
            ::wargame::ground::mapShape::inside \
            ::wargame::ground::mapShape::distance \
            ::wargame::ground::mapWords::*

    # What the words of an area and of a border begin as.
    variable NewArea {
        village {} supply {} headquarters {} stood {} circle {} star {} label {}
        stand {side0 {} side1 {}} edge 0 shape {} playable 1
    }
    variable NewBorder {
        water {} stream {} crossings {} slope {} woods 0 swamp {} road {}
        startline 0 lines {}
    }
}

# read --
#
#       Arguments:
#               path    name of a .map file
#       Results:
#               a dictionary:
#                 frame   width and height
#                 area    by key, in the order of the file, a dictionary: index,
#                         name, terrain, bank, village, supply {side symbols x
#                         y}, headquarters, stood, circle {number colour half
#                         x y}, star {star|fleche x y}, label {size x y angle
#                         lines...}, stand (side0 {x y ...} side1 {x y
#                         ...}), edge, shape {x y ...}, bounds, playable
#                 border  a list, in the order of the file, of dictionaries: a,
#                         b, water (stream, river or empty), stream (its name),
#                         crossings {kind name x y ...}, slope, woods, swamp,
#                         road, startline, lines (each {x y ...})
#                 box     key, name, and entries {area road ...}
#                 caption a list of {kind x y angle text}
#                 compass, scale
#                         {x y}, its middle, its left end
#               An area that is not playable has the index -1.
#       Errors:
#               {WARGAME BADFILE}; the message names the file and the line.
proc ::wargame::ground::mapfile::read {path} {
    set map [dict create frame {} area {} border {} box {} caption {} \
            compass {} scale {} \
            sides {} at {} file [file tail $path] \
            playable 0 pairs {}]
    set channel [open [file normalize $path]]
    fconfigure $channel -encoding utf-8
    set number 0
    try {
        while {[gets $channel line] >= 0} {
            incr number
            regsub {(^|\s)#(\s.*)?$} $line {} line
            if {[string is space $line]} {
                continue
            }
            dict set map number $number
            set map [Line $map {*}$line]
        }
        set map [::wargame::ground::mapShape close $map]
    } trap {WARGAME MAP} {message options} {
        set place [lindex [dict get $options -errorcode] 2]
        Bad $path [expr {$place eq "" ? $number : $place}] $message
    } on error {message} {
        Bad $path $number $message
    } finally {
        close $channel
    }
    return [dict remove $map at file playable pairs number sides]
}

# Bad --
#
#       Fails, naming the place in the file.
proc ::wargame::ground::mapfile::Bad {path number message} {
    return -level 2 -code error -errorcode {WARGAME BADFILE} \
            "[file tail $path]:$number: $message"
}

# Line --
#
#       The map with one line of the file added.
proc ::wargame::ground::mapfile::Line {map keyword args} {
    lassign [dict get $map at] at key
    switch -- [::wargame::ground::mapUnder under $keyword $at] {
        area {
            return [::wargame::ground::mapUnder area $map $key $keyword $args]
        }
        border {
            set border [lindex [dict get $map border] end]
            dict set map border [lreplace [dict get $map border] end end \
                    [::wargame::ground::mapUnder border $map $border \
                        $keyword $args]]
            return $map
        }
    }
    return [TopLine $map $keyword {*}$args]
}

proc ::wargame::ground::mapfile::TopLine {map keyword args} {
    switch -- $keyword {
        frame {
            lassign $args width height
            dict set map frame [list [number $width] [number $height]]
        }
        sides {
            lassign $args first second
            dict set map sides [list $first $second]
        }
        area {
            return [Area $map {*}$args]
        }
        beyond {
            lassign $args key name
            set map [Area $map $key $name clear east]
            dict set map area $key playable 0
            dict set map area $key index -1
            dict incr map playable -1
        }
        border {
            lassign $args a b
            return [Border $map $a $b]
        }
        box {
            lassign $args key name
            dict set map box [dict create key $key name $name entries {}]
            dict set map at box
        }
        entry {
            lassign $args key road
            if {[dict get $map at] ne "box"} {
                fail "\"entry\" belongs under the box"
            }
            set entries [dict get $map box entries]
            dict set map box entries [lappend entries [known $map $key] $road]
        }
        caption {
            lassign $args kind point angle text
            dict lappend map caption [list \
                    [oneOf $kind {river stream village}] \
                    {*}[points $point] [number $angle] $text]
        }
        compass - scale {
            dict set map $keyword [points {*}$args]
        }
        default {
            fail "unknown word \"$keyword\""
        }
    }
    return $map
}

proc ::wargame::ground::mapfile::Area {map key name terrain bank} {
    variable NewArea
    if {[dict exists $map area $key]} {
        fail "there is an area \"$key\" already"
    }
    if {![regexp {^[a-z][a-z0-9_]*$} $key]} {
        fail "\"$key\" is no key"
    }
    dict set map area $key [dict merge [dict create \
            index [dict get $map playable] name $name \
            terrain [oneOf $terrain {clear woods swamp redoubt}] \
            bank [oneOf $bank {west east}] line [dict get $map number]] \
            $NewArea]
    dict incr map playable
    dict set map at [list area $key]
    return $map
}

proc ::wargame::ground::mapfile::Border {map a b} {
    variable NewBorder
    set pair [lsort [list [known $map $a] [known $map $b]]]
    if {$a eq $b} {
        fail "\"$a\" has no border with itself"
    }
    if {[dict exists $map pairs $pair]} {
        fail "there is a border from \"$a\" to \"$b\" already"
    }
    dict set map pairs $pair 1
    dict lappend map border [dict merge [dict create \
            a $a b $b] $NewBorder]
    dict set map at border
    return $map
}
