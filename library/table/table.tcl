# table.tcl --
#
#       A table: one match, its file, its dice, its window, and whose seat is
#       shown in it.
#
#   set table [::wargame::table::Table new WINDOW MATCH KEEPER CHANCE]
#                          it owns all three from now on
#       throws             where its dice come from
#       dice               they are awaited, perhaps
#       throwNext          those that wait to be asked for; see table-dice.tcl
#       unseen             the news that the viewer has not yet looked at
#       seatFor VIEWER, leafFor VIEWER   show that, whoever must act
#       openRole VIEWER ?SCREEN?   a window of that viewer's own on its match, or
#                          that which is there; on another display, perhaps
#       roles              those windows
#       roleGone ROLE      one of them was closed
#       inform TEXT        a sentence for who sits there, or sits down next
#       settle             show what is so now
#       rebuild            the same seat, made anew
#       close              and keep the match for another day
#
#   What a seat asks of it is in play-window.tcl.
#
#   Hotseat: what a side decides is decided from its own seat.  Between the
#   seats of two sides there is nothing on the screen but the leaf.  A side that
#   has a window of its own is never shown here: see table-seats.tcl.

need base/requests base/words match/agreed match/dice-kept match/holds \
        match/memories match/reckoner match/saved match/versions look/boxes \
        look/theme look/window-size present/presenter seat/seat table/handover \
        table/match-windows table/play-window table/throws

if {![info object isa class ::wargame::table::Table]} {
    oo::class create ::wargame::table::Table {
        superclass ::wargame::table::PlayWindow
    }
}

