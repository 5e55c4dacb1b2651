# replay-notes.tcl --
#
#       What is made of a moment of a replay: a bookmark, or a new match that
#       begins with it.
#
#   set notes [::wargame::replay::ReplayNotes new REPLAY MATCH FILE BOOKMARKS
#          OWNER]          MATCH: the one that is looked at, kept in FILE;
#                          BOOKMARKS: the match/Bookmarks beside it; OWNER: who
#                          opened the replay, see match/sitter.tcl
#       bookmark           asks for a note on what is shown now
#       bookmarks          the bookmarks that who looks may read, as of
#                          Bookmarks all
#       unmark N WHO       takes a bookmark away
#       commander          of several a side, the number of who looks now; or ""
#       course             {N CHANCE}..., as analysed course has it, where an
#                          analysis is kept beside the match and all may look
#       branch             asks for a name, and opens a table with a new match
#                          that begins with the actions up to here
#       decide N DECISION  goes to where it was asked what the action after the
#                          N-th answered, or a step in which that is, and shows
#                          beside it a DECISION of report/choice-words.tcl
#       decision           the DECISION of what is shown; or {}
#       keptIn FILE        the match goes on in another file

need base/doors base/requests base/words match/analysed match/analysis \
        match/holds match/match-paths match/sitter match/umpire-password \
        look/ask-line

if {![info object isa class ::wargame::replay::ReplayNotes]} {
    oo::class create ::wargame::replay::ReplayNotes
}

oo::define ::wargame::replay::ReplayNotes {
    # Decided: {N DECISION}, or {}.
    variable Replay Match File Bookmarks Owner Decided

    constructor {replay match file bookmarks owner} {
        set Owner $owner
        set Replay $replay
        set Match $match
        set File $file
        set Bookmarks $bookmarks
        set Decided {}
    }

    method keptIn {file} {
        set File $file
        $Bookmarks keptIn $file
    }

    method decide {n decision} {
        set n [$Replay after [$Replay count [expr {
            [$Replay began [expr {$n + 1}]] - 1}]]]
        set Decided [list $n $decision]
        if {[$Replay at] == $n} {
            [$Replay seat] wound 1
        }
        $Replay go $n
    }

    method decision {} {
        return [expr {[lindex $Decided 0] eq [$Replay at]
            ? [lindex $Decided 1] : {}}]
    }

    # ---- bookmarks ----

    method bookmarks {} {
        # The public's notes are for everybody; all are when all may look.
        try {
            return [$Bookmarks {*}[expr {[llength [$Replay viewers]] == 4
                ? "all" : [list of public [my Who]]}]]
        } trap {WARGAME NOTES} {message} {
            if {[$Replay seat] ne ""} {
                [$Replay seat] message $message
            }
            return {}
        }
    }

    method commander {} {
        lassign [split $Owner .] viewer commander
        return [expr {$viewer eq [$Replay viewer] ? $commander : ""}]
    }

    method Who {} {
        # Who looks now.
        return [::wargame::match::sitter [$Replay viewer] [my commander]]
    }

    method bookmark {} {
        set n [$Replay at]
        set text ""
        foreach bookmark [my bookmarks] {
            lassign $bookmark at who said
            if {$at == $n && $who eq [my Who]} {
                set text $said
            }
        }
        [$Replay player] still
        ::wargame::look::askLine [$Replay window] \
                [::wargame::base::say replay.bookmark] \
                [::wargame::base::say replay.bookmark.ask \
                    [$Replay count $n]] $text \
                [namespace code [list my Mark $n]]
    }

    method Mark {n text} {
        if {$text eq ""} {
            return [::wargame::base::say replay.bookmark.empty]
        }
        my Note $n [my Who] $text
        return ""
    }

    method unmark {n who} {
        my Note $n $who ""
    }

    method Note {n who text} {
        try {
            $Bookmarks set $n $who $text
        } trap {WARGAME DISK} {message} {
            [$Replay seat] message \
                    [::wargame::base::say replay.notes.unkept $message]
        } trap WARGAME {message} {
            [$Replay seat] message $message
        }
        [$Replay seat] refresh
        $Replay showBar
    }

    # ---- what a general says of it ----

    method course {} {
        if {![::wargame::match::Analysis isFor $Match [$Replay viewer]]} {
            return {}
        }
        set analysis [::wargame::match::Analysis new $Match \
                [list string cat $File] [$Replay viewer]]
        set course [::wargame::match::analysed course [$analysis found]]
        $analysis destroy
        return $course
    }

    # ---- another way from here ----

    method branch {} {
        [$Replay player] still
        set n [$Replay at]
        set shown [$Replay count $n]
        ::wargame::look::askLine [$Replay window] \
                [::wargame::base::say replay.branch] \
                [::wargame::base::say replay.branch.ask $shown] \
                "[file rootname [file tail $File]]-$shown" \
                [namespace code [list my Branch $n]]
    }

    method Branch {n name} {
        if {![::wargame::base::door name $name]} {
            return [::wargame::base::say replay.branch.name]
        }
        set path [::wargame::match::matchPaths named $name]
        if {[file exists $path]} {
            return [::wargame::base::say replay.branch.there $name]
        }
        set match [$Match at $n]
        ::wargame::match::umpirePassword carry $Match $match
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
