# correspondence-file.tcl --
#
#       What is on the disk of a match by file: the match, and FILE.letters
#       beside it.  Who reads and writes letters asks and keeps here.
#
#   set file [::wargame::mail::CorrespondenceFile new PATH ?MATCH?]
#                     reads both; MATCH, if it is open at a table, stays that
#                     table's.  An error if they do not belong together
#       path          the path of the match
#       match         the Match; "" for a guest before the first letter
#       get KEY       what is kept, see kept-state.tcl; role, side and number
#                     have methods of their own
#       kept          all that is kept: a dictionary
#       other         the side of the other player
#       commander     of several commanders of a side, the number of the guest;
#                     else ""
#       guests        how many a host has
#       turnTo N      what is asked and kept is, from now on, that of guest N,
#                     from 0 on
#       guest         N
#       each KEY      what is kept of all guests, in a list
#       sides         the names of both sides
#       name SIDE     the name of one side
#       did N         "move F10 gorki", if action number N is one of the other
#                     player; or ""
#       presenter     the presenter of the game: that of presentedBy, or one
#                     that lives as long as the match is loaded
#       presentedBy PRESENTER   uses the presenter of the table
#       keep KEY VALUE...   replaces FILE.letters by one that says so, too
#       adopt MATCH   the guest's first: written, then owned
#       write TEXT    a whole match where there is none yet
#       reread        reads again what another program may have changed

need base/files base/objects match/holds match/saved match/versions \
        present/presenter mail/envelope mail/kept-state

if {![info object isa class ::wargame::mail::CorrespondenceFile]} {
    oo::class create ::wargame::mail::CorrespondenceFile
}

oo::define ::wargame::mail::CorrespondenceFile {
    # Own: is Match ours to destroy?  Cut: was its last line cut off?
    # OwnPresenter: the same of Presenter, or "".  All: what is kept of each
    # guest, At: of which we speak.
    variable Path Match All At Own Cut Presenter OwnPresenter

    constructor {path {match ""}} {
        set Path $path
        set Match $match
        set At 0
        set Own 0
        set Cut 0
        lassign {} Presenter OwnPresenter
        my Read
    }

    destructor {
        if {[info exists Own]} {
            my Unload
        }
    }

    # ---- read ----

    method Read {} {
        set All [::wargame::mail::keptState all $Path]
        if {$Own && [::wargame::base::readText $Path] ne [$Match save]} {
            my Unload
        }
        if {$Match eq "" && [my HasMatch]} {
            my Load
        }
        my Check
    }

    method reread {} {
        # What is at a table is the table's.
        my Read
    }

    method HasMatch {} {
        # A guest's program that is killed in its first write of the match
        # leaves a file without text: the same letter is to be opened again.
        return [expr {[file exists $Path] && ([file size $Path] > 0
            || [my IsDue])}]
    }

    method IsDue {} {
        # Must there be a match?
        return [expr {[my role] eq "host" || [my number] > 0}]
    }

    method Load {} {
        # A crash may have cut off its last line, which was then not yet done.
        my Own [::wargame::match::readMatch $Path]
        set Cut [expr {[$Match fault] ne ""}]
        if {$Cut && ![string match "*: cut off" [$Match fault]]} {
            ::wargame::mail::letterFault broken $Path \
                    [::wargame::match::faultOf $Match]
        }
    }

    method Own {match} {
        set Match $match
        set Own 1
        [$Match saver] to [namespace code {my KeepMatch}]
    }

    method Unload {} {
        if {$OwnPresenter ne ""} {
            $OwnPresenter destroy
            lassign {} Presenter OwnPresenter
        }
        if {$Own} {
            $Match destroy
            set Own 0
            set Match ""
        }
    }

    method Check {} {
        # Is it the one of which the letters tell?
        if {$Match eq ""} {
            if {[my IsDue]} {
                ::wargame::mail::letterFault noMatch $Path
            }
        } elseif {![::wargame::mail::keptState isOf $Match [my kept]]} {
            ::wargame::mail::letterFault other $Path
        } elseif {[my Reached] < [tcl::mathfunc::max {*}[my each length]]} {
            ::wargame::mail::letterFault shorter $Path
        }
    }

    method Reached {} {
        # Its length, without what a guest has done since its snapshot.
        return [expr {[[$Match remote] seat] eq "nobody" ? [$Match length]
            : [[$Match remote] before]}]
    }

    # ---- written ----

    method KeepMatch {how text} {
        if {$how eq "elsewhere"} {
            # The match is read again with the next letter.
            ::wargame::mail::letterFault changed
        }
        if {$Cut} {
            set how replace
            set text [$Match save]
            set Cut 0
        }
        ::wargame::match::holds during $Path {
            ::wargame::match::holds write $Path $how $text
        }
    }

    method keep {args} {
        # args - KEY VALUE...
        lset All $At [dict merge [my kept] $args]
        ::wargame::mail::keptState write $Path $All
    }

    method write {text} {
        my KeepMatch replace $text
    }

    method adopt {match} {
        my write [$match save]
        my Own $match
    }

    # ---- asked ----

    method path {} {
        return $Path
    }
    method match {} {
        return $Match
    }
    method kept {} {
        return [lindex $All $At]
    }
    method get {key} {
        return [dict get [my kept] $key]
    }
    method guests {} {
        return [llength $All]
    }
    method guest {} {
        return $At
    }
    method turnTo {n} {
        set At $n
    }
    method each {key} {
        return [lmap kept $All { dict get $kept $key }]
    }
    method role {} {
        return [my get role]
    }
    method side {} {
        return [my get side]
    }
    method other {} {
        return [my get theirs]
    }
    method commander {} {
        return [my get commander]
    }
    method number {} {
        return [my get number]
    }

    method sides {} {
        return [dict get [::wargame::base::aboutGame [my get game]] sides]
    }

    method name {side} {
        return [lindex [my sides] $side]
    }

    method did {n} {
        set entry [$Match entry $n]
        return [expr {[dict get $entry side] eq [my other] && [my IsTheirs $n]
            ? [dict get $entry did] : ""}]
    }

    method IsTheirs {n} {
        # Of several commanders of that side: who was asked, or whose units a
        # standing order is for, which can be given when another is asked.
        if {[my commander] eq ""} {
            return 1
        }
        set did [dict get [$Match entry $n] did]
        set before [$Match at [expr {$n - 1}]]
        set whose [expr {[string match "standing *" $did]
            ? [[$before remote] concerned [my other] [string range $did 9 end]]
            : [[$before remote] asked]}]
        $before destroy
        return [expr {$whose eq [my commander]}]
    }

    method presenter {} {
        if {$Presenter eq ""} {
            set OwnPresenter [::wargame::present::presenterOf [my get game]]
            set Presenter $OwnPresenter
        }
        return $Presenter
    }

    method presentedBy {presenter} {
        ::wargame::base::destroyIf $OwnPresenter
        set OwnPresenter ""
        set Presenter $presenter
    }
}
