# standing-orders.tcl --
#
#       The window of a side's standing orders: for all its pieces, an arm, a
#       corps or one piece, how each question is answered for it; see
#       standing.tcl.
#
#       openStandingOrders PATH PLAYWINDOW VIEWER    a new window; one that is
#                                there goes
#
#   The tree at its left has the whole side, its arms, its corps and their
#   pieces: who is selected there is given orders at its right.  What is
#   inherited is said.  What is asked meanwhile is answered when the window is
#   closed.

need base/words match/standing look/ask-line look/button-rows look/side-window \
        look/theme seat/ordered-tree seat/orders-given

if {![info object isa class ::wargame::seat::StandingOrders]} {
    oo::class create ::wargame::seat::StandingOrders {
        superclass ::wargame::look::SideWindow
    }
}

proc ::wargame::seat::openStandingOrders {path playWindow viewer} {
    destroy $path
    StandingOrders new $path $playWindow $viewer
}

proc ::wargame::seat::Settled {playWindow} {
    if {[info object isa object $playWindow]} {
        $playWindow settle
    }
}

oo::define ::wargame::seat::StandingOrders {
    # Chosen: QUESTION -> what its buttons show.  Who: the tree.  Holder: {SIDE
    # COMMANDER} of whose they are.  Given: gives them.
    variable Path Who PlayWindow Match Presenter Viewer Holder Chosen Orders \
            Given

    constructor {path playWindow viewer} {
        set PlayWindow $playWindow
        set Match [$playWindow match]
        set Presenter [$playWindow presenter]
        set Viewer $viewer
        set Orders [my Given]
        set Holder [list $viewer [$playWindow commander]]
        my Open $path StandingOrders [::wargame::base::say standing.title]
        my Build
        my Show
        $Match listen [namespace code {my Changed}]
        [$PlayWindow programAnswers] holding {*}$Holder 1
        ::wargame::look::placeOver $Path [winfo toplevel [winfo parent $Path]] 8
        focus [$Who tree]
    }

    destructor {
        if {[info exists Orders] && [info object isa object $Match]} {
            $Match deafen [namespace code {my Changed}]
            my LetGo
        }
        foreach part {Given Who} {
            if {[info exists $part]} {
                [set $part] destroy
            }
        }
    }

    method LetGo {} {
        # The seat may be going, too: what waits is answered after that.
        if {[info object isa object $PlayWindow]} {
            [$PlayWindow programAnswers] holding {*}$Holder 0
            after idle [list ::wargame::seat::Settled $PlayWindow]
        }
    }

    # ---- made ----

    method Build {} {
        set theme ::wargame::look::theme
        set margin [$theme px 20]
        ttk::label $Path.title -style Heading.TLabel \
                -text [::wargame::base::say standing.heading \
                    [[$Presenter words] sideName $Viewer]]
        set about [::wargame::base::say standing.about]
        # Losses are a preference where blocks are hidden.
        if {[my MayPrefer]} {
            append about " " [::wargame::base::say standing.losses]
        }
        ttk::label $Path.about -wraplength [$theme px 560] -justify left \
                -text $about
        set Who [::wargame::seat::OrderedTree new $Path.who $Presenter $Viewer \
                [[$Match standing] arms $Viewer] $Orders [my Commanded]]
        set Given [::wargame::seat::OrdersGiven new $PlayWindow $Viewer $Who \
                [my Commanded]]
        ttk::frame $Path.what
        pack [ttk::frame $Path.what.- -width 1] -side left
        pack [ttk::frame $Path.what.wide -height 1] -side bottom
        foreach order $Orders {
            my BuildQuestion [dict get $order standing]
        }
        my BuildProposed
        ttk::frame $Path.foot
        ttk::button $Path.foot.close -text [::wargame::base::say help.close] \
                -command [list destroy $Path]
        ttk::label $Path.foot.held
        pack $Path.foot.close -side right
        pack $Path.foot.held -side left
        pack $Path.title -anchor w -padx $margin -pady [$theme px 12]
        pack $Path.about -fill x -padx $margin
        bind $Path.about <Configure> { %W configure -wraplength %w }
        if {[$Given proposed $Orders] ne ""} {
            pack $Path.propose -fill x -padx $margin \
                    -pady [list [$theme px 8] 0]
        }
        pack $Path.foot -side bottom -fill x -padx $margin -pady [$theme px 14]
        pack $Path.who -side left -fill both -expand 1 \
                -padx [list $margin [$theme px 12]] -pady [list [$theme px 8] 0]
        pack $Path.what -side left -fill y -padx [list 0 $margin] \
                -pady [list [$theme px 8] 0]
        bind [$Who tree] <<TreeviewSelect>> [namespace code {my Show}]
        my Reserve
    }

    method BuildProposed {} {
        set theme ::wargame::look::theme
        ttk::frame $Path.propose
        ttk::button $Path.propose.all \
                -text [::wargame::base::say standing.propose] \
                -command [namespace code {my Propose}]
        # Whoever is selected it says the same: the window stays as large.
        ttk::label $Path.propose.told -justify left \
                -wraplength [$theme px 360] -text [$Given proposed $Orders]
        pack $Path.propose.all -side left
        pack $Path.propose.told -side left -fill x -expand 1 \
                -padx [list [$theme px 12] 0]
        bind $Path.propose.told <Configure> { %W configure -wraplength %w }
    }

    method BuildQuestion {kind} {
        set theme ::wargame::look::theme
        set frame $Path.what.$kind
        ttk::frame $frame
        ttk::frame $frame.head
        ttk::label $frame.asked -font [$theme font bodyBold]
        ttk::frame $frame.answers
        pack $frame.head $frame.answers -anchor w
        pack $frame.asked -in $frame.head -side left
        foreach choice [my Choices $kind] {
            ttk::radiobutton [my Button $kind $choice] -value $choice \
                    -text [my Label $kind $choice] \
                    -variable [my varname Chosen]($kind) \
                    -command [namespace code [list my Give $kind]]
        }
        my PackInherited $frame
        $frame.asked configure -text [[$Presenter words] standing $kind]
    }

    method Button {kind choice} {
        return $Path.what.$kind.[expr {$choice eq "inherit" ? $choice
            : "answers.$choice"}]
    }

    method Choices {kind} {
        return [linsert [dict get [my Order $kind] choices] 0 inherit]
    }

    method Reserve {} {
        # The room of all questions, with what may be inherited: the window
        # stays as large as it is, and its buttons where they are.
        foreach order $Orders {
            set kind [dict get $order standing]
            set frame $Path.what.$kind
            set buttons [lmap choice [dict get $order choices] {
                my Button $kind $choice
            }]
            ::wargame::look::buttonRows $frame.answers $buttons \
                    [::wargame::look::theme px 990]
            $frame.inherit configure -text [::wargame::base::say \
                    standing.inherit [my Longest $buttons]]
            pack $frame -side top -anchor w \
                    -pady [list 0 [::wargame::look::theme px 8]]
        }
        update idletasks
        $Path.what.- configure -height [winfo reqheight $Path.what]
        $Path.what.wide configure -width [winfo reqwidth $Path.what]
    }

    method Longest {buttons} {
        set labels [lmap button $buttons { $button cget -text }]
        set lengths [lmap label $labels { string length $label }]
        return [lindex $labels [lsearch -exact $lengths \
                [::tcl::mathfunc::max {*}$lengths]]]
    }

    # ---- shown ----

    method Given {} {
        # Of several commanders what this one has ordered.
        return [[$Match standing] orders $Viewer [$PlayWindow commander]]
    }

    method Commanded {} {
        set commander [$PlayWindow commander]
        return [expr {$commander eq "" ? "" : [[$Presenter reader] commanded \
            [$Match moment $Viewer] $Viewer $commander]}]
    }

    method Changed {} {
        set Orders [my Given]
        my Show
    }

    method Order {kind} {
        foreach order $Orders {
            if {[dict get $order standing] eq $kind} {
                return $order
            }
        }
    }

    method Show {} {
        set state [expr {[$PlayWindow mayStand $Viewer] ? "!disabled"
            : "disabled"}]
        $Path.propose.all state $state
        foreach order $Orders {
            set kind [dict get $order standing]
            set Chosen($kind) [my InForce $order]
            foreach choice [my Choices $kind] {
                [my Button $kind $choice] state $state
            }
            my ShowInherited $order
        }
        $Path.foot.held configure -text [expr {
            [[$PlayWindow programAnswers] isHeld]
                ? [::wargame::base::say standing.held] : ""}]
        my Place
        $Who mark $Orders
    }

    method InForce {order} {
        # Who has none above is asked, but where a preference may answer.
        set own [$Who own $order]
        return [expr {$own ne "" ? $own
            : [$Who who] eq "all" && ![my MayPrefer]
                ? [dict get $order choice] : "inherit"}]
    }

    method MayPrefer {} {
        return [::wargame::base::said [$Presenter game].losses]
    }

    method ShowInherited {order} {
        set kind [dict get $order standing]
        set frame $Path.what.$kind
        if {[$Who who] eq "all"} {
            pack forget $frame.inherit
            return
        }
        $frame.inherit configure -text [::wargame::base::say standing.inherit \
                [my Label $kind [$Who above $order]]]
        my PackInherited $frame
    }

    method PackInherited {frame} {
        # Beside the question: beside the others it would be too wide for a
        # small screen.
        pack $frame.inherit -in $frame.head -side left \
                -padx [list [::wargame::look::theme px 12] 0]
    }

    method Place {} {
        # Only what those who are selected decide, such as squares of
        # infantry.
        foreach order $Orders {
            set frame $Path.what.[dict get $order standing]
            pack forget $frame
            if {[$Who decides $order]} {
                pack $frame -side top -anchor w \
                        -pady [list 0 [::wargame::look::theme px 8]]
            }
        }
    }

    method Label {kind choice} {
        return [expr {$choice eq "inherit" ? ""
            : [[$Presenter words] standingChoice $kind $choice]}]
    }

    # ---- given ----

    method Give {kind} {
        $Given give [my Order $kind] $Chosen($kind)
    }

    method Propose {} {
        $Given propose $Orders
    }
}
