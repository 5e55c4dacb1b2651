# card-row.tcl --
#
#       One row of a card: pictures, words and buttons of a piece or place, or
#       the heading of the rows below it.
#
#   set row [::wargame::panels::CardRow new FRAME SCENE CALLS ?LATER?]
#       LATER      1: it is empty until it is filled
#       FRAME      a new, empty frame, with which it goes
#       SCENE      the row, see card.tcl
#       CALLS      dictionary of commands: block FACE MARKS SIZE returns a
#                  photo; command CHOICE what its button does, or "" if it has
#                  none; keys WINDOW makes the card's letters work there; how
#                  ASKED returns the lines that tell how the row's come about;
#                  soon, that its size changes
#       fill, isFilled
#       scene      -> that row
#       frame      -> that frame
#       bar        path of the frame of the buttons, which need not be there
#       button     the first of its buttons, or "" where it has none
#       buttons    all of them; "How?" is none of them, for it answers nothing
#       how        its path, or "" where nothing can be asked
#       wrap WIDTH ?BELOW?    breaks its words for a card so wide inside;
#                  BELOW 1: those of a pair stand below the faces, room or not
#       tight WIDTH    have a pair's words too little room beside its faces?
#       retell SCENE   shows that row in place, if only its line is another
#
#       retell ROWS SCENES    each of these rows does so with its scene

need base/objects base/words look/button-bar look/theme panels/card-row-room

if {![info object isa class ::wargame::panels::CardRow]} {
    oo::class create ::wargame::panels::CardRow
}

