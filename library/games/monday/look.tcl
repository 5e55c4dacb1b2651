# look.tcl --
#
#       Bloody Monday: the ground, the marks of blocks, the cubes of areas that
#       have changed hands, and where there is fighting.

need base/words present/blocks board/ground games/monday

if {![info object isa class ::wargame::monday::Look]} {
    oo::class create ::wargame::monday::Look {
        superclass ::wargame::present::BlockLook
    }
}

oo::define ::wargame::monday::Look {
    variable Places PlaceKeys Words Reader Ground Circles

    # ---- a view, slot by slot ----

    method Shown {moment} {
        # With what the icons of the set-up tell of hidden blocks.
        return [dict merge [next $moment] [dict create icons \
                [$moment query icons]]]
    }

    # ---- pictures ----

    method face {view slot} {
        set face [next $view $slot]
        if {[dict get $face hidden] && ![dict exists $face note]
                && [dict exists $view icons $slot]} {
            dict set face icons [lsort -unique [dict get $view icons $slot]]
        }
        return $face
    }

    method faceAt {view slot step} {
        # As it would be at that step.
        return [dict replace [my face $view $slot] step $step]
    }

    method marker {name {size 40}} {
        ::wargame::base::need games/monday/markers
        return [::wargame::monday::markers svg $name $size]
    }

    method ground {} {
        if {![info exists Ground]} {
            my ReadMap
        }
        # The circles have the numbers.
        dict for {key space} [dict get $Ground spaces] {
            set name [$Words areaName $key]
            dict set Ground spaces $key name $name
            if {[dict get $space label] ne ""} {
                dict set Ground spaces $key label [concat [lrange \
                        [dict get $space label] 0 3] [my Lines $name]]
            }
        }
        return [my Captioned $Ground]
    }

    method ReadMap {} {
        ::wargame::base::need board/board
        set maps [file join $::wargame::directory maps]
        set map [::wargame::monday::map]
        set Circles [dict create]
        dict for {key area} [dict get $map area] {
            dict set Circles $key [lrange [dict get $area circle] end-1 end]
        }
        set Ground [::wargame::board::boardGround $map \
                [lsort -dictionary [glob -nocomplain -directory $maps \
                    bloody-monday-*.webp bloody-monday-*.pieces]]]
    }

    method signs {moment} {
        # A cube at the circle of each area that has changed hands, and of
        # each that is contested: as large as its number, from wherever.
        set view [$moment view]
        if {![info exists Circles]} {
            my ground
        }
        set signs {}
        set contested [my Contested $view]
        foreach key $PlaceKeys owner [dict get $view owner] {
            if {$owner eq "" || ![$Reader isArea $key]
                    || ($owner == [dict get $Places $key owner]
                        && $key ni $contested)} continue
            lassign [dict get $Circles $key] x y
            lappend signs [list [expr {$x + 95}] [expr {$y - 95}] marker \
                    [my marker side$owner 26] 190]
        }
        return $signs
    }

    method Contested {view} {
        # All places where both sides are: in one go, not place by place.
        set sides [dict create]
        set slot 0
        foreach number [$Reader places $view] {
            dict set sides $number [$Reader sideOf $slot] 1
            incr slot
        }
        return [lmap {number there} $sides {
            if {[dict size $there] < 2} continue
            lindex $PlaceKeys $number
        }]
    }

    method battles {moment} {
        # The new engagements.
        return [dict get [$moment query areas] fresh]
    }
}
