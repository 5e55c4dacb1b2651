# bookmarks.tcl --
#
#       Places in a match worth coming back to, with a note each.  They are kept
#       beside the match, in FILE.notes, a dictionary of Tcl; never in it.
#
#   set bookmarks [::wargame::Bookmarks new FILE MATCH]     the MATCH outlives it
#       all VIEWERS        {N VIEWER TEXT}... in the order of N, of those viewers
#       set N VIEWER TEXT  one a place and viewer; a TEXT of "" takes it away
#
#   A note is for the eyes of who wrote it.  A bookmark holds on to its action
#   by the hash of its line: if that is taken back, it is gone.  A file of notes
#   that cannot be read is an error of each, code WARGAME NOTES.

if {![info object isa class ::wargame::Bookmarks]} {
    oo::class create ::wargame::Bookmarks
}

oo::define ::wargame::Bookmarks {
    variable File Match

    constructor {file match} {
        set File $file.notes
        set Match $match
    }

    method all {viewers} {
        set found {}
        foreach bookmark [my Kept [my Read]] {
            dict with bookmark {
                if {$viewer in $viewers} {
                    lappend found [list $n $viewer $text]
                }
            }
        }
        return [lsort -index 0 -integer $found]
    }

    method set {n viewer text} {
        set notes [my Read]
        set bookmarks [lmap bookmark [my Kept $notes] {
            if {[dict get $bookmark n] == $n
                    && [dict get $bookmark viewer] eq $viewer} continue
            set bookmark
        }]
        if {$text ne ""} {
            lappend bookmarks [dict create n $n viewer $viewer \
                    hash [my Hash $n] text $text]
        }
        dict set notes bookmarks $bookmarks
        ::wargame::replace $File $notes\n
    }

    method Read {} {
        if {![file exists $File]} {
            return [dict create bookmarks {}]
        }
        if {[catch {
            set notes [string trim [::wargame::readText $File]]
            foreach bookmark [dict get $notes bookmarks] {
                foreach key {n viewer hash text} {
                    dict get $bookmark $key
                }
            }
        }]} {
            return -code error -errorcode {WARGAME NOTES} \
                    [::wargame::say replay.notes.bad [file tail $File]]
        }
        return $notes
    }

    method Kept {notes} {
        # Those whose action is still in the match.
        return [lmap bookmark [dict get $notes bookmarks] {
            if {[my Hash [dict get $bookmark n]]
                    ne [dict get $bookmark hash]} continue
            set bookmark
        }]
    }

    method Hash {n} {
        return [lindex [split [string trim [$Match line $n]]] end]
    }
}
