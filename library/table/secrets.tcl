# secrets.tcl --
#
#       Before a match with fair dice: each side alone sees its secret, to write
#       it down, and may mix a phrase of its own into it.
#
#   set secrets [::wargame::table::Secrets new PATH PRESENTER CMDPREFIX ?SEATS?]
#       PATH         a new toplevel
#       CMDPREFIX    is called with both secrets, once those of SEATS, or both,
#                    have been seen; then the window is gone

need base/requests base/words look/key-press look/theme table/handover

if {![info object isa class ::wargame::table::Secrets]} {
    oo::class create ::wargame::table::Secrets
}

oo::define ::wargame::table::Secrets {
    variable Path Presenter Cmd Handover Secrets Side Seats

    constructor {path presenter cmd {seats {0 1}}} {
        set Path $path
        set Presenter $presenter
        set Cmd $cmd
        set Handover ""
        set Seats $seats
        set Side [lindex $seats 0]
        set Secrets [list [::wargame::secret] [::wargame::secret]]
        set theme ::wargame::look::theme
        toplevel $Path -class Secrets -background [$theme color paper]
        wm title $Path [::wargame::base::say dice.kind.fair]
        wm geometry $Path [$theme px 820]x[$theme px 560]
        wm protocol $Path WM_DELETE_WINDOW [namespace code {my Left}]
        bind $Path <Escape> [namespace code {my Left}]
        bind $Path <<WargameTheme>> [namespace code {my Again}]
        my Again
    }

    destructor {
        if {[info exists Path]} {
            if {$Handover ne ""} {
                $Handover destroy
            }
            $Presenter destroy
            destroy $Path
        }
    }

    method Left {} {
        # Nobody plays: nothing was begun.
        set path $Path
        my destroy
        ::wargame::base::requests send windowGone $path
    }

    method Again {} {
        # Whoever is to sit down, the handover screen first.
        if {$Handover ne ""} {
            $Handover destroy
        }
        destroy {*}[winfo children $Path]
        if {[llength $Seats] == 1} {
            my Page
            return
        }
        set Handover [::wargame::table::HandoverScreen new $Path.handover \
                [[$Presenter words] sideName $Side] $Side \
                [namespace code {my Page}]]
    }

    method Page {} {
        if {$Handover ne ""} {
            $Handover destroy
            set Handover ""
        }
        set theme ::wargame::look::theme
        set colour [$theme side $Side]
        frame $Path.band -background [$theme color $colour] \
                -height [$theme px 10]
        pack $Path.band -side top -fill x
        ttk::frame $Path.page -padding [$theme px 36]
        pack $Path.page -fill both -expand 1
        set page $Path.page
        set wrap [$theme px 740]
        label $page.title -font [$theme font area] \
                -background [$theme color paper] \
                -foreground [$theme color $colour] \
                -text [::wargame::base::say secrets.title \
                [[$Presenter words] sideName $Side]]
        ttk::label $page.text -wraplength $wrap -justify left \
                -font [$theme font body] -text [::wargame::base::say \
                secrets.text]
        label $page.code -font [$theme font mono] -justify left \
                -background [$theme color paperLift] \
                -foreground [$theme color ink] -padx [$theme px 24] \
                -pady [$theme px 14]
        ttk::label $page.ask -wraplength $wrap -justify left \
                -font [$theme font body] -text [::wargame::base::say \
                secrets.phrase]
        ttk::frame $page.line
        ttk::entry $page.line.phrase -width 44 -font [$theme font prompt]
        ttk::button $page.line.mix -text [::wargame::base::say secrets.mix] \
                -command [namespace code {my Mix}]
        ttk::button $page.next -style Default.TButton \
                -text [::wargame::base::say secrets.next] \
                -command [namespace code {my Next}]
        pack $page.title $page.text $page.code $page.ask -anchor w \
                -pady [list 0 [$theme px 14]]
        pack $page.line -anchor w -fill x
        pack $page.line.phrase -side left
        pack $page.line.mix -side left -padx [$theme px 8]
        pack $page.next -side bottom -anchor e
        bind $page.line.phrase <Return> [namespace code {my Next}]
        my Code
        focus $page.line.phrase
    }

    method Code {} {
        # Sixteen groups of four, in four rows.
        set rows {}
        foreach {a b c d} [regexp -all -inline {.{4}} [lindex $Secrets $Side]] {
            lappend rows "$a  $b  $c  $d"
        }
        $Path.page.code configure -text [join $rows \n]
    }

    method Mix {} {
        # The phrase, and what it is mixed with, both matter.
        set phrase [string trim [$Path.page.line.phrase get]]
        if {$phrase ne ""} {
            lset Secrets $Side [::wargame::commitment \
                    "[lindex $Secrets $Side] $phrase"]
            $Path.page.line.phrase delete 0 end
            my Code
        }
        focus $Path.page.next
    }

    method Next {} {
        # A phrase not yet mixed in changes the code: it is to be seen first.
        if {[string trim [$Path.page.line.phrase get]] ne ""} {
            my Mix
        } elseif {$Side != [lindex $Seats end]} {
            set Side [lindex $Seats end]
            my Again
        } else {
            set cmd [list {*}$Cmd {*}$Secrets]
            after idle [namespace code {my destroy}]
            uplevel #0 $cmd
        }
    }
}
