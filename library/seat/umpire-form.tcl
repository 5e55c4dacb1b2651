# umpire-form.tcl --
#
#       The form of an amendment: what it is, about what, and why.  What can be
#       chosen in it is said by AmendmentChoices.
#
#       openUmpireForm PATH MATCH PRESENTER CMD WORDS    a new window
#           CMD is called with the umpire's action.  WORDS: the amendment and
#           what it is about, as far as that is known, "place F10"

need base/words look/ask-line look/button-bar look/side-window look/theme \
        seat/amendment-choices

if {![info object isa class ::wargame::seat::UmpireForm]} {
    oo::class create ::wargame::seat::UmpireForm {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openUmpireForm {path match presenter cmd words} {
    destroy $path
    UmpireForm new $path $match $presenter $cmd $words
}

oo::define ::wargame::seat::UmpireForm {
    # Keys: of each field that is chosen, by its number, its choices in order.
    variable Path Match Presenter Cmd Choices Amendment Keys Given

    constructor {path match presenter cmd words} {
        set Match $match
        set Presenter $presenter
        set Cmd $cmd
        set Choices [::wargame::seat::AmendmentChoices new $match $presenter]
        set Given [lassign $words Amendment]
        if {$Amendment eq ""} {
            set Amendment [lindex [$Choices amendments] 0]
        }
        my Open $path Ask [::wargame::base::say umpire.form]
        $Match listen [namespace code {my Check}]
        my Build
        my Fields
        my Place
    }

    destructor {
        if {[info exists Keys] && [info object isa object $Match]} {
            $Match deafen [namespace code {my Check}]
        }
        if {[info exists Choices]} {
            $Choices destroy
        }
    }

    # ---- built ----

    method Build {} {
        set px [list ::wargame::look::theme px]
        ttk::label $Path.title -text [::wargame::base::say umpire.form] \
                -style Heading.TLabel
        ttk::combobox $Path.what -state readonly -width 52 \
                -font [::wargame::look::theme font prompt] \
                -values [lmap amendment [$Choices amendments] {
                    $Choices name $amendment
                }]
        bind $Path.what <<ComboboxSelected>> [namespace code {my Chosen}]
        ttk::frame $Path.fields
        ttk::label $Path.reason -text [::wargame::base::say umpire.reason] \
                -wraplength [{*}$px 500] -justify left
        ttk::entry $Path.why -font [::wargame::look::theme font prompt]
        ttk::label $Path.no -wraplength [{*}$px 500] -justify left \
                -foreground [::wargame::look::theme color bad]
        ttk::frame $Path.bar
        ttk::button $Path.bar.ok -text [::wargame::base::say umpire.do] \
                -style Default.TButton -command [namespace code {my Do}]
        ttk::button $Path.bar.cancel -text [::wargame::base::say ask.cancel] \
                -command [list destroy $Path]
        pack $Path.bar.ok $Path.bar.cancel -side right \
                -padx [list [{*}$px 8] 0]
        foreach {part above} {title 14 what 8 fields 6 reason 10 why 2 no 6
                bar 8} {
            pack $Path.$part -fill x -padx [{*}$px 20] \
                    -pady [list [{*}$px $above] 0]
        }
        pack configure $Path.bar -pady [{*}$px {12}]
        bind $Path.why <Return> [list $Path.bar.ok invoke]
    }

    method Place {} {
        ::wargame::look::placeOver $Path [winfo toplevel [winfo parent $Path]] 6
        set first [lindex [winfo children $Path.fields] end]
        focus [expr {$Given eq "" && $first ne "" ? $first : "$Path.why"}]
    }

    method Chosen {} {
        # What it is about stays, if the other amendment is about such a thing.
        set type [lindex [$Choices types $Amendment] 0]
        set Amendment [lindex [$Choices amendments] [$Path.what current]]
        set Given {}
        if {$type eq [lindex [$Choices types $Amendment] 0]} {
            set Given [lrange [my Values] 0 0]
        }
        my Fields
    }

    method Fields {} {
        # One for each thing that the amendment is about.
        $Path.what current [lsearch -exact [$Choices amendments] $Amendment]
        destroy {*}[winfo children $Path.fields]
        set Keys [dict create]
        set n 0
        foreach type [$Choices types $Amendment] {
            set field $Path.fields.f$n
            ttk::label $Path.fields.l$n -justify left \
                    -wraplength [::wargame::look::theme px 240] \
                    -text [$Choices about $Amendment $n]
            if {$type in {d h}} {
                ttk::entry $field -width 12 -font [::wargame::look::theme font \
                        prompt]
                $field insert 0 [expr {$n < [llength $Given]
                    ? [lindex $Given $n] : [$Choices written $type]}]
                bind $field <KeyRelease> [namespace code {my Check}]
                bind $field <Return> [list $Path.bar.ok invoke]
            } else {
                ttk::combobox $field -state readonly -width 46 -height 16 \
                        -font [::wargame::look::theme font prompt]
                bind $field <<ComboboxSelected>> \
                        [namespace code [list my Later $n]]
            }
            grid $Path.fields.l$n $field -sticky w -pady \
                    [::wargame::look::theme px 3]
            grid configure $field -padx [list [::wargame::look::theme px 10] 0]
            incr n
        }
        my Later -1
        set n 0
        foreach value $Given {
            my Pick $n $value
            incr n
        }
    }

    # ---- what can be chosen ----

    method Later {n} {
        # Field n was chosen: what follows has other choices, perhaps.
        set types [$Choices types $Amendment]
        set last [expr {[llength $types] - 1}]
        for {set i [expr {$n + 1}]} {$i <= $last} {incr i} {
            set type [lindex $types $i]
            set present ""
            if {$type in {d h}} continue
            set keys [$Choices of $type]
            if {$i == $last} {
                set before [lrange [my Values] 0 $i-1]
                set keys [$Choices allowed $Amendment $before $keys]
                set present [$Choices present $Amendment $before]
            }
            my Fill $i $keys
            if {$i == $last && $present in [dict get $Keys $i]
                    && $present ne ""} {
                # What is so now stands there until another is chosen.
                $Path.fields.f$i current [lsearch -exact [dict get $Keys $i] \
                        $present]
            }
        }
        my Check
    }

    method Fill {i keys} {
        # The same one stays chosen if it can.
        set old [lindex [my Values] $i]
        set named [$Choices named $Amendment $i $keys]
        set keys [lmap pair $named {lindex $pair 1}]
        dict set Keys $i $keys
        set texts [lmap pair $named {lindex $pair 0}]
        $Path.fields.f$i configure -values $texts -width \
                [::wargame::look::listWidth \
                34 [::wargame::look::theme font prompt] $texts]
        $Path.fields.f$i current [expr {max(0, [lsearch -exact $keys $old])}]
    }

    method Pick {n value} {
        if {![dict exists $Keys $n]} {
            return
        }
        set at [lsearch -exact [dict get $Keys $n] $value]
        if {$at < 0} {
            # It is not allowed: then the form says why.
            dict set Keys $n [linsert [dict get $Keys $n] 0 $value]
            set field $Path.fields.f$n
            $field configure -values [linsert [$field cget -values] 0 \
                    [lindex [$Choices named $Amendment $n [list $value]] 0 0]]
            set at 0
        }
        $Path.fields.f$n current $at
        my Later $n
    }

    # ---- answered ----

    method Values {} {
        # Of the fields that are there, by their order.
        set values {}
        for {set i 0} {[winfo exists $Path.fields.f$i]} {incr i} {
            if {[winfo class $Path.fields.f$i] eq "TEntry"} {
                lappend values {*}[split [string trim [$Path.fields.f$i get]]]
            } elseif {[dict exists $Keys $i]} {
                lappend values [lindex [dict get $Keys $i] \
                        [$Path.fields.f$i current]]
            }
        }
        return $values
    }

    method Action {} {
        set reason [string trim [regsub -all {\s+} [$Path.why get] " "]]
        set action [join [list $Amendment {*}[my Values]]]
        return [expr {$reason eq "" ? $action : "$action | $reason"}]
    }

    method Check {args} {
        # Says why not; true if it is allowed.
        set reason [$Match whyUmpire [my Action]]
        $Path.no configure -text [expr {$reason eq "" ? ""
            : [::wargame::base::say umpire.no [[$Presenter words] refusal \
                    $reason]]}]
        return [expr {$reason eq ""}]
    }

    method Do {} {
        if {[my Check]} {
            set action [my Action]
            set cmd $Cmd
            destroy $Path
            {*}$cmd $action
        }
    }
}
