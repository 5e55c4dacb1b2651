# replay-notes.tcl --
#
#       What is made of a moment of a replay: a bookmark, or a new match that
#       begins with it.

::wargame::need doors

oo::define ::wargame::Replay {
    # ---- bookmarks ----

    method bookmarks {} {
        # The public's notes are for everybody; all are when all may look.
        try {
            return [$Bookmarks all [expr {[llength $Eyes] == 4 ? $Eyes
                : [list public $Viewer]}]]
        } trap {WARGAME NOTES} {message} {
            if {$Seat ne ""} {
                $Seat message $message
            }
            return {}
        }
    }

    method bookmark {} {
        set n [my at]
        set text ""
        foreach bookmark [my bookmarks] {
            lassign $bookmark at viewer said
            if {$at == $n && $viewer eq $Viewer} {
                set text $said
            }
        }
        my Still
        ::wargame::askLine $Window [::wargame::say replay.bookmark] \
                [::wargame::say replay.bookmark.ask $n] $text \
                [namespace code [list my Mark $n]]
    }

    method Mark {n text} {
        if {$text eq ""} {
            return [::wargame::say replay.bookmark.empty]
        }
        my Note $n $Viewer $text
        return ""
    }

    method unmark {n viewer} {
        my Note $n $viewer ""
    }

    method Note {n viewer text} {
        try {
            $Bookmarks set $n $viewer $text
        } trap WARGAME {message} {
            $Seat message $message
        }
        $Seat refresh
        my ShowBar
    }

    method Still {} {
        if {$Playing ne ""} {
            my Pause
        }
    }

    # ---- another way from here ----

    method branch {} {
        my Still
        set n [my at]
        ::wargame::askLine $Window [::wargame::say replay.branch] \
                [::wargame::say replay.branch.ask $n] \
                "[file rootname [file tail $File]]-$n" \
                [namespace code [list my Branch $n]]
    }

    method Branch {n name} {
        if {![::wargame::door name $name]} {
            return [::wargame::say replay.branch.name]
        }
        set path [::wargame::keeper namedPath $name]
        if {[file exists $path]} {
            return [::wargame::say replay.branch.there $name]
        }
        set match [$Source at $n]
        try {
            ::wargame::holds during $path {
                ::wargame::holds write $path replace [$match save]
            }
        } trap WARGAME {message} {
            return $message
        } finally {
            $match destroy
        }
        ::wargame::requests send openTable $path
        return ""
    }
}
