# table-keys.tcl --
#
#       What keys do in the window of a match, beside those of its menus.
#
#       TableKeys WINDOW TABLE    has the window answer keys
#       playAccelerator WHAT      what a menu writes beside undo, done, ...

need base/layouts base/words look/key-press table/computers-pause \
        table/keys-elsewhere shell/menus shell/view-menus

namespace eval ::wargame::shell {
    # What the menu Play asks of the seat, by its key.
    variable PlayKeys {
        u undo  U redo  d done  D finish  h hint  n next  N later  F flash
        W aside  G march  g marches  r road  R column  l line  O standing
        e seen  s stack  j labels  J onward  M enough  P pause  Escape cancel
    }
}

# playAccelerator --
#
#       How a menu writes the key of something to play.
proc ::wargame::shell::playAccelerator {what} {
    variable PlayKeys
    set key [dict get [lreverse $PlayKeys] $what]
    if {$what eq "redo"} {
        return Ctrl-y
    }
    return [expr {[string is upper -strict $key] && [string length $key] == 1
        ? "Shift-[string tolower $key]" : $key}]
}

# TableKeys --
#
#       Has a window of a match answer keys.
proc ::wargame::shell::TableKeys {window table} {
    bind $window <Key> "::wargame::shell::TableKey [list $table] %W \
            \[::wargame::base::typedKey %K %s\] %t"
    bind $window <Alt-Key> {;}
    bind $window <KeyRelease-space> [list ::wargame::shell::AskSeat $table show]
    foreach {event cmd} [list \
        <Control-n> startWindow \
        <Control-o> [list openDialog $window] \
        <Control-s> [list [$table file] saveAs] \
        <Control-r> [list openReplay $table] \
        <Control-y> [list AskSeat $table redo] \
        <Control-z> [list AskSeat $table undo] \
        <Control-w> [list CloseTable $table] \
        <Control-q> quit \
    ] {
        bindKeys $window [list $event "namespace eval ::wargame::shell {$cmd}"]
    }
}

proc ::wargame::shell::TableKey {table widget key {time 0}} {
    if {[keyElsewhere $table $widget $key]
            || ([ActsOnce $key] && ![newPress $key $time])} {
        return
    }
    set key [PlayKey $key]
    variable PlayKeys
    if {$key eq "Escape"} {
        CancelOrHurry $table
    } elseif {$key eq "M"} {
        # Of a computer player who thinks.
        [$table turn] event enough
    } elseif {$key eq "P"} {
        ::wargame::table::switchPause $table
    } elseif {[dict exists $PlayKeys $key]} {
        # What a panel may have for these is heard by the time of the press.
        AskSeat $table [dict get $PlayKeys $key] \
                {*}[expr {$key in {n l s e r g} ? $time : ""}]
    } else {
        ViewKey $table $widget [regsub {^KP_(?=\d$)} $key ""] $time
    }
}

# PlayKey --
#
#       The Latin key at that place.  With Shift a Russian letter is the one
#       without, but where the two do different things.
proc ::wargame::shell::PlayKey {key} {
    variable PlayKeys
    set latin [latinKey $key]
    if {[regexp {^Cyrillic_[A-Z]+$} $key]
            && [dict exists $PlayKeys [string toupper $latin]]} {
        return [string toupper $latin]
    }
    return $latin
}

proc ::wargame::shell::ViewKey {table widget key time} {
    switch -- $key {
        question { AskRule $table }
        plus - equal - KP_Add { AskSeat $table in }
        minus - KP_Subtract { AskSeat $table out }
        1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 - 9 { AskSeat $table choose $key $time }
        f { AskSeat $table fit }
        m { AskSeat $table map }
        o {
            if {[$table seat] ne ""} {
                Toggle odds [list AskSeat $table odds]
            }
        }
        v { Toggle minimap [list AskSeat $table minimap] }
        p {
            if {[[[$table presenter] panels] hasPass]} {
                AskSeat $table pass
            } else {
                MovesKey $table p
            }
        }
        w { MovesKey $table w }
        space {
            if {[winfo class $widget] ni {TButton TMenubutton Label}} {
                AskSeat $table hide
            }
        }
        default {
            if {[regexp {^[a-z]$} $key]} {
                AskSeat $table letter $key $time
            }
        }
    }
}

# CancelOrHurry --
#
#       A computer player who thinks moves now; else what is held is put back.
proc ::wargame::shell::CancelOrHurry {table} {
    if {[[$table turn] is thinking]} {
        [$table turn] event enough
    } else {
        AskSeat $table cancel
    }
}

proc ::wargame::shell::ActsOnce {key} {
    # A map may go on and on; what a letter or a digit does is done once.
    return [regexp {^(?:[a-zA-Z]|(?:KP_)?[1-9])$} [latinKey $key]]
}
