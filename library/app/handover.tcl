# handover.tcl --
#
#       The leaf between two seats on one screen: it names who is to sit down,
#       and nothing else.
#
#       set leaf [::wargame::Leaf new PATH NAME SIDE CMD]     a new frame
#           CMD is called at a key or a click

if {![info object isa class ::wargame::Leaf]} {
    oo::class create ::wargame::Leaf
}

oo::define ::wargame::Leaf {
    variable Path Cmd

    constructor {path name side cmd} {
        set Path $path
        set Cmd $cmd
        set theme ::wargame::theme
        set colour [lindex {french russian} $side]
        frame $Path -background [$theme color leaf] -class Leaf -takefocus 1
        frame $Path.band -background [$theme color $colour] \
                -height [$theme px 10]
        pack $Path.band -side top -fill x
        frame $Path.middle -background [$theme color leaf]
        place $Path.middle -relx 0.5 -rely 0.45 -anchor center
        foreach {name text font key} [list \
            title [::wargame::say leaf.for $name] title $colour \
            hand [::wargame::say leaf.hand] subtitle ink \
            key [::wargame::say leaf.key] prompt inkSoft \
        ] {
            label $Path.middle.$name -text $text -font [$theme font $font] \
                    -background [$theme color leaf] \
                    -foreground [$theme color $key]
            pack $Path.middle.$name -pady [$theme px 8]
        }
        foreach widget [list $Path $Path.middle \
                {*}[winfo children $Path.middle]] {
            bind $widget <Button-1> [namespace code {my Turn}]
        }
        bind $Path <Key> [namespace code {my Key %K}]
        focus $Path
    }

    destructor {
        if {[info exists Path] && [winfo exists $Path]} {
            destroy $Path
        }
    }

    method Key {key} {
        # A key held down with others is for the window.
        if {![regexp {^(Shift|Control|Alt|Meta|Super|Caps|F\d|ISO)} $key]} {
            my Turn
        }
    }

    method Turn {} {
        # Once: the event that turned it must be over before it is gone.
        after idle $Cmd
        set Cmd {list}
    }
}
