# map2ready.tcl --
#
#       tclsh map2ready.tcl LIBRARY MAP > FILE
#
#       A map as the program has it when it has read it: see mapready.tcl.

source -encoding utf-8 [file join [file dirname [info script]] readers.tcl]

lassign $argv library path
readers $library mapready
fconfigure stdout -encoding utf-8 -translation lf
puts -nonewline [wargame::ground::readyMap $path]
