# held.tcl --
#
#       WARGAME_BUILD=DIR tclsh held.tcl
#
#       How much memory La Bataille's table takes: prints kilobytes with the whole
#       field in sight, the most while it comes nearer step by step, and at rest
#       with hexes of 120 pixels.  "" where that cannot be known.

set argv {}
set ground painted
set support [file join [file dirname [info script]] .. support]
foreach script {start table fleches} {
    source [file join $support $script.tcl]
}

proc resident {} {
    if {[catch {readFile /proc/self/status} status]
            || ![regexp {VmRSS:\s+(\d+)} $status -> kilobytes]} {
        exit
    }
    return $kilobytes
}

set table [historicalTable]
set whole [resident]
set most $whole
toFleches $table {
    set most [expr {max($most, [resident])}]
}
puts [list $whole $most [resident]]
exit
