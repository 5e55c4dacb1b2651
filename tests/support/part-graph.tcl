# part-graph.tcl --
#
#       Who asks whom among the parts that something is made of: of a seat, of a
#       game's presenter.  ORDER is NAME CLASS {those it may ask}..., the lowest
#       first; GRAPH, NAME -> those that it asks.
#
#       faulty ORDER GRAPH     what is asked and not said, or said and not asked
#       upward ORDER           NAME OTHER..., of each that may ask one that does
#                              not stand before it
#       circling GRAPH         the parts in, or above, a circle

proc faulty {order graph} {
    set found {}
    foreach {name - says} $order {
        foreach other [dict get $graph $name] {
            if {$other ni $says} {
                lappend found "$name asks $other"
            }
        }
        foreach other $says {
            if {$other ni [dict get $graph $name]} {
                lappend found "$name does not ask $other"
            }
        }
    }
    return $found
}

proc upward {order} {
    set found {}
    set before {}
    foreach {name - says} $order {
        foreach other $says {
            if {$other ni $before} {
                lappend found $name $other
            }
        }
        lappend before $name
    }
    return $found
}

proc circling {graph} {
    # Those left when one after another that asks none of the rest is gone.
    while 1 {
        set gone [lmap {name asks} $graph {
            if {[llength [lmap other $asks {
                if {![dict exists $graph $other]} continue
                set other
            }]]} continue
            set name
        }]
        if {![llength $gone]} {
            return [dict keys $graph]
        }
        set graph [dict remove $graph {*}$gone]
    }
}
