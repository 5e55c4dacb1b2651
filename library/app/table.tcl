# table.tcl --
#
#       A table: one match, its file, its dice, its window, and whose seat is
#       shown in it.
#
#   set table [::wargame::Table new WINDOW MATCH KEEPER CHANCE]
#                          it owns all three from now on
#       do ACTION          as whoever must act
#       doAll ACTIONS      one after another, as far as they are offered; undo
#                          takes them back together
#       undo, canUndo
#       undoTo N           one after another, while that is allowed
#       match skin window
#       throws             where its dice come from
#       dice               they are awaited, perhaps
#       seat               the Seat shown, or "" at the leaf
#       viewer             whose it is: 0 1 public umpire
#       view VIEWER        of the match, with what that viewer remembers
#       reckoner           of its odds; see reckoner.tcl
#       agree TOPIC VALUE  both have agreed; see agreed.tcl
#       answers VIEWER     may that viewer's seat answer now?
#       unseen             the news that the viewer has not yet looked at
#       seen               the viewer has now seen all there is
#       seatFor VIEWER, leafFor VIEWER   show that, whoever must act
#       settle             show what is so now
#       rebuild            the same seat, made anew
#       close              and keep the match for another day
#
#   Hotseat: what a side decides is decided from its own seat.  Between the
#   seats of two sides there is nothing on the screen but the leaf.

::wargame::need skin seat handover menus match-window throws memories reckoner

if {![info object isa class ::wargame::Table]} {
    oo::class create ::wargame::Table {
        superclass ::wargame::MatchWindow
    }
}

