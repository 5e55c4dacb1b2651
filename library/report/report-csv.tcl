# report-csv.tcl --
#
#       What a match's viewer was told, for a spreadsheet: a line an event, with
#       the words of the program, not of a person.
#
#       reportCsv MATCH VIEWER PRESENTER    n,turn,side,what,about...

need base/files

proc ::wargame::report::reportCsv {match viewer presenter} {
    set lines [list n,turn,side,what,about1,about2,about3,about4]
    set turn 0
    foreach event [$match events $viewer] {
        if {[[$presenter events] isTurn $event]} {
            incr turn
        }
        set side [dict get $event side]
        if {$side in {0 1}} {
            set side [lindex [dict get [aboutGame [$presenter game]] sides] \
                    $side]
        }
        set about [lrange [dict get $event about] 0 3]
        lappend about {*}[lrepeat [expr {4 - [llength $about]}] ""]
        lappend lines [join [lmap cell [list [dict get $event n] $turn $side \
                [dict get $event what] {*}$about] {CsvCell $cell}] ,]
    }
    return [join $lines \r\n]\r\n
}

# CsvCell --
#
#       A cell that a spreadsheet would take for a formula is text; a number is
#       a number.  Some pass over spaces, some take the wide signs of East Asia
#       for the narrow ones.
proc ::wargame::report::CsvCell {cell} {
    if {[regexp [string cat {^[\s\u200b\ufeff]*[-=+@\uff1d\uff0b\uff0d\uff20]} \
                {|^[\t\r\n]}] $cell]
            && ![regexp {^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$} $cell]} {
        set cell '$cell
    }
    if {[regexp {[",;\t\r\n]} $cell]} {
        return \"[string map {\" \"\"} $cell]\"
    }
    return $cell
}
