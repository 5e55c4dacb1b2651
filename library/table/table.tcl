# table.tcl --
#
#       A table: one match, its file, its dice, its window, and whose seat is
#       shown in it.
#
#   set table [::wargame::table::Table new WINDOW MATCH KEEPER CHANCE]
#                          it owns all three from now on
#       throws             where its dice come from
#       dice               how they are thrown has changed; see table-dice.tcl
#       unseen             the news that the viewer has not yet looked at
#       seatFor VIEWER, leafFor VIEWER   show that, whoever must act
#       openRole VIEWER ?SCREEN?   a window of that viewer's own on its match, or
#                          that which is there; on another display, perhaps
#       roles              those windows
#       roleGone ROLE      one of them was closed
#       inform TEXT        a sentence for who sits there, or sits down next
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
        table/match-windows table/play-window table/seen table/table-dice \
        table/throws

if {![info object isa class ::wargame::table::Table]} {
    oo::class create ::wargame::table::Table {
        superclass ::wargame::table::PlayWindow
    }
}

oo::define ::wargame::table::Table {
    variable Window Match Keeper Chance Presenter Viewer Seat Leaf Seen Turn \
            Length Dice Fresh Views Throws Roles Memories Reckoner Seats Informed \
            Forgone

    constructor {window match keeper chance} {
        next
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
        set Roles {}
        set Length [$match length]
        # Who begins needs no leaf; a match taken up again does.
        set Fresh [expr {![::wargame::match::isBegun $match]}]
        set Seen [::wargame::table::Seen new $match]
        set Dice [::wargame::table::TableDice new [self]]
        toplevel $Window -class Table -background \
                [::wargame::look::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        ::wargame::look::openSized $Window
        set Throws ""
        set Forgone 0
        ::wargame::base::requests send menus table $Window [self]
        my Heed {
            GoOn {my wentOn} Undo {my undo} Hurry {my hurry} Next {my throwNext}
            Pace {my pace %d}
        }
        set Throws [::wargame::table::Throws new [self]]
        $Match keep [list $Keeper keep]
        $Keeper warn [namespace code {my Moved}]
        $Match listen [namespace code {my Heard}]
        my settle
    }

    destructor {
        if {[info exists Length] && [info object isa object $Match]} {
            catch {$Match catchUp}
        }
        if {[info exists Length] && [info object isa object $Match]
                && ![::wargame::match::isBegun $Match]} {
            $Keeper forsake
        }
        if {[info exists Roles]} {
            # None of them is told of the end of another.
            set roles $Roles
            set Roles {}
            foreach role $roles {
                $role destroy
            }
        }
        foreach part {
            Throws Dice Seat Leaf Seen Reckoner Memories Match Keeper Chance
            Presenter
        } {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
        if {[info exists Window] && [winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
        next
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
        return [expr {![$Turn is handover empty] && [$Match canUndo]
            && [my answers $Viewer]}]
    }

    # ---- dice ----

    method dice {} {
        $Turn event dice
    }

    foreach {method what} {paused paused throwNext next hurry hurry} {
        method $method {} [format {
            return [$Dice %s]
        } $what]
    }

    method pace {pace} {
        $Dice pace $pace
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

need table/table-seats table/table-roles
