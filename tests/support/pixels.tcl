# pixels.tcl --
#
#       What images show, for tests that compare it.

# Does the display server lay pictures over what lies below them?  Elsewhere, as
# on a display without RENDER, a soft picture is a photo.
testConstraint soft [apply {{} {
    if {![testConstraint display]} {
        return 0
    }
    package require svgphoto
    set picture [svgphoto::soft]
    try {
        return [expr {[image type $picture] eq "soft"}]
    } finally {
        image delete $picture
    }
}}]

# photoOf --
#
#       A photo of what a photo or a soft picture shows, for its caller to delete.
proc photoOf {image} {
    set copy [image create photo]
    svgphoto::stamp $copy [image width $image] [image height $image] \
            [list $image 0 0]
    return $copy
}

# pixels --
#
#       The bytes of a photo or a soft picture, as a PPM file has them.
proc pixels {image} {
    set copy [photoOf $image]
    try {
        return [$copy data -format ppm]
    } finally {
        image delete $copy
    }
}

# pixelAt --
#
#       The colour of one of them: R G B.
proc pixelAt {image x y} {
    set copy [photoOf $image]
    try {
        return [$copy get $x $y]
    } finally {
        image delete $copy
    }
}

# farthest --
#
#       By how much two pictures of one size differ where they differ most: of
#       a colour, 0 to 255.
proc farthest {one other} {
    binary scan $one cu* one
    binary scan $other cu* other
    if {[llength $one] != [llength $other]} {
        return 256
    }
    set most 0
    foreach a $one b $other {
        set most [expr {max($most, abs($a - $b))}]
    }
    return $most
}

# isSoft --
#
#       Has a photo pixels that are neither opaque nor wholly transparent?
proc isSoft {photo} {
    set size [list [image width $photo] [image height $photo]]
    foreach color {#000000 #ffffff} {
        set ground [image create photo]
        $ground put $color -to 0 0 {*}$size
        $ground copy $photo
        lappend over [$ground data -format ppm]
        image delete $ground
    }
    lassign $over black white
    if {$black eq $white} {
        return 0
    }
    binary scan $black cu* black
    binary scan $white cu* white
    foreach dark $black light $white {
        if {$light - $dark ni {0 255}} {
            return 1
        }
    }
    return 0
}
