# start-options.tcl --
#
#       The options of a game on its card in the start window, folded away until
#       they are asked for.
#
#   set options [::wargame::start::StartOptions new PATH PICKS GAME OPEN \
#                          FOLDCMD]
#                          a new frame, with which it goes: a button that calls
#                          FOLDCMD, and below it the options.  OPEN: are they
#                          there?
#       open YES           shows the options, or folds them away; not those that
#                          do nothing by what is picked of others
#       least              how high it is with the options folded away
#       tell               says how many are not as usual

need base/files base/objects base/prefs base/words look/theme \
        present/seating start/start-picks

if {![info object isa class ::wargame::start::StartOptions]} {
    oo::class create ::wargame::start::StartOptions
}

oo::define ::wargame::start::StartOptions {
    # Grid: the frame.  More: the button, or "".  Idle: OPTION -> others, see
    # seating.tcl.  Rows: widgets of each option.
    variable Grid More Picks Game Options Open FoldCmd Idle Rows

    constructor {path picks game open foldCmd} {
        set Grid [ttk::frame $path -style Lift.TFrame]
        ::wargame::base::goesWith $path [self]
        grid columnconfigure $Grid 1 -weight 1
        set Picks $picks
        set Game $game
        set Options [dict get [::wargame::base::aboutGame $game] options]
        set Idle [::wargame::present::idleOptions $game]
        set Rows [dict create]
        set FoldCmd $foldCmd
        set row 1
        foreach option $Options {
            dict set Rows [lindex $option 0] [my Option $row {*}$option]
            incr row
        }
        if {[::wargame::base::said $Game.losses]} {
            my Losses $row
            incr row
        }
        set More ""
        if {$row > 1} {
            set More [my FoldButton]
            grid $More -row 0 -columnspan 2 -sticky w
        }
        my open $open
    }

    method Option {row name values} {
        # A switch where it is off or on, else a list.  -> its widgets
        set key option,$name
        set text [::wargame::base::say $Game.option.$name]
        $Picks among $key $values
        if {$values in {{off on} {on off}}} {
            ttk::checkbutton $Grid.b$row -text $text \
                    -variable [$Picks variable $key] -onvalue on \
                    -offvalue off -style Lift.TCheckbutton \
                    -command [namespace code {my tell}]
            grid $Grid.b$row -row $row -columnspan 2 -sticky w \
                    -pady [::wargame::look::theme px 2]
            return [list $Grid.b$row]
        }
        lassign [$Picks list $Grid $row $key $text $values [lmap value $values {
            ::wargame::base::say $Game.option.$name.$value
        }] [namespace code {my tell}]] label box
        grid $label -row $row -column 0 -sticky w \
                -padx [list 0 [::wargame::look::theme px 10]] \
                -pady [::wargame::look::theme px 2]
        grid $box -row $row -column 1 -sticky w
        return [list $label $box]
    }

    method Losses {row} {
        $Picks pick losses [::wargame::base::prefs get losses]
        ttk::checkbutton $Grid.losses -style Lift.TCheckbutton \
                -text [::wargame::base::say $Game.losses] \
                -variable [$Picks variable losses] \
                -command [namespace code {my LossesPicked}]
        grid $Grid.losses -row $row -columnspan 2 -sticky w \
                -pady [::wargame::look::theme px 2]
    }

    method LossesPicked {} {
        ::wargame::base::prefs set losses [$Picks get losses]
    }

    method FoldButton {} {
        set theme ::wargame::look::theme
        set button [button $Grid.more -relief flat -borderwidth 0 \
                -highlightthickness 1 -padx 0 -cursor hand2 \
                -font [$theme font small] \
                -background [$theme color paperLift] \
                -activebackground [$theme color paperLift] \
                -foreground [$theme color link] \
                -activeforeground [$theme color link] \
                -highlightbackground [$theme color paperLift] \
                -highlightcolor [$theme color focus] -command $FoldCmd]
        bind $button <Return> {%W invoke; break}
        return $button
    }

    method least {} {
        return [expr {$More eq "" ? 0 : [winfo reqheight $More]}]
    }

    method open {yes} {
        set Open $yes
        my tell
    }

    method Lay {} {
        set hidden [concat {*}[lmap name [dict keys $Idle] {
            expr {[my IsIdle $name] ? [dict get $Rows $name] : {}}
        }]]
        foreach widget [winfo children $Grid] {
            if {$widget eq $More} continue
            if {$Open && $widget ni $hidden} {
                grid $widget
            } else {
                grid remove $widget
            }
        }
    }

    method IsIdle {name} {
        if {![dict exists $Idle $name]} {
            return 0
        }
        foreach option $Options {
            lassign $option other values
            if {$other in [dict get $Idle $name]
                    && [$Picks get option,$other] ne [lindex $values 0]} {
                return 0
            }
        }
        return 1
    }

    method tell {args} {
        my Lay
        if {$More eq ""} {
            return
        }
        set changed 0
        foreach option $Options {
            lassign $option name values
            incr changed [expr {![my IsIdle $name]
                && [$Picks get option,$name] ne [lindex $values 0]}]
        }
        set text [expr {$changed
            ? [::wargame::base::sayCount start.changed $changed]
            : [::wargame::base::say start.options]}]
        $More configure -text "[expr {$Open ? "\u25be"
            : "\u25b8"}] $text"
    }
}
