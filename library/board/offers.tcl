# offers.tcl --
#
#       The spaces of a board that are offered: they glow, and something may be
#       said of each.  The one under the pointer and the one chosen by key are
#       brighter.
#
#   set offers [::wargame::board::Offers new CANVAS SPACES GLOWS LAYERS CAPTIONS
#           JOBS MANY]
#       MANY      1: the spaces are many and small
#
#       offer SPACES         dictionary space -> caption, maybe ""; no others
#                            are
#       caption SPACE TEXT LONGER    gives an offered space another caption, and
#                            LONGER while it is pointed at or chosen
#   What would be said of more than six of them alike is said of that alone
#   which is pointed at or chosen; words without a number already, where the
#   spaces are large, of more than one: they would hide names, and tell none
#   of them from another.
#       warm SPACE           the pointer is over it, or over none
#       isWarm               is the pointer over an offered space?
#       choose SPACE         a key chose it, or none
#       chosen               the space that a key chose, or ""
#       has SPACE            is a space offered?
#       keys                 all spaces that are offered
#       draw                 draws all in the present scale
#       clear                offers nothing any more

need look/theme

package require Tk

if {![info object isa class ::wargame::board::Offers]} {
    oo::class create ::wargame::board::Offers
}

oo::define ::wargame::board::Offers {
    # Offers: SPACE -> caption; Longer: SPACE -> that while it is pointed at.
    # Items: SPACE -> the canvas item of its own.  Warm: the one pointed at.
    # Due: those that glow when what was done is seen.  Often: captions that
    # more than a few have.
    variable Canvas Spaces Glows Layers Captions Jobs Many Offers Longer Items \
            Warm Chosen Due Drawing Showing Often

    constructor {canvas spaces glows layers captions jobs many} {
        set Canvas $canvas
        set Spaces $spaces
        set Glows $glows
        set Layers $layers
        set Captions $captions
        set Jobs $jobs
        set Many $many
        set Drawing [namespace code {my DrawDue}]
        set Showing [namespace code {my ShowCaptions}]
        set Due {}
        set Often {}
        set Offers [dict create]
        set Longer [dict create]
        set Items [dict create]
        set Warm ""
        set Chosen ""
    }

    method offer {spaces} {
        set Offers $spaces
        set Longer [dict create]
        set Warm ""
        if {![dict exists $Offers $Chosen]} {
            set Chosen ""
        }
        my draw
        $Layers sort
    }

    method caption {space text longer} {
        if {[dict exists $Offers $space]} {
            dict set Offers $space $text
            dict set Longer $space $longer
            # Many may come at once, and each would look at all.
            $Jobs slice $Showing
        }
    }

    method warm {space} {
        if {$space ne $Warm} {
            set were [list $Warm $space]
            set Warm $space
            my Redraw $were
        }
    }

    method isWarm {} {
        return [expr {$Warm ne ""}]
    }

    method choose {space} {
        set were [list $Chosen $space]
        set Chosen $space
        my Redraw $were
    }

    method chosen {} {
        return $Chosen
    }

    method has {space} {
        return [dict exists $Offers $space]
    }

    method keys {} {
        return [dict keys $Offers]
    }

    method draw {} {
        $Glows remove offer
        set Items [dict create]
        set keys [$Spaces grounded [dict keys $Offers]]
        if {$Many} {
            if {2 * [llength $keys] > [$Spaces count]} {
                # Where nearly all is offered, light would tell nothing.
                set keys {}
            }
            $Glows all $keys [my Look 0.36] offer
            set bright [list $Warm $Chosen]
            set keys [lmap key $keys {
                if {$key ni $bright} continue
                set key
            }]
        }
        set Due $keys
        if {[llength $keys] > 6} {
            # What was taken follows the hand first.
            $Jobs slice $Drawing
        } else {
            my DrawDue
        }
        my ShowCaptions
    }

    method DrawDue {} {
        foreach key $Due {
            if {![dict exists $Items $key]} {
                dict set Items $key [my Glow $key]
                $Layers place offer [dict get $Items $key]
            }
        }
        set Due {}
        $Glows trim
    }

    method clear {} {
        set Chosen ""
        my offer {}
    }

    method IsBright {key} {
        return [expr {$key in [list $Warm $Chosen]}]
    }

    method Look {share} {
        return [list [::wargame::look::theme color offer] \
                [::wargame::look::theme color offerEdge] $share offer]
    }

    method Glow {key} {
        return [$Glows one $key [my Look [expr {
            [my IsBright $key] ? 0.66 : 0.36}]] offer]
    }

    method Redraw {keys} {
        # Of many only those that are bright have an item of their own.
        foreach key $keys {
            if {[dict exists $Items $key]} {
                $Canvas delete [dict get $Items $key]
                dict unset Items $key
            }
            if {[dict exists $Offers $key] && [$Spaces isOnGround $key]
                    && (!$Many || [my IsBright $key])} {
                dict set Items $key [my Glow $key]
                $Layers place offer [dict get $Items $key]
            }
        }
        foreach key $keys {
            if {[dict exists $Longer $key] || [my IsOften $key]} {
                my ShowCaptions
                $Captions draw
                return
            }
        }
        $Captions warm [my Bright]
    }

    method Bright {} {
        # A key of digits is no number.
        if {$Warm ne ""} {
            return $Warm
        }
        return $Chosen
    }

    method ShowCaptions {} {
        # The longer ones last, over the others.
        $Jobs forget $Showing
        my CountAlike
        set captions [dict create]
        set last [dict create]
        set bright [list $Warm $Chosen]
        dict for {key caption} $Offers {
            if {$key in $bright && [dict exists $Longer $key]} {
                dict set last $key [dict get $Longer $key]
            } elseif {$caption in $Often && $key ni $bright} {
                dict set captions $key ""
            } else {
                dict set captions $key $caption
            }
        }
        $Captions show [dict merge $captions $last] [my Bright]
    }

    method CountAlike {} {
        set count [dict create]
        foreach caption [dict values $Offers] {
            dict incr count $caption
        }
        set Often [lmap {caption n} $count {
            if {$caption eq "" || $n <= [my Most $caption]} continue
            set caption
        }]
    }

    method Most {caption} {
        return [expr {$Many || [regexp {[0-9]} $caption] ? 6 : 1}]
    }

    method IsOften {key} {
        return [expr {[dict exists $Offers $key]
            && [dict get $Offers $key] in $Often}]
    }
}
