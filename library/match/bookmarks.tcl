# bookmarks.tcl --
#
#       Places in a match worth coming back to, with a note each.  They are kept
#       beside the match, in FILE.notes, a dictionary of Tcl; never in it.
#
#   set bookmarks [::wargame::match::Bookmarks new FILE MATCH]
#                          the MATCH outlives it
#       all VIEWERS        {N VIEWER TEXT}... of those viewers, by N
#       keptIn FILE        the match goes on in that file
#       set N VIEWER TEXT  keeps a bookmark, one a place and viewer; a TEXT of
#                          "" takes it away
#
#   A note is for the eyes of who wrote it.  A bookmark holds on to its action
#   by the hash of its line: if that is taken back, it is gone.  A file of notes
#   that cannot be read is an error of each, code WARGAME NOTES.

need base/files base/words

if {![info object isa class ::wargame::match::Bookmarks]} {
    oo::class create ::wargame::match::Bookmarks
}

oo::define ::wargame::match::Bookmarks {
    variable File Match

    constructor {file match} {
        set File $file.notes
        set Match $match
    }

    method keptIn {file} {
        set File $file.notes
    }

    method all {viewers} {
        set found {}
        foreach bookmark [my Kept [my Read]] {
            lassign $bookmark n viewer - text
            if {$viewer in $viewers} {
                lappend found [list $n $viewer $text]
            }
        }
        return [lsort -index 0 -integer $found]
    }

    method set {n viewer text} {
        set bookmarks [lmap bookmark [my Kept [my Read]] {
            if {[lrange $bookmark 0 1] eq [list $n $viewer]} continue
            set bookmark
        }]
        if {$text ne ""} {
            lappend bookmarks [list $n $viewer [$Match stamp $n] $text]
        }
        ::wargame::replace $File [list bookmarks [lmap bookmark $bookmarks {
            lassign $bookmark n viewer hash text
            dict create n $n viewer $viewer hash $hash text $text
        }]]\n
    }

    method Read {} {
        # {N VIEWER HASH TEXT} each.  Who sent the match may have written them:
        # of each those four are read, and nothing else.
        if {![file exists $File]} {
            return {}
        }
        if {[catch {
            set notes [string trim [::wargame::base::readText $File]]
            set read [lmap bookmark [dict get $notes bookmarks] {
                lmap key {n viewer hash text} {dict get $bookmark $key}
            }]
            foreach bookmark $read {
                lassign $bookmark n viewer
                if {![regexp {^(0|[1-9]\d{0,8})$} $n]
                        || $viewer ni {0 1 public umpire}} {
                    error $n
                }
            }
        }]} {
            return -code error -errorcode {WARGAME NOTES} \
                    [::wargame::base::say replay.notes.bad [file tail $File]]
        }
        return $read
    }

    method Kept {bookmarks} {
        # Those whose action is still in the match: beyond it a stamp is "".
        return [lmap bookmark $bookmarks {
            lassign $bookmark n - hash
            if {$hash eq "" || [$Match stamp $n] ne $hash} continue
            set bookmark
        }]
    }

}
