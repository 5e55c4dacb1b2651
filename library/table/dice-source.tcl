# dice-source.tcl --
#
#       Where a table's dice come from: the program, a pane in which real dice
#       are typed, or the secrets of both sides.
#
#   set source [::wargame::table::DiceSource new TABLE]   on its match, beside its file
#       kind             program, typed or fair
#       reread           from the file, in which somebody else has written
#       use KIND         program or typed, for the whole match
#       once KIND        for the roll that is awaited, or the next
#       isTyped          is the roll that is awaited typed, or are its secrets?
#       asks             shows the pane if this roll is typed, or asks for
#                        secrets that are lost; did it?
#       action           "roll 3 5" of any other
#       rest             no dice are awaited now: no pane; and when the match is
#                        over secrets are secret no longer
#       reveal           both secrets, into the match
#       lost             are its secrets not here?
#       enter FIRST SECOND   those, written down: false if they are others
#       takesKey KEY     does a key pressed elsewhere belong to the pane?
#       diceMenu MENU TABLE   what can be chosen of all this, in a menu

need base/files base/prefs base/words match/dice-kept table/typed-dice

if {![info object isa class ::wargame::table::DiceSource]} {
    oo::class create ::wargame::table::DiceSource
}

oo::define ::wargame::table::DiceSource {
    variable Table Match Path Kept Once Pane Due Asked

    constructor {table} {
        set Table $table
        set Match [$table match]
        my moved
        set Once ""
        set Pane ""
        set Due ""
        set Asked 0
        bind [$table window] <<WargameTheme>> "+[namespace code {my Again}]"
    }

    destructor {
        if {[info exists Due]} {
            after cancel $Due
            my Close
        }
    }

    method moved {} {
        # The match is kept in another file now.
        set Path [[$Table autosave] path]
        my reread
    }

    method reread {} {
        set Kept [::wargame::match::diceKept read $Path]
        # What the match itself says is so.
        if {[$Match verify] ne "none"} {
            dict set Kept kind fair
        } elseif {[dict get $Kept kind] eq "fair"} {
            dict set Kept kind program
        }
    }

    method kind {} {
        return [dict get $Kept kind]
    }

    method use {kind} {
        if {[my kind] eq "fair" || $kind eq [my kind]} {
            return
        }
        dict set Kept kind $kind
        my Keep
        my once ""
    }

    method Keep {} {
        try {
            ::wargame::match::diceKept write $Path $Kept
        } trap WARGAME {message} {
            my Say [::wargame::base::say file.unsaved $message]
        }
    }

    method once {kind} {
        set Once $kind
        my Close
        $Table dice
    }

    method isTyped {} {
        if {[my kind] eq "fair"} {
            return [expr {[my lost] && $Once eq ""}]
        }
        return [expr {($Once eq "" ? [my kind] : $Once) eq "typed"}]
    }

    method asks {} {
        if {[my lost] && $Once eq ""} {
            return [my AskSecrets]
        }
        if {![my isTyped]} {
            return 0
        }
        if {$Pane eq ""} {
            set Pane [::wargame::table::TypedDice new [$Table window].dice \
                    [my For] [$Match dice] [namespace code {my Typed}] \
                    [namespace code {my once program}]]
            set panel [expr {[$Table seat] eq "" ? "" : [[$Table seat] panel]}]
            if {$panel ne ""} {
                $Pane leave [$panel kept]
            }
        }
        return 1
    }

    method For {} {
        # Whose dice, for what, in which order, as far as is known.
        set presenter [$Table presenter]
        set viewer [$Table viewer]
        set lines [list [[$presenter words] title [$Match moment $viewer]]]
        set action [lassign [lrange [$Match line [$Match length]] 0 end-1] \
                side]
        set event [lindex [$Match news $viewer] end]
        if {[[$presenter panels] panel [$Match moment $viewer]] ne ""} {
            # The panel says it, and the last action may be another's.
        } elseif {$viewer in {0 1} && $side eq [lindex \
                [dict get [::wargame::base::aboutGame [$presenter game]] \
                        sides] \
                $viewer]} {
            # What the viewer has just done, whatever others are told of it.
            lappend lines [[$presenter words] label $action]
        } elseif {$event ne ""} {
            lappend lines [[$presenter words] event $event]
        }
        set key [$presenter game].dice.[$Match rule]
        if {[::wargame::base::said $key]} {
            lappend lines [::wargame::base::say $key]
        }
        return $lines
    }

    method Typed {pips} {
        my Close
        set Once ""
        if {[$Match side] eq "chance" && [llength $pips] == [$Match dice]} {
            $Table do "roll $pips"
        }
    }

    method Close {} {
        if {$Pane ne "" && [info object isa object $Pane]} {
            $Pane destroy
        }
        set Pane ""
    }

    method Again {} {
        # In other colours or words; what was typed is typed again.
        if {$Pane ne ""} {
            my Close
            $Table dice
        }
    }

    method takesKey {key} {
        return [expr {$Pane ne "" && [$Pane key $key]}]
    }

    method action {} {
        set Once ""
        if {[my kind] eq "fair" && ![my lost]} {
            return [$Match throw {*}[dict get $Kept secrets]]
        }
        return [[$Table chance] throw [$Match dice]]
    }

    # ---- secrets ----

    method lost {} {
        return [expr {[my kind] eq "fair" && ![dict exists $Kept secrets]}]
    }

    method enter {first second} {
        foreach digits {first second} {
            set $digits [string tolower [regsub -all {[^[:xdigit:]]} \
                    [set $digits] {}]]
        }
        if {![::wargame::table::committed [$Match save] $first $second]} {
            return 0
        }
        dict set Kept secrets [list $first $second]
        my Say ""
        my Keep
        $Table dice
        return 1
    }

    method AskSecrets {} {
        # Once; then dice wait for what is chosen in the menu.
        if {!$Asked} {
            set Asked 1
            ::wargame::table::EnterSecrets $Table
        }
        my Say [::wargame::base::say dice.lost]
        return 1
    }

    method rest {} {
        my Close
        if {$Due eq "" && [$Match side] eq "nobody" && ![my lost]
                && [$Match verify] eq "hidden"} {
            set Due [after 0 [namespace code {my reveal}]]
        }
    }

    method reveal {} {
        set Due ""
        foreach side {0 1} secret [dict get $Kept secrets] {
            if {[$Match verify] eq "hidden"} {
                # What cannot be kept now is when the match is opened again.
                catch {$Match do $side "reveal $secret"}
            }
        }
        my Say [::wargame::table::diceVerdict [$Match verify]]
    }

    method Say {text} {
        if {[$Table seat] ne ""} {
            [$Table seat] message $text
        }
    }
}

