# correspondence-table.tcl --
#
#       A table of a match by file: one player sits at it, and a bar above it
#       says which letter is due; see letter-bar.tcl.
#
#   set table [::wargame::mail::CorrespondenceTable new WINDOW MATCH AUTOSAVE
#           CHANCE]
#                          as a Table; what a Table has, and
#       letters            the Correspondence
#       desk               where letters are written and opened: letter-desk.tcl

need base/words table/table mail/correspondence mail/correspondence-turn \
        mail/letter-desk mail/letter-words

if {![info object isa class ::wargame::mail::CorrespondenceTable]} {
    oo::class create ::wargame::mail::CorrespondenceTable {
        superclass ::wargame::table::Table
    }
}

oo::define ::wargame::mail::CorrespondenceTable {
    variable Match Presenter Letters Desk

    constructor {window match autosave chance} {
        set Letters [::wargame::mail::Correspondence new [$autosave path] \
                $match]
        set Desk [::wargame::mail::LetterDesk new [self] $window $Letters]
        next $window $match $autosave $chance
    }

    destructor {
        set parts [expr {[info exists Desk] ? [list $Desk $Letters] : ""}]
        next
        foreach part $parts {
            if {[info object isa object $part]} {
                $part destroy
            }
        }
    }

    foreach part {Letters Desk} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method TurnClass {} {
        return ::wargame::mail::CorrespondenceTurn
    }

    # ---- one seat, and when its owner may act ----

    method here {} {
        return [list [$Letters side]]
    }

    method openRole {viewer {screen ""}} {
        # Others have no window on this computer while it is played, and its
        # player has this one.
        if {[$Match side] eq "nobody"} {
            return [next $viewer $screen]
        }
        [my seat] message [::wargame::base::say letters.noRole]
        return ""
    }

    method mayAnswer {viewer} {
        return [expr {[$Letters isOurs] && [next $viewer]}]
    }

    method mayStand {viewer} {
        # Not between two letters, which tell how long the match is.
        # A guest's go with the answer.
        return [expr {([$Letters isOurs] || [$Letters isUnwritten])
            && [next $viewer]}]
    }

    method waits {} {
        if {[$Letters isOurs] || [$Match side] eq "nobody"} {
            return ""
        }
        set text [::wargame::mail::letterState $Letters]
        if {[$Letters role] eq "guest"} {
            # It is not seen done.
            append text "\n" [::wargame::base::say letters.last \
                    [::wargame::mail::letterLabel [$Presenter words] \
                    [my Last]]]
        }
        return $text
    }

    method Last {} {
        # What the guest did last, but for orders.
        return [lindex [lsearch -all -inline -not \
                [[$Match remote] actions] "standing *"] end]
    }

    method canUndo {} {
        # A guest's actions are the guest's own until the answer is written.
        return [expr {[my seat] ne "" && [$Match canUndo]
            && ([$Letters isOurs] || [$Letters isUnwritten])}]
    }

    method view {viewer {cursor ""}} {
        if {[$Letters role] eq "host" || [[$Match remote] seat] eq "nobody"} {
            return [next $viewer $cursor]
        }
        set view [[$Match moment $viewer] view]
        if {[$Letters get notes] ne ""} {
            dict set view notes [$Letters get notes]
        }
        return $view
    }

    method settle {} {
        next
        $Desk changed
    }

    method rebuild {} {
        next
        $Desk rebuild
    }
}
