# handbook.tcl --
#
#       The player's handbook, doc/handbook.md, as a BOOK of rulebook.tcl.
#
#       handbook read      its chapters, and in them what has a heading; the key
#                          of each is what a link in the text calls it
#
#   Its pictures are not shown: the table itself is at hand.

need base/files rules/blocks

namespace eval ::wargame::rules::handbook {
    namespace export read
    namespace ensemble create
}

proc ::wargame::rules::handbook::read {} {
    set text [::wargame::base::readText \
            [file join $::wargame::directory doc handbook.md]]
    set paragraphs [dict create]
    set chapter ""
    foreach part [::wargame::rules::blocks parts $text] {
        if {[regexp {^#(#+) +(?:(\d+)\. +)?(.+)$} $part - \
                marks number title]} {
            set key [Key [regsub {^#+ +} $part ""] $paragraphs]
            if {$marks eq "#"} {
                set chapter $key
            }
            dict set paragraphs $key [dict create number $number \
                    title $title level [string length $marks] \
                    chapter $chapter blocks {}]
        } elseif {$chapter ne "" && ![regexp {^!\[[^]]*\]\([^)]*\)$} $part]} {
            dict with paragraphs $key {
                lappend blocks {*}[::wargame::rules::blocks read $part]
            }
        }
    }
    return [dict create language en paragraphs $paragraphs]
}

proc ::wargame::rules::handbook::Key {heading others} {
    # As links name it; of the same headings, all but the first have a number.
    set name [string map {" " -} \
            [regsub -all {[^\w\s-]} [string tolower [string trim $heading]] {}]]
    for {set key $name; set n 1} {[dict exists $others $key]} {incr n} {
        set key $name-$n
    }
    return $key
}
