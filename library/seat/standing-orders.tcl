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

need base/words match/standing look/ask-line look/side-window look/theme \
        look/window-size seat/ordered-tree seat/orders-asked seat/orders-given

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
    # Who: the tree.  Asked: the questions.  Holder: {SIDE COMMANDER} of whose
    # they are.  Given: gives them.
    variable Path Who PlayWindow Match Presenter Viewer Holder Orders Asked \
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
        foreach part {Asked Given Who} {
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
        if {[llength [my Preferred]]} {
            append about " " [::wargame::base::say standing.losses]
        }
        ttk::label $Path.about -wraplength [$theme px 560] -justify left \
                -text $about
        set Who [::wargame::seat::OrderedTree new $Path.who $Presenter $Viewer \
                [[$Match standing] arms $Viewer] $Orders [my Commanded]]
        set Given [::wargame::seat::OrdersGiven new $PlayWindow $Viewer $Who \
                [my Commanded]]
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
        update idletasks
        set Asked [::wargame::seat::OrdersAsked new $Path.what $Presenter $Who \
                $Orders [my Preferred] [expr {
                    [lindex [::wargame::look::roomOnScreen $Path] 0]
                        - [winfo reqwidth $Path.who] - 2 * $margin
                        - [$theme px 12]}] [list $Given give]]
        pack $Path.what -side left -fill y -padx [list 0 $margin] \
                -pady [list [$theme px 8] 0]
        bind [$Who tree] <<TreeviewSelect>> [namespace code {my Show}]
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

    method Show {} {
        set state [expr {[$PlayWindow mayStand $Viewer] ? "!disabled"
            : "disabled"}]
        $Path.propose.all state $state
        $Asked show $Orders $state
        $Path.foot.held configure -text [expr {
            [[$PlayWindow programAnswers] isHeld]
                ? [::wargame::base::say standing.held] : ""}]
        $Who mark $Orders
    }

    method Preferred {} {
        return [[$Presenter autoAnswers] preferred]
    }

    # ---- given ----

    method Propose {} {
        $Given propose $Orders
    }
}