oo::define ::wargame::table::Table {
    variable Window Match Keeper Chance Presenter Viewer Seat Leaf Seen Due \
            Read Length Fresh Views Taken Hurry Throws Roles Memories Reckoner \
            Seats Informed Forgone

    constructor {window match keeper chance} {
        set Window $window
        set Match $match
        set Keeper $keeper
        set Chance $chance
        set Presenter [::wargame::present::presenterOf [dict get \
                [$match about] game]]
        set Seats [[$Presenter reader] seats [dict get [$match about] scenario]]
        set Memories [::wargame::match::Memories new $Match $Presenter]
        set Reckoner [::wargame::match::Reckoner new $Match]
        # Said to who sits down first.
        set Informed [::wargame::match::olderRules $match]
        set Viewer ""
        set Seat ""
        set Leaf ""
        set Views [dict create]
        set Due ""
        set Taken [dict create]
        set Roles {}
        set Hurry 0
        set Length [$match length]
        # Who begins needs no leaf; a match taken up again does.
        set Fresh [expr {![::wargame::match::isBegun $match]}]
        set Seen [dict create 0 $Length 1 $Length]
        # And of notes.
        set Read $Seen
        toplevel $Window -class Table -background \
                [::wargame::look::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        ::wargame::look::openSized $Window
        set Throws ""
        set Forgone 0
        ::wargame::base::requests send menus table $Window [self]
        my Heed {
            GoOn {my settle} Undo {my undo} Hurry {my HurryDice} Next {my throwNext}
            Pace {my pace %d}
        }
        set Throws [::wargame::table::Throws new [self]]
        $Match keep [list $Keeper keep]
        $Keeper warn [namespace code {my Moved}]
        $Match listen [namespace code {my Heard}]
        my settle
    }

    destructor {
        if {[info exists Due]} {
            after cancel $Due
            my Impatient
        }
        if {[info exists Length] && [info object isa object $Match]} {
            catch {$Match catchUp}
        }
        if {[info exists Length] && [info object isa object $Match]
                && ![::wargame::match::isBegun $Match]} {
            $Keeper forsake
        }
        if {[info exists Roles]} {
            foreach role $Roles {
                $role destroy
            }
        }
        foreach part {Throws Seat Leaf Reckoner Memories Match Keeper Chance \
                Presenter} {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
        if {[info exists Window] && [winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
    }

    # ---- asked ----

    foreach part {
        Match Presenter Window Seat Viewer Chance Keeper Throws Roles Reckoner
    } {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method view {viewer {film ""}} {
        return [$Memories view $viewer [expr {$film eq "" ? $Match : $film}]]
    }

    method agree {topic value} {
        try {
            ::wargame::match::agree $Match $topic $value
        } trap {WARGAME DISK} {message} {
            my Unkept $message
        }
    }

    method answers {viewer} {
        set side [$Match side]
        return [expr {$side in [my Here] && ($viewer eq $side
            || ($viewer eq "public" && [llength [my Here]] == 2))}]
    }

    method canUndo {} {
        # A seat that is being made asks, too.
        return [expr {$Leaf eq "" && [$Match canUndo]
            && [my answers $Viewer]}]
    }

    # ---- shown ----

    method settle {} {
        set viewer [my Onlooker]
        if {$Fresh && $Viewer in {0 1}} {
            set Fresh 0
        }
        if {[my Stays [expr {$viewer ne $Viewer}]]} {
            # Others do not wait for who sits here.
            if {[my IsApart] && ![my Takes]} {
                my Dice
            }
            return
        }
        if {[my Takes]} {
            return
        }
        my SeenApart
        set undone [expr {[$Match length] < $Length}]
        set Length [$Match length]
        if {$viewer ne $Viewer} {
            my ShowTo $viewer
        } elseif {$Seat ne ""} {
            if {$undone} {
                $Seat restart
            } else {
                $Seat refresh
            }
            my seen
        }
        if {$Seat ne "" && [$Seat marches]} {
            # Chance waits until that has been seen.
            return
        }
        my Dice
        my Rooms
    }

    method Takes {} {
        # Is the answer taken for whoever should give it?  Then nothing is
        # shown of the question.
        if {[[$Presenter advice] proposed $Match] eq ""} {
            return 0
        }
        after cancel $Due
        set Due [after 0 [namespace code {my Take}]]
        return 1
    }

    method Take {} {
        set Due ""
        set action [[$Presenter advice] proposed $Match]
        if {$action ne ""} {
            dict set Taken [expr {[$Match length] + 1}] 1
            my do $action
        } else {
            my settle
        }
    }

    # ---- the end ----

    method saveAs {} {
        set path [tk_getSaveFile -parent $Window -defaultextension .game \
                -title [::wargame::base::say file.save] -confirmoverwrite 0 \
                -filetypes [list [list [::wargame::base::say file.kind] .game] \
                    [list [::wargame::base::say file.all] *]]]
        if {$path ne "" && [::wargame::match::holds real $path] ne \
                [$Keeper path]} {
            my SaveTo $path
        }
    }

    method SaveTo {path} {
        # This program may hold it, too: for another table.
        if {[::wargame::table::matchWindows tableOf $path] ne ""} {
            ::wargame::look::errorBox [::wargame::base::say file.held \
                    [file tail $path] \
                    [::wargame::match::holds holder $path]]
            return
        } elseif {[file exists $path] && ![my Replaces $path]} {
            return
        }
        try {
            ::wargame::match::holds during $path {
                ::wargame::match::holds write $path replace [$Match save]
                ::wargame::match::diceKept copy [$Keeper path] $path
            }
            if {$Seat ne ""} {
                $Seat message [::wargame::base::say file.saved \
                        [file tail $path]]
            }
        } trap {WARGAME HELD} {message} {
            ::wargame::look::errorBox $message
        } trap WARGAME {message} {
            my Unkept $message
        }
    }

    method Replaces {path} {
        # What is in that file will be lost, and is named.
        set what ""
        try {
            set match [::wargame::match::readMatch $path]
            set about [$match about]
            set what "[::wargame::base::say [dict get $about game].title], [
                ::wargame::base::sayCount count.actions [$match length]]"
            $match destroy
        } trap WARGAME {} {}
        return [expr {[tk_messageBox -parent $Window -icon warning \
            -type yesno -default no -title [::wargame::base::say file.save] \
            -message [::wargame::base::say [expr {$what eq "" ? "file.replaces"
                : "file.replaces.match"}] [file tail $path] $what]] eq "yes"}]
    }

    method Moved {from to} {
        # Another program changed the match's file, or it is gone.
        $Throws moved
        foreach window [concat $Roles [::wargame::table::matchWindows all]] {
            if {"keptIn" in [info object methods $window -all]} {
                $window keptIn $Match [$Keeper path]
            }
        }
        tk_messageBox -parent $Window -icon warning \
                -title [::wargame::base::say app.title] \
                -message [::wargame::base::say [expr {$from ne $to
                    && [file exists $from] ? "file.moved" : "file.gone"}] \
                    $from $to]
    }

    method mayClose {} {
        # Is all on the disk, or does who closes it know that it is not?
        if {$Forgone} {
            return 1
        }
        try {
            $Match catchUp
        } trap {WARGAME DISK} {message} {
            set Forgone [expr {[tk_messageBox -parent $Window -icon warning \
                -type okcancel -default cancel \
                -title [::wargame::base::say app.title] -message \
                [::wargame::base::say \
                    file.unsaved.close $message]] eq "ok"}]
            return $Forgone
        }
        return 1
    }

    method close {} {
        if {[my mayClose]} {
            ::wargame::look::keepSize $Window
            next
        }
    }
}

need table/table-seats table/table-roles table/table-dice
