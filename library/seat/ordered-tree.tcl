# ordered-tree.tcl --
#
#       The tree of who can be given standing orders: the whole side, its arms,
#       its corps and their pieces.  Who inherits from whom is told here.
#
#   set who [::wargame::seat::OrderedTree new PATH PRESENTER SIDE ARMS ORDERS
#           PIECES]         of the pieces that decide any of ORDERS; of several
#                           commanders of those alone that are this one's,
#                           else PIECES is ""
#       tree                its treeview
#       who                 who is selected: all, or LEVEL.PIECE, as arm.F10
#       decides ORDER       does any of them decide that question?
#       own ORDER ?WHO?     what was ordered of them themselves, or ""
#       above ORDER ?WHO?   what they would inherit
#       pieces PIECE        all of its corps, of which it is the first
#       isCorps PIECE       is it of a corps, that has orders of its own?
#       mark ORDERS         shows in bold who has orders of their own
#   ARMS and ORDER are as match/standing.tcl tells them.

need base/words look/theme look/tree

if {![info object isa class ::wargame::seat::OrderedTree]} {
    oo::class create ::wargame::seat::OrderedTree
}

oo::define ::wargame::seat::OrderedTree {
    # Corps, ByArm: the first piece of each -> all of it, itself first.  Arm:
    # PIECE -> the first of its arm.  Strong: who is bold.
    variable Tree Presenter Viewer Corps Arm ByArm Strong

    constructor {path presenter viewer arms orders pieces} {
        set Presenter $presenter
        set Viewer $viewer
        set Corps [my Formations $orders $pieces]
        set Arm [dict create]
        set ByArm [dict create]
        set Strong [dict create]
        set Tree [::wargame::look::tree $path -height 14]
        # An order to an arm is to that of all commanders.
        my Fill [expr {$pieces eq "" ? $arms : {}}]
    }

    method pieces {piece} {
        return [dict get $Corps $piece]
    }

    method tree {} {
        return $Tree
    }

    method who {} {
        set who [lindex [$Tree selection] 0]
        return [expr {$who eq "" ? "all" : $who}]
    }

    method decides {order} {
        lassign [split [my who] .] level piece
        set meant [switch -- $level {
            corps { dict get $Corps $piece }
            arm { dict get $ByArm $piece }
            piece { list $piece }
            default { return 1 }
        }]
        foreach piece $meant {
            if {$piece in [dict get $order deciding]} {
                return 1
            }
        }
        return 0
    }

    method own {order {who ""}} {
        # What was ordered of them themselves; "" where they inherit, or where
        # nothing was ordered of all.
        if {$who eq ""} {
            set who [my who]
        }
        lassign [split $who .] level piece
        if {$level eq "all"} {
            return [expr {[dict get $order given] ? [dict get $order choice]
                : ""}]
        } elseif {$level eq "corps" && ![my isCorps $piece]} {
            return [my Common $order $piece]
        }
        set given [dict get $order [dict get {
            corps corps   arm arms   piece pieces
        } $level]]
        return [expr {[dict exists $given $piece] ? [dict get $given $piece]
            : ""}]
    }

    method Common {order first} {
        # What each of them that decides it was ordered; "" where that is not
        # one thing.
        set all [lsort -unique [lmap piece [dict get $Corps $first] {
            if {$piece ni [dict get $order deciding]} continue
            my own $order piece.$piece
        }]]
        return [expr {[llength $all] == 1 ? [lindex $all 0] : ""}]
    }

    method above {order {who ""}} {
        # What they would inherit: a piece from its arm, where its corps has
        # no order.
        if {$who eq ""} {
            set who [my who]
        }
        set above [$Tree parent $who]
        lassign [split $who .] level piece
        if {$level eq "piece" && $above ne "all"} {
            set own [my own $order $above]
            if {$own ne ""} {
                return $own
            }
            set above all
        }
        if {$level eq "piece" && [dict exists $Arm $piece]} {
            set own [my own $order arm.[dict get $Arm $piece]]
            if {$own ne ""} {
                return $own
            }
        }
        if {$above eq "all"} {
            return [dict get $order choice]
        }
        set own [my own $order $above]
        return [expr {$own ne "" ? $own : [my above $order $above]}]
    }

    method mark {orders} {
        # Those with orders of their own are bold.  Only the others than before
        # are drawn again: a side may have hundreds.
        set strong [dict create]
        foreach order $orders {
            foreach {level given} {corps corps arm arms piece pieces} {
                foreach piece [dict keys [dict get $order $given]] {
                    dict set strong $level.$piece 1
                }
            }
        }
        foreach {these others tag} [list $strong $Strong strong \
                $Strong $strong ""] {
            foreach who [dict keys $these] {
                if {![dict exists $others $who] && [$Tree exists $who]} {
                    $Tree item $who -tags $tag
                }
            }
        }
        set Strong $strong
    }

    # ---- made ----

    method Formations {orders own} {
        set corps [dict create]
        set deciding {}
        foreach order $orders {
            foreach piece [dict get $order deciding] {
                dict set deciding $piece 1
            }
        }
        foreach row [::wargame::roster [$Presenter game]] {
            if {[dict get $row side] eq $Viewer
                    && [dict exists $deciding [dict get $row key]]
                    && ($own eq "" || [dict get $row key] in $own)} {
                dict lappend corps [dict get $row corps] [dict get $row key]
            }
        }
        set byFirst [dict create]
        dict for {name pieces} $corps {
            dict set byFirst [lindex $pieces 0] $pieces
        }
        return $byFirst
    }

    method Fill {arms} {
        $Tree insert {} end -id all -open 1 \
                -text [::wargame::base::say standing.all]
        my FillArms $arms
        dict for {first pieces} $Corps {
            set under all
            if {[dict get [my Row $first] corps] ni {none 0}} {
                set under corps.$first
                $Tree insert all end -id $under -text [my Sentence \
                        [[$Presenter words] corps $first]]
            }
            foreach piece $pieces {
                $Tree insert $under end -id piece.$piece \
                        -text [[$Presenter words] unitName $piece]
            }
        }
        $Tree selection set all
        $Tree focus all
        $Tree column #0 -width [my Across] -stretch 1
    }

    method Across {} {
        # As wide as the names of corps need, and of nearly all pieces.
        set theme ::wargame::look::theme
        set wide [$theme px 250]
        foreach item [concat [$Tree children all] {*}[lmap item \
                [$Tree children all] { $Tree children $item }]] {
            set wide [expr {max($wide, [$theme px 64]
                + [font measure [$theme font body] [$Tree item $item -text]])}]
        }
        return [expr {min($wide, 26 * [font measure [$theme font body] m])}]
    }

    method FillArms {arms} {
        dict for {name pieces} $arms {
            if {![llength $pieces]} continue
            set first [lindex $pieces 0]
            dict set ByArm $first $pieces
            foreach piece $pieces {
                dict set Arm $piece $first
            }
            $Tree insert all end -id arm.$first -text [my Sentence \
                    [[$Presenter words] arm $name]]
        }
    }

    method Sentence {text} {
        return [string toupper [string index $text 0]][string range $text 1 end]
    }

    method isCorps {piece} {
        # Who has none is given orders alone; a game may name those together.
        return [expr {[dict get [my Row $piece] corps] ni {none 0 ""}}]
    }

    method Row {piece} {
        return [lsearch -inline -index 1 -exact \
                [::wargame::roster [$Presenter game]] $piece]
    }
}
