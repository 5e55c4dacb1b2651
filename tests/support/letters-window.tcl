# letters-window.tcl --
#
#       Tables of matches by file.  Host and guest sit at one display here, each
#       in a home of their own.

namespace eval ::wargame {
    ::wargame::base::need start/start mail/letters-list \
            mail/correspondence-mode
}

::wargame::base::speak en

# Windows come and go here; the program does not end with the last.
proc ::wargame::shell::windowGone {args} {}

testConstraint flock [expr {[auto_execok flock] ne ""}]

set homes [makeDirectory letters-[pid]]

proc at {who} {
    # From now on that player's home.
    global homes env
    set env(XDG_DATA_HOME) [file join $homes $who]
    set env(XDG_CONFIG_HOME) [file join $homes $who]
    ::wargame::base::prefs reread
    ::wargame::base::prefs set motion 0
    ::wargame::base::prefs set size 1200x760
}

proc click {widget} {
    update
    set x [expr {[winfo width $widget] / 2}]
    set y [expr {[winfo height $widget] / 2}]
    event generate $widget <Enter>
    event generate $widget <Button-1> -x $x -y $y
    event generate $widget <ButtonRelease-1> -x $x -y $y
    update
}

proc paste {text} {
    # Into the window for a letter that came; Return is in the letter.
    clipboard clear
    clipboard append $text
    focus -force [inside .letterin text]
    update
    [inside .letterin text] delete 1.0 end
    event generate [inside .letterin text] <<Paste>>
    update
    click [inside .letterin b1]
}

proc copied {} {
    # What the window with a letter copies.
    click [inside .letterout b1]
    destroy .letterout
    return [clipboard get]
}

proc chooseScenario {game scenario} {
    # On the card of a game that begins with another.
    set said [::wargame::base::say $game.scenario.$scenario]
    foreach child [everything .start] {
        if {[winfo class $child] eq "TCombobox"
                && [string match *.$game.* $child]
                && $said in [$child cget -values]} {
            $child current [lsearch -exact [$child cget -values] $said]
            event generate $child <<ComboboxSelected>>
            update
        }
    }
}

proc invite {game side {scenario ""}} {
    # By the start window -> the host's table, and the invitation.
    at host
    # The Ford is a toy game: only who wants them sees those there.
    ::wargame::base::prefs set toys 1
    ::wargame::shell::startWindow
    wm geometry .start 1200x760+0+0
    update
    if {$scenario ne ""} {
        chooseScenario $game $scenario
    }
    foreach child [everything .start] {
        if {[winfo class $child] eq "TCombobox"
                && [string match *.$game.* $child]
                && [::wargame::base::say start.file]
                in [$child cget -values]} {
            set box $child
        }
        if {[winfo class $child] eq "TButton"
                && [string match *.$game.*play $child]} {
            set play $child
        }
    }
    $box current [lsearch -exact [$box cget -values] \
            [::wargame::base::say start.file]]
    event generate $box <<ComboboxSelected>>
    click $play
    click [inside .letterinvite $side]
    click [inside .letterinvite b1]
    update
    return [list [lindex [::wargame::table::matchWindows all] end] [copied]]
}

proc everything {path} {
    set all [list $path]
    foreach child [winfo children $path] {
        lappend all {*}[everything $child]
    }
    return $all
}

proc accept {letter} {
    # By the window of all matches by file -> the acceptance.
    at guest
    ::wargame::mail::lettersWindow
    click [inside .letters b1]
    paste $letter
    click [inside .letteraccept b1]
    return [copied]
}

proc opens {table letter} {
    click [inside [$table window] open]
    paste $letter
    settled $table
}

proc writes {table} {
    click [inside [$table window] letter]
    return [copied]
}

proc guestTable {} {
    foreach table [::wargame::table::matchWindows all] {
        if {[info object isa object $table]
                && [info object isa typeof [$table mode] \
                        ::wargame::mail::CorrespondenceMode]
                && [[[$table mode] letters] role] eq "guest"} {
            return $table
        }
    }
}

proc begun {game side {scenario ""}} {
    # Both tables, the guest to act.
    lassign [invite $game $side $scenario] host invitation
    set acceptance [accept $invitation]
    at host
    opens $host $acceptance
    hostPlays $host
    set letter [writes $host]
    at guest
    ::wargame::mail::openLetter .letters
    paste $letter
    destroy .letters
    set guest [guestTable]
    settled $guest
    return [list $host $guest]
}

proc shortest {table} {
    # The answer that ends a turn, or one that comes near.
    set actions [[$table match] actions]
    foreach action {pass done historical} {
        if {$action in $actions} {
            return $action
        }
    }
    if {[llength $actions] == 0} {
        error "nothing to do, [[$table turn] state]"
    }
    return [lindex $actions 0]
}

proc goesOn {table} {
    # Past what dice did, or what a letter tells -> was there any?
    if {[[$table turn] is looking]} {
        [$table seat] goOn
    } elseif {[[$table turn] is reading]} {
        click [lindex [winfo children [[$table seat] part standing]] end]
    } else {
        return 0
    }
    return 1
}

proc hostPlays {host} {
    # Its turn, up to the letter.
    settled $host
    while {[[[$host mode] letters] state] eq "play"} {
        if {![goesOn $host]} {
            $host do [shortest $host]
        }
        settled $host
    }
}

proc gone {args} {
    foreach table $args {
        $table destroy
    }
    destroy .letterin .letterout .letters .start
    update
}
