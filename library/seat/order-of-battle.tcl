# order-of-battle.tcl --
#
#       The order of battle as a tree: the pieces of a side that are on the map,
#       by formation.  Who is chosen there is selected on the map, and seen.
#       It stands beside the map where there is room for it.
#
#       openForces PATH SEAT       a new window, or the one that is there
#       refreshForces PATH            the match has changed
#
#   It goes with the seat.

need base/words look/ask-line look/side-window look/theme look/tree

if {![info object isa class ::wargame::seat::Forces]} {
    oo::class create ::wargame::seat::Forces {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openForces {path seat} {
    variable ForcesOf
    if {![winfo exists $path]} {
        dict set ForcesOf $path [Forces new $path $seat]
    }
    raise $path
    [dict get $ForcesOf $path] focus
}

proc ::wargame::seat::refreshForces {path} {
    variable ForcesOf
    [dict get $ForcesOf $path] refresh
}

oo::define ::wargame::seat::Forces {
    # Under: ITEM -> the pieces beneath it.  Shown: what the tree has been
    # filled with.
    variable Path Seat Tree Under Shown

    constructor {path seat} {
        set Seat $seat
        set Under [dict create]
        set Shown ""
        my Open $path Forces [::wargame::base::say forces.title]
        set theme ::wargame::look::theme
        set Tree [::wargame::look::tree $Path.forces -ground paperSunk \
                -height 24 -selectmode extended]
        $Tree column #0 -width [$theme px 320] -stretch 1
        ttk::button $Path.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        grid $Path.forces -sticky nsew
        grid $Path.close -sticky e -padx [$theme px 14] -pady [$theme px 14]
        grid columnconfigure $Path 0 -weight 1
        grid rowconfigure $Path 0 -weight 1
        bind $Tree <<TreeviewSelect>> [namespace code {my Chosen}]
        my refresh
        # Beside the map: over what is told of a place, and the log.
        if {![::wargame::look::placeOn $Path [list [$Seat part inspector] \
                [$Seat part log]]]} {
            ::wargame::look::placeOver $Path \
                    [winfo toplevel [winfo parent $Path]] 8
        }
    }

    method focus {} {
        focus $Tree
    }

    method refresh {} {
        set forces [my Gather]
        if {$forces ne $Shown} {
            set Shown $forces
            my Fill $forces
        }
    }

    method Gather {} {
        # {FORMATIONS PIECE} of each of the viewer's pieces on the map.
        set reader [[$Seat presenter] reader]
        set panels [[$Seat presenter] panels]
        set view [$Seat view]
        set board [$Seat board]
        set found {}
        foreach piece [my Pieces] {
            set place [$reader placeOf $view $piece]
            if {$board ne "" && [llength [$board middles [list $place]]]} {
                lappend found [list [$panels formations $piece] $piece]
            }
        }
        return $found
    }

    method Pieces {} {
        # Of the side that looks, or of both.
        set viewer [$Seat viewer]
        set reader [[$Seat presenter] reader]
        return [lmap piece [dict keys [dict get [[$Seat presenter] facts] \
                Roster]] {
            if {$viewer in {0 1} && ![$reader ownedBy $piece $viewer]} continue
            set piece
        }]
    }

    method Fill {forces} {
        set open [lmap item [$Tree children {}] {
            if {![$Tree item $item -open]} continue
            set item
        }]
        $Tree delete [$Tree children {}]
        set Under [dict create]
        set words [[$Seat presenter] words]
        foreach pair $forces {
            lassign $pair formations piece
            set item {}
            foreach name $formations {
                set inner [list {*}$item $name]
                if {![$Tree exists $inner]} {
                    $Tree insert $item end -id $inner \
                            -text [string toupper $name 0 0] \
                            -tags strong -open [expr {$inner in $open}]
                }
                set item $inner
                dict lappend Under $item $piece
            }
            $Tree insert $item end -id =$piece -text [$words unitName $piece]
            dict set Under =$piece [list $piece]
        }
        dict for {item pieces} $Under {
            if {[llength $pieces] > 1} {
                $Tree item $item -text [::wargame::base::say forces.count \
                        [$Tree item $item -text] [llength $pieces]]
            }
        }
    }

    method Chosen {} {
        set pieces [lsort -unique [concat {*}[lmap item [$Tree selection] {
            dict get $Under $item
        }]]]
        set board [$Seat board]
        if {![llength $pieces] || $board eq ""} {
            return
        }
        # It says how many are out of sight.
        set reader [[$Seat presenter] reader]
        [$board camera] reveal [lsort -unique [lmap piece $pieces {
            $reader placeOf [$Seat view] $piece
        }]]
        $board select $pieces
        $Seat notify board select [$board selected]
        $Seat notify orders
    }
}
