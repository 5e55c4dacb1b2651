# pictures.tcl --
#
#       SVG into pictures for Tk, each drawn once.  A Pictures owns what it
#       drew: when it is destroyed or emptied they are gone.  They are soft
#       pictures (svgphoto::soft), which have no commands: who wants to know
#       their pixels stamps them on a photo.
#
#   set pictures [::wargame::look::Pictures new ?LIMIT? ?PIXELS?]
#       picture SVG WIDTH ?HEIGHT? ?HALO?   -> one of that many pixels; HALO
#                                    as of svgphoto::render
#       row SVGS WIDTH               several, square, side by side, as one; of
#                                    none a transparent one
#       dimmed SVG WIDTH COLOR       the picture, square, as if under thin paper
#                                    of that colour
#       empty                        delete every one
#       trim                         of those that are not shown delete what was
#                                    used longest ago: while there are more than
#                                    LIMIT in all, or they have more than PIXELS
#                                    -> were there any?

package require Tk
package require svgphoto

if {![info object isa class ::wargame::look::Pictures]} {
    oo::class create ::wargame::look::Pictures
}

oo::define ::wargame::look::Pictures {
    variable Photos Limit Pixels

    constructor {{limit 2000} {pixels Inf}} {
        set Limit $limit
        set Pixels $pixels
        set Photos [dict create]
    }

    destructor {
        my empty
    }

    method Kept {key draw} {
        # The one of that key: or a new one, the caller's photo, on which its
        # script draws.
        if {[dict exists $Photos $key]} {
            set photo [dict get $Photos $key]
            dict unset Photos $key
        } else {
            upvar 1 photo photo
            set photo [svgphoto::soft]
            try {
                uplevel 1 $draw
            } on error {message options} {
                image delete $photo
                return -options $options $message
            }
        }
        dict set Photos $key $photo
        return $photo
    }

    method picture {svg width {height ""} {halo ""}} {
        if {$height eq ""} {
            set height $width
        }
        return [my Kept [list $width $height $svg $halo] {
            svgphoto::render $photo $svg $width $height \
                    {*}[expr {$halo eq "" ? {} : [list $halo]}]
        }]
    }

    method row {svgs width} {
        return [my Kept [list $width $svgs row] {
            set step [expr {$width + $width / 10}]
            set x -$step
            svgphoto::stamp $photo \
                [expr {max(1, $step * ([llength $svgs] - 1) + $width)}] $width \
                [concat {*}[lmap svg $svgs {
                    list [my picture $svg $width] [incr x $step] 0
                }]]
        }]
    }

    method dimmed {svg width color} {
        return [my Kept [list $width $color $svg dimmed] {
            svgphoto::dim $photo [my picture $svg $width] $color 0.36
        }]
    }

    method trim {} {
        set before [dict size $Photos]
        set Photos [::wargame::look::trimPhotos $Photos $Limit $Pixels]
        return [expr {[dict size $Photos] < $before}]
    }

    method empty {} {
        dict for {key photo} $Photos {
            image delete $photo
        }
        set Photos [dict create]
    }
}

# trimPhotos --
#
#       Of KEY -> photo the newest, so many, and of those that are not shown
#       somewhere so many PIXELS: others are deleted, but for those shown.
proc ::wargame::look::trimPhotos {photos limit {pixels Inf}} {
    set extra [expr {[dict size $photos] - $limit}]
    set over [expr {$pixels < Inf ? [Unseen $photos] - $pixels : 0}]
    foreach {key photo} $photos {
        if {$extra <= 0 && $over <= 0} {
            break
        }
        if {![image inuse $photo]} {
            set over [expr {$over
                - [image width $photo] * [image height $photo]}]
            image delete $photo
            dict unset photos $key
            incr extra -1
        }
    }
    return $photos
}

# Unseen --
#
#       The pixels of those that are not shown.
proc ::wargame::look::Unseen {photos} {
    set pixels 0
    dict for {key photo} $photos {
        if {![image inuse $photo]} {
            incr pixels [expr {[image width $photo] * [image height $photo]}]
        }
    }
    return $pixels
}
