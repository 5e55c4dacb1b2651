# dice-menu.tcl --
#
#       The menu of a table's dice: where they come from, how long runs of them
#       are thrown, and secrets.
#
#       diceMenu MENU TABLE   fills it; see dice-source.tcl and table-dice.tcl

need base/checked base/prefs base/words match/match-paths look/modal \
        table/dice-source

proc ::wargame::table::diceMenu {menu table} {
    set source [[$table dice] source]
    set fair [expr {[$source kind] eq "fair"}]
    # There they are revealed with the last letter.
    set byFile [file exists [matchPaths letters \
            [[$table autosave] path]]]
    checked set dice [$source kind]
    $menu delete 0 end
    # Those that this match can have: fair dice are agreed on before it begins.
    foreach kind [expr {$fair ? "fair" : {program typed}}] {
        $menu add radiobutton -label [say dice.kind.$kind] -value $kind \
                -variable [checked variable dice] \
                -command [list $source use $kind]
    }
    if {[[[$table presenter] panels] hasRuns]} {
        PaceMenu $menu $table
    }
    $menu add separator
    if {!$fair} {
        foreach kind {typed program} {
            $menu add command -label [say dice.once.$kind] \
                    -command [list $source once $kind]
        }
    } elseif {[$source lost]} {
        $menu add command -label [say dice.enter] \
                -command [list ::wargame::table::EnterSecrets $table]
        $menu add command -label [say dice.once.program] \
                -command [list $source once program]
    } else {
        $menu add command -label [say dice.reveal] \
                -command [list ::wargame::table::RevealSecrets $table] \
                -state [expr {!$byFile && [[[$table match] fairDice] verify]
                    eq "hidden" ? "normal" : "disabled"}]
    }
}

# PaceMenu --
#
#       How long runs of dice are thrown: see table-dice.tcl.
proc ::wargame::table::PaceMenu {menu table} {
    checked set pace [prefs get pace]
    $menu add separator
    foreach pace {one run once} {
        $menu add radiobutton -label [say dice.pace.$pace] -value $pace \
                -variable [checked variable pace] \
                -command [list [$table dice] pace $pace]
    }
}

proc ::wargame::table::RevealSecrets {table} {
    set answer [modal tk_messageBox -parent [$table window] -icon question \
            -type okcancel -default cancel -title [say dice.kind.fair] \
            -message [say dice.reveal.agree]]
    if {$answer eq "ok"} {
        [[$table dice] source] reveal
    }
}
