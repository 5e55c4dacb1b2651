# card-top.tcl --
#
#       What a card has above its rows: the question, how far one is, and the
#       last dice.
#
#   set top [::wargame::panels::CardTop new TOP PICTURES RULECMD]
#       TOP        a new frame, with which it goes
#       RULECMD    called with a label and a rule's number, to show it there
#       show SCENE WIDE    of a card, see card.tcl; dice and their words are no
#                  wider than that.  They roll when they are new
#       room PIXELS    what steps have side by side; draws them again if that is
#                  another
#       wrap WIDTH    breaks its words for a card so wide inside
#       headOn LABEL    its heading stands on that label, too; on none with ""
#       heading    pixels from its upper edge to the lower one of its heading
#       windows    all that it has

need base/objects look/dice look/theme panels/asked-words

package require Tk

if {![info object isa class ::wargame::panels::CardTop]} {
    oo::class create ::wargame::panels::CardTop
}

oo::define ::wargame::panels::CardTop {
    # Head: a label with the heading, or "".
    variable Top RuleCmd Scene Tray Thrown Room Head

    constructor {top pictures ruleCmd} {
        set Top $top
        set RuleCmd $ruleCmd
        set Scene {}
        set Thrown ""
        set Room 0
        set Head ""
        ttk::frame $Top -style Lift.TFrame \
                -padding [::wargame::look::theme size margin]
        foreach label {heading text rule} {
            ttk::label $Top.$label -style Lift.TLabel
        }
        canvas $Top.dice -highlightthickness 0 -height 1 -width 10
        ttk::frame $Top.steps -style Lift.TFrame
        pack $Top.heading -fill x -anchor w
        set Tray [::wargame::look::Dice new $Top.dice $pictures]
        ::wargame::base::goesWith $Top [self]
    }

    destructor {
        catch {$Tray destroy}
    }

    method windows {} {
        return [list $Top {*}[winfo children $Top]]
    }

    method show {scene wide} {
        set Scene $scene
        ::wargame::panels::askedWords $Top $scene [dict get $scene side]
        my headOn $Head
        {*}$RuleCmd $Top.rule [dict get $scene rule]
        my Steps
        my Lay
        my Throw [dict get $scene throw] $wide
    }

    method Lay {} {
        # What says nothing takes no room.
        set parts [list $Top.heading]
        foreach part {steps text rule} {
            if {$part eq "steps" ? [llength [winfo children $Top.steps]]
                    : [$Top.$part cget -text] ne ""} {
                lappend parts $Top.$part
            }
        }
        set laid [lsearch -all -inline -not [pack slaves $Top] $Top.dice]
        if {$parts ne $laid} {
            pack forget {*}[pack slaves $Top]
            pack {*}$parts -fill x -anchor w
        }
    }

    method headOn {label} {
        set Head $label
        if {$label ne ""} {
            foreach option {-text -font -foreground -wraplength} {
                $label configure $option [$Top.heading cget $option]
            }
        }
    }

    method heading {} {
        return [expr {[::wargame::look::theme size margin]
            + [winfo reqheight $Top.heading]}]
    }

    method room {pixels} {
        if {$pixels != $Room} {
            set Room $pixels
            my Steps
        }
    }

    method wrap {width} {
        foreach label {heading text} {
            $Top.$label configure -wraplength [expr {$width - 4}]
        }
        if {$Head ne ""} {
            $Head configure -wraplength [expr {$width - 4}]
        }
        # It was shown for a width that was not known yet.
        if {[winfo manager $Top.dice] ne "" && $width - [my Row] - 8
                != [$Top.dice itemcget said -width]} {
            $Tray show [lindex $Thrown 2] {*}[my Beside $width]
        }
    }

    method Steps {} {
        # A word each, side by side, the present one on gold; in two rows or
        # more where the words are long.
        destroy {*}[winfo children $Top.steps]
        $Top.steps configure -height 1
        set n 0
        foreach step [dict get [dict merge {steps {}} $Scene] steps] {
            lassign $step text state
            set label $Top.steps.s[incr n]
            ttk::label $label -text $text -style Lift.TLabel -anchor center \
                -padding [::wargame::look::theme px 3] \
                -font [::wargame::look::theme font [expr {
                    $state eq "now" ? "smallBold" : "small"}]] \
                -foreground [::wargame::look::theme color [dict get {
                    past inkSoft now ink next inkSoft} $state]]
            if {$state eq "now"} {
                $label configure -background [::wargame::look::theme color gold]
            }
        }
        set labels [winfo children $Top.steps]
        set columns [my Columns [lmap label $labels {
            winfo reqwidth $label
        }]]
        set i 0
        foreach label $labels {
            grid $label -row [expr {$i / $columns}] \
                    -column [expr {$i % $columns}] -sticky ew
            grid columnconfigure $Top.steps [expr {$i % $columns}] \
                    -weight 1
            incr i
        }
    }

    method Columns {widths} {
        # The most in which so wide words have room side by side.
        for {set columns [llength $widths]} {$columns > 1} {incr columns -1} {
            set used [lrepeat $columns 0]
            set i 0
            foreach width $widths {
                set at [expr {$i % $columns}]
                lset used $at [expr {max([lindex $used $at], $width)}]
                incr i
            }
            if {[tcl::mathop::+ {*}$used] <= $Room} break
        }
        return [expr {max(1, $columns)}]
    }

    method Throw {throw wide} {
        # The dice roll when they are new.
        lassign $throw style text dice
        if {$dice eq ""} {
            pack forget $Top.dice
            return
        }
        pack $Top.dice -fill x
        $Top.dice configure \
                -background [::wargame::look::theme color paperLift]
        lassign [list $Thrown $throw] before Thrown
        set at [my Beside [expr {$wide - 32}]]
        if {$throw ne $before && $before ne ""} {
            $Tray roll $dice {*}$at list
        } else {
            $Tray show $dice {*}$at
        }
    }

    method Row {} {
        # Pixels of the dice, side by side.
        return [expr {[llength [lindex $Thrown 2]]
            * [::wargame::look::theme px 40]}]
    }

    method Beside {width} {
        # The words beside the dice, in so much for both.  Where these lie: as
        # high as they are or, in large letters, the words.
        lassign [list [my Row] [::wargame::look::theme px 40]] row size
        $Top.dice delete said
        $Top.dice create text [expr {$row + 8}] 0 -anchor nw -tags said \
            -text [lindex $Thrown 1] -width [expr {$width - $row - 8}] \
            -font [::wargame::look::theme font body] \
            -fill [::wargame::look::theme color ink]
        lassign [$Top.dice bbox said] - top - bottom
        set high [expr {max($size, $bottom - $top) + 4}]
        $Top.dice move said 0 [expr {($high - $bottom - $top) / 2.0}]
        $Top.dice configure -height $high
        return [list [expr {$row / 2.0}] [expr {$high / 2.0}] $size]
    }
}
