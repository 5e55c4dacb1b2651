# bookmarks.tcl --
#
#       Places in a match worth coming back to, with a note each.  They are kept
#       beside the match, in FILE.notes, a dictionary of Tcl; never in it.
#
#   set bookmarks [::wargame::match::Bookmarks new FILE MATCH]
#                          the MATCH outlives it
#       all                {N WHO TEXT}..., by N; a TEXT is a line, and not too
#                          long for a menu
#       of WHO...          the bookmarks that one of these wrote
#       keptIn FILE        the match goes on in that file
#       set N WHO TEXT     keeps a bookmark, one a place and writer; a TEXT of
#                          "" takes it away
#
#   A note is for the eyes of WHO wrote it: a sitter, sitter.tcl.  A bookmark
#   holds on to its action by the hash of its line: if that is taken back, it is
#   gone.  A file of notes that cannot be read is an error of each, code WARGAME
#   NOTES.

need base/files base/words match/sitter

if {![info object isa class ::wargame::match::Bookmarks]} {
    oo::class create ::wargame::match::Bookmarks
}

oo::define ::wargame::match::Bookmarks {
    # All: the bookmarks, or what is wrong with them, with Options of [return].
    # At: of which file and match that was found.  Of: WHO... -> theirs.
    variable File Match All Options At Of

    constructor {file match} {
        set File $file.notes
        set Match $match
        set At ""
    }

    method keptIn {file} {
        set File $file.notes
    }

    method all {} {
        # A replay asks at each step, and there may be thousands: they are read
        # again only where the file or the match is another.
        set at [list [my About] [$Match length] [$Match stamp]]
        if {$at ne $At} {
            set At $at
            set Of [dict create]
            catch {my Found} All Options
        }
        return -options $Options $All
    }

    method Found {} {
        return [lsort -index 0 -integer [lmap bookmark [my Kept [my Read]] {
            lassign $bookmark n who - text
            list $n $who [::wargame::base::lineOf $text]
        }]]
    }

    method of {args} {
        set all [my all]
        if {![dict exists $Of $args]} {
            dict set Of $args [lmap bookmark $all {
                if {[lindex $bookmark 1] ni $args} continue
                set bookmark
            }]
        }
        return [dict get $Of $args]
    }

    method About {} {
        # Another once the file has been written anew; "": there is none.
        if {[catch {file stat $File about}]} {
            return ""
        }
        return [list $about(dev) $about(ino) $about(size) $about(mtime)]
    }

    method set {n who text} {
        set bookmarks [lmap bookmark [my Kept [my Read]] {
            if {[lrange $bookmark 0 1] eq [list $n $who]} continue
            set bookmark
        }]
        if {$text ne ""} {
            lappend bookmarks [list $n $who [$Match stamp $n] $text]
        }
        set At ""
        ::wargame::replace $File [list bookmarks [lmap bookmark $bookmarks {
            lassign $bookmark n who hash text
            dict create n $n viewer $who hash $hash text $text
        }]]\n
    }

    method Read {} {
        # {N WHO HASH TEXT} each.  Who sent the match may have written them:
        # of each those four are read, and nothing else.
        if {![file exists $File]} {
            return {}
        }
        if {[catch {
            set notes [string trim [::wargame::base::readText $File \
                    10000000]]
            set read [lmap bookmark [dict get $notes bookmarks] {
                lmap key {n viewer hash text} {dict get $bookmark $key}
            }]
            foreach bookmark $read {
                lassign $bookmark n who
                if {![regexp {^(0|[1-9]\d{0,8})$} $n]
                        || ![::wargame::match::isSitter $who]} {
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