# committed --
#
#       Are these the secrets that a saved match was agreed upon?
proc ::wargame::table::committed {text first second} {
    return [regexp -line "^fair [commitment $first] [commitment $second]\$" \
            $text]
}

# diceVerdict --
#
#       What [$match verify] said, in words.
proc ::wargame::table::diceVerdict {verdict} {
    return [say dice.verdict.[lindex $verdict 0] {*}[lrange $verdict 1 end]]
}

proc ::wargame::table::diceMenu {menu table} {
    upvar #0 ::wargame::base::Checked Checked
    set source [$table diceSource]
    set fair [expr {[$source kind] eq "fair"}]
    # There they are revealed with the last letter.
    set byFile [file exists [[$table autosave] path].post]
    set Checked(dice) [$source kind]
    $menu delete 0 end
    foreach kind {program typed fair} {
        $menu add radiobutton -label [say dice.kind.$kind] -value $kind \
                -variable ::wargame::base::Checked(dice) \
                -state [expr {($kind eq "fair") == $fair ? "normal"
                    : "disabled"}] -command [list $source use $kind]
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
                -state [expr {[[$table match] verify] eq "hidden" && !$byFile
                    ? "normal" : "disabled"}]
    }
}

# PaceMenu --
#
#       How long runs of dice are thrown: see table-dice.tcl.
proc ::wargame::table::PaceMenu {menu table} {
    upvar #0 ::wargame::base::Checked Checked
    set Checked(pace) [prefs get pace]
    $menu add separator
    foreach pace {one run once} {
        $menu add radiobutton -label [say dice.pace.$pace] -value $pace \
                -variable ::wargame::base::Checked(pace) \
                -command [list $table pace $pace]
    }
}

proc ::wargame::table::RevealSecrets {table} {
    set answer [tk_messageBox -parent [$table window] -icon question \
            -type okcancel -default cancel -title [say dice.kind.fair] \
            -message [say dice.reveal.agree]]
    if {$answer eq "ok"} {
        [$table diceSource] reveal
    }
}

# EnterSecrets --
#
#       Those of a match whose file came without them, one after the other.
proc ::wargame::table::EnterSecrets {table {first ""} {line ""}} {
    if {$first ne "" && $line ne ""} {
        return [expr {[[$table diceSource] enter $first $line] ? ""
            : [say dice.enter.wrong]}]
    }
    set side [expr {$line ne ""}]
    need look/ask-line
    after idle [list ::wargame::look::askLine [$table window] \
            [say secrets.title [[[$table presenter] words] sideName $side]] \
            [say dice.enter.text] "" [list ::wargame::table::EnterSecrets \
            $table $line]]
    return ""
}