oo::define ::wargame::Table {
    variable Window Match Keeper Chance Skin Viewer Seat Leaf Seen Due \
            Length Fresh Views Taken Drags Hurry Throws Memories Reckoner

    constructor {window match keeper chance} {
        set Window $window
        set Match $match
        set Keeper $keeper
        set Chance $chance
        set Skin [::wargame::skinOf [dict get [$match about] game]]
        set Memories [::wargame::Memories new $Match $Skin]
        set Reckoner [::wargame::Reckoner new $Match]
        set Viewer ""
        set Seat ""
        set Leaf ""
        set Views [dict create]
        set Due ""
        set Taken [dict create]
        set Drags [dict create]
        set Hurry 0
        set Length [$match length]
        # Who begins needs no leaf; a match taken up again does.
        set Fresh [expr {![::wargame::isBegun $match]}]
        set Seen [dict create 0 $Length 1 $Length]
        toplevel $Window -class Table -background [::wargame::theme color desk]
        wm title $Window [my Title]
        wm minsize $Window 760 520
        wm geometry $Window [my Geometry]
        wm protocol $Window WM_DELETE_WINDOW [namespace code {my close}]
        set Throws ""
        ::wargame::tableMenus $Window [self]
        bind $Window <Destroy> [namespace code {my Destroyed %W}]
        bind $Window <<WargameRule>> [namespace code {my Rule %d}]
        bind $Window <<WargameTheme>> [namespace code {my rebuild}]
        bind $Window <<WargameGoOn>> [namespace code {my settle}]
        bind $Window <<WargameHurry>> [namespace code {my HurryDice}]
        set Throws [::wargame::Throws new [self]]
        $Match keep [list $Keeper keep]
        $Match listen [namespace code {my settle}]
        my settle
    }

    destructor {
        if {[info exists Due]} {
            after cancel $Due
        }
        if {[info exists Length] && [info object isa object $Match]
                && ![::wargame::isBegun $Match]} {
            $Keeper forsake
        }
        foreach part {Throws Seat Leaf Reckoner Memories Match Keeper Chance Skin} {
            if {[info exists $part] && [info object isa object [set $part]]} {
                [set $part] destroy
            }
        }
        if {[info exists Window] && [winfo exists $Window]} {
            bind $Window <Destroy> {}
            destroy $Window
        }
    }

    method Title {} {
        set about [$Match about]
        set game [dict get $about game]
        return "[::wargame::say $game.title] - [::wargame::say \
                $game.scenario.[dict get $about scenario]]"
    }

    # ---- asked ----

    foreach part {
        Match Skin Window Seat Viewer Chance Keeper Throws Reckoner
    } {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }

    method view {viewer} {
        return [$Memories view $viewer $Match]
    }

    method agree {topic value} {
        try {
            ::wargame::agree $Match $topic $value
        } trap {WARGAME DISK} {message} {
            my Unkept $message
        }
    }

    method answers {viewer} {
        set side [$Match side]
        return [expr {$side in {0 1}
            && ($viewer eq $side || $viewer eq "public")}]
    }

    method canUndo {} {
        return [expr {$Seat ne "" && [$Match canUndo]}]
    }

    # ---- done ----

    method do {action} {
        # What could not be kept on the disk has still happened: say so.
        set side [$Match side]
        try {
            $Match do $side $action
        } trap {WARGAME DISK} {message} {
            my Unkept $message
        } trap {WARGAME ILLEGAL} {message} {
            if {$Seat ne ""} {
                $Seat message $message
            }
        }
    }

    method doAll {actions} {
        set first [$Match length]
        foreach action $actions {
            if {$action ni [$Match actions]} break
            my do $action
        }
        dict set Drags [$Match length] $first
    }

    method undo {} {
        # A drag of several steps as one.
        set to [expr {[$Match length] - 1}]
        if {[dict exists $Drags [$Match length]]} {
            set to [dict get $Drags [$Match length]]
        }
        my undoTo $to
    }

    method undoTo {to} {
        while {[$Match length] > $to && [my canUndo]} {
            try {
                $Match undo
            } trap {WARGAME DISK} {message} {
                my Unkept $message
            }
        }
    }

    method Unkept {message} {
        tk_messageBox -parent $Window -icon error \
                -title [::wargame::say app.title] \
                -message [::wargame::say file.unsaved $message]
        my settle
    }

    # ---- shown ----

    method settle {} {
        set viewer [my Onlooker]
        if {$Fresh && $Viewer in {0 1}} {
            set Fresh 0
        }
        if {$Seat ne "" && [$Seat stays [expr {$viewer ne $Viewer}]]} {
            return
        }
        if {[my Takes]} {
            return
        }
        set undone [expr {[$Match length] < $Length}]
        set Length [$Match length]
        if {$viewer ne $Viewer} {
            if {$Seat ne "" && $Viewer ni {0 1}} {
                # How it ended was seen by both.
                dict set Seen 0 $Length
                dict set Seen 1 $Length
            }
            my Leave
            set Viewer $viewer
            if {$viewer in {0 1} && !$Fresh} {
                my OpenLeaf
            } else {
                my OpenSeat
            }
        } elseif {$Seat ne ""} {
            if {$undone} {
                $Seat restart
            } else {
                $Seat refresh
            }
            my seen
        }
        my Dice
        my Rooms
    }

    method Takes {} {
        # Is the answer taken for whoever should give it?  Then nothing is
        # shown of the question.
        if {[$Skin proposed $Match] eq ""} {
            return 0
        }
        after cancel $Due
        set Due [after 0 [namespace code {my Take}]]
        return 1
    }

    method Take {} {
        set Due ""
        set action [$Skin proposed $Match]
        if {$action ne ""} {
            dict set Taken [expr {[$Match length] + 1}] 1
            my do $action
        } else {
            my settle
        }
    }

    # ---- dice ----

    method dice {} {
        my Dice
    }

    method Dice {} {
        # Thrown, or typed, a moment after they are asked for.
        if {[$Match side] ne "chance"} {
            set Hurry 0
            $Throws rest
        } elseif {$Due eq "" && $Leaf eq ""} {
            set Due [after [expr {$Hurry || ![::wargame::prefs get motion]
                ? 1 : $Seat eq "" ? 200 : [$Seat pause]}] \
                [namespace code {my Throw}]]
        }
    }

    method HurryDice {} {
        # All the throws to come before somebody must decide, at once.
        set Hurry 1
        after cancel $Due
        set Due ""
        my Dice
    }

    method Throw {} {
        set Due ""
        if {[$Match side] eq "chance" && ![$Throws asks]} {
            my do [$Throws action]
        }
    }

    # ---- the game's own rooms ----

    method Rooms {} {
        # Not before what was seen meanwhile has been read.
        if {$Seat ne "" && ![$Seat reading]} {
            $Seat enter [$Skin room $Match [$Match view $Viewer]]
        }
    }

    # ---- the end ----

    method saveAs {} {
        set path [tk_getSaveFile -parent $Window -defaultextension .game \
                -title [::wargame::say file.save] \
                -filetypes [list [list [::wargame::say file.kind] .game] \
                    [list [::wargame::say file.all] *]]]
        if {$path ne ""} {
            try {
                ::wargame::replace $path [$Match save]
                ::wargame::diceKept copy [$Keeper path] $path
            } trap WARGAME {message} {
                my Unkept $message
            }
        }
    }

    method close {} {
        ::wargame::prefs set size \
                [winfo width $Window]x[winfo height $Window]
        next
    }
}

::wargame::need table-seats
