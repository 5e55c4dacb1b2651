# replay-notes.tcl --
#
#       What is made of a moment of a replay: a bookmark, or a new match that
#       begins with it.

need base/doors base/requests base/words match/holds match/autosave \
        look/ask-line

oo::define ::wargame::replay::Replay {
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
        ::wargame::look::askLine $Window [::wargame::base::say \
                replay.bookmark] \
                [::wargame::base::say replay.bookmark.ask $n] $text \
                [namespace code [list my Mark $n]]
    }

    method Mark {n text} {
        if {$text eq ""} {
            return [::wargame::base::say replay.bookmark.empty]
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
        ::wargame::look::askLine $Window [::wargame::base::say replay.branch] \
                [::wargame::base::say replay.branch.ask $n] \
                "[file rootname [file tail $File]]-$n" \
                [namespace code [list my Branch $n]]
    }

    method Branch {n name} {
        if {![::wargame::base::door name $name]} {
            return [::wargame::base::say replay.branch.name]
        }
        set path [::wargame::match::autosave namedPath $name]
        if {[file exists $path]} {
            return [::wargame::base::say replay.branch.there $name]
        }
        set match [$Source at $n]
        try {
            ::wargame::match::holds during $path {
                ::wargame::match::holds write $path replace [$match save]
            }
        } trap WARGAME {message} {
            return $message
        } finally {
            $match destroy
        }
        ::wargame::base::requests send openTable $path
        return ""
    }
}
