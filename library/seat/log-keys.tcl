# log-keys.tcl --
#
#       The log by keyboard: up and down go from line to line, Return opens what
#       a click on the line would, Menu its menu.
#
#       set keys [::wargame::seat::LogKeys new TEXT LINESCMD MENUCMD]
#           LINESCMD: how many lines are there?  MENUCMD with X Y ROOTX ROOTY
#           opens the menu of the line there
#           above N          is told that so many lines have come above the
#                            others

if {![info object isa class ::wargame::seat::LogKeys]} {
    oo::class create ::wargame::seat::LogKeys
}

oo::define ::wargame::seat::LogKeys {
    variable Text LinesCmd MenuCmd Here

    constructor {text linesCmd menuCmd} {
        set Text $text
        set LinesCmd $linesCmd
        set MenuCmd $menuCmd
        set Here 0
        foreach {event script} {
            <Up>        {my Go -1}          <Down>      {my Go 1}
            <Prior>     {my Go -8}          <Next>      {my Go 8}
            <Home>      {my Go -100000}     <End>       {my Go 100000}
            <Return>    {my Follow}         <KP_Enter>  {my Follow}
            <Menu>      {my KeyMenu}        <Shift-F10> {my KeyMenu}
        } {
            bind $Text $event "[namespace code $script]; break"
        }
        bind $Text <FocusIn> [namespace code {my Go 0}]
        bind $Text <FocusOut> [list $Text tag remove here 1.0 end]
    }

    method above {n} {
        if {$Here} {
            incr Here $n
        }
    }

    method Go {by} {
        # The line that many below the present one; first, the last line.
        set lines [{*}$LinesCmd]
        if {$lines == 0} {
            return
        }
        if {$Here < 1 || $Here > $lines} {
            set Here $lines
        }
        set Here [expr {max(1, min($lines, $Here + $by))}]
        $Text tag remove here 1.0 end
        $Text tag add here $Here.0 "$Here.0 lineend"
        $Text see $Here.0
    }

    method Follow {} {
        # Its rule, or else its places.
        foreach range {rule places} {
            set at [$Text tag nextrange $range $Here.0 \
                    "$Here.0 lineend"]
            if {$at ne ""} {
                set tag [lsearch -inline -glob \
                        [$Text tag names [lindex $at 0]] link*]
                eval [$Text tag bind $tag <Button-1>]
                return
            }
        }
    }

    method KeyMenu {} {
        lassign [$Text bbox $Here.0] x y - high
        if {$high ne ""} {
            {*}$MenuCmd $x $y [expr {[winfo rootx $Text] + $x}] \
                    [expr {[winfo rooty $Text] + $y + $high}]
        }
    }
}
