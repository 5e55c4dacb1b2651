# start-picks.tcl --
#
#       What is picked for a new match of one game, while the start window is
#       open, and the lists to pick it from.
#
#   set picks [::wargame::start::StartPicks new]
#       among KEY VALUES   what is picked stays so if it is one of these; else
#                          the first of them is picked
#       has KEY VALUES     is one of these picked?
#       get KEY            scenario, players, losses, or option,NAME
#       pick KEY VALUE
#       recall KEY GAME    picks what was kept for that game, if nothing is
#                          picked of it yet
#       keep KEY GAME      from day to day, for that game: what is picked
#       variable KEY       the name of the variable, for a widget
#       options            the picks of options, by NAME
#       offer BOX KEY VALUES TEXTS CMD
#                          lets a combobox pick among VALUES, called TEXTS; then
#                          CMD is called with KEY
#       list GRID ROW KEY LABEL VALUES TEXTS CMD
#                          makes such a box, named bROW, with a label, lROW, in
#                          a frame -> LABEL BOX

need base/prefs look/button-bar look/theme

if {![info object isa class ::wargame::start::StartPicks]} {
    oo::class create ::wargame::start::StartPicks
}

oo::define ::wargame::start::StartPicks {
    variable Picked

    method among {key values} {
        if {![my has $key $values]} {
            set Picked($key) [lindex $values 0]
        }
    }

    method has {key values} {
        return [expr {[info exists Picked($key)] && $Picked($key) in $values}]
    }

    method get {key} {
        return $Picked($key)
    }

    method pick {key value} {
        set Picked($key) $value
    }

    method recall {key game} {
        set kept [::wargame::base::prefs byGame $key]
        if {![info exists Picked($key)] && [dict exists $kept $game]} {
            set Picked($key) [dict get $kept $game]
        }
    }

    method keep {key game} {
        ::wargame::base::prefs setFor $key $game $Picked($key)
    }

    method variable {key} {
        return [my varname Picked]($key)
    }

    method options {} {
        set options [dict create]
        foreach {key value} [array get Picked option,*] {
            dict set options [lindex [split $key ,] end] $value
        }
        return $options
    }

    method list {grid row key label values texts cmd} {
        set theme ::wargame::look::theme
        ttk::label $grid.l$row -text $label -style Lift.TLabel \
                -font [$theme font small]
        ttk::combobox $grid.b$row -state readonly -font [$theme font body]
        my offer $grid.b$row $key $values $texts $cmd
        return [list $grid.l$row $grid.b$row]
    }

    method offer {box key values texts cmd} {
        my among $key $values
        $box configure -values $texts -width [::wargame::look::listWidth 16 \
                [::wargame::look::theme font body] $texts]
        $box current [lsearch -exact $values $Picked($key)]
        bind $box <<ComboboxSelected>> [namespace code [list my Chose $box \
                $key $values $cmd]]
    }

    method Chose {box key values cmd} {
        set Picked($key) [lindex $values [$box current]]
        {*}$cmd $key
    }
}
