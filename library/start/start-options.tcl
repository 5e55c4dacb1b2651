# start-options.tcl --
#
#       The options of a game on its card in the start window, folded away until
#       they are asked for.

need base/files base/prefs base/words look/theme

oo::define ::wargame::start::Start {
    variable Path Picked Open

    method Options {grid game options} {
        set row 2
        foreach option $options {
            lassign $option name values
            my Option $grid $row $game $name $values
            incr row
        }
        if {[::wargame::base::said $game.losses]} {
            set Picked($game,losses) [::wargame::base::prefs get losses]
            ttk::checkbutton $grid.losses \
                    -text [::wargame::base::say $game.losses] \
                    -variable [my varname Picked]($game,losses) \
                    -command [namespace code [list my Losses $game]] \
                    -style Lift.TCheckbutton
            my Lay $grid.losses $row 0 -columnspan 2 \
                    -pady [::wargame::look::theme px 2]
            incr row
        }
        if {$row > 2} {
            my FoldButton $grid.more $game
            grid $grid.more -row 1 -columnspan 2 -sticky w
            my Folded $game
        }
    }

    method Option {grid row game name values} {
        # A switch where it is off or on, else a list.
        set key $game,option,$name
        my First $key $values
        if {$values in {{off on} {on off}}} {
            ttk::checkbutton $grid.b$row -text [::wargame::base::say \
                    $game.option.$name] \
                    -variable [my varname Picked]($key) -onvalue on \
                    -offvalue off -style Lift.TCheckbutton \
                    -command [namespace code [list my Told $game]]
            my Lay $grid.b$row $row 0 -columnspan 2 \
                    -pady [::wargame::look::theme px 2]
        } else {
            my Choice $grid $row option,$name \
                    [::wargame::base::say $game.option.$name] $game $values \
                    option.$name.
        }
    }

    method FoldButton {button game} {
        set theme ::wargame::look::theme
        button $button -relief flat -borderwidth 0 -highlightthickness 1 \
                -padx 0 -font [$theme font small] -cursor hand2 \
                -background [$theme color leafLift] \
                -activebackground [$theme color leafLift] \
                -foreground [$theme color link] \
                -activeforeground [$theme color link] \
                -highlightbackground [$theme color leafLift] \
                -highlightcolor [$theme color focus] \
                -command [namespace code [list my Fold $game]]
        bind $button <Return> {%W invoke; break}
    }

    method Fold {game} {
        # One card at a time is open.
        set was $Open
        set Open [expr {$was eq $game ? "" : $game}]
        foreach each [list $was $game] {
            if {$each ne ""} {
                my Folded $each
            }
        }
    }

    method Folded {game} {
        # The rows of its options are there, or not.
        set grid $Path.body.games.$game.leaf.grid
        foreach slave [winfo children $grid] {
            if {$slave in [list $grid.l0 $grid.b0 $grid.l1 $grid.b1 \
                    $grid.who $grid.more]} continue
            if {$Open eq $game} {
                grid $slave
            } else {
                grid remove $slave
            }
        }
        my Told $game
    }

    method Told {game} {
        # How many of its options are not as usual, beside the arrow.
        set more $Path.body.games.$game.leaf.grid.more
        if {![winfo exists $more]} {
            return
        }
        set changed 0
        foreach option [dict get [::wargame::base::aboutGame $game] options] {
            lassign $option name values
            incr changed [expr {$Picked($game,option,$name)
                ne [lindex $values 0]}]
        }
        set text [expr {$changed
            ? [::wargame::base::sayCount start.changed $changed]
            : [::wargame::base::say start.options]}]
        $more configure -text "[expr {$Open eq $game ? "\u25be"
            : "\u25b8"}] $text"
    }
}
