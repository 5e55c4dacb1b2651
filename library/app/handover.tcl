# handover.tcl --
#
#       The leaf between two seats on one screen: it names who is to sit down,
#       and nothing else.
#
#       set leaf [::wargame::Leaf new PATH NAME VIEWER CMD ?KIND?]  a new frame
#           CMD is called at a key or a click.  KIND: seat, or role before a
#           window of that viewer's own

if {![info object isa class ::wargame::Leaf]} {
    oo::class create ::wargame::Leaf
}

oo::define ::wargame::Leaf {
    variable Path Cmd

    constructor {path name viewer cmd {kind seat}} {
        set Path $path
        set Cmd $cmd
        set theme ::wargame::theme
        set colour [expr {$viewer in {0 1}
            ? [lindex {french russian} $viewer] : "goldDark"}]
        set words [expr {$viewer in {0 1} ? $kind : $viewer}]
        frame $Path -background [$theme color leaf] -class Leaf -takefocus 1
        frame $Path.band -background [$theme color $colour] \
                -height [$theme px 10]
        pack $Path.band -side top -fill x
        frame $Path.middle -background [$theme color leaf]
        place $Path.middle -relx 0.5 -rely 0.45 -anchor center
        foreach {name text font key} [list \
            title [my Words for.$words $name] title $colour \
            hand [my Words hand.$words $name] subtitle ink \
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

    method Words {key name} {
        # What is particular of this kind, or what every leaf says.
        if {[::wargame::said leaf.$key]} {
            return [::wargame::say leaf.$key $name]
        }
        return [::wargame::say leaf.[file rootname $key] $name]
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