oo::define ::wargame::panels::CardRow {
    # Wrapped: the width that its words break for; How: can it be asked about?
    # Below: the row of the grid of buttons that may lie below the faces, or 0.
    variable Frame Scene Calls Wrapped How Filled Below

    constructor {frame scene calls {later 0}} {
        set Frame $frame
        set Scene $scene
        set Calls $calls
        set Wrapped ""
        set Below 0
        set How [expr {[dict exists $scene how] && [dict get $scene how] ne {}}]
        set Filled 0
        ::wargame::base::goesWith $Frame [self]
        if {!$later} {
            my fill
        }
    }

    foreach {method name} {
        isFilled Filled  scene Scene  frame Frame  bar Frame.bar
    } {
        method $method {} [format {return $%s} $name]
    }

    method fill {} {
        set Filled 1
        if {[dict exists $Scene section]} {
            my Section [dict get $Scene section]
        } else {
            my Build [dict merge {
                faces {} arrow 0 title "" line "" state "" choices {} first 0
            } $Scene]
        }
        foreach window [concat $Frame [winfo children $Frame]] {
            {*}[dict get $Calls keys] $window
        }
    }

    method retell {scene} {
        # Whoever has the pointer or the keyboard on it keeps it.
        if {![my Line $scene] || ![my Line $Scene]
                || [dict remove $scene line] ne [dict remove $Scene line]} {
            return
        }
        set Scene $scene
        if {[winfo exists $Frame.line]} {
            $Frame.line configure -text [dict get $Scene line]
        }
        if {[winfo exists $Frame.told]} {
            $Frame.told configure -text [my Told]
        }
    }

    method Line {scene} {
        return [expr {[dict exists $scene line]
            && [dict get $scene line] ne ""}]
    }

    method button {} {
        return [lindex [concat [my buttons] [my how]] 0]
    }

    method buttons {} {
        if {![winfo exists $Frame.bar]} {
            return {}
        }
        set how [my how]
        return [lmap button [::wargame::look::barButtons $Frame.bar] {
            if {$button eq $how} continue
            set button
        }]
    }

    method how {} {
        return [expr {$How && [winfo exists $Frame.bar]
            ? [lindex [::wargame::look::barButtons $Frame.bar] end] : ""}]
    }

    method IsPair {} {
        return [expr {[dict exists $Scene arrow] && [dict get $Scene arrow]}]
    }

    method WordsBeside {} {
        return [lmap name {faces title line} { string cat $Frame. $name }]
    }

    method tight {width} {
        return [expr {[my IsPair] && [winfo exists $Frame.faces]
            && [::wargame::panels::isTight {*}[my WordsBeside] $width]}]
    }

    method wrap {width {below 0}} {
        # Once a width: each time the label, and all about it, is laid again.
        if {!$Filled || [list $width $below] eq $Wrapped} {
            return
        }
        set Wrapped [list $width $below]
        set room [::wargame::panels::roomForWords {*}[my WordsBeside] $width \
                [expr {$below && [my IsPair]}]]
        foreach label {title line section told} {
            if {[winfo exists $Frame.$label]} {
                $Frame.$label configure -wraplength [expr {max(80,
                    $label eq "section" ? $width : $label eq "told"
                        ? $width - [::wargame::look::theme px 12] : $room)}]
            }
        }
        if {[winfo exists $Frame.bar]} {
            my Across $width $room
            ::wargame::look::barFlow $Frame.bar
        }
    }

    method Across {width room} {
        # Three and more lie below the faces, too, where that is fewer rows.
        if {$Below} {
            set across [expr {[::wargame::look::barRows $Frame.bar $width]
                < [::wargame::look::barRows $Frame.bar $room]}]
            grid $Frame.bar -column [expr {!$across}] -columnspan [expr {
                1 + $across}] -row [expr {$across ? 4 : $Below}]
        }
    }

    # ---- what is in it ----

    method Section {title} {
        ttk::label $Frame.section -text $title \
            -font [::wargame::look::theme font caption] \
            -foreground [::wargame::look::theme color link]
        ttk::separator $Frame.under
        pack $Frame.section -anchor w
        pack $Frame.under -fill x
    }

    method Build {row} {
        my Faces $row
        # Its buttons stand below its words, or above them.
        set first [dict get $row first]
        set below [my Words $row [expr {$first ? 2 : 1}]]
        set commands [my Commands [dict get $row choices]]
        if {[llength $commands] || $How} {
            my Buttons [ttk::frame $Frame.bar] $commands
            grid $Frame.bar -column 1 -sticky ew -pady [lmap gap [expr {
                    $first ? {0 3} : {3 0}}] {::wargame::look::theme px $gap}] \
                -row [expr {$first ? 1 : $below}]
            set Below [expr {!$first && [llength $commands] / 2 + $How > 2
                ? $below : 0}]
        }
        grid columnconfigure $Frame 1 -weight 1
    }

    method Faces {row} {
        set faces [dict get $row faces]
        set size [expr {[dict exists $row size] ? [dict get $row size]
            : [llength $faces] > 4 ? 30 : 44}]
        ttk::frame $Frame.faces
        set n 0
        foreach face $faces {
            ttk::label $Frame.faces.f[incr n] \
                    -image [{*}[dict get $Calls block] $face {} $size]
            grid $Frame.faces.f$n -row [expr {($n - 1) / 7}] \
                    -column [expr {2 * (($n - 1) % 7)}]
        }
        if {[dict get $row arrow]} {
            ttk::label $Frame.faces.arrow -text \u2192 \
                    -font [::wargame::look::theme font heading]
            grid $Frame.faces.arrow -row 0 -column 1
        }
        if {$n == 0} {
            $Frame.faces configure -width 1 -height 1
        }
        # Many faces stand above the words, few beside them.
        if {$n > 3} {
            grid $Frame.faces -row 0 -column 0 -columnspan 2 -sticky w
        } else {
            grid $Frame.faces -row 1 -column 0 -rowspan 3 -sticky nw \
                -padx [list 0 [::wargame::look::theme px [expr {$n ? 8 : 0}]]]
        }
    }

    method Words {row line} {
        # From that line of the grid on; returns the line below.
        set state [dict get $row state]
        foreach {key font color} [list \
            title bodyBold [expr {$state eq "off" ? "inkFaint" : "ink"}] \
            line small [expr {$state in {off ""} ? "inkSoft" : $state}]
        ] {
            if {[dict get $row $key] ne ""} {
                ttk::label $Frame.$key -text [dict get $row $key] \
                    -font [::wargame::look::theme font $font] \
                    -foreground [::wargame::look::theme color $color]
                grid $Frame.$key -row $line -column 1 -sticky w
                incr line
            }
        }
        return $line
    }

    method Commands {choices} {
        # CHOICE COMMAND..., of those that have a button.
        return [concat {*}[lmap choice $choices {
            set command [{*}[dict get $Calls command] $choice]
            if {$command eq ""} continue
            list $choice $command
        }]]
    }

    method Buttons {bar commands} {
        foreach {choice command} $commands {
            {*}[dict get $Calls keys] [::wargame::look::barAdd $bar \
                    -text [dict get $choice label] \
                    -style [expr {[dict exists $choice best]
                        && [dict get $choice best] ? "Default.TButton"
                        : "Row.TButton"}] -command $command]
        }
        if {$How} {
            {*}[dict get $Calls keys] [::wargame::look::barAdd $bar \
                    -text [::wargame::base::say panel.how] \
                    -style Row.TButton -command [namespace code {my Tell}]]
        }
        ::wargame::look::barLay $bar
    }

    method Told {} {
        return [join [{*}[dict get $Calls how] [dict get $Scene how]] \n]
    }

    method Tell {} {
        # How it comes about, below all else, until asked once more.
        if {[winfo exists $Frame.told]} {
            destroy $Frame.told
        } else {
            ttk::label $Frame.told -font [::wargame::look::theme font small] \
                -foreground [::wargame::look::theme color ink] \
                -text [my Told]
            {*}[dict get $Calls keys] $Frame.told
            grid $Frame.told -row 9 -column 0 -columnspan 2 -sticky w
            set width $Wrapped
            set Wrapped ""
            if {$width ne ""} {
                my wrap {*}$width
            }
        }
        {*}[dict get $Calls soon]
    }
}

proc ::wargame::panels::retell {rows scenes} {
    if {[llength $rows] == [llength $scenes]} {
        foreach row $rows scene $scenes {
            $row retell $scene
        }
    }
}
