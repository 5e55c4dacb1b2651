# pieces.tcl --
#
#       Pictures of which no more is decoded than is shown.  They are kept for
#       all windows: they show ground, no side.
#
#       pieces head FILE         -> {WIDTH HEIGHT SIDE}.  FILE is a picture,
#                                one piece; or what cutpng made of one; or
#                                FILE@WIDTH, a drawing in squares, to be drawn
#                                so wide: see maps/draw/squares.tcl
#       pieces cover FILE X0 Y0 X1 Y1
#                                the pieces, by number, that show what lies
#                                between these pixels, and what is next to it
#       pieces missing FILE PIECES   the PIECES that are not decoded
#       pieces decode FILE PIECE     decodes a piece now: some milliseconds
#       pieces ahead FILE        decodes a picture of one piece before anybody
#                                asks; trim forgets it if nobody has shown it
#       pieces picture FILE PIECES   -> a PICTURE for svgphoto::tile, of decoded
#                                pieces, which are now those used last
#       pieces trim              forget those used longest ago, beyond so many
#                                bytes as are sensible; a whole one stays, for
#                                it may have to stand in for the others
#       pieces trim BUDGET       forget all but so many bytes
#       pieces kept              how many are decoded

need base/files ground/picture-size

package require svgphoto

namespace eval ::wargame::board::pieces {
    namespace export head cover missing decode ahead picture trim kept
    namespace ensemble create

    # Heads: FILE -> {width height side {offset ...}}, of squares also the path
    # to the file, with where all end as the last offset.  Decoded: {FILE piece}
    # -> {handle x y bytes}, used longest ago first.  Ahead: {FILE piece} -> 1,
    # of those that nobody has shown.
    variable Heads
    variable Decoded
    variable Ahead
    if {![info exists Decoded]} {
        set Heads [dict create]
        set Decoded [dict create]
        set Ahead [dict create]
    }
    variable Budget [expr {16 << 20}]
}

proc ::wargame::board::pieces::head {file} {
    return [lrange [Head $file] 0 2]
}

proc ::wargame::board::pieces::Head {file} {
    variable Heads
    if {![dict exists $Heads $file]} {
        set wanted ""
        set path $file
        regexp {^(.*)@(\d+)$} $file - path wanted
        set channel [open [file normalize $path] rb]
        try {
            if {[gets $channel line] >= 0
                    && [regexp {^(?:pieces|squares) (\d+) (\d+) (\d+)$} \
                        $line - width height side]} {
                gets $channel offsets
                set from [tell $channel]
                set offsets [lmap offset $offsets {expr {$from + $offset}}]
                if {$wanted eq ""} {
                    dict set Heads $file [list $width $height $side $offsets]
                } else {
                    set ratio [expr {double($wanted) / $width}]
                    dict set Heads $file [list $wanted \
                            [expr {round($height * $ratio)}] \
                            [expr {round($side * $ratio)}] $offsets $path]
                }
            } else {
                lassign [::wargame::ground::pictureSize $path] width height
                dict set Heads $file [list $width $height \
                        [expr {max($width, $height)}] 0]
            }
        } finally {
            close $channel
        }
    }
    return [dict get $Heads $file]
}

proc ::wargame::board::pieces::cover {file x0 y0 x1 y1} {
    lassign [Head $file] width height side
    # What is painted depends on the pixels around it.
    set right [expr {min($width - 1, int($x1) + 4) / $side}]
    set low [expr {min($height - 1, int($y1) + 4) / $side}]
    set columns [expr {($width + $side - 1) / $side}]
    set found {}
    for {set j [expr {max(0, int($y0) - 4) / $side}]} {$j <= $low} {incr j} {
        for {set i [expr {max(0, int($x0) - 4) / $side}]} {$i <= $right} \
                {incr i} {
            lappend found [expr {$j * $columns + $i}]
        }
    }
    return $found
}

proc ::wargame::board::pieces::missing {file pieces} {
    variable Decoded
    return [lmap piece $pieces {
        if {[dict exists $Decoded [list $file $piece]]} continue
        set piece
    }]
}

proc ::wargame::board::pieces::decode {file piece} {
    variable Decoded
    if {[dict exists $Decoded [list $file $piece]]} {
        return
    }
    lassign [Head $file] width height side offsets path
    set handle [expr {$path eq ""
        ? [svgphoto::open $file [lindex $offsets $piece]]
        : [svgphoto::draw [Square $path \
            {*}[lrange $offsets $piece $piece+1]] $side $side]}]
    lassign [svgphoto::size $handle] wide high
    set columns [expr {($width + $side - 1) / $side}]
    dict set Decoded [list $file $piece] [list $handle \
        [expr {$piece % $columns * $side}] [expr {$piece / $columns * $side}] \
        [expr {4 * $wide * $high}]]
}

proc ::wargame::board::pieces::ahead {file} {
    variable Decoded
    variable Ahead
    set key [list $file 0]
    if {[llength [lindex [Head $file] 3]] == 1
            && ![dict exists $Decoded $key]} {
        decode $file 0
        dict set Ahead $key 1
    }
}

# Square --
#
#       The SVG between two places in a file.
proc ::wargame::board::pieces::Square {path from to} {
    set channel [open [file normalize $path] rb]
    try {
        seek $channel $from
        return [encoding convertfrom utf-8 [zlib decompress \
                [read $channel [expr {$to - $from}]]]]
    } finally {
        close $channel
    }
}

proc ::wargame::board::pieces::picture {file pieces} {
    variable Decoded
    variable Ahead
    set picture {}
    foreach piece $pieces {
        set key [list $file $piece]
        dict unset Ahead $key
        set found [dict get $Decoded $key]
        dict unset Decoded $key
        dict set Decoded $key $found
        lappend picture {*}[lrange $found 0 2]
    }
    return $picture
}

proc ::wargame::board::pieces::trim {{budget ""}} {
    variable Decoded
    variable Ahead
    variable Budget
    foreach key [dict keys $Ahead] {
        svgphoto::close [lindex [dict get $Decoded $key] 0]
        dict unset Decoded $key
    }
    set Ahead [dict create]
    set whole [expr {$budget ne ""}]
    if {!$whole} {
        set budget $Budget
    }
    dict for {key found} $Decoded {
        incr budget -[lindex $found 3]
    }
    dict for {key found} $Decoded {
        if {$budget >= 0} {
            break
        }
        if {!$whole && [llength [lindex [Head [lindex $key 0]] 3]] == 1} {
            continue
        }
        svgphoto::close [lindex $found 0]
        dict unset Decoded $key
        incr budget [lindex $found 3]
    }
}

proc ::wargame::board::pieces::kept {} {
    variable Decoded
    return [dict size $Decoded]
}
