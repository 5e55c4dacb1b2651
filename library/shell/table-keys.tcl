# table-keys.tcl --
#
#       What keys do in the window of a match, beside those of its menus.
#
#       TableKey TABLE WIDGET KEY ?TIME?

need base/layouts base/words look/key-press table/keys-elsewhere shell/menus \
        shell/view-menus

proc ::wargame::shell::TableKey {table widget key {time 0}} {
    if {[keyElsewhere $table $widget $key]
            || ([IsLetter $key] && ![newPress $key $time])} {
        return
    }
    # With Shift on a Russian keyboard it is no other key than without.
    if {$key eq "Cyrillic_VE"} {
        set key D
    }
    if {[regexp {^Cyrillic_[A-Z]+$} $key]
            && [latinKey $key] in {u f w d o g n}} {
        # With Shift they do something else.
        set key [string toupper [latinKey $key]]
    }
    switch -- [latinKey $key] {
        u { AskSeat $table undo }
        U { AskSeat $table redo }
        n { AskSeat $table next }
        N { AskSeat $table later }
        F { AskSeat $table flash }
        W { AskSeat $table aside }
        g { AskSeat $table marches }
        G { AskSeat $table march }
        d { AskSeat $table done }
        D { AskSeat $table finish }
        h { AskSeat $table hint }
        O { AskSeat $table standing }
        question { AskRule $table }
        Escape { LetOrHurry $table }
        plus - equal - KP_Add { AskSeat $table in }
        minus - KP_Subtract { AskSeat $table out }
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
    }
}

# LetOrHurry --
#
#       A computer player who thinks moves now; else what is held is let go.
proc ::wargame::shell::LetOrHurry {table} {
    if {[[$table turn] is thinking]} {
        [$table turn] event enough
    } else {
        AskSeat $table let
    }
}

proc ::wargame::shell::IsLetter {key} {
    # A map may go on and on; what a letter does is done once.
    return [regexp {^[a-zA-Z]$} [latinKey $key]]
}
