# group.tcl --
#
#       A match of The Ford in which groups are ordered, after ford.tcl: a hex
#       holds one unit and a unit moves one hex; a letter is the unit at first
#       there: a 0108, b 0208, c behind a in 0107.

source [file join [file dirname [info script]] ford.tcl]

proc letters {match {units {a 0108 b 0208 c 0107}}} {
    # Names of units for the text of an order or of an answer.
    foreach {letter hex} $units {
        lappend ::names $letter [unit $match $hex]
    }
}

proc named {text} {
    return [string map $::names $text]
}

proc told {text} {
    return [string map [lreverse $::names] $text]
}

proc start {} {
    set ::names {}
    set ::m [begin]
    letters $::m
    set ::d [$::m deeds]
}

proc finish {} {
    $::m destroy
}

proc lines {} {
    # The actions of the history, without hashes.
    for {set n 1} {$n <= [$::m length]} {incr n} {
        lappend lines [told [lrange [$::m line $n] 0 end-1]]
    }
    return $lines
}

proc failed {script} {
    # {errorcode message}
    catch {uplevel 1 $script} message options
    return [list [dict get $options -errorcode] $message]
}
