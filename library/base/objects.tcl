# objects.tcl --
#
#       goesWith OBJECT OTHER    destroys OTHER when OBJECT is destroyed
#       destroyIf OTHER          destroys OTHER, if it is an object still

proc ::wargame::base::goesWith {object other} {
    trace add command $object delete [list ::wargame::base::destroyIf $other]
}

proc ::wargame::base::destroyIf {other args} {
    if {[info object isa object $other]} {
        $other destroy
    }
}
